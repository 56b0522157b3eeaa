"""A bot that looks one answer ahead, over a few guesses of what is hidden.

It knows what favor and villainy are worth, what its agenda wants, and that a card in hand is worth something too: so
it negates where more is at stake than the pair it pays. It knows what its seat sees and remembers, and nothing else.
"""

from typing import Any, Final, final

from courtier.core.deals.menu import MENU_QUESTIONS
from courtier.core.journal import question_to
from courtier.core.lookahead import Follower, Judge, best_answer, checked_answer, guesses
from courtier.core.rng import Rng
from courtier.games.duhr.actions import NO_DEAL, REFUSE
from courtier.games.duhr.belief.belief import Belief
from courtier.games.duhr.cards import FAVORED, NO_AGENDA, VILIFIED
from courtier.games.duhr.court import Court
from courtier.games.duhr.deck import cards_of
from courtier.games.duhr.evaluation import Outlook
from courtier.games.duhr.score import Sheet, Tally

GUESSES: Final = 3
CARD_WORTH: Final = 0.35  # points, of a card in hand
FAVOR_WORTH: Final = 0.5  # a favored House has a second action, and wins ties
VICTORY: Final = 6.0
DEFEAT: Final = -2.0
SHARE_OF_BEST: Final = 0.6  # how much the leader counts among the others


@final
class Standing(Judge):
    """The own total less that of the others, the leader above all: at the end as it is, before as it is likely."""

    def worth(self, game: Any, seat: int) -> float:
        court: Court = game
        if court.over():
            totals = [0.0 + total for total in court.final_sheet().basic]
            totals[seat] = 0.0 + court.final_sheet().totals[seat]
            return lead(totals, seat) + (VICTORY if seat in court.winners() else DEFEAT)
        outlook = Outlook(court)
        totals = [outlook.points(each) for each in range(court.seats)]
        if court.chosen[seat] != NO_AGENDA:
            totals[seat] += outlook.bonus(seat, court.cards.agendas[court.chosen[seat]], as_it_lies(court))
        return lead(totals, seat) + prospects(court, seat)


def lead(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the others."""
    best = -100.0
    total = 0.0
    for other in range(len(totals)):
        if other != seat:
            best = max(best, totals[other])
            total += totals[other]
    return totals[seat] - SHARE_OF_BEST * best - (1.0 - SHARE_OF_BEST) * total / (len(totals) - 1)


def prospects(court: Court, seat: int) -> float:
    """What is not points yet: cards to play, and favor."""
    if court.status[seat] == VILIFIED:
        return 0.0
    favor = FAVOR_WORTH if court.status[seat] == FAVORED else 0.0
    return CARD_WORTH * (court.sizes[seat] + court.aside_size * (1 if court.active == seat else 0)) + favor


def as_it_lies(court: Court) -> Sheet:
    """The Houses now, and whom conspiracies show."""
    return Sheet([Tally(row) for row in court.rows], [court.owners[house] for house in court.conspiracies])


STANDING: Final = Standing()


@final
class Greedy:
    """Bot level `greedy`."""

    def __init__(self) -> None:
        self.follower = Follower(new_belief)

    def choose(self, view: dict[str, Any], journal: Any, rng: Rng) -> int:
        belief: Belief = self.follower.believe(view, journal.lines)
        choices: list[dict[str, Any]] = view["choices"]
        if len(choices) == 1:
            return int(choices[0]["code"])
        if question_to(view) in MENU_QUESTIONS:
            return declining(choices)
        you: int = view["you"]
        return checked_answer(view, best_answer(guesses(belief, view, rng, GUESSES), you, STANDING))


def declining(choices: list[dict[str, Any]]) -> int:
    """It makes no deals: no offer, or no to one."""
    codes: list[int] = [choice["code"] for choice in choices]
    for code in (NO_DEAL, REFUSE):
        if code in codes:
            return code
    return codes[0]


def new_belief(view: dict[str, Any], lines: list[dict[str, Any]]) -> Belief:
    return Belief(view, lines, cards_of(view["more"]["options"]))
