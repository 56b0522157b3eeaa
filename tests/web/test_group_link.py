"""One link for the group: it seats people until the table is full, can be withdrawn, and says what is wrong with it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.serving import Serving
from tests.web import look
from tests.web.barriers import barriers
from tests.web.people import PHONE, Sitter


@pytest.fixture
def people(browser: Browser, server: Serving) -> Iterator[tuple[Sitter, Sitter, Sitter]]:
    """Ann the host, Bob with his phone, and Cat."""
    ann, bob, cat = (
        Sitter(browser, server, "Ann"),
        Sitter(browser, server, "Bob", viewport=PHONE, has_touch=True),
        Sitter(browser, server, "Cat"),
    )
    yield ann, bob, cat
    for person in (ann, bob, cat):
        person.leave()


def follows(who: Sitter, code: str) -> Page:
    who.page.goto(f"{who.server.origin}/j/{code}?lang=en")
    return who.page


def takes_a_seat(who: Sitter) -> None:
    who.page.get_by_label("You appear as").fill(who.name)
    who.page.get_by_role("button", name="Take a seat", exact=True).click()
    who.page.wait_for_selector(".lobby .seat.me")


def private_table(host: Sitter, seats: int) -> str:
    """As the start page makes one."""
    code = host.found("hofverrat", seats)
    host.come(code)
    host.send(do="configure", listed=False)
    return code


def test_the_groups_link_names_host_and_game_and_seats_until_the_table_is_full(
    people: tuple[Sitter, Sitter, Sitter],
) -> None:
    ann, bob, cat = people
    code = private_table(ann, 2)
    page = follows(bob, code)
    expect(page.locator(".invited h2")).to_have_text("Ann invites you to Hof-Verrat")
    expect(page.locator(".invited .muted")).to_have_text("One seat is still free.")
    assert look.jutting(page) == look.small(page) == barriers(page) == []
    takes_a_seat(bob)
    expect(follows(cat, code).locator(".invited .muted")).to_have_text(
        "All seats are taken. Ask the host for another one."
    )
    for person in (ann, bob):
        person.send(do="ready", ready=True)
    ann.send(do="start")
    expect(follows(cat, code).locator(".invited .muted")).to_contain_text("The game has begun. You can watch it")
    cat.page.get_by_role("link", name="Watch", exact=True).click()
    cat.page.wait_for_selector(".at-table .dock.bare")


def test_a_withdrawn_link_seats_nobody_until_it_is_shared_again(people: tuple[Sitter, Sitter, Sitter]) -> None:
    ann, bob, _ = people
    code = private_table(ann, 3)
    assert barriers(ann.page) == [], "the link as words, as a code and as a picture"
    ann.page.get_by_role("button", name="Withdraw the link").click()
    expect(ann.page.locator(".invite")).to_contain_text("The group’s link is withdrawn.")
    expect(ann.page.locator(".seat small").last).to_have_text("For somebody with a link of their own.")
    assert barriers(ann.page) == []
    expect(follows(bob, code).locator(".invited .muted")).to_contain_text("This link was withdrawn. Ask the host")
    expect(bob.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    ann.page.get_by_role("button", name="A link for one person").click()
    expect(ann.page.locator(".invite")).to_contain_text("This link lets one person in, once.")
    assert barriers(ann.page) == []
    ann.page.get_by_role("button", name="Share the link again").click()
    follows(bob, code)
    takes_a_seat(bob)
    expect(ann.page.locator(".seat .name", has_text="Bob")).to_be_visible()


def test_a_typed_code_does_the_same_and_a_wrong_one_says_so(people: tuple[Sitter, Sitter, Sitter]) -> None:
    ann, bob, _ = people
    code = private_table(ann, 3)
    for typed, there in (("NOTHERE2", False), (code.lower(), True)):
        bob.page.goto(f"{bob.server.origin}/?lang=en")
        bob.page.get_by_label("Have you been invited?").fill(typed)
        bob.page.get_by_role("button", name="Take a seat", exact=True).click()
        if not there:
            expect(bob.page.get_by_role("alert").first).to_contain_text("There is no table with this code. Check it")
    takes_a_seat(bob)


def test_tables_are_private_unless_listed_and_join_takes_a_seat(people: tuple[Sitter, Sitter, Sitter]) -> None:
    ann, bob, _ = people
    ann.page.goto(f"{ann.server.origin}/?lang=en")
    ann.page.get_by_role("article", name="Hof-Verrat").get_by_role("button", name="New table").click()
    ann.page.wait_for_selector(".lobby .seat")
    code = ann.state("table")["code"]
    bob.page.goto(f"{bob.server.origin}/?lang=en")
    bob.page.wait_for_selector("#tables")
    expect(bob.page.locator(f"a[href^='/t/{code}']")).to_have_count(0)
    ann.send(do="configure", listed=True)
    bob.page.reload()
    bob.page.locator(f"a[href='/t/{code}#sit']").click()
    bob.page.wait_for_selector(".lobby .seat.me")
