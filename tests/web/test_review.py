"""The review of a finished game on the result page and in the replay."""

from playwright.sync_api import Browser, expect
from tests.server.serving import Serving, deal, play_out, seat_two
from tests.web.people import PHONE, Sitter


def test_the_review_is_worked_out_shared_and_leads_into_the_replay(browser: Browser, server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    play_out([first, second])
    seat = first.now["you"]["seat"]
    ann_at_browser = Sitter(browser, server, "Ann", viewport=PHONE)
    name, _, value = ann.cookie().partition("=")
    ann_at_browser.context.add_cookies([{"name": name, "value": value, "url": server.origin}])
    page = ann_at_browser.page
    ann_at_browser.come(code)
    if page.get_by_role("button", name="Skip").count():
        page.get_by_role("button", name="Skip").click()
        page.get_by_role("button", name="To the result").click()
    panel = page.locator(".review")
    panel.get_by_role("button", name="Review my game").press("Enter")
    expect(panel.get_by_text("choices:")).to_be_visible()
    panel.get_by_text("All choices").click()
    rows = panel.locator("details li")
    assert rows.count() > 5
    panel.get_by_role("switch").press("Space")
    expect(panel.get_by_role("switch")).to_have_attribute("aria-checked", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at a phone"
    chosen = rows.first.locator(".judged span").first.inner_text()
    rows.first.get_by_role("link").click()
    expect(page.locator(".review-line")).to_contain_text(chosen)
    page.keyboard.press("ArrowLeft")
    watcher = Sitter(browser, server, "Gil")
    watcher.come(code)
    if watcher.page.get_by_role("button", name="Skip").count():
        watcher.page.get_by_role("button", name="Skip").click()
        watcher.page.get_by_role("button", name="To the result").click()
    watcher.page.get_by_role("button", name="Read the review").click()
    expect(watcher.page.locator(".review")).to_contain_text("choices:")
    assert watcher.state("table")["seats"][seat]["open_review"] is True
    assert ann_at_browser.complaints == watcher.complaints == []
    ann_at_browser.leave()
    watcher.leave()
