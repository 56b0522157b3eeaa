"""What a seat may conclude from its view and its journal, and worlds that fit.

`KnownState` follows the journal; its `hidden` keeps an account of the cards that others hold. Before the first guess
the account is exchanged for random others, so often that it no longer matters how it was found; and once more for
every guess.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from courtier.core.belief import belief
from courtier.core.belief.event_table import EventTable, Glimpse, take_in, take_in_all
from courtier.core.belief.unknown_places import UNKNOWN_CARD, fill_unknown
from courtier.core.deals.menu import OFFER, UNKNOWN_OFFER, AnswerDeal
from courtier.core.deals.rules import OFF
from courtier.core.pending import NOBODY, UNANSWERED, Decision
from courtier.core.rng import Rng
from courtier.games.duhr.belief.hidden_cards import ASIDE, TABLE, WEB
from courtier.games.duhr.belief.known_events import EVENTS, WITHOUT_EFFECT
from courtier.games.duhr.belief.known_state import KnownState
from courtier.games.duhr.belief.offers import SOME_OFFER, filled_in, with_offer
from courtier.games.duhr.belief.rewind import NEVER_SEEN, StateBefore
from courtier.games.duhr.cards import CONCEALED, NO_AGENDA, PER_COLOUR, Cards
from courtier.games.duhr.court import Court, owners_of
from courtier.games.duhr.deck import cards_of
from courtier.games.duhr.questions import STEPS
from courtier.games.duhr.supply import listed

SEALED: Final = ("choose_agenda", "negate")
FIRST_ROUNDS: Final = 6  # of exchanges, before the first guess after a change


@final
class Belief(belief.Belief):
    """What the seat knows, and its own unfinished and sealed answers."""

    def __init__(self, view: dict[str, Any], journal: Sequence[dict[str, Any]], cards: Cards) -> None:
        super().__init__(view)
        self.cards = cards
        self.known = KnownState(self.seat, view)
        self.read(view, journal)
        self.owners = owners_of(self.known.houses)
        self.chain: Decision | None = None  # one's own question, if it has grown out of another
        self.answer: int = UNANSWERED
        self.own_offer = UNKNOWN_OFFER  # what the seat has offered, a gift's card included
        self.read_own_answers(view["more"])
        # What guesses have in common
        self.never_seen = False  # True if there is a concealed card of which nothing is remembered
        self.free_houses: list[int] = []
        self.agendas: list[int] = []  # as dealt
        self.free_white: list[int] = []
        self.free_black: list[int] = []

    def read(self, view: dict[str, Any], journal: Sequence[dict[str, Any]]) -> None:
        """Take in the whole journal, from the deal on or from the table before its first line."""
        if not any(line.get("event") == "housed" for line in journal):
            self.known.begin_at(StateBefore(self.seat, view, journal), view)
        take_in_all(EVENTS, self.known, journal)
        self.known.look_at(view)

    def read_own_answers(self, more: dict[str, Any]) -> None:
        if more["chain"] is not None:
            question = STEPS.revive(self.seats, more["chain"])
            assert isinstance(question, Decision)
            self.chain = question
        if more["answer"] is not None:
            self.answer = more["answer"]
        offer = self.known.offer
        if offer and offer[0] == self.seat:
            self.own_offer = offer[2] * OFFER + offer[3]

    # Keeping up with the journal

    def saw(self, glimpse: Glimpse) -> None:
        self.chain = None
        self.answer = UNANSWERED
        take_in(EVENTS, self.known, glimpse)

    def answered(self, line: dict[str, Any]) -> None:
        """An own answer: sealed, or one more step of a chain, which leads to the same question in every world."""
        question: str = line["question"]
        if question in SEALED:
            self.answer = line["answer"]
            return
        while self.chain is not None and self.chain.name() != question:
            self.stepped_back()
        world = self.guess(Rng(1))
        world.apply(self.seat, line["answer"])
        asking = world.asking
        if isinstance(asking, AnswerDeal) and asking.proposer == self.seat:
            self.own_offer = asking.offer
        self.chain = None
        if isinstance(asking, Decision) and asking.seat == self.seat and asking.before is not None:
            self.chain = asking

    def stepped_back(self) -> None:
        if self.chain is not None:
            before = self.chain.before
            self.chain = None if before is None or before.before is None else before

    def tables(self) -> list[EventTable]:
        return [EVENTS]

    def events_without_effect(self) -> frozenset[str]:
        return WITHOUT_EFFECT

    # Guessing

    def prepare(self) -> None:
        known = self.known
        self.never_seen = False
        for row in known.rows:
            if NEVER_SEEN in row:
                self.never_seen = True
        self.free_houses = [house for house in known.houses if house not in known.conspiracies]
        self.agendas = [UNKNOWN_CARD] * (2 * PER_COLOUR)
        for seat in range(self.seats):
            self.place_agenda(seat, known.chosen[seat])
        for agenda in known.offered:
            self.place_agenda(self.seat, agenda)
        self.free_white = [agenda for agenda in range(PER_COLOUR) if agenda not in self.agendas]
        self.free_black = [agenda for agenda in range(PER_COLOUR, 2 * PER_COLOUR) if agenda not in self.agendas]
        for _ in range(FIRST_ROUNDS):
            known.hidden.exchange(known.hidden.rng)

    def place_agenda(self, seat: int, agenda: int) -> None:
        """Put a known agenda to where it was dealt."""
        if agenda != NO_AGENDA:
            self.agendas[seat if agenda < PER_COLOUR else PER_COLOUR + seat] = agenda

    def sample(self, rng: Rng) -> Court:
        known = self.known
        known.hidden.exchange(rng)
        rows = [row.copy() for row in known.rows]
        if self.never_seen:
            fill_never_seen(rng, rows, known.hidden.counts_in(TABLE))
        agendas = self.guess_agendas(rng)
        court = Court(self.seats, self.options, Rng(0, 1 + rng.bits()), self.cards)
        court.rows = rows
        self.fill_hidden_zones(court)
        court.conspiracies = fill_unknown(known.conspiracies, self.free_houses, rng)  # D-SETUP-2, D-SETUP-3
        court.agendas = agendas
        court.chosen = self.guess_chosen(rng, agendas)
        self.copy_known(court)
        self.fill_in_offer(court, rng)
        return court

    def fill_hidden_zones(self, court: Court) -> None:
        """Hands, cards set aside and the Web: the account's, or the viewer's own."""
        known = self.known
        hidden = known.hidden
        hands = [hidden.counts_in(seat) for seat in range(self.seats)]
        aside = hidden.counts_in(ASIDE + known.active)
        if self.seat != NOBODY:
            hands[self.seat] = known.hand.copy()
        if self.seat == known.active:
            aside = known.aside.copy()
        court.hands = hands
        court.aside = aside
        court.web = [stay.kind for stay in hidden.piles[WEB].here]
        court.left = len(court.web)

    def fill_in_offer(self, court: Court, rng: Rng) -> None:
        """D/A-78: an offer that the seat does not know, or not all of."""
        asking = court.asking
        root = asking.root() if isinstance(asking, Decision) else asking
        if not isinstance(root, AnswerDeal):
            return
        offer = SOME_OFFER
        if root.proposer == self.seat:
            offer = self.own_offer
        elif self.known.offer:
            offer = self.known.offer[2] * OFFER + self.known.offer[3]
        court.pending[-1] = with_offer(asking, filled_in(offer, court.hands[root.proposer], rng))
        court.asking = court.pending[-1]

    def copy_known(self, court: Court) -> None:
        """What all worlds have in common: the stack, the facts of the turn, and whether the game has ended."""
        known = self.known
        stack = known.stack.copy()
        if self.chain is not None:
            stack[-1] = self.chain
        court.set_stack(stack)
        court.seal_answers()
        if self.answer != UNANSWERED:
            court.answers[self.seat] = self.answer
        court.houses = known.houses
        court.owners = self.owners
        court.turn = known.turn
        court.discard = known.discard.copy()
        court.scandals = known.scandals
        court.shown = known.shown.copy()
        court.active = known.active
        court.done = known.done
        court.limited = known.limited
        court.falls = known.falls.copy()
        court.take_stock()
        if self.options["deals"] != OFF:
            court.deals = known.deals.book(known.ended)
        if known.ended:
            court.end()

    def guess_agendas(self, rng: Rng) -> list[int]:
        """D-SETUP-5: those not known, dealt evenly within each colour."""
        white = fill_unknown(self.agendas[:PER_COLOUR], self.free_white, rng)
        return white + fill_unknown(self.agendas[PER_COLOUR:], self.free_black, rng)

    def guess_chosen(self, rng: Rng, agendas: list[int]) -> list[int]:
        """D/A-81: either of the two that were dealt; what somebody chose is no evidence."""
        chosen = self.known.chosen.copy()
        if self.known.choosing:
            return chosen
        white_only: bool = self.options["agendas"] == "white"
        for seat in range(self.seats):
            if chosen[seat] == NO_AGENDA:
                white = white_only or rng.below(2) == 0
                chosen[seat] = agendas[seat if white else PER_COLOUR + seat]
        return chosen


def new_belief(view: dict[str, Any], journal: Sequence[dict[str, Any]]) -> Belief:
    """A belief from a view and the journal that led to it; the cards follow from the options in the view."""
    return Belief(view, journal, cards_of(view["more"]["options"]))


def fill_never_seen(rng: Rng, rows: list[list[int]], kinds: list[int]) -> None:
    """Concealed cards of which nothing is remembered, from these kinds by count."""
    cards = listed(kinds)
    rng.shuffle(cards)
    for row in rows:
        for place in range(len(row)):
            if row[place] == NEVER_SEEN:
                row[place] = cards.pop() | CONCEALED
