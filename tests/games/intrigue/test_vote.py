"""I-FAV, I-HOOK, I-THR, I-SEC, I-VOTE: what social cards do, and the vote."""

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    announce,
    answers,
    asked,
    circle,
    default,
    do,
    everybody,
    hand,
    heard,
    kinds,
    living,
    more,
    pass_all,
    put_down,
    same_news,
    say,
    sight,
    standings,
    trade,
    until,
    vote,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, EVE, table
from tests.rules import rule

from courtier.core.errors import IllegalAction

SIX = "Ann: {} | Bob: {} | Cat: {} | Dan: {} | Eve: {} | Flo: {}"


# Favour


@rule("I-FAV-1", "I-FAV-2", "I/R-39", "I/R-40")
def test_a_favour_is_a_trade_at_once_with_free_decisions() -> None:
    game = table("Ann: Cat favour 9, asset 1 | Bob: 2 | Cat: asset 5, 1 | Dan: 1", phase="announcement")
    news = announce(game, Ann="Cat favour 9")
    assert heard(news, "summoned") == [{"seat": ANN, "partner": CAT}]
    assert (asked(game), circle(game)) == ("offer", ["Ann", "Cat"])
    assert answers(game, "Cat") == ["asset 5"], "must take part"
    do(game, "Ann: asset 1", "Cat: asset 5")
    assert answers(game, "Ann") == answers(game, "Cat") == ["deny", "agree"]
    do(game, "Ann: agree", "Cat: deny")
    assert (asked(game), circle(game)) == ("object", ["Bob", "Dan"])
    everybody(game, "pass")
    assert hand(game, "Ann") == ["asset 1"]
    assert asked(game) == "vote"


@rule("I-FAV-1")
def test_a_favour_trade_can_end_in_a_swap() -> None:
    game = table("Ann: Bob favour 8, asset 1 | Bob: asset 5, asset 2 | Cat: 1", phase="announcement")
    announce(game, Ann="Bob favour 8")
    trade(game, "Ann", "asset 1", "Bob", "asset 5", agree="Ann Bob", invites=False)
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["asset 5"], ["asset 1"])


@rule("I-FAV-1", "I-OBJ-3")
def test_the_announcer_is_the_initiator() -> None:
    game = table("Ann: 2 | Bob: 2 | Cat: Ann favour 8, 2 | Dan: asset 9, 1", phase="announcement")
    announce(game, Cat="Ann favour 8")
    assert more(game)["trade"]["initiator"] == CAT
    do(game, f"Cat: {hand(game, 'Cat')[0]}", f"Ann: {hand(game, 'Ann')[0]}", "Cat: deny", "Ann: deny")
    assert circle(game) == ["Dan", "Bob"], "from the announcer's left"


@rule("I-FAV-3", "I/R-40", "I/R-73")
@pytest.mark.parametrize("spare", [("", ", 1"), (", 1", "")])
def test_a_favour_has_no_effect_if_either_hand_is_empty(spare: tuple[str, str]) -> None:
    hands = f"Ann: Bob favour 8{spare[0]} | Bob: asset 2{spare[1]} | Cat: 1"
    game = table(hands, phase="announcement")
    news = put_down(game, Ann="Bob favour 8", Bob="asset 2")
    news += do(game, "Ann: announce", "Bob: keep down", "Cat: keep down")
    assert [line["reason"] for line in heard(news, "had_no_effect")] == ["empty_hand"]
    assert asked(game) == "vote"


@rule("I-FAV-3", "I/R-40", "I/R-81")
def test_a_favour_on_a_hand_of_foreign_pacts_meets_an_empty_offer() -> None:
    game = table("Ann: Bob favour 8, asset 2 | Bob: Cat pact, asset 1 | Cat: 1", phase="announcement")
    announce(game, Ann="Bob favour 8")
    assert answers(game, "Bob") == ["nothing"]
    trade(game, "Ann", "asset 2", "Bob", "nothing", invites=False)
    assert asked(game) == "vote"


