"""What a seat may conclude from its view and its journal, and worlds that fit.

`Watch` holds what lies in sight, `Memory` what is remembered of cards that do not. A card seen in a hand is taken
to be there until it, or an equal one, is seen to leave. Two others who swap unseen are taken to have swapped no Pacts
until something shows that they did.
"""

from collections.abc import Sequence
from typing import Final, final

from courtier.core.event import UNKNOWN
from courtier.core.pending import UNANSWERED, Pending
from courtier.core.rng import Rng
from courtier.games.intrigue.cards import (
    CARD_CODES,
    FIRST_UNCOLOURED,
    INFLUENCE,
    IS_PACT,
    KIND_COUNT,
    NO_CARD,
    NO_COLOUR,
    PACT_COLOUR,
    SLOTS,
    STANDING,
    TYPE_OF,
    Cards,
)
from courtier.games.intrigue.court import AGREED, DENIED, EITHER, UNDECIDED, Court, payee_of, payer_of
from courtier.games.intrigue.events import BACK_WORDS, DISCARD_TOP, DRAW_TOP, OWN_TOP, PILES
from courtier.games.intrigue.memory import (
    ANY,
    BLANK,
    COLOURLESS,
    IN_HAND,
    NO_PACTS,
    NOBODY,
    PACTS,
    PACTS_OF,
    Marks,
    Memory,
)
from courtier.games.intrigue.variants import Variants
from courtier.games.intrigue.watch import BLANK as NOT_IN_SIGHT
from courtier.games.intrigue.watch import Line, Watch

NOTHING: Final = -2  # offered


