"""Rulings on votes, events, the Wedding, the Feast, secrecy and the count."""

from typing import Any

import pytest
from tests import untyped
from tests.games.cutthroat.play import legal, offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

import courtier
from courtier.core.rng import Rng
from courtier.games.cutthroat.actions import BALLOT, LET_DIE, PASS, SERVE, VERB_OF, WOO
from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
HOUSES = "Ann brom, Bob slaine, Cat crone, Dan tyber"
SPENT = {"venom": 0, "eye": 0, "fury": 0}
LUCK = 1_000_003_579  # states of the generator that are far apart


def drawn(event: str, ring: str = RING, **said: Any) -> Court:
    """The active player (Ann, unless it is said) draws that event."""
    said.setdefault("houses", HOUSES)
    said["uses"] = {**SPENT, **said.pop("uses", {})}
    said.setdefault("events", "E14" if event == "E14" else f"{event}, E10, E14")
    game = table(ring, **said)
    return play(game, f"{said.get('active', 'Ann')} end")


def news(game: Court, name: str) -> list[Any]:
    return [each for each in game.news if each.row.name == name]


# Votes

RICH = {"Ann": 9, "Bob": 9, "Cat": 9, "Dan": 3}


@rule("C/A-35", "C-VOTE-5")
def test_the_poorest_are_named_and_no_amount_is_shown() -> None:
    game = drawn("E04", coins=RICH)
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    poorest = [untyped.glimpse(each, None) for each in news(game, "poorest")]
    assert [each["seat"] for each in poorest] == [DAN]
    assert set(poorest[0]) == {"game", "event", "you", "seat"}


@rule("C/A-36", "C-VOTE-7")
def test_votes_are_hidden_until_all_are_cast() -> None:
    game = drawn("E04", coins=RICH)
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass; Dan ballot Bob; Ann ballot Ann")
    assert not news(game, "voted")
    before = untyped.view(game, CAT)
    other = drawn("E04", coins=RICH)
    play(other, "Ann place 1; Bob place 0; Cat pass; Dan pass; Dan ballot Ann; Ann ballot Ann")
    assert untyped.view(other, CAT) == before  # Cat cannot tell how Dan has voted
    play(game, "Bob ballot Bob; Cat ballot Bob")
    assert [untyped.glimpse(each, None)["author"] for each in news(game, "voted")] == [ANN, BOB, BOB, BOB]


@rule("C/A-37", "C-VOTE-8", "C-VOTE-10")
def test_nobody_abstains_or_splits() -> None:
    game = drawn("E04", coins=RICH)
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    assert legal(game, "Dan") == [BALLOT + ANN, BALLOT + BOB]
    play(game, "Dan ballot Bob")
    assert legal(game, "Dan") == []  # two votes, one answer


@rule("C/A-105", "C-VOTE-5")
def test_the_poorest_are_counted_when_the_ballot_opens() -> None:
    game = drawn("E04", hands={"Cat": "orator", "Dan": "assassin"}, coins={"Ann": 1, "Bob": 0, "Cat": 9, "Dan": 9})
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass; Cat play_orator; Dan assassinate")
    pass_all(game)
    assert [untyped.glimpse(each, None)["seat"] for each in news(game, "poorest")] == [ANN]  # Slaine has 3 by now


@rule("C/A-104", "C-VOTE-13")
def test_everybody_makes_one_proposal_clockwise_from_the_active_player() -> None:
    game = drawn("E04", active="Cat")
    asked = []
    while game.asking.name() == "propose":
        asked.append(game.actor())
        game.step(game.legal(game.actor())[1 + len(asked)])
    assert asked == [CAT, DAN, ANN, BOB]


@rule("C-ALMS-4", "C-ALMS-3", "C-DEC-2")
def test_the_alms_are_filled_in_by_answers_of_one_seat_that_nobody_sees_before_the_last() -> None:
    game = drawn("E02")
    for amount in (3, 4, 1):
        assert game.actors() == [ANN]
        assert not news(game, "proposed_shares")
        play(game, f"Ann amount {amount}")
    assert untyped.glimpse(news(game, "proposed_shares")[0], BOB)["shares"] == [3, 4, 1, 4]
    assert game.actors() == [BOB]


