"""Disputes about free words (C-DEAL-32), and the events that let a deal be broken (E10, E24)."""

from typing import Any

import pytest
from tests import untyped
from tests.games.cutthroat.bargains import at_table, calm, refused, seal, seen, verdicts
from tests.games.cutthroat.play import offers, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, load, table
from tests.rules import rule

import courtier
from courtier.core.deals.clause import TO_THE_END, words
from courtier.core.deals.plain import plain_clause, read_deal
from courtier.core.errors import BadPosition
from courtier.games.cutthroat.actions import VERDICT
from courtier.games.cutthroat.cards import EVENTS
from courtier.games.cutthroat.clauses import coins, debt, peace, vote_in_dispute
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.text.terms import clause_phrases, deal_terms

RING = "three_rivers Ann b mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat g | crownfall"
HOUSES = "Ann dravanof, Bob slaine, Cat brom"


def court(**said: Any) -> Court:
    said = {
        "uses": {"death": 0, "life": 0},
        "coins": {"Ann": 2, "Bob": 4, "Cat": 9},
        "hands": {"Ann": "b"},
        **said,
    }
    return at_table(RING, houses=HOUSES, **said)


def promised(**said: Any) -> Court:
    """Bob has given Ann his word, and she has promised peace."""
    return seal(court(**said), words(BOB, ANN, "I shall be your friend"), peace(ANN, BOB, TO_THE_END))


def accused(**said: Any) -> Court:
    game = promised(**said)
    play(game, "Ann dispute; Ann open_deal 0; Ann seat Bob")
    return calm(game)


def test_a_deal_that_may_be_disputed_is_named_by_its_parties() -> None:
    game = play(promised(), "Ann dispute")
    (choice,) = courtier.prompt(courtier.view(game, ANN), "en", ["Ann", "Bob", "Cat"])["choices"]
    assert choice["parts"] == [choice["label"]] == ["Deal 1 between Bob and you"]


@rule("C-DEAL-12", "C-DEAL-32", "C/A-68", "C-VOTE-12", "C-VOTE-16")
def test_all_players_vote_on_free_words() -> None:
    game = accused()
    assert game.asking.name() == "judge_dispute"
    assert game.actors() == [ANN, BOB, CAT]
    play(game, "Ann verdict 1; Bob verdict 0; Cat verdict 1")
    assert seen(game, "Cat", "verdict_won")["finding"] == "void"
    assert verdicts(game) == ["moot", "moot"]
    assert offers(game, "Ann", "attack 1")  # peace was part of the deal
    assert game.asking.name() == "act"


@rule("C-DEAL-32", "C/A-114")
def test_who_broke_a_word_pays_three_coins_or_all_they_have() -> None:
    game = accused(coins={"Ann": 2, "Bob": 2, "Cat": 9})
    play(game, "Ann verdict 2; Bob verdict 0; Cat verdict 2")
    assert game.dump()["coins"] == [4, 0, 9]
    assert seen(game, "Cat", "gave_coins")["why"] == "fine"
    assert not offers(game, "Ann", "attack 1")  # the deal stands


@rule("C-DEAL-32")
def test_a_word_that_was_kept_and_a_tie_change_nothing() -> None:
    for finding in (0, 2):
        game = accused(coins={"Ann": 4, "Bob": 4, "Cat": 4})
        play(game, f"Ann verdict 1; Bob verdict 0; Cat verdict {finding}")
        assert game.dump()["coins"] == [4, 4, 4]
        assert verdicts(game) == ["open", "open"]
        assert told(game, "verdict_undecided") == (finding == 2)


@rule("C/A-148", "C-DEAL-30")
def test_a_deal_with_free_words_stays_open() -> None:
    game = seal(court(), words(BOB, ANN, "I shall be your friend"))
    game.turn += 20
    game.go_on()
    assert verdicts(game) == ["open"]
    game.end()
    assert verdicts(game) == ["moot"]


@rule("C-DEAL-32", "C-DEC-14", "C/A-150")
def test_each_party_is_accused_once_of_each_deal() -> None:
    game = accused()
    play(game, "Ann verdict 0; Bob verdict 0; Cat verdict 0")
    assert not offers(game, "Ann", "dispute")
    seal(game, words(CAT, ANN, "so shall I"))
    assert offers(game, "Ann", "dispute")
    assert untyped.view(game, None)["more"]["disputed"] == [[1, ANN, BOB]]


