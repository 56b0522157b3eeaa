"""Setting up: houses, decks, the ring, the starting vote and the starting places (C-SETUP)."""

from typing import Any, Final, final

from courtier.core.pending import NOBODY, Decision, Sequel
from courtier.games.cutthroat.actions import HOUSE, PLACE, RANDOM
from courtier.games.cutthroat.cards import (
    BASTARD,
    BEDLAM,
    COLOUR_COUNT,
    EVENT_COUNT,
    EVENT_DECK,
    FEAST,
    FEAST_DECK,
    GEMS_PER_COLOUR,
    HIRELING,
    HIRELING_COUNT,
    HIRELING_DECK,
    HOUSE_COUNT,
    MARKED_POWERS,
    MERCENARY,
    MERCENARY_DECK,
    MOST_SEATS,
    PILLOW,
    TERRITORY_COUNT,
    TYPE_COUNT,
    USES,
    WEDDING,
    WELCOME,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.conquest import LayStack
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.turns import begin_turn
from courtier.games.cutthroat.decisions.voting import begin_vote
from courtier.games.cutthroat.events import DEALT_HIRELING, DECKS_LAID, HOUSED, TERRITORY_LAID, VOTE_START
from courtier.games.cutthroat.houses import NOT_IN_PLAY
from courtier.games.cutthroat.realm import ring_size

# Houses


def free_houses(court: Court) -> list[int]:
    return [house for house in range(HOUSE_COUNT) if court.seat_of[house] == NOT_IN_PLAY]


@final
class ChooseHouse(Decision):
    """C-DEC-3, C-SETUP-1: each free house, or a random one."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [RANDOM, *[HOUSE + house for house in free_houses(game)]]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        take_house(court, seat, random_house(court) if action == RANDOM else action - HOUSE)
        ask_next_house(court)

    def default(self, game: Any, seat: int) -> int:
        return RANDOM

    def name(self) -> str:
        return "choose_house"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def random_house(court: Court) -> int:
    free = free_houses(court)
    return free[court.rng.below(len(free))]


def ask_next_house(court: Court) -> None:
    """C/A-1: in seat order from the first; when all have one the table is laid."""
    for step in range(court.seats):
        seat = (court.active + step) % court.seats
        if court.houses[seat] == NOT_IN_PLAY:
            court.ask(CHOOSE_HOUSE[seat])
            return
    lay_table(court)


def take_house(court: Court, seat: int, house: int) -> None:
    """C-SETUP-2, C-SETUP-3: its soldiers are the starting hand."""
    court.houses = court.houses.copy()  # clones share the old lists
    court.seat_of = court.seat_of.copy()
    court.houses[seat] = house
    court.seat_of[house] = seat
    court.tell(HOUSED, seat, house)
    for each in range(TYPE_COUNT):
        for _ in range(court.cards.soldiers[house][each]):
            court.enter(seat, each)


# The table


def full_uses(court: Court) -> list[int]:
    """C-SETUP-4: by power, how often it can be used in a game; also of houses that nobody plays."""
    uses = [USES] * MARKED_POWERS
    if not court.options["bedlam_twice"]:
        uses[BEDLAM] = 0
    return uses


def lay_table(court: Court) -> None:
    """C-SETUP-26: in this order."""
    court.uses = full_uses(court)
    lay_deck(court, EVENT_DECK, event_deck(court))
    pillow = deal_pillow(court) if court.options["pillow_variant"] else []
    for colour in range(COLOUR_COUNT):
        court.gems[court.seats * COLOUR_COUNT + colour] = GEMS_PER_COLOUR
    lay_deck(court, HIRELING_DECK, shuffled(court, hireling_deck(court, pillow)))
    lay_deck(court, MERCENARY_DECK, shuffled(court, counted(court.cards.mercenaries, MERCENARY)))
    lay_ring(court)
    lay_deck(court, FEAST_DECK, shuffled(court, counted(court.cards.feast_counts, 0)))
    court.tell(DECKS_LAID, court.left[0], court.left[1], court.left[2], court.left[3])
    court.ask(SETTLING[0])
    begin_vote(court, VOTE_START)


def lay_deck(court: Court, deck: int, cards: list[int]) -> None:
    court.decks[deck] = cards
    court.left[deck] = len(cards)


def shuffled(court: Court, cards: list[int]) -> list[int]:
    court.rng.shuffle(cards)
    return cards


def counted(counts: list[int], first: int) -> list[int]:
    """So many of each, numbered from `first`."""
    cards: list[int] = []
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            cards.append(first + kind)
    return cards


def event_deck(court: Court) -> list[int]:
    """C-SETUP-6..9: Welcome on top, the Wedding halfway, the Feast at the bottom, the rest shuffled."""
    effects = court.cards.effects
    in_play = [event for event in range(EVENT_COUNT) if court.cards.event_players[event] <= court.seats]
    fixed = [event for event in in_play if effects[event] in (WELCOME, WEDDING, FEAST)]
    rest = shuffled(court, [event for event in in_play if event not in fixed])
    deck = [event for event in fixed if effects[event] == FEAST] + rest
    deck += [event for event in fixed if effects[event] == WELCOME]
    for event in fixed:
        if effects[event] == WEDDING:
            deck.insert(len(in_play) - wedding_position(len(in_play)), event)
    return deck


def wedding_position(size: int) -> int:
    """C-SETUP-8: counted from the top, which is 1."""
    return size // 2 + 1


def hireling_deck(court: Court, pillow: list[int]) -> list[int]:
    """C-SETUP-12, 13, 25: hirelings for this number of players, and the bastards of the houses in play."""
    cards = [HIRELING + each for each in hirelings_in_play(court)]
    for card in pillow:
        cards.remove(card)
    for house in range(HOUSE_COUNT):
        if court.seat_of[house] != NOT_IN_PLAY:
            cards.append(BASTARD + house)
    return cards


def hirelings_in_play(court: Court) -> list[int]:
    cards: list[int] = []
    for hireling in range(HIRELING_COUNT):
        if court.cards.hireling_players[hireling] <= court.seats:
            cards.extend([hireling] * court.cards.hirelings[hireling])
    return cards


def deal_pillow(court: Court) -> list[int]:
    """C-SETUP-24: the Pillow and as many random hirelings as players; one each, the one left over goes back."""
    others = [HIRELING + each for each in hirelings_in_play(court) if each != PILLOW]
    court.rng.shuffle(others)
    dealt = shuffled(court, [HIRELING + PILLOW, *others[: court.seats]])[: court.seats]
    for seat in range(court.seats):
        court.enter(seat, dealt[seat])
        court.tell(DEALT_HIRELING, seat, secret=[dealt[seat]])
    return dealt


def lay_ring(court: Court) -> None:
    """C-SETUP-15."""
    territories = shuffled(court, list(range(TERRITORY_COUNT)))
    court.lay_ring(territories[: ring_size(court.seats)])
    for place in range(len(court.ring)):
        court.tell(TERRITORY_LAID, place, court.ring[place])


# Starting places


@final
class Settling(Sequel):
    """C-SETUP-21, C-SETUP-23: clockwise from the starting player, one place each; then the first turn."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def follow(self, game: Any) -> None:
        court: Court = game
        if self.step == court.seats:
            begin_turn(court, court.active)
        else:
            court.ask(SETTLING[self.step + 1])
            court.ask(CHOOSE_START[(court.active + self.step) % court.seats])

    def name(self) -> str:
        return "settling"

    def dump(self) -> list[Any]:
        return [self.name(), self.step]


@final
class ChooseStart(Question):
    """C-DEC-5, C-SETUP-29: a place without a token; its stack is chosen next."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return [PLACE + place for place in range(len(court.ring)) if court.owners[place] == NOBODY]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        court.ask(LayStack(seat, action - PLACE, (), self))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "choose_start"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


CHOOSE_HOUSE: Final[list[ChooseHouse]] = [ChooseHouse(seat) for seat in range(MOST_SEATS)]
SETTLING: Final[list[Settling]] = [Settling(step) for step in range(MOST_SEATS + 1)]
CHOOSE_START: Final[list[ChooseStart]] = [ChooseStart(seat) for seat in range(MOST_SEATS)]
