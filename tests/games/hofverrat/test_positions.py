"""The ready-made positions of the ledger, T-1 to T-28, and the rulebook's own examples, G-1 to G-5."""

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from tests import untyped
from tests.games.hofverrat.play import (
    GALLERY,
    TURNS,
    answers,
    areas,
    asked,
    code,
    district_points,
    each_count,
    everybody,
    finished,
    fulfils,
    hand,
    heard,
    kinds,
    lay,
    load,
    lying,
    moments,
    new,
    points,
    remove,
    removed,
    renamed,
    same_news,
    seen,
    sight,
    standing,
    status,
    swapped,
    told,
    turn,
    zone,
)
from tests.games.hofverrat.table import ANN, BOB, CAT, DARK, DECK, FAMILIES, LIGHT, NAMES, table
from tests.rules import rule

import courtier
from courtier.core.draft import Draft
from courtier.core.errors import BadSetup
from courtier.core.event import Event

T_5 = "hare n above, toad s above, toad g below, carp s below, stag a above"
G_1 = "butterfly oo : g, toad ang : –, nightingale sa : na, hare g : ng, stag na : s, carp ao : gs"


@pytest.mark.parametrize(("seats", "box", "pile"), [(2, 30, 54), (3, 18, 63), (4, 6, 72), (5, 0, 75)])
def test_T_1_a_new_game(seats: int, box: int, pile: int) -> None:
    game = new(seats, seed=1)
    data = game.dump()
    assert (len(data["box"]), len(data["pile"])) == (box, pile)
    assert [len(cards) for cards in data["hands"]] == [3] * seats
    assert all(cards == [] for cards in areas(game).values())
    assert len({*data["missions"][:seats]} & {*LIGHT}) == seats
    assert len({*data["missions"][10 : 10 + seats]} & {*DARK}) == seats


@pytest.mark.parametrize("seats", [1, 6])
def test_T_1_one_and_six_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        new(seats, seed=1)


def test_T_2_a_turn_uses_every_area_once() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3")
    assert len(answers(game)) == 15
    lay(game, "carp o", "above")
    assert len(answers(game)) == 6
    assert not [answer for answer in answers(game) if answer.endswith("below")]
    lay(game, "stag o", "Ann")
    assert answers(game) == ["0 Bob", "0 Cat"]


def test_T_3_the_first_assassin_has_no_victim() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob: 3 | Cat: 3")
    lay(game, "carp a", "above")
    assert asked(game) == "lay"
    assert len(answers(game)) == 6


def test_T_4_guards_are_no_victims_spies_are() -> None:
    guarded = table("Ann: carp a, stag o, toad o | Bob: 3", districts={"Bob": "toad g, toad g"})
    lay(guarded, "carp a", "Bob")
    assert asked(guarded) == "lay"
    with_spy = table("Ann: carp a, stag o, toad o | Bob: 3", districts={"Bob": "toad g, toad s"})
    lay(with_spy, "carp a", "Bob")
    assert answers(with_spy) == ["spare", "place 1"]


def test_T_5_the_whole_table_is_in_reach() -> None:
    game = table("Ann: nightingale a, stag o, toad o | Bob: butterfly a, toad o, toad o", table=T_5, pile=3)
    lay(game, "nightingale a", "below")
    assert answers(game) == ["spare", "place 0", "place 1", "place 3", "place 4"]
    remove(game, 0)
    assert standing(game, "hare") == (0, 0)
    assert lying(game, "table")[3] == "stag a above"
    turn(game, "stag o Ann", "toad o Bob")
    lay(game, "butterfly a", "above")
    assert heard(remove(game, 3), "removed")[0]["card"] == "stag.assassin"


def test_T_6_the_table_is_out_of_reach_from_a_district() -> None:
    game = table("Ann: nightingale a, stag o, toad o | Bob: 3", table=T_5)
    lay(game, "nightingale a", "Ann")
    assert asked(game) == "lay"


