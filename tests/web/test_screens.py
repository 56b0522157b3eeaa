"""Every screen in both themes: accessible, translated, and at peace with its policy."""

import gzip
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect
from tests.browser import browser, until
from tests.web import look
from tests.web.screens import NAMES, OF_THE_GALLERY, SCREENS, THEMES, Court, Guests, Visit, court

AXE = (Path(__file__).parent / "vendor/axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "(tags) => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})"

# Words that are ours and do not come through `t`: text and labels outside of what the server and people say.
UNTRANSLATED = """() => {
  const ours = (node) => !node.closest("[data-words], .sprite, noscript, script, style, .brand, .deco, kbd, .keys");
  const outside = (text) => {  // a marked word may hold others
    const left = text.replace(/⟦[^⟦⟧]*⟧/g, "");
    return left === text ? left : outside(left);
  };
  const bare = (text) => /\\p{L}{2,}/u.test(outside(text)) ? text.trim() : "";
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (ours(walk.currentNode.parentElement)) found.push(bare(walk.currentNode.data));
  for (const node of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
    const labels = ["aria-label", "placeholder", "title"].map((name) => node.getAttribute(name) ?? "");
    if (ours(node)) found.push(...labels.map(bare));
  }
  return found.filter(Boolean);
}"""
INVITE = """async () => {
  const address = location.pathname.replace("/t/", "/api/tables/") + "/invite";
  const how = {method: "POST", headers: {"Content-Type": "application/json"}, body: '{"seat": null}'};
  return (await (await fetch(address, how)).json()).token;
}"""
KEPT = """async () => {
  const { view, prompt, story } = await import("/web/state.js");
  return [view.value, prompt.value, story.value.length];
}"""
# Every zone that the page ever kept of the first seat, and through whose eyes it looked.
LOOK_OVER_THE_SHOULDER = """async () => {
  const { you, view, send } = await import("/web/state.js");
  const zones = new Set();
  const eyes = [];
  view.subscribe((now) => now?.seats[0].zones.forEach((zone) => zones.add(zone.id)));
  you.subscribe((now) => eyes.push(now.watching ?? null));
  const led = () => eyes.includes(0) && eyes.at(-1) === null && view.value;
  send({ do: "watch", seat: 0 });
  return new Promise((done) => {
    const timer = setInterval(() => led() && (clearInterval(timer), done([...zones])), 20);
  });
}"""
# How many games the start page shows when it is first there.
FIRST_SHOWN = """
  new MutationObserver((_, watch) => {
    if (!document.querySelector(".start-page")) return;
    window.firstShown = document.querySelectorAll(".start-page .game").length;
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TELEVISION = """() => {
  const [screen, bar] = [".tv", ".tv .bar"].map((each) => document.querySelector(each).getBoundingClientRect());
  return [screen.width, screen.height, bar.height];
}"""
LETTERS = "(fields) => fields.map((each) => parseFloat(getComputedStyle(each).fontSize))"
# A table fills its window: a single pixel more, and a bar to scroll with stands beside it.
DOWN = "document.querySelector('.app') ? document.documentElement.scrollHeight - innerHeight : 0"

# The tables behind the screens take a minute to set up: one worker does it, and runs all of these.
pytestmark = pytest.mark.xdist_group("screens")


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Court]:
    with court(tmp_path_factory.mktemp("court"), browser) as running:
        yield running


def visit(there: Court, **how: Any) -> Visit:
    return Visit(there, **how)


@pytest.fixture(scope="module")
def guests(there: Court) -> Iterator[Guests]:
    known = Guests(there)
    yield known
    known.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_serious_barrier_and_no_complaint(guests: Guests, screen: str) -> None:
    guest = guests.at(screen, "wide", "en")
    guest.page.evaluate(AXE)
    assert {theme: barriers(guest, theme) for theme in THEMES} == {theme: [] for theme in THEMES}
    assert guest.complaints == []


def barriers(guest: Visit, theme: Literal["light", "dark"]) -> list[str]:
    guest.page.emulate_media(color_scheme=theme)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary'][:300]}"
        for each in guest.page.evaluate(RUN, TAGS)["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_of_the_client_is_translated(guests: Guests, screen: str) -> None:
    assert guests.at(screen, "wide", "en", "lang=xx").page.evaluate(UNTRANSLATED) == []


@pytest.mark.parametrize("sizes", [("wide",), ("tablet", "phone")], ids="-".join)
@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_scrolls_sideways_and_no_table_at_all(guests: Guests, screen: str, sizes: tuple[str, ...]) -> None:
    """In German, and at one and a half times the text; on a phone every control has room for a thumb."""
    guest = guests.at(screen, sizes[-1], "de")
    for size, text in product(sizes, (150, 100)):
        guest.show(size, text)
        assert guest.page.evaluate(SIDEWAYS) <= 0, f"{size}, {text} %"
        assert guest.page.evaluate(DOWN) <= 0, f"{size}, {text} %"
    assert "phone" not in sizes or screen in OF_THE_GALLERY or look.small(guest.page) == []


@pytest.mark.parametrize("screen", ["start", "lobby", "table", "replay", "rules", "settings"])
def test_a_field_does_not_make_a_phone_magnify_the_page(guests: Guests, screen: str) -> None:
    """Some do where its letters have fewer than 16 pixels."""
    fields = guests.at(screen, "phone", "de").page.locator("input, select, textarea")
    assert min(fields.evaluate_all(LETTERS)) >= 16


def test_the_help_sheet_opens_and_closes_by_its_key(there: Court) -> None:
    guest = visit(there)
    page = guest.go("start")
    page.keyboard.press("?")
    page.wait_for_selector("dialog.sheet[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.sheet", state="detached")
    guest.close()


def test_settings_are_kept_and_obeyed(there: Court) -> None:
    guest = visit(there)
    page = guest.go("settings")
    page.get_by_role("radio", name="Candlelight", exact=True).click()
    page.get_by_role("radio", name="Deutsch", exact=True).click()
    page.get_by_role("heading", level=1, name="Einstellungen", exact=True).wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("JSON.parse(localStorage.getItem('courtier.settings')).lang") == "de"
    guest.close()


def test_the_start_page_comes_with_its_games(there: Court) -> None:
    guest = visit(there)
    guest.page.add_init_script(FIRST_SHOWN)
    page = guest.go("start")
    assert page.evaluate("firstShown") == page.locator(".game").count() > 0
    guest.close()


def test_without_its_games_the_start_page_says_so_and_one_can_still_join(there: Court) -> None:
    guest = visit(there)
    guest.page.route("**/api/games*", lambda route: route.abort())
    guest.page.goto(there.server.origin)
    guest.page.get_by_role("alert").get_by_text("No connection to the server.").wait_for()
    assert guest.page.get_by_label("Have you been invited?").is_visible()
    guest.close()


def test_a_start_page_whose_games_never_come_is_drawn_all_the_same(there: Court) -> None:
    guest = visit(there)
    guest.page.route("**/api/games*", lambda _: None)  # never answered
    guest.page.goto(there.server.origin)
    guest.page.get_by_label("Have you been invited?").wait_for()
    guest.close()


def test_strong_patterns_put_a_letter_on_each_crest(there: Court) -> None:
    guest = visit(there)
    page = guest.go("settings")
    assert page.locator(".letter").count() == 0
    page.get_by_role("radio", name="Strong", exact=True).click()
    page.wait_for_selector(".live .crest .letter")
    assert page.locator(".live .crest text").all_text_contents() == ["N", "C"]
    guest.close()


def test_a_card_shows_its_sheet_while_the_mouse_rests_on_it(there: Court) -> None:
    guest = visit(there)
    page = guest.go("table")
    page.locator(".hand .card").first.hover()
    page.wait_for_selector(".peek .card.large")
    peek, dock = page.locator(".peek").bounding_box(), page.locator(".dock").bounding_box()
    assert peek
    assert dock
    assert peek["y"] + peek["height"] <= dock["y"]
    page.locator(".bar .title").hover()
    page.wait_for_selector(".peek", state="detached")
    guest.close()
    assert guest.complaints == []


def test_the_rules_are_searched_and_open_at_the_question(there: Court) -> None:
    guest = visit(there)
    page = guest.go("rules")
    page.get_by_role("searchbox").fill("guard")
    page.wait_for_selector("article mark")
    assert "chapters" in (page.locator(".hits").text_content() or "")
    assert page.locator(".here h2").text_content() == "Assassins"
    guest.close()


def test_a_table_is_made_in_one_click_and_a_guest_comes_by_link(there: Court) -> None:
    host, guest = visit(there), visit(there, lang="de")
    page = host.go("start")
    page.get_by_role("button", name="New table", exact=True).first.click()
    page.wait_for_selector(".invite .qr")
    token = page.evaluate(INVITE)
    guest.context.clear_cookies()
    guest.page.goto(f"{there.server.origin}/j#{token}")
    guest.page.get_by_label("Du heißt hier").fill("Ezgi")
    guest.page.get_by_role("button", name="Platz nehmen", exact=True).click()
    page.locator(".seat .name", has_text="Ezgi").wait_for()
    guest.page.get_by_role("button", name="Ich bin bereit", exact=True).wait_for()
    host.close()
    guest.close()
    assert host.complaints == guest.complaints == []


def test_the_host_changes_the_order_of_seats_by_keys(there: Court) -> None:
    host = visit(there)
    page = host.go("lobby")
    code = there.make(page, seats=3)
    page.goto(f"{there.server.origin}/t/{code}")
    names = page.locator(".seat").nth
    page.get_by_role("button", name=f"Move {NAMES[0]} one seat down", exact=True).press("Enter")
    names(1).get_by_label("Your name").wait_for()
    until(page, "document.activeElement.id === 'move-down-1'")
    page.keyboard.press("Enter")
    names(2).get_by_label("Your name").wait_for()
    until(page, "document.activeElement.id === 'move-up-2'")
    assert page.locator("#move-down-2").is_disabled()
    host.close()
    assert host.complaints == []


def test_an_option_of_any_number_is_typed(there: Court) -> None:
    host = visit(there)
    page = host.go("lobby")
    code = there.make(page, game="intrigue", seats=3)
    page.goto(f"{there.server.origin}/t/{code}")
    field = page.get_by_role("spinbutton")
    field.fill("123")
    field.press("Tab")
    page.locator(".opts li.set").get_by_role("spinbutton").wait_for()
    field.fill("1001")
    field.press("Tab")
    until(page, "document.querySelector('.amount').value === '123'")
    page.get_by_role("alert").get_by_text("a whole number from 0 to 1000; it stays 123", exact=False).wait_for()
    host.close()
    assert host.complaints == []


def test_the_host_says_how_long_brief_questions_wait(there: Court) -> None:
    host = visit(there)
    page = host.go("lobby")
    page.goto(f"{there.server.origin}/t/{there.make(page, game='cutthroat', seats=3)}")
    page.get_by_text("More options", exact=True).click()
    field = page.get_by_label("Seconds to say “wait”")
    expect(field).to_have_value("6")
    field.fill("1")
    field.press("Tab")
    page.get_by_role("alert").get_by_text("from 2 to 600; it stays 6", exact=False).wait_for()
    field.fill("12")
    field.press("Tab")
    page.locator(".opts li.set", has_text="Seconds to say “wait”").wait_for()
    page.reload()
    page.get_by_text("More options", exact=True).click()
    expect(page.get_by_label("Seconds to say “wait”")).to_have_value("12")
    expect(page.get_by_label("Seconds of the Wedding")).to_have_value("180")
    host.close()
    assert host.complaints == []


def test_the_big_screen_never_shows_what_a_seat_sees(there: Court) -> None:
    """Nor keeps it: a seated visitor is sent elsewhere, one who looks over a shoulder is led back to the gallery."""
    host, guest = visit(there), visit(there)
    page = host.page
    page.goto(f"{there.server.origin}/board/{there.play}")
    page.get_by_role("heading", name="This browser has a seat here", exact=True).wait_for()
    assert page.evaluate(KEPT) == [None, None, 0]
    page.goto(f"{there.server.origin}/t/{there.play}")
    page.wait_for_selector(".at-table .dock")
    page.evaluate("import('/web/state.js').then(({ send }) => send({ do: 'show', on: true }))")
    watching = guest.go("board")
    zones = watching.evaluate(LOOK_OVER_THE_SHOULDER)
    assert "district@0" in zones
    assert "hand" not in zones
    page.evaluate("import('/web/state.js').then(({ send }) => send({ do: 'show', on: false }))")
    host.close()
    guest.close()
    assert host.complaints == guest.complaints == []


@pytest.mark.parametrize(("height", "grown"), [(1080, 1.5), (900, 1.25), (720, 1)])
def test_the_big_screen_grows_with_the_television(there: Court, height: int, grown: float) -> None:
    """All of it, and to its very edges."""
    guest = visit(there)
    guest.page.set_viewport_size({"width": 1920, "height": height})
    page = guest.go("board")
    width, tall, bar = page.evaluate(TELEVISION)
    guest.close()
    assert (round(width), round(tall)) == (1920, height)
    assert bar == pytest.approx(3.6 * 16 * grown, abs=1)


def test_the_replay_steps_and_names_its_moment(there: Court) -> None:
    guest = visit(there)
    page = guest.go("replay")
    page.get_by_role("button", name="One step on", exact=True).click()
    until(page, "location.search.includes('step=13')")
    page.get_by_role("radio", name="All open", exact=True).click()
    until(page, "location.search.includes('as=open')")
    guest.close()


def test_the_replay_can_be_opened_at_the_end_of_a_turn(there: Court) -> None:
    guest = visit(there)
    page = guest.page
    page.goto(f"{there.server.origin}/replay/{there.over}?as=open&turn=3&lang=en")
    page.wait_for_selector(".replay .hands")
    until(page, "location.search.includes('step=') && !location.search.includes('step=0')")
    shown = page.evaluate("import('/web/state.js').then(({ view }) => view.value.turn.number)")
    page.get_by_role("button", name="One step on", exact=True).click()
    until(page, "import('/web/state.js').then(({ view }) => view.value.turn.number === 4)")
    assert shown == 3
    guest.close()


def test_with_all_open_hands_missions_and_spies_are_seen_and_turns_counted_as_in_the_story(there: Court) -> None:
    guest = visit(there)
    page = guest.page
    page.goto(f"{there.server.origin}/replay/{there.over}?as=open&step=50&lang=en")
    page.wait_for_selector(".replay .hands")
    seats, spies, missions = page.evaluate(
        """async () => {
          const { view } = await import("/web/state.js");
          const lying = view.value.seats.flatMap((seat) => seat.zones.filter((zone) => zone.kind === "district").flatMap((zone) => zone.cards));
          const marked = [...document.querySelectorAll(".district li:last-child em svg")].map((svg) => svg.dataset.crest ?? svg.innerHTML);
          const spies = lying.filter((card) => card.face === "down").map((card) => `hv-${card.kind.split(".")[0]}`);
          return [view.value.seats.length, [spies.sort(), marked.sort()], document.querySelectorAll(".hands .hv-light, .hands .hv-dark").length];
        }"""  # noqa: E501
    )
    assert spies[0] == spies[1] != []
    assert missions == 2 * seats
    turn = (page.locator(".now-line .muted").text_content() or "").split(" · ")[0]
    expect(page.locator(".story h3").last).to_contain_text(turn)
    guest.close()


def test_the_replay_keeps_its_place_while_it_fetches_other_eyes(there: Court) -> None:
    guest = visit(there)
    guest.page.route("**/replay?as=open", lambda _: None)  # never answered
    page = guest.go("replay")
    page.get_by_role("radio", name="All open", exact=True).click()
    until(page, "location.search.includes('as=open')")
    assert page.evaluate("document.body.dataset.game") == "hofverrat"
    guest.close()


def test_the_replay_asks_for_ones_own_eyes_first_and_for_none_twice(there: Court) -> None:
    guest = visit(there)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url) if "/replay?as=" in request.url else None)
    guest.page.goto(f"{there.server.origin}/replay/{there.over}")
    guest.page.wait_for_selector(".replay .hands")
    until(guest.page, "location.search === '?as=0&step=0'")
    for name, eyes in (("All open", "open"), ("As I saw it", "0"), ("All open", "open")):
        guest.page.get_by_role("radio", name=name, exact=True).click()
        until(guest.page, f"location.search.includes('as={eyes}')")
    guest.close()
    assert [address.split("as=")[1].split("&")[0] for address in asked] == ["me", "open"]
    assert guest.complaints == []


def test_a_link_to_a_moment_opens_there_with_the_same_eyes_for_everybody(there: Court) -> None:
    host, guest = visit(there), visit(there)
    host.go("replay")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.get_by_role("button", name="Copy link to this moment", exact=True).click()
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{there.server.origin}/replay/{there.over}?as=0&step=12"
    guest.context.clear_cookies()
    guest.page.goto(link)
    guest.page.wait_for_selector(".replay .hands")
    assert guest.page.get_by_role("slider").input_value() == "12"
    assert guest.page.get_by_role("combobox", name="Whose eyes").locator(":checked").text_content() == f"As {NAMES[0]}"
    host.close()
    guest.close()
    assert host.complaints == guest.complaints == []


def test_the_replay_steps_as_often_as_a_key_is_struck(there: Court) -> None:
    guest = visit(there)
    page = guest.go("replay")
    page.evaluate(
        """() => ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"].forEach(
          (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))"""
    )
    until(page, "location.search.includes('step=14')")
    guest.close()


def test_the_story_of_a_replay_is_read_on_a_phone(there: Court) -> None:
    guest = visit(there, size="phone")
    page = guest.go("replay")
    page.get_by_role("button", name="Story", exact=True).click()
    page.locator("dialog .story .now").wait_for()
    assert look.small(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.sheet", state="detached")
    guest.close()
    assert guest.complaints == []


def test_a_link_is_copied_where_the_clipboard_is_closed(there: Court) -> None:
    """As it is in a home's network, without a certificate."""
    guest = visit(there)
    guest.page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    page = guest.go("replay")
    page.evaluate("document.execCommand = () => (window.copied = document.activeElement.value)")
    page.get_by_role("button", name="Copy link to this moment", exact=True).click()
    page.get_by_role("button", name="Copied", exact=True).wait_for()
    assert "step=12" in page.evaluate("window.copied")
    assert page.evaluate("document.activeElement.ariaLabel") == "Copied"
    guest.close()


def test_a_table_that_is_not_there_says_so(there: Court) -> None:
    guest = visit(there)
    guest.page.goto(f"{there.server.origin}/t/NOTHERE1")
    guest.page.get_by_role("button", name="Try again", exact=True).wait_for()
    guest.close()


def test_a_screen_that_broke_off_with_the_line_can_be_asked_for_again(there: Court) -> None:
    guest = visit(there)
    guest.page.route("**/screens/result.js", lambda route: route.abort(), times=1)
    guest.page.goto(f"{there.server.origin}/t/{there.over}")
    guest.page.get_by_role("button", name="Try again", exact=True).click()
    guest.page.wait_for_selector(".result .integ.checked")
    guest.close()


def test_the_first_load_is_small(there: Court) -> None:
    """All that the start page fetches, as it would travel compressed."""
    guest = visit(there)
    answers: list[Any] = []
    guest.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright marks what it calls
    guest.go("start")
    sizes = [len(gzip.compress(answer.body())) for answer in answers]
    guest.close()
    assert len(sizes) > 10
    assert sum(sizes) <= 150_000
