"""A language model's seat at a table of a server, by the public protocol: what `courtier join` does, as tools."""

from collections.abc import Callable, Sequence
from queue import Queue
from threading import Condition, Thread
from typing import Any, Final

from courtier.adapters.mcp_seats import ModelSeat
from courtier.core.errors import CourtierError
from courtier.server.bot_client import NotLetIn
from courtier.server.terminal_client import Entry, Person, TerminalClient, stay
from courtier.table.commands import Answer, Request, Say
from courtier.table.messages import Done, Refuse, Tiding, Update, Welcome

PATIENCE: Final = 20.0  # seconds; a server answers every command within ten
LONGEST_WAIT: Final = 120

PHRASES: Final = {
    "silent": {
        "en": "The server has not answered within {seconds} seconds; look at the table to see what was done.",
        "de": "Der Server hat in {seconds} Sekunden nicht geantwortet; sieh auf den Tisch, was geschehen ist.",
    },
    "nobody": {
        "en": "Expected the name of one other player ({names}); got “{name}”.",
        "de": "Erwartet wird der Name einer anderen Person ({names}); es kam „{name}“.",
    },
    "open_offers": {"en": "Open offers:", "de": "Offene Angebote:"},
    "terms": {"en": "{by} can owe {to}:", "de": "{by} kann {to} schulden:"},
    "done": {"en": "Done.", "de": "Erledigt."},
}

Make = Callable[[], Request | list[str]]  # a command for the table, or what is wrong with it


class Task:
    """One thing that a tool wants done, and how it ended."""

    def __init__(self, make: Make) -> None:
        self.make = make
        self.ended = False
        self.mistake = ""

    def end(self, mistake: str = "") -> None:
        self.ended, self.mistake = True, mistake


class ModelClient(TerminalClient):
    """The client of a model: it stores what a person at a terminal would read, and knows which commands were done."""

    def __init__(self, person: Person, entry: Entry) -> None:
        super().__init__(person, lambda _view, _names: [], entry.posts(person.lang))
        self.changed = Condition()
        self.fresh: list[str] = []  # what was told and said, and not read yet
        self.tasks: dict[str, Task] = {}  # by the id of their command
        self.trouble = ""  # why the connection to the table is lost

    def receive(self, tiding: Tiding) -> list[str]:
        with self.changed:
            if isinstance(tiding, Refuse) and tiding.id in self.tasks:
                self.tasks.pop(tiding.id).end(tiding.text)
            elif isinstance(tiding, Done) and tiding.id in self.tasks:
                self.tasks.pop(tiding.id).end()
            elif isinstance(tiding, Welcome | Update):
                self.take(tiding)
                self.fresh += [*self.told(tiding), *self.new_offers()]
                if isinstance(tiding, Update) and tiding.ack in self.tasks:
                    self.tasks.pop(tiding.ack).end()
            self.changed.notify_all()
        return []

    def command_for(self, task: Any) -> Request | list[str]:
        with self.changed:
            made = task.make()
            if isinstance(made, list):
                task.end("\n".join(made))
                self.changed.notify_all()
                return []
            self.tasks[made.id] = task
            return made

    def fail(self, trouble: str) -> None:
        with self.changed:
            self.trouble = trouble
            self.changed.notify_all()


