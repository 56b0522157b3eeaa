"""What a seat can conclude from its journal, and whether a world agrees with it.

A card seen to enter a hand is there until an equal one leaves it (the design's rule of guesses); all other cards of a
hand were drawn unseen, from a Web whose contents all know: at first by the Houses in play, later because the discard
pile lies open when it is shuffled. Cards that change hands unseen may be any; the two hands are then one to the
guesser, except for what must have stayed. A forced discard shows what the hand lacked.
"""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any

from tests.games.duhr.bargains import CARD, HIDDEN, SIDE, card_of
from tests.games.duhr.reckoning import EVENTS, KINDS, Row
from tests.games.duhr.replaying import parse

from courtier import Journal
from courtier.laws.oracle import Dump, Facts

KEPT = 4_000  # memories at most, before the oldest are forgotten


class Lack:
    """So many cards of a hand were there when nothing was possible: of these kinds, perhaps no two alike."""

    def __init__(self, count: int, kinds: frozenset[str], different: bool, working: bool) -> None:
        self.count = count
        self.kinds = kinds
        self.different = different
        self.working = working  # the rest lies aside, and is not meant

    def copy(self) -> "Lack":
        return Lack(self.count, self.kinds, self.different, self.working)

    def without(self, kind: str) -> None:
        """One of them was this, so that no other is."""
        if self.different:
            self.kinds -= {kind}

    def met_by(self, hand: Counter[str]) -> bool:
        counts = [hand[kind] for kind in self.kinds]
        return sum(min(1, count) for count in counts) >= self.count if self.different else sum(counts) >= self.count


class Hand:
    """Another's hand: what is surely in it."""

    def __init__(self) -> None:
        self.size = 0  # usable
        self.aside = 0
        self.sure: Counter[str] = Counter()  # in what is usable and what lies aside
        self.working: Counter[str] = Counter()  # surely usable, while something lies aside
        self.at_aside: tuple[Counter[str], int] = (Counter(), 0)  # when it was set aside: sure cards, others
        self.untouched = False  # since it was set aside
        self.lacks: list[Lack] = []

    def copy(self) -> "Hand":
        twin = Hand()
        twin.size, twin.aside, twin.untouched = self.size, self.aside, self.untouched
        twin.sure, twin.working, twin.at_aside = self.sure.copy(), self.working.copy(), self.at_aside
        twin.lacks = [lack.copy() for lack in self.lacks]
        return twin

    def enter(self, kind: str) -> None:
        self.size += 1
        self.sure[kind] += 1
        self.untouched = False
        if self.aside:
            self.working[kind] += 1

    def leave(self, kind: str) -> None:
        self.size -= 1
        self.untouched = False
        for cards in (self.sure, self.working):
            if cards[kind]:
                cards[kind] -= 1
        for lack in self.lacks:
            if kind in lack.kinds:
                lack.count -= 1
        self.tidy()

    def lose(self, count: int) -> None:
        """Some cards, nobody knows which."""
        self.size -= count
        self.untouched = False
        for cards in (self.sure, self.working):
            for kind in list(cards):
                cards[kind] = max(0, cards[kind] - count)
        for lack in self.lacks:
            lack.count -= count
        self.tidy()

    def tidy(self) -> None:
        self.lacks = [lack for lack in self.lacks if lack.count > 0]

    def agrees(self, usable: Counter[str], aside: Counter[str]) -> bool:
        whole = usable + aside
        if not self.sure <= whole or not self.working <= usable:
            return False
        if not all(lack.met_by(usable if lack.working else whole) for lack in self.lacks):
            return False
        known, others = self.at_aside
        return not self.aside or (aside - known).total() <= others