@rule("C-DEAL-32")
def test_only_a_party_disputes_and_only_about_free_words() -> None:
    game = seal(court(), peace(ANN, BOB, TO_THE_END))
    assert not offers(game, "Ann", "dispute")
    seal(game, words(BOB, CAT, "I shall be your friend"))
    assert not offers(game, "Ann", "dispute")


@rule("C-DEC-2", "C-DEC-14")
def test_a_dispute_can_be_stepped_back_from() -> None:
    game = promised()
    play(game, "Ann dispute; Ann open_deal 0")
    assert load(game.dump()).dump() == game.dump()
    game.back(ANN)
    game.back(ANN)
    assert game.asking.name() == "act"
    assert game.dump()["disputed"] == []


@rule("C-DEAL-28", "C-DEAL-32")
def test_a_vote_in_a_dispute_can_be_bought_until_the_ballot_opens() -> None:
    hands = {"Ann": "b", "Cat": "spy"}
    game = at_table(RING, houses=HOUSES, hands=hands, coins={"Ann": 2}, uses={"death": 0, "life": 0, "venom": 0})
    seal(game, words(BOB, ANN, "I shall be your friend"))
    play(game, "Ann dispute; Ann open_deal 0; Ann seat Bob")
    calm(game)
    assert game.asking.name() == "orate"
    seal(game, coins(ANN, CAT, 1), vote_in_dispute(CAT, ANN, 1))
    play(game, "Cat pass")
    assert game.legal(CAT) == [VERDICT + 1]
    assert len(game.legal(BOB)) == 3
    assert refused(game, vote_in_dispute(BOB, ANN, 1)) == "not_allowed"


@rule("C-DEAL-28", "C-DEAL-32", "C-VOTE-16")
@pytest.mark.parametrize(("lang", "typed"), [("en", "vote for a fine"), ("de", "für eine Buße stimmen")])
def test_the_form_for_an_offer_names_the_three_answers(lang: str, typed: str) -> None:
    """As a term with its gap, and as typed words; no longer when the ballot is open."""
    game = promised(hands={"Ann": "b", "Cat": "spy"})
    play(game, "Ann dispute; Ann open_deal 0; Ann seat Bob")
    view = untyped.view(game, ANN)
    (term,) = vote_terms(view, lang)
    assert (term["name"], [each["value"] for each in term["slots"][0]["choices"]]) == ("verdict", [0, 1, 2])
    clause = {**term["clause"], term["slots"][0]["field"]: 2}
    (read,) = read_deal(game.deal_rules(), {"parties": [CAT, ANN], "clauses": [clause]}).clauses
    assert typed in clause_phrases(view, plain_clause(game.deal_rules(), read), lang, ["Ann", "Bob", "Cat"])
    seal(game, coins(ANN, CAT, 1), read)
    calm(game)
    play_on(game)
    assert game.legal(CAT) == [VERDICT + 2]
    assert vote_terms(untyped.view(game, ANN), lang) == []


def vote_terms(view: Any, lang: str) -> list[Any]:
    return [
        each
        for each in deal_terms(view, CAT, ANN, lang, ["Ann", "Bob", "Cat"])
        if each["clause"].get("verbs") == ["vote"]
    ]


def play_on(game: Court) -> None:
    """To the ballot: nobody plays an Orator."""
    while game.asking.name() != "judge_dispute":
        game.apply(game.actor(), game.default(game.actor()))


@rule("C-DEAL-17", "C-EVENT-E10", "C-DEAL-30", "C-DEC-31")
def test_a_broken_oath_voids_a_deal_and_what_was_handed_over_stays() -> None:
    game = seal(court(events="E10, E03"), coins(BOB, ANN, 2), peace(ANN, BOB, TO_THE_END))
    seal(game, debt(CAT, BOB, 3))
    play(game, "Ann end")
    assert game.actors() == [ANN]
    play(game, "Ann open_deal 0")
    assert verdicts(game)[0] == "kept"  # until now
    assert not game.deals.bound
    assert game.dump()["coins"][ANN] == 4
    assert game.actors() == [BOB]  # who has a deal with Cat
    play(game, "Bob none; Cat open_deal 0")
    assert verdicts(game)[1] == "excused"
    assert game.deals.open == []


@rule("C-EVENT-E10", "C-EVENT-9", "C/A-138")
def test_without_an_open_deal_the_oath_has_no_effect() -> None:
    game = seal(court(events="E10, E03"), coins(BOB, ANN, 2))
    play(game, "Ann end")
    assert told(game, "event_without_effect")


