"""The tempo of the bots: a switch at the table, and a button that skips to one's own turn."""

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import until
from tests.server.serving import Serving
from tests.web import look
from tests.web.people import PHONE, WIDE, Sitter

SIZES = {"wide": WIDE, "phone": PHONE}
PLAY = """async () => {
  const { question, view, send, draft } = await import("/web/state.js");
  while (question.value !== null) {
    const done = draft.value?.complete;
    await send(done ? { do: "confirm", question: question.value } : { do: "draft", question: question.value, action: view.value.choices[0].code });
  }
}"""  # noqa: E501


@pytest.mark.parametrize("size", SIZES)
def test_one_skips_to_the_own_turn(browser: Browser, server: Serving, size: str) -> None:
    ann = Sitter(browser, server, "Ann", viewport=SIZES[size], has_touch=size == "phone")
    ann.come(ann.found("hofverrat", 4, bots="random"))
    ann.seated()
    page = ann.page
    page.locator(".bar button").last.click()
    tempo = page.get_by_role("radiogroup", name="Tempo of the bots")
    expect(tempo.get_by_role("radio", name="Quick")).to_be_checked()
    tempo.get_by_role("radio", name="Watch").click()
    expect(tempo.get_by_role("radio", name="Watch")).to_be_checked()
    page.keyboard.press("Escape")
    until(page, "async () => (await import('/web/state.js')).table.value.bots === 'watch'")
    if not ann.asked:
        page.get_by_role("button", name="Skip to my turn").click()
        page.wait_for_selector(".commit")
    page.evaluate(PLAY)
    skip = page.get_by_role("button", name="Skip to my turn")
    expect(skip).to_be_visible()
    skip.click()  # at once: on a busy machine the bots may be done before anything else is looked at
    page.wait_for_selector(".commit", timeout=6000)  # three bots would watch for nine turns of three seconds
    assert look.jutting(page) == []
    assert ann.complaints == []
    ann.leave()


def test_play_now_seats_bots_at_a_persons_tempo(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    ann.page.goto(f"{server.origin}/?lang=en")
    ann.page.locator("[data-game=hofverrat] .btn-wax").click()
    ann.seated()
    assert ann.state("table")["bots"] == "human"
    ann.leave()


def test_on_a_phone_the_buttons_leave_room_for_who_is_waited_for(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann", viewport=PHONE, has_touch=True)
    ann.page.goto(f"{server.origin}/?lang=de")
    ann.page.locator("[data-game=cutthroat] .more button").click()
    ann.page.wait_for_selector(".skip-bots")
    room = ann.page.locator(".wait h2").bounding_box()
    assert room is not None
    assert room["width"] > PHONE["width"] / 2
    ann.leave()
