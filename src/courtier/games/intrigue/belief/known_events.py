"""What each event changes in what lies in sight; trades are in `known_trade_events.py`."""

from typing import Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.games.intrigue.actions import OWN, SOURCES
from courtier.games.intrigue.belief.known_state import KnownState
from courtier.games.intrigue.belief.known_trade_events import TRADE_EVENTS
from courtier.games.intrigue.belief.state_from_view import BLANK, card_told
from courtier.games.intrigue.cards import CARD_CODES, HOOK, NO_CARD, THREAT, TYPE_OF
from courtier.games.intrigue.court import (
    ABSTENTION,
    ANNOUNCEMENT,
    DISCUSSION,
    DRAWING,
    NO_VOTE_YET,
    TRADE,
    VOTE,
)
from courtier.games.intrigue.events import CAP_REACHED, END_REASONS
from courtier.games.intrigue.packed import draw_of, drawer_of, hook, source_of

# Draws


def named(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    court.due.append(draw_of(glimpse["seat"], SOURCES.index(glimpse["source"])))
    if court.variants.pile_choice:
        own = 0
        for each in court.due:
            own |= source_of(each) << drawer_of(each)
        if own:
            known.ask("pile_card", court.circle(court.start, own))


def drew(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    seat: int = glimpse["seat"]
    known.enter(seat, card_told(glimpse, 0))
    if SOURCES.index(glimpse["source"]) == OWN:
        court.left[seat] -= 1
    else:
        court.draw_left -= 1
    known.dealt(seat)


def drew_standing(known: KnownState, glimpse: Glimpse) -> None:
    known.court.draw_left -= 1
    known.court.standing[glimpse["seat"]] += 1
    known.dealt(glimpse["seat"])


def drew_nothing(known: KnownState, glimpse: Glimpse) -> None:
    known.dealt(glimpse["seat"])


def reshuffled(known: KnownState, glimpse: Glimpse) -> None:
    known.court.draw_left = glimpse["draw"]
    known.court.discard = []


# Rounds


def round_began(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    court.turn = glimpse["round"]
    court.start = glimpse["start"]
    court.phase = DISCUSSION
    court.traded = 0
    court.swapped = 0
    court.votes = [NO_VOTE_YET] * court.seats
    if court.variants.discussion:
        known.ask("ready", court.circle(court.start, court.living))
    else:
        known.next_chance(0)


def readied(known: KnownState, _: Glimpse) -> None:
    known.next_chance(0)


def passed(known: KnownState, glimpse: Glimpse) -> None:
    known.next_chance(known.place(glimpse["seat"]) + 1)


# Announcements


def put_down(known: KnownState, glimpse: Glimpse) -> None:
    known.leave(glimpse["seat"], card_told(glimpse, 0))
    known.court.table[glimpse["seat"]] = card_told(glimpse, 0)
    known.ask_announcers()


def put_nothing_down(known: KnownState, _: Glimpse) -> None:
    known.ask_announcers()


def testified(known: KnownState, glimpse: Glimpse) -> None:
    known.court.announced |= 1 << glimpse["seat"]
    known.court.table[glimpse["seat"]] = CARD_CODES[glimpse["card"]]


def announced(known: KnownState, glimpse: Glimpse) -> None:
    testified(known, glimpse)
    known.court.queue.append(glimpse["seat"])


def took_effect(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    court.queue.pop(0)
    known.scene = ANNOUNCEMENT
    kind = TYPE_OF[CARD_CODES[glimpse["card"]]]
    if kind == HOOK:
        court.hooks.append(hook(glimpse["seat"], glimpse["target"]))
    elif kind == THREAT:
        court.threatened |= 1 << glimpse["target"]


def had_no_effect(known: KnownState, _: Glimpse) -> None:
    known.court.queue.pop(0)


def failed(known: KnownState, _: Glimpse) -> None:
    known.court.queue.pop(0)


def cleared(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    court.discard.append(court.table[glimpse["seat"]])
    court.table[glimpse["seat"]] = NO_CARD
    court.announced &= ~(1 << glimpse["seat"])
    known.ask_votes()


# Votes


def hook_fell(known: KnownState, glimpse: Glimpse) -> None:
    known.court.hooks.remove(hook(glimpse["seat"], glimpse["target"]))
    known.ask_votes()


def hook_holds(known: KnownState, _: Glimpse) -> None:
    known.ask_votes()


def voted(known: KnownState, glimpse: Glimpse) -> None:
    known.cast(glimpse["seat"], glimpse["vote"])


def abstained(known: KnownState, glimpse: Glimpse) -> None:
    known.cast(glimpse["seat"], ABSTENTION)


def voted_down(known: KnownState, glimpse: Glimpse) -> None:
    vote_tied(known, glimpse)


def vote_tied(known: KnownState, _: Glimpse) -> None:
    known.court.hooks = []
    known.court.threatened = 0
    known.scene = VOTE
    known.ask_draws()


# Exits


def eliminated(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    seat: int = glimpse["seat"]
    court.phase = known.scene_of_exits()
    if court.phase == TRADE:
        court.initiator = known.trader
    court.living &= ~(1 << seat)
    court.gone[seat] = glimpse["exit"]
    court.boxed.extend([BLANK] * court.left[seat])
    court.left[seat] = 0
    known.losers.append(seat)
    known.next_heir()


def bequeathed(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    seat: int = glimpse["seat"]
    heir: int = glimpse["heir"]
    known.losers.pop(0)
    court.hands[seat] = []
    for place in range(glimpse["count"]):
        known.enter(heir, card_told(glimpse, place) if heir == known.seat else BLANK)
    known.to_discard = glimpse["count"]
    known.ask_one("heir_discard", heir)
    court.leaving = known.losers[:]


def hand_discarded(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    court.hands[glimpse["seat"]] = []
    court.discard.extend([BLANK] * glimpse["discarded"])
    court.boxed.extend([BLANK] * glimpse["removed"])
    known.losers.remove(glimpse["seat"])
    known.next_heir()


def heir_discarded(known: KnownState, glimpse: Glimpse) -> None:
    known.leave(glimpse["seat"], card_told(glimpse, 0))
    known.court.discard.append(BLANK)
    known.to_discard -= 1
    if not known.to_discard:
        known.next_heir()


def only_pacts_left(known: KnownState, _: Glimpse) -> None:
    known.to_discard = 0
    known.next_heir()


# The end, and what lies open


def ended(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    court.reason = END_REASONS.index(glimpse["reason"])
    court.phase = DRAWING if court.reason == CAP_REACHED else known.scene_of_exits()
    court.ended = True
    known.ask("", ())


def shown(known: KnownState, glimpse: Glimpse) -> None:
    known.court.hands[glimpse["seat"]] = [CARD_CODES[name] for name in glimpse["cards"]]


def face_up(known: KnownState, glimpse: Glimpse) -> None:
    """The variant `open_discard`: the card just discarded."""
    known.court.discard[glimpse["place"]] = CARD_CODES[glimpse["card"]]


EVENTS: Final[EventTable] = {
    **TRADE_EVENTS,
    "named": named,
    "drew": drew,
    "drew_standing": drew_standing,
    "drew_nothing": drew_nothing,
    "reshuffled": reshuffled,
    "round_began": round_began,
    "readied": readied,
    "passed": passed,
    "put_down": put_down,
    "put_nothing_down": put_nothing_down,
    "testified": testified,
    "announced": announced,
    "took_effect": took_effect,
    "had_no_effect": had_no_effect,
    "failed": failed,
    "cleared": cleared,
    "hook_fell": hook_fell,
    "hook_holds": hook_holds,
    "voted": voted,
    "abstained": abstained,
    "voted_down": voted_down,
    "vote_tied": vote_tied,
    "eliminated": eliminated,
    "bequeathed": bequeathed,
    "hand_discarded": hand_discarded,
    "heir_discarded": heir_discarded,
    "only_pacts_left": only_pacts_left,
    "ended": ended,
    "shown": shown,
    "face_up": face_up,
}
# No card and no question depends on these.
WITHOUT_EFFECT: Final = frozenset({"started", "unopposed", "kept_down", "round_ended", "valued", "won"})
