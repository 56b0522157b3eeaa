"""The ready-made positions of the ledger: land, attack and hirelings (C-SCN-4, 5, 10 to 18, 23, 27, 31)."""

import pytest
from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court


def reached(game: Court, name: str) -> list[int]:
    """The places that can be attacked or conquered now."""
    places = range(len(game.dump()["ring"]))
    return [
        place for place in places if offers(game, name, f"attack {place}") or offers(game, name, f"conquer {place}")
    ]


# Attack


@rule("C-ATK-3", "C-ATK-4", "C-ATK-5", "C-ATK-6", "C-ATK-7", "C-ATK-11", "C-ATK-12", "C-ATK-13", "C-ATK-15")
def test_C_SCN_4_straight_combat() -> None:
    game = table(
        "three_rivers Ann b g | nyghtwald Bob b my y | hanging_tongue Bob b r g | marrow Cat g | crownfall",
        houses="Ann dravanof, Bob slaine, Cat brom",
        hands={"Ann": "2 b, r, y, my", "Bob": "b, my"},
    )
    play(game, "Ann attack 1; Ann card b; Bob card b")  # beaten off
    play(game, "Ann card b; Bob yield")  # the soldier dies
    play(game, "Ann card r; Bob yield")  # the mercenary dies
    play(game, "Ann card y; Bob card my")  # beaten off
    play(game, "Ann card my")  # Slaine has nothing left: the last one dies
    dump = game.dump()
    assert dump["owners"][1] is None
    assert dump["hands"][:2] == [[], []]
    assert dump["dead"][ANN] == ["soldier.blue", "soldier.blue", "soldier.red", "soldier.yellow"]
    assert dump["dead"][BOB] == ["soldier.blue", "soldier.blue", "soldier.yellow"]
    assert dump["discards"]["mercenaries"] == ["mercenary.yellow"] * 3


@rule("C-HIRE-SNEAK-1", "C-HIRE-ASSASSIN-1", "C-HIRE-3", "C-LORD-SLAINE-1", "C-ATK-14", "C-ATK-17")
def test_C_SCN_5_combat_with_hirelings() -> None:
    game = table(
        "nyghtwald Ann b | marrow Bob g r b my | hanging_tongue | crownfall Cat r | ashfen",
        houses="Ann slaine, Bob brom, Cat tyber",
        hands={"Ann": "g, sneak", "Bob": "mg, assassin"},
    )
    play(game, "Ann attack 1; Ann play_sneak 4; Bob assassinate")
    pass_all(game)
    assert len(game.dump()["stacks"][1]) == 4
    assert game.dump()["discards"]["hirelings"] == ["assassin", "sneak"]
    assert game.dump()["coins"][ANN] == 3  # Dark Influence does not ask whose hireling it was
    play(game, "Ann card g; Bob card mg")
    assert told(game, "beaten_off")
    assert len(game.dump()["stacks"][1]) == 4
    assert game.dump()["owners"][1] == BOB


@rule("C-HIRE-GENERAL-1", "C-ATK-27", "C-HIRE-ASSASSIN-2", "C/A-106")
def test_C_SCN_17_a_general_is_killed_while_an_attack_card_is_announced() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob g | hanging_tongue | marrow Cat r | crownfall | ashfen Dan y",
        houses="Ann brom, Bob crone, Cat tyber, Dan slaine",
        hands={"Ann": "general, r, b, g", "Bob": "mr", "Cat": "assassin"},
        uses={"venom": 0, "eye": 0},
    )
    play(game, "Ann play_general; Cat pass; Ann attack 1; Cat pass; Ann card r; Cat assassinate_general")
    dump = game.dump()
    assert dump["stacks"][1] == ["soldier.green"]
    assert dump["hands"][BOB] == ["mercenary.red"]  # the owner was not asked to defend
    assert "soldier.red" in dump["dead"][ANN]
    assert dump["coins"][DAN] == 3
    assert [offers(game, "Ann", words) for words in ("card b", "card g")] == [False, True]