def test_T_7_three_assassins_of_one_turn_in_any_order() -> None:
    plays: dict[str, tuple[str, list[str]]] = {
        "stag a": ("above", ["spare", "place 0"]),
        "toad a": ("Bob", []),
        "hare a": ("Ann", ["spare", "place 0"]),
    }
    ends = set()
    for order in permutations(plays):
        game = table(
            "Ann: stag a, toad a, hare a | Bob: 3",
            table="carp o above",
            districts={"Ann": "carp n", "Bob": "carp g"},
            pile=3,
        )
        for words in order:
            target, offered = plays[words]
            lay(game, words, target)
            if offered:
                assert answers(game) == offered, "no assassin of this turn"
                remove(game, 0)
            else:
                assert asked(game) == "lay" or game.actor() == BOB
        assert len(hand(game, "Ann")) == 3
        ends.add(str((areas(game), sorted(removed(game)), hand(game, "Ann"))))
    assert len(ends) == 1


def test_T_8_a_spy_is_removed_unseen_and_counts_for_nothing() -> None:
    game = table(
        "Ann: carp s, toad o, toad o | Bob: hare a, stag o, stag o",
        missions={"Ann": "L6 D6", "Bob": "L10 D7"},
    )
    turn(game, "carp s above", "toad o Ann", "toad o Bob")
    lay(game, "hare a", "below")
    news = remove(game, 0)
    for seat in everybody(game):
        assert told(news, seat) == [
            {
                "game": "hofverrat",
                "event": "removed_spy",
                "you": seat,
                "seat": BOB,
                "spot": "table:above",
                "place": 0,
                "layer": ANN,
            }
        ]
    news = turn(game, "stag o Ann", "stag o Bob")
    assert game.over()
    assert "revealed" not in kinds(news)
    assert "carp.spy" not in sight(game, *everybody(game))
    assert standing(game, "carp") == (0, 0)
    assert status(game)["carp"] == "neutral"
    assert [points(game, "Ann", "D6"), points(game, "Bob", "D7")] == [0, 0]


def test_T_9_the_family_of_a_laid_spy_makes_no_difference_until_the_end() -> None:
    game = table("Ann: carp s, stag o, toad o | Bob: 3", pile=12)
    twin = swapped(game, "carp s", "hare s")
    assert same_news(lay(game, "carp s", "Bob"), lay(twin, "hare s", "Bob"), ANN, BOB, GALLERY)
    number = 0
    while not game.over():
        assert sight(game, ANN, BOB, GALLERY) == sight(twin, ANN, BOB, GALLERY)
        assert words(game) == words(twin)
        choice = game.choices()[number % len(game.choices())]
        game.step(choice)
        twin.step(choice)
        number += 5
        if not game.over():
            assert same_news(game.news, twin.news, ANN, BOB, GALLERY)
    assert twin.over()
    assert sight(game, GALLERY) != sight(twin, GALLERY), "now it is revealed"


def words(game: courtier.Game) -> list[dict[str, Any]]:
    """The prompts of the seats that are asked."""
    views = [untyped.view(game, seat) for seat in game.actors()]
    return [untyped.prompt(view, lang, NAMES[: game.seats]) for view in views for lang in ("en", "de")]


def test_T_10_spies_are_revealed_on_their_side() -> None:
    game = table(
        "Ann: stag o | Bob", table="hare o above, hare ss below", districts={"Bob": "hare no"}, used="table home"
    )
    assert standing(game, "hare") == (1, 0), "by face-up cards"
    lay(game, "stag o", "Bob")
    assert standing(game, "hare") == (1, 2)
    assert status(game)["hare"] == "in disgrace"
    assert points(game, "Bob", "hare") == -3
    tied = table("Ann | Bob", table="hare o above, hare s below", districts={"Bob": "hare no"})
    assert standing(tied, "hare") == (1, 1)
    assert status(tied)["hare"] == "neutral"
    assert points(tied, "Bob", "hare") == 0


def test_T_11_a_noble_ties_two_ordinary_cards() -> None:
    game = table("Ann | Bob", table="stag n : oo")
    assert standing(game, "stag") == (2, 2)
    assert status(game)["stag"] == "neutral"
    assert [fulfils("Ann", mission, table="stag n : oo") for mission in ("D5", "D9", "D10")] == [False, True, False]


@pytest.mark.parametrize(
    ("own", "left", "w2", "w1"),
    [
        ("n", "oo", False, True),
        ("o", "n", True, False),
        ("n", "n", False, False),
        ("-", "s", True, True),
        ("-", "-", False, False),
    ],
)
def test_T_12_nobles_in_l5(own: str, left: str, w2: bool, w1: bool) -> None:
    cards = {"Ann": f"stag {own}", "Bob": f"stag {left}"}
    assert fulfils("Ann", "L5", districts=cards, weight=2) is w2
    assert fulfils("Ann", "L5", districts=cards, weight=1) is w1


