"""The errors of a store. Each message says what to do."""

from courtier.core.errors import CourtierError


class StoreError(CourtierError):
    """Something could not be stored or read. The message never holds a player's words."""


class InUse(StoreError):
    """Another server works on the same data."""


class TooNew(StoreError):
    """The data were written by a later version."""


class Damaged(StoreError):
    """The file is not one of our databases, or it is damaged."""


class OutOfOrder(StoreError):
    """A line does not follow the last stored one, so the table in memory differs from the one in the store."""


def not_stored(error: Exception) -> StoreError:
    return StoreError(f"could not be stored: {error}; nothing was changed")
