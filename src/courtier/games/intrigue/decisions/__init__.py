"""The questions and the consequences that ask, by the chapters of the ledger. Here: what a dump wrote of them."""

from collections.abc import Callable
from typing import Any, Final

from courtier.core.pending import Pending
from courtier.games.intrigue.cards import CARD_CODES
from courtier.games.intrigue.decisions.announcement import GATHER, RESOLVE, Announce, PutDown
from courtier.games.intrigue.decisions.draw import (
    DEAL,
    DRAWS,
    FIRST_DRAWS,
    PILE_CARD,
    NameSource,
    PileCards,
)
from courtier.games.intrigue.decisions.exits import (
    BEQUEATH,
    END_TEST,
    EXITS,
    HEIRS,
    LAST_EXITS,
    HeirDiscard,
)
from courtier.games.intrigue.decisions.fines import BRIBE_DISCARDS, PAY, PAY_FINES, ChoosePayee
from courtier.games.intrigue.decisions.objection import CLOSE_TRADE, Object
from courtier.games.intrigue.decisions.rounds import (
    BEGIN_ROUND,
    CHANCES,
    END_ROUND,
    NEXT_ROUND,
    Ready,
)
from courtier.games.intrigue.decisions.trade import INVITES, Claim, Decide, Offer
from courtier.games.intrigue.decisions.vote import OPEN_VOTE, WAVE, HookChoice, Vote

SEQUELS: Final[dict[str, Pending]] = {
    each.name(): each
    for each in (
        FIRST_DRAWS,
        BEGIN_ROUND,
        CLOSE_TRADE,
        PAY,
        GATHER,
        RESOLVE,
        OPEN_VOTE,
        WAVE,
        DRAWS,
        DEAL,
        END_ROUND,
        NEXT_ROUND,
        BEQUEATH,
        END_TEST,
    )
}
WINDOWS: Final[dict[str, Callable[[tuple[int, ...]], Pending]]] = {
    "setup_draw": lambda seats: NameSource(seats, "setup_draw"),
    "ready": Ready,
    "offer": Offer,
    "claim": Claim,
    "decide": Decide,
    "object": Object,
    "put_down": PutDown,
    "announce": Announce,
    "vote": Vote,
    "hook_choice": HookChoice,
    "draw_source": lambda seats: NameSource(seats, "draw_source"),
    "pile_cards": PileCards,
}
DECISIONS: Final[dict[str, Callable[..., Pending]]] = {
    "exits": lambda at_end: LAST_EXITS if at_end else EXITS,
    "chance": lambda place: CHANCES[place],
    "invite": lambda seat: INVITES[seat],
    "pay_fine": lambda seat: PAY_FINES[seat],
    "choose_payee": lambda seat, card: ChoosePayee(seat, PAY_FINES[seat], CARD_CODES[card]),
    "bribe_discard": lambda seat: BRIBE_DISCARDS[seat],
    "heir": lambda seat: HEIRS[seat],
    "heir_discard": HeirDiscard,
    "pile_card": lambda seat: PILE_CARD[seat],
}
QUESTIONS: Final = (
    "setup_draw",
    "ready",
    "invite",
    "offer",
    "claim",
    "decide",
    "object",
    "pay_fine",
    "choose_payee",
    "bribe_discard",
    "heir",
    "heir_discard",
    "put_down",
    "announce",
    "vote",
    "hook_choice",
    "draw_source",
    "pile_card",
)


def revive(row: list[Any]) -> Pending:
    """What `dump` wrote of a question or consequence."""
    name: str = row[0]
    if name in SEQUELS:
        return SEQUELS[name]
    if name in WINDOWS:
        return WINDOWS[name](tuple(row[1]))
    assert name in DECISIONS, f"unknown question {name!r}"
    return DECISIONS[name](*row[1:])