def test_T_13_cats_left_neighbour_is_ann() -> None:
    cards = {"Ann": "carp oo", "Bob": "carp o", "Cat": "carp gga"}
    assert [fulfils(name, "L6", districts=cards) for name in ("Ann", "Bob", "Cat")] == [False, True, False]
    two = {"Ann": "carp oo", "Bob": "carp o"}
    assert [fulfils(name, "L6", "Ann | Bob", districts=two) for name in ("Ann", "Bob")] == [False, True]


def test_T_14_a_face_down_toad_counts_for_l2() -> None:
    assert fulfils("Ann", "L2", districts={"Ann": "toad o", "Bob": "toad o, toad s by Ann"})


def test_T_15_missions_about_roles() -> None:
    for weight in (2, 1):
        assert not fulfils("Ann", "L7", districts={"Ann": "carp n, hare n"}, weight=weight)
        assert fulfils("Ann", "L7", districts={"Ann": "carp n, hare n, stag n"}, weight=weight)
    assert not fulfils("Ann", "L9", districts={"Ann": "carp gg, hare g"})
    assert fulfils("Ann", "L9", districts={"Ann": "carp gg, hare gg"})
    assert fulfils("Ann", "L10", districts={"Ann": "carp s, hare s, stag s by Bob"})
    assert not fulfils("Ann", "L8", districts={"Ann": "carp a"}, removed="hare a at Ann")


def test_T_16_every_family_below() -> None:
    five = "butterfly o below, toad g below, nightingale a below, hare n below, stag o below"
    assert fulfils("Ann", "D7", table=f"{five}, carp s below")
    assert not fulfils("Ann", "D7", table=f"{five}, carp s above")


def test_T_17_five_toads_below() -> None:
    assert fulfils("Ann", "D8", table="toad – : nno", weight=2)
    assert not fulfils("Ann", "D8", table="toad – : nno", weight=1)
    for weight in (2, 1):
        game = table("Ann | Bob", table="toad nnnggg : oooos", missions={"Ann": "D8"}, weight=weight)
        assert standing(game, "toad") == (9, 5)
        assert status(game)["toad"] == "esteemed"
        assert points(game, "Ann", "D8") == 3
        assert not fulfils("Ann", "D8", table="toad – : ooog", weight=weight)


@pytest.mark.parametrize(
    ("cards", "d9", "d10"),
    [
        ("butterfly o : –, toad o : –, hare o : –", True, False),
        ("butterfly o : –, toad o : –, hare o : –, nightingale o : –, stag – : o, carp – : o", False, True),
        (", ".join(f"{family} – : o" for family in FAMILIES), True, True),
    ],
)
def test_T_18_counting_families(cards: str, d9: bool, d10: bool) -> None:
    assert fulfils("Ann", "D9", table=cards) is d9
    assert fulfils("Ann", "D10", table=cards) is d10


def test_T_18_an_empty_table_fulfils_d9_alone() -> None:
    assert [mission for mission in DARK if fulfils("Ann", mission, table="")] == ["D9"]


def test_T_19_the_last_card_of_the_game_is_an_assassin() -> None:
    game = table("Ann: carp a | Bob", districts={"Bob": "stag n"}, used="table home")
    lay(game, "carp a", "Bob")
    assert not game.over()
    assert answers(game) == ["spare", "place 0"]
    remove(game, 0)
    assert game.over()
    assert lying(game, "Bob") == ["carp a"]


def test_T_20_the_last_turns_of_two_players() -> None:
    game = next(each for each in (new(2, seed) for seed in range(20)) if each.actor() == ANN)
    drawn: dict[int, int] = {}
    while not game.over():
        number, pile = game.turn, len(game.dump()["pile"])
        game.step(game.default(game.actor()))
        for line in heard(game.news, "drew"):
            drawn[number] = line["count"]
            if number == 18:
                assert (line["seat"], pile) == (BOB, 3)
    assert [drawn[number] for number in (18, 19, 20)] == [3, 0, 0]
    assert len(drawn) == 20


