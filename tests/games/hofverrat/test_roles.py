"""H-ROLE: what nobles, spies, assassins and guards do."""

import json

import pytest
from tests.games.hofverrat.play import (
    answers,
    areas,
    asked,
    code,
    district_points,
    each_count,
    everybody,
    fulfils,
    heard,
    kinds,
    lay,
    lying,
    moments,
    new,
    points,
    remove,
    removed,
    seen,
    sight,
    spare,
    standing,
    status,
    there,
    told,
    turn,
    zone,
)
from tests.games.hofverrat.table import ANN, BOB, CAT, table
from tests.rules import rule

from courtier.core.errors import IllegalAction

SPOTS = {"above": "table:above", "below": "table:below", "Ann": "district@0", "Bob": "district@1"}


@rule("H-ROLE-1")
def test_a_card_without_role_does_nothing_and_weighs_one() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob", table="hare n above")
    assert kinds(lay(game, "carp o", "above")) == ["laid"]
    assert asked(game) == "lay"
    assert standing(game, "carp") == (1, 0)
    end = table("Ann | Bob", table="carp oo : o", districts={"Bob": "carp o"})
    assert standing(end, "carp") == (2, 1)
    assert points(end, "Bob", "carp") == 1


@rule("H-ROLE-2")
def test_a_noble_outweighs_an_ordinary_card_at_the_table() -> None:
    above = table("Ann | Bob", table="carp n : o", districts={"Bob": "carp o"})
    assert status(above)["carp"] == "esteemed"
    assert points(above, "Bob", "carp") == 1
    below = table("Ann | Bob", table="carp oo : n", districts={"Bob": "carp o"})
    assert status(below)["carp"] == "neutral"
    assert points(below, "Bob", "carp") == 0


@rule("H-ROLE-3")
def test_a_noble_gives_or_takes_two_points_in_a_district() -> None:
    game = table("Ann | Bob", table="carp o above, hare o below", districts={"Ann": "carp n", "Bob": "hare n"})
    assert points(game, "Ann", "carp") == 2
    assert points(game, "Bob", "hare") == -2


@rule("H-ROLE-4")
def test_a_noble_has_no_protection() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare n above")
    lay(game, "carp a", "above")
    news = remove(game, 0)
    assert heard(news, "removed") == [{"seat": ANN, "spot": "table:above", "place": 0, "card": "hare.noble"}]
    assert lying(game, "table") == ["carp a above"]


@rule("H-ROLE-5", "H-ROLE-6", "H-ROLE-7", "H-ROLE-9")
@pytest.mark.parametrize("target", ["above", "below", "Ann", "Bob"])
def test_a_spy_lies_face_down_anywhere_and_nobody_may_look_at_it(target: str) -> None:
    game = table("Ann: carp s, hare o, toad o | Bob: 3 | Cat: 3", pile=3)
    news = lay(game, "carp s", target)
    for seat in everybody(game):
        assert zone(game, SPOTS[target], seat)["cards"] == [
            {"kind": "spy", "face": "down", "more": {"by": ANN, "turn": 1}},
        ]
        assert "carp" not in json.dumps(told(news, seat))
        assert "carp.spy" not in sight(game, seat), "not even its layer"


@rule("H-ROLE-7")
@each_count
def test_no_family_of_a_spy_is_told_before_the_end(seats: int) -> None:
    game = new(seats, seed=3)
    spies = 0
    for now in moments(game, seed=3):
        if not now.over():
            lines = heard(now.news, "laid_spy")
            assert all(set(line) == {"seat", "spot"} for line in lines)
            assert not any(".spy" in line["card"] for line in heard(now.news, "laid"))
            spies += len(lines)
    assert spies > 2
    assert len(heard(game.news, "revealed")) + removed_spies(removed(game)) >= spies


def removed_spies(cards: list[str]) -> int:
    return sum(words.endswith(" s") for words in cards)


