"""Setting up a game, and loading one that was dumped."""

from typing import Any

from courtier.core.deals.book import Book
from courtier.core.deals.plain import load_book
from courtier.core.deals.rules import OFF
from courtier.core.errors import BadOption, BadPosition, IllegalDeal
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
from courtier.games.duhr.deals import RULES
from courtier.games.duhr.decisions.setup import CHOOSE_AGENDA, deal, keep
from courtier.games.duhr.deck import cards_of
from courtier.games.duhr.events import ENTRUSTED, HOUSED, OFFERED
from courtier.games.duhr.questions import STEPS


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Court:
    """D-SETUP-1..6 in the order of D-SETUP-15: Houses, conspiracies, agendas; the deal follows their choice.

    D-SETUP-16: agendas that are not dealt are in no zone, so nobody can see them.
    """
    cards = cards_of(options)
    check_first(options["first_player"], seats)
    court = empty_table(seats, options, rng, cards)
    houses = list(range(HOUSE_COUNT))
    rng.shuffle(houses)
    court.houses = houses[:seats]
    court.owners = owners_of(court.houses)
    court.conspiracies = court.houses.copy()
    rng.shuffle(court.conspiracies)
    white = list(range(PER_COLOUR))
    black = list(range(PER_COLOUR, 2 * PER_COLOUR))
    rng.shuffle(white)
    rng.shuffle(black)
    court.agendas = white + black
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


def empty_table(seats: int, options: dict[str, Any], rng: Rng, cards: Cards) -> Court:
    """D-SETUP-12: nothing lies on any House yet, nobody holds a card or has chosen an agenda."""
    court = Court(seats, options, rng, cards)
    court.seal_answers()
    court.rows = [[] for _ in range(seats)]
    court.hands = [[0] * KIND_COUNT for _ in range(seats)]
    court.aside = [0] * KIND_COUNT
    court.shown = [False] * seats
    court.chosen = [NO_AGENDA] * seats
    court.take_stock()
    if options["deals"] != OFF:
        court.deals = Book(seats)
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
    court = Court(seats, data["options"], revived(data["rng"]), cards)
    court.load_common(data, [STEPS.revive(seats, row) for row in data["pending"]])
    court.houses = [HOUSES.index(name) for name in data["houses"]]
    court.owners = owners_of(court.houses)
    court.rows = [[load_card(card) for card in row] for row in data["rows"]]
    court.hands = [load_hand(hand) for hand in data["hands"]]
    court.aside = load_hand(data["aside"])
    court.web = [CARD_CODES[name] for name in data["web"]]
    court.left = len(court.web)
    court.discard = [CARD_CODES[name] for name in data["discard"]]
    court.scandals = data["scandals"]
    court.conspiracies = [HOUSES.index(name) for name in data["conspiracies"]]
    court.shown = list(data["shown"])
    court.agendas = [AGENDAS.index(name) for name in data["agendas"]]
    court.chosen = [NO_AGENDA if name is None else AGENDAS.index(name) for name in data["chosen"]]
    court.active = data["active"]
    court.done = data["done"]
    court.limited = data["limited"]
    court.falls = list(data["falls"])
    if data["options"]["deals"] != OFF:
        court.deals = loaded_book(data) if "deals" in data else Book(seats)
    court.take_stock()
    return court


def loaded_book(data: dict[str, Any]) -> Book:
    """The deals of a dump, or `BadPosition`."""
    try:
        return load_book(RULES, data["deals"], data["seats"], data["ended"])
    except IllegalDeal as error:
        raise BadPosition(f"deals: {error}") from None


def load_card(row: list[str]) -> int:
    kind = CARD_CODES[row[0]]
    return kind | CONCEALED if row[1] == "down" else kind


def load_hand(names: list[str]) -> list[int]:
    hand = [0] * KIND_COUNT
    for name in names:
        hand[CARD_CODES[name]] += 1
    return hand
