"""A bot that looks one step of its turn ahead, over a few guesses of what is hidden.

`answers.py` chooses the answer; here are the guesses that it needs, and bargaining. The bot knows what its seat sees
and remembers, nothing else.
"""

from typing import Any, Final, final

from courtier.core.deals.bargaining import Bargainer, Move, bargain, offer_of
from courtier.core.deals.character import CHARACTERS, PLAIN, TALKS_OF_FOUR
from courtier.core.deals.menu_answers import NO_CODE
from courtier.core.journal import UNFIT, missed, question_to
from courtier.core.lookahead import checked_answer, guesses
from courtier.core.rng import Rng
from courtier.games.cutthroat.actions import CONTINUE, KEEP, PASS, WAIT
from courtier.games.cutthroat.answers import Situation, best_answer, expectations
from courtier.games.cutthroat.appraisal import APPRAISAL
from courtier.games.cutthroat.belief.belief import Belief
from courtier.games.cutthroat.belief.cache import BeliefCache
from courtier.games.cutthroat.belief.state_from_view import court_from_view
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deck import cards_of
from courtier.games.cutthroat.habits import be_quiet
from courtier.games.cutthroat.reputation import foes_of
from courtier.games.cutthroat.talking import TALKS, TalkAnswers, after_wait, buying_off, may_speak_up
from courtier.games.cutthroat.view import cards_in_sight

GUESSES: Final = 4
BARGAINING_GUESSES: Final = 3
FEAST_GUESSES: Final = 8  # where a guess says who is poisoned
# Questions that are answered from what the seat sees; one guess fills in the rest.
IN_SIGHT: Final = frozenset({"choose_house", "orate", "lay_stack", "occupy", "opulence", "order_cards", "take_card"})


@final
class Greedy:
    """Bot level `greedy`, with a character if one is named: how it bargains."""

    def __init__(self, character: str = PLAIN) -> None:
        self.character = CHARACTERS[character]
        self.talk = TalkAnswers()
        self.cache = BeliefCache()
        self.expected: list[tuple[int, float]] = []  # by code, by how many points it expects to be ahead

    def choose(self, view: dict[str, Any], journal: Any, rng: Rng) -> int:
        codes: list[int] = [choice["code"] for choice in view["choices"]]
        self.expected = []
        if len(codes) == 1:
            return codes[0]
        question = question_to(view)
        if question == "rescind":
            return KEEP
        if question == "takeback" and not is_aimed_at(view):
            return CONTINUE
        if question == "talk" and not is_stopped(view) and rng.below(TALKS_OF_FOUR) >= self.character.speaks:
            return PASS
        if question in TALKS:
            return checked_answer(view, self.talk_answer(view, codes, journal, rng))
        if question == "takeback":
            return self.wait_or_continue(view, journal, rng)
        drawn = self.guesses(view, journal, rng, guesses_for(question))
        for guess in drawn:
            be_quiet(guess)
        asked = Situation(view["you"], codes, drawn)
        answer = best_answer(question, asked)
        self.expected = expectations(asked, answer)
        return checked_answer(view, answer)

    def guesses(self, view: dict[str, Any], journal: Any, rng: Rng, count: int) -> list[Court]:
        """So many worlds that fit what the seat sees and remembers."""
        return guesses(believe(view, journal.lines, self.cache), view, rng, count, cards_in_sight)

    def talk_answer(self, view: dict[str, Any], codes: list[int], journal: Any, rng: Rng) -> int:
        """The answer in a talk. To enter a deal that it has chosen before, it needs no guesses."""
        if self.talk.menu.spelling is not None:
            code = self.talk.next_of_spelled(public_court(view, self.cache), codes)
            if code != NO_CODE:
                return code
        drawn = self.guesses(view, journal, rng, BARGAINING_GUESSES)
        return self.talk.answer(self.bargainer(view["you"], drawn, journal.lines), rng)

    def wait_or_continue(self, view: dict[str, Any], journal: Any, rng: Rng) -> int:
        """C-DEC-26: it stops what is aimed at it if it could offer something for which it is likely taken back."""
        seat: int = view["you"]
        if not may_speak_up(after_wait(public_court(view, self.cache), seat), seat):
            return CONTINUE
        drawn = self.guesses(view, journal, rng, BARGAINING_GUESSES)
        ahead = [after_wait(guess, seat) for guess in drawn]
        return CONTINUE if buying_off(self.bargainer(seat, ahead, journal.lines)) is None else WAIT

    def bargain(self, view: dict[str, Any], journal: Any, offers: list[dict[str, Any]], rng: Rng) -> list[Move]:
        """Answers to offers at a table; without any, perhaps an offer of its own."""
        drawn = self.guesses(view, journal, rng, BARGAINING_GUESSES)
        bargainer = self.bargainer(view["you"], drawn, journal.lines)
        if not offers and is_stopped(view):
            deal = buying_off(bargainer)
            return [] if deal is None else [offer_of(bargainer, deal)]
        return bargain(bargainer, offers, rng)

    def bargainer(self, seat: int, drawn: list[Court], lines: list[dict[str, Any]]) -> Bargainer:
        """A bot that bears grudges makes no deals with whoever took something from it lately."""
        found = Bargainer(APPRAISAL, self.character, seat, drawn)
        if self.character.grudge > 0.0:
            found.foes = foes_of(seat, lines, drawn[0].seats)
        return found


def is_aimed_at(view: dict[str, Any]) -> bool:
    """Is what was announced last aimed at the viewer?"""
    return view["you"] in view["more"]["announced"][-1]["aimed"]


def is_stopped(view: dict[str, Any]) -> bool:
    """Has somebody stopped an announcement, so that its announcer will be asked whether to keep it?"""
    return any(row[0] == "rescind" for row in view["more"]["pending"])


def believe(view: dict[str, Any], lines: list[dict[str, Any]], cache: BeliefCache) -> Belief:
    """The belief follows from the view and the whole journal; the cache saves the time of reading it again."""
    try:
        return Belief(view, lines, cards_of(view["more"]["options"]), cache)
    except UNFIT as error:
        cache.clear()
        raise missed(view["you"]) from error


def guesses_for(question: str) -> int:
    """How many guesses an answer needs: one where only what the seat sees counts."""
    if question in IN_SIGHT:
        return 1
    return FEAST_GUESSES if question in ("taste", "sacrifice") else GUESSES


def public_court(view: dict[str, Any], cache: BeliefCache) -> Court:
    """What the view shows, without guessing what is hidden."""
    try:
        return court_from_view(view, cards_of(view["more"]["options"]), cache.deals_of(len(view["seats"])))
    except UNFIT as error:
        raise missed(view["you"]) from error
