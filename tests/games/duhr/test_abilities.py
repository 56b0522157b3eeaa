"""D-HOUSE, D/A-6..18: what the six abilities do, and to which cards."""

import json

import pytest
from tests.games.duhr.play import (
    GALLERY,
    answers,
    asked,
    conspiracy,
    do,
    hand,
    heard,
    kinds,
    pile,
    row,
    scandals,
    seen,
    status,
    told,
    web,
    zones,
)
from tests.games.duhr.table import ANN, BOB, CAT, table
from tests.rules import rule

ROWS = "Ann {}: s | Bob: s S [s] | Cat: 4s S | Dan: 3S 2s"


@rule("D-HOUSE-1", "D-HOUSE-9", "D/A-7")
def test_deluras_shifts_a_suspicion() -> None:
    game = table(ROWS.format("deluras"), hands={"Ann": "deluras"})
    do(game, "ability deluras")
    assert answers(game) == ["Bob 1", "Cat 1", "Cat 2", "Cat 3", "Cat 4", "Dan 4", "Dan 5", "Ann 1"]
    do(game, "Cat 2")
    assert answers(game) == ["Bob", "Ann"]
    do(game, "Ann")
    assert (row(game, "Cat"), row(game, "Ann")) == ("s s s S", "s s.kardosa")
    assert status(game, "Cat") == "favored"


@rule("D-HOUSE-2", "D-HOUSE-9", "D/A-7")
def test_lycosia_shifts_a_scandal() -> None:
    game = table(ROWS.format("lycosia"), hands={"Ann": "lycosia"})
    do(game, "ability lycosia")
    assert answers(game) == ["Bob 2", "Cat 5", "Dan 1", "Dan 2", "Dan 3"]
    do(game, "Bob 2")
    assert answers(game) == ["Ann"], "not the House it comes from, not a full one"
    do(game, "Ann")
    assert (row(game, "Bob"), row(game, "Ann")) == ("s [s]", "s S")


@rule("D-HOUSE-3", "D-HOUSE-8", "D-HOUSE-9")
def test_balistrad_conceals_a_scandal() -> None:
    game = table(ROWS.format("balistrad"), hands={"Ann": "balistrad"})
    do(game, "ability balistrad")
    assert answers(game) == ["Bob 2", "Cat 5", "Dan 1", "Dan 2", "Dan 3"]
    do(game, "Cat 5")
    assert (row(game, "Cat"), status(game, "Cat")) == ("s s s s [S]", "disfavored")


@rule("D-HOUSE-4", "D-HOUSE-9")
def test_kardosa_conceals_a_suspicion() -> None:
    game = table(ROWS.format("kardosa"), hands={"Ann": "kardosa"})
    do(game, "ability kardosa")
    assert answers(game) == ["Bob 1", "Cat 1", "Cat 2", "Cat 3", "Cat 4", "Dan 4", "Dan 5", "Ann 1"]
    do(game, "Ann 1")
    assert row(game, "Ann") == "[s]"


@rule("D-HOUSE-5", "D-ASK-6", "D/A-12")
def test_silgaro_takes_a_suspicion_and_discards_a_card() -> None:
    game = table(ROWS.format("silgaro"), hands={"Ann": "2 silgaro, scandal"})
    before = scandals(game)
    do(game, "ability silgaro")
    assert answers(game) == ["Bob 1", "Cat 1", "Cat 2", "Cat 3", "Cat 4", "Dan 4", "Dan 5", "Ann 1"]
    do(game, "Bob 1")
    assert row(game, "Bob") == "S [s]"
    assert (asked(game), answers(game)) == ("Ann: rescind", ["card balistrad", "card silgaro", "card scandal"])
    do(game, "card scandal")
    assert (hand(game, "Ann"), scandals(game), pile(game)) == (["balistrad", "silgaro"], before + 1, ["silgaro"])


@rule("D/A-12")
def test_silgaro_may_discard_the_very_card_and_must_discard_one() -> None:
    game = table("Ann silgaro | Bob: s | Cat | Dan", hands={"Ann": "silgaro"})
    do(game, "ability silgaro", "Bob 1")
    assert answers(game) == ["card balistrad"]
    do(game, "card balistrad")
    assert pile(game) == ["silgaro", "balistrad"]


@rule("D-HOUSE-6")
def test_usari_converts_either_way() -> None:
    hands = {"Ann": "2 usari"}
    game = table("Ann usari | Bob: s S [s] | Cat | Dan", hands=hands, web="kardosa")
    before = scandals(game)
    do(game, "ability usari")
    assert answers(game) == ["Bob 1", "Bob 2"]
    do(game, "Bob 1")
    assert (row(game, "Bob"), scandals(game), pile(game)) == ("S S [s]", before - 1, ["usari", "balistrad"])
    do(game, "ability usari", "Bob 2")
    assert (row(game, "Bob"), scandals(game)) == ("S s.kardosa [s]", before), "the top suspicion, wherever it belongs"


