"""H/A-34: which positions the game accepts, and how it refuses the others."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.hofverrat.play import each_count, lay, moments, new, spare, turn
from tests.games.hofverrat.table import DECK, LIGHT, position, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadPosition
from courtier.games.hofverrat.deck import own_rows


def dump() -> dict[str, Any]:
    """Ann is to lay her second card; two spies lie around, one is out of the game."""
    data: dict[str, Any] = json.loads(
        json.dumps(
            position(
                "Ann: carp o, stag s | Bob: 3 | Cat: 3",
                table="hare n above, toad s below by Bob",
                districts={"Bob": "toad g, stag s by Ann"},
                removed="carp s above",
                used="table",
                pile=6,
            )
        )
    )
    return data


def refused(data: dict[str, Any]) -> str:
    """What the loader says."""
    with pytest.raises(BadPosition) as error:
        courtier.load("hofverrat", data)
    return str(error.value)


@rule("H/A-34")
@each_count
def test_every_position_of_a_game_is_accepted(seats: int) -> None:
    for seed in (1, bytes(range(32))):
        game = courtier.new("hofverrat", seats, seed)
        for number, now in enumerate(moments(game, seed=1)):
            if number % 3 == 0 or now.over():
                data = json.loads(json.dumps(now.dump()))
                assert courtier.load("hofverrat", data).dump() == data


@rule("H/A-34")
def test_a_loaded_game_goes_on_as_the_dumped_one() -> None:
    game = new(4, seed=3)
    for _ in range(40):
        game.step(game.choices()[-1])
    twin = courtier.load("hofverrat", game.dump())
    assert [twin.question(seat) for seat in range(4)] == [game.question(seat) for seat in range(4)]
    while not game.over():
        choice = game.choices()[-1]
        game.step(choice)
        twin.step(choice)
    assert twin.dump() == game.dump()
    assert twin.scores() == game.scores()


@rule("H/A-34")
def test_cards_not_named_are_in_the_box() -> None:
    data = dump()
    box = sorted(data["box"])
    data["box"] = []
    loaded = courtier.load("hofverrat", data).dump()
    assert sorted(loaded["box"]) == box
    data["box"] = box[:5]
    assert sorted(courtier.load("hofverrat", data).dump()["box"]) == box


@rule("H/A-34")
def test_reachability_is_not_asked() -> None:
    game = table(
        "Ann: carp o, stag o, toad o | Bob: 3 | Cat",
        table="hare nnnn above by Cat, hare oooo below by Cat",
        districts={"Cat": "toad aa by Cat"},
        removed="stag nnn at Cat",
        pile=3,
        asked="Ann",
        first="Cat",
    )
    assert game.actors() == [0]
    turn(game, "carp o above", "stag o Ann", "toad o Cat")
    assert game.actors() == [1]


@rule("H/A-34")
@pytest.mark.parametrize(
    "words",
    [
        {"table": "carp ooooo above"},
        {"districts": {"Ann": "hare sss"}},
        {"removed": "toad aaa above"},
        {"pile": "stag gggg, hare oo"},
    ],
)
def test_no_card_may_be_there_more_often_than_it_exists(words: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="expected at most"):
        table("Ann: 3 | Bob: 3", **words)


@rule("H/A-34")
def test_copies_are_counted_over_all_places() -> None:
    data = dump()
    data["pile"][0] = data["hands"][1][0] = data["areas"]["table"][0][0] = "carp.spy"
    assert refused(data) == "carp.spy: expected at most 2 copies, got 5"


@rule("H/A-34")
@pytest.mark.parametrize(
    ("missions", "reason"),
    [
        (["L1", *LIGHT[1:9], "L1"], "expected L1 once"),
        ([*LIGHT[:9], "D1"], "expected one of L1, "),
        ([*LIGHT[:9], "L11"], "got 'L11'"),
        (LIGHT[:9], "expected a list of 20"),
        ([*LIGHT[:9], None], "got None"),
        ([*LIGHT[:9], []], r"got \[\]"),
    ],
)
def test_no_mission_twice_and_none_unknown(missions: list[Any], reason: str) -> None:
    data = dump()
    data["missions"][:10] = missions
    with pytest.raises(BadPosition, match=reason):
        courtier.load("hofverrat", data)


@rule("H/A-34")
@pytest.mark.parametrize(
    ("hands", "reason"),
    [
        ([DECK[24:25], [], []], "hand of seat 0: expected 2 cards at this question, got 1"),
        ([DECK[24:27], [], []], "hand of seat 0: expected 2 cards at this question, got 3"),
        ([DECK[24:26], DECK[28:30], []], "hand of seat 1: expected 0 or 3 cards, got 2"),
        ([DECK[24:26], []], "hands: expected a list of 3"),
        ([DECK[24:26], "carp.ordinary", []], "hand of seat 1: expected a list"),
    ],
)
def test_hands_fit_the_open_question(hands: list[Any], reason: str) -> None:
    data = dump() | {"hands": hands, "box": []}
    assert reason in refused(data)


WRONG: list[tuple[str, Any, str]] = [
    ("rng", 0, "rng: expected a whole number from 1 on, got 0"),
    ("rng", "7", "rng: expected a whole number"),
    ("rng", 2**70, "rng: expected a whole number"),
    ("rng", ["xyz", 1], "rng: expected a key of 64 hexadecimal digits, got 'xyz'"),
    ("rng", [7, 1], "rng: expected a key of 64 hexadecimal digits, got 7"),
    ("rng", ["00", -1], "rng: expected a whole number"),
    ("rng", ["00"], "rng: expected a list of 2"),
    ("turn", -1, "turn: expected a whole number from 0 on, got -1"),
    ("turn", "4", "turn: expected a whole number from 0 on, got '4'"),
    ("turn", True, "turn: expected a whole number from 0 on, got True"),
    ("turn", 1, "table: turn: expected a whole number from 0 to 1, got 2"),
    ("ended", 0, "ended: expected true or false, got 0"),
    ("ended", True, "pending: expected nothing, for the game has ended"),
    ("first", 3, "first: expected a whole number from 0 to 2, got 3"),
    ("numbers", [0, 0], "numbers: expected a list of 3"),
    ("numbers", [0, 0, "0"], "numbers: expected a whole number"),
    ("answers", [1], "answers: expected none"),
    ("seats", 3.0, "seats: Hof-Verrat is for 2 to 5 players, got 3.0"),
    ("box", ["carp.king"], "box: expected names like carp.spy, got 'carp.king'"),
    ("box", [["carp.spy"]], "box: expected names like carp.spy"),
    ("box", None, "box: expected a list, got None"),
    ("pile", DECK[24:28], "pile: expected a number of cards that 3 divides (H-TURN-11), got 4"),
    ("pile", 6, "pile: expected a list, got 6"),
    ("hands", {}, "hands: expected a list of 3"),
    ("areas", [], "areas: expected an object of areas, got []"),
    ("areas", {"table": []}, "areas: expected a field district@0"),
    ("removed", [["carp.spy", "table:above", 0]], "removed: expected a list of 4"),
    ("removed", [["carp.spy", "box", 0, 1]], "removed: expected a spot out of table:above"),
    ("removed", [["carp.spy", "district@3", 0, 1]], "removed: expected a spot out of table:above"),
    ("removed", [["carp.spy", "table:above", 3, 1]], "removed: layer: expected a whole number from 0 to 2, got 3"),
    ("missions", "L1", "missions: expected a list of 20, got 'L1'"),
    ("options", None, "options: expected an object of options, got None"),
    ("options", {"mission_noble_weight": 3}, "options: option mission_noble_weight: expected one of 2, 1, got 3"),
    ("options", {"noble": 1}, "options: unknown option noble"),
    ("options", {"cards": 1}, "options: cards: expected tables of rows, got 1"),
    ("options", {"cards": {"role": 1}}, "options: cards: role: expected a list, got 1"),
    ("options", {"cards": {"role": [{"id": ["spy"]}]}}, "options: cards: role: expected rows with an id"),
    ("options", {"cards": {"role": [{"id": "spy", "copies": 3}]}}, "options: [[role]]: copies must add up to 15"),
    ("pending", [], "pending: expected finish, end_turn and one or two questions, got []"),
    ("pending", "lay", "pending: expected a list, got 'lay'"),
    ("pending", [["finish"], ["end_turn", 0], ["dance", 0, 1]], "pending: expected one of lay, choose_victim"),
    ("pending", [["finish"], ["end_turn", 5], ["lay", 5, 0]], "pending: end_turn: expected a whole number from 0 to 2"),
    ("pending", [["finish"], ["end_turn", 0], ["lay", 1, 1]], "pending: lay: expected seat 0, whose turn it is, got 1"),
    (
        "pending",
        [["finish"], ["end_turn", 0], ["lay", 0, 7]],
        "lay: expected a whole number from 0 to 6, got 7",
    ),
    ("pending", [["finish"], ["end_turn", 0], ["lay", 0]], "pending: lay: expected a name and 2 more"),
    ("pending", [["end_turn", 0], ["finish"], ["lay", 0, 1]], "pending: expected finish at the bottom"),
    (
        "pending",
        [["finish"], ["end_turn", 0], ["lay", 0, 1], ["choose_victim", 0, 0]],
        "table: expected an assassin of seat 0 as the last card",
    ),
    (
        "pending",
        [["finish"], ["end_turn", 0], ["lay", 0, 1], ["choose_victim", 0, 2]],
        "pending: expected a strike in an area used this turn, got 'district@1'",
    ),
    (
        "pending",
        [["finish"], ["end_turn", 0], ["lay", 0, 1], ["choose_victim", 0, 9]],
        "pending: choose_victim: expected a whole number from 0 to 5, got 9",
    ),
]


@rule("H/A-34")
@pytest.mark.parametrize(("field", "value", "reason"), WRONG)
def test_a_wrong_field_is_refused_in_a_clear_sentence(field: str, value: Any, reason: str) -> None:
    assert reason in refused(dump() | {"box": []} | {field: value})


@rule("H/A-34")
def test_a_missing_or_unknown_field_is_named() -> None:
    for field in sorted(set(dump()) - {"game", "seats"}):
        data = dump()
        del data[field]
        assert field in refused(data)
    assert "expected nothing but" in refused(dump() | {"pills": []})


@rule("H/A-34")
def test_a_card_lies_where_its_area_is_and_in_the_order_of_laying() -> None:
    data = dump()
    data["areas"]["table"][0][1] = "district@0"
    assert "table: expected a spot out of table:above, table:below, got 'district@0'" in refused(data)
    data = dump()
    data["areas"]["table"][1][3] = 1
    assert "in the order of laying" in refused(data)


@rule("H/A-34")
def test_an_ended_game_has_no_card_left_to_play() -> None:
    data = dump() | {"ended": True, "pending": []}
    assert "pile: expected nothing" in refused(data)
    data |= {"pile": [], "box": []}
    assert "hand of seat 0: expected no card" in refused(data)
    data |= {"hands": [[], [], []]}
    assert courtier.load("hofverrat", data).over()


@rule("H/A-34")
def test_an_open_strike_is_accepted() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob: 3", table="hare n above", pile=3)
    lay(game, "carp a", "below")
    data = json.loads(json.dumps(game.dump()))
    twin = courtier.load("hofverrat", data)
    assert twin.legal(0) == game.legal(0)
    spare(twin)
    data["areas"]["table"][0][0] = "hare.guard"
    data["box"] = []
    assert "table: expected somebody to strike beside guards" in refused(data)


@rule("H/A-34")
def test_an_area_must_have_room_for_the_turns_to_come() -> None:
    """H-DEC-8: there are codes for 30 cards in an area."""
    lies = "hare oooonnnnssggg, toad oooonnnnssggg, stag oo"
    assert not table("Ann: carp o, carp n, carp g | Bob: 3", table=lies).over()
    with pytest.raises(BadPosition, match="table: expected room for 3 more among 30, got 28"):
        table("Ann: carp o, carp n, carp g | Bob: 3", table=lies, pile=3)
    many = {"Bob": "carp oooonnnnssaaggg, butterfly oooonnnnssaaggg, nightingale oooo"}
    assert table("Ann | Bob", table=lies, districts=many).over(), "scored as it lies"


@rule("H/A-34")
@pytest.mark.parametrize("junk", [None, -1, 2, 10**9, True, 1.5, "carp.spy", [], {}, ["lay", 0, 1]], ids=str)
def test_whatever_stands_in_a_dump_it_is_refused_or_can_be_played(junk: Any) -> None:
    strike = table("Ann: carp a, stag o, toad o | Bob: 3", table="hare n above", pile=3)
    lay(strike, "carp a", "below")
    for data in (dump(), json.loads(json.dumps(strike.dump()))):
        for holder, key in list(places(data)):
            kept, holder[key] = holder[key], junk
            try:
                game = courtier.load("hofverrat", json.loads(json.dumps(data)))
            except courtier.CourtierError:
                pass
            else:
                for _ in moments(game, seed=1):
                    pass
            holder[key] = kept


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a dump where something else could stand."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    for key in keys:
        yield data, key
        yield from places(data[key])


@rule("H/A-34")
def test_a_game_with_its_own_cards_is_accepted() -> None:
    rows = [{"id": "ordinary", "copies": 3}, {"id": "guard", "copies": 4}]
    game = courtier.new("hofverrat", 3, 1, {"cards": {"role": rows}})
    data = json.loads(json.dumps(game.dump()))
    assert courtier.load("hofverrat", data).dump() == data
    assert data["options"]["cards"] != own_rows()
    data["options"] = {"mission_noble_weight": 2}
    assert "guard: expected at most 3 copies, got 4" in refused(data)


@rule("H/A-34")
def test_the_words_of_a_table_are_refused_if_they_mean_no_card() -> None:
    for words in ("carp k", "wolf o", "carp", "carp o sideways"):
        with pytest.raises(BadPosition, match="expected"):
            table("Ann: 3 | Bob: 3", table=words)
