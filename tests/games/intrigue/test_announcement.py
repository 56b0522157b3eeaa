"""I-ANN, I-SOC, I-TEST: cards put down, announced and resolved."""

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    announce,
    answers,
    asked,
    circle,
    discards,
    do,
    everybody,
    hand,
    heard,
    kinds,
    lying,
    more,
    put_down,
    same_news,
    say,
    seen,
    sight,
    standings,
    trade,
    vote,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.core.errors import IllegalAction


@rule("I-ANN-1", "I-ANN-12")
def test_each_puts_one_card_down_at_the_same_time() -> None:
    game = table("Ann: asset 1, asset 2 | Bob: asset 3 | Cat: asset 4 | Dan", phase="announcement", out="Dan")
    assert circle(game) == ["Ann", "Bob", "Cat"]
    before = sight(game, BOB, GALLERY)
    say(game, "Ann", "asset 2")
    assert lying(game, "Ann") is None
    assert sight(game, BOB, GALLERY) == before
    with pytest.raises(IllegalAction, match="sealed"):
        say(game, "Ann", "asset 1")
    news = do(game, "Bob: asset 3", "Cat: asset 4")
    assert [lying(game, name) for name in ("Ann", "Bob", "Cat")] == ["asset 2", "asset 3", "asset 4"]
    assert kinds(news) == ["put_down"] * 3
    assert hand(game, "Ann") == ["asset 1"]


@rule("I-ANN-2", "I/R-34")
def test_whoever_holds_another_card_than_pacts_must_put_one_down() -> None:
    game = table("Ann: Ann pact, asset 1, Bob hook 7 | Bob: 1 | Cat: 1", phase="announcement")
    assert answers(game, "Ann") == ["Bob hook 7", "asset 1"]
    with pytest.raises(IllegalAction):
        say(game, "Ann", "nothing")


@rule("I-ANN-3", "I/R-34", "I/R-83")
def test_only_pacts_put_nothing_down_and_an_empty_hand_is_not_asked() -> None:
    game = table("Ann: Ann pact, Bob pact | Bob: 1 | Cat", phase="announcement")
    assert circle(game) == ["Ann", "Bob"]
    assert answers(game, "Ann") == ["nothing"]
    news = put_down(game)
    assert heard(news, "put_nothing_down") == [{"seat": ANN}]
    assert circle(game) == ["Bob"]
    assert seen(game, "table@0") == []


@rule("I-ANN-3")
def test_if_nobody_puts_a_card_down_the_vote_comes_next() -> None:
    game = table("Ann: Ann pact | Bob: Cat pact | Cat", phase="announcement")
    put_down(game)
    assert asked(game) == "vote"


@rule("I-ANN-4", "I/R-35")
def test_announcing_is_decided_by_all_at_once_after_all_cards_are_down() -> None:
    game = table("Ann: testimony 7 | Bob: Ann secret 7 | Cat: 1", phase="announcement")
    put_down(game)
    assert (asked(game), circle(game)) == ("announce", ["Ann", "Bob", "Cat"])
    before = sight(game, ANN, CAT, GALLERY)
    news = say(game, "Bob", "announce")
    assert not news
    assert sight(game, ANN, CAT, GALLERY) == before
    say(game, "Cat", "keep down")
    news = say(game, "Ann", "keep down")
    assert standings(game) == [2, 3, 3]
    assert heard(news, "announced") == [{"seat": BOB, "card": "red.secret.7", "target": ANN}]


@rule("I-ANN-5", "I/R-36")
@pytest.mark.parametrize("card", ["asset 9", "asset 9!", "influence 5"])
def test_assets_and_influence_cannot_be_announced(card: str) -> None:
    game = table(f"Ann: {card} | Bob: testimony 7 | Cat: Bob secret 7", phase="announcement")
    put_down(game)
    assert answers(game, "Ann") == ["keep down"]
    assert answers(game, "Bob") == answers(game, "Cat") == ["keep down", "announce"]


@rule("I-ANN-6", "I/R-36", "I/R-79")
@pytest.mark.parametrize("card", ["favour 9", "hook 8", "threat 7", "secret 9"])
def test_neither_the_own_nor_an_eliminated_colour_can_be_announced(card: str) -> None:
    game = table(f"Ann: Ann {card} | Bob: Dan {card} | Cat: 1 | Dan", phase="announcement", out="Dan")
    put_down(game)
    assert answers(game, "Ann") == answers(game, "Bob") == ["keep down"]


