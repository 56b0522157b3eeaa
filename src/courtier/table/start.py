"""Starts a game: who is ready, everybody's random bytes, who begins; and rematches."""

from courtier.table import manners, series
from courtier.table.clocks import fill_banks
from courtier.table.commands import Ready, Rematch, Start
from courtier.table.running_game import RunningGame
from courtier.table.state import HELD, Refusal, State


def ready(state: State, visitor: str, command: Ready, now: float) -> None:
    state.in_lobby()
    chair = state.chairs[state.own_seat(visitor)]
    chair.ready = command.ready
    chair.entropy = command.entropy if command.ready else ""
    state.changes.table = True


def start_game(state: State, visitor: str, command: Start, now: float) -> None:
    """All seats are taken and all others are ready: the cards are dealt."""
    state.is_host(visitor)
    state.in_lobby()
    if any(chair.free() for chair in state.chairs):
        raise Refusal("empty_seat")
    waiting = [chair.name for chair in state.chairs if chair.owner not in (None, state.host) and not chair.ready]
    if waiting:
        raise Refusal("not_ready", names=", ".join(waiting))
    deal(state, now)


def deal(state: State, now: float) -> None:
    before = 0 if state.match is None else state.match.story.before + len(state.match.story)
    entropy = state.deal_name(), [chair.entropy for chair in state.chairs]
    seed = state.seed(state.number)
    match = RunningGame.begin(state.settings.game, seed, series.options(state), entropy, before, now)
    series.enter(state, match)
    turn_chairs(state, match)
    match.seat_players(state.names(), [chair.level for chair in state.chairs])
    state.match, state.phase, state.rules = match, "play", state.kind().rules
    state.rematch, state.undoing, state.claim, state.takeovers = [], None, None, []
    for chair in state.chairs:
        chair.entropy, chair.ready, chair.open_review = "", False, False
    fill_banks(state)
    state.thinking.clear()
    state.changes.all_fresh = True
    manners.greet(state, now)


def turn_chairs(state: State, match: RunningGame) -> None:
    """In a rematch all keep their neighbours, and the next after the last start player begins; a game that was told
    so by its options needs no other seats."""
    first = match.game.actor()
    if state.starter is not None:
        seats = len(state.chairs)
        shift = 0 if state.kind().campaign is not None else (state.starter + 1 - first) % seats
        state.chairs = [state.chairs[(seat + shift) % seats] for seat in range(seats)]
        for member in state.members.values():
            member.watching = None
    state.starter = first


def rematch(state: State, visitor: str, command: Rematch, now: float) -> None:
    """Start a rematch as soon as everybody who still sits here wants one."""
    seat = state.own_seat(visitor)
    if state.phase != "over":
        raise Refusal("not_over")
    if state.lesson is not None:
        raise Refusal("lesson_over")
    chair = state.chairs[seat]
    if chair.state in HELD:
        chair.state = "present"
    chair.entropy = command.entropy
    if seat not in state.rematch:
        state.rematch.append(seat)
    state.changes.table = True
    deal_again(state, now)


def wants_no_rematch(state: State, seat: int, now: float) -> None:
    """A rematch does not wait for a seat whose player is gone."""
    state.rematch = [each for each in state.rematch if each != seat]
    state.changes.table = True
    deal_again(state, now)


def deal_again(state: State, now: float) -> None:
    if state.phase == "over" and state.rematch and set(state.people()) <= set(state.rematch):
        state.number += 1
        deal(state, now)
