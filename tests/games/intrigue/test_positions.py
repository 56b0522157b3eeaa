"""T-1 to T-51: the test vectors of the ledger (appendix B). A, B, C … are Ann, Bob, Cat …"""

import pytest
from tests.games.intrigue.play import (
    announce,
    answers,
    asked,
    boxed,
    circle,
    decide,
    discards,
    do,
    draw,
    everybody,
    hand,
    heard,
    kinds,
    living,
    more,
    new,
    object_all,
    pass_all,
    pile,
    places,
    put_down,
    reason,
    removed,
    same_news,
    say,
    sight,
    standing,
    standings,
    start,
    trade,
    until,
    vote,
    winners,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, table


def test_T_1_two_illegal_cards_cost_more_than_any_card_can_pay() -> None:
    game = table("Ann: asset 9!, asset 9 | Bob: Ann hook 8, asset 8 | Cat: asset 1")
    news = trade(game, "Ann", "asset 9!", "Bob", "Ann hook 8", agree="Ann Bob", objects="Cat")
    assert heard(news, "fined") == [
        {"seat": ANN, "amount": 17, "payee": CAT},
        {"seat": BOB, "amount": 17, "payee": CAT},
    ]
    assert standings(game) == [2, 2, 3]
    assert hand(game, "Cat") == ["asset 1"]
    assert hand(game, "Ann") == ["asset 9", "asset 9!"]
    assert hand(game, "Bob") == ["Ann hook 8", "asset 8"]


def test_T_2_only_who_agreed_pays() -> None:
    game = table("Ann: asset 4!, asset 3, asset 5 | Bob: asset 6, asset 9 | Cat: asset 1")
    trade(game, "Ann", "asset 4!", "Bob", "asset 6", agree="Ann", objects="Cat")
    assert (asked(game), circle(game), answers(game)) == ("pay_fine", ["Ann"], ["asset 5"])
    say(game, "Ann", "asset 5")
    assert hand(game, "Cat") == ["asset 1", "asset 5"]
    assert hand(game, "Ann") == ["asset 3", "asset 4!"]
    assert hand(game, "Bob") == ["asset 6", "asset 9"]
    assert asked(game) == "invite"


def test_T_3_nobody_agreed_and_nobody_pays() -> None:
    game = table("Ann: asset 4!, asset 5 | Bob: asset 6 | Cat: asset 9")
    news = trade(game, "Ann", "asset 4!", "Bob", "asset 6", objects="Cat")
    assert not kinds(news, "fined", "fined_for_accusing", "swapped")
    assert hand(game, "Cat") == ["asset 9"]
    assert standings(game) == [3, 3, 3]
    assert hand(game, "Ann") == ["asset 5", "asset 4!"]


@pytest.mark.parametrize("agree", ["Ann Bob", "Ann", ""])
def test_T_4_a_false_accuser_who_cannot_pay_loses_standing(agree: str) -> None:
    game = table("Ann: asset 6, asset 1 | Bob: asset 2, asset 1 | Cat: asset 3, asset 4")
    trade(game, "Ann", "asset 6", "Bob", "asset 2", agree=agree, objects="Cat")
    assert answers(game, "Cat") == ["lose standing"]
    say(game, "Cat", "lose standing")
    assert standings(game) == [3, 3, 2]
    assert hand(game, "Cat") == ["asset 3", "asset 4"]
    assert hand(game, "Ann") == (["asset 1", "asset 2"] if agree == "Ann Bob" else ["asset 1", "asset 6"])


def test_T_5_no_change_is_given() -> None:
    game = table("Ann: asset 6 | Bob: asset 2 | Cat: asset 5, asset 9")
    trade(game, "Ann", "asset 6", "Bob", "asset 2", objects="Cat")
    assert answers(game, "Cat") == ["asset 5", "asset 9"]
    do(game, "Cat: asset 9", "Cat: Bob")
    assert hand(game, "Cat") == ["asset 5"]
    assert hand(game, "Bob") == ["asset 2", "asset 9"]
    assert standings(game) == [3, 3, 3]


def test_T_6_an_illegal_pact_is_lost_and_nothing_is_paid() -> None:
    game = table("Ann: Ann pact!, asset 9 | Bob: Bob pact, asset 9 | Cat: asset 1 | Dan: asset 1")
    news = trade(game, "Ann", "Ann pact!", "Bob", "Bob pact", agree="Ann Bob", objects="Dan")
    assert removed(game) == ["Ann pact!"]
    assert hand(game, "Ann") == ["asset 9"]
    assert hand(game, "Bob") == ["Bob pact", "asset 9"]
    assert not kinds(news, "fined", "paid", "standing_lost")


def test_T_7_a_pact_binds_both_who_swapped_it_and_nobody_else() -> None:
    game = table(
        "Ann: Ann pact, Bob hook 7 | Bob: Bob pact, Ann hook 7, asset 1 | Cat: Bob hook 8, asset 1 | Dan: asset 2"
    )
    trade(game, "Ann", "Ann pact", "Bob", "Bob pact", agree="Ann Bob")
    do(game, "Bob: invite Cat", "Bob: asset 1", "Cat: asset 1", "Bob: deny", "Cat: deny")
    assert answers(game, "Dan") == ["pass", "object"]
    assert answers(game, "Ann") == ["pass"]
    do(game, "Dan: pass", "Ann: pass", "Cat: invite Ann", "Cat: asset 1", "Ann: Bob hook 7", "Cat: deny", "Ann: deny")
    assert answers(game, "Dan") == ["pass", "object"]
    assert answers(game, "Bob") == ["pass"]
    object_all(game)
    pass_all(game)
    put_down(game, Ann="Bob hook 7", Bob="Ann hook 7", Cat="Bob hook 8")
    assert answers(game, "Ann") == answers(game, "Bob") == ["keep down"]
    assert answers(game, "Cat") == ["keep down", "announce"]


def test_T_8_influence_forces_the_other_but_not_against_a_pact() -> None:
    game = table("Ann: influence 3 | Bob: asset 9, Bob pact | Cat: asset 1")
    do(game, "Ann: invite Bob", "Ann: influence 3", "Bob: asset 9")
    assert answers(game, "Bob") == ["agree"]
    assert answers(game, "Ann") == ["deny", "agree"]
    decide(game, agree="Bob")
    do(game, "Bob: invite Ann", "Bob: Bob pact", "Ann: influence 3")
    assert answers(game, "Bob") == answers(game, "Ann") == ["deny"]


def test_T_9_a_pact_against_an_asset_is_no_trade_but_can_be_checked() -> None:
    words = "Ann: Ann pact!, Ann pact | Bob: asset 5 | Cat: asset 9"
    game = table(words)
    trade(game, "Ann", "Ann pact", "Bob", "asset 5")
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["Ann pact", "Ann pact!"], ["asset 5"])
    game = table(words)
    news = trade(game, "Ann", "Ann pact!", "Bob", "asset 5", objects="Cat")
    assert removed(game) == ["Ann pact!"]
    assert (hand(game, "Ann"), hand(game, "Bob"), hand(game, "Cat")) == (["Ann pact"], ["asset 5"], ["asset 9"])
    assert not kinds(news, "fined", "fined_for_accusing")


