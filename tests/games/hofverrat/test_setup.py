"""H-SETUP: the deal."""

from collections import Counter
from itertools import permutations

import pytest
from tests.games.hofverrat.play import (
    BOX,
    GALLERY,
    asked,
    each_count,
    everybody,
    heard,
    kinds,
    moments,
    new,
    seen,
    sight,
    told,
    unlike,
    zone,
    zones,
)
from tests.games.hofverrat.table import DARK, DECK, LIGHT
from tests.rules import rule

import courtier
from courtier.core.errors import BadSetup

SEEDS = range(2_000)


@rule("H-SETUP-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 5 players, got {seats}"):
        courtier.new("hofverrat", seats, 1)


@rule("H-SETUP-2")
def test_every_place_of_the_deck_is_anybodys() -> None:
    decks = [deck(seed) for seed in SEEDS]
    for place in range(90):
        spies = sum(cards[place] == "carp.spy" for cards in decks)
        assert 15 < spies < 80, f"2 of 90 at place {place}: expected about 44"
    for place in (0, 44, 89):
        families = Counter(cards[place].split(".")[0] for cards in decks)
        assert all(250 < families[family] < 420 for family in families), "a sixth: expected about 333"
    neighbours = sum(cards[0].split(".")[0] == cards[1].split(".")[0] for cards in decks)
    assert 235 < neighbours < 395, "14 of 89: expected about 315"


@rule("H-SETUP-2")
@pytest.mark.parametrize("rng", [courtier.Rng(5), courtier.FairRng(bytes(32))])
def test_every_order_is_as_likely_as_any_other(rng: courtier.Rng) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3_000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations(range(3)))
    assert all(380 < times < 620 for times in orders.values()), "expected about 500"


@rule("H-SETUP-3", "H-SETUP-4", "H-SETUP-5", "H-SETUP-6", "H-SETUP-9")
@pytest.mark.parametrize(("seats", "box", "pile"), [(2, 30, 54), (3, 18, 63), (4, 6, 72), (5, 0, 75)])
def test_the_box_takes_so_many_that_turns_come_out_even(seats: int, box: int, pile: int) -> None:
    game = new(seats, seed=4)
    data = game.dump()
    assert (len(data["box"]), len(data["pile"])) == (box, pile)
    assert zone(game, "box") == {"id": "box", "kind": "box", "count": box}
    assert zone(game, "pile") == {"id": "pile", "kind": "pile", "count": pile}, "face down"
    dealt = [card for hand in data["hands"] for card in hand]
    assert Counter(data["box"] + data["pile"] + dealt) == Counter(DECK)


@rule("H-SETUP-7")
def test_what_goes_to_the_box_is_chance() -> None:
    boxes: Counter[str] = Counter()
    for seed in SEEDS:
        boxes.update(new(2, seed).dump()["box"])
    for card, copies in Counter(DECK).items():
        assert 0.85 < boxes[card] / (copies * len(SEEDS) / 3) < 1.15, f"a third of {card}"


@rule("H-SETUP-7")
@each_count
def test_nobody_sees_the_box_before_during_or_after_the_game(seats: int) -> None:
    game = new(seats, seed=5)
    for now in moments(game, seed=5):
        for seat in everybody(now):
            assert zone(now, "box", seat) == {"id": "box", "kind": "box", "count": BOX[seats]}
    assert all(line["spot"] != "box" for line in heard(game.news, "revealed"))


@rule("H-SETUP-8", "H-SETUP-16")
@each_count
def test_each_is_dealt_three_cards_that_she_alone_sees(seats: int) -> None:
    game = new(seats, seed=6)
    hands = game.dump()["hands"]
    for seat in range(seats):
        assert len(seen(game, "hand", seat)) == 3
        assert seen(game, "hand", seat) == hands[seat]
        for other in {*everybody(game)} - {seat}:
            assert zone(game, f"hand@{seat}", other) == {"id": f"hand@{seat}", "kind": "hand", "count": 3}
            dealt = heard(game.news, "dealt", other)[seat]
            assert dealt == {"seat": seat, "count": 3, "cards": "unknown"}
        assert heard(game.news, "dealt", seat)[seat]["cards"] == hands[seat]


@rule("H-SETUP-10")
@each_count
def test_each_has_a_light_and_a_dark_mission_and_none_is_held_twice(seats: int) -> None:
    for seed in range(50):
        game = new(seats, seed)
        held = [seen(game, "missions", seat) for seat in range(seats)]
        assert all(light in LIGHT and dark in DARK for light, dark in held)
        assert len({mission for pair in held for mission in pair}) == 2 * seats


