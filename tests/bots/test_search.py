"""The two algorithms, on a game so small that the right answer is known, and on the games' own models."""

from time import sleep
from typing import Any

import pytest

import courtier
from courtier import bots
from courtier.bots.search.budget import Budget
from courtier.bots.search.flat import Flat, flat_search, halvings
from courtier.bots.search.tree import Tree, tree_search
from courtier.core.game import Game
from courtier.core.lookahead import Follower
from courtier.core.pending import Decision, Sequel, Window
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.search_model import SearchModel
from courtier.games.hofverrat.evaluation import Outlook
from courtier.games.hofverrat.search_model import Planner


class Reply(Decision):
    """Seat 1 answers; an answer that is not the first one takes the victory away."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [0, 1]

    def answer(self, game: Any, seat: int, action: int) -> None:
        game.finish(0 if game.first + action == 2 else 1)

    def name(self) -> str:
        return "reply"


class Open(Decision):
    """Seat 0 says 0, 1 or 2. After 2 seat 0 wins if seat 1 says 0; after 1 if it says 1; after 0 it loses."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [0, 1, 2]

    def answer(self, game: Any, seat: int, action: int) -> None:
        game.first = action
        if action == 1:
            game.finish(0)
        else:
            game.ask(Reply(1))

    def name(self) -> str:
        return "open"


