"""V-3, the option `backs`: marked backs that all can read."""

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    all_viewers,
    do,
    draw,
    heard,
    more,
    put_down,
    say,
    seen,
    sight,
    told,
    trade,
    vote,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, NAMES, table
from tests.rules import rule

from courtier.core.event import Event


def backs_told(news: list[Event]) -> list[tuple[str, str]]:
    """Who moves which backs, as everybody hears it."""
    lines = heard(news, "backs")
    assert all(heard(news, "backs", seat) == lines for seat in (ANN, BOB, CAT, DAN))
    return [(NAMES[line["seat"]], ", ".join(line["backs"])) for line in lines]


def tops_told(news: list[Event]) -> list[str]:
    """What comes to lie on top of the piles, as everybody hears it."""
    lines = [line for line in told(news, GALLERY) if line["event"] in ("top", "bare")]
    return [f"{line['pile']}: {line.get('mark', 'bare')}" for line in lines]


@rule("I/V-3", "I/R-03")
def test_open_backs_show_number_and_legality_of_all_that_lies_face_down() -> None:
    words = "Ann: asset 9!, Bob hook 8, asset 2 | Bob: Ann pact, asset 4 | Cat: 1"
    game = table(words, backs="open", draw="asset 7!, 3", discard="asset 6", piles={"Bob": "secret 9, pact"})
    do(game, "Ann: invite Bob", "Ann: asset 9!", "Bob: asset 4")
    for viewer in all_viewers(game):
        backs = more(game, viewer)["backs"]
        names = backs["words"]
        assert [names[code] for code in backs["hands"][ANN]] == ["2 legal", "8 illegal"]
        assert [names[code] for code in backs["hands"][BOB]] == ["0 legal"]
        assert [names[code] for code in backs["offers"]] == ["9 illegal", "4 legal"]
        tops = {name: names[code] for name, code in backs["tops"].items()}
        assert (tops["draw"], tops["discard"], tops["pile@1"]) == ("7 illegal", "6 legal", "9 illegal")
    assert seen(game, "hand@0", CAT) == 3, "type and colour stay hidden"
    assert "backs" not in more(table(words), CAT)


@rule("I/V-3")
def test_open_backs_of_cards_on_the_table_and_no_more_than_backs() -> None:
    games = [
        table(f"Ann: {card} | Bob: 1 | Cat: 1", phase="announcement", backs="open", draw=9, piles={"Bob": 5})
        for card in ("Bob hook 7", "asset 7!")
    ]
    for game in games:
        put_down(game)
        backs = more(game, CAT)["backs"]
        assert backs["words"][backs["table"][ANN]] == "7 illegal"
    assert sight(games[0], CAT, GALLERY) == sight(games[1], CAT, GALLERY)


@rule("I/V-3")
def test_open_backs_are_told_when_cards_are_offered_and_pay() -> None:
    words = "Ann: asset 1, Bob hook 8, asset 2 | Bob: asset 6!, asset 3 | Cat: 1 | Dan: 1"
    game = table(words, backs="open", bribery=True)
    news = trade(game, "Ann", "asset 1", "Bob", "asset 6!", agree="Ann", objects="Cat")
    assert backs_told(news) == [("Ann", "1 legal"), ("Bob", "6 illegal")]
    bribing = game.clone()
    bribing.recording = True
    assert backs_told(say(game, "Ann", "Bob hook 8")) == [("Ann", "8 illegal")]
    assert backs_told(do(bribing, "Ann: bribe", "Ann: asset 2")) == [("Ann", "2 legal")]


@rule("I/V-3")
def test_open_backs_are_told_when_cards_are_put_down_and_drawn() -> None:
    game = table("Ann: Bob hook 7 | Bob: asset 3 | Cat: asset 4 | Dan: asset 5!", backs="open", phase="announcement")
    news = put_down(game)
    assert backs_told(news) == [("Ann", "7 illegal"), ("Bob", "3 legal"), ("Cat", "4 legal"), ("Dan", "5 illegal")]
    stock = "asset 9!, standing, asset 2"
    game = table("Ann | Bob | Cat | Dan", backs="open", phase="draw", draw=stock, piles={"Dan": "secret 9"}, standing=2)
    news = draw(game, Ann="draw pile", Bob="draw pile", Cat="draw pile", Dan="own pile")
    assert backs_told(news) == [("Ann", "9 illegal"), ("Cat", "2 legal"), ("Dan", "9 illegal")]


@rule("I/V-3")
@pytest.mark.parametrize("heir", ["Bob", "discard pile"])
def test_open_backs_are_told_of_what_the_eliminated_leave(heir: str) -> None:
    words = "Ann: Ann pact, asset 4, asset 5! | Bob: Cat hook 8, asset 3 | Cat: 1 | Dan: 1"
    game = table(words, backs="open", phase="vote", standing={"Ann": 1})
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    news = say(game, "Ann", heir)
    if heir == "discard pile":
        assert backs_told(news) == [("Ann", "4 legal, 5 illegal")], "Pacts leave the game unseen"
    else:
        assert backs_told(do(game, "Bob: Cat hook 8", "Bob: asset 4")) == [("Bob", "8 illegal"), ("Bob", "4 legal")]


@rule("I/V-3")
def test_the_back_of_each_new_top_is_told() -> None:
    game = table(
        "Ann | Bob | Cat | Dan",
        backs="open",
        phase="draw",
        draw="asset 9!, asset 2",
        discard="asset 6",
        piles={"Dan": "secret 9, pact"},
    )
    news = draw(game, Ann="draw pile", Bob="draw pile", Cat="draw pile", Dan="own pile")
    first, reshuffled, last = ["draw: 2 legal", "draw: bare"], ["discard: bare", "draw: 6 legal"], ["draw: bare"]
    assert tops_told(news) == [*first, *reshuffled, *last, "pile@3: 0 legal"]
    game = table("Ann: asset 8! | Bob: 1 | Cat: 1 | Dan: 1", backs="open", phase="vote", standing={"Ann": 1})
    news = vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    assert tops_told(news) == ["discard: 10 legal", "pile@0: bare"], "the Standing, and the pile that leaves the game"
    assert tops_told(say(game, "Ann", "discard pile")) == ["discard: 8 illegal"]
