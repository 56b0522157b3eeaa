"""The plain page, in a real browser: a whole game by its buttons, in both languages."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser import PATIENCE, browser
from tests.server.serving import Serving

from courtier.table import clocks


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "FAST", 0.01)


def open_page(page: Page, errors: list[str]) -> None:
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)


def take_turns(page: Page) -> None:
    """The first choice there is, or the confirmation, until the result is shown."""
    while not page.locator("#result").count():
        page.wait_for_selector("#confirm, .choice, #result")
        asked = page.locator("#prompt").inner_text()
        target = page.locator("#confirm, .choice").first
        if target.count():
            target.click()
            page.wait_for_function("before => document.getElementById('prompt').innerText !== before", arg=asked)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_against_bots_is_played_by_buttons(server: Serving, lang: str) -> None:
    errors: list[str] = []
    with browser() as chromium:
        page = chromium.new_page()
        open_page(page, errors)
        page.goto(f"{server.origin}/plain?lang={lang}")
        page.fill("#name", "Ännchen")
        page.select_option("#number", "2")
        page.click("#play")
        page.wait_for_selector(".choice")
        page.locator(".choice").first.click()
        page.click("#back")
        expect(page.locator("#back")).to_have_count(0)
        page.locator(".choice").first.click()
        page.click("#drop")
        page.fill("#words", "<b>hello</b>")
        page.keyboard.press("Enter")
        expect(page.locator("#talk")).to_contain_text("<b>hello</b>")
        take_turns(page)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.click("#rematch")
        page.wait_for_selector(".choice")
    assert errors == []


def test_a_question_says_what_it_means_for_oneself(server: Serving) -> None:
    with browser() as chromium:
        page = chromium.new_page()
        open_page(page, [])
        page.route_web_socket("**/ws/**", asking_with_a_note)
        page.route("**/api/tables/told*", lambda route: route.fulfill(json={"code": "told", "game": "duhr"}))
        page.goto(f"{server.origin}/plain/told?lang=de")
        expect(page.locator("#question + #note")).to_have_text("Bleibt es bei 1, hat dein Haus 5 Karten.")


def asking_with_a_note(line: WebSocketRoute) -> None:
    """A line that asks one question, as a table would."""
    prompt = {
        "eyebrow": "",
        "question": "Verneinen?",
        "note": "Bleibt es bei 1, hat dein Haus 5 Karten.",
        "choices": [],
    }
    table = {"code": "told", "game": "duhr", "title": "", "phase": "play", "seats": [], "waiting": []}
    welcome = {"is": "welcome", "v": 1, "table": table, "you": {"seat": 0}, "prompt": prompt, "question": 1}
    line.on_message(lambda _: line.send(json.dumps(welcome)))


def test_two_people_meet_by_an_invitation(server: Serving) -> None:
    errors: list[str] = []
    with browser() as chromium:
        ann = chromium.new_context().new_page()
        bob = chromium.new_context().new_page()
        for page in (ann, bob):
            open_page(page, errors)
        ann.goto(f"{server.origin}/plain?lang=en")
        ann.select_option("#number", "2")
        ann.fill("#name", "Ann")
        ann.click("#make")
        ann.click("#invite")
        link = ann.locator("#link").inner_text()
        bob.goto(link.replace("/j#", "/plain?lang=de#"))
        bob.wait_for_url("**/plain/*")
        bob.click(".sit")
        bob.click("#ready")
        expect(ann.locator("#seats")).to_contain_text("ready")
        ann.click("#deal")
        expect(ann.locator("#view")).to_contain_text("hand")
        expect(bob.locator("#view")).to_contain_text("hand")
        bob.goto(link.replace("/j#", "/plain?lang=en#"))
        expect(bob.locator("#refusal")).to_contain_text("used")
    assert [error for error in errors if "410" not in error] == []
