"""V-5 to V-11, V-17: the options about Pacts, trades and fines."""

from tests.games.intrigue.play import (
    GALLERY,
    announce,
    answers,
    asked,
    circle,
    decide,
    default,
    discards,
    do,
    each_count,
    hand,
    heard,
    kinds,
    more,
    new,
    pile,
    removed,
    say,
    seen,
    sight,
    standings,
    trade,
    until,
    vote,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, NAMES, PERSONAL, table
from tests.rules import rule


@rule("I/V-5", "I/R-82")
def test_offers_may_pay_after_an_illegal_find() -> None:
    game = table("Ann: asset 6!, asset 3 | Bob: asset 7, asset 1 | Cat: 1", pay_with_offer=True)
    trade(game, "Ann", "asset 6!", "Bob", "asset 7", agree="Ann Bob", objects="Cat")
    assert answers(game, "Ann") == ["asset 6!"]
    say(game, "Ann", "asset 6!")
    assert answers(game, "Bob") == ["asset 7"]
    say(game, "Bob", "asset 7")
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["asset 3"], ["asset 1"])
    assert hand(game, "Cat") == ["asset 1", "asset 7", "asset 6!"]


@rule("I/V-5")
def test_illegal_pacts_stay_aside_and_are_removed() -> None:
    game = table("Ann: Ann pact!, asset 3 | Bob: Bob pact, asset 1 | Cat: 1", pay_with_offer=True)
    trade(game, "Ann", "Ann pact!", "Bob", "Bob pact", agree="Ann Bob", objects="Cat")
    assert removed(game) == ["Ann pact!"]
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["asset 3"], ["Bob pact", "asset 1"])


@rule("I/V-5")
def test_a_clean_check_lets_no_offer_pay() -> None:
    game = table("Ann: asset 9 | Bob: asset 7 | Cat: asset 4 | Dan: 1", pay_with_offer=True)
    trade(game, "Ann", "asset 9", "Bob", "asset 7", agree="Ann Bob", objects="Cat")
    say(game, "Cat", "lose standing")
    assert hand(game, "Ann") == ["asset 7"], "swapped as ever"


@rule("I/V-6", "I/R-39")
def test_a_binding_favour_leaves_only_agreement() -> None:
    game = table(
        "Ann: Bob favour 8, asset 1 | Bob: asset 9, asset 2 | Cat: 1", phase="announcement", favour_binding=True
    )
    announce(game, Ann="Bob favour 8")
    do(game, "Ann: asset 1", "Bob: asset 9")
    assert answers(game, "Ann") == answers(game, "Bob") == ["agree"]
    news = decide(game, agree="Ann Bob")
    assert kinds(news, "swapped") == ["swapped"]


@rule("I/V-6", "I-PACT-4", "I-TRADE-17", "I-INF-5")
def test_a_binding_favour_yields_to_pacts_and_binds_in_no_other_trade() -> None:
    game = table(
        "Ann: Bob favour 8, Ann pact | Bob: asset 9, asset 2 | Cat: 1", phase="announcement", favour_binding=True
    )
    announce(game, Ann="Bob favour 8")
    do(game, "Ann: Ann pact", "Bob: asset 9")
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny"]
    game = table("Ann: asset 1 | Bob: asset 9 | Cat: 1", favour_binding=True)
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 9")
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny", "agree"]


@rule("I/V-7", "I/R-33")
def test_open_pacts_show_foreign_pacts_to_all() -> None:
    game = table("Ann: Ann pact, Ann pact! | Bob: Bob pact, asset 2 | Cat: 1 | Dan: 1", open_pacts=True)
    assert more(game)["pacts"] == [[], [], [], []], "own Pacts stay hidden"
    news = trade(game, "Ann", "Ann pact", "Bob", "Bob pact", agree="Ann Bob")
    assert more(game)["pacts"] == [["orange.pact"], ["red.pact"], [], []]
    assert {"seat": ANN, "colour": "orange", "card": "orange.pact"} in heard(news, "pact_shown")
    assert seen(game, "hand@0", CAT) == 2, "they stay hand cards"
    assert "pacts" not in more(table("Ann: Bob pact | Bob: 1 | Cat: 1"), CAT)


