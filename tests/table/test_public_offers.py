"""Offers at a table of Cutthroat Kingdoms, where deals are public: everybody reads them, free words included."""

from typing import Any

import pytest
from tests.rules import rule
from tests.table.evening import Evening, Person, dealt

from courtier.table.commands import Accept, Decline, Offer, Withdraw
from courtier.table.refusals import refusal

NAMES = ("ann", "bob", "cat")


@pytest.fixture
def evening() -> Evening:
    """Three people with houses; the starting vote is open."""
    return dealt("cutthroat", 3, options={"deals": "table", "houses": "random"})


def people(evening: Evening) -> list[Person]:
    return [evening.person(name) for name in NAMES]


def friendship(ann: Person, bob: Person) -> dict[str, Any]:
    clause = {"kind": "words", "by": ann.seat(), "to": bob.seat(), "text": "my friendship"}
    return {"parties": [ann.seat(), bob.seat()], "clauses": [clause]}


@rule("C-DEAL-2", "C-DEAL-15", "C-DEAL-24")
def test_everybody_reads_an_offer_and_the_free_words_of_a_deal(evening: Evening) -> None:
    ann, bob, cat = people(evening)
    assert ann.does(Offer, deal=friendship(ann, bob)) is None
    assert "my friendship" in cat.known["offers"][0].texts[0]
    assert bob.does(Accept, offer=1) is None
    for person in (ann, bob, cat):
        (clause,) = person.known["ledger"][0].clauses
        assert "my friendship" in clause.text
    assert evening.table.state.playing().game.deals.sealed[0].clauses[0].text == "my friendship"


@rule("C-DEAL-24")
def test_an_offer_of_more_clauses_than_the_host_allows_is_refused_with_the_number() -> None:
    evening = dealt("cutthroat", 3, options={"deals": "table", "houses": "random", "deal_clauses": 2})
    ann, bob, _ = people(evening)
    deal = friendship(ann, bob)
    three = {**deal, "clauses": deal["clauses"] * 3}
    assert ann.does(Offer, deal=three) == "deal"
    for lang, words in (("en", "at most 2 clauses"), ("de", "höchstens 2 Klauseln")):
        tried = evening.table.try_deal(ann.visitor, three, lang)
        assert tried.reason == "too_many"
        assert words in tried.why_not
        assert words in refusal("deal", lang, {"why": "too_many", "most": 2})
    assert ann.does(Offer, deal={**deal, "clauses": deal["clauses"] * 2}) is None


@rule("C-DEAL-8", "C-DEAL-9", "C-DEAL-11")
def test_an_offer_can_be_withdrawn_and_declined_and_then_binds_nobody(evening: Evening) -> None:
    ann, bob, cat = people(evening)
    ann.does(Offer, deal=friendship(ann, bob))
    assert ann.does(Withdraw, offer=1) is None
    ann.does(Offer, deal=friendship(ann, bob))
    assert bob.does(Decline, offer=2) is None
    assert cat.known["offers"] == []
    assert evening.table.state.playing().game.deals.sealed == []
