"""A match: one call for each decision, and no bookkeeping."""

import pytest

import courtier
from courtier.bots import make, quick_levels
from courtier.core.errors import BadSeat, BadSetup
from courtier.core.record import Record

GAMES = ["hofverrat", "duhr", "intrigue", "cutthroat"]


class First:
    """Gives the first answer that is legal."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: courtier.View, journal: courtier.Journal, rng: courtier.Rng) -> int:
        self.asked += 1
        assert view["you"] == journal.seat
        return view["choices"][0]["code"]


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_all_kinds_play_to_the_end(name: str) -> None:
    first = First()
    match = courtier.Match(name, [first, "random", quick_levels(name)[-1], make(name, "random")], seed=2)
    assert match.play() == match.game.winners()
    assert first.asked > 0
    assert match.over()


@pytest.mark.parametrize("name", GAMES)
def test_the_match_keeps_the_journals_as_the_long_loop_does(name: str) -> None:
    match = courtier.Match(name, [None] * 4, seed=5)
    game = courtier.new(name, 4, 5, recording=True)
    journals = [courtier.Journal(seat) for seat in range(4)]
    rng = courtier.Rng(3)
    while True:
        for journal in journals:
            for event in game.news:
                journal.saw(courtier.glimpse(event, journal.seat))
        if game.over():
            break
        seat = match.advance()
        assert seat == game.actor()
        view = match.view(seat)
        action = view["choices"][rng.below(len(view["choices"]))]["code"]
        journals[seat].answered(courtier.view(game, seat), action)
        game.apply(seat, action)
        match.answer(seat, action)
    assert match.advance() is None
    assert [match.journal(seat).lines for seat in range(4)] == [journal.lines for journal in journals]
    assert match.game.dump() == game.dump()


def test_bots_answer_a_window_before_the_callers_do() -> None:
    """In Intrigue nearly every question is put to several seats at once; nobody learns who answered first."""
    match = courtier.Match("intrigue", [None, "greedy", "greedy"], seed=1)
    asked = 0
    while (seat := match.advance()) is not None:
        assert match.game.actors() == [seat] == [0]
        match.answer(seat, match.game.default(seat))
        asked += 1
    assert asked > 10


def test_the_same_match_can_be_played_again_and_is_recorded() -> None:
    one, other = (courtier.Match("hofverrat", ["greedy", "random", "random"], seed=bytes(32)) for _ in range(2))
    assert one.play() == other.play()
    assert one.record.lines == other.record.lines
    read = Record.parse(one.record.text(with_seed=True))
    assert read.replay().dump() == one.game.dump()
    assert read.header["players"] == ["greedy", "random", "random"]


def test_a_step_back_in_an_unfinished_chain() -> None:
    match = courtier.Match("duhr", [None] * 4, seed=3)
    rng = courtier.Rng(1)
    while getattr(match.game.asking, "before", None) is None:
        seat = match.advance()
        assert seat is not None
        choices = match.view(seat)["choices"]
        match.answer(seat, choices[rng.below(len(choices))]["code"])
    seat = match.game.actor()
    question = match.view(seat)["asked"]
    match.back(seat)
    assert match.view(seat)["asked"] != question
    assert match.record.replay().dump()["pending"] == match.game.dump()["pending"]


def test_whoever_is_missing_is_named() -> None:
    with pytest.raises(BadSetup, match="seat 1: expected a bot's name"):
        courtier.Match("hofverrat", ["random", 7])  # type: ignore[list-item]
    with pytest.raises(BadSetup, match="2 to 5 players, got 1"):
        courtier.Match("hofverrat", ["random"])
    match = courtier.Match("hofverrat", [None, None], seed=1)
    seat = match.advance()
    with pytest.raises(BadSetup, match=f"no bot is asked: call match.answer for seat {seat}"):
        match.play()
    with pytest.raises(courtier.IllegalAction):
        match.answer(0 if seat else 1, 0)
    with pytest.raises(BadSeat):
        match.view(-1)
    with pytest.raises(BadSeat):
        match.journal(2)
