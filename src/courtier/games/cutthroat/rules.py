"""Setting up a game, and loading one that was dumped."""

from typing import Any

from courtier.core.deals.book import Book
from courtier.core.deals.plain import load_book
from courtier.core.deals.rules import OFF
from courtier.core.errors import BadOption, BadPosition, IllegalDeal
from courtier.core.pending import NOBODY
from courtier.core.rng import Rng, revived
from courtier.games.cutthroat.cards import (
    CARD_CODES,
    COLOUR_COUNT,
    DECK_CARDS,
    DECKS,
    EVENT_DECK,
    EVENTS,
    FEAST_CODES,
    FEAST_COUNT,
    FEAST_DECK,
    FEWEST_SEATS,
    GEMS,
    HOUSE_COUNT,
    HOUSES,
    MARKED_POWERS,
    PILLOW,
    POWERS,
    TERRITORIES,
    TYPE_COUNT,
    Cards,
)
from courtier.games.cutthroat.court import (
    FACTS,
    TAKEBACKS,
    WAIT_BITS,
    Court,
)
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.decisions.setup import ask_next_house, random_house, take_house
from courtier.games.cutthroat.deck import cards_of
from courtier.games.cutthroat.houses import NOT_IN_PLAY
from courtier.games.cutthroat.questions import revive
from courtier.games.cutthroat.supply import OFFSET_IN_DISCARD


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Court:
    """C-SETUP-26: houses first; the rest follows their choice."""
    cards = cards_of(options)
    if options["pillow_variant"]:
        check_pillow(seats, cards)
    court = empty_court(seats, options, rng, cards)
    court.recording = recording
    court.active = rng.below(seats)
    if options["houses"] == "random":
        for step in range(seats):
            take_house(court, (court.active + step) % seats, random_house(court))
    ask_next_house(court)
    follow_up(court)
    court.tell_asked()
    return court


def check_pillow(seats: int, cards: Cards) -> None:
    """C-SETUP-24: the variant needs a Royal Pillow, and is not for three players."""
    there = cards.hirelings[PILLOW] > 0 and cards.hireling_players[PILLOW] <= seats
    if seats == FEWEST_SEATS or not there:
        raise BadOption(
            f"option pillow_variant: expected false for {seats} players, who have no Royal Pillow, got true"
        )


def follow_up(court: Court) -> None:
    """Let happen what lies on top until somebody is asked."""
    while court.pending[-1].happens:
        court.pending.pop().follow(court)
    court.set_stack(court.pending)


def empty_court(seats: int, options: dict[str, Any], rng: Rng, cards: Cards) -> Court:
    """C-SETUP-5: nobody has a house or anything else yet."""
    court = Court(seats, options, rng, cards)
    court.fill_supply()
    court.dead = [0] * (seats * TYPE_COUNT)
    court.houses = [NOT_IN_PLAY] * seats
    court.seat_of = [NOT_IN_PLAY] * HOUSE_COUNT
    court.uses = [0] * MARKED_POWERS
    court.spouses = [NOBODY] * seats
    court.seal_answers()
    if options["deals"] != OFF:
        court.deals = Book(seats)
        court.takeback = TAKEBACKS[options.get("takeback", OFF)]
    return court


def load(data: dict[str, Any], cards: Cards) -> Court:
    """The game that `dump` wrote."""
    seats: int = data["seats"]
    court = empty_court(seats, data["options"], revived(data["rng"]), cards)
    load_houses(court, data)
    load_realm(court, data)
    load_supply(court, data)
    load_feast(court, data)
    court.set_facts([data["facts"][name] for name in FACTS])
    court.proposals = list(data["proposals"])
    court.orators = list(data["orators"])
    load_takebacks(court, data)
    if "deals" in data:
        court.deals = loaded_book(data)
    court.disputed = tuple([(row[0], row[1], row[2]) for row in data.get("disputed", [])])
    court.load_common(data, [revive(seats, row) for row in data["pending"]])
    return court


def load_takebacks(court: Court, data: dict[str, Any]) -> None:
    """Where nothing can be taken back, a dump has none of it."""
    for seat, waits in enumerate(data.get("waits", [])):
        court.waits |= waits << WAIT_BITS * seat
    court.taken_back = tuple([(row[0], row[1], row[2], row[3]) for row in data.get("taken_back", [])])


def loaded_book(data: dict[str, Any]) -> Book:
    """The deals of a dump, or `BadPosition`."""
    try:
        return load_book(RULES, data["deals"], data["seats"], data["ended"])
    except IllegalDeal as error:
        raise BadPosition(f"deals: {error}") from None


def load_houses(court: Court, data: dict[str, Any]) -> None:
    for seat in range(court.seats):
        if data["houses"][seat] is not None:
            house = HOUSES.index(data["houses"][seat])
            court.houses[seat] = house
            court.seat_of[house] = seat
        court.spouses[seat] = seat_or_nobody(data["spouses"][seat])
        court.dead_heirs |= int(data["dead_heirs"][seat]) << seat
    court.uses = [data["uses"][POWERS[power]] for power in range(MARKED_POWERS)]


def load_realm(court: Court, data: dict[str, Any]) -> None:
    court.lay_ring([TERRITORIES.index(name) for name in data["ring"]])
    for place in range(len(court.ring)):
        court.owners[place] = seat_or_nobody(data["owners"][place])
        court.plagued |= int(data["plagued"][place]) << place
        court.stacks[place] = tuple([CARD_CODES[name] for name in data["stacks"][place]])
    for seat in range(court.seats):
        for name in data["dead"][seat]:
            court.dead[seat * TYPE_COUNT + CARD_CODES[name]] += 1


def load_supply(court: Court, data: dict[str, Any]) -> None:
    court.coins = list(data["coins"])
    for seat in range(court.seats):
        for name in data["hands"][seat]:
            court.enter(seat, CARD_CODES[name])
    for row, names in enumerate([*data["gems"], data["bank"]]):
        for name in names:
            court.gems[row * COLOUR_COUNT + GEMS.index(name)] += 1
    add_dishes(court.dishes, data["dishes"])
    court.drawn = [DECK_CARDS.index(name) for name in data["drawn"]]
    for deck, deck_name in enumerate(DECKS):
        cards = [code_in(deck, name) for name in data["decks"][deck_name]]
        court.left[deck] = len(cards)
        discarded = [code_in(deck, name) for name in data["discards"][deck_name]]
        if deck == EVENT_DECK:
            cards += discarded[::-1]
        else:
            for card in discarded:
                court.discards[OFFSET_IN_DISCARD[deck] + card] += 1
        court.decks[deck] = cards


def load_feast(court: Court, data: dict[str, Any]) -> None:
    """Nothing lies on plates before the Feast."""
    if data["served"]:
        court.served = [0] * (court.seats * FEAST_COUNT)
        court.tasted = [0] * (court.seats * FEAST_COUNT)
        add_dishes(court.served, data["served"])
        add_dishes(court.tasted, data["tasted"])
    court.servings = list(data["servings"])


def add_dishes(counts: list[int], rows: list[list[str]]) -> None:
    for seat, names in enumerate(rows):
        for name in names:
            counts[seat * FEAST_COUNT + FEAST_CODES[name]] += 1


def code_in(deck: int, name: str) -> int:
    """The number of a card of a deck."""
    if deck == FEAST_DECK:
        return FEAST_CODES[name]
    return EVENTS.index(name) if deck == EVENT_DECK else CARD_CODES[name]


def seat_or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat
