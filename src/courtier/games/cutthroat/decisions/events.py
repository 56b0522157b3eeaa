"""The events: what each of them does, and what it asks (C-EVENT, ledger 4.1)."""

from typing import Any, Final, final

from courtier.core.pending import Sequel
from courtier.games.cutthroat.actions import BANK, LOSE, PAY, PLACE
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
from courtier.games.cutthroat.decisions.brom_tyber import mercenaries_at
from courtier.games.cutthroat.decisions.cure import ask_cure
from courtier.games.cutthroat.decisions.disputes import resolve_oaths
from courtier.games.cutthroat.decisions.event_choice import has_no_effect
from courtier.games.cutthroat.decisions.feast import begin_feast
from courtier.games.cutthroat.decisions.own_plague import MANY_LANDS
from courtier.games.cutthroat.decisions.plague import resolve_plague, turn_random
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.resources import FOUR_WAYS, LANDLESS, ChooseColour, collect_gems
from courtier.games.cutthroat.decisions.talk import IN_WELCOME, bargains, open_bargaining
from courtier.games.cutthroat.decisions.voting import begin_vote
from courtier.games.cutthroat.decisions.wedding import begin_wedding
from courtier.games.cutthroat.events import (
    DRAWN_SPOILS,
    EVENT_DRAWN,
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


def draw_event(court: Court) -> None:
    """C-EVENT-1, C-EVENT-2: the top card of the event deck, for all to see; its drawer is the active player."""
    left = court.left[EVENT_DECK] - 1
    court.left[EVENT_DECK] = left
    event = court.decks[EVENT_DECK][left]
    court.event = event
    court.tell(EVENT_DRAWN, court.active, event)
    resolve_event(court, court.cards.effects[event], court.cards.numbers[event])


def resolve_event(court: Court, effect: int, number: int) -> None:
    """C-EVENT-5."""
    if effect == WELCOME and bargains(court):
        open_bargaining(court, IN_WELCOME, court.active)  # C-WELC-9
    elif effect in (WELCOME, KINGS_TOLL, OMENS, SPOILS):
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
        resolve_oaths(court, effect)  # C/A-138: without deals there is nothing to void


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
class ChooseTribute(Question):
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


# Upkeep


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
class PaySwords(Question):
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
