"""Words for everything, in both languages, and no others. What exactly is said: `test_words_*.py`."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from string import Formatter
from typing import Any

import pytest
from tests.rules import rule

import courtier
from courtier.core.data import package_text
from courtier.core.errors import BadPosition, BadSetup
from courtier.core.event import Event
from courtier.core.game import Game
from courtier.core.journal import question_to
from courtier.core.registry import kind
from courtier.games.intrigue import words
from courtier.games.intrigue.actions import AGREE, OBJECT
from courtier.games.intrigue.cards import CARDS, COLOURS, TYPES
from courtier.games.intrigue.deck import own_rows, rows
from courtier.games.intrigue.events import TABLE_OF_SIGHT
from courtier.games.intrigue.text import TEXTS, de, en

Seen = dict[str, Any]

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
ENGLISH = """
    the of your you and with put puts card cards turn draw draws from pile trade trades offer offers agree deny object
    vote votes is are by hook threat favour secret pact nobody all then announce round
"""
GERMAN = """
    der die das und oder mit legt karte karten zieht von aus stapel handel handelt angebot zustimmen ablehnen einspruch
    stimmt ist sind haken drohung gefallen geheimnis pakt niemand alle danach runde du dein
"""
FOREIGN = {"en": set(GERMAN.split()), "de": set(ENGLISH.split())}
HOUSE_RULES: Seen = {
    "backs": "open",
    "claims": True,
    "bribery": True,
    "open_discard": True,
    "open_pacts": True,
    "personal_pile_choice": True,
    "allow_abstain": True,
    "pay_with_offer": True,
    "voluntary_put_down": True,
    "elimination_timing": "end_of_round",
}
GAMES = [(3, 1, {}), (4, 2, {}), (5, 3, {}), (6, 4, {}), (4, 5, HOUSE_RULES), (5, 6, {"fine_split": "offerer"})]
each_language = pytest.mark.parametrize("lang", TEXTS)
each_game = pytest.mark.parametrize("number", range(len(GAMES)))


def moments(number: int) -> Iterator[Game]:
    """Random play: the game before every answer, and when it is over."""
    seats, seed, options = GAMES[number]
    game = courtier.new("intrigue", seats, seed, options, recording=True)
    random = Random(seed)
    while not game.over():
        yield game
        game.step(random.choice(game.choices()))
    yield game


@cache
def views(number: int) -> list[Seen]:
    """What whoever is asked, one more seat and the gallery see in a random game."""
    random = Random(number)
    found = []
    for game in moments(number):
        seats = {None, random.randrange(game.seats), *(game.actors() if random.random() < 0.5 else ())}
        found += [courtier.view(game, seat) for seat in sorted(seats, key=str)]
    return found


@cache
def glimpses(number: int) -> list[Seen]:
    """What everybody is told in a random game."""
    return [
        courtier.glimpse(event, seat)
        for game in moments(number)
        for event in game.news
        for seat in (None, *range(game.seats))
    ]


def every_event() -> list[Seen]:
    """One of each kind, as the one who does it, another and the gallery see it."""
    return [
        courtier.glimpse(Event("intrigue", row, (0, 1, 0, 0), [0]), seat)
        for row in TABLE_OF_SIGHT
        for seat in (0, 1, None)
    ]


def prompt(view: Seen, lang: str) -> Seen:
    return courtier.prompt(view, lang, NAMES[: len(view["seats"])])


def said(number: int, lang: str) -> set[str]:
    """All that is said in that game."""
    names = NAMES[: GAMES[number][0]]
    asked = [prompt(view, lang) for view in views(number)]
    return {*strings(asked), *[courtier.tell(line, lang, names) for line in glimpses(number)]}


def said_elsewhere(lang: str) -> list[str]:
    """All that is said outside of a game."""
    texts = [words.explain(question, lang) for question in kind("intrigue").questions]
    texts += [*words.GLOSSARY[lang], *words.GLOSSARY[lang].values()]
    texts += [name(card, lang) for card in CARDS for name in (words.card_name, words.face_name, words.card_text)]
    texts += [words.type_name(each, lang) for each in TYPES]
    texts += [words.colour_name(each, lang) for each in COLOURS]
    texts += [option.help[lang] for option in kind("intrigue").options]
    return texts


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


# Words for everything


@each_game
@each_language
def test_all_that_is_said_in_a_game_is_said_in_its_language_without_a_gap(lang: str, number: int) -> None:
    for text in said(number, lang):
        assert not re.search(r"[{}!_]|None|unknown|  |\.\.|@|[a-z][.:][a-z]|: ?\.|\(\)", text), text
        assert not FOREIGN[lang] & tokens(text), text


@each_language
def test_all_that_is_said_elsewhere_is_said_in_its_language(lang: str) -> None:
    for text in said_elsewhere(lang):
        assert not re.search(r"[{}!]|None|unknown|  ", text), text
        assert not FOREIGN[lang] & tokens(text), text


def tokens(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


def test_the_games_heard_hold_every_question_but_the_rarest() -> None:
    asked = {each["question"] for number in range(len(GAMES)) for view in views(number) for each in view["asked"]}
    assert set(kind("intrigue").questions) - asked <= {"hook_choice", "choose_payee"}  # see test_words_asked.py
    assert list(en.EXPLAIN) == list(kind("intrigue").questions) == list(words.ANSWERS) == list(en.WAITING)


@each_language
def test_every_event_is_told_to_everybody_in_one_sentence(lang: str) -> None:
    """Also to those who learn next to nothing of it."""
    lines = [*every_event(), *glimpses(1), *glimpses(4)]
    assert {line["event"] for line in lines} == {row.name for row in TABLE_OF_SIGHT}
    for line in lines:
        text = courtier.tell(line, lang, NAMES)
        assert re.fullmatch(r"[A-Z0-9][^.]*\.", text), text


@each_language
@each_game
def test_who_is_asked_hears_a_question_and_all_others_whom_they_wait_for(lang: str, number: int) -> None:
    for view in views(number):
        asked = prompt(view, lang)
        assert shape(asked["choices"]) == shape(view["choices"])
        if view["choices"]:
            assert asked["waiting"] is None
            assert asked["question"].endswith("?")
            assert all(choice["label"] and choice["commit"] for choice in asked["choices"])
            labels = [choice["label"] for choice in asked["choices"]]
            assert len(set(labels)) == len(labels)
            assert all(re.fullmatch(r"([A-Z0-9].*\.)?", choice["follows"]) for choice in asked["choices"])
        else:
            assert asked["eyebrow"] == asked["question"] == ""
            assert asked["waiting"].endswith(".")


def shape(choices: list[Seen]) -> list[tuple[int, int]]:
    return [(choice["code"], len(choice["parts"])) for choice in choices]


# Nothing more than one may know


@rule("I-OBJ-6", "I/R-83")
def test_a_question_and_its_answers_have_the_same_words_whatever_one_holds() -> None:
    """Only what follows speaks of one's own cards: the words of an answer depend on its code alone."""
    labels: dict[tuple[str, int], set[str]] = {}
    questions: dict[str, set[str]] = {}
    for number in range(4):
        for view in views(number):
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
    for game in moments(1):
        other = otherwise(game, random)
        if other is not None:
            for lang in TEXTS:
                assert prompt(courtier.view(game, 0), lang) == prompt(courtier.view(other, 0), lang)
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
    for game in moments(number):
        for seat in game.actors():
            view = courtier.view(game, seat)
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
            seen = courtier.glimpse(event, None)
            accused = accused or seen["event"] == "accused"
            if seen["event"] == "fined":
                fines[seen["seat"]] = seen["amount"]
    if not accused:
        return 0
    match = re.search(r"you (?:pay|owe) (\d+)", follows)
    assert fines.get(seat, 0) == (int(match[1]) if match else 0), follows
    return 1


