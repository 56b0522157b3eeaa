"""German names and forms. The types of cards have theirs in the rows of the cards."""

COLOURS = {
    "red": "Rot",
    "orange": "Orange",
    "yellow": "Gelb",
    "green": "Grün",
    "blue": "Blau",
    "purple": "Violett",
}
PHASES = {
    "setup": "Aufbau",
    "discussion": "Gespräch",
    "trade": "Handel",
    "announcement": "Ankündigung",
    "vote": "Abstimmung",
    "draw": "Ziehen",
}
NOTES = {
    "none": "kein Zettel",
    "pact_for_pact": "Pakt gegen Pakt",
    "legal_for_legal": "legal gegen legal",
    "seven_for_seven": "7 oder mehr gegen 7 oder mehr",
}
PILES = {
    "chosen": {"draw_pile": "den Ziehstapel", "own_pile": "den eigenen Stapel", "your_pile": "deinen eigenen Stapel"},
    "from": {"draw_pile": "vom Ziehstapel", "own_pile": "vom eigenen Stapel", "your_pile": "von deinem Stapel"},
    "on": {
        "draw": "auf dem Ziehstapel",
        "discard": "auf dem Ablagestapel",
        "yours": "auf deinem Stapel",
        "whose": "auf {whose} Stapel",
    },
}
COUNTED = {
    "card": ("Karte", "Karten"),
    "pact": ("Pakt", "Pakte"),
    "standing": ("Ansehen", "Ansehen"),
}
YOU = {"subject": "du", "object": "dich", "dative": "dir"}
ZONES = {
    "draw": "Ziehstapel",
    "discard": "Ablagestapel",
    "removed": "aus dem Spiel",
    "box": "ungesehen aus dem Spiel",
    "hand": "deine Hand",
    "standing": "dein Ansehen",
    "pile": "dein Stapel",
    "table": "deine Karte auf dem Tisch",
    "offer": "dein Angebot",
    "hand@": "{whose} Hand",
    "standing@": "{whose} Ansehen",
    "pile@": "{whose} Stapel",
    "table@": "{whose} Karte auf dem Tisch",
    "offer@": "{whose} Angebot",
}
SOURCES = {"hand": "Hand", "standing": "Ansehen"}