@rule("I-FAV-4", "I-TRADE-18")
def test_a_favour_trade_uses_up_no_chance_and_carries_no_note() -> None:
    game = table("Ann: Bob favour 8, 2 | Bob: 2 | Cat: asset 3, 2 | Dan: asset 4, 2", asked="Cat")
    say(game, "Cat", "invite Dan: 7 for 7")
    trade(game, "Cat", "asset 3", "Dan", "asset 4", invites=False)
    pass_all(game)
    announce(game, Ann="Bob favour 8")
    assert more(game, ANN)["trade"]["note"] == "none"
    assert more(game)["traded"] == [CAT, DAN]
    until(game, "invite")
    assert circle(game) == ["Bob"]
    assert "invite Ann" in answers(game, "Bob")


# Secret


@rule("I-SEC-1", "I-STAND-2")
@pytest.mark.parametrize("number", [7, 9])
def test_a_secret_costs_one_standing_at_once(number: int) -> None:
    game = table(f"Ann: Bob secret {number} | Bob: 1 | Cat: 1", phase="announcement")
    news = announce(game, Ann=f"Bob secret {number}")
    assert heard(news, "standing_lost") == [{"seat": BOB, "cause": "secret", "standing": 2}]
    assert kinds(news, "standing_lost", "cleared")[0] == "standing_lost"


@rule("I-SEC-2", "I/R-42")
def test_two_secrets_cost_two_standing() -> None:
    game = table("Ann: Cat secret 9 | Bob: Cat secret 7 | Cat: 1", phase="announcement")
    announce(game, Ann="Cat secret 9", Bob="Cat secret 7")
    assert standings(game) == [3, 3, 1]


@rule("I-SEC-2", "I/R-42")
@pytest.mark.parametrize("standing", [1, 2])
def test_a_secret_on_who_is_out_has_no_effect(standing: int) -> None:
    game = table(
        "Ann: Cat secret 9 | Bob: Cat secret 7 | Cat: 2 | Dan: 1", phase="announcement", standing={"Cat": standing}
    )
    news = announce(game, Ann="Cat secret 9", Bob="Cat secret 7")
    assert [line["standing"] for line in heard(news, "standing_lost")] == list(reversed(range(standing)))
    assert (asked(game), living(game)) == ("heir", ["Ann", "Bob", "Dan"])
    news = say(game, "Cat", "discard pile")
    assert [line["reason"] for line in heard(news, "had_no_effect")] == ["target_out"] * (2 - standing)
    assert standings(game) == [3, 3, 0, 3]


@rule("I-SEC-3", "I-LOSE-10", "I/R-41")
def test_a_secret_eliminates_at_once_and_voids_what_the_target_announced() -> None:
    game = table(
        "Ann: Bob secret 9 | Bob: Cat secret 7, asset 3 | Cat: 1 | Dan: 1", phase="announcement", standing={"Bob": 1}
    )
    announce(game, Ann="Bob secret 9", Bob="Cat secret 7")
    assert (asked(game), circle(game), living(game)) == ("heir", ["Bob"], ["Ann", "Cat", "Dan"])
    news = say(game, "Bob", "discard pile")
    assert [line["reason"] for line in heard(news, "had_no_effect")] == ["announcer_out"]
    assert standings(game) == [3, 0, 3, 3]


@rule("I-SEC-3", "I-WIN-1", "I/R-41", "I/R-70")
def test_if_two_are_left_the_rest_is_not_resolved() -> None:
    game = table("Ann: Bob secret 9 | Bob: 1 | Cat: Ann secret 7", phase="announcement", standing={"Bob": 1})
    announce(game, Ann="Bob secret 9", Cat="Ann secret 7")
    assert game.over()
    assert standings(game) == [3, 0, 3]
    assert game.scores() == [30, 0, 30], "cards on the table do not count"


# Threat


@rule("I-THR-1", "I-THR-4")
@pytest.mark.parametrize("number", [7, 8])
def test_a_threatened_player_does_not_vote_but_can_be_voted_for(number: int) -> None:
    game = table(f"Ann: Bob threat {number} | Bob: 1 | Cat: 1", phase="announcement")
    announce(game, Ann=f"Bob threat {number}")
    assert circle(game) == ["Ann", "Cat"]
    assert answers(game, "Ann") == ["Ann", "Bob", "Cat"]
    vote(game, Ann="Bob", Cat="Bob")
    assert standings(game) == [3, 2, 3]


