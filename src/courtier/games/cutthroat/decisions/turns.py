"""A turn: its moments in order, and the Action phase (C-TURN, C-ACT, C-DEAD)."""

from typing import Any, Final, final

from courtier.core.deals.book import NO_BOOK
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.debts import do_acts, pay_debts
from courtier.core.deals.rules import MENU
from courtier.core.pending import Sequel
from courtier.games.cutthroat.actions import (
    ATTACK,
    CARD,
    CLOSE,
    COLLECT_DEAD,
    CONQUER,
    DISPUTE,
    END,
    INCOME,
    STOP,
    TALK,
    VERB_OF,
)
from courtier.games.cutthroat.cards import (
    EVENT_DECK,
    MOST_SEATS,
    NO_EVENT,
)
from courtier.games.cutthroat.clauses import ATTACKS, STRIKES, USE_LIFE, USES
from courtier.games.cutthroat.court import (
    ATTACKING,
    CONQUERING,
    NO_TARGET,
    PURCHASING,
    Court,
)
from courtier.games.cutthroat.decisions.attack import (
    Target,
    add_attack_cards,
    add_targets,
    attack_with,
    attackable,
    end_assault,
)
from courtier.games.cutthroat.decisions.cawdwell import ask_opulence
from courtier.games.cutthroat.decisions.conquest import (
    OCCUPY,
    LayStack,
    add_conquests,
    ask_income,
    conquerable,
    income_places,
    use_passages,
    within_reach,
)
from courtier.games.cutthroat.decisions.dead import CollectDead, dead_price, may_collect_dead
from courtier.games.cutthroat.decisions.disputes import NameDeal, disputable
from courtier.games.cutthroat.decisions.draft import may_offer
from courtier.games.cutthroat.decisions.events import draw_event
from courtier.games.cutthroat.decisions.hirelings import add_plays, is_play, play_of
from courtier.games.cutthroat.decisions.lords import (
    POWERS_MOMENT,
    add_own_powers,
    ask_death,
    is_power,
    use_power,
)
from courtier.games.cutthroat.decisions.purchase import add_purchases, is_purchase, may_purchase, purchase
from courtier.games.cutthroat.decisions.question import Question, at_peace, attack_on
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.decisions.resources import COLLECTION
from courtier.games.cutthroat.decisions.talk import IN_TURN, open_bargaining
from courtier.games.cutthroat.events import ACTION_ENDED, DEED_CONQUEST, DEED_DEAD, DEED_TARGET, TURN_BEGAN

# C-TURN-5: the moments of a turn.
DEATH_FIRST: Final = 0
POWERS_FIRST: Final = 1
OPULENCE_MOMENT: Final = 2
COLLECTING: Final = 3
ACTING: Final = 4
DEATH_AGAIN: Final = 5
EVENT_MOMENT: Final = 6
EVENT_OVER: Final = 7
NEXT_TURN: Final = 8
MOMENT_COUNT: Final = 9


def begin_turn(court: Court, seat: int) -> None:
    """C-TURN-1: everything that holds for a turn begins anew."""
    court.turn += 1
    court.active = seat
    court.reset_turn()
    court.tell(TURN_BEGAN, seat, court.turn)
    court.ask(TURN[DEATH_FIRST])
    open_bargaining(court, IN_TURN, seat)


@final
class Turn(Sequel):
    """C-TURN-2, C-TURN-5: one moment of the turn; the next one lies below whatever it asks.

    `talks`: how often the active player has opened a talk in the Action phase above it (C-DEAL-22).
    """

    def __init__(self, moment: int, talks: int) -> None:
        super().__init__()
        self.moment = moment
        self.talks = talks

    def follow(self, game: Any) -> None:
        court: Court = game
        if self.moment == NEXT_TURN:
            begin_turn(court, (court.active + 1) % court.seats)
            return
        court.ask(TURN[self.moment + 1])
        reach_moment(court, self.moment)

    def name(self) -> str:
        return "turn"

    def dump(self) -> list[Any]:
        return [self.name(), self.moment, *([self.talks] if self.talks else [])]


def reach_moment(court: Court, moment: int) -> None:
    if moment in (DEATH_FIRST, DEATH_AGAIN):
        ask_death(court)
        if moment == DEATH_AGAIN:
            open_bargaining(court, IN_TURN, court.active)
    elif moment == POWERS_FIRST:
        court.ask(POWERS_MOMENT[0])
    elif moment == OPULENCE_MOMENT:
        ask_opulence(court)
    elif moment == COLLECTING:
        court.ask(COLLECTION[0])
    elif moment == ACTING:
        if court.deals.open:
            pay_debts(court, [court.active], court.turn)  # C-TURN-5, C-DEAL-29
        court.ask(ACTION)
    elif moment == EVENT_MOMENT:
        draw_event(court)
    else:
        end_event(court)


