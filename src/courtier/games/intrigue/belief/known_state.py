"""What a seat knows for certain: all cards in sight, its own hand, and which question is open.

`court` is the game with a blank card in place of each that is not in sight. Who is asked next follows from it, because
who is asked follows from public facts alone (I-ROUND-5). What each event changes is in `known_events.py`.
"""

from typing import Final, final

from courtier.core.pending import UNANSWERED, Pending
from courtier.core.questions import SEATS
from courtier.games.intrigue.actions import OWN
from courtier.games.intrigue.belief.state_from_view import BLANK, Fields, court_in_sight
from courtier.games.intrigue.cards import CARD_CODES, NO_CARD, SETUP_HAND, STANDING, Cards, put_in
from courtier.games.intrigue.court import ANNOUNCEMENT, DISCUSSION, DRAWING, SETUP, TRADE, VOTE
from courtier.games.intrigue.decisions.announcement import GATHER, RESOLVE
from courtier.games.intrigue.decisions.draw import DEAL, DRAWS, FIRST_DRAWS, draws
from courtier.games.intrigue.decisions.exits import BEQUEATH, END_TEST, EXITS, HeirDiscard
from courtier.games.intrigue.decisions.fines import PAY, PAY_FINES, ChoosePayee
from courtier.games.intrigue.decisions.objection import CLOSE_TRADE
from courtier.games.intrigue.decisions.rounds import (
    BEGIN_ROUND,
    CHANCES,
    END_ROUND,
    NEXT_ROUND,
    has_chance,
)
from courtier.games.intrigue.decisions.vote import OPEN_VOTE, WAVE, free_voters, pickers
from courtier.games.intrigue.packed import EITHER, drawer_of, payee_of, payer_of, source_of
from courtier.games.intrigue.questions import STEPS
from courtier.games.intrigue.variants import Variants

WINDOW_NAMES: Final = frozenset(row.name for row in STEPS.rows if row.holds == (SEATS,)) | {"pile_card"}


