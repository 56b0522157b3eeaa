"""Hof-Verrat (Courtisans), 2 to 5 players: cards at the queen's table decide what those before you are worth."""

from collections.abc import Sequence
from typing import Any

from courtier.core.game import Game
from courtier.core.options import Option
from courtier.core.registry import Kind
from courtier.core.rng import Rng
from courtier.games.hofverrat import position, rules, words
from courtier.games.hofverrat.actions import ACTION_COUNT, meaning
from courtier.games.hofverrat.appearance import APPEARANCE
from courtier.games.hofverrat.belief.belief import Belief
from courtier.games.hofverrat.court import NAME
from courtier.games.hofverrat.deck import cards_of, rows
from courtier.games.hofverrat.encoding import ENCODING
from courtier.games.hofverrat.evaluation import position_worth
from courtier.games.hofverrat.events import SIGHT
from courtier.games.hofverrat.figures import FIGURES
from courtier.games.hofverrat.fulfilled import fulfilled
from courtier.games.hofverrat.greedy import Greedy
from courtier.games.hofverrat.open_points import open_points
from courtier.games.hofverrat.questions import STEPS
from courtier.games.hofverrat.search_model import LEARNED, LEVELS, VALUES, Model
from courtier.games.hofverrat.text.bookkeeping import is_bookkeeping
from courtier.games.hofverrat.text.why_not import why_not
from courtier.games.hofverrat.view import view


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Game:
    return rules.set_up(seats, rng, options, cards_of(options), recording)


def load(data: dict[str, Any]) -> Game:
    """H/A-34: any position that can be played on."""
    options = GAME.options_in(data)
    cards = cards_of(options)
    return rules.load(position.checked({**data, "options": options}, cards), cards)


def belief(view: dict[str, Any], lines: Sequence[dict[str, Any]]) -> Belief:
    return Belief(view, lines, cards_of(view["more"]["options"]))


GAME = Kind(
    name=NAME,
    title="Hof-Verrat",
    rules=1,
    seats=(2, 3, 4, 5),  # H-SETUP-1
    options=(
        Option(
            "mission_noble_weight",
            (2, 1),
            {
                "en": "How many cards a noble counts as in missions that count cards of a family.",
                "de": "Als wie viele Karten ein Adliger in Missionen zählt, die Karten einer Familie zählen.",
            },
        ),
    ),
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
    draftable=True,
    bots={"greedy": Greedy},
    levels=LEVELS,
    search_model=Model,
    values=VALUES,
    learned=LEARNED,
    figures=FIGURES,
    worth=position_worth,
    fulfilled=fulfilled,
    open_points=open_points,
    why_not=why_not,
    expectation=words.expectation,
    expectation_scale=words.expectation_scale,
    encoding=ENCODING,
    sentence={
        "en": "Raise families at the queen’s table or bring them down, and keep what rises.",
        "de": "Hebe Familien an die Tafel der Königin oder stürze sie, und behalte, was steigt.",
    },
    minutes=25,
    waits_alike=True,
    appearance=APPEARANCE,
)
