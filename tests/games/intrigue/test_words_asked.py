"""The open question in words, as it is put to Ann, and what the others hear meanwhile. Four play."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests import untyped
from tests.games.words import NAMES
from tests.rules import rule

from courtier.core.registry import default_options
from courtier.core.view import card, hidden_zone, zone
from courtier.games.intrigue.actions import (
    ABSTAIN,
    AGREE,
    ANNOUNCE,
    DENY,
    DRAW_PILE,
    KEEP_DOWN,
    LOSE_STANDING,
    NOTHING,
    OBJECT,
    ONLY_PACTS,
    OWN_PILE,
    PASS,
    SEAT,
    invite,
)
from courtier.games.intrigue.cards import CARD_CODES, COLOURS

Seen = dict[str, Any]
ANN, BOB, CAT, DAN = range(4)
TRADE: Seen = {
    "initiator": BOB,
    "partner": ANN,
    "favour": False,
    "claims": [None, None],
    "accuser": None,
    "stopped": False,
    "note": "none",
    "decisions": [None, None],
}


def table(
    question: str,
    codes: Sequence[int] = (),
    *,
    asked: Sequence[int] = (ANN,),
    hand: Sequence[str] = (),
    offers: Sequence[str] = ("", "", "", ""),
    down: str = "",
    standing: Sequence[int] = (3, 3, 3, 3),
    piles: Sequence[int] = (9, 9, 9, 9),
    draw: int = 20,
    options: Seen | None = None,
    you: int | None = ANN,
    **more: Any,
) -> Seen:
    """A view, as far as words are made of it."""
    seats = []
    for seat in range(4):
        own = seat == you
        held = zone("hand", "hand", [card(each) for each in hand]) if own else hidden_zone(f"hand@{seat}", "hand", 5)
        zones = [
            held,
            zone(f"standing@{seat}", "standing", [card("standing")] * standing[seat]),
            hidden_zone(f"pile@{seat}", "pile", piles[seat]),
            zone(f"table@{seat}", "table", [card(down, "down")] if own and down else []),
            zone(f"offer@{seat}", "offer", [card(offers[seat], "down")] if offers[seat] else []),
        ]
        seats.append({"seat": seat, "zones": zones})
    facts: Seen = {
        "options": {**default_options("intrigue"), **(options or {})},
        "round": 4,
        "phase": "trade",
        "colours": list(COLOURS[:4]),
        "living": [0, 1, 2, 3],
        "trade": TRADE,
        "fines": [],
        "bribe": None,
        "hooks": [],
        "votes": [None] * 4,
        "to_discard": 0,
        "answer": None,
        "paying": None,
    }
    return {
        "game": "intrigue",
        "you": you,
        "turn": {"number": 4, "seat": None},
        "seats": seats,
        "common": [hidden_zone("draw", "draw", draw), hidden_zone("discard", "discard", 8)],
        "asked": [{"seat": seat, "question": question} for seat in asked],
        "choices": [{"code": code, "parts": [f"do:{code}"]} for code in codes],
        "deals": [],
        "result": None,
        "more": {**facts, **more},
    }


def kinds(*names: str) -> list[int]:
    return [CARD_CODES[name] for name in names]


def prompt(view: Seen, lang: str = "en") -> Any:
    return untyped.prompt(view, lang, NAMES[:4])


def each(view: Seen, field: str, lang: str = "en") -> list[Any]:
    return [choice[field] for choice in prompt(view, lang)["choices"]]


# The question

QUESTIONS = [
    ("setup_draw", {}, "From which pile do you draw?", "Woher ziehst du eine Karte?"),
    ("ready", {}, "Are you ready for the trade?", "Bist du bereit für den Handel?"),
    ("invite", {}, "With whom do you trade?", "Mit wem handelst du?"),
    ("offer", {}, "Which card do you offer Bob?", "Welche Karte bietest du Bob an?"),
    ("decide", {}, "Do you agree to the trade with Bob?", "Nimmst du den Handel mit Bob an?"),
    (
        "object",
        {"trade": {**TRADE, "partner": CAT}},
        "Do you object to the trade of Bob and Cat?",
        "Erhebst du Einspruch gegen den Handel von Bob und Cat?",
    ),
    ("put_down", {}, "Which card do you put down?", "Welche Karte legst du verdeckt vor dich?"),
    ("announce", {}, "Do you announce your card?", "Kündigst du deine Karte an?"),
    ("vote", {}, "Whom do you vote against?", "Gegen wen stimmst du?"),
    ("draw_source", {}, "From which pile do you draw?", "Woher ziehst du eine Karte?"),
]
ANSWER = {
    "setup_draw": DRAW_PILE,
    "ready": PASS - 1,
    "invite": PASS,
    "offer": NOTHING,
    "decide": DENY,
    "object": PASS,
    "put_down": NOTHING,
    "announce": KEEP_DOWN,
    "vote": SEAT,
    "draw_source": OWN_PILE,
}


@pytest.mark.parametrize(("question", "more", "english", "german"), QUESTIONS)
def test_the_question_is_put_calmly(question: str, more: Seen, english: str, german: str) -> None:
    view = table(question, [ANSWER[question]], down="asset.3", **more)
    assert prompt(view)["question"] == english
    assert prompt(view, "de")["question"] == german


def test_the_eyebrow_says_round_phase_and_who_answers_along() -> None:
    alone = table("invite", [PASS])
    assert prompt(alone)["eyebrow"] == "Round 4 · Trade · you decide"
    both = table("decide", [DENY], asked=(BOB, ANN))
    assert prompt(both)["eyebrow"] == "Round 4 · Trade · 2 sealed"
    assert prompt(both, "de")["eyebrow"] == "Runde 4 · Handel · 2 versiegelt"
    one = table("object", [PASS], trade={**TRADE, "partner": CAT})
    assert prompt(one, "de")["eyebrow"] == "Runde 4 · Handel · nur du, versiegelt"
    first = table("setup_draw", [DRAW_PILE], asked=(0, 1, 2, 3), phase="setup", hand=["asset.1", "asset.2"])
    assert prompt(first)["eyebrow"] == "Before round 1 · card 3 of 5 · 4 sealed"
    heir = table("heir_discard", kinds("asset.1"), to_discard=3, hand=["asset.1"])
    assert prompt(heir, "de")["eyebrow"] == "Runde 4 · Handel · noch 3"


@rule("I-SETUP-8")
def test_the_draws_that_are_left_in_the_setup_can_be_planned_at_once() -> None:
    third = table("setup_draw", [DRAW_PILE, OWN_PILE], phase="setup", hand=["asset.1", "asset.2"])
    plans = prompt(third)["plans"]
    assert [plan["answers"].count(OWN_PILE) for plan in plans] == [0, 1, 2, 3]
    assert all(len(plan["answers"]) == 3 for plan in plans)
    assert plans[1]["label"] == "Draw 2 from the draw pile and 1 from your own pile"
    assert (plans[1]["deed"], plans[1]["object"]) == ("2 from the draw pile", "1 from your own pile")
    assert prompt(third, "de")["plans"][3]["label"] == "3 von deinem Stapel ziehen"


def test_nothing_is_planned_for_the_last_card_and_at_the_end_of_a_round() -> None:
    last = table("setup_draw", [DRAW_PILE, OWN_PILE], phase="setup", hand=kinds_in_hand(4))
    later = table("draw_source", [DRAW_PILE, OWN_PILE], hand=kinds_in_hand(2))
    assert "plans" not in prompt(last)
    assert "plans" not in prompt(later)


def kinds_in_hand(count: int) -> list[str]:
    return ["asset.1"] * count


# The answers


def test_an_invitation_is_a_partner_and_a_note() -> None:
    view = table("invite", [PASS, invite(BOB, 0), invite(BOB, 1)], hand=["asset.1"])
    assert each(view, "label") == [
        "Do not trade",
        "Trade with Bob, without a note",
        "Trade with Bob, with the note “Pact for Pact”",
    ]
    assert each(view, "parts", "de")[1:] == [
        ["Bob (5 Karten)", "kein Zettel"],
        ["Bob (5 Karten)", "Zettel: Pakt gegen Pakt"],
    ]
    assert each(view, "follows")[2] == (
        "Bob must offer a card as well and may deny later; only you two see the note, and it binds nobody."
    )


@rule("I-TRADE-5", "I-TRADE-17")
def test_who_holds_only_foreign_pacts_hears_why_there_is_one_answer() -> None:
    invited = table("invite", [PASS], hand=["green.pact"])
    assert each(invited, "follows") == ["You hold nothing but Pacts of others, which cannot be offered."]
    offering = table("offer", [NOTHING], hand=["green.pact"])
    assert each(offering, "label", "de") == ["Nichts anbieten"]
    assert each(offering, "follows", "de") == [
        (
            "Du hältst nur Pakte anderer, und die lassen sich nicht anbieten; "
            "Bob sieht, dass du nichts anbietest, und ihr könnt beide nur ablehnen."
        )
    ]


def test_what_follows_an_offer_depends_on_the_card() -> None:
    hand = ["red.pact", "red.pact.illegal", "asset.5", "asset.5.illegal", "influence.3"]
    view = table("offer", kinds(*hand), hand=hand)
    assert each(view, "follows") == [
        "It can be swapped only for a Pact of Bob.",
        "It can be swapped only for a Pact of Bob; after an objection it leaves the game.",
        "",
        "It is illegal: after an objection whoever agreed pays 5 or more.",
        "Bob must agree, unless Bob offers a Pact.",
    ]
    assert each(view, "label", "de")[3] == "Vermögen 5 (illegal) anbieten"
    assert each(view, "commit", "de")[3] == "Angebot versiegeln"
    only_own = table("offer", kinds("asset.5.illegal"), hand=hand, options={"fine_split": "offerer"})
    assert each(only_own, "follows") == ["It is illegal: after an objection you pay 5 if you agreed."]


DECISIONS: list[tuple[Seen, str]] = [
    (
        {"offers": ["asset.6", "green.hook.8", "", ""], "hand": ["asset.9", "asset.8"]},
        (
            "If Bob agrees as well, you get Hook 8 (green, illegal) for Asset 6; "
            "after an objection you pay 8, and hold Asset 8 for it."
        ),
    ),
    (
        {"offers": ["asset.6.illegal", "green.hook.8", "", ""], "hand": ["asset.9"]},
        (
            "If Bob agrees as well, you get Hook 8 (green, illegal) for Asset 6 (illegal); "
            "after an objection you owe 14, which no card of yours reaches: that costs 1 Standing."
        ),
    ),
    (
        {"offers": ["asset.6", "asset.8", "", ""]},
        "If Bob agrees as well, you get Asset 8 for Asset 6; both cards are legal.",
    ),
    (
        {"offers": ["red.pact", "orange.pact.illegal", "", ""]},
        (
            "If Bob agrees as well, you get Pact (orange, illegal) for Pact (red); "
            "after an objection Pact (orange, illegal) leaves the game."
        ),
    ),
    (
        {"offers": ["asset.6", "green.hook.8", "", ""], "options": {"bribery": True}},
        "If Bob agrees as well, you get Hook 8 (green, illegal) for Asset 6; after an objection you pay 8.",
    ),
    (
        {"offers": ["asset.6", "green.hook.8", "", ""], "options": {"fine_split": "offerer"}},
        (
            "If Bob agrees as well, you get Hook 8 (green, illegal) for Asset 6; "
            "after an objection nothing is swapped, and you pay nothing."
        ),
    ),
    (
        {"offers": ["asset.9", "green.hook.8", "", ""], "options": {"pay_with_offer": True}},
        (
            "If Bob agrees as well, you get Hook 8 (green, illegal) for Asset 9; "
            "after an objection you pay 8, and hold Asset 9 for it."
        ),
    ),
]


@rule("I-LEGAL-2", "I-FINE-6", "I-FINE-11")
@pytest.mark.parametrize(("given", "english"), DECISIONS)
def test_who_agrees_hears_what_it_brings_and_may_cost(given: Seen, english: str) -> None:
    assert each(table("decide", [DENY, AGREE], **given), "follows")[1] == english


def test_who_agrees_hears_it_in_german_too() -> None:
    view = table("decide", [DENY, AGREE], offers=["asset.6", "green.hook.8", "", ""], hand=["asset.9"])
    assert each(view, "label", "de") == ["Ablehnen", "Zustimmen"]
    assert each(view, "follows", "de") == [
        "Du behältst Vermögen 6 und zahlst keine Strafe, was eine Prüfung auch findet.",
        (
            "Stimmt auch Bob zu, bekommst du Haken 8 (Grün, illegal) für Vermögen 6; "
            "nach einem Einspruch zahlst du 8 und hast dafür Vermögen 9."
        ),
    ]


FORCED: list[tuple[int, Seen, str]] = [
    (DENY, {"offers": ["red.pact", "asset.6", "", ""]}, "A Pact can be swapped only for a Pact; you keep Pact (red)"),
    (
        DENY,
        {"offers": ["red.pact.illegal", "asset.6", "", ""]},
        "only for a Pact; after an objection Pact (red, illegal)",
    ),
    (DENY, {"offers": ["asset.6", "", "", ""]}, "There is nothing to swap; you keep Asset 6"),
    (DENY, {"offers": ["", "asset.6", "", ""]}, "There is nothing to swap."),
    (AGREE, {"offers": ["asset.6", "influence.2", "", ""]}, "Influence leaves you no choice; if Bob agrees"),
    (
        AGREE,
        {
            "offers": ["asset.6", "asset.2", "", ""],
            "options": {"favour_binding": True},
            "trade": {**TRADE, "favour": True},
        },
        "The Favour leaves you no choice; if Bob agrees",
    ),
]


@rule("I-PACT-4", "I-INF-1", "I-INF-8")
@pytest.mark.parametrize(("code", "given", "english"), FORCED)
def test_who_has_no_choice_hears_why(code: int, given: Seen, english: str) -> None:
    view = table("decide", [code], **given)
    assert english in each(view, "follows")[0]
    assert prompt(view)["question"] == "Do you agree to the trade with Bob?"


@rule("I-OBJ-2", "I-OBJ-6")
def test_whom_a_pact_bars_can_only_pass_and_hears_why() -> None:
    trade = {**TRADE, "partner": CAT}
    free = table("object", [PASS, OBJECT], trade=trade)
    assert each(free, "label") == ["Do not object", "Object"]
    assert each(free, "follows", "de")[1] == (
        "Beide Karten werden geprüft: Ist eine illegal, zahlt dir, wer zugestimmt hat; "
        "ist keine illegal, zahlst du einem der beiden 5."
    )
    barred = table("object", [PASS], trade=trade, hand=["orange.pact", "red.pact", "green.pact"])
    assert each(barred, "follows") == ["You hold a Pact of Bob and cannot object."]
    assert prompt(barred)["question"] == prompt(free)["question"]
    assert prompt(barred)["eyebrow"] == prompt(free)["eyebrow"]


def test_a_fine_is_paid_to_whom_it_is_owed() -> None:
    fine = {"seat": ANN, "amount": 6, "payee": CAT}
    view = table("pay_fine", kinds("asset.7"), hand=["asset.7"], fines=[fine])
    assert prompt(view)["question"] == "With what do you pay the fine of 6?"
    assert each(view, "follows") == ["Cat gets the card, and nobody else sees it."]
    either = table("pay_fine", kinds("asset.7"), hand=["asset.7"], fines=[{**fine, "payee": None}])
    assert each(either, "follows", "de") == ["Danach wählst du, wer von den beiden sie bekommt."]
    payee = table("choose_payee", [SEAT + BOB, SEAT + CAT], paying="asset.7", fines=[fine])
    assert prompt(payee, "de")["question"] == "Wer bekommt Vermögen 7?"
    assert each(payee, "label") == ["Give it to Bob", "Give it to Cat"]


@rule("I-FINE-5")
def test_who_cannot_pay_loses_standing() -> None:
    fine = {"seat": ANN, "amount": 6, "payee": CAT}
    view = table("pay_fine", [LOSE_STANDING], hand=["asset.1"], fines=[fine], standing=[1, 3, 3, 3])
    assert each(view, "follows") == ["No card of yours reaches 6; your Standing: 1 → 0; you are out."]
    late = table(
        "pay_fine",
        [LOSE_STANDING],
        hand=["asset.1"],
        fines=[fine],
        standing=[1, 3, 3, 3],
        options={"elimination_timing": "end_of_round"},
    )
    assert each(late, "follows", "de") == ["Keine deiner Karten reicht für 6; dein Ansehen: 1 → 0."]


def test_who_is_out_leaves_the_hand_to_somebody() -> None:
    hand = ["asset.1", "asset.2", "red.pact"]
    view = table("heir", [SEAT - 0 + BOB], hand=hand)
    assert prompt(view)["question"] == "Who inherits your 3 cards?"
    assert each(view, "follows") == ["Bob must then discard 3 cards."]
    done = table("heir_discard", [ONLY_PACTS], hand=["red.pact"], to_discard=2)
    assert each(done, "label", "de") == ["Nur noch Pakte"]
    assert each(done, "follows") == ["Pacts cannot be discarded, so your duty ends."]


def test_what_follows_a_card_put_down_is_what_announcing_it_would_do() -> None:
    hand = [
        "orange.favour.8",
        "yellow.hook.7",
        "green.threat.8",
        "green.secret.9",
        "red.hook.8",
        "asset.3",
        "testimony.8",
    ]
    view = table("put_down", kinds(*hand), hand=[*hand, "yellow.pact"], living=[ANN, CAT, DAN])
    assert each(view, "follows") == [
        "Bob is out, so it cannot be announced.",
        "You hold a Pact of Cat, so it cannot be announced.",
        "Announced: Dan does not vote this round.",
        "Announced: Dan loses 1 Standing.",
        "It is of your own colour and cannot be announced.",
        "It cannot be announced.",
        "Announced: social cards up to 8 have no effect on you this phase.",
    ]
    nothing = table("put_down", [NOTHING], hand=["yellow.pact"])
    assert each(nothing, "follows", "de") == ["Du hältst nur Pakte, und die lassen sich nicht hinlegen."]


def test_a_card_is_announced_or_kept_down() -> None:
    view = table("announce", [KEEP_DOWN, ANNOUNCE], down="green.favour.9")
    assert each(view, "label") == ["Keep it down", "Announce it"]
    assert each(view, "follows") == ["It goes to the discard pile unseen.", "Dan trades with you at once."]
    useless = table("announce", [KEEP_DOWN], down="asset.3")
    assert each(useless, "follows", "de") == [
        "Diese Karte lässt sich nicht ankündigen; die Karte kommt ungesehen auf den Ablagestapel."
    ]


@rule("I-HOOK-4", "I-VOTE-3")
def test_a_vote_says_what_is_at_stake_and_who_follows() -> None:
    hooks = [{"seat": ANN, "target": BOB}, {"seat": BOB, "target": CAT}]
    view = table("vote", [SEAT + ANN, SEAT + DAN, ABSTAIN], standing=[3, 2, 2, 1], hooks=hooks)
    assert each(view, "label") == ["Vote against yourself", "Vote against Dan", "Abstain"]
    assert each(view, "parts", "de")[:2] == [["du selbst (3 Ansehen)"], ["Dan (1 Ansehen)"]]
    assert each(view, "follows")[:2] == [
        "With the most votes alone: Standing 3 → 2; Bob and Cat vote as you do.",
        "With the most votes alone: Standing 1 → 0, and out; Bob and Cat vote as you do.",
    ]
    picking = table("vote", [SEAT + DAN], hooks=[*hooks, {"seat": DAN, "target": CAT}])
    assert each(picking, "follows", "de") == ["Allein mit den meisten Stimmen: Ansehen 3 → 2; Bob stimmt wie du."], (
        "Cat will pick"
    )


@rule("I-HOOK-2")
def test_who_is_hooked_twice_follows_one_of_two_votes() -> None:
    hooks = [{"seat": BOB, "target": ANN}, {"seat": CAT, "target": ANN}]
    view = table("hook_choice", [SEAT + DAN, SEAT + ANN], hooks=hooks, votes=[None, DAN, ANN, BOB])
    assert prompt(view)["question"] == "Whose vote do you follow?"
    assert each(view, "label") == ["Vote against Dan, as Bob does", "Vote against yourself, as Cat does"]
    nobody = table("hook_choice", [ABSTAIN], hooks=hooks, votes=[None, "abstain", ANN, BOB])
    assert each(nobody, "label", "de") == ["Dich enthalten wie Bob"]


def test_a_pile_says_how_many_cards_it_has_and_why_it_is_the_only_one() -> None:
    view = table("draw_source", [DRAW_PILE, OWN_PILE], draw=0)
    assert each(view, "parts") == [["the draw pile (0)"], ["your own pile (9)"]]
    assert each(view, "follows")[0] == (
        "The discard pile is shuffled first; all see from which pile you draw, nobody sees the card."
    )
    empty = table("draw_source", [DRAW_PILE], piles=[0, 9, 9, 9])
    assert each(empty, "follows")[0].startswith("Your own pile is empty; all see")
    own = table("draw_source", [OWN_PILE], draw=0)
    assert each(own, "follows", "de")[0].startswith("Ziehstapel und Ablagestapel sind leer; alle sehen")


# Whom the others wait for


def test_who_has_answered_hears_the_own_answer() -> None:
    view = table("decide", [], asked=(BOB, ANN), offers=["asset.6", "asset.8", "", ""], answer=AGREE)
    assert prompt(view)["waiting"] == "Your answer is sealed, “Agree”; all open together."
    assert prompt(view, "de")["waiting"] == "Deine Antwort ist versiegelt, „Zustimmen“; alle werden zugleich geöffnet."


def test_the_others_hear_who_is_asked() -> None:
    view = table("object", [], asked=(BOB, CAT, DAN))
    assert prompt(view)["waiting"] == "Bob, Cat and Dan may object."
    one = table("pay_fine", [], asked=(BOB,))
    assert prompt(one, "de")["waiting"] == "Bob zahlt eine Strafe."


def test_at_the_end_all_hear_who_has_won() -> None:
    over: Seen = {**table("ready"), "asked": [], "result": {"scores": [37, 0, 37, 0], "winners": [ANN, CAT]}}
    assert prompt(over)["waiting"] == "The game is over: you (37) and Cat (37) win together."
    assert prompt(over, "de")["waiting"] == "Das Spiel ist aus: Du (37) und Cat (37) gewinnt gemeinsam."
    gallery = {**over, "you": None}
    assert prompt(gallery, "de")["waiting"] == "Das Spiel ist aus: Ann (37) und Cat (37) gewinnen gemeinsam."
    alone = {**over, "result": {"scores": [37, 0, 30, 0], "winners": [ANN]}}
    assert prompt(alone)["waiting"] == "The game is over: you win with 37."
