"""`make bench-web`: how much a first visit loads, and how fast the pages are on a slow machine, in a real browser."""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench.results import RESULTS, at_most, cells, grid, machine_now, put
from playwright.sync_api import Browser, Page
from tests.browser import browser
from tests.load.served import Process

from courtier.server.catalog import catalog

SLOWER = 4  # times, than this machine
# By name: the title without what follows a colon, and the most seats; of the games that have a skin.
GAMES = {each["name"]: (each["title"].partition(":")[0], each["seats"][-1]) for each in catalog("en") if each["skin"]}
LOG = 500  # lines
QUIET = 30  # pictures of a table at which nothing happens
PATIENCE = 60_000  # milliseconds; only a broken page takes so long
MOST_LOADED = 150.0  # kilobytes
MOST_TO_PLAY = 1000.0  # milliseconds
MOST_TO_PAINT = 50.0  # milliseconds
WINDOW: Any = {"width": 1280, "height": 800}

# When was "Play now" there, and when had it answered a click? Milliseconds since the address was opened.
ANSWERING = """
  window.answered = new Promise((done) => {
    const look = () => {
      const button = document.querySelector(".game .acts .btn-wax");
      if (!button) return requestAnimationFrame(look);
      const there = performance.now();
      new MutationObserver(() => done([there, performance.now()])).observe(button, { attributeFilter: ["disabled"] });
      button.click();
    };
    requestAnimationFrame(look);
  });
"""
# Our ear is at the line before the page's own: how long from there until after the next frame is painted?
# And until after the first one with the event's last line in the log, which may follow the table?
LISTENING = """
  window.painted = [];
  window.logged = [];
  window.nextPicture = (from) => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - from);
    port2.postMessage(0);
  }));
  window.whenInLog = async (last, from, first) => {
    const { log } = await import("/web/state.js");
    const isThere = () => (log.value.at(-1)?.n ?? last) >= last;
    if (isThere()) return first;
    while (!isThere()) await new Promise((done) => setTimeout(done));
    return nextPicture(from);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const heard = performance.now();
        if (data.includes('"story":[{')) nextPicture(heard).then((time) => {
          painted.push(time);
          whenInLog(JSON.parse(data).story.at(-1).n, heard, time).then((later) => logged.push(later));
        });
      });
    }
  };
"""
SIT_DOWN = """async (wanted) => {
  const headers = { "Content-Type": "application/json" };
  const ask = (address, body) => fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  await ask("/api/visit", {});
  return (await (await ask("/api/tables", wanted)).json()).code;
}"""
# The story so far, told again before itself, under numbers below its own, until the log is as long as wanted.
LENGTHEN = """async (length) => {
  const { story } = await import("/web/state.js");
  const told = story.value;
  const missing = length - told.length;
  story.value = [...Array.from({ length: missing }, (_, i) => ({ ...told[i % told.length], n: i - missing })), ...told];
  painted.length = logged.length = 0;
}"""
# What a picture takes of a page to which nothing happens.
WAIT = """async (pictures) => {
  const times = [];
  for (let i = 0; i < pictures; i++) {
    await new Promise((done) => setTimeout(done, 37 + i));
    times.push(await nextPicture(performance.now()));
  }
  return times;
}"""
# Answers what is asked by the first choice, until enough was painted or the game is over.
PLAY = """async (events) => {
  const state = await import("/web/state.js");
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const games = await (await fetch("/api/games")).json();
  const { draftable } = games.find((each) => each.name === state.table.value.game);
  while (painted.length < events && state.table.value.phase !== "over") {
    const question = state.question.value;
    const first = state.view.value.choices[0];
    if (question === null || !first) await pause(20);
    else if (state.draft.value?.complete) await state.send({ do: "confirm", question });
    else await state.send({ do: draftable ? "draft" : "answer", question, action: first.code });
    await pause(100);
  }
  return painted;
}"""


@dataclass(frozen=True)
class Painted:
    """Milliseconds until a picture is there: with an event, with its line in the log, too, and with nothing new."""

    events: list[float]
    logged: list[float]
    nothing: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=9, help="whose time until one can play is taken")
    parser.add_argument("--events", type=int, default=100, help="of each game whose time to be painted is taken")
    parser.add_argument("--games", nargs="*", choices=GAMES, default=list(GAMES), help="at whose tables that is")
    given = parser.parse_args()
    with served() as origin, browser() as running:
        loaded = first_load(running, origin)
        visits = [until_it_answers(running, origin) for _ in range(given.visits)]
        painted = {game: until_painted(running, origin, game, given.events) for game in given.games}
        put("The pages on a slow machine", section(loaded, visits, painted, running.version))
    print(RESULTS.read_text(encoding="utf-8"))


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="courtier-web-") as folder:
        process = Process(Path(folder))
        process.start()
        try:
            yield process.origin
        finally:
            process.stop()


