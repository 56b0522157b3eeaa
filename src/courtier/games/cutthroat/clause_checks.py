"""Checks whether a clause may be part of a deal now, by public facts (C-DEAL-26..28), and how long a promise holds."""

from typing import TYPE_CHECKING, Any, Final

from courtier.core.deals.clause import (
    ACT,
    AT_ONCE,
    TO_THE_END,
    UNSEEN,
    Clause,
)
from courtier.core.deals.conduct import ANY
from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BASTARD,
    COLOUR_COUNT,
    EVENT_DECK,
    FEAST_COUNT,
    FEWEST_SEATS,
    HIRELING,
    HOUSE_OF_POWER,
    KIND_COUNT,
    MERCENARY,
    POWERS,
    WEDDING,
    WELCOME,
)
from courtier.games.cutthroat.clauses import (
    ACT_OF_POWER,
    ATTACKS,
    BLACKMAIL,
    COIN,
    DEBT_DUE,
    DEED_EVENT,
    DISH,
    GEM,
    HAND_CARD,
    MARRY,
    MOST_CARDS,
    MOST_COINS,
    MOST_GEMS,
    NO_GOOD,
    PASSAGE,
    POISONS,
    POWER_OF_ACT,
    PROMISED_DEEDS,
    STRIKES,
    TAKE_BACK,
    TASTING,
    UNSEEN_DISH,
    UNSEEN_GEM,
    UNSEEN_HIRELING,
    UNSEEN_MERCENARY,
    USE_LIFE,
    USE_OPULENCE,
    VOTES,
    kind_of_good,
    verb_of,
)
from courtier.games.cutthroat.events import FINDINGS, VOTE_DISPUTE

if TYPE_CHECKING:
    from courtier.games.cutthroat.court import Court

# Whom the open action is about


def concerned(game: "Court") -> int:
    """C-DEAL-27: announcers, those aimed at, owners of the land aimed at and their spouses, the active player.

    One of them must be a party; it is everybody in a vote, and while nothing is open.
    """
    everybody = (1 << game.seats) - 1
    if game.subject >= 0:
        return everybody
    mask = 0
    for step in game.pending:
        if step.name() == "carry_out":
            announced: Any = step
            place: int = announced.deed.place(game)
            mask |= 1 << announced.deed.seat | announced.deed.aims(game)
            if place >= 0:
                mask |= with_spouse(game, game.owners[place])
    if game.target >= 0:
        mask |= with_spouse(game, game.owners[game.target])
    return mask | 1 << game.active if mask or game.block else everybody


def with_spouse(game: "Court", seat: int) -> int:
    """Both as one bit each; 0 for nobody."""
    if seat == NOBODY:
        return 0
    spouse = game.spouses[seat]
    return 1 << seat | (0 if spouse == NOBODY else 1 << spouse)


def fits_welcome(game: "Court", parties: list[int]) -> bool:
    """C-WELC-5, C-WELC-8: two players, of whom one has no deal of their own; the parley or talk keeps who has one."""
    if not is_welcome(game):
        return True
    occasion = 0
    for step in game.pending:
        if step.name() in ("parley", "bargaining"):
            occasion = step.dump()[2 if step.name() == "parley" else 1]
    dealt = occasion - 1
    return occasion == 0 or (len(parties) == 2 and not all(dealt >> party & 1 for party in parties))


# Goods


def may_give(game: "Court", clause: Clause) -> bool:
    """COINS, GEMS, MERCENARY, HIRELING, FEAST now, or a DEBT of coins: by public facts alone (C-DEAL-26)."""
    good, unseen, count = clause.about.what, clause.about.place, clause.count
    if clause.about.whom != ANY or clause.until != TO_THE_END:
        return False
    if good == COIN:
        return unseen == ANY and count <= MOST_COINS and clause.due in (AT_ONCE, DEBT_DUE)
    if clause.due != AT_ONCE:
        return False
    if good != UNSEEN:
        return unseen == ANY and may_name(game, clause.by, good, count)
    fits = [pick for pick in clause.picks if kind_of_good(pick) == unseen]
    return len(fits) == len(clause.picks) and enough(game, clause.by, unseen, count)


def may_name(game: "Court", by: int, good: int, count: int) -> bool:
    """Can it be that the player has so many of these goods, gems or cards?"""
    return in_play(game, good) and enough(game, by, kind_of_good(good), count)


def enough(game: "Court", seat: int, kind: int, count: int) -> bool:
    """Can it be that the player gives so many goods of this kind?"""
    return count <= most_backs(game, seat, kind)