def test_T_10_testimony_8_stops_7_and_8_but_not_9() -> None:
    game = table(
        "Ann: testimony 8 | Bob: Ann secret 7 | Cat: Ann hook 8 | Dan: Ann secret 9, asset 1", phase="announcement"
    )
    news = announce(game, Ann="testimony 8", Bob="Ann secret 7", Cat="Ann hook 8", Dan="Ann secret 9")
    assert [line["card"] for line in heard(news, "took_effect")] == ["red.secret.9"]
    assert [(line["card"], line["reason"]) for line in heard(news, "had_no_effect")] == [
        ("red.hook.8", "testimony"),
        ("red.secret.7", "testimony"),
    ]
    assert standings(game) == [2, 3, 3, 3]
    assert "Ann" in circle(game), "not hooked: she votes freely"


@pytest.mark.parametrize(
    ("ann", "bob", "first", "free"),
    [
        ("hook 8", "hook 7", "Ann", "Ann"),
        ("hook 8", "hook 8", "Ann", "Ann"),
        ("hook 8", "hook 8", "Bob", "Bob"),
        ("hook 8", "hook 8", "Cat", "Ann"),
        ("hook 7", "hook 8", "Ann", "Bob"),
    ],
)
def test_T_11_of_two_hooks_on_each_other_one_holds(ann: str, bob: str, first: str, free: str) -> None:
    game = table(f"Ann: Bob {ann} | Bob: Ann {bob} | Cat: asset 1", phase="announcement", start=first)
    news = announce(game, Ann=f"Bob {ann}", Bob=f"Ann {bob}")
    assert set(circle(game)) == {free, "Cat"}
    assert [line["reason"] for line in heard(news, "hook_fell")] == ["circle"]


