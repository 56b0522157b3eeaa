"""Advice at the table: what the strongest bot would do, and why something cannot be chosen."""

import re

from playwright.sync_api import Browser, expect
from tests.browser import until
from tests.server.serving import Serving
from tests.web.barriers import barriers
from tests.web.people import Sitter


def test_the_bot_marks_its_answer_and_sending_it_stays_ones_own(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    ann.come(ann.found("hofverrat", 3, bots="random"))
    ann.seated()
    page = ann.page
    page.wait_for_selector(".commit")
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint")).to_contain_text("My choice")
    expect(page.locator(".commit")).to_be_enabled()
    assert ann.state("draft") is None, "nothing is sent"
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".commit")).to_be_disabled()
    page.keyboard.press("w")
    expect(page.locator(".commit")).to_be_enabled()
    page.locator(".commit").click()
    until(page, "async () => (await import('/web/state.js')).draft.value?.answers.length > 0")
    expect(page.locator(".hint")).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type("hint")
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_contain_text(re.compile("My choice|only one answer"))
    assert ann.complaints == []
    ann.leave()


# Lays the first card that can go to the table there.
LAY_AT_TABLE = """async () => {
  const { question, view, send } = await import("/web/state.js");
  const found = view.value.choices.find(({ parts }) => parts[1]?.startsWith("table"));
  await send({ do: "draft", question: question.value, action: found.code });
}"""


SPARE = """async () => {
  const { question, view, send } = await import("/web/state.js");
  await send({ do: "draft", question: question.value, action: view.value.choices[0].code });
}"""


def test_what_cannot_be_chosen_says_why(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    ann.come(ann.found("hofverrat", 3, bots="random"))
    ann.seated()
    page = ann.page
    page.wait_for_selector(".commit")
    page.evaluate(LAY_AT_TABLE)
    until(page, "async () => (await import('/web/state.js')).draft.value?.answers.length > 0")
    if ann.state("view")["more"]["strike"] is not None:  # an assassin asks first whom it removes
        page.evaluate(SPARE)
    page.locator("#board .mat").click(position={"x": 3, "y": 30}, force=True)
    expect(page.locator(".hint")).to_contain_text("You have laid a card at the table already")
    page.evaluate("""async () => (await import("/web/table/card.js")).openPart("missions:0")""")
    expect(page.locator("dialog .hint")).to_contain_text("Not part of this question: ")
    page.keyboard.press("Escape")
    assert ann.complaints == []
    ann.leave()
