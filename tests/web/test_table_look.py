"""Every question of every game on a phone, in both languages and at one and a half times the text."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser import browser as chromium
from tests.server.serving import Serving, serving
from tests.web import look
from tests.web.line import Told
from tests.web.people import PHONE

import courtier

WAYS = [("de", 100), ("en", 100), ("de", 150)]
SEEDS = (5, 26, 55)
FEWEST = {"hofverrat": 2, "duhr": 14, "intrigue": 12}  # kinds of questions that these games must have put


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize(("lang", "text"), WAYS)
@pytest.mark.parametrize("game", list(courtier.games()))
def test_every_question_can_be_read_and_answered_with_a_thumb(
    browser: Browser, server: Serving, game: str, lang: str, text: int
) -> None:
    faults: dict[str, Any] = {}
    known: set[str] = set()
    for seed in SEEDS:
        page = phone(browser, lang, text)
        for kind in questions(Told(page, server.origin, game, most_seats(game), seed, lang=lang), seed, known):
            found = look.jutting(page) + look.small(page) + look.out_of_sight(page)
            if found:
                faults[f"{kind} (seed {seed})"] = found
        page.context.close()
    assert faults == {}
    assert len(known) >= FEWEST[game], known


def phone(browser: Browser, lang: str, text: int) -> Page:
    context = browser.new_context(viewport=PHONE, has_touch=True, locale=lang, reduced_motion="reduce")  # type: ignore[arg-type]
    kept = json.dumps({"lang": lang, "name": "Ann", "size": text})
    context.add_init_script(f"localStorage['courtier.settings'] ??= {json.dumps(kept)}")
    return context.new_page()


def most_seats(game: str) -> int:
    return int(courtier.games()[game]["seats"][-1])


def questions(told: Told, seed: int, known: set[str]) -> Iterator[str]:
    """Plays at random; the page is told whenever its seat is asked something that was not asked before."""
    chance = random.Random(seed)
    while not told.game.over():
        if 0 in told.game.actors():
            asked = courtier.view(told.game, 0)["asked"]
            kind = next(str(each["question"]) for each in asked if each["seat"] == 0)
            if kind not in known:
                known.add(kind)
                told.tell()
                yield kind
        seat = told.game.actors()[0]
        told.go_on(seat, chance.choice(list(told.game.legal(seat))))
