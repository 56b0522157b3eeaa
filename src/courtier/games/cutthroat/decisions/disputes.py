"""Disputes about free words (C-DEAL-32), and the events that let a deal be broken (E10, E24)."""

from typing import Any, Final, final

from courtier.core.deals.clause import LOOKS_ADMITTED, WORDS
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import Deal
from courtier.core.deals.judging import void
from courtier.core.pending import Decision, Sequel, Window
from courtier.games.cutthroat.actions import MOST_DEALS, NONE, OPEN_DEAL, SEAT, VERDICT
from courtier.games.cutthroat.cards import BROKEN_OATH, MOST_SEATS
from courtier.games.cutthroat.clauses import VOTES
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.event_choice import Choice, has_no_effect
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.decisions.voting import close_vote, hold_vote, open_vote_on, poorest_seats, votes_of
from courtier.games.cutthroat.events import (
    CHOSE_DEAL,
    DEAL_VOIDED,
    DEED_VOID,
    DISPUTED,
    FINE_FOR_WORDS,
    FOUND_KEPT,
    FOUND_VOID,
    GIVEN_FINE,
    VERDICT_UNDECIDED,
    VERDICT_VOTED,
    VERDICT_WON,
    VOTE_DISPUTE,
)

ANSWERS: Final = 3  # kept; broken, the deal is void; broken, a fine


def open_deals(court: Court) -> list[Deal]:
    """C-DEAL-30: the deals of which a clause still binds, or is left to the players, oldest first."""
    numbers = {standing.deal.number for standing in court.deals.open}
    return [deal for deal in court.deals.sealed if deal.number in numbers][:MOST_DEALS]


# Disputes


def accusable(court: Court, seat: int, deal: Deal) -> list[int]:
    """C-DEAL-32: the other parties of a deal with free words, each once."""
    if seat not in deal.parties or not has_words(deal):
        return []
    return [party for party in deal.parties if party != seat and (deal.number, seat, party) not in court.disputed]


def has_words(deal: Deal) -> bool:
    return any(clause.kind == WORDS for clause in deal.clauses)


def disputable(court: Court, seat: int) -> list[int]:
    """The places of such deals among the open ones."""
    if not any(has_words(deal) for deal in court.deals.sealed):
        return []
    deals = open_deals(court)
    return [place for place in range(len(deals)) if accusable(court, seat, deals[place])]


@final
class NameDeal(Question):
    """C-DEC-14: which deal was broken."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [OPEN_DEAL + place for place in disputable(game, seat)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        court.ask(NameParty(seat, open_deals(court)[action - OPEN_DEAL].number, self))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "name_deal"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class NameParty(Question):
    """C-DEC-14: who has broken it."""

    def __init__(self, seat: int, number: int, before: Decision) -> None:
        super().__init__(seat, before)
        self.number = number

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        if not 0 < self.number <= len(court.deals.sealed):
            return []
        return [SEAT + party for party in accusable(court, seat, court.deals.sealed[self.number - 1])]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        accused = action - SEAT
        court.disputed = (*court.disputed, (self.number, seat, accused))
        court.tell(DISPUTED, seat, accused, self.number)
        open_vote_on(court, VOTE_DISPUTE)
        hold_vote(court)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "name_party"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.number]


@final
class JudgeDispute(Window):
    """C-DEAL-12, C-DEAL-32, C/A-68: all players vote at once on the three answers, as on proposals."""

    def __init__(self, seats: int) -> None:
        super().__init__(tuple(range(seats)))
        self.is_vote = True
        self.admits = LOOKS_ADMITTED  # C/A-144
        self.verbs = VOTES

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return Conduct(VOTES, place=code - VERDICT)

    def legal(self, game: Any, seat: int) -> list[int]:
        return ALL_VERDICTS

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        votes = votes_of(court, poorest_seats(court))
        sums = [0] * ANSWERS
        for seat in range(court.seats):
            sums[heard[seat] - VERDICT] += votes[seat]
            court.tell(VERDICT_VOTED, seat, heard[seat] - VERDICT, votes[seat])
        best = max(sums)
        close_vote(court)
        if sums.count(best) > 1:
            court.tell(VERDICT_UNDECIDED, court.active)
        else:
            carry_verdict(court, sums.index(best), best)

    def default(self, game: Any, seat: int) -> int:
        return VERDICT + FOUND_KEPT

    def name(self) -> str:
        return "judge_dispute"

    def dump(self) -> list[Any]:
        return [self.name(), len(self.seats)]


def carry_verdict(court: Court, verdict: int, votes: int) -> None:
    """C-DEAL-32, C/A-114: the dispute that was begun last."""
    number, complainant, accused = court.disputed[-1]
    court.tell(VERDICT_WON, verdict, votes)
    if verdict == FOUND_VOID:
        void(court, number)
    elif verdict != FOUND_KEPT:
        court.give_coins(accused, complainant, FINE_FOR_WORDS, GIVEN_FINE)


# Events


def resolve_oaths(court: Court, effect: int) -> None:
    """E10, E24; C-EVENT-9: without an open deal they have no effect."""
    if not open_deals(court):
        has_no_effect(court)
    elif effect == BROKEN_OATH:
        court.ask(OATHS[0])
    else:
        court.ask(FORK_DEAL[court.active])


def own_deals(court: Court, seat: int) -> list[int]:
    """The places of the player's own deals among the open ones."""
    deals = open_deals(court)
    return [place for place in range(len(deals)) if seat in deals[place].parties]


