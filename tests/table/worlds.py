"""The law of secrets at the table: in two worlds that somebody cannot tell apart the table tells the same.

One evening is played at random. Beside it goes another, whose cards the game's oracle has changed in all that the
observer may not know, and where the others try out, whisper, note and answer other things. The observer does the
same in both; every message to the observer is compared, byte by byte, until the oracle says that the worlds have
parted in sight. Then another world is made.
"""

from typing import Any, NamedTuple

import msgspec
from tests.table.evening import Evening, Person, asked, by_seat, dealt, plain

from courtier.core.registry import kind
from courtier.laws.cases import Case, Luck, Seat
from courtier.laws.oracle import Step, oracle_of
from courtier.laws.sitting import Sitting
from courtier.table.commands import (
    Agree,
    Answer,
    Back,
    Confirm,
    Draft,
    Drop,
    Moment,
    Note,
    React,
    Reclaim,
    Say,
    ShareReview,
    Show,
    Speak,
    Undo,
    Watch,
)
from courtier.table.state import Connection
from courtier.table.table import Table

TRIES = 30
SILENT = 6  # answers in a row that show nothing


class Move(NamedTuple):
    """An answer of somebody's."""

    seat: int
    action: int


class Twins:
    """The one world and the other, and who must not be able to tell them apart."""

    def __init__(self, one: Evening, case: Case, observer: str, luck: Luck) -> None:
        self.one = one
        self.case = case
        self.observer = observer
        self.luck = luck
        self.oracle = oracle_of(case)
        self.compared = 0
        self.part()

    @property
    def seat(self) -> Seat:
        state = self.one.table.state
        return state.viewer(self.observer, state.seat_of(self.observer))

    def part(self) -> None:
        """Make another world, from now on. Nothing is undone across this point: both records begin anew here."""
        match = self.one.table.state.match
        assert match is not None
        match.go_on_from_here(kind(self.case.name).rules, self.one.now)
        truth = game_of(self.one).dump()
        other = self.oracle.permute(truth, self.seat, self.luck, None)
        assert self.oracle.knows(other, self.seat, None) == self.oracle.knows(truth, self.seat, None)
        self.other = twin_of(self.one, other, self.seat)
        self.heard = [len(each.person(self.observer).heard) for each in self.both()]

    def both(self) -> tuple[Evening, Evening]:
        return self.one, self.other

    def compare(self, doing: str) -> None:
        """All that the observer was told since the last time, and would be told by a welcome now."""
        told = [
            plain(each.person(self.observer).heard[start:]) for each, start in zip(self.both(), self.heard, strict=True)
        ]
        same(doing, *told)
        if self.luck.chance(30):
            same(f"a welcome after: {doing}", *[each.fresh(each.person(self.observer)) for each in self.both()])
        self.heard = [len(each.person(self.observer).heard) for each in self.both()]
        self.compared += 1

    def at(self, now: float) -> None:
        self.one.now = self.other.now = max(now, self.one.now)

    # What the observer does, in both worlds

    def observer_acts(self) -> None:
        person = self.one.person(self.observer)
        command, facts = self.luck.choice(self.deeds(person))
        for evening in self.both():
            evening.person(self.observer).does(command, **facts)
        if self.worlds_part(command):
            self.part()
            return
        self.compare(f"the observer's {command.__name__} {facts}")

    def worlds_part(self, command: type[Any]) -> bool:
        """What the observer's own answer led to may look different."""
        if command not in (Answer, Confirm):
            return False
        known = [self.oracle.knows(game_of(each).dump(), self.seat, None) for each in self.both()]
        opened = [glimpses(each, self.seat) for each in self.both()]
        return known[0] != known[1] or opened[0] != opened[1]

    def deeds(self, person: Person) -> list[tuple[type[Any], dict[str, Any]]]:
        """What the observer may try, much of it in vain."""
        question, choices = person.known["question"], person.choices() or [0]
        number = self.luck.randrange(20) if question is None else question
        wrong = self.luck.randrange(kind(self.case.name).actions)
        proper: tuple[type[Any], dict[str, Any]] = Answer, {"question": number, "action": self.luck.choice(choices)}
        return [
            *[proper] * 10,
            (Answer, {"question": number, "action": wrong}),
            (Answer, {"question": number + 1, "action": wrong}),
            (Draft, {"question": number, "action": self.luck.choice(choices)}),
            (Confirm, {"question": number}),
            (Back, {"question": number}),
            (Drop, {}),
            (Undo, {}),
            (Agree, {"number": self.one.table.state.undos, "yes": self.luck.chance(70)}),
            (Moment, {}),
            (Reclaim, {}),
            (Say, {"text": "What do you hold?"}),
            (Say, {"phrase": "trust", "about": self.luck.randrange(self.case.seats)}),
            (React, {"stamp": "doubt", "line": self.luck.randrange(40)}),
            (Speak, {"lang": self.luck.choice(["en", "de"])}),
            (Note, {"text": "hm"}),
            (Show, {"on": self.luck.chance(50)}),
            (ShareReview, {"on": True}),
            (Watch, {"seat": self.luck.randrange(self.case.seats)}),
        ]

    # What the others do: seen by all, or by nobody else

    def others_act(self) -> None:
        """An answer in the one world, and answers in the other that look the same to the observer."""
        self.murmur()
        movers = [seat for seat in game_of(self.one).actors() if seat != self.seat]
        if not movers:
            return
        seat = self.luck.choice(movers)
        move = Move(seat, self.luck.choice(game_of(self.one).legal(seat)))
        before = game_of(self.one).dump()
        bot = self.bot_time(seat)
        if bot is not None:
            self.at(bot)
        give(self.one, move)
        after = game_of(self.one).dump()
        step = Step(before, after, move.seat, move.action, game_of(self.one).news)
        wanted = self.oracle.shows(step, self.seat), self.oracle.knows(after, self.seat, None)
        moves = self.follow(*wanted)
        if moves is None:
            self.part()
            return
        for each in moves:
            give(self.other, each)
        self.compare(f"an answer of seat {seat}")

    def others_take_back(self) -> None:
        """Somebody wants an answer back that all have seen; the others agree, the observer is asked too."""
        for person in [each for each in self.one.people.values() if each.visitor not in (self.observer, "guest")]:
            if all(may_ask_back(evening, person.visitor) for evening in self.both()):
                for evening in self.both():
                    evening.person(person.visitor).does(Undo)
                self.compare("an answer is wanted back")
                break
        wanted = self.one.table.state.undoing
        if wanted is not None and self.luck.chance(50):
            self.others_agree(wanted.number, [each for each in wanted.waiting if each != self.seat])

    def others_agree(self, number: int, seats: list[int]) -> None:
        for evening in self.both():
            for seat in seats:
                owner = evening.table.state.chairs[seat].owner
                assert owner is not None
                evening.person(owner).does(Agree, number=number, yes=True)
        self.compare("the others agree")

    def bot_time(self, seat: int) -> float | None:
        """When a bot of the one world has thought; in the other world it takes as long."""
        asked = [[ask for ask in each.asks if ask.seat == seat and ask.offers is None] for each in self.both()]
        times = [[ask.after for ask in asks] for asks in asked]
        if not times[0]:
            return None
        if times[1]:
            assert times[0][-1] == times[1][-1], "how long a bot takes tells worlds apart"
        return times[0][-1]

    def follow(self, shown: list[Any], known: object) -> list[Move] | None:
        """Answers in the other world that show the observer just that."""
        silent = not shown and known == self.oracle.knows(game_of(self.other).dump(), self.seat, None)
        if silent and self.luck.chance(60):
            return []
        for _ in range(TRIES):
            moves = self.try_out(shown, known)
            if moves is not None:
                return moves
        return [] if silent else None

    def try_out(self, shown: list[Any], known: object) -> list[Move] | None:
        trial = Sitting(self.case, game_of(self.other).clone())
        moves: list[Move] = []
        for _ in range(SILENT):
            movers = [seat for seat in trial.game.actors() if seat != self.seat]
            if not movers:
                return None
            seat = self.luck.choice(movers)
            moves.append(Move(seat, self.luck.choice(trial.game.legal(seat))))
            seen = self.oracle.shows(trial.step(*moves[-1]), self.seat)
            if seen == shown and self.oracle.knows(trial.truth, self.seat, None) == known:
                return moves
            if seen:
                return None
        return None

    def murmur(self) -> None:
        """In each world the others do things of their own that are nobody's business."""
        for evening in self.both():
            others = [each for each in evening.people.values() if each.visitor not in (self.observer, "guest")]
            for person in others:
                if self.luck.chance(40):
                    mutter(person, evening, self.observer, self.luck)
        self.compare("a murmur")
        pair = [each for each in self.one.people if each not in (self.observer, "guest")][:2]
        if len(pair) == 2 and self.luck.chance(20):
            self.whisper(*pair)

    def whisper(self, speaker: str, hearer: str) -> None:
        """That two of them whisper may be seen; not what."""
        seat = self.one.table.state.seat_of(hearer)
        for evening, words in zip(self.both(), ["I hold the carp.", "Never mind."], strict=True):
            if evening.table.state.settings.whispers == "seen":
                evening.person(speaker).does(Say, text=words, to=[seat])
        self.compare("a whisper that is seen")

    # What time brings

    def time_passes(self) -> None:
        seconds = self.luck.choice([0.5, 2.0, 12.0, 40.0])
        moments = [moment_of(each) for each in self.both()]
        for evening in self.both():
            alarms_only(evening, seconds)
        if moments != [moment_of(each) for each in self.both()]:
            self.part()
            return
        self.compare(f"{seconds} seconds")

    def guest_looks_in(self) -> None:
        """Somebody comes or goes, so that all are told about the table again."""
        for evening in self.both():
            guest = evening.person("guest")
            if guest.visitor == self.observer:
                guest.does(Speak, lang="en")
            elif guest.visitor in evening.table.state.connections:
                guest.goes()
            else:
                guest.comes()
        self.compare("a guest who comes or goes")


