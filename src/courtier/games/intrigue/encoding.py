"""Game of Intrigue as numbers: what a seat may see (ledger §4), and what it may do, relative to that seat.

Seat c has colour c (I-SETUP-13), so a coloured card is named after the seat whose colour it has: *me*, *next*…
"""

from typing import Any, Final, final

from courtier.core.encoding import GameEncoding, Layout, Row, question_seen, relative, seat_words
from courtier.games.intrigue.actions import (
    CARD,
    CLAIM,
    INVITE,
    NOTE_COUNT,
    NOTES,
    READY,
    SEAT,
    WORDS,
)
from courtier.games.intrigue.cards import (
    COLOURED,
    FIRST_UNCOLOURED,
    KIND_COUNT,
    MOST_SEATS,
    NO_CARD,
    SLOTS,
    STANDING,
    TYPE_COUNT,
    TYPES,
    UNCOLOURED,
)
from courtier.games.intrigue.court import ABSTENTION, NAME, NO_VOTE_YET, PHASES, TRADE, Court
from courtier.games.intrigue.decisions.draw import PileCard, PileCards
from courtier.games.intrigue.decisions.exits import HeirDiscard
from courtier.games.intrigue.decisions.fines import ChoosePayee
from courtier.games.intrigue.packed import (
    EITHER,
    amount_of,
    announcer_of,
    drawer_of,
    payee_of,
    payer_of,
    target_of,
)
from courtier.games.intrigue.questions import STEPS
from courtier.games.intrigue.trades import NO_SEAT, UNDECIDED

NUMBER: Final = 1
MOST_CARDS: Final = 60  # in one place
SEATS: Final = seat_words(MOST_SEATS)
CARDS: Final = [*[f"{seat}: {name}" for seat in SEATS for name in COLOURED], *UNCOLOURED]
QUESTIONS: Final = STEPS.questions()
QUESTION_NUMBERS: Final = {name: place for place, name in enumerate(QUESTIONS)}

SEEN: Final = Layout()
SEAT_COUNT: Final = SEEN.add("seats", [f"{seats} players" for seats in range(2, MOST_SEATS + 1)])
ROUND: Final = SEEN.add("round", ["number"], 255)
PHASE: Final = SEEN.add("phase", PHASES)
START: Final = SEEN.add("the round began with", SEATS)
ASKED: Final = SEEN.add("asked", SEATS)
QUESTION: Final = SEEN.add("question", QUESTIONS)
LIVING: Final = SEEN.add("still in the game", SEATS)
STANDING_OF: Final = SEEN.add("Standing of", SEATS, MOST_CARDS)
HAND_SIZE: Final = SEEN.add("cards in the hand of", SEATS, 255)
PILE: Final = SEEN.add("cards in the personal pile of", SEATS, MOST_CARDS)
SUPPLY: Final = SEEN.add("supply", ["draw pile", "discard pile", "box"], 255)
HELD: Final = SEEN.add("in my hand", CARDS, MOST_CARDS)
IN_PILE: Final = SEEN.add("in my pile, while I look through it", CARDS, MOST_CARDS)
REMOVED: Final = SEEN.add("removed from the game", [*CARDS, "standing"], MOST_CARDS)
DOWN: Final = SEEN.add("has put down a card", SEATS)
ANNOUNCED: Final = SEEN.add("announced by", [f"{seat}: {card}" for seat in SEATS for card in CARDS])
OWN_DOWN: Final = SEEN.add("put down by me", CARDS)
QUEUE: Final = SEEN.add("announcement still to be resolved, of", SEATS)
THREATENED: Final = SEEN.add("threatened", SEATS)
HOOKED: Final = SEEN.add("vote is led", [f"of {seat} by {other}" for seat in SEATS for other in SEATS], 9)
VOTES: Final = SEEN.add("vote", [f"of {seat} for {other}" for seat in SEATS for other in [*SEATS, "nobody"]])
INITIATOR: Final = SEEN.add("chance to trade", SEATS)
TRADERS: Final = SEEN.add("in the open trade", SEATS)
FAVOUR: Final = SEEN.add("trade", ["with a favour", "stopped by an illegal find"])
NOTE: Final = SEEN.add("note of my trade", NOTES)
CLAIMS: Final = SEEN.add("claims to offer", [f"{seat}: {name}" for seat in SEATS for name in TYPES[:TYPE_COUNT]])
OFFERS: Final = SEEN.add("offer that I see", [f"{who}: {card}" for who in ("mine", "the other's") for card in CARDS])
DECIDED: Final = SEEN.add("my trade", ["I deny", "I agree"])
ACCUSER: Final = SEEN.add("objected", SEATS)
TRADED: Final = SEEN.add("has traded in this phase", SEATS)
SWAPPED: Final = SEEN.add("has swapped in this phase", SEATS)
OWES: Final = SEEN.add("fine to pay, of", SEATS, 255)
OWED_TO: Final = SEEN.add("fine to receive, of", SEATS, 255)
DRAWS: Final = SEEN.add("draw still to be dealt, of", SEATS, 9)
LEAVING: Final = SEEN.add("is out and has a hand to dispose of", SEATS)
TO_DISCARD: Final = SEEN.add("my question", ["cards to discard"], 255)
PAYING: Final = SEEN.add("card with which I pay", CARDS)

