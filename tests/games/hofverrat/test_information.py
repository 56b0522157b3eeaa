"""H-INFO: who may see what (ledger §5)."""

import json
from collections import Counter

import pytest
from tests import untyped
from tests.games.hofverrat.play import (
    BOX,
    GALLERY,
    TURNS,
    asked,
    each_count,
    everybody,
    finished,
    heard,
    kinds,
    lay,
    load,
    lying,
    moments,
    new,
    remove,
    removed,
    same_news,
    seen,
    sight,
    spare,
    standing,
    swapped,
    told,
    turn,
    unlike,
    zone,
    zones,
)
from tests.games.hofverrat.table import ANN, BOB, CAT, DECK, table
from tests.rules import rule

from courtier.core.game import Game


@rule("H-INFO-1", "H-INFO-2")
@each_count
def test_a_hand_is_its_owners_and_its_size_everybodys(seats: int) -> None:
    sizes = set()
    for now in moments(new(seats, seed=1), seed=1):
        for seat, cards in enumerate(now.dump()["hands"]):
            assert seen(now, "hand", seat) == cards
            sizes.add(len(cards))
        for viewer in everybody(now):
            view = zones(now, viewer)
            for other in {*range(seats)} - {viewer}:
                count = len(now.dump()["hands"][other])
                assert view[f"hand@{other}"] == {"id": f"hand@{other}", "kind": "hand", "count": count}
    assert sizes == {0, 1, 2, 3}


@rule("H-INFO-2")
def test_a_hand_shrinks_card_by_card_before_all_eyes() -> None:
    game = table("Ann: carp o, stag s, toad n | Bob: 3", pile=3)
    counts = [zone(game, "hand@0", BOB)["count"]]
    for words, target in (("stag s", "above"), ("carp o", "Ann")):
        lay(game, words, target)
        counts.append(zone(game, "hand@0", BOB)["count"])
    assert counts == [3, 2, 1]
    lay(game, "toad n", "Bob")
    assert zone(game, "hand@0", BOB)["count"] == 3, "drawn anew"


@rule("H-INFO-3")
@each_count
def test_of_the_pile_the_size_alone_is_seen(seats: int) -> None:
    game = new(seats, seed=2)
    for now in moments(game, seed=2):
        for seat in everybody(now):
            assert zone(now, "pile", seat) == {"id": "pile", "kind": "pile", "count": len(now.dump()["pile"])}
    one = new(seats, seed=2)
    data = one.dump()
    other = load(data | {"pile": data["pile"][::-1]})
    assert sight(one, *everybody(one)) == sight(other, *everybody(other)), "whatever its order"


@rule("H-INFO-4")
@each_count
def test_face_up_cards_are_in_everybodys_sight_at_all_times(seats: int) -> None:
    for now in moments(new(seats, seed=3), seed=3):
        areas = now.dump()["areas"]
        rows = [row for area in areas.values() for row in area]
        for seat in everybody(now):
            view = zones(now, seat)
            for spot in ("table:above", "table:below", *[f"district@{owner}" for owner in range(seats)]):
                kinds_seen = [card["kind"] for card in view[spot]["cards"]]
                assert kinds_seen == faces(now, [row for row in rows if row[1] == spot])


def faces(game: Game, rows: list[list[str]]) -> list[str]:
    """The cards as they lie, spies face down until the end."""
    return ["spy" if row[0].endswith(".spy") and not game.over() else row[0] for row in rows]


@rule("H-INFO-5")
def test_where_a_spy_lies_who_laid_it_and_when_is_public() -> None:
    game = table("Ann: carp s, stag o, toad o | Bob: hare s, hare o, hare n | Cat: 3", pile=6)
    turn(game, "carp s below", "stag o Ann", "toad o Bob", "hare o above", "hare n Bob", "hare s Cat")
    for seat in everybody(game):
        assert zone(game, "table:below", seat)["cards"] == [
            {"kind": "spy", "face": "down", "more": {"by": ANN, "turn": 1}}
        ]
        assert zone(game, "district@2", seat)["cards"] == [
            {"kind": "spy", "face": "down", "more": {"by": BOB, "turn": 2}}
        ]


