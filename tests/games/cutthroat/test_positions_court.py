"""The ready-made positions of the ledger: votes, plague, feast and score (C-SCN-9, 19 to 21, 24, 28, 29, 32)."""

from collections.abc import Iterator

import pytest
from tests import untyped
from tests.games.cutthroat.play import offers, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

import courtier
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.score import gem_points


def points(game: Court, seat: int) -> int:
    """Of one player alone, not added to the spouse's."""
    return sum(row["points"] for row in untyped.view(game, None)["result"]["sources"][seat])


# Votes

ALMS_RING = (
    "three_rivers Ann b | nyghtwald Bob b | hanging_tongue Cat y | marrow Dan g | crownfall Eve r | ashfen | stonehold"
)


def alms(**said: object) -> Court:
    """Five players with 2, 2, 5, 7 and 9 coins; Eve owns Crownfall. Ann proposes X, Bob Y."""
    game = table(
        ALMS_RING,
        houses="Ann brom, Bob crone, Cat cawdwell, Dan dravanof, Eve tyber",
        coins={"Ann": 2, "Bob": 2, "Cat": 5, "Dan": 7, "Eve": 9},
        uses={"eye": 0, "opulence": 0, "life": 0, "death": 0},
        events="E02, E10, E14",
        **said,
    )
    return play(game, "Ann end; Ann amount 12; Bob amount 12; Cat pass; Dan pass; Eve pass")


def ballot(game: Court) -> Court:
    """Ann and Eve vote for X, the others for Y."""
    return play(game, "Ann ballot Ann; Bob ballot Bob; Cat ballot Bob; Dan ballot Bob; Eve ballot Ann")


def votes(game: Court) -> list[int]:
    opened = next(each for each in game.news if each.row.name == "ballot_opened")
    found: list[int] = untyped.glimpse(opened, None)["votes"]
    return found


@rule("C-VOTE-4", "C-VOTE-9", "C-VOTE-17", "C-TERR-9", "C-ALMS-2")
def test_C_SCN_9_votes_are_tied_and_nobody_gets_a_coin() -> None:
    game = alms()
    assert votes(game) == [2, 2, 1, 1, 2]
    ballot(game)
    assert told(game, "vote_undecided")
    assert game.dump()["coins"][:2] == [2, 2]


@pytest.mark.parametrize(("killed", "alms_of_bob"), [(False, 12), (True, 0)])
@rule("C-HIRE-ORATOR-1", "C-VOTE-14", "C-VOTE-17", "C-HIRE-3")
def test_C_SCN_9_an_orator_decides_if_he_lives(killed: bool, alms_of_bob: int) -> None:
    game = alms(hands={"Dan": "orator", "Eve": "assassin"})
    play(game, "Dan play_orator")
    play(game, "Eve assassinate" if killed else "Eve pass")
    if game.asking.name() == "orate":
        play(game, "Eve pass")
    assert votes(game)[DAN] == (1 if killed else 3)
    ballot(game)
    assert game.dump()["coins"][BOB] == 2 + alms_of_bob


# Plague


@pytest.mark.parametrize(("saved", "plagued", "coins"), [(False, [1, 4], 4), (True, [1], 2)])
@rule("C-EVENT-E05", "C-PLAGUE-8", "C-TERR-10", "C-HIRE-DOCTOR-2")
def test_C_SCN_24_the_black_wind(saved: bool, plagued: list[int], coins: int) -> None:
    game = table(
        "three_rivers Ann b | nyghtwald | hanging_tongue Bob b | marrow Cat g | crownfall | ashfen Dan mr",
        houses="Ann brom, Bob slaine, Cat crone, Dan tyber",
        hands={"Bob": "doctor"},
        uses={"venom": 0, "eye": 0},
        events="E05, E10, E14",
    )
    play(game, "Ann end; Bob pass")
    assert game.dump()["plagued"][1]  # the first is turned before the second is asked about
    play(game, "Bob play_doctor 4" if saved else "Bob pass")
    dump = game.dump()
    assert [place for place in range(6) if dump["plagued"][place]] == plagued
    assert dump["coins"][DAN] == coins


# Event decks


