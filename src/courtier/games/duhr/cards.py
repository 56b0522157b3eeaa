"""The cards: suspicions of six Houses, scandals, six events, and twelve agendas.

A hand card is one number, its kind: equal cards are the same number (D-ASK). A card on a House is its kind, too, with
`CONCEALED` added while it lies face down.
"""

from typing import Any, Final, final

HOUSES: Final = (
    "balistrad",
    "deluras",
    "kardosa",
    "lycosia",
    "silgaro",
    "usari",
)  # D-COMP-1, D-COMP-2: a conspiracy card for each
EVENTS: Final = ("betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue")  # D-COMP-5
CARDS: Final = (*[f"suspicion.{house}" for house in HOUSES], "scandal", *[f"event.{event}" for event in EVENTS])
CARD_CODES: Final = {name: code for code, name in enumerate(CARDS)}
HOUSE_COUNT: Final = 6
SCANDAL: Final = 6  # below it the suspicions, by House
EVENT: Final = 7  # + event
EVENT_COUNT: Final = 6
KIND_COUNT: Final = 13
CONCEALED: Final = 16
KIND: Final = 15  # the part of a card on a House that is its kind

MOST_SEATS: Final = 6
SUSPICIONS: Final = 10  # D-COMP-3, of each House
SCANDALS: Final = 24  # D-COMP-4
OWN_SUSPICIONS: Final = 2  # D-SETUP-8
DEALT: Final = 4  # D-SETUP-10
FULL: Final = 5  # D-CORE-2
VILE: Final = 3  # D-TERM-6: revealed scandals
WORKING: Final = 2  # D-DISF-2
FEWEST_FAVORED: Final = 2  # D-END-1: the game goes on while so many Houses are favored
PAIR: Final = 2  # D-MAST-1, D-NEG-1: suspicions of one House that a masterstroke or a negation costs

COLOURS: Final = ("white", "black")
PER_COLOUR: Final = 6  # D-COMP-6
AGENDAS: Final = tuple(f"{colour[0].upper()}{number}" for colour in COLOURS for number in range(1, PER_COLOUR + 1))
NO_AGENDA: Final = -1

FAVORED: Final = 0
DISFAVORED: Final = 1
VILIFIED: Final = 2
STATUSES: Final = ("favored", "disfavored", "vilified")

# What the ability of a House does (D-HOUSE-1..6).
CONCEAL_SCANDAL: Final = 0
SHIFT_SUSPICION: Final = 1
CONCEAL_SUSPICION: Final = 2
SHIFT_SCANDAL: Final = 3
RESCIND_SUSPICION: Final = 4
CONVERT_INDIGNITY: Final = 5
ABILITIES: Final = (
    "conceal_scandal",
    "shift_suspicion",
    "conceal_suspicion",
    "shift_scandal",
    "rescind_suspicion",
    "convert_indignity",
)

# What an event does, by its own name.
BETRAYAL: Final = 0
BLACKMAIL: Final = 1
COLLABORATORS: Final = 2
ESPIONAGE: Final = 3
INFORMANTS: Final = 4
INTRIGUE: Final = 5

# Whom a condition of an agenda looks at, and what it counts there.
SUBJECTS: Final = ("own", "left", "right", "conspiracy", "conspiracy_or_left", "all")
OWN: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
CONSPIRACY: Final = 3
CONSPIRACY_OR_LEFT: Final = 4
ALL: Final = 5
MEASURES: Final = ("houses", "scandals", "suspicions", "cards")
HOUSES_OF_STATUS: Final = 0
REVEALED_SCANDALS: Final = 1
REVEALED_SUSPICIONS: Final = 2
CARD_COUNT: Final = 3
ENDLESS: Final = 99


@final
class Condition:
    """A number counted at the subject lies between `least` and `most`. Of a status: how many of its Houses have it."""

    def __init__(self, subject: int, measure: int, statuses: int, least: int, most: int) -> None:
        self.subject = subject
        self.measure = measure
        self.statuses = statuses  # one bit each
        self.least = least
        self.most = most


@final
class Agenda:
    """AG-W1..6, AG-B1..6, D-AGENDA-4: a secret goal: conditions that must all hold, worth so much."""

    def __init__(self, name: str, conditions: list[Condition], bonus: int) -> None:
        self.name = name
        self.conditions = conditions
        self.bonus = bonus


@final
class Cards:
    """The rows that a game is played with: by House its ability, by event its effect and its number."""

    def __init__(self, abilities: list[int], effects: list[int], numbers: list[int], agendas: list[Agenda]) -> None:
        self.abilities = abilities
        self.effects = effects
        self.numbers = numbers
        self.agendas = agendas  # white first: W1 is 0, B1 is 6


def read_cards(rows: dict[str, Any]) -> Cards:
    """The cards of checked rows."""
    houses = {row["id"]: row for row in rows["house"]}
    events = {row["id"]: row for row in rows["event"]}
    agendas = {row["id"]: row for row in rows["agenda"]}
    return Cards(
        [ABILITIES.index(houses[name]["ability"]) for name in HOUSES],
        [EVENTS.index(events[name]["effect"]) for name in EVENTS],
        [events[name]["number"] for name in EVENTS],
        [
            Agenda(name, [read_condition(each) for each in agendas[name]["conditions"]], agendas[name]["bonus"])
            for name in AGENDAS
        ],
    )


def read_condition(row: dict[str, Any]) -> Condition:
    """A status is a number of Houses, too: one of one."""
    statuses = 0
    for name in row.get("status", ()):
        statuses |= 1 << STATUSES.index(name)
    measure = MEASURES.index(row.get("measure", MEASURES[HOUSES_OF_STATUS]))
    subject = SUBJECTS.index(row["subject"])
    always_one = measure == HOUSES_OF_STATUS and subject != ALL
    return Condition(subject, measure, statuses, row.get("at_least", int(always_one)), row.get("at_most", ENDLESS))


# Seats clockwise from the left neighbour, oneself last (D-ASK, D/A-82): CLOCKWISE[seats][seat].
CLOCKWISE: Final = [
    [[(seat + step) % seats for step in range(1, seats + 1)] for seat in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
