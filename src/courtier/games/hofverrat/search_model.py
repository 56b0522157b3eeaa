"""What a search must know of Hof-Verrat, and the five levels.

In play-outs everybody lays the three cards of a turn as a greedy bot would that knows this world: by its own points
less those of the best rival, where standings that can still change count less, and by its own missions.
"""

from math import exp
from typing import Any, Final, final

from courtier.core.rng import Rng
from courtier.core.search_model import FLAT, GREEDY, Level, SearchModel
from courtier.core.values import Values
from courtier.games.hofverrat.actions import (
    ABOVE,
    BELOW,
    DISTRICT,
    HOME,
    LAY,
    REMOVE,
    SPARE,
    SPOT_COUNT,
    TABLE,
    lay,
)
from courtier.games.hofverrat.cards import (
    ASSASSIN,
    FAMILY_COUNT,
    FAMILY_OF,
    FEWER_THAN_LEFT,
    GUARD,
    OWN_ROLE,
    ROLE_OF,
    card_of,
    role_of,
    spot_of,
)
from courtier.games.hofverrat.court import NAME, Court
from courtier.games.hofverrat.decisions.turns import ABROAD, AT_HOME, AT_TABLE, ChooseVictim, Lay, area_bit
from courtier.games.hofverrat.evaluation import Outlook
from courtier.games.hofverrat.features import FEATURES, features

SMALLEST_GAIN: Final = 0.000001
WIN_SHARE: Final = 0.7  # of the reward that is the victory; the rest is how far the seat is ahead
CLOSE: Final = 5.0  # points
NO_CARD: Final = -1
OUT_OF_REACH: Final = -1000.0