@rule("C-HIRE-4", "C-HIRE-ASSASSIN-4", "C-HIRE-11", "C/A-33")
def test_C_SCN_18_an_assassin_is_answered_by_an_assassin() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob g mr | hanging_tongue | marrow Cat r | crownfall",
        houses="Ann brom, Bob crone, Cat slaine",
        hands={"Ann": "sneak, assassin", "Bob": "assassin"},
        uses={"venom": 0, "eye": 0},
    )
    play(game, "Ann attack 1; Ann play_sneak 2; Bob assassinate; Ann assassinate")
    dump = game.dump()
    assert dump["stacks"][1] == []
    assert dump["hands"][BOB] == ["soldier.green", "mercenary.red"]
    assert dump["discards"]["hirelings"] == ["assassin", "assassin", "sneak"]
    assert dump["coins"][CAT] == 3  # for one killed hireling


@rule("C-ATK-9", "C-ATK-28", "C-WED-6")
def test_C_SCN_31_defence_by_the_spouse() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob mr | hanging_tongue | marrow Cat g | crownfall | ashfen Dan r",
        houses="Ann brom, Bob slaine, Cat crone, Dan tyber",
        hands={"Ann": "y", "Bob": "b", "Cat": "y"},
        married="Bob Cat",
        uses={"venom": 0, "eye": 0},
    )
    play(game, "Ann attack 1; Ann card y")
    assert not offers(game, "Bob", "card b")
    play(game, "Bob yield; Cat card y")
    dump = game.dump()
    assert dump["stacks"][1] == ["mercenary.red"]
    assert "soldier.yellow" in dump["dead"][CAT]
    assert "soldier.yellow" in dump["dead"][ANN]


STONEHOLD = "three_rivers Ann b | stonehold Bob {} | hanging_tongue | marrow Cat g | crownfall"
TOLL_HOUSES = "Ann tyber, Bob brom, Cat crone"


@rule("C-TERR-4", "C-TERR-12", "C-DEC-18", "C-DEC-19", "C/A-109")
def test_C_SCN_16_stonehold_takes_a_toll_with_the_first_attack_card() -> None:
    game = table(STONEHOLD.format("r b"), houses=TOLL_HOUSES, hands={"Ann": "r, mb", "Bob": "g"}, uses={"eye": 0})
    play(game, "Ann attack 1; Ann card r")
    assert [offers(game, "Ann", words) for words in ("card mb", "card r")] == [True, False]
    play(game, "Ann card mb; Bob yield")
    dump = game.dump()
    assert dump["stacks"][1] == ["soldier.blue"]
    assert dump["hands"][ANN] == []
    assert dump["discards"]["mercenaries"] == ["mercenary.blue"]
    assert "soldier.red" in dump["dead"][ANN]


@rule("C-TERR-12", "C-DEC-19")
def test_C_SCN_16_with_one_military_card_only_a_sneak_is_left() -> None:
    game = table(STONEHOLD.format("r"), houses=TOLL_HOUSES, hands={"Ann": "r, sneak"}, uses={"eye": 0})
    play(game, "Ann attack 1")
    assert [offers(game, "Ann", words) for words in ("card r", "play_sneak 1")] == [False, True]
    play(game, "Ann play_sneak 1")
    assert game.dump()["hands"][ANN] == ["soldier.red"]  # no toll for a Sneak


@rule("C-TERR-12")
def test_C_SCN_16_a_second_attack_card_pays_no_toll_even_after_a_stop() -> None:
    game = table(STONEHOLD.format("r b"), houses=TOLL_HOUSES, hands={"Ann": "2 r, mb, mg"}, uses={"eye": 0})
    play(game, "Ann attack 1; Ann card r; Ann card mg; Ann stop; Ann attack 1; Ann card mb")
    assert game.asking.name() == "occupy"
    assert game.dump()["hands"][ANN] == ["soldier.red"]


@rule("C-TERR-4", "C-ATK-22")
def test_C_SCN_16_an_unoccupied_stonehold_is_conquered_without_a_toll() -> None:
    ring = "three_rivers Ann b | stonehold | hanging_tongue Bob r | marrow Cat g | crownfall"
    game = table(ring, houses=TOLL_HOUSES, hands={"Ann": "r, mb"}, uses={"eye": 0})
    play(game, "Ann conquer 1; Ann card r; Ann done")
    assert game.dump()["owners"][1] == ANN
    assert game.dump()["hands"][ANN] == ["mercenary.blue"]


