"""Rulings on access, conquest, attack, hirelings, reactions and the powers of the houses."""

from typing import Any

import pytest
from tests import untyped
from tests.games.cutthroat.play import legal, offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, load, position, table
from tests.rules import rule

from courtier.games.cutthroat.actions import PASS, USE_OPULENCE
from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann b | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan r"
HOUSES = "Ann brom, Bob slaine, Cat crone, Dan tyber"
SPENT = {"venom": 0, "eye": 0, "fury": 0}


def realm(ring: str = RING, **said: Any) -> Court:
    """Ann (Brom) acts; no power of another is left."""
    said.setdefault("houses", HOUSES)
    said.setdefault("uses", SPENT)
    return table(ring, **said)


# Blocks and access


@rule("C/A-11", "C-TURN-4", "C-HIRE-12")
def test_playing_a_hireling_is_no_action() -> None:
    game = realm(hands={"Ann": "2 spy"}, coins={"Ann": 9})
    play(game, "Ann play_spy Bob")
    assert offers(game, "Ann", "buy_mercenaries")  # no block was opened
    play(game, "Ann buy_mercenaries; Ann play_spy Cat")
    assert game.asking.name() == "purchase"  # none was closed
    play(game, "Ann close")
    assert offers(game, "Ann", "attack 1")


@rule("C/A-16", "C-ACT-2")
def test_no_action_is_taken_twice() -> None:
    ring = "three_rivers Ann b | nyghtwald Bob b mr | stonehold Cat mg | marrow Dan r | crownfall | ashfen"
    game = realm(ring, hands={"Ann": "9 mb, spy"}, coins={"Ann": 9})
    play(game, "Ann buy_mercenaries; Ann close; Ann collect_dead; Ann attack 1; Ann stop; Ann close")
    play(game, "Ann conquer 5; Ann card mb; Ann done; Ann close")
    assert [
        words
        for words in ("buy_mercenaries", "buy_hireling", "collect_dead", "attack 1", "conquer 4", "end")
        if offers(game, "Ann", words)
    ] == ["end"]


@rule("C/A-22", "C-ACC-11")
def test_an_assault_is_finished_even_if_its_access_is_lost() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Bob b mr | stonehold Cat g | marrow Ann r | crownfall Cat b | ashfen Dan r",
        houses="Ann brom, Bob slaine, Cat dravanof, Dan tyber",
        hands={"Ann": "b, 2 my"},
        uses=SPENT,
    )
    play(game, "Ann attack 1; Cat use_death 0; Cat pass; Ann card b; Cat pass")
    assert game.dump()["stacks"][1] == ["mercenary.red"]
    assert offers(game, "Ann", "card my")
    play(game, "Ann stop")
    assert not offers(game, "Ann", "attack 1")  # between Cat's two territories Ann reaches nothing else


@rule("C/A-81", "C-ACC-3")
def test_land_emptied_this_turn_does_not_bar_the_way() -> None:
    ring = (
        "three_rivers Ann b | nyghtwald Bob b | hanging_tongue Cat g | marrow Cat mg | crownfall Dan r | ashfen Dan r"
    )
    game = realm(ring, hands={"Ann": "b, my"})
    assert not offers(game, "Ann", "attack 2")
    play(game, "Ann attack 1; Ann card b; Ann later")
    assert offers(game, "Ann", "attack 2")


@rule("C/A-24", "C-CONQ-8")
def test_emptied_land_is_conquered_later_in_the_block_or_not_at_all() -> None:
    game = realm(RING.replace("Bob b mr", "Bob b"), hands={"Ann": "b, r, 2 my"})
    play(game, "Ann attack 1; Ann card b; Ann later; Ann attack 5; Ann card r; Ann later")
    assert [offers(game, "Ann", f"conquer {place}") for place in (1, 5, 4)] == [True, True, False]
    play(game, "Ann conquer 1; Ann card my; Ann done; Ann close")
    assert game.dump()["owners"][5] is None
    assert [offers(game, "Ann", f"conquer {place}") for place in (5, 4)] == [True, True]  # now the Conquer block


