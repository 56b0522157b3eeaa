"""The review of a finished game over the wire: for oneself, until one shares it."""

from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Person, Serving, deal, play_out, seat_two, serving, wait_for

from courtier.server.settings import UNLIMITED, Rate
from courtier.server.thinking import Thinkers


def review_of(person: Person, code: str, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
    """Once it is worked out."""
    address = f"/api/tables/{code}/review?lang={lang}" + ("" if seat is None else f"&seat={seat}")
    wait_for(lambda: person.get(address).json()["review"] is not None)
    found: dict[str, Any] = person.get(address).json()["review"]
    return found


def refused(person: Person, code: str, seat: int | None = None) -> tuple[int, str]:
    answer = person.get(f"/api/tables/{code}/review" + ("" if seat is None else f"?seat={seat}"))
    return answer.status_code, answer.json().get("code", "")


def test_a_review_is_for_oneself_until_it_is_shared(server: Serving) -> None:
    ann, bob, first, second, code = seat_two(server)
    deal(first, second)
    assert refused(ann, code) == (409, "not_over")
    assert first.ask("share_review", on=True)["code"] == "not_over"
    play_out([first, second])
    own, other = first.now["you"]["seat"], second.now["you"]["seat"]
    english, german = review_of(ann, code), review_of(ann, code, lang="de")
    assert english["seat"] == own
    assert english["level"] == "level5"
    assert len(english["moments"]) == len(german["moments"]) > 5
    assert english["moments"][0]["yours"] != german["moments"][0]["yours"]
    assert refused(bob, code, own) == (403, "review_private")
    assert refused(ann, code, other) == (403, "review_private")
    stranger = server.person()
    assert refused(stranger, code) == (403, "review_no_seat")
    assert refused(stranger, code, own) == (403, "review_private")
    assert refused(ann, code, 7)[0] == refused(ann, code, -1)[0] == 400
    assert first.ask("share_review", on=True)["is"] != "refuse"
    second.settle()
    assert second.now["table"]["seats"][own]["open_review"] is True
    assert review_of(bob, code, own) == review_of(stranger, code, own) == english
    assert first.ask("share_review", on=False)["is"] != "refuse"
    assert refused(bob, code, own) == (403, "review_private")


def test_a_rematch_is_reviewed_anew(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    play_out([first, second])
    before = review_of(ann, code)
    wait_for(lambda: ann.get(f"/api/tables/{code}/decided").json()["moves"] is not None)
    decided = ann.get(f"/api/tables/{code}/decided").json()["moves"]
    assert first.ask("share_review", on=True)["is"] != "refuse"
    for page in (first, second):
        page.ask("rematch")
    for page in (first, second):
        page.settle()
    assert refused(ann, code) == (409, "not_over")
    play_out([first, second], pick=lambda n: n * 7 + 1)
    assert not any(seat.get("open_review") for seat in first.now["table"]["seats"]), "the next deal ends the sharing"
    assert review_of(ann, code)["moments"] != before["moments"]
    wait_for(lambda: ann.get(f"/api/tables/{code}/decided").json()["moves"] is not None)
    assert ann.get(f"/api/tables/{code}/decided").json()["moves"] != decided


def test_a_bot_that_fails_is_said_in_a_sentence_and_tried_again(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: Future[list[Any]] = Future()
    failed.set_result([])
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    play_out([first, second])
    with monkeypatch.context() as broken:
        broken.setattr(Thinkers, "work_quietly", lambda *_: failed)
        answer = ann.get(f"/api/tables/{code}/review?lang=de")
        assert (answer.status_code, answer.json()["code"]) == (503, "review_failed")
        assert answer.json()["text"].startswith("Der Bot ist am Rückblick gescheitert")
    assert review_of(ann, code)["moments"]


def test_only_so_many_reviews_are_worked_out_for_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(reviews=Rate(1, 0.0))) as server:
        ann, bob, first, second, code = seat_two(server)
        deal(first, second)
        play_out([first, second])
        assert review_of(ann, code)["moments"], "asking again for the same is free"
        assert refused(bob, code) == (429, "too_fast")
