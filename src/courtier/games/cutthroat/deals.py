"""The rules of deals: which clauses of C-DEAL-28 are allowed when, how goods change hands, when a promise is over."""

from typing import TYPE_CHECKING, Any, Final, final

from courtier.core.deals.clause import (
    ACT,
    GIVE,
    GRANT,
    OBLIGE,
    REFRAIN,
    SHOW,
    TO_ALL,
    UNSEEN,
    WORDS,
    Clause,
)
from courtier.core.deals.conduct import ANY
from courtier.core.deals.deal import Deal
from courtier.core.deals.debts import do_acts
from courtier.core.deals.rules import DealRules
from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import (
    BACK_OF,
    COLOUR_COUNT,
    FEAST_COUNT,
    LIFE,
    MERCENARY,
    OPULENCE,
)
from courtier.games.cutthroat.clause_checks import (
    concerned,
    fits_welcome,
    free_uses,
    is_plagued,
    is_wedding,
    lapsed_grant,
    may_give,
    may_grant,
    may_promise_act,
    may_promise_vote,
    may_refrain,
    owned_of,
    serving_ahead,
    turn_of,
    wedding_over,
)
from courtier.games.cutthroat.clauses import (
    ACTS,
    COIN,
    DISH,
    DISHES_LOOK,
    GEM,
    GOOD_COUNT,
    GOODS,
    HAND_CARD,
    HAND_LOOK,
    LOOKS,
    MARRY,
    POISONS,
    POWER_OF_ACT,
    PROMISED_DEEDS,
    TAKE_BACK,
    USE_LIFE,
    USE_OPULENCE,
    VERBS,
)
from courtier.games.cutthroat.events import (
    AIM_PLAYER,
    AIM_TERRITORY,
    DEAL_ROWS,
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
    SHOWED_COINS,
    SHOWED_DISHES,
    SHOWED_GEMS,
    SHOWED_HAND,
    USED_POWER,
)
from courtier.games.cutthroat.proposals import same_sort, thought_of
from courtier.games.cutthroat.supply import listed

if TYPE_CHECKING:
    from courtier.games.cutthroat.court import Court

# Questions between two steps of one's own turn, at which Life can be used.
OWN_MOMENTS: Final = ("use_power", "act", "purchase", "conquer", "attack", "assault")