def game_of(evening: Evening) -> Any:
    assert evening.table.state.match is not None
    return evening.table.state.match.game


def moment_of(evening: Evening) -> int:
    assert evening.table.state.match is not None
    return evening.table.state.match.moment


def may_ask_back(evening: Evening, visitor: str) -> bool:
    """Is there an answer of this person's that all have seen?"""
    match, seat = evening.table.state.match, evening.table.state.seat_of(visitor)
    assert match is not None
    assert seat is not None
    return match.can_undo(seat) and not match.undo_is_free(seat)


def glimpses(evening: Evening, seat: Seat) -> list[Any]:
    """What the seat has seen happen, in all."""
    match = evening.table.state.match
    assert match is not None
    return [match.story.glimpse(place, seat) for place in range(len(match.story))]


def twin_of(one: Evening, truth: dict[str, Any], seat: Seat) -> Evening:
    """The same table, people and clock, another truth; the others try nothing out there."""
    data = msgspec.json.decode(msgspec.json.encode(one.table.dump()))
    data["match"]["game"] = data["match"]["others"][-1][1]["position"] = truth
    match = one.table.state.match
    assert match is not None
    if match.draft is not None and match.draft.seat != seat:
        data["match"]["draft"] = None
    other = Evening.__new__(Evening)
    other.now, other.alarm, other.log, other.waits, other.people = one.now, one.alarm, [], [], {}
    other.table = Table.load(data)
    state, theirs = other.table.state, one.table.state
    state.gone, state.away, state.alarm = dict(theirs.gone), set(theirs.away), theirs.alarm
    game = game_of(other)
    state.thinking = {each: game.question(each) for each in theirs.thinking if each in game.actors()}
    other.asks = [ask._replace(question=game.question(ask.seat)) for ask in one.asks]
    for visitor, connection in theirs.connections.items():
        state.connections[visitor] = Connection(connection.lang)
        state.connections[visitor].version = connection.version
    for visitor, person in one.people.items():
        copy_person(person, other.person(visitor, person.lang))
    return other


