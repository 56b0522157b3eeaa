"""What is said of the game: the open question, the story, the rules, the names of things.

Words are put together from views and glimpses, never from the game, and once for all languages:
the question here, the story in `text/story.py`. The words themselves are tables in `text/en.py`
and `text/de.py`; the types of cards have theirs in the rows of the cards.

A question and the names of its answers are the same whatever one holds; only what follows from an
answer speaks of the asked player's own cards.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from courtier.core.errors import BadSetup
from courtier.core.journal import question_to
from courtier.games.intrigue.actions import (
    ABSTAIN,
    AGREE,
    ANNOUNCE,
    BRIBE,
    CLAIM,
    DISCARD_PILE,
    INVITE,
    LOSE_STANDING,
    NOTE_COUNT,
    NOTES,
    NOTHING,
    OBJECT,
    ONLY_PACTS,
    OWN_PILE,
    PASS,
    SEAT,
)
from courtier.games.intrigue.cards import CARDS, COLOURS, FALSE_ACCUSATION, SETUP_HAND, TYPES
from courtier.games.intrigue.text import TEXTS, text_in
from courtier.games.intrigue.text.names import (
    Listener,
    Seen,
    back_name,
    card_name,
    card_row,
    card_text,
    colour_name,
    face_name,
    note_text,
    phase_name,
    rows_in,
    source_name,
    spot_name,
    type_name,
)
from courtier.games.intrigue.text.story import tell

__all__ = [
    "GLOSSARY",
    "back_name",
    "card_name",
    "card_text",
    "colour_name",
    "explain",
    "face_name",
    "note_text",
    "phase_name",
    "prompt",
    "source_name",
    "spot_name",
    "tell",
    "type_name",
]

GLOSSARY = {lang: text.GLOSSARY for lang, text in TEXTS.items()}
SEALED = ("setup_draw", "ready", "offer", "claim", "decide", "object", "put_down", "announce", "vote", "draw_source")
SOCIAL = ("favour", "hook", "threat", "secret")


def explain(question: str, lang: str) -> str:
    """The rules of what is being asked, in a few paragraphs."""
    texts = text_in(lang).EXPLAIN
    if question not in texts:
        raise BadSetup(f"unknown question {question!r}; expected {' or '.join(texts)}")
    return texts[question]


def prompt(view: Seen, lang: str, names: Sequence[str]) -> Seen:
    """The open question for the seat that is asked; for all others, who is waited for."""
    ear = Listener(lang, text_in(lang), names, view["you"], rows_in(view["more"]["options"]))
    if not view["choices"]:
        return {"eyebrow": "", "question": "", "choices": [], "waiting": waiting(ear, view)}
    question = question_to(view)
    return {
        "eyebrow": eyebrow(ear, view, question),
        "question": ask(ear, view, question),
        "choices": [choice_words(ear, view, question, choice["code"]) for choice in view["choices"]],
        "waiting": None,
    }


# The question


def eyebrow(ear: Listener, view: Seen, question: str) -> str:
    if view["more"]["phase"] == "setup":
        card = len(own_hand(view)) + 1
        return ear.say("eyebrow_setup", card=card, cards=SETUP_HAND, mode=mode(ear, view, question))
    phase = ear.text.PHASES[view["more"]["phase"]]
    return ear.say("eyebrow", round=view["more"]["round"], phase=phase, mode=mode(ear, view, question))


def mode(ear: Listener, view: Seen, question: str) -> str:
    """Whether one answers alone, or sealed with others."""
    asked = len(view["asked"])
    if question == "heir_discard":
        return ear.say("to_go", count=view["more"]["to_discard"])
    if question == "bribe_discard":
        return ear.say("due", amount=view["more"]["bribe"])
    if asked > 1:
        return ear.say("sealed_many", count=asked)
    return ear.say("sealed_one" if question in SEALED else "alone")


def ask(ear: Listener, view: Seen, question: str) -> str:
    key = f"ask_{question}"
    if question in ("offer", "claim", "decide"):
        return ear.say(key, who=ear.names[partner_of(view)])
    if question == "object":
        one, other = (ear.names[seat] for seat in traders(view))
        return ear.say(key, one=one, other=other)
    if question == "pay_fine":
        return ear.say(key, amount=view["more"]["fines"][0]["amount"])
    if question == "choose_payee":
        return ear.say(key, card=ear.card(view["more"]["paying"]))
    if question == "heir":
        return ear.say(key, cards=ear.text.many(len(own_hand(view)), "card"))
    return ear.say(key)


# The answers


class Said(NamedTuple):
    """An answer in words: as a whole, its verb, what follows from it, and each thing one clicks."""

    label: str
    commit: str
    clauses: Sequence[str]
    parts: Sequence[str]


def choice_words(ear: Listener, view: Seen, question: str, code: int) -> Seen:
    said = ANSWERS[question](ear, view, code)
    return {
        "code": code,
        "label": said.label,
        "commit": said.commit,
        "follows": sentence(said.clauses),
        "parts": list(said.parts),
    }


def simple(ear: Listener, label: str, commit: str, clauses: Sequence[str]) -> Said:
    """An answer of one click that is called what it is."""
    return Said(label, ear.say(commit), clauses, [label])


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


def ready_words(ear: Listener, _view: Seen, _code: int) -> Said:
    return simple(ear, ear.say("ready"), "commit_ready", [ear.say("when_all_ready")])


def invite_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-TRADE-1..5, I-TRADE-18."""
    if code == PASS:
        why = ear.say("none_to_offer" if only_answer(view) else "chance_gone")
        return simple(ear, ear.say("pass_trade"), "commit_pass", [why])
    seat, note = divmod(code - INVITE, NOTE_COUNT)
    who = ear.names[seat]
    partner = ear.say("partner_part", who=who, cards=ear.text.many(count_of(view, f"hand@{seat}"), "card"))
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
        return [ear.say("pact_goes", card=ear.text.listed([ear.card(each) for each in illegal]))]
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
    why = ear.say("barred", who=ear.text.listed(held)) if held else ear.say("unchecked")
    return simple(ear, ear.say("pass_object"), "commit_object", [why])


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