@final
class KnownState:
    """The public facts, one's own hand, and the open question."""

    def __init__(self, seat: int, view: Fields, variants: Variants, cards: Cards) -> None:
        more: Fields = view["more"]
        self.seat = seat
        self.court = court_in_sight(view, variants, cards)
        asked: list[Fields] = view["asked"]
        self.question: str = asked[0]["question"] if asked else ""
        self.asked: tuple[int, ...] = tuple(each["seat"] for each in asked)
        self.one_asked: bool = view["turn"]["seat"] is not None
        self.losers: list[int] = list(more["leaving"])
        if self.question == "heir":
            self.losers.insert(0, self.asked[0])
        self.to_discard: int = more["to_discard"]
        self.paying: int = CARD_CODES.get(more["paying"], NO_CARD)  # with which the seat itself is about to pay
        self.scene: int = self.court.phase  # in which phase the last consequence took place
        self.trader: int = self.court.initiator  # whose chance the last trade was
        self.sealed: int = UNANSWERED if more["answer"] is None else more["answer"]

    # Own answers

    def answered(self, line: Fields) -> None:
        """An own answer."""
        question: str = line["question"]
        action: int = line["answer"]
        if question in WINDOW_NAMES and not self.one_asked:
            self.sealed = action
        elif question == "pay_fine" and action < STANDING and self.court.debts and self.must_choose_payee():
            self.paying = action
            self.question = "choose_payee"

    def must_choose_payee(self) -> bool:
        return payee_of(self.court.debts[0]) == EITHER

    def stepped_back(self) -> None:
        self.paying = NO_CARD
        self.question = "pay_fine"

    # Cards

    def enter(self, seat: int, card: int = BLANK) -> None:
        put_in(self.court.hands[seat], card)

    def leave(self, seat: int, card: int = BLANK) -> None:
        self.court.hands[seat].remove(card if seat == self.seat else BLANK)

    # The open question, and what is still to come

    def ask(self, question: str, seats: tuple[int, ...], one: bool = False) -> None:
        self.question = question
        self.asked = seats
        self.one_asked = one

    def ask_one(self, question: str, seat: int) -> None:
        self.ask(question, (seat,), True)

    def open_question(self) -> Pending:
        if not self.one_asked:
            name = "pile_cards" if self.question == "pile_card" else self.question
            return STEPS.revive(self.court.seats, [name, self.asked])
        seat = self.asked[0]
        if self.question == "heir_discard":
            return HeirDiscard(seat, self.to_discard)
        if self.question == "choose_payee":
            return ChoosePayee(seat, PAY_FINES[seat], self.paying)
        return STEPS.revive(self.court.seats, [self.question, seat])

    def stack(self) -> list[Pending]:
        """What is still to come, which all can see (I-ROUND-1)."""
        court = self.court
        if court.ended:
            return []
        stack = self.rest_of_round()
        if court.trading:
            stack += [EXITS, CLOSE_TRADE]
            if court.debts:
                stack.append(PAY)
        elif self.is_exit():
            stack.append(END_TEST)
            left = len(self.losers) - (1 if self.question == "heir" else 0)
            if left:
                stack.append(BEQUEATH)
        stack.append(self.open_question())
        return stack

    def rest_of_round(self) -> list[Pending]:
        """The consequences below the open trade or exit, the end of the round first."""
        court = self.court
        if court.phase == SETUP:
            return [BEGIN_ROUND, FIRST_DRAWS, *self.dealing()]
        if court.phase == DRAWING and self.is_exit():
            return [NEXT_ROUND]
        stack: list[Pending] = [END_ROUND]
        if court.phase == DRAWING:
            return [*stack, *([DRAWS] if court.variants.refill else []), *self.dealing()]
        stack.append(DRAWS)
        if court.phase == VOTE:
            return stack if self.is_exit() else [*stack, WAVE]
        stack.append(OPEN_VOTE)
        if court.phase == ANNOUNCEMENT:
            return stack if self.question in {"put_down", "announce"} else [*stack, RESOLVE]
        stack.append(GATHER)
        place = 0 if court.phase == DISCUSSION else self.place(court.initiator) + 1
        return stack if place == court.seats else [*stack, CHANCES[place]]

    def dealing(self) -> list[Pending]:
        return [DEAL] if self.court.due else []

    def place(self, seat: int) -> int:
        """How many seats after the start player."""
        return (seat - self.court.start) % self.court.seats

    def is_exit(self) -> bool:
        return self.question in {"heir", "heir_discard"}

    # Which question follows

    def dealt(self, seat: int) -> None:
        """The next draw; where the draw pile fails by variant a question to its drawer (I-DRAW-9)."""
        court = self.court
        self.scene = court.phase
        if court.due and drawer_of(court.due[0]) == seat:
            court.due.pop(0)
        if court.due and court.variants.pile_choice:
            following = drawer_of(court.due[0])
            dry = not court.draw_left and not court.discard
            if source_of(court.due[0]) != OWN and dry and court.left[following]:
                court.due.pop(0)
                self.ask_one("pile_card", following)
                return
        if court.phase == SETUP and len(court.hands[court.start]) < SETUP_HAND:
            self.ask("setup_draw", court.circle(court.start, court.living))
        elif court.phase == DRAWING and court.variants.refill:
            self.ask_draws()

    def next_chance(self, place: int) -> None:
        """I-TRADE-1, I-TRADE-19: of the seats from that place on; after the last one cards are put down."""
        court = self.court
        court.phase = TRADE
        for step in range(place, court.seats):
            seat = (court.start + step) % court.seats
            if has_chance(court, seat):
                court.initiator = seat
                self.ask_one("invite", seat)
                return
        self.ask_for_cards()

    def ask_for_cards(self) -> None:
        """I-ANN-1..3."""
        court = self.court
        among = court.with_cards()
        if court.variants.trade_to_announce:
            among &= court.swapped
        if among:
            court.phase = ANNOUNCEMENT
            self.ask("put_down", court.circle(court.start, among))
        else:
            self.ask_votes()

    def ask_announcers(self) -> None:
        """I-ANN-4: all who have put a card down."""
        court = self.court
        down = 0
        for seat in range(court.seats):
            if court.table[seat] != NO_CARD:
                down |= 1 << seat
        if down:
            court.phase = ANNOUNCEMENT
            self.ask("announce", court.circle(court.start, down))
        else:
            self.ask_votes()

    def ask_votes(self) -> None:
        """I-VOTE-1, I-VOTE-7."""
        court = self.court
        court.phase = VOTE
        self.ask("vote", court.circle(court.start, free_voters(court)))

    def cast(self, seat: int, vote: int) -> None:
        """I-VOTE-9: a vote, and who may pick after it."""
        court = self.court
        court.votes[seat] = vote
        self.ask("hook_choice", court.circle(court.start, pickers(court)))

    def ask_draws(self) -> None:
        """I-DRAW-1."""
        court = self.court
        court.phase = DRAWING
        among = 0
        for seat in range(court.seats):
            if court.lives(seat) and draws(court, seat):
                among |= 1 << seat
        self.ask("draw_source", court.circle(court.start, among))

    # Trades and fines

    def open_trade(self, seat: int, partner: int) -> None:
        """I-TRADE-6."""
        court = self.court
        court.trading = True
        court.initiator = seat
        court.partner = partner
        self.ask("offer", (court.initiator, court.partner))

    def ask_payer(self) -> None:
        """I-FINE-12."""
        self.paying = NO_CARD
        if self.court.debts:
            self.ask_one("pay_fine", payer_of(self.court.debts[0]))

    def end_trade(self, to_by: int, to_with: int) -> None:
        """The cards on offer, where they are known, go to these seats."""
        court = self.court
        for seat, card in ((to_by, court.offer_by), (to_with, court.offer_with)):
            if card != NO_CARD:
                self.enter(seat, card if seat == self.seat else BLANK)
        self.scene = ANNOUNCEMENT if court.favour else TRADE
        self.trader = court.initiator
        court.end_trade()
        if self.scene == TRADE:
            self.next_chance(self.place(court.initiator) + 1)

    # Exits

    def scene_of_exits(self) -> int:
        """The phase of the last consequence; by variant exits come after the Draw."""
        return DRAWING if self.court.variants.exits_at_end else self.scene

    def next_heir(self) -> None:
        """I-LOSE-12, I-LOSE-14: the next loser who has cards; after the last the round goes on."""
        court = self.court
        while self.losers and not court.hands[self.losers[0]]:
            self.losers.pop(0)
        court.leaving = self.losers[1:]
        if self.losers:
            self.ask_one("heir", self.losers[0])
        elif court.phase == TRADE:
            self.next_chance(self.place(court.initiator) + 1)
        elif court.phase == VOTE:
            self.ask_draws()
