"""Estimates the points of each player at the end, from a position of Cutthroat Kingdoms. Bots judge by this.

The chances were counted in games of the greedy bot against itself; they are habits of play, not rules.
"""

from math import exp
from typing import Final, final

from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BASTARD,
    CAWDWELL,
    COLOUR_COUNT,
    EVENT_DECK,
    FEAST_COUNT,
    FEWEST_SEATS,
    HIRELING,
    HIRELING_COUNT,
    HOUSE_COUNT,
    HOUSE_OF_POWER,
    KIND_COUNT,
    LANDLESS_COINS,
    MARKED_POWERS,
    MERCENARY,
    OMENS,
    POISON,
    SOLDIERS,
    TAX,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.houses import NOT_IN_PLAY
from courtier.games.cutthroat.score import gem_points
from courtier.games.cutthroat.supply import count_of

# Land
SOLDIER_HOLDS: Final = 1.4  # how well a soldier under land holds it, against a mercenary: not every card hits it
HAND_HOLDS: Final = 0.35  # the same for a military card in hand, shared by all land of its owner
DEFENDERS: Final = 6  # more cards in hand than so many help no further
HARDNESS: Final = 1.1  # land of this strength changes hands every other round
RESERVE: Final = 0.55  # of the worth of empty land that could be conquered at once

# Cards
CARD_WORTH: Final = 1.0  # points, of the first military card in hand
CARD_FADES: Final = 0.86  # of each further one against the one before
NO_MORE_ATTACKS: Final = 0.3  # of that worth for who only defends any more
DEAD_WORTH: Final = 0.3  # of a dead soldier
HIRELING_WORTH: Final = [1.2, 2.2, 1.8, 2.0, 1.0, 0.4, 0.2, 2.5, 1.2, 2.2, 0.4, 0.4]  # assassin … orator
TURN_OF_BLACKMAIL: Final = 1.2  # points, of another's bastard, for each own turn to come
POISON_WORTH: Final = 1.5  # points, of a poison to serve
DISH_WORTH: Final = 1.5  # points, of an unseen feast card
USE_WORTH: Final = [2.0, 2.0, 3.0, 3.0, 3.0, 4.0, 1.0]  # of a use marker: fury, eye, opulence, venom, life, death …

TAXED: Final = 0.9  # of the coins that Taxes may take: somebody to tax is nearly always there

# Gems and heirs
GEM_WORTH: Final = 2.2  # points, of a gem still to come
HEIR_LIVES: Final = 0.3  # that an heir survives the Feast, without a hireling to taste with
TASTING_SAVES: Final = 0.07  # added for each hireling back in hand
MOST_SAFE: Final = 0.9
MARRIAGE_LASTS: Final = 0.2  # before the Feast

SHARE_OF_BEST: Final = 0.6  # how much the best of the others counts among them
VICTORY: Final = 20.0  # points, shared by all who win
SPREAD: Final = 15.0  # points by which totals still change: how sure a lead is
JOINT: Final = 0.5  # a joint victory counts half for each


def turns_after(court: Court) -> int:
    """How many turns come after this one, of all players."""
    deck = court.decks[EVENT_DECK]
    turns = len(deck) - court.turn
    if court.seats > 5:
        for event in deck:
            if court.cards.effects[event] == OMENS:
                turns -= 1
    return max(0, turns)


