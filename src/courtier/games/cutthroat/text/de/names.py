"""German names and forms. Houses, territories, hirelings, events and dishes have theirs in the rows of the cards."""

COLOURS = {"blue": "blau", "red": "rot", "yellow": "gelb", "green": "grün"}
GEM = {
    "ruby": "Rubin",
    "sapphire": "Saphir",
    "emerald": "Smaragd",
    "amethyst": "Amethyst",
    "diamond": "Diamant",
    "topaz": "Topas",
}
POWER = {
    "fury": "Wut",
    "eye": "Das Auge",
    "opulence": "Überfluss",
    "venom": "Natterngift",
    "life": "Leben",
    "death": "Tod",
    "bedlam": "Tumult",
    "knowledge": "Wissen",
    "taxes": "Steuern",
    "pillage": "Plünderung",
}
DECK = {
    "mercenaries": "den Söldnerstapel",
    "hirelings": "den Handlangerstapel",
    "feast": "den Feststapel",
    "events": "den Ereignisstapel",
}
COUNTED = {
    "coin": ("Münze", "Münzen"),
    "gem": ("Edelstein", "Edelsteine"),
    "card": ("Karte", "Karten"),
    "mercenary": ("Söldner", "Söldner"),
    "soldier": ("Soldat", "Soldaten"),
    "hireling": ("Handlangerkarte", "Handlangerkarten"),
    "dish": ("Festkarte", "Festkarten"),
    "vote": ("Stimme", "Stimmen"),
    "point": ("Punkt", "Punkte"),
}
PEOPLE = {
    "acc": {"you": "dich", "yourself": "dich selbst", "self": "sich selbst"},
    "dat": {"you": "dir", "yourself": "dir selbst", "self": "sich selbst"},
}
PROPOSAL = {
    "nom": {
        "yours": "dein Vorschlag",
        "your_own": "dein eigener Vorschlag",
        "own": "der eigene Vorschlag",
        "whose": "{whose} Vorschlag",
    },
    "acc": {
        "yours": "deinen Vorschlag",
        "your_own": "deinen eigenen Vorschlag",
        "own": "den eigenen Vorschlag",
        "whose": "{whose} Vorschlag",
    },
}
ZONES = {
    "land": "Gebiet {number}",
    "stack": "Stapel unter Gebiet {number}",
    "deck.mercenaries": "Söldnerstapel",
    "deck.hirelings": "Handlangerstapel",
    "deck.feast": "Feststapel",
    "deck.events": "Ereignisstapel",
    "discard.mercenaries": "abgelegte Söldner",
    "discard.hirelings": "abgelegte Handlanger",
    "discard.feast": "abgelegte Festkarten",
    "discard.events": "vergangene Ereignisse",
    "bag": "Edelsteine der Bank",
    "announced": "angekündigte Karten",
    "drawn": "gezogene Karten",
    "looked": "angesehene Karten",
    "houses": "Häuser zur Wahl",
    "colours": "Farben zur Wahl",
    "hand": "deine Hand",
    "dishes": "deine Festkarten",
    "dead": "deine Toten",
    "purse": "dein Beutel",
    "lord": "dein Haus",
    "heir": "das Erbe vor dir",
    "plate": "dein Teller",
    "in_play": "deine Handlanger im Spiel",
    "hand@": "{whose} Hand",
    "dishes@": "{whose} Festkarten",
    "dead@": "{whose} Tote",
    "purse@": "{whose} Beutel",
    "lord@": "{whose} Haus",
    "heir@": "das Erbe vor {whose} Platz",
    "plate@": "{whose} Teller",
    "in_play@": "{whose} Handlanger im Spiel",
}


def titled(name: str) -> str:
    """A title in quotes, so that it needs no gender."""
    return f"„{name}“"
