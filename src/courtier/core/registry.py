"""Which games there are.

A game is a package in `courtier.games` whose `GAME` says all that is needed of it, or an entry point of the group
`courtier.games` in another installed package.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from courtier.core.appearance import Appearance
from courtier.core.campaign import Campaign
from courtier.core.data import Rows, package_text
from courtier.core.deals.rules import DealRules
from courtier.core.encoding import GameEncoding
from courtier.core.errors import BadCards, BadOption, BadPosition, BadSetup
from courtier.core.event import Row
from courtier.core.game import Game
from courtier.core.languages import spoken
from courtier.core.options import Option, complete, otherwise
from courtier.core.rng import Rng
from courtier.core.search_model import Level, SearchModel
from courtier.core.shapes import Term, View
from courtier.core.text import GRAMMARS
from courtier.core.validation import options_of
from courtier.core.values import Values
from courtier.core.why_not import Tapped

PACKAGE = "courtier.games"  # also the group of entry points of other packages
NAME = re.compile(r"[a-z][a-z0-9_]*")  # of a game: it stands in addresses and in the names of files
MARKS = re.compile(r"[ \n]\{(#[^}]*)\}$", re.MULTILINE)  # at the end of a paragraph of the rules: what it is about
FIRST_MINUTE = "{#first_minute}"  # marks the chapter of the rules that newcomers read
GAP = re.compile(r"\{(\w+)\}")  # in a line of the rules: a field of the card that the line is about


class Look(Protocol):
    """Builds the view of a seat (`None`: the gallery). Given the gallery's view, it reuses equal parts of it."""

    def __call__(self, game: Any, you: int | None, gallery: View | None = None, /) -> View: ...


def share_of_hundred(value: float, lang: str) -> str:
    """A share from 0 to 1 in words."""
    return f"{value * 100:.0f} {'von' if lang == 'de' else 'of'} 100"


def no_aims(_view: Any) -> dict[str, bool]:
    """The game has no secret aims."""
    return {}


def no_points(_view: Any) -> list[int]:
    """Nothing that counts lies open in the game."""
    return []


def no_reason(_view: Any, _found: Tapped, _lang: str, _names: Sequence[str]) -> str:
    """The game says nothing beyond what is asked."""
    return ""


def no_scale(_lang: str) -> str:
    """The game does not explain what its figures mean."""
    return ""


def nothing(_: Any) -> bool:
    """The default of `Kind.bookkeeping`: readers see every line."""
    return False


def no_summary(
    _glimpse: Any, _earlier: Iterable[Any], _lang: str, _names: Sequence[str], _options: Mapping[str, Any]
) -> str | None:
    """The default of `Kind.summed_up`: every sentence tells only what it is about."""
    return None


