"""German names and forms. Houses, events and agendas have theirs in the rows of the cards."""

STATUS = {"favored": "in Gunst", "disfavored": "in Ungnade", "vilified": "geächtet"}
ABILITY = {
    "conceal_scandal": "Skandal verbergen",
    "shift_suspicion": "Verdacht verlagern",
    "conceal_suspicion": "Verdacht verbergen",
    "shift_scandal": "Skandal verlagern",
    "rescind_suspicion": "Verdacht zurücknehmen",
    "convert_indignity": "Schmach wandeln",
}
COUNTED = {
    "card": ("Karte", "Karten"),
    "concealed": ("verdeckte Karte", "verdeckte Karten"),
    "scandal": ("offenen Skandal", "offene Skandale"),
    "agenda": ("Vorhaben", "Vorhaben"),
    "point": ("Punkt", "Punkte"),
    "other": ("andere Person", "andere"),
}
HOUSE_OF = {
    "it": {
        "yours": "dein Haus",
        "your_own": "dein eigenes Haus",
        "own": "das eigene Haus",
        "whose": "{whose} Haus",
    },
    "at": {
        "yours": "deinem Haus",
        "your_own": "deinem eigenen Haus",
        "own": "dem eigenen Haus",
        "whose": "{whose} Haus",
    },
    "off": {
        "yours": "von deinem Haus",
        "your_own": "von deinem eigenen Haus",
        "own": "vom eigenen Haus",
        "whose": "von {whose} Haus",
    },
}
PEOPLE = {
    "it": {"you": "dich", "yourself": "dich selbst", "self": "sich selbst"},
    "with": {"you": "dir", "yourself": "dir selbst", "self": "sich selbst"},
}
DEED = {
    "is": {
        "negation": ("deine Verneinung", "{whose} Verneinung"),
        "masterstroke": ("dein Meisterstreich", "{whose} Meisterstreich"),
        "titled": ("dein {name}", "{whose} {name}"),
    },
    "it": {
        "negation": ("deine Verneinung", "{whose} Verneinung"),
        "masterstroke": ("deinen Meisterstreich", "{whose} Meisterstreich"),
        "titled": ("dein {name}", "{whose} {name}"),
    },
}
ZONES = {
    "web": "Netz des Verdachts",
    "scandals": "Netz der Skandale",
    "discard": "Ablage",
    "event": "Ereignis im Gang",
    "house": "dein Haus",
    "hand": "deine Hand",
    "aside": "deine beiseitegelegten Karten",
    "conspiracy": "deine Verschwörung",
    "agenda": "dein Vorhaben",
    "house@": "{whose} Haus",
    "hand@": "{whose} Hand",
    "aside@": "{whose} beiseitegelegte Karten",
    "conspiracy@": "{whose} Verschwörung",
    "agenda@": "{whose} Vorhaben",
}


def the(noun: str) -> str:
    """All cards with an article are masculine."""
    return f"den {noun}"


def a(noun: str) -> str:
    return f"einen {noun}"


def is_a(noun: str) -> str:
    """As a subject."""
    return f"ein {noun}"


def titled(name: str) -> str:
    """A title in quotes, so that it needs no gender."""
    return f"„{name}“"
