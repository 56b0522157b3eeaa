"""The six events: whom they name, and what they do (ledger §4, reconstructed)."""

from typing import Any, final

from courtier.core.deals.clause import GOODS_ADMITTED, LOOKS_ADMITTED
from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.pending import Decision, Sequel
from courtier.games.duhr.actions import CARD, PASS, SEAT
from courtier.games.duhr.cards import (
    BETRAYAL,
    BLACKMAIL,
    CLOCKWISE,
    COLLABORATORS,
    ESPIONAGE,
    EVENT,
    INFORMANTS,
    INTRIGUE,
    VILIFIED,
)
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import AIMS, HARMS
from courtier.games.duhr.decisions.abilities import FREE_SPOT, has_target, held_cards
from courtier.games.duhr.decisions.blackmail import blackmail
from courtier.games.duhr.decisions.conducts import event_conduct
from courtier.games.duhr.decisions.conspiracies import show_by_consequence
from courtier.games.duhr.decisions.negation import Deed, put_up
from courtier.games.duhr.events import (
    BY_EVENT,
    EXCHANGED,
    LOOKED_AT_AGENDA,
    LOOKED_AT_CONSPIRACY,
    LOOKED_AT_HAND,
    NOBODY_NAMED,
    RECEIVED,
    TOOK,
    TRIGGERED,
    TRIGGERED_EVENT,
)
from courtier.games.duhr.supply import listed


@final
class TriggerEvent(Deed):
    """D-ACT-3: first and second are the seats it names, plus one; NOBODY_NAMED where it names none."""

    def pay(self, court: Court) -> None:
        event = self.what - TRIGGERED_EVENT
        court.done += 1
        court.leave(self.seat, EVENT + event)
        court.tell(TRIGGERED, self.seat, event, self.first, self.second)

    def aims_at(self, court: Court, seat: int) -> bool:
        return seat + 1 in (self.first, self.second)

    def happen(self, court: Court) -> None:
        event = self.what - TRIGGERED_EVENT
        court.ask(LayAway(self.seat, event))
        effect = court.cards.effects[event]
        if self.first == NOBODY_NAMED:
            return
        whom = self.first - 1
        if effect == BETRAYAL:  # EV-BETRAYAL
            show_by_consequence(court, whom, BY_EVENT)
        elif effect == BLACKMAIL:
            blackmail(court, whom, self.seat, court.cards.numbers[event])
        elif effect == COLLABORATORS:
            if self.second != NOBODY_NAMED:
                court.ask(Collaborate(self.seat, court.houses[self.second - 1]))
            court.ask(Collaborate(self.seat, court.houses[whom]))
        elif effect == ESPIONAGE:
            spy(court, self.seat, whom, court.cards.numbers[event])
        elif effect == INFORMANTS:
            inform(court, self.seat, whom, court.cards.numbers[event])
        else:
            exchange(court, whom, self.second - 1)

    def fail(self, court: Court) -> None:
        """D/A-24: negated, it comes to the pile all the same."""
        super().fail(court)
        court.lay_away(EVENT + self.what - TRIGGERED_EVENT)


@final
class LayAway(Sequel):
    """D-ACT-3, D/A-3: when all of its effect is done the event is discarded."""

    def __init__(self, seat: int, event: int) -> None:
        super().__init__()
        self.whose = seat
        self.event = event

    def follow(self, game: Any) -> None:
        court: Court = game
        court.lay_away(EVENT + self.event)

    def name(self) -> str:
        return "lay_away"

    def dump(self) -> list[Any]:
        return [self.name(), self.whose, self.event]


# Naming players and Houses


def trigger(court: Court, seat: int, event: int, before: Decision) -> None:
    """Whom does it name? With nobody to name it is announced as it is (D/A-30)."""
    if targets(court, seat, event):
        court.ask(ChooseTarget(seat, event, before))
    else:
        put_up(court, TriggerEvent(seat, TRIGGERED_EVENT + event, NOBODY_NAMED, NOBODY_NAMED))


def targets(court: Court, seat: int, event: int) -> list[int]:
    """Ledger §4: "choose a player" excludes oneself; Informants, Collaborators and Intrigue do not."""
    effect = court.cards.effects[event]
    codes: list[int] = []
    for other in CLOCKWISE[court.seats][seat]:
        if may_be_named(court, seat, other, effect):
            codes.append(SEAT + other)
    return codes


def may_be_named(court: Court, seat: int, other: int, effect: int) -> bool:
    if effect == BETRAYAL:
        return other != seat and not court.shown[other]
    if effect == BLACKMAIL:
        return other != seat and court.status[other] != VILIFIED
    if effect == COLLABORATORS:
        return court.status[other] != VILIFIED
    return effect != ESPIONAGE or other != seat


def seconds(court: Court, seat: int, event: int, first: int) -> list[int]:
    """Collaborators: another House or none. Intrigue: the other player."""
    codes = [code for code in targets(court, seat, event) if code != SEAT + first]
    if court.cards.effects[event] == COLLABORATORS:
        codes.append(PASS)
    return codes


