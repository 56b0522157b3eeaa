"""Rules at the edges of several chapters: reactions, secrecy, timing."""

from tests import untyped
from tests.games.cutthroat.play import code, offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

import courtier
from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
HOUSES = "Ann brom, Bob slaine, Cat crone, Dan tyber"
SPENT = {"venom": 0, "eye": 0, "fury": 0}


def realm(ring: str = RING, **said: object) -> Court:
    said.setdefault("houses", HOUSES)
    said.setdefault("uses", SPENT)
    return table(ring, **said)


# Resources


@rule("C-RES-5", "C-BLACK-6")
def test_without_land_one_takes_three_coins_from_the_bank_or_by_blackmail() -> None:
    ring = "three_rivers | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall Dan b | ashfen Dan mr"
    rows = [["turn", 4], ["collect", ANN, 8]]  # 8 stands for no territory
    game = realm(ring, pending=rows, hands={"Ann": "spy"})  # who has a hireling back is asked
    play(game, "Ann collect coins")
    assert game.dump()["coins"][ANN] == 3
    assert game.dump()["dishes"][ANN] == []
    game = realm(ring, pending=rows, hands={"Ann": "bastard.slaine"}, coins={"Bob": 2})
    play(game, "Ann collect coins slaine")
    assert game.dump()["coins"][:2] == [2, 0]


@rule("C-BLACK-11", "C-BLACK-1")
def test_everybody_sees_whose_bastard_is_shown() -> None:
    rows = [["turn", 4], ["collection", 1], ["feast_card", 0], ["collect", ANN, 0]]
    game = realm(pending=rows, hands={"Ann": "bastard.slaine"}, coins={"Bob": 9})
    play(game, "Ann collect coins slaine")
    shown = next(each for each in game.news if each.row.name == "blackmailed")
    assert untyped.glimpse(shown, None)["house"] == "slaine"


@rule("C-RES-8")
def test_an_empty_feast_deck_is_renewed_from_its_discard() -> None:
    rows = [["turn", 4], ["collection", 1], ["feast_card", 0], ["collect", ANN, 0]]
    dump = realm(pending=rows).dump()
    dump["discards"]["feast"], dump["decks"]["feast"] = dump["decks"]["feast"], []
    game = courtier.load("cutthroat", dump)
    game.recording = True
    game.apply(ANN, game.legal(ANN)[0])
    after = game.dump()
    assert len(after["dishes"][ANN]) == 1
    assert len(after["decks"]["feast"]) == 33
    assert after["discards"]["feast"] == []


@rule("C-BUY-9")
def test_an_empty_mercenary_deck_is_renewed_from_its_discard() -> None:
    dump = realm(coins={"Ann": 3}).dump()
    dump["discards"]["mercenaries"], dump["decks"]["mercenaries"] = dump["decks"]["mercenaries"], []
    game = courtier.load("cutthroat", dump)
    game.recording = True
    assert isinstance(game, Court)
    play(game, "Ann buy_mercenaries")
    assert len(game.dump()["hands"][ANN]) == 2
    assert told(game, "reshuffled")


# Fights


@rule("C-CONQ-6", "C-ATK-23")
def test_own_land_is_neither_attacked_nor_sabotaged() -> None:
    game = realm(hands={"Ann": "mb, saboteur"})
    assert not offers(game, "Ann", "attack 0")
    assert not offers(game, "Ann", "play_saboteur 0")


@rule("C-DEAD-3")
def test_the_dead_are_not_collected_during_an_attack() -> None:
    game = realm(hands={"Ann": "2 mb"}, coins={"Ann": 9})
    assert offers(game, "Ann", "collect_dead")
    play(game, "Ann attack 1")
    assert not offers(game, "Ann", "collect_dead")


@rule("C-ATK-17", "C-HIRE-12")
def test_hirelings_are_played_between_attack_cards() -> None:
    game = realm(hands={"Ann": "b, saboteur, r"})
    play(game, "Ann attack 1; Ann card b")
    assert offers(game, "Ann", "play_saboteur 1")


@rule("C-ATK-20", "C-HIRE-11")
def test_any_player_may_kill_a_hireling_in_anybodys_fight() -> None:
    game = realm(hands={"Ann": "b, sneak", "Dan": "assassin"})
    play(game, "Ann attack 1; Ann play_sneak 1")
    assert game.actors() == [DAN]


