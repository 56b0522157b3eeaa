"""Composing an offer: its terms, a deal in words before it is offered, typed offers; and the ledger of sealed deals."""

from random import Random
from typing import Any

import pytest
from tests.rules import rule
from tests.table.evening import Evening, Person, asked, dealt
from tests.table.test_offers import give, hand, people

from courtier.core.registry import kind
from courtier.games.duhr.text import de, en
from courtier.games.duhr.text.deals import clause_text
from courtier.table.commands import Accept, Offer
from courtier.table.messages import TriedDeal
from courtier.table.state import Refusal


@pytest.fixture
def evening() -> Evening:
    """Four people at Dûhr; the agendas are chosen, and somebody is to act."""
    evening = dealt("duhr", 4)
    for person in people(evening):
        person.answers(person.choices()[0])
    return evening


def typed(evening: Evening, person: Person, words: str, lang: str = "en") -> TriedDeal:
    return evening.table.try_deal(person.visitor, words, lang)


def refused(evening: Evening, person: Person, words: str, lang: str = "en") -> str:
    with pytest.raises(Refusal) as refusal:
        typed(evening, person, words, lang)
    return refusal.value.text(lang)


@rule("D/A-79")
def test_the_terms_name_the_own_cards_and_nobody_elses(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    terms = evening.table.deal_terms(ann.visitor, [bob.seat()], "en")
    mine, yours = [{term["name"]: term for term in each.terms} for each in terms]
    assert {each["value"] for each in mine["card"]["slots"][0]["choices"]} == set(hand(ann))
    assert {each["value"] for each in yours["card"]["slots"][0]["choices"]} > set(hand(bob))
    times = mine["spare"]["slots"][1]["choices"]
    assert [each["value"] for each in times] == [1, 2, 3]
    assert times[2]["until"] - times[0]["until"] == 8


def test_every_term_makes_a_deal_that_can_be_read_and_said(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    for between in evening.table.deal_terms(ann.visitor, [bob.seat()], "de"):
        for term in between.terms:
            clause = dict(term["clause"])
            clause.update({slot["field"]: first_of(slot) for slot in term["slots"]})
            deal = {"parties": [ann.seat(), bob.seat()], "clauses": [clause]}
            tried = evening.table.try_deal(ann.visitor, deal, "de")
            assert tried.texts[0].endswith((".", "“."))
            assert tried.reason in ("", "not_picked")


def first_of(slot: Any) -> Any:
    first = slot["choices"][0]["value"] if slot["choices"] else "my friendship"
    return [first] if slot["field"] == "picks" else first


@pytest.mark.parametrize(
    ("lang", "wish"),
    [
        ("en", "for: do not negate me until the end of your next turn"),
        ("en", "for: not negate me"),
        ("de", "für: verneine mich nicht bis zum Ende deines nächsten Zuges"),
        ("de", "gegen: mich nicht verneinen"),
    ],
)
def test_an_offer_can_be_typed_in_both_languages(evening: Evening, lang: str, wish: str) -> None:
    ann, bob, *_ = people(evening)
    card = hand(ann)[0]
    name = kind("duhr").appearance.names(lang)["cards"][card]
    tried = typed(evening, ann, f"bob: 1 {name}, “my thanks” {wish}", lang)
    given, thanks, wanted = tried.deal["clauses"]
    assert (given["what"], given["by"]) == (card, ann.seat())
    assert thanks["text"] == "my thanks"
    assert (wanted["verbs"], wanted["by"], wanted["turns"]) == (["negate"], bob.seat(), 1)
    assert ann.does(Offer, deal=tried.deal) is None


@pytest.mark.parametrize(
    ("words", "clauses", "asks"),
    [
        ("bob: ? for: agenda", [("show", 1)], True),
        ("bob: agenda für: ?", [("show", 0)], True),
        ("bob: agenda", [("show", 0)], False),
        ("bob: agenda for: “?”", [("show", 0), ("words", 1)], False),
    ],
)
def test_a_question_mark_asks_what_the_other_would_want(
    evening: Evening, words: str, clauses: list[tuple[str, int]], asks: bool
) -> None:
    ann, bob, *_ = people(evening)
    tried = typed(evening, ann, words)
    assert [(clause["kind"], clause["by"]) for clause in tried.deal["clauses"]] == clauses
    assert tried.asks == asks
    assert ann.does(Offer, deal=tried.deal, asks=tried.asks) is None
    assert bob.does(Accept, offer=1) == ("offer_asks" if asks else None)
    assert "Write for example: Bob: " in refused(evening, ann, "bob: ? for: ?")


def test_a_typed_mistake_is_answered_with_what_was_expected(evening: Evening) -> None:
    ann, *_ = people(evening)
    assert "Write for example: Bob: 1 " in refused(evening, ann, "Bob")
    assert "Bob, Cat, Dan" in refused(evening, ann, "Zoe: agenda")
    said = refused(evening, ann, "Bob: agenda for: do not negate my until your next turn")
    assert "“do not negate my until your next turn”" in said
    assert "“do not negate me until your next turn”" in said
    german = refused(evening, ann, "Bob: agenta", "de")
    assert "Erwartet war" in german
    assert "Vorhaben" in german
    assert "agenda" not in german
    assert "Vorhaben" not in refused(evening, ann, "Bob: vorhabben")


def test_the_reader_is_told_what_is_wrong_before_offering(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    missing = next(each for each in hand(bob) if each not in hand(ann))
    clause = give(ann.seat(), bob.seat(), missing)
    deal = {"parties": [ann.seat(), bob.seat()], "clauses": [clause]}
    assert evening.table.try_deal(ann.visitor, deal, "en").reason == "not_held"
    clause["turns"] = 0
    with pytest.raises(Refusal):
        evening.table.try_deal(ann.visitor, deal, "en")


@rule("D/A-72")
def test_the_ledger_tells_promises_and_words_to_the_partners_alone(evening: Evening) -> None:
    ann, bob, cat, _ = people(evening)
    tried = typed(evening, ann, "Bob: “my thanks” for: spare my House until the end of your second turn")
    assert ann.does(Offer, deal=tried.deal) is None
    assert bob.does(Accept, offer=1) is None
    (deal,) = bob.known["ledger"]
    assert [(each.verdict, each.by) for each in deal.clauses] == [("open", bob.seat()), ("words", ann.seat())]
    assert deal.clauses[0].text.startswith("Du versprichst Ann, ")
    assert "my thanks" in deal.clauses[1].text
    assert [each.clauses for each in cat.known["ledger"]] == [[]]


@rule("D/A-72", "D/A-78")
def test_the_ledger_tells_the_two_what_changed_hands_and_at_the_end_everybody(evening: Evening) -> None:
    ann, bob, cat, _ = people(evening)
    card, unseen = hand(ann)[0], hand(bob)[0]
    clauses = [give(ann.seat(), bob.seat(), card), {"kind": "give", "by": bob.seat(), "to": ann.seat()}]
    assert ann.does(Offer, deal={"parties": [ann.seat(), bob.seat()], "clauses": clauses}) is None
    assert bob.does(Accept, offer=1, picks=[[unseen]]) is None
    (deal,) = ann.known["ledger"]
    assert [(each.verdict, each.by) for each in deal.clauses] == [("done", ann.seat()), ("done", bob.seat())]
    assert name_of(ann, card) in deal.clauses[0].text
    assert name_of(ann, unseen) in deal.clauses[1].text
    assert [each.clauses for each in cat.known["ledger"]] == [[]]
    play_on(evening)
    assert [each.verdict for each in cat.known["ledger"][0].clauses] == ["done", "done"]
    assert name_of(cat, unseen) in cat.known["ledger"][0].clauses[1].text


def name_of(person: Person, kind: str) -> str:
    """What the person calls such a card."""
    return clause_text(give(0, 1, kind), person.lang, ["Ann", "Bob"], None).rpartition(": ")[2].rstrip(".")


def play_on(evening: Evening) -> None:
    """To the end, by chance."""
    chance = Random(3)
    while evening.table.state.phase == "play":
        person = asked(evening)[0]
        person.answers(chance.choice(person.choices()))


def test_composing_has_the_same_words_in_both_languages() -> None:
    assert list(en.COMPOSING) == list(de.COMPOSING)


def test_a_game_without_deals_has_no_terms() -> None:
    evening = dealt("hofverrat", 2)
    with pytest.raises(Refusal) as refusal:
        evening.table.deal_terms(evening.person("ann").visitor, [1], "en")
    assert refusal.value.code == "no_deals"


# Cutthroat Kingdoms: deals that bind


@pytest.fixture(scope="module")
def realm() -> Evening:
    """Four people at Cutthroat Kingdoms in the sixth turn, played by chance."""
    evening = dealt("cutthroat", 4, options={"deals": "table"})
    luck = Random(2)
    while evening.table.state.playing().game.turn < 6:
        person = asked(evening)[0]
        person.answers(luck.choice(person.choices()))
    return evening


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_term_of_the_realm_makes_a_deal_that_can_be_read_and_said(realm: Evening, lang: str) -> None:
    ann, bob, *_ = people(realm)
    named = set()
    for between in realm.table.deal_terms(ann.visitor, [bob.seat()], lang):
        for term in between.terms:
            clause = dict(term["clause"])
            clause.update({slot["field"]: first_of(slot) for slot in term["slots"]})
            tried = realm.table.try_deal(ann.visitor, {"parties": [0, 1], "clauses": [clause]}, lang)
            assert tried.texts[0]
            assert "{" not in tried.texts[0]
            assert tried.reason in ("", "moment", "not_picked"), (term["name"], tried.reason)
            named.add(term["name"])
    assert named >= {"coins", "gem", "gem_unseen", "dish", "debt", "purse", "hand_all", "passage", "peace", "truce"}
    assert named >= {"peace_land", "hold", "hold_strike", "marry", "serve", "words"}


def test_the_terms_of_the_realm_show_no_others_purse_or_hand(realm: Evening) -> None:
    ann, bob, *_ = people(realm)
    between = realm.table.deal_terms(ann.visitor, [bob.seat()], "en")
    mine, yours = [{term["name"]: term for term in each.terms} for each in between]
    coins = ann.known["view"]["more"]["coins"][0]
    assert [each["value"] for each in mine["coins"]["slots"][0]["choices"]] == list(range(1, min(20, coins) + 1))
    assert len(yours["coins"]["slots"][0]["choices"]) == 20
    assert len(yours["gem"]["slots"][0]["choices"]) == 6
    assert {each.get("most") for each in yours["gem"]["slots"][0]["choices"]} == {6}


@pytest.mark.parametrize(
    ("lang", "typed_words", "expected"),
    [
        ("en", "3 coins for: do not attack me until the end of your next turn", ["give", "refrain"]),
        ("en", "5 coins later for: truce until the end of the game", ["give", "refrain"]),
        ("en", "look at my purse for: no Spy against me this turn", ["show", "refrain"]),
        ("de", "3 Münzen für: greife mich nicht an bis zum Ende deines nächsten Zuges", ["give", "refrain"]),
        ("de", "5 Münzen später für: Waffenruhe bis zum Ende des Spiels", ["give", "refrain"]),
        ("de", "heirate dich für: kein Gift für mich", ["act", "refrain"]),
    ],
)
def test_an_offer_of_the_realm_can_be_typed(realm: Evening, lang: str, typed_words: str, expected: list[str]) -> None:
    ann, *_ = people(realm)
    tried = typed(realm, ann, f"Bob: {typed_words}", lang)
    assert [clause["kind"] for clause in tried.deal["clauses"]] == expected


@pytest.mark.parametrize(("lang", "link"), [("en", " for: "), ("de", " für: ")])
def test_an_offer_that_is_not_understood_is_answered_with_one_of_this_game(
    realm: Evening, evening: Evening, lang: str, link: str
) -> None:
    for there in (realm, evening):
        ann, *_ = people(there)
        said = refused(there, ann, "what would you want", lang)
        example = said.split(": ", 1)[1].split(". ", 1)[0]
        assert link in example
        assert [clause["kind"] for clause in typed(there, ann, example, lang).deal["clauses"]] == ["give", "refrain"]


def test_times_of_the_realm_end_with_this_turn_the_next_one_or_the_game(realm: Evening) -> None:
    ann, bob, *_ = people(realm)
    game = realm.table.state.playing().game
    mine, _ = realm.table.deal_terms(ann.visitor, [bob.seat()], "en")
    peace = next(term for term in mine.terms if term["name"] == "peace")
    times = [each["value"] for each in peace["slots"][0]["choices"]]
    assert times == [game.turn, game.deal_rules().last_turn(game, ann.seat(), 1), 1 << 30]