def test_T_12_two_hooks_leave_a_choice_between_two_votes() -> None:
    words = "Ann: Bob hook 8 | Bob: 1 | Cat: Bob hook 7 | Dan: {} | Eve: 1"
    game = table(words.format("1"), phase="announcement")
    announce(game, Ann="Bob hook 8", Cat="Bob hook 7")
    assert circle(game) == ["Ann", "Cat", "Dan", "Eve"]
    vote(game, Ann="Dan", Cat="Eve", Dan="Dan", Eve="Eve")
    assert (asked(game), circle(game), answers(game)) == ("hook_choice", ["Bob"], ["Dan", "Eve"])
    game = table(words.format("Cat threat 7"), phase="announcement")
    announce(game, Ann="Bob hook 8", Cat="Bob hook 7", Dan="Cat threat 7")
    news = vote(game, Ann="Dan", Dan="Ann", Eve="Ann")
    assert {"seat": BOB, "vote": DAN} in heard(news, "voted")
    game = table(words.format("Bob threat 7"), phase="announcement")
    announce(game, Ann="Bob hook 8", Cat="Bob hook 7", Dan="Bob threat 7")
    news = vote(game, Ann="Dan", Cat="Eve", Dan="Ann", Eve="Ann")
    assert BOB not in [line["seat"] for line in heard(news, "voted")]
    assert standing(game, "Ann") == 2


def test_T_13_a_tie_spares_everybody() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote")
    vote(game, Ann="Bob", Bob="Cat", Cat="Ann")
    assert standings(game) == [3, 3, 3]
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote")
    vote(game, Ann="Bob", Bob="Ann", Cat="Ann")
    assert standings(game) == [2, 3, 3]


def test_T_14_all_threatened_and_no_vote() -> None:
    game = table("Ann: Bob threat 7 | Bob: Cat threat 7 | Cat: Ann threat 7", phase="announcement")
    news = announce(game, Ann="Bob threat 7", Bob="Cat threat 7", Cat="Ann threat 7")
    assert asked(game) == "draw_source"
    assert not kinds(news, "voted", "voted_down")
    assert standings(game) == [3, 3, 3]


def test_T_15_a_secret_9_eliminates_before_the_loser_s_own_secret_7() -> None:
    game = table(
        "Ann: Bob secret 7, asset 2, asset 3, asset 4, asset 5 | Bob | Cat: Cat pact, asset 9, 1 | Dan: Ann secret 9",
        phase="announcement",
        standing={"Ann": 1},
    )
    announce(game, Ann="Bob secret 7", Dan="Ann secret 9")
    assert (asked(game), circle(game)) == ("heir", ["Ann"])
    news = say(game, "Ann", "Cat")
    assert hand(game, "Cat") == ["Cat pact", "asset 2", "asset 3", "asset 4", "asset 5", "asset 9"]
    for card in ("asset 2", "asset 9", "asset 4", "asset 5"):
        assert "Cat pact" not in answers(game, "Cat")
        news = say(game, "Cat", card)
    assert hand(game, "Cat") == ["Cat pact", "asset 3"]
    assert [line["reason"] for line in heard(news, "had_no_effect")] == ["announcer_out"]
    assert standings(game) == [0, 3, 3, 3]


def test_T_16_inheritance_before_the_comparison_and_no_draw() -> None:
    game = table("Ann: asset 9 | Bob: asset 8, asset 7 | Cat: asset 1", phase="vote", standing={"Bob": 1, "Cat": 2})
    vote(game, Ann="Bob", Bob="Ann", Cat="Bob")
    assert asked(game) == "heir"
    do(game, "Bob: Cat", "Cat: asset 1")
    news = say(game, "Cat", "asset 7")
    assert game.over()
    assert not kinds(news, "drew", "named")
    assert game.scores() == [39, 0, 28]
    assert winners(game) == ["Ann"]


def test_T_17_the_accuser_alone_is_left() -> None:
    game = table("Ann: asset 9!, 1 | Bob: asset 8!, 1 | Cat: 1", standing={"Ann": 1, "Bob": 1, "Cat": 1})
    news = trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert game.over()
    assert (winners(game), reason(game)) == (["Cat"], "one_left")
    assert not kinds(news, "bequeathed")


