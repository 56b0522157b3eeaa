"""Answers, drafts, steps back, more time, resigning; giving the seat to a steward and taking it back."""

from courtier.core.errors import IllegalAction
from courtier.core.pending import Pending, Window
from courtier.table.clocks import MOMENT, delay, hold, player, record_hands, restart
from courtier.table.commands import Answer, Back, Confirm, Draft, Drop, Moment, Reclaim, Resign, StandingOrder
from courtier.table.running_game import RunningGame, can_back, sealed_by
from courtier.table.standing_orders import order_for
from courtier.table.state import Refusal, State


def answer(state: State, visitor: str, command: Answer, now: float) -> None:
    match, seat = asked(state, visitor, command.question)
    if match.draft is not None:
        raise Refusal("draft_open")
    asking = match.game.asking
    try:
        seen = match.answer(seat, command.action, now)
    except IllegalAction:
        raise Refusal("illegal") from None
    answered(state, seat, seen)
    close_window(state, asking, command.action, now)


def close_window(state: State, asking: Pending, action: int, now: float) -> None:
    """If one answer closes the window, give the harmless answer for all others."""
    if isinstance(asking, Window) and action == asking.closing:
        match = state.playing()
        for seat in match.game.actors() if match.game.asking is asking else []:
            answer_default(state, seat, now)


def back(state: State, visitor: str, command: Back, now: float) -> None:
    """One step back in the draft, or in one's own unfinished chain."""
    match, seat = asked(state, visitor, command.question)
    if match.draft is not None:
        match.step_back(seat)
    elif can_back(match.game, seat):
        match.back(seat, now)
    else:
        raise Refusal("no_way_back")
    state.changes.seats.add(seat)


def draft(state: State, visitor: str, command: Draft, now: float) -> None:
    match, seat = asked(state, visitor, command.question)
    if not state.kind().draftable:
        raise Refusal("not_draftable", title=state.kind().title)
    if match.draft is not None and match.draft.complete:
        raise Refusal("draft_complete")
    try:
        match.try_out(seat, command.action)
    except IllegalAction:
        raise Refusal("illegal") from None
    state.changes.seats.add(seat)


def drop(state: State, visitor: str, command: Drop, now: float) -> None:
    match, seat = drafting(state, visitor)
    match.drop(seat)
    state.changes.seats.add(seat)


def confirm(state: State, visitor: str, command: Confirm, now: float) -> None:
    match, seat = drafting(state, visitor)
    if command.question != match.game.question(seat):
        raise Refusal("late")
    assert match.draft is not None
    if not match.draft.complete:
        raise Refusal("draft_incomplete")
    answered(state, seat, match.confirm(seat, now))


def drafting(state: State, visitor: str) -> tuple[RunningGame, int]:
    match, seat = at_play(state, visitor)
    if match.draft is None or match.draft.seat != seat:
        raise Refusal("no_draft")
    return match, seat


def at_play(state: State, visitor: str) -> tuple[RunningGame, int]:
    """The game and the seat of somebody who plays it."""
    match, seat = state.playing(), state.own_seat(visitor)
    chair = state.chairs[seat]
    if not chair.person():
        raise Refusal("held" if chair.state == "steward" else "resigned")
    return match, seat


def asked(state: State, visitor: str, question: int) -> tuple[RunningGame, int]:
    """The same for somebody who is asked just that question."""
    match, seat = at_play(state, visitor)
    if seat not in match.game.actors():
        raise Refusal("sealed" if seat in sealed_by(match.game) else "not_asked")
    if question != match.game.question(seat):
        raise Refusal("late")
    return match, seat


def answered(state: State, seat: int, seen: bool) -> None:
    """Note who must be told. An answer that others cannot see is told to its own seat only."""
    state.chairs[seat].missed = False
    state.changes.seats.add(seat)
    if seen:
        state.changes.game = True
        if state.undoing is not None or state.settings.pace != "relaxed" or others_asked(state):
            state.changes.table = True
        state.undoing = None


def others_asked(state: State) -> bool:
    """True if other seats are asked than before."""
    return state.playing().asked() != state.changes.asked


# Without a person


def bot_answers(state: State, seat: int, action: int, now: float) -> None:
    """Take a bot's answer; an illegal one is replaced by the harmless answer."""
    match = state.playing()
    asking = match.game.asking
    try:
        seen = match.answer(seat, action, now)
    except IllegalAction:
        seen = match.default(seat, now)
    answered(state, seat, seen)
    close_window(state, asking, action, now)


def answer_default(state: State, seat: int, now: float) -> None:
    """The table answers for somebody: from the root of the chain on, without a draft."""
    match = state.playing()
    missed = state.chairs[seat].missed
    if match.draft is not None and match.draft.seat == seat:
        match.drop(seat)
    answered(state, seat, match.default(seat, now))
    state.chairs[seat].missed = missed


def miss(state: State, seat: int, now: float) -> None:
    """The time for a sealed answer is over. The table gives one; nobody but the seat sees that."""
    chair = state.chairs[seat]
    chair.missed = True
    chair.due = now + delay(state, seat)


# Standing orders, time and stewards


def give_order(state: State, visitor: str, command: StandingOrder, now: float) -> None:
    """How the table answers a kind of question for this person from now on, the open one included."""
    match, seat = at_play(state, visitor)
    chair = state.chairs[seat]
    offered = state.kind().standing_orders.get(command.question)
    if offered is None:
        raise Refusal("no_orders")
    if command.order is None:
        chair.orders.pop(command.question, None)
    elif command.order not in offered:
        raise Refusal("order_unknown", orders=", ".join(offered))
    else:
        chair.orders[command.question] = command.order
    state.changes.you.add(visitor)
    if seat in match.game.actors():
        chair.ordered = order_for(state, match, seat) is not None
        chair.due = (now if match.game.asking.brief else now + delay(state, seat)) if chair.ordered else None


def moment(state: State, visitor: str, command: Moment, now: float) -> None:
    """More time for the open question."""
    match, seat = at_play(state, visitor)
    chair = state.chairs[seat]
    if seat not in match.game.actors():
        raise Refusal("sealed" if seat in sealed_by(match.game) else "not_asked")
    if chair.late is None or chair.grace is None:
        raise Refusal("no_clock")
    if not chair.moments:
        raise Refusal("no_moments")
    chair.moments -= 1
    chair.grace = max(now, chair.grace) + MOMENT
    chair.late = max(now, chair.late) + MOMENT
    chair.missed = False
    if chair.state == "late":
        chair.state = "present"
    state.changes.table = True


def resign(state: State, visitor: str, command: Resign, now: float) -> None:
    _, seat = at_play(state, visitor)
    hold(state, seat, now, "resigned")


def reclaim(state: State, visitor: str, command: Reclaim, now: float) -> None:
    """One's own seat, from its steward."""
    state.playing()
    seat = state.own_seat(visitor)
    chair = state.chairs[seat]
    if chair.state == "resigned":
        raise Refusal("resigned")
    if chair.person():
        raise Refusal("not_held")
    take_back(state, seat, now)


def take_back(state: State, seat: int, now: float) -> None:
    """The steward stops, and the seat's own player plays on."""
    chair = state.chairs[seat]
    before = player(state, chair)
    chair.state = "present"
    record_hands(state, seat, before, now)
    state.note("returned", seat, now)
    restart(state, seat, now)
    state.changes.seats.add(seat)
