"""H-DEC: the two questions."""

from itertools import permutations

import pytest
from tests.games.hofverrat.play import (
    GALLERY,
    PLACE,
    SPARE,
    TURNS,
    answers,
    areas,
    asked,
    code,
    each_count,
    everybody,
    hand,
    heard,
    in_words,
    lay,
    lying,
    moments,
    new,
    remove,
    same_news,
    sight,
    spare,
    there,
    turn,
)
from tests.games.hofverrat.table import ANN, BOB, NAMES, table
from tests.rules import rule

import courtier
from courtier.core.registry import kind

HANDS = {
    2: "Ann: carp o, stag o, toad o | Bob: 3",
    3: "Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3",
    4: "Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3 | Dan: 3",
    5: "Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3 | Dan: 3 | Eve: 3",
}


@rule("H-DEC-1")
@each_count
def test_only_the_player_whose_turn_it_is_is_asked_one_of_two_questions(seats: int) -> None:
    questions = set()
    for now in moments(new(seats, seed=1), seed=1):
        if now.over():
            assert now.actors() == []
            assert asked(now) is None
            continue
        (seat,) = now.actors()
        assert courtier.view(now, GALLERY)["turn"]["seat"] == seat
        assert courtier.view(now, GALLERY)["asked"] == [{"seat": seat, "question": asked(now)}]
        assert all(now.legal(other) == [] for other in range(seats) if other != seat)
        questions.add(asked(now))
    assert questions == {"lay", "choose_victim"}


@rule("H-DEC-1")
@each_count
def test_drawing_revealing_and_scoring_ask_nothing(seats: int) -> None:
    game, drawn = new(seats, seed=2), 0
    for now in moments(game, seed=2):
        drawn += len(heard(now.news, "drew"))
        assert now.over() or asked(now) in {"lay", "choose_victim"}
    assert drawn == seats * TURNS[seats]
    assert game.winners()


@rule("H-DEC-2", "H-DEC-4")
@each_count
def test_every_card_may_go_to_every_open_area(seats: int) -> None:
    game = table(HANDS[seats])
    targets = ["above", "below", *NAMES[:seats]]
    assert answers(game) == [f"{slot} {target}" for slot in range(3) for target in targets]
    assert len(answers(game)) == {2: 12, 3: 15, 4: 18, 5: 21}[seats]


@rule("H-DEC-2", "H-DEC-4")
@each_count
def test_how_many_answers_the_second_and_third_lay_have(seats: int) -> None:
    second = {"table": 2 * seats, "home": 2 * (seats + 1), "abroad": 6}
    third = {"table": 2, "home": 1, "abroad": seats - 1}
    targets = {"table": "above", "home": "Ann", "abroad": "Bob"}
    for first, then, last in permutations(targets):
        game = table(HANDS[seats])
        lay(game, "stag o", targets[first])
        assert len(answers(game)) == second[first]
        lay(game, "toad o", targets[then])
        assert len(answers(game)) == third[last]
        assert all(answer.startswith("0 ") for answer in answers(game))


@rule("H-DEC-3")
@each_count
def test_lay_is_asked_three_times_a_turn(seats: int) -> None:
    lays: dict[int, int] = {}
    for now in moments(new(seats, seed=3), seed=3):
        if asked(now) == "lay":
            lays[now.turn] = lays.get(now.turn, 0) + 1
    assert lays == dict.fromkeys(range(1, seats * TURNS[seats] + 1), 3)


@rule("H-DEC-3", "H/A-27")
def test_lay_is_asked_even_if_one_answer_is_left() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3")
    turn(game, "carp o above", "stag o Bob")
    assert game.actors() == [ANN]
    assert answers(game) == ["0 Ann"]
    assert lying(game, "Ann") == []


@rule("H-DEC-5")
def test_the_strike_is_asked_before_the_next_lay_and_before_the_draw() -> None:
    game = table("Ann: carp a, stag o, toad a | Bob: 3", table="hare o above", districts={"Bob": "hare n"}, pile=3)
    lay(game, "carp a", "above")
    assert asked(game) == "choose_victim"
    with pytest.raises(courtier.IllegalAction):
        lay(game, "stag o", "Ann")
    spare(game)
    lay(game, "stag o", "Ann")
    lay(game, "toad a", "Bob")
    assert asked(game) == "choose_victim"
    assert hand(game, "Ann") == []
    spare(game)
    assert len(hand(game, "Ann")) == 3


