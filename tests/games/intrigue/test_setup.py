"""I-SETUP: before the first round."""

from collections import Counter

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    all_viewers,
    answers,
    asked,
    circle,
    discards,
    draw,
    draw_pile,
    each_count,
    everybody,
    finished,
    hand,
    heard,
    kinds,
    moments,
    more,
    new,
    phase,
    pile,
    round_of,
    seen,
    standings,
    start,
    told,
    until,
    zones,
)
from tests.games.intrigue.table import ANN, BOB, COLOURS, COMMON, NAMES, PERSONAL, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadSetup


@rule("I-SETUP-1", "I/R-78")
def test_three_to_six_players() -> None:
    for seats in (0, 1, 2, 7):
        with pytest.raises(BadSetup, match="3 to 6"):
            courtier.new("intrigue", seats, seed=1)
    for seats in (3, 4, 5, 6):
        assert new(seats, seed=1).seats == seats


@rule("I-SETUP-2", "I-SETUP-11", "I-STAND-1", "I/R-04")
@each_count
def test_three_standing_each_before_the_eyes_of_all(seats: int) -> None:
    game = new(seats, seed=1)
    assert standings(game) == [3] * seats
    for viewer in all_viewers(game):
        assert [seen(game, f"standing@{seat}", viewer) for seat in range(seats)] == [["standing"] * 3] * seats


@rule("I-SETUP-3", "I-SETUP-13", "I/R-11")
@each_count
def test_colours_go_by_seat(seats: int) -> None:
    for seed in (1, 2):
        assert more(new(seats, seed))["colours"] == list(COLOURS[:seats])


@rule("I-SETUP-4")
@each_count
def test_a_personal_pile_is_the_own_colour(seats: int) -> None:
    game = new(seats, seed=2)
    for name in NAMES[:seats]:
        assert sorted(pile(game, name)) == sorted(f"{name} {card}" for card in PERSONAL)


@rule("I-SETUP-5", "I/R-07", "I/R-89")
def test_personal_piles_are_shuffled_and_face_down() -> None:
    orders = {tuple(pile(new(3, seed), "Ann")) for seed in range(20)}
    assert len(orders) == 20
    tops = Counter(pile(new(3, seed), "Ann")[0] for seed in range(200))
    assert len(tops) == 10, "every kind can lie on top"
    game = new(3, seed=1)
    for viewer in all_viewers(game):
        assert [seen(game, f"pile@{seat}", viewer) for seat in range(3)] == [12, 12, 12]


@rule("I-SETUP-6")
def test_unused_colours_are_not_in_the_game() -> None:
    game = finished(4, seed=1)
    assert not any(name in card for card in map(str, told(game.news, ANN)) for name in ("blue", "purple"))
    game = new(4, seed=1)
    for _ in range(5):
        everybody(game, "draw pile")
    assert not [card for name in NAMES[:4] for card in hand(game, name) if card.startswith(("Eve", "Flo"))]


@rule("I-SETUP-7")
def test_the_draw_pile_is_the_46_uncoloured_cards_shuffled() -> None:
    piles = [draw_pile(new(5, seed)) for seed in range(20)]
    assert all(sorted(each) == sorted(COMMON) for each in piles)
    assert len({tuple(each) for each in piles}) == 20


@rule("I-SETUP-8", "I-SETUP-14", "I/R-08")
@each_count
def test_five_cards_each_in_any_mixture(seats: int) -> None:
    game = new(seats, seed=3)
    sources = ["draw pile", "own pile"]
    for step in range(5):
        assert asked(game) == "setup_draw"
        assert sorted(circle(game)) == sorted(NAMES[:seats])
        assert [answers(game, name) for name in circle(game)] == [sources] * seats
        assert [len(hand(game, name)) for name in NAMES[:seats]] == [step] * seats
        draw(game, Ann="own pile", Bob=sources[step % 2])
    assert [len(hand(game, name)) for name in NAMES[:3]] == [5, 5, 5]
    assert [len(pile(game, name)) for name in NAMES[:3]] == [7, 10, 12]
    assert all(card.startswith("Ann ") for card in hand(game, "Ann"))
    assert asked(game) == "ready"