@final
class Planner:
    """Finds the best way to lay the cards of a turn in one world. It follows the game while it is played out."""

    def __init__(self, court: Court, seat: int) -> None:
        self.court = court
        self.outlook = Outlook(court, seat)
        self.leanings = [0.0] * FAMILY_COUNT
        self.points = [0.0] * court.seats  # of the districts, by seat
        self.chances = [0.0, 0.0]  # of the two missions
        self.plan: list[tuple[int, int]] = []  # card and spot
        self.most = 0.0  # what the plan is worth
        self.moves: list[float] = []  # by place in hand and side: how a card at the table moves its family's leaning
        self.gains: list[float] = []  # by place in hand and spot: what the card does there beside points

    # A turn

    def look(self, seat: int) -> None:
        """Prepare for the seat: leanings, points and chances as they are now."""
        outlook = self.outlook
        outlook.turn_to(seat)
        for family in range(FAMILY_COUNT):
            balance = outlook.above.weight[family] - outlook.below.weight[family]
            self.leanings[family] = outlook.leaning(balance)
        for each in range(self.court.seats):
            weight = outlook.districts[each].weight
            total = 0.0
            for family in range(FAMILY_COUNT):
                total += self.leanings[family] * weight[family]
            self.points[each] = total
        for place in range(2):
            self.chances[place] = outlook.chance(outlook.missions[place], self.leanings)

    def best_plan(self, seat: int, used: int) -> None:
        """Find the best way to lay the hand in the areas that are still open."""
        self.look(seat)
        hand = self.court.hands[seat]
        self.weigh_hand(hand, seat)
        self.most = OUT_OF_REACH
        self.plan = []
        count = len(hand)
        if used & AT_TABLE:
            self.try_rest(hand, seat, used, NO_CARD, ABOVE)
            return
        for first in range(count):
            if first == 0 or hand[first] not in hand[:first]:
                self.try_rest(hand, seat, used, first, ABOVE)
                self.try_rest(hand, seat, used, first, BELOW)

    def weigh_hand(self, hand: list[int], seat: int) -> None:
        """Compute once what each card does at each spot."""
        self.moves = []
        self.gains = []
        for card in hand:
            for side in (ABOVE, BELOW):
                self.moves.append(self.change(card, side))
                self.gains.append(self.table_gain(card, side))
            for whose in range(self.court.seats):
                self.gains.append(self.district_gain(card, whose, seat))

    def try_rest(self, hand: list[int], seat: int, used: int, first: int, side: int) -> None:
        """Try every way to lay the other cards, with this card on this side of the table."""
        rest = [place for place in range(len(hand)) if place != first]
        if not rest:
            self.try_abroad(hand, seat, first, side, NO_CARD, NO_CARD)
        elif used & AT_HOME:
            self.try_abroad(hand, seat, first, side, NO_CARD, rest[0])
        elif used & ABROAD:
            self.try_abroad(hand, seat, first, side, rest[0], NO_CARD)
        else:
            self.try_abroad(hand, seat, first, side, rest[0], rest[1])
            self.try_abroad(hand, seat, first, side, rest[1], rest[0])

    def try_abroad(self, hand: list[int], seat: int, first: int, side: int, home: int, away: int) -> None:
        """Try every other player's district for the last card; remember the best plan."""
        seats = self.court.seats
        spots = DISTRICT + seats
        change = 0.0
        gain = 0.0
        own = 0.0
        given = 0.0
        family = 0
        if first != NO_CARD:
            change = self.moves[2 * first + side]
            gain = self.gains[spots * first + side]
            family = FAMILY_OF[hand[first]]
        if home != NO_CARD:
            own = self.points_of(hand[home], family, change)
            gain += self.gains[spots * home + DISTRICT + seat]
        if away != NO_CARD:
            given = self.points_of(hand[away], family, change)
        for other in range(seats):
            if other != seat:
                worth = gain + self.lead(family, change, own, other, given)
                if away != NO_CARD:
                    worth += self.gains[spots * away + DISTRICT + other]
                if worth > self.most:
                    self.most = worth
                    self.plan = planned(hand, seat, first, side, home)
                    if away != NO_CARD:
                        self.plan.append((hand[away], DISTRICT + other))

    def points_of(self, card: int, family: int, change: float) -> float:
        """What a card in a district counts, after the leaning of that family has changed."""
        leaning = self.leanings[FAMILY_OF[card]] + (change if FAMILY_OF[card] == family else 0.0)
        return leaning * self.weight(card)

    def weight(self, card: int) -> int:
        return self.court.cards.weights[ROLE_OF[card]]

    def change(self, card: int, side: int) -> float:
        """By how much a card on that side of the table moves its family's leaning."""
        outlook = self.outlook
        family = FAMILY_OF[card]
        weight = self.weight(card) if side == ABOVE else -self.weight(card)
        balance = outlook.above.weight[family] - outlook.below.weight[family] + weight
        return outlook.leaning(balance) - self.leanings[family]

    def lead(self, family: int, change: float, own: float, other: int, given: float) -> float:
        """One's own points less the best rival's, after a leaning has changed and two districts have grown."""
        best = OUT_OF_REACH
        mine = 0.0
        districts = self.outlook.districts
        seat = self.outlook.seat
        for each in range(len(districts)):
            points = self.points[each]
            if change != 0.0:
                points += change * districts[each].weight[family]
            if each == seat:
                mine = points + own
            else:
                if each == other:
                    points += given
                best = max(best, points)
        return mine - best

    # Missions and assassins

    def table_gain(self, card: int, side: int) -> float:
        """What the card does at the table beside points: for the missions, and as an assassin."""
        outlook = self.outlook
        gain = 0.0
        family = FAMILY_OF[card]
        before = self.leanings[family]
        after = before + self.change(card, side)
        for place in range(2):
            mission = outlook.missions[place]
            if mission.test not in (FEWER_THAN_LEFT, OWN_ROLE):
                outlook.put(card, side, 1)
                self.leanings[family] = after
                gain += mission.points * (outlook.chance(mission, self.leanings) - self.chances[place])
                self.leanings[family] = before
                outlook.put(card, side, -1)
        if ROLE_OF[card] == ASSASSIN:
            gain += self.best_strike(TABLE)
        return gain

    def district_gain(self, card: int, whose: int, seat: int) -> float:
        """The same in a district."""
        outlook = self.outlook
        gain = 0.0
        for place in range(2):
            mission = outlook.missions[place]
            if mission.test == FEWER_THAN_LEFT or (mission.test == OWN_ROLE and whose == seat):
                outlook.put(card, DISTRICT + whose, 1)
                gain += mission.points * (outlook.chance(mission, self.leanings) - self.chances[place])
                outlook.put(card, DISTRICT + whose, -1)
        if ROLE_OF[card] == ASSASSIN:
            gain += self.best_strike(HOME + whose)
        return gain

    def best_strike(self, area: int) -> float:
        """What removing the best victim of an area brings."""
        best = 0.0
        for courtier in self.court.areas[area]:
            if role_of(courtier) != GUARD:
                best = max(best, self.strike_gain(card_of(courtier), spot_of(courtier)))
        return best

    def strike_gain(self, card: int, spot: int) -> float:
        """What removing a card brings; at the table it is as if the card were laid on the other side."""
        now = self.lead(0, 0.0, 0.0, 0, 0.0)
        family = FAMILY_OF[card]
        if spot <= BELOW:
            return self.lead(family, self.change(card, BELOW if spot == ABOVE else ABOVE), 0.0, 0, 0.0) - now
        lost = self.leanings[family] * self.weight(card)
        if spot - DISTRICT == self.outlook.seat:
            return -lost
        return self.lead(0, 0.0, 0.0, spot - DISTRICT, -lost) - now

    def victim(self, area: int) -> int:
        """The answer of an assassin just laid there, the last card of the area."""
        best = SPARE
        most = SMALLEST_GAIN
        courtiers = self.court.areas[area]
        for place in range(len(courtiers) - 1):
            if role_of(courtiers[place]) != GUARD:
                gain = self.strike_gain(card_of(courtiers[place]), spot_of(courtiers[place]))
                if gain > most:
                    most = gain
                    best = REMOVE + place
        return best

    # Carrying out

    def play_turn(self, seat: int, used: int) -> None:
        """Lay what is in hand, in the best way."""
        court = self.court
        self.best_plan(seat, used)
        for card, spot in self.plan:
            court.carry_out(seat, lay(court.hands[seat].index(card), spot))
            self.outlook.put(card, spot, 1)
            asking = court.asking
            if isinstance(asking, ChooseVictim):
                self.strike(seat, asking.area)

    def strike(self, seat: int, area: int) -> None:
        """Answer for an assassin just laid there."""
        court = self.court
        self.look(seat)
        answer = self.victim(area)
        if answer != SPARE:
            gone = court.areas[area][answer - REMOVE]
            self.outlook.put(card_of(gone), spot_of(gone), -1)
        court.carry_out(seat, answer)


