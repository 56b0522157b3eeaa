"""Cutthroat Kingdoms as numbers: what a seat may see (ledger §5), and what it may do, relative to that seat.

Land is named by its territory and not by its place in the ring; a block of slots says where each territory lies. Houses
keep their names, because each has powers of its own. `encoding_actions.py` makes answers relative, `encoding_memory.py`
has what a player with a perfect memory knows besides.
"""

from typing import Any, Final, final

from courtier.core.encoding import GameEncoding, Layout, Row, question_seen, relative, seat_words
from courtier.core.menu_encoding import MenuEncoding
from courtier.core.pending import NOBODY
from courtier.games.cutthroat import actions as codes
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BACKS,
    CARDS,
    COLOUR_COUNT,
    DECK_CARDS,
    DECK_COUNT,
    DECK_OFFSET,
    DECKS,
    EVENTS,
    FEAST_CARDS,
    FEAST_COUNT,
    GEMS,
    HOUSE_COUNT,
    HOUSES,
    KIND_COUNT,
    MARKED_POWERS,
    MERCENARY,
    MILITARY_COUNT,
    MOST_PLACES,
    MOST_SEATS,
    NO_EVENT,
    POWERS,
    STACK_SIZE,
    TERRITORIES,
    TERRITORY_COUNT,
    TYPE_COUNT,
    TYPES,
)
from courtier.games.cutthroat.court import BLOCKS, NAME, NO_PROPOSAL, NO_SUBJECT, NO_TARGET, Court
from courtier.games.cutthroat.decisions.announcement import CarryOut
from courtier.games.cutthroat.decisions.conquest import LayStack, Occupy
from courtier.games.cutthroat.decisions.crone import OrderCards, TakeCard, top_cards
from courtier.games.cutthroat.decisions.draft import MENU
from courtier.games.cutthroat.decisions.events import PaySwords
from courtier.games.cutthroat.decisions.purchase import KeepCard
from courtier.games.cutthroat.decisions.resources import LANDLESS, Collect
from courtier.games.cutthroat.decisions.wedding import AnswerSuit
from courtier.games.cutthroat.encoding_actions import (
    ACTIONS,
    FIRST,
    KIND_OF_VERB,
    QUESTION_NUMBERS,
    QUESTIONS,
    relative_name,
)
from courtier.games.cutthroat.encoding_memory import REMEMBERED, remember
from courtier.games.cutthroat.events import (
    DEED_ATTACK,
    DEED_CONQUEST,
    DEED_DEFENCE,
    DEED_OWN_PLAGUE,
    DEED_PLAGUE,
    DEED_PLAGUE_CHOICE,
    DEED_TARGET,
    DEEDS,
    SUBJECT,
    VOTE_CHAMPION,
    VOTE_PLAGUE,
    VOTE_START,
)
from courtier.games.cutthroat.houses import NOT_IN_PLAY
from courtier.games.cutthroat.menu import VOTE_TERM

NUMBER: Final = 1
MOST: Final = 255
SEATS: Final = seat_words(MOST_SEATS)
SEATS_AND_TERRITORIES: Final = [f"{seat}: {land}" for seat in SEATS for land in TERRITORIES]
STACK_CARDS: Final = [*CARDS[:MILITARY_COUNT], "mercenary, face down"]
STACK_WIDTH: Final = MILITARY_COUNT + 1
# Deeds that are about the place `first`.
ON_LAND: Final = (
    DEED_CONQUEST,
    DEED_TARGET,
    DEED_ATTACK,
    DEED_DEFENCE,
    DEED_PLAGUE,
    DEED_PLAGUE_CHOICE,
    DEED_OWN_PLAGUE,
)

