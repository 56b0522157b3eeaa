"""The bot `greedy`: what it does at the table."""

from typing import Any

import pytest
from tests.games.intrigue.play import do, in_words
from tests.games.intrigue.table import NAMES, PERSONAL, table

import courtier
from courtier.arena.counts import BOT, WINS
from courtier.arena.plan import plan
from courtier.arena.simulate import simulate
from courtier.arena.summary import Run, estimates
from courtier.bots import make
from courtier.core.game import Game
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.games.intrigue.greedy import ANSWERS
from courtier.games.intrigue.reputation import Reputation

VARIANTS: tuple[dict[str, Any], ...] = (
    {"discussion": False},
    {"backs": "open", "open_pacts": True, "one_pact": True, "voluntary_put_down": True},
    {"bribery": True, "claims": True, "allow_abstain": True, "open_discard": True},
    {"personal_pile_choice": True, "refill": True, "pay_with_offer": True, "favour_binding": True},
    {"elimination_timing": "end_of_round", "one_trade_per_player": True, "trade_to_announce": True, "coop": True},
)

PACTS = "Ann pact, Ann pact!, Ann pact!, Ann pact!"
SOCIAL = ", ".join(f"Ann {card}" for card in PERSONAL if "pact" not in card)


def choice(game: Game, name: str, seed: int = 1) -> str:
    """What the bot answers in that person's place, without any memory."""
    seat = NAMES.index(name)
    return in_words(make("intrigue", "greedy").choose(courtier.view(game, seat), Journal(seat), Rng(seed)))


def test_it_knows_every_question() -> None:
    assert set(ANSWERS) == set(kind("intrigue").questions)


def test_it_offers_the_least_that_is_legal() -> None:
    game = table("Ann: asset 2!, asset 3, asset 9 | Bob: 2 | Cat: 2")
    do(game, "Ann: invite Bob")
    assert choice(game, "Ann") == "asset 3"


def test_it_does_not_arm_others_against_itself() -> None:
    game = table("Ann: Ann secret 7, asset 8 | Bob: 2 | Cat: 2")
    do(game, "Ann: invite Bob")
    assert choice(game, "Ann") == "asset 8"


def test_it_offers_a_pact_where_a_pact_was_asked_for() -> None:
    game = table("Ann: Ann pact, asset 1 | Bob: 2 | Cat: 2")
    do(game, "Ann: invite Bob: pact for pact")
    assert choice(game, "Ann") == "Ann pact"


@pytest.mark.parametrize(("offer", "answer"), [("asset 6", "agree"), ("asset 1", "deny"), ("asset 9!", "deny")])
def test_it_takes_what_is_worth_more_and_not_the_risk(offer: str, answer: str) -> None:
    game = table(f"Ann: asset 3, asset 4 | Bob: {offer}, asset 2 | Cat: 2")
    do(game, "Ann: invite Bob", "Ann: asset 3", f"Bob: {offer}")
    assert choice(game, "Ann") == answer


def test_it_passes_if_it_has_nothing_legal_to_offer() -> None:
    assert choice(table("Ann: asset 5!, Bob pact | Bob: 2 | Cat: 2"), "Ann") == "pass"


def objections(cards: str, standing: int) -> int:
    """How often Cat objects to what may be two illegal offers: of sixty times, each with guesses of its own."""
    game = table(f"Ann: asset 1!, 2 | Bob: asset 2!, 2 | Cat: {cards}", standing={"Cat": standing})
    do(game, "Ann: invite Bob", "Ann: asset 1!", "Bob: asset 2!", "Ann: agree", "Bob: agree")
    return sum(choice(game, "Cat", seed) == "object" for seed in range(60))


def test_it_objects_if_it_can_bear_to_be_wrong() -> None:
    assert objections("asset 5, asset 9", 3) > 2 * objections("asset 4", 1)


def test_who_was_caught_is_suspected_and_who_was_cleared_is_trusted() -> None:
    said = Reputation()
    stranger = said.likelihood(3, illegal=True)
    said.read([{"event": "accused", "seat": 2}, {"event": "found_illegal", "seat": 0, "number": 9}])
    said.read([*[{}] * 2, {"event": "found_legal", "seat": 1}])
    assert said.likelihood(1, illegal=True) < stranger < said.likelihood(0, illegal=True)


def test_it_pays_with_the_least_that_reaches_the_fine() -> None:
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: asset 4, asset 6, asset 9, Cat secret 7")
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2", "Ann: deny", "Bob: deny", "Cat: object")
    assert choice(game, "Cat") == "asset 6"


def test_it_turns_a_secret_up_against_a_rival() -> None:
    game = table("Ann: Bob secret 9, asset 1 | Bob: 1 | Cat: 1", phase="announcement")
    assert choice(game, "Ann") == "Bob secret 9"
    do(game, "Ann: Bob secret 9", "Bob: asset 1", "Cat: asset 1!")
    assert choice(game, "Ann") == "announce"


def test_it_puts_down_the_least_otherwise() -> None:
    game = table("Ann: Ann secret 9, asset 5, asset 2! | Bob: 1 | Cat: 1", phase="announcement")
    assert choice(game, "Ann") == "asset 2!"


@pytest.mark.parametrize(("bob", "cat", "vote"), [(2, 3, "Bob"), (3, 1, "Cat"), (2, 2, "Bob"), (3, 4, "Bob")])
def test_it_votes_for_who_is_nearest_to_the_end_and_of_equals_for_the_richest(bob: int, cat: int, vote: str) -> None:
    game = table("Ann: 1 | Bob: 5 | Cat: 1", phase="vote", standing={"Ann": 1, "Bob": bob, "Cat": cat})
    assert choice(game, "Ann") == vote


@pytest.mark.parametrize(("hand", "left", "source"), [(PACTS, 8, "own pile"), (SOCIAL, 4, "draw pile")])
def test_it_draws_from_the_own_pile_when_its_pacts_are_out(hand: str, left: int, source: str) -> None:
    game = table(f"Ann: {hand} | Bob: 1 | Cat: 1", phase="draw", piles={"Ann": left})
    assert choice(game, "Ann") == source


@pytest.mark.parametrize("options", VARIANTS)
def test_it_plays_whole_games_under_any_rules(options: dict[str, Any]) -> None:
    wanted = plan("intrigue", 3, ["greedy"], 1, 7, [{**options, "round_cap": 5}])
    assert simulate(wanted).shuffles == 1


def test_it_beats_chance_by_far() -> None:
    wanted = plan("intrigue", 4, ["greedy", *["random"] * 3], 8, 2)
    found = estimates(Run(wanted, simulate(wanted), 1.0, 1), 0)
    assert found[BOT, "greedy", WINS].value > 0.6
