"""What is this game's own in its words. What all games have in common: `tests/games/test_words.py`."""

import re
from random import Random
from typing import Any

import pytest
from tests import untyped
from tests.games.intrigue.spoken import SPOKEN
from tests.games.words import NAMES, moments, prompt, tokens, views
from tests.rules import rule

import courtier
from courtier.core.errors import BadPosition, BadSetup
from courtier.core.game import Game
from courtier.core.journal import question_to
from courtier.core.registry import kind
from courtier.games.intrigue import words
from courtier.games.intrigue.actions import AGREE, OBJECT
from courtier.games.intrigue.cards import TYPES
from courtier.games.intrigue.deck import own_rows, rows
from courtier.games.intrigue.text import TEXTS

Seen = dict[str, Any]

each_language = pytest.mark.parametrize("lang", TEXTS)


def test_every_question_has_answers_and_somebody_to_wait_for() -> None:
    assert list(kind("intrigue").questions) == list(TEXTS["en"].WAITING)


def test_types_and_what_cards_do_are_refused_in_a_language_that_is_not_there() -> None:
    with pytest.raises(BadSetup, match="unknown language 'fr'; expected en or de"):
        words.type_name("asset", "fr")
    with pytest.raises(BadSetup, match="unknown language 'fr'; expected en or de"):
        words.card_text("asset.5", "fr")


# Nothing more than one may know


@rule("I-OBJ-6", "I/R-83")
def test_a_question_and_its_answers_have_the_same_words_whatever_one_holds() -> None:
    """Only what follows speaks of one's own cards: the words of an answer depend on its code alone."""
    labels: dict[tuple[str, int], set[str]] = {}
    questions: dict[str, set[str]] = {}
    for view in views("intrigue"):
        if view["choices"]:
            asked = prompt(view, "en")
            question = question_to(view)
            questions.setdefault(question, set()).add(without_names(asked["question"]))
            for choice in asked["choices"]:
                labels.setdefault((question, choice["code"]), set()).add(choice["label"])
    for (question, _), told in labels.items():
        assert len(told) == 1 or question == "vote", told
    for question in ("offer", "decide", "object", "put_down", "announce", "vote", "ready", "setup_draw"):
        assert len(questions[question]) == 1


def without_names(text: str) -> str:
    return re.sub("|".join(NAMES), "…", text)


@rule("I-TRADE-10", "I-OBJ-6", "I-ANN-13", "I/R-83")
def test_worlds_that_a_seat_cannot_tell_apart_are_asked_and_told_alike() -> None:
    """Two others exchange a card: seat 0 hears the same."""
    compared = 0
    random = Random(7)
    for game in moments("intrigue", 1):
        other = otherwise(game, random)
        if other is not None:
            for lang in TEXTS:
                assert prompt(untyped.view(game, 0), lang) == prompt(untyped.view(other, 0), lang)
            compared += 1
    assert compared > 20


def otherwise(game: Game, random: Random) -> Game | None:
    """The same game, but that two others hold each other's card, if they may; no answer is sealed at that moment."""
    world = game.dump()
    one, another = random.sample(range(1, game.seats), 2)
    if game.over() or not world["hands"][one] or not world["hands"][another] or random.random() < 0.7:
        return None
    if any(answer >= 0 for answer in world["answers"]):
        return None
    mine, theirs = random.choice(world["hands"][one]), random.choice(world["hands"][another])
    for seat, gone, come in ((one, mine, theirs), (another, theirs, mine)):
        world["hands"][seat].remove(gone)
        world["hands"][seat].append(come)
    try:
        return courtier.load("intrigue", world)
    except BadPosition:
        return None


# What is announced comes true


@rule("I-LEGAL-1", "I-LEGAL-2", "I-FINE-1", "I-FINE-5")
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_what_agreeing_may_cost_is_what_it_costs(number: int) -> None:
    checked = 0
    for game in moments("intrigue", number):
        for seat in game.actors():
            view = untyped.view(game, seat)
            if view["asked"][0]["question"] == "decide" and AGREE in game.legal(seat):
                follows = next(each["follows"] for each in prompt(view, "en")["choices"] if each["code"] == AGREE)
                checked += compare(follows, game.clone(), seat)
    assert checked > 5


