"""A turn: Main, again and again, then Acquire; or a villain's act (D-TURN, D-ACT, D-ACQ)."""

from typing import Any, Final, final

from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.deals.menu import may_offer
from courtier.core.deals.rules import MENU
from courtier.core.pending import Decision, Sequel
from courtier.games.duhr.actions import (
    CARD,
    CREATE,
    DRAW,
    END,
    MASTERSTROKE,
    RAISE,
    REVEAL,
    SEAT,
    SPOT,
    TRIGGER,
    USE,
    VERB_OF,
)
from courtier.games.duhr.cards import (
    DISFAVORED,
    FAVORED,
    FEWEST_FAVORED,
    HOUSE_COUNT,
    MOST_SEATS,
    VILIFIED,
    WORKING,
)
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import AIMS, GIVES, HARM, HARMS, HELPS, RAISED, SCANDAL_CREATED, SHOWN_BY_CHOICE
from courtier.games.duhr.decisions.abilities import (
    ChooseAbilitySpot,
    ability_ends,
    ability_spots,
    add_held,
    favored_houses,
)
from courtier.games.duhr.decisions.conspiracies import run_cascade, show_by_choice
from courtier.games.duhr.decisions.events import event_ends, targets, trigger
from courtier.games.duhr.decisions.house_actions import (
    ChooseScandalHouse,
    add_actions,
    choose_masterstroke,
    forced_discard,
    harm,
)
from courtier.games.duhr.decisions.masterstrokes import NO_HOUSE, stroke_ends
from courtier.games.duhr.decisions.villains import VILLAINOUS_ACT, can_act
from courtier.games.duhr.events import ACQUIRING, NO_ACT, TURN_BEGAN
from courtier.games.duhr.menu import OFFER_DEAL

MOST_ACTIONS: Final = 2  # D-TURN-6


@final
class Main(Decision):
    """D-ASK-2: a House Action, the reveal of the conspiracy, a forced discard, or the end of the phase.

    D-FAVOR-2, D-DISF-7, 8: only a favored House may reveal by choice and act twice. D-CONSP-5: none may conceal again.
    D-TURN-11, 12: the second action is like the first, and the status is read when the player chooses.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.verbs = HARMS | HELPS | AIMS | GIVES
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes: list[int] = []
        favored = court.status[seat] == FAVORED
        if court.done == 0 or (favored and court.done < MOST_ACTIONS):
            add_actions(court, seat, codes)
        forced = court.done == 0 and not codes
        if favored and not court.shown[seat]:
            codes.append(REVEAL)
        if forced:
            add_held(court.hands[seat], codes)  # D/A-31
        if court.done > 0 or court.sizes[seat] == 0:
            codes.append(END)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        verb = VERB_OF[action]
        named = action - verb
        if verb == RAISE:
            court.done += 1
            court.play(seat, named, court.owners[named])
            run_cascade(court)
        elif verb == TRIGGER:
            trigger(court, seat, named, self)
        elif verb == USE:
            court.ask(ChooseAbilitySpot(seat, named, False, self))
        elif verb == MASTERSTROKE:
            choose_masterstroke(court, seat, named, self)
        elif verb == CREATE:
            court.ask(CHOOSE_SCANDAL_HOUSE[seat])
        elif verb == REVEAL:
            show_by_choice(court, seat)
        elif verb == CARD:
            forced_discard(court, seat, named)
        else:
            assert verb == END
            court.pending.pop()  # the Turn that would ask again
            acquire(court, seat)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        """D/A-79: what names its target later is judged then."""
        court: Court = game
        if VERB_OF[code] == RAISE:
            return HARM[court.owners[code - RAISE]][RAISED]
        return HARM[seat][SHOWN_BY_CHOICE] if code == REVEAL and court.scandals > 0 else NO_CONDUCT

    def opens_chain(self, code: int) -> bool:
        """An event may name nobody."""
        return VERB_OF[code] in (CREATE, USE, MASTERSTROKE)

    def ends(self, game: Any, seat: int, code: int) -> list[Conduct]:
        verb = VERB_OF[code]
        if verb == CREATE:
            return [HARM[each - SEAT][SCANDAL_CREATED] for each in favored_houses(game, seat, NO_HOUSE)]
        if verb == USE:
            house = code - USE
            spots = ability_spots(game, seat, house, False)
            return [end for spot in spots for end in ability_ends(game, seat, house, False, spot - SPOT)]
        if verb == MASTERSTROKE:
            return stroke_ends(game, seat, (code - MASTERSTROKE) // HOUSE_COUNT)
        if verb == TRIGGER:
            named = targets(game, seat, code - TRIGGER)
            return [end for each in named for end in event_ends(game, seat, code - TRIGGER, each)] or [NO_CONDUCT]
        return [self.conduct(game, seat, code)]

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        codes = self.legal(game, seat)
        best = codes[0]
        for code in codes:
            if harm(game, seat, code) < harm(game, seat, best):
                best = code
        return best

    def name(self) -> str:
        return "main"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class Acquire(Decision):
    """D-ACQ-2, 3, 6, D-ASK-11: draw one, or discard any card and then draw two. D-TURN-9: a hand has no limit."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.verbs = GIVES
        self.admits = GOODS_ADMITTED

    def after_deal(self, game: Any) -> None:
        """D/A-77: who gave the last card away draws two."""
        court: Court = game
        if court.sizes[self.seat] == 0:
            court.pending.pop()
            court.draw(self.seat, 2)

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = [DRAW]
        add_held(court.hands[seat], codes)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == DRAW:
            court.draw(seat, 1)
        else:
            court.discard_card(seat, action - CARD, ACQUIRING)
            court.draw(seat, 2)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return DRAW

    def name(self) -> str:
        return "acquire"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class Turn(Sequel):
    """D-ASK-3: after each answer to Main and its consequences: the end, Main again, or the Acquire Phase.

    D-END-2, D-END-3: favored Houses are counted here, not while an action is carried out.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.whose = seat

    def follow(self, game: Any) -> None:
        court: Court = game
        seat = self.whose
        if court.favored < FEWEST_FAVORED:  # D/A-40, D/A-41
            court.finish()
        elif court.status[seat] == VILIFIED:  # D/A-35
            next_turn(court)
        elif goes_on(court, seat):
            court.ask(self)
            court.ask(MAIN[seat])
        else:
            acquire(court, seat)

    def name(self) -> str:
        return "turn"

    def dump(self) -> list[Any]:
        return [self.name(), self.whose]


def goes_on(court: Court, seat: int) -> bool:
    """D-ASK-3: the action is due, or a favored House may still act or reveal."""
    if court.done == 0:
        return True
    return court.status[seat] == FAVORED and (court.done < MOST_ACTIONS or not court.shown[seat])


def acquire(court: Court, seat: int) -> None:
    """The Acquire Phase; D/A-85: where deals are a menu, it is asked before."""
    if court.options["deals"] == MENU and may_offer(court, seat):
        court.ask(ACQUIRE_PHASE[seat])
        court.ask(OFFER_DEAL[seat])
    else:
        begin_acquiring(court, seat)


def begin_acquiring(court: Court, seat: int) -> None:
    """D-ACQ-1, D-DISF-4: with an empty hand there is nothing to ask."""
    if court.sizes[seat] == 0:
        court.draw(seat, 2)
        next_turn(court)
    else:
        court.ask(END_TURN[seat])
        court.ask(ACQUIRE[seat])


@final
class AcquirePhase(Sequel):
    """D/A-85: the Acquire Phase, after the menu of deals."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.whose = seat

    def follow(self, game: Any) -> None:
        begin_acquiring(game, self.whose)

    def name(self) -> str:
        return "acquire_phase"

    def dump(self) -> list[Any]:
        return [self.name(), self.whose]


