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

    def __reduce__(self) -> tuple[type["IllegalDeal"], tuple[str, str]]:
        """Workers send errors to the process that started them."""
        return IllegalDeal, (self.reason, str(self))


class BadSeat(IllegalAction):
    """A seat that is not at the table: not a number from 0 to the number of seats less one."""


class NotOver(CourtierError):
    """A result was asked for while the game is still played."""


class BadSetup(CourtierError):
    """A game that cannot be set up: unknown name, wrong number of seats, unusable seed, unknown bot."""


class BadOption(CourtierError):
    """An option that does not exist or a value that it cannot take."""


class BadCards(CourtierError):
    """Rows of cards that cannot be played with."""


class BadLesson(CourtierError):
    """A guided game that cannot be played: its file says something that the game does not know."""


class BadModel(CourtierError):
    """A file of learned values that is damaged, or was made for another game or version."""


class BadPosition(CourtierError):
    """A dump that is no position of the game."""


class BadRecord(CourtierError):
    """A record that is damaged, or was not written by this game."""


class BadJournal(CourtierError):
    """A journal that misses something that its seat saw or answered, so that nothing can be concluded from it."""


class NoWorldFits(BadJournal):
    """A belief for which no world fits: its journal misses lines, or was written at another game."""