@rule("H-ROLE-8")
@each_count
def test_every_card_that_lies_face_down_is_a_spy(seats: int) -> None:
    for now in moments(new(seats, seed=4), seed=4):
        for seat in range(seats):
            cards = zone(now, f"district@{seat}")["cards"]
            truth = [row[0].split(".")[1] for row in now.dump()["areas"][f"district@{seat}"]]
            if not now.over():
                assert [card["face"] == "down" for card in cards] == [role == "spy" for role in truth]
                assert all(card["kind"] == "spy" for card in cards if card["face"] == "down")


@rule("H-ROLE-10")
def test_a_revealed_spy_weighs_one() -> None:
    game = table("Ann | Bob", table="carp s above", districts={"Bob": "carp s by Ann"})
    assert standing(game, "carp") == (1, 0)
    assert points(game, "Bob", "carp") == 1


@rule("H-ROLE-11", "H-ROLE-14")
@pytest.mark.parametrize("target", ["above", "below", "Ann", "Bob"])
def test_an_assassin_may_at_once_remove_another_card_of_its_area(target: str) -> None:
    game = table(
        "Ann: carp a, stag o, toad o | Bob",
        table="hare n above",
        districts={"Ann": "hare n", "Bob": "hare n"},
    )
    lay(game, "carp a", target)
    assert asked(game) == "choose_victim"
    assert answers(game) == ["spare", "place 0"], "not itself"
    remove(game, 0)
    assert removed(game) == ["hare n"]
    where = "table" if target in ("above", "below") else target
    assert [words[:6] for words in lying(game, where)] == ["carp a"]
    assert asked(game) == "lay"


@rule("H-ROLE-12")
def test_the_assassin_may_spare_all() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare n above, hare o below")
    lay(game, "carp a", "above")
    news = spare(game)
    assert heard(news, "spared") == [{"seat": ANN, "area": "table"}]
    assert removed(game) == []
    assert lying(game, "table") == ["hare n above", "hare o below", "carp a above"]


@rule("H-ROLE-13")
def test_one_assassin_removes_one_card() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare n above, hare o below")
    lay(game, "carp a", "above")
    remove(game, 1)
    assert asked(game) == "lay"
    assert removed(game) == ["hare o"]


@rule("H-ROLE-14")
def test_an_assassin_cannot_remove_itself() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare n above")
    lay(game, "carp a", "below")
    with pytest.raises(IllegalAction):
        remove(game, 1)
    assert lying(game, "table") == ["hare n above", "carp a below"]


@rule("H-ROLE-15", "H-ROLE-18")
@pytest.mark.parametrize("side", ["above", "below"])
@pytest.mark.parametrize("place", range(6))
def test_at_the_table_any_column_and_either_side_is_in_reach(side: str, place: int) -> None:
    cards = "hare n above, toad s above, toad o below, carp s below, stag a above, carp n below"
    game = table("Ann: carp a, hare o, hare g | Bob", table=cards)
    victim = lying(game, "table")[place]
    lay(game, "carp a", side)
    assert answers(game) == ["spare", *[f"place {place}" for place in range(6)]]
    remove(game, place)
    assert removed(game) == [victim.rpartition(" ")[0]]
    assert victim not in lying(game, "table")


@rule("H-ROLE-16", "H-ROLE-17")
@pytest.mark.parametrize("target", ["Ann", "Bob", "Cat"])
def test_in_a_district_only_its_own_cards_are_in_reach(target: str) -> None:
    cards = {"Ann": "hare n, hare o", "Bob": "stag n, stag o, stag a", "Cat": "toad n"}
    game = table("Ann: carp a, carp o, carp g | Bob | Cat", table="hare o above, hare o below", districts=cards)
    count = len(lying(game, target))
    lay(game, "carp a", target)
    assert answers(game) == ["spare", *[f"place {place}" for place in range(count)]]
    victim = lying(game, target)[0]
    before = areas(game)
    remove(game, 0)
    assert removed(game) == [victim]
    assert areas(game) == before | {target: before[target][1:]}


