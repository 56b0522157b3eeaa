"""What people at the table do and see, in words. Codes are decoded here from the ledger (H-DEC-8)."""

import json
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests import untyped
from tests.games import seeing
from tests.games.hofverrat.table import FAMILIES, NAMES, card, short, table

import courtier
from courtier.core.event import Event
from courtier.core.game import Game
from courtier.games.hofverrat.court import Court

TARGETS = ("above", "below", *NAMES)
SPARE = 21
PLACE = 22
GALLERY = seeing.GALLERY
heard = seeing.heard
moments = seeing.moments
told = seeing.told
zones = seeing.zones
STATUS = {1: "esteemed", 0: "neutral", -1: "in disgrace"}
TURNS = {2: 10, 3: 8, 4: 7, 5: 6}
BOX = {2: 30, 3: 18, 4: 6, 5: 0}

each_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


# Doing


def new(seats: int, seed: int, **options: Any) -> Court:
    game = courtier.new("hofverrat", seats, seed, options, recording=True)
    assert isinstance(game, Court)
    return game


def code(slot: int, target: str) -> int:
    return slot * len(TARGETS) + TARGETS.index(target)


def lay(game: Game, words: str, target: str) -> list[Event]:
    """Whose turn it is lays that card there. A name is that person's district."""
    seat = game.actor()
    slot = hand(game, NAMES[seat]).index(words)
    game.apply(seat, code(slot, target))
    return game.news


def turn(game: Game, *lays: str) -> list[Event]:
    """Several lays, as in "carp o above"; nobody is removed."""
    news: list[Event] = []
    for words in lays:
        name, _, target = words.rpartition(" ")
        news += lay(game, name, target)
        if asked(game) == "choose_victim":
            news += spare(game)
    return news


def remove(game: Game, place: int) -> list[Event]:
    game.step(PLACE + place)
    return game.news


def spare(game: Game) -> list[Event]:
    game.step(SPARE)
    return game.news


def finished(seats: int, seed: int, **options: Any) -> Court:
    """A game played at random to its end."""
    game = new(seats, seed, **options)
    for _ in moments(game, seed):
        pass
    return game


def there(target: str, cards: str) -> dict[str, Any]:
    """Words for `table` that put the cards into the area of that target."""
    return {"table": cards} if target in ("above", "below") else {"districts": {target: cards}}


# Being asked


def asked(game: Game) -> str | None:
    """The open question, as the gallery sees it."""
    questions = untyped.view(game, GALLERY)["asked"]
    return str(questions[0]["question"]) if questions else None


def answers(game: Game) -> list[str]:
    """What may be answered: "0 above" lays the first card there; "spare"; "place 3"."""
    return [in_words(action) for action in game.choices()]


def in_words(action: int) -> str:
    if action < SPARE:
        slot, target = divmod(action, len(TARGETS))
        return f"{slot} {TARGETS[target]}"
    return "spare" if action == SPARE else f"place {action - PLACE}"


# The truth


def hand(game: Game, name: str) -> list[str]:
    return [short(each) for each in game.dump()["hands"][NAMES.index(name)]]


def lying(game: Game, where: str) -> list[str]:
    """The cards at the "table", with their side, or in a person's district."""
    if where == "table":
        rows = game.dump()["areas"]["table"]
        return [f"{short(row[0])} {row[1].partition(':')[2]}" for row in rows]
    return [short(row[0]) for row in game.dump()["areas"][f"district@{NAMES.index(where)}"]]


def areas(game: Game) -> dict[str, list[str]]:
    """The table and all districts."""
    names = ["table", *NAMES[: game.seats]]
    return {name: lying(game, name) for name in names}


def removed(game: Game) -> list[str]:
    return [short(row[0]) for row in game.dump()["removed"]]


# The end


def status(game: Court) -> dict[str, str]:
    """By family, when the game is over."""
    standing = game.final_sheet().standing
    return {family: STATUS[standing[place]] for place, family in enumerate(FAMILIES)}


