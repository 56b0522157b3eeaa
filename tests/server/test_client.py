"""The small client of docs/client.mjs, written from docs/protocol.md, plays a whole game of each kind."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable
from tests.server.serving import PATIENCE, Page, Serving

from courtier.core.registry import kind, names
from courtier.table import clocks

CLIENT = Path(__file__).parents[2] / "docs/client.mjs"
SHORT = 2  # seconds, where the table waits for people to bargain
WEBSOCKETS = 22  # the first version of Node that has WebSocket built in


def node() -> str:
    """Node of this machine, or the one that comes with Playwright; without it this test cannot be made, loudly."""
    for found in (str(compute_driver_executable()[0]), shutil.which("node")):
        if found and Path(found).exists() and version(found) >= WEBSOCKETS:
            return found
    message = f"*** THE CLIENT OF docs/client.mjs WAS NOT TESTED: no Node of version {WEBSOCKETS} or newer was found"
    if os.environ.get("CI"):
        pytest.fail(message)
    os.write(2, f"\n{message}\n".encode())
    pytest.skip(message)


def version(found: str) -> int:
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=True)  # noqa: S603
    return int(said.stdout.lstrip("v").split(".")[0])


def ways() -> list[tuple[str, dict[str, Any]]]:
    """Every game as it is played at tables, and with the other kinds of deals where it has them."""
    found: list[tuple[str, dict[str, Any]]] = [(name, {}) for name in names()]
    for name in names():
        for option in kind(name).options:
            if option.name == "deals":
                found += [(name, {"deals": value}) for value in option.values if value != option.at_tables]
    return found


@pytest.mark.parametrize(("game", "options"), ways())
def test_a_client_that_only_answers_reaches_the_end(
    server: Serving, game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "FAST", 0.0)
    host = server.person()
    seats = kind(game).seats[0]
    patient = {**kind(game).brief_seconds, **kind(game).bargain_seconds}
    setup = {"bots": "fast", "options": options, "seconds": dict.fromkeys(patient, SHORT)}
    code = host.new_table(seats, game=game, setup=setup)
    page = host.come(code)
    for seat in range(2, seats):
        assert page.ask("seatbot", seat=seat, level="random")["is"] != "refuse"
    command = [node(), str(CLIENT), server.origin, code, "Jo"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as client:  # noqa: S603
        try:
            page.until(lambda _: page.now["table"]["seats"][1].get("ready", False))
            page.ask("start")
            offers_a_deal(page)
            play(page)
            out, err = client.communicate(timeout=PATIENCE)
        finally:
            client.kill()
    assert client.returncode == 0, err
    assert json.loads(out) == page.now["view"]["result"]


def offers_a_deal(page: Page) -> None:
    """To the client, which does not answer it."""
    while page.now["view"] is None:
        page.hear()
    if page.now["table"]["options"].get("deals") == "table":
        clause = {"kind": "words", "by": 0, "to": 1, "text": "Let us be friends."}
        assert page.ask("offer", deal={"parties": [0, 1], "clauses": [clause]})["is"] == "update"
        assert [offer["by"] for offer in page.now["offers"]] == [0]


def play(page: Page) -> None:
    """The host answers too, always the first of the choices."""
    answered = None
    while not page.over():
        if page.asked() and page.now["question"] != answered and page.now["view"]["choices"]:
            answered = page.now["question"]
            page.send("answer", question=answered, action=page.now["view"]["choices"][0]["code"])
        page.hear()


def test_the_client_is_short_and_knows_nothing_of_offers() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("//")]
    assert len(lines) <= 43
    assert not any(word in text for word in ("deal", "offer", "draft", *names()))
