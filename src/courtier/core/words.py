"""What all games need to put things into words: the reader, the open question, the rules, the names of places.

A game brings its words as tables, one module or package per language, and puts its own sentences together from them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from courtier.core.data import Rows
from courtier.core.errors import BadSetup
from courtier.core.text import GRAMMARS, series

Seen = dict[str, Any]  # a view, a glimpse, or a part of one


class Tables(Protocol):
    """What every game has in every language; a game adds tables of its own."""

    COUNTED: dict[str, tuple[str, str]]  # one, several
    ZONES: dict[str, str]  # one's own by kind (`hand`), another's by kind and sign (`hand@`)
    PHRASES: dict[str, str]  # by what is said
    STORY: dict[str, tuple[str, str]]  # to the one who does it, to all others
    EXPLAIN: dict[str, str]  # the rules of a question
    GLOSSARY: dict[str, str]


T = TypeVar("T", bound=Tables)  # the tables of one game


class Words(Generic[T]):
    """The words of a game in all its languages; `own_rows` bear the names of its cards."""

    def __init__(self, texts: Mapping[str, T], own_rows: Callable[[], Rows]) -> None:
        self.texts = texts
        self.own_rows = own_rows
        self.glossary = {lang: text.GLOSSARY for lang, text in texts.items()}

    def text_in(self, lang: str) -> T:
        """The words of a language."""
        if lang not in self.texts:
            raise BadSetup(f"unknown language {lang!r}; expected {' or '.join(self.texts)}")
        return self.texts[lang]

    def rows_in(self, options: Mapping[str, Any]) -> Rows:
        """The rows that a game with these options is played with."""
        rows: Rows = options.get("cards") or self.own_rows()
        return rows

    def explain(self, question: str, lang: str) -> str:
        """The rules of what is being asked, in a few paragraphs."""
        texts = self.text_in(lang).EXPLAIN
        if question not in texts:
            raise BadSetup(f"unknown question {question!r}; expected {' or '.join(texts)}")
        return texts[question]

    def share_expected(self, value: float, lang: str) -> str:
        """What the strongest bot expects of an answer, from 0 to 1 as in `search_model.py`, in words."""
        return self.text_in(lang).PHRASES["expected"].format(n=round(value * 100))

    def expected_scale(self, lang: str) -> str:
        """What the figures of `share_expected` mean."""
        return self.text_in(lang).PHRASES["expected_scale"]

    def spot_name(self, spot: str, lang: str, names: Sequence[str], you: int | None = None) -> str:
        """A zone of a view: `pile`, `hand`, `hand@2`."""
        zones = self.text_in(lang).ZONES
        zone, at, owner = spot.partition("@")
        if not at or int(owner) == you:
            return zones[zone]
        return zones[zone + at].format(whose=GRAMMARS[lang].whose(names[int(owner)]))


class Reader(Generic[T]):
    """Who reads the words: in which language, from which seat, with which cards in the game."""

    def __init__(
        self, words: Words[T], lang: str, names: Sequence[str], you: int | None, options: Mapping[str, Any]
    ) -> None:
        self.lang = lang
        self.text = words.text_in(lang)
        self.grammar = GRAMMARS[lang]
        self.names = names
        self.you = you
        self.options = options
        self.rows = words.rows_in(options)

    def say(self, key: str, **words: Any) -> str:
        """A phrase with its gaps filled."""
        return self.text.PHRASES[key].format_map(words)

    def told(self, key: str, doer: int, **words: Any) -> str:
        """A sentence in the second person if the reader does it, otherwise with the name of the player who does."""
        to_doer, to_others = self.text.STORY[key]
        if doer == self.you:
            return to_doer.format_map(words)
        who = self.names[doer]
        words["who"], words["whose"] = who, self.grammar.whose(who)
        return to_others.format_map(words)

    def whose(self, seat: int) -> str:
        """The possessive form of a seat's name."""
        return self.grammar.whose(self.names[seat])

    def many(self, count: int, what: str) -> str:
        """A number of things in words."""
        return many(self.text, count, what)

    def listed(self, items: Sequence[str]) -> str:
        """Several items as one list with an `and`."""
        return series(items, self.grammar.AND)

    def either(self, items: Sequence[str]) -> str:
        """Several items as one list with an `or`."""
        return series(items, self.grammar.OR)

    def counted(self, names: Iterable[str]) -> str:
        """`2× scandal and Betrayal`: equal cards are said once."""
        counts = Counter(names)
        return self.listed([name if count == 1 else f"{count}× {name}" for name, count in counts.items()])

    def winners(self, result: Seen) -> list[int]:
        """The names of the winners; the reader, if among them, comes first."""
        return sorted(result["winners"], key=lambda seat: (seat != self.you, seat))


