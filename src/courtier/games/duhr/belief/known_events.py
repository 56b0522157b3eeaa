"""What each event changes in what a seat knows, of the table and of hidden cards."""

from typing import Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.core.deals.menu import AnswerDeal
from courtier.games.duhr.belief.hidden_cards import TABLE, WEB
from courtier.games.duhr.belief.known_deals import DEAL_EVENTS, give_by_deal
from courtier.games.duhr.belief.known_state import KnownState
from courtier.games.duhr.belief.rewind import NEVER_SEEN, SPOT_CODES
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
from courtier.games.duhr.questions import STEPS
from courtier.games.duhr.stack import unpacked


def supplied(known: KnownState, glimpse: Glimpse) -> None:
    for _ in range(glimpse["count"]):
        known.enters(glimpse["seat"], CARD_CODES[glimpse["card"]])


def webs_laid(known: KnownState, glimpse: Glimpse) -> None:
    """D-SETUP-7..9."""
    known.choosing = False
    known.scandals = glimpse["scandals"]
    web: list[int] = []
    for house in known.houses:
        web.extend([house] * (SUSPICIONS - OWN_SUSPICIONS))
    web.extend(range(EVENT, KIND_COUNT))
    known.hidden.shuffle(web)


def drew(known: KnownState, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    if seat == known.seat:
        for name in glimpse["cards"]:
            known.hidden.leave(WEB, CARD_CODES[name])
            known.hand[CARD_CODES[name]] += 1
    else:
        known.hidden.draw(seat, glimpse["count"])


def reshuffled(known: KnownState, _: Glimpse) -> None:
    known.hidden.shuffle(known.discard)
    known.discard = []


def turn_began(known: KnownState, glimpse: Glimpse) -> None:
    known.turn = glimpse["turn"]


def set_aside(known: KnownState, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    if seat == known.seat:
        for name in glimpse["cards"]:
            known.hand[CARD_CODES[name]] -= 1
            known.aside[CARD_CODES[name]] += 1
    else:
        known.hidden.set_aside(seat, glimpse["count"])


def retrieved(known: KnownState, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    if seat == known.seat:
        for kind in range(KIND_COUNT):
            known.hand[kind] += known.aside[kind]
            known.aside[kind] = 0
    else:
        known.hidden.retrieve(seat)


def played(known: KnownState, glimpse: Glimpse) -> None:
    kind = CARD_CODES[glimpse["card"]]
    known.leaves(glimpse["seat"], kind)
    known.rows[glimpse["to"]].append(kind)


def triggered(known: KnownState, glimpse: Glimpse) -> None:
    known.leaves(glimpse["seat"], CARD_CODES[f"event.{glimpse['event_card']}"])


def no_action(known: KnownState, glimpse: Glimpse) -> None:
    """Ledger §5: the hand held nothing of these kinds, and no pair if that would have been of use."""
    if glimpse["seat"] != known.seat:
        lacked = 0
        for name in glimpse["lacked"]:
            lacked |= 1 << CARD_CODES[name]
        known.hidden.restrict(glimpse["seat"], lacked, glimpse["pairs"] == "none")


def discarded(known: KnownState, glimpse: Glimpse) -> None:
    kind = CARD_CODES[glimpse["card"]]
    known.leaves(glimpse["seat"], kind)
    known.put_away(kind)


def laid_away(known: KnownState, glimpse: Glimpse) -> None:
    known.discard.append(CARD_CODES[glimpse["card"]])


def placed(known: KnownState, glimpse: Glimpse) -> None:
    known.scandals -= 1
    known.rows[glimpse["to"]].append(SCANDAL)


def replaced(known: KnownState, glimpse: Glimpse) -> None:
    spot = SPOT_CODES[glimpse["spot"]]
    row = known.rows[spot // FULL]
    old = CARD_CODES[glimpse["card"]]
    new = CARD_CODES[glimpse["by"]]
    known.unmask(row[spot % FULL], old)
    row[spot % FULL] = new
    if new == SCANDAL:
        known.scandals -= 1
    known.put_away(old)


def turned_up(known: KnownState, glimpse: Glimpse) -> None:
    spot = SPOT_CODES[glimpse["spot"]]
    row = known.rows[spot // FULL]
    kind = CARD_CODES[glimpse["card"]]
    known.unmask(row[spot % FULL], kind)
    row[spot % FULL] = kind


def turned_down(known: KnownState, glimpse: Glimpse) -> None:
    spot = SPOT_CODES[glimpse["spot"]]
    known.rows[spot // FULL][spot % FULL] |= CONCEALED


def shifted(known: KnownState, glimpse: Glimpse) -> None:
    known.rows[glimpse["to"]].append(known.lift(SPOT_CODES[glimpse["spot"]]))


def removed(known: KnownState, glimpse: Glimpse) -> None:
    known.lift(SPOT_CODES[glimpse["spot"]])
    known.scandals += 1


def taken_up(known: KnownState, glimpse: Glimpse) -> None:
    known.enters(glimpse["seat"], known.lift(SPOT_CODES[glimpse["spot"]]))


def taken_up_unseen(known: KnownState, glimpse: Glimpse) -> None:
    """What was remembered of it is known to be in that hand."""
    card = known.lift(SPOT_CODES[glimpse["spot"]])
    seat: int = glimpse["seat"]
    if seat == known.seat:
        kind = CARD_CODES[glimpse["cards"][0]]
        known.unmask(card, kind)
        known.hand[kind] += 1
    elif card == NEVER_SEEN:
        known.hidden.move(TABLE, seat, 1)
    else:
        known.hidden.enter(seat, card & KIND)


def turned_over(known: KnownState, glimpse: Glimpse) -> None:
    known.hidden.leave(WEB, CARD_CODES[glimpse["card"]])


def status_changed(known: KnownState, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    if known.status[seat] == FAVORED:
        known.falls.append(seat)
    known.status[seat] = STATUSES.index(glimpse["status"])


def conspiracy_shown(known: KnownState, glimpse: Glimpse) -> None:
    known.shown[glimpse["seat"]] = True
    known.conspiracies[glimpse["seat"]] = HOUSES.index(glimpse["house"])
    if glimpse["why"] == "loss" and known.falls:
        known.falls.pop(0)


def conspiracy_hidden(known: KnownState, glimpse: Glimpse) -> None:
    known.shown[glimpse["seat"]] = False
    known.conspiracies[glimpse["seat"]] = HOUSES.index(glimpse["house"])
    if known.falls:
        known.falls.pop(0)


def exchanged(known: KnownState, glimpse: Glimpse) -> None:
    """What was known of a card goes with it."""
    first, second = glimpse["seat"], glimpse["whom"]
    conspiracies = known.conspiracies
    conspiracies[first], conspiracies[second] = conspiracies[second], conspiracies[first]
    known.shown[first], known.shown[second] = known.shown[second], known.shown[first]


def own_conspiracy(known: KnownState, glimpse: Glimpse) -> None:
    if glimpse["seat"] == known.seat:
        known.conspiracies[known.seat] = HOUSES.index(glimpse["conspiracy"][0])


def offered(known: KnownState, glimpse: Glimpse) -> None:
    if glimpse["seat"] == known.seat:
        known.offered = [AGENDAS.index(name) for name in glimpse["agendas"]]


def kept(known: KnownState, glimpse: Glimpse) -> None:
    known.choosing = False
    if glimpse["seat"] == known.seat:
        known.chosen[known.seat] = AGENDAS.index(glimpse["agenda"][0])


def gave(known: KnownState, glimpse: Glimpse) -> None:
    """To a blackmailer, or by a deal."""
    if known.yielding:
        known.yielding = False
        hand_over(known, glimpse["seat"], glimpse["to"], glimpse)
    else:
        give_by_deal(known, glimpse["seat"], glimpse["to"], glimpse)


def took(known: KnownState, glimpse: Glimpse) -> None:
    hand_over(known, glimpse["whom"], glimpse["seat"], glimpse)


def hand_over(known: KnownState, giver: int, to: int, glimpse: Glimpse) -> None:
    if known.seat in (giver, to):
        for name in glimpse["cards"]:
            known.leaves(giver, CARD_CODES[name])
            known.enters(to, CARD_CODES[name])
    else:
        known.hidden.move(giver, to, glimpse["count"])


def looked_at_hand(known: KnownState, glimpse: Glimpse) -> None:
    if glimpse["seat"] == known.seat:
        known.hidden.look(glimpse["whom"], [CARD_CODES[name] for name in glimpse["cards"]])


def looked_at_conspiracy(known: KnownState, glimpse: Glimpse) -> None:
    if glimpse["seat"] == known.seat:
        known.conspiracies[glimpse["whom"]] = HOUSES.index(glimpse["conspiracy"][0])


def looked_at_agenda(known: KnownState, glimpse: Glimpse) -> None:
    if glimpse["seat"] == known.seat:
        known.chosen[glimpse["whom"]] = AGENDAS.index(glimpse["agenda"][0])


def asked(known: KnownState, glimpse: Glimpse) -> None:
    known.active = glimpse["active"]
    known.done = glimpse["done"]
    known.limited = glimpse["limited"] > 0
    known.stack = [STEPS.revive(known.seats, row) for row in unpacked(glimpse["pending"])]
    top = known.stack[-1]
    if not isinstance(top, AnswerDeal):
        known.offer = []
    elif not top.countered:
        known.deals.offers[top.proposer] = known.turn


def counted(known: KnownState, _: Glimpse) -> None:
    known.ended = True
    known.stack = []
    known.done = 0
    known.limited = False


def conspiracy_told(known: KnownState, glimpse: Glimpse) -> None:
    known.conspiracies[glimpse["seat"]] = HOUSES.index(glimpse["house"])


def agenda_shown(known: KnownState, glimpse: Glimpse) -> None:
    known.chosen[glimpse["seat"]] = AGENDAS.index(glimpse["agenda"])


EVENTS: Final[EventTable] = {
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
    "shown_cards": looked_at_hand,
    "looked_at_conspiracy": looked_at_conspiracy,
    "looked_at_agenda": looked_at_agenda,
    "asked": asked,
    "counted": counted,
    "conspiracy_told": conspiracy_told,
    "agenda_shown": agenda_shown,
    **DEAL_EVENTS,
}
# Announcements and what became of them: `asked` tells the stack that follows from them. The Houses are in every view.
WITHOUT_EFFECT: Final = frozenset(
    {
        "housed",
        "first",
        "announced_ability",
        "announced_masterstroke",
        "negated",
        "cancelled",
        "acted",
        "no_act",
        "won",
    }
)
