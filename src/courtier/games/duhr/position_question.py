"""Checks that the open question of a loaded court follows from what lies on its table."""

from courtier.core.validation import check_answers, check_chain, expect
from courtier.games.duhr.actions import BY_SCANDAL, BY_SUSPICION, DISGRACE, SEAT, SPOT
from courtier.games.duhr.cards import (
    CONCEALED,
    CONVERT_INDIGNITY,
    FULL,
    SCANDAL,
    SHIFT_SCANDAL,
    SHIFT_SUSPICION,
    VILIFIED,
)
from courtier.games.duhr.court import Court
from courtier.games.duhr.decisions.abilities import NO_DETAIL, ability_spots, favored_houses, modes
from courtier.games.duhr.decisions.events import seconds, targets
from courtier.games.duhr.decisions.masterstrokes import NO_HOUSE, is_possible, stroke_spots
from courtier.games.duhr.decisions.negation import CarryOut, Deed
from courtier.games.duhr.events import AIM_HOUSE, NEGATION, NOBODY_NAMED, STROKE, TRIGGERED_EVENT


def check_question(court: Court) -> Court:
    """The loaded court, if what was announced can happen and the open question can be answered."""
    if court.over():
        return court
    for place in range(len(court.pending)):
        step = court.pending[place]
        if isinstance(step, CarryOut):
            below = court.pending[place - 1]
            check_deed(court, step.deed, isinstance(below, CarryOut))
    acts_vilely = court.asking.name() == "villainous_act"
    if acts_vilely or court.asking.name() in ("main", "acquire"):
        villain = court.status[court.active] == VILIFIED
        expect(villain == acts_vilely, "pending", "the question of a villain, or of one who is none", court.active)
    check_answers(court)
    check_chain(court)
    return court


def check_deed(court: Court, deed: Deed, above_another: bool) -> None:
    """D/A-20, D-NEG-4: what was declared can be done; only a negation lies right above something else."""
    if deed.what == NEGATION:
        good = above_another
    elif above_another:
        good = False
    elif deed.what >= TRIGGERED_EVENT:
        good = names_well(court, deed, deed.what - TRIGGERED_EVENT)
    elif deed.what >= STROKE:
        good = strikes_well(court, deed, deed.what - STROKE)
    else:
        good = aims_well(court, deed)
    row = [deed.seat, deed.what, deed.first, deed.second]
    expect(good, "pending: carry_out", "something that can be announced there", row)


def names_well(court: Court, deed: Deed, event: int) -> bool:
    """Ledger §4: the players that an event may name."""
    if deed.first == NOBODY_NAMED:
        return deed.second == NOBODY_NAMED and not targets(court, deed.seat, event)
    first = deed.first - 1
    if SEAT + first not in targets(court, deed.seat, event):
        return False
    return deed.second == NOBODY_NAMED or SEAT + deed.second - 1 in seconds(court, deed.seat, event, first)


def strikes_well(court: Court, deed: Deed, stroke: int) -> bool:
    """D-MS-1..3."""
    if not is_possible(court, stroke):
        return False
    if stroke == DISGRACE:
        return SEAT + deed.second - AIM_HOUSE in favored_houses(court, deed.seat, NO_HOUSE)
    return SPOT + deed.second in stroke_spots(court, deed.seat, stroke)


def aims_well(court: Court, deed: Deed) -> bool:
    """D-HOUSE-1..9: the card aimed at, and where to or how."""
    if SPOT + deed.first not in ability_spots(court, deed.seat, deed.what, False):
        return False
    ability = court.cards.abilities[deed.what]
    if ability in (SHIFT_SUSPICION, SHIFT_SCANDAL):
        return deed.second in favored_houses(court, deed.seat, deed.first // FULL)
    if ability != CONVERT_INDIGNITY:
        return deed.second == NO_DETAIL
    card = court.rows[deed.first // FULL][deed.first % FULL]
    if card >= CONCEALED:
        return deed.second in modes(court, False)
    return deed.second == (BY_SUSPICION if card == SCANDAL else BY_SCANDAL)
