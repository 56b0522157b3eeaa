"""Words for everything, in both languages, and no others. What exactly is said: `test_words_*.py`."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from string import Formatter
from typing import Any

import pytest
from tests.games.duhr.play import SEATS, each_count, moments, new, told
from tests.games.duhr.table import BOB, NAMES
from tests.rules import rule

import courtier
from courtier.core.data import package_text
from courtier.core.errors import BadSetup
from courtier.core.event import Event, glimpse
from courtier.core.game import Game
from courtier.core.registry import kind
from courtier.games.duhr import words
from courtier.games.duhr.actions import ACTION_COUNT
from courtier.games.duhr.cards import AGENDAS, CARDS, EVENTS, HOUSES, STATUSES
from courtier.games.duhr.deck import rows
from courtier.games.duhr.events import TABLE_OF_SIGHT
from courtier.games.duhr.text import TEXTS, de, en

Seen = dict[str, Any]

ENGLISH = """
    the of your you and with pay pays turn turns draw draws from suspicion favored disfavored vilified house
    scandalize is are by it then nobody everybody game conspiracy which negate discard concealed card cards
"""
GERMAN = """
    der die das und oder mit zahlt zahlst zug zieht von aus verdacht gunst ungnade geächtet haus
    ist sind er danach niemand alle spiel du dein verschwörung welche verneinen abwerfen verdeckte karte karten
