"""The rows of `data/cards.toml`, checked, as cards."""

from typing import Any

from courtier.core.data import CardFile, Rows, expect, replaced
from courtier.games.intrigue.cards import (
    COLOURED,
    HIGHEST,
    MOST_SEATS,
    SETUP_HAND,
    UNCOLOURED,
    read_cards,
)

FILE = CardFile("courtier.games.intrigue", read_cards)
own_rows = FILE.own_rows
cards_of = FILE.cards_of
FEWEST_UNCOLOURED = SETUP_HAND * MOST_SEATS  # the draw pile cannot run out in the setup
MOST_CARDS = 20  # of a colour, or of one kind


def rows(given: Rows) -> Rows:
    """The game's own rows with an owner's put in their place, checked."""
    result = replaced(own_rows(), given)
    types = {row["id"]: row["type"] for row in own_rows()["card"]}
    effects = {row["id"]: row["effect"] for row in own_rows()["type"]}
    for row in result["card"]:
        expect(row["type"] == types[row["id"]], f"[[card]] {row['id']}: its type is {types[row['id']]}")
        check_card(row)
    for row in result["type"]:
        expect(row["effect"] == effects[row["id"]], f"[[type]] {row['id']}: its effect is {effects[row['id']]}")
    check_amounts({row["id"]: row["copies"] for row in result["card"]})
    return result


def check_card(row: dict[str, Any]) -> None:
    """I-MAT-8, I-PACT-13, I-SETUP-2."""
    where = f"[[card]] {row['id']}"
    number, copies = row["number"], row["copies"]
    expect(0 <= copies <= MOST_CARDS, f"{where}: copies must be 0 to {MOST_CARDS}, got {copies}")
    if row["type"] == "standing":
        expect(0 <= number <= 20, f"{where}: number must be 0 to 20, got {number}")
        expect(copies == 3, f"{where}: copies must be 3 a player, got {copies}")
        expect(row["legal"], f"{where}: must be legal")
    elif row["type"] == "pact":
        expect(number == 0, f"{where}: a Pact has number 0, got {number}")
    else:
        expect(1 <= number <= HIGHEST, f"{where}: number must be 1 to {HIGHEST}, got {number}")


def check_amounts(copies: dict[str, int]) -> None:
    of_a_colour = sum(copies[name] for name in COLOURED)
    expect(
        SETUP_HAND <= of_a_colour <= MOST_CARDS,
        f"[[card]]: a colour must have {SETUP_HAND} to {MOST_CARDS} cards, got {of_a_colour}",
    )
    uncoloured = sum(copies[name] for name in UNCOLOURED)
    expect(
        uncoloured >= FEWEST_UNCOLOURED,
        f"[[card]]: there must be {FEWEST_UNCOLOURED} cards without colour or more, got {uncoloured}",
    )
