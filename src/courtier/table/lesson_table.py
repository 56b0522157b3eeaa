"""The table of a guided game: the learner, bots, and a deal that is always the same. Nobody else can come."""

from courtier.table import seats
from courtier.table.commands import Configure
from courtier.table.lesson_data import LEARNER, lesson_of
from courtier.table.names import tidy_name
from courtier.table.start import deal
from courtier.table.state import Chair, LessonProgress, Refusal
from courtier.table.table import Table

LONGEST = 600  # seconds to answer a brief question: the learner reads
SHORTEST = 2  # seconds in which bots wait for offers


def lesson_table(code: str, learner: str, name: str, game: str, now: float) -> Table:
    """A table at which the lesson has begun; `Refusal` if the game has none."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("no_lesson")
    setup = Configure("lesson", lesson.deal.options, watch="nobody", listed=False, link=False, bots="human")
    table = Table.create(code, learner, game, lesson.deal.seats, lesson.secret(), now, setup)
    state, rules = table.state, table.state.kind()
    state.settings.seconds = dict.fromkeys(rules.bargain_seconds, SHORTEST) | dict.fromkeys(
        rules.brief_seconds, LONGEST
    )
    state.lesson = LessonProgress()
    state.chairs[LEARNER] = Chair(owner=learner, name=tidy_name(name))
    for seat in range(1, lesson.deal.seats):
        state.chairs[seat] = Chair(name=seats.bot_name(state), level=lesson.deal.bots)
    deal(state, now)
    table.settle(now)
    return table
