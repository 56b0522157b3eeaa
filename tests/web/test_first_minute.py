"""Who opens a game for the first time reads in four lines what it is about, and can bring them back."""

from importlib.resources import files
from re import findall

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.serving import Serving
from tests.web import look
from tests.web.barriers import barriers
from tests.web.people import PHONE, WIDE, Sitter

import courtier
from courtier.core.registry import kind

LINES = 4
# Only for the first page: what is read there is remembered.
NEWCOMER = "sessionStorage.came ??= (localStorage['courtier.met'] = '[]', '1')"
SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", sorted(courtier.games()))
def test_every_game_says_in_four_lines_what_it_is_about(game: str, lang: str) -> None:
    title, lines = kind(game).first_minute(lang)
    assert title
    assert "#" not in title
    assert len(lines) == LINES
    assert all("`" not in line and "{" not in line for line in lines)


@pytest.mark.parametrize("game", sorted(courtier.games()))
def test_the_picture_of_a_game_needs_no_styles_of_a_page(game: str) -> None:
    """The start page and the first minute show the same picture, and only the frame has a class."""
    drawing = files("courtier.web").joinpath(f"art/start-{game}.svg").read_text(encoding="utf-8")
    assert set(findall('class="([^"]*)"', drawing)) == {"art"}


def newcomer(browser: Browser, server: Serving, game: str, size: str, theme: str = "light") -> Sitter:
    """Somebody new at a table with bots."""
    ann = Sitter(browser, server, "Ann", viewport=SIZES[size], has_touch=size == "phone", color_scheme=theme)
    ann.context.add_init_script(NEWCOMER)
    ann.come(ann.found(game, courtier.games()[game]["seats"][-1], bots="random"))
    ann.seated()
    return ann


def in_whole(page: Page) -> bool:
    """Is the button that goes on in sight without scrolling?"""
    box = page.locator(".minute-go .btn-wax").bounding_box()
    height = page.viewport_size["height"] if page.viewport_size else 0
    return box is not None and box["y"] + box["height"] <= height


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", sorted(courtier.games()))
def test_a_newcomer_reads_four_lines_once_and_then_plays(
    browser: Browser, server: Serving, game: str, size: str
) -> None:
    ann = newcomer(browser, server, game, size)
    page = ann.page
    expect(page.locator(".minute li")).to_have_count(LINES)
    assert in_whole(page)
    assert look.jutting(page) == []
    page.locator(".minute-go .btn-wax").click()
    expect(page.locator(".minute")).to_have_count(0)
    page.reload()
    ann.seated()
    expect(page.locator(".minute")).to_have_count(0)
    assert ann.complaints == []
    ann.leave()


def test_a_key_or_the_book_brings_the_lines_back(browser: Browser, server: Serving) -> None:
    ann = newcomer(browser, server, "duhr", "wide")
    page = ann.page
    expect(page.locator(".minute li")).to_have_count(LINES)
    page.keyboard.press("Escape")
    expect(page.locator(".minute")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".minute li")).to_have_count(LINES)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The game in one minute").click()
    expect(page.locator(".minute li")).to_have_count(LINES)
    page.get_by_role("link", name="All rules").click()
    page.wait_for_selector(".rules-page")
    ann.leave()


def test_on_a_phone_one_tap_brings_the_lines_back(browser: Browser, server: Serving) -> None:
    ann = newcomer(browser, server, "cutthroat", "phone")
    ann.page.locator(".minute-go .btn-wax").tap()
    ann.page.get_by_role("button", name="The game in one minute").tap()
    expect(ann.page.locator(".minute li")).to_have_count(LINES)
    assert look.small(ann.page) == []
    ann.leave()


def test_who_watches_is_not_stopped_by_the_lines(browser: Browser, server: Serving) -> None:
    ann = newcomer(browser, server, "hofverrat", "wide")
    bob = Sitter(browser, server, "Bob")
    bob.context.add_init_script(NEWCOMER)
    bob.come(ann.page.url.rpartition("/")[2].partition("?")[0])
    bob.page.wait_for_selector(".at-table .dock")
    expect(bob.page.locator(".minute")).to_have_count(0)
    ann.leave()
    bob.leave()
