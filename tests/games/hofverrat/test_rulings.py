"""H/A: the rulings, where the printed rules are silent or can be read in two ways."""

import json
from collections import Counter

import pytest
from tests import untyped
from tests.games.hofverrat.play import (
    BOX,
    GALLERY,
    answers,
    areas,
    asked,
    code,
    each_count,
    everybody,
    finished,
    fulfils,
    hand,
    heard,
    in_words,
    kinds,
    lay,
    load,
    lying,
    moments,
    new,
    points,
    remove,
    removed,
    same_news,
    seen,
    sight,
    spare,
    standing,
    status,
    swapped,
    told,
    turn,
    unlike,
    zone,
    zones,
)
from tests.games.hofverrat.table import ANN, BOB, CAT, DARK, FAMILIES, LIGHT, NAMES, table
from tests.rules import rule

import courtier
from courtier.core.draft import Draft
from courtier.core.errors import BadOption, IllegalAction
from courtier.core.registry import kind


@rule("H/A-1")
@pytest.mark.parametrize(("own", "left", "two", "one"), [("n", "oo", False, True), ("o", "n", True, False)])
def test_a_noble_is_two_cards_in_missions_that_count_a_family(own: str, left: str, two: bool, one: bool) -> None:
    for number, family in enumerate(FAMILIES, 1):
        cards = {"Ann": f"{family} {own}", "Bob": f"{family} {left}"}
        assert fulfils("Ann", f"L{number}", districts=cards, weight=2) is two
        assert fulfils("Ann", f"L{number}", districts=cards, weight=1) is one


PRINTED = {"esteem_lead": 1, "disgrace_lead": 1}


@rule("H/A-1")
def test_two_is_the_default_and_the_option_is_public() -> None:
    game = new(3, seed=1)
    assert untyped.view(game, GALLERY)["more"]["options"] == {"mission_noble_weight": 2, **PRINTED}
    one = new(3, seed=1, mission_noble_weight=1)
    assert untyped.view(one, BOB)["more"]["options"] == {"mission_noble_weight": 1, **PRINTED}
    for wrong in (0, 3, "2", True):
        with pytest.raises(BadOption, match="mission_noble_weight"):
            new(3, seed=1, mission_noble_weight=wrong)


@rule("H/A-2")
def test_three_nobles_are_three_cards_and_d7_knows_no_weight() -> None:
    assert not fulfils("Ann", "L7", districts={"Ann": "carp n, hare n"})
    assert fulfils("Ann", "L7", districts={"Ann": "carp nnn"})
    five = ", ".join(f"{family} nn below" for family in FAMILIES[:5])
    assert not fulfils("Ann", "D7", table=five)


@rule("H/A-3")
@pytest.mark.parametrize("target", ["Ann", "Bob", "Cat"])
def test_an_assassin_strikes_in_the_district_it_is_laid_in_and_only_there(target: str) -> None:
    cards = {"Ann": "hare o", "Bob": "toad o", "Cat": "stag o"}
    game = table("Ann: carp a, carp o, carp n | Bob | Cat", table="hare n above", districts=cards)
    before = areas(game)
    lay(game, "carp a", target)
    remove(game, 0)
    assert areas(game) == before | {target: ["carp a"]}


@rule("H/A-4")
def test_the_reach_at_the_table_is_the_whole_table() -> None:
    game = table("Ann: carp a, carp o, toad o | Bob", table="hare o above, carp o below, stag s above, toad n below")
    lay(game, "carp a", "below")
    assert answers(game) == ["spare", "place 0", "place 1", "place 2", "place 3"]


@rule("H/A-5")
def test_every_face_down_card_is_a_legal_victim() -> None:
    game = table("Ann: carp a, carp o, toad o | Bob", districts={"Bob": "hare g, hare s, toad s by Ann, toad g"})
    faces = [card["face"] for card in zone(game, "district@1")["cards"]]
    lay(game, "carp a", "Bob")
    down = [place for place, face in enumerate(faces) if face == "down"]
    assert answers(game) == ["spare", *[f"place {place}" for place in down]]


