"""English names and forms. Houses, territories, hirelings, events and dishes have theirs in the rows of the cards."""

COLOURS = {"blue": "blue", "red": "red", "yellow": "yellow", "green": "green"}
GEM = {
    "ruby": "ruby",
    "sapphire": "sapphire",
    "emerald": "emerald",
    "amethyst": "amethyst",
    "diamond": "diamond",
    "topaz": "topaz",
}
POWER = {
    "fury": "Fury",
    "eye": "The Eye",
    "opulence": "Opulence",
    "venom": "Venom",
    "life": "Life",
    "death": "Death",
    "bedlam": "Bedlam",
    "knowledge": "Knowledge",
    "taxes": "Taxes",
    "pillage": "Pillage",
}
DECK = {
    "mercenaries": "the mercenary deck",
    "hirelings": "the hireling deck",
    "feast": "the feast deck",
    "events": "the event deck",
}
COUNTED = {
    "coin": ("coin", "coins"),
    "gem": ("gem", "gems"),
    "card": ("card", "cards"),
    "mercenary": ("mercenary", "mercenaries"),
    "soldier": ("soldier", "soldiers"),
    "hireling": ("hireling card", "hireling cards"),
    "dish": ("feast card", "feast cards"),
    "vote": ("vote", "votes"),
    "point": ("point", "points"),
}
PERSONS = {"you": "you", "yourself": "yourself", "self": "themselves"}
PEOPLE = {"acc": PERSONS, "dat": PERSONS}
PROPOSALS = {
    "yours": "your proposal",
    "your_own": "your own proposal",
    "own": "their own proposal",
    "whose": "{whose} proposal",
}
PROPOSAL = {"nom": PROPOSALS, "acc": PROPOSALS}
ZONES = {
    "land": "territory {number}",
    "stack": "stack under territory {number}",
    "deck.mercenaries": "mercenary deck",
    "deck.hirelings": "hireling deck",
    "deck.feast": "feast deck",
    "deck.events": "event deck",
    "discard.mercenaries": "discarded mercenaries",
    "discard.hirelings": "discarded hirelings",
    "discard.feast": "discarded feast cards",
    "discard.events": "events of the past",
    "bag": "gems in the bank",
    "announced": "cards announced",
    "drawn": "cards drawn",
    "looked": "cards looked at",
    "houses": "houses to choose from",
    "colours": "colours to choose from",
    "hand": "your hand",
    "dishes": "your feast cards",
    "dead": "your dead",
    "purse": "your purse",
    "lord": "your house",
    "heir": "the heir in front of you",
    "plate": "your plate",
    "in_play": "your hirelings in play",
    "hand@": "{whose} hand",
    "dishes@": "{whose} feast cards",
    "dead@": "{whose} dead",
    "purse@": "{whose} purse",
    "lord@": "{whose} house",
    "heir@": "the heir in front of {whose} seat",
    "plate@": "{whose} plate",
    "in_play@": "{whose} hirelings in play",
}


def titled(name: str) -> str:
    """A title as English writes it: its capitals are enough."""
    return name
