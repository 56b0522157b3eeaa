"""Checks whether a deal can be sealed, and seals it: all of it or nothing.

`why_not` returns the name of a reason. It looks at public facts and at the reader's own goods and promises only, so
that nobody learns anything of another hand: what fails on another's side is "not_possible" to the reader.
"""

from typing import TYPE_CHECKING, Final

from courtier.core.deals.clause import (
    ACT,
    DO,
    GIVE,
    JUDGED,
    OBLIGE,
    REFRAIN,
    SHOW,
    TO_ALL,
    UNSEEN,
    Clause,
)
from courtier.core.deals.deal import FEWEST_PARTIES, MOST_CLAUSES, MOST_PARTIES, Deal
from courtier.core.deals.deal_events import tell_deal
from courtier.core.deals.judging import fulfil, settle
from courtier.core.deals.rules import TABLE
from courtier.core.errors import IllegalDeal
from courtier.core.pending import NOBODY, UNANSWERED, Decision, Window

if TYPE_CHECKING:
    from courtier.core.game import Game

SEALABLE: Final = ""
REASONS: Final = {
    "off": "this game is played without deals",
    "menu": "in this game deals are made as answers only",
    "over": "the game is over",
    "parties": f"a deal has {FEWEST_PARTIES} to {MOST_PARTIES} different parties",
    "clauses": f"a deal has 1 to {MOST_CLAUSES} clauses, each from one party to another",
    "too_many": "the deal has more clauses than this game's options allow",
    "moment": "this cannot be sealed over the open question",
    "full": "too many deals are open",
    "not_allowed": "the rules do not allow this clause now",
    "not_held": "you do not have what you are to give or show",
    "not_picked": "pick the goods that you are to give unseen",
    "contradiction": "you have promised the opposite",
    "not_possible": "not possible now",
}
PUBLIC_REASONS: Final = ("off", "menu", "over", "parties", "clauses", "too_many", "moment", "full", "not_allowed")


def why_not(game: "Game", deal: Deal, reader: int) -> str:
    """The reason why this reader cannot sign the deal now; SEALABLE if there is none."""
    form = wrong_form(game, deal) or wrong_moment(game, deal)
    if form or reader not in deal.parties:
        return form or "parties"
    for clause in deal.clauses:
        if not game.deal_rules().allows(game, clause):
            return "not_allowed"
    if not game.deal_rules().allows_together(game, deal):
        return "not_allowed"
    return own_reason(game, deal, reader)


def wrong_form(game: "Game", deal: Deal) -> str:
    """Is it a deal at all? The same for everybody."""
    parties = deal.parties
    if not FEWEST_PARTIES <= len(parties) <= MOST_PARTIES or len(set(parties)) != len(parties):
        return "parties"
    if min(parties) < 0 or max(parties) >= game.seats:
        return "parties"
    if not 1 <= len(deal.clauses) <= MOST_CLAUSES:
        return "clauses"
    for clause in deal.clauses:
        to_all = clause.kind == SHOW and clause.to == TO_ALL
        if clause.by not in parties or clause.by == clause.to or not (to_all or clause.to in parties):
            return "clauses"
    return "too_many" if len(deal.clauses) > game.deal_rules().most_clauses(game) else SEALABLE


def wrong_moment(game: "Game", deal: Deal) -> str:
    """Public facts of the moment (D/A-70, C-DEAL-27)."""
    if game.ended:
        return "over"
    if game.asking.admits < deal.needs() or not game.deal_rules().concerns(game, deal.parties):
        return "moment"
    rules = game.deal_rules()
    lasting = [clause for clause in deal.clauses if rules.lasts(clause)]
    if lasting and game.deals.is_full(rules.most_open):
        return "full"
    return SEALABLE


def own_reason(game: "Game", deal: Deal, seat: int) -> str:
    """What a party itself cannot give, or has promised otherwise."""
    rules = game.deal_rules()
    goods: list[int] = []
    for clause in deal.clauses:
        if clause.by != seat:
            continue
        if clause.kind == GIVE and clause.happens_now():
            if clause.about.what == UNSEEN and len(clause.picks) != clause.count:
                return "not_picked"
            goods.extend(clause.goods())
        elif clause.kind == SHOW and not rules.can_show(game, clause):
            return "not_held"
    if goods and not rules.holds(game, seat, goods):
        return "not_held"
    return "contradiction" if rules.binding and contradicts(game, deal, seat) else SEALABLE


