"""What can be wrong with kept data. Each says what to do."""

from courtier.core.errors import CourtierError


class StoreError(CourtierError):
    """Something could not be kept, or not be read. Its words are of ours and of the database, never of a player."""


class InUse(StoreError):
    """Another server works on the same data."""


class TooNew(StoreError):
    """The data were written by a later version."""


class Damaged(StoreError):
    """The file is no data of ours, or no longer whole."""


class OutOfOrder(StoreError):
    """A line that does not follow the last one kept: the table in memory is not the one in the store."""


def not_kept(error: Exception) -> StoreError:
    return StoreError(f"could not be kept: {error}; nothing was changed")