def compare(follows: str, ahead: Game, seat: int) -> int:
    """All agree who can, and all object who can. Is the fine what was foretold?"""
    fines: dict[int, int] = {}
    accused = False
    ahead.recording = True
    while not fines and not accused and question(ahead) in ("decide", "object"):
        legal = ahead.legal(ahead.actor())
        ahead.step(next((code for code in legal if code in (AGREE, OBJECT)), legal[0]))
        for event in ahead.news:
            seen = untyped.glimpse(event, None)
            accused = accused or seen["event"] == "accused"
            if seen["event"] == "fined":
                fines[seen["seat"]] = seen["amount"]
    if not accused:
        return 0
    match = re.search(r"you (?:pay|owe) (\d+)", follows)
    assert fines.get(seat, 0) == (int(match[1]) if match else 0), follows
    return 1


def question(game: Game) -> str:
    asked = untyped.view(game, None)["asked"]
    return str(asked[0]["question"]) if asked else ""


@rule("I-ANN-5", "I-ANN-6", "I-OBJ-2")
def test_what_cannot_be_done_is_said_with_its_reason() -> None:
    for view in views("intrigue"):
        if not view["choices"]:
            continue
        asked = prompt(view, "en")
        kind_of_question = question_to(view)
        codes = [choice["code"] for choice in view["choices"]]
        follows = " ".join(choice["follows"] for choice in asked["choices"])
        if kind_of_question == "object":
            assert ("cannot object" in follows) == (OBJECT not in codes)
        if kind_of_question == "announce":
            assert ("cannot be announced" in follows) == (len(codes) == 1)


# The rules to read


@each_language
def test_the_rules_name_every_type_phase_and_number(lang: str) -> None:
    text = kind("intrigue").told_rules(lang)
    for name in [words.type_name(each, lang) for each in TYPES] + list(TEXTS[lang].PHASES.values())[1:]:
        assert name in text, name
    assert 5000 < len(text) < 12000
    assert not SPOKEN.foreign(lang) & tokens(text.partition("\n")[2])


# The names of things


def test_cards_colours_and_places_have_names() -> None:
    assert words.card_name("asset.5", "en") == "Asset 5"
    assert words.card_name("asset.5.illegal", "de") == "Vermögen 5 (illegal)"
    assert words.card_name("green.hook.8", "en") == "Hook 8 (green, illegal)"
    assert words.card_name("red.pact", "de") == "Pakt (Rot)"
    assert words.card_name("standing", "en") == "Standing"
    assert words.face_name("green.hook.8", "de") == "Haken 8 (Grün)"
    assert words.type_name("testimony", "de") == "Zeugnis"
    assert words.colour_name("purple", "de") == "Violett"
    assert words.phase_name("announcement", "de") == "Ankündigung"
    assert words.note_text("seven_for_seven", "en") == "7 or more for 7 or more"
    assert words.source_name("standing", "de") == "Ansehen"
    assert words.back_name("5 illegal", "de") == "5 illegal"
    assert words.spot_name("pile@1", "en", NAMES) == "Bob’s own pile"
    assert words.spot_name("pile@1", "de", NAMES, you=1) == "dein Stapel"
    assert words.spot_name("hand@0", "en", ["Hans"], you=1) == "Hans’ hand"


def test_an_owners_words_and_numbers_are_used() -> None:
    given: Seen = {
        "type": [{"id": "asset", "name": {"en": "Estate", "de": "Gut"}}],
        "card": [{"id": "asset.1", "number": 3, "legal": False}],
    }
    assert words.card_name("asset.1", "de", rows(given)) == "Gut 3 (illegal)"
    game = courtier.new("intrigue", 3, 1, {"cards": given})
    random = Random(1)
    heard = ""
    while not game.over():
        heard += str(untyped.prompt(untyped.view(game, game.actor()), "de", NAMES[:3]))
        game.step(random.choice(game.choices()))
    assert "Gut 3 (illegal)" in heard
    assert "Vermögen" not in heard
    assert words.card_text("asset.5", "en", own_rows()) == "No effect; pays fines and counts at the end."
