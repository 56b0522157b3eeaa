"""The events (C-EVENT) and the plague (C-PLAGUE)."""

from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
HOUSES = "Ann brom, Bob slaine, Cat crone, Dan tyber"
SPENT = {"venom": 0, "eye": 0, "fury": 0}


def drawn(event: str, ring: str = RING, **said: object) -> Court:
    """Ann ends her Action phase and draws that event."""
    said.setdefault("houses", HOUSES)
    said.setdefault("uses", SPENT)
    seats = ring.count("|") - 1
    said.setdefault("events", f"{event}, E10, {'E14' if seats > 3 else 'E03'}")
    game = table(ring, **said)
    play(game, "Ann end")
    return game


@rule("C-EVENT-1", "C-EVENT-2", "C-EVENT-E01", "C-WELC-11", "C/A-138")
def test_without_deals_everybody_is_welcomed_with_five_coins() -> None:
    game = drawn("E01")
    assert game.dump()["coins"] == [5, 5, 5, 5]


@rule("C-EVENT-E03", "C-PLAGUE-1", "C-DEC-31")
def test_rats_plague_a_territory_of_the_drawers_choice() -> None:
    game = drawn("E03")
    assert game.asking.name() == "plague_territory"
    play(game, "Ann place 2")
    assert game.dump()["plagued"][2]


@rule("C-PLAGUE-3")
def test_a_plagued_territory_is_not_plagued_again() -> None:
    game = drawn("E03", RING.replace("hanging_tongue", "hanging_tongue*"))
    assert not offers(game, "Ann", "place 2")


@rule("C-PLAGUE-2", "C-PLAGUE-5", "C-PLAGUE-7", "C-PLAGUE-9")
def test_an_onset_kills_the_top_card() -> None:
    game = drawn("E03")
    play(game, "Ann place 1")
    assert game.dump()["stacks"][1] == ["mercenary.red"]


@rule("C-PLAGUE-5", "C-GEN-8")
def test_an_onset_that_kills_the_last_card_frees_the_land() -> None:
    game = drawn("E03")
    play(game, "Ann place 3")  # Marrow: the top card
    assert game.dump()["owners"][3] is None


@rule("C-TERR-10", "C-PLAGUE-8")
def test_ashfen_earns_two_coins_when_another_is_plagued() -> None:
    game = drawn("E03")
    before = game.dump()["coins"][DAN]
    play(game, "Ann place 2")
    assert game.dump()["coins"][DAN] == before + 2


@rule("C-HIRE-DOCTOR-2", "C-PLAGUE-8", "C-EVENT-8", "C/A-132")
def test_a_doctor_spares_a_territory() -> None:
    game = drawn("E03", hands={"Cat": "doctor"})
    play(game, "Ann place 1; Cat play_doctor 1")
    pass_all(game)
    assert not game.dump()["plagued"][1]
    assert game.dump()["stacks"][1] == ["soldier.blue", "mercenary.red"]


@rule("C-EVENT-E05")
def test_the_black_wind_plagues_all_free_land() -> None:
    game = drawn("E05")
    assert game.dump()["plagued"] == [False, False, True, False, True, False]


@rule("C-EVENT-E06", "C-EVENT-6")
def test_corpse_carts_ask_those_with_two_territories() -> None:
    game = drawn("E06", RING.replace("hanging_tongue", "hanging_tongue Bob y"))
    assert game.actors() == [BOB]
    play(game, "Bob place 2")
    assert game.dump()["plagued"][2]


@rule("C-EVENT-E06")
def test_if_nobody_has_two_the_drawer_chooses() -> None:
    assert drawn("E06").actors() == [ANN]


@rule("C-EVENT-E07")
def test_contagion_spreads_to_a_neighbour() -> None:
    game = drawn("E07", RING.replace("hanging_tongue", "hanging_tongue*"))
    assert [place for place in range(6) if offers(game, "Ann", f"place {place}")] == [1, 3]


@rule("C-EVENT-E08")
def test_a_harvest_pays_one_territory_each() -> None:
    game = drawn(
        "E08", "stonehold Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow | crownfall Cat mg | ashfen Dan mr"
    )
    assert game.dump()["coins"][ANN] == 4
    assert game.dump()["coins"][CAT] == 4
    assert game.dump()["coins"][DAN] == 2


@rule("C-EVENT-E09")
def test_stones_bring_gems_of_one_territory_each() -> None:
    game = drawn("E09")
    assert [len(each) for each in game.dump()["gems"][:1]] == [1]
    assert len(game.dump()["gems"][DAN]) == 3


