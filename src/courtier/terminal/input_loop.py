"""Reads what a person types at a question: the number of an answer, or a command such as `help`, `save` or `quit`."""

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

import courtier
from courtier.bots.hints import strongest
from courtier.core.draft import Draft
from courtier.core.languages import spoken
from courtier.core.shapes import Glimpse
from courtier.reading.deals import deal_lines
from courtier.reading.reader import Reader, View
from courtier.reading.sentences import told_line
from courtier.table.hints import in_words
from courtier.terminal import files
from courtier.terminal.phrases import COMMANDS, YES, Complaint
from courtier.terminal.screen import QUESTION, TURN, WARNING, Leave, Lines, Offers, Screen
from courtier.terminal.tables import picture, table_of
from courtier.terminal.terminal_game import TerminalGame

HEADINGS = ("turn_began", "round_began")  # events that begin a part of the story; nobody does them


class Back(Exception):
    """The person wants to take a step back instead of answering."""


class InputLoop:
    """Asks questions and runs commands until an answer is typed; knows what the person has seen so far."""

    def __init__(self, match: TerminalGame, reader: Reader, screen: Screen, save_file: Path) -> None:
        self.match = match
        self.reader = reader
        self.say = reader.say
        self.screen = screen
        self.save_file = save_file
        self.table = table_of(match.kind.name)
        self.shown: View = match.view()  # in a draft: what is being tried out
        self.since = 0  # the line of the story after the person's last turn
        self.typed: list[str] = []  # numbers that came in one line and are not used yet
        self.numbers: list[str] = []  # all of that line
        self.trying: Draft | None = None  # the turn that is being tried out
        self.deeds: list[str] = []  # what is being tried out, in words
        self.leaving = False

    # Showing

    def show(self, view: View) -> None:
        """Draw the table, as the person sees it."""
        self.shown = view
        self.screen.draw(picture(view, self.reader, self.screen))

    def print_story(self, start: int) -> None:
        """Print the story from a line on, a sentence for each event."""
        for line, words in self.story_in_words(start):
            self.screen.line(words, TURN if line["event"] in HEADINGS else "")

    def story_in_words(self, start: int) -> list[tuple[Glimpse, str]]:
        """The events from a line on, in words; those without words are left out."""
        story, options = self.match.story(), self.match.game.options
        told = [(story[place], told_line(story, place, self.reader, options)) for place in range(start, len(story))]
        return [(line, words) for line, words in told if words]

    # Asking

    def pick(self, lines: Lines, offers: Offers, aliases: Mapping[str, int] | None = None) -> int:
        """Ask until the person chooses one of the numbered offers, and return its place. Commands are run meanwhile."""
        printed = False
        while True:
            if not printed and not self.typed:
                self.print_question(lines, offers)
                printed = True
            words = self.next_words()
            number = self.number(words, len(offers), aliases or {})
            if number is not None:
                return number
            if self.run_command(words, len(offers)):
                printed = False

    def print_question(self, lines: Lines, offers: Offers) -> None:
        for words, style in lines:
            if words:
                self.screen.line(words, style)
        self.screen.offer(offers)

    def next_words(self) -> str:
        """The next word that was typed. The end of the input counts as `quit`, which asks before it leaves."""
        if self.typed:
            return self.typed.pop(0)
        try:
            words = self.screen.read().strip()
        except Leave as leave:
            if leave.ended or self.leaving:
                raise Leave(ended=leave.ended) from None
            return COMMANDS["quit"][0]
        numbers = words.split()
        if len(numbers) > 1 and all(each.isdecimal() for each in numbers):
            self.numbers = numbers
            words, *self.typed = numbers
        return words

    def all_used(self) -> bool:
        """True if the answer took all numbers of the line; otherwise a warning is printed."""
        if not self.typed:
            return True
        most = len(self.numbers) - len(self.typed)
        words = printable(" ".join(self.numbers))
        self.screen.line(self.say("too_many_numbers", words=words, given=len(self.numbers), most=most), WARNING)
        self.typed = []
        return False

    def number(self, words: str, most: int, aliases: Mapping[str, int]) -> int | None:
        """The choice with that number or alias; `None` if there is none."""
        if words.lower() in aliases:
            return aliases[words.lower()]
        if words.isdecimal() and len(words) <= len(str(most)) and 1 <= int(words) <= most:
            return int(words) - 1
        return 0 if not words and most == 1 else None

    def yes(self, question: str) -> bool:
        """True if the person types a word for yes. Enter and the end of the input mean no."""
        self.screen.line(question, QUESTION)
        try:
            return self.screen.read().strip().lower() in YES
        except Leave as leave:
            if leave.ended:
                raise
            return False

    # Commands

    def run_command(self, words: str, most: int) -> bool:
        """Run a command. Returns True if the question must be printed again."""
        self.typed = []
        verb, _, rest = words.partition(" ")
        if words.startswith("?"):
            verb, rest = "?", words[1:]
        name = next((name for name, known in COMMANDS.items() if verb.lower() in known), "")
        for known, aside in self.table.asides.items():
            if words.lower() in known:
                for line in aside(self.shown, self.reader):
                    self.screen.line(line)
                return False
        if not name:
            self.refuse(words, most)
            return False
        return self.carry_out(name, rest.strip())

    def refuse(self, words: str, most: int) -> None:
        key = "not_understood" if words else "which_number"
        self.screen.line(self.say(key, words=printable(words), most=most), WARNING)

    def carry_out(self, name: str, rest: str) -> bool:
        """Run a command of `COMMANDS`. Returns True if the question must be printed again."""
        if name == "undo":
            raise Back
        if name == "quit":
            self.ask_to_leave()
        elif name == "table":
            self.show(self.shown)
        elif name == "save":
            self.save(rest)
            return False
        elif name == "deals":
            for line in deal_lines(self.shown, self.match.kind, self.reader):
                self.screen.line(line)
            return False
        elif name == "hint":
            self.screen.line(self.hint())
            return False
        elif name == "help":
            self.help(rest)
            return not rest
        else:
            self.print_story(self.since if name == "news" else 0)
        return True

    def hint(self) -> str:
        """What the strongest bot would do in the person's place, and why."""
        if self.trying is not None and self.trying.complete:
            return self.say("hint_complete")
        prompt = courtier.prompt(self.shown, self.reader.lang, self.reader.names)
        if not prompt["choices"] or strongest(self.match.kind.name) == "random":
            return self.say("no_hint")
        with self.screen.thinking(self.say("hint_thinking")):
            found = self.match.hint(self.trying, self.shown)
        return in_words(self.match.kind.name, prompt, found, self.reader.lang)

    def help(self, word: str) -> None:
        """What is asked and what may be typed; or one word of the glossary."""
        if word:
            self.screen.line(self.look_up(word))
            return
        for each in self.shown["asked"]:
            if each["seat"] == self.match.you:
                options = self.shown["more"].get("options", {})
                self.screen.line(self.match.kind.explained(each["question"], options, self.reader.lang))
                self.screen.line()
        own = "".join(f"{known[0 if self.reader.lang == 'en' else -1]}, " for known in self.table.asides)
        self.screen.line(self.say("commands", own=own))
        words = ", ".join(spoken(self.match.kind.glossary, self.reader.lang))
        self.screen.line(self.say("known_words", words=words))
        self.screen.line()

    def look_up(self, word: str) -> str:
        """A word of the glossary, however it is written."""
        glossary = spoken(self.match.kind.glossary, self.reader.lang)
        terms = {term.lower(): entry for entry in glossary for term in [entry, *entry.split(", ")]}
        if word.lower() in terms:
            entry = terms[word.lower()]
            return f"{entry}: {glossary[entry]}"
        nearest = get_close_matches(word.lower(), terms, 1)
        if nearest:
            return self.say("unknown_word", word=printable(word), nearest=terms[nearest[0]])
        return self.say("no_such_word", word=printable(word), words=", ".join(glossary))

    # Saving and leaving

    def save(self, name: str) -> bool:
        """Save the game with its seed. Returns True if the file was written."""
        try:
            path = files.named(name) if name else files.free(self.save_file, self.match.record)
            if files.taken(path, self.match.record) and not self.yes(self.say("overwrite", file=path)):
                self.screen.line(self.say("not_saved", file=path), WARNING)
                return False
            files.write_text(path, self.match.record.text(with_seed=True))
        except Complaint as complaint:
            self.screen.line(complaint.said(self.reader.lang), WARNING)
            return False
        self.save_file = path
        self.screen.line(self.say("saved", file=path))
        self.screen.line(self.say("draft_not_saved" if self.deeds else "saved_seed"))
        return True

    def ask_to_leave(self) -> None:
        """Ask whether to leave; return if the person stays, raise `Leave` otherwise."""
        self.leaving = True
        offers = [(self.say(key), "") for key in ("leave_save", "leave_lose", "leave_stay")]
        try:
            picked = self.pick([(self.say("leave"), QUESTION)], offers)
            while not self.all_used():
                picked = self.pick([(self.say("leave"), QUESTION)], offers)
        except Back:
            picked = 2
        if picked == 1:
            raise Leave(ended=False)
        if picked == 0 and self.save(""):
            raise Leave(ended=False, saved=True)
        self.leaving = False


def printable(words: str) -> str:
    """What was typed, without control characters, and cut off if it is long."""
    return "".join(each if each.isprintable() else "�" for each in words)[:40]