def test_T_18_only_foreign_pacts_in_hand() -> None:
    game = table("Ann: Bob pact, Cat pact | Bob: asset 1 | Cat: asset 2")
    assert answers(game, "Ann") == ["pass"]
    say(game, "Ann", "pass")
    assert "invite Ann" in answers(game, "Bob")
    do(game, "Bob: invite Ann", "Bob: asset 1")
    assert answers(game, "Ann") == ["nothing"]
    say(game, "Ann", "nothing")
    decide(game)
    pass_all(game)
    assert circle(game) == ["Ann", "Bob", "Cat"]
    assert answers(game, "Ann") == ["nothing"]
    put_down(game)
    assert (asked(game), circle(game)) == ("announce", ["Bob", "Cat"])
    everybody(game, "keep down")
    assert "Ann" in circle(game)
    vote(game, Ann="Bob", Bob="Cat", Cat="Ann")
    draw(game, Ann="draw pile")
    assert len(hand(game, "Ann")) == 3


def test_T_19_the_discard_pile_is_shuffled_on_demand() -> None:
    heap = "standing, asset 1, asset 2, asset 3, asset 4, asset 5, asset 6"
    game = table("Ann | Bob | Cat | Dan | Eve | Flo", phase="draw", standing=2, draw=0, discard=heap)
    news = everybody(game, "draw pile")
    assert kinds(news, "reshuffled", "drew", "drew_standing")[0] == "reshuffled"
    assert heard(news, "reshuffled") == [{"draw": 7}]
    (found,) = heard(news, "drew_standing")
    assert standings(game) == [3 if seat == found["seat"] else 2 for seat in range(6)]
    assert discards(game) == []


def test_T_20_six_players_take_all_from_the_draw_pile() -> None:
    game = new(6, seed=4)
    for _ in range(5):
        everybody(game, "draw pile")
    assert [len(pile(game, name)) for name in ("Ann", "Flo")] == [12, 12]
    assert len(game.dump()["draw"]) == 16
    assert [len(each) for each in game.dump()["hands"]] == [5] * 6


def test_T_21_an_heir_discards_what_is_no_pact() -> None:
    loser = "Ann: {} | Bob: Bob pact, Bob pact!, Bob pact!, asset 1, asset 2 | Cat: 1 | Dan: 1"
    game = table(loser.format("Cat pact, asset 6, asset 7, asset 8"), phase="vote", standing={"Ann": 1})
    vote(game, Ann="Bob", Bob="Ann", Cat="Ann", Dan="Dan")
    say(game, "Ann", "Bob")
    assert len(answers(game, "Bob")) == 5
    do(game, "Bob: asset 1", "Bob: asset 2", "Bob: asset 6", "Bob: asset 7")
    assert hand(game, "Bob") == ["Bob pact", "Bob pact!", "Bob pact!", "Cat pact", "asset 8"]
    assert asked(game) == "draw_source"
    game = table(loser.format("Cat pact, Cat pact!, Dan pact, asset 6"), phase="vote", standing={"Ann": 1})
    vote(game, Ann="Bob", Bob="Ann", Cat="Ann", Dan="Dan")
    do(game, "Ann: Bob", "Bob: asset 1", "Bob: asset 2", "Bob: asset 6")
    assert answers(game, "Bob") == ["only pacts"]
    say(game, "Bob", "only pacts")
    assert len(hand(game, "Bob")) == 6
    assert asked(game) == "draw_source"


def test_T_22_a_pact_swapped_by_a_favour_protects_at_once() -> None:
    game = table("Ann: Bob favour 9, Ann pact | Bob: Ann secret 7, Bob pact | Cat: 1 | Dan: 1", phase="announcement")
    announce(game, Ann="Bob favour 9", Bob="Ann secret 7")
    news = trade(game, "Ann", "Ann pact", "Bob", "Bob pact", agree="Ann Bob", invites=False)
    assert kinds(news, "swapped", "failed") == ["swapped", "failed"]
    assert standings(game) == [3, 3, 3, 3]


