"""Standing orders: a person tells the table in advance how to answer a kind of question.

An order reads public facts only, never a hand, so that its speed tells nothing about cards. Nobody but its owner sees
it. `play.give_order` takes one; here is which order answers a question, and when orders end.
"""

import courtier
from courtier.core.game import Game
from courtier.core.registry import Kind
from courtier.table.running_game import RunningGame
from courtier.table.state import State

PASS = "pass"  # noqa: S105 - the harmless answer until the person's next turn, or until something is aimed at them
AIMED = "aimed"  # the harmless answer to all that is not aimed at oneself
EVERYTHING = "everything"  # be asked always
NOTHING = "nothing"  # the harmless answer always
LASTING = (AIMED, EVERYTHING, NOTHING)  # these stay until they are changed


def order_for(state: State, match: RunningGame, seat: int) -> str | None:
    """The order that answers the open question for this seat; None if its person is asked."""
    question = match.game.asking.name()
    order = state.chairs[seat].orders.get(question) or usual_order(state.kind(), question)
    return order if is_answered(match.game, seat, order) else None


def usual_order(game: Kind, question: str) -> str:
    """The order of somebody who has given none: the first lasting one that the game offers."""
    return next((each for each in game.standing_orders.get(question, ()) if each in LASTING), EVERYTHING)


def is_answered(game: Game, seat: int, order: str) -> bool:
    """Does this order answer the open question, so that the person is not asked?"""
    return order != EVERYTHING and (order == NOTHING or not game.asking.aims_at(game, seat))


def end_orders(state: State, match: RunningGame) -> None:
    """`PASS` ends with its owner's turn, and when something is aimed at its owner."""
    if not any(PASS in chair.orders.values() for chair in state.chairs):
        return
    active = courtier.view(match.game, None)["turn"]["seat"]
    asking = match.game.asking
    for seat, chair in enumerate(state.chairs):
        aimed = seat in asking.asked() and asking.aims_at(match.game, seat)
        if PASS in chair.orders.values() and (seat == active or aimed):
            chair.orders = {question: order for question, order in chair.orders.items() if order != PASS}
            if chair.owner is not None:
                state.changes.you.add(chair.owner)
