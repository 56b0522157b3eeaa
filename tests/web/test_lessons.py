"""A guided game in the browser: offered on the first “Play now”, by mouse, thumb and keys, with a wrong answer."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import until
from tests.server.serving import Serving
from tests.web import look
from tests.web.people import PHONE, WIDE, Sitter

import courtier
from courtier.table.lesson_data import lesson_of

AXE = (Path(__file__).parent / "vendor/axe.min.js").read_text("utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = "(tags) => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})"
SIZES = {"wide": WIDE, "phone": PHONE}
GAMES = [game for game in courtier.games() if lesson_of(game) is not None]
NEWCOMER = "sessionStorage.came ??= (localStorage['courtier.met'] = '[]', '1')"
# The place in the list of answers of the next thing that the coach points at; -1: nothing more is to be picked.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
POINTED = """() => [...document.querySelectorAll(".dock .choice")].findIndex(
  (each) => each.matches("[data-pointed]") && each.ariaPressed !== "true")"""
# Neither lies over the other, and the question is in sight.
APART = """() => {
  const [coach, ask] = [".coach", ".dock .ask"].map((each) => document.querySelector(each).getBoundingClientRect());
  return coach.bottom <= ask.top || coach.left >= ask.right ? ask.bottom <= innerHeight + 1 : false;
}"""
# What changes with whatever the learner does.
SIGN = """async () => {
  const { coach, question, draft } = await import("/web/state.js");
  return JSON.stringify([coach.value, question.value, draft.value?.answers, draft.value?.complete]);
}"""


def learner(browser: Browser, server: Serving, game: str, size: str = "wide", **context: Any) -> Sitter:
    """Somebody in a guided game whose bots play fast."""
    ann = Sitter(browser, server, "Ann", viewport=SIZES[size], has_touch=size == "phone", **context)
    ann.post("/api/visit", {})
    ann.come(ann.post("/api/lessons", {"game": game, "name": "Ann"})["code"])
    ann.page.wait_for_selector(".coach")
    ann.send(do="tempo", bots="fast")
    return ann


def coach(ann: Sitter) -> dict[str, Any] | None:
    found: dict[str, Any] | None = ann.state("coach")
    return found


def doing(page: Page, act: Callable[[], None]) -> None:
    """Does it, and waits until the table has answered."""
    before = page.evaluate(SIGN)
    act()
    until(page, f"async () => (await ({SIGN})()) !== {json.dumps(before)}")


def reach(ann: Sitter, kind: str) -> dict[str, Any]:
    """Reads on until the coach says something of that kind."""
    while (now := coach(ann)) is not None and now["kind"] != kind:
        doing(ann.page, lambda: ann.page.keyboard.press("n"))
    assert now is not None
    return now


def test_the_guided_game_is_offered_on_the_first_play_now_and_not_again(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    ann.context.add_init_script(NEWCOMER)
    page = ann.page
    page.goto(f"{server.origin}/?lang=en")
    card = page.locator('.game[data-game="hofverrat"]')
    card.get_by_role("button", name="Play now").click()
    ann.seated()
    page.locator(".minute").get_by_role("button", name="Guided game, 5 min").click()
    page.wait_for_selector(".coach")
    expect(page.locator(".minute")).to_have_count(0)
    page.get_by_role("button", name="Leave the lesson").click()
    card.get_by_role("button", name="Play now").click()
    ann.seated()
    expect(page.locator(".minute")).to_have_count(0)
    assert ann.complaints == []
    ann.leave()


def test_the_start_page_leads_to_the_guided_game(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann", viewport=PHONE, has_touch=True)
    page = ann.page
    page.goto(f"{server.origin}/?lang=de")
    page.locator('.game[data-game="hofverrat"]').get_by_role("button", name="Geführte Partie").tap()
    expect(page.locator(".coach")).to_contain_text("Schritt 1 von")
    assert ann.complaints == []
    ann.leave()


def test_a_whole_lesson_is_played_with_keys_alone(browser: Browser, server: Serving) -> None:
    ann = learner(browser, server, "hofverrat")
    page, steps = ann.page, set()
    while (now := coach(ann)) is not None and now["kind"] != "end":
        steps.add(now["step"])
        assert now["kind"] != "wrong", now
        if now["kind"] == "tell":
            doing(page, lambda: page.keyboard.press("n"))
        elif ann.asked:
            doing(page, lambda: answer_by_keys(page))
    assert now is not None
    assert steps | {now["step"]} == set(range(1, now["steps"] + 1))
    page.keyboard.press("n")
    expect(page.locator(".coach")).to_have_count(0)
    assert ann.asked or page.locator(".at-table").count() == 1
    assert ann.complaints == []
    ann.leave()


def answer_by_keys(page: Page) -> None:
    """What the coach points at, by its numbers in the list; the first answers where nothing is pointed at."""
    for _ in range(4):
        page.evaluate(DRAWN)
        if page.locator(".commit:not([disabled]):not([aria-disabled=true])").count():
            break
        place = page.evaluate(POINTED)
        page.keyboard.press(str(max(place, 0) + 1))
    page.keyboard.press("Enter")


def test_a_wrong_answer_is_explained_and_can_be_tried_again(browser: Browser, server: Serving) -> None:
    ann = learner(browser, server, "hofverrat", "phone")
    page = ann.page
    reach(ann, "try")
    page.locator(".choice", has_text="Stag noble").first.tap()
    page.locator('.choice[data-choice="table:below"]').tap()
    page.locator(".commit").tap()
    expect(page.locator(".coach")).to_contain_text("brings the Stags into disgrace")
    assert page.evaluate(APART)
    assert look.jutting(page) == []
    assert look.small(page) == []
    page.get_by_role("button", name="Try again").tap()
    expect(page.locator(".coach")).to_contain_text("Begin with a Stag noble above the table")
    assert ann.state("draft") is None
    assert ann.complaints == []
    ann.leave()


@pytest.fixture
def guided(browser: Browser, server: Serving, request: pytest.FixtureRequest) -> Iterator[Sitter]:
    game, size, theme = request.param
    ann = learner(browser, server, game, size, color_scheme=theme)
    yield ann
    assert ann.complaints == []
    ann.leave()


LOOKS = [(game, *look) for game in GAMES for look in (("wide", "dark"), ("phone", "light"))]


@pytest.mark.parametrize("guided", LOOKS, indirect=True, ids="-".join)
def test_the_coach_is_accessible_and_covers_no_question(guided: Sitter) -> None:
    page = guided.page
    reach(guided, "try")
    expect(page.locator("[data-pointed]").first).to_be_visible()
    assert page.evaluate(APART)
    assert look.jutting(page) == []
    page.evaluate(AXE)
    broken = page.evaluate(RUN, RULES)["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in broken] == []


def test_the_pages_of_the_coach_are_loaded_when_there_is_one(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.come(ann.found("hofverrat", 2, bots="random"))
    ann.seated()
    assert not any("coach" in each for each in asked)
    ann.come(ann.post("/api/lessons", {"game": "hofverrat", "name": "Ann"})["code"])
    ann.page.wait_for_selector(".coach")
    assert any("coach" in each for each in asked)
    ann.leave()