# Events


@rule("C/A-38", "C-EVENT-2")
def test_the_drawer_chooses() -> None:
    assert drawn("E03", active="Cat").actors() == [CAT]
    assert drawn("E03", active="Dan").actors() == [DAN]


@rule("C/A-88", "C-EVENT-9")
@pytest.mark.parametrize("event", ["E11", "E03"])
def test_an_event_without_an_object_has_no_effect_and_counts_as_drawn(event: str) -> None:
    ring = RING
    if event == "E03":  # nothing healthy is left
        ring = " | ".join(words.strip().replace(words.split()[0], words.split()[0] + "*") for words in RING.split("|"))
    game = drawn(event, ring)
    assert told(game, "event_without_effect")
    assert game.dump()["discards"]["events"][-1] == event


@rule("C/A-138", "C-EVENT-E24")
def test_without_deals_there_is_nothing_to_void_for_forked_tongues() -> None:
    game = table(
        RING.replace("crownfall", "crownfall Eve mg") + " | gildenmoor Fay my | stonehold",
        houses=HOUSES + ", Eve dravanof, Fay cawdwell",
        uses={**SPENT, "death": 0, "life": 0, "opulence": 0},
        events="E24, E10, E14",
    )
    play(game, "Ann end")
    assert told(game, "event_without_effect")


@rule("C/A-90", "C-EVENT-8", "C-HIRE-7")
def test_death_is_not_used_while_an_event_is_resolved() -> None:
    game = drawn(
        "E04",
        houses="Ann brom, Bob slaine, Cat dravanof, Dan tyber",
        hands={"Bob": "orator", "Dan": "spy"},
        uses={"death": 2, "life": 2},
    )
    play(game, "Cat pass; Ann place 1; Bob place 0; Cat pass; Dan pass; Bob play_orator")
    assert game.actors() == [DAN]  # for an Assassin; Dravanof would be asked outside an event


@rule("C/A-90", "C-FEAST-25")
def test_only_the_drawer_uses_the_eye_in_the_feast() -> None:
    game = drawn("E14", dishes={"Ann": "eel_pie"}, hands={"Ann": "spy"}, uses={"eye": 2})
    assert game.asking.name() == "serve"  # Cat leads Crone, but Ann is the drawer


@rule("C/A-86", "C-DEC-39")
@pytest.mark.parametrize(("seats", "turns"), [(3, 12), (4, 16), (5, 20), (6, 24)])
def test_a_game_of_absent_players_ends(seats: int, turns: int) -> None:
    game = courtier.new("cutthroat", seats, 3)
    while not game.over():
        seat = game.actor()
        default = game.default(seat)
        assert default in game.legal(seat)
        game.apply(seat, default)
    assert game.turn == turns


@rule("C/A-91")
def test_sums_without_a_legible_icon_are_coins() -> None:
    game = drawn("E01")
    assert game.dump()["coins"] == [5] * 4
    assert game.dump()["gems"] == [[]] * 4
    game = drawn("E02")
    play(game, "Ann amount 12; Bob pass; Cat pass; Dan pass")
    assert game.dump()["coins"][ANN] == 12
    landless = "three_rivers | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
    game = drawn("E10", landless, active="Dan", events="E10, E03, E14")  # then it is Ann's turn
    assert game.dump()["coins"][ANN] == 3
    assert game.dump()["gems"][ANN] == []


# The Wedding


@rule("C/A-42", "C-WED-10")
def test_nobody_marries_outside_the_wedding() -> None:
    game = table(RING, houses=HOUSES, uses=SPENT, events="E10, E03, E14")
    while not game.over() and game.turn < 3:
        assert not any(VERB_OF[code] == WOO for code in game.choices())
        game.step(game.default(game.actor()))
    game = drawn("E13")
    play(game, "Ann woo Bob; Bob accept; Cat pass; Dan pass")
    assert game.asking.name() not in ("woo", "answer_suit")
    assert game.dump()["spouses"] == [BOB, ANN, None, None]


