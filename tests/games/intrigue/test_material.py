"""I-MAT: the cards, by the manifest (appendix A)."""

from collections import Counter

import pytest
from tests.games.intrigue.play import (
    CODES,
    announce,
    answers,
    asked,
    boxed,
    discards,
    do,
    draw,
    each_count,
    everybody,
    hand,
    heard,
    moments,
    more,
    new,
    removed,
    say,
    seen,
    standings,
    trade,
    vote,
    whole,
)
from tests.games.intrigue.table import ANN, BOB, COLOURS, NAMES, code_name, deck, said, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadCards
from courtier.core.registry import kind

# The manifest: type, then (number, legal copies, illegal copies).
COLOURED = {
    "pact": [(0, 1, 3)],
    "favour": [(8, 1, 0), (9, 0, 1)],
    "hook": [(7, 0, 1), (8, 0, 1)],
    "threat": [(7, 0, 1), (8, 0, 1)],
    "secret": [(7, 1, 0), (9, 0, 1)],
}
UNCOLOURED = {
    "asset": [(number, 2, 2) for number in range(1, 10)],
    "influence": [(number, 1, 0) for number in (2, 3, 4, 5)],
    "testimony": [(number, 2, 0) for number in (7, 8, 9)],
    "standing": [(10, 3, 0)],
}


def copies(kind_of_card: str) -> Counter[tuple[int, bool]]:
    """Number and legality of a type's cards in the rows that come with the game."""
    found: Counter[tuple[int, bool]] = Counter()
    for row in kind("intrigue").rows({})["card"]:
        if row["type"] == kind_of_card:
            found[row["number"], row["legal"]] += row["copies"]
    return found


def printed(rows: list[tuple[int, int, int]]) -> Counter[tuple[int, bool]]:
    found: Counter[tuple[int, bool]] = Counter()
    for number, legal, illegal in rows:
        found[number, True] += legal
        found[number, False] += illegal
    return found


@rule("I-MAT-1", "I-MAT-2", "I-MAT-3", "I-MAT-4", "I-MAT-5", "I-MAT-6", "I/R-02")
@pytest.mark.parametrize("name", [*COLOURED, *UNCOLOURED])
def test_the_manifest(name: str) -> None:
    assert copies(name) == printed((COLOURED | UNCOLOURED)[name])


@rule("I-MAT-1", "I-MAT-2", "I-MAT-7", "I-SETUP-2", "I-SETUP-6")
@pytest.mark.parametrize(("seats", "cards"), [(3, 91), (4, 106), (5, 121), (6, 136)])
def test_the_cards_in_play(seats: int, cards: int) -> None:
    game = new(seats, seed=1)
    assert whole(game) == Counter(deck(seats))
    assert whole(game).total() == cards
    assert len(more(game)["colours"]) == seats, "and a token each"


@rule("I-MAT-7", "I-MAT-11")
@each_count
@pytest.mark.parametrize("seed", range(2))
def test_no_card_is_ever_lost_or_made(seats: int, seed: int) -> None:
    cards = Counter(deck(seats))
    gone: Counter[str] = Counter()
    for game in moments(new(seats, seed), seed):
        assert whole(game) == cards
        out = Counter([*removed(game), *boxed(game)])
        assert not gone - out, "what is out of the game stays out"
        gone = out


@rule("I-MAT-8")
def test_numbers_go_from_0_to_10() -> None:
    assert {row["number"] for row in kind("intrigue").rows({})["card"]} == set(range(11))
    for row in ({"id": "asset.1", "number": 10}, {"id": "asset.1", "number": 0}, {"id": "pact", "number": 1}):
        with pytest.raises(BadCards, match=str(row["id"])):
            courtier.new("intrigue", 3, 1, {"cards": {"card": [row]}})


@rule("I-MAT-8", "I-WIN-3")
def test_an_owner_may_change_the_numbers() -> None:
    cards = {"card": [{"id": "asset.1", "number": 9, "legal": False}, {"id": "standing", "number": 1}]}
    rows = kind("intrigue").rows(cards)
    game = table("Ann: asset 1 | Bob | Cat: asset 3", phase="vote", standing={"Bob": 1}, cards=rows)
    vote(game, Ann="Bob", Bob="Bob", Cat="Bob")
    assert game.scores() == [9 + 3, 0, 3 + 3]


