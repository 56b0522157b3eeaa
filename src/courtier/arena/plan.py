"""What is to be played: game, seats, bots, options, how often. Plain data that any process understands."""

from collections.abc import Mapping, Sequence
from math import ceil, lcm
from typing import Any, NamedTuple

from courtier.bots import check
from courtier.core.errors import BadSetup
from courtier.core.figures import Figure
from courtier.core.registry import Kind, kind

RANDOM = "random"
CHUNKS = 64  # at least so many parts, where there are as many shuffles
MOST_BY_ENGINE = 2000  # games of a part
MOST_BY_BOTS = 40


class Plan(NamedTuple):
    """`sides` are the sets of options to play with: one, or two to compare on the same shuffles."""

    game: str
    seats: int
    bots: tuple[str, ...]  # by chair; chair i sits at seat (i + rotation) % seats
    sides: tuple[dict[str, Any], ...]
    figures: tuple[str, ...]
    shuffles: int
    seed: int

    @property
    def kind(self) -> Kind:
        """The game that is played."""
        return kind(self.game)

    @property
    def rotations(self) -> int:
        """Bots that differ play every shuffle once in every rotation; bots of one level play it once."""
        return self.seats if len(set(self.bots)) > 1 else 1

    @property
    def games(self) -> int:
        """Of one side."""
        return self.shuffles * self.rotations

    @property
    def by_engine(self) -> bool:
        """True if all bots answer at random: then `play_out` plays, which is faster."""
        return set(self.bots) == {RANDOM}

    @property
    def facts(self) -> list[Figure]:
        """The figures that are counted."""
        return [self.kind.figures[name] for name in self.figures]

    @property
    def whole(self) -> int:
        """One victory as a number that can be divided evenly by any number of winners."""
        return lcm(*range(1, self.seats + 1))

    def played_by(self, level: str) -> "Plan":
        """As many games with the same cards, with that bot at every seat."""
        return self._replace(bots=(level,) * self.seats, shuffles=self.games)

    def parts(self) -> list[range]:
        """The shuffles in parts, the same for any number of workers."""
        most = MOST_BY_ENGINE if self.by_engine else MOST_BY_BOTS
        size = min(ceil(self.shuffles / CHUNKS), max(1, most // self.rotations))
        return [range(low, min(low + size, self.shuffles)) for low in range(0, self.shuffles, size)]


def plan(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    sides: Sequence[Mapping[str, Any]] = ({},),
    figures: Sequence[str] = (),
) -> Plan:
    """A plan that can be played, or an error that says what would have been right."""
    known = kind(game)
    known.check_seats(seats)
    if games < 1:
        raise BadSetup(f"--games must be at least 1, got {games}")
    if seed < 0:
        raise BadSetup(f"--seed must be 0 or more, got {seed}")
    chairs = seated(known, seats, bots)
    for name in figures:
        if name not in known.figures:
            there = ", ".join(known.figures) or "none"
            raise BadSetup(f"unknown fact {name!r}; for {known.title} there are: {there}")
    given = [known.check_options({**known.options_of_bots(), **side}) for side in sides]
    options = tuple(known.check_without_table(each) for each in given)
    drawn = Plan(game, seats, chairs, options, tuple(dict.fromkeys(figures)), 1, seed)
    return drawn._replace(shuffles=ceil(games / drawn.rotations))


def seated(known: Kind, seats: int, bots: Sequence[str]) -> tuple[str, ...]:
    """A level for every chair; one name is for all of them."""
    for level in dict.fromkeys(bots):
        check(known.name, level)
    if len(bots) == 1:
        return (bots[0],) * seats
    if len(bots) != seats:
        raise BadSetup(f"--bots needs one name for all or {seats} names, one for each seat; got {len(bots)}")
    return tuple(bots)
