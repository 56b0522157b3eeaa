"""The sampler against a full enumeration of small worlds: it draws what fits, and everything that fits evenly."""

from typing import Any

import pytest
from tests.core.belief.small_worlds import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    World,
    counted,
    drawn,
    random_world,
    sampler_of,
    with_counts,
)

from courtier.core.belief.possible_zones import ANY_KIND
from courtier.core.belief.world_sampler import WorldSampler
from courtier.core.errors import NoWorldFits
from courtier.core.rng import Rng
from courtier.laws.chances import misfit

HAND, DECK, STACK = 0b001, 0b010, 0b100
DRAWS = 3_000


def even(world: World, draws: int = DRAWS) -> str:
    return misfit(drawn(world, draws), counted(world))


def test_cards_that_may_lie_anywhere_are_shuffled() -> None:
    cards = [(kind, HAND | DECK) for kind in (RED, RED, BLUE, GREEN, WHITE)]
    assert not even(World(cards, [(HAND, ANY_KIND)] * 2 + [(DECK, ANY_KIND)] * 3, []))


def test_places_that_allow_few_kinds_get_them_evenly() -> None:
    cards = [(kind, HAND | DECK | STACK) for kind in (RED, RED, BLUE, BLUE, GREEN, WHITE)]
    places = [(STACK, 1 << RED | 1 << BLUE), (HAND, 1 << BLUE | 1 << GREEN), *[(DECK, ANY_KIND)] * 4]
    assert not even(World(cards, places, []))


def test_cards_of_two_shuffles_mix_in_a_hand() -> None:
    """The old deck is drawn to its end; the new one is of other cards."""
    old = [(kind, HAND) for kind in (RED, BLUE)]
    new = [(kind, HAND | DECK) for kind in (RED, GREEN, WHITE, WHITE)]
    assert not even(World(old + new, [(HAND, ANY_KIND)] * 4 + [(DECK, ANY_KIND)] * 2, []))


def test_the_order_of_a_stack_is_even_where_its_places_differ() -> None:
    """All three surely lie in the stack; its top is red or blue."""
    cards = [(RED, STACK), (BLUE, STACK), (GREEN, STACK)]
    assert not even(World(cards, [(STACK, 1 << RED | 1 << BLUE), (STACK, ANY_KIND), (STACK, ANY_KIND)], []))


def test_facts_hold_in_every_draw_and_the_rest_is_even() -> None:
    cards = [(kind, HAND | DECK | STACK) for kind in (RED, RED, BLUE, GREEN, GREEN, WHITE)]
    places = [(HAND, ANY_KIND)] * 2 + [(STACK, ANY_KIND)] * 2 + [(DECK, ANY_KIND)] * 2
    assert not even(World(cards, places, [(1 << RED, HAND), (1 << GREEN | 1 << WHITE, STACK)]))


def test_so_many_of_the_cards_named_lie_there_in_every_draw() -> None:
    """Of two reds and a blue two lie in the hand; a third red does not count."""
    cards = [(kind, HAND | DECK) for kind in (RED, RED, RED, BLUE, GREEN, WHITE)]
    world = World(cards, [(HAND, ANY_KIND)] * 3 + [(DECK, ANY_KIND)] * 3, [], (({RED: 1, BLUE: 1}, HAND, 2),))
    assert not even(world)
    arrangements: list[Any] = list(counted(world))
    assert all({RED, BLUE} <= set(hand) for hand, _ in arrangements)


def test_three_cards_move_at_once_where_two_cannot() -> None:
    """Each fits two of three places: there are two arrangements, and no exchange leads from one to the other."""
    cards = [(RED, HAND | DECK), (BLUE, DECK | STACK), (GREEN, STACK | HAND)]
    world = World(cards, [(HAND, ANY_KIND), (DECK, ANY_KIND), (STACK, ANY_KIND)], [])
    assert len(counted(world)) == 2
    assert not even(world)


def test_a_place_of_two_zones_takes_cards_of_either() -> None:
    cards = [(RED, HAND), (BLUE, STACK), (GREEN, HAND | STACK), (WHITE, HAND | DECK)]
    assert not even(World(cards, [(HAND | STACK, ANY_KIND)] * 3 + [(DECK, ANY_KIND)], []))


