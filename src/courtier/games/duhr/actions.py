"""Every code an answer can be: one table for all numbers of players (D-ASK)."""

from typing import Final

from courtier.core.deals import menu
from courtier.core.deals.menu import MENU_CODES, MOST_DETAILS, MOST_TERMS
from courtier.games.duhr.cards import CARDS, EVENT_COUNT, EVENTS, FULL, HOUSE_COUNT, HOUSES, KIND_COUNT, MOST_SEATS

# A spot is a House, by the seat of its player, and a place in its row (D/A-16).
SPOT_COUNT: Final = MOST_SEATS * FULL
SPOTS: Final = tuple(f"house@{seat}:{place}" for seat in range(MOST_SEATS) for place in range(FULL))

# Masterstrokes of one's own turn (D-MS-1..3).
EXPOSE: Final = 0
ABSOLVE: Final = 1
DISGRACE: Final = 2
MASTERSTROKES: Final = ("expose", "absolve", "disgrace")
MASTERSTROKE_COUNT: Final = 3

# Answers.
PASS: Final = 0  # no negation, no card taken, no second House
END: Final = 1
REVEAL: Final = 2
DRAW: Final = 3
PAY: Final = 4
SUFFER: Final = 5
WHITE: Final = 6
BLACK: Final = 7
BY_SCANDAL: Final = 8
BY_SUSPICION: Final = 9
CREATE: Final = 10
RAISE: Final = 11  # + House
TRIGGER: Final = RAISE + HOUSE_COUNT  # + event
USE: Final = TRIGGER + EVENT_COUNT  # + House
MASTERSTROKE: Final = USE + HOUSE_COUNT  # + masterstroke * HOUSE_COUNT + House
NEGATE: Final = MASTERSTROKE + MASTERSTROKE_COUNT * HOUSE_COUNT  # + House
CARD: Final = NEGATE + HOUSE_COUNT  # + kind
SEAT: Final = CARD + KIND_COUNT  # + seat
SPOT: Final = SEAT + MOST_SEATS  # + spot
DEFAME: Final = SPOT + SPOT_COUNT  # + spot
UNMASK: Final = DEFAME + SPOT_COUNT  # + spot
SCANDALIZE: Final = UNMASK + SPOT_COUNT  # + seat
DEALS: Final = SCANDALIZE + MOST_SEATS  # + code of the menu of deals, in `core/deals/menu.py`
ACTION_COUNT: Final = DEALS + MENU_CODES

NO_DEAL: Final = DEALS + menu.NO_DEAL
PARTNER: Final = DEALS + menu.PARTNER  # + seat
TERM: Final = DEALS + menu.TERM  # + term
DETAIL: Final = DEALS + menu.DETAIL  # + detail
ACCEPT: Final = DEALS + menu.ACCEPT
REFUSE: Final = DEALS + menu.REFUSE
COUNTER: Final = DEALS + menu.COUNTER
MENU_FAMILIES: Final = (
    (NO_DEAL, 1),
    (PARTNER, MOST_SEATS),
    (TERM, MOST_TERMS),
    (DETAIL, MOST_DETAILS),
    (ACCEPT, 1),
    (REFUSE, 1),
    (COUNTER, 1),
)

# What an answer says, without whom or what it names: the first code of its family.
FAMILIES: Final = (
    *[(code, 1) for code in range(RAISE)],
    (RAISE, HOUSE_COUNT),
    (TRIGGER, EVENT_COUNT),
    (USE, HOUSE_COUNT),
    (MASTERSTROKE, MASTERSTROKE_COUNT * HOUSE_COUNT),
    (NEGATE, HOUSE_COUNT),
    (CARD, KIND_COUNT),
    (SEAT, MOST_SEATS),
    (SPOT, SPOT_COUNT),
    (DEFAME, SPOT_COUNT),
    (UNMASK, SPOT_COUNT),
    (SCANDALIZE, MOST_SEATS),
    *MENU_FAMILIES,
)
VERB_OF: Final = [verb for verb, size in FAMILIES for _ in range(size)]

STROKES: Final = tuple(f"{stroke} with two suspicions of {house}" for stroke in MASTERSTROKES for house in HOUSES)
SEATS: Final = tuple(f"seat {seat}" for seat in range(MOST_SEATS))
MEANINGS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    PASS: ("Negate, Take, ChooseSecond", ("no",)),
    END: ("Main", ("end",)),
    REVEAL: ("Main", ("reveal the conspiracy",)),
    DRAW: ("Acquire", ("draw one",)),
    PAY: ("Blackmail", ("pay",)),
    SUFFER: ("Blackmail", ("take a scandal",)),
    WHITE: ("ChooseAgenda", ("white",)),
    BLACK: ("ChooseAgenda", ("black",)),
    BY_SCANDAL: ("ChooseMode", ("replace by a scandal",)),
    BY_SUSPICION: ("ChooseMode", ("replace by a suspicion",)),
    CREATE: ("Main", ("create a scandal",)),
    RAISE: ("Main: raise a suspicion of", HOUSES),
    TRIGGER: ("Main: trigger", EVENTS),
    USE: ("Main: use the ability of", HOUSES),
    MASTERSTROKE: ("Main: masterstroke", STROKES),
    NEGATE: ("Negate: with two suspicions of", HOUSES),
    CARD: ("Main, Rescind, Acquire, Give, Take: the card", CARDS),
    SEAT: ("a House or player is named", SEATS),
    SPOT: ("a card on a House is named", SPOTS),
    DEFAME: ("VillainousAct: defame", SPOTS),
    UNMASK: ("VillainousAct: expose", SPOTS),
    SCANDALIZE: ("VillainousAct: scandalize the House of", SEATS),
    NO_DEAL: ("OfferDeal", ("no deal",)),
    PARTNER: ("OfferDeal: to", SEATS),
    TERM: ("ComposeDeal: term", tuple(str(term) for term in range(MOST_TERMS))),
    DETAIL: ("ComposeDeal: detail", tuple(str(detail) for detail in range(MOST_DETAILS))),
    ACCEPT: ("AnswerDeal", ("accept",)),
    REFUSE: ("AnswerDeal", ("refuse",)),
    COUNTER: ("AnswerDeal", ("counter-offer",)),
}


def spot(seat: int, place: int) -> int:
    """A place in the row of a House."""
    return seat * FULL + place


def meaning(action: int) -> str:
    """A code in words, for the generated table of actions."""
    verb = VERB_OF[action]
    words, named = MEANINGS[verb]
    return f"{words} {named[action - verb]}" if ":" in words else f"{words}: {named[action - verb]}"
