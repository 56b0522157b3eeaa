"""The reconstructed events of the ledger's §4."""

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
    more,
    pile,
    row,
    scandals,
    seen,
    size,
    status,
    statuses,
    zones,
)
from tests.games.duhr.table import ANN, BOB, CAT, DAN, EVENTS, table
from tests.rules import rule

from courtier.core.registry import kind


@rule("D-COMP-5", "D/EV-BETRAYAL", "D/EV-INTRIGUE")
def test_every_event_is_a_row_marked_as_reconstructed() -> None:
    rows = kind("duhr").rows({})["event"]
    assert [each["id"] for each in rows] == list(EVENTS)
    assert all(each["reconstructed"] for each in rows)
    assert all(each["reconstructed"] for each in kind("duhr").rows({})["agenda"])


@rule("D/EV-BETRAYAL", "D-CONSP-6")
def test_betrayal_reveals_anothers_conspiracy() -> None:
    rows = "Ann: s | Bob | Cat: 3S 2s | Dan"
    plots = {"Ann": "Bob", "Bob": "Ann", "Cat": "Dan"}
    game = table(rows, hands={"Ann": "betrayal"}, concealed=plots)
    do(game, "event betrayal")
    assert answers(game) == ["Bob", "Cat"], "not oneself, not who is revealed; villains too"
    do(game, "Bob")
    assert (conspiracy(game, "Bob"), row(game, "Ann")) == ("Ann, revealed", "s S"), "the acting player is hit"


@rule("D/EV-BETRAYAL", "D-ASK-7")
def test_betrayal_on_a_full_house() -> None:
    game = table("Ann | Bob | Cat: 5s | Dan", hands={"Ann": "betrayal"}, concealed={"Bob": "Cat"})
    do(game, "event betrayal", "Bob")
    assert (asked(game), seen(game, "event"), pile(game)) == ("Bob: replace_card", ["event.betrayal"], [])
    do(game, "Cat 5")
    assert (row(game, "Cat"), pile(game)) == ("s s s s S", ["kardosa", "betrayal"])


@rule("D/EV-BETRAYAL", "D/A-1")
def test_betrayal_without_a_scandal_only_turns_the_card() -> None:
    rows = "Ann | Bob | Cat | Dan"
    game = table(rows, hands={"Ann": "betrayal"}, concealed={"Bob": "Cat"}, scandals=0, spare="Dan")
    do(game, "event betrayal", "Bob", "pass")
    assert (conspiracy(game, "Bob"), row(game, "Cat")) == ("Cat, revealed", "")


@rule("D/EV-BLACKMAIL", "D-ASK-8")
def test_blackmail_is_paid_with_two_cards_of_the_victims_choice() -> None:
    hands = {"Ann": "blackmail", "Bob": "2 kardosa, scandal"}
    game = table("Ann | Bob | Cat | Dan", hands=hands)
    do(game, "event blackmail", "Bob", "pass")
    assert (asked(game), answers(game)) == ("Bob: blackmail", ["pay", "suffer"])
    do(game, "pay")
    assert answers(game) == ["card kardosa", "card scandal"]
    do(game, "card kardosa")
    assert answers(game) == ["card kardosa", "card scandal"], "another or the same"
    news = do(game, "card scandal")
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["kardosa", "scandal"], ["kardosa"])
    assert (
        heard(news, "gave", ANN)[0]["cards"] == heard(news, "gave", BOB)[0]["cards"] == ["suspicion.kardosa", "scandal"]
    )
    assert heard(news, "gave", CAT) == [{"seat": BOB, "to": ANN, "count": 2, "cards": "unknown"}]
    assert heard(news, "yielded") == [{"seat": BOB, "to": ANN, "choice": "pay"}]


@rule("D/EV-BLACKMAIL")
def test_or_with_a_scandal_on_the_own_house() -> None:
    hands = {"Ann": "blackmail", "Bob": "kardosa"}
    game = table("Ann | Bob: 4s | Cat | Dan", hands=hands, concealed={"Bob": "Cat"})
    before = scandals(game)
    do(game, "event blackmail", "Bob", "suffer")
    assert (row(game, "Bob"), hand(game, "Bob"), row(game, "Cat")) == ("s s s s S", ["kardosa"], "S")
    assert scandals(game) == before - 2
    assert pile(game) == ["blackmail"]


@rule("D/EV-BLACKMAIL", "D-ASK-13")
@pytest.mark.parametrize("count", [1, 2])
def test_with_one_or_two_cards_all_go_without_a_further_question(count: int) -> None:
    hands = {"Ann": "blackmail", "Bob": f"{count} kardosa"}
    game = table("Ann | Bob: 5s | Cat | Dan", hands=hands)
    do(game, "event blackmail", "Bob")
    if count == 2:
        do(game, "pass")
    assert (hand(game, "Ann"), asked(game)) == (["kardosa"] * count, "Ann: main")


