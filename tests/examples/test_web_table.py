"""A game without a skin, from another package, is played to its end at the generic table in a real browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import browser as chromium
from tests.server.serving import serving
from tests.web.people import Sitter

CALL = 180
MOST_ANSWERS = 60


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


def test_liars_dice_is_played_at_the_generic_table(dice: Path, browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Sitter(browser, server, "Ann")
        code = ann.found("liars_dice", 2, bots="careful")
        ann.page.goto(f"{server.origin}/?lang=en")
        expect(ann.page.get_by_role("article", name="Liar’s Dice")).to_be_visible()
        ann.come(code)
        ann.seated()
        expect(ann.page.locator(".panels")).to_be_visible()
        play_to_the_end(ann)
        expect(ann.page.locator(".page.result")).to_be_visible()
        expect(ann.page.locator(".score table")).to_contain_text("Dice left")
        assert ann.complaints == []
        ann.leave()


def play_to_the_end(ann: Sitter) -> None:
    """By the page's own buttons: the lowest bid first, then the call wherever there is one."""
    for _ in range(MOST_ANSWERS):
        ann.page.wait_for_function("() => document.querySelector('.choice, .page.result')")
        if ann.page.locator(".page.result").count():
            return
        if not ann.asked:
            continue
        answer(ann)
    raise AssertionError("the game does not end")


def answer(ann: Sitter) -> None:
    before = ann.state("question")
    call = ann.page.locator(".choice", has_text="Liar!")
    for _ in range(2):  # how many dice, and of which number; or the call alone
        (call if call.count() else ann.page.locator(".choice")).first.click()
        if ann.page.locator(".commit:not([disabled])").count():
            break
    ann.page.locator(".commit").first.click()
    ann.page.wait_for_function(
        "async (before) => (await import('/web/state.js')).question.value !== before", arg=before
    )
