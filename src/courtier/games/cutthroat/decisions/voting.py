"""Votes: proposals, the Orator round, the ballot, and what the winning proposal does (C-VOTE, C-ALMS)."""

from typing import Any, Final, final

from courtier.core.deals.clause import LOOKS_ADMITTED
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.judging import close_occasion
from courtier.core.pending import Decision, Pending, Sequel, Window
from courtier.games.cutthroat.actions import (
    AMOUNT,
    BALLOT,
    MOST_ALMS,
    PASS,
    PLACE,
    PLAY_ORATOR,
    SEAT,
)
from courtier.games.cutthroat.cards import (
    EXTRA_VOTE,
    HIRELING_DECK,
    MOST_SEATS,
    ORATOR,
    ORATOR_VOTES,
)
from courtier.games.cutthroat.clauses import VOTES
from courtier.games.cutthroat.court import NO_PROPOSAL, NO_SUBJECT, Court
from courtier.games.cutthroat.decisions.hirelings import Orator
from courtier.games.cutthroat.decisions.purchase import keep_drawn
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import announce, spread_plague
from courtier.games.cutthroat.decisions.rounds import Round
from courtier.games.cutthroat.decisions.talk import IN_VOTE, open_bargaining
from courtier.games.cutthroat.events import (
    BALLOT_OPENED,
    DEED_PLAY,
    DRAWN_CHAMPION,
    FIRST,
    FOR_ALMS,
    FOR_CHAMPION,
    POOREST,
    PROPOSED_NOTHING,
    PROPOSED_PLAYER,
    PROPOSED_SHARES,
    PROPOSED_TERRITORY,
    VOTE_ALMS,
    VOTE_DISPUTE,
    VOTE_OPENED,
    VOTE_PLAGUE,
    VOTE_START,
    VOTE_UNDECIDED,
    VOTE_WON,
    VOTED,
)

SHARE_BASE: Final = MOST_ALMS + 1


def begin_vote(court: Court, subject: int) -> None:
    """C-VOTE-14, C-SETUP-18."""
    open_vote_on(court, subject)
    court.ask(PROPOSALS[0])


def open_vote_on(court: Court, subject: int) -> None:
    """Nothing is proposed yet."""
    court.subject = subject
    court.proposals = [NO_PROPOSAL] * court.seats
    court.orators = [0] * court.seats
    court.tell(VOTE_OPENED, subject)


def votes_of(court: Court, poorest: int) -> list[int]:
    """C-VOTE-17, C-TERR-9: by seat."""
    return [
        1 + (poorest >> seat & 1) + int(court.serves(seat, EXTRA_VOTE)) + ORATOR_VOTES * court.orators[seat]
        for seat in range(court.seats)
    ]


def poorest_seats(court: Court) -> int:
    """C-VOTE-4, C-VOTE-5, C-SETUP-19: the seats with the fewest coins, one bit each."""
    fewest = min(court.coins)
    mask = 0
    for seat in range(court.seats):
        if court.coins[seat] == fewest:
            mask |= 1 << seat
    return mask


# Proposals