@rule("C/A-27", "C-CONQ-13")
def test_land_is_not_limited_by_the_number_of_tokens() -> None:
    game = table(
        "three_rivers Ann b | nyghtwald Ann b | hanging_tongue Ann r | marrow Ann r"
        " | crownfall Ann y | ashfen Ann y | stonehold Ann g | ravenscar",
        houses="Ann brom, Bob slaine, Cat crone, Dan tyber, Eve cawdwell, Fay dravanof",
        hands={"Ann": "g"},
        uses={"venom": 0, "eye": 0, "opulence": 0, "death": 0, "life": 0},
    )
    play(game, "Ann conquer 7; Ann card g")
    assert game.dump()["owners"] == [ANN] * 8  # the box holds six tokens for a house


@rule("C/A-31", "C-ATK-21")
def test_an_attacker_may_come_back_to_an_earlier_target() -> None:
    game = realm(hands={"Ann": "b, mb, r"})
    play(game, "Ann attack 1; Ann card b; Ann stop; Ann attack 5; Ann stop; Ann attack 1; Ann card mb")
    assert game.dump()["owners"][1] is None


# Defence


@rule("C/A-28", "C-ATK-6")
def test_the_attacking_card_and_not_the_mercenary_says_what_defends() -> None:
    game = realm(RING.replace("Bob b mr", "Bob mr"), hands={"Ann": "y", "Bob": "r, y, mr"})
    play(game, "Ann attack 1; Ann card y")
    assert [offers(game, "Bob", words) for words in ("card y", "card r", "card mr")] == [True, False, False]


@rule("C/A-29", "C-ATK-9")
def test_when_the_owner_has_defended_the_spouse_is_not_asked() -> None:
    game = realm(hands={"Ann": "b", "Bob": "b", "Cat": "b"}, married="Bob Cat")
    play(game, "Ann attack 1; Ann card b; Bob card b")
    assert game.asking.name() != "defend"
    assert game.dump()["hands"][CAT] == ["soldier.blue"]
    assert game.dump()["stacks"][1] == ["soldier.blue", "mercenary.red"]


@rule("C/A-95", "C-HIRE-ASSASSIN-3")
def test_an_assassin_does_not_kill_an_attack_card() -> None:
    game = realm(hands={"Ann": "b", "Bob": "assassin"})
    play(game, "Ann attack 1; Ann card b")
    assert legal(game, "Bob") == [PASS]  # asked, for he may hold a Watchman


@rule("C/A-94")
def test_a_second_watchman_is_not_asked_for_a_card_that_is_beaten_off() -> None:
    game = realm(hands={"Ann": "b, mb", "Bob": "2 watchman"})
    play(game, "Ann attack 1; Ann card b; Bob play_watchman")
    assert game.asking.name() == "assault"
    assert game.dump()["hands"][BOB] == ["watchman"]
    play(game, "Ann card mb")
    assert offers(game, "Bob", "play_watchman")  # the next card is another announcement


# Hirelings and reactions


@rule("C/A-30", "C-ATK-20")
def test_a_bystander_may_play_an_assassin() -> None:
    game = realm(hands={"Ann": "b, sneak", "Dan": "assassin"})
    play(game, "Ann attack 1; Ann play_sneak 2; Dan assassinate")
    assert game.dump()["stacks"][1] == ["soldier.blue", "mercenary.red"]
    assert game.dump()["hands"][DAN] == []


@rule("C/A-65", "C-LORD-SLAINE-2")
def test_a_hireling_that_is_played_is_not_killed() -> None:
    game = realm(hands={"Ann": "spy"})
    play(game, "Ann play_spy Bob")
    assert game.dump()["discards"]["hirelings"] == ["spy"]
    assert game.dump()["coins"][BOB] == 0  # Slaine


