"""The rules at a card: from its sheet to the rule, in sight and marked, and back to the table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.server.serving import Serving
from tests.web.people import LAY_SHEET, PHONE, Sitter


@pytest.fixture
def ann(browser: Browser, server: Serving) -> Iterator[Sitter]:
    sitter = Sitter(browser, server, "Ann", viewport=PHONE)
    yield sitter
    sitter.leave()
    assert sitter.complaints == []


@pytest.mark.parametrize(
    ("game", "skin", "kind", "chapter", "told"),
    [
        ("hofverrat", "", "hare.guard", "The cards", ["guard"]),
        ("hofverrat", "", "spy", "Spies", []),
        ("hofverrat", "&skin=generic", "L8", "The missions", ["Den of daggers"]),
        (
            "duhr",
            "",
            "suspicion.usari",
            "House Actions",
            ["Raise a suspicion", "Use an ability", "Make a masterstroke"],
        ),
        ("duhr", "", "event.espionage", "Events (our text)", ["Espionage"]),
        ("duhr", "", "usari", "Conspiracies", ["Usari"]),
        ("intrigue", "", "red.pact.illegal", "Pacts", []),
        ("intrigue", "", "asset.5", "What lies on the table", ["Asset"]),
    ],
)
def test_a_cards_sheet_leads_to_its_rule_and_back(
    ann: Sitter, game: str, skin: str, kind: str, chapter: str, told: list[str]
) -> None:
    ann.come(ann.found(game, 4, bots="random"), skin)
    ann.seated()
    page = ann.page
    page.evaluate(LAY_SHEET, {"is": "card", "card": {"kind": kind, "face": "up"}})
    page.get_by_role("dialog").get_by_role("link", name="Rules", exact=True).click()
    here = page.locator(".here").first
    expect(here.locator("h2")).to_have_text(chapter)
    expect(here.locator(".eyebrow")).to_have_text("About this card")
    expect(here.locator(".ctx b")).not_to_be_empty()
    marked = page.locator("article [aria-current] :is(b, td)")
    for part in told:
        expect(marked.filter(has_text=part).first).to_be_attached()
    first = here.locator("[aria-current]").first
    expect(first if first.count() else here.locator("h2")).to_be_in_viewport()
    page.get_by_role("link", name="Back to the table", exact=True).click()
    ann.seated()


def test_an_own_agenda_is_read_up_and_the_table_comes_back_by_the_browser(ann: Sitter) -> None:
    page = ann.page
    code = ann.found("duhr", 4, bots="random", agendas="white")
    page.goto(f"{ann.server.origin}/t/{code}?lang=de")
    ann.seated()
    page.locator(".mysecrets .card").last.click()
    name = page.locator("dialog.sheet h2").text_content() or ""
    page.get_by_role("dialog").get_by_role("link", name="Regeln", exact=True).click()
    expect(page.locator(".here .eyebrow")).to_have_text("Zu dieser Karte")
    expect(page.locator(".here h2")).to_have_text("Vorhaben (unser Text)")
    row = page.locator(".here tr[aria-current] td").first
    expect(row).to_be_in_viewport()
    assert name.startswith(row.text_content() or "nothing")
    page.go_back()
    ann.seated()


def test_at_a_card_that_nobody_knows_the_rules_open_at_the_top(ann: Sitter) -> None:
    page = ann.page
    page.goto(f"{ann.server.origin}/rules/duhr?card=dragon.7&table=ABCDEFGH&lang=en")
    page.wait_for_selector("article h2")
    assert page.locator(".here, .ctx").count() == 0
    assert page.evaluate("scrollY") == 0


def test_the_rules_say_what_the_table_plays_otherwise(ann: Sitter) -> None:
    page = ann.page
    code = ann.found("duhr", 4, bots="random", cards_to_disfavor=3)
    ann.come(code)
    ann.seated()
    expect(page.locator(".empty.fifth").first).to_have_attribute("data-full", "3")
    page.goto(f"{ann.server.origin}/rules/duhr?table={code}&lang=en")
    told = page.locator(".otherwise li")
    expect(
        told.filter(has_text="Cards with which a House is full and no longer favored. Here: 3, not 5.")
    ).to_be_visible()
    expect(told).to_have_count(1)  # deals are usual at a table
    page.goto(f"{ann.server.origin}/rules/duhr?lang=en")
    page.wait_for_selector(".rules-page")
    expect(told).to_have_count(0)