@final
class EndTurn(Sequel):
    """D-DISF-5, D/A-40: the turn is over, and after a villain's act the game may be."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.whose = seat

    def follow(self, game: Any) -> None:
        court: Court = game
        if court.favored < FEWEST_FAVORED:
            court.finish()
        else:
            next_turn(court)

    def name(self) -> str:
        return "end_turn"

    def dump(self) -> list[Any]:
        return [self.name(), self.whose]


def next_turn(court: Court) -> None:
    """D-TURN-10: clockwise, villains included. A villain without a legal act is passed over (D/A-65)."""
    if court.aside_size > 0:
        court.retrieve(court.active)
    begin_turn(court, (court.active + 1) % court.seats)


def begin_turn(court: Court, seat: int) -> None:
    """D-TURN-2, D-TURN-8, D-DISF-2."""
    court.turn += 1
    court.active = seat
    court.done = 0
    court.limited = court.status[seat] == DISFAVORED
    court.tell(TURN_BEGAN, seat, court.turn)
    if court.status[seat] != VILIFIED:
        if court.limited and court.sizes[seat] > WORKING:
            court.set_aside(seat)
        court.ask(TURN[seat])
        court.ask(MAIN[seat])
        offer_deal(court, seat)
    elif can_act(court):
        court.ask(END_TURN[seat])
        court.ask(VILLAINOUS_ACT[seat])
        offer_deal(court, seat)
    else:
        court.tell(NO_ACT, seat)
        next_turn(court)


def offer_deal(court: Court, seat: int) -> None:
    """D/A-85: the menu of deals, before the first Main or a villain's act."""
    if court.options["deals"] == MENU:
        court.ask(OFFER_DEAL[seat])


MAIN: Final = [Main(seat) for seat in range(MOST_SEATS)]
CHOOSE_SCANDAL_HOUSE: Final = [ChooseScandalHouse(seat, MAIN[seat]) for seat in range(MOST_SEATS)]
ACQUIRE: Final = [Acquire(seat) for seat in range(MOST_SEATS)]
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
ACQUIRE_PHASE: Final = [AcquirePhase(seat) for seat in range(MOST_SEATS)]
