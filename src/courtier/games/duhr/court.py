"""What lies on the table, and the consequences that ask nothing."""

from typing import Any, Final, final

from courtier.core.event import Row
from courtier.core.pending import Decision, Pending
from courtier.core.rng import Rng
from courtier.games.duhr.actions import spot
from courtier.games.duhr.cards import (
    AGENDAS,
    CARDS,
    CONCEALED,
    FAVORED,
    HOUSES,
    KIND,
    KIND_COUNT,
    NO_AGENDA,
    PER_COLOUR,
    SCANDAL,
    VILIFIED,
    Cards,
)
from courtier.games.duhr.events import (
    AGENDA_SHOWN,
    ASKED,
    CONSPIRACY_TOLD,
    COUNTED,
    PLACED,
    PLAYED,
    REMOVED,
    REPLACED,
    REPLACED_CONCEALED,
    SHIFTED,
    SHIFTED_UNSEEN,
    STATUS_CHANGED,
    TABLE_OF_SIGHT,
    TAKEN_UP,
    TAKEN_UP_UNSEEN,
    TURNED_DOWN,
    TURNED_UP,
    VILIFYING,
    WON,
)
from courtier.games.duhr.score import Sheet, score, status_of
from courtier.games.duhr.supply import Supply, listed

NAME: Final = "duhr"
NOT_IN_PLAY: Final = -1
PLAIN_FACTS: Final = 3  # of the turn, told with what is open

# What can lie on the stack; a step is told as its number here and four numbers of its own.
STEP_WIDTH: Final = 5
STEPS: Final = (
    "choose_agenda",
    "main",
    "turn",
    "end_turn",
    "choose_scandal_house",
    "choose_ability_spot",
    "choose_destination",
    "choose_mode",
    "rescind",
    "choose_masterstroke_spot",
    "choose_masterstroke_house",
    "choose_target",
    "choose_second",
    "carry_out",
    "negate",
    "cascade",
    "replace_card",
    "lay_away",
    "collaborate",
    "blackmail",
    "give",
    "give_again",
    "take",
    "acquire",
    "villainous_act",
)


