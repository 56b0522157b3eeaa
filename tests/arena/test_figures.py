"""The facts of Hof-Verrat add up."""

import pytest

import courtier
from courtier import Game, Rng
from courtier.arena.play import play_out
from courtier.core.event import Event
from courtier.core.figures import Fact, Figure
from courtier.core.registry import kind

FIGURES = kind("hofverrat").figures


def played(seed: int) -> tuple[Game, list[Event]]:
    game = courtier.new("hofverrat", seats=3, seed=seed, recording=True)
    return game, play_out(game, Rng(seed))


def facts(name: str, seed: int = 4) -> list[Fact]:
    game, story = played(seed)
    figure: Figure = FIGURES[name]
    if figure.in_story:
        return list(figure.in_story(story))
    assert figure.at_end
    return list(figure.at_end(game))


@pytest.mark.parametrize("name", FIGURES)
def test_every_fact_fits_its_table(name: str) -> None:
    figure: Figure = FIGURES[name]
    assert figure.name == name
    assert set(figure.help) == {"en", "de"}
    for fact in facts(name):
        assert fact.row in figure.rows
        assert len(fact.values) == len(figure.columns)


def test_everybody_holds_two_missions() -> None:
    assert sorted(fact.seat for fact in facts("mission") if fact.seat is not None) == [0, 0, 1, 1, 2, 2]


def test_a_family_ends_in_one_way() -> None:
    assert {sum(fact.values) for fact in facts("standing")} == {1}


def test_every_card_is_laid_in_one_place() -> None:
    assert len(facts("laid")) == 72
    assert {sum(fact.values) for fact in facts("laid")} == {1}


def test_assassins_and_removed_cards_tell_the_same() -> None:
    fates = {fact.row: fact.values[0] for fact in facts("assassin")}
    removed = {fact.row: fact.values[0] for fact in facts("removed")}
    assert fates["laid"] == fates["without a victim"] + fates["spared all"] + fates["removed a card"]
    assert fates["removed a card"] == removed["all"] == sum(removed.values()) - removed["all"]
    assert removed["guard"] == 0


def test_points_by_source_make_the_scores() -> None:
    game, _ = played(4)
    everybody = sum(fact.values[0] for fact in facts("points") if fact.row.endswith("all"))
    assert everybody == sum(game.scores())
