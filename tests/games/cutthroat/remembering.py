"""What a seat can conclude from its journal, and whether a world agrees with it.

Coins and gems move in the open, so who has followed a game from its beginning knows every purse's number of both, and
which soldiers are dead. A card seen to enter a zone is there until an equal one is seen to leave it; of cards that
leave unseen any of those may be gone. What Lady Crone has seen on top of a deck lies there until it is drawn, and then
where it was drawn to.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.cutthroat.known_offers import offered
from tests.games.cutthroat.reckoning import DECKS, DISHES, back_of, is_soldier

from courtier import Journal
from courtier.laws.oracle import Dump, Facts

UNKNOWN = "unknown"
PLACED = ("E01", "E13")  # C-SETUP-7: Welcome on top, the Wedding halfway
MOST_SEATS = 6
KEPT = 4_000  # memories at most, before the oldest are forgotten


class Zone:
    """Cards of a hidden zone: those seen to be there, of which so many may have left unseen since."""

    def __init__(self) -> None:
        self.sure: Counter[str] = Counter()
        self.lost = 0
        self.gifts: list[tuple[Counter[str], int]] = []  # unseen: how many came of which cards

    def copy(self) -> "Zone":
        twin = Zone()
        twin.sure, twin.lost = self.sure.copy(), self.lost
        twin.gifts = [(cards.copy(), count) for cards, count in self.gifts]
        return twin

    def enter(self, *cards: str) -> None:
        self.sure.update(cards)

    def leave(self, card: str) -> None:
        self.sure -= Counter([card])
        self.gifts = [(cards - Counter([card]), count - bool(cards[card])) for cards, count in self.gifts]
        self.tidy()

    def leave_unseen(self, count: int) -> None:
        self.lost += count
        self.gifts = [(cards, left - count) for cards, left in self.gifts]
        self.tidy()

    def given(self, zone: "Zone", size: int, count: int) -> None:
        """So many came unseen from a zone of that size: those of which nothing is known there may be among them."""
        sure = zone.sure.total() - zone.lost
        if count > size - sure:
            self.gifts.append((zone.sure.copy(), count - size + sure))

    def tidy(self) -> None:
        if self.lost >= self.sure.total():
            self.sure.clear()
            self.lost = 0

    def shown(self, cards: list[str]) -> None:
        """All of it is known now."""
        self.sure = Counter(cards)
        self.lost = 0
        self.gifts = []

    def agrees(self, cards: list[str]) -> bool:
        there = Counter(cards)
        if any((there & given).total() < count for given, count in self.gifts):
            return False
        return (there & self.sure).total() >= self.sure.total() - self.lost


class Memory:
    """What one viewer has seen of the zones of others. Zones are named by what they hold and whose they are."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.whole = False  # has the journal followed the game from its beginning?
        self.zones: dict[tuple[str, int], Zone] = {}
        self.tops: dict[str, list[str]] = {deck: [] for deck in DECKS}  # known cards, top first
        self.touched: set[str] = set()  # decks that Knowledge has ordered
        self.shuffled: set[str] = set()  # decks that were renewed
        self.coins: list[int] = []
        self.gem_counts: list[int] = []
        self.houses: dict[int, str] = {}
        self.tasting = False  # does a hireling lie with the announcement of a tasting?
        self.laid: Zone | None = None  # the mercenaries of who announced a conquest, before they lay aside
        self.mixed: set[str] = set()  # what was seen of zones of this kind is more than what lies in sight

    def copy(self) -> "Memory":
        twin = Memory(self.seat)
        twin.whole = self.whole
        twin.zones = {name: zone.copy() for name, zone in self.zones.items()}
        twin.tops = {deck: list(cards) for deck, cards in self.tops.items()}
        twin.touched, twin.shuffled, twin.mixed = set(self.touched), set(self.shuffled), set(self.mixed)
        twin.coins, twin.gem_counts = list(self.coins), list(self.gem_counts)
        twin.houses = self.houses.copy()
        twin.tasting = self.tasting
        twin.laid = None if self.laid is None else self.laid.copy()
        return twin

    def zone(self, kind: str, seat: int) -> Zone:
        return self.zones.setdefault((kind, seat), Zone())

    def hand(self, seat: int, card: str) -> Zone:
        return self.zone(back_of(card), seat)

    # Does a world agree?

    def agreements(self, dump: Dump) -> list[bool]:
        if not self.whole or dump["ended"]:
            return []
        found = [self.unnoticed(dump, kind, seat) for kind, seat in self.zones]
        found += [dump["decks"][deck][::-1][: len(cards)] == cards for deck, cards in self.tops.items()]
        seats = dump["seats"]
        counts = [len(purse) for purse in dump["gems"]]
        return [*found, dump["coins"] == self.coins[:seats], counts == self.gem_counts[:seats]]

    def unnoticed(self, dump: Dump, kind: str, seat: int) -> bool:
        """Does what is now in this zone agree?"""
        zone = self.zones.get((kind, seat))
        return zone is None or not (zone.sure or zone.gifts) or zone.agrees(cards_in(dump, kind, seat))

    def facts(self, dump: Dump) -> Any:
        """What is known exactly: the same in all worlds that agree."""
        if not self.whole or dump["ended"]:
            return None
        placed = [] if "events" in self.touched else PLACED
        return [
            [[card for card in hand if is_soldier(card)] for hand in dump["hands"]],
            dump["dead"],
            [place for place, event in enumerate(dump["decks"]["events"]) if event in placed],
        ]

    # The journal

    def read(self, line: Any) -> None:
        if "event" in line:
            handler = READ.get(line["event"])
            if handler is not None and (self.whole or line["event"] in {"housed", "decks_laid"}):
                handler(self, line)

    def draws(self, deck: str, count: int) -> list[str]:
        """What the viewer knows of the cards that somebody draws."""
        known = self.tops[deck][:count]
        del self.tops[deck][:count]
        return known


