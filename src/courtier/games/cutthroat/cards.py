"""The cards of Cutthroat Kingdoms as numbers, and the rows that a game is played with.

A hand card is one number, its kind: soldiers and mercenaries by combat type, hirelings, bastards by house (C-GEN-18).
The first eight kinds are the military cards; a stack under a territory holds these.
"""

from typing import Any, Final, final

MOST_SEATS: Final = 6
FEWEST_SEATS: Final = 3
SPARE_PLACES: Final = 2  # C-SETUP-15: the ring has so many places more than there are players
MOST_PLACES: Final = MOST_SEATS + SPARE_PLACES
STACK_SIZE: Final = 4  # C-CONQ-2

TYPES: Final = ("blue", "red", "yellow", "green")
TYPE_COUNT: Final = 4

HOUSES: Final = ("brom", "crone", "cawdwell", "slaine", "dravanof", "tyber")
HOUSE_COUNT: Final = 6
BROM: Final = 0
CRONE: Final = 1
CAWDWELL: Final = 2
SLAINE: Final = 3
DRAVANOF: Final = 4
TYBER: Final = 5

HIRELINGS: Final = (
    "assassin",
    "sneak",
    "watchman",
    "general",
    "taster",
    "pillow",
    "spy",
    "cutpurse",
    "doctor",
    "saboteur",
    "envoy",
    "orator",
)
HIRELING_COUNT: Final = 12
ASSASSIN: Final = 0
SNEAK: Final = 1
WATCHMAN: Final = 2
GENERAL: Final = 3
TASTER: Final = 4
PILLOW: Final = 5
SPY: Final = 6
CUTPURSE: Final = 7
DOCTOR: Final = 8
SABOTEUR: Final = 9
ENVOY: Final = 10
ORATOR: Final = 11

# Kinds of hand cards.
SOLDIER: Final = 0  # + type
MERCENARY: Final = 4  # + type
MILITARY_COUNT: Final = 8
HIRELING: Final = 8  # + hireling
BASTARD: Final = 20  # + house
KIND_COUNT: Final = 26
CARDS: Final = (
    *[f"soldier.{each}" for each in TYPES],
    *[f"mercenary.{each}" for each in TYPES],
    *HIRELINGS,
    *[f"bastard.{house}" for house in HOUSES],
)
CARD_CODES: Final = {name: code for code, name in enumerate(CARDS)}
NO_CARD: Final = -1

# C-SECRET-2: everybody sees the backs of a hand.
BACKS: Final = ("soldier", "mercenary", "hireling")
BACK_COUNT: Final = 3
SOLDIERS: Final = 0
MERCENARIES: Final = 1
HIRELING_BACKS: Final = 2
FEAST_BACK: Final = 3  # a feast card that The Eye takes
BACK_OF: Final = [SOLDIERS] * 4 + [MERCENARIES] * 4 + [HIRELING_BACKS] * (HIRELING_COUNT + HOUSE_COUNT)

FEAST_CARDS: Final = (
    "pig_snout",
    "barley_bread",
    "eel_pie",
    "honeyed_figs",
    "roast_swan",
    "spiced_venison",
    "peacock_crown",
    "dragon_pepper_boar",
    "poison",
)
FEAST_COUNT: Final = 9
POISON: Final = 8
FEAST_CODES: Final = {name: code for code, name in enumerate(FEAST_CARDS)}

GEMS: Final = ("ruby", "sapphire", "emerald", "amethyst", "diamond", "topaz")
COLOUR_COUNT: Final = 6
GEMS_PER_COLOUR: Final = 6
GEM_TOTAL: Final = 36

