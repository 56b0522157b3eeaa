"""Game of Intrigue, 3 to 6 players: trade, accuse, announce, vote; the last two compare what they hold."""

from collections.abc import Sequence
from typing import Any

from courtier.core.game import Game
from courtier.core.registry import Kind
from courtier.core.rng import Rng
from courtier.games.intrigue import position, rules, words
from courtier.games.intrigue.actions import ACTION_COUNT, meaning
from courtier.games.intrigue.appearance import APPEARANCE
from courtier.games.intrigue.belief.belief import Belief
from courtier.games.intrigue.court import NAME
from courtier.games.intrigue.deck import cards_of, rows
from courtier.games.intrigue.encoding import ENCODING
from courtier.games.intrigue.evaluation import lead
from courtier.games.intrigue.events import SIGHT
from courtier.games.intrigue.figures import FIGURES
from courtier.games.intrigue.greedy import Greedy
from courtier.games.intrigue.open_points import open_points
from courtier.games.intrigue.options import OPTIONS
from courtier.games.intrigue.position_question import due
from courtier.games.intrigue.questions import STEPS
from courtier.games.intrigue.search_model import LEARNED, LEVELS, VALUES, Model
from courtier.games.intrigue.text.bookkeeping import is_bookkeeping
from courtier.games.intrigue.text.why_not import why_not
from courtier.games.intrigue.variants import Variants
from courtier.games.intrigue.view import view


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Game:
    return rules.set_up(seats, rng, options, Variants(options), cards_of(options), recording)


def load(data: dict[str, Any]) -> Game:
    """Any position that can be played on."""
    options = GAME.options_in(data)
    cards = cards_of(options)
    variants = Variants(options)
    checked = position.checked({**data, "options": options}, variants, cards)
    return due(rules.load(checked, variants, cards))


def belief(view: dict[str, Any], lines: Sequence[dict[str, Any]]) -> Belief:
    options = view["more"]["options"]
    return Belief(view, lines, Variants(options), cards_of(options))


GAME = Kind(
    name=NAME,
    title="Game of Intrigue",
    rules=1,
    seats=(3, 4, 5, 6),
    options=OPTIONS,
    rows=rows,
    set_up=set_up,
    load=load,
    view=view,
    belief=belief,
    events=tuple(SIGHT.rows),
    bookkeeping=is_bookkeeping,
    questions=STEPS.questions(),
    prompt=words.prompt,
    tell=words.tell,
    explain=words.explain,
    glossary=words.GLOSSARY,
    actions=ACTION_COUNT,
    meaning=meaning,
    draftable=False,
    bots={"greedy": Greedy},
    levels=LEVELS,
    search_model=Model,
    values=VALUES,
    learned=LEARNED,
    figures=FIGURES,
    worth=lead,
    open_points=open_points,
    why_not=why_not,
    expectation=words.expectation,
    expectation_scale=words.expectation_scale,
    encoding=ENCODING,
    sentence={
        "en": "Trade blindly, accuse, announce, vote, and be the richer of the last two at court.",
        "de": "Tausche blind, klage an, kündige an, stimme ab, und sei der Reichere der letzten zwei bei Hofe.",
    },
    minutes=60,
    waits_alike=True,
    appearance=APPEARANCE,
)
