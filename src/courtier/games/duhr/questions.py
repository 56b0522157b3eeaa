"""What can lie on the stack, one row each: its dump, how it is made again, how a question is put in words.

What follows from the numbers of a question, the chain before it included, is not dumped. Stored events name a row by
its place: new rows come at the end.
"""

from functools import partial
from typing import Final

from courtier.core.deals.menu import OFFER, STAGES, revive_menu
from courtier.core.pending import Pending
from courtier.core.questions import FLAG, SEAT, SEAT_SET, Step, Whole
from courtier.games.duhr.cards import EVENT, FULL, HOUSE_COUNT, KIND_COUNT, MOST_SEATS
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
from courtier.games.duhr.decisions.turns import ACQUIRE, ACQUIRE_PHASE, CHOOSE_SCANDAL_HOUSE, END_TURN, MAIN, TURN
from courtier.games.duhr.decisions.villains import VILLAINOUS_ACT
from courtier.games.duhr.events import DEEDS, NEGATION, STROKE, TRIGGERED_EVENT
from courtier.games.duhr.menu import MENU, OFFER_DEAL
from courtier.games.duhr.stack import STEPS
from courtier.games.duhr.text import deals
from courtier.games.duhr.text.asked import deeds, events, negation, turn
from courtier.games.duhr.text.asked.common import Asking, discard_words, plainly

__all__ = ["STEPS"]

HOUSE: Final = Whole(0, HOUSE_COUNT - 1)
SPOT: Final = Whole(0, MOST_SEATS * FULL - 1)  # where a card lies
STROKE_NUMBER: Final = Whole(0, 2)
EVENT_NUMBER: Final = Whole(0, KIND_COUNT - EVENT - 1)
DEED: Final = Whole(0, len(DEEDS) - 1)
CARD_COUNT: Final = Whole(0, FULL - 1)
COUNT_AND_CHOICE: Final = Whole(0, 2 * FULL - 1)  # how many cards to give, and whether paying was chosen
MOST_CODE: Final = 1 << 20
CHOSEN: Final = Whole(0, MOST_CODE - 1)  # kinds chosen one after the other
DETAIL: Final = Whole(0, MOST_CODE - 1)
OFFERED: Final = Whole(0, OFFER * OFFER - 1)  # both sides of an offer of the menu of deals


# How those are made again that are not made once for all


def spot_question(seat: int, house: int, free: int) -> ChooseAbilitySpot:
    return FREE_SPOT[seat][house] if free else ChooseAbilitySpot(seat, house, False, MAIN[seat])


def destination_question(seat: int, house: int, free: int, spot: int) -> Pending:
    return ChooseDestination(seat, house, free > 0, spot, spot_question(seat, house, free))


def mode_question(seat: int, house: int, free: int, spot: int) -> Pending:
    return ChooseMode(seat, house, free > 0, spot, spot_question(seat, house, free))


def target_question(seat: int, event: int) -> ChooseTarget:
    return ChooseTarget(seat, event, MAIN[seat])


def deed_to_come(seat: int, what: int, first: int, second: int) -> Pending:
    return CarryOut(deed(seat, what, first, second))


def deed(seat: int, what: int, first: int, second: int) -> Deed:
    if what == NEGATION:
        return Negation(seat, what, first, second)
    if what >= TRIGGERED_EVENT:
        return TriggerEvent(seat, what, first, second)
    if what >= STROKE:
        return Masterstroke(seat, what, first, second)
    return UseAbility(seat, what, first, second)


