"""People who have never been here: codes read out, names of all kinds, getting up, losing the line, playing on."""

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import PATIENCE, until
from tests.server.serving import Serving
from tests.web.screens import PLAY, Hall, Visit

LONGEST = "Donaudampfschifffahrtsgesellschaftskapit"  # 40 letters without a place to break


@pytest.fixture(scope="module")
def there(browser: Browser, server: Serving) -> Hall:
    return Hall(server, browser)


def newcomer(there: Hall, size: str = "wide") -> Visit:
    """Somebody without a name."""
    guest = Visit(there, size=size)
    guest.page.add_init_script("localStorage.removeItem('courtier.settings')")
    return guest


def hosts(there: Hall, host: Visit, seats: int = 3) -> str:
    """A table of the host's own, open to strangers."""
    host.page.goto(there.server.origin)
    code = there.make(host.page, seats=seats, name="Guest")
    host.page.goto(f"{there.server.origin}/t/{code}")
    host.page.wait_for_selector(".lobby .seat")
    return code


def types(page: Page, code: str) -> None:
    page.get_by_label("Have you been invited?").fill(code)
    page.get_by_role("button", name="Take a seat", exact=True).click()


def test_a_code_may_be_typed_as_it_was_read_out(there: Hall) -> None:
    host, guest = newcomer(there), newcomer(there)
    code = hosts(there, host)
    page = guest.page
    page.goto(there.server.origin)
    types(page, "  ")
    expect(page.locator(".join").get_by_role("alert")).to_have_text(
        "Type the code of a table, or paste the link you were sent."
    )
    low = code.lower()
    for typed in (
        f" {low[:4]} {low[4:]} ",
        f"{low[:4]}-{low[4:]}",
        f"http://elsewhere.example/t/{code}?lang=de",
    ):
        page.goto(there.server.origin)
        types(page, typed)
        page.wait_for_url(f"**/j/{code}")
    page.get_by_role("button", name="Take a seat", exact=True).click()
    page.wait_for_selector(".lobby .seat.me")
    host.close()
    guest.close()
    assert host.complaints == guest.complaints == []


def test_two_guests_without_a_name_sit_down_and_get_up(there: Hall) -> None:
    host, guest = newcomer(there), newcomer(there, "phone")
    code = hosts(there, host)
    guest.page.goto(f"{there.server.origin}/t/{code}")
    guest.page.get_by_role("button", name="Take a seat", exact=True).first.click()
    expect(guest.page.get_by_label("Your name")).to_have_value("Guest 2")
    host.page.locator(".seat .name", has_text="Guest 2").wait_for()
    guest.page.get_by_role("button", name="Get up", exact=True).click()
    guest.page.get_by_role("button", name="Take a seat", exact=True).first.click()
    expect(guest.page.locator(".go p")).to_have_text("Say when you are ready.")
    assert guest.page.locator(".banner").count() == 0
    host.page.get_by_role("button", name="Free the seat of Guest 2", exact=True).click()
    expect(guest.page.locator(".banner")).to_contain_text("Your seat was freed.")
    host.page.locator(".seat .name", has_text="Guest 2").wait_for(state="detached")
    host.close()
    guest.close()
    assert host.complaints == guest.complaints == []


def test_a_name_that_cannot_be_is_refused_in_words_and_the_old_one_stays(there: Hall) -> None:
    host = newcomer(there)
    hosts(there, host)
    field = host.page.get_by_label("Your name")
    for name in ("", "   ", "\u202eAnn"):
        field.fill(name)
        field.press("Tab")
        expect(host.page.locator(".banner")).to_contain_text("A name has 1 to 40 visible characters.")
        expect(field).to_have_value("Guest")
        host.page.get_by_role("button", name="Close", exact=True).click()
        host.page.wait_for_selector(".banner", state="detached")
    field.fill("שלום 👑")
    field.press("Tab")
    until(host.page, "JSON.parse(localStorage['courtier.settings']).name === 'שלום 👑'")
    host.close()
    assert host.complaints == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_long_names_and_words_stay_inside(there: Hall, size: str) -> None:
    host = newcomer(there, size)
    hosts(there, host)
    host.page.get_by_label("Your name").fill(LONGEST)
    host.page.get_by_label("Your name").press("Tab")
    host.page.get_by_placeholder("Say …").fill("x" * 300)
    host.page.get_by_placeholder("Say …").press("Enter")
    host.page.wait_for_selector(".say q")
    assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert host.page.evaluate(
        "document.querySelector('.story').scrollWidth <= document.querySelector('.story').clientWidth"
    )
    host.close()


def test_without_a_line_the_start_page_says_so_and_nothing_of_a_move(there: Hall) -> None:
    guest = newcomer(there)
    guest.page.goto(there.server.origin)
    guest.page.wait_for_selector(".game")
    guest.context.set_offline(offline=True)
    guest.page.get_by_role("button", name="New table", exact=True).first.click()
    told = "No connection to the server. Check your network, then try again."
    expect(guest.page.locator("p[role=alert]")).to_contain_text(told)
    guest.context.set_offline(offline=False)
    guest.page.get_by_role("button", name="New table", exact=True).first.click()
    guest.page.wait_for_selector(".lobby .seat")
    guest.close()


def two_at_the_end(there: Hall) -> tuple[Visit, Visit]:
    """A host and a guest whose game is over."""
    host, guest = newcomer(there), newcomer(there, "phone")
    code = hosts(there, host, seats=2)
    guest.page.goto(f"{there.server.origin}/t/{code}")
    guest.page.get_by_role("button", name="Take a seat", exact=True).first.click()
    guest.page.get_by_role("button", name="I am ready", exact=True).click()
    host.page.get_by_role("button", name="Deal the cards", exact=True).click()
    for visit in (host, guest):
        visit.page.wait_for_selector(".at-table .dock")
        visit.page.goto(f"{there.server.origin}/settings")
        visit.page.evaluate(f"(wanted) => {{ ({PLAY})(wanted).then(() => (window.played = true)); }}", [code, 1000, ""])
    for visit in (host, guest):
        until(visit.page, "window.played === true")
        visit.page.goto(f"{there.server.origin}/t/{code}")
    host.page.locator(".won").get_by_role("button", name="Once more", exact=True).click(timeout=PATIENCE)
    return host, guest


def test_who_wants_to_play_on_is_told_to_the_others(there: Hall) -> None:
    host, guest = two_at_the_end(there)
    asked = guest.page.locator(".banner")
    expect(asked).to_contain_text("Guest would like to play on and waits for you.")
    asked.get_by_role("button", name="Once more", exact=True).click()
    for visit in (host, guest):
        visit.page.wait_for_selector(".at-table .dock")
        visit.close()
    assert host.complaints == guest.complaints == []


def test_nobody_waits_for_ever_for_somebody_who_has_gone(there: Hall) -> None:
    host, guest = two_at_the_end(there)
    guest.close()
    host.page.locator(".won").get_by_role("button", name="Play on without Guest 2", exact=True).click()
    host.page.wait_for_selector(".at-table .dock")
    host.close()
    assert host.complaints == []
