"""Dûhr: The Lesser Houses, 4 to 6 players: suspicions and scandals bring Houses down, and some rise as villains."""

from collections.abc import Sequence
from typing import Any

from courtier.core.deals.character import CHARACTER_NAMES
from courtier.core.game import Game
from courtier.core.options import Option
from courtier.core.registry import Kind
from courtier.core.rng import Rng
from courtier.games.duhr import position, position_question, rules, words
from courtier.games.duhr.actions import ACTION_COUNT, meaning
from courtier.games.duhr.appearance import APPEARANCE
from courtier.games.duhr.belief.belief import Belief
from courtier.games.duhr.campaign import CAMPAIGN
from courtier.games.duhr.court import NAME
from courtier.games.duhr.deals import RULES
from courtier.games.duhr.deck import cards_of, rows
from courtier.games.duhr.encoding import ENCODING
from courtier.games.duhr.events import SIGHT
from courtier.games.duhr.figures import FIGURES, began
from courtier.games.duhr.fulfilled import fulfilled
from courtier.games.duhr.greedy import Greedy, position_worth
from courtier.games.duhr.open_points import open_points
from courtier.games.duhr.questions import STEPS
from courtier.games.duhr.search_model import LEARNED, LEVELS, VALUES, Model
from courtier.games.duhr.text.bookkeeping import is_bookkeeping
from courtier.games.duhr.text.why_not import why_not
from courtier.games.duhr.view import view


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Game:
    return rules.set_up(seats, rng, options, cards_of(options), recording)


def load(data: dict[str, Any]) -> Game:
    """Any position that can be played on."""
    options = GAME.options_in(data)
    data = position.checked({**data, "options": options})
    return position_question.playable(rules.load(data, cards_of(options)))


def belief(view: dict[str, Any], lines: Sequence[dict[str, Any]]) -> Belief:
    return Belief(view, lines, cards_of(view["more"]["options"]))


GAME = Kind(
    name=NAME,
    title="Dûhr: The Lesser Houses",
    rules=1,
    seats=(4, 5, 6),  # D-COMP-7
    options=(
        Option(
            "agendas",
            ("both", "white"),
            {
                "en": "Agendas of both colours, of which each player keeps one, or a white one each (for beginners).",
                "de": "Vorhaben beider Farben, von denen jede Person eins behält, oder je ein weißes (für den Anfang).",
            },
        ),
        Option(
            "first_player",
            ("random", 0, 1, 2, 3, 4, 5),
            {
                "en": "Who begins: a random player, or the one at this seat; 0 is seat 1.",
                "de": "Wer beginnt: eine zufällige Person oder die an diesem Platz; 0 ist Platz 1.",
            },
            of_seats=True,
        ),
        Option(
            "deals",
            ("off", "menu", "table"),
            {
                "en": "Deals: none; as answers from a menu, at fixed moments; or freely at the table.",
                "de": "Abmachungen: keine; als Antworten aus einer Liste, zu festen Zeiten; oder frei am Tisch.",
            },
            at_terminal="menu",
            at_tables="table",
            needs_table=("table",),
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
    draftable=False,
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
        "en": "Lesser houses struggle for favor; a scandal well placed undoes a rival.",
        "de": "Kleine Häuser ringen um Gunst; ein gut gesetzter Skandal stürzt den Rivalen.",
    },
    minutes=45,
    began=began,
    campaign=CAMPAIGN,
    appearance=APPEARANCE,
    deals=RULES,
    clause_text=words.clause_text,
    deal_terms=words.deal_terms,
    clause_phrases=words.clause_phrases,
    characters=CHARACTER_NAMES,
    standing_orders={"negate": ("pass",)},
)
