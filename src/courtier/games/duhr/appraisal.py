"""What cards, looks and promises are worth to a bot of Dûhr that bargains, in points of the score."""

from math import exp
from typing import Any, Final, final

from courtier.core.deals.appraiser import Appraiser
from courtier.core.deals.clause import REFRAIN, Clause
from courtier.games.duhr.cards import EVENT, FAVORED, KIND_COUNT, NO_AGENDA, SCANDAL, VILIFIED
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import AGENDA_LOOK, AIMS, CARDS_LOOK, CONSPIRACY_LOOK, GIVES, HARMS, NEGATES
from courtier.games.duhr.evaluation import Outlook, as_it_lies, lead

# Cards in hand.
SCANDAL_CARD: Final = 0.7
OWN_SUSPICION: Final = 0.65  # pays for one's own ability
BORROWED_SUSPICION: Final = 0.6  # D-CONSP-12: pays for another ability
EVENT_CARD: Final = 0.5
PLAYABLE_SUSPICION: Final = 0.4  # its House is favored
OTHER_SUSPICION: Final = 0.3
PAIR_WORTH: Final = 0.25  # a masterstroke or a negation
OTHERS_CARDS: Final = 0.4  # how much of a card counts in another's hand: it may be used against somebody else
# Promises, for one turn of the promiser.
SPARED: Final = (0.4, 0.25, 0.05)  # by status
FREEDOM: Final = 0.5  # of the rivalry: what not harming a House costs
NOT_NEGATED: Final = 0.12
DEED_DONE: Final = 0.8  # what a deed against or for a House changes
ACTION: Final = 0.35  # what it costs to do something
CLOSE: Final = 2.0  # points: a player with so many more points than another is 2.7 times as much of a rival
# Looks.
CONSPIRACY_SEEN: Final = 0.2
AGENDA_SEEN: Final = 0.3


@final
class Appraisal(Appraiser):
    """Values positions by the expected points and the cards in hand."""

    def worth(self, game: Any, seat: int) -> float:
        court: Court = game
        if court.over():
            return lead([0.0 + total for total in court.final_sheet().totals], seat)
        outlook = Outlook(court)
        totals = [outlook.points(each) for each in range(court.seats)]
        cards = hand_worth(court, seat)
        for other in range(court.seats):
            if other != seat:
                cards -= OTHERS_CARDS * rivalry(totals, seat, other) * hand_worth(court, other)
        if court.chosen[seat] != NO_AGENDA:
            totals[seat] += outlook.bonus(seat, court.cards.agendas[court.chosen[seat]], as_it_lies(court))
        return lead(totals, seat) + cards

    def promise_worth(self, game: Any, clause: Clause) -> float:
        court: Court = game
        about = clause.about
        to = clause.to
        if clause.kind == REFRAIN:
            if about.verb == NEGATES:
                return NOT_NEGATED * turns_of(court, clause)
            return SPARED[court.status[to]] * turns_of(court, clause) if about.whom == to else 0.0
        if about.verb == GIVES:
            return card_worth(court, to, about.what) * clause.count
        if about.verb == AIMS:
            return 0.0
        effect = DEED_DONE * (-1.0 if about.whom == to else rivalry(points_of(court), to, about.whom))
        return effect if about.verb == HARMS else -effect

    def promise_cost(self, game: Any, clause: Clause) -> float:
        court: Court = game
        about = clause.about
        by = clause.by
        if clause.kind == REFRAIN:
            if about.verb == NEGATES:
                return NOT_NEGATED * turns_of(court, clause)
            return FREEDOM * rivalry(points_of(court), by, about.whom) * turns_of(court, clause)
        if about.verb == GIVES:
            return card_worth(court, by, about.what) * clause.count
        if about.whom == by:
            return ACTION + (DEED_DONE if about.verb == HARMS else 0.0)
        effect = DEED_DONE * rivalry(points_of(court), by, about.whom)
        return ACTION + (-effect if about.verb == HARMS else effect)

    def look_worth(self, guesses: list[Any], clause: Clause) -> float:
        what = clause.about.what
        if what == CARDS_LOOK:
            return 0.0
        shown = [guess.conspiracies if what == CONSPIRACY_LOOK else guess.chosen for guess in guesses]
        if all(each[clause.by] == shown[0][clause.by] for each in shown):
            return 0.0
        return CONSPIRACY_SEEN if what == CONSPIRACY_LOOK else AGENDA_SEEN

    def look_cost(self, game: Any, clause: Clause) -> float:
        """An agenda is known once shown, and can be worked against."""
        return AGENDA_SEEN if clause.about.what == AGENDA_LOOK else CONSPIRACY_SEEN

    def cheapest(self, game: Any, clause: Clause, seat: int, taken: list[int]) -> list[int]:
        """One after the other: a card that breaks a pair of the seat, or completes one, is worth more."""
        court: Court = game
        left = court.hands[clause.by].copy()
        held = held_by(court, seat)
        step = -1 if clause.by == seat else 1
        for kind in taken:
            left[kind] -= 1
            held[kind] += step
        chosen: list[int] = []
        while len(chosen) < clause.count:
            kind = least_of(court, seat, left, held, step)
            if kind < 0:
                break
            left[kind] -= 1
            held[kind] += step
            chosen.append(kind)
        return chosen