@rule("C/A-44", "C-WED-12")
def test_a_spouse_sees_no_purse() -> None:
    game = table(RING, houses=HOUSES, uses=SPENT, coins={"Cat": 77}, gems={"Cat": "ruby"}, married="Ann Cat")
    view = str(untyped.view(game, ANN))
    assert "77" not in view
    assert "ruby" not in str(untyped.view(game, ANN)["seats"])


# The Feast


@rule("C/A-48", "C-FEAST-4")
def test_no_feast_card_is_kept_back() -> None:
    game = drawn("E14", dishes={"Ann": "eel_pie, poison"})
    for _ in range(2):
        assert legal(game, "Ann") == [SERVE + seat for seat in range(4)]
        play(game, "Ann serve Cat")
    assert game.over()


@rule("C/A-49", "C-HIRE-TASTER-2")
@pytest.mark.parametrize(("words", "shown"), [("play_taster", 2), ("fodder taster", 1), ("fodder spy", 1)])
def test_a_taster_is_played_for_two_cards_and_any_hireling_is_discarded_for_one(words: str, shown: int) -> None:
    game = drawn("E14", dishes={"Ann": "3 eel_pie"}, hands={"Dan": "taster, spy"})
    play(game, "Ann serve Bob; Ann serve Bob; Ann serve Bob")
    assert not offers(game, "Dan", "play_spy Bob")
    play(game, f"Dan {words} Bob")
    assert len(news(game, "tasted")) == shown


@rule("C/A-34", "C-HIRE-5")
def test_a_bastard_is_not_discarded_to_taste() -> None:
    game = drawn("E14", dishes={"Ann": "eel_pie"}, hands={"Dan": "bastard.crone, bastard.tyber"})
    play(game, "Ann serve Dan")
    assert legal(game, "Dan") == [PASS]


@rule("C/A-50", "C-FEAST-10")
def test_tasting_goes_clockwise_one_at_a_time() -> None:
    game = drawn("E14", active="Cat", dishes={"Cat": "4 eel_pie"}, hands={"Bob": "2 spy", "Dan": "envoy, general"})
    play(game, "Cat serve Ann; Cat serve Ann; Cat serve Ann; Cat serve Ann")
    assert game.actors() == [DAN]
    play(game, "Dan fodder envoy Ann")
    assert game.actors() == [BOB]
    play(game, "Bob fodder spy Ann; Dan pass")
    assert game.actors() == [BOB]


@rule("C/A-51", "C-FEAST-11")
def test_the_taster_names_a_player_and_chance_the_card() -> None:
    found = set()
    for luck in range(1, 16):
        game = drawn("E14", dishes={"Ann": "eel_pie, poison"}, hands={"Dan": "2 spy"}, seed=luck * LUCK)
        play(game, "Ann serve Dan; Ann serve Dan; Dan fodder spy Dan")
        found.add(untyped.glimpse(news(game, "tasted")[0], None)["dish"])
    assert found == {"eel_pie", "poison"}


@rule("C/A-52", "C-FEAST-13")
@pytest.mark.parametrize(("words", "asked"), [("play_taster", "react"), ("fodder taster", "taste")])
def test_a_taster_is_killed_as_played_and_not_as_fodder(words: str, asked: str) -> None:
    game = drawn("E14", dishes={"Ann": "eel_pie, poison"}, hands={"Dan": "taster", "Cat": "assassin"})
    play(game, f"Ann serve Dan; Ann serve Dan; Cat pass; Dan {words} Dan")
    assert (game.asking.name(), game.actors()) == (asked, [CAT])


@rule("C/A-89", "C-LORD-SLAINE-3")
@pytest.mark.parametrize("words", ["play_taster Dan", "play_pillow"])
def test_venom_kills_a_taster_and_the_pillow(words: str) -> None:
    game = drawn("E14", dishes={"Ann": "eel_pie, poison"}, hands={"Dan": "taster, pillow"}, uses={"venom": 1})
    play(game, f"Ann serve Cat; Ann serve Dan; Dan {words}; Bob use_venom")
    assert not news(game, "tasted")
    assert game.dump()["dead_heirs"] == [False] * 4
    assert game.dump()["coins"][BOB] == 3


