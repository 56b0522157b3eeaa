"""What one can type at a question."""

import pytest
from tests.games.duhr.table import table as duhr
from tests.rules import rule
from tests.terminal.sitting import NEW_PAGE, Sheet, answers, courtier, deal, session

from courtier import view
from courtier.core.deals.clause import refrain
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import Deal
from courtier.core.draft import Draft
from courtier.core.registry import kind
from courtier.games.duhr.deals import HARMS, RULES
from courtier.reading.deals import deal_lines
from courtier.reading.reader import Reader
from courtier.terminal.phrases import speaker
from courtier.terminal.screen import Leave

GAME = ("play", "hofverrat", "--seats", "3", "--bots", "random", "--seed", "0", "--seat", "2")  # Ann holds no assassin


def said(*typed: str, lang: str = "en") -> str:
    """What is answered to that, up to the end of the input."""
    return courtier(*GAME, "--lang", lang, answers="".join(f"{words}\n" for words in typed)).stdout


def test_a_question_mark_explains_the_question_and_the_words() -> None:
    text = said("?")
    assert "Each turn you lay all 3 cards" in text
    assert "undo takes a step back" in text
    assert "Words I can explain: royal table" in text
    assert text.count("Which card goes where?") == 2, "and the question is put again"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("? noble", "noble: Counts double"),
        ("?Noble", "noble: Counts double"),
        ("help noble", "noble: Counts double"),
        ("? below", "above, below: The two sides"),
        ("? nobel", "Did you mean noble?"),
        ("? xylophone", "is not in the glossary, which has: royal table"),
    ],
)
def test_words_are_looked_up(typed: str, answer: str) -> None:
    assert answer in said(typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type a number from 1 to 3"),
        ("0", "“0” is not among the answers: type a number from 1 to 3"),
        ("4", "“4” is not among the answers"),
        ("toad", "“toad” is not among the answers"),
        ("-1", "“-1” is not among the answers"),
        ("²", "“²” is not among the answers"),
        ("1 9", "“9” is not among the answers: type a number from 1 to 5"),
        ("x" * 500, "x” is not among the answers"),
        ("\x1b[2J", "“�[2J” is not among the answers"),
    ],
)
def test_what_is_not_understood_gets_one_sentence_and_another_try(typed: str, answer: str) -> None:
    text = said(typed, "1")
    assert answer in text
    assert "what now?" in text
    assert "\x1b" not in text.replace(typed, "")


@rule("H-SETUP-11")
def test_own_missions_at_any_time() -> None:
    text = said("missions")
    assert text.count("Light mission: ") == 2
    assert said("missionen", lang="de").count("Dunkle Mission: ") == 2


def test_log_news_and_table_show_it_again() -> None:
    text = said("1 1", "1 1", "1", "1", "log", "news", "table")
    assert text.count("The court assembles") == 2
    assert text.count("You begin turn 2 of 8.") == 3
    assert text.count("Your hand: ") == 3


def test_two_numbers_at_once() -> None:
    slow, fast = said("2", "1", "1", "1"), said("2 1", "1 1")
    assert "card 3 of 3" in slow or "Shall it be so?" in slow
    assert fast.split("> ")[-1] == slow.split("> ")[-1]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Too many numbers: “1 1” has 2, the answer takes 1. Nothing was chosen."),
        ("de", "Zu viele Zahlen: „1 1“ hat 2, die Antwort braucht 1. Nichts wurde gewählt."),
    ],
)
def test_a_number_too_many_chooses_nothing_and_is_told(lang: str, told: str) -> None:
    game = ("play", "duhr", "--seats", "4", "--bots", "random", "--seed", "1", "--seat", "1", "--lang", lang)
    text = courtier(*game, answers="1 1\n").stdout
    question = "Which agenda do you keep?" if lang == "en" else "Welches Vorhaben behältst du?"
    assert text.count(told) == 1
    assert text.count(question) == 2, "it is put again"


def test_a_number_too_many_does_not_end_a_turn() -> None:
    text = said("1 1", "1 1", "1", "1 1")
    assert "“1 1” has 2, the answer takes 1" in text
    assert text.count("Shall it be so?") == 2
    assert "You keep " not in text


