"""A person at a terminal, at the same table as people at browsers: `courtier join`."""

import re
from queue import Queue
from threading import Thread
from typing import Any

from tests.server.serving import PATIENCE, Page, Serving, wait_for

from courtier.core.registry import kind
from courtier.server.bot_client import NotLetIn
from courtier.server.terminal_client import Person, play


class Terminal:
    """Somebody who types, and all that was shown."""

    def __init__(self, link: str, name: str = "Tess", lang: str = "en") -> None:
        self.typed: Queue[str | None] = Queue()
        self.shown: list[str] = []
        self.trouble: list[str] = []
        self.thread = Thread(target=self.run, args=(link, Person(name, lang)), daemon=True)
        self.thread.start()

    def run(self, link: str, person: Person) -> None:
        try:
            play(link, person, self.typed, self.shown.append, lambda view, names: [f"{view['game']}: {names}"])
        except NotLetIn as error:
            self.trouble.append(str(error))

    def types(self, words: str) -> None:
        self.typed.put(words)

    def sees(self, pattern: str) -> None:
        wait_for(lambda: any(re.search(pattern, line) for line in self.shown))

    def leaves(self) -> None:
        self.typed.put(None)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


LOOK = {"kind": "show", "by": 1, "to": 0, "what": "agenda"}


def together(server: Serving, game: str = "hofverrat", **options: Any) -> tuple[Page, Terminal, str]:
    """Ann at a browser, and somebody at a terminal who followed the group's link; the cards are dealt."""
    ann = server.person()
    code = ann.new_table(game=game, seats=kind(game).seats[0], setup={"options": options})
    page = ann.come(code)
    terminal = Terminal(f"{server.origin}/j/{code}")
    terminal.sees("At the table: Ann, Tess")
    for seat in range(2, kind(game).seats[0]):
        page.ask("seatbot", seat=seat, level="random")
    terminal.types("ready")
    page.until(lambda _: bool(page.now["table"]["seats"][1].get("ready")))
    page.ask("ready", ready=True)
    page.ask("start")
    return page, terminal, code


def test_a_person_at_a_terminal_plays_a_whole_game_with_talk(server: Serving) -> None:
    page, terminal, _ = together(server)
    terminal.types("say Good evening")
    page.until(lambda _: any(each["text"] == "Good evening" for each in page.now["talk"]))
    page.ask("say", text="Welcome")
    terminal.sees("Ann says: Welcome")
    terminal.types("stamp thanks Ann")
    page.until(lambda _: any(each.get("stamp") == "thanks" and each["on_seat"] == 0 for each in page.now["talk"]))
    page.ask("react", stamp="laugh", message=1)
    terminal.sees("Ann: Ha! – Good evening")
    terminal.types("stamp kiss")
    terminal.sees("Stamps: bravo, thanks, ha, oh, really, shame")
    terminal.types("table")
    terminal.sees("hofverrat:")
    while not page.over():
        if page.asked():
            page.answer()
        elif page.now["table"]["waiting"] == [1]:
            terminal.types("1")
            page.hear()
        else:
            page.hear()
    terminal.sees("The game is over")
    terminal.leaves()


def test_what_is_not_understood_is_said(server: Serving) -> None:
    page, terminal, _ = together(server)
    for words, answer in (
        ("dance", "“dance” is no command"),
        ("99", "number from 1|not asked"),
        ("accept 4", "No such offer"),
    ):
        terminal.types(words)
        terminal.sees(answer)
    assert not page.over()
    terminal.leaves()


def test_offers_are_made_and_answered_at_a_terminal(server: Serving) -> None:
    page, terminal, _ = together(server, "duhr", deals="table")
    terminal.sees("^1: ")
    terminal.types("1")  # both keep an agenda
    while not page.now["view"] or page.now["view"]["turn"]["number"] == 0:
        if page.asked():
            page.answer()
        else:
            page.hear()
    terminal.types("offer Ann: nonsense")
    terminal.sees("“nonsense” was not understood. Expected was something like .*conspiracy")
    terminal.types("offer Ann: do not negate you for: do not negate me")
    page.until(lambda _: bool(page.now.get("offers")))
    terminal.sees("Offer 1 of Tess: ")
    page.ask("counter", offer=1, deal={"parties": [0, 1], "clauses": page.now["offers"][0]["clauses"][:1]})
    terminal.sees("Offer 2 of Ann: ")
    terminal.types("decline 2")
    page.until(lambda _: [each["number"] for each in page.now["offers"]] == [1])
    terminal.types("counter 1")
    terminal.sees("Type the number of an open offer and your own")
    terminal.types("counter 7 Ann: agenda")
    wait_for(lambda: sum("Type the number of an open offer" in line for line in terminal.shown) == 2)
    page.ask("offer", deal={"parties": [0, 1], "clauses": [LOOK]}, asks=True)
    terminal.sees("Offer 3 of Ann asks what the others would want for this: You show Ann: the agenda.")
    terminal.types("counter 3 Ann: agenda for: agenda")
    page.until(lambda _: [(each["number"], each.get("counters")) for each in page.now["offers"]][2:] == [(4, 3)])
    terminal.types("withdraw 4")
    terminal.types("offer Ann: ? for: agenda")
    page.until(lambda _: [each.get("asks", False) for each in page.now["offers"]] == [False, True, True])
    terminal.types("decline 3")
    terminal.types("withdraw 5")
    page.until(lambda _: [each["number"] for each in page.now["offers"]] == [1])
    assert page.ask("accept", offer=1)["is"] == "update"
    terminal.types("offers")
    terminal.sees("No offer is open")
    terminal.leaves()


def test_a_wrong_link_says_what_was_expected(server: Serving) -> None:
    for link, words in (
        (f"{server.origin}/j/NOTHERE2", "no table with this code"),
        ("nonsense", "expected an invitation"),
    ):
        terminal = Terminal(link)
        terminal.thread.join(PATIENCE)
        assert words in terminal.trouble[0]


def test_a_hint_is_typed_and_refused_where_others_play(server: Serving) -> None:
    page, terminal, _ = together(server)
    wait_for(lambda: page.asked() or any("1: " in line for line in terminal.shown))
    if page.asked():
        terminal.types("hint")
        terminal.sees("You are not asked now")
    else:
        terminal.types("/hint")
        terminal.sees("Hints are for games against bots alone; Ann plays here, too")
    terminal.leaves()