@rule("D/EV-BLACKMAIL", "D-ASK-8", "D-ASK-13")
def test_a_disfavored_victim_names_the_cards_only() -> None:
    hands = {"Ann": "blackmail", "Bob": "3 kardosa"}
    game = table("Ann | Bob: 5s | Cat | Dan", hands=hands)
    do(game, "event blackmail", "Bob", "pass")
    assert (asked(game), answers(game)) == ("Bob: give", ["card kardosa"])


@rule("D/EV-BLACKMAIL")
def test_blackmail_chooses_another_player_with_standing() -> None:
    game = table("Ann | Bob: 3S 2s | Cat: 5s | Dan", hands={"Ann": "blackmail"})
    do(game, "event blackmail")
    assert answers(game) == ["Cat", "Dan"], "even one who can neither pay nor take a scandal"
    do(game, "Cat")
    assert (row(game, "Cat"), asked(game)) == ("s s s s s", "Ann: main")


@rule("D/EV-COLLABORATORS", "D-ASK-9")
def test_collaborators_use_one_or_two_abilities_for_nothing() -> None:
    rows = "Ann balistrad: S | Bob kardosa: s | Cat | Dan"
    game = table(rows, hands={"Ann": "collaborators, balistrad"})
    do(game, "event collaborators")
    assert answers(game) == ["Bob", "Cat", "Dan", "Ann"]
    do(game, "Bob")
    assert answers(game) == ["Cat", "Dan", "Ann", "pass"]
    do(game, "Ann")
    assert (asked(game), answers(game)) == ("Ann: choose_ability_spot", ["Bob 1"]), "in the order named"
    do(game, "Bob 1", "Ann 1")
    assert (row(game, "Bob"), row(game, "Ann")) == ("[s]", "[S]")
    assert (hand(game, "Ann"), pile(game), more(game)["done"]) == (["balistrad"], ["collaborators"], 1)
    one = table(rows, hands={"Ann": "collaborators"})
    do(one, "event collaborators", "Bob", "pass", "Bob 1")
    assert (row(one, "Bob"), row(one, "Ann"), asked(one)) == ("[s]", "S", "Ann: main")


@rule("D/EV-COLLABORATORS", "D-ASK-9")
def test_an_ability_without_a_target_is_skipped_one_with_a_target_is_not_declined() -> None:
    rows = "Ann balistrad | Bob kardosa: s | Cat | Dan"
    game = table(rows, hands={"Ann": "collaborators"})
    do(game, "event collaborators", "Ann", "Bob")
    assert (asked(game), answers(game)) == ("Ann: choose_ability_spot", ["Bob 1"])


@rule("D/EV-COLLABORATORS", "D-CORE-5")
def test_a_house_that_lost_standing_meanwhile_is_skipped() -> None:
    rows = "Ann lycosia: S | Bob kardosa: 2S 2s | Cat | Dan"
    game = table(rows, hands={"Ann": "collaborators"})
    do(game, "event collaborators", "Ann", "Bob", "Ann 1", "Bob")
    assert statuses(game) == "favored vilified favored favored"
    assert asked(game) == "Ann: main"


@rule("D/EV-COLLABORATORS", "D/A-35")
def test_a_player_who_became_a_villain_loses_the_rest() -> None:
    rows = "Ann lycosia: 2S 2s | Bob kardosa: S | Cat: s | Dan"
    game = table(rows, hands={"Ann": "collaborators, kardosa"})
    do(game, "event collaborators", "Ann", "Bob", "Bob 1", "Ann")
    assert status(game, "Ann") == "vilified"
    assert (asked(game), row(game, "Cat")) == ("Bob: main", "s")
    assert pile(game) == ["kardosa", "collaborators"]


@rule("D/EV-COLLABORATORS", "D-NEG-1")
def test_the_single_abilities_cannot_be_negated_the_event_can() -> None:
    rows = "Ann balistrad: S | Bob kardosa: s | Cat | Dan"
    hands = {"Ann": "collaborators", "Cat": "4 balistrad"}
    game = table(rows, hands=hands)
    do(game, "event collaborators", "Ann", "Bob", "pass", "Ann 1")
    assert asked(game) == "Ann: choose_ability_spot"
    do(game, "Bob 1")
    assert (row(game, "Ann"), row(game, "Bob")) == ("[S]", "[s]")
    other = table(rows, hands=hands)
    do(other, "event collaborators", "Ann", "Bob", "negate with balistrad")
    assert (row(other, "Ann"), row(other, "Bob"), asked(other)) == ("S", "s", "Ann: main")


