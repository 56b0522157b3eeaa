"""The review of a finished game: what a seat chose, and what a bot would have done with what that seat knew."""

from typing import Any

import pytest
from tests.arena.test_deciding import finished

import courtier
from courtier.arena import reviewing
from courtier.arena.reviewing import Moment, Review, asked_of, review, told_moment
from courtier.bots import listed, quick_levels
from courtier.bots.search.budget import Budget
from courtier.bots.search.compared import flat_comparison, tree_comparison
from courtier.bots.verdicts import verdict
from courtier.core.event import is_told
from courtier.core.record import Record
from courtier.core.registry import kind, names
from courtier.core.replay import positions
from courtier.core.rng import Rng

JUDGED = [name for name in names() if kind(name).levels]
LONG = 60.0  # seconds, which no review here takes


def quick(record: Record, seat: int = 0, seconds: float = LONG) -> Review:
    """By the strongest bot with a few simulations."""
    players = [f"Player {each}" for each in range(record.header["seats"])]
    level = quick_levels(record.header["game"])[-1]
    return review(record.text(with_seed=True), seat, players, seconds, level)[0]


@pytest.mark.parametrize("game", JUDGED)
def test_every_choice_of_the_seat_is_reviewed_at_its_moment(game: str) -> None:
    record = finished(game)
    found = quick(record)
    assert found.moments
    lines = record.played()
    games = {step: position.clone() for step, (position, _) in enumerate(positions(record))}
    for moment in found.moments:
        view: Any = courtier.view(games[moment.step], 0)
        assert lines[moment.step]["seat"] == 0
        labels = {
            choice["code"]: choice["label"] for choice in courtier.prompt(view, "en", record_names(record))["choices"]
        }
        assert moment.yours["en"] == labels[lines[moment.step]["action"]]
        assert moment.best["en"] in labels.values()
        assert moment.judgement in ("same", "alike", "costly")
        assert (moment.cost > 0) == (moment.judgement == "costly")
        assert moment.yours["de"]
    steps = [moment.step for moment in found.moments]
    assert steps == sorted(steps)


def record_names(record: Record) -> list[str]:
    return [f"Player {each}" for each in range(record.header["seats"])]


@pytest.mark.parametrize("game", ["hofverrat", "duhr", "intrigue"])
def test_what_others_hide_changes_nothing_before_the_seat_learns_of_it(game: str) -> None:
    one, other, step = alike_to_seat_0(game)
    first, second = before(quick(one), step), before(quick(other), step)
    assert first
    assert first[-1].step == step, "the question after the difference is among them"
    assert first == second


def before(found: Review, step: int) -> list[Moment]:
    return [moment for moment in found.moments if moment.step <= step]


def alike_to_seat_0(game: str) -> tuple[Record, Record, int]:
    """Two games with different hidden cards in which seat 0 has seen the same, up to a question to it at that step."""
    for seed in range(1, 200):
        record = finished(game, seed)
        lines = record.played()
        for at, (position, _) in enumerate(positions(record, upto=12)):
            seat, given = lines[at]["seat"], lines[at]["action"]
            looks = after(position, seat, given)
            for action in position.legal(seat) if seat != 0 else ():
                if action != given and after(position, seat, action) == looks:
                    found = split(record, at, action)
                    if found is not None:
                        return found
    raise AssertionError(f"no two such games of {game}")


def after(game: courtier.Game, seat: int, action: int) -> tuple[Any, list[Any]]:
    """What seat 0 sees of an answer: the table behind it, and what is told."""
    ahead = game.clone()
    ahead.recording = True
    ahead.apply(seat, action)
    told = [courtier.glimpse(event, 0) for event in ahead.news if is_told(event, 0)]
    return (None if ahead.over() else courtier.view(ahead, 0)), told


