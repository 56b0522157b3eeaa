"""Somebody who takes a guided game, without server or browser: bots think here, time passes at will."""

from collections.abc import Callable
from typing import Any

from courtier.server.thinking import bargain, think
from courtier.table import lesson
from courtier.table.commands import Accept, Answer, Coach, Confirm, Decline, Draft
from courtier.table.effects import Ask, Effect, Tell
from courtier.table.lesson_data import CONFIRM, LEARNER
from courtier.table.lesson_table import lesson_table
from courtier.table.messages import CoachInfo, Refuse
from courtier.table.state import State

ME = "learner"


class Learner:
    """The one person at a lesson's table. Whatever bots are asked is answered before `send` returns."""

    def __init__(self, game: str, lang: str = "en") -> None:
        self.table = lesson_table("LESSON", ME, "Ann", game, 0.0)
        self.game, self.lang, self.now, self.sent = game, lang, 1.0, 0
        self.told: list[Any] = []
        self.waiting: list[Effect] | None = None  # with a list, bots do not answer but wait in it
        self.carry_out(self.table.come(ME, lang, self.now))

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def coach(self) -> CoachInfo | None:
        return lesson.coach(self.state, LEARNER, self.lang)

    @property
    def asked(self) -> str:
        return lesson.asked(self.state) if self.state.phase == "play" else ""

    def choices(self) -> list[lesson.Choice]:
        return lesson.choices(self.state)

    def carry_out(self, effects: list[Effect]) -> None:
        asks = [each for each in effects if isinstance(each, Ask)]
        self.told += [each.message for each in effects if isinstance(each, Tell)]
        if self.waiting is not None:
            self.waiting += asks
            return
        for ask in asks:
            self.now += 3.0
            who = ("", self.game, ask.level, ask.view, ask.journal)
            if ask.offers is None:
                action = think(*who, ask.chance)
                self.carry_out(self.table.bot_answers(ask.seat, ask.question, action, self.now))
            else:
                asked = [offer["number"] for offer in ask.offers]
                moves = bargain(*who, ask.offers, ask.chance)
                self.carry_out(self.table.bot_bargains(ask.seat, asked, moves, self.now))

    def send(self, make: Callable[..., Any], *fields: Any) -> None:
        self.sent += 1
        self.now += 1.0
        effects = self.table.receive(ME, make(str(self.sent), *fields), self.now)
        refused = [each for each in effects if isinstance(each, Tell) and isinstance(each.message, Refuse)]
        assert not refused, refused
        self.carry_out(effects)

    # What a learner does

    def answer(self, code: int) -> None:
        match = self.state.match
        assert match is not None
        make = Draft if self.state.kind().draftable else Answer
        self.send(make, match.game.question(LEARNER), code)

    def confirm(self) -> None:
        match = self.state.match
        assert match is not None
        self.send(Confirm, match.game.question(LEARNER))

    def read(self, move: str = "next") -> None:
        self.send(Coach, move)

    def sign(self, yes: bool = True) -> None:
        offer = next(each.number for each in self.state.offers if LEARNER in each.deal["parties"])
        self.send(Accept if yes else Decline, offer)

    def choose(self, pick: Callable[[list[lesson.Choice]], lesson.Choice]) -> None:
        if self.asked == CONFIRM:
            self.confirm()
        else:
            self.answer(pick(self.choices()).code)

    def recommended(self, choices: list[lesson.Choice]) -> lesson.Choice:
        """The first answer that the coach recommends; without advice the harmless one."""
        good = lesson.current(self.state).good
        found = [each for each in choices if self.coach is not None and self.coach.kind == "try" and each.fits(good)]
        return found[0] if found else self.harmless(choices)

    def harmless(self, choices: list[lesson.Choice]) -> lesson.Choice:
        match = self.state.match
        assert match is not None
        game = match.draft.shown if match.draft is not None else match.game
        default = game.default(LEARNER)
        return next(each for each in choices if each.code == default)

    def obey(self) -> None:
        """Does what the coach wants."""
        coach = self.coach
        if coach is not None and coach.kind in ("tell", "wrong", "end"):
            self.read()
        elif coach is not None and coach.kind == "offer":
            self.sign()
        else:
            self.choose(self.recommended)