@pytest.mark.parametrize(("seats", "size", "wedding"), [(4, 16, 9), (5, 20, 11), (6, 25, 13)])
@rule("C-SETUP-7", "C-SETUP-8", "C-SETUP-10", "C/A-02")
def test_C_SCN_28_event_decks(seats: int, size: int, wedding: int) -> None:
    for seed in range(5):
        deck = event_deck(seats, seed)
        assert len(deck) == size
        assert deck[wedding - 1] == "E13"
        assert deck[0] == "E01"
        assert deck[-1] == "E14"
        assert ("E23" in deck[1:-1]) == (seats == 6)


@rule("C-SETUP-9", "C-3P-1")
def test_C_SCN_28_the_event_deck_of_three() -> None:
    deck = event_deck(3, 1)
    assert len(deck) == 12
    assert not {"E13", "E14"} & set(deck)


@rule("C-EVENT-4", "C-EVENT-E23")
def test_C_SCN_28_six_players_have_four_turns_each() -> None:
    game = courtier.new("cutthroat", 6, 7, {"houses": "random"})
    turns = [0] * 6
    while not game.over():
        before = game.turn
        game.step(game.default(game.actor()))
        if game.turn > before:
            assert isinstance(game, Court)
            turns[game.active] += 1
    assert turns == [4] * 6


def event_deck(seats: int, seed: int) -> list[str]:
    """Top first."""
    game = courtier.new("cutthroat", seats, seed, {"houses": "random"})
    deck: list[str] = game.dump()["decks"]["events"][::-1]
    return deck


@pytest.mark.parametrize(("pick", "order"), [(0, ["E10", "E03", "E14"]), (1, ["E03", "E10", "E14"])])
@rule("C-LORD-CRONE-1", "C-LORD-CRONE-2", "C-LORD-CRONE-3", "C/A-62")
def test_C_SCN_29_knowledge_of_the_last_events(pick: int, order: list[str]) -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob b | stonehold | marrow Cat g | crownfall | ashfen Dan mr",
        houses="Ann crone, Bob slaine, Cat brom, Dan tyber",
        uses={"venom": 0, "eye": 0},
        events="E10, E03, E14",
    )
    play(game, "Ann use_knowledge events")
    looked = next(each for each in game.news if each.row.name == "looked_at_deck")
    assert untyped.glimpse(looked, ANN)["cards"] == ["E10", "E03", "E14"]
    assert not offers(game, "Ann", "pick 2")
    play(game, f"Ann pick {pick}")
    assert game.dump()["decks"]["events"][::-1] == order
    assert game.asking.name() == "act"


# The Feast

FEAST_HOUSES = "Ann brom, Bob crone, Cat slaine, Dan tyber"


def feast(ring: str, **said: object) -> Court:
    """Ann draws the Feast."""
    game = table(ring, houses=FEAST_HOUSES, uses={"venom": 0, "eye": 0}, events="E14", **said)
    return play(game, "Ann end")


@pytest.mark.parametrize(
    ("hand", "answer", "dead", "score_of_ann"),
    [
        ("bastard.brom", "sacrifice", [False, True], 32),
        ("spy", "let_die", [True, True], 22),
        ("bastard.brom", "let_die", [True, True], 27),  # and keeps the 5 points of the bastard
    ],
)
@rule("C-FEAST-15", "C-FEAST-16", "C-FEAST-26", "C-WED-9", "C-SCORE-3", "C-SCORE-4", "C/A-53", "C/A-54")
def test_C_SCN_19_both_heirs_are_poisoned(hand: str, answer: str, dead: list[bool], score_of_ann: int) -> None:
    game = feast(
        "nyghtwald Ann b | marrow Bob g | hanging_tongue | ashfen | crownfall | three_rivers",
        hands={"Ann": hand, "Bob": "envoy"},
        coins={"Ann": 10, "Bob": 12},
        gems={"Ann": "2 ruby"},
        married="Ann Bob",
        dishes={"Ann": "eel_pie, roast_swan, spiced_venison, peacock_crown, 2 poison"},
    )
    play(game, "Ann serve Ann; Ann serve Ann; Ann serve Bob; Ann serve Bob; Ann serve Ann; Ann serve Bob")
    play(game, "Ann pass; Bob pass")  # nobody tastes
    play(game, f"Ann {answer}")
    assert not offers(game, "Bob", "sacrifice")
    play(game, "Bob let_die")
    dump = game.dump()
    assert dump["dead_heirs"][:2] == dead
    assert dump["spouses"] == [None] * 4
    assert [points(game, ANN), points(game, BOB)] == [score_of_ann, 23]
    assert game.scores()[:2] == [score_of_ann, 23]
    assert dump["coins"][CAT] == 3 * sum(dead)


