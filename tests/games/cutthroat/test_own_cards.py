"""Ledger §4: an owner's rows in place of ours, taken or refused with a sentence that names the row."""

from typing import Any

import pytest

import courtier
from courtier.core.errors import BadCards, BadOption

Rows = dict[str, list[dict[str, Any]]]


def one(table: str, **fields: Any) -> Rows:
    return {table: [fields]}


def of_each(table: str, ids: str, **fields: Any) -> Rows:
    return {table: [{"id": name, **fields} for name in ids.split()]}


MERCENARIES = "mercenary.blue mercenary.red mercenary.yellow mercenary.green"
HIRELINGS = "assassin sneak watchman general spy cutpurse doctor saboteur envoy orator"
DISHES = "pig_snout barley_bread eel_pie honeyed_figs roast_swan spiced_venison peacock_crown dragon_pepper_boar poison"

WRONG: list[tuple[Rows, str]] = [
    (one("event", id="E03", effect="flood"), "[[event]] E03: unknown effect 'flood'; expected one of welcome, alms"),
    (one("event", id="E99", effect="alms"), "[[event]] 'E99': unknown id"),
    (one("event", id="E02", number=13), "[[event]] E02: number must be 0 to 12, got 13"),
    (one("event", id="E02", players=2), "[[event]] E02: players must be 3 to 6, got 2"),
    (one("event", id="E03", effect="feast"), "[[event]]: expected one event of effect feast, got 2"),
    (one("event", id="E13", effect="alms"), "[[event]]: expected one event of effect wedding, got 0"),
    (one("event", id="E14", players=5), "[[event]] E14: players must be 4, got 5"),
    (
        of_each("event", " ".join(f"E{n:02d}" for n in range(2, 13)), players=6),
        "at least 3 events for 3 players, got 1",
    ),
    (one("territory", id="marrow", coins=0), "[[territory]] marrow: coins must be 1 to 9, got 0"),
    (one("territory", id="marrow", plagued_coins=0), "[[territory]] marrow: plagued_coins must be 1 to 9, got 0"),
    (one("territory", id="marrow", gems=-1), "[[territory]] marrow: gems must be 0 to 9, got -1"),
    (one("territory", id="marrow", gems="two"), "[[territory]] marrow: gems must be a whole number, got 'two'"),
    (one("territory", id="marrow", coins=True), "[[territory]] marrow: coins must be a whole number, got True"),
    (one("territory", id="marrow", ability="wings"), "[[territory]] marrow: unknown ability 'wings'"),
    (one("territory", id="marrow", onset="flood"), "[[territory]] marrow: unknown onset 'flood'; expected one of none"),
    (one("territory", id="atlantis", coins=3), "[[territory]] 'atlantis': unknown id"),
    (
        of_each("mercenary", MERCENARIES, count=1),
        "[[mercenary]]: expected a deck of at least 8 cards for 3 players, got 4",
    ),
    (of_each("hireling", HIRELINGS, count=0), "[[hireling]]: expected a deck of at least 8 cards for 3 players, got 0"),
    (of_each("feast", DISHES, count=0), "[[feast]]: expected a deck of at least 1 cards for 3 players, got 0"),
    (one("hireling", id="spy", count=-1), "[[hireling]] spy: count must be 0 to 40, got -1"),
    (one("hireling", id="spy", players=7), "[[hireling]] spy: players must be 3 to 6, got 7"),
    (one("feast", id="eel_pie", points=100), "[[feast]] eel_pie: points must be 0 to 99, got 100"),
    (one("house", id="tyber", blue=0, red=0, yellow=0, green=0), "[[house]] tyber: it has no soldier"),
    (one("house", id="tyber", blue=10), "[[house]] tyber: blue must be 0 to 9, got 10"),
    (one("bastard", id="bastard.brom", house="tyber"), "[[bastard]] bastard.brom: house must be brom, got tyber"),
    (one("event", id="E03", name={"en": "Rats"}), "[[event]] E03: name.de missing"),
    (one("event", id="E03", name={"en": " ", "de": "Ratten"}), "[[event]] E03: name.en is missing"),
    (one("dragon", id="one"), "unknown table [[dragon]]"),
]


@pytest.mark.parametrize(("own", "said"), WRONG, ids=[said[:60] for _, said in WRONG])
def test_rows_that_cannot_be_played_with_are_refused(own: Rows, said: str) -> None:
    with pytest.raises(BadCards) as refused:
        courtier.new("cutthroat", 4, 1, {"cards": own})
    assert said in str(refused.value)


ODD: list[tuple[int, Rows]] = [
    (3, of_each("mercenary", MERCENARIES, count=2)),
    (3, of_each("feast", DISHES.removesuffix(" poison"), count=0)),  # nothing but poison
    (4, of_each("feast", DISHES, count=0) | one("feast", id="eel_pie", count=1)),
    (3, of_each("event", "E03 E04 E05 E06", effect="omens", number=0)),  # several events in one turn
    (6, of_each("event", "E03 E05 E06 E07", effect="hoard", number=12)),  # the bag is empty at once
    (4, of_each("event", "E03 E05 E06 E07", effect="stones", number=12)),
    (4, of_each("event", "E02 E04", effect="alms", number=0)),
    (4, of_each("event", "E11 E12", effect="swords", number=0)),
    (5, of_each("territory", "marrow ashfen crownfall stonehold", ability="toll", onset="mercenaries", gems=9)),
    (5, of_each("territory", "marrow ashfen crownfall nyghtwald", ability="choose_gems", plagued_gems=9)),
    (6, of_each("hireling", HIRELINGS, count=1)),
    (4, {"house": [{"id": "brom", "blue": 0, "red": 0, "yellow": 0, "green": 1}]}),
]


@pytest.mark.parametrize(("seats", "own"), ODD)
def test_a_game_with_odd_rows_is_played_to_its_end(seats: int, own: Rows) -> None:
    for seed in range(2):
        game = courtier.new("cutthroat", seats, seed, {"cards": own, "houses": "random"})
        game.play_out(courtier.Rng(seed + 1))
        assert game.over()


@pytest.mark.parametrize("own", [one("hireling", id="pillow", count=0), one("hireling", id="pillow", players=6)])
def test_the_pillow_variant_needs_a_pillow(own: Rows) -> None:
    with pytest.raises(BadOption, match="pillow_variant: expected false"):
        courtier.new("cutthroat", 4, 1, {"cards": own, "pillow_variant": True})


def test_a_changed_value_counts() -> None:
    game = courtier.new("cutthroat", 3, 2, {"cards": one("event", id="E01", number=9), "houses": "random"})
    while game.turn < 2:
        game.step(game.default(game.actor()))
    assert min(game.dump()["coins"]) >= 9  # Welcome to Aurum pays nine coins