def copy_person(person: Person, twin: Person) -> None:
    twin.known, twin.version, twin.commands = dict(person.known), person.version, person.commands
    twin.story, twin.talk = person.story[:], person.talk[:]


def give(evening: Evening, move: Move) -> None:
    """The answer of whoever plays that seat; whatever was tried out there is dropped first."""
    table = evening.table
    question = game_of(evening).question(move.seat)
    chair = table.state.chairs[move.seat]
    if chair.person():
        assert chair.owner is not None
        person = evening.person(chair.owner)
        if table.state.match is not None and table.state.match.draft is not None:
            person.does(Drop)
            question = game_of(evening).question(move.seat)
        assert person.does(Answer, question=question, action=move.action) is None
        return
    evening.asks = [ask for ask in evening.asks if ask.seat != move.seat]
    evening.carry_out(table.bot_answers(move.seat, question, move.action, evening.now))


def mutter(person: Person, evening: Evening, observer: str, luck: Luck) -> None:
    """Something that only this person sees: notes, drafts, vain attempts, unseen whispers."""
    game, seat = game_of(evening), evening.table.state.seat_of(person.visitor)
    question = game.question(seat)
    legal = game.legal(seat) or [0]
    others = [each for each in evening.people if each not in (observer, "guest", person.visitor)]
    kind_of = luck.randrange(5)
    if kind_of == 0:
        person.does(Note, text="x" * luck.randrange(30))
    elif kind_of == 1:
        person.does(Draft, question=question, action=luck.choice(legal))
    elif kind_of == 2:
        person.does(Drop)
    elif kind_of == 3:
        person.does(Answer, question=question + 7, action=luck.randrange(9))
    elif evening.table.state.settings.whispers == "unseen" and others:
        to = evening.table.state.seat_of(luck.choice(others))
        person.does(Say, text="y" * (1 + luck.randrange(30)), to=[to])


