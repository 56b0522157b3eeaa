"""I-STAND, I-LOSE: Standing, losing and inheritance."""

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    announce,
    answers,
    asked,
    boxed,
    circle,
    discards,
    do,
    draw,
    each_count,
    everybody,
    hand,
    heard,
    kinds,
    living,
    moments,
    more,
    new,
    pass_all,
    pile,
    put_down,
    same_news,
    say,
    seen,
    sight,
    standing,
    standings,
    trade,
    until,
    vote,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.core.errors import IllegalAction
from courtier.core.event import Event
from courtier.core.game import Game


def voted_out(ann: str, bob: str = "1", cat: str = "1", **words: object) -> tuple[Game, list[Event]]:
    """Ann has lost her last Standing by the vote; Bob, Cat and Dan live."""
    words = {"phase": "vote", "standing": {"Ann": 1}} | words
    game = table(f"Ann: {ann} | Bob: {bob} | Cat: {cat} | Dan: 1", **words)  # type: ignore[arg-type]
    return game, vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Dan")


@rule("I-STAND-1")
def test_standing_is_the_number_of_open_cards() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", standing={"Ann": 1, "Bob": 4})
    assert [seen(game, f"standing@{seat}", CAT) for seat in range(3)] == [["standing"] * count for count in (1, 4, 3)]


@rule("I-STAND-2")
@each_count
def test_standing_is_lost_by_vote_secret_or_fine_alone(seats: int) -> None:
    before = [3] * seats
    for game in moments(new(seats, seed=7), seed=7):
        lost = [line["seat"] for line in heard(game.news, "standing_lost")]
        gained = [line["seat"] for line in heard(game.news, "drew_standing")]
        now = standings(game)
        assert now == [before[seat] - lost.count(seat) + gained.count(seat) for seat in range(seats)]
        assert {line["cause"] for line in heard(game.news, "standing_lost")} <= {"vote", "secret", "fine"}
        before = now


@rule("I-STAND-3", "I/R-05")
def test_lost_standing_goes_to_the_discard_pile() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote")
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann")
    assert discards(game) == ["standing"]
    assert seen(game, "discard") == 1


@rule("I-LOSE-1", "I-LOSE-2", "I/R-59")
def test_without_standing_one_is_out_at_once() -> None:
    game, news = voted_out("asset 5")
    assert kinds(news, "standing_lost", "eliminated") == ["standing_lost", "eliminated"]
    assert living(game) == ["Bob", "Cat", "Dan"]
    assert more(game)["gone"] == [1, 0, 0, 0]
    assert asked(game) == "heir", "before the Draw"


@rule("I-LOSE-2", "I/R-59")
def test_in_the_trade_phase_too() -> None:
    game = table("Ann: asset 1 | Bob: asset 6! | Cat: 1 | Dan: 1", standing={"Ann": 1})
    trade(game, "Ann", "asset 1", "Bob", "asset 6!", agree="Ann", objects="Cat")
    assert (living(game), circle(game), asked(game)) == (["Bob", "Cat", "Dan"], ["Ann"], "heir")
    say(game, "Ann", "discard pile")
    assert circle(game) == ["Bob"]
    assert "invite Ann" not in answers(game, "Bob")


@rule("I-LOSE-2", "I/R-59")
def test_one_trade_is_one_event_for_both_it_ruins() -> None:
    game = table("Ann: asset 9! | Bob: asset 8! | Cat: 1 | Dan: 1 | Eve: 1", standing={"Ann": 1, "Bob": 1})
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert more(game)["gone"] == [1, 1, 0, 0, 0]


@rule("I-LOSE-2", "I/R-59")
def test_each_announcement_is_an_event_of_its_own() -> None:
    words = "Ann: Cat secret 9 | Bob: Dan secret 7 | Cat: 2 | Dan: 2 | Eve: 1"
    game = table(words, phase="announcement", standing={"Cat": 1, "Dan": 1})
    announce(game, Ann="Cat secret 9", Bob="Dan secret 7")
    assert (asked(game), circle(game)) == ("heir", ["Cat"])
    assert (living(game), standing(game, "Dan")) == (["Ann", "Bob", "Dan", "Eve"], 1), "the second waits for the heir"
    say(game, "Cat", "discard pile")
    assert (asked(game), circle(game)) == ("heir", ["Dan"])
    assert more(game)["gone"] == [0, 0, 1, 2, 0]


@rule("I-LOSE-3", "I/R-60", "I/R-64")
def test_all_to_the_discard_pile_or_to_one_living_player() -> None:
    words = "Ann: asset 5, asset 6 | Bob: 1 | Cat: 1 | Dan: 1 | Eve"
    game = table(words, phase="vote", standing={"Ann": 1}, out="Eve")
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    assert (asked(game), circle(game)) == ("heir", ["Ann"])
    assert answers(game, "Ann") == ["discard pile", "Bob", "Cat", "Dan"]
    news = say(game, "Ann", "discard pile")
    assert discards(game) == ["asset 5", "asset 6", "standing"]
    assert hand(game, "Ann") == []
    assert heard(news, "hand_discarded", BOB) == [{"seat": ANN, "discarded": 2, "removed": 0, "cards": "unknown"}]
    assert heard(news, "hand_discarded", ANN)[0]["cards"] == ["asset.5", "asset.6"]


