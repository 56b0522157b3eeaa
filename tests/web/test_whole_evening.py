"""Two people's whole evening: the group's link, bots, a lost connection, a steward, the finale, and once more."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser import LOOK_AGAIN, LOOKS, until
from tests.server.serving import serving
from tests.web.people import PHONE, Sitter, past_finale
from tests.web.test_takeover import make_away

from courtier.core.registry import kind

GAMES = ["hofverrat", *(pytest.param(game, marks=pytest.mark.deep) for game in ("duhr", "intrigue", "cutthroat"))]
# Gives the first answer that is offered, if the page asks; says whether it did.
ANSWER = """async () => {
  const { question, view, send } = await import("/web/state.js");
  const asked = question.value;
  const first = view.value?.choices?.[0];
  if (asked === null || !first) return false;
  return (await send({ do: "answer", question: asked, action: first.code })).ok;
}"""
OPEN = "async () => (await import('/web/state.js')).connection.value.is === 'open'"
LATER = 4  # answers of a person after which something happens to the guest


def play(people: tuple[Sitter, ...], answers: int | None = None) -> None:
    """Whoever is asked answers, so many times, or to the end."""
    given = 0
    for _ in range(LOOKS):
        for person in people:
            given += bool(person.page.evaluate(ANSWER))
            if given == answers:
                return
        if people[0].state("table")["phase"] == "over":
            return
        people[0].page.wait_for_timeout(LOOK_AGAIN)
    raise AssertionError("the game did not go on")


def sit_down(ann: Sitter, bob: Sitter, game: str) -> str:
    """The host makes a table for two people and two bots; the guest follows the group's link."""
    ann.page.goto(f"{ann.server.origin}/?lang=en")
    ann.page.get_by_role("article", name=kind(game).title).get_by_role("button", name="New table").click()
    ann.page.wait_for_selector(".lobby .seat.me")
    code = str(ann.state("table")["code"])
    ann.send(do="configure", seats=4, bots="fast")
    for seat in (2, 3):
        ann.send(do="seatbot", seat=seat, level="random")
    bob.page.goto(f"{bob.server.origin}/j/{code}?lang=en")
    bob.page.get_by_label("You appear as").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat", exact=True).click()
    bob.page.get_by_role("button", name="I am ready", exact=True).click()
    ann.page.get_by_role("button", name="Deal the cards", exact=True).click()
    for person in (ann, bob):
        person.seated()
    return code


def lose_the_line(person: Sitter) -> None:
    person.context.set_offline(offline=True)
    person.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(person.page.locator(".banner", has_text="No connection")).to_be_visible()
    person.context.set_offline(offline=False)
    until(person.page, OPEN)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_spend_a_whole_evening(browser: Browser, tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as server:
        ann = Sitter(browser, server, "Ann")
        bob = Sitter(browser, server, "Bob", viewport=PHONE, has_touch=True)
        code = sit_down(ann, bob, game)
        play((ann, bob), LATER)
        lose_the_line(bob)
        play((ann, bob), LATER)
        make_away(server, bob, code)
        ann.send(do="entrust", seat=1)
        until(ann.page, "async () => (await import('/web/state.js')).table.value.seats[1].state === 'steward'")
        bob.come(code)
        bob.seated()
        play((ann, bob))
        for person in (ann, bob):
            past_finale(person.page)
            expect(person.page.locator(".won h2")).to_contain_text("win")
        ann.page.locator(".won").get_by_role("button", name="Once more", exact=True).click()
        bob.page.locator(".banner").get_by_role("button", name="Once more", exact=True).click()
        for person in (ann, bob):
            person.seated()
            assert person.state("view")["result"] is None
            of_ours = [each for each in person.complaints if "localStorage" not in each]  # a blank page has none
            assert of_ours == [], person.name
            person.leave()
