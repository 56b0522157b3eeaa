"""What a table wants the server to do, in this order: store lines, then send messages."""

from typing import Any, NamedTuple

from msgspec import Struct

from courtier.table.messages import Message


class Append(Struct, frozen=True):
    """Write a line into the table's log; messages wait until it is committed."""

    line: dict[str, Any]


class Tell(Struct, frozen=True):
    """Send a message to every connection of this visitor."""

    visitor: str
    message: Message


class SetAlarm(NamedTuple):
    """Call `wake(now)` at that time; a new alarm replaces the old one, `None` removes it."""

    at: float | None


class Ask(NamedTuple):
    """Let a bot think about a seat's question; its answer comes back with `bot_answers`, not before `after`.

    With `offers` it is to bargain instead: answer these, or, if there are none, perhaps make one. Its moves come back
    with `bot_bargains`.
    """

    seat: int
    level: str
    question: int
    after: float
    view: dict[str, Any]
    journal: list[dict[str, Any]]
    chance: int
    offers: list[dict[str, Any]] | None = None


Effect = Append | Tell | SetAlarm | Ask