@rule("C-HIRE-5", "C-HIRE-ASSASSIN-3", "C-BLACK-10")
def test_a_bastard_is_no_hireling_for_an_assassin() -> None:
    game = realm(hands={"Ann": "bastard.slaine", "Dan": "assassin"})
    assert not offers(game, "Ann", "play_spy Bob")
    play(game, "Ann end")
    assert not told(game, "killed_hireling")


@rule("C-HIRE-WATCHMAN-2")
def test_a_watchman_is_useless_against_a_saboteur() -> None:
    game = realm(hands={"Ann": "saboteur", "Bob": "watchman"})
    play(game, "Ann play_saboteur 1")
    assert not offers(game, "Bob", "play_watchman")


@rule("C-HIRE-SABOTEUR-3")
def test_land_emptied_outside_an_attack_is_claimed_in_the_other_block() -> None:
    game = realm(hands={"Ann": "saboteur, b"})
    play(game, "Ann play_saboteur 5")
    assert game.dump()["owners"][5] is None
    assert offers(game, "Ann", "conquer 5")


@rule("C-HIRE-10")
def test_a_sneak_for_more_cards_than_are_left_is_not_offered() -> None:
    game = realm(hands={"Ann": "b, sneak"})
    play(game, "Ann attack 1")
    assert offers(game, "Ann", "play_sneak 2")
    assert not offers(game, "Ann", "play_sneak 3")


@rule("C-ACC-10", "C-ACC-11")
def test_an_envoys_passage_ends_with_the_turn() -> None:
    game = realm(hands={"Cat": "mb, envoy"}, active="Cat", events="E10, E03, E14")
    play(game, "Cat play_envoy 1")
    assert offers(game, "Cat", "attack 0")
    turn = game.turn
    while game.turn == turn:
        game.step(game.default(game.actor()))
    assert game.dump()["facts"]["passages"] == 0


# Powers


@rule("C-LORD-BROM-4")
def test_fury_may_be_set_off_by_fury() -> None:
    ring = "three_rivers Ann b | nyghtwald Bob mb | hanging_tongue Bob mr | marrow Cat mg | crownfall | ashfen Dan mr"
    game = realm(ring, hands={"Ann": "b"}, uses={**SPENT, "fury": 2})
    play(game, "Ann attack 1; Ann card b; Ann use_fury 2")
    assert game.asking.name() == "fury"
    play(game, "Ann use_fury 3")
    assert game.dump()["uses"]["fury"] == 0


@rule("C-LORD-CRONE-2", "C-LORD-CRONE-3")
def test_knowledge_of_a_small_deck_and_the_feast_stays_at_the_bottom() -> None:
    game = realm(houses="Ann crone, Bob slaine, Cat brom, Dan tyber", events="E10, E03, E14")
    play(game, "Ann use_knowledge events")
    looked = next(each for each in game.news if each.row.name == "looked_at_deck")
    seen = untyped.glimpse(looked, ANN)["cards"]
    assert set(seen) <= {"E10", "E03", "E14"}
    while game.asking.name() == "order_cards":
        game.step(game.choices()[-1])
    assert game.dump()["decks"]["events"][0] == "E14"


@rule("C-LORD-DRAV-5", "C-LORD-DRAV-6")
def test_a_doctor_prevents_the_turning_but_not_the_killing() -> None:
    game = realm(
        houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber", hands={"Cat": "doctor"}, uses={"venom": 0, "fury": 0}
    )
    play(game, "Ann use_death 1; Cat play_doctor 1")
    pass_all(game)
    assert game.dump()["stacks"][1] == []
    assert not game.dump()["plagued"][1]


@rule("C-DEC-8", "C-WIN-11", "C-WIN-4", "C-TURN-6")
def test_dravanof_is_asked_at_the_start_of_a_turn_and_before_the_event() -> None:
    game = realm(
        houses="Ann brom, Bob slaine, Cat dravanof, Dan tyber", events="E10, E03, E14", uses={"venom": 0, "fury": 0}
    )
    play(game, "Ann end")
    assert (game.asking.name(), game.actors()) == ("death_moment", [CAT])
    play(game, "Cat use_death 0")
    assert game.dump()["owners"][0] is None
    assert told(game, "event_drawn")


