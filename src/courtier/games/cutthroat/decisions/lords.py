"""The powers of lords and ladies, and what follows when a last defender is killed (C-LORD, C-WIN-12)."""

from typing import Any, Final, final

from courtier.core.deals.debts import do_acts
from courtier.core.pending import NOBODY, Decision, Sequel
from courtier.games.cutthroat.actions import (
    CARD,
    DISH,
    DONE,
    GO_ON,
    NOTHING_TAKEN,
    PASS,
    PICK,
    PLACE,
    SKIP,
    USE_BEDLAM,
    USE_DEATH,
    USE_EYE,
    USE_FURY,
    USE_KNOWLEDGE,
    USE_LIFE,
    USE_OPULENCE,
    USE_TAXES,
    VERB_OF,
)
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BACK_OF,
    BEDLAM,
    BROM,
    CAWDWELL,
    CRONE,
    DEATH,
    DECK_COUNT,
    DECK_OFFSET,
    DRAVANOF,
    EVENT_DECK,
    EYE,
    FEAST,
    FEAST_COUNT,
    FURY,
    FURY_KILLS,
    KIND_COUNT,
    KNOWLEDGE,
    KNOWN_CARDS,
    LIFE,
    MERCENARY,
    MOST_PLACES,
    MOST_SEATS,
    OPULENCE,
    PILLAGED,
    SOLDIERS,
    TAX,
    TAXES,
    TYBER,
)
from courtier.games.cutthroat.clause_checks import free_uses
from courtier.games.cutthroat.clauses import STRIKES, USES
from courtier.games.cutthroat.clauses import USE_LIFE as PROMISED_LIFE
from courtier.games.cutthroat.clauses import USE_OPULENCE as PROMISED_OPULENCE
from courtier.games.cutthroat.court import DEED_POWER, NO_TAKEBACKS, NOT_IN_PLAY, STEPS, Court
from courtier.games.cutthroat.decisions.announcement import Deed, may_announce, owner_bit
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import Death, Power, add_deaths, announce
from courtier.games.cutthroat.events import (
    CHOSE_CURES,
    GIVEN_PILLAGE,
    GIVEN_TAXES,
    LOOKED_AT_DECK,
    LOOKED_AT_DISHES,
    LOOKED_AT_HAND,
    ORDERED_DECK,
    TOOK_CARD,
    TOOK_DISH,
    TOOK_NOTHING,
)
from courtier.games.cutthroat.supply import listed

# Killing, and what it triggers


def kill_top(court: Court, place: int, count: int, killer: int) -> None:
    """C-ATK-12, C-ATK-25: so many cards from the top; who kills the last one has its triggers."""
    former = court.owners[place]
    for _ in range(min(count, len(court.stacks[place]))):
        court.kill(place, 0)
    if former == NOBODY or court.stacks[place]:
        return
    if court.house_is(killer, TYBER):
        if former != killer:
            court.give_coins(former, killer, PILLAGED, GIVEN_PILLAGE)
        if bedlam_left(court) and bedlam_places(court, killer, place):
            court.ask(BEDLAM_QUESTIONS[killer][place])
    elif court.uses_of(killer, BROM, FURY) > 0 and fury_places(court, killer, place):
        court.ask(FURY_QUESTIONS[killer][place])


def fury_places(court: Court, seat: int, place: int) -> list[int]:
    """C-LORD-BROM-2: occupied neighbours, whoever owns them."""
    return [
        USE_FURY + other
        for other in court.neighbours(place)
        if court.stacks[other] and court.may_announce(seat, DEED_POWER + FURY, other)
    ]


def bedlam_left(court: Court) -> bool:
    """C/A-41."""
    return not court.options["bedlam_twice"] or court.uses[BEDLAM] > 0


def bedlam_places(court: Court, seat: int, place: int) -> list[int]:
    """C-LORD-TYBER-6: neighbours with at least one mercenary."""
    return [
        USE_BEDLAM + other
        for other in court.neighbours(place)
        if mercenaries_at(court, other) and court.may_announce(seat, DEED_POWER + BEDLAM, other)
    ]


def if_another(question: Decision, places: list[int]) -> Decision | None:
    """The question, if it can be asked again after one of these answers was taken back (C-DEC-1)."""
    return question if len(places) > 1 else None


def mercenaries_at(court: Court, place: int) -> bool:
    for card in court.stacks[place]:
        if card >= MERCENARY:
            return True
    return False


