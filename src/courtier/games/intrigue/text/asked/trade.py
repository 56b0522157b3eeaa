"""A trade: invitation, offer, claim, decision and objection."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import AGREE, CLAIM, INVITE, NOTE_COUNT, NOTES, NOTHING, OBJECT, PASS
from courtier.games.intrigue.cards import CARDS, FALSE_ACCUSATION, TYPES
from courtier.games.intrigue.text.asked.said import Said, simple
from courtier.games.intrigue.text.names import Listener, type_name
from courtier.games.intrigue.text.table_facts import (
    count_of,
    holds_pact,
    is_legal,
    is_pact,
    number_of,
    offers,
    only_answer,
    own_hand,
    partner_of,
    traders,
    type_of,
)


def invite_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-TRADE-1..5, I-TRADE-18."""
    if code == PASS:
        why = listener.say("none_to_offer" if only_answer(view) else "chance_gone")
        return simple(listener, listener.say("pass_trade"), "commit_pass", [why])
    seat, note = divmod(code - INVITE, NOTE_COUNT)
    who = listener.names[seat]
    partner = listener.say("partner_part", who=who, cards=listener.many(count_of(view, f"hand@{seat}"), "card"))
    must = listener.say("must_offer", who=who)
    words = listener.text.NOTES[NOTES[note]]
    if not note:
        return Said(listener.say("invite_plain", who=who), listener.say("commit_invite"), [must], [partner, words])
    label = listener.say("invite", who=who, note=words)
    parts = [partner, listener.say("note_part", note=words)]
    return Said(label, listener.say("commit_invite"), [must, listener.say("note_unbound")], parts)


def offer_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-TRADE-6, I-TRADE-7, I-TRADE-17."""
    who = listener.names[partner_of(view)]
    if code == NOTHING:
        clauses = [listener.say("none_to_offer"), listener.say("nothing_seen", who=who)]
        return simple(listener, listener.say("offer_nothing"), "commit_offer", clauses)
    card = CARDS[code]
    clauses = after_offering(listener, view, card, who)
    return Said(
        listener.say("offer", card=listener.card(card)), listener.say("commit_offer"), clauses, [listener.card(card)]
    )


def after_offering(listener: Listener, view: Seen, card: str, who: str) -> list[str]:
    """I-PACT-1, I-INF-1, I-LEGAL-1, I-LEGAL-6."""
    if is_pact(listener, card):
        lost = [] if is_legal(listener, card) else [listener.say("pact_lost")]
        return [listener.say("pact_only", who=who), *lost]
    clauses = [listener.say("binds_partner", who=who)] if type_of(listener, card) == "influence" else []
    if not is_legal(listener, card):
        key = "fine_own" if view["more"]["options"]["fine_split"] == "offerer" else "fine_shared"
        clauses.append(listener.say(key, amount=number_of(listener, card)))
    return clauses


def claim_words(listener: Listener, _view: Seen, code: int) -> Said:
    name = type_name(TYPES[code - CLAIM], listener.lang, listener.rows)
    return Said(listener.say("claim", type=name), listener.say("commit_claim"), [listener.say("all_hear")], [name])


# The decision


def decide_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-TRADE-9."""
    clauses = after_agreeing(listener, view) if code == AGREE else after_denying(listener, view)
    return simple(listener, listener.say("agree" if code == AGREE else "deny"), "commit_decide", clauses)


def after_agreeing(listener: Listener, view: Seen) -> list[str]:
    """I-TRADE-12, I-LEGAL-1..6, I-INF-1."""
    own, theirs = offers(view)
    if own is None or theirs is None:
        return []
    forced = [listener.say(force(view))] if only_answer(view) else []
    swap = listener.say(
        "if_agreed", who=listener.names[partner_of(view)], theirs=listener.card(theirs), yours=listener.card(own)
    )
    return [*forced, swap, *if_checked(listener, view, own, theirs)]


def force(view: Seen) -> str:
    binding = view["more"]["trade"]["favour"] and view["more"]["options"]["favour_binding"]
    return "favour_forces" if binding else "influence_forces"


def if_checked(listener: Listener, view: Seen, own: str, theirs: str) -> list[str]:
    """What an objection would cost whoever agrees."""
    illegal = [each for each in (own, theirs) if not is_legal(listener, each)]
    if not illegal:
        return [listener.say("both_legal")]
    if is_pact(listener, own):
        return [listener.say("pact_goes", card=listener.listed([listener.card(each) for each in illegal]))]
    if view["more"]["options"]["fine_split"] == "offerer":
        illegal = [] if is_legal(listener, own) else [own]
    amount = sum(number_of(listener, each) for each in illegal)
    return [payment(listener, view, own, amount) if amount else listener.say("trade_stops")]


def payment(listener: Listener, view: Seen, own: str, amount: int) -> str:
    """I-FINE-1, I-FINE-5: how the fine could be paid, from one's own hand."""
    options = view["more"]["options"]
    if options["bribery"]:
        return listener.say("you_pay", amount=amount)
    hand = [*own_hand(view), own] if options["pay_with_offer"] else own_hand(view)
    reaching = [card for card in hand if number_of(listener, card) >= amount]
    if not reaching:
        return listener.say("you_cannot_pay", amount=amount)
    lowest = min(reaching, key=lambda card: number_of(listener, card))
    return listener.say("you_pay_with", amount=amount, card=listener.card(lowest))


def after_denying(listener: Listener, view: Seen) -> list[str]:
    """I-LEGAL-4, I-LEGAL-6, I-PACT-4."""
    own, theirs = offers(view)
    if own is None:
        return [listener.say("nothing_to_swap")]
    why: list[str] = []
    if only_answer(view):
        why = [listener.say("nothing_to_swap" if theirs is None else "pact_for_pact")]
    if is_pact(listener, own) and not is_legal(listener, own):
        return [*why, listener.say("pact_goes", card=listener.card(own))]
    return [*why, listener.say("you_keep", card=listener.card(own))]


def object_words(listener: Listener, view: Seen, code: int) -> Said:
    """I-OBJ-1..6."""
    if code == OBJECT:
        clauses = [
            listener.say("checked", amount=view["more"]["options"].get("false_accusation_fine", FALSE_ACCUSATION))
        ]
        return simple(listener, listener.say("object"), "commit_object", clauses)
    held = [listener.names[seat] for seat in traders(view) if holds_pact(listener, view, seat)]
    why = listener.say("barred", who=listener.listed(held)) if held else listener.say("unchecked")
    return simple(listener, listener.say("pass_object"), "commit_object", [why])
