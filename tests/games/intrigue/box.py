"""The cards of the seed edition (ledger, appendix A), for the oracle: it reads no rows of the engine's."""

from functools import cache
from typing import Any, NamedTuple

from courtier.core.registry import kind as game_kind

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
STANDING = "standing"
NUMBER_OF_STANDING = 10
OF_A_COLOUR = {
    "pact": (0, True, 1),
    "pact.illegal": (0, False, 3),
    "favour.8": (8, True, 1),
    "favour.9": (9, False, 1),
    "hook.7": (7, False, 1),
    "hook.8": (8, False, 1),
    "threat.7": (7, False, 1),
    "threat.8": (8, False, 1),
    "secret.7": (7, True, 1),
    "secret.9": (9, False, 1),
}  # number, legal, copies


class Card(NamedTuple):
    """What is printed on it; `colour` is the seat it belongs to."""

    type: str
    colour: int | None
    number: int
    legal: bool
    copies: int

    @property
    def mark(self) -> tuple[int, bool]:
        """What the back shows to who may read it (I-MAT-9)."""
        return self.number, self.legal

    @property
    def pact(self) -> bool:
        return self.type == "pact"

    def foreign_pact(self, holder: int) -> bool:
        return self.pact and self.colour != holder


def all_cards() -> dict[str, Card]:
    cards = {}
    for seat, colour in enumerate(COLOURS):
        for name, (number, legal, copies) in OF_A_COLOUR.items():
            cards[f"{colour}.{name}"] = Card(name.partition(".")[0], seat, number, legal, copies)
    for number in range(1, 10):
        cards[f"asset.{number}"] = Card("asset", None, number, True, 2)
        cards[f"asset.{number}.illegal"] = Card("asset", None, number, False, 2)
    for number in range(2, 6):
        cards[f"influence.{number}"] = Card("influence", None, number, True, 1)
    for number in range(7, 10):
        cards[f"testimony.{number}"] = Card("testimony", None, number, True, 2)
    cards[STANDING] = Card("standing", None, NUMBER_OF_STANDING, True, 3)
    return cards


CARDS = all_cards()
HAND_CARDS = frozenset(CARDS) - {STANDING}
PACTS = frozenset(name for name, card in CARDS.items() if card.pact)
NO_PACTS = HAND_CARDS - PACTS
LEGAL = frozenset(name for name in HAND_CARDS if CARDS[name].legal)
OFFERABLE = [frozenset(n for n in HAND_CARDS if not CARDS[n].foreign_pact(seat)) for seat in range(6)]  # I-TRADE-7
PACTS_OF = [frozenset(name for name in PACTS if CARDS[name].colour == seat) for seat in range(6)]
REACHING = [frozenset(name for name in HAND_CARDS if CARDS[name].number >= least) for least in range(20)]
MARKED = {
    f"{number} {word}": frozenset(name for name in HAND_CARDS if CARDS[name].mark == (number, word == "legal"))
    for number in range(11)
    for word in ("legal", "illegal")
}


@cache
def in_play(seats: int, one_pact: bool) -> dict[str, int]:
    """Copies of each kind in a game, Standing apart."""
    return {
        name: card.copies
        for name, card in CARDS.items()
        if name != STANDING and (card.colour is None or card.colour < seats) and not (one_pact and illegal_pact(name))
    }


def illegal_pact(name: str) -> bool:
    return CARDS[name].pact and not CARDS[name].legal


@cache
def codes() -> dict[str, int]:
    """By meaning, the code of every answer."""
    game = game_kind("intrigue")
    return {game.meaning(action): action for action in range(game.actions)}


def card_code(name: str) -> int:
    return codes()[f"the card {name}"]


@cache
def card_names() -> dict[int, str]:
    return {code: words[9:] for words, code in codes().items() if words.startswith("the card ")} | {85: STANDING}


Dump = dict[str, Any]


def traders(dump: Dump) -> list[int]:
    """Of the open trade, the initiator first."""
    trade = dump["trade"]
    return [trade["initiator"], trade["partner"]] if trade["open"] else []


def living(dump: Dump) -> list[int]:
    return [seat for seat in range(dump["seats"]) if not dump["gone"][seat]]


def clockwise(dump: Dump, first: int, among: list[int]) -> list[int]:
    """I-ROUND-4."""
    return sorted(among, key=lambda seat: (seat - first) % dump["seats"])
