"""The levels: every game has five, they keep to the rules, and their names say what they may cost."""

from typing import Any

import pytest

import courtier
from courtier import bots
from courtier.bots.levels import LevelBot
from courtier.core.errors import BadSetup
from courtier.core.journal import Journal
from courtier.core.registry import kind, names
from courtier.core.rng import Rng

OURS = ("cutthroat", "duhr", "hofverrat", "intrigue")


def first_question(game: str, seed: int = 3) -> tuple[Any, Journal]:
    match = courtier.Match(game, [None] * 4, seed=seed, options=kind(game).options_of_bots())
    seat = match.game.actors()[0]
    return match.view(seat), match.journal(seat)


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_five_levels(game: str) -> None:
    assert bots.levels(game) == ["random", "greedy", "level1", "level2", "level3", "level4", "level5"]
    assert courtier.games()[game]["bots"] == bots.levels(game)


@pytest.mark.parametrize("game", ["cutthroat", "duhr", "hofverrat", "intrigue"])
def test_they_play_a_game_to_its_end(game: str) -> None:
    players = ["level1", "level2", *bots.quick_levels(game)[-2:]]
    match = courtier.Match(game, players, seed=4, options=kind(game).options_of_bots())
    assert match.play()


def test_they_play_with_deals_from_a_menu() -> None:
    players = ["level4@6:loyal", "level1:grasping", "random", "random"]
    assert courtier.Match("duhr", players, seed=2, options={"deals": "menu"}).play()


@pytest.mark.parametrize("game", OURS)
def test_fixed_budgets_give_the_same_answer_for_the_same_chance(game: str) -> None:
    view, journal = first_question(game)
    for level in bots.quick_levels(game):
        one, other = (bots.make(game, level).choose(view, journal, Rng(5)) for _ in range(2))
        assert one == other, level


def test_the_fixed_levels_have_no_clock() -> None:
    for game in OURS:
        *fixed, last = kind(game).levels
        assert all(level.seconds == 0.0 for level in fixed), game
        assert last.seconds <= 0.5, game


@pytest.mark.parametrize(("level", "most"), [("level5@12", 12), ("level5@30", 30)])
def test_a_budget_is_kept(level: str, most: int) -> None:
    view, journal = first_question("hofverrat")
    bot: Any = bots.make("hofverrat", level)
    bot.choose(view, journal, Rng(1))
    assert 0 < bot.bot.simulations <= most


def test_a_time_budget_records_how_far_it_came() -> None:
    view, journal = first_question("duhr")
    bot: Any = bots.make("duhr", "level5@0.05s")
    assert bot.choose(view, journal, Rng(1)) in [choice["code"] for choice in view["choices"]]
    assert bot.bot.simulations > 0


def test_at_a_server_no_level_thinks_without_end() -> None:
    bot: Any = bots.listed("duhr", "level4", seconds=0.25)
    assert bot.bot.level.seconds == 0.25


def test_mistakes_are_any_answer() -> None:
    view, journal = first_question("hofverrat")
    bot = LevelBot(None, None, mistakes=100)
    found = {bot.choose(view, journal, Rng(seed)) for seed in range(300)}
    assert found == {choice["code"] for choice in view["choices"]}


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [
        ("hofverrat", "level9", "unknown bot 'level9'; for Hof-Verrat there are: random, greedy, level1 to level5"),
        ("hofverrat", "level5@", "only levels that search have a budget, as in level5@2s"),
        ("hofverrat", "greedy@2s", "only levels that search have a budget, as in level5@2s"),
        ("hofverrat", "level5@soon", "expected seconds or simulations behind the @, as in level5@2s or @500"),
        ("hofverrat", "level5@0s", "expected seconds or simulations behind the @"),
        ("hofverrat", "level2@50", "level2 of Hof-Verrat does not search; say just level2"),
        ("hofverrat", "level4:loyal", "level4 has no character 'loyal'; for hofverrat say just level4"),
        ("duhr", "level4:nice", "level4 has no character 'nice'; there are: loyal, grasping, vengeful, timid"),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_one_sentence(game: str, name: str, words: str) -> None:
    with pytest.raises(BadSetup) as caught:
        bots.make(game, name)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_server_can_seat_every_level_but_no_budget() -> None:
    assert "level4:loyal" in bots.choices("duhr")
    assert not any("@" in choice for game in names() for choice in bots.choices(game))


def test_levels_bargain_where_the_games_own_bot_does() -> None:
    assert bots.bargains("duhr", "level5")
    assert not bots.bargains("hofverrat", "level5")
