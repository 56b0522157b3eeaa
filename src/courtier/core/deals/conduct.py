"""What an answer does to others. Promises are judged on it, not on events: search records none."""

from typing import Final, final

ANY: Final = -1  # in a pattern: whoever, whatever, wherever


@final
class Conduct:
    """A verb (one bit) with whom, what and where it is about; `besides` is what the same answer does as well.

    A clause holds a conduct as its pattern. There the verb may have several bits, and ANY fits everything.
    """

    def __init__(
        self, verb: int, whom: int = ANY, what: int = ANY, place: int = ANY, besides: "Conduct | None" = None
    ) -> None:
        self.verb = verb
        self.whom = whom
        self.what = what
        self.place = place
        self.besides = besides

    def touches(self, verbs: int) -> bool:
        """True if one of these verbs may be among what the answer does."""
        return self.verb & verbs != 0 or self.besides is not None

    def fits(self, other: "Conduct") -> bool:
        """True if this pattern describes `other`, without what `other` does besides."""
        return (
            self.verb & other.verb != 0
            and (self.whom in (ANY, other.whom))
            and (self.what in (ANY, other.what))
            and (self.place in (ANY, other.place))
        )

    def meets(self, other: "Conduct") -> bool:
        """True if some conduct fits both patterns."""
        return (
            self.verb & other.verb != 0
            and (ANY in (self.whom, other.whom) or self.whom == other.whom)
            and (ANY in (self.what, other.what) or self.what == other.what)
            and (ANY in (self.place, other.place) or self.place == other.place)
        )

    def covers(self, other: "Conduct") -> bool:
        """True if whatever fits the pattern `other` fits this one."""
        return self.fits(other) and self.verb & other.verb == other.verb


NO_CONDUCT: Final = Conduct(0)
