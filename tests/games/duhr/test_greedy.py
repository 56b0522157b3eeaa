"""The greedy bot knows what favor, villainy, an agenda and a card are worth, and how a game looks likely to end."""

from random import Random

from tests import untyped
from tests.games.duhr.play import SEATS, WORDS, do, new
from tests.games.duhr.table import ANN, BOB, CAT, DAN, NAMES, table

from courtier import Journal, Rng
from courtier.arena.counts import BOT, WINS
from courtier.arena.plan import plan
from courtier.arena.simulate import simulate
from courtier.arena.summary import Run, estimates
from courtier.core.game import Game
from courtier.core.registry import kind
from courtier.games.duhr.cards import AGENDAS
from courtier.games.duhr.court import Court
from courtier.games.duhr.deck import cards_of
from courtier.games.duhr.evaluation import Outlook, as_it_lies
from courtier.games.duhr.greedy import Greedy


def greedy_says(game: Game, name: str) -> str:
    seat = NAMES.index(name)
    return WORDS[Greedy().choose(untyped.view(game, seat), Journal(seat), Rng(3))]


def bonus(court: Court, seat: int, agenda: str) -> float:
    row = court.cards.agendas[AGENDAS.index(agenda)]
    return Outlook(court).bonus(seat, row, as_it_lies(court))


# What it does


def test_it_ends_a_game_that_it_wins() -> None:
    game = table("Ann: s | Bob deluras: 4s | Cat: 5s | Dan: 5s", hands={"Ann": "deluras"}, concealed={"Ann": "Dan"})
    assert greedy_says(game, "Ann") == "raise deluras"


def test_it_does_not_end_a_game_that_it_loses() -> None:
    game = table(
        "Ann kardosa: S S | Bob deluras: 4s | Cat silgaro: s [4s] | Dan: 5s",
        hands={"Ann": "deluras, kardosa"},
        agendas={"Ann": "W6"},
    )
    assert greedy_says(game, "Ann") != "raise deluras"


def test_it_harms_others_rather_than_itself() -> None:
    game = table("Ann: s | Bob: s | Cat: s | Dan", hands={"Ann": "2 scandal"})
    game.apply(ANN, WORDS.index("scandal"))
    assert greedy_says(game, "Ann") != "Ann"


def test_a_negation_that_saves_favor_is_worth_two_cards() -> None:
    game = table(
        "Ann kardosa: s | Bob deluras: 2s 2S | Cat lycosia: 2s | Dan",
        hands={"Ann": "2 kardosa", "Bob": "2 lycosia, kardosa"},
        revealed={"Bob": "Dan"},
    )
    do(game, "disgrace with kardosa", "Bob")
    assert greedy_says(game, "Bob") == "negate with lycosia"


def test_a_negation_that_saves_another_is_not() -> None:
    game = table(
        "Ann kardosa: s | Bob deluras: s | Cat lycosia: 2s | Dan: s",
        hands={"Ann": "2 kardosa", "Bob": "2 lycosia, kardosa"},
    )
    do(game, "disgrace with kardosa", "Cat")
    assert greedy_says(game, "Bob") == "pass"


def test_it_keeps_the_agenda_that_looks_likelier() -> None:
    """Whatever is dealt: no black agenda is so dear that it always, none so cheap that it never is kept."""
    kept = {"white": 0, "black": 0}
    for seed in range(30):
        kept[greedy_says(new(4, seed), "Ann")] += 1
    assert min(kept.values()) > 3


# What it expects


def test_who_has_fewer_cards_is_likelier_to_last() -> None:
    favored = Outlook(table("Ann: s | Bob: 2s | Cat: 4s | Dan: 5s")).favored
    assert favored[ANN] > favored[BOB] > favored[CAT] > favored[DAN] == 0


def test_scandals_make_villains() -> None:
    vilified = Outlook(table("Ann: 4S | Bob: 2s 2S | Cat: 3s S s | Dan: 3S 2s")).vilified
    assert vilified[DAN] > vilified[ANN] > vilified[BOB] > vilified[CAT]


def test_chances_are_chances() -> None:
    for seats in SEATS:
        court = new(seats, seats)
        rng = Random(seats)
        while not court.over():
            outlook = Outlook(court)
            for seat in range(seats):
                assert 0 <= outlook.favored[seat] + outlook.vilified[seat] <= 1
                for agenda in court.cards.agendas:
                    assert 0 <= outlook.bonus(seat, agenda, as_it_lies(court)) <= agenda.bonus
            court.step(rng.choice(court.choices()))


def test_an_agenda_is_worth_more_the_nearer_it_is() -> None:
    far = table("Ann: s | Bob: s | Cat: s | Dan: s")
    near = table("Ann: s | Bob: S S S s | Cat: s | Dan: s")
    reached = table("Ann: s | Bob: 3S 2s | Cat: s | Dan: s")
    assert bonus(far, ANN, "W5") < bonus(near, ANN, "W5")
    assert bonus(far, ANN, "B5") < bonus(near, ANN, "B5") < bonus(reached, ANN, "B5")
    assert bonus(far, CAT, "W6") < bonus(near, CAT, "W6") < bonus(reached, CAT, "W6")
    assert bonus(far, ANN, "B6") > bonus(near, ANN, "B6") > bonus(reached, ANN, "B6")


def test_a_fair_name_is_lost_by_scandals() -> None:
    assert bonus(table("Ann: s | Bob | Cat | Dan"), ANN, "W2") > bonus(table("Ann: 2S | Bob | Cat | Dan"), ANN, "W2")


def test_an_owners_agenda_on_all_houses_is_read_as_it_lies() -> None:
    row = {"id": "B5", "conditions": [{"subject": "all", "measure": "scandals", "at_least": 2}]}
    options = kind("duhr").check_options({"cards": {"agenda": [row]}})
    agenda = cards_of(options).agendas[AGENDAS.index("B5")]
    for houses, least in (("Ann: S | Bob: S | Cat | Dan", 3.0), ("Ann: S | Bob | Cat | Dan", 0.0)):
        court = table(houses)
        assert least <= Outlook(court).bonus(ANN, agenda, as_it_lies(court)) <= least + 1


# How strong it is


def test_it_wins_most_games_against_random_players() -> None:
    wanted = plan("duhr", 4, ["greedy", "random", "random", "random"], games=24, seed=2)
    found = estimates(Run(wanted, simulate(wanted), 1.0, 1), 0)
    assert found[BOT, "greedy", WINS].value > 0.6
