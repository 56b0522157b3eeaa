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
    Option(
        "cards_to_disfavor",
        (5, 4, 3),
        {
            "en": "Cards with which a House is full and no longer favored.",
            "de": "Karten, mit denen ein Haus voll und nicht mehr in Gunst ist.",
        },
    ),
    Option(
        "scandals_to_vilify",
        (3, 1, 2, 4, 5),
        {
            "en": "Revealed scandals that vilify a full House.",
            "de": "Offene Skandale, mit denen ein volles Haus geächtet ist.",
        },
    ),
    Option(
        "scandal_cost",
        (2,),
        {
            "en": "Points that a revealed scandal costs at the end.",
            "de": "Punkte, die ein offener Skandal am Ende kostet.",
        },
        most=5,
    ),
    Option(
        "disfavored_points",
        (9,),
        {
            "en": "Points of a disfavored House at the end, before its cards.",
            "de": "Punkte eines Hauses in Ungnade am Ende, vor seinen Karten.",
        },
        most=20,
    ),
    Option(
        "villain_points",
        (2,),
        {
            "en": "Points of a vilified House at the end, and 1 for each vilified House.",
            "de": "Punkte eines geächteten Hauses am Ende, dazu 1 für jedes geächtete Haus.",
        },
        most=20,
    ),
)
