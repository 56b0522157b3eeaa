"""What people at the table do and see, in words."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests import untyped
from tests.games import seeing
from tests.games.duhr.table import FULL, HOUSES, NAMES, short

import courtier
from courtier.core.event import Event
from courtier.core.game import Game
from courtier.games.duhr import actions as codes
from courtier.games.duhr.court import Court
from courtier.games.duhr.menu import TERMS

GALLERY = seeing.GALLERY
heard = seeing.heard
moments = seeing.moments
told = seeing.told
zones = seeing.zones
SEATS = (4, 5, 6)
SINGLE = {
    codes.PASS: "pass",
    codes.END: "end",
    codes.REVEAL: "reveal",
    codes.DRAW: "draw",
    codes.PAY: "pay",
    codes.SUFFER: "suffer",
    codes.WHITE: "white",
    codes.BLACK: "black",
    codes.BY_SCANDAL: "by scandal",
    codes.BY_SUSPICION: "by suspicion",
    codes.CREATE: "scandal",
}
KINDS = (*HOUSES, "scandal", "betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue")
STROKES = ("expose", "absolve", "disgrace")

each_count = pytest.mark.parametrize("seats", SEATS)


# Answers in words


def in_words(action: int) -> str:
    """ "raise lycosia", "event betrayal", "ability usari", "expose with kardosa", "Bob 2" (a place), "card scandal"."""
    tables = [
        (codes.RAISE, [f"raise {house}" for house in HOUSES]),
        (codes.TRIGGER, [f"event {event}" for event in KINDS[7:]]),
        (codes.USE, [f"ability {house}" for house in HOUSES]),
        (codes.MASTERSTROKE, [f"{stroke} with {house}" for stroke in STROKES for house in HOUSES]),
        (codes.NEGATE, [f"negate with {house}" for house in HOUSES]),
        (codes.CARD, [f"card {kind}" for kind in KINDS]),
        (codes.SEAT, list(NAMES)),
        (codes.SPOT, places("")),
        (codes.DEFAME, places("defame ")),
        (codes.UNMASK, places("expose ")),
        (codes.SCANDALIZE, [f"scandalize {name}" for name in NAMES]),
        (codes.NO_DEAL, ["no deal"]),
        (codes.PARTNER, [f"deal with {name}" for name in NAMES]),
        (codes.TERM, [f"term {TERMS[term] if term < len(TERMS) else term}" for term in range(16)]),
        (codes.DETAIL, [f"detail {detail}" for detail in range(20)]),
        (codes.ACCEPT, ["accept"]),
        (codes.REFUSE, ["refuse"]),
        (codes.COUNTER, ["counter"]),
    ]
    if action in SINGLE:
        return SINGLE[action]
    first, words = next(each for each in reversed(tables) if action >= each[0])
    return words[action - first]


def places(deed: str) -> list[str]:
    """Places are counted from 1, as in the ledger."""
    return [f"{deed}{name} {place}" for name in NAMES for place in range(1, FULL + 1)]


WORDS = [in_words(action) for action in range(codes.ACTION_COUNT)]


def do(game: Game, *words: str) -> list[Event]:
    """Who is asked answers so, one answer after the other; all that is told meanwhile."""
    news: list[Event] = []
    for each in words:
        news += answer(game, NAMES[game.actor()], each)
    return news


def answer(game: Game, name: str, words: str) -> list[Event]:
    """That person answers so."""
    seat = NAMES.index(name)
    fitting = [code for code in game.legal(seat) if WORDS[code] == words]
    assert fitting, f"{name} cannot answer {words!r}; expected one of {answers(game, name)}"
    game.apply(seat, fitting[0])
    return game.news


def all_pass(game: Game) -> list[Event]:
    """Nobody negates, until another question is open."""
    news: list[Event] = []
    while asked(game).endswith("negate"):
        news += do(game, "pass")
    return news


def answers(game: Game, name: str = "") -> list[str]:
    """What may be answered by that person, or by whoever is asked."""
    seat = NAMES.index(name) if name else game.actor()
    return [WORDS[code] for code in game.legal(seat)]


def default(game: Game, name: str = "") -> str:
    """The answer given for somebody who does not answer."""
    return WORDS[game.default(NAMES.index(name) if name else game.actor())]


def asked(game: Game) -> str:
    """Who is asked what, as they themselves see it: "Ann: main", "Bob, Cat: negate"; "" when the game is over."""
    seats = game.asking.asked()
    if game.over() or not seats:
        return ""
    question = next(each for each in untyped.view(game, seats[0])["asked"] if each["seat"] == seats[0])["question"]
    return f"{', '.join(NAMES[seat] for seat in seats)}: {question}"


# Whole games


def new(seats: int, seed: int = 1, **options: Any) -> Court:
    game = courtier.new("duhr", seats, seed, options, recording=True)
    assert isinstance(game, Court)
    return game


def dealt(seats: int, seed: int = 1, **options: Any) -> Court:
    """A game whose agendas have been chosen, all of them white."""
    game = new(seats, seed, **options)
    while asked(game).endswith("choose_agenda"):
        do(game, "white")
    return game


def some_moments() -> Iterator[Game]:
    """Moments of one random game for each number of players."""
    for seats in SEATS:
        yield from moments(new(seats, seats), seats)


def finished(seats: int, seed: int, **options: Any) -> Court:
    """A game played at random to its end."""
    game = new(seats, seed, **options)
    for _ in moments(game, seed):
        pass
    return game


# The truth


def row(game: Game, name: str) -> str:
    """The cards on a House, one by one, in the notation of the table: "s s S [s] s.usari"."""
    data = game.dump()
    seat = NAMES.index(name)
    return " ".join(lying(card, face, data["houses"][seat]) for card, face in data["rows"][seat])


def lying(card: str, face: str, own: str) -> str:
    what = "S" if card == "scandal" else "s" if short(card) == own else f"s.{short(card)}"
    return f"[{what}]" if face == "down" else what


def hand(game: Game, name: str) -> list[str]:
    """In the order of the kinds."""
    return [short(card) for card in game.dump()["hands"][NAMES.index(name)]]


def aside(game: Game) -> list[str]:
    return [short(card) for card in game.dump()["aside"]]


def pile(game: Game) -> list[str]:
    return [short(card) for card in game.dump()["discard"]]


def web(game: Game) -> list[str]:
    """From the top."""
    return [short(card) for card in reversed(game.dump()["web"])]


def scandals(game: Game) -> int:
    count: int = game.dump()["scandals"]
    return count


def house(game: Game, name: str) -> str:
    found: str = game.dump()["houses"][NAMES.index(name)]
    return found


def conspiracy(game: Game, name: str) -> str:
    """ "Cat, concealed": whose House it shows, and its face."""
    data = game.dump()
    seat = NAMES.index(name)
    whose = NAMES[data["houses"].index(data["conspiracies"][seat])]
    return f"{whose}, {'revealed' if data['shown'][seat] else 'concealed'}"


def status(game: Game, name: str) -> str:
    found: str = more(game)["status"][NAMES.index(name)]
    return found


def statuses(game: Game) -> str:
    """ "favored disfavored …" in the order of the seats."""
    return " ".join(more(game)["status"])


def cards_in_use(game: Game) -> Counter[str]:
    """All cards of D-COMP-8, wherever they are, by kind."""
    data = game.dump()
    found = Counter(card for group in [*data["hands"], data["aside"], data["web"], data["discard"]] for card in group)
    found += Counter(card for each in data["rows"] for card, _ in each)
    found += Counter(seen(game, "event"))
    found["scandal"] += data["scandals"]
    return found


# The end


def total(game: Game, name: str) -> int:
    return game.scores()[NAMES.index(name)]


def points(game: Game) -> list[list[int]]:
    """By seat: what the House gave, and the agenda."""
    sources = untyped.view(game, GALLERY)["result"]["sources"]
    return [[each["points"] for each in seat] for seat in sources]


def winners(game: Game) -> list[str]:
    return [NAMES[seat] for seat in game.winners()]


# Seeing


def more(game: Game, seat: int | None = GALLERY) -> dict[str, Any]:
    found: dict[str, Any] = untyped.view(game, seat)["more"]
    return found


def kinds(news: list[Event]) -> list[str]:
    """What sort of things happened, without what is open afterwards."""
    return [line["event"] for line in told(news, GALLERY) if line["event"] != "asked"]


def seen(game: Game, name: str, seat: int | None = GALLERY) -> list[str]:
    """The cards of a zone as a seat sees them."""
    return [each["kind"] for each in zones(game, seat)[name]["cards"]]


def size(game: Game, name: str, seat: int | None = GALLERY) -> int:
    """Of a zone whose cards the seat does not see."""
    found = zones(game, seat)[name]
    assert "cards" not in found, f"{name} lies open"
    count: int = found["count"]
    return count


def sight(game: Game, *seats: int | None) -> str:
    """The views of these seats with all they are offered, to the byte."""
    return json.dumps([[untyped.view(game, seat), offered(game, seat)] for seat in seats])


def offered(game: Game, seat: int | None) -> list[int]:
    return [] if seat is None else list(game.legal(seat))


def same_news(one: list[Event], other: list[Event], *seats: int | None) -> bool:
    """Are these seats told the same, to the byte?"""
    return all(json.dumps(told(one, seat)) == json.dumps(told(other, seat)) for seat in seats)
