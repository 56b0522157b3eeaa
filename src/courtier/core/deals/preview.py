"""The position to which a deal would lead, on a guess. Bots judge offers with it."""

from typing import Any

from courtier.core.deals.clause import ACT
from courtier.core.deals.deal import Deal
from courtier.core.deals.sealing import own_reason, seal, wrong_form


def preview(guess: Any, deal: Deal) -> Any:
    """A copy of the guessed game in which the deal is sealed; None if somebody could not keep it there."""
    if not fits(guess, deal):
        return None
    ahead = guess.clone()
    seal(ahead, deal)
    ahead.go_on()
    return ahead


def fits(guess: Any, deal: Deal) -> bool:
    """Could all its parties keep the deal in this guess?"""
    if wrong_form(guess, deal) or not guess.deal_rules().allows_together(guess, deal):
        return False
    for clause in deal.clauses:  # what the engine does at once may be over in this guess
        if clause.kind == ACT and clause.happens_now() and not guess.deal_rules().allows(guess, clause):
            return False
    return all(not own_reason(guess, deal, party) for party in deal.parties)
