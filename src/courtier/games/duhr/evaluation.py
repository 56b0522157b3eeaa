"""Estimates how a game of Dûhr ends from a position; the greedy bot chooses by this.

The chances were counted in games of that bot against itself; they are habits of play, not rules.
"""

from typing import Final, final

from courtier.games.duhr.cards import (
    ALL,
    DISFAVORED,
    FAVORED,
    FULL,
    HOUSES_OF_STATUS,
    NO_AGENDA,
    VILE,
    VILIFIED,
    Agenda,
    Condition,
)
from courtier.games.duhr.court import Court
from courtier.games.duhr.score import FAVORED_POINTS, Sheet, Tally

ONE_LASTS: Final = 0.94  # that a House is favored at the end
STAYING: Final = [5.5, 5.0, 4.0, 3.0, 1.5]  # by cards on a favored House: its weight among those that may last
VILIFIED_FROM_FAVOR: Final = [0.1, 0.16, 0.4, 0.85, 0.9]  # if it falls, by revealed scandals
VILIFIED_WITHOUT_ROOM: Final = 0.03  # the same without a scandal and with little room for three
ROOM_FOR_VILLAINY: Final = 3
VILIFIED_FROM_DISFAVOR: Final = [0.01, 0.04, 0.17]
STAYS_VILIFIED: Final = 0.95
REACHED_BY_FAVORED: Final = [0.85, 0.48, 0.3, 0.1, 0.02, 0.0]  # by how much is missing of a number
REACHED_BY_FALLEN: Final = [0.88, 0.18, 0.05, 0.01, 0.0, 0.0]
SURE: Final = 0.97  # it is more than reached
SHARE_OF_BEST: Final = 0.6  # how much the leader counts among the others
COST_OF_ROOM: Final = 0.4  # points, for each card that will still come to a House that falls
CARD_WORTH: Final = 0.35  # points, of a card in hand
FAVOR_WORTH: Final = 0.5  # a favored House has a second action, and wins ties
VICTORY: Final = 6.0
DEFEAT: Final = -2.0