TERRITORIES: Final = (
    "nyghtwald",
    "hanging_tongue",
    "stonehold",
    "three_rivers",
    "marrow",
    "gildenmoor",
    "ravenscar",
    "crownfall",
    "ashfen",
    "widows_reach",
)
TERRITORY_COUNT: Final = 10
ABILITIES: Final = (
    "two_feast_cards",
    "two_hirelings",
    "toll",
    "rivers",
    "free_dead",
    "choose_gems",
    "three_mercenaries",
    "extra_vote",
    "plague_coins",
    "attack_coins",
)
TWO_FEAST_CARDS: Final = 0
TWO_HIRELINGS: Final = 1
TOLL: Final = 2
RIVERS: Final = 3
FREE_DEAD: Final = 4
CHOOSE_GEMS: Final = 5
THREE_MERCENARIES: Final = 6
EXTRA_VOTE: Final = 7
PLAGUE_COINS: Final = 8
ATTACK_COINS: Final = 9
ONSETS: Final = ("none", "top", "mercenaries", "pay")
ONSET_NONE: Final = 0
ONSET_TOP: Final = 1
ONSET_MERCENARIES: Final = 2
ONSET_PAY: Final = 3

EVENTS: Final = tuple(f"E{number:02d}" for number in range(1, 26))
EVENT_COUNT: Final = 25
EFFECTS: Final = (
    "welcome",
    "alms",
    "plague_any",
    "plague_vote",
    "plague_unoccupied",
    "plague_each",
    "contagion",
    "harvest",
    "stones",
    "broken_oath",
    "cure",
    "swords",
    "wedding",
    "feast",
    "plague_largest",
    "kings_toll",
    "wells",
    "spoils",
    "champion",
    "plague_two",
    "omens",
    "forked_tongues",
    "hoard",
)
WELCOME: Final = 0
ALMS: Final = 1
PLAGUE_ANY: Final = 2
PLAGUE_VOTE: Final = 3
PLAGUE_UNOCCUPIED: Final = 4
PLAGUE_EACH: Final = 5
CONTAGION: Final = 6
HARVEST: Final = 7
STONES: Final = 8
BROKEN_OATH: Final = 9
CURE: Final = 10
SWORDS: Final = 11
WEDDING: Final = 12
FEAST: Final = 13
PLAGUE_LARGEST: Final = 14
KINGS_TOLL: Final = 15
WELLS: Final = 16
SPOILS: Final = 17
CHAMPION: Final = 18
PLAGUE_TWO: Final = 19
OMENS: Final = 20
FORKED_TONGUES: Final = 21
HOARD: Final = 22
NO_EVENT: Final = -1

# The four decks, and what can lie in them: one vocabulary for what Knowledge looks at.
DECKS: Final = ("mercenaries", "hirelings", "feast", "events")
MERCENARY_DECK: Final = 0
HIRELING_DECK: Final = 1
FEAST_DECK: Final = 2
EVENT_DECK: Final = 3
DECK_COUNT: Final = 4
DECK_CARDS: Final = (*CARDS, *FEAST_CARDS, *EVENTS)
DECK_OFFSET: Final = [0, 0, KIND_COUNT, KIND_COUNT + FEAST_COUNT]  # of a deck's cards in `DECK_CARDS`

# Powers of lords and ladies. The first seven have use markers (C-SETUP-4; Bedlam only with `bedlam_twice`).
POWERS: Final = ("fury", "eye", "opulence", "venom", "life", "death", "bedlam", "knowledge", "taxes", "pillage")
FURY: Final = 0
EYE: Final = 1
OPULENCE: Final = 2
VENOM: Final = 3
LIFE: Final = 4
DEATH: Final = 5
BEDLAM: Final = 6
KNOWLEDGE: Final = 7
TAXES: Final = 8
PILLAGE: Final = 9
MARKED_POWERS: Final = 7
POWER_COUNT: Final = 10
USES: Final = 2
HOUSE_OF_POWER: Final = [BROM, CRONE, CAWDWELL, SLAINE, DRAVANOF, DRAVANOF, TYBER, CRONE, CAWDWELL, TYBER]