@final
class FuryQuestion(Question):
    """C-DEC-21: Brom emptied `place` and may strike a neighbour."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def does_to_others(self) -> int:
        return STRIKES

    def legal(self, game: Any, seat: int) -> list[int]:
        return [SKIP, *fury_places(game, seat, self.place)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action != SKIP:
            again = if_another(self, fury_places(game, seat, self.place))
            announce(game, Fury(seat, DEED_POWER + FURY, action - USE_FURY, 0), again)

    def default(self, game: Any, seat: int) -> int:
        return SKIP

    def name(self) -> str:
        return "fury"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.place]


@final
class Fury(Power):
    """C-LORD-BROM-2..4."""

    def happen(self, court: Court) -> None:
        kill_top(court, self.first, FURY_KILLS, self.seat)


@final
class BedlamQuestion(Question):
    """C-DEC-21: Tyber emptied `place` and may take the mercenaries of a neighbour."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def does_to_others(self) -> int:
        return STRIKES

    def legal(self, game: Any, seat: int) -> list[int]:
        return [SKIP, *bedlam_places(game, seat, self.place)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action != SKIP:
            again = if_another(self, bedlam_places(game, seat, self.place))
            announce(game, Bedlam(seat, DEED_POWER + BEDLAM, action - USE_BEDLAM, 0), again)

    def default(self, game: Any, seat: int) -> int:
        return SKIP

    def name(self) -> str:
        return "bedlam"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.place]


@final
class Bedlam(Power):
    """C-LORD-TYBER-2..5."""

    def happen(self, court: Court) -> None:
        court.take_mercenaries(self.seat, self.first)


# Powers of the own turn


def add_own_powers(court: Court, seat: int, codes: list[int]) -> None:
    """C-LORD-3, C-DEC-25: what the active player may use now, with its target."""
    if court.taken_back:
        powers: list[int] = []
        add_powers_left(court, seat, powers)
        codes.extend([code for code in powers if power_offered(court, seat, code)])
    else:
        add_powers_left(court, seat, codes)


def power_offered(court: Court, seat: int, action: int) -> bool:
    """C-TAKEBACK-7."""
    if VERB_OF[action] == USE_LIFE:
        return set_left(court, seat, DEED_POWER + LIFE, 1 << action - USE_LIFE)
    return may_announce(court, power_of(seat, action))


def set_left(court: Court, seat: int, what: int, places: int, more: int = MOST_PLACES) -> bool:
    """C-TAKEBACK-7: can these places, with up to so many that follow in the ring, be a set that was not taken back?"""
    if court.may_announce(seat, what, places):
        return True
    if more == 0:
        return False
    for place in court.plagued_places():
        if 1 << place > places and set_left(court, seat, what, places | 1 << place, more - 1):
            return True
    return False


def add_powers_left(court: Court, seat: int, codes: list[int]) -> None:
    """The powers of the own turn that are not used up."""
    house = court.houses[seat]
    if house == CRONE:
        if not court.knowledge_used:
            add_known_decks(court, codes)
        if court.uses[EYE] > 0:
            add_eyes(court, seat, codes)
    elif house == CAWDWELL:
        if not court.taxed:
            add_taxes(court, seat, codes)
    elif house == DRAVANOF:
        if free_uses(court, LIFE) > 0:
            codes.extend([USE_LIFE + place for place in court.plagued_places()])
        if court.uses[DEATH] > 0:
            add_deaths(court, codes)


def add_known_decks(court: Court, codes: list[int]) -> None:
    for deck in range(DECK_COUNT):
        if court.left[deck] > 0:
            codes.append(USE_KNOWLEDGE + deck)


def add_eyes(court: Court, seat: int, codes: list[int]) -> None:
    """C-LORD-CRONE-5: an empty hand is not offered. In the Feast its cards are in hand (C/A-120)."""
    for other in range(court.seats):
        if other != seat and (court.hand_size(other) > 0 or (court.cleared and court.dish_count(other) > 0)):
            codes.append(USE_EYE + other)


def add_taxes(court: Court, seat: int, codes: list[int]) -> None:
    """C-LORD-CAWD-1, C-LORD-CAWD-5: owners of adjacent land; landless, any player."""
    mask = 0
    land = court.land_of(seat)
    for place in land:
        for other in court.neighbours(place):
            if court.owners[other] != NOBODY:
                mask |= 1 << court.owners[other]
    for other in range(court.seats):
        if other != seat and (not land or mask >> other & 1):
            codes.append(USE_TAXES + other)


def use_power(court: Court, seat: int, action: int, before: Decision) -> None:
    """An answer of `add_own_powers`."""
    if VERB_OF[action] == USE_LIFE:
        cure_more(court, seat, 1 << action - USE_LIFE, before)
    else:
        announce(court, power_of(seat, action))