# Powers in an attack


@rule("C-LORD-BROM-2", "C-LORD-BROM-3", "C-LORD-BROM-4", "C-CONQ-8", "C-CONQ-9", "C/A-59")
def test_C_SCN_13_fury_twice() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob r | hanging_tongue Cat b mr | marrow Bob g | crownfall",
        houses="Ann brom, Bob slaine, Cat tyber",
        hands={"Ann": "r, 4 my", "Bob": "mr, mg, mb", "Cat": "mb"},
        uses={"venom": 0},
    )
    before = game.dump()["dead"]
    play(game, "Ann attack 1; Ann card r; Bob yield; Ann use_fury 2")
    assert game.dump()["owners"][2] is None
    play(game, "Ann use_fury 3")  # Fury cannot be defended against: Bob and Cat are not asked
    dump = game.dump()
    assert dump["uses"]["fury"] == 0
    assert [len(dump["stacks"][place]) for place in (1, 2, 3)] == [0, 0, 0]
    assert more(dump["dead"][BOB], before[BOB]) == ["soldier.green", "soldier.red"]
    assert more(dump["dead"][CAT], before[CAT]) == ["soldier.blue"]
    assert dump["discards"]["mercenaries"] == ["mercenary.red"]
    play(game, "Ann card my; Ann done; Ann conquer 2; Ann card my; Ann done")
    assert [offers(game, "Ann", words) for words in ("conquer 3", "conquer 4")] == [True, False]
    play(game, "Ann conquer 3; Ann card my; Ann done")  # nothing is left to do there: the block ends
    assert game.dump()["owners"] == [ANN, ANN, ANN, ANN, None]
    assert offers(game, "Ann", "conquer 4")
    play(game, "Ann income; Ann take_income coins 1")
    assert not offers(game, "Ann", "income")


def more(now: list[str], before: list[str]) -> list[str]:
    """What was added, in the order of its names."""
    left = list(now)
    for card in before:
        left.remove(card)
    return sorted(left)


def tyber_strikes(neighbour: str) -> Court:
    """Tyber (Ann) kills the last card on place 1, Bob's; place 2 is Cat's."""
    game = table(
        f"three_rivers Ann r | nyghtwald Bob g | hanging_tongue Cat {neighbour} | marrow Bob b | crownfall",
        houses="Ann tyber, Bob crone, Cat slaine",
        hands={"Ann": "g"},
        coins={"Bob": 2, "Cat": 7},
        uses={"venom": 0, "eye": 0},
    )
    return play(game, "Ann attack 1; Ann card g")


@rule("C-LORD-TYBER-1", "C-LORD-TYBER-2", "C-LORD-TYBER-4", "C-WIN-12")
def test_C_SCN_14_pillage_and_bedlam() -> None:
    game = tyber_strikes("mr b my")
    assert game.dump()["coins"] == [2, 0, 7]
    play(game, "Ann use_bedlam 2")
    dump = game.dump()
    assert dump["hands"][ANN] == ["mercenary.red", "mercenary.yellow"]
    assert dump["stacks"][2] == ["soldier.blue"]
    assert dump["owners"][2] == CAT


@rule("C-LORD-TYBER-4", "C-CONQ-8", "C/A-67")
def test_C_SCN_14_land_that_bedlam_empties_is_free_and_nothing_was_killed() -> None:
    game = tyber_strikes("mr my")
    play(game, "Ann use_bedlam 2")
    dump = game.dump()
    assert dump["owners"][2] is None
    assert dump["coins"] == [2, 0, 7]  # no second Pillage
    assert dump["discards"]["mercenaries"] == []
    play(game, "Ann card mr; Ann done")
    assert offers(game, "Ann", "conquer 2")


