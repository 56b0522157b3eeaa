"""D-END, D-SCORE, D-AGENDA, D-WIN, D/A-40..49 and the rows of the agendas: the end and its points."""

import pytest
from tests import untyped
from tests.games.duhr.play import (
    GALLERY,
    answers,
    asked,
    do,
    each_count,
    finished,
    hand,
    heard,
    kinds,
    more,
    points,
    row,
    scandals,
    seen,
    some_moments,
    status,
    statuses,
    winners,
    zones,
)
from tests.games.duhr.table import ANN, BLACK, BOB, CAT, WHITE, table
from tests.rules import rule

from courtier.core.registry import kind

TOP_LEVEL = ("main", "acquire", "villainous_act", "negate")


@rule("D-END-1", "D/A-40")
@pytest.mark.parametrize(("cat", "over"), [("4s", False), ("5s", True)])
def test_the_game_ends_when_fewer_than_two_houses_are_favored(cat: str, over: bool) -> None:
    game = table(f"Ann | Bob: 4s | Cat: {cat} | Dan: 5s", hands={"Ann": "2 deluras"})
    do(game, "raise deluras")
    assert game.over() is over


@rule("D-END-1")
def test_nobody_may_be_left_in_favor() -> None:
    plots = {"Bob": "Ann"}
    game = table("Ann: 4s | Bob: 4s | Cat: 5s | Dan: 5s", hands={"Ann": "deluras"}, concealed=plots)
    do(game, "raise deluras")
    assert game.over()
    assert statuses(game) == "disfavored disfavored disfavored disfavored"


@rule("D/A-40")
def test_a_reveal_by_choice_is_followed_by_a_test() -> None:
    game = table("Ann: 4s | Bob | Cat: 5s | Dan: 5s", hands={"Ann": "deluras"}, concealed={"Ann": "Cat"})
    do(game, "reveal")
    assert game.over()


@rule("D/A-40")
def test_a_forced_discard_and_a_draw_end_nothing() -> None:
    game = table("Ann | Bob: 5s | Cat: 5s | Dan", hands={"Ann": "deluras, kardosa"}, revealed={"Ann": "Dan"})
    do(game, "card deluras", "end", "draw")
    assert not game.over()


@rule("D-END-2", "D/A-42")
def test_a_dip_within_a_shift_ends_nothing() -> None:
    game = table("Ann lycosia: 4s | Bob: 2S 2s | Cat: 4s S | Dan: 5s", hands={"Ann": "lycosia"})
    do(game, "ability lycosia", "Cat 5", "Bob")
    assert statuses(game) == "favored vilified favored disfavored"
    assert not game.over()


@rule("D-END-3")
def test_at_every_top_level_question_two_houses_are_favored() -> None:
    for game in some_moments():
        if asked(game).endswith(TOP_LEVEL):
            assert more(game)["status"].count("favored") >= 2
            if asked(game).endswith("main") and more(game)["done"] == 0:
                assert ("scandal" in answers(game)) is ("scandal" in hand(game, asked(game).partition(":")[0]))
            if asked(game).endswith("villainous_act") and scandals(game):
                assert any(word.startswith("scandalize") for word in answers(game))


# Points


@rule("D-SCORE-1", "D-SCORE-2", "D-SCORE-3", "D-SCORE-4", "D-SCORE-6", "D-SCORE-7")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", 10),
        ("s", 9),
        ("s.kardosa", 9),
        ("S", 8),
        ("2s S [S]", 6),
        ("4S", 2),
        ("[s] [S] [s] [s] [s]", 9),
        ("5s", 4),
        ("2S 3s", 2),
        ("2S [s] [s] [s]", 5),
        ("3S 2s", 3),
        ("5S", 3),
        ("3S [s] [S]", 3),
    ],
)
def test_points_of_a_house(cards: str, expected: int) -> None:
    game = table(f"Ann: {cards} | Bob | Cat kardosa | Dan", over=True)
    assert points(game)[ANN][0] == expected