def power_of(seat: int, action: int) -> Deed:
    """The power that such an answer announces; Life is announced when all its places are named."""
    verb = VERB_OF[action]
    named = action - verb
    if verb == USE_KNOWLEDGE:
        return Knowledge(seat, DEED_POWER + KNOWLEDGE, named, 0)
    if verb == USE_EYE:
        return Eye(seat, DEED_POWER + EYE, named, 0)
    if verb == USE_TAXES:
        return Taxes(seat, DEED_POWER + TAXES, named, 0)
    assert verb == USE_DEATH
    return Death(seat, DEED_POWER + DEATH, named, 0)


def is_power(action: int) -> bool:
    return USE_EYE <= action < USE_FURY


@final
class Powers(Sequel):
    """C-DEC-9: own-turn powers outside the Action phase, again until GO ON; in the Feast The Eye alone."""

    def __init__(self, in_feast: bool) -> None:
        super().__init__()
        self.in_feast = in_feast

    def follow(self, game: Any) -> None:
        court: Court = game
        if court.deals.open and not self.in_feast:
            do_acts(court, PROMISED_LIFE)  # C-LORD-3
        if moment_powers(court, court.active, self.in_feast):
            court.ask(self)
            court.ask(USE_POWER[int(self.in_feast)][court.active])

    def name(self) -> str:
        return "powers"

    def dump(self) -> list[Any]:
        return [self.name(), int(self.in_feast)]


def moment_powers(court: Court, seat: int, in_feast: bool) -> list[int]:
    codes: list[int] = []
    if not in_feast:
        add_own_powers(court, seat, codes)
    elif court.uses_of(seat, CRONE, EYE) > 0:  # C-FEAST-25
        add_eyes(court, seat, codes)
        codes = [code for code in codes if power_offered(court, seat, code)]
    return codes


@final
class UsePower(Question):
    """C-DEC-9."""

    def __init__(self, seat: int, in_feast: bool) -> None:
        super().__init__(seat)
        self.in_feast = in_feast

    def does_to_others(self) -> int:
        return STRIKES | USES

    def legal(self, game: Any, seat: int) -> list[int]:
        return [GO_ON, *moment_powers(game, seat, self.in_feast)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == GO_ON:
            court.pending.pop()  # the Powers that would ask again
        else:
            use_power(court, seat, action, self)

    def default(self, game: Any, seat: int) -> int:
        return GO_ON

    def name(self) -> str:
        return "use_power"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, int(self.in_feast)]


@final
class Taxes(Power):
    """C-LORD-CAWD-1, C-LORD-CAWD-2."""

    def happen(self, court: Court) -> None:
        court.give_coins(self.first, self.seat, TAX, GIVEN_TAXES)


@final
class Life(Power):
    """C-LORD-DRAV-1: `second` holds the places, one bit each; `first` is the first of them."""

    def aims(self, court: Court) -> int:
        owners = 0
        for place in range(len(court.ring)):
            if self.second >> place & 1:
                owners |= owner_bit(court, place)
        return owners

    def target(self, court: Court) -> int:
        return self.second

    def pay(self, court: Court) -> None:
        """Where it can be taken back, all see its places before it happens."""
        super().pay(court)
        if court.takeback != NO_TAKEBACKS:
            places = [court.ring[place] for place in range(len(court.ring)) if self.second >> place & 1]
            court.tell(CHOSE_CURES, self.seat, secret=places)

    def happen(self, court: Court) -> None:
        for place in range(len(court.ring)):
            if self.second >> place & 1:
                court.cure(place)


def cure_more(court: Court, seat: int, places: int, before: Decision) -> None:
    """Life is announced with all its places: more of them are asked for while some follow in the ring."""
    if court.plagued.bit_length() > places.bit_length():
        court.ask(CureMore(seat, places, before))
    else:
        announce_life(court, seat, places)


def announce_life(court: Court, seat: int, places: int) -> None:
    first = 0
    while not places >> first & 1:
        first += 1
    announce(court, Life(seat, DEED_POWER + LIFE, first, places))


def sets_offered(
    court: Court, seat: int, what: int, places: int, later: list[int], more: int = MOST_PLACES
) -> list[int]:
    """C-TAKEBACK-7: DONE, and those further places, that need not end in a set that was taken back."""
    codes = [DONE] if court.may_announce(seat, what, places) else []
    for place in later:
        if set_left(court, seat, what, places | 1 << place, more - 1):
            codes.append(PLACE + place)
    return codes


