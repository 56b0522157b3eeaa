"""A Royal Wedding (C-WED) and The Royal Feast (C-FEAST)."""

from tests import untyped
from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
HOUSES = "Ann brom, Bob slaine, Cat crone, Dan tyber"


def drawn(event: str, **said: object) -> Court:
    uses = {"venom": 0, "eye": 0, **said.pop("uses", {})}  # type: ignore[dict-item]
    game = table(RING, houses=HOUSES, uses=uses, events=f"{event}, E10, E14" if event != "E14" else "E14", **said)
    play(game, "Ann end")
    return game


# The Wedding


@rule("C-WED-2", "C-WED-3", "C-WED-15", "C-WED-18", "C-EVENT-E13", "C-DEC-32")
def test_who_is_accepted_is_married_and_the_heirs_change_places() -> None:
    game = drawn("E13")
    play(game, "Ann woo Cat; Cat accept")
    assert game.dump()["spouses"][:3] == [CAT, None, ANN]
    view = untyped.view(game, None)
    heirs = {
        zone["id"]: zone["cards"][0]["kind"]
        for seat in view["seats"]
        for zone in seat["zones"]
        if zone["id"].startswith("heir")
    }
    assert heirs["heir@0"] == "crone"
    assert heirs["heir@2"] == "brom"


@rule("C-WED-4", "C-WED-15")
def test_the_wedding_ends_when_all_pass_in_a_row() -> None:
    game = drawn("E13")
    play(game, "Ann pass; Bob pass; Cat pass; Dan pass")
    assert game.dump()["spouses"] == [None] * 4
    assert game.asking.name() not in ("woo", "answer_suit")


@rule("C-WED-16", "C/A-121")
def test_the_same_person_is_asked_once() -> None:
    game = drawn("E13")
    play(game, "Ann woo Cat; Cat refuse; Bob pass; Cat pass; Dan pass")
    assert game.actors() == [ANN]
    assert not offers(game, "Ann", "woo Cat")
    assert offers(game, "Ann", "woo Bob")


@rule("C-WED-10", "C-WED-2")
def test_neither_the_dead_nor_the_married_are_asked() -> None:
    game = drawn("E13", dead_heirs=["Cat"])
    assert not offers(game, "Ann", "woo Cat")
    play(game, "Ann woo Bob; Bob accept")
    assert game.actors() != [CAT]
    assert game.asking.name() != "woo" or not offers(game, "Dan", "woo Ann")


@rule("C-WED-12")
def test_spouses_do_not_see_each_others_hands() -> None:
    game = drawn("E13", hands={"Cat": "spy"})
    play(game, "Ann woo Cat; Cat accept")
    hand = next(zone for zone in untyped.view(game, ANN)["seats"][CAT]["zones"] if zone["id"] == "hand@2")
    assert [card["kind"] for card in hand["cards"]] == ["hireling"]


# The Feast


def feast(**said: object) -> Court:
    return drawn("E14", **said)


@rule("C-FEAST-3", "C-FEAST-4", "C-FEAST-5", "C-FEAST-24", "C-DEC-33", "C-EVENT-E14")
def test_feast_cards_are_served_one_by_one_and_others_see_the_numbers() -> None:
    game = feast(dishes={"Ann": "pig_snout, poison", "Bob": "eel_pie"})
    play(game, "Ann serve Ann; Ann serve Bob")
    served = [each for each in game.news if each.row.name == "served"]
    assert [untyped.glimpse(each, CAT)["dishes"] for each in served] == ["unknown", "unknown"]
    assert game.actors() == [BOB]


@rule("C-FEAST-14", "C-FEAST-15", "C-LORD-SLAINE-1", "C-FEAST-19", "C-SCORE-11")
def test_poison_kills_the_heir_in_front_and_food_counts_where_it_lies() -> None:
    game = feast(dishes={"Ann": "eel_pie, poison"})
    play(game, "Ann serve Dan; Ann serve Dan")
    assert game.over()
    assert game.dump()["dead_heirs"] == [False, False, False, True]
    assert game.dump()["coins"][BOB] == 3
    rows = untyped.view(game, None)["result"]["sources"][DAN]
    assert {"source": "food", "points": 2} in rows


@rule("C-FEAST-15", "C-FEAST-17", "C-WED-9")
def test_a_poisoned_heir_ends_the_marriage() -> None:
    game = feast(dishes={"Ann": "poison"}, married="Cat Dan")
    play(game, "Ann serve Cat")
    assert game.dump()["dead_heirs"] == [False, False, False, True]  # Dan's heir lies in front of Cat
    assert game.dump()["spouses"] == [None] * 4


