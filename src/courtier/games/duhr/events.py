"""The one table of who learns what (ledger §5). All see the open fields; the list goes to the seats it says.

What a concealed card is stands in no event: it was seen when it was turned down, and is remembered (D-INFO-6).
"""

from typing import Final

from courtier.core.deals.deal_events import PARTNERS, add_deal_rows
from courtier.core.event import EVERYBODY, SEAT, Field, Row, TableOfSight
from courtier.games.duhr.actions import MASTERSTROKES, SPOTS
from courtier.games.duhr.cards import AGENDAS, CARDS, EVENTS, HOUSES, MOST_SEATS, STATUSES

SPOT: Final = Field("spot", SPOTS)
CARD: Final = Field("card", CARDS)
CARDS_SEEN: Final = Field("cards", CARDS)
HOUSE: Final = Field("house", HOUSES)
TO: Final = Field("to")
WHOM: Final = Field("whom")
COUNT: Final = Field("count")
WEB: Final = Field("web")
POINTS: Final = Field("points")

# Why a card was discarded, a scandal placed, a conspiracy turned up.
FOR_ABILITY: Final = 0
FOR_MASTERSTROKE: Final = 1
FOR_NEGATION: Final = 2
FORCED: Final = 3
ACQUIRING: Final = 4
RESCINDING: Final = 5
VILIFYING: Final = 6
BY_CHOICE: Final = 7
BY_LOSS: Final = 8
BY_EVENT: Final = 9
BY_VILLAIN: Final = 10
WHY: Final = Field(
    "why",
    (
        "ability",
        "masterstroke",
        "negation",
        "forced",
        "acquire",
        "rescind",
        "vilified",
        "choice",
        "loss",
        "event",
        "villain",
    ),
)

# What was announced: an ability by its House, a masterstroke, an event, a negation.
STROKE: Final = 6
TRIGGERED_EVENT: Final = 9
NEGATION: Final = 15
DEEDS: Final = (
    *[f"ability.{house}" for house in HOUSES],
    *[f"masterstroke.{name}" for name in MASTERSTROKES],
    *[f"event.{event}" for event in EVENTS],
    "negation",
)
NOBODY_NAMED: Final = 0  # in TARGETS; seat s is s + 1
TARGETS: Final = ("none", *[f"seat:{seat}" for seat in range(MOST_SEATS)])
DETAILS: Final = ("none", *[f"house@{seat}" for seat in range(MOST_SEATS)], "scandal", "suspicion")
DETAIL_HOUSE: Final = 1  # + seat
DETAIL_SCANDAL: Final = 7
DETAIL_SUSPICION: Final = 8
AIMS: Final = (*SPOTS, *[f"house@{seat}" for seat in range(MOST_SEATS)])
AIM_HOUSE: Final = 30  # + seat
ACTS: Final = ("defame", "expose", "scandalize")
ACT_DEFAME: Final = 0
ACT_EXPOSE: Final = 1
ACT_SCANDALIZE: Final = 2