@rule("I-MAT-9", "I/R-03")
def test_a_check_proves_legality_and_number_without_the_face() -> None:
    game = table("Ann: Bob hook 8, asset 1 | Bob: asset 2 | Cat: 1")
    news = trade(game, "Ann", "Bob hook 8", "Bob", "asset 2", objects="Cat")
    assert heard(news, "found_illegal") == [{"seat": ANN, "number": 8}]
    assert heard(news, "found_legal") == [{"seat": BOB}]


@rule("I-MAT-10", "I-SETUP-13", "I/R-11")
@pytest.mark.parametrize("seat", range(1, 6))
def test_a_card_concerns_the_player_of_its_colour(seat: int) -> None:
    words = " | ".join(f"{name}: 1" for name in NAMES[1:])
    game = table(f"Ann: {NAMES[seat]} secret 9 | {words}", phase="announcement")
    news = announce(game, Ann=f"{NAMES[seat]} secret 9")
    assert heard(news, "announced")[0]["card"].startswith(COLOURS[seat])
    assert standings(game) == [2 if each == seat else 3 for each in range(6)]


@rule("I-MAT-11", "I-LEGAL-6")
def test_removed_cards_are_not_on_the_discard_pile() -> None:
    game = table("Ann: Ann pact! | Bob: 1 | Cat: 1")
    trade(game, "Ann", "Ann pact!", "Bob", "asset 1", objects="Cat")
    assert removed(game) == ["Ann pact!"]
    assert discards(game) == []
    assert seen(game, "removed") == ["Ann pact!"]


@rule("I-MAT-12")
def test_there_are_85_kinds_beside_standing() -> None:
    kinds_of_cards = {words for words in CODES if words.startswith("the card ")}
    assert kinds_of_cards == {f"the card {code_name(card)}" for card in deck(6) if card != "standing"}
    assert len(kinds_of_cards) == 85


@rule("I-MAT-12")
def test_equal_cards_are_one_answer_wherever_a_card_is_picked() -> None:
    words = "Ann: asset 9, asset 9, asset 9!, asset 9! | Bob: 1 | Cat: 1 | Dan: 1"
    game = table(words)
    say(game, "Ann", "invite Bob")
    assert answers(game, "Ann") == ["asset 9", "asset 9!"]
    game = table(words, asked="Bob")
    trade(game, "Bob", "asset 1", "Cat", "asset 1", objects="Ann")
    assert answers(game, "Ann") == ["asset 9", "asset 9!"]
    assert answers(table(words, phase="announcement"), "Ann") == ["asset 9", "asset 9!"]
    game = table(words, phase="vote", standing={"Ann": 1})
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    say(game, "Ann", "Bob")
    assert answers(game, "Bob") == ["asset 1", "asset 9", "asset 9!"]


@rule("I-MAT-12")
def test_the_answers_of_the_game() -> None:
    """Appendix C: 85 cards, 6 seats, 24 invitations, 13 words; variants add abstain, bribe and 8 claims."""
    heads = Counter(words.split()[0] for words in CODES if not words.startswith("the card"))
    assert heads["seat"] == 6
    assert heads["invite"] == 24
    assert heads["claim"] == 8
    words = "ready,pass,nothing,agree,deny,object,lose standing,discard pile,only pacts,keep down,announce,draw pile"
    assert {*words.split(","), "own pile", "abstain", "bribe"} <= set(CODES)
    assert len(CODES) == 85 + 6 + 24 + 13 + 10


@rule("I-MAT-4", "I/R-09")
@each_count
def test_each_colour_has_four_pacts_with_any_number_of_players(seats: int) -> None:
    pacts = [card for card in whole(new(seats, seed=3)).elements() if "pact" in card]
    assert Counter(pacts) == Counter(
        {f"{name} pact{mark}": 3 if mark else 1 for name in NAMES[:seats] for mark in ("", "!")}
    )


def test_words_for_cards_and_back() -> None:
    for card in deck(6):
        assert said(code_name(card)) == card


@rule("I-MAT-6", "I-DRAW-7")
def test_a_standing_has_no_colour_and_is_no_hand_card() -> None:
    game = table("Ann | Bob | Cat", phase="draw", standing=2, draw="standing", piles={"Ann": 0})
    draw(game, Ann="draw pile", Bob="own pile", Cat="own pile")
    assert hand(game, "Ann") == []
    assert standings(game) == [3, 2, 2]
    everybody(game, "ready")
    assert asked(game) == "invite"
    do(game, "Bob: pass", "Cat: pass")
    assert "standing" not in answers(game)
