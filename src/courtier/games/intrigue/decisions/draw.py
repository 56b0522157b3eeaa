"""Drawing, in the setup and at the end of a round (ledger 2.2, 2.14)."""

from typing import Any, Final, final

from courtier.core.pending import Decision, Sequel, Window
from courtier.games.intrigue.actions import CARD, DRAW_PILE, OWN, OWN_PILE
from courtier.games.intrigue.cards import MOST_SEATS, SETUP_HAND
from courtier.games.intrigue.court import DRAWING, Court
from courtier.games.intrigue.events import NAMED
from courtier.games.intrigue.packed import draw_of, drawer_of, source_of

DRAW_ONLY: Final = [DRAW_PILE]
OWN_ONLY: Final = [OWN_PILE]
BOTH: Final = [DRAW_PILE, OWN_PILE]


@final
class FirstDraws(Sequel):
    """I-SETUP-8, I-SETUP-14: five steps, all at once in each."""

    def follow(self, game: Any) -> None:
        court: Court = game
        if len(court.hands[court.start]) < SETUP_HAND:
            court.ask(FIRST_DRAWS)
            court.ask(NameSource(court.circle(court.start, court.living), "setup_draw"))

    def name(self) -> str:
        return "first_draws"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class Drawing(Sequel):
    """I-DRAW-1, I-DRAW-10: all who have a source; by variant again and again up to five cards in hand."""

    def follow(self, game: Any) -> None:
        court: Court = game
        court.phase = DRAWING
        among = 0
        for seat in range(court.seats):
            if court.lives(seat) and draws(court, seat):
                among |= 1 << seat
        if not among:
            return
        if court.variants.refill:
            court.ask(DRAWS)
        court.ask(NameSource(court.circle(court.start, among), "draw_source"))

    def name(self) -> str:
        return "drawing"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class NameSource(Window):
    """I-DRAW-1..6, I-SETUP-8: from the draw pile or one's own pile; what all have named is public."""

    def __init__(self, seats: tuple[int, ...], title: str) -> None:
        super().__init__(seats)
        self.title = title

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        if not court.left[seat]:
            return DRAW_ONLY
        return BOTH if court.draw_left or court.discard else OWN_ONLY

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        court.ask(DEAL)
        own = 0
        for place in range(len(heard)):
            seat = self.seats[place]
            source = heard[place] - DRAW_PILE
            own |= source << seat
            court.due.append(draw_of(seat, source))
            court.tell(NAMED, seat, source)
        if own and court.variants.pile_choice:
            court.ask(PileCards(court.circle(court.start, own)))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return self.title

    def dump(self) -> list[Any]:
        return [self.title, list(self.seats)]


@final
class Deal(Sequel):
    """I-DRAW-9: in seat order from the start player."""

    def follow(self, game: Any) -> None:
        court: Court = game
        while court.due:
            drawn = court.due.pop(0)
            seat = drawer_of(drawn)
            if not court.deal(seat, source_of(drawn)):
                if court.due:
                    court.ask(DEAL)
                court.ask(PILE_CARD[seat])
                return

    def name(self) -> str:
        return "deal"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class PileCards(Window):
    """The variant `personal_pile_choice`: which card of one's own pile, before any is dealt."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return kinds_in_pile(game, seat)

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        for place in range(len(heard)):
            court.bring_up(self.seats[place], heard[place] - CARD)

    def default(self, game: Any, seat: int) -> int:
        court: Court = game
        return CARD + court.cards.lowest(kinds_in_pile(court, seat))

    def name(self) -> str:
        return "pile_card"

    def dump(self) -> list[Any]:
        return ["pile_cards", list(self.seats)]


@final
class PileCard(Decision):
    """The same for one seat whose draw from the draw pile failed (I-DRAW-9)."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return kinds_in_pile(game, seat)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        court.bring_up(seat, action - CARD)
        court.deal(seat, OWN)

    def default(self, game: Any, seat: int) -> int:
        court: Court = game
        return CARD + court.cards.lowest(kinds_in_pile(court, seat))

    def name(self) -> str:
        return "pile_card"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def draws(court: Court, seat: int) -> bool:
    """Has the seat a source, and by variant room in the hand?"""
    if court.variants.refill and len(court.hands[seat]) >= SETUP_HAND:
        return False
    return bool(court.left[seat] or court.draw_left or court.discard)


def kinds_in_pile(court: Court, seat: int) -> list[int]:
    """The kinds in one's own pile, as codes."""
    return [CARD + card for card in sorted(set(court.piles[seat][: court.left[seat]]))]


FIRST_DRAWS: Final = FirstDraws()
DRAWS: Final = Drawing()
DEAL: Final = Deal()
PILE_CARD: Final = [PileCard(seat) for seat in range(MOST_SEATS)]
