"""The powers of the six houses (C-LORD)."""

from tests import untyped
from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, NAMES, table
from tests.rules import rule

import courtier
from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann {} | nyghtwald Bob {} | hanging_tongue | marrow Cat {} | crownfall | ashfen* Dan {}"


def led_by(house: str, hand: str = "", stacks: tuple[str, ...] = ("mb", "mb", "mg", "mr"), **said: object) -> Court:
    """Ann leads that house; Venom and Death of the others are spent."""
    others = [each for each in ("crone", "cawdwell", "slaine", "tyber", "brom") if each != house][:3]
    houses = ", ".join(
        f"{name} {each}" for name, each in zip(("Ann", "Bob", "Cat", "Dan"), (house, *others), strict=True)
    )
    hands = {"Ann": hand, **said.pop("hands", {})}  # type: ignore[dict-item]
    uses = {"venom": 0, "opulence": 0, "eye": 0, "fury": 0, "death": 0, "life": 0, **said.pop("uses", {})}  # type: ignore[dict-item]
    return table(RING.format(*stacks), houses=houses, hands=hands, uses=uses, **said)


# Brom


@rule("C-LORD-BROM-1", "C-SETUP-3")
def test_brom_has_two_soldiers_of_each_colour() -> None:
    game = led_by("brom", "2 b, 2 r, 2 y, 2 g")
    assert game.dump()["dead"][ANN] == []


@rule("C-LORD-BROM-2", "C-LORD-BROM-3", "C-ATK-25", "C-DEC-21", "C/A-116")
def test_fury_kills_the_top_two_of_a_neighbour_without_defence() -> None:
    game = led_by("brom", "b", ("r", "mb", "mg", "mr"), uses={"fury": 2}, hands={"Dan": "mb"})
    play(game, "Ann attack 5; Ann card b; Dan yield")
    assert game.asking.name() == "fury"
    assert offers(game, "Ann", "skip")
    play(game, "Ann use_fury 0")
    assert game.dump()["stacks"][0] == []  # "any" territory: also one's own (C-CONQ-6)
    assert game.dump()["uses"]["fury"] == 1


@rule("C-LORD-5", "C-LORD-2")
def test_fury_that_is_declined_is_not_spent() -> None:
    game = led_by("brom", "b", uses={"fury": 2})
    play(game, "Ann attack 1; Ann card b; Ann skip")
    assert game.dump()["uses"]["fury"] == 2


# Crone


@rule("C-LORD-CRONE-1", "C-LORD-CRONE-6", "C-LORD-3", "C-DEC-25")
def test_knowledge_orders_the_top_three_of_a_deck_once_a_turn() -> None:
    game = led_by("crone", decks={"mercenaries": "mb, mr, my"})
    play(game, "Ann use_knowledge mercenaries")
    looked = next(each for each in game.news if each.row.name == "looked_at_deck")
    assert untyped.glimpse(looked, ANN)["cards"] == ["mercenary.blue", "mercenary.red", "mercenary.yellow"]
    assert untyped.glimpse(looked, BOB)["cards"] == "unknown"
    play(game, "Ann pick 2; Ann pick 0")
    assert game.dump()["decks"]["mercenaries"][-3:] == ["mercenary.red", "mercenary.blue", "mercenary.yellow"]
    assert not offers(game, "Ann", "use_knowledge feast")


@rule("C-LORD-CRONE-4", "C-LORD-CRONE-7")
def test_the_eye_sees_a_hand_and_takes_a_card_that_is_no_soldier() -> None:
    game = led_by("crone", uses={"eye": 2}, hands={"Dan": "mb, r, spy"})
    play(game, "Ann use_eye Dan")
    assert not offers(game, "Ann", "card r")
    assert offers(game, "Ann", "card mb")
    play(game, "Ann card spy")
    assert game.dump()["hands"][ANN] == ["spy"]
    taken = next(each for each in game.news if each.row.name == "took_card")
    assert untyped.glimpse(taken, BOB)["cards"] == "unknown"
    assert untyped.glimpse(taken, BOB)["back"] == "hireling"


@rule("C-LORD-CRONE-5", "C/A-57")
def test_a_hand_of_soldiers_is_seen_and_the_use_is_spent() -> None:
    game = led_by("crone", uses={"eye": 2}, hands={"Dan": "r"})
    assert not offers(game, "Ann", "use_eye Bob")  # an empty hand
    play(game, "Ann use_eye Dan")
    assert game.dump()["uses"]["eye"] == 1


# Cawdwell


@rule("C-LORD-CAWD-1", "C-LORD-CAWD-2", "C-LORD-CAWD-5", "C/A-63")
def test_taxes_take_three_coins_from_a_neighbour_once_a_turn() -> None:
    game = led_by("cawdwell", coins={"Bob": 5, "Cat": 5, "Dan": 1})
    assert not offers(game, "Ann", "use_taxes Cat")
    play(game, "Ann use_taxes Bob")
    assert game.dump()["coins"] == [3, 2, 5, 1]
    assert not offers(game, "Ann", "use_taxes Dan")


@rule("C-LORD-CAWD-6")
def test_in_a_variant_taxes_take_fewer_coins() -> None:
    game = led_by("cawdwell", coins={"Bob": 5}, options={"tax_coins": 1})
    said = courtier.prompt(untyped.view(game, ANN), "en", NAMES[:4])["choices"]
    assert "You take 1 coin, or all there are." in {answer["follows"] for answer in said}
    play(game, "Ann use_taxes Bob")
    assert game.dump()["coins"][:2] == [1, 4]


