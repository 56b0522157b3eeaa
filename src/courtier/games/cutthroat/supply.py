"""Hands, purses, feast piles and decks: where cards, coins and gems come from and go to."""

from typing import Any

from courtier.core.game import Game
from courtier.core.pending import NOBODY
from courtier.core.rng import Rng
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BACK_OF,
    BASTARD,
    CARDS,
    COLOUR_COUNT,
    DECK_CARDS,
    DECK_COUNT,
    DECKS,
    EVENT_DECK,
    EVENTS,
    FEAST_CARDS,
    FEAST_COUNT,
    FEAST_DECK,
    GEMS,
    HIRELING,
    HIRELING_BACKS,
    HIRELING_DECK,
    KIND_COUNT,
    MERCENARIES,
    MERCENARY,
    MERCENARY_DECK,
    MILITARY_COUNT,
    SOLDIERS,
    Cards,
)
from courtier.games.cutthroat.events import (
    DREW_FEAST_CARDS,
    DREW_GEMS,
    DREW_HIRELINGS,
    DREW_MERCENARIES,
    GAVE_COINS,
    GAVE_GEMS,
    NO_PLACE,
    NOWHERE,
    PAID_COINS,
    PICKED_GEM,
    RESHUFFLED,
    TOOK_COINS,
)

# Where the cards of a deck stand in `discards`: hand cards by kind, then feast cards.
DISCARD_COUNT = KIND_COUNT + FEAST_COUNT
FIRST_IN_DISCARD = [MERCENARY, HIRELING, KIND_COUNT]
AFTER_IN_DISCARD = [MILITARY_COUNT, KIND_COUNT, DISCARD_COUNT]
OFFSET_IN_DISCARD = [0, 0, KIND_COUNT]  # of the deck's own numbers


