"""The inputs of the learned values of Dûhr: numbers for each seat, from a whole game."""

from typing import Final

from courtier.core.leads import before_best, before_mean, before_second
from courtier.games.duhr.cards import DISFAVORED, FAVORED, NO_AGENDA, PER_COLOUR, SCANDAL, VILIFIED
from courtier.games.duhr.court import Court
from courtier.games.duhr.evaluation import Outlook, as_it_lies
from courtier.games.duhr.score import Sheet

FEATURES: Final = 27


def features(court: Court) -> list[list[float]]:
    """By seat: its chances of favor and villainy, points and agenda, cards on the House and in hand."""
    outlook = Outlook(court)
    sheet = as_it_lies(court)
    points = [outlook.points(seat) for seat in range(court.seats)]
    bonus = [hoped_bonus(court, outlook, sheet, seat) for seat in range(court.seats)]
    totals = [points[seat] + bonus[seat] for seat in range(court.seats)]
    now = [0.0 + sheet.basic[seat] + reached(court, sheet, seat) for seat in range(court.seats)]
    rows: list[list[float]] = []
    for seat in range(court.seats):
        row = [
            points[seat],
            bonus[seat],
            before_best(totals, seat),
            before_second(totals, seat),
            before_mean(totals, seat),
            before_best(points, seat),
            before_best(now, seat),
            before_mean(now, seat),
            reached(court, sheet, seat),
            outlook.favored[seat],
            outlook.vilified[seat],
        ]
        row.extend(house_features(court, seat))
        row.extend(common_features(court, seat))
        rows.append(row)
    return rows


def hoped_bonus(court: Court, outlook: Outlook, sheet: Sheet, seat: int) -> float:
    """What the agenda is likely to bring; of two that can still be chosen the better."""
    best = 0.0
    for agenda in agendas_of(court, seat):
        best = max(best, outlook.bonus(seat, court.cards.agendas[agenda], sheet))
    return best


def reached(court: Court, sheet: Sheet, seat: int) -> float:
    """What the agenda would bring if the game ended now."""
    best = 0
    for number in agendas_of(court, seat):
        agenda = court.cards.agendas[number]
        if agenda.bonus > best and sheet.fulfils(seat, agenda):
            best = agenda.bonus
    return 0.0 + best


def agendas_of(court: Court, seat: int) -> list[int]:
    """The chosen one, or the two to choose from."""
    if court.chosen[seat] != NO_AGENDA:
        return [court.chosen[seat]]
    return [court.agendas[seat], court.agendas[PER_COLOUR + seat]]


def house_features(court: Court, seat: int) -> list[float]:
    """The House as it lies, and the hand."""
    status = court.status[seat]
    row = court.rows[seat]
    return [
        1.0 if status == FAVORED else 0.0,
        1.0 if status == DISFAVORED else 0.0,
        1.0 if status == VILIFIED else 0.0,
        0.0 + court.suspicions_on[seat],
        0.0 + court.scandals_on[seat],
        0.0 + court.concealed_on[seat],
        0.0 + max(0, court.variants.full - len(row)),
        0.0 + court.sizes[seat],
        0.0 + court.hands[seat][SCANDAL],
        1.0 if court.shown[seat] else 0.0,
    ]


def common_features(court: Court, seat: int) -> list[float]:
    """How far the game is, and when the seat has its turn."""
    room = 0
    for other in range(court.seats):
        if other != seat and court.status[other] == FAVORED:
            room += court.variants.full - len(court.rows[other])
    return [
        0.0 + court.favored,
        0.0 + room,
        0.0 + (seat - court.active) % court.seats,
        0.0 + court.turn,
        1.0 / court.seats,
        1.0 if court.favored == 1 and court.status[seat] == FAVORED else 0.0,
    ]