def cards_in(dump: Dump, kind: str, seat: int) -> list[str]:
    """What lies in a zone of the memory."""
    if kind in {"mercenary", "hireling"}:
        cards = [*dump["hands"][seat], *[card for card in drawn_by(dump, seat) if card not in DISHES]]
        return [card for card in cards if back_of(card) == kind]
    zones: dict[str, list[list[str]]] = {"gem": dump["gems"], "dish": dump["dishes"], "plate": dump["served"]}
    found = list(zones[kind][seat]) if zones[kind] else []
    return found + [card for card in drawn_by(dump, seat) if kind == "dish" and card in DISHES]


def drawn_by(dump: Dump, seat: int) -> list[str]:
    """The two cards of which one is to be kept."""
    return list(dump["drawn"]) if dump["drawn"] and dump["pending"][-1][1] == seat else []


# What each glimpse tells


def housed(memory: Memory, line: Facts) -> None:
    memory.houses[line["seat"]] = line["house"]


def decks_laid(memory: Memory, line: Facts) -> None:
    """C-SETUP-5."""
    memory.whole = True
    memory.coins, memory.gem_counts = [0] * MOST_SEATS, [0] * MOST_SEATS


def took_coins(memory: Memory, line: Facts) -> None:
    memory.coins[line["seat"]] += line["count"]


def paid_coins(memory: Memory, line: Facts) -> None:
    memory.coins[line["seat"]] -= line["count"]


def gave_coins(memory: Memory, line: Facts) -> None:
    memory.coins[line["seat"]] -= line["count"]
    memory.coins[line["to"]] += line["count"]


def drew_gems(memory: Memory, line: Facts) -> None:
    memory.gem_counts[line["seat"]] += line["count"]


def picked_gem(memory: Memory, line: Facts) -> None:
    memory.gem_counts[line["seat"]] += 1
    if line["gems"] != UNKNOWN:
        memory.mixed.add("gem")  # the colours in the bag were seen


def gave_gems(memory: Memory, line: Facts) -> None:
    before = memory.gem_counts[line["seat"]]
    memory.gem_counts[line["seat"]] -= line["count"]
    memory.gem_counts[line["to"]] += line["count"]
    if line["gems"] == UNKNOWN:
        memory.zone("gem", line["to"]).given(memory.zone("gem", line["seat"]), before, line["count"])
        memory.zone("gem", line["seat"]).leave_unseen(line["count"])
    else:
        memory.mixed.add("gem")
        memory.zone("gem", line["to"]).enter(*line["gems"])
        for gem in line["gems"]:
            memory.zone("gem", line["seat"]).leave(gem)


def blackmailed(memory: Memory, line: Facts) -> None:
    """C-BLACK-11."""
    bastard = f"bastard.{line['house']}"
    zone = memory.zone("hireling", line["seat"])
    if not zone.sure[bastard]:
        zone.enter(bastard)
    memory.mixed.add("hireling")


def drew_feast_cards(memory: Memory, line: Facts) -> None:
    known = memory.draws("feast", line["count"])
    memory.zone("dish", line["seat"]).enter(*known)


def drew_mercenaries(memory: Memory, line: Facts) -> None:
    memory.zone("mercenary", line["seat"]).enter(*memory.draws("mercenaries", line["count"]))


