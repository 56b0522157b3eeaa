"""Putting down a card and announcing it."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import ANNOUNCE, NOTHING
from courtier.games.intrigue.cards import CARDS
from courtier.games.intrigue.text.asked.said import Said, simple
from courtier.games.intrigue.text.names import Listener
from courtier.games.intrigue.text.table_facts import (
    card_on_table,
    holds_pact,
    number_of,
    only_answer,
    target_of,
    type_of,
)

SOCIAL = ("favour", "hook", "threat", "secret")


def put_down_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-ANN-1..3."""
    if code == NOTHING:
        why = listener.say("only_pacts_held" if only_answer(view) else "no_announcement")
        return simple(listener, listener.say("put_nothing"), "commit_put_down", [why])
    kind = CARDS[code]
    obstacle = why_not_announced(listener, view, kind)
    then = obstacle or listener.say("announced", effect=effect(listener, kind))
    card = listener.card(kind)
    return Said(listener.say("put_down", card=card), listener.say("commit_put_down"), [then], [card])


def announce_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-ANN-4..8, I-ANN-13."""
    kind = card_on_table(view)
    if code == ANNOUNCE:
        return simple(listener, listener.say("announce"), "commit_announce", [effect(listener, kind)])
    obstacle = why_not_announced(listener, view, kind)
    clauses = [obstacle] if obstacle else []
    return simple(listener, listener.say("keep_down"), "commit_announce", [*clauses, listener.say("discarded_unseen")])


def effect(listener: Listener, kind: str) -> str:
    """I-FAV-1, I-HOOK-1, I-THR-1, I-SEC-1, I-TEST-1."""
    key = f"effect_{type_of(listener, kind)}"
    if type_of(listener, kind) == "testimony":
        return listener.say(key, number=number_of(listener, kind))
    return listener.say(key, who=listener.names[target_of(listener, kind)])


def why_not_announced(listener: Listener, view: Seen, kind: str) -> str:
    """I-ANN-5, I-ANN-6; empty if it can be."""
    if type_of(listener, kind) == "testimony":
        return ""
    if type_of(listener, kind) not in SOCIAL:
        return listener.say("cannot_announce")
    target = target_of(listener, kind)
    if target == view["you"]:
        return listener.say("own_colour")
    if target not in view["more"]["living"]:
        return (
            listener.say("colour_out", who=listener.names[target])
            if target < len(listener.names)
            else listener.say("cannot_announce")
        )
    return listener.say("holds_pact", who=listener.names[target]) if holds_pact(listener, view, target) else ""