"""
FOREIGN = {"en": set(GERMAN.split()), "de": set(ENGLISH.split())}
each_language = pytest.mark.parametrize("lang", TEXTS)


def played(seats: int, seed: int) -> Iterator[Game]:
    yield from moments(new(seats, seed), seed)


@cache
def views(seats: int) -> list[Seen]:
    """What everybody sees in a random game, at every moment."""
    return [courtier.view(game, seat) for game in played(seats, seats) for seat in (None, *range(seats))]


@cache
def glimpses(seats: int) -> list[Seen]:
    """What everybody is told in a random game."""
    return [line for game in played(seats, seats) for seat in (None, *range(seats)) for line in told(game.news, seat)]


@cache
def many_prompts() -> list[tuple[Seen, int]]:
    """What those who are asked see in many random games: the last of a window only, to save time."""
    found = []
    for seed in range(40):
        for game in played(SEATS[seed % 3], seed):
            if not game.over():
                found.append((courtier.view(game, game.actor()), game.seats))
    return found


@cache
def many_glimpses() -> list[tuple[Seen, int]]:
    """What the gallery and one seat are told in many random games."""
    return [
        (line, game.seats)
        for seed in range(40)
        for game in played(SEATS[seed % 3], seed)
        for seat in (None, seed % 4)
        for line in told(game.news, seat)
    ]


def said(seats: int, lang: str) -> set[str]:
    """All that is said in those games."""
    names = NAMES[:seats]
    asked = [courtier.prompt(view, lang, names) for view in views(seats)]
    return {*strings(asked), *[courtier.tell(line, lang, names) for line in glimpses(seats)]}


def said_elsewhere(lang: str) -> list[str]:
    """All that is said outside of a game."""
    texts = [words.explain(question, lang) for question in kind("duhr").questions]
    texts += [*words.GLOSSARY[lang], *words.GLOSSARY[lang].values()]
    texts += [words.card_name(card, lang) for card in (*CARDS, "concealed", *AGENDAS, *HOUSES)]
    texts += [words.source_name(source, lang) for source in (*STATUSES, *AGENDAS)]
    texts += [words.agenda_text(agenda, lang, {}) for agenda in AGENDAS]
    texts += [words.event_text(event, lang, {}) for event in EVENTS]
    texts += [words.house_text(house, lang, {}) for house in HOUSES]
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
        assert not re.search(r"[{}!_]|None|unknown|  |\.\.|@|[a-z][.:][a-z]", text), text
        assert not FOREIGN[lang] & tokens(text), text


@each_language
def test_all_that_is_said_elsewhere_is_said_in_its_language(lang: str) -> None:
    for text in said_elsewhere(lang):
        assert not re.search(r"[{}!_]|None|unknown|  ", text), text
        assert not FOREIGN[lang] & tokens(text), text


def tokens(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


def test_the_games_heard_hold_every_question() -> None:
    asked = {each["question"] for view, _ in many_prompts() for each in view["asked"]}
    assert asked >= set(kind("duhr").questions) - {"choose_mode"}  # which is asked in test_words_asked.py
    assert set(en.EXPLAIN) == set(kind("duhr").questions)


@each_language
def test_every_event_is_told_in_one_sentence(lang: str) -> None:
    for line, seats in many_glimpses():
        text = courtier.tell(line, lang, NAMES[:seats])
        assert re.fullmatch(r"[A-Z„][^.]*\.", text), text
    for row in TABLE_OF_SIGHT:
        for seat in (None, 0, 1):
            assert courtier.tell(glimpse(Event("duhr", row, (0, 0, 0, 0), [0]), seat), lang, NAMES[:4])


@each_language
def test_who_is_asked_hears_a_question_and_all_others_whom_they_wait_for(lang: str) -> None:
    for view in views(4):
        prompt = courtier.prompt(view, lang, NAMES[:4])
        assert shape(prompt["choices"]) == shape(view["choices"])
        if view["choices"]:
            assert prompt["waiting"] is None
            assert prompt["question"].endswith("?")
            assert prompt["eyebrow"]
        else:
            assert prompt["eyebrow"] == prompt["question"] == ""
            assert prompt["waiting"].endswith(".")


def shape(choices: list[Seen]) -> list[tuple[int, int]]:
    return [(choice["code"], len(choice["parts"])) for choice in choices]


@each_language
def test_every_answer_has_words_of_its_own(lang: str) -> None:
    for view, seats in many_prompts():
        choices = courtier.prompt(view, lang, NAMES[:seats])["choices"]
        assert len({choice["label"] for choice in choices}) == len(choices)
        assert all(choice["commit"] and all(choice["parts"]) for choice in choices)
        assert all(not choice["follows"] or choice["follows"][-1] in ".)" for choice in choices)


def test_the_games_heard_hold_nearly_every_action() -> None:
    """The rest are other seats and places of the same."""
    codes = {choice["code"] for view, _ in many_prompts() for choice in view["choices"]}
    assert len(codes) > 0.75 * ACTION_COUNT


# Negation: nobody hears from the words what another could do


@rule("D/A-27", "D-ASK-5")
@each_language
def test_the_window_asks_all_in_the_same_words_whether_or_not_they_can_negate(lang: str) -> None:
    windows = 0
    for game in played(6, 6):
        if game.over() or game.asking.name() != "negate" or len(game.actors()) < 2:
            continue
        windows += 1
        prompts = [courtier.prompt(courtier.view(game, seat), lang, NAMES) for seat in game.actors()]
        assert len({prompt["eyebrow"] for prompt in prompts}) == 1
        assert len({re.sub(r"\bdein\w*|your", "", prompt["question"]) for prompt in prompts}) <= 2
        assert {prompt["choices"][0]["label"] for prompt in prompts} == {"Pass" if lang == "en" else "Passe"}
        for prompt in prompts:
            assert len({choice["commit"] for choice in prompt["choices"]}) == 1
    assert windows > 10


@rule("D/A-21")
@each_language
def test_the_window_names_all_who_were_asked_until_it_opens(lang: str) -> None:
    """Whoever has answered: the names stay, and the own answer is said to be sealed."""
    for game in played(5, 5):
        if game.over() or game.asking.name() != "negate":
            continue
        asked = game.asking.asked()
        waits = courtier.prompt(courtier.view(game, None), lang, NAMES[:5])["waiting"]
        assert all(NAMES[seat] in waits for seat in asked)
        for seat in set(asked) - set(game.actors()):
            sealed = courtier.prompt(courtier.view(game, seat), lang, NAMES[:5])["waiting"]
            assert sealed == TEXTS[lang].PHRASES["sealed"]


# What is announced comes true


KINDS = {
    "loses favor": ("disfavored", "vilified"),
    "loses favor and is vilified": ("vilified",),
    "is vilified": ("vilified",),
    "regains favor": ("favored",),
    "regains standing, disfavored": ("disfavored",),
}


@each_count
@rule("D-TERM-4", "D-TERM-5", "D-TERM-6")
def test_what_follows_is_what_happens(seats: int) -> None:
    """Where nobody negates. A cascade may go further than was said, never less far."""
    checked = 0
    for game in (game for seed in (10, 20, 30) for game in played(seats, seed + seats)):
        if game.over() or game.asking.name() == "negate":
            continue
        seat = game.actor()
        asked = courtier.prompt(courtier.view(game, seat), "en", NAMES[:seats])
        for choice in asked["choices"]:
            foretold = re.findall(r"\((\w+)\) ((?:loses|is|regains)[^;.]*)", choice["follows"])
            ends = "the game ends" in choice["follows"]
            if (foretold or ends) and "if it is" not in choice["follows"].lower():
                compare(foretold, ends, game, choice["code"], seat)
                checked += 1
    assert checked > 20


def compare(foretold: list[tuple[str, str]], ends: bool, game: Game, code: int, seat: int) -> None:
    ahead = game.clone()
    ahead.step(code)
    while not ahead.over() and ahead.asking.name() in ("negate", "rescind", "replace_card"):
        ahead.step(ahead.default(ahead.actor()))
    status = courtier.view(ahead, None)["more"]["status"]
    for name, fate in foretold:
        whose = seat if name == "you" else NAMES.index(name)
        assert status[whose] in (*KINDS[fate], "vilified"), (name, fate)
    if ends:
        assert ahead.over()


# The two languages


TABLES = ["STATUS", "ABILITY", "COUNTED", "ZONES", "PHRASES", "STORY", "EXPLAIN"]


@pytest.mark.parametrize("name", TABLES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    assert list(getattr(en, name)) == list(getattr(de, name))


@pytest.mark.parametrize("name", ["HOUSE_OF", "PEOPLE", "DEED"])
def test_both_languages_have_the_same_cases(name: str) -> None:
    english, german = ({case: set(forms) for case, forms in getattr(text, name).items()} for text in (en, de))
    assert english == german


def test_both_languages_have_as_many_terms() -> None:
    assert len(words.GLOSSARY["en"]) == len(words.GLOSSARY["de"])


def test_both_languages_fill_the_same_gaps() -> None:
    for key, phrase in en.PHRASES.items():
        assert gaps(phrase) == gaps(de.PHRASES[key]), key
    for key, (to_doer, to_others) in en.STORY.items():
        assert gaps(to_doer) == gaps(de.STORY[key][0]), key
        assert gaps(to_others) == gaps(de.STORY[key][1]), key


def gaps(phrase: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


RARE = """
    ask_mode by_scandal by_scandal_part by_suspicion by_suspicion_part commit_by_scandal commit_by_suspicion
    game_ends_none masterstroke no_act over_together you_too replaced_concealed shifted_unseen taken_up_unseen
    tale_disfavored tale_vilified