class Group:
    """Hands that only together are known: how many cards they drew unseen of which Web, and what left them."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = list(seats)
        self.sure: Counter[str] = Counter()
        self.drawn: Counter[int] = Counter()  # by the number of the Web
        self.gone: dict[int, Counter[str]] = {}  # by the newest Web drawn from at that time: kinds that left

    def copy(self) -> "Group":
        twin = Group(self.seats)
        twin.sure, twin.drawn = self.sure.copy(), self.drawn.copy()
        twin.gone = {web: kinds.copy() for web, kinds in self.gone.items()}
        return twin

    def leave(self, kind: str) -> None:
        if self.sure[kind]:
            self.sure[kind] -= 1
        else:
            self.gone.setdefault(max(self.drawn, default=0), Counter())[kind] += 1

    def join(self, other: "Group") -> None:
        self.seats += other.seats
        self.sure += other.sure
        self.drawn += other.drawn
        for web, kinds in other.gone.items():
            self.gone[web] = self.gone.get(web, Counter()) + kinds


class Memory:
    """All that one viewer's journal says."""

    def __init__(self, you: int | None) -> None:
        self.you = you
        self.whole = False  # does it begin with the deal?
        self.houses: list[str] = []
        self.rows: list[Row] = []
        self.hands: list[Hand] = []
        self.groups: list[Group] = []
        self.webs: list[Counter[str]] = []  # what nobody has seen leave: in the Web, or drawn by others
        self.conspiracies: dict[int, str] = {}
        self.agendas: dict[int, str] = {}
        self.offered: list[str] = []
        self.mixed = False  # did cards change hands unseen?
        self.active = -1
        self.limited = False
        self.yielding = False

    def copy(self) -> "Memory":
        twin = Memory(self.you)
        twin.whole, twin.mixed = self.whole, self.mixed
        twin.active, twin.limited, twin.yielding = self.active, self.limited, self.yielding
        twin.houses, twin.offered = self.houses.copy(), self.offered
        twin.rows = [[list(card) for card in row] for row in self.rows]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.groups = [group.copy() for group in self.groups]
        twin.webs = [web.copy() for web in self.webs]
        twin.conspiracies, twin.agendas = self.conspiracies.copy(), self.agendas.copy()
        return twin

    def group(self, seat: int) -> Group:
        return next(group for group in self.groups if seat in group.seats)

    # What the lines say

    def read(self, line: Facts) -> None:
        name = line.get("event")
        if name == "housed" and line["seat"] == 0:
            self.whole = True
        if self.whole or name in {"reshuffled", "drew", "turned_over"}:
            read = getattr(self, f"read_{name}", None)
            if read is not None:
                read(line)

    def read_housed(self, line: Facts) -> None:
        self.houses.append(line["house"])
        self.rows.append([])
        self.hands.append(Hand())
        if line["seat"] != self.you:
            self.groups.append(Group([line["seat"]]))

    def read_entrusted(self, line: Facts) -> None:
        if line["conspiracy"] != "unknown":
            (self.conspiracies[line["seat"]],) = line["conspiracy"]

    read_received = read_entrusted

    def read_offered(self, line: Facts) -> None:
        if line["seat"] == self.you:
            self.offered = line["agendas"]

    def read_kept(self, line: Facts) -> None:
        if line["agenda"] != "unknown":
            (self.agendas[line["seat"]],) = line["agenda"]

    def read_supplied(self, line: Facts) -> None:
        for _ in range(line["count"]):
            self.enter(line["seat"], line["card"])

    def read_webs_laid(self, line: Facts) -> None:
        web = Counter({f"suspicion.{house}": 8 for house in self.houses})
        web.update(f"event.{event}" for event in EVENTS)
        self.webs.append(web)

    def read_reshuffled(self, line: Facts) -> None:
        self.webs.append(Counter(line["cards"]))

    def enter(self, seat: int, kind: str) -> None:
        if seat != self.you:
            self.hands[seat].enter(kind)
            self.group(seat).sure[kind] += 1

    def leave(self, seat: int, kind: str) -> None:
        if seat != self.you:
            self.hands[seat].leave(kind)
            self.group(seat).leave(kind)

    def read_drew(self, line: Facts) -> None:
        if line["seat"] == self.you:
            if self.webs:
                self.webs[-1] -= Counter(line["cards"])
        elif self.whole:
            hand = self.hands[line["seat"]]
            hand.size += line["count"]
            hand.untouched = False
            self.group(line["seat"]).drawn[len(self.webs)] += line["count"]

    def read_turned_over(self, line: Facts) -> None:
        if self.webs:
            self.webs[-1] -= Counter([line["card"]])

    def read_set_aside(self, line: Facts) -> None:
        hand = self.hands[line["seat"]]
        if line["seat"] != self.you:
            hand.at_aside = hand.sure.copy(), hand.size - hand.sure.total()
            hand.aside = line["count"]
            hand.size -= line["count"]
            hand.working.clear()
            hand.untouched = True

    def read_retrieved(self, line: Facts) -> None:
        hand = self.hands[line["seat"]]
        hand.size += hand.aside
        hand.aside = 0
        hand.working.clear()
        for lack in hand.lacks:
            lack.working = False

    def read_no_action(self, line: Facts) -> None:
        if line["seat"] != self.you:
            hand = self.hands[line["seat"]]
            kinds = frozenset(KINDS) - frozenset(line["lacked"])
            hand.lacks.append(Lack(hand.size, kinds, line["pairs"] == "none", hand.aside > 0))

    # What leaves a hand, and what comes into it

    def read_played(self, line: Facts) -> None:
        self.leave(line["seat"], line["card"])
        self.rows[line["to"]].append([line["card"], "up"])

    def read_triggered(self, line: Facts) -> None:
        self.leave(line["seat"], f"event.{line['event_card']}")

    def read_discarded(self, line: Facts) -> None:
        seat, kind = line["seat"], line["card"]
        self.leave(seat, kind)
        if line["why"] == "forced" and seat != self.you and self.hands[seat].lacks:
            self.hands[seat].lacks[-1].without(kind)

    def read_asked(self, line: Facts) -> None:
        self.active, self.limited = line["active"], bool(line["limited"])

    def read_yielded(self, line: Facts) -> None:
        self.yielding = line["choice"] == "pay"

    def read_gave(self, line: Facts) -> None:
        """A-38: what a deal brings in a turn begun disfavored lies aside."""
        aside = not self.yielding and self.limited and line["to"] == self.active and line["to"] != self.you
        self.yielding = False
        if aside:
            self.give_aside(line)
        else:
            self.hand_over(line["seat"], line["to"], line)

    def give_aside(self, line: Facts) -> None:
        giver, to, count = line["seat"], line["to"], line["count"]
        hand = self.hands[to]
        if not hand.aside:
            hand.at_aside, hand.working = (Counter(), 0), hand.sure.copy()
        known, others = hand.at_aside
        if giver == self.you:
            cards: Counter[str] = Counter(line["cards"])
            hand.sure += cards
            self.group(to).sure += cards
            hand.at_aside = known + cards, others
        else:
            self.mix(giver, to, count)
            hand.at_aside = known, others + count
        hand.aside += count
        hand.untouched = False

    def mix(self, giver: int, to: int, count: int) -> None:
        """Cards go from one hand to the other, and nobody knows which."""
        self.mixed = True
        self.hands[giver].lose(count)
        one, other = self.group(giver), self.group(to)
        if one is not other:
            one.join(other)
            self.groups.remove(other)

    def read_shown_cards(self, line: Facts) -> None:
        """As if these left, and came back seen."""
        if line["seat"] == self.you:
            self.see_cards(line["whom"], line["cards"])

    def read_deal_offered(self, line: Facts) -> None:
        """A-78: what is offered for something is shown."""
        given = line["given"]
        if line["to"] == self.you and given // SIDE == CARD and given % SIDE != HIDDEN and line["wanted"]:
            self.see_cards(line["seat"], [card_of(given % SIDE)])

    def see_cards(self, seat: int, cards: list[str]) -> None:
        """These are in the hand that may be used now."""
        hand, group = self.hands[seat], self.group(seat)
        seen = Counter(cards)
        for kind in (seen - hand.sure).elements():
            group.leave(kind)
            group.sure[kind] += 1
        hand.sure |= seen
        if hand.aside:
            hand.working |= seen
        hand.untouched = False

    def read_took(self, line: Facts) -> None:
        self.hand_over(line["whom"], line["seat"], line)

    def hand_over(self, giver: int, to: int, line: Facts) -> None:
        if self.you in {giver, to}:
            for kind in line["cards"]:
                self.leave(giver, kind)
                self.enter(to, kind)
            return
        self.hands[to].size += line["count"]
        self.hands[to].untouched = False
        self.mix(giver, to, line["count"])

    def read_looked_at_hand(self, line: Facts) -> None:
        """As if all its cards left, and came back seen."""
        if line["seat"] != self.you:
            return
        seat = line["whom"]
        group = self.group(seat)
        for kind in line["cards"]:
            group.leave(kind)
        group.seats.remove(seat)
        if not group.seats:
            group.seats = [seat]
        else:
            group = Group([seat])
            self.groups.append(group)
        group.sure = Counter(line["cards"])
        hand = self.hands[seat]
        hand.sure = Counter(line["cards"])
        hand.lacks = []

    def read_looked_at_conspiracy(self, line: Facts) -> None:
        if line["seat"] == self.you:
            (self.conspiracies[line["whom"]],) = line["conspiracy"]

    def read_looked_at_agenda(self, line: Facts) -> None:
        if line["seat"] == self.you:
            (self.agendas[line["whom"]],) = line["agenda"]

    # Cards on Houses: each was seen when it came, so that all are known (D/A-13)

    def read_placed(self, line: Facts) -> None:
        self.rows[line["to"]].append(["scandal", "up"])

    def read_replaced(self, line: Facts) -> None:
        seat, place = parse(line["spot"])
        self.rows[seat][place] = [line["by"], "up"]

    read_replaced_concealed = read_replaced

    def read_turned_up(self, line: Facts) -> None:
        seat, place = parse(line["spot"])
        self.rows[seat][place] = [line["card"], "up"]

    def read_turned_down(self, line: Facts) -> None:
        seat, place = parse(line["spot"])
        self.rows[seat][place] = [line["card"], "down"]

    def taken(self, line: Facts) -> list[str]:
        seat, place = parse(line["spot"])
        return self.rows[seat].pop(place)

    def read_shifted(self, line: Facts) -> None:
        self.rows[line["to"]].append(self.taken(line))

    read_shifted_unseen = read_shifted

    def read_removed(self, line: Facts) -> None:
        self.taken(line)

    def read_taken_up(self, line: Facts) -> None:
        self.enter(line["seat"], self.taken(line)[0])

    read_taken_up_unseen = read_taken_up

    def read_conspiracy_shown(self, line: Facts) -> None:
        self.conspiracies[line["seat"]] = line["house"]

    read_conspiracy_hidden = read_conspiracy_shown
    read_conspiracy_told = read_conspiracy_shown

    def read_agenda_shown(self, line: Facts) -> None:
        self.agendas[line["seat"]] = line["agenda"]

    def read_exchanged(self, line: Facts) -> None:
        pair = (line["seat"], line["whom"])
        one, other = (self.conspiracies.pop(seat, None) for seat in pair)
        for seat, house in zip(pair, (other, one), strict=True):
            if house is not None:
                self.conspiracies[seat] = house

    # Does a world agree?

    def hand_agrees(self, dump: Dump, seat: int) -> bool:
        aside = Counter[str](dump["aside"] if seat == dump["active"] else ())
        return self.hands[seat].agrees(Counter(dump["hands"][seat]), aside)

    def agreements(self, dump: Dump) -> list[bool]:
        """One for each thing remembered; in the truth all hold."""
        if not self.whole:
            return [not self.webs or Counter(dump["web"]) <= self.webs[-1]]
        others = [seat for seat in range(dump["seats"]) if seat != self.you]
        return [
            self.rows == dump["rows"],
            all(dump["conspiracies"][seat] == house for seat, house in self.conspiracies.items()),
            all(dump["chosen"][seat] in {None, agenda} for seat, agenda in self.agendas.items()),
            self.you is None or not self.offered or self.offered == own_offer(dump, self.you),
            *[self.hand_agrees(dump, seat) for seat in others],
            self.webs_agree(dump),
        ]

    def webs_agree(self, dump: Dump) -> bool:
        """What each Web held is in it, or in hands that drew from it, or was seen to leave such a hand."""
        if not self.webs:
            return True
        if not Counter(dump["web"]) <= self.webs[-1]:
            return False
        held = [holdings(dump, group) for group in self.groups]
        if not all(group.sure <= hand for group, hand in zip(self.groups, held, strict=True)):
            return False
        if len(self.webs) == 1:
            return True
        others = [hand - group.sure for group, hand in zip(self.groups, held, strict=True)]
        return all(self.cut(web, others) for web in range(1, len(self.webs)))

    def cut(self, web: int, others: list[Counter[str]]) -> bool:
        """Can the cards of the Webs up to this one have gone to those who drew from them?"""
        pool = sum(self.webs[:web], Counter[str]())
        rows: list[tuple[int, Counter[str]]] = []
        for group, unknown in zip(self.groups, others, strict=True):
            early, late = Counter[str](), unknown.copy()
            for newest, kinds in group.gone.items():
                (early if newest <= web else late).update(kinds)
            if not early <= pool:
                return False
            pool -= early
            count = sum(drawn for each, drawn in group.drawn.items() if each <= web)
            rows.append((count - early.total(), late))
        return deals_out(pool, rows)


