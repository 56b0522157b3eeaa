"""D-SETUP: Houses, conspiracies, agendas, the deal and the first player; the options of a game."""

from collections import Counter
from typing import Any

import pytest
from tests.games.duhr.play import (
    GALLERY,
    answer,
    answers,
    asked,
    conspiracy,
    dealt,
    do,
    each_count,
    hand,
    heard,
    house,
    more,
    new,
    pile,
    row,
    scandals,
    seen,
    size,
    statuses,
    told,
    web,
    zones,
)
from tests.games.duhr.table import ANN, BLACK, BOB, EVENTS, HOUSES, NAMES, WHITE
from tests.rules import rule

import courtier
from courtier.core.errors import BadOption

SEEDS = range(200)


@rule("D-SETUP-1", "D/A-84")
@each_count
def test_every_player_gets_one_random_house(seats: int) -> None:
    assert all(len(set(more(new(seats, seed))["houses"])) == seats for seed in range(20))
    first = Counter(more(new(seats, seed))["houses"][0] for seed in SEEDS)
    assert set(first) == set(HOUSES)
    assert max(first.values()) < 70


@rule("D-SETUP-2", "D-SETUP-3", "D/A-84")
@each_count
def test_the_conspiracies_of_the_houses_in_play_are_dealt(seats: int) -> None:
    own = 0
    for seed in SEEDS:
        data = new(seats, seed).dump()
        assert sorted(data["conspiracies"]) == sorted(data["houses"])
        own += data["conspiracies"][0] == data["houses"][0]
    assert 0 < own < 100, "a player may get their own House, and mostly does not"


@rule("D-SETUP-4", "D-INFO-2", "D-CONSP-1")
def test_a_conspiracy_starts_concealed_and_its_owner_knows_it() -> None:
    game = dealt(4)
    assert all(conspiracy(game, name).endswith("concealed") for name in NAMES[:4])
    assert seen(game, "conspiracy", BOB) == [game.dump()["conspiracies"][BOB]]
    assert size(game, "conspiracy@1", ANN) == size(game, "conspiracy@1") == 1


@rule("D-SETUP-5", "D-SETUP-16", "D/A-84")
@each_count
def test_one_agenda_of_either_colour_is_dealt_and_one_of_them_kept(seats: int) -> None:
    game = new(seats, seed=3)
    offered = [seen(game, "agenda", seat) for seat in range(seats)]
    assert all(white in WHITE and black in BLACK for white, black in offered)
    assert len({name for pair in offered for name in pair}) == 2 * seats, "the others stay in the box"
    for seat in range(seats):
        do(game, "white" if seat % 2 else "black")
    for seat in range(seats):
        assert seen(game, "agenda", seat) == [offered[seat][0 if seat % 2 else 1]]
    assert len({seen(new(seats, seed), "agenda", 0)[0] for seed in SEEDS}) == 6


@rule("D-SETUP-6", "D/A-47", "D/A-83")
@each_count
def test_white_agendas_only(seats: int) -> None:
    game = new(seats, agendas="white")
    assert asked(game).endswith("main")
    assert all(seen(game, "agenda", seat)[0] in WHITE for seat in range(seats))
    assert len({seen(game, "agenda", seat)[0] for seat in range(seats)}) == seats
    assert all(len(hand(game, name)) == 7 for name in NAMES[:seats])


@rule("D-SETUP-7", "D-SETUP-8", "D-SETUP-10")
@each_count
def test_a_starting_hand(seats: int) -> None:
    game = dealt(seats, seed=5)
    for name in NAMES[:seats]:
        cards = Counter(hand(game, name))
        assert sum(cards.values()) == 7
        assert cards["scandal"] == 1
        assert cards[house(game, name)] >= 2


@rule("D-SETUP-9", "D-SETUP-10", "D-SETUP-11", "D-SETUP-7")
@pytest.mark.parametrize(
    ("seats", "web_of_scandal", "before", "after"), [(4, 20, 38, 22), (5, 19, 46, 26), (6, 18, 54, 30)]
)
def test_counts_after_setup(seats: int, web_of_scandal: int, before: int, after: int) -> None:
    game = new(seats)
    news = [event for _ in range(seats) for event in do(game, "white")]
    assert heard(news, "webs_laid") == [{"web": before, "scandals": web_of_scandal}]
    assert (scandals(game), len(web(game)), pile(game)) == (web_of_scandal, after, [])
    outside = [card for name in NAMES[:seats] for card in hand(game, name)] + web(game)
    counts = Counter(outside)
    assert all(counts[each] == 10 for each in more(game)["houses"])
    assert all(counts[event] == 1 for event in EVENTS)
    assert {card for card in counts if card in HOUSES} == set(more(game)["houses"]), "the others are in the box"


