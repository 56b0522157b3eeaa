"""A bot that searches: it draws worlds that fit what its seat knows, and tries its answers in them."""

from collections.abc import Callable
from typing import Any, final

from courtier.bots.search.budget import Budget
from courtier.bots.search.compared import Compared, flat_comparison, tree_comparison
from courtier.bots.search.flat import flat_search
from courtier.bots.search.tree import tree_search
from courtier.core.deals.menu import MENU_QUESTIONS
from courtier.core.journal import question_to
from courtier.core.lookahead import Follower, checked_answer, guesses
from courtier.core.rng import Rng
from courtier.core.search_model import TREE, Level, SearchModel

MakeBelief = Callable[[dict[str, Any], list[dict[str, Any]]], Any]


@final
class SearchBot:
    """Searches for every answer. The game's own bot (`adviser`) answers the menu of deals and begins a flat search."""

    def __init__(self, level: Level, model: SearchModel, make_belief: MakeBelief, adviser: Any) -> None:
        self.level = level
        self.model = model
        self.follower = Follower(make_belief)
        self.adviser = adviser
        self.simulations = 0  # that the last answer took
        self.expected: list[tuple[int, float]] = []  # of the last answer and those it tried beside it, as in `Found`

    def choose(self, view: dict[str, Any], journal: Any, rng: Rng) -> int:
        """Answer the open question with one of the codes of `view["choices"]`."""
        choices: list[dict[str, Any]] = view["choices"]
        self.simulations = 0
        self.expected = []
        if len(choices) == 1:
            return int(choices[0]["code"])
        question = question_to(view)
        if question in MENU_QUESTIONS or question in self.model.unsearched:
            return int(self.adviser.choose(view, journal, rng))
        belief = self.follower.believe(view, journal.lines)
        you: int = view["you"]
        world = guesses(belief, view, rng, 1)[0]
        codes = self.model.narrow(world, you, [int(choice["code"]) for choice in choices])
        if len(codes) == 1:
            return checked_answer(view, codes[0])
        if self.level.plays != TREE:
            advice = int(self.adviser.choose(view, journal, rng))
            codes = [advice, *[code for code in codes if code != advice]]
        return checked_answer(view, self.search(belief, you, codes, rng))

    def search(self, belief: Any, seat: int, codes: list[int], rng: Rng) -> int:
        """The best of these answers, as far as the budget shows."""
        budget = Budget(self.level.simulations, self.level.seconds)
        if self.level.plays == TREE:
            found = tree_search(self.model, belief, seat, codes, budget, rng)
        else:
            found = flat_search(self.model, belief, seat, codes, budget, rng)
        self.simulations = budget.used
        self.expected = found.expected
        return found.answer

    def are_alike(self, view: dict[str, Any], journal: Any, one: int, other: int, rng: Rng) -> bool:
        """True if both answers come to the same in all worlds that the seat cannot tell apart."""
        world = guesses(self.follower.believe(view, journal.lines), view, rng, 1)[0]
        you: int = view["you"]
        return one == other or self.model.key(world, you, one) == self.model.key(world, you, other)

    def compare(self, view: dict[str, Any], journal: Any, first: int, second: int, rng: Rng) -> Compared | None:
        """What these two answers are expected to bring; `None` if the budget does not show it."""
        belief = self.follower.believe(view, journal.lines)
        budget = Budget(self.level.simulations, self.level.seconds)
        codes = [first, second]
        if self.level.plays == TREE:
            return tree_comparison(self.model, belief, view["you"], codes, budget, rng)
        return flat_comparison(self.model, belief, view["you"], codes, budget, rng)
