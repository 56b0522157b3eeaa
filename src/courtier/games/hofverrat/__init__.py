"""Hof-Verrat (Courtisans), 2 to 5 players: cards at the queen's table decide what those before you are worth."""

from courtier.core.registration import kind_of_package

GAME = kind_of_package(
    __name__,
    title="Hof-Verrat",
    seats=(2, 3, 4, 5),  # H-SETUP-1
    minutes=25,
    sentence={
        "en": "Raise families at the queen’s table or bring them down, and keep what rises.",
        "de": "Hebe Familien an die Tafel der Königin oder stürze sie, und behalte, was steigt.",
    },
)._replace(
    draftable=True,
    waits_alike=True,
)
