"""Rulings on setting up, collecting, blackmail and buying."""

from typing import Any

import pytest
from tests import untyped
from tests.games.cutthroat.play import legal, offers, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, load, position, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadPosition
from courtier.games.cutthroat.actions import (
    BUY_HIRELING,
    BUY_MERCENARIES,
    CLOSE,
    COLLECT,
    HOUSE,
    PASS,
    RANDOM,
    SEAT,
    TAKE_INCOME,
    VERB_OF,
)
from courtier.games.cutthroat.court import Court

LUCK = 1_000_003_579  # states of the generator that are far apart


def fresh(seats: int, seed: int, **options: object) -> Court:
    game = courtier.new("cutthroat", seats, seed, options, recording=True)
    assert isinstance(game, Court)
    return game


def with_houses(seats: int, seed: int, **options: object) -> Court:
    return fresh(seats, seed, houses="random", **options)


# Setting up


@rule("C/A-01")
def test_houses_are_chosen_in_seat_order_from_a_random_seat() -> None:
    assert {fresh(3, seed).actor() for seed in range(12)} == {0, 1, 2}
    game = fresh(3, 4)
    first = game.actor()
    assert game.legal(first) == [RANDOM, *range(HOUSE, HOUSE + 6)]
    game.apply(first, HOUSE + 2)
    assert game.actor() == (first + 1) % 3
    assert game.legal(game.actor()) == [RANDOM, *[HOUSE + house for house in (0, 1, 3, 4, 5)]]


def vote_on_start(game: Court, wanted: dict[int, int], ballots: dict[int, int]) -> int:
    """Who starts: `wanted` are proposals by author, `ballots` say for whose proposal a seat votes."""
    while game.asking.name() == "propose":
        seat = game.actor()
        game.apply(seat, SEAT + wanted[seat] if seat in wanted else PASS)
    while game.asking.name() == "ballot":
        seat = game.actor()
        game.apply(seat, next(code for code in game.legal(seat) if code - VERB_OF[code] == ballots[seat]))
    return game.actor()


@rule("C/A-03", "C-SETUP-20")
def test_a_tied_start_is_settled_among_the_tied_alone() -> None:
    first = set()
    for seed in range(12):
        game = with_houses(4, seed)
        first.add(vote_on_start(game, {0: 0, 1: 1, 2: 2}, {0: 0, 2: 0, 1: 1, 3: 1}))
    assert first == {0, 1}  # Cat's proposal got no vote, and Dan made none


@rule("C/A-100", "C-SETUP-28")
def test_before_the_first_turn_clockwise_begins_where_houses_were_chosen_first() -> None:
    for seed in range(6):
        game = fresh(4, seed)
        first = game.actor()
        while game.asking.name() == "choose_house":
            game.step(RANDOM)
        proposers = []
        while game.asking.name() == "propose":
            proposers.append(game.actor())
            game.step(PASS)
        assert proposers == [(first + step) % 4 for step in range(4)]


@rule("C/A-05", "C-SETUP-24")
def test_the_card_left_over_by_the_pillow_variant_is_shuffled_into_the_deck() -> None:
    places = set()
    for seed in range(40):
        game = with_houses(4, seed, pillow_variant=True)
        deck = game.dump()["decks"]["hirelings"]
        assert len(deck) == 48 - 4
        if "pillow" in deck:
            places.add(deck.index("pillow"))
    assert len(places) > 2  # one game in five, each time elsewhere


@rule("C/A-20", "C-GEN-8")
def test_land_without_a_card_has_no_owner() -> None:
    with pytest.raises(BadPosition):
        table("three_rivers Ann | nyghtwald Bob b | stonehold | marrow Cat g | crownfall")


@rule("C/A-87")
def test_a_purse_is_one_number_of_coins() -> None:
    game = market(coins=5)
    assert untyped.view(game, ANN)["more"]["coins"] == [5]
    play(game, "Ann buy_mercenaries")  # nobody changes a silver coin
    assert untyped.view(game, ANN)["more"]["coins"] == [4]


# Collecting