@rule("I-LOSE-4", "I-LOSE-5", "I/R-60")
def test_the_heir_gets_all_and_discards_as_many() -> None:
    game, _ = voted_out("asset 5, asset 6, Cat hook 7", bob="asset 2, asset 9")
    news = say(game, "Ann", "Bob")
    assert heard(news, "bequeathed", DAN) == [{"seat": ANN, "heir": BOB, "count": 3, "cards": "unknown"}]
    assert heard(news, "bequeathed", BOB)[0]["cards"] == ["yellow.hook.7", "asset.5", "asset.6"]
    assert hand(game, "Bob") == ["Cat hook 7", "asset 2", "asset 5", "asset 6", "asset 9"]
    assert answers(game, "Bob") == hand(game, "Bob"), "old or inherited; there is no refusing"
    news = do(game, "Bob: asset 2", "Bob: asset 6")
    assert (asked(game), circle(game)) == ("heir_discard", ["Bob"])
    news += say(game, "Bob", "asset 5")
    assert hand(game, "Bob") == ["Cat hook 7", "asset 9"]
    assert discards(game) == ["asset 2", "asset 5", "asset 6", "standing"]
    assert [line["cards"] for line in heard(news, "heir_discarded", CAT)] == ["unknown"] * 3
    assert asked(game) == "draw_source"


@rule("I-LOSE-5")
def test_the_heir_cannot_refuse() -> None:
    game, _ = voted_out("asset 5")
    say(game, "Ann", "Cat")
    for words in ("pass", "nothing", "deny", "only pacts"):
        with pytest.raises(IllegalAction):
            say(game, "Cat", words)


@rule("I-LOSE-6", "I-LOSE-13", "I/R-63")
def test_an_heir_with_too_few_other_cards_keeps_the_pacts() -> None:
    game, _ = voted_out("Cat pact, Cat pact!", bob="Bob pact, asset 1")
    say(game, "Ann", "Bob")
    assert answers(game, "Bob") == ["asset 1"]
    say(game, "Bob", "asset 1")
    assert answers(game, "Bob") == ["only pacts"]
    news = say(game, "Bob", "only pacts")
    assert heard(news, "only_pacts_left", DAN) == [{"seat": BOB}]
    assert hand(game, "Bob") == ["Bob pact", "Cat pact", "Cat pact!"]


@rule("I-LOSE-7", "I/R-61")
def test_pacts_do_not_go_to_the_discard_pile() -> None:
    game, _ = voted_out("Ann pact, Bob pact, asset 5")
    news = say(game, "Ann", "discard pile")
    assert discards(game) == ["asset 5", "standing"]
    assert {"Ann pact", "Bob pact"} <= set(boxed(game))
    assert heard(news, "hand_discarded", CAT)[0] == {"seat": ANN, "discarded": 1, "removed": 2, "cards": "unknown"}


@rule("I-LOSE-8", "I/R-62")
def test_the_personal_pile_leaves_the_game() -> None:
    game, news = voted_out("asset 5", piles={"Ann": "hook 7, secret 9, pact"})
    assert heard(news, "eliminated") == [{"seat": ANN, "pile": 3, "exit": 1}]
    assert pile(game, "Ann") == []
    assert {"Ann hook 7", "Ann secret 9", "Ann pact"} <= set(boxed(game))
    assert seen(game, "pile@0") == 0


@rule("I-LOSE-9", "I-ANN-14", "I/R-65")
def test_a_card_on_the_table_is_discarded_not_inherited() -> None:
    game = table(
        "Ann: asset 8, asset 5 | Bob: Ann secret 9, 1 | Cat: 1 | Dan: 1", phase="announcement", standing={"Ann": 1}
    )
    put_down(game, Ann="asset 8", Bob="Ann secret 9")
    do(game, "Ann: keep down", "Bob: announce", "Cat: keep down", "Dan: keep down")
    say(game, "Ann", "Bob")
    assert "asset 8" not in hand(game, "Bob")
    say(game, "Bob", "asset 5")
    assert "asset 8" in discards(game)


@rule("I-LOSE-10", "I/R-41")
def test_an_announcement_of_the_loser_is_void() -> None:
    game = table("Ann: Cat secret 7 | Bob: Ann secret 9 | Cat: 1 | Dan: 1", phase="announcement", standing={"Ann": 1})
    news = announce(game, Ann="Cat secret 7", Bob="Ann secret 9")
    line = {"seat": ANN, "card": "yellow.secret.7", "target": CAT, "reason": "announcer_out"}
    assert heard(news, "had_no_effect") == [line]
    assert standing(game, "Cat") == 3


