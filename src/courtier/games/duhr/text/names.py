"""The names of things, and how they are said to a listener."""

from collections.abc import Callable, Mapping
from typing import Any

from courtier.core.data import Rows
from courtier.core.words import PeopleReader, many, named, row_of
from courtier.games.duhr.cards import AGENDAS, EVENTS, FULL, HOUSES, STATUSES
from courtier.games.duhr.deck import own_rows
from courtier.games.duhr.text import WORDS, Text, rows_in, text_in

HouseWords = Callable[[int, str], str]  # a House by its seat, in a case: `it` or `at`


def card_name(kind: str, lang: str, rows: Rows | None = None) -> str:
    """A hand card (`suspicion.usari`, `scandal`, `event.betrayal`), a back (`concealed`), a House or an agenda."""
    text = text_in(lang)
    rows = own_rows() if rows is None else rows
    table, _, name = kind.partition(".")
    if table == "suspicion":
        return text.PHRASES["suspicion"].format(house=named(rows, "house", name, lang))
    if table == "event":
        return named(rows, "event", name, lang)
    if kind in AGENDAS:
        return named(rows, "agenda", kind, lang)
    return named(rows, "house", kind, lang) if kind in HOUSES else text.PHRASES[kind]


def house_name(house: str, lang: str, rows: Rows | None = None) -> str:
    return named(own_rows() if rows is None else rows, "house", house, lang)


def status_word(status: str, lang: str) -> str:
    return text_in(lang).STATUS[status]


def ability_name(ability: str, lang: str) -> str:
    """By what it does: `shift_scandal`."""
    return text_in(lang).ABILITY[ability]


def source_name(source: str, lang: str, rows: Rows | None = None) -> str:
    """What points come from, as the head of a column: the House by its status, or an agenda."""
    if source in STATUSES:
        return text_in(lang).PHRASES["source"].format(status=status_word(source, lang))
    return card_name(source, lang, rows)


def house_text(house: str, lang: str, options: Mapping[str, Any]) -> str:
    """The ability of a House with its name."""
    row = row_of(rows_in(options), "house", house)
    return f"{ability_name(row['ability'], lang)}. {row['text'][lang]}"


def event_text(event: str, lang: str, options: Mapping[str, Any]) -> str:
    """What an event does."""
    row = row_of(rows_in(options), "event", event)
    return str(row["text"][lang])


def agenda_text(agenda: str, lang: str, options: Mapping[str, Any]) -> str:
    """What an agenda demands and brings."""
    row = row_of(rows_in(options), "agenda", agenda)
    text = text_in(lang)
    bonus = text.PHRASES["bonus"].format(points=many(text, row["bonus"], "point"))
    return f"{row['text'][lang]} {bonus}"


class Listener(PeopleReader[Text]):
    """Who hears it, and how the things of this game are said to them."""

    # Cards

    def card(self, kind: str) -> str:
        """As one of a list."""
        name = card_name(kind, self.lang, self.rows)
        return self.text.titled(name) if kind.startswith("event.") else name

    def the(self, kind: str) -> str:
        """As an object. An event is a title and takes no article."""
        return self.card(kind) if kind.startswith("event.") else self.text.the(self.card(kind))

    def a(self, kind: str) -> str:
        return self.card(kind) if kind.startswith("event.") else self.text.a(self.card(kind))

    def pair(self, house: str) -> str:
        return self.say("pair", house=self.house(house))

    def house(self, house: str) -> str:
        return house_name(house, self.lang, self.rows)

    def agenda(self, agenda: str) -> str:
        return self.say("quoted", name=self.card(agenda))

    def ability(self, house: str) -> str:
        """The ability of a House by its name."""
        return self.text.titled(ability_name(row_of(self.rows, "house", house)["ability"], self.lang))

    # Who and whose

    def house_of(self, seat: int, doer: int | None, case: str) -> str:
        """A House by its player: `your House`, `Bob’s House`."""
        words = self.text.HOUSE_OF[case]
        if seat == self.you:
            return words["your_own" if seat == doer else "yours"]
        if seat == doer:
            return words["own"]
        return words["whose"].format(whose=self.whose(seat))

    def houses_of(self, doer: int | None) -> HouseWords:
        return lambda seat, case: self.house_of(seat, doer, case)

    def zone(self, zone: str, seat: int) -> str:
        """`your hand`, `Bob’s conspiracy`."""
        return WORDS.spot_name(f"{zone}@{seat}", self.lang, self.names, self.you)

    def deed(self, deed: str, seat: int, case: str) -> str:
        """Something announced, by who announced it: `Bob’s Shift Scandal`, `your negation`."""
        kind = deed.partition(".")[0]
        words = self.text.DEED[case]
        yours, whose = words.get(kind, words["titled"])
        title = self.title(deed) if kind in ("ability", "event") else ""
        if seat == self.you:
            return yours.format(name=title)
        return whose.format(whose=self.whose(seat), name=title)

    def title(self, deed: str) -> str:
        """What was announced, without whose it is."""
        kind, _, name = deed.partition(".")
        if kind == "ability":
            return self.ability(name)
        return self.card(deed) if kind == "event" else self.say("masterstroke")


# Where it is


def spot_of(words: str) -> tuple[int, int]:
    """Seat and place of `house@2:1`."""
    seat, _, place = words.removeprefix("house@").partition(":")
    return int(seat), int(place)


def spot_at(number: int) -> tuple[int, int]:
    """Seat and place of a spot's number."""
    return number // FULL, number % FULL


def seat_in(words: str) -> int:
    """The seat of `seat:2`, `house@2` or `house@2:1`."""
    return int(words.partition(":")[2]) if words.startswith("seat:") else int(words[len("house@")])


# Rows


def effect_of(rows: Rows, event: int | str) -> str:
    """What an event does, by its name or number."""
    name = EVENTS[event] if isinstance(event, int) else event
    return str(row_of(rows, "event", name)["effect"])
