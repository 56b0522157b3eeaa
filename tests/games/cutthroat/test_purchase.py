"""Buying (C-BUY) and the Action phase in general (C-ACT)."""

from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann b | nyghtwald Bob b | {} | marrow Cat g | crownfall"


def rich(coins: int = 9, place: str = "stonehold", **said: object) -> Court:
    return table(RING.format(place), coins={"Ann": coins}, **said)


@rule("C-BUY-1", "C-BUY-2", "C-BUY-7", "C-BUY-8")
def test_a_coin_buys_two_mercenaries_three_times_at_most() -> None:
    game = rich(decks={"mercenaries": "mb, mr, my, mg, mb, mr"})
    play(game, "Ann buy_mercenaries")
    assert game.dump()["hands"][ANN] == ["mercenary.blue", "mercenary.red"]
    assert game.dump()["coins"][ANN] == 8
    play(game, "Ann buy_mercenaries; Ann buy_mercenaries")
    assert len(game.dump()["hands"][ANN]) == 6
    assert game.asking.name() == "act"
    assert not offers(game, "Ann", "buy_mercenaries")


@rule("C-BUY-4", "C-BUY-5", "C-BUY-7")
def test_three_coins_buy_the_top_hireling_card_unseen() -> None:
    game = rich(coins=3, decks={"hirelings": "bastard.slaine"}, houses="Ann brom, Bob slaine, Cat tyber")
    play(game, "Ann buy_hireling")
    assert game.dump()["hands"][ANN] == ["bastard.slaine"]
    assert not offers(game, "Ann", "buy_hireling")
    assert told(game, "drew_hirelings")


@rule("C-BUY-7", "C-GEN-16")
def test_without_the_price_nothing_is_offered() -> None:
    game = rich(coins=0)
    assert not offers(game, "Ann", "buy_mercenaries")
    assert not offers(rich(coins=2), "Ann", "buy_hireling")


@rule("C-BUY-3")
def test_with_the_switch_one_purchase_may_cost_six_coins() -> None:
    game = rich(options={"mercenary_bulk": True})
    assert not offers(rich(), "Ann", "buy_mercenaries 6")
    play(game, "Ann buy_mercenaries 6")
    assert len(game.dump()["hands"][ANN]) == 12
    assert game.dump()["coins"][ANN] == 3


@rule("C-TERR-8")
def test_ravenscar_draws_three_for_a_coin() -> None:
    game = table("ravenscar Ann b | nyghtwald Bob b | stonehold | marrow Cat g | crownfall", coins={"Ann": 1})
    play(game, "Ann buy_mercenaries")
    assert len(game.dump()["hands"][ANN]) == 3


@rule("C-TERR-3", "C-BUY-11", "C-SECRET-5", "C-DEC-12")
def test_the_hanging_tongue_draws_two_hirelings_and_throws_one_away_open() -> None:
    ring = "hanging_tongue Ann b | nyghtwald Bob b | stonehold | marrow Cat g | crownfall"
    game = table(
        ring, houses="Ann brom, Bob slaine, Cat tyber", coins={"Ann": 3}, decks={"hirelings": "spy, bastard.slaine"}
    )
    play(game, "Ann buy_hireling")
    assert game.asking.name() == "keep_card"
    play(game, "Ann keep_first")
    assert game.dump()["hands"][ANN] == ["spy"]
    assert game.dump()["discards"]["hirelings"] == ["bastard.slaine"]


@rule("C-ACT-8", "C-TURN-4")
def test_the_end_is_offered_while_no_block_is_open() -> None:
    game = rich()
    assert offers(game, "Ann", "end")
    play(game, "Ann buy_mercenaries")
    assert not offers(game, "Ann", "end")
    play(game, "Ann close")
    assert offers(game, "Ann", "end")


@rule("C-BUY-6")
def test_neither_gems_nor_feast_cards_nor_soldiers_are_bought() -> None:
    game = rich()
    play(game, "Ann buy_mercenaries; Ann buy_hireling; Ann buy_mercenaries")
    dump = game.dump()
    assert dump["gems"][ANN] == []
    assert dump["dishes"][ANN] == []
    assert not [card for card in dump["hands"][ANN] if card.startswith("soldier")]


@rule("C-GEN-5")
def test_a_hand_has_no_limit() -> None:
    game = rich(options={"mercenary_bulk": True}, coins=18)
    play(game, "Ann buy_mercenaries 6; Ann buy_mercenaries 6; Ann buy_mercenaries 6")
    assert len(pass_all(game).dump()["hands"][ANN]) == 36
