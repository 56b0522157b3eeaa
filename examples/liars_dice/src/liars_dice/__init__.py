"""Liar's Dice, 2 to 6 players: bid on dice that nobody sees all of, or call the last bidder a liar."""

from functools import partial
from typing import Any

from courtier.core.appearance import Appearance
from courtier.core.data import replaced
from courtier.core.game import Game
from courtier.core.registry import Kind
from liars_dice import dice, view, words
from liars_dice.bot import Careful


def load(data: dict[str, Any]) -> Game:
    return dice.load(data, GAME.options_in(data))


GAME = Kind(
    name=dice.NAME,
    title="Liar’s Dice",
    rules=1,
    seats=(2, 3, 4, 5, 6),
    options=(),
    rows=partial(replaced, {}),
    set_up=dice.set_up,
    load=load,
    view=view.view,
    belief=view.Belief,
    events=tuple(dice.SIGHT.rows),
    questions=("bid",),
    prompt=words.prompt,
    tell=words.tell,
    explain=words.explain,
    glossary={"en": words.GLOSSARY},
    actions=dice.ACTIONS,
    meaning=dice.meaning,
    draftable=False,
    bots={"careful": Careful},
    figures={},
    sentence={"en": "Bid on dice that nobody sees all of, or call the last bidder a liar."},
    minutes=15,
    waits_alike=True,
    appearance=Appearance(names=words.names),
    package=__name__,
)
