"""Every code an answer can be: one table for all numbers of players (ledger 2.23).

An answer that does something to others names its target in its own code (C-DEAL-36).
"""

from typing import Final

from courtier.core.deals import menu
from courtier.core.deals.menu import MENU_CODES, MOST_DETAILS, MOST_TERMS
from courtier.games.cutthroat.cards import (
    CARDS,
    COLOUR_COUNT,
    DECK_COUNT,
    DECKS,
    FEAST_CARDS,
    FEAST_COUNT,
    GEMS,
    HIRELING_COUNT,
    HIRELINGS,
    HOUSE_COUNT,
    HOUSES,
    KIND_COUNT,
    KNOWN_CARDS,
    MOST_BULK,
    MOST_PLACES,
    MOST_SEATS,
    STACK_SIZE,
)

# What is collected of a territory, and from whom (C-DEC-11): the bank, or the house of a bastard.
COINS: Final = 0
GEMS_ONLY: Final = 1
BOTH: Final = 2
COLLECTED: Final = ("coins", "gems", "both")
COLLECTED_COUNT: Final = 3
BANK: Final = 0  # a source; the house of a bastard is 1 + house
SOURCE_COUNT: Final = 1 + HOUSE_COUNT
SOURCES: Final = ("the bank", *HOUSES)
MOST_ALMS: Final = 12
MOST_DEALS: Final = 36  # C-DEAL-35

# Answers without a target.
PASS: Final = 0
END: Final = 1
CLOSE: Final = 2
STOP: Final = 3
DONE: Final = 4
GO_ON: Final = 5
LATER: Final = 6
YIELD: Final = 7
SKIP: Final = 8
NONE: Final = 9
NOTHING_TAKEN: Final = 10
RANDOM: Final = 11
ACCEPT: Final = 12
REFUSE: Final = 13
LET_DIE: Final = 14
SACRIFICE: Final = 15
PAY: Final = 16
LOSE: Final = 17
KEEP_FIRST: Final = 18
KEEP_SECOND: Final = 19
INCOME: Final = 20
BUY_HIRELING: Final = 21
COLLECT_DEAD: Final = 22
USE_OPULENCE: Final = 23
USE_VENOM: Final = 24
ASSASSINATE: Final = 25  # the hireling just announced
ASSASSINATE_GENERAL: Final = 26
PLAY_GENERAL: Final = 27
PLAY_PILLOW: Final = 28
PLAY_ORATOR: Final = 29
PLAY_WATCHMAN: Final = 30