@rule("I-ANN-7")
def test_announced_cards_are_seen_by_all_and_others_stay_hidden() -> None:
    game = table("Ann: Bob favour 8, 2 | Bob: asset 9, 1 | Cat: 2", phase="announcement")
    news = announce(game, Ann="Bob favour 8")
    assert asked(game) == "offer"
    assert seen(game, "table@0", CAT) == ["Bob favour 8"]
    assert seen(game, "table@1", CAT) == seen(game, "table@1", GALLERY) == ["unknown"]
    assert seen(game, "table@1", BOB) == [lying(game, "Bob")]
    assert heard(news, "put_down", CAT)[0]["cards"] == "unknown"
    assert heard(news, "put_down", ANN)[0]["cards"] == ["orange.favour.8"]
    assert [line["seat"] for line in heard(news, "kept_down")] == [BOB, CAT]


@rule("I-ANN-7", "I-ANN-11", "I/R-49")
def test_what_lies_unannounced_is_never_told() -> None:
    """Leak check e."""
    one, two = (table("Ann: asset 9, asset 1 | Bob: 1 | Cat: 1", phase="announcement") for _ in range(2))
    news = []
    for game, card in ((one, "asset 9"), (two, "asset 1")):
        news.append(put_down(game, Ann=card) + everybody(game, "keep down"))
    assert same_news(news[0], news[1], BOB, CAT, GALLERY)
    assert sight(one, BOB, CAT, GALLERY) == sight(two, BOB, CAT, GALLERY)
    assert heard(news[0], "cleared", ANN)[0]["cards"] == ["asset.9"]
    assert seen(one, "discard", ANN) == 3, "face down, its size alone is seen"


@rule("I-ANN-8")
def test_announcing_is_voluntary() -> None:
    game = table("Ann: Bob secret 9 | Bob: 1 | Cat: 1", phase="announcement")
    put_down(game)
    everybody(game, "keep down")
    assert standings(game) == [3, 3, 3]


@rule("I-ANN-9", "I/R-37")
def test_highest_number_first_and_ties_from_the_start_player() -> None:
    game = table(
        "Ann: Bob hook 7 | Bob: Cat threat 8 | Cat: Dan secret 9 | Dan: Eve hook 8 | Eve: Ann threat 7",
        phase="announcement",
        start="Cat",
    )
    cards = {
        "Ann": "Bob hook 7",
        "Bob": "Cat threat 8",
        "Cat": "Dan secret 9",
        "Dan": "Eve hook 8",
        "Eve": "Ann threat 7",
    }
    news = announce(game, **cards)
    assert [line["seat"] for line in heard(news, "took_effect")] == [CAT, DAN, BOB, 4, ANN]


@rule("I-ANN-9", "I-TEST-3", "I/R-38")
def test_testimony_protects_from_the_reveal_on() -> None:
    """A seven is announced last of all by seat, and yet stops what is resolved before it by number."""
    game = table("Ann: Cat secret 7 | Bob: 1 | Cat: testimony 7", phase="announcement")
    news = announce(game, Ann="Cat secret 7", Cat="testimony 7")
    assert standings(game) == [3, 3, 3]
    assert kinds(news, "testified", "had_no_effect") == ["testified", "had_no_effect"]


@rule("I-ANN-10")
def test_illegal_cards_are_announced_without_risk() -> None:
    game = table("Ann: Bob secret 9 | Bob: 1 | Cat: 1", phase="announcement")
    news = announce(game, Ann="Bob secret 9")
    assert not kinds(news, "found_illegal", "fined", "accused")
    assert standings(game) == [3, 2, 3]
    assert asked(game) == "vote"


@rule("I-ANN-11", "I-SOC-2", "I/R-49")
def test_all_cards_on_the_table_are_discarded() -> None:
    game = table("Ann: Bob secret 9 | Bob: testimony 9 | Cat: asset 5", phase="announcement")
    news = announce(game, Ann="Bob secret 9", Bob="testimony 9")
    assert discards(game) == ["Bob secret 9", "asset 5", "testimony 9"]
    assert [lying(game, name) for name in ("Ann", "Bob", "Cat")] == [None] * 3
    assert kinds(news, "cleared") == ["cleared"] * 3
    assert seen(game, "discard") == 3


