"""What deals are about here: which clause of C-DEAL-28 is allowed when, and what becomes of it."""

from typing import Any, Final, final

from courtier.core.deals.clause import (
    ACT,
    AT_ONCE,
    GIVE,
    GRANT,
    OBLIGE,
    REFRAIN,
    SHOW,
    TO_ALL,
    TO_THE_END,
    UNSEEN,
    WORDS,
    Clause,
)
from courtier.core.deals.conduct import ANY
from courtier.core.deals.rules import DealRules
from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BACK_OF,
    BASTARD,
    COLOUR_COUNT,
    FEAST_COUNT,
    FEWEST_SEATS,
    HIRELING,
    HOUSE_OF_POWER,
    KIND_COUNT,
    MERCENARY,
    POWERS,
    WEDDING,
)
from courtier.games.cutthroat.clauses import (
    ACT_OF_POWER,
    ACTS,
    ATTACKS,
    BLACKMAIL,
    COIN,
    DEBT_DUE,
    DEED_EVENT,
    DISH,
    DISHES_LOOK,
    GEM,
    GOODS,
    HAND_CARD,
    HAND_LOOK,
    LOOKS,
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
    VERBS,
    VOTES,
    kind_of_good,
    verb_of,
)
from courtier.games.cutthroat.events import (
    DEAL_SEALED,
    GAVE_CARDS,
    GAVE_COINS,
    GAVE_DISHES,
    GAVE_GEMS,
    GIVEN_DEAL,
    GIVEN_DEBT,
    HANDED_CARDS,
    HANDED_DISHES,
    HANDED_GEMS,
    LOOKED_AT_COINS,
    LOOKED_AT_DISHES,
    LOOKED_AT_GEMS,
    LOOKED_AT_HAND,
    PROMISE_JUDGED,
    PROMISE_TOLD,
    PROMISED,
    SHOWED_COINS,
    SHOWED_DISHES,
    SHOWED_GEMS,
    SHOWED_HAND,
)
from courtier.games.cutthroat.supply import listed


@final
class CutthroatDeals(DealRules):
    """C-DEAL-2, C-DEAL-10: deals are public and bind."""

    def __init__(self) -> None:
        super().__init__(binding=True, public=True)
        self.verbs = VERBS
        self.deeds = PROMISED_DEEDS
        self.goods = GOODS
        self.looks = LOOKS
        self.acts = ACTS
        self.sealed_row = DEAL_SEALED
        self.promised_row = PROMISED
        self.judged_row = PROMISE_JUDGED
        self.told_row = PROMISE_TOLD

    # Public facts

    def allows(self, game: Any, clause: Clause) -> bool:
        """C-DEAL-5, C-DEAL-28: nothing but the clauses of the table."""
        kind = clause.kind
        if kind == GIVE:
            return may_give(game, clause)
        if clause.count != 1:
            return False
        if kind == GRANT:
            return may_grant(game, clause)
        if kind == REFRAIN:
            return may_refrain(game, clause)
        if kind == OBLIGE:
            return may_promise_vote(game, clause)
        if kind == ACT:
            return may_promise_act(game, clause)
        return kind == WORDS or (kind == SHOW and clause.about.place == ANY)

    def lasts(self, clause: Clause) -> bool:
        """C-DEAL-15, C-DEAL-32: free words keep a deal open, for players may dispute about them."""
        return clause.kind == WORDS or not clause.happens_now()

    # The giver's own goods

    def holds(self, game: Any, seat: int, goods: list[int]) -> bool:
        """C-DEAL-26, C-WIN-13: what is set aside is not there."""
        for good in goods:
            if owned_of(game, seat, good) < goods.count(good):
                return False
        return True

    def leave(self, game: Any, seat: int, good: int) -> None:
        """C-DEAL-13: all leaves before anything arrives."""
        if good == COIN:
            game.coins[seat] -= 1
        elif good < HAND_CARD:
            game.gems[seat * COLOUR_COUNT + good - GEM] -= 1
        elif good < DISH:
            game.leave(seat, good - HAND_CARD + MERCENARY)
        else:
            game.dishes[seat * FEAST_COUNT + good - DISH] -= 1

    def arrive(self, game: Any, seat: int, good: int) -> None:
        if good == COIN:
            game.coins[seat] += 1
        elif good < HAND_CARD:
            game.gems[seat * COLOUR_COUNT + good - GEM] += 1
        elif good < DISH:
            game.enter(seat, good - HAND_CARD + MERCENARY)
        else:
            game.dishes[seat * FEAST_COUNT + good - DISH] += 1

    def tell_given(self, game: Any, clause: Clause, goods: list[int]) -> None:
        """C-SECRET-6: what a deal names all see; what is given unseen the two."""
        by, to, count, good = clause.by, clause.to, len(goods), goods[0]
        named = clause.about.what != UNSEEN
        if good == COIN:
            game.tell(GAVE_COINS, by, to, count, GIVEN_DEBT if clause.due else GIVEN_DEAL)
        elif good < HAND_CARD:
            gems = [each - GEM for each in goods]
            if named:
                game.tell(HANDED_GEMS, by, to, count, secret=gems)
            else:
                game.tell(GAVE_GEMS, by, to, count, GIVEN_DEAL, secret=gems)
        elif good < DISH:
            cards = [each - HAND_CARD + MERCENARY for each in goods]
            game.tell(HANDED_CARDS if named else GAVE_CARDS, by, to, count, BACK_OF[cards[0]], secret=cards)
        else:
            dishes = [each - DISH for each in goods]
            game.tell(HANDED_DISHES if named else GAVE_DISHES, by, to, count, secret=dishes)

    def payable(self, game: Any, seat: int, good: int) -> int:
        """C-DEAL-29: debts are coins."""
        return int(game.coins[seat])

    def show(self, game: Any, clause: Clause) -> None:
        """C-SECRET-3: to one player, or to all."""
        if clause.to == TO_ALL:
            show_all(game, clause.by, clause.about.what)
        else:
            show_one(game, clause.by, clause.to, clause.about.what)

    def last_turn(self, game: Any, seat: int, turns: int) -> int:
        """C-DEAL-34: never the turn in progress; 0 while nobody knows who begins."""
        seats: int = game.seats
        ahead: int = (seat - game.active) % seats
        if game.turn == 0:
            return 1 + ahead + (turns - 1) * seats if start_known(game) else 0
        return int(game.turn) + (ahead or seats) + (turns - 1) * seats

    def whose_turn(self, game: Any) -> int:
        return int(game.active) if game.turn > 0 else NOBODY


