"""Finds another account of hidden cards, where what is seen now contradicts the one that was kept.

Mostly one swap of histories is enough. Otherwise histories are swapped at random near the contradiction, mostly such
that there are fewer contradictions after it, and now and then such that there are more (a local search with random
steps). What really happened is an account that fits, so there always is one.
"""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.duhr.belief.card_histories import Stay, overlap, swap_histories

WORSE_ONE_IN: Final = 8  # one in so many swaps is kept though it makes more stays inconsistent
MOST_INCONSISTENT: Final = 6
STEPS_IF_NEEDED: Final = 1_000_000  # for an account that must exist …
STEPS_IF_OPTIONAL: Final = 60  # … and for one that may


@final
class Repair:
    """A search from account to account, until no stay is inconsistent."""

    def __init__(self) -> None:
        self.inconsistent: list[Stay] = []
        self.swaps: list[tuple[Stay, Stay]] = []

    def restrict(self, stay: Stay, kinds: int, rng: Rng) -> None:
        """The card of this stay is found to be of one of these kinds."""
        stay.set_kinds(stay.kinds & kinds)
        if stay.is_consistent() or swap_once(stay):
            return
        self.inconsistent = [stay]
        self.swaps = []
        assert self.search(STEPS_IF_NEEDED, rng), "no account of the hidden cards fits what was seen"

    def try_other_history(self, one: Stay, other: Stay, rng: Rng) -> None:
        """Swap two histories though that contradicts something, and repair it; undo all if that takes long."""
        swap_histories(one, other)
        self.inconsistent = inconsistent_from(one) + inconsistent_from(other)
        self.swaps = [(one, other)]
        if not self.search(STEPS_IF_OPTIONAL, rng):
            while self.swaps:
                swap_histories(*self.swaps.pop())

    def search(self, steps: int, rng: Rng) -> bool:
        """Is every stay consistent, after so many steps at most?"""
        for _ in range(steps):
            if not self.inconsistent:
                return True
            self.step(self.inconsistent[rng.below(len(self.inconsistent))], rng)
        return not self.inconsistent

    def step(self, contradiction: Stay, rng: Rng) -> None:
        """Swap somewhere in the history of that stay, every other time with a card that may have been there."""
        stay = contradiction
        while stay.before is not None and rng.below(2):
            stay = stay.before
        others = stay.pile.stays
        if rng.below(2):
            others = [other for other in others if stay.allows(other.kind)] or others
        other = others[rng.below(len(others))]
        if other is stay or not overlap(stay, other):
            return
        swap_histories(stay, other)
        now = [each for each in self.inconsistent if not each.is_consistent()]
        for each in inconsistent_from(stay) + inconsistent_from(other):
            if each not in now:
                now.append(each)
        if len(now) > len(self.inconsistent) and (len(now) > MOST_INCONSISTENT or rng.below(WORSE_ONE_IN)):
            swap_histories(stay, other)
        else:
            self.inconsistent = now
            self.swaps.append((stay, other))


def swap_once(contradiction: Stay) -> bool:
    """Make one swap, anywhere in the history of that stay, that leaves nothing inconsistent."""
    stay: Stay | None = contradiction
    while stay is not None:
        for other in stay.pile.stays:
            if overlap(stay, other) and stay.allows(other.kind) and other.allows(stay.kind):
                swap_histories(stay, other)
                return True
        stay = stay.before
    return False


def inconsistent_from(first: Stay) -> list[Stay]:
    """The inconsistent stays of a history, from this one on."""
    found: list[Stay] = []
    stay: Stay | None = first
    while stay is not None:
        if not stay.is_consistent():
            found.append(stay)
        stay = stay.after
    return found
