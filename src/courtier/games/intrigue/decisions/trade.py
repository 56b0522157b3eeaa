"""A trade: invitation, offers, decisions (ledger 2.5, 2.8, 2.9)."""

from typing import Any, Final, final

from courtier.core.pending import Decision, Window
from courtier.games.intrigue.actions import (
    AGREE,
    CARD,
    CLAIM,
    DENY,
    INVITE,
    NOTE_COUNT,
    NOTHING,
    PASS,
    invite,
)
from courtier.games.intrigue.cards import (
    INFLUENCE,
    IS_PACT,
    MOST_SEATS,
    NO_CARD,
    NO_COLOUR,
    PACT_COLOUR,
    TYPE_COUNT,
    TYPE_OF,
)
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.decisions.exits import EXITS
from courtier.games.intrigue.decisions.objection import CLOSE_TRADE, PASS_ONLY, Object
from courtier.games.intrigue.events import CLAIMED, DECIDED, INVITED, PASSED, SUMMONED
from courtier.games.intrigue.trades import AGREED, DENIED

NOTHING_ONLY: Final = [NOTHING]
DENY_ONLY: Final = [DENY]
AGREE_ONLY: Final = [AGREE]
DENY_OR_AGREE: Final = [DENY, AGREE]
OFFERED_FIRST: Final = ((True, True), (False, True), (False, False), (True, False))  # (is a Pact, is legal)
CLAIMS: Final = [CLAIM + each for each in range(TYPE_COUNT)]


@final
class Invite(Decision):
    """I-TRADE-1..5, I-TRADE-18: one's own chance, with a partner and a note; only foreign Pacts in hand: pass."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        if not has_offer(court.hands[seat], seat):
            return PASS_ONLY
        return INVITATIONS[partners(court, seat)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == PASS:
            court.tell(PASSED, seat)
            return
        partner = (action - INVITE) // NOTE_COUNT
        court.note = (action - INVITE) % NOTE_COUNT
        court.traded |= 1 << seat | 1 << partner
        if court.recording:
            court.tell(INVITED, seat, partner, secret=[court.note])
        open_trade(court, seat, partner)

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "invite"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class Offer(Window):
    """I-TRADE-6, 7, 15, 17: both choose blindly; who holds only foreign Pacts offers nothing."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes: list[int] = []
        own = 1 << seat | 1 << NO_COLOUR
        last = -1
        for card in court.hands[seat]:
            if card != last:
                last = card
                if own >> PACT_COLOUR[card] & 1:
                    codes.append(CARD + card)
        return codes or NOTHING_ONLY

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        if court.variants.claims:
            court.ask(CLAIM_WINDOWS[court.initiator][court.partner])
        else:
            court.ask(DECIDE_WINDOWS[court.initiator][court.partner])
        by = NO_CARD if heard[0] == NOTHING else heard[0] - CARD
        with_ = NO_CARD if heard[1] == NOTHING else heard[1] - CARD
        court.offer(by, with_)

    def default(self, game: Any, seat: int) -> int:
        """Appendix C: own legal Pact, lowest legal card, lowest illegal one that is no Pact, illegal Pact, nothing."""
        court: Court = game
        codes = self.legal(game, seat)
        if codes is NOTHING_ONLY:
            return NOTHING
        cards = [code - CARD for code in codes]
        for is_pact, legal in OFFERED_FIRST:
            wanted = [card for card in cards if IS_PACT[card] == is_pact and court.cards.legal[card] == legal]
            if wanted:
                return CARD + court.cards.lowest(wanted)
        return codes[0]

    def name(self) -> str:
        return "offer"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


@final
class Claim(Window):
    """The variant `claims`: both name in public a type of card, true or not."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return CLAIMS

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        court.ask(DECIDE_WINDOWS[court.initiator][court.partner])
        court.claim_by = heard[0] - CLAIM
        court.claim_with = heard[1] - CLAIM
        court.tell(CLAIMED, court.initiator, court.claim_by)
        court.tell(CLAIMED, court.partner, court.claim_with)

    def default(self, game: Any, seat: int) -> int:
        return CLAIM

    def name(self) -> str:
        return "claim"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


@final
class Decide(Window):
    """I-TRADE-9, I-PACT-4, I-INF-1..8: agree or deny, in secret; then the others are asked, whatever came of it."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        own = court.offer_by if seat == court.initiator else court.offer_with
        other = court.offer_with if seat == court.initiator else court.offer_by
        if own < 0 or other < 0 or IS_PACT[own] != IS_PACT[other]:
            return DENY_ONLY
        if court.favour and court.variants.favour_binding:
            return AGREE_ONLY
        return AGREE_ONLY if TYPE_OF[other] == INFLUENCE else DENY_OR_AGREE

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        traders = 1 << court.initiator | 1 << court.partner
        court.ask(Object(court.circle((court.initiator + 1) % court.seats, court.living & ~traders)))
        court.decision_by = AGREED if heard[0] == AGREE else DENIED
        court.decision_with = AGREED if heard[1] == AGREE else DENIED
        court.tell(DECIDED, court.initiator, court.partner)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "decide"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


def open_trade(court: Court, seat: int, partner: int) -> None:
    """I-TRADE-6..12: offers, decisions, objections, then the end of the trade and of whom it ruined."""
    court.trading = True
    court.initiator = seat
    court.partner = partner
    court.ask(EXITS)
    court.ask(CLOSE_TRADE)
    court.ask(OFFER_WINDOWS[seat][partner])


def summon(court: Court, seat: int, partner: int) -> None:
    """I-FAV-1..4: the trade of a Favour, if both have a hand card; it uses up nobody's chance."""
    court.favour = True
    court.tell(SUMMONED, seat, partner)
    open_trade(court, seat, partner)


def partners(court: Court, seat: int) -> int:
    """I-TRADE-5: whom the seat may choose."""
    among = court.with_cards() & ~(1 << seat)
    return among & ~court.traded if court.variants.one_trade else among


def has_offer(hand: list[int], seat: int) -> bool:
    """I-TRADE-7, I-PACT-2, 14, 15, 16: anything but foreign Pacts; an own one that came back, too."""
    own = 1 << seat | 1 << NO_COLOUR
    for card in hand:
        if own >> PACT_COLOUR[card] & 1:
            return True
    return False


def invitations(among: int) -> list[int]:
    codes = [PASS]
    for seat in range(MOST_SEATS):
        if among >> seat & 1:
            codes += [invite(seat, note) for note in range(NOTE_COUNT)]
    return codes


INVITATIONS: Final = [invitations(among) for among in range(1 << MOST_SEATS)]
INVITES: Final = [Invite(seat) for seat in range(MOST_SEATS)]
OFFER_WINDOWS: Final = [[Offer((by, other)) for other in range(MOST_SEATS)] for by in range(MOST_SEATS)]
CLAIM_WINDOWS: Final = [[Claim((by, other)) for other in range(MOST_SEATS)] for by in range(MOST_SEATS)]
DECIDE_WINDOWS: Final = [[Decide((by, other)) for other in range(MOST_SEATS)] for by in range(MOST_SEATS)]