@pytest.mark.parametrize("house", ["brom", "tyber"])
@rule("C-LORD-DRAV-4", "C-LORD-DRAV-5", "C-ATK-26", "C/A-66", "C/A-132")
def test_C_SCN_15_death_in_an_attack(house: str) -> None:
    game = table(
        "three_rivers Ann b | gildenmoor Bob r b | hanging_tongue Cat mr | marrow Cat g | crownfall",
        houses=f"Ann {house}, Bob crone, Cat dravanof",
        hands={"Ann": "r, my"},
        coins={"Bob": 5},
        uses={"eye": 0},
    )
    before = game.dump()["dead"]
    play(game, "Ann attack 1; Cat pass; Ann card r; Cat use_death 1")
    dump = game.dump()
    assert more(dump["dead"][ANN], before[ANN]) == ["soldier.red"]
    assert more(dump["dead"][BOB], before[BOB]) == ["soldier.blue", "soldier.red"]
    assert dump["owners"][1] is None
    assert dump["plagued"][1]
    assert dump["coins"] == [0, 5, 0]  # neither the onset nor Pillage
    assert game.asking.name() == "occupy"  # neither Fury nor Bedlam
    play(game, "Ann card my; Cat pass; Ann close; Ann income")
    assert [offers(game, "Ann", f"take_income {what} 1") for what in ("coins", "gems")] == [True, True]
    play(game, "Ann take_income coins 1")
    assert game.dump()["coins"][ANN] == 1


# Reach and conquest

ACCESS = "three_rivers Ann b | nyghtwald | hanging_tongue Bob b | marrow | crownfall Cat g | ashfen Bob r"
ACCESS_HOUSES = "Ann brom, Bob slaine, Cat crone, Dan tyber"


@pytest.mark.parametrize(("passage", "expected"), [("", [1, 2, 5]), ("2", [1, 2, 3, 4, 5]), ("5", [1, 2, 4, 5])])
@rule("C-ACC-2", "C-ACC-3", "C-ACC-6", "C-ACC-14")
def test_C_SCN_12_access(passage: str, expected: list[int]) -> None:
    game = table(ACCESS, houses=ACCESS_HOUSES, hands={"Ann": "mb, envoy"}, uses={"venom": 0, "eye": 0})
    if passage:
        play(game, f"Ann play_envoy {passage}")
    assert reached(game, "Ann") == expected


@rule("C-ACC-4", "C-ACC-5")
def test_C_SCN_12_access_without_land_until_the_first_conquest() -> None:
    game = table(ACCESS, houses=ACCESS_HOUSES, hands={"Dan": "2 mb"}, active="Dan", uses={"venom": 0, "eye": 0})
    assert reached(game, "Dan") == [0, 1, 2, 3, 4, 5]
    play(game, "Dan conquer 1; Dan card mb; Dan done")
    assert reached(game, "Dan") == [0, 2]


@rule("C-CONQ-9", "C-CONQ-11", "C-CONQ-14", "C/A-25", "C/A-127")
def test_C_SCN_27_conquest_income() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald | hanging_tongue | marrow Bob r | crownfall Cat g",
        houses="Ann brom, Bob slaine, Cat crone",
        hands={"Ann": "r, 5 my"},
        coins={"Ann": 1},
        uses={"venom": 0, "eye": 0},
    )
    play(game, "Ann conquer 1; Ann card my; Ann done; Ann conquer 2; Ann card my; Ann done")  # all free land: it closes
    play(game, "Ann attack 3; Ann card r; Ann skip; Ann card my; Ann done; Ann close; Ann income")
    assert [place for place in range(5) if offers(game, "Ann", f"take_income coins {place}")] == [1, 2, 3]
    play(game, "Ann take_income gems 1")
    assert len(game.dump()["gems"][ANN]) == 2
    assert reached(game, "Ann") == []
    assert [offers(game, "Ann", words) for words in ("income", "buy_mercenaries")] == [False, True]


# Collecting

BLACKMAIL = "three_rivers Ann r | marrow Ann b | nyghtwald Bob b | crownfall Cat g | ashfen"
COLLECTING = [["turn", 4], ["collection", 1], ["feast_card", ANN], ["collect", ANN, 0]]


