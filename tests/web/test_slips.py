"""Slips that cost nothing: secrets that stay covered, keys that mean what was chosen, a focus that is never lost."""

from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser import until
from tests.server.serving import serving
from tests.web.line import Told
from tests.web.people import Sitter, asked_first, past_finale

from courtier.core.registry import kind

GO = "async (address) => (await import('/web/route.js')).go(address)"
FOCUSED = "document.activeElement.matches"


def test_a_streamers_secrets_are_covered_at_once_and_at_every_table(pair: tuple[Sitter, Sitter]) -> None:
    ann, _ = pair
    covered = ann.page.locator(".hand .card.back")
    set_streamer = "async (on) => { (await import('/web/settings.js')).settings.streamer.value = on; }"
    ann.page.evaluate(set_streamer, arg=True)
    expect(covered).to_have_count(3)
    ann.page.keyboard.press("Shift+M")
    expect(covered).to_have_count(0)
    ann.page.evaluate(GO, "/")
    ann.page.get_by_role("button", name="Play now").first.click()
    expect(covered).to_have_count(3)
    ann.page.evaluate(set_streamer, arg=False)
    expect(covered).to_have_count(0)


def test_covered_cards_of_a_trade_are_named_neither_in_the_story_nor_aloud(browser: Browser, tmp_path: Path) -> None:
    """Also where another has begun it, and what that one offers."""
    with serving(tmp_path) as server, browser.new_context() as context:
        page = context.new_page()
        told = Told(page, server.origin, "intrigue", 3, 5)
        for step in count():
            if is_confided(told):
                break
            seat = told.game.actors()[0]
            legal = list(told.game.legal(seat))
            told.go_on(seat, legal[step * 7 % len(legal)])
        cards = [kind("intrigue").appearance.names("en")["cards"][card] for card in told.lines[-1]["event"]["cards"]]
        page.keyboard.press("Shift+M")
        told.tell()
        story = page.locator(".story .now")
        expect(story).to_have_text("Something for your eyes alone.")
        expect(page.locator("[aria-live=polite]")).to_contain_text("Something for your eyes alone.")
        for card in cards:
            expect(page.locator(".story, .live").filter(has_text=card)).to_have_count(0)
        page.keyboard.press("Shift+M")
        for card in cards:
            expect(story).to_contain_text(card, ignore_case=True)


def is_confided(told: Told) -> bool:
    """Was the reader shown the cards of a trade that another began?"""
    event = told.lines[-1]["event"]
    return event["event"] == "offered" and event["partner"] == 0 and isinstance(event["cards"], list)


def test_enter_sends_what_was_chosen_by_its_number_wherever_the_focus_rests(pair: tuple[Sitter, Sitter]) -> None:
    asked, _ = asked_first(pair)
    for key in ("h", "ArrowRight", "1", "1", "Enter"):
        asked.page.keyboard.press(key)
    until(asked.page, "async () => (await import('/web/state.js')).draft.value?.answers.length === 1")
    hand = asked.page.locator(".hand [data-part^='hand:']")
    expect(hand).to_have_count(2)  # the screen has followed: a card that leaves later would take the focus with it
    asked.send(do="drop")
    until(asked.page, "async () => !(await import('/web/state.js')).draft.value?.answers.length")
    expect(hand).to_have_count(3)
    asked.page.keyboard.press("h")
    expect(asked.page.locator("[data-part='hand:0']")).to_be_focused()
    for key in ("1", "1", "ArrowRight", "Enter"):
        asked.page.keyboard.press(key)
    expect(asked.page.locator("[data-part='hand:1']")).to_have_attribute("aria-pressed", "true")
    assert not (asked.state("draft") or {}).get("answers"), "after an arrow Enter means the card under the focus"


# Presses H as soon as the next question is drawn, before anything else that waits for the drawing.
H_WHEN_DRAWN = """() => {
  const question = document.querySelector(".question");
  const before = question.textContent;
  const watch = new MutationObserver(() => {
    if (question.textContent === before) return;
    watch.disconnect();
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
    const drawn = () => (document.body.dataset.after = document.activeElement.dataset.part ?? "elsewhere");
    setTimeout(drawn, 500); // longer than all that waits for a drawing
  });
  watch.observe(question, { characterData: true, childList: true, subtree: true });
}"""


def test_a_key_that_comes_with_the_next_question_keeps_the_focus_it_sets(pair: tuple[Sitter, Sitter]) -> None:
    asked, _ = asked_first(pair)
    page = asked.page
    page.evaluate(H_WHEN_DRAWN)
    for key in ("1", "1", "Enter"):
        page.keyboard.press(key)
    until(page, "Boolean(document.body.dataset.after)")
    assert page.evaluate("document.body.dataset.after") == "hand:0"


def test_the_focus_comes_back_when_the_secret_closes_by_its_key(pair: tuple[Sitter, Sitter]) -> None:
    page = pair[0].page
    for key in ("h", "m"):
        page.keyboard.press(key)
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-part='hand:0']")).to_be_focused()


def test_the_focus_goes_to_what_a_screen_is_about(pair: tuple[Sitter, Sitter]) -> None:
    ann, _ = pair
    page = ann.page
    page.evaluate(GO, "/")
    page.get_by_role("button", name="Play now").first.click()
    until(page, f"{FOCUSED}('.question, #main')")
    page.wait_for_selector(".question")
    page.get_by_role("button", name="The game in one minute").click()
    page.get_by_role("link", name="All rules").click()
    until(page, f"{FOCUSED}('article .here')")
    page.go_back()
    until(page, f"{FOCUSED}('.question')")


def test_the_result_takes_the_focus_when_it_comes(pair: tuple[Sitter, Sitter]) -> None:
    for person in pair:
        person.page.locator(".hand button").first.focus()
    while pair[0].state("table")["phase"] == "play":
        for person in pair:
            view = person.state("view")
            if person.state("question") is not None and view["choices"]:
                person.send(do="answer", question=person.state("question"), action=view["choices"][0]["code"])
    for person in pair:
        until(person.page, f"{FOCUSED}('.finale #main')")  # the staged end comes first
        past_finale(person.page)
        until(person.page, f"{FOCUSED}('#won-head')")


def test_what_a_watcher_may_not_say_stays_to_be_read(browser: Browser, pair: tuple[Sitter, Sitter]) -> None:
    guest = Sitter(browser, pair[0].server, "Guest")
    guest.come(pair[0].state("table")["code"])
    guest.page.locator("#say").fill("Hello!")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".say-error")).to_contain_text("Those who watch")
    expect(guest.page.locator("#say")).to_have_value("Hello!")
    guest.leave()


def press(page: Page, *buttons: str) -> None:
    for name in buttons:
        page.get_by_role("button", name=name, exact=True).last.click()


def test_a_damaged_address_leads_nowhere_in_words(pair: tuple[Sitter, Sitter]) -> None:
    page = pair[0].page
    page.goto(f"{pair[0].server.origin}/t/%E0%A4%A?lang=en")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