# Goods


def may_give(game: Any, clause: Clause) -> bool:
    """COINS, GEMS, MERCENARY, HIRELING, FEAST now, or a DEBT of coins: by public facts alone (C-DEAL-26)."""
    good, unseen, count = clause.about.what, clause.about.place, clause.count
    if clause.about.whom != ANY or clause.until != TO_THE_END:
        return False
    if good == COIN:
        return unseen == ANY and count <= MOST_COINS and clause.due in (AT_ONCE, DEBT_DUE)
    if clause.due != AT_ONCE:
        return False
    if good != UNSEEN:
        return unseen == ANY and in_play(game, good) and enough(game, clause.by, kind_of_good(good), count)
    fits = [pick for pick in clause.picks if kind_of_good(pick) == unseen]
    return len(fits) == len(clause.picks) and enough(game, clause.by, unseen, count)


def enough(game: Any, seat: int, kind: int, count: int) -> bool:
    """Are there so many backs (C-SECRET-2)? Nobody knows how many gems are in a purse."""
    if kind == UNSEEN_GEM:
        return count <= MOST_GEMS
    if kind == UNSEEN_DISH:
        return count <= min(MOST_CARDS, game.dish_count(seat)) and not serving_begun(game)
    if kind not in (UNSEEN_MERCENARY, UNSEEN_HIRELING):
        return False
    return bool(count <= min(MOST_CARDS, game.held[seat * BACK_COUNT + kind]))


def in_play(game: Any, good: int) -> bool:
    """C-3P-4: is there such a card in this game?"""
    kind = good - HAND_CARD + MERCENARY
    if not HAND_CARD <= good < DISH or kind < HIRELING:
        return True
    if kind >= BASTARD:
        return bool(game.seat_of[kind - BASTARD] >= 0)
    return bool(game.cards.hireling_players[kind - HIRELING] <= game.seats)


def owned_of(game: Any, seat: int, good: int) -> int:
    """How many of these goods the seat can hand over now; a bastard on display is set aside (C-WIN-13)."""
    if good == COIN:
        return int(game.coins[seat])
    if good < HAND_CARD:
        return int(game.gems[seat * COLOUR_COUNT + good - GEM])
    if good >= DISH:
        return int(game.dishes[seat * FEAST_COUNT + good - DISH])
    kind = good - HAND_CARD + MERCENARY
    return int(game.hands[seat * KIND_COUNT + kind]) - on_display(game, seat, kind)


def on_display(game: Any, seat: int, kind: int) -> int:
    """1 if that bastard is shown for a blackmail that has not happened yet."""
    for step in game.pending:
        if step.name() == "carry_out" and kind >= BASTARD:
            _, by, what, house, _ = step.dump()
            if by == seat and what == BLACKMAIL and house == kind - BASTARD:
                return 1
    return 0


# Promises


def may_grant(game: Any, clause: Clause) -> bool:
    """PASSAGE through a territory of the promiser."""
    about = clause.about
    own = about.what == PASSAGE and is_land_of(game, clause.by, about.place)
    return own and not game.cleared and is_time(game, clause.to, clause.until)


def may_refrain(game: Any, clause: Clause) -> bool:
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


def may_hold(game: Any, by: int, verb: int, deed: int) -> bool:
    """HOLD: a hireling, blackmail, or a power of the own house."""
    if deed == DEED_EVENT or verb != verb_of(deed):
        return False
    name = PROMISED_DEEDS[deed]
    return name not in POWERS or bool(HOUSE_OF_POWER[POWERS.index(name)] == game.houses[by])


