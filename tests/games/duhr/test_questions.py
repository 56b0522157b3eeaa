"""D-ASK: who is asked what, and what may be answered."""

import pytest
from tests.games.duhr.play import (
    GALLERY,
    SEATS,
    all_pass,
    answers,
    asked,
    default,
    do,
    hand,
    moments,
    more,
    new,
    pile,
    row,
    scandals,
    sight,
    some_moments,
    status,
)
from tests.games.duhr.table import ANN, BOB, CAT, DAN, NAMES, table
from tests.rules import rule

import courtier
from courtier.core.errors import IllegalAction


@rule("D-ASK-1", "D-SETUP-6")
def test_the_agenda_question_is_not_put_in_the_white_only_game() -> None:
    assert asked(new(5)) == "Ann, Bob, Cat, Dan, Eve: choose_agenda"
    assert asked(new(5, agendas="white", first_player=0)) == "Ann: main"


@rule("D-ASK-2")
def test_equal_cards_are_one_answer() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "3 deluras, 2 scandal"}, revealed={"Ann": "Dan"})
    assert answers(game) == ["raise deluras", "scandal", "disgrace with deluras"]
    for moment in some_moments():
        if not moment.over():
            choices = moment.choices()
            assert len(set(choices)) == len(choices)


@rule("D-ASK-3")
@pytest.mark.parametrize(
    ("plot", "row_of_ann", "after"),
    [
        ("concealed", "", ["Ann: main", "Ann: main"]),
        ("revealed", "", ["Ann: main", "Ann: acquire"]),
        ("concealed", "5s", ["Ann: acquire"]),
    ],
)
def test_main_is_put_again_while_there_is_something_to_choose(plot: str, row_of_ann: str, after: list[str]) -> None:
    rows = f"Ann: {row_of_ann} | Bob | Cat | Dan"
    hands = {"Ann": "3 deluras"}
    shown = {"Ann": "Dan"}
    if plot == "concealed":
        game = table(rows, hands=hands, concealed=shown)
    else:
        game = table(rows, hands=hands, revealed=shown)
    found = []
    for _ in after:
        do(game, "raise deluras")
        found.append(asked(game))
    assert found == after


@rule("D-ASK-3")
def test_after_two_actions_a_concealed_conspiracy_may_still_be_revealed() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "3 deluras"}, concealed={"Ann": "Dan"})
    do(game, "raise deluras", "raise deluras")
    assert answers(game) == ["reveal", "end"], "House Actions are listed only while one is allowed"
    do(game, "reveal")
    assert asked(game) == "Ann: acquire"


@rule("D-ASK-4")
def test_stepping_back_drops_an_unfinished_announcement() -> None:
    game = table("Ann lycosia | Bob: S S | Cat | Dan", hands={"Ann": "lycosia, deluras"})
    before = game.dump()["hands"], game.dump()["rows"]
    seen_by_others = sight(game, GALLERY, BOB, CAT, DAN)
    do(game, "ability lycosia", "Bob 2")
    assert asked(game) == "Ann: choose_destination"
    assert sight(game, GALLERY, BOB, CAT, DAN) == seen_by_others, "nothing is paid or shown yet"
    game.back(ANN)
    assert (asked(game), answers(game)) == ("Ann: choose_ability_spot", ["Bob 1", "Bob 2"])
    game.back(ANN)
    assert asked(game) == "Ann: main"
    assert (game.dump()["hands"], game.dump()["rows"]) == before
    with pytest.raises(IllegalAction):
        game.back(ANN)


@rule("D-ASK-4", "D-ASK-13")
def test_others_see_details_as_main() -> None:
    game = table("Ann lycosia | Bob: S S | Cat | Dan", hands={"Ann": "lycosia"})
    do(game, "ability lycosia", "Bob 2")
    assert courtier.view(game, BOB)["asked"] == [{"seat": ANN, "question": "main"}]
    assert courtier.view(game, BOB)["choices"] == []