@rule("H/A-6", "H/A-28")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_points_at_a_certain_face_down_card(place: int) -> None:
    spies = ["hare s", "toad s", "stag s"]
    game = table("Ann: carp a, carp o, toad o | Bob | Cat", districts={"Bob": "hare s by Cat, toad s, stag s by Ann"})
    marks = [card["more"] for card in zone(game, "district@1")["cards"]]
    lay(game, "carp a", "Bob")
    news = remove(game, place)
    assert removed(game) == [spies[place]]
    assert heard(news, "removed_spy", CAT)[0]["layer"] == [CAT, BOB, ANN][place]
    left = [card["more"] for card in zone(game, "district@1")["cards"][:-1]]
    assert left == [mark for number, mark in enumerate(marks) if number != place], "all know which one"


@rule("H/A-7")
def test_spies_in_districts_count_for_points_and_missions() -> None:
    game = table(
        "Ann | Bob",
        table="carp o above, hare o below",
        districts={"Ann": "carp s by Bob, hare s, toad s", "Bob": "carp s, carp o"},
        missions={"Ann": "L10", "Bob": "L4"},
    )
    assert points(game, "Ann", "carp") == 1
    assert points(game, "Ann", "hare") == -1
    assert points(game, "Ann", "L10") == 3
    assert points(game, "Bob", "L4") == 3


@rule("H/A-8")
def test_a_removed_spy_is_not_shown_at_the_end() -> None:
    game = table("Ann: toad o | Bob", table="hare s above", removed="carp s above by Bob", used="table home")
    twin = swapped(game, "carp s", "stag s")
    assert same_news(lay(game, "toad o", "Bob"), lay(twin, "toad o", "Bob"), *everybody(game))
    assert sight(game, *everybody(game)) == sight(twin, *everybody(twin))
    assert [line["card"] for line in heard(game.news, "revealed")] == ["hare.spy"]


@rule("H/A-9")
def test_what_was_removed_stays_listed_a_spy_without_its_family() -> None:
    out = "carp n below by Bob, hare s above by Ann, toad o at Bob by Ann, stag s at Ann by Bob"
    game = table("Ann: 3 | Bob: 3", removed=out)
    for seat in everybody(game):
        assert zone(game, "removed", seat)["cards"] == [
            {"kind": "carp.noble", "face": "up", "more": {"by": BOB, "turn": 1, "spot": "table:below"}},
            {"kind": "spy", "face": "down", "more": {"by": ANN, "turn": 2, "spot": "table:above"}},
            {"kind": "toad.ordinary", "face": "up", "more": {"by": ANN, "turn": 3, "spot": "district@1"}},
            {"kind": "spy", "face": "down", "more": {"by": BOB, "turn": 4, "spot": "district@0"}},
        ]


@rule("H/A-10")
def test_the_layer_remembers_her_spy_but_is_never_shown_it_again() -> None:
    game = table("Ann: carp s, stag o, toad o | Bob: 3 | Cat: 3", pile=9)
    journals = {seat: courtier.Journal(seat) for seat in (ANN, BOB)}
    journals[ANN].answered(untyped.view(game, ANN), code(0, "Bob"))
    news = lay(game, "carp s", "Bob")
    for seat, journal in journals.items():
        for line in told(news, seat):
            journal.saw(line)
    assert "carp.spy" not in json.dumps(told(news, ANN))
    assert "carp.spy" not in sight(game, ANN)
    assert journals[ANN].lines[0]["cards"][0] == "carp.spy", "memory, apart from what she was sent"
    guesses = {seat: guessed(game, journals[seat]) for seat in journals}
    assert guesses[ANN] == {"carp s"}
    assert len(guesses[BOB]) > 1, "Bob, in whose district it lies, can only guess"


def guessed(game: courtier.Game, journal: courtier.Journal) -> set[str]:
    """What a seat takes the spy in Bob's district for."""
    view, rng = untyped.view(game, journal.seat), courtier.Rng(1)
    return {lying(courtier.guess("hofverrat", view, journal, rng), "Bob")[0] for _ in range(30)}


