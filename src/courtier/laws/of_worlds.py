"""The law of secrets: two worlds that a seat cannot tell apart look, ask and refuse alike to it.

One world is played at random; beside it goes another that the oracle has made by changing all that the
seat may not know. Others give other secret answers there, the seat itself the same, and everything the
seat gets is compared byte by byte, until the oracle says that the seat is shown a difference. Then a new
world is made. With memory the other world keeps what the seat remembers; without, its own laid cards
change too, and only what it sees is compared.
"""

from collections.abc import Iterator
from itertools import count

import courtier
from courtier import IllegalAction
from courtier.bots import make, quick_levels
from courtier.bots.hints import hint
from courtier.core.event import is_told
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.laws.cases import Case, Luck, Seat
from courtier.laws.of_encodings import encoded
from courtier.laws.of_guesses import fits
from courtier.laws.of_play import Tried
from courtier.laws.of_sight import told_rightly
from courtier.laws.oracle import Facts, Step, excusing, oracle_of, plain, rare_of, revealed
from courtier.laws.sitting import LONG, Sitting, in_chain, opened, thinned

TRIES = 40  # answers tried in the other world until one looks alike
ANEW = 15  # of a hundred steps: another world is made though the two still look alike
ALONE = 30  # in the course of a long game the one world may go fewer than so many steps alone, before another is made
AFTER = 8  # answers that are given after a rare one
SILENT = 6  # answers in a row that show nothing
ALWAYS = 2  # bots that are asked every time: `random` and the game's own

Followed = tuple[Sitting, list[Facts]] | None


