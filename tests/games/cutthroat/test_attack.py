"""Attack and defence (C-ATK), the dead (C-DEAD)."""

from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann b | nyghtwald Bob {} | hanging_tongue | marrow Cat g | crownfall"
HOUSES = "Ann dravanof, Bob slaine, Cat brom"


def assault(stack: str, attacker: str, defender: str = "", **said: object) -> Court:
    """Ann (Dravanof) has named Bob's (Slaine's) Nyghtwald as her target."""
    said.setdefault("houses", HOUSES)
    said.setdefault("uses", {"death": 0, "venom": 0})
    game = table(RING.format(stack), hands={"Ann": attacker, "Bob": defender}, **said)
    play(game, "Ann attack 1")
    return pass_all(game)


def stack(game: Court) -> list[str]:
    found: list[str] = game.dump()["stacks"][1]
    return found


@rule("C-ATK-3", "C-ATK-4", "C-ATK-7", "C-ATK-11", "C-ATK-12", "C-ATK-13", "C-GEN-20", "C-DEAD-1")
def test_a_matching_card_kills_the_top_soldier() -> None:
    game = assault("b y", "b, r")
    assert not offers(game, "Ann", "card r")
    play(game, "Ann card b")
    assert stack(game) == ["soldier.yellow"]
    dump = game.dump()
    assert "soldier.blue" in dump["dead"][ANN]
    assert "soldier.blue" in dump["dead"][BOB]


@rule("C-ATK-5", "C-ATK-12")
def test_any_colour_kills_a_mercenary_which_is_turned_up_into_the_discard() -> None:
    game = assault("mr y", "b")
    play(game, "Ann card b")
    assert stack(game) == ["soldier.yellow"]
    assert game.dump()["discards"]["mercenaries"] == ["mercenary.red"]


@rule("C-ATK-6", "C-ATK-10", "C-DEC-20")
def test_a_card_of_the_attacking_colour_defends() -> None:
    game = assault("mr", "b", "b, y")
    play(game, "Ann card b")
    assert game.asking.name() == "defend"
    assert not offers(game, "Bob", "card y")
    play(game, "Bob card b")
    assert stack(game) == ["mercenary.red"]
    assert told(game, "beaten_off")


@rule("C-ATK-10", "C-ATK-7")
def test_a_defender_may_yield() -> None:
    game = assault("mr y", "b", "b")
    play(game, "Ann card b; Bob yield")
    assert stack(game) == ["soldier.yellow"]


@rule("C-DEC-1", "C-DEC-20")
def test_who_has_any_military_card_is_asked_to_defend_whatever_its_colour() -> None:
    game = assault("mr", "b", "y")
    play(game, "Ann card b")
    assert game.actors() == [BOB]
    assert [offers(game, "Bob", words) for words in ("yield", "card y")] == [True, False]


@rule("C-ATK-8", "C-ATK-9", "C-ATK-28", "C-WED-6")
def test_the_owner_is_asked_first_then_the_spouse() -> None:
    game = table(
        RING.format("mr") + " | ashfen Dan b",
        houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber",
        hands={"Ann": "b", "Bob": "y", "Cat": "b"},
        married="Bob Cat",
        uses={"death": 0, "venom": 0},
    )
    play(game, "Ann attack 1; Ann card b")
    assert game.actors() == [BOB]
    play(game, "Bob yield")
    assert game.actors() == [CAT]
    play(game, "Cat card b")
    assert stack(game) == ["mercenary.red"]
    assert "soldier.blue" in game.dump()["dead"][CAT]


@rule("C-ATK-19")
def test_a_third_player_is_not_asked_to_defend() -> None:
    game = table(RING.format("mr"), houses=HOUSES, hands={"Ann": "b", "Cat": "b"}, uses={"death": 0, "venom": 0})
    play(game, "Ann attack 1; Ann card b")
    assert stack(game) == []


@rule("C-ATK-14", "C-ATK-26")
def test_an_attacker_may_stop() -> None:
    game = assault("b y", "b, y")
    play(game, "Ann card b; Ann stop")
    assert stack(game) == ["soldier.yellow"]
    assert game.asking.name() == "attack"


@rule("C-ATK-15", "C-GEN-8", "C-ATK-16", "C-DEC-22")
def test_when_the_last_card_dies_the_land_is_free_and_may_be_left_so() -> None:
    game = assault("b", "b, r")
    play(game, "Ann card b")
    assert game.asking.name() == "occupy"
    assert game.dump()["owners"][1] is None
    play(game, "Ann later; Ann close; Ann end")
    assert game.dump()["owners"][1] is None


@rule("C-CONQ-8")
def test_emptied_land_is_conquered_in_the_attack_block_at_once() -> None:
    game = assault("b", "b, r")
    play(game, "Ann card b; Ann card r")
    assert game.dump()["owners"][1] == ANN
    assert stack(game) == ["soldier.red"]


@rule("C-CONQ-8")
def test_land_that_was_free_before_needs_the_other_block() -> None:
    game = assault("b", "b, r, y")
    play(game, "Ann card b; Ann later")
    assert offers(game, "Ann", "conquer 1")
    assert not offers(game, "Ann", "conquer 4")