@rule("H-ROLE-19")
def test_a_spy_is_removed_face_down_and_unseen() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob | Cat", districts={"Bob": "hare s by Cat"})
    lay(game, "carp a", "Bob")
    news = remove(game, 0)
    for seat in everybody(game):
        assert heard(news, "removed_spy", seat) == [{"seat": ANN, "spot": "district@1", "place": 0, "layer": CAT}]
        assert "hare" not in json.dumps(told(news, seat))
        assert seen(game, "removed", seat) == ["spy"]
        assert zone(game, "removed", seat)["cards"][0]["face"] == "down"
    assert removed(game) == ["hare s"]


@rule("H-ROLE-20", "H-ROLE-26")
@pytest.mark.parametrize(("role", "legal"), [("o", True), ("n", True), ("s", True), ("a", True), ("g", False)])
@pytest.mark.parametrize("target", ["above", "Ann", "Bob"])
def test_all_but_guards_can_be_removed(target: str, role: str, legal: bool) -> None:
    game = table("Ann: carp a, carp o, toad o | Bob", **there(target, f"hare {role}, stag o"))
    lay(game, "carp a", target)
    assert answers(game) == ["spare", *(["place 0"] if legal else []), "place 1"]
    if not legal:
        with pytest.raises(IllegalAction):
            remove(game, 0)


@rule("H-ROLE-21")
@pytest.mark.parametrize("lies", ["", "hare g", "hare g, hare g, toad g"])
@pytest.mark.parametrize("target", ["above", "below", "Ann", "Bob"])
def test_without_a_victim_the_assassin_is_simply_laid(target: str, lies: str) -> None:
    game = table("Ann: carp a, carp o, toad o | Bob", **there(target, lies))
    assert kinds(lay(game, "carp a", target)) == ["laid"]
    assert asked(game) == "lay"
    assert removed(game) == []


@rule("H-ROLE-22")
def test_an_assassin_lying_around_does_nothing() -> None:
    cards = "carp a above, hare n below"
    game = table("Ann: carp o, stag n, toad s | Bob", table=cards, districts={"Ann": "carp a", "Bob": "stag a, toad n"})
    news = turn(game, "carp o above", "stag n Ann", "toad s Bob")
    assert not {"removed", "removed_spy", "spared"} & {*kinds(news)}
    assert removed(game) == []


@rule("H-ROLE-22")
def test_a_strike_not_taken_does_not_come_back() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob: hare o, hare n, hare g", table="hare n above", pile=3)
    lay(game, "carp a", "above")
    spare(game)
    turn(game, "stag o Ann", "toad o Bob")
    assert game.actors() == [BOB]
    assert kinds(lay(game, "hare n", "above")) == ["laid"]
    assert asked(game) == "lay"


@rule("H-ROLE-23")
def test_an_assassin_stays_face_up_and_weighs_one() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare n above")
    lay(game, "carp a", "below")
    remove(game, 0)
    assert zone(game, "table:below")["cards"] == [
        {"kind": "carp.assassin", "face": "up", "more": {"by": ANN, "turn": 2}},
    ]
    assert standing(game, "carp") == (0, 1)
    end = table("Ann | Bob", table="carp a above", districts={"Bob": "carp a"})
    assert points(end, "Bob", "carp") == 1


@rule("H-ROLE-24")
def test_a_removed_card_counts_for_nothing_and_never_returns() -> None:
    game = table(
        "Ann: carp a | Bob",
        table="hare n below",
        removed="hare n below, toad n at Bob, toad n at Bob",
        districts={"Bob": "toad n, toad n"},
        missions={"Ann": "L2 D4", "Bob": "L7 D2"},
        used="home abroad",
    )
    lay(game, "carp a", "above")
    remove(game, 0)
    assert game.over()
    assert standing(game, "hare") == (0, 0)
    assert points(game, "Ann", "D4") == 0, "the hares are not in disgrace"
    assert points(game, "Bob", "L7") == 0, "two nobles, not four"
    assert district_points(game, "Bob") == 0
    assert len(removed(game)) == 4


@rule("H-ROLE-24")
@each_count
def test_what_is_removed_stays_removed(seats: int) -> None:
    count = 0
    for now in moments(new(seats, seed=5), seed=5):
        assert len(removed(now)) >= count
        count = len(removed(now))
    assert count > 0


