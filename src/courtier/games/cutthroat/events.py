"""The table of events: who learns what (ledger §5). All see the open fields; each row says who sees its list.

A place is told by its territory. Face-down mercenaries stand in open lists as `mercenary`.
"""

from typing import Final

from courtier.core.deals.deal_events import DEAL, add_deal_rows
from courtier.core.event import EVERYBODY, SEAT, Field, TableOfSight
from courtier.games.cutthroat.actions import COLLECTED
from courtier.games.cutthroat.cards import (
    BACKS,
    CARDS,
    DECK_CARDS,
    DECKS,
    EVENTS,
    FEAST_CARDS,
    GEMS,
    HIRELINGS,
    HOUSES,
    MOST_SEATS,
    POWER_COUNT,
    POWERS,
    STACK_SIZE,
    TERRITORIES,
    TERRITORY_COUNT,
)

NO_PLACE: Final = -1
NOWHERE: Final = -1  # what is told of it: the last word of TERRITORY

# What all see of a stack: soldiers by type, mercenaries as backs (C-CONQ-3).
OPEN_CARDS: Final = (*CARDS[:4], "mercenary")
OPEN_MERCENARY: Final = 4

TO: Final = Field("to")
WHOM: Final = Field("whom")
COUNT: Final = Field("count")
LEFT: Final = Field("left")
POINTS: Final = Field("points")
VOTES: Final = Field("votes")
HOUSE: Final = Field("house", HOUSES)
TERRITORY: Final = Field("territory", (*TERRITORIES, "nowhere"))
CARD: Final = Field("card", CARDS)
DISH: Final = Field("dish", FEAST_CARDS)
HIRELING: Final = Field("hireling", HIRELINGS)
POWER: Final = Field("power", POWERS)
EVENT: Final = Field("event_card", EVENTS)
DECK: Final = Field("deck", DECKS)
CARDS_SEEN: Final = Field("cards", CARDS)
STACK_SEEN: Final = Field("stack", OPEN_CARDS)
DISHES_SEEN: Final = Field("dishes", FEAST_CARDS)
GEMS_SEEN: Final = Field("gems", GEMS)
DECK_SEEN: Final = Field("cards", DECK_CARDS)

# What a vote is about (C-VOTE-12, C-VOTE-16).
VOTE_START: Final = 0
VOTE_ALMS: Final = 1
VOTE_PLAGUE: Final = 2
VOTE_CHAMPION: Final = 3
VOTE_DISPUTE: Final = 4
SUBJECT: Final = Field("subject", ("start", "alms", "plague", "champion", "dispute"))

# What a dispute may find (C-DEAL-32).
FOUND_KEPT: Final = 0
FOUND_VOID: Final = 1
FOUND_FINE: Final = 2
FINDINGS: Final = ("kept", "void", "fine")
FINE_FOR_WORDS: Final = 3  # C/A-114

# What a hireling or a power is aimed at: a kind, and which one.
AIM_NONE: Final = 0
AIM_TERRITORY: Final = 1  # + territory
AIM_PLAYER: Final = AIM_TERRITORY + TERRITORY_COUNT  # + seat
AIM_COINS: Final = AIM_PLAYER + MOST_SEATS  # + seat whose coins
AIM_GEM: Final = AIM_COINS + MOST_SEATS  # + seat whose gem
AIM_CARDS: Final = AIM_GEM + MOST_SEATS  # + number of cards
AIM_HIRELING: Final = AIM_CARDS + STACK_SIZE + 1  # + seat that announced it
AIM_GENERAL: Final = AIM_HIRELING + MOST_SEATS  # + seat that has it in play
AIM_DECK: Final = AIM_GENERAL + MOST_SEATS  # + deck
AIMS: Final = (
    "none",
    *[f"territory:{territory}" for territory in TERRITORIES],
    *[f"player:{seat}" for seat in range(MOST_SEATS)],
    *[f"coins:{seat}" for seat in range(MOST_SEATS)],
    *[f"gem:{seat}" for seat in range(MOST_SEATS)],
    *[f"cards:{count}" for count in range(STACK_SIZE + 1)],
    *[f"hireling:{seat}" for seat in range(MOST_SEATS)],
    *[f"general:{seat}" for seat in range(MOST_SEATS)],
    *[f"deck:{deck}" for deck in DECKS],
)
AIM: Final = Field("aim", AIMS)

