"""Laws of copies: clones, dumps and records have the same future as the game, and change independently of it."""

import json
from collections.abc import Callable

import courtier
from courtier import Game
from courtier.core.draft import Draft
from courtier.core.pending import NO_ZONES, NOTHING
from courtier.core.record import Record
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.laws.cases import Case, Luck
from courtier.laws.of_play import Tried
from courtier.laws.oracle import Dump
from courtier.laws.sitting import Sitting, opened, options_of, positions, seed_of, thinned

AHEAD = 12  # answers that a copy is followed
Copier = Callable[[Sitting, Record], Game]


def cloned(at: Sitting, record: Record) -> Game:
    return at.game.clone()


def loaded(at: Sitting, record: Record) -> Game:
    return courtier.load(at.case.name, json.loads(json.dumps(at.game.dump())))


def replayed(at: Sitting, record: Record) -> Game:
    return Record.parse(record.text(with_seed=True)).replay()


def copies(case: Case, seed: int, luck: Luck) -> Tried:
    """Every kind of copy, at any step, goes on as the game itself does."""
    sitting, _ = opened(case, seed)
    record = begun(case, seed)
    compared = 0
    while True:
        if luck.chance(thinned(20, len(record.lines))) or sitting.game.over():
            for copier in (cloned, loaded, replayed):
                same_future(sitting, copier(sitting, record), luck, copier is replayed)
                compared += 1
        if sitting.game.over():
            assert (NOTHING, NO_ZONES) == ([], []), "a game has changed a list that all games share"
            return Tried(games=1, copies=compared)
        seat, action = sitting.move(luck)
        sitting.step(seat, action)
        record.answer(seat, action)


def begun(case: Case, seed: int) -> Record:
    options = options_of(case, seed)
    return Record.begin(case.name, case.seats, seed_of(seed), options, case.players())


def same_future(at: Sitting, copy: Game, luck: Luck, fresh: bool) -> None:
    """The copy is played to its end first, which must not change the game. Then both take the same steps."""
    assert copy.dump() == at.truth, "the copy is another game"
    assert not copy.news or fresh, "a copy that records"
    apart = copy.clone()
    apart.play_out(Rng(7))
    assert copy.dump() == at.truth, "a clone's life is felt by what it was cloned from"
    original = at.game.clone()
    for _ in range(AHEAD):
        assert original.actors() == copy.actors(), "a copy asks others"
        if original.over():
            break
        seat = luck.choice(original.actors())
        action = luck.choice(original.legal(seat))
        assert original.legal(seat) == copy.legal(seat), "a copy allows other answers"
        copy.apply(seat, action)
        original.apply(seat, action)
        assert original.dump() == copy.dump(), "a copy goes another way"
        assert original.question(seat) == copy.question(seat)
    assert at.game.dump() == at.truth, "a copy's life is felt by the game"
    if original.over():
        assert (original.scores(), original.winners()) == (copy.scores(), copy.winners())


def views_of_copies(case: Case, seed: int, luck: Luck) -> Tried:
    """To every seat a clone and a loaded dump look like the game."""
    sitting, _ = opened(case, seed)
    compared = 0
    for at in positions(sitting, luck, of_hundred=15):
        copy = courtier.load(case.name, json.loads(json.dumps(at.truth)))
        for seat in case.viewers():
            seen = at.view(seat)
            assert courtier.view(copy, seat) == seen, f"seat {seat} sees that it was loaded"
            assert courtier.view(at.game.clone(), seat) == seen, f"seat {seat} sees a clone"
            compared += 1
    return Tried(copies=compared)


def records(case: Case, seed: int, luck: Luck) -> Tried:
    """A record replays step by step, and an answer that was undone leaves no trace."""
    sitting, _ = opened(case, seed)
    record = begun(case, seed)
    truths = [sitting.truth]
    while not sitting.game.over():
        seat, action = sitting.move(luck)
        if luck.chance(10):
            undone(record, seat, action)
        record.answer(seat, action)
        truths.append(sitting.step(seat, action).after)
    read = Record.parse(record.text(with_seed=True))
    again: list[Dump] = [game.dump() for game in read.steps()]
    assert again == truths, "the record tells another game"
    middle = luck.randrange(len(truths))
    assert read.replay(upto=middle).dump() == truths[middle]
    return Tried(games=1, decisions=len(truths))


def undone(record: Record, seat: int, action: int) -> None:
    """The record with one more answer and its undo. The header is line 1."""
    lines = 1 + len(record.lines)
    record.answer(seat, action)
    record.undo(lines)


def interleaved(case: Case, seed: int, luck: Luck) -> Tried:
    """Other games that are played, viewed and guessed in between change nothing."""
    alone, _ = opened(case, seed)
    moves: list[tuple[int, int]] = []
    truths: list[Dump] = []
    while not alone.game.over():
        moves.append(alone.move(luck))
        truths.append(alone.step(*moves[-1]).after)
    again, _ = opened(case, seed)
    other, _ = opened(case, seed + 1, case.viewers())
    for move, truth in zip(moves, truths, strict=True):
        if not other.game.over():
            other.random_step(luck)
            other.view(None)
        assert again.step(*move).after == truth, "another game was felt"
    return Tried(games=3)


def drafts(case: Case, seed: int, luck: Luck) -> Tried:
    """A turn drafted, dropped and drafted again happens only when it is confirmed, as if played at once."""
    sitting, _ = opened(case, seed)
    tried = 0
    while kind(case.name).draftable and not sitting.game.over():
        seat = sitting.game.actor()
        draft = Draft(sitting.game, seat)
        fill(draft, luck)
        luck.choice([draft.drop, draft.back])()
        fill(draft, luck)
        assert sitting.game.dump() == sitting.truth, "a draft is felt before it is confirmed"
        at_once = sitting.copy()
        for action in draft.answers:
            at_once.step(seat, action)
        told = [(event.row.name, event.values, event.secret) for event in draft.confirm()]
        sitting.happened(None)
        assert sitting.truth == at_once.truth, "a confirmed draft leads elsewhere"
        assert told, "a confirmed turn is not told"
        tried += 1
    return Tried(drafts=tried)


def fill(draft: Draft, luck: Luck) -> None:
    while not draft.complete:
        draft.answer(luck.choice(draft.shown.legal(draft.seat)))
        assert draft.shown.turn == draft.game.turn, "a draft shows what follows the turn"
