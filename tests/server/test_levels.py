"""A server takes only the levels it lists: no message, no request and no link may name a module."""

from tests.server.serving import Serving, seat_two

NAMES = ("os:system", "courtier.bots:Random", "greedy:loyal", "nowhere:Bot")


def test_no_request_names_a_module(server: Serving) -> None:
    ann = server.person()
    for name in NAMES:
        for wrong in ({"bots": name}, {"setup": {"steward": name}}):
            response = ann.post("/api/tables", {"game": "hofverrat", "seats": 3, "name": "Ann", **wrong})
            assert response.status_code == 400, wrong


def test_no_message_names_a_module(server: Serving) -> None:
    ann = server.person()
    page = ann.come(ann.new_table(seats=3))
    for name in NAMES:
        assert page.ask("seatbot", seat=1, level=name)["is"] == "refuse"
        assert page.ask("configure", steward=name)["is"] == "refuse"


def test_a_link_names_no_level_at_all(server: Serving) -> None:
    ann, _, _, _, code = seat_two(server)
    for query in ("?level=os:system", "?bots=os:system"):
        assert ann.get(f"/t/{code}{query}").status_code in {200, 404}
    assert {seat["kind"] for seat in ann.get(f"/api/tables/{code}").json()["seats"]} == {"person"}
