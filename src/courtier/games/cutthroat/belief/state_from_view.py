"""A court from a view: all that lies in sight, with nothing yet where the viewer sees backs or numbers alone."""

from typing import Any

from courtier.core.belief.view_reader import Zone, zones_by_id
from courtier.core.deals.known_deals import KnownDeals
from courtier.core.deals.rules import OFF
from courtier.core.pending import Pending
from courtier.core.rng import Rng
from courtier.games.cutthroat.cards import (
    CARD_CODES,
    DECKS,
    EVENT_DECK,
    EVENTS,
    FEAST_CODES,
    FEAST_COUNT,
    HOUSES,
    MERCENARY,
    NO_EVENT,
    POWERS,
    TERRITORIES,
    Cards,
)
from courtier.games.cutthroat.court import FACTS, NO_PROPOSAL, Court
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.decisions.draft import MOST_A_TURN
from courtier.games.cutthroat.decisions.setup import full_uses
from courtier.games.cutthroat.decisions.voting import packed_shares
from courtier.games.cutthroat.questions import revive
from courtier.games.cutthroat.rules import code_in, empty_court, load_takebacks, seat_or_nobody
from courtier.games.cutthroat.supply import OFFSET_IN_DISCARD


def court_from_view(view: dict[str, Any], cards: Cards, deals: KnownDeals | None = None) -> Court:
    """The public part of the court, and where the game stands; `deals`: what was read of them before."""
    more = view["more"]
    seats = len(view["seats"])
    court = empty_court(seats, more["options"], Rng(1), cards)
    zones = zones_by_id(view)
    read_houses(court, more["houses"], zones)
    for seat in range(seats):
        court.spouses[seat] = seat_or_nobody(more["spouses"][seat])
        court.dead_heirs |= int(more["dead_heirs"][seat]) << seat
    read_ring(court, zones)
    read_discards(court, zones)
    read_facts(court, more)
    load_takebacks(court, more)
    if more["servings"]:
        court.servings = list(more["servings"])
        court.served = [0] * (seats * FEAST_COUNT)
        court.tasted = [0] * (seats * FEAST_COUNT)
        for seat in range(seats):
            for card in zones[f"plate@{seat}"]["cards"]:
                if card["face"] == "up":
                    court.tasted[seat * FEAST_COUNT + FEAST_CODES[card["kind"]]] += 1
    court.turn = view["turn"]["number"]
    if more["options"]["deals"] != OFF:
        deals = deals or KnownDeals(RULES, seats)
        deals.look_at(view["deals"])
        court.deals = deals.book(view["result"] is not None)
        court.deals.offers = [court.turn * MOST_A_TURN + made for made in more["offers"]]
        court.disputed = tuple([(row[0], row[1], row[2]) for row in more["disputed"]])
    if view["result"] is not None:
        court.end()
    else:
        court.set_stack(stack_from(more, seats))
        if more["answer"] is not None:
            court.answers[view["you"]] = more["answer"]
    return court


def read_houses(court: Court, houses: list[str | None], zones: dict[str, Zone]) -> None:
    """Who plays which house, and how often its powers can still be used."""
    if None not in houses:
        court.uses = full_uses(court)
    for seat in range(len(houses)):
        house = houses[seat]
        if house is not None:
            court.houses[seat] = HOUSES.index(house)
            court.seat_of[HOUSES.index(house)] = seat
            read_uses(court, zones[f"lord@{seat}"])


def read_uses(court: Court, lord: Zone) -> None:
    for power, uses in lord["cards"][0]["more"]["uses"].items():
        court.uses[POWERS.index(power)] = uses


def read_ring(court: Court, zones: dict[str, Zone]) -> None:
    """Mercenaries that the viewer does not see are filled in by a guess."""
    ring = [zones[f"land@{place}"]["cards"][0] for place in range(court.seats + 2) if f"land@{place}" in zones]
    court.lay_ring([TERRITORIES.index(card["kind"]) for card in ring])
    for place, card in enumerate(ring):
        court.owners[place] = seat_or_nobody(card["more"]["owner"])
        court.plagued |= int(card["more"]["plagued"]) << place
        stack = zones[f"stack@{place}"]["cards"]
        court.stacks[place] = tuple([CARD_CODES.get(card["kind"], MERCENARY) for card in stack])


def read_discards(court: Court, zones: dict[str, Zone]) -> None:
    for deck, name in enumerate(DECKS):
        cards = [code_in(deck, card["kind"]) for card in zones[f"discard@{name}"]["cards"]]
        court.left[deck] = zones[f"deck@{name}"]["count"]
        if deck == EVENT_DECK:
            court.decks[deck] = cards  # in the order they were drawn
        else:
            for card in cards:
                court.discards[OFFSET_IN_DISCARD[deck] + card] += 1


def read_facts(court: Court, more: dict[str, Any]) -> None:
    event = NO_EVENT if more["event"] is None else EVENTS.index(more["event"])
    court.set_facts([event if name == "event" else more[name] for name in FACTS])
    if more["vote"] is not None:
        court.proposals = [proposal_from(each) for each in more["vote"]["proposals"]]
        court.orators = list(more["vote"]["orators"])


def proposal_from(said: int | list[int] | None) -> int:
    if said is None:
        return NO_PROPOSAL
    return packed_shares(said) if isinstance(said, list) else said


def stack_from(more: dict[str, Any], seats: int) -> list[Pending]:
    """What is open, with the viewer's own unfinished chain on top."""
    stack = [revive(seats, row[:2] if row[0] == "serve" else row) for row in more["pending"]]
    if more["chain"] is not None:
        stack[-1] = revive(seats, more["chain"])
    return stack