def end_event(court: Court) -> None:
    """C-TURN-3, C-EVENT-3: after the last event the game is over."""
    court.event = NO_EVENT
    if court.left[EVENT_DECK] == 0:
        court.pending.pop()  # no next turn
        court.finish()
    else:
        court.ask(POWERS_MOMENT[0])


# The Action phase


@final
class Action(Sequel):
    """C-ACT-3: after each step the question that is due: of the open assault or block, or at a free point."""

    def follow(self, game: Any) -> None:
        court: Court = game
        seat = court.active
        if court.deals.open:
            do_acts(court, USE_LIFE)  # C-LORD-3
        if court.target != NO_TARGET and not court.stacks[court.target]:
            empty_target(court, seat)
            return
        if court.target != NO_TARGET and at_peace(court, seat, court.target):
            end_assault(court)  # C/A-134
        question = due_question(court)
        if question.has_choice(court):
            court.ask(self)
            court.ask(question)
        else:
            question.close(court)

    def name(self) -> str:
        return "action"

    def dump(self) -> list[Any]:
        return [self.name()]


def empty_target(court: Court, seat: int) -> None:
    """C-DEC-22: asked if a military card is in hand."""
    place = court.target
    end_assault(court)
    court.ask(ACTION)
    if court.military(seat) > 0 and court.may_announce(seat, DEED_CONQUEST, place):
        court.ask(OCCUPY[seat][place])


def due_question(court: Court) -> "Step":
    seat = court.active
    if court.target != NO_TARGET:
        return ASSAULT[seat]
    if court.block == PURCHASING:
        return PURCHASE[seat]
    if court.block == CONQUERING:
        return CONQUER_MORE[seat]
    return ATTACK_MORE[seat] if court.block == ATTACKING else ACT[seat]


class Step(Question):
    """A question of the Action phase: what its own block offers, hirelings, powers, and a way to close it.

    C-ACT-4, 7, C-TURN-4: steps of other blocks are not offered here; hirelings and powers are no steps of a block.
    """

    def closing(self) -> int:
        """The answer that closes it."""
        return CLOSE

    def add_steps(self, court: Court, codes: list[int]) -> None:
        """The steps of the block itself."""
        raise NotImplementedError

    def has_steps(self, court: Court) -> bool:
        """By public facts: can there be such a step?"""
        raise NotImplementedError

    def close(self, court: Court) -> None:
        """The block ends."""
        court.close_block()
        court.ask(ACTION)

    def has_choice(self, court: Court) -> bool:
        """C-DEC-1: do public facts leave more than one answer?"""
        if court.hireling_backs(self.seat) > 0 or self.has_steps(court) or may_talk(court):
            return True
        codes: list[int] = []
        add_own_powers(court, self.seat, codes)
        return len(codes) > 0

    def does_to_others(self) -> int:
        return ATTACKS | STRIKES | USES

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = [self.closing()]
        self.add_steps(court, codes)
        add_plays(court, seat, codes)
        add_own_powers(court, seat, codes)
        if may_talk(court):
            codes.append(TALK)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == self.closing():
            court.pending.pop()  # the Action that would ask again
            self.close(court)
        elif is_play(action):
            announce(court, play_of(seat, action))
        elif is_power(action):
            use_power(court, seat, action, self)
        elif action == TALK:
            open_talk(court)
        else:
            self.take(court, action)

    def take(self, court: Court, action: int) -> None:
        """A step of the block itself."""
        seat = self.seat
        verb = VERB_OF[action]
        if verb == CARD:
            attack_with(court, seat, action - CARD, self)
        elif verb == CONQUER:
            use_passages(court, seat, action - CONQUER)
            court.ask(LayStack(seat, action - CONQUER, (), self))
        elif verb == ATTACK:
            use_passages(court, seat, action - ATTACK)
            announce(court, Target(seat, DEED_TARGET, action - ATTACK, 0))
        elif verb == COLLECT_DEAD:
            announce(court, CollectDead(seat, DEED_DEAD, 0, 0))
        elif verb == INCOME:
            ask_income(court, seat, False)
        elif verb == DISPUTE:
            court.ask(NameDeal(seat, self))
        else:
            assert is_purchase(action)
            purchase(court, seat, action)

    def default(self, game: Any, seat: int) -> int:
        return self.closing()

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def may_fight(court: Court, seat: int) -> bool:
    """Is there a place to conquer or to attack?"""
    reached = within_reach(court, seat)
    return conquerable(court, seat, reached) > 0 or attackable(court, seat, reached) > 0


