"""What a screen reader is told of a round, as text; and how the choices are made, without a browser's help."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import until
from tests.server.serving import Serving
from tests.web.line import Told
from tests.web.people import Sitter
from tests.web.skins import EACH_GAME

import courtier
from courtier.core.registry import kind

ROUND = Path(__file__).parent / "round.txt"
SEATS, SEED = 3, 11


@pytest.fixture
def page(browser: Browser, server: Serving) -> Iterator[Page]:
    sitter = Sitter(browser, server, "Ann")
    yield sitter.page
    assert sitter.complaints == []
    sitter.leave()


def test_a_full_round_reads_as_sentences(page: Page, server: Serving) -> None:
    """The text is kept in `round.txt`; without that file it is written anew, to be read before it is kept."""
    told = Told(page, server.origin, "hofverrat", SEATS, SEED)
    heard = [snapshot(page)]
    while told.game.turn <= SEATS:
        seat = told.game.actor()
        told.play(seat, told.game.choices()[0])
        heard.append(f"{told.lines[-1]['text']}\n{snapshot(page)}")
    text = "\n\n".join(heard) + "\n"
    if not ROUND.exists():
        ROUND.write_text(text, encoding="utf-8")
    assert text == ROUND.read_text(encoding="utf-8")


def snapshot(page: Page) -> str:
    """The tree of question, hand and board."""
    return f"{page.locator('.dock').aria_snapshot()}\n{page.locator('main').aria_snapshot()}"


def test_events_are_said_politely_and_the_own_turn_at_once(page: Page, server: Serving) -> None:
    told = Told(page, server.origin, "hofverrat", 2, 4)
    while not any(each["event"].get("seat") == 1 for each in told.lines[-1:]) or told.game.actor() != 1:
        told.play(told.game.actor(), told.game.choices()[0])
    until(page, "document.querySelector('[aria-live=polite]').textContent.trim() !== ''")
    while told.game.actor() != 0:
        told.play(told.game.actor(), told.game.choices()[0])
    until(page, "document.querySelector('[aria-live=assertive]').textContent.includes('Your turn')")
    while told.game.actor() == 0:
        told.play(0, told.game.choices()[0])
    until(page, "document.querySelector('[aria-live=assertive]').textContent === ''")
    until(page, "document.querySelector('[aria-live=polite]').textContent.includes('You draw')")


@pytest.mark.parametrize("game", EACH_GAME)
def test_every_seat_says_the_points_that_all_can_count(page: Page, server: Serving, game: str) -> None:
    """As a small figure on each seat, read out with its words."""
    told = Told(page, server.origin, game, 4, SEED)
    for _ in range(12):
        told.go_on(told.game.actor(), told.game.legal(told.game.actor())[0])
    told.tell()
    points = kind(game).open_points(courtier.view(told.game, None))
    for seat in range(1, 4):
        expect(page.locator(f"[data-seat='{seat}'] .points")).to_have_attribute("title", points_words(points[seat]))


def points_words(points: int) -> str:
    return f"Points that all can count: {points}".replace("-", "−")


def test_the_sheet_of_a_seat_says_its_points_to_who_cannot_point(page: Page, server: Serving) -> None:
    told = Told(page, server.origin, "hofverrat", 2, SEED)
    points = kind("hofverrat").open_points(courtier.view(told.game, None))
    page.locator("[data-seat='1'] .plainbtn").click()
    expect(page.locator(".seat-sheet")).to_contain_text(points_words(points[1]))


@pytest.mark.parametrize("game", EACH_GAME)
def test_the_generic_table_offers_every_answer_of_every_game(page: Page, server: Serving, game: str) -> None:
    """Each answer that the view offers can be reached in the list, and is what is sent."""
    seats = courtier.games()[game]["seats"][-1]
    told = Told(page, server.origin, game, seats, 5, "&skin=generic")
    asked = 0
    for step in range(400):
        if told.game.over() or asked == 8:
            break
        seat = told.game.actors()[0]
        legal = list(told.game.legal(seat))
        action = legal[step % len(legal)]
        if seat == 0:
            asked += 1
            choose(page, told, action)
        told.play(seat, action)
    assert asked > 0


def choose(page: Page, told: Told, action: int) -> None:
    path = page.evaluate(
        """async (code) => {
          const { choices } = await import("/web/table/selection.js");
          const { pathTo } = await import("/web/table/choosing.js");
          return pathTo(choices.value, choices.value.find((each) => each.code === code));
        }""",
        action,
    )
    for part in path:
        page.locator(f"[data-choice='{part}']").click()
    page.locator(".commit").click()
    assert told.answer()["action"] == action


def in_page(page: Page, server: Serving, script: str) -> Any:
    page.goto(f"{server.origin}/?lang=en")
    return page.evaluate(script)


CHOICES = """[
  {code: 1, ids: ["hand:0", "place:a"], words: ["toad", "above"], label: "Lay the toad above", commit: "", follows: ""},
  {code: 2, ids: ["hand:0", "place:b"], words: ["toad", "below"], label: "Lay the toad below", commit: "", follows: ""},
  {code: 3, ids: ["hand:1", "place:b"], words: ["carp", "below"], label: "Lay the carp below", commit: "", follows: ""},
  {code: 4, ids: ["do:pass"], words: ["pass"], label: "Pass", commit: "", follows: ""},
]"""


def test_a_card_then_a_place_make_an_answer_and_another_card_keeps_the_place(page: Page, server: Serving) -> None:
    codes = in_page(
        page,
        server,
        f"""async () => {{
          const {{ click, course }} = await import("/web/table/choosing.js");
          const all = {CHOICES};
          const after = (...ids) => ids.reduce((picked, id) => click(all, picked, id), []);
          const chosen = (picked) => course(all, picked).chosen?.code ?? null;
          return [
            chosen(after("hand:0")), chosen(after("hand:0", "place:b")), chosen(after("hand:0", "place:b", "hand:1")),
            chosen(after("hand:1")), chosen(after("do:pass")), after("hand:0", "hand:0").length,
          ];
        }}""",
    )
    assert codes == [None, 2, 3, 3, 4, 0]


def test_the_command_box_takes_numbers_and_words(page: Page, server: Serving) -> None:
    picks = in_page(
        page,
        server,
        f"""async () => {{
          const {{ pickWords, course }} = await import("/web/table/choosing.js");
          const all = {CHOICES};
          const code = (words) => {{
            const path = pickWords(all, words);
            return path && (course(all, path).chosen?.code ?? path);
          }};
          return [code("1 2"), code("3"), code("pass"), code("toad above"), code("toad"), code("dragon"), code("9")];
        }}""",
    )
    assert picks == [2, 4, 4, 1, ["hand:0"], None, None]


def test_every_word_of_the_table_is_there_in_both_languages(page: Page, server: Serving) -> None:
    keys = in_page(
        page,
        server,
        """async () => {
          const [en, de] = await Promise.all(["en", "de"].map((lang) => import(`/web/i18n/${lang}-table.js`)));
          return [Object.keys(en.default), Object.keys(de.default)];
        }""",
    )
    assert keys[0] == keys[1]