@final
class Belief:
    """A watch on what lies in sight, and a memory of what does not."""

    def __init__(self, view: Line, journal: Sequence[Line], variants: Variants, cards: Cards) -> None:
        self.watch = Watch(view, variants, cards)
        court = self.watch.court
        self.seat = self.watch.seat
        self.variants = variants
        self.marks = Marks(cards)
        self.in_play = kinds_in_play(court)
        self.memory = Memory(court.seats, self.in_play, Rng(2 + self.seat))
        self.lost_piles = [0] * court.seats
        self.sizes = [0] * court.seats  # of the personal piles, lost ones included
        self.own_pile: list[int] = []  # as far as the seat knows what is in it
        self.stack: list[Pending] | None = None
        # The open trade, or the last.
        self.traders = (NOBODY, NOBODY)
        self.offers = [BLANK, BLANK]  # kinds, where the seat saw them
        self.offer_marks = [ANY, ANY]
        self.offer_cards = [NOBODY, NOBODY]  # of the memory, where a check or a back has shown something
        self.fined: list[int] = []
        self.debts: list[tuple[int, int]] = []
        # Open backs, and Pacts lying open.
        self.backs: dict[int, list[int]] = {}  # told, of cards about to move, by seat
        self.tops: dict[int, int] = {}  # of the uppermost card, by pile
        self.hand_marks: list[list[int]] = [[] for _ in range(court.seats)]
        self.table_marks = [0] * court.seats
        self.offers_now: list[int | None] = [None, None]
        self.pacts: list[list[int]] = [[] for _ in range(court.seats)]
        for line in journal:
            self.remember(line)
        self.look(view)

    # What lies in sight now, where the journal does not go back far enough

    def look(self, view: Line) -> None:
        court = self.watch.court
        more: Line = view["more"]
        if court.trading and self.traders[0] == NOBODY:
            self.trade_began({"seat": court.initiator, "partner": court.partner})
            self.fined = [payer_of(owed) for owed in court.debts if payee_of(owed) != EITHER]
            if self.seat in self.traders and self.watch.question != "offer":
                self.offers = [card if card >= 0 else NOTHING for card in (court.offer_by, court.offer_with)]
        if "pacts" in more:
            self.pacts = [[CARD_CODES[name] for name in names] for names in more["pacts"]]
        if "backs" in more:
            backs: Line = more["backs"]
            self.tops = {PILES.index(pile): back for pile, back in backs["tops"].items() if back is not None}
            self.hand_marks = [list(hand) for hand in backs["hands"]]
            self.table_marks = [0 if back is None else back for back in backs["table"]]
            self.offers_now = list(backs["offers"])
        if self.seat != NOBODY and court.left[self.seat] and court.piles[self.seat][0] != NOT_IN_SIGHT:
            self.own_pile = court.piles[self.seat].copy()  # as it lies, but for the order
        for seat in range(court.seats):
            self.look_at_hand(seat)
            self.look_at_table(seat)
        self.look_at_discard()

    def look_at_hand(self, seat: int) -> None:
        """Cards that are seen, and those that the journal has not seen coming; a card on offer is one of them."""
        court = self.watch.court
        memory = self.memory
        hand = court.hands[seat]
        offer = self.offer_of(seat)
        offers = [offer] if offer >= 0 else []
        if hand and hand[0] != NOT_IN_SIGHT:
            memory.set_hand(seat, hand + offers)
            return
        for card in set(self.pacts[seat] + offers):
            self.make_known(seat, card, (self.pacts[seat] + offers).count(card))
        while len(memory.hands[seat]) < len(hand) + len(offers):
            memory.hands[seat].append(memory.card(BLANK, IN_HAND))

    def offer_of(self, seat: int) -> int:
        court = self.watch.court
        if not court.trading or seat not in {court.initiator, court.partner}:
            return NO_CARD
        return court.offer_by if seat == court.initiator else court.offer_with

    def make_known(self, seat: int, kind: int, times: int) -> None:
        """So many cards of that kind lie in the hand."""
        memory = self.memory
        for card in memory.hands[seat]:
            if memory.kinds[card] == kind and times:
                memory.make_sure(card)
                times -= 1
        for _ in range(times):
            blanks = [card for card in memory.hands[seat] if not memory.sure[card]]
            card = blanks[0] if blanks else memory.card(BLANK, IN_HAND)
            if not blanks:
                memory.hands[seat].append(card)
            memory.recognize(card, kind)
            memory.make_sure(card)

    def look_at_table(self, seat: int) -> None:
        lying = self.watch.court.table[seat]
        memory = self.memory
        if lying != NO_CARD and memory.table[seat] == NOBODY:
            memory.table[seat] = memory.card(BLANK if lying == NOT_IN_SIGHT else lying, NO_PACTS)

    def look_at_discard(self) -> None:
        memory = self.memory
        discard = self.watch.court.discard
        unknown = len(discard) - len(memory.discard)
        memory.discard = [memory.card(BLANK, ANY) for _ in range(unknown)] + memory.discard
        for place in range(len(discard)):
            if discard[place] != NOT_IN_SIGHT:
                memory.recognize(memory.discard[place], discard[place])
                memory.make_sure(memory.discard[place])

    # Keeping up

    def see(self, line: Line) -> None:
        """Take in one more line of the journal: an own answer, a step back, or a glimpse."""
        self.stack = None
        if "answer" in line:
            self.watch.answered(line)
        elif "event" not in line:
            self.watch.stepped_back()
        else:
            follow = getattr(self.watch, f"on_{line['event']}", None)
            if follow is not None:
                follow(line)
            self.watch.sealed = UNANSWERED
            self.remember(line)

    def remember(self, line: Line) -> None:
        """Keep what the line says of cards that are not in sight."""
        if "event" in line:
            keep = getattr(self, f"keep_{line['event']}", None)
            if keep is not None:
                keep(line)

    def back(self, seat: int, place: int = 0) -> int:
        """What the back of a moving card has told all."""
        marks = self.backs.get(seat, [])
        return self.marks.backs[marks[place]] if place < len(marks) else ANY

    def keep_backs(self, line: Line) -> None:
        self.backs[line["seat"]] = [BACK_WORDS.index(words) for words in line["backs"]]

    def keep_top(self, line: Line) -> None:
        pile = PILES.index(line["pile"])
        self.tops[pile] = BACK_WORDS.index(line["mark"])

    def keep_bare(self, line: Line) -> None:
        self.tops.pop(PILES.index(line["pile"]), None)

    # Draws

    def keep_started(self, line: Line) -> None:
        self.memory.first_deck = COLOURLESS
        if self.seat != NOBODY:
            self.own_pile = own_pile(self.in_play, self.seat)

    def keep_drew(self, line: Line) -> None:
        seat: int = line["seat"]
        own = line["source"] == "own_pile"
        if own and self.own_pile and seat == self.seat:
            self.own_pile.remove(first(line))
        among = self.back(seat) & (IN_HAND if own or self.memory.first_deck != ANY else NO_PACTS)
        self.memory.draw(seat, first(line), among, seat if own else self.memory.deck())
        self.hand_marks[seat] += self.backs.get(seat, [])
        self.memory.make_sure(self.memory.hands[seat][-1], seat == self.seat)

    def keep_drew_standing(self, line: Line) -> None:
        if self.memory.decks:
            self.memory.make_sure(self.memory.card(STANDING, ANY, self.memory.deck()))
            self.memory.twice.append(STANDING)

    def keep_reshuffled(self, line: Line) -> None:
        self.memory.reshuffle(line["draw"])

    # Trades

    def keep_invited(self, line: Line) -> None:
        self.trade_began(line)
        if line["seat"] != self.seat:
            self.memory.had(line["seat"], BLANK, offerable(line["seat"]))

    def keep_summoned(self, line: Line) -> None:
        self.trade_began(line)

    def trade_began(self, line: Line) -> None:
        self.traders = (line["seat"], line["partner"])
        self.offers = [BLANK, BLANK]
        self.offer_marks = [offerable(line["seat"]), offerable(line["partner"])]
        self.offer_cards = [NOBODY, NOBODY]
        self.fined = []

    def keep_offered(self, line: Line) -> None:
        """The two traders see both cards; by variant all see the backs."""
        if self.traders != (line["seat"], line["partner"]):
            self.trade_began(line)
        if line["cards"] != UNKNOWN:
            self.offers = [CARD_CODES.get(name, NOTHING) for name in line["cards"]]
        for place, seat in enumerate(self.traders):
            if self.variants.open_backs:
                self.mark_offer(place, seat)
            if self.offers[place] == NOTHING:
                self.memory.lacked(seat, offerable(seat))
            elif self.offers[place] != BLANK or self.variants.open_backs:
                self.offer_marks[place] &= self.back(seat)
                self.offer_cards[place] = self.memory.had(seat, self.offers[place], self.offer_marks[place])
                self.memory.make_sure(self.offer_cards[place])

    def mark_offer(self, place: int, seat: int) -> None:
        """The variant `backs`: all see the back of what lies aside."""
        marks = self.backs.get(seat, [])
        self.offers_now[place] = marks[0] if marks else None
        if marks:
            self.unmark(seat)
        else:
            self.offers[place] = NOTHING

    def unmark(self, seat: int) -> None:
        """Cards with the backs just told leave the hand."""
        for mark in self.backs.get(seat, []):
            self.hand_marks[seat].remove(mark)

    def return_marks(self, to_by: int, to_with: int, but_pacts: bool = False) -> None:
        """The cards on offer come into these hands."""
        for place, seat in enumerate((to_by, to_with)):
            mark = self.offers_now[place]
            if mark is not None and (mark or not but_pacts):
                self.hand_marks[seat].append(mark)
                self.offers_now[place] = None

    def keep_given_back(self, line: Line) -> None:
        for place in range(2):
            card = self.offer_cards[place]
            if card != NOBODY and self.memory.can_be(card) & ~PACTS:
                self.memory.make_sure(card, self.traders[place] == self.seat)
                self.offer_cards[place] = NOBODY
        self.return_marks(self.traders[0], self.traders[1], but_pacts=True)

    def keep_accused(self, line: Line) -> None:
        """I-OBJ-2: the accuser holds no Pact of either trader."""
        if self.traders[0] != NOBODY:
            self.memory.lacked(line["seat"], PACTS_OF[self.traders[0]] | PACTS_OF[self.traders[1]])

    def keep_found_legal(self, line: Line) -> None:
        self.found(line["seat"], self.marks.legal)

    def keep_found_illegal(self, line: Line) -> None:
        self.found(line["seat"], self.marks.illegal[line["number"]])

    def keep_found_nothing(self, line: Line) -> None:
        if line["seat"] in self.traders:
            self.memory.lacked(line["seat"], offerable(line["seat"]))
            self.offers[self.traders.index(line["seat"])] = NOTHING

    def found(self, seat: int, among: int) -> None:
        """I-OBJ-5: what a check shows of a card on offer."""
        if seat in self.traders and self.seat not in self.traders:
            place = self.traders.index(seat)
            self.offer_marks[place] &= among
            if self.offer_cards[place] == NOBODY:
                self.offer_cards[place] = self.memory.had(seat, BLANK, self.offer_marks[place])
            else:
                self.memory.narrow(self.offer_cards[place], among)

    def keep_fined(self, line: Line) -> None:
        """I-PACT-4: where somebody could agree and has to pay, no Pact was offered."""
        self.debts.append((line["seat"], line["amount"]))
        self.fined.append(line["seat"])
        for card in self.offer_cards:
            if card != NOBODY:
                self.memory.narrow(card, NO_PACTS)

    def keep_fined_for_accusing(self, line: Line) -> None:
        self.debts.append((line["seat"], line["amount"]))

    def keep_paid(self, line: Line) -> None:
        seat, amount = self.debts.pop(0) if self.debts else (line["seat"], line["amount"])
        self.give(seat, line["payee"], first(line), self.marks.at_least[amount] & self.back(seat))
        self.unmark(seat)
        self.hand_marks[line["payee"]] += self.backs.get(seat, [])

    def give(self, seat: int, to: int, kind: int, among: int) -> None:
        card = self.leave(seat, kind, among)
        self.memory.make_sure(card, to == self.seat)
        self.memory.hands[to].append(card)

    def leave(self, seat: int, kind: int, among: int) -> int:
        """A card leaves a hand; the one on offer lies aside (I-TRADE-16)."""
        hand = self.memory.hands[seat]
        aside = self.offer_cards[self.traders.index(seat)] if seat in self.traders else NOBODY
        if aside not in hand or len(hand) == 1:
            return self.memory.leave(seat, kind, among)
        hand.remove(aside)
        card = self.memory.leave(seat, kind, among)
        hand.append(aside)
        return card

    def keep_bribe_discarded(self, line: Line) -> None:
        self.put_away(line["seat"], first(line))
        self.unmark(line["seat"])

    def keep_bribe_settled(self, line: Line) -> None:
        if self.debts:
            self.debts.pop(0)

    def keep_standing_lost(self, line: Line) -> None:
        self.keep_had_no_standing(line)
        if self.variants.standing_returns:
            self.memory.put_away(self.memory.card(STANDING, ANY))
            self.memory.make_sure(self.memory.discard[-1])

    def keep_had_no_standing(self, line: Line) -> None:
        """I-FINE-4, I-FINE-11: who could have paid with a card not on offer would have had to."""
        if line["cause"] == "fine" and self.debts:
            seat, amount = self.debts.pop(0)
            aside = NOBODY
            if seat in self.traders and not self.variants.pay_with_offer:
                aside = self.offer_cards[self.traders.index(seat)]
            self.memory.lacked(seat, self.marks.at_least[amount], aside)

    def keep_pact_removed(self, line: Line) -> None:
        """The card on offer, if it is known which one that was."""
        seat: int = line["seat"]
        kind = CARD_CODES[line["card"]]
        self.memory.twice.append(kind)
        if seat in self.traders:
            place = self.traders.index(seat)
            card = self.offer_cards[place]
            self.offer_cards[place] = NOBODY
            self.offers_now[place] = None
            if card in self.memory.hands[seat]:
                self.memory.recognize(card, kind)
        self.memory.make_sure(self.memory.leave(seat, kind, ANY))

    def keep_swapped(self, line: Line) -> None:
        if self.traders != (line["seat"], line["partner"]):
            self.trade_began(line)
        given = [self.swapped_card(place) for place in range(2)]
        self.memory.hands[self.traders[1]].append(given[0])
        self.memory.hands[self.traders[0]].append(given[1])
        self.offer_cards = [NOBODY, NOBODY]
        self.return_marks(self.traders[1], self.traders[0])

    def keep_returned(self, line: Line) -> None:
        """What was on offer is in hand again, and may leave it unseen."""
        for place, seat in enumerate(self.traders):
            if self.offer_cards[place] in self.memory.hands[seat]:
                self.memory.make_sure(self.offer_cards[place], seat == self.seat)
        self.offer_cards = [NOBODY, NOBODY]
        self.return_marks(self.traders[0], self.traders[1])

    def swapped_card(self, place: int) -> int:
        """The card that a trader gave away."""
        seat = self.traders[place]
        card = self.offer_cards[place]
        if card != NOBODY and card in self.memory.hands[seat]:
            self.memory.hands[seat].remove(card)
            self.memory.make_sure(card, seat != self.seat and self.seat in self.traders)
            return card
        return self.memory.leave(seat, max(self.offers[place], BLANK), self.offer_marks[place] & NO_PACTS)

    # Announcements

    def keep_put_down(self, line: Line) -> None:
        seat: int = line["seat"]
        self.memory.table[seat] = self.memory.leave(seat, first(line), NO_PACTS & self.back(seat))
        if self.variants.open_backs:
            self.unmark(seat)
            self.table_marks[seat] = self.backs[seat][0]

    def keep_put_nothing_down(self, line: Line) -> None:
        if not self.variants.voluntary_put_down:
            self.memory.lacked(line["seat"], NO_PACTS)

    def keep_testified(self, line: Line) -> None:
        """The card is turned up; it may be one that was known to be in the hand."""
        seat: int = line["seat"]
        kind = CARD_CODES[line["card"]]
        memory = self.memory
        card = memory.table[seat]
        if card == NOBODY or memory.kinds[card] == kind:
            return
        for other in memory.hands[seat]:
            if memory.kinds[other] == kind and memory.kinds[card] == BLANK:
                memory.hands[seat].remove(other)
                memory.hands[seat].append(card)
                memory.table[seat] = other
                memory.make_sure(other)
                return
        memory.recognize(card, kind)
        memory.make_sure(card)

    def keep_announced(self, line: Line) -> None:
        self.keep_testified(line)
        self.keep_took_effect(line)

    def keep_took_effect(self, line: Line) -> None:
        """I-ANN-6, I-SOC-3: who holds the target's Pact could not."""
        self.memory.lacked(line["seat"], PACTS_OF[line["target"]])

    def keep_failed(self, line: Line) -> None:
        """The one reason that is not told is a Pact of the target."""
        self.memory.had(line["seat"], BLANK, PACTS_OF[line["target"]])

    def keep_cleared(self, line: Line) -> None:
        seat: int = line["seat"]
        card = self.memory.table[seat]
        self.memory.table[seat] = NOBODY
        self.memory.put_away(self.memory.card(BLANK, NO_PACTS) if card == NOBODY else card)

    # Exits

    def keep_eliminated(self, line: Line) -> None:
        self.lost_piles[line["seat"]] = line["pile"]
        if line["seat"] == self.seat:
            self.own_pile = []

    def keep_bequeathed(self, line: Line) -> None:
        for place in range(line["count"]):
            kind = BLANK if line["cards"] == UNKNOWN else CARD_CODES[line["cards"][place]]
            self.give(line["seat"], line["heir"], kind, IN_HAND)
        self.memory.hands[line["seat"]] = []
        self.pacts[line["seat"]] = []
        self.hand_marks[line["heir"]] += self.hand_marks[line["seat"]]
        self.hand_marks[line["seat"]] = []

    def keep_hand_discarded(self, line: Line) -> None:
        """Pacts first: what is left can be none."""
        seat: int = line["seat"]
        hand = [] if line["cards"] == UNKNOWN else [CARD_CODES[name] for name in line["cards"]]
        pacts = [card for card in hand if IS_PACT[card]]
        kept = [card for card in hand if not IS_PACT[card]]
        for place in range(line["removed"]):
            self.memory.boxed.append(self.memory.leave(seat, pacts[place] if pacts else BLANK, PACTS))
        for place in range(line["discarded"]):
            self.put_away(seat, kept[place] if kept else BLANK, place)
        self.memory.hands[seat] = []
        self.pacts[seat] = []
        self.hand_marks[seat] = []

    def keep_heir_discarded(self, line: Line) -> None:
        self.put_away(line["seat"], first(line))
        self.unmark(line["seat"])

    def put_away(self, seat: int, kind: int, place: int = 0) -> None:
        self.memory.put_away(self.leave(seat, kind, NO_PACTS & self.back(seat, place)))

    def keep_only_pacts_left(self, line: Line) -> None:
        self.memory.lacked(line["seat"], NO_PACTS)

    # What lies open

    def keep_pact_shown(self, line: Line) -> None:
        card = CARD_CODES[line["card"]]
        self.pacts[line["seat"]].append(card)
        self.make_known(line["seat"], card, self.pacts[line["seat"]].count(card))

    def keep_face_up(self, line: Line) -> None:
        place: int = line["place"]
        if place < len(self.memory.discard):
            self.memory.recognize(self.memory.discard[place], CARD_CODES[line["card"]])
            self.memory.make_sure(self.memory.discard[place])

    def keep_shown(self, line: Line) -> None:
        self.memory.set_hand(line["seat"], [CARD_CODES[name] for name in line["cards"]])

    # Guessing

    def guess(self, rng: Rng) -> Court:
        """A world that fits."""
        if self.stack is None:
            self.prepare()
        kinds, piles = self.memory.deal(
            rng, self.left_over(), self.sizes, self.watch.court.draw_left, self.tops_by_origin()
        )
        return self.world(kinds, piles, rng)

    def leave_a_bribe(self, seat: int) -> None:
        """The variant `bribery`: who has still to discard has something to discard."""
        aside = self.offer_cards[self.traders.index(seat)] if seat in self.traders else NOBODY
        card = self.memory.had(seat, BLANK, NO_PACTS, aside)
        if card != NOBODY and not self.memory.sure[card]:
            self.memory.print_on(card, self.memory.printed[card] & NO_PACTS)

    def rule_out_pacts(self) -> None:
        """The variant `open_pacts`: what is not shown is no foreign Pact."""
        memory = self.memory
        for seat in range(self.watch.court.seats):
            for kind in set(self.pacts[seat]):
                self.make_known(seat, kind, self.pacts[seat].count(kind))
            for card in memory.hands[seat]:
                if not memory.sure[card]:
                    memory.print_on(card, memory.printed[card] & offerable(seat))

    def read_backs(self) -> None:
        """The variant `backs`: every card face down has the back that all see."""
        memory = self.memory
        court = self.watch.court
        for seat in range(court.seats):
            if memory.table[seat] != NOBODY:
                memory.print_on(memory.table[seat], self.marks.backs[self.table_marks[seat]])
            if seat != self.seat and not court.ended:
                self.read_hand(seat, self.hand_marks[seat].copy())
        if memory.discard and DISCARD_TOP in self.tops:
            memory.print_on(memory.discard[-1], self.marks.backs[self.tops[DISCARD_TOP]])

    def read_hand(self, seat: int, marks: list[int]) -> None:
        """First the card on offer, then those that are known, then the blanks that can have a back, then the rest."""
        memory = self.memory
        unread = memory.hands[seat].copy()
        if self.watch.court.trading and seat in self.traders:
            place = self.traders.index(seat)
            mark = self.offers_now[place]
            if mark is not None:
                card = self.offer_cards[place]
                if card not in unread or not memory.can_be(card) & self.marks.backs[mark]:
                    card = best_with(memory, unread, self.marks.backs[mark])
                self.offer_cards[place] = card
                unread.remove(card)
                memory.print_on(card, self.marks.backs[mark])
        for certain in (True, False):
            for mark in marks.copy():
                card = best_with(memory, unread, self.marks.backs[mark])
                if not certain or (memory.kinds[card] != BLANK and memory.can_be(card) & self.marks.backs[mark]):
                    unread.remove(card)
                    marks.remove(mark)
                    memory.print_on(card, self.marks.backs[mark])

    def prepare(self) -> None:
        """Once for all guesses of a moment: the stack, and what variants lay open."""
        self.stack = self.watch.stack()
        self.memory.forget_prints()
        if self.variants.open_backs:
            self.read_backs()
        if self.variants.open_pacts:
            self.rule_out_pacts()
        if self.watch.question == "bribe_discard":
            self.leave_a_bribe(self.watch.asked[0])

    def left_over(self) -> list[int]:
        """How many of each kind are neither Standing in front of somebody nor openly removed."""
        court = self.watch.court
        left = self.in_play.copy()
        for card in court.removed:
            left[card] -= 1
        for seat in range(court.seats):
            left[STANDING] -= court.standing[seat]
            self.sizes[seat] = court.left[seat] + self.lost_piles[seat]
        for card in self.own_pile:
            left[card] -= 1
        self.sizes[self.seat] -= len(self.own_pile)
        return left

    def world(self, kinds: list[int], piles: list[list[int]], rng: Rng) -> Court:
        """The game in which the cards lie so."""
        memory = self.memory
        court = self.watch.court.clone()
        court.rng = Rng(0, 1 + rng.bits())
        rest = piles[-1]
        for seat in range(court.seats):
            hand = [kinds[card] for card in memory.hands[seat]]
            hand.sort()
            court.hands[seat] = hand
            lying = memory.table[seat]
            court.table[seat] = NO_CARD if lying == NOBODY else kinds[lying]
            court.piles[seat] = piles[seat][-court.left[seat] :] if court.left[seat] else []
        if self.own_pile:
            court.piles[self.seat] = self.own_pile.copy()
            rng.shuffle(court.piles[self.seat])
            self.bring_up(court)
        court.discard = [kinds[card] for card in memory.discard]
        boxed = len(court.boxed)
        court.boxed = [kinds[card] for card in memory.boxed]
        for seat in range(court.seats):
            court.boxed += piles[seat][: len(piles[seat]) - court.left[seat]]
        while len(court.boxed) < boxed and rest:
            court.boxed.append(rest.pop(0))
        court.draw = rest
        if court.bribe and self.watch.asked[0] != self.seat:
            court.bribe = 1  # what the cards discarded so far were worth is not known
        if court.trading and self.watch.question != "offer":
            self.imagine_trade(court, kinds, rng)
        self.open_question(court)
        return court

    def open_question(self, court: Court) -> None:
        assert self.stack is not None
        if not court.ended:
            court.pending = self.stack.copy()
            court.asking = court.pending[-1]
            if self.seat != NOBODY:
                court.answers[self.seat] = self.watch.sealed

    def bring_up(self, court: Court) -> None:
        """The variant `backs`, on the own pile that the seat has looked through."""
        pile = court.piles[self.seat]
        for place in range(len(pile)):
            if court.mark(pile[place]) == self.tops.get(OWN_TOP + self.seat):
                pile.append(pile.pop(place))
                return

    def tops_by_origin(self) -> dict[int, int]:
        """The variant `backs`: what the uppermost cards of the face-down piles can be."""
        tops: dict[int, int] = {}
        for pile, mark in self.tops.items():
            if pile == DRAW_TOP:
                tops[self.memory.deck()] = self.marks.backs[mark]
            elif pile >= OWN_TOP and not (self.own_pile and pile == OWN_TOP + self.seat):
                tops[pile - OWN_TOP] = self.marks.backs[mark]
        return tops

    # The open trade

    def imagine_trade(self, court: Court, kinds: list[int], rng: Rng) -> None:
        """Offers and decisions that may be, where the seat does not know them."""
        returned = court.stopped and self.variants.pay_with_offer
        court.offer_by = self.imagine_offer(court, kinds, 0, returned, rng)
        court.offer_with = self.imagine_offer(court, kinds, 1, returned, rng)
        if self.watch.question in {"claim", "decide"}:
            return
        if court.decision_by == UNDECIDED:
            court.decision_by = self.imagine_decision(court, court.initiator, rng)
        if court.decision_with == UNDECIDED:
            court.decision_with = self.imagine_decision(court, court.partner, rng)

    def imagine_offer(self, court: Court, kinds: list[int], place: int, returned: bool, rng: Rng) -> int:
        """The card that lies aside, out of the hand."""
        seat = self.traders[place]
        hand = court.hands[seat]
        card = self.offer_cards[place]
        kind = NO_CARD
        if self.offers[place] >= 0:
            kind = self.offers[place]
        elif card != NOBODY and kinds[card] in hand:
            kind = kinds[card]
        elif self.offers[place] == BLANK and not returned:
            offers = [each for each in hand if PACT_COLOUR[each] in {NO_COLOUR, seat}]
            kind = offers[rng.below(len(offers))] if offers else NO_CARD
        if returned and (kind < 0 or not IS_PACT[kind] or court.cards.legal[kind]):
            return NO_CARD
        if kind >= 0:
            hand.remove(kind)
        return kind

    def imagine_decision(self, court: Court, seat: int, rng: Rng) -> int:
        """What was possible; who is not fined after an illegal find has denied."""
        own = court.offer_by if seat == court.initiator else court.offer_with
        other = court.offer_with if seat == court.initiator else court.offer_by
        if seat in self.fined:
            return AGREED
        if self.fined or own < 0 or other < 0 or IS_PACT[own] != IS_PACT[other]:
            return DENIED
        if TYPE_OF[other] == INFLUENCE or (court.favour and self.variants.favour_binding):
            return AGREED
        return AGREED if rng.below(2) else DENIED


