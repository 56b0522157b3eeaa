"""Another account of hidden cards, where what is seen now contradicts the one that was thought of.

Mostly one change of ways does it. Otherwise ways are changed at random where something is wrong, as a rule for the
better: what happened is an account that fits, and changes that may do harm for a while lead to every account there is.
"""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.duhr.belief.card_histories import Stay, change, together

RARELY: Final = 8  # one change in so many is made though it does harm
MOST_WRONG: Final = 6
PATIENCE: Final = 1_000_000  # changes tried for an account that must be there …
CURIOSITY: Final = 60  # … and for one that may be


@final
class Mending:
    """A walk from account to account, until nothing is wrong."""

    def __init__(self) -> None:
        self.wrong: list[Stay] = []
        self.made: list[tuple[Stay, Stay]] = []  # the changes

    def narrow(self, stay: Stay, kinds: int, rng: Rng) -> None:
        """The card of this stay is found to be of one of these kinds."""
        stay.allow(stay.kinds & kinds)
        if stay.is_right() or settle(stay):
            return
        self.wrong = [stay]
        self.made = []
        assert self.walk(PATIENCE, rng), "no account of the hidden cards fits what was seen"

    def think_otherwise(self, one: Stay, other: Stay, rng: Rng) -> None:
        """The two change ways though that does harm, and others until there is none; if that takes long, none does."""
        change(one, other)
        self.wrong = wrong_from(one) + wrong_from(other)
        self.made = [(one, other)]
        if not self.walk(CURIOSITY, rng):
            while self.made:
                change(*self.made.pop())

    def walk(self, steps: int, rng: Rng) -> bool:
        """Is nothing wrong any more, after so many steps at most?"""
        for _ in range(steps):
            if not self.wrong:
                return True
            self.step(self.wrong[rng.below(len(self.wrong))], rng)
        return not self.wrong

    def step(self, wrong: Stay, rng: Rng) -> None:
        """A change somewhere on the way to that stay, every other time with a card that may have been there."""
        stay = wrong
        while stay.before is not None and rng.below(2):
            stay = stay.before
        others = stay.heap.stays
        if rng.below(2):
            others = [other for other in others if stay.suits(other.kind)] or others
        other = others[rng.below(len(others))]
        if other is stay or not together(stay, other):
            return
        change(stay, other)
        now = [each for each in self.wrong if not each.is_right()]
        for each in wrong_from(stay) + wrong_from(other):
            if each not in now:
                now.append(each)
        if len(now) > len(self.wrong) and (len(now) > MOST_WRONG or rng.below(RARELY)):
            change(stay, other)
        else:
            self.wrong = now
            self.made.append((stay, other))


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