SEEN: Final = Layout()
SEAT_COUNT: Final = SEEN.add("seats", [f"{seats} players" for seats in range(3, MOST_SEATS + 1)])
ASKED: Final = SEEN.add("asked", SEATS)
QUESTION: Final = SEEN.add("question", QUESTIONS)
ACTIVE: Final = SEEN.add("turn", SEATS)
BLOCK: Final = SEEN.add("open block", BLOCKS)
TAKEN: Final = SEEN.add("block taken", BLOCKS)
FACTS: Final = SEEN.add(
    "turn", ["purchases", "income taken", "Generals in play", "opulence", "knowledge", "taxes", "Feast cleared"], MOST
)
RING: Final = SEEN.add(
    "in the ring", [f"place {place}: {land}" for place in range(MOST_PLACES) for land in TERRITORIES]
)
OWNER: Final = SEEN.add("owner of", [f"{land}: {seat}" for land in TERRITORIES for seat in SEATS])
PLAGUED: Final = SEEN.add("plagued", TERRITORIES)
STACK: Final = SEEN.add(
    "stack, top first",
    [f"{land} {place + 1}: {card}" for land in TERRITORIES for place in range(STACK_SIZE) for card in STACK_CARDS],
)
TARGET: Final = SEEN.add("under assault", TERRITORIES)
CONQUERED: Final = SEEN.add("conquered this turn", TERRITORIES)
TOLLS: Final = SEEN.add("toll paid this turn", TERRITORIES)
PASSAGES: Final = SEEN.add("opened by an Envoy", TERRITORIES)
HOUSE_OF: Final = SEEN.add("house of", [f"{seat}: {house}" for seat in SEATS for house in HOUSES])
USES: Final = SEEN.add("uses left of", POWERS[:MARKED_POWERS], 9)
HEIRS: Final = SEEN.add("heir lives, of", SEATS)
SPOUSES: Final = SEEN.add("married", [f"{seat} to {other}" for seat in SEATS for other in SEATS])
HAND_BACKS: Final = SEEN.add("backs in the hand of", [f"{seat}: {back}" for seat in SEATS for back in BACKS], MOST)
DISH_COUNT: Final = SEEN.add("feast cards of", SEATS, MOST)
DEAD_COUNT: Final = SEEN.add("dead of", SEATS, MOST)
PLATES: Final = SEEN.add("face down on the plate of", SEATS, MOST)
TASTED: Final = SEEN.add("food in sight before", [f"{seat}: {dish}" for seat in SEATS for dish in FEAST_CARDS], MOST)
POISONED: Final = SEEN.add("heir is poisoned, of", SEATS)
BLACKMAILED: Final = SEEN.add("bastard displayed this turn", HOUSES)
COINS: Final = SEEN.add("my purse", ["coins"], MOST)
MY_GEMS: Final = SEEN.add("my purse", GEMS, MOST)
HELD: Final = SEEN.add("in my hand", CARDS, MOST)
MY_DISHES: Final = SEEN.add("my feast cards", FEAST_CARDS, MOST)
MY_DEAD: Final = SEEN.add("my dead", TYPES, MOST)
DECK_SIZE: Final = SEEN.add("deck of", DECKS, MOST)
DISCARDED: Final = SEEN.add("discarded", [*CARDS, *FEAST_CARDS], MOST)
BAG: Final = SEEN.add("gems in the bag", ["all colours"], MOST)
EVENT: Final = SEEN.add("event", EVENTS)
VOTE: Final = SEEN.add("vote about", SUBJECT.words)
PROPOSED: Final = SEEN.add("has proposed", SEATS)
PROPOSED_LAND: Final = SEEN.add("proposes the territory", SEATS_AND_TERRITORIES)
PROPOSED_SEAT: Final = SEEN.add("proposes the player", [f"{seat}: {other}" for seat in SEATS for other in SEATS])
ORATORS: Final = SEEN.add("Orators of", SEATS, 9)
DEED: Final = SEEN.add("announced", DEEDS, 9)
DEED_BY: Final = SEEN.add("announced last by", SEATS)
DEED_AT: Final = SEEN.add("announced last is about", TERRITORIES)
DEED_AIMS: Final = SEEN.add("announced last is aimed at", SEATS)
MY_LAND: Final = SEEN.add("my question is about", TERRITORIES)
CHOSEN: Final = SEEN.add("chosen for a stack", CARDS[:MILITARY_COUNT], STACK_SIZE)
SUITOR: Final = SEEN.add("suitor", SEATS)
LOOKED_AT: Final = SEEN.add("cards that I look at", DECK_CARDS, MOST)

DEAL_MENU: Final = MenuEncoding(MENU, SEEN, ACTIONS, MOST_SEATS, {VOTE_TERM: 1})


