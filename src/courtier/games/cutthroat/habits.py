"""How a bot expects players to answer while it looks ahead.

Nobody just passes: owners defend with what they hold in the guess at hand, who is aimed at reacts, an attacker goes on.
A guess deals hidden cards evenly, so over several guesses everybody has the odds that their visible backs give.
"""

from collections.abc import Callable
from typing import Final

from courtier.core.pending import NOBODY, UNANSWERED
from courtier.games.cutthroat.actions import (
    ASSASSINATE,
    ASSASSINATE_GENERAL,
    CARD,
    DISH,
    DONE,
    FODDER,
    LATER,
    NONE,
    NOTHING_TAKEN,
    PASS,
    PLACE,
    PLAY_DOCTOR,
    PLAY_TASTER,
    PLAY_WATCHMAN,
    SKIP,
    STOP,
    USE_BEDLAM,
    USE_FURY,
    USE_VENOM,
    VERB_OF,
    YIELD,
)
from courtier.games.cutthroat.cards import (
    BASTARD,
    CUTPURSE,
    HIRELING,
    HIRELING_COUNT,
    KIND_COUNT,
    MERCENARY,
    MILITARY_COUNT,
    MOST_SEATS,
    PILLOW,
    POISON,
    SABOTEUR,
    SNEAK,
    SOLDIER,
    STACK_SIZE,
    TASTER,
    TYPE_COUNT,
)
from courtier.games.cutthroat.court import NO_TAKEBACKS, Court
from courtier.games.cutthroat.decisions.announcement import announced_deed
from courtier.games.cutthroat.decisions.conquest import LayStack, Occupy
from courtier.games.cutthroat.decisions.feast import face_down
from courtier.games.cutthroat.evaluation import HIRELING_WORTH, POISON_WORTH, Outlook
from courtier.games.cutthroat.events import DEED_ATTACK, DEED_PLAY

# Where a look ahead ends: nothing is being resolved.
RESTING: Final = frozenset(
    {"act", "purchase", "conquer", "attack", "use_power", "death_moment", "opulence", "collect", "serve"}
)
DISTRESS: Final = 2  # cards under a territory, from which on a Watchman is worth it
OWN_BASTARD: Final = 8.0  # points, of one's own bastard to who may take a card
OTHER_BASTARD: Final = 2.0
MERCENARY_WORTH: Final = 0.5


def be_quiet(court: Court) -> None:
    """For a look ahead: nobody stops announcements or talks any more, as is expected; so it is quicker."""
    court.takeback = NO_TAKEBACKS
    court.options = {**court.options, "talk_offers": 0}


def settle(court: Court) -> None:
    """Play on, everybody as expected, until nothing is being resolved or the turn is over."""
    turn = court.turn
    while not court.ended and court.turn == turn:
        asking = court.asking
        if asking.name() in RESTING:
            return
        if isinstance(asking, LayStack):
            lay_whole_stack(court, asking)
        else:
            seat = asking.waits_for(court)
            court.carry_out(seat, expected_answer(court, seat))


def lay_whole_stack(court: Court, first: LayStack) -> None:
    """All cards of a stack: which ones is decided once."""
    seat = first.seat
    left = best_stack(court, seat, first.place, first.chosen)[len(first.chosen) :]
    if not left:
        court.carry_out(seat, court.harmless(seat))
        return
    for card in left:
        court.carry_out(seat, CARD + card)
    last = court.asking
    if isinstance(last, LayStack) and last.chosen:  # it ends by itself with the fourth card or the last one in hand
        court.carry_out(seat, DONE)


def expected_answer(court: Court, seat: int) -> int:
    """What the player is expected to answer; a legal code."""
    name = court.asking.name()
    if name not in HABITS:
        return court.harmless(seat)
    code = HABITS[name](court, seat)
    restricted = court.taken_back or court.deals.bound >> seat & 1
    if restricted and code not in court.legal(seat):
        return court.harmless(seat)  # it was taken back once this turn, or a promise forbids it
    return code


# Fights


def next_attack_card(court: Court, seat: int) -> int:
    """Go on while a card is left for the stack that is to hold the land; mercenaries before soldiers."""
    if court.military(seat) < 2:
        return STOP
    best = STOP
    most = 0
    for code in court.legal(seat):
        if VERB_OF[code] == CARD:
            kind = code - CARD
            count = 2 * court.hands[seat * KIND_COUNT + kind] + (MILITARY_COUNT if kind >= MERCENARY else 0)
            if count > most:
                most = count
                best = code
    return best


def cheapest_military(court: Court, seat: int) -> int:
    """A mercenary before a soldier, of the kind that the player has most of."""
    codes = court.legal(seat)
    best = codes[0]
    most = -1
    for code in codes:
        if VERB_OF[code] == CARD:
            kind = code - CARD
            count = court.hands[seat * KIND_COUNT + kind] + (MILITARY_COUNT if kind >= MERCENARY else 0)
            if count > most:
                most = count
                best = code
    return best


def defence(court: Court, seat: int) -> int:
    """With a mercenary if possible, else with a soldier."""
    codes = court.legal(seat)
    return codes[-1] if len(codes) > 1 else YIELD


def reaction(court: Court, seat: int) -> int:
    """Stop what is aimed at oneself."""
    codes = court.legal(seat)
    if len(codes) == 1:
        return PASS
    deed = announced_deed(court)
    if PLAY_WATCHMAN in codes and len(court.stacks[deed.first]) <= DISTRESS:
        return PLAY_WATCHMAN
    if deed.what == DEED_ATTACK and ASSASSINATE_GENERAL in codes and court.owners[deed.first] == seat:
        return ASSASSINATE_GENERAL
    for code in codes:
        if VERB_OF[code] == PLAY_DOCTOR and court.owners[deed.first] == seat:
            return code
        if code in (ASSASSINATE, USE_VENOM) and harms(court, deed.what - DEED_PLAY, deed.first, seat):
            return code
    return PASS


