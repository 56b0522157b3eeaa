"""The protocol page tells the truth: every message of an evening fits its schema."""

import json
import re
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
from starlette.routing import Route
from tests.server.serving import Page, Serving, deal, play_out, seat_two

from courtier.server.schema import page as protocol_page
from courtier.server.socket import CONNECTIONS_EACH
from courtier.table.commands import Request
from courtier.table.messages import TableInfo, Tiding


def test_all_that_is_said_fits_the_schemas(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    first.ask("say", text="hello")
    second.ask("say", phrase="yes")
    second.ask("answer", question=1, action=1)
    deal(first, second)
    play_out([first, second])
    validator = validator_of(Tiding)
    for text in first.heard + second.heard:
        validator.validate(json.loads(text))
    validator_of(TableInfo).validate(ann.get(f"/api/tables/{code}").json())


def validator_of(kind: Any) -> Any:
    schema = msgspec.json.schema(kind)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_codes_are_compared_letter_by_letter(server: Serving) -> None:
    ann = server.person()
    code = ann.new_table()
    assert [ann.get(f"/api/tables/{each}").status_code for each in (code, code.lower())] == [200, 404]
    assert bye(ann.come(code.lower())) == ("no_table", None, 1008)


def test_a_bye_says_whether_there_is_something_to_come_back_to(server: Serving) -> None:
    ann, bob = server.person(), server.person()
    code = ann.new_table(setup={"watch": "nobody", "link": False})
    assert bye(bob.come(code)) == ("closed", None, 1008)
    line = bob.line(code)
    assert bye(Page(line, {"do": "hello", "ticket": "an old one"})) == ("bad_ticket", 1.0, 1008)
    pages = [ann.come(code) for _ in range(CONNECTIONS_EACH + 1)]
    assert bye(pages[0]) == ("too_fast", None, 1008), "the oldest page of too many"
    pages[-1].settle()


def bye(page: Page) -> tuple[str, float | None, int]:
    """Code of the last message, when to come back, and the code of closing."""
    closed = page.closed()
    last = json.loads(page.heard[-1])
    assert last["is"] == "bye"
    return last["code"], last.get("again"), closed


def test_a_welcome_comes_in_mid_stream_for_the_reasons_that_the_page_names(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    second.ask("ready", ready=True)
    first.ask("start")
    assert next_welcome(second)["table"]["phase"] == "play", "a game begins"
    second.send("speak", lang="de")
    assert next_welcome(second)["you"]["lang"] == "de", "another language"
    token = ann.post(f"/api/tables/{code}/invite", {"seat": 0}).json()["token"]
    assert server.person().post("/api/join", {"token": token, "name": "Gwen"}).status_code == 200
    assert next_welcome(second)["table"]["seats"][0]["name"] == "Gwen", "somebody new"
    server.call(lambda: server.app.registry.rooms[code].give_up(OSError()))
    welcome = next_welcome(second)
    assert welcome["v"] == 1, "the table was loaded anew"
    assert second.ask("say", text="I am still here.")["v"] > welcome["v"]


def next_welcome(page: Page) -> dict[str, Any]:
    return page.until(lambda message: message["is"] == "welcome")


def test_an_answer_to_a_question_that_is_no_longer_open_is_late(server: Serving) -> None:
    _, _, first, second, _ = seat_two(server)
    deal(first, second)
    asked = first if first.asked() else second
    question, (choice, *_) = asked.now["question"], asked.now["view"]["choices"]
    assert asked.ask("answer", question=question, action=choice["code"])["is"] == "update"
    assert asked.ask("answer", question=question, action=choice["code"])["code"] == "late"


def test_who_has_no_cookie_that_is_known_is_told_so(server: Serving) -> None:
    ann = server.person()
    ann.http.cookies.clear()
    refused = ann.post("/api/tables", {"game": "hofverrat", "seats": 2, "name": "Ann"})
    assert (refused.status_code, refused.json()["code"]) == (401, "no_visitor")


def test_every_message_is_on_the_page() -> None:
    text = protocol_page("")
    for union in (Request, Tiding):
        for kind in union.__args__:
            assert f"### {kind.__name__}\n" in text


def test_every_address_is_on_the_page(server: Serving) -> None:
    rows = set(re.findall(r"`((?:GET|POST) /[^` ?]*)", protocol_page("")))
    places = []
    for route in server.app.starlette.routes:
        if isinstance(route, Route) and route.path.startswith(("/api/", "/health")):
            place = re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), route.path)
            places += [f"{method} {place}" for method in route.methods or () if method != "HEAD"]
    assert set(places) - rows == set()