@rule("I-ANN-13", "I/R-83")
def test_who_cannot_announce_is_asked_all_the_same() -> None:
    bound, free = (
        table(f"Ann: Bob hook 7, {card} | Bob: 1 | Cat: 1", phase="announcement", piles={"Bob": 9}, draw=30)
        for card in ("Bob pact", "Cat pact")
    )
    for game in (bound, free):
        put_down(game, Ann="Bob hook 7")
        assert circle(game) == ["Ann", "Bob", "Cat"]
    assert (answers(bound, "Ann"), answers(free, "Ann")) == (["keep down"], ["keep down", "announce"])
    hidden = table(
        "Ann: Bob hook 7, Bob pact | Bob: 1 | Cat: 1", phase="announcement", piles={"Bob": 9, "Cat": 11}, draw=30
    )
    put_down(hidden, Ann="Bob hook 7")
    other = table(
        "Ann: Bob hook 8, asset 9 | Bob: 1 | Cat: 1", phase="announcement", piles={"Bob": 9, "Cat": 11}, draw=30
    )
    put_down(other, Ann="Bob hook 8")
    assert sight(hidden, BOB, CAT, GALLERY) == sight(other, BOB, CAT, GALLERY)


@rule("I-ANN-14", "I-FAV-3", "I/R-65", "I/R-40")
def test_a_card_on_the_table_can_be_neither_offered_nor_inherited() -> None:
    game = table(
        "Ann: Bob favour 8, asset 2 | Bob: asset 3, asset 4 | Cat: Ann secret 7, 1 | Dan: 1",
        phase="announcement",
        standing={"Ann": 1},
    )
    put_down(game, Ann="Bob favour 8", Bob="asset 4", Cat="Ann secret 7")
    do(game, "Ann: announce", "Bob: keep down", "Cat: announce", "Dan: keep down")
    assert (answers(game, "Ann"), answers(game, "Bob")) == (["asset 2"], ["asset 3"])
    trade(game, "Ann", "asset 2", "Bob", "asset 3", invites=False)
    say(game, "Ann", "Bob")
    assert hand(game, "Bob") == ["asset 2", "asset 3"]
    assert answers(game, "Bob") == ["asset 2", "asset 3"], "nor discarded by the heir"
    say(game, "Bob", "asset 2")
    assert "Bob favour 8" in discards(game)


# Social cards


@rule("I-SOC-1")
@pytest.mark.parametrize("target", ["Bob", "Cat", "Dan"])
def test_a_social_card_affects_the_player_of_its_colour(target: str) -> None:
    game = table(f"Ann: {target} secret 7 | Bob: 1 | Cat: 1 | Dan: 1", phase="announcement")
    news = announce(game, Ann=f"{target} secret 7")
    assert [line["target"] for line in heard(news, "took_effect")] == [["Ann", "Bob", "Cat", "Dan"].index(target)]
    assert standings(game).index(2) == ["Ann", "Bob", "Cat", "Dan"].index(target)


@rule("I-SOC-2", "I/R-48")
def test_the_reasons_for_no_effect_are_public_but_for_a_pact() -> None:
    game = table("Ann: Bob secret 7 | Bob: testimony 7 | Cat: 1", phase="announcement")
    news = announce(game, Ann="Bob secret 7", Bob="testimony 7")
    line = {"seat": ANN, "card": "orange.secret.7", "target": BOB, "reason": "testimony"}
    assert heard(news, "had_no_effect", CAT) == [line]


@rule("I-SOC-3", "I/R-48")
def test_a_pact_from_a_favour_trade_stops_the_announcer_s_rival() -> None:
    game = table("Ann: Bob favour 8, Ann pact | Bob: Ann secret 7, Bob pact | Cat: 1", phase="announcement")
    announce(game, Ann="Bob favour 8", Bob="Ann secret 7")
    news = trade(game, "Ann", "Ann pact", "Bob", "Bob pact", agree="Ann Bob", invites=False)
    assert heard(news, "failed", BOB)[0]["reason"] == ["pact"]
    assert heard(news, "failed", ANN)[0]["reason"] == "unknown"
    assert standings(game) == [3, 3, 3]