@rule("I-THR-2", "I/R-46")
@pytest.mark.parametrize(("hook", "threat"), [(8, 7), (7, 8), (7, 7)])
def test_threat_beats_hook(hook: int, threat: int) -> None:
    game = table(f"Ann: Bob hook {hook} | Bob: 1 | Cat: Bob threat {threat} | Dan: 1", phase="announcement")
    announce(game, Ann=f"Bob hook {hook}", Cat=f"Bob threat {threat}")
    news = vote(game, Ann="Ann", Cat="Cat", Dan="Dan")
    assert [line["seat"] for line in heard(news, "voted")] == [ANN, CAT, DAN]


@rule("I-THR-3")
def test_two_threats_act_like_one() -> None:
    game = table("Ann: Bob threat 7 | Bob: 1 | Cat: Bob threat 8", phase="announcement")
    announce(game, Ann="Bob threat 7", Cat="Bob threat 8")
    assert circle(game) == ["Ann", "Cat"]
    vote(game, Ann="Ann", Cat="Cat")
    everybody(game, "own pile")
    until(game, "vote")
    assert "Bob" in circle(game), "over after one vote"


@rule("I-LOSE-10", "I-HOOK-6", "I/R-47", "I/R-41")
def test_a_resolved_threat_stays_and_a_resolved_hook_falls_with_its_announcer() -> None:
    for card, voters in (("hook 8", ["Bob", "Cat"]), ("threat 8", ["Cat"])):
        game = table(
            f"Ann: Bob {card} | Bob: 1 | Cat: Ann secret 7 | Dan: 1", phase="announcement", standing={"Ann": 1}
        )
        news = announce(game, Ann=f"Bob {card}", Cat="Ann secret 7")
        assert kinds(news, "took_effect") == ["took_effect"] * 2
        assert circle(game) == [*voters, "Dan"]


# Hooks


@rule("I-HOOK-1", "I-VOTE-7")
@pytest.mark.parametrize("number", [7, 8])
def test_the_hooked_vote_like_the_announcer(number: int) -> None:
    game = table(f"Ann: Bob hook {number} | Bob: 1 | Cat: 1 | Dan: 1", phase="announcement")
    announce(game, Ann=f"Bob hook {number}")
    assert circle(game) == ["Ann", "Cat", "Dan"]
    news = vote(game, Ann="Dan", Cat="Ann", Dan="Ann")
    assert heard(news, "voted")[-1] == {"seat": BOB, "vote": DAN}
    assert standings(game) == [3, 3, 3, 3], "two against two"


@rule("I-HOOK-2", "I-HOOK-3", "I-HOOK-9", "I/R-43")
def test_two_hooks_leave_a_choice_after_the_votes_are_known() -> None:
    game = table("Ann: Bob hook 7 | Bob: 1 | Cat: Bob hook 8 | Dan: 1", phase="announcement")
    announce(game, Ann="Bob hook 7", Cat="Bob hook 8")
    assert circle(game) == ["Ann", "Cat", "Dan"]
    news = vote(game, Ann="Dan", Cat="Ann", Dan="Cat")
    assert [line["seat"] for line in heard(news, "voted", BOB)] == [ANN, CAT, DAN]
    assert (asked(game), circle(game), answers(game)) == ("hook_choice", ["Bob"], ["Ann", "Dan"])
    assert default(game) == "Ann", "of the Hook that resolved first"
    with pytest.raises(IllegalAction):
        say(game, "Bob", "Cat")
    say(game, "Bob", "Dan")
    assert standings(game) == [3, 3, 3, 2]