def discard_words(ear: Listener, code: int, then: str) -> Said:
    card = ear.card(CARDS[code])
    return Said(ear.say("discard", card=card), ear.say("commit_discard"), [then], [card])


def heir_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-LOSE-3, I-LOSE-7."""
    hand = own_hand(view)
    if code != DISCARD_PILE:
        who = ear.names[code - SEAT]
        then = ear.say("heir_discards", who=who, cards=ear.text.many(len(hand), "card"))
        return Said(ear.say("bequeath", who=who), ear.say("commit_bequeath"), [then], [who])
    pacts = sum(1 for card in hand if is_pact(ear, card))
    clauses = [ear.say("hand_goes", cards=ear.text.many(len(hand) - pacts, "card"))] if pacts < len(hand) else []
    if pacts:
        clauses.append(ear.say("pacts_go", pacts=ear.text.many(pacts, "pact")))
    part = ear.text.ZONES["discard"]
    return Said(ear.say("discard_hand"), ear.say("commit_discard"), clauses, [part])


def heir_discard_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-LOSE-4..6, I-LOSE-13."""
    if code == ONLY_PACTS:
        return simple(ear, ear.say("only_pacts"), "commit_end", [ear.say("pacts_stay")])
    left = view["more"]["to_discard"] - 1
    return discard_words(ear, code, ear.say("more_to_go", count=left) if left else ear.say("last_to_go"))


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