def most_backs(game: "Court", seat: int, kind: int) -> int:
    """How many at most: so many backs all see (C-SECRET-2). Nobody knows how many gems are in a purse."""
    if kind == UNSEEN_GEM:
        return MOST_GEMS
    if kind == UNSEEN_DISH:
        return 0 if serving_begun(game) else min(MOST_CARDS, game.dish_count(seat))
    if kind not in (UNSEEN_MERCENARY, UNSEEN_HIRELING):
        return 0
    return min(MOST_CARDS, game.held[seat * BACK_COUNT + kind])


def in_play(game: "Court", good: int) -> bool:
    """C-3P-4: is there such a card in this game?"""
    kind = good - HAND_CARD + MERCENARY
    if not HAND_CARD <= good < DISH or kind < HIRELING:
        return True
    if kind >= BASTARD:
        return game.seat_of[kind - BASTARD] >= 0
    return game.cards.hireling_players[kind - HIRELING] <= game.seats


def owned_of(game: "Court", seat: int, good: int) -> int:
    """How many of these goods the seat can hand over now; a bastard on display is set aside (C-WIN-13)."""
    if good == COIN:
        return game.coins[seat]
    if good < HAND_CARD:
        return game.gems[seat * COLOUR_COUNT + good - GEM]
    if good >= DISH:
        return game.dishes[seat * FEAST_COUNT + good - DISH]
    kind = good - HAND_CARD + MERCENARY
    return game.hands[seat * KIND_COUNT + kind] - on_display(game, seat, kind)


def on_display(game: "Court", seat: int, kind: int) -> int:
    """1 if that bastard is shown for a blackmail that has not happened yet."""
    if kind < BASTARD:
        return 0
    for step in game.pending:
        if step.name() == "carry_out":
            _, by, what, house, _ = step.dump()
            if by == seat and what == BLACKMAIL and house == kind - BASTARD:
                return 1
    return 0


# Promises


def may_grant(game: "Court", clause: Clause) -> bool:
    """C-ACC-7: PASSAGE through a territory of the promiser, one in each clause."""
    about = clause.about
    own = about.what == PASSAGE and is_land_of(game, clause.by, about.place)
    return own and not game.cleared and is_time(game, clause.to, clause.until)


def may_refrain(game: "Court", clause: Clause) -> bool:
    """PEACE, HOLD, SERVE: always with the receiver."""
    about = clause.about
    if about.whom != clause.to:
        return False
    if about.verb == POISONS:
        return about.what == ANY and about.place == ANY and clause.until == TO_THE_END and serving_ahead(game)
    if not is_time(game, clause.by, clause.until):
        return False
    if about.verb & ATTACKS:
        land = about.place == ANY or is_land_of(game, clause.to, about.place)
        return about.verb in (ATTACKS, ATTACKS | STRIKES) and about.what == ANY and land
    return about.place == ANY and about.what != ANY and may_hold(game, clause.by, about.verb, about.what)


def may_hold(game: "Court", by: int, verb: int, deed: int) -> bool:
    """HOLD: a hireling, blackmail, or a power of one's own house."""
    if deed == DEED_EVENT or verb != verb_of(deed):
        return False
    return HOUSE_OF_DEED[deed] in (NO_HOUSE, game.houses[by])


NO_HOUSE: Final = -1
# By deed: the house whose power it is; NO_HOUSE for a card, and for blackmail.
HOUSE_OF_DEED: Final[list[int]] = [
    HOUSE_OF_POWER[POWERS.index(name)] if name in POWERS else NO_HOUSE for name in PROMISED_DEEDS
]


def may_promise_vote(game: "Court", clause: Clause) -> bool:
    """VOTE: a proposal of the vote in progress, until the ballot opens (C/A-145)."""
    about = clause.about
    plain = about.verb == VOTES and about.what == ANY and clause.until == TO_THE_END
    if not plain or game.asking.name() in ("ballot", "judge_dispute"):
        return False
    if game.subject == VOTE_DISPUTE:
        return about.whom == ANY and 0 <= about.place < len(FINDINGS)
    return about.place == ANY and about.whom in game.authors()


def may_promise_act(game: "Court", clause: Clause) -> bool:
    """TAKE BACK, MARRY, USE."""
    what, place = clause.about.what, clause.about.place
    if clause.about.whom != ANY:
        return False
    if what == TAKE_BACK:
        return clause.due == AT_ONCE and place == ANY and clause.until == TO_THE_END and rescinds(game, clause.by)
    if clause.due == AT_ONCE:
        return False
    if what == MARRY:
        return place == ANY and clause.until == TO_THE_END and may_promise_marriage(game, clause.by, clause.to)
    if what == USE_LIFE:
        return is_plagued(game, place) and may_promise_use(game, clause, clause.by)
    return what == USE_OPULENCE and place == ANY and may_promise_use(game, clause, clause.to)


