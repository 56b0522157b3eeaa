"""Drawing, and being ready for the trade."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import OWN_PILE
from courtier.games.intrigue.cards import CARDS
from courtier.games.intrigue.text.asked.said import Said, simple
from courtier.games.intrigue.text.names import Listener
from courtier.games.intrigue.text.table_facts import count_of, only_answer


def source_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-DRAW-1..6."""
    pile, own = count_of(view, "draw"), count_of(view, f"pile@{view['you']}")
    unseen = listener.say("card_unseen")
    if code == OWN_PILE:
        why = [listener.say("draw_empty")] if only_answer(view) else []
        part = listener.say("own_part", count=own)
        return Said(listener.say("draw_from_own"), listener.say("commit_draw"), [*why, unseen], [part])
    why = [listener.say("own_empty")] if not own else []
    if not pile:
        why.append(listener.say("pile_shuffled"))
    part = listener.say("draw_part", count=pile)
    return Said(listener.say("draw_from_draw"), listener.say("commit_draw"), [*why, unseen], [part])


def take_words(listener: Listener, _view: Seen, code: int) -> Said:
    card = listener.card(CARDS[code])
    return Said(listener.say("take", card=card), listener.say("commit_take"), [], [card])


def ready_words(listener: Listener, _view: Seen, _code: int) -> Said:
    return simple(listener, listener.say("ready"), "commit_ready", [listener.say("when_all_ready")])
