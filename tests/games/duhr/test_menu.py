"""D/A-85: deals as answers. When one is asked, what may be offered, what the partner may answer."""

import pytest
from tests.games.duhr.play import answer, answers, asked, do, hand
from tests.games.duhr.table import ANN, BOB, CAT, table
from tests.rules import rule

import courtier
from courtier.arena.play import play_out
from courtier.core.deals.clause import give, refrain, show
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import VERDICTS, Deal
from courtier.core.deals.menu import MENU_CODES, MENU_QUESTIONS, MOST_DETAILS, MOST_TERMS
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.games.duhr.actions import DEALS
from courtier.games.duhr.cards import CARD_CODES
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import AGENDA_LOOK, HARMS, RULES
from courtier.games.duhr.menu import MENU, TERMS

OPTION = {"deals": "menu"}
LYCOSIA, KARDOSA = CARD_CODES["suspicion.lycosia"], CARD_CODES["suspicion.kardosa"]


def court(hands: dict[str, str], houses: str = "Ann balistrad | Bob lycosia | Cat kardosa | Dan") -> Court:
    """Ann has begun her turn and may offer a deal."""
    game = table(houses, hands=hands, active="Ann", question="offer_deal", options=OPTION)
    assert asked(game) == "Ann: offer_deal"
    return game


def offer(game: Court, *words: str) -> None:
    do(game, *words)


@rule("D/A-85")
def test_asked_before_the_first_main_and_before_acquire() -> None:
    game = courtier.new("duhr", 4, 1, {**OPTION, "agendas": "white", "first_player": 0})
    questions = []
    while game.turn == 1:
        questions.append(game.asking.name())
        game.apply(game.actor(), game.default(game.actor()))
    assert questions[0] == "offer_deal"
    assert questions.count("offer_deal") == 2
    assert questions.index("acquire") == len(questions) - 1 - questions[::-1].index("offer_deal") + 1


@rule("D/A-85")
def test_one_offer_per_turn() -> None:
    game = court({"Ann": "kardosa, scandal", "Bob": "lycosia"})
    offer(game, "deal with Bob", "term agenda", "term nothing")
    answer(game, "Bob", "refuse")
    asked_again = 0
    while game.active == ANN:
        asked_again += game.asking.name() == "offer_deal"
        game.apply(game.actor(), game.default(game.actor()))
    assert asked_again == 0


@rule("D/A-85", "D/A-73")
def test_a_swap_is_made_when_the_partner_accepts() -> None:
    game = court({"Ann": "kardosa", "Bob": "lycosia"})
    offer(game, "deal with Bob", "term card", f"detail {KARDOSA}", "term card", f"detail {LYCOSIA}")
    assert asked(game) == "Bob: answer_deal"
    assert answers(game, "Bob") == ["refuse", "accept", "counter"]
    answer(game, "Bob", "accept")
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["lycosia"], ["kardosa"])
    assert "answer_deal" not in asked(game)


@rule("D/A-85", "D/A-78")
def test_what_the_partner_cannot_give_is_asked_for_all_the_same() -> None:
    game = court({"Ann": "kardosa", "Bob": "scandal"})
    offer(game, "deal with Bob", "term card", f"detail {KARDOSA}", "term card", f"detail {LYCOSIA}")
    assert answers(game, "Bob") == ["refuse", "counter"]
    answer(game, "Bob", "refuse")
    assert hand(game, "Ann") == ["kardosa"]
    assert len(game.deals.sealed) == 0


@rule("D/A-85")
def test_one_counter_offer() -> None:
    game = court({"Ann": "kardosa", "Bob": "lycosia"})
    offer(game, "deal with Bob", "term card", f"detail {KARDOSA}", "term card", f"detail {LYCOSIA}")
    answer(game, "Bob", "counter")
    assert courtier.view(game, ANN)["asked"] == [{"seat": BOB, "question": "answer_deal"}], "others see the root"
    for words in ("term card", f"detail {LYCOSIA}", "term nothing"):
        answer(game, "Bob", words)
    assert asked(game) == "Ann: answer_deal"
    assert answers(game, "Ann") == ["refuse", "accept"]
    answer(game, "Ann", "accept")
    assert sorted(hand(game, "Ann")) == ["kardosa", "lycosia"]