@rule("I-SOC-3", "I/R-48")
@pytest.mark.parametrize("landed", ["hook 8", "threat 8"])
def test_a_hook_or_threat_that_has_landed_stays(landed: str) -> None:
    """Bob's eight lands before the Favour 8 of Cat, seats counted from Bob, makes Bob hold Cat's Pact."""
    game = table(
        f"Ann: 1 | Bob: Cat {landed}, Bob pact | Cat: Bob favour 8, Cat pact | Dan: 1",
        phase="announcement",
        start="Bob",
    )
    announce(game, Bob=f"Cat {landed}", Cat="Bob favour 8")
    trade(game, "Cat", "Cat pact", "Bob", "Bob pact", agree="Bob Cat", invites=False)
    assert asked(game) == "vote"
    assert circle(game) == ["Bob", "Dan", "Ann"], "Cat follows, or does not vote"


# Testimony


@rule("I-TEST-1", "I-TEST-2", "I/R-38")
@pytest.mark.parametrize("testimony", [7, 8, 9])
@pytest.mark.parametrize(
    "card", ["favour 8", "favour 9", "hook 7", "hook 8", "threat 7", "threat 8", "secret 7", "secret 9"]
)
def test_immune_up_to_the_own_number(testimony: int, card: str) -> None:
    game = table(f"Ann: testimony {testimony}, 1 | Bob: Ann {card}, 1 | Cat: 1", phase="announcement")
    news = announce(game, Ann=f"testimony {testimony}", Bob=f"Ann {card}")
    stopped = int(card[-1]) <= testimony
    assert kinds(news, "took_effect", "had_no_effect") == ["had_no_effect" if stopped else "took_effect"]


@rule("I-TEST-4", "I/R-38")
@pytest.mark.parametrize("card", ["hook 7", "threat 7"])
def test_what_testimony_stopped_has_no_effect_in_the_vote(card: str) -> None:
    game = table(f"Ann: testimony 7 | Bob: Ann {card} | Cat: 1", phase="announcement")
    announce(game, Ann="testimony 7", Bob=f"Ann {card}")
    assert circle(game) == ["Ann", "Bob", "Cat"]
    assert (more(game)["hooks"], more(game)["threatened"]) == ([], [])


@rule("I-TEST-5")
@pytest.mark.parametrize("down", [True, False])
def test_testimony_must_be_announced(down: bool) -> None:
    game = table("Ann: testimony 9, asset 1 | Bob: Ann secret 7 | Cat: 1", phase="announcement")
    put_down(game, Ann="testimony 9" if down else "asset 1", Bob="Ann secret 7")
    do(game, "Ann: keep down", "Bob: announce", "Cat: keep down")
    assert standings(game) == [2, 3, 3]


@rule("I-TEST-1", "I-TEST-6")
def test_testimony_protects_its_own_player_and_from_cards_alone() -> None:
    game = table(
        "Ann: testimony 9, asset 1 | Bob: Cat secret 7 | Cat: Ann favour 8, asset 6! | Dan: 2", phase="announcement"
    )
    announce(game, Ann="testimony 9", Bob="Cat secret 7", Cat="Ann favour 8")
    assert standings(game) == [3, 3, 2, 3], "Cat is not protected, Ann need not trade"
    vote(game, Ann="Bob", Bob="Ann", Cat="Ann", Dan="Ann")
    assert standings(game) == [2, 3, 2, 3]


@rule("I-TEST-6")
def test_testimony_does_not_protect_from_objections_and_fines() -> None:
    game = table("Ann: testimony 8, asset 1 | Bob: Ann favour 9, asset 6! | Cat: 2 | Dan: 1", phase="announcement")
    announce(game, Ann="testimony 8", Bob="Ann favour 9")
    news = trade(game, "Bob", "asset 6!", "Ann", "asset 1", agree="Ann", objects="Cat", invites=False)
    assert heard(news, "fined") == [{"seat": ANN, "amount": 6, "payee": CAT}]
    assert standings(game) == [2, 3, 3, 3]


@rule("I-TEST-1")
def test_immunity_ends_with_the_phase() -> None:
    game = table("Ann: testimony 9 | Bob: 1 | Cat: 1 | Dan: Ann secret 7, 1", phase="announcement")
    put_down(game)
    do(game, "Ann: announce", "Bob: keep down", "Cat: keep down", "Dan: keep down")
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat", Dan="Dan")
    everybody(game, "own pile")
    everybody(game, "ready")
    while asked(game) == "invite":
        everybody(game, "pass")
    announce(game, Dan="Ann secret 7")
    assert standings(game)[ANN] == 2