REMEMBERED: Final = Layout()
OWN_PILE: Final = REMEMBERED.add("in my pile", CARDS, MOST_CARDS)
UNSEEN: Final = REMEMBERED.add("in none of the places that I know", CARDS, MOST_CARDS)

ACTIONS: Final = Layout()
# Cards and seats, and some words, mean another deed to each question.
CARD_QUESTIONS: Final = ("offer", "pay_fine", "bribe_discard", "heir_discard", "put_down", "pile_card")
SEAT_QUESTIONS: Final = ("choose_payee", "heir", "vote", "hook_choice")


def by_question(asked: tuple[str, ...], meanings: list[str]) -> list[int]:
    """By question the first action of its block; -1 where it has none."""
    firsts = [-1] * len(QUESTIONS)
    for question in asked:
        firsts[QUESTION_NUMBERS[question]] = ACTIONS.add(question, meanings)
    return firsts


CARD_ACTIONS: Final = by_question(CARD_QUESTIONS, CARDS)
SEAT_ACTIONS: Final = by_question(SEAT_QUESTIONS, SEATS)
WORD_QUESTIONS: Final = {
    "ready": ("ready",),
    "pass": ("invite", "object"),
    "nothing": ("offer", "put_down"),
    "agree": ("decide",),
    "deny": ("decide",),
    "object": ("object",),
    "lose_standing": ("pay_fine",),
    "discard_pile": ("heir",),
    "only_pacts": ("heir_discard",),
    "keep_down": ("announce",),
    "announce": ("announce",),
    "draw_pile": ("setup_draw", "draw_source"),
    "own_pile": ("setup_draw", "draw_source"),
    "abstain": ("vote", "hook_choice"),
    "bribe": ("pay_fine",),
}
WORD_ACTIONS: Final = [by_question(WORD_QUESTIONS[word], [word.replace("_", " ")]) for word in WORDS]
INVITATIONS: Final = ACTIONS.add("invite", [f"{seat}, note {note}" for seat in SEATS for note in NOTES])
CLAIM_ACTIONS: Final = ACTIONS.add("claim to offer", TYPES[:TYPE_COUNT])


