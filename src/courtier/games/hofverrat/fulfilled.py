"""Which of a seat's own missions are fulfilled at present, from its own view; of hidden spies only the role counts."""

from typing import Any

from courtier.core.journal import zones
from courtier.games.hofverrat.cards import CARD_CODES, SPY, Cards
from courtier.games.hofverrat.deck import cards_of
from courtier.games.hofverrat.events import MISSIONS
from courtier.games.hofverrat.score import Sheet, Tally
from courtier.games.hofverrat.variants import Variants


def fulfilled(view: Any) -> dict[str, bool]:
    """By mission of the viewer (`L9`): would it be fulfilled if the game ended with the cards that all can see?"""
    if view["you"] is None:
        return {}
    options = view["more"]["options"]
    cards: Cards = cards_of(options)
    found = {zone["id"]: zone for zone in zones(view)}
    seats = range(len(view["seats"]))
    variants = Variants(options)
    tallies = [tally(found[f"district@{seat}"], cards, variants.noble_weight) for seat in seats]
    above, below = (tally(found[f"table:{side}"], cards, variants.noble_weight) for side in ("above", "below"))
    sheet = Sheet(above, below, tallies, variants)
    own = [card["kind"] for card in found.get("missions", {}).get("cards", [])]
    return {kind: sheet.fulfils(view["you"], cards.missions[MISSIONS.index(kind)]) for kind in own}


def tally(zone: Any, cards: Cards, noble_weight: int) -> Tally:
    """What lies there, as far as all see it."""
    counted = Tally()
    for card in zone["cards"]:
        if card["kind"] in CARD_CODES:
            counted.add(CARD_CODES[card["kind"]], cards, noble_weight)
        else:
            counted.roles[SPY] += 1
    return counted
