"""What a seat of Intrigue can know of every single card, concluded from its journal alone.

Of each card of each kind: the set of zones it may lie in. A card moved unseen may be any that the rules let move
so; what the rules exclude (who objects holds no Pact of the traders, who puts nothing down holds nothing but
Pacts ...) is struck out. Besides, there are facts: one of some kinds lies in one of some zones.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tests.games.intrigue.box import (
    CARDS,
    HAND_CARDS,
    LEGAL,
    MARKED,
    NO_PACTS,
    OFFERABLE,
    PACTS,
    PACTS_OF,
    REACHING,
    STANDING,
    Dump,
    in_play,
    traders,
)

from courtier import Journal

Kinds = frozenset[str]
Line = dict[str, Any]

ZONES = [
    *[f"{zone}{seat}" for zone in ("hand", "offer", "table", "pile") for seat in range(6)],
    *("draw", "discard", "removed", "boxed", "row"),
]
BIT = {zone: 1 << place for place, zone in enumerate(ZONES)}
HAND, OFFER, TABLE, PILE = [[BIT[f"{zone}{seat}"] for seat in range(6)] for zone in ("hand", "offer", "table", "pile")]
DRAW, DISCARD, REMOVED, BOXED, ROW = [BIT[zone] for zone in ("draw", "discard", "removed", "boxed", "row")]
EVERYWHERE = (1 << len(ZONES)) - 1
SETUP_DRAWS = 5
KEPT = 4_000  # memories, for the next question about the same journal


VAGUE = 4


def union(zones: Iterable[int]) -> int:
    every = 0
    for each in zones:
        every |= each
    return every


def named(zones: int) -> list[str]:
    return [zone for zone in ZONES if zones & BIT[zone]]


class Memory:
    """By kind, of each of its cards where it may be; and facts."""

    def __init__(self, options: dict[str, Any], seats: int, from_the_deal: bool = True) -> None:
        self.options = options
        self.seats = seats
        self.cards: dict[str, list[int]] = {
            name: [DRAW if CARDS[name].colour is None else PILE[CARDS[name].colour or 0]] * copies
            for name, copies in in_play(seats, options["one_pact"]).items()
        }
        self.cards[STANDING] = [ROW] * (seats * options["start_standing"])
        if not from_the_deal:
            self.cards = {name: [EVERYWHERE] * len(zones) for name, zones in self.cards.items()}
        self.facts: list[tuple[Kinds, int]] = []
        self.backs: dict[int, list[str]] = {}  # by seat: of the cards about to move
        self.fines: dict[int, int] = {}
        self.trade = (0, 0)
        self.illegal_pacts: set[int] = set()  # who was found to offer one

    def copy(self) -> "Memory":
        twin = Memory.__new__(Memory)
        twin.__dict__.update(self.__dict__)
        twin.cards = {name: zones.copy() for name, zones in self.cards.items()}
        twin.facts = self.facts.copy()
        twin.backs = dict(self.backs)
        twin.fines = dict(self.fines)
        twin.illegal_pacts = set(self.illegal_pacts)
        return twin

    # What can happen to knowledge

    def unseen(self, start: int, end: int, which: Kinds) -> None:
        """One of these kinds went from one zone to the other."""
        for name in which & self.cards.keys():
            self.cards[name] = [zones | end if zones & start else zones for zones in self.cards[name]]
        self.facts = [(kinds, zones | end if zones & start and kinds & which else zones) for kinds, zones in self.facts]

    def seen(self, name: str, start: int, end: int) -> None:
        """This card did."""
        zones = self.cards[name]
        may_be = [place for place, each in enumerate(zones) if each & start]
        assert may_be, f"{name} is seen in {named(start)}, but can only be in {[named(each) for each in zones]}"
        every = union(zones[place] for place in may_be)  # any of them may have been the one
        for place in may_be:
            zones[place] = every
        zones[may_be[0]] = end
        self.facts = [(kinds, where | end if name in kinds and where & start else where) for kinds, where in self.facts]

    def there(self, name: str, zone: int) -> None:
        """One such card lies there."""
        if zone not in self.cards[name]:
            self.seen(name, zone, zone)

    def all_there(self, zone: int, names: Sequence[str]) -> None:
        """These cards lie there, and no others."""
        count = Counter(names)
        for name, zones in self.cards.items():
            may_be = [place for place, each in enumerate(zones) if each & zone]
            every = union(zones[place] for place in may_be)
            if count[name] < len(may_be):
                every &= ~zone
            for number, place in enumerate(may_be):
                zones[place] = zone if number < count[name] else every
        self.facts = [each for each in self.facts if not each[1] & zone]

    def not_there(self, zone: int, which: Iterable[str]) -> None:
        """None of these kinds lies there."""
        for name in which:
            if name in self.cards:
                self.cards[name] = [zones & ~zone for zones in self.cards[name]]
                assert 0 not in self.cards[name], f"{name} can be nowhere"
        gone = frozenset(which)
        self.facts = [(kinds, zones & ~zone if kinds <= gone else zones) for kinds, zones in self.facts]

    def all_moved(self, start: int, end: int, which: Kinds = frozenset(CARDS)) -> None:
        """All cards of these kinds went from one zone to the other."""
        for name in which & self.cards.keys():
            self.cards[name] = [zones & ~start | end if zones & start else zones for zones in self.cards[name]]
        facts = []
        for kinds, zones in self.facts:
            moved = zones & ~start | end if kinds <= which else zones | end
            facts.append((kinds, moved if zones & start else zones))
        self.facts = facts

    def fact(self, which: Kinds, zone: int) -> None:
        """One of these kinds lies there. What has become vague is forgotten."""
        sharp = [each for each in self.facts if each[1].bit_count() <= VAGUE]
        self.facts = list(dict.fromkeys([*sharp, (which, zone)]))

    # Lines of a journal

    def see(self, line: Line) -> None:
        if "event" in line:
            name = line["event"]
            note = getattr(self, "note_backs" if name == "backs" else name, None)
            if note is not None:
                note(line)

    def moved(self, seat: int, start: int, end: int, cards: Any, which: Kinds) -> None:
        """A card of a seat's, seen or not; its back may be readable."""
        marks = self.backs.pop(seat, [])
        if cards != "unknown":
            self.seen(cards[0], start, end)
            return
        if marks:
            which &= MARKED[marks[0]]
        self.unseen(start, end, which)

    def drew(self, line: Line) -> None:
        seat = line["seat"]
        start = DRAW if line["source"] == "draw_pile" else PILE[seat]
        self.moved(seat, start, HAND[seat], line["cards"], HAND_CARDS)

    def drew_standing(self, _line: Line) -> None:
        self.seen(STANDING, DRAW, ROW)

    def reshuffled(self, _line: Line) -> None:
        self.not_there(DRAW, list(self.cards))
        self.all_moved(DISCARD, DRAW)

    def invited(self, line: Line) -> None:
        self.trade = line["seat"], line["partner"]
        self.illegal_pacts = set()
        self.fact(OFFERABLE[line["seat"]], HAND[line["seat"]])

    def summoned(self, line: Line) -> None:
        self.trade = line["seat"], line["partner"]
        self.illegal_pacts = set()

    def offered(self, line: Line) -> None:
        for place, seat in enumerate((line["seat"], line["partner"])):
            card = line["cards"] if line["cards"] == "unknown" else [line["cards"][place]]
            if card == ["nothing"] or self.backs.get(seat) == []:
                self.not_there(HAND[seat], OFFERABLE[seat])
                self.backs.pop(seat, None)
            else:
                self.moved(seat, HAND[seat], OFFER[seat], card, OFFERABLE[seat])

    def accused(self, line: Line) -> None:
        for trader in self.trade:
            self.not_there(HAND[line["seat"]], PACTS_OF[trader])

    def found_legal(self, line: Line) -> None:
        self.found(line["seat"], LEGAL)

    def found_illegal(self, line: Line) -> None:
        self.found(line["seat"], MARKED[f"{line['number']} illegal"])
        if not line["number"]:
            self.illegal_pacts.add(line["seat"])

    def found(self, seat: int, which: Kinds) -> None:
        self.not_there(OFFER[seat], HAND_CARDS - which)
        self.fact(which & OFFERABLE[seat], OFFER[seat])

    def found_nothing(self, line: Line) -> None:
        self.not_there(OFFER[line["seat"]], HAND_CARDS)
        self.not_there(HAND[line["seat"]], OFFERABLE[line["seat"]])

    def given_back(self, line: Line) -> None:
        for seat in (line["seat"], line["partner"]):
            if seat not in self.illegal_pacts:
                self.all_moved(OFFER[seat], HAND[seat])

    def fined(self, line: Line) -> None:
        self.fines[line["seat"]] = line["amount"]

    fined_for_accusing = fined

    def paid(self, line: Line) -> None:
        seat, payee = line["seat"], line["payee"]
        which = REACHING[line["amount"]]
        marks = self.backs.get(seat)
        self.moved(seat, HAND[seat], HAND[payee], line["cards"], which)
        if line["cards"] == "unknown":
            self.fact(which & MARKED[marks[0]] if marks else which, HAND[payee])

    def bribe_discarded(self, line: Line) -> None:
        self.moved(line["seat"], HAND[line["seat"]], DISCARD, line["cards"], NO_PACTS)

    heir_discarded = bribe_discarded

    def standing_lost(self, line: Line) -> None:
        self.seen(STANDING, ROW, DISCARD if self.options["lost_standing"] == "discard" else REMOVED)
        self.had_no_standing(line)

    def had_no_standing(self, line: Line) -> None:
        """I-FINE-4: who could pay by card had to; with a bribe too, none reached it."""
        if line["cause"] == "fine":
            self.not_there(HAND[line["seat"]], REACHING[self.fines[line["seat"]]])

    def pact_removed(self, line: Line) -> None:
        self.seen(line["card"], OFFER[line["seat"]], REMOVED)
        self.not_there(OFFER[line["seat"]], HAND_CARDS)

    def returned(self, line: Line) -> None:
        for seat in (line["seat"], line["partner"]):
            self.all_moved(OFFER[seat], HAND[seat])

    def swapped(self, line: Line) -> None:
        one, other = line["seat"], line["partner"]
        self.all_moved(OFFER[one], HAND[other])
        self.all_moved(OFFER[other], HAND[one])

    def put_down(self, line: Line) -> None:
        self.moved(line["seat"], HAND[line["seat"]], TABLE[line["seat"]], line["cards"], NO_PACTS)

    def put_nothing_down(self, line: Line) -> None:
        if not self.options["voluntary_put_down"]:
            self.not_there(HAND[line["seat"]], NO_PACTS)

    def only_pacts_left(self, line: Line) -> None:
        self.not_there(HAND[line["seat"]], NO_PACTS)

    def testified(self, line: Line) -> None:
        self.all_there(TABLE[line["seat"]], [line["card"]])

    def announced(self, line: Line) -> None:
        self.testified(line)
        self.not_there(HAND[line["seat"]], PACTS_OF[line["target"]])  # I-ANN-6

    def took_effect(self, line: Line) -> None:
        self.not_there(HAND[line["seat"]], PACTS_OF[line["target"]])  # I-SOC-2

    def failed(self, line: Line) -> None:
        self.fact(PACTS_OF[line["target"]], HAND[line["seat"]])

    def cleared(self, line: Line) -> None:
        self.all_moved(TABLE[line["seat"]], DISCARD)

    def eliminated(self, line: Line) -> None:
        self.all_moved(PILE[line["seat"]], BOXED)

    def bequeathed(self, line: Line) -> None:
        if line["cards"] != "unknown":
            self.all_there(HAND[line["seat"]], line["cards"])
        self.all_moved(HAND[line["seat"]], HAND[line["heir"]])

    def hand_discarded(self, line: Line) -> None:
        seat = line["seat"]
        self.backs.pop(seat, None)
        if line["cards"] != "unknown":
            self.all_there(HAND[seat], line["cards"])
        self.all_moved(HAND[seat], DISCARD, NO_PACTS)
        self.all_moved(HAND[seat], BOXED, PACTS)

    def shown(self, line: Line) -> None:
        self.all_there(HAND[line["seat"]], line["cards"])

    def pact_shown(self, line: Line) -> None:
        self.there(line["card"], HAND[line["seat"]])

    def face_up(self, line: Line) -> None:
        self.there(line["card"], DISCARD)

    def note_backs(self, line: Line) -> None:
        self.backs[line["seat"]] = line["backs"]

    # Does a world agree?

    def misfits(self, dump: Dump) -> list[str]:
        """What the seat knows better."""
        lie = lying(dump)
        wrong = [name for name in self.cards if not self.may_lie(name, lie.get(name, []))]
        wrong += [name for name in lie if name not in self.cards]
        return [
            *[f"{name} lies in {[named(z) for z in lie.get(name, [])]}" for name in wrong],
            *[
                f"one of {sorted(kinds)[:4]} in {named(zones)}"
                for kinds, zones in self.facts
                if not met(kinds, zones, lie)
            ],
        ]

    def may_lie(self, name: str, where: Sequence[int]) -> bool:
        zones = self.cards.get(name, [])
        if len(zones) == len(where) == 1:
            return bool(zones[0] & where[0])
        return len(zones) == len(where) and matched(zones, list(where))


