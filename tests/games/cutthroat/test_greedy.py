"""The bot `greedy`: what it does at the table, and what it expects of the others."""

import os
from typing import Any

import pytest
from tests.games.cutthroat.play import code, play
from tests.games.cutthroat.table import ANN, BOB, CAT, NAMES, table
from tests.rules import rule

from courtier import Match
from courtier.arena.counts import BOT, WINS
from courtier.arena.plan import plan
from courtier.arena.simulate import simulate
from courtier.arena.summary import Run, estimates
from courtier.core.registry import kind
from courtier.games.cutthroat.actions import ATTACK, VERB_OF
from courtier.games.cutthroat.answers import ANSWERS, Situation, best_answer, best_fight
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.evaluation import Outlook, position_worth
from courtier.games.cutthroat.habits import HABITS, RESTING, best_stack, expected_answer, settle

THREE = "ravenscar Ann b r | crownfall Bob g | stonehold Cat y y | nyghtwald | gildenmoor"
FOUR = "ravenscar Ann b r | crownfall Bob r r | stonehold Cat y y | nyghtwald Dan b | gildenmoor | ashfen"
FOUR_HOUSES = "Ann brom, Bob tyber, Cat cawdwell, Dan slaine"
HOUSES = "Ann brom, Bob crone, Cat cawdwell"


def says(game: Court, name: str) -> int:
    """What the bot answers in that person's place, if its only guess is right."""
    seat = NAMES.index(name)
    return best_answer(game.asking.name(), Situation(seat, game.legal(seat), [game.clone()]))


def would(words: str) -> int:
    verb, *named = words.split()
    return code(verb, named)


def test_it_knows_only_questions_of_the_game() -> None:
    assert {*ANSWERS, *HABITS, *RESTING} <= set(kind("cutthroat").questions)


# Land


def test_it_takes_empty_land_that_it_can_hold() -> None:
    ring = "ravenscar Ann b r | crownfall | stonehold Bob g g | nyghtwald Cat b | gildenmoor Cat y"
    assert says(table(ring, houses=HOUSES, hands={"Ann": "2 y, 2 g"}), "Ann") == would("conquer 1")


def test_it_attacks_what_is_weakly_held() -> None:
    game = table(THREE, houses=HOUSES, hands={"Ann": "2 g, 2 y, r"}, facts={"taken": 4})
    assert says(game, "Ann") == would("attack 1")


def test_it_leaves_alone_what_it_cannot_take() -> None:
    ring = "ravenscar Ann b r | crownfall Bob r y b g | stonehold Cat y y b | nyghtwald Bob g g | gildenmoor Cat y g r"
    game = table(ring, houses=HOUSES, hands={"Ann": "b"})
    assert VERB_OF[says(game, "Ann")] != ATTACK


def test_it_looks_for_no_fight_after_the_end_nor_where_a_guess_leaves_no_cards_for_it() -> None:
    game = table(THREE, houses=HOUSES, hands={"Ann": "2 g, 2 y, r"}, facts={"taken": 4})
    over, bare = game.clone(), table(THREE, houses=HOUSES, facts={"taken": 4})
    over.end()
    assert best_fight([over], ANN) < best_fight([bare], ANN)
    assert would("conquer 3") not in bare.legal(ANN)
    assert best_fight([game.clone(), bare], ANN) > best_fight([bare], ANN)


def test_it_defends_land_that_would_be_lost() -> None:
    game = table(THREE, houses=HOUSES, hands={"Ann": "2 g, y", "Bob": "g"}, facts={"taken": 4})
    play(game, "Ann attack 1; Ann card g")
    assert says(game, "Bob") == would("card g")


def test_soldiers_lie_on_top_of_mercenaries() -> None:
    game = table(THREE, houses=HOUSES, hands={"Ann": "g, y, 3 mb"})
    stack = best_stack(game, ANN, 3, ())
    assert stack
    assert list(stack) == sorted(stack, key=lambda card: card >= 4)


# What it expects of others


def test_a_stack_is_laid_at_once_as_it_would_be_card_by_card() -> None:
    ring = "ravenscar Ann b r | crownfall | stonehold Bob g g | nyghtwald Cat b | gildenmoor Cat y"
    game = table(ring, houses=HOUSES, hands={"Ann": "2 y, 2 g, mr"})
    play(game, "Ann conquer 1")
    twin = game.clone()
    while twin.asking.name() == "lay_stack":
        twin.carry_out(ANN, expected_answer(twin, ANN))
    settle(game)
    settle(twin)
    assert game.stacks == twin.stacks


