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
    Option(
        "esteem_lead",
        (1, 2, 3),
        {
            "en": "By how much more weight above than below the table a family is esteemed.",
            "de": "Mit wie viel mehr Gewicht oberhalb als unterhalb der Tafel eine Familie angesehen ist.",
        },
    ),
    Option(
        "disgrace_lead",
        (1, 2, 3),
        {
            "en": "By how much more weight below than above the table a family is in disgrace.",
            "de": "Mit wie viel mehr Gewicht unterhalb als oberhalb der Tafel eine Familie in Ungnade ist.",
        },
    ),
)
