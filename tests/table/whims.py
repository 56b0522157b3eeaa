"""Anything that a visitor may take into his head: commands that are likely, and commands that are nonsense."""

from collections.abc import Callable
from typing import Any

from tests.table.evening import Person

from courtier.core.registry import kind
from courtier.laws.cases import Luck
from courtier.table.commands import (
    Accept,
    Agree,
    Answer,
    Back,
    Coach,
    Configure,
    Confirm,
    Counter,
    Decline,
    Draft,
    Drop,
    Entrust,
    Kick,
    Leave,
    Moment,
    Mute,
    Note,
    Offer,
    Order,
    React,
    Ready,
    Reclaim,
    Rematch,
    Remove,
    Resign,
    Say,
    SeatBot,
    ShareReview,
    Show,
    Sit,
    Speak,
    StandingOrder,
    Start,
    Tempo,
    Undo,
    Watch,
    Withdraw,
)
from courtier.table.phrases import PHRASES

Facts = dict[str, Any]
Whim = Callable[[Person, Luck], Facts]
SETTINGS: Facts = {
    "seats": [2, 3, 3, 4, 6],
    "pace": ["relaxed", "slow", "normal", "fast", "fast"],
    "options": [{"mission_noble_weight": 1}, {"mission_noble_weight": 7}, {"jesters": True}],
    "whispers": ["seen", "unseen", "none"],
    "watch": ["gallery", "gallery", "nobody"],
    "listed": [True, False],
    "undo": ["free", "consent", "consent", "none"],
    "steward": ["default", "random", "genius"],
    "bots": ["human", "fast"],
    "words": ["free", "phrases"],
    "title": ["Our table", ""],
    "lang": ["en", "de"],
    "campaign": [True, False],
}


def seat(person: Person, luck: Luck) -> int:
    return luck.randrange(len(person.evening.table.state.chairs) if luck.chance(95) else 6)


def number(person: Person, luck: Luck) -> int:
    """Of the question: mostly the right one."""
    asked: int | None = person.known.get("question")
    return asked if asked is not None and luck.chance(90) else luck.randrange(9)


def action(person: Person, luck: Luck) -> int:
    choices = person.choices() if person.known else []
    return luck.choice(choices) if choices and luck.chance(90) else luck.randrange(30)


def nothing(person: Person, luck: Luck) -> Facts:
    return {}


def sit(person: Person, luck: Luck) -> Facts:
    name = person.visitor.title() if luck.chance(80) else luck.choice(["Ann", " ", "Bo\x07", "Cäcilie"])
    return {"name": name, "seat": seat(person, luck) if luck.chance(60) else None}


def order(person: Person, luck: Luck) -> Facts:
    seats = list(range(len(person.evening.table.state.chairs)))
    luck.shuffle(seats)
    return {"seats": seats if luck.chance(90) else seats[1:]}


def configure(person: Person, luck: Luck) -> Facts:
    return {name: luck.choice(SETTINGS[name]) for name in luck.sample(sorted(SETTINGS), 2)}


def say(person: Person, luck: Luck) -> Facts:
    facts: Facts = {"to": [seat(person, luck), seat(person, luck)] if luck.chance(50) else None}
    if luck.chance(50):
        return facts | {"text": luck.choice(["psst", "Trust me.", " "])}
    return facts | {"phrase": luck.choice([*PHRASES, "nonsense"]), "about": seat(person, luck)}


def agree(person: Person, luck: Luck) -> Facts:
    return {"number": person.evening.table.state.undos, "yes": luck.chance(80)}


def offered(person: Person, luck: Luck) -> int:
    """The number of an offer: mostly of one that is open."""
    known = person.known.get("offers") or []
    return luck.choice([each.number for each in known]) if known and luck.chance(90) else luck.randrange(4)


def deal(person: Person, luck: Luck) -> Facts:
    """A deal with a neighbour, in which both give or promise something, or nonsense."""
    rules = person.evening.table.state.kind().deals
    seats = len(person.evening.table.state.chairs)
    you = (person.known.get("you") and person.known["you"].seat) or 0
    other = (you + 1 + luck.randrange(max(seats - 1, 1))) % seats
    if rules is None or luck.chance(5):
        return {"parties": [you, other], "clauses": luck.choice([[], [{"kind": "give"}], "all"])}
    return {"parties": [you, other], "clauses": [clause(rules, luck, *pair) for pair in ((you, other), (other, you))]}


