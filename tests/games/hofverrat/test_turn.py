"""H-TURN: three cards to three areas, then draw."""

from itertools import permutations

import pytest
from tests.games.hofverrat.play import (
    TURNS,
    answers,
    areas,
    asked,
    code,
    each_count,
    hand,
    heard,
    in_words,
    is_next,
    kinds,
    lay,
    lying,
    moments,
    new,
    removed,
    seen,
    spare,
    steps,
    told,
    turn,
    zone,
)
from tests.games.hofverrat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.core.errors import IllegalAction


@rule("H-TURN-1")
@each_count
def test_play_goes_clockwise(seats: int) -> None:
    game = new(seats, seed=1)
    first = game.actor()
    news = [event for now in moments(game, seed=1) for event in now.news]
    order = [line["seat"] for line in heard(news, "turn_began")]
    assert order == [(first + step) % seats for step in range(seats * TURNS[seats])]


@rule("H-TURN-1")
def test_after_ann_it_is_the_turn_of_bob_to_her_left() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3", pile=3)
    lay(game, "carp o", "above")
    assert game.actors() == [ANN], "one whole turn per player"
    turn(game, "stag o Ann", "toad o Cat")
    assert game.actors() == [BOB]


@rule("H-TURN-2")
@each_count
def test_all_three_cards_must_be_played(seats: int) -> None:
    game = new(seats, seed=2)
    for now in moments(game, seed=2):
        if asked(now) == "lay":
            assert all(answer.split()[0].isdigit() for answer in answers(now)), "no pass, no discard"
    data = game.dump()
    laid = sum(len(area) for area in data["areas"].values()) + len(data["removed"])
    assert laid == 3 * seats * TURNS[seats]


@rule("H-TURN-2")
def test_a_card_cannot_be_kept() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3", pile=3)
    turn(game, "carp o above", "stag o Ann")
    assert hand(game, "Ann") == ["toad o"]
    assert answers(game) == ["0 Bob"]


@rule("H-TURN-3", "H-TURN-4")
def test_one_card_goes_to_the_table_one_home_one_to_an_opponent() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3")
    lay(game, "stag o", "below")
    assert not {"0 above", "0 below"} & {*answers(game)}, "also not one above and one below"
    lay(game, "carp o", "Cat")
    assert answers(game) == ["0 Ann"], "Bob is an opponent too"
    with pytest.raises(IllegalAction):
        lay(game, "toad o", "Bob")
    lay(game, "toad o", "Ann")
    assert areas(game) == {"table": ["stag o below"], "Ann": ["toad o"], "Bob": [], "Cat": ["carp o"]}


@rule("H-TURN-4")
@pytest.mark.parametrize("target", ["above", "below", "Ann", "Bob", "Cat"])
def test_a_second_card_in_the_same_area_is_refused(target: str) -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3")
    lay(game, "carp o", target)
    before = game.dump()
    alike = {"above": "below", "below": "above", "Bob": "Cat", "Cat": "Bob"}
    for again in (target, alike.get(target, target)):
        with pytest.raises(IllegalAction):
            lay(game, "stag o", again)
    assert game.dump() == before


@rule("H-TURN-5")
def test_the_three_cards_may_be_played_in_any_order() -> None:
    plays = ("carp n above", "stag s Ann", "toad g Bob")
    ends = set()
    for order in permutations(plays):
        game = table("Ann: carp n, stag s, toad g | Bob: 3", pile=3)
        turn(game, *order)
        assert game.actors() == [BOB]
        ends.add(str(areas(game)))
    assert len(ends) == 1


