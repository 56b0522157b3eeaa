"""The one table of who learns what (ledger §5). All see the open fields; the list goes to the seats it says.

What a concealed card is stands in no event: it was seen when it was turned down, and is remembered (D-INFO-6).
"""

from typing import Final

from courtier.core.event import EVERYBODY, SEAT, Field, Row
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

HOUSED: Final = 0
ENTRUSTED: Final = 1
OFFERED: Final = 2
KEPT: Final = 3
SUPPLIED: Final = 4
WEBS_LAID: Final = 5
FIRST: Final = 6
TURN_BEGAN: Final = 7
SET_ASIDE: Final = 8
RETRIEVED: Final = 9
DREW: Final = 10
RESHUFFLED: Final = 11
PLAYED: Final = 12
ANNOUNCED_ABILITY: Final = 13
ANNOUNCED_MASTERSTROKE: Final = 14
TRIGGERED: Final = 15
NEGATED: Final = 16
CANCELLED: Final = 17
NO_ACTION: Final = 18
DISCARDED: Final = 19
LAID_AWAY: Final = 20
PLACED: Final = 21
REPLACED: Final = 22
REPLACED_CONCEALED: Final = 23
TURNED_UP: Final = 24
TURNED_DOWN: Final = 25
SHIFTED: Final = 26
SHIFTED_UNSEEN: Final = 27
REMOVED: Final = 28
TAKEN_UP: Final = 29
TAKEN_UP_UNSEEN: Final = 30
TURNED_OVER: Final = 31
STATUS_CHANGED: Final = 32
CONSPIRACY_SHOWN: Final = 33
CONSPIRACY_HIDDEN: Final = 34
EXCHANGED: Final = 35
RECEIVED: Final = 36
YIELDED: Final = 37
GAVE: Final = 38
LOOKED_AT_HAND: Final = 39
LOOKED_AT_CONSPIRACY: Final = 40
LOOKED_AT_AGENDA: Final = 41
TOOK: Final = 42
ACTED: Final = 43
NO_ACT: Final = 44
ASKED: Final = 45
COUNTED: Final = 46
CONSPIRACY_TOLD: Final = 47
AGENDA_SHOWN: Final = 48
WON: Final = 49

TABLE_OF_SIGHT: Final = (
    Row("housed", (SEAT, HOUSE)),
    Row("entrusted", (SEAT,), secret=Field("conspiracy", HOUSES)),
    Row("offered", (SEAT, COUNT), secret=Field("agendas", AGENDAS)),
    Row("kept", (SEAT,), secret=Field("agenda", AGENDAS)),
    Row("supplied", (SEAT, CARD, COUNT)),
    Row("webs_laid", (WEB, Field("scandals"))),
    Row("first", (SEAT,)),
    Row("turn_began", (SEAT, Field("turn"))),
    Row("set_aside", (SEAT, COUNT), secret=CARDS_SEEN),
    Row("retrieved", (SEAT, COUNT)),
    Row("drew", (SEAT, COUNT, WEB), secret=CARDS_SEEN),
    Row("reshuffled", (COUNT,), secret=CARDS_SEEN, audience=EVERYBODY),
    Row("played", (SEAT, TO, CARD)),
    Row("announced_ability", (SEAT, HOUSE, SPOT, Field("detail", DETAILS))),
    Row("announced_masterstroke", (SEAT, Field("masterstroke", MASTERSTROKES), HOUSE, Field("aim", AIMS))),
    Row("triggered", (SEAT, Field("event_card", EVENTS), Field("first", TARGETS), Field("second", TARGETS))),
    Row("negated", (SEAT, HOUSE, WHOM, Field("deed", DEEDS))),
    Row("cancelled", (SEAT, Field("deed", DEEDS))),
    Row("no_action", (SEAT, Field("pairs", ("possible", "none"))), secret=Field("lacked", CARDS), audience=EVERYBODY),
    Row("discarded", (SEAT, CARD, WHY)),
    Row("laid_away", (CARD,)),
    Row("placed", (SEAT, TO, WHY)),
    Row("replaced", (SEAT, SPOT, CARD, Field("by", CARDS))),
    Row("replaced_concealed", (SEAT, SPOT, CARD, Field("by", CARDS))),
    Row("turned_up", (SEAT, SPOT, CARD)),
    Row("turned_down", (SEAT, SPOT, CARD)),
    Row("shifted", (SEAT, SPOT, TO, CARD)),
    Row("shifted_unseen", (SEAT, SPOT, TO)),
    Row("removed", (SEAT, SPOT)),
    Row("taken_up", (SEAT, SPOT, CARD)),
    Row("taken_up_unseen", (SEAT, SPOT), secret=CARDS_SEEN),
    Row("turned_over", (SEAT, CARD, WEB)),
    Row("status_changed", (SEAT, Field("status", STATUSES))),
    Row("conspiracy_shown", (SEAT, HOUSE, WHY)),
    Row("conspiracy_hidden", (SEAT, HOUSE)),
    Row("exchanged", (SEAT, WHOM)),
    Row("received", (SEAT,), secret=Field("conspiracy", HOUSES)),
    Row("yielded", (SEAT, TO, Field("choice", ("pay", "scandal")))),
    Row("gave", (SEAT, TO, COUNT), secret=CARDS_SEEN, audience=2),
    Row("looked_at_hand", (SEAT, WHOM, COUNT), secret=CARDS_SEEN),
    Row("looked_at_conspiracy", (SEAT, WHOM), secret=Field("conspiracy", HOUSES)),
    Row("looked_at_agenda", (SEAT, WHOM), secret=Field("agenda", AGENDAS)),
    Row("took", (SEAT, WHOM, COUNT), secret=CARDS_SEEN, audience=2),
    Row("acted", (SEAT, Field("act", ACTS), Field("aim", AIMS))),
    Row("no_act", (SEAT,)),
    Row(
        "asked",
        (Field("active"), Field("done"), Field("limited")),
        secret=Field("pending"),
        audience=EVERYBODY,
    ),
    Row("counted", (SEAT, POINTS, Field("status", STATUSES))),
    Row("conspiracy_told", (SEAT, HOUSE)),
    Row("agenda_shown", (SEAT, Field("agenda", AGENDAS), POINTS)),
    Row("won", (SEAT, Field("total"))),
)
