"""Taking an answer back: at once while nobody has learned anything, else by consent of all, never across chance."""

import courtier
from courtier.table import words
from courtier.table.commands import Agree, Undo
from courtier.table.play import at_play
from courtier.table.running_game import RunningGame
from courtier.table.state import Refusal, State, Wanted


def undo(state: State, visitor: str, command: Undo, now: float) -> None:
    match, seat = at_play(state, visitor)
    if state.settings.undo == "none":
        raise Refusal("undo_off")
    if match.draft is not None and match.draft.seat == seat:
        raise Refusal("draft_open")
    if not match.can_undo(seat):
        raise Refusal("undo_never")
    if match.undo_is_free(seat):
        match.undo(match.last[seat], now)
        state.changes.seats.add(seat)
        return
    if state.settings.undo == "free":
        raise Refusal("undo_seen")
    if state.undoing is not None:
        raise Refusal("undo_open")
    ask_all(state, match, seat, now)


def ask_all(state: State, match: RunningGame, seat: int, now: float) -> None:
    """Everybody else who plays has to agree."""
    state.undos += 1
    waiting = [other for other in state.people() if other != seat]
    state.undoing = Wanted(state.undos, seat, match.last[seat], waiting)
    state.changes.table = True
    if not waiting:
        carry_out(state, match, now)


def agree(state: State, visitor: str, command: Agree, now: float) -> None:
    match, seat = at_play(state, visitor)
    wanted = state.undoing
    if wanted is None or wanted.number != command.number or seat not in wanted.waiting:
        raise Refusal("no_undo")
    state.changes.table = True
    if not command.yes:
        state.undoing = None
        state.note("undo_refused", wanted.seat, now)
        return
    wanted.waiting.remove(seat)
    if not wanted.waiting:
        carry_out(state, match, now)


def carry_out(state: State, match: RunningGame, now: float) -> None:
    """All have agreed: return to the position before that answer. The story keeps what people have seen."""
    wanted = state.undoing
    assert wanted is not None
    match.undo(wanted.line, now)
    match.moment += 1
    state.undoing = None
    state.changes.game = True
    state.note("undone", wanted.seat, now)


def release(state: State, now: float) -> None:
    """A player whose seat a steward plays agrees to everything."""
    wanted, match = state.undoing, state.match
    if wanted is None or match is None:
        return
    waiting = [seat for seat in wanted.waiting if state.chairs[seat].person()]
    if waiting != wanted.waiting:
        wanted.waiting = waiting
        state.changes.table = True
        if not waiting:
            carry_out(state, match, now)


def in_words(state: State, match: RunningGame, wanted: Wanted, lang: str) -> str:
    """What would be undone, as the gallery has seen it."""
    places = range(match.marks[wanted.line], len(match.story))
    story = match.story
    told = [story.glimpse(place, None) for place in places if story.is_rules(place) and story.tells(place, None)]
    names, options = state.names(), match.game.options
    return " ".join(courtier.tell(each, lang, names, options) for each in told) or words.UNDOING[lang]
