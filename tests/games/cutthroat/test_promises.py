"""Promises of deals (C-DEAL-28): passage, peace, hold, vote, marry, serve, use, and how they end."""

from typing import Any

import pytest
from tests.games.cutthroat.bargains import at_table, calm, land, refused, seal, sealable, verdicts
from tests.games.cutthroat.play import offers, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, load
from tests.rules import rule

from courtier.core.deals.clause import TO_THE_END
from courtier.games.cutthroat.actions import USE_DEATH
from courtier.games.cutthroat.cards import CARD_CODES, GEMS
from courtier.games.cutthroat.clauses import (
    DEED_ASSASSIN,
    DEED_BEDLAM,
    DEED_CUTPURSE,
    DEED_DEATH,
    DEED_DISPLAY,
    DEED_ENVOY,
    DEED_EYE,
    DEED_FURY,
    DEED_SABOTEUR,
    DEED_SNEAK,
    DEED_SPY,
    DEED_TAXES,
    DEED_VENOM,
    DEED_WATCHMAN,
    cards,
    coins,
    dishes,
    gems,
    hold,
    life,
    marry,
    opulence,
    passage,
    peace,
    serve,
    vote,
)
from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann b mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat g | crownfall"
HOUSES = "Ann dravanof, Bob slaine, Cat brom"
SCENARIO = "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat g | crownfall Dan r | ashfen Dan r"
FOUR = "Ann dravanof, Bob slaine, Cat brom, Dan tyber"


def court(**said: Any) -> Court:
    return at_table(RING, **{"houses": HOUSES, "uses": {"death": 0}, "hands": {"Ann": "b, mr"}, **said})


def reached(game: Court, name: str) -> list[int]:
    """The places that can be attacked or conquered now."""
    places = range(len(game.ring))
    return [at for at in places if offers(game, name, f"attack {at}") or offers(game, name, f"conquer {at}")]


# Passage


@rule("C-ACC-7", "C-ACC-6", "C-DEAL-28")
def test_C_SCN_3_passage_is_bought_for_this_turn() -> None:
    game = at_table(SCENARIO, houses=FOUR, active="Cat", hands={"Cat": "mb"}, coins={"Cat": 2}, uses={"death": 0})
    assert reached(game, "Cat") == [1, 2, 4]
    seal(game, coins(CAT, BOB, 2), passage(BOB, CAT, land("nyghtwald"), game.turn))
    assert reached(game, "Cat") == [0, 1, 2, 4]


@rule("C-ACC-10", "C/A-21")
def test_passage_lasts_until_the_end_of_the_turn_that_the_deal_names() -> None:
    game = at_table(SCENARIO, houses=FOUR, active="Cat", hands={"Cat": "mb"}, uses={"death": 0}, events="E16, E10, E14")
    seal(game, passage(BOB, CAT, land("nyghtwald"), game.turn))
    play(game, "Cat attack 0; Cat stop; Cat close; Cat end")
    assert verdicts(game) == ["kept"]
    assert game.passages_of(CAT) == 0


@rule("C-ACC-10", "C-ACC-15", "C-DEAL-16")
def test_a_grant_is_void_when_the_land_changes_owner() -> None:
    game = at_table(
        "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat g | crownfall Dan r | ashfen Dan r",
        houses=FOUR,
        hands={"Ann": "b, mb"},
        uses={"death": 0, "venom": 0},
    )
    seal(game, passage(BOB, CAT, land("nyghtwald"), TO_THE_END))
    play(game, "Ann attack 1; Ann card b")
    calm(game)
    assert verdicts(game) == ["moot"]
    assert game.passages_of(CAT) == 0


@rule("C-ACC-7")
def test_only_the_owner_grants_passage() -> None:
    game = court()
    assert refused(game, passage(CAT, ANN, land("nyghtwald"), game.turn)) == "not_allowed"
    assert sealable(game, passage(BOB, ANN, land("nyghtwald"), game.turn + 3))  # Ann's next turn


@rule("C-ACC-7")
def test_one_deal_grants_passage_over_several_lands() -> None:
    ring = "three_rivers Ann b | nyghtwald Bob b | hanging_tongue Bob r | marrow | crownfall Cat g"
    game = at_table(ring, houses=HOUSES, hands={"Ann": "b"}, uses={"death": 0, "venom": 0})
    assert reached(game, "Ann") == [1, 4]
    lands = [passage(BOB, ANN, land(name), game.turn) for name in ("nyghtwald", "hanging_tongue")]
    seal(game, *lands)
    assert reached(game, "Ann") == [1, 2, 3, 4]


