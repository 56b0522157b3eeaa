"""The words of Cutthroat Kingdoms by language. Every language has the same tables and the same grammar."""

from collections.abc import Sequence
from typing import Protocol

from courtier.core.words import Tables, Words
from courtier.games.cutthroat.deck import own_rows
from courtier.games.cutthroat.text import de, en


class Text(Tables, Protocol):
    """What a language brings to this game; `en` and `de` are two such modules."""

    COLOURS: dict[str, str]  # of soldiers and mercenaries
    GEM: dict[str, str]
    POWER: dict[str, str]
    DECK: dict[str, str]
    PEOPLE: dict[str, dict[str, str]]  # by case: `acc` and `dat`; the listener, the doer
    COMPOSING: dict[str, str]  # for offers: kinds of clauses, their gaps, and how they may be typed
    PROPOSAL: dict[str, dict[str, str]]  # by case: `nom` and `acc`; the listener's, the doer's own, another's

    def titled(self, name: str) -> str: ...  # a hireling, a power or an event


class RealmWords(Words[Text]):
    """The words of the game; zones of the ring and of the bank belong to no seat."""

    def spot_name(self, spot: str, lang: str, names: Sequence[str], you: int | None = None) -> str:
        zone, _, where = spot.partition("@")
        zones = self.text_in(lang).ZONES
        if zone in ("land", "stack"):
            return zones[zone].format(number=int(where) + 1)
        if zone in ("deck", "discard"):
            return zones[f"{zone}.{where}"]
        return super().spot_name(spot, lang, names, you)


TEXTS: dict[str, Text] = {"en": en, "de": de}
WORDS = RealmWords(TEXTS, own_rows)
text_in = WORDS.text_in
rows_in = WORDS.rows_in