@final
class Encoding(GameEncoding):
    """Game of Intrigue."""

    def __init__(self) -> None:
        super().__init__(NAME, NUMBER, SEEN, REMEMBERED, ACTIONS)

    def see(self, game: Any, seat: int, row: Row) -> None:
        court: Court = game
        row.add(SEAT_COUNT + court.seats - 2, 1)
        row.add(ROUND, court.turn)
        row.add(PHASE + court.phase, 1)
        row.add(START + relative(court.seats, seat, court.start), 1)
        see_supply(court, seat, row)
        for other in range(court.seats):
            see_seat(court, seat, other, row)
        see_question(court, seat, row)
        if court.phase == TRADE:
            see_trade(court, seat, row)
        see_announcements(court, seat, row)
        for owed in court.debts:
            row.add(OWES + relative(court.seats, seat, payer_of(owed)), amount_of(owed))
            if payee_of(owed) != EITHER:
                row.add(OWED_TO + relative(court.seats, seat, payee_of(owed)), amount_of(owed))

    def remember(self, game: Any, seat: int, row: Row, first: int) -> None:
        """I-SETUP-7: one's own pile begins with known cards, and its owner sees what is drawn from it."""
        court: Court = game
        unseen = court.cards.copies.copy()
        for kind in court.piles[seat][: court.left[seat]]:
            row.add(first + OWN_PILE + relative_card(court.seats, seat, kind), 1)
            unseen[kind] -= 1
        for known in (court.hands[seat], court.removed, known_on_table(court, seat)):
            for kind in known:
                unseen[kind] -= 1
        for kind in range(KIND_COUNT):
            used = kind >= FIRST_UNCOLOURED or kind < court.seats * SLOTS  # I-SETUP-6
            if used and unseen[kind] > 0:
                row.put(first + UNSEEN + relative_card(court.seats, seat, kind), unseen[kind])

    def action(self, game: Any, seat: int, code: int) -> int:
        court: Court = game
        return action_of(court.seats, seat, QUESTION_NUMBERS[court.asking.name()], code)

    def allow(self, game: Any, seat: int, codes: list[int], row: Row) -> None:
        court: Court = game
        question = QUESTION_NUMBERS[court.asking.name()]
        for code in codes:
            row.put(action_of(court.seats, seat, question, code), 1)

    def points(self, game: Any) -> list[int]:
        """The Standing of each: hands are hidden."""
        court: Court = game
        return court.standing.copy()


ENCODING: Final = Encoding()


