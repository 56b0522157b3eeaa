"""Estimates how a game of Hof-Verrat ends from a position; the greedy bot chooses by this."""

from math import sqrt
from typing import Final, final

from courtier.games.hofverrat.actions import ABOVE, DISTRICT
from courtier.games.hofverrat.cards import (
    ALL_BELOW,
    DISGRACED,
    ESTEEMED,
    FAMILY_COUNT,
    FEW_ESTEEMED,
    FEWER_THAN_LEFT,
    HAND,
    OWN_ROLE,
    SOME_BELOW,
    Mission,
    card_of,
    spot_of,
)
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.score import Tally

TABLE_SPREAD: Final = 0.3  # mean square of the change of a family's balance by one more card at the table
DISTRICT_SPREAD: Final = 0.4  # the same for the cards of a family in a district, a turn of everybody
NOTHING_LEFT: Final = 0.000001


@final
class Outlook:
    """A guess as tallies, to which cards can be added and taken away again, and its worth to a seat."""

    def __init__(self, court: Court, seat: int) -> None:
        self.court = court
        self.seat = seat
        self.above = Tally()
        self.below = Tally()
        self.districts = [Tally() for _ in range(court.seats)]
        for area in court.areas:
            for courtier in area:
                self.put(card_of(courtier), spot_of(courtier), 1)
        self.missions: list[Mission] = []
        self.table_spread = 0.0
        self.district_spread = 0.0
        self.turn_to(seat)

    def turn_to(self, seat: int) -> None:
        """Judge for this seat from now on, with as many turns left as there are now."""
        court = self.court
        light, dark = court.missions_of(seat)
        self.seat = seat
        self.missions = [court.cards.missions[light], court.cards.missions[dark]]
        turns_left = (len(court.cards.deck) - court.box) // HAND - court.turn
        self.table_spread = NOTHING_LEFT + TABLE_SPREAD * turns_left
        self.district_spread = NOTHING_LEFT + DISTRICT_SPREAD * turns_left / court.seats

    def put(self, card: int, spot: int, times: int) -> None:
        """Lay a card there, or take it away again."""
        tally = self.districts[spot - DISTRICT] if spot >= DISTRICT else self.below
        if spot == ABOVE:
            tally = self.above
        tally.add(card, self.court.cards, self.court.variants.noble_weight, times)

    def worth(self) -> float:
        """One's own total less the best of the others; what can still change counts for less."""
        leanings = [
            self.leaning(self.above.weight[family] - self.below.weight[family]) for family in range(FAMILY_COUNT)
        ]
        best = -1000.0
        own = 0.0
        for seat in range(len(self.districts)):
            weight = self.districts[seat].weight
            points = 0.0
            for family in range(FAMILY_COUNT):
                points += leanings[family] * weight[family]
            if seat == self.seat:
                own = points
            elif points > best:
                best = points
        for mission in self.missions:
            own += mission.points * self.chance(mission, leanings)
        return own - best

    def leaning(self, balance: int) -> float:
        """From -1, in disgrace, to 1, esteemed: how a family will stand, by its weight above less that below."""
        return lean(self.court.variants.beyond_neutral(balance), self.table_spread)

    def chance(self, mission: Mission, leanings: list[float]) -> float:
        """How likely a mission looks, from 0 to 1."""
        own = self.districts[self.seat]
        test = mission.test
        if test == FEWER_THAN_LEFT:
            left = self.districts[(self.seat + 1) % len(self.districts)]
            gap = left.for_missions[mission.family] - own.for_missions[mission.family]
            return likely(gap - 0.5, self.district_spread)
        if test == OWN_ROLE:
            return likely(own.roles[mission.role] - mission.count + 0.5, self.district_spread)
        if test == DISGRACED:
            gap = self.below.weight[mission.family] - self.above.weight[mission.family]
            return likely(gap - self.court.variants.disgrace_lead + 0.5, self.table_spread)
        if test == ESTEEMED:
            gap = self.above.weight[mission.family] - self.below.weight[mission.family]
            return likely(gap - self.court.variants.esteem_lead + 0.5, self.table_spread)
        if test == ALL_BELOW:
            return likely(0.5 - missing(self.below.cards, mission.count), self.table_spread)
        if test == SOME_BELOW:
            return likely(max(self.below.for_missions) - mission.count + 0.5, self.table_spread)
        esteemed = 0.0
        disgraced = 0.0
        for leaning in leanings:
            if leaning > 0.0:
                esteemed += leaning
            else:
                disgraced -= leaning
        if test == FEW_ESTEEMED:
            return likely(mission.count + 0.5 - esteemed, self.table_spread)
        return likely(disgraced - mission.count + 0.5, self.table_spread)


def missing(cards: list[int], count: int) -> int:
    """How many cards are missing until every family has so many."""
    total = 0
    for number in cards:
        total += max(0, count - number)
    return total


def position_worth(court: Court, seat: int) -> float:
    """What the position is worth to the seat."""
    return Outlook(court, seat).worth()


def lean(balance: float, spread: float) -> float:
    """From -1, surely below, to 1, surely above."""
    return balance / sqrt(balance * balance + spread)


def likely(margin: float, spread: float) -> float:
    """From 0 to 1, whether a margin that can still move by `spread` stays above nothing."""
    return 0.5 + 0.5 * lean(margin, spread)