@rule("H-INFO-6", "H-INFO-11")
@pytest.mark.parametrize("target", ["above", "below", "Ann", "Bob"])
def test_the_family_of_a_laid_spy_is_sent_to_nobody_its_layer_included(target: str) -> None:
    game = table("Ann: carp s, stag o, toad o | Bob: 3 | Cat: 3", pile=9)
    twin = swapped(game, "carp s", "hare s")
    assert sight(game, ANN) != sight(twin, ANN), "in hand she sees it"
    assert same_news(lay(game, "carp s", target), lay(twin, "hare s", target), *everybody(game))
    for _ in range(9):
        assert sight(game, *everybody(game)) == sight(twin, *everybody(twin))
        game.step(game.default(game.actor()))
        twin.step(twin.default(twin.actor()))
        assert same_news(game.news, twin.news, *everybody(game))


@rule("H-INFO-7")
def test_the_family_of_a_removed_spy_is_never_revealed() -> None:
    game = table("Ann: carp a | Bob", districts={"Bob": "hare s, toad s by Ann"}, used="table home")
    lay(game, "carp a", "Bob")
    news = remove(game, 0)
    assert game.over()
    assert [line["card"] for line in heard(news, "revealed")] == ["toad.spy"]
    for seat in everybody(game):
        assert "hare.spy" not in json.dumps(told(news, seat))
        assert "hare.spy" not in sight(game, seat)
        assert seen(game, "removed", seat) == ["spy"]


@rule("H-INFO-8")
@each_count
def test_missions_of_others_are_hidden_until_the_final_reveal(seats: int) -> None:
    game = new(seats, seed=4)
    missions = game.dump()["missions"]
    for now in moments(game, seed=4):
        if not now.over():
            assert not heard(now.news, "mission_shown")
            for seat in everybody(now):
                own = {missions[seat], missions[10 + seat]} if seat is not None else set()
                text = sight(now, seat)
                assert {name for name in missions if f'"{name}"' in text} == own
    for seat in range(seats):
        assert seen(game, f"missions@{seat}") == [missions[seat], missions[10 + seat]]


@rule("H-INFO-9")
@each_count
def test_with_five_players_counting_tells_all_with_fewer_it_does_not(seats: int) -> None:
    for seed in range(5):
        game = finished(seats, seed)
        zones = ["table:above", "table:below", *[f"district@{seat}" for seat in range(seats)], "removed"]
        in_sight = [kind for name in zones for kind in seen(game, name) if kind != "spy"]
        left = Counter(DECK) - Counter(in_sight)
        spies = [words for words in removed(game) if words.endswith(" s")]
        assert left.total() == BOX[seats] + len(spies)
        if seats == 5:
            assert sorted(left.elements()) == sorted(f"{words.split()[0]}.spy" for words in spies)


@rule("H-INFO-10")
@each_count
def test_nothing_in_a_view_hints_at_a_hidden_card(seats: int) -> None:
    for seed in range(3):
        for number, now in enumerate(moments(new(seats, seed), seed)):
            if number % 9 == 0 and not now.over():
                for seat in everybody(now):
                    twin = unlike(now, seat, number)
                    assert sight(twin, seat) == sight(now, seat)


@rule("H-INFO-11")
@each_count
def test_nobody_sees_a_face_down_card_better_than_anybody_else(seats: int) -> None:
    for now in moments(new(seats, seed=5), seed=5):
        views = [untyped.view(now, seat) for seat in everybody(now)]
        for view in views:
            assert view["common"] == views[0]["common"]
            districts = [row["zones"][1] for row in view["seats"]]
            assert districts == [row["zones"][1] for row in views[0]["seats"]]