def planned(hand: list[int], seat: int, first: int, side: int, home: int) -> list[tuple[int, int]]:
    """The cards for the table and one's own district, by their places in hand."""
    plan: list[tuple[int, int]] = []
    if first != NO_CARD:
        plan.append((hand[first], side))
    if home != NO_CARD:
        plan.append((hand[home], DISTRICT + seat))
    return plan


@final
class Model(SearchModel):
    """Flat search: a tree was no stronger, because turns hardly depend on each other."""

    def __init__(self) -> None:
        super().__init__()
        self.caution = 2.0  # the game's own bot plans its turns well

    def key(self, game: Any, seat: int, action: int) -> int:
        """Codes name places in the hand; the same card may lie in another place in another world."""
        court: Court = game
        if action >= SPARE:
            return action
        return court.hands[seat][(action - LAY) // SPOT_COUNT] * SPOT_COUNT + action % SPOT_COUNT

    def narrow(self, game: Any, seat: int, codes: list[int]) -> list[int]:
        """Equal cards once; the table before one's own district, that before the others: the order changes nothing."""
        court: Court = game
        asking = court.asking
        if not isinstance(asking, Lay):
            return codes
        area = AT_TABLE if not asking.used & AT_TABLE else AT_HOME if not asking.used & AT_HOME else ABROAD
        kept: list[int] = []
        keys: list[int] = []
        for code in codes:
            if area_bit(seat, code % SPOT_COUNT) == area:
                key = self.key(court, seat, code)
                if key not in keys:
                    keys.append(key)
                    kept.append(code)
        return kept

    def policy(self, game: Any, seat: int, rng: Rng) -> int:
        court: Court = game
        asking = court.asking
        planner = Planner(court, seat)
        if isinstance(asking, Lay):
            planner.best_plan(seat, asking.used)
            card, spot = planner.plan[0]
            return lay(court.hands[seat].index(card), spot)
        assert isinstance(asking, ChooseVictim)
        planner.look(seat)
        return planner.victim(asking.area)

    def play_out(self, game: Any, rng: Rng) -> None:
        court: Court = game
        planner = Planner(court, max(court.asking.seat, 0))
        last = court.turn + self.turns
        while not court.ended and (self.turns == 0 or court.turn < last):
            asking = court.asking
            if isinstance(asking, Lay):
                planner.play_turn(asking.seat, asking.used)
            else:
                assert isinstance(asking, ChooseVictim)
                planner.strike(asking.seat, asking.area)

    def features(self, game: Any) -> list[list[float]]:
        return features(game)

    def reward(self, game: Any) -> list[float]:
        """The victory, and how far the seat is ahead: most games are decided by a few points."""
        court: Court = game
        totals = court.final_sheet().totals
        winners = court.winners()
        rewards = [0.0] * court.seats
        for seat in range(court.seats):
            won = 1.0 / len(winners) if seat in winners else 0.0
            rewards[seat] = WIN_SHARE * won + (1.0 - WIN_SHARE) * ahead(totals, seat)
        return rewards


def ahead(totals: list[int], seat: int) -> float:
    """From 0 to 1: how far the total is above the best of the others."""
    best = -1000
    for other in range(len(totals)):
        if other != seat:
            best = max(best, totals[other])
    return 1.0 / (1.0 + exp((best - totals[seat]) / CLOSE))


VALUES: Final = Values("courtier.games.hofverrat", NAME, FEATURES)
LEARNED: Final = Level(FLAT, simulations=60, turns=1)
LEVELS: Final = (
    Level(GREEDY, mistakes=65),
    Level(GREEDY, mistakes=35),
    Level(GREEDY, mistakes=15),
    Level(GREEDY),
    Level(FLAT, simulations=1000, seconds=0.4),
)
