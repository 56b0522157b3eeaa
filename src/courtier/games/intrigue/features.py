"""The inputs of the learned values of Game of Intrigue: numbers for each seat, from a whole game."""

from typing import Final

from courtier.core.leads import before_best, before_mean, before_second
from courtier.games.intrigue.cards import COLOUR_OF, HOOK, IS_PACT, SECRET, TESTIMONY, THREAT, TYPE_OF
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.evaluation import WEAPON, fortune, is_armed
from courtier.games.intrigue.score import hand_value

FEATURES: Final = 25
OUT: Final = -30.0  # in place of the fortune of a player who is out


def features(court: Court) -> list[list[float]]:
    """By seat: lives and fortune, what it holds against others, and what others hold against it."""
    fortunes = [fortune(court, seat) if court.lives(seat) else OUT for seat in range(court.seats)]
    standings = [0.0 + court.standing[seat] if court.lives(seat) else -1.0 for seat in range(court.seats)]
    armed = [0.0] * court.seats  # what each could announce
    aimed = [0.0] * court.seats  # what the others could announce against each
    secrets = [0.0] * court.seats
    for seat in range(court.seats):
        for card in court.hands[seat]:
            if not IS_PACT[card] and COLOUR_OF[card] < court.seats and is_armed(court, seat, card):
                armed[seat] += WEAPON[TYPE_OF[card]]
                aimed[COLOUR_OF[card]] += WEAPON[TYPE_OF[card]]
                if TYPE_OF[card] == SECRET:
                    secrets[COLOUR_OF[card]] += 1.0
    rows: list[list[float]] = []
    for seat in range(court.seats):
        alive = court.lives(seat)
        row = [
            1.0 if alive else 0.0,
            standings[seat],
            1.0 if court.standing[seat] == 0 and alive else 0.0,
            before_best(standings, seat),
            before_second(standings, seat),
            before_mean(standings, seat),
            fortunes[seat],
            before_best(fortunes, seat),
            before_second(fortunes, seat),
            before_mean(fortunes, seat),
            armed[seat],
            aimed[seat],
            secrets[seat],
            before_mean(aimed, seat),
        ]
        row.extend(hand_features(court, seat))
        row.extend(common_features(court, seat, standings))
        rows.append(row)
    return rows


def hand_features(court: Court, seat: int) -> list[float]:
    """What is in hand, by what it can do."""
    hand = court.hands[seat]
    pacts = 0
    shelters = 0
    threats = 0
    secrets = 0
    for card in hand:
        if IS_PACT[card]:
            pacts += 1
        elif TYPE_OF[card] == TESTIMONY:
            shelters += 1
        elif TYPE_OF[card] in (HOOK, THREAT):
            threats += 1
        elif TYPE_OF[card] == SECRET:
            secrets += 1
    return [
        0.0 + hand_value(hand, court.cards),
        0.0 + len(hand),
        0.0 + pacts,
        0.0 + shelters,
        0.0 + threats,
        0.0 + secrets,
    ]


def common_features(court: Court, seat: int, standings: list[float]) -> list[float]:
    """How far the game is."""
    living = 0
    lives = 0.0
    for other in range(court.seats):
        if standings[other] >= 0.0:
            living += 1
            lives += standings[other]
    weaker = 0
    for other in range(court.seats):
        if 0.0 <= standings[other] < standings[seat]:
            weaker += 1
    return [0.0 + living, lives, 0.0 + weaker, 0.0 + court.left[seat], 1.0 / court.seats]
