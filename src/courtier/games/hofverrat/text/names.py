"""The names of things, and how they are said to a listener."""

from collections.abc import Mapping
from typing import Any

from courtier.core.data import Rows
from courtier.core.words import Reader, Seen, many, named, row_of
from courtier.games.hofverrat.cards import FAMILIES, FEWER_THAN_LEFT, ROLES, SOME_BELOW, SPY, TESTS
from courtier.games.hofverrat.deck import own_rows
from courtier.games.hofverrat.text import Text, rows_in, text_in
from courtier.games.hofverrat.variants import STANDINGS, Variants

NOBLE_TESTS = (TESTS[FEWER_THAN_LEFT], TESTS[SOME_BELOW])  # H/A-30


def card_name(kind: str, lang: str, rows: Rows | None = None) -> str:
    """A courtier (`hare.noble`), a face-down spy (`spy`) or a mission (`L3`)."""
    text = text_in(lang)
    rows = own_rows() if rows is None else rows
    if kind == ROLES[SPY]:
        return text.PHRASES["face_down"].format(card=named(rows, "role", kind, lang))
    family, _, role = kind.partition(".")
    if not role:
        return named(rows, "mission", kind, lang)
    return text.COMPOUND[family] + named(rows, "role", role, lang)


def family_name(family: str, lang: str) -> str:
    return text_in(lang).FAMILY[family]


def source_name(source: str, lang: str, rows: Rows | None = None) -> str:
    """What points come from, as the head of a column: a family or a mission."""
    if source not in FAMILIES:
        return card_name(source, lang, rows)
    name = family_name(source, lang)
    return name[0].upper() + name[1:]


def mission_text(mission: str, lang: str, options: Seen) -> str:
    """What a mission demands; where nobles matter, as how many cards they count (H/A-1)."""
    text = text_in(lang)
    row = row_of(rows_in(options), "mission", mission)
    demand = str(row["text"][lang])
    if row["test"] not in NOBLE_TESTS:
        return demand
    cards = many(text, options.get("mission_noble_weight", 2), "card")
    return f"{demand} {text.PHRASES['noble_counts'].format(cards=cards)}"


def standing_word(standing: str, lang: str) -> str:
    """How a family stands, from what views call it."""
    return text_in(lang).STANDING[standing]


def standing(above: int, below: int, options: Mapping[str, Any]) -> str:
    """How a family with these weights stands, as views name it."""
    return STANDINGS[Variants(options).standing(above, below)]


class Listener(Reader[Text]):
    """Who hears it, and how the things of this game are said to them."""

    def card(self, kind: str) -> str:
        """A courtier; of a spy laid face down the role alone."""
        if kind == ROLES[SPY]:
            return named(self.rows, "role", kind, self.lang)
        return card_name(kind, self.lang, self.rows)

    def the(self, kind: str) -> str:
        return self.text.the(self.card(kind))

    def a(self, kind: str) -> str:
        return self.text.a(self.card(kind))

    def place(self, case: str, spot: str, doer: int) -> str:
        """A place with its preposition: `into`, `at` or `from` the table, a side of it, or a district."""
        words = self.text.PLACES[case]
        zone, _, owner = spot.partition("@")
        if zone != "district":
            return words[spot]
        if int(owner) == self.you:
            return words["yours"]
        if int(owner) == doer:
            return words["own"]
        return words["whose"].format(whose=self.whose(int(owner)))

    def by(self, layer: int) -> str:
        return self.say("by_you") if layer == self.you else self.say("by", who=self.names[layer])


def own_turn(turn: int, seats: int) -> int:
    """Which of a player's own turns the n-th turn of the game is."""
    return (turn - 1) // seats + 1


def signed(number: int) -> str:
    """A number that may be negative, with a true minus."""
    return str(number).replace("-", "−")
