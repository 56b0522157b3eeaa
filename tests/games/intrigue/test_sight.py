"""Ledger §4: who sees what. The leak checks b, c, d, e and f stand with their rules."""

import json
from random import Random

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    all_viewers,
    announce,
    circle,
    decide,
    do,
    each_count,
    everybody,
    hand,
    heard,
    moments,
    more,
    new,
    put_down,
    say,
    seen,
    sight,
    told,
    trade,
    until,
    vote,
    zones,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, NAMES, table
from tests.rules import rule

import courtier
from courtier.core.game import Game
from courtier.core.pending import UNANSWERED
from courtier.core.registry import kind


def unlike(game: Game, seat: int | None, seed: int) -> Game:
    """The same game with all the order changed that nobody knows, all hands but the seat's mixed with the piles, and
    no sealed answer but the seat's."""
    random = Random(seed)
    data = json.loads(json.dumps(game.dump()))
    random.shuffle(data["draw"])
    for pile in data["piles"]:
        random.shuffle(pile)
    hidden = [data["draw"], data["discard"]] + [cards for each, cards in enumerate(data["hands"]) if each != seat]
    places = [(cards, place) for cards in hidden for place in range(len(cards)) if plain(cards[place])]
    faces = [cards[place] for cards, place in places]
    random.shuffle(faces)
    for (cards, place), face in zip(places, faces, strict=True):
        cards[place] = face
    data["answers"] = [answer if each == seat else UNANSWERED for each, answer in enumerate(data["answers"])]
    twin = courtier.load("intrigue", data)
    twin.recording = True
    return twin


def plain(card: str) -> bool:
    """Cards that make no difference to what anybody may answer with, but for what is named in one's own hand."""
    return card.startswith(("asset", "influence", "testimony"))


@rule("I-TRADE-10", "I-SETUP-5", "I-PACT-12", "I/R-03", "I/R-33", "I/R-49")
@each_count
def test_views_tell_nothing_of_other_hands_and_piles(seats: int) -> None:
    for step, game in enumerate(moments(new(seats, seed=1), seed=1)):
        if step % 3 or game.over() or game.dump()["trade"]["open"]:
            continue
        for viewer in (game.actor(), GALLERY):
            assert sight(unlike(game, viewer, step), viewer) == sight(game, viewer)


@rule("I-SETUP-3", "I-STAND-1", "I-TRADE-16", "I/R-07")
def test_sizes_and_tokens_are_public() -> None:
    game = table("Ann: 3 | Bob: 1 | Cat | Dan", out="Dan", draw=7, discard="asset 9, asset 8", piles={"Ann": 4})
    for viewer in (BOB, GALLERY):
        assert [seen(game, f"pile@{seat}", viewer) for seat in range(4)] == [4, 12, 12, 0]
        assert (seen(game, "draw", viewer), seen(game, "discard", viewer)) == (7, 2)
        assert seen(game, "hand@0", viewer) == 3
        facts = more(game, viewer)
        assert (facts["living"], facts["start"], facts["phase"], facts["round"]) == ([0, 1, 2], 0, "trade", 1)


@rule("I-WIN-9")
def test_what_the_gallery_sees_at_the_end() -> None:
    game = table("Ann: asset 4 | Bob: asset 9 | Cat: asset 5", phase="vote", standing={"Bob": 1})
    vote(game, Ann="Bob", Bob="Bob", Cat="Bob")
    say(game, "Bob", "discard pile")
    assert seen(game, "hand@0") == ["asset 4"]
    assert seen(game, "hand@1") == []
    assert isinstance(seen(game, "draw"), int)


@rule("I-OBJ-5", "I-LEGAL-6", "I/R-23")
def test_removed_pacts_are_public_and_a_loser_s_cards_are_a_number() -> None:
    game = table("Ann: Ann pact! | Bob: 1 | Cat: 1 | Dan: 1", standing={"Ann": 1}, piles={"Ann": "pact"})
    trade(game, "Ann", "Ann pact!", "Bob", "asset 1", objects="Cat")
    before = seen(game, "box")
    assert isinstance(before, int)
    assert seen(game, "removed", GALLERY) == ["Ann pact!"]
    until(game, "vote")
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    assert seen(game, "box", GALLERY) == before + 1


@rule("I-SOC-2", "I-SOC-3")
def test_a_public_reason_comes_before_the_hidden_one() -> None:
    """Ann gets Bob's Pact by a Favour trade, and Bob testifies: all are told of the Testimony."""
    game = table(
        "Ann: Bob secret 7, Ann pact | Bob: testimony 7, Bob pact | Cat: Ann favour 9, 1 | Dan: 1",
        phase="announcement",
    )
    news = announce(game, Ann="Bob secret 7", Bob="testimony 7", Cat="Ann favour 9")
    assert circle(game) == ["Cat", "Ann"]
    news = do(game, f"Cat: {hand(game, 'Cat')[0]}", "Ann: Ann pact")
    news = decide(game)
    assert [line["reason"] for line in heard(news, "had_no_effect", DAN)] == ["testimony"]


