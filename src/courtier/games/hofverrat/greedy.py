"""A bot that looks one of its own turns ahead, over several guesses of what is hidden.

It compares every way to lay its three cards by its own total less the best of the others; a standing that can still
change counts for less. It knows what its seat sees and remembers, and nothing else.
"""

from typing import Any, Final, final

from courtier.core.lookahead import Follower, checked_answer, guesses
from courtier.core.rng import Rng
from courtier.games.hofverrat.actions import (
    ABOVE,
    AREA_OF,
    BELOW,
    DISTRICT,
    REMOVE,
    SPARE,
    lay,
)
from courtier.games.hofverrat.belief.belief import Belief, new_belief
from courtier.games.hofverrat.cards import (
    ASSASSIN,
    GUARD,
    ROLE_OF,
    card_of,
    role_of,
    spot_of,
)
from courtier.games.hofverrat.decisions.turns import ABROAD, AT_HOME, AT_TABLE, area_bit
from courtier.games.hofverrat.evaluation import Outlook

GUESSES: Final = 8
SMALLEST_GAIN: Final = 0.000001  # less than this is a rounding error


@final
class Greedy:
    """Bot level `greedy`. Plans its whole turn at the first card (H/A-11), then follows the plan."""

    def __init__(self) -> None:
        self.follower = Follower(new_belief)
        self.turn = -1
        self.plan: list[tuple[int, int]] = []  # card and spot, in the order of laying

    def choose(self, view: dict[str, Any], journal: Any, rng: Rng) -> int:
        belief: Belief = self.follower.believe(view, journal.lines)
        choices: list[dict[str, Any]] = view["choices"]
        if choices[0]["code"] == SPARE:
            codes = [choice["code"] for choice in choices]
            return best_victim(imagine(belief, view, rng), belief.known.areas[belief.known.strike], codes)
        card, spot = self.next_of_plan(belief, view, rng)
        return checked_answer(view, lay(belief.known.hand.index(card), spot))

    def next_of_plan(self, belief: Belief, view: dict[str, Any], rng: Rng) -> tuple[int, int]:
        """The card and spot that come next; a new plan where there is none for this turn and hand."""
        left = [step for step in self.plan if not belief.known.used & area_bit(belief.seat, step[1])]
        if (
            not left
            or self.turn != belief.known.turn
            or sorted([step[0] for step in left]) != sorted(belief.known.hand)
        ):
            left = best_plan(imagine(belief, view, rng), belief)
        self.turn = belief.known.turn
        self.plan = left
        return left[0]


def imagine(belief: Belief, view: dict[str, Any], rng: Rng) -> list[Outlook]:
    """Several worlds that fit."""
    return [Outlook(guess, belief.seat) for guess in guesses(belief, view, rng, GUESSES)]


def best_plan(outlooks: list[Outlook], belief: Belief) -> list[tuple[int, int]]:
    """The way to lay what is in hand that is worth most over all guesses."""
    strikes = [strike_gain(outlooks, area) for area in belief.known.areas] if ASSASSIN in roles(belief) else []
    best: list[tuple[int, int]] = []
    most = -1000000.0
    for plan in plans(belief):
        worth = plan_worth(outlooks, plan, strikes)
        if worth > most:
            most = worth
            best = plan
    return best


def roles(belief: Belief) -> list[int]:
    return [ROLE_OF[card] for card in belief.known.hand]


def plans(belief: Belief) -> list[list[tuple[int, int]]]:
    """Every way to lay the hand in the areas that are still open; equal cards are not told apart."""
    spots: list[list[int]] = []
    if not belief.known.used & AT_TABLE:
        spots.append([ABOVE, BELOW])
    if not belief.known.used & AT_HOME:
        spots.append([DISTRICT + belief.seat])
    if not belief.known.used & ABROAD:
        spots.append([DISTRICT + seat for seat in range(belief.seats) if seat != belief.seat])
    found: list[list[tuple[int, int]]] = [[]]
    hands: list[list[int]] = [belief.known.hand]
    for choice in spots:
        longer: list[list[tuple[int, int]]] = []
        rests: list[list[int]] = []
        for plan, hand in zip(found, hands, strict=True):
            for card in distinct(hand):
                rest = hand.copy()
                rest.remove(card)
                for spot in choice:
                    longer.append([*plan, (card, spot)])
                    rests.append(rest)
        found = longer
        hands = rests
    return found


def distinct(hand: list[int]) -> list[int]:
    return sorted(set(hand))


def plan_worth(outlooks: list[Outlook], plan: list[tuple[int, int]], strikes: list[float]) -> float:
    """The sum over all guesses; an assassin adds what its best victim there would bring now."""
    worth = 0.0
    for outlook in outlooks:
        for card, spot in plan:
            outlook.put(card, spot, 1)
        worth += outlook.worth()
        for card, spot in plan:
            outlook.put(card, spot, -1)
    for card, spot in plan:
        if ROLE_OF[card] == ASSASSIN:
            worth += strikes[AREA_OF[spot]]
    return worth


def strike_gain(outlooks: list[Outlook], courtiers: list[int]) -> float:
    """What removing the best victim of an area would bring now; nothing if all are better spared."""
    now = 0.0
    for outlook in outlooks:
        now += outlook.worth()
    best = 0.0
    for place in range(len(courtiers)):
        if role_of(courtiers[place]) != GUARD:
            gain = worth_without(outlooks, area_of(courtiers[place]), place) - now
            best = max(best, gain)
    return best


def area_of(courtier: int) -> int:
    return AREA_OF[spot_of(courtier)]


def worth_without(outlooks: list[Outlook], area: int, place: int) -> float:
    """The sum over all guesses with that card removed."""
    worth = 0.0
    for outlook in outlooks:
        courtier = outlook.court.areas[area][place]
        outlook.put(card_of(courtier), spot_of(courtier), -1)
        worth += outlook.worth()
        outlook.put(card_of(courtier), spot_of(courtier), 1)
    return worth


def best_victim(outlooks: list[Outlook], courtiers: list[int], codes: list[int]) -> int:
    """The answer that is worth most; of equal ones, to spare all."""
    best = SPARE
    most = 0.0
    for outlook in outlooks:
        most += outlook.worth()
    for code in codes:
        if code != SPARE:
            place = code - REMOVE
            worth = worth_without(outlooks, area_of(courtiers[place]), place)
            if worth > most + SMALLEST_GAIN:
                most = worth
                best = code
    return best
