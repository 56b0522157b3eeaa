"""A bot that gives the answer that pays best at once, over several guesses of what is hidden.

It offers what is legal and cheap, takes what is worth more, objects where its guesses and the reputation of the two
traders promise a fine, announces what hurts a rival, and votes for whom it wants out. It knows what its seat sees and
remembers, and nothing else.
"""

from collections.abc import Callable
from typing import Any, Final, final

from courtier.core.journal import question_to
from courtier.core.lookahead import Follower, best_code, guesses
from courtier.core.rng import Rng
from courtier.games.intrigue.actions import (
    AGREE,
    ANNOUNCE,
    BRIBE,
    CARD,
    DENY,
    DRAW_PILE,
    INVITE,
    KEEP_DOWN,
    LOSE_STANDING,
    NOTE_COUNT,
    NOTHING,
    OBJECT,
    OWN_PILE,
    PASS,
    SEAT,
)
from courtier.games.intrigue.belief.belief import Belief, new_belief
from courtier.games.intrigue.cards import (
    COLOUR_OF,
    HIGHEST,
    INFLUENCE,
    IS_PACT,
    KIND_COUNT,
    NO_COLOUR,
    PACT_COLOUR,
    SECRET,
    TESTIMONY,
    TYPE_OF,
)
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.evaluation import LIFE, WEAPON, card_worth, fortune, is_armed, position_worth, price
from courtier.games.intrigue.reputation import Reputation

GUESSES: Final = {"object": 6, "invite": 3, "put_down": 2, "vote": 2, "hook_choice": 2, "choose_payee": 2}
PACT_FOR_PACT: Final = 1  # notes
LEGAL_FOR_LEGAL: Final = 2
SCRUPLE: Final = 3.0  # added to the price of offering an illegal card, because agreeing is a risk
PERSUASION: Final = 2.0  # of an Influence on offer: the other must agree
ALLIANCE: Final = 2.0  # of a Pact against a Pact
SELDOM: Final = 0.3  # how often a Secret in another hand is used on oneself in a round
LAST_LIFE: Final = 100.0  # how much one Standing more protects from a vote
NEVER: Final = 10000.0


@final
class Situation:
    """What the seat is asked, the worlds that fit, and the reputation of the others."""

    def __init__(self, seat: int, codes: list[int], guesses: list[Court], reputation: Reputation) -> None:
        self.seat = seat
        self.codes = codes
        self.guesses = guesses
        self.court = guesses[0]  # to read what the seat sees, which is the same in all guesses
        self.reputation = reputation

    def fortunes(self) -> list[float]:
        """By seat, the mean over all guesses."""
        means = [0.0] * self.court.seats
        for guess in self.guesses:
            for seat in range(guess.seats):
                means[seat] += fortune(guess, seat) / len(self.guesses)
        return means


@final
class Greedy:
    """Bot level `greedy`."""

    def __init__(self) -> None:
        self.follower = Follower(new_belief)
        self.reputation = Reputation()

    def choose(self, view: dict[str, Any], journal: Any, rng: Rng) -> int:
        lines: list[dict[str, Any]] = journal.lines
        codes: list[int] = [choice["code"] for choice in view["choices"]]
        if len(codes) == 1:
            return codes[0]
        belief: Belief = self.follower.believe(view, lines)
        if self.reputation.lines_read > len(lines):
            self.reputation = Reputation()
        self.reputation.read(lines)
        question = question_to(view)
        drawn = guesses(belief, view, rng, GUESSES.get(question, 1))
        return ANSWERS[question](Situation(belief.seat, codes, drawn, self.reputation))


# Trades


