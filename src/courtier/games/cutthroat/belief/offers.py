"""What an open offer of the menu tells of hidden goods (C-DEAL-26), and what its giver may have picked."""

from typing import Any, Final

from courtier.core.deals.clause import UNSEEN
from courtier.core.deals.menu import NO_PICKS, OFFER, PICK_BASE, SIDE, AnswerDeal, picks_in
from courtier.core.pending import Decision
from courtier.core.rng import Rng
from courtier.games.cutthroat.belief.hidden_cards import GEM_GROUP, HiddenCards
from courtier.games.cutthroat.belief.zones import HELD
from courtier.games.cutthroat.cards import FEAST_DECK, HIRELING, HIRELING_DECK, MERCENARY, MERCENARY_DECK
from courtier.games.cutthroat.clauses import DISH, GEM, GOODS, HAND_CARD
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.draft import unseen_of
from courtier.games.cutthroat.menu import COINS_TERM, GEMS_TERM, GOODS_OF, fitting_goods
from courtier.games.cutthroat.questions import revive

NO_GOODS: Final = (UNSEEN, 0)


def named_goods(given: int) -> tuple[int, int]:
    """The goods that a side of an offer names, and how many; UNSEEN where it names none."""
    term, detail = divmod(given, SIDE)
    return GOODS_OF[term][detail] if term in GOODS_OF else NO_GOODS


def note_offer(hidden: HiddenCards, seat: int, given: int) -> None:
    """A seat that offers goods by name has them."""
    good, count = named_goods(given)
    if good < GEM:
        return
    group, kind = place_of_good(good)
    hidden.groups[group].holds_at_least(HELD + seat, kind, count)


def place_of_good(good: int) -> tuple[int, int]:
    """The group of hidden cards that a good belongs to, and its kind there."""
    if good < HAND_CARD:
        return GEM_GROUP, good - GEM
    if good >= DISH:
        return FEAST_DECK, good - DISH
    kind = good - HAND_CARD + MERCENARY
    return (MERCENARY_DECK if kind < HIRELING else HIRELING_DECK), kind


def offered_gems(offer: list[int] | None) -> list[int]:
    """The gems that the proposer of the open offer is known to have: a colour, or UNSEEN for any."""
    if not offer or offer[2] // SIDE != GEMS_TERM:
        return []
    good, count = GOODS_OF[GEMS_TERM][offer[2] % SIDE]
    return [UNSEEN if good == UNSEEN else good - GEM] * count


def offered_coins(offer: list[int] | None) -> int:
    """The coins that the proposer of the open offer has at least."""
    return offer[2] % SIDE + 1 if offer and offer[2] // SIDE == COINS_TERM else 0


def fill_picks(court: Court, own: list[str] | None, rng: Rng) -> None:
    """What the proposer of the open offer has picked: the viewer's own picks, or any that fit."""
    asking = court.asking
    root = asking.root() if isinstance(asking, Decision) else None
    if not isinstance(root, AnswerDeal) or root.offer // OFFER // SIDE not in GOODS_OF:
        return
    clause = unseen_of(root.deal(court), root.proposer)
    if clause is None:
        return
    picked = [GOODS.index(name) for name in own] if own else []
    if not picked:
        counts = fitting_goods(court, root.proposer, clause.about.place)
        goods = [good for good in counts for _ in range(counts[good])]
        rng.shuffle(goods)
        picked = goods[: clause.count]
    court.set_stack([*court.pending[:-1], revive(court.seats, [*row_without_picks(asking), packed_picks(picked)])])


def row_without_picks(asking: Any) -> list[Any]:
    row: list[Any] = asking.dump()
    root = asking.root()
    return row[:-1] if root.picks != NO_PICKS else row


def packed_picks(goods: list[int]) -> int:
    picks = NO_PICKS
    for good in sorted(goods):
        picks = picks * PICK_BASE + good + 1
    assert picks_in(picks) == sorted(goods)
    return picks
