"""I-WIN: the end of the game."""

from tests import untyped
from tests.games.intrigue.play import (
    GALLERY,
    all_viewers,
    announce,
    asked,
    do,
    each_count,
    everybody,
    finished,
    heard,
    kinds,
    living,
    moments,
    more,
    new,
    places,
    reason,
    round_of,
    say,
    seen,
    standings,
    start,
    trade,
    until,
    vote,
    winners,
)
from tests.games.intrigue.table import ANN, BOB, CAT, NAMES, table
from tests.rules import rule

from courtier.core.event import Event
from courtier.core.game import Game

BARE = dict.fromkeys(NAMES, 0)


def last_vote(ann: str, cat: str, **words: object) -> tuple[Game, list[Event]]:
    """Bob, without a card, is voted out, and Ann and Cat compare."""
    words = {"phase": "vote", "standing": {"Bob": 1}} | words
    game = table(f"Ann: {ann} | Bob | Cat: {cat}", **words)  # type: ignore[arg-type]
    return game, vote(game, Ann="Bob", Bob="Bob", Cat="Bob")


def at_cap(*hands: str, standing: dict[str, int] | int = 3, **words: object) -> Game:
    """The last round of a game with a cap ends, and nobody draws any more."""
    line = " | ".join(f"{NAMES[seat]}: {cards}" for seat, cards in enumerate(hands))
    words = {"phase": "vote", "piles": BARE, "draw": 0, "round_cap": 5, "rounds": 5, "standing": standing} | words
    game = table(line, **words)  # type: ignore[arg-type]
    vote(game, **{name: name for name in NAMES[: len(hands)]})
    return game


@rule("I-WIN-1", "I-WIN-2")
def test_the_higher_combined_value_of_the_last_two_wins() -> None:
    game, news = last_vote("asset 4", "asset 5")
    assert game.over()
    assert (winners(game), reason(game)) == (["Cat"], "two_left")
    assert heard(news, "ended") == [{"reason": "two_left", "round": 1}]
    assert not kinds(news, "named", "drew", "round_ended")


@rule("I-WIN-1", "I/R-69")
def test_the_last_inheritance_and_its_discards_come_first() -> None:
    game = table("Ann: asset 3 | Bob: asset 9 | Cat: asset 5", phase="vote", standing={"Bob": 1})
    vote(game, Ann="Bob", Bob="Bob", Cat="Bob")
    assert not game.over()
    say(game, "Bob", "Ann")
    assert not game.over()
    say(game, "Ann", "asset 3")
    assert (game.scores(), winners(game)) == ([39, 0, 35], ["Ann"])


@rule("I-WIN-3", "I/R-67", "I/R-89")
def test_hand_and_ten_per_standing_count_and_nothing_else() -> None:
    game, _ = last_vote("asset 9, testimony 9", "Ann secret 9", standing={"Ann": 1, "Bob": 1}, piles={"Ann": 11})
    assert game.scores() == [28, 0, 39]
    sources = untyped.view(game, GALLERY)["result"]["sources"][ANN]
    assert sources == [{"source": "hand", "points": 18}, {"source": "standing", "points": 10}]


@rule("I-WIN-3", "I/R-70")
def test_cards_on_the_table_do_not_count() -> None:
    game = table("Ann: Bob secret 9 | Bob: 1 | Cat: asset 9", phase="announcement", standing={"Bob": 1})
    announce(game, Ann="Bob secret 9")
    assert game.scores() == [30, 0, 30]


@rule("I-WIN-4", "I/R-68")
def test_equal_values_share() -> None:
    game, news = last_vote("asset 9", "asset 4, asset 5")
    assert winners(game) == ["Ann", "Cat"]
    assert places(game) == [1, 3, 1]
    assert [line["seat"] for line in heard(news, "won")] == [ANN, CAT]


@rule("I-WIN-5", "I-WIN-6", "I/R-66")
def test_a_single_survivor_wins_whatever_the_values() -> None:
    game = table("Ann: asset 9!, 5 | Bob: asset 8!, 5 | Cat: asset 1", standing={"Ann": 1, "Bob": 1, "Cat": 1})
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert (winners(game), reason(game), places(game)) == (["Cat"], "one_left", [2, 2, 1])
    assert game.scores() == [0, 0, 11]


@rule("I-WIN-6")
@each_count
def test_the_eliminated_never_win(seats: int) -> None:
    for seed in range(6):
        game = finished(seats, seed)
        assert set(winners(game)) <= set(living(game))
        assert all(game.scores()[seat] == 0 for seat in range(seats) if NAMES[seat] not in living(game))