def own_offer(dump: Dump, seat: int) -> list[str]:
    return [dump["agendas"][seat], dump["agendas"][6 + seat]]


def holdings(dump: Dump, group: Group) -> Counter[str]:
    cards = Counter(dump["aside"] if dump["active"] in group.seats else ())
    for seat in group.seats:
        cards.update(dump["hands"][seat])
    return cards


def deals_out(pool: Counter[str], rows: list[tuple[int, Counter[str]]]) -> bool:
    """Can the pool be dealt so that each row gets its number, of no kind more than it can take? A flow."""
    if pool.total() != sum(count for count, _ in rows) or any(count < 0 for count, _ in rows):
        return False
    given = [Counter[str]() for _ in rows]
    left = [count for count, _ in rows]
    for kind, count in pool.items():
        for _ in range(count):
            if not give(kind, rows, given, left):
                return False
    return True


def give(kind: str, rows: list[tuple[int, Counter[str]]], given: list[Counter[str]], left: list[int]) -> bool:
    """One card more, others making room for it: breadth first over kinds that look for a row."""
    came: dict[str, tuple[str, int] | None] = {kind: None}
    queue = deque([kind])
    while queue:
        looking = queue.popleft()
        for row, (_, takes) in enumerate(rows):
            if given[row][looking] >= takes[looking]:
                continue
            if left[row]:
                left[row] -= 1
                settle(looking, row, came, given)
                return True
            for other, count in given[row].items():
                if count and other not in came:
                    came[other] = (looking, row)
                    queue.append(other)
    return False


def settle(kind: str, row: int, came: dict[str, tuple[str, int] | None], given: list[Counter[str]]) -> None:
    """Each kind that was moved goes where it found room, and the one that moved it takes its place."""
    given[row][kind] += 1
    step = came[kind]
    if step is not None:
        given[step[1]][kind] -= 1
        settle(*step, came, given)


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
