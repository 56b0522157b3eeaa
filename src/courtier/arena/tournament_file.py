"""The file of a tournament: a line for the tournament and one for each round, so that it can go on where it ended."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from courtier import __version__
from courtier.arena.tournament import Played, Round, Tournament
from courtier.core.errors import BadSetup

VERSION = 1  # of the file's form


def header(wanted: Tournament) -> dict[str, Any]:
    """What rounds of this file have in common. The number of rounds is not among it: a longer run may follow."""
    same = {key: value for key, value in wanted._asdict().items() if key != "rounds"}
    same["bots"] = list(wanted.bots)
    return {"tournament": VERSION, "courtier": __version__, "rules": wanted.kind.rules} | same


def line_of(played: Round) -> str:
    """A round as a line."""
    faults = [[*key, times] for key, times in played.faults.items()]
    return json.dumps({"round": played.number, "games": played.games, "faults": faults}) + "\n"


def read_rounds(path: Path, wanted: Tournament) -> list[Round]:
    """The rounds in the file, from the first on. A line that was cut off by a stop is left out."""
    if not path.exists() or not path.stat().st_size:
        return []
    try:
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        found = json.loads(first)
    except (OSError, UnicodeDecodeError, ValueError):
        raise BadSetup(f"{path} is no file of a tournament; name another file") from None
    check_header(path, found, header(wanted))
    rounds = []
    for number, line in enumerate(lines):
        try:
            rounds.append(round_of(json.loads(line), number))
        except (ValueError, KeyError, TypeError):
            break
    return rounds


def check_header(path: Path, found: Any, expected: dict[str, Any]) -> None:
    """Raise `BadSetup` if the file belongs to another tournament."""
    if not isinstance(found, dict) or "tournament" not in found:
        raise BadSetup(f"{path} is no file of a tournament; name another file")
    for key, value in expected.items():
        if found.get(key) != value:
            raise BadSetup(
                f"{path} holds another tournament: its {key} is {found.get(key)!r}, not {value!r}; name another file"
            )


def round_of(data: dict[str, Any], number: int) -> Round:
    """A line as a round; `ValueError` if it is not the one with that number."""
    if data["round"] != number:
        raise ValueError(data["round"])
    games = [Played(*(tuple(part) for part in game)) for game in data["games"]]
    return Round(number, games, Counter({(bot, fault, text): times for bot, fault, text, times in data["faults"]}))


def begin(path: Path, wanted: Tournament, rounds: list[Round]) -> None:
    """Write the header and the rounds that were read: whatever was cut off is gone."""
    text = json.dumps(header(wanted)) + "\n" + "".join(map(line_of, rounds))
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"cannot write {path}: {error.strerror}") from None
