"""Games of court intrigue: played, hosted, simulated and studied.

>>> import courtier
>>> game = courtier.new("hofverrat", seats=3, seed=7)
>>> while not game.over():
...     game.step(game.choices()[0])
>>> game.winners()
[2]
"""

from collections.abc import Mapping, Sequence
from typing import Any

import courtier.games  # noqa: F401 - imported now, or it would later replace the function of its name
from courtier.core.errors import BadPosition, CourtierError, IllegalAction
from courtier.core.event import Event, glimpse
from courtier.core.game import Game
from courtier.core.journal import Journal
from courtier.core.registry import kind, names
from courtier.core.rng import FairRng, Rng, seeded
from courtier.core.seat_belief import SeatBelief
from courtier.core.shapes import Asked, Card, Choice, Glimpse, JournalLine, OwnAnswer, Prompt, Result, View, Zone
from courtier.match import Match

__version__ = "0.1.0"
__all__ = [
    "Asked",
    "Card",
    "Choice",
    "CourtierError",
    "Event",
    "FairRng",
    "Game",
    "Glimpse",
    "IllegalAction",
    "Journal",
    "JournalLine",
    "Match",
    "OwnAnswer",
    "Prompt",
    "Result",
    "Rng",
    "SeatBelief",
    "View",
    "Zone",
    "belief",
    "compiled",
    "games",
    "glimpse",
    "guess",
    "load",
    "new",
    "prompt",
    "tell",
    "view",
]


def new(
    name: str,
    seats: int,
    seed: int | bytes,
    options: Mapping[str, Any] | None = None,
    recording: bool = False,
) -> Game:
    """A fresh game. An int seeds the fast generator, 32 bytes the fair one."""
    game = kind(name)
    game.check_seats(seats)
    return game.set_up(seats, seeded(seed), game.check_options({} if options is None else options), recording)


def load(name: str, data: dict[str, Any]) -> Game:
    """The game that `game.dump()` wrote."""
    game = kind(name)
    if data.get("game") != name:
        raise BadPosition(f"expected a dump of {name}, got one of {data.get('game')!r}")
    game.check_seats(data.get("seats", 0))
    return game.load(data)


def view(game: Game, seat: int | None, gallery: View | None = None) -> View:
    """What that seat may see now (`None`: the gallery), as plain data in the common envelope.

    Who looks with several eyes looks with the gallery's first: the others may share parts of its view.
    """
    if seat is not None:
        game.check_seat(seat)
    return kind(game.name()).view(game, seat, gallery)


def belief(name: str, view: Mapping[str, Any], journal: Journal | Sequence[Mapping[str, Any]]) -> SeatBelief:
    """What a seat may conclude; `see(line)` keeps it up to date, `guess(rng)` draws a game that fits."""
    return SeatBelief(name, view, journal.lines if isinstance(journal, Journal) else journal)


def guess(name: str, view: Mapping[str, Any], journal: Journal | Sequence[Mapping[str, Any]], rng: Rng) -> Game:
    """One game that fits what a seat sees and remembers."""
    return belief(name, view, journal).guess(rng)


def prompt(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> Prompt:
    """The words of the open question: eyebrow, question, and what each choice says, does and leads to."""
    game = kind(view["game"])
    words: Prompt = game.prompt(view, game.language(lang), names)
    return words


def tell(glimpse: Mapping[str, Any], lang: str, names: Sequence[str], options: Mapping[str, Any] | None = None) -> str:
    """One sentence of the story; `options` where an owner's cards have names of their own."""
    game = kind(glimpse["game"])
    return game.tell(glimpse, game.language(lang), names, options or {})


def games() -> dict[str, dict[str, Any]]:
    """Per game: title, seats, options with their help, bots, and the table of actions in words."""
    return {name: kind(name).about() for name in names()}


def compiled() -> bool:
    """Does the engine run compiled?"""
    from courtier.core import game as engine  # noqa: PLC0415

    return not str(engine.__file__).endswith(".py")
