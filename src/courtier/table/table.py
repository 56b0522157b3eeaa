"""The table as the server sees it: a command and its time go in, effects come out.

A visitor's mistake is a refusal, never an exception. A table does nothing by itself and reads no clock. A command that
is accepted becomes a line of the log; the same lines, played again, give the same table.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import convert, to_builtins

import courtier
from courtier.arena.betrayals import Betrayal
from courtier.arena.deciding import Move
from courtier.arena.reviewing import Review, told_moment
from courtier.bots.hints import Hint
from courtier.core.errors import BadRecord
from courtier.core.registry import kind
from courtier.table import (
    bargaining,
    composing,
    hints,
    lesson,
    offers,
    outbox,
    play,
    seats,
    takeover,
    undo,
)
from courtier.table.clocks import (
    due_things,
    hold,
    level_of,
    next_alarm,
    notice_absence,
    questions_to_bots,
    settle,
)
from courtier.table.commands import Configure, Request, Speak
from courtier.table.dispatch import CHECKS, FUNCTIONS
from courtier.table.effects import Append, Effect, SetAlarm, Tell
from courtier.table.messages import Bye, Done, HintInfo, Refuse, TableInfo, TermsBetween, TriedDeal
from courtier.table.state import Connection, Refusal, Settings, State
from courtier.table.tidying import tidied

SENTENCES: Final = 2  # that tell a move which decided the game, or broke a promise

LogLine = dict[str, Any]


class Table:
    """A table of people and bots."""

    def __init__(self, state: State) -> None:
        self.state = state

    @classmethod
    def create(
        cls, code: str, host: str, game: str, seats: int, secret: bytes, now: float, setup: Configure | None = None
    ) -> "Table":
        """An empty table; `Refusal` if it cannot be so. `secret`: 32 bytes, all the table's chance comes from them."""
        rules = kind(game)
        if seats not in rules.seats:
            raise Refusal("seats", title=rules.title, low=rules.seats[0], high=rules.seats[-1])
        settings = Settings(game, seats, dict(rules.check_options(rules.options_at_tables())))
        if not rules.whispers:
            settings.whispers = "none"
        table = cls(State(code, secret, host, settings))
        if setup is not None:
            FUNCTIONS[Configure](table.state, host, tidied(setup), now)
        return table

    # What comes in

    def receive(self, visitor: str, command: Request, now: float) -> list[Effect]:
        """A visitor sends a command."""
        state = self.state
        key = f"{visitor} {command.id}"
        if key in state.recent:
            return [Tell(visitor, Done(command.id))]
        state.begin_changes()
        if isinstance(command, Speak):
            return self.speak(visitor, command, now)
        command = tidied(command)
        try:
            if (permit := CHECKS.get(type(command))) is not None:
                permit(state, visitor, command)
            FUNCTIONS[type(command)](state, visitor, command, now)
        except Refusal as refusal:
            return [Tell(visitor, Refuse(command.id, refusal.code, refusal.text(state.lang(visitor))))]
        state.remember(key)
        line = self.line(now, by=visitor, do=to_builtins(command))
        return self.done(now, [line], visitor, command.id)

    def speak(self, visitor: str, command: Speak, now: float) -> list[Effect]:
        """Change the language of a connection; it is not stored."""
        if visitor in self.state.connections:
            self.state.connections[visitor].lang = command.lang
            self.state.changes.fresh.add(visitor)
        return self.done(now, [], visitor, command.id)

    def come(self, visitor: str, lang: str, now: float, story_from: int = 0, talk_from: int = 0) -> list[Effect]:
        """A visitor has connected, and has so many lines of story and talk already."""
        state = self.state
        state.begin_changes()
        if not self.admitted(visitor):
            return [Tell(visitor, Refuse(None, "closed", Refusal("closed").text(lang)))]
        if visitor in state.away or (visitor not in state.connections and state.seat_of(visitor) is None):
            state.changes.table = True
        state.gone.pop(visitor, None)
        state.away.discard(visitor)
        state.connections.setdefault(visitor, Connection(lang)).lang = lang
        effects = self.done(now, self.come_back(visitor, now), but=visitor)
        return [*effects, outbox.Outgoing(state, now).everything(visitor, story_from, talk_from)]

    def come_back(self, visitor: str, now: float) -> list[LogLine]:
        """A person who comes back while a steward plays gets the seat at once; a newcomer does not get it."""
        state = self.state
        seat = state.seat_of(visitor)
        if seat is None or state.phase != "play":
            return []
        if state.chairs[seat].state != "steward" and (state.claim is None or state.claim.seat != seat):
            return []
        self.time_brings("back", seat, now)
        return [self.line(now, time=["back", seat])]

    def admitted(self, visitor: str) -> bool:
        state = self.state
        if state.settings.watch != "nobody" or (state.phase == "lobby" and seats.is_open(state)):
            return True
        return visitor == state.host or visitor in state.granted or state.seat_of(visitor) is not None

    def go(self, visitor: str, now: float) -> list[Effect]:
        """A visitor's last connection is gone."""
        state = self.state
        state.begin_changes()
        if state.connections.pop(visitor, None) is None:
            return []
        if state.seat_of(visitor) is None:
            state.changes.table = True
        else:
            state.gone[visitor] = now
        return self.done(now, [])

    def wake(self, now: float) -> list[Effect]:
        """The time of an alarm has come, or the server has just started."""
        state = self.state
        state.begin_changes()
        notice_absence(state, now)  # for people who are away a steward plays at once
        lines: list[LogLine] = []
        while (due := next(due_things(state, now), None)) is not None:
            self.time_brings(*due, now)
            lines.append(self.line(now, time=list(due)))
            self.settle(now)
        return self.done(now, lines)

    def time_brings(self, what: str, seat: int, now: float) -> None:
        state = self.state
        if what == "late":
            state.chairs[seat].state = "late"
            state.changes.table = True
        elif what == "miss":
            play.miss(state, seat, now)
        elif what == "hold":
            hold(state, seat, now)
            seats.pass_host_on(state, state.chairs[seat].owner)
        elif what == "back":
            self.person_is_back(seat, now)
        elif what == "offer":
            offers.expire(state, seat)
        else:
            play.answer_default(state, seat, now)

    def person_is_back(self, seat: int, now: float) -> None:
        state = self.state
        if state.claim is not None and state.claim.seat == seat:
            takeover.drop_claim(state, now)
        if state.chairs[seat].state == "steward":
            play.take_back(state, seat, now)

    def bot_answers(self, seat: int, question: int, action: int, now: float) -> list[Effect]:
        """A bot answers; if the question has changed, it is too late."""
        state = self.state
        state.begin_changes()
        match = state.match
        if match is None or state.phase != "play" or seat not in match.game.actors():
            return []
        if question != match.game.question(seat) or level_of(state, state.chairs[seat]) is None:
            return []
        action = lesson.scripted(state, seat, action)
        play.bot_answers(state, seat, action, now)
        return self.done(now, [self.line(now, bot=[seat, question, action])])

    def bot_bargains(self, seat: int, asked: list[int], moves: list[dict[str, Any]], now: float) -> list[Effect]:
        """A bot has thought about the offers of these numbers; with none it was invited to make one."""
        state = self.state
        state.begin_changes()
        if state.phase != "play" or state.chairs[seat].level is None or not (asked or moves):
            return []
        bargaining.bot_moves(state, seat, asked, moves, now)
        return self.done(now, [self.line(now, bargain=[seat, asked, moves])])

    def grant(self, visitor: str, seat: int | None, now: float, by: str | None = None, name: str = "") -> list[Effect]:
        """An invitation by `by` was redeemed: the right to sit, in a game at that seat; others may have to agree."""
        state = self.state
        state.begin_changes()
        try:
            self.may_redeem(visitor, seat, by, name)
        except Refusal as refusal:
            return [Tell(visitor, Refuse(None, refusal.code, refusal.text(state.lang(visitor))))]
        if seat is None or state.phase == "lobby":
            what: LogLine = {"grant": [visitor, seat, by, name]}
        elif state.chairs[seat].owner == visitor:
            return []
        elif takeover.needs_consent(state, seat, by):
            what = {"claim": [visitor, seat, by, name]}
        else:
            what = {"takeover": [visitor, seat, takeover.how_taken(state, seat, by), name]}
        self.admit(what, now)
        return self.done(now, [self.line(now, **what)])

    def admit(self, what: LogLine, now: float) -> None:
        """Carry out a redeemed invitation, from its line in the log."""
        if "grant" in what:
            visitor, seat, by, name = what["grant"]
            seats.grant(self.state, visitor, seat, by, name, now)
        elif "claim" in what:
            visitor, seat, by, name = what["claim"]
            takeover.ask_for_seat(self.state, visitor, seat, by, name, now)
        else:
            visitor, seat, how, name = what["takeover"]
            takeover.take_over(self.state, visitor, seat, how, name, now)

    def may_invite(self, visitor: str, seat: int | None) -> None:
        """`Refusal` unless this visitor may invite somebody to that seat, or (`None`) to the table."""
        takeover.may_invite(self.state, visitor, seat)

    def may_redeem(self, visitor: str, seat: int | None, by: str | None, name: str) -> None:
        """`Refusal` unless this visitor may use an invitation of `by` to that seat now."""
        if seat is not None and self.state.phase != "lobby" and self.state.chair_at(seat).owner != visitor:
            takeover.may_take(self.state, visitor, seat, by, name)

    # What goes out

    def line(self, now: float, **what: Any) -> LogLine:
        """The next line of the log."""
        self.state.lines += 1
        return {"n": self.state.lines, "at": now, **what}

    def settle(self, now: float) -> None:
        settle(self.state, now)
        undo.release(self.state, now)
        takeover.release(self.state, now)
        offers.release(self.state, now)
        settle(self.state, now)
        lesson.follow(self.state, now)

    def done(
        self,
        now: float,
        lines: list[LogLine],
        sender: str | None = None,
        ack: str | None = None,
        but: str | None = None,
    ) -> list[Effect]:
        """Collect the effects of a command. The visitor `but` gets no update, because a welcome follows."""
        state = self.state
        notice_absence(state, now)
        self.settle(now)
        effects: list[Effect] = [Append(line) for line in lines]
        effects += self.show_out()
        effects += outbox.messages(state, now, sender, ack, but)
        if not lesson.pauses(state):
            effects += questions_to_bots(state, now)
            effects += lesson.without_invitations(state, bargaining.bargains_to_bots(state, now))
        alarm = next_alarm(state)
        if alarm != state.alarm:
            state.alarm = alarm
            effects.append(SetAlarm(alarm))
        return effects

    def show_out(self) -> Iterator[Tell]:
        """Disconnect visitors who may no longer watch."""
        state = self.state
        for visitor in [each for each in state.connections if not self.admitted(each)]:
            connection = state.connections.pop(visitor)
            state.changes.table = True
            yield Tell(visitor, Bye("closed", Refusal("closed").text(connection.lang)))

    # Keeping

    def replay(self, line: LogLine) -> None:
        """Carry out a line of the log again."""
        state = self.state
        if line["n"] != state.lines + 1:
            raise BadRecord(f"table {state.code}: expected line {state.lines + 1} of the log, got {line['n']}")
        state.begin_changes()
        now = line["at"]
        if "do" in line:
            command = convert(line["do"], Request)
            FUNCTIONS[type(command)](state, line["by"], command, now)
            state.remember(f"{line['by']} {command.id}")
        elif "time" in line:
            what, seat = line["time"]
            self.time_brings(what, seat, now)
        elif "bot" in line:
            seat, _, action = line["bot"]
            play.bot_answers(state, seat, action, now)
        elif "bargain" in line:
            seat, asked, moves = line["bargain"]
            bargaining.bot_moves(state, seat, asked, moves, now)
        else:
            self.admit(line, now)
        state.lines += 1
        self.settle(now)

    def dump(self) -> dict[str, Any]:
        """The whole table, secrets included, as plain data; for the store alone."""
        return self.state.dump()

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Table":
        """The table that `dump` wrote; a game whose rules have another number now goes on from where it is."""
        state = State.load(data)
        rules = state.kind().rules
        if state.rules != rules and state.match is not None and state.phase == "play":
            state.match.go_on_from_here(rules, state.match.when[-1] if state.match.when else 0.0)
            state.rules = rules
        return cls(state)

    # For those who compose an offer

    def deal_terms(self, visitor: str, partners: list[int], lang: str) -> list[TermsBetween]:
        """What a deal with these others may consist of; `Refusal` if the visitor can make none."""
        return composing.terms(self.state, visitor, partners, lang)

    def try_deal(self, visitor: str, deal: dict[str, Any] | str, lang: str) -> TriedDeal:
        """A deal, as data or as typed, put into words; `Refusal` if it is none. Nothing is offered."""
        if isinstance(deal, str):
            return composing.typed_deal(self.state, visitor, deal, lang)
        return composing.try_deal(self.state, visitor, deal, lang)

    # For those who want advice

    def hint_facts(self, visitor: str, question: int) -> hints.Asked:
        """What a bot is given for a hint to this question; `Refusal` where none is given."""
        return hints.ask(self.state, visitor, question)

    def why_not(self, visitor: str, part: str, lang: str) -> str:
        """Why the visitor cannot choose that part of their own view now, in words; empty if it can be chosen."""
        return hints.why_not(self.state, visitor, part, lang)

    def tell_hint(self, view: dict[str, Any], question: int, hint: Hint, lang: str) -> HintInfo:
        """A hint in words; `view` is the one that it was made of."""
        return hints.told(self.state, view, question, hint, lang)

    # What anybody may know

    def public(self, lang: str) -> TableInfo:
        """The table as everybody may see it."""
        return outbox.about(self.state, lang)

    def record(self) -> str | None:
        """The record with its seed, after the end."""
        match = self.state.match
        return match.record().text(with_seed=True) if match is not None and self.state.phase == "over" else None

    def tell_move(self, move: Move, lang: str) -> dict[str, Any]:
        """A move that decided the game, in words for all."""
        changes = [round(change, 1) for change in move.changes]
        return {"step": move.step, "seat": move.seat, "text": self.tell_answer(move, lang), "changes": changes}

    def tell_betrayal(self, betrayal: Betrayal, lang: str) -> dict[str, Any]:
        """A broken promise, in words for all."""
        told = {"text": self.tell_answer(betrayal, lang), "changes": betrayal.changes}
        return {name: getattr(betrayal, name) for name in ("deal", "clause", "step", "turn", "seat")} | told

    def tell_answer(self, answer: Move | Betrayal, lang: str) -> str:
        """What all were told of an answer, in a few sentences."""
        match = self.state.match
        assert match is not None
        told = [each for each in answer.told if each.get("seat") == answer.seat] or answer.told
        words = [courtier.tell(each, lang, self.state.names(), match.game.options) for each in told[:SENTENCES]]
        return " ".join(words)

    def tell_review(self, review: Review, lang: str) -> dict[str, Any]:
        """The review of a seat in a reader's language."""
        return {
            "seat": review.seat,
            "level": review.level,
            "scale": review.scale.get(lang, ""),
            "moments": [told_moment(moment, lang) for moment in review.moments],
        }

    def frames(self, viewer: int | str | None, lang: str) -> Iterator[dict[str, Any]]:
        """The game again, answer by answer, after its end: as a seat saw it, as the gallery did, or `open`."""
        match = self.state.match
        if match is None or self.state.phase != "over":
            return iter(())
        return outbox.frames(self.state, match, viewer, lang)