@rule("D-HOUSE-7", "D-CONSP-13", "D/A-10")
@pytest.mark.parametrize("house", ["balistrad", "kardosa"])
@pytest.mark.parametrize("card", ["s", "S"])
def test_balistrad_and_kardosa_turn_a_concealed_card_over(house: str, card: str) -> None:
    game = table(f"Ann {house} | Bob: [{card}] | Cat | Dan", hands={"Ann": house}, revealed={"Ann": "Ann"})
    do(game, f"ability {house}", "Bob 1")
    assert row(game, "Bob") == card


@rule("D-HOUSE-7", "D/A-10", "D/A-9")
@pytest.mark.parametrize("house", ["deluras", "lycosia"])
@pytest.mark.parametrize("card", ["s", "S"])
def test_deluras_and_lycosia_move_a_concealed_card(house: str, card: str) -> None:
    game = table(f"Ann {house} | Bob: [{card}] | Cat: [s] | Dan", hands={"Ann": house}, revealed={"Ann": "Ann"})
    do(game, f"ability {house}", "Bob 1", "Ann")
    assert row(game, "Ann") == ("[S]" if card == "S" else f"[s.{game.dump()['houses'][BOB]}]")
    assert seen(game, "house@0", ANN) == ["concealed"]


@rule("D-HOUSE-7", "D/A-10", "D/A-12", "D/A-18")
def test_silgaro_takes_a_concealed_scandal_which_then_is_one_like_any_other() -> None:
    game = table("Ann silgaro | Bob: [S] | Cat | Dan", hands={"Ann": "2 silgaro"}, revealed={"Ann": "Ann"})
    news = do(game, "ability silgaro", "Bob 1")
    assert heard(news, "taken_up_unseen", ANN)[0]["cards"] == ["scandal"]
    assert heard(news, "taken_up_unseen", BOB)[0]["cards"] == "unknown"
    do(game, "card silgaro", "scandal", "Cat")
    assert row(game, "Cat") == "S"
    other = table("Ann silgaro | Bob: [S] | Cat | Dan", hands={"Ann": "2 silgaro"}, revealed={"Ann": "Ann"})
    before = scandals(other)
    do(other, "ability silgaro", "Bob 1", "card scandal")
    assert scandals(other) == before + 1


@rule("D-HOUSE-7", "D/A-11")
@pytest.mark.parametrize("card", ["s", "S"])
def test_usari_exchanges_a_concealed_card_blindly(card: str) -> None:
    rows = f"Ann usari | Bob: s [{card}] | Cat | Dan"
    game = table(rows, hands={"Ann": "usari"}, revealed={"Ann": "Ann"}, web="deluras")
    do(game, "ability usari", "Bob 2")
    assert (asked(game), answers(game)) == ("Ann: choose_mode", ["by scandal", "by suspicion"])
    news = do(game, "by suspicion")
    assert row(game, "Bob") == "s s.deluras"
    gone = "scandal" if card == "S" else "suspicion.balistrad"
    assert heard(news, "replaced_concealed", CAT)[0]["card"] == gone, "it is discarded face up"
    other = table(rows, hands={"Ann": "usari"}, revealed={"Ann": "Ann"})
    do(other, "ability usari", "Bob 2", "by scandal")
    assert row(other, "Bob") == "s S"


@rule("D-HOUSE-8")
def test_turning_over_changes_no_favor_but_may_end_or_cause_villainy() -> None:
    rows = "Ann | Bob: 2S [S] 2s | Cat: 3S 2s | Dan"
    game = table(rows, hands={"Ann": "2 balistrad"}, revealed={"Ann": "Ann"})
    do(game, "ability balistrad", "Bob 3", "ability balistrad", "Cat 1")
    assert (status(game, "Bob"), status(game, "Cat")) == ("vilified", "disfavored")


@rule("D-HOUSE-8", "D/A-6")
def test_replacing_changes_no_favor() -> None:
    game = table("Ann usari | Bob: 2S 3s | Cat: 3S 2s | Dan", hands={"Ann": "2 usari"}, web="kardosa, kardosa")
    plots = [conspiracy(game, name) for name in ("Bob", "Cat")]
    news = do(game, "ability usari", "Bob 3", "ability usari", "Cat 1")
    assert [(line["seat"], line["status"]) for line in heard(news, "status_changed")] == [
        (BOB, "vilified"),
        (CAT, "disfavored"),
    ]
    assert [conspiracy(game, name) for name in ("Bob", "Cat")] == plots


