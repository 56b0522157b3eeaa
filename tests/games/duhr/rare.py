"""Positions that random play hardly ever meets: abilities that reach concealed cards (D-HOUSE-7), and a fall in the
own turn with cards aside (A-35). Nobody else holds two cards, so that nobody can negate."""

from collections import Counter

from tests.games.duhr.reckoning import BLACK, EVENTS, HOUSES, KINDS, WHITE, Row

from courtier.laws.oracle import Dump, Small, together

BY_SCANDAL, BY_SUSPICION, USE, CARD, SEAT, SPOT = 8, 9, 23, 53, 66, 72
THERE = SPOT + 5  # the first card on the House of seat 1: a concealed scandal
NEXT_TO_IT = SPOT + 6  # a concealed suspicion


def rare(seats: int) -> list[Small]:
    """Each with the answers that lead to what is rare."""
    moved = [scene(seats, house, [SPOT + 5 + at, SEAT + 2]) for house in ("deluras", "lycosia") for at in (0, 1)]
    taken = [scene(seats, "silgaro", [spot]) for spot in (THERE, NEXT_TO_IT)]
    replaced = [
        scene(seats, "usari", [spot, how]) for spot in (THERE, NEXT_TO_IT) for how in (BY_SCANDAL, BY_SUSPICION)
    ]
    turned = [scene(seats, house, [spot]) for house in ("balistrad", "kardosa") for spot in (THERE, NEXT_TO_IT)]
    return [*moved, *taken, *replaced, *turned, fall(seats)]


def scene(seats: int, house: str, answers: list[int]) -> Small:
    """Seat 0 uses its own ability, with its own House on its revealed conspiracy."""
    houses = [house, *[each for each in HOUSES if each != house]][:seats]
    rows: list[Row] = [[] for _ in houses]
    rows[1] = [["scandal", "down"], [f"suspicion.{houses[2]}", "down"], [f"suspicion.{houses[1]}", "up"]]
    rows[2] = [["scandal", "up"], [f"suspicion.{houses[2]}", "up"]]
    dump = position(houses, rows, [], False)
    return Small(dump, [(0, USE + HOUSES.index(house)), *[(0, answer) for answer in answers]], 0)


def fall(seats: int) -> Small:
    """Balistrad turns up the third scandal on his own House, while he has cards aside."""
    houses = list(HOUSES[:seats])
    rows: list[Row] = [[] for _ in houses]
    own = [f"suspicion.{houses[0]}", "up"]
    rows[0] = [["scandal", "up"], ["scandal", "up"], ["scandal", "down"], own, own]
    aside = [f"suspicion.{houses[1]}", "scandal", "event.intrigue"]
    dump = position(houses, rows, aside, True)
    return Small(dump, [(0, USE), (0, SPOT + 2)], 0)


def position(houses: list[str], rows: list[Row], aside: list[str], limited: bool) -> Dump:
    seats = len(houses)
    hands = [[f"suspicion.{houses[0]}"] * 2, *[[f"suspicion.{house}"] for house in houses[1:]]]
    deck = Counter({f"suspicion.{house}": 10 for house in houses} | {"scandal": 24})
    deck.update(f"event.{event}" for event in EVENTS)
    deck -= Counter(together([*hands, aside, [card for row in rows for card, _ in row]]))
    scandals = deck.pop("scandal")
    cards = sorted(deck.elements(), key=lambda card: (deck[card] * 7 + len(card)) % 11)
    return {
        "game": "duhr",
        "seats": seats,
        "options": {"agendas": "both", "first_player": "random"},
        "rng": 1,
        "pending": [["turn", 0], ["main", 0]],
        "numbers": [0] * seats,
        "answers": [-1] * seats,
        "turn": 8,
        "ended": False,
        "houses": houses,
        "rows": rows,
        "hands": hands,
        "aside": sorted(aside, key=KINDS.index),
        "web": cards[9:],
        "discard": cards[:9],
        "scandals": scandals,
        "conspiracies": houses,
        "shown": [True, *[False] * (seats - 1)],
        "agendas": WHITE + BLACK,
        "chosen": [(WHITE + BLACK)[seat + 6 * (seat % 2)] for seat in range(seats)],
        "active": 0,
        "done": 0,
        "limited": limited,
        "falls": [],
    }
