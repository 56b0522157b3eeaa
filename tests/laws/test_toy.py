"""The toy does what it was made for: deep stacks, sealed windows, steps back, falls, shared victories."""

import json

import pytest
from tests.laws.cases import NO_TOY

import courtier
from courtier import Game, IllegalAction
from courtier.laws.cases import Case, Luck
from courtier.laws.oracle import Dump
from courtier.laws.sitting import opened, positions

pytestmark = pytest.mark.skipif(courtier.compiled(), reason=NO_TOY)

REST, ACCUSE, NAME, STAKE, PASS, VETO, NAY, AYE, LOSE = 0, 1, 2, 8, 12, 13, 17, 18, 19
ROSE, VEIL = 0, 3


def salon(**changes: object) -> Game:
    """Three seats with eight cards each; seat 0 is asked to act."""
    hands = [["rose"] * 8, ["thorn"] * 8, ["mask"] * 8]
    dump: Dump = opened(Case("toy", 3), 1)[0].truth
    dump |= {"hands": hands, "pile": ["veil"] * 8, "need": 2, **changes}
    return reloaded(courtier.load("toy", dump))


def reloaded(game: Game) -> Game:
    again = courtier.load("toy", json.loads(json.dumps(game.dump())))
    again.recording = True
    return again


def accuse(game: Game, target: int) -> None:
    for action in (ACCUSE, NAME + target, STAKE + ROSE):
        game.apply(0, action)


def answer_all(game: Game, **answers: int) -> Game:
    """All asked seats answer, the game being dumped and loaded before each answer."""
    for seat in game.actors():
        game = reloaded(game)
        game.apply(seat, answers.get(f"seat{seat}", PASS))
    return game


def veto(game: Game) -> Game:
    """The first who is asked vetoes with her first card, the others pass."""
    first = game.actors()[0]
    return answer_all(game, **{f"seat{first}": game.legal(first)[1]})


def depth(game: Game) -> int:
    return sum(1 for row in game.dump()["pending"] if row[0] == "carry_out")


@pytest.mark.parametrize("vetoes", [9, 10])
def test_vetoes_of_vetoes_ten_deep(vetoes: int) -> None:
    game = salon()
    accuse(game, target=1)
    for number in range(1, vetoes + 1):
        game = veto(game)
        assert depth(game) == 1 + number
    while game.asking.name() == "object":
        game = answer_all(game)
    stands = vetoes % 2 == 0
    assert game.asking.name() == ("ballot" if stands else "act")


def test_a_window_is_heard_when_the_last_answer_is_in() -> None:
    game = salon()
    accuse(game, target=1)
    game.apply(2, VETO + 2)
    assert game.actors() == [1]
    with pytest.raises(IllegalAction, match="sealed"):
        game.apply(2, PASS)
    game = reloaded(game)
    game.apply(1, VETO + 1)
    assert [event.row.name for event in game.news] == ["vetoed"]
    assert game.dump()["discard"] == ["thorn"], "seat 1 is heard first, and seat 2 keeps her card"


def test_a_step_back_leads_through_the_chain_to_its_root() -> None:
    game = salon()
    start = game.dump()
    game.apply(0, ACCUSE)
    game.apply(0, NAME + 2)
    assert courtier.view(game, 1)["asked"] == [{"seat": 0, "question": "act"}]
    assert courtier.view(game, 0)["asked"] == [{"seat": 0, "question": "stake"}]
    game = reloaded(game)
    game.back(0)
    game.back(0)
    assert game.dump() | {"numbers": 0} == start | {"numbers": 0}
    with pytest.raises(IllegalAction, match="step back"):
        game.back(0)


def test_who_has_fallen_is_asked_no_more() -> None:
    game = salon(hands=[["rose"] * 8, ["mask"], ["veil"]], fallen=[False, False, False])
    accuse(game, target=1)
    game = answer_all(game)
    game = answer_all(game, seat0=AYE, seat2=AYE)
    game.apply(1, LOSE + 2)
    assert [event.row.name for event in game.news] == ["lost", "fell", "won"]
    assert game.scores() == [8, 0, 2]


def test_random_games_hold_what_the_laws_need() -> None:
    """Falls with play going on, shared victories, steps back and half-answered windows."""
    fell = shared = chained = half = 0
    for seed in range(30):
        sitting, _ = opened(Case("toy", 5), seed)
        for at in positions(sitting, Luck(seed)):
            asked = at.game.asking.asked()
            fell += any(at.truth["fallen"]) and not at.game.over()
            chained += at.game.asking.name() == "stake" if asked else 0
            half += 0 < len(at.game.actors()) < len(asked)
            assert not any(at.truth["fallen"][seat] for seat in asked)
        shared += len(sitting.game.winners()) > 1
    assert min(fell, shared, chained, half) > 10