@final
class CutthroatDeals(DealRules):
    """C-DEAL-2, C-DEAL-10: deals are public and bind.

    C-DEAL-1, 8, 9, 11: `core/deals/sealing.py` seals a deal when all its parties have signed; before that it binds
    nobody. C-DEAL-14, 31: `core/deals/keeping.py` leaves out of `legal` what a promise forbids, but never every answer.
    """

    def __init__(self) -> None:
        super().__init__(binding=True, public=True, rows=DEAL_ROWS)
        self.verbs = VERBS
        self.deeds = PROMISED_DEEDS
        self.goods = GOODS
        self.looks = LOOKS
        self.acts = ACTS

    # Public facts

    def allows(self, game: Any, clause: Clause) -> bool:
        """C-DEAL-3, 5, 20, 28: nothing but the clauses of the table; C-DEAL-7, 33: promises, and one side alone."""
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

    def allows_together(self, game: Any, deal: Deal) -> bool:
        """C-DEAL-26, C/A-113: no more uses than markers, nobody marries twice, one announcement is taken back once."""
        acts = [clause for clause in deal.clauses if clause.kind == ACT]
        if len([clause for clause in acts if clause.about.what == TAKE_BACK]) > 1:
            return False
        wed = [seat for clause in acts if clause.about.what == MARRY for seat in (clause.by, clause.to)]
        if len(wed) != len(set(wed)):
            return False
        for act, power in POWER_OF_ACT.items():
            promised = [clause for clause in acts if clause.about.what == act]
            if promised and len(promised) > free_uses(game, power):
                return False
        return True

    def most_clauses(self, game: Any) -> int:
        """C-DEAL-24: as the option says."""
        return int(game.options["deal_clauses"])

    def concerns(self, game: Any, parties: list[int]) -> bool:
        """C-ACT-5, C-DEAL-18, 27, C-WELC-8, C-WIN-5: while something is open, one whom it is about must be a party."""
        court: Court = game
        mask = concerned(court)
        return fits_welcome(court, parties) and any(mask >> party & 1 for party in parties)

    def lapsed(self, game: Any, clause: Clause) -> bool:
        """C-DEAL-16: it can never be met again."""
        court: Court = game
        if clause.kind == GRANT:
            return lapsed_grant(court, clause)
        if clause.kind == REFRAIN:
            return clause.about.verb == POISONS and not serving_ahead(court)
        if clause.kind != ACT:
            return False
        if clause.about.what == MARRY:
            return wedding_over(court) or not (court.may_marry(clause.by) and court.may_marry(clause.to))
        healthy = clause.about.what == USE_LIFE and not is_plagued(court, clause.about.place)
        return healthy or court.uses[POWER_OF_ACT[clause.about.what]] == 0

    # The giver's own goods

    def holds(self, game: Any, seat: int, goods: list[int]) -> bool:
        """C-DEAL-26, C-WIN-13: what is set aside is not there."""
        return all(owned_of(game, seat, good) >= goods.count(good) for good in set(goods))

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

    # What the engine does

    def can_act(self, game: Any, clause: Clause) -> bool:
        """C-WED-17, C-LORD-3, C-LORD-CAWD-4: asked at the moments of that act."""
        what = clause.about.what
        if what == MARRY:
            return is_wedding(game) and game.may_marry(clause.by) and game.may_marry(clause.to)
        if what == USE_OPULENCE:
            landed = game.active == clause.to and game.land_count(clause.to) > 0
            return bool(landed and not game.opulent and game.uses[OPULENCE] > 0)
        own_turn = game.turn > 0 and game.active == clause.by and game.event < 0
        return bool(own_turn and game.uses[LIFE] > 0 and is_plagued(game, clause.about.place))

    def act(self, game: Any, clause: Clause) -> None:
        """TAKE BACK at the sealing; MARRY and USE when they fall due. A promised use is no announcement."""
        what = clause.about.what
        if what == TAKE_BACK:
            announced = [step for step in game.pending if step.name() == "kept"]
            announced[-1].undo(game)
        elif what == MARRY:
            game.marry(clause.by, clause.to)
        elif what == USE_OPULENCE:
            game.uses[OPULENCE] -= 1
            game.opulent = True
            game.tell(USED_POWER, clause.by, OPULENCE, AIM_PLAYER + clause.to)
        else:
            game.uses[LIFE] -= 1
            game.tell(USED_POWER, clause.by, LIFE, AIM_TERRITORY + clause.about.place)
            game.cure(game.ring.index(clause.about.place))

    def sealed(self, game: Any, deal: Deal) -> None:
        """C-WED-17, C-LORD-3: what falls due at once."""
        if is_wedding(game):
            do_acts(game, MARRY)
        if game.asking.seat == game.active and game.asking.name() in OWN_MOMENTS:
            do_acts(game, USE_LIFE)

    def last_turn(self, game: Any, seat: int, turns: int) -> int:
        """C-DEAL-34: never the turn in progress; 0 while nobody knows who begins."""
        return turn_of(game, seat, turns)

    # For bots

    def terms(self, game: Any, by: int, to: int, wanted: bool) -> list[Clause]:
        return thought_of(game, by, to, wanted)

    def owned(self, game: Any, seat: int) -> list[int]:
        goods: list[int] = []
        for good in range(GEM, GOOD_COUNT):
            goods.extend([good] * owned_of(game, seat, good))
        return goods

    def alike(self, one: int, other: int) -> bool:
        return same_sort(one, other)

    def whose_turn(self, game: Any) -> int:
        return int(game.active) if game.turn > 0 else NOBODY

    def stopped_by(self, game: Any) -> list[int]:
        """C-WIN-8: while the announcer is asked, all who have answered WAIT this turn."""
        if game.asking.name() != "rescind":
            return []
        return [seat for seat in range(game.seats) if seat != game.asking.seat and game.waited(seat) > 0]


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
