"""Options of a game: typed, with a default and help in both languages."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from courtier.core.errors import BadOption
from courtier.core.languages import spoken

OTHERWISE = {"en": "{help} Here: {value}, not {usual}.", "de": "{help} Hier: {value} statt {usual}."}


class Option(NamedTuple):
    """A choice fixed before the deal. `values` lists what it can be; the first is the default.

    Where `most` is given, any whole number from 0 to that one goes as well. `among_bots` is the default of
    `courtier simulate`, `at_terminal` that of `courtier play` and `at_tables` that of a table at a server, if that is
    another. `of_seats`: its numbers are seats, so a small table has fewer of them. `needs_table`: the values that only
    a table of people can play with.
    """

    name: str
    values: tuple[bool | int | str, ...]
    help: Mapping[str, str]
    most: int = 0
    among_bots: bool | int | str | None = None
    of_seats: bool = False
    at_terminal: bool | int | str | None = None
    at_tables: bool | int | str | None = None
    needs_table: tuple[str, ...] = ()

    @property
    def default(self) -> bool | int | str:
        """The first of its values."""
        return self.values[0]

    def check(self, value: Any) -> bool | int | str:
        """The value, or an error that says what would have been right."""
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        if type(value) is int and 0 <= value <= self.most > 0:
            return value
        raise BadOption(f"option {self.name}: expected {one_of(self.said())}, got {say(value)}")

    def usual(self) -> tuple[bool | int | str | None, ...]:
        """What it is where nobody chose: in the rules, among bots, at the terminal, at tables."""
        return self.default, self.among_bots, self.at_terminal, self.at_tables

    def fits(self, value: bool | int | str, seats: int) -> bool:
        """True if the value can be chosen with so many seats."""
        return not self.of_seats or type(value) is not int or value < seats

    def check_without_table(self, value: bool | int | str) -> None:
        """Raise `BadOption` for a value that only a table can play with."""
        if value in self.needs_table:
            others = one_of([say(each) for each in self.values if each not in self.needs_table])
            raise BadOption(f"option {self.name}: {value} needs a table (courtier serve); here expected {others}")

    def read(self, words: str) -> bool | int | str:
        """The value that is written so on a command line."""
        for allowed in self.values:
            if words == say(allowed):
                return allowed
        if self.most and words.isdecimal() and int(words) <= self.most:
            return int(words)
        raise BadOption(f"option {self.name}: expected {one_of(self.said())}, got {words}")

    def said(self) -> list[str]:
        """The allowed values, as one writes them; a range of numbers is one of them."""
        return [say(value) for value in self.values] + ([f"0–{self.most}"] if self.most else [])


def complete(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with the given values checked and the others at their default."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"unknown option {name}; this game has {', '.join(sorted(known)) or 'none'}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}


def otherwise(options: Sequence[Option], chosen: Mapping[str, Any], lang: str) -> list[str]:
    """A line for each option that somebody chose otherwise, with its value and the usual one."""
    return [
        spoken(OTHERWISE, lang).format(help=spoken(each.help, lang), value=say(value), usual=say(each.default))
        for each in options
        if (value := chosen.get(each.name, each.default)) not in each.usual()
    ]


def read_option(options: Sequence[Option], text: str) -> tuple[str, bool | int | str]:
    """`name=value` from a command line."""
    name, equals, words = text.partition("=")
    if not equals:
        raise BadOption(f"expected NAME=VALUE, got {text!r}")
    for option in options:
        if option.name == name.strip():
            return option.name, option.read(words.strip())
    known = ", ".join(sorted(option.name for option in options)) or "none"
    raise BadOption(f"unknown option {name.strip()}; this game has {known}")


def say(value: Any) -> str:
    """A value as one writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def one_of(values: Sequence[str]) -> str:
    """A list of values in words."""
    return "one of " + ", ".join(values)