# What can be announced (C-WIN-7): also the choices of C-EVENT-7, and the plague that is about to turn a territory
# (C-PLAGUE-8).
DEEDS: Final = (
    "buy_mercenaries",
    "buy_hireling",
    "conquest",
    "target",
    "attack",
    "defence",
    "collect_dead",
    "blackmail",
    "fodder",
    "plague",
    *[f"hireling.{name}" for name in HIRELINGS],
    *[f"power.{name}" for name in POWERS],
    "choice.plague",
    "choice.own_plague",
    "choice.largest",
    "choice.cures",
    "choice.void",
)
DEED_MERCENARIES: Final = 0
DEED_HIRELING: Final = 1
DEED_CONQUEST: Final = 2
DEED_TARGET: Final = 3
DEED_ATTACK: Final = 4
DEED_DEFENCE: Final = 5
DEED_DEAD: Final = 6
DEED_BLACKMAIL: Final = 7
DEED_FODDER: Final = 8
DEED_PLAGUE: Final = 9
DEED_PLAY: Final = 10  # + hireling
DEED_POWER: Final = 22  # + power
DEED_PLAGUE_CHOICE: Final = DEED_POWER + POWER_COUNT
DEED_OWN_PLAGUE: Final = DEED_PLAGUE_CHOICE + 1
DEED_LARGEST: Final = DEED_OWN_PLAGUE + 1
DEED_CURES: Final = DEED_LARGEST + 1
DEED_VOID: Final = DEED_CURES + 1
DEED: Final = Field("deed", DEEDS)

# Why coins, gems and cards move.
FOR_START: Final = 0
FOR_LAND: Final = 1
FOR_LANDLESS: Final = 2
FOR_CONQUEST: Final = 3
FOR_WELCOME: Final = 4
FOR_ALMS: Final = 5
FOR_HARVEST: Final = 6
FOR_KINGS_TOLL: Final = 7
FOR_CHAMPION: Final = 8
FOR_OMENS: Final = 9
FOR_PLAGUE: Final = 10
FOR_ATTACK: Final = 11
FOR_DARK_INFLUENCE: Final = 12
COINS_FOR: Final = (
    "start",
    "land",
    "landless",
    "conquest",
    "welcome",
    "alms",
    "harvest",
    "kings_toll",
    "champion",
    "omens",
    "plague_coins",
    "attack_coins",
    "dark_influence",
)
PAID_MERCENARIES: Final = 0
PAID_HIRELING: Final = 1
PAID_DEAD: Final = 2
PAID_SWORDS: Final = 3
PAID_ONSET: Final = 4
PAID_FOR: Final = ("mercenaries", "hireling", "dead", "swords", "onset")
GIVEN_BLACKMAIL: Final = 0
GIVEN_TAXES: Final = 1
GIVEN_PILLAGE: Final = 2
GIVEN_CUTPURSE: Final = 3
GIVEN_DEAL: Final = 4
GIVEN_DEBT: Final = 5
GIVEN_FINE: Final = 6
GIVEN_FOR: Final = ("blackmail", "taxes", "pillage", "cutpurse", "deal", "debt", "fine")
GEMS_LAND: Final = 0
GEMS_CONQUEST: Final = 1
GEMS_STONES: Final = 2
GEMS_HOARD: Final = 3
GEMS_FOR: Final = ("land", "conquest", "stones", "hoard")
DRAWN_BOUGHT: Final = 0
DRAWN_SPOILS: Final = 1
DRAWN_CHAMPION: Final = 2
DRAWN_FOR: Final = ("bought", "spoils", "champion")
FOUGHT_ATTACK: Final = 0
FOUGHT_TOLL: Final = 1
FOUGHT_DEFENCE: Final = 2
FOUGHT_FOR: Final = ("attack", "toll", "defence")
AFTER_PLAY: Final = 0
AFTER_BLOCK: Final = 1
TO_TASTE: Final = 2
LAID_AWAY_FOR: Final = ("played", "block_ended", "taste")
BY_ASSASSIN: Final = 0
BY_VENOM: Final = 1
KILLERS: Final = ("assassin", "venom")

# Where points come from (C-SCORE-1).
FROM_COINS: Final = 0
FROM_GEMS: Final = 1
FROM_LAND: Final = 2
FROM_FOOD: Final = 3
FROM_BASTARD: Final = 4
SOURCES: Final = ("coins", "gems", "land", "food", "bastard")
SOURCE_COUNT: Final = 5

