"""`courtier.describe`: a whole view as text, by which every game can be played."""

import json
import re

import pytest

import courtier
from courtier.core.errors import BadSetup
from courtier.core.registry import kind, own_names
from courtier.core.shapes import View
from courtier.reading import sentences

NAMES = ["Ann", "Bob", "Cat", "Dan"]
LANGUAGES = ("en", "de")
NUMBERED = re.compile(r"^(\d+): ", re.MULTILINE)
FIRST_ANSWERS = """\
Your turn · 1 of 10 · card 1 of 3
Which card goes where?
Answer with a number from 1 to 12:
1: """


def positions(game: str, every: int, seed: int = 5) -> list[View]:
    """Views of a random game with deals as answers, where there are any: of who is asked, and of all at the end."""
    options = {"deals": "menu"} if kind(game).deals else {}
    played = courtier.new(game, seats=4, seed=seed, options=options)
    rng, found, answers = courtier.Rng(seed), [], 0
    while not played.over():
        if answers % every == 0:
            found.append(courtier.view(played, played.actor()))
        legal = played.choices()
        played.step(legal[rng.below(len(legal))])
        answers += 1
    return [*found, *[courtier.view(played, seat) for seat in (None, 0, 1, 2, 3)]]


def last_part(text: str) -> str:
    return text.rsplit("\n\n", maxsplit=1)[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(own_names()))
def test_every_answer_has_its_number_in_the_order_of_the_view(game: str, lang: str) -> None:
    for view in positions(game, every=9):
        text = courtier.describe(view, lang, NAMES)
        words = {each["code"]: each["label"] for each in courtier.prompt(view, lang, NAMES)["choices"]}
        answers = [line for line in last_part(text).splitlines() if NUMBERED.match(line)]
        assert len(answers) == len(view["choices"])
        for number, (line, choice) in enumerate(zip(answers, view["choices"], strict=True), 1):
            label = words[choice["code"]]
            assert line.startswith(f"{number}: {label[:1].upper()}{label[1:]}")


@pytest.mark.parametrize("game", sorted(own_names()))
def test_the_text_is_made_of_the_view_alone(game: str) -> None:
    for view in positions(game, every=25):
        sent = json.loads(json.dumps(view))
        assert courtier.describe(sent, "en", NAMES) == courtier.describe(view, "en", NAMES)


def test_a_text_begins_with_who_looks_and_ends_with_what_is_asked() -> None:
    game = courtier.new("hofverrat", seats=2, seed=7)
    text = courtier.describe(courtier.view(game, game.actor()), "en", ["Ann", "Bob"])
    first, table, asked = text.split("\n\n")
    assert first == "Hof-Verrat. You are Bob, seat 2 of 2; on your left sits Ann."
    assert table.startswith("Turn 1 of 10. ")
    assert "Your hand: " in table
    assert asked.startswith(FIRST_ANSWERS)


@pytest.mark.parametrize(("lang", "words"), [("en", "Game of Intrigue. You watch."), ("de", "Du siehst zu.")])
def test_a_spectator_reads_the_table_and_whom_all_wait_for(lang: str, words: str) -> None:
    game = courtier.new("intrigue", seats=4, seed=1)
    text = courtier.describe(courtier.view(game, None), lang, NAMES)
    assert words in text.split("\n\n")[0]
    assert last_part(text) == courtier.prompt(courtier.view(game, None), lang, NAMES)["waiting"]
    assert not NUMBERED.search(text)


def test_after_the_end_the_text_counts_points_and_says_who_won() -> None:
    view = positions("hofverrat", every=1000)[-1]
    text = courtier.describe(view, "en", NAMES)
    assert last_part(text).startswith("The game is over: ")
    assert "dark mission: " in text


def test_an_unknown_language_and_missing_names_are_refused_in_one_sentence() -> None:
    view = courtier.view(courtier.new("duhr", seats=4, seed=1), 0)
    for words in (courtier.describe, courtier.prompt):
        with pytest.raises(BadSetup, match="unknown language 'fr'; expected en or de"):
            words(view, "fr", NAMES)
        with pytest.raises(BadSetup, match="expected a name for each of 4 seats, got 2: "):
            words(view, "en", ["Ann", "Bob"])


def test_a_game_without_sentences_of_its_own_is_described_zone_by_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, "find_spec", lambda _: None)
    game = courtier.new("hofverrat", seats=2, seed=7)
    text = courtier.describe(courtier.view(game, game.actor()), "en", ["Ann", "Bob"])
    assert "\nthe middle, " in text
    assert "\nyou, hand: " in text


def test_deals_as_answers_are_described_from_the_offer_to_the_promise() -> None:
    """Ann offers Bob a card for nothing; Bob reads the offer, takes it, and both read the deal afterwards."""
    game = courtier.new("duhr", seats=4, seed=5, options={"deals": "menu"})
    while courtier.view(game, game.actor())["asked"][0]["question"] != "offer_deal":
        game.step(game.default(game.actor()))
    giver = game.actor()
    partner = (giver + 1) % 4
    answer(game, f"A deal with {NAMES[partner]}.")
    answer(game, "A promise to spare a House.")
    answer(game, "A promise to spare ")
    answer(game, "Nothing.")
    assert game.actor() == partner
    assert f"{NAMES[giver]} gives a promise to spare" in last_part(courtier.describe(seen(game), "en", NAMES))
    answer(game, "Accept.")
    text = courtier.describe(courtier.view(game, partner), "en", NAMES)
    assert f"\nDeal 1, turn 1: {NAMES[giver]} and you.\n  {NAMES[giver]} promises you to spare " in text
    assert "→ still open" in text


def seen(game: courtier.Game) -> View:
    return courtier.view(game, game.actor())


def answer(game: courtier.Game, words: str) -> None:
    """Give the first answer that begins with these words, by its number in the text."""
    view = seen(game)
    lines = last_part(courtier.describe(view, "en", NAMES)).splitlines()
    number = next(int(line.partition(":")[0]) for line in lines if line.partition(": ")[2].startswith(words))
    game.step(view["choices"][number - 1]["code"])