@rule("D-SCORE-3", "D-SCORE-6")
@pytest.mark.parametrize("villains", range(1, 7))
def test_villains_gain_by_each_other(villains: int) -> None:
    names = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
    rows = " | ".join(f"{name}: 3S 2s" if seat < villains else name for seat, name in enumerate(names))
    game = table(rows, over=True)
    assert [house for house, _ in points(game)] == [2 + villains] * villains + [10] * (6 - villains)


# Agendas


FULFILLED = {
    "W1": (2, ["Ann: 5s | Bob | Cat | Dan"], ["Ann: 4s | Bob: 5s | Cat | Dan", "Ann: 3S 2s | Bob: 5s | Cat | Dan"]),
    "W2": (
        2,
        ["Ann: S 3s | Bob | Cat | Dan", "Ann: S 3s [S] | Bob | Cat | Dan"],
        ["Ann: 2S | Bob | Cat | Dan", "Ann: 2S 3s | Bob | Cat | Dan", "Ann: 3S 2s | Bob | Cat | Dan"],
    ),
    "W3": (2, ["Ann | Bob | Cat: 5s | Dan"], ["Ann: 5s | Bob: 5s | Cat: 3S 2s | Dan", "Ann | Bob | Cat: 4s | Dan: 5s"]),
    "W4": (3, ["Ann | Bob | Cat: 3S 2s | Dan"], ["Ann | Bob: 3S 2s | Cat: 5s | Dan: 3S 2s"]),
    "W5": (
        2,
        ["Ann | Bob: 2S | Cat | Dan", "Ann | Bob: 3S 2s | Cat | Dan"],
        ["Ann: 2S | Bob: S [S] | Cat | Dan: 3S"],
    ),
    "W6": (3, ["Ann | Bob | Cat | Dan: 3S 2s"], ["Ann: 3S 2s | Bob: 3S 2s | Cat: 3S 2s | Dan: 2S 3s"]),
    "B1": (
        5,
        ["Ann | Bob: 3S 2s | Cat | Dan: 3S 2s", "Ann: 3S 2s | Bob: 3S 2s | Cat | Dan: 3S 2s"],
        ["Ann | Bob: 3S 2s | Cat: 3S 2s | Dan: 5s", "Ann | Bob | Cat: 3S 2s | Dan: 3S 2s"],
    ),
    "B2": (
        4,
        ["Ann | Bob: 5s | Cat | Dan: 5s", "Ann: 3S 2s | Bob: 5s | Cat | Dan: 5s"],
        ["Ann: 5s | Bob: 5s | Cat | Dan: 5s", "Ann | Bob: 5s | Cat: 5s | Dan", "Ann | Bob: 5s | Cat | Dan: 3S 2s"],
    ),
    "B3": (
        4,
        ["Ann | Bob | Cat: 3S 2s | Dan", "Ann: 5s | Bob | Cat: 3S 2s | Dan"],
        ["Ann: 3S 2s | Bob | Cat: 3S 2s | Dan", "Ann | Bob: 3S 2s | Cat: 5s | Dan"],
    ),
    "B4": (
        5,
        ["Ann: 5s | Bob: 3S 2s | Cat: 5s | Dan: 5s"],
        ["Ann: 4s | Bob: 3S 2s | Cat: 5s | Dan: 5s", "Ann: 5s | Bob: 5s | Cat: 5s | Dan"],
    ),
    "B5": (
        4,
        ["Ann: 3S 2s | Bob: 3S 2s | Cat: 3S 2s | Dan", "Ann: 3S 2s | Bob: 3S 2s | Cat: 3S 2s | Dan: 5S"],
        ["Ann: 3S 2s | Bob: 3S 2s | Cat: 2S 3s | Dan"],
    ),
    "B6": (
        3,
        ["Ann: 5s | Bob: 2S 3s | Cat | Dan"],
        ["Ann: 5s | Bob: 3S 2s | Cat | Dan", "Ann: 3S 2s | Bob | Cat | Dan"],
    ),
}