def matched(may_be: list[int], where: list[int]) -> bool:
    """Can the cards be told apart so that each lies where it may? Certain ones are put first."""
    left = where.copy()
    for zones in may_be:
        if zones.bit_count() == 1:
            if zones not in left:
                return False
            left.remove(zones)
    return spread_over([zones for zones in may_be if zones.bit_count() > 1], left)


def spread_over(may_be: list[int], where: list[int]) -> bool:
    return not may_be or any(
        may_be[0] & zone and spread_over(may_be[1:], [*where[:place], *where[place + 1 :]])
        for place, zone in enumerate(where)
    )


def met(kinds: Kinds, zones: int, lie: dict[str, list[int]]) -> bool:
    for name in kinds:
        for zone in lie.get(name, ()):
            if zone & zones:
                return True
    return False


def lying(dump: Dump) -> dict[str, list[int]]:
    """By kind, where its cards lie."""
    lie: dict[str, list[int]] = {STANDING: [ROW] * sum(dump["standing"])}
    for zone, names in heaps(dump):
        for name in names:
            lie.setdefault(name, []).append(zone)
    return lie


def heaps(dump: Dump) -> list[tuple[int, list[str]]]:
    """All zones with their cards."""
    found = [(zone, dump[name]) for zone, name in zip((DRAW, DISCARD, REMOVED, BOXED), HEAPS, strict=True)]
    for seat in range(dump["seats"]):
        found += [(HAND[seat], dump["hands"][seat]), (PILE[seat], dump["piles"][seat])]
        found.append((TABLE[seat], [card for card in [dump["table"][seat]] if card is not None]))
    for seat, card in zip(traders(dump), dump["trade"]["offers"], strict=False):
        found.append((OFFER[seat], [card] if card is not None else []))
    return found


