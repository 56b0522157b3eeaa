"""How the bot answers a question on guesses: by looking ahead, or by a function of the question's own.

To look ahead, it plays each answer on until nothing is being resolved any more; everybody is expected to defend and to
react (`habits.py`). Then it judges the position (`evaluation.py`).
"""

from collections.abc import Callable
from typing import Final, final

from courtier.core.lookahead import best_code
from courtier.games.cutthroat.actions import (
    ACCEPT,
    AMOUNT,
    ATTACK,
    BALLOT,
    BUY_MERCENARIES,
    CLOSE,
    COLLECT_DEAD,
    CONQUER,
    END,
    GO_ON,
    HOUSE,
    PASS,
    PICK,
    PLAY_ENVOY,
    PLAY_GENERAL,
    PLAY_ORATOR,
    PLAY_SABOTEUR,
    RANDOM,
    REFUSE,
    SEAT,
    SERVE,
    USE_DEATH,
    USE_KNOWLEDGE,
    USE_OPULENCE,
    VERB_OF,
    WOO,
)
from courtier.games.cutthroat.cards import (
    BASTARD,
    BROM,
    CAWDWELL,
    CRONE,
    DRAVANOF,
    FEAST_COUNT,
    FEAST_DECK,
    HIRELING,
    HIRELING_DECK,
    OPULENCE,
    POISON,
    SLAINE,
    TYBER,
)
from courtier.games.cutthroat.court import NO_PROPOSAL, Court
from courtier.games.cutthroat.decisions.crone import OrderCards, top_cards
from courtier.games.cutthroat.decisions.feast import Serve
from courtier.games.cutthroat.decisions.voting import alms
from courtier.games.cutthroat.decisions.wedding import AnswerSuit
from courtier.games.cutthroat.evaluation import (
    GEM_WORTH,
    HIRELING_WORTH,
    Outlook,
    married_hope,
    mean_totals,
    position_worth,
    single_hope,
)
from courtier.games.cutthroat.events import VOTE_ALMS, VOTE_CHAMPION, VOTE_START
from courtier.games.cutthroat.habits import expected_answer, settle
from courtier.games.cutthroat.supply import listed

LIKED_HOUSES: Final = (CAWDWELL, SLAINE, BROM, CRONE, TYBER, DRAVANOF)  # as they won in games of this bot
ENABLING: Final = (BUY_MERCENARIES, PLAY_GENERAL, PLAY_ENVOY, PLAY_SABOTEUR, USE_DEATH, COLLECT_DEAD)
FOLLOWING: Final = (ATTACK, CONQUER)
CLOSING: Final = (END, CLOSE, GO_ON)
OPULENT: Final = 4.0  # points that make a use of Opulence worth it before the last turns
OWN_ALMS: Final = 7  # coins that a proposal keeps for its author


@final
class Situation:
    """What the seat is asked, and the worlds that fit."""

    def __init__(self, seat: int, codes: list[int], guesses: list[Court]) -> None:
        self.seat = seat
        self.codes = codes
        self.guesses = guesses
        self.court = guesses[0]  # to read what the seat sees, which is the same in all guesses
        self.looked: list[float] = []  # by code, what a look ahead expects; empty if the question needed none

    def totals(self) -> list[float]:
        """The points that each player may expect, the mean over all guesses."""
        return mean_totals(self.guesses)


def best_answer(question: str, asked: Situation) -> int:
    """Some questions have a function of their own in ANSWERS; all others are answered by looking ahead.

    So are those whose usual answer is not offered, because of a promise or because it was taken back.
    """
    if question in ANSWERS:
        usual = ANSWERS[question](asked)
        if usual in asked.codes:
            return usual
    return look_ahead(asked)


def expectations(asked: Situation, answer: int) -> list[tuple[int, float]]:
    """What a look ahead expects of the answer, then of the others, the better first; empty where none was taken."""
    if not asked.looked:
        return []
    places = sorted(range(len(asked.codes)), key=lambda place: asked.looked[place], reverse=True)
    first = asked.codes.index(answer)
    return [(asked.codes[place], asked.looked[place]) for place in [first, *[each for each in places if each != first]]]