class PeopleTables(Tables, Protocol):
    """The tables of a game that names players as objects of a sentence."""

    PEOPLE: dict[str, dict[str, str]]  # by case: you, yourself, self


P = TypeVar("P", bound=PeopleTables)


class PeopleReader(Reader[P]):
    """A reader whose game has words for players as objects."""

    def person(self, seat: int, doer: int | None, case: str) -> str:
        """A player as an object: `you`, `yourself`, `themselves` or the name."""
        words = self.text.PEOPLE[case]
        if seat == self.you:
            return words["yourself" if seat == doer else "you"]
        return words["self"] if seat == doer else self.names[seat]

    def people(self, seats: Sequence[int], case: str) -> str:
        """Several players; the reader, if among them, comes last."""
        in_order = sorted(seats, key=lambda seat: (seat == self.you, seat))
        return self.listed([self.person(seat, None, case) for seat in in_order])


def many(text: Tables, count: int, what: str) -> str:
    """`1 card`, `2 cards`."""
    one, several = text.COUNTED[what]
    return f"{count} {one if count == 1 else several}"


# The story


def alone(listener: Reader[Any], seen: Seen) -> str:
    """What one does and the name of the event says."""
    return listener.told(seen["event"], seen["seat"])


def nobody(listener: Reader[Any], seen: Seen) -> str:
    """What happens without a doer."""
    return listener.say(seen["event"])


# The open question


def asked(eyebrow: str, question: str, choices: list[Seen], note: str = "") -> Seen:
    """The prompt for the seat that is asked; the note says what the question is about for that seat."""
    return {"eyebrow": eyebrow, "question": question, "note": note, "choices": choices, "waiting": None}


def waited(words: str, closing: str = "") -> Seen:
    """The prompt for all others: whom they wait for; after the end who has won, and the last sentence of the story."""
    heard = {"eyebrow": "", "question": "", "note": "", "choices": [], "waiting": words}
    return {**heard, "closing": closing} if closing else heard


def answer(code: int, *, label: str, commit: str, follows: str, parts: Sequence[str]) -> Seen:
    """A choice: as a whole, the verb on its button, what follows from it, and words for each click."""
    return {"code": code, "label": label, "commit": commit, "follows": follows, "parts": list(parts)}


def sentence(clauses: Sequence[str]) -> str:
    """Clauses as one sentence; no clause, no sentence."""
    whole = "; ".join(clauses)
    return f"{capital(whole)}." if whole else ""


def capital(words: str) -> str:
    """The words with their first letter in upper case."""
    return words[:1].upper() + words[1:]


# The rows of the cards


def check_names(view: Mapping[str, Any], names: Sequence[str]) -> None:
    """Raise `BadSetup` unless there is a name for each seat."""
    seats = len(view["seats"])
    if len(names) != seats:
        raise BadSetup(f"expected a name for each of {seats} seats, got {len(names)}: {list(names)!r}")


def row_of(rows: Rows, table: str, name: str) -> Seen:
    """The row of a table with that id; `KeyError` if there is none."""
    for row in rows[table]:
        if row["id"] == name:
            found: Seen = row
            return found
    raise KeyError(name)


def named(rows: Rows, table: str, name: str, lang: str) -> str:
    """The name that the rows give to a card, in a language."""
    return str(row_of(rows, table, name)["name"][lang])
