"""Every code an answer can be: one table of 138 for all numbers of players (appendix C)."""

from typing import Final

from courtier.games.intrigue.cards import CARDS, KIND_COUNT, MOST_SEATS, TYPE_COUNT, TYPES

NOTES: Final = ("none", "pact_for_pact", "legal_for_legal", "seven_for_seven")  # I-TRADE-18
NOTE_COUNT: Final = 4
DRAW: Final = 0  # sources of a draw
OWN: Final = 1
SOURCES: Final = ("draw_pile", "own_pile")

CARD: Final = 0  # + kind
SEAT: Final = CARD + KIND_COUNT  # + seat
INVITE: Final = SEAT + MOST_SEATS  # + seat * NOTE_COUNT + note
READY: Final = INVITE + MOST_SEATS * NOTE_COUNT
PASS: Final = READY + 1
NOTHING: Final = READY + 2
AGREE: Final = READY + 3
DENY: Final = READY + 4
OBJECT: Final = READY + 5
LOSE_STANDING: Final = READY + 6
DISCARD_PILE: Final = READY + 7
ONLY_PACTS: Final = READY + 8
KEEP_DOWN: Final = READY + 9
ANNOUNCE: Final = READY + 10
DRAW_PILE: Final = READY + 11  # + source
OWN_PILE: Final = READY + 12
# Of variants.
ABSTAIN: Final = READY + 13
BRIBE: Final = READY + 14
CLAIM: Final = READY + 15  # + type
ACTION_COUNT: Final = CLAIM + TYPE_COUNT

WORDS: Final = (
    "ready",
    "pass",
    "nothing",
    "agree",
    "deny",
    "object",
    "lose_standing",
    "discard_pile",
    "only_pacts",
    "keep_down",
    "announce",
    "draw_pile",
    "own_pile",
    "abstain",
    "bribe",
)


def invite(seat: int, note: int) -> int:
    """The answer: a trade with that seat, with that note."""
    return INVITE + seat * NOTE_COUNT + note


def meaning(action: int) -> str:
    """A code in words, for the generated table of actions."""
    if action < SEAT:
        return f"the card {CARDS[action - CARD]}"
    if action < INVITE:
        return f"seat {action - SEAT}"
    if action < READY:
        return f"invite seat {(action - INVITE) // NOTE_COUNT}, note {NOTES[(action - INVITE) % NOTE_COUNT]}"
    if action < CLAIM:
        return WORDS[action - READY].replace("_", " ")
    return f"claim to offer: {TYPES[action - CLAIM]}"