# Peace


@rule("C-DEAL-28", "C/A-98")
def test_C_SCN_25_peace_ends_with_the_next_turn_and_spares_effects_only_if_it_says_so() -> None:
    said = {"hands": {"Ann": "b, mr, saboteur"}}
    game = seal(court(**said), peace(ANN, BOB, 4))
    assert not offers(game, "Ann", "attack 1")
    assert offers(game, "Ann", "play_saboteur 1")
    game.turn = 5
    game.go_on()
    assert offers(load(game.dump()), "Ann", "attack 1")
    game = seal(court(**said), peace(ANN, BOB, 4, effects=True))
    assert not offers(game, "Ann", "play_saboteur 1")


@rule("C/A-98", "C-DEAL-31")
@pytest.mark.parametrize("event", ["E03", "E07"])
def test_peace_with_effects_spares_land_in_the_own_choice_of_an_event(event: str) -> None:
    ring = "three_rivers* Ann b mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat g | crownfall"
    game = at_table(ring, houses=HOUSES, uses={"death": 0, "life": 0}, events=f"{event}, E10")
    seal(game, peace(ANN, BOB, TO_THE_END, effects=True))
    play(game, "Ann end")
    calm(game)
    assert game.asking.name() == "plague_territory"
    assert not offers(game, "Ann", "place 1")
    assert offers(game, "Ann", "place 4")


@rule("C-DEAL-31", "C/A-113")
def test_a_ban_that_would_leave_no_answer_yields() -> None:
    ring = "three_rivers* Ann b mb | nyghtwald Bob b | hanging_tongue* | marrow Bob b | crownfall* Cat g"
    game = at_table(ring, houses=HOUSES, uses={"death": 0, "life": 0}, events="E03, E10")
    seal(game, peace(ANN, BOB, TO_THE_END, effects=True))
    play(game, "Ann end")
    calm(game)
    assert offers(game, "Ann", "place 1")
    assert offers(game, "Ann", "place 3")


@rule("C-DEAL-36", "C-DEAL-31")
def test_of_two_territories_no_first_one_leads_into_a_breach() -> None:
    """E21 in a ring of eight: Bob owns all that lies apart from place 4."""
    ring = (
        "three_rivers Ann b | nyghtwald Bob b | hanging_tongue* | marrow* Cat g | crownfall Dan mb | ashfen* |"
        " stonehold* | gildenmoor"
    )
    game = at_table(
        ring,
        houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber, Eve crone, Fay cawdwell",
        uses={"death": 0, "life": 0},
        events="E21, E10, E14",
    )
    seal(game, peace(ANN, BOB, TO_THE_END, effects=True))
    play(game, "Ann end")
    calm(game)
    assert not offers(game, "Ann", "place 1")
    play(game, "Ann place 4")
    assert not offers(game, "Ann", "place 1")
    assert offers(game, "Ann", "place 0")


@rule("C-DEAL-28", "C/A-98")
def test_C_SCN_33_there_is_no_way_round() -> None:
    """Ann is Dravanof and can reach Bob's land alone."""
    ring = "three_rivers Ann b | nyghtwald Bob b mr | hanging_tongue Bob mb | marrow Bob b | crownfall Bob mr"
    game = at_table(ring, houses=HOUSES, hands={"Ann": "b, saboteur", "Bob": "spy"}, uses={"death": 2})
    seal(game, peace(ANN, BOB, TO_THE_END, effects=True))
    for place in range(1, 5):
        assert not offers(game, "Ann", f"play_saboteur {place}")
        assert not offers(game, "Ann", f"use_death {place}")
        assert not offers(game, "Ann", f"attack {place}")
    assert offers(game, "Ann", "use_death 0")
    game = at_table(ring, houses=HOUSES, active="Bob", hands={"Bob": "spy", "Ann": "b"}, uses={"death": 2})
    seal(game, peace(ANN, BOB, TO_THE_END, effects=True))
    play(game, "Bob play_spy Cat")
    assert game.asking.name() == "react"
    assert [code for code in game.legal(ANN) if code >= USE_DEATH] == [USE_DEATH]


