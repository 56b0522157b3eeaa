"""Bots that talk at the table: they greet, answer phrases, threaten, gloat and thank.

They say stock phrases, which each person reads in their own language. What they say follows from what everybody has
heard and from their character. They speak seldom: once in a game for each occasion.
"""

from typing import Final

from courtier.table.commands import Say
from courtier.table.running_game import RunningGame
from courtier.table.state import Said, State

# What a bot says to a phrase that is about it, by its character; "" stands for a bot without one.
TO_A_PLEA: Final = {"loyal": "yes", "timid": "yes", "grasping": "perhaps", "vengeful": "no", "": "perhaps"}
PLEAS: Final = ("truce", "spare_me", "ally")
TO_PRAISE: Final = {"trust": "thanks", "promise": "thanks", "leader": "not_me"}
TO_SLANDER: Final = {"vengeful": "revenge", "": "revenge", "grasping": "revenge", "loyal": "sorry", "timid": "not_me"}
SLANDER: Final = ("distrust", "broken", "revenge")
TO_A_STAMP: Final = {"bravo": "thanks", "shame": "laugh", "laugh": "doubt"}  # what a bot answers with, on the seat


def greet(state: State, now: float) -> None:
    """One of the bots greets when the cards are dealt for the first game at this table."""
    seats = bots(state)
    if seats and state.number <= 1:
        speak(state, seats[state.chance("greets") % len(seats)], "hello", now)


def reply(state: State, seat: int | None, command: Say, now: float) -> None:
    """A bot answers a phrase to all that is about it, once for each phrase and game."""
    if seat is None or command.to is not None or command.phrase is None or state.match is None:
        return
    if command.about is None or command.about not in bots(state):
        return
    said = answer_to(command.phrase, character(state, command.about))
    if said is not None:
        speak(state, command.about, said, now, about=state.chairs[seat].name)


def answer_to(phrase: str, kind: str) -> str | None:
    """What a bot of that character says to it, or nothing."""
    if phrase in PLEAS:
        return TO_A_PLEA.get(kind, "perhaps")
    if phrase in SLANDER:
        return TO_SLANDER.get(kind, "revenge")
    return TO_PRAISE.get(phrase)


def stamp_back(state: State, seat: int, bot: int, stamp: str, now: float) -> None:
    """A bot answers a stamp on its seat with one, once in a game."""
    answer = TO_A_STAMP.get(stamp)
    if answer is None or state.match is None or bot not in bots(state):
        return
    began = state.match.story.times[0]
    if not any(each.by is None and each.seat == bot and each.stamp and each.at >= began for each in state.said):
        state.utter(Said(now, None, bot, state.chairs[bot].name, stamp=answer, on_seat=seat))


def say_farewell(state: State, match: RunningGame, now: float) -> None:
    """At the end a bot that has won gloats; else one of them says that it was well played."""
    seats = bots(state)
    won = [seat for seat in seats if seat in match.game.winners()]
    if won:
        speak(state, won[0], "gloat", now)
    elif seats:
        speak(state, seats[state.chance("parts") % len(seats)], "well_played", now)


def bots(state: State) -> list[int]:
    """The seats of bots, where they may speak and a person hears them."""
    if not state.settings.manners or not any(chair.person() for chair in state.chairs):
        return []
    return [seat for seat, chair in enumerate(state.chairs) if chair.level is not None and chair.owner is None]


def character(state: State, seat: int) -> str:
    level = state.chairs[seat].level or ""
    return level.partition("@")[0].partition(":")[2]


def speak(state: State, seat: int, phrase: str, now: float, about: str = "") -> None:
    """To all, unless this bot has said the same in this game."""
    assert state.match is not None
    began = state.match.story.times[0]
    if not any(each.seat == seat and each.phrase == phrase and each.at >= began for each in state.said):
        state.utter(Said(now, None, seat, state.chairs[seat].name, phrase=phrase, about=about))
