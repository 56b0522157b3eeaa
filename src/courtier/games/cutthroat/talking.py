"""How the greedy bot answers in a talk of the menu. It judges deals as it judges offers at a table."""

from typing import Final, final

from courtier.core.deals.bargaining import Bargainer
from courtier.core.deals.deal import Deal
from courtier.core.deals.menu import MENU_QUESTIONS, PARTNER, ComposeDeal
from courtier.core.deals.menu_answers import NO_CODE, MenuAnswers
from courtier.core.deals.rules import TABLE
from courtier.core.pending import NOBODY
from courtier.core.rng import Rng
from courtier.games.cutthroat import clauses
from courtier.games.cutthroat.actions import CONTINUE, MAKE_OFFER, PASS, PROPOSE, WAIT, WITHDRAW
from courtier.games.cutthroat.appraisal import good_worth
from courtier.games.cutthroat.clause_checks import rescinds
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.draft import MENU, ConfirmOffer, PickGoods, partners, picked_good

TALKS: Final = frozenset({*MENU_QUESTIONS, "talk", "confirm_offer", "pick_goods"})


@final
class TalkAnswers:
    """Answers of one seat. It stores the deal that it is entering step by step; or it looks for one that fits."""

    def __init__(self) -> None:
        self.menu = MenuAnswers(MENU)

    def answer(self, bargainer: Bargainer, rng: Rng) -> int:
        """The code that answers the open question of the guesses."""
        court: Court = bargainer.guesses[0]
        asking = court.asking
        if asking.name() == "talk":
            self.menu.spelling = self.thought(bargainer, rng)
            return PASS if self.menu.spelling is None else PROPOSE
        if asking.name() == "offer_deal":
            return self.partner(bargainer, rng)
        if isinstance(asking, ConfirmOffer):
            deal = MENU.deal(court, asking.seat, asking.partner, asking.chosen)
            return MAKE_OFFER if bargainer.accepts(deal) else WITHDRAW
        if isinstance(asking, PickGoods):
            return cheapest_pick(court, asking.seat)
        return self.menu.answer(bargainer, rng)

    def next_of_spelled(self, court: Court, codes: list[int]) -> int:
        """The next answer of the deal that is being spelled, by public facts alone; NO_CODE if none of these is.

        It was judged when the bot thought of it, and is judged again, on other guesses, before the offer is made.
        """
        deal = self.menu.spelling
        asking = court.asking
        code = NO_CODE
        if deal is None:
            return NO_CODE
        if asking.name() == "offer_deal":
            code = MENU.first + PARTNER + other_party(deal, asking.seat)
        elif isinstance(asking, ComposeDeal):
            code = self.menu.next_code(court, asking, deal)
        return code if code in codes else NO_CODE

    def thought(self, bargainer: Bargainer, rng: Rng) -> Deal | None:
        """A deal with a possible partner; while an announcement can be taken back, a deal to have that done."""
        court: Court = bargainer.guesses[0]
        if announcer_asked(court) not in (NOBODY, bargainer.seat):
            return self.menu.spellable(bargainer, buying_off(bargainer))
        found = [other for other in partners(court, bargainer.seat) if other not in bargainer.foes]
        return self.menu.proposal(bargainer, found[rng.below(len(found))]) if found else None

    def partner(self, bargainer: Bargainer, rng: Rng) -> int:
        """The partner of the deal that the seat has in mind; of another one if it may not speak to that partner now."""
        court: Court = bargainer.guesses[0]
        deal = self.menu.spelling
        if deal is None or other_party(deal, bargainer.seat) not in partners(court, bargainer.seat):
            deal = self.thought(bargainer, rng)
        self.menu.spelling = deal
        return WITHDRAW if deal is None else MENU.first + PARTNER + other_party(deal, bargainer.seat)


def other_party(deal: Deal, seat: int) -> int:
    """The other of the two parties."""
    first, second = deal.parties
    return second if first == seat else first


# Take-backs


def announcer_asked(court: Court) -> int:
    """Who is to keep an announcement or take it back, now or after the talk in progress; NOBODY if nobody is."""
    for seat in range(court.seats):
        if rescinds(court, seat):
            return seat
    return NOBODY


def buying_off(bargainer: Bargainer) -> Deal | None:
    """A deal for which the announcer is likely to take back what is announced, if it is worth that to the seat."""
    announcer = announcer_asked(bargainer.guesses[0])
    if announcer in (NOBODY, bargainer.seat) or announcer in bargainer.foes:
        return None
    return bargainer.proposal_for(clauses.take_back(announcer, bargainer.seat))


def after_wait(guess: Court, seat: int) -> Court:
    """The guess when the player, and nobody else, has stopped the announcement."""
    ahead = guess.clone()
    while ahead.asking.name() == "takeback":
        asked = ahead.asking.waits_for(ahead)
        ahead.carry_out(asked, WAIT if asked == seat else CONTINUE)
    return ahead


def may_speak_up(court: Court, seat: int) -> bool:
    """After a WAIT: may the player make an offer? In the menu who has one left is asked first, in a talk."""
    return court.options["deals"] == TABLE or (court.asking.name() == "talk" and court.asking.seat == seat)


# Goods


def cheapest_pick(court: Court, seat: int) -> int:
    """Of the goods that may be picked next the one that the seat misses least."""
    best = -1
    least = 0.0
    for code in court.legal(seat):
        worth = good_worth(court, seat, picked_good(code))
        if best < 0 or worth < least:
            best = code
            least = worth
    return best