@rule("I-SETUP-9")
@each_count
def test_nobody_draws_from_another_s_pile(seats: int) -> None:
    news = []
    for game in moments(new(seats, seed=5), seed=5):
        news += game.news
    drawn = [line for seat in range(seats) for line in heard(news, "drew", seat) if line["cards"] != "unknown"]
    for line in drawn:
        if line["source"] == "own_pile":
            assert line["cards"][0].startswith(COLOURS[line["seat"]])


@rule("I-SETUP-10")
def test_the_discard_pile_starts_empty() -> None:
    game = new(6, seed=1)
    assert discards(game) == []
    until(game, "ready")
    assert discards(game) == []


@rule("I-SETUP-11", "I/R-04")
def test_standing_is_no_part_of_the_hand() -> None:
    game = table("Ann: asset 1 | Bob: 1 | Cat: 1")
    assert seen(game, "hand", ANN) == ["asset 1"]
    assert seen(game, "hand@0", BOB) == 1


@rule("I-SETUP-12", "I/R-10")
def test_the_start_player_is_random_and_known_before_the_first_draw() -> None:
    first = Counter(start(new(4, seed)) for seed in range(80))
    assert set(first) == {"Ann", "Bob", "Cat", "Dan"}
    for seed in range(5):
        game = new(4, seed)
        assert circle(game)[0] == start(game)
        assert heard(game.news, "started")[0]["start"] == NAMES.index(start(game))


@rule("I-SETUP-12", "I-ROUND-4", "I/R-10")
def test_the_marker_moves_clockwise_after_each_round() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1 | Dan", start="Bob", phase="draw", out="Dan")
    markers = []
    for _ in range(4):
        until(game, "ready")
        markers.append(start(game))
        until(game, "draw_source")
        assert start(game) == markers[-1]
        everybody(game, "draw pile")
    assert markers == ["Cat", "Ann", "Bob", "Cat"]


@rule("I-SETUP-14", "I/R-08")
def test_setup_cards_are_dealt_in_seat_order_and_seen_before_the_next_step() -> None:
    game = table("Ann | Bob | Cat", phase="setup", start="Bob", draw=", ".join(f"asset {top}" for top in range(1, 7)))
    for seat in ("Bob", "Cat"):
        game.apply(NAMES.index(seat), game.legal(NAMES.index(seat))[0])
        assert hand(game, "Bob") == [], "nobody is dealt a card before all have named a source"
    game.apply(ANN, game.legal(ANN)[0])
    assert [hand(game, name) for name in ("Bob", "Cat", "Ann")] == [["asset 1"], ["asset 2"], ["asset 3"]]
    assert kinds(game.news) == ["named"] * 3 + ["drew"] * 3
    assert seen(game, "hand", ANN) == ["asset 3"]
    assert (asked(game), circle(game)) == ("setup_draw", ["Bob", "Cat", "Ann"])
    everybody(game, "draw pile")
    assert [hand(game, name)[1] for name in ("Bob", "Cat", "Ann")] == ["asset 4", "asset 5", "asset 6"]


@rule("I-SETUP-14")
def test_sources_are_sealed_until_all_have_named_one() -> None:
    game = new(3, seed=1)
    first, second, _ = [NAMES.index(name) for name in circle(game)]
    before = zones(game, second)
    game.apply(first, game.legal(first)[1])
    assert not game.news
    assert zones(game, second) == before
    assert "seat" not in str(more(game, second)["answer"])
    assert more(game, GALLERY)["answer"] is None


@rule("I-ROUND-1", "I-SETUP-8")
def test_the_first_round_begins_after_the_fifth_card() -> None:
    game = new(3, seed=1)
    assert (phase(game), round_of(game)) == ("setup", 0)
    for _ in range(5):
        everybody(game, "draw pile")
    assert (phase(game), round_of(game)) == ("discussion", 1)
