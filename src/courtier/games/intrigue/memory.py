"""What a seat remembers of cards that it does not see now, and how they may lie.

Every card that was ever drawn or discarded is one entry here: its kind, if the seat knows it, otherwise what it can be,
and the pile it came from. A card that moves unseen is one of the blanks of its hand; which one is open, and settled
anew for every world. Kinds are dealt to the blanks from what each pile left over, one pool per shuffle. Sets of kinds
are numbers, one bit a kind.
"""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.intrigue.cards import (
    FIRST_UNCOLOURED,
    KIND_COUNT,
    MOST_SEATS,
    PACT_SLOTS,
    SLOTS,
    STANDING,
    Cards,
)

BLANK: Final = -1  # the kind of a card that is not known
NOBODY: Final = -1

BIT: Final = [1 << kind for kind in range(KIND_COUNT + 1)]
ANY: Final = (1 << KIND_COUNT + 1) - 1
IN_HAND: Final = (1 << KIND_COUNT) - 1  # no Standing
PACTS_OF: Final = [(1 << PACT_SLOTS) - 1 << SLOTS * colour for colour in range(MOST_SEATS)]
PACTS: Final = sum(PACTS_OF)
NO_PACTS: Final = IN_HAND & ~PACTS
NEVER_PACTS: Final = ANY & ~PACTS  # what a discard pile can hold
COLOURED_IN: Final = [(1 << SLOTS) - 1 << SLOTS * colour for colour in range(MOST_SEATS)]
COLOURLESS: Final = IN_HAND & ~((1 << FIRST_UNCOLOURED) - 1)
NO_KIND: Final = 0
TIGHT: Final = 40  # a blank with fewer kinds to be is dealt first

# Where a card comes from: a colour's pile, the first draw pile (or nobody knows), or from there on a reshuffled one.
FIRST_DECK: Final = 6


@final
class Marks:
    """Sets of kinds by what is printed on them."""

    def __init__(self, cards: Cards) -> None:
        hand = range(KIND_COUNT)
        self.at_least = [sum(BIT[kind] for kind in hand if cards.numbers[kind] >= number) for number in range(22)]
        self.legal = sum(BIT[kind] for kind in hand if cards.legal[kind])
        self.illegal = [
            sum(BIT[kind] for kind in hand if not cards.legal[kind] and cards.numbers[kind] == number)
            for number in range(22)
        ]
        self.backs = [0] * 44
        for kind in range(KIND_COUNT + 1):
            self.backs[cards.numbers[kind] * 2 + cards.legal[kind]] |= BIT[kind]


@final
class Leave:
    """A blank left a hand unseen; it may have been one of these others, which looked the same."""

    def __init__(self, card: int, others: list[int]) -> None:
        self.card = card
        self.others = others