SIGHT: Final = TableOfSight()
HOUSED: Final = SIGHT.row("housed", SEAT, HOUSE)
DEALT_HIRELING: Final = SIGHT.row("dealt_hireling", SEAT, secret=CARDS_SEEN)
TERRITORY_LAID: Final = SIGHT.row("territory_laid", Field("place"), TERRITORY)
DECKS_LAID: Final = SIGHT.row("decks_laid", Field("mercenaries"), Field("hirelings"), Field("feast"), Field("events"))
VOTE_OPENED: Final = SIGHT.row("vote_opened", SUBJECT)
PROPOSED_PLAYER: Final = SIGHT.row("proposed_player", SEAT, WHOM)
PROPOSED_TERRITORY: Final = SIGHT.row("proposed_territory", SEAT, TERRITORY)
PROPOSED_SHARES: Final = SIGHT.row("proposed_shares", SEAT, secret=Field("shares"), audience=EVERYBODY)
PROPOSED_NOTHING: Final = SIGHT.row("proposed_nothing", SEAT)
POOREST: Final = SIGHT.row("poorest", SEAT)
BALLOT_OPENED: Final = SIGHT.row("ballot_opened", SUBJECT, secret=Field("votes"), audience=EVERYBODY)
VOTED: Final = SIGHT.row("voted", SEAT, Field("author"), VOTES)
VOTE_WON: Final = SIGHT.row("vote_won", Field("author"), VOTES, SUBJECT)
VOTE_UNDECIDED: Final = SIGHT.row("vote_undecided", SUBJECT)
FIRST: Final = SIGHT.row("first", SEAT)
SETTLED: Final = SIGHT.row("settled", SEAT, TERRITORY, COUNT, secret=STACK_SEEN, audience=EVERYBODY)
TURN_BEGAN: Final = SIGHT.row("turn_began", SEAT, Field("turn"))
TOOK_COINS: Final = SIGHT.row("took_coins", SEAT, COUNT, Field("why", COINS_FOR), TERRITORY)
PAID_COINS: Final = SIGHT.row("paid_coins", SEAT, COUNT, Field("why", PAID_FOR), TERRITORY)
GAVE_COINS: Final = SIGHT.row("gave_coins", SEAT, TO, COUNT, Field("why", GIVEN_FOR))
DREW_GEMS: Final = SIGHT.row("drew_gems", SEAT, COUNT, Field("why", GEMS_FOR), TERRITORY, secret=GEMS_SEEN)
PICKED_GEM: Final = SIGHT.row("picked_gem", SEAT, Field("why", GEMS_FOR), TERRITORY, secret=GEMS_SEEN)
NAMED_COLOUR: Final = SIGHT.row("named_colour", SEAT, WHOM, secret=GEMS_SEEN, audience=2)
GAVE_GEMS: Final = SIGHT.row("gave_gems", SEAT, TO, COUNT, Field("why", GIVEN_FOR), secret=GEMS_SEEN, audience=2)
BLACKMAILED: Final = SIGHT.row("blackmailed", SEAT, HOUSE, Field("collected", COLLECTED), TERRITORY)
DREW_FEAST_CARDS: Final = SIGHT.row("drew_feast_cards", SEAT, COUNT, LEFT, TERRITORY, secret=DISHES_SEEN)
DREW_MERCENARIES: Final = SIGHT.row("drew_mercenaries", SEAT, COUNT, LEFT, Field("why", DRAWN_FOR), secret=CARDS_SEEN)
DREW_HIRELINGS: Final = SIGHT.row("drew_hirelings", SEAT, COUNT, LEFT, Field("why", DRAWN_FOR), secret=CARDS_SEEN)
DISCARDED_DISH: Final = SIGHT.row("discarded_dish", SEAT, DISH)
DISCARDED_DRAW: Final = SIGHT.row("discarded_draw", SEAT, CARD)
RESHUFFLED: Final = SIGHT.row("reshuffled", DECK, COUNT)
COLLECTED_DEAD: Final = SIGHT.row("collected_dead", SEAT, COUNT)
ANNOUNCED_CONQUEST: Final = SIGHT.row(
    "announced_conquest", SEAT, TERRITORY, COUNT, secret=STACK_SEEN, audience=EVERYBODY
)
LAID_DOWN: Final = SIGHT.row("laid_down", SEAT, TERRITORY, COUNT, secret=CARDS_SEEN)
CONQUERED: Final = SIGHT.row("conquered", SEAT, TERRITORY)
NAMED_TARGET: Final = SIGHT.row("named_target", SEAT, TERRITORY)
ATTACKED: Final = SIGHT.row("attacked", SEAT, TERRITORY, CARD)
PAID_TOLL: Final = SIGHT.row("paid_toll", SEAT, TERRITORY, CARD)
DEFENDED: Final = SIGHT.row("defended", SEAT, TERRITORY, CARD)
DISCARDED_MILITARY: Final = SIGHT.row("discarded_military", SEAT, CARD, Field("why", FOUGHT_FOR))
BEATEN_OFF: Final = SIGHT.row("beaten_off", SEAT, TERRITORY)
ATTACK_FAILED: Final = SIGHT.row("attack_failed", SEAT, TERRITORY)
ASSAULT_ENDED: Final = SIGHT.row("assault_ended", SEAT, TERRITORY)
KILLED: Final = SIGHT.row("killed", SEAT, TERRITORY, CARD, Field("position"))
LOST: Final = SIGHT.row("lost", SEAT, TERRITORY)
RETURNED: Final = SIGHT.row("returned", SEAT, TERRITORY, COUNT)
TOOK_MERCENARIES: Final = SIGHT.row("took_mercenaries", SEAT, WHOM, TERRITORY, COUNT, secret=CARDS_SEEN, audience=2)
PLAYED: Final = SIGHT.row("played", SEAT, HIRELING, AIM)
HAD_NO_EFFECT: Final = SIGHT.row("had_no_effect", SEAT, HIRELING)
KILLED_HIRELING: Final = SIGHT.row("killed_hireling", SEAT, WHOM, HIRELING, Field("by", KILLERS))
DISCARDED_HIRELING: Final = SIGHT.row("discarded_hireling", SEAT, HIRELING, Field("why", LAID_AWAY_FOR))
USED_POWER: Final = SIGHT.row("used_power", SEAT, POWER, AIM)
PLAGUED: Final = SIGHT.row("plagued", TERRITORY)
SPARED: Final = SIGHT.row("spared", TERRITORY)
CURED: Final = SIGHT.row("cured", TERRITORY)
LOOKED_AT_DECK: Final = SIGHT.row("looked_at_deck", SEAT, DECK, COUNT, secret=DECK_SEEN)
ORDERED_DECK: Final = SIGHT.row("ordered_deck", SEAT, DECK, COUNT, secret=DECK_SEEN)
LOOKED_AT_HAND: Final = SIGHT.row("looked_at_hand", SEAT, WHOM, COUNT, secret=CARDS_SEEN)
LOOKED_AT_COINS: Final = SIGHT.row("looked_at_coins", SEAT, WHOM, secret=Field("coins"))
LOOKED_AT_GEMS: Final = SIGHT.row("looked_at_gems", SEAT, WHOM, secret=GEMS_SEEN)
LOOKED_AT_DISHES: Final = SIGHT.row("looked_at_dishes", SEAT, WHOM, COUNT, secret=DISHES_SEEN)
TOOK_CARD: Final = SIGHT.row("took_card", SEAT, WHOM, Field("back", BACKS), secret=CARDS_SEEN, audience=2)
TOOK_DISH: Final = SIGHT.row("took_dish", SEAT, WHOM, secret=DISHES_SEEN, audience=2)
TOOK_NOTHING: Final = SIGHT.row("took_nothing", SEAT, WHOM)
ACTION_ENDED: Final = SIGHT.row("action_ended", SEAT)
EVENT_DRAWN: Final = SIGHT.row("event_drawn", SEAT, EVENT)
EVENT_WITHOUT_EFFECT: Final = SIGHT.row("event_without_effect", EVENT)
WOOED: Final = SIGHT.row("wooed", SEAT, WHOM)
REFUSED: Final = SIGHT.row("refused", SEAT, WHOM)
MARRIED: Final = SIGHT.row("married", SEAT, WHOM)
HEIR_DIED: Final = SIGHT.row("heir_died", SEAT, Field("front"))
MARRIAGE_ENDED: Final = SIGHT.row("marriage_ended", SEAT, WHOM)
LAND_CLEARED: Final = SIGHT.row("land_cleared", Field("places"))
TOOK_UP_DISHES: Final = SIGHT.row("took_up_dishes", SEAT, COUNT)
SERVED: Final = SIGHT.row("served", SEAT, TO, COUNT, secret=DISHES_SEEN)
TASTED: Final = SIGHT.row("tasted", SEAT, WHOM, DISH)
REVEALED: Final = SIGHT.row("revealed", SEAT, COUNT, secret=DISHES_SEEN, audience=EVERYBODY)
POISONED: Final = SIGHT.row("poisoned", SEAT, Field("front"))
SACRIFICED: Final = SIGHT.row("sacrificed", SEAT)
COUNTED: Final = SIGHT.row("counted", SEAT, Field("source", SOURCES), POINTS)
WON: Final = SIGHT.row("won", SEAT, Field("total"))
ASKED: Final = SIGHT.row("asked", Field("active"), secret=Field("facts"), audience=EVERYBODY)

