"""D-COMP, D-TERM, D-CORE: the cards, what words mean, and what always holds."""

from collections import Counter

import pytest
from tests.games.duhr.play import (
    answers,
    asked,
    cards_in_use,
    dealt,
    do,
    each_count,
    hand,
    moments,
    more,
    new,
    pile,
    points,
    row,
    scandals,
    seen,
    some_moments,
    status,
    web,
)
from tests.games.duhr.table import ANN, BLACK, EVENTS, HOUSES, WHITE, table
from tests.games.duhr.table import status as status_of
from tests.rules import rule

from courtier.core.errors import BadSetup
from courtier.core.registry import kind


@rule("D-COMP-1")
def test_six_houses_each_with_an_ability_of_its_own() -> None:
    assert sorted(more(new(6))["houses"]) == list(HOUSES)
    rows = kind("duhr").rows({})["house"]
    assert [each["id"] for each in rows] == list(HOUSES)
    assert len({each["ability"] for each in rows}) == 6


@rule("D-COMP-2")
def test_one_conspiracy_for_each_house() -> None:
    assert sorted(new(6).dump()["conspiracies"]) == list(HOUSES)


@rule("D-COMP-3", "D-COMP-4", "D-COMP-5")
def test_ten_suspicions_for_each_house_24_scandals_and_six_events() -> None:
    suspicions = {f"suspicion.{house}": 10 for house in HOUSES}
    assert cards_in_use(dealt(6)) == {**suspicions, "scandal": 24, **{f"event.{event}": 1 for event in EVENTS}}


@rule("D-COMP-6")
def test_twelve_agendas() -> None:
    assert sorted(new(6).dump()["agendas"]) == sorted(WHITE + BLACK)
    colours = Counter(each["colour"] for each in kind("duhr").rows({})["agenda"])
    assert colours == {"white": 6, "black": 6}


@rule("D-COMP-7")
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 7])
def test_four_to_six_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="4 to 6"):
        new(seats)


@rule("D-COMP-8", "D-MS-2", "D-CORE-6")
@each_count
def test_no_card_is_lost_or_made(seats: int) -> None:
    game = new(seats, seed=seats)
    in_play = {f"suspicion.{house}": 10 for house in more(game)["houses"]}
    expected = {**in_play, "scandal": 24, **{f"event.{event}": 1 for event in EVENTS}}
    for moment in moments(game, seats):
        if not asked(moment).endswith("choose_agenda"):
            assert cards_in_use(moment) == expected


@rule("D-COMP-8")
def test_an_event_that_is_announced_lies_open() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "espionage", "Bob": "2 deluras"})
    do(game, "event espionage", "Bob")
    assert (asked(game), seen(game, "event"), sum(cards_in_use(game).values())) == (
        "Bob: negate",
        ["event.espionage"],
        70,
    )


# Terms


@rule("D-TERM-1", "D-TERM-4", "D-TERM-5", "D-TERM-6", "D-TERM-7", "D-TERM-9")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", "favored"),
        ("4s", "favored"),
        ("4S", "favored"),
        ("3S [S]", "favored"),
        ("5s", "disfavored"),
        ("2S 3s", "disfavored"),
        ("2S [S] [S] [S]", "disfavored"),
        ("[s] [s] [s] [s] [S]", "disfavored"),
        ("s s.kardosa s S S", "disfavored"),
        ("3S 2s", "vilified"),
        ("3S [s] [S]", "vilified"),
        ("5S", "vilified"),
    ],
)
def test_status_by_the_cards_on_the_house(cards: str, expected: str) -> None:
    game = table(f"Ann | Bob: {cards} | Cat kardosa | Dan")
    assert status(game, "Bob") == expected


@rule("D-TERM-2", "D-TERM-3", "D-SCORE-4")
def test_concealed_cards_count_as_cards_but_cost_nothing() -> None:
    game = table("Ann: s S [s] [S] | Bob: s S [s] [S] [S] | Cat: s [S] | Dan: [S] [S]", over=True)
    assert [house for house, _ in points(game)] == [7, 6, 9, 10]
    assert (status(game, "Ann"), status(game, "Bob")) == ("favored", "disfavored")


@rule("D-TERM-7")
def test_a_disfavored_house_has_standing_a_vilified_one_does_not() -> None:
    game = table("Ann | Bob: 5s | Cat: 3S 2s | Dan", hands={"Ann": "blackmail"})
    do(game, "event blackmail")
    assert answers(game) == ["Bob", "Dan"]


