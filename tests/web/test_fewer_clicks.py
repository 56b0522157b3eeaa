"""A turn with fewer clicks: a double click sends, and the last step that leaves one answer is laid out by itself."""

from playwright.sync_api import Browser, expect
from tests.browser import until
from tests.server.serving import Serving
from tests.web.people import Sitter

# Lays two cards, at the table and with somebody else: the third can only go to one's own district.
TWO_CARDS = """async () => {
  const { question, view, send, draft } = await import("/web/state.js");
  const goesTo = (place) => view.value.choices.find(({ parts }) => parts[1].startsWith(place) && !isAssassin(parts[0]));
  const isAssassin = (part) => view.value.seats.flatMap((seat) => seat.zones).find((zone) => zone.id === "hand")
    .cards[Number(part.slice(5))].kind.endsWith("assassin");
  for (const place of ["table", "district@1"]) {
    const action = (goesTo(place) ?? view.value.choices[0]).code;
    await send({ do: "draft", question: question.value, action });
  }
  return draft.value.answers.length;
}"""


def seated(browser: Browser, server: Serving, game: str, seats: int) -> Sitter:
    ann = Sitter(browser, server, "Ann")
    ann.come(ann.found(game, seats, bots="random"))
    ann.seated()
    ann.page.wait_for_selector(".commit")
    return ann


def test_a_double_click_sends_the_answer_and_two_clicks_on_two_options_do_not(
    browser: Browser, server: Serving
) -> None:
    ann = seated(browser, server, "hofverrat", 2)
    page = ann.page
    page.locator(".choices .choice").first.dblclick()
    until(page, "async () => (await import('/web/table/selection.js')).picked.value.length > 0")
    assert (ann.state("draft") or {"answers": []})["answers"] == [], "the second click met another option"
    page.keyboard.press("Escape")
    page.locator(".choices .choice").first.click()
    page.locator(".choices .choice").last.dblclick()
    until(page, "async () => (await import('/web/state.js')).draft.value?.answers.length > 0")
    ann.leave()


def test_a_card_is_dragged_to_its_place_and_a_short_move_is_a_click(browser: Browser, server: Serving) -> None:
    ann = seated(browser, server, "hofverrat", 2)
    page = ann.page
    card = page.locator("#hand [data-part]").first
    at = card.bounding_box()
    assert at is not None
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y + 3)
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")
    place = page.locator('.hit[data-part="table:above"]').bounding_box()
    assert place is not None
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=3)
    page.mouse.move(place["x"] + 20, place["y"] + 12, steps=3)
    page.mouse.up()
    until(page, "async () => (await import('/web/state.js')).draft.value?.answers.length > 0")
    laid = next(zone for zone in ann.state("view")["common"] if zone["id"] == "table:above")
    assert any(each["more"]["turn"] == ann.state("view")["turn"]["number"] for each in laid["cards"])
    assert ann.complaints == []
    ann.leave()


def test_the_last_step_that_leaves_one_answer_is_laid_out_by_itself(browser: Browser, server: Serving) -> None:
    ann = seated(browser, server, "hofverrat", 2)
    page = ann.page
    page.evaluate(TWO_CARDS)
    expect(page.locator(".question")).to_have_text("Shall it be so?")
    assert len(ann.state("draft")["answers"]) >= 3
    page.keyboard.press("Backspace")
    expect(page.locator(".question")).not_to_have_text("Shall it be so?")
    page.wait_for_timeout(300)
    expect(page.locator(".question")).not_to_have_text("Shall it be so?")
    page.locator(".commit").click()
    expect(page.locator(".question")).to_have_text("Shall it be so?")
    assert ann.complaints == []
    ann.leave()


def test_the_opening_of_intrigue_is_one_screen(browser: Browser, server: Serving) -> None:
    """Five equal draws, two clicks; whoever wants to see each card first draws one by one."""
    ann = seated(browser, server, "intrigue", 4)
    page = ann.page
    dock = page.locator(".dock")
    height = dock.evaluate("(each) => each.offsetHeight")
    page.get_by_role("button", name="One by one").click()
    page.locator(".choices").get_by_role("button", name="Your own pile (12)").click()
    page.locator(".commit").click()
    until(page, "async () => (await import('/web/state.js')).view.value.asked.length === 4")
    page.get_by_role("button", name="3 from the draw pile 1 from your own pile").click()
    expect(page.locator(".after")).to_have_text("All see from which piles you draw, nobody sees the cards.")
    assert dock.evaluate("(each) => each.offsetHeight") == height
    page.locator(".commit").click()
    expect(page.locator(".question")).to_have_text("Are you ready for the trade?")
    hand = [each["kind"] for each in ann.own_zones("hand")[0]["cards"]]
    assert (len(hand), sum(kind.startswith("red.") for kind in hand)) == (5, 2), "one's own pile has the red cards"
    assert ann.complaints == []
    ann.leave()