@rule("D-ASK-4", "D-ACT-11")
def test_only_answers_that_lead_to_a_complete_announcement_are_listed() -> None:
    game = table("Ann lycosia: S | Bob: 5s | Cat: 4s S | Dan: S", hands={"Ann": "lycosia"})
    do(game, "ability lycosia")
    assert answers(game) == ["Cat 5", "Dan 1", "Ann 1"]
    for spot, targets in (("Dan 1", ["Ann"]), ("Ann 1", ["Dan"]), ("Cat 5", ["Dan", "Ann"])):
        do(game, spot)
        assert answers(game) == targets
        game.back(ANN)


@rule("D-ASK-4", "D-ASK-9")
def test_within_collaborators_one_steps_back_to_the_first_detail_only() -> None:
    game = table("Ann lycosia | Bob: S | Cat | Dan", hands={"Ann": "collaborators"})
    do(game, "event collaborators", "Ann", "pass", "Bob 1")
    game.back(ANN)
    assert asked(game) == "Ann: choose_ability_spot"
    with pytest.raises(IllegalAction):
        game.back(ANN)


@rule("D-ASK-5")
def test_a_negation_names_the_house_of_the_pair() -> None:
    hands = {"Ann": "balistrad", "Bob": "2 kardosa, 3 lycosia, deluras, 2 scandal"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 1")
    assert answers(game) == ["pass", "negate with kardosa", "negate with lycosia"]


@rule("D-ASK-13")
def test_every_other_question_is_put_even_if_the_hand_leaves_one_answer() -> None:
    game = table("Ann silgaro | Bob: s | Cat | Dan", hands={"Ann": "silgaro"})
    assert asked(game) == "Ann: main"
    do(game, "ability silgaro")
    assert (asked(game), answers(game)) == ("Ann: choose_ability_spot", ["Bob 1"])
    do(game, "Bob 1")
    assert (asked(game), len(answers(game))) == ("Ann: rescind", 1)
    empty = table("Ann: 5s | Bob | Cat | Dan")
    assert (asked(empty), answers(empty)) == ("Ann: main", ["end"])


@rule("D-ASK-13")
def test_whom_a_question_asks_does_not_depend_on_what_hands_hold() -> None:
    for cards in ("2 kardosa", "kardosa, deluras", "scandal, betrayal"):
        game = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", "Bob": cards})
        do(game, "ability balistrad", "Bob 1")
        assert asked(game) == "Bob: negate"


@rule("D-ASK-13")
def test_every_open_question_has_an_answer() -> None:
    for seats in SEATS:
        for game in moments(new(seats, seed=40 + seats), seats):
            for seat in game.actors():
                assert game.legal(seat)


# Default answers


@rule("D-ASK-14")
@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ("balistrad, deluras, scandal, betrayal", "raise deluras"),
        ("2 balistrad, scandal, betrayal", "scandal"),
        ("2 balistrad, betrayal", "disgrace with balistrad"),
        ("balistrad, betrayal", "event betrayal"),
        ("balistrad", "ability balistrad"),
    ],
)
def test_the_default_of_main_is_the_least_harm(hands: str, expected: str) -> None:
    game = table("Ann | Bob: S [s] | Cat | Dan", hands={"Ann": hands}, revealed={"Ann": "Dan"})
    assert default(game) == expected


@rule("D-ASK-14")
def test_defaults_of_main_end_discard_and_the_rest() -> None:
    done = table("Ann | Bob | Cat | Dan", hands={"Ann": "2 deluras"}, done=1)
    assert default(done) == "end"
    stuck = table("Ann | Bob: 5s | Cat: 5s | Dan", hands={"Ann": "kardosa, deluras"}, concealed={"Ann": "Dan"})
    assert default(stuck) == "card deluras"
    own = table("Ann | Bob | Cat | Dan", hands={"Ann": "balistrad"}, concealed={"Ann": "Dan"})
    assert default(own) == "raise balistrad"
    rows = "Ann: {} | Bob: 5s | Cat | Dan"
    expose = table(rows.format("[s]"), hands={"Ann": "2 deluras"}, revealed={"Ann": "Dan"}, scandals=0, spare="Dan")
    assert default(expose) == "expose with deluras"
    absolve = table(rows.format("S"), hands={"Ann": "2 deluras"}, revealed={"Ann": "Dan"}, scandals=0, spare="Dan")
    assert default(absolve) == "absolve with deluras"


