"""Bots of one's own, named `module:Class` on a command line or in Python. Servers never import this module."""

import sys
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Any

from courtier.core.deals.bargaining import Move
from courtier.core.errors import BadSetup, CourtierError
from courtier.core.journal import Journal
from courtier.core.rng import Rng
from courtier.core.shapes import View


class BotFailed(CourtierError):
    """A bot of one's own raised an exception, or answered with something that is no number."""


class OwnBot:
    """Wraps a bot of one's own, so that an error in it is reported with its name and line."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """What the bot answers. Raises `BotFailed` if it fails; an illegal answer is refused by the game."""
        action = self.call("choose", view, journal, rng)
        if type(action) is not int:
            codes = "one of the codes of view['choices']"
            raise BotFailed(f"bot {self.name}: choose must return {codes}, a whole number; it returned {action!r}")
        return action

    def bargain(self, view: View, journal: Journal, offers: list[dict[str, Any]], rng: Rng) -> list[Move]:
        """Its moves where players make deals; a bot without the method declines every offer."""
        if not callable(getattr(self.bot, "bargain", None)):
            return [{"do": "decline", "offer": offer["number"]} for offer in offers]
        moves = self.call("bargain", view, journal, offers, rng)
        if not isinstance(moves, list) or not all(isinstance(move, dict) for move in moves):
            raise BotFailed(f"bot {self.name}: bargain must return a list of moves (dicts); it returned {moves!r}")
        return moves

    def call(self, method: str, *facts: Any) -> Any:
        """What a method of the bot returns; `BotFailed` if it fails."""
        try:
            return getattr(self.bot, method)(*facts)
        except CourtierError:
            raise
        except (Exception, SystemExit) as error:  # a bot that calls sys.exit ends its turn, not the program
            raise BotFailed(f"bot {self.name} failed {where(error)}: {type(error).__name__}: {error}") from error


def own_bot(name: str) -> OwnBot:
    """The bot that `module:Class` names, made without arguments. Raises `BadSetup` with the reason if it cannot be."""
    module, _, attribute = name.partition(":")
    make = attribute_of(name, imported(name, module), attribute)
    try:
        bot = make()
    except (Exception, SystemExit) as error:
        raise BadSetup(f"bot {name}: {attribute}() failed {where(error)}: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup(f"bot {name}: {attribute} has no method choose(view, journal, rng)")
    return OwnBot(name, bot)


def imported(name: str, module: str) -> Any:
    """The module; those of the current folder are found after all others."""
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise BadSetup(
                f"bot {name}: there is no module {module!r}; put {module}.py into this folder, or install it"
            ) from None
        raise BadSetup(f"bot {name}: {module} needs {error.name!r}, which is not installed") from error
    except (Exception, SystemExit) as error:
        raise BadSetup(f"bot {name}: {module} cannot be imported: {type(error).__name__}: {error}") from error


def attribute_of(name: str, module: Any, attribute: str) -> Any:
    """The class that the module has under that name; `BadSetup` lists the classes it has."""
    found = getattr(module, attribute, None) if attribute else None
    if not callable(found):
        classes = [each for each, value in vars(module).items() if isinstance(value, type)]
        own = [each for each in classes if vars(module)[each].__module__ == module.__name__]
        raise BadSetup(f"bot {name}: {module.__name__} has no class {attribute!r}; it has {', '.join(own) or 'none'}")
    return found


def where(error: BaseException) -> str:
    """The line of the bot's own code that failed."""
    steps = extract_tb(error.__traceback__)
    last = steps[-1]
    return f"at {Path(last.filename).name}, line {last.lineno}"
