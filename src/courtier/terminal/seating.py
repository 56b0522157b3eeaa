"""Checks what a person asked for on the command line (game, options, seats, names, bots) and makes the game of it."""

import secrets
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from courtier import bots
from courtier.core.errors import BadOption
from courtier.core.options import Option, say
from courtier.core.registry import Kind, from_packages, kind, names
from courtier.core.rng import seeded
from courtier.terminal import files, series
from courtier.terminal.phrases import Complaint
from courtier.terminal.terminal_game import TerminalGame, begin

BOT_NAMES = ("Odette", "Konrad", "Isolde", "Albert", "Bertha", "Ernst", "Ulrike", "Leopold", "Agnes")
LONGEST_NAME = 24
USUAL_SEATS = 4
USUAL_BOT = "greedy"


class Wish(NamedTuple):
    """What the person asked for on the command line."""

    game: str
    seats: int | None
    levels: str | None
    seat: int | None
    name: str
    seed: int | None
    options: dict[str, Any]
    campaign: bool = False


def seat_people(wish: Wish) -> TerminalGame:
    """A new game as wanted; `Complaint` if that is not possible."""
    game = game_named(wish.game)
    seats = check_seats(game, wish.seats)
    seed = secrets.token_bytes(32) if wish.seed is None else wish.seed
    you = own_seat(wish.seat, seats, seed)
    others = bot_levels(game, wish.levels, seats - 1)
    name = check_name(wish.name)
    named = [each for each in BOT_NAMES if each != name][: seats - 1]
    players = [*named[:you], name, *named[you:]]
    levels: list[str | None] = [*others[:you], None, *others[you:]]
    started = begin(game.name, seed, wish.options, players, levels)
    if wish.campaign:
        series.start(started)
    return started


def game_named(name: str) -> Kind:
    if name not in names() and name not in from_packages():  # those that cannot be loaded say why themselves
        raise unknown("unknown_game", name, names())
    return kind(name)


def check_seats(game: Kind, seats: int | None) -> int:
    low, high = game.seats[0], game.seats[-1]
    if seats is None:
        return USUAL_SEATS if USUAL_SEATS in game.seats else high
    if seats not in game.seats:
        raise Complaint("wrong_seats", title=game.title, low=low, high=high, seats=seats)
    return seats


def own_seat(wanted: int | None, seats: int, seed: int | bytes) -> int:
    """The person's seat, from 0. If none is wanted, a random one; a given seed always gives the same one."""
    if wanted is None:
        return secrets.randbelow(seats) if isinstance(seed, bytes) else seeded(seed).below(seats)
    if not 1 <= wanted <= seats:
        raise Complaint("wrong_seat", known=f"1–{seats}", seat=wanted)
    return wanted - 1


def bot_levels(game: Kind, words: str | None, count: int) -> list[str]:
    """One level for all, or one for each."""
    known = bots.levels(game.name)
    if words is None:
        words = USUAL_BOT if USUAL_BOT in known else known[-1]
    levels = [each.strip() for each in words.split(",")]
    for level in levels:
        if ":" not in level and level.partition("@")[0] not in known:
            raise unknown("unknown_bot", level, known, title=game.title)
        bots.check(game.name, level)
    if len(levels) not in {1, count}:
        raise Complaint("wrong_bots", seats=count + 1, bots=count, given=len(levels))
    return levels * count if len(levels) == 1 else levels


def check_name(name: str) -> str:
    clean = name.strip()
    if not 1 <= len(clean) <= LONGEST_NAME or not clean.isprintable():
        shown = "".join(each for each in clean if each.isprintable())[:LONGEST_NAME]
        raise Complaint("wrong_name", name=shown, most=LONGEST_NAME)
    return clean


def read_options(
    game: Kind, given: Sequence[str], options_file: Path | None, cards_file: Path | None
) -> dict[str, Any]:
    """Options of a file, then those of the command line, and an owner's cards."""
    options = game.options_at_terminal()
    for name, value in (files.read_options(options_file) if options_file else {}).items():
        options[name] = checked(option_named(game, name), value)
    for text in given:
        name, equals, words = text.partition("=")
        if not equals:
            raise Complaint("option_form", text=text)
        option = option_named(game, name.strip())
        options[option.name] = checked(option, words.strip())
    if cards_file:
        options["cards"] = files.read_cards(game, cards_file)
    return options


def option_named(game: Kind, name: str) -> Option:
    found = {option.name: option for option in game.options}
    if name not in found:
        raise unknown("unknown_option", name, sorted(found), title=game.title)
    return found[name]


def checked(option: Option, value: Any) -> Any:
    """The value of an option, checked: from a file as it is, from the command line parsed."""
    try:
        read = option.read(value) if isinstance(value, str) else option.check(value)
        option.check_without_table(read)
    except BadOption:
        values = alternatives([each for each in option.said() if each not in option.needs_table])
        raise Complaint("option_value", name=option.name, values=values, value=say(value)) from None
    return read


def unknown(key: str, name: str, known: Iterable[str], **values: Any) -> Complaint:
    """The error for an unknown name: what exists, and which of it is most like the name."""
    there = list(known)
    close = get_close_matches(name.lower(), there, 1)
    nearest = Complaint("nearest", nearest=close[0]) if close and len(there) > 1 else ""
    return Complaint(key, name=name, known=alternatives(there), nearest=nearest, **values)


def alternatives(words: Sequence[str]) -> Complaint | str:
    """`a, b or c`, in the language in which it is said."""
    if len(words) < 2:
        return "".join(words)
    return Complaint("alternatives", most=", ".join(words[:-1]), last=words[-1])