@rule("I-HOOK-2", "I-VOTE-9", "I/R-43")
def test_two_equal_votes_leave_no_choice() -> None:
    game = table("Ann: Bob hook 7 | Bob: 1 | Cat: Bob hook 8 | Dan: 1", phase="announcement")
    announce(game, Ann="Bob hook 7", Cat="Bob hook 8")
    vote(game, Ann="Dan", Cat="Dan", Dan="Ann")
    assert asked(game) == "draw_source"
    assert standings(game) == [3, 3, 3, 2]


@rule("I-VOTE-9", "I-VOTE-7", "I/R-85")
def test_who_has_two_hooks_waits_for_both_announcers() -> None:
    """Dan is hooked by Ann, who votes freely, and by Bob, who follows Cat."""
    game = table("Ann: Dan hook 7 | Bob: Dan hook 8 | Cat: Bob hook 8 | Dan: 1 | Eve: 1", phase="announcement")
    announce(game, Ann="Dan hook 7", Bob="Dan hook 8", Cat="Bob hook 8")
    assert circle(game) == ["Ann", "Cat", "Eve"]
    news = vote(game, Ann="Eve", Cat="Ann", Eve="Bob")
    assert heard(news, "voted")[-1] == {"seat": BOB, "vote": ANN}, "published before Dan picks"
    assert (asked(game), circle(game), answers(game, "Dan")) == ("hook_choice", ["Dan"], ["Ann", "Eve"])


@rule("I-HOOK-4", "I/R-44")
def test_chains_are_followed() -> None:
    game = table("Ann: Bob hook 8 | Bob: Cat hook 7 | Cat: Dan hook 8 | Dan: 1 | Eve: 1", phase="announcement")
    announce(game, Ann="Bob hook 8", Bob="Cat hook 7", Cat="Dan hook 8")
    assert circle(game) == ["Ann", "Eve"]
    news = vote(game, Ann="Eve", Eve="Ann")
    assert [(line["seat"], line["vote"]) for line in heard(news, "voted")] == [
        (0, EVE),
        (4, ANN),
        (1, 4),
        (2, 4),
        (3, 4),
    ]


@rule("I-HOOK-5", "I-HOOK-8", "I/R-45", "I/R-84")
def test_a_longer_circle_loses_its_last_hook() -> None:
    game = table("Ann: Bob hook 7 | Bob: Cat hook 8 | Cat: Dan hook 8 | Dan: Ann hook 8", phase="announcement")
    news = announce(game, Ann="Bob hook 7", Bob="Cat hook 8", Cat="Dan hook 8", Dan="Ann hook 8")
    assert heard(news, "hook_fell") == [{"seat": ANN, "target": BOB, "reason": "circle"}]
    assert circle(game) == ["Bob"]
    news = vote(game, Bob="Ann")
    assert [line["seat"] for line in heard(news, "voted")] == [BOB, CAT, DAN, ANN]
    assert standings(game) == [2, 3, 3, 3]


@rule("I-HOOK-6", "I-HOOK-8", "I/R-47")
def test_with_one_announcer_threatened_the_other_hook_remains() -> None:
    game = table("Ann: Bob hook 8 | Bob: 1 | Cat: Bob hook 7 | Dan: Ann threat 7 | Eve: 1", phase="announcement")
    announce(game, Ann="Bob hook 8", Cat="Bob hook 7", Dan="Ann threat 7")
    news = vote(game, Cat="Eve", Dan="Cat", Eve="Eve")
    assert heard(news, "voted")[-1] == {"seat": BOB, "vote": EVE}


@rule("I-HOOK-7", "I/R-51")
def test_a_hooked_vote_may_fall_on_the_hooked_player() -> None:
    game = table("Ann: Bob hook 8 | Bob: 1 | Cat: 1", phase="announcement")
    announce(game, Ann="Bob hook 8")
    news = vote(game, Ann="Bob", Cat="Ann")
    assert {"seat": BOB, "vote": BOB} in heard(news, "voted")
    assert standings(game) == [3, 2, 3]