@rule("H/A-10")
@each_count
def test_no_view_has_a_reminder(seats: int) -> None:
    for number, now in enumerate(moments(new(seats, seed=2), seed=2)):
        if number % 7 == 0 and not now.over():
            for seat in range(seats):
                view = untyped.view(now, seat)
                assert set(view["more"]) == {
                    *("options", "first", "turns", "open", "strike", "standing", "esteem", "points")
                }
                own = set(seen(now, "hand", seat))
                text = json.dumps({part: view[part] for part in view if part != "choices"})
                assert all(f"{family}.spy" in own or f"{family}.spy" not in text for family in FAMILIES)


@rule("H/A-11")
def test_the_next_card_is_chosen_after_the_last_was_resolved() -> None:
    game = table("Ann: carp a, stag a, toad o | Bob", table="hare n above", districts={"Ann": "hare o"})
    lay(game, "carp a", "above")
    with pytest.raises(IllegalAction):
        lay(game, "stag a", "Ann")
    remove(game, 0)
    assert asked(game) == "lay"
    lay(game, "stag a", "Ann")
    assert asked(game) == "choose_victim"


@rule("H/A-12")
def test_a_laid_card_is_laid_and_told_at_once() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3")
    assert heard(lay(game, "carp o", "above"), "laid", BOB) == [
        {"seat": ANN, "spot": "table:above", "card": "carp.ordinary"}
    ]
    with pytest.raises(IllegalAction, match="no unfinished answer"):
        game.back(ANN)
    assert not [word for word in answers(game) if word.split()[0] not in ("0", "1")]


@rule("H/A-12")
def test_a_draft_is_seen_by_its_player_alone_until_she_confirms() -> None:
    game = table("Ann: carp s, stag a, toad o | Bob: 3", table="hare n above", pile=3)
    assert kind("hofverrat").draftable
    before, news = sight(game, *everybody(game)), list(game.news)
    draft = Draft(game, ANN)
    for words in ("1 above", "place 0", "0 Ann", "0 Bob"):
        assert not draft.complete
        draft.answer(next(action for action in draft.shown.legal(ANN) if in_words(action) == words))
        assert sight(game, *everybody(game)) == before, "the cards count as in hand"
        assert game.news == news
    assert draft.complete
    assert zone(game, "hand@0", BOB)["count"] == 3
    assert hand(draft.shown, "Ann") == ["toad o"], "the draw is not foreseen"
    told_in_one_go = kinds(draft.confirm())
    assert told_in_one_go == ["laid", "removed", "laid_spy", "laid", "drew", "turn_began"]
    assert areas(game) == {"table": ["stag a above"], "Ann": ["carp s"], "Bob": ["toad o"]}
    assert len(hand(game, "Ann")) == 3


@rule("H/A-12")
def test_a_draft_may_be_dropped_and_begun_anew() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3", pile=3)
    before = game.dump()
    draft = Draft(game, ANN)
    draft.answer(code(0, "above"))
    draft.answer(code(0, "Ann"))
    draft.back()
    assert answers(draft.shown) == ["0 Ann", "0 Bob", "1 Ann", "1 Bob"]
    draft.drop()
    assert draft.shown.dump() == before == game.dump()
    with pytest.raises(IllegalAction, match="not complete"):
        draft.confirm()
    with pytest.raises(IllegalAction):
        Draft(game, BOB)


@rule("H/A-12", "H/A-23")
def test_a_time_out_drops_the_draft() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3", pile=3)
    draft = Draft(game, ANN)
    draft.answer(code(2, "below"))
    draft.drop()
    while game.actor() == ANN:
        game.step(game.default(ANN))
    assert areas(game) == {"table": ["stag o above"], "Ann": ["carp o"], "Bob": ["toad o"]}


@rule("H/A-13")
def test_the_victim_is_chosen_after_the_assassin_was_laid() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare n above")
    lay(game, "carp a", "below")
    assert seen(game, "table:below") == ["carp.assassin"]
    assert asked(game) == "choose_victim"
    assert answers(game) == ["spare", "place 0"]


@rule("H/A-14")
def test_the_first_player_is_drawn_by_an_unguessable_shuffle_too() -> None:
    first = Counter(courtier.new("hofverrat", 4, bytes([seed]) * 32).actor() for seed in range(256))
    assert sorted(first) == [0, 1, 2, 3]
    assert all(35 < first[seat] < 95 for seat in first), "expected about 64"