@rule("I/V-7")
def test_open_pacts_are_shown_with_an_inheritance() -> None:
    game = table("Ann: Cat pact | Bob: 1 | Cat: 1 | Dan: 1", phase="vote", standing={"Ann": 1}, open_pacts=True)
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    news = say(game, "Ann", "Bob")
    assert heard(news, "pact_shown") == [{"seat": BOB, "colour": "yellow", "card": "yellow.pact"}]


@rule("I/V-7")
def test_an_own_pact_that_comes_back_is_not_shown() -> None:
    words = "Ann: Bob pact, Cat pact | Bob: 1 | Cat: 1 | Dan: 1"
    game = table(words, phase="vote", standing={"Ann": 1}, open_pacts=True)
    assert more(game)["pacts"] == [["orange.pact", "yellow.pact"], [], [], []]
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    news = say(game, "Ann", "Bob")
    assert [line["card"] for line in heard(news, "pact_shown")] == ["yellow.pact"]
    assert more(game)["pacts"] == [[], ["yellow.pact"], [], []]


@rule("I/V-8")
@each_count
def test_one_pact_a_colour(seats: int) -> None:
    game = new(seats, 1, one_pact=True)
    expected = [card for card in PERSONAL if card != "pact!"]
    for name in NAMES[:seats]:
        assert sorted(pile(game, name)) == sorted(f"{name} {card}" for card in expected)
    assert len(pile(game, "Ann")) == 9


@rule("I/V-9", "I/R-12")
def test_one_trade_per_player() -> None:
    game = table("Ann: 2 | Bob: 2 | Cat: 2 | Dan: 2 | Eve: 2", one_trade_per_player=True)
    do(game, "Ann: invite Cat", f"Ann: {hand(game, 'Ann')[0]}", f"Cat: {hand(game, 'Cat')[0]}")
    decide(game)
    assert circle(game) == ["Bob"]
    assert {words.split(":")[0] for words in answers(game)} == {"pass", "invite Dan", "invite Eve"}
    say(game, "Bob", "pass")
    assert circle(game) == ["Dan"], "Cat has been in a trade"
    do(game, "Dan: invite Bob", f"Dan: {hand(game, 'Dan')[0]}", f"Bob: {hand(game, 'Bob')[0]}")
    decide(game)
    assert asked(game) == "put_down", "nobody is left for Eve"


@rule("I/V-9")
def test_favour_trades_do_not_count_and_the_next_round_begins_anew() -> None:
    words = "Ann: Bob favour 8, 3 | Bob: 3 | Cat: 3"
    game = table(words, one_trade_per_player=True, phase="announcement")
    announce(game, Ann="Bob favour 8")
    assert more(game)["traded"] == []
    game = table(words, one_trade_per_player=True)
    trade(game, "Ann", "Bob favour 8", "Bob", hand(game, "Bob")[0])
    until(game, "ready")
    assert more(game)["traded"] == []


@rule("I/V-10")
def test_claims_are_public_and_need_not_be_true() -> None:
    game = table("Ann: asset 1 | Bob: Cat pact | Cat: 1", claims=True)
    news = do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: nothing")
    assert (asked(game), circle(game)) == ("claim", ["Ann", "Bob"])
    types = ["asset", "influence", "testimony", "pact", "favour", "hook", "threat", "secret"]
    assert answers(game, "Ann") == answers(game, "Bob") == [f"claim {name}" for name in types]
    assert default(game, "Ann") == "claim asset"
    before = sight(game, ANN, GALLERY)
    say(game, "Bob", "claim favour")
    assert sight(game, ANN, GALLERY) == before
    news = say(game, "Ann", "claim secret")
    assert heard(news, "claimed", CAT) == [{"seat": ANN, "type": "secret"}, {"seat": BOB, "type": "favour"}]
    assert more(game)["trade"]["claims"] == ["secret", "favour"]
    assert asked(game) == "decide"


