"""What people at the table do and see, in words. Codes are read from the game's own table of actions."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games import seeing
from tests.games.intrigue.table import NAMES, code_name, said

import courtier
from courtier.core.event import Event
from courtier.core.game import Game
from courtier.core.registry import kind

GALLERY = seeing.GALLERY
heard = seeing.heard
told = seeing.told
zones = seeing.zones
NOTES = {
    "": "none",
    "pact for pact": "pact_for_pact",
    "legal for legal": "legal_for_legal",
    "7 for 7": "seven_for_seven",
}
INVITATION = re.compile(r"invite seat (\d), note (\w+)")
MEANINGS = [kind("intrigue").meaning(code) for code in range(kind("intrigue").actions)]
CODES = {words: code for code, words in enumerate(MEANINGS)}

each_count = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def new(seats: int, seed: int, **options: Any) -> Game:
    return courtier.new("intrigue", seats, seed, options, recording=True)


# Words and codes


def code(words: str) -> int:
    """The code of an answer: "asset 9!", "Bob", "invite Bob: pact for pact", "claim hook", "agree"."""
    if words in NAMES:
        return CODES[f"seat {NAMES.index(words)}"]
    if words.startswith("invite "):
        name, _, note = words.removeprefix("invite ").partition(": ")
        return CODES[f"invite seat {NAMES.index(name)}, note {NOTES[note]}"]
    if words.startswith("claim "):
        return CODES[f"claim to offer: {words.removeprefix('claim ')}"]
    card = f"the card {code_name(words)}"
    return CODES[card] if card in CODES else CODES[words]


def in_words(action: int) -> str:
    meaning = MEANINGS[action]
    if meaning.startswith("seat "):
        return NAMES[int(meaning[5:])]
    if found := INVITATION.fullmatch(meaning):
        note = next(words for words, name in NOTES.items() if name == found[2])
        return f"invite {NAMES[int(found[1])]}" + (f": {note}" if note else "")
    if meaning.startswith("the card "):
        return said(meaning[9:])
    return meaning.replace("claim to offer:", "claim")


# Being asked


def asked(game: Game) -> str | None:
    """The open question, as the gallery sees it."""
    questions = courtier.view(game, GALLERY)["asked"]
    return str(questions[0]["question"]) if questions else None


def circle(game: Game) -> list[str]:
    """Who is asked, in the order of hearing."""
    return [NAMES[each["seat"]] for each in courtier.view(game, GALLERY)["asked"]]


def answers(game: Game, name: str = "") -> list[str]:
    """What that person, or the next one asked, may answer."""
    seat = NAMES.index(name) if name else game.actor()
    return [in_words(action) for action in game.legal(seat)]


def default(game: Game, name: str = "") -> str:
    return in_words(game.default(NAMES.index(name) if name else game.actor()))


def public_circle(game: Game) -> list[str]:
    """Who has to be asked for the vote, a card or a draw, by what the gallery sees (ledger, appendix C)."""
    facts, sizes = more(game), {name: zone.get("count", 0) for name, zone in zones(game).items()}
    seats = [(facts["start"] + step) % game.seats for step in range(game.seats)]
    living = [seat for seat in seats if seat in facts["living"]]
    question = asked(game)
    if question == "put_down":
        living = [seat for seat in living if sizes[f"hand@{seat}"]]
    if question == "draw_source" and not sizes["draw"] + sizes["discard"]:
        living = [seat for seat in living if sizes[f"pile@{seat}"]]
    if question == "vote":
        hooked = [each["target"] for each in facts["hooks"]]
        living = [seat for seat in living if seat not in facts["threatened"] and seat not in hooked]
    return [NAMES[seat] for seat in living]


# Doing


def say(game: Game, name: str, words: str) -> list[Event]:
    """One answer."""
    game.apply(NAMES.index(name), code(words))
    return list(game.news)


def do(game: Game, *lines: str) -> list[Event]:
    """Several: "Ann: pass", "Bob: asset 3"."""
    news: list[Event] = []
    for line in lines:
        name, _, words = line.partition(": ")
        news += say(game, name, words)
    return news


def everybody(game: Game, words: str) -> list[Event]:
    """All who are asked answer the same."""
    return do(game, *[f"{NAMES[seat]}: {words}" for seat in game.actors()])


def default_all(game: Game) -> list[Event]:
    """All who are asked give the default answer."""
    return do(game, *[f"{NAMES[seat]}: {in_words(game.default(seat))}" for seat in game.actors()])


def until(game: Game, *questions: str) -> list[Event]:
    """Default answers until one of these is asked, or the game is over."""
    news: list[Event] = []
    while not game.over() and asked(game) not in questions:
        news += default_all(game)
    return news


def trade(
    game: Game, by: str, card: str, with_: str, other: str, agree: str = "", objects: str = "", invites: bool = True
) -> list[Event]:
    """A trade until fines are due or it is over: who agrees, "Ann Bob"; who objects, "Cat Dan".

    Where only one answer is left it is given. Without `invites` the trade is one that a Favour has opened.
    """
    news = say(game, by, f"invite {with_}") if invites else []
    news += do(game, f"{by}: {card}", f"{with_}: {other}")
    return news + decide(game, agree, objects)


def decide(game: Game, agree: str = "", objects: str = "") -> list[Event]:
    """From the decisions on."""
    news: list[Event] = []
    for seat in game.actors():
        wanted = "agree" if NAMES[seat] in agree.split() else "deny"
        open_to = answers(game, NAMES[seat])
        assert wanted in open_to or not agree, f"{NAMES[seat]} cannot {wanted}"
        news += say(game, NAMES[seat], wanted if wanted in open_to else open_to[0])
    return news + object_all(game, objects)


def object_all(game: Game, objects: str = "") -> list[Event]:
    """Those named object, the others pass."""
    names = [NAMES[seat] for seat in game.actors()]
    return do(game, *[f"{name}: {'object' if name in objects.split() else 'pass'}" for name in names])


def pass_all(game: Game) -> list[Event]:
    """Nobody uses the chance to trade any more."""
    news: list[Event] = []
    while asked(game) == "invite":
        news += say(game, NAMES[game.actor()], "pass")
    return news


def put_down(game: Game, **cards: str) -> list[Event]:
    """Ann="Bob hook 8"; who is not named puts the default card down."""
    assert asked(game) == "put_down"
    names = [NAMES[seat] for seat in game.actors()]
    return do(game, *[f"{name}: {cards.get(name, default(game, name))}" for name in names])


def announce(game: Game, **cards: str) -> list[Event]:
    """All put a card down and those named here turn it up: until a question comes of it, or the table is cleared."""
    news = put_down(game, **cards)
    names = [NAMES[seat] for seat in game.actors()]
    return news + do(game, *[f"{name}: {'announce' if name in cards else 'keep down'}" for name in names])


def vote(game: Game, **votes: str) -> list[Event]:
    """Ann="Bob" for all who vote freely."""
    assert asked(game) == "vote"
    return do(game, *[f"{NAMES[seat]}: {votes[NAMES[seat]]}" for seat in game.actors()])


def draw(game: Game, **sources: str) -> list[Event]:
    """Ann="own pile"; who is not named names the default."""
    assert asked(game) in ("draw_source", "setup_draw")
    names = [NAMES[seat] for seat in game.actors()]
    return do(game, *[f"{name}: {sources.get(name, default(game, name))}" for name in names])


def moments(game: Game, seed: int) -> Iterator[Game]:
    """Random play: the game before every answer, and when it is over."""
    random = Random(seed)
    while not game.over():
        yield game
        seat = random.choice(game.actors())
        game.apply(seat, random.choice(game.legal(seat)))
    yield game


def finished(seats: int, seed: int, **options: Any) -> Game:
    """A game played at random to its end."""
    game = new(seats, seed, **options)
    for _ in moments(game, seed):
        pass
    return game


# The truth


def hand(game: Game, name: str) -> list[str]:
    return [said(each) for each in game.dump()["hands"][NAMES.index(name)]]


def hands(game: Game) -> dict[str, list[str]]:
    return {name: hand(game, name) for name in NAMES[: game.seats]}


def standing(game: Game, name: str) -> int:
    count: int = game.dump()["standing"][NAMES.index(name)]
    return count


def standings(game: Game) -> list[int]:
    return list(game.dump()["standing"])


def pile(game: Game, name: str) -> list[str]:
    """The personal pile from the top."""
    return [said(each) for each in reversed(game.dump()["piles"][NAMES.index(name)])]


def draw_pile(game: Game) -> list[str]:
    """From the top."""
    return [said(each) for each in reversed(game.dump()["draw"])]


def discards(game: Game) -> list[str]:
    """The discard pile, sorted."""
    return sorted(said(each) for each in game.dump()["discard"])


def removed(game: Game) -> list[str]:
    """What left the game before the eyes of all."""
    return [said(each) for each in game.dump()["removed"]]


def boxed(game: Game) -> list[str]:
    """What is out of the game unseen."""
    return sorted(said(each) for each in game.dump()["boxed"])


def lying(game: Game, name: str) -> str | None:
    """The card that person has put down."""
    card = game.dump()["table"][NAMES.index(name)]
    return None if card is None else said(card)


def offers(game: Game) -> list[str | None]:
    """The cards on offer: of the initiator, of the partner."""
    return [None if card is None else said(card) for card in game.dump()["trade"]["offers"]]


def living(game: Game) -> list[str]:
    return [NAMES[seat] for seat in courtier.view(game, GALLERY)["more"]["living"]]


def start(game: Game) -> str:
    """Who has the marker."""
    return NAMES[courtier.view(game, GALLERY)["more"]["start"]]


def phase(game: Game) -> str:
    return str(courtier.view(game, GALLERY)["more"]["phase"])


def round_of(game: Game) -> int:
    number: int = courtier.view(game, GALLERY)["more"]["round"]
    return number


def whole(game: Game) -> Counter[str]:
    """Every card, wherever it is."""
    data = game.dump()
    places = [*data["hands"], *data["piles"], data["draw"], data["discard"], data["removed"], data["boxed"]]
    places += [data["table"], data["trade"]["offers"], ["standing"] * sum(data["standing"])]
    return Counter(said(card) for place in places for card in place if card is not None)


# The end


def winners(game: Game) -> list[str]:
    return [NAMES[seat] for seat in game.winners()]


def places(game: Game) -> list[int]:
    return list(courtier.view(game, GALLERY)["more"]["places"])


def reason(game: Game) -> str:
    return str(courtier.view(game, GALLERY)["more"]["reason"])


# Seeing


def kinds(news: list[Event], *wanted: str) -> list[str]:
    """What happened, in order; only those kinds where some are named."""
    found = [line["event"] for line in told(news, GALLERY)]
    return [each for each in found if each in wanted] if wanted else found


def seen(game: Game, zone: str, seat: int | None = GALLERY) -> list[str] | int:
    """The cards of a zone as a seat sees them, or only their number."""
    found = zones(game, seat)[zone]
    if "cards" not in found:
        return int(found["count"])
    return [each if isinstance(each, str) else said(each["kind"]) for each in found["cards"]]


def more(game: Game, seat: int | None = GALLERY) -> dict[str, Any]:
    facts: dict[str, Any] = courtier.view(game, seat)["more"]
    return facts


def sight(game: Game, *seats: int | None) -> str:
    """The views of these seats with all they are offered, to the byte."""
    return json.dumps([[courtier.view(game, seat), offered(game, seat)] for seat in seats])


def offered(game: Game, seat: int | None) -> list[int]:
    return [] if seat is None else list(game.legal(seat))


def all_viewers(game: Game) -> list[int | None]:
    return [GALLERY, *range(game.seats)]


def same_news(one: list[Event], other: list[Event], *seats: int | None) -> bool:
    """Are these seats told the same, to the byte?"""
    return all(json.dumps(told(one, seat)) == json.dumps(told(other, seat)) for seat in seats)