def test_T_23_the_offered_card_cannot_pay() -> None:
    game = table("Ann: asset 6!, asset 3, asset 5 | Bob: asset 2, asset 7 | Cat: asset 1")
    trade(game, "Ann", "asset 6!", "Bob", "asset 2", agree="Ann Bob", objects="Cat")
    assert answers(game, "Ann") == ["lose standing"]
    say(game, "Ann", "lose standing")
    assert answers(game, "Bob") == ["asset 7"]
    say(game, "Bob", "asset 7")
    assert standings(game) == [2, 3, 3]
    assert hand(game, "Ann") == ["asset 3", "asset 5", "asset 6!"]
    assert hand(game, "Bob") == ["asset 2"]
    assert hand(game, "Cat") == ["asset 1", "asset 7"]


def test_T_24_an_empty_offer_is_neither_legal_nor_illegal() -> None:
    words = "Ann: asset 6{} | Bob: Cat pact | Cat: asset 1 | Dan: asset 5"
    game = table(words.format(""))
    do(game, "Ann: invite Bob", "Ann: asset 6", "Bob: nothing")
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny"]
    news = decide(game, objects="Dan")
    assert (heard(news, "found_legal"), heard(news, "found_nothing")) == ([{"seat": ANN}], [{"seat": BOB}])
    assert answers(game, "Dan") == ["asset 5"]
    say(game, "Dan", "asset 5")
    assert answers(game, "Dan") == ["Ann", "Bob"]
    game = table(words.format("!"))
    news = trade(game, "Ann", "asset 6!", "Bob", "nothing", objects="Dan")
    assert not kinds(news, "fined", "fined_for_accusing")
    assert hand(game, "Ann") == ["asset 6!"]
    assert asked(game) == "invite"


def test_T_25_who_is_barred_by_a_pact_is_asked_all_the_same() -> None:
    words = "Ann: asset 1 | Bob: asset 2 | Cat: asset 3 | Dan: {}"
    barred, free = (table(words.format(card), piles={"Ann": 11}, draw=30) for card in ("Ann pact", "asset 4"))
    for game in (barred, free):
        do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2", "Ann: deny", "Bob: deny")
        assert circle(game) == ["Cat", "Dan"]
    assert (answers(barred, "Dan"), answers(free, "Dan")) == (["pass"], ["pass", "object"])
    others = [None, ANN, BOB, CAT]
    assert sight(barred, *others) == sight(free, *others)
    assert same_news(object_all(barred), object_all(free), *others)
    assert sight(barred, *others) == sight(free, *others)


@pytest.mark.parametrize("ann_agrees", [False, True])
def test_T_26_a_forced_agreement_is_fined(ann_agrees: bool) -> None:
    game = table("Ann: influence 2, asset 9 | Bob: asset 8!, asset 8 | Cat: 1")
    agree = "Ann Bob" if ann_agrees else "Bob"
    news = trade(game, "Ann", "influence 2", "Bob", "asset 8!", agree=agree, objects="Cat")
    fined = [(line["seat"], line["amount"]) for line in heard(news, "fined")]
    assert fined == [(ANN, 8), (BOB, 8)][not ann_agrees :]


def test_T_27_illegal_pacts_are_lost_without_a_fine() -> None:
    game = table("Ann: Ann pact!, asset 9 | Bob: asset 7!, asset 9 | Cat: 1")
    do(game, "Ann: invite Bob", "Ann: Ann pact!", "Bob: asset 7!")
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny"]
    news = decide(game, objects="Cat")
    assert not kinds(news, "fined")
    assert removed(game) == ["Ann pact!"]
    assert "asset 7!" in hand(game, "Bob")
    game = table("Ann: Ann pact! | Bob: Bob pact, asset 9 | Cat: 1")
    news = trade(game, "Ann", "Ann pact!", "Bob", "Bob pact", agree="Ann Bob", objects="Cat")
    assert not kinds(news, "fined", "standing_lost")
    assert standings(game) == [3, 3, 3]
    assert hand(game, "Ann") == []


def test_T_28_the_hook_of_one_who_does_not_vote_falls_away() -> None:
    game = table("Ann: Bob hook 8 | Bob: 1 | Cat: Ann threat 7", phase="announcement")
    news = announce(game, Ann="Bob hook 8", Cat="Ann threat 7")
    assert [line["reason"] for line in heard(news, "hook_fell")] == ["no_vote"]
    assert circle(game) == ["Bob", "Cat"]