def whom_to_invite(asked: Situation) -> int:
    """The partner who has most to lose to a legal offer; nobody if there is none to make."""
    court = asked.court
    legal = [card for card in court.hands[asked.seat] if court.cards.legal[card]]
    plain = [card for card in legal if not IS_PACT[card]]
    if not plain:
        return PASS
    least = min([price(court, asked.seat, card) for card in plain])
    hopes = [-1.0 if code == PASS else 0.0 for code in asked.codes]
    for place in range(len(asked.codes)):
        code = asked.codes[place]
        if code != PASS and (code - INVITE) % NOTE_COUNT == LEGAL_FOR_LEGAL:
            hopes[place] = 0.01 + hope(asked, (code - INVITE) // NOTE_COUNT, least)
    return best_code(asked.codes, hopes)


def hope(asked: Situation, partner: int, least: float) -> float:
    """What a trade for one's own least card may bring, on average."""
    total = 0.0
    for guess in asked.guesses:
        offers = [card for card in guess.hands[partner] if PACT_COLOUR[card] == NO_COLOUR]
        for card in offers:
            gain = card_worth(guess, asked.seat, card) - least
            total += max(gain, 0.0) / len(offers) * (1.0 if guess.cards.legal[card] else 0.5)
    return total


def what_to_offer(asked: Situation) -> int:
    """The least, legal if possible; a Pact where a Pact was asked for."""
    return best_code(asked.codes, [-offer_price(asked.court, asked.seat, code - CARD) for code in asked.codes])


def offer_price(court: Court, seat: int, card: int) -> float:
    if IS_PACT[card]:
        wanted = court.note == PACT_FOR_PACT
        return -NEVER if wanted and court.cards.legal[card] else NEVER
    cost = price(court, seat, card)
    if TYPE_OF[card] == INFLUENCE:
        cost -= PERSUASION
    return cost if court.cards.legal[card] else cost + SCRUPLE


def agree_or_deny(asked: Situation) -> int:
    """Is what one gets worth more than what one gives, and the risk of a fine?"""
    court = asked.court
    seat = asked.seat
    own = court.offer_by if seat == court.initiator else court.offer_with
    other = court.offer_with if seat == court.initiator else court.offer_by
    partner = court.partner if seat == court.initiator else court.initiator
    if IS_PACT[own]:
        return AGREE if armed_against(court, seat, partner) < ALLIANCE else DENY
    gain = card_worth(court, seat, other) - price(court, seat, own)
    if TYPE_OF[own] != INFLUENCE:
        gain *= 0.5  # the other may deny
    amount = fined(court, own) + fined(court, other)
    objection = asked.reputation.objection()
    risk = objection * fine_cost(court, seat, amount) if amount else 0.0
    return AGREE if gain * (1.0 - objection if amount else 1.0) > risk else DENY


def armed_against(court: Court, seat: int, target: int) -> float:
    total = 0.0
    for card in court.hands[seat]:
        if COLOUR_OF[card] == target:
            total += WEAPON[TYPE_OF[card]]
    return total


def fined(court: Court, card: int) -> int:
    """I-LEGAL-2."""
    return 0 if court.cards.legal[card] else court.cards.numbers[card]


def fine_cost(court: Court, seat: int, amount: int) -> float:
    """I-FINE-1..5: the least card that reaches it, or a Standing."""
    least = LIFE + HIGHEST + 1
    if amount <= HIGHEST:
        for card in court.hands[seat]:
            if court.cards.numbers[card] >= amount:
                least = min(least, price(court, seat, card))
    return least


def object_or_pass(asked: Situation) -> int:
    """Over all guesses, each as likely as it fits the two traders: what an objection brings."""
    gain = 0.0
    for guess in asked.guesses:
        by = asked.reputation.likelihood(guess.initiator, guess.illegal(guess.offer_by))
        with_ = asked.reputation.likelihood(guess.partner, guess.illegal(guess.offer_with))
        objected = position_worth(after_trade(guess, asked.seat, OBJECT), asked.seat)
        gain += by * with_ * (objected - position_worth(after_trade(guess, asked.seat, PASS), asked.seat))
    return OBJECT if gain > 0.0 else PASS


def after_trade(guess: Court, seat: int, action: int) -> Court:
    """The end of the trade, if everybody else does what is harmless."""
    ahead = guess.clone()
    ahead.carry_out(seat, action)
    while ahead.trading and not ahead.ended:
        asking = ahead.asking
        asked = asking.waits_for(ahead)
        ahead.carry_out(asked, asking.default(ahead, asked))
    return ahead


# Fines, heirs and discards


def what_to_give(asked: Situation) -> int:
    """The cheapest way out."""
    return best_code(asked.codes, [-cost(asked.court, asked.seat, code) for code in asked.codes])


def cost(court: Court, seat: int, code: int) -> float:
    if code < KIND_COUNT:
        return price(court, seat, code - CARD)
    if code in {LOSE_STANDING, BRIBE}:
        return LIFE + HIGHEST + (1 if code == LOSE_STANDING else 0)
    return 0.0


def what_to_discard(asked: Situation) -> int:
    return best_code(asked.codes, [-card_worth(asked.court, asked.seat, code - CARD) for code in asked.codes])


def whom_to_pay(asked: Situation) -> int:
    """The poorer one."""
    fortunes = asked.fortunes()
    return best_code(asked.codes, [-fortunes[code - SEAT] for code in asked.codes])


# Announcements and votes


def what_to_put_down(asked: Situation) -> int:
    """What does most on the table for the least number lost."""
    worth = [0.0 if code == NOTHING else effect(asked, code - CARD) for code in asked.codes]
    for place in range(len(worth)):
        if asked.codes[place] != NOTHING:
            worth[place] -= asked.court.cards.numbers[asked.codes[place] - CARD]
    return best_code(asked.codes, worth)


def effect(asked: Situation, card: int) -> float:
    """What the card does if it is turned up."""
    if TYPE_OF[card] == TESTIMONY:
        return SELDOM * (LIFE + HIGHEST + 1) * secrets_known(asked, asked.court.cards.numbers[card])
    return WEAPON[TYPE_OF[card]] if is_armed(asked.court, asked.seat, card) else 0.0


def secrets_known(asked: Situation, number: int) -> float:
    """How many Secrets up to that number the others hold against the seat, on average."""
    found = 0.0
    for guess in asked.guesses:
        for other in range(guess.seats):
            for card in guess.hands[other]:
                aimed = COLOUR_OF[card] == asked.seat and TYPE_OF[card] == SECRET and other != asked.seat
                if aimed and guess.cards.numbers[card] <= number:
                    found += 1.0
    return found / len(asked.guesses)


def announce(asked: Situation) -> int:
    """Turn the card up if that helps: it is lost anyway."""
    return ANNOUNCE if ANNOUNCE in asked.codes else KEEP_DOWN


def whom_to_vote_for(asked: Situation) -> int:
    """Who has the least Standing, so that votes meet and the game ends; of equals the richest. Never oneself."""
    fortunes = asked.fortunes()
    worth = [-NEVER] * len(asked.codes)
    for place in range(len(asked.codes)):
        rival = asked.codes[place] - SEAT
        if rival != asked.seat and rival < asked.court.seats:
            worth[place] = fortunes[rival] - LAST_LIFE * asked.court.standing[rival]
    return best_code(asked.codes, worth)


# Draws


def where_to_draw(asked: Situation) -> int:
    """The pile that brings more on average, if the least card in hand is put down next."""
    court = asked.court
    plain = [card_worth(court, asked.seat, card) for card in court.hands[asked.seat] if not IS_PACT[card]]
    floor = min(plain) if plain else 0.0
    common = 0.0
    own = 0.0
    for guess in asked.guesses:
        pile = guess.draw[: guess.draw_left] if guess.draw_left else guess.discard
        common += promise(guess, asked.seat, pile, floor)
        own += promise(guess, asked.seat, guess.piles[asked.seat][: guess.left[asked.seat]], floor)
    return OWN_PILE if own > common else DRAW_PILE


def promise(court: Court, seat: int, pile: list[int], floor: float) -> float:
    """The mean of a pile; a Pact adds nothing, anything else replaces the least card or is put down itself."""
    total = 0.0
    for card in pile:
        if not IS_PACT[card]:
            total += max(floor, card_worth(court, seat, card))
    return total / len(pile)


def which_of_pile(asked: Situation) -> int:
    return best_code(asked.codes, [card_worth(asked.court, asked.seat, code - CARD) for code in asked.codes])


def harmless(asked: Situation) -> int:
    return asked.court.asking.default(asked.court, asked.seat)


ANSWERS: Final[dict[str, Callable[[Situation], int]]] = {
    "setup_draw": where_to_draw,
    "ready": harmless,
    "invite": whom_to_invite,
    "offer": what_to_offer,
    "claim": harmless,
    "decide": agree_or_deny,
    "object": object_or_pass,
    "pay_fine": what_to_give,
    "choose_payee": whom_to_pay,
    "bribe_discard": what_to_discard,
    "heir": harmless,
    "heir_discard": what_to_discard,
    "put_down": what_to_put_down,
    "announce": announce,
    "vote": whom_to_vote_for,
    "hook_choice": whom_to_vote_for,
    "draw_source": where_to_draw,
    "pile_card": which_of_pile,
}