class Twins:
    """The world as it is and another one, both as `seat` knows it."""

    def __init__(self, one: Sitting, seat: Seat, memory: bool, luck: Luck) -> None:
        self.one = one
        self.seat = seat
        self.memory = memory
        self.luck = luck
        self.wanted: tuple[list[Facts], object] = [], None  # what the one world shows of a step
        self.moved_on = False  # has that step closed a question?
        self.read = 0  # lines of the journals that have been compared
        self.oracle = oracle_of(one.case)
        self.players = one.case.players()
        self.languages = list(kind(one.case.name).sentence)
        self.tried = Tried(games=1)
        self.part()

    def part(self) -> None:
        """Make another world, from now on."""
        journal = self.one.journals[self.seat] if self.memory else None
        truth = self.oracle.permute(self.one.truth, self.seat, self.luck, journal)
        self.other = self.one.copy(truth)
        assert self.known(self.other) == self.known(self.one), "the oracle permutes too much"
        self.compare()

    def known(self, at: Sitting) -> object:
        return self.oracle.knows(at.truth, self.seat, at.journals[self.seat] if self.memory else None)

    def compare(self) -> None:
        """All that the seat can get of a position."""
        both = (self.one, self.other)
        views = [each.view(self.seat) for each in both]
        same("view", *[plain(view) for view in views])
        for language in self.languages:
            words = [courtier.prompt(view, language, self.players) for view in views]
            same("prompt", *[plain(each) for each in words])
        if self.seat is not None:
            same("legal list or error", *[plain(list(seat_gets(each, self.seat))) for each in both])
            same("encoding", *[encoded(each, self.seat, self.memory) for each in both])
        if self.memory:
            self.compare_minds()
        self.tried["equal worlds"] += 1

    def compare_minds(self) -> None:
        """With equal memories bots choose alike, and guesses are alike."""
        both = (self.one, self.other)
        same("journal", *[plain(each.journals[self.seat].lines[self.read :]) for each in both])
        self.read = len(self.one.journals[self.seat].lines)
        seed = self.luck.getrandbits(30)
        if self.luck.chance(5):
            same("guess", *[guessed(each, self.seat, seed) for each in both])
        if self.one.view(self.seat)["choices"] and self.luck.chance(20):
            same("bot's choice", *[chosen(each, self.seat, seed) for each in both])

    def step(self) -> None:
        """An answer in the one world, and one in the other that looks like it."""
        mover, action = self.one.move(self.luck)
        if mover != self.seat:
            self.fumble()
        asking = self.one.game.asking
        shown = self.showing(self.one.step(mover, action))
        self.wanted = shown[0], self.known(self.one)
        silent = self.one.game.asking is asking or in_chain(self.one.game)
        self.moved_on = bool(shown[0]) or not silent
        found = self.follow(mover, action)
        if found is None:
            self.part()
            return
        self.other, told = found
        same("news", plain(shown[1]), plain(told))
        for language in self.languages:
            tales = [[courtier.tell(each, language, self.players) for each in news] for news in (shown[1], told)]
            same("story", *[plain(tale) for tale in tales])
        self.compare()

    def leave(self) -> None:
        """The one world goes on alone for a while: long games are looked at here and there."""
        for _ in range(self.luck.randrange(ALONE)):
            if not self.one.game.over():
                self.one.step(*self.one.move(self.luck))

    def showing(self, step: Step) -> tuple[list[Facts], list[Facts]]:
        """What the seat must be shown of a step, and what it is told."""
        told: list[Facts] = [{**courtier.glimpse(event, self.seat)} for event in step.news if is_told(event, self.seat)]
        shown = excusing(self.one.case, step, self.oracle.shows(step, self.seat))
        return [*shown, *revealed(self.one.case, step, self.seat)], told

    def fumble(self) -> None:
        """In the other world somebody thinks of something and thinks better of it."""
        game = self.other.game
        actor = game.actor()
        if game.actors() == [actor] and actor != self.seat:
            trial = self.other.copy()
            trial.step(*trial.move(self.luck))
            if in_chain(trial.game) and trial.game.actor() == actor:
                trial.back(actor)
                self.other = trial

    def follow(self, mover: int, action: int) -> Followed:
        """The same answer of the seat itself, or any of the others after which all looks the same."""
        if mover == self.seat:
            own = mover in self.other.game.actors()
            return self.follow_from(self.other.copy(), (mover, action)) if own else None
        still = self.wanted == ([], self.known(self.other))
        if still and self.luck.chance(50):
            return self.other, []
        movers = [seat for seat in self.other.game.actors() if seat != self.seat]
        moves = [(seat, code) for seat in movers for code in self.other.game.legal(seat)]
        self.luck.shuffle(moves)
        for move in (moves * 3)[:TRIES]:
            found = self.follow_from(self.other.copy(), move)
            if found is not None:
                return found
        return (self.other, []) if still else None

    def follow_from(self, trial: Sitting, move: tuple[int, int]) -> Followed:
        """Take the move, and others' answers as long as they show nothing."""
        asking = trial.game.asking
        for _ in range(SILENT):
            seen, told = self.showing(trial.step(*move))
            done = bool(seen) or not (trial.game.asking is asking or in_chain(trial.game))
            if seen == self.wanted[0] and self.alike(trial, done):
                return trial, told
            movers = [seat for seat in trial.game.actors() if seat != self.seat]
            if done or not movers:
                return None
            mover = self.luck.choice(movers)
            move = (mover, self.luck.choice(trial.game.legal(mover)))
        return None

    def alike(self, trial: Sitting, done: bool) -> bool:
        """Does the seat know the same here? If both worlds showed it the same and moved on, it must."""
        known = self.known(trial)
        if known == self.wanted[1]:
            return True
        if done and self.moved_on:
            same("position", *[plain(each) for each in (self.wanted[1], known)])
        return False


def same(what: str, one: str, other: str) -> None:
    if one != other:
        at = next((i for i, pair in enumerate(zip(one, other, strict=False)) if len(set(pair)) > 1), 0)
        start = max(0, at - 80)
        raise AssertionError(f"the {what} tells worlds apart: …{one[start : at + 80]}… and …{other[start : at + 80]}…")


