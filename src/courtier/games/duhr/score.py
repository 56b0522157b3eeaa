"""The end: points by status and revealed cards, agendas, ties. A position is scored as it lies."""

from typing import Final, final

from courtier.games.duhr.cards import (
    ALL,
    CONCEALED,
    CONSPIRACY,
    CONSPIRACY_OR_LEFT,
    FAVORED,
    HOUSES_OF_STATUS,
    LEFT,
    REVEALED_SCANDALS,
    REVEALED_SUSPICIONS,
    RIGHT,
    SCANDAL,
    VILIFIED,
    Agenda,
    Condition,
)
from courtier.games.duhr.variants import Variants

FAVORED_POINTS: Final = 10  # D-SCORE-1


@final
class Tally:
    """D-TERM-1..3, D-TERM-9: a House as it lies: revealed suspicions and scandals, all cards, status."""

    def __init__(self, row: list[int], variants: Variants) -> None:
        self.suspicions = 0
        self.scandals = 0
        self.cards = len(row)
        for card in row:
            if card == SCANDAL:
                self.scandals += 1
            elif card < CONCEALED:
                self.suspicions += 1
        self.status = variants.status(self.cards, self.scandals)


@final
class Sheet:
    """The score by source. `targets` holds, by seat, whose House its conspiracy shows."""

    def __init__(self, tallies: list[Tally], targets: list[int], variants: Variants) -> None:
        self.tallies = tallies
        self.targets = targets
        villains = 0
        for tally in tallies:
            if tally.status == VILIFIED:
                villains += 1
        self.basic = [basic(tally, villains, variants) for tally in tallies]
        self.bonus = [0] * len(tallies)
        self.totals = self.basic.copy()

    def judge(self, seat: int, agenda: Agenda) -> None:
        """D-AGENDA-1, D-AGENDA-3: a fulfilled agenda adds its bonus, a villain's too; another one adds nothing."""
        if self.fulfils(seat, agenda):
            self.bonus[seat] = agenda.bonus
            self.totals[seat] += agenda.bonus

    def fulfils(self, seat: int, agenda: Agenda) -> bool:
        """D-AGENDA-2: on the final position all its conditions hold."""
        for condition in agenda.conditions:
            if not condition.least <= self.measured(seat, condition) <= condition.most:
                return False
        return True

    def measured(self, seat: int, condition: Condition) -> int:
        if condition.subject == ALL:
            total = 0
            for tally in self.tallies:
                total += measure(tally, condition)
            return total
        return measure(self.tallies[self.subject(seat, condition.subject)], condition)

    def subject(self, seat: int, subject: int) -> int:
        """Ledger §4: left is the next seat clockwise, right the one before (D/A-82)."""
        seats = len(self.tallies)
        if subject == LEFT or (subject == CONSPIRACY_OR_LEFT and self.targets[seat] == seat):
            return (seat + 1) % seats
        if subject == RIGHT:
            return (seat - 1) % seats
        return self.targets[seat] if subject in (CONSPIRACY, CONSPIRACY_OR_LEFT) else seat

    def winners(self) -> list[int]:
        """D-WIN-1..3, D-WIN-5: most points; of those tied the best status, and they share what is left."""
        best = max(self.totals)
        tied = [seat for seat, total in enumerate(self.totals) if total == best]
        status = min([self.tallies[seat].status for seat in tied])
        return [seat for seat in tied if self.tallies[seat].status == status]


def basic(tally: Tally, villains: int, variants: Variants) -> int:
    """D-SCORE-1..7."""
    if tally.status == VILIFIED:
        return variants.villain_points + villains
    points = FAVORED_POINTS if tally.status == FAVORED else variants.disfavored_points
    return points - tally.suspicions - variants.scandal_cost * tally.scandals


def measure(tally: Tally, condition: Condition) -> int:
    if condition.measure == HOUSES_OF_STATUS:
        return condition.statuses >> tally.status & 1
    if condition.measure == REVEALED_SCANDALS:
        return tally.scandals
    return tally.suspicions if condition.measure == REVEALED_SUSPICIONS else tally.cards


def score(rows: list[list[int]], targets: list[int], agendas: list[Agenda], variants: Variants) -> Sheet:
    """D-SCORE, D-AGENDA: the Houses first, then the agenda of each seat."""
    sheet = Sheet([Tally(row, variants) for row in rows], targets, variants)
    for seat in range(len(rows)):
        sheet.judge(seat, agendas[seat])
    return sheet
