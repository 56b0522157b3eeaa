"""The table before the first line of a journal: it undoes every event of the journal in the view, the last one first.

A journal from the deal on begins with an empty table. One that begins later (a position that was loaded) tells nothing
of what came before it: concealed cards are then backs of which nobody remembers the kind.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from courtier.core.belief.event_table import EventTable, Glimpse, take_in
from courtier.core.belief.view_reader import Zone, cards_of_zone, size_of, zone_at, zones_by_id
from courtier.games.duhr.actions import SPOTS
from courtier.games.duhr.cards import CARD_CODES, CONCEALED, FULL, KIND, KIND_COUNT, SCANDAL

NEVER_SEEN: Final = CONCEALED | KIND  # a concealed card of which nothing is remembered
SPOT_CODES: Final = {name: code for code, name in enumerate(SPOTS)}


@final
class StateBefore:
    """Cards on Houses, sizes of hands, one's own hand, webs and pile."""

    def __init__(self, seat: int, view: dict[str, Any], journal: Sequence[Glimpse]) -> None:
        self.seat = seat
        zones = zones_by_id(view)
        seats = range(len(view["seats"]))
        self.rows: list[list[int]] = [cards_of_zone(zones[f"house@{seat}"], CARD_CODES, NEVER_SEEN) for seat in seats]
        self.sizes: list[int] = [size_of(zone_at(zones, "hand", seat)) for seat in seats]
        self.asides: list[int] = [size_of(zone_at(zones, "aside", seat)) for seat in seats]
        self.hand: list[int] = counted(zones, "hand")
        self.aside: list[int] = counted(zones, "aside")
        self.discard: list[int] = cards_of_zone(zones["discard"], CARD_CODES, NEVER_SEEN)
        self.in_play: list[int] = cards_of_zone(zones["event"], CARD_CODES, NEVER_SEEN)  # events
        self.web: int = size_of(zones["web"])
        self.scandals: int = size_of(zones["scandals"])
        self.shown: list[bool] = [is_shown(zone_at(zones, "conspiracy", seat)) for seat in seats]
        aside = given_aside(journal, view["more"])
        for place in range(len(journal) - 1, -1, -1):
            line = journal[place]
            if place in aside:
                gave_aside(self, line)
            elif "event" in line:
                take_in(UNDO, self, line)

    def out_of_hand(self, seat: int, cards: Any, count: int) -> None:
        """Cards that came into a hand are not there yet."""
        self.sizes[seat] -= count
        if seat == self.seat:
            for name in cards:
                self.hand[CARD_CODES[name]] -= 1

    def into_hand(self, seat: int, cards: Any, count: int) -> None:
        """Cards that left a hand are still there."""
        self.sizes[seat] += count
        if seat == self.seat:
            for name in cards:
                self.hand[CARD_CODES[name]] += 1

    def from_away(self, kind: int) -> None:
        """The last card put away is not there yet."""
        if kind == SCANDAL:
            self.scandals -= 1
        else:
            self.discard.pop()

    def back_on(self, spot: int, card: int) -> None:
        self.rows[spot // FULL].insert(spot % FULL, card)


def counted(zones: dict[str, Zone], name: str) -> list[int]:
    """The viewer's own cards, by kind."""
    counts = [0] * KIND_COUNT
    if name in zones:
        for card in zones[name]["cards"]:
            counts[CARD_CODES[card["kind"]]] += 1
    return counts


def is_shown(conspiracy: Zone) -> bool:
    return "cards" in conspiracy and bool(conspiracy["cards"][0]["face"] == "up")


# One event undone


def drew(before: StateBefore, glimpse: Glimpse) -> None:
    before.out_of_hand(glimpse["seat"], glimpse["cards"], glimpse["count"])
    before.web = glimpse["web"] + glimpse["count"]


def reshuffled(before: StateBefore, glimpse: Glimpse) -> None:
    before.discard = [CARD_CODES[name] for name in glimpse["cards"]]
    before.web = 0


def set_aside(before: StateBefore, glimpse: Glimpse) -> None:
    before.asides[glimpse["seat"]] -= glimpse["count"]
    before.into_hand(glimpse["seat"], glimpse["cards"], glimpse["count"])
    if glimpse["seat"] == before.seat:
        for name in glimpse["cards"]:
            before.aside[CARD_CODES[name]] -= 1


def retrieved(before: StateBefore, glimpse: Glimpse) -> None:
    """Which of one's own cards they were follows from the line that tells of their setting aside."""
    before.asides[glimpse["seat"]] += glimpse["count"]
    before.sizes[glimpse["seat"]] -= glimpse["count"]


def played(before: StateBefore, glimpse: Glimpse) -> None:
    before.rows[glimpse["to"]].pop()
    before.into_hand(glimpse["seat"], [glimpse["card"]], 1)


def triggered(before: StateBefore, glimpse: Glimpse) -> None:
    name = f"event.{glimpse['event_card']}"
    before.in_play.remove(CARD_CODES[name])
    before.into_hand(glimpse["seat"], [name], 1)


def discarded(before: StateBefore, glimpse: Glimpse) -> None:
    before.from_away(CARD_CODES[glimpse["card"]])
    before.into_hand(glimpse["seat"], [glimpse["card"]], 1)


def laid_away(before: StateBefore, _: Glimpse) -> None:
    before.in_play.append(before.discard.pop())


def placed(before: StateBefore, glimpse: Glimpse) -> None:
    before.rows[glimpse["to"]].pop()
    before.scandals += 1


def replaced(before: StateBefore, glimpse: Glimpse) -> None:
    spot = SPOT_CODES[glimpse["spot"]]
    old = CARD_CODES[glimpse["card"]]
    before.from_away(old)
    if CARD_CODES[glimpse["by"]] == SCANDAL:
        before.scandals += 1
    before.rows[spot // FULL][spot % FULL] = NEVER_SEEN if glimpse["event"] == "replaced_concealed" else old


def turned_up(before: StateBefore, glimpse: Glimpse) -> None:
    spot = SPOT_CODES[glimpse["spot"]]
    before.rows[spot // FULL][spot % FULL] = NEVER_SEEN


def turned_down(before: StateBefore, glimpse: Glimpse) -> None:
    spot = SPOT_CODES[glimpse["spot"]]
    before.rows[spot // FULL][spot % FULL] = CARD_CODES[glimpse["card"]]


def shifted(before: StateBefore, glimpse: Glimpse) -> None:
    before.back_on(SPOT_CODES[glimpse["spot"]], before.rows[glimpse["to"]].pop())


def removed(before: StateBefore, glimpse: Glimpse) -> None:
    before.scandals -= 1
    before.back_on(SPOT_CODES[glimpse["spot"]], SCANDAL)


def taken_up(before: StateBefore, glimpse: Glimpse) -> None:
    before.out_of_hand(glimpse["seat"], [glimpse["card"]], 1)
    before.back_on(SPOT_CODES[glimpse["spot"]], CARD_CODES[glimpse["card"]])


def taken_up_unseen(before: StateBefore, glimpse: Glimpse) -> None:
    before.out_of_hand(glimpse["seat"], glimpse["cards"], 1)
    before.back_on(SPOT_CODES[glimpse["spot"]], NEVER_SEEN)


def turned_over(before: StateBefore, glimpse: Glimpse) -> None:
    before.web = glimpse["web"] + 1
    if CARD_CODES[glimpse["card"]] in before.in_play:
        before.in_play.remove(CARD_CODES[glimpse["card"]])


def conspiracy_shown(before: StateBefore, glimpse: Glimpse) -> None:
    before.shown[glimpse["seat"]] = False


def conspiracy_hidden(before: StateBefore, glimpse: Glimpse) -> None:
    before.shown[glimpse["seat"]] = True


def exchanged(before: StateBefore, glimpse: Glimpse) -> None:
    first, second = glimpse["seat"], glimpse["whom"]
    before.shown[first], before.shown[second] = before.shown[second], before.shown[first]


def gave(before: StateBefore, glimpse: Glimpse) -> None:
    before.into_hand(glimpse["seat"], glimpse["cards"], glimpse["count"])
    before.out_of_hand(glimpse["to"], glimpse["cards"], glimpse["count"])


def gave_aside(before: StateBefore, glimpse: Glimpse) -> None:
    """D/A-38: what a deal brought lay aside."""
    before.into_hand(glimpse["seat"], glimpse["cards"], glimpse["count"])
    before.asides[glimpse["to"]] -= glimpse["count"]
    if glimpse["to"] == before.seat:
        for name in glimpse["cards"]:
            before.aside[CARD_CODES[name]] -= 1


def given_aside(journal: Sequence[dict[str, Any]], more: dict[str, Any]) -> set[int]:
    """The places of gifts by a deal to a player whose turn was begun disfavored."""
    found: set[int] = set()
    active, limited = first_turn(journal, more)
    before = ""
    for place, line in enumerate(journal):
        event: str = line.get("event", "")
        if event == "asked":
            active, limited = line["active"], bool(line["limited"])
        elif event == "turn_began":
            active, limited = line["seat"], False
        elif event == "set_aside":
            limited = True
        elif event == "gave" and before != "yielded" and limited and line["to"] == active:
            found.add(place)
        before = event or before
    return found


def first_turn(journal: Sequence[dict[str, Any]], more: dict[str, Any]) -> tuple[int, bool]:
    """Whose turn it was when the journal began, and whether it was begun disfavored, as far as that matters."""
    retrieved_by = -1
    for line in journal:
        if line.get("event") == "retrieved":
            retrieved_by = line["seat"]
        elif line.get("event") == "turn_began":
            return retrieved_by, retrieved_by >= 0
    return more["active"], more["limited"]


def took(before: StateBefore, glimpse: Glimpse) -> None:
    before.into_hand(glimpse["whom"], glimpse["cards"], glimpse["count"])
    before.out_of_hand(glimpse["seat"], glimpse["cards"], glimpse["count"])


UNDO: Final[EventTable] = {
    "drew": drew,
    "reshuffled": reshuffled,
    "set_aside": set_aside,
    "retrieved": retrieved,
    "played": played,
    "triggered": triggered,
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
    "conspiracy_shown": conspiracy_shown,
    "conspiracy_hidden": conspiracy_hidden,
    "exchanged": exchanged,
    "gave": gave,
    "took": took,
}
