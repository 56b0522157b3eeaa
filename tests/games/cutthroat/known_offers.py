"""Deals and offers of the menu for the oracle: who knows what of them, and what else could be."""

import random
from typing import Any

from tests.games.cutthroat.reckoning import DRAFTS, FEAST, GEMS, HIRELINGS, HOUSES, TYPES

from courtier.laws.oracle import Dump, Facts

Seat = int | None

SIDE, OFFER = 32, 512  # one side of an offer is a term and a detail; an offer is what is given and what is wanted
PICKS = 64  # picked goods, a digit each
MADE = 16  # offers of a turn, with the turn
COINS_TERM, GEMS_TERM, MERCENARY_TERM, HIRELING_TERM, FEAST_TERM = range(1, 6)
BASTARDS = tuple(f"bastard.{house}" for house in HOUSES)
MERCENARY_KINDS = tuple(f"mercenary.{each}" for each in TYPES)
GOODS = ("coin", *GEMS, *MERCENARY_KINDS, *HIRELINGS, *BASTARDS, *FEAST)  # in the order of their numbers
KIND_OF = {
    **dict.fromkeys(GEMS, "gem"),
    **dict.fromkeys(MERCENARY_KINDS, "mercenary"),
    **dict.fromkeys((*HIRELINGS, *BASTARDS), "hireling"),
    **dict.fromkeys(FEAST, "dish"),
}
ZONE_OF = {"gem": "gems", "mercenary": "hands", "hireling": "hands", "dish": "dishes"}
TERM_OF = {GEMS_TERM: "gem", MERCENARY_TERM: "mercenary", HIRELING_TERM: "hireling", FEAST_TERM: "dish"}


# What is public


def known_deals(dump: Dump) -> list[Facts]:
    """C-DEAL-2: who dealt with whom, and the promises; what was done at once the story tells."""
    book = dump.get("deals")
    return [] if book is None else [known_deal(deal, dump["ended"]) for deal in book["sealed"]]


def known_deal(deal: Facts, ended: bool) -> Facts:
    promises = [
        [place, {**clause, "text": ""}, told_verdict(clause, standing, ended), standing[4]]
        for place, (clause, standing) in enumerate(zip(deal["clauses"], deal["standings"], strict=True))
        if clause["kind"] != "show" and not (clause["kind"] in ("give", "act") and not clause.get("due"))
    ]
    return {"parties": deal["parties"], "turn": deal["turn"], "promises": promises}


def told_verdict(clause: Facts, standing: list[Any], ended: bool) -> str:
    """Kept, if something was done; against, if a promise was not kept; over, if its time is: the rest at the end."""
    verdict, _, _, against, _ = standing
    if ended or verdict == "open" or (verdict == "kept" and clause["kind"] in ("do", "give", "act")):
        return str(verdict)
    return "against" if against else "over"


def offers_made(dump: Dump) -> list[int]:
    """C-DEAL-23: in this turn."""
    book = dump.get("deals") or {"offers": []}
    return [each % MADE if each // MADE == dump["turn"] else 0 for each in book["offers"]]


# What an offer tells of goods (C-DEAL-26)


def offered(side: int) -> tuple[str, str, int]:
    """What one side of an offer names: the kind of zone, the card or gem, how many. By the order of the menu."""
    term, detail = divmod(side, SIDE)
    if term == GEMS_TERM and detail >= 6:
        return "gem", GEMS[(detail - 6) % 6], 1 + (detail - 6) // 6
    if term == MERCENARY_TERM and detail >= 4:
        return "mercenary", MERCENARY_KINDS[detail // 4 - 1], 1 + detail % 4
    if term == HIRELING_TERM and detail >= 2:
        return "hireling", (*HIRELINGS, *BASTARDS)[detail - 2], 1
    if term == FEAST_TERM and detail >= 2:
        return "dish", tuple(FEAST)[(detail - 2) % 9], 1 + (detail - 2) // 9
    return "", "", 0


def unseen(side: int) -> tuple[str, int]:
    """The kind of goods that the giver picks, and how many."""
    term, detail = divmod(side, SIDE)
    few = {GEMS_TERM: 6, MERCENARY_TERM: 4, HIRELING_TERM: 2, FEAST_TERM: 2}
    return (TERM_OF[term], detail + 1) if term in few and detail < few[term] else ("", 0)


# Other worlds


def open_offer(dump: Dump) -> tuple[int, int] | None:
    """Who has made the open offer, and what it gives."""
    row: list[Any] = dump["pending"][-1] if dump["pending"] else [""]
    name, numbers = row[0], [int(each) for each in row[1:]]
    if name not in DRAFTS or name == "offer_deal":
        return None
    if name == "answer_deal":
        return numbers[1], numbers[3] // OFFER
    answered = numbers[5 if name == "pick_goods" else 3]
    return (numbers[1], answered // OFFER) if answered else None


def other_picks(world: Dump, seat: Seat, luck: random.Random) -> bool:
    """Pick anew what somebody else gives unseen; False if that player could not have made the offer in this world."""
    offer = open_offer(world)
    if offer is None or offer[0] == seat:
        return True
    proposer, side = offer
    if side // SIDE == COINS_TERM:
        return bool(world["coins"][proposer] > side % SIDE)
    kind, card, count = offered(side)
    if kind:
        return bool(world[ZONE_OF[kind]][proposer].count(card) >= count)
    kind, count = unseen(side)
    if not kind:
        return True
    goods = [GOODS.index(each) for each in world[ZONE_OF[kind]][proposer] if KIND_OF.get(each) == kind]
    if len(goods) < count:
        return False
    row = world["pending"][-1]
    row[-1] = 0
    for good in sorted(luck.sample(goods, count)):
        row[-1] = row[-1] * PICKS + good + 1
    return True


def root_with_picks(row: list[Any], root: list[Any]) -> list[Any]:
    """The question that a counter-offer or picks grew out of, with what the proposer has picked."""
    width = {"answer_deal": 5, "pick_goods": 7}.get(row[0], 5)
    return [*root, *row[width:]] if root[0] == "answer_deal" else root