@rule("C-DEAL-28", "C/A-134")
def test_peace_sealed_in_an_assault_ends_it() -> None:
    game = court(hands={"Ann": "2 b, mr"}, coins={"Bob": 3}, uses={"death": 0, "venom": 0})
    play(game, "Ann attack 1")
    assert game.asking.name() == "assault"
    seal(game, coins(BOB, ANN, 3), peace(ANN, BOB, game.turn))
    assert game.asking.name() == "attack"
    assert game.target == -1
    assert told(game, "assault_ended")
    assert not offers(game, "Ann", "attack 1")


@rule("C-DEAL-28", "C/A-134")
def test_a_card_already_announced_still_resolves() -> None:
    game = court(hands={"Ann": "2 b, mr", "Bob": "r"}, coins={"Bob": 3}, uses={"death": 0, "venom": 0})
    play(game, "Ann attack 1; Ann card b")
    assert game.asking.name() == "defend"
    seal(game, coins(BOB, ANN, 3), peace(ANN, BOB, game.turn))
    play(game, "Bob yield")
    assert game.dump()["stacks"][1] == ["mercenary.red"]
    assert game.target == -1


@rule("C-DEAL-28")
def test_peace_for_one_territory_covers_it_while_the_receiver_owns_it() -> None:
    ring = "three_rivers Ann b mb | nyghtwald Bob mr | hanging_tongue | marrow Cat g | crownfall Bob b"
    game = at_table(ring, houses=HOUSES, hands={"Ann": "b"}, uses={"death": 0})
    assert refused(game, peace(ANN, BOB, game.turn, territory=land("marrow"))) == "not_allowed"
    seal(game, peace(ANN, BOB, game.turn, territory=land("nyghtwald")))
    assert not offers(game, "Ann", "attack 1")
    assert offers(game, "Ann", "attack 4")
    changed = load({**game.dump(), "owners": [ANN, CAT, None, CAT, BOB]})
    assert offers(changed, "Ann", "attack 1")


@rule("C-DEAL-16", "C-DEAL-30")
def test_a_promise_that_was_put_to_the_test_is_kept_when_its_time_is_over() -> None:
    game = court(events="E08, E10", uses={"death": 0, "life": 0})
    seal(game, peace(ANN, BOB, game.turn))
    play(game, "Ann end")
    assert verdicts(game) == ["kept"]
    assert game.deals.open == []


# Hold


HELD = {
    DEED_SPY: ("spy", "play_spy Bob", "play_spy Cat"),
    DEED_CUTPURSE: ("cutpurse", "steal_coins Bob", "steal_coins Cat"),
    DEED_SABOTEUR: ("saboteur", "play_saboteur 1", "play_saboteur 4"),
    DEED_ENVOY: ("envoy", "play_envoy 1", "play_envoy 3"),
}


@rule("C-DEAL-28")
@pytest.mark.parametrize("deed", list(HELD))
def test_a_card_that_is_held_back_spares_the_receiver_alone(deed: int) -> None:
    name, spared, other = HELD[deed]
    ring = "three_rivers Ann b mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat g | crownfall Cat g"
    game = at_table(ring, houses=HOUSES, hands={"Ann": name}, uses={"death": 0})
    assert offers(game, "Ann", spared)
    seal(game, hold(ANN, BOB, deed, game.turn))
    assert not offers(game, "Ann", spared)
    assert offers(game, "Ann", other)


@rule("C-DEAL-28")
def test_powers_are_held_back_by_their_own_house_alone() -> None:
    game = at_table(
        RING.replace("mb", "mg"), houses="Ann crone, Bob slaine, Cat cawdwell", hands={"Bob": "b", "Cat": "y"}
    )
    seal(game, hold(ANN, BOB, DEED_EYE, TO_THE_END))
    assert not offers(game, "Ann", "use_eye Bob")
    assert offers(game, "Ann", "use_eye Cat")
    for deed in (DEED_TAXES, DEED_VENOM, DEED_FURY, DEED_DEATH, DEED_BEDLAM):
        assert refused(game, hold(ANN, BOB, deed, TO_THE_END)) == "not_allowed"


@rule("C-DEAL-28")
def test_taxes_venom_and_death_are_held_back() -> None:
    ring = "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat g | crownfall Cat mg"
    game = at_table(ring, houses="Ann cawdwell, Bob slaine, Cat dravanof", hands={"Ann": "spy"}, uses={"opulence": 0})
    seal(game, hold(ANN, BOB, DEED_TAXES, game.turn))
    assert not offers(game, "Ann", "use_taxes Bob")
    assert offers(game, "Ann", "use_taxes Cat")
    seal(game, hold(BOB, ANN, DEED_VENOM, TO_THE_END), hold(CAT, ANN, DEED_DEATH, TO_THE_END))
    play(game, "Ann play_spy Bob")
    assert game.asking.name() == "react"
    assert not offers(game, "Bob", "use_venom")
    assert not offers(game, "Cat", "use_death 0")
    assert offers(game, "Cat", "use_death 1")


