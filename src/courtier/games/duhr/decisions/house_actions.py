"""House Actions: which can be completed, a scandal, and the discard where none can be (D-ACT, D-TURN-3..5)."""

from typing import Any, Final, final

from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.conduct import Conduct
from courtier.core.pending import Decision
from courtier.games.duhr.actions import (
    CARD,
    CREATE,
    DISGRACE,
    END,
    MASTERSTROKE,
    MASTERSTROKE_COUNT,
    RAISE,
    REVEAL,
    SEAT,
    TRIGGER,
    USE,
    VERB_OF,
)
from courtier.games.duhr.cards import EVENT, EVENT_COUNT, FAVORED, HOUSE_COUNT, KIND_COUNT, SCANDAL
from courtier.games.duhr.court import NOT_IN_PLAY, Court
from courtier.games.duhr.deals import HARM, HARMS, SCANDAL_CREATED
from courtier.games.duhr.decisions.abilities import favored_houses, has_target
from courtier.games.duhr.decisions.conspiracies import run_cascade
from courtier.games.duhr.decisions.masterstrokes import (
    NO_HOUSE,
    ChooseMasterstrokeHouse,
    ChooseMasterstrokeSpot,
    any_possible,
    is_possible,
)
from courtier.games.duhr.events import FORCED, NO_ACTION

# D-ASK-14: in which order an answer is given for somebody who is silent.
ORDER_OF_HARM: Final = {END: 0, CARD: 1, RAISE: 2, CREATE: 3, TRIGGER: 5, USE: 6}
STROKE_HARM: Final = (7, 8, 4)  # by masterstroke
MOST_HARM: Final = 9


@final
class ChooseScandalHouse(Decision):
    """D-ACT-2: the favored House that the scandal is played on."""

    def __init__(self, seat: int, before: Decision) -> None:
        super().__init__(seat, before)
        self.verbs = HARMS
        self.admits = GOODS_ADMITTED

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return HARM[code - SEAT][SCANDAL_CREATED]

    def legal(self, game: Any, seat: int) -> list[int]:
        return favored_houses(game, seat, NO_HOUSE)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        court.done += 1
        court.play(seat, SCANDAL, action - SEAT)
        run_cascade(court)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14: another's House before one's own."""
        return favored_houses(game, seat, NO_HOUSE)[0]

    def name(self) -> str:
        return "choose_scandal_house"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def harm(court: Court, seat: int, code: int) -> int:
    """D-ASK-14: others' Houses before one's own, and nothing before its turn in that order."""
    verb = VERB_OF[code]
    if verb == MASTERSTROKE:
        return STROKE_HARM[(code - MASTERSTROKE) // HOUSE_COUNT]
    if verb == REVEAL or (verb == RAISE and code - RAISE == court.houses[seat]):
        return MOST_HARM
    return ORDER_OF_HARM[verb]


def add_actions(court: Court, seat: int, codes: list[int]) -> None:
    """D-TURN-3, D-ACT-1..6, D-ACT-11, D/A-30: every House Action that can be completed.

    D-ACT-7, 8: a suspicion on its own House, even the player's. D-ACT-9, D-MS-8: only two equal suspicions are a pair.
    D-CORE-5: a vilified House has no ability. D-ACT-10: nobody is asked to negate what is raised or created.
    """
    hand = court.hands[seat]
    pairs = False
    for house in range(HOUSE_COUNT):
        held = hand[house]
        if held > 0:
            pairs = pairs or held > 1
            if court.status[court.owners[house]] == FAVORED:
                codes.append(RAISE + house)
    if hand[SCANDAL] > 0 and court.favored > 0:
        codes.append(CREATE)
    for event in range(EVENT_COUNT):
        if hand[EVENT + event] > 0:
            codes.append(TRIGGER + event)
    own = court.houses[seat]
    if hand[own] > 0 and has_target(court, seat, own, False):
        codes.append(USE + own)
    borrowed = court.borrows(seat)
    if borrowed != NOT_IN_PLAY and hand[borrowed] > 0 and has_target(court, seat, borrowed, False):
        codes.append(USE + borrowed)
    if pairs:
        add_masterstrokes(court, hand, codes)


def add_masterstrokes(court: Court, hand: list[int], codes: list[int]) -> None:
    for stroke in range(MASTERSTROKE_COUNT):
        if is_possible(court, stroke):
            for house in range(HOUSE_COUNT):
                if hand[house] > 1:
                    codes.append(MASTERSTROKE + stroke * HOUSE_COUNT + house)


def choose_masterstroke(court: Court, seat: int, code: int, before: Decision) -> None:
    stroke = code // HOUSE_COUNT
    if stroke == DISGRACE:
        court.ask(ChooseMasterstrokeHouse(seat, stroke, code % HOUSE_COUNT, before))
    else:
        court.ask(ChooseMasterstrokeSpot(seat, stroke, code % HOUSE_COUNT, before))


def forced_discard(court: Court, seat: int, kind: int) -> None:
    """D-TURN-4, D-TURN-5, D/A-31: it shows that nothing else was possible, hence what the hand lacks (ledger §5)."""
    court.done += 1
    if court.recording:
        court.tell(NO_ACTION, seat, int(any_possible(court)), secret=playable(court, seat))
    court.discard_card(seat, kind, FORCED)


def playable(court: Court, seat: int) -> list[int]:
    """By public facts: the kinds of which one card would have made a House Action possible."""
    kinds: list[int] = []
    for house in range(HOUSE_COUNT):
        owner = court.owners[house]
        usable = house in (court.houses[seat], court.borrows(seat)) and has_target(court, seat, house, False)
        if owner != NOT_IN_PLAY and (court.status[owner] == FAVORED or usable):
            kinds.append(house)
    if court.favored > 0:
        kinds.append(SCANDAL)
    kinds.extend(range(EVENT, KIND_COUNT))
    return kinds
