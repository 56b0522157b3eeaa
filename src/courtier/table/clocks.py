"""The clocks of seats that are asked, and the states of a player: present, away, late, replaced by a steward.

Every question has a grace, then uses the bank. Sealed answers use no bank, and nobody sees who was late with one until
all are opened; nor does anybody see when an answer came.
"""

from collections.abc import Iterator
from typing import NamedTuple

from courtier import bots
from courtier.core.deals.rules import TABLE
from courtier.core.pending import Window
from courtier.table import manners
from courtier.table.commands import Tempo
from courtier.table.effects import Ask
from courtier.table.standing_orders import end_orders, order_for
from courtier.table.state import Chair, OpenOffer, State
from courtier.table.view import seen_by


class Pace(NamedTuple):
    """Seconds for a prompt, and in the bank."""

    grace: float
    bank: float


PACES: dict[str, Pace | None] = {
    "relaxed": None,
    "slow": Pace(120.0, 900.0),
    "normal": Pace(40.0, 300.0),
    "fast": Pace(15.0, 90.0),
}
BRIEF = 10.0  # seconds for a brief question of which the game says nothing
MOMENT = 30.0  # seconds more for a player who asks for a moment
MOMENTS = 3  # a game
AWAY = 30.0  # seconds without a connection
PATIENCE = 15.0  # seconds between late and a steward, for a player who is connected
# Seconds until a bot or a steward answers, at least and at most.
TEMPI: dict[str, tuple[float, float]] = {"watch": (2.5, 4.0), "human": (0.8, 2.5)}
FAST = 0.3  # the same at a table for one
BOTS_TALK = 3  # answers of bots among themselves: an offer, a counter-offer, a yes
AT_ONCE = 0.02  # and while a person skips to their own turn


def fill_banks(state: State) -> None:
    """Before a match."""
    pace = PACES[state.settings.pace]
    for chair in state.chairs:
        chair.bank = pace.bank if pace else 0.0
        chair.moments = MOMENTS if pace else 0
        chair.grace = chair.late = chair.due = None
        chair.missed = False
    state.clocked = -1


def settle(state: State, now: float) -> None:
    """After anything that was done: clocks stop for what is answered and start for what is asked."""
    match = state.match
    if state.phase != "play" or match is None or match.moment == state.clocked:
        return
    for seat, chair in enumerate(state.chairs):
        stop(state, seat, chair, now)
    state.clocked = match.moment
    if match.game.over():
        state.phase = "over"
        manners.say_farewell(state, match, now)
        return
    state.window = isinstance(match.game.asking, Window)
    end_orders(state, match)
    if any(state.chairs[seat].person() and order_for(state, match, seat) is None for seat in match.asked()):
        state.settings.skip = False
    for seat in match.asked():
        start(state, seat, now)


def set_tempo(state: State, visitor: str, command: Tempo, now: float) -> None:
    """Bots that are asked already keep to it, too."""
    state.is_host(visitor)
    match = state.playing()
    state.settings.skip = command.bots == "skip"
    if command.bots != "skip":
        state.settings.bots = command.bots
        state.changes.table = True
    for seat in match.asked():
        if not state.chairs[seat].person():
            restart(state, seat, now)
            state.thinking.pop(seat, None)  # it is asked again, for its new time; its other answer comes too late


def stop(state: State, seat: int, chair: Chair, now: float) -> None:
    """The prompt is over for this seat. If its player missed a sealed answer, a steward plays from now on."""
    if chair.grace is not None and not state.window:
        chair.bank = max(0.0, chair.bank - max(0.0, now - chair.grace))
    chair.grace = chair.late = chair.due = None
    chair.ordered = False
    if chair.state == "late":
        chair.state = "present"
    if chair.missed:
        chair.missed = False
        chair.state = "steward"
        record_hands(state, seat, "person", now)
        state.note("held", seat, now)


def start(state: State, seat: int, now: float) -> None:
    """A person's clock; the time a bot or a steward takes."""
    assert state.match is not None
    chair = state.chairs[seat]
    pace = PACES[state.settings.pace]
    asking = state.match.game.asking
    chair.ordered = chair.person() and order_for(state, state.match, seat) is not None
    if chair.ordered or not chair.person():
        chair.due = now if asking.brief else now + max(delay(state, seat), bargaining_time(state, asking.name()))
    if chair.person() and asking.brief:
        chair.grace = chair.late = now + brief_seconds(state, asking.name())
    elif chair.person() and pace is not None:
        chair.grace = now + pace.grace
        chair.late = chair.grace + chair.bank


def brief_seconds(state: State, question: str) -> float:
    """How long the table waits for answers to a brief question, at every pace."""
    return float(state.settings.seconds.get(question, state.kind().brief_seconds.get(question, BRIEF)))


def restart(state: State, seat: int, now: float) -> None:
    """Somebody else plays the seat now. In a window its clock runs whether or not its answer is in."""
    assert state.match is not None
    chair = state.chairs[seat]
    chair.grace = chair.late = chair.due = None
    if seat in state.match.asked():
        start(state, seat, now)


def bargaining_time(state: State, question: str) -> float:
    """How long a bot lets others make offers before it answers; no time where nobody could."""
    match = state.match
    assert match is not None
    usual = state.kind().bargain_seconds.get(question, 0)
    if not usual or match.game.options.get("deals") != TABLE or state.settings.skip:
        return 0.0
    stopped = match.game.deal_rules().stopped_by(match.game)
    if stopped and not any(state.chairs[seat].person() for seat in stopped):
        return BOTS_TALK * slowest_delay(state)
    people = any(chair.person() for chair in state.chairs)
    return float(state.settings.seconds.get(question, usual)) if people else 0.0