@rule("I-HOOK-8", "I/R-84")
def test_an_idle_hook_neither_closes_a_circle_nor_blocks_another() -> None:
    """Dan is threatened: his Hook on Ann falls first, so Ann's vote depends on nobody and Bob's Hook on her holds."""
    game = table(
        "Ann: Dan hook 8 | Bob: Ann hook 7 | Cat: Dan threat 7 | Dan: Bob hook 8 | Eve: 1", phase="announcement"
    )
    news = announce(game, Ann="Dan hook 8", Bob="Ann hook 7", Cat="Dan threat 7", Dan="Bob hook 8")
    assert [(line["seat"], line["reason"]) for line in heard(news, "hook_fell")] == [(ANN, "no_vote"), (DAN, "no_vote")]
    assert heard(news, "hook_holds") == [{"seat": BOB, "target": ANN}]
    assert circle(game) == ["Bob", "Cat", "Eve"]


# The vote


@rule("I-VOTE-1", "I-VOTE-3", "I/R-51", "I/R-52")
def test_everybody_votes_for_a_living_player_oneself_included() -> None:
    game = table("Ann: 1 | Bob | Cat: 1 | Dan: 1", phase="vote", out="Bob")
    assert circle(game) == ["Ann", "Cat", "Dan"]
    assert [answers(game, name) for name in circle(game)] == [["Ann", "Cat", "Dan"]] * 3
    vote(game, Ann="Ann", Cat="Ann", Dan="Cat")
    assert standings(game) == [2, 0, 3, 3]


@rule("I-VOTE-2", "I/R-50")
def test_votes_are_sealed_then_published_with_names() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote")
    before = sight(game, BOB, GALLERY)
    news = say(game, "Ann", "Cat")
    assert not news
    assert sight(game, BOB, GALLERY) == before
    news = do(game, "Bob: Cat", "Cat: Ann")
    assert heard(news, "voted") == [{"seat": ANN, "vote": CAT}, {"seat": BOB, "vote": CAT}, {"seat": CAT, "vote": ANN}]
    assert more(game)["votes"] == [CAT, CAT, ANN]


@rule("I-VOTE-4", "I-STAND-2")
def test_strictly_the_most_votes_cost_one_standing() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1 | Dan: 1", phase="vote")
    news = vote(game, Ann="Dan", Bob="Dan", Cat="Ann", Dan="Bob")
    assert heard(news, "voted_down") == [{"seat": DAN}]
    assert heard(news, "standing_lost") == [{"seat": DAN, "cause": "vote", "standing": 2}]
    assert standings(game) == [3, 3, 3, 2]


@rule("I-VOTE-5", "I/R-53")
def test_a_tie_for_the_most_votes_costs_nobody_anything() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1 | Dan: 1 | Eve: 1", phase="vote")
    news = vote(game, Ann="Bob", Bob="Ann", Cat="Ann", Dan="Bob", Eve="Cat")
    assert kinds(news, "vote_tied", "voted_down") == ["vote_tied"]
    assert standings(game) == [3] * 5
    assert asked(game) == "draw_source", "no run-off"


@rule("I-VOTE-5", "I-VOTE-4")
def test_a_tie_among_others_does_not_save_the_first() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1 | Dan: 1 | Eve: 1 | Flo: 1", phase="vote")
    vote(game, Ann="Flo", Bob="Ann", Cat="Ann", Dan="Bob", Eve="Flo", Flo="Flo")
    assert standings(game) == [3, 3, 3, 3, 3, 2]


@rule("I-VOTE-6", "I/R-53")
def test_without_a_vote_nobody_loses() -> None:
    game = table("Ann: Cat threat 7 | Bob: Ann threat 8 | Cat: Bob threat 7", phase="announcement")
    news = announce(game, Ann="Cat threat 7", Bob="Ann threat 8", Cat="Bob threat 7")
    assert kinds(news, "vote_tied", "voted_down", "standing_lost") == ["vote_tied"]
    assert asked(game) == "draw_source"


@rule("I-VOTE-7")
def test_the_order_inside_the_vote() -> None:
    game = table("Ann: Bob hook 8 | Bob: 1 | Cat: 1", phase="announcement")
    news = announce(game, Ann="Bob hook 8") + vote(game, Ann="Cat", Cat="Ann")
    order = kinds(news, "hook_holds", "voted", "voted_down", "standing_lost")
    assert order == ["hook_holds", "voted", "voted", "voted", "voted_down", "standing_lost"]


