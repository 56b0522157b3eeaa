"""Games of court intrigue: played, hosted, simulated and studied.

Examples:
    >>> import courtier
    >>> game = courtier.new("hofverrat", seats=3, seed=7)
    >>> while not game.over():
    ...     game.step(game.choices()[0])
    >>> game.winners()
    [0]
"""

from collections.abc import Mapping, Sequence
from typing import Any

import courtier.games  # noqa: F401 - imported now, or it would later replace the function of its name
from courtier.core.encoding import Encoder
from courtier.core.errors import BadPosition, BadSetup, CourtierError, IllegalAction
from courtier.core.event import Event, glimpse
from courtier.core.game import Game
from courtier.core.journal import Journal
from courtier.core.registry import kind, names
from courtier.core.rng import FairRng, Rng, seeded
from courtier.core.seat_belief import SeatBelief
from courtier.core.shapes import Asked, Card, Choice, Glimpse, JournalLine, OwnAnswer, Prompt, Result, View, Zone
from courtier.core.words import check_names
from courtier.match import Match

__version__ = "0.2.0.dev0"
__all__ = [
    "Asked",
    "Card",
    "Choice",
    "CourtierError",
    "Encoder",
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
    "describe",
    "encoder",
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
    """Set up a new game.

    `name` is one of `games()`, `seats` the number of players, `options` what differs from the game's defaults. An int
    as `seed` seeds the fast generator, 32 bytes the fair one; the same seed deals the same cards. With `recording`,
    `game.news` holds the events of the last answer.

    Raises `BadSetup` (unknown game, wrong number of seats, unusable seed), `BadOption` or `BadCards`.

    Examples:
        >>> game = new("hofverrat", seats=3, seed=7, options={"mission_noble_weight": 1})
        >>> game.seats, game.turn, game.over()
        (3, 1, False)
    """
    game = kind(name)
    game.check_seats(seats)
    checked = game.check_without_table(game.check_options({} if options is None else options))
    return game.set_up(seats, seeded(seed), checked, recording)


def load(name: str, data: dict[str, Any]) -> Game:
    """Load the game that `game.dump()` wrote; `name` is the name of the game.

    Raises `BadPosition` if the data are no position of that game.

    Examples:
        >>> game = new("hofverrat", seats=3, seed=7)
        >>> load("hofverrat", game.dump()).legal(game.actor()) == game.legal(game.actor())
        True
    """
    game = kind(name)
    given: Any = data  # whatever it is, the answer is a `BadPosition`
    if not isinstance(given, dict) or given.get("game") != name:
        raise BadPosition(f"expected a dump of {name}, got {given!r:.80}")
    return game.load(data)


def view(game: Game, seat: int | None, gallery: View | None = None) -> View:
    """Build the view of a seat: what it may see now, as plain data. `None` is the gallery, which sees what all see.

    To build several views of one position, build the gallery's first and pass it as `gallery`: the other views reuse
    its parts. Views are read-only. Raises `BadSeat` if nobody sits there.

    Examples:
        >>> game = new("hofverrat", seats=3, seed=7)
        >>> seen = view(game, game.actor())
        >>> seen["asked"][0]["question"], len(seen["choices"])
        ('lay', 15)
    """
    if seat is not None:
        game.check_seat(seat)
    return kind(game.name()).view(game, seat, gallery)


def belief(name: str, view: Mapping[str, Any], journal: Journal | Sequence[Mapping[str, Any]]) -> SeatBelief:
    """Make the belief of a seat from its view and its journal: what it may conclude.

    `name` is the name of the game. Call `belief.see(line)` for every further line of the journal, and
    `belief.guess(rng)` to draw a whole game that fits; all games that fit are equally likely.

    Raises `BadJournal` if the journal misses something.

    Examples:
        >>> game = new("hofverrat", seats=3, seed=7, recording=True)
        >>> journal = Journal(0)
        >>> for event in game.news:
        ...     journal.saw(glimpse(event, 0))
        >>> drawn = belief("hofverrat", view(game, 0), journal).guess(Rng(1))
        >>> view(drawn, 0) == view(game, 0)
        True
    """
    return SeatBelief(name, view, journal.lines if isinstance(journal, Journal) else journal)


def guess(name: str, view: Mapping[str, Any], journal: Journal | Sequence[Mapping[str, Any]], rng: Rng) -> Game:
    """Draw one game that fits what a seat sees and remembers: `belief(name, view, journal).guess(rng)`.

    To draw several, make the belief once. Raises `BadJournal` if the journal misses something.
    """
    return belief(name, view, journal).guess(rng)


def encoder(name: str, memory: bool = False) -> Encoder:
    """Make what turns a game into numbers: observations, masks and semantic actions (docs/environments.md).

    With `memory`, an observation also holds what a player with a perfect memory knows besides.
    Raises `BadSetup` if the game is unknown or has no encoding.

    Examples:
        >>> game = new("hofverrat", seats=3, seed=7)
        >>> numbers = encoder("hofverrat")
        >>> buffer = bytearray(numbers.size)
        >>> numbers.observe(game, 0, buffer)
        >>> len(numbers.legal(game, game.actor())), len(game.choices())
        (10, 15)
    """
    encoding = kind(name).encoding
    if encoding is None:
        raise BadSetup(f"{kind(name).title} has no encoding; the games of this package have one each")
    return Encoder(encoding, memory)


def prompt(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> Prompt:
    """Put the open question of a view into words.

    `lang` is a language code (`en`, `de`), `names` the players by seat. For each choice the prompt holds what it says,
    does and leads to; who is not asked reads whom all wait for.

    Raises `BadSetup` if the language is unknown or a name is missing.

    Examples:
        >>> game = new("hofverrat", seats=2, seed=7)
        >>> seen = view(game, game.actor())
        >>> prompt(seen, "en", ["Ann", "Bob"])["choices"][0]["commit"]
        'Lay'
    """
    game = kind(view["game"])
    check_names(view, names)
    words: Prompt = game.prompt(view, game.language(lang), names)
    return words


def describe(view: Mapping[str, Any], lang: str, names: Sequence[str]) -> str:
    """Put a whole view into words: a text that a language model, or a person without a screen, can play by.

    `lang` is a language code (`en`, `de`), `names` the players by seat. The text says which game it is and who looks,
    what lies on the table, which deals were made, and what is asked. Number n of the answers is
    `view["choices"][n - 1]`. The text holds nothing that the view does not hold.

    Raises `BadSetup` if the language is unknown or a name is missing.

    Examples:
        >>> game = new("hofverrat", seats=2, seed=7)
        >>> seen = view(game, game.actor())
        >>> text = describe(seen, "en", ["Ann", "Bob"]).splitlines()
        >>> text[0]
        'Hof-Verrat. You are Bob, seat 2 of 2; on your left sits Ann.'
        >>> text[-2][:57]
        '11: Lay the stag guard in Ann’s district. No assassin can'
        >>> game.step(seen["choices"][11 - 1]["code"])
    """
    from courtier.reading import description  # noqa: PLC0415 - most programs read no text

    return description.describe(view, lang, names)


def tell(glimpse: Mapping[str, Any], lang: str, names: Sequence[str], options: Mapping[str, Any] | None = None) -> str:
    """Tell an event, as a seat sees it, in one sentence.

    `lang` is a language code, `names` the players by seat. `options` are those of the game; they are needed where an
    owner's cards have names of their own.

    Examples:
        >>> game = new("hofverrat", seats=2, seed=7, recording=True)
        >>> tell(glimpse(game.news[-1], None), "en", ["Ann", "Bob"])
        'Bob begins turn 1 of 10.'
    """
    game = kind(glimpse["game"])
    return game.tell(glimpse, game.language(lang), names, options or {})


def games() -> dict[str, dict[str, Any]]:
    """Describe all games: a dict by name with title, seats, options and their help, bots, and every action in words.

    Examples:
        >>> games()["hofverrat"]["seats"]
        [2, 3, 4, 5]
    """
    return {name: kind(name).about() for name in names()}


def compiled() -> bool:
    """True if the engine runs compiled, False if the same sources run interpreted."""
    from courtier.core import game as engine  # noqa: PLC0415

    return not str(engine.__file__).endswith(".py")