@final
class Proposals(Sequel):
    """C-VOTE-13: the seat that is `step` places on from the active player proposes; after the last comes the vote."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def follow(self, game: Any) -> None:
        court: Court = game
        if self.step == court.seats:
            close_proposals(court)
        else:
            court.ask(PROPOSALS[self.step + 1])
            court.ask(PROPOSE[(court.active + self.step) % court.seats])

    def name(self) -> str:
        return "proposals"

    def dump(self) -> list[Any]:
        return [self.name(), self.step]


@final
class Propose(Question):
    """C-DEC-4, C-VOTE-1, C-VOTE-16."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        if court.subject == VOTE_PLAGUE:
            return [PASS, *[PLACE + place for place in court.healthy_places()]]
        if court.subject == VOTE_ALMS:
            return [PASS, *range(AMOUNT, AMOUNT + alms(court) + 1)]
        return [PASS, *range(SEAT, SEAT + court.seats)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == PASS:
            court.tell(PROPOSED_NOTHING, seat)
        elif court.subject == VOTE_ALMS:
            share_out(court, seat, (action - AMOUNT,), self)
        elif court.subject == VOTE_PLAGUE:
            court.proposals[seat] = action - PLACE
            court.tell(PROPOSED_TERRITORY, seat, court.ring[action - PLACE])
        else:
            court.proposals[seat] = action - SEAT
            court.tell(PROPOSED_PLAYER, seat, action - SEAT)

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "propose"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def alms(court: Court) -> int:
    """C-ALMS-1."""
    return court.cards.numbers[court.event]


def share_out(court: Court, seat: int, shares: tuple[int, ...], before: Decision) -> None:
    """C-ALMS-3, C-ALMS-4: seat by seat, clockwise from the author; the last seat gets the rest."""
    left = alms(court) - sum(shares)
    if left > 0 and len(shares) < court.seats - 1:
        court.ask(ProposeShare(seat, shares, before))
        return
    amounts = [0] * court.seats
    for step in range(len(shares)):
        amounts[(seat + step) % court.seats] = shares[step]
    amounts[(seat - 1) % court.seats] += left
    court.proposals[seat] = packed_shares(amounts)
    court.tell(PROPOSED_SHARES, seat, secret=amounts)


@final
class ProposeShare(Question):
    """C-ALMS-3: the share of the next seat; `shares` are those named so far, the author's first."""

    def __init__(self, seat: int, shares: tuple[int, ...], before: Decision) -> None:
        super().__init__(seat, before)
        self.shares = shares

    def legal(self, game: Any, seat: int) -> list[int]:
        return list(range(AMOUNT, AMOUNT + alms(game) - sum(self.shares) + 1))

    def answer(self, game: Any, seat: int, action: int) -> None:
        share_out(game, seat, (*self.shares, action - AMOUNT), self)

    def default(self, game: Any, seat: int) -> int:
        return AMOUNT

    def name(self) -> str:
        return "propose_share"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, *self.shares]


def packed_shares(amounts: list[int]) -> int:
    """A distribution as one number, a digit a seat."""
    number = 0
    for seat in range(len(amounts) - 1, -1, -1):
        number = number * SHARE_BASE + amounts[seat]
    return number


def shares_in(number: int, seats: int) -> list[int]:
    """The distribution that `packed_shares` wrote."""
    amounts: list[int] = []
    for _ in range(seats):
        amounts.append(number % SHARE_BASE)
        number //= SHARE_BASE
    return amounts


def close_proposals(court: Court) -> None:
    """C-VOTE-10, C-VOTE-15."""
    named = court.authors()
    if not named:
        leave_undecided(court, list(range(court.seats)))
    elif len(named) == 1:
        court.tell(VOTE_WON, named[0], 0, court.subject)
        carry_proposal(court, named[0])
    else:
        hold_vote(court)


def hold_vote(court: Court) -> None:
    """C-VOTE-2, C-VOTE-14: what is voted on is known; bribes come first, then Orators, then the ballot."""
    court.ask(OPEN_BALLOT)
    court.ask(ORATORS[0][0])
    open_bargaining(court, IN_VOTE, court.active)


# The Orator round


@final
class Orators(Round):
    """C-VOTE-14: who holds a hireling back may play an Orator."""

    def may_answer(self, court: Court, seat: int) -> bool:
        return may_orate(court, seat)

    def question(self, seat: int) -> Decision:
        return ORATE[seat]

    def after(self, step: int, passes: int) -> Round:
        return ORATORS[step][passes]

    def name(self) -> str:
        return "orators"


def may_orate(court: Court, seat: int) -> bool:
    """C-DEC-29, C-TAKEBACK-7: by public facts."""
    return court.hireling_backs(seat) > 0 and court.may_announce(seat, DEED_PLAY + ORATOR, court.subject)


@final
class Orate(Question):
    """C-DEC-29."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return PASS_OR_ORATE if court.has_hireling(seat, ORATOR) else ONLY_PASS

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == PLAY_ORATOR:
            round_of = court.pending.pop()
            assert isinstance(round_of, Orators)
            court.ask(ORATORS[round_of.step][0])
            announce(court, Orator(seat, DEED_PLAY + ORATOR, 0, 0), round_of, True)

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "orate"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


# The ballot


@final
class OpenBallot(Sequel):
    """C-VOTE-5: the poorest are counted now; their names and everybody's votes are shown."""

    def follow(self, game: Any) -> None:
        court: Court = game
        poorest = poorest_seats(court)
        for seat in range(court.seats):
            if poorest >> seat & 1:
                court.tell(POOREST, seat)
        court.tell(BALLOT_OPENED, court.subject, secret=votes_of(court, poorest))
        court.ask(ballot_on(court))

    def name(self) -> str:
        return "open_ballot"

    def dump(self) -> list[Any]:
        return [self.name()]


