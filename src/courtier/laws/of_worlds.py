"""The law of secrets: a seat gets the same views, prompts and errors in two worlds that it cannot tell apart.

One world is played at random. The oracle makes a second world by changing everything that the seat may not know. There
the other seats give other secret answers and the seat itself gives the same ones. Everything that the seat gets is
compared byte by byte, until the oracle says that the seat is shown a difference. Then a new second world is made.
With memory, the second world agrees with what the seat remembers. Without memory, the cards that the seat laid face
down change too, and only what it sees is compared.
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
ANEW = 15  # of a hundred steps: a new second world is made, although the two still look alike
ALONE = 30  # in long games the first world takes fewer than so many steps alone before a new second world is made
AFTER = 8  # answers that are given after a rare one
SILENT = 6  # answers in a row that show nothing
ALWAYS = 2  # bots that are asked every time: `random` and the game's own

Followed = tuple[Sitting, list[Facts]] | None


class Twins:
    """The first world and the second one, which `seat` cannot tell apart."""

    def __init__(self, one: Sitting, seat: Seat, memory: bool, luck: Luck) -> None:
        self.one = one
        self.seat = seat
        self.memory = memory
        self.luck = luck
        self.wanted: tuple[list[Facts], object] = [], None  # what the first world shows of a step
        self.moved_on = False  # True if that step closed a question
        self.read = 0  # lines of the journals that have been compared
        self.oracle = oracle_of(one.case)
        self.players = one.case.players()
        self.languages = list(kind(one.case.name).sentence)
        self.tried = Tried(games=1)
        self.make_second_world()

    def make_second_world(self) -> None:
        """Make a new second world from the present position."""
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
        """With equal memories, bots choose the same and guesses are equal."""
        both = (self.one, self.other)
        same("journal", *[plain(each.journals[self.seat].lines[self.read :]) for each in both])
        self.read = len(self.one.journals[self.seat].lines)
        seed = self.luck.getrandbits(30)
        if self.luck.chance(5):
            same("guess", *[guessed(each, self.seat, seed) for each in both])
        if self.one.view(self.seat)["choices"] and self.luck.chance(20):
            same("bot's choice", *[chosen(each, self.seat, seed) for each in both])

    def step(self) -> None:
        """Take a step in the first world, and one in the second that looks the same to the seat."""
        mover, action = self.one.move(self.luck)
        if mover != self.seat:
            self.step_and_back()
        asking = self.one.game.asking
        shown = self.showing(self.one.step(mover, action))
        self.wanted = shown[0], self.known(self.one)
        silent = self.one.game.asking is asking or in_chain(self.one.game)
        self.moved_on = bool(shown[0]) or not silent
        found = self.follow(mover, action)
        if found is None:
            self.make_second_world()
            return
        self.other, told = found
        same("news", plain(shown[1]), plain(told))
        for language in self.languages:
            tales = [[courtier.tell(each, language, self.players) for each in news] for news in (shown[1], told)]
            same("story", *[plain(tale) for tale in tales])
        self.compare()

    def advance_first(self) -> None:
        """Let the first world go on alone for a while, because long games are compared at some positions only."""
        for _ in range(self.luck.randrange(ALONE)):
            if not self.one.game.over():
                self.one.step(*self.one.move(self.luck))

    def showing(self, step: Step) -> tuple[list[Facts], list[Facts]]:
        """What the oracle says that the seat is shown of a step, and what it is told."""
        told: list[Facts] = [{**courtier.glimpse(event, self.seat)} for event in step.news if is_told(event, self.seat)]
        shown = excusing(self.one.case, step, self.oracle.shows(step, self.seat))
        return [*shown, *revealed(self.one.case, step, self.seat)], told

    def step_and_back(self) -> None:
        """In the second world somebody takes a step of a chain and takes it back, which nobody else may notice."""
        game = self.other.game
        actor = game.actor()
        if game.actors() == [actor] and actor != self.seat:
            trial = self.other.copy()
            trial.step(*trial.move(self.luck))
            if in_chain(trial.game) and trial.game.actor() == actor:
                trial.back(actor)
                self.other = trial

    def follow(self, mover: int, action: int) -> Followed:
        """The same answer if the seat itself moves; otherwise any answer after which everything looks the same."""
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
        """Take the move, then answers of other seats as long as they show nothing."""
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
        """True if the seat knows the same in both worlds. It must, if both showed the same and moved on."""
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
    """The law itself, for one seat or the gallery, at every position and every step, to the end and after it.

    The seed chooses the viewer, the options, and whether the seat remembers.
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
                twins.advance_first()
            twins.make_second_world()
    twins.make_second_world()
    return twins.tried


def same_steps(case: Case, seed: int, luck: Luck) -> Tried:
    """The same answer leads to the same question in all worlds that the seat which answers cannot tell apart.

    At every step (in long games at many) a new second world is made for the seat that answers: who is asked next, and
    what, must not depend on anything hidden from it.
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
    """The laws of sight and guesses at positions that random play seldom reaches, and some steps after them."""
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
                twins.make_second_world()
        fits(sitting, seat, courtier.guess(case.name, sitting.view(seat), sitting.journals[seat], Rng(seed)))
        tried += twins.tried
    return tried
