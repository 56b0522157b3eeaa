"""The Resource phase (C-RES) and blackmail (C-BLACK)."""

from typing import Any

from tests import untyped
from tests.games.cutthroat.play import legal, offers, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court

HOUSES = "Ann brom, Bob slaine, Cat tyber"


def collecting(
    ring: str = "stonehold Ann b | nyghtwald Bob b | marrow | crownfall Cat g | ashfen", **said: object
) -> Court:
    """Ann (Brom) is about to collect from the first place of the ring that she owns."""
    owned = [place for place, words in enumerate(ring.split("|")) if " Ann " in f"{words} "]
    at = owned[0] if owned else -1
    rows = [["turn", 4], ["collection", at + 1], ["feast_card", at], ["collect", ANN, at]]
    said.setdefault("houses", HOUSES)
    return table(ring, pending=rows if owned else [["turn", 4], ["collect", ANN, -1]], **said)


@rule("C-RES-1", "C-RES-2", "C-RES-4")
def test_a_territory_gives_its_coins_and_a_feast_card() -> None:
    game = collecting(decks={"feast": "eel_pie"})
    play(game, "Ann collect coins")
    assert game.dump()["coins"][ANN] == 4
    assert game.dump()["dishes"][ANN] == ["eel_pie"]


@rule("C-RES-1", "C-RES-3", "C-RES-6", "C-SECRET-6", "C-GEN-13")
def test_or_its_gems_of_which_others_see_the_number_only() -> None:
    game = collecting()
    play(game, "Ann collect gems")
    event = next(each for each in game.news if each.row.name == "drew_gems")
    assert untyped.glimpse(event, ANN)["gems"] == game.dump()["gems"][ANN]
    assert untyped.glimpse(event, BOB)["gems"] == "unknown"
    assert untyped.glimpse(event, BOB)["count"] == 1
    assert len(game.dump()["bank"]) == 35


@rule("C-RES-10", "C-TURN-5")
def test_territories_are_collected_in_ring_order_each_with_its_own_choice() -> None:
    game = collecting("stonehold Ann b | nyghtwald Bob b | marrow Ann r | crownfall Cat g | ashfen")
    play(game, "Ann collect coins")
    assert game.asking.dump() == ["collect", ANN, 2]
    play(game, "Ann collect gems")
    assert game.dump()["coins"][ANN] == 4
    assert len(game.dump()["gems"][ANN]) == 1


@rule("C-RES-9")
def test_gems_are_not_offered_where_the_side_has_none() -> None:
    game = collecting("stonehold* Ann b | nyghtwald Bob b | marrow | crownfall Cat g | ashfen")
    assert offers(game, "Ann", "collect coins")
    assert not offers(game, "Ann", "collect gems")


@rule("C-TERR-5", "C-TERR-14", "C-RES-7")
def test_three_rivers_gives_a_coin_more_for_free_and_own_neighbours() -> None:
    game = collecting("three_rivers Ann b | nyghtwald Bob b | marrow | crownfall Cat g | ashfen")
    play(game, "Ann collect coins")
    assert game.dump()["coins"][ANN] == 5


@rule("C-TERR-2", "C-SECRET-5", "C-DEC-12")
def test_nyghtwald_draws_two_feast_cards_and_throws_one_away_open() -> None:
    game = collecting(
        "nyghtwald Ann b | stonehold Bob b | marrow | crownfall Cat g | ashfen", decks={"feast": "eel_pie, poison"}
    )
    play(game, "Ann collect coins")
    assert game.asking.name() == "keep_card"
    play(game, "Ann keep_first")
    assert game.dump()["dishes"][ANN] == ["eel_pie"]
    assert game.dump()["discards"]["feast"] == ["poison"]


@rule("C-TERR-7", "C-DEC-13", "C-GEN-11")
def test_gildenmoor_lets_its_owner_choose_the_colour() -> None:
    game = collecting("gildenmoor Ann b | nyghtwald Bob b | marrow | crownfall Cat g | ashfen")
    play(game, "Ann collect gems; Ann colour topaz")
    assert game.dump()["gems"][ANN] == ["topaz"]


# Blackmail


def holding(hand: str = "bastard.slaine", **said: Any) -> Court:
    return collecting(hands={"Ann": hand}, **said)


@rule("C-BLACK-1", "C-BLACK-2", "C-BLACK-4", "C-BLACK-12", "C-BLACK-13")
def test_a_shown_bastard_makes_its_house_pay_and_returns_to_the_hand() -> None:
    game = holding(coins={"Bob": 6})
    play(game, "Ann collect coins slaine")
    dump = game.dump()
    assert dump["coins"][:2] == [4, 2]
    assert dump["hands"][ANN] == ["bastard.slaine"]
    assert len(dump["dishes"][ANN]) == 1  # the feast card still comes from the deck
    assert told(game, "blackmailed")


@rule("C-BLACK-7", "C-GEN-16", "C/A-13")
def test_a_poor_victim_pays_what_there_is() -> None:
    game = holding(coins={"Bob": 1})
    play(game, "Ann collect coins slaine")
    assert game.dump()["coins"][:2] == [1, 0]


@rule("C-BLACK-8", "C-BLACK-13", "C/A-110")
def test_gems_come_from_the_victims_purse_and_the_two_see_them() -> None:
    game = holding(gems={"Bob": "ruby"})
    play(game, "Ann collect gems slaine")
    assert game.dump()["gems"][:2] == [["ruby"], []]
    event = next(each for each in game.news if each.row.name == "gave_gems")
    assert untyped.glimpse(event, BOB)["gems"] == ["ruby"]
    assert untyped.glimpse(event, CAT)["gems"] == "unknown"


@rule("C-BLACK-9")
def test_the_own_bastard_does_not_blackmail() -> None:
    game = holding("bastard.brom")
    assert not offers(game, "Ann", "collect coins brom")


@rule("C-BLACK-5")
def test_each_bastard_is_used_once_a_turn_and_each_on_another_territory() -> None:
    game = collecting(
        "stonehold Ann b | nyghtwald Bob b | marrow Ann r | crownfall Cat g | ashfen",
        hands={"Ann": "bastard.slaine, bastard.tyber"},
        coins={"Bob": 9, "Cat": 9},
    )
    play(game, "Ann collect coins slaine")
    assert not offers(game, "Ann", "collect coins slaine")
    assert offers(game, "Ann", "collect coins tyber")


@rule("C-BLACK-10")
def test_displaying_is_not_playing_so_nobody_reacts() -> None:
    game = holding(coins={"Bob": 6})
    play(game, "Ann collect coins slaine")
    assert game.asking.name() != "react"


@rule("C-BLACK-3")
def test_the_territorys_ability_counts_in_blackmail() -> None:
    game = collecting(
        "three_rivers Ann b | nyghtwald Bob b | marrow | crownfall Cat g | ashfen",
        hands={"Ann": "bastard.slaine"},
        coins={"Bob": 9},
    )
    play(game, "Ann collect coins slaine")
    assert game.dump()["coins"][:2] == [5, 4]


@rule("C-LORD-CAWD-3", "C-LORD-CAWD-4", "C-DEC-11")
def test_under_opulence_coins_and_gems_are_collected() -> None:
    game = collecting(facts={"opulent": 1})
    assert legal(game, "Ann") == [code for code in legal(game, "Ann") if not offers(game, "Ann", "collect coins")]
    play(game, "Ann collect both")
    assert game.dump()["coins"][ANN] == 4
    assert len(game.dump()["gems"][ANN]) == 1
