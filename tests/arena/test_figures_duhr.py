"""The facts of Dûhr add up."""

import pytest
from tests.arena import figuring

from courtier import Rng
from courtier.arena.plan import plan
from courtier.arena.simulate import simulate
from courtier.arena.summary import Run, estimates
from courtier.core.deals.figures import DEAL_FACTS
from courtier.core.figures import Fact
from courtier.core.registry import kind

SEATS = 5
SEEDS = range(4)


def facts(name: str, seed: int = 4) -> list[Fact]:
    return figuring.facts("duhr", SEATS, name, seed)


def seats(name: str) -> list[int]:
    return sorted(fact.seat for fact in facts(name) if fact.seat is not None)


@pytest.mark.parametrize("name", ["house", "status", "agenda"])
def test_everybody_is_counted_once(name: str) -> None:
    assert seats(name) == [0, 1, 2, 3, 4]


def test_a_house_ends_in_one_way() -> None:
    assert {sum(fact.values) for fact in facts("house")} == {1}


def test_at_most_one_house_ends_favored() -> None:
    for seed in SEEDS:
        assert sum(fact.values[0] for fact in facts("house", seed)) <= 1


def test_of_two_agendas_one_is_kept() -> None:
    assert len(facts("kept")) == 2 * SEATS
    assert sum(fact.values[0] for fact in facts("kept")) == SEATS


def test_an_agenda_dealt_without_a_choice_is_not_kept_by_choice() -> None:
    game = kind("duhr").set_up(SEATS, Rng(1), kind("duhr").check_options({"agendas": "white"}), False)
    game.play_out(Rng(1))
    figure = kind("duhr").figures["kept"]
    assert figure.at_end
    assert not list(figure.at_end(game))


def test_events_of_the_story_are_those_counted() -> None:
    for seed in SEEDS:
        _, story = figuring.played("duhr", SEATS, seed)
        triggered = sum(1 for event in story if event.row.name == "triggered")
        counted = facts("event", seed)
        assert sum(fact.values[0] for fact in counted) == triggered
        assert all(played >= negated for played, negated in (fact.values for fact in counted))


def test_actions_hold_the_events_played() -> None:
    done = {fact.row: fact.values[0] for fact in facts("action")}
    assert done["event"] == sum(fact.values[0] for fact in facts("event"))
    assert done["suspicion or scandal played"] > 0


def test_a_game_has_the_turns_it_counts() -> None:
    game, _ = figuring.played("duhr", SEATS)
    counted = {fact.row: fact.values[0] for fact in facts("length")}
    assert counted["turns"] == game.turn
    assert counted["changes of status"] >= SEATS - 1


def test_points_by_source_make_the_scores() -> None:
    game, _ = figuring.played("duhr", SEATS)
    everybody = sum(fact.values[0] for fact in facts("points") if fact.row.endswith("all"))
    assert everybody == sum(game.scores()) == sum(fact.values[0] for fact in facts("status"))


def test_who_began_is_known_at_the_end_though_all_were_asked_before() -> None:
    for seed in range(20):
        game, story = figuring.played("duhr", SEATS, seed)
        (first,) = [event.values[0] for event in story if event.row.name == "first"]
        began = kind("duhr").began
        assert began
        assert began(game) == first


def test_deals_are_counted_by_bot_and_character() -> None:
    wanted = plan("duhr", 4, ["greedy:timid", "random", "random", "random"], 1, 3, [{"deals": "menu"}], ["deal"])
    run = Run(wanted, simulate(wanted), 1.0, 1)
    found = {row: each.value for (table, row, _), each in estimates(run, 0).items() if table == "deal"}
    assert list(found)[:6] == [f"greedy:timid, {name}" for name in DEAL_FACTS]
    assert found["random, offers"] > 1
    assert found["random, deals"] > 0
    assert found["greedy:timid, deals"] > 0
    ended = sum(found[f"random, {name}"] for name in ("kept", "broken", "moot", "excused"))
    assert ended > 0