@rule("H/A-15")
@each_count
def test_no_card_is_left_over(seats: int) -> None:
    for seed in range(5):
        game = finished(seats, seed)
        data = game.dump()
        assert data["pile"] == []
        assert data["hands"] == [[]] * seats
        assert len(data["box"]) == BOX[seats]
    for wrong in (1, 2, 4):
        with pytest.raises(courtier.CourtierError, match="pile: expected a number of cards that 3 divides"):
            table("Ann: 3 | Bob: 3", pile=wrong)


@rule("H/A-16")
@each_count
def test_all_counts_are_public(seats: int) -> None:
    for now in moments(new(seats, seed=3), seed=3):
        data = now.dump()
        for viewer in everybody(now):
            view = zones(now, viewer)
            for seat in {*range(seats)} - {viewer}:
                assert view[f"hand@{seat}"]["count"] == len(data["hands"][seat])
                assert len(view[f"district@{seat}"]["cards"]) == len(data["areas"][f"district@{seat}"])
            assert view["pile"]["count"] == len(data["pile"])
            assert view["box"]["count"] == len(data["box"])
            assert len(view["removed"]["cards"]) == len(data["removed"])


@rule("H/A-17")
def test_the_running_weights_ignore_all_face_down_cards_the_own_included() -> None:
    game = table("Ann: carp s, stag o, toad o | Bob", table="carp no : g, hare s below by Bob, hare o above")
    for seat in everybody(game):
        assert untyped.view(game, seat)["more"]["standing"]["carp"] == [3, 1]
        assert untyped.view(game, seat)["more"]["standing"]["hare"] == [1, 0]
    lay(game, "carp s", "below")
    for seat in everybody(game):
        assert untyped.view(game, seat)["more"]["standing"]["carp"] == [3, 1]


@rule("H/A-17")
def test_the_running_points_of_a_district_ignore_all_face_down_cards() -> None:
    districts = {"Ann": "carp n, hare o, toad o", "Bob": "carp s by Ann, hare g"}
    game = table(
        "Ann: carp s, stag o, toad o | Bob", table="carp no : g, hare s below by Bob, hare o below", districts=districts
    )
    for seat in everybody(game):
        assert untyped.view(game, seat)["more"]["points"] == [2 - 1, -1]
    lay(game, "carp s", "Ann")
    for seat in everybody(game):
        assert untyped.view(game, seat)["more"]["points"] == [2 - 1, -1]


@rule("H/A-18")
@each_count
def test_no_answer_shows_a_card_and_no_deal_binds(seats: int) -> None:
    game, seen_kinds = new(seats, seed=4), set[str]()
    for now in moments(game, seed=4):
        seen_kinds |= {*kinds(now.news)}
        view = untyped.view(now, ANN)
        assert view["deals"] == []
        assert now.over() or asked(now) in ("lay", "choose_victim")
        if not now.over():
            open_to_all = [line for line in told(now.news, GALLERY) if line["event"] in ("dealt", "drew", "entrusted")]
            assert all("unknown" in line.values() for line in open_to_all)
    play = {"laid", "laid_spy", "removed", "removed_spy", "spared", "drew", "turn_began"}
    end = {"revealed", "judged", "counted", "mission_shown", "won"}
    assert seen_kinds <= {"set_up", "dealt", "entrusted"} | play | end


@rule("H/A-19")
@each_count
def test_the_final_view_shows_neither_box_nor_unused_missions_nor_removed_spies(seats: int) -> None:
    for seed in range(4):
        game = finished(seats, seed)
        data = json.loads(json.dumps(game.dump()))
        spies = [row for row in data["removed"] if row[0].endswith(".spy")]
        boxed = [place for place, name in enumerate(data["box"]) if name.endswith(".spy")]
        for row, place in zip(spies, boxed, strict=False):
            row[0], data["box"][place] = data["box"][place], row[0]
        data["box"].reverse()
        for colour in (0, 10):
            data["missions"][colour + seats : colour + 10] = data["missions"][colour + seats : colour + 10][::-1]
        twin = load(data)
        assert sight(twin, *everybody(twin)) == sight(game, *everybody(game))