@rule(
    "D/AG-W1",
    "D/AG-W2",
    "D/AG-W3",
    "D/AG-W4",
    "D/AG-W5",
    "D/AG-W6",
    "D/AG-B1",
    "D/AG-B2",
    "D/AG-B3",
    "D/AG-B4",
    "D/AG-B5",
    "D/AG-B6",
    "D-AGENDA-1",
    "D-AGENDA-4",
)
@pytest.mark.parametrize("agenda", WHITE + BLACK)
@pytest.mark.parametrize("face", ["concealed", "revealed"])
def test_what_fulfils_an_agenda(agenda: str, face: str) -> None:
    """Ann's left neighbour is Bob, her right one Dan, and her conspiracy shows Cat's House."""
    bonus, kept, missed = FULFILLED[agenda]
    plot = {"Ann": "Cat"}
    for rows, expected in [*[(rows, bonus) for rows in kept], *[(rows, 0) for rows in missed]]:
        if face == "concealed":
            game = table(rows, agendas={"Ann": agenda}, concealed=plot, over=True)
        else:
            game = table(rows, agendas={"Ann": agenda}, revealed=plot, over=True)
        assert points(game)[ANN][1] == expected, rows


@rule("D/AG-B3")
def test_rise_by_treason_with_the_own_house_looks_left() -> None:
    own = {"Ann": "Ann"}
    left = table("Ann | Bob: 3S 2s | Cat | Dan", agendas={"Ann": "B3"}, concealed=own, over=True)
    assert points(left)[ANN][1] == 4
    right = table("Ann | Bob | Cat | Dan: 3S 2s", agendas={"Ann": "B3"}, concealed=own, over=True)
    assert points(right)[ANN][1] == 0


@rule("D-AGENDA-2", "D/EV-INTRIGUE")
def test_agendas_look_at_the_final_position_and_the_conspiracy_owned_then() -> None:
    rows = "Ann | Bob: 4s | Cat: 3S 2s | Dan: 5s | Eve: 4s"
    game = table(rows, hands={"Ann": "intrigue, deluras"}, agendas={"Ann": "W4"}, revealed={"Ann": "Dan", "Bob": "Cat"})
    do(game, "event intrigue", "Ann", "Bob", "raise deluras")
    assert not game.over()
    end = table(
        "Ann | Bob: 4s | Cat: 3S 2s | Dan: 5s", hands={"Ann": "deluras"}, agendas={"Ann": "W4"}, revealed={"Ann": "Cat"}
    )
    do(end, "raise deluras")
    assert end.over()
    assert points(end)[ANN][1] == 3


@rule("D-AGENDA-3")
def test_villains_score_their_agenda() -> None:
    game = table("Ann: 3S 2s | Bob | Cat | Dan: 3S 2s", agendas={"Ann": "W6"}, over=True)
    assert points(game)[ANN] == [4, 3]


@rule("D-AGENDA-4")
def test_several_may_fulfil_theirs() -> None:
    game = table("Ann: 5s | Bob: S | Cat | Dan", agendas={"Ann": "W1", "Bob": "W2", "Cat": "B6"}, over=True)
    assert [bonus for _, bonus in points(game)[:3]] == [2, 2, 3]
    conditions = [str(each["conditions"]) for each in kind("duhr").rows({})["agenda"]]
    assert len(set(conditions)) == 12


@rule("D-AGENDA-1", "D/A-44")
def test_all_is_shown_at_the_end_but_hands_and_concealed_cards() -> None:
    hands = {"Ann": "deluras, scandal", "Cat": "betrayal"}
    rows = "Ann: [s] | Bob: 4s | Cat: 5s | Dan: 5s"
    game = table(rows, hands=hands, agendas={"Cat": "B5"}, concealed={"Cat": "Ann"})
    news = do(game, "raise deluras")
    assert game.over()
    assert seen(game, "agenda@2") == ["B5"]
    assert seen(game, "conspiracy@2") == ["balistrad"]
    assert zones(game)["hand@0"]["count"] == 1
    assert seen(game, "house@0") == ["concealed"]
    assert heard(news, "agenda_shown")[CAT] == {"seat": CAT, "agenda": "B5", "points": 0}
    assert heard(news, "conspiracy_told")[CAT] == {"seat": CAT, "house": "balistrad"}
    story = kinds(news)
    assert story.index("counted") < story.index("agenda_shown") < story.index("won")