@rule("H-TURN-6")
@pytest.mark.parametrize("later", ["Bob", "Cat", "Dan"])
@pytest.mark.parametrize("sooner", ["Bob", "Cat", "Dan"])
def test_any_opponent_may_receive_the_card_the_same_or_another_each_turn(sooner: str, later: str) -> None:
    game = table("Ann: carp o, stag o, toad o | Bob | Cat | Dan", pile="hare o, hare g, hare n")
    turn(game, "carp o above", "stag o Ann", f"toad o {sooner}", "hare o above", "hare g Ann")
    assert answers(game) == ["0 Bob", "0 Cat", "0 Dan"]
    lay(game, "hare n", later)
    received: dict[str, list[str]] = {name: [] for name in ("Bob", "Cat", "Dan")}
    received[sooner].append("toad o")
    received[later].append("hare n")
    assert areas(game) == {"table": ["carp o above", "hare o above"], "Ann": ["stag o", "hare g"]} | received


@rule("H-TURN-7")
def test_with_two_players_the_other_one_receives_the_card() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3")
    turn(game, "carp o above", "stag o Ann")
    assert answers(game) == ["0 Bob"]


@rule("H-TURN-8")
@pytest.mark.parametrize("target", ["above", "below", "Ann", "Bob"])
def test_cards_are_laid_face_up_except_spies(target: str) -> None:
    spots = {"above": "table:above", "below": "table:below", "Ann": "district@0", "Bob": "district@1"}
    for words, kind in {"carp o": "ordinary", "carp n": "noble", "carp g": "guard", "carp a": "assassin"}.items():
        game = table(f"Ann: {words}, hare s, toad s | Bob")
        lay(game, words, target)
        assert zone(game, spots[target])["cards"][0]["face"] == "up"
        assert seen(game, spots[target]) == [f"carp.{kind}"]
    game = table("Ann: carp s, hare o, toad o | Bob")
    lay(game, "carp s", target)
    assert zone(game, spots[target])["cards"][0]["face"] == "down"
    assert seen(game, spots[target]) == ["spy"]


@rule("H-TURN-9")
def test_after_the_third_card_three_are_drawn_before_the_next_turn() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3", pile="hare o, hare n, hare s, toad g, toad g, toad g")
    turn(game, "carp o above", "stag o Ann")
    assert hand(game, "Ann") == ["toad o"], "not before the third card"
    news = lay(game, "toad o", "Bob")
    assert kinds(news) == ["laid", "drew", "turn_began"]
    assert hand(game, "Ann") == ["hare o", "hare n", "hare s"], "from the top of the pile"
    assert heard(news, "drew") == [{"seat": ANN, "count": 3, "pile": 3, "cards": "unknown"}]
    assert heard(news, "turn_began") == [{"seat": BOB, "turn": 2}]


@rule("H-TURN-9")
def test_the_effect_of_the_third_card_comes_before_the_draw() -> None:
    game = table("Ann: carp a | Bob: 3", districts={"Bob": "stag n"}, used="table home", pile=3)
    lay(game, "carp a", "Bob")
    assert hand(game, "Ann") == []
    assert kinds(spare(game)) == ["spared", "drew", "turn_began"]
    assert len(hand(game, "Ann")) == 3


@rule("H-TURN-10")
def test_from_an_empty_pile_nothing_is_drawn_and_that_was_the_last_turn() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: hare o, hare g, hare n | Cat: 3")
    news = turn(game, "carp o above", "stag o Ann", "toad o Bob")
    assert heard(news, "drew") == [{"seat": ANN, "count": 0, "pile": 0, "cards": "unknown"}]
    assert hand(game, "Ann") == []
    asked_later = []
    while not game.over():
        asked_later.append(game.actor())
        game.step(game.default(game.actor()))
    assert asked_later == [BOB] * 3 + [CAT] * 3


@rule("H-TURN-11", "H-TURN-12", "H-TURN-13")
@each_count
def test_turns_are_equal_and_draws_are_of_three_or_none(seats: int) -> None:
    for seed in range(5):
        game = new(seats, seed)
        turns, draws = [0] * seats, []
        while not game.over():
            whose, had_last = game.actor(), [not held for held in game.dump()["hands"]]
            pile, number = len(game.dump()["pile"]), game.turn
            while not game.over() and game.turn == number:
                game.step(game.choices()[-1])
            turns[whose] += 1
            draws += [line["count"] for line in heard(game.news, "drew")]
            sizes = [len(held) for held in game.dump()["hands"]]
            expected = [0 if none else 3 for none in had_last]
            expected[whose] = 3 if pile else 0
            assert sizes == expected
        assert turns == [TURNS[seats]] * seats
        assert draws == [3] * (seats * (TURNS[seats] - 1)) + [0] * seats


