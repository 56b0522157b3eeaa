"""The log reads like a story: without bookkeeping, on demand since one's own turn or about one player, or in full."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import LOOK_AGAIN
from tests.server.serving import Serving
from tests.web import look
from tests.web.line import Told
from tests.web.people import PHONE, WIDE

import courtier
from courtier.core.registry import kind

SIZES = {"wide": WIDE, "phone": PHONE}
TURNS = 60  # answers
# More of the story is drawn: is there still more?
EARLIER = """() => {
  const more = document.querySelector(".story .btn");
  more?.click();
  return more !== null;
}"""


def played(browser: Browser, server: Serving, game: str, size: str = "wide", lang: str = "en") -> Told:
    """A game under way, and the page of seat 0, which has just been asked."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        locale=lang,
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    told = Told(context.new_page(), server.origin, game, 4, 3, lang=lang)
    chance = random.Random(3)
    for _ in range(TURNS):
        seat = told.game.actors()[0]
        told.go_on(seat, chance.choice(list(told.game.legal(seat))))
    told.tell()
    return told


@pytest.fixture
def told(browser: Browser, server: Serving) -> Iterator[Told]:
    found = played(browser, server, "duhr")
    yield found
    found.page.context.close()


def texts(page: Page) -> list[str]:
    """The lines that are drawn, oldest first."""
    while page.evaluate(EARLIER):
        page.wait_for_timeout(LOOK_AGAIN)
    return [" ".join(text.split()) for text in page.locator(".story p, .story h3").all_inner_texts()]


def test_the_story_does_without_bookkeeping_and_the_full_log_is_one_click_away(told: Told) -> None:
    page = told.page
    folded = texts(page)
    assert not [line for line in folded if "is to act" in line or "may go on acting" in line]
    page.get_by_role("button", name="Full log").click()
    everything = texts(page)
    assert len(everything) == len([line for line in told.lines if line["text"]])
    assert [line for line in everything if "is to act" in line or "may go on acting" in line]


def test_one_reads_what_happened_since_ones_own_turn(told: Told) -> None:
    page = told.page
    lines = [line for line in told.lines if not line["fold"]]
    own = [
        at for at, line in enumerate(lines) if line["event"].get("seat") == 0 and line["event"]["event"] != "turn_began"
    ]
    page.get_by_role("button", name="Since your turn").click()
    assert len(texts(page)) == max(1, len(lines) - own[-1] - 1)  # or the line that says that nothing happened


def test_one_reads_about_one_player(told: Told) -> None:
    page = told.page
    page.get_by_label("About whom").select_option("Bob")
    assert [line for line in texts(page) if line.startswith("Bob ")]
    assert not page.locator(".story p", has_text="Wilhelmine draws").count()


@pytest.mark.parametrize("game", sorted(courtier.games()))
def test_folding_leaves_out_lines_of_every_game_and_nothing_of_ones_own_hand(game: str) -> None:
    state = courtier.new(game, 4, 3, recording=True)
    chance = random.Random(3)
    seen = []
    while not state.over():
        seen += [courtier.glimpse(event, 0) for event in state.news]
        seat = state.actors()[0]
        state.apply(seat, chance.choice(list(state.legal(seat))))
    folded = [line for line in seen if kind(game).bookkeeping(line)]
    assert folded
    own = ("dealt", "entrusted", "drew", "supplied", "kept")
    assert not [line for line in folded if line["event"] in own and line["seat"] == 0]


def test_the_opening_of_intrigue_is_told_in_a_few_lines_and_in_full_on_demand(
    browser: Browser, server: Serving
) -> None:
    told = Told(
        browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce").new_page(),
        server.origin,
        "intrigue",
        4,
        3,
    )
    for _ in range(5 * 4):
        seat = told.game.actors()[0]
        told.go_on(seat, told.game.legal(seat)[0])
    told.tell()
    lines = texts(told.page)
    drawn = [line for line in lines if " draw" in line]
    assert len(drawn) == 4 + 1, "the deal says how high the draw pile is"
    assert [line for line in drawn if line.startswith("You draw 5 cards from the draw pile: ")]
    told.page.get_by_role("button", name="Full log").click()
    assert len(texts(told.page)) == len(told.lines)
    told.page.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_what_to_read_is_chosen_with_a_thumb_in_german_too(browser: Browser, server: Serving, size: str) -> None:
    told = played(browser, server, "cutthroat", size, "de")
    page = told.page
    if size == "phone":
        page.locator(".bar .only-small").click()
    expect(page.locator(".wanted:visible")).to_have_count(1)
    assert look.jutting(page) == []
    if size == "phone":
        assert look.small(page) == []
    page.context.close()