@rule("D-TERM-8")
def test_status_follows_from_the_cards_alone() -> None:
    for game in some_moments():
        assert more(game)["status"] == [status_of(cards) for cards in game.dump()["rows"]]


# Core rules


@rule("D-CORE-1")
def test_cards_lie_openly_in_their_row() -> None:
    game = table("Ann | Bob: s [S] s.kardosa | Cat kardosa | Dan")
    assert seen(game, "house@1") == ["suspicion.deluras", "concealed", "suspicion.kardosa"]


@rule("D-CORE-2", "D-ACT-1", "D-ACT-2")
def test_a_full_house_accepts_no_card() -> None:
    hands = {"Ann": "deluras, kardosa, 2 lycosia, scandal"}
    game = table("Ann | Bob: 5s | Cat: 4s | Dan lycosia: [s] [s] [s] 2s", hands=hands, revealed={"Ann": "Bob"})
    assert [word for word in answers(game) if word.startswith("raise")] == ["raise kardosa"]
    do(game, "scandal")
    assert answers(game) == ["Cat", "Ann"]
    game.back(ANN)
    do(game, "disgrace with lycosia")
    assert answers(game) == ["Cat", "Ann"]
    game.back(ANN)
    do(game, "ability deluras", "Cat 1")
    assert answers(game) == ["Ann"]


@rule("D-CORE-2")
def test_nowhere_do_more_than_five_cards_lie() -> None:
    assert all(len(cards) <= 5 for game in some_moments() for cards in game.dump()["rows"])


@rule("D-CORE-3", "D-CORE-4", "D/A-16")
def test_a_card_comes_into_play_face_up_at_the_end_of_the_row() -> None:
    game = table("Ann | Bob: [s] | Cat: [S] | Dan", hands={"Ann": "deluras, scandal"})
    do(game, "raise deluras", "scandal", "Cat")
    assert (row(game, "Bob"), row(game, "Cat")) == ("[s] s", "[S] S")
    other = table("Ann usari | Bob: [s] | Cat: s | Dan", hands={"Ann": "2 kardosa, usari"})
    do(other, "disgrace with kardosa", "Bob", "ability usari", "Cat 1")
    assert (row(other, "Bob"), row(other, "Cat")) == ("[s] S", "S")


@rule("D-CORE-5", "D/A-59")
def test_nobody_uses_the_ability_of_a_vilified_house() -> None:
    hands = {"Ann": "deluras, collaborators"}
    game = table("Ann | Bob deluras: 3S 2s | Cat | Dan: s", hands=hands, revealed={"Ann": "Bob"})
    assert "ability deluras" not in answers(game)
    do(game, "event collaborators")
    assert "Bob" not in answers(game)


@rule("D-CORE-6", "D-ACQ-3")
def test_a_discarded_scandal_goes_back_to_its_web() -> None:
    hands = {"Ann": "scandal, betrayal, kardosa"}
    game = table("Ann | Bob | Cat | Dan", question="acquire", hands=hands, web="2 lycosia, deluras")
    before = scandals(game)
    do(game, "card scandal")
    assert (scandals(game), pile(game)) == (before + 1, [])
    other = table("Ann | Bob | Cat | Dan", question="acquire", hands=hands)
    do(other, "card betrayal")
    assert pile(other) == ["betrayal"]
    assert seen(other, "discard") == ["event.betrayal"]


@rule("D-CORE-7")
def test_no_event_overrides_the_limit_of_five() -> None:
    game = table("Ann | Bob: 5s | Cat | Dan", hands={"Ann": "blackmail", "Bob": "kardosa"})
    do(game, "event blackmail", "Bob")
    assert row(game, "Bob") == "s s s s s", "no scandal could be taken, so the card was given unasked"
    assert hand(game, "Ann") == ["kardosa"]
    shift = table("Ann deluras | Bob: 5s | Cat: s | Dan", hands={"Ann": "collaborators"})
    do(shift, "event collaborators", "Ann", "pass", "Cat 1")
    assert answers(shift) == ["Dan", "Ann"]


@rule("D-ACQ-4")
def test_scandals_never_lie_in_the_web_of_suspicion() -> None:
    for game in some_moments():
        assert "scandal" not in web(game)
        assert "scandal" not in pile(game)