@rule("D/A-6")
def test_the_old_card_is_discarded_before_the_status_is_read() -> None:
    game = table("Ann usari | Bob: 3S 2s | Cat | Dan", hands={"Ann": "usari"}, web="kardosa")
    news = do(game, "ability usari", "Bob 1")
    assert kinds(news)[2:] == ["turned_over", "replaced", "status_changed", "drew"]


@rule("D/A-8")
def test_the_source_is_settled_before_the_card_arrives() -> None:
    rows = "Ann lycosia | Bob: 3S 2s | Cat: 4s | Dan"
    game = table(rows, hands={"Ann": "lycosia"}, concealed={"Cat": "Dan"})
    news = do(game, "ability lycosia", "Bob 1", "Cat")
    assert kinds(news)[2:] == ["shifted", "status_changed", "drew", "status_changed", "conspiracy_shown", "placed"]
    assert [line["seat"] for line in heard(news, "status_changed")] == [BOB, CAT]


@rule("D/A-13", "D/A-14", "D-TERM-2")
def test_nobody_may_look_at_a_concealed_card_not_even_the_owner_of_the_house() -> None:
    for seat in (GALLERY, 0, 1, 2, 3):
        views = []
        for card in ("s", "S", "s.kardosa"):
            game = table(f"Ann: [{card}] | Bob | Cat kardosa | Dan")
            views.append(json.dumps(zones(game, seat)["house@0"]))
        assert len(set(views)) == 1


@rule("D/A-13")
def test_what_is_turned_down_was_seen_and_no_event_repeats_it() -> None:
    game = table("Ann kardosa | Bob: s | Cat | Dan", hands={"Ann": "kardosa, 2 balistrad"})
    news = do(game, "ability kardosa", "Bob 1")
    assert heard(news, "turned_down") == [{"seat": ANN, "spot": "house@1:0", "card": "suspicion.balistrad"}]
    assert seen(game, "house@1", BOB) == ["concealed"]


@rule("D/A-16")
def test_a_card_that_leaves_makes_room_and_a_replacing_one_takes_its_place() -> None:
    rows = "Ann lycosia | Bob: S s S s.kardosa | Cat kardosa | Dan usari"
    game = table(rows, hands={"Ann": "lycosia, usari"}, revealed={"Ann": "Dan"})
    do(game, "ability lycosia", "Bob 1", "Cat")
    assert row(game, "Bob") == "s S s.kardosa"
    do(game, "ability usari", "Bob 1")
    assert row(game, "Bob") == "S S s.kardosa"


@rule("D/A-17")
def test_silgaro_takes_the_house_is_settled_then_the_card_is_in_hand() -> None:
    game = table("Ann silgaro | Bob: 3S 2s | Cat | Dan", hands={"Ann": "silgaro"}, web="deluras")
    news = do(game, "ability silgaro", "Bob 4")
    assert kinds(news)[2:] == ["taken_up", "status_changed", "drew"]
    assert (status(game, "Bob"), hand(game, "Bob"), asked(game)) == ("favored", ["deluras"], "Ann: rescind")


# Supplies


@rule("D/A-1")
def test_without_scandals_in_the_web_nothing_that_needs_one_is_offered() -> None:
    hands = {"Ann": "2 usari, blackmail"}
    rows = "Ann usari | Bob: s [s] | Cat | Dan"
    game = table(rows, hands=hands, scandals=0, spare="Dan", revealed={"Ann": "Ann"})
    assert answers(game) == ["raise usari", "event blackmail", "ability usari", "expose with usari"]
    do(game, "ability usari")
    assert answers(game) == ["Bob 2"], "a suspicion could not be replaced, a concealed card can"
    do(game, "Bob 2")
    assert answers(game) == ["by suspicion"]
    villain = table("Ann: 5S | Bob: s [s] | Cat | Dan", scandals=0, spare="Dan")
    assert answers(villain) == ["expose Bob 2"]


@rule("D/A-1", "D/EV-BLACKMAIL")
def test_without_scandals_blackmail_leaves_paying_only() -> None:
    hands = {"Ann": "blackmail", "Bob": "kardosa"}
    game = table("Ann | Bob | Cat: 5S | Dan: 5s", hands=hands, scandals=0, spare="Dan")
    do(game, "event blackmail", "Bob", "pass")
    assert (hand(game, "Ann"), asked(game)) == (["kardosa"], "Ann: main")


@rule("D/A-2")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    game = table("Ann | Bob | Cat | Dan", question="acquire", hands={"Ann": "scandal"}, spare="Dan")
    do(game, "draw")
    assert (hand(game, "Ann"), asked(game)) == (["scandal"], "Bob: main")
    empty = table("Ann | Bob | Cat | Dan", spare="Dan")
    do(empty, "end")
    assert hand(empty, "Ann") == []
    scandal = table("Ann | Bob | Cat | Dan", question="acquire", hands={"Ann": "scandal"}, spare="Dan")
    do(scandal, "card scandal")
    assert hand(scandal, "Ann") == [], "the discard is legal even so"


