"""Setting up a game, and loading one that was dumped."""

from typing import Any

from courtier.core.rng import Rng, revived
from courtier.games.hofverrat.actions import AREAS, SPOTS
from courtier.games.hofverrat.cards import BOX, CARD_CODES, HAND, PER_COLOUR, Cards, laid
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.decisions import END_TURN, FINISH, LAYS, revive
from courtier.games.hofverrat.events import DEALT, ENTRUSTED, MISSIONS, SET_UP


def set_up(seats: int, rng: Rng, options: dict[str, Any], cards: Cards, recording: bool) -> Court:
    """H-SETUP-2..17 in the order of H/A-31: courtiers, light missions, dark missions, first player."""
    deck = cards.deck.copy()
    rng.shuffle(deck)
    box = BOX[seats]
    hands = [deck[box + HAND * seat : box + HAND * (seat + 1)] for seat in range(seats)]
    light = list(range(PER_COLOUR))
    dark = list(range(PER_COLOUR, 2 * PER_COLOUR))
    rng.shuffle(light)
    rng.shuffle(dark)
    first = rng.below(seats)
    court = Court(
        seats,
        options,
        rng,
        [FINISH, END_TURN[first], LAYS[seats][first][0]],
        [0] * seats,
        cards,
        deck,
        box,
        box + HAND * seats,
        hands,
        [[] for _ in range(seats + 1)],
        [],
        light + dark,
        first,
        options["mission_noble_weight"],
    )
    court.recording = recording
    if recording:
        announce(court)
    court.begin_turn(court.first)
    return court


def announce(court: Court) -> None:
    """The deal as it is told: sizes to all, to each her own cards."""
    court.tell(SET_UP, court.first, court.box, court.pile())
    for seat in range(court.seats):
        court.tell(DEALT, seat, HAND, secret=court.hands[seat].copy())
        court.tell(ENTRUSTED, seat, 2, secret=court.missions_of(seat))


def load(data: dict[str, Any], cards: Cards) -> Court:
    """The game that `dump` wrote (H/A-34: any position with no card too many)."""
    seats: int = data["seats"]
    box = [CARD_CODES[name] for name in data["box"]]
    court = Court(
        seats,
        data["options"],
        revived(data["rng"]),
        [revive(seats, row) for row in data["pending"]],
        list(data["numbers"]),
        cards,
        box + [CARD_CODES[name] for name in data["pile"]],
        len(box),
        len(box),
        [[CARD_CODES[name] for name in hand] for hand in data["hands"]],
        [[load_laid(row) for row in data["areas"][AREAS[area]]] for area in range(seats + 1)],
        [load_laid(row) for row in data["removed"]],
        [MISSIONS.index(name) for name in data["missions"]],
        data["first"],
        data["options"]["mission_noble_weight"],
    )
    court.turn = data["turn"]
    if data["ended"]:
        court.finish()
    return court


def load_laid(row: list[Any]) -> int:
    card, spot, layer, turn = row
    return laid(CARD_CODES[card], SPOTS.index(spot), layer, turn)
