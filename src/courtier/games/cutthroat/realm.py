"""The ring of territories: who owns what, what lies there, who may go where, plague.

C-GEN-9, C-GEN-17: places are numbered round the ring; a place is occupied while a military card lies there.
C-CONQ-13, C-GEN-10: a player may own any number of places; one who owns none goes on playing.
"""

from typing import Any

from courtier.core.pending import NOBODY
from courtier.core.rng import Rng
from courtier.games.cutthroat.cards import (
    CARDS,
    MERCENARY,
    RIVERS,
    SPARE_PLACES,
    TERRITORIES,
    TYPE_COUNT,
    Cards,
)
from courtier.games.cutthroat.events import (
    CURED,
    KILLED,
    LOST,
    RETURNED,
    TOOK_MERCENARIES,
)
from courtier.games.cutthroat.supply import Supply, count_of, listed, none_or

NO_ABILITY = -1
EMPTY_STACK: tuple[int, ...] = ()


class Realm(Supply):
    """The part of the court without turns."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards) -> None:
        super().__init__(seats, options, rng, cards)
        self.owners: list[int] = []  # by place: a seat or NOBODY
        self.stacks: list[tuple[int, ...]] = []  # by place: military cards, top first
        self.plagued = 0  # one bit a place
        self.dead: list[int] = []  # dead piles: [seat * TYPE_COUNT + type]
        self.emptied = 0  # places emptied in the open Attack block (C-CONQ-8), one bit each

    def copy_realm(self, twin: "Realm") -> None:
        """For a clone."""
        twin.ring = self.ring
        twin.owners = self.owners.copy()
        twin.stacks = self.stacks.copy()
        twin.plagued = self.plagued
        twin.dead = self.dead.copy()
        twin.emptied = self.emptied

    def lay_ring(self, ring: list[int]) -> None:
        """C-SETUP-15: nobody owns anything yet, and all is healthy."""
        self.ring = ring
        self.owners = [NOBODY] * len(ring)
        self.stacks = [EMPTY_STACK] * len(ring)

    # Public facts

    def neighbours(self, place: int) -> tuple[int, int]:
        """C-SETUP-16."""
        places = len(self.ring)
        return (place - 1) % places, (place + 1) % places

    def is_plagued(self, place: int) -> bool:
        return self.plagued >> place & 1 == 1

    def ability(self, place: int) -> int:
        """C-TERR-1: on the healthy side only."""
        return NO_ABILITY if self.plagued >> place & 1 else self.cards.territories[self.ring[place]].ability

    def serves(self, seat: int, ability: int) -> bool:
        """C-TERR-1: does the player own a territory with this ability?"""
        for place in range(len(self.ring)):
            if self.owners[place] == seat and self.ability(place) == ability:
                return True
        return False

    def coin_value(self, place: int, seat: int) -> int:
        """C-RES-2, C-RES-7, C-TERR-5, C-PLAGUE-6: of the side showing, with what flows in for the collector."""
        value = self.cards.territories[self.ring[place]].coins[self.plagued >> place & 1]
        if self.ability(place) == RIVERS:
            for other in self.neighbours(place):
                if not self.stacks[other] or self.owners[other] == seat:
                    value += 1
        return value

    def gem_value(self, place: int) -> int:
        return self.cards.territories[self.ring[place]].gems[self.plagued >> place & 1]

    def land_of(self, seat: int) -> list[int]:
        """The places that the player owns, in ring order."""
        return [place for place in range(len(self.ring)) if self.owners[place] == seat]

    def land_count(self, seat: int) -> int:
        total = 0
        for owner in self.owners:
            if owner == seat:
                total += 1
        return total

    def healthy_places(self) -> list[int]:
        return [place for place in range(len(self.ring)) if not self.plagued >> place & 1]

    def plagued_places(self) -> list[int]:
        return [place for place in range(len(self.ring)) if self.plagued >> place & 1]

    def accessible(self, seat: int, passages: int) -> int:
        """C-ACC-1..5, 14: the places that the player can reach, one bit each; `passages`: those that are passable."""
        places = len(self.ring)
        for place in range(places):
            if self.owners[place] == seat:
                return self.reached(seat, place, 1, passages) | self.reached(seat, place, places - 1, passages)
        return (1 << places) - 1

    def reached(self, seat: int, start: int, step: int, passages: int) -> int:
        """C-ACC-8, 9, 12, 13: one way round the ring, from each own territory up to the first place that blocks.

        Own and unoccupied places never block; a spouse's do.
        """
        owners = self.owners
        places = len(owners)
        mask = 0
        blocked = False
        place = start
        for _ in range(places):
            if owners[place] == seat:
                blocked = False
            elif not blocked:
                mask |= 1 << place
                blocked = len(self.stacks[place]) > 0 and not passages >> place & 1
            place += step
            if place >= places:
                place -= places
        return mask

    def dead_count(self, seat: int) -> int:
        return count_of(self.dead, seat, TYPE_COUNT)

    # What happens to land

    def bury(self, seat: int, card: int) -> None:
        """C-ATK-11, C-GEN-7, 21, C-DEAD-1: a soldier to the dead pile of its house, a mercenary to the discard."""
        if card < MERCENARY:
            self.dead[seat * TYPE_COUNT + card] += 1
        else:
            self.discards[card] += 1

    def kill(self, place: int, position: int) -> None:
        """C-ATK-12, 13, 15, C-PLAGUE-5: one card of the stack dies and is shown. The last one takes ownership away."""
        stack = self.stacks[place]
        owner = self.owners[place]
        card = stack[position]
        self.stacks[place] = stack[:position] + stack[position + 1 :]
        self.bury(owner, card)
        self.tell(KILLED, owner, self.ring[place], card, position)
        if not self.stacks[place]:
            self.lose(place)

    def lose(self, place: int) -> None:
        """C-GEN-8: the token goes back when the last military card leaves."""
        self.tell(LOST, self.owners[place], self.ring[place])
        self.owners[place] = NOBODY
        self.emptied |= 1 << place

    def send_home(self, place: int, count: int) -> None:
        """C-HIRE-SNEAK-2: so many cards from the top go back to their owner's hand."""
        stack = self.stacks[place]
        owner = self.owners[place]
        count = min(count, len(stack))
        self.tell(RETURNED, owner, self.ring[place], count)
        for card in stack[:count]:
            self.enter(owner, card)
        self.stacks[place] = stack[count:]
        if not self.stacks[place]:
            self.lose(place)

    def take_mercenaries(self, seat: int, place: int) -> None:
        """C-LORD-TYBER-2, C-LORD-TYBER-4: all mercenaries there into a hand; soldiers stay in order."""
        stack = self.stacks[place]
        taken = [card for card in stack if card >= MERCENARY]
        self.tell(TOOK_MERCENARIES, seat, self.owners[place], self.ring[place], len(taken), secret=taken)
        for card in taken:
            self.enter(seat, card)
        self.stacks[place] = tuple([card for card in stack if card < MERCENARY])
        if not self.stacks[place]:
            self.lose(place)

    def cure(self, place: int) -> None:
        """C-PLAGUE-4."""
        if self.plagued >> place & 1:
            self.plagued &= ~(1 << place)
            self.tell(CURED, self.ring[place])

    def collect_dead(self, seat: int) -> int:
        """C-DEAD-2, C-DEAD-5: all own dead soldiers return to hand; mercenaries do not lie with them."""
        count = 0
        for each in range(TYPE_COUNT):
            for _ in range(self.dead[seat * TYPE_COUNT + each]):
                self.enter(seat, each)
                count += 1
            self.dead[seat * TYPE_COUNT + each] = 0
        return count

    def land_points(self, seat: int) -> int:
        """C-SCORE-10."""
        points = 0
        for place in range(len(self.ring)):
            if self.owners[place] == seat:
                points += self.cards.territories[self.ring[place]].points[self.plagued >> place & 1]
        return points

    def dead_names(self, seat: int) -> list[str]:
        return [CARDS[each] for each in listed(self.dead, seat, TYPE_COUNT)]

    def dump_land(self, data: dict[str, Any]) -> None:
        """Its part of a dump."""
        data["ring"] = [TERRITORIES[territory] for territory in self.ring]
        data["owners"] = [none_or(owner) for owner in self.owners]
        data["plagued"] = [self.is_plagued(place) for place in range(len(self.ring))]
        data["stacks"] = [[CARDS[card] for card in stack] for stack in self.stacks]


def ring_size(seats: int) -> int:
    """C-SETUP-15."""
    return seats + SPARE_PLACES