@rule("H-INFO-12")
def test_face_down_cards_keep_their_places_and_are_told_apart() -> None:
    cards = "hare s by Ann, toad s by Cat, stag s by Ann, carp s by Bob"
    game = table("Ann: carp a, stag o, toad o | Bob | Cat", districts={"Bob": cards})
    before = [card["more"] for card in zone(game, "district@1")["cards"]]
    assert before == [{"by": ANN, "turn": 1}, {"by": CAT, "turn": 2}, {"by": ANN, "turn": 3}, {"by": BOB, "turn": 4}]
    lay(game, "carp a", "Bob")
    remove(game, 1)
    after = [card["more"] for card in zone(game, "district@1")["cards"]]
    assert after[:3] == [before[0], before[2], before[3]]
    assert zone(game, "removed")["cards"][0]["more"] == {"by": CAT, "turn": 2, "spot": "district@1"}
    assert lying(game, "Bob") == ["hare s", "stag s", "carp s", "carp a"]


@rule("H-INFO-12")
def test_neither_place_nor_column_hints_at_the_family() -> None:
    cards = "hare s above, toad s below, stag s above, carp s above"
    game = table("Ann: 3 | Bob", table=cards)
    for other in ("toad s", "stag s", "carp s"):
        twin = swapped(game, "hare s", other)
        assert sight(game, *everybody(game)) == sight(twin, *everybody(twin))


@rule("H-INFO-13")
def test_what_happens_is_told_to_all_the_moment_it_happens() -> None:
    game = table("Ann: carp a, stag s, toad a | Bob: 3", table="hare n above", districts={"Bob": "hare o"}, pile=3)
    for seat in everybody(game):
        twin = game.clone()
        twin.recording = True
        assert heard(lay(twin, "stag s", "Ann"), "laid_spy", seat) == [{"seat": ANN, "spot": "district@0"}]
        laid = heard(lay(twin, "toad a", "Bob"), "laid", seat)
        assert laid == [{"seat": ANN, "spot": "district@1", "card": "toad.assassin"}]
        assert heard(spare(twin), "spared", seat) == [{"seat": ANN, "area": "district@1"}]
        laid = heard(lay(twin, "carp a", "below"), "laid", seat)
        assert laid == [{"seat": ANN, "spot": "table:below", "card": "carp.assassin"}]
        gone = heard(remove(twin, 0), "removed", seat)
        assert gone == [{"seat": ANN, "spot": "table:above", "place": 0, "card": "hare.noble"}]


@rule("H-INFO-14")
def test_drawn_cards_are_seen_by_the_drawer_others_see_the_number() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: 3 | Cat: 3", pile="hare o, hare n, hare s, toad g, toad g, toad g")
    news = turn(game, "carp o above", "stag o Ann", "toad o Bob")
    cards = ["hare.ordinary", "hare.noble", "hare.spy"]
    assert heard(news, "drew", ANN) == [{"seat": ANN, "count": 3, "pile": 3, "cards": cards}]
    for seat in (BOB, CAT, GALLERY):
        assert heard(news, "drew", seat) == [{"seat": ANN, "count": 3, "pile": 3, "cards": "unknown"}]
        seen = sight(game, seat).replace('"hare": [0, 0]', "").replace('"hare": "neutral"', "")
        assert "hare" not in seen


@rule("H-INFO-15")
@each_count
def test_a_spectator_sees_what_all_players_have_in_common(seats: int) -> None:
    for now in moments(new(seats, seed=6), seed=6):
        view = untyped.view(now, GALLERY)
        others = [untyped.view(now, seat) for seat in range(seats)]
        for part in ("turn", "common", "asked", "result", "more", "deals"):
            assert all(view[part] == other[part] for other in others)
        assert view["choices"] == []
        if not now.over():
            for seat, row in enumerate(view["seats"]):
                hand, district, missions = row["zones"]
                assert hand == {"id": f"hand@{seat}", "kind": "hand", "count": len(now.dump()["hands"][seat])}
                assert district in [other["seats"][seat]["zones"][1] for other in others]
                assert missions == {"id": f"missions@{seat}", "kind": "missions", "count": 2}
            if asked(now) == "choose_victim":
                assert sight(unlike(now, GALLERY, 1), GALLERY) == sight(now, GALLERY)