@rule("I-LOSE-11", "I/R-79")
def test_social_cards_of_a_lost_colour_are_plain_numbers() -> None:
    game = table("Ann: Dan hook 8, asset 1 | Bob: asset 6! | Cat: 1 | Dan | Eve: 1", out="Dan")
    do(game, "Ann: invite Bob")
    assert answers(game, "Ann") == ["Dan hook 8", "asset 1"]
    trade(game, "Ann", "asset 1", "Bob", "asset 6!", agree="Ann", objects="Cat", invites=False)
    assert answers(game, "Ann") == ["Dan hook 8"], "it pays"
    game = table("Ann: Dan hook 8 | Bob | Cat: 1 | Dan", out="Dan", phase="vote", standing={"Bob": 1})
    vote(game, Ann="Bob", Bob="Bob", Cat="Bob")
    assert game.scores()[ANN] == 38, "it counts"


@rule("I-LOSE-12", "I/R-60")
def test_an_empty_hand_is_not_asked_for_an_heir() -> None:
    game, news = voted_out("")
    assert asked(game) == "draw_source"
    assert not kinds(news, "hand_discarded", "bequeathed")


@rule("I-LOSE-12", "I/R-66")
def test_with_one_left_the_hand_takes_the_discard_way() -> None:
    game = table("Ann: asset 9!, Ann pact | Bob: asset 8!, 1 | Cat: 1", standing={"Ann": 1, "Bob": 1})
    news = trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert game.over()
    assert "asset 9!" in discards(game)
    assert "Ann pact" in boxed(game)
    assert kinds(news, "hand_discarded", "ended") == ["hand_discarded"] * 2 + ["ended"]


@rule("I-LOSE-14", "I/R-64", "I/R-66")
def test_two_out_by_one_event_are_out_before_either_chooses() -> None:
    game = table(
        "Ann: asset 9!, 1 | Bob: asset 8!, 1 | Cat: 1 | Dan: 1 | Eve: 1",
        standing={"Ann": 1, "Bob": 1},
        start="Eve",
        asked="Bob",
    )
    news = trade(game, "Bob", "asset 8!", "Ann", "asset 9!", agree="Ann Bob", objects="Cat")
    assert [line["exit"] for line in heard(news, "eliminated")] == [1, 1]
    assert (circle(game), answers(game)) == (["Ann"], ["discard pile", "Cat", "Dan", "Eve"])
    say(game, "Ann", "discard pile")
    assert (circle(game), answers(game)) == (["Bob"], ["discard pile", "Cat", "Dan", "Eve"])
    say(game, "Bob", "discard pile")
    assert asked(game) == "invite"


@rule("I-LOSE-14", "I/R-66")
def test_the_losers_choose_in_seat_order_from_the_start_player() -> None:
    game = table(
        "Ann: asset 9!, 1 | Bob: asset 8!, 1 | Cat: 1 | Dan: 1 | Eve: 1",
        standing={"Ann": 1, "Bob": 1},
        start="Bob",
        asked="Ann",
    )
    news = trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert [line["seat"] for line in heard(news, "eliminated")] == [BOB, ANN], "not in the order of the trade"
    assert circle(game) == ["Bob"]
    say(game, "Bob", "discard pile")
    assert circle(game) == ["Ann"]


@rule("I-LOSE-4", "I-PACT-7", "I/R-61")
def test_an_inherited_pact_binds_the_heir() -> None:
    game, _ = voted_out("Cat pact", bob="Cat hook 7, Cat hook 8")
    do(game, "Ann: Bob", "Bob: Cat hook 7")
    everybody(game, "own pile")
    until(game, "invite")
    pass_all(game)
    put_down(game, Bob="Cat hook 8")
    assert answers(game, "Bob") == ["keep down"]


@rule("I-LOSE-3", "I-LOSE-4", "I/R-60")
def test_inherited_faces_are_known_to_two() -> None:
    pairs = []
    for ann in ("asset 5, asset 9", "asset 6, asset 8"):
        game, _ = voted_out(ann, draw=20)
        pairs.append((game, say(game, "Ann", "Bob")))
    assert same_news(pairs[0][1], pairs[1][1], CAT, DAN, GALLERY)
    assert sight(pairs[0][0], CAT, DAN, GALLERY) == sight(pairs[1][0], CAT, DAN, GALLERY)


@rule("I-LOSE-1", "I-DRAW-7")
def test_a_drawn_standing_saves_nobody_who_is_out() -> None:
    game, _ = voted_out("", draw="standing, 9")
    draw(game, Bob="draw pile")
    assert living(game) == ["Bob", "Cat", "Dan"]
    assert standings(game)[:2] == [0, 4]