class Both(Window):
    """Both say 0 or 1 at once. Seat 0 wins if it says 1 and seat 1 says 0; else seat 1 wins."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [0, 1]

    def resolve(self, game: Any, heard: list[int]) -> None:
        game.finish(0 if heard == [1, 0] else 1)

    def name(self) -> str:
        return "both"


class Done(Sequel):
    """The end."""

    def follow(self, game: Any) -> None:
        game.end()


class Small(Game):
    """One question, perhaps a reply, and a winner."""

    def __init__(self, asking: Any) -> None:
        super().__init__(2, {}, Rng(1))
        self.first = 0
        self.winner = -1
        self.set_stack([asking])
        self.seal_answers()

    def name(self) -> str:
        return "small"

    def finish(self, winner: int) -> None:
        self.winner = winner
        self.ask(Done())

    def winners(self) -> list[int]:
        return [self.winner]

    def clone(self) -> "Small":
        twin = Small(self.asking)
        self.copy_common(twin)
        twin.first = self.first
        return twin


class Certain:
    """A belief that is sure."""

    def __init__(self, make: Any) -> None:
        self.make = make

    def guess(self, rng: Rng) -> Small:
        return Small(self.make())


def test_the_tree_sees_that_others_want_to_win_too() -> None:
    """Random play-outs say that 2 wins half of the games; seat 1 would not answer so."""
    assert tree_search(SearchModel(), Certain(lambda: Open(0)), 0, [0, 1, 2], Budget(300, 0.0), Rng(1)).answer == 1


def test_the_flat_search_takes_what_wins_most_often() -> None:
    assert flat_search(SearchModel(), Certain(lambda: Open(0)), 0, [0, 1, 2], Budget(60, 0.0), Rng(1)).answer == 1


def test_a_search_says_what_it_expects_of_its_answer_and_of_the_next_best() -> None:
    for search in (tree_search, flat_search):
        found = search(SearchModel(), Certain(lambda: Open(0)), 0, [0, 1, 2], Budget(300, 0.0), Rng(1))
        assert found.expected[0][0] == found.answer
        assert {code for code, _ in found.expected} <= {0, 1, 2}
        assert len(found.expected) >= 2
        assert all(0.0 <= value <= 1.0 for _, value in found.expected)


def test_in_a_window_every_seat_has_a_bandit_of_its_own() -> None:
    tree = Tree(SearchModel(), 0, [0, 1], Rng(2))
    for _ in range(200):
        tree.simulate(Small(Both((0, 1))))
    visits = {number: arm.visits for number, arm in tree.root.arms.items()}
    assert sum(visits[key * 8] for key in (0, 1)) == 200  # seat 0 answered every time
    assert visits[1 * 8 + 1] > visits[0 * 8 + 1]  # seat 1 learned that 1 is safe
    assert tree.best(Small(Both((0, 1)))).answer == 1


def test_half_of_the_answers_are_dropped_in_each_round() -> None:
    assert [halvings(count) for count in (1, 2, 3, 6, 8, 9)] == [1, 2, 3, 4, 4, 5]
    flat = Flat(SearchModel(), 0, [6, 7, 8, 9], Budget(10, 0.0), Rng(1))
    flat.gains = [0.0, 1.0, 3.0, 2.0]
    flat.drop_worse_half()
    assert flat.codes == [6, 8, 9]


def test_the_own_bots_answer_is_given_unless_another_is_clearly_better() -> None:
    flat = Flat(SearchModel(), 0, [6, 7], Budget(10, 0.0), Rng(1))
    flat.worlds = 10
    flat.gains = [0.0, 1.0]
    flat.squares = [0.0, 9.0]  # gained 5 times, lost 4 times
    assert flat.best() == 6
    flat.gains = [0.0, 7.0]
    assert flat.best() == 7


def test_with_fewer_simulations_than_answers_some_are_tried() -> None:
    budget = Budget(2, 0.0)
    assert flat_search(SearchModel(), Certain(lambda: Open(0)), 0, [0, 1, 2], budget, Rng(1)).answer == 0
    assert budget.used == 2


class Slow(SearchModel):
    """Every play-out takes a while."""

    def play_out(self, game: Any, rng: Rng) -> None:
        sleep(0.03)
        super().play_out(game, rng)


def test_when_the_time_is_up_the_best_answer_so_far_is_given() -> None:
    budget = Budget(1000, 0.02)
    assert flat_search(Slow(), Certain(lambda: Open(0)), 0, [0, 1, 2], budget, Rng(1)).answer == 0
    assert budget.used == 1
    budget = Budget(1000, 0.02)
    assert tree_search(Slow(), Certain(lambda: Open(0)), 0, [0, 1, 2], budget, Rng(1)).answer in (0, 1, 2)
    assert budget.used == 1


@pytest.mark.parametrize("game", ["cutthroat", "duhr", "hofverrat", "intrigue"])
def test_a_models_answers_are_legal_and_its_rewards_are_shares(game: str) -> None:
    rng = Rng(9)
    make = kind(game).search_model
    assert make is not None
    model = make()
    played = courtier.new(game, seats=4, seed=6)
    for _ in range(60):
        if played.over():
            break
        seat = played.actor()
        codes = played.legal(seat)
        narrowed = model.narrow(played, seat, codes)
        assert narrowed
        assert set(narrowed) <= set(codes)
        assert len({model.key(played, seat, code) for code in narrowed}) == len(narrowed)
        assert model.policy(played, seat, rng) in codes
        played.apply(seat, codes[rng.below(len(codes))])
    played.play_out(rng)
    assert all(0.0 <= reward <= 1.0 for reward in model.reward(played))


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_hofverrats_planner_keeps_its_tallies_up_to_date(seats: int) -> None:
    game: Any = courtier.new("hofverrat", seats=seats, seed=8)
    planner = Planner(game, game.actor())
    while not game.over():
        planner.play_turn(game.asking.seat, game.asking.used)
    fresh = Outlook(game, 0)
    for one, other in zip(
        [planner.outlook.above, planner.outlook.below, *planner.outlook.districts],
        [fresh.above, fresh.below, *fresh.districts],
        strict=True,
    ):
        assert (one.weight, one.cards, one.for_missions, one.roles) == (
            other.weight,
            other.cards,
            other.for_missions,
            other.roles,
        )


def test_hofverrat_lays_in_one_order_and_equal_cards_once() -> None:
    model: Any = kind("hofverrat").search_model
    game: Any = courtier.new("hofverrat", seats=4, seed=1)
    seat = game.actor()
    game.hands[seat] = [3, 3, 8]
    assert model().narrow(game, seat, game.legal(seat)) == [0, 1, 14, 15]


def test_cutthroat_judges_by_its_evaluation_where_a_play_out_is_cut_off() -> None:
    model = cutthroat_model()
    played = courtier.new("cutthroat", seats=4, seed=6, options={"houses": "random"})
    ahead = played.clone()
    model.play_out(ahead, Rng(1))
    assert not ahead.over()
    assert ahead.turn == played.turn + model.horizon
    values = model.values(ahead)
    assert all(0.0 <= value <= 1.0 for value in values)
    rich: Any = ahead.clone()
    rich.coins[2] += 20
    assert model.values(rich)[2] > values[2] + 0.2


def test_cutthroats_details_and_talks_are_left_to_the_greedy_bot() -> None:
    model = cutthroat_model()
    bot: Any = bots.make("cutthroat", "level5@3")
    match = courtier.Match("cutthroat", [bot, "greedy", "greedy", "greedy"], seed=5, options={"houses": "random"})
    searched: set[str] = set()
    while len(searched) < 2:
        question, asked = match.game.asking.name(), match.game.actor() == 0 and len(match.game.choices()) > 1
        match.step()
        if asked and bot.bot.simulations:
            searched.add(question)
    assert not searched & model.unsearched


def test_nobody_talks_or_stops_an_announcement_in_cutthroats_play_outs() -> None:
    model = cutthroat_model()
    played = courtier.new("cutthroat", seats=4, seed=3, options={"deals": "menu"})
    rng = Rng(3)
    met: set[str] = set()
    while not played.over() and not {"takeback", "rescind"} <= met:
        seat, question = played.actor(), played.asking.name()
        if question in ("talk", "takeback", "rescind"):
            met.add(question)
            assert model.policy(played, seat, rng) == played.default(seat)
        legal = played.choices()
        played.step(legal[rng.below(len(legal))])
    assert {"takeback", "rescind"} <= met


def test_a_belief_that_follows_from_the_view_reads_the_journal_on() -> None:
    match = courtier.Match("cutthroat", ["greedy"] * 3, seed=5, options={"houses": "random"})
    follower = Follower(kind("cutthroat").belief)
    beliefs: list[Any] = []
    for _ in range(30):
        match.step()
        lines: list[Any] = match.journal(0).lines
        beliefs.append(follower.believe(dict(match.view(0)), lines))
    assert beliefs[-1] is not beliefs[0]
    assert beliefs[-1].cache is beliefs[0].cache
    assert courtier.view(beliefs[-1].guess(Rng(1)), 0) == match.view(0)


def test_a_belief_that_cannot_go_on_is_made_anew() -> None:
    made: list[Any] = []

    def make(view: dict[str, Any], lines: list[Any]) -> Any:
        made.append(view)
        return Certain(lambda: Open(0))

    follower = Follower(make)
    first = follower.believe({"you": 0, "number": 1}, [])
    assert follower.believe({"you": 0, "number": 2}, []) is not first
    assert [view["number"] for view in made] == [1, 2]


def cutthroat_model() -> Any:
    make = kind("cutthroat").search_model
    assert make is not None
    return make()
