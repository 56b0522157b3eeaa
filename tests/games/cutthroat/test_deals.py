"""Deals (C-DEAL): goods, debts, who can seal what and when."""

import pytest
from tests import untyped
from tests.games.cutthroat.bargains import TABLE, at_table, calm, deal, land, refused, seal, sealable, seen, verdicts
from tests.games.cutthroat.play import offers, pass_all, play
from tests.games.cutthroat.table import ANN, BOB, CAT, load, position, table
from tests.rules import rule

import courtier
from courtier.core.deals.clause import TO_ALL, TO_THE_END, words
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import read_clause
from courtier.core.errors import BadOption, IllegalDeal
from courtier.games.cutthroat.cards import CARD_CODES, FEAST_CARDS, GEMS
from courtier.games.cutthroat.clauses import (
    DISH,
    GEM,
    HAND_CARD,
    HAND_LOOK,
    PURSE_LOOK,
    UNSEEN_DISH,
    UNSEEN_GEM,
    UNSEEN_HIRELING,
    UNSEEN_MERCENARY,
    cards,
    coins,
    debt,
    dishes,
    gems,
    look,
    passage,
    peace,
    unseen,
    vote,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deals import RULES

RING = "three_rivers Ann b mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat g | crownfall"
HOUSES = "Ann dravanof, Bob slaine, Cat brom"
RUBY, TOPAZ = GEMS.index("ruby"), GEMS.index("topaz")
SPY, MERCENARY_RED = CARD_CODES["spy"], CARD_CODES["mercenary.red"]
GOODS_OF_BOB = {
    "hands": {"Bob": "mr, mg, spy, sneak", "Ann": "b"},
    "coins": {"Ann": 9, "Bob": 2},
    "gems": {"Bob": "ruby, 2 topaz"},
    "dishes": {"Bob": "eel_pie, poison"},
}


def court(**said: object) -> Court:
    """Ann's Action phase; Bob has something of everything."""
    return at_table(RING, houses=HOUSES, **{"uses": {"death": 0}, **GOODS_OF_BOB, **said})


def hand(game: Court, seat: int) -> list[str]:
    held: list[str] = game.dump()["hands"][seat]
    return held


# Goods


@rule("C-DEAL-1", "C-DEAL-6", "C-DEAL-13", "C-DEAL-9", "C-DEAL-28")
def test_goods_of_every_kind_change_hands_together() -> None:
    game = court()
    seal(
        game,
        coins(ANN, BOB, 3),
        gems(BOB, ANN, TOPAZ, 2),
        cards(BOB, ANN, SPY),
        cards(BOB, ANN, MERCENARY_RED),
        dishes(BOB, ANN, FEAST_CARDS.index("eel_pie")),
    )
    dump = game.dump()
    assert dump["coins"][:2] == [6, 5]
    assert dump["gems"][:2] == [["topaz", "topaz"], ["ruby"]]
    assert hand(game, ANN) == ["soldier.blue", "mercenary.red", "spy"]
    assert hand(game, BOB) == ["mercenary.green", "sneak"]
    assert dump["dishes"][:2] == [["eel_pie"], ["poison"]]


@rule("C-DEAL-33", "C-DEAL-6")
def test_a_gift_is_a_deal_with_one_clause() -> None:
    game = seal(court(), coins(BOB, ANN, 2))
    assert game.dump()["coins"][:2] == [11, 0]
    seal(game, passage(BOB, ANN, land("nyghtwald"), game.turn))
    seal(game, look(BOB, ANN, HAND_LOOK))
    assert len(game.deals.sealed) == 3


@rule("C-DEAL-13", "C-DEAL-25", "C/A-69")
def test_nobody_pays_with_what_the_same_deal_brings() -> None:
    game = court()
    assert refused(game, coins(ANN, BOB, 9), coins(BOB, ANN, 3)) == "not_held"
    assert sealable(game, coins(ANN, BOB, 9), coins(BOB, ANN, 2))


@rule("C-DEAL-4", "C-DEAL-5", "C-DEAL-3", "C-DEAL-20")
@pytest.mark.parametrize(
    "clause",
    [
        {"kind": "give", "by": 0, "to": 1, "what": "soldier.blue"},
        {"kind": "give", "by": 0, "to": 1, "what": "marrow"},
        {"kind": "give", "by": 0, "to": 1, "what": "heir"},
        {"kind": "give", "by": 0, "to": 1, "what": "brom"},
        {"kind": "give", "by": 0, "to": 1, "what": "money"},
        {"kind": "act", "by": 0, "to": 1, "what": "skip_turn"},
        {"kind": "treaty", "by": 0, "to": 1},
    ],
)
def test_what_cannot_change_hands_cannot_be_entered(clause: dict[str, object]) -> None:
    with pytest.raises(IllegalDeal):
        read_clause(RULES, clause)


@rule("C-DEAL-5")
def test_other_promises_than_those_of_the_table_are_refused() -> None:
    game = court()
    clauses = (
        {"kind": "do", "by": 0, "to": 1, "verbs": ["attack"], "whom": 2, "until": 4},
        {"kind": "refrain", "by": 0, "to": 1, "verbs": ["vote"], "whom": 1, "until": 4},
        {"kind": "refrain", "by": 0, "to": 1, "verbs": ["attack"], "whom": 2, "until": 4},
        {"kind": "act", "by": 0, "to": 1, "what": "passage"},
        {"kind": "give", "by": 0, "to": 1, "what": "ruby", "due": 1},
    )
    for clause in clauses:
        assert refused(game, read_clause(RULES, clause)) == "not_allowed", clause


@rule("C-DEAL-28")
def test_how_much_one_clause_can_hold() -> None:
    game = court(coins={"Ann": 50})
    assert sealable(game, coins(ANN, BOB, 20))
    assert refused(game, coins(ANN, BOB, 21)) == "not_allowed"
    assert refused(game, gems(BOB, ANN, RUBY, 7)) == "not_allowed"
    assert refused(game, debt(ANN, BOB, 21)) == "not_allowed"


@rule("C-DEAL-26", "C/A-113")
def test_what_others_give_is_limited_by_backs_alone() -> None:
    """Ann may ask for what Bob may hold; that he does not hold it he alone learns."""
    game = court()
    envoy = deal(coins(ANN, BOB, 1), cards(BOB, ANN, CARD_CODES["envoy"]))
    assert game.sealable(envoy, ANN) == ""
    assert game.sealable(envoy, BOB) == "not_held"
    with pytest.raises(IllegalDeal) as error:
        game.seal(envoy)
    assert error.value.reason == "not_possible"
    three = deal(coins(ANN, BOB, 1), cards(BOB, ANN, SPY, 3))
    assert game.sealable(three, ANN) == "not_allowed"  # everybody sees that he has two
    rich = deal(coins(BOB, ANN, 20))
    assert game.sealable(rich, ANN) == ""
    assert game.sealable(rich, BOB) == "not_held"


@rule("C-DEAL-28", "C-SETUP-12")
def test_only_bastards_of_houses_in_play_are_named() -> None:
    game = court()
    assert game.sealable(deal(cards(BOB, ANN, CARD_CODES["bastard.tyber"])), ANN) == "not_allowed"
    assert game.sealable(deal(cards(BOB, ANN, CARD_CODES["bastard.brom"])), ANN) == ""
    assert game.sealable(deal(cards(BOB, ANN, CARD_CODES["taster"])), ANN) == "not_allowed"  # three players


@rule("C-DEAL-25", "C/A-82", "C-SECRET-6")
def test_unseen_goods_are_picked_by_their_giver_and_seen_by_the_two() -> None:
    game = court()
    seal(game, coins(ANN, BOB, 1), unseen(BOB, ANN, UNSEEN_HIRELING, [HAND_CARD + SPY - CARD_CODES["mercenary.blue"]]))
    assert "spy" in hand(game, ANN)
    assert seen(game, "Ann", "gave_cards")["cards"] == ["spy"]
    assert seen(game, "Cat", "gave_cards")["cards"] == "unknown"
    assert seen(game, "Cat", "gave_cards")["back"] == "hireling"
    seal(game, unseen(BOB, ANN, UNSEEN_GEM, [GEM + TOPAZ, GEM + RUBY]))
    assert seen(game, "Cat", "gave_gems")["gems"] == "unknown"
    assert seen(game, "Cat", "gave_gems")["count"] == 2
    seal(game, unseen(BOB, ANN, UNSEEN_DISH, [DISH + FEAST_CARDS.index("poison")]))
    assert seen(game, "Cat", "gave_dishes")["dishes"] == "unknown"
    assert game.dump()["dishes"][ANN] == ["poison"]


@rule("C-SECRET-6")
def test_what_a_deal_names_all_see() -> None:
    game = seal(court(), gems(BOB, ANN, TOPAZ), cards(BOB, ANN, SPY))
    assert seen(game, "gallery", "handed_gems")["gems"] == ["topaz"]
    assert seen(game, "gallery", "handed_cards")["cards"] == ["spy"]


@rule("C-DEAL-25")
def test_picks_are_of_the_kind_that_was_offered() -> None:
    game = court()
    assert refused(game, unseen(BOB, ANN, UNSEEN_MERCENARY, [GEM + RUBY])) == "not_allowed"
    not_picked = unseen(BOB, ANN, UNSEEN_GEM, [])
    not_picked.count = 1
    assert game.sealable(deal(not_picked), BOB) == "not_picked"
    assert game.sealable(deal(not_picked), ANN) == ""


@rule("C-WIN-13", "C/A-133")
def test_what_is_announced_cannot_be_traded() -> None:
    game = at_table(
        "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat g | crownfall",
        houses="Ann slaine, Bob dravanof, Cat brom",
        hands={"Ann": "bastard.brom", "Cat": "spy"},
        coins={"Cat": 9},
        pending=[["turn", 4], ["collection", 5], ["collect", 0, 0]],
    )
    assert sealable(game, cards(ANN, BOB, CARD_CODES["bastard.brom"]))
    play(game, "Ann collect coins brom")
    taken_out = at_table(RING, houses=HOUSES, hands={"Ann": "spy", "Bob": "sneak"}, uses={"death": 0, "venom": 2})
    play(taken_out, "Ann play_spy Bob")
    assert taken_out.asking.name() == "react"
    assert taken_out.sealable(deal(cards(ANN, BOB, SPY)), ANN) == "not_allowed"  # it is no longer in hand


# Debts


@rule("C-DEAL-29", "C/A-107", "C-DEAL-16", "C-DEAL-30")
def test_C_SCN_30_a_debt_is_paid_from_what_comes_in_and_the_rest_stays_owed() -> None:
    game = at_table(
        "marrow Ann b | nyghtwald Bob b mr | hanging_tongue | three_rivers Cat g | crownfall",
        houses=HOUSES,
        uses={"death": 0, "life": 0},
        pending=[["turn", 4], ["collection", 1], ["collect", 0, 0]],
    )
    seal(game, debt(ANN, BOB, 4))
    play(game, "Ann collect coins")
    assert game.dump()["coins"][:2] == [0, 3]
    assert untyped.view(game, None)["deals"][0]["clauses"][0]["done"] == 3
    assert seen(game, "gallery", "gave_coins")["why"] == "debt"
    game = load({**game.dump(), "pending": [["turn", 4], ["collection", 1], ["collect", 0, 0]]})
    play(game, "Ann collect gems")
    assert game.dump()["coins"][:2] == [0, 3]
    assert verdicts(game) == ["open"]
    game.end()
    assert verdicts(game) == ["excused"]
    assert game.dump()["coins"][:2] == [0, 3]


@rule("C-DEAL-29", "C/A-107", "C-TURN-5")
@pytest.mark.parametrize(("collected", "owed", "left"), [(("coins", "coins"), 1, 2), (("gems", "coins"), 4, 0)])
def test_what_is_still_owed_is_paid_from_the_next_collection(collected: list[str], owed: int, left: int) -> None:
    """As C-SCN-30, played on for a round: Marrow brings three coins of the four that Ann owes."""
    game = at_table(
        "marrow Ann b | nyghtwald Bob b mr | hanging_tongue | three_rivers Cat g | crownfall",
        houses=HOUSES,
        uses={"death": 0, "life": 0},
        events="E12, E10, E11, E03, E04",
        pending=[["turn", 4], ["collection", 1], ["collect", 0, 0]],
    )
    seal(game, debt(ANN, BOB, 4))
    play(game, f"Ann collect {collected[0]}")
    assert 4 - game.deals.open[0].done == owed
    while [game.asking.name(), game.actor()] != ["collect", ANN]:
        game.step(game.default(game.actor()))
    assert game.coins[ANN] == 0, "nothing else came in"
    play(game, f"Ann collect {collected[1]}")
    assert verdicts(game) == ["kept" if owed <= 3 else "open"]
    assert game.coins[ANN] == left


@rule("C-DEAL-29")
def test_debts_are_paid_oldest_first_at_the_debtors_own_moment() -> None:
    game = at_table(
        "marrow Ann b | nyghtwald Bob b mr | hanging_tongue | three_rivers Cat g | crownfall",
        houses=HOUSES,
        coins={"Cat": 9},
        uses={"death": 0, "life": 0},
        pending=[["turn", 4], ["collection", 1], ["collect", 0, 0]],
    )
    seal(game, debt(ANN, CAT, 2))
    seal(game, debt(ANN, BOB, 2))
    seal(game, debt(CAT, BOB, 5))
    play(game, "Ann collect coins")
    assert game.dump()["coins"] == [0, 1, 11]  # Cat's debt is due in Cat's turn
    assert verdicts(game) == ["kept", "open", "open"]


@rule("C-DEAL-29", "C/A-108", "C-DEAL-28", "C-SETUP-18", "C-VOTE-2")
def test_C_SCN_8_a_vote_is_bought_with_a_debt() -> None:
    """Bob, Jen and Maria of the rulebook are Ann, Bob and Cat."""
    fresh = courtier.new("cutthroat", 3, 5, {"houses": "random"}).dump()
    data = {**fresh, "options": {**fresh["options"], **TABLE}, "pending": [["settling", 0], ["propose", 0]]}
    data["facts"] = {**fresh["facts"], "active": 0}
    data["pending"] = [["settling", 0], ["proposals", 1], ["propose", 0]]
    data["ring"] = ["marrow", "crownfall", *[each for each in fresh["ring"] if each not in ("marrow", "crownfall")][:3]]
    game = courtier.load("cutthroat", data)
    assert isinstance(game, Court)
    game.recording = True
    play(game, "Ann seat Ann; Bob seat Cat")
    seal(game, vote(CAT, BOB, BOB), debt(BOB, CAT, 1))
    play(game, "Cat pass")
    calm(game)
    assert game.legal(CAT) == game.asking.legal(game, CAT)[1:]  # Bob's proposal, which is for Cat
    play(game, "Ann ballot Ann; Bob ballot Bob; Cat ballot Bob")
    assert game.active == CAT
    play(game, "Cat place 0")
    while game.asking.name() == "lay_stack":
        game.step(game.choices()[0])
    first = game.dump()["coins"]
    assert first[CAT] == 3
    play(game, "Ann place 2")
    while game.asking.name() == "lay_stack":
        game.step(game.choices()[0])
    play(game, "Bob place 1")
    while game.asking.name() == "lay_stack":
        game.step(game.choices()[0])
    assert game.dump()["coins"][BOB] == 3
    assert game.dump()["coins"][CAT] == 4
    assert verdicts(game) == ["kept", "kept"]


# Looks


@rule("C-SECRET-3", "C/A-124", "C-SECRET-1")
def test_a_purse_or_a_hand_is_shown_to_one_player_or_to_all() -> None:
    game = seal(court(), look(BOB, ANN, PURSE_LOOK))
    assert seen(game, "Ann", "looked_at_gems")["gems"] == ["ruby", "topaz", "topaz"]
    assert seen(game, "Ann", "looked_at_coins")["coins"] == [2]
    assert seen(game, "Cat", "looked_at_gems")["gems"] == "unknown"
    game.seal(Deal([ANN, BOB], [look(BOB, TO_ALL, HAND_LOOK)]))
    for name in ("Cat", "gallery"):
        cards_shown = seen(game, name, "showed_hand")["cards"]
        assert cards_shown == ["mercenary.red", "mercenary.green", "sneak", "spy"]


# Who seals what when


@rule("C-DEAL-8", "C-DEAL-11")
def test_what_is_not_sealed_binds_nobody() -> None:
    game = court()
    agreed = deal(peace(ANN, BOB, game.turn))
    assert game.sealable(agreed, ANN) == game.sealable(agreed, BOB) == ""
    assert offers(game, "Ann", "attack 1")
    assert game.deals.sealed == []


@rule("C-DEAL-10", "C-DEAL-7", "C-DEAL-14")
def test_a_sealed_promise_binds() -> None:
    game = seal(court(), coins(BOB, ANN, 1), peace(ANN, BOB, TO_THE_END))
    assert not offers(game, "Ann", "attack 1")
    assert game.dump()["coins"][ANN] == 10


@rule("C-DEAL-2", "C-DEAL-15")
def test_everybody_sees_the_clauses_and_that_there_are_free_words() -> None:
    game = seal(court(), peace(ANN, BOB, TO_THE_END), words(BOB, ANN, "I shall be your friend"))
    for you in (ANN, CAT, None):
        clauses = untyped.view(game, you)["deals"][0]["clauses"]
        assert [clause["kind"] for clause in clauses] == ["refrain", "words"]
    assert game.dump()["deals"]["sealed"][0]["clauses"][1]["text"] == "I shall be your friend"


@rule("C-DEAL-18", "C-DEAL-27", "C/A-112", "C-ACT-5", "C-WIN-5")
def test_while_something_is_open_only_those_concerned_deal() -> None:
    game = at_table(
        "three_rivers Ann b | nyghtwald Bob b mr | hanging_tongue Dan b | marrow Cat g | crownfall | ashfen",
        houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber",
        uses={"death": 0},
        hands={"Ann": "b, mr"},
        coins={"Cat": 3, "Dan": 3, "Bob": 3},
    )
    assert sealable(game, coins(CAT, 3, 1))  # a free point
    play(game, "Ann attack 1")
    assert refused(game, coins(CAT, 3, 1)) == "moment"
    assert sealable(game, coins(CAT, ANN, 1))
    assert sealable(game, coins(CAT, BOB, 1))  # whose land it is


@rule("C-DEAL-27")
def test_the_spouse_of_the_one_attacked_is_concerned() -> None:
    game = at_table(
        "three_rivers Ann b | nyghtwald Bob b mr | hanging_tongue Dan b | marrow Cat g | crownfall | ashfen",
        houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber",
        uses={"death": 0},
        hands={"Ann": "b, mr"},
        coins={"Cat": 3},
        married="Bob Dan",
    )
    play(game, "Ann attack 1")
    assert sealable(game, coins(CAT, 3, 1))


@rule("C-ATK-18")
def test_reinforcements_are_bought_over_the_question_whether_to_defend() -> None:
    game = at_table(
        "three_rivers Ann b | nyghtwald Bob g | hanging_tongue | marrow Cat g | crownfall",
        houses=HOUSES,
        uses={"death": 0, "venom": 0},
        hands={"Ann": "g", "Bob": "b", "Cat": "mg"},
        coins={"Bob": 2},
    )
    play(game, "Ann attack 1; Ann card g")
    assert game.asking.name() == "defend"
    assert not offers(game, "Bob", "card mg")
    seal(game, coins(BOB, CAT, 2), cards(CAT, BOB, CARD_CODES["mercenary.green"]))
    play(game, "Bob card mg")
    calm(game)
    assert game.dump()["stacks"][1] == ["soldier.green"]


@rule("C-DEAL-34")
def test_next_turn_is_never_the_turn_in_progress() -> None:
    game = court()
    assert RULES.last_turn(game, ANN, 1) == game.turn + 3
    assert RULES.last_turn(game, CAT, 1) == game.turn + 2
    assert sealable(game, peace(ANN, BOB, game.turn))
    assert sealable(game, peace(ANN, BOB, game.turn + 3))
    assert refused(game, peace(ANN, BOB, game.turn + 1)) == "not_allowed"


@rule("C-DEAL-34", "C/A-143")
def test_before_the_first_turn_this_turn_is_not_offered() -> None:
    fresh = courtier.new("cutthroat", 3, 5, {"houses": "random"}).dump()
    game = courtier.load("cutthroat", {**fresh, "options": {**fresh["options"], **TABLE}})
    assert isinstance(game, Court)
    assert refused(game, peace(ANN, BOB, 0)) == "not_allowed"
    assert refused(game, peace(ANN, BOB, 1)) == "not_allowed"  # nobody knows whose turn that will be
    assert sealable(game, peace(ANN, BOB, TO_THE_END))


@rule("C-DEAL-35")
def test_thirty_six_deals_are_open_at_most() -> None:
    game = court()
    for _ in range(36):
        seal(game, debt(CAT, BOB, 1))
    assert refused(game, debt(CAT, BOB, 1)) == "full"
    assert sealable(game, coins(ANN, BOB, 1))  # it is done at once


@rule("C/A-149", "C-DEAL-27")
def test_no_deal_is_sealed_while_cards_are_looked_at() -> None:
    game = at_table(RING, houses="Ann crone, Bob slaine, Cat brom", hands={"Bob": "mr, spy"}, coins={"Ann": 3})
    play(game, "Ann use_eye Bob")
    calm(game)
    assert game.asking.name() == "take_card"
    assert refused(game, coins(ANN, BOB, 1)) == "moment"
    play(game, "Ann nothing_taken")
    assert sealable(game, coins(ANN, BOB, 1))


@rule("C-DEAL-24")
def test_a_deal_has_two_parties_or_more() -> None:
    game = court(coins={"Ann": 5, "Bob": 5, "Cat": 5})
    game.seal(Deal([ANN, BOB, CAT], [coins(ANN, BOB, 1), coins(BOB, CAT, 2), coins(CAT, ANN, 3)]))
    assert game.dump()["coins"] == [7, 4, 4]
    alone = Deal([ANN], [coins(ANN, BOB, 1)])
    assert game.sealable(alone, ANN) == "parties"


@rule("C-DEAL-24")
def test_a_deal_has_as_many_clauses_as_the_option_says() -> None:
    three = [coins(ANN, BOB, 1), debt(BOB, ANN, 2), debt(BOB, ANN, 3)]
    game = table(RING, houses=HOUSES, uses={"death": 0}, options={**TABLE, "deal_clauses": 2}, **GOODS_OF_BOB)
    assert refused(game, *three) == "too_many"
    assert sealable(game, *three[:2])
    assert sealable(court(), *three)
    assert sealable(court(), *three, *[debt(ANN, BOB, each) for each in range(1, 6)])
    assert refused(court(), *[debt(ANN, BOB, each) for each in range(1, 10)]) == "clauses"


@pytest.mark.parametrize("clauses", [0, 9, "all"])
def test_no_other_number_of_clauses_is_an_option(clauses: object) -> None:
    with pytest.raises(BadOption, match="deal_clauses: expected one of 8, 1, 2"):
        courtier.new("cutthroat", 3, 1, {"deal_clauses": clauses})


@rule("C/A-138")
def test_without_deals_nothing_can_be_sealed() -> None:
    game = table(RING, houses=HOUSES, coins={"Ann": 5})
    with pytest.raises(IllegalDeal):
        game.seal(deal(coins(ANN, BOB, 1)))
    assert "deals" not in position(RING)


def test_a_deal_is_recorded_and_dumped() -> None:
    game = seal(court(), peace(ANN, BOB, TO_THE_END), debt(BOB, ANN, 3))
    again = courtier.load("cutthroat", game.dump())
    assert again.dump() == game.dump()
    assert game.clone().dump() == game.dump()


def test_who_is_asked_to_react_changes_with_the_cards() -> None:
    """C-WIN-9: the buyer of the last hireling is asked in the seller's place."""
    game = court(hands={"Ann": "spy", "Bob": "sneak"}, uses={"death": 0, "venom": 0})
    play(game, "Ann play_spy Cat")
    assert game.actors() == [BOB]
    seal(game, cards(BOB, CAT, CARD_CODES["sneak"]), coins(ANN, CAT, 1))
    assert game.actors() == [CAT]
    pass_all(game)
    assert game.asking.name() == "act"
