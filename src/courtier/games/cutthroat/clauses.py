"""The clauses of deals as numbers, and a named constructor for each (C-DEAL-28).

Deals bind and are public. `deals.py` says which clause is allowed when, and what becomes of it.
"""

from typing import Final

from courtier.core.deals.clause import (
    TO_THE_END,
    UNSEEN,
    Clause,
    act,
    act_later,
    give,
    give_unseen,
    grant,
    oblige,
    owe,
    refrain,
    show,
)
from courtier.core.deals.conduct import ANY, Conduct
from courtier.games.cutthroat.cards import (
    BACK_OF,
    CARDS,
    COLOUR_COUNT,
    FEAST_BACK,
    FEAST_CARDS,
    FEAST_COUNT,
    GEMS,
    HIRELING_BACKS,
    KIND_COUNT,
    LIFE,
    MERCENARIES,
    MERCENARY,
    MOST_SEATS,
    OPULENCE,
)

# Where a clause names a place, it is a territory.

# Verbs. Whom: the seat that it is done to, or whose land it is; of a vote the proposal by its author.
ATTACKS: Final = 1  # names the territory as target, or discards a military card against it
STRIKES: Final = 2  # an effect that hits a territory: Saboteur, Fury, Death, Bedlam, the plague of an event
USES: Final = 4  # any other card or power that is aimed at a player, their land, cards or announcements
VOTES: Final = 8
POISONS: Final = 16  # serves poison to that seat
VERBS: Final = ("attack", "strike", "use", "vote", "poison")

# What is used: the cards, powers and blackmail that a HOLD can be about; and the plague of an event.
DEED_ASSASSIN: Final = 0
DEED_SNEAK: Final = 1
DEED_WATCHMAN: Final = 2
DEED_SPY: Final = 3
DEED_CUTPURSE: Final = 4
DEED_ENVOY: Final = 5
DEED_EYE: Final = 6
DEED_TAXES: Final = 7
DEED_VENOM: Final = 8
DEED_DISPLAY: Final = 9
DEED_SABOTEUR: Final = 10
DEED_FURY: Final = 11
DEED_DEATH: Final = 12
DEED_BEDLAM: Final = 13
DEED_EVENT: Final = 14
PROMISED_DEEDS: Final = (
    *("assassin", "sneak", "watchman", "spy", "cutpurse", "envoy", "eye", "taxes", "venom", "blackmail"),
    *("saboteur", "fury", "death", "bedlam", "plague"),
)

# Goods: a coin, gems by colour, hand cards that are no soldiers by kind, feast cards (C-DEAL-4, C-DEAL-6).
COIN: Final = 0
GEM: Final = 1  # + colour
HAND_CARD: Final = GEM + COLOUR_COUNT  # + kind - MERCENARY
DISH: Final = HAND_CARD + KIND_COUNT - MERCENARY  # + feast card
GOOD_COUNT: Final = DISH + FEAST_COUNT
GOODS: Final = ("coin", *GEMS, *CARDS[MERCENARY:], *FEAST_CARDS)
NO_GOOD: Final = -1

# What is given unseen, as the place of such a clause; the others are backs of cards.
UNSEEN_GEM: Final = 0
UNSEEN_MERCENARY: Final = MERCENARIES
UNSEEN_HIRELING: Final = HIRELING_BACKS
UNSEEN_DISH: Final = FEAST_BACK

MOST_COINS: Final = 20
MOST_GEMS: Final = 6
MOST_CARDS: Final = 9
DEBT_DUE: Final = 1  # from the debtor's next moment for debts on

# What may be granted, or is done by the engine.
PASSAGE: Final = 0
TAKE_BACK: Final = 1
MARRY: Final = 2
USE_OPULENCE: Final = 3
USE_LIFE: Final = 4
ACTS: Final = ("passage", "take_back", "marry", "opulence", "life")
ACT_OF_POWER: Final = {OPULENCE: USE_OPULENCE, LIFE: USE_LIFE}
POWER_OF_ACT: Final = {USE_OPULENCE: OPULENCE, USE_LIFE: LIFE}

PURSE_LOOK: Final = 0
HAND_LOOK: Final = 1
DISHES_LOOK: Final = 2
LOOKS: Final = ("purse", "hand", "dishes")

# Steps that `deals.py` looks for on the stack.
TASTING: Final = MOST_SEATS + 1  # the step of the Feast after the last seat has served
BLACKMAIL: Final = 7  # the deed


def verb_of(deed: int) -> int:
    """Effects that hit a territory are strikes."""
    return STRIKES if deed >= DEED_SABOTEUR else USES


def kind_of_good(good: int) -> int:
    """What an unseen gift of it shows: a gem, or the back of a card; a coin is never unseen."""
    if good < GEM:
        return NO_GOOD
    if good < HAND_CARD:
        return UNSEEN_GEM
    return UNSEEN_DISH if good >= DISH else BACK_OF[good - HAND_CARD + MERCENARY]


# Named constructors


def coins(by: int, to: int, count: int) -> Clause:
    return give(by, to, COIN, count)


def gems(by: int, to: int, colour: int, count: int = 1) -> Clause:
    return give(by, to, GEM + colour, count)


def cards(by: int, to: int, kind: int, count: int = 1) -> Clause:
    """A mercenary, a hireling or a bastard by its kind."""
    return give(by, to, HAND_CARD + kind - MERCENARY, count)


def dishes(by: int, to: int, dish: int, count: int = 1) -> Clause:
    return give(by, to, DISH + dish, count)


def unseen(by: int, to: int, kind: int, picks: list[int]) -> Clause:
    """Goods of a kind (UNSEEN_GEM and so on) that the giver picks; `picks` are goods."""
    clause = give_unseen(by, to, picks)
    clause.about = Conduct(0, what=UNSEEN, place=kind)
    return clause


def debt(by: int, to: int, count: int) -> Clause:
    return owe(by, to, COIN, count, DEBT_DUE)


def passage(by: int, to: int, territory: int, until: int) -> Clause:
    return grant(by, to, PASSAGE, territory, until)


def peace(by: int, to: int, until: int, territory: int = ANY, effects: bool = False) -> Clause:
    """For all land of the receiver or one territory of theirs; `effects`: Saboteur, Fury, Death, Bedlam, plague too."""
    return refrain(by, to, Conduct(ATTACKS | STRIKES if effects else ATTACKS, to, place=territory), until)


def hold(by: int, to: int, deed: int, until: int) -> Clause:
    return refrain(by, to, Conduct(verb_of(deed), to, deed), until)


def vote(by: int, to: int, author: int) -> Clause:
    """For the proposal of that seat."""
    return oblige(by, to, Conduct(VOTES, author))


def vote_in_dispute(by: int, to: int, answer: int) -> Clause:
    """For one of the three answers of a dispute."""
    return oblige(by, to, Conduct(VOTES, place=answer))


def take_back(by: int, to: int) -> Clause:
    return act(by, to, TAKE_BACK)


def marry(by: int, to: int) -> Clause:
    return act_later(by, to, MARRY, ANY, TO_THE_END)


def look(by: int, to: int, what: int) -> Clause:
    """A look at the purse, the hand or the feast pile; `to` may be TO_ALL."""
    return show(by, to, what)


def serve(by: int, to: int) -> Clause:
    """No poison for the receiver."""
    return refrain(by, to, Conduct(POISONS, to), TO_THE_END)


def opulence(by: int, to: int, until: int) -> Clause:
    return act_later(by, to, USE_OPULENCE, ANY, until)


def life(by: int, to: int, territory: int, until: int) -> Clause:
    return act_later(by, to, USE_LIFE, territory, until)