@rule("I-SOC-2", "I-LOSE-10")
def test_announcer_out_comes_before_target_out() -> None:
    game = table(
        "Ann: Bob secret 9 | Bob: Ann secret 7 | Cat: Ann secret 9 | Dan: 1 | Eve: 1",
        phase="announcement",
        standing={"Ann": 1, "Bob": 1},
        start="Cat",
    )
    news = announce(game, Ann="Bob secret 9", Bob="Ann secret 7", Cat="Ann secret 9")
    assert [(line["seat"], line["reason"]) for line in heard(news, "had_no_effect")] == [
        (ANN, "announcer_out"),
        (BOB, "target_out"),
    ]


@rule("I/R-77")
def test_a_loser_keeps_seeing_the_own_hand_until_it_is_disposed_of() -> None:
    game = table("Ann: asset 5 | Bob: 1 | Cat: 1 | Dan: 1", phase="vote", standing={"Ann": 1})
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    assert seen(game, "hand", ANN) == ["asset 5"]
    say(game, "Ann", "Bob")
    assert seen(game, "hand", ANN) == []
    mine, gallery = zones(game, ANN), zones(game)
    assert {name: mine[name] for name in mine if name != "hand"} == {
        name: gallery[name] for name in gallery if name != "hand@0"
    }


@rule("I/R-77", "I-ANN-7")
def test_a_loser_no_longer_sees_what_lies_face_down() -> None:
    game = table(
        "Ann: asset 5, 1 | Bob: Ann secret 9, 1 | Cat: Dan favour 8, 1 | Dan: 2",
        phase="announcement",
        standing={"Ann": 1},
    )
    put_down(game, Ann="asset 5", Bob="Ann secret 9", Cat="Dan favour 8")
    do(game, "Ann: keep down", "Bob: announce", "Cat: announce", "Dan: keep down", "Ann: discard pile")
    assert seen(game, "table@0", ANN) == ["unknown"]


@rule("I-FINE-10", "I-DRAW-6", "I-LOSE-4", "I-ANN-7")
@each_count
def test_no_hidden_card_is_told_to_the_gallery(seats: int) -> None:
    """Only announced cards, removed Pacts and the last hands are ever named to all."""
    public = {"announced", "testified", "took_effect", "had_no_effect", "failed", "pact_removed", "shown"}
    for game in moments(new(seats, seed=3), seed=3):
        for line in told(game.news, GALLERY):
            named = [value for key, value in line.items() if key in ("card", "cards", "note", "decisions")]
            assert line["event"] in public or all(value == "unknown" for value in named)


@rule("I-ROUND-5")
def test_every_event_of_the_ledger_has_a_row() -> None:
    """§4.2, by the names of the engine."""
    rows = {row.name for row in kind("intrigue").events}
    printed = (
        "started drew reshuffled readied passed invited offered decided accused unopposed found_legal found_illegal "
        "fined fined_for_accusing paid standing_lost pact_removed swapped returned put_down put_nothing_down announced "
        "kept_down took_effect had_no_effect failed cleared hook_holds hook_fell voted voted_down vote_tied eliminated "
        "bequeathed hand_discarded heir_discarded only_pacts_left round_ended ended shown valued won"
    )
    assert set(printed.split()) <= rows


@rule("I-SETUP-12", "I-WIN-9")
def test_the_story_of_a_round_to_the_gallery() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote", rounds=4)
    news = vote(game, Ann="Ann", Bob="Bob", Cat="Cat") + everybody(game, "own pile")
    assert heard(news, "round_ended") == [{"start": BOB}]
    assert heard(news, "round_began") == [{"round": 5, "start": BOB}]


@rule("I-TRADE-9", "I/R-17")
@pytest.mark.parametrize("objects", ["", "Cat"])
def test_both_decisions_are_told_to_both_when_objections_are_closed(objects: str) -> None:
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: asset 9 | Dan: 1")
    news = trade(game, "Ann", "asset 1", "Bob", "asset 2", agree="Ann", objects=objects)
    for trader in (ANN, BOB):
        assert heard(news, "disclosed", trader)[0]["decisions"] == ["agree", "deny"]
    for other in (CAT, DAN, GALLERY):
        assert heard(news, "disclosed", other)[0]["decisions"] == "unknown"
    if objects:
        assert more(game, BOB)["trade"]["decisions"] == ["agree", "deny"]
        assert "decisions" not in more(game, DAN)["trade"]


@rule("I-SETUP-11")
def test_everybody_is_shown_the_same_frame() -> None:
    game = table(" | ".join(f"{name}: 2" for name in NAMES))
    names = [sorted(zones(game, viewer)) for viewer in all_viewers(game)]
    for viewer, found in zip(all_viewers(game), names, strict=True):
        expected = [name if viewer is None or name != f"hand@{viewer}" else "hand" for name in names[0]]
        assert found == sorted(expected)
