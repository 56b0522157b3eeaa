"""Another account of hidden cards, where what is seen now contradicts the one that was thought of.

Mostly one change of ways does it. Otherwise ways are changed at random where something is wrong, as a rule for the
better: what happened is an account that fits, and changes that may do harm for a while lead to every account there is.
"""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.duhr.ways import Stay, change, together

RARELY: Final = 8  # one change in so many is made though it does harm
MOST_WRONG: Final = 6
PATIENCE: Final = 10_000_000


@final
class Mending:
    """A walk from account to account, until nothing is wrong."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.wrong: list[Stay] = []

    def narrow(self, stay: Stay, kinds: int) -> None:
        """The card of this stay is found to be of one of these kinds."""
        stay.allow(stay.kinds & kinds)
        if stay.is_right() or settle(stay):
            return
        self.wrong = [stay]
        for _ in range(PATIENCE):
            if not self.wrong:
                return
            self.step(self.wrong[self.rng.below(len(self.wrong))])
        raise AssertionError("no account of the hidden cards fits what was seen")

    def step(self, wrong: Stay) -> None:
        """A change somewhere on the way to that stay."""
        stay = wrong
        while stay.before is not None and self.rng.below(2):
            stay = stay.before
        others = stay.heap.stays
        other = others[self.rng.below(len(others))]
        if other is stay or not together(stay, other):
            return
        change(stay, other)
        now = [each for each in self.wrong if not each.is_right()]
        for each in wrong_from(stay) + wrong_from(other):
            if each not in now:
                now.append(each)
        if len(now) > len(self.wrong) and (len(now) > MOST_WRONG or self.rng.below(RARELY)):
            change(stay, other)
        else:
            self.wrong = now


def settle(wrong: Stay) -> bool:
    """One change that leaves nothing wrong, anywhere on the way to that stay."""
    stay: Stay | None = wrong
    while stay is not None:
        for other in stay.heap.stays:
            if together(stay, other) and stay.suits(other.kind) and other.suits(stay.kind):
                change(stay, other)
                return True
        stay = stay.before
    return False


def wrong_from(first: Stay) -> list[Stay]:
    """What the card cannot have been, from a stay on."""
    found: list[Stay] = []
    stay: Stay | None = first
    while stay is not None:
        if not stay.is_right():
            found.append(stay)
        stay = stay.after
    return found