@rule("H-DEC-5")
@pytest.mark.parametrize(
    ("lies", "struck"),
    [("", False), ("hare g", False), ("hare gg, toad g", False), ("hare s", True), ("hare g, hare o", True)],
)
def test_the_strike_is_asked_if_another_card_but_a_guard_lies_there(lies: str, struck: bool) -> None:
    for target in ("above", "Ann", "Bob"):
        game = table("Ann: carp a, stag o, toad o | Bob", **there(target, lies))
        lay(game, "carp a", target)
        assert asked(game) == ("choose_victim" if struck else "lay")


@rule("H-DEC-6")
def test_a_strike_is_answered_with_spare_or_a_place() -> None:
    cards = "hare g, hare n, toad s by Ann, toad g, stag a"
    game = table("Ann: carp a, stag o, toad o | Bob", districts={"Bob": cards})
    lay(game, "carp a", "Bob")
    assert answers(game) == ["spare", "place 1", "place 2", "place 4"]


@rule("H-DEC-7")
def test_a_place_is_the_order_of_laying_over_both_sides_and_all_columns() -> None:
    game = table(
        "Ann: carp a, stag o, toad o | Bob: nightingale a, hare o, hare o",
        table="hare n below, toad o above, stag s below, toad n above",
        pile=3,
    )
    lay(game, "carp a", "above")
    assert lying(game, "table")[-1] == "carp a above", "the assassin just laid is last"
    news = remove(game, 1)
    assert heard(news, "removed")[0] == {"seat": ANN, "spot": "table:above", "place": 1, "card": "toad.ordinary"}
    turn(game, "stag o Ann", "toad o Bob")
    lay(game, "nightingale a", "below")
    assert lying(game, "table") == [
        "hare n below",
        "stag s below",
        "toad n above",
        "carp a above",
        "nightingale a below",
    ]
    assert answers(game) == ["spare", "place 0", "place 1", "place 2", "place 3"], "later ones moved up"
    assert heard(remove(game, 2), "removed")[0]["card"] == "toad.noble"


@rule("H-DEC-7")
def test_what_one_clicks_is_the_card_at_that_place() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare n below, toad o above, stag s below, toad g above")
    lay(game, "carp a", "above")
    choices = {in_words(choice["code"]): choice["parts"] for choice in courtier.view(game, ANN)["choices"]}
    assert choices == {
        "spare": ["do:spare"],
        "place 0": ["table:below:0"],
        "place 1": ["table:above:0"],
        "place 2": ["table:below:1"],
    }


@rule("H-DEC-8")
@each_count
def test_no_area_outgrows_its_places(seats: int) -> None:
    most = seats * TURNS[seats]
    assert most == {2: 20, 3: 24, 4: 28, 5: 30}[seats]
    for seed in range(5):
        for now in moments(new(seats, seed), seed):
            assert all(len(cards) <= most for cards in areas(now).values())
            assert now.over() or max(now.choices()) < 51


@rule("H-DEC-8")
def test_fifty_one_codes_suffice() -> None:
    table_of_codes = kind("hofverrat").about()["actions"]
    assert len(table_of_codes) == 51
    assert (code(0, "above"), code(2, "Eve"), SPARE, PLACE) == (0, 20, 21, 22)
    lies = "hare oooonnnnss, toad oooonnnnss, stag oooonnnns"
    game = table("Ann: carp a | Bob | Cat | Dan | Eve", table=lies, used="home abroad")
    lay(game, "carp a", "below")
    assert len(lying(game, "table")) == 30
    assert answers(game) == ["spare", *[f"place {place}" for place in range(29)]]
    assert max(game.choices()) == 50