# Looking ahead


def look_ahead(asked: Situation) -> int:
    """The answer that leads to the best position."""
    asked.looked = [answer_worth(asked, code) for code in asked.codes]
    return best_code(asked.codes, asked.looked)


def answer_worth(asked: Situation, code: int) -> float:
    """The mean over all guesses; after what makes a fight possible the best that can follow counts."""
    if VERB_OF[code] in CLOSING:
        return mean_worth(asked.guesses, asked.seat)
    ahead = [after(guess, asked.seat, code) for guess in asked.guesses]
    worth = mean_worth(ahead, asked.seat)
    if VERB_OF[code] in ENABLING:
        worth = max(worth, best_fight(ahead, asked.seat))
    return worth


def after(guess: Court, seat: int, code: int) -> Court:
    """The position when what the answer begins is settled."""
    ahead = guess.clone()
    ahead.carry_out(seat, code)
    settle(ahead)
    return ahead


def mean_worth(worlds: list[Court], seat: int) -> float:
    total = 0.0
    for court in worlds:
        total += position_worth(court, seat)
    return total / len(worlds)


def best_fight(worlds: list[Court], seat: int) -> float:
    """What the best attack or conquest leads to from there; very little if there is none."""
    for court in worlds:
        if not court.ended and court.asking.name() == "purchase":
            court.carry_out(seat, CLOSE)
            settle(court)
    best = -1000.0
    for code in answers_now(worlds[0], seat):
        if VERB_OF[code] in FOLLOWING:
            best = max(best, mean_worth([after_if_possible(court, seat, code) for court in worlds], seat))
    return best


def answers_now(court: Court, seat: int) -> list[int]:
    """What the player may answer there; nothing if the game is over or somebody else is asked."""
    return [] if court.ended or court.asking.seat != seat else court.legal(seat)


def after_if_possible(court: Court, seat: int, code: int) -> Court:
    """As `after`. Where another guess leaves the player without the cards for it, nothing happens."""
    return after(court, seat, code) if code in answers_now(court, seat) else court


# Set-up and votes


def which_house(asked: Situation) -> int:
    for house in LIKED_HOUSES:
        if HOUSE + house in asked.codes:
            return HOUSE + house
    return RANDOM


def what_to_propose(asked: Situation) -> int:
    """Oneself to begin or to be the champion; most of the Alms; for the plague what hurts the others most."""
    subject = asked.court.subject
    if subject in (VOTE_START, VOTE_CHAMPION):
        return SEAT + asked.seat
    if subject == VOTE_ALMS:
        return AMOUNT + min(OWN_ALMS, alms(asked.court))
    return look_ahead(asked)


def share_of_alms(asked: Situation) -> int:
    """The rest goes to whoever is farthest behind: a vote for the proposal, and no danger."""
    totals = asked.totals()
    court = asked.court
    last = -1
    for other in range(court.seats):
        if other != asked.seat and (last < 0 or totals[other] < totals[last]):
            last = other
    named = (asked.seat + len(shares_named(court))) % court.seats
    return asked.codes[-1] if named == last else asked.codes[0]


def shares_named(court: Court) -> tuple[int, ...]:
    """The shares of the unfinished proposal, the author's first."""
    return tuple(court.asking.dump()[2:])


def whom_to_vote_for(asked: Situation) -> int:
    """One's own proposal in the starting vote; else what leads to the best position."""
    court = asked.court
    if court.subject == VOTE_START:
        for code in asked.codes:
            if court.proposals[code - BALLOT] == asked.seat:
                return code
    return look_ahead(asked)


def whether_to_orate(asked: Situation) -> int:
    """For an own proposal that stands."""
    return PLAY_ORATOR if asked.court.proposals[asked.seat] != NO_PROPOSAL else PASS


# Powers