def contradicts(game: "Game", deal: Deal, seat: int) -> bool:
    """Is one of the seat's promises against another of this deal, or against one in force?"""
    own = [clause for clause in deal.clauses if clause.by == seat and JUDGED >> clause.kind & 1]
    earlier = [standing.clause for standing in game.deals.judged_of(seat)] if own else []
    for place in range(len(own)):
        for other in earlier + own[:place]:
            if opposite(own[place], other) or opposite(other, own[place]):
                return True
    return False


def opposite(one: Clause, other: Clause) -> bool:
    """Can the two not both be kept?"""
    if one.kind == REFRAIN:
        return other.kind in (OBLIGE, DO) and one.about.covers(other.about)
    same_verb = one.about.verb & other.about.verb != 0
    return one.kind == OBLIGE and other.kind == OBLIGE and same_verb and not one.about.meets(other.about)


# Sealing


def check_sealable(game: "Game", deal: Deal) -> None:
    """Raise `IllegalDeal` unless every party can sign now."""
    form: str = game.options.get("deals", "off")
    if form != TABLE:
        refuse("menu" if form == "menu" else "off")
    for party in deal.parties:
        reason = why_not(game, deal, party)
        if reason:
            refuse(reason if reason in PUBLIC_REASONS else "not_possible")


def refuse(reason: str) -> None:
    """Raise `IllegalDeal` with the words of that reason."""
    raise IllegalDeal(reason, REASONS[reason])


def seal(game: "Game", deal: Deal) -> None:
    """Seal it over the open question: the parties' unfinished and sealed answers are void, all others stand."""
    asking = game.asking
    if isinstance(asking, Decision) and asking.seat in deal.parties:
        game.pending[-1] = asking.root()
    if isinstance(asking, Window) and not asking.is_vote:
        for party in deal.parties:
            game.answers[party] = UNANSWERED
    carry_out_deal(game, deal)
    if not game.pending[-1].happens:
        game.pending[-1].after_deal(game)
    for party in deal.parties:
        game.numbers[party] += 1
    top = game.pending[-1]
    if isinstance(top, Window) and top.waits_for(game) == NOBODY:
        top.close(game)


def carry_out_deal(game: "Game", deal: Deal) -> None:
    """Everything leaves, then everything arrives; looks and acts follow; promises begin."""
    sealed = deal.sealed_as(len(game.deals.sealed) + 1, game.turn)
    tell_deal(game, sealed)
    hand_over(game, sealed)
    rules = game.deal_rules()
    for clause in sealed.clauses:
        if clause.kind == SHOW:
            rules.show(game, clause)
    game.deals.enter(sealed, rules)
    for clause in sealed.clauses:
        if clause.kind == ACT and clause.happens_now():
            rules.act(game, clause)
    rules.sealed(game, sealed)


def hand_over(game: "Game", deal: Deal) -> None:
    """Hand over all goods. Nobody can pay with what the same deal brings. This can keep a promise to pay."""
    rules = game.deal_rules()
    now = [clause for clause in deal.clauses if clause.kind == GIVE and clause.happens_now()]
    for clause in now:
        for good in clause.goods():
            rules.leave(game, clause.by, good)
    for clause in now:
        for good in clause.goods():
            rules.arrive(game, clause.to, good)
        rules.tell_given(game, clause, clause.goods())
        count_as_paid(game, clause)


def count_as_paid(game: "Game", given: Clause) -> None:
    """Promises to hand over goods of a kind (D/A-79 d) are kept by one deal that hands over all of them."""
    verb = game.deal_rules().given_verb()
    if not verb:
        return
    goods = given.goods()
    for standing in game.deals.open:
        clause = standing.clause
        owed = clause.kind == DO and clause.about.verb == verb and clause.by == given.by and clause.to == given.to
        if owed and goods.count(clause.about.what) >= clause.count:
            fulfil(standing, clause.count)
    settle(game)
