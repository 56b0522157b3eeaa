"""Putting down a card and announcing it."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import ANNOUNCE, NOTHING
from courtier.games.intrigue.cards import CARDS
from courtier.games.intrigue.text.asked.said import Said, simple
from courtier.games.intrigue.text.names import Listener
from courtier.games.intrigue.text.sight import card_on_table, holds_pact, number_of, only_answer, target_of, type_of

SOCIAL = ("favour", "hook", "threat", "secret")


def put_down_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-ANN-1..3."""
    if code == NOTHING:
        why = ear.say("only_pacts_held" if only_answer(view) else "no_announcement")
        return simple(ear, ear.say("put_nothing"), "commit_put_down", [why])
    kind = CARDS[code]
    obstacle = why_not_announced(ear, view, kind)
    then = obstacle or ear.say("announced", effect=effect(ear, kind))
    card = ear.card(kind)
    return Said(ear.say("put_down", card=card), ear.say("commit_put_down"), [then], [card])


def announce_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-ANN-4..8, I-ANN-13."""
    kind = card_on_table(view)
    if code == ANNOUNCE:
        return simple(ear, ear.say("announce"), "commit_announce", [effect(ear, kind)])
    obstacle = why_not_announced(ear, view, kind)
    clauses = [obstacle] if obstacle else []
    return simple(ear, ear.say("keep_down"), "commit_announce", [*clauses, ear.say("discarded_unseen")])


def effect(ear: Listener, kind: str) -> str:
    """I-FAV-1, I-HOOK-1, I-THR-1, I-SEC-1, I-TEST-1."""
    key = f"effect_{type_of(ear, kind)}"
    if type_of(ear, kind) == "testimony":
        return ear.say(key, number=number_of(ear, kind))
    return ear.say(key, who=ear.names[target_of(ear, kind)])


def why_not_announced(ear: Listener, view: Seen, kind: str) -> str:
    """I-ANN-5, I-ANN-6; empty if it can be."""
    if type_of(ear, kind) == "testimony":
        return ""
    if type_of(ear, kind) not in SOCIAL:
        return ear.say("cannot_announce")
    target = target_of(ear, kind)
    if target == view["you"]:
        return ear.say("own_colour")
    if target not in view["more"]["living"]:
        return ear.say("colour_out", who=ear.names[target]) if target < len(ear.names) else ear.say("cannot_announce")
    return ear.say("holds_pact", who=ear.names[target]) if holds_pact(ear, view, target) else ""