@final
class CureMore(Question):
    """C-DEC-25: one more place that Life cures, later in the ring than those named, or DONE."""

    def __init__(self, seat: int, places: int, before: Decision) -> None:
        super().__init__(seat, before)
        self.places = places

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        later = [place for place in court.plagued_places() if 1 << place > self.places]
        if not court.taken_back:
            return [DONE, *[PLACE + place for place in later]]
        return sets_offered(court, seat, DEED_POWER + LIFE, self.places, later)

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action == DONE:
            announce_life(game, seat, self.places)
        else:
            cure_more(game, seat, self.places | 1 << action - PLACE, self)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "cure_more"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.places, STEPS.index(self.root().name())]


@final
class Knowledge(Power):
    """C-LORD-CRONE-1..3, C-LORD-CRONE-6: `first` is the deck."""

    def happen(self, court: Court) -> None:
        deck = self.first
        cards = top_cards(court, deck)
        offset = DECK_OFFSET[deck]
        court.tell(LOOKED_AT_DECK, self.seat, deck, len(cards), secret=[offset + card for card in cards])
        if movable(court, deck, cards) > 1:
            court.ask(ORDER_CARDS[self.seat][deck])


def top_cards(court: Court, deck: int) -> list[int]:
    """C-LORD-CRONE-2: the cards that Knowledge looks at, top first."""
    left = court.left[deck]
    return court.decks[deck][max(0, left - KNOWN_CARDS) : left][::-1]


def movable(court: Court, deck: int, cards: list[int]) -> int:
    """C-LORD-CRONE-3: how many can be put in another order: all but the Feast, which stays last."""
    if deck == EVENT_DECK and cards and court.cards.effects[cards[-1]] == FEAST:
        return len(cards) - 1
    return len(cards)


@final
class OrderCards(Decision):
    """C-DEC-25: which card comes on top, then which second; NOBODY while none is named."""

    def __init__(self, seat: int, deck: int, first: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.deck = deck
        self.first = first

    def legal(self, game: Any, seat: int) -> list[int]:
        """C-GEN-18: of equal cards one."""
        court: Court = game
        cards = top_cards(court, self.deck)
        codes: list[int] = []
        offered: list[int] = []
        for place in range(movable(court, self.deck, cards)):
            if place != self.first and cards[place] not in offered:
                offered.append(cards[place])
                codes.append(PICK + place)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        place = action - PICK
        cards = top_cards(court, self.deck)
        if self.first == NOBODY and movable(court, self.deck, cards) > 2:
            court.ask(OrderCards(seat, self.deck, place, self))
            return
        chosen = [place] if self.first == NOBODY else [self.first, place]
        order_deck(court, seat, self.deck, cards, chosen)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "order_cards"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.deck, self.first + 1]


def order_deck(court: Court, seat: int, deck: int, cards: list[int], chosen: list[int]) -> None:
    """The chosen ones on top, the rest below them as they lay."""
    order = [cards[place] for place in chosen]
    order += [cards[place] for place in range(len(cards)) if place not in chosen]
    left = court.left[deck]
    changed = court.decks[deck].copy()  # clones share the old one
    changed[left - len(order) : left] = order[::-1]
    court.decks[deck] = changed
    offset = DECK_OFFSET[deck]
    court.tell(ORDERED_DECK, seat, deck, len(order), secret=[offset + card for card in order])


@final
class Eye(Power):
    """C-LORD-CRONE-4, C-LORD-CRONE-5, C-LORD-CRONE-7: `first` is whose hand."""

    def happen(self, court: Court) -> None:
        whom = self.first
        hand = court.hand_of(whom)
        court.tell(LOOKED_AT_HAND, self.seat, whom, len(hand), secret=hand)
        dishes = court.dish_count(whom) if court.cleared else 0
        if dishes > 0:
            court.tell(LOOKED_AT_DISHES, self.seat, whom, dishes, secret=listed(court.dishes, whom, FEAST_COUNT))
        if dishes > 0 or court.hand_size(whom) > court.held[whom * BACK_COUNT + SOLDIERS]:
            court.ask(TAKE_CARD[self.seat][whom])
        else:
            court.tell(TOOK_NOTHING, self.seat, whom)


