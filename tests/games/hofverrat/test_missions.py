"""H-MISS: the twenty secret missions."""

import pytest
from tests.games.hofverrat.play import (
    each_count,
    finished,
    fulfils,
    lay,
    load,
    points,
    seen,
    status,
)
from tests.games.hofverrat.table import DARK, FAMILIES, LIGHT, NAMES, table
from tests.rules import rule

EACH_FAMILY = list(enumerate(FAMILIES, 1))


@rule("H-MISS-1")
def test_missions_are_judged_at_the_end_on_the_revealed_position() -> None:
    game = table(
        "Ann: hare n | Bob",
        table="carp s below, carp o above, hare o below, stag s below",
        districts={"Bob": "toad s by Ann"},
        missions={"Ann": "L2 D5", "Bob": "L7 D4"},
        used="home abroad",
    )
    lay(game, "hare n", "above")
    assert points(game, "Ann", "L2") == 3, "a spy in Bob's district is a toad"
    assert points(game, "Ann", "D5") == 3, "a spy in the queen's column is a stag"
    assert points(game, "Bob", "D4") == 0, "the hares were in disgrace until the last card"


@rule("H-MISS-2", "H-MISS-4")
@pytest.mark.parametrize(("number", "family"), EACH_FAMILY)
@pytest.mark.parametrize(
    ("own", "left", "fulfilled"),
    [("-", "o", True), ("o", "og", True), ("a", "a", False), ("oo", "o", False), ("o", "-", False), ("-", "-", False)],
)
def test_l1_to_l6_want_strictly_fewer_than_the_left_neighbour(
    number: int, family: str, own: str, left: str, fulfilled: bool
) -> None:
    cards = {"Ann": f"{family} {own}", "Bob": f"{family} {left}"}
    for weight in (2, 1):
        assert fulfils("Ann", f"L{number}", districts=cards, weight=weight) is fulfilled