def forked(takeback: str) -> Court:
    """Ann has drawn Forked Tongues; Cat owes Bob three coins, and has peace from Dan."""
    ring = (
        "three_rivers Ann b | nyghtwald Bob b | hanging_tongue | marrow Cat mg | crownfall Dan mb | ashfen Eve my |"
        " stonehold Fay mr | gildenmoor"
    )
    houses = "Ann dravanof, Bob slaine, Cat brom, Dan tyber, Eve crone, Fay cawdwell"
    options = {"deals": "table", "takeback": takeback}
    game = table(ring, houses=houses, uses={"death": 0, "life": 0}, events="E24, E10, E14", options=options)
    seal(game, debt(CAT, BOB, 3))
    seal(game, peace(DAN, CAT, TO_THE_END))
    play(game, "Ann end")
    calm(game)
    assert game.asking.name() == "fork_deal"
    return game


@rule("C-DEAL-17", "C-EVENT-E24", "C-DEC-31", "C-DEAL-30")
def test_forked_tongues_void_any_deal() -> None:
    game = forked("off")
    assert offers(game, "Ann", "none")
    play(game, "Ann open_deal 1")
    calm(game)
    assert verdicts(game) == ["open", "moot"]
    assert not game.deals.bound


@rule("C-EVENT-E24", "C-EVENT-7", "C-TAKEBACK-10", "C-TAKEBACK-9")
def test_a_deal_that_forked_tongues_spared_after_a_wait_is_not_named_again() -> None:
    game = forked("aimed")
    play(game, "Ann open_deal 0")
    assert told(game, "chose_deal")
    assert not told(game, "deal_voided")
    play(game, "Bob continue; Cat wait; Dan continue; Eve continue; Fay continue; Ann take_back")
    assert told(game, "took_back")
    assert verdicts(game) == ["open", "open"]
    assert [game.asking.name(), game.actors()] == ["fork_deal", [ANN]]
    assert [offers(game, "Ann", answer) for answer in ("none", "open_deal 0", "open_deal 1")] == [True, False, True]
    calm(play(game, "Ann open_deal 1"))
    assert verdicts(game) == ["open", "moot"]


@rule("C-EVENT-E24", "C-TAKEBACK-8")
def test_a_deal_that_is_named_and_kept_to_is_void() -> None:
    game = forked("aimed")
    play(game, "Ann open_deal 0; Bob continue; Cat wait; Dan continue; Eve continue; Fay continue; Ann keep")
    assert told(game, "deal_voided")
    assert verdicts(game) == ["excused", "open"]


def test_a_dispute_without_its_deal_is_no_position() -> None:
    data = accused().dump()
    with pytest.raises(BadPosition):
        load({**data, "disputed": []})
    with pytest.raises(BadPosition):
        load({**data, "disputed": [[9, ANN, BOB]]})


SAID = {
    "name_deal": ("Which deal was broken?", "Deal 1 between Bob and you"),
    "name_party": ("Who has broken it?", "Accuse Bob"),
    "judge_dispute": ("Ann says that Bob broke deal 1. What do you find?", "It was kept"),
    "break_oath": ("Do you void one of your deals?", "Void none"),
    "fork_deal": ("Do you void a deal, whoever made it?", "Void none"),
}


@pytest.mark.parametrize("question", list(SAID))
def test_what_is_asked_is_said_in_both_languages(question: str) -> None:
    """In `spoken.py` nobody disputes."""
    game = promised(events="E10, E03")
    steps = {"name_deal": "Ann dispute", "name_party": "Ann dispute; Ann open_deal 0", "break_oath": "Ann end"}
    if question == "fork_deal":
        data = game.dump()
        facts = {**data["facts"], "event": EVENTS.index("E24")}
        game = load({**data, "facts": facts, "pending": [["turn", 7], ["fork_deal", 0]]})
    else:
        play(game, steps.get(question, "Ann dispute; Ann open_deal 0; Ann seat Bob"))
    calm(game)
    assert game.asking.name() == question
    names = ("Ann", "Bob", "Cat")
    asked = untyped.prompt(untyped.view(game, ANN), "en", names)
    assert (asked["question"], asked["choices"][0]["label"]) == SAID[question]
    for you in (ANN, BOB, None):
        assert untyped.prompt(untyped.view(game, you), "de", names)
