"""Cards put down, announced and resolved (ledger 2.10 to 2.12)."""

from typing import Any, Final, final

from courtier.core.pending import Sequel, Window
from courtier.games.intrigue.actions import ANNOUNCE, CARD, KEEP_DOWN, NOTHING
from courtier.games.intrigue.cards import (
    COLOUR_OF,
    FAVOUR,
    HOOK,
    PACT,
    SECRET,
    TESTIMONY,
    THREAT,
    TYPE_OF,
)
from courtier.games.intrigue.court import ANNOUNCEMENT, Court
from courtier.games.intrigue.decisions.exits import EXITS, without_pacts
from courtier.games.intrigue.decisions.trade import NOTHING_ONLY, summon
from courtier.games.intrigue.events import (
    ANNOUNCED,
    ANNOUNCER_OUT,
    BY_SECRET,
    EMPTY_HAND,
    FAILED,
    HAD_NO_EFFECT,
    KEPT_DOWN,
    PUT_NOTHING_DOWN,
    STOPPED_BY_PACT,
    STOPPED_BY_TESTIMONY,
    TARGET_OUT,
    TESTIFIED,
    TOOK_EFFECT,
)
from courtier.games.intrigue.packed import hook

KEEP_ONLY: Final = [KEEP_DOWN]
KEEP_OR_ANNOUNCE: Final = [KEEP_DOWN, ANNOUNCE]
NO_REASON: Final = -1


@final
class Gather(Sequel):
    """I-ANN-1..3: all with hand cards are asked, by variant only those who swapped a card this round."""

    def follow(self, game: Any) -> None:
        court: Court = game
        court.phase = ANNOUNCEMENT
        among = court.with_cards()
        if court.variants.trade_to_announce:
            among &= court.swapped
        if among:
            court.ask(PutDown(court.circle(court.start, among)))

    def name(self) -> str:
        return "gather"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class PutDown(Window):
    """I-ANN-1..3, I-PACT-5: one card that is no Pact; "nothing" for want of one, or by variant."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = without_pacts(court.hands[seat])
        if not codes:
            return NOTHING_ONLY
        if court.variants.voluntary_put_down:
            codes.append(NOTHING)
        return codes

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        down = 0
        for place in range(len(heard)):
            seat = self.seats[place]
            if heard[place] == NOTHING:
                court.tell(PUT_NOTHING_DOWN, seat)
            else:
                court.put_down(seat, heard[place] - CARD)
                down |= 1 << seat
        if down:
            court.ask(Announce(court.circle(court.start, down)))

    def default(self, game: Any, seat: int) -> int:
        court: Court = game
        codes = without_pacts(court.hands[seat])
        return CARD + court.cards.lowest(codes) if codes else NOTHING

    def name(self) -> str:
        return "put_down"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


@final
class Announce(Window):
    """I-ANN-4..8, I-ANN-13: turn the card up or keep it down, all at once."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return KEEP_OR_ANNOUNCE if can_announce(game, seat) else KEEP_ONLY

    def resolve(self, game: Any, heard: list[int]) -> None:
        """I-ANN-9: told in the order in which the cards take effect."""
        court: Court = game
        court.ask(RESOLVE)
        speakers: list[int] = []
        for place in range(len(heard)):
            seat = self.seats[place]
            if heard[place] == ANNOUNCE:
                court.announced |= 1 << seat
                if TYPE_OF[court.table[seat]] == TESTIMONY:
                    court.tell(TESTIFIED, seat, court.table[seat])
                else:
                    speakers.append(seat)
            else:
                court.tell(KEPT_DOWN, seat)
        if court.variants.random_ties:
            court.rng.shuffle(speakers)
        court.queue = by_number(court, speakers)
        for seat in court.queue:
            court.tell(ANNOUNCED, seat, court.table[seat], COLOUR_OF[court.table[seat]])

    def default(self, game: Any, seat: int) -> int:
        return KEEP_DOWN

    def name(self) -> str:
        return "announce"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


@final
class Resolve(Sequel):
    """I-ANN-9, I-ANN-11: the announcements one by one, then all cards on the table are discarded."""

    def follow(self, game: Any) -> None:
        court: Court = game
        if court.queue:
            court.ask(RESOLVE)
            resolve(court, court.queue.pop(0))
        else:
            court.clear_table()

    def name(self) -> str:
        return "resolve"

    def dump(self) -> list[Any]:
        return [self.name()]


def can_announce(court: Court, seat: int) -> bool:
    """I-ANN-5, I-ANN-6: a Testimony, or a social card on another living player whose Pact one does not hold."""
    card = court.table[seat]
    kind = TYPE_OF[card]
    if kind <= PACT:
        return kind == TESTIMONY
    target = COLOUR_OF[card]
    return target != seat and court.lives(target) and not court.binds(seat, target)


def by_number(court: Court, speakers: list[int]) -> list[int]:
    """I-ANN-9: highest number first, equal ones in the order given."""
    queue: list[int] = []
    for seat in speakers:
        number = court.cards.numbers[court.table[seat]]
        place = len(queue)
        while place > 0 and court.cards.numbers[court.table[queue[place - 1]]] < number:
            place -= 1
        queue.insert(place, seat)
    return queue


def resolve(court: Court, seat: int) -> None:
    """I-SOC-1..3: the effect, or none, with the reason where it is public."""
    card = court.table[seat]
    target = COLOUR_OF[card]
    reason = why_without_effect(court, seat, target, card)
    if reason == NO_REASON:
        court.tell(TOOK_EFFECT, seat, card, target)
        take_effect(court, seat, target, TYPE_OF[card])
    elif reason == STOPPED_BY_PACT:
        court.tell(FAILED, seat, card, target, secret=PACT_REASON)
    else:
        court.tell(HAD_NO_EFFECT, seat, card, target, reason)


def why_without_effect(court: Court, seat: int, target: int, card: int) -> int:
    """Ledger §4.1, I-LOSE-10: the first reason that holds; the hidden one only if there is no public one."""
    if not court.lives(seat):
        return ANNOUNCER_OUT
    if not court.lives(target):
        return TARGET_OUT
    if testimony(court, target) >= court.cards.numbers[card]:
        return STOPPED_BY_TESTIMONY
    if TYPE_OF[card] == FAVOUR and not (court.hands[seat] and court.hands[target]):
        return EMPTY_HAND
    return STOPPED_BY_PACT if court.binds(seat, target) else NO_REASON


def testimony(court: Court, seat: int) -> int:
    """I-TEST-1..6: up to which number the seat is immune."""
    card = court.table[seat]
    if card < 0 or not court.announced >> seat & 1 or TYPE_OF[card] != TESTIMONY:
        return -1
    return court.cards.numbers[card]


def take_effect(court: Court, seat: int, target: int, kind: int) -> None:
    """I-FAV-1, I-HOOK-1, I-THR-1, I-THR-3, I-SEC-1..3: Secrets count one by one, several Threats like one."""
    if kind == FAVOUR:
        summon(court, seat, target)
    elif kind == HOOK:
        court.hooks.append(hook(seat, target))
    elif kind == THREAT:
        court.threatened |= 1 << target
    else:
        assert kind == SECRET
        court.ask(EXITS)
        court.lose_standing(target, BY_SECRET)


PACT_REASON: Final = [STOPPED_BY_PACT]
GATHER: Final = Gather()
RESOLVE: Final = Resolve()
