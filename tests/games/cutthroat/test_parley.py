"""Parleys (C-DEC-40): where deals are made at a table the game waits for bargaining, and Welcome to Aurum pays it."""

import pytest
from tests import untyped
from tests.games.cutthroat.play import legal, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

import courtier
from courtier.core.deals.clause import Clause
from courtier.core.deals.deal import Deal
from courtier.core.errors import IllegalDeal
from courtier.games.cutthroat.actions import READY
from courtier.games.cutthroat.clauses import coins, debt, passage
from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
SMALL = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall"
HOUSES = "Ann brom, Bob slaine, Cat cawdwell"


def drawn(events: str, ring: str = RING, **said: object) -> Court:
    """Ann has drawn this event at a table."""
    said.setdefault("coins", {"Ann": 5, "Bob": 3, "Cat": 2})
    options = {"deals": "table"}
    game = table(ring, houses=HOUSES, uses={"venom": 0}, events=events, options=options, **said)
    return play(game, "Ann end")


def seal(game: Court, *clauses: Clause) -> None:
    parties = sorted({clause.by for clause in clauses} | {clause.to for clause in clauses})
    game.seal(Deal(parties, list(clauses)))


def all_ready(game: Court) -> Court:
    while not game.over() and game.asking.name() in ("parley", "wedding_parley"):
        game.step(READY)
    return game


@rule("C-DEC-40", "C-DEAL-22", "C-VOTE-14")
def test_a_vote_waits_for_a_parley_in_which_all_are_asked_at_once() -> None:
    game = play(drawn("E04, E10, E14"), "Ann place 1; Bob place 0; Cat pass; Dan pass")
    assert told(game, "parley_opened")
    assert game.actors() == [ANN, BOB, CAT, DAN]
    assert game.asking.brief
    assert legal(game, "Ann") == [READY]
    assert game.default(ANN) == READY
    play(game, "Ann ready; Bob ready; Cat ready; Dan ready")
    assert told(game, "parley_over")
    assert game.asking.name() == "ballot"


@rule("C-DEC-40", "C-VOTE-2")
def test_a_deal_over_a_parley_asks_its_parties_anew() -> None:
    game = play(drawn("E04, E10, E14"), "Ann place 1; Bob place 0; Cat pass; Dan pass; Ann ready; Cat ready; Dan ready")
    seal(game, coins(ANN, BOB, 2))
    assert game.coins[:2] == [3, 5]
    assert game.actors() == [ANN, BOB]


@rule("C-DEC-40", "C-SECRET-7")
def test_nobody_sees_who_is_ready() -> None:
    game = play(drawn("E04, E10, E14"), "Ann place 1; Bob place 0; Cat pass; Dan pass")
    before = untyped.view(game, CAT)
    play(game, "Ann ready")
    assert untyped.view(game, CAT) == before


@rule("C-DEAL-22", "C-WED-1", "C-WED-15")
def test_the_wooing_is_a_parley_with_seconds_of_its_own() -> None:
    game = drawn("E13, E10, E14")
    assert game.asking.name() == "wedding_parley"
    assert courtier.core.registry.kind("cutthroat").brief_seconds["wedding_parley"] == 180
    assert all_ready(game).asking.name() == "woo"


@rule("C-DEAL-19")
def test_a_parley_has_two_minutes() -> None:
    assert courtier.core.registry.kind("cutthroat").brief_seconds["parley"] == 120


@rule("C-FEAST-23", "C-DEAL-21", "C/A-70")
def test_the_feast_has_three_parleys_and_a_fourth_if_somebody_is_poisoned() -> None:
    game = drawn("E14", dishes={"Ann": "poison"})
    asked = []
    while not game.over():
        if game.asking.name() == "parley":
            asked.append(game.poisoned)
            play(game, "Ann ready; Bob ready; Cat ready; Dan ready")
            continue
        game.step(game.default(game.actor()))
    assert asked == [0, 0, 0, 1 << BOB]


@rule("C-DEAL-22", "C-TURN-5")
def test_a_turn_has_no_parley() -> None:
    game = drawn("E10, E12, E14")
    assert game.asking.name() not in ("parley", "talk")


# Welcome to Aurum


@rule("C-WELC-2", "C-WELC-3", "C-WELC-7", "C-WELC-8", "C-WELC-10", "C-WELC-11", "C/A-93", "C/A-123")
def test_C_SCN_22_welcome_pays_each_player_once() -> None:
    game = drawn("E01, E10, E12", ring=SMALL)
    assert game.asking.name() == "parley"
    seal(game, coins(BOB, ANN, 1))
    assert game.coins == [11, 7, 2]
    with pytest.raises(IllegalDeal):
        seal(game, coins(ANN, BOB, 1))  # both have theirs
    seal(game, coins(CAT, BOB, 1), passage(BOB, CAT, game.ring[1], game.turn))
    assert game.coins == [11, 8, 6]
    with pytest.raises(IllegalDeal):
        seal(game, coins(ANN, CAT, 1))
    all_ready(game)
    assert game.asking.name() != "parley"
    assert game.deal_rules().concerns(game, [ANN, BOB])  # the event is over


@rule("C-WELC-1", "C-WELC-4", "C-WELC-5", "C-WELC-6", "C/A-40")
def test_in_welcome_two_players_deal_and_nobody_must() -> None:
    game = drawn("E01, E10, E12", ring=SMALL)
    with pytest.raises(IllegalDeal):
        game.seal(Deal([ANN, BOB, CAT], [coins(ANN, BOB, 1), debt(CAT, ANN, 1)]))
    with pytest.raises(IllegalDeal):
        game.seal(Deal([ANN, BOB], []))
    before = game.coins.copy()
    all_ready(game)
    assert game.coins == before