def test_T_29_a_circle_of_three_and_what_a_threat_makes_of_it() -> None:
    words = "Ann: Bob hook 8 | Bob: Cat hook 8 | Cat: Ann hook 7 | Dan: {}"
    hooks = {"Ann": "Bob hook 8", "Bob": "Cat hook 8", "Cat": "Ann hook 7"}
    game = table(words.format("1"), phase="announcement")
    news = announce(game, **hooks)
    assert heard(news, "hook_fell") == [{"seat": CAT, "target": ANN, "reason": "circle"}]
    assert circle(game) == ["Ann", "Dan"]
    news = vote(game, Ann="Dan", Dan="Dan")
    assert [line["vote"] for line in heard(news, "voted")] == [DAN] * 4
    game = table(words.format("Bob threat 7"), phase="announcement")
    news = announce(game, **hooks, Dan="Bob threat 7")
    assert [(line["seat"], line["reason"]) for line in heard(news, "hook_fell")] == [(ANN, "no_vote"), (BOB, "no_vote")]
    assert heard(news, "hook_holds") == [{"seat": CAT, "target": ANN}]
    assert circle(game) == ["Cat", "Dan"]
    news = vote(game, Cat="Bob", Dan="Cat")
    assert {"seat": ANN, "vote": BOB} in heard(news, "voted")


def test_T_30_a_picked_vote_is_followed() -> None:
    game = table("Ann: Bob hook 8 | Bob: Flo hook 8 | Cat: Bob hook 7 | Dan: 1 | Eve: 1 | Flo: 1", phase="announcement")
    announce(game, Ann="Bob hook 8", Bob="Flo hook 8", Cat="Bob hook 7")
    vote(game, Ann="Dan", Cat="Eve", Dan="Ann", Eve="Ann")
    news = say(game, "Bob", "Eve")
    assert heard(news, "voted") == [{"seat": 1, "vote": 4}, {"seat": 5, "vote": 4}]
    assert standings(game) == [3, 3, 3, 3, 2, 3]


def test_T_31_the_swap_comes_before_the_accuser_s_exit() -> None:
    game = table("Ann: asset 6 | Bob: asset 2 | Cat: asset 3, asset 4 | Dan: 1", standing={"Cat": 1})
    trade(game, "Ann", "asset 6", "Bob", "asset 2", agree="Ann Bob", objects="Cat")
    news = say(game, "Cat", "lose standing")
    assert kinds(news, "swapped", "eliminated") == ["swapped", "eliminated"]
    assert (asked(game), answers(game, "Cat")) == ("heir", ["discard pile", "Ann", "Bob", "Dan"])
    assert hand(game, "Ann") == ["asset 2"]


def both_out(first: str) -> list[str]:
    """T-32 and T-48: who is asked for an heir, one after the other."""
    game = table(
        "Ann: asset 9!, asset 1 | Bob: asset 8!, asset 1 | Cat: asset 2, asset 5 | Dan: asset 4",
        standing={"Ann": 1, "Bob": 1},
        start=first,
        asked="Ann",
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert living(game) == ["Cat", "Dan"]
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["asset 1", "asset 9!"], ["asset 1", "asset 8!"])
    assert set(answers(game)) == {"discard pile", "Cat", "Dan"}
    order = circle(game)
    do(game, f"{order[0]}: Dan", "Dan: asset 1", "Dan: asset 4")
    order += circle(game)
    say(game, order[1], "discard pile")
    assert game.over()
    assert (game.scores()[CAT], game.scores()[DAN]) == (37, 39 if first == "Ann" else 38)
    return order


def test_T_32_two_are_out_by_one_check() -> None:
    assert both_out("Ann") == ["Ann", "Bob"]


def test_T_33_an_inherited_pact_stops_the_heir_s_announcement() -> None:
    game = table(
        "Ann: Bob pact, asset 1 | Bob: 1 | Cat: Bob secret 7, asset 5, asset 6 | Dan: Ann secret 9",
        phase="announcement",
        standing={"Ann": 1},
    )
    announce(game, Cat="Bob secret 7", Dan="Ann secret 9")
    news = do(game, "Ann: Cat", "Cat: asset 5")
    assert heard(news, "failed", CAT)[0]["reason"] == ["pact"]
    assert heard(news, "failed", BOB)[0]["reason"] == "unknown"
    assert standings(game) == [0, 3, 3, 3]
    assert hand(game, "Cat") == ["Bob pact", "asset 6"]


