"""Why something cannot be chosen now, from the seat's own view."""

import re
from collections.abc import Sequence
from typing import Any, Final

from courtier.core.journal import question_to
from courtier.core.why_not import Reasons, Tapped, said

REASONS: Final[Reasons] = {
    "fine": {
        "en": "A fine of {amount} needs one card of {amount} or more.",
        "de": "Eine Strafe von {amount} zahlst du mit einer einzelnen Karte ab {amount}.",
    },
    "fine_pact": {
        "en": "A Pact has no number: it pays no fine.",
        "de": "Ein Pakt hat keine Zahl: Er zahlt keine Strafe.",
    },
    "pact_down": {
        "en": "Pacts cannot be put down.",
        "de": "Pakte lassen sich nicht hinlegen.",
    },
    "pact_discard": {
        "en": "Pacts cannot be discarded.",
        "de": "Pakte lassen sich nicht ablegen.",
    },
    "pact_offer": {
        "en": "Of Pacts you can offer only those of your own colour.",
        "de": "Von den Pakten kannst du nur die deiner eigenen Farbe anbieten.",
    },
    "out": {
        "en": "{name} has no Standing left and is out.",
        "de": "{name} hat kein Ansehen mehr und ist ausgeschieden.",
    },
    "oneself": {
        "en": "That is a matter between you and somebody else.",
        "de": "Das geht nur zwischen dir und jemand anderem.",
    },
    "not_a_trader": {
        "en": "Only one of the two traders is paid.",
        "de": "Bezahlt wird nur eine der beiden Personen, die tauschten.",
    },
}
PACTS: Final = {
    "pay_fine": "fine_pact",
    "put_down": "pact_down",
    "heir_discard": "pact_discard",
    "bribe_discard": "pact_discard",
    "offer": "pact_offer",
}
PACT: Final = re.compile(r"\.pact\b")


def why_not(view: Any, found: Tapped, lang: str, names: Sequence[str]) -> str:
    """In words, or empty if the game has no reason of its own."""
    question = question_to(view)
    key = of_seat(view, question, found) if found.kind == "seat" else of_hand(question, found)
    fines = view["more"]["fines"]
    facts = {
        "amount": fines[0]["amount"] if fines else 0,
        "name": names[found.owner or 0] if found.kind == "seat" else "",
    }
    return said(REASONS, key, lang, **facts) if key else ""


def of_hand(question: str, found: Tapped) -> str:
    if found.kind != "hand":
        return ""
    if PACT.search(found.card):
        return PACTS.get(question, "")
    return "fine" if question == "pay_fine" else ""


def of_seat(view: Any, question: str, found: Tapped) -> str:
    if found.owner not in view["more"]["living"]:
        return "out"
    if question == "choose_payee":
        return "not_a_trader"
    return "oneself" if found.owner == view["you"] else ""
