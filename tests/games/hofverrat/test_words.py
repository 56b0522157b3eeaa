"""Words for everything, in both languages, and no others. What exactly is said: `test_words_*.py`."""

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Any

import pytest
from tests.games.hofverrat.play import each_count, everybody, lay, moments, new, told
from tests.games.hofverrat.table import BOB, NAMES, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadSetup
from courtier.core.game import Game
from courtier.core.registry import kind
from courtier.games.hofverrat import words
from courtier.games.hofverrat.actions import ACTION_COUNT
from courtier.games.hofverrat.cards import CARDS, FAMILIES
from courtier.games.hofverrat.deck import own_rows, rows
from courtier.games.hofverrat.events import MISSIONS, TABLE_OF_SIGHT
from courtier.games.hofverrat.text import TEXTS, de, en

Seen = dict[str, Any]

ENGLISH = """
    the of your you and with lay lays laid keep keeps table card cards spy turn turns draw draws from noble guard
    courtier above below is are by district butterfly toad hare stag carp it then nobody everyone game
"""
GERMAN = """
    der die das und oder mit legt legst gelegt tafel karte karten spion zug zieht von aus adliger wächter höfling
    oben unten ist sind bezirk kröte hase hirsch karpfen er danach niemand alle spiel du dein
"""
FOREIGN = {"en": set(GERMAN.split()), "de": set(ENGLISH.split())}
each_language = pytest.mark.parametrize("lang", TEXTS)


@cache
def views(seats: int) -> list[Seen]:
    """What everybody sees in a random game, at every moment."""
    return [courtier.view(game, seat) for game in moments(new(seats, seats), seats) for seat in everybody(game)]


@cache
def glimpses(seats: int) -> list[Seen]:
    """What everybody is told in a random game."""
    return [
        line for game in moments(new(seats, seats), seats) for seat in everybody(game) for line in told(game.news, seat)
    ]


def said(seats: int, lang: str) -> set[str]:
    """All that is said in those games."""
    names = NAMES[:seats]
    asked = [courtier.prompt(view, lang, names) for view in views(seats)]
    return {*strings(asked), *[courtier.tell(line, lang, names) for line in glimpses(seats)]}


def said_elsewhere(lang: str) -> list[str]:
    """All that is said outside of a game."""
    texts = [words.explain(question, lang) for question in kind("hofverrat").questions]
    texts += [*words.GLOSSARY[lang], *words.GLOSSARY[lang].values()]
    texts += [words.card_name(card, lang) for card in (*CARDS, "spy", *MISSIONS)]
    texts += [words.source_name(source, lang) for source in (*FAMILIES, *MISSIONS)]
    texts += [words.mission_text(mission, lang, {}) for mission in MISSIONS]
    texts += [row["text"][lang] for row in own_rows()["role"]]
    return texts


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


# Words for everything


@each_count
@each_language
def test_all_that_is_said_in_a_game_is_said_in_its_language_without_a_gap(lang: str, seats: int) -> None:
    for text in said(seats, lang):
        assert not re.search(r"[{}!]|None|unknown|  |\.\.|@|[a-z][.:][a-z]", text), text
        assert not FOREIGN[lang] & tokens(text), text


@each_language
def test_all_that_is_said_elsewhere_is_said_in_its_language(lang: str) -> None:
    for text in said_elsewhere(lang):
        assert not re.search(r"[{}!]|None|unknown|  ", text), text
        assert not FOREIGN[lang] & tokens(text), text


