"""Conquering land, the stack that holds it, and the income of a conquest (C-CONQ)."""

from typing import Any, Final, final

from courtier.core.deals.clause import GRANT
from courtier.core.deals.debts import pay_debts
from courtier.core.pending import Decision
from courtier.games.cutthroat.actions import (
    BOTH,
    CARD,
    COINS,
    CONQUER,
    DONE,
    GEMS_ONLY,
    LATER,
    NONE,
    TAKE_INCOME,
)
from courtier.games.cutthroat.cards import (
    KIND_COUNT,
    MERCENARY,
    MILITARY_COUNT,
    MOST_PLACES,
    MOST_SEATS,
    STACK_SIZE,
    packed,
    unpacked,
)
from courtier.games.cutthroat.clauses import DEBT_DUE
from courtier.games.cutthroat.court import (
    ATTACKING,
    CONQUERING,
    NO_BLOCK,
    Court,
)
from courtier.games.cutthroat.decisions.announcement import Deed
from courtier.games.cutthroat.decisions.cawdwell import ask_opulence
from courtier.games.cutthroat.decisions.plays import powers_that_react, with_backs
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.decisions.resources import collect, gems_offered
from courtier.games.cutthroat.events import (
    ANNOUNCED_CONQUEST,
    CONQUERED,
    DEED_CONQUEST,
    FOR_START,
    LAID_DOWN,
    OPEN_MERCENARY,
    SETTLED,
)
from courtier.games.cutthroat.stack import STEPS


@final
class Conquest(Deed):
    """C-CONQ-2, C-CONQ-15: place `first` with the stack `second`. C-CONQ-5: no other deed lays cards there."""

    def aside(self) -> tuple[int, ...]:
        return unpacked(self.second)

    def open_cards(self) -> list[int]:
        """Its mercenaries lie face down, so nothing is said of its cards."""
        return []

    def place(self, court: Court) -> int:
        return self.first

    def pay(self, court: Court) -> None:
        if court.block == NO_BLOCK:
            court.open_block(CONQUERING)
        stack = unpacked(self.second)
        for card in stack:
            court.leave(self.seat, card)
        court.tell(ANNOUNCED_CONQUEST, self.seat, court.ring[self.first], len(stack), secret=open_stack(stack))
        tell_faces(court, self.seat, self.first, stack)

    def listeners(self, court: Court) -> int:
        return others_who_react(court, self.seat)

    def happen(self, court: Court) -> None:
        place = self.first
        court.stacks[place] = unpacked(self.second)
        court.owners[place] = self.seat
        court.conquered |= 1 << place
        court.emptied &= ~(1 << place)
        court.tell(CONQUERED, self.seat, court.ring[place])


def others_who_react(court: Court, seat: int) -> int:
    """C-WIN-9: Dravanof with Death left; with a General in play everybody who may hold an Assassin."""
    mask = powers_that_react(court, False)
    if court.generals > 0:
        mask |= with_backs(court)
    return mask & ~(1 << seat)


def open_stack(stack: tuple[int, ...]) -> list[int]:
    """C-CONQ-3: what all see of it."""
    return [OPEN_MERCENARY if card >= MERCENARY else card for card in stack]


def tell_faces(court: Court, seat: int, place: int, stack: tuple[int, ...]) -> None:
    """The mercenaries in it, top first, to their owner."""
    faces = [card for card in stack if card >= MERCENARY]
    if faces:
        court.tell(LAID_DOWN, seat, court.ring[place], len(faces), secret=faces)


# Choosing a stack


@final
class LayStack(Question):
    """C-DEC-6: the next card of a stack, top first; it grew out of `before`."""

    def __init__(self, seat: int, place: int, chosen: tuple[int, ...], before: Decision) -> None:
        super().__init__(seat, before)
        self.place = place
        self.chosen = chosen

    def legal(self, game: Any, seat: int) -> list[int]:
        codes = [DONE] if self.chosen else []
        add_military(game, seat, self.chosen, codes)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action == DONE:
            lay_down(game, self, self.chosen)
        else:
            choose_next(game, self, self.place, (*self.chosen, action - CARD))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "lay_stack"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, STEPS.numbers[self.root().name()], self.place, packed(self.chosen)]


def add_military(court: Court, seat: int, chosen: tuple[int, ...], codes: list[int]) -> None:
    """The kinds of military cards in hand that are left beside those chosen."""
    for kind in range(MILITARY_COUNT):
        held = court.hands[seat * KIND_COUNT + kind]
        for card in chosen:
            if card == kind:
                held -= 1
        if held > 0:
            codes.append(CARD + kind)


