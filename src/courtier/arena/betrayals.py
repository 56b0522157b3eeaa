"""The broken promises of a finished game: by which answer, what was told of it, and how it changed the points."""

from typing import Any, NamedTuple

from courtier.arena.deciding import PLAIN, deciding_moves
from courtier.core.deals.deal import BROKEN, Standing
from courtier.core.game import Game
from courtier.core.record import Record
from courtier.core.registry import kind
from courtier.core.replay import positions, story_of


class Betrayal(NamedTuple):
    """A broken promise: the deal, the clause's place in it, after how many answers and in which turn it was broken.

    `told`: what all were told meanwhile. `changes`: by seat, what it moved of the points that all can count, until what
    was announced had happened or was negated. Both are empty if something was left undone.
    """

    deal: int
    clause: int
    step: int
    turn: int
    seat: int
    told: list[dict[str, Any]]
    changes: list[int]


class Breach:
    """A promise that was just broken; what was announced has perhaps not happened yet."""

    def __init__(self, standing: Standing, step: int, before: "Moment") -> None:
        self.standing = standing
        self.step = step
        self.before = before

    def is_over(self, game: Game) -> bool:
        """Does nothing of it wait on the stack any more?"""
        return game.over() or len(game.pending) <= self.before.depth

    def betrayal(self, seat: int, story: list[Any], now: "Moment") -> Betrayal:
        """The broken promise as the page tells it. Something promised and not done has no answer that moved points."""
        clause, turn = (self.standing.deal.number, self.standing.place), self.before.turn
        if not self.standing.against:
            return Betrayal(*clause, self.step, turn, seat, [], [])
        told = [dict(line) for line in story[self.before.heard : now.heard] if not line["event"].endswith(PLAIN)]
        changes = [after - earlier for after, earlier in zip(now.points, self.before.points, strict=True)]
        return Betrayal(*clause, self.step, turn, seat, told, changes)


class Moment(NamedTuple):
    """A position: how deep its stack is, its turn, how much was told, the points."""

    depth: int
    turn: int
    heard: int
    points: list[int]


NOTHING = Moment(0, 0, 0, [])


def betrayals(text: str) -> list[Betrayal]:
    """The promises of a finished game that were broken, in the order of play. `text` is the record with its seed."""
    record = Record.parse(text)
    seats = [-1, *[line.get("seat", -1) for line in record.played()]]
    ended = 0  # clauses of the book that were looked at
    waiting: list[Breach] = []
    found: list[Betrayal] = []
    before = NOTHING
    for step, (game, journals) in enumerate(positions(record)):
        fresh = game.deals.ended[ended:]
        ended += len(fresh)
        waiting += [Breach(standing, step, before) for standing in fresh if standing.verdict == BROKEN]
        story = story_of(journals[None])
        now = Moment(len(game.pending), game.turn, len(story), points(game))
        found += [each.betrayal(seats[each.step], story, now) for each in waiting if each.is_over(game)]
        waiting = [each for each in waiting if not each.is_over(game)]
        before = now
    return sorted(found, key=lambda each: (each.step, each.deal, each.clause))


def looked_back(text: str) -> list[Any]:
    """What decided a finished game, and which promises were broken in it."""
    return [deciding_moves(text), betrayals(text)]


def points(game: Game) -> list[int]:
    """The points that all can count, by seat; none where the view of a game does not say them."""
    more = kind(game.name()).view(game, None)["more"]
    return list(more.get("points", [0] * game.seats))
