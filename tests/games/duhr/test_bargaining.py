"""The greedy bot bargains: what it accepts, refuses, wants and offers, and what its character changes."""

from typing import Any

import pytest
from tests import untyped
from tests.games.duhr.flood import Flood, seen_offer
from tests.games.duhr.play import do
from tests.games.duhr.table import ANN, BOB, CAT, DAN, table

import courtier
from courtier import Journal, Rng, bots
from courtier.bots import Random
from courtier.core.deals.clause import GIVE, TO_THE_END, Clause, give, give_unseen, promise, refrain, show, words
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import read_deal
from courtier.core.deals.valuation import PROMISES_A_ROUND
from courtier.games.duhr.actions import ACCEPT, COUNTER
from courtier.games.duhr.cards import CARD_CODES
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import AGENDA_LOOK, HARMS, RULES
from courtier.games.duhr.greedy import Greedy

FOUR = "Ann balistrad: s | Bob lycosia: s | Cat kardosa: s | Dan silgaro: s"
HANDS = {"Ann": "lycosia, kardosa", "Bob": "balistrad, 2 silgaro", "Cat": "2 silgaro", "Dan": "2 balistrad"}
CONCEALED = {"Ann": "Cat", "Bob": "Dan", "Cat": "Ann", "Dan": "Bob"}
BALISTRAD, LYCOSIA, KARDOSA, SILGARO = (
    CARD_CODES[f"suspicion.{house}"] for house in ("balistrad", "lycosia", "kardosa", "silgaro")
)


def court(hands: dict[str, str] = HANDS, houses: str = FOUR, **more: Any) -> Court:
    """Nobody borrows an ability: all conspiracies are concealed."""
    return table(houses, hands=hands, concealed=CONCEALED, options={"deals": "table"}, **more)


def spare(game: Court, by: int, to: int, turns: int = 1) -> Clause:
    return refrain(by, to, Conduct(HARMS, to), RULES.last_turn(game, by, turns))


def unseen(by: int, to: int) -> Clause:
    """One card that the giver picks when signing."""
    return Clause(GIVE, by, to, Conduct(0), 1, TO_THE_END)


def reply(game: Court, seat: int, *clauses: Clause, character: str = "", **more: Any) -> dict[str, Any]:
    """What the bot at that seat answers to the offer of the other party."""
    offer = seen_offer(game, Deal(sorted({c.by for c in clauses} | {c.to for c in clauses}), list(clauses)), seat)
    (move,) = Greedy(character).bargain(untyped.view(game, seat), Journal(seat), [offer | more], Rng(5))
    return dict(move)


# Yes


def test_it_swaps_a_card_for_one_that_serves_it_better() -> None:
    game = court()
    assert reply(game, ANN, give(ANN, BOB, LYCOSIA), give(BOB, ANN, BALISTRAD))["do"] == "accept"


def test_a_gift_is_welcome_even_unseen() -> None:
    game = court()
    assert reply(game, ANN, give_unseen(BOB, ANN, [SILGARO])) == {"do": "accept", "offer": 1, "picks": []}


def test_goods_that_it_gives_unseen_are_those_it_needs_least() -> None:
    game = court({"Ann": "balistrad, scandal, kardosa", "Bob": "2 scandal"})
    clauses = (unseen(ANN, BOB), give(BOB, ANN, CARD_CODES["scandal"]))
    assert reply(game, ANN, *clauses) == {"do": "accept", "offer": 1, "picks": [["suspicion.kardosa"]]}


def test_it_breaks_no_pair_for_what_it_gives_unseen() -> None:
    game = court({"Ann": "2 kardosa, lycosia", "Bob": "2 scandal"})
    clauses = (unseen(ANN, BOB), give(BOB, ANN, CARD_CODES["scandal"]))
    assert reply(game, ANN, *clauses)["picks"] == [["suspicion.lycosia"]]


def test_two_unseen_gifts_are_two_cards() -> None:
    game = court({"Ann": "kardosa, lycosia", "Bob": "2 scandal"})
    clauses = (unseen(ANN, BOB), unseen(ANN, BOB), give(BOB, ANN, CARD_CODES["scandal"], 2))
    assert reply(game, ANN, *clauses)["picks"] == [["suspicion.kardosa"], ["suspicion.lycosia"]]


def test_a_shown_card_is_genuine_whatever_was_guessed() -> None:
    game = court({"Ann": "lycosia", "Bob": "balistrad"})
    assert reply(game, ANN, give(ANN, BOB, LYCOSIA), give(BOB, ANN, BALISTRAD))["do"] == "accept"


# No