@rule("I-WIN-7")
def test_illegal_cards_count_in_full() -> None:
    game, _ = last_vote("asset 9!, Bob threat 8", "asset 9, asset 7")
    assert game.scores() == [47, 0, 46]


@rule("I-WIN-8", "I/R-71")
def test_the_cap_ends_the_game_after_its_draw() -> None:
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: asset 3", phase="draw", draw="asset 9, 5", rounds=40)
    news = everybody(game, "draw pile")
    assert game.over()
    assert (reason(game), winners(game), living(game)) == ("round_cap", ["Ann"], ["Ann", "Bob", "Cat"])
    assert kinds(news, "drew", "ended")[-1] == "ended"
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: asset 3", phase="draw", rounds=39)
    everybody(game, "draw pile")
    assert not game.over()
    assert round_of(game) == 40


@rule("I-WIN-8", "I/R-71", "I-ROUND-3")
def test_if_everybody_votes_for_oneself_only_the_cap_stops_the_game() -> None:
    game = new(3, seed=1)
    rounds = set()
    while not game.over():
        rounds.add(round_of(game))
        if asked(game) == "vote":
            vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
        else:
            for seat in game.actors():
                game.apply(seat, game.default(seat))
    assert (reason(game), max(rounds)) == ("round_cap", 40)
    assert min(standings(game)) == 3


@rule("I-WIN-8", "I-WIN-10", "I/R-88")
def test_the_places_at_the_cap() -> None:
    game = at_cap("asset 9", "asset 4", "asset 9!", "asset 4!")
    assert (winners(game), places(game)) == (["Ann", "Cat"], [1, 3, 1, 3])
    game = at_cap("asset 1", "", "asset 9", "asset 5", standing={"Bob": 3})
    assert places(game) == [3, 4, 1, 2]


@rule("I-WIN-9", "I/R-88")
def test_hands_of_the_living_are_shown_at_the_end() -> None:
    game, news = last_vote("asset 4, Bob pact", "asset 5")
    assert heard(news, "shown") == [
        {"seat": ANN, "cards": ["orange.pact", "asset.4"]},
        {"seat": CAT, "cards": ["asset.5"]},
    ]
    for viewer in all_viewers(game):
        assert seen(game, "hand" if viewer == ANN else "hand@0", viewer) == ["Bob pact", "asset 4"]


@rule("I-WIN-10", "I/R-88")
def test_places_of_the_eliminated_a_later_exit_first() -> None:
    game = table("Ann: 1 | Bob | Cat: asset 9 | Dan | Eve", phase="vote", standing={"Bob": 1}, out="Eve, Dan")
    news = vote(game, Ann="Bob", Bob="Bob", Cat="Bob")
    assert places(game) == [2, 3, 1, 4, 5]
    assert game.scores() == [31, 0, 39, 0, 0]
    assert [(line["seat"], line["value"], line["place"]) for line in heard(news, "valued")] == [
        (ANN, 31, 2),
        (BOB, 0, 3),
        (CAT, 39, 1),
        (3, 0, 4),
        (4, 0, 5),
    ]


@rule("I-WIN-10", "I-LOSE-14")
def test_the_same_event_is_the_same_place() -> None:
    game = table("Ann: asset 9! | Bob: asset 8! | Cat: 1 | Dan: asset 9", standing={"Ann": 1, "Bob": 1})
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    do(game, "Ann: discard pile", "Bob: discard pile")
    assert places(game) == [3, 3, 2, 1]


@rule("I-WIN-2", "I-WIN-10")
@each_count
def test_whoever_wins_has_the_best_value_of_the_living(seats: int) -> None:
    for seed in range(4):
        *_, game = moments(new(seats, seed, round_cap=5), seed)
        best = max(game.scores())
        assert winners(game) == [name for name in NAMES[:seats] if game.scores()[NAMES.index(name)] == best]
        assert [place == 1 for place in places(game)] == [name in winners(game) for name in NAMES[:seats]]
        assert untyped.view(game, GALLERY)["result"]["scores"] == game.scores()


@rule("I-WIN-1", "I-ROUND-3")
def test_three_left_go_on() -> None:
    game = table("Ann: 1 | Bob | Cat: 1 | Dan: 1", phase="vote", standing={"Bob": 1})
    vote(game, Ann="Bob", Bob="Bob", Cat="Bob", Dan="Bob")
    assert not game.over()
    until(game, "ready")
    assert (round_of(game), start(game), more(game)["living"]) == (2, "Cat", [0, 2, 3])
