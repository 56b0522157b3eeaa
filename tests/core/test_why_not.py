"""Why something cannot be chosen: every game has words for all that lies in sight, from the seat's own view."""

from typing import Any

import pytest

import courtier
from courtier.core.errors import BadSetup
from courtier.core.journal import zones
from courtier.core.registry import kind, own_names
from courtier.core.rng import Rng
from courtier.core.why_not import is_offered, why_not

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve"]
STEPS = 160


def parts(view: Any) -> list[str]:
    """Everything in a view that can be pointed at."""
    found = [f"seat:{each['seat']}" for each in view["seats"]]
    for zone in zones(view):
        found.append(zone["id"])
        found += [f"{zone['id']}:{place}" for place in range(len(zone.get("cards", [])))]
    return found


@pytest.mark.parametrize("name", sorted(own_names()))
def test_all_that_cannot_be_chosen_has_a_reason(name: str) -> None:
    game, rng = courtier.new(name, seats=4, seed=3), Rng(4)
    heard: set[str] = set()
    for step in range(STEPS):
        if game.over():
            break
        seat = game.actor()
        view: Any = courtier.view(game, seat)
        for part in parts(view) if step % 5 == 0 else []:
            told = [why_not(kind(name), view, part, lang, NAMES) for lang in ("en", "de")]
            assert [bool(words) for words in told] == [not is_offered(view, part)] * 2, part
            heard.add(told[0])
        codes = game.legal(seat)
        game.apply(seat, codes[rng.below(len(codes))])
    own = [words for words in heard if words and not words.startswith("Not part of this question")]
    assert len(own) >= 2, "no reason of the game's own was heard"


def asked(name: str, question: str, seed: int = 1, seats: int = 4) -> Any:
    """The view of the first seat that is asked this, in a random game."""
    rng = Rng(seed)
    for number in range(40):
        game = courtier.new(name, seats=seats, seed=seed + number)
        while not game.over():
            view: Any = courtier.view(game, game.actor())
            if any(each["question"] == question and each["seat"] == view["you"] for each in view["asked"]):
                yield view
            codes = game.legal(game.actor())
            game.apply(game.actor(), codes[rng.below(len(codes))])


def first_reason(name: str, question: str, wanted: str, lang: str = "en") -> bool:
    """Is that said of anything, at some question of this name?"""
    return any(
        wanted in why_not(kind(name), view, part, lang, NAMES) for view in asked(name, question) for part in parts(view)
    )


@pytest.mark.parametrize(
    ("name", "question", "wanted"),
    [
        ("hofverrat", "lay", "You have laid a card at the table already"),
        ("hofverrat", "lay", "in another’s district already"),
        ("hofverrat", "choose_victim", "A guard is safe from assassins"),
        ("hofverrat", "choose_victim", "reaches only cards of the area"),
        ("hofverrat", "choose_victim", "cannot remove itself"),
        ("duhr", "negate", "of this one you hold only one"),
        ("duhr", "main", "Only its owner reveals this conspiracy"),
        ("intrigue", "pay_fine", "A fine of 5 needs one card of 5 or more"),
        ("intrigue", "put_down", "Pacts cannot be put down"),
        ("cutthroat", "choose_start", "This land belongs to"),
        ("cutthroat", "assault", "you need a card of its colour"),
        ("cutthroat", "defend", "a card of the attacking colour only"),
    ],
)
def test_reasons_of_the_rules(name: str, question: str, wanted: str) -> None:
    assert first_reason(name, question, wanted)


def test_what_the_view_does_not_hold_is_refused() -> None:
    view = next(asked("hofverrat", "lay"))
    for part in ("hand:99", "nowhere", "seat:7", "district@1:x", ""):
        with pytest.raises(BadSetup, match="holds nothing of the id"):
            why_not(kind("hofverrat"), view, part, "en", NAMES)


def test_who_is_not_asked_is_told_nothing() -> None:
    view = next(asked("hofverrat", "lay"))
    view = {**view, "choices": []}
    assert why_not(kind("hofverrat"), view, "hand:0", "en", NAMES) == ""
