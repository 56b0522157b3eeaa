"""Stamps: on a line with mouse or thumb, on a seat from its sheet, by keys; seen in place, and read out."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.serving import serving
from tests.web import look
from tests.web.barriers import barriers
from tests.web.people import PHONE, Sitter, gather


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_stamps_are_put_on_lines_and_seats_and_seen_by_the_others(browser: Browser, tmp_path: Path, size: str) -> None:
    with serving(tmp_path) as server:
        how = {"viewport": PHONE, "has_touch": True} if size == "phone" else {}
        ann, bob = Sitter(browser, server, "Ann", **how), Sitter(browser, server, "Bob")
        gather((ann, bob), ann.found("hofverrat", 2))
        page = ann.page
        if size == "phone":
            page.get_by_role("button", name="Story, talk").tap()
        line = page.locator(".story p").first
        line.locator("svg").first.click()  # not on a card's name
        line.get_by_role("button", name="Bravo!").click()
        expect(line.locator(".lying .stamp")).to_have_text("Bravo!Bravo! Ann.")
        expect(bob.page.locator(".story .lying .stamp")).to_have_text("Bravo!Bravo! Ann.")
        expect(bob.page.locator(".live[role=status]")).to_contain_text("Ann: Bravo! – ")
        line.locator("svg").first.click()
        assert look.small(page) == [] or size == "wide"
        assert look.jutting(page) == []
        assert barriers(page) == []
        bob.page.locator("[data-seat='0'] .plainbtn").click()
        bob.page.get_by_role("button", name="Really?").click()
        expect(page.locator("[data-seat='1'] .on-seat, .story .aside .stamp").first).to_be_attached()
        expect(page.locator(".story .aside", has_text="Bob, to Ann")).to_contain_text("Really?")
        page.get_by_role("textbox", name="Message or command").fill("/stamp thanks Bob")
        page.keyboard.press("Enter")
        expect(bob.page.locator("[data-seat='1'] .on-seat")).to_have_count(
            0
        )  # one has no seat of one's own on the board
        expect(bob.page.locator(".story .aside", has_text="Ann, to Bob")).to_contain_text("Thanks!")
        assert ann.complaints == bob.complaints == []
        ann.leave()
        bob.leave()
