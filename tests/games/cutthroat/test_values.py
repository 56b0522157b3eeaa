"""The tables of the ledger's section 4: every count, value, price and text of the cards that are played with.

A reconstructed value may be tuned. Then ledger, data and this file change together.
"""

import pytest
from tests.rules import rule

import courtier
from courtier.games.cutthroat import cards
from courtier.games.cutthroat.deck import own_rows
from courtier.games.cutthroat.score import LINEAR, RAINBOW

# 4.1: the name, from how many players on, the effect, the number of coins, gems, cards or territories it speaks of.
EVENTS = """
E01 | Welcome to Aurum      | 3 | welcome           | 5
E02 | Alms of Lazarus       | 3 | alms              | 12
E03 | Rats in the Granary   | 3 | plague_any        | -
E04 | The Weeping Sickness  | 3 | plague_vote       | -
E05 | The Black Wind        | 3 | plague_unoccupied | -
E06 | Corpse Carts          | 3 | plague_each       | -
E07 | Contagion             | 3 | contagion         | -
E08 | Bountiful Harvest     | 3 | harvest           | 3
E09 | Tribute of Stones     | 3 | stones            | 1
E10 | A Broken Oath         | 3 | broken_oath       | -
E11 | The Good Physician    | 3 | cure              | 2
E12 | Unpaid Swords         | 3 | swords            | 1
E13 | A Royal Wedding       | 4 | wedding           | -
E14 | The Royal Feast       | 4 | feast             | -
E15 | Pilgrims’ Cough       | 4 | plague_largest    | -
E16 | The King’s Toll       | 4 | kings_toll        | 2
E17 | Poisoned Wells        | 5 | wells             | -
E18 | The Red Fever         | 5 | plague_vote       | -
E19 | Spoils of Peace       | 5 | spoils            | 1
E20 | The People’s Champion | 5 | champion          | 3
E21 | Ash and Ague          | 6 | plague_two        | -
E22 | The Long Shadow       | 6 | wells             | -
E23 | Twin Omens            | 6 | omens             | 1
E24 | Forked Tongues        | 6 | forked_tongues    | -
E25 | The Dragon’s Hoard    | 6 | hoard             | 1
"""
# 4.2: coins, gems and points of the healthy and of the plagued side, the ability, the onset.
TERRITORIES = """
nyghtwald      | 3 2 3 | 1 1 1 | two_feast_cards   | top
hanging_tongue | 2 2 4 | 1 1 1 | two_hirelings     | pay
stonehold      | 4 1 5 | 2 0 2 | toll              | none
three_rivers   | 4 1 3 | 2 0 1 | rivers            | mercenaries
marrow         | 3 1 4 | 1 1 1 | free_dead         | top
gildenmoor     | 3 1 3 | 1 1 1 | choose_gems       | pay
ravenscar      | 3 2 2 | 1 1 1 | three_mercenaries | mercenaries
crownfall      | 4 1 5 | 2 0 2 | extra_vote        | top
ashfen         | 2 3 2 | 1 1 0 | plague_coins      | none
widows_reach   | 5 1 2 | 2 0 1 | attack_coins      | mercenaries
"""
# 4.3: blue, red, yellow, green.
SOLDIERS = {
    "brom": [2, 2, 2, 2],
    "crone": [1, 1, 1, 3],
    "cawdwell": [1, 1, 3, 1],
    "slaine": [3, 1, 1, 1],
    "dravanof": [3, 1, 1, 1],
    "tyber": [1, 3, 1, 1],
}
# 4.6: how many, from how many players on.
HIRELINGS = {
    "assassin": (8, 3),
    "sneak": (5, 3),
    "watchman": (5, 3),
    "general": (4, 3),
    "taster": (6, 4),
    "pillow": (1, 4),
    "spy": (3, 3),
    "cutpurse": (3, 3),
    "doctor": (3, 3),
    "saboteur": (2, 3),
    "envoy": (2, 3),
    "orator": (2, 3),
}
# 4.7: points, how many.
FEAST = {
    "pig_snout": (1, 4),
    "barley_bread": (1, 4),
    "eel_pie": (2, 4),
    "honeyed_figs": (2, 4),
    "roast_swan": (3, 3),
    "spiced_venison": (3, 2),
    "peacock_crown": (4, 2),
    "dragon_pepper_boar": (4, 1),
    "poison": (0, 10),
}


def lines(table: str) -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in table.strip().splitlines()]


@rule("C-EVENT-5", "C-SETUP-6", "C-SETUP-10")
def test_the_events() -> None:
    rows = own_rows()["event"]
    told = [[row["id"], row["name"]["en"], str(row["players"]), row["effect"], str(row["number"])] for row in rows]
    for line, row in zip(lines(EVENTS), told, strict=True):
        assert line == (row if line[-1] != "-" else [*row[:-1], "-"])
    assert [sum(row["players"] <= seats for row in rows) for seats in (3, 4, 5, 6)] == [12, 16, 20, 25]
    assert all(row["text"]["en"] and row["text"]["de"] for row in rows)


@rule("C-RES-2", "C-RES-3", "C-PLAGUE-6", "C-SCORE-10", "C-PLAGUE-2")
def test_the_territories() -> None:
    told = []
    for row in own_rows()["territory"]:
        sides = [f"{row[f'{side}coins']} {row[f'{side}gems']} {row[f'{side}points']}" for side in ("", "plagued_")]
        told.append([row["id"], *sides, row["ability"], row["onset"]])
    assert told == lines(TERRITORIES)


@rule("C-SETUP-3", "C-LORD-BROM-1")
def test_the_soldiers() -> None:
    rows = own_rows()["house"]
    assert {row["id"]: [row[colour] for colour in cards.TYPES] for row in rows} == SOLDIERS


@rule("C-HIRE-8", "C-SETUP-13", "C-SETUP-14")
def test_hirelings_and_mercenaries() -> None:
    rows = own_rows()
    assert {row["id"]: (row["count"], row["players"]) for row in rows["hireling"]} == HIRELINGS
    assert [row["count"] for row in rows["mercenary"]] == [9, 9, 9, 9]


@rule("C-SETUP-17", "C-SCORE-11")
def test_the_feast_cards() -> None:
    rows = own_rows()["feast"]
    assert {row["id"]: (row["points"], row["count"]) for row in rows} == FEAST
    assert sum(row["points"] * row["count"] for row in rows) == 51


@rule("C-SCORE-2", "C-SCORE-6", "C-SCORE-7", "C-SCORE-12", "C-BUY-2", "C-BUY-4", "C-DEAD-2")
def test_prices_and_points() -> None:
    options = courtier.new("cutthroat", 4, 1).options
    assert (options["hireling_price"], options["coin_vp"], options["bastard_vp"]) == (3, 1, 5)
    assert (options["gems_loose"], RAINBOW, LINEAR) == ("square", 25, 2)
    assert (cards.MERCENARY_CARDS, cards.DEAD_PRICE, cards.LANDLESS_COINS) == (2, 2, 3)
    assert (cards.TAX, cards.BLOOD_MONEY, cards.PILLAGED, cards.STOLEN, cards.ONSET_PRICE) == (3, 3, 3, 3, 2)


@rule("C-SETUP-2")
@pytest.mark.parametrize(
    ("table", "count"), [("event", 25), ("house", 6), ("bastard", 6), ("territory", 10), ("hireling", 12)]
)
def test_the_box_is_complete(table: str, count: int) -> None:
    """4.10: with 38 soldiers, 36 mercenaries, 44 hirelings and 34 feast cards the box has 205 cards."""
    assert len(own_rows()[table]) == count
