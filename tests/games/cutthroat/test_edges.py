"""The second halves of rules: what an event, an onset or a card does in its rarer case."""

from typing import Any

import pytest
from tests.games.cutthroat.play import legal, offers, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.games.cutthroat.actions import PLACE, SEAT
from courtier.games.cutthroat.cards import TERRITORIES
from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
FIVE = RING.replace("crownfall", "crownfall Eve mg") + " | gildenmoor"
SIX = FIVE.replace("gildenmoor", "gildenmoor Fay my") + " | stonehold"
HOUSES = ["Ann brom", "Bob slaine", "Cat crone", "Dan tyber", "Eve dravanof", "Fay cawdwell"]
SPENT = dict.fromkeys(("venom", "eye", "fury", "death", "life", "opulence"), 0)


def drawn(event: str, ring: str = RING, **said: Any) -> Court:
    """Ann ends her Action phase and draws that event."""
    seats = ring.count("|") - 1
    said.setdefault("houses", ", ".join(HOUSES[:seats]))
    said["uses"] = {**SPENT, **said.pop("uses", {})}
    rest = [each for each in ("E10", "E11") if each != event]
    said.setdefault("events", ", ".join([event, *rest, "E14" if seats > 3 else "E03"]))
    return play(table(ring, **said), "Ann end")


def plagued(ring: str, *territories: str) -> str:
    for name in territories:
        ring = ring.replace(name, f"{name}*")
    return ring


def sick(game: Court) -> list[int]:
    return [place for place, ill in enumerate(game.dump()["plagued"]) if ill]


# Plague events


@rule("C-EVENT-E05")
def test_without_free_land_the_black_wind_strikes_the_strongest() -> None:
    ring = RING.replace("hanging_tongue", "hanging_tongue Cat g").replace("crownfall", "crownfall Dan r")
    assert sick(drawn("E05", ring)) == [1]  # two cards
    tied = ring.replace("Dan r", "Dan r y")
    game = drawn("E05", tied)
    assert [code - PLACE for code in legal(game, "Ann")] == [1, 4]  # the drawer picks


@rule("C-EVENT-E06", "C-PLAGUE-8")
def test_corpse_carts_plague_all_picks_in_the_order_of_picking() -> None:
    ring = "three_rivers Ann mb | nyghtwald Bob b | hanging_tongue Bob y | marrow Ann mg | crownfall | ashfen Dan mr"
    game = drawn("E06", ring)
    assert game.actors() == [ANN]
    play(game, "Ann place 3")
    assert sick(game) == []  # not before all have picked
    assert [code - PLACE for code in legal(game, "Bob")] == [1, 2]
    play(game, "Bob place 1")
    told_of = [each.values[0] for each in game.news if each.row.name == "plagued"]
    assert [TERRITORIES[territory] for territory in told_of] == ["marrow", "nyghtwald"]


@rule("C-EVENT-E07")
def test_contagion_begins_anywhere_and_ends_where_no_neighbour_is_healthy() -> None:
    assert len({tuple(sick(drawn("E07", seed=luck * 1_000_003_579))) for luck in range(1, 9)}) > 1
    ring = plagued(RING, "three_rivers", "nyghtwald", "hanging_tongue", "marrow", "crownfall", "ashfen")
    assert told(drawn("E07", ring), "event_without_effect")


@rule("C-EVENT-E15")
def test_the_largest_realm_without_healthy_land_is_spared() -> None:
    ring = plagued(RING.replace("crownfall", "crownfall Ann b"), "three_rivers", "crownfall")
    game = drawn("E15", ring)
    assert told(game, "event_without_effect")
    assert sick(game) == [0, 4]


@rule("C-EVENT-E17", "C-EVENT-E22")
@pytest.mark.parametrize(("event", "ring"), [("E17", FIVE), ("E22", SIX)])
def test_where_half_the_ring_is_plagued_wells_cure_one(event: str, ring: str) -> None:
    game = drawn(event, plagued(ring, "three_rivers", "nyghtwald", "marrow", "ashfen"))
    assert len(sick(game)) == 3
    assert set(sick(game)) < {0, 1, 3, 5}


@rule("C-EVENT-E21")
def test_without_a_pair_apart_ash_and_ague_strike_one() -> None:
    others = [words.split()[0] for words in SIX.split("|") if words.split()[0] not in ("three_rivers", "nyghtwald")]
    game = drawn("E21", plagued(SIX, *others))
    assert [code - PLACE for code in legal(game, "Ann")] == [0, 1]
    play(game, "Ann place 0")
    assert not game.dump()["plagued"][1]


@rule("C-PLAGUE-9", "C-PLAGUE-2")
def test_an_onset_takes_two_coins_or_all_mercenaries() -> None:
    ring = "three_rivers Ann mb | nyghtwald Bob b | crownfall | marrow Cat mg | hanging_tongue Bob y | ashfen Dan mr"
    game = play(drawn("E03", ring, coins={"Bob": 1}), "Ann place 4")
    assert game.dump()["coins"][BOB] == 0  # one coin is all there is
    game = play(drawn("E03", RING.replace("Ann mb", "Ann mb b mr")), "Ann place 0")
    assert game.dump()["stacks"][0] == ["soldier.blue"]
    assert sorted(game.dump()["discards"]["mercenaries"]) == ["mercenary.blue", "mercenary.red"]
    game = play(drawn("E03"), "Ann place 4")
    assert not told(game, "killed")  # nobody owns Crownfall


# Tribute and votes


