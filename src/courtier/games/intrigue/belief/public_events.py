"""How a game is watched: what each event, as a seat sees it, changes in what lies in sight."""

from collections.abc import Callable
from typing import Final

from courtier.core.pending import UNANSWERED
from courtier.games.intrigue.actions import OWN, SOURCES
from courtier.games.intrigue.belief.public_state import Watch
from courtier.games.intrigue.belief.public_trade_events import TRADES_SEEN
from courtier.games.intrigue.belief.state_from_view import BLANK, Line, known
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


def follow(watch: Watch, line: Line) -> None:
    """Take in one more glimpse; whatever was sealed is open with it."""
    name: str = line["event"]
    if name in SEEN:
        SEEN[name](watch, line)
    watch.sealed = UNANSWERED


# Draws


def named(watch: Watch, line: Line) -> None:
    court = watch.court
    court.due.append(draw_of(line["seat"], SOURCES.index(line["source"])))
    if court.variants.pile_choice:
        own = 0
        for each in court.due:
            own |= source_of(each) << drawer_of(each)
        if own:
            watch.ask("pile_card", court.circle(court.start, own))


def drew(watch: Watch, line: Line) -> None:
    court = watch.court
    seat: int = line["seat"]
    watch.enter(seat, known(line, 0))
    if SOURCES.index(line["source"]) == OWN:
        court.left[seat] -= 1
    else:
        court.draw_left -= 1
    watch.dealt(seat)


def drew_standing(watch: Watch, line: Line) -> None:
    watch.court.draw_left -= 1
    watch.court.standing[line["seat"]] += 1
    watch.dealt(line["seat"])


def drew_nothing(watch: Watch, line: Line) -> None:
    watch.dealt(line["seat"])


def reshuffled(watch: Watch, line: Line) -> None:
    watch.court.draw_left = line["draw"]
    watch.court.discard = []


# Rounds


def round_began(watch: Watch, line: Line) -> None:
    court = watch.court
    court.turn = line["round"]
    court.start = line["start"]
    court.phase = DISCUSSION
    court.traded = 0
    court.swapped = 0
    court.votes = [NO_VOTE_YET] * court.seats
    if court.variants.discussion:
        watch.ask("ready", court.circle(court.start, court.living))
    else:
        watch.next_chance(0)


def readied(watch: Watch, _: Line) -> None:
    watch.next_chance(0)


def passed(watch: Watch, line: Line) -> None:
    watch.next_chance(watch.place(line["seat"]) + 1)


# Announcements


def put_down(watch: Watch, line: Line) -> None:
    watch.leave(line["seat"], known(line, 0))
    watch.court.table[line["seat"]] = known(line, 0)
    watch.ask_announcers()


def put_nothing_down(watch: Watch, _: Line) -> None:
    watch.ask_announcers()


def testified(watch: Watch, line: Line) -> None:
    watch.court.announced |= 1 << line["seat"]
    watch.court.table[line["seat"]] = CARD_CODES[line["card"]]


def announced(watch: Watch, line: Line) -> None:
    testified(watch, line)
    watch.court.queue.append(line["seat"])


def took_effect(watch: Watch, line: Line) -> None:
    court = watch.court
    court.queue.pop(0)
    watch.scene = ANNOUNCEMENT
    kind = TYPE_OF[CARD_CODES[line["card"]]]
    if kind == HOOK:
        court.hooks.append(hook(line["seat"], line["target"]))
    elif kind == THREAT:
        court.threatened |= 1 << line["target"]


def had_no_effect(watch: Watch, _: Line) -> None:
    watch.court.queue.pop(0)


def failed(watch: Watch, _: Line) -> None:
    watch.court.queue.pop(0)


def cleared(watch: Watch, line: Line) -> None:
    court = watch.court
    court.discard.append(court.table[line["seat"]])
    court.table[line["seat"]] = NO_CARD
    court.announced &= ~(1 << line["seat"])
    watch.ask_votes()


# Votes


def hook_fell(watch: Watch, line: Line) -> None:
    watch.court.hooks.remove(hook(line["seat"], line["target"]))
    watch.ask_votes()


def hook_holds(watch: Watch, _: Line) -> None:
    watch.ask_votes()


def voted(watch: Watch, line: Line) -> None:
    watch.cast(line["seat"], line["vote"])


def abstained(watch: Watch, line: Line) -> None:
    watch.cast(line["seat"], ABSTENTION)


def voted_down(watch: Watch, line: Line) -> None:
    vote_tied(watch, line)


def vote_tied(watch: Watch, _: Line) -> None:
    watch.court.hooks = []
    watch.court.threatened = 0
    watch.scene = VOTE
    watch.ask_draws()


# Exits


def eliminated(watch: Watch, line: Line) -> None:
    court = watch.court
    seat: int = line["seat"]
    court.phase = watch.scene_of_exits()
    if court.phase == TRADE:
        court.initiator = watch.trader
    court.living &= ~(1 << seat)
    court.gone[seat] = line["exit"]
    court.boxed.extend([BLANK] * court.left[seat])
    court.left[seat] = 0
    watch.losers.append(seat)
    watch.next_heir()


def bequeathed(watch: Watch, line: Line) -> None:
    court = watch.court
    seat: int = line["seat"]
    heir: int = line["heir"]
    watch.losers.pop(0)
    court.hands[seat] = []
    for place in range(line["count"]):
        watch.enter(heir, known(line, place) if heir == watch.seat else BLANK)
    watch.to_discard = line["count"]
    watch.ask_one("heir_discard", heir)
    court.leaving = watch.losers[:]


def hand_discarded(watch: Watch, line: Line) -> None:
    court = watch.court
    court.hands[line["seat"]] = []
    court.discard.extend([BLANK] * line["discarded"])
    court.boxed.extend([BLANK] * line["removed"])
    watch.losers.remove(line["seat"])
    watch.next_heir()


def heir_discarded(watch: Watch, line: Line) -> None:
    watch.leave(line["seat"], known(line, 0))
    watch.court.discard.append(BLANK)
    watch.to_discard -= 1
    if not watch.to_discard:
        watch.next_heir()


def only_pacts_left(watch: Watch, _: Line) -> None:
    watch.to_discard = 0
    watch.next_heir()


# The end, and what lies open


def ended(watch: Watch, line: Line) -> None:
    court = watch.court
    court.reason = END_REASONS.index(line["reason"])
    court.phase = DRAWING if court.reason == CAP_REACHED else watch.scene_of_exits()
    court.ended = True
    watch.ask("", ())


def shown(watch: Watch, line: Line) -> None:
    watch.court.hands[line["seat"]] = [CARD_CODES[name] for name in line["cards"]]


def face_up(watch: Watch, line: Line) -> None:
    """The variant `open_discard`: the card just discarded."""
    watch.court.discard[line["place"]] = CARD_CODES[line["card"]]


SEEN: Final[dict[str, Callable[[Watch, Line], None]]] = {
    **TRADES_SEEN,
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
