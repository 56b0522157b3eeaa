"""Which of a seat's own agendas are fulfilled at present, from its own view."""

from typing import Any

from courtier.core.journal import zones
from courtier.games.duhr.cards import AGENDAS, CARD_CODES, CONCEALED, CONSPIRACY, CONSPIRACY_OR_LEFT, Agenda, Cards
from courtier.games.duhr.deck import cards_of
from courtier.games.duhr.score import Sheet, Tally
from courtier.games.duhr.variants import Variants


def fulfilled(view: Any) -> dict[str, bool]:
    """By agenda of the viewer (`W3`): would it be fulfilled if the game ended now?

    An agenda about a conspiracy that the viewer does not know is left out.
    """
    you = view["you"]
    if you is None:
        return {}
    cards: Cards = cards_of(view["more"]["options"])
    variants = Variants(view["more"]["options"])
    found = {zone["id"]: zone for zone in zones(view)}
    houses = [Tally(row_of(found[f"house@{seat}"]), variants) for seat in range(len(view["seats"]))]
    shown = [card["kind"] for card in found.get("conspiracy", {}).get("cards", []) if card != "unknown"]
    named: list[str] = view["more"]["houses"]
    target = named.index(shown[0]) if shown and shown[0] in named else -1
    sheet = Sheet(houses, [target] * len(houses), variants)
    own = [card["kind"] for card in found.get("agenda", {}).get("cards", []) if card != "unknown"]
    agendas = {kind: cards.agendas[AGENDAS.index(kind)] for kind in own}
    return {kind: sheet.fulfils(you, each) for kind, each in agendas.items() if target >= 0 or not is_about_one(each)}


def is_about_one(agenda: Agenda) -> bool:
    """True if it speaks of the House on one's own conspiracy."""
    return any(each.subject in (CONSPIRACY, CONSPIRACY_OR_LEFT) for each in agenda.conditions)


def row_of(zone: Any) -> list[int]:
    """The cards at a House as numbers."""
    return [CARD_CODES.get(card["kind"], CONCEALED) for card in zone["cards"]]