# Sums of the rulebook (ledger 1.1, F-17..F-18) and of the reconstruction (ledger §4).
LANDLESS_COINS: Final = 3  # C-RES-5
DEAD_PRICE: Final = 2  # C-DEAD-2
MERCENARY_CARDS: Final = 2  # C-BUY-2: for one coin
MOST_PURCHASES: Final = 3  # C-BUY-1
MOST_BULK: Final = 6  # C-BUY-3
TAX: Final = 3  # C-LORD-CAWD-1
BLOOD_MONEY: Final = 3  # C-LORD-SLAINE-1
PILLAGED: Final = 3  # C-LORD-TYBER-1
STOLEN: Final = 3  # C-HIRE-CUTPURSE-1
ONSET_PRICE: Final = 2  # C-PLAGUE-9
ASHFEN_COINS: Final = 2  # C-TERR-10
REACH_COINS: Final = 1  # C-TERR-11
ORATOR_VOTES: Final = 2  # C-HIRE-ORATOR-1
KNOWN_CARDS: Final = 3  # C-LORD-CRONE-1
FURY_KILLS: Final = 2  # C-LORD-BROM-2
MOST_NAMED: Final = 2  # C-ATK-21: so often a place can be named as target in a block
TASTED: Final = 2  # C-FEAST-7: cards that a Taster reveals


@final
class Territory:
    """C-GEN-4, C-PLAGUE-1: a territory card: values of its healthy and its plagued side, by `plagued` (0 or 1)."""

    def __init__(self, name: str, ability: int, onset: int) -> None:
        self.name = name
        self.ability = ability
        self.onset = onset
        self.coins = [0, 0]
        self.gems = [0, 0]
        self.points = [0, 0]


@final
class Cards:
    """The rows that a game is played with."""

    def __init__(self) -> None:
        self.soldiers: list[list[int]] = []  # by house and type
        self.mercenaries: list[int] = []  # how many of each type
        self.hirelings: list[int] = []  # how many of each
        self.hireling_players: list[int] = []  # from how many players on it is in the deck
        self.territories: list[Territory] = []
        self.effects: list[int] = []  # by event
        self.numbers: list[int] = []  # by event
        self.event_players: list[int] = []  # by event
        self.feast_points: list[int] = []
        self.feast_counts: list[int] = []


def read_cards(rows: dict[str, Any]) -> Cards:
    """The cards of checked rows."""
    cards = Cards()
    houses = by_id(rows["house"])
    cards.soldiers = [[houses[house][each] for each in TYPES] for house in HOUSES]
    mercenaries = by_id(rows["mercenary"])
    cards.mercenaries = [mercenaries[f"mercenary.{each}"]["count"] for each in TYPES]
    hirelings = by_id(rows["hireling"])
    cards.hirelings = [hirelings[name]["count"] for name in HIRELINGS]
    cards.hireling_players = [hirelings[name]["players"] for name in HIRELINGS]
    territories = by_id(rows["territory"])
    cards.territories = [read_territory(territories[name]) for name in TERRITORIES]
    events = by_id(rows["event"])
    cards.effects = [EFFECTS.index(events[name]["effect"]) for name in EVENTS]
    cards.numbers = [events[name]["number"] for name in EVENTS]
    cards.event_players = [events[name]["players"] for name in EVENTS]
    feast = by_id(rows["feast"])
    cards.feast_points = [feast[name]["points"] for name in FEAST_CARDS]
    cards.feast_counts = [feast[name]["count"] for name in FEAST_CARDS]
    return cards


def read_territory(row: dict[str, Any]) -> Territory:
    territory = Territory(row["id"], ABILITIES.index(row["ability"]), ONSETS.index(row["onset"]))
    territory.coins = [row["coins"], row["plagued_coins"]]
    territory.gems = [row["gems"], row["plagued_gems"]]
    territory.points = [row["points"], row["plagued_points"]]
    return territory


def by_id(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


# Seats clockwise, beginning with the seat itself: CLOCKWISE[seats][seat].
CLOCKWISE: Final = [
    [[(seat + step) % seats for step in range(seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]

# Stacks as one number, for announcements and dumps: one digit a card, top first, kind + 1 (C-CONQ-15).
STACK_BASE: Final = MILITARY_COUNT + 2
FACE_DOWN: Final = 8  # a mercenary whose face is not shown


def packed(stack: tuple[int, ...]) -> int:
    """A stack as one number; the top card is the lowest digit."""
    number = 0
    for place in range(len(stack) - 1, -1, -1):
        number = number * STACK_BASE + stack[place] + 1
    return number


def unpacked(number: int) -> tuple[int, ...]:
    """The stack that `packed` wrote."""
    cards: list[int] = []
    while number > 0:
        cards.append(number % STACK_BASE - 1)
        number //= STACK_BASE
    return tuple(cards)
