"""Positions that random play hardly ever meets: an announced conquest that Lord Dravanof may still answer, colours
chosen from the bag, The Eye in a hand of many cards, a game that ends with a marriage."""

from tests.games.cutthroat.table import position

from courtier.games.cutthroat.actions import CARD, COLLECT, COLOUR, CONQUER, DONE, END, NOTHING_TAKEN, PASS, USE_EYE
from courtier.games.cutthroat.cards import CARD_CODES
from courtier.laws.oracle import Small

RING = "crownfall Ann g | marrow | ashfen Bob b mr my | stonehold | ravenscar Cat mb | three_rivers | widows_reach | "
HOUSES = "Ann cawdwell, Bob slaine, Cat dravanof"
ANN, BOB, CAT = range(3)
GEMS_ONLY = 7  # of what can be collected


def rare(seats: int) -> list[Small]:
    """Each with the answers that lead to what is rare."""
    return [conquest(seats), colour(seats), eye(seats), end(seats)]


def ring(seats: int, first: str = "") -> str:
    places = RING.strip(" |").split(" | ")
    places = [first or places[0], *places[1:], "nyghtwald"]
    return " | ".join(places[: seats + 2])


def conquest(seats: int) -> Small:
    """Ann lays two mercenaries down; Dravanof is asked before anything happens."""
    hands = {"Ann": "r, mg, my, mb", "Bob": "mr, mg, assassin", "Cat": "my, my, sneak"}
    dump = position(ring(seats), houses=HOUSES, hands=hands)
    codes = [CONQUER + 1, *[CARD + CARD_CODES[f"mercenary.{each}"] for each in ("green", "yellow")], DONE]
    return Small(dump, [*[(ANN, code) for code in codes], (CAT, PASS)], ANN)


def colour(seats: int) -> Small:
    """Ann collects a gem of her choice at Gildenmoor."""
    pending = [["turn", 4], ["collection", 1], ["feast_card", 0], ["collect", ANN, 0]]
    hands = {"Ann": "mg", "Bob": "mr, mg, assassin"}
    gems = {"Ann": "ruby", "Bob": "2 topaz", "Cat": "emerald"}
    dump = position(ring(seats, "gildenmoor Ann g"), houses=HOUSES, hands=hands, gems=gems, pending=pending)
    return Small(dump, [(ANN, COLLECT + GEMS_ONLY), (ANN, COLOUR + 2)], ANN)


def eye(seats: int) -> Small:
    """Crone looks into Bob's hand and takes nothing."""
    hands = {"Ann": "mg", "Bob": "2 mr, mg, assassin, sneak", "Cat": "my, orator"}
    dump = position(ring(seats), houses="Ann crone, Bob slaine, Cat dravanof", hands=hands)
    return Small(dump, [(ANN, USE_EYE + BOB), (ANN, NOTHING_TAKEN)], ANN)


def end(seats: int) -> Small:
    """The last event is drawn while Ann and Bob are married."""
    gems = {"Ann": "2 ruby, topaz", "Bob": "3 ruby, emerald", "Cat": "2 topaz"}
    married = "Ann Bob" if seats > 3 else ""  # C-3P-3
    events, hands = "E08", {"Ann": "bastard.cawdwell", "Bob": "bastard.dravanof"}
    uses = {"death": 0, "opulence": 0}
    dump = position(ring(seats), houses=HOUSES, hands=hands, gems=gems, married=married, events=events, uses=uses)
    return Small(dump, [(ANN, END)], ANN)