@rule("D-ASK-14")
def test_defaults_of_details_are_the_first_listed() -> None:
    game = table("Ann lycosia | Bob: S S | Cat | Dan", hands={"Ann": "lycosia, scandal"})
    do(game, "scandal")
    assert default(game) == "Bob"
    game.back(ANN)
    do(game, "ability lycosia")
    assert default(game) == "Bob 1"
    do(game, "Bob 1")
    assert default(game) == "Cat"


@rule("D-ASK-14")
def test_defaults_of_the_other_questions() -> None:
    assert default(new(4), "Cat") == "white"
    window = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", "Bob": "2 deluras"})
    do(window, "ability balistrad", "Bob 1")
    assert default(window) == "pass"
    blackmail = table("Ann | Bob | Cat | Dan", hands={"Ann": "blackmail", "Bob": "2 deluras, kardosa"})
    do(blackmail, "event blackmail", "Bob", "pass")
    assert default(blackmail) == "pay"
    do(blackmail, "pay")
    assert default(blackmail) == "card deluras"
    espionage = table("Ann | Bob | Cat | Dan", hands={"Ann": "espionage", "Bob": "deluras"})
    do(espionage, "event espionage", "Bob")
    assert default(espionage) == "pass"
    acquire = table("Ann | Bob | Cat | Dan", hands={"Ann": "deluras"}, question="acquire")
    assert default(acquire) == "draw"
    rescind = table("Ann silgaro | Bob: s | Cat | Dan", hands={"Ann": "silgaro, scandal"})
    do(rescind, "ability silgaro", "Bob 1")
    assert default(rescind) == "card balistrad"
    replace = table("Ann | Bob: 4s | Cat | Dan: 5s", hands={"Ann": "deluras"}, concealed={"Bob": "Dan"})
    do(replace, "raise deluras")
    assert default(replace) == "Dan 1"


@rule("D-ASK-14")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("Ann: 3S 2s | Bob: s | Cat: [s] | Dan", "expose Cat 1"),
        ("Ann: 3S 2s | Bob: s | Cat | Dan", "scandalize Bob"),
    ],
)
def test_the_default_of_a_villain(rows: str, expected: str) -> None:
    assert default(table(rows)) == expected


@rule("D-ASK-14")
def test_a_game_of_defaults_comes_to_an_end_or_goes_round() -> None:
    game = new(4, seed=9, first_player=0)
    for _ in range(200):
        if game.over():
            break
        game.step(game.default(game.actor()))
    assert courtier.view(game, GALLERY)["turn"]["number"] > 4


@rule("D-ASK-12")
def test_seats_are_listed_clockwise_from_the_left_oneself_last() -> None:
    game = table("Ann: s | Bob: s | Cat: 3S 2s | Dan: s", active="Cat")
    assert answers(game)[:5] == ["defame Dan 1", "defame Ann 1", "defame Bob 1", "defame Cat 4", "defame Cat 5"]


@rule("D-ASK-10")
def test_espionage_offers_a_kind_once() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "espionage", "Bob": "3 deluras"})
    do(game, "event espionage", "Bob")
    all_pass(game)
    assert answers(game) == ["pass", "card deluras"]


@rule("D-ASK-11", "D-ACQ-1", "D-ASK-13")
def test_acquire_is_asked_of_an_active_player_with_standing_who_holds_cards() -> None:
    for game in some_moments():
        if asked(game).endswith("acquire"):
            name = asked(game).partition(":")[0]
            assert NAMES.index(name) == more(game)["active"]
            assert status(game, name) != "vilified"
            assert hand(game, name)


@rule("D-ASK-6")
def test_the_card_rescinded_goes_to_its_place() -> None:
    game = table("Ann silgaro | Bob: s | Cat | Dan", hands={"Ann": "silgaro, betrayal"})
    before = scandals(game)
    do(game, "ability silgaro", "Bob 1", "card betrayal")
    assert (pile(game), scandals(game), row(game, "Bob")) == (["silgaro", "betrayal"], before, "")
