"""What people do at a table besides answering: talk, whisper, look at their secret and cover it, take a move back."""

import time

from playwright.sync_api import Page, expect
from tests.browser import until
from tests.web.people import Sitter, asked_first

from courtier.core.registry import kind


def test_talk_whisper_and_phrases_reach_the_other(pair: tuple[Sitter, Sitter]) -> None:
    ann, bob = pair
    ann.page.keyboard.press("t")
    expect(ann.page.locator("#say")).to_be_focused()
    ann.page.keyboard.type("Good evening, Bob.")
    ann.page.keyboard.press("Enter")
    expect(bob.page.locator(".story .say q").last).to_have_text("Good evening, Bob.")
    ann.page.get_by_role("button", name="Whisper, phrases and stamps", exact=True).click()
    ann.page.get_by_role("button", name="Bob", exact=True).last.click()
    ann.page.get_by_role("button", name="I trust Bob.", exact=True).click()
    expect(bob.page.locator(".story .say q").last).to_have_text("I trust Bob.")
    bob.page.locator("#say").fill("/whisper ann And I you.")
    bob.page.keyboard.press("Enter")
    expect(ann.page.locator(".story .say small").last).to_contain_text("Bob, to you")


def test_the_secret_opens_at_one_key_and_is_covered_at_another(pair: tuple[Sitter, Sitter]) -> None:
    asked, _ = asked_first(pair)
    page = asked.page
    press_briefly(page, "m")
    expect(page.locator("dialog .secrets li")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    secret = [card["kind"] for zone in asked.own_zones("hand", "missions") for card in zone["cards"]]
    names = kind("hofverrat").appearance.names("en")["cards"]
    page.keyboard.press("Shift+M")
    expect(page.locator(".hand .card.back")).to_have_count(3)
    expect(page.locator(".choice")).to_have_count(0)
    shown = page.locator("body").inner_text().lower()
    assert [card for card in secret if names[card].lower() in shown] == []
    page.keyboard.press("Shift+M")
    expect(page.locator(".hand .card.back")).to_have_count(0)


def press_briefly(page: Page, key: str) -> None:
    """A press that took no time, however long the page takes to hear of it: a longer one means something else."""
    keyboard = page.context.new_cdp_session(page)
    pressed = time.time()
    for what in ("keyDown", "keyUp"):
        keyboard.send("Input.dispatchKeyEvent", {"type": what, "key": key, "timestamp": pressed})


def test_the_command_box_answers_with_the_words_of_the_terminal(pair: tuple[Sitter, Sitter]) -> None:
    asked, _ = asked_first(pair)
    page = asked.page
    page.keyboard.press("/")
    expect(page.locator("#say")).to_have_value("/")
    page.keyboard.type("2 1")
    page.keyboard.press("Enter")
    expect(page.locator(".commit")).to_be_enabled()
    page.locator("#say").fill("/")
    page.keyboard.press("Enter")
    until(page, "async () => (await import('/web/state.js')).draft.value?.answers.length === 1")
    page.locator("#say").fill("/undo")
    page.keyboard.press("Enter")
    until(page, "async () => !(await import('/web/state.js')).draft.value?.answers.length")
    page.locator("#say").fill("/dragon")
    page.keyboard.press("Enter")
    expect(page.locator(".say-error")).to_contain_text("dragon")


def test_a_card_of_the_hand_opens_its_sheet_and_the_focus_comes_back(pair: tuple[Sitter, Sitter]) -> None:
    page = pair[0].page
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    expect(page.locator("dialog .card.large")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hand [data-part='hand:1']")).to_be_focused()


def test_an_answer_that_others_have_seen_is_taken_back_if_they_agree(pair: tuple[Sitter, Sitter]) -> None:
    asked, other = asked_first(pair)
    page = asked.page
    asked.send(do="answer", question=asked.state("question"), action=asked.state("view")["choices"][0]["code"])
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(other.page.locator(".banner", has_text="would like to undo")).to_be_visible()
    other.page.get_by_role("button", name="Agree", exact=True).click()
    expect(page.locator(".hand .card")).to_have_count(3)


def test_a_steward_keeps_the_seat_of_who_gives_up(pair: tuple[Sitter, Sitter]) -> None:
    ann, bob = pair
    bob.page.get_by_role("button", name="More", exact=True).click()
    bob.page.get_by_role("button", name="Give up", exact=True).click()
    bob.page.get_by_role("button", name="Give up", exact=True).last.click()
    expect(ann.page.locator(".seat .pill.away, .banner").first).to_be_visible()