def seat_gets(at: Sitting, seat: int) -> Iterator[object]:
    """What a seat can ask of the engine, errors included."""
    game = at.game
    legal = game.legal(seat)
    yield list(legal)
    yield game.question(seat)
    yield game.default(seat) if legal else None
    codes = kind(at.case.name).actions
    wrong = next((code for code in range(codes) if code not in legal), codes)
    for code in (-1, wrong, codes):
        try:
            game.apply(seat, code)
        except IllegalAction as error:
            yield str(error)
    if not legal:
        for ask in (game.back, game.default):
            try:
                ask(seat)
            except IllegalAction as error:
                yield str(error)


def guessed(at: Sitting, seat: Seat, seed: int) -> str:
    drawn = courtier.guess(at.case.name, at.view(seat), at.journals[seat], Rng(seed))
    return plain(drawn.dump())


def chosen(at: Sitting, seat: Seat, seed: int) -> str:
    """What new bots choose: `random`, the game's own bot, and the levels in turn, with what these expect: a hint."""
    name, view, journal = at.case.name, at.view(seat), at.journals[seat]
    first, levels = quick_levels(name)[:ALWAYS], quick_levels(name)[ALWAYS:]
    hints = [hint(view, journal.lines, seed, levels[seed % len(levels)])] if levels else []
    return plain([*[make(name, level).choose(view, journal, Rng(seed)) for level in first], *hints])


def secrets(case: Case, seed: int, luck: Luck) -> Tried:
    """The law itself, for one seat or the gallery, standing and stepping, to the end and after it.

    Seeds take the viewers in turn, two with memory and two without (options change with every seed), and the next
    time round the other way.
    """
    viewers = case.viewers()
    turn, place = divmod(seed, len(viewers))
    seat = viewers[place]
    sitting, _ = opened(case, seed, [seat])
    twins = Twins(sitting, seat, memory=(turn + place // 2) % 2 == 0, luck=luck)
    while not sitting.game.over():
        twins.step()
        twins.tried["decisions"] += 1
        if luck.chance(ANEW):
            if twins.tried["decisions"] > 2 * LONG:
                twins.leave()
            twins.part()
    twins.part()
    return twins.tried


def same_steps(case: Case, seed: int, luck: Luck) -> Tried:
    """Whoever answers: in a world that differs in all she may not know the same answer leads to the same.

    At every step (in long games at many) a new world, seen by her alone: whom the next question asks, and what,
    depends on nothing hidden.
    """
    sitting, _ = opened(case, seed)
    oracle = oracle_of(case)
    compared = 0
    for number in count():
        if sitting.game.over():
            break
        seat, action = sitting.move(luck)
        if number >= LONG and not luck.chance(thinned(100, number)):
            sitting.step(seat, action)
            continue
        other = sitting.copy(oracle.permute(sitting.truth, seat, luck, None))
        both = (sitting, other)
        asking = [each.game.asking for each in both]
        steps = [each.step(seat, action) for each in both]
        shown = [[*excusing(case, step, oracle.shows(step, seat)), *revealed(case, step, seat)] for step in steps]
        waits = [each.game.asking is was for each, was in zip(both, asking, strict=True)]
        if shown[0] == shown[1] and waits[0] == waits[1]:  # not: a window closed in one of them
            same("position", *[plain(oracle.knows(each.truth, seat, None)) for each in both])
            same("view", *[plain(each.view(seat)) for each in both])
            compared += 1
    return Tried({"equal worlds": compared})


def rare_positions(case: Case, seed: int, luck: Luck) -> Tried:
    """The laws of sight and guesses where random play hardly ever comes to, and for a while from there."""
    tried = Tried()
    for start in rare_of(case):
        seat = luck.choice(case.viewers())
        sitting = Sitting(case, courtier.load(case.name, start.dump), case.viewers())
        twins = Twins(sitting, seat, memory=False, luck=luck)
        answers = list(start.answers)
        for _ in range(len(answers) + AFTER):
            if sitting.game.over():
                break
            told_rightly(case, sitting.step(*(answers.pop(0) if answers else sitting.move(luck))))
            oracle_of(case).conserved(sitting.truth)
            if answers or luck.chance(25):
                twins.part()
        fits(sitting, seat, courtier.guess(case.name, sitting.view(seat), sitting.journals[seat], Rng(seed)))
        tried += twins.tried
    return tried
