"""How the web client shows Cutthroat Kingdoms: the place, and what cards, gems, powers and sources are called."""

from courtier.core.appearance import Appearance, Names
from courtier.games.cutthroat.cards import (
    BACKS,
    CARDS,
    EVENTS,
    FEAST_CARDS,
    GEMS,
    HOUSES,
    POWERS,
    TERRITORIES,
)
from courtier.games.cutthroat.events import SOURCES
from courtier.games.cutthroat.text.names import card_name, card_text, power_name, source_name


def names(lang: str) -> Names:
    kinds = [*CARDS, *FEAST_CARDS, *EVENTS, *TERRITORIES, *HOUSES, *GEMS, *BACKS, "feast"]
    texts = {kind: card_text(kind, lang, {}) for kind in kinds}
    return {
        "cards": {kind: card_name(kind, lang) for kind in kinds},
        "texts": {kind: text for kind, text in texts.items() if text},
        "words": {
            **{power: power_name(power, lang) for power in POWERS},
            **{source: source_name(source, lang) for source in SOURCES},
        },
    }


APPEARANCE = Appearance(
    place={"en": "The realm of Aurum", "de": "Das Reich Aurum"},
    names=names,
)
