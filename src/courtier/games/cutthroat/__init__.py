"""Cutthroat Kingdoms, 3 to 6 players: lords and ladies fight for land, marry their heirs, and poison the feast."""

from collections.abc import Sequence
from typing import Any

from courtier.core.deals.character import CHARACTER_NAMES
from courtier.core.game import Game
from courtier.core.registry import Kind
from courtier.core.rng import Rng
from courtier.games.cutthroat import position, rules, words
from courtier.games.cutthroat.actions import ACTION_COUNT, meaning
from courtier.games.cutthroat.appearance import APPEARANCE
from courtier.games.cutthroat.belief.belief import Belief
from courtier.games.cutthroat.court import NAME
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.deck import cards_of, rows
from courtier.games.cutthroat.encoding import ENCODING
from courtier.games.cutthroat.evaluation import position_worth
from courtier.games.cutthroat.events import SIGHT
from courtier.games.cutthroat.figures import FIGURES, began
from courtier.games.cutthroat.greedy import Greedy
from courtier.games.cutthroat.open_points import open_points
from courtier.games.cutthroat.options import OPTIONS
from courtier.games.cutthroat.questions import STEPS
from courtier.games.cutthroat.search_model import LEARNED, LEVELS, VALUES, Model
from courtier.games.cutthroat.text.bookkeeping import is_bookkeeping
from courtier.games.cutthroat.text.why_not import why_not
from courtier.games.cutthroat.view import view


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Game:
    return rules.set_up(seats, rng, options, cards_of(options), recording)


def load(data: dict[str, Any]) -> Game:
    """Any position that can be played on."""
    options = GAME.options_in(data)
    cards = cards_of(options)
    data = position.checked({**data, "options": options}, cards)
    return position.check_answers(rules.load(data, cards))


def belief(view: dict[str, Any], lines: Sequence[dict[str, Any]]) -> Belief:
    return Belief(view, lines, cards_of(view["more"]["options"]))


GAME = Kind(
    name=NAME,
    title="Cutthroat Kingdoms",
    rules=1,
    seats=(3, 4, 5, 6),  # C-GEN-1
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
    worth=position_worth,
    open_points=open_points,
    why_not=why_not,
    expectation=words.expectation,
    encoding=ENCODING,
    sentence={
        "en": "Lords fight for land and marry their heirs; at the feast somebody serves poison.",
        "de": "Adlige kämpfen um Land und verheiraten ihre Erben; beim Fest serviert jemand Gift.",
    },
    minutes=120,
    began=began,
    whispers=False,
    # C-DEAL-19, C-TAKEBACK-11, C-WED-1: who says nothing for so long has answered with the default.
    brief_seconds={"takeback": 6, "parley": 120, "wedding_parley": 180},
    bargain_seconds={"rescind": 30},
    standing_orders={"takeback": ("aimed", "everything", "nothing"), "react": ("pass",)},
    appearance=APPEARANCE,
    deals=RULES,
    clause_text=words.clause_text,
    deal_terms=words.deal_terms,
    clause_phrases=words.clause_phrases,
    characters=CHARACTER_NAMES,
)
