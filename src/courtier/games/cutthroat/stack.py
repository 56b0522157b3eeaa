"""The stack as everybody sees it: in the event `asked`, and in views, as five numbers a step."""

from typing import Final

from courtier.core.pending import Decision, Pending
from courtier.games.cutthroat.cards import (
    FACE_DOWN,
    MERCENARY,
    packed,
    unpacked,
)
from courtier.games.cutthroat.events import DEED_CONQUEST

# What can lie on the stack; a step is told as its number here and four numbers of its own.
STEP_WIDTH: Final = 5
STEPS: Final = (
    "choose_house",
    "proposals",
    "propose",
    "propose_share",
    "orators",
    "orate",
    "open_ballot",
    "ballot",
    "settling",
    "choose_start",
    "lay_stack",
    "turn",
    "death_moment",
    "powers",
    "use_power",
    "opulence",
    "collection",
    "collect",
    "feast_card",
    "keep_card",
    "choose_colour",
    "action",
    "act",
    "purchase",
    "conquer",
    "attack",
    "assault",
    "pay_toll",
    "strike",
    "defend",
    "fury",
    "bedlam",
    "occupy",
    "conquest_income",
    "carry_out",
    "react",
    "reopen",
    "order_cards",
    "take_card",
    "cure_more",
    "plague",
    "plague_territory",
    "plague_second",
    "plague_each",
    "plague_own",
    "choose_largest",
    "tribute",
    "choose_tribute",
    "cure_territory",
    "swords",
    "pay_swords",
    "hoard",
    "wooing",
    "woo",
    "answer_suit",
    "feast",
    "serve",
    "tasting",
    "taste",
    "sacrifice",
    "takeback",
    "rescind",
    "kept",
    "parley",
    "wedding_parley",
    "bargaining",
    "talk",
    "offer_deal",
    "deal_give",
    "deal_give_detail",
    "deal_want",
    "deal_want_detail",
    "confirm_offer",
    "pick_goods",
    "answer_deal",
    "name_deal",
    "name_party",
    "judge_dispute",
    "oaths",
    "break_oath",
    "fork_deal",
)


def public_part(pending: Pending) -> list[int]:
    """What everybody sees of it, as five numbers: mercenaries of a conquest lie face down (C-CONQ-15)."""
    seen = pending.root() if isinstance(pending, Decision) else pending
    row = seen.dump()
    codes: list[int] = [STEPS.index(row[0]), *row[1:STEP_WIDTH]]  # what was picked of an offer is its giver's secret
    while len(codes) < STEP_WIDTH:
        codes.append(0)
    if row[0] == "carry_out" and codes[2] == DEED_CONQUEST:
        codes[4] = packed(seen_stack(unpacked(codes[4])))
    return codes


def seen_stack(stack: tuple[int, ...]) -> tuple[int, ...]:
    """A stack as others see it."""
    return tuple([FACE_DOWN if card >= MERCENARY else card for card in stack])