@contextmanager
def visitor(running: Browser, slower: int, script: str = "") -> Iterator[Page]:
    """Somebody who has never been here, at a machine that is so many times slower."""
    context = running.new_context(viewport=WINDOW, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    if script:
        page.add_init_script(script)
    yield page
    context.close()


def first_load(running: Browser, origin: str) -> list[int]:
    """The bytes of each answer as they were on the line, headers included: the start page down to its end."""
    with visitor(running, 1) as page:
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        sizes: list[int] = []
        line.on("Network.loadingFinished", lambda end: sizes.append(int(end["encodedDataLength"])))
        page.goto(origin)
        page.wait_for_selector(".game .art svg.art")
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        return sizes


def until_it_answers(running: Browser, origin: str) -> tuple[float, float]:
    """Milliseconds until "Play now" is there, and until it has answered."""
    with visitor(running, SLOWER, ANSWERING) as page:
        page.goto(origin)
        there, answered = page.evaluate("answered")
        return there, answered


def until_painted(running: Browser, origin: str, game: str, events: int) -> Painted:
    """Games against bots, each by somebody who has never been here, until there were enough events."""
    all_of_them = Painted([], [], [])
    while (missing := events - len(all_of_them.events)) > 0:
        played = at_a_table(running, origin, game, missing)
        all_of_them.events.extend(played.events)
        all_of_them.logged.extend(played.logged)
        all_of_them.nothing.extend(played.nothing)
    return all_of_them


def at_a_table(running: Browser, origin: str, game: str, events: int) -> Painted:
    """One game at most, with a log that is long from the beginning."""
    with visitor(running, SLOWER, LISTENING) as page:
        page.goto(f"{origin}/settings")
        wanted = {"game": game, "seats": GAMES[game][1], "name": "Ann", "bots": "greedy", "start": True}
        code = page.evaluate(SIT_DOWN, {**wanted, "setup": {"bots": "fast"}})
        page.goto(f"{origin}/t/{code}")
        page.wait_for_selector(".at-table .dock")
        page.evaluate(LENGTHEN, LOG)
        nothing = page.evaluate(WAIT, QUIET)
        painted = page.evaluate(PLAY, events)
        return Painted(painted, page.evaluate("logged"), nothing)


def section(loaded: list[int], visits: list[tuple[float, float]], painted: dict[str, Painted], version: str) -> str:
    there, answers = (median(times) for times in zip(*visits, strict=True))
    slowest = max(answered for _, answered in visits)
    fewest = min(len(each.events) for each in painted.values())
    nothing = [time for each in painted.values() for time in each.nothing]
    rows = (
        at_most("first load as sent (gzip), with fonts and art", sum(loaded) / 1000, ".1f", MOST_LOADED, " kB"),
        cells("requests of it", str(len(loaded))),
        at_most("“Play now” is there and has answered", answers, ".0f", MOST_TO_PLAY, " ms"),
        cells("“Play now” is there", f"{there:.0f} ms"),
        *(row for game, each in painted.items() for row in rows_of(game, each)),
        cells("the next picture where nothing has happened, median", f"{median(nothing):.1f} ms"),
    )
    return f"""\
Written by `make bench-web`. Chromium {version} without a window, {SLOWER} × slower by its own brake,
against a server on the same machine. Median of {len(visits)} first visits (the slowest took {slowest:.0f} ms);
at least {fewest} events of each game, at a table with the most seats, its log {LOG} lines long before them.
Painted is when the page comes to itself again after the frame that shows the event at the table and in the log;
where drawing the table takes long, the log follows it by a frame.

{grid(rows)}

Machine: {machine_now()}.
"""


def rows_of(game: str, painted: Painted) -> Iterator[str]:
    title, seats = GAMES[game]
    what = f"{title} with {seats}: event received to painted"
    yield at_most(f"{what}, median", median(painted.logged), ".1f", MOST_TO_PAINT, " ms")
    yield at_most(f"{what}, 95 of 100 within", within(painted.logged, 0.95), ".1f", MOST_TO_PAINT, " ms")
    yield cells(f"{what}, the slowest", f"{max(painted.logged):.1f} ms")
    yield cells(f"{what} at the table, median", f"{median(painted.events):.1f} ms")
    yield cells(f"{what} at the table, 95 of 100 within", f"{within(painted.events, 0.95):.1f} ms")


def within(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


if __name__ == "__main__":
    main()