def best_with(memory: Memory, cards: list[int], among: int) -> int:
    """A card that is known to be one of these, else a blank that can be."""
    best = cards[0]
    rank = 0
    for card in cards:
        likely = 0
        if memory.can_be(card) & among:
            likely = 1 if memory.kinds[card] == BLANK else 2
        if likely > rank:
            best = card
            rank = likely
    return best


def first(line: Line) -> int:
    """The card of the event, if the seat may know it."""
    return BLANK if line["cards"] == UNKNOWN else CARD_CODES[line["cards"][0]]


def offerable(seat: int) -> int:
    """I-TRADE-7."""
    return NO_PACTS | PACTS_OF[seat]


def own_pile(in_play: list[int], seat: int) -> list[int]:
    """I-SETUP-4: the owner knows what is in it, though not in which order."""
    return [kind for kind in range(SLOTS * seat, SLOTS * (seat + 1)) for _ in range(in_play[kind])]


def kinds_in_play(court: Court) -> list[int]:
    """I-SETUP: how many cards of each kind the game began with."""
    copies = court.cards.copies.copy()
    for kind in range(SLOTS * court.seats, FIRST_UNCOLOURED):
        copies[kind] = 0
    copies[STANDING] = court.seats * court.variants.start_standing
    if court.variants.one_pact:
        for kind in range(KIND_COUNT):
            if IS_PACT[kind] and not court.cards.legal[kind]:
                copies[kind] = 0
    return copies