@final
class Act(Step):
    """C-DEC-14, C-ACT-8: at a free point; a step is offered if there is something to do it with."""

    def closing(self) -> int:
        return END

    def add_steps(self, court: Court, codes: list[int]) -> None:
        seat = self.seat
        reached = within_reach(court, seat)
        add_purchases(court, seat, codes)
        add_conquests(court, seat, reached, codes)
        add_targets(court, seat, reached, codes)
        if may_collect_dead(court, seat) and court.coins[seat] >= dead_price(court, seat):
            codes.append(COLLECT_DEAD)
        if income_places(court, seat):
            codes.append(INCOME)
        if court.deals.open and disputable(court, seat):
            codes.append(DISPUTE)

    def has_steps(self, court: Court) -> bool:
        seat = self.seat
        if may_purchase(court) or may_collect_dead(court, seat) or income_places(court, seat):
            return True
        if court.deals.open and disputable(court, seat):
            return True
        return may_fight(court, seat)

    def close(self, court: Court) -> None:
        """C-CONQ-14, C-TURN-6: END, with a last chance of conquest income; nothing of the phase comes back."""
        court.tell(ACTION_ENDED, self.seat)
        if income_places(court, self.seat):
            ask_income(court, self.seat, True)

    def name(self) -> str:
        return "act"


@final
class PurchaseMore(Step):
    """C-DEC-15."""

    def add_steps(self, court: Court, codes: list[int]) -> None:
        add_purchases(court, self.seat, codes)

    def has_steps(self, court: Court) -> bool:
        return may_purchase(court)

    def has_choice(self, court: Court) -> bool:
        """C-ACT-6: the third purchase closes the block."""
        return may_purchase(court)

    def name(self) -> str:
        return "purchase"


@final
class ConquerMore(Step):
    """C-DEC-16."""

    def add_steps(self, court: Court, codes: list[int]) -> None:
        add_conquests(court, self.seat, within_reach(court, self.seat), codes)

    def has_steps(self, court: Court) -> bool:
        return conquerable(court, self.seat, within_reach(court, self.seat)) > 0

    def name(self) -> str:
        return "conquer"


@final
class AttackMore(Step):
    """C-DEC-17, C-ATK-2: in the Attack block without a target: the next one can be named."""

    def add_steps(self, court: Court, codes: list[int]) -> None:
        reached = within_reach(court, self.seat)
        add_targets(court, self.seat, reached, codes)
        add_conquests(court, self.seat, reached, codes)

    def has_steps(self, court: Court) -> bool:
        return may_fight(court, self.seat)

    def name(self) -> str:
        return "attack"


@final
class Assault(Step):
    """C-DEC-18, C-ATK-17: attack cards against the target, and hirelings before and between them.

    C-ATK-18: as over every question, deals can be sealed over it.
    """

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        court: Court = game
        return attack_on(court, court.target) if VERB_OF[code] == CARD else super().conduct(game, seat, code)

    def after_deal(self, game: Any) -> None:
        """C/A-134: peace that is sealed now ends the assault."""
        court: Court = game
        if at_peace(court, self.seat, court.target):
            court.pending.pop()

    def closing(self) -> int:
        return STOP

    def add_steps(self, court: Court, codes: list[int]) -> None:
        add_attack_cards(court, self.seat, codes)

    def has_steps(self, court: Court) -> bool:
        return court.military(self.seat) > 0

    def close(self, court: Court) -> None:
        """C-ATK-14."""
        end_assault(court)
        court.ask(ACTION)

    def name(self) -> str:
        return "assault"


# Talks


def may_talk(court: Court) -> bool:
    """C-DEAL-22: in the menu, so many times a turn, while somebody may propose a deal."""
    if court.deals is NO_BOOK or court.options["deals"] != MENU:
        return False
    turn = court.pending[0]
    most: int = court.options["talk_per_turn"]
    if not isinstance(turn, Turn) or turn.talks >= most:
        return False
    for seat in range(court.seats):
        if may_offer(court, seat):
            return True
    return False


def open_talk(court: Court) -> None:
    """C-DEC-14..18: TALK, an answer of the active player."""
    turn = court.pending[0]
    assert isinstance(turn, Turn)
    court.pending[0] = Turn(turn.moment, turn.talks + 1)
    open_bargaining(court, IN_TURN, court.active)


ACTION: Final[Action] = Action()
TURN: Final[list[Turn]] = [Turn(moment, 0) for moment in range(MOMENT_COUNT)]
ACT: Final[list[Act]] = [Act(seat) for seat in range(MOST_SEATS)]
PURCHASE: Final[list[PurchaseMore]] = [PurchaseMore(seat) for seat in range(MOST_SEATS)]
CONQUER_MORE: Final[list[ConquerMore]] = [ConquerMore(seat) for seat in range(MOST_SEATS)]
ATTACK_MORE: Final[list[AttackMore]] = [AttackMore(seat) for seat in range(MOST_SEATS)]
ASSAULT: Final[list[Assault]] = [Assault(seat) for seat in range(MOST_SEATS)]
