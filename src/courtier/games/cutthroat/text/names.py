"""The names of things, and how they are said to a listener."""

from collections.abc import Mapping, Sequence
from typing import Any

from courtier.core.data import Rows
from courtier.core.event import UNKNOWN
from courtier.core.words import PeopleReader, Seen, named, row_of
from courtier.games.cutthroat.cards import BACKS, EVENTS, FEAST_CARDS, GEMS, HIRELINGS, HOUSES, TERRITORIES
from courtier.games.cutthroat.deck import own_rows
from courtier.games.cutthroat.text import WORDS, Text, rows_in, text_in

NOWHERE = "nowhere"  # in place of a territory

TABLES = {
    **dict.fromkeys(HOUSES, "house"),
    **dict.fromkeys(HIRELINGS, "hireling"),
    **dict.fromkeys(TERRITORIES, "territory"),
    **dict.fromkeys(EVENTS, "event"),
    **dict.fromkeys(FEAST_CARDS, "feast"),
}


def card_name(kind: str, lang: str, rows: Rows | None = None) -> str:
    """Any card, gem, back or house: `soldier.blue`, `assassin`, `bastard.brom`, `pig_snout`, `ruby`, `E03`."""
    text = text_in(lang)
    table, _, name = kind.partition(".")
    if table in ("soldier", "mercenary") and name:
        return text.PHRASES[table].format(colour=text.COLOURS[name])
    if kind in GEMS:
        return text.GEM[kind]
    if kind in (*BACKS, "feast"):
        return text.PHRASES[f"back_{kind}"]
    return named(own_rows() if rows is None else rows, TABLES.get(kind, table), kind, lang)


def card_text(kind: str, lang: str, options: Mapping[str, Any]) -> str:
    """What a card does; empty for soldiers, gems and backs."""
    table = TABLES.get(kind, kind.partition(".")[0])
    rows = rows_in(options)
    if table not in rows or kind in (*BACKS, "feast"):
        return ""
    row = row_of(rows, table, kind)
    if "text" not in row:
        return ""
    return str(row["text"][lang])


def house_name(house: str, lang: str, rows: Rows | None = None) -> str:
    return named(own_rows() if rows is None else rows, "house", house, lang)


def territory_name(territory: str, lang: str, rows: Rows | None = None) -> str:
    return named(own_rows() if rows is None else rows, "territory", territory, lang)


def power_name(power: str, lang: str) -> str:
    return text_in(lang).POWER[power]


def source_name(source: str, lang: str) -> str:
    """What points come from, as the head of a column."""
    return text_in(lang).PHRASES[f"source_{source}"]


class Listener(PeopleReader[Text]):
    """Who hears it, and how the things of this game are said to them."""

    # Things

    def card(self, kind: str) -> str:
        """A card as one of a list."""
        return card_name(kind, self.lang, self.rows)

    def cards(self, kinds: Sequence[str]) -> str:
        """Several, equal ones said once."""
        return self.counted(self.card(kind) for kind in kinds)

    def in_order(self, kinds: Sequence[str]) -> str:
        """The cards of a stack, top first."""
        return ", ".join(self.card(kind) for kind in kinds)

    def some(self, count: int, noun: str, kinds: Sequence[str] | str) -> str:
        """How many and, for those who see them, which: `2 gems: ruby and topaz`."""
        words = self.many(count, noun)
        return words if kinds == UNKNOWN or not kinds else self.say("which", count=words, cards=self.cards(kinds))

    def territory(self, territory: str) -> str:
        return "" if territory == NOWHERE else territory_name(territory, self.lang, self.rows)

    def house(self, house: str) -> str:
        return house_name(house, self.lang, self.rows)

    def title(self, kind: str) -> str:
        """A hireling or an event as a title."""
        return self.text.titled(self.card(kind))

    def power(self, power: str) -> str:
        return self.text.titled(power_name(power, self.lang))

    def deck(self, deck: str) -> str:
        return self.text.DECK[deck]

    # Who and whose

    def proposal(self, author: int, doer: int | None, case: str) -> str:
        """A proposal by who made it."""
        words = self.text.PROPOSAL[case]
        if author == doer:
            return words["your_own" if author == self.you else "own"]
        return words["yours"] if author == self.you else words["whose"].format(whose=self.whose(author))

    def zone(self, zone: str, seat: int) -> str:
        """`your hand`, `Bob’s purse`."""
        return WORDS.spot_name(f"{zone}@{seat}", self.lang, self.names, self.you)

    def by_seat(self, numbers: Sequence[int]) -> str:
        """One number for each player: `Ann 3, Bob 9`."""
        return ", ".join(f"{self.names[seat]} {number}" for seat, number in enumerate(numbers))


def seat_in(part: str) -> int:
    """The seat of `seat:2`, `hand@2` or `plate@2`."""
    return int(part.partition(":")[2]) if part.startswith("seat:") else int(part.partition("@")[2].partition(":")[0])


def territory_at(view: Seen, place: int) -> str:
    """The territory at a place of the ring."""
    zone = next(zone for zone in view["common"] if zone["id"] == f"land@{place}")
    return str(zone["cards"][0]["kind"])
