"""What a seat may conclude from its view and its journal, and worlds that fit.

`memory.py` follows what is told, `hidden.py` accounts for the cards that others hold. An account that fits is stirred
until how it was found no longer matters, and once more for every guess.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from courtier.core.pending import UNANSWERED, Decision
from courtier.core.rng import Rng
from courtier.games.duhr.belief.hidden_cards import ASIDE, TABLE, WEB
from courtier.games.duhr.belief.memory_events import remember, remembered
from courtier.games.duhr.belief.rewind import NEVER_SEEN, NOT_KNOWN
from courtier.games.duhr.cards import CONCEALED, NO_AGENDA, PER_COLOUR, Cards
from courtier.games.duhr.court import Court, owners_of
from courtier.games.duhr.decisions.stack import revive
from courtier.games.duhr.supply import listed

SEALED: Final = ("choose_agenda", "negate")
FIRST_ROUNDS: Final = 6  # of stirring, before the first guess of a moment


@final
class Belief:
    """What is remembered, and the viewer's own unfinished and sealed answers."""

    def __init__(self, view: dict[str, Any], journal: Sequence[dict[str, Any]], cards: Cards) -> None:
        self.cards = cards
        self.options: dict[str, Any] = view["more"]["options"]
        self.memory = remembered(view, journal)
        self.owners = owners_of(self.memory.houses)
        self.chain: Decision | None = None  # the own question, if it has grown out of another
        self.answer: int = UNANSWERED
        self.look_at(view["more"])
        self.prepared = False  # for guesses, as long as nothing new is seen
        self.backs = False  # is there a concealed card of which nothing is remembered?
        self.free_houses: list[int] = []
        self.agendas: list[int] = []  # as dealt, NOT_KNOWN where it is not known
        self.free_white: list[int] = []
        self.free_black: list[int] = []

    def look_at(self, more: dict[str, Any]) -> None:
        if more["chain"] is not None:
            question = revive(self.memory.seats, more["chain"])
            assert isinstance(question, Decision)
            self.chain = question
        if more["answer"] is not None:
            self.answer = more["answer"]

    # Keeping up

    def see(self, line: dict[str, Any]) -> None:
        """Take in one more line of the journal: an own answer, a step back, or a glimpse."""
        if "answer" in line:
            self.recall(line["question"], line["answer"])
        elif "back" in line:
            self.step_back()
        else:
            self.prepared = False
            self.chain = None
            self.answer = UNANSWERED
            remember(self.memory, line)

    def recall(self, question: str, action: int) -> None:
        """An own answer: sealed, or one more step of a chain, which every world that fits goes alike."""
        if question in SEALED:
            self.answer = action
            return
        while self.chain is not None and self.chain.name() != question:
            self.step_back()
        world = self.guess(Rng(1))
        world.apply(self.memory.seat, action)
        asking = world.asking
        self.chain = None
        if isinstance(asking, Decision) and asking.seat == self.memory.seat and asking.before is not None:
            self.chain = asking

    def step_back(self) -> None:
        if self.chain is not None:
            before = self.chain.before
            self.chain = None if before is None or before.before is None else before

    # Guessing

    def guess(self, rng: Rng) -> Court:
        """A world that fits, any as likely as another."""
        if not self.prepared:
            self.prepare()
        memory = self.memory
        hidden = memory.hidden
        hidden.stir(rng)
        hands = [hidden.lying(seat) for seat in range(memory.seats)]
        aside = hidden.lying(ASIDE + memory.active)
        if memory.seat != NOT_KNOWN:
            hands[memory.seat] = memory.hand.copy()
        if memory.seat == memory.active:
            aside = memory.aside.copy()
        web = [stay.kind for stay in hidden.zones[WEB].here]
        rows = [row.copy() for row in memory.rows]
        if self.backs:
            fill_backs(rng, rows, hidden.lying(TABLE))
        stack = memory.stack.copy()
        if self.chain is not None:
            stack[-1] = self.chain
        agendas = self.guess_agendas(rng)
        court = Court(memory.seats, self.options, Rng(0, 1 + rng.bits()), self.cards)
        court.set_stack(stack)
        court.houses = memory.houses
        court.owners = self.owners
        court.rows = rows
        court.hands = hands
        court.aside = aside
        court.web = web
        court.left = len(web)
        court.conspiracies = self.guess_conspiracies(rng)
        court.agendas = agendas
        court.chosen = self.guess_chosen(rng, agendas)
        self.go_on(court)
        return court

    def go_on(self, court: Court) -> None:
        """The facts of the turn, and where the game stands."""
        memory = self.memory
        court.seal_answers()
        if self.answer != UNANSWERED:
            court.answers[memory.seat] = self.answer
        court.turn = memory.turn
        court.discard = memory.discard.copy()
        court.scandals = memory.scandals
        court.shown = memory.shown.copy()
        court.active = memory.active
        court.done = memory.done
        court.limited = memory.limited
        court.falls = memory.falls.copy()
        court.take_stock()
        if memory.ended:
            court.end()

    def prepare(self) -> None:
        """What all guesses from here on have in common."""
        memory = self.memory
        self.backs = False
        for row in memory.rows:
            if NEVER_SEEN in row:
                self.backs = True
        self.free_houses = [house for house in memory.houses if house not in memory.conspiracies]
        self.agendas = [NOT_KNOWN] * (2 * PER_COLOUR)
        for seat in range(memory.seats):
            self.place_agenda(seat, memory.chosen[seat])
        for agenda in memory.offered:
            self.place_agenda(memory.seat, agenda)
        self.free_white = [agenda for agenda in range(PER_COLOUR) if agenda not in self.agendas]
        self.free_black = [agenda for agenda in range(PER_COLOUR, 2 * PER_COLOUR) if agenda not in self.agendas]
        for _ in range(FIRST_ROUNDS):
            memory.hidden.stir(memory.hidden.rng)
        self.prepared = True

    def place_agenda(self, seat: int, agenda: int) -> None:
        """Which of the agendas dealt is known."""
        if agenda != NO_AGENDA:
            self.agendas[seat if agenda < PER_COLOUR else PER_COLOUR + seat] = agenda

    def guess_conspiracies(self, rng: Rng) -> list[int]:
        """D-SETUP-2, D-SETUP-3: each House in play once."""
        houses = self.free_houses.copy()
        rng.shuffle(houses)
        return [houses.pop() if house == NOT_KNOWN else house for house in self.memory.conspiracies]

    def guess_agendas(self, rng: Rng) -> list[int]:
        """D-SETUP-5: those not known, dealt evenly."""
        white = self.free_white.copy()
        black = self.free_black.copy()
        rng.shuffle(white)
        rng.shuffle(black)
        agendas: list[int] = []
        for place in range(2 * PER_COLOUR):
            known = self.agendas[place]
            if known == NOT_KNOWN:
                known = white.pop() if place < PER_COLOUR else black.pop()
            agendas.append(known)
        return agendas

    def guess_chosen(self, rng: Rng, agendas: list[int]) -> list[int]:
        """D/A-81: either of the two that were dealt; what somebody chose is no evidence."""
        memory = self.memory
        chosen = memory.chosen.copy()
        if memory.choosing:
            return chosen
        white_only: bool = self.options["agendas"] == "white"
        for seat in range(memory.seats):
            if chosen[seat] == NO_AGENDA:
                white = white_only or rng.below(2) == 0
                chosen[seat] = agendas[seat if white else PER_COLOUR + seat]
        return chosen


def fill_backs(rng: Rng, rows: list[list[int]], kinds: list[int]) -> None:
    """Concealed cards of which nothing is remembered."""
    cards = listed(kinds)
    rng.shuffle(cards)
    for row in rows:
        for place in range(len(row)):
            if row[place] == NEVER_SEEN:
                row[place] = cards.pop() | CONCEALED