HOUSES = "Ann brom, Bob slaine, Cat tyber"
ONE_LAND = "stonehold Ann b | nyghtwald Bob b | marrow | crownfall Cat g | ashfen"
TWO_LANDS = "stonehold Ann b | nyghtwald Bob b | marrow Ann r | crownfall Cat g | ashfen"
GILDENMOOR = "gildenmoor Ann b | nyghtwald Bob b | marrow | crownfall Cat g | ashfen"
NYGHTWALD = "nyghtwald Ann b | stonehold Bob b | marrow | crownfall Cat g | ashfen"
AT_FIRST = [["turn", 4], ["collection", 1], ["feast_card", 0], ["collect", ANN, 0]]
LANDLESS = [["turn", 4], ["collect", ANN, 8]]


def collecting(ring: str = ONE_LAND, **said: Any) -> Court:
    """Ann (Brom) collects of the first place."""
    said.setdefault("houses", HOUSES)
    said.setdefault("uses", {"venom": 0})
    return table(ring, **{"pending": AT_FIRST, **said})


def news(game: Court, name: str) -> Any:
    return next(each for each in game.news if each.row.name == name)


@rule("C/A-06", "C/A-08")
def test_each_territory_brings_one_feast_card_that_cannot_be_declined() -> None:
    game = collecting(TWO_LANDS)
    assert [VERB_OF[code] for code in legal(game, "Ann")] == [COLLECT, COLLECT]  # coins or gems, nothing else
    play(game, "Ann collect coins")
    assert len(game.dump()["dishes"][ANN]) == 1
    play(game, "Ann collect coins")
    assert len(game.dump()["dishes"][ANN]) == 2


@rule("C/A-07", "C/A-110")
def test_everybody_sees_what_was_collected_where_but_no_colour() -> None:
    game = collecting()
    play(game, "Ann collect gems")
    seen = untyped.glimpse(news(game, "drew_gems"), None)
    assert (seen["territory"], seen["count"], seen["gems"]) == ("stonehold", 1, "unknown")
    game = collecting()
    play(game, "Ann collect coins")
    seen = untyped.glimpse(news(game, "took_coins"), None)
    assert (seen["territory"], seen["count"]) == ("stonehold", 4)


@rule("C/A-10", "C-GEN-11")
def test_a_bag_with_one_gem_gives_one() -> None:
    full = "6 ruby, 6 sapphire, 6 emerald, 6 amethyst, 6 diamond, {} topaz"
    game = collecting(NYGHTWALD, gems={"Bob": full.format(5)})
    play(game, "Ann collect gems")  # worth 2
    assert game.dump()["gems"][ANN] == ["topaz"]
    assert not offers(collecting(NYGHTWALD, gems={"Bob": full.format(6)}, hands={"Ann": "spy"}), "Ann", "collect gems")


@rule("C/A-111", "C-TERR-7")
def test_who_picks_a_colour_sees_which_are_there_and_nobody_else_sees_the_pick() -> None:
    game = collecting(GILDENMOOR, gems={"Bob": "6 ruby"})
    play(game, "Ann collect gems")
    assert [offers(game, "Ann", f"colour {gem}") for gem in ("ruby", "topaz")] == [False, True]
    assert len(legal(game, "Ann")) == 5
    play(game, "Ann colour topaz")
    assert untyped.glimpse(news(game, "picked_gem"), BOB)["gems"] == "unknown"
    assert "6" not in str(untyped.glimpse(news(game, "picked_gem"), ANN)["gems"])


@rule("C-RES-11", "C/A-125", "C-EVENT-E08", "C-EVENT-E09")
@pytest.mark.parametrize(("event", "coins", "gems"), [("E08", 4, 0), ("E09", 0, 1)])
def test_event_payments_are_no_resource_collection(event: str, coins: int, gems: int) -> None:
    game = table(
        ONE_LAND,
        houses="Ann brom, Bob slaine, Cat cawdwell",
        hands={"Ann": "bastard.slaine"},
        coins={"Bob": 9},
        facts={"opulent": 1},
        events=f"{event}, E10, E03",
        uses={"venom": 0, "opulence": 0},
    )
    play(game, "Ann end")
    dump = game.dump()
    assert dump["coins"][ANN] == coins  # no blackmail was offered
    assert len(dump["gems"][ANN]) == gems  # Opulence does not add the other kind
    assert dump["dishes"][ANN] == []


