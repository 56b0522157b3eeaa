"""Fines, and who has lost all Standing."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import BRIBE, DISCARD_PILE, LOSE_STANDING, ONLY_PACTS, SEAT
from courtier.games.intrigue.cards import CARDS
from courtier.games.intrigue.text.asked.said import Said, discard_words, simple
from courtier.games.intrigue.text.names import Listener
from courtier.games.intrigue.text.table_facts import exits_at_once, is_pact, number_of, own_hand, standing_of


def pay_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-FINE-1..5."""
    fine = view["more"]["fines"][0]
    if code == LOSE_STANDING:
        clauses = [listener.say("none_reaches", amount=fine["amount"]), *own_loss(listener, view)]
        return simple(listener, listener.say("lose_standing"), "commit_lose", clauses)
    if code == BRIBE:
        return simple(
            listener, listener.say("bribe"), "commit_bribe", [listener.say("bribe_costs", amount=fine["amount"] + 1)]
        )
    card = listener.card(CARDS[code])
    payee = fine["payee"]
    then = listener.say("then_payee") if payee is None else listener.say("gets_card", who=listener.names[payee])
    return Said(listener.say("pay", card=card), listener.say("commit_pay"), [then], [card])


def own_loss(listener: Listener, view: Seen) -> list[str]:
    before = standing_of(view, view["you"])
    if not before:
        return []
    fall = [listener.say("standing_falls", before=before, after=before - 1)]
    return [*fall, listener.say("you_are_out")] if before == 1 and exits_at_once(view) else fall


def payee_words(listener: Listener, _view: Seen, code: int) -> Said:
    who = listener.names[code - SEAT]
    label = listener.say("give", who=who)
    return Said(label, listener.say("commit_give"), [listener.say("gets_card", who=who)], [who])


def bribe_words(listener: Listener, view: Seen, code: int) -> Said:
    left = view["more"]["bribe"] - number_of(listener, CARDS[code])
    then = listener.say("bribe_left", amount=left) if left > 0 else listener.say("bribe_done")
    return discard_words(listener, code, then)


# Leaving


def heir_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-LOSE-3, I-LOSE-7."""
    hand = own_hand(view)
    if code != DISCARD_PILE:
        who = listener.names[code - SEAT]
        then = listener.say("heir_discards", who=who, cards=listener.many(len(hand), "card"))
        return Said(listener.say("bequeath", who=who), listener.say("commit_bequeath"), [then], [who])
    pacts = sum(1 for card in hand if is_pact(listener, card))
    clauses = [listener.say("hand_goes", cards=listener.many(len(hand) - pacts, "card"))] if pacts < len(hand) else []
    if pacts:
        clauses.append(listener.say("pacts_go", pacts=listener.many(pacts, "pact")))
    part = listener.text.ZONES["discard"]
    return Said(listener.say("discard_hand"), listener.say("commit_discard"), clauses, [part])


def heir_discard_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-LOSE-4..6, I-LOSE-13."""
    if code == ONLY_PACTS:
        return simple(listener, listener.say("only_pacts"), "commit_end", [listener.say("pacts_stay")])
    left = view["more"]["to_discard"] - 1
    return discard_words(listener, code, listener.say("more_to_go", count=left) if left else listener.say("last_to_go"))
