"""Stamps that people put on a seat, on a line of the story, or on something that was said.

A stamp is part of the talk: who mutes its owner does not see it, and the host can take it away. It is put only where
all who see it see the line, too: not on lines that only some are told.
"""

from typing import Final

import msgspec

from courtier.table import manners
from courtier.table.commands import React
from courtier.table.messages import Talk
from courtier.table.phrases import STAMPS
from courtier.table.state import Refusal, Said, State

AT_ONCE: Final = 3  # so many stamps of one person
WITHIN: Final = 10.0  # in so many seconds


def react(state: State, visitor: str, command: React, now: float) -> None:
    seat = state.own_seat(visitor)
    if command.stamp not in STAMPS:
        raise Refusal("no_stamp", stamps=", ".join(STAMPS))
    if [command.seat, command.line, command.message].count(None) != 2:
        raise Refusal("stamp_where")
    said = Said(now, visitor, seat, state.chairs[seat].name, stamp=command.stamp)
    if command.seat is not None:
        on_seat(state, said, command.seat)
    elif command.line is not None:
        on_line(state, said, command.line)
    elif command.message is not None:
        on_message(state, said, command.message)
    check_number(state, said, now)
    said.deaf = sorted(each for each, member in state.members.items() if visitor in member.muted)
    state.utter(said)
    if command.seat is not None:
        manners.stamp_back(state, seat, command.seat, command.stamp, now)


def on_seat(state: State, said: Said, seat: int) -> None:
    if not state.chair_at(seat).name:
        raise Refusal("stamp_where")
    said.on_seat = seat


def on_line(state: State, said: Said, line: int) -> None:
    """Put a stamp on a line that all are told."""
    story = state.match.story if state.match is not None else None
    place = story.place_of(line, said.seat) if story is not None else None
    if story is None or place is None or place in story.private:
        raise Refusal("no_line")
    said.on_line = story.before + place


def on_message(state: State, said: Said, number: int) -> None:
    """Put a stamp on something that was said; who could not hear it does not learn of the stamp either."""
    known = [place for place, each in enumerate(state.said) if each.known_to(said.by or "")]
    if not 1 <= number <= len(known):
        raise Refusal("no_message")
    words = state.said[known[number - 1]]
    inside = words.parties is None or said.by in words.parties
    if words.removed or words.key or words.stamp is not None or not inside:
        raise Refusal("no_message")
    said.on_said = known[number - 1]
    if words.parties is not None:
        said.parties, said.seen = words.parties, False


def check_number(state: State, said: Said, now: float) -> None:
    """One stamp of a kind on a line, and few at once."""
    own = [each for each in state.said if each.by == said.by and each.stamp is not None]
    if said.on_seat is None and any(place_of(each) == place_of(said) and each.stamp == said.stamp for each in own):
        raise Refusal("stamped")
    if sum(each.at > now - WITHIN for each in own) >= AT_ONCE:
        raise Refusal("too_many_stamps")


def place_of(said: Said) -> tuple[int | None, int | None]:
    return said.on_line, said.on_said


def stamped(state: State, said: Said, visitor: str, talk: Talk, numbers: dict[int, int]) -> Talk:
    """With its stamp, if it has one and the reader hears its owner; `numbers`: the reader's, by place in `said`."""
    if said.stamp is None or talk.text is None:
        return talk
    story = state.match.story if state.match is not None else None
    line = None
    if story is not None and said.on_line is not None and said.on_line >= story.before:
        line = story.line_of(said.on_line - story.before, state.viewer(visitor, state.seat_of(visitor)))
    message = None if said.on_said is None else numbers.get(said.on_said)
    return msgspec.structs.replace(talk, stamp=said.stamp, on_seat=said.on_seat, on_line=line, on_message=message)
