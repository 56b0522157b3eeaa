"""A bot that looks one answer ahead, over a few guesses of what is hidden.

It knows what favor and villainy are worth, what its agenda wants, and that a card in hand is worth something too: so
it negates where more is at stake than the pair it pays. It knows what its seat sees and remembers, and nothing else.
Its character says how it bargains, how much its own word binds it and whether it forgives a broken one.
"""

from typing import Any, Final, final

from courtier.core.deals.bargaining import Bargainer, Move, bargain
from courtier.core.deals.character import CHARACTERS, PLAIN, Character
from courtier.core.deals.clause import DO
from courtier.core.deals.deal import BROKEN, KEPT
from courtier.core.deals.menu import MENU_QUESTIONS
from courtier.core.deals.menu_answers import MenuAnswers
from courtier.core.journal import question_to
from courtier.core.lookahead import Follower, Judge, best_answer, checked_answer, guesses
from courtier.core.rng import Rng
from courtier.games.duhr.appraisal import APPRAISAL
from courtier.games.duhr.belief.belief import Belief, new_belief
from courtier.games.duhr.court import Court
from courtier.games.duhr.evaluation import Outlook, position_worth
from courtier.games.duhr.menu import MENU

GUESSES: Final = 3


@final
class Standing(Judge):
    """One's own total less that of the others, the leader above all: at the end as it is, before as it is likely.

    To break a promise costs what the character says.
    """

    def __init__(self, character: Character) -> None:
        self.character = character

    def worth(self, game: Any, seat: int) -> float:
        court: Court = game
        worth = position_worth(court, seat)
        return worth + self.honor(court, seat) if court.deals.ended else worth

    def honor(self, court: Court, seat: int) -> float:
        """What one's own word and that of others is worth: own promises kept and broken, and traitors who do well."""
        total = 0.0
        for standing in court.deals.ended:
            clause = standing.clause
            if clause.by == seat and standing.verdict == BROKEN:
                total -= self.character.word
            elif clause.by == seat and standing.verdict == KEPT and clause.kind == DO:
                total += self.character.word
            elif clause.to == seat and standing.verdict == BROKEN and self.character.grudge > 0.0:
                total -= self.character.grudge * Outlook(court).points(clause.by)
        return total


@final
class Greedy:
    """Bot level `greedy`, with a character if one is named."""

    def __init__(self, character: str = PLAIN) -> None:
        self.character = CHARACTERS[character]
        self.judge = Standing(self.character)
        self.follower = Follower(new_belief)
        self.menu = MenuAnswers(MENU)

    def choose(self, view: dict[str, Any], journal: Any, rng: Rng) -> int:
        belief: Belief = self.follower.believe(view, journal.lines)
        choices: list[dict[str, Any]] = view["choices"]
        if len(choices) == 1:
            return int(choices[0]["code"])
        you: int = view["you"]
        drawn = guesses(belief, view, rng, GUESSES)
        if question_to(view) in MENU_QUESTIONS:
            return checked_answer(view, self.menu.answer(self.bargainer(you, drawn), rng))
        return checked_answer(view, best_answer(drawn, you, self.judge))

    def bargain(self, view: dict[str, Any], journal: Any, offers: list[dict[str, Any]], rng: Rng) -> list[Move]:
        """Answers to these offers, or an offer of its own; D/A-71, D/A-79."""
        belief: Belief = self.follower.believe(view, journal.lines)
        return bargain(self.bargainer(view["you"], guesses(belief, view, rng, GUESSES)), offers, rng)

    def bargainer(self, seat: int, drawn: list[Any]) -> Bargainer:
        return Bargainer(APPRAISAL, self.character, seat, drawn)