def test_three_numbers_at_a_question_of_two_steps() -> None:
    text = said("2 1 1")
    assert "“2 1 1” has 3, the answer takes 2" in text
    assert text.count("card 1 of 3") == 2


@rule("H/A-12")
def test_undo_goes_back_step_by_step_and_nobody_notices() -> None:
    match = deal()
    screen = Sheet(answers("undo", "1", "undo", "1", "1", "1", "1", "undo", "undo", "undo", "quit", "2"))
    with pytest.raises(Leave):
        session(match, screen).play()
    assert "There is nothing to take back" in screen.text
    assert "card 1 of 3" in screen.latest or "card 1 of 3" in screen.text[-3000:]
    assert [line for line in match.record.lines if line["seat"] == match.you] == []


def test_the_whole_turn_is_shown_and_confirmed() -> None:
    text = said("1 1", "1 1", "1", "no", "1", "3", "1 1", "1 1", "1", "yes")
    turns = text.split("Your turn\n")[1:]
    assert len(turns) == 3
    assert all(turn.index("Shall it be so?") and turn.startswith("Lay ") for turn in turns)
    assert text.count("You keep ") == 1


@rule("H/A-12")
def test_a_confirmed_draft_is_what_was_answered() -> None:
    one, other = deal(), deal()
    while one.asked() != one.you:
        one.let_bot_answer()
        other.let_bot_answer()
    draft: Draft = one.draft()
    while not draft.complete:
        action = draft.shown.legal(draft.seat)[0]
        draft.answer(action)
        other.answer(other.you, action)
    one.confirm(draft)
    assert one.record.lines == other.record.lines
    assert one.story() == other.story()
    assert one.journals[1].lines == other.journals[1].lines


def test_a_page_shows_table_and_question_and_what_fits_of_the_story() -> None:
    tall = Sheet(answers("1", "quit", "2"), height=60)
    small = Sheet(answers("1", "quit", "2"), height=24)
    for screen in (tall, small):
        with pytest.raises(Leave):
            session(deal(3, seat=2), screen).play()
    tall_page, small_page = (screen.text.split(NEW_PAGE)[1] for screen in (tall, small))
    assert "The court assembles" in tall_page
    assert "The court assembles" not in small_page
    assert "what now?" in small_page
    assert len(small_page[: small_page.index("Leave")].splitlines()) <= 24


DUHR = ("play", "duhr", "--seats", "4", "--bots", "greedy:timid", "--seed", "3", "--plain")


def test_deals_can_be_asked_for_at_every_question() -> None:
    typed = "".join("1\ndeals\n" for _ in range(30))
    text = courtier(*DUHR, answers=typed).stdout
    assert "Nobody has made a deal yet." in text
    assert "Deal 1, turn " in text, "who dealt with whom is public"


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Deal 1, turn 1: you and Bob.",
                "  You promise Bob to spare Bob’s House until the end of turn 5. → not kept",
                "Deal 2, turn 1: Bob and Cat.",
            ],
        ),
        (
            "de",
            [
                "Abmachung 1, Zug 1: du und Bob.",
                "  Du versprichst Bob, Bobs Haus zu schonen (bis zum Ende von Zug 5). → nicht eingehalten",
                "Abmachung 2, Zug 1: Bob und Cat.",
            ],
        ),
    ],
)
def test_deals_are_told_with_what_one_may_know(lang: str, lines: list[str]) -> None:
    court = duhr("Ann balistrad: s | Bob lycosia: s | Cat | Dan", hands={"Ann": "lycosia"}, options={"deals": "table"})
    for by, to in ((0, 1), (1, 2)):
        spare = refrain(by, to, Conduct(HARMS, to), RULES.last_turn(court, by, 1))
        court.seal(Deal([by, to], [spare]))
    court.apply(0, court.legal(0)[0])
    assert deal_lines(view(court, 0), kind("duhr"), Reader(lang, speaker(lang), ["Ann", "Bob", "Cat", "Dan"])) == lines


def test_a_game_without_deals_says_so() -> None:
    assert "Hof-Verrat has no deals." in said("deals")