@rule("C/A-53", "C-FEAST-26")
def test_sacrifices_are_asked_clockwise_from_the_drawer_and_deaths_come_together() -> None:
    game = drawn(
        "E14",
        active="Cat",
        dishes={"Cat": "2 poison"},
        hands={"Ann": "bastard.brom", "Dan": "bastard.tyber"},
    )
    play(game, "Cat serve Ann; Cat serve Dan; Dan pass; Ann pass")
    assert (game.asking.name(), game.actors()) == ("sacrifice", [DAN])
    play(game, "Dan let_die")
    assert game.actors() == [ANN]
    assert game.dump()["dead_heirs"] == [False] * 4  # nobody has died yet
    play(game, "Ann let_die")
    assert game.dump()["dead_heirs"] == [True, False, False, True]


@rule("C/A-54", "C-FEAST-16")
def test_the_house_of_the_heir_is_asked_and_only_its_own_bastard_helps() -> None:
    game = drawn(
        "E14",
        dishes={"Ann": "poison"},
        hands={"Cat": "bastard.tyber", "Dan": "bastard.crone"},
        married="Cat Dan",
    )
    play(game, "Ann serve Cat; Cat pass; Dan pass")  # Dan's heir lies in front of Cat
    assert game.actors() == [DAN]
    assert legal(game, "Dan") == [LET_DIE]  # his own bastard is in Cat's hand


# Secrecy


@rule("C/A-60", "C/A-83", "C-HIRE-6")
def test_all_discard_piles_lie_open() -> None:
    game = table(
        RING,
        houses=HOUSES,
        discards={"mercenaries": "my", "hirelings": "spy, bastard.crone", "feast": "poison"},
        events="E10, E03, E14",
    )
    piles = {zone["id"]: zone for zone in untyped.view(game, None)["common"] if zone["id"].startswith("discard@")}
    seen = {name: [card["kind"] for card in zone["cards"]] for name, zone in piles.items()}
    assert seen["discard@mercenaries"] == ["mercenary.yellow"]
    assert seen["discard@hirelings"] == ["spy", "bastard.crone"]
    assert seen["discard@feast"] == ["poison"]
    assert "E01" in seen["discard@events"]


@rule("C/A-84", "C-DEAD-1")
def test_a_dead_pile_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    game = table(RING, houses=HOUSES)
    own = next(zone for zone in untyped.view(game, ANN)["seats"][ANN]["zones"] if zone["id"] == "dead")
    assert sorted(card["kind"] for card in own["cards"]) == sorted(game.dump()["dead"][ANN])
    other = next(zone for zone in untyped.view(game, BOB)["seats"][ANN]["zones"] if zone["id"] == f"dead@{ANN}")
    assert other["count"] == 8
    assert "soldier.blue" not in str(other)


@rule("C/A-151")
def test_at_the_end_purses_and_piles_are_revealed_but_not_mercenaries_under_land() -> None:
    game = courtier.new("cutthroat", 3, 1, {"houses": "random"})
    game.play_out(Rng(1))
    dump = game.dump()
    place = next(place for place, cards in enumerate(dump["stacks"]) if any("mercenary" in card for card in cards))
    owner = dump["owners"][place]
    other = (owner + 1) % 3
    seen = untyped.view(game, other)
    shown = {zone["id"]: zone for zone in seen["seats"][owner]["zones"]}
    for zone, name in ((f"hand@{owner}", "hands"), (f"dishes@{owner}", "dishes"), (f"dead@{owner}", "dead")):
        assert sorted(card["kind"] for card in shown[zone]["cards"]) == sorted(dump[name][owner])
    assert sorted(card["kind"] for card in shown[f"purse@{owner}"]["cards"]) == sorted(dump["gems"][owner])
    assert seen["more"]["coins"] == dump["coins"]
    cards = dump["stacks"][place]
    for viewer, faces in ((owner, cards), (other, backs(cards)), (None, backs(cards))):
        stack = next(zone for zone in untyped.view(game, viewer)["common"] if zone["id"] == f"stack@{place}")
        assert [card["kind"] for card in stack["cards"]] == faces


def backs(cards: list[str]) -> list[str]:
    return ["mercenary" if card.startswith("mercenary") else card for card in cards]