@rule("H-INFO-16")
def test_after_the_end_spies_missions_status_and_points_are_seen() -> None:
    game = table(
        "Ann: carp o | Bob",
        table="carp s above, hare s below",
        districts={"Ann": "carp n, hare s by Bob", "Bob": "stag s by Ann"},
        removed="toad s above",
        missions={"Ann": "L7 D4", "Bob": "L8 D1"},
        used="table home",
    )
    before = untyped.view(game, GALLERY)
    assert before["result"] is None
    lay(game, "carp o", "Bob")
    for seat in everybody(game):
        view = untyped.view(game, seat)
        assert seen(game, "table:above", seat) == ["carp.spy"]
        assert seen(game, "table:below", seat) == ["hare.spy"]
        assert seen(game, "district@0", seat) == ["carp.noble", "hare.spy"]
        assert seen(game, "district@1", seat) == ["stag.spy", "carp.ordinary"]
        assert seen(game, "removed", seat) == ["spy"]
        assert seen(game, "missions" if seat == BOB else "missions@1", seat) == ["L8", "D1"]
        assert view["result"]["scores"] == [2 - 1 + 3, 1]
        assert view["result"]["winners"] == [ANN]
    assert standing(game, "carp") == (1, 0)
    assert standing(game, "hare") == (0, 1)


@rule("H-INFO-16")
@each_count
def test_after_the_end_box_unused_missions_and_removed_spies_stay_unseen(seats: int) -> None:
    for seed in range(5):
        game = finished(seats, seed)
        data = game.dump()
        unused = data["missions"][seats:10] + data["missions"][10 + seats :]
        for seat in everybody(game):
            text = sight(game, seat)
            assert zone(game, "box", seat) == {"id": "box", "kind": "box", "count": BOX[seats]}
            assert not [name for name in unused if f'"{name}"' in text]
            kinds_gone = seen(game, "removed", seat)
            truth = [row[0] for row in data["removed"]]
            assert kinds_gone == ["spy" if name.endswith(".spy") else name for name in truth]


@rule("H-INFO-13")
@each_count
def test_every_answer_is_told_and_every_change_has_its_event(seats: int) -> None:
    events: Counter[str] = Counter()
    for now in moments(new(seats, seed=7), seed=7):
        assert now.news
        events.update(kinds(now.news))
    assert events["laid"] + events["laid_spy"] == 3 * seats * TURNS[seats]
    assert events["drew"] == events["turn_began"] == seats * TURNS[seats]
    assert events["removed"] + events["removed_spy"] > 0


@rule("H-TURN-12", "H-SETUP-14")
@each_count
def test_all_know_who_began_which_turn_it_is_and_how_many_there_are(seats: int) -> None:
    game = new(seats, seed=8)
    first = game.actor()
    for now in moments(game, seed=8):
        view = untyped.view(now, GALLERY)
        assert view["more"]["first"] == first
        assert view["more"]["turns"] == seats * TURNS[seats]
        assert view["turn"]["number"] == now.turn
        assert view["turn"]["seat"] == (None if now.over() else (first + now.turn - 1) % seats)


@rule("H-INFO-13")
def test_all_see_which_areas_of_a_turn_are_open_and_where_a_strike_is_due() -> None:
    game = table("Ann: carp a, stag o, toad o | Bob: 3 | Cat: 3", districts={"Bob": "hare n"})
    expected: list[tuple[list[str], str | None]] = [(["table", "home", "abroad"], None)]
    shown = [turn_shown(game)]
    lay(game, "stag o", "below")
    expected.append((["home", "abroad"], None))
    shown.append(turn_shown(game))
    lay(game, "carp a", "Bob")
    expected.append((["home"], "district@1"))
    shown.append(turn_shown(game))
    spare(game)
    expected.append((["home"], None))
    shown.append(turn_shown(game))
    assert shown == expected


def turn_shown(game: Game) -> tuple[list[str], str | None]:
    more = untyped.view(game, GALLERY)["more"]
    return more["open"], more["strike"]
