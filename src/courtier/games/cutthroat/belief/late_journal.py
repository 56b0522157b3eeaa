"""A journal that began after the start of the game: only what lies in sight now is known."""

from typing import Any

from courtier.games.cutthroat.belief.known_state import SOLDIER_SLOT
from courtier.games.cutthroat.belief.offers import named_goods, note_offer
from courtier.games.cutthroat.belief.places import Places
from courtier.games.cutthroat.belief.zones import SLOT
from courtier.games.cutthroat.cards import CARD_CODES, STACK_SIZE, unpacked
from courtier.games.cutthroat.clauses import HAND_CARD
from courtier.games.cutthroat.decisions.announcement import CarryOut
from courtier.games.cutthroat.decisions.crone import OrderCards
from courtier.games.cutthroat.decisions.purchase import KeepCard
from courtier.games.cutthroat.events import DEED_CONQUEST


def read_view(places: Places) -> None:
    """Write what the view shows into `places` and into its known state, which is empty."""
    hidden, public = places.known.hidden, places.public
    for place in range(len(public.ring)):
        read_stack(places, place, places.zones[f"stack@{place}"]["cards"])
    for step in public.pending:
        if isinstance(step, CarryOut) and step.deed.what == DEED_CONQUEST:  # its cards are the first announced
            count = len(unpacked(step.deed.second))
            read_stack(places, step.deed.first, places.zones["announced"]["cards"][:count])
    offer = places.view["more"].get("offer")
    if offer is not None and offer[0] != places.known.seat and named_goods(offer[2])[0] >= HAND_CARD:
        note_offer(hidden, offer[0], offer[2])
    asking = public.asking
    if isinstance(asking, KeepCard):
        hidden.keeper = asking.seat
        hidden.kept_deck = asking.deck
    elif isinstance(asking, OrderCards) and asking.seat == places.known.seat:
        hidden.look_at_top(asking.deck, [card["kind"] for card in places.zones["looked"]["cards"]])


def read_stack(places: Places, place: int, stack: list[dict[str, Any]]) -> None:
    """Each mercenary has a slot of its own; the viewer sees the kinds of its own mercenaries."""
    slots: list[int] = []
    for number, card in enumerate(stack):
        slot = SLOT + place * STACK_SIZE + number
        slots.append(SOLDIER_SLOT if card["face"] == "up" else slot)
        if card["kind"] in CARD_CODES:
            places.slot_kinds[slot] = CARD_CODES[card["kind"]]
    if slots:
        places.known.slots[place] = slots
