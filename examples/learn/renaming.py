"""Hof-Verrat with other names: its six families are alike, so a lesson is 720 lessons, one for each order of names.

The slots of observations and actions say what they mean, so their new places follow from the words.
"""

import re
from typing import NamedTuple, Self

import numpy as np
from network import Bytes, Network, Numbers
from numpy.typing import NDArray

from courtier.core.encoding import Encoder, Slot

FAMILIES = ("butterfly", "toad", "nightingale", "hare", "stag", "carp")
NAMED = re.compile(rf"{'|'.join(FAMILIES)}|(?<=light )[1-6]\b|(?<=dark )[1-6]\b")  # six missions of a colour name one
NAMES = 8  # under so many names is the network asked before it plays
Places = NDArray[np.intp]


class Renaming(NamedTuple):
    """Which slot and which action comes to which place, and for the new places where each came from."""

    slots_from: Places
    actions_from: Places
    actions_to: Places

    @classmethod
    def of(cls, encoder: Encoder, order: NDArray[np.intp]) -> Self:
        """Family number k is called as number `order[k]` is usually. A game without these names stays as it is."""
        slots, actions = moved(encoder.slots(), order), moved(encoder.encoding.actions.slots, order)
        return cls(np.argsort(slots), np.argsort(actions), actions)


def moved(slots: list[Slot], order: NDArray[np.intp]) -> Places:
    """By slot its place after the renaming."""
    places = {(slot.block, slot.meaning): place for place, slot in enumerate(slots)}

    def renamed(found: re.Match[str]) -> str:
        name = found[0]
        return FAMILIES[order[FAMILIES.index(name)]] if name in FAMILIES else str(order[int(name) - 1] + 1)

    return np.array([places[slot.block, NAMED.sub(renamed, slot.meaning)] for slot in slots])


def some_renamings(encoder: Encoder, count: int) -> list[Renaming]:
    """The usual names, and some others, the same ones every time."""
    rng = np.random.default_rng(1)
    orders = [np.arange(len(FAMILIES)), *(rng.permutation(len(FAMILIES)) for _ in range(count - 1))]
    return [Renaming.of(encoder, order) for order in orders]


def scores(network: Network, seen: Bytes, names: list[Renaming]) -> Numbers:
    """What the network says to all actions, asked once under each of these names."""
    total = np.zeros(1, dtype=np.float32)
    for each in names:
        total = total + network.forward(seen[:, each.slots_from])[-1][:, each.actions_to]
    return total