@rule("C/A-79", "C-HIRE-SABOTEUR-1")
@pytest.mark.parametrize(("house", "asked"), [("brom", "fury"), ("tyber", "bedlam")])
def test_what_a_saboteur_kills_his_player_has_killed(house: str, asked: str) -> None:
    game = table(
        "three_rivers Ann mb | nyghtwald Bob b | hanging_tongue | marrow Cat mg | crownfall",
        houses=f"Ann {house}, Bob slaine, Cat crone",
        hands={"Ann": "saboteur"},
        coins={"Bob": 5},
        uses={"venom": 0, "eye": 0},
    )
    play(game, "Ann play_saboteur 1")
    assert game.asking.name() == asked
    assert game.dump()["coins"][:2] == ([3, 2] if house == "tyber" else [0, 5])


@rule("C/A-80", "C-PLAGUE-7")
@pytest.mark.parametrize("house", ["brom", "tyber"])
def test_nobody_has_killed_what_a_plague_kills(house: str) -> None:
    game = table(
        "three_rivers Ann mb | marrow Bob b | hanging_tongue Cat mr | stonehold Cat mg | crownfall",
        houses=f"Ann {house}, Bob slaine, Cat crone",
        coins={"Bob": 5},
        uses={"venom": 0, "eye": 0},
        events="E03, E10, E05",
    )
    play(game, "Ann end; Ann place 1")
    dump = game.dump()
    assert dump["owners"][1] is None
    assert dump["coins"][ANN] == 0  # no Pillage
    assert game.asking.name() not in ("fury", "bedlam")


@rule("C/A-122", "C-HIRE-11")
def test_nobody_reacts_to_their_own_announcement() -> None:
    game = table(
        RING.replace("Ann b", "Ann mb"),
        houses="Ann slaine, Bob brom, Cat crone, Dan tyber",
        hands={"Ann": "spy, assassin", "Dan": "envoy"},
    )
    play(game, "Ann play_spy Bob")
    assert game.actors() == [DAN]  # neither Ann's Assassin nor her Venom


@rule("C/A-126", "C-HIRE-PILLOW-3")
def test_the_pillow_is_no_reaction() -> None:
    game = realm(hands={"Ann": "spy", "Bob": "pillow"})
    play(game, "Ann play_spy Cat")
    assert legal(game, "Bob") == [PASS]
    assert offers(realm(hands={"Ann": "pillow"}), "Ann", "play_pillow")
    assert not offers(realm(hands={"Ann": "pillow"}, dead_heirs=["Ann"]), "Ann", "play_pillow")


@rule("C/A-130", "C-HIRE-9")
def test_a_hireling_without_an_object_is_not_offered() -> None:
    ring = "three_rivers Ann b | nyghtwald | hanging_tongue | marrow | crownfall | ashfen"
    game = realm(ring, hands={"Ann": "doctor, saboteur, envoy, sneak, assassin, watchman, orator, taster"})
    names = ("doctor", "saboteur", "envoy", "sneak")
    assert not [name for name in names for place in range(6) if offers(game, "Ann", f"play_{name} {place or 1}")]
    assert not any(offers(game, "Ann", words) for words in ("assassinate", "play_watchman", "play_orator"))


@rule("C/A-130", "C-HIRE-10")
def test_a_saboteur_whose_target_is_gone_has_no_effect() -> None:
    game = realm(
        houses="Ann brom, Bob slaine, Cat dravanof, Dan tyber",
        hands={"Ann": "saboteur"},
        uses={"venom": 0, "fury": 2},
    )
    play(game, "Ann play_saboteur 1; Cat use_death 1; Cat pass")
    assert told(game, "had_no_effect")
    assert game.dump()["discards"]["hirelings"] == ["saboteur"]
    assert game.asking.name() == "act"  # and no Fury


# Powers


@rule("C/A-39", "C-GEN-2", "C-CONQ-6", "C-LORD-DRAV-3")
def test_death_says_any_territory_and_so_may_strike_the_own_one() -> None:
    game = realm(houses="Ann dravanof, Bob slaine, Cat crone, Dan tyber", uses={**SPENT, "death": 2})
    play(game, "Ann use_death 0")
    assert game.dump()["owners"][0] is None
    assert game.dump()["plagued"][0]


