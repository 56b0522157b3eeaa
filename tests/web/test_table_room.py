"""What is shown where room is scarce: a big district on a phone, names beside wide targets, many cards in a hand."""

import random

import pytest
from playwright.sync_api import Browser, ViewportSize
from tests.server.serving import Serving
from tests.web import look
from tests.web.line import Told
from tests.web.test_table_look import TOUCHED, go_on, phone, questions, show

TEXT_SIZES: tuple[tuple[ViewportSize, int], ...] = (
    (TOUCHED[0], 100),
    (TOUCHED[0], 150),
    (TOUCHED[1], 100),
    ({"width": 375, "height": 667}, 100),
    ({"width": 600, "height": 960}, 100),
    ({"width": 1280, "height": 800}, 100),
    ({"width": 1280, "height": 800}, 150),
    ({"width": 1000, "height": 700}, 100),
)
# In a district of fourteen cards, in one of sixteen; `make deep`: in one's own, in one of five.
VICTIMS = [
    (5, 10, 97),
    (2, 4, 63),
    *(pytest.param(*each, marks=pytest.mark.deep) for each in ((5, 3, 89), (5, 28, 25))),
]
# Names that are cut before they have shown so many letters.
CUT_SHORT = """(names, least) => names.filter((name) => {
  const range = document.createRange();
  range.setStart(name.firstChild, 0);
  range.setEnd(name.firstChild, Math.min(least, name.firstChild.length));
  const dots = parseFloat(getComputedStyle(name).fontSize);
  const room = name.clientWidth;
  return name.scrollWidth > room && range.getBoundingClientRect().width + dots > room;
}).map((name) => name.textContent)"""
# Houses whose own name runs into the marks beside it.
RUN_INTO_MARKS = """(houses) => houses.filter((house) => {
  const range = document.createRange();
  range.selectNodeContents(house.querySelector("h3"));
  return range.getBoundingClientRect().right > house.querySelector(".st").getBoundingClientRect().left;
}).map((house) => house.ariaLabel)"""

# Cards of which something is out of sight: beyond an edge, or under the next one.
COVERED = """(cards) => cards.filter((card) => {
  const box = card.getBoundingClientRect();
  const corners = [[box.left + 4, box.top + 4], [box.right - 4, box.bottom - 4]];
  return !corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
}).map((card) => card.textContent)"""


def brought(told: Told, seed: int, step: int) -> None:
    """To a moment of the game that is played at random; the page is told of it when it is there."""
    chance = random.Random(seed)
    for _ in range(step):
        go_on(told, chance)
    told.tell()


@pytest.mark.parametrize(("seats", "seed", "step"), VICTIMS)
def test_who_chooses_a_victim_sees_how_the_families_stand(
    browser: Browser, server: Serving, seats: int, seed: int, step: int
) -> None:
    page = phone(browser, "de", 100)
    told = Told(page, server.origin, "hofverrat", seats, seed, lang="de")
    brought(told, seed, step)
    assert page.locator(".tiles .t").count() >= 5
    for size, text in TEXT_SIZES:
        show(page, size, text)
        told.reload()  # what is in sight depends on what the page scrolls to when it opens
        assert look.in_sight(page, ".tiles"), (size, text)
        assert look.in_sight(page, ".royal .mat"), (size, text)
        assert look.jutting(page) == [], (size, text)
        assert size["width"] > TOUCHED[1]["width"] or look.small(page) == [], (size, text)
    page.context.close()


def test_while_a_card_on_a_house_is_chosen_its_player_can_be_read(browser: Browser, server: Serving) -> None:
    page = phone(browser, "de", 100)
    brought(Told(page, server.origin, "duhr", 6, 4, lang="de"), 4, 162)
    assert page.locator(".c5 > .hit").count() > 20
    for width in (390, 375, 360):
        show(page, {"width": width, "height": 844})
        assert page.locator(".house .cut .plainbtn").evaluate_all(CUT_SHORT, 9) == [], width
        assert page.locator(".house").evaluate_all(RUN_INTO_MARKS) == [], width
        assert look.jutting(page) + look.small(page) == [], width
    page.context.close()


