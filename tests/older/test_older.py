"""Data folders and records of older versions still open, go on and verify.

Every folder beside this file was written by `write.py` with the version it is named after.
"""

import json
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.older.write import known
from tests.server.serving import Page, serving

from courtier.cli import main
from courtier.core.record import Record
from courtier.core.replay import replayed
from courtier.table import clocks

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if (path / "tables.json").exists())
RECORDS = sorted(path.relative_to(FOLDER) for path in FOLDER.glob("*/records/*.jsonl"))


def test_there_is_a_version_to_be_compatible_with() -> None:
    assert "0.1.0" in VERSIONS
    assert len(RECORDS) >= 9


@pytest.mark.parametrize("record", RECORDS, ids=str)
def test_a_record_verifies_and_goes_on(record: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(FOLDER / record, tmp_path))
    checked = CliRunner().invoke(main, ["verify", str(path)], catch_exceptions=False)
    assert checked.exit_code == 0, checked.output
    read = Record.parse(path.read_text(encoding="utf-8"))
    if read.seed is None:
        assert record.stem.endswith("-unfinished")
        assert "no seed" in checked.output
        return
    game, journals = replayed(read)
    assert game.over() == record.stem.endswith("-finished")
    while not game.over():
        seat = game.actor()
        read.answer(seat, game.default(seat))
        game.step(game.default(seat))
    assert Record.parse(read.text(with_seed=True)).replay().dump() == game.dump()
    assert len(journals[0].lines) > 30


@pytest.mark.parametrize("way", ["stopped", "killed"])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_data_folder_opens_and_its_games_go_on(
    version: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "FAST", 0.0)
    shutil.copytree(FOLDER / version / way, tmp_path, dirs_exist_ok=True)
    kept = json.loads((FOLDER / version / "tables.json").read_text(encoding="utf-8"))
    shift = kept["now"] + 1 - time.time()
    with serving(tmp_path, clock=lambda: time.time() + shift) as server:
        for table in kept["tables"]:
            people = [server.person_with(each["cookie"]) for each in table["people"]]
            pages = [person.come(table["code"]) for person in people]
            for seat, page in enumerate(pages):
                before = {part: value for part, value in table["people"][seat].items() if part != "cookie"}
                assert known(page.now, seat) == before
            play_on(pages)
            text = people[0].get(f"/api/tables/{table['code']}/record").text
            check_record(text, tmp_path / f"{table['game']}.jsonl")


def play_on(pages: list[Page]) -> None:
    """To the end: the people with the harmless first choice, the bot as it likes."""
    while not all(page.over() for page in pages):
        for page in pages:
            page.settle()
            if page.asked():
                page.answer()


def check_record(text: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8")
    checked = CliRunner().invoke(main, ["verify", str(path)], catch_exceptions=False)
    assert (checked.exit_code, "every one of the" in checked.output) == (0, True), checked.output
    told: dict[str, Any] = Record.parse(text).header
    assert told["game"] == path.stem