def points(game: Game, name: str, source: str) -> int:
    """What a family or a mission gave a person in the end."""
    sources = untyped.view(game, GALLERY)["result"]["sources"][NAMES.index(name)]
    found: int = next(each["points"] for each in sources if each["source"] == source)
    return found


def district_points(game: Game, name: str) -> int:
    return sum(points(game, name, family) for family in FAMILIES)


def fulfils(name: str, mission: str, hands: str = "Ann | Bob | Cat", **words: Any) -> bool:
    """Is the mission fulfilled by that person when the game ends like this?"""
    game = table(hands, missions={name: mission}, **words)
    gained = points(game, name, mission)
    assert gained in (0, 3)
    return gained == 3


# Seeing


def kinds(news: list[Event]) -> list[str]:
    return [line["event"] for line in told(news, GALLERY)]


def zone(game: Game, name: str, seat: int | None = GALLERY) -> dict[str, Any]:
    """A zone of a seat's view."""
    return zones(game, seat)[name]


def seen(game: Game, name: str, seat: int | None = GALLERY) -> list[str]:
    """The cards of a zone as a seat sees them."""
    return [each["kind"] for each in zone(game, name, seat)["cards"]]


def standing(game: Game, family: str) -> tuple[int, int]:
    """The weights above and below by the cards in sight."""
    above, below = untyped.view(game, GALLERY)["more"]["standing"][family]
    return above, below


def sight(game: Game, *seats: int | None) -> str:
    """The views of these seats with all they are offered, to the byte."""
    return json.dumps([[untyped.view(game, seat), offered(game, seat)] for seat in seats])


def offered(game: Game, seat: int | None) -> list[int]:
    return [] if seat is None else list(game.legal(seat))


def everybody(game: Game) -> list[int | None]:
    return [GALLERY, *range(game.seats)]


def same_news(one: list[Event], other: list[Event], *seats: int | None) -> bool:
    """Are these seats told the same, to the byte?"""
    return all(json.dumps(told(one, seat)) == json.dumps(told(other, seat)) for seat in seats)


# Twins


def load(data: dict[str, Any]) -> Court:
    game = courtier.load("hofverrat", data)
    assert isinstance(game, Court)
    game.recording = True
    return game


def swapped(game: Game, one: str, other: str) -> Court:
    """The same game, but wherever the one card is, the other is, and vice versa."""
    twins = {card(one): card(other), card(other): card(one)}
    return load(renamed(game.dump(), twins))


def renamed(data: Any, names: dict[str, str]) -> Any:
    """The same dump with other names."""
    if isinstance(data, dict):
        return {key: renamed(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [renamed(value, names) for value in data]
    return names.get(data, data) if isinstance(data, str) else data


def unlike(game: Game, seat: int | None, seed: int) -> Court:
    """A game that differs in everything the seat may not know, before the end (ledger §5)."""
    random = Random(seed)
    data = json.loads(json.dumps(game.dump()))
    hidden = [data["box"], data["pile"], *data["hands"]]
    if seat is not None:
        hidden.remove(data["hands"][seat])
    places = [(cards, place) for cards in hidden for place in range(len(cards))]
    lying = [row for area in [*data["areas"].values(), data["removed"]] for row in area]
    face_down = [(row, 0) for row in lying if row[0].endswith(".spy")]
    spies = [(cards, place) for cards, place in places if cards[place].endswith(".spy")]
    mix(spies + face_down, random)
    mix(places, random)
    for colour in (0, 10):
        own = colour + seat if seat is not None else -1
        mix([(data["missions"], colour + k) for k in range(10) if colour + k != own], random)
    return load(data)


def mix(places: list[tuple[list[Any], int]], random: Random) -> None:
    values = [cards[place] for cards, place in places]
    random.shuffle(values)
    for (cards, place), value in zip(places, values, strict=True):
        cards[place] = value


def is_next(before: list[Any], after: list[Any]) -> bool:
    """Has nothing moved, but for at most one card put last or one taken out?"""
    taken_out = [before[:place] + before[place + 1 :] for place in range(len(before))]
    return after == before or after[:-1] == before or after in taken_out


def steps(dumps: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    return pairwise(dumps)