def tokens(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


def test_the_games_heard_hold_every_event_and_question() -> None:
    heard = {line["event"] for seats in (2, 3, 4, 5) for line in glimpses(seats)}
    assert heard == {row.name for row in TABLE_OF_SIGHT}
    asked = {each["question"] for view in views(5) for each in view["asked"]}
    assert asked == set(kind("hofverrat").questions) == set(en.EXPLAIN)


@each_language
def test_every_event_is_told_in_one_sentence(lang: str) -> None:
    for line in glimpses(3):
        text = courtier.tell(line, lang, NAMES[:3])
        assert re.fullmatch(r"[A-Z][^.]*\.", text), text


@each_language
def test_who_is_asked_hears_a_question_and_all_others_whom_they_wait_for(lang: str) -> None:
    for view in views(4):
        prompt = courtier.prompt(view, lang, NAMES[:4])
        assert shape(prompt["choices"]) == shape(view["choices"])
        if view["choices"]:
            assert prompt["waiting"] is None
            assert prompt["question"].endswith("?")
        else:
            assert prompt["eyebrow"] == prompt["question"] == ""
            assert prompt["waiting"].endswith(".")


def shape(choices: list[Seen]) -> list[tuple[int, int]]:
    return [(choice["code"], len(choice["parts"])) for choice in choices]


@each_language
def test_every_action_code_has_words(lang: str) -> None:
    """The largest district that can be asked about holds 29 victims."""
    crowd = "hare ooonnnaa, stag ooonnnaa, toad ooonnns, carp ooonns"
    game = table("Ann: toad a | Bob", districts={"Bob": crowd}, used="table home")
    lay(game, "toad a", "Bob")
    asked = courtier.prompt(courtier.view(game, 0), lang, NAMES[:2])
    codes = {choice["code"] for choice in asked["choices"]}
    assert codes | {choice["code"] for view in views(5) for choice in view["choices"]} == set(range(ACTION_COUNT))


# What is announced comes true


@each_count
@rule("H/A-17")
def test_what_follows_is_what_happens(seats: int) -> None:
    for game in moments(new(seats, seats), seats):
        for seat in game.actors():
            asked = courtier.prompt(courtier.view(game, seat), "en", NAMES[:seats])
            for choice in asked["choices"]:
                ahead = game.clone()
                ahead.step(choice["code"])
                compare(choice["follows"], game, ahead, seat)


def compare(follows: str, game: Game, ahead: Game, seat: int) -> None:
    view = courtier.view(ahead, seat)
    strikes = {"seat": seat, "question": "choose_victim"} in view["asked"]
    assert ("you may remove" in follows) == strikes
    if match := re.search(r"one of (\d+) courtiers", follows):
        assert len(ahead.legal(seat)) == 1 + int(match[1])
    ends = "you draw" in follows or "pile is empty" in follows
    assert ends == (ahead.turn > game.turn)
    assert ("the game is over" in follows) == ahead.over()
    for families, above, below, standing in re.findall(r"(\w+) come to (\d+):(\d+), ([\w ]+)", follows):
        family = next(each for each, plural in en.FAMILIES.items() if plural == families.lower())
        assert ahead.over() or view["more"]["standing"][family] == [int(above), int(below)]
        assert words.standing_word(int(above), int(below), "en") == standing


# The two languages


TABLES = ["FAMILY", "FAMILIES", "MEMBER", "COMPOUND", "STANDING", "COUNTED", "ZONES", "PHRASES", "STORY", "EXPLAIN"]


@pytest.mark.parametrize("name", TABLES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    assert list(getattr(en, name)) == list(getattr(de, name))


def test_both_languages_have_the_same_places_and_as_many_terms() -> None:
    english, german = ({case: set(places) for case, places in text.PLACES.items()} for text in (en, de))
    assert english == german
    assert len(words.GLOSSARY["en"]) == len(words.GLOSSARY["de"])


def test_both_languages_fill_the_same_gaps() -> None:
    for key, phrase in en.PHRASES.items():
        assert gaps(phrase) == gaps(de.PHRASES[key]), key
    for key, (to_doer, to_others) in en.STORY.items():
        assert gaps(to_doer) == gaps(de.STORY[key][0]), key
        assert gaps(to_others) == gaps(de.STORY[key][1]), key


def gaps(phrase: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


def test_no_phrase_is_left_unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    class Noted(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            used.add(key)
            return super().__getitem__(key)

    monkeypatch.setattr(en, "PHRASES", Noted(en.PHRASES))
    monkeypatch.setattr(en, "STORY", Noted(en.STORY))
    for seats in (2, 3, 4, 5):
        said(seats, "en")
    said_elsewhere("en")
    rare = {"counts_times", "judged_absent", "over_together", "you"}  # heard in test_words_*.py
    assert {*en.PHRASES, *en.STORY} - used <= rare


def test_a_language_that_is_not_there_is_refused() -> None:
    view, line = views(2)[0], glimpses(2)[0]
    for call in (
        lambda: courtier.prompt(view, "fr", NAMES[:2]),
        lambda: courtier.tell(line, "fr", NAMES[:2]),
        lambda: words.explain("lay", "fr"),
        lambda: words.card_name("hare.noble", "fr"),
    ):
        with pytest.raises(BadSetup, match="unknown language 'fr'; expected en or de"):
            call()


def test_a_question_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown question 'trade'; expected lay or choose_victim"):
        words.explain("trade", "en")


# The names of things


def test_cards_families_and_places_have_names() -> None:
    assert words.card_name("hare.noble", "en") == "hare noble"
    assert words.card_name("hare.noble", "de") == "Hasen-Adliger"
    assert words.card_name("spy", "de") == "verdeckter Spion"
    assert words.card_name("L3", "en") == "Few nightingales"
    assert words.family_name("butterfly", "de") == "Schmetterling"
    assert words.source_name("hare", "en") == "Hare"
    assert words.spot_name("district@1", "en", NAMES) == "Bob’s district"
    assert words.spot_name("district@1", "de", NAMES, you=BOB) == "dein Bezirk"
    assert words.spot_name("hand@0", "en", ["Hans"], you=BOB) == "Hans’ hand"
    assert words.standing_word(0, 0, "en") == "neutral"
    assert words.standing_word(1, 2, "de") == "in Ungnade"


@each_language
def test_every_zone_of_a_view_has_a_name(lang: str) -> None:
    for view in views(3):
        for zone in view["common"] + [zone for seat in view["seats"] for zone in seat["zones"]]:
            assert words.spot_name(zone["id"], lang, NAMES, view["you"])


@rule("H/A-1", "H/A-30")
def test_a_mission_says_how_nobles_count() -> None:
    fewer = "You have fewer hare cards in your district than the player to your left."
    assert words.mission_text("L4", "en", {}) == f"{fewer} A noble counts as 2 cards here."
    assert words.mission_text("L4", "en", {"mission_noble_weight": 1}) == f"{fewer} A noble counts as 1 card here."
    assert words.mission_text("L7", "de", {}) == "In deinem Bezirk liegen mindestens 3 Adlige."


def test_an_owners_words_are_used() -> None:
    given: Seen = {
        "role": [{"id": "noble", "name": {"en": "count", "de": "Graf"}}],
        "mission": [{"id": "D10", "text": {"en": "Two scandals.", "de": "Zwei Skandale."}}],
    }
    assert words.card_name("hare.noble", "de", rows(given)) == "Hasen-Graf"
    assert words.mission_text("D10", "en", {"cards": rows(given)}) == "Two scandals."
    game = new(2, 1, cards=given)
    asked = courtier.prompt(courtier.view(game, game.actor()), "de", NAMES[:2])
    assert "Graf" in str(asked)
    assert "Adlige" not in str(asked)
