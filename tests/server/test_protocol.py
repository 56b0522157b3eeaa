"""The protocol page tells the truth: every message of an evening fits its schema."""

import json
import re
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
from starlette.routing import Route
from tests.server.serving import Serving, deal, play_out, seat_two

from courtier.server.schema import page
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


def test_every_message_is_on_the_page() -> None:
    text = page("")
    for union in (Request, Tiding):
        for kind in union.__args__:
            assert f"### {kind.__name__}\n" in text


def test_every_address_is_on_the_page(server: Serving) -> None:
    rows = set(re.findall(r"`((?:GET|POST) /[^` ?]*)", page("")))
    places = []
    for route in server.app.starlette.routes:
        if isinstance(route, Route) and route.path.startswith(("/api/", "/health")):
            place = re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), route.path)
            places += [f"{method} {place}" for method in route.methods or () if method != "HEAD"]
    assert set(places) - rows == set()
