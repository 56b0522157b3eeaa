"""Token buckets: each sender may do a number of things at once, and a number each second after that."""

from typing import Final

from courtier.server.settings import Rate

MOST: Final = 10_000  # buckets of one kind; those that were not used for longest are dropped: they are full again


class Bucket:
    """One sender's allowance."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: Rate, now: float) -> bool:
        """Take one, if one more is allowed; return whether it was."""
        self.left = min(rate.burst, self.left + max(0.0, now - self.at) * rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """The allowances of many senders, by name."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, sender: str, now: float) -> bool:
        bucket = self.buckets.get(sender)
        if bucket is None:
            if len(self.buckets) >= MOST:
                self.forget(now)
            bucket = self.buckets[sender] = Bucket(self.rate.burst, now)
        return bucket.take(self.rate, now)

    def forget(self, now: float) -> None:
        """Drop the half that was not used for longest."""
        by_age = sorted(self.buckets, key=lambda sender: self.buckets[sender].at)
        for sender in by_age[: MOST // 2]:
            del self.buckets[sender]