@rule("C-EVENT-E10", "C-EVENT-E24", "C-EVENT-9", "C/A-138")
def test_without_deals_oaths_have_no_effect() -> None:
    assert told(drawn("E10", events="E10, E03, E14"), "event_without_effect")


@rule("C-EVENT-E11", "C-DEC-31")
def test_the_physician_cures_up_to_two() -> None:
    ring = RING.replace("hanging_tongue", "hanging_tongue*").replace("crownfall", "crownfall*")
    game = drawn("E11", ring)
    play(game, "Ann place 2; Ann place 4")
    assert game.dump()["plagued"] == [False] * 6
    game = drawn("E11", ring)
    play(game, "Ann done")
    assert sum(game.dump()["plagued"]) == 2


@rule("C-EVENT-E12")
def test_unpaid_swords_cost_a_coin_or_the_uppermost_mercenary() -> None:
    game = drawn("E12", coins={"Ann": 1, "Bob": 1})
    assert game.actors() == [ANN]
    play(game, "Ann pay; Bob lose")
    assert game.actors() == [CAT]  # purses are hidden: without a coin one is asked all the same
    assert not offers(game, "Cat", "pay")
    play(game, "Cat lose")
    dump = game.dump()
    assert dump["stacks"][0] == ["mercenary.blue"]
    assert dump["stacks"][1] == ["soldier.blue"]
    assert dump["stacks"][3] == []


@rule("C-EVENT-E15")
def test_the_largest_realm_suffers() -> None:
    game = drawn("E15", RING.replace("hanging_tongue", "hanging_tongue Bob y"))
    assert game.actors() == [BOB]
    assert not offers(game, "Bob", "place 0")


@rule("C-EVENT-E15")
def test_of_equals_the_drawer_names_one() -> None:
    game = drawn("E15")
    assert game.asking.name() == "choose_largest"
    play(game, "Ann seat Cat")
    assert told(game, "plagued")


@rule("C-EVENT-E16")
def test_the_kings_toll_pays_two_coins_a_territory() -> None:
    game = drawn("E16", RING.replace("crownfall", "crownfall Ann b"))
    assert game.dump()["coins"][ANN] == 4


FIVE = RING.replace("crownfall", "crownfall Eve mg") + " | gildenmoor"
SIX = FIVE.replace("gildenmoor", "gildenmoor Fay my") + " | stonehold"
FIVE_HOUSES = HOUSES + ", Eve dravanof"
SIX_HOUSES = FIVE_HOUSES + ", Fay cawdwell"


def of_five(event: str, **said: object) -> Court:
    return drawn(event, FIVE, houses=FIVE_HOUSES, uses={**SPENT, "death": 0, "life": 0}, **said)


def of_six(event: str, **said: object) -> Court:
    return drawn(event, SIX, houses=SIX_HOUSES, uses={**SPENT, "death": 0, "life": 0, "opulence": 0}, **said)


@rule("C-EVENT-E17", "C-EVENT-E22")
def test_poisoned_wells_plague_a_healthy_territory_by_chance() -> None:
    assert sum(of_five("E17").dump()["plagued"]) == 1
    assert sum(of_six("E22").dump()["plagued"]) == 1


@rule("C-EVENT-E19")
def test_spoils_of_peace_bring_mercenaries() -> None:
    assert len(of_five("E19").dump()["hands"][ANN]) == 1


@rule("C-EVENT-E21", "C-EVENT-7")
def test_ash_and_ague_strike_two_that_are_not_neighbours() -> None:
    game = of_six("E21")
    play(game, "Ann place 0")
    assert not offers(game, "Ann", "place 1")
    assert not offers(game, "Ann", "place 7")
    play(game, "Ann place 4")
    assert sum(game.dump()["plagued"]) == 2


@rule("C-EVENT-E23")
def test_twin_omens_bring_a_coin_each_and_the_next_event_at_once() -> None:
    game = of_six("E23", events="E23, E16, E10, E14")
    assert game.dump()["coins"][ANN] == 1 + 2


@rule("C-EVENT-E25", "C-GEN-11")
def test_the_hoard_gives_a_gem_of_choice_to_each() -> None:
    game = of_six("E25")
    play(game, "Ann colour ruby; Bob colour ruby; Cat colour ruby; Dan colour ruby; Eve colour ruby; Fay colour ruby")
    assert all(purse[0] == "ruby" for purse in game.dump()["gems"])