@final
class Outlook:
    """By seat: the chances of its status at the end, and the points to be expected without agendas."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self.favored = [0.0] * court.seats
        self.vilified = [0.0] * court.seats
        self.all_vilified = 0.0
        weights = 0.0
        for seat in range(court.seats):
            if court.status[seat] == FAVORED:
                weights += self.staying(seat)
        for seat in range(court.seats):
            if court.status[seat] == FAVORED:
                self.favored[seat] = ONE_LASTS * self.staying(seat) / weights
            self.vilified[seat] = (1.0 - self.favored[seat]) * self.villainy(seat)
            self.all_vilified += self.vilified[seat]

    def staying(self, seat: int) -> float:
        """How likely a favored House lasts, beside the others: by the room that it has."""
        return STAYING[FULL - self.room(seat)]

    def room(self, seat: int) -> int:
        """How many cards a House still takes."""
        return self.court.variants.full - len(self.court.rows[seat])

    def villainy(self, seat: int) -> float:
        """How likely a House that is not favored at the end is vilified."""
        status = self.court.status[seat]
        scandals = self.court.scandals_on[seat]
        if status == VILIFIED:
            return STAYS_VILIFIED
        if self.court.variants.vile > self.court.variants.full:
            return 0.0
        missing = self.court.variants.vile - scandals
        if status == DISFAVORED:
            return VILIFIED_FROM_DISFAVOR[max(0, VILE - missing)]
        if scandals == 0 and self.room(seat) < ROOM_FOR_VILLAINY:
            return VILIFIED_WITHOUT_ROOM
        return VILIFIED_FROM_FAVOR[min(max(0, VILE - missing), FULL - 1)]

    def points(self, seat: int) -> float:
        """D-SCORE-1..4, with what is likely to come."""
        court = self.court
        variants = court.variants
        cost = 0.0 + court.suspicions_on[seat] + variants.scandal_cost * court.scandals_on[seat]
        favored = self.favored[seat]
        vilified = self.vilified[seat]
        villains = 1.0 + self.all_vilified - vilified
        return (
            favored * (FAVORED_POINTS - cost)
            + vilified * (variants.villain_points + villains)
            + (1.0 - favored - vilified) * (variants.disfavored_points - cost - COST_OF_ROOM * self.room(seat))
        )

    # Agendas

    def bonus(self, seat: int, agenda: Agenda, sheet: Sheet) -> float:
        """What an agenda is likely to bring its owner."""
        chance = 1.0
        for condition in agenda.conditions:
            chance *= self.chance(seat, condition, sheet)
        return agenda.bonus * chance

    def chance(self, seat: int, condition: Condition, sheet: Sheet) -> float:
        if condition.subject == ALL and condition.measure == HOUSES_OF_STATUS:
            return self.chance_of_number(condition)
        if condition.subject == ALL:
            now = sheet.measured(seat, condition)
            return SURE if condition.least <= now <= condition.most else 1.0 - SURE
        whose = sheet.subject(seat, condition.subject)
        if condition.measure == HOUSES_OF_STATUS:
            return self.chance_of_status(whose, condition.statuses)
        return self.chance_of_measure(whose, sheet.measured(seat, condition), condition)

    def chance_of_status(self, seat: int, statuses: int) -> float:
        chance = 0.0
        if statuses >> FAVORED & 1:
            chance += self.favored[seat]
        if statuses >> VILIFIED & 1:
            chance += self.vilified[seat]
        if statuses >> DISFAVORED & 1:
            chance += 1.0 - self.favored[seat] - self.vilified[seat]
        return chance

    def chance_of_measure(self, seat: int, now: int, condition: Condition) -> float:
        """A number of cards on one House that may still grow."""
        reached = self.reaches(seat, condition.least - now)
        passed = self.reaches(seat, condition.most + 1 - now)
        return max(0.0, reached - passed)

    def reaches(self, seat: int, missing: int) -> float:
        if missing < 0:
            return SURE
        table = REACHED_BY_FAVORED if self.court.status[seat] == FAVORED else REACHED_BY_FALLEN
        return table[min(missing, FULL)]

    def chance_of_number(self, condition: Condition) -> float:
        """How many Houses end so: each for itself, but for favor, which one has or none."""
        if condition.statuses == 1 << FAVORED:
            return (1.0 - ONE_LASTS) * (condition.least <= 0) + ONE_LASTS * (condition.least <= 1 <= condition.most)
        spread = [1.0]
        for seat in range(self.court.seats):
            chance = self.chance_of_status(seat, condition.statuses)
            longer = [0.0] * (len(spread) + 1)
            for number in range(len(spread)):
                longer[number] += spread[number] * (1.0 - chance)
                longer[number + 1] += spread[number] * chance
            spread = longer
        total = 0.0
        for number in range(len(spread)):
            if condition.least <= number <= condition.most:
                total += spread[number]
        return total


def lead(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the others."""
    best = -100.0
    total = 0.0
    for other in range(len(totals)):
        if other != seat:
            best = max(best, totals[other])
            total += totals[other]
    return totals[seat] - SHARE_OF_BEST * best - (1.0 - SHARE_OF_BEST) * total / (len(totals) - 1)


def as_it_lies(court: Court) -> Sheet:
    """The Houses now, and whom conspiracies show."""
    variants = court.variants
    targets = [court.owners[house] for house in court.conspiracies]
    return Sheet([Tally(row, variants) for row in court.rows], targets, variants)


def position_worth(court: Court, seat: int) -> float:
    """One's own total less that of the others, the leader above all: at the end as it is, before as it is likely."""
    if court.over():
        totals = [0.0 + total for total in court.final_sheet().basic]
        totals[seat] = 0.0 + court.final_sheet().totals[seat]
        return lead(totals, seat) + (VICTORY if seat in court.winners() else DEFEAT)
    outlook = Outlook(court)
    totals = [outlook.points(each) for each in range(court.seats)]
    if court.chosen[seat] != NO_AGENDA:
        totals[seat] += outlook.bonus(seat, court.cards.agendas[court.chosen[seat]], as_it_lies(court))
    return lead(totals, seat) + prospects(court, seat)


def prospects(court: Court, seat: int) -> float:
    """What is not points yet: cards to play, and favor."""
    if court.status[seat] == VILIFIED:
        return 0.0
    favor = FAVOR_WORTH if court.status[seat] == FAVORED else 0.0
    return CARD_WORTH * (court.sizes[seat] + court.aside_size * (1 if court.active == seat else 0)) + favor