def drew_hirelings(memory: Memory, line: Facts) -> None:
    """Of two cards one may be discarded, face up."""
    memory.zone("hireling", line["seat"]).enter(*memory.draws("hirelings", line["count"]))


def discarded_dish(memory: Memory, line: Facts) -> None:
    memory.zone("dish", line["seat"]).leave(line["dish"])


def left_hand(memory: Memory, line: Facts) -> None:
    """Soldiers are known to all anyway: they lie in sight, are dead or in hand."""
    if not is_soldier(line["card"]):
        memory.hand(line["seat"], line["card"]).leave(line["card"])


def reshuffled(memory: Memory, line: Facts) -> None:
    memory.tops[line["deck"]].clear()
    memory.shuffled.add(line["deck"])


def announced_conquest(memory: Memory, line: Facts) -> None:
    """No other conquest is open, so one zone is enough to return to."""
    memory.laid = memory.zone("mercenary", line["seat"]).copy()


def laid_down(memory: Memory, line: Facts) -> None:
    memory.zone("mercenary", line["seat"]).leave_unseen(line["count"])


def took_back(memory: Memory, line: Facts) -> None:
    """C-TAKEBACK-2: everybody knows what returns to a hand; of a conquest, that the same cards do."""
    seat = line["seat"]
    memory.coins[seat] += line["price"]
    memory.tasting = False
    for card in line["cards"]:
        if not is_soldier(card):
            memory.hand(seat, card).enter(card)
            memory.mixed.add(back_of(card))
    if line["deed"] == "conquest" and memory.laid is not None:
        memory.zones["mercenary", seat] = memory.laid


def took_mercenaries(memory: Memory, line: Facts) -> None:
    if line["cards"] != UNKNOWN:
        memory.zone("mercenary", line["seat"]).enter(*line["cards"])
        memory.mixed.add("mercenary")


def played(memory: Memory, line: Facts) -> None:
    memory.zone("hireling", line["seat"]).leave(line["hireling"])


def announced_tasting(memory: Memory, line: Facts) -> None:
    """Where it can be taken back, it leaves the hand before it is discarded."""
    memory.tasting = True
    played(memory, line)


def discarded_hireling(memory: Memory, line: Facts) -> None:
    if line["why"] == "taste":
        if not memory.tasting:
            played(memory, line)
        memory.tasting = False


def looked_at_deck(memory: Memory, line: Facts) -> None:
    memory.touched.add(line["deck"])
    memory.tops[line["deck"]] = [] if line["cards"] == UNKNOWN else list(line["cards"])


def looked_at_hand(memory: Memory, line: Facts) -> None:
    if line["cards"] != UNKNOWN:
        memory.mixed |= {"mercenary", "hireling"}
        for kind in ("mercenary", "hireling"):
            memory.zone(kind, line["whom"]).shown([card for card in line["cards"] if back_of(card) == kind])


def looked_at_gems(memory: Memory, line: Facts) -> None:
    if line["gems"] != UNKNOWN:
        memory.mixed.add("gem")
        memory.zone("gem", line["whom"]).shown(line["gems"])


def looked_at_dishes(memory: Memory, line: Facts) -> None:
    if line["dishes"] != UNKNOWN:
        memory.mixed.add("dish")
        memory.zone("dish", line["whom"]).shown(line["dishes"])


def took_card(memory: Memory, line: Facts) -> None:
    memory.mixed.add(line["back"])
    if line["cards"] == UNKNOWN:
        memory.zone(line["back"], line["whom"]).leave_unseen(1)
        return
    (card,) = line["cards"]
    memory.hand(line["whom"], card).leave(card)
    memory.hand(line["seat"], card).enter(card)


def took_dish(memory: Memory, line: Facts) -> None:
    memory.mixed.add("dish")
    if line["dishes"] == UNKNOWN:
        memory.zone("dish", line["whom"]).leave_unseen(1)
        return
    (dish,) = line["dishes"]
    memory.zone("dish", line["whom"]).leave(dish)
    memory.zone("dish", line["seat"]).enter(dish)


def event_drawn(memory: Memory, line: Facts) -> None:
    memory.draws("events", 1)


def land_cleared(memory: Memory, line: Facts) -> None:
    memory.mixed.add("mercenary")


def served(memory: Memory, line: Facts) -> None:
    memory.mixed.add("dish")
    if line["dishes"] == UNKNOWN:
        memory.zone("dish", line["seat"]).leave_unseen(line["count"])
        return
    memory.zone("plate", line["to"]).enter(*line["dishes"])
    for dish in line["dishes"]:
        memory.zone("dish", line["seat"]).leave(dish)