@rule("H-TURN-14")
@each_count
def test_no_assassin_strikes_a_card_of_the_same_turn(seats: int) -> None:
    offers = 0
    for seed in range(5):
        for now in moments(new(seats, seed), seed):
            if asked(now) == "choose_victim":
                dump = now.dump()
                area = ["table", *[f"district@{seat}" for seat in range(seats)]][dump["pending"][-1][2]]
                places = [int(answer.split()[1]) for answer in answers(now) if answer != "spare"]
                assert all(dump["areas"][area][place][3] < now.turn for place in places)
                offers += len(places)
    assert offers > 100


@rule("H-TURN-14")
def test_the_order_of_the_three_plays_changes_nothing() -> None:
    plays = {"carp a above": 0, "stag a Ann": 0, "toad a Bob": 1}
    ends = set()
    for order in permutations(plays):
        game = table(
            "Ann: carp a, stag a, toad a | Bob",
            table="hare n below",
            districts={"Ann": "hare s by Bob", "Bob": "hare g, hare o"},
            missions={"Ann": "L1 D1", "Bob": "L2 D2"},
        )
        for words in order:
            name, _, target = words.rpartition(" ")
            lay(game, name, target)
            game.step(22 + plays[words])
        assert game.over()
        ends.add(str((areas(game), sorted(removed(game)), game.scores())))
    assert len(ends) == 1


@rule("H-TURN-15")
def test_who_takes_the_last_three_cards_has_one_more_turn() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3", pile="hare o, hare g, hare n")
    turn(game, "carp o above", "stag o Ann", "toad o Bob")
    assert zone(game, "pile")["count"] == 0
    for _ in range(3):
        game.step(game.default(BOB))
    assert not game.over()
    turn(game, "hare o above", "hare g Ann", "hare n Bob")
    assert game.over()


@rule("H-TURN-16", "H-AREA-5")
@each_count
def test_a_laid_card_stays_where_it_is_unless_an_assassin_takes_it(seats: int) -> None:
    for seed in range(3):
        game, dumps, deeds = new(seats, seed), [], []
        for now in moments(game, seed):
            dumps.append(now.dump())
            deeds.append(kinds(now.news))
        for (before, after), deed in zip(steps(dumps), deeds[1:], strict=True):
            for area, cards in before["areas"].items():
                assert is_next(cards, after["areas"][area])
                taken = len(after["areas"][area]) < len(cards)
                assert not taken or {*deed} & {"removed", "removed_spy"}
            assert after["removed"][: len(before["removed"])] == before["removed"]


@rule("H-TURN-16")
def test_nothing_laid_can_be_taken_back() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3")
    lay(game, "carp o", "above")
    with pytest.raises(IllegalAction):
        game.back(ANN)
    assert lying(game, "table") == ["carp o above"]
    assert all(in_words(action).split()[0] in {"0", "1"} for action in game.legal(ANN))


@rule("H-TURN-1")
@pytest.mark.parametrize("seat", [BOB, CAT, DAN])
def test_nobody_else_can_answer(seat: int) -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3 | Dan: 3")
    assert game.legal(seat) == []
    with pytest.raises(IllegalAction, match="put to seat 0"):
        game.apply(seat, code(0, "above"))


@rule("H-TURN-9")
def test_only_the_drawer_sees_what_she_drew() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3", pile="hare o, hare n, hare s")
    news = turn(game, "carp o above", "stag o Ann", "toad o Bob")
    drew = [line for line in told(news, ANN) if line["event"] == "drew"]
    assert drew[0]["cards"] == ["hare.ordinary", "hare.noble", "hare.spy"] == seen(game, "hand", ANN)
