"""The one table of who learns what (ledger §4.2). All see the open fields; the list that goes with a row is for
the seat named first, for the two named first (`audience=2`), or for everybody.

A card that moves is named by the event that moves it. Where all may read the back of a card (`backs="open"`) or
see its face (`open_pacts`, `open_discard`), an event of its own says so.
"""

from typing import Final

from courtier.core.event import EVERYBODY, SEAT, Field, Row
from courtier.games.intrigue.actions import NOTES, SOURCES
from courtier.games.intrigue.cards import CARDS, COLOURS, TYPES

CAUSES: Final = ("vote", "secret", "fine")
BY_VOTE: Final = 0
BY_SECRET: Final = 1
BY_FINE: Final = 2
REASONS: Final = ("announcer_out", "target_out", "testimony", "empty_hand", "pact")
ANNOUNCER_OUT: Final = 0
TARGET_OUT: Final = 1
STOPPED_BY_TESTIMONY: Final = 2
EMPTY_HAND: Final = 3
STOPPED_BY_PACT: Final = 4
HOOK_REASONS: Final = ("no_vote", "circle")
NO_VOTE: Final = 0
CIRCLE: Final = 1
END_REASONS: Final = ("two_left", "one_left", "none_left", "round_cap")
TWO_LEFT: Final = 0
ONE_LEFT: Final = 1
NONE_LEFT: Final = 2
CAP_REACHED: Final = 3
OFFERS: Final = (*CARDS, "nothing")
OFFERED_NOTHING: Final = len(CARDS)
PILES: Final = ("draw", "discard", *[f"pile@{seat}" for seat in range(6)])
DRAW_TOP: Final = 0
DISCARD_TOP: Final = 1
OWN_TOP: Final = 2  # + seat

BACK_WORDS: Final = tuple(f"{code // 2} {('illegal', 'legal')[code % 2]}" for code in range(42))  # number * 2 + legal

PARTNER: Final = Field("partner")
HEIR: Final = Field("heir")
PAYEE: Final = Field("payee")
TARGET: Final = Field("target")
CARD: Final = Field("card", CARDS)
CARD_LIST: Final = Field("cards", CARDS)
SOURCE: Final = Field("source", SOURCES)
NUMBER: Final = Field("number")
ROUND: Final = Field("round")

STARTED: Final = 0
NAMED: Final = 1
DREW: Final = 2
DREW_STANDING: Final = 3
DREW_NOTHING: Final = 4
RESHUFFLED: Final = 5
ROUND_BEGAN: Final = 6
READIED: Final = 7
PASSED: Final = 8
INVITED: Final = 9
SUMMONED: Final = 10
OFFERED: Final = 11
CLAIMED: Final = 12
DECIDED: Final = 13
UNOPPOSED: Final = 14
ACCUSED: Final = 15
DISCLOSED: Final = 16
FOUND_LEGAL: Final = 17
FOUND_ILLEGAL: Final = 18
FOUND_NOTHING: Final = 19
FINED: Final = 20
FINED_FOR_ACCUSING: Final = 21
GIVEN_BACK: Final = 22
PAID: Final = 23
BRIBED: Final = 24
BRIBE_DISCARDED: Final = 25
BRIBE_SETTLED: Final = 26
STANDING_LOST: Final = 27
HAD_NO_STANDING: Final = 28
PACT_REMOVED: Final = 29
SWAPPED: Final = 30
RETURNED: Final = 31
PUT_DOWN: Final = 32
PUT_NOTHING_DOWN: Final = 33
KEPT_DOWN: Final = 34
ANNOUNCED: Final = 35
TESTIFIED: Final = 36
TOOK_EFFECT: Final = 37
HAD_NO_EFFECT: Final = 38
FAILED: Final = 39
CLEARED: Final = 40
HOOK_HOLDS: Final = 41
HOOK_FELL: Final = 42
VOTED: Final = 43
ABSTAINED: Final = 44
VOTED_DOWN: Final = 45
VOTE_TIED: Final = 46
ELIMINATED: Final = 47
BEQUEATHED: Final = 48
HAND_DISCARDED: Final = 49
HEIR_DISCARDED: Final = 50
ONLY_PACTS_LEFT: Final = 51
ROUND_ENDED: Final = 52
ENDED: Final = 53
SHOWN: Final = 54
VALUED: Final = 55
WON: Final = 56
PACT_SHOWN: Final = 57
FACE_UP: Final = 58
BACKS: Final = 59
TOP: Final = 60
BARE: Final = 61