@final
class Oaths(Sequel):
    """E10: the seat `step` places on may void a deal next."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def follow(self, game: Any) -> None:
        court: Court = game
        for step in range(self.step, court.seats):
            seat = (court.active + step) % court.seats
            if own_deals(court, seat):
                court.ask(OATHS[step + 1])
                court.ask(BREAK_OATH[seat])
                return

    def name(self) -> str:
        return "oaths"

    def dump(self) -> list[Any]:
        return [self.name(), self.step]


def void_deal(court: Court, seat: int, number: int) -> None:
    """C-DEAL-17, C-DEAL-30: nothing binds any more, and what was handed over stays."""
    court.tell(DEAL_VOIDED, seat, number)
    void(court, number)


@final
class BreakOath(Question):
    """C-DEC-31: E10, an own open deal or NONE."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [NONE, *[OPEN_DEAL + place for place in own_deals(game, seat)]]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action != NONE:
            void_deal(court, seat, open_deals(court)[action - OPEN_DEAL].number)

    def default(self, game: Any, seat: int) -> int:
        return NONE

    def name(self) -> str:
        return "break_oath"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class ForkDeal(Question):
    """C-DEC-31: E24, any open deal or NONE."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        deals = open_deals(court)
        may = [place for place in range(len(deals)) if court.may_announce(seat, DEED_VOID, deals[place].number)]
        return [NONE, *[OPEN_DEAL + place for place in may]]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action != NONE:
            announce(court, VoidDeal(seat, DEED_VOID, open_deals(court)[action - OPEN_DEAL].number, 0))

    def default(self, game: Any, seat: int) -> int:
        return NONE

    def name(self) -> str:
        return "fork_deal"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class VoidDeal(Choice):
    """E24: the deal with the number `first`."""

    def aims(self, court: Court) -> int:
        mask = 0
        for party in court.deals.sealed[self.first - 1].parties:
            mask |= 1 << party
        return mask

    def say(self, court: Court) -> None:
        court.tell(CHOSE_DEAL, self.seat, self.first)

    def ask_again(self, court: Court) -> None:
        court.ask(FORK_DEAL[self.seat])

    def happen(self, court: Court) -> None:
        void_deal(court, self.seat, self.first)


ALL_VERDICTS: Final = [VERDICT + answer for answer in range(ANSWERS)]
JUDGE_DISPUTE: Final[list[JudgeDispute]] = [JudgeDispute(seats) for seats in range(MOST_SEATS + 1)]
OATHS: Final[list[Oaths]] = [Oaths(step) for step in range(MOST_SEATS + 1)]
BREAK_OATH: Final[list[BreakOath]] = [BreakOath(seat) for seat in range(MOST_SEATS)]
FORK_DEAL: Final[list[ForkDeal]] = [ForkDeal(seat) for seat in range(MOST_SEATS)]
