"""Attack and defence (C-ATK, C-WIN-2): the target, the attack card, the toll, the defence, the blow."""

from typing import Any, Final, final

from courtier.core.deals.conduct import Conduct
from courtier.core.pending import NOBODY, Decision, Sequel
from courtier.games.cutthroat.actions import ATTACK, CARD, YIELD
from courtier.games.cutthroat.cards import (
    ATTACK_COINS,
    MERCENARY,
    MILITARY_COUNT,
    MOST_NAMED,
    MOST_PLACES,
    REACH_COINS,
    SOLDIER,
    TOLL,
    TYPE_COUNT,
    packed,
    unpacked,
)
from courtier.games.cutthroat.clauses import ATTACKS
from courtier.games.cutthroat.court import (
    ATTACKING,
    NO_BLOCK,
    NO_TARGET,
    Court,
)
from courtier.games.cutthroat.decisions.announcement import Deed, owner_bit
from courtier.games.cutthroat.decisions.brom_tyber import kill_top
from courtier.games.cutthroat.decisions.conquest import add_military, others_who_react
from courtier.games.cutthroat.decisions.question import Question, attack_on
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.events import (
    ASSAULT_ENDED,
    ATTACK_FAILED,
    ATTACKED,
    BEATEN_OFF,
    DEED_ATTACK,
    DEED_DEFENCE,
    DEED_TARGET,
    DEFENDED,
    DISCARDED_MILITARY,
    FOR_ATTACK,
    FOUGHT_ATTACK,
    FOUGHT_DEFENCE,
    FOUGHT_TOLL,
    NAMED_TARGET,
    PAID_TOLL,
)

# The target


def attackable(court: Court, seat: int, reached: int) -> int:
    """C-ATK-1, 21..24, C-WED-5: occupied accessible land of others, not the spouse's, named at most once so far.

    One bit each, of the places that the player has `reached`.
    """
    mask = 0
    if not court.may_open(ATTACKING):
        return mask
    for place in range(len(court.ring)):
        owner = court.owners[place]
        if not reached >> place & 1 or owner in (NOBODY, seat) or owner == court.spouses[seat]:
            continue
        named = court.named >> 2 * place & 3
        if named < MOST_NAMED and court.may_announce(seat, DEED_TARGET, place):
            mask |= 1 << place
    return mask


def add_targets(court: Court, seat: int, reached: int, codes: list[int]) -> None:
    mask = attackable(court, seat, reached)
    for place in range(len(court.ring)):
        if mask >> place & 1:
            codes.append(ATTACK + place)


@final
class Target(Deed):
    """C-WIN-7: place `first` is named as target."""

    def aims(self, court: Court) -> int:
        return owner_bit(court, self.first)

    def place(self, court: Court) -> int:
        return self.first

    def pay(self, court: Court) -> None:
        if court.block == NO_BLOCK:
            court.open_block(ATTACKING)
        court.named += 1 << 2 * self.first
        court.tell(NAMED_TARGET, self.seat, court.ring[self.first])

    def take_back(self, court: Court) -> None:
        court.named -= 1 << 2 * self.first

    def listeners(self, court: Court) -> int:
        return others_who_react(court, self.seat)

    def happen(self, court: Court) -> None:
        court.target = self.first


def end_assault(court: Court) -> None:
    """C-ATK-26."""
    court.tell(ASSAULT_ENDED, court.active, court.ring[court.target])
    court.target = NO_TARGET


# The attack card


def toll_due(court: Court, place: int) -> bool:
    """C-TERR-4, C-TERR-12: with the first attack card of the turn."""
    return court.ability(place) == TOLL and not court.tolls >> place & 1


def add_attack_cards(court: Court, seat: int, codes: list[int]) -> None:
    """C-ATK-4, C-ATK-5, C-DEC-18, C-DEC-19."""
    place = court.target
    if court.military(seat) < (2 if toll_due(court, place) else 1):
        return
    for kind in range(MILITARY_COUNT):
        if court.taken_back and not attack_offered(court, seat, place, kind):
            continue
        if court.has(seat, kind) and hits(court, place, kind):
            codes.append(CARD + kind)


def attack_offered(court: Court, seat: int, place: int, kind: int) -> bool:
    """C-TAKEBACK-7."""
    return court.may_announce(seat, DEED_ATTACK, attack_key(place, kind))


def attack_key(place: int, kind: int) -> int:
    """Attacks of one type on one place are the same."""
    return place * TYPE_COUNT + kind % TYPE_COUNT


def hits(court: Court, place: int, kind: int) -> bool:
    """Does a card of this kind reach the top defender? Soldiers ask for their type, unless a General leads."""
    top = court.stacks[place][0]
    return top >= MERCENARY or court.generals > 0 or kind % TYPE_COUNT == top


def attack_with(court: Court, seat: int, kind: int, before: Decision) -> None:
    if toll_due(court, court.target):
        court.ask(PayToll(seat, kind, before))
    else:
        announce(court, Attack(seat, DEED_ATTACK, court.target, packed((kind,))))


@final
class PayToll(Question):
    """C-DEC-19: a further military card, of those left beside the attack card `kind`."""

    def __init__(self, seat: int, kind: int, before: Decision) -> None:
        super().__init__(seat, before)
        self.kind = kind

    def does_to_others(self) -> int:
        return ATTACKS

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        court: Court = game
        return attack_on(court, court.target)

    def legal(self, game: Any, seat: int) -> list[int]:
        codes: list[int] = []
        add_military(game, seat, (self.kind,), codes)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        announce(court, Attack(seat, DEED_ATTACK, court.target, packed((self.kind, action - CARD))))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "pay_toll"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.kind]


