"""V-1 to V-23: the options of the table (ledger §5). Without them the rules are those of the printed game."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    all_viewers,
    announce,
    answers,
    asked,
    circle,
    decide,
    default,
    discards,
    do,
    draw,
    each_count,
    everybody,
    finished,
    hand,
    heard,
    kinds,
    living,
    moments,
    more,
    new,
    pass_all,
    pile,
    places,
    put_down,
    reason,
    removed,
    round_of,
    same_news,
    say,
    seen,
    sight,
    standings,
    trade,
    until,
    vote,
    whole,
    winners,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, NAMES, PERSONAL, deck, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadOption
from courtier.core.game import Game
from courtier.core.registry import kind

BARE = dict.fromkeys(NAMES, 0)
LEDGER = Path(__file__).parents[3] / "src" / "courtier" / "games" / "intrigue" / "RULES.md"
ALL_ON: list[dict[str, Any]] = [
    {
        "claims": True,
        "bribery": True,
        "refill": True,
        "coop": True,
        "allow_abstain": True,
        "personal_pile_choice": True,
    },
    {
        "elimination_timing": "end_of_round",
        "pay_with_offer": True,
        "favour_binding": True,
        "one_trade_per_player": True,
    },
    {"fine_split": "offerer", "ann_tie": "random", "voluntary_put_down": True, "start_standing": 2, "one_pact": True},
    {"tie_break": "standing", "lost_standing": "remove", "backs": "open", "open_pacts": True, "open_discard": True},
    {
        "trade_to_announce": True,
        "discussion": False,
        "round_cap": 5,
        "backs": "open",
        "elimination_timing": "end_of_round",
    },
]


def named_options() -> list[str]:
    return re.findall(r"^\| \*\*V-\d+\*\* \| `(\w+)` \|", LEDGER.read_text(encoding="utf-8"), re.MULTILINE)


@rule("I/R-01")
def test_the_options_are_those_of_the_ledger_and_all_off() -> None:
    options = kind("intrigue").options
    assert [option.name for option in options] == named_options()
    odd = {option.name: option.default for option in options if option.default is not False}
    assert odd == {
        "discussion": True,
        "round_cap": 40,
        "backs": "verified",
        "lost_standing": "discard",
        "fine_split": "each",
        "ann_tie": "seat",
        "start_standing": 3,
        "tie_break": "shared",
        "elimination_timing": "immediate",
    }


WRONG = [{"roles": True}, {"start_standing": 4}, {"backs": "hidden"}, {"round_cap": -1}, {"round_cap": 1001}]


@rule("I/R-01")
@pytest.mark.parametrize("wrong", [*WRONG, {"round_cap": True}])
def test_other_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=next(iter(wrong))):
        new(3, 1, **wrong)


@rule("I-MAT-7")
@pytest.mark.parametrize("options", ALL_ON)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_variant_can_be_played_to_its_end(seats: int, options: dict[str, Any]) -> None:
    cards = whole(new(seats, 1, **options))
    for step, game in enumerate(moments(new(seats, 1, **options), seed=1)):
        if step % 5 == 0 or game.over():
            assert whole(game) == cards
    assert winners(game)


@rule("I/V-1", "I/R-75")
def test_without_discussion_the_round_begins_with_the_first_chance() -> None:
    game = new(3, 1, discussion=False)
    for _ in range(5):
        everybody(game, "draw pile")
    assert (asked(game), round_of(game)) == ("invite", 1)


@rule("I/V-2", "I/R-71")
def test_the_cap_can_be_moved_or_lifted() -> None:
    for cap, over in ((40, True), (41, False), (777, False), (0, False)):
        game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", rounds=40, round_cap=cap)
        everybody(game, "draw pile")
        assert game.over() is over
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", rounds=3, round_cap=3)
    everybody(game, "draw pile")
    assert reason(game) == "round_cap"


@rule("I/V-4", "I/R-05")
def test_lost_standing_can_leave_the_game() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote", lost_standing="remove")
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann")
    assert (discards(game), removed(game)) == ([], ["standing"])


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


@rule("I/V-12", "I/R-37")
def test_ties_between_announcements_can_be_random() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    cards = {"Ann": "Bob hook 8", "Bob": "Cat threat 8", "Cat": "Dan hook 8", "Dan": "Ann secret 9"}
    for seed in range(60):
        game = table(
            " | ".join(f"{name}: {card}" for name, card in cards.items()), phase="announcement", ann_tie="random"
        )
        for _ in range(seed):
            game.rng.below(2)
        news = announce(game, **cards)
        orders[tuple(line["seat"] for line in heard(news, "took_effect"))] += 1
    assert {order[0] for order in orders} == {DAN}, "highest first, as ever"
    assert len(orders) == 6


@rule("I/V-13", "I/R-34")
def test_putting_down_can_be_voluntary() -> None:
    game = table("Ann: asset 3, asset 5 | Bob: 1 | Cat: Cat pact", phase="announcement", voluntary_put_down=True)
    assert answers(game, "Ann") == ["asset 3", "asset 5", "nothing"]
    assert answers(game, "Cat") == ["nothing"]
    assert default(game, "Ann") == "asset 3"
    do(game, "Ann: nothing", "Bob: nothing", "Cat: nothing")
    assert asked(game) == "vote"
    assert hand(game, "Ann") == ["asset 3", "asset 5"]


@rule("I/V-14")
def test_only_who_swapped_may_put_down() -> None:
    game = table("Ann: 2 | Bob: 2 | Cat: 2 | Dan: 2", trade_to_announce=True)
    trade(game, "Ann", hand(game, "Ann")[0], "Bob", hand(game, "Bob")[0], agree="Ann Bob", objects="")
    trade(game, "Bob", hand(game, "Bob")[0], "Cat", hand(game, "Cat")[0], agree="Bob")
    pass_all(game)
    assert (asked(game), circle(game)) == ("put_down", ["Ann", "Bob"])
    until(game, "ready")
    everybody(game, "ready")
    pass_all(game)
    assert asked(game) == "vote", "the next round begins anew"


@rule("I/V-14")
def test_a_swap_by_favour_is_none_of_the_trade_phase() -> None:
    game = table("Ann: Bob favour 8, asset 1 | Bob: asset 5, asset 2 | Cat: 1", phase="announcement")
    announce(game, Ann="Bob favour 8")
    trade(game, "Ann", "asset 1", "Bob", "asset 5", agree="Ann Bob", invites=False)
    assert more(game)["swapped"] == []


@rule("I/V-15")
def test_hands_are_refilled_to_five() -> None:
    game = table(
        "Ann: asset 9, 2 | Bob: 5 | Cat: 7",
        phase="vote",
        draw="standing, asset 8, asset 7, 9",
        standing={"Bob": 2},
        refill=True,
    )
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    assert circle(game) == ["Ann"]
    say(game, "Ann", "draw pile")
    assert (standings(game)[ANN], len(hand(game, "Ann"))) == (4, 3), "a Standing does not fill the hand"
    do(game, "Ann: draw pile", "Ann: own pile")
    assert len(hand(game, "Ann")) == 5
    assert asked(game) == "ready"
    game = table("Ann: 1 | Bob: 5 | Cat: 5", phase="vote", draw=2, piles=BARE, refill=True)
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    do(game, "Ann: draw pile", "Ann: draw pile")
    assert asked(game) == "ready", "no source is left"


@rule("I/V-16")
def test_a_start_with_two_standing() -> None:
    game = new(4, 1, start_standing=2)
    assert standings(game) == [2, 2, 2, 2]
    assert heard(game.news, "started")[0]["standing"] == 2


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


def at_cap(*hands: str, **words: Any) -> Game:
    """The last round ends, and nobody draws any more."""
    line = " | ".join(f"{NAMES[seat]}: {cards}" for seat, cards in enumerate(hands))
    game = table(line, phase="vote", piles=BARE, draw=0, rounds=40, **words)
    vote(game, **{name: name for name in NAMES[: len(hands)]})
    return game


@rule("I/V-18")
def test_a_winner_s_partner_wins_too() -> None:
    hands = ("asset 9, Bob pact", "asset 1, Ann pact, Cat pact", "asset 2, Bob pact!", "asset 5, Ann pact!")
    game = at_cap(*hands, coop=True)
    assert winners(game) == ["Ann", "Bob"], "not Cat, a partner's partner, nor Dan, who holds without being held"
    assert places(game) == [1, 1, 4, 3]
    assert winners(at_cap(*hands)) == ["Ann"]


@rule("I/V-19", "I/R-52")
def test_one_may_abstain_and_the_hooked_with_one() -> None:
    game = table("Ann: Bob hook 8 | Bob: 1 | Cat: 1 | Dan: 1", phase="announcement", allow_abstain=True)
    announce(game, Ann="Bob hook 8")
    assert answers(game, "Ann") == ["Ann", "Bob", "Cat", "Dan", "abstain"]
    news = vote(game, Ann="abstain", Cat="Dan", Dan="abstain")
    assert [line["seat"] for line in heard(news, "abstained")] == [ANN, DAN, BOB]
    assert standings(game) == [3, 3, 3, 2], "one vote is more than none"


@rule("I/V-19")
def test_abstaining_is_one_of_two_votes_to_pick() -> None:
    game = table("Ann: Bob hook 8 | Bob: 1 | Cat: Bob hook 7", phase="announcement", allow_abstain=True)
    announce(game, Ann="Bob hook 8", Cat="Bob hook 7")
    vote(game, Ann="abstain", Cat="Ann")
    assert answers(game, "Bob") == ["abstain", "Ann"]


@rule("I/V-20", "I/R-68")
def test_more_standing_breaks_a_tie() -> None:
    cards, rows = ("asset 1", "asset 9, asset 2", "asset 1!"), {"Bob": 2}
    assert winners(at_cap(*cards, standing=rows)) == ["Ann", "Bob", "Cat"]
    game = at_cap(*cards, standing=rows, tie_break="standing")
    assert (winners(game), places(game)) == (["Ann", "Cat"], [1, 3, 1])
    game = at_cap("asset 9!, asset 9!", *cards[:2], standing={"Cat": 2}, tie_break="standing")
    assert places(game) == [1, 2, 3], "others are ordered by it too"


# elimination_timing


def to_the_draw(hands: str, standing: dict[str, int], **words: Any) -> Game:
    """Ann is voted down to 0 Standing in a game whose exits come after the Draw."""
    game = table(hands, phase="vote", standing=standing, elimination_timing="end_of_round", **words)
    vote(game, **dict.fromkeys(NAMES[: game.seats], "Ann"))
    return game


@rule("I/V-21", "I/R-41", "I/R-59")
def test_exits_can_wait_for_the_end_of_the_round() -> None:
    game = to_the_draw("Ann: asset 5 | Bob: 1 | Cat: 1 | Dan: 1", {"Ann": 1}, draw=9)
    assert (living(game), standings(game)[ANN]) == (["Ann", "Bob", "Cat", "Dan"], 0)
    assert (asked(game), circle(game)) == ("draw_source", ["Ann", "Bob", "Cat", "Dan"])
    everybody(game, "draw pile")
    assert (asked(game), living(game)) == ("heir", ["Bob", "Cat", "Dan"])
    say(game, "Ann", "discard pile")
    assert (asked(game), round_of(game)) == ("ready", 2)


@rule("I/V-21")
def test_a_drawn_standing_saves() -> None:
    game = to_the_draw("Ann: asset 5 | Bob: 1 | Cat: 1", {"Ann": 1}, draw="standing, 5")
    everybody(game, "draw pile")
    assert (living(game), standings(game)[ANN]) == (["Ann", "Bob", "Cat"], 1)


@rule("I/V-21")
def test_at_0_one_takes_part_in_everything_and_loses_no_more() -> None:
    game = table(
        "Ann: asset 9!, Bob secret 7 | Bob: asset 8!, 1 | Cat: Ann secret 9, 1 | Dan: 1",
        standing={"Ann": 1},
        elimination_timing="end_of_round",
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert standings(game) == [0, 2, 3, 3]
    pass_all(game)
    news = announce(game, Ann="Bob secret 7", Cat="Ann secret 9")
    assert heard(news, "had_no_standing") == [{"seat": ANN, "cause": "secret"}]
    assert standings(game) == [0, 1, 3, 3], "Ann's own Secret counts"
    vote(game, Ann="Dan", Bob="Ann", Cat="Ann", Dan="Dan")
    assert "standing" not in whole(game) - Counter(deck(4))
    everybody(game, "own pile")
    assert living(game) == ["Bob", "Cat", "Dan"]


@rule("I/V-21", "I-LOSE-14")
def test_all_at_0_go_out_together() -> None:
    game = table(
        "Ann: asset 9!, 1 | Bob: asset 8!, 1 | Cat: 1 | Dan: 1 | Eve: 1",
        standing={"Ann": 1, "Bob": 1, "Cat": 1},
        elimination_timing="end_of_round",
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Dan")
    until(game, "vote")
    vote(game, Ann="Cat", Bob="Cat", Cat="Cat", Dan="Cat", Eve="Cat")
    everybody(game, "own pile")
    assert (living(game), circle(game), answers(game)) == (["Dan", "Eve"], ["Ann"], ["discard pile", "Dan", "Eve"])
    for name in ("Ann", "Bob", "Cat"):
        say(game, name, "discard pile")
    assert reason(game) == "two_left"
    assert [places(game)[seat] for seat in (ANN, BOB, CAT)] == [3, 3, 3]


@rule("I/V-21")
@pytest.mark.parametrize(
    ("cat", "end", "points", "order", "ann"),
    [
        (2, ("one_left", ["Cat"]), [0, 0, 10], [2, 2, 1], []),
        (1, ("none_left", ["Ann"]), [9, 8, 0], [1, 2, 3], ["Ann pact", "asset 9!"]),
    ],
)
def test_one_left_wins_and_none_left_compare_hands(
    cat: int, end: tuple[str, list[str]], points: list[int], order: list[int], ann: list[str]
) -> None:
    """In the round of the cap, which is looked at after the exits. With none left no hand is put away."""
    game = table(
        "Ann: asset 9!, asset 1 | Bob: asset 8!, asset 2 | Cat: 1",
        standing={"Ann": 1, "Bob": 1, "Cat": cat},
        piles=dict.fromkeys(NAMES[:3], "pact"),
        rounds=40,
        lost_standing="remove",
        elimination_timing="end_of_round",
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    until(game, "vote")
    vote(game, Ann="Cat", Bob="Cat", Cat="Cat")
    everybody(game, "own pile")
    assert (reason(game), winners(game)) == end
    assert (game.scores(), places(game), hand(game, "Ann")) == (points, order, ann)


@rule("I/V-18", "I/V-21")
def test_with_none_left_there_is_no_living_partner() -> None:
    game = table(
        "Ann: asset 9!, asset 1, Bob pact | Bob: asset 8!, asset 2, Ann pact | Cat: 1",
        standing=1,
        piles=dict.fromkeys(NAMES[:3], "pact!"),
        lost_standing="remove",
        elimination_timing="end_of_round",
        coop=True,
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    until(game, "vote")
    vote(game, Ann="Cat", Bob="Cat", Cat="Cat")
    everybody(game, "own pile")
    assert (reason(game), winners(game), places(game)) == ("none_left", ["Ann"], [1, 2, 3])


@rule("I/V-22", "I/R-49")
def test_the_discard_pile_can_lie_open() -> None:
    game = table("Ann: asset 3 | Bob: asset 4 | Cat: 1", phase="announcement", open_discard=True)
    put_down(game)
    news = everybody(game, "keep down")
    assert seen(game, "discard", GALLERY) == ["asset 3", "asset 4", "asset 1"]
    cards = ["asset.3", "asset.4", "asset.1"]
    for viewer in all_viewers(game):
        assert heard(news, "face_up", viewer) == [{"card": card, "place": place} for place, card in enumerate(cards)]
    news = vote(game, Ann="Ann", Bob="Ann", Cat="Ann")
    assert heard(news, "face_up") == [{"card": "standing", "place": 3}]


@rule("I/V-23", "I/R-07")
def test_the_owner_can_pick_from_the_own_pile() -> None:
    game = table(
        "Ann | Bob | Cat",
        phase="draw",
        piles={"Ann": "pact, hook 8, secret 7, pact!, pact!"},
        draw=9,
        personal_pile_choice=True,
    )
    news = draw(game, Ann="own pile", Bob="draw pile", Cat="own pile")
    assert kinds(news) == ["named"] * 3, "before any card is dealt"
    assert (asked(game), circle(game)) == ("pile_card", ["Ann", "Cat"])
    assert answers(game, "Ann") == ["Ann pact", "Ann pact!", "Ann hook 8", "Ann secret 7"]
    assert default(game, "Ann") == "Ann pact"
    assert seen(game, "pile@0", BOB) == 5
    say(game, "Cat", "Cat secret 9")
    say(game, "Ann", "Ann secret 7")
    assert (hand(game, "Ann"), hand(game, "Cat")) == (["Ann secret 7"], ["Cat secret 9"])
    assert sorted(pile(game, "Ann")) == ["Ann hook 8", "Ann pact", "Ann pact!", "Ann pact!"]


@rule("I/V-23")
def test_also_in_setup_and_when_the_draw_pile_fails() -> None:
    game = new(3, 1, personal_pile_choice=True)
    draw(game, Ann="own pile")
    assert (asked(game), circle(game)) == ("pile_card", ["Ann"])
    say(game, "Ann", "Ann favour 9")
    assert hand(game, "Ann") == ["Ann favour 9"]
    game = table(
        "Ann | Bob | Cat", phase="draw", piles={"Bob": "pact, hook 8"}, draw="asset 9", personal_pile_choice=True
    )
    draw(game, Ann="draw pile", Bob="draw pile", Cat="draw pile")
    assert (asked(game), circle(game), answers(game)) == ("pile_card", ["Bob"], ["Bob pact", "Bob hook 8"])
    say(game, "Bob", "Bob hook 8")
    assert (asked(game), circle(game)) == ("pile_card", ["Cat"])
    say(game, "Cat", "Cat hook 7")
    assert (hand(game, "Bob"), hand(game, "Cat"), asked(game)) == (["Bob hook 8"], ["Cat hook 7"], "ready")


@rule("I/V-23")
def test_what_is_picked_is_told_to_nobody_else() -> None:
    pairs = []
    for card in ("Ann pact", "Ann hook 8"):
        game = table("Ann | Bob | Cat", phase="draw", piles={"Ann": "pact, hook 8"}, draw=9, personal_pile_choice=True)
        draw(game, Ann="own pile")
        pairs.append((game, say(game, "Ann", card)))
    assert same_news(pairs[0][1], pairs[1][1], BOB, CAT, GALLERY)
    assert sight(pairs[0][0], BOB, CAT, GALLERY) == sight(pairs[1][0], BOB, CAT, GALLERY)


@rule("I/V-1", "I/V-2")
def test_options_are_public() -> None:
    game = finished(3, 1, round_cap=3, discussion=False)
    for viewer in all_viewers(game):
        options = courtier.view(game, viewer)["more"]["options"]
        assert (options["round_cap"], options["discussion"]) == (3, False)
