"""How the web client shows Dûhr: crests, the place, and what cards, Houses and deeds are called."""

from courtier.core.appearance import Appearance, Names
from courtier.games.duhr.cards import AGENDAS, CARDS, EVENTS, HOUSES, STATUSES
from courtier.games.duhr.deck import own_rows
from courtier.games.duhr.text.names import (
    ability_name,
    agenda_text,
    card_name,
    event_text,
    house_text,
    status_word,
)


def names(lang: str) -> Names:
    kinds = [*CARDS, *HOUSES, *AGENDAS, "concealed"]
    texts = {house: house_text(house, lang, {}) for house in HOUSES}
    texts |= {f"suspicion.{house}": text for house, text in list(texts.items())}
    texts |= {f"event.{event}": event_text(event, lang, {}) for event in EVENTS}
    texts |= {agenda: agenda_text(agenda, lang, {}) for agenda in AGENDAS}
    deeds = {f"ability.{row['id']}": ability_name(row["ability"], lang) for row in own_rows()["house"]}
    deeds |= {f"event.{event}": card_name(f"event.{event}", lang) for event in EVENTS}
    return {
        "cards": {kind: card_name(kind, lang) for kind in kinds},
        "texts": texts,
        "words": {**{status: status_word(status, lang) for status in STATUSES}, **deeds},
    }


APPEARANCE = Appearance(
    crests="du",
    emblem="du-usari",
    place={"en": "The web of houses", "de": "Das Netz der Häuser"},
    names=names,
)
