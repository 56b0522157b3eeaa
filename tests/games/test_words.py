"""Words for everything, in both languages, and no others: the same for every game. What exactly is said: `<game>/`."""

import re
from importlib import import_module
from string import Formatter
from typing import Any

import pytest
from tests.games.words import (
    GAMES,
    LANGUAGES,
    NAMES,
    Seen,
    every_event,
    glimpses,
    prompt,
    spoken,
    strings,
    tokens,
    views,
)

import courtier
from courtier.core.errors import BadSetup
from courtier.core.journal import zones
from courtier.core.registry import kind
from courtier.core.words import Tables

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def text_of(name: str) -> Any:
    return import_module(f"courtier.games.{name}.text")


# Words for everything


@each_game
@each_language
def test_all_that_is_said_in_a_game_is_said_in_its_language_without_a_gap(name: str, lang: str) -> None:
    said = {text for view in views(name) for text in strings(prompt(view, lang))}
    said |= {courtier.tell(line, lang, NAMES[:seats]) for line, seats in glimpses(name)}
    foreign = spoken(name).foreign(lang)
    for text in said:
        assert not re.search(r"[{}!_]|None|unknown|  |\.\.|@|[a-z][.:][a-z]|: ?\.|\(\)", text), text
        assert not foreign & tokens(text), text


@each_game
@each_language
def test_all_that_is_said_elsewhere_is_said_in_its_language(name: str, lang: str) -> None:
    game, own = kind(name), spoken(name)
    texts = [game.explain(question, lang) for question in game.questions] + own.elsewhere(lang)
    texts += [*game.glossary[lang], *game.glossary[lang].values(), *[option.help[lang] for option in game.options]]
    for text in texts:
        assert not re.search(r"[{}!]|None|unknown|  ", text), text
        assert not own.foreign(lang) & tokens(text), text


@each_game
def test_the_games_heard_hold_every_question_and_event_but_the_rarest(name: str) -> None:
    game, own = kind(name), spoken(name)
    asked = {each["question"] for view in views(name) for each in view["asked"]}
    assert set(game.questions) - asked <= set(own.rare_questions.split())
    told = {line["event"] for line, _ in glimpses(name)}
    assert {row.name for row in game.events} - told <= set(own.rare_events.split())


@each_game
@each_language
def test_every_event_is_told_to_everybody_in_one_sentence(name: str, lang: str) -> None:
    """Also to those who learn next to nothing of it."""
    for line, seats in glimpses(name) + every_event(name):
        text = courtier.tell(line, lang, NAMES[:seats])
        assert re.fullmatch(r"[A-Z0-9„][^.]*\.", text), text


@each_game
@each_language
def test_who_is_asked_hears_a_question_and_all_others_whom_they_wait_for(name: str, lang: str) -> None:
    for view in views(name):
        asked = prompt(view, lang)
        assert shape(asked["choices"]) == shape(view["choices"])
        if view["choices"]:
            assert asked["waiting"] is None
            assert asked["eyebrow"]
            assert asked["question"].endswith("?")
        else:
            assert asked["eyebrow"] == asked["question"] == ""
            assert asked["waiting"].endswith(".")


def shape(choices: list[Seen]) -> list[tuple[int, int]]:
    return [(choice["code"], len(choice["parts"])) for choice in choices]


@each_game
@each_language
def test_every_answer_has_words_of_its_own(name: str, lang: str) -> None:
    for view in views(name):
        choices = prompt(view, lang)["choices"]
        assert spoken(name).alike or len({choice["label"] for choice in choices}) == len(choices)
        for choice in choices:
            assert choice["label"]
            assert choice["commit"]
            assert all(choice["parts"])
            assert re.fullmatch(r"([A-Z0-9„].*[.)])?", choice["follows"]), choice["follows"]


@each_game
@each_language
def test_every_zone_of_a_view_has_a_name(name: str, lang: str) -> None:
    words = text_of(name).WORDS
    for view in views(name)[::20]:
        for zone in zones(view):
            assert words.spot_name(zone["id"], lang, NAMES, view["you"])


# The two languages


@each_game
def test_both_languages_have_the_same_keys(name: str) -> None:
    text = text_of(name)
    for table in {*Tables.__annotations__, *text.Text.__annotations__} - {"GLOSSARY"}:
        english, german = (getattr(text.TEXTS[lang], table) for lang in LANGUAGES)
        assert list(english) == list(german), table
        for key, forms in english.items():
            if isinstance(forms, dict):
                assert set(forms) == set(german[key]), f"{table} {key}"
    assert list(text.TEXTS["en"].EXPLAIN) == list(kind(name).questions)
    assert len(kind(name).glossary["en"]) == len(kind(name).glossary["de"])


@each_game
def test_both_languages_fill_the_same_gaps(name: str) -> None:
    english, german = (text_of(name).TEXTS[lang] for lang in LANGUAGES)
    for key, phrase in english.PHRASES.items():
        assert gaps(phrase) == gaps(german.PHRASES[key]), key
    for table in ("STORY", "WAITING"):
        for key, pair in getattr(english, table, {}).items():
            assert [gaps(each) for each in pair] == [gaps(each) for each in getattr(german, table)[key]], key


def gaps(phrase: str) -> set[str]:
    """`whose` is `who` declined."""
    return {"who" if name == "whose" else name for _, name, _, _ in Formatter().parse(phrase) if name}


@each_game
def test_no_phrase_is_left_unsaid(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    class Noted(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            used.add(key)
            return super().__getitem__(key)

    english = text_of(name).TEXTS["en"]
    monkeypatch.setattr(english, "PHRASES", Noted(english.PHRASES))
    monkeypatch.setattr(english, "STORY", Noted(english.STORY))
    for view in views(name):
        prompt(view, "en")
    for line, seats in glimpses(name) + every_event(name):
        courtier.tell(line, "en", NAMES[:seats])
    spoken(name).elsewhere("en")
    assert {*english.PHRASES, *english.STORY} - used <= set(spoken(name).rare.split())


@each_game
def test_a_language_that_is_not_there_is_refused(name: str) -> None:
    view, (line, seats) = views(name)[0], glimpses(name)[0]
    words = import_module(f"courtier.games.{name}.words")
    for call in (
        lambda: prompt(view, "fr"),
        lambda: courtier.tell(line, "fr", NAMES[:seats]),
        lambda: words.explain(kind(name).questions[0], "fr"),
        lambda: words.card_name(spoken(name).card, "fr"),
    ):
        with pytest.raises(BadSetup, match="unknown language 'fr'; expected en or de"):
            call()


@each_game
def test_a_question_that_is_not_there_is_refused(name: str) -> None:
    first, second = kind(name).questions[:2]
    with pytest.raises(BadSetup, match=f"unknown question 'riddle'; expected {first} or {second}"):
        kind(name).explain("riddle", "en")