@rule("C-DEAL-28")
def test_assassin_watchman_and_sneak_are_held_back() -> None:
    game = court(hands={"Ann": "2 b, sneak, spy", "Bob": "assassin, watchman"}, uses={"death": 0, "venom": 0})
    seal(game, hold(BOB, ANN, DEED_ASSASSIN, TO_THE_END), hold(BOB, ANN, DEED_WATCHMAN, TO_THE_END))
    seal(game, hold(ANN, BOB, DEED_SNEAK, TO_THE_END))
    play(game, "Ann play_spy Bob")
    assert not offers(game, "Bob", "assassinate")
    calm(game)
    play(game, "Ann attack 1")
    calm(game)
    assert not offers(game, "Ann", "play_sneak 1")
    play(game, "Ann card b")
    assert game.asking.name() == "react"
    assert not offers(game, "Bob", "play_watchman")


@rule("C-DEAL-28")
def test_blackmail_is_held_back() -> None:
    game = at_table(
        RING,
        houses=HOUSES,
        hands={"Ann": "bastard.slaine, bastard.brom"},
        uses={"death": 0},
        pending=[["turn", 4], ["collection", 1], ["collect", 0, 0]],
    )
    seal(game, hold(ANN, BOB, DEED_DISPLAY, game.turn))
    assert not offers(game, "Ann", "collect coins slaine")
    assert offers(game, "Ann", "collect coins brom")


# Votes


@rule("C-DEAL-28", "C-VOTE-2", "C-DEAL-31", "C/A-145")
def test_a_vote_can_be_promised_until_the_ballot_opens() -> None:
    ring = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
    game = at_table(ring, houses=FOUR, coins={"Bob": 5}, uses={"death": 0, "venom": 0}, events="E04, E10, E14")
    play(game, "Ann end; Ann place 1; Bob place 0; Cat pass")
    assert refused(game, vote(CAT, BOB, CAT)) == "not_allowed"  # who made no proposal
    seal(game, coins(BOB, CAT, 2), vote(CAT, BOB, BOB))
    assert refused(game, vote(CAT, ANN, ANN)) == "contradiction"
    play(game, "Dan pass")
    calm(game)
    assert game.asking.name() == "ballot"
    assert refused(game, vote(DAN, BOB, BOB)) == "not_allowed"
    assert refused(game, coins(BOB, CAT, 1)) == "moment"  # C/A-144
    assert len(game.legal(CAT)) == 1
    play(game, "Ann ballot Ann; Bob ballot Bob; Cat ballot Bob; Dan ballot Bob")
    assert verdicts(game) == ["kept"]


@rule("C/A-144", "C-VOTE-5")
def test_no_coin_changes_hands_while_the_ballot_is_open() -> None:
    ring = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
    game = at_table(ring, houses=FOUR, coins={"Bob": 5}, uses={"death": 0, "venom": 0}, events="E04, E10, E14")
    play(game, "Ann end; Ann place 1; Bob place 0; Cat pass; Dan pass")
    calm(game)
    assert refused(game, coins(BOB, CAT, 1)) == "moment"
    assert sealable(game, peace(BOB, CAT, TO_THE_END))


# Marriage


RING_OF_FOUR = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"


def wedding(**said: Any) -> Court:
    """Before the Wedding is drawn."""
    said = {"houses": FOUR, "uses": {"death": 0, "venom": 0, "life": 0}, "events": "E13, E10, E14", **said}
    return at_table(RING_OF_FOUR, **said)


@rule("C-WED-11", "C-WED-15", "C/A-43", "C-DEAL-28")
def test_who_promised_to_marry_marries_first() -> None:
    game = seal(wedding(coins={"Cat": 3}), marry(ANN, CAT), coins(CAT, ANN, 3))
    play(game, "Ann end")
    assert game.dump()["spouses"] == [CAT, None, ANN, None]
    assert verdicts(game) == ["kept"]


