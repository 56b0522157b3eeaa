"""How the web client shows Game of Intrigue: crests, the place, and what cards, colours and phases are called."""

from courtier.core.appearance import Appearance, Names
from courtier.games.intrigue import text
from courtier.games.intrigue.actions import NOTES
from courtier.games.intrigue.cards import CARDS, COLOURS, TYPES
from courtier.games.intrigue.court import PHASES
from courtier.games.intrigue.deck import own_rows
from courtier.games.intrigue.text.names import (
    NUMBERLESS,
    card_name,
    card_row,
    card_text,
    colour_name,
    note_text,
    phase_name,
    type_name,
)


def names(lang: str) -> Names:
    rows = {kind: card_row(kind, own_rows())[1] for kind in CARDS}
    illegal = text.TEXTS[lang].PHRASES["illegal"]
    return {
        "marks": {kind: illegal for kind, row in rows.items() if not row["legal"]},
        "numbers": {kind: str(row["number"]) for kind, row in rows.items() if row["type"] not in NUMBERLESS},
        "cards": {kind: card_name(kind, lang) for kind in CARDS},
        "texts": {kind: card_text(kind, lang) for kind in CARDS},
        "words": {
            **{colour: colour_name(colour, lang) for colour in COLOURS},
            **{each: type_name(each, lang) for each in TYPES},
            **{phase: phase_name(phase, lang) for phase in PHASES},
            **{f"note_{note}": note_text(note, lang) for note in NOTES},
        },
    }


APPEARANCE = Appearance(
    crests="in",
    emblem="in-purple",
    place={"en": "The salon", "de": "Der Salon"},
    names=names,
)
