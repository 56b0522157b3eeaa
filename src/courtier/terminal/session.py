"""Plays one person's game at the terminal, from the deal to the scores. `input_loop.py` has the commands."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import courtier
from courtier.core.draft import Draft
from courtier.core.errors import IllegalAction
from courtier.reading.reader import Reader, from_left
from courtier.terminal import files, series
from courtier.terminal.choosing import Choice, choices, first_step, options, said_once
from courtier.terminal.input_loop import HEADINGS, Back, InputLoop
from courtier.terminal.phrases import ENTER, NO, YES, Complaint
from courtier.terminal.screen import EYEBROW, QUESTION, WARNING, Leave, Lines, Offers, Screen
from courtier.terminal.tables import picture
from courtier.terminal.terminal_game import TerminalGame

SEAT = re.compile(r"(?:@|^seat:)(\d+)")  # in the id of a zone, or as one


class Session(InputLoop):
    """Plays one game: bots answer, the person is asked, the story is printed."""

    def __init__(
        self, match: TerminalGame, reader: Reader, screen: Screen, save_file: Path, record_file: Path | None
    ) -> None:
        super().__init__(match, reader, screen, save_file)
        self.record_file = record_file
        self.shown_lines = 0  # lines of the story that were shown
        self.fresh = False  # True if the table has just been drawn

    def play(self) -> None:
        """Play until the game is over; `Leave` if the person leaves before."""
        self.greet()
        while not self.match.over():
            try:
                self.go_on()
            except KeyboardInterrupt:
                if not self.screen.attended:
                    raise Leave(ended=False) from None
                self.ask_to_leave()
                self.match = TerminalGame(self.match.record)  # the answer that was interrupted is not in the record
                self.trying = None
                self.deeds = []
        self.write_record()
        self.finish()

    def greet(self) -> None:
        """Print who sits where and how to answer; in a resumed game, what happened last."""
        you, names = self.match.you, self.reader.names
        left = names[from_left(self.shown)[0]]
        self.screen.line(
            self.say(
                "welcome",
                title=self.match.kind.title,
                name=names[you],
                seat=you + 1,
                seats=len(names),
                left=left,
            ),
            QUESTION,
        )
        others = [
            self.say("bot", name=names[seat], level=self.match.levels[seat])
            for seat in from_left(self.shown)
            if seat != you
        ]
        self.screen.line(self.say("others", names=", ".join(others)))
        if series.belongs(self.match):
            self.screen.line(series.heading(self.match, self.say))
        self.screen.line(self.say("hint"))
        self.screen.line()
        if self.match.record.lines:
            self.recall()

    def recall(self) -> None:
        """In a resumed game, print only what happened since the person's last turn."""
        answered = [number for number, line in enumerate(self.match.story()) if own(line, self.match.you)]
        self.shown_lines = self.since = max(answered, default=-1) + 1
        self.screen.line(self.say("resumed"))

    def go_on(self) -> None:
        """Let the seat that is asked answer: a bot, or the person."""
        self.tell_news()
        asked = self.match.asked()
        if asked != self.match.you:
            with self.screen.thinking(self.say("thinking", name=self.reader.names[asked])):
                self.match.let_bot_answer()
            return
        if not (
            self.screen.plain and self.match.unfinished()
        ):  # a later question of a chain: do not read out the same table again
            self.screen.line()
            self.show(self.match.view())
        self.fresh = True
        if self.match.kind.draftable:
            self.draft_turn()
        else:
            self.answer_once()
        self.since = self.shown_lines
        self.write_record()
        self.screen.clear()

    def tell_news(self) -> None:
        """Print what happened since the last time."""
        self.print_story(self.shown_lines)
        self.shown_lines = len(self.match.story())

    # A turn

    def draft_turn(self) -> None:
        """A whole turn, tried out on a copy until it is confirmed (H/A-12)."""
        draft = self.trying = self.match.draft()
        while not (draft.complete and self.confirmed(draft)):
            if not draft.complete:
                self.draft_step(draft)
        self.match.confirm(draft)
        self.trying = None
        self.deeds = []

    def draft_step(self, draft: Draft) -> None:
        """Add an answer, or take one back. A single possible answer is given without asking."""
        view = courtier.view(draft.shown, draft.seat)
        self.shown = view
        prompt = courtier.prompt(view, self.reader.lang, self.reader.names)
        found = choices(view, prompt)
        try:
            choice = found[0] if len(found) == 1 else self.choose(prompt, found)
        except Back:
            self.step_back(draft)
            return
        draft.answer(choice.code)
        self.deeds.append(choice.label)

    def step_back(self, draft: Draft) -> None:
        """Go back to the last question that left a choice."""
        if not draft.answers:
            self.screen.line(self.say("nothing_to_undo"), WARNING)
            self.fresh = True
            return
        draft.back()
        while draft.answers and len(draft.shown.legal(draft.seat)) == 1:
            draft.back()
        del self.deeds[len(draft.answers) :]

    def confirmed(self, draft: Draft) -> bool:
        """Print the whole turn in words, and ask whether to carry it out."""
        self.typed = []
        self.shown = courtier.view(draft.shown, draft.seat)
        lines = [(self.say("your_turn"), EYEBROW), *[(f"{deed}.", "") for deed in self.deeds]]
        offers = [(self.say(key), "") for key in ("confirm_yes", "confirm_back", "confirm_anew")]
        aliases = dict.fromkeys((ENTER, *YES), 0) | dict.fromkeys(NO, 1)
        try:
            picked = self.pick_one([*lines, (self.say("confirm"), QUESTION)], offers, aliases)
        except Back:
            picked = 1
        if picked == 1:
            self.step_back(draft)
        elif picked == 2:
            draft.drop()
            self.deeds = []
        return picked == 0

    def pick_anew(self, lines: Lines, offers: Offers, aliases: Mapping[str, int] | None = None) -> int:
        """Ask; before that, draw the table if it has not just been drawn."""
        if not self.fresh and not self.typed:
            story = [words for _, words in self.story_in_words(self.since)]
            table = picture(self.shown, self.reader, self.screen)
            self.screen.page(story, table, lines, offers)
        self.fresh = False
        return self.pick(lines, offers, aliases)

    def pick_one(self, lines: Lines, offers: Offers, aliases: Mapping[str, int]) -> int:
        """The same for a question that one number answers."""
        picked = self.pick_anew(lines, offers, aliases)
        while not self.all_used():
            picked = self.pick(lines, offers, aliases)
        return picked

    def answer_once(self) -> None:
        """Ask one question of a game without drafts, and carry the answer out."""
        while True:
            self.shown = self.match.view()
            prompt = courtier.prompt(self.shown, self.reader.lang, self.reader.names)
            try:
                choice = self.choose(prompt, choices(self.shown, prompt))
            except Back:
                self.back_in_chain()
                continue
            self.match.answer(self.match.you, choice.code)
            return

    def back_in_chain(self) -> None:
        """Go one step back in an unfinished chain of questions, if there is one."""
        try:
            self.match.step_back()
        except IllegalAction:
            self.screen.line(self.say("given"), WARNING)
            self.fresh = True

    def choose(self, prompt: Mapping[str, Any], found: list[Choice]) -> Choice:
        """Ask for one of the answers. A line with too many numbers chooses nothing."""
        self.typed = []
        choice = self.point(prompt, found)
        while not self.all_used():
            self.fresh = True
            choice = self.point(prompt, found)
        return choice

    def point(self, prompt: Mapping[str, Any], found: list[Choice], pointed: int = 0) -> Choice:
        """Ask step by step, first for the card and then for the place, until one answer is left."""
        step = first_step(found, pointed)
        offered = options(found, step, self.nearness)
        lines = [(prompt["eyebrow"], EYEBROW), (prompt["question"], QUESTION), *note(prompt)]
        if pointed:
            path = ", ".join(found[0].words[:step])
            lines = [(self.say("chosen", path=path[0].upper() + path[1:]), QUESTION)]
        shared, offers = said_once(offered)
        if shared:
            alone = all(not follows for _, follows in offers)
            lines.append((shared if alone else self.say("otherwise", follows=shared), ""))
        while True:
            picked = offered[self.pick_anew(lines, offers)]
            if len(picked.choices) == 1:
                return picked.choices[0]
            try:
                return self.point(prompt, picked.choices, step + 1)
            except Back:
                continue

    def nearness(self, part: str) -> int:
        """The order of parts in a list (H/A-22): common places first, then seats from the left neighbour on.

        The person's own seat comes first or last, as the game's table says.
        """
        found = SEAT.search(part)
        if found is None:
            return -1
        seats = len(self.reader.names)
        away = (int(found[1]) - self.match.you) % seats
        return away if away or self.table.own_first else seats

    # The end

    def finish(self) -> None:
        """Print what was hidden, and the result."""
        self.tell_news()
        if self.screen.attended:
            self.screen.line(self.say("count"))
            self.pause()
        view = self.match.view()
        self.screen.clear()
        self.show(view)
        prompt = courtier.prompt(view, self.reader.lang, self.reader.names)
        self.screen.line(prompt.get("waiting") or "", QUESTION)
        if self.record_file:
            self.screen.line(self.say("recorded", file=self.record_file))

    def pause(self) -> None:
        try:
            self.screen.read()
        except Leave:
            return

    def write_record(self) -> None:
        """Write the record to its file; the seed is added when the game is over."""
        if self.record_file is None:
            return
        try:
            files.write_text(self.record_file, self.match.record.text(with_seed=self.match.over()))
        except Complaint as complaint:  # a full disk is no reason to lose the game
            self.record_file = None
            self.screen.line(complaint.said(self.reader.lang), WARNING)
            self.screen.line(self.say("record_ends"))


def note(prompt: Mapping[str, Any]) -> Lines:
    """The note of the prompt, if there is one."""
    words = prompt.get("note")
    return [(words, "")] if words else []


def own(line: Mapping[str, Any], you: int) -> bool:
    """True if the person did it."""
    return line.get("seat") == you and line["event"] not in HEADINGS