def vote_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-VOTE-1..4, I-HOOK-1."""
    if code == ABSTAIN:
        return simple(ear, ear.say("abstain"), "commit_vote", [ear.say("for_nobody")])
    seat = code - SEAT
    own = seat == view["you"]
    who = ear.say("you_yourself") if own else ear.names[seat]
    label = ear.say("vote_self") if own else ear.say("vote", who=who)
    part = ear.say("vote_part", who=who, standing=ear.text.many(standing_of(view, seat), "standing"))
    return Said(label, ear.say("commit_vote"), [*may_fall(ear, view, seat), *led(ear, view)], [part])


def may_fall(ear: Listener, view: Seen, seat: int) -> list[str]:
    before = standing_of(view, seat)
    if not before:
        return []
    key = "may_fall_out" if before == 1 and exits_at_once(view) else "may_fall"
    return [ear.say(key, before=before, after=before - 1)]


def led(ear: Listener, view: Seen) -> list[str]:
    """Who has to vote as the viewer does, over however many Hooks (I-HOOK-4)."""
    led_seats: list[int] = []
    hooks = view["more"]["hooks"]
    while True:
        bound = {
            each["target"]
            for each in hooks
            if all(one["seat"] in (view["you"], *led_seats) for one in hooks if one["target"] == each["target"])
        }
        if len(bound) == len(led_seats):
            break
        led_seats = sorted(bound)
    if not led_seats:
        return []
    who = ear.text.listed([ear.names[seat] for seat in led_seats])
    return [ear.say("follows_you" if len(led_seats) == 1 else "follow_you", who=who)]


def hook_words(ear: Listener, view: Seen, code: int) -> Said:
    """I-HOOK-2, I-HOOK-3."""
    vote = "abstain" if code == ABSTAIN else code - SEAT
    hooks = [each["seat"] for each in view["more"]["hooks"] if each["target"] == view["you"]]
    leader = ear.names[next(seat for seat in hooks if view["more"]["votes"][seat] == vote)]
    if code == ABSTAIN:
        return simple(ear, ear.say("follow_abstain", leader=leader), "commit_vote", [])
    if vote == view["you"]:
        return simple(ear, ear.say("follow_self", leader=leader), "commit_vote", may_fall(ear, view, code - SEAT))
    label = ear.say("follow", who=ear.names[code - SEAT], leader=leader)
    return simple(ear, label, "commit_vote", may_fall(ear, view, code - SEAT))


def take_words(ear: Listener, _view: Seen, code: int) -> Said:
    card = ear.card(CARDS[code])
    return Said(ear.say("take", card=card), ear.say("commit_take"), [], [card])


ANSWERS: dict[str, Callable[[Listener, Seen, int], Said]] = {
    "setup_draw": source_words,
    "ready": ready_words,
    "invite": invite_words,
    "offer": offer_words,
    "claim": claim_words,
    "decide": decide_words,
    "object": object_words,
    "pay_fine": pay_words,
    "choose_payee": payee_words,
    "bribe_discard": bribe_words,
    "heir": heir_words,
    "heir_discard": heir_discard_words,
    "put_down": put_down_words,
    "announce": announce_words,
    "vote": vote_words,
    "hook_choice": hook_words,
    "draw_source": source_words,
    "pile_card": take_words,
}


def sentence(clauses: Sequence[str]) -> str:
    whole = "; ".join(clauses)
    return f"{whole[0].upper()}{whole[1:]}." if whole else ""


# Whom the others wait for


def waiting(ear: Listener, view: Seen) -> str:
    if view["result"] is not None:
        return outcome(ear, view["result"])
    question = view["asked"][0]["question"]
    answer = view["more"]["answer"]
    if answer is not None:
        return ear.say("sealed", answer=ANSWERS[question](ear, view, answer).label)
    names = [ear.names[each["seat"]] for each in view["asked"]]
    one, several = ear.text.WAITING[question]
    return (one if len(names) == 1 else several).format(who=ear.text.listed(names))


def outcome(ear: Listener, result: Seen) -> str:
    """Who has won; the listener, if among them, comes first."""
    winners = sorted(result["winners"], key=lambda seat: (seat != ear.you, seat))
    if len(winners) == 1:
        return ear.told("over", winners[0], total=result["scores"][winners[0]])
    names = [
        ear.say("winner", who=ear.say("you") if seat == ear.you else ear.names[seat], total=result["scores"][seat])
        for seat in winners
    ]
    return ear.told("over_together", winners[0], winners=ear.text.listed(names))


# What the view shows


def zone_of(view: Seen, name: str) -> Seen:
    zones = [*view["common"], *[zone for seat in view["seats"] for zone in seat["zones"]]]
    found: Seen = next(zone for zone in zones if zone["id"] == name)
    return found


def count_of(view: Seen, name: str) -> int:
    zone = zone_of(view, name)
    return zone["count"] if "count" in zone else len(zone["cards"])


def kinds_in(view: Seen, name: str) -> list[str]:
    return [card["kind"] for card in zone_of(view, name)["cards"]]


def own_hand(view: Seen) -> list[str]:
    return kinds_in(view, "hand")


def card_on_table(view: Seen) -> str:
    return kinds_in(view, f"table@{view['you']}")[0]


def offers(view: Seen) -> tuple[str | None, str | None]:
    """The viewer's offer and the other's."""
    own, theirs = (kinds_in(view, f"offer@{seat}") for seat in (view["you"], partner_of(view)))
    return own[0] if own else None, theirs[0] if theirs else None


def traders(view: Seen) -> tuple[int, int]:
    trade = view["more"]["trade"]
    return trade["initiator"], trade["partner"]


def partner_of(view: Seen) -> int:
    """The other trader."""
    initiator, partner = traders(view)
    return initiator if partner == view["you"] else partner


def standing_of(view: Seen, seat: int) -> int:
    return count_of(view, f"standing@{seat}")


def exits_at_once(view: Seen) -> bool:
    return bool(view["more"]["options"]["elimination_timing"] == "immediate")


def only_answer(view: Seen) -> bool:
    return len(view["choices"]) == 1


# What the cards are


def type_of(ear: Listener, kind: str) -> str:
    return str(card_row(kind, ear.rows)[1]["type"])


def number_of(ear: Listener, kind: str) -> int:
    number: int = card_row(kind, ear.rows)[1]["number"]
    return number


def is_legal(ear: Listener, kind: str) -> bool:
    return bool(card_row(kind, ear.rows)[1]["legal"])


def is_pact(ear: Listener, kind: str) -> bool:
    return type_of(ear, kind) == "pact"


def target_of(ear: Listener, kind: str) -> int:
    """The seat that a coloured card is about."""
    return COLOURS.index(card_row(kind, ear.rows)[0])


def holds_pact(ear: Listener, view: Seen, seat: int) -> bool:
    """I-PACT-7..10: does the viewer hold a Pact of that seat?"""
    return any(is_pact(ear, card) and target_of(ear, card) == seat for card in own_hand(view))
