"""The facts of Intrigue add up."""

import pytest
from tests.games.intrigue.play import do, new
from tests.games.intrigue.table import table

from courtier.arena.play import play_out
from courtier.core.event import Event
from courtier.core.figures import Fact, Figure
from courtier.core.game import Game
from courtier.core.registry import kind
from courtier.core.rng import Rng

FIGURES = kind("intrigue").figures
SEATS = 5


def played(seed: int) -> tuple[Game, list[Event]]:
    game = new(SEATS, seed)
    return game, play_out(game, Rng(seed))


def facts(name: str, seed: int = 4) -> list[Fact]:
    game, story = played(seed)
    figure: Figure = FIGURES[name]
    if figure.in_story:
        return list(figure.in_story(story))
    assert figure.at_end
    return list(figure.at_end(game))


def told(name: str, story: list[Event]) -> list[Fact]:
    figure: Figure = FIGURES[name]
    assert figure.in_story
    return list(figure.in_story(story))


def amounts(name: str) -> dict[str, tuple[int, ...]]:
    return {fact.row: fact.values for fact in facts(name)}


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("seed", [4, 5])
def test_every_fact_fits_its_table(name: str, seed: int) -> None:
    figure: Figure = FIGURES[name]
    assert figure.name == name
    assert set(figure.help) == {"en", "de"}
    for fact in facts(name, seed):
        assert fact.row in figure.rows
        assert len(fact.values) == len(figure.columns)


def test_a_game_ends_in_one_way() -> None:
    assert [fact.values for fact in facts("end")].count((1,)) == 1


def test_everybody_who_is_out_lost_a_last_standing() -> None:
    last = sum(values[1] for values in amounts("lost").values())
    out = [fact.seat for fact in facts("seat") if fact.values[0]]
    assert last == len(out) == amounts("length")["players out"][0] == SEATS - 2


def test_standing_is_lost_by_vote_secret_or_fine() -> None:
    assert sum(values[0] for values in amounts("lost").values()) == amounts("length")["Standing lost"][0]


def test_the_votes_that_cost_standing_are_counted_on_both_sides() -> None:
    assert sum(fact.values[0] for fact in facts("vote")) == amounts("lost")["vote"][0]


def test_trades_swaps_and_objections_are_counted_alike() -> None:
    happened, all_trades = amounts("length"), [fact for fact in facts("trade") if fact.row == "all"]
    assert len(all_trades) == happened["trades"][0]
    assert sum(fact.values[2] for fact in all_trades) == happened["objections"][0]
    assert sum(fact.values[3] for fact in all_trades) == happened["swaps"][0]
    assert len([fact for fact in facts("objection") if fact.row == "all"]) == happened["objections"][0]
    assert sum(values[0] for values in amounts("card").values()) == 2 * happened["swaps"][0]


def test_announced_is_what_was_put_down() -> None:
    assert all(announced <= down for _, down, announced in amounts("card").values())
    assert sum(values[2] for values in amounts("card").values()) == amounts("length")["announcements"][0]


def test_a_card_takes_effect_or_does_not() -> None:
    assert {sum(fact.values) for seed in range(4) for fact in facts("announcement", seed)} == {1}


@pytest.mark.parametrize(("offer", "right"), [("asset 4!", 1), ("asset 4", 0)])
def test_an_objection_is_right_if_something_illegal_is_found(offer: str, right: int) -> None:
    game = table(f"Ann: {offer}, asset 9 | Bob: asset 6 | Cat: asset 7")
    story = do(game, "Ann: invite Bob", f"Ann: {offer}", "Bob: asset 6", "Ann: agree", "Bob: deny", "Cat: object")
    story += do(game, "Ann: asset 9") if right else do(game, "Cat: asset 7", "Cat: Ann")
    fact = next(fact for fact in told("objection", story) if fact.row == "all")
    assert fact == Fact("all", (right, 0), seat=2)