@rule("H-SETUP-10")
def test_missions_are_dealt_by_chance() -> None:
    pairs = [tuple(seen(new(3, seed), "missions", 0)) for seed in SEEDS]
    lights = Counter(light for light, _ in pairs)
    darks = Counter(dark for _, dark in pairs)
    assert all(130 < lights[light] < 270 for light in LIGHT), "expected about 200"
    assert all(130 < darks[dark] < 270 for dark in DARK)
    assert len(set(pairs)) == 100, "light and dark do not hang together"


@rule("H-SETUP-11", "H-SETUP-12", "H-SETUP-16")
@each_count
def test_own_missions_are_in_sight_at_any_time_and_nobody_elses(seats: int) -> None:
    game = new(seats, seed=7)
    missions = game.dump()["missions"]
    for now in moments(game, seed=7):
        for seat in range(seats):
            view = zones(now, seat)
            assert [card["kind"] for card in view["missions"]["cards"]] == [missions[seat], missions[10 + seat]]
            for other in {*range(seats)} - {seat}:
                name = f"missions@{other}"
                assert now.over() or view[name] == {"id": name, "kind": "missions", "count": 2}


@rule("H-SETUP-16")
def test_that_all_have_two_missions_is_told_to_all_but_not_which() -> None:
    game = new(3, seed=8)
    missions = game.dump()["missions"]
    assert heard(game.news, "entrusted", 1) == [
        {"seat": 0, "count": 2, "missions": "unknown"},
        {"seat": 1, "count": 2, "missions": [missions[1], missions[11]]},
        {"seat": 2, "count": 2, "missions": "unknown"},
    ]


@rule("H-SETUP-13")
@each_count
def test_unused_missions_go_back_unseen_and_change_nothing(seats: int) -> None:
    game = new(seats, seed=9)
    unused = game.dump()["missions"][seats:10] + game.dump()["missions"][10 + seats :]
    assert len(unused) == 2 * (10 - seats)
    for now in moments(game, seed=9):
        for seat in everybody(now):
            text = sight(now, seat)
            assert not [mission for mission in unused if f'"{mission}"' in text]
    shown = [line["mission"] for line in heard(game.news, "mission_shown")]
    assert len(shown) == 2 * seats
    assert not set(shown) & set(unused)


@rule("H-SETUP-14")
@each_count
def test_chance_says_who_begins(seats: int) -> None:
    first = Counter(new(seats, seed).actor() for seed in SEEDS)
    assert sorted(first) == list(range(seats))
    assert all(0.8 < first[seat] / (len(SEEDS) / seats) < 1.2 for seat in range(seats))


@rule("H-SETUP-14")
def test_who_begins_is_told_to_all() -> None:
    game = new(3, seed=10)
    first = game.actor()
    assert heard(game.news, "set_up") == [{"first": first, "box": 18, "pile": 63}]
    assert heard(game.news, "turn_began") == [{"seat": first, "turn": 1}]


@rule("H-SETUP-15")
@each_count
def test_the_table_and_all_districts_start_empty(seats: int) -> None:
    game = new(seats, seed=11)
    zones = ["table:above", "table:below", "removed", *[f"district@{seat}" for seat in range(seats)]]
    assert [seen(game, name) for name in zones] == [[]] * len(zones)


@rule("H-SETUP-17")
@each_count
def test_nobody_decides_anything_before_the_first_turn(seats: int) -> None:
    game = new(seats, seed=12)
    assert asked(game) == "lay"
    assert game.actors() == [game.dump()["first"]]
    assert [game.question(seat) for seat in range(seats)] == [0] * seats, "the first question to anybody"
    assert kinds(game.news) == ["set_up", *["dealt", "entrusted"] * seats, "turn_began"]


@rule("H-SETUP-8", "H-SETUP-12")
@each_count
def test_the_deal_looks_the_same_whatever_others_got(seats: int) -> None:
    game = new(seats, seed=13)
    for seat in everybody(game):
        assert sight(unlike(game, seat, seed=1), seat) == sight(game, seat)
    assert all("unknown" in str(line) for line in told(game.news, GALLERY) if line["event"] in ("dealt", "entrusted"))


def deck(seed: int) -> list[str]:
    """All 90 cards in the order in which they were shuffled (H/A-31)."""
    data = new(5, seed).dump()
    cards: list[str] = data["box"] + [card for hand in data["hands"] for card in hand]
    return cards + list(data["pile"])