@rule("C-LORD-CAWD-2", "C-WED-13")
def test_who_has_less_gives_all_and_a_spouse_is_not_spared() -> None:
    game = led_by("cawdwell", coins={"Dan": 1}, married="Ann Dan")
    play(game, "Ann use_taxes Dan")
    assert game.dump()["coins"] == [1, 0, 0, 0]


# Dravanof


@rule("C-LORD-DRAV-2", "C-LORD-DRAV-3", "C-LORD-DRAV-7", "C-PLAGUE-1")
def test_death_kills_all_and_plagues() -> None:
    game = led_by("dravanof", uses={"death": 2}, stacks=("mb", "mb mr", "mg", "mr"))
    assert offers(game, "Ann", "use_death 0")
    assert offers(game, "Ann", "use_death 2")
    play(game, "Ann use_death 1")
    dump = game.dump()
    assert dump["stacks"][1] == []
    assert dump["owners"][1] is None
    assert dump["plagued"][1]
    assert dump["uses"]["death"] == 1


@rule("C-LORD-DRAV-7")
def test_death_is_not_offered_on_free_plagued_land() -> None:
    ring = "three_rivers Ann mb | nyghtwald* | hanging_tongue Bob mb | marrow Cat mg | crownfall | ashfen Dan mr"
    game = table(ring, houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber")
    assert not offers(game, "Ann", "use_death 1")


@rule("C-LORD-DRAV-4", "C-ATK-26")
def test_death_on_the_target_ends_the_assault() -> None:
    ring = RING.format("mb", "mb mr", "mg", "mr")
    game = table(
        ring,
        houses="Ann brom, Bob slaine, Cat dravanof, Dan tyber",
        hands={"Ann": "b, r"},
        uses={"venom": 0, "fury": 0},
    )
    play(game, "Ann attack 1; Cat pass; Ann card b; Cat use_death 1")
    pass_all(game)
    assert game.dump()["stacks"][1] == []
    assert game.asking.name() == "occupy"
    assert "soldier.blue" in game.dump()["dead"][ANN]


@rule("C-LORD-DRAV-1", "C-PLAGUE-4", "C-DEC-25")
def test_life_cures_as_many_as_wanted() -> None:
    ring = "three_rivers* Ann mb | nyghtwald* Bob mb | hanging_tongue | marrow Cat mg | crownfall | ashfen* Dan mr"
    game = table(ring, houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber", uses={"venom": 0, "death": 0})
    play(game, "Ann use_life 0; Ann place 5")
    assert game.dump()["plagued"] == [False, True, False, False, False, False]
    assert game.dump()["uses"]["life"] == 1


@rule("C-DEC-2")
def test_a_chain_can_be_stepped_back_and_nothing_was_spent() -> None:
    ring = "three_rivers* Ann mb | nyghtwald* Bob mb | hanging_tongue | marrow Cat mg | crownfall | ashfen* Dan mr"
    game = table(ring, houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber", uses={"venom": 0, "death": 0})
    play(game, "Ann use_life 0")
    game.back(ANN)
    assert game.asking.name() == "act"
    assert game.dump()["uses"]["life"] == 2
    assert game.dump()["plagued"][0]


# Tyber


@rule("C-LORD-TYBER-1", "C-ATK-25", "C-WIN-12")
def test_pillage_takes_three_coins_of_who_loses_land() -> None:
    game = led_by("tyber", "b", coins={"Bob": 5})
    play(game, "Ann attack 1; Ann card b")
    assert game.dump()["coins"][:2] == [3, 2]


@rule("C-LORD-TYBER-2", "C-LORD-TYBER-3", "C-LORD-TYBER-5", "C-LORD-TYBER-6")
def test_bedlam_takes_all_mercenaries_of_a_neighbour() -> None:
    game = led_by("tyber", "b, r", ("mb", "mb", "mg", "mr"))
    play(game, "Ann attack 5; Ann card b")
    assert game.asking.name() == "bedlam"
    assert offers(game, "Ann", "use_bedlam 0")  # also one's own land
    play(game, "Ann use_bedlam 0")
    assert "mercenary.blue" in game.dump()["hands"][ANN]
    assert game.dump()["owners"][0] is None


@rule("C-LORD-TYBER-4")
def test_soldiers_stay_and_nothing_was_killed() -> None:
    game = led_by("tyber", "mb, r", ("b mb y", "mb", "mg", "mr"))
    play(game, "Ann attack 5; Ann card mb; Ann use_bedlam 0")
    assert game.dump()["stacks"][0] == ["soldier.blue", "soldier.yellow"]
    assert not told(game, "killed")


@rule("C-LORD-1", "C/A-56")
def test_everybody_sees_houses_and_uses() -> None:
    view = untyped.view(led_by("brom", uses={"fury": 1}), None)
    assert view["more"]["houses"][ANN] == "brom"
    lord = next(zone for zone in view["seats"][ANN]["zones"] if zone["id"] == f"lord@{ANN}")
    assert lord["cards"][0]["more"]["uses"]["fury"] == 1


@rule("C-LORD-4")
def test_a_power_is_not_killed_by_an_assassin() -> None:
    game = led_by("cawdwell", coins={"Bob": 5}, hands={"Dan": "assassin"})
    play(game, "Ann use_taxes Bob")
    assert game.dump()["coins"][ANN] == 3


@rule("C-LORD-6")
def test_a_power_without_a_target_is_not_offered() -> None:
    ring = "three_rivers Ann mb | nyghtwald | hanging_tongue Bob mb | marrow Cat mg | crownfall Dan mr | ashfen"
    game = table(ring, houses="Ann cawdwell, Bob slaine, Cat brom, Dan tyber")
    assert not any(offers(game, "Ann", f"use_taxes {name}") for name in ("Bob", "Cat", "Dan"))