@rule("I-VOTE-8")
@pytest.mark.parametrize("card", ["hook 8", "threat 8"])
def test_hooks_and_threats_end_with_the_vote(card: str) -> None:
    game = table(f"Ann: Bob {card}, 2 | Bob: 3 | Cat: 3", phase="announcement")
    announce(game, Ann=f"Bob {card}")
    assert circle(game) == ["Ann", "Cat"]
    vote(game, Ann="Ann", Cat="Cat")
    assert (more(game)["hooks"], more(game)["threatened"]) == ([], [])
    everybody(game, "own pile")
    until(game, "vote")
    assert sorted(circle(game)) == ["Ann", "Bob", "Cat"]


@rule("I-VOTE-9", "I/R-85")
def test_pickers_of_one_wave_pick_at_the_same_time() -> None:
    cards = {"Ann": "Eve hook 8", "Bob": "Eve hook 7", "Cat": "Flo hook 8", "Dan": "Flo hook 7"}
    game = table(SIX.format(*cards.values(), 1, 1), phase="announcement")
    announce(game, **cards)
    vote(game, Ann="Ann", Bob="Bob", Cat="Ann", Dan="Dan")
    assert (asked(game), circle(game)) == ("hook_choice", ["Eve", "Flo"])
    before = sight(game, EVE, GALLERY)
    assert not say(game, "Flo", "Ann")
    assert sight(game, EVE, GALLERY) == before
    news = say(game, "Eve", "Bob")
    assert [(line["seat"], line["vote"]) for line in heard(news, "voted")] == [(4, BOB), (5, ANN)]
    assert standings(game) == [2, 3, 3, 3, 3, 3]


@rule("I-VOTE-9", "I/R-85")
def test_who_follows_is_published_with_those_who_pick() -> None:
    """Dan follows Cat in the wave in which Eve picks."""
    cards = {"Ann": "Eve hook 8", "Bob": "Eve hook 7", "Cat": "Dan hook 8"}
    game = table("Ann: Eve hook 8 | Bob: Eve hook 7 | Cat: Dan hook 8 | Dan: 1 | Eve: 1", phase="announcement")
    announce(game, **cards)
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    assert (circle(game), more(game)["votes"]) == (["Eve"], [ANN, BOB, CAT, None, None])
    news = say(game, "Eve", "Bob")
    assert [(line["seat"], line["vote"]) for line in heard(news, "voted")] == [(DAN, CAT), (EVE, BOB)]


@rule("I-VOTE-9", "I/R-85", "I/R-44")
def test_a_wave_is_published_before_the_next_starts() -> None:
    """Cat leads Dan, and is led by Ann or Bob: Dan has to wait for Cat's pick, Eve need not."""
    cards = {"Ann": "Cat hook 8", "Bob": "Cat hook 7", "Cat": "Dan hook 8"}
    game = table("Ann: Cat hook 8 | Bob: Cat hook 7 | Cat: Dan hook 8 | Dan: 1 | Eve: 1", phase="announcement")
    announce(game, **cards)
    news = vote(game, Ann="Ann", Bob="Bob", Eve="Eve")
    assert [line["seat"] for line in heard(news, "voted")] == [ANN, BOB, EVE]
    assert more(game)["votes"] == [ANN, BOB, None, None, EVE]
    news = say(game, "Cat", "Bob")
    assert [(line["seat"], line["vote"]) for line in heard(news, "voted")] == [(CAT, BOB), (DAN, BOB)]


@rule("I-VOTE-2", "I/R-50")
def test_what_somebody_will_vote_is_told_to_nobody() -> None:
    one, two = (table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote") for _ in range(2))
    news = say(one, "Ann", "Cat"), say(two, "Ann", "Bob")
    assert same_news(*news, BOB, CAT, GALLERY)
    assert sight(one, BOB, CAT, GALLERY) == sight(two, BOB, CAT, GALLERY)
