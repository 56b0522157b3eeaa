"""Four people at one table, each in another way: by mouse on the board, by keyboard alone, on a phone, and with a line
that breaks again and again. They play a whole game, and nobody is sent what is another's.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser import LOOK_AGAIN, LOOKS
from tests.server.serving import serving
from tests.web.people import PHONE, Sitter, gather

Way = Callable[[Sitter], None]
MOST_STEPS = 4000


def by_mouse(who: Sitter) -> None:
    """A card of the hand, a place at the table, the button; never the list where the board has it."""
    page = who.page
    if page.locator(".commit:enabled").count():
        page.locator(".commit").click()
        return
    chosen = "[aria-pressed=true]"
    hand = page.locator(f".hand .can:not({chosen})")
    if hand.count() and not page.locator(f".hand {chosen}").count():
        hand.first.click()
    elif page.locator(".table .hit").count() and not page.locator(f".table .hit{chosen}").count():
        page.locator(".table .hit").last.click()
    else:
        page.locator(f".choice:not({chosen})").first.click()


def by_keyboard(who: Sitter) -> None:
    """Numbers choose, Enter sends."""
    who.page.keyboard.press("Enter" if who.page.locator(".commit:enabled").count() else "1")


def by_thumb(who: Sitter) -> None:
    """Taps on the list."""
    page = who.page
    commit = page.locator(".commit:enabled")
    (commit if commit.count() else page.locator(".choice").last).tap()


def by_broken_line(who: Sitter) -> None:
    """Every third step the network is gone in the midst of it."""
    who.page.locator(".choice, .commit:enabled").last.click()
    who.steps += 1
    if who.steps % 3 == 0:
        who.context.set_offline(True)
        who.page.evaluate("dispatchEvent(new Event('offline'))")
        who.context.set_offline(False)


SHORTER: dict[str, dict[str, Any]] = {"intrigue": {"start_standing": 2}}
# What of another's seat may be counted, not read.
SECRET = {"hofverrat": ("hand", "missions"), "duhr": ("hand", "agenda"), "intrigue": ("hand",)}
PARTIES = ("seat", "partner", "payee", "heir")
FOR_ALL = ("shown", "reshuffled")  # the hands at the end of Intrigue, and in Dûhr the open pile that is shuffled
WAYS: dict[str, Way] = {"Ann": by_mouse, "Bob": by_keyboard, "Cat": by_thumb, "Dan": by_broken_line}


@pytest.mark.parametrize(
    "game", ["hofverrat", *(pytest.param(game, marks=pytest.mark.deep) for game in ("duhr", "intrigue"))]
)
def test_four_people_play_a_whole_game_each_in_their_own_way(browser: Browser, tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as server:
        people = [
            Sitter(browser, server, name, **({"viewport": PHONE, "has_touch": True} if name == "Cat" else {}))
            for name in WAYS
        ]
        code = people[0].found(game, len(people), **SHORTER.get(game, {}))
        gather(people, code)
        for person in people:
            person.send(do="note", text=f"canary of {person.name}")
        people[1].send(do="say", text="canary for Ann alone", to=[0])
        play_out(people)
        for person in people:
            assert person.complaints == [], person.name
        check_secrets(people, game)
        for person in people:
            person.leave()


def play_out(people: list[Sitter]) -> None:
    """Until the table is over: whoever is asked answers."""
    for _ in range(MOST_STEPS):
        asked = next_asked(people)
        if asked is None:
            return
        WAYS[asked.name](asked)
    raise AssertionError("the game did not end")


def next_asked(people: list[Sitter]) -> Sitter | None:
    """Who is asked next; nobody when the game is over."""
    for _ in range(LOOKS):
        if not any(person.at_table for person in people):
            return None
        for person in people:
            if person.at_table and person.asked:
                return person
        people[0].page.wait_for_timeout(LOOK_AGAIN)
    raise AssertionError("nobody is asked, and the game is not over")


def check_secrets(people: list[Sitter], game: str) -> None:
    """Every byte that came: of others' hands and missions only the size, of their words only what was for all."""
    for seat, person in enumerate(people):
        everything = "\n".join(person.received)
        for other in people:
            if other is not person:
                assert f"canary of {other.name}" not in everything
        assert ("canary for Ann alone" in everything) is (seat in (0, 1))
        for frame in person.frames():
            if frame.get("view") and frame["view"]["result"] is None:
                check_zones(frame["view"], seat, SECRET[game])
            for line in frame.get("story", []):
                check_event(line["event"], seat)


def check_zones(view: Any, seat: int, secret: tuple[str, ...]) -> None:
    for owner in view["seats"]:
        for zone in owner["zones"]:
            if owner["seat"] != seat and zone["kind"] in secret:
                assert "cards" not in zone


def check_event(event: dict[str, Any], seat: int) -> None:
    """What two do, both see."""
    parties = {event[part] for part in PARTIES if part in event}
    if seat not in parties and event["event"] not in FOR_ALL:
        assert not [field for field in ("cards", "missions") if isinstance(event.get(field), list)], event