# Answers with a target.
HOUSE: Final = 31  # + house
BUY_MERCENARIES: Final = HOUSE + HOUSE_COUNT  # + coins - 1
PLACE: Final = BUY_MERCENARIES + MOST_BULK  # + place
CONQUER: Final = PLACE + MOST_PLACES  # + place
ATTACK: Final = CONQUER + MOST_PLACES  # + place
CARD: Final = ATTACK + MOST_PLACES  # + kind
DISH: Final = CARD + KIND_COUNT  # + feast card
COLOUR: Final = DISH + FEAST_COUNT  # + colour
COLLECT: Final = COLOUR + COLOUR_COUNT  # + collected * SOURCE_COUNT + source
TAKE_INCOME: Final = COLLECT + COLLECTED_COUNT * SOURCE_COUNT  # + collected * MOST_PLACES + place
PLAY_SNEAK: Final = TAKE_INCOME + COLLECTED_COUNT * MOST_PLACES  # + cards - 1
PLAY_SPY: Final = PLAY_SNEAK + STACK_SIZE  # + seat
STEAL_COINS: Final = PLAY_SPY + MOST_SEATS  # + seat
STEAL_GEM: Final = STEAL_COINS + MOST_SEATS  # + seat
PLAY_DOCTOR: Final = STEAL_GEM + MOST_SEATS  # + place
PLAY_SABOTEUR: Final = PLAY_DOCTOR + MOST_PLACES  # + place
PLAY_ENVOY: Final = PLAY_SABOTEUR + MOST_PLACES  # + place
USE_EYE: Final = PLAY_ENVOY + MOST_PLACES  # + seat
USE_TAXES: Final = USE_EYE + MOST_SEATS  # + seat
USE_DEATH: Final = USE_TAXES + MOST_SEATS  # + place
USE_LIFE: Final = USE_DEATH + MOST_PLACES  # + the first place
USE_KNOWLEDGE: Final = USE_LIFE + MOST_PLACES  # + deck
USE_FURY: Final = USE_KNOWLEDGE + DECK_COUNT  # + place
USE_BEDLAM: Final = USE_FURY + MOST_PLACES  # + place
PICK: Final = USE_BEDLAM + MOST_PLACES  # + which of the cards looked at
SEAT: Final = PICK + KNOWN_CARDS  # + seat
BALLOT: Final = SEAT + MOST_SEATS  # + seat of the proposal's author
WOO: Final = BALLOT + MOST_SEATS  # + seat
SERVE: Final = WOO + MOST_SEATS  # + seat
AMOUNT: Final = SERVE + MOST_SEATS  # + coins
PLAY_TASTER: Final = AMOUNT + MOST_ALMS + 1  # + seat
FODDER: Final = PLAY_TASTER + MOST_SEATS  # + hireling * MOST_SEATS + seat
CONTINUE: Final = FODDER + HIRELING_COUNT * MOST_SEATS
WAIT: Final = CONTINUE + 1
KEEP: Final = WAIT + 1
TAKE_BACK: Final = KEEP + 1
READY: Final = TAKE_BACK + 1
TALK: Final = READY + 1
PROPOSE: Final = TALK + 1
MAKE_OFFER: Final = PROPOSE + 1
DEALS: Final = MAKE_OFFER + 1  # + code of the menu of deals, in `core/deals/menu.py`
WITHDRAW: Final = DEALS + menu.NO_DEAL
PARTNER: Final = DEALS + menu.PARTNER  # + seat
TERM: Final = DEALS + menu.TERM  # + term
DETAIL: Final = DEALS + menu.DETAIL  # + detail
SEAL: Final = DEALS + menu.ACCEPT
REFUSE_DEAL: Final = DEALS + menu.REFUSE
COUNTER: Final = DEALS + menu.COUNTER
DISPUTE: Final = DEALS + MENU_CODES
OPEN_DEAL: Final = DISPUTE + 1  # + its place among the open deals
VERDICT: Final = OPEN_DEAL + MOST_DEALS  # + what a dispute finds
ACTION_COUNT: Final = VERDICT + 3

# The names of the first codes, which name nothing else.
PLAIN_NAMES: Final = (
    *("pass", "end", "close", "stop", "done", "go_on", "later", "yield"),
    *("skip", "none", "nothing_taken", "random", "accept", "refuse", "let_die", "sacrifice"),
    *("pay", "lose", "keep_first", "keep_second", "income", "buy_hireling", "collect_dead", "use_opulence"),
    *("use_venom", "assassinate", "assassinate_general", "play_general", "play_pillow", "play_orator", "play_watchman"),
)
# Families of answers: the first code, how many codes it has, and its name in words and parts of answers.
FAMILIES: Final = (
    *[(code, 1, PLAIN_NAMES[code]) for code in range(HOUSE)],
    (HOUSE, HOUSE_COUNT, "house"),
    (BUY_MERCENARIES, MOST_BULK, "buy_mercenaries"),
    (PLACE, MOST_PLACES, "place"),
    (CONQUER, MOST_PLACES, "conquer"),
    (ATTACK, MOST_PLACES, "attack"),
    (CARD, KIND_COUNT, "card"),
    (DISH, FEAST_COUNT, "dish"),
    (COLOUR, COLOUR_COUNT, "colour"),
    (COLLECT, COLLECTED_COUNT * SOURCE_COUNT, "collect"),
    (TAKE_INCOME, COLLECTED_COUNT * MOST_PLACES, "take_income"),
    (PLAY_SNEAK, STACK_SIZE, "play_sneak"),
    (PLAY_SPY, MOST_SEATS, "play_spy"),
    (STEAL_COINS, MOST_SEATS, "steal_coins"),
    (STEAL_GEM, MOST_SEATS, "steal_gem"),
    (PLAY_DOCTOR, MOST_PLACES, "play_doctor"),
    (PLAY_SABOTEUR, MOST_PLACES, "play_saboteur"),
    (PLAY_ENVOY, MOST_PLACES, "play_envoy"),
    (USE_EYE, MOST_SEATS, "use_eye"),
    (USE_TAXES, MOST_SEATS, "use_taxes"),
    (USE_DEATH, MOST_PLACES, "use_death"),
    (USE_LIFE, MOST_PLACES, "use_life"),
    (USE_KNOWLEDGE, DECK_COUNT, "use_knowledge"),
    (USE_FURY, MOST_PLACES, "use_fury"),
    (USE_BEDLAM, MOST_PLACES, "use_bedlam"),
    (PICK, KNOWN_CARDS, "pick"),
    (SEAT, MOST_SEATS, "seat"),
    (BALLOT, MOST_SEATS, "ballot"),
    (WOO, MOST_SEATS, "woo"),
    (SERVE, MOST_SEATS, "serve"),
    (AMOUNT, MOST_ALMS + 1, "amount"),
    (PLAY_TASTER, MOST_SEATS, "play_taster"),
    (FODDER, HIRELING_COUNT * MOST_SEATS, "fodder"),
    (CONTINUE, 1, "continue"),
    (WAIT, 1, "wait"),
    (KEEP, 1, "keep"),
    (TAKE_BACK, 1, "take_back"),
    (READY, 1, "ready"),
    (TALK, 1, "talk"),
    (PROPOSE, 1, "propose"),
    (MAKE_OFFER, 1, "make_offer"),
    (WITHDRAW, 1, "withdraw"),
    (PARTNER, MOST_SEATS, "partner"),
    (TERM, MOST_TERMS, "term"),
    (DETAIL, MOST_DETAILS, "detail"),
    (SEAL, 1, "seal"),
    (REFUSE_DEAL, 1, "refuse_deal"),
    (COUNTER, 1, "counter"),
    (DISPUTE, 1, "dispute"),
    (OPEN_DEAL, MOST_DEALS, "open_deal"),
    (VERDICT, 3, "verdict"),
)
VERB_OF: Final = [verb for verb, size, _name in FAMILIES for _ in range(size)]
VERB_NAMES: Final = {verb: name for verb, _size, name in FAMILIES}

