"""The names of things, and how they are said to a listener."""

from collections.abc import Sequence
from typing import Any

from courtier.core.data import Rows
from courtier.core.words import Reader, Seen, named, row_of
from courtier.games.intrigue.cards import COLOURS
from courtier.games.intrigue.deck import own_rows
from courtier.games.intrigue.text import Text, text_in

NUMBERLESS = ("pact", "standing")  # F-9: their number is not printed


def card_name(kind: str, lang: str, rows: Rows | None = None) -> str:
    """A card in full: `Asset 5`, `Hook 8 (green, illegal)`, `Pact (red)`. What is not called illegal is legal."""
    colour, row = card_row(kind, own_rows() if rows is None else rows)
    text = text_in(lang)
    marks = [] if row["legal"] else [text.PHRASES["illegal"]]
    return marked(face(row, lang, rows), [text.COLOURS[colour], *marks] if colour else marks)


def face_name(kind: str, lang: str, rows: Rows | None = None) -> str:
    """A card as it is announced, where legality plays no role (I-ANN-10): `Hook 8 (green)`."""
    colour, row = card_row(kind, own_rows() if rows is None else rows)
    return marked(face(row, lang, rows), [text_in(lang).COLOURS[colour]] if colour else [])


def face(row: Seen, lang: str, rows: Rows | None) -> str:
    name = type_name(row["type"], lang, rows)
    return name if row["type"] in NUMBERLESS else f"{name} {row['number']}"


def marked(name: str, marks: Sequence[str]) -> str:
    return f"{name} ({', '.join(marks)})" if marks else name


def type_name(card_type: str, lang: str, rows: Rows | None = None) -> str:
    """A type of card: `hook`."""
    text_in(lang)
    return named(own_rows() if rows is None else rows, "type", card_type, lang)


def card_text(kind: str, lang: str, rows: Rows | None = None) -> str:
    """What the card does."""
    text_in(lang)
    rows = own_rows() if rows is None else rows
    _, row = card_row(kind, rows)
    return str(row_of(rows, "type", row["type"])["text"][lang])


def colour_name(colour: str, lang: str) -> str:
    return text_in(lang).COLOURS[colour]


def phase_name(phase: str, lang: str) -> str:
    return text_in(lang).PHASES[phase]


def note_text(note: str, lang: str) -> str:
    """The note of an invitation: `pact_for_pact`; `none` is an empty sheet."""
    return text_in(lang).NOTES[note]


def source_name(source: str, lang: str) -> str:
    """What the value comes from, as the head of a column."""
    return text_in(lang).SOURCES[source]


def back_name(mark: str, lang: str) -> str:
    """What a marked back shows: `5 illegal`."""
    number, _, legality = mark.partition(" ")
    return text_in(lang).PHRASES["back"].format(number=number, legality=text_in(lang).PHRASES[legality])


class Listener(Reader[Text]):
    """Who hears it, and how the things of this game are said to them."""

    def both(self, key: str, seat: int, partner: int, **words: Any) -> str:
        """What two do together; the listener, if one of them, comes first."""
        first, second = (partner, seat) if partner == self.you else (seat, partner)
        return self.told(key, first, other=self.names[second], **words)

    def who(self, seat: int, case: str) -> str:
        """Somebody who is not the subject: `object` or `dative`."""
        return self.text.YOU[case] if seat == self.you else self.names[seat]

    def card(self, kind: str) -> str:
        return card_name(kind, self.lang, self.rows)

    def face(self, kind: str) -> str:
        return face_name(kind, self.lang, self.rows)

    def cards(self, kinds: Sequence[str]) -> str:
        """Several cards, equal ones said once."""
        return self.counted(self.card(each) for each in kinds)


def card_row(kind: str, rows: Rows) -> tuple[str, Seen]:
    """The colour of a card, empty if it has none, and the row that says the rest."""
    colour, _, name = kind.partition(".")
    if colour in COLOURS:
        return colour, row_of(rows, "card", name)
    return "", row_of(rows, "card", kind)