@rule("D-SETUP-9", "D/A-84")
def test_the_web_is_shuffled() -> None:
    assert len({tuple(web(dealt(4, seed))) for seed in range(20)}) == 20


@rule("D-SETUP-12")
def test_all_houses_start_empty_and_favored() -> None:
    game = dealt(6)
    assert statuses(game) == " ".join(["favored"] * 6)
    assert all(row(game, name) == "" for name in NAMES)


@rule("D-SETUP-13", "D/A-48", "D/A-82", "D/A-83")
@each_count
def test_the_first_player_is_random_or_given_and_play_goes_clockwise(seats: int) -> None:
    first = Counter(asked(dealt(seats, seed)) for seed in SEEDS)
    assert set(first) == {f"{name}: main" for name in NAMES[:seats]}
    assert max(first.values()) < 80
    game = dealt(seats, first_player=seats - 1)
    assert asked(game) == f"{NAMES[seats - 1]}: main"
    turn = courtier.view(game, GALLERY)["turn"]
    assert turn == {"number": 1, "seat": seats - 1}
    while courtier.view(game, GALLERY)["turn"]["number"] == 1:
        game.step(game.default(game.actor()))
    assert courtier.view(game, GALLERY)["turn"] == {"number": 2, "seat": 0}


@rule("D-SETUP-14", "D-INFO-1")
def test_hands_are_hidden_from_opponents() -> None:
    game = dealt(4)
    assert [card.rpartition(".")[2] for card in seen(game, "hand", ANN)] == hand(game, "Ann")
    assert size(game, "hand@0", BOB) == size(game, "hand@0") == 7


@rule("D-SETUP-15", "D/A-80", "D-ASK-1")
def test_agendas_are_chosen_at_once_and_before_any_card_is_dealt() -> None:
    game = new(4)
    assert asked(game) == "Ann, Bob, Cat, Dan: choose_agenda"
    assert more(game, BOB)["houses"]
    assert seen(game, "conspiracy", BOB)
    assert answers(game, "Dan") == ["white", "black"]
    for name in ("Dan", "Bob", "Ann"):
        answer(game, name, "black")
        assert not any(hand(game, each) for each in NAMES[:4])
        assert courtier.view(game, GALLERY)["turn"] == {"number": 0, "seat": None}
    news = answer(game, "Cat", "black")
    story = [line["event"] for line in told(news, GALLERY)]
    order = [story.index(each) for each in ("kept", "supplied", "webs_laid", "drew", "first", "turn_began")]
    assert order == sorted(order)


@rule("D/A-81", "D-SETUP-5")
def test_the_colour_of_the_kept_agenda_is_secret() -> None:
    game = new(4)
    news = [event for word in ("white", "black", "white", "black") for event in do(game, word)]
    assert heard(news, "kept", ANN)[BOB] == {"seat": BOB, "agenda": "unknown"}
    assert size(game, "agenda@1", ANN) == 1
    twin = new(4)
    same = [event for word in ("white", "white", "white", "black") for event in do(twin, word)]
    for eye in (ANN, GALLERY):
        assert courtier.view(game, eye) == courtier.view(twin, eye)
        assert [courtier.glimpse(event, eye) for event in news] == [courtier.glimpse(event, eye) for event in same]
    assert "cards" not in zones(game)["agenda@1"]


@rule("D/A-83")
@pytest.mark.parametrize(
    "options", [{"agendas": "black"}, {"first_player": 4}, {"first_player": "Ann"}, {"campaign": True}]
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        new(4, **options)


@rule("D/A-84")
@each_count
def test_chance_is_in_the_seed_alone(seats: int) -> None:
    games = [dealt(seats, seed=11).dump() for _ in range(2)]
    assert games[0] == games[1]