TABLE_OF_SIGHT: Final = (
    Row("started", (Field("start"), Field("standing"), Field("draw"), Field("pile"))),
    Row("named", (SEAT, SOURCE)),
    Row("drew", (SEAT, SOURCE), secret=CARD_LIST),
    Row("drew_standing", (SEAT,)),
    Row("drew_nothing", (SEAT,)),
    Row("reshuffled", (Field("draw"),)),
    Row("round_began", (ROUND, Field("start"))),
    Row("readied", (ROUND,)),
    Row("passed", (SEAT,)),
    Row("invited", (SEAT, PARTNER), secret=Field("note", NOTES), audience=2),
    Row("summoned", (SEAT, PARTNER)),
    Row("offered", (SEAT, PARTNER), secret=Field("cards", OFFERS), audience=2),
    Row("claimed", (SEAT, Field("type", TYPES))),
    Row("decided", (SEAT, PARTNER)),
    Row("unopposed", (SEAT, PARTNER)),
    Row("accused", (SEAT,)),
    Row("disclosed", (SEAT, PARTNER), secret=Field("decisions", ("deny", "agree")), audience=2),
    Row("found_legal", (SEAT,)),
    Row("found_illegal", (SEAT, NUMBER)),
    Row("found_nothing", (SEAT,)),
    Row("fined", (SEAT, Field("amount"), PAYEE)),
    Row("fined_for_accusing", (SEAT, Field("amount"), Field("initiator"), PARTNER)),
    Row("given_back", (SEAT, PARTNER)),
    Row("paid", (SEAT, PAYEE, Field("amount")), secret=CARD_LIST, audience=2),
    Row("bribed", (SEAT, Field("amount"))),
    Row("bribe_discarded", (SEAT,), secret=CARD_LIST),
    Row("bribe_settled", (SEAT,)),
    Row("standing_lost", (SEAT, Field("cause", CAUSES), Field("standing"))),
    Row("had_no_standing", (SEAT, Field("cause", CAUSES))),
    Row("pact_removed", (SEAT, CARD)),
    Row("swapped", (SEAT, PARTNER)),
    Row("returned", (SEAT, PARTNER)),
    Row("put_down", (SEAT,), secret=CARD_LIST),
    Row("put_nothing_down", (SEAT,)),
    Row("kept_down", (SEAT,)),
    Row("announced", (SEAT, CARD, TARGET)),
    Row("testified", (SEAT, CARD)),
    Row("took_effect", (SEAT, CARD, TARGET)),
    Row("had_no_effect", (SEAT, CARD, TARGET, Field("reason", REASONS))),
    Row("failed", (SEAT, CARD, TARGET), secret=Field("reason", REASONS)),
    Row("cleared", (SEAT,), secret=CARD_LIST),
    Row("hook_holds", (SEAT, TARGET)),
    Row("hook_fell", (SEAT, TARGET, Field("reason", HOOK_REASONS))),
    Row("voted", (SEAT, Field("vote"))),
    Row("abstained", (SEAT,)),
    Row("voted_down", (SEAT,)),
    Row("vote_tied", (ROUND,)),
    Row("eliminated", (SEAT, Field("pile"), Field("exit"))),
    Row("bequeathed", (SEAT, HEIR, Field("count")), secret=CARD_LIST, audience=2),
    Row("hand_discarded", (SEAT, Field("discarded"), Field("removed")), secret=CARD_LIST),
    Row("heir_discarded", (SEAT,), secret=CARD_LIST),
    Row("only_pacts_left", (SEAT,)),
    Row("round_ended", (Field("start"),)),
    Row("ended", (Field("reason", END_REASONS), ROUND)),
    Row("shown", (SEAT,), secret=CARD_LIST, audience=EVERYBODY),
    Row("valued", (SEAT, Field("value"), Field("place"))),
    Row("won", (SEAT, Field("value"))),
    Row("pact_shown", (SEAT, Field("colour", COLOURS), CARD)),
    Row("face_up", (CARD, Field("place"))),
    Row("backs", (SEAT,), secret=Field("backs", BACK_WORDS), audience=EVERYBODY),
    Row("top", (Field("pile", PILES), Field("mark", BACK_WORDS))),
    Row("bare", (Field("pile", PILES),)),
)