class Kind(NamedTuple):
    """A game as the rest of the project knows it."""

    name: str
    title: str
    rules: int  # number of the rules; a record of another number is not replayed
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rows: Callable[[Rows], Rows]  # the game's own rows with the given ones put in, checked
    set_up: Callable[[int, Rng, dict[str, Any], bool], Game]
    load: Callable[[dict[str, Any]], Game]
    view: Look
    belief: Callable[[dict[str, Any], Sequence[dict[str, Any]]], Any]
    events: tuple[Row, ...]
    questions: tuple[str, ...]
    prompt: Callable[[Any, str, Sequence[str]], Any]  # the open question in words
    tell: Callable[[Any, str, Sequence[str], Mapping[str, Any]], str]  # a glimpse as one sentence
    explain: Callable[[str, str], str]  # the rules of a question, in a language
    glossary: Mapping[str, Mapping[str, str]]  # by language: term, meaning
    actions: int
    meaning: Callable[[int], str]
    draftable: bool
    bots: Mapping[str, Callable[..., Any]]  # the game's own, by level; called with the character, if one is named
    figures: Mapping[str, Any]  # facts worth counting, by name
    sentence: Mapping[str, str]  # by language: what it is about; its languages are those that all its words are in
    minutes: int  # that a game takes
    began: Callable[[Any], int] | None = None  # who had a finished game's first turn, if not who was asked first
    campaign: Campaign | None = None  # how several games are won together
    whispers: bool = True  # may players talk in private?
    deals: DealRules | None = None  # what players can agree on; None if they cannot
    clause_text: Callable[[dict[str, Any], str, Sequence[str], int | None], str] | None = None  # a clause as a sentence
    deal_terms: Callable[[Any, int, int, str, Sequence[str]], list[Term]] | None = None  # see `core/shapes.py`
    clause_phrases: Callable[[Any, Any, str, Sequence[str]], list[str]] | None = None  # how people may type a clause
    expectation: Callable[[float, str], str] = share_of_hundred  # what its strongest bot expects, in words
    expectation_scale: Callable[[str], str] = no_scale  # in a language, what these figures mean
    fulfilled: Callable[[Any], dict[str, bool]] = no_aims  # from a view: which of one's own secret aims hold at present
    open_points: Callable[[Any], list[int]] = no_points  # from a view: by seat, the points that all can count now
    why_not: Callable[[Any, Tapped, str, Sequence[str]], str] = no_reason  # from a view: why that cannot be chosen
    worth: Callable[[Any, int], float] | None = None  # what its strongest bot thinks a position is worth to a seat
    brief_seconds: Mapping[str, int] = MappingProxyType({})  # by brief question: how long a table waits for answers
    bargain_seconds: Mapping[str, int] = MappingProxyType({})  # by question: how long a bot lets people make offers
    standing_orders: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # by question: as in table/standing_orders.py
    characters: tuple[str, ...] = ()  # that its own bots can have, where they bargain
    levels: tuple[Level, ...] = ()  # what is behind level1, level2 and so on
    search_model: Callable[..., SearchModel] | None = None  # for levels that search; called like `bots`
    values: Values | None = None  # the learned values that come with the game
    learned: Level | None = None  # how the bot `learned` searches with them
    encoding: GameEncoding | None = None  # observations and actions as numbers, for programs that learn
    bookkeeping: Callable[[Any], bool] = nothing  # True if readers can do without the sentence for this glimpse
    summed_up: Callable[[Any, Iterable[Any], str, Sequence[str], Mapping[str, Any]], str | None] = no_summary
    waits_alike: bool = False  # True if `prompt` says the same to all who are not asked
    appearance: Appearance = Appearance()  # how the web client shows it
    package: str = ""  # where its files lie (text/rules.en.md), if not in courtier.games

    def about(self) -> dict[str, Any]:
        """What one has to know to use it, as plain data."""
        return {
            "title": self.title,
            "seats": list(self.seats),
            "options": {
                option.name: {
                    "values": list(option.values),
                    "most": option.most,
                    "default": option.default,
                    "help": dict(option.help),
                }
                for option in self.options
            },
            "bots": ["random", *self.bots, *self.level_names()],
            "characters": list(self.characters),
            "actions": [self.meaning(action) for action in range(self.actions)],
        }

    def level_names(self) -> list[str]:
        """The names of its levels, the weakest first."""
        return [f"level{number}" for number in range(1, len(self.levels) + 1)]

    def language(self, wanted: str) -> str:
        """The language in which the game speaks to somebody who wants that one: it, or the one there is."""
        if wanted in self.sentence:
            return wanted
        if wanted not in GRAMMARS:
            raise BadSetup(f"unknown language {wanted!r}; expected {' or '.join(GRAMMARS)}")
        return next(iter(self.sentence))

    def in_short(
        self,
        glimpse: Any,
        earlier: Iterable[Any],
        lang: str,
        names: Sequence[str],
        options: Mapping[str, Any],
    ) -> str | None:
        """What readers of the folded story read at this glimpse: a sentence that tells several as one, or nothing.

        `earlier` are the glimpses before it, the latest first. `None`: they read its own sentence.
        """
        return "" if self.bookkeeping(glimpse) else self.summed_up(glimpse, earlier, lang, names, options)

    def told_rules(self, lang: str) -> str:
        """The rules as the game tells them to players, in Markdown; those of its questions where it has no text."""
        return MARKS.sub("", self.marked_rules(lang))

    def explained(self, question: str, options: Mapping[str, Any], lang: str) -> str:
        """The rules of a question in a game with these options, and in which of them it is not played as usual."""
        lang = self.language(lang)
        return "\n\n".join([self.explain(question, lang), *otherwise(self.options, options, lang)])

    def rules_with(self, options: Mapping[str, Any], lang: str) -> str:
        """The same rules as `told_rules`, after what a game with these options does otherwise."""
        return "\n\n".join([*otherwise(self.options, options, self.language(lang)), self.told_rules(lang)])

    def marked_rules(self, lang: str) -> str:
        """The same with marks that say which questions and cards a paragraph is about: `{#lay #card:spy}`."""
        lang = self.language(lang)
        try:
            text = package_text(self.package or f"{PACKAGE}.{self.name}", f"text/rules.{lang}.md")
        except (FileNotFoundError, ModuleNotFoundError):
            parts = [f"# {self.title}", self.sentence[lang]]
            parts += dict.fromkeys(self.explain(question, lang) for question in self.questions)
            return "\n\n".join(part for part in parts if part)
        cards = {row["id"]: row for table in self.rows({}).values() for row in table}
        return "\n".join(line for each in text.split("\n") for line in filled(each, cards, lang))

    def first_minute(self, lang: str) -> tuple[str, list[str]]:
        """What the game is about: title and lines of the chapter marked `{#first_minute}`; nothing if there is none.

        The lines are Markdown without their points.
        """
        before, found, after = self.marked_rules(lang).partition(FIRST_MINUTE)
        if not found:
            return "", []
        title = before.rpartition("## ")[2].strip()
        return title, [line[2:] for line in after.partition("\n## ")[0].split("\n") if line.startswith("- ")]

    def check_seats(self, seats: int) -> None:
        """Raise `BadSetup` unless the game is played by so many."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, got {seats!r}")

    def options_of_bots(self) -> dict[str, Any]:
        """The defaults that are others where bots play among themselves."""
        return {option.name: option.among_bots for option in self.options if option.among_bots is not None}

    def options_at_terminal(self) -> dict[str, Any]:
        """The defaults that are others at the terminal."""
        return {option.name: option.at_terminal for option in self.options if option.at_terminal is not None}

    def options_at_tables(self) -> dict[str, Any]:
        """The defaults that are others at a table."""
        return {option.name: option.at_tables for option in self.options if option.at_tables is not None}

    def check_without_table(self, options: dict[str, Any]) -> dict[str, Any]:
        """The checked options, if no table is needed to play with them."""
        for option in self.options:
            option.check_without_table(options[option.name])
        return options

    def check_options(self, given: object) -> dict[str, Any]:
        """All options, checked; `cards`, where given, as whole rows. Read-only: games may share them."""
        if not isinstance(given, Mapping):
            raise BadOption(f"expected options as a dict of names and values, got {type(given).__name__}")
        if not given:
            return default_options(self.name)
        plain = {name: value for name, value in given.items() if name != "cards"}
        options = complete(self.options, plain)
        if "cards" in given:
            if not isinstance(given["cards"], dict):
                raise BadOption(f"option cards: expected tables of rows, got {type(given['cards']).__name__}")
            options["cards"] = self.rows(given["cards"])
        return options

    def options_in(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a dump, checked with its number of seats; `BadPosition` if they are none of this game."""
        try:
            self.check_seats(data.get("seats", 0))
        except BadSetup as error:
            raise BadPosition(f"seats: {error}") from None
        try:
            options = self.check_options(options_of(data))
        except (BadSetup, BadOption, BadCards) as error:
            raise BadPosition(f"options: {error}") from None
        for option in self.options:
            value = options[option.name]
            if not option.fits(value, data["seats"]):
                raise BadPosition(f"options: {option.name}: expected a seat of {data['seats']}, got {value!r}")
        return options