def slowest_delay(state: State) -> float:
    """How long a bot may take for an answer."""
    tempo = paced_bots(state)
    return FAST if tempo == "fast" else TEMPI[tempo][1]


def delay(state: State, seat: int) -> float:
    """How long a bot or a steward takes: a random time, which tells nothing about the cards."""
    assert state.match is not None
    if state.settings.skip:
        return AT_ONCE
    tempo = paced_bots(state)
    if tempo == "fast":
        return FAST
    quickest, slowest = TEMPI[tempo]
    share = state.chance("delay", seat, state.match.moment) / 2**64
    return quickest + share * (slowest - quickest)


def paced_bots(state: State) -> str:
    """As the host chose, or as suits the number of people."""
    people = sum(1 for chair in state.chairs if chair.owner is not None)
    return state.settings.bots or ("fast" if people <= 1 else "human")


# From present to late to a steward


def hold(state: State, seat: int, now: float, as_: str = "steward") -> None:
    """A steward plays the seat from now on."""
    chair, match = state.chairs[seat], state.match
    assert match is not None
    before = player(state, chair)
    chair.state = as_
    if match.draft is not None and match.draft.seat == seat:
        match.drop(seat)
    record_hands(state, seat, before, now)
    restart(state, seat, now)
    state.changes.seats.add(seat)
    state.note("held" if as_ == "steward" else as_, seat, now)


def player(state: State, chair: Chair) -> str:
    """Who plays, in the words of a record."""
    if chair.level is not None:
        return chair.level
    return "person" if chair.person() else state.settings.steward


def record_hands(state: State, seat: int, before: str, now: float) -> None:
    """Write into the record who plays the seat from this line on."""
    assert state.match is not None
    after = player(state, state.chairs[seat])
    state.match.write_other({"steward": seat, "from": before, "to": after}, now)


def due_things(state: State, now: float) -> Iterator[tuple[str, int]]:
    """What is due at this time, each as a line of the log: what, and for which seat."""
    if state.phase != "play" or state.match is None:
        return
    for offer in state.offers:
        if offer_ends(state, offer) <= now:
            yield "offer", offer.number
    for seat in state.match.game.actors():
        chair = state.chairs[seat]
        if plays_default(state, chair):
            if chair.due is not None and chair.due <= now:
                yield "auto", seat
        elif chair.late is not None and chair.late <= now:
            yield from ladder(state, seat, now)


def offer_ends(state: State, offer: OpenOffer) -> float:
    """When an offer is no longer open: a bot that does not bargain declines it after a while."""
    silent = [seat for seat in offer.deal["parties"] if seat not in offer.signed and declines(state, seat)]
    return min([offer.until, *[offer.at + delay(state, seat) for seat in silent]])


def declines(state: State, seat: int) -> bool:
    """True if a bot that does not bargain plays there."""
    level = state.chairs[seat].level
    return level is not None and not bots.bargains(state.settings.game, level)


def ladder(state: State, seat: int, now: float) -> Iterator[tuple[str, int]]:
    chair = state.chairs[seat]
    assert chair.late is not None
    if state.match is not None and state.match.game.asking.brief:
        yield "auto", seat
    elif state.window:
        yield "miss", seat
    elif chair.owner in state.away or chair.late + PATIENCE <= now:
        yield "hold", seat
    elif chair.state != "late":
        yield "late", seat


def plays_default(state: State, chair: Chair) -> bool:
    """True if the table gives the harmless answers for this chair."""
    if chair.missed or chair.ordered:
        return True
    return chair.level is None and chair.state in ("steward", "resigned") and steward(state) is None


def steward(state: State) -> str | None:
    """The level of the bot that stands in for people; `None`: the harmless answers."""
    return None if state.settings.steward == "default" else state.settings.steward


def level_of(state: State, chair: Chair) -> str | None:
    """The bot that plays this chair, if one does."""
    if chair.missed or chair.person():
        return None
    return chair.level or steward(state)


def questions_to_bots(state: State, now: float) -> Iterator[Ask]:
    """Requests to bots that are asked and do not know it yet."""
    match = state.match
    if state.phase != "play" or match is None:
        state.thinking.clear()
        return
    for seat in match.game.actors():
        chair = state.chairs[seat]
        level = level_of(state, chair)
        question = match.game.question(seat)
        if level is not None and state.thinking.get(seat) != question:
            state.thinking[seat] = question
            after = now if chair.due is None else chair.due  # a chain's later answers wait no longer
            chance = state.chance("bot", seat, question if state.lesson is None else len(match.held()))
            yield Ask(seat, level, question, after, seen_by(match, seat), match.journal(seat), chance)


# Presence and alarms


def notice_absence(state: State, now: float) -> None:
    """Players without a connection for long enough are away."""
    for chair in state.chairs:
        if chair.owner is not None and chair.owner not in state.connections:
            state.gone.setdefault(chair.owner, now)
    for visitor, since in state.gone.items():
        if visitor not in state.away and since + AWAY <= now:
            state.away.add(visitor)
            state.changes.table = True


def next_alarm(state: State) -> float | None:
    """When something is due next."""
    times = [since + AWAY for visitor, since in state.gone.items() if visitor not in state.away]
    if state.phase == "play" and state.match is not None:
        times += [offer_ends(state, offer) for offer in state.offers]
        for seat in state.match.game.actors():
            chair = state.chairs[seat]
            if plays_default(state, chair):
                times.append(chair.due or 0.0)
            elif chair.late is not None:
                times.append(chair.late + PATIENCE if chair.state == "late" else chair.late)
    return min(times, default=None)
