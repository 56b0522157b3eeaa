"""While one waits: who is absent is said where one waits, and the slash lists what can be typed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.serving import serving
from tests.web import look
from tests.web.people import PHONE, WIDE, Sitter, gather
from tests.web.test_takeover import STEWARD, make_away

SIZES = {"wide": WIDE, "phone": PHONE}
# Plays as long as one is asked.
PLAY = """async () => {
  const { question, view, send, draft } = await import("/web/state.js");
  while (question.value !== null) {
    const wish = { question: question.value };
    if (draft.value?.complete) await send({ do: "confirm", ...wish });
    else await send({ do: "draft", ...wish, action: view.value.choices[0].code });
  }
}"""


@pytest.mark.parametrize("size", SIZES)
def test_who_is_waited_for_and_absent_is_said_to_be_so(browser: Browser, tmp_path: Path, size: str) -> None:
    with serving(tmp_path) as server:
        ann = Sitter(browser, server, "Ann", viewport=SIZES[size], has_touch=size == "phone")
        bob = Sitter(browser, server, "Bob")
        code = ann.found("hofverrat", 2)
        gather((ann, bob), code)
        ann.page.evaluate(PLAY)
        expect(ann.page.locator(".absent")).to_have_count(0)
        make_away(server, bob, code)
        expect(ann.page.locator(".absent")).to_contain_text("Bob is away.")
        assert look.jutting(ann.page) == []
        if size == "phone":
            assert look.small(ann.page) == []
        ann.page.locator(".absent").get_by_role("button", name=STEWARD).click()
        expect(ann.page.locator(".absent")).to_have_count(0)
        assert ann.complaints == []
        ann.leave()
        bob.leave()


def test_the_slash_lists_what_can_be_typed_and_undo_says_why_it_does_nothing(pair: tuple[Sitter, Sitter]) -> None:
    page = pair[0].page
    page.keyboard.press("/")
    commands = page.locator(".commands button")
    expect(commands).to_have_count(10)  # no offer, as this game has no deals; no hint, as two people play
    page.locator("#say").press_sequentially("un")
    expect(commands).to_have_count(1)
    commands.click()
    expect(page.locator("#say")).to_have_value("/undo")
    page.locator("#say").press("Enter")
    expect(page.locator(".say-error")).to_contain_text("There is nothing to take back")
