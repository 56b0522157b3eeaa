"""The options of the game."""

from typing import Final

from courtier.core.options import Option

OPTIONS: Final = (
    Option(
        "mission_noble_weight",
        (2, 1),
        {
            "en": "How many cards a noble counts as in missions that count cards of a family.",
            "de": "Als wie viele Karten ein Adliger in Missionen zählt, die Karten einer Familie zählen.",
        },
    ),
)
