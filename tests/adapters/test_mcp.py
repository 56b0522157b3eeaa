"""`courtier mcp`, spoken to with the official client library over standard input and output."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.dealing import chance, dealt_alike
from tests.libraries import needs
from tests.server.serving import Page, serving

import courtier
from courtier.adapters import mcp as command
from courtier.adapters.mcp_seats import LocalSeat
from courtier.cli import main
from courtier.core.errors import CourtierError
from courtier.core.registry import own_names
from courtier.terminal.seating import Wish, game_named, read_options, seat_people

__all__ = ["chance", "dealt_alike"]

needs_library = needs("mcp", "mcp")


class Model:
    """Somebody who plays by tools alone."""

    def __init__(self, client: Any) -> None:
        self.client = client

    async def call(self, tool: str, **given: Any) -> str:
        said = await self.client.call_tool(tool, given)
        assert not said.is_error, said.content[0].text
        return str(said.content[0].text)

    async def mistaken(self, tool: str, **given: Any) -> str:
        said = await self.client.call_tool(tool, given)
        assert said.is_error, said.content[0].text
        return str(said.content[0].text)


def with_model(story: Callable[[Model], Awaitable[None]], *words: str) -> None:
    """Start `courtier mcp` with these words, and let the story happen."""
    from mcp import Client, StdioServerParameters  # noqa: PLC0415 - the library may be missing

    async def run() -> None:
        where = {"PYTHONPATH": os.pathsep.join(sys.path)}
        started = StdioServerParameters(command=sys.executable, args=["-m", "courtier", "mcp", *words], env=where)
        async with Client(started) as client:
            await story(Model(client))

    asyncio.run(run())


def local_seat(game: str = "hofverrat", seed: int = 5, lang: str = "en", bots: str = "random") -> LocalSeat:
    options = read_options(game_named(game), (), None, None)
    return LocalSeat(seat_people(Wish(game, 4, bots, None, "Mia", seed, options)), lang)


# A local game


@needs_library
def test_a_model_plays_a_whole_local_game() -> None:
    async def story(model: Model) -> None:
        tools = {tool.name for tool in (await model.client.list_tools()).tools}
        assert tools == {"look", "choices", "choose", "back", "rules", "explain"}
        assert "Read `rules` once." in model.client.instructions
        assert (await model.call("rules")).startswith("# Hof-Verrat")
        table = await model.call("look")
        assert "You are Mia, seat 2 of 2" in table
        assert table.endswith(await model.call("choices"))
        wrong = "Expected the number of an answer, from 1 to 12; got 13."
        assert wrong in await model.mistaken("choose", number=13)
        assert "number" in await model.mistaken("choose", number="the first")
        text = await model.call("choose", number=1)
        while "The game is over: " not in text:
            text = await model.call("choose", number=1)
        assert "You are not asked now. The game is over: " in await model.mistaken("choose", number=1)
        assert "dark mission" in await model.call("look")

    with_model(story, "hofverrat", "--seats", "2", "--bots", "random", "--seed", "5", "--seat", "2", "--name", "Mia")


@pytest.mark.parametrize("game", sorted(own_names()))
def test_a_model_reads_what_its_seat_may_see_and_nothing_else(game: str) -> None:
    seat = local_seat(game)
    for number in range(25):
        seat.news()
        view = courtier.view(seat.match.game, seat.match.you)
        assert seat.look() == courtier.describe(view, "en", seat.match.names)
        if seat.match.over():
            break
        assert seat.explain()
        seat.choose(1 + number % len(view["choices"]))


def test_a_part_of_an_answer_is_taken_back() -> None:
    seat = local_seat("duhr")
    while "1: No deal." not in seat.choices():
        seat.choose(1)
    before = seat.choices()
    assert "What do you give" in seat.choose(2)
    assert seat.back() == before
    with pytest.raises(CourtierError):
        seat.back()


def test_a_german_model_reads_german_and_is_corrected_in_german() -> None:
    seat = local_seat(lang="de")
    assert "Du bist Mia" in seat.look()
    with pytest.raises(CourtierError, match="Erwartet wird die Nummer einer Antwort, von 1 bis 18; es kam 0"):
        seat.choose(0)


# At a server's table


@needs_library
def test_a_model_sits_at_a_table_of_a_server_talks_and_deals(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.person()
        code = ann.new_table(game="duhr", seats=4, setup={"options": {"deals": "table"}})
        page = ann.come(code)

        async def story(model: Model) -> None:
            await begin(model, page)
            await talk(model, page)
            await deal(model, page)

        with_model(story, f"{server.origin}/j/{code}", "--name", "Mia")


async def begin(model: Model, page: Page) -> None:
    """Mia takes a seat by the group's link, two bots come, and both people keep an agenda."""
    assert "At the table: Ann, Mia" in await model.call("look")
    assert "At the table" in await model.mistaken("choose", number=1)
    await model.call("ready")
    for seat in (2, 3):
        page.ask("seatbot", seat=seat, level="random")
    page.ask("ready", ready=True)
    page.ask("start")
    assert "Which agenda do you keep?" in await model.call("wait")
    assert "You are Mia, seat 2 of 4" in await model.call("look")
    assert "from 1 to 2; got 9" in await model.mistaken("choose", number=9)
    await model.call("choose", number=1)
    while page.now["view"]["turn"]["number"] == 0:
        if page.asked():
            page.answer()
        else:
            page.hear()