def test_T_21_highest_totals() -> None:
    idle = {"Ann": "L8 D1", "Bob": "L9 D3", "Cat": "L10 D5"}
    cards = {"Ann": "toad nnoa", "Bob": "hare nnoa", "Cat": "toad noog"}
    game = table("Ann | Bob | Cat", table="toad g above, hare g above", districts=cards, missions=idle)
    assert game.scores() == [6, 6, 5]
    assert game.winners() == [ANN, BOB]
    poor = table("Ann | Bob", table="carp g below", districts={"Ann": "carp oo", "Bob": "carp nno"}, missions=idle)
    assert poor.scores() == [-2, -5]
    assert poor.winners() == [ANN]
    even = table("Ann | Bob | Cat", missions=idle)
    assert even.scores() == [0, 0, 0]
    assert even.winners() == [ANN, BOB, CAT]


@pytest.mark.parametrize(
    ("weight", "missions", "totals", "winners"),
    [(2, [6, 6, 3], [5, 6, 6], [BOB, CAT]), (1, [6, 6, 0], [5, 6, 3], [BOB])],
)
def test_T_22_a_whole_scoring(weight: int, missions: list[int], totals: list[int], winners: list[int]) -> None:
    cards = "butterfly no : s, toad o : nnog, nightingale gs : o, hare nn : ooos, stag g : g, carp ao : nng"
    districts = {
        "Ann": "butterfly on, toad n, hare gg, carp sa",
        "Bob": "toad oog, nightingale nns, stag no, carp n",
        "Cat": "butterfly gso, hare na, nightingale o, stag oo, carp o",
    }
    held = {"Ann": "L2 D6", "Bob": "L7 D9", "Cat": "L10 D8"}
    running = table("Ann: 3 | Bob | Cat", table=cards, districts=districts, missions=held, weight=weight)
    assert standing(running, "hare") == (4, 3), "by face-up cards alone"
    assert standing(running, "nightingale") == (1, 1)
    game = table("Ann | Bob | Cat", table=cards, districts=districts, missions=held, weight=weight)
    weights = {family: standing(game, family) for family in FAMILIES}
    assert weights == {
        "butterfly": (3, 1),
        "toad": (1, 6),
        "nightingale": (2, 1),
        "hare": (4, 4),
        "stag": (1, 1),
        "carp": (2, 5),
    }
    assert status(game) == {
        "butterfly": "esteemed",
        "toad": "in disgrace",
        "nightingale": "esteemed",
        "hare": "neutral",
        "stag": "neutral",
        "carp": "in disgrace",
    }
    assert [district_points(game, name) for name in NAMES[:3]] == [-1, 0, 3]
    assert [sum(points(game, name, mission) for mission in held[name].split()) for name in NAMES[:3]] == missions
    assert game.scores() == totals
    assert game.winners() == winners


def test_T_23_what_was_removed_stays_out() -> None:
    game = table("Ann: stag a, hare o, hare o | Bob: carp a, hare o, hare o", table="toad n above", pile=3)
    lay(game, "stag a", "below")
    remove(game, 0)
    turn(game, "hare o Ann", "hare o Bob")
    lay(game, "carp a", "above")
    remove(game, 0)
    assert removed(game) == ["toad n", "stag a"]
    assert lying(game, "table") == ["carp a above"]


def test_T_24_she_never_answers() -> None:
    game = table("Ann: carp o, stag s, toad a | Bob: 3 | Cat: 3", districts={"Bob": "hare n"}, pile=3)
    while game.actor() == ANN:
        game.apply(ANN, game.default(ANN))
    assert areas(game) == {"table": ["stag s above"], "Ann": ["carp o"], "Bob": ["hare n", "toad a"], "Cat": []}
    assert zone(game, "table:above")["cards"][0]["face"] == "down"
    assert removed(game) == []
    assert len(hand(game, "Ann")) == 3


def test_T_25_equal_cards_lead_to_equal_positions() -> None:
    start = table("Ann: stag o, stag o, carp g | Bob: 3 | Cat: 3 | Dan: 3", pile=3)
    assert len(answers(start)) == 18
    one, other = start.clone(), start.clone()
    one.apply(ANN, code(0, "above"))
    other.apply(ANN, code(1, "above"))
    assert one.dump() == other.dump()