@final
class Encoding(GameEncoding):
    """Cutthroat Kingdoms."""

    def __init__(self) -> None:
        super().__init__(NAME, NUMBER, SEEN, REMEMBERED, ACTIONS)

    def see(self, game: Any, seat: int, row: Row) -> None:
        court: Court = game
        row.add(SEAT_COUNT + court.seats - 3, 1)
        see_turn(court, seat, row)
        see_own(court, seat, row)
        for other in range(court.seats):
            see_seat(court, seat, other, row)
        for place in range(len(court.ring)):
            see_land(court, seat, place, row)
        see_decks(court, row)
        see_vote(court, seat, row)
        see_announced(court, seat, row)
        if not court.ended:
            see_question(court, seat, row)
        DEAL_MENU.see(court, seat, row)

    def remember(self, game: Any, seat: int, row: Row, first: int) -> None:
        court: Court = game
        remember(court, seat, row, first)

    def action(self, game: Any, seat: int, code: int) -> int:
        court: Court = game
        return action_of(court, seat, QUESTION_NUMBERS[court.asking.name()], code)

    def allow(self, game: Any, seat: int, codes: list[int], row: Row) -> None:
        court: Court = game
        question = QUESTION_NUMBERS[court.asking.name()]
        for code in codes:
            row.put(action_of(court, seat, question, code), 1)

    def points(self, game: Any) -> list[int]:
        """What the land of each is worth; purses are hidden."""
        court: Court = game
        points = [0] * court.seats
        for place in range(len(court.ring)):
            owner = court.owners[place]
            if owner != NOBODY:
                points[owner] += court.cards.territories[court.ring[place]].points[court.plagued >> place & 1]
        return points


ENCODING: Final = Encoding()


def action_of(court: Court, seat: int, question: int, code: int) -> int:
    """The semantic action of a code that answers this question."""
    if codes.DEALS <= code < codes.DISPUTE:
        return DEAL_MENU.action(court, seat, code - codes.DEALS)
    verb = codes.VERB_OF[code]
    return FIRST[verb][question] + relative_name(court, seat, KIND_OF_VERB[verb], code - verb)


def see_turn(court: Court, seat: int, row: Row) -> None:
    """The facts of the turn."""
    if court.turn > 0 and not court.ended:
        row.add(ACTIVE + relative(court.seats, seat, court.active), 1)
    row.add(BLOCK + court.block, 1)
    add_bits(court.taken, len(BLOCKS), TAKEN, row)
    row.add(FACTS, court.purchases)
    row.add(FACTS + 1, int(court.income_taken))
    row.add(FACTS + 2, court.generals)
    row.add(FACTS + 3, int(court.opulent))
    row.add(FACTS + 4, int(court.knowledge_used))
    row.add(FACTS + 5, int(court.taxed))
    row.add(FACTS + 6, int(court.cleared))
    add_bits(court.blackmailed, HOUSE_COUNT, BLACKMAILED, row)
    if court.event != NO_EVENT:
        row.add(EVENT + court.event, 1)
    for power in range(MARKED_POWERS):
        row.add(USES + power, court.uses[power])


def add_bits(bits: int, count: int, first: int, row: Row) -> None:
    """One slot for each bit of a set."""
    if bits == 0:
        return
    for each in range(count):
        row.put(first + each, bits >> each & 1)


def see_own(court: Court, seat: int, row: Row) -> None:
    """C-SECRET-1: purse, hand, feast cards and dead are seen by their owner."""
    row.add(COINS, court.coins[seat])
    add_counts(court.gems, seat, COLOUR_COUNT, MY_GEMS, row)
    add_counts(court.hands, seat, KIND_COUNT, HELD, row)
    add_counts(court.dishes, seat, FEAST_COUNT, MY_DISHES, row)
    add_counts(court.dead, seat, TYPE_COUNT, MY_DEAD, row)


def add_counts(counts: list[int], seat: int, width: int, first: int, row: Row) -> None:
    """A seat's part of a list of counts."""
    begin = seat * width
    for each in range(width):
        count = counts[begin + each]
        if count != 0:
            row.put(first + each, count)


def see_seat(court: Court, seat: int, other: int, row: Row) -> None:
    """C-SECRET-2, C/A-84: of others the backs of hands and how many feast cards and dead there are."""
    step = relative(court.seats, seat, other)
    add_counts(court.held, other, BACK_COUNT, HAND_BACKS + step * BACK_COUNT, row)
    row.add(DISH_COUNT + step, court.dish_count(other))
    row.add(DEAD_COUNT + step, court.dead_count(other))
    row.add(POISONED + step, court.poisoned >> other & 1)
    if court.houses[other] != NOT_IN_PLAY:
        row.add(HOUSE_OF + step * HOUSE_COUNT + court.houses[other], 1)
        row.add(HEIRS + step, int(court.heir_alive(other)))
    spouse = court.spouses[other]
    if spouse != NOBODY:
        row.add(SPOUSES + step * MOST_SEATS + relative(court.seats, seat, spouse), 1)
    if court.served:
        for dish in range(FEAST_COUNT):
            row.add(PLATES + step, court.served[other * FEAST_COUNT + dish])
        add_counts(court.tasted, other, FEAST_COUNT, TASTED + step * FEAST_COUNT, row)