@rule("C-RES-11", "C-SETUP-22")
def test_starting_income_is_no_resource_collection() -> None:
    game = with_houses(3, 2)
    while game.asking.name() != "choose_start":
        game.step(PASS if PASS in game.choices() else game.choices()[0])
    seat = game.actor()
    game.step(game.choices()[0])
    game.step(game.choices()[0])
    game.step(game.default(game.actor()))
    dump = game.dump()
    assert dump["coins"][seat] > 0
    assert dump["gems"][seat] == dump["dishes"][seat] == []


# Blackmail


@rule("C/A-12", "C-BLACK-6")
def test_without_land_one_bastard_is_used_and_no_more() -> None:
    ring = "stonehold | nyghtwald Bob b | marrow | crownfall Cat g | ashfen"
    game = collecting(
        ring, hands={"Ann": "bastard.slaine, bastard.tyber"}, coins={"Bob": 9, "Cat": 9}, pending=LANDLESS
    )
    play(game, "Ann collect coins slaine")
    assert game.dump()["coins"] == [3, 6, 9]
    assert game.asking.name() != "collect"


@rule("C/A-14", "C-BLACK-8")
@pytest.mark.parametrize(("purse", "given"), [("ruby, topaz", "topaz"), ("ruby", "ruby")])
def test_gildenmoor_names_a_colour_and_the_victim_gives_it_if_it_is_there(purse: str, given: str) -> None:
    game = collecting(GILDENMOOR, hands={"Ann": "bastard.slaine"}, gems={"Bob": purse})
    play(game, "Ann collect gems slaine; Ann colour topaz")
    assert game.dump()["gems"][ANN] == [given]
    named = news(game, "named_colour")
    assert [untyped.glimpse(named, seat)["gems"] for seat in (ANN, BOB, CAT)] == [["topaz"], ["topaz"], "unknown"]


@rule("C/A-14", "C-GEN-19")
def test_other_land_takes_a_random_gem_of_the_purse() -> None:
    taken = set()
    for luck in range(1, 13):
        game = collecting(hands={"Ann": "bastard.slaine"}, gems={"Bob": "ruby, topaz"}, seed=luck * LUCK)
        taken.add(play(game, "Ann collect gems slaine").dump()["gems"][ANN][0])
    assert taken == {"ruby", "topaz"}


@rule("C/A-15", "C-BLACK-10")
def test_a_display_is_answered_neither_by_an_assassin_nor_by_venom() -> None:
    game = collecting(hands={"Ann": "bastard.slaine", "Cat": "assassin"}, coins={"Bob": 6}, uses={"venom": 2})
    play(game, "Ann collect coins slaine")
    assert game.asking.name() != "react"
    assert game.dump()["coins"][:2] == [4, 2]


@rule("C/A-118", "C-BLACK-12")
def test_the_feast_card_of_a_blackmailed_territory_comes_from_the_deck() -> None:
    game = collecting(
        hands={"Ann": "bastard.slaine"}, coins={"Bob": 6}, dishes={"Bob": "poison"}, decks={"feast": "eel_pie"}
    )
    play(game, "Ann collect coins slaine")
    assert game.dump()["dishes"][:2] == [["eel_pie"], ["poison"]]


@rule("C/A-45", "C-WED-13")
def test_a_spouse_can_be_blackmailed() -> None:
    game = collecting(
        ONE_LAND + " | three_rivers Dan y",
        houses=HOUSES + ", Dan crone",
        hands={"Ann": "bastard.slaine"},
        coins={"Bob": 6},
        married="Ann Bob",
        uses={"venom": 0, "eye": 0},
    )
    play(game, "Ann collect coins slaine")
    assert game.dump()["coins"][:2] == [4, 2]


# Buying


def market(coins: int = 9, land: str = "three_rivers", **said: Any) -> Court:
    said.setdefault("houses", HOUSES)
    said.setdefault("uses", {"venom": 0, "fury": 0})
    return table(f"{land} Ann b | nyghtwald Bob b | stonehold | marrow Cat g | crownfall", coins={"Ann": coins}, **said)