@rule("C-WED-17", "C-DEC-32", "C/A-146")
def test_a_promise_sealed_in_the_wedding_is_carried_out_at_once() -> None:
    game = wedding(coins={"Cat": 3})
    play(game, "Ann end")
    calm(game)
    play(game, "Ann woo Cat")
    seal(game, marry(CAT, ANN))
    assert game.dump()["spouses"][:3] == [CAT, None, ANN]
    assert game.actors() != [CAT] or game.asking.name() != "answer_suit"


@rule("C-WED-17", "C-DEAL-16")
def test_a_promise_of_marriage_falls_away_with_the_heir() -> None:
    game = wedding(hands={"Cat": "pillow"}, active="Cat")
    seal(game, marry(ANN, CAT))
    play(game, "Cat play_pillow")
    calm(game)
    assert verdicts(game) == ["excused"]
    assert refused(game, marry(BOB, CAT)) == "not_allowed"


@rule("C/A-113", "C-DEAL-26")
def test_nobody_promises_to_marry_two() -> None:
    game = seal(wedding(), marry(ANN, CAT))
    assert refused(game, marry(CAT, BOB)) == "not_allowed"
    assert refused(game, marry(BOB, ANN)) == "not_allowed"
    assert refused(game, marry(BOB, DAN), marry(DAN, BOB)) == "not_allowed"
    assert sealable(game, marry(BOB, DAN))


@rule("C-DEAL-28", "C-3P-4")
def test_at_three_seats_nobody_promises_to_marry_or_to_serve() -> None:
    assert refused(court(), marry(ANN, BOB)) == "not_allowed"
    assert refused(court(), serve(ANN, BOB)) == "not_allowed"


@rule("C-WED-10", "C-DEAL-28")
def test_after_the_wedding_nobody_promises_to_marry() -> None:
    game = at_table(RING_OF_FOUR, houses=FOUR, uses={"death": 0, "venom": 0, "life": 0}, events="E10, E14")
    assert refused(game, marry(ANN, BOB)) == "not_allowed"


# The Feast


@rule("C-DEAL-28", "C-DEC-33", "C-DEAL-31")
def test_C_SCN_34_the_promisers_poison_is_not_for_the_receiver() -> None:
    game = at_table(
        RING_OF_FOUR,
        houses=FOUR,
        coins={"Bob": 2},
        dishes={"Ann": "eel_pie, 2 poison"},
        uses={"death": 0, "venom": 0, "life": 0},
        events="E14",
    )
    seal(game, coins(BOB, ANN, 2), serve(ANN, BOB))
    play(game, "Ann end")
    calm(game)
    assert game.asking.name() == "serve"
    assert len(game.legal(ANN)) == 4
    play(game, "Ann serve Bob")
    for _ in range(2):
        assert not offers(game, "Ann", "serve Bob")
        assert len(game.legal(ANN)) == 3
        assert game.default(ANN) == game.legal(ANN)[1]  # Cat, the first clockwise
        play(game, "Ann serve Cat")
    assert verdicts(game) == ["kept"]


@rule("C-DEAL-28", "C-FEAST-20")
def test_feast_cards_are_traded_until_the_serving_begins() -> None:
    game = at_table(
        RING_OF_FOUR,
        houses=FOUR,
        dishes={"Ann": "eel_pie", "Bob": "2 eel_pie"},
        uses={"death": 0, "venom": 0, "life": 0},
        events="E14",
    )
    assert sealable(game, dishes(BOB, ANN, 2))
    play(game, "Ann end")
    calm(game)
    assert game.asking.name() == "serve"
    assert refused(game, dishes(BOB, ANN, 2)) == "not_allowed"


# Services


def bought_opulence(uses: int) -> Court:
    return at_table(
        RING,
        houses="Ann cawdwell, Bob slaine, Cat dravanof",
        active="Bob",
        gems={"Bob": "ruby"},
        uses={"opulence": uses, "life": 0},
        pending=[["turn", 1], ["death_moment", 2]],
    )


@rule("C-DEAL-28", "C/A-139", "C-LORD-CAWD-4", "C-LORD-4")
def test_C_SCN_35_bought_opulence_happens_by_itself() -> None:
    game = bought_opulence(uses=2)
    until = game.turn + 3
    seal(game, gems(BOB, ANN, GEMS.index("ruby")), opulence(ANN, BOB, until))
    play(game, "Cat pass")
    assert game.uses[2] == 1
    assert told(game, "used_power")
    assert game.actors() != [ANN]
    assert game.opulent
    assert verdicts(game) == ["kept"]
    assert refused(bought_opulence(uses=0), opulence(ANN, BOB, until)) == "not_allowed"