def test_a_no_is_a_counter_offer() -> None:
    game = court()
    move = reply(game, ANN, give(ANN, BOB, LYCOSIA))
    assert move["do"] == "counter"
    assert move["reason"]["phrase"] == "would_want"
    assert move["reason"]["clause"] in move["deal"]["clauses"]
    assert game.sealable(read_deal(RULES, move["deal"]), ANN) == ""


def test_a_no_to_a_counter_offer_names_what_it_would_want() -> None:
    move = reply(court(), ANN, give(ANN, BOB, LYCOSIA), counters=7)
    assert move["do"] == "decline"
    assert move["reason"]["phrase"] == "would_want"
    assert move["reason"]["clause"]["by"] == BOB


def test_what_would_you_want_for_this() -> None:
    game = court()
    move = reply(game, ANN, give(ANN, BOB, LYCOSIA), asks=True)
    assert move["do"] == "counter"
    wish = [clause for clause in move["deal"]["clauses"] if clause["by"] == BOB]
    assert len(wish) == 1
    assert reply(game, ANN, *read_deal(RULES, move["deal"]).clauses)["do"] == "accept", "it means what it says"


def test_what_it_cannot_give_is_not_possible_now_and_no_word_more() -> None:
    move = reply(court(), ANN, give(ANN, BOB, SILGARO), give(BOB, ANN, BALISTRAD))
    assert move == {"do": "decline", "offer": 1, "reason": {"phrase": "not_now"}}


def test_words_alone_are_worth_nothing() -> None:
    assert reply(court(), ANN, words(BOB, ANN, "trust me"))["do"] != "accept"


def test_an_offer_that_is_none_is_declined() -> None:
    game = court()
    offer = {"number": 4, "by": BOB, "parties": [ANN, BOB], "clauses": [{"kind": "bribe", "by": BOB, "to": ANN}]}
    (move,) = Greedy().bargain(untyped.view(game, ANN), Journal(ANN), [offer], Rng(1))
    assert (move["do"], move["offer"]) == ("decline", 4)


def test_a_promise_it_has_already_buys_nothing() -> None:
    game = court()
    paid = (give(ANN, BOB, KARDOSA), spare(game, BOB, ANN, 2))
    assert reply(game, ANN, *paid, character="timid")["do"] == "accept"
    game.seal(Deal([ANN, BOB], [spare(game, BOB, ANN, 2)]))
    assert reply(game, ANN, *paid, character="timid")["do"] != "accept"


def test_it_pays_for_a_few_promises_a_round() -> None:
    game = court({"Ann": "2 kardosa, lycosia", "Bob": "silgaro", "Cat": "silgaro", "Dan": "silgaro"})
    for other in (BOB, CAT)[:PROMISES_A_ROUND]:
        assert reply(game, ANN, give(ANN, other, KARDOSA), spare(game, other, ANN, 2), character="timid")["do"] == (
            "accept"
        )
        game.seal(Deal([ANN, other], [give(ANN, other, KARDOSA), spare(game, other, ANN, 2)]))
    assert reply(game, ANN, give(ANN, DAN, LYCOSIA), spare(game, DAN, ANN, 2), character="timid")["do"] != "accept"


def test_a_look_at_what_it_knows_is_worth_nothing() -> None:
    game = court()
    looks = show(BOB, ANN, AGENDA_LOOK)
    assert reply(game, ANN, looks)["do"] == "accept"
    journal = Journal(ANN)
    game.seal(Deal([ANN, BOB], [looks]))
    for event in game.news:
        journal.saw(courtier.glimpse(event, ANN))
    offer = seen_offer(game, Deal([ANN, BOB], [looks]), ANN)
    (move,) = Greedy().bargain(untyped.view(game, ANN), journal, [offer], Rng(1))
    assert move["do"] != "accept"


# Characters


def betrayed() -> Court:
    """Bob has promised to spare Ann and harmed her."""
    game = court({"Ann": "lycosia", "Bob": "balistrad, 2 silgaro", "Cat": "", "Dan": ""}, active="Bob")
    game.seal(Deal([ANN, BOB], [spare(game, BOB, ANN)]))
    do(game, "raise balistrad")
    return game


def test_the_vengeful_make_no_deals_with_who_broke_their_word() -> None:
    game = betrayed()
    gift = give_unseen(BOB, ANN, [SILGARO])
    move = reply(game, ANN, gift, character="vengeful")
    assert move["do"] == "decline"
    assert move["reason"]["phrase"] == "broke_word"
    assert move["reason"]["deal"] == 1
    assert reply(game, ANN, gift, character="loyal")["do"] == "accept"


def test_a_broken_word_makes_the_next_promise_worth_less() -> None:
    game = betrayed()
    clauses = (give(ANN, BOB, LYCOSIA), spare(game, BOB, ANN, 3))
    assert reply(game, ANN, *clauses)["do"] != "accept"