def whether_opulent(asked: Situation) -> int:
    """On one's own turn, if it brings enough, or if there are hardly more turns than uses."""
    court = asked.court
    seat = asked.seat
    if court.active != seat:
        return PASS
    outlook = Outlook(court)
    rate = outlook.coin_rate(seat)
    gain = 0.0
    for place in court.land_of(seat):
        gain += min(rate * court.coin_value(place, seat), GEM_WORTH * court.gem_value(place))
    scarce = court.uses[OPULENCE] <= outlook.own_turns(seat)
    return PASS if scarce and gain < OPULENT else USE_OPULENCE


def which_power(asked: Situation) -> int:
    """Crone looks at the feast cards that she is about to draw; any other power as it pays."""
    if USE_KNOWLEDGE + FEAST_DECK in asked.codes and asked.court.land_count(asked.seat) > 0:
        return USE_KNOWLEDGE + FEAST_DECK
    return look_ahead(asked)


def which_on_top(asked: Situation) -> int:
    """The card that one would like to draw."""
    asking = asked.court.asking
    assert isinstance(asking, OrderCards)
    cards = top_cards(asked.court, asking.deck)
    return best_code(asked.codes, [drawn_worth(asked, asking.deck, cards[code - PICK]) for code in asked.codes])


def drawn_worth(asked: Situation, deck: int, card: int) -> float:
    if deck == FEAST_DECK:
        return 0.0 + asked.court.cards.feast_points[card]
    if deck != HIRELING_DECK:
        return 0.0
    if card >= BASTARD:
        return 0.0 + asked.court.options["bastard_vp"] if card == BASTARD + asked.court.houses[asked.seat] else 1.0
    return HIRELING_WORTH[card - HIRELING]


# The Wedding


def whom_to_woo(asked: Situation) -> int:
    """The match that makes victory likeliest, if any beats staying single."""
    hopes = [0.0] * len(asked.codes)
    for place in range(len(asked.codes)):
        code = asked.codes[place]
        hopes[place] = (
            single_hope(asked.guesses, asked.seat)
            if code == PASS
            else married_hope(asked.guesses, asked.seat, code - WOO)
        )
    return best_code(asked.codes, hopes)


def whether_to_marry(asked: Situation) -> int:
    asking = asked.court.asking
    assert isinstance(asking, AnswerSuit)
    married = married_hope(asked.guesses, asked.seat, asking.suitor)
    return ACCEPT if married > single_hope(asked.guesses, asked.seat) else REFUSE


# The Feast


def whom_to_serve(asked: Situation) -> int:
    """Food to oneself; poison to the rival who loses most by it."""
    asking = asked.court.asking
    assert isinstance(asking, Serve)
    court = asked.court
    step = len(asking.chosen)
    if listed(court.dishes, asked.seat, FEAST_COUNT)[step] != POISON:
        return SERVE + asked.seat
    laid = [0] * court.seats
    for to in asking.chosen:
        if to != asked.seat:
            laid[to] += 1
    return best_code(asked.codes, [poison_gain(asked, code - SERVE, laid) for code in asked.codes])


def poison_gain(asked: Situation, plate: int, laid: list[int]) -> float:
    """By how much one more poison there helps, if those named so far are there, too."""
    gain = 0.0
    for guess in asked.guesses:
        ahead = guess.clone()
        for to in range(ahead.seats):
            ahead.served[to * FEAST_COUNT + POISON] += laid[to]
        before = position_worth(ahead, asked.seat)
        ahead.served[plate * FEAST_COUNT + POISON] += 1
        gain += position_worth(ahead, asked.seat) - before
    return gain


def as_expected(asked: Situation) -> int:
    return expected_answer(asked.court, asked.seat)


ANSWERS: Final[dict[str, Callable[[Situation], int]]] = {
    "choose_house": which_house,
    "propose": what_to_propose,
    "propose_share": share_of_alms,
    "ballot": whom_to_vote_for,
    "orate": whether_to_orate,
    "lay_stack": as_expected,
    "occupy": as_expected,
    "opulence": whether_opulent,
    "use_power": which_power,
    "order_cards": which_on_top,
    "take_card": as_expected,
    "cure_more": as_expected,
    "cure_territory": as_expected,
    "woo": whom_to_woo,
    "answer_suit": whether_to_marry,
    "serve": whom_to_serve,
}
