"""Which territories a player reaches (C-ACC), and what can be conquered (C-CONQ)."""

import pytest
from tests import untyped
from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court

# The ring of the rulebook's scenarios 1 to 3; Dravanof, Slaine, Brom and Tyber are Ann, Bob, Cat and Dan.
SCENARIO = "three_rivers {} b | nyghtwald {} b | hanging_tongue | marrow {} g | crownfall {} r | ashfen {} r"
HOUSES = "Ann dravanof, Bob slaine, Cat brom, Dan tyber"


def scenario(active: str, **said: object) -> Court:
    ring = SCENARIO.format("Ann", "Bob", "Cat", "Dan", "Dan")
    return table(ring, houses=HOUSES, active=active, hands={active: "mb"}, **said)


def reached(game: Court, name: str) -> list[int]:
    """The places that can be attacked or conquered now."""
    return [
        place for place in range(6) if offers(game, name, f"attack {place}") or offers(game, name, f"conquer {place}")
    ]


@rule("C-ACC-1", "C-ACC-2", "C-SETUP-16")
def test_C_SCN_1_a_neighbour_can_be_attacked() -> None:
    assert reached(scenario("Ann"), "Ann") == [1, 5]


@rule("C-ACC-3", "C-ACC-8")
def test_C_SCN_2_what_lies_behind_free_land_needs_no_permission() -> None:
    assert reached(scenario("Bob"), "Bob") == [0, 2, 3]


@rule("C-ACC-6", "C-ACC-14")
def test_land_of_others_bars_the_way() -> None:
    assert reached(scenario("Cat"), "Cat") == [1, 2, 4]


@rule("C-ACC-4", "C-ACC-5")
def test_without_land_all_is_in_reach_until_the_first_conquest() -> None:
    game = table(
        "three_rivers | nyghtwald Bob b | hanging_tongue | marrow Cat g | crownfall Cat g",
        houses="Ann slaine, Bob crone, Cat brom",
        hands={"Ann": "2 mb, 2 my"},
    )
    assert reached(game, "Ann") == [0, 1, 2, 3, 4]
    play(game, "Ann conquer 0; Ann card mb; Ann done")
    pass_all(game)
    assert reached(game, "Ann") == [1, 4]  # the block for free land is over


@rule("C-ACC-13")
def test_own_land_does_not_bar_the_way() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Ann b | hanging_tongue | marrow Bob g | crownfall Cat g", hands={"Ann": "mb"}
    )
    assert reached(game, "Ann") == [2, 3, 4]


@rule("C-ACC-12", "C-ATK-1", "C/A-23")
def test_marriage_gives_no_passage_and_no_attack() -> None:
    game = scenario("Cat", married="Bob Cat")
    assert reached(game, "Cat") == [2, 4]  # neither the spouse's Nyghtwald nor what lies behind it


@rule("C-HIRE-ENVOY-1", "C-HIRE-ENVOY-2", "C-ACC-9", "C-ACC-15")
def test_an_envoy_opens_the_way_through_one_territory() -> None:
    game = scenario("Cat")
    game = table(
        SCENARIO.format("Ann", "Bob", "Cat", "Dan", "Dan"), houses=HOUSES, active="Cat", hands={"Cat": "mb, envoy"}
    )
    play(game, "Cat play_envoy 1")
    pass_all(game)
    assert reached(game, "Cat") == [0, 1, 2, 4]


# Conquering


def free_land(hand: str = "b, 2 mr, my", **said: object) -> Court:
    ring = "three_rivers Ann b | nyghtwald | hanging_tongue | marrow Bob g | crownfall Cat g"
    return table(ring, houses="Ann brom, Bob slaine, Cat tyber", hands={"Ann": hand}, **said)


@rule("C-CONQ-1", "C-CONQ-2", "C-CONQ-15", "C-GEN-8", "C-GEN-9")
def test_free_land_is_conquered_with_a_stack_in_the_chosen_order() -> None:
    game = free_land()
    play(game, "Ann conquer 1; Ann card mr; Ann card b; Ann done")
    assert told(game, "announced_conquest")
    pass_all(game)
    assert game.dump()["stacks"][1] == ["mercenary.red", "soldier.blue"]
    assert game.dump()["owners"][1] == ANN


