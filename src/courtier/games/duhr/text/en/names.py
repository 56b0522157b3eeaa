"""English names and forms. Houses, events and agendas have theirs in the rows of the cards."""

from courtier.core.text import en as english

STATUS = {"favored": "favored", "disfavored": "disfavored", "vilified": "vilified"}
ABILITY = {
    "conceal_scandal": "Conceal Scandal",
    "shift_suspicion": "Shift Suspicion",
    "conceal_suspicion": "Conceal Suspicion",
    "shift_scandal": "Shift Scandal",
    "rescind_suspicion": "Rescind Suspicion",
    "convert_indignity": "Convert Indignity",
}
COUNTED = {
    "card": ("card", "cards"),
    "concealed": ("concealed card", "concealed cards"),
    "scandal": ("open scandal", "open scandals"),
    "agenda": ("agenda", "agendas"),
    "point": ("point", "points"),
    "other": ("other", "others"),
}
HOUSES = {"yours": "your House", "your_own": "your own House", "own": "their own House", "whose": "{whose} House"}
HOUSE_OF = {"it": HOUSES, "at": HOUSES, "off": {owner: f"from {house}" for owner, house in HOUSES.items()}}
PERSONS = {"you": "you", "yourself": "yourself", "self": "themselves"}
PEOPLE = {"it": PERSONS, "with": PERSONS}
DEEDS = {
    "negation": ("your negation", "{whose} negation"),
    "masterstroke": ("your masterstroke", "{whose} masterstroke"),
    "titled": ("your {name}", "{whose} {name}"),
}
DEED = {"is": DEEDS, "it": DEEDS}
ZONES = {
    "web": "Web of Suspicion",
    "scandals": "Web of Scandal",
    "discard": "discard pile",
    "event": "event in play",
    "house": "your House",
    "hand": "your hand",
    "aside": "your cards set aside",
    "conspiracy": "your conspiracy",
    "agenda": "your agenda",
    "house@": "{whose} House",
    "hand@": "{whose} hand",
    "aside@": "{whose} cards set aside",
    "conspiracy@": "{whose} conspiracy",
    "agenda@": "{whose} agenda",
}

the = english.the
a = english.a
is_a = english.a


def titled(name: str) -> str:
    """A title as English writes it: its capitals are enough."""
    return name
