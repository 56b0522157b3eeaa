"""The table before a journal begins: what the view shows, with all that the journal tells taken back.

A journal from the deal on begins with nothing. One that begins later (a position that was loaded) tells nothing of
what came before it: concealed cards then are backs that nobody remembers.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from courtier.core.journal import zones
from courtier.games.duhr.actions import SPOTS
from courtier.games.duhr.cards import CARD_CODES, CONCEALED, FULL, KIND, KIND_COUNT, SCANDAL

Line = dict[str, Any]
NOT_KNOWN: Final = -1
NEVER_SEEN: Final = CONCEALED | KIND  # a concealed card of which nothing is remembered
SPOT_CODES: Final = {name: code for code, name in enumerate(SPOTS)}


@final
class Before:
    """Cards on Houses, sizes of hands, the own hand, webs and pile."""

    def __init__(self, view: dict[str, Any], journal: Sequence[Line]) -> None:
        you = view["you"]
        self.seat: int = NOT_KNOWN if you is None else you
        self.seats: int = len(view["seats"])
        by_id = {zone["id"]: zone for zone in zones(view)}
        self.rows: list[list[int]] = [read_row(by_id[f"house@{seat}"]) for seat in range(self.seats)]
        self.sizes: list[int] = [size_of(by_id, "hand", seat) for seat in range(self.seats)]
        self.asides: list[int] = [size_of(by_id, "aside", seat) for seat in range(self.seats)]
        self.hand: list[int] = counted(by_id, "hand")
        self.aside: list[int] = counted(by_id, "aside")
        self.discard: list[int] = [CARD_CODES[card["kind"]] for card in by_id["discard"]["cards"]]
        self.in_play: list[int] = [CARD_CODES[card["kind"]] for card in by_id["event"]["cards"]]  # events
        self.web: int = by_id["web"]["count"]
        self.scandals: int = by_id["scandals"]["count"]
        self.shown: list[bool] = [is_shown(by_id, seat) for seat in range(self.seats)]
        for line in reversed(journal):
            if line.get("event") in TAKE_BACK:
                TAKE_BACK[line["event"]](self, line)

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


def read_row(zone: dict[str, Any]) -> list[int]:
    """The cards on a House; a concealed one is a back."""
    return [NEVER_SEEN if card["face"] == "down" else CARD_CODES[card["kind"]] for card in zone["cards"]]


def size_of(by_id: dict[str, Any], kind: str, seat: int) -> int:
    """How many cards lie there, whoever may look at them."""
    zone: dict[str, Any] = by_id[f"{kind}@{seat}"] if f"{kind}@{seat}" in by_id else by_id[kind]
    return len(zone["cards"]) if "cards" in zone else zone["count"]


def counted(by_id: dict[str, Any], name: str) -> list[int]:
    """The viewer's own cards, by kind."""
    counts = [0] * KIND_COUNT
    if name in by_id:
        for card in by_id[name]["cards"]:
            counts[CARD_CODES[card["kind"]]] += 1
    return counts


def is_shown(by_id: dict[str, Any], seat: int) -> bool:
    zone = by_id[f"conspiracy@{seat}"] if f"conspiracy@{seat}" in by_id else by_id["conspiracy"]
    return "cards" in zone and bool(zone["cards"][0]["face"] == "up")


# One line taken back


def drew(table: Before, line: Line) -> None:
    table.out_of_hand(line["seat"], line["cards"], line["count"])
    table.web = line["web"] + line["count"]


def reshuffled(table: Before, line: Line) -> None:
    table.discard = [CARD_CODES[name] for name in line["cards"]]
    table.web = 0


def set_aside(table: Before, line: Line) -> None:
    table.asides[line["seat"]] -= line["count"]
    table.into_hand(line["seat"], line["cards"], line["count"])
    if line["seat"] == table.seat:
        for name in line["cards"]:
            table.aside[CARD_CODES[name]] -= 1


def retrieved(table: Before, line: Line) -> None:
    """Which of the own cards they were follows from the line that tells of their setting aside."""
    table.asides[line["seat"]] += line["count"]
    table.sizes[line["seat"]] -= line["count"]


def played(table: Before, line: Line) -> None:
    table.rows[line["to"]].pop()
    table.into_hand(line["seat"], [line["card"]], 1)


def triggered(table: Before, line: Line) -> None:
    name = f"event.{line['event_card']}"
    table.in_play.remove(CARD_CODES[name])
    table.into_hand(line["seat"], [name], 1)


def discarded(table: Before, line: Line) -> None:
    table.from_away(CARD_CODES[line["card"]])
    table.into_hand(line["seat"], [line["card"]], 1)


def laid_away(table: Before, _: Line) -> None:
    table.in_play.append(table.discard.pop())


def placed(table: Before, line: Line) -> None:
    table.rows[line["to"]].pop()
    table.scandals += 1


def replaced(table: Before, line: Line) -> None:
    spot = SPOT_CODES[line["spot"]]
    old = CARD_CODES[line["card"]]
    table.from_away(old)
    if CARD_CODES[line["by"]] == SCANDAL:
        table.scandals += 1
    table.rows[spot // FULL][spot % FULL] = NEVER_SEEN if line["event"] == "replaced_concealed" else old


def turned_up(table: Before, line: Line) -> None:
    spot = SPOT_CODES[line["spot"]]
    table.rows[spot // FULL][spot % FULL] = NEVER_SEEN


def turned_down(table: Before, line: Line) -> None:
    spot = SPOT_CODES[line["spot"]]
    table.rows[spot // FULL][spot % FULL] = CARD_CODES[line["card"]]


def shifted(table: Before, line: Line) -> None:
    table.back_on(SPOT_CODES[line["spot"]], table.rows[line["to"]].pop())


def removed(table: Before, line: Line) -> None:
    table.scandals -= 1
    table.back_on(SPOT_CODES[line["spot"]], SCANDAL)


def taken_up(table: Before, line: Line) -> None:
    table.out_of_hand(line["seat"], [line["card"]], 1)
    table.back_on(SPOT_CODES[line["spot"]], CARD_CODES[line["card"]])


def taken_up_unseen(table: Before, line: Line) -> None:
    table.out_of_hand(line["seat"], line["cards"], 1)
    table.back_on(SPOT_CODES[line["spot"]], NEVER_SEEN)


def turned_over(table: Before, line: Line) -> None:
    table.web = line["web"] + 1
    if CARD_CODES[line["card"]] in table.in_play:
        table.in_play.remove(CARD_CODES[line["card"]])


def conspiracy_shown(table: Before, line: Line) -> None:
    table.shown[line["seat"]] = False


def conspiracy_hidden(table: Before, line: Line) -> None:
    table.shown[line["seat"]] = True


def exchanged(table: Before, line: Line) -> None:
    first, second = line["seat"], line["whom"]
    table.shown[first], table.shown[second] = table.shown[second], table.shown[first]


def gave(table: Before, line: Line) -> None:
    table.into_hand(line["seat"], line["cards"], line["count"])
    table.out_of_hand(line["to"], line["cards"], line["count"])


def took(table: Before, line: Line) -> None:
    table.into_hand(line["whom"], line["cards"], line["count"])
    table.out_of_hand(line["seat"], line["cards"], line["count"])


TAKE_BACK: Final[dict[str, Callable[[Before, Line], None]]] = {
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