def tasting(card: str) -> Iterator[tuple[set[str], Court]]:
    """Dan tastes with that hireling what lies in front of him: which cards it shows is chance."""
    for luck in range(1, 30):
        game = feast(
            "nyghtwald Ann b | marrow Bob g | hanging_tongue | ashfen | crownfall | three_rivers",
            hands={"Dan": card},
            dishes={"Ann": "pig_snout, eel_pie, poison"},
            seed=luck * 1_000_003_579,
        )
        play(game, "Ann serve Dan; Ann serve Dan; Ann serve Dan")
        play(game, "Dan play_taster Dan" if card == "taster" else f"Dan fodder {card} Dan")
        yield {untyped.glimpse(each, None)["dish"] for each in game.news if each.row.name == "tasted"}, game


@rule("C-FEAST-7", "C-FEAST-12", "C-FEAST-14", "C-FEAST-19")
def test_C_SCN_20_a_taster_shows_the_poison() -> None:
    game = next(game for shown, game in tasting("taster") if shown == {"poison", "eel_pie"})
    assert game.over()  # the main course showed the Pig Snout
    dump = game.dump()
    assert dump["discards"]["feast"] == ["poison"]
    assert dump["tasted"][DAN] == ["pig_snout", "eel_pie"]
    assert dump["dead_heirs"] == [False] * 4
    assert food(game, DAN) == 3


@rule("C-FEAST-8", "C-FEAST-15", "C-FEAST-19")
def test_C_SCN_20_fodder_misses_the_poison() -> None:
    game = next(game for shown, game in tasting("spy") if shown == {"pig_snout"})
    assert game.dump()["dead_heirs"] == [False, False, False, True]
    assert food(game, DAN) == 3


def food(game: Court, seat: int) -> int:
    rows = untyped.view(game, None)["result"]["sources"][seat]
    return sum(row["points"] for row in rows if row["source"] == "food")


# The score


def counted(dead_heirs: tuple[str, ...]) -> Court:
    game = feast(
        "crownfall Ann b | ravenscar Bob g | hanging_tongue | ashfen | stonehold Dan r | three_rivers",
        coins={"Ann": 8, "Bob": 6, "Cat": 26, "Dan": 30},
        gems={
            "Ann": "ruby, sapphire, 3 emerald, amethyst, diamond, topaz",
            "Bob": "2 ruby, topaz",
            "Cat": "5 sapphire",
        },
        hands={"Bob": "bastard.crone"},
        dishes={"Ann": "peacock_crown", "Bob": "roast_swan", "Dan": "eel_pie"},
        married="Ann Bob",
        dead_heirs=dead_heirs,
    )
    return play(game, "Ann serve Ann; Bob serve Bob; Dan serve Dan; Bob pass")


@rule("C-SCORE-1", "C-SCORE-3", "C-SCORE-4", "C-SCORE-7", "C-SCORE-12", "C-SCORE-13", "C-SCORE-14", "C-SCORE-17")
def test_C_SCN_21_final_score() -> None:
    game = counted(("Dan",))
    assert [points(game, seat) for seat in (ANN, BOB, CAT, DAN)] == [46, 21, 77, 37]
    assert game.scores() == [67, 67, 77, 37]
    assert game.winners() == [CAT]
    game = counted(("Cat", "Dan"))
    assert game.scores() == [67, 67, 51, 37]
    assert game.winners() == [ANN, BOB]


@rule("C-SCORE-8", "C-SCORE-15", "C/A-73", "C/A-75")
def test_C_SCN_32_tied_top() -> None:
    assert gem_points([6, 6, 1, 1, 1, 1], False) == 76
    game = feast(
        "crownfall | ravenscar | hanging_tongue | ashfen | stonehold | three_rivers",
        coins={"Ann": 30, "Bob": 30, "Cat": 28, "Dan": 32},
        married="Cat Dan",
    )
    assert game.scores() == [60] * 4
    assert game.winners() == [ANN, BOB, CAT, DAN]
