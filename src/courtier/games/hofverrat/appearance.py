"""How the web client shows Hof-Verrat: crests, the place, and what cards and families are called."""

from courtier.core.appearance import Appearance, Names
from courtier.core.words import named
from courtier.games.hofverrat import words
from courtier.games.hofverrat.cards import CARDS, FAMILIES, ROLES
from courtier.games.hofverrat.deck import own_rows
from courtier.games.hofverrat.events import MISSIONS
from courtier.games.hofverrat.variants import STANDINGS


def names(lang: str) -> Names:
    rows = own_rows()
    roles = {role: named(rows, "role", role, lang) for role in ROLES}
    heavy = {row["id"]: f"×{row['weight']}" for row in rows["role"] if row["weight"] > 1}
    return {
        "cards": {kind: words.card_name(kind, lang) for kind in [*CARDS, *MISSIONS, "spy"]},
        "texts": {
            **{mission: words.mission_text(mission, lang, {}) for mission in MISSIONS},
            **{role: words.GLOSSARY[lang][name] for role, name in roles.items()},
        },
        "numbers": {kind: heavy[role] for kind in CARDS for role in [kind.partition(".")[2]] if role in heavy},
        "words": {
            **{family: words.source_name(family, lang) for family in FAMILIES},
            **roles,
            **{word: words.standing_word(word, lang) for word in STANDINGS.values()},
        },
    }


APPEARANCE = Appearance(
    crests="hv",
    emblem="hv-nightingale",
    place={"en": "The queen’s table", "de": "Die Tafel der Königin"},
    names=names,
)
