"""Dûhr as numbers: what a seat may see (ledger §5), and what it may do, relative to that seat.

Houses keep their names, because each has an ability of its own; who has which is a block of slots. Equal cards that lie
face up on a House are one action; concealed ones are told apart by their order, because players remember them.
"""

from typing import Any, Final, final

from courtier.core.encoding import GameEncoding, Layout, Row, question_seen, relative, seat_words
from courtier.core.menu_encoding import MenuEncoding
from courtier.games.duhr.actions import (
    CARD,
    DEALS,
    DEFAME,
    MEANINGS,
    MENU_FAMILIES,
    SCANDALIZE,
    SEAT,
    SPOT,
    UNMASK,
    VERB_OF,
)
from courtier.games.duhr.cards import (
    AGENDAS,
    CARDS,
    CONCEALED,
    EVENTS,
    FULL,
    HOUSE_COUNT,
    HOUSES,
    KIND_COUNT,
    MOST_SEATS,
    NO_AGENDA,
    SCANDAL,
    STATUSES,
)
from courtier.games.duhr.court import NAME, Court
from courtier.games.duhr.deals import MOST_TURNS
from courtier.games.duhr.decisions.abilities import ChooseAbilitySpot, ChooseDestination, ChooseMode
from courtier.games.duhr.decisions.blackmail import Blackmail, Give, chosen_cards
from courtier.games.duhr.decisions.conspiracies import ReplaceCard
from courtier.games.duhr.decisions.events import ChooseSecond, ChooseTarget, Take
from courtier.games.duhr.decisions.masterstrokes import ChooseMasterstrokeHouse, ChooseMasterstrokeSpot
from courtier.games.duhr.decisions.negation import CarryOut
from courtier.games.duhr.events import DEEDS, NEGATION
from courtier.games.duhr.menu import AGAINST, FOR, MENU, SPARE
from courtier.games.duhr.questions import STEPS
from courtier.games.duhr.score import Sheet, Tally

NUMBER: Final = 1
MOST_CARDS: Final = 30  # of one kind in one place; there are 24 scandals
SEATS: Final = seat_words(MOST_SEATS)
QUESTIONS: Final = STEPS.questions()
QUESTION_NUMBERS: Final = {name: place for place, name in enumerate(QUESTIONS)}
LYING_CARDS: Final = CARDS[: SCANDAL + 1]  # suspicions and scandals: what can lie on a House
LYING_COUNT: Final = SCANDAL + 1
ON_A_HOUSE: Final = [*LYING_CARDS, *[f"concealed card {place + 1}" for place in range(FULL)]]
SPOT_SIZE: Final = len(ON_A_HOUSE)

