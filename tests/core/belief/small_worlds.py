"""Small worlds of hidden cards, and all arrangements of them counted one by one."""

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

from courtier.core.belief.possible_zones import ANY_KIND
from courtier.core.belief.world_sampler import WorldSampler
from courtier.core.rng import Rng

RED, BLUE, GREEN, WHITE = 0, 1, 2, 3


class World(NamedTuple):
    """Cards as (kind, zones), places as (zones, allowed kinds), facts as (kinds, zones); sets have one bit a member.

    Counts are facts, too: by kind how many count at most, the zones, and how many lie there at least.
    """

    cards: list[tuple[int, int]]
    places: list[tuple[int, int]]
    facts: list[tuple[int, int]]
    counts: tuple[tuple[dict[int, int], int, int], ...] = ()


def sampler_of(world: World, seed: int = 1) -> WorldSampler:
    sampler = WorldSampler([kind for kind, _ in world.cards], [zones for _, zones in world.cards], Rng(seed))
    for zones, allowed in world.places:
        sampler.add_place(zones, allowed)
    for kinds, zones in world.facts:
        sampler.add_fact(kinds, zones)
    for most, zones, least in world.counts:
        sampler.add_count(most, zones, least)
    return sampler


def seen(world: World, kinds: list[int]) -> Hashable:
    """The kinds by place; in no order where places are alike."""
    by_place: dict[tuple[int, int], list[int]] = {}
    for place, kind in zip(world.places, kinds, strict=True):
        by_place.setdefault(place, []).append(kind)
    return tuple(tuple(sorted(found)) for found in by_place.values())


def counted(world: World) -> dict[Hashable, Fraction]:
    """How likely every arrangement is, if each way to lay the single cards that fits is as likely."""
    ways: Counter[Hashable] = Counter()
    for order in permutations(world.cards):
        if fits(world, order):
            ways[seen(world, [kind for kind, _ in order])] += 1
    return {arrangement: Fraction(count, ways.total()) for arrangement, count in ways.items()}


def fits(world: World, order: tuple[tuple[int, int], ...]) -> bool:
    """May the cards lie in the places in this order, and do the facts hold?"""
    for (kind, zones), (at, allowed) in zip(order, world.places, strict=True):
        if not zones & at or not 1 << kind & allowed:
            return False
    for most, zones, least in world.counts:
        there = Counter(kind for (kind, _), (at, _) in zip(order, world.places, strict=True) if at & zones)
        if (there & Counter(most)).total() < least:
            return False
    return all(
        any(1 << kind & kinds and at & zones for (kind, _), (at, _) in zip(order, world.places, strict=True))
        for kinds, zones in world.facts
    )


def drawn(world: World, draws: int, seed: int = 1) -> Counter[Hashable]:
    sampler = sampler_of(world, seed)
    sampler.arrange()
    rng = Rng(seed)
    return Counter(seen(world, sampler.draw(rng)) for _ in range(draws))


def random_world(rng: Rng, facts: int) -> World:
    """Up to six cards of four kinds in three zones; often none fits."""
    count = 4 + rng.below(3)
    cards = [(int(rng.below(4)), int(1 + rng.below(7))) for _ in range(count)]
    choices = [ANY_KIND, ANY_KIND, 0b0011, 0b0110, 0b1100, 0b1110]
    places = [(int(1 << rng.below(3)), choices[rng.below(6)]) for _ in range(count)]
    if not facts and rng.below(3) == 0:
        places[0] = (0b011, places[0][1])
    known = [(int(1 + rng.below(15)), int(1 << rng.below(3))) for _ in range(facts)]
    return World(cards, places, known)


def with_counts(world: World, rng: Rng, facts: int) -> World:
    """The same, and so many random facts that count cards of two kinds."""
    counts: list[tuple[dict[int, int], int, int]] = []
    for _ in range(facts):
        first = int(rng.below(4))
        most = {first: int(1 + rng.below(2)), (first + 1) % 4: int(1 + rng.below(2))}
        counts.append((most, int(1 + rng.below(6)), int(1 + rng.below(sum(most.values())))))
    return world._replace(counts=tuple(counts))