def question(game: Game) -> str:
    asked = courtier.view(game, None)["asked"]
    return str(asked[0]["question"]) if asked else ""


@rule("I-ANN-5", "I-ANN-6", "I-OBJ-2")
@each_game
def test_what_cannot_be_done_is_said_with_its_reason(number: int) -> None:
    for view in views(number):
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


# The two languages


TABLES = ["COLOURS", "PHASES", "NOTES", "COUNTED", "YOU", "ZONES", "SOURCES", "PHRASES", "STORY", "WAITING", "EXPLAIN"]


@pytest.mark.parametrize("name", TABLES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    assert list(getattr(en, name)) == list(getattr(de, name))


def test_both_languages_have_the_same_piles_and_as_many_terms() -> None:
    english, german = ({case: list(piles) for case, piles in text.PILES.items()} for text in (en, de))
    assert english == german
    assert len(words.GLOSSARY["en"]) == len(words.GLOSSARY["de"])


def test_both_languages_fill_the_same_gaps() -> None:
    for key, phrase in en.PHRASES.items():
        assert gaps(phrase) == gaps(de.PHRASES[key]), key
    for table in ("STORY", "WAITING"):
        for key, pair in getattr(en, table).items():
            for place, phrase in enumerate(pair):
                told = gaps(phrase) - {"who", "whose"}
                assert told == gaps(getattr(de, table)[key][place]) - {"who", "whose"}, key


def gaps(phrase: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


RARE = """
    ask_choose_payee ask_hook_choice backs_many backs_none commit_end commit_give draw_empty effect_favour eliminated
    ended_none_left ended_one_left ended_round_cap failed favour_forces fine_own follow follow_abstain follow_self
    follow_you follows_you give hand_removed hook_fell_circle none_to_offer nothing nothing_seen nothing_to_swap
    offer_nothing only_pacts only_pacts_held over_together own_empty pacts_stay pile_shuffled reason_empty_hand
    reason_out reason_pact reason_testimony shown_empty trade_stops winner you you_pay
"""  # heard in test_words_asked.py and test_words_told.py


def test_no_phrase_is_left_unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    class Noted(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            used.add(key)
            return super().__getitem__(key)

    monkeypatch.setattr(en, "PHRASES", Noted(en.PHRASES))
    monkeypatch.setattr(en, "STORY", Noted(en.STORY))
    for number in range(len(GAMES)):
        said(number, "en")
    for line in every_event():
        courtier.tell(line, "en", NAMES)
    said_elsewhere("en")
    assert {*en.PHRASES, *en.STORY} - used <= set(RARE.split())


def test_a_language_that_is_not_there_is_refused() -> None:
    view, line = views(0)[0], glimpses(0)[0]
    for call in (
        lambda: courtier.prompt(view, "fr", NAMES[:3]),
        lambda: courtier.tell(line, "fr", NAMES[:3]),
        lambda: words.explain("vote", "fr"),
        lambda: words.card_name("asset.5", "fr"),
        lambda: words.type_name("asset", "fr"),
        lambda: words.card_text("asset.5", "fr"),
    ):
        with pytest.raises(BadSetup, match="unknown language 'fr'; expected en or de"):
            call()


def test_a_question_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown question 'lay'; expected setup_draw or ready or"):
        words.explain("lay", "en")


# The rules to read


@each_language
def test_the_rules_name_every_type_phase_and_number(lang: str) -> None:
    text = package_text("courtier.games.intrigue", f"text/rules.{lang}.md")
    for name in [words.type_name(each, lang) for each in TYPES] + list(TEXTS[lang].PHASES.values())[1:]:
        assert name in text, name
    assert 5000 < len(text) < 12000
    assert not FOREIGN[lang] & tokens(text.partition("\n")[2])


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


@each_language
def test_every_zone_of_a_view_has_a_name(lang: str) -> None:
    for view in views(4):
        for zone in view["common"] + [zone for seat in view["seats"] for zone in seat["zones"]]:
            assert words.spot_name(zone["id"], lang, NAMES, view["you"])


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
        heard += str(courtier.prompt(courtier.view(game, game.actor()), "de", NAMES[:3]))
        game.step(random.choice(game.choices()))
    assert "Gut 3 (illegal)" in heard
    assert "Vermögen" not in heard
    assert words.card_text("asset.5", "en", own_rows()) == "No effect; pays fines and counts at the end."
