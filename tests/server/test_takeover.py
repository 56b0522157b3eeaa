"""A host who wants to see a player's hand, by the requests of the server and with a second browser."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest
from tests.server.serving import Page, Person, Serving, deal, play_out, seat_two, serving, wait_for

from courtier.table.clocks import AWAY

BOB = 1  # the seat


class Evening:
    """Ann, the host, with Bob and Cat in the middle of a game. Eve is Ann's second browser."""

    def __init__(self, folder: Path) -> None:
        self.passed = 0.0
        self.serving = serving(folder, clock=lambda: time.time() + self.passed)

    def __enter__(self) -> Self:
        self.server: Serving = self.serving.__enter__()
        self.ann, self.bob, self.cat, self.eve = (self.server.person() for _ in range(4))
        self.code = self.ann.new_table(seats=3)
        self.anns, self.bobs, self.cats = (person.come(self.code) for person in (self.ann, self.bob, self.cat))
        self.old_token = self.invite(self.ann, BOB)  # made while the seat was free
        self.bobs.ask("sit", name="Bob", seat=BOB)
        self.cats.ask("sit", name="Cat", seat=2)
        deal(self.anns, self.bobs, self.cats)
        self.eves = self.eve.come(self.code)
        return self

    def __exit__(self, *error: object) -> None:
        self.serving.__exit__(None, None, None)

    def invite(self, person: Person, seat: int | None) -> str:
        """The token of an invitation, or the code of the refusal."""
        answer = person.post(f"/api/tables/{self.code}/invite", {"seat": seat})
        assert answer.status_code in (201, 403)
        told = answer.json()
        return str(told.get("token") or told["code"])

    def bob_goes_away(self) -> None:
        self.bobs.close()
        room = self.server.app.registry.rooms[self.code]
        wait_for(lambda: self.server.call(lambda: len(room.connections)) == 3)
        self.passed += AWAY
        self.server.call(room.wake)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with Evening(tmp_path) as evening:
        yield evening


def joins(person: Person, token: str, name: str = "Eve") -> tuple[int, str | None]:
    answer = person.post("/api/join", {"token": token, "name": name})
    return answer.status_code, answer.json().get("code") if answer.status_code != 200 else None


def sees_bobs_hand(page: Page) -> bool:
    """Does this page show a card of Bob's hand?"""
    page.settle()
    zones = page.now["view"]["seats"][BOB]["zones"]
    return any(zone["id"].startswith("hand") and "unknown" not in zone.get("cards", ["unknown"]) for zone in zones)


def test_no_request_gives_a_host_the_hand_of_somebody_who_is_here(evening: Evening) -> None:
    assert evening.anns.ask("entrust", seat=BOB)["code"] == "not_late"
    assert evening.anns.ask("kick", seat=BOB)["code"] == "no_sending_away"
    assert evening.invite(evening.ann, BOB) == "not_away"
    assert joins(evening.eve, evening.old_token) == (409, "not_away")
    assert joins(evening.eve, evening.invite(evening.ann, None)) == (200, None), "that gives the right to sit"
    for seat in (None, BOB):
        assert evening.eves.ask("sit", name="Eve", seat=seat)["code"] == "dealt"
    for request in ("record", "replay?as=1", "review?seat=1"):
        assert evening.eve.get(f"/api/tables/{evening.code}/{request}").json()["code"] == "not_over"
    assert evening.eves.ask("watch", seat=BOB)["code"] == "not_shown"
    assert sees_bobs_hand(evening.bobs)
    assert not sees_bobs_hand(evening.eves)
    assert not sees_bobs_hand(evening.anns)
    assert evening.bobs.ask("say", text="I am still here.")["is"] == "update"
    assert evening.bobs.now["table"]["seats"][BOB]["name"] == "Bob"


def test_the_seat_of_somebody_who_is_away_needs_the_others_and_a_new_name(evening: Evening) -> None:
    evening.bob_goes_away()
    token = evening.invite(evening.ann, BOB)
    assert joins(evening.eve, token, "Bob") == (409, "newcomer_name")
    assert joins(evening.eve, token) == (200, None)
    assert joins(evening.server.person(), token, "Eva") == (410, "used_link")
    assert not sees_bobs_hand(evening.eves), "Cat has not agreed"
    evening.cats.settle()
    asked = evening.cats.now["table"]["newcomer"]
    assert (asked["seat"], asked["name"], asked["waiting"]) == (BOB, "Eve", [2])
    assert evening.cats.ask("agree", number=asked["number"], yes=True)["is"] != "refuse"
    assert sees_bobs_hand(evening.eves)
    for page in (evening.anns, evening.cats):
        page.settle()
        assert page.now["table"]["seats"][BOB]["name"] == "Eve"
        assert page.now["table"]["takeovers"] == [{"seat": BOB, "name": "Eve", "was": "Bob", "how": "agreed"}]


def test_who_comes_back_in_time_keeps_the_seat(evening: Evening) -> None:
    evening.bob_goes_away()
    assert evening.anns.ask("entrust", seat=BOB)["is"] == "update"
    assert joins(evening.eve, evening.invite(evening.ann, BOB)) == (200, None)
    again = evening.bob.come(evening.code)
    assert (again.now["you"]["seat"], again.now["table"]["seats"][BOB].get("state", "present")) == (BOB, "present")
    assert again.now["table"].get("newcomer") is None
    assert not sees_bobs_hand(evening.eves)


def test_after_the_end_a_host_does_not_read_what_a_bot_says_of_somebody_elses_play(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    play_out([first, second])
    seat = second.now["you"]["seat"]
    assert first.ask("kick", seat=seat)["is"] == "update"
    token = ann.post(f"/api/tables/{code}/invite", {"seat": seat}).json()["token"]
    eve = server.person()
    assert joins(eve, token) == (200, None)
    page = eve.come(code)
    assert page.now["you"]["seat"] == seat
    assert eve.get(f"/api/tables/{code}/review").json()["code"] == "review_private"
    assert page.ask("share_review", on=True)["code"] == "review_not_yours"
