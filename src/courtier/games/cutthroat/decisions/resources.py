"""Collecting coins, gems and feast cards, from the bank or by blackmail (C-RES, C-BLACK)."""

from typing import Any, Final, final

from courtier.core.pending import Decision, Sequel
from courtier.games.cutthroat.actions import BANK, BOTH, COINS, COLLECT, COLOUR, GEMS_ONLY, SOURCE_COUNT
from courtier.games.cutthroat.cards import (
    CHOOSE_GEMS,
    COLOUR_COUNT,
    FEAST_DECK,
    HOUSE_COUNT,
    LANDLESS_COINS,
    MOST_PLACES,
    MOST_SEATS,
    TWO_FEAST_CARDS,
)
from courtier.games.cutthroat.clauses import USES
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.announcement import Deed
from courtier.games.cutthroat.decisions.purchase import keep_drawn
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.events import (
    BLACKMAILED,
    DEED_BLACKMAIL,
    FOR_CONQUEST,
    FOR_LAND,
    FOR_LANDLESS,
    GAVE_GEMS,
    GEMS_CONQUEST,
    GEMS_LAND,
    GIVEN_BLACKMAIL,
    NAMED_COLOUR,
    NO_PLACE,
)
from courtier.games.cutthroat.houses import NOT_IN_PLAY

LANDLESS: Final = MOST_PLACES  # instead of a place
ALL_COLOURS: Final = [COLOUR + colour for colour in range(COLOUR_COUNT)]


@final
class Collection(Sequel):
    """C-RES-1, C-RES-10: the active player's territories from `place` on, in ring order; without land 3 coins."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def follow(self, game: Any) -> None:
        court: Court = game
        seat = court.active
        if self.place == 0 and court.land_count(seat) == 0:
            collect_landless(court, seat)
            return
        for place in range(self.place, len(court.ring)):
            if court.owners[place] == seat:
                court.ask(COLLECTION[place + 1])
                court.ask(FEAST_CARD[place])
                collect_at(court, seat, place)
                return

    def name(self) -> str:
        return "collection"

    def dump(self) -> list[Any]:
        return [self.name(), self.place]


def collect_landless(court: Court, seat: int) -> None:
    """C-RES-5, C-BLACK-6: asked only if there may be a bastard in hand."""
    if court.hireling_backs(seat) > 0:
        court.ask(COLLECT_QUESTIONS[seat][LANDLESS])
    else:
        court.take_coins(seat, LANDLESS_COINS, FOR_LANDLESS)


def collect_at(court: Court, seat: int, place: int) -> None:
    """C-DEC-1: nobody is asked where public facts leave one answer."""
    if court.hireling_backs(seat) > 0 or (gems_offered(court, place) and not court.opulent):
        court.ask(COLLECT_QUESTIONS[seat][place])
    else:
        collect(court, seat, place, BOTH if court.opulent else COINS, False)


def gems_offered(court: Court, place: int) -> bool:
    """C-RES-9."""
    return court.gem_value(place) > 0 and court.bank_gems() > 0


@final
class Collect(Question):
    """C-DEC-11: what is collected of a territory, or without land, and from whom."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def does_to_others(self) -> int:
        return USES

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes: list[int] = []
        self.add_ways(court, BANK, codes)
        if court.hireling_backs(seat) > 0:
            for house in range(HOUSE_COUNT):
                if may_blackmail(court, seat, house):
                    self.add_ways(court, 1 + house, codes)
        return codes

    def add_ways(self, court: Court, source: int, codes: list[int]) -> None:
        """Under Opulence both at once; landless coins alone."""
        place = self.place
        if place != LANDLESS and court.opulent:
            codes.append(COLLECT + BOTH * SOURCE_COUNT + source)
            return
        codes.append(COLLECT + COINS * SOURCE_COUNT + source)
        if place == LANDLESS:
            return
        if gems_offered(court, place) if source == BANK else court.gem_value(place) > 0:
            codes.append(COLLECT + GEMS_ONLY * SOURCE_COUNT + source)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        what, source = divmod(action - COLLECT, SOURCE_COUNT)
        if source != BANK:
            announce(court, Blackmail(seat, DEED_BLACKMAIL, source - 1, self.place * 3 + what), self)
        elif self.place == LANDLESS:
            court.take_coins(seat, LANDLESS_COINS, FOR_LANDLESS)
        else:
            collect(court, seat, self.place, what, False)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "collect"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.place]


def may_blackmail(court: Court, seat: int, house: int) -> bool:
    """C-BLACK-1, C-BLACK-5, C-BLACK-9, C-WED-13: any house but one's own, the spouse's too."""
    if house == court.houses[seat] or court.seat_of[house] == NOT_IN_PLAY or court.blackmailed >> house & 1:
        return False
    return court.has_bastard(seat, house) and court.may_announce(seat, DEED_BLACKMAIL, house)


