"""The options of the game."""

from typing import Final

from courtier.core.options import Option

OPTIONS: Final = (
    Option(
        "agendas",
        ("both", "white"),
        {
            "en": "Agendas of both colours, of which each player keeps one, or a white one each (for beginners).",
            "de": "Vorhaben beider Farben, von denen jede Person eins behält, oder je ein weißes (für den Anfang).",
        },
    ),
    Option(
        "first_player",
        ("random", 0, 1, 2, 3, 4, 5),
        {
            "en": "Who begins: a random player, or the one at this seat; 0 is seat 1.",
            "de": "Wer beginnt: eine zufällige Person oder die an diesem Platz; 0 ist Platz 1.",
        },
        of_seats=True,
    ),
    Option(
        "deals",
        ("off", "menu", "table"),
        {
            "en": "Deals: none; as answers from a menu, at fixed moments; or freely at the table.",
            "de": "Abmachungen: keine; als Antworten aus einer Liste, zu festen Zeiten; oder frei am Tisch.",
        },
        at_terminal="menu",
        at_tables="table",
        needs_table=("table",),
    ),
)