def ballot_on(court: Court) -> Pending:
    """Proposals are voted on by their authors, a dispute by what it may find."""
    if court.subject != VOTE_DISPUTE:
        return BALLOTS[court.seats]
    from courtier.games.cutthroat.decisions.disputes import JUDGE_DISPUTE  # noqa: PLC0415 - it is built on votes

    return JUDGE_DISPUTE[court.seats]


@final
class Ballot(Window):
    """C-DEC-30, C-VOTE-3, 6..8: all vote at once; the answer names the author of a proposal.

    C-TAKEBACK-6: a vote is no announcement, so no take-back window opens over it.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(tuple(range(seats)))
        self.is_vote = True
        self.admits = LOOKS_ADMITTED  # C/A-144: coins are counted when it opens
        self.verbs = VOTES

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return Conduct(VOTES, code - BALLOT)

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return [BALLOT + author for author in court.authors()]

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        votes = votes_of(court, poorest_seats(court))
        sums = [0] * court.seats
        for seat in range(court.seats):
            author = heard[seat] - BALLOT
            sums[author] += votes[seat]
            court.tell(VOTED, seat, author, votes[seat])
        best = max(sums)
        leading = [author for author in range(court.seats) if sums[author] == best]
        if len(leading) == 1:
            court.tell(VOTE_WON, leading[0], best, court.subject)
            carry_proposal(court, leading[0])
        else:
            leave_undecided(court, [court.proposals[author] for author in leading])

    def default(self, game: Any, seat: int) -> int:
        """One's own proposal, else the first."""
        court: Court = game
        named = court.authors()
        for author in named:
            if court.proposals[author] == court.proposals[seat]:
                return BALLOT + author
        return BALLOT + named[0]

    def name(self) -> str:
        return "ballot"

    def dump(self) -> list[Any]:
        return [self.name(), len(self.seats)]


# What a vote does


def close_vote(court: Court) -> None:
    court.subject = NO_SUBJECT
    if court.deals.open:
        close_occasion(court, VOTES)
    court.proposals = []
    court.orators = []


def leave_undecided(court: Court, tied: list[int]) -> None:
    """C-VOTE-9..11: play goes on; only a start is settled at random, among the tied (C-SETUP-20, C-SETUP-27)."""
    subject = court.subject
    court.tell(VOTE_UNDECIDED, subject)
    close_vote(court)
    if subject == VOTE_START:
        choose_first(court, tied[court.rng.below(len(tied))])


def carry_proposal(court: Court, author: int) -> None:
    """C-VOTE-9: the winning proposal happens."""
    subject = court.subject
    proposal = court.proposals[author]
    close_vote(court)
    if subject == VOTE_START:
        choose_first(court, proposal)
    elif subject == VOTE_ALMS:
        pay_alms(court, shares_in(proposal, court.seats))
    elif subject == VOTE_PLAGUE:
        spread_plague(court, proposal)
    else:
        court.take_coins(proposal, court.cards.numbers[court.event], FOR_CHAMPION)
        cards = court.draw_hirelings(proposal, 1, DRAWN_CHAMPION)
        keep_drawn(court, proposal, HIRELING_DECK, cards)


def choose_first(court: Court, seat: int) -> None:
    court.active = seat
    court.tell(FIRST, seat)


def pay_alms(court: Court, shares: list[int]) -> None:
    """C-ALMS-2."""
    for seat in range(court.seats):
        if shares[seat] > 0:
            court.take_coins(seat, shares[seat], FOR_ALMS)


ONLY_PASS: Final = [PASS]
PASS_OR_ORATE: Final = [PASS, PLAY_ORATOR]
PROPOSALS: Final[list[Proposals]] = [Proposals(step) for step in range(MOST_SEATS + 1)]
PROPOSE: Final[list[Propose]] = [Propose(seat) for seat in range(MOST_SEATS)]
ORATORS: Final[list[list[Orators]]] = [
    [Orators(step, passes) for passes in range(MOST_SEATS + 1)] for step in range(MOST_SEATS)
]
ORATE: Final[list[Orate]] = [Orate(seat) for seat in range(MOST_SEATS)]
OPEN_BALLOT: Final[OpenBallot] = OpenBallot()
BALLOTS: Final[list[Ballot]] = [Ballot(seats) for seats in range(MOST_SEATS + 1)]
