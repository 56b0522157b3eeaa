"""Hirelings and reactions (C-HIRE, C-WIN)."""

from tests import untyped
from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann b | nyghtwald Bob b mr y | hanging_tongue | marrow Cat g | crownfall | ashfen* Dan r"
HOUSES = "Ann brom, Bob crone, Cat slaine, Dan tyber"


def realm(hand: str, **said: object) -> Court:
    hands = {"Ann": hand, **said.pop("hands", {})}  # type: ignore[dict-item]
    said.setdefault("houses", HOUSES)
    said.setdefault("uses", {"venom": 0, "eye": 0})
    return table(RING, hands=hands, **said)


@rule("C-HIRE-1", "C-HIRE-6", "C-HIRE-SPY-1", "C-HIRE-SPY-2", "C-TURN-4")
def test_a_spy_sees_hand_and_purse_of_one_player_once() -> None:
    game = realm("spy", hands={"Bob": "g"}, coins={"Bob": 3}, gems={"Bob": "ruby"})
    play(game, "Ann play_spy Bob")
    assert game.dump()["discards"]["hirelings"] == ["spy"]
    looks = [each for each in game.news if each.row.name.startswith("looked_at")]
    assert untyped.glimpse(looks[0], ANN)["cards"] == ["soldier.green"]
    assert all("unknown" in untyped.glimpse(each, CAT).values() for each in looks)


@rule("C-HIRE-CUTPURSE-1", "C-HIRE-CUTPURSE-2")
def test_a_cutpurse_takes_three_coins_or_a_gem() -> None:
    game = realm("cutpurse", coins={"Bob": 2})
    play(game, "Ann steal_coins Bob")
    assert game.dump()["coins"][:2] == [2, 0]
    game = realm("cutpurse", gems={"Bob": "ruby"})
    play(game, "Ann steal_gem Bob")
    assert game.dump()["gems"][:2] == [["ruby"], []]


@rule("C-HIRE-DOCTOR-1", "C-PLAGUE-4", "C-HIRE-9")
def test_a_doctor_cures_a_plagued_territory() -> None:
    game = realm("doctor")
    assert not offers(game, "Ann", "play_doctor 1")
    play(game, "Ann play_doctor 5")
    assert not game.dump()["plagued"][5]


@rule("C-HIRE-SABOTEUR-1", "C-HIRE-SABOTEUR-2")
def test_a_saboteur_kills_the_top_card_without_defence() -> None:
    game = realm("saboteur", hands={"Bob": "mb"})
    assert not offers(game, "Ann", "play_saboteur 0")
    play(game, "Ann play_saboteur 1")
    assert game.dump()["stacks"][1] == ["mercenary.red", "soldier.yellow"]


@rule("C-HIRE-PILLOW-1", "C-HIRE-PILLOW-3", "C-WED-8", "C-WED-9")
def test_the_pillow_kills_the_heir_in_front_and_ends_the_marriage() -> None:
    game = realm("pillow", married="Ann Bob")
    play(game, "Ann play_pillow")
    dump = game.dump()
    assert dump["dead_heirs"] == [False, True, False, False]  # Bob's heir lay in front of Ann
    assert dump["spouses"] == [None] * 4


@rule("C-LORD-SLAINE-1")
def test_dark_influence_pays_for_a_dead_heir() -> None:
    game = realm("pillow")
    play(game, "Ann play_pillow")
    assert game.dump()["coins"][CAT] == 3


# Reactions


@rule("C-HIRE-ASSASSIN-1", "C-HIRE-3", "C-WIN-9", "C-DEC-28")
def test_an_assassin_kills_a_hireling_before_it_works_and_slaine_is_paid() -> None:
    game = realm("spy", hands={"Dan": "assassin"})
    play(game, "Ann play_spy Bob")
    assert game.actors() == [DAN]
    play(game, "Dan assassinate")
    dump = game.dump()
    assert sorted(dump["discards"]["hirelings"]) == ["assassin", "spy"]
    assert not told(game, "looked_at_hand")
    assert dump["coins"][CAT] == 3


@rule("C-DEC-1", "C-WIN-9")
def test_everybody_with_a_hireling_back_is_asked_whatever_its_face() -> None:
    game = realm("spy", hands={"Bob": "taster", "Dan": "bastard.brom", "Cat": "my"})
    play(game, "Ann play_spy Bob")
    assert game.actors() == [BOB, DAN]
    assert offers(game, "Bob", "pass")


@rule("C-WIN-9", "C-HIRE-8")
def test_an_attack_asks_owner_and_spouse_and_with_a_general_all_who_may_hold_an_assassin() -> None:
    """Of the others only Dravanof, who has a use of Death left."""
    hands = {"Bob": "taster", "Cat": "taster", "Dan": "taster"}
    said: dict[str, object] = {"houses": "Ann brom, Bob crone, Cat dravanof, Dan tyber", "hands": hands}
    for hand, script, uses, asked in (
        ("b", "", {"eye": 0, "death": 0}, [BOB, DAN]),
        ("b", "", {"eye": 0, "death": 1}, [BOB, CAT, DAN]),
        ("b, general", "Ann play_general; Bob pass; Cat pass; Dan pass; ", {"eye": 0, "death": 0}, [BOB, CAT, DAN]),
    ):
        game = realm(hand, **said, uses=uses, married="Bob Dan")
        play(game, f"{script}Ann attack 1")
        while game.asking.name() == "react":
            game.step(game.default(game.actor()))
        play(game, "Ann card b")
        assert (game.asking.name(), game.actors()) == ("react", asked), hand