# What one side of a deal of the menu can be; `menu.py` says what each stands for.
DEAL_TERMS: Final = (
    *("nothing", "coins", "gems", "mercenary", "hireling", "feast", "debt", "passage"),
    *("peace", "hold", "vote", "take_back", "marry", "show", "serve", "use"),
)
PLACES: Final = tuple(f"place {place}" for place in range(MOST_PLACES))
SEATS: Final = tuple(f"seat {seat}" for seat in range(MOST_SEATS))
DEAL_PLACES: Final = tuple(f"number {place}" for place in range(1, MOST_DEALS + 1))
MEANINGS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    PASS: ("Propose, DeathMoment, React, Orate, Woo, Taste, Opulence", ("pass",)),
    END: ("Act", ("end the Action phase",)),
    CLOSE: ("Purchase, Conquer, Attack", ("close the block",)),
    STOP: ("Assault", ("stop",)),
    DONE: ("LayStack, CureMore, Physician", ("done",)),
    GO_ON: ("UsePower", ("go on",)),
    LATER: ("Occupy", ("leave it for later",)),
    YIELD: ("Defend", ("do not defend",)),
    SKIP: ("Fury, Bedlam", ("do not use it",)),
    NONE: ("ConquestIncome", ("no income",)),
    NOTHING_TAKEN: ("TakeCard", ("take nothing",)),
    RANDOM: ("ChooseHouse", ("a random house",)),
    ACCEPT: ("AnswerSuit", ("marry",)),
    REFUSE: ("AnswerSuit", ("refuse",)),
    LET_DIE: ("Sacrifice", ("let the heir die",)),
    SACRIFICE: ("Sacrifice", ("sacrifice your bastard",)),
    PAY: ("PaySwords", ("pay",)),
    LOSE: ("PaySwords", ("lose the mercenary",)),
    KEEP_FIRST: ("KeepCard", ("keep the first",)),
    KEEP_SECOND: ("KeepCard", ("keep the second",)),
    INCOME: ("Act", ("take conquest income",)),
    BUY_HIRELING: ("Act, Purchase", ("buy a hireling",)),
    COLLECT_DEAD: ("Act", ("collect the dead",)),
    USE_OPULENCE: ("Opulence", ("use it",)),
    USE_VENOM: ("React", ("Venom on the announced hireling",)),
    ASSASSINATE: ("React", ("Assassin on the announced hireling",)),
    ASSASSINATE_GENERAL: ("React", ("Assassin on the General in play",)),
    PLAY_GENERAL: ("Act, Attack, Assault", ("play the General",)),
    PLAY_PILLOW: ("Act, Taste", ("play the Royal Pillow",)),
    PLAY_ORATOR: ("Orate", ("play the Orator",)),
    PLAY_WATCHMAN: ("React", ("play the Watchman",)),
    HOUSE: ("ChooseHouse: house", HOUSES),
    BUY_MERCENARIES: (
        "Act, Purchase: buy mercenaries for",
        tuple(f"{coins} coins" if coins > 1 else "1 coin" for coins in range(1, MOST_BULK + 1)),
    ),
    PLACE: ("a territory is named:", PLACES),
    CONQUER: ("Act, Conquer, Attack: conquer", PLACES),
    ATTACK: ("Act, Attack: attack", PLACES),
    CARD: ("LayStack, Assault, PayToll, Defend, TakeCard: the card", CARDS),
    DISH: ("TakeCard: the feast card", FEAST_CARDS),
    COLOUR: ("ChooseColour: colour", GEMS),
    COLLECT: ("Collect:", tuple(f"{what} from {source}" for what in COLLECTED for source in SOURCES)),
    TAKE_INCOME: ("ConquestIncome:", tuple(f"{what} of {place}" for what in COLLECTED for place in PLACES)),
    PLAY_SNEAK: ("Assault: Sneak for", tuple(f"{cards} cards" for cards in range(1, STACK_SIZE + 1))),
    PLAY_SPY: ("Act: Spy on", SEATS),
    STEAL_COINS: ("Act: Cutpurse takes coins from", SEATS),
    STEAL_GEM: ("Act: Cutpurse takes a gem from", SEATS),
    PLAY_DOCTOR: ("Act, React: Plague Doctor at", PLACES),
    PLAY_SABOTEUR: ("Act: Saboteur at", PLACES),
    PLAY_ENVOY: ("Act: Envoy at", PLACES),
    USE_EYE: ("Act, UsePower: The Eye on", SEATS),
    USE_TAXES: ("Act, UsePower: Taxes from", SEATS),
    USE_DEATH: ("Act, UsePower, DeathMoment, React: Death at", PLACES),
    USE_LIFE: ("Act, UsePower: Life, first at", PLACES),
    USE_KNOWLEDGE: ("Act, UsePower: Knowledge of the deck of", DECKS),
    USE_FURY: ("Fury: at", PLACES),
    USE_BEDLAM: ("Bedlam: at", PLACES),
    PICK: ("OrderCards: next on top is card", tuple(str(place) for place in range(KNOWN_CARDS))),
    SEAT: ("a player is named:", SEATS),
    BALLOT: ("Ballot: the proposal of", SEATS),
    WOO: ("Woo: propose to", SEATS),
    SERVE: ("Serve: in front of", SEATS),
    AMOUNT: ("Propose: of the Alms", tuple(f"{coins} coins" for coins in range(MOST_ALMS + 1))),
    PLAY_TASTER: ("Taste: Taster at", SEATS),
    FODDER: ("Taste: discard", tuple(f"{name} to taste at {seat}" for name in HIRELINGS for seat in SEATS)),
    CONTINUE: ("TakeBackWindow", ("let it happen",)),
    WAIT: ("TakeBackWindow", ("wait, let us talk",)),
    KEEP: ("Rescind", ("keep the announcement",)),
    TAKE_BACK: ("Rescind", ("take the announcement back",)),
    READY: ("Parley", ("ready",)),
    TALK: ("Act, Purchase, Conquer, Attack, Assault", ("open a talk",)),
    PROPOSE: ("Talk", ("begin a draft",)),
    MAKE_OFFER: ("ConfirmOffer", ("offer it",)),
    WITHDRAW: ("OfferDeal, ConfirmOffer", ("withdraw",)),
    PARTNER: ("OfferDeal: a deal with", SEATS),
    TERM: ("ComposeDeal: what one gives or wants:", DEAL_TERMS),
    DETAIL: ("ComposeDeal: detail", tuple(str(detail) for detail in range(MOST_DETAILS))),
    SEAL: ("AnswerDeal", ("seal",)),
    REFUSE_DEAL: ("AnswerDeal", ("refuse",)),
    COUNTER: ("AnswerDeal", ("counter-offer",)),
    DISPUTE: ("Act", ("dispute about a deal",)),
    OPEN_DEAL: ("NameDeal, BreakOath, ForkDeal: of the open deals", DEAL_PLACES),
    VERDICT: ("JudgeDispute: the deal was", ("kept", "broken, it is void", "broken, a fine is due")),
}


def meaning(action: int) -> str:
    """A code in words, for the generated table of actions."""
    verb = VERB_OF[action]
    words, named = MEANINGS[verb]
    return f"{words} {named[action - verb]}" if ":" in words else f"{words}: {named[action - verb]}"