@rule("C/A-147", "C-DEAL-26")
def test_a_promised_use_is_set_aside() -> None:
    game = bought_opulence(uses=1)
    seal(game, opulence(ANN, CAT, game.turn + 1))
    assert refused(game, opulence(ANN, BOB, game.turn + 3)) == "not_allowed"
    play(game, "Cat pass")
    assert game.asking.name() != "opulence"  # the last marker is Cat's


@rule("C-DEAL-28", "C-LORD-3", "C/A-139")
def test_promised_life_cures_at_the_first_moment_of_the_own_turn() -> None:
    ring = "three_rivers* Ann b mb | nyghtwald* Bob b mr | hanging_tongue | marrow Cat g | crownfall"
    game = at_table(ring, houses=HOUSES, active="Bob", uses={"death": 0, "life": 2}, events="E08, E10, E11")
    seal(game, life(ANN, BOB, land("nyghtwald"), game.turn + 2))
    assert game.is_plagued(1)
    play(game, "Bob end")
    while game.active != ANN:
        game.step(game.default(game.actor()))
    assert not game.is_plagued(1)
    assert game.is_plagued(0)
    assert game.uses[4] == 1


@rule("C-DEAL-28", "C-LORD-3")
def test_life_sealed_at_a_free_point_cures_at_once() -> None:
    ring = "three_rivers* Ann b mb | nyghtwald* Bob b mr | hanging_tongue | marrow Cat g | crownfall"
    game = at_table(ring, houses=HOUSES, uses={"death": 0, "life": 2})
    seal(game, life(ANN, BOB, land("nyghtwald"), game.turn + 3))
    assert not game.is_plagued(1)
    assert verdicts(game) == ["kept"]


@rule("C-DEAL-28", "C-DEAL-16")
def test_promised_life_falls_away_when_the_territory_is_healthy() -> None:
    ring = "three_rivers Ann b mb | nyghtwald* Bob b mr | hanging_tongue | marrow Cat g | crownfall"
    game = at_table(ring, houses=HOUSES, active="Bob", hands={"Bob": "doctor"}, uses={"death": 0, "life": 2})
    seal(game, life(ANN, BOB, land("nyghtwald"), game.turn + 2))
    play(game, "Bob play_doctor 1")
    calm(game)
    assert verdicts(game) == ["excused"]
    assert game.uses[4] == 2


@rule("C-DEAL-14")
def test_what_a_sealed_card_brings_can_be_played_at_once() -> None:
    """C-SCN-6 in short: a Sneak is bought in the middle of an assault."""
    game = court(hands={"Ann": "b", "Cat": "sneak"}, coins={"Ann": 1}, uses={"death": 0, "venom": 0})
    play(game, "Ann attack 1")
    assert not offers(game, "Ann", "play_sneak 2")
    seal(game, coins(ANN, CAT, 1), cards(CAT, ANN, CARD_CODES["sneak"]))
    assert offers(game, "Ann", "play_sneak 2")


@rule("C-ATK-18")
def test_C_SCN_6_a_sneak_bought_in_the_assault_empties_the_land() -> None:
    game = at_table(
        "nyghtwald Ann b | three_rivers Bob g mb r r | hanging_tongue | marrow Cat r | crownfall",
        houses="Ann dravanof, Bob brom, Cat tyber",
        hands={"Ann": "mg, 2 b, watchman", "Bob": "g", "Cat": "sneak"},
        coins={"Ann": 1},
        uses={"death": 0, "fury": 0},
    )
    play(game, "Ann attack 1")
    calm(game)
    play(game, "Ann card mg")
    calm(game)
    play(game, "Bob card g")
    calm(game)
    seal(
        game,
        cards(ANN, CAT, CARD_CODES["watchman"]),
        coins(ANN, CAT, 1),
        cards(CAT, ANN, CARD_CODES["sneak"]),
    )
    play(game, "Ann play_sneak 4")
    calm(game)
    assert game.asking.name() == "occupy"
    assert sorted(game.dump()["hands"][BOB]) == ["mercenary.blue", "soldier.green", "soldier.red", "soldier.red"]
    assert "soldier.green" in game.dump()["dead"][BOB]
    play(game, "Ann card b; Ann card b")
    calm(game)
    assert game.dump()["owners"][1] == ANN