@rule("D/A-44")
def test_cards_in_hand_have_no_value() -> None:
    rows = "Ann | Bob: 5s | Cat: 5s | Dan: 5s"
    bare = table(rows, over=True)
    rich = table(rows, hands={"Ann": "3 scandal, betrayal", "Bob": "4 kardosa"}, over=True)
    assert bare.scores() == rich.scores()


# Winning


@rule("D-WIN-2")
@pytest.mark.parametrize(
    ("rows", "best"),
    [
        ("Ann: 4S | Bob: 5s | Cat: 2s S | Dan: [s] [s] 3s", ["Cat"]),
        ("Ann: 4S | Bob: 2s 2S [s] | Cat: 3S 2s | Dan: 2S 3s", ["Bob"]),
    ],
)
def test_favored_beats_disfavored_and_standing_beats_vilified(rows: str, best: list[str]) -> None:
    game = table(rows, agendas={"Ann": "B4", "Bob": "B5", "Cat": "B1", "Dan": "B2"}, over=True)
    assert game.scores().count(max(game.scores())) == 2
    assert winners(game) == best


@rule("D-WIN-5", "D-WIN-2")
def test_a_tie_counts_with_the_bonus() -> None:
    game = table(
        "Ann: 3s S | Bob: [s] [s] 3s | Cat: 5s | Dan: 3S 2s",
        agendas={"Ann": "B4", "Bob": "B6", "Cat": "W1", "Dan": "B5"},
        over=True,
    )
    assert game.scores() == [5, 6, 6, 3]
    assert winners(game) == ["Bob", "Cat"], "equal status is a shared victory"


@rule("D-WIN-3", "D/A-45")
def test_ties_with_equal_status_are_shared() -> None:
    game = table("Ann: s | Bob: s | Cat: 5s | Dan: 5s", agendas={"Ann": "B4", "Bob": "B5"}, over=True)
    assert winners(game) == ["Ann", "Bob"]
    assert status(game, "Ann") == "favored"


@rule("D-WIN-4")
@pytest.mark.parametrize(
    ("rows", "best", "manner"),
    [
        ("Ann | Bob: 5s | Cat: 5s | Dan: 5s", ANN, "favored"),
        ("Ann: 4S | Bob: [s] [s] [s] [s] s | Cat: 5s | Dan: 5s", BOB, "disfavored"),
        ("Ann: 4S | Bob: 2S 3s | Cat: 3S 2s | Dan: 2S 3s", CAT, "vilified"),
    ],
)
def test_the_manner_of_the_victory_is_the_winners_status(rows: str, best: int, manner: str) -> None:
    unfulfilled = {"Ann": "B4", "Bob": "B6" if manner == "vilified" else "B5", "Cat": "W2", "Dan": "B2"}
    game = table(rows, agendas=unfulfilled, over=True)
    assert best in game.winners()
    assert untyped.view(game, GALLERY)["result"]["sources"][best][0]["source"] == manner


@rule("D/A-49")
@each_count
def test_random_games_end(seats: int) -> None:
    for seed in range(10):
        game = finished(seats, seed)
        assert untyped.view(game, GALLERY)["turn"]["number"] < 400


@rule("D/A-41")
def test_nothing_follows_the_end() -> None:
    game = table("Ann | Bob: 4s | Cat: 5s | Dan: 5s", hands={"Ann": "2 deluras"})
    do(game, "raise deluras")
    assert (game.actors(), hand(game, "Ann"), row(game, "Bob")) == ([], ["deluras"], "s s s s s")
