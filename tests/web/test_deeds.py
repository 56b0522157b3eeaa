"""At a question with several deeds every answer has a verb and an object, and a card narrows the list to its deeds."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.games.duhr.table import table
from tests.server.serving import Serving
from tests.web import look
from tests.web.line import Told
from tests.web.people import PHONE, WIDE

HANDS = {"Ann": "2 usari, 2 lycosia, scandal, espionage"}
HOUSES = "Ann usari: S | Bob lycosia: 4s | Cat kardosa: s | Dan deluras: 2s S"
SIZES = {"wide": WIDE, "phone": PHONE}


def asks(browser: Browser, server: Serving, size: str = "wide", lang: str = "en", theme: str = "light") -> Told:
    """The page of Ann, whose House may do all that a House can do."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        color_scheme=theme,  # type: ignore[arg-type]
        locale=lang,
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    told = Told(context.new_page(), server.origin, "duhr", 4, 1, lang=lang)
    told.game = table(HOUSES, hands=HANDS, concealed={"Ann": "Bob"})
    told.tell()
    told.page.wait_for_selector(".choices")
    return told


@pytest.fixture
def told(browser: Browser, server: Serving) -> Iterator[Told]:
    found = asks(browser, server)
    yield found
    found.page.context.close()


def answers(page: Page) -> list[str]:
    return [" ".join(text.split()) for text in page.locator(".choices .choice").all_inner_texts()]


def choose(page: Page, words: str) -> None:
    page.locator(".choices .choice", has_text=words).click()


def test_the_question_offers_deeds_with_what_they_are_done_with(told: Told) -> None:
    assert answers(told.page) == [
        "Raise a suspicion Lycosia, Usari",
        "Create a scandal on any House",
        "Trigger an event Espionage",
        "Use an ability Convert Indignity",
        "Masterstroke 2 × Lycosia, 2 × Usari",
        "Reveal your conspiracy with Lycosia",
    ]


def test_a_deed_leads_to_whole_answers_and_says_what_follows(told: Told) -> None:
    page = told.page
    choose(page, "Raise a suspicion")
    assert answers(page) == ["Raise a suspicion on Lycosia (Bob)", "Raise a suspicion on Usari (you)"]
    choose(page, "Lycosia")
    expect(page.locator(".confirm .after")).to_contain_text("Lycosia (Bob) loses favor")
    page.locator(".commit").click()
    assert told.answer()["action"] == code_of(told, "Raise a suspicion on Lycosia (Bob)")


def test_a_card_narrows_the_list_to_what_it_can_do(told: Told) -> None:
    page = told.page
    page.locator("#hand button", has_text="Usari").click()
    assert answers(page) == [
        "Raise a suspicion Usari",
        "Use an ability Convert Indignity",
        "Masterstroke 2 × Usari",
    ]
    choose(page, "Masterstroke")
    assert answers(page) == ["Remove a scandal", "Bring a scandal on a House"]
    page.locator("#hand button", has_text="Espionage").click()
    expect(page.locator(".commit")).to_be_enabled()
    page.locator(".commit").click()
    assert told.answer()["action"] == code_of(told, "Trigger Espionage")


def test_the_panel_keeps_its_height_while_one_chooses(told: Told) -> None:
    page = told.page
    before = top_of_dock(page)
    for words in ("Masterstroke", "Lycosia", "remove a scandal"):
        choose(page, words)
        assert abs(top_of_dock(page) - before) < 1, words


def top_of_dock(page: Page) -> float:
    box = page.locator(".dock").bounding_box()
    assert box is not None
    return box["y"]


def code_of(told: Told, label: str) -> int:
    prompt = told.now()["prompt"]
    return int(next(each["code"] for each in prompt["choices"] if each["label"] == label))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_deeds_have_room_in_both_languages(browser: Browser, server: Serving, size: str, lang: str) -> None:
    told = asks(browser, server, size, lang)
    page = told.page
    assert look.jutting(page) == []
    assert look.out_of_sight(page) == []
    page.locator("#hand button", has_text="Lycosia").click()
    assert look.jutting(page) == []
    assert look.out_of_sight(page) == []
    if size == "phone":
        assert look.small(page) == []
    page.context.close()
