"""A trade: invitation, offer, claim, decision and objection."""

from courtier.core.words import Seen
from courtier.games.intrigue.actions import AGREE, CLAIM, INVITE, NOTE_COUNT, NOTES, NOTHING, OBJECT, PASS
from courtier.games.intrigue.cards import CARDS, FALSE_ACCUSATION, TYPES
from courtier.games.intrigue.text.asked.said import Said, simple
from courtier.games.intrigue.text.names import Listener, type_name
from courtier.games.intrigue.text.sight import (
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


def invite_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-TRADE-1..5, I-TRADE-18."""
    if code == PASS:
        why = ear.say("none_to_offer" if only_answer(view) else "chance_gone")
        return simple(ear, ear.say("pass_trade"), "commit_pass", [why])
    seat, note = divmod(code - INVITE, NOTE_COUNT)
    who = ear.names[seat]
    partner = ear.say("partner_part", who=who, cards=ear.many(count_of(view, f"hand@{seat}"), "card"))
    must = ear.say("must_offer", who=who)
    words = ear.text.NOTES[NOTES[note]]
    if not note:
        return Said(ear.say("invite_plain", who=who), ear.say("commit_invite"), [must], [partner, words])
    label = ear.say("invite", who=who, note=words)
    parts = [partner, ear.say("note_part", note=words)]
    return Said(label, ear.say("commit_invite"), [must, ear.say("note_unbound")], parts)


def offer_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-TRADE-6, I-TRADE-7, I-TRADE-17."""
    who = ear.names[partner_of(view)]
    if code == NOTHING:
        clauses = [ear.say("none_to_offer"), ear.say("nothing_seen", who=who)]
        return simple(ear, ear.say("offer_nothing"), "commit_offer", clauses)
    card = CARDS[code]
    clauses = after_offering(ear, view, card, who)
    return Said(ear.say("offer", card=ear.card(card)), ear.say("commit_offer"), clauses, [ear.card(card)])


def after_offering(ear: Listener, view: Seen, card: str, who: str) -> list[str]:
    """I-PACT-1, I-INF-1, I-LEGAL-1, I-LEGAL-6."""
    if is_pact(ear, card):
        lost = [] if is_legal(ear, card) else [ear.say("pact_lost")]
        return [ear.say("pact_only", who=who), *lost]
    clauses = [ear.say("binds_partner", who=who)] if type_of(ear, card) == "influence" else []
    if not is_legal(ear, card):
        key = "fine_own" if view["more"]["options"]["fine_split"] == "offerer" else "fine_shared"
        clauses.append(ear.say(key, amount=number_of(ear, card)))
    return clauses


def claim_words(ear: Listener, _view: Seen, code: int) -> Said:
    name = type_name(TYPES[code - CLAIM], ear.lang, ear.rows)
    return Said(ear.say("claim", type=name), ear.say("commit_claim"), [ear.say("all_hear")], [name])


# The decision


def decide_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-TRADE-9."""
    clauses = after_agreeing(ear, view) if code == AGREE else after_denying(ear, view)
    return simple(ear, ear.say("agree" if code == AGREE else "deny"), "commit_decide", clauses)


def after_agreeing(ear: Listener, view: Seen) -> list[str]:
    """I-TRADE-12, I-LEGAL-1..6, I-INF-1."""
    own, theirs = offers(view)
    if own is None or theirs is None:
        return []
    forced = [ear.say(force(view))] if only_answer(view) else []
    swap = ear.say("if_agreed", who=ear.names[partner_of(view)], theirs=ear.card(theirs), yours=ear.card(own))
    return [*forced, swap, *if_checked(ear, view, own, theirs)]


def force(view: Seen) -> str:
    binding = view["more"]["trade"]["favour"] and view["more"]["options"]["favour_binding"]
    return "favour_forces" if binding else "influence_forces"


def if_checked(ear: Listener, view: Seen, own: str, theirs: str) -> list[str]:
    """What an objection would cost whoever agrees."""
    illegal = [each for each in (own, theirs) if not is_legal(ear, each)]
    if not illegal:
        return [ear.say("both_legal")]
    if is_pact(ear, own):
        return [ear.say("pact_goes", card=ear.listed([ear.card(each) for each in illegal]))]
    if view["more"]["options"]["fine_split"] == "offerer":
        illegal = [] if is_legal(ear, own) else [own]
    amount = sum(number_of(ear, each) for each in illegal)
    return [payment(ear, view, own, amount) if amount else ear.say("trade_stops")]


def payment(ear: Listener, view: Seen, own: str, amount: int) -> str:
    """I-FINE-1, I-FINE-5: how the fine could be paid, from one's own hand."""
    options = view["more"]["options"]
    if options["bribery"]:
        return ear.say("you_pay", amount=amount)
    hand = [*own_hand(view), own] if options["pay_with_offer"] else own_hand(view)
    reaching = [card for card in hand if number_of(ear, card) >= amount]
    if not reaching:
        return ear.say("you_cannot_pay", amount=amount)
    lowest = min(reaching, key=lambda card: number_of(ear, card))
    return ear.say("you_pay_with", amount=amount, card=ear.card(lowest))


def after_denying(ear: Listener, view: Seen) -> list[str]:
    """I-LEGAL-4, I-LEGAL-6, I-PACT-4."""
    own, theirs = offers(view)
    if own is None:
        return [ear.say("nothing_to_swap")]
    why: list[str] = []
    if only_answer(view):
        why = [ear.say("nothing_to_swap" if theirs is None else "pact_for_pact")]
    if is_pact(ear, own) and not is_legal(ear, own):
        return [*why, ear.say("pact_goes", card=ear.card(own))]
    return [*why, ear.say("you_keep", card=ear.card(own))]


def object_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-OBJ-1..6."""
    if code == OBJECT:
        clauses = [ear.say("checked", amount=FALSE_ACCUSATION)]
        return simple(ear, ear.say("object"), "commit_object", clauses)
    held = [ear.names[seat] for seat in traders(view) if holds_pact(ear, view, seat)]
    why = ear.say("barred", who=ear.listed(held)) if held else ear.say("unchecked")
    return simple(ear, ear.say("pass_object"), "commit_object", [why])