@rule("H-MISS-2", "H-MISS-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_left_neighbour_is_the_next_in_turn_order(seats: int) -> None:
    hands = " | ".join(NAMES[:seats])
    for seat, name in enumerate(NAMES[:seats]):
        left = NAMES[(seat + 1) % seats]
        right = NAMES[(seat - 1) % seats]
        assert fulfils(name, "L6", hands, districts={left: "carp o"})
        assert not fulfils(name, "L6", hands, districts={right: "carp o"})


@rule("H-MISS-3")
def test_with_two_players_the_left_neighbour_is_the_opponent() -> None:
    assert fulfils("Ann", "L4", "Ann | Bob", districts={"Bob": "hare o"})
    assert fulfils("Bob", "L4", "Ann | Bob", districts={"Ann": "hare o"})
    assert not fulfils("Bob", "L4", "Ann | Bob", districts={"Ann": "hare o", "Bob": "hare g"})


@rule("H-MISS-4", "H-MISS-16")
@pytest.mark.parametrize(("number", "family"), EACH_FAMILY)
def test_if_the_left_neighbour_has_none_of_the_family_it_fails(number: int, family: str) -> None:
    others = {"Ann": "", "Bob": ", ".join(f"{other} n" for other in FAMILIES if other != family)}
    assert not fulfils("Ann", f"L{number}", districts=others)
    assert not fulfils("Ann", f"L{number}", districts={"Cat": f"{family} nnn"}), "Cat sits two to the left"


@rule("H-MISS-5", "H-MISS-6")
@pytest.mark.parametrize(
    ("mission", "role", "count"), [("L7", "n", 3), ("L8", "a", 2), ("L9", "g", 4), ("L10", "s", 3)]
)
def test_l7_to_l10_want_so_many_cards_of_the_role_in_the_own_district(mission: str, role: str, count: int) -> None:
    cards = [f"{family} {role}" for family in FAMILIES]
    for weight in (2, 1):
        assert not fulfils("Ann", mission, districts={"Ann": ", ".join(cards[: count - 1])}, weight=weight)
        assert fulfils("Ann", mission, districts={"Ann": ", ".join(cards[:count])}, weight=weight)
        assert fulfils("Ann", mission, districts={"Ann": ", ".join(cards)}, weight=weight)
    assert not fulfils("Ann", mission, districts={"Bob": ", ".join(cards)}), "not Bob's"
    assert not fulfils("Ann", mission, table=", ".join(cards)), "nor the table's"
    others = [f"{family} {other}" for family in FAMILIES for other in "onsag" if other != role]
    assert not fulfils("Ann", mission, districts={"Ann": ", ".join(others)})


@rule("H-MISS-7")
@pytest.mark.parametrize(("number", "family"), EACH_FAMILY)
def test_d1_to_d6_want_the_family_in_disgrace(number: int, family: str) -> None:
    mission = f"D{number}"
    assert fulfils("Ann", mission, table=f"{family} o below")
    assert fulfils("Ann", mission, table=f"{family} og : nn")
    assert not fulfils("Ann", mission, table=f"{family} n : og"), "neutral"
    assert not fulfils("Ann", mission, table=""), "neutral"
    assert not fulfils("Ann", mission, table=f"{family} o above")
    others = ", ".join(f"{other} o below" for other in FAMILIES if other != family)
    assert not fulfils("Ann", mission, table=others)


@rule("H-MISS-8")
@pytest.mark.parametrize("missing", FAMILIES)
def test_d7_wants_a_card_of_every_family_below(missing: str) -> None:
    roles = dict(zip(FAMILIES, "ogansa", strict=True))
    below = [f"{family} {roles[family]} below" for family in FAMILIES]
    assert fulfils("Ann", "D7", table=", ".join(below))
    but_one = [words for words in below if not words.startswith(missing)]
    assert not fulfils("Ann", "D7", table=", ".join(but_one))
    assert not fulfils("Ann", "D7", table=", ".join([*but_one, f"{missing} nn above"]))
    assert fulfils("Ann", "D7", table=", ".join([*but_one, f"{missing} s below"])), "a revealed spy"


@rule("H-MISS-9")
@pytest.mark.parametrize("family", FAMILIES)
def test_d8_wants_five_cards_of_some_family_below(family: str) -> None:
    assert fulfils("Ann", "D8", table=f"{family} oooog below")
    assert not fulfils("Ann", "D8", table=f"{family} ooog below")
    assert fulfils("Ann", "D8", table=f"{family} ooogs below"), "a revealed spy"
    others = [other for other in FAMILIES if other != family]
    assert not fulfils("Ann", "D8", table=f"{family} oooo below, {others[0]} oooo below"), "of one family"
    assert fulfils("Ann", "D8", table=f"{family} nno below", weight=2)
    assert not fulfils("Ann", "D8", table=f"{family} nno below", weight=1)


@rule("H-MISS-10", "H-MISS-11")
@pytest.mark.parametrize("esteemed", range(7))
@pytest.mark.parametrize("disgraced", range(7))
def test_d9_wants_at_most_three_esteemed_and_d10_at_least_two_in_disgrace(esteemed: int, disgraced: int) -> None:
    if esteemed + disgraced > 6:
        return
    sides = ["o : -"] * esteemed + ["- : o"] * disgraced
    cards = ", ".join(f"{family} {side}" for family, side in zip(FAMILIES, sides, strict=False))
    assert fulfils("Ann", "D9", table=cards) is (esteemed <= 3)
    assert fulfils("Ann", "D10", table=cards) is (disgraced >= 2)


@rule("H-MISS-12")
def test_removed_cards_count_for_no_mission() -> None:
    assert not fulfils("Ann", "L7", districts={"Ann": "carp nn"}, removed="hare n at Ann")
    assert not fulfils("Ann", "L6", removed="carp nn at Bob")
    assert not fulfils("Ann", "D6", removed="carp nn below")
    assert not fulfils("Ann", "D8", table="carp oooo below", removed="carp s below")
    five = ", ".join(f"{family} o below" for family in FAMILIES[:5])
    assert not fulfils("Ann", "D7", table=five, removed="carp s below")
    four = ", ".join(f"{family} o above" for family in FAMILIES[:3])
    assert fulfils("Ann", "D9", table=four, removed="hare o above")


@rule("H-MISS-13")
@each_count
def test_dark_missions_are_equal_for_whoever_holds_them(seats: int) -> None:
    for seed in range(8):
        game = finished(seats, seed)
        data = game.dump()
        missions = data["missions"]
        dark = missions[10 : 10 + seats]
        passed_on = load(data | {"missions": missions[:10] + dark[1:] + dark[:1] + missions[10 + seats :]})
        for seat, mission in enumerate(dark):
            heir = NAMES[(seat - 1) % seats]
            assert points(passed_on, heir, mission) == points(game, NAMES[seat], mission)


@rule("H-MISS-13")
@pytest.mark.parametrize(
    ("mission", "cards"),
    [("L1", {"Bob": "butterfly o"}), ("L7", {"Ann": "carp nnn"}), ("L8", {"Ann": "carp aa"})],
)
def test_light_missions_depend_on_the_seat(mission: str, cards: dict[str, str]) -> None:
    assert [fulfils(name, mission, districts=cards) for name in ("Ann", "Bob", "Cat")] == [True, False, False]


@rule("H-MISS-14")
def test_the_same_table_may_serve_several_players() -> None:
    game = table(
        "Ann | Bob | Cat", table="hare o below, carp o below", missions={"Ann": "D4", "Bob": "D10", "Cat": "D9"}
    )
    assert [points(game, name, mission) for name, mission in (("Ann", "D4"), ("Bob", "D10"), ("Cat", "D9"))] == [
        3,
        3,
        3,
    ]


@rule("H-MISS-15")
def test_light_missions_count_all_that_lies_in_a_district_whoever_laid_it() -> None:
    assert fulfils("Ann", "L7", districts={"Ann": "carp n by Bob, hare n by Cat, stag n"})
    assert fulfils("Ann", "L8", districts={"Ann": "carp a by Bob, hare a by Cat"})
    assert fulfils("Ann", "L9", districts={"Ann": "carp g by Bob, hare g by Cat, stag g, toad g by Bob"})
    assert fulfils("Ann", "L10", districts={"Ann": "carp s by Bob, hare s by Cat, stag s"})
    assert fulfils("Ann", "L2", districts={"Ann": "toad o", "Bob": "toad o, toad s by Ann"})
    assert not fulfils("Ann", "L2", districts={"Ann": "toad o, toad s by Bob", "Bob": "toad oo"})


@rule("H-MISS-16")
def test_l1_to_l6_look_at_two_districts_only() -> None:
    for third in ("", "carp o", "carp nnnn"):
        assert fulfils("Ann", "L6", districts={"Bob": "carp g", "Cat": third})
        assert not fulfils("Ann", "L6", districts={"Ann": "carp g", "Bob": "carp s", "Cat": third})
    assert fulfils("Ann", "L6", districts={"Bob": "carp g"}, table="carp nn below"), "nor at the table"


@rule("H-MISS-17")
def test_d7_and_d8_look_at_the_lower_side_only() -> None:
    every = ", ".join(f"{family} nn : o" for family in FAMILIES)
    esteemed = table("Ann | Bob", table=every, missions={"Ann": "D7"})
    assert {*status(esteemed).values()} == {"esteemed"}
    assert points(esteemed, "Ann", "D7") == 3
    assert fulfils("Ann", "D8", table="toad nnnggg : oooos"), "an esteemed family serves"
    assert not fulfils("Ann", "D8", table="toad nnnngg : oooo"), "above does not count"
    above = ", ".join(f"{family} nn above" for family in FAMILIES)
    assert not fulfils("Ann", "D7", table=above)
    assert not fulfils("Ann", "D8", table=above)


@rule("H-MISS-18")
def test_the_queen_is_no_family() -> None:
    spies = ", ".join(f"{family} s below" for family in FAMILIES[:5])
    assert not fulfils("Ann", "D8", table=spies), "five cards in her column are five families"
    assert not fulfils("Ann", "D7", table=spies)
    assert fulfils("Ann", "D7", table=f"{spies}, carp s below")
    assert not fulfils("Ann", "D10", table="carp ss below"), "one family in disgrace"
    assert not fulfils("Ann", "D9", table=spies.replace("below", "above"))
    game = table("Ann | Bob", table=f"{spies}, carp s below")
    assert "spy" not in seen(game, "table:below"), "her column is empty"


@rule("H-MISS-5", "H-MISS-7")
def test_every_mission_can_be_fulfilled_and_can_fail() -> None:
    """Twenty missions that pay three points each (H-SCORE-5)."""
    paid: dict[str, set[int]] = {mission: set() for mission in LIGHT + DARK}
    for seed in range(120):
        game = finished(5, seed)
        missions = game.dump()["missions"]
        for seat in range(5):
            for mission in (missions[seat], missions[10 + seat]):
                paid[mission].add(points(game, NAMES[seat], mission))
    assert paid == {mission: {0, 3} for mission in LIGHT + DARK}