@rule("C/A-17", "C-BUY-1", "C-BUY-3")
def test_each_coin_of_mercenaries_is_one_of_three_purchases() -> None:
    game = market()
    play(game, "Ann buy_mercenaries; Ann buy_hireling; Ann buy_mercenaries")
    assert game.asking.name() == "act"  # the third purchase closes the block
    assert [offers(game, "Ann", words) for words in ("buy_mercenaries", "buy_hireling")] == [False, False]
    assert game.dump()["coins"][ANN] == 4
    game = market(options={"mercenary_bulk": True})
    play(game, "Ann buy_mercenaries 6")
    assert game.asking.name() == "purchase"  # one purchase of three


@rule("C/A-18", "C-BUY-6")
def test_the_market_has_hirelings_and_mercenaries_only() -> None:
    game = market(coins=30, houses="Ann slaine, Bob brom, Cat tyber")
    play(game, "Ann buy_mercenaries")
    assert {VERB_OF[code] for code in legal(game, "Ann")} == {CLOSE, BUY_MERCENARIES, BUY_HIRELING}


@rule("C/A-19", "C-BUY-8")
def test_a_buyer_sees_each_card_before_the_next_purchase() -> None:
    game = market(decks={"hirelings": "spy, general"})
    play(game, "Ann buy_hireling")
    hand = next(zone for zone in untyped.view(game, ANN)["seats"][ANN]["zones"] if zone["id"] == "hand")
    assert [card["kind"] for card in hand["cards"]] == ["spy"]
    assert offers(game, "Ann", "buy_hireling")


@rule("C/A-92", "C-TERR-3")
def test_the_hanging_tongue_works_for_each_purchase() -> None:
    game = market(land="hanging_tongue", decks={"hirelings": "spy, general, envoy, sneak"})
    play(game, "Ann buy_hireling; Ann keep_second; Ann buy_hireling; Ann keep_first")
    dump = game.dump()
    assert dump["hands"][ANN] == ["general", "envoy"]
    assert dump["discards"]["hirelings"] == ["sneak", "spy"]
    assert dump["coins"][ANN] == 3


def without_hirelings(discarded: list[str], top: list[str], **said: Any) -> Court:
    """The hireling deck holds `top` alone; Bob has in hand what is neither there nor discarded."""
    data = position(
        "hanging_tongue Ann b | nyghtwald Bob b | stonehold | marrow Cat g | crownfall",
        houses=HOUSES,
        coins={"Ann": 9},
        uses={"venom": 0, "fury": 0},
        **said,
    )
    rest = data["decks"]["hirelings"]
    for card in [*discarded, *top]:
        rest.remove(card)
    data["hands"][BOB] += rest
    data["decks"]["hirelings"] = top
    data["discards"]["hirelings"] = discarded
    return load(data)


@rule("C-BUY-10", "C/A-09")
def test_with_one_card_left_the_hanging_tongue_discards_nothing() -> None:
    game = without_hirelings([], ["spy"])
    play(game, "Ann buy_hireling")
    assert game.asking.name() != "keep_card"
    assert game.dump()["hands"][ANN] == ["spy"]
    assert game.dump()["discards"]["hirelings"] == []
    assert not offers(game, "Ann", "buy_hireling")  # deck and discard are empty


@rule("C/A-117", "C/A-09", "C-BUY-11")
def test_a_discarded_bastard_comes_back_when_the_discard_is_shuffled() -> None:
    game = without_hirelings(["bastard.slaine"], [])
    play(game, "Ann buy_hireling")
    assert told(game, "reshuffled")
    assert game.dump()["hands"][ANN] == ["bastard.slaine"]


@rule("C/A-09", "C-EVENT-3")
def test_the_event_deck_is_never_renewed() -> None:
    game = market(events="E10")
    assert len(game.dump()["discards"]["events"]) == 11
    play(game, "Ann end")
    assert game.over()


@rule("C/A-26", "C-CONQ-10")
def test_conquest_income_is_neither_blackmail_nor_a_feast_card() -> None:
    game = market(hands={"Ann": "mb, bastard.slaine"})
    play(game, "Ann conquer 4; Ann card mb; Ann close; Ann income")
    assert {VERB_OF[code] for code in legal(game, "Ann")} == {TAKE_INCOME}
    assert len(legal(game, "Ann")) == 2
    play(game, "Ann take_income coins 4")
    assert game.dump()["dishes"][ANN] == []
    assert game.dump()["coins"][ANN] == 9 + 4