SIGHT: Final = TableOfSight()
HOUSED: Final = SIGHT.row("housed", SEAT, HOUSE)
ENTRUSTED: Final = SIGHT.row("entrusted", SEAT, secret=Field("conspiracy", HOUSES))
OFFERED: Final = SIGHT.row("offered", SEAT, COUNT, secret=Field("agendas", AGENDAS))
KEPT: Final = SIGHT.row("kept", SEAT, secret=Field("agenda", AGENDAS))
SUPPLIED: Final = SIGHT.row("supplied", SEAT, CARD, COUNT)
WEBS_LAID: Final = SIGHT.row("webs_laid", WEB, Field("scandals"))
FIRST: Final = SIGHT.row("first", SEAT)
TURN_BEGAN: Final = SIGHT.row("turn_began", SEAT, Field("turn"))
SET_ASIDE: Final = SIGHT.row("set_aside", SEAT, COUNT, secret=CARDS_SEEN)
RETRIEVED: Final = SIGHT.row("retrieved", SEAT, COUNT)
DREW: Final = SIGHT.row("drew", SEAT, COUNT, WEB, secret=CARDS_SEEN)
RESHUFFLED: Final = SIGHT.row("reshuffled", COUNT, secret=CARDS_SEEN, audience=EVERYBODY)
PLAYED: Final = SIGHT.row("played", SEAT, TO, CARD)
ANNOUNCED_ABILITY: Final = SIGHT.row("announced_ability", SEAT, HOUSE, SPOT, Field("detail", DETAILS))
ANNOUNCED_MASTERSTROKE: Final = SIGHT.row(
    "announced_masterstroke", SEAT, Field("masterstroke", MASTERSTROKES), HOUSE, Field("aim", AIMS)
)
TRIGGERED: Final = SIGHT.row(
    "triggered", SEAT, Field("event_card", EVENTS), Field("first", TARGETS), Field("second", TARGETS)
)
NEGATED: Final = SIGHT.row("negated", SEAT, HOUSE, WHOM, Field("deed", DEEDS))
CANCELLED: Final = SIGHT.row("cancelled", SEAT, Field("deed", DEEDS))
NO_ACTION: Final = SIGHT.row(
    "no_action", SEAT, Field("pairs", ("possible", "none")), secret=Field("lacked", CARDS), audience=EVERYBODY
)
DISCARDED: Final = SIGHT.row("discarded", SEAT, CARD, WHY)
LAID_AWAY: Final = SIGHT.row("laid_away", CARD)
PLACED: Final = SIGHT.row("placed", SEAT, TO, WHY)
REPLACED: Final = SIGHT.row("replaced", SEAT, SPOT, CARD, Field("by", CARDS))
REPLACED_CONCEALED: Final = SIGHT.row("replaced_concealed", SEAT, SPOT, CARD, Field("by", CARDS))
TURNED_UP: Final = SIGHT.row("turned_up", SEAT, SPOT, CARD)
TURNED_DOWN: Final = SIGHT.row("turned_down", SEAT, SPOT, CARD)
SHIFTED: Final = SIGHT.row("shifted", SEAT, SPOT, TO, CARD)
SHIFTED_UNSEEN: Final = SIGHT.row("shifted_unseen", SEAT, SPOT, TO)
REMOVED: Final = SIGHT.row("removed", SEAT, SPOT)
TAKEN_UP: Final = SIGHT.row("taken_up", SEAT, SPOT, CARD)
TAKEN_UP_UNSEEN: Final = SIGHT.row("taken_up_unseen", SEAT, SPOT, secret=CARDS_SEEN)
TURNED_OVER: Final = SIGHT.row("turned_over", SEAT, CARD, WEB)
STATUS_CHANGED: Final = SIGHT.row("status_changed", SEAT, Field("status", STATUSES))
CONSPIRACY_SHOWN: Final = SIGHT.row("conspiracy_shown", SEAT, HOUSE, WHY)
CONSPIRACY_HIDDEN: Final = SIGHT.row("conspiracy_hidden", SEAT, HOUSE)
EXCHANGED: Final = SIGHT.row("exchanged", SEAT, WHOM)
RECEIVED: Final = SIGHT.row("received", SEAT, secret=Field("conspiracy", HOUSES))
YIELDED: Final = SIGHT.row("yielded", SEAT, TO, Field("choice", ("pay", "scandal")))
GAVE: Final = SIGHT.row("gave", SEAT, TO, COUNT, secret=CARDS_SEEN, audience=2)
LOOKED_AT_HAND: Final = SIGHT.row("looked_at_hand", SEAT, WHOM, COUNT, secret=CARDS_SEEN)
LOOKED_AT_CONSPIRACY: Final = SIGHT.row("looked_at_conspiracy", SEAT, WHOM, secret=Field("conspiracy", HOUSES))
LOOKED_AT_AGENDA: Final = SIGHT.row("looked_at_agenda", SEAT, WHOM, secret=Field("agenda", AGENDAS))
TOOK: Final = SIGHT.row("took", SEAT, WHOM, COUNT, secret=CARDS_SEEN, audience=2)
ACTED: Final = SIGHT.row("acted", SEAT, Field("act", ACTS), Field("aim", AIMS))
NO_ACT: Final = SIGHT.row("no_act", SEAT)
ASKED: Final = SIGHT.row(
    "asked",
    Field("active"),
    Field("done"),
    Field("limited"),
    secret=Field("pending"),
    audience=EVERYBODY,
)
COUNTED: Final = SIGHT.row("counted", SEAT, POINTS, Field("status", STATUSES))
CONSPIRACY_TOLD: Final = SIGHT.row("conspiracy_told", SEAT, HOUSE)
AGENDA_SHOWN: Final = SIGHT.row("agenda_shown", SEAT, Field("agenda", AGENDAS), POINTS)
WON: Final = SIGHT.row("won", SEAT, Field("total"))
SHOWN_CARDS: Final = SIGHT.row("shown_cards", SEAT, WHOM, COUNT, secret=CARDS_SEEN)
DEAL_OFFERED: Final = SIGHT.add(
    Row("deal_offered", (SEAT, TO, Field("given"), Field("wanted")), audience=PARTNERS, private=True)
)
DEAL_ROWS: Final = add_deal_rows(SIGHT, public=False)