def test_T_26_a_dropped_draft_leaves_no_trace() -> None:
    drafted = table("Ann: carp s, stag o, toad o | Bob: 3 | Cat: 3", pile=3)
    at_once = table("Ann: carp s, stag o, toad o | Bob: 3 | Cat: 3", pile=3)
    draft = Draft(drafted, ANN)
    draft.answer(code(0, "above"))
    draft.drop()
    for slot, target in ((0, "below"), (0, "Ann"), (0, "Cat")):
        draft.answer(code(slot, target))
    news: list[Event] = draft.confirm()
    others = turn(at_once, "carp s below", "stag o Ann", "toad o Cat")
    assert len(news) == len(others), "as many messages"
    assert same_news(news, others, BOB, CAT, GALLERY)
    assert sight(drafted, *everybody(drafted)) == sight(at_once, *everybody(at_once))


@rule("H-COMP-8")
@each_count
def test_T_27_swapping_hare_and_carp_changes_no_total(seats: int) -> None:
    for seed in range(10):
        game = finished(seats, seed)
        names = {"L4": "L6", "L6": "L4", "D4": "D6", "D6": "D4"}
        for name in DECK:
            family, _, role = name.partition(".")
            names[name] = f"{ {'hare': 'carp', 'carp': 'hare'}.get(family, family) }.{role}"
        twin = load(renamed(game.dump(), names))
        assert twin.dump() != game.dump()
        assert twin.scores() == game.scores()


def test_T_28_after_the_end_box_unused_missions_and_removed_spies_make_no_difference() -> None:
    game = table(
        "Ann | Bob | Cat",
        table="hare o above, toad s below",
        districts={"Cat": "stag s by Ann"},
        removed="carp s above by Bob",
        missions={"Ann": "L1 D1", "Bob": "L2 D2", "Cat": "L3 D3"},
    )
    data = json.loads(json.dumps(game.dump()))
    place = data["box"].index("hare.spy")
    data["box"][place], data["removed"][0][0] = "carp.spy", "hare.spy"
    data["missions"][3:10] = data["missions"][3:10][::-1]
    data["missions"][13:] = data["missions"][13:][::-1]
    twin = load(data)
    assert twin.dump() != game.dump()
    assert sight(twin, *everybody(twin)) == sight(game, *everybody(game))


# From the rulebook


def test_G_1_the_table_of_the_example() -> None:
    game = table("Ann | Bob", table=G_1)
    assert {family: standing(game, family) for family in FAMILIES} == {
        "butterfly": (2, 1),
        "toad": (4, 0),
        "nightingale": (2, 3),
        "hare": (1, 3),
        "stag": (3, 1),
        "carp": (2, 2),
    }
    assert [family for family in FAMILIES if status(game)[family] == "esteemed"] == ["butterfly", "toad", "stag"]
    assert [family for family in FAMILIES if status(game)[family] == "in disgrace"] == ["nightingale", "hare"]
    assert status(game)["carp"] == "neutral"
    for weight in (2, 1):
        fulfilled = [mission for mission in DARK if fulfils("Ann", mission, table=G_1, weight=weight)]
        assert fulfilled == ["D3", "D4", "D9", "D10"]


def test_G_2_the_score_of_the_example() -> None:
    cards = "butterfly oos, toad no, nightingale ns, stag ngoo, carp ooa"
    game = table("Ann | Bob", table=G_1, districts={"Ann": cards}, missions={"Ann": "L7 D1"})
    assert [points(game, "Ann", family) for family in FAMILIES] == [3, 3, -3, 0, 5, 0]
    assert [points(game, "Ann", mission) for mission in ("L7", "D1")] == [3, 0]
    assert game.scores()[ANN] == 11


def test_G_3_an_assassin_below_removes_a_noble_above() -> None:
    game = table("Ann: nightingale a, stag o, toad o | Bob", table="hare n above")
    lay(game, "nightingale a", "below")
    remove(game, 0)
    assert removed(game) == ["hare n"]
    assert seen(game, "table:above") == []


@each_count
def test_G_4_a_game_lasts_so_many_turns(seats: int) -> None:
    for seed in range(10):
        game = finished(seats, seed)
        assert game.turn == seats * TURNS[seats]
        assert game.dump()["pile"] == []
        assert game.dump()["hands"] == [[]] * seats


@each_count
def test_G_5_no_card_is_ever_lost(seats: int) -> None:
    for now in moments(new(seats, seed=3), seed=3):
        data = now.dump()
        cards = Counter(data["box"] + data["pile"])
        for held in data["hands"]:
            cards.update(held)
        for rows in [*data["areas"].values(), data["removed"]]:
            cards.update(row[0] for row in rows)
        assert cards == Counter(DECK)