def filled(line: str, cards: Mapping[str, Mapping[str, Any]], lang: str) -> list[str]:
    """A line with gaps, `| {name} | {text} | {#card:W1 #card:W2}`, once for each card it is about; another as it is."""
    marks = MARKS.search(line)
    if not marks or not GAP.search(line):
        return [line]
    gaps, about = line[: marks.start()], marks[1].split()
    return [f"{gaps.format_map(in_language(cards[each.removeprefix('#card:')], lang))} {{{each}}}" for each in about]


def in_language(row: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A row of cards with its words in one language."""
    return {name: spoken(value, lang) if isinstance(value, dict) else value for name, value in row.items()}


@cache
def default_options(name: str) -> dict[str, Any]:
    """All options of a game at their defaults. Read-only: games share them."""
    return {option.name: option.default for option in kind(name).options}


def names() -> list[str]:
    """The games that are there: our own, those of installed packages that can be loaded, and registered ones."""
    found = {name for name, game in from_packages().items() if isinstance(game, Kind)}
    return sorted(found.union(own_names(), known))


def kind(name: str) -> Kind:
    """A game by its name."""
    if name not in known:
        if name in own_names():
            known[name] = import_module(f"{PACKAGE}.{name}").GAME
        else:
            known[name] = from_package(name)
    return known[name]


def register(game: Kind) -> None:
    """Add a game by hand. A package that brings a game names it as an entry point instead (see `from_packages`)."""
    known[game.name] = game


def troubles() -> list[str]:
    """Why games of installed packages could not be loaded, one sentence each."""
    return [game for game in from_packages().values() if isinstance(game, str)]


@cache
def own_names() -> frozenset[str]:
    """The packages in `courtier.games`."""
    package = import_module(PACKAGE)
    return frozenset(module.name for module in iter_modules(package.__path__) if module.ispkg)


def from_package(name: str) -> Kind:
    """A game of an installed package; `BadSetup` if there is none of that name, or it cannot be used."""
    game = from_packages().get(name)
    if isinstance(game, str):
        raise BadSetup(game)
    if game is None:
        raise BadSetup(f"unknown game {name!r}; expected one of {', '.join(names())}")
    return game


@cache
def from_packages() -> dict[str, Kind | str]:
    """The games of installed packages by name; in place of one that cannot be used, the sentence that says why.

    A package names its games in its pyproject.toml:

        [project.entry-points."courtier.games"]
        liars_dice = "liars_dice:GAME"
    """
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and most programs name a game of ours

    return {entry.name: loaded(entry) for entry in entry_points(group=PACKAGE)}


def loaded(entry: Any) -> Kind | str:
    """The game of an entry point, or why it cannot be used."""
    of = f"game {entry.name!r} of the package {entry.dist.name if entry.dist else entry.value!r}"
    if entry.name in own_names():
        return f"The {of} cannot be used: Courtier has a game of that name."
    try:
        game = entry.load()
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the other games are played
        return f"The {of} cannot be loaded: {type(error).__name__}: {error}."
    if not isinstance(game, Kind):
        return f"The {of} cannot be used: expected a courtier.core.registry.Kind, got {type(game).__name__}."
    if not NAME.fullmatch(game.name):
        return f"The {of} cannot be used: its name may hold small letters, digits and _ only."
    if game.name != entry.name:
        return f"The {of} cannot be used: it calls itself {game.name!r}."
    return game


known: dict[str, Kind] = {}  # those that were asked for, and those added by hand
