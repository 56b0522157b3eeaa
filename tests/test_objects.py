"""Objects behave as Python users expect: they cross processes, and mistakes raise typed errors in one sentence."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import courtier
from courtier.bots import make
from courtier.core import errors
from courtier.core.errors import BadJournal, BadOption, BadSeat, BadSetup, CourtierError, NotOver
from courtier.core.event import SEAT, Row

SEATS = 4


def middle(name: str, answers: int = 30) -> tuple[courtier.Game, list[courtier.Journal]]:
    """A game that records, some answers after its start, and what everybody remembers of it."""
    game = courtier.new(name, SEATS, seed=bytes(range(32)), recording=True)
    journals = [courtier.Journal(seat) for seat in range(SEATS)]
    rng = courtier.Rng(5)
    for _ in range(answers):
        tell(game, journals)
        seat = game.actor()
        action = game.choices()[rng.below(len(game.choices()))]
        journals[seat].answered(courtier.view(game, seat), action)
        game.apply(seat, action)
    tell(game, journals)
    return game, journals


def tell(game: courtier.Game, journals: list[courtier.Journal]) -> None:
    for journal in journals:
        for event in game.news:
            journal.saw(courtier.glimpse(event, journal.seat))


def future(game: courtier.Game, rng: courtier.Rng) -> tuple[list[int], Any, list[courtier.Event]]:
    """How a game ends, as another process sees it; the events of its next answer come back, too."""
    ahead = game.clone()
    ahead.play_out(rng)
    game.step(game.default(game.actor()))
    return ahead.scores(), ahead.dump(), game.news


def first_guess(belief: courtier.SeatBelief, journal: courtier.Journal) -> tuple[courtier.Game, int]:
    return belief.guess(courtier.Rng(3)), len(journal.lines)


def test_games_events_journals_and_beliefs_cross_processes() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for name in ("hofverrat", "duhr", "intrigue", "cutthroat"):
            game, journals = middle(name)
            scores, dump, news = pool.submit(future, game, courtier.Rng(9)).result()
            assert (scores, dump) == future(game, courtier.Rng(9))[:2]
            assert [event.values for event in news] == [event.values for event in game.news]
            game, journals = middle(name)
            belief = courtier.belief(name, courtier.view(game, 1), journals[1])
            guess, lines = pool.submit(first_guess, belief, journals[1]).result()
            assert (guess.dump(), lines) == (belief.guess(courtier.Rng(3)).dump(), len(journals[1].lines))


@pytest.mark.parametrize("seat", [-1, 9, SEATS])
@pytest.mark.parametrize("name", ["hofverrat", "duhr", "intrigue", "cutthroat"])
def test_nobody_sits_there(name: str, seat: int) -> None:
    game, _ = middle(name)
    for ask in (game.legal, game.question, game.default, game.back, lambda seat: courtier.view(game, seat)):
        with pytest.raises(BadSeat, match=f"from 0 to 3, got seat {seat}"):
            ask(seat)
    with pytest.raises(BadSeat, match="seat from 0 to 3"):
        game.apply(seat, game.choices()[0])


def test_a_glimpse_is_for_a_seat_or_the_gallery() -> None:
    game, _ = middle("hofverrat")
    with pytest.raises(BadSeat, match="or None for the gallery, got -1"):
        courtier.glimpse(game.news[0], -1)


@pytest.mark.parametrize("name", ["hofverrat", "duhr", "intrigue", "cutthroat"])
def test_results_exist_at_the_end(name: str) -> None:
    game, _ = middle(name)
    for ask in (game.scores, game.winners):
        with pytest.raises(NotOver, match="play on until"):
            ask()
    game.play_out(courtier.Rng(1))
    assert len(game.scores()) == SEATS
    assert game.choices() == []
    with pytest.raises(CourtierError, match="the game is over"):
        game.step(0)


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"seed": bytes(31)}, BadSetup, "fair seed of 32 bytes, got 31"),
        ({"seed": "seven"}, BadSetup, "a whole number or 32 bytes as seed, got str"),
        ({"seed": None}, BadSetup, "got NoneType"),
        ({"seats": "4"}, BadSetup, "for 2 to 5 players, got '4'"),
        ({"seats": 4.0}, BadSetup, "for 2 to 5 players, got 4.0"),
        ({"seats": True}, BadSetup, "got True"),
        ({"seats": 9}, BadSetup, "got 9"),
        ({"options": ["mission_noble_weight"]}, BadOption, "a dict of names and values, got list"),
        ({"options": []}, BadOption, "got list"),
        ({"options": "mission_noble_weight=2"}, BadOption, "got str"),
        ({"options": {"cards": []}}, BadOption, "tables of rows, got list"),
        ({"name": "chess"}, BadSetup, "unknown game 'chess'"),
    ],
)
def test_a_game_that_cannot_be_set_up(given: dict[str, Any], error: type[CourtierError], words: str) -> None:
    setup: dict[str, Any] = {"name": "hofverrat", "seats": 4, "seed": 1, **given}
    with pytest.raises(error, match=words):
        courtier.new(**setup)


def test_a_generator_of_31_bytes_is_none() -> None:
    with pytest.raises(BadSetup, match="got 31"):
        courtier.FairRng(bytes(31))


def test_errors_cross_processes() -> None:
    """Workers send them to the process that started them."""
    for error in vars(errors).values():
        if isinstance(error, type) and issubclass(error, CourtierError):
            words = ("reason", "words") if error is errors.IllegalDeal else ("words",)
            twin = pickle.loads(pickle.dumps(error(*words)))  # noqa: S301 - our own
            assert (type(twin), str(twin)) == (error, "words")
    assert pickle.loads(pickle.dumps(errors.IllegalDeal("reason", "words"))).reason == "reason"  # noqa: S301


# Journals that miss something


@pytest.mark.parametrize(
    ("name", "forgotten"),
    [
        ("hofverrat", "answer"),
        ("hofverrat", "drew"),
        ("duhr", "answer"),
        ("duhr", "drew"),
        ("intrigue", "drew"),
        ("cutthroat", "drew_mercenaries"),
    ],
)
def test_a_journal_that_misses_something_is_named_as_the_cause(name: str, forgotten: str) -> None:
    with pytest.raises(BadJournal, match="the journal of seat 0 does not fit its view, so it misses something"):
        play_forgetfully(name, forgotten)


def play_forgetfully(name: str, forgotten: str) -> None:
    """Seat 0 is a bot whose journal does not get one kind of event, or its own answers; the others play at random."""
    game = courtier.new(name, SEATS, 3, recording=True)
    bot, journal, rng = make(name, "greedy"), courtier.Journal(0), courtier.Rng(2)
    while not game.over():
        for event in game.news:
            if event.row.name != forgotten:
                journal.saw(courtier.glimpse(event, 0))
        seat = game.actor()
        action = game.choices()[rng.below(len(game.choices()))]
        if seat == 0:
            view = courtier.view(game, 0)
            action = bot.choose(view, journal, rng)
            if forgotten != "answer":
                journal.answered(view, action)
        game.apply(seat, action)


def test_a_belief_says_that_a_line_is_missing() -> None:
    game, journals = middle("hofverrat")
    belief = courtier.belief("hofverrat", courtier.view(game, 0), journals[0])
    with pytest.raises(BadJournal, match="seat 0"):
        belief.see({"game": "hofverrat", "event": "removed", "you": 0, "seat": 1, "spot": "table:above", "place": 40})


def test_an_event_of_the_table_itself_holds_its_row() -> None:
    """Stewards and undos are told by the table; no game's table of events has their rows."""
    event = courtier.Event("hofverrat", Row("table.undone", (SEAT,)), (1,), [])
    twin = pickle.loads(pickle.dumps(event))  # noqa: S301 - our own
    assert (twin.row, twin.values) == (event.row, event.values)