@rule("C-BLACK-2", "C-BLACK-3", "C-BLACK-4", "C-BLACK-5", "C-BLACK-7", "C-BLACK-12", "C-TERR-5")
def test_C_SCN_10_blackmail() -> None:
    game = table(
        BLACKMAIL,
        houses="Ann tyber, Bob brom, Cat crone",
        hands={"Ann": "bastard.brom"},
        coins={"Bob": 5},
        decks={"feast": "eel_pie"},
        pending=COLLECTING,
    )
    play(game, "Ann collect coins brom")  # worth 4 + 2
    dump = game.dump()
    assert dump["coins"] == [5, 0, 0]
    assert dump["dishes"][ANN] == ["eel_pie"]
    assert dump["hands"][ANN] == ["bastard.brom"]
    assert game.asking.dump() == ["collect", ANN, 1]
    assert [offers(game, "Ann", words) for words in ("collect coins", "collect coins brom")] == [True, False]
    play(game, "Ann collect coins")
    assert game.dump()["coins"] == [8, 0, 0]


@pytest.mark.parametrize(("purse", "taken"), [("ruby", ["ruby"]), ("", [])])
@rule("C-LORD-CAWD-3", "C-LORD-CAWD-4", "C-BLACK-8", "C/A-64")
def test_C_SCN_11_opulence_and_blackmail(purse: str, taken: list[str]) -> None:
    game = table(
        BLACKMAIL,
        houses="Ann tyber, Bob brom, Cat cawdwell",
        hands={"Ann": "bastard.brom"},
        coins={"Bob": 5},
        gems={"Bob": purse},
        pending=[["turn", 3], ["opulence", CAT]],
    )
    play(game, "Cat use_opulence")
    assert not offers(game, "Ann", "collect coins brom")
    play(game, "Ann collect both brom")
    dump = game.dump()
    assert dump["coins"] == [5, 0, 0]
    assert dump["gems"] == [taken, [], []]
    assert dump["uses"]["opulence"] == 1


# Decks


@rule("C-BUY-2", "C-BUY-9", "C/A-09")
def test_C_SCN_23_a_mercenary_deck_is_renewed_in_the_middle_of_a_purchase() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob b | stonehold | marrow Cat g | crownfall",
        hands={"Bob": "9 mb, 9 mr, 9 my, 3 mg"},
        discards={"mercenaries": "5 mg"},
        coins={"Ann": 1},
        uses={"venom": 0, "eye": 0, "opulence": 0},
    )
    assert len(game.dump()["decks"]["mercenaries"]) == 1
    play(game, "Ann buy_mercenaries")
    dump = game.dump()
    assert len(dump["hands"][ANN]) == 2
    assert len(dump["decks"]["mercenaries"]) == 4
    assert dump["discards"]["mercenaries"] == []


@rule("C-RES-8", "C-TERR-2", "C-DEC-12", "C/A-09")
def test_C_SCN_23_an_empty_feast_deck_gives_nothing() -> None:
    food = "4 pig_snout, 4 barley_bread, 4 eel_pie, 4 honeyed_figs, 3 roast_swan, 2 spiced_venison, 2 peacock_crown"
    game = table(
        "marrow Ann r | three_rivers Bob b | nyghtwald Ann b | crownfall Cat g | ashfen",
        houses="Ann tyber, Bob brom, Cat crone",
        dishes={"Bob": food, "Cat": "10 poison"},
        pending=COLLECTING,
        uses={"eye": 0},
    )
    assert game.dump()["decks"]["feast"] == ["dragon_pepper_boar"]
    play(game, "Ann collect coins; Ann collect coins")
    assert game.dump()["dishes"][ANN] == ["dragon_pepper_boar"]
    assert game.asking.name() != "keep_card"
    pass_all(game)


@rule("C/A-09", "C-RES-8")
def test_feast_cards_that_were_thrown_away_are_the_next_deck() -> None:
    food = "4 pig_snout, 4 barley_bread, 4 eel_pie, 4 honeyed_figs, 3 roast_swan, 2 spiced_venison, 2 peacock_crown"
    game = table(
        "marrow Ann r | three_rivers Ann b | nyghtwald Bob b | crownfall Cat g | ashfen",
        houses="Ann tyber, Bob brom, Cat crone",
        dishes={"Bob": food, "Cat": "9 poison"},
        discards={"feast": "poison"},
        pending=COLLECTING,
        uses={"eye": 0},
    )
    play(game, "Ann collect coins; Ann collect coins")
    assert game.dump()["dishes"][ANN] == ["dragon_pepper_boar", "poison"]
    assert game.dump()["discards"]["feast"] == []
