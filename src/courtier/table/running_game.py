"""One game at a table: its position, its record and its story. Nothing here knows who sits where.

An answer is *seen* if it changes anything that another seat can see; a sealed answer and a step of an unfinished chain
are not. The game can go back to any earlier position by playing its record again.
"""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import courtier
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import plain_deal
from courtier.core.draft import Draft
from courtier.core.errors import IllegalAction
from courtier.core.game import Game
from courtier.core.journal import Journal
from courtier.core.pending import Decision, Pending, Window
from courtier.core.record import FIRST_LINE, Record
from courtier.table.chronicle import Chronicle

UNDO = -1  # as the seat of a line: its answer is the number of the line to which the game returns
OTHER = -2  # a line that is no answer; it stands in `others`
DEAL = -3  # a deal that was sealed; it stands in `others` as well


class RunningGame:
    """A game. `who`, `what`, `when` and `marks` have an entry for each line of its record.

    They are the seat, its answer, the time, and the length of the story before the answer.
    """

    def __init__(self, header: dict[str, Any], seed: bytes, game: Game, story: Chronicle) -> None:
        self.header = header
        self.seed = seed
        self.game = game
        self.story = story
        self.who = array("h")
        self.what = array("i")
        self.when = array("d")
        self.marks = array("I")
        self.others: dict[int, dict[str, Any]] = {}
        self.draft: Draft | None = None
        self.moment = 0  # grows with every answer that is seen; a public fact
        self.seen_line = -1  # the last answer that was seen
        self.barrier = -1  # the last answer after which cards were drawn or shown, or sealed answers opened
        self.last = [-1] * game.seats  # the last answer of each seat that holds
        self.minds: dict[int, list[tuple[int, bytes]]] = {}  # own answers of seats that bots play

    @classmethod
    def begin(
        cls,
        name: str,
        seed: bytes,
        options: Mapping[str, Any],
        entropy: tuple[str, Sequence[str]],
        before: int,
        now: float,
    ) -> "RunningGame":
        """Deal. `entropy`: the table's name and what each seat gave. Players are named by `seat_players`."""
        record = Record.begin(name, len(entropy[1]), seed, options, [""] * len(entropy[1]))
        record.header["entropy"] = {"table": entropy[0], "seats": list(entropy[1])}
        game = record.first_position(recording=True)
        match = cls(record.header, seed, game, Chronicle(name, before))
        for event in game.news:
            match.story.happened(event, now)
        return match

    def seat_players(self, names: Sequence[str], levels: Sequence[str | None]) -> None:
        """Who plays, for the record's header."""
        self.header["players"] = list(names)
        self.header["bots"] = list(levels)

    # Answering

    def answer(self, seat: int, action: int, at: float) -> bool:
        """Carry an answer out; return whether it was *seen*. `IllegalAction` changes nothing."""
        game = self.game
        asking = game.asking
        used = game.rng.dump()
        thought = self.thought(seat, action)
        game.apply(seat, action)
        if thought is not None:
            self.minds[seat].append((len(self.story), thought))
        line = self.write(seat, action, at)
        self.last[seat] = line
        for event in game.news:
            self.story.happened(event, at)
        seen = bool(game.news) or root(game.asking) is not root(asking)
        if seen:
            self.moment += 1
            self.seen_line = line
            if isinstance(asking, Window) or game.rng.dump() != used or game.over() or self.showed_cards():
                self.barrier = line
        return seen

    def showed_cards(self) -> bool:
        """True if somebody saw cards that were hidden before."""
        return any(event.secret for event in self.game.news)

    def seal(self, deal: Deal, at: float) -> None:
        """Seal a deal over the open question, or raise `IllegalDeal`; nobody can undo what came before it.

        In the record it stands before the open question's unfinished chain: a step back must not take the deal back.
        """
        game = self.game
        chain = self.unfinished()
        game.seal(deal)
        if chain:
            self.write(UNDO, chain[0] - 1 + FIRST_LINE, at)
        rules = game.deal_rules()
        self.barrier = self.write(DEAL, 0, at)
        self.others[self.barrier] = {"deal": plain_deal(rules, deal)}
        for line in chain:
            if self.who[line] not in deal.parties:
                self.write(self.who[line], self.what[line], at)
        for event in game.news:
            self.story.happened(event, at)
        self.moment += 1
        self.seen_line = self.barrier
        self.recall_last()
        self.rebase_draft(deal)

    def unfinished(self) -> list[int]:
        """The lines of the open question's unfinished chain."""
        length = 0
        asking = self.game.asking
        while isinstance(asking, Decision) and asking.before is not None:
            asking = asking.before
            length += 1
        return self.held()[-length:] if length else []

    def rebase_draft(self, deal: Deal) -> None:
        """A party's draft is dropped; anybody else's goes on after the deal, as far as the rules still allow it."""
        draft = self.draft
        self.draft = None
        if draft is not None and draft.seat not in deal.parties:
            self.resume_draft(draft.answers)

    def back(self, seat: int, at: float) -> None:
        """One step back in the seat's unfinished chain."""
        self.game.back(seat)
        line = self.held()[-1]
        self.write(UNDO, line - 1 + FIRST_LINE, at)
        self.recall_last()
        self.minds.pop(seat, None)

    def default(self, seat: int, at: float) -> bool:
        """The harmless answer, from the root of a chain on; was it seen?"""
        while can_back(self.game, seat):
            self.back(seat, at)
        while seat in self.game.actors():
            if self.answer(seat, self.game.default(seat), at):
                return True
        return False

    def asked(self) -> tuple[int, ...]:
        """The seats that the game waits for, as everybody may know."""
        return self.game.asking.asked()

    # Drafts

    def try_out(self, seat: int, action: int) -> None:
        """Add an answer to the draft; the first one begins it."""
        draft = self.draft or Draft(self.game, seat)
        draft.answer(action)
        self.draft = draft
        self.game.numbers[seat] += 1

    def step_back(self, seat: int) -> None:
        assert self.draft is not None
        self.draft.back()
        if not self.draft.answers:
            self.draft = None
        self.game.numbers[seat] += 1

    def drop(self, seat: int) -> None:
        self.draft = None
        self.game.numbers[seat] += 1

    def confirm(self, seat: int, at: float) -> bool:
        """Carry out the whole draft; return whether it was *seen*."""
        assert self.draft is not None
        answers = self.draft.answers
        self.draft = None
        seen = [self.answer(seat, action, at) for action in answers]
        return any(seen)

    # Undoing

    def can_undo(self, seat: int) -> bool:
        """True if the seat has given an answer since the last draw, look or opening. A sealed answer counts."""
        sealed = isinstance(self.game.asking, Window) and seat in sealed_by(self.game)
        return self.last[seat] > self.barrier and not sealed and not self.game.over()

    def undo_is_free(self, seat: int) -> bool:
        """True if nobody else has learned anything since the seat's last answer."""
        return self.can_undo(seat) and self.last[seat] > self.seen_line

    def undo(self, line: int, at: float) -> None:
        """Back to the position before that line."""
        numbers = self.game.numbers
        self.draft = None
        self.story.undo(self.marks[line])
        self.write(UNDO, line - 1 + FIRST_LINE, at)
        self.game = self.again()
        self.game.numbers = [number + 1 for number in numbers]
        self.minds.clear()
        self.recall_last()

    def again(self) -> Game:
        """Play the game again from its record."""
        game = self.record().replay()
        game.recording = True
        game.news = []
        return game

    def recall_last(self) -> None:
        self.last = [-1] * self.game.seats
        for line in self.held():
            if self.who[line] >= 0:
                self.last[self.who[line]] = line

    # The record

    def write(self, who: int, what: int, at: float) -> int:
        """Append a line to the record; return its place."""
        self.who.append(who)
        self.what.append(what)
        self.when.append(at)
        self.marks.append(len(self.story))
        return len(self.who) - 1

    def write_other(self, line: dict[str, Any], at: float) -> None:
        """A line that is no answer."""
        self.others[self.write(OTHER, 0, at)] = line

    def held(self) -> list[int]:
        """The lines whose answers and deals hold."""
        held: list[int] = []
        for line, who in enumerate(self.who):
            if who == UNDO:
                held = [each for each in held if each + FIRST_LINE <= self.what[line]]
            elif who >= 0 or who == DEAL:
                held.append(line)
        return held

    def record(self) -> Record:
        """All lines so far, with the seed."""
        record = Record(self.header, self.seed)
        for line, who in enumerate(self.who):
            at = f"{self.when[line]:.3f}"
            if who == UNDO:
                record.undo(self.what[line], at)
            elif who < 0:
                record.add(self.others[line], at)
            else:
                record.answer(who, self.what[line], at)
        return record

    def go_on_from_here(self, rules: int, at: float) -> None:
        """The rules have another number now: the record is played again from this position on."""
        seat = self.game.actor()
        while can_back(self.game, seat):
            self.back(seat, at)
        self.write_other({"rules": rules, "position": self.game.dump()}, at)
        self.barrier = len(self.who) - 1
        self.minds.clear()

    # What bots know

    def thought(self, seat: int, action: int) -> bytes | None:
        """The line of a bot's journal about its own answer."""
        if seat not in self.minds:
            return None
        return remembered(self.game, seat, action)

    def journal(self, seat: int) -> list[dict[str, Any]]:
        """What a bot at that seat may remember."""
        if seat not in self.minds:
            self.minds[seat] = self.recalled(seat)
        lines: list[dict[str, Any]] = []
        answers = iter(self.minds[seat])
        following = next(answers, None)
        for place in range(len(self.story) + 1):
            while following is not None and following[0] == place:
                lines.append(msgspec.json.decode(following[1]))
                following = next(answers, None)
            if place < len(self.story) and self.story.is_rules(place) and self.story.tells(place, seat):
                lines.append(self.story.glimpse(place, seat))
        return lines

    def recalled(self, seat: int) -> list[tuple[int, bytes]]:
        """A seat's own answers so far, from the record."""
        record = self.record()
        held = [line for line in self.held() if line + FIRST_LINE > record.verifies_from()]
        mind: list[tuple[int, bytes]] = []
        for line, game in zip(held, record.steps(), strict=False):
            if self.who[line] == seat and (thought := remembered(game, seat, self.what[line])) is not None:
                mind.append((self.marks[line], thought))
        return mind

    # Keeping

    def dump(self) -> dict[str, Any]:
        return {
            "header": self.header,
            "seed": self.seed.hex(),
            "game": self.game.dump(),
            "story": self.story.dump(),
            "who": self.who.tolist(),
            "what": self.what.tolist(),
            "when": self.when.tolist(),
            "marks": self.marks.tolist(),
            "others": [[line, other] for line, other in self.others.items()],
            "draft": self.draft.answers[:] if self.draft else None,
            "moment": self.moment,
            "seen_line": self.seen_line,
            "barrier": self.barrier,
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> "RunningGame":
        name = data["header"]["game"]
        game = courtier.load(name, data["game"])
        game.recording = True
        match = cls(data["header"], bytes.fromhex(data["seed"]), game, Chronicle.load(name, data["story"]))
        match.who.extend(data["who"])
        match.what.extend(data["what"])
        match.when.extend(data["when"])
        match.marks.extend(data["marks"])
        match.others = {line: other for line, other in data["others"]}  # noqa: C416 - pairs of a list, not tuples
        match.moment = data["moment"]
        match.seen_line = data["seen_line"]
        match.barrier = data["barrier"]
        match.recall_last()
        match.resume_draft(data["draft"])
        return match

    def resume_draft(self, answers: list[int] | None) -> None:
        """Restore a draft, as far as the rules still allow it."""
        if answers:
            self.draft = Draft(self.game, self.game.actor())
            try:
                for action in answers:
                    self.draft.answer(action)
            except IllegalAction:
                self.draft = None


def root(asking: Pending) -> Pending:
    """All that others see of a question."""
    return asking.root() if isinstance(asking, Decision) else asking


def can_back(game: Game, seat: int) -> bool:
    """True if the seat is in an unfinished chain of its own."""
    asking = game.asking
    return isinstance(asking, Decision) and asking.seat == seat and asking.before is not None


def sealed_by(game: Game) -> set[int]:
    """Seats whose answer to the open window is in."""
    return set(game.asking.asked()) - set(game.actors())


def remembered(game: Game, seat: int, action: int) -> bytes | None:
    """The journal's line about an own answer, before it is given."""
    journal = Journal(seat)
    if action not in game.legal(seat):
        return None
    journal.answered(courtier.view(game, seat), action)
    return msgspec.json.encode(journal.lines[0])