@rule("D/A-85", "D/A-78", "D/A-86")
def test_a_gift_shows_its_number_and_a_swap_its_card() -> None:
    game = court({"Ann": "kardosa", "Bob": "lycosia"})
    offer(game, "deal with Bob", "term card", f"detail {KARDOSA}", "term nothing")
    other = court({"Ann": "scandal", "Bob": "lycosia"})
    offer(other, "deal with Bob", "term card", "detail 6", "term nothing")
    views = [courtier.view(each, BOB) for each in (game, other)]
    assert views[0]["more"]["offer"] == views[1]["more"]["offer"]
    assert "unseen" in courtier.prompt(views[0], "en", ["Ann", "Bob", "Cat", "Dan"])["question"]
    assert courtier.view(game, CAT)["more"]["offer"] is None
    answer(game, "Bob", "accept")
    assert sorted(hand(game, "Bob")) == ["kardosa", "lycosia"]


@rule("D/A-85", "D-DEAL-7")
def test_a_villain_offers_looks_and_promises() -> None:
    houses = "Ann: 3S 2s | Bob: s | Cat | Dan"
    game = table(houses, hands={"Bob": "scandal"}, question="offer_deal", options=OPTION)
    do(game, "deal with Bob")
    terms = answers(game)
    assert not {"term card", "term pay"} & set(terms)
    assert {"term conspiracy", "term agenda", "term spare", "term nothing"} <= set(terms)


@rule("D/A-85")
def test_something_must_be_offered_or_wanted_and_going_back_undoes_nothing() -> None:
    game = court({"Ann": "kardosa", "Bob": "lycosia"})
    offer(game, "deal with Bob", "term nothing")
    assert "term nothing" not in answers(game)
    game.back(ANN)
    game.back(ANN)
    assert game.asking.name() == "offer_deal"
    assert game.deals.offers[ANN] != game.turn


@rule("D/A-85")
def test_the_menu_is_small() -> None:
    assert len(TERMS) <= MOST_TERMS
    assert all(len(names) <= MOST_DETAILS for names in MENU.detail_names)
    assert MENU_CODES < 60


@rule("D/A-85", "D/A-76")
def test_every_menu_deal_can_be_spelled() -> None:
    game = court({"Ann": "kardosa", "Bob": "lycosia"})
    until = RULES.last_turn(game, BOB, 2)
    deals = [
        Deal([ANN, BOB], [give(ANN, BOB, KARDOSA), refrain(BOB, ANN, Conduct(HARMS, CAT), until)]),
        Deal([ANN, BOB], [show(BOB, ANN, AGENDA_LOOK)]),
    ]
    for deal in deals:
        trial = game.clone()
        for code in MENU.spell(game, deal, ANN):
            trial.apply(ANN, code)
        assert trial.asking.name() == "answer_deal"
        trial.apply(BOB, DEALS + 43 if DEALS + 43 in trial.legal(BOB) else DEALS + 44)
    assert MENU.spell(game, Deal([ANN, BOB, CAT], [give(ANN, BOB, KARDOSA)]), ANN) == []


@rule("D/A-85")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_random_games_with_the_menu_end(seats: int) -> None:
    for seed in range(10):
        game = courtier.new("duhr", seats, seed, OPTION)
        game.play_out(Rng(seed))
        assert game.over()


@rule("D/A-86")
def test_without_deals_nothing_else_changes() -> None:
    plain = courtier.new("duhr", 4, 5)
    assert "deals" not in plain.dump()
    while not plain.over():
        assert plain.asking.name() not in MENU_QUESTIONS
        plain.apply(plain.actor(), plain.default(plain.actor()))


@rule("D/A-79")
def test_deals_and_verdicts_are_counted() -> None:
    figure = kind("duhr").figures["deal"]
    game = courtier.new("duhr", 5, 3, OPTION, recording=True)
    story = play_out(game, Rng(3))
    assert isinstance(game, Court)
    assert figure.in_story is not None
    facts = [(fact.row, fact.seat, fact.values[0]) for fact in figure.in_story(story)]
    assert [(row, seat) for row, seat, _ in facts] == [(row, seat) for seat in range(5) for row in figure.rows]
    deals = sum(value for row, _, value in facts if row == "deals")
    assert deals == sum(len(deal.parties) for deal in game.deals.sealed) > 0
    promises = [standing for standing in game.deals.ended if not standing.clause.happens_now()]
    assert sum(value for row, _, value in facts if row in VERDICTS) == len(promises) > 0
