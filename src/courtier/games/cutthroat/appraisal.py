"""What goods, looks and promises are worth to a bot of Cutthroat Kingdoms that bargains.

A unit is `POINTS` points of the score, so that the margins of the characters mean as much as in a game with few points.
"""

from typing import Any, Final, final

from courtier.core.deals.appraiser import Appraiser
from courtier.core.deals.clause import ACT, GIVE, GRANT, OBLIGE, TO_THE_END, Clause
from courtier.core.deals.conduct import ANY
from courtier.games.cutthroat.cards import (
    COLOUR_COUNT,
    FEAST_COUNT,
    HIRELING,
    HIRELING_COUNT,
    MERCENARY,
    POISON,
)
from courtier.games.cutthroat.clause_checks import owned_of
from courtier.games.cutthroat.clauses import (
    ATTACKS,
    DISH,
    DISHES_LOOK,
    GEM,
    HAND_CARD,
    HAND_LOOK,
    MARRY,
    POISONS,
    STRIKES,
    USE_OPULENCE,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.evaluation import (
    CARD_WORTH,
    GEM_WORTH,
    HAND_HOLDS,
    HIRELING_WORTH,
    POISON_WORTH,
    TURN_OF_BLACKMAIL,
    VICTORY,
    Outlook,
    lead,
    married_hope,
    position_worth,
    single_hope,
    strength,
)
from courtier.games.cutthroat.habits import RESTING, be_quiet, settle
from courtier.games.cutthroat.proposals import goods_like

POINTS: Final = 6.0  # points of the score in a unit
# Promises, in points.
PAID_LATER: Final = 0.85  # of a coin now: the debtor may be poor, and the game may end
PASSED: Final = 1.5  # a way through another's land, for a turn of the receiver
LET_PASS: Final = 0.5  # what it costs to let somebody through
ATTACKED: Final = 0.5  # how often an attack that could succeed is made
FREEDOM: Final = 0.4  # of the harm that it would do: what it costs not to attack
EFFECTS: Final = 1.3  # a truce against a peace: nothing else strikes the land either
HELD_BACK: Final = 0.6  # a card or power that is not used, if the promiser may have it
VOTED: Final = 1.5  # a vote, for the receiver's own proposal
OTHER_VOTE: Final = 0.3
NO_POISON: Final = 2.0  # before the Feast, of who has feast cards
OPULENT: Final = 4.0
CURED: Final = 3.0
HOPE_POINTS: Final = 80.0  # of certain victory: so many points more make it about sure
NO_CLAUSES: Final[list[Clause]] = []
# Looks, in points.
SEEN: Final = [0.8, 1.0, 0.8]  # purse, hand, feast cards


@final
class Appraisal(Appraiser):
    """Points to be expected at the end, when what is announced now is settled."""

    def settled(self, game: Any) -> Any:
        return AtRest(at_rest(game))

    def changes_course(self, clause: Clause) -> bool:
        """Goods and promises leave the course as it is, but for votes and what the engine does at once."""
        return clause.kind == OBLIGE or (clause.kind == ACT and clause.happens_now())

    def worth_with(self, settled: Any, clauses: list[Clause], seat: int) -> float | None:
        rest: AtRest = settled
        if rest.clauses is not clauses and not rest.hand_over(clauses):
            return None
        return lead(rest.court, rest.totals, seat) / POINTS + rest.won(seat) / POINTS

    def worth(self, game: Any, seat: int) -> float:
        return position_worth(at_rest(game), seat) / POINTS

    def promise_worth(self, game: Any, clause: Clause) -> float:
        return promised(game, clause) / POINTS

    def promise_cost(self, game: Any, clause: Clause) -> float:
        return cost(game, clause) / POINTS

    def look_worth(self, guesses: list[Any], clause: Clause) -> float:
        shown = [shown_goods(guess, clause) for guess in guesses]
        return 0.0 if all(each == shown[0] for each in shown) else SEEN[clause.about.what] / POINTS

    def look_cost(self, game: Any, clause: Clause) -> float:
        return SEEN[clause.about.what] / POINTS

    def cheapest(self, game: Any, clause: Clause, seat: int, taken: list[int]) -> list[int]:
        court: Court = game
        priced: list[tuple[float, int]] = []
        for good in goods_like(clause.about.place):
            count = owned_of(court, clause.by, good) - taken.count(good)
            priced.extend([(good_worth(court, seat, good), good)] * count)
        priced.sort()
        return [good for _, good in priced[: clause.count]]


APPRAISAL: Final = Appraisal()


def at_rest(game: Any) -> Court:
    """The position when what is announced now is settled."""
    court: Court = game
    if court.ended or court.asking.name() in RESTING:
        return court
    court = court.clone()
    be_quiet(court)
    settle(court)
    return court


@final
class AtRest:
    """A position in which nothing is being resolved, and what it is worth after some goods have changed hands."""

    def __init__(self, court: Court) -> None:
        self.court = court
        self.outlook = Outlook(court)
        self.points: list[float] = []  # by seat, before anything changes hands
        self.totals: list[float] = []
        self.clauses: list[Clause] = NO_CLAUSES
        if court.ended:
            self.totals = [0.0 + total for total in court.scores()]
        else:
            self.points = [self.outlook.points(seat) for seat in range(court.seats)]
            self.totals = self.outlook.sums(self.points)

    def won(self, seat: int) -> float:
        """What the victory is worth, if the game is over."""
        if not self.court.ended:
            return 0.0
        winners = self.court.winners()
        return VICTORY / len(winners) if seat in winners else 0.0

    def hand_over(self, clauses: list[Clause]) -> bool:
        """Work out the totals after these clauses. False if their goods are no longer there, or the game is over."""
        given = [clause for clause in clauses if clause.kind == GIVE and clause.happens_now()]
        if given and self.court.ended:
            return False
        for clause in given:
            if not RULES.holds(self.court, clause.by, clause.goods()):
                return False
        self.clauses = clauses
        if self.points:
            points = self.points.copy()
            self.move(given, False)
            for seat in {party for clause in given for party in (clause.by, clause.to)}:
                points[seat] = self.outlook.points(seat)
            self.totals = self.outlook.sums(points)
            self.move(given, True)
        return True

    def move(self, given: list[Clause], back: bool) -> None:
        """The goods change hands, or go back."""
        for clause in given:
            giver, taker = (clause.to, clause.by) if back else (clause.by, clause.to)
            for good in clause.goods():
                RULES.leave(self.court, giver, good)
                RULES.arrive(self.court, taker, good)


# Promises


def promised(court: Court, clause: Clause) -> float:
    """Points that a promise is worth to its receiver."""
    if clause.kind == GIVE:
        return PAID_LATER * clause.count * Outlook(court).coin_rate(clause.to)
    if clause.kind == GRANT:
        return PASSED * turns_in(court, clause.to, clause.until)
    if clause.kind == OBLIGE:
        return VOTED if clause.about.whom == clause.to else OTHER_VOTE
    if clause.kind == ACT:
        return act_worth(court, clause, clause.to)
    return spared(court, clause)


def cost(court: Court, clause: Clause) -> float:
    """Points that it costs the promiser to keep a promise."""
    if clause.kind == GIVE:
        return PAID_LATER * clause.count * Outlook(court).coin_rate(clause.by)
    if clause.kind == GRANT:
        return LET_PASS * turns_in(court, clause.to, clause.until)
    if clause.kind == OBLIGE:
        return VOTED if court.proposals[clause.by] >= 0 and clause.about.whom != clause.by else OTHER_VOTE
    if clause.kind == ACT:
        return max(0.0, -act_worth(court, clause, clause.by)) if clause.about.what == MARRY else OPULENT / 2
    return FREEDOM * spared(court, clause)


def act_worth(court: Court, clause: Clause, seat: int) -> float:
    if clause.about.what == MARRY:
        return marriage_worth(court, seat, clause.by + clause.to - seat)
    return OPULENT if clause.about.what == USE_OPULENCE else CURED


def marriage_worth(court: Court, seat: int, spouse: int) -> float:
    """How much likelier a marriage makes victory, as points."""
    return HOPE_POINTS * (married_hope([court], seat, spouse) - single_hope([court], seat))


def spared(court: Court, clause: Clause) -> float:
    """PEACE, HOLD and SERVE: the harm that is not done."""
    verb = clause.about.verb
    if verb == POISONS:
        return NO_POISON if court.dish_count(clause.by) > 0 else 0.0
    turns = turns_in(court, clause.by, clause.until)
    if verb & ATTACKS:
        harm = turns * ATTACKED * danger(court, clause.by, clause.to, clause.about.place)
        return harm * EFFECTS if verb & STRIKES else harm
    return turns * HELD_BACK if court.hireling_backs(clause.by) > 0 else 0.0


def danger(court: Court, by: int, to: int, territory: int) -> float:
    """What one player may lose to the other in a turn: of the land within reach, or of that territory."""
    reached = court.accessible(by, 0)
    force = 0.0 + court.military(by)
    outlook = Outlook(court)
    rate = outlook.coin_rate(to)
    guard = HAND_HOLDS * court.military(to) / max(1, court.land_count(to))
    most = 0.0
    for place in court.land_of(to):
        if reached >> place & 1 and territory in (ANY, court.ring[place]) and force > 1.0:
            strong = strength(court.stacks[place]) + guard
            most = max(most, outlook.land_worth(to, place, rate, strong) * force / (force + 2.0 * strong))
    return most


def turns_in(court: Court, seat: int, until: int) -> float:
    """How many turns of the player a promise lasts; what is left of the turn in progress counts half."""
    outlook = Outlook(court)
    turns = 0.5 if court.active == seat and court.turn > 0 else 0.0
    if until == TO_THE_END:
        return turns + min(3, outlook.own_turns(seat))
    first = court.turn + outlook.distance(seat)
    return turns if until < first else turns + 1 + (until - first) // court.seats


# Goods


def good_worth(court: Court, seat: int, good: int) -> float:
    """Points that a card or gem is worth to a seat, about."""
    if good < GEM:
        return 1.0
    if good < HAND_CARD:
        return GEM_WORTH + court.gems[seat * COLOUR_COUNT + good - GEM]
    if good >= DISH:
        dish = good - DISH
        return POISON_WORTH if dish == POISON else 0.0 + court.cards.feast_points[dish]
    kind = good - HAND_CARD + MERCENARY
    if kind < HIRELING:
        return CARD_WORTH
    return HIRELING_WORTH[kind - HIRELING] if kind < HIRELING + HIRELING_COUNT else TURN_OF_BLACKMAIL


def shown_goods(court: Court, clause: Clause) -> list[int]:
    """What a look shows."""
    by, look = clause.by, clause.about.what
    if look == HAND_LOOK:
        return court.hand_of(by)
    if look == DISHES_LOOK:
        return court.dishes[by * FEAST_COUNT : (by + 1) * FEAST_COUNT]
    return court.gems[by * COLOUR_COUNT : (by + 1) * COLOUR_COUNT]