@final
class TakeCard(Decision):
    """C-DEC-25: a card that is no soldier, or nothing. Crone holds the hand while she is asked."""

    def __init__(self, seat: int, whom: int) -> None:
        super().__init__(seat)
        self.whom = whom

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = [NOTHING_TAKEN]
        for kind in range(MERCENARY, KIND_COUNT):
            if court.has(self.whom, kind):
                codes.append(CARD + kind)
        if court.cleared:
            for dish in range(FEAST_COUNT):
                if court.dishes[self.whom * FEAST_COUNT + dish] > 0:
                    codes.append(DISH + dish)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        verb = VERB_OF[action]
        if verb == CARD:
            kind = action - CARD
            court.leave(self.whom, kind)
            court.enter(seat, kind)
            court.tell(TOOK_CARD, seat, self.whom, BACK_OF[kind], secret=[kind])
        elif verb == DISH:
            dish = action - DISH
            court.dishes[self.whom * FEAST_COUNT + dish] -= 1
            court.dishes[seat * FEAST_COUNT + dish] += 1
            court.tell(TOOK_DISH, seat, self.whom, secret=[dish])
        else:
            court.tell(TOOK_NOTHING, seat, self.whom)

    def default(self, game: Any, seat: int) -> int:
        return NOTHING_TAKEN

    def name(self) -> str:
        return "take_card"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.whom]


# Opulence


@final
class Opulence(Power):
    """C-LORD-CAWD-3: `first` is the active player."""

    def happen(self, court: Court) -> None:
        court.opulent = True


def ask_opulence(court: Court) -> None:
    """C-LORD-CAWD-4: before the first collection and before conquest income; a promised use happens by itself."""
    if court.deals.open:
        do_acts(court, PROMISED_OPULENCE)
    cawdwell = opulence_seat(court)
    if cawdwell != NOBODY:
        court.ask(OPULENCE_QUESTION[cawdwell])


def opulence_seat(court: Court) -> int:
    """Cawdwell, if he is to be asked now, else NOBODY."""
    cawdwell = court.seat_of[CAWDWELL]
    if cawdwell == NOT_IN_PLAY or court.opulent or free_uses(court, OPULENCE) <= 0:
        return NOBODY
    return cawdwell if court.land_count(court.active) > 0 else NOBODY


@final
class OpulenceQuestion(Question):
    """C-DEC-10."""

    def after_deal(self, game: Any) -> None:
        """A use that is promised now happens at once."""
        court: Court = game
        do_acts(court, PROMISED_OPULENCE)
        if opulence_seat(court) == NOBODY:
            court.pending.pop()

    def legal(self, game: Any, seat: int) -> list[int]:
        return PASS_OR_USE

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == USE_OPULENCE:
            announce(court, Opulence(seat, DEED_POWER + OPULENCE, court.active, 0))

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "opulence"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


# The Death moment


@final
class DeathMoment(Question):
    """C-DEC-8, C-WIN-11."""

    def does_to_others(self) -> int:
        return STRIKES

    def legal(self, game: Any, seat: int) -> list[int]:
        codes = [PASS]
        add_deaths(game, codes)
        court: Court = game
        if court.taken_back:
            return [code for code in codes if code == PASS or power_offered(court, seat, code)]
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action != PASS:
            again = if_another(self, self.legal(game, seat)[1:])
            announce(game, Death(seat, DEED_POWER + DEATH, action - USE_DEATH, 0), again)

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "death_moment"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def ask_death(court: Court) -> None:
    """C-WIN-11: while a use is left."""
    dravanof = court.seat_of[DRAVANOF]
    if dravanof != NOT_IN_PLAY and court.uses[DEATH] > 0:
        court.ask(DEATH_MOMENT[dravanof])


PASS_OR_USE: Final = [PASS, USE_OPULENCE]
FURY_QUESTIONS: Final[list[list[FuryQuestion]]] = [
    [FuryQuestion(seat, place) for place in range(MOST_PLACES)] for seat in range(MOST_SEATS)
]
BEDLAM_QUESTIONS: Final[list[list[BedlamQuestion]]] = [
    [BedlamQuestion(seat, place) for place in range(MOST_PLACES)] for seat in range(MOST_SEATS)
]
POWERS_MOMENT: Final[list[Powers]] = [Powers(False), Powers(True)]
USE_POWER: Final[list[list[UsePower]]] = [
    [UsePower(seat, feast) for seat in range(MOST_SEATS)] for feast in (False, True)
]
ORDER_CARDS: Final = [
    [OrderCards(seat, deck, NOBODY, None) for deck in range(DECK_COUNT)] for seat in range(MOST_SEATS)
]
TAKE_CARD: Final[list[list[TakeCard]]] = [
    [TakeCard(seat, whom) for whom in range(MOST_SEATS)] for seat in range(MOST_SEATS)
]
OPULENCE_QUESTION: Final[list[OpulenceQuestion]] = [OpulenceQuestion(seat) for seat in range(MOST_SEATS)]
DEATH_MOMENT: Final[list[DeathMoment]] = [DeathMoment(seat) for seat in range(MOST_SEATS)]