@final
class Memory:
    """The cards, and where they lie as far as the seat can tell."""

    def __init__(self, seats: int, copies: list[int], rng: Rng) -> None:
        self.copies = copies
        self.rng = rng
        self.kinds: list[int] = []
        self.among: list[int] = []
        self.origins: list[int] = []
        self.printed: list[int] = []  # what its back allows, where backs are open
        self.sure: list[bool] = []  # is it known without fail that this kind lies here?
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.table = [NOBODY] * seats
        self.discard: list[int] = []
        self.boxed: list[int] = []
        self.decks: list[list[int]] = []  # the discard piles that were shuffled
        self.leaves: list[Leave] = []
        self.twice: list[int] = []  # kinds of cards that lie in sight now and are remembered as well
        self.first_deck = ANY  # what the first draw pile held

    def card(self, kind: int, among: int, origin: int = FIRST_DECK) -> int:
        self.kinds.append(kind)
        self.among.append(among)
        self.printed.append(ANY)
        self.origins.append(origin)
        self.sure.append(False)
        return len(self.kinds) - 1

    def deck(self) -> int:
        """The origin of a card drawn now."""
        return FIRST_DECK + len(self.decks)

    def sources(self, origin: int) -> int:
        """What a pile can have held."""
        if origin < FIRST_DECK:
            return COLOURED_IN[origin]
        return self.first_deck if origin == FIRST_DECK else NEVER_PACTS

    def can_be(self, card: int) -> int:
        """By what is known of the card itself."""
        return self.among[card] if self.kinds[card] == BLANK else BIT[self.kinds[card]]

    # What happens

    def draw(self, seat: int, kind: int, among: int, origin: int) -> None:
        self.hands[seat].append(self.card(kind, among & IN_HAND, origin))

    def forget_prints(self) -> None:
        self.printed = [ANY] * len(self.kinds)

    def print_on(self, card: int, among: int) -> None:
        """What all can see of the card where it lies now."""
        self.printed[card] = among
        if self.kinds[card] != BLANK and not BIT[self.kinds[card]] & among:
            self.kinds[card] = BLANK
        self.narrow(card, among)

    def make_sure(self, card: int, sure: bool = True) -> None:
        if card != NOBODY:
            self.sure[card] = sure

    def leave(self, seat: int, kind: int, among: int) -> int:
        """A card leaves a hand, seen or unseen; which one?"""
        hand = self.hands[seat]
        if not hand:
            return self.card(kind, among)  # it lay there before the journal began
        card = self.holding(seat, kind) if kind != BLANK else self.unseen(seat, among)
        hand.remove(card)
        return card

    def unseen(self, seat: int, among: int) -> int:
        """One of the blanks; only if there is none, a card that is known."""
        hand = self.hands[seat]
        blanks = [card for card in hand if self.kinds[card] == BLANK and self.fits(card, among)]
        if not blanks:
            known = [card for card in hand if self.can_be(card) & among]
            known = known or [card for card in hand if self.printed[card] & among] or hand
            return known[self.rng.below(len(known))]
        card = blanks[self.rng.below(len(blanks))]
        mask = self.among[card]
        others = [other for other in blanks if self.among[other] == mask and self.origins[other] != self.origins[card]]
        if others:
            self.leaves.append(Leave(card, others))
        self.narrow(card, among)
        return card

    def fits(self, card: int, among: int) -> bool:
        return self.among[card] & among & self.sources(self.origins[card]) != 0

    def holding(self, seat: int, kind: int) -> int:
        """A card of that kind in the hand: one that is known, else a blank, at worst one that was mistaken."""
        best = NOBODY
        rank = -1
        for card in self.hands[seat]:
            if self.kinds[card] == kind:
                return card
            likely = self.likeness(card, kind)
            if likely > rank:
                best = card
                rank = likely
        self.recognize(best, kind)
        return best

    def likeness(self, card: int, kind: int) -> int:
        """How well the card can be of that kind."""
        if self.sure[card] or not self.printed[card] & BIT[kind]:
            return 0
        if self.kinds[card] != BLANK:
            return 1
        if not self.among[card] & BIT[kind]:
            return 2
        return 4 if self.sources(self.origins[card]) & BIT[kind] else 3

    def recognize(self, card: int, kind: int) -> None:
        """The card is known from now on. Where too many of the kind are known, one in a hand has left it unseen."""
        if self.kinds[card] == kind:
            return
        self.kinds[card] = BLANK
        self.from_source(card, BIT[kind])
        self.kinds[card] = kind
        known = [other for other in self.in_reach() if self.kinds[other] == kind]
        if len(known) > self.copies[kind]:
            for other in known:
                if other != card and not self.sure[other]:
                    self.kinds[other] = BLANK
                    break
        if self.origins[card] <= FIRST_DECK:
            drawn = [other for other in range(len(self.kinds)) if self.kinds[other] == kind]
            if len([other for other in drawn if self.origins[other] <= FIRST_DECK]) > self.copies[kind]:
                self.from_shuffled(card)

    def from_shuffled(self, card: int) -> None:
        """All cards of the kind had been drawn before: this one, and not another, is from a shuffled pile."""
        for other in range(len(self.kinds) - 1, -1, -1):
            shuffled = self.origins[other] > FIRST_DECK and self.kinds[other] == BLANK
            if shuffled and self.among[other] & self.sources(self.origins[card]):
                origin = self.origins[card]
                self.origins[card] = self.origins[other]
                self.origins[other] = origin
                return

    def in_reach(self) -> list[int]:
        """The cards in hands, on the table, discarded, or out of the game."""
        cards = self.discard + self.boxed
        for hand in self.hands:
            cards += hand
        return cards + [card for card in self.table if card != NOBODY]

    def narrow(self, card: int, among: int) -> None:
        """The card is one of these."""
        if self.kinds[card] == BLANK:
            self.among[card] = self.among[card] & among or self.printed[card] & among or self.printed[card]
            self.from_source(card, self.among[card])

    def from_source(self, card: int, among: int) -> None:
        """If the card cannot be from the pile that it is taken to be from, it and another one are to be exchanged."""
        origin = self.origins[card]
        held = self.sources(origin)
        if among & held:
            return
        for other in range(len(self.kinds) - 1, -1, -1):
            if self.origins[other] > FIRST_DECK and self.kinds[other] != BLANK:
                continue
            if self.can_be(other) & held and among & self.sources(self.origins[other]) and other != card:
                self.origins[card] = self.origins[other]
                self.origins[other] = origin
                return

    def had(self, seat: int, kind: int, among: int, aside: int = NOBODY) -> int:
        """Some card of the hand, but for the one that lies aside, is this, or one of these."""
        if not self.hands[seat]:
            return NOBODY
        if kind != BLANK:
            return self.holding(seat, kind)
        blank = NOBODY
        for card in self.hands[seat]:
            if card != aside and self.can_be(card) & among:
                if self.kinds[card] != BLANK:
                    return card
                if blank == NOBODY or self.fits(card, among):
                    blank = card
        if blank == NOBODY:
            blank = self.doubtful(seat, aside)
        if blank != NOBODY:
            self.narrow(blank, among)
        return blank

    def doubtful(self, seat: int, aside: int) -> int:
        """A card of the hand that may have left it since it was seen: it is no longer known."""
        for card in self.hands[seat]:
            if not self.sure[card] and card != aside:
                self.kinds[card] = BLANK
                return card
        return NOBODY

    def lacked(self, seat: int, among: int, aside: int = NOBODY) -> None:
        """No card of the hand is one of these, but for the one that lies aside."""
        for card in self.hands[seat]:
            if card != aside:
                if self.kinds[card] != BLANK and BIT[self.kinds[card]] & among and not self.sure[card]:
                    self.kinds[card] = BLANK  # it must have left before, unseen
                self.narrow(card, IN_HAND & ~among)

    def set_hand(self, seat: int, kinds: list[int]) -> None:
        """The whole hand is seen."""
        hand = self.hands[seat]
        unseen = kinds.copy()
        wrong: list[int] = []
        for card in hand:
            if self.kinds[card] in unseen:
                unseen.remove(self.kinds[card])
                self.sure[card] = True
            else:
                wrong.append(card)
        for kind in unseen:
            card = wrong.pop() if wrong else self.card(BLANK, IN_HAND)
            if card not in hand:
                hand.append(card)
            self.recognize(card, kind)
            self.sure[card] = True
        for card in wrong:
            hand.remove(card)

    def put_away(self, card: int) -> None:
        self.discard.append(card)

    def reshuffle(self, size: int) -> None:
        """The discard pile becomes the draw pile."""
        while len(self.discard) < size:
            self.discard.append(self.card(BLANK, ANY))
        self.decks.append(self.discard)
        self.discard = []

    # A world

    def deal(
        self, rng: Rng, left: list[int], sizes: list[int], deck: int, tops: dict[int, int]
    ) -> tuple[list[int], list[list[int]]]:
        """A kind for every card; and what is left for the personal piles, in those sizes, and last for the draw pile.
        `left` says how many there are of each kind, `tops` what the uppermost card of a pile can be, by origin."""
        dealing = Dealing(self, rng)
        there = left.copy()
        for kind in self.twice:
            left[kind] += 1
        for origin, among in tops.items():
            dealing.put_on_top(origin, among)
            if origin < FIRST_DECK:
                sizes[origin] -= 1
        dealing.settle_leaves()
        dealing.answer_for_decks()
        piles = dealing.from_piles(left, sizes)
        piles.append(dealing.from_decks(piles.pop()))
        dealing.fill_gaps(piles[-1])
        size = deck - (1 if self.deck() in tops else 0)
        if self.decks or len(piles[-1]) != size:
            dealing.balance(piles, there, size)
        dealing.mend(piles)
        for origin in tops:
            place = origin if origin < FIRST_DECK else len(sizes)
            piles[place].append(dealing.kinds[dealing.tops[origin]])
        return dealing.kinds, piles


