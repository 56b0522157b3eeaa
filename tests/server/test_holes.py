"""Small holes that an attack found, each with the attack."""

import json
from pathlib import Path

import pytest
from tests.server.serving import Serving, deal, play_out, seat_two, serving

from courtier.server.settings import UNLIMITED, Rate


def test_a_refused_name_leaves_no_table_behind(server: Serving) -> None:
    ann = server.person()
    for name in ("  ", "\u202e", "a\u200bb", "\x07"):
        refused = ann.post("/api/tables", {"game": "hofverrat", "seats": 2, "name": name})
        assert (refused.status_code, refused.json()["code"]) == (400, "name"), name
    assert not any(table["seats"][0]["kind"] == "free" for table in ann.get("/api/tables").json()["open"])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b'{"game":"hofverrat","seats":2,"name":"\xff"}'),
        ("/api/tables", b'{"game":"hofverrat","seats":2,"name":"x","setup":{"title":"\xc3"}}'),
        ("/api/join", b'{"token":"\xff"}'),
        ("/api/join", b'{"token":"\\ud800"}'),
        ("/api/visit", b"\xff"),
    ],
)
def test_what_is_no_text_is_a_bad_request(server: Serving, path: str, body: bytes) -> None:
    refused = server.person().http.post(path, content=body)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")


def test_odd_addresses_are_not_found(server: Serving) -> None:
    ann = server.person()
    for path in ("/api/tables/%ff", "/api/rules/%ff", "/api/explain/hofverrat/%ff", "/api/tables/%00", "/web/%00"):
        assert ann.get(path).status_code == 404, path
    assert ann.get("/api/games?lang=%ff").status_code == 200


def test_an_odd_number_of_a_seat_is_a_bad_request(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    play_out([first, second])
    assert ann.get(f"/api/tables/{code}/replay?as=²").status_code == 400
    assert ann.get(f"/api/tables/{code}/replay?as=1").status_code == 200


def test_replays_and_look_ups_have_a_pace(tmp_path: Path) -> None:
    rates = UNLIMITED._replace(replays=Rate(2, 0.001), requests=Rate(6, 0.001))
    with serving(tmp_path, rates) as server:
        ann = server.person()
        code = ann.new_table()
        looks = [ann.get(f"/api/tables/{code}").status_code for _ in range(5)]
        assert looks == [200, 200, 200, 200, 429]
        replays = [ann.get(f"/api/tables/{code}/replay").json()["code"] for _ in range(3)]
        assert replays[-1] == "too_fast"


def test_the_title_of_a_table_has_no_control_characters(server: Serving) -> None:
    ann = server.person()
    code = ann.new_table(setup={"title": "A \u202equiet\x07 table"})
    assert json.loads(ann.get(f"/api/tables/{code}").text)["title"] == "A quiet table"
