"""Drawing, and being ready for the trade."""

from courtier.core.words import Seen, sentence
from courtier.games.intrigue.actions import DRAW_PILE, OWN_PILE
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


def first_draws(listener: Listener, count: int) -> list[Seen]:
    """I-SETUP-8: the draws that are left in the setup, by how many come from each pile; no plan for a single one."""
    return [plan(listener, count - own, own) for own in range(count + 1)] if count > 1 else []


def plan(listener: Listener, draw: int, own: int) -> Seen:
    """So many cards from the draw pile, then so many from one's own pile."""
    lines = [listener.say(f"plan_{pile}", count=count) for pile, count in (("draw", draw), ("own", own)) if count]
    return {
        "answers": [DRAW_PILE] * draw + [OWN_PILE] * own,
        "deed": lines[0],
        "object": ", ".join(lines[1:]),
        "label": listener.say("draw_plan", piles=listener.listed(lines)),
        "commit": listener.say("commit_draw"),
        "follows": sentence([listener.say("cards_unseen")]),
    }


def take_words(listener: Listener, _view: Seen, code: int) -> Said:
    card = listener.card(CARDS[code])
    return Said(listener.say("take", card=card), listener.say("commit_take"), [], [card])


def ready_words(listener: Listener, _view: Seen, _code: int) -> Said:
    return simple(listener, listener.say("ready"), "commit_ready", [listener.say("when_all_ready")])
