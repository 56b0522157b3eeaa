"""The end: standing of the families, points of the districts, missions. A position is scored as it lies.

H-AREA-8, H-AREA-9: cards at the table decide standing and nothing else; cards in districts do not influence it.
"""

from typing import final

from courtier.games.hofverrat.actions import ABOVE, HOME, TABLE
from courtier.games.hofverrat.cards import (
    ALL_BELOW,
    DISGRACED,
    FAMILY_COUNT,
    FAMILY_OF,
    FEW_ESTEEMED,
    FEWER_THAN_LEFT,
    MANY_DISGRACED,
    NOBLE,
    OWN_ROLE,
    PER_COLOUR,
    ROLE_COUNT,
    ROLE_OF,
    SOME_BELOW,
    Cards,
    Mission,
    card_of,
    spot_of,
)
from courtier.games.hofverrat.cards import ESTEEMED as FAMILY_ESTEEMED
from courtier.games.hofverrat.variants import ESTEEMED, IN_DISGRACE, Variants


@final
class Tally:
    """One side of the table, or one district: by family its weight, its cards and what missions count; by role."""

    def __init__(self) -> None:
        self.weight = [0] * FAMILY_COUNT
        self.cards = [0] * FAMILY_COUNT
        self.for_missions = [0] * FAMILY_COUNT
        self.roles = [0] * ROLE_COUNT

    def add(self, card: int, cards: Cards, mission_noble_weight: int, times: int = 1) -> None:
        """Count a card in, or out again (`times` -1)."""
        family = FAMILY_OF[card]
        role = ROLE_OF[card]
        self.weight[family] += times * cards.weights[role]
        self.cards[family] += times
        self.for_missions[family] += times * (mission_noble_weight if role == NOBLE else 1)  # H/A-1
        self.roles[role] += times


@final
class Sheet:
    """The score by source.

    H-STAT-6, 7: each family is compared alone, once, at the end. H-SCORE-1..4: a card in a district brings its weight,
    costs it, or counts nothing. H-SCORE-6, 9: a total is that plus 0, 3 or 6 points of missions.
    """

    def __init__(self, above: Tally, below: Tally, districts: list[Tally], variants: Variants) -> None:
        self.above = above
        self.below = below
        self.districts = districts
        self.standing = [
            variants.standing(above.weight[family], below.weight[family]) for family in range(FAMILY_COUNT)
        ]
        self.points = [
            [self.standing[family] * district.weight[family] for family in range(FAMILY_COUNT)]
            for district in districts
        ]
        self.missions: list[list[int]] = [[0, 0] for _ in districts]
        self.totals = [sum(points) for points in self.points]

    def judge(self, seat: int, colour: int, mission: Mission) -> None:
        """H-SCORE-5: a fulfilled mission pays its points, another one nothing."""
        if self.fulfils(seat, mission):
            self.missions[seat][colour] = mission.points
            self.totals[seat] += mission.points

    def fulfils(self, seat: int, mission: Mission) -> bool:
        """H-MISS-1..18: on the final position."""
        test = mission.test
        if test == FEWER_THAN_LEFT:
            left = self.districts[(seat + 1) % len(self.districts)]
            own = self.districts[seat]
            return own.for_missions[mission.family] < left.for_missions[mission.family]
        if test == OWN_ROLE:
            return self.districts[seat].roles[mission.role] >= mission.count
        if test == DISGRACED:
            return self.standing[mission.family] == IN_DISGRACE
        if test == FAMILY_ESTEEMED:
            return self.standing[mission.family] == ESTEEMED
        if test == ALL_BELOW:
            return min(self.below.cards) >= mission.count
        if test == SOME_BELOW:
            return max(self.below.for_missions) >= mission.count
        if test == FEW_ESTEEMED:
            return self.standing.count(ESTEEMED) <= mission.count
        assert test == MANY_DISGRACED
        return self.standing.count(IN_DISGRACE) >= mission.count


def score(areas: list[list[int]], missions: list[int], cards: Cards, variants: Variants) -> Sheet:
    """H-END-7: the table first, then the districts, then the missions of each seat.

    H-AREA-6: a district's cards count for its owner, whoever laid them.
    """
    above = Tally()
    below = Tally()
    for courtier in areas[TABLE]:
        side = above if spot_of(courtier) == ABOVE else below
        side.add(card_of(courtier), cards, variants.noble_weight)
    districts = [Tally() for _ in range(len(areas) - HOME)]
    for seat in range(len(districts)):
        for courtier in areas[HOME + seat]:
            districts[seat].add(card_of(courtier), cards, variants.noble_weight)
    sheet = Sheet(above, below, districts, variants)
    for seat in range(len(districts)):
        sheet.judge(seat, 0, cards.missions[missions[seat]])
        sheet.judge(seat, 1, cards.missions[missions[PER_COLOUR + seat]])
    return sheet
