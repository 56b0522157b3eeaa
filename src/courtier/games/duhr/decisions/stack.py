"""What lies on the stack, made again from what `dump` wrote of it."""

from typing import Any

from courtier.core.errors import BadPosition
from courtier.core.pending import Decision, Pending
from courtier.games.duhr.court import STEP_WIDTH, STEPS
from courtier.games.duhr.decisions.abilities import (
    FREE_SPOT,
    RESCIND,
    ChooseAbilitySpot,
    ChooseDestination,
    ChooseMode,
    UseAbility,
)
from courtier.games.duhr.decisions.blackmail import CHOSEN_BASE, NOTHING_CHOSEN, Blackmail, Give
from courtier.games.duhr.decisions.conspiracies import CASCADE, REPLACE_CARD
from courtier.games.duhr.decisions.events import (
    ChooseSecond,
    ChooseTarget,
    Collaborate,
    LayAway,
    Take,
    TriggerEvent,
)
from courtier.games.duhr.decisions.masterstrokes import ChooseMasterstrokeHouse, ChooseMasterstrokeSpot, Masterstroke
from courtier.games.duhr.decisions.negation import NEGATE_WINDOWS, CarryOut, Deed, Negation
from courtier.games.duhr.decisions.setup import CHOOSE_AGENDA
from courtier.games.duhr.decisions.turns import ACQUIRE, CHOOSE_SCANDAL_HOUSE, END_TURN, MAIN, TURN
from courtier.games.duhr.decisions.villains import VILLAINOUS_ACT
from courtier.games.duhr.events import NEGATION, STROKE, TRIGGERED_EVENT


def revive(seats: int, row: list[Any]) -> Pending:
    """A question or consequence; what follows from its numbers, the chain before it included, is not written."""
    name: str = row[0]
    numbers: list[int] = [*row[1:], 0, 0, 0, 0]
    seat = numbers[0]
    if name == "main":
        return MAIN[seat]
    if name == "turn":
        return TURN[seat]
    if name == "end_turn":
        return END_TURN[seat]
    if name == "acquire":
        return ACQUIRE[seat]
    if name == "villainous_act":
        return VILLAINOUS_ACT[seat]
    if name == "choose_agenda":
        return CHOOSE_AGENDA[seats]
    if name == "negate":
        return NEGATE_WINDOWS[seats][seat][numbers[1]]
    if name == "carry_out":
        return CarryOut(revive_deed(seat, numbers[1], numbers[2], numbers[3]))
    return revive_consequence(name, numbers)


def revive_consequence(name: str, numbers: list[int]) -> Pending:
    seat = numbers[0]
    if name == "cascade":
        return CASCADE
    if name == "replace_card":
        return REPLACE_CARD[seat][numbers[1]]
    if name == "rescind":
        return RESCIND[seat]
    if name == "lay_away":
        return LayAway(seat, numbers[1])
    if name == "collaborate":
        return Collaborate(seat, numbers[1])
    if name == "blackmail":
        return Blackmail(seat, numbers[1], numbers[2])
    if name in ("give", "give_again"):
        return revive_give(numbers)
    if name == "take":
        return Take(seat, numbers[1], numbers[2])
    return revive_detail(name, numbers)


def revive_deed(seat: int, what: int, first: int, second: int) -> Deed:
    if what == NEGATION:
        return Negation(seat, what, first, second)
    if what >= TRIGGERED_EVENT:
        return TriggerEvent(seat, what, first, second)
    if what >= STROKE:
        return Masterstroke(seat, what, first, second)
    return UseAbility(seat, what, first, second)


def revive_give(numbers: list[int]) -> Give:
    """A chain, from the first card named to the last."""
    seat, to, how, chosen = numbers[:4]
    count = how // 2
    if chosen == NOTHING_CHOSEN:
        return Give(seat, to, count, chosen, Blackmail(seat, to, count) if how % 2 else None)
    return Give(seat, to, count, chosen, revive_give([seat, to, how, chosen // CHOSEN_BASE]))


def revive_detail(name: str, numbers: list[int]) -> Decision:
    seat = numbers[0]
    if name == "choose_scandal_house":
        return CHOOSE_SCANDAL_HOUSE[seat]
    if name == "choose_target":
        return ChooseTarget(seat, numbers[1], MAIN[seat])
    if name == "choose_second":
        return ChooseSecond(seat, numbers[1], numbers[2], ChooseTarget(seat, numbers[1], MAIN[seat]))
    if name == "choose_masterstroke_spot":
        return ChooseMasterstrokeSpot(seat, numbers[1], numbers[2], MAIN[seat])
    if name == "choose_masterstroke_house":
        return ChooseMasterstrokeHouse(seat, numbers[1], numbers[2], MAIN[seat])
    house = numbers[1]
    free = numbers[2] > 0
    spot = FREE_SPOT[seat][house] if free else ChooseAbilitySpot(seat, house, False, MAIN[seat])
    if name == "choose_ability_spot":
        return spot
    if name == "choose_destination":
        return ChooseDestination(seat, house, free, numbers[3], spot)
    if name == "choose_mode":
        return ChooseMode(seat, house, free, numbers[3], spot)
    raise BadPosition(f"pending: expected one of {', '.join(STEPS)}, got {name!r}")


def told_stack(seats: int, codes: list[int]) -> list[Pending]:
    """The stack as it is told: five numbers each."""
    stack: list[Pending] = []
    for place in range(0, len(codes), STEP_WIDTH):
        row: list[Any] = [STEPS[codes[place]], *codes[place + 1 : place + STEP_WIDTH]]
        stack.append(revive(seats, row))
    return stack
