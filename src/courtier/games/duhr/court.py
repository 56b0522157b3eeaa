"""The state beside the cards: Houses, conspiracies, agendas, the turn; and the whole court as data."""

from typing import Any, Final, final

from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import dump_book
from courtier.core.deals.rules import OFF, DealRules
from courtier.core.pending import NOTHING
from courtier.core.rng import Rng
from courtier.games.duhr.cards import (
    AGENDAS,
    CARDS,
    CONCEALED,
    HOUSES,
    KIND,
    NO_AGENDA,
    PER_COLOUR,
    VILIFIED,
    Cards,
)
from courtier.games.duhr.deals import RULES
from courtier.games.duhr.events import (
    AGENDA_SHOWN,
    ASKED,
    CONSPIRACY_TOLD,
    COUNTED,
    WON,
)
from courtier.games.duhr.houses import Houses
from courtier.games.duhr.score import Sheet, score
from courtier.games.duhr.stack import packed, public_rows
from courtier.games.duhr.supply import listed

NAME: Final = "duhr"
NOT_IN_PLAY: Final = -1
PLAIN_FACTS: Final = 3  # of the turn, told with what is open


@final
class Court(Houses):
    """The whole state: Houses and their cards, conspiracies and agendas."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards) -> None:
        super().__init__(seats, options, rng)
        self.cards = cards
        self.houses: list[int] = NOTHING  # by seat; shared by clones
        self.owners: list[int] = NOTHING  # by House: the seat, or NOT_IN_PLAY; shared by clones
        self.conspiracies: list[int] = NOTHING  # by seat: a House
        self.shown: list[bool] = []  # by seat: is its conspiracy revealed?
        self.agendas: list[int] = NOTHING  # shared by clones; of seat s the white one is [s], the black one [6 + s]
        self.chosen: list[int] = NOTHING  # by seat; NO_AGENDA before the choice
        self.done = 0  # House Actions in this turn
        self.limited = False  # was the turn begun disfavored?
        self.sheet: Sheet | None = None

    def clone(self) -> "Court":
        twin = Court(self.seats, self.options, self.rng.clone(), self.cards)
        self.copy_common(twin)
        self.copy_supply(twin)
        self.copy_houses(twin)
        twin.houses = self.houses
        twin.owners = self.owners
        twin.conspiracies = self.conspiracies.copy()
        twin.shown = self.shown.copy()
        twin.agendas = self.agendas
        twin.chosen = self.chosen.copy()
        twin.done = self.done
        twin.limited = self.limited
        return twin

    def name(self) -> str:
        return NAME

    def deal_rules(self) -> DealRules:
        return RULES

    # Who is asked

    def carry_out(self, seat: int, action: int) -> None:
        """Carry an answer out; if the game records, tell which questions are open after it, if they have changed."""
        if not self.recording:
            super().carry_out(seat, action)
            return
        before = self.open_questions()
        super().carry_out(seat, action)
        if not self.ended and self.open_questions() != before:
            self.tell_asked()

    def seal(self, deal: Deal) -> None:
        """D/A-77: seal a deal; if the game records, tell which questions are open after it, if they have changed."""
        before = self.open_questions() if self.recording else []
        super().seal(deal)
        if self.recording and not self.ended and self.open_questions() != before:
            self.tell_asked()

    def receive(self, seat: int, kind: int) -> None:
        """D/A-38: what a deal brings in one's own turn begun disfavored lies aside until the turn ends."""
        if self.limited and seat == self.active:
            self.aside[kind] += 1
            self.aside_size += 1
        else:
            self.enter(seat, kind)

    def tell_asked(self) -> None:
        self.tell(ASKED, self.active, self.done, int(self.limited), secret=self.open_questions()[PLAIN_FACTS:])

    def open_questions(self) -> list[int]:
        """Three facts of the turn, and the stack as everybody sees it: of a chain the first question."""
        return [self.active, self.done, int(self.limited), *packed(public_rows(self.pending))]

    # Public facts

    def borrows(self, seat: int) -> int:
        """D-CONSP-12, D-CONSP-17: the House whose ability is open to the player besides one's own, if any."""
        house = self.conspiracies[seat]
        if not self.shown[seat] or house == self.houses[seat] or self.status[seat] == VILIFIED:
            return NOT_IN_PLAY
        return NOT_IN_PLAY if self.status[self.owners[house]] == VILIFIED else house

    def reaches_concealed(self, seat: int, house: int) -> bool:
        """D-CONSP-13, D-CONSP-14: one's own ability, with one's own House on the revealed conspiracy."""
        return self.shown[seat] and house == self.houses[seat] and house == self.conspiracies[seat]

    # The end

    def finish(self) -> None:
        """D-END-1, D/A-44: conspiracies and agendas are shown, hands and concealed cards are not."""
        self.end()
        self.done = 0
        self.limited = False
        if self.recording:
            self.unveil(self.final_sheet())

    def unveil(self, sheet: Sheet) -> None:
        for seat in range(self.seats):
            self.tell(COUNTED, seat, sheet.basic[seat], sheet.tallies[seat].status)
        for seat in range(self.seats):
            self.tell(CONSPIRACY_TOLD, seat, self.conspiracies[seat])
            self.tell(AGENDA_SHOWN, seat, self.chosen[seat], sheet.bonus[seat])
        for seat in self.winners():
            self.tell(WON, seat, sheet.totals[seat])

    def final_sheet(self) -> Sheet:
        """D-SCORE, D-AGENDA."""
        if self.sheet is None:
            targets = [self.owners[house] for house in self.conspiracies]
            agendas = [self.cards.agendas[agenda] for agenda in self.chosen]
            self.sheet = score(self.rows, targets, agendas, self.variants)
        return self.sheet

    def scores(self) -> list[int]:
        self.check_over()
        return self.final_sheet().totals.copy()

    def winners(self) -> list[int]:
        """D-TURN-1, D-WIN-1..3."""
        self.check_over()
        return self.final_sheet().winners()

    def agendas_of(self, seat: int) -> list[int]:
        """D-SETUP-5: while the choice is open the two that were dealt, then the one kept."""
        if self.chosen[seat] == NO_AGENDA:
            return [self.agendas[seat], self.agendas[PER_COLOUR + seat]]
        return [self.chosen[seat]]

    # The whole truth

    def dump(self) -> dict[str, Any]:
        data = self.common_dump()
        data["houses"] = [HOUSES[house] for house in self.houses]
        data["rows"] = [[dump_card(card) for card in row] for row in self.rows]
        data["hands"] = [named(hand) for hand in self.hands]
        data["aside"] = named(self.aside)
        data["web"] = [CARDS[kind] for kind in self.web[: self.left]]
        data["discard"] = [CARDS[kind] for kind in self.discard]
        data["scandals"] = self.scandals
        data["conspiracies"] = [HOUSES[house] for house in self.conspiracies]
        data["shown"] = self.shown.copy()
        data["agendas"] = [AGENDAS[agenda] for agenda in self.agendas]
        data["chosen"] = [None if agenda == NO_AGENDA else AGENDAS[agenda] for agenda in self.chosen]
        data["active"] = self.active
        data["done"] = self.done
        data["limited"] = self.limited
        data["falls"] = self.falls.copy()
        if self.options["deals"] != OFF:
            data["deals"] = dump_book(RULES, self.deals)
        return data


def named(hand: list[int]) -> list[str]:
    return [CARDS[kind] for kind in listed(hand)]


def dump_card(card: int) -> list[Any]:
    return [CARDS[card & KIND], "down" if card >= CONCEALED else "up"]


def owners_of(houses: list[int]) -> list[int]:
    """By House: the seat that has it."""
    owners = [NOT_IN_PLAY] * len(HOUSES)
    for seat in range(len(houses)):
        owners[houses[seat]] = seat
    return owners
