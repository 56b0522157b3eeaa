"""Courtier as an installed program: its manifest, its page without a connection, and notifications."""

from playwright.sync_api import Browser, expect
from tests.browser import until
from tests.server.serving import Serving
from tests.web.barriers import barriers
from tests.web.people import Sitter

ACTIVE = "async () => Boolean((await navigator.serviceWorker.getRegistration('/'))?.active)"


def test_the_manifest_and_its_icons_are_there(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    ann.page.goto(server.origin)
    line = ann.context.new_cdp_session(ann.page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )
    assert ann.complaints == []
    ann.leave()


def test_an_installed_courtier_says_that_there_is_no_connection(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    ann.page.goto(server.origin)
    ann.page.wait_for_selector(".start-page")
    ann.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    until(ann.page, ACTIVE)
    ann.context.set_offline(offline=True)
    ann.page.goto(f"{server.origin}/settings")
    expect(ann.page.locator("main")).to_contain_text("No connection to the server. Your game is safe there.")
    expect(ann.page.locator("[lang=de]")).to_contain_text("Keine Verbindung zum Server.")
    assert barriers(ann.page) == []
    ann.context.set_offline(offline=False)
    ann.page.get_by_role("link", name="try again").click()
    ann.page.wait_for_selector(".start-page, .live")
    ann.leave()


def test_a_page_in_a_browser_keeps_nothing(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    ann.page.goto(server.origin)
    ann.page.wait_for_selector(".start-page")
    assert ann.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    ann.leave()


def test_a_refused_notification_says_why(browser: Browser, server: Serving) -> None:
    for secure, words in ((True, "Your browser does not allow notifications"), (False, "this address is plain http")):
        ann = Sitter(browser, server, "Ann")
        ann.page.add_init_script(
            f"Object.defineProperty(window, 'isSecureContext', {{ get: () => {str(secure).lower()} }});"
            "Notification.requestPermission = async () => 'denied';"
        )
        ann.page.goto(f"{server.origin}/settings?lang=en")
        ann.page.get_by_role("switch", name="Tell me when it is my turn").click()
        expect(ann.page.get_by_role("alert").filter(has_text=words)).to_be_visible()
        ann.leave()