@rule("H-ROLE-25")
def test_several_assassins_of_one_turn_strike_one_by_one_each_in_its_area() -> None:
    game = table(
        "Ann: carp a, stag a, toad a | Bob",
        table="hare n above",
        districts={"Ann": "hare o", "Bob": "hare s"},
    )
    for card, target, victim in (
        ("stag a", "Bob", "hare s"),
        ("carp a", "below", "hare n"),
        ("toad a", "Ann", "hare o"),
    ):
        lay(game, card, target)
        assert answers(game) == ["spare", "place 0"]
        remove(game, 0)
        assert removed(game)[-1] == victim
    assert areas(game) == {"table": ["carp a below"], "Ann": ["toad a"], "Bob": ["stag a"]}


@rule("H-ROLE-26")
@each_count
def test_no_guard_is_ever_removed(seats: int) -> None:
    for seed in range(10):
        game = new(seats, seed)
        for _ in moments(game, seed):
            pass
        assert removed(game)
        assert not [words for words in removed(game) if words.endswith(" g")]


@rule("H-ROLE-27")
def test_a_guard_does_not_protect_others() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", districts={"Bob": "hare g, hare n, hare g, hare g"})
    lay(game, "carp a", "Bob")
    assert answers(game) == ["spare", "place 1"]
    remove(game, 1)
    assert lying(game, "Bob") == ["hare g", "hare g", "hare g", "carp a"]


@rule("H-ROLE-28")
def test_a_guard_weighs_one() -> None:
    game = table("Ann | Bob", table="carp gg : g", districts={"Bob": "carp o"})
    assert standing(game, "carp") == (2, 1)
    end = table("Ann | Bob", table="carp o above", districts={"Bob": "carp g"})
    assert points(end, "Bob", "carp") == 1


@rule("H-ROLE-29")
def test_own_cards_may_be_removed_too() -> None:
    game = table(
        "Ann: carp a, stag a, toad a | Bob",
        table="hare n above by Ann",
        districts={"Ann": "hare o by Ann, hare o by Bob", "Bob": "hare n by Ann, hare n by Bob"},
    )
    lay(game, "carp a", "above")
    assert answers(game) == ["spare", "place 0"]
    remove(game, 0)
    lay(game, "stag a", "Ann")
    assert answers(game) == ["spare", "place 0", "place 1"]
    remove(game, 0)
    lay(game, "toad a", "Bob")
    assert answers(game) == ["spare", "place 0", "place 1"]
    remove(game, 0)
    assert removed(game) == ["hare n", "hare o", "hare n"]


@rule("H-ROLE-30")
def test_what_a_removed_assassin_removed_stays_removed() -> None:
    game = table("Ann: stag a, hare o, hare g | Bob: carp a, hare o, hare g", table="toad n above", pile=3)
    lay(game, "stag a", "below")
    remove(game, 0)
    turn(game, "hare o Ann", "hare g Bob")
    lay(game, "carp a", "above")
    remove(game, 0)
    assert removed(game) == ["toad n", "stag a"]
    assert lying(game, "table") == ["carp a above"]


@rule("H-ROLE-10", "H-ROLE-23", "H-ROLE-28")
@pytest.mark.parametrize("role", ["s", "a", "g"])
def test_spies_assassins_and_guards_are_single_cards_for_missions(role: str) -> None:
    table_of = f"carp {role} below, hare {role} below"
    assert fulfils("Ann", "D10", table=table_of)
    assert not fulfils("Ann", "D8", table=f"carp {role}{role} below, carp oo below")
    assert fulfils("Ann", "D8", table=f"carp {role}{role} below, carp ooo below")


@rule("H-ROLE-9")
def test_a_spy_has_the_same_targets_as_any_card() -> None:
    game = table("Ann: carp s, hare o, toad o | Bob: 3 | Cat: 3")
    spy = {answer[2:] for answer in answers(game) if answer.startswith("0")}
    assert spy == {answer[2:] for answer in answers(game) if answer.startswith("1")}
    assert spy == {"above", "below", "Ann", "Bob", "Cat"}
    game.apply(ANN, code(0, "Cat"))
    assert lying(game, "Cat") == ["carp s"]