@rule("C-GEN-2", "C-TERR-6", "C-DEAD-2")
def test_marrow_wins_over_the_price_of_the_dead() -> None:
    ring = RING.replace("three_rivers", "ravenscar").replace("marrow Cat mg", "marrow Ann mg")
    game = realm(ring)
    play(game, "Ann collect_dead")
    assert game.dump()["coins"][ANN] == 0
    assert game.dump()["dead"][ANN] == []


@rule("C/A-41", "C-LORD-TYBER-3")
def test_bedlam_has_no_limit() -> None:
    game = raids()
    play(game, "Ann attack 1; Ann card mr; Ann use_bedlam 2; Ann later")
    play(game, "Ann attack 5; Ann card mr; Ann use_bedlam 4; Ann later")
    play(game, "Ann attack 4; Ann card g; Ann use_bedlam 3; Ann later")
    assert sorted(game.dump()["hands"][ANN]) == ["mercenary.green", "mercenary.green", "mercenary.yellow"]


@rule("C/A-41")
def test_with_the_switch_bedlam_is_used_twice_a_game() -> None:
    game = raids(options={"bedlam_twice": True}, uses={**SPENT, "bedlam": 1})
    play(game, "Ann attack 1; Ann card mr; Ann use_bedlam 2; Ann later")
    assert game.dump()["uses"]["bedlam"] == 0
    play(game, "Ann attack 5; Ann card mr")
    assert game.asking.name() != "bedlam"


def raids(**said: Any) -> Court:
    """Ann (Tyber) can empty three places, each beside mercenaries that stand with a soldier."""
    return realm(
        "stonehold Ann r | ashfen Bob mb | crownfall Cat mg g"
        " | ravenscar Dan my y | marrow Cat g mg | nyghtwald Dan mr",
        houses="Ann tyber, Bob slaine, Cat crone, Dan brom",
        hands={"Ann": "g, 2 mr"},
        **said,
    )


@rule("C/A-131", "C-LORD-5")
def test_bedlam_and_the_card_of_the_eye_may_be_declined_but_pillage_happens_by_itself() -> None:
    game = raids(coins={"Bob": 4})
    play(game, "Ann attack 1; Ann card mr")
    assert game.dump()["coins"][:2] == [3, 1]  # before any question
    play(game, "Ann skip")
    assert game.dump()["stacks"][2] == ["mercenary.green", "soldier.green"]
    game = realm(houses="Ann crone, Bob slaine, Cat brom, Dan tyber", hands={"Bob": "spy"}, uses={"venom": 0, "eye": 2})
    play(game, "Ann use_eye Bob; Ann nothing_taken")
    assert game.dump()["hands"][BOB] == ["spy"]


@rule("C/A-46", "C-WED-14")
def test_fury_and_death_may_hit_the_spouse() -> None:
    game = realm(
        RING.replace("hanging_tongue", "hanging_tongue Dan y"),
        hands={"Ann": "b, r"},
        married="Ann Dan",
        uses={**SPENT, "fury": 2},
    )
    play(game, "Ann attack 1; Ann card b; Ann card r")
    assert offers(game, "Ann", "use_fury 2")
    game = realm(houses="Ann dravanof, Bob slaine, Cat crone, Dan tyber", uses={**SPENT, "death": 2}, married="Ann Bob")
    assert offers(game, "Ann", "use_death 1")


@rule("C/A-55", "C-PLAGUE-3")
def test_death_on_plagued_land_turns_nothing_over() -> None:
    game = realm(
        RING.replace("nyghtwald", "nyghtwald*"),
        houses="Ann dravanof, Bob slaine, Cat crone, Dan tyber",
        uses={**SPENT, "death": 2},
    )
    play(game, "Ann use_death 1")
    assert game.dump()["stacks"][1] == []
    assert not told(game, "plagued")
    assert game.dump()["coins"][DAN] == 0  # Ashfen is not paid


