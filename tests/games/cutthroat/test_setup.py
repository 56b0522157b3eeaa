"""Setting up (C-SETUP), the order of a turn (C-TURN) and what always holds (C-GEN)."""

import random
from collections import Counter

import pytest
from tests import untyped
from tests.games.cutthroat.play import legal, offers, play, told
from tests.games.cutthroat.table import ANN, BOB, position, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadPosition, CourtierError
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deck import own_rows

SEATS = (3, 4, 5, 6)
HOUSES = ("brom", "crone", "cawdwell", "slaine", "dravanof", "tyber")


def fresh(seats: int, seed: int = 1, **options: object) -> Court:
    game = courtier.new("cutthroat", seats, seed, {"houses": "random", **options}, recording=True)
    assert isinstance(game, Court)
    return game


def advance(game: Court, question: str, seed: int = 1) -> Court:
    """Answer at random until that question is open."""
    luck = random.Random(seed)
    while game.asking.name() != question:
        game.step(luck.choice(game.choices()))
    return game


@rule("C-GEN-1")
@pytest.mark.parametrize("seats", [2, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(CourtierError):
        courtier.new("cutthroat", seats, 1)


@rule("C-SETUP-1", "C-DEC-3")
def test_houses_are_chosen_one_after_the_other_and_each_once() -> None:
    game = courtier.new("cutthroat", 3, 1, recording=True)
    first = game.actor()
    assert len(game.legal(first)) == 7  # six houses, or chance
    game.apply(first, game.legal(first)[0])
    assert len(game.legal(game.actor())) == 6


@rule("C-SETUP-1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_leads_another_house(seats: int) -> None:
    assert len(set(fresh(seats).dump()["houses"])) == seats


@rule("C-SETUP-2", "C-SETUP-3", "C-LORD-BROM-1")
def test_soldiers_are_the_whole_first_hand() -> None:
    dump = fresh(6).dump()
    sizes = {house: len(hand) for house, hand in zip(dump["houses"], dump["hands"], strict=True)}
    assert sizes == {house: 8 if house == "brom" else 6 for house in HOUSES}
    assert all(card.startswith("soldier") for hand in dump["hands"] for card in hand)
    assert dump["dead_heirs"] == [False] * 6


@rule("C-SETUP-4")
def test_powers_that_work_twice_have_two_markers() -> None:
    uses = fresh(6).dump()["uses"]
    assert {power: uses[power] for power in ("fury", "eye", "opulence", "venom", "life", "death")} == dict.fromkeys(
        ("fury", "eye", "opulence", "venom", "life", "death"), 2
    )


@rule("C-SETUP-5", "C-SETUP-11", "C-GEN-13")
def test_purses_are_empty_and_the_bank_holds_all_gems() -> None:
    dump = fresh(4).dump()
    assert dump["coins"] == [0] * 4
    assert Counter(dump["bank"]) == dict.fromkeys(("ruby", "sapphire", "emerald", "amethyst", "diamond", "topaz"), 6)


@rule("C-SETUP-6", "C-SETUP-7", "C-SETUP-8", "C-SETUP-9", "C-SETUP-10", "C-3P-1", "C/A-02")
@pytest.mark.parametrize(("seats", "size"), [(3, 12), (4, 16), (5, 20), (6, 25)])
def test_the_event_deck(seats: int, size: int) -> None:
    deck = fresh(seats).dump()["decks"]["events"][::-1]  # top first
    assert len(deck) == size
    assert deck[0] == "E01"
    if seats == 3:
        assert not {"E13", "E14"} & set(deck)
    else:
        assert deck[-1] == "E14"
        assert deck.index("E13") == size // 2


@rule("C-SETUP-12", "C-SETUP-13", "C-SETUP-25", "C-3P-1", "C-3P-4", "C-HIRE-8")
@pytest.mark.parametrize(("seats", "size"), [(3, 40), (4, 48), (5, 49), (6, 50)])
def test_the_hireling_deck_holds_the_bastards_in_play(seats: int, size: int) -> None:
    dump = fresh(seats).dump()
    deck = dump["decks"]["hirelings"]
    assert len(deck) == size
    assert {card for card in deck if card.startswith("bastard")} == {f"bastard.{house}" for house in dump["houses"]}
    assert ("taster" in deck) == ("pillow" in deck) == (seats > 3)


@rule("C-SETUP-14", "C-SETUP-17")
def test_mercenaries_and_feast_cards() -> None:
    decks = fresh(4).dump()["decks"]
    assert len(decks["mercenaries"]) == 36
    assert len(decks["feast"]) == 34
    assert decks["feast"].count("poison") == 10


@rule("C-SETUP-15", "C-3P-1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_ring_has_two_territories_more_than_players_all_healthy(seats: int) -> None:
    dump = fresh(seats).dump()
    assert len(set(dump["ring"])) == seats + 2
    assert not any(dump["plagued"])


@rule("C-SETUP-18", "C-SETUP-19", "C-SETUP-28")
def test_the_first_turn_is_voted_on_and_everybody_is_poorest() -> None:
    game = fresh(3)
    assert game.asking.name() == "propose"
    proposers = []
    while game.asking.name() == "propose":
        seat = game.actor()
        proposers.append(seat)
        game.apply(seat, game.legal(seat)[1 + len(proposers) % 2])
    assert sorted(proposers) == [0, 1, 2]
    if game.asking.name() == "ballot":
        opened = next(each for each in game.news if each.row.name == "ballot_opened")
        assert untyped.glimpse(opened, None)["votes"] == [2, 2, 2]


@rule("C-SETUP-20", "C-SETUP-27")
def test_without_a_proposal_chance_decides() -> None:
    first = set()
    for seed in range(12):
        game = fresh(3, seed)
        while game.asking.name() == "propose":
            game.step(0)
        first.add(game.actor())
    assert len(first) == 3


@rule("C-SETUP-21", "C-SETUP-22", "C-SETUP-29", "C-DEC-5", "C/A-04")
def test_everybody_settles_in_a_free_territory_and_takes_its_coins() -> None:
    game = advance(fresh(3), "choose_start")
    seat, place = game.actor(), 0
    game.apply(seat, game.legal(seat)[0])
    value = {row["id"]: row["coins"] for row in courtier_rows()}[game.dump()["ring"][place]]
    game.apply(seat, game.legal(seat)[1])
    game.apply(seat, 4)  # done
    dump = game.dump()
    assert dump["owners"][place] == seat
    assert dump["coins"][seat] == value
    assert dump["gems"][seat] == dump["dishes"][seat] == []
    assert not any(choice["parts"][-1].endswith("@0") for choice in untyped.view(game, game.actor())["choices"])


def courtier_rows() -> list[dict[str, object]]:
    return list(own_rows()["territory"])


@rule("C-SETUP-23", "C-SETUP-26")
@pytest.mark.parametrize("seats", SEATS)
def test_two_territories_are_free_when_the_first_turn_begins(seats: int) -> None:
    game = fresh(seats)
    luck = random.Random(seats)
    while not told(game, "turn_began"):
        game.step(luck.choice(game.choices()))
    assert game.dump()["owners"].count(None) == 2


@rule("C-SETUP-24")
def test_the_pillow_variant_deals_a_hireling_to_each() -> None:
    game = fresh(4, pillow_variant=True)
    hirelings = [[card for card in hand if not card.startswith("soldier")] for hand in game.dump()["hands"]]
    assert [len(each) for each in hirelings] == [1] * 4
    assert not any(card.startswith("bastard") for each in hirelings for card in each)
    everywhere = [card for each in hirelings for card in each] + game.dump()["decks"]["hirelings"]
    assert everywhere.count("pillow") == 1
    with pytest.raises(CourtierError):
        fresh(3, pillow_variant=True)


# A turn


@rule("C-TURN-1", "C-TURN-2", "C-TURN-3", "C-TURN-5")
def test_turns_go_clockwise_and_the_event_is_discarded() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat g | crownfall",
        houses="Ann brom, Bob slaine, Cat tyber",
        events="E01, E10, E03",
    )
    play(game, "Ann end")
    assert game.actors() == [BOB]
    assert game.asking.name() == "collect"
    assert game.dump()["discards"]["events"][-1] == "E01"


@rule("C-EVENT-4", "C-DEC-39", "C-GEN-10")
@pytest.mark.parametrize(("seats", "turns"), [(3, 12), (4, 16), (5, 20), (6, 24)])
def test_a_game_lasts_four_turns_each(seats: int, turns: int) -> None:
    game = fresh(seats, 5)
    luck = random.Random(seats)
    while not game.over():
        game.step(luck.choice(game.choices()))
    assert game.turn == turns


@rule("C-GEN-18")
def test_equal_cards_are_one_answer() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald | hanging_tongue | marrow Bob g | crownfall Cat g",
        houses="Ann brom, Bob crone, Cat tyber",
        hands={"Ann": "3 mb, 2 r"},
    )
    play(game, "Ann conquer 1")
    assert len(legal(game, "Ann")) == 2


@rule("C-GEN-19")
def test_the_same_seed_gives_the_same_game() -> None:
    one, other = fresh(4, 3), fresh(4, 3)
    one.play_out(courtier.Rng(1))
    other.play_out(courtier.Rng(1))
    assert one.dump() == other.dump()


@rule("C-GEN-12")
def test_coins_are_never_used_up() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat g | crownfall",
        houses="Ann brom, Bob slaine, Cat tyber",
        coins={"Ann": 500},
        events="E01, E10, E03",
    )
    play(game, "Ann end")
    assert game.dump()["coins"][ANN] == 505


@rule("C-GEN-6", "C-GEN-7")
def test_feast_cards_are_no_part_of_the_hand_and_soldiers_stay_with_their_house() -> None:
    data = position(
        "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat g | crownfall",
        houses="Ann brom, Bob slaine, Cat tyber",
    )
    data["hands"][ANN].append("eel_pie")
    with pytest.raises(BadPosition):
        courtier.load("cutthroat", data)


@rule("C-GEN-3")
def test_a_face_down_mercenary_is_still_a_military_card() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob mb | hanging_tongue | marrow Cat g | crownfall",
        houses="Ann brom, Bob slaine, Cat tyber",
        hands={"Ann": "r"},
    )
    assert not offers(game, "Ann", "conquer 1")
    assert offers(game, "Ann", "attack 1")