def rescinds(game: "Court", seat: int) -> bool:
    """C-TAKEBACK-3: is the announcer asked whether to keep it? A talk may lie over the question."""
    for place in range(len(game.pending) - 1, -1, -1):
        step = game.pending[place]
        name = step.name()
        if name == "rescind":
            return step.seat == seat
        if name == "kept":
            return False
    return False


def may_promise_marriage(game: "Court", by: int, to: int) -> bool:
    """C-WED-2, 10, 11, C/A-113: both can marry, and neither has promised it to somebody else."""
    if game.seats == FEWEST_SEATS or not (game.may_marry(by) and game.may_marry(to)) or wedding_over(game):
        return False
    pair = {by, to}
    return all({clause.by, clause.to}.isdisjoint(pair) for clause in promised_acts(game, MARRY))


def may_promise_use(game: "Court", clause: Clause, seat: int) -> bool:
    """USE: a use that is left and not promised yet, until the end of that seat's next turn."""
    power = POWER_OF_ACT[clause.about.what]
    in_time = not game.cleared and clause.until == turn_of(game, seat, 1) > 0
    return in_time and game.houses[clause.by] == HOUSE_OF_POWER[power] and free_uses(game, power) > 0


def promised_acts(game: "Court", what: int) -> list[Clause]:
    """The open promises of one kind that the engine is to carry out."""
    clauses = [standing.clause for standing in game.deals.open]
    return [clause for clause in clauses if clause.kind == ACT and clause.about.what == what]


def free_uses(game: "Court", power: int) -> int:
    """C/A-147: the markers that are not promised to anybody."""
    act = ACT_OF_POWER.get(power, NO_GOOD)
    return game.uses[power] - len(promised_acts(game, act))


# Times


def is_time(game: "Court", seat: int, until: int) -> bool:
    """To the end of this turn, of that seat's next turn, or of the game; before the first turn never "this turn"."""
    if until == TO_THE_END:
        return True
    return until > 0 and until in (game.turn, turn_of(game, seat, 1))


def turn_of(game: "Court", seat: int, turns: int) -> int:
    """C-DEAL-34: the number of the seat's next turn, or of a later one; 0 while nobody knows who begins."""
    seats: int = game.seats
    ahead: int = (seat - game.active) % seats
    if game.turn == 0:
        return 1 + ahead + (turns - 1) * seats if start_known(game) else 0
    return game.turn + (ahead or seats) + (turns - 1) * seats


def start_known(game: "Court") -> bool:
    """Before the first turn: is it settled who begins?"""
    return len(game.ring) > 0 and game.subject < 0


def is_land_of(game: "Court", seat: int, territory: int) -> bool:
    """Clauses name a territory, not its place in the ring."""
    for place in range(len(game.ring)):
        if game.ring[place] == territory:
            return game.owners[place] == seat
    return False


def is_plagued(game: "Court", territory: int) -> bool:
    return territory in game.ring and game.is_plagued(game.ring.index(territory))


def lapsed_grant(game: "Court", clause: Clause) -> bool:
    """C-ACC-10, C-ACC-15: the land has changed owner, or is cleared."""
    return game.cleared or not is_land_of(game, clause.by, clause.about.place)


def is_welcome(game: "Court") -> bool:
    return game.event >= 0 and game.cards.effects[game.event] == WELCOME


def is_wedding(game: "Court") -> bool:
    return game.event >= 0 and game.cards.effects[game.event] == WEDDING


def course_of_feast(game: "Court") -> int:
    """The step of the Feast that comes next; -1 where no Feast is held."""
    for step in game.pending:
        if step.name() == "feast":
            course: int = step.dump()[1]
            return course
    return -1


def serving_begun(game: "Court") -> bool:
    return game.cleared and course_of_feast(game) != 0


def serving_ahead(game: "Court") -> bool:
    """C-3P-4: is there still a serving to come or to be finished?"""
    if game.seats == FEWEST_SEATS:
        return False
    return not game.cleared or 0 <= course_of_feast(game) < TASTING


def wedding_over(game: "Court") -> bool:
    """It was drawn, and its event is over. What was drawn stays in the deck, above the cards that are left."""
    if is_wedding(game):
        return False
    events = game.decks[EVENT_DECK]
    for place in range(game.left[EVENT_DECK], len(events)):
        if game.cards.effects[events[place]] == WEDDING:
            return True
    return False
