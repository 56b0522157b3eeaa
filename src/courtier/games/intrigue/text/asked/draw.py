"""Drawing, and being ready for the trade."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import OWN_PILE
from courtier.games.intrigue.cards import CARDS
from courtier.games.intrigue.text.asked.said import Said, simple
from courtier.games.intrigue.text.names import Listener
from courtier.games.intrigue.text.sight import count_of, only_answer


def source_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-DRAW-1..6."""
    pile, own = count_of(view, "draw"), count_of(view, f"pile@{view['you']}")
    unseen = ear.say("card_unseen")
    if code == OWN_PILE:
        why = [ear.say("draw_empty")] if only_answer(view) else []
        part = ear.say("own_part", count=own)
        return Said(ear.say("draw_from_own"), ear.say("commit_draw"), [*why, unseen], [part])
    why = [ear.say("own_empty")] if not own else []
    if not pile:
        why.append(ear.say("pile_shuffled"))
    part = ear.say("draw_part", count=pile)
    return Said(ear.say("draw_from_draw"), ear.say("commit_draw"), [*why, unseen], [part])


def take_words(ear: Listener, _view: Seen, code: int) -> Said:
    card = ear.card(CARDS[code])
    return Said(ear.say("take", card=card), ear.say("commit_take"), [], [card])


def ready_words(ear: Listener, _view: Seen, _code: int) -> Said:
    return simple(ear, ear.say("ready"), "commit_ready", [ear.say("when_all_ready")])