APPRAISAL: Final = Appraisal()


def hand_worth(court: Court, seat: int) -> float:
    """All cards of a seat, those set aside included."""
    if court.status[seat] == VILIFIED:
        return 0.0
    held = held_by(court, seat)
    total = 0.0
    for kind in range(KIND_COUNT):
        if held[kind]:
            total += worth_of(court, seat, kind, held[kind])
    return total


def least_of(court: Court, seat: int, left: list[int], held: list[int], step: int) -> int:
    """Of the cards that are left the kind that changes the worth of what the seat holds least; -1 if none is left."""
    best = -1
    least = 0.0
    for kind in range(KIND_COUNT):
        if left[kind] > 0:
            worth = abs(worth_of(court, seat, kind, held[kind] + step) - worth_of(court, seat, kind, held[kind]))
            if best < 0 or worth < least:
                best = kind
                least = worth
    return best


def held_by(court: Court, seat: int) -> list[int]:
    """By kind, how many cards a seat has, those set aside included."""
    hand = court.hands[seat].copy()
    if court.active == seat:
        for kind in range(KIND_COUNT):
            hand[kind] += court.aside[kind]
    return hand


def worth_of(court: Court, seat: int, kind: int, count: int) -> float:
    """What so many cards of a kind are worth to a seat."""
    pairs = PAIR_WORTH * (count // 2) if kind < SCANDAL else 0.0
    return count * card_worth(court, seat, kind) + pairs


def card_worth(court: Court, seat: int, kind: int) -> float:
    """What a card of a kind is worth to a seat."""
    if kind >= SCANDAL:
        return SCANDAL_CARD if kind < EVENT else EVENT_CARD
    owner = court.owners[kind]
    if owner == seat:
        return OWN_SUSPICION
    if court.borrows(seat) == kind:
        return BORROWED_SUSPICION
    return PLAYABLE_SUSPICION if owner >= 0 and court.status[owner] == FAVORED else OTHER_SUSPICION


def points_of(court: Court) -> list[float]:
    """By seat: the points to be expected."""
    outlook = Outlook(court)
    return [outlook.points(seat) for seat in range(court.seats)]


def rivalry(points: list[float], seat: int, other: int) -> float:
    """The share of the other among all rivals of the seat, from 0 to 1; it grows with the points of the other."""
    if other == seat:
        return 0.0
    total = 0.0
    for each in range(len(points)):
        if each != seat:
            total += exp((points[each] - points[other]) / CLOSE)
    return 1.0 / total


def turns_of(court: Court, clause: Clause) -> int:
    """How many turns of the promiser it lasts, without the one in progress."""
    return (clause.until - court.turn + court.seats - 1) // court.seats
