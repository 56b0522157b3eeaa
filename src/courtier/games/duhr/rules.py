"""Setting up a game, and loading one that was dumped."""

from typing import Any

from courtier.core.errors import BadOption
from courtier.core.pending import Pending
from courtier.core.rng import Rng, revived
from courtier.games.duhr.cards import (
    AGENDAS,
    CARD_CODES,
    CONCEALED,
    HOUSE_COUNT,
    HOUSES,
    KIND_COUNT,
    NO_AGENDA,
    PER_COLOUR,
    Cards,
)
from courtier.games.duhr.court import Court, owners_of
from courtier.games.duhr.decisions.setup import CHOOSE_AGENDA, deal, keep
from courtier.games.duhr.decisions.stack import revive
from courtier.games.duhr.events import ENTRUSTED, HOUSED, OFFERED


def set_up(seats: int, rng: Rng, options: dict[str, Any], cards: Cards, recording: bool) -> Court:
    """D-SETUP-1..6 in the order of D-SETUP-15: Houses, conspiracies, agendas; the deal follows their choice."""
    check_first(options["first_player"], seats)
    houses = list(range(HOUSE_COUNT))
    rng.shuffle(houses)
    houses = houses[:seats]
    conspiracies = houses.copy()
    rng.shuffle(conspiracies)
    white = list(range(PER_COLOUR))
    black = list(range(PER_COLOUR, 2 * PER_COLOUR))
    rng.shuffle(white)
    rng.shuffle(black)
    court = empty_court(seats, options, rng, cards, houses, conspiracies, white + black)
    court.recording = recording
    announce(court)
    if options["agendas"] == "white":  # D/A-47
        for seat in range(seats):
            keep(court, seat, court.agendas[seat])
        deal(court)
    else:
        court.ask(CHOOSE_AGENDA[seats])
    court.asking = court.pending[-1]
    court.tell_asked()
    return court


def check_first(wanted: Any, seats: int) -> None:
    """D/A-83."""
    if wanted != "random" and wanted >= seats:
        raise BadOption(f"option first_player: expected random or a seat from 0 to {seats - 1}, got {wanted}")


def empty_court(
    seats: int,
    options: dict[str, Any],
    rng: Rng,
    cards: Cards,
    houses: list[int],
    conspiracies: list[int],
    agendas: list[int],
) -> Court:
    """D-SETUP-12: nothing lies on any House yet, and nobody holds a card."""
    pending: list[Pending] = []
    court = Court(
        seats,
        options,
        rng,
        pending,
        [0] * seats,
        cards,
        houses,
        owners_of(houses),
        [[] for _ in range(seats)],
        [[0] * KIND_COUNT for _ in range(seats)],
        [0] * KIND_COUNT,
        [],
        0,
        [],
        0,
        conspiracies,
        [False] * seats,
        agendas,
        [NO_AGENDA] * seats,
        0,
    )
    court.seal_answers()
    return court


def announce(court: Court) -> None:
    """The Houses to all; conspiracy and agendas to each player alone."""
    if not court.recording:
        return
    for seat in range(court.seats):
        court.tell(HOUSED, seat, court.houses[seat])
    for seat in range(court.seats):
        court.tell(ENTRUSTED, seat, secret=[court.conspiracies[seat]])
    if court.options["agendas"] != "white":
        for seat in range(court.seats):
            court.tell(OFFERED, seat, 2, secret=court.agendas_of(seat))


def load(data: dict[str, Any], cards: Cards) -> Court:
    """The game that `dump` wrote."""
    seats: int = data["seats"]
    houses = [HOUSES.index(name) for name in data["houses"]]
    web = [CARD_CODES[name] for name in data["web"]]
    court = Court(
        seats,
        data["options"],
        revived(data["rng"]),
        [revive(seats, row) for row in data["pending"]],
        list(data["numbers"]),
        cards,
        houses,
        owners_of(houses),
        [[load_card(card) for card in row] for row in data["rows"]],
        [load_hand(hand) for hand in data["hands"]],
        load_hand(data["aside"]),
        web,
        len(web),
        [CARD_CODES[name] for name in data["discard"]],
        data["scandals"],
        [HOUSES.index(name) for name in data["conspiracies"]],
        list(data["shown"]),
        [AGENDAS.index(name) for name in data["agendas"]],
        [NO_AGENDA if name is None else AGENDAS.index(name) for name in data["chosen"]],
        data["active"],
    )
    court.answers = list(data["answers"])
    court.turn = data["turn"]
    court.done = data["done"]
    court.limited = data["limited"]
    court.falls = list(data["falls"])
    court.take_stock()
    if data["ended"]:
        court.end()
    return court


def load_card(row: list[str]) -> int:
    kind = CARD_CODES[row[0]]
    return kind | CONCEALED if row[1] == "down" else kind


def load_hand(names: list[str]) -> list[int]:
    hand = [0] * KIND_COUNT
    for name in names:
        hand[CARD_CODES[name]] += 1
    return hand