def may_promise_vote(game: Any, clause: Clause) -> bool:
    """VOTE: a proposal of the vote in progress, until the ballot opens (C/A-145)."""
    about = clause.about
    plain = about.verb == VOTES and about.what == ANY and about.place == ANY and clause.until == TO_THE_END
    return plain and game.asking.name() != "ballot" and about.whom in game.authors()


def may_promise_act(game: Any, clause: Clause) -> bool:
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
        curable = place in game.ring and game.is_plagued(game.ring.index(place))
        return bool(curable) and may_promise_use(game, clause, clause.by)
    return what == USE_OPULENCE and place == ANY and may_promise_use(game, clause, clause.to)


def rescinds(game: Any, seat: int) -> bool:
    """C-TAKEBACK-10: is the announcer asked whether to take it back, and may they?"""
    asking = game.asking
    return bool(asking.name() == "rescind" and asking.seat == seat)


def may_promise_marriage(game: Any, by: int, to: int) -> bool:
    """C-WED-2, C-WED-10, C/A-113: both can marry, and neither has promised it to somebody else."""
    if game.seats == FEWEST_SEATS or wedding_over(game) or not (game.may_marry(by) and game.may_marry(to)):
        return False
    pair = {by, to}
    return all({clause.by, clause.to}.isdisjoint(pair) for clause in promised_acts(game, MARRY))


def may_promise_use(game: Any, clause: Clause, turn_of: int) -> bool:
    """USE: a use that is left and not promised yet, until the end of that seat's next turn."""
    power = POWER_OF_ACT[clause.about.what]
    in_time = not game.cleared and clause.until == RULES.last_turn(game, turn_of, 1) > 0
    return bool(in_time and game.houses[clause.by] == HOUSE_OF_POWER[power] and free_uses(game, power) > 0)


def promised_acts(game: Any, what: int) -> list[Clause]:
    """The open promises of one kind that the engine is to carry out."""
    clauses = [standing.clause for standing in game.deals.open]
    return [clause for clause in clauses if clause.kind == ACT and clause.about.what == what]


def free_uses(game: Any, power: int) -> int:
    """C/A-147: the markers that are not promised to anybody."""
    act = ACT_OF_POWER.get(power, NO_GOOD)
    return int(game.uses[power]) - len(promised_acts(game, act))


# Times


def is_time(game: Any, seat: int, until: int) -> bool:
    """To the end of this turn, of that seat's next turn, or of the game; before the first turn never "this turn"."""
    if until == TO_THE_END:
        return True
    return until > 0 and until in (game.turn, RULES.last_turn(game, seat, 1))


def start_known(game: Any) -> bool:
    """Before the first turn: is it settled who begins?"""
    return bool(game.ring) and game.subject < 0


def is_land_of(game: Any, seat: int, territory: int) -> bool:
    """Clauses name a territory, not its place in the ring."""
    return bool(territory in game.ring and game.owners[game.ring.index(territory)] == seat)


def course_of_feast(game: Any) -> int:
    """The step of the Feast that comes next; -1 where no Feast is held."""
    for step in game.pending:
        if step.name() == "feast":
            return int(step.dump()[1])
    return -1


def serving_begun(game: Any) -> bool:
    return bool(game.cleared) and course_of_feast(game) != 0


def serving_ahead(game: Any) -> bool:
    """C-3P-4: is there still a serving to come or to be finished?"""
    if game.seats == FEWEST_SEATS:
        return False
    return not game.cleared or 0 <= course_of_feast(game) < TASTING


def wedding_over(game: Any) -> bool:
    effects: list[int] = game.cards.effects
    if game.event >= 0 and effects[game.event] == WEDDING:
        return False
    return any(effects[event] == WEDDING for event in game.drawn_events())


# Looks


def show_one(game: Any, by: int, to: int, look: int) -> None:
    if look == HAND_LOOK:
        hand = game.hand_of(by)
        game.tell(LOOKED_AT_HAND, to, by, len(hand), secret=hand)
    elif look == DISHES_LOOK:
        dishes = listed(game.dishes, by, FEAST_COUNT)
        game.tell(LOOKED_AT_DISHES, to, by, len(dishes), secret=dishes)
    else:
        game.tell(LOOKED_AT_COINS, to, by, secret=[game.coins[by]])
        game.tell(LOOKED_AT_GEMS, to, by, secret=listed(game.gems, by, COLOUR_COUNT))


def show_all(game: Any, by: int, look: int) -> None:
    if look == HAND_LOOK:
        hand = game.hand_of(by)
        game.tell(SHOWED_HAND, by, len(hand), secret=hand)
    elif look == DISHES_LOOK:
        dishes = listed(game.dishes, by, FEAST_COUNT)
        game.tell(SHOWED_DISHES, by, len(dishes), secret=dishes)
    else:
        game.tell(SHOWED_COINS, by, game.coins[by])
        gems = listed(game.gems, by, COLOUR_COUNT)
        game.tell(SHOWED_GEMS, by, len(gems), secret=gems)


RULES: Final = CutthroatDeals()
