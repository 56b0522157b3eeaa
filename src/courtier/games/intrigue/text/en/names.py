"""English names and forms. The types of cards have theirs in the rows of the cards."""

COLOURS = {
    "red": "red",
    "orange": "orange",
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "purple": "purple",
}
PHASES = {
    "setup": "Setup",
    "discussion": "Discussion",
    "trade": "Trade",
    "announcement": "Announcement",
    "vote": "Vote",
    "draw": "Draw",
}
NOTES = {
    "none": "no note",
    "pact_for_pact": "Pact for Pact",
    "legal_for_legal": "legal for legal",
    "seven_for_seven": "7 or more for 7 or more",
}
PILES = {
    "chosen": {"draw_pile": "the draw pile", "own_pile": "their own pile", "your_pile": "your own pile"},
    "from": {"draw_pile": "from the draw pile", "own_pile": "from their own pile", "your_pile": "from your own pile"},
    "on": {
        "draw": "on the draw pile",
        "discard": "on the discard pile",
        "yours": "on your own pile",
        "whose": "on {whose} own pile",
    },
}
COUNTED = {
    "card": ("card", "cards"),
    "pact": ("Pact", "Pacts"),
    "standing": ("Standing", "Standing"),
}
YOU = {"subject": "you", "object": "you", "dative": "you"}
ZONES = {
    "draw": "draw pile",
    "discard": "discard pile",
    "removed": "out of the game",
    "box": "out of the game unseen",
    "hand": "your hand",
    "standing": "your Standing",
    "pile": "your own pile",
    "table": "your card on the table",
    "offer": "your offer",
    "hand@": "{whose} hand",
    "standing@": "{whose} Standing",
    "pile@": "{whose} own pile",
    "table@": "{whose} card on the table",
    "offer@": "{whose} offer",
}
SOURCES = {"hand": "hand", "standing": "Standing"}