@rule("C/A-58", "C-LORD-3")
def test_a_power_of_the_own_turn_is_used_between_steps_only() -> None:
    game = realm(houses="Ann crone, Bob slaine, Cat brom, Dan tyber", hands={"Ann": "mb", "Bob": "g"})
    play(game, "Ann attack 1")
    assert offers(game, "Ann", "use_knowledge feast")
    play(game, "Ann card mb")
    assert (game.asking.name(), game.actors()) == ("defend", [BOB])
    assert legal(game, "Ann") == []
    play(game, "Bob yield")
    assert offers(game, "Ann", "use_knowledge feast")


@rule("C/A-64", "C-LORD-CAWD-4", "C-DEC-10")
def test_opulence_also_covers_conquest_income() -> None:
    ring = "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat mg | ashfen Dan r | crownfall"
    game = realm(
        ring,
        houses="Ann brom, Bob slaine, Cat cawdwell, Dan tyber",
        hands={"Ann": "mb"},
        uses={"venom": 0, "fury": 0, "opulence": 1},
    )
    play(game, "Ann conquer 5; Ann card mb; Ann income")
    assert (game.asking.name(), game.actors()) == ("opulence", [CAT])
    play(game, "Cat use_opulence")
    assert not offers(game, "Ann", "take_income coins 5")
    play(game, "Ann take_income both 5")
    assert game.dump()["coins"][ANN] == 4
    assert len(game.dump()["gems"][ANN]) == 1


@rule("C/A-115", "C-LORD-CAWD-3")
def test_opulence_serves_the_active_player() -> None:
    game = realm(
        houses="Ann brom, Bob slaine, Cat cawdwell, Dan tyber",
        pending=[["turn", 3], ["opulence", CAT]],
        active="Bob",
        uses={"venom": 0, "fury": 0, "opulence": 1},
    )
    assert legal(game, "Cat") == [PASS, USE_OPULENCE]  # nobody else can be named
    play(game, "Cat use_opulence")
    used = next(each for each in game.news if each.row.name == "used_power")
    assert untyped.glimpse(used, None)["aim"] == f"player:{BOB}"


@rule("C/A-128", "C-TURN-6")
def test_land_emptied_after_the_action_phase_stays_empty() -> None:
    game = realm(
        houses="Ann brom, Bob slaine, Cat dravanof, Dan tyber",
        hands={"Ann": "2 mb"},
        events="E10, E03, E14",
    )
    play(game, "Ann end; Cat use_death 1")
    assert game.dump()["owners"][1] is None
    assert told(game, "event_drawn")  # Ann was not asked to conquer anything


@rule("C/A-129", "C-LORD-CRONE-6")
def test_knowledge_has_four_decks_and_not_the_bag() -> None:
    game = realm(houses="Ann crone, Bob slaine, Cat brom, Dan tyber")
    decks = ("mercenaries", "hirelings", "feast", "events")
    known = [offers(game, "Ann", f"use_knowledge {deck}") for deck in decks]
    assert known == [True] * 4
    codes = untyped.view(game, ANN)["choices"]
    assert not any("gem" in str(choice) or "bag" in str(choice) for choice in codes)


@rule("C/A-62", "C-LORD-CRONE-3")
def test_knowledge_may_move_the_wedding() -> None:
    game = realm(houses="Ann crone, Bob slaine, Cat brom, Dan tyber", events="E10, E13, E14")
    play(game, "Ann use_knowledge events; Ann pick 1; Ann end")
    assert game.asking.name() == "woo"