@rule("D/EV-ESPIONAGE", "D-ASK-10", "D-INFO-6")
def test_espionage_looks_and_may_take_a_card() -> None:
    hands = {"Ann": "espionage", "Bob": "kardosa, scandal, betrayal"}
    game = table("Ann | Bob | Cat | Dan", hands=hands, agendas={"Bob": "B3"}, concealed={"Bob": "Dan"})
    do(game, "event espionage")
    assert answers(game) == ["Bob", "Cat", "Dan"]
    news = do(game, "Bob", "pass")
    assert heard(news, "looked_at_hand", ANN)[0]["cards"] == ["suspicion.kardosa", "scandal", "event.betrayal"]
    assert heard(news, "looked_at_conspiracy", ANN)[0]["conspiracy"] == ["lycosia"]
    assert heard(news, "looked_at_agenda", ANN)[0]["agenda"] == ["B3"]
    for seat in (GALLERY, BOB, CAT):
        looks = ("looked_at_hand", "looked_at_conspiracy", "looked_at_agenda")
        assert [list(heard(news, look, seat)[0].values())[-1] for look in looks] == ["unknown"] * 3
    assert (asked(game), answers(game)) == ("Ann: take", ["pass", "card kardosa", "card scandal", "card betrayal"])
    news = do(game, "card betrayal")
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["betrayal"], ["kardosa", "scandal"])
    assert [heard(news, "took", seat)[0]["cards"] for seat in (ANN, BOB, CAT)] == [
        ["event.betrayal"],
        ["event.betrayal"],
        "unknown",
    ]
    assert size(game, "hand@1", ANN) == 2, "the look is over"
    assert size(game, "agenda@1", ANN) == 1


@rule("D/EV-ESPIONAGE")
def test_espionage_may_take_nothing_and_finds_nothing_in_an_empty_hand() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "espionage", "Bob": "kardosa"})
    do(game, "event espionage", "Bob", "pass")
    assert (hand(game, "Bob"), asked(game)) == (["kardosa"], "Ann: main")
    villain = table("Ann | Bob: 3S 2s | Cat | Dan", hands={"Ann": "espionage"}, agendas={"Bob": "B3"})
    news = do(villain, "event espionage", "Bob")
    assert heard(news, "looked_at_agenda", ANN)[0]["agenda"] == ["B3"]
    assert asked(villain) == "Ann: main"


@rule("D/EV-INFORMANTS")
def test_informants_turn_all_up_at_once_and_draw_two() -> None:
    hands = {"Ann": "informants", "Bob": "kardosa"}
    game = table("Ann | Bob: [S] [S] S s [s] | Cat | Dan", hands=hands, web="lycosia, deluras")
    plot = conspiracy(game, "Bob")
    do(game, "event informants")
    assert answers(game) == ["Bob", "Cat", "Dan", "Ann"]
    news = do(game, "Bob")
    assert (row(game, "Bob"), hand(game, "Ann")) == ("S S S s s", ["deluras", "lycosia"])
    assert (status(game, "Bob"), hand(game, "Bob"), conspiracy(game, "Bob")) == ("vilified", [], plot)
    assert kinds(news)[1:] == ["turned_up"] * 3 + ["status_changed", "discarded", "drew", "laid_away"]
    empty = table("Ann | Bob | Cat | Dan", hands={"Ann": "informants"})
    do(empty, "event informants", "Cat")
    assert len(hand(empty, "Ann")) == 2


@rule("D/EV-INTRIGUE")
def test_intrigue_exchanges_two_conspiracies_as_they_lie() -> None:
    game = table(
        "Ann | Bob: 3S 2s | Cat | Dan", hands={"Ann": "intrigue"}, concealed={"Bob": "Cat"}, revealed={"Dan": "Bob"}
    )
    before = scandals(game)
    do(game, "event intrigue")
    assert answers(game) == ["Bob", "Cat", "Dan", "Ann"]
    do(game, "Dan")
    assert answers(game) == ["Bob", "Cat", "Ann"]
    news = do(game, "Bob")
    assert (conspiracy(game, "Bob"), conspiracy(game, "Dan")) == ("Bob, revealed", "Cat, concealed")
    assert scandals(game) == before
    assert [heard(news, "received", seat)[1]["conspiracy"] for seat in (BOB, DAN, GALLERY)] == [
        "unknown",
        ["kardosa"],
        "unknown",
    ]
    assert heard(news, "exchanged") == [{"seat": BOB, "whom": DAN}]


@rule("D/EV-INTRIGUE")
def test_the_two_are_named_in_no_order() -> None:
    games = [table("Ann | Bob | Cat | Dan", hands={"Ann": "intrigue"}) for _ in range(2)]
    do(games[0], "event intrigue", "Bob", "Cat")
    do(games[1], "event intrigue", "Cat", "Bob")
    one, other = (game.dump() for game in games)
    assert one == other


@rule("D-CORE-7", "D-ACT-3")
def test_an_event_that_waits_lies_in_sight() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "espionage", "Bob": "kardosa"})
    do(game, "event espionage", "Bob")
    assert (seen(game, "event"), zones(game)["discard"]["cards"]) == (["event.espionage"], [])
