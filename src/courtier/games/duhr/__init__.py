"""Dûhr: The Lesser Houses, 4 to 6 players: suspicions and scandals bring Houses down, and some rise as villains."""

from courtier.core.registration import kind_of_package

GAME = kind_of_package(
    __name__,
    title="Dûhr: The Lesser Houses",
    seats=(4, 5, 6),  # D-COMP-7
    minutes=45,
    sentence={
        "en": "Lesser houses struggle for favor; a scandal well placed undoes a rival.",
        "de": "Kleine Häuser ringen um Gunst; ein gut gesetzter Skandal stürzt den Rivalen.",
    },
)._replace(
    standing_orders={"negate": ("pass",)},
)