def see_land(court: Court, seat: int, place: int, row: Row) -> None:
    """C-CONQ-3, C-SECRET-4: soldiers lie face up; mercenaries are backs to all but their owner."""
    land = court.ring[place]
    row.add(RING + place * TERRITORY_COUNT + land, 1)
    row.put(PLAGUED + land, court.plagued >> place & 1)
    row.put(CONQUERED + land, court.conquered >> place & 1)
    row.put(TOLLS + land, court.tolls >> place & 1)
    row.put(PASSAGES + land, court.passages >> place & 1)
    if court.target == place and court.target != NO_TARGET:
        row.add(TARGET + land, 1)
    owner = court.owners[place]
    if owner != NOBODY:
        row.add(OWNER + land * MOST_SEATS + relative(court.seats, seat, owner), 1)
    stack = court.stacks[place]
    slot = STACK + land * STACK_SIZE * STACK_WIDTH
    for depth in range(min(len(stack), STACK_SIZE)):
        kind = stack[depth]
        hidden = kind >= MILITARY_COUNT or (kind >= MERCENARY and owner != seat)
        row.put(slot + (MILITARY_COUNT if hidden else kind), 1)
        slot += STACK_WIDTH


def see_decks(court: Court, row: Row) -> None:
    for deck in range(DECK_COUNT):
        row.add(DECK_SIZE + deck, court.left[deck])
    add_counts(court.discards, 0, KIND_COUNT + FEAST_COUNT, DISCARDED, row)
    row.add(BAG, court.bank_gems())


def see_vote(court: Court, seat: int, row: Row) -> None:
    """What the vote is about, and who proposes what; of the Alms only that something is proposed."""
    if court.subject == NO_SUBJECT:
        return
    row.add(VOTE + court.subject, 1)
    for author in range(len(court.proposals)):
        step = relative(court.seats, seat, author)
        row.add(ORATORS + step, court.orators[author])
        proposal = court.proposals[author]
        if proposal == NO_PROPOSAL:
            continue
        row.add(PROPOSED + step, 1)
        if court.subject == VOTE_PLAGUE:
            row.add(PROPOSED_LAND + step * TERRITORY_COUNT + court.ring[proposal], 1)
        elif court.subject in (VOTE_START, VOTE_CHAMPION):
            row.add(PROPOSED_SEAT + step * MOST_SEATS + relative(court.seats, seat, proposal), 1)


def see_announced(court: Court, seat: int, row: Row) -> None:
    """C-WIN-13: all that is announced; of the last one by whom, about what and at whom."""
    last: CarryOut | None = None
    for step in court.pending:
        if isinstance(step, CarryOut):
            row.add(DEED + step.deed.what, 1)
            last = step
    if last is None:
        return
    deed = last.deed
    row.add(DEED_BY + relative(court.seats, seat, deed.seat), 1)
    if deed.what in ON_LAND:
        row.add(DEED_AT + court.ring[deed.first], 1)
    aims = deed.aims(court)
    for other in range(court.seats):
        row.add(DEED_AIMS + relative(court.seats, seat, other), aims >> other & 1)


def see_question(court: Court, seat: int, row: Row) -> None:
    asking = court.asking
    row.add(QUESTION + QUESTION_NUMBERS[question_seen(asking, seat)], 1)
    for other in asking.asked():
        row.add(ASKED + relative(court.seats, seat, other), 1)
    if asking.seat != seat:
        return
    if isinstance(asking, LayStack):
        row.add(MY_LAND + court.ring[asking.place], 1)
        for kind in asking.chosen:
            row.add(CHOSEN + kind, 1)
    elif isinstance(asking, (Occupy, PaySwords)) or (isinstance(asking, Collect) and asking.place != LANDLESS):
        row.add(MY_LAND + court.ring[asking.place], 1)
    elif isinstance(asking, AnswerSuit):
        row.add(SUITOR + relative(court.seats, seat, asking.suitor), 1)
    else:
        see_looked_at(court, row)


def see_looked_at(court: Court, row: Row) -> None:
    """Cards that only the one asked sees: two drawn, the top of a deck, another's hand."""
    asking = court.asking
    if isinstance(asking, KeepCard):
        for each in court.drawn:
            row.add(LOOKED_AT + each, 1)
    elif isinstance(asking, OrderCards):
        for each in top_cards(court, asking.deck):
            row.add(LOOKED_AT + DECK_OFFSET[asking.deck] + each, 1)
    elif isinstance(asking, TakeCard):
        add_counts(court.hands, asking.whom, KIND_COUNT, LOOKED_AT, row)
        if court.cleared:
            add_counts(court.dishes, asking.whom, FEAST_COUNT, LOOKED_AT + KIND_COUNT, row)
