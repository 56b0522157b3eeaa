"""Game of Intrigue, 3 to 6 players: trade, accuse, announce, vote; the last two compare what they hold."""

from courtier.core.registration import kind_of_package

GAME = kind_of_package(
    __name__,
    title="Game of Intrigue",
    seats=(3, 4, 5, 6),
    minutes=60,
    sentence={
        "en": "Trade blindly, accuse, announce, vote, and be the richer of the last two at court.",
        "de": "Tausche blind, klage an, kündige an, stimme ab, und sei der Reichere der letzten zwei bei Hofe.",
    },
)._replace(
    waits_alike=True,
)