def test_the_grasping_want_more_than_the_timid() -> None:
    game = court()
    swap = (give(ANN, BOB, LYCOSIA), give(BOB, ANN, BALISTRAD))
    assert reply(game, ANN, *swap, character="timid")["do"] == "accept"
    assert reply(game, ANN, *swap, character="grasping")["do"] != "accept"


@pytest.mark.parametrize(("character", "keeps"), [("loyal", True), ("timid", True), ("grasping", False)])
def test_some_keep_their_word_and_some_do_not(character: str, keeps: bool) -> None:
    """Bob is about to lose favor, and Ann, who has promised to spare him, holds the suspicion for it."""
    game = court({"Ann": "2 lycosia"}, "Ann balistrad: s | Bob lycosia: 4s | Cat kardosa: 2s | Dan silgaro: 2s")
    game.seal(Deal([ANN, BOB], [spare(game, ANN, BOB)]))
    action = Greedy(character).choose(untyped.view(game, ANN), Journal(ANN), Rng(3))
    game.apply(ANN, action)
    broken = any(standing.against for standing in game.deals.ended)
    assert broken != keeps


def test_a_promised_deed_is_done_by_who_is_loyal() -> None:
    game = court({"Ann": "2 kardosa, lycosia"}, "Ann balistrad: s | Bob lycosia: 3s | Cat kardosa | Dan silgaro: 2s")
    game.seal(Deal([ANN, DAN], [promise(ANN, DAN, Conduct(HARMS, CAT), RULES.last_turn(game, ANN, 1))]))
    bot, journal = Greedy("loyal"), Journal(ANN)
    while game.turn == 1 and game.actor() == ANN:
        view = untyped.view(game, ANN)
        journal.answered(view, action := bot.choose(view, journal, Rng(3)))
        game.apply(ANN, action)
        for event in game.news:
            journal.saw(courtier.glimpse(event, ANN))
    assert [standing.clause.about.whom for standing in game.deals.ended] == [CAT]


# Offers of its own


@pytest.mark.parametrize("bot", [Greedy(), Greedy("grasping"), Random()])
def test_it_offers_what_it_can_give(bot: Any) -> None:
    made = 0
    for seed in range(12):
        match = courtier.Match("duhr", ["random"] * 4, seed, {"deals": "table"})
        for _ in range(10 + 3 * seed):
            match.step()
        seat = seed % 4
        moves = bot.bargain(match.view(seat), match.journal(seat), [], Rng(seed))
        if isinstance(bot, Greedy):
            bot = Greedy()
        for move in moves:
            made += 1
            deal = read_deal(RULES, move["deal"])
            assert match.game.sealable(deal, seat) in ("", "moment")
            assert {clause.by for clause in deal.clauses} == set(deal.parties), "nobody gives for nothing"
    assert made > 0


def test_random_answers_offers_at_random() -> None:
    game = court()
    offer = seen_offer(game, Deal([ANN, BOB], [give(ANN, BOB, LYCOSIA), give(BOB, ANN, BALISTRAD)]), ANN)
    moves = [Random().bargain(courtier.view(game, ANN), Journal(ANN), [offer], Rng(n))[0]["do"] for n in range(20)]
    assert set(moves) == {"accept", "decline"}


# The menu


def menu_court() -> Court:
    hands = {"Ann": "lycosia, kardosa", "Bob": "balistrad, 2 silgaro"}
    return table(FOUR, hands=hands, concealed=CONCEALED, question="offer_deal", options={"deals": "menu"})


def test_the_menu_is_answered_by_the_same_judgement() -> None:
    game = menu_court()
    do(game, "deal with Bob", "term card", f"detail {LYCOSIA}", "term card", f"detail {BALISTRAD}")
    assert Greedy().choose(untyped.view(game, BOB), Journal(BOB), Rng(1)) == ACCEPT
    game = menu_court()
    do(game, "deal with Bob", "term nothing", "term card", f"detail {BALISTRAD}")
    assert Greedy().choose(untyped.view(game, BOB), Journal(BOB), Rng(1)) == COUNTER


@pytest.mark.parametrize("anew", [False, True])
def test_bots_seal_deals_by_the_menu(anew: bool) -> None:
    """Also if a bot is made anew for every answer, as a server does it."""
    names = ["greedy", "greedy:loyal", "greedy:timid", "greedy"]
    match = courtier.Match("duhr", names, 3, {"deals": "menu"})
    while not match.over() and match.game.turn < 10:
        if anew:
            match.players = [bots.make("duhr", name) for name in names]
        match.step()
    sealed = match.game.deals.sealed
    assert sealed
    assert all(len({clause.by for clause in deal.clauses}) == 2 for deal in sealed), "a deal has two sides"


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
