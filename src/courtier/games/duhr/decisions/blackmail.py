"""What the victim of Blackmail is asked (EV-BLACKMAIL, D-ASK-8)."""

from typing import Any, Final, final

from courtier.core.deals.clause import LOOKS_ADMITTED
from courtier.core.pending import Decision
from courtier.games.duhr.actions import CARD, PAY, SUFFER
from courtier.games.duhr.cards import FAVORED, KIND_COUNT
from courtier.games.duhr.court import Court
from courtier.games.duhr.decisions.abilities import held_cards
from courtier.games.duhr.decisions.conspiracies import run_cascade
from courtier.games.duhr.events import BY_EVENT, GAVE, YIELDED
from courtier.games.duhr.supply import listed

PAYS: Final = 0  # of the choices in YIELDED
SUFFERS: Final = 1
PAY_OR_SUFFER: Final = [PAY, SUFFER]
NOTHING_CHOSEN: Final = 0
CHOSEN_BASE: Final = KIND_COUNT + 1


def blackmail(court: Court, seat: int, to: int, count: int) -> None:
    """EV-BLACKMAIL, D-ASK-13: asked only if the player can both pay and take a scandal."""
    can_pay = court.sizes[seat] > 0
    can_suffer = court.status[seat] == FAVORED and court.scandals > 0
    if can_pay and can_suffer:
        court.ask(Blackmail(seat, to, count))
    elif can_pay:
        pay(court, seat, to, count, None)
    elif can_suffer:
        suffer(court, seat, to)


def pay(court: Court, seat: int, to: int, count: int, before: Decision | None) -> None:
    """All cards, if there are no more than wanted; otherwise those the player names."""
    if court.sizes[seat] <= count:
        hand_over(court, seat, to, listed(court.hands[seat]))
    else:
        court.ask(Give(seat, to, count, NOTHING_CHOSEN, before))


def hand_over(court: Court, seat: int, to: int, cards: list[int]) -> None:
    """The two alone see the cards."""
    court.tell(YIELDED, seat, to, PAYS)
    court.tell(GAVE, seat, to, len(cards), secret=cards)
    for kind in cards:
        court.leave(seat, kind)
        court.enter(to, kind)


def suffer(court: Court, seat: int, to: int) -> None:
    court.tell(YIELDED, seat, to, SUFFERS)
    court.place_scandal(seat, seat, BY_EVENT)
    run_cascade(court)


@final
class Blackmail(Decision):
    """D-ASK-8: pay, or take a scandal on one's own House."""

    def __init__(self, seat: int, to: int, count: int) -> None:
        super().__init__(seat)
        self.to = to
        self.count = count
        self.admits = LOOKS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return PAY_OR_SUFFER

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action == PAY:
            pay(game, seat, self.to, self.count, self)
        else:
            suffer(game, seat, self.to)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return PAY

    def name(self) -> str:
        return "blackmail"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.to, self.count]


@final
class Give(Decision):
    """D-ASK-8: one kind after the other. `chosen` holds those named so far, a digit each, kind + 1."""

    def __init__(self, seat: int, to: int, count: int, chosen: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.to = to
        self.count = count
        self.chosen = chosen
        self.admits = LOOKS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        hand = court.hands[seat].copy()
        for kind in chosen_cards(self.chosen):
            hand[kind] -= 1
        return held_cards(hand)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        chosen = self.chosen * CHOSEN_BASE + action - CARD + 1
        cards = chosen_cards(chosen)
        if len(cards) < self.count:
            court.ask(Give(seat, self.to, self.count, chosen, self))
        else:
            hand_over(court, seat, self.to, sorted(cards))

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "give" if self.chosen == NOTHING_CHOSEN else "give_again"

    def dump(self) -> list[Any]:
        asked = isinstance(self.root(), Blackmail)
        return [self.name(), self.seat, self.to, self.count * 2 + int(asked), self.chosen]


def chosen_cards(chosen: int) -> list[int]:
    cards: list[int] = []
    while chosen > 0:
        cards.append(chosen % CHOSEN_BASE - 1)
        chosen //= CHOSEN_BASE
    return cards
