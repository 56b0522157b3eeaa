"""Talk: to all, whispers, stock phrases; muting and removing; private notes; watching a player's view."""

from typing import Any

from courtier.table import manners, words
from courtier.table.commands import Mute, Note, Remove, Say, ShareReview, Show, Watch
from courtier.table.messages import Talk
from courtier.table.phrases import PHRASES, STAMPS, is_about, phrase_in
from courtier.table.reactions import stamped
from courtier.table.seats import forget_watchers
from courtier.table.state import Refusal, Said, State
from courtier.table.takeover import came_after_the_end


def say(state: State, visitor: str, command: Say, now: float) -> None:
    seat = state.seat_of(visitor)
    if seat is None and state.phase == "play":
        raise Refusal("gallery_silent")
    check_words(state, command)
    chair = None if seat is None else state.chairs[seat]
    said = Said(now, visitor, seat, chair.name if chair else "", command.text, command.phrase)
    if command.about is not None:
        said.about = state.chairs[command.about].name
    if command.to is not None:
        said.to, said.parties = parties(state, visitor, seat, command.to)
        said.seen = state.settings.whispers == "seen"
    said.deaf = sorted(each for each, member in state.members.items() if visitor in member.muted)
    state.utter(said)
    manners.reply(state, seat, command, now)


def check_words(state: State, command: Say) -> None:
    if (command.text is None) == (command.phrase is None):
        raise Refusal("say_what")
    if command.text is not None and not command.text.strip():
        raise Refusal("say_what")
    if command.text is not None and state.settings.words == "phrases":
        raise Refusal("phrases_only")
    if command.phrase is not None:
        if command.phrase not in PHRASES:
            raise Refusal("phrase")
        if is_about(command.phrase) and (command.about is None or not state.chair_at(command.about).name):
            raise Refusal("about")
    if command.about is not None:
        state.chair_at(command.about)


def parties(state: State, visitor: str, seat: int | None, to: list[int]) -> tuple[list[int], list[str]]:
    """Seats and persons of a whisper."""
    if not state.kind().whispers:
        raise Refusal("no_private_talk", title=state.kind().title)
    if state.settings.whispers == "none":
        raise Refusal("no_whispers")
    seats = sorted({each for each in to if each != seat})
    owners = [state.chair_at(each).owner for each in seats]
    if seat is None or not seats or None in owners:
        raise Refusal("nobody_there")
    return seats, [visitor, *[owner for owner in owners if owner is not None]]


def mute(state: State, visitor: str, command: Mute, now: float) -> None:
    """One no longer hears somebody, or does again; both are told."""
    own = state.own_seat(visitor)
    other = state.chair_at(command.seat)
    if other.owner is None or other.owner == visitor:
        raise Refusal("nobody_to_mute")
    muted = state.member(visitor).muted
    if (other.owner in muted) == command.on:
        return
    if command.on:
        muted.append(other.owner)
    else:
        muted.remove(other.owner)
    keys = ("muting", "muted_by") if command.on else ("hearing", "heard_by")
    name = state.chairs[own].name
    for reader, about, key in ((visitor, other.name, keys[0]), (other.owner, name, keys[1])):
        state.inform(reader, key, now, about)
    state.changes.you.add(visitor)


def remove(state: State, visitor: str, command: Remove, now: float) -> None:
    """The host takes back what somebody said; the host names it by the number it bears for the host."""
    state.is_host(visitor)
    known = [place for place, said in enumerate(state.said) if knows(said, visitor)]
    if not 1 <= command.message <= len(known):
        raise Refusal("no_message")
    said = state.said[known[command.message - 1]]
    if said.by is None or said.removed or (said.parties is not None and visitor not in said.parties):
        raise Refusal("no_message")
    said.take_away()
    state.changes.removed = known[command.message - 1]


def note(state: State, visitor: str, command: Note, now: float) -> None:
    state.member(visitor).note = command.text
    state.changes.you.add(visitor)


# Looking


def show(state: State, visitor: str, command: Show, now: float) -> None:
    """Those who watch may see what this player sees, or may no longer."""
    seat = state.own_seat(visitor)
    state.chairs[seat].shows = command.on
    state.changes.table = True
    if not command.on and state.phase != "over":
        forget_watchers(state, seat)


def may_share_review(state: State, visitor: str, _command: ShareReview) -> None:
    """A review is about somebody's play, so who has got the seat after the end has none to share."""
    if came_after_the_end(state, state.seat_of(visitor)):
        raise Refusal("review_not_yours")


def share_review(state: State, visitor: str, command: ShareReview, now: float) -> None:
    """After the end all may read the review of your seat, or may no longer."""
    seat = state.own_seat(visitor)
    if state.phase != "over":
        raise Refusal("not_over")
    if state.lesson is not None:
        raise Refusal("lesson_over")
    state.chairs[seat].open_review = command.on
    state.changes.table = True


def watch(state: State, visitor: str, command: Watch, now: float) -> None:
    if state.seat_of(visitor) is not None:
        raise Refusal("seated")
    if command.seat is not None and not (state.chair_at(command.seat).shows or state.phase == "over"):
        raise Refusal("not_shown")
    state.member(visitor).watching = command.seat
    state.changes.fresh.add(visitor)


# Reading


def knows(said: Said, visitor: str) -> bool:
    """May this visitor know that it was said?"""
    return said.known_to(visitor)


def heard(state: State, visitor: str, lang: str, start: int, also: int | None = None) -> list[Talk]:
    """What was said from that place on, as far as the visitor may know of it, and one older thing that has changed."""
    told: list[Talk] = []
    numbers: dict[int, int] = {}
    for place, said in enumerate(state.said):
        if knows(said, visitor):
            numbers[place] = len(numbers) + 1
            if place >= start or place == also:
                told.append(
                    stamped(state, said, visitor, as_heard(state, said, visitor, lang, numbers[place]), numbers)
                )
    return told


def as_heard(state: State, said: Said, visitor: str, lang: str, number: int) -> Talk:
    muted = visitor in said.deaf
    inside = said.parties is None or visitor in said.parties
    text = in_words(state, said, visitor, lang) if inside and not muted else None
    return Talk(
        n=number,
        message=number,
        at=said.at,
        seat=said.seat,
        name=said.name,
        text=text,
        to=said.to,
        phrase=said.phrase if text is not None else None,
        removed=said.removed,
        muted=muted and inside,
    )


def in_words(state: State, said: Said, visitor: str, lang: str) -> str | None:
    if said.reason is not None and not said.removed:
        return reason_in(state, said.reason, visitor, lang)
    if said.stamp is not None:
        return STAMPS[said.stamp][lang]
    if said.key:
        return words.notice(said.key, lang, said.about)
    return said.text if said.phrase is None else phrase_in(said.phrase, lang, said.about)


def reason_in(state: State, reason: dict[str, Any], visitor: str, lang: str) -> str:
    """Why an offer was answered so, with its clause as that reader reads it."""
    say = state.kind().clause_text
    clause = reason["clause"]
    text = "" if say is None or clause is None else say(clause, lang, state.names(), state.seat_of(visitor))
    return words.bargain_reason(reason["phrase"], lang, text, reason["deal"] or 0)