@rule("C-EVENT-E08", "C-TERR-14")
def test_a_harvest_counts_what_flows_into_three_rivers() -> None:
    game = drawn("E08", RING.replace("nyghtwald Bob b mr", "nyghtwald").replace("ashfen Dan mr", "ashfen Ann b"))
    assert game.actors() == [ANN]
    play(game, "Ann place 0")
    assert game.dump()["coins"][ANN] == 4 + 2
    assert game.dump()["coins"][BOB] >= 3  # landless


@rule("C-EVENT-E09", "C-TERR-14")
def test_stones_of_gildenmoor_are_chosen() -> None:
    game = drawn("E09", RING.replace("three_rivers", "gildenmoor"))
    assert game.asking.name() == "choose_colour"
    play(game, "Ann colour topaz")
    assert game.dump()["gems"][ANN] == ["topaz"]


@rule("C-EVENT-E19", "C-EVENT-E20")
def test_ravenscar_and_the_hanging_tongue_add_nothing_to_events() -> None:
    ring = FIVE.replace("three_rivers", "ravenscar").replace("hanging_tongue", "hanging_tongue Ann b")
    assert len(drawn("E19", ring).dump()["hands"][ANN]) == 2
    game = drawn("E20", ring)
    assert legal(game, "Ann")[1:] == [SEAT + seat for seat in range(5)]  # oneself included
    play(game, "Ann seat Ann; Bob pass; Cat pass; Dan pass; Eve pass")
    assert game.asking.name() != "keep_card"
    assert len(game.dump()["hands"][ANN]) == 1


@rule("C-EVENT-E25")
def test_the_hoard_gives_a_second_gem_to_those_with_two_territories() -> None:
    game = drawn("E25", SIX.replace("stonehold", "stonehold Ann b"))
    for name in ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay"):
        play(game, f"{name} colour ruby")
    assert [len(purse) for purse in game.dump()["gems"]] == [2, 1, 1, 1, 1, 1]


# Hirelings and powers


@rule("C-HIRE-WATCHMAN-1")
def test_a_spouse_may_play_the_watchman() -> None:
    game = table(
        RING,
        houses=", ".join(HOUSES[:4]),
        hands={"Ann": "2 mb", "Cat": "watchman", "Dan": "watchman"},
        married="Bob Cat",
        uses=SPENT,
    )
    play(game, "Ann attack 1; Ann card mb")
    assert game.actors() == [CAT]  # Dan cannot help
    play(game, "Cat play_watchman; Dan pass")
    assert len(game.dump()["stacks"][1]) == 2


@rule("C-HIRE-SABOTEUR-2")
def test_a_bystander_is_sabotaged_in_the_middle_of_an_assault() -> None:
    game = table(RING, houses=", ".join(HOUSES[:4]), hands={"Ann": "mb, saboteur"}, uses=SPENT)
    play(game, "Ann attack 1; Ann play_saboteur 5")
    assert game.dump()["owners"][5] is None
    assert game.asking.name() == "assault"


@rule("C-HIRE-GENERAL-3", "C-HIRE-ASSASSIN-2")
def test_of_two_generals_the_second_still_leads() -> None:
    game = table(RING, houses=", ".join(HOUSES[:4]), hands={"Ann": "2 general, my", "Dan": "assassin"}, uses=SPENT)
    play(game, "Ann play_general; Dan pass; Ann play_general; Dan pass; Ann attack 1; Dan assassinate_general")
    assert offers(game, "Ann", "card my")  # against a blue soldier
    play(game, "Ann stop; Ann close")
    assert game.dump()["discards"]["hirelings"].count("general") == 2


@rule("C-FEAST-25")
def test_crone_as_drawer_may_use_the_eye_again_before_the_tasting() -> None:
    game = drawn(
        "E14",
        houses="Ann crone, Bob slaine, Cat brom, Dan tyber",
        hands={"Bob": "spy"},
        dishes={"Bob": "eel_pie"},
        uses={"eye": 2},
        events="E14",
    )
    play(game, "Ann go_on; Bob serve Bob")
    assert (game.asking.name(), game.actors()) == ("use_power", [ANN])
    play(game, "Ann use_eye Bob; Ann card spy")
    assert game.dump()["hands"][ANN] == ["spy"]


@rule("C-TERR-14", "C-CONQ-10")
def test_gildenmoors_colours_are_chosen_in_conquest_income_too() -> None:
    ring = "three_rivers Ann b | gildenmoor | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
    game = table(ring, houses=", ".join(HOUSES[:4]), hands={"Ann": "mb"}, uses=SPENT)
    play(game, "Ann conquer 1; Ann card mb; Ann income; Ann take_income gems 1; Ann colour diamond")
    assert game.dump()["gems"][ANN] == ["diamond"]


@rule("C-LORD-DRAV-6", "C-TERR-10")
def test_ashfen_is_paid_for_what_death_turns() -> None:
    game = table(
        RING, houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber", uses={**SPENT, "death": 1}, coins={"Bob": 4}
    )
    play(game, "Ann use_death 1")
    assert game.dump()["coins"] == [0, 4, 0, 2]
    assert game.dump()["owners"][1] is None


@rule("C-TERR-13")
def test_widows_reach_pays_nothing_once_it_is_empty() -> None:
    ring = RING.replace("nyghtwald", "widows_reach")
    game = table(
        ring,
        houses="Ann brom, Bob slaine, Cat dravanof, Dan tyber",
        hands={"Ann": "2 mb"},
        uses={**SPENT, "death": 1},
    )
    play(game, "Ann attack 1; Cat pass; Ann card mb; Cat use_death 1")
    assert game.dump()["coins"][BOB] == 0
    assert game.dump()["coins"][DAN] == 2  # Ashfen, for the plague