class TableSeat(ModelSeat):
    """A seat at a table of a server. A thread keeps the line; tools talk to it through a queue."""

    def __init__(self, entry: Entry, person: Person) -> None:
        super().__init__(person.lang)
        self.client = ModelClient(person, entry)
        self.typed: Queue[Any] = Queue()
        self.entry = entry
        Thread(target=self.keep_line, daemon=True).start()
        self.until(self.seated, PATIENCE)

    def keep_line(self) -> None:
        try:
            stay(self.client, self.entry, self.typed, lambda _: None)
        except NotLetIn as reason:
            self.client.fail(str(reason))

    def seated(self) -> bool:
        """Has the model a seat, or may it not have one?"""
        client = self.client
        if client.table is None or client.you is None:
            return False
        return client.you.seat is not None or client.table.phase != "lobby"

    def tools(self) -> list[Callable[..., str]]:
        return [
            *super().tools(),
            *(self.wait, self.say, self.whisper, self.ready, self.start, self.rematch),
            *(self.terms, self.offers, self.offer, self.counter, self.accept, self.decline, self.withdraw),
        ]

    # What the table shows

    def view(self) -> Any:
        self.check_line()
        if self.client.view is None:
            raise CourtierError(self.client.waiting())
        return self.client.view

    def names(self) -> Sequence[str]:
        return self.client.names()

    def news(self) -> list[str]:
        with self.client.changed:
            lines, self.client.fresh = self.client.fresh, []
        return lines

    def look(self) -> str:
        if self.client.view is None:
            self.check_line()
            return self.with_news(self.client.waiting())
        offers = self.client.offers
        text = super().look()
        return (
            "\n".join([text, "", self.words("open_offers"), *map(self.client.offer_line, offers)]) if offers else text
        )

    look.__doc__ = ModelSeat.look.__doc__

    # What is done

    def answer(self, code: int) -> None:
        self.do(lambda: Answer(self.client.id(), self.client.question or 0, code))

    def back(self) -> str:
        self.do(lambda: self.client.do_back(""))
        return self.choices()

    back.__doc__ = ModelSeat.back.__doc__

    def wait(self, seconds: int = 30) -> str:
        """Wait until you are asked, or somebody speaks or offers, for at most so many seconds; read what happened."""
        self.until(self.something_to_do, min(max(seconds, 0), LONGEST_WAIT))
        return self.with_news(self.choices() if self.client.view is not None else self.client.waiting())

    def say(self, text: str) -> str:
        """Say something to everybody at the table."""
        return self.done(lambda: self.client.do_say(text))

    def whisper(self, to: str, text: str) -> str:
        """Say something to one other player alone; others see that you whisper, and do not hear what."""
        return self.done(lambda: Say(self.client.id(), text=text, to=[self.seat_of(to)]))

    def ready(self) -> str:
        """Before the game: say that you are ready."""
        return self.done(lambda: self.client.do_ready(""))

    def start(self) -> str:
        """Before the game, if you are the host: deal the cards."""
        return self.done(lambda: self.client.do_start(""))

    def rematch(self) -> str:
        """After the game: play once more."""
        return self.done(lambda: self.client.do_rematch(""))

    def offers(self) -> str:
        """Read the open offers of deals, with their numbers."""
        return "\n".join(self.client.do_offers(""))

    def terms(self, partner: str) -> str:
        """Read what a deal with another player may consist of: what you can give, and what you can want."""
        found = self.client.posts("compose", {"partners": [self.seat_of(partner)]})["terms"]
        return "\n".join(line for between in found for line in self.terms_lines(between))

    def offer(self, text: str) -> str:
        """Offer a deal: who, what they get, `for:` what you want. Example: `Ann: 1 scandal for: do not negate me`.

        A `?` in place of one side asks the other what they would give, or want: `Ann: ? for: agenda`.
        """
        return self.done(lambda: self.client.do_offer(text))

    def counter(self, number: int, text: str) -> str:
        """Answer an open offer with another one, in words."""
        return self.done(lambda: self.client.do_counter(f"{number} {text}"))

    def accept(self, number: int) -> str:
        """Sign the open offer of that number."""
        return self.done(lambda: self.client.do_accept(str(number)))

    def decline(self, number: int) -> str:
        """Refuse the open offer of that number."""
        return self.done(lambda: self.client.do_decline(str(number)))

    def withdraw(self, number: int) -> str:
        """Take your own open offer back."""
        return self.done(lambda: self.client.do_withdraw(str(number)))

    # Helpers

    def something_to_do(self) -> bool:
        client = self.client
        over = client.table is not None and client.table.phase == "over"
        return over or client.question is not None or bool(client.fresh)

    def terms_lines(self, between: dict[str, Any]) -> list[str]:
        """What one party can owe the other, a line for each kind of clause with what its gaps may hold."""
        names = self.names()
        lines = [self.words("terms", by=names[between["by"]], to=names[between["to"]])]
        for term in between["terms"]:
            gaps = [" / ".join(each["words"] for each in slot["choices"]) or slot["words"] for slot in term["slots"]]
            lines.append(f"- {term['words']}: {'; '.join(gaps)}" if gaps else f"- {term['words']}")
        return lines

    def seat_of(self, name: str) -> int:
        """The seat of another player by name."""
        own = self.client.you.seat if self.client.you is not None else None
        others = {each.lower(): seat for seat, each in enumerate(self.names()) if each and seat != own}
        if name.lower() not in others:
            known = ", ".join(each for seat, each in enumerate(self.names()) if each and seat != own)
            raise CourtierError(self.words("nobody", names=known, name=name))
        return others[name.lower()]

    def done(self, make: Make) -> str:
        self.do(make)
        return self.words("done")

    def do(self, make: Make) -> None:
        """Have a command carried out; a refusal or a mistake is an error in words."""
        task = Task(checked(make))
        self.typed.put(task)
        if not self.until(lambda: task.ended, PATIENCE):
            raise CourtierError(self.words("silent", seconds=int(PATIENCE)))
        if task.mistake:
            raise CourtierError(task.mistake)

    def until(self, true: Callable[[], bool], seconds: float) -> bool:
        """Wait for something that the table tells."""
        with self.client.changed:
            happened = self.client.changed.wait_for(lambda: bool(self.client.trouble) or true(), seconds)
        self.check_line()
        return happened

    def check_line(self) -> None:
        if self.client.trouble:
            raise CourtierError(self.client.trouble)

    def words(self, key: str, **facts: Any) -> str:
        return PHRASES[key]["de" if self.lang == "de" else "en"].format(**facts)


def checked(make: Make) -> Make:
    """A command that cannot be made says why, instead of ending the line's thread."""

    def made() -> Request | list[str]:
        try:
            return make()
        except CourtierError as mistake:
            return [str(mistake)]

    return made