class Supply(Game):
    """The part of the court without territories.

    C-GEN-5, 6: hands have no limit; feast cards are not part of them. C-BUY-6: gems, food and soldiers are not sold.
    """

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards) -> None:
        super().__init__(seats, options, rng)
        self.cards = cards  # shared by clones
        self.ring: list[int] = []  # by place: a territory; shared by clones
        self.hands: list[int] = []  # how many of each kind: [seat * KIND_COUNT + kind]
        self.held: list[int] = []  # how many of each back: [seat * BACK_COUNT + back]
        self.coins: list[int] = []  # by seat
        self.gems: list[int] = []  # [seat * COLOUR_COUNT + colour]; the bank's are those of a seat after the last
        self.dishes: list[int] = []  # feast cards: [seat * FEAST_COUNT + dish]
        self.decks: list[list[int]] = []  # shared by clones; deck d is decks[d][:left[d]], its top card last
        self.left: list[int] = []
        self.discards: list[int] = []  # how many of each: hand cards by kind, then feast cards
        self.drawn: list[int] = []  # two of DECK_CARDS, of which one is to be kept (C-TERR-2, C-TERR-3)

    def fill_supply(self) -> None:
        """Make room for everything; all empty."""
        seats = self.seats
        self.hands = [0] * (seats * KIND_COUNT)
        self.held = [0] * (seats * BACK_COUNT)
        self.coins = [0] * seats
        self.gems = [0] * ((seats + 1) * COLOUR_COUNT)
        self.dishes = [0] * (seats * FEAST_COUNT)
        self.decks = [[] for _ in range(DECK_COUNT)]
        self.left = [0] * DECK_COUNT
        self.discards = [0] * DISCARD_COUNT

    def copy_supply(self, twin: "Supply") -> None:
        """For a clone."""
        twin.hands = self.hands.copy()
        twin.held = self.held.copy()
        twin.coins = self.coins.copy()
        twin.gems = self.gems.copy()
        twin.dishes = self.dishes.copy()
        twin.decks = self.decks.copy()
        twin.left = self.left.copy()
        twin.discards = self.discards.copy()
        if self.drawn:
            twin.drawn = self.drawn.copy()

    def territory(self, place: int) -> int:
        """What events say of a place."""
        return NOWHERE if place == NO_PLACE else self.ring[place]

    # Hands

    def enter(self, seat: int, kind: int) -> None:
        self.hands[seat * KIND_COUNT + kind] += 1
        self.held[seat * BACK_COUNT + BACK_OF[kind]] += 1

    def leave(self, seat: int, kind: int) -> None:
        self.hands[seat * KIND_COUNT + kind] -= 1
        self.held[seat * BACK_COUNT + BACK_OF[kind]] -= 1

    def has(self, seat: int, kind: int) -> bool:
        return self.hands[seat * KIND_COUNT + kind] > 0

    def has_hireling(self, seat: int, hireling: int) -> bool:
        return self.hands[seat * KIND_COUNT + HIRELING + hireling] > 0

    def has_bastard(self, seat: int, house: int) -> bool:
        return self.hands[seat * KIND_COUNT + BASTARD + house] > 0

    def military(self, seat: int) -> int:
        """How many military cards are in hand; a public fact (C-SECRET-2)."""
        return self.held[seat * BACK_COUNT + SOLDIERS] + self.held[seat * BACK_COUNT + MERCENARIES]

    def hireling_backs(self, seat: int) -> int:
        """How many hireling-backed cards are in hand; a public fact (C-SECRET-2)."""
        return self.held[seat * BACK_COUNT + HIRELING_BACKS]

    def hand_size(self, seat: int) -> int:
        return self.military(seat) + self.hireling_backs(seat)

    def hand_of(self, seat: int) -> list[int]:
        """The cards of a hand one by one."""
        return listed(self.hands, seat, KIND_COUNT)

    # Coins

    def take_coins(self, seat: int, count: int, why: int, place: int = NO_PLACE) -> None:
        """From the bank, whose coins are unlimited (C-GEN-12)."""
        self.coins[seat] += count
        self.tell(TOOK_COINS, seat, count, why, self.territory(place))

    def pay_coins(self, seat: int, count: int, why: int, place: int = NO_PLACE) -> None:
        """C-GEN-16: to the bank, what is there."""
        paid = min(count, self.coins[seat])
        self.coins[seat] -= paid
        self.tell(PAID_COINS, seat, paid, why, self.territory(place))

    def give_coins(self, seat: int, to: int, count: int, why: int) -> None:
        """C-GEN-16, C/A-13: from purse to purse, what is there."""
        given = min(count, self.coins[seat])
        self.coins[seat] -= given
        self.coins[to] += given
        self.tell(GAVE_COINS, seat, to, given, why)

    # Gems

    def gem_count(self, seat: int) -> int:
        """In a purse; of the bank where `seat` is the number of seats."""
        first = seat * COLOUR_COUNT
        total = 0
        for colour in range(first, first + COLOUR_COUNT):
            total += self.gems[colour]
        return total

    def bank_gems(self) -> int:
        return self.gem_count(self.seats)

    def random_gem(self, seat: int) -> int:
        """C-GEN-19: a colour drawn from a purse or the bag that is not empty; each gem is as likely."""
        drawn: int = self.rng.below(self.gem_count(seat))
        colour = 0
        while drawn >= self.gems[seat * COLOUR_COUNT + colour]:
            drawn -= self.gems[seat * COLOUR_COUNT + colour]
            colour += 1
        return colour

    def move_gem(self, seat: int, to: int, colour: int) -> None:
        self.gems[seat * COLOUR_COUNT + colour] -= 1
        self.gems[to * COLOUR_COUNT + colour] += 1

    def draw_gems(self, seat: int, count: int, why: int, place: int = NO_PLACE) -> None:
        """C-SETUP-11, C-RES-3, 6, C-GEN-11: at random from the bag, as many as there are; the drawer sees them."""
        colours: list[int] = []
        for _ in range(min(count, self.bank_gems())):
            colour = self.random_gem(self.seats)
            self.move_gem(self.seats, seat, colour)
            colours.append(colour)
        self.tell(DREW_GEMS, seat, len(colours), why, self.territory(place), secret=colours)

    def pick_gem(self, seat: int, colour: int, why: int, place: int = NO_PLACE) -> None:
        """C-TERR-7, C/A-111: the chooser sees which colours are there; the chosen one is told first."""
        if self.recording:
            self.tell(PICKED_GEM, seat, why, self.territory(place), secret=[colour, *self.colours_of(self.seats)])
        self.move_gem(self.seats, seat, colour)

    def give_gems(self, seat: int, to: int, count: int, why: int) -> None:
        """C-BLACK-8, C/A-13: at random from the purse, as many as there are."""
        colours: list[int] = []
        for _ in range(min(count, self.gem_count(seat))):
            colour = self.random_gem(seat)
            self.move_gem(seat, to, colour)
            colours.append(colour)
        self.tell(GAVE_GEMS, seat, to, len(colours), why, secret=colours)

    def colours_of(self, seat: int) -> list[int]:
        """The colours of which there is a gem."""
        return [colour for colour in range(COLOUR_COUNT) if self.gems[seat * COLOUR_COUNT + colour] > 0]

    # Decks

    def discarded(self, deck: int) -> int:
        """How many cards lie on the discard pile of a deck."""
        total = 0
        for place in range(FIRST_IN_DISCARD[deck], AFTER_IN_DISCARD[deck]):
            total += self.discards[place]
        return total

    def can_draw(self, deck: int) -> bool:
        """C-BUY-9: is there a card in the deck or on its discard pile?"""
        return self.left[deck] > 0 or self.discarded(deck) > 0

    def renew(self, deck: int) -> bool:
        """C/A-9, C-BUY-11: the discard pile is shuffled into a new deck, bastards thrown away included."""
        cards: list[int] = []
        for place in range(FIRST_IN_DISCARD[deck], AFTER_IN_DISCARD[deck]):
            for _ in range(self.discards[place]):
                cards.append(place - OFFSET_IN_DISCARD[deck])
            self.discards[place] = 0
        if not cards:
            return False
        self.tell(RESHUFFLED, deck, len(cards))
        self.rng.shuffle(cards)
        self.decks[deck] = cards
        self.left[deck] = len(cards)
        return True

    def draw_batch(self, deck: int, count: int) -> list[int]:
        """C-BUY-9, C-RES-8: cards from the top, as many as the deck has; an empty one is renewed first."""
        if self.left[deck] == 0 and not self.renew(deck):
            return []
        left = self.left[deck]
        taken = min(count, left)
        self.left[deck] = left - taken
        return self.decks[deck][left - taken : left][::-1]

    def draw_mercenaries(self, seat: int, count: int, why: int) -> None:
        """C-BUY-2, C-BUY-9, C-SETUP-14: from the shuffled deck of mercenaries."""
        while count > 0:
            cards = self.draw_batch(MERCENARY_DECK, count)
            if not cards:
                return
            count -= len(cards)
            for card in cards:
                self.enter(seat, card)
            self.tell(DREW_MERCENARIES, seat, len(cards), self.left[MERCENARY_DECK], why, secret=cards)

    def draw_hirelings(self, seat: int, count: int, why: int) -> list[int]:
        """C-BUY-4, C-BUY-5, C-HIRE-5, C-TERR-3: the cards, bastards too; they are not in hand yet."""
        drawn: list[int] = []
        while len(drawn) < count:
            cards = self.draw_batch(HIRELING_DECK, count - len(drawn))
            if not cards:
                break
            drawn += cards
            self.tell(DREW_HIRELINGS, seat, len(cards), self.left[HIRELING_DECK], why, secret=cards)
        return drawn

    def draw_dishes(self, seat: int, count: int, place: int) -> list[int]:
        """C-SETUP-17, C-RES-4, C-TERR-2: the feast cards; they are not in the pile yet."""
        drawn: list[int] = []
        while len(drawn) < count:
            cards = self.draw_batch(FEAST_DECK, count - len(drawn))
            if not cards:
                break
            drawn += cards
            self.tell(DREW_FEAST_CARDS, seat, len(cards), self.left[FEAST_DECK], self.ring[place], secret=cards)
        return drawn

    def dish_count(self, seat: int) -> int:
        return count_of(self.dishes, seat, FEAST_COUNT)

    # As data

    def dump_goods(self, data: dict[str, Any]) -> None:
        """Its part of a dump."""
        data["coins"] = self.coins.copy()
        data["gems"] = [self.gems_of(seat) for seat in range(self.seats)]
        data["bank"] = self.gems_of(self.seats)
        data["hands"] = [[CARDS[kind] for kind in self.hand_of(seat)] for seat in range(self.seats)]
        data["dishes"] = self.dishes_in(self.dishes)

    def dump_decks(self, data: dict[str, Any]) -> None:
        """Another part of it."""
        data["drawn"] = [DECK_CARDS[card] for card in self.drawn]
        data["decks"] = {name: self.deck_names(deck) for deck, name in enumerate(DECKS)}
        data["discards"] = {name: self.discard_names(deck) for deck, name in enumerate(DECKS)}

    def gems_of(self, seat: int) -> list[str]:
        return [GEMS[colour] for colour in listed(self.gems, seat, COLOUR_COUNT)]

    def dishes_in(self, counts: list[int]) -> list[list[str]]:
        """By seat; nothing before the Feast."""
        if not counts:
            return []
        return [[FEAST_CARDS[dish] for dish in listed(counts, seat, FEAST_COUNT)] for seat in range(self.seats)]

    def deck_names(self, deck: int) -> list[str]:
        """Bottom first."""
        return [name_in(deck, card) for card in self.decks[deck][: self.left[deck]]]

    def discard_names(self, deck: int) -> list[str]:
        """Events in the order they were drawn; the one being resolved is among them."""
        if deck == EVENT_DECK:
            return [EVENTS[event] for event in self.drawn_events()]
        names: list[str] = []
        for place in range(FIRST_IN_DISCARD[deck], AFTER_IN_DISCARD[deck]):
            names += [name_in(deck, place - OFFSET_IN_DISCARD[deck])] * self.discards[place]
        return names

    def drawn_events(self) -> list[int]:
        """What was drawn stays in the list, above the cards that are left."""
        return self.decks[EVENT_DECK][self.left[EVENT_DECK] :][::-1]


def listed(counts: list[int], row: int, width: int) -> list[int]:
    """What a row of counts holds, one by one."""
    found: list[int] = []
    for kind in range(width):
        for _ in range(counts[row * width + kind]):
            found.append(kind)
    return found


def count_of(counts: list[int], row: int, width: int) -> int:
    """How many a row of counts holds."""
    total = 0
    for place in range(row * width, row * width + width):
        total += counts[place]
    return total


def name_in(deck: int, card: int) -> str:
    """What a card of a deck is called."""
    if deck == FEAST_DECK:
        return FEAST_CARDS[card]
    return EVENTS[card] if deck == EVENT_DECK else CARDS[card]


def none_or(seat: int) -> int | None:
    return None if seat == NOBODY else seat
