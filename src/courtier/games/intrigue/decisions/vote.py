"""The vote: Hooks weighed, free votes, hooked votes in waves, the count (ledger 2.11, 2.13)."""

from typing import Any, Final, final

from courtier.core.pending import Sequel, Window
from courtier.games.intrigue.actions import ABSTAIN, SEAT
from courtier.games.intrigue.cards import MOST_SEATS
from courtier.games.intrigue.court import ABSTENTION, NO_VOTE_YET, VOTE, Court
from courtier.games.intrigue.decisions.exits import EXITS
from courtier.games.intrigue.events import (
    ABSTAINED,
    BY_VOTE,
    CIRCLE,
    HOOK_FELL,
    HOOK_HOLDS,
    NO_VOTE,
    VOTE_TIED,
    VOTED,
    VOTED_DOWN,
)
from courtier.games.intrigue.packed import announcer_of, target_of
from courtier.games.intrigue.trades import NO_SEAT


@final
class OpenVote(Sequel):
    """I-VOTE-7: Hooks are weighed, then all who are free to vote are asked."""

    def follow(self, game: Any) -> None:
        court: Court = game
        court.phase = VOTE
        weigh(court)
        court.ask(WAVE)
        among = free_voters(court)
        if among:
            court.ask(Vote(court.circle(court.start, among)))

    def name(self) -> str:
        return "open_vote"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class Vote(Window):
    """I-VOTE-1..3, I-THR-4: for a living player, oneself included; by variant for nobody."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return VOTES_OR_NONE[court.living] if court.variants.allow_abstain else VOTES[court.living]

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        for place in range(len(heard)):
            cast(court, self.seats[place], vote_of(heard[place]))

    def default(self, game: Any, seat: int) -> int:
        """The other living player with the most Standing; among equals the first after the voter."""
        court: Court = game
        best = seat
        for other in court.circle((seat + 1) % court.seats, court.living & ~(1 << seat)):
            if best == seat or court.standing[other] > court.standing[best]:
                best = other
        return SEAT + best

    def name(self) -> str:
        return "vote"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


@final
class HookChoice(Window):
    """I-HOOK-2, I-HOOK-3, I-VOTE-9: the votes of two announcers differ, and the hooked player picks one."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return [code_of(vote) for vote in hooked_votes(court, seat)]

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        votes = followed(court)
        for place in range(len(heard)):
            votes[self.seats[place]] = vote_of(heard[place])
        publish(court, votes)

    def default(self, game: Any, seat: int) -> int:
        court: Court = game
        return code_of(hooked_votes(court, seat)[0])

    def name(self) -> str:
        return "hook_choice"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


@final
class Wave(Sequel):
    """I-VOTE-9, I-HOOK-4: whoever's announcers have all voted follows or picks; when none is left, the count."""

    def follow(self, game: Any) -> None:
        court: Court = game
        if not court.hooks:
            count(court)
            return
        votes = followed(court)
        among = pickers(court)
        if among:
            court.ask(WAVE)
            court.ask(HookChoice(court.circle(court.start, among)))
        elif any_vote(votes):
            court.ask(WAVE)
            publish(court, votes)
        else:
            count(court)

    def name(self) -> str:
        return "wave"

    def dump(self) -> list[Any]:
        return [self.name()]


# Hooks


def weigh(court: Court) -> None:
    """I-HOOK-5..9, I-THR-2, I-LOSE-10: those without a vote to lead or follow fall away, then those in a circle."""
    if not court.hooks:
        return
    voters = court.living & ~court.threatened
    landed = court.hooks
    court.hooks = []
    idle = 0
    for place in range(len(landed)):
        if not (voters >> announcer_of(landed[place]) & 1 and voters >> target_of(landed[place]) & 1):
            idle |= 1 << place
            court.tell(HOOK_FELL, announcer_of(landed[place]), target_of(landed[place]), NO_VOTE)
    for place in range(len(landed)):
        if idle >> place & 1:
            continue
        announcer = announcer_of(landed[place])
        target = target_of(landed[place])
        if depends(court.hooks, announcer, target):
            court.tell(HOOK_FELL, announcer, target, CIRCLE)
        else:
            court.hooks.append(landed[place])
            court.tell(HOOK_HOLDS, announcer, target)


