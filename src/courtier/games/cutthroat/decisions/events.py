"""The events: what each of them does, and what it asks (C-EVENT, ledger 4.1)."""

from typing import Any, Final, final

from courtier.core.pending import Decision, Sequel
from courtier.games.cutthroat.actions import BANK, DONE, LOSE, PAY, PLACE, SEAT
from courtier.games.cutthroat.cards import (
    ALMS,
    BROKEN_OATH,
    CHAMPION,
    CONTAGION,
    CURE,
    EVENT_DECK,
    FEAST,
    FORKED_TONGUES,
    HARVEST,
    HOARD,
    KINGS_TOLL,
    MERCENARY,
    OMENS,
    PLAGUE_ANY,
    PLAGUE_EACH,
    PLAGUE_LARGEST,
    PLAGUE_TWO,
    PLAGUE_UNOCCUPIED,
    PLAGUE_VOTE,
    SPOILS,
    STONES,
    SWORDS,
    WEDDING,
    WELCOME,
    WELLS,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.feast import begin_feast
from courtier.games.cutthroat.decisions.lords import mercenaries_at
from courtier.games.cutthroat.decisions.reactions import PLAGUE_NEXT, spread_plague
from courtier.games.cutthroat.decisions.resources import FOUR_WAYS, LANDLESS, ChooseColour, collect_gems
from courtier.games.cutthroat.decisions.voting import begin_vote
from courtier.games.cutthroat.decisions.wedding import begin_wedding
from courtier.games.cutthroat.events import (
    DRAWN_SPOILS,
    EVENT_DRAWN,
    EVENT_WITHOUT_EFFECT,
    FOR_HARVEST,
    FOR_KINGS_TOLL,
    FOR_OMENS,
    FOR_WELCOME,
    GEMS_HOARD,
    GEMS_STONES,
    PAID_SWORDS,
    VOTE_ALMS,
    VOTE_CHAMPION,
    VOTE_PLAGUE,
)

MANY_LANDS = 2  # E06, E25: so many territories make a player count
PLACE_BASE = 10  # of places picked one after the other, a digit each, place + 1


def draw_event(court: Court) -> None:
    """C-EVENT-1: the top card of the event deck."""
    left = court.left[EVENT_DECK] - 1
    court.left[EVENT_DECK] = left
    event = court.decks[EVENT_DECK][left]
    court.event = event
    court.tell(EVENT_DRAWN, court.active, event)
    resolve_event(court, court.cards.effects[event], court.cards.numbers[event])


def resolve_event(court: Court, effect: int, number: int) -> None:
    """C-EVENT-5."""
    if effect in (WELCOME, KINGS_TOLL, OMENS, SPOILS):
        pay_everybody(court, effect, number)
    elif effect in (ALMS, PLAGUE_VOTE, CHAMPION):
        open_vote(court, effect)
    elif effect in (PLAGUE_ANY, PLAGUE_UNOCCUPIED, PLAGUE_EACH, CONTAGION, PLAGUE_LARGEST, PLAGUE_TWO):
        resolve_plague(court, effect)
    elif effect in (HARVEST, STONES, SWORDS, HOARD):
        court.ask(FIRST_STEPS[effect])
    elif effect == CURE:
        ask_cure(court, number)
    elif effect == WELLS:
        turn_random(court)
    elif effect == WEDDING:
        begin_wedding(court)
    elif effect == FEAST:
        begin_feast(court)
    else:
        assert effect in (BROKEN_OATH, FORKED_TONGUES)
        has_no_effect(court)  # C/A-138: without deals there is nothing to void


def has_no_effect(court: Court) -> None:
    """C-EVENT-9."""
    court.tell(EVENT_WITHOUT_EFFECT, court.event)


def clockwise(court: Court) -> list[int]:
    """C-EVENT-6: from the drawer."""
    return [(court.active + step) % court.seats for step in range(court.seats)]


def pay_everybody(court: Court, effect: int, number: int) -> None:
    """E01 (C-WELC-11), E16, E19, E23."""
    for seat in clockwise(court):
        land = court.land_count(seat)
        if effect == WELCOME:
            court.take_coins(seat, number, FOR_WELCOME)
        elif effect == OMENS:
            court.take_coins(seat, number, FOR_OMENS)
        elif land > 0 and effect == KINGS_TOLL:
            court.take_coins(seat, number * land, FOR_KINGS_TOLL)
        elif land > 0 and effect == SPOILS:
            court.draw_mercenaries(seat, number * land, DRAWN_SPOILS)
    if effect == OMENS and court.left[EVENT_DECK] > 0:
        draw_event(court)


def open_vote(court: Court, effect: int) -> None:
    """E02, E04, E18, E20."""
    if effect == ALMS:
        begin_vote(court, VOTE_ALMS)
    elif effect == CHAMPION:
        begin_vote(court, VOTE_CHAMPION)
    elif court.healthy_places():
        begin_vote(court, VOTE_PLAGUE)
    else:
        has_no_effect(court)


# Plague


def resolve_plague(court: Court, effect: int) -> None:
    """E03, E05, E06, E07, E15, E21."""
    if effect == PLAGUE_ANY:
        choose_plague(court, court.healthy_places())
    elif effect == PLAGUE_UNOCCUPIED:
        plague_unoccupied(court)
    elif effect == PLAGUE_EACH:
        plague_each(court)
    elif effect == CONTAGION:
        spread_contagion(court)
    elif effect == PLAGUE_LARGEST:
        plague_largest(court)
    else:
        plague_two(court)


def choose_plague(court: Court, places: list[int]) -> None:
    """C-DEC-1, C-EVENT-9: the drawer is asked if there is a choice."""
    if not places:
        has_no_effect(court)
    elif len(places) == 1:
        spread_plague(court, places[0])
    else:
        court.ask(PlagueTerritory(court.active, mask_of(places), False))


def mask_of(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def plague_unoccupied(court: Court) -> None:
    """E05: the empty ones in ring order; else the one with most military cards."""
    healthy = court.healthy_places()
    empty = [place for place in healthy if not court.stacks[place]]
    if empty:
        court.then([PLAGUE_NEXT[place] for place in empty])
        return
    most = max([len(court.stacks[place]) for place in healthy], default=0)
    choose_plague(court, [place for place in healthy if len(court.stacks[place]) == most])


def spread_contagion(court: Court) -> None:
    """E07."""
    healthy = court.healthy_places()
    if court.plagued == 0:
        spread_plague(court, healthy[court.rng.below(len(healthy))])
        return
    next_to: list[int] = []
    for place in healthy:
        before, after = court.neighbours(place)
        if court.is_plagued(before) or court.is_plagued(after):
            next_to.append(place)
    choose_plague(court, next_to)


def turn_random(court: Court) -> None:
    """E17, E22: cures where at least half of the ring is plagued, else plagues."""
    plagued = court.plagued_places()
    if 2 * len(plagued) >= len(court.ring):
        court.cure(plagued[court.rng.below(len(plagued))])
    else:
        healthy = court.healthy_places()
        spread_plague(court, healthy[court.rng.below(len(healthy))])


def healthy_land(court: Court, seat: int) -> list[int]:
    return [place for place in court.land_of(seat) if not court.is_plagued(place)]


def plague_each(court: Court) -> None:
    """E06."""
    for seat in range(court.seats):
        if court.land_count(seat) >= MANY_LANDS and healthy_land(court, seat):
            court.ask(PlagueEach(0, 0))
            return
    choose_plague(court, court.healthy_places())


@final
class PlagueEach(Sequel):
    """E06: the seat `step` places on picks next; `picks` are the places picked, the first one the lowest digit."""

    def __init__(self, step: int, picks: int) -> None:
        super().__init__()
        self.step = step
        self.picks = picks

    def follow(self, game: Any) -> None:
        court: Court = game
        if self.step == court.seats:
            court.then([PLAGUE_NEXT[place] for place in picked(self.picks)])
            return
        seat = (court.active + self.step) % court.seats
        healthy = healthy_land(court, seat)
        if court.land_count(seat) < MANY_LANDS or not healthy:
            court.ask(PlagueEach(self.step + 1, self.picks))
        elif len(healthy) == 1:
            court.ask(PlagueEach(self.step + 1, with_pick(self.picks, healthy[0])))
        else:
            court.ask(PlagueOwn(seat, self.step + 1, self.picks))

    def name(self) -> str:
        return "plague_each"

    def dump(self) -> list[Any]:
        return [self.name(), self.step, self.picks]


def with_pick(picks: int, place: int) -> int:
    factor = 1
    while picks >= factor:
        factor *= PLACE_BASE
    return picks + (place + 1) * factor


def picked(picks: int) -> list[int]:
    places: list[int] = []
    while picks > 0:
        places.append(picks % PLACE_BASE - 1)
        picks //= PLACE_BASE
    return places


@final
class PlagueOwn(Decision):
    """C-DEC-31: an own healthy territory; `step` is where E06 goes on, 0 for E15."""

    def __init__(self, seat: int, step: int, picks: int) -> None:
        super().__init__(seat)
        self.step = step
        self.picks = picks

    def legal(self, game: Any, seat: int) -> list[int]:
        return [PLACE + place for place in healthy_land(game, seat)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        place = action - PLACE
        if self.step > 0:
            court.ask(PlagueEach(self.step, with_pick(self.picks, place)))
        else:
            spread_plague(court, place)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "plague_own"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.step, self.picks]


def plague_largest(court: Court) -> None:
    """E15: of those with most territories the drawer says who."""
    most = max([court.land_count(seat) for seat in range(court.seats)])
    largest = [seat for seat in range(court.seats) if court.land_count(seat) == most]
    if most == 0:
        has_no_effect(court)
    elif len(largest) == 1:
        plague_one_of(court, largest[0])
    else:
        court.ask(ChooseLargest(court.active, mask_of(largest)))


def plague_one_of(court: Court, seat: int) -> None:
    healthy = healthy_land(court, seat)
    if not healthy:
        has_no_effect(court)
    elif len(healthy) == 1:
        spread_plague(court, healthy[0])
    else:
        court.ask(PlagueOwn(seat, 0, 0))


@final
class ChooseLargest(Decision):
    """C-DEC-31: E15, which of the tied players."""

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def legal(self, game: Any, seat: int) -> list[int]:
        return [SEAT + other for other in places_in(self.mask)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        plague_one_of(game, action - SEAT)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "choose_largest"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.mask]


def plague_two(court: Court) -> None:
    """E21: two that are not adjacent; one if there is no such pair."""
    healthy = court.healthy_places()
    paired = [place for place in healthy if partners(court, place)]
    if paired:
        court.ask(PlagueTerritory(court.active, mask_of(paired), True))
    else:
        choose_plague(court, healthy)


def partners(court: Court, place: int) -> list[int]:
    """Healthy places that are not adjacent to this one."""
    near = court.neighbours(place)
    return [other for other in court.healthy_places() if other != place and other not in near]


@final
class PlagueTerritory(Decision):
    """C-DEC-31: E03, E05, E07, E21: a territory of those in `mask`; with `two` a second one is asked for."""

    def __init__(self, seat: int, mask: int, two: bool) -> None:
        super().__init__(seat)
        self.mask = mask
        self.two = two

    def legal(self, game: Any, seat: int) -> list[int]:
        return [PLACE + place for place in places_in(self.mask)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        place = action - PLACE
        if not self.two:
            spread_plague(court, place)
            return
        second = partners(court, place)
        if len(second) == 1:
            court.then([PLAGUE_NEXT[place], PLAGUE_NEXT[second[0]]])
        else:
            court.ask(PlagueSecond(seat, place, self))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "plague_territory"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.mask, int(self.two)]


@final
class PlagueSecond(Decision):
    """C-DEC-31: E21, the second territory."""

    def __init__(self, seat: int, first: int, before: PlagueTerritory) -> None:
        super().__init__(seat, before)
        self.first = first
        self.mask = before.mask

    def legal(self, game: Any, seat: int) -> list[int]:
        return [PLACE + place for place in partners(game, self.first)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        court.then([PLAGUE_NEXT[self.first], PLAGUE_NEXT[action - PLACE]])

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "plague_second"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.first, self.mask]


# Tribute


@final
class Tribute(Sequel):
    """E08, E09: the seat `step` places on takes its tribute next."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def follow(self, game: Any) -> None:
        court: Court = game
        if self.step == court.seats:
            return
        court.ask(Tribute(self.step + 1))
        seat = (court.active + self.step) % court.seats
        land = court.land_of(seat)
        if not land:
            landless_tribute(court, seat)
        elif len(land) == 1:
            take_tribute(court, seat, land[0])
        elif pays_coins(court) or court.bank_gems() > 0:
            court.ask(ChooseTribute(seat))

    def name(self) -> str:
        return "tribute"

    def dump(self) -> list[Any]:
        return [self.name(), self.step]


def pays_coins(court: Court) -> bool:
    return court.cards.effects[court.event] == HARVEST


def landless_tribute(court: Court, seat: int) -> None:
    number = court.cards.numbers[court.event]
    if pays_coins(court):
        court.take_coins(seat, number, FOR_HARVEST)
    else:
        court.draw_gems(seat, number, GEMS_STONES)


def take_tribute(court: Court, seat: int, place: int) -> None:
    """C-TERR-14: what the territory adds counts."""
    if pays_coins(court):
        court.take_coins(seat, court.coin_value(place, seat), FOR_HARVEST, place)
    else:
        collect_gems(court, seat, place, GEMS_STONES)


@final
class ChooseTribute(Decision):
    """C-DEC-31: E08, E09, which own territory."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return [PLACE + place for place in court.land_of(seat)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        take_tribute(game, seat, action - PLACE)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "choose_tribute"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class Hoard(Sequel):
    """E25: first everybody picks a colour, then players with land enough draw one; `step` counts both rounds."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def follow(self, game: Any) -> None:
        court: Court = game
        seats = court.seats
        if self.step == 2 * seats or court.bank_gems() == 0:
            return
        court.ask(Hoard(self.step + 1))
        seat = (court.active + self.step) % seats
        number = court.cards.numbers[court.event]
        if self.step < seats:
            if number > 0:
                count = min(number, court.bank_gems())
                court.ask(ChooseColour(seat, count, BANK, LANDLESS * FOUR_WAYS + GEMS_HOARD))
        elif court.land_count(seat) >= MANY_LANDS:
            court.draw_gems(seat, number, GEMS_HOARD)

    def name(self) -> str:
        return "hoard"

    def dump(self) -> list[Any]:
        return [self.name(), self.step]


# Cure and upkeep


def ask_cure(court: Court, number: int) -> None:
    """E11."""
    if court.plagued and number > 0:
        court.ask(CureTerritory(court.active, 0, None))
    else:
        has_no_effect(court)


@final
class CureTerritory(Decision):
    """C-DEC-31: E11, the next territory, later in the ring than those in `mask`, or DONE."""

    def __init__(self, seat: int, mask: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.mask = mask

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return [DONE, *[PLACE + place for place in court.plagued_places() if 1 << place > self.mask]]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        mask = self.mask if action == DONE else self.mask | 1 << action - PLACE
        most = court.cards.numbers[court.event]
        follows = court.plagued.bit_length() > mask.bit_length()
        if action != DONE and follows and len(places_in(mask)) < most:
            court.ask(CureTerritory(seat, mask, self))
            return
        for place in places_in(mask):
            court.cure(place)

    def default(self, game: Any, seat: int) -> int:
        return DONE

    def name(self) -> str:
        return "cure_territory"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.mask]


@final
class Swords(Sequel):
    """E12: clockwise from the drawer and in ring order: who is asked next for which territory."""

    def __init__(self, step: int, place: int) -> None:
        super().__init__()
        self.step = step
        self.place = place

    def follow(self, game: Any) -> None:
        court: Court = game
        for step in range(self.step, court.seats):
            seat = (court.active + step) % court.seats
            for place in range(self.place if step == self.step else 0, len(court.ring)):
                if court.owners[place] == seat and mercenaries_at(court, place):
                    court.ask(Swords(step, place + 1))
                    court.ask(PaySwords(seat, place))
                    return

    def name(self) -> str:
        return "swords"

    def dump(self) -> list[Any]:
        return [self.name(), self.step, self.place]


@final
class PaySwords(Decision):
    """C-DEC-31: E12, pay for the mercenaries at `place` or lose the uppermost one."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return [PAY, LOSE] if court.coins[seat] >= court.cards.numbers[court.event] else [LOSE]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == PAY:
            court.pay_coins(seat, court.cards.numbers[court.event], PAID_SWORDS, self.place)
            return
        position = 0
        while court.stacks[self.place][position] < MERCENARY:
            position += 1
        court.kill(self.place, position)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "pay_swords"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.place]


FIRST_STEPS: Final[dict[int, Sequel]] = {HARVEST: Tribute(0), STONES: Tribute(0), SWORDS: Swords(0, 0), HOARD: Hoard(0)}