def split(record: Record, at: int, action: int) -> tuple[Record, Record, int] | None:
    """The same game with another answer at that place, if seat 0 cannot tell before it is asked next."""
    first, second = follow(record, at, record.played()[at]["action"]), follow(record, at, action)
    if first is None or second is None:
        return None
    (one, step), (other, step_of_other) = first, second
    if step != step_of_other:
        return None
    (seen, journal), (seen_there, journal_there) = asked_at(one, step), asked_at(other, step)
    differ = one.replay(step).dump() != other.replay(step).dump()
    alike = seen == seen_there and journal == journal_there and len(seen["choices"]) > 1
    return (one, other, step) if differ and alike else None


def asked_at(record: Record, step: int) -> tuple[Any, list[Any]]:
    asked, journal = asked_of(record, 0)
    found = next((each for each in asked if each.step == step), None)
    return (found.view, journal[: found.heard]) if found else ({"choices": []}, [])


def follow(record: Record, at: int, action: int) -> tuple[Record, int] | None:
    """A record with this answer, then the first legal answers until seat 0 is asked, then to the end by chance."""
    header = record.header
    new = Record.begin(header["game"], header["seats"], record.seed or 0, header["options"], header["players"])
    for line in record.played()[:at]:
        new.answer(line["seat"], line["action"])
    game = new.replay()
    give(new, game, record.played()[at]["seat"], action)
    while not game.over() and 0 not in game.actors():
        seat = game.actors()[0]
        give(new, game, seat, game.default(seat))
    if game.over():
        return None
    step = len(new.played())
    rng = Rng(5)
    while not game.over():
        seat = game.actors()[0]
        legal = game.legal(seat)
        give(new, game, seat, legal[rng.below(len(legal))])
    return new, step


def give(record: Record, game: courtier.Game, seat: int, action: int) -> None:
    record.answer(seat, action)
    game.apply(seat, action)


def test_a_bot_that_fails_is_said_and_the_rest_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def failing(bot: Any, view: Any, lines: list[Any], given: int, chance: int) -> Any:
        asked.append(given)
        if len(asked) == 2:
            raise ValueError("a fault of the bot")
        return verdict(bot, view, lines, given, chance)

    monkeypatch.setattr(reviewing, "verdict", failing)
    found = quick(finished("hofverrat"))
    assert [moment.judgement for moment in found.moments].count("failed") == 1
    assert found.moments[1].judgement == "failed"
    assert found.moments[1].best == {}


def test_what_there_is_no_time_for_is_left_out() -> None:
    found = quick(finished("hofverrat"), seconds=0.0)
    assert {moment.judgement for moment in found.moments} == {"late"}


def test_a_game_whose_bots_cannot_judge_has_no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "strongest", lambda *_: "random")
    record = finished("hofverrat")
    assert review(record.text(with_seed=True), 0, record_names(record))[0] == Review(0, "", {}, [])


def test_a_moment_is_told_in_one_language() -> None:
    moment = quick(finished("hofverrat")).moments[0]
    told = told_moment(moment, "de")
    assert (told["yours"], told["step"]) == (moment.yours["de"], moment.step)


@pytest.mark.parametrize("game", ["hofverrat", "duhr"])
def test_an_answer_compared_with_itself_is_worth_the_same(game: str) -> None:
    record = finished(game)
    asked, journal = asked_of(record, 0)
    model = kind(game).search_model
    assert model is not None
    for each in asked[:3]:
        belief = kind(game).belief(each.view, journal[: each.heard])
        found = flat_comparison(model(), belief, 0, [each.answer, each.answer], Budget(20, 0.0), Rng(1))
        assert found is not None
        assert found.first == found.second
        assert found.error == 0
        assert tree_comparison(model(), belief, 0, [each.answer, each.answer], Budget(20, 0.0), Rng(1)) is not None
        assert flat_comparison(model(), belief, 0, [each.answer, each.answer], Budget(2, 0.0), Rng(1)) is None


def test_the_bot_agrees_with_itself() -> None:
    record = finished("duhr")
    asked, journal = asked_of(record, 0)
    bot: Any = listed("duhr", "level5@30")
    each = asked[-1]
    best = verdict(bot, each.view, journal[: each.heard], each.answer, 7).best
    found = verdict(listed("duhr", "level5@30"), each.view, journal[: each.heard], best, 7)
    assert (found.judgement, found.best, found.cost()) == ("same", best, 0.0)
