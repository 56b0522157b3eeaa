"""Laws of asking and answering: it ends, cards are conserved, what is refused changes nothing."""

from collections import Counter

import pytest

from courtier import Game, IllegalAction
from courtier.bots import make, quick_levels
from courtier.core.pending import Window
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.laws.cases import Case, Luck
from courtier.laws.oracle import oracle_of, plain
from courtier.laws.sitting import LONGEST, Sitting, in_chain, opened, positions

Tried = Counter[str]


def ends(case: Case, seed: int, luck: Luck) -> Tried:
    """Random play ends with scores and winners, and no card is lost or made on the way."""
    sitting, _ = opened(case, seed)
    conserved = oracle_of(case).conserved
    cards = conserved(sitting.truth)
    met = 0
    turn = 0
    for at in positions(sitting, luck):
        met += 1
        assert conserved(at.truth) == cards, f"not conserved: {conserved(at.truth)}"
        assert at.game.turn >= turn, "the number of the turn shrinks"
        turn = at.game.turn
    finished(case, sitting.game)
    return Tried(games=1, decisions=met)


def finished(case: Case, game: Game) -> None:
    assert game.over()
    assert game.actors() == [], "somebody is asked after the end"
    assert game.choices() == [], "there is something to choose after the end"
    assert [game.legal(seat) for seat in range(case.seats)] == [[]] * case.seats
    assert len(game.scores()) == case.seats
    winners = game.winners()
    assert winners, "nobody has won"
    assert winners == sorted(set(winners)), "a winner is named twice, or out of order"
    assert set(winners) <= set(range(case.seats))


def plays_out(case: Case, seed: int, luck: Luck) -> Tried:
    """The engine's own random play ends as well, from anywhere, and tells the same of its end."""
    sitting, _ = opened(case, seed)
    played = 0
    for at in positions(sitting, luck, of_hundred=10):
        game = at.game.clone()
        game.play_out(Rng(luck.getrandbits(30)))
        finished(case, game)
        played += 1
    return Tried(games=played)


def refuses(case: Case, seed: int, luck: Luck) -> Tried:
    """Every illegal answer is refused, and nothing has changed afterwards."""
    sitting, _ = opened(case, seed)
    tried = 0
    for at in positions(sitting, luck, of_hundred=30):
        for seat in [*range(case.seats), -1, -2, -3, case.seats, case.seats + 7]:
            tried += refused_answers(at, seat, luck)
        refused_question(at)
    return Tried(refusals=tried)


def refused_answers(at: Sitting, seat: int, luck: Luck) -> int:
    game = at.game
    codes = kind(at.case.name).actions
    asked = seat in game.actors()
    legal = list(game.legal(seat)) if 0 <= seat < at.case.seats else []
    assert bool(legal) == asked, f"seat {seat}: asked {asked}, legal {legal}"
    assert all(0 <= code < codes for code in legal), f"codes that have no meaning: {legal}"
    assert len(set(legal)) == len(legal), f"an answer is offered twice: {legal}"
    wrong = [code for code in range(codes) if code not in legal]
    for code in [-1, -2, codes, codes + 1, 10**9, *luck.sample(wrong, min(3, len(wrong)))]:
        with pytest.raises(IllegalAction):
            game.apply(seat, code)
    assert game.dump() == at.truth, f"a refused answer of seat {seat} has changed something"
    if legal:
        assert game.legal(seat) == legal, "a refused answer has changed what is legal"
    return 8


def refused_question(at: Sitting) -> None:
    """Nobody else can step back or get a default answer; after the end nobody can."""
    for seat in range(at.case.seats):
        if seat not in at.game.actors():
            with pytest.raises(IllegalAction):
                at.game.default(seat)
        if not in_chain(at.game) or seat != at.game.actor():
            with pytest.raises(IllegalAction):
                at.game.back(seat)
    assert at.game.dump() == at.truth, "a refused step back has changed something"


def looks_harmless(case: Case, seed: int, luck: Luck) -> Tried:
    """Views, prompts, beliefs and dumps change nothing."""
    sitting, _ = opened(case, seed)
    looks = 0
    for at in positions(sitting, luck, of_hundred=20):
        news = len(at.game.news)
        for seat in case.viewers():
            at.view(seat)
        for seat in at.game.actors():
            at.game.default(seat)
        at.game.clone().dump()
        at.game.winners() if at.game.over() else at.game.choices()
        assert at.game.dump() == at.truth, "a look has changed something"
        assert len(at.game.news) == news, "a look is told as news"
        looks += 1
    return Tried(positions=looks)


