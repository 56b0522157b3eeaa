"""Characters of bots: how they bargain, and what their word is worth. A level may name one, as in `greedy:loyal`."""

from typing import Final, final

TALKS_OF_FOUR: Final = 4


@final
class Character:
    """Amounts are points of the game's own evaluation.

    `margin`: what a deal must bring at least. `trust`: the chance that somebody of whom nothing is known keeps a
    promise. `word`: what it costs the bot to break a promise of its own. `grudge`: how much it wants those to lose who
    broke their word to it; with a grudge it makes no more deals with them. `fear`: how much more than others it pays
    for being spared.

    Where deals bind, nobody can break a promise. There characters differ in how readily they give one: `bound` is the
    share of the promise's cost that counts. `fair`: it offers what is good for both rather than best for itself.
    `speaks`: in how many of four talks it looks for a deal.
    """

    def __init__(self, margin: float, trust: float, word: float, grudge: float, fear: float) -> None:
        self.margin = margin
        self.trust = trust
        self.word = word
        self.grudge = grudge
        self.fear = fear
        self.bound = 1.0
        self.fair = False
        self.speaks = TALKS_OF_FOUR // 2

    def where_bound(self, bound: float, fair: bool, speaks: int) -> "Character":
        """The same character, with how it bargains where deals bind."""
        self.bound = bound
        self.fair = fair
        self.speaks = speaks
        return self

    def honesty(self) -> float:
        """The share of its promises that it expects to keep."""
        return min(1.0, 0.4 + 0.6 * self.word)


PLAIN: Final = ""
CHARACTERS: Final = {
    PLAIN: Character(margin=0.1, trust=0.5, word=1.0, grudge=0.0, fear=1.0),
    "loyal": Character(margin=0.08, trust=0.7, word=6.0, grudge=0.0, fear=1.0).where_bound(0.3, True, 4),
    "grasping": Character(margin=0.3, trust=0.35, word=0.2, grudge=0.0, fear=0.8).where_bound(1.7, False, 2),
    "vengeful": Character(margin=0.1, trust=0.5, word=1.0, grudge=0.5, fear=1.0).where_bound(1.0, False, 1),
    "timid": Character(margin=0.05, trust=0.6, word=2.5, grudge=0.0, fear=2.0).where_bound(1.6, False, 4),
}
CHARACTER_NAMES: Final = ("loyal", "grasping", "vengeful", "timid")