def alarms_only(evening: Evening, seconds: float) -> None:
    """Time passes while bots think on."""
    until = evening.now + seconds
    while evening.alarm is not None and evening.alarm <= until:
        evening.now = max(evening.now, evening.alarm)
        evening.alarm = evening.table.state.alarm = None
        evening.carry_out(evening.table.wake(evening.now))
    evening.now = until


def same(doing: str, one: bytes, other: bytes) -> None:
    if one != other:
        at = next((i for i, pair in enumerate(zip(one, other, strict=False)) if len(set(pair)) > 1), 0)
        part = slice(max(0, at - 100), at + 100)
        raise AssertionError(f"{doing}: tells worlds apart: …{one[part]!r}… and …{other[part]!r}…")


def secrets(case: Case, seed: int, steps: int = 60) -> int:
    """The law, on one random evening; how often the worlds were compared."""
    luck = Luck(seed)
    bots = seed % 2
    whispers = ("seen", "unseen")[seed // 2 % 2] if kind(case.name).whispers else "none"
    evening = dealt(case.name, case.seats - bots, bots, pace="fast" if seed % 3 else "relaxed", whispers=whispers)
    evening.person("guest").comes()
    observers = [
        "guest",
        *[person.visitor for person in asked(evening)],
        *[person.visitor for person in by_seat(evening)],
    ]
    twins = Twins(evening, case, observers[seed % len(observers)], luck)
    deeds = [twins.others_act] * 6 + [twins.observer_acts] * 5
    deeds += [twins.time_passes, twins.guest_looks_in, twins.others_take_back]
    for _ in range(steps):
        if evening.table.state.phase == "over":
            break
        luck.choice(deeds)()
        if luck.chance(15) and evening.table.state.phase == "play":
            twins.part()
    return twins.compared