@rule("C-WIN-10", "C-HIRE-4", "C-HIRE-ASSASSIN-4", "C-HIRE-11")
def test_an_assassin_is_killed_by_another_and_then_its_victim_works() -> None:
    game = realm("spy", hands={"Bob": "assassin", "Dan": "assassin"})
    play(game, "Ann play_spy Dan; Bob assassinate; Dan pass")
    assert game.asking.name() == "react"
    play(game, "Dan assassinate")
    assert game.asking.name() == "react" or told(game, "looked_at_hand")
    pass_all(game)
    assert game.dump()["discards"]["hirelings"].count("assassin") == 2
    assert told(game, "looked_at_hand")


@rule("C-WIN-10", "C/A-99")
def test_of_several_reactions_the_first_clockwise_happens_and_the_rest_are_never_shown() -> None:
    game = realm("spy", hands={"Bob": "assassin", "Dan": "assassin"})
    play(game, "Ann play_spy Cat; Dan assassinate; Bob assassinate")
    pass_all(game)
    dump = game.dump()
    assert dump["hands"][DAN] == ["assassin"]
    assert dump["hands"][BOB] == []


@rule("C-LORD-SLAINE-3", "C-LORD-2")
def test_venom_kills_a_hireling_as_it_is_played() -> None:
    game = realm("spy", uses={"venom": 2, "eye": 0})
    play(game, "Ann play_spy Bob")
    assert game.actors() == [CAT]
    play(game, "Cat use_venom")
    assert not told(game, "looked_at_hand")
    assert game.dump()["uses"]["venom"] == 1
    assert game.dump()["coins"][CAT] == 3


# In an attack


def assault(hand: str, **said: object) -> Court:
    game = realm(hand, **said)
    play(game, "Ann attack 1")
    return pass_all(game)


@rule("C-HIRE-SNEAK-1", "C-HIRE-SNEAK-2", "C-HIRE-SNEAK-5", "C-HIRE-12", "C/A-77")
def test_a_sneak_sends_cards_from_the_top_back_to_their_owner() -> None:
    game = assault("sneak")
    assert not offers(realm("sneak"), "Ann", "play_sneak 1")
    play(game, "Ann play_sneak 2")
    assert game.dump()["stacks"][1] == ["soldier.yellow"]
    assert sorted(game.dump()["hands"][BOB]) == ["mercenary.red", "soldier.blue"]


@rule("C-HIRE-SNEAK-3", "C-HIRE-SNEAK-4", "C/A-78")
def test_a_territory_emptied_by_a_sneak_is_free_and_nothing_was_killed() -> None:
    game = assault("sneak, r")
    play(game, "Ann play_sneak 3")
    assert game.dump()["owners"][1] is None
    assert not told(game, "killed")
    assert game.asking.name() == "occupy"


@rule("C-HIRE-WATCHMAN-1", "C-HIRE-WATCHMAN-3", "C-WIN-2")
def test_a_watchman_beats_an_attack_off_whatever_its_colour() -> None:
    game = assault("b", hands={"Bob": "watchman, mb"})
    play(game, "Ann card b; Bob play_watchman")
    assert len(game.dump()["stacks"][1]) == 3
    assert game.asking.name() != "defend"


@rule("C-HIRE-GENERAL-1", "C-HIRE-GENERAL-2", "C-HIRE-GENERAL-3", "C-HIRE-2")
def test_a_general_lets_every_colour_hit_until_the_block_ends() -> None:
    game = realm("general, r, y", hands={"Bob": "my, mr"})
    play(game, "Ann play_general; Ann attack 1")
    assert offers(game, "Ann", "card r")
    play(game, "Ann card y")
    assert not offers(game, "Bob", "card mr")  # a defender still follows the colour of the attack
    play(game, "Bob card my")
    assert game.dump()["stacks"][1][0] == "soldier.blue"
    play(game, "Ann stop; Ann close")
    assert game.dump()["discards"]["hirelings"] == ["general"]
    assert game.dump()["coins"][CAT] == 0  # discarded, not killed


@rule("C-HIRE-ASSASSIN-2", "C-ATK-27")
def test_a_general_killed_in_play_takes_the_wrong_colour_with_him() -> None:
    game = realm("general, r", hands={"Dan": "assassin"})
    play(game, "Ann play_general; Dan pass; Ann attack 1; Dan pass; Ann card r; Dan assassinate_general")
    pass_all(game)
    assert len(game.dump()["stacks"][1]) == 3
    assert told(game, "attack_failed")
