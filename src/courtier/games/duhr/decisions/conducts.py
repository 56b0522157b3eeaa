"""What abilities and events do to Houses, for promises (D/A-79). A conduct counts from its announcement (D/A-86)."""

from courtier.core.deals.conduct import Conduct
from courtier.games.duhr.actions import BY_SCANDAL, SEAT
from courtier.games.duhr.cards import (
    CONCEALED,
    CONVERT_INDIGNITY,
    FULL,
    INFORMANTS,
    RESCIND_SUSPICION,
    SCANDAL,
    SHIFT_SCANDAL,
    SHIFT_SUSPICION,
)
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import AIM, AIMS, HARM, HELP, HELPS
from courtier.games.duhr.events import TRIGGERED_EVENT


def ability_conduct(court: Court, house: int, spot: int, detail: int) -> Conduct:
    """D-HOUSE-1..7: what the ability of a House does there."""
    target = spot // FULL
    card = court.rows[target][spot % FULL]
    ability = court.cards.abilities[house]
    if ability in (SHIFT_SUSPICION, SHIFT_SCANDAL):
        return Conduct(HELPS, target, house, besides=HARM[detail - SEAT][house])
    if ability == RESCIND_SUSPICION:
        return HELP[target][house]
    if ability == CONVERT_INDIGNITY:
        if detail == BY_SCANDAL:
            return HARM[target][house]
        return HELP[target][house] if card == SCANDAL else AIM[target][house]
    return HARM[target][house] if card >= CONCEALED else HELP[target][house]


def event_conduct(court: Court, event: int, first: int, second: int) -> Conduct:
    """Ledger §4: an event names players; Informants turn cards up. `second` is negative where there is none."""
    deed = TRIGGERED_EVENT + event
    if court.cards.effects[event] == INFORMANTS and court.concealed_on[first] > 0:
        return HARM[first][deed]
    return AIM[first][deed] if second < 0 else Conduct(AIMS, first, deed, besides=AIM[second][deed])