@rule("I/V-11", "I/R-24")
def test_only_the_offerer_of_an_illegal_card_pays() -> None:
    game = table("Ann: asset 3!, asset 9 | Bob: asset 4, asset 8 | Cat: 1", fine_split="offerer")
    news = trade(game, "Ann", "asset 3!", "Bob", "asset 4", agree="Ann Bob", objects="Cat")
    assert heard(news, "fined") == [{"seat": ANN, "amount": 3, "payee": CAT}]
    game = table("Ann: asset 9!, asset 9 | Bob: asset 8!, asset 8 | Cat: 1", fine_split="offerer")
    news = trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert [line["amount"] for line in heard(news, "fined")] == [9, 8]
    game = table("Ann: asset 3!, asset 9 | Bob: asset 4, asset 8 | Cat: 1", fine_split="offerer")
    news = trade(game, "Ann", "asset 3!", "Bob", "asset 4", agree="Bob", objects="Cat")
    assert not kinds(news, "fined")


@rule("I/V-17", "I/R-27")
def test_a_bribe_is_discarded_and_the_payee_gets_nothing() -> None:
    game = table(
        "Ann: asset 1, asset 3, asset 4, asset 5, Ann pact | Bob: asset 6! | Cat: asset 9 | Dan: 1", bribery=True
    )
    trade(game, "Ann", "asset 1", "Bob", "asset 6!", agree="Ann", objects="Cat")
    assert answers(game, "Ann") == ["lose standing", "bribe"], "no card reaches 6"
    assert default(game, "Ann") == "lose standing"
    say(game, "Ann", "bribe")
    assert (asked(game), answers(game, "Ann")) == ("bribe_discard", ["asset 3", "asset 4", "asset 5"])
    news = say(game, "Ann", "asset 3")
    assert answers(game, "Ann") == ["asset 4", "asset 5"]
    assert default(game, "Ann") == "asset 4"
    news += say(game, "Ann", "asset 4")
    assert asked(game) == "invite", "7 is more than 6"
    assert (discards(game), hand(game, "Ann"), hand(game, "Cat")) == (
        ["asset 3", "asset 4"],
        ["Ann pact", "asset 1", "asset 5"],
        ["asset 9"],
    )
    assert standings(game) == [3, 3, 3, 3]
    assert [line["cards"] for line in heard(news, "bribe_discarded", DAN)] == ["unknown"] * 2


@rule("I/V-17")
def test_a_bribe_must_be_worth_more_than_the_fine() -> None:
    game = table("Ann: asset 1, asset 3, asset 3!, asset 5 | Bob: asset 6! | Cat: 1 | Dan: 1", bribery=True)
    trade(game, "Ann", "asset 1", "Bob", "asset 6!", agree="Ann", objects="Cat")
    do(game, "Ann: bribe", "Ann: asset 3", "Ann: asset 3!")
    assert asked(game) == "bribe_discard", "6 is not more than 6"
    say(game, "Ann", "asset 5")
    assert (asked(game), hand(game, "Ann")) == ("invite", ["asset 1"])


@rule("I/V-17")
def test_when_a_bribe_is_possible() -> None:
    for cards, expected in (
        ("asset 3", ["lose standing"]),
        ("asset 3, asset 3", ["lose standing"]),
        ("asset 3, asset 4", ["lose standing", "bribe"]),
        ("asset 6", ["asset 6"]),
        ("asset 7", ["asset 7", "bribe"]),
        ("Ann pact", ["lose standing"]),
    ):
        game = table(f"Ann: asset 1, {cards} | Bob: asset 6! | Cat: 1 | Dan: 1", bribery=True)
        trade(game, "Ann", "asset 1", "Bob", "asset 6!", agree="Ann", objects="Cat")
        assert answers(game, "Ann") == expected


@rule("I/V-17", "I-FINE-12")
def test_a_bribe_settles_ten_or_more_and_names_no_payee() -> None:
    game = table("Ann: asset 9!, asset 9, asset 3 | Bob: asset 2! | Cat: 1 | Dan: 1", bribery=True)
    trade(game, "Ann", "asset 9!", "Bob", "asset 2!", agree="Ann", objects="Cat")
    assert answers(game, "Ann") == ["lose standing", "bribe"]
    do(game, "Ann: bribe", "Ann: asset 9", "Ann: asset 3")
    assert (asked(game), standings(game)) == ("invite", [3, 3, 3, 3])
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: asset 9, 1 | Dan: 1", bribery=True)
    trade(game, "Ann", "asset 1", "Bob", "asset 2", objects="Cat")
    do(game, "Cat: bribe", "Cat: asset 9")
    assert asked(game) == "invite"
