"""Is an open question of bargaining one that can be asked? For the loader, after the court is made."""

from typing import Any, Final

from courtier.core.deals.menu import (
    ANSWER_DEAL,
    NO_PICKS,
    NOTHING_GIVEN,
    OFFER,
    SIDE,
    AnswerDeal,
    picks_in,
)
from courtier.core.deals.rules import MENU, TABLE
from courtier.core.deals.sealing import own_reason, wrong_form
from courtier.core.pending import Decision
from courtier.core.validation import check_chain, expect, numbers_of
from courtier.games.cutthroat.clauses import GOODS
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.draft import DRAFTS, OFFER_BASE, Bargaining, left_to, unseen_of
from courtier.games.cutthroat.decisions.draft import MENU as DEAL_MENU
from courtier.games.cutthroat.decisions.welcome import OCCASIONS

PARLEYS: Final = ("parley", "wedding_parley")
MOST_NUMBER: Final = 1 << 48


def is_of_bargaining(name: Any) -> bool:
    return name in PARLEYS or name in DRAFTS


def check_bargaining_step(data: dict[str, Any], step: list[Any]) -> None:
    """The numbers of a step of bargaining; what they mean is checked when the court is made."""
    where = f"pending: {step[0]}"
    seats: int = data["seats"]
    form = TABLE if step[0] in PARLEYS else MENU
    expect(data["options"]["deals"] == form, where, f"this question only where deals are a {form}", step)
    numbers = numbers_of(where, step[1:], 0, MOST_NUMBER)
    if step[0] in PARLEYS:
        good = len(numbers) == 2 and numbers[0] == seats and numbers[1] < OCCASIONS
        expect(good, where, "the number of players and an occasion", numbers)
        return
    fewest, most = DRAFTS[step[0]]
    expect(fewest <= len(numbers) <= most, where, f"{fewest} to {most} numbers", numbers)
    if step[0] == "bargaining":
        good = numbers[0] < OCCASIONS and numbers[1] < seats and numbers[2] <= seats
        expect(good and numbers[3] < OFFER_BASE**seats, where, "a talk of these seats", numbers)
    else:
        check_draft_numbers(where, step[0], numbers, seats)


def check_draft_numbers(where: str, name: str, numbers: list[int], seats: int) -> None:
    """Seats that are there, offers of the menu, picks of goods."""
    expect(numbers[0] < seats, where, "a seat", numbers[0])
    if len(numbers) == 1:
        return
    expect(numbers[1] < seats and numbers[1] != numbers[0], where, "another seat", numbers[1])
    if name == ANSWER_DEAL:
        offers, picks = [numbers[3]], numbers[4:]
    elif name == "pick_goods":
        offers, picks = [numbers[2], numbers[5]], [numbers[4], *numbers[6:]]
    else:
        offers, picks = [numbers[2], numbers[3]], numbers[4:]
    for offer in offers:
        check_sides(where, offer)
    for each in picks:
        expect(all(0 <= good < len(GOODS) for good in picks_in(each)), where, "picks of goods", each)


def check_sides(where: str, offer: int) -> None:
    """Each side of an offer is a term of the menu with a detail of it."""
    expect(offer < OFFER * OFFER, where, "an offer of the menu", offer)
    for side in (offer // OFFER, offer % OFFER):
        term, detail = side // SIDE, side % SIDE
        names = DEAL_MENU.detail_names[term]
        expect(detail < max(1, len(names)), where, "a detail of the term", side)


# The court is made


def check_talk(court: Court) -> None:
    """The open question of a talk follows from what lies below it."""
    asking = court.asking
    if not isinstance(asking, Decision) or asking.name() not in DRAFTS:
        return
    talk = court.pending[-2] if len(court.pending) > 1 else None
    if not isinstance(talk, Bargaining):
        expect(False, "pending", "a talk below its question", asking.dump())
        return
    root = asking.root()
    if isinstance(root, AnswerDeal):
        check_offer(court, root)
    else:
        expect(left_to(talk.left, asking.seat) > 0, "pending", "an offer left to who is asked", talk.dump())
    check_chain(court)


def check_offer(court: Court, asked: AnswerDeal) -> None:
    """C-DEAL-26: who made the offer can keep it."""
    by, to = asked.proposer, asked.seat
    good = to in DEAL_MENU.partners(court, by) and not wrong_form(court, asked.deal(court))
    given, wanted = asked.offer // OFFER, asked.offer % OFFER
    if given != NOTHING_GIVEN:
        good = good and given % SIDE in DEAL_MENU.details(court, by, to, given // SIDE, False)
    if wanted != NOTHING_GIVEN:
        good = good and wanted % SIDE in DEAL_MENU.details(court, to, by, wanted // SIDE, True)
    expect(good, "pending", "an offer that could be made", asked.dump())
    picks = unseen_of(asked.deal(court), by) is not None
    kept = picks == (asked.picks != NO_PICKS) and not own_reason(court, asked.deal(court), by)
    expect(kept and picked_in_order(asked.picks), "pending", "goods that the giver has", asked.dump())


def picked_in_order(picks: int) -> bool:
    goods = picks_in(picks)
    return goods == sorted(goods)
