"""The schema of the database and the migrations from older ones. A change is a new entry; old entries never change."""

import sqlite3
from typing import Final

from courtier.store.errors import Damaged, TooNew

MARK: Final = 0x434F5552  # "COUR", in the file's head

STEPS: Final = [
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        touched REAL NOT NULL,      -- when the last line came
        alarm REAL,                 -- when the table wants to be woken
        phase TEXT NOT NULL,
        listed INTEGER NOT NULL,    -- among the open tables
        listing BLOB NOT NULL       -- what everybody may know about it
    ) WITHOUT ROWID;
    CREATE INDEX tables_alarm ON tables (alarm) WHERE alarm IS NOT NULL;
    CREATE INDEX tables_listed ON tables (touched) WHERE listed;

    CREATE TABLE lines (
        code TEXT NOT NULL,
        seq INTEGER NOT NULL,
        key TEXT,                   -- whose command it was, and its id
        line BLOB NOT NULL,
        PRIMARY KEY (code, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX lines_key ON lines (code, key) WHERE key IS NOT NULL;

    CREATE TABLE snapshots (
        code TEXT PRIMARY KEY,
        seq INTEGER NOT NULL,       -- the last line in it
        data BLOB NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE visitors (
        visitor TEXT PRIMARY KEY,   -- hash of a cookie
        made REAL NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE sittings (
        visitor TEXT NOT NULL,
        code TEXT NOT NULL,
        PRIMARY KEY (visitor, code)
    ) WITHOUT ROWID;

    CREATE TABLE invitations (
        token TEXT PRIMARY KEY,     -- its hash
        code TEXT NOT NULL,
        seat INTEGER,               -- none: the right to sit anywhere
        by TEXT NOT NULL,           -- who invites
        made REAL NOT NULL,
        used REAL,
        revoked REAL
    ) WITHOUT ROWID;
    CREATE INDEX invitations_code ON invitations (code);
    """,
    """
    DROP INDEX lines_key;
    ALTER TABLE lines RENAME TO older_lines;
    CREATE TABLE lines (
        id INTEGER PRIMARY KEY,     -- lines of many tables that come together lie together: few pages to write
        code TEXT NOT NULL,
        seq INTEGER NOT NULL,
        key INTEGER,                -- hash of whose command it was, and its id
        line BLOB NOT NULL
    );
    INSERT INTO lines (code, seq, line) SELECT code, seq, line FROM older_lines ORDER BY code, seq;
    DROP TABLE older_lines;
    CREATE UNIQUE INDEX lines_seq ON lines (code, seq);
    CREATE UNIQUE INDEX lines_key ON lines (code, key) WHERE key IS NOT NULL;
    """,
]


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """All missing steps in one go, or none."""
    version = version_of(connection)
    if version > len(STEPS):
        raise TooNew(
            f"the data are of form {version}, this version knows forms up to {len(STEPS)}; install a newer courtier"
        )
    if version == len(STEPS):
        return
    scripts = "".join(STEPS[version:])
    connection.executescript(
        f"BEGIN IMMEDIATE; {scripts} PRAGMA application_id = {MARK}; PRAGMA user_version = {len(STEPS)}; COMMIT;"
    )


def version_of(connection: sqlite3.Connection) -> int:
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if things and mark != MARK:
        raise Damaged("the file is a database of another program; move it away, or choose another folder with --data")
    return int(version)