def action_of(seats: int, seat: int, question: int, code: int) -> int:
    """The semantic action of a code that answers this question."""
    if INVITE <= code < READY:
        invited = relative(seats, seat, (code - INVITE) // NOTE_COUNT)
        return INVITATIONS + invited * NOTE_COUNT + (code - INVITE) % NOTE_COUNT
    if code >= CLAIM:
        return CLAIM_ACTIONS + code - CLAIM
    if code < SEAT:
        return CARD_ACTIONS[question] + relative_card(seats, seat, code - CARD)
    if code < INVITE:
        return SEAT_ACTIONS[question] + relative(seats, seat, code - SEAT)
    return WORD_ACTIONS[code - READY][question]


def relative_card(seats: int, seat: int, kind: int) -> int:
    """A card by its kind; the colours are counted from one's own. Colours that nobody has keep their places."""
    colour = kind // SLOTS
    if kind >= FIRST_UNCOLOURED or colour >= seats:
        return kind
    return relative(seats, seat, colour) * SLOTS + kind % SLOTS


def see_supply(court: Court, seat: int, row: Row) -> None:
    row.add(SUPPLY, court.draw_left)
    row.add(SUPPLY + 1, len(court.discard))
    row.add(SUPPLY + 2, len(court.boxed))
    for kind in court.hands[seat]:
        row.add(HELD + relative_card(court.seats, seat, kind), 1)
    for kind in court.removed:
        row.add(REMOVED + (KIND_COUNT if kind == STANDING else relative_card(court.seats, seat, kind)), 1)
    asking = court.asking
    if isinstance(asking, (PileCard, PileCards)) and asking.asks(court, seat):
        for kind in court.piles[seat][: court.left[seat]]:
            row.add(IN_PILE + relative_card(court.seats, seat, kind), 1)


def see_seat(court: Court, seat: int, other: int, row: Row) -> None:
    """I-ANN-7: announced cards are seen by all, the others by their owner while in the game."""
    step = relative(court.seats, seat, other)
    row.add(LIVING + step, court.living >> other & 1)
    row.add(STANDING_OF + step, court.standing[other])
    row.add(HAND_SIZE + step, court.hand_size(other))
    row.add(PILE + step, court.left[other])
    row.add(THREATENED + step, court.threatened >> other & 1)
    row.add(TRADED + step, court.traded >> other & 1)
    row.add(SWAPPED + step, court.swapped >> other & 1)
    kind = court.table[other]
    if kind == NO_CARD:
        return
    row.add(DOWN + step, 1)
    if court.announced >> other & 1:
        row.add(ANNOUNCED + step * KIND_COUNT + relative_card(court.seats, seat, kind), 1)
    elif other == seat and court.lives(seat):
        row.add(OWN_DOWN + relative_card(court.seats, seat, kind), 1)


def known_on_table(court: Court, seat: int) -> list[int]:
    """The cards that lie in front of somebody and are known to the seat: announced, its own, or offered to it."""
    known: list[int] = []
    for other in range(court.seats):
        kind = court.table[other]
        if kind != NO_CARD and (other == seat or court.announced >> other & 1):
            known.append(kind)
    if court.trading and seat in (court.initiator, court.partner):
        known += [kind for kind in (court.offer_by, court.offer_with) if kind != NO_CARD]
    return known


def see_question(court: Court, seat: int, row: Row) -> None:
    asking = court.asking
    if court.ended:
        return
    row.add(QUESTION + QUESTION_NUMBERS[question_seen(asking, seat)], 1)
    for other in asking.asked():
        row.add(ASKED + relative(court.seats, seat, other), 1)
    if isinstance(asking, HeirDiscard):
        row.add(TO_DISCARD, asking.count)
    elif isinstance(asking, ChoosePayee) and asking.seat == seat:
        row.add(PAYING + relative_card(court.seats, seat, asking.card), 1)
    elif court.bribe and asking.seat == seat:
        row.add(TO_DISCARD, court.bribe)


def see_trade(court: Court, seat: int, row: Row) -> None:
    """R-17, R-33: who with whom; note, offers and one's own decision for the two."""
    if court.initiator != NO_SEAT and not court.ended:
        row.add(INITIATOR + relative(court.seats, seat, court.initiator), 1)
    if not court.trading:
        return
    row.add(FAVOUR, int(court.favour))
    row.add(FAVOUR + 1, int(court.stopped))
    if court.accuser != NO_SEAT:
        row.add(ACCUSER + relative(court.seats, seat, court.accuser), 1)
    see_trader(court, seat, court.initiator, court.claim_by, row)
    see_trader(court, seat, court.partner, court.claim_with, row)
    if seat == court.initiator:
        see_own_trade(court, seat, court.offer_by, court.offer_with, court.decision_by, row)
    elif seat == court.partner:
        see_own_trade(court, seat, court.offer_with, court.offer_by, court.decision_with, row)


def see_trader(court: Court, seat: int, trader: int, claim: int, row: Row) -> None:
    step = relative(court.seats, seat, trader)
    row.add(TRADERS + step, 1)
    if claim >= 0:
        row.add(CLAIMS + step * TYPE_COUNT + claim, 1)


def see_own_trade(court: Court, seat: int, own: int, other: int, decided: int, row: Row) -> None:
    """I-TRADE-8: the two see both cards on offer."""
    row.add(NOTE + court.note, 1)
    if own != NO_CARD:
        row.add(OFFERS + relative_card(court.seats, seat, own), 1)
    if other != NO_CARD:
        row.add(OFFERS + KIND_COUNT + relative_card(court.seats, seat, other), 1)
    if decided != UNDECIDED:
        row.add(DECIDED + decided, 1)


def see_announcements(court: Court, seat: int, row: Row) -> None:
    """What is resolved, who leads whose vote, how was voted, who still draws and who leaves."""
    for other in court.queue:
        row.add(QUEUE + relative(court.seats, seat, other), 1)
    for landed in court.hooks:
        target = relative(court.seats, seat, target_of(landed))
        row.add(HOOKED + target * MOST_SEATS + relative(court.seats, seat, announcer_of(landed)), 1)
    for voter in range(court.seats):
        vote = court.votes[voter]
        if vote != NO_VOTE_YET:
            whom = MOST_SEATS if vote == ABSTENTION else relative(court.seats, seat, vote)
            row.add(VOTES + relative(court.seats, seat, voter) * (MOST_SEATS + 1) + whom, 1)
    for due in court.due:
        row.add(DRAWS + relative(court.seats, seat, drawer_of(due)), 1)
    for other in court.leaving:
        row.add(LEAVING + relative(court.seats, seat, other), 1)
