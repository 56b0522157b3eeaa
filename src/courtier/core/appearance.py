"""What a game declares about its looks, for the web client. A game that declares nothing is shown at the generic table.

A skin (`web/skins/<name>.js` with `web/style/<name>.css`), the colours of the game's place
(`web/style/places/<name>.css`) and the drawing on the start page (`web/art/start-<name>.svg`) are not declared:
they are found by the game's name.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

Names = dict[str, dict[str, str]]


def no_names(_lang: str) -> Names:
    """The names of a game that declares none: its cards are shown by their kinds."""
    return {"cards": {}, "texts": {}, "words": {}}


class Appearance(NamedTuple):
    """Crests, place and names of a game.

    `names(lang)` holds, by the kind of a card: `cards`, what it is called; `texts`, what stands on it; `numbers` and
    `marks`, what its corner and its foot show, if anything. `words` are the other words of the board and of the score.
    """

    crests: str = ""  # how the names of the game's crests in web/art/crests.svg begin: two letters, `hv` of `hv-toad`
    emblem: str = ""  # the crest that stands for the game in lists
    place: Mapping[str, str] = {}  # by language: where it is played, as the start page says it
    names: Callable[[str], Names] = no_names