@final
class Dealing:
    """One way how the cards may lie."""

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self.memory = memory
        self.rng = rng
        self.kinds = memory.kinds.copy()
        self.among = memory.among
        self.origins = memory.origins.copy()
        self.wanting: list[int] = []  # cards that found no kind in their own pool
        self.tops: dict[int, int] = {}

    def put_on_top(self, origin: int, among: int) -> None:
        """A card that lies on top of a pile and of which the back is seen."""
        if not self.tops:
            self.among = self.among.copy()
        self.tops[origin] = len(self.kinds)
        self.kinds.append(BLANK)
        self.among.append(among)
        self.origins.append(origin)

    def fill_gaps(self, rest: list[int]) -> None:
        """Cards for which nothing fitting was left. Those that were shuffled lie elsewhere now."""
        if BLANK in self.kinds:
            for deck in self.memory.decks:
                for card in deck:
                    if self.kinds[card] == BLANK:
                        self.kinds[card] = STANDING
            for card in range(len(self.kinds)):
                if self.kinds[card] == BLANK and rest:
                    self.kinds[card] = rest.pop()

    def settle_leaves(self) -> None:
        """Which of the blanks of a hand was it that left?"""
        memory = self.memory
        for leave in memory.leaves:
            place = self.rng.below(len(leave.others) + 1)
            if place < len(leave.others):
                card = leave.card
                other = leave.others[place]
                mine = self.origins[card]
                theirs = self.origins[other]
                if mine != theirs and self.kinds[card] == BLANK and self.kinds[other] == BLANK:
                    if self.among[card] & memory.sources(theirs) and self.among[other] & memory.sources(mine):
                        self.origins[card] = theirs
                        self.origins[other] = mine

    def answer_for_decks(self) -> None:
        """What is known to have come out of a shuffled pile was put on it before: the latest pile first."""
        decks = self.memory.decks
        for number in range(len(decks), 0, -1):
            members = decks[number - 1].copy()
            self.rng.shuffle(members)
            for card in range(len(self.kinds)):
                if self.origins[card] == FIRST_DECK + number and self.kinds[card] != BLANK:
                    if not self.put_among(members, self.kinds[card]):
                        self.origins[card] = FIRST_DECK

    def put_among(self, members: list[int], kind: int) -> bool:
        """One of the members is of that kind; or is none?"""
        blank = NOBODY
        for place in range(len(members)):
            card = members[place]
            if self.kinds[card] == kind:
                members.pop(place)
                return True
            if self.kinds[card] == BLANK and self.among[card] & BIT[kind]:
                if blank == NOBODY or self.memory.sources(self.origins[card]) & BIT[kind]:
                    blank = place
        if blank != NOBODY:
            self.kinds[members.pop(blank)] = kind
        return blank != NOBODY

    def from_piles(self, left: list[int], sizes: list[int]) -> list[list[int]]:
        """Cards that came from a personal pile or the first draw pile."""
        blanks: list[list[int]] = [[] for _ in range(FIRST_DECK + 1)]
        for card in range(len(self.kinds)):
            origin = self.origins[card]
            if origin <= FIRST_DECK:
                if self.kinds[card] == BLANK:
                    blanks[origin].append(card)
                else:
                    left[self.kinds[card]] -= 1
        self.mistaken(left, blanks)
        for origin in self.tops:
            if origin <= FIRST_DECK:
                self.choose_top(self.tops[origin], left, blanks[origin])
        if self.memory.first_deck == ANY:
            self.deal_open(blanks, left, sizes)
        piles: list[list[int]] = []
        rest = pool_of(left, FIRST_UNCOLOURED, KIND_COUNT + 1)
        for colour in range(len(sizes)):
            pool = pool_of(left, SLOTS * colour, SLOTS * (colour + 1))
            while blanks[colour] and len(pool) < len(blanks[colour]) + sizes[colour]:
                blanks[FIRST_DECK].append(blanks[colour].pop())  # one of them came from elsewhere after all
            self.deal_out(blanks[colour], pool)
            if self.wanting:
                self.exchange_pacts(colour, pool, blanks[FIRST_DECK])
            blanks[FIRST_DECK] += self.wanting
            piles.append(pool[: sizes[colour]])
            rest += pool[sizes[colour] :]
        self.deal_out(blanks[FIRST_DECK], rest)
        for card in self.wanting:
            if rest:
                self.kinds[card] = rest.pop()
        for colour in range(len(sizes)):
            while len(piles[colour]) < sizes[colour] and rest:
                piles[colour].append(rest.pop())
        piles.append(rest)
        return piles

    def choose_top(self, card: int, left: list[int], blanks: list[int]) -> None:
        """The uppermost card of a pile before all others."""
        among = self.among[card] & self.memory.sources(self.origins[card])
        kinds: list[int] = []
        for kind in range(KIND_COUNT + 1):
            if BIT[kind] & among:
                kinds += [kind] * left[kind]
        if kinds:
            self.kinds[card] = kinds[self.rng.below(len(kinds))]
            left[self.kinds[card]] -= 1
            blanks.remove(card)

    def deal_open(self, blanks: list[list[int]], left: list[int], sizes: list[int]) -> None:
        """Where the journal begins late a card in a hand may be from any pile; first those with little choice."""
        spare = [
            sum(left[SLOTS * colour : SLOTS * (colour + 1)]) - sizes[colour] - len(blanks[colour])
            for colour in range(len(sizes))
        ]
        others: list[int] = []
        for card in blanks[FIRST_DECK]:
            kinds: list[int] = []
            if self.among[card].bit_count() < TIGHT:
                for kind in range(KIND_COUNT + 1):
                    if self.among[card] & BIT[kind]:
                        colour = kind // SLOTS
                        if kind >= FIRST_UNCOLOURED or (colour < len(sizes) and spare[colour] > 0):
                            kinds += [kind] * left[kind]
            if kinds:
                kind = kinds[self.rng.below(len(kinds))]
                self.kinds[card] = kind
                left[kind] -= 1
                if kind < FIRST_UNCOLOURED:
                    spare[kind // SLOTS] -= 1
            else:
                others.append(card)
        blanks[FIRST_DECK] = others

    def exchange_pacts(self, colour: int, pool: list[int], others: list[int]) -> None:
        """Too many cards from the pile are no Pacts: another one in the hand of its owner came from there."""
        wanting = self.wanting
        self.wanting = []
        for card in wanting:
            for place in range(len(others)):
                other = others[place]
                if self.among[other] & PACTS_OF[colour] and other in self.memory.hands[colour]:
                    self.choose(other, pool, [])
                    if self.kinds[other] != BLANK:
                        others[place] = card
                        break
                    self.wanting.pop()
            else:
                self.wanting.append(card)

    def mistaken(self, left: list[int], blanks: list[list[int]]) -> None:
        """More of a kind are remembered than there are: some of those in hands must have left them unseen."""
        if min(left) >= 0:
            return
        for card in self.memory.in_reach() + list(range(len(self.memory.kinds))):
            kind = self.kinds[card]
            origin = self.origins[card]
            if kind != BLANK and left[kind] < 0 and origin <= FIRST_DECK and not self.memory.sure[card]:
                left[kind] += 1
                self.kinds[card] = BLANK
                blanks[origin].append(card)

    def from_decks(self, deck: list[int]) -> list[int]:
        """Cards that came from a shuffled pile, one after the other; returns the draw pile as it is now."""
        decks = self.memory.decks
        for number in range(1, len(decks) + 1):
            pool = deck
            blanks: list[int] = []
            for card in decks[number - 1]:
                if self.kinds[card] != BLANK:
                    pool.append(self.kinds[card])
            for card in range(len(self.kinds)):
                if self.origins[card] == FIRST_DECK + number:
                    if self.kinds[card] == BLANK:
                        blanks.append(card)
                    elif self.kinds[card] in pool:
                        pool.remove(self.kinds[card])
            self.wanting = []
            self.deal_out(blanks, pool)
            deck = pool
        return deck

    def deal_out(self, cards: list[int], pool: list[int]) -> None:
        """Kinds of the pool to these blanks, first to those with little choice."""
        self.rng.shuffle(pool)
        self.wanting = []
        free: list[int] = []
        loose: list[int] = []
        dealt: list[int] = []
        anything = ANY if STANDING in pool else IN_HAND
        for card in cards:
            among = self.among[card]
            if among & anything == anything:
                free.append(card)
            elif among.bit_count() < TIGHT:
                self.choose(card, pool, dealt)
            else:
                loose.append(card)
        for card in loose:
            self.choose(card, pool, dealt)
        for card in free:
            if pool:
                self.kinds[card] = pool.pop()
            else:
                self.wanting.append(card)

    def choose(self, card: int, pool: list[int], dealt: list[int]) -> None:
        """A kind that the card can be; if none is left, one that an earlier card can spare."""
        among = self.among[card]
        for place in range(len(pool) - 1, -1, -1):
            if BIT[pool[place]] & among:
                self.give(card, pool, place)
                dealt.append(card)
                return
        for other in dealt:
            kind = self.kinds[other]
            if BIT[kind] & among:
                for place in range(len(pool)):
                    if BIT[pool[place]] & self.among[other]:
                        self.kinds[card] = kind
                        self.give(other, pool, place)
                        dealt.append(card)
                        return
        self.wanting.append(card)

    def give(self, card: int, pool: list[int], place: int) -> None:
        self.kinds[card] = pool[place]
        pool[place] = pool[-1]
        pool.pop()

    # Mending

    def balance(self, piles: list[list[int]], there: list[int], size: int) -> None:
        """After a shuffle memory may err: some kinds too often, others not at all. The draw pile makes up for it."""
        deck = piles[-1]
        cards = self.memory.in_reach()
        for card in cards + list(self.tops.values()):
            there[self.kinds[card]] -= 1
        for pile in piles:
            for kind in pile:
                there[kind] -= 1
        lacking = [kind for kind in range(KIND_COUNT + 1) for _ in range(there[kind])]
        for kind in range(KIND_COUNT + 1):
            for _ in range(-there[kind]):
                if kind in deck:
                    deck.remove(kind)
                else:
                    self.replace(cards, kind, lacking)
        while lacking and len(deck) < size:
            deck.append(lacking.pop())

    def replace(self, cards: list[int], kind: int, lacking: list[int]) -> None:
        """One card that was taken to be of that kind is of another."""
        for card in cards:
            if self.kinds[card] == kind and not self.memory.sure[card] and lacking:
                self.kinds[card] = lacking.pop()
                return

    def mend(self, piles: list[list[int]]) -> None:
        """Where a card got a kind that it cannot be, some cards are exchanged in a ring."""
        misfits = [card for card in self.memory.in_reach() if not BIT[self.kinds[card]] & self.allowed(card)]
        misfits += [card for card in self.tops.values() if not BIT[self.kinds[card]] & self.among[card]]
        if not misfits:
            return
        kinds = self.kinds.copy()
        allowed = [NO_KIND] * len(kinds)
        for card in self.memory.in_reach():
            allowed[card] = self.allowed(card)
        for card in self.tops.values():
            allowed[card] = self.among[card] & self.memory.sources(self.origins[card])
        for place in range(len(piles)):
            origin = place if place < len(piles) - 1 else self.memory.deck()
            kinds += piles[place]
            allowed += [self.memory.sources(origin)] * len(piles[place])
        for doubts in range(3):
            for card in misfits:
                if not BIT[kinds[card]] & allowed[card]:
                    rotate(kinds, allowed, card)
            misfits = [card for card in misfits if not BIT[kinds[card]] & allowed[card]]
            if not misfits:
                break
            self.doubt(allowed, doubts)
        end = len(self.kinds)
        self.kinds = kinds[:end]
        for place in range(len(piles)):
            piles[place] = kinds[end : end + len(piles[place])]
            end += len(piles[place])

    def doubt(self, allowed: list[int], doubts: int) -> None:
        """What was seen in a hand may have left it since, and what was discarded unseen may be anything. If that is
        not enough, nothing holds but what lies in sight."""
        memory = self.memory
        for card in memory.in_reach():
            if not memory.sure[card] and (doubts or memory.kinds[card] != BLANK):
                allowed[card] = memory.printed[card] & IN_HAND
        for card in memory.discard:
            if not memory.sure[card]:
                allowed[card] = memory.printed[card] & NO_PACTS

    def allowed(self, card: int) -> int:
        kind = self.memory.kinds[card]
        return self.among[card] if kind == BLANK else BIT[kind]


def rotate(kinds: list[int], allowed: list[int], card: int) -> None:
    """The shortest ring, if there is one, in which each card can be what the next one is."""
    before = [NOBODY] * len(kinds)
    before[card] = card
    reached = [card]
    for one in reached:
        for other in range(len(kinds)):
            if before[other] == NOBODY and allowed[other] and BIT[kinds[other]] & allowed[one]:
                before[other] = one
                reached.append(other)
                if BIT[kinds[card]] & allowed[other]:
                    close_ring(kinds, before, card, other)
                    return


def close_ring(kinds: list[int], before: list[int], card: int, last: int) -> None:
    """Everyone passes its kind to the one before; the last gets that of the first."""
    kind = kinds[card]
    while last != card:
        passed = kinds[last]
        kinds[last] = kind
        kind = passed
        last = before[last]
    kinds[card] = kind


def pool_of(left: list[int], first: int, end: int) -> list[int]:
    pool: list[int] = []
    for kind in range(first, end):
        for _ in range(left[kind]):
            pool.append(kind)
    return pool
