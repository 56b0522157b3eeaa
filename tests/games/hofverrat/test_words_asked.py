"""The open question in words, as it is put to Ann, and what the others hear meanwhile."""

from typing import Any

import pytest
from tests import untyped
from tests.games.hofverrat.play import lay, new
from tests.games.hofverrat.table import ANN, BOB, CAT, NAMES, table
from tests.rules import rule

from courtier.core.game import Game

REST = "Bob: 3 | Cat: 3"


def prompt(game: Game, lang: str = "en", seat: int | None = ANN) -> Any:
    return untyped.prompt(untyped.view(game, seat), lang, NAMES[: game.seats])


def each(game: Game, field: str, lang: str = "en") -> list[Any]:
    """Label, follows or parts of all choices."""
    return [choice[field] for choice in prompt(game, lang)["choices"]]


# The question

QUESTIONS = [
    ("hare n, toad s, carp a", "", "Which card goes where?", "Welche Karte kommt wohin?"),
    (
        "hare n, toad s",
        "table",
        "Which card next: into your district or an opponent’s?",
        "Welche Karte als Nächstes: in deinen Bezirk oder in einen gegnerischen?",
    ),
    (
        "hare n",
        "home abroad",
        "Do you lay the hare noble above or below the table?",
        "Legst du den Hasen-Adligen über oder unter die Tafel?",
    ),
    ("hare n", "table home", "Who gets the hare noble?", "Wer bekommt den Hasen-Adligen?"),
    (
        "hare n",
        "table abroad",
        "Do you lay the last card, the hare noble, in your district?",
        "Legst du die letzte Karte, den Hasen-Adligen, in deinen Bezirk?",
    ),
]


@pytest.mark.parametrize(("hand", "used", "english", "german"), QUESTIONS)
def test_the_question_says_what_is_left(hand: str, used: str, english: str, german: str) -> None:
    game = table(f"Ann: {hand} | {REST}", used=used)
    assert prompt(game)["question"] == english
    assert prompt(game, "de")["question"] == german


def test_the_eyebrow_counts_the_own_turns_and_the_cards() -> None:
    game = new(2, 1)
    for _ in range(3 * 2):
        game.step(game.default(game.actor()))
    seat = game.actor()
    assert prompt(game, seat=seat)["eyebrow"] == "Your turn · 2 of 10 · card 1 of 3"
    game.step(game.default(seat))
    assert prompt(game, "de", seat)["eyebrow"] == "Du bist am Zug · 2 von 10 · Karte 2 von 3"


def test_while_an_assassin_strikes_its_card_is_still_counted() -> None:
    game = table(f"Ann: toad a, stag o | {REST}", districts={"Bob": "hare n"}, used="table")
    assert "card 2 of 3" in prompt(game)["eyebrow"]
    lay(game, "toad a", "Bob")
    assert "card 2 of 3" in prompt(game)["eyebrow"]


# The answers


def test_an_answer_has_a_label_a_verb_and_words_for_each_click() -> None:
    game = table(f"Ann: hare n | {REST}", table="hare o : o", used="home abroad", pile=6)
    above, below = prompt(game)["choices"]
    assert above["label"] == "Lay the hare noble above the table"
    assert above["commit"] == "Lay"
    assert above["follows"] == "It counts double; the hares come to 3:1, esteemed; then you draw 3 cards."
    assert below["parts"] == ["hare noble", "below the table"]
    above, below = prompt(game, "de")["choices"]
    assert above["label"] == "Lege den Hasen-Adligen über die Tafel"
    assert above["follows"] == "Er zählt doppelt; die Hasen kommen auf 3:1, angesehen; danach ziehst du 3 Karten."
    assert below["commit"] == "Legen"
    assert below["parts"] == ["Hasen-Adliger", "unter die Tafel"]


def test_a_spy_is_laid_face_down_and_not_seen_again() -> None:
    game = table(f"Ann: toad s, stag o | {REST}", used="table")
    assert each(game, "label")[0] == "Lay the toad spy face down in your district"
    assert each(game, "label", "de")[1] == "Lege den Kröten-Spion verdeckt in Bobs Bezirk"
    assert each(game, "follows")[0] == "It lies face down, and nobody looks at it again, not even you."


def test_what_follows_a_card_depends_on_its_role() -> None:
    game = table(f"Ann: carp o, toad g | {REST}", used="table")
    assert each(game, "follows") == ["", "", "", *["No assassin can remove it."] * 3]


def test_a_role_of_another_weight_is_said_to_count_so_often() -> None:
    game = new(2, 1, cards={"role": [{"id": "ordinary", "weight": 3}]})
    asked = prompt(game, seat=game.actor())
    assert "It counts 3 times." in [choice["follows"] for choice in asked["choices"]]


