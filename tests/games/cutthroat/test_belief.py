"""What a seat concludes where the answers to a question tell more than the journal, or no question comes between."""

from typing import Any

from tests import untyped
from tests.games.cutthroat.table import ANN, table
from tests.rules import rule

from courtier import Rng
from courtier.core.belief.event_table import take_in_all
from courtier.games.cutthroat.belief.belief import Belief
from courtier.games.cutthroat.belief.hidden_cards import HiddenCards
from courtier.games.cutthroat.belief.hidden_events import EVENTS, Remembered
from courtier.games.cutthroat.belief.zones import DRAWN, HELD
from courtier.games.cutthroat.cards import FEAST_DECK
from courtier.games.cutthroat.deck import FILE

HOUSES: list[str | None] = ["brom", "crone", "cawdwell"]


def drew(territory: str, *dishes: str) -> dict[str, Any]:
    return {
        "event": "drew_feast_cards",
        "seat": ANN,
        "count": len(dishes),
        "territory": territory,
        "dishes": list(dishes),
    }


@rule("C-RES-4", "C-TERR-2")
def test_a_feast_card_is_kept_before_the_next_territory_draws() -> None:
    """Under Opulence nobody is asked between two territories."""
    memory = Remembered(ANN, HOUSES, ["marrow", "nyghtwald"], HiddenCards(FILE.cards, HOUSES, 3, True))
    take_in_all(EVENTS, memory, [drew("marrow", "eel_pie"), drew("nyghtwald", "eel_pie", "poison")])
    zones = memory.hidden.groups[FEAST_DECK].zones
    assert zones.count(1 << HELD + ANN) == 1
    assert zones.count(1 << DRAWN) == 2


@rule("C/A-111", "C-TERR-7")
def test_who_chooses_a_colour_sees_which_are_left_in_the_bag() -> None:
    ring = "gildenmoor Ann b | crownfall Bob g | stonehold Cat y | nyghtwald | marrow"
    game = table(ring, gems={"Bob": "6 ruby, 5 topaz"}, pending=[["turn", 4], ["choose_colour", ANN, 1, 0, 0]])
    view = untyped.view(game, ANN)
    for seed in range(5):
        assert Belief(view, [], FILE.cards).guess(Rng(seed)).legal(ANN) == game.legal(ANN)
