"""Setting up a game, and loading one that was dumped."""

from typing import Any

from courtier.core.rng import Rng, revived
from courtier.games.hofverrat.actions import AREAS, HOME, SPOTS
from courtier.games.hofverrat.cards import BOX, CARD_CODES, HAND, PER_COLOUR, Cards, laid
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.decisions.turns import END_TURN, FINISH, LAYS
from courtier.games.hofverrat.deck import cards_of
from courtier.games.hofverrat.events import DEALT, ENTRUSTED, MISSIONS, SET_UP
from courtier.games.hofverrat.questions import STEPS
from courtier.games.hofverrat.variants import Variants


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Court:
    """H-SETUP-2..17 in the order of H/A-31: courtiers, light missions, dark missions, first player."""
    cards = cards_of(options)
    court = Court(seats, options, rng, cards, Variants(options))
    court.deck = cards.deck.copy()
    rng.shuffle(court.deck)
    box = BOX[seats]
    court.box = box
    court.top = box + HAND * seats
    court.hands = [court.deck[box + HAND * seat : box + HAND * (seat + 1)] for seat in range(seats)]
    court.areas = [[] for _ in range(HOME + seats)]
    light = list(range(PER_COLOUR))
    dark = list(range(PER_COLOUR, 2 * PER_COLOUR))
    rng.shuffle(light)
    rng.shuffle(dark)
    court.missions = light + dark
    court.first = rng.below(seats)
    court.set_stack([FINISH, END_TURN[court.first], LAYS[seats][court.first][0]])
    court.recording = recording
    if recording:
        announce(court)
    court.begin_turn(court.first)
    return court


def announce(court: Court) -> None:
    """Tell the deal: the sizes to all, to each player their own cards."""
    court.tell(SET_UP, court.first, court.box, court.pile())
    for seat in range(court.seats):
        court.tell(DEALT, seat, HAND, secret=court.hands[seat].copy())
        court.tell(ENTRUSTED, seat, 2, secret=court.missions_of(seat))


def load(data: dict[str, Any], cards: Cards) -> Court:
    """The game that `dump` wrote (H/A-34: any position with no card too many)."""
    seats: int = data["seats"]
    court = Court(seats, data["options"], revived(data["rng"]), cards, Variants(data["options"]))
    court.load_common(data, [STEPS.revive(seats, row) for row in data["pending"]])
    court.box = len(data["box"])
    court.top = court.box
    court.deck = [CARD_CODES[name] for name in data["box"] + data["pile"]]
    court.hands = [[CARD_CODES[name] for name in hand] for hand in data["hands"]]
    court.areas = [[load_laid(row) for row in data["areas"][AREAS[area]]] for area in range(HOME + seats)]
    court.removed = [load_laid(row) for row in data["removed"]]
    court.missions = [MISSIONS.index(name) for name in data["missions"]]
    court.first = data["first"]
    return court


def load_laid(row: list[Any]) -> int:
    card, spot, layer, turn = row
    return laid(CARD_CODES[card], SPOTS.index(spot), layer, turn)