def test_a_hand_of_eleven_lies_open_as_a_whole(browser: Browser, server: Serving) -> None:
    page = phone(browser, "de", 100)
    brought(Told(page, server.origin, "intrigue", 6, 2, lang="de"), 2, 664)
    cards = page.locator(".hand .card")
    assert cards.count() == 11
    for width in (360, 390, 600, 768, 820):
        show(page, {"width": width, "height": 960})
        assert cards.evaluate_all(COVERED) == [], width
        assert look.jutting(page) + look.small(page) + look.out_of_sight(page) == [], width
    page.context.close()


def test_without_a_skin_every_drawn_card_can_be_read(browser: Browser, server: Serving) -> None:
    page = phone(browser, "de", 100)
    brought(Told(page, server.origin, "hofverrat", 5, 10, query="&skin=generic", lang="de"), 10, 97)
    letters = page.locator(".g > b")
    assert letters.count() > 50
    for size in (*TOUCHED, ViewportSize(width=1280, height=800)):
        show(page, size)
        assert letters.evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth)") == [], size
        assert look.jutting(page) == [], size
    page.context.close()


# How far the table can be scrolled.
MORE_TABLE = (
    "(() => { const table = document.querySelector('.table'); return table.scrollHeight - table.clientHeight; })()"
)
# Of the table, scrolled to its end: words and buttons that lie under the panel with the question all the same.
UNDER_THE_PANEL = """() => {
  const table = document.querySelector(".table");
  table.scrollTop = table.scrollHeight;
  const edge = document.querySelector(".dock").getBoundingClientRect().top;
  const parts = [...table.querySelectorAll("*")].filter((part) => !part.children.length && !part.closest("svg, .sr"));
  return parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > edge + 1)
    .map((part) => `${part.className} ${part.textContent}`);
}"""
FIRST_TO_CHOOSE = 5  # a game in which the first seat chooses among all houses
FOLLOWS_MORE = (
    "(() => { const at = document.querySelector('.confirm .after'); return at.scrollHeight - at.clientHeight; })()"
)


@pytest.mark.parametrize("seats", [4, 6])
def test_the_salon_is_in_sight_above_every_question(browser: Browser, server: Serving, seats: int) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    told = Told(context.new_page(), server.origin, "intrigue", seats, 3)
    seen = {question: told.page.evaluate(MORE_TABLE) for question in questions(told, 3, set())}
    assert len(seen) >= 8
    assert {question: more for question, more in seen.items() if more > 0} == {}
    context.close()


def test_on_a_phone_six_players_scroll_the_whole_ring_of_provinces_into_sight(
    browser: Browser, server: Serving
) -> None:
    page = phone(browser, "de", 100)
    told = Told(page, server.origin, "cutthroat", 6, 3, lang="de")
    seen = {question: page.evaluate(UNDER_THE_PANEL) for question in questions(told, 3, set())}
    assert len(seen) >= 20
    assert {question: under for question, under in seen.items() if under} == {}
    page.context.close()


def test_the_ring_fits_a_window_just_wide_enough_for_the_story(browser: Browser, server: Serving) -> None:
    page = browser.new_context(viewport={"width": 1030, "height": 700}, reduced_motion="reduce").new_page()
    told = Told(page, server.origin, "cutthroat", 4, 5, lang="de")
    assert "act" in questions(told, 5, set())
    for width in (1030, 1060):
        page.set_viewport_size({"width": width, "height": 700})
        assert look.jutting(page) == [], width
    page.context.close()


def test_all_that_follows_from_the_choice_of_a_house_can_be_read_at_once(browser: Browser, server: Serving) -> None:
    page = phone(browser, "de", 100)
    Told(page, server.origin, "cutthroat", 4, FIRST_TO_CHOOSE, lang="de")
    assert page.locator(".choice").count() == 7
    sizes: tuple[ViewportSize, ...] = (TOUCHED[0], {"width": 1280, "height": 800})
    for size in sizes:
        page.set_viewport_size(size)
        for place in range(page.locator(".choice").count()):
            page.locator(".choice").nth(place).click()
            assert page.evaluate(FOLLOWS_MORE) <= 0, (size, place)
    page.context.close()
