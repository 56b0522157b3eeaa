"""Fines, and who has lost all Standing."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import BRIBE, DISCARD_PILE, LOSE_STANDING, ONLY_PACTS, SEAT
from courtier.games.intrigue.cards import CARDS
from courtier.games.intrigue.text.asked.said import Said, discard_words, simple
from courtier.games.intrigue.text.names import Listener
from courtier.games.intrigue.text.sight import exits_at_once, is_pact, number_of, own_hand, standing_of


def pay_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-FINE-1..5."""
    fine = view["more"]["fines"][0]
    if code == LOSE_STANDING:
        clauses = [ear.say("none_reaches", amount=fine["amount"]), *own_loss(ear, view)]
        return simple(ear, ear.say("lose_standing"), "commit_lose", clauses)
    if code == BRIBE:
        return simple(ear, ear.say("bribe"), "commit_bribe", [ear.say("bribe_costs", amount=fine["amount"] + 1)])
    card = ear.card(CARDS[code])
    payee = fine["payee"]
    then = ear.say("then_payee") if payee is None else ear.say("gets_card", who=ear.names[payee])
    return Said(ear.say("pay", card=card), ear.say("commit_pay"), [then], [card])


def own_loss(ear: Listener, view: Seen) -> list[str]:
    before = standing_of(view, view["you"])
    if not before:
        return []
    fall = [ear.say("standing_falls", before=before, after=before - 1)]
    return [*fall, ear.say("you_are_out")] if before == 1 and exits_at_once(view) else fall


def payee_words(ear: Listener, _view: Seen, code: int) -> Said:
    who = ear.names[code - SEAT]
    label = ear.say("give", who=who)
    return Said(label, ear.say("commit_give"), [ear.say("gets_card", who=who)], [who])


def bribe_words(ear: Listener, view: Seen, code: int) -> Said:
    left = view["more"]["bribe"] - number_of(ear, CARDS[code])
    then = ear.say("bribe_left", amount=left) if left > 0 else ear.say("bribe_done")
    return discard_words(ear, code, then)


# Leaving


def heir_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-LOSE-3, I-LOSE-7."""
    hand = own_hand(view)
    if code != DISCARD_PILE:
        who = ear.names[code - SEAT]
        then = ear.say("heir_discards", who=who, cards=ear.many(len(hand), "card"))
        return Said(ear.say("bequeath", who=who), ear.say("commit_bequeath"), [then], [who])
    pacts = sum(1 for card in hand if is_pact(ear, card))
    clauses = [ear.say("hand_goes", cards=ear.many(len(hand) - pacts, "card"))] if pacts < len(hand) else []
    if pacts:
        clauses.append(ear.say("pacts_go", pacts=ear.many(pacts, "pact")))
    part = ear.text.ZONES["discard"]
    return Said(ear.say("discard_hand"), ear.say("commit_discard"), clauses, [part])


def heir_discard_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-LOSE-4..6, I-LOSE-13."""
    if code == ONLY_PACTS:
        return simple(ear, ear.say("only_pacts"), "commit_end", [ear.say("pacts_stay")])
    left = view["more"]["to_discard"] - 1
    return discard_words(ear, code, ear.say("more_to_go", count=left) if left else ear.say("last_to_go"))