SEEN: Final = Layout()
SEAT_COUNT: Final = SEEN.add("seats", [f"{seats} players" for seats in range(2, MOST_SEATS + 1)])
ASKED: Final = SEEN.add("asked", SEATS)
QUESTION: Final = SEEN.add("question", QUESTIONS)
ACTIVE: Final = SEEN.add("turn", SEATS)
DONE: Final = SEEN.add("turn", ["House Actions done", "begun disfavored"], 2)
HOUSE_OF: Final = SEEN.add("House of", [f"{seat}: {house}" for seat in SEATS for house in HOUSES])
STATUS: Final = SEEN.add("status of", [f"{seat}: {status}" for seat in SEATS for status in STATUSES])
LYING: Final = SEEN.add("face up on the House of", [f"{seat}: {card}" for seat in SEATS for card in LYING_CARDS], FULL)
HIDDEN: Final = SEEN.add("concealed on the House of", SEATS, FULL)
FALLS: Final = SEEN.add("loss of favor that still turns a conspiracy, of", SEATS, 2)
HAND_SIZE: Final = SEEN.add("cards in the hand of", SEATS, 90)
ASIDE_SIZE: Final = SEEN.add("cards set aside", ["by whose turn it is"], 90)
HELD: Final = SEEN.add("in my hand", CARDS, MOST_CARDS)
ASIDE: Final = SEEN.add("set aside by me", CARDS, MOST_CARDS)
CONSPIRACY: Final = SEEN.add("conspiracy that I see, of", [f"{seat}: {house}" for seat in SEATS for house in HOUSES])
SHOWN: Final = SEEN.add("conspiracy is revealed, of", SEATS)
AGENDA: Final = SEEN.add("my agenda, or both before the choice", AGENDAS)
CHOOSING: Final = SEEN.add("agendas", ["are being chosen"])
WEB: Final = SEEN.add("supply", ["Web of Suspicion", "Web of Scandal"], 90)
DISCARD: Final = SEEN.add("discard pile", CARDS, MOST_CARDS)
DEED: Final = SEEN.add("announced", DEEDS)
DEED_BY: Final = SEEN.add("announced by", SEATS)
DEED_AT: Final = SEEN.add("announced deed touches", SEATS)
NEGATIONS: Final = SEEN.add("negations", ["announced after it"], 20)
LOOKED_AT: Final = SEEN.add("hand that I look into", CARDS, MOST_CARDS)
LOOKED_AGENDA: Final = SEEN.add("agenda that I look at", AGENDAS)
NAMED_SEAT: Final = SEEN.add("my question names", SEATS)
NAMED_HOUSE: Final = SEEN.add("my question is about the ability or suspicions of", HOUSES)
NAMED_EVENT: Final = SEEN.add("my question is about the event", EVENTS)
NAMED_STROKE: Final = SEEN.add("my question is about the masterstroke", ["expose", "absolve", "disgrace"])
NAMED_CARD: Final = SEEN.add("my question names the card", [f"{seat}: {card}" for seat in SEATS for card in ON_A_HOUSE])
NAMED_COUNT: Final = SEEN.add("my question is about", ["cards still to give or take"], FULL)
CHOSEN: Final = SEEN.add("cards that I have named to give", CARDS, FULL)

REMEMBERED: Final = Layout()
CONCEALED_ON: Final = REMEMBERED.add(
    "lies concealed on the House of", [f"{seat}: {card}" for seat in SEATS for card in LYING_CARDS], FULL
)
UNSEEN: Final = REMEMBERED.add("in the hands of others, set aside by another, or in the Web of Suspicion", CARDS, 90)

ACTIONS: Final = Layout()
# Which questions use a code that could mean different things; all other codes mean one thing by themselves.
BY_QUESTION: Final = {
    CARD: ("main", "rescind", "acquire", "give", "take"),
    SEAT: (
        "choose_scandal_house",
        "choose_destination",
        "choose_masterstroke_house",
        "choose_target",
        "choose_second",
    ),
    SPOT: ("choose_ability_spot", "choose_masterstroke_spot", "replace_card"),
}
SPOT_WORDS: Final = [f"{card} on the House of {seat}" for seat in SEATS for card in ON_A_HOUSE]
RELATIVE_WORDS: Final[dict[int, list[str]]] = {
    CARD: list(CARDS),
    SEAT: SEATS,
    SPOT: SPOT_WORDS,
    DEFAME: SPOT_WORDS,
    UNMASK: SPOT_WORDS,
    SCANDALIZE: SEATS,
}
ALIKE: Final = {"give_again": "give"}  # further cards of one gift


def first_actions() -> list[list[int]]:
    """By verb and question: the first semantic action; without a question where the verb says it all."""
    menu = {verb for verb, _ in MENU_FAMILIES}
    firsts = [[-1] * len(QUESTIONS) for _ in range(DEALS)]
    for verb, (words, named) in MEANINGS.items():
        if verb in menu:
            continue
        meanings = RELATIVE_WORDS.get(verb, list(named))
        if verb not in BY_QUESTION:
            firsts[verb] = [ACTIONS.add(words.rstrip(":"), meanings)] * len(QUESTIONS)
            continue
        for question in BY_QUESTION[verb]:
            firsts[verb][QUESTION_NUMBERS[question]] = ACTIONS.add(question, meanings)
    for further, first in ALIKE.items():
        for verb in BY_QUESTION:
            firsts[verb][QUESTION_NUMBERS[further]] = firsts[verb][QUESTION_NUMBERS[first]]
    return firsts


FIRST: Final = first_actions()
DEAL_MENU: Final = MenuEncoding(
    MENU, SEEN, ACTIONS, MOST_SEATS, {SPARE: MOST_TURNS, AGAINST: MOST_TURNS, FOR: MOST_TURNS}
)


