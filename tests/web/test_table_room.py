"""What is shown where room is scarce: a big district on a phone, names beside wide targets, many cards in a hand."""

import random

import pytest
from playwright.sync_api import Browser, ViewportSize
from tests.server.serving import Serving
from tests.web import look
from tests.web.line import Told
from tests.web.test_table_look import TOUCHED, go_on, phone

TEXT_SIZES: tuple[tuple[ViewportSize, int], ...] = (
    (TOUCHED[0], 100),
    (TOUCHED[0], 150),
    (TOUCHED[1], 100),
    ({"width": 375, "height": 667}, 100),
    ({"width": 600, "height": 960}, 100),
)
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


def brought(told: Told, seed: int, step: int) -> None:
    """To a moment of the game that is played at random; the page is told of it when it is there."""
    chance = random.Random(seed)
    for _ in range(step):
        go_on(told, chance)
    told.tell()


@pytest.mark.parametrize(("size", "text"), TEXT_SIZES)
@pytest.mark.parametrize(("seed", "step"), [(10, 97), (3, 89), (28, 25)])
def test_who_chooses_a_victim_sees_how_the_families_stand(
    browser: Browser, server: Serving, seed: int, step: int, size: ViewportSize, text: int
) -> None:
    """In a district of fourteen, in the own one, in one of five."""
    page = phone(browser, "de", text)
    page.set_viewport_size(size)
    brought(Told(page, server.origin, "hofverrat", 5, seed, lang="de"), seed, step)
    assert page.locator(".tiles .t").count() >= 5
    assert look.in_sight(page, ".tiles")
    assert look.in_sight(page, ".royal .mat")
    assert look.jutting(page) + look.small(page) == []
    page.context.close()


@pytest.mark.parametrize("width", [390, 375, 360])
def test_while_a_card_on_a_house_is_chosen_its_player_can_be_read(
    browser: Browser, server: Serving, width: int
) -> None:
    page = phone(browser, "de", 100)
    page.set_viewport_size({"width": width, "height": 844})
    brought(Told(page, server.origin, "duhr", 6, 4, lang="de"), 4, 162)
    assert page.locator(".c5 > .hit").count() > 20
    assert page.locator(".house .cut .plainbtn").evaluate_all(CUT_SHORT, 9) == []
    assert page.locator(".house").evaluate_all(RUN_INTO_MARKS) == []
    assert look.jutting(page) + look.small(page) == []
    page.context.close()
