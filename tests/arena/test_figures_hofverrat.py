"""The facts of Hof-Verrat add up."""

from tests.arena import figuring

from courtier.core.figures import Fact


def facts(name: str) -> list[Fact]:
    return figuring.facts("hofverrat", 3, name)


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
    game, _ = figuring.played("hofverrat", 3)
    everybody = sum(fact.values[0] for fact in facts("points") if fact.row.endswith("all"))
    assert everybody == sum(game.scores())
