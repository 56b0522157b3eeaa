"""A game between one person and bots, without input or output.

Nobody gets the game itself: bots get their view and journal, and the screen is made of the person's own view and
journal. Only the record is saved; a resumed game is replayed from it.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import courtier
from courtier import bots
from courtier.bots.hints import Hint, hint, strongest
from courtier.core.draft import Draft
from courtier.core.errors import BadRecord
from courtier.core.pending import Decision
from courtier.core.record import Record
from courtier.core.registry import kind
from courtier.core.replay import drafted, notice, replayed, story_of
from courtier.core.rng import Rng
from courtier.core.shapes import Glimpse, View

HINT_THOUGHT = 1.5  # seconds
BOTS = "bots"  # in the header of a record: by seat, the level of the bot, or null for the person


class TerminalGame:
    """Who sits where, the journal of each seat, and the record so far."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.kind = kind(record.header["game"])
        self.names: list[str] = record.header["players"]
        self.levels: list[str | None] = record.header[BOTS]
        self.you = self.levels.index(None)
        self.bots = {
            seat: bots.make(self.kind.name, level) for seat, level in enumerate(self.levels) if level is not None
        }
        self.game, self.journals = replayed(record)

    # What the person sees

    def view(self) -> View:
        """What the person sees."""
        return courtier.view(self.game, self.you)

    def story(self) -> list[Glimpse]:
        """What the person has seen happen."""
        return story_of(self.journals[self.you])

    def over(self) -> bool:
        return self.game.over()

    def asked(self) -> int:
        """The seat that must answer now."""
        return self.game.actor()

    def unfinished(self) -> bool:
        """True if the open question belongs to a chain that the person has begun."""
        asking = self.game.asking
        return isinstance(asking, Decision) and asking.before is not None

    # Answers

    def let_bot_answer(self) -> None:
        """The bot at the seat that is asked thinks and answers."""
        seat = self.asked()
        view = courtier.view(self.game, seat)
        self.answer(seat, self.bots[seat].choose(view, self.journals[seat], self.chance(seat)))

    def answer(self, seat: int, action: int) -> None:
        """Carry out an answer; write it into journals and record."""
        self.journals[seat].answered(courtier.view(self.game, seat), action)
        self.game.apply(seat, action)
        self.record.answer(seat, action)
        notice(self.journals, self.game.news)

    def step_back(self) -> None:
        """The person takes back the last answer of an unfinished chain; `IllegalAction` if there is none."""
        self.game.back(self.you)
        number, _ = self.record.holding()[-1]
        self.record.undo(number - 1)

    def draft(self) -> Draft:
        """A new draft of the person's turn (H/A-12)."""
        return Draft(self.game, self.you)

    def confirm(self, draft: Draft) -> None:
        """Carry out the person's whole turn."""
        news = draft.confirm()
        for action in draft.answers:
            self.record.answer(self.you, action)
        notice(self.journals, news)

    def hint(self, draft: Draft | None, view: Mapping[str, Any]) -> Hint:
        """What the strongest bot would answer in the person's place; `view` shows the draft, if there is one."""
        _, journals = replayed(self.record)
        lines = [*journals[self.you].lines, *(drafted(draft) if draft else [])]
        return hint(view, lines, self.chance(self.you).bits(), strongest(self.kind.name, HINT_THOUGHT))

    def chance(self, seat: int) -> Rng:
        """The random numbers of a bot: the same when a saved game is resumed. They tell nothing about the deal."""
        words = f"{self.record.seed!r} seat {seat} after {len(self.record.lines)}"
        return Rng(int.from_bytes(sha256(words.encode()).digest(), "big"))


def begin(
    name: str,
    seed: int | bytes,
    options: dict[str, Any],
    players: Sequence[str],
    levels: Sequence[str | None],
) -> TerminalGame:
    """A new game."""
    record = Record.begin(name, len(players), seed, options, players)
    record.header[BOTS] = list(levels)
    return TerminalGame(record)


def resume(record: Record, own: Sequence[str] = ()) -> TerminalGame:
    """Resume a saved game. Bots of one's own must be named again (`own`), because a file alone must not run code."""
    if not seated(record.header.get(BOTS), record.header):
        raise BadRecord(
            "this record does not say which seats were bots, so it cannot be gone on with; `courtier replay` shows it"
        )
    if record.seed is None:
        raise BadRecord(
            "this record does not hold its seed, so it is no save and cannot be gone on with; "
            "`courtier verify` checks what can be checked"
        )
    for level in record.header[BOTS]:
        if level is not None and ":" in level and level not in own:
            raise BadRecord(f"this game is played against {level}; to run that bot, say `--bots {level}`")
    return TerminalGame(record)


def seated(levels: Any, header: dict[str, Any]) -> bool:
    """True if the header names one person and a bot for every other seat."""
    return (
        isinstance(levels, list)
        and len(levels) == header["seats"]
        and levels.count(None) == 1
        and all(isinstance(level, str) for level in levels if level is not None)
    )