@rule("H-DEC-9")
def test_slots_follow_the_order_of_drawing_and_move_up() -> None:
    game = table("Ann: carp o, stag s, toad n | Bob", pile="hare n, hare o, hare s")
    game.apply(ANN, code(1, "above"))
    assert hand(game, "Ann") == ["carp o", "toad n"]
    game.apply(ANN, code(1, "Ann"))
    assert lying(game, "Ann") == ["toad n"]
    game.apply(ANN, code(0, "Bob"))
    assert lying(game, "Bob") == ["carp o"]
    assert hand(game, "Ann") == ["hare n", "hare o", "hare s"]


@rule("H-DEC-9")
def test_the_slot_is_told_to_nobody_else() -> None:
    one = table("Ann: carp s, stag o, toad n | Bob: 3")
    other = table("Ann: toad n, carp s, stag o | Bob: 3")
    for words, target in (("carp s", "above"), ("toad n", "Ann"), ("stag o", "Bob")):
        assert sight(one, BOB, GALLERY) == sight(other, BOB, GALLERY)
        assert same_news(lay(one, words, target), lay(other, words, target), BOB, GALLERY)


@rule("H-DEC-9")
def test_a_log_of_codes_betrays_no_spy() -> None:
    spy = table("Ann: carp s, stag o, toad n | Bob: 3")
    plain = table("Ann: carp o, stag o, toad n | Bob: 3")
    assert spy.legal(ANN) == plain.legal(ANN)
    spy.apply(ANN, code(0, "above"))
    plain.apply(ANN, code(0, "above"))
    assert spy.legal(ANN) == plain.legal(ANN)


@rule("H-DEC-10")
@pytest.mark.parametrize("target", ["above", "below", "Ann", "Bob", "Cat"])
def test_laying_a_spy_asks_nothing_more(target: str) -> None:
    spy = table("Ann: carp s, stag o, toad n | Bob: 3 | Cat: 3", table="hare n above", districts={"Bob": "hare o"})
    plain = table("Ann: carp o, stag o, toad n | Bob: 3 | Cat: 3", table="hare n above", districts={"Bob": "hare o"})
    assert answers(spy) == answers(plain)
    lay(spy, "carp s", target)
    lay(plain, "carp o", target)
    assert answers(spy) == answers(plain)
    assert asked(spy) == asked(plain) == "lay"


@rule("H-DEC-11")
def test_silence_lays_the_first_card_at_home_then_above_then_to_the_left() -> None:
    game = table("Ann: 3 | Bob: carp o, stag o, toad o | Cat: 3", asked="Bob")
    silence = []
    for _ in range(3):
        silence.append(in_words(game.default(BOB)))
        game.apply(BOB, game.default(BOB))
    assert silence == ["0 Bob", "0 above", "0 Cat"]


@rule("H-DEC-11")
def test_silence_of_the_last_seat_goes_to_the_first() -> None:
    game = table("Ann: 3 | Bob: 3 | Cat: toad o", asked="Cat", used="table home")
    assert in_words(game.default(2)) == "0 Ann"


@rule("H-DEC-11")
@pytest.mark.parametrize(("used", "silence"), [("home", "0 above"), ("table", "0 Ann"), ("table home", "0 Bob")])
def test_silence_takes_the_first_area_left(used: str, silence: str) -> None:
    cards = ", ".join(["carp o", "stag o", "toad o"][: 3 - len(used.split())])
    game = table(f"Ann: {cards} | Bob: 3 | Cat: 3", used=used)
    assert in_words(game.default(ANN)) == silence


@rule("H-DEC-11")
def test_silence_spares() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare n above")
    lay(game, "carp a", "above")
    assert in_words(game.default(ANN)) == "spare"


@rule("H-DEC-10")
def test_who_is_asked_when_is_no_secret() -> None:
    game = table("Ann: carp a, stag s, toad o | Bob: 3 | Cat: 3", table="hare s above by Bob")
    plays = {"stag s": ("Ann", "lay"), "toad o": ("Bob", "lay"), "carp a": ("above", "choose_victim")}
    for words, (target, question) in plays.items():
        lay(game, words, target)
        for seat in everybody(game):
            assert courtier.view(game, seat)["asked"] == [{"seat": ANN, "question": question}]