@final
class Attack(Deed):
    """C-ATK-3, C-TERR-12: against place `first`; `second` holds the attack card and, if one is due, the toll."""

    def aside(self) -> tuple[int, ...]:
        return unpacked(self.second)

    def aims(self, court: Court) -> int:
        return owner_bit(court, self.first)

    def place(self, court: Court) -> int:
        return self.first

    def target(self, court: Court) -> int:
        return attack_key(self.first, unpacked(self.second)[0])

    def take_back(self, court: Court) -> None:
        """C/A-97: the toll goes back with it, and is due again."""
        super().take_back(court)
        if len(self.aside()) > 1:
            court.tolls &= ~(1 << self.first)

    def pay(self, court: Court) -> None:
        cards = unpacked(self.second)
        for card in cards:
            court.leave(self.seat, card)
        court.tell(ATTACKED, self.seat, court.ring[self.first], cards[0])
        if len(cards) > 1:
            court.tolls |= 1 << self.first
            court.tell(PAID_TOLL, self.seat, court.ring[self.first], cards[1])

    def listeners(self, court: Court) -> int:
        """C-WIN-9: also owner and spouse, who may hold a Watchman."""
        mask = others_who_react(court, self.seat)
        owner = court.owners[self.first]
        for seat in (owner, court.spouses[owner]):
            if seat != NOBODY and court.hireling_backs(seat) > 0:
                mask |= 1 << seat
        return mask

    def stands(self, court: Court) -> bool:
        """C-ATK-26."""
        return len(court.stacks[self.first]) > 0

    def happen(self, court: Court) -> None:
        """C-ATK-27, C-ATK-9: a card that no longer fits is lost; else the owner may defend, then the spouse.

        C-ATK-8, C-ATK-19, C-WED-6: nobody else.
        """
        place = self.first
        kind = unpacked(self.second)[0]
        fits = hits(court, place, kind)
        self.spend(court)
        if not fits:
            court.tell(ATTACK_FAILED, self.seat, court.ring[place])
            return
        court.ask(STRIKE[place])
        owner = court.owners[place]
        for seat in (court.spouses[owner], owner):
            if seat != NOBODY and court.military(seat) > 0:
                court.ask(Defend(seat, place, kind % TYPE_COUNT))

    def fail(self, court: Court) -> None:
        """C-HIRE-WATCHMAN-3, C-ATK-26: beaten off, or nobody is there any more."""
        beaten_off = self.stands(court)
        self.spend(court)
        court.tell(BEATEN_OFF if beaten_off else ATTACK_FAILED, self.seat, court.ring[self.first])

    def spend(self, court: Court) -> None:
        """C-ATK-11, C-TERR-12, C-TERR-13: the toll is discarded, then the attack card."""
        cards = unpacked(self.second)
        if len(cards) > 1:
            discard_military(court, self.seat, cards[1], FOUGHT_TOLL)
        discard_military(court, self.seat, cards[0], FOUGHT_ATTACK)
        owner = court.owners[self.first]
        if owner != NOBODY and court.ability(self.first) == ATTACK_COINS:
            court.take_coins(owner, REACH_COINS, FOR_ATTACK, self.first)


def discard_military(court: Court, seat: int, card: int, why: int) -> None:
    """C-GEN-20: it counts as killed."""
    court.bury(seat, card)
    court.tell(DISCARDED_MILITARY, seat, card, why)


# Defence and the blow


@final
class Defend(Question):
    """C-DEC-20, C-ATK-10: a card of the attacking type, or YIELD."""

    def __init__(self, seat: int, place: int, type_of_attack: int) -> None:
        super().__init__(seat)
        self.place = place
        self.type_of_attack = type_of_attack

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = [YIELD]
        for kind in (SOLDIER + self.type_of_attack, MERCENARY + self.type_of_attack):
            if court.has(seat, kind):
                codes.append(CARD + kind)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action != YIELD:
            announce(game, Defence(seat, DEED_DEFENCE, self.place, action - CARD))

    def default(self, game: Any, seat: int) -> int:
        return YIELD

    def name(self) -> str:
        return "defend"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.place, self.type_of_attack]


@final
class Defence(Deed):
    """C-ATK-6, C-ATK-28, C-WIN-3: the card `second` saves the top defender of place `first`.

    C-TAKEBACK-7: who takes it back is not asked again about this attack card; another one is another target.
    """

    def aside(self) -> tuple[int, ...]:
        return (self.second,)

    def aims(self, court: Court) -> int:
        """At the attack card."""
        return 1 << court.active

    def place(self, court: Court) -> int:
        return self.first

    def answers_announcement(self) -> bool:
        return True

    def pay(self, court: Court) -> None:
        court.leave(self.seat, self.second)
        court.tell(DEFENDED, self.seat, court.ring[self.first], self.second)

    def happen(self, court: Court) -> None:
        """C-ATK-9: one card settles the attack; the spouse is not asked any more."""
        discard_military(court, self.seat, self.second, FOUGHT_DEFENCE)
        while not isinstance(court.pending.pop(), Strike):
            pass
        court.tell(BEATEN_OFF, court.active, court.ring[self.first])


@final
class Strike(Sequel):
    """C-ATK-7: nobody has defended: the top defender dies."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def follow(self, game: Any) -> None:
        court: Court = game
        kill_top(court, self.place, 1, court.active)

    def name(self) -> str:
        return "strike"

    def dump(self) -> list[Any]:
        return [self.name(), self.place]


STRIKE: Final[list[Strike]] = [Strike(place) for place in range(MOST_PLACES)]
