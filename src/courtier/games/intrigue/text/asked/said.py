"""An answer in words, before it is put together."""

from collections.abc import Sequence
from typing import NamedTuple

from courtier.games.intrigue.cards import CARDS
from courtier.games.intrigue.text.names import Listener


class Said(NamedTuple):
    """An answer in words: as a whole, its verb, what follows from it, and each thing one clicks."""

    label: str
    commit: str
    clauses: Sequence[str]
    parts: Sequence[str]


def simple(listener: Listener, label: str, commit: str, clauses: Sequence[str]) -> Said:
    """An answer of one click that is called what it is."""
    return Said(label, listener.say(commit), clauses, [label])


def discard_words(listener: Listener, code: int, then: str) -> Said:
    card = listener.card(CARDS[code])
    return Said(listener.say("discard", card=card), listener.say("commit_discard"), [then], [card])
