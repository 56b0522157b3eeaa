"""What can go wrong, each kind with a name. Every message says what was expected, what came, what to do."""


class CourtierError(Exception):
    """A mistake of the caller: nothing was changed, and the message is meant for people."""


class IllegalAction(CourtierError):
    """An answer that the open question does not allow, or an answer by a seat that is not asked."""


class IllegalDeal(CourtierError):
    """A deal that cannot be sealed now; `reason` names why, as in `core/deals/sealing.py`."""

    def __init__(self, reason: str, words: str) -> None:
        super().__init__(words)
        self.reason = reason


class BadSetup(CourtierError):
    """A game that cannot be set up: unknown name, wrong number of seats, unknown bot."""


class BadOption(CourtierError):
    """An option that does not exist or a value that it cannot take."""


class BadCards(CourtierError):
    """Rows of cards that cannot be played with."""


class BadPosition(CourtierError):
    """A dump that is no position of the game."""


class BadRecord(CourtierError):
    """A record that is damaged, or was not written by this game."""


class NoWorldFits(CourtierError):
    """A belief for which no world fits: its journal misses lines, or was written at another game."""