def depends(hooks: list[int], seat: int, on: int) -> bool:
    """Does the seat's vote depend on the other's, directly or over other attached Hooks?"""
    if seat == on:
        return True
    for each in hooks:
        if target_of(each) == seat and depends(hooks, announcer_of(each), on):
            return True
    return False


def free_voters(court: Court) -> int:
    """I-VOTE-1: the living who are neither threatened nor hooked."""
    among = court.living & ~court.threatened
    for each in court.hooks:
        among &= ~(1 << target_of(each))
    return among


def hooked_votes(court: Court, seat: int) -> list[int]:
    """The different votes that attached Hooks leave a hooked seat, in the order in which the Hooks resolved."""
    votes: list[int] = []
    for each in court.hooks:
        vote = court.votes[announcer_of(each)]
        if target_of(each) == seat and vote not in votes:
            votes.append(vote)
    return votes


def followed(court: Court) -> list[int]:
    """By seat, the votes of the next wave that are set by one Hook or by two of one mind."""
    votes = [NO_VOTE_YET] * court.seats
    for each in court.hooks:
        seat = target_of(each)
        if court.votes[seat] == NO_VOTE_YET:
            choice = hooked_votes(court, seat)
            if NO_VOTE_YET not in choice and len(choice) == 1:
                votes[seat] = choice[0]
    return votes


def pickers(court: Court) -> int:
    """Those of the next wave who may pick."""
    among = 0
    for each in court.hooks:
        seat = target_of(each)
        if court.votes[seat] == NO_VOTE_YET:
            choice = hooked_votes(court, seat)
            if NO_VOTE_YET not in choice and len(choice) > 1:
                among |= 1 << seat
    return among


# Votes


def any_vote(votes: list[int]) -> bool:
    for vote in votes:
        if vote != NO_VOTE_YET:
            return True
    return False


def publish(court: Court, votes: list[int]) -> None:
    """A wave, in seat order from the start player."""
    for step in range(court.seats):
        seat = (court.start + step) % court.seats
        if votes[seat] != NO_VOTE_YET:
            cast(court, seat, votes[seat])


def cast(court: Court, seat: int, vote: int) -> None:
    court.votes[seat] = vote
    if vote == ABSTENTION:
        court.tell(ABSTAINED, seat)
    else:
        court.tell(VOTED, seat, vote)


def count(court: Court) -> None:
    """I-VOTE-4..6, I-VOTE-8: strictly the most votes cost a Standing; then Hooks and Threats are over."""
    court.hooks = []
    court.threatened = 0
    loser = most_votes(court.votes)
    if loser == NO_SEAT:
        court.tell(VOTE_TIED, court.turn)
        return
    court.ask(EXITS)
    court.tell(VOTED_DOWN, loser)
    court.lose_standing(loser, BY_VOTE)


def most_votes(votes: list[int]) -> int:
    """Who has strictly the most; NO_SEAT on a tie or without a vote."""
    tally = [0] * (MOST_SEATS + 1)  # the last one is of abstentions
    for vote in votes:
        if vote != NO_VOTE_YET:
            tally[vote] += 1
    best = NO_SEAT
    most = 0
    for seat in range(MOST_SEATS):
        if tally[seat] > most:
            best = seat
            most = tally[seat]
        elif tally[seat] == most:
            best = NO_SEAT
    return best


def code_of(vote: int) -> int:
    return ABSTAIN if vote == ABSTENTION else SEAT + vote


def vote_of(code: int) -> int:
    return ABSTENTION if code == ABSTAIN else code - SEAT


def votes_for(living: int) -> list[int]:
    return [SEAT + seat for seat in range(MOST_SEATS) if living >> seat & 1]


VOTES: Final = [votes_for(living) for living in range(1 << MOST_SEATS)]
VOTES_OR_NONE: Final = [[*votes_for(living), ABSTAIN] for living in range(1 << MOST_SEATS)]
OPEN_VOTE: Final = OpenVote()
WAVE: Final = Wave()
