"""Dumps of real positions with something changed in them: refused, or played to the end with all cards there.

A mutant is refused with `BadPosition`, or it can be played out; then every later dump is accepted too, and no card
appears or disappears on the way.
"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import courtier
from courtier.core.errors import BadOption, BadPosition
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.games.duhr.cards import EVENTS
from courtier.games.duhr.events import NEGATION, TRIGGERED_EVENT
from courtier.games.intrigue.cards import CARDS, STANDING
from courtier.laws.cases import Case, Luck, cases_of

Dump = dict[str, Any]
Path = list[Any]  # keys and places from the dump down to a value
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    7,
    10**12,
    1.5,
    "",
    "lay",
    "scandal",
    [],
    {},
    [0],
    ["main", 0],
)
BETWEEN = 40  # answers between two positions of a game
MOST_STEPS = 4_000  # of a game that is played out
CHECKED = 25  # later positions that are dumped and loaded again, at the most


class Outcome(NamedTuple):
    """What became of the mutants of one game."""

    refused: int
    played: int


def fuzz(name: str, seed: int, mutants: int) -> Outcome:
    """Try so many mutants; raise `AssertionError` at the first that is neither refused nor can be played."""
    luck = Luck(seed)
    found: Counter[bool] = Counter()
    while sum(found.values()) < mutants:
        for dump in positions(luck.choice(cases_of(name)), luck):
            for _ in range(10):
                found[survives(name, mutated(dump, luck), luck)] += 1
    return Outcome(found[False], found[True])


def positions(case: Case, luck: Luck) -> Iterator[Dump]:
    """Some positions of a game that is played at random."""
    options = {each.name: luck.choice(each.values) for each in kind(case.name).options if luck.chance(30)}
    try:
        game = courtier.new(case.name, case.seats, luck.randrange(2**32), options)
    except BadOption:  # a value that does not go with this number of seats
        return
    while not game.over():
        for _ in range(1 + luck.randrange(BETWEEN)):
            if not game.over():
                game.step(luck.choice(game.choices()))
        yield json.loads(json.dumps(game.dump()))


# Changes


def mutated(dump: Dump, luck: Luck) -> Dump:
    """A copy with one to three changes."""
    twin: Dump = json.loads(json.dumps(dump))
    for _ in range(luck.choice([1, 1, 1, 2, 3])):
        change(twin, luck)
    return twin


def change(dump: Dump, luck: Luck) -> None:
    """Replace a value, exchange two, remove one, or write one twice."""
    paths = list(places(dump, []))
    path = luck.choice(paths)
    holder = at(dump, path[:-1])
    how = luck.randrange(5)
    if how == 0:
        holder[path[-1]] = luck.choice(ODD)
    elif how == 1:
        other = luck.choice(paths)
        holder[path[-1]] = json.loads(json.dumps(at(dump, other)))
    elif how == 2 and isinstance(holder[path[-1]], int):
        holder[path[-1]] += luck.choice([-1, 1, 2])
    elif how == 3:
        del holder[path[-1]]
    elif isinstance(holder, list):
        swapped = luck.randrange(len(holder))
        holder[path[-1]], holder[swapped] = holder[swapped], holder[path[-1]]


def places(value: Any, path: Path) -> Iterator[Path]:
    """Every value of a dump but the options' rows, which have tests of their own."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], [*path, key])
    elif isinstance(value, list):
        for place, each in enumerate(value):
            yield from places(each, [*path, place])


def at(value: Any, path: Path) -> Any:
    for each in path:
        value = value[each]
    return value


# What becomes of them


def survives(name: str, dump: Dump, luck: Luck) -> bool:
    """Was it accepted, and could it be played out? False if it was refused."""
    written = json.dumps(dump)
    try:
        game = courtier.load(name, dump)
    except BadPosition:
        return False
    except Exception as error:
        error.add_note(f"the position: {written}")
        raise
    try:
        play_out(name, game, luck)
    except BaseException as error:
        error.add_note(f"the position: {written}")
        raise
    return True


def play_out(name: str, game: Any, luck: Luck) -> None:
    cards = cards_in(game.dump())  # Dûhr deals after the choice of agendas
    answers = Rng(luck.randrange(1, 2**32))
    checked = 0
    for step in range(MOST_STEPS):
        if (checked < CHECKED and (step < 5 or luck.chance(10))) or game.over():
            data = json.loads(json.dumps(game.dump()))
            cards = cards or cards_in(data)
            assert cards_in(data) == cards, "a card has appeared or disappeared"
            assert courtier.load(name, data).dump() == data, "a later dump is another position"
            checked += 1
        if game.over():
            assert len(game.scores()) == game.seats
            return
        choices = game.choices()
        assert choices, "somebody is asked who has no answer"
        game.step(choices[answers.below(len(choices))])
    raise AssertionError(f"the game does not end in {MOST_STEPS} answers")


def cards_in(dump: Dump) -> Counter[str]:
    """The cards by name, wherever they lie; numbers of cards that have no name of their own count too."""
    found: Counter[str] = Counter()
    if dump["game"] not in COUNTED:
        return found
    for field, value in dump.items():
        if field not in NOT_CARDS:
            count_words(value, found)
    found["scandal"] += dump.get("scandals", 0)
    found[STANDING_CARD] += sum(dump.get("standing", []))
    found.update(announced_events(dump))
    return +found


COUNTED = {"duhr", "hofverrat", "intrigue"}  # games whose zones hold every card by its name
STANDING_CARD = CARDS[STANDING]
NOT_CARDS = {
    "game",
    "deals",
    "options",
    "rng",
    "pending",
    "phase",
    "houses",
    "conspiracies",
    "agendas",
    "chosen",
    "missions",
}
PLACES = {"up", "down"}


def count_words(value: Any, found: Counter[str]) -> None:
    if isinstance(value, str):
        if value not in PLACES and not value.startswith(("table:", "district@")):
            found[value] += 1
    elif isinstance(value, dict):
        for each in value.values():
            count_words(each, found)
    elif isinstance(value, list):
        for each in value:
            count_words(each, found)


def announced_events(dump: Dump) -> list[str]:
    """Dûhr: an event card that is announced or resolved lies in no zone."""
    steps = dump["pending"] if dump["game"] == "duhr" else []
    found = [step[2] for step in steps if step[0] == "lay_away"]
    found += [step[2] - TRIGGERED_EVENT for step in steps if step[0] == "carry_out" and is_event(step[2])]
    return [f"event.{EVENTS[event]}" for event in found]


def is_event(deed: int) -> bool:
    return TRIGGERED_EVENT <= deed < NEGATION