@rule("C-ATK-21", "C-ATK-2", "C/A-119")
def test_a_territory_is_named_twice_a_block_at_most() -> None:
    game = assault("b y", "2 b")
    play(game, "Ann stop; Ann attack 1; Ann stop")
    assert not offers(game, "Ann", "attack 1")


@rule("C-ATK-23", "C-ATK-22")
def test_neither_own_nor_free_land_is_attacked() -> None:
    game = table(RING.format("b"), houses=HOUSES, hands={"Ann": "b"})
    assert [place for place in range(5) if offers(game, "Ann", f"attack {place}")] == [1, 3]


@rule("C-ATK-24", "C/A-119")
def test_a_target_may_be_named_without_a_fitting_card() -> None:
    game = table(RING.format("g"), houses=HOUSES, hands={"Ann": "sneak"})
    assert offers(game, "Ann", "attack 1")


@rule("C-WED-5", "C-ATK-1")
def test_a_spouse_is_not_attacked() -> None:
    ring = RING.format("b") + " | ashfen Dan b"
    game = table(ring, houses="Ann dravanof, Bob slaine, Cat brom, Dan tyber", hands={"Ann": "b"}, married="Ann Bob")
    assert not offers(game, "Ann", "attack 1")


@rule("C-ACT-4")
def test_nothing_is_bought_and_nobody_buried_during_an_attack() -> None:
    game = assault("b y", "b", coins={"Ann": 9})
    assert not offers(game, "Ann", "buy_hireling")
    play(game, "Ann stop")
    assert not offers(game, "Ann", "buy_hireling")
    assert not offers(game, "Ann", "collect_dead")


@rule("C-TERR-4", "C-TERR-12", "C-DEC-19")
def test_stonehold_takes_a_toll_of_the_first_attack_card() -> None:
    ring = "three_rivers Ann b r | stonehold Bob b y | hanging_tongue | marrow Cat g | crownfall"
    game = table(ring, houses=HOUSES, hands={"Ann": "2 b, my"}, uses={"death": 0})
    play(game, "Ann attack 1; Ann card b")
    assert game.asking.name() == "pay_toll"
    play(game, "Ann card my")
    assert game.dump()["stacks"][1] == ["soldier.yellow"]
    assert game.dump()["discards"]["mercenaries"] == ["mercenary.yellow"]


@rule("C-TERR-12")
def test_who_cannot_pay_toll_and_attack_has_no_attack_card() -> None:
    ring = "three_rivers Ann b r | stonehold Bob b y | hanging_tongue | marrow Cat g | crownfall"
    game = table(ring, houses=HOUSES, hands={"Ann": "b"}, uses={"death": 0})
    play(game, "Ann attack 1")
    assert not offers(game, "Ann", "card b")


@rule("C-TERR-11", "C-TERR-13")
def test_widows_reach_pays_for_every_attack_card() -> None:
    ring = "three_rivers Ann b r | widows_reach Bob b y | hanging_tongue | marrow Cat g | crownfall"
    game = table(ring, houses=HOUSES, hands={"Ann": "b", "Bob": "b"}, uses={"death": 0})
    play(game, "Ann attack 1; Ann card b; Bob card b")
    assert game.dump()["coins"][BOB] == 1


# The dead


def fallen(**said: object) -> Court:
    return table(RING.format("b"), houses=HOUSES, **said)


@rule("C-DEAD-2", "C-DEAD-4", "C-DEAD-5")
def test_two_coins_bring_all_own_dead_back() -> None:
    game = fallen(coins={"Ann": 2}, discards={"mercenaries": "mb, mr"})
    dead = len(game.dump()["dead"][ANN])
    play(game, "Ann collect_dead")
    assert len(game.dump()["discards"]["mercenaries"]) == 2
    assert game.dump()["dead"][ANN] == []
    assert len(game.dump()["hands"][ANN]) == dead
    assert game.dump()["coins"][ANN] == 0
    assert not offers(game, "Ann", "collect_dead")


@rule("C-DEAD-2", "C-GEN-16")
def test_with_one_coin_the_dead_stay() -> None:
    assert not offers(fallen(coins={"Ann": 1}), "Ann", "collect_dead")


@rule("C-DEAD-4", "C/A-32")
def test_an_empty_pile_is_not_paid_for() -> None:
    game = table(RING.format("b"), houses=HOUSES, hands={"Ann": "2 b, r, y, g"}, coins={"Ann": 5})
    assert game.dump()["dead"][ANN] == []
    assert not offers(game, "Ann", "collect_dead")


@rule("C-TERR-6", "C-TERR-1")
def test_the_owner_of_a_healthy_marrow_collects_for_nothing() -> None:
    for mark, coins in (("", 0), ("*", 2)):
        ring = f"marrow{mark} Ann b | nyghtwald Bob b | hanging_tongue | three_rivers Cat g | crownfall"
        assert offers(table(ring, houses=HOUSES), "Ann", "collect_dead") == (coins == 0)