def test_what_follows_an_assassin_depends_on_who_lies_there() -> None:
    districts = {"Ann": "hare g", "Bob": "hare g, stag n", "Cat": "hare o, carp s"}
    game = table(f"Ann: toad a, stag o | {REST}", districts=districts, used="table")
    assert each(game, "follows")[:3] == [
        "Nobody there can be removed.",
        "Then you may remove the stag noble there.",
        "Then you may remove one of 2 courtiers there.",
    ]
    assert each(game, "follows", "de")[2] == "Danach darfst du dort einen von 2 Höflingen entfernen."


def test_what_follows_the_last_card_of_a_turn() -> None:
    more = table(f"Ann: carp o | {REST}", used="table abroad", pile=6)
    assert each(more, "follows") == ["Then you draw 3 cards."]
    last = table(f"Ann: carp o | {REST}", used="table abroad")
    assert each(last, "follows") == ["The pile is empty, so this is your last turn."]
    very_last = table("Ann: carp o | Bob | Cat", used="table abroad")
    assert each(very_last, "follows") == ["Then the spies are revealed, and the game is over."]


@rule("H/A-9", "H/A-10")
def test_an_assassin_is_asked_for_its_victim_and_a_spy_is_known_by_who_laid_it() -> None:
    lying = "carp a, hare o, stag o, stag s by Bob, nightingale s by Ann"
    game = table(f"Ann: toad a | {REST}", districts={"Bob": lying}, used="table home", pile=6)
    lay(game, "toad a", "Bob")
    assert prompt(game)["question"] == "Whom does your toad assassin remove?"
    assert prompt(game, "de")["question"] == "Wen entfernt dein Kröten-Assassine?"
    assert each(game, "label") == [
        "Spare everyone in Bob’s district",
        "Remove the carp assassin",
        "Remove the hare courtier",
        "Remove the stag courtier",
        "Remove the spy laid by Bob in turn 2",
        "Remove the spy laid by you in turn 2",
    ]
    assert each(game, "label", "de") == [
        "Verschone alle in Bobs Bezirk",
        "Entferne den Karpfen-Assassinen",
        "Entferne den Hasen-Höfling",
        "Entferne den Hirsch-Höfling",
        "Entferne den Spion, gelegt von Bob in Zug 2",
        "Entferne den Spion, gelegt von dir in Zug 2",
    ]
    assert each(game, "commit", "de")[:2] == ["Verschonen", "Entfernen"]
    assert each(game, "follows")[::4] == [
        "Nobody is removed, and this assassin never strikes again; then you draw 3 cards.",
        "It leaves the game, and nobody looks at it; then you draw 3 cards.",
    ]


def test_at_the_table_a_victim_is_named_with_its_side() -> None:
    game = table(f"Ann: toad a, stag o | {REST}", table="hare n : oo, carp s below by Cat", used="home")
    lay(game, "toad a", "above")
    spare, noble, _, _, spy = prompt(game)["choices"]
    assert spare["label"] == "Spare everyone at the table"
    assert noble["label"] == "Remove the hare noble above the table"
    assert noble["follows"] == "It leaves the game; the hares come to 0:2, in disgrace."
    assert spy["label"] == "Remove the spy below the table, laid by Cat in turn 2"
    assert each(game, "parts", "de")[4] == ["Spion unterhalb der Tafel, gelegt von Cat in Zug 2"]


# Whom the others wait for


def test_the_others_hear_who_is_asked() -> None:
    game = table(f"Ann: toad a | {REST}", districts={"Bob": "carp a, stag n"}, used="table home")
    assert prompt(game, seat=BOB)["waiting"] == "Ann is laying a card."
    assert prompt(game, "de", None)["waiting"] == "Ann legt gerade eine Karte."
    lay(game, "toad a", "Bob")
    assert prompt(game, seat=CAT)["waiting"] == "Ann is choosing a victim for the toad assassin."
    assert prompt(game, "de", BOB)["waiting"] == "Ann wählt ein Opfer für den Kröten-Assassinen."


def test_at_the_end_all_hear_who_has_won() -> None:
    game = table("Ann | Bob", table="hare o above", districts={"Ann": "hare no"}, missions={"Ann": "D1", "Bob": "D2"})
    assert prompt(game)["waiting"] == "The game is over: you win with 3."
    assert prompt(game, "de", None)["waiting"] == "Das Spiel ist aus: Ann gewinnt mit 3."


def test_at_the_end_a_shared_victory_is_shared() -> None:
    game = table("Ann | Bob | Cat", missions={"Ann": "D1", "Bob": "D2", "Cat": "D3"})
    assert prompt(game, seat=BOB)["waiting"] == "The game is over: you, Ann and Cat win together with 0 each."
    assert prompt(game, "de", BOB)["waiting"] == "Das Spiel ist aus: Du, Ann und Cat gewinnt gemeinsam mit je 0."
    assert prompt(game, "de", None)["waiting"] == "Das Spiel ist aus: Ann, Bob und Cat gewinnen gemeinsam mit je 0."