@final
class Court(Supply):
    """Houses with the cards on them, hands, webs, discard pile, conspiracies and agendas."""

    def __init__(
        self,
        seats: int,
        options: dict[str, Any],
        rng: Rng,
        pending: list[Pending],
        numbers: list[int],
        cards: Cards,
        houses: list[int],
        owners: list[int],
        rows: list[list[int]],
        hands: list[list[int]],
        aside: list[int],
        web: list[int],
        left: int,
        discard: list[int],
        scandals: int,
        conspiracies: list[int],
        shown: list[bool],
        agendas: list[int],
        chosen: list[int],
        active: int,
    ) -> None:
        super().__init__(seats, options, rng, pending, numbers, hands, aside, web, left, discard, scandals)
        self.cards = cards
        self.houses = houses  # by seat; shared by clones
        self.owners = owners  # by House: the seat, or NOT_IN_PLAY; shared by clones
        self.rows = rows  # by seat: the cards on its House, in the order of their places (D/A-16)
        self.conspiracies = conspiracies  # by seat: a House
        self.shown = shown  # by seat: is its conspiracy revealed?
        self.agendas = agendas  # shared by clones; the white one dealt to seat s is [s], the black one [6 + s]
        self.chosen = chosen  # by seat; NO_AGENDA before the choice
        self.active = active  # whose turn it is
        self.done = 0  # House Actions in this turn
        self.limited = False  # was the turn begun disfavored?
        self.falls: list[int] = []  # seats whose loss of favor still turns a conspiracy, in order (D/A-55)
        self.status = [FAVORED] * seats
        self.suspicions_on = [0] * seats  # revealed
        self.scandals_on = [0] * seats
        self.concealed_on = [0] * seats
        self.all_suspicions = 0
        self.all_scandals = 0
        self.all_concealed = 0
        self.favored = seats
        self.sheet: Sheet | None = None

    def name(self) -> str:
        return NAME

    def sight(self) -> tuple[Row, ...]:
        return TABLE_OF_SIGHT

    def clone(self) -> "Court":
        twin = Court(
            self.seats,
            self.options,
            self.rng.clone(),
            self.pending.copy(),
            self.numbers.copy(),
            self.cards,
            self.houses,
            self.owners,
            [row.copy() for row in self.rows],
            [hand.copy() for hand in self.hands],
            self.aside.copy(),
            self.web,
            self.left,
            self.discard.copy(),
            self.scandals,
            self.conspiracies.copy(),
            self.shown.copy(),
            self.agendas,
            self.chosen.copy(),
            self.active,
        )
        twin.answers = self.answers.copy()
        twin.turn = self.turn
        twin.done = self.done
        twin.limited = self.limited
        twin.falls = self.falls.copy()
        twin.status = self.status.copy()
        twin.suspicions_on = self.suspicions_on.copy()
        twin.scandals_on = self.scandals_on.copy()
        twin.concealed_on = self.concealed_on.copy()
        twin.all_suspicions = self.all_suspicions
        twin.all_scandals = self.all_scandals
        twin.all_concealed = self.all_concealed
        twin.favored = self.favored
        twin.sizes = self.sizes.copy()
        twin.aside_size = self.aside_size
        if self.ended:
            twin.end()
        return twin

    def take_stock(self) -> None:
        """Count what lies there; for a court that was not played to where it is. Nothing follows from it."""
        self.favored = 0
        for seat in range(self.seats):
            self.count(seat)
            self.sizes[seat] = sum(self.hands[seat])
            self.status[seat] = status_of(len(self.rows[seat]), self.scandals_on[seat])
            if self.status[seat] == FAVORED:
                self.favored += 1
        self.aside_size = sum(self.aside)

    # Who is asked

    def carry_out(self, seat: int, action: int) -> None:
        """An answer, and to those who listen what is open after it, if that is not what was open before."""
        if not self.recording:
            super().carry_out(seat, action)
            return
        before = self.open_questions()
        super().carry_out(seat, action)
        if not self.ended and self.open_questions() != before:
            self.tell_asked()

    def tell_asked(self) -> None:
        self.tell(ASKED, self.active, self.done, int(self.limited), secret=self.open_questions()[PLAIN_FACTS:])

    def open_questions(self) -> list[int]:
        """Three facts of the turn and all that is still to come, as everybody sees it: of a chain its root."""
        codes = [self.active, self.done, int(self.limited)]
        for pending in self.pending:
            codes.extend(public_part(pending))
        return codes

    # Cards on Houses

    def count(self, seat: int) -> None:
        """How many of the cards on a House are what."""
        suspicions = 0
        scandals = 0
        concealed = 0
        for card in self.rows[seat]:
            if card >= CONCEALED:
                concealed += 1
            elif card == SCANDAL:
                scandals += 1
            else:
                suspicions += 1
        self.all_suspicions += suspicions - self.suspicions_on[seat]
        self.all_scandals += scandals - self.scandals_on[seat]
        self.all_concealed += concealed - self.concealed_on[seat]
        self.suspicions_on[seat] = suspicions
        self.scandals_on[seat] = scandals
        self.concealed_on[seat] = concealed

    def settle(self, seat: int) -> None:
        """D-TERM-4..8: the status of a House after a change of its cards, and what follows from it at once."""
        self.count(seat)
        status = status_of(len(self.rows[seat]), self.scandals_on[seat])
        if status != self.status[seat]:
            self.change_status(seat, status)

    def change_status(self, seat: int, status: int) -> None:
        """D-FAVOR-3..8, D-VIL-1, D-VIL-10..14: a loss of favor queues its flip, a villain has no cards."""
        before = self.status[seat]
        self.status[seat] = status
        self.tell(STATUS_CHANGED, seat, status)
        if before == FAVORED:
            self.favored -= 1
            self.falls.append(seat)
        elif status == FAVORED:
            self.favored += 1
        if status == VILIFIED:
            self.lose_cards(seat)
        elif before == VILIFIED:
            self.draw(seat, 1)

    def lose_cards(self, seat: int) -> None:
        """D-VIL-1, D/A-35: a new villain discards all, what is set aside included."""
        if seat == self.active and self.aside_size > 0:
            self.retrieve(seat)
        hand = self.hands[seat]
        for kind in range(KIND_COUNT):
            while hand[kind] > 0:
                self.discard_card(seat, kind, VILIFYING)

    def play(self, seat: int, kind: int, to: int) -> None:
        """D-ACT-1, D-ACT-2: from the hand onto a favored House, face up."""
        self.leave(seat, kind)
        self.rows[to].append(kind)
        self.tell(PLAYED, seat, to, kind)
        self.settle(to)

    def place_scandal(self, seat: int, to: int, why: int) -> None:
        """D-CORE-3: from the Web of Scandal onto a House that has room."""
        self.scandals -= 1
        self.rows[to].append(SCANDAL)
        self.tell(PLACED, seat, to, why)
        self.settle(to)

    def replace(self, seat: int, to: int, place: int, kind: int) -> None:
        """D/A-6: the new card is there already, the old one is discarded, then the status is read."""
        row = self.rows[to]
        replaced = REPLACED_CONCEALED if row[place] >= CONCEALED else REPLACED
        old = row[place] & KIND
        row[place] = kind
        if kind == SCANDAL:
            self.scandals -= 1
        self.tell(replaced, seat, spot(to, place), old, kind)
        self.put_away(old)
        self.settle(to)

    def turn_over(self, seat: int, to: int, place: int) -> None:
        """D-HOUSE-8: face up or face down, in its place."""
        card = self.rows[to][place] ^ CONCEALED
        self.rows[to][place] = card
        self.tell(TURNED_DOWN if card >= CONCEALED else TURNED_UP, seat, spot(to, place), card & KIND)
        self.settle(to)

    def turn_all_up(self, seat: int, to: int) -> None:
        """EV-INFORMANTS: all at the same time, so that the status is read once."""
        row = self.rows[to]
        for place in range(len(row)):
            if row[place] >= CONCEALED:
                row[place] &= KIND
                self.tell(TURNED_UP, seat, spot(to, place), row[place])
        self.settle(to)

    def shift(self, seat: int, source: int, place: int, to: int) -> None:
        """D/A-8, D/A-9: off one House, then onto the other, with the face it has."""
        card = self.rows[source].pop(place)
        if card >= CONCEALED:
            self.tell(SHIFTED_UNSEEN, seat, spot(source, place), to)
        else:
            self.tell(SHIFTED, seat, spot(source, place), to, card)
        self.settle(source)
        self.rows[to].append(card)
        self.settle(to)

    def remove_scandal(self, seat: int, to: int, place: int) -> None:
        """D-MS-2."""
        self.rows[to].pop(place)
        self.scandals += 1
        self.tell(REMOVED, seat, spot(to, place))
        self.settle(to)

    def take_up(self, seat: int, source: int, place: int) -> None:
        """D-HOUSE-5, D/A-17: off the House, its status, then into the hand."""
        card = self.rows[source].pop(place)
        kind = card & KIND
        if card >= CONCEALED:
            self.tell(TAKEN_UP_UNSEEN, seat, spot(source, place), secret=[kind])
        else:
            self.tell(TAKEN_UP, seat, spot(source, place), kind)
        self.settle(source)
        self.enter(seat, kind)

    # Public facts

    def borrows(self, seat: int) -> int:
        """D-CONSP-12: the House whose ability is open to the player besides the own one, if any."""
        house = self.conspiracies[seat]
        if not self.shown[seat] or house == self.houses[seat] or self.status[seat] == VILIFIED:
            return NOT_IN_PLAY
        return NOT_IN_PLAY if self.status[self.owners[house]] == VILIFIED else house

    def reaches_concealed(self, seat: int, house: int) -> bool:
        """D-CONSP-13, D-CONSP-14: the own ability, with the own House on the revealed conspiracy."""
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
            self.sheet = score(self.rows, targets, [self.cards.agendas[agenda] for agenda in self.chosen])
        return self.sheet

    def scores(self) -> list[int]:
        assert self.ended, "scores exist at the end only"
        return self.final_sheet().totals.copy()

    def winners(self) -> list[int]:
        """D-WIN-1..3."""
        assert self.ended, "winners exist at the end only"
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
        return data


def public_part(pending: Pending) -> list[int]:
    """What everybody sees of it, as five numbers."""
    seen = pending.root() if isinstance(pending, Decision) else pending
    row = seen.dump()
    codes: list[int] = [STEPS.index(row[0]), *row[1:]]
    while len(codes) < STEP_WIDTH:
        codes.append(0)
    return codes


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