@rule("H/A-20")
@pytest.mark.parametrize(("number", "family"), list(enumerate(FAMILIES, 1)))
def test_neutral_is_not_in_disgrace(number: int, family: str) -> None:
    assert not fulfils("Ann", f"D{number}", table=f"{family} n : oo")
    others = ", ".join(f"{other} o : o" for other in FAMILIES)
    assert not fulfils("Ann", "D10", table=others)


@rule("H/A-21")
def test_a_family_without_a_card_at_the_table_is_neutral() -> None:
    game = table("Ann | Bob", districts={"Ann": "carp nn"})
    assert status(game) == dict.fromkeys(FAMILIES, "neutral")
    assert points(game, "Ann", "carp") == 0
    three = ", ".join(f"{family} o above" for family in FAMILIES[:3])
    assert fulfils("Ann", "D9", table=three), "the other three are not esteemed"


@rule("H/A-22")
@each_count
def test_the_left_neighbour_is_the_next_in_turn_order(seats: int) -> None:
    hands = " | ".join([f"{name}: 3" for name in NAMES[:seats]])
    for seat, name in enumerate(NAMES[:seats]):
        left = (seat + 1) % seats
        game = table(hands, asked=name, pile=3)
        silence = []
        while game.actor() == seat:
            silence.append(in_words(game.default(seat)))
            game.step(game.default(seat))
        assert game.actor() == left, "in turn order"
        assert silence[-1] == f"0 {NAMES[left]}", "on a time-out"
        ends = " | ".join(NAMES[:seats])
        assert fulfils(name, "L3", ends, districts={NAMES[left]: "nightingale o"}), "for missions"


@rule("H/A-23")
def test_a_seat_that_does_not_answer_plays_on_and_shows_nothing() -> None:
    game = table("Ann: carp s, stag n, toad a | Bob: 3 | Cat: 3", pile=9)
    other = table("Ann: hare a, carp o, stag g | Bob: 3 | Cat: 3", pile=9)
    assert [game.default(ANN), other.default(ANN)] == [code(0, "Ann")] * 2, "whatever she holds"
    while game.actor() == ANN:
        game.step(game.default(ANN))
        assert zone(game, "missions@0", BOB)["count"] == 2
        assert "count" in zone(game, "hand@0", BOB)
    assert game.actor() == BOB
    assert len(hand(game, "Ann")) == 3


@rule("H/A-24")
def test_equal_cards_and_equal_victims_are_answers_of_their_own_with_equal_effect() -> None:
    start = table("Ann: carp a, stag o, stag o | Bob", table="hare o above, hare o above")
    lay(start, "carp a", "below")
    assert answers(start) == ["spare", "place 0", "place 1"]
    ends = []
    for place in (0, 1):
        game = start.clone()
        remove(game, place)
        assert answers(game) == ["0 Ann", "0 Bob", "1 Ann", "1 Bob"]
        game.step(code(place, "Bob"))
        ends.append((areas(game), removed(game), hand(game, "Ann")))
    assert ends[0] == ends[1]


@rule("H/A-25")
@pytest.mark.parametrize("side", ["above", "below"])
def test_the_side_of_a_spy_is_public(side: str) -> None:
    game = table("Ann: carp s, stag o, toad o | Bob")
    news = lay(game, "carp s", side)
    for seat in everybody(game):
        assert heard(news, "laid_spy", seat) == [{"seat": ANN, "spot": f"table:{side}"}]
        assert seen(game, f"table:{side}", seat) == ["spy"]


@rule("H/A-29")
def test_the_owner_of_a_district_may_not_look_at_spies_there() -> None:
    game = table("Ann: 3 | Bob: 3", districts={"Bob": "carp s by Ann, hare s by Bob"})
    for one, other in (("carp s", "toad s"), ("hare s", "stag s")):
        twin = swapped(game, one, other)
        assert sight(game, BOB) == sight(twin, BOB)
    assert seen(game, "district@1", BOB) == ["spy", "spy"]