@rule("C/A-61", "C-GEN-6")
def test_the_eye_does_not_reach_feast_cards_before_the_feast() -> None:
    game = realm(
        houses="Ann crone, Bob slaine, Cat brom, Dan tyber",
        dishes={"Bob": "eel_pie", "Cat": "poison"},
        hands={"Cat": "spy"},
        uses={"venom": 0, "eye": 2},
    )
    assert not offers(game, "Ann", "use_eye Bob")  # his hand is empty
    piles = [dishes_seen(game, seat) for seat in (ANN, BOB, CAT)]
    assert piles == [None, ["eel_pie"], None]  # the owner may look
    play(game, "Ann use_eye Cat")
    assert not offers(game, "Ann", "dish poison")


def dishes_seen(game: Court, seat: int) -> list[str] | None:
    """Bob's feast pile as a seat sees it: its cards, or None if there is only a number."""
    zones = untyped.view(game, seat)["seats"][BOB]["zones"]
    pile = next(zone for zone in zones if zone["id"].startswith("dishes"))
    cards = [card["kind"] for card in pile.get("cards") or []]
    return cards if "eel_pie" in cards else None


@rule("C/A-85", "C-EVENT-6", "C-ATK-25")
def test_what_comes_due_together_begins_with_the_active_player() -> None:
    ring = RING.replace("Ann b", "Ann mb").replace("Dan r", "Dan mr")
    game = realm(ring, events="E12, E10, E14", active="Cat")
    play(game, "Cat end")
    asked = []
    while game.asking.name() == "pay_swords":
        asked.append(game.actor())
        game.step(game.default(game.actor()))
    assert asked == [CAT, DAN, ANN, BOB]


# Rulings that the ledger leaves open


@rule("C/A-140", "C-LORD-DRAV-2")
def test_death_is_not_used_before_the_first_turn() -> None:
    game = starting_vote()
    assert game.actors() == [CAT]  # who has a hireling back; not Bob, who leads Dravanof
    pass_all(game)
    assert game.asking.name() == "orate"


def starting_vote() -> Court:
    """The starting vote of the Pillow variant: Ann has played an Orator."""
    data = position(
        "three_rivers | nyghtwald | hanging_tongue | marrow | crownfall | ashfen",
        houses="Ann brom, Bob dravanof, Cat crone, Dan tyber",
        hands={"Ann": "b, orator", "Cat": "spy"},
        pending=[["settling", 0], ["open_ballot"], ["orators", 1, 0], ["orate", ANN]],
        facts={"subject": 0},
        proposals=[0, 1, -1, -1],
        orators=[0] * 4,
    )
    data["turn"] = 0
    return play(load(data), "Ann play_orator")


@rule("C/A-141", "C-HIRE-ASSASSIN-2")
def test_nobody_kills_their_own_general() -> None:
    game = realm(hands={"Ann": "general, b, assassin", "Bob": "watchman"})
    play(game, "Ann play_general; Bob pass; Ann attack 1; Bob pass; Ann card b; Bob play_watchman")
    assert game.actors() == [ANN]  # she may kill the Watchman
    assert [offers(game, "Ann", words) for words in ("assassinate", "assassinate_general")] == [True, False]


PLAGUED = "three_rivers* Ann b | nyghtwald* Bob b | hanging_tongue | marrow* Cat mg | crownfall | ashfen* Dan r"


@rule("C/A-142", "C-LORD-DRAV-1", "C-DEC-25")
def test_life_names_its_territories_in_ring_order() -> None:
    game = realm(PLAGUED, houses="Ann dravanof, Bob slaine, Cat crone, Dan tyber", uses={**SPENT, "death": 0})
    play(game, "Ann use_life 1")
    assert [place for place in range(6) if offers(game, "Ann", f"place {place}")] == [3, 5]
    play(game, "Ann place 5")  # the last one: nothing can follow
    assert game.dump()["plagued"] == [True, False, False, True, False, False]


@rule("C/A-142", "C-EVENT-E11", "C-DEC-31")
def test_the_physician_names_his_territories_in_ring_order() -> None:
    game = realm(PLAGUED, events="E11, E10, E14")
    play(game, "Ann end; Ann place 3")
    assert [place for place in range(6) if offers(game, "Ann", f"place {place}")] == [5]