def choose_next(court: Court, before: Decision, place: int, chosen: tuple[int, ...]) -> None:
    """C-DEC-6: it ends by itself at four cards or with the last military card."""
    seat = before.seat
    if len(chosen) < STACK_SIZE and len(chosen) < court.military(seat):
        court.ask(LayStack(seat, place, chosen, before))
    elif before.root().name() == "choose_start":
        settle(court, seat, place, chosen)
    else:
        announce(court, Conquest(seat, DEED_CONQUEST, place, packed(chosen)))


def lay_down(court: Court, question: LayStack, chosen: tuple[int, ...]) -> None:
    """The stack is complete."""
    if question.root().name() == "choose_start":
        settle(court, question.seat, question.place, chosen)
    else:
        announce(court, Conquest(question.seat, DEED_CONQUEST, question.place, packed(chosen)))


def settle(court: Court, seat: int, place: int, stack: tuple[int, ...]) -> None:
    """C-SETUP-21, C-SETUP-22: the starting place, with its plain coin value."""
    for card in stack:
        court.leave(seat, card)
    court.stacks[place] = stack
    court.owners[place] = seat
    court.tell(SETTLED, seat, court.ring[place], len(stack), secret=open_stack(stack))
    court.take_coins(seat, court.cards.territories[court.ring[place]].coins[0], FOR_START, place)
    if court.deals.open:
        pay_debts(court, [seat], DEBT_DUE)  # C-DEAL-29, C/A-108


def within_reach(court: Court, seat: int) -> int:
    """C-ACC: the places that the player can reach now, one bit each."""
    return court.accessible(seat, court.passages_of(seat))


def conquerable(court: Court, seat: int, reached: int) -> int:
    """C-CONQ-1, 4, 7, 8, 12, C-ACC-11: the places that can be conquered now, plagued or not, one bit each."""
    if court.military(seat) == 0:
        return 0
    mask = reached
    if court.block == ATTACKING:
        mask &= court.emptied
    elif not court.may_open(CONQUERING):
        return 0
    for place in range(len(court.ring)):
        if court.stacks[place] or (court.taken_back and not court.may_announce(seat, DEED_CONQUEST, place)):
            mask &= ~(1 << place)
    return mask


@final
class Occupy(Question):
    """C-DEC-22, C-ATK-16: the target was emptied: conquer it at once, or leave it for later."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, game: Any, seat: int) -> list[int]:
        codes = [LATER]
        add_military(game, seat, (), codes)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action != LATER:
            choose_next(game, self, self.place, (action - CARD,))

    def default(self, game: Any, seat: int) -> int:
        return LATER

    def name(self) -> str:
        return "occupy"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.place]


def add_conquests(court: Court, seat: int, reached: int, codes: list[int]) -> None:
    mask = conquerable(court, seat, reached)
    for place in range(len(court.ring)):
        if mask >> place & 1:
            codes.append(CONQUER + place)


def use_passages(court: Court, seat: int, place: int) -> None:
    """C-ACC-6: what is reached through land of others makes use of what they granted."""
    if not court.deals.open or court.accessible(seat, court.passages) >> place & 1:
        return
    for standing in court.deals.open:
        clause = standing.clause
        if clause.kind == GRANT and clause.to == seat:
            standing.tested = True


# Income


def income_places(court: Court, seat: int) -> list[int]:
    """C-CONQ-9: this turn's conquests that are still owned."""
    if court.income_taken:
        return []
    return [place for place in range(len(court.ring)) if court.conquered >> place & 1 and court.owners[place] == seat]


def ask_income(court: Court, seat: int, at_end: bool) -> None:
    """C-CONQ-14, C-LORD-CAWD-4: Cawdwell is asked first."""
    court.ask(CONQUEST_INCOME[int(at_end)][seat])
    ask_opulence(court)


@final
class ConquestIncome(Question):
    """C-DEC-23: coins or gems of one of this turn's conquests; NONE only when the phase ends."""

    def __init__(self, seat: int, at_end: bool) -> None:
        super().__init__(seat)
        self.at_end = at_end

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = [NONE] if self.at_end else []
        for place in income_places(court, seat):
            if court.opulent:
                codes.append(TAKE_INCOME + BOTH * MOST_PLACES + place)
                continue
            codes.append(TAKE_INCOME + COINS * MOST_PLACES + place)
            if gems_offered(court, place):
                codes.append(TAKE_INCOME + GEMS_ONLY * MOST_PLACES + place)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action != NONE:
            court.income_taken = True
            what, place = divmod(action - TAKE_INCOME, MOST_PLACES)
            collect(court, seat, place, what, True)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "conquest_income"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, int(self.at_end)]


OCCUPY: Final[list[list[Occupy]]] = [
    [Occupy(seat, place) for place in range(MOST_PLACES)] for seat in range(MOST_SEATS)
]
CONQUEST_INCOME: Final[list[list[ConquestIncome]]] = [
    [ConquestIncome(seat, at_end) for seat in range(MOST_SEATS)] for at_end in (False, True)
]