@final
class Outlook:
    """The points that each player may expect, in this position."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self.after = turns_after(court)
        self.feast = court.seats > FEWEST_SEATS  # C-3P-1
        self.linear: bool = court.options["gems_loose"] == "linear2"
        self.coin_vp: float = court.options["coin_vp"]
        self.turns = [self.own_turns(seat) for seat in range(court.seats)]  # by seat, still to begin

    # Turns

    def distance(self, seat: int) -> int:
        """How many turns from now the player has the next own one."""
        court = self.court
        if court.turn == 0:
            return 1 + (seat - court.active) % court.seats
        return 1 + (seat - court.active - 1) % court.seats

    def own_turns(self, seat: int) -> int:
        """How many turns of the player are still to begin."""
        distance = self.distance(seat)
        return 0 if self.after < distance else 1 + (self.after - distance) // self.court.seats

    # Heirs and coins

    def heir_lives(self, seat: int) -> float:
        """The chance that the heir of the player's house is alive at the end."""
        court = self.court
        if not court.heir_alive(seat):
            return 0.0
        if not self.feast:
            return 1.0
        chance = HEIR_LIVES + TASTING_SAVES * court.hireling_backs(seat)
        if court.cleared:
            chance = self.survives(court.in_front(seat))
        if court.has_bastard(seat, court.houses[seat]):
            return max(chance, MOST_SAFE)
        return min(chance, MOST_SAFE)

    def survives(self, seat: int) -> float:
        """The chance that whoever eats here is not poisoned: that tasting finds every poison on the plate."""
        court = self.court
        poisons = court.served[seat * FEAST_COUNT + POISON]
        if poisons == 0:
            return 1.0
        plate = count_of(court.served, seat, FEAST_COUNT)
        tasted = min(plate, court.hireling_backs(seat))
        chance = 1.0
        for found in range(poisons):
            chance *= max(0.0, 0.0 + tasted - found) / (plate - found)
        return chance

    def coin_rate(self, seat: int) -> float:
        """C-SCORE-2..5: the points that a coin is worth to the player."""
        lives = self.heir_lives(seat)
        if self.court.spouses[seat] != NOBODY:
            lives *= 1.0 - self.marriage_lasts(seat)
        return self.coin_vp * (1.0 + lives)

    def marriage_lasts(self, seat: int) -> float:
        """The chance that both heirs live."""
        spouse = self.court.spouses[seat]
        if spouse == NOBODY:
            return 0.0
        if self.court.cleared:
            return self.heir_lives(seat) * self.heir_lives(spouse)
        return MARRIAGE_LASTS

    # Points

    def points(self, seat: int) -> float:
        """C-SCORE-1: of one player alone, with what is likely to come."""
        court = self.court
        rate = self.coin_rate(seat)
        gems = court.gems[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
        total = rate * court.coins[seat] + gem_points(gems, self.linear) + self.food(seat)
        if court.has_bastard(seat, court.houses[seat]):
            total += court.options["bastard_vp"]
        if court.cleared:
            return total + court.land_points(seat)
        return total + self.land(seat, rate) + self.cards(seat) + self.powers(seat) + self.taxes(seat, rate)

    def food(self, seat: int) -> float:
        """C-SCORE-11: feast cards; before the Feast a poison is a weapon."""
        court = self.court
        points = 0.0 + court.food_points(seat)
        if self.feast and not court.cleared:
            points += POISON_WORTH * court.dishes[seat * FEAST_COUNT + POISON]
        return points

    def land(self, seat: int, rate: float) -> float:
        """Income and points of all land that the player has, as likely as it stays."""
        court = self.court
        total = 0.0
        count = 0
        for place in range(len(court.ring)):
            if court.owners[place] == seat:
                count += 1
        guard = 0.0
        if count > 0:
            guard = HAND_HOLDS * min(court.military(seat), DEFENDERS) / count
        turns = self.turns[seat]
        if count == 0:
            return turns * LANDLESS_COINS * rate
        for place in range(len(court.ring)):
            if court.owners[place] == seat:
                total += self.land_worth(seat, place, rate, strength(court.stacks[place]) + guard)
        if seat == court.active and not court.income_taken:
            total += self.conquest_income(seat, rate)
        return total

    def land_worth(self, seat: int, place: int, rate: float, strong: float) -> float:
        """What a territory brings until the end, with so strong a defence."""
        court = self.court
        stays = strong / (strong + HARDNESS)
        chance = power(stays, self.distance(seat) / court.seats)
        income = self.income(seat, place, rate) + DISH_WORTH
        total = 0.0
        for _ in range(self.turns[seat]):
            total += chance * income
            chance *= stays
        points = court.cards.territories[court.ring[place]].points[court.plagued >> place & 1]
        return total + points * power(stays, self.after / court.seats)

    def best_stack(self, seat: int, place: int, chosen: tuple[int, ...], soldiers: int, room: int) -> tuple[int, int]:
        """How many soldiers (at most so many) and mercenaries to add to a stack that has so much room left.

        What the territory brings then is weighed against what the cards are worth in hand.
        """
        military = self.court.military(seat) - len(chosen)
        rate = self.coin_rate(seat)
        share = HAND_HOLDS / (1 + self.court.land_count(seat))
        mercenaries = military - self.court.held[seat * BACK_COUNT + SOLDIERS]
        for card in chosen:
            mercenaries += 1 if card < MERCENARY else 0
        best = (0, 0)
        most = -1000.0
        for number in range(soldiers + 1):
            for more in range(min(room - number, mercenaries) + 1):
                if number + more == 0 and not chosen:
                    continue
                left = military - number - more
                strong = strength(chosen) + SOLDIER_HOLDS * number + more + share * min(left, DEFENDERS)
                worth = self.land_worth(seat, place, rate, strong) + self.hand_worth(seat, left)
                if worth > most:
                    most = worth
                    best = (number, more)
        return best

    def income(self, seat: int, place: int, rate: float) -> float:
        """The better of coins and gems."""
        return max(rate * self.court.coin_value(place, seat), GEM_WORTH * self.court.gem_value(place))

    def conquest_income(self, seat: int, rate: float) -> float:
        """C-CONQ-9: of the best of this turn's conquests, which can still be taken."""
        court = self.court
        best = 0.0
        for place in range(len(court.ring)):
            if court.conquered >> place & 1 and court.owners[place] == seat:
                best = max(best, self.income(seat, place, rate))
        return best

    def cards(self, seat: int) -> float:
        """Military cards, the dead, hirelings and bastards."""
        court = self.court
        turns = self.turns[seat]
        total = self.hand_worth(seat, court.military(seat))
        if turns > 0:
            total += DEAD_WORTH * court.dead_count(seat)
        if court.hireling_backs(seat) == 0:
            return total
        share = self.use_of_cards(seat)
        for hireling in range(HIRELING_COUNT):
            total += court.hands[seat * KIND_COUNT + HIRELING + hireling] * HIRELING_WORTH[hireling] * share
        for house in range(HOUSE_COUNT):
            if court.seat_of[house] != NOT_IN_PLAY and house != court.houses[seat]:
                total += court.hands[seat * KIND_COUNT + BASTARD + house] * TURN_OF_BLACKMAIL * turns
        return total

    def use_of_cards(self, seat: int) -> float:
        """From 0 to 1: what cards in hand can still do."""
        return 1.0 if self.turns[seat] > 0 else NO_MORE_ATTACKS if self.after > 0 else 0.0

    def hand_worth(self, seat: int, military: int) -> float:
        """The worth of so many military cards in hand; each further one is worth less."""
        return self.use_of_cards(seat) * CARD_WORTH * (1.0 - power(CARD_FADES, military)) / (1.0 - CARD_FADES)

    def powers(self, seat: int) -> float:
        """Use markers, which are worth less towards the end."""
        if self.after == 0:
            return 0.0
        court = self.court
        house = court.houses[seat]
        total = 0.0
        for power in range(MARKED_POWERS):
            if HOUSE_OF_POWER[power] == house:
                total += min(court.uses[power], 1 + self.turns[seat]) * USE_WORTH[power]
        return total

    def taxes(self, seat: int, rate: float) -> float:
        """C-LORD-CAWD-1: on each own turn to come; without this the others see too late how far he is ahead."""
        court = self.court
        if court.houses[seat] != CAWDWELL:
            return 0.0
        tax: int = court.options.get("tax_coins", TAX)
        return self.turns[seat] * TAXED * tax * rate

    # Sides

    def totals(self) -> list[float]:
        """By seat: its points, and those of the spouse as far as the marriage lasts (C-SCORE-13)."""
        return self.sums([self.points(seat) for seat in range(self.court.seats)])

    def sums(self, points: list[float]) -> list[float]:
        """The same from the points of each player alone."""
        court = self.court
        sums = points.copy()
        for seat in range(court.seats):
            spouse = court.spouses[seat]
            if spouse != NOBODY:
                sums[seat] += self.marriage_lasts(seat) * points[spouse]
        return sums


def power(chance: float, rounds: float) -> float:
    """The chance that something lasts so many rounds."""
    return float(chance**rounds)


def strength(stack: tuple[int, ...]) -> float:
    """How well the cards under a territory hold it."""
    total = 0.0
    for card in stack:
        total += 1.0 if card >= MERCENARY else SOLDIER_HOLDS
    return total


def position_worth(court: Court, seat: int) -> float:
    """What the position is worth to the player: how far one's own side is ahead of the others."""
    if court.ended:
        winners = court.winners()
        totals = [0.0 + total for total in court.scores()]
        return lead(court, totals, seat) + (VICTORY / len(winners) if seat in winners else 0.0)
    return lead(court, Outlook(court).totals(), seat)


def lead(court: Court, totals: list[float], seat: int) -> float:
    """Ahead of the others, the best of them above all; a spouse is no rival."""
    best = -1000.0
    total = 0.0
    rivals = 0
    for other in range(court.seats):
        if other != seat and other != court.spouses[seat]:
            best = max(best, totals[other])
            total += totals[other]
            rivals += 1
    return totals[seat] - SHARE_OF_BEST * best - (1.0 - SHARE_OF_BEST) * total / rivals


# Victory


def mean_totals(guesses: list[Court]) -> list[float]:
    """The points that each player may expect, the mean over all guesses."""
    means = [0.0] * guesses[0].seats
    for guess in guesses:
        points = Outlook(guess).totals()
        for seat in range(guess.seats):
            means[seat] += points[seat] / len(guesses)
    return means


def single_hope(guesses: list[Court], seat: int) -> float:
    """The chance to win as things are."""
    return hope(mean_totals(guesses), guesses[0], seat)


def married_hope(guesses: list[Court], seat: int, whom: int) -> float:
    """What a marriage promises: half of a victory of the two while it lasts, one's own chance when it ends."""
    court = guesses[0]
    totals = [0.0] * court.seats
    single = 0.0
    for guess in guesses:
        ahead = guess.clone()
        ahead.marry(seat, whom)
        outlook = Outlook(ahead)
        for other in range(ahead.seats):
            totals[other] += outlook.points(other) / len(guesses)
        ahead.kill_heirs(1 << whom | 1 << seat)
        points = Outlook(ahead).totals()
        single += hope(points, ahead, seat) / len(guesses)
    joint = totals.copy()
    joint[seat] += totals[whom]
    joint[whom] = -1000.0
    return MARRIAGE_LASTS * JOINT * hope(joint, court, seat) + (1.0 - MARRIAGE_LASTS) * single


def hope(totals: list[float], court: Court, seat: int) -> float:
    """How likely the seat wins with such totals: sides of two count once."""
    weights = 0.0
    for other in range(len(totals)):
        spouse = court.spouses[other]
        if spouse == NOBODY or other < spouse or other == seat:
            weights += exp((totals[other] - totals[seat]) / SPREAD)
    return 1.0 / weights