@rule("C-CONQ-2", "C-DEC-6")
def test_a_stack_ends_by_itself_at_four_cards() -> None:
    game = free_land()
    play(game, "Ann conquer 1; Ann card mr; Ann card b; Ann card mr; Ann card my")
    pass_all(game)
    assert len(game.dump()["stacks"][1]) == 4


@rule("C-CONQ-3", "C-SECRET-4", "C/A-72")
def test_soldiers_lie_open_and_mercenaries_are_known_to_their_owner_only() -> None:
    game = free_land()
    play(game, "Ann conquer 1; Ann card mr; Ann card b; Ann done")
    pass_all(game)
    seen = {
        seat: next(zone for zone in untyped.view(game, seat)["common"] if zone["id"] == "stack@1")
        for seat in (ANN, BOB)
    }
    assert [card["kind"] for card in seen[ANN]["cards"]] == ["mercenary.red", "soldier.blue"]
    assert [card["kind"] for card in seen[BOB]["cards"]] == ["mercenary", "soldier.blue"]


@rule("C-CONQ-4", "C-ACT-8")
def test_without_a_military_card_nothing_is_conquered() -> None:
    assert not offers(free_land(hand="spy"), "Ann", "conquer 1")


@rule("C-CONQ-5")
def test_nothing_is_added_to_a_stack_later() -> None:
    game = free_land()
    assert not offers(game, "Ann", "conquer 0")


@rule("C-CONQ-7")
def test_each_conquest_counts_at_once_for_reach() -> None:
    game = free_land()
    play(game, "Ann conquer 1; Ann card mr; Ann done")
    pass_all(game)
    assert offers(game, "Ann", "conquer 2")
    play(game, "Ann conquer 2; Ann card my; Ann done")
    pass_all(game)
    assert game.dump()["owners"][:3] == [ANN, ANN, ANN]


@rule("C-CONQ-9", "C-CONQ-10", "C-CONQ-11", "C-CONQ-14")
def test_one_conquest_pays_once_and_ends_conquering() -> None:
    game = free_land()
    play(game, "Ann conquer 1; Ann card mr; Ann done")
    pass_all(game)
    play(game, "Ann close; Ann income; Ann take_income coins 1")
    assert game.dump()["coins"][ANN] == 3  # Nyghtwald
    assert game.dump()["dishes"][ANN] == []
    assert not offers(game, "Ann", "attack 4")
    assert not offers(game, "Ann", "income")


@rule("C-CONQ-14")
def test_income_is_asked_once_more_with_the_end_and_can_be_declined() -> None:
    game = free_land()
    play(game, "Ann conquer 1; Ann card mr; Ann done")
    pass_all(game)
    play(game, "Ann close; Ann end")
    assert game.asking.name() == "conquest_income"
    assert offers(game, "Ann", "none")


@rule("C-CONQ-12", "C-GEN-4")
def test_a_plagued_territory_is_conquered_and_stays_plagued() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald* | hanging_tongue | marrow Bob g | crownfall Cat g",
        houses="Ann brom, Bob slaine, Cat tyber",
        hands={"Ann": "mr"},
    )
    play(game, "Ann conquer 1; Ann card mr")
    pass_all(game)
    assert game.dump()["plagued"][1]
    play(game, "Ann income; Ann take_income coins 1")
    assert game.dump()["coins"][ANN] == 1  # the plagued side


@rule("C-CONQ-13", "C-GEN-17")
def test_one_player_may_own_the_whole_ring() -> None:
    game = table("three_rivers Ann b | nyghtwald | hanging_tongue | marrow | crownfall", hands={"Ann": "4 mr"})
    play(game, "Ann conquer 1; Ann card mr; Ann done; Ann conquer 2; Ann card mr; Ann done")
    play(game, "Ann conquer 3; Ann card mr; Ann done; Ann conquer 4; Ann card mr")
    assert game.dump()["owners"] == [ANN] * 5


@pytest.mark.parametrize("place", [1, 2])
@rule("C-ACT-1", "C-ACT-2", "C-ACT-3", "C-ACT-6", "C-ACT-7")
def test_a_block_is_taken_once(place: int) -> None:
    game = free_land()
    play(game, "Ann conquer 1; Ann card mr; Ann done")
    pass_all(game)
    assert not offers(game, "Ann", "buy_hireling")  # nothing else while the block is open
    play(game, "Ann close")
    assert not offers(game, "Ann", f"conquer {place}")