"""


def test_no_phrase_is_left_unsaid(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    class Noted(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            used.add(key)
            return super().__getitem__(key)

    monkeypatch.setattr(en, "PHRASES", Noted(en.PHRASES))
    monkeypatch.setattr(en, "STORY", Noted(en.STORY))
    for view, seats in many_prompts():
        courtier.prompt(view, "en", NAMES[:seats])
    for line, seats in many_glimpses():
        courtier.tell(line, "en", NAMES[:seats])
    for seats in SEATS:
        said(seats, "en")
    said_elsewhere("en")
    assert {*en.PHRASES, *en.STORY} - used <= set(RARE.split())  # heard in test_words_*.py


def test_a_language_that_is_not_there_is_refused() -> None:
    view, line = views(4)[0], glimpses(4)[0]
    for call in (
        lambda: courtier.prompt(view, "fr", NAMES[:4]),
        lambda: courtier.tell(line, "fr", NAMES[:4]),
        lambda: words.explain("main", "fr"),
        lambda: words.card_name("scandal", "fr"),
    ):
        with pytest.raises(BadSetup, match="unknown language 'fr'; expected en or de"):
            call()


def test_a_question_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown question 'trade'; expected choose_agenda or main or"):
        words.explain("trade", "en")


# The names of things


def test_cards_houses_and_places_have_names() -> None:
    assert words.card_name("suspicion.usari", "en") == "Usari suspicion"
    assert words.card_name("suspicion.usari", "de") == "Usari-Verdacht"
    assert words.card_name("event.betrayal", "de") == "Verrat"
    assert words.card_name("concealed", "en") == "concealed card"
    assert words.card_name("B1", "en") == "Twin Ruin"
    assert words.house_name("lycosia", "de") == "Lycosia"
    assert words.status_word("disfavored", "de") == "in Ungnade"
    assert words.source_name("vilified", "en") == "House, vilified"
    assert words.spot_name("house@1", "en", NAMES) == "Bob’s House"
    assert words.spot_name("conspiracy@1", "de", NAMES, you=BOB) == "deine Verschwörung"
    assert words.spot_name("hand@0", "en", ["Hans"], you=BOB) == "Hans’ hand"


@each_language
def test_every_zone_of_a_view_has_a_name(lang: str) -> None:
    for view in Random(1).sample(views(4), 20):
        for zone in view["common"] + [zone for seat in view["seats"] for zone in seat["zones"]]:
            assert words.spot_name(zone["id"], lang, NAMES, view["you"])


def test_what_we_reconstructed_is_said_to_be_ours() -> None:
    assert words.event_text("informants", "en", {}) == (
        "Choose a House. Turn all its concealed cards face up, then draw 2 cards. (Our own text.)"
    )
    assert words.agenda_text("W1", "de", {}) == (
        "Dein eigenes Haus ist in Ungnade. Es bringt 2 Punkte. (Text von uns.)"
    )
    assert words.house_text("silgaro", "en", {}) == (
        "Rescind Suspicion. Take a revealed suspicion from any House into your hand, then discard a card."
    )


def test_an_owners_words_are_used_and_are_not_ours() -> None:
    given: Seen = {
        "event": [
            {
                "id": "betrayal",
                "reconstructed": False,
                "name": {"en": "Treason", "de": "Hochverrat"},
                "text": {"en": "As printed.", "de": "Wie gedruckt."},
            }
        ],
        "house": [{"id": "usari", "name": {"en": "Usary", "de": "Usarien"}}],
    }
    owned = rows(given)
    assert words.card_name("event.betrayal", "de", owned) == "Hochverrat"
    assert words.event_text("betrayal", "en", {"cards": owned}) == "As printed."
    line = {"game": "duhr", "event": "negated", "you": None, "seat": 0, "house": "usari", "whom": 1}
    told_so = courtier.tell({**line, "deed": "event.betrayal"}, "en", NAMES[:4], {"cards": owned})
    assert told_so == "Ann negates Bob’s Treason with 2 Usary suspicions."


@each_language
def test_the_players_rules_are_there(lang: str) -> None:
    text = package_text("courtier.games.duhr", f"text/rules.{lang}.md")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert len(headings) == len(set(headings)) == 18
    assert 1000 < len(text.split()) < 2200
    assert not FOREIGN[lang] & {heading.lower() for heading in headings}
