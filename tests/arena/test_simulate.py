"""The same plan gives the same counts, whoever plays it and in whatever order it is put together."""

import gc
import multiprocessing
from typing import Any

import pytest

from courtier.arena.counts import BOT, PLACE, WINS, Tally, count, merged
from courtier.arena.plan import Plan, plan
from courtier.arena.play import Simulation, garbage_sought_rarely
from courtier.arena.simulate import simulate, tallies
from courtier.arena.summary import Run, differences, estimates
from courtier.arena.workers import LostWorker
from courtier.core.errors import BadSetup

MIXED = ["greedy", "random", "random"]


def random_plan(games: int = 120, **more: Any) -> Plan:
    return plan("hofverrat", 3, ["random"], games, seed=5, **more)


def plain(tally: Tally) -> Any:
    return tally.shuffles, tally.pairs, [vars(side) for side in tally.sides]


def test_the_number_of_workers_changes_nothing() -> None:
    wanted = random_plan(figures=("mission",))
    assert plain(simulate(wanted, workers=1)) == plain(simulate(wanted, workers=2))


def test_after_games_of_bots_garbage_is_collected_as_before() -> None:
    before = gc.get_threshold()
    with garbage_sought_rarely():
        assert gc.get_threshold()[0] > before[0]
    assert gc.get_threshold() == before
    count(plan("hofverrat", 3, MIXED, 1, seed=5), range(1))
    assert gc.get_threshold() == before


def test_the_order_of_merging_changes_nothing() -> None:
    wanted = random_plan()
    one, two, three = (count(wanted, range(low, low + 40)) for low in (0, 40, 80))
    assert plain(merged(merged(three, one), two)) == plain(simulate(wanted))


def test_another_seed_gives_other_games() -> None:
    other = random_plan()._replace(seed=6)
    assert plain(simulate(random_plan())) != plain(simulate(other))


def test_recording_changes_nothing_but_what_is_known() -> None:
    quick, recorded = (simulate(random_plan(30, figures=names)) for names in ((), ("laid",)))
    for key, cells in quick.sides[0].cells.items():
        assert recorded.sides[0].cells[key] == cells


def test_every_shuffle_is_played_in_all_rotations() -> None:
    wanted = plan("hofverrat", 3, MIXED, games=7, seed=1)
    assert (wanted.shuffles, wanted.games) == (3, 9)
    simulation = Simulation(wanted, wanted.sides[0], story=True)
    first, second, third = (simulation.play(0, rotation) for rotation in range(3))
    dealt = [[event.secret for event in each.story[:7]] for each in (first, second, third)]
    assert dealt[0] == dealt[1] == dealt[2]
    assert [event.values for event in first.story] != [event.values for event in second.story]


def test_bots_that_differ_sit_at_every_place_as_often() -> None:
    wanted = plan("hofverrat", 2, ["greedy", "random"], games=12, seed=2)
    run = Run(wanted, simulate(wanted), 1.0, 1)
    found = estimates(run, 0)
    assert found[BOT, "greedy", WINS].value > 0.8
    assert found[BOT, "greedy", WINS].of == found[PLACE, "first", WINS].of == 12
    assert found[BOT, "random", WINS].value == pytest.approx(1 - found[BOT, "greedy", WINS].value)


def test_the_same_options_differ_in_nothing() -> None:
    wanted = random_plan(30, sides=({}, {}), figures=("points",))
    found = differences(Run(wanted, simulate(wanted), 1.0, 1))
    assert {each[:3] for each in found.values()} == {(0, 0, 0)}


def test_two_sets_of_options_are_compared_on_the_same_shuffles() -> None:
    """Missions that count a noble once are another thing; how the table ends is not."""
    wanted = random_plan(sides=({}, {"mission_noble_weight": 1}), figures=("standing", "mission"))
    found = differences(Run(wanted, simulate(wanted), 1.0, 1))
    assert found["standing", "all", "neutral"][:3] == (0, 0, 0)
    assert found["mission", "D8", "fulfilled"].value < 0


def test_a_worker_that_is_lost_is_missed() -> None:
    with tallies(random_plan(2000), workers=2) as parts:
        next(parts)
        for process in multiprocessing.active_children():
            process.kill()
        with pytest.raises(LostWorker):
            list(parts)


@pytest.mark.parametrize("bots", [["random"] * 2, ["nobody"], [""]])
def test_bots_that_cannot_be_seated(bots: list[str]) -> None:
    with pytest.raises(BadSetup):
        plan("hofverrat", 3, bots, games=1, seed=1)