def tasted(memory: Memory, line: Facts) -> None:
    memory.zone("plate", line["whom"]).leave(line["dish"])


def revealed(memory: Memory, line: Facts) -> None:
    memory.zone("plate", line["seat"]).shown([])


def sacrificed(memory: Memory, line: Facts) -> None:
    memory.zone("hireling", line["seat"]).leave(f"bastard.{memory.houses[line['seat']]}")


def gave_cards(memory: Memory, line: Facts) -> None:
    """By a deal: to all if it named them, else to the two."""
    memory.mixed.add(line["back"])
    if line["cards"] == UNKNOWN:
        memory.zone(line["back"], line["seat"]).leave_unseen(line["count"])
        return
    for card in line["cards"]:
        memory.hand(line["seat"], card).leave(card)
        memory.hand(line["to"], card).enter(card)


def gave_dishes(memory: Memory, line: Facts) -> None:
    memory.mixed.add("dish")
    if line["dishes"] == UNKNOWN:
        memory.zone("dish", line["seat"]).leave_unseen(line["count"])
        return
    for dish in line["dishes"]:
        memory.zone("dish", line["seat"]).leave(dish)
        memory.zone("dish", line["to"]).enter(dish)


def showed_hand(memory: Memory, line: Facts) -> None:
    looked_at_hand(memory, {**line, "whom": line["seat"]})


def showed_gems(memory: Memory, line: Facts) -> None:
    looked_at_gems(memory, {**line, "whom": line["seat"]})


def showed_dishes(memory: Memory, line: Facts) -> None:
    looked_at_dishes(memory, {**line, "whom": line["seat"]})


def deal_offered(memory: Memory, line: Facts) -> None:
    """C-DEAL-26: who offers goods by name has them. What may have left unseen before is forgotten."""
    kind, card, count = offered(line["given"])
    if kind:
        memory.mixed.add(kind)
        zone = memory.zone(kind, line["seat"])
        sure = zone.sure if zone.lost == 0 else Counter[str]()
        zone.sure = sure | Counter({card: count})
        zone.lost = 0


READ: dict[str, Callable[[Memory, Facts], None]] = {
    "housed": housed,
    "decks_laid": decks_laid,
    "took_coins": took_coins,
    "paid_coins": paid_coins,
    "gave_coins": gave_coins,
    "drew_gems": drew_gems,
    "picked_gem": picked_gem,
    "gave_gems": gave_gems,
    "blackmailed": blackmailed,
    "drew_feast_cards": drew_feast_cards,
    "drew_mercenaries": drew_mercenaries,
    "drew_hirelings": drew_hirelings,
    "discarded_dish": discarded_dish,
    "discarded_draw": left_hand,
    "reshuffled": reshuffled,
    "announced_conquest": announced_conquest,
    "laid_down": laid_down,
    "took_back": took_back,
    "attacked": left_hand,
    "paid_toll": left_hand,
    "defended": left_hand,
    "took_mercenaries": took_mercenaries,
    "played": played,
    "announced_tasting": announced_tasting,
    "discarded_hireling": discarded_hireling,
    "looked_at_deck": looked_at_deck,
    "ordered_deck": looked_at_deck,
    "looked_at_hand": looked_at_hand,
    "looked_at_gems": looked_at_gems,
    "looked_at_dishes": looked_at_dishes,
    "took_card": took_card,
    "took_dish": took_dish,
    "event_drawn": event_drawn,
    "land_cleared": land_cleared,
    "served": served,
    "tasted": tasted,
    "revealed": revealed,
    "sacrificed": sacrificed,
    "handed_gems": gave_gems,
    "handed_cards": gave_cards,
    "handed_dishes": gave_dishes,
    "gave_cards": gave_cards,
    "gave_dishes": gave_dishes,
    "showed_hand": showed_hand,
    "showed_gems": showed_gems,
    "showed_dishes": showed_dishes,
    "deal_offered": deal_offered,
}


# Journals grow, and are copied with all their lines: what was concluded up to a line is kept.

remembered: dict[int, tuple[Any, Memory]] = {}


def memory_of(journal: Journal) -> Memory:
    """Read-only."""
    lines: list[Any] = list(journal.lines)
    place = len(lines)
    while place and id(lines[place - 1]) not in remembered:
        place -= 1
    if place == len(lines) > 0:
        return remembered[id(lines[-1])][1]
    memory = remembered[id(lines[place - 1])][1].copy() if place else Memory(journal.seat)
    for line in lines[place:]:
        memory.read(line)
    if lines:
        while len(remembered) > KEPT:
            del remembered[next(iter(remembered))]
        remembered[id(lines[-1])] = (lines[-1], memory)
    return memory