@final
class Encoding(GameEncoding):
    """Dûhr."""

    def __init__(self) -> None:
        super().__init__(NAME, NUMBER, SEEN, REMEMBERED, ACTIONS)

    def see(self, game: Any, seat: int, row: Row) -> None:
        court: Court = game
        row.add(SEAT_COUNT + court.seats - 2, 1)
        see_supply(court, seat, row)
        for other in range(court.seats):
            see_house(court, seat, other, row)
        see_counts(court.hands[seat], HELD, row)
        if court.turn > 0 and not court.ended:
            row.add(ACTIVE + relative(court.seats, seat, court.active), 1)
        see_question(court, seat, row)
        see_announced(court, seat, row)
        DEAL_MENU.see(court, seat, row)

    def remember(self, game: Any, seat: int, row: Row, first: int) -> None:
        """D-INFO-6: all saw what lies concealed when it was turned down. The rest of the deck follows by counting."""
        court: Court = game
        for other in range(court.seats):
            lying = first + CONCEALED_ON + relative(court.seats, seat, other) * LYING_COUNT
            for card in court.rows[other]:
                if card >= CONCEALED:
                    row.add(lying + card - CONCEALED, 1)
            if other != seat:
                add_counts(court.hands[other], first + UNSEEN, row)
        if seat != court.active and court.aside_size:
            add_counts(court.aside, first + UNSEEN, row)
        for kind in court.web[: court.left]:
            row.add(first + UNSEEN + kind, 1)

    def action(self, game: Any, seat: int, code: int) -> int:
        court: Court = game
        return action_of(court, seat, QUESTION_NUMBERS[court.asking.name()], code)

    def allow(self, game: Any, seat: int, codes: list[int], row: Row) -> None:
        court: Court = game
        question = QUESTION_NUMBERS[court.asking.name()]
        for code in codes:
            row.put(action_of(court, seat, question, code), 1)

    def points(self, game: Any) -> list[int]:
        court: Court = game
        return Sheet([Tally(row, court.variants) for row in court.rows], [], court.variants).basic


ENCODING: Final = Encoding()


def action_of(court: Court, seat: int, question: int, code: int) -> int:
    """The semantic action of a code that answers this question."""
    if code >= DEALS:
        return DEAL_MENU.action(court, seat, code - DEALS)
    verb = VERB_OF[code]
    named = code - verb
    if verb in (SEAT, SCANDALIZE):
        named = relative(court.seats, seat, named)
    elif verb in (SPOT, DEFAME, UNMASK):
        named = relative_spot(court, seat, named)
    return FIRST[verb][question] + named


def see_supply(court: Court, seat: int, row: Row) -> None:
    """Webs, discard pile, what is set aside, and the viewer's own secrets."""
    row.add(WEB, court.left)
    row.add(WEB + 1, court.scandals)
    for kind in court.discard:
        row.add(DISCARD + kind, 1)
    row.add(DONE, court.done)
    row.add(DONE + 1, int(court.limited))
    row.add(ASIDE_SIZE, court.aside_size)
    if seat == court.active and court.aside_size:
        see_counts(court.aside, ASIDE, row)
    for agenda in court.agendas_of(seat):
        row.add(AGENDA + agenda, 1)
    if NO_AGENDA in court.chosen:
        row.add(CHOOSING, 1)
    for fallen in court.falls:
        row.add(FALLS + relative(court.seats, seat, fallen), 1)


def see_counts(counts: list[int], first: int, row: Row) -> None:
    """How many cards of each kind."""
    for kind in range(KIND_COUNT):
        count = counts[kind]
        if count != 0:
            row.put(first + kind, count)


def add_counts(counts: list[int], first: int, row: Row) -> None:
    """The same on top of what is counted already."""
    for kind in range(KIND_COUNT):
        row.add(first + kind, counts[kind])


def see_house(court: Court, seat: int, other: int, row: Row) -> None:
    """D-CORE-1, D/A-13: a House with its cards; a concealed one is a back."""
    step = relative(court.seats, seat, other)
    row.add(HOUSE_OF + step * HOUSE_COUNT + court.houses[other], 1)
    row.add(STATUS + step * len(STATUSES) + court.status[other], 1)
    row.add(HAND_SIZE + step, court.sizes[other])
    for card in court.rows[other]:
        if card >= CONCEALED:
            row.add(HIDDEN + step, 1)
        else:
            row.add(LYING + step * LYING_COUNT + card, 1)
    if court.shown[other]:
        row.add(SHOWN + step, 1)
    if court.shown[other] or other == seat:
        row.add(CONSPIRACY + step * HOUSE_COUNT + court.conspiracies[other], 1)