HEAPS = ("draw", "discard", "removed", "boxed")

remembered: dict[tuple[int, int], tuple[Line, Memory]] = {}  # by number of lines and the last of them


def from_the_deal(dump: Dump, lines: Sequence[Line]) -> bool:
    """Does the journal hold all draws of the setup? Otherwise it began later."""
    draws = 0
    for line in lines:
        if line.get("event") == "started":
            return True
        if line.get("event") == "round_began":
            break
        draws += line.get("event") == "drew"
    else:
        return bool(dump["phase"] == "setup" and draws == sum(len(hand) for hand in dump["hands"]))
    return bool(draws == SETUP_DRAWS * dump["seats"])


def memory_of(dump: Dump, journal: Journal) -> Memory:
    """Concluded from the whole journal, starting where it was looked into last."""
    lines: list[Any] = list(journal.lines)
    start = len(lines)
    memory = Memory(dump["options"], dump["seats"], from_the_deal(dump, lines))
    while start:
        kept = remembered.get((start, id(lines[start - 1])))
        if kept is not None and kept[0] is lines[start - 1]:
            if start == len(lines):
                return kept[1]
            memory = kept[1].copy()
            break
        start -= 1
    for line in lines[start:]:
        memory.see(line)
    if lines:
        if len(remembered) > KEPT:
            remembered.clear()
        remembered[len(lines), id(lines[-1])] = lines[-1], memory
    return memory
