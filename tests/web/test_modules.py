"""Single modules of the client, run in a real browser: the line to the server, the seal, the rules' text."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser import PATIENCE
from tests.server.serving import Serving

import courtier
import courtier.web
from courtier.web.names import LANGUAGES

WEB = Path(courtier.web.__file__).parent

# A socket that a test plays the server of; `said` is what the client sent, `hear` what it is told.
FAKE = """() => {
  window.sockets = [];
  window.WebSocket = class {
    static OPEN = 1;
    constructor() {
      this.readyState = 1;
      this.said = [];
      sockets.push(this);
      setTimeout(() => this.onopen?.());
    }
    send(frame) { this.said.push(JSON.parse(frame)); }
    hear(tiding) { this.onmessage?.({ data: JSON.stringify(tiding) }); }
    close() { this.readyState = 3; this.onclose?.(); }
  };
  window.until = (holds) => new Promise((done) => {
    const timer = setInterval(() => holds() && (clearInterval(timer), done()), 5);
  });
  window.welcome = (v, more) => ({ is: "welcome", v, now: 0, table: { seats: [] }, you: { seat: 0 }, view: null,
    prompt: null, question: null, can_back: false, can_undo: false, draft: null, story: [], talk: [], ...more });
  window.opened = async (number) => {
    await until(() => sockets.length === number && sockets[number - 1].said.length > 0);
    return sockets[number - 1];
  };
}"""


@pytest.fixture
def page(browser: Browser, server: Serving) -> Iterator[Page]:
    with browser.new_context() as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{server.origin}/settings")
        page.evaluate(FAKE)
        yield page


def run(page: Page, script: str) -> Any:
    return page.evaluate(f"async () => {{ const state = await import('/web/state.js'); {script} }}")


def test_what_was_not_acknowledged_is_sent_again_with_its_id(page: Page) -> None:
    said = run(
        page,
        """
        state.open("TABLE");
        const first = await opened(1);
        first.hear(welcome(1));
        const answer = state.send({ do: "moment" });
        first.close();
        const second = await opened(2);
        second.hear(welcome(1));
        second.hear({ is: "update", v: 2, now: 0, ack: second.said[1].id });
        return { before: first.said[1], after: second.said[1], ok: (await answer).ok };
        """,
    )
    assert said["before"] == said["after"]
    assert said["ok"]


def test_a_missed_version_asks_for_everything_anew(page: Page) -> None:
    said = run(
        page,
        """
        state.open("TABLE");
        const first = await opened(1);
        first.hear(welcome(4, { story: [{ n: 1, text: "One.", event: {}, at: 0 }] }));
        first.hear({ is: "update", v: 6, now: 0, story: [{ n: 3, text: "Three.", event: {}, at: 0 }] });
        const second = await opened(2);
        second.hear(welcome(6, { story: [{ n: 2, text: "Two.", event: {}, at: 0 }, { n: 3, text: "Three.", event: {}, at: 0 }] }));
        return { hello: second.said[0], story: state.story.value.map((line) => line.text) };
        """,  # noqa: E501
    )
    assert (said["hello"]["do"], said["hello"]["story"]) == ("hello", 1)
    assert said["story"] == ["One.", "Two.", "Three."]


def test_what_an_update_leaves_out_stays(page: Page) -> None:
    said = run(
        page,
        """
        state.open("TABLE");
        const socket = await opened(1);
        socket.hear(welcome(1, { question: 7, prompt: { question: "Where?", choices: [] } }));
        socket.hear({ is: "update", v: 2, now: 0, can_back: true });
        const kept = state.question.value;
        socket.hear({ is: "update", v: 3, now: 0, question: null, prompt: null });
        return [kept, state.canBack.value, state.question.value];
        """,
    )
    assert said == [7, True, None]


def test_a_refusal_is_told_and_not_sent_again(page: Page) -> None:
    said = run(
        page,
        """
        state.open("TABLE");
        const first = await opened(1);
        first.hear(welcome(1));
        const answer = state.send({ do: "moment" });
        first.hear({ is: "refuse", id: first.said[1].id, code: "no", text: "Not now." });
        const told = await answer;
        first.close();
        const second = await opened(2);
        second.hear(welcome(1));
        return { told, shown: state.refusal.value.text, again: second.said.length };
        """,
    )
    assert said == {"told": {"ok": False, "code": "no", "text": "Not now."}, "shown": "Not now.", "again": 1}


def test_a_goodbye_for_good_is_not_answered_by_coming_back(page: Page) -> None:
    said = run(
        page,
        """
        state.open("TABLE");
        (await opened(1)).hear({ is: "bye", code: "no_table", text: "There is none." });
        return [state.connection.value.is, state.connection.value.text];
        """,
    )
    assert said == ["closed", "There is none."]


def test_hashes_are_those_of_sha_256(page: Page) -> None:
    texts = ["", "abc", "ä" * 55, "x" * 1000]
    ours = page.evaluate("async (texts) => texts.map((await import('/web/verify.js')).sha256)", texts)
    theirs = page.evaluate(
        """async (texts) => Promise.all(texts.map(async (text) => {
          const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
          return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        }))""",
        texts,
    )
    assert ours == theirs


def test_a_changed_record_is_noticed(page: Page) -> None:
    from courtier.core.record import Record  # noqa: PLC0415

    record = Record.begin("hofverrat", 3, bytes(32), {}, ["Änne", "Bob", "Cat"])
    record.answer(0, 3, "2026-11-16T03:00:00Z")
    text = record.text(with_seed=True)
    verify = "async ([text, seal]) => (await import('/web/verify.js')).verify(text, seal)"
    seal = record.header["commitment"]
    assert page.evaluate(verify, [text, seal])["ok"]
    assert page.evaluate(verify, [text.replace('"action": 3', '"action": 4'), seal])["broken"] == 2
    assert not page.evaluate(verify, [text, "0" * 64])["ok"]


def test_nothing_in_the_rules_becomes_markup(page: Page) -> None:
    source = "## One {#one}\n\n<img src=x onerror=alert(1)> **<b>** [go](javascript:alert(1))\n\n- `<script>`\n"
    shown = page.evaluate(
        """async (source) => {
          const { chapters, Block } = await import("/web/markdown.js");
          const { html, render } = await import("/web/html.js");
          const box = document.createElement("div");
          render(html`${chapters(source).flatMap((each) => each.blocks).map((block) => html`<${Block} block=${block} find="go" />`)}`, box);
          return { tags: [...box.querySelectorAll("*")].map((node) => node.localName), text: box.textContent };
        }""",  # noqa: E501
        source,
    )
    assert shown["tags"] == ["p", "b", "mark", "ul", "li", "span"]
    assert "<img src=x onerror=alert(1)>" in shown["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(courtier.games()))
def test_every_card_finds_its_place_in_the_rules(page: Page, game: str, lang: str) -> None:
    unplaced = page.evaluate(
        """async ([game, lang]) => {
          const { chapters, placeOf } = await import("/web/markdown.js");
          const read = (address) => fetch(address).then((answer) => answer.json());
          const [rules, words] = await Promise.all([
            read(`/api/rules/${game}?lang=${lang}`), read(`/api/words/${game}?lang=${lang}`),
          ]);
          return Object.keys(words.cards).filter((kind) => !placeOf(chapters(rules.text), kind));
        }""",
        [game, lang],
    )
    assert unplaced == []


def test_the_rules_know_a_card_by_its_kind_before_a_part_of_it(page: Page) -> None:
    listed = "- one {#card:hare.spy}\n- two\n  lines {#card:spy}"
    source = f"# A\n\n## B {{#lay #card:hare}}\n\n{listed}\n\n| h |\n|---|\n| c | {{#card:x}}\n"
    found = page.evaluate(
        """async (source) => {
          const { chapters, placeOf } = await import("/web/markdown.js");
          const all = chapters(source);
          const [list, table] = all[1].blocks;
          return {
            places: ["hare.spy", "hare.noble", "toad.spy", "toad", "x"].map((kind) => placeOf(all, kind)),
            parts: [...list.items, ...table.rows].map((part) => [part.text ?? part.cells.join(), ...part.ids]),
            text: all[1].text,
          };
        }""",
        source,
    )
    assert found["places"] == ["card:hare.spy", "card:hare", "card:spy", "", "card:x"]
    assert found["parts"] == [["one", "card:hare.spy"], ["two lines", "card:spy"], ["h"], ["c", "card:x"]]
    assert "{" not in found["text"]


@pytest.mark.parametrize(("drawing", "at_once"), [(0, 2), (11, 1)])
def test_the_log_is_drawn_with_the_table_unless_that_took_long(page: Page, drawing: float, at_once: int) -> None:
    """The milliseconds that pass whenever somebody looks at the clock stand for the drawing."""
    lengths = run(
        page,
        """
        const lengths = () => [state.story.value.length, state.log.value.length];
        const line = (n) => ({ n, text: "", event: {}, at: n });
        state.open("X");
        const socket = await opened(1);
        socket.hear(welcome(1, { story: [line(1)] }));
        const first = lengths();
        let now = 0;
        performance.now = () => (now += DRAWING);
        socket.hear({ is: "update", v: 2, now: 0, story: [line(2)] });
        const heard = lengths();
        for (let step = 0; step < 5; step++) await null;
        const soon = lengths();
        delete performance.now;
        await until(() => state.log.value.length === 2);
        return [first, heard, soon, lengths()];
        """.replace("DRAWING", str(drawing)),
    )
    assert lengths == [[1, 1], [2, 1], [2, at_once], [2, 2]]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_names_are_listed_as_the_browser_lists_them(page: Page, lang: str) -> None:
    ours, theirs = page.evaluate(
        """async (lang) => {
          const { settings } = await import("/web/settings.js");
          const { list } = await import("/web/i18n.js");
          settings.lang.value = lang;
          const names = [[], ["Ann"], ["Ann", "Bob"], ["Ann", "Bob", "Cat"], ["Ann", "Bob", "Cat", "Dan"]];
          const theirs = new Intl.ListFormat(lang, { type: "conjunction" });
          return [names.map(list), names.map((each) => theirs.format(each))];
        }""",
        lang,
    )
    assert ours == theirs


SKINS = sorted(path.stem for path in (WEB / "style").glob("*.css") if (WEB / "skins" / f"{path.stem}.js").exists())
# The frame of every table: game's sheets may lay it out anew.
FRAME = {
    "at-table",
    "band",
    "banded",
    "banners",
    "cap",
    "card",
    "confirm",
    "dock",
    "hand",
    "minehand",
    "seat",
    "seats",
    "sub",
    "table",
}


def classes_in(script: str) -> set[str]:
    """Classes that a script gives to its elements; of `${…}` only what stands there in quotes."""
    found: set[str] = set()
    for plain, template in re.findall(r'class=(?:"([^"]*)"|\$\{`((?:[^`$]|\$\{[^}]*\})*)`)', script):
        fixed = re.sub(r"\$\{[^}]*\}", " ", template)
        quoted = " ".join(re.findall(r'"([^"]*)"', template))
        found |= set(f"{plain} {fixed} {quoted}".split())
    return found


def test_a_games_style_sheet_styles_only_its_own_parts_and_the_frame() -> None:
    """A rule for `.steps` alone would lay out the steps of every page that has some."""
    pages = [path for path in WEB.rglob("*.js") if not path.stem.startswith(tuple(SKINS))]
    theirs = set().union(*(classes_in(path.read_text(encoding="utf-8")) for path in pages))
    for name in SKINS:
        text = re.sub(r"/\*.*?\*/", "", (WEB / "style" / f"{name}.css").read_text(encoding="utf-8"), flags=re.DOTALL)
        rules = [re.sub(r"\(.*?\)", "", rule) for rule in re.findall(r"([^{};]+)\{", text)]
        alone = {
            part.strip()[1:] for rule in rules for part in rule.split(",") if re.fullmatch(r"\s*\.[\w-]+\s*", part)
        }
        assert alone & theirs - FRAME == set(), name


def test_no_style_of_a_table_depends_on_what_lies_inside() -> None:
    """With `:has()` whatever comes or goes makes the browser look at the whole table again; a class costs less."""
    tables = ("tokens", "base", "table", *(path.stem for path in (WEB / "skins").glob("*.js")))
    rules = [path.read_text() for name in tables if (path := WEB / "style" / f"{name}.css").exists()]
    assert [each for text in rules for each in re.findall(r"[^\s,>{]*:has\(", text) if each != ".ask-head:has("] == []


def test_lines_under_words_are_drawn_by_every_engine() -> None:
    """WebKit knows the line alone in the short form; its style, colour and thickness it takes one by one."""
    rules = (WEB / "style").rglob("*.css")
    assert [each for path in rules for each in re.findall(r"text-decoration: [\w-]+ [^;}]*", path.read_text())] == []
