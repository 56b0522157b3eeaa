"""No order reads the hand: two worlds that differ in hands get the same messages at the same times."""

from typing import Any

import pytest
from tests.table.evening import Evening, Person, by_seat, dealt
from tests.table.worlds import Twins, alarms_only, game_of

from courtier.core.registry import kind
from courtier.laws.cases import Case, Luck
from courtier.table import clocks
from courtier.table.commands import Answer, StandingOrder
from courtier.table.messages import Update
from courtier.table.standing_orders import order_for
from courtier.table.state import State

STEPS, SEEDS = 80, 2
CASES = [
    ("duhr", {"negate": "pass"}, {}),
    ("cutthroat", {"react": "pass", "takeback": "nothing"}, {}),
    ("cutthroat", {"react": "pass", "takeback": "aimed"}, {"deals": "table", "takeback": "all"}),
]

delay = clocks.delay


def test_every_game_with_orders_is_tried() -> None:
    tried: dict[str, set[str]] = {}
    for game, orders, _ in CASES:
        tried.setdefault(game, set()).update(orders)
    offered = {game: set(kind(game).standing_orders) for game in ("hofverrat", "duhr", "intrigue", "cutthroat")}
    assert tried == {game: questions for game, questions in offered.items() if questions}


@pytest.mark.parametrize(("game", "orders", "options"), CASES)
def test_an_order_answers_alike_whatever_the_hand(game: str, orders: dict[str, str], options: dict[str, Any]) -> None:
    assert sum(windows(game, orders, options, seed) for seed in range(SEEDS)) >= SEEDS


def test_an_order_that_reads_the_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Pass where I can do nothing else` would tell by its speed who could do something."""

    def quicker_with_nothing_to_do(state: State, seat: int) -> float:
        assert state.match is not None
        return 0.0 if len(state.match.game.legal(seat)) == 1 else delay(state, seat)

    monkeypatch.setattr(clocks, "delay", quicker_with_nothing_to_do)
    game, orders, options = CASES[0]
    with pytest.raises(AssertionError, match="apart"):
        sum(windows(game, orders, options, seed) for seed in range(20))


class Ordered(Twins):
    """Two worlds in which all but the observer have given orders."""

    parted = True  # since the last moment without a window: sealed answers may differ

    def part(self) -> None:
        super().part()
        self.parted = True


def windows(game: str, orders: dict[str, str], options: dict[str, Any], seed: int) -> int:
    """Plays on in both worlds; how many windows the orders of the others have answered."""
    luck, seats = Luck(seed), min(kind(game).seats)
    evening = dealt(game, seats, pace="relaxed", options=options)
    people = by_seat(evening)
    observer = people[seed % seats]
    twins = Ordered(evening, Case(game, seats), observer.visitor, luck)
    answered = 0
    for _ in range(STEPS):
        if game_of(evening).over():
            break
        if not is_ordered(evening, observer):
            twins.parted = False
            renew(twins, [person for person in people if person is not observer], orders)
            (twins.others_act if observer.known["question"] is None else twins.observer_acts)()
        elif twins.parted:
            pass_by(evening, observer)
            twins.part()
        else:
            answered += 1
            window_passes(twins)
    return answered


def is_ordered(evening: Evening, observer: Person) -> bool:
    """Does the order of somebody else answer the open question?"""
    state = evening.table.state
    assert state.match is not None
    seats = [seat for seat in state.match.asked() if state.chairs[seat].owner != observer.visitor]
    return any(order_for(state, state.match, seat) is not None for seat in seats)


def renew(twins: Twins, people: list[Person], orders: dict[str, str]) -> None:
    """Orders end with their owner's turn."""
    for person in people:
        for question, order in orders.items():
            for evening in twins.both():
                evening.person(person.visitor).does(StandingOrder, question=question, order=order)
    twins.compare("orders")


def pass_by(evening: Evening, observer: Person) -> None:
    """A window closes: whom no order answers for does the harmless thing."""
    while is_ordered(evening, observer):
        harmless(evening)
        if evening.alarm is not None:
            alarms_only(evening, evening.alarm - evening.now)


def harmless(evening: Evening) -> None:
    """Whom no order answers for lets the window pass."""
    state, game = evening.table.state, game_of(evening)
    assert state.match is not None
    for seat in list(game.actors()):
        person = by_seat(evening)[seat]
        if order_for(state, state.match, seat) is None and person.known["question"] is not None:
            person.answers(game.default(seat))


def window_passes(twins: Ordered) -> None:
    """Whom no order answers for does the harmless thing in both worlds; then the orders have their time."""
    observer = twins.one.person(twins.observer)
    for evening in twins.both():
        harmless(evening)
    while not ripples(twins) and is_ordered(twins.one, observer):
        alarms = [evening.alarm for evening in twins.both()]
        assert alarms[0] == alarms[1], "an order's time tells worlds apart"
        assert alarms[0] is not None
        for evening in twins.both():
            alarms_only(evening, alarms[0] - evening.now)


def ripples(twins: Ordered) -> bool:
    """Have the worlds parted, because what the window had held up shows something? They tell so at the same time."""
    times = [
        [message.now for message in each.person(twins.observer).heard[start:] if isinstance(message, Update)]
        for each, start in zip(twins.both(), twins.heard, strict=True)
    ]
    assert times[0] == times[1], "the time of a message tells worlds apart"
    if twins.worlds_part(Answer):
        twins.part()
        return True
    twins.compare("orders that answer")
    return False