@pytest.mark.parametrize("left", ["secret 7", ""])
def test_T_34_the_last_card_of_the_draw_pile(left: str) -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw="asset 9", piles={"Bob": left or 0})
    draw(game, Ann="draw pile", Bob="draw pile", Cat="own pile")
    assert "asset 9" in hand(game, "Ann")
    assert ("Bob secret 7" in hand(game, "Bob")) is bool(left)
    assert len(hand(game, "Bob")) == 1 + bool(left)


def test_T_35_equal_values_share_the_victory() -> None:
    game = table(
        "Ann: asset 9, asset 8, Ann pact | Bob | Cat: asset 9, asset 9!, asset 9!",
        phase="vote",
        standing={"Ann": 2, "Bob": 1, "Cat": 1},
    )
    vote(game, Ann="Bob", Bob="Bob", Cat="Bob")
    assert game.scores() == [37, 0, 37]
    assert winners(game) == ["Ann", "Cat"]
    assert places(game) == [1, 3, 1]


def test_T_36_the_round_cap() -> None:
    game = table(
        "Ann: asset 1 | Bob: asset 9, asset 1 | Cat: asset 8",
        phase="vote",
        standing={"Cat": 2},
        piles={"Ann": 0, "Bob": 0, "Cat": 0},
        draw=0,
        rounds=40,
    )
    news = vote(game, Ann="Bob", Bob="Cat", Cat="Ann")
    assert (game.scores(), winners(game), reason(game)) == ([31, 40, 28], ["Bob"], "round_cap")
    assert [line["cards"] for line in heard(news, "shown")] == [["asset.1"], ["asset.1", "asset.9"], ["asset.8"]]


def test_T_37_a_card_on_the_table_is_no_hand_card() -> None:
    game = table("Ann: asset 1 | Bob: Ann favour 9, asset 5 | Cat: 1", phase="announcement")
    news = announce(game, Bob="Ann favour 9")
    assert [line["reason"] for line in heard(news, "had_no_effect")] == ["empty_hand"]
    assert "Ann" in circle(game)
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    assert "Ann" in circle(game)


def test_T_38_the_marker_stays_with_one_who_went_out() -> None:
    game = table("Ann: asset 9! | Bob: asset 8!, 1 | Cat: 2 | Dan: 2", standing={"Ann": 1})
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    do(game, "Ann: discard pile", "Bob: pass", "Cat: pass", "Dan: pass")
    assert circle(game) == ["Bob", "Cat", "Dan"]
    assert start(game) == "Ann"
    until(game, "ready")
    assert start(game) == "Bob"


def test_T_39_testimony_does_not_protect_from_votes() -> None:
    game = table("Ann: testimony 9 | Bob: 1 | Cat: 1", phase="announcement")
    announce(game, Ann="testimony 9")
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann")
    assert standings(game) == [2, 3, 3]


def test_T_40_answers_name_kinds() -> None:
    words = "Ann: asset 6, asset 6, Ann pact | Bob: 1 | Cat: 1"
    game = table(words)
    say(game, "Ann", "invite Bob")
    assert answers(game, "Ann") == ["Ann pact", "asset 6"]
    assert answers(table(words, phase="announcement"), "Ann") == ["asset 6"]


def test_T_41_two_waves_with_a_choice_in_each() -> None:
    game = table(
        "Ann: Bob hook 8 | Bob: Dan hook 8 | Cat: Bob hook 7 | Dan: 1 | Eve: Dan hook 7 | Flo: 1", phase="announcement"
    )
    announce(game, Ann="Bob hook 8", Bob="Dan hook 8", Cat="Bob hook 7", Eve="Dan hook 7")
    assert circle(game) == ["Ann", "Cat", "Eve", "Flo"]
    vote(game, Ann="Eve", Cat="Flo", Eve="Ann", Flo="Ann")
    assert (circle(game), answers(game)) == (["Bob"], ["Eve", "Flo"])
    say(game, "Bob", "Flo")
    assert (circle(game), answers(game)) == (["Dan"], ["Flo", "Ann"])
    say(game, "Dan", "Flo")
    assert standings(game) == [3, 3, 3, 3, 3, 2]


def test_T_42_the_accuser_is_the_first_from_the_initiator_s_left() -> None:
    game = table("Ann: asset 9 | Bob: asset 9 | Cat: asset 1 | Dan: asset 2 | Eve: asset 5", asked="Cat")
    news = trade(game, "Cat", "asset 1", "Dan", "asset 2", objects="Ann Bob Eve")
    assert heard(news, "accused") == [{"seat": 4}]
    assert circle(game) == ["Eve"]