@rule("D/A-3")
def test_the_web_is_renewed_when_its_last_card_leaves() -> None:
    game = table(
        "Ann | Bob | Cat | Dan",
        question="acquire",
        hands={"Ann": "scandal"},
        web="deluras",
        pile="kardosa",
        spare="Dan",
    )
    news = do(game, "draw")
    assert kinds(news)[:2] == ["drew", "reshuffled"]
    assert (web(game), pile(game)) == (["kardosa"], [])


@rule("D/A-3", "D/EV-INFORMANTS")
def test_an_event_being_resolved_is_not_in_the_pile_yet() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "informants"}, web="deluras", pile="2 kardosa", spare="Dan")
    do(game, "event informants", "Bob", "pass")
    assert hand(game, "Ann") == ["deluras", "kardosa"]
    assert (web(game), pile(game)) == (["kardosa"], ["informants"])


@rule("D/A-3")
def test_what_was_paid_is_in_the_pile_from_the_announcement_on() -> None:
    game = table("Ann usari | Bob: S | Cat | Dan", hands={"Ann": "usari"}, spare="Dan")
    news = do(game, "ability usari", "Bob 1", "pass")
    assert heard(news, "reshuffled") == [{"count": 1, "cards": ["suspicion.usari"]}]
    assert row(game, "Bob") == "s.usari"


@rule("D/A-4")
def test_the_search_goes_on_in_a_renewed_web() -> None:
    rows = "Ann usari | Bob: S | Cat | Dan"
    game = table(rows, hands={"Ann": "usari"}, web="betrayal", pile="deluras", spare="Dan")
    do(game, "ability usari", "Bob 1", "pass")
    assert row(game, "Bob") in ("s.usari", "s.deluras")
    assert pile(game) == ["betrayal"], "not in the Web that the search went on with"
    assert len(web(game)) == 1


@rule("D/A-4")
def test_what_is_turned_up_with_the_last_card_opens_the_new_pile() -> None:
    rows = "Ann usari | Bob: [s] | Cat | Dan"
    game = table(
        rows,
        hands={"Ann": "usari"},
        revealed={"Ann": "Ann"},
        web="betrayal, deluras",
        pile="kardosa, deluras",
        spare="Dan",
    )
    do(game, "ability usari", "Bob 1", "by suspicion", "pass")
    assert row(game, "Bob") == "s.deluras"
    assert sorted(web(game)) == ["deluras", "kardosa", "usari"]
    assert pile(game) == ["betrayal", "balistrad"]


@rule("D/A-4", "D/EV-COLLABORATORS")
def test_if_no_suspicion_is_found_the_target_stays() -> None:
    rows = "Ann usari | Bob: S | Cat | Dan"
    game = table(rows, hands={"Ann": "collaborators"}, web="betrayal, intrigue", spare="Dan")
    do(game, "event collaborators", "Ann", "pass", "pass", "Bob 1")
    assert (row(game, "Bob"), pile(game), web(game)) == ("S", ["betrayal", "intrigue", "collaborators"], [])


@rule("D/A-4", "D/EV-COLLABORATORS")
def test_mode_b_needs_a_card_in_web_or_pile() -> None:
    rows = "Ann usari | Bob: S | Cat | Dan"
    game = table(rows, hands={"Ann": "collaborators"}, spare="Dan")
    do(game, "event collaborators", "Ann", "pass", "pass")
    assert (row(game, "Bob"), asked(game)) == ("S", "Ann: main")


@rule("D/A-5", "D-INFO-4", "D-INFO-5")
def test_the_pile_may_be_browsed_the_web_may_not() -> None:
    game = table("Ann | Bob | Cat | Dan", pile="kardosa, betrayal", web="deluras, lycosia")
    for seat in (GALLERY, ANN, BOB):
        assert seen(game, "discard", seat) == ["suspicion.kardosa", "event.betrayal"]
        assert "cards" not in zones(game, seat)["web"]
        assert zones(game, seat)["scandals"]["count"] == 24


@rule("D-INFO-6", "D/A-4")
def test_everybody_sees_what_usari_turns_up() -> None:
    game = table("Ann usari | Bob: S | Cat | Dan", hands={"Ann": "usari"}, web="intrigue, deluras")
    news = do(game, "ability usari", "Bob 1")
    cards = [line["card"] for line in told(news, GALLERY) if line["event"] == "turned_over"]
    assert cards == ["event.intrigue", "suspicion.deluras"]