def collect(court: Court, seat: int, place: int, what: int, conquest: bool) -> None:
    """C-RES-2, C-RES-3, C-CONQ-10: from the bank."""
    if what != GEMS_ONLY:
        court.take_coins(seat, court.coin_value(place, seat), FOR_CONQUEST if conquest else FOR_LAND, place)
    if what != COINS:
        why = GEMS_CONQUEST if conquest else GEMS_LAND
        collect_gems(court, seat, place, why)


def collect_gems(court: Court, seat: int, place: int, why: int) -> None:
    """C-RES-3, C-TERR-7: at random, or of colours of one's own choice."""
    count = min(court.gem_value(place), court.bank_gems())
    if court.ability(place) == CHOOSE_GEMS:
        choose_colours(court, seat, count, why, place)
    else:
        court.draw_gems(seat, count, why, place)


@final
class Blackmail(Deed):
    """C-BLACK-2..8, 13: the bastard of house `first` is displayed; `second` holds the place and what is taken.

    C-BLACK-10: nobody can react to it, so it has no `listeners`. C-BLACK-12: the feast card comes from the deck
    (`FeastCard`). C-BLACK-11: the event tells all who holds the bastard.
    """

    def aims(self, court: Court) -> int:
        return 1 << court.seat_of[self.first]

    def place(self, court: Court) -> int:
        place = self.second // 3
        return NO_PLACE if place == LANDLESS else place

    def take_back(self, court: Court) -> None:
        """C-BLACK-14: the territory is collected in another way."""
        court.blackmailed &= ~(1 << self.first)

    def pay(self, court: Court) -> None:
        court.blackmailed |= 1 << self.first
        court.tell(BLACKMAILED, self.seat, self.first, self.second % 3, court.territory(self.place(court)))

    def happen(self, court: Court) -> None:
        place, what = divmod(self.second, 3)
        victim = court.seat_of[self.first]
        if what != GEMS_ONLY:
            value = LANDLESS_COINS if place == LANDLESS else court.coin_value(place, self.seat)
            court.give_coins(victim, self.seat, value, GIVEN_BLACKMAIL)
        if what == COINS:
            return
        count = court.gem_value(place)
        if court.ability(place) != CHOOSE_GEMS:
            court.give_gems(victim, self.seat, count, GIVEN_BLACKMAIL)
        elif count > 0:
            court.ask(ChooseColour(self.seat, count, 1 + victim, place))


# Colours of one's own choice


def choose_colours(court: Court, seat: int, count: int, why: int, place: int) -> None:
    """C-TERR-7: one by one. An empty bag gives nothing."""
    if count > 0:
        court.ask(ChooseColour(seat, count, BANK, place * FOUR_WAYS + why))


@final
class ChooseColour(Decision):
    """C-DEC-13: the next of `count` gems, from the bank or (source 1 + seat) from a victim's purse."""

    def __init__(self, seat: int, count: int, source: int, where: int) -> None:
        super().__init__(seat)
        self.count = count
        self.source = source
        self.where = where  # of the bank: place * FOUR_WAYS + why; of a victim the place

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        if self.source != BANK:
            return ALL_COLOURS
        return [COLOUR + colour for colour in court.colours_of(court.seats)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if self.source == BANK:
            place, why = divmod(self.where, FOUR_WAYS)
            court.pick_gem(seat, action - COLOUR, why, NO_PLACE if place == LANDLESS else place)
            left = min(self.count - 1, court.bank_gems())
        else:
            demand_gem(court, seat, self.source - 1, action - COLOUR)
            left = self.count - 1
        if left > 0:
            court.ask(ChooseColour(seat, left, self.source, self.where))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "choose_colour"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.count, self.source, self.where]


def demand_gem(court: Court, seat: int, victim: int, colour: int) -> None:
    """C/A-14: the named colour if the victim has it, else a random gem; the two alone know."""
    court.tell(NAMED_COLOUR, seat, victim, secret=[colour])
    if court.gems[victim * COLOUR_COUNT + colour] > 0:
        court.move_gem(victim, seat, colour)
        court.tell(GAVE_GEMS, victim, seat, 1, GIVEN_BLACKMAIL, secret=[colour])
    else:
        court.give_gems(victim, seat, 1, GIVEN_BLACKMAIL)


@final
class FeastCard(Sequel):
    """C-RES-4, C-TERR-2: the feast card of a territory, right after its resources."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def follow(self, game: Any) -> None:
        court: Court = game
        seat = court.active
        count = 2 if court.ability(self.place) == TWO_FEAST_CARDS else 1
        keep_drawn(court, seat, FEAST_DECK, court.draw_dishes(seat, count, self.place))

    def name(self) -> str:
        return "feast_card"

    def dump(self) -> list[Any]:
        return [self.name(), self.place]


FOUR_WAYS: Final = 4  # reasons for gems from the bank
COLLECTION: Final[list[Collection]] = [Collection(place) for place in range(MOST_PLACES + 1)]
FEAST_CARD: Final[list[FeastCard]] = [FeastCard(place) for place in range(MOST_PLACES)]
COLLECT_QUESTIONS: Final[list[list[Collect]]] = [
    [Collect(seat, place) for place in range(MOST_PLACES + 1)] for seat in range(MOST_SEATS)
]