@rule("C-FEAST-18")
def test_a_dead_heir_does_not_die_twice() -> None:
    game = feast(dishes={"Ann": "poison"}, dead_heirs=["Dan"])
    play(game, "Ann serve Dan")
    assert game.dump()["coins"][BOB] == 0


@rule("C-FEAST-16", "C-FEAST-26", "C-DEC-35", "C-LORD-SLAINE-2", "C/A-117")
def test_the_own_bastard_dies_in_place_of_the_heir() -> None:
    game = feast(dishes={"Ann": "poison"}, hands={"Dan": "bastard.tyber"})
    play(game, "Ann serve Dan; Dan pass")
    assert game.asking.name() == "sacrifice"
    play(game, "Dan sacrifice")
    assert game.dump()["dead_heirs"] == [False] * 4
    assert game.dump()["discards"]["hirelings"] == ["bastard.tyber"]
    assert game.dump()["coins"][BOB] == 0


@rule("C-FEAST-6", "C-FEAST-7", "C-FEAST-12", "C-HIRE-TASTER-1", "C-DEC-34")
def test_a_taster_reveals_two_cards_and_poison_is_thrown_away() -> None:
    game = feast(dishes={"Ann": "eel_pie, poison"}, hands={"Dan": "taster"})
    play(game, "Ann serve Dan; Ann serve Dan; Dan play_taster Dan")
    pass_all(game)
    assert game.dump()["dead_heirs"] == [False] * 4
    assert "poison" in game.dump()["discards"]["feast"]


@rule("C-FEAST-8", "C-FEAST-9", "C-FEAST-11", "C-FEAST-13", "C-HIRE-TASTER-2")
def test_any_other_hireling_reveals_one_and_cannot_be_killed() -> None:
    game = feast(dishes={"Ann": "poison"}, hands={"Dan": "spy", "Cat": "assassin"})
    play(game, "Ann serve Dan; Cat pass; Dan fodder spy Dan")
    assert game.asking.name() != "react"
    assert "poison" in game.dump()["discards"]["feast"]


@rule("C-FEAST-10")
def test_tasting_goes_round_until_all_pass_in_a_row() -> None:
    game = feast(dishes={"Ann": "eel_pie, poison"}, hands={"Dan": "spy", "Cat": "envoy"})
    play(game, "Ann serve Bob; Ann serve Bob; Cat pass; Dan fodder spy Bob")
    assert game.asking.name() == "taste"
    assert game.actors() == [CAT]


@rule("C-FEAST-21", "C-HIRE-PILLOW-2")
def test_the_bastard_does_not_save_from_the_pillow() -> None:
    game = feast(hands={"Dan": "pillow, bastard.tyber"})
    play(game, "Dan play_pillow")
    pass_all(game)
    assert game.dump()["dead_heirs"][DAN]
    assert not told(game, "sacrificed")


@rule("C-HIRE-TASTER-2")
def test_a_taster_asks_whether_it_is_played_or_discarded() -> None:
    """The terminal and the page go on step by step until one answer is left."""
    game = feast(dishes={"Ann": "eel_pie, poison"}, hands={"Dan": "taster"})
    play(game, "Ann serve Dan; Ann serve Dan")
    parts = [tuple(choice["parts"]) for choice in untyped.view(game, DAN)["choices"]]
    on_own_plate = [each for each in parts if f"plate@{DAN}" in each]
    assert [each[-1] for each in on_own_plate] == ["do:play_taster", "do:taste"]
    assert len({each[:-1] for each in on_own_plate}) == 1


@rule("C-FEAST-25", "C/A-120")
def test_crone_as_drawer_may_use_the_eye_on_feast_cards() -> None:
    ring = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
    game = table(
        ring,
        houses="Ann crone, Bob slaine, Cat brom, Dan tyber",
        uses={"venom": 0},
        events="E14",
        dishes={"Bob": "eel_pie"},
    )
    play(game, "Ann end; Ann use_eye Bob; Ann dish eel_pie")
    assert told(game, "took_dish")


@rule("C-FEAST-20")
def test_all_feast_cards_must_be_served() -> None:
    game = feast(dishes={"Ann": "eel_pie"})
    assert game.asking.name() == "serve"
    assert not offers(game, "Ann", "pass")
    assert ANN in game.actors()
