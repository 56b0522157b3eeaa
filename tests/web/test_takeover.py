"""A new person at a seat, as the pages show it: who asks, who must agree, and what all read afterwards."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.server.serving import Serving, serving
from tests.web.people import Sitter, gather

from courtier.table.table import Table

STEWARD = "Let a steward play for now"
INVITE = "Invite somebody to this seat"


def press(page: Page, *buttons: str) -> None:
    for name in buttons:
        page.get_by_role("button", name=name, exact=True).last.click()


def table_of(server: Serving, code: str) -> Table:
    return server.app.registry.rooms[code].table


def make_away(server: Serving, person: Sitter, code: str) -> None:
    """The person's line is gone, for so long that the table says so."""
    visitor = table_of(server, code).state.chairs[person.state("you")["seat"]].owner
    assert visitor is not None
    person.page.goto("about:blank")
    room = server.app.registry.rooms[code]

    def leave() -> None:
        room.table.state.gone[visitor] = 0.0
        room.wake()

    server.call(leave)


def link_from(server: Serving, page: Page, code: str, seat: int) -> str:
    """The link that the page asked for is not read from the clipboard; the same request makes another."""
    made = page.evaluate(
        """async ([code, seat]) => {
          const answer = await fetch(`/api/tables/${code}/invite`,
            {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({seat})});
          return answer.json();
        }""",
        [code, seat],
    )
    return str(made["link"])


def test_a_newcomer_is_named_to_all_and_gets_the_seat_when_they_agree(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob, cat, gwen = (Sitter(browser, server, name) for name in ("Ann", "Bob", "Cat", "Gwen"))
        code = ann.found("hofverrat", 3)
        gather((ann, bob, cat), code)
        press(ann.page, "Bob")
        expect(ann.page.get_by_role("button", name=STEWARD)).to_have_count(0)
        expect(ann.page.get_by_role("button", name=INVITE)).to_have_count(0)
        ann.page.keyboard.press("Escape")
        make_away(server, bob, code)
        press(ann.page, "Bob", INVITE)
        expect(ann.page.locator("dialog .qr")).to_be_visible()
        ann.page.keyboard.press("Escape")
        gwen.page.goto(link_from(server, ann.page, code, 1).replace("/j", "/j?lang=en"))
        gwen.page.locator("#name").fill("Bob")
        press(gwen.page, "Take a seat")
        expect(gwen.page.locator(".trouble")).to_contain_text("Choose a name of your own")
        gwen.page.locator("#name").fill("Gwen")
        press(gwen.page, "Take a seat")
        expect(ann.page.locator(".banner")).to_contain_text("Gwen is new here and wants to take over the seat of Bob")
        press(cat.page, "Agree")
        for person in (ann, cat):
            expect(person.page.locator(".story")).to_contain_text("A new person, Gwen, takes over the seat of Bob")
        gwen.page.wait_for_selector(".hand .card")
        finish(server, code)
        expect(ann.page.locator(".integ")).to_contain_text(
            "Gwen took over the seat of Bob during the game; all others agreed."
        )
        for person in (ann, cat, gwen):
            assert [each for each in person.complaints if "409" not in each] == []
            person.leave()


def finish(server: Serving, code: str) -> None:
    """Everybody answers at random until the end."""
    room = server.app.registry.rooms[code]

    def answer_all() -> None:
        state = room.table.state
        assert state.match is not None
        while state.phase == "play":
            seat = state.match.game.actors()[0]
            state.match.answer(seat, state.match.game.legal(seat)[0], room.now())
            room.table.settle(room.now())
        state.changes.all_fresh = True
        room.decide(lambda: room.table.done(room.now(), []))

    server.call(answer_all)