def see_question(court: Court, seat: int, row: Row) -> None:
    """Who is asked what; of an unfinished chain others see the first question."""
    asking = court.asking
    if court.ended:
        return
    for other in asking.asked():
        row.add(ASKED + relative(court.seats, seat, other), 1)
    row.add(QUESTION + QUESTION_NUMBERS[question_seen(asking, seat)], 1)
    if asking.seat != seat:
        return
    if isinstance(asking, (ChooseAbilitySpot, ChooseDestination, ChooseMode)):
        row.add(NAMED_HOUSE + asking.house, 1)
        if not isinstance(asking, ChooseAbilitySpot):
            row.add(NAMED_CARD + relative_spot(court, seat, asking.spot), 1)
    elif isinstance(asking, (ChooseMasterstrokeSpot, ChooseMasterstrokeHouse)):
        row.add(NAMED_STROKE + asking.stroke, 1)
        row.add(NAMED_HOUSE + asking.pair, 1)
    else:
        see_event_question(court, seat, row)


def see_event_question(court: Court, seat: int, row: Row) -> None:
    """The questions of events, and the card that a conspiracy replaces."""
    asking = court.asking
    if isinstance(asking, ChooseTarget):
        row.add(NAMED_EVENT + asking.event, 1)
    elif isinstance(asking, ChooseSecond):
        row.add(NAMED_EVENT + asking.event, 1)
        row.add(NAMED_SEAT + relative(court.seats, seat, asking.first), 1)
    elif isinstance(asking, Blackmail):
        row.add(NAMED_SEAT + relative(court.seats, seat, asking.to), 1)
        row.add(NAMED_COUNT, asking.count)
    elif isinstance(asking, Give):
        row.add(NAMED_SEAT + relative(court.seats, seat, asking.to), 1)
        row.add(NAMED_COUNT, asking.count)
        for kind in chosen_cards(asking.chosen):
            row.add(CHOSEN + kind, 1)
    elif isinstance(asking, Take):
        look_into(court, seat, asking, row)
    elif isinstance(asking, ReplaceCard):
        row.add(NAMED_SEAT + relative(court.seats, seat, asking.to), 1)


def look_into(court: Court, seat: int, asking: Take, row: Row) -> None:
    """D-INFO-1..3: for the moment of a look, hand, conspiracy and agenda of another."""
    whom = asking.whom
    step = relative(court.seats, seat, whom)
    row.add(NAMED_SEAT + step, 1)
    row.add(NAMED_COUNT, asking.count)
    see_counts(court.hands[whom], LOOKED_AT, row)
    if not court.shown[whom]:
        row.add(CONSPIRACY + step * HOUSE_COUNT + court.conspiracies[whom], 1)
    for agenda in court.agendas_of(whom):
        row.add(LOOKED_AGENDA + agenda, 1)


def see_announced(court: Court, seat: int, row: Row) -> None:
    """What lies open to negation: the deed, whom it touches, and how many negations follow it."""
    for step in court.pending:
        if not isinstance(step, CarryOut):
            continue
        deed = step.deed
        if deed.what == NEGATION:
            row.add(NEGATIONS, 1)
            continue
        row.add(DEED + deed.what, 1)
        row.add(DEED_BY + relative(court.seats, seat, deed.seat), 1)
        for other in range(court.seats):
            if deed.aims_at(court, other):
                row.add(DEED_AT + relative(court.seats, seat, other), 1)


def relative_spot(court: Court, seat: int, spot: int) -> int:
    """A card on a House: the House by its seat, then what lies there face up, or which of the concealed ones it is."""
    whose = spot // FULL
    first = relative(court.seats, seat, whose) * SPOT_SIZE
    cards = court.rows[whose]
    place = spot % FULL
    if cards[place] < CONCEALED:
        return first + cards[place]
    before = 0
    for each in range(place):
        if cards[each] >= CONCEALED:
            before += 1
    return first + LYING_COUNT + before
