"""The table of events: who learns what (ledger §4.2). All see the open fields; the list that goes with a row is for
the seat named first, for the two named first (`audience=2`), or for everybody.

A card that moves is named by the event that moves it. Where all may read the back of a card (`backs="open"`) or
see its face (`open_pacts`, `open_discard`), an event of its own says so.
"""

from typing import Final

from courtier.core.event import EVERYBODY, SEAT, Field, TableOfSight
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

SIGHT: Final = TableOfSight()
STARTED: Final = SIGHT.row("started", Field("start"), Field("standing"), Field("draw"), Field("pile"))
NAMED: Final = SIGHT.row("named", SEAT, SOURCE)
DREW: Final = SIGHT.row("drew", SEAT, SOURCE, secret=CARD_LIST)
DREW_STANDING: Final = SIGHT.row("drew_standing", SEAT)
DREW_NOTHING: Final = SIGHT.row("drew_nothing", SEAT)
RESHUFFLED: Final = SIGHT.row("reshuffled", Field("draw"))
ROUND_BEGAN: Final = SIGHT.row("round_began", ROUND, Field("start"))
READIED: Final = SIGHT.row("readied", ROUND)
PASSED: Final = SIGHT.row("passed", SEAT)
INVITED: Final = SIGHT.row("invited", SEAT, PARTNER, secret=Field("note", NOTES), audience=2)
SUMMONED: Final = SIGHT.row("summoned", SEAT, PARTNER)
OFFERED: Final = SIGHT.row("offered", SEAT, PARTNER, secret=Field("cards", OFFERS), audience=2)
CLAIMED: Final = SIGHT.row("claimed", SEAT, Field("type", TYPES))
DECIDED: Final = SIGHT.row("decided", SEAT, PARTNER)
UNOPPOSED: Final = SIGHT.row("unopposed", SEAT, PARTNER)
ACCUSED: Final = SIGHT.row("accused", SEAT)
DISCLOSED: Final = SIGHT.row("disclosed", SEAT, PARTNER, secret=Field("decisions", ("deny", "agree")), audience=2)
FOUND_LEGAL: Final = SIGHT.row("found_legal", SEAT)
FOUND_ILLEGAL: Final = SIGHT.row("found_illegal", SEAT, NUMBER)
FOUND_NOTHING: Final = SIGHT.row("found_nothing", SEAT)
FINED: Final = SIGHT.row("fined", SEAT, Field("amount"), PAYEE)
FINED_FOR_ACCUSING: Final = SIGHT.row("fined_for_accusing", SEAT, Field("amount"), Field("initiator"), PARTNER)
GIVEN_BACK: Final = SIGHT.row("given_back", SEAT, PARTNER)
PAID: Final = SIGHT.row("paid", SEAT, PAYEE, Field("amount"), secret=CARD_LIST, audience=2)
BRIBED: Final = SIGHT.row("bribed", SEAT, Field("amount"))
BRIBE_DISCARDED: Final = SIGHT.row("bribe_discarded", SEAT, secret=CARD_LIST)
BRIBE_SETTLED: Final = SIGHT.row("bribe_settled", SEAT)
STANDING_LOST: Final = SIGHT.row("standing_lost", SEAT, Field("cause", CAUSES), Field("standing"))
HAD_NO_STANDING: Final = SIGHT.row("had_no_standing", SEAT, Field("cause", CAUSES))
PACT_REMOVED: Final = SIGHT.row("pact_removed", SEAT, CARD)
SWAPPED: Final = SIGHT.row("swapped", SEAT, PARTNER)
RETURNED: Final = SIGHT.row("returned", SEAT, PARTNER)
PUT_DOWN: Final = SIGHT.row("put_down", SEAT, secret=CARD_LIST)
PUT_NOTHING_DOWN: Final = SIGHT.row("put_nothing_down", SEAT)
KEPT_DOWN: Final = SIGHT.row("kept_down", SEAT)
ANNOUNCED: Final = SIGHT.row("announced", SEAT, CARD, TARGET)
TESTIFIED: Final = SIGHT.row("testified", SEAT, CARD)
TOOK_EFFECT: Final = SIGHT.row("took_effect", SEAT, CARD, TARGET)
HAD_NO_EFFECT: Final = SIGHT.row("had_no_effect", SEAT, CARD, TARGET, Field("reason", REASONS))
FAILED: Final = SIGHT.row("failed", SEAT, CARD, TARGET, secret=Field("reason", REASONS))
CLEARED: Final = SIGHT.row("cleared", SEAT, secret=CARD_LIST)
HOOK_HOLDS: Final = SIGHT.row("hook_holds", SEAT, TARGET)
HOOK_FELL: Final = SIGHT.row("hook_fell", SEAT, TARGET, Field("reason", HOOK_REASONS))
VOTED: Final = SIGHT.row("voted", SEAT, Field("vote"))
ABSTAINED: Final = SIGHT.row("abstained", SEAT)
VOTED_DOWN: Final = SIGHT.row("voted_down", SEAT)
VOTE_TIED: Final = SIGHT.row("vote_tied", ROUND)
ELIMINATED: Final = SIGHT.row("eliminated", SEAT, Field("pile"), Field("exit"))
BEQUEATHED: Final = SIGHT.row("bequeathed", SEAT, HEIR, Field("count"), secret=CARD_LIST, audience=2)
HAND_DISCARDED: Final = SIGHT.row("hand_discarded", SEAT, Field("discarded"), Field("removed"), secret=CARD_LIST)
HEIR_DISCARDED: Final = SIGHT.row("heir_discarded", SEAT, secret=CARD_LIST)
ONLY_PACTS_LEFT: Final = SIGHT.row("only_pacts_left", SEAT)
ROUND_ENDED: Final = SIGHT.row("round_ended", Field("start"))
ENDED: Final = SIGHT.row("ended", Field("reason", END_REASONS), ROUND)
SHOWN: Final = SIGHT.row("shown", SEAT, secret=CARD_LIST, audience=EVERYBODY)
VALUED: Final = SIGHT.row("valued", SEAT, Field("value"), Field("place"))
WON: Final = SIGHT.row("won", SEAT, Field("value"))
PACT_SHOWN: Final = SIGHT.row("pact_shown", SEAT, Field("colour", COLOURS), CARD)
FACE_UP: Final = SIGHT.row("face_up", CARD, Field("place"))
BACKS: Final = SIGHT.row("backs", SEAT, secret=Field("backs", BACK_WORDS), audience=EVERYBODY)
TOP: Final = SIGHT.row("top", Field("pile", PILES), Field("mark", BACK_WORDS))
BARE: Final = SIGHT.row("bare", Field("pile", PILES))