def test_others_defend_with_what_they_may_hold() -> None:
    """C-SCN-4: it does not take for granted that everybody yields."""
    held = {}
    for hand in ("g", ""):
        game = table(THREE, houses=HOUSES, hands={"Ann": "g, y", "Bob": hand}, facts={"taken": 4})
        play(game, "Ann attack 1; Ann card g")
        settle(game)
        held[hand] = game.owners[1]
    assert held == {"g": BOB, "": ANN}


def test_who_is_aimed_at_kills_the_hireling() -> None:
    for victim, robbed in (("Bob", 0), ("Cat", 3)):
        hands = {"Ann": "cutpurse", "Bob": "assassin"}
        game = table(THREE, houses=HOUSES, hands=hands, coins={"Bob": 5, "Cat": 5})
        play(game, f"Ann steal_coins {victim}")
        settle(game)
        assert game.coins[ANN] == robbed


# Purses, heirs and the Feast


def test_coins_are_worth_more_to_the_single() -> None:
    single, married = table(FOUR, houses=FOUR_HOUSES), table(FOUR, houses=FOUR_HOUSES, married="Ann Bob")
    assert Outlook(single).coin_rate(ANN) > Outlook(married).coin_rate(ANN) >= 1
    assert Outlook(table(FOUR, houses=FOUR_HOUSES, dead_heirs=["Ann"])).coin_rate(ANN) == 1


@rule("C-LORD-CAWD-1", "C-LORD-CAWD-6")
def test_taxes_still_to_come_count_for_cawdwell_alone() -> None:
    high, low = (Outlook(table(THREE, houses=HOUSES, options={"tax_coins": coins})) for coins in (3, 1))
    assert high.points(CAT) > low.points(CAT)
    assert high.points(ANN) == low.points(ANN)


def test_a_spouse_is_no_rival() -> None:
    """The more the spouse has the better, the more a rival has the worse."""
    poor = position_worth(table(FOUR, houses=FOUR_HOUSES, married="Ann Bob"), ANN)
    assert position_worth(table(FOUR, houses=FOUR_HOUSES, married="Ann Bob", coins={"Bob": 9}), ANN) > poor
    assert position_worth(table(FOUR, houses=FOUR_HOUSES, married="Ann Bob", coins={"Cat": 9}), ANN) < poor


def wooed(coins: dict[str, int]) -> Court:
    pending = [["turn", 7], ["wooing", 1, 0], ["answer_suit", ANN, BOB]]
    return table(FOUR, houses=FOUR_HOUSES, coins=coins, pending=pending, facts={"event": 12}, events="E14")


def test_who_is_far_ahead_stays_single() -> None:
    assert says(wooed({"Ann": 40, "Bob": 3}), "Ann") == would("refuse")


def test_who_is_behind_marries() -> None:
    assert says(wooed({"Ann": 6, "Bob": 25, "Cat": 45}), "Ann") == would("accept")


@pytest.mark.parametrize(("dishes", "where"), [("eel_pie, poison", "Ann"), ("poison", "Cat")])
def test_it_keeps_its_food_and_poisons_who_leads(dishes: str, where: str) -> None:
    game = table(
        FOUR,
        houses=FOUR_HOUSES,
        dishes={"Ann": dishes},
        coins={"Ann": 9, "Cat": 30},
        events="E14",
    )
    play(game, "Ann end")
    assert says(game, "Ann") == would(f"serve {where}")


# How strong it is


@pytest.mark.parametrize(
    "options", [{"gems_loose": "linear2", "mercenary_bulk": True}, {"bedlam_twice": True, "hireling_price": 1}]
)
def test_it_plays_whole_games_under_any_rules(options: dict[str, Any]) -> None:
    match = Match("cutthroat", ["greedy", "random", "random"], seed=7, options={**options, "houses": "choose"})
    assert match.play()


@pytest.mark.deep
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_plays_many_games_with_deals_from_the_menu(seats: int) -> None:
    first = int.from_bytes(os.urandom(4))
    for seed in range(first, first + int(os.environ.get("DEEP_GAMES", "100000")) // 250):
        try:
            Match("cutthroat", ["greedy"] * seats, seed=seed, options={"deals": "menu"}).play()
        except BaseException as error:
            error.add_note(f"again: {seats} players, seed {seed}")
            raise


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_wins_twice_its_share_against_random_players(seats: int) -> None:
    """Deals off; one shuffle, from every seat."""
    wanted = plan("cutthroat", seats, ["greedy", *["random"] * (seats - 1)], seats, 2)
    found = estimates(Run(wanted, simulate(wanted), 1.0, 1), 0)
    assert found[BOT, "greedy", WINS].value > 2 / seats
