"""Exact probabilities, and the test whether drawings follow them."""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

FEWEST = 5  # drawings expected in a cell; rarer ones are counted together
SIGMAS = 6  # a larger deviation is an error; seeds are fixed, so a test never fails by chance


class Place(NamedTuple):
    """A place of an unknown card: what the card can be, and whether this check looks at it."""

    may_be: Callable[[str], bool]
    looked_at: bool


def FREE(_card: str) -> bool:  # noqa: N802 - a constant of its kind
    return True


def chances(pool: Mapping[str, int], places: Sequence[Place]) -> dict[Hashable, Fraction]:
    """How likely which cards lie in the places looked at, if all deals that fit are equally likely.

    Places that take only some cards come first, and all of them; of the others those looked at are
    enough, for what is left over is spread evenly.
    """
    kinds = sorted(pool)
    states: dict[tuple[tuple[int, ...], tuple[str, ...]], Fraction] = {
        (tuple(pool[kind] for kind in kinds), ()): Fraction(1)
    }
    for place in places:
        following: defaultdict[tuple[tuple[int, ...], tuple[str, ...]], Fraction]
        following = defaultdict(Fraction)
        for (left, seen), chance in states.items():
            fitting = [n if place.may_be(kind) else 0 for kind, n in zip(kinds, left, strict=True)]
            for which, count in enumerate(fitting):
                if count:
                    rest = (*left[:which], left[which] - 1, *left[which + 1 :])
                    now = (*seen, kinds[which]) if place.looked_at else seen
                    following[rest, now] += chance * Fraction(count, sum(fitting))
        states = following
    result: defaultdict[Hashable, Fraction] = defaultdict(Fraction)
    for (_, seen), chance in states.items():
        result[seen] += chance
    return dict(result)


def misfit(drawn: Counter[Hashable], exact: Mapping[Hashable, Fraction]) -> str:
    """Why the drawings do not fit these probabilities; empty if they do."""
    impossible = [value for value in drawn if value not in exact]
    if impossible:
        return f"{impossible[0]!r} was drawn and is impossible"
    total = sum(drawn.values())
    cells: list[tuple[int, float]] = []
    rare, rarely = 0, 0.0
    for value, chance in exact.items():
        expected = float(chance * total)
        if expected >= FEWEST:
            cells.append((drawn[value], expected))
        else:
            rare, rarely = rare + drawn[value], rarely + expected
    if rarely >= FEWEST:
        cells.append((rare, rarely))
    distance = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    if distance <= farthest(len(cells) - 1):
        return ""
    return f"chi-square {distance:.1f} in {len(cells)} cells of {total} drawings"


def farthest(freedom: int) -> float:
    """The chi-square that is exceeded once in a thousand million times (Wilson and Hilferty)."""
    if freedom <= 0:
        return 0.001
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + SIGMAS * part**0.5) ** 3)
