"""Every question of every game on a phone, in both languages and at 150 % text; and what is easily lost from sight."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.server.serving import Serving
from tests.web import look
from tests.web.barriers import barriers
from tests.web.line import Told
from tests.web.people import LAY_SHEET, PHONE, past_finale
from tests.web.screens import TEXT_SIZE
from tests.web.skins import EACH_GAME

import courtier

# Long words in large letters are the hardest; `make deep` looks at the others.
WAYS = [("de", 150), *[pytest.param(lang, 100, marks=pytest.mark.deep) for lang in ("de", "en")]]
SEEDS = (5, 26, 55)
LONG_GAMES = ("cutthroat",)  # a game puts most of its questions: two seeds are enough
TOUCHED: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 768, "height": 1024})
SHEETS: tuple[dict[str, Any], ...] = (
    *({"is": name} for name in ("menu", "secret", "table", "resign", "watch", "card")),
    {"is": "seat", "seat": 1},
    *({"is": "rail", "tab": tab} for tab in ("story", "talk", "deals")),
)
EDGES = "(cards) => cards.map((each) => each.getBoundingClientRect()).flatMap(({ left, right }) => [left, right])"
FEWEST = {"hofverrat": 2, "duhr": 14, "intrigue": 12, "cutthroat": 20}  # kinds of questions that must be put


@pytest.mark.parametrize(("lang", "text"), WAYS)
@pytest.mark.parametrize("game", EACH_GAME)
def test_every_question_can_be_read_and_answered_with_a_thumb(
    browser: Browser, server: Serving, game: str, lang: str, text: int
) -> None:
    faults: dict[str, Any] = {}
    known: set[str] = set()
    for seed in SEEDS[: 2 if game in LONG_GAMES else None]:
        page = phone(browser, lang, text)
        for kind in questions(Told(page, server.origin, game, most_seats(game), seed, lang=lang), seed, known):
            found = look.jutting(page) + look.small(page) + look.out_of_sight(page)
            if found:
                faults[f"{kind} (seed {seed})"] = found
        page.context.close()
    assert faults == {}
    assert len(known) >= FEWEST[game], known


@pytest.mark.parametrize("skin", ["", pytest.param("generic", marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", EACH_GAME)
def test_whatever_can_be_touched_has_room_for_a_thumb(browser: Browser, server: Serving, game: str, skin: str) -> None:
    page = phone(browser, "de", 100)
    told = Told(page, server.origin, game, most_seats(game), 5, query=f"&skin={skin}", lang="de")
    faults: dict[str, Any] = {}
    for kind in questions(told, 5, set()):
        for size in TOUCHED:
            page.set_viewport_size(size)
            press_first(page)
            found = look.small(page)
            if found:
                faults[f"{kind}, {size['width']} wide"] = found
    assert faults == {}
    page.context.close()


def press_first(page: Page) -> None:
    """The first of the answers is chosen, in part or as a whole; what was chosen before is taken back."""
    page.locator(".choice").first.click()


@pytest.mark.parametrize("game", EACH_GAME)
def test_sheets_have_room_for_a_thumb(browser: Browser, server: Serving, game: str) -> None:
    page = phone(browser, "de", 100)
    told = Told(page, server.origin, game, most_seats(game), 5, lang="de")
    next(questions(told, 5, set()))
    faults: dict[str, Any] = {}
    for sheet in SHEETS:
        for size in TOUCHED:
            page.set_viewport_size(size)
            page.evaluate(LAY_SHEET, sheet)
            page.wait_for_selector("dialog[open]")
            if sheet.get("tab") == "talk":
                page.locator("dialog .sayline .btn").click()
            found = look.small(page)
            if found:
                faults[f"{sheet}, {size['width']} wide"] = found
            page.locator("dialog header .icon").click()
            page.wait_for_selector("dialog", state="detached")
    assert faults == {}
    page.context.close()


@pytest.mark.parametrize("game", EACH_GAME)
def test_no_sheet_over_the_table_keeps_anybody_out(browser: Browser, server: Serving, game: str) -> None:
    page = window(browser, 1280, 800)
    told = Told(page, server.origin, game, most_seats(game), 5)
    next(questions(told, 5, set()))
    faults: dict[str, Any] = {}
    for sheet in (*SHEETS, {"is": "minute"}, {"is": "hand_over", "seat": 0}):
        page.set_viewport_size(TOUCHED[0] if sheet["is"] == "rail" else {"width": 1280, "height": 800})
        page.evaluate(LAY_SHEET, sheet)
        page.wait_for_selector("dialog[open]")
        if found := barriers(page):
            faults[str(sheet)] = found
        page.locator("dialog header .icon").click()
        page.wait_for_selector("dialog", state="detached")
    assert faults == {}
    page.context.close()


def phone(browser: Browser, lang: str, text: int) -> Page:
    context = browser.new_context(viewport=PHONE, has_touch=True, locale=lang, reduced_motion="reduce")  # type: ignore[arg-type]
    kept = json.dumps({"lang": lang, "name": "Ann", "size": text})
    context.add_init_script(f"localStorage['courtier.settings'] ??= {json.dumps(kept)}")
    return context.new_page()


def show(page: Page, size: ViewportSize, text: int = 100) -> None:
    """The page in a window of that size, painted anew."""
    page.set_viewport_size(size)
    page.evaluate(TEXT_SIZE, text)


def most_seats(game: str) -> int:
    return int(courtier.games()[game]["seats"][-1])


def questions(told: Told, seed: int, known: set[str], anew: bool = False) -> Iterator[str]:
    """Plays at random; the page is told whenever its seat is asked, `anew` or something that was not asked before."""
    chance = random.Random(seed)
    while not told.game.over():
        if 0 in told.game.actors():
            asked = courtier.view(told.game, 0)["asked"]
            kind = next(str(each["question"]) for each in asked if each["seat"] == 0)
            if anew or kind not in known:
                known.add(kind)
                told.tell()
                yield kind
        go_on(told, chance)


def play_out(told: Told, seed: int) -> None:
    chance = random.Random(seed)
    while not told.game.over():
        go_on(told, chance)


def go_on(told: Told, chance: random.Random) -> None:
    seat = told.game.actors()[0]
    told.go_on(seat, chance.choice(list(told.game.legal(seat))))


def test_the_own_district_lies_in_sight(browser: Browser, server: Serving) -> None:
    page = window(browser, 1280, 800)
    told = Told(page, server.origin, "hofverrat", 5, 5, lang="de")
    asked = 0
    for _ in questions(told, 5, set(), anew=True):
        asked += 1
        for width, height in ((1280, 800), (1100, 760), (1280, 720)):
            show(page, {"width": width, "height": height})
            assert look.in_sight(page, ".own .seat"), (told.game.turn, width, height)
    assert asked > 10
    page.context.close()


def test_a_long_chain_stays_on_the_phone_and_says_what_it_means_for_the_own_house(
    browser: Browser, server: Serving
) -> None:
    page = phone(browser, "de", 100)
    told = Told(page, server.origin, "duhr", 6, 27, lang="de")
    chains = [
        (
            len(courtier.view(told.game, 0)["more"]["announced"]),
            look.jutting(page),
            page.locator(".note-of-mine").count(),
        )
        for kind in questions(told, 27, set(), anew=True)
        if kind == "negate"
    ]
    assert [jutting for _, jutting, _ in chains if jutting] == []
    assert max(length for length, _, _ in chains) >= 3
    assert any(notes for _, _, notes in chains)
    page.context.close()


def test_quotes_and_commas_stay_with_the_name_of_a_card(browser: Browser, server: Serving) -> None:
    page = window(browser, 1280, 800)
    told = Told(page, server.origin, "duhr", 6, 8, lang="de")
    play_out(told, 8)
    told.tell()
    expect(page.locator(".story p", has_text="„").nth(3)).to_be_attached()
    for wide in range(170, 330, 7):
        page.evaluate("(wide) => (document.querySelector('.story').style.width = `${wide}px`)", wide)
        assert look.parted(page) == [], wide
    page.context.close()


@pytest.mark.parametrize("game", EACH_GAME)
def test_the_result_shows_every_total_with_the_most_seats(browser: Browser, server: Serving, game: str) -> None:
    page = window(browser, 1280, 800)
    told = Told(page, server.origin, game, most_seats(game), 26, lang="de")
    play_out(told, 26)
    told.phase = "over"
    told.tell()
    past_finale(page)
    for width, height in ((1280, 800), (768, 1024), (390, 844)):
        show(page, {"width": width, "height": height})
        assert look.jutting(page) == [], width
        totals = page.locator(".wide-score td.tot:visible, .small-score .tot:visible")
        assert totals.count() == most_seats(game), width
    page.context.close()


def test_the_result_gives_the_places_of_the_game(browser: Browser, server: Serving) -> None:
    page = window(browser, 1280, 800)
    told = Told(page, server.origin, "intrigue", 6, 26, lang="de")
    play_out(told, 26)
    told.phase = "over"
    told.tell()
    past_finale(page)
    places = courtier.view(told.game, 0)["more"]["places"]
    assert len(set(places)) > len(set(told.game.scores()))  # who left earlier is behind others with the same total
    expect(page.locator(".wide-score .rk")).to_have_text([str(place) for place in sorted(places)])
    page.context.close()


@pytest.mark.parametrize("game", EACH_GAME)
def test_wide_but_low_the_whole_board_is_in_sight(browser: Browser, server: Serving, game: str) -> None:
    page = window(browser, 1280, 800)
    page.add_init_script("""localStorage['courtier.settings'] ??= '{"lang":"de","name":"Ann","size":150}'""")
    Told(page, server.origin, game, most_seats(game), 26, lang="de")
    board = {"hofverrat": ".royal", "duhr": ".houses", "intrigue": ".phases", "cutthroat": ".realm"}[game]
    assert look.in_sight(page, board)
    page.context.close()


@pytest.mark.parametrize(
    ("game", "asked", "stake"),
    [
        ("hofverrat", "lay", ".royal .mat"),
        ("duhr", "negate", ".chain"),
        ("intrigue", "decide", ".desk .card.big"),
        ("cutthroat", "assault", ".fight"),
    ],
)
def test_with_large_text_a_phone_shows_what_is_at_stake(
    browser: Browser, server: Serving, game: str, asked: str, stake: str
) -> None:
    page = phone(browser, "de", 150)
    told = Told(page, server.origin, game, most_seats(game), 26, lang="de")
    seen = [look.in_sight(page, stake) for kind in questions(told, 26, set()) if kind == asked]
    assert seen
    assert all(seen)
    page.context.close()


def test_a_hand_stands_back_only_where_one_chooses_from_it(browser: Browser, server: Serving) -> None:
    """What may not be played is dim; where the question is about something else, the hand can be read."""
    page = window(browser, 1280, 800)
    told = Told(page, server.origin, "duhr", 4, 3)
    seen = set()
    for _ in questions(told, 3, set(), anew=True):
        offered = page.locator(".hand .can").count() > 0
        assert offered or page.locator(".hand .off").count() == 0
        seen.add((offered, page.locator(".hand .off").count() > 0))
    page.context.close()
    assert seen >= {(True, True), (False, False)}


def test_a_full_hand_and_the_secrets_beside_it_stay_on_a_small_phone(browser: Browser, server: Serving) -> None:
    page = window(browser, 320, 740)
    told = Told(page, server.origin, "duhr", 6, 21, lang="de")
    hands = page.locator(".dock:has(.hand:is(.n5, .n6, .n7)) .minehand li")
    edges: dict[int, list[float]] = {320: [], 360: [], 375: []}
    for _ in questions(told, 21, set(), anew=True):
        for width in edges:
            show(page, {"width": width, "height": 740})
            edges[width] += hands.evaluate_all(EDGES)
    page.context.close()
    assert all(edges.values())
    assert [width for width, found in edges.items() if min(found) < 0 or max(found) > width] == []


@pytest.mark.parametrize("missing", ["web/skins/duhr.js", "web/style/duhr.css", "api/words/duhr"])
def test_a_table_whose_dress_does_not_come_is_played_plainly(browser: Browser, server: Serving, missing: str) -> None:
    page = window(browser, 1280, 800)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    broken = missing.startswith("api")
    page.route(f"**/{missing}*", lambda route: route.fulfill(body="<") if broken else route.abort())
    Told(page, server.origin, "duhr", 4, 5, lang="de")
    expect(page.locator(".commit")).to_be_visible()
    assert page.locator(".panels").count() == (0 if broken else 1)
    assert [error for error in errors if "Failed to load resource" not in error] == []
    page.context.close()


def test_an_objection_leaves_room_for_the_steps_of_a_trade(browser: Browser, server: Serving) -> None:
    page = phone(browser, "de", 100)
    told = Told(page, server.origin, "intrigue", 6, 26, lang="de")
    assert any(kind == "pay_fine" for kind in questions(told, 26, set()) if clear_of_steps(page))
    page.context.close()


def clear_of_steps(page: Page) -> bool:
    """Does the name of who offers a card stand below the steps of the trade? If there is a trade at all."""
    trades = page.locator(".desk.trade")
    if not trades.count():
        return True
    steps, owner = (page.locator(part).first.bounding_box() for part in (".desk .steps", ".desk .owner"))
    assert steps
    assert owner
    return steps["y"] + steps["height"] <= owner["y"]


def window(browser: Browser, width: int, height: int) -> Page:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="de", reduced_motion="reduce")
    return context.new_page()
