"""Another person takes over a seat: who may ask for it, who must agree, and what everybody is told.

While a game is played a seat goes to another person in two ways. Its own player invites somebody: then it changes hands
at once. Or the host asks for a seat whose player is away or has resigned, or that a bot plays: then all other people at
the table must agree first. The newcomer sees no card before all have been told the new name.

The checks (`may_…`) look at who is connected, which no log knows. They run when something comes in, and never when the
log is played again.
"""

from courtier.table.clocks import player, restart
from courtier.table.commands import Agree
from courtier.table.names import is_readable, skeleton, tidy_name
from courtier.table.seats import forget_watchers, pass_host_on, rename
from courtier.table.state import Chair, Claim, Refusal, State, Takeover

# Who may


def may_invite(state: State, visitor: str, seat: int | None) -> None:
    """`Refusal` unless this visitor may invite somebody to that seat, or (`None`) to the table."""
    if state.lesson is not None:
        raise Refusal("lesson_private")
    if seat is None:
        state.is_host(visitor)
        return
    chair = state.chair_at(seat)
    if chair.owner == visitor:
        return
    state.is_host(visitor)
    if state.phase == "play":
        may_be_asked_for(state, seat, visitor)
    elif chair.person():
        raise Refusal("not_yours_to_give")


def may_be_asked_for(state: State, seat: int, by: str) -> None:
    """`Refusal` unless `by` may invite somebody to the seat of another while a game is played."""
    state.is_host(by)
    chair = state.chairs[seat]
    if chair.level is not None:
        return
    if chair.owner is not None and chair.owner not in state.away and chair.state != "resigned":
        raise Refusal("not_away", name=chair.name)
    if not who_must_agree(state, seat, by):
        raise Refusal("steward_plays_on", name=chair.name)


def may_take(state: State, visitor: str, seat: int, by: str | None, name: str) -> None:
    """`Refusal` unless this visitor may redeem an invitation of `by` to that seat, under that name."""
    chair = state.chair_at(seat)
    if state.seat_of(visitor) is not None:
        raise Refusal("seated")
    if chair.owner is None or chair.owner != by:
        if state.phase == "play":
            may_be_asked_for(state, seat, by or "")
        elif chair.person():
            raise Refusal("not_yours_to_give")
    if state.phase == "play" and state.claim is not None:
        raise Refusal("claim_open")
    check_new_name(state, visitor, seat, name)


def check_new_name(state: State, visitor: str, seat: int, name: str) -> None:
    """A newcomer has a name of their own: nobody's here, and not that of the player before."""
    clean = tidy_name(name)
    if not is_readable(clean):
        raise Refusal("newcomer_name", name=state.chairs[seat].name)
    if skeleton(clean) == skeleton(state.chairs[seat].name) or taken_before(state, visitor, seat, clean):
        raise Refusal("newcomer_name", name=state.chairs[seat].name)
    for chair in state.chairs:
        if skeleton(chair.name) == skeleton(clean):
            raise Refusal("name_taken", name=clean)


def taken_before(state: State, visitor: str, seat: int, name: str) -> bool:
    """Did somebody else bear this name at this seat in this game?"""
    return any(
        each.seat == seat and each.owner != visitor and skeleton(each.was) == skeleton(name) for each in state.takeovers
    )


def needs_consent(state: State, seat: int, by: str | None) -> bool:
    """Must others agree before somebody invited by `by` may take the seat?"""
    chair = state.chairs[seat]
    invited_by_owner = chair.owner is not None and chair.owner == by
    return state.phase == "play" and not invited_by_owner and bool(who_must_agree(state, seat, by or ""))


def how_taken(state: State, seat: int, by: str | None) -> str:
    """Why nobody else has to agree, in one word of the record."""
    if state.phase != "play":
        return "open"
    return "invited" if state.chairs[seat].owner == by else "agreed"


def who_must_agree(state: State, seat: int, by: str) -> list[int]:
    """The seats of all other people, here or not, who have not resigned; `by` agrees by asking."""
    chairs = enumerate(state.chairs)
    return [other for other, chair in chairs if other != seat and has_a_say(chair) and chair.owner != by]


def has_a_say(chair: Chair) -> bool:
    return chair.owner is not None and chair.state != "resigned"


def came_after_the_end(state: State, seat: int | None) -> bool:
    """Has somebody who did not play in this game got the seat since its end?"""
    return any(each.seat == seat and each.how == "open" for each in state.takeovers)


# What happens


def ask_for_seat(state: State, visitor: str, seat: int, by: str | None, name: str, now: float) -> None:
    """Everybody is told who wants the seat, and those who must agree are asked. The newcomer watches meanwhile."""
    if visitor not in state.granted:
        state.granted.append(visitor)
    state.undos += 1
    waiting = who_must_agree(state, seat, by or "")
    state.claim = Claim(state.undos, visitor, seat, tidy_name(name), waiting)
    state.note("asked_for", seat, now)


def agree(state: State, visitor: str, command: Agree, now: float) -> None:
    """One of those who must agree to a newcomer does so, or does not."""
    claim = state.claim
    seat = state.own_seat(visitor)
    if claim is None or seat not in claim.waiting:
        raise Refusal("no_claim")
    if not command.yes:
        drop_claim(state, now)
        return
    claim.waiting.remove(seat)
    claim.agreed = True
    state.changes.table = True
    if not claim.waiting:
        admit(state, claim, now)


def admit(state: State, claim: Claim, now: float) -> None:
    state.claim = None
    if state.seat_of(claim.visitor) is None:
        take_over(state, claim.visitor, claim.seat, "agreed", claim.name, now)


def drop_claim(state: State, now: float) -> None:
    """The newcomer does not get the seat."""
    assert state.claim is not None
    state.note("not_admitted", state.claim.seat, now)
    state.claim = None


def release(state: State, now: float) -> None:
    """Stop asking a player who has resigned. If nobody at all has agreed, the newcomer does not get the seat."""
    claim = state.claim
    if claim is None:
        return
    if state.phase != "play":
        drop_claim(state, now)
        return
    waiting = [seat for seat in claim.waiting if has_a_say(state.chairs[seat])]
    if waiting != claim.waiting:
        claim.waiting = waiting
        state.changes.table = True
        if not waiting and (claim.agreed or state.chairs[claim.seat].level is not None):
            admit(state, claim, now)
        elif not waiting:
            drop_claim(state, now)


def take_over(state: State, visitor: str, seat: int, how: str, name: str, now: float) -> None:
    """A new person plays the seat from now on, under a new name; story and record say so."""
    chair = state.chairs[seat]
    former = chair.owner
    taken = Takeover(seat, chair.name, tidy_name(name), how, former)
    before = player(state, chair)
    chair.owner, chair.level, chair.state = visitor, None, "present"
    chair.shows = chair.missed = chair.open_review = False
    state.member(visitor).watching = None
    state.takeovers.append(taken)
    forget_watchers(state, seat)
    record_takeover(state, taken, before, now)
    rename(state, seat, taken.name)
    pass_host_on(state, former)
    state.changes.newcomer = visitor


def record_takeover(state: State, taken: Takeover, before: str, now: float) -> None:
    match = state.match
    if match is None:
        return
    if state.phase == "play":
        if match.draft is not None and match.draft.seat == taken.seat:
            match.drop(taken.seat)
        restart(state, taken.seat, now)
    line = {"takeover": taken.seat, "from": taken.was, "to": taken.name, "played": before, "how": taken.how}
    match.write_other(line, now)
    state.note("took_over", taken.seat, now, len(state.takeovers) - 1)