# Take-backs (C-WIN-8). Of what is announced without a word of its own it is told where it can be taken back.
ANNOUNCED_DEAD: Final = SIGHT.row("announced_dead", SEAT)
ANNOUNCED_TASTING: Final = SIGHT.row("announced_tasting", SEAT, HIRELING, WHOM)
CHOSE_PLAGUE: Final = SIGHT.row("chose_plague", SEAT, TERRITORY, Field("second", TERRITORY.words))
CHOSE_LARGEST: Final = SIGHT.row("chose_largest", SEAT, WHOM)
CHOSE_CURES: Final = SIGHT.row("chose_cures", SEAT, secret=Field("territories", TERRITORIES), audience=EVERYBODY)
WAITED: Final = SIGHT.row("waited", SEAT, Field("left"))
KEPT: Final = SIGHT.row("kept", SEAT, DEED, TERRITORY)
TOOK_BACK: Final = SIGHT.row("took_back", SEAT, DEED, TERRITORY, Field("price"), secret=CARDS_SEEN, audience=EVERYBODY)
# Deals (C-SECRET-6): what a deal names all see, what is given unseen the two.
HANDED_GEMS: Final = SIGHT.row("handed_gems", SEAT, TO, COUNT, secret=GEMS_SEEN, audience=EVERYBODY)
HANDED_CARDS: Final = SIGHT.row(
    "handed_cards", SEAT, TO, COUNT, Field("back", BACKS), secret=CARDS_SEEN, audience=EVERYBODY
)
HANDED_DISHES: Final = SIGHT.row("handed_dishes", SEAT, TO, COUNT, secret=DISHES_SEEN, audience=EVERYBODY)
GAVE_CARDS: Final = SIGHT.row("gave_cards", SEAT, TO, COUNT, Field("back", BACKS), secret=CARDS_SEEN, audience=2)
GAVE_DISHES: Final = SIGHT.row("gave_dishes", SEAT, TO, COUNT, secret=DISHES_SEEN, audience=2)
SHOWED_HAND: Final = SIGHT.row("showed_hand", SEAT, COUNT, secret=CARDS_SEEN, audience=EVERYBODY)
SHOWED_COINS: Final = SIGHT.row("showed_coins", SEAT, COUNT)
SHOWED_GEMS: Final = SIGHT.row("showed_gems", SEAT, COUNT, secret=GEMS_SEEN, audience=EVERYBODY)
SHOWED_DISHES: Final = SIGHT.row("showed_dishes", SEAT, COUNT, secret=DISHES_SEEN, audience=EVERYBODY)
DISPUTED: Final = SIGHT.row("disputed", SEAT, WHOM, DEAL)
VERDICT_VOTED: Final = SIGHT.row("verdict_voted", SEAT, Field("finding", FINDINGS), VOTES)
VERDICT_WON: Final = SIGHT.row("verdict_won", Field("finding", FINDINGS), VOTES)
VERDICT_UNDECIDED: Final = SIGHT.row("verdict_undecided", SEAT)
CHOSE_DEAL: Final = SIGHT.row("chose_deal", SEAT, DEAL)
DEAL_VOIDED: Final = SIGHT.row("deal_voided", SEAT, DEAL)
DEAL_ROWS: Final = add_deal_rows(SIGHT, public=True)

# Bargaining. The two sides of an offer are numbers of the menu (`core/deals/menu.py`).
PARLEY_OPENED: Final = SIGHT.row("parley_opened", Field("active"))
PARLEY_OVER: Final = SIGHT.row("parley_over", Field("active"))
TALK_OPENED: Final = SIGHT.row("talk_opened", SEAT)
DRAFT_WITHDRAWN: Final = SIGHT.row("draft_withdrawn", SEAT)
DEAL_OFFERED: Final = SIGHT.row(
    *("deal_offered", SEAT, TO, Field("given"), Field("wanted")),
    secret=Field("lands", TERRITORY.words),  # those that the two sides are about
    audience=EVERYBODY,
)
DEAL_REFUSED: Final = SIGHT.row("deal_refused", SEAT, TO)
