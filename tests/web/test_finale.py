"""The staged end of every game: each reveal with its sentence, at the table, on phones, big screens, in the replay."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import until
from tests.server.serving import Serving
from tests.web import look
from tests.web.barriers import barriers
from tests.web.line import Told
from tests.web.people import PHONE, WIDE, Sitter, past_finale
from tests.web.screens import PLAY
from tests.web.skins import EACH_GAME
from tests.web.test_table_look import most_seats, play_out

STEPS = "async () => (await import('/web/finale/play.js')).steps.value.map((step) => step.line.text)"
GO_TO = "async (at) => { (await import('/web/finale/play.js')).at.value = at; }"


def ended(browser: Browser, server: Serving, game: str, lang: str = "en", **context: Any) -> Told:
    """A game with the most seats has just ended while its page was open."""
    page = browser.new_context(**{"viewport": WIDE, "reduced_motion": "reduce", **context}).new_page()
    told = Told(page, server.origin, game, most_seats(game), 26, lang=lang)
    play_out(told, 26)
    told.phase = "over"
    told.tell()
    page.wait_for_selector(".finale .ladder")
    return told


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("game", EACH_GAME)
def test_each_reveal_has_its_sentence_and_the_towers_end_at_the_scores(
    browser: Browser, server: Serving, game: str
) -> None:
    told = ended(browser, server, game)
    page = told.page
    sentences = page.evaluate(STEPS)
    of_the_end = [line["text"] for line in told.lines if line["event"]["event"] in ENDING[game]]
    assert set(sentences) <= set(of_the_end)
    assert sentences[-1] == told.lines[-1]["text"]
    expect(page.locator(".reveal h2")).to_have_text(sentences[0])
    expect(page.locator(".live[role=alert]")).to_have_text(sentences[0])
    expect(page.locator(".rail .story")).not_to_contain_text(sentences[-1])  # the story does not run ahead
    press(page, "Next")
    expect(page.locator(".live[role=alert]")).to_have_text(sentences[1])
    press(page, "Skip")
    totals = [str(score).replace("-", "−") for score in told.game.scores()]
    expect(page.locator(".ladder .num")).to_have_text(totals)
    expect(page.locator(".ladder .win .sealw")).to_have_count(len(told.game.winners()))
    assert page.evaluate("document.activeElement.textContent") == "To the result"
    past_the_seal(page)


def past_the_seal(page: Page) -> None:
    press(page, "To the result")
    page.wait_for_selector(".result .score")
    page.get_by_role("button", name="The finale").first.click()
    past_finale(page)
    page.context.close()


ENDING = {
    "hofverrat": ("revealed", "judged", "counted", "mission_shown", "won"),
    "duhr": ("counted", "conspiracy_told", "agenda_shown", "won"),
    "intrigue": ("ended", "shown", "valued", "won"),
    "cutthroat": ("counted", "won"),
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", EACH_GAME)
def test_the_stage_fits_a_phone_and_a_wide_screen(browser: Browser, server: Serving, game: str, theme: Any) -> None:
    told = ended(browser, server, game, "de", viewport=PHONE, color_scheme=theme, has_touch=True)
    page = told.page
    for size in (PHONE, WIDE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for at in (0, len(page.evaluate(STEPS)) * 3 // 4, len(page.evaluate(STEPS)) - 1):
            page.evaluate(GO_TO, at)
            assert look.jutting(page) == [], (size, at)
            assert look.small(page) == [], (size, at)
    assert theme == "dark" or barriers(page) == []
    page.context.close()


FEET = "(towers) => [...new Set(towers.map((each) => Math.round(each.getBoundingClientRect().bottom)))]"
# Of each row of the score sheet: all points by source together, and the total that it says.
ADDED_UP = """(rows) => rows.map((row) => {
  const told = [...row.querySelectorAll("td b")].map((each) => Number(each.textContent.replace("−", "-")));
  return [told.reduce((sum, each) => sum + each, 0), Number(row.querySelector(".tot").textContent.replace("−", "-"))];
})"""


def test_all_towers_stand_on_one_line_and_a_couples_points_add_up(browser: Browser, server: Serving) -> None:
    told = ended(browser, server, "cutthroat")
    page = told.page
    assert len(page.locator(".tower").evaluate_all(FEET)) == 1
    press(page, "Skip")
    press(page, "To the result")
    page.wait_for_selector(".result .score")
    rows = page.locator(".wide-score tbody tr").evaluate_all(ADDED_UP)
    assert [added for added, _ in rows] == [total for _, total in rows]
    expect(page.locator(".wide-score th", has_text="Spouse")).to_have_count(1)
    page.context.close()


A_BOT_GLOATS = """async () => {
  const { table, talk } = await import("/web/state.js");
  const seats = table.value.seats.map((each) => (each.seat === 1 ? { ...each, kind: "bot" } : each));
  table.value = { ...table.value, seats };
  const said = { n: 1, message: 1, seat: 1, name: "Bob", text: "The court is mine.", at: Date.now() / 1000 };
  talk.value = [said, { ...said, n: 2, message: 2, seat: 2, name: "Cat", text: "How exciting!" }];
}"""


def test_no_bot_says_how_it_ends_before_the_end_is_told(browser: Browser, server: Serving) -> None:
    told = ended(browser, server, "hofverrat")
    page = told.page
    page.evaluate(A_BOT_GLOATS)
    expect(page.locator(".rail .story")).to_contain_text("How exciting!")
    expect(page.locator(".rail .story")).not_to_contain_text("The court is mine.")
    press(page, "Skip")
    expect(page.locator(".rail .story")).to_contain_text("The court is mine.")
    page.context.close()


def test_spies_lie_face_down_until_their_turn_and_families_swing(browser: Browser, server: Serving) -> None:
    told = ended(browser, server, "hofverrat")
    page = told.page
    spies = sum(line["event"]["event"] == "revealed" and "table" in line["event"]["spot"] for line in told.lines)
    backs = page.locator(".royal .t.back")
    at_table = [line["event"] for line in told.lines if line["event"]["event"] == "revealed"]
    expect(backs).to_have_count(spies - ("table" in at_table[0]["spot"]))
    press(page, "Skip")
    expect(backs).to_have_count(0)
    standing = told.now()["view"]["more"]["standing"]["toad"]
    expect(page.locator(".royal .col", has_text="Toad").locator("small")).to_contain_text(":".join(map(str, standing)))
    page.context.close()


def test_it_runs_by_itself_and_a_tap_goes_on(browser: Browser, server: Serving) -> None:
    told = ended(browser, server, "intrigue", reduced_motion="no-preference")
    page = told.page
    sentences = page.evaluate(STEPS)
    page.locator(".staged").click(position={"x": 5, "y": 5})
    expect(page.locator(".reveal h2")).not_to_have_text(sentences[0])
    expect(page.get_by_role("button", name="To the result")).to_be_focused(timeout=60_000)
    page.context.close()


def test_the_replay_and_the_big_screen_stage_the_end(browser: Browser, server: Serving) -> None:
    ann = Sitter(browser, server, "Ann")
    code = ann.found("hofverrat", 2, bots="random")
    tv = Sitter(browser, server, "TV")
    tv.page.goto(f"{server.origin}/board/{code}?lang=en")
    tv.page.wait_for_selector(".tv .last-lines")
    ann.page.goto(f"{server.origin}/?lang=en")  # a table is made without a page, but playing needs one
    ann.page.evaluate(PLAY, [code, 1000, ""])
    tv.page.wait_for_selector(".tv .ladder")
    assert look.jutting(tv.page) == []
    ann.page.goto(f"{server.origin}/replay/{code}?as=me&step=100000&lang=en")
    expect(ann.page.locator(".replay .ladder .win")).to_have_count(1)
    won = ann.page.locator(".now-line h2").inner_text()
    assert " win" in won
    ann.page.get_by_role("button", name="One step back").click()
    expect(ann.page.locator(".now-line h2")).not_to_have_text(won)
    expect(ann.page.locator(".replay .ladder .win")).to_have_count(0)
    until(tv.page, "async () => (await import('/web/finale/play.js')).isLast.value")
    for person in (ann, tv):
        assert person.complaints == []
        person.leave()