def test_T_43_the_discard_way() -> None:
    game = table(
        "Ann: Ann pact, Bob pact, asset 5, Cat secret 7 | Bob: 1 | Cat: 1 | Dan: 1",
        phase="vote",
        standing={"Ann": 1},
        piles={"Ann": "hook 7, hook 8"},
    )
    before = boxed(game)
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Dan")
    say(game, "Ann", "discard pile")
    assert discards(game) == ["Cat secret 7", "asset 5", "standing"]
    assert boxed(game) == sorted([*before, "Ann pact", "Bob pact", "Ann hook 7", "Ann hook 8"])
    assert pile(game, "Ann") == []


def test_T_44_the_marker_passes_over_the_eliminated() -> None:
    game = table("Ann: 1 | Bob | Cat: 1 | Dan: 1", phase="vote", standing={"Bob": 1})
    vote(game, Ann="Bob", Bob="Bob", Cat="Bob", Dan="Bob")
    until(game, "ready")
    assert start(game) == "Cat"


def test_T_45_a_favour_needs_another_card_of_its_announcer() -> None:
    game = table("Ann: Bob favour 8 | Bob: 2 | Cat: 1", phase="announcement")
    news = announce(game, Ann="Bob favour 8")
    assert [line["reason"] for line in heard(news, "had_no_effect")] == ["empty_hand"]
    assert asked(game) == "vote"


def test_T_46_the_second_secret_finds_nobody() -> None:
    game = table(
        "Ann: asset 1 | Bob: Ann secret 9 | Cat: Ann secret 7 | Dan: 1", phase="announcement", standing={"Ann": 1}
    )
    news = announce(game, Bob="Ann secret 9", Cat="Ann secret 7")
    assert [line["reason"] for line in heard(news, "had_no_effect")] == ["target_out"]
    assert not kinds(news, "bequeathed", "hand_discarded")
    assert asked(game) == "vote"
    assert "asset 1" in discards(game)


def test_T_47_what_cannot_be_announced() -> None:
    game = table(
        "Ann: asset 4 | Bob: influence 3 | Cat: Cat hook 7 | Dan: Eve secret 9 | Eve", phase="announcement", out="Eve"
    )
    put_down(game)
    assert circle(game) == ["Ann", "Bob", "Cat", "Dan"]
    assert [answers(game, name) for name in circle(game)] == [["keep down"]] * 4


def test_T_48_the_start_player_chooses_first() -> None:
    assert both_out("Bob") == ["Bob", "Ann"]


def test_T_49_influence_against_influence() -> None:
    game = table("Ann: influence 2 | Bob: influence 5 | Cat: 1")
    do(game, "Ann: invite Bob", "Ann: influence 2", "Bob: influence 5")
    assert answers(game, "Ann") == answers(game, "Bob") == ["agree"]


def test_T_50_the_start_player_is_dealt_first() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", start="Bob", draw="asset 9", piles={"Ann": "secret 7"})
    draw(game, Ann="draw pile", Bob="draw pile", Cat="own pile")
    assert "asset 9" in hand(game, "Bob")
    assert "Ann secret 7" in hand(game, "Ann")


def test_T_51_a_check_in_a_favour_trade() -> None:
    game = table(
        "Ann: asset 9, 1 | Bob: asset 4!, asset 7 | Cat: Bob favour 9, asset 3!, asset 8 | Dan: asset 9, 1",
        phase="announcement",
    )
    put_down(game, Bob="asset 7", Cat="Bob favour 9")
    do(game, "Ann: keep down", "Bob: keep down", "Cat: announce", "Dan: keep down")
    assert more(game)["trade"]["favour"]
    news = trade(game, "Cat", "asset 3!", "Bob", "asset 4!", agree="Bob Cat", objects="Ann Dan", invites=False)
    assert heard(news, "accused") == [{"seat": DAN}]
    assert (asked(game), circle(game), answers(game)) == ("pay_fine", ["Cat"], ["asset 8"])
    say(game, "Cat", "asset 8")
    assert standings(game) == [3, 2, 3, 3]
    assert asked(game) == "vote"
    assert "asset 8" in hand(game, "Dan")