@rule("H/A-30")
@each_count
def test_the_option_changes_l1_to_l6_and_d8_only(seats: int) -> None:
    changed = set()
    for seed in range(30):
        two = finished(seats, seed)
        one = load(two.dump() | {"options": {"mission_noble_weight": 1}})
        results = [untyped.view(game, GALLERY)["result"]["sources"] for game in (two, one)]
        for seat in range(seats):
            for before, after in zip(results[0][seat], results[1][seat], strict=True):
                changed |= {before["source"]} if before != after else set()
        assert status(one) == status(two)
    assert changed
    assert changed <= {"L1", "L2", "L3", "L4", "L5", "L6", "D8"}


@rule("H/A-30")
def test_weight_one_leaves_points_and_status_alone() -> None:
    for weight in (1, 2):
        game = table("Ann | Bob", table="carp n : o", districts={"Ann": "carp nn"}, weight=weight)
        assert standing(game, "carp") == (2, 1)
        assert points(game, "Ann", "carp") == 4
        assert fulfils("Ann", "L7", districts={"Ann": "carp nnn"}, weight=weight)
        assert not fulfils("Ann", "L7", districts={"Ann": "carp nn"}, weight=weight)


@rule("H/A-31")
@each_count
@pytest.mark.parametrize("seed", [7, bytes(range(32))])
def test_a_seed_means_one_game(seats: int, seed: int | bytes) -> None:
    rng = courtier.Rng(seed) if isinstance(seed, int) else courtier.FairRng(seed)
    copies = {"ordinary": 4, "noble": 4, "spy": 2, "assassin": 2, "guard": 3}
    deck = [f"{family}.{role}" for family in FAMILIES for role, count in copies.items() for _ in range(count)]
    cards = shuffled(deck, rng)
    light, dark = shuffled(LIGHT, rng), shuffled(DARK, rng)
    first = rng.below(seats)
    box = BOX[seats]
    data = courtier.new("hofverrat", seats, seed).dump()
    assert data["box"] == cards[:box]
    assert data["hands"] == [cards[box + 3 * seat : box + 3 * seat + 3] for seat in range(seats)]
    assert data["pile"] == cards[box + 3 * seats :]
    assert data["missions"] == light + dark
    assert data["first"] == first


def shuffled(names: list[str], rng: courtier.Rng) -> list[str]:
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[place] for place in order]


@rule("H/A-32")
def test_sparing_is_an_answer_and_public() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", districts={"Bob": "hare n"})
    lay(game, "carp a", "Bob")
    assert answers(game)[0] == "spare"
    assert game.default(ANN) == game.choices()[0], "silence counts as sparing"
    news = spare(game)
    for seat in everybody(game):
        assert heard(news, "spared", seat) == [{"seat": ANN, "area": "district@1"}]
    assert lying(game, "Bob") == ["hare n", "carp a"]


@rule("H/A-33")
@each_count
def test_who_began_changes_no_result(seats: int) -> None:
    for seed in range(5):
        game = finished(seats, seed)
        for first in range(seats):
            twin = load(game.dump() | {"first": first})
            assert twin.scores() == game.scores()
            assert twin.winners() == game.winners()


@rule("H/A-33")
def test_neighbours_go_by_seat() -> None:
    cards = {"Bob": "carp o"}
    for first in ("Ann", "Bob", "Cat"):
        assert fulfils("Ann", "L6", districts=cards, first=first)
        assert not fulfils("Cat", "L6", districts=cards, first=first)


@rule("H/A-24", "H/A-28")
def test_two_face_down_cards_are_never_equal() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob", table="hare s above, hare s above")
    lay(game, "carp a", "above")
    ends = []
    for place in (0, 1):
        twin = game.clone()
        remove(twin, place)
        ends.append(sight(twin, GALLERY))
    assert ends[0] != ends[1]


@rule("H/A-9", "H/A-19")
def test_no_record_of_a_removed_spy_differs_for_whom_it_was_hidden_from() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob: 3", table="hare s above by Bob, toad o below", pile=3)
    twin = unlike(game, ANN, seed=2)
    assert same_news(lay(game, "carp a", "above"), lay(twin, "carp a", "above"), ANN, GALLERY)
    assert same_news(remove(game, 0), remove(twin, 0), ANN, GALLERY)
    turn(game, "stag o Ann")
    turn(twin, "stag o Ann")
    assert sight(game, ANN, GALLERY) == sight(twin, ANN, GALLERY)