@rule("C-DEC-9", "C-LORD-3")
def test_own_powers_are_offered_at_the_start_of_the_own_turn() -> None:
    game = realm(
        houses="Ann brom, Bob crone, Cat slaine, Dan tyber",
        events="E10, E03, E14",
        hands={"Dan": "mr"},
        uses={**SPENT, "eye": 2},
    )
    play(game, "Ann end")
    assert (game.asking.name(), game.actors()) == ("use_power", [BOB])
    assert game.default(BOB) == code("go_on", [])
    play(game, "Bob use_eye Dan")
    while game.asking.name() != "use_power":
        game.step(game.default(game.actor()))
    assert game.actors() == [BOB]  # asked again
    play(game, "Bob go_on")
    assert game.asking.name() != "use_power"


@rule("C-DEC-10", "C-LORD-CAWD-4")
def test_cawdwell_is_asked_before_anybody_collects() -> None:
    game = realm(
        houses="Ann brom, Bob slaine, Cat cawdwell, Dan tyber", events="E10, E03, E14", uses={"venom": 0, "fury": 0}
    )
    play(game, "Ann end")
    assert (game.asking.name(), game.actors()) == ("opulence", [CAT])
    play(game, "Cat use_opulence")
    assert not offers(game, "Bob", "collect coins")
    assert told(game, "used_power")


@rule("C-WED-14")
def test_a_hireling_may_hit_the_spouses_land() -> None:
    game = realm(hands={"Ann": "saboteur"}, married="Ann Bob")
    assert offers(game, "Ann", "play_saboteur 1")


# Secrecy


@rule("C-SECRET-1", "C-SECRET-7", "C-RES-6")
def test_purses_are_in_nobodys_view_but_ones_own() -> None:
    game = realm(coins={"Bob": 77}, gems={"Bob": "ruby"})
    assert "77" not in str(untyped.view(game, ANN))
    assert untyped.view(game, BOB)["more"]["coins"] == [77]
    assert "ruby" not in str(untyped.view(game, None)["seats"])


@rule("C-SECRET-2")
def test_everybody_sees_the_backs_of_a_hand() -> None:
    game = realm(hands={"Bob": "y, mb, spy, bastard.crone"})
    hand = next(zone for zone in untyped.view(game, ANN)["seats"][BOB]["zones"] if zone["id"] == "hand@1")
    assert sorted(card["kind"] for card in hand["cards"]) == ["hireling", "hireling", "mercenary", "soldier"]


@rule("C-WIN-1", "C-WIN-6", "C-WIN-7", "C-WIN-13")
def test_an_announced_card_is_set_aside_until_it_is_settled() -> None:
    game = realm(hands={"Ann": "spy", "Dan": "assassin"})
    play(game, "Ann play_spy Bob")
    assert game.dump()["hands"][ANN] == []
    assert game.dump()["discards"]["hirelings"] == []
    assert not told(game, "looked_at_hand")


@rule("C-DEC-14", "C-DEC-15", "C-DEC-16", "C-DEC-17", "C-DEC-18", "C-DEC-23", "C-DEC-24")
def test_defaults_end_what_was_begun() -> None:
    game = realm(hands={"Ann": "3 mb, general"}, coins={"Ann": 9})
    assert game.default(ANN) == 1  # end
    play(game, "Ann buy_mercenaries")
    assert game.default(ANN) == 2  # close
    play(game, "Ann close; Ann attack 1")
    assert game.default(ANN) == 3  # stop
    play(game, "Ann stop")
    assert game.default(ANN) == 2


@rule("C-DEC-30", "C-DEC-4")
def test_the_default_vote_is_the_own_proposal() -> None:
    game = realm(events="E04, E10, E14")
    play(game, "Ann end; Ann place 1; Bob place 0; Cat pass; Dan pass")
    assert [game.default(seat) - game.legal(seat)[0] for seat in (ANN, BOB, CAT)] == [0, 1, 0]


@rule("C-HIRE-7", "C-EVENT-8")
def test_in_the_wedding_no_hireling_is_played() -> None:
    game = realm(events="E13, E10, E14", hands={"Ann": "spy, general, doctor"})
    play(game, "Ann end")
    assert game.asking.name() == "woo"
    assert len(game.legal(ANN)) == 4  # pass, or one of the three others