def harms(court: Court, hireling: int, first: int, seat: int) -> bool:
    """Is a hireling that is announced aimed at the player?"""
    if hireling == SNEAK:
        return court.target >= 0 and court.owners[court.target] == seat
    if hireling == SABOTEUR:
        return court.owners[first] == seat
    if hireling == PILLOW:
        return court.in_front(court.active) == seat and court.active != seat
    return hireling == CUTPURSE and first == seat


def occupation(court: Court, seat: int) -> int:
    """Conquer what was emptied."""
    asking = court.asking
    assert isinstance(asking, Occupy)
    stack = best_stack(court, seat, asking.place, ())
    return CARD + stack[0] if stack else LATER


def next_of_stack(court: Court, seat: int) -> int:
    """The next card of the stack that is worth most."""
    asking = court.asking
    assert isinstance(asking, LayStack)
    stack = best_stack(court, seat, asking.place, asking.chosen)
    return CARD + stack[len(asking.chosen)] if len(stack) > len(asking.chosen) else DONE


# Stacks


def best_stack(court: Court, seat: int, place: int, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """The stack for a place that is worth most and begins with the cards chosen.

    Soldiers lie on top of mercenaries: only a card of their own type hits them.
    """
    first = seat * KIND_COUNT
    left = court.hands[first : first + MILITARY_COUNT]
    for card in chosen:
        left[card] -= 1
    room = STACK_SIZE - len(chosen)
    soldiers, mercenaries = Outlook(court).best_stack(seat, place, chosen, min(room, sum(left[:MERCENARY])), room)
    stack = list(chosen)
    for step in range(soldiers + mercenaries):
        card = most_frequent(left, SOLDIER if step < soldiers else MERCENARY)
        left[card] -= 1
        stack.append(card)
    return tuple(stack)


def most_frequent(left: list[int], start: int) -> int:
    """Of soldiers or mercenaries the kind of which most are left."""
    most = start
    for kind in range(start, start + TYPE_COUNT):
        if left[kind] > left[most]:
            most = kind
    return most


# Powers and choices


def land_of_rival(court: Court, seat: int) -> int:
    """Fury and Bedlam: where others have most cards; never at home."""
    best = SKIP
    most = 0
    for code in court.legal(seat):
        if code == SKIP:
            continue
        place = code - (USE_FURY if VERB_OF[code] == USE_FURY else USE_BEDLAM)
        if court.owners[place] != seat and len(court.stacks[place]) > most:
            most = len(court.stacks[place])
            best = code
    return best


def best_card(court: Court, seat: int) -> int:
    """The Eye: the card worth most."""
    best = NOTHING_TAKEN
    most = 0.0
    for code in court.legal(seat):
        worth = taken_worth(court, seat, code)
        if worth > most:
            most = worth
            best = code
    return best


def taken_worth(court: Court, seat: int, code: int) -> float:
    if code == NOTHING_TAKEN:
        return 0.0
    if VERB_OF[code] == DISH:
        dish = code - DISH
        return POISON_WORTH if dish == POISON else 0.0 + court.cards.feast_points[dish]
    kind = code - CARD
    if kind >= BASTARD:
        return OWN_BASTARD if kind - BASTARD == court.houses[seat] else OTHER_BASTARD
    return HIRELING_WORTH[kind - HIRELING] if kind >= HIRELING else MERCENARY_WORTH


def own_land_to_cure(court: Court, seat: int) -> int:
    """The next own territory; what is another's stays plagued."""
    for code in court.legal(seat):
        if VERB_OF[code] == PLACE and court.owners[code - PLACE] == seat:
            return code
    return DONE


def some_income(court: Court, seat: int) -> int:
    """The first that is offered; the judge counts what is not taken yet."""
    codes = court.legal(seat)
    return codes[1] if codes[0] == NONE and len(codes) > 1 else codes[0]


def ballot(court: Court, seat: int) -> int:
    """As the first has voted, else for the last proposal: a look ahead asks what a proposal does if it wins."""
    for answer in court.answers:
        if answer != UNANSWERED:
            return answer
    return court.legal(seat)[-1]


def tasting(court: Court, seat: int) -> int:
    """All hirelings on the plate that threatens one's own heir, or the marriage; a Taster first."""
    spouse = court.spouses[seat]
    for plate in (seat, spouse):
        if plate == NOBODY or face_down(court, plate) == 0 or not court.heir_alive(court.in_front(plate)):
            continue
        if court.has_hireling(seat, TASTER):
            return PLAY_TASTER + plate
        for hireling in range(HIRELING_COUNT):
            if court.has_hireling(seat, hireling):
                return FODDER + hireling * MOST_SEATS + plate
    return PASS


HABITS: Final[dict[str, Callable[[Court, int], int]]] = {
    "assault": next_attack_card,
    "pay_toll": cheapest_military,
    "defend": defence,
    "react": reaction,
    "occupy": occupation,
    "lay_stack": next_of_stack,
    "fury": land_of_rival,
    "bedlam": land_of_rival,
    "take_card": best_card,
    "cure_more": own_land_to_cure,
    "cure_territory": own_land_to_cure,
    "conquest_income": some_income,
    "ballot": ballot,
    "taste": tasting,
}