def wants_two(court: Court, event: int) -> bool:
    """Does it name a second House or player?"""
    effect = court.cards.effects[event]
    return effect == INTRIGUE or (effect == COLLABORATORS and court.cards.numbers[event] > 1)


def event_ends(court: Court, seat: int, event: int, code: int) -> list[Conduct]:
    """All that the event can come to once it has named this player first."""
    first = code - SEAT
    if not wants_two(court, event):
        return [event_conduct(court, event, first, -1)]
    others = seconds(court, seat, event, first)
    return [event_conduct(court, event, first, other - SEAT if other != PASS else -1) for other in others]


@final
class ChooseTarget(Decision):
    """D-ASK-4: the player or House that the event names first."""

    def __init__(self, seat: int, event: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.event = event
        self.verbs = HARMS | AIMS
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return targets(game, seat, self.event)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return NO_CONDUCT if wants_two(game, self.event) else event_conduct(game, self.event, code - SEAT, -1)

    def ends(self, game: Any, seat: int, code: int) -> list[Conduct]:
        return event_ends(game, seat, self.event, code)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        first = action - SEAT
        if wants_two(court, self.event):
            court.ask(ChooseSecond(seat, self.event, first, self))
        else:
            put_up(court, TriggerEvent(seat, TRIGGERED_EVENT + self.event, first + 1, NOBODY_NAMED))

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return targets(game, seat, self.event)[0]

    def name(self) -> str:
        return "choose_target"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.event]


@final
class ChooseSecond(Decision):
    """D-ASK-4: the second House of Collaborators, or none; the other player of Intrigue."""

    def __init__(self, seat: int, event: int, first: int, before: Decision) -> None:
        super().__init__(seat, before)
        self.event = event
        self.first = first
        self.verbs = AIMS
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return seconds(game, seat, self.event, self.first)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return event_conduct(game, self.event, self.first, code - SEAT if code != PASS else -1)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        first = self.first + 1
        second = NOBODY_NAMED if action == PASS else action - SEAT + 1
        if court.cards.effects[self.event] == INTRIGUE and second < first:  # named together, in no order
            first, second = second, first
        put_up(court, TriggerEvent(seat, TRIGGERED_EVENT + self.event, first, second))

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return seconds(game, seat, self.event, self.first)[0]

    def name(self) -> str:
        return "choose_second"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.event, self.first]


# Collaborators


@final
class Collaborate(Sequel):
    """EV-COLLABORATORS: the next House helps, if both still have standing and there is something to do."""

    def __init__(self, seat: int, house: int) -> None:
        super().__init__()
        self.whose = seat
        self.house = house

    def follow(self, game: Any) -> None:
        court: Court = game
        seat = self.whose
        if court.status[seat] == VILIFIED or court.status[court.owners[self.house]] == VILIFIED:
            return
        if has_target(court, seat, self.house, True):
            court.ask(FREE_SPOT[seat][self.house])

    def name(self) -> str:
        return "collaborate"

    def dump(self) -> list[Any]:
        return [self.name(), self.whose, self.house]


# Espionage, Informants, Intrigue


def spy(court: Court, seat: int, whom: int, count: int) -> None:
    """EV-ESPIONAGE: a look, told to the one who looks; then perhaps a card."""
    if court.recording:
        court.tell(LOOKED_AT_HAND, seat, whom, court.sizes[whom], secret=listed(court.hands[whom]))
        court.tell(LOOKED_AT_CONSPIRACY, seat, whom, secret=[court.conspiracies[whom]])
        court.tell(LOOKED_AT_AGENDA, seat, whom, secret=[court.chosen[whom]])
    if court.sizes[whom] > 0 and count > 0:
        court.ask(Take(seat, whom, count))


@final
class Take(Decision):
    """D-ASK-10: nothing, or a kind out of that hand."""

    def __init__(self, seat: int, whom: int, count: int) -> None:
        super().__init__(seat)
        self.whom = whom
        self.count = count
        self.admits = LOOKS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return [PASS, *held_cards(court.hands[self.whom])]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == PASS:
            return
        kind = action - CARD
        court.leave(self.whom, kind)
        court.enter(seat, kind)
        court.tell(TOOK, seat, self.whom, 1, secret=[kind])
        if self.count > 1 and court.sizes[self.whom] > 0:
            court.ask(Take(seat, self.whom, self.count - 1))

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return PASS

    def name(self) -> str:
        return "take"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.whom, self.count]


def inform(court: Court, seat: int, whom: int, count: int) -> None:
    """EV-INFORMANTS: all concealed cards of the House are turned up; who is a villain by that draws nothing."""
    court.turn_all_up(seat, whom)
    if court.status[seat] != VILIFIED:
        court.draw(seat, count)


def exchange(court: Court, first: int, second: int) -> None:
    """EV-INTRIGUE: the cards keep their faces; each new owner looks at theirs."""
    court.tell(EXCHANGED, first, second)
    court.conspiracies[first], court.conspiracies[second] = court.conspiracies[second], court.conspiracies[first]
    court.shown[first], court.shown[second] = court.shown[second], court.shown[first]
    court.tell(RECEIVED, first, secret=[court.conspiracies[first]])
    court.tell(RECEIVED, second, secret=[court.conspiracies[second]])
