"""Which moves decided a finished game: those after which the judgement of the game's strongest bot changed most."""

from typing import Any, Final, NamedTuple

from courtier.core.record import Record
from courtier.core.registry import kind
from courtier.core.replay import positions, story_of

MOST: Final = 3
PLAIN: Final = ("_began", "asked")  # events that tell whose turn it is, by the ends of their names


class Move(NamedTuple):
    """After how many answers it was made, by whom, what all were told of it, how it changed what each seat expects."""

    step: int
    seat: int
    told: list[dict[str, Any]]
    changes: list[float]

    def weight(self) -> float:
        """The largest change for anybody."""
        return max(abs(change) for change in self.changes)


def deciding_moves(text: str, most: int = MOST) -> list[Move]:
    """The moves of a finished game that changed its judgement most, in the order of play; none without a judge.

    `text` is the record with its seed. Answers of which nobody is told belong to the next that is told. The answer that
    ends the game is left out: after it there is nothing left to judge.
    """
    moves = all_moves(Record.parse(text))
    chosen = sorted(moves, key=Move.weight, reverse=True)[:most]
    return sorted(move for move in chosen if move.weight() > 0)


def all_moves(record: Record) -> list[Move]:
    """All moves of a record that spectators were told of, but the last; none if no bot of the game can judge it."""
    judge = kind(record.header["game"]).worth
    if judge is None:
        return []
    moves: list[Move] = []
    before: list[float] = []
    heard = 0
    seats = [-1, *[line.get("seat", -1) for line in record.played()]]
    for step, (game, journals) in enumerate(positions(record)):
        story = story_of(journals[None])
        told = [dict(line) for line in story[heard:] if not line["event"].endswith(PLAIN)]
        if game.over() or (before and not told):
            continue
        heard = len(story)
        now = [judge(game, seat) for seat in range(game.seats)]
        if before and seats[step] >= 0:
            changes = [after - earlier for after, earlier in zip(now, before, strict=True)]
            moves.append(Move(step, seats[step], told, changes))
        before = now
    return moves
