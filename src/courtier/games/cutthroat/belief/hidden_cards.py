"""What the journal tells of cards and gems out of sight: for every copy the zones in which it may lie."""

from typing import Any, Final, final

from courtier.core.event import UNKNOWN
from courtier.games.cutthroat.belief.copies import Copies
from courtier.games.cutthroat.belief.zones import (
    ANYWHERE,
    ASIDE,
    DECK,
    DISCARD,
    DRAWN,
    HELD,
    TOP,
)
from courtier.games.cutthroat.cards import (
    BASTARD,
    CARD_CODES,
    DECK_CARDS,
    DECK_OFFSET,
    DECKS,
    FEAST_CODES,
    FEAST_COUNT,
    FEAST_DECK,
    GEMS,
    GEMS_PER_COLOUR,
    HIRELING,
    HIRELING_COUNT,
    HIRELING_DECK,
    HOUSES,
    KNOWN_CARDS,
    MERCENARY,
    MERCENARY_DECK,
    TYPE_COUNT,
    Cards,
)

BAG: Final = DECK
GROUPS: Final = 4  # mercenaries, hirelings with bastards, feast cards, gems
GEM_GROUP: Final = 3


@final
class HiddenCards:
    """By group: where every copy may lie; and what the viewer knows to lie on top of the decks, top first."""

    def __init__(self, cards: Cards, houses: list[str | None], seats: int, from_start: bool) -> None:
        begin = 1 << DECK if from_start else ANYWHERE
        self.groups = [Copies(kinds, [begin] * len(kinds)) for kinds in kinds_of(cards, houses, seats)]
        self.tops: list[list[int]] = [[] for _ in DECKS]
        self.keeper = -1  # who has drawn cards that are not in hand yet
        self.kept_deck = HIRELING_DECK

    def draw(self, deck: int, seat: int, count: int, faces: Any, to: int) -> None:
        """Cards from the top of a deck; what the viewer knows to lie there is known to be drawn."""
        group = self.groups[deck]
        for place in range(count):
            if self.tops[deck]:
                group.moved_seen(self.tops[deck].pop(0), TOP, to)
            elif faces == UNKNOWN:
                group.moved_unseen(DECK, to)
            else:
                group.moved_seen(code_in(deck, faces[place]), DECK, to)
        if to == DRAWN:
            self.keeper = seat
            self.kept_deck = deck

    def keep(self) -> None:
        """What was drawn and is not in hand yet goes there."""
        if self.keeper >= 0:
            self.groups[self.kept_deck].all_moved(DRAWN, HELD + self.keeper)
            self.keeper = -1

    def reshuffle(self, deck: int) -> None:
        """The deck was empty; the discard pile is the new one."""
        group = self.groups[deck]
        group.rule_out(DECK)
        group.all_moved(DISCARD, DECK)

    def look_at_top(self, deck: int, faces: list[str]) -> None:
        """The viewer sees the top cards of a deck, or has put them in this order."""
        cards = [code_in(deck, name) for name in faces]
        if deck < GEM_GROUP:
            group = self.groups[deck]
            group.all_moved(TOP, DECK)
            for card in cards:
                group.moved_seen(card, DECK, TOP)
        self.tops[deck] = cards[:KNOWN_CARDS]

    def show_hand(self, whom: int, faces: list[str]) -> None:
        """The viewer sees a whole hand."""
        kinds = [CARD_CODES[name] for name in faces]
        self.groups[MERCENARY_DECK].holds_exactly(HELD + whom, [kind for kind in kinds if MERCENARY <= kind < HIRELING])
        self.groups[HIRELING_DECK].holds_exactly(HELD + whom, [kind for kind in kinds if kind >= HIRELING])

    def show_colours(self, there: list[int]) -> None:
        """C/A-111: the viewer sees which colours the bag holds."""
        gems = self.groups[GEM_GROUP]
        for colour in range(len(GEMS)):
            if colour not in there:
                gems.rule_out(BAG, 1 << colour)
        for colour in set(there):
            gems.holds_at_least(BAG, colour)

    def hireling(self, name: str, start: int, end: int) -> None:
        self.groups[HIRELING_DECK].moved_seen(CARD_CODES[name], start, end)

    def discard_aside(self, name: str) -> None:
        """What was announced is settled."""
        self.hireling(name, ASIDE, DISCARD)

    def take(self, deck: int, whom: int, seat: int, faces: Any, count: int) -> None:
        """So many cards go from hand to hand."""
        group = self.groups[deck]
        if faces == UNKNOWN:
            group.some_moved(HELD + whom, HELD + seat, count)
            return
        for name in faces:
            group.moved_seen(code_in(deck, name), HELD + whom, HELD + seat)


def kinds_of(cards: Cards, houses: list[str | None], seats: int) -> list[list[int]]:
    """All copies of the game, by group."""
    mercenaries = [MERCENARY + each for each in range(TYPE_COUNT) for _ in range(cards.mercenaries[each])]
    hirelings = [
        HIRELING + each
        for each in range(HIRELING_COUNT)
        if cards.hireling_players[each] <= seats
        for _ in range(cards.hirelings[each])
    ]
    hirelings += [BASTARD + house for house in range(len(HOUSES)) if HOUSES[house] in houses]
    dishes = [dish for dish in range(FEAST_COUNT) for _ in range(cards.feast_counts[dish])]
    return [mercenaries, hirelings, dishes, [gem for gem in range(len(GEMS)) for _ in range(GEMS_PER_COLOUR)]]


def code_in(deck: int, name: str) -> int:
    """The number of a card of a deck."""
    if deck == FEAST_DECK and name in FEAST_CODES:
        return FEAST_CODES[name]
    if deck == GEM_GROUP:
        return DECK_CARDS.index(name) - DECK_OFFSET[deck]  # an event
    return CARD_CODES[name]
