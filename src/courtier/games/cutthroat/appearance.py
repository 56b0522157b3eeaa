"""How the web client shows Cutthroat Kingdoms: the place, and what cards, gems, powers and sources are called."""

from courtier.core.appearance import Appearance, Names
from courtier.core.words import row_of
from courtier.games.cutthroat.cards import (
    BACKS,
    CARDS,
    EVENTS,
    FEAST_CARDS,
    GEMS,
    HOUSES,
    POWERS,
    TERRITORIES,
    TYPES,
)
from courtier.games.cutthroat.deck import own_rows
from courtier.games.cutthroat.events import SOURCES
from courtier.games.cutthroat.text import text_in
from courtier.games.cutthroat.text.names import card_name, card_text, power_name, source_name


def names(lang: str) -> Names:
    kinds = [*CARDS, *FEAST_CARDS, *EVENTS, *TERRITORIES, *HOUSES, *GEMS, *BACKS, "feast"]
    texts = {kind: card_text(kind, lang, {}) for kind in kinds}
    food = {dish: row_of(own_rows(), "feast", dish)["points"] for dish in FEAST_CARDS}
    return {
        "numbers": {dish: str(points) for dish, points in food.items() if points},
        "cards": {kind: card_name(kind, lang) for kind in kinds},
        "texts": {kind: text for kind, text in texts.items() if text},
        "words": {
            **{colour: text_in(lang).COLOURS[colour] for colour in TYPES},
            **{power: power_name(power, lang) for power in POWERS},
            **{source: source_name(source, lang) for source in SOURCES},
        },
    }


APPEARANCE = Appearance(
    crests="ck",
    emblem="ck-brom",
    place={"en": "The realm of Aurum", "de": "Das Reich Aurum"},
    names=names,
)