async def talk(model: Model, page: Page) -> None:
    await model.call("say", text="Good evening")
    await model.call("whisper", to="Ann", text="Beware of the bots")
    page.until(lambda _: any(each["text"] == "Beware of the bots" for each in page.now["talk"]))
    assert "Expected the name of one other player (Ann, " in await model.mistaken("whisper", to="Zoe", text="Hello")
    page.ask("say", text="Welcome")
    await heard(model, "Ann says: Welcome")
    page.ask("say", text="I know", to=[1])
    await heard(model, "Ann whispers to Mia: I know")


async def deal(model: Model, page: Page) -> None:
    terms = (await model.call("terms", partner="Ann")).splitlines()
    assert terms[0] == "Mia can owe Ann:"
    assert "- A look at the conspiracy" in terms[: terms.index("Ann can owe Mia:")]
    assert "nonsense" in await model.mistaken("offer", text="Ann: nonsense")
    await model.call("offer", text="Ann: do not negate you for: do not negate me")
    page.until(lambda _: bool(page.now.get("offers")))
    clauses = page.now["offers"][0]["clauses"]
    page.ask("counter", offer=1, deal={"parties": [0, 1], "clauses": clauses[:1]})
    await heard(model, "Offer 2 of Ann: ")
    assert "No such offer is open" in await model.mistaken("accept", number=7)
    await model.call("decline", number=2)
    await model.call("withdraw", number=1)
    assert await model.call("offers") == "No offer is open."
    page.ask("offer", deal={"parties": [0, 1], "clauses": clauses})
    await heard(model, "Offer 3 of Ann: ")
    assert "Open offers:\nOffer 3 of Ann: " in await model.call("look")
    await model.call("accept", number=3)
    page.until(lambda _: bool(page.now["view"]["deals"]))
    assert "Deal 1, turn 1: " in await model.call("look")


async def heard(model: Model, words: str) -> None:
    """What the model reads by waiting; bots may do something before."""
    text = ""
    for _ in range(100):
        text += await model.call("wait", seconds=5)
        if words in text:
            return
        await asyncio.sleep(0.1)  # who is asked need not wait for anything
    raise AssertionError(f"{words!r} was not heard in: {text}")


# What cannot begin


def test_without_the_library_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    ran = CliRunner().invoke(main, ["mcp", "hofverrat"])
    assert ran.exit_code == 2
    assert ran.output == "courtier mcp needs the library mcp; install it with: pip install 'courtier[mcp]'\n"


@needs_library
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["whist"], "whist"),
        (["hofverrat", "--seats", "9"], "9"),
        (["http://127.0.0.1:9/nowhere"], "expected an invitation"),
        (["http://127.0.0.1:9/j/ABCD2345"], "cannot reach http://127.0.0.1:9"),
        (
            ["http://127.0.0.1:9/j/ABCD2345", "--seats", "3", "--option", "a=b"],
            "--seats, --option: expected with a game",
        ),
    ],
)
def test_what_cannot_begin_is_said_in_one_sentence(words: list[str], expected: str) -> None:
    ran = CliRunner().invoke(main, ["mcp", *words])
    assert ran.exit_code == 2
    assert expected in ran.output
    assert len(ran.output.splitlines()) == 1
