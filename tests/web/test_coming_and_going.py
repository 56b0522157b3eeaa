"""People come by one click, a code or a list; they go, sleep, lose the line, come twice, and find all as it was."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import until
from tests.server.serving import Serving
from tests.terminal.sitting import courtier
from tests.web.people import PHONE, Sitter, asked_first, gather, past_finale

OPEN = "async () => (await import('/web/state.js')).connection.value.is === 'open'"
ICON = """async () => {
  const picture = new Image();
  picture.src = document.querySelector('link[rel="icon"]').href;
  await picture.decode();
  return picture.src;
}"""
# The style sheets of the table, in the order in which one overrules the other.
STYLES = "[...document.querySelectorAll('link[data-style]')].map((link) => link.dataset.style)"


@pytest.fixture
def people(browser: Browser, server: Serving) -> Iterator[tuple[Sitter, Sitter]]:
    """Ann, and Bob with his phone."""
    both = (Sitter(browser, server, "Ann"), Sitter(browser, server, "Bob", viewport=PHONE, has_touch=True))
    yield both
    for person in both:
        person.leave()
        assert person.complaints == [], person.name


def begun(people: tuple[Sitter, Sitter]) -> str:
    """Both sit at a table of two, and the game has begun."""
    code = people[0].found("hofverrat", 2)
    gather(people, code)
    return code


def answer(who: Sitter) -> None:
    """The first choice, past the screen."""
    who.send(do="answer", question=who.state("question"), action=who.state("view")["choices"][0]["code"])


def at_start(who: Sitter) -> Page:
    who.page.goto(f"{who.server.origin}/?lang=en")
    return who.page


def test_one_click_deals_a_game_against_bots(people: tuple[Sitter, Sitter]) -> None:
    for person in people:
        page = at_start(person)
        page.get_by_role("article", name="Game of Intrigue").get_by_role("button", name="Play now").click()
        page.wait_for_selector(".at-table .dock")
        assert person.state("table")["game"] == "intrigue"


def test_who_goes_from_game_to_game_sees_each_as_if_it_were_the_first(people: tuple[Sitter, Sitter]) -> None:
    ann, _ = people
    page = at_start(ann)
    for game in ("Hof-Verrat", "Dûhr: The Lesser Houses", "Game of Intrigue", "Hof-Verrat"):
        page.get_by_role("article", name=game).get_by_role("button", name="Play now").click()
        page.wait_for_selector(".at-table .dock")
        worn = page.evaluate(STYLES)
        page.reload()
        page.wait_for_selector(".at-table .dock")
        assert worn == page.evaluate(STYLES)
        page.get_by_role("link", name="Start page").click()


def test_the_start_page_lists_my_tables_and_those_that_are_open(people: tuple[Sitter, Sitter]) -> None:
    ann, bob = people
    code = ann.found("hofverrat", 2)
    mine = at_start(ann).locator(f"#tables > div:first-child a[href='/t/{code}']")
    open_ones = at_start(bob).locator(f"#tables > div:last-child a[href='/t/{code}#sit']")
    expect(mine).to_be_visible()
    open_ones.click()
    bob.page.wait_for_selector(".lobby .seat.me")
    assert bob.state("table")["code"] == code


def test_back_and_forward_lead_to_the_same_table(people: tuple[Sitter, Sitter]) -> None:
    code = begun(people)
    page = people[0].page
    hand = people[0].state("view")
    page.get_by_role("button", name="The game in one minute").click()
    page.get_by_role("link", name="All rules", exact=True).click()
    page.wait_for_selector("article h2")
    page.go_back()
    page.wait_for_selector(".at-table .dock")
    until(page, OPEN)
    assert people[0].state("view") == hand
    page.get_by_role("link", name="Start page", exact=True).click()
    page.wait_for_selector(".start-page")
    page.go_back()
    page.wait_for_selector(".at-table .dock")
    assert page.url.endswith(f"/t/{code}?lang=en")


def test_a_page_that_slept_learns_what_happened(people: tuple[Sitter, Sitter]) -> None:
    begun(people)
    asked, other = asked_first(people)
    asleep = other.context.new_cdp_session(other.page)
    asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    lines = len(asked.state("story"))
    answer(asked)
    asleep.send("Page.setWebLifecycleState", {"state": "active"})
    until(other.page, f"async () => (await import('/web/state.js')).story.value.length > {lines}")
    assert other.state("story")[-1]["n"] == asked.state("story")[-1]["n"]


def test_a_lost_line_says_so_and_comes_back_by_itself(people: tuple[Sitter, Sitter]) -> None:
    begun(people)
    asked, other = asked_first(people)
    other.context.set_offline(True)
    other.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(other.page.locator(".banner", has_text="No connection")).to_be_visible()
    answer(asked)
    other.context.set_offline(False)
    until(other.page, OPEN)
    expect(other.page.locator(".banner")).to_have_count(0)
    assert other.state("story")[-1]["n"] == asked.state("story")[-1]["n"]


def test_two_pages_of_one_person_show_the_same_seat(people: tuple[Sitter, Sitter]) -> None:
    code = begun(people)
    asked, _ = asked_first(people)
    second = asked.context.new_page()
    second.goto(f"{asked.server.origin}/t/{code}?lang=en")
    second.wait_for_selector(".at-table .commit", state="attached")
    second.locator(".choice").first.click()
    second.locator(".choice:not([aria-pressed=true])").first.click()
    second.locator(".commit").click()
    until(asked.page, "async () => (await import('/web/state.js')).draft.value?.answers.length === 1")
    second.close()


def test_the_title_and_the_icon_say_whose_turn_it_is(people: tuple[Sitter, Sitter]) -> None:
    begun(people)
    asked, other = asked_first(people)
    until(asked.page, "document.title.startsWith('● Your turn')")
    until(other.page, "document.title.includes('Courtier') && !document.title.includes('Your turn')")
    icons = [person.page.evaluate(ICON) for person in (asked, other)]
    assert icons[0] != icons[1]


def test_a_note_is_kept_though_one_goes_at_once(people: tuple[Sitter, Sitter]) -> None:
    code = begun(people)
    ann, bob = people
    ann.page.get_by_role("tab", name="Notes").click()
    ann.page.locator("#notes").fill("Bob lies.")
    ann.page.get_by_role("tab", name="Story").click()
    ann.come(code)
    ann.seated()
    ann.page.get_by_role("tab", name="Notes").click()
    expect(ann.page.locator("#notes")).to_have_value("Bob lies.")
    assert "Bob lies." not in "".join(bob.received)


def test_the_record_of_a_game_is_saved_and_holds(people: tuple[Sitter, Sitter], tmp_path: Path) -> None:
    ann, _ = people
    page = ann.page
    ann.come(ann.found("hofverrat", 2, bots="random"))
    while not page.locator(".finale").count():
        until(
            page,
            "async () => (await import('/web/state.js')).question.value !== null || document.querySelector('.finale')",
        )
        if ann.state("question") is not None:
            answer(ann)
    past_finale(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save record").first.click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    checked = courtier("verify", str(record))
    assert checked.exit_code == 0, checked.output


def test_letters_act_only_where_they_are_wanted(people: tuple[Sitter, Sitter]) -> None:
    begun(people)
    asked, _ = asked_first(people)
    page = asked.page
    wish(page, "keys", on=False)
    page.keyboard.press("1")
    page.keyboard.press("m")
    expect(page.locator("dialog, .choice[aria-pressed=true]")).to_have_count(0)
    wish(page, "keys", on=True)
    page.keyboard.press("1")
    expect(page.locator(".chosen-path .step")).to_have_count(1)


def test_enter_or_the_button_is_pressed_twice_where_one_wants_to_be_asked(people: tuple[Sitter, Sitter]) -> None:
    begun(people)
    asked, _ = asked_first(people)
    page = asked.page
    wish(page, "confirm", on=True)
    ways: list[Callable[[], None]] = [lambda: page.keyboard.press("Enter"), lambda: page.locator(".commit").click()]
    for done, send in enumerate(ways):
        for key in ("1", "1"):
            page.keyboard.press(key)
        send()
        expect(page.locator(".commit")).to_have_text("Once more, to send")
        assert len((asked.state("draft") or {"answers": []})["answers"]) == done
        send()
        # At least one more: after the second card the third may have only one place, and is laid out by itself.
        until(page, f"async () => (await import('/web/state.js')).draft.value?.answers.length > {done}")


def wish(page: Page, name: str, *, on: bool) -> None:
    """A setting, as the settings page changes it."""
    page.evaluate("async ([name, on]) => { (await import('/web/settings.js')).settings[name].value = on; }", [name, on])


def test_nothing_sounds_until_somebody_wants_it(people: tuple[Sitter, Sitter]) -> None:
    for person in people:
        person.page.add_init_script(
            "window.tones = 0; window.AudioContext = class extends AudioContext"
            " { createOscillator() { tones += 1; return super.createOscillator(); } };"
        )
    begun(people)
    asked, other = asked_first(people)
    answer(asked)
    assert [person.page.evaluate("tones") for person in people] == [0, 0]
    for person in people:
        wish(person.page, "sound", on=True)
    answer(asked)
    until(other.page, "tones > 0")


def test_a_click_wakes_the_sounds_that_a_browser_keeps_back(people: tuple[Sitter, Sitter]) -> None:
    for person in people:
        person.page.add_init_script(
            "window.tones = 0; window.asleep = true; window.AudioContext = class extends AudioContext"
            " { get state() { return asleep ? 'suspended' : 'running'; }"
            " resume() { asleep = false; return super.resume(); }"
            " createOscillator() { tones += 1; return super.createOscillator(); } };"
        )
    begun(people)
    asked, other = asked_first(people)
    wish(other.page, "sound", on=True)
    answer(asked)
    until(other.page, "tones > 0")
    first = other.page.evaluate("tones")
    told = len(other.state("story"))
    answer(asked)
    until(other.page, f"async () => (await import('/web/state.js')).story.value.length > {told}")
    assert other.page.evaluate("tones") == first
    other.page.locator("main").click(position={"x": 4, "y": 4})
    until(other.page, "!asleep")
    answer(asked)
    until(other.page, f"tones > {first}")