def defaults(case: Case, seed: int, luck: Luck) -> Tried:
    """The harmless answer is always legal, and a game of harmless answers ends."""
    sitting, _ = opened(case, seed)
    for at in positions(sitting, luck):
        for seat in at.game.actors():
            assert at.game.default(seat) in at.game.legal(seat), f"seat {seat}: default not legal"
    silent, _ = opened(case, seed)
    for _ in range(LONGEST):
        if silent.game.over():
            break
        seat = silent.game.actor()
        silent.game.apply(seat, silent.game.default(seat))
    finished(case, silent.game)
    return Tried(games=2)


def bots(case: Case, seed: int, luck: Luck) -> Tried:
    """Bots of every level keep to the rules, even where somebody else answers for them in between."""
    sitting, _ = opened(case, seed, range(case.seats))
    grades = quick_levels(case.name)
    players = [make(case.name, grades[(seat + seed) % len(grades)]) for seat in range(case.seats)]
    asked = 0
    while not sitting.game.over():
        seat, action = sitting.move(luck)
        if luck.chance(90):
            view = sitting.view(seat)
            action = players[seat].choose(view, sitting.journals[seat], Rng(luck.getrandbits(30)))
            assert action in sitting.game.legal(seat), "a bot breaks the rules"
        if luck.chance(90):
            sitting.step(seat, action)
        asked += 1
    return Tried(games=1, decisions=asked)


def questions(case: Case, seed: int, luck: Luck) -> Tried:
    """The number of a question is new for its seat, and does not change when others answer."""
    sitting, _ = opened(case, seed)
    used: list[set[int]] = [set() for _ in range(case.seats)]
    asked = 0
    while not sitting.game.over():
        before = [sitting.game.question(seat) for seat in range(case.seats)]
        chained = in_chain(sitting.game) and luck.chance(20)
        seat, action = sitting.move(luck)
        assert before[seat] not in used[seat], "a number stands for two questions"
        used[seat].add(before[seat])
        if chained:
            sitting.back(seat)
        else:
            sitting.step(seat, action)
        after = [sitting.game.question(other) for other in range(case.seats)]
        assert after[seat] != before[seat], "the number stays after the answer"
        others = [other for other in range(case.seats) if other != seat]
        assert all(after[o] == before[o] for o in others), "another's answer changes the number"
        asked += 1
    return Tried(decisions=asked)


def windows(case: Case, seed: int, luck: Luck) -> Tried:
    """A window of k seats takes k answers, in any order, and nobody sees anything before the last."""
    sitting, _ = opened(case, seed)
    met = 0
    for at in positions(sitting, luck):
        asking = at.game.asking
        if isinstance(asking, Window) and at.game.actors() == list(asking.asked()):
            one_window(at.copy(), luck)
            met += 1
    return Tried(windows=met)


def one_window(at: Sitting, luck: Luck) -> None:
    window = at.game.asking
    order = list(window.asked())
    assert len(set(order)) == len(order) > 0
    luck.shuffle(order)
    other_order = at.copy()
    answers = {seat: luck.choice(at.game.legal(seat)) for seat in order}
    stack = at.truth["pending"]
    for answered, seat in enumerate(order, 1):
        before = {viewer: plain(at.view(viewer)) for viewer in at.case.viewers() if viewer != seat}
        at.step(seat, answers[seat])
        if answered == len(order):
            break
        assert at.game.asking is window, f"closed after {answered} of {len(order)} answers"
        assert at.game.news == [], "an answer is told before all are in"
        for viewer, seen in before.items():
            assert plain(at.view(viewer)) == seen, f"{viewer} sees that {seat} has answered"
    still = at.game.asking is window and at.truth["pending"] == stack  # otherwise another window was opened
    assert at.game.over() or not still, "still open after the last answer"
    for seat in window.asked():
        other_order.step(seat, answers[seat])
    assert other_order.truth == at.truth, "the order of answering matters"


def chains(case: Case, seed: int, luck: Luck) -> Tried:
    """Inside a chain nothing has happened yet: others see its root, and a step back restores all."""
    sitting, _ = opened(case, seed)
    met = 0
    while not sitting.game.over():
        seen = {viewer: plain(sitting.view(viewer)) for viewer in case.viewers()}
        before = sitting.truth
        step = sitting.step(*sitting.move(luck))
        if not in_chain(sitting.game):
            continue
        met += 1
        seat = sitting.game.actor()
        assert step.news == [], "an unfinished answer is told"
        for viewer in case.viewers():
            if viewer != seat:
                assert plain(sitting.view(viewer)) == seen[viewer], f"{viewer} sees {seat}'s chain"
        twin = sitting.copy()
        twin.back(seat)
        assert twin.truth | {"numbers": 0} == before | {"numbers": 0}, "back leads elsewhere"
        assert plain(twin.view(seat)) == seen[seat], "after a step back the view is another"
    return Tried(chains=met)