def clause(rules: Any, luck: Luck, by: int, to: int) -> Facts:
    kind = luck.choice(["give", "give", "show", "refrain", "words"])
    made: Facts = {"kind": kind, "by": by, "to": to}
    if kind == "give":
        return made | ({"what": luck.choice(rules.goods)} if luck.chance(80) else {"picks": [luck.choice(rules.goods)]})
    if kind == "show":
        return made | {"what": luck.choice(rules.looks)}
    if kind == "words":
        return made | {"text": luck.choice(["my friendship", "  ", "silence"])}
    return made | {"verbs": [luck.choice(rules.verbs)], "whom": to}


LOBBY: dict[type[Any], Whim] = {
    Sit: sit,
    Leave: nothing,
    SeatBot: lambda p, luck: {
        "seat": seat(p, luck),
        "level": luck.choice(["random", "random", "greedy", "genius", None]),
    },
    Kick: lambda p, luck: {"seat": seat(p, luck)},
    Order: order,
    Configure: configure,
    Ready: lambda _, luck: {"ready": luck.chance(90), "entropy": luck.choice(["", "00ff"])},
    Start: nothing,
    Resign: nothing,
    Rematch: lambda _, luck: {"entropy": luck.choice(["", "beef"])},
    Coach: lambda _, luck: {"move": luck.choice(["next", "again", "end"])},
}
PLAY: dict[type[Any], Whim] = {
    Answer: lambda p, luck: {"question": number(p, luck), "action": action(p, luck)},
    Back: lambda p, luck: {"question": number(p, luck)},
    Draft: lambda p, luck: {"question": number(p, luck), "action": action(p, luck)},
    Drop: nothing,
    Confirm: lambda p, luck: {"question": number(p, luck)},
    Undo: nothing,
    Agree: agree,
    Moment: nothing,
    Reclaim: nothing,
    Entrust: lambda p, luck: {"seat": seat(p, luck)},
    Tempo: lambda _, luck: {"bots": luck.choice(["watch", "human", "fast", "skip"])},
}
DEALS: dict[type[Any], Whim] = {
    Offer: lambda p, luck: {"deal": deal(p, luck), "seconds": luck.choice([10, 60, 600])},
    Accept: lambda p, luck: {"offer": offered(p, luck)},
    Decline: lambda p, luck: {"offer": offered(p, luck)},
    Counter: lambda p, luck: {"offer": offered(p, luck), "deal": deal(p, luck)},
    Withdraw: lambda p, luck: {"offer": offered(p, luck)},
    StandingOrder: lambda _, luck: {
        "question": luck.choice(["negate", "negate", "main"]),
        "order": luck.choice(["pass", None, "nothing"]),
    },
}
TALK: dict[type[Any], Whim] = {
    Say: say,
    React: lambda p, luck: {
        "stamp": luck.choice(["bravo", "shame", "nonsense"]),
        **luck.choice([{"seat": seat(p, luck)}, {"line": luck.randrange(30)}, {"message": luck.randrange(6)}, {}]),
    },
    Mute: lambda p, luck: {"seat": seat(p, luck), "on": luck.chance(60)},
    Remove: lambda _, luck: {"message": luck.randrange(6)},
    Note: lambda _, luck: {"text": luck.choice(["", "trust nobody"])},
    Show: lambda _, luck: {"on": luck.chance(70)},
    ShareReview: lambda _, luck: {"on": luck.chance(70)},
    Watch: lambda p, luck: {"seat": seat(p, luck) if luck.chance(70) else None},
    Speak: lambda _, luck: {"lang": luck.choice(["en", "de"])},
}
ALL = LOBBY | PLAY | DEALS | TALK


def whim(person: Person, luck: Luck) -> tuple[type[Any], Facts]:
    """A command and its facts; what fits the phase comes more often."""
    phase = person.evening.table.state.phase
    if person.evening.table.state.undoing is not None and luck.chance(50):
        return Agree, agree(person, luck)
    likely = luck.choice([PLAY, PLAY, DEALS]) if phase == "play" else LOBBY
    pool = luck.choice([likely, likely, TALK, LOBBY if luck.chance(20) else TALK])
    commands: list[type[Any]] = [*pool, Undo, Agree] if pool is PLAY else list(pool)
    command = luck.choice(commands)
    return command, pool[command](person, luck)


def sensible(person: Person, luck: Luck) -> None:
    """One legal step of somebody who is asked: an answer, or in a game of drafts mostly a step of one."""
    draft = person.known["draft"]
    if draft is not None and draft.complete:
        person.confirms()
    elif draft is not None or (kind(person.known["view"]["game"]).draftable and luck.chance(50)):
        person.drafts(luck.choice(person.choices()))
    elif person.known["can_back"] and luck.chance(20):
        person.steps_back()
    else:
        person.answers(luck.choice(person.choices()))
