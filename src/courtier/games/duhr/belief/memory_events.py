"""How a journal is remembered: what each line of it adds to what a seat knows."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from courtier.games.duhr.belief.hidden_cards import TABLE, WEB
from courtier.games.duhr.belief.memory import Memory
from courtier.games.duhr.belief.rewind import NEVER_SEEN, SPOT_CODES, Before
from courtier.games.duhr.cards import (
    AGENDAS,
    CARD_CODES,
    CONCEALED,
    EVENT,
    FAVORED,
    FULL,
    HOUSES,
    KIND,
    KIND_COUNT,
    OWN_SUSPICIONS,
    SCANDAL,
    STATUSES,
    SUSPICIONS,
)
from courtier.games.duhr.decisions.stack import told_stack

Line = dict[str, Any]


def remembered(view: dict[str, Any], journal: Sequence[Line]) -> Memory:
    """All that a seat has seen up to this view."""
    memory = Memory(view)
    if not any(line.get("event") == "housed" for line in journal):
        memory.begin_at(Before(view, journal), view)
    for line in journal:
        if "event" in line:
            remember(memory, line)
    memory.look_at(view)
    return memory


def remember(memory: Memory, line: Line) -> None:
    """Take in one more glimpse."""
    name: str = line["event"]
    if name in SEEN:
        SEEN[name](memory, line)


# One line taken in


def supplied(memory: Memory, line: Line) -> None:
    for _ in range(line["count"]):
        memory.enters(line["seat"], CARD_CODES[line["card"]])


def webs_laid(memory: Memory, line: Line) -> None:
    """D-SETUP-7..9."""
    memory.choosing = False
    memory.scandals = line["scandals"]
    web: list[int] = []
    for house in memory.houses:
        web.extend([house] * (SUSPICIONS - OWN_SUSPICIONS))
    web.extend(range(EVENT, KIND_COUNT))
    memory.hidden.shuffle(web)


def drew(memory: Memory, line: Line) -> None:
    seat: int = line["seat"]
    if seat == memory.seat:
        for name in line["cards"]:
            memory.hidden.leave(WEB, CARD_CODES[name])
            memory.hand[CARD_CODES[name]] += 1
    else:
        memory.hidden.draw(seat, line["count"])


def reshuffled(memory: Memory, _: Line) -> None:
    memory.hidden.shuffle(memory.discard)
    memory.discard = []


def turn_began(memory: Memory, line: Line) -> None:
    memory.turn = line["turn"]


def set_aside(memory: Memory, line: Line) -> None:
    seat: int = line["seat"]
    if seat == memory.seat:
        for name in line["cards"]:
            memory.hand[CARD_CODES[name]] -= 1
            memory.aside[CARD_CODES[name]] += 1
    else:
        memory.hidden.set_aside(seat, line["count"])


def retrieved(memory: Memory, line: Line) -> None:
    seat: int = line["seat"]
    if seat == memory.seat:
        for kind in range(KIND_COUNT):
            memory.hand[kind] += memory.aside[kind]
            memory.aside[kind] = 0
    else:
        memory.hidden.retrieve(seat)


def played(memory: Memory, line: Line) -> None:
    kind = CARD_CODES[line["card"]]
    memory.leaves(line["seat"], kind)
    memory.rows[line["to"]].append(kind)


def triggered(memory: Memory, line: Line) -> None:
    memory.leaves(line["seat"], CARD_CODES[f"event.{line['event_card']}"])


def no_action(memory: Memory, line: Line) -> None:
    """Ledger §5: the hand held nothing of these kinds, and no pair if that would have been of use."""
    if line["seat"] != memory.seat:
        lacked = 0
        for name in line["lacked"]:
            lacked |= 1 << CARD_CODES[name]
        memory.hidden.restrict(line["seat"], lacked, line["pairs"] == "none")


def discarded(memory: Memory, line: Line) -> None:
    kind = CARD_CODES[line["card"]]
    memory.leaves(line["seat"], kind)
    memory.put_away(kind)


def laid_away(memory: Memory, line: Line) -> None:
    memory.discard.append(CARD_CODES[line["card"]])


def placed(memory: Memory, line: Line) -> None:
    memory.scandals -= 1
    memory.rows[line["to"]].append(SCANDAL)


def replaced(memory: Memory, line: Line) -> None:
    spot = SPOT_CODES[line["spot"]]
    row = memory.rows[spot // FULL]
    old = CARD_CODES[line["card"]]
    new = CARD_CODES[line["by"]]
    memory.unmask(row[spot % FULL], old)
    row[spot % FULL] = new
    if new == SCANDAL:
        memory.scandals -= 1
    memory.put_away(old)


def turned_up(memory: Memory, line: Line) -> None:
    spot = SPOT_CODES[line["spot"]]
    row = memory.rows[spot // FULL]
    kind = CARD_CODES[line["card"]]
    memory.unmask(row[spot % FULL], kind)
    row[spot % FULL] = kind


def turned_down(memory: Memory, line: Line) -> None:
    spot = SPOT_CODES[line["spot"]]
    memory.rows[spot // FULL][spot % FULL] |= CONCEALED


def shifted(memory: Memory, line: Line) -> None:
    memory.rows[line["to"]].append(memory.lift(SPOT_CODES[line["spot"]]))


def removed(memory: Memory, line: Line) -> None:
    memory.lift(SPOT_CODES[line["spot"]])
    memory.scandals += 1


def taken_up(memory: Memory, line: Line) -> None:
    memory.enters(line["seat"], memory.lift(SPOT_CODES[line["spot"]]))


def taken_up_unseen(memory: Memory, line: Line) -> None:
    """What was remembered of it is known to be in that hand."""
    card = memory.lift(SPOT_CODES[line["spot"]])
    seat: int = line["seat"]
    if seat == memory.seat:
        kind = CARD_CODES[line["cards"][0]]
        memory.unmask(card, kind)
        memory.hand[kind] += 1
    elif card == NEVER_SEEN:
        memory.hidden.move(TABLE, seat, 1)
    else:
        memory.hidden.enter(seat, card & KIND)


def turned_over(memory: Memory, line: Line) -> None:
    memory.hidden.leave(WEB, CARD_CODES[line["card"]])


def status_changed(memory: Memory, line: Line) -> None:
    seat: int = line["seat"]
    if memory.status[seat] == FAVORED:
        memory.falls.append(seat)
    memory.status[seat] = STATUSES.index(line["status"])


def conspiracy_shown(memory: Memory, line: Line) -> None:
    memory.shown[line["seat"]] = True
    memory.conspiracies[line["seat"]] = HOUSES.index(line["house"])
    if line["why"] == "loss" and memory.falls:
        memory.falls.pop(0)


def conspiracy_hidden(memory: Memory, line: Line) -> None:
    memory.shown[line["seat"]] = False
    memory.conspiracies[line["seat"]] = HOUSES.index(line["house"])
    if memory.falls:
        memory.falls.pop(0)


def exchanged(memory: Memory, line: Line) -> None:
    """What was known of a card goes with it."""
    first, second = line["seat"], line["whom"]
    known = memory.conspiracies
    known[first], known[second] = known[second], known[first]
    memory.shown[first], memory.shown[second] = memory.shown[second], memory.shown[first]


def own_conspiracy(memory: Memory, line: Line) -> None:
    if line["seat"] == memory.seat:
        memory.conspiracies[memory.seat] = HOUSES.index(line["conspiracy"][0])


def offered(memory: Memory, line: Line) -> None:
    if line["seat"] == memory.seat:
        memory.offered = [AGENDAS.index(name) for name in line["agendas"]]


def kept(memory: Memory, line: Line) -> None:
    memory.choosing = False
    if line["seat"] == memory.seat:
        memory.chosen[memory.seat] = AGENDAS.index(line["agenda"][0])


def gave(memory: Memory, line: Line) -> None:
    hand_over(memory, line["seat"], line["to"], line)


def took(memory: Memory, line: Line) -> None:
    hand_over(memory, line["whom"], line["seat"], line)


def hand_over(memory: Memory, giver: int, to: int, line: Line) -> None:
    if memory.seat in (giver, to):
        for name in line["cards"]:
            memory.leaves(giver, CARD_CODES[name])
            memory.enters(to, CARD_CODES[name])
    else:
        memory.hidden.move(giver, to, line["count"])


def looked_at_hand(memory: Memory, line: Line) -> None:
    if line["seat"] == memory.seat:
        memory.hidden.look(line["whom"], [CARD_CODES[name] for name in line["cards"]])


def looked_at_conspiracy(memory: Memory, line: Line) -> None:
    if line["seat"] == memory.seat:
        memory.conspiracies[line["whom"]] = HOUSES.index(line["conspiracy"][0])


def looked_at_agenda(memory: Memory, line: Line) -> None:
    if line["seat"] == memory.seat:
        memory.chosen[line["whom"]] = AGENDAS.index(line["agenda"][0])


def asked(memory: Memory, line: Line) -> None:
    memory.active = line["active"]
    memory.done = line["done"]
    memory.limited = line["limited"] > 0
    memory.stack = told_stack(memory.seats, line["pending"])


def counted(memory: Memory, _: Line) -> None:
    memory.ended = True
    memory.stack = []
    memory.done = 0
    memory.limited = False


def conspiracy_told(memory: Memory, line: Line) -> None:
    memory.conspiracies[line["seat"]] = HOUSES.index(line["house"])


def agenda_shown(memory: Memory, line: Line) -> None:
    memory.chosen[line["seat"]] = AGENDAS.index(line["agenda"])


SEEN: Final[dict[str, Callable[[Memory, Line], None]]] = {
    "entrusted": own_conspiracy,
    "offered": offered,
    "kept": kept,
    "supplied": supplied,
    "webs_laid": webs_laid,
    "turn_began": turn_began,
    "set_aside": set_aside,
    "retrieved": retrieved,
    "drew": drew,
    "reshuffled": reshuffled,
    "played": played,
    "triggered": triggered,
    "no_action": no_action,
    "discarded": discarded,
    "laid_away": laid_away,
    "placed": placed,
    "replaced": replaced,
    "replaced_concealed": replaced,
    "turned_up": turned_up,
    "turned_down": turned_down,
    "shifted": shifted,
    "shifted_unseen": shifted,
    "removed": removed,
    "taken_up": taken_up,
    "taken_up_unseen": taken_up_unseen,
    "turned_over": turned_over,
    "status_changed": status_changed,
    "conspiracy_shown": conspiracy_shown,
    "conspiracy_hidden": conspiracy_hidden,
    "exchanged": exchanged,
    "received": own_conspiracy,
    "gave": gave,
    "took": took,
    "looked_at_hand": looked_at_hand,
    "looked_at_conspiracy": looked_at_conspiracy,
    "looked_at_agenda": looked_at_agenda,
    "asked": asked,
    "counted": counted,
    "conspiracy_told": conspiracy_told,
    "agenda_shown": agenda_shown,
}
