"""The greedy bot bargains over binding deals: what it accepts, refuses, wants and offers, and its character."""

from typing import Any

import pytest
from tests import untyped
from tests.games.cutthroat.bargains import at_table, deal, seal
from tests.games.cutthroat.flood import Flood, seen_offer
from tests.games.cutthroat.play import play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, table
from tests.games.cutthroat.test_takebacks import stop
from tests.rules import rule

import courtier
from courtier import Journal, Rng, bots
from courtier.bots import Random
from courtier.core.deals.bargaining import Bargainer
from courtier.core.deals.character import CHARACTERS
from courtier.core.deals.clause import Clause, words
from courtier.core.deals.plain import read_deal
from courtier.core.deals.preview import preview
from courtier.core.deals.valuation import PROMISES_A_ROUND
from courtier.games.cutthroat.actions import CONTINUE, REFUSE_DEAL, SEAL, WAIT
from courtier.games.cutthroat.appraisal import APPRAISAL
from courtier.games.cutthroat.cards import CARD_CODES, GEMS
from courtier.games.cutthroat.clauses import (
    PURSE_LOOK,
    UNSEEN_GEM,
    cards,
    coins,
    debt,
    gems,
    look,
    peace,
    unseen,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.greedy import Greedy
from courtier.games.cutthroat.reputation import foes_of
from courtier.games.cutthroat.talking import TalkAnswers

RING = "three_rivers Ann b mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat g | crownfall"
HOUSES = "Ann dravanof, Bob slaine, Cat brom"
RUBY, TOPAZ, DIAMOND = GEMS.index("ruby"), GEMS.index("topaz"), GEMS.index("diamond")
CUTPURSE = CARD_CODES["cutpurse"]
LUCK = range(6)  # seeds of guesses: not in all of them does the attack pay


def court(**said: Any) -> Court:
    """Ann's Action phase; Bob has an army beside her land."""
    usual = {
        "hands": {"Ann": "b, cutpurse", "Bob": "b, r, mr, mg, 2 my", "Cat": "g"},
        "coins": {"Ann": 9, "Bob": 9, "Cat": 3},
        "gems": {"Ann": "ruby", "Bob": "2 topaz"},
        "uses": {"death": 0},
    }
    return at_table(RING, houses=HOUSES, **{**usual, **said})


def reply(game: Court, seat: int, *clauses: Clause, character: str = "", **more: Any) -> dict[str, Any]:
    """What the bot at that seat answers to the offer of the other party."""
    offer = seen_offer(deal(*clauses), seat)
    (move,) = Greedy(character).bargain(untyped.view(game, seat), Journal(seat), [offer | more], Rng(5))
    return dict(move)


# Yes


def test_a_gift_is_welcome_even_unseen() -> None:
    game = court()
    assert reply(game, ANN, coins(BOB, ANN, 3)) == {"do": "accept", "offer": 1, "picks": []}
    assert reply(game, ANN, unseen(BOB, ANN, UNSEEN_GEM, [1 + TOPAZ]))["do"] == "accept"


def test_goods_that_it_gives_unseen_are_those_it_needs_least() -> None:
    game = court(gems={"Ann": "2 ruby, diamond"})
    wish = unseen(ANN, BOB, UNSEEN_GEM, [])
    wish.count = 1
    assert reply(game, ANN, wish, coins(BOB, ANN, 9)) == {"do": "accept", "offer": 1, "picks": [["diamond"]]}


def test_peace_is_bought_from_who_could_attack() -> None:
    game = court()
    bought = peace(BOB, ANN, RULES.last_turn(game, BOB, 1))
    assert reply(game, ANN, coins(ANN, BOB, 1), bought)["do"] == "accept"
    harmless = court(hands={"Ann": "b", "Bob": "", "Cat": ""})
    assert reply(harmless, ANN, coins(ANN, BOB, 3), bought)["do"] != "accept"


# No


def test_a_no_is_a_counter_offer() -> None:
    game = court()
    move = reply(game, ANN, coins(ANN, BOB, 1))
    assert move["do"] == "counter"
    assert move["reason"]["phrase"] == "would_want"
    assert move["reason"]["clause"] in move["deal"]["clauses"]
    assert game.sealable(read_deal(RULES, move["deal"]), ANN) == ""


def test_what_would_you_want_for_this() -> None:
    game = court()
    move = reply(game, ANN, gems(ANN, BOB, RUBY), asks=True)
    assert move["do"] == "counter"
    assert reply(game, ANN, *read_deal(RULES, move["deal"]).clauses)["do"] == "accept", "it means what it says"


def test_what_it_cannot_give_is_not_possible_now_and_no_word_more() -> None:
    move = reply(court(), ANN, gems(ANN, BOB, DIAMOND), coins(BOB, ANN, 5))
    assert move == {"do": "decline", "offer": 1, "reason": {"phrase": "not_now"}}


def test_words_alone_are_worth_nothing() -> None:
    assert reply(court(), ANN, words(BOB, ANN, "trust me"))["do"] != "accept"


def test_a_promise_it_has_already_buys_nothing() -> None:
    game = court()
    bought = peace(BOB, ANN, RULES.last_turn(game, BOB, 1))
    assert reply(game, ANN, coins(ANN, BOB, 1), bought)["do"] == "accept"
    seal(game, bought)
    assert reply(game, ANN, coins(ANN, BOB, 1), bought)["do"] != "accept"


def test_it_pays_for_a_few_promises_a_round() -> None:
    game = court()
    for other in (BOB, CAT)[:PROMISES_A_ROUND]:
        assert reply(game, ANN, coins(ANN, other, 1), debt(other, ANN, 6))["do"] == "accept"
        seal(game, coins(ANN, other, 1), debt(other, ANN, 6))
    bought = peace(BOB, ANN, RULES.last_turn(game, BOB, 1))
    assert reply(game, ANN, coins(ANN, BOB, 1), bought)["do"] != "accept"


def test_a_look_costs_something() -> None:
    assert reply(court(), ANN, look(ANN, BOB, PURSE_LOOK))["do"] != "accept"


# Characters


SOLD = ("cutpurse", "sneak", "watchman", "mercenary.red")


def price(card: str, character: str) -> int:
    """The fewest coins for which it sells a card."""
    game = court(coins={"Ann": 0, "Bob": 20, "Cat": 0}, hands={"Ann": "b, cutpurse, sneak, watchman, mr"})
    sold = cards(ANN, BOB, CARD_CODES[card])
    sums = [n for n in range(1, 9) if reply(game, ANN, sold, coins(BOB, ANN, n), character=character)["do"] == "accept"]
    return min(sums)


def test_the_grasping_want_more_than_the_timid() -> None:
    prices = [(price(card, "timid"), price(card, "grasping")) for card in SOLD]
    assert all(low <= high for low, high in prices)
    assert any(low < high for low, high in prices)


def test_the_vengeful_remember_who_took_something() -> None:
    lines: list[dict[str, Any]] = [
        {"event": "attacked", "seat": BOB},
        {"event": "killed", "seat": ANN},
        {"event": "gave_coins", "seat": CAT, "to": BOB, "why": "taxes"},
    ]
    assert foes_of(ANN, lines, 3) == [BOB]
    assert foes_of(CAT, lines, 3) == [BOB]
    assert foes_of(BOB, lines, 3) == []
    robbed = {"event": "gave_coins", "seat": ANN, "to": CAT, "why": "cutpurse"}
    assert foes_of(ANN, [*lines, robbed], 3) == [BOB, CAT]
    assert foes_of(ANN, [{**robbed, "why": "deal"}], 3) == []


def test_after_two_rounds_the_vengeful_forgive() -> None:
    robbed = {"event": "gave_coins", "seat": ANN, "to": CAT, "why": "cutpurse"}
    later = {"event": "turn_began", "seat": BOB}
    assert foes_of(ANN, [robbed, *[later] * 5], 3) == [CAT]
    assert foes_of(ANN, [robbed, *[later] * 6], 3) == []


def test_the_vengeful_make_no_deals_with_a_foe() -> None:
    game = court()
    bargainer = Bargainer(APPRAISAL, CHARACTERS["vengeful"], ANN, [game.clone()])
    bargainer.foes = [BOB]
    gift = seen_offer(deal(coins(BOB, ANN, 3)), ANN)
    assert bargainer.reply(gift) == {"do": "decline", "offer": 1, "reason": {"phrase": "wronged"}}


def test_the_vengeful_refuse_a_foe_in_the_menu_too() -> None:
    game = table(RING, houses=HOUSES, options={"deals": "menu"}, coins={"Ann": 3, "Bob": 3}, uses={"death": 0})
    play(game, "Ann talk; Ann propose; Ann partner Bob; Ann term coins; Ann detail 2; Ann term nothing; Ann make_offer")
    bargainer = Bargainer(APPRAISAL, CHARACTERS["vengeful"], BOB, [game.clone()])
    assert TalkAnswers().answer(bargainer, Rng(1)) == SEAL
    bargainer.foes = [ANN]
    assert TalkAnswers().answer(bargainer, Rng(1)) == REFUSE_DEAL


def test_goods_are_judged_without_a_preview_as_with_one() -> None:
    """Where nothing is announced and no promise is made, both say the same."""
    game = court()
    for given in (coins(BOB, ANN, 3), gems(BOB, ANN, TOPAZ), cards(ANN, BOB, CUTPURSE), coins(ANN, BOB, 5)):
        offer = deal(given)
        bargainer = Bargainer(APPRAISAL, CHARACTERS[""], ANN, [game.clone()])
        sealed = preview(game, offer)
        for seat in (ANN, BOB):
            brings = APPRAISAL.worth(sealed, seat) - APPRAISAL.worth(game, seat)
            assert bargainer.valuation.gain(0, offer, seat, CHARACTERS[""]) == pytest.approx(brings)


def test_the_loyal_promise_gladly_the_grasping_and_the_timid_do_not() -> None:
    """Where deals bind, a promise costs what the promiser will not do."""
    truce = deal(peace(BOB, ANN, 6), coins(ANN, BOB, 1))
    gains = {}
    for character in ("loyal", "", "grasping", "timid"):
        bargainer = Bargainer(APPRAISAL, CHARACTERS[character], BOB, [court(turn=3).clone()])
        gains[character] = bargainer.own_gain(truce)
    assert gains["loyal"] > gains[""] > max(gains["grasping"], gains["timid"])


# Offers of its own


@pytest.mark.parametrize("bot", [Greedy(), Greedy("grasping"), Random()])
def test_it_offers_what_it_can_give(bot: Any) -> None:
    made = 0
    for seed in range(8):
        match = courtier.Match("cutthroat", ["random"] * 4, seed, {"deals": "table"})
        while match.game.turn < 2 + seed:
            match.step()
        seat = seed % 4
        for move in bot.bargain(match.view(seat), match.journal(seat), [], Rng(seed)):
            made += 1
            offered = read_deal(RULES, move["deal"])
            assert match.game.sealable(offered, seat) in ("", "moment")
            assert {clause.by for clause in offered.clauses} == set(offered.parties), "nobody gives for nothing"
    assert made > 0


# Take-backs


def attacked(deals: str = "table", **said: Any) -> Court:
    """Ann attacks Bob, who has something that she wants more."""
    ring = RING.replace("Bob b mr", "Bob mr mr")
    options = {"deals": deals, "takeback": "all", **said.pop("options", {})}
    hands = {"Ann": "b, mr", "Bob": "2 my, spy"}
    purses = {"Ann": 3, "Bob": 9, "Cat": 3}
    uses = {"death": 0, "venom": 0}
    said["gems"] = {"Bob": "ruby, topaz", "Ann": "ruby, 2 topaz"}
    game = table(ring, houses=HOUSES, options=options, hands=hands, coins=purses, uses=uses, **said)
    return play(game, "Ann attack 1")


def answers(game: Court, seat: int) -> set[int]:
    """What the bot answers, with some luck and other luck."""
    return {Greedy().choose(untyped.view(game, seat), Journal(seat), Rng(seed)) for seed in LUCK}


def moves(game: Court, seat: int) -> list[Any]:
    """What it offers by itself, over all kinds of luck."""
    return [move for seed in LUCK for move in Greedy().bargain(untyped.view(game, seat), Journal(seat), [], Rng(seed))]


@rule("C-DEC-26", "C-TAKEBACK-1")
@pytest.mark.parametrize("deals", ["table", "menu"])
def test_it_stops_what_is_aimed_at_it_if_it_has_something_to_offer(deals: str) -> None:
    game = attacked(deals)
    assert game.asking.name() == "takeback"
    assert WAIT in answers(game, BOB)
    assert answers(game, CAT) == {CONTINUE}


def test_at_a_table_it_says_at_once_what_it_offers_for_the_take_back() -> None:
    game = stop(attacked(), "Bob")
    made = moves(game, BOB)
    for move in made:
        assert {"kind": "act", "what": "take_back", "by": ANN, "to": BOB} in move["deal"]["clauses"]
    assert "accept" in {reply(game, ANN, *read_deal(RULES, move["deal"]).clauses)["do"] for move in made}
    assert not moves(game, CAT)
    assert not moves(game, ANN)


def test_in_the_menu_it_offers_something_for_the_take_back() -> None:
    offered = []
    for seed in LUCK:
        game = stop(attacked("menu"), "Bob")
        bot, rng = Greedy(), Rng(seed)
        while game.asking.seat == BOB:
            game.apply(BOB, bot.choose(untyped.view(game, BOB), Journal(BOB), rng))
        if game.asking.name() == "answer_deal":
            game.apply(ANN, SEAL)
            offered.append(told(game, "took_back"))
    assert offered
    assert all(offered)


def test_who_may_make_no_more_offer_in_the_menu_stops_nothing() -> None:
    assert answers(attacked("menu", options={"turn_offers": 0}), BOB) == {CONTINUE}


# Nobody can drain it


def test_many_offers_do_not_drain_it() -> None:
    flood = Flood("timid", seed=11)
    flood.offers(60)
    assert flood.accepted > 3


@pytest.mark.deep
@pytest.mark.parametrize("character", ["", "loyal", "grasping", "vengeful", "timid"])
def test_thirty_thousand_offers_do_not_drain_it(character: str) -> None:
    for seed in range(60):
        Flood(character, seed).offers(100)


# The menu


@pytest.mark.parametrize("anew", [False, True])
def test_bots_seal_deals_in_the_talks_of_the_menu(anew: bool) -> None:
    """Also if a bot is made anew for every answer, as a server may do it."""
    names = ["greedy", "greedy:loyal", "greedy:timid"]
    match = courtier.Match("cutthroat", names, 3, {"deals": "menu", "talk_offers": 2, "turn_offers": 2})
    while not match.over() and match.game.turn < 6 and not match.game.deals.sealed:
        if anew:
            match.players = [bots.make("cutthroat", name) for name in names]
        match.step()
    (sealed,) = match.game.deals.sealed
    assert len({clause.by for clause in sealed.clauses}) == 2, "a deal has two sides"


def test_a_deal_from_an_earlier_talk_is_forgotten_where_its_partner_may_not_be_spoken_to() -> None:
    """In a block deals concern the active player (C-DEAL-27); somebody else has answered for the bot in between."""
    said = {"coins": {"Ann": 9, "Bob": 9}, "uses": {"death": 0}}
    game = table(RING, houses=HOUSES, options={"deals": "menu", "takeback": "off"}, **said)
    play(game, "Ann buy_mercenaries 1; Ann talk; Ann pass; Bob propose")
    bot = Greedy()
    bot.talk.menu.spelling = deal(coins(BOB, CAT, 1))
    assert bot.choose(untyped.view(game, BOB), Journal(BOB), Rng(1)) in game.legal(BOB)