def give_question(seat: int, to: int, how: int, chosen: int) -> Give:
    """A chain, from the first card named to the last."""
    count = how // 2
    if chosen == NOTHING_CHOSEN:
        return Give(seat, to, count, chosen, Blackmail(seat, to, count) if how % 2 else None)
    return Give(seat, to, count, chosen, give_question(seat, to, how, chosen // CHOSEN_BASE))


def menu_question(name: str, seat: int, partner: int, chosen: int, answered: int) -> Pending:
    return revive_menu(MENU, name, [seat, partner, chosen, answered])


STEPS.declare(
    Step(
        "choose_agenda",
        (Whole(1, MOST_SEATS),),
        lambda asked: CHOOSE_AGENDA[asked],
        Asking(plainly("eyebrow_agenda", "ask_agenda"), turn.agenda_words),
    ),
    Step("main", (SEAT,), lambda seat: MAIN[seat], Asking(turn.ask_main, turn.main_words)),
    Step("turn", (SEAT,), lambda seat: TURN[seat]),
    Step("end_turn", (SEAT,), lambda seat: END_TURN[seat]),
    Step(
        "choose_scandal_house",
        (SEAT,),
        lambda seat: CHOOSE_SCANDAL_HOUSE[seat],
        Asking(turn.ask_scandal_house, turn.scandal_house_words),
    ),
    Step(
        "choose_ability_spot",
        (SEAT, HOUSE, FLAG),
        spot_question,
        Asking(deeds.ask_ability_spot, deeds.ability_spot_words),
    ),
    Step(
        "choose_destination",
        (SEAT, HOUSE, FLAG, SPOT),
        destination_question,
        Asking(deeds.ask_destination, deeds.destination_words),
    ),
    Step(
        "choose_mode",
        (SEAT, HOUSE, FLAG, SPOT),
        mode_question,
        Asking(deeds.ask_mode, deeds.mode_words),
    ),
    Step("rescind", (SEAT,), lambda seat: RESCIND[seat], Asking(deeds.ask_rescind, discard_words)),
    Step(
        "choose_masterstroke_spot",
        (SEAT, STROKE_NUMBER, HOUSE),
        lambda seat, stroke, house: ChooseMasterstrokeSpot(seat, stroke, house, MAIN[seat]),
        Asking(deeds.ask_masterstroke_spot, deeds.masterstroke_spot_words),
    ),
    Step(
        "choose_masterstroke_house",
        (SEAT, STROKE_NUMBER, HOUSE),
        lambda seat, stroke, house: ChooseMasterstrokeHouse(seat, stroke, house, MAIN[seat]),
        Asking(deeds.ask_masterstroke_house, deeds.masterstroke_house_words),
    ),
    Step(
        "choose_target",
        (SEAT, EVENT_NUMBER),
        target_question,
        Asking(events.ask_target, events.target_words),
    ),
    Step(
        "choose_second",
        (SEAT, EVENT_NUMBER, SEAT),
        lambda seat, event, first: ChooseSecond(seat, event, first, target_question(seat, event)),
        Asking(events.ask_second, events.second_words),
    ),
    Step("carry_out", (SEAT, DEED, DETAIL, DETAIL), deed_to_come),
    Step(
        "negate",
        (SEAT, SEAT_SET),
        lambda seats, announcer, asked: NEGATE_WINDOWS[seats][announcer][asked],
        Asking(negation.ask_negate, negation.negate_words),
        needs_seats=True,
    ),
    Step("cascade", (), lambda: CASCADE),
    Step(
        "replace_card",
        (SEAT, SEAT),
        lambda seat, whose: REPLACE_CARD[seat][whose],
        Asking(turn.ask_replace, turn.replace_words),
    ),
    Step("lay_away", (SEAT, EVENT_NUMBER), LayAway),
    Step("collaborate", (SEAT, HOUSE), Collaborate),
    Step(
        "blackmail",
        (SEAT, SEAT, CARD_COUNT),
        Blackmail,
        Asking(events.ask_blackmail, events.blackmail_words),
    ),
    Step(
        "give",
        (SEAT, SEAT, COUNT_AND_CHOICE, CHOSEN),
        give_question,
        Asking(events.ask_give, events.give_words),
    ),
    Step(
        "give_again",
        (SEAT, SEAT, COUNT_AND_CHOICE, CHOSEN),
        give_question,
        Asking(events.ask_give, events.give_words),
    ),
    Step(
        "take",
        (SEAT, SEAT, CARD_COUNT),
        Take,
        Asking(events.ask_take, events.take_words),
    ),
    Step(
        "acquire",
        (SEAT,),
        lambda seat: ACQUIRE[seat],
        Asking(plainly("eyebrow_acquire", "ask_acquire"), turn.acquire_words),
    ),
    Step(
        "villainous_act",
        (SEAT,),
        lambda seat: VILLAINOUS_ACT[seat],
        Asking(plainly("eyebrow_villain", "ask_act"), turn.act_words),
    ),
    Step("acquire_phase", (SEAT,), lambda seat: ACQUIRE_PHASE[seat]),
    Step(
        "offer_deal",
        (SEAT,),
        lambda seat: OFFER_DEAL[seat],
        Asking(plainly("eyebrow_deal", "ask_offer_deal"), deals.offer_choice),
    ),
    *[
        Step(
            name,
            (SEAT, SEAT, OFFERED, OFFERED),
            partial(menu_question, name),
            Asking(deals.ask_side, deals.detail_choice if name.endswith("detail") else deals.term_choice),
        )
        for name in STAGES
    ],
    Step(
        "answer_deal",
        (SEAT, SEAT, FLAG, OFFERED),
        partial(menu_question, "answer_deal"),
        Asking(deals.ask_answer, deals.answer_choice),
    ),
)