def test_of_equal_cards_the_one_that_can_lie_nowhere_else_takes_the_place_in_sight() -> None:
    """One red card surely lies in the stack, and its top is red; the other red one is in the hand as often as not."""
    sampler = WorldSampler([RED, RED, BLUE], [STACK, STACK | HAND, STACK | HAND], Rng(1))
    for zones, allowed in ((STACK, 1 << RED), (STACK, ANY_KIND), (HAND, ANY_KIND)):
        sampler.add_place(zones, allowed)
    sampler.arrange()
    rng = Rng(2)
    red = sum(sampler.draw(rng)[2] == RED for _ in range(DRAWS))
    assert abs(red / DRAWS - 1 / 2) < 0.05


def test_cards_with_different_backs_keep_to_their_places() -> None:
    """Groups leave out exchanges that could not fit anyway."""
    kinds, zones = [RED, BLUE, GREEN, WHITE], [HAND | DECK] * 4
    sampler = WorldSampler(kinds, zones, Rng(1), groups=[0, 0, 1, 1])
    for zone in (HAND, DECK):
        sampler.add_place(zone, 1 << RED | 1 << BLUE)
        sampler.add_place(zone, 1 << GREEN | 1 << WHITE)
    sampler.arrange()
    rng = Rng(2)
    hands = {tuple(sampler.draw(rng)[:2]) for _ in range(100)}
    assert hands == {(RED, GREEN), (RED, WHITE), (BLUE, GREEN), (BLUE, WHITE)}


def test_the_same_chance_draws_the_same_world_whatever_was_drawn_before() -> None:
    world = World([(kind, HAND | DECK) for kind in (RED, BLUE, GREEN, WHITE)], [(HAND, -1)] * 2 + [(DECK, -1)] * 2, [])
    sampler = sampler_of(world)
    sampler.arrange()
    first = sampler.draw(Rng(5))
    sampler.draw(Rng(6))
    assert sampler.draw(Rng(5)) == first


def test_no_world_fits_a_card_without_a_place() -> None:
    sampler = sampler_of(World([(RED, HAND), (BLUE, HAND)], [(HAND, ANY_KIND), (DECK, ANY_KIND)], []))
    with pytest.raises(NoWorldFits, match="fits no place"):
        sampler.arrange()


def test_no_world_fits_more_cards_than_places() -> None:
    sampler = sampler_of(World([(RED, HAND), (BLUE, HAND)], [(HAND, ANY_KIND)], []))
    with pytest.raises(NoWorldFits, match="2 hidden cards for 1 places"):
        sampler.arrange()


def test_no_world_fits_facts_that_exclude_each_other() -> None:
    cards = [(RED, HAND | DECK), (BLUE, HAND | DECK), (GREEN, HAND | DECK)]
    places = [(HAND, ANY_KIND), (DECK, ANY_KIND), (DECK, ANY_KIND)]
    sampler = sampler_of(World(cards, places, [(1 << RED, HAND), (1 << BLUE, HAND)]))
    with pytest.raises(NoWorldFits, match="exclude each other"):
        sampler.arrange()


@pytest.mark.parametrize("facts", [1, 2])
def test_random_worlds_with_counts_are_drawn_evenly(facts: int) -> None:
    rng = Rng(31 + facts)
    compared = 0
    for _ in range(300):
        world = with_counts(random_world(rng, 0), rng, facts)
        exact = counted(world)
        if exact:
            assert not misfit(drawn(world, 600), exact), world
            compared += 1
        else:
            with pytest.raises(NoWorldFits):
                sampler_of(world).arrange()
    assert compared >= 10


@pytest.mark.parametrize("facts", [0, 1, 2])
def test_random_worlds_are_drawn_evenly(facts: int) -> None:
    """Every world of many: it is refused if nothing fits, and otherwise drawn as counted."""
    rng = Rng(11 + facts)
    compared = refused = 0
    for _ in range(80):
        world = random_world(rng, facts)
        exact = counted(world)
        if exact:
            assert not misfit(drawn(world, 600), exact), world
            compared += 1
        else:
            with pytest.raises(NoWorldFits):
                sampler_of(world).arrange()
            refused += 1
    assert compared >= 10
    assert refused >= 10
