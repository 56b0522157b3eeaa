"""The ready-made positions of the ledger's §6."""

import json

from tests.games.duhr.play import (
    GALLERY,
    all_pass,
    answer,
    answers,
    aside,
    asked,
    conspiracy,
    dealt,
    do,
    hand,
    heard,
    kinds,
    more,
    new,
    pile,
    points,
    row,
    same_news,
    scandals,
    sight,
    size,
    status,
    statuses,
    told,
    web,
    winners,
)
from tests.games.duhr.table import ANN, BOB, CAT, DAN, NAMES, table
from tests.rules import rule

from courtier.games.duhr.court import Court

HINDERED = {"Bob": "2 kardosa", "Cat": "2 lycosia", "Dan": "2 deluras"}


@rule("D-SETUP-11")
def test_T_1_five_players() -> None:
    game = dealt(5)
    assert (scandals(game), len(web(game))) == (19, 26)
    assert all(len(hand(game, name)) == 7 and row(game, name) == "" for name in NAMES[:5])


@rule("D-FAVOR-3", "D-FAVOR-4", "D-CONSP-7")
def test_T_2_a_fall_reveals_the_conspiracy() -> None:
    game = table("Ann | Bob: 4s | Cat: 2s | Dan", hands={"Ann": "deluras"}, concealed={"Bob": "Cat"})
    do(game, "raise deluras")
    assert statuses(game) == "favored disfavored favored favored"
    assert conspiracy(game, "Bob") == "Cat, revealed"
    assert row(game, "Cat") == "s s S"
    assert scandals(game) == 23


def test_T_3_a_cascade() -> None:
    plots = {"Bob": "Cat", "Cat": "Dan"}
    game = table("Ann | Bob: 4s | Cat: 4s | Dan: s", hands={"Ann": "deluras"}, concealed=plots)
    do(game, "raise deluras")
    assert statuses(game) == "favored disfavored disfavored favored"
    assert conspiracy(game, "Cat") == "Dan, revealed"
    assert row(game, "Dan") == "s S"
    assert scandals(game) == 22
    assert asked(game) == "Ann: main"


@rule("D/A-52")
def test_T_4_a_fall_onto_the_own_house() -> None:
    hands = {"Ann": "deluras", "Bob": "scandal, kardosa"}
    game = table("Ann | Bob: 2S 2s | Cat | Dan", hands=hands, concealed={"Bob": "Bob"})
    do(game, "raise deluras")
    assert (asked(game), answers(game)) == ("Bob: replace_card", ["Bob 3", "Bob 4", "Bob 5"])
    do(game, "Bob 4")
    assert row(game, "Bob") == "S S s S s"
    assert (status(game, "Bob"), hand(game, "Bob"), conspiracy(game, "Bob")) == ("vilified", [], "Bob, revealed")
    assert scandals(game) == 21, "one taken, one out of the hand"
    assert sorted(pile(game)) == ["deluras", "kardosa"]


@rule("D/A-54")
def test_T_5_a_reveal_that_costs_favor() -> None:
    game = table("Ann: 3s S | Bob | Cat | Dan", hands={"Ann": "deluras"}, concealed={"Ann": "Cat"})
    do(game, "reveal")
    assert row(game, "Ann") == "s s s S S"
    assert (status(game, "Ann"), conspiracy(game, "Ann")) == ("disfavored", "Cat, concealed")
    assert (scandals(game), row(game, "Cat")) == (22, "")


@rule("D/A-6")
def test_T_6_a_replacement_vilifies_without_a_flip() -> None:
    hands = {"Ann": "usari", "Bob": "scandal"}
    game = table("Ann usari | Bob: 3s 2S | Cat | Dan", hands=hands, concealed={"Bob": "Cat"})
    do(game, "ability usari", "Bob 1")
    assert row(game, "Bob") == "S s s S S"
    assert (status(game, "Bob"), hand(game, "Bob"), conspiracy(game, "Bob")) == ("vilified", [], "Cat, concealed")


@rule("D-VIL-11", "D-VIL-12", "D-VIL-13")
def test_T_7_a_concealed_scandal_brings_standing_back() -> None:
    game = table("Ann | Bob: 3S 2s | Cat | Dan", hands={"Ann": "balistrad"}, web="lycosia")
    plot = conspiracy(game, "Bob")
    do(game, "ability balistrad", "Bob 2")
    assert row(game, "Bob") == "S [S] S s s"
    assert (status(game, "Bob"), hand(game, "Bob"), conspiracy(game, "Bob")) == ("disfavored", ["lycosia"], plot)


@rule("D-DISF-4")
def test_T_8_both_working_cards_spent() -> None:
    game = table("Ann: 5s | Bob | Cat | Dan: 3S 2s", active="Dan", hands={"Ann": "6 kardosa"}, web="lycosia, lycosia")
    do(game, "scandalize Bob")
    assert (hand(game, "Ann"), aside(game)) == (["kardosa"] * 2, ["kardosa"] * 4)
    do(game, "disgrace with kardosa", "Cat")
    assert hand(game, "Ann") == ["kardosa"] * 4 + ["lycosia"] * 2
    assert asked(game) == "Bob: main"


@rule("D/A-34")
def test_T_9_silgaro_regains_favor_in_its_own_turn() -> None:
    hands = {"Ann": "2 silgaro"}
    game = table("Ann silgaro: 4s s.kardosa | Bob | Cat kardosa | Dan", hands=hands, aside="3 kardosa")
    do(game, "ability silgaro", "Ann 5")
    assert status(game, "Ann") == "favored"
    assert (asked(game), answers(game)) == ("Ann: rescind", ["card kardosa", "card silgaro"])
    do(game, "card kardosa")
    assert (hand(game, "Ann"), aside(game)) == (["silgaro"], ["kardosa"] * 3)
    assert asked(game) == "Ann: main"
    do(game, "raise silgaro")
    assert aside(game) == []
    assert len(hand(game, "Ann")) == 3 + 2, "the last working card is spent: two drawn, then all is one hand"


@rule("D-NEG-5")
def test_T_10_a_negated_negation() -> None:
    game = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", **HINDERED})
    do(game, "ability balistrad", "Bob 1")
    assert asked(game) == "Bob, Cat, Dan: negate"
    do(game, "negate with kardosa", "pass", "pass")
    assert asked(game) == "Cat, Dan: negate"
    do(game, "negate with lycosia", "pass")
    assert asked(game) == "Dan: negate"
    do(game, "pass")
    assert (asked(game), row(game, "Bob")) == ("Dan: negate", "S"), "a fresh round on the ability"
    do(game, "pass")
    assert row(game, "Bob") == "[S]"
    assert pile(game) == ["balistrad", "kardosa", "kardosa", "lycosia", "lycosia"]


@rule("D/A-40")
def test_T_11_a_villain_ends_the_game() -> None:
    game = table("Ann: 3S 2s | Bob: 4s | Cat: 5s | Dan", concealed={"Bob": "Dan"})
    do(game, "scandalize Bob")
    assert game.over()
    assert (row(game, "Bob"), row(game, "Dan")) == ("s s s s S", "S"), "the consequences come first"


@rule("D/A-51")
def test_T_12_five_revealed_scandals() -> None:
    game = table("Ann | Bob: 4s | Cat: 5S | Dan", hands={"Ann": "deluras"}, concealed={"Bob": "Cat"})
    do(game, "raise deluras")
    assert (conspiracy(game, "Bob"), row(game, "Cat"), scandals(game)) == ("Cat, revealed", "S S S S S", 19)


@rule("D-SCORE-5")
def test_T_13_the_worked_example() -> None:
    game = table("Ann: 3s S [s] | Bob | Cat: 5s | Dan: 5s", over=True)
    assert points(game)[ANN][0] == 4


@rule("D-SCORE-3")
def test_T_14_three_villains() -> None:
    game = table("Ann: 3S 2s | Bob: 5S | Cat: 3S [s] [S] | Dan", over=True)
    assert [house for house, _ in points(game)] == [5, 5, 5, 10]


@rule("D-WIN-2")
def test_T_15_favored_wins_a_tie() -> None:
    unfulfilled = {"Ann": "W1", "Bob": "B1", "Cat": "W6", "Dan": "W2", "Eve": "B6", "Fay": "B4"}
    rows = "Ann: 2s S | Bob: 3s [s] [s] | Cat: 3S 2s | Dan: 3S 2s | Eve: 3S 2s | Fay: 3S 2s"
    game = table(rows, agendas=unfulfilled, over=True)
    assert game.scores() == [6] * 6
    assert winners(game) == ["Ann"]


@rule("D-CONSP-9", "D-CONSP-10")
def test_T_16_a_concealed_card_is_replaced() -> None:
    plots = {"Bob": "Dan", "Dan": "Cat"}
    game = table("Ann | Bob: 4s | Cat | Dan: 2S [s] [S] [s]", hands={"Ann": "deluras"}, concealed=plots)
    before = scandals(game)
    do(game, "raise deluras")
    assert (asked(game), answers(game)) == ("Bob: replace_card", ["Dan 3", "Dan 4", "Dan 5"])
    do(game, "Dan 4")
    assert row(game, "Dan") == "S S [s] S [s]"
    assert (scandals(game), status(game, "Dan"), conspiracy(game, "Dan")) == (before, "vilified", "Cat, concealed")


@rule("D/A-53")
def test_T_17_betrayal_of_an_own_house_conspiracy() -> None:
    game = table("Ann | Bob: 4s | Cat | Dan", hands={"Ann": "betrayal"}, concealed={"Bob": "Bob"})
    do(game, "event betrayal", "Bob")
    assert row(game, "Bob") == "s s s s S"
    assert (status(game, "Bob"), conspiracy(game, "Bob"), scandals(game)) == ("disfavored", "Bob, concealed", 23)


@rule("D/A-33")
def test_T_18_the_action_is_still_due() -> None:
    hands = {"Ann": "2 deluras, 2 kardosa, lycosia"}
    game = table("Ann: 3s S | Bob | Cat | Dan", hands=hands, concealed={"Ann": "Cat"})
    do(game, "reveal")
    assert asked(game) == "Ann: main"
    assert not {"reveal", "end"} & set(answers(game))
    do(game, "raise deluras")
    assert (asked(game), len(hand(game, "Ann")), aside(game)) == ("Ann: acquire", 4, [])


@rule("D/A-35")
def test_T_19_a_reveal_that_makes_a_villain() -> None:
    hands = {"Ann": "5 deluras, scandal"}
    game = table("Ann: 2s 2S | Bob | Cat | Dan", hands=hands, concealed={"Ann": "Cat"})
    before = scandals(game)
    do(game, "reveal")
    assert row(game, "Ann") == "s s S S S"
    assert (status(game, "Ann"), conspiracy(game, "Ann")) == ("vilified", "Cat, concealed")
    assert (hand(game, "Ann"), pile(game), scandals(game)) == ([], ["deluras"] * 5, before)
    assert asked(game) == "Bob: main"


@rule("D/A-22")
def test_T_20_a_second_negation_of_the_same_ability() -> None:
    game = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", **HINDERED})
    do(game, "ability balistrad", "Bob 1")
    do(game, "negate with kardosa", "pass", "pass", "negate with lycosia", "pass", "pass", "negate with deluras")
    assert row(game, "Bob") == "S"
    assert sorted(pile(game)) == ["balistrad", "deluras", "deluras", "kardosa", "kardosa", "lycosia", "lycosia"]
    assert (asked(game), more(game)["done"]) == ("Ann: main", 1)


@rule("D/A-21")
def test_T_21_a_later_answer_lapses_unseen() -> None:
    games = [table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", **HINDERED}) for _ in range(2)]
    news = []
    for game, word in zip(games, ("negate with deluras", "pass"), strict=True):
        do(game, "ability balistrad", "Bob 1", "pass", "negate with lycosia")
        news.append(do(game, word))
    assert hand(games[0], "Cat") == []
    assert hand(games[0], "Dan") == ["deluras"] * 2
    everybody = (GALLERY, ANN, BOB, CAT, DAN)
    assert sight(games[0], *everybody) == sight(games[1], *everybody)
    assert same_news(news[0], news[1], *everybody)


@rule("D/A-26", "D/A-27")
def test_T_22_one_working_card_is_too_few_to_negate() -> None:
    hands = {"Ann": "2 balistrad", "Bob": "2 lycosia"}
    game = table("Ann: 5s | Bob: S | Cat | Dan", hands=hands, aside="3 kardosa")
    do(game, "ability balistrad", "Bob 1", "negate with lycosia")
    assert (asked(game), row(game, "Bob"), len(aside(game))) == ("Ann: acquire", "S", 3)


@rule("D/A-4")
def test_T_23_usari_turns_up_events() -> None:
    game = table(
        "Ann usari | Bob silgaro | Cat: S s | Dan", hands={"Ann": "usari"}, web="betrayal, intrigue, silgaro, deluras"
    )
    before = scandals(game)
    do(game, "ability usari", "Cat 1")
    assert row(game, "Cat") == "s.silgaro s"
    assert pile(game) == ["usari", "betrayal", "intrigue"]
    assert scandals(game) == before + 1


@rule("D/A-3")
def test_T_24_a_reshuffle_between_two_cards() -> None:
    hands = {"Ann": "lycosia, deluras"}
    game = table(
        "Ann | Bob | Cat | Dan", question="acquire", hands=hands, web="kardosa", pile="5 balistrad", spare="Dan"
    )
    news = do(game, "card lycosia")
    assert [line["count"] for line in heard(news, "reshuffled")] == [6]
    assert (len(web(game)), pile(game), len(hand(game, "Ann"))) == (5, [], 3)


@rule("D-END-2", "D/A-42")
def test_T_25_a_passing_dip() -> None:
    rows = "Ann kardosa: s S | Bob lycosia: 4s | Cat silgaro: 5s | Dan deluras: 5s"
    game = table(rows, hands={"Ann": "collaborators"})
    do(game, "event collaborators", "Bob", "Dan", "Ann 2", "Bob")
    assert statuses(game) == "favored disfavored disfavored disfavored"
    assert (asked(game), conspiracy(game, "Bob").endswith("concealed")) == ("Ann: choose_ability_spot", True)
    do(game, "Cat 1", "Ann")
    assert statuses(game) == "favored disfavored favored disfavored"
    assert asked(game) == "Ann: main"


@rule("D/A-8")
def test_T_26_a_shift_off_a_vilified_house() -> None:
    game = table("Ann lycosia | Bob: 3S 2s | Cat | Dan", hands={"Ann": "lycosia"}, web="kardosa")
    plot = conspiracy(game, "Bob")
    do(game, "ability lycosia", "Bob 1", "Cat")
    assert (row(game, "Bob"), row(game, "Cat")) == ("S S s s", "S")
    assert (status(game, "Bob"), hand(game, "Bob"), conspiracy(game, "Bob")) == ("favored", ["kardosa"], plot)


@rule("D-CONSP-12")
def test_T_27_a_borrowed_ability() -> None:
    hands = {"Ann": "balistrad, lycosia"}
    game = table("Ann | Bob: S [S] | Cat | Dan lycosia", hands=hands, revealed={"Ann": "Dan"})
    do(game, "ability lycosia")
    assert answers(game) == ["Bob 1"]
    fallen = table("Ann | Bob: S [S] | Cat | Dan lycosia: 3S 2s", hands=hands, revealed={"Ann": "Dan"})
    assert "ability lycosia" not in answers(fallen)
    assert "ability balistrad" in answers(fallen)


@rule("D/A-9", "D/A-10")
def test_T_28_a_concealed_card_moves_concealed() -> None:
    game = table("Ann deluras | Bob: [S] s | Cat: s | Dan", hands={"Ann": "deluras"}, revealed={"Ann": "Ann"})
    news = do(game, "ability deluras", "Bob 1", "Cat")
    assert (row(game, "Bob"), row(game, "Cat")) == ("s", "s [S]")
    assert heard(news, "shifted_unseen", ANN) == [{"seat": ANN, "spot": "house@1:0", "to": CAT}]
    assert "scandal" not in json.dumps([told(news, seat) for seat in (GALLERY, ANN, BOB, CAT, DAN)])


@rule("D/A-38")
def test_T_29_what_an_own_effect_brings_enters_the_working_hand() -> None:
    game = table("Ann silgaro: 5s | Bob: s | Cat | Dan", hands={"Ann": "silgaro, kardosa"}, aside="3 kardosa")
    do(game, "ability silgaro", "Bob 1")
    assert hand(game, "Ann") == [game.dump()["houses"][BOB], "kardosa"]
    assert len(aside(game)) == 3


@rule("D/A-1", "D/A-65")
def test_T_30_no_scandal_is_left() -> None:
    game = table(
        "Ann: 5S | Bob: 4s | Cat | Dan",
        active="Dan",
        question="acquire",
        hands={"Dan": "lycosia", "Bob": "lycosia"},
        concealed={"Bob": "Cat"},
        scandals=0,
        spare="Cat",
        web="2 kardosa",
    )
    news = do(game, "draw")
    assert heard(news, "no_act") == [{"seat": ANN}]
    assert asked(game) == "Bob: main"
    do(game, "reveal")
    assert (conspiracy(game, "Bob"), row(game, "Bob"), scandals(game)) == ("Cat, revealed", "s s s s", 0)


@rule("D/A-30", "D/A-31")
def test_T_31_nothing_but_a_discard() -> None:
    hands = {"Ann": "deluras, kardosa"}
    game = table("Ann | Bob: 5s | Cat: 5s | Dan", hands=hands, concealed={"Ann": "Cat"})
    assert answers(game) == ["reveal", "card deluras", "card kardosa"]
    do(game, "card deluras")
    assert answers(game) == ["reveal", "end"]


@rule("D/EV-INFORMANTS", "D/A-35")
def test_T_32_informants_ruin_their_own_master() -> None:
    hands = {"Ann": "informants, kardosa"}
    game = table("Ann: 2S 2s [S] | Bob | Cat | Dan", hands=hands, aside="lycosia", concealed={"Ann": "Cat"})
    news = do(game, "event informants", "Ann")
    assert (status(game, "Ann"), conspiracy(game, "Ann")) == ("vilified", "Cat, concealed")
    assert (hand(game, "Ann"), aside(game), pile(game)) == ([], [], ["kardosa", "lycosia", "informants"])
    assert "drew" not in kinds(news)
    assert asked(game) == "Bob: main"


@rule("D/EV-INTRIGUE")
def test_T_33_conspiracies_change_hands() -> None:
    hands = {"Ann": "intrigue, kardosa"}
    game = table("Ann | Bob | Cat kardosa | Dan: s", hands=hands, concealed={"Ann": "Dan"}, revealed={"Bob": "Cat"})
    before = scandals(game)
    news = do(game, "event intrigue", "Ann", "Bob")
    assert (conspiracy(game, "Ann"), conspiracy(game, "Bob")) == ("Cat, revealed", "Dan, concealed")
    assert scandals(game) == before
    assert "ability kardosa" in answers(game)
    shown = [heard(news, "received", seat)[1]["conspiracy"] for seat in (ANN, BOB, CAT, GALLERY)]
    assert shown == ["unknown", [game.dump()["houses"][DAN]], "unknown", "unknown"]


@rule("D/EV-BLACKMAIL")
def test_T_34_a_victim_without_a_choice() -> None:
    one = table("Ann | Bob: 5s | Cat | Dan", hands={"Ann": "blackmail", "Bob": "kardosa"})
    do(one, "event blackmail", "Bob")
    assert (hand(one, "Ann"), hand(one, "Bob"), asked(one)) == (["kardosa"], [], "Ann: main")
    none = table("Ann | Bob: 5s | Cat | Dan", hands={"Ann": "blackmail"})
    do(none, "event blackmail", "Bob")
    assert (row(none, "Bob"), hand(none, "Ann")) == ("s s s s s", [])
    forced = table("Ann | Bob: 4s | Cat | Dan", hands={"Ann": "blackmail"})
    do(forced, "event blackmail", "Bob")
    assert (row(forced, "Bob"), status(forced, "Bob")) == ("s s s s S", "disfavored")


@rule("D/A-61")
def test_T_35_a_cascade_that_comes_back() -> None:
    hands = {"Ann": "deluras", "Bob": "scandal"}
    game = table("Ann | Bob: 2s 2S | Cat: 4s | Dan", hands=hands, concealed={"Bob": "Cat", "Cat": "Bob"})
    before = scandals(game)
    news = do(game, "raise deluras")
    assert (asked(game), answers(game)) == ("Cat: replace_card", ["Bob 1", "Bob 2", "Bob 5"])
    news += do(game, "Bob 1")
    assert statuses(game) == "favored vilified disfavored favored"
    assert (conspiracy(game, "Bob"), conspiracy(game, "Cat")) == ("Cat, revealed", "Bob, revealed")
    assert [line["seat"] for line in heard(news, "conspiracy_shown")] == [BOB, CAT]
    assert not heard(news, "conspiracy_hidden")
    assert scandals(game) == before - 2 + 1


@rule("D-VIL-14")
def test_T_36_vilified_again() -> None:
    game = table("Ann | Bob: 3S 2s | Cat | Dan: 3S 2s", hands={"Ann": "balistrad"})
    plot = conspiracy(game, "Dan")
    do(game, "ability balistrad", "Dan 1", "end")
    assert len(hand(game, "Dan")) == 1
    do(game, "expose Dan 1")
    assert (status(game, "Dan"), hand(game, "Dan"), conspiracy(game, "Dan")) == ("vilified", [], plot)
    assert len(pile(game)) == 2, "the payment and the card drawn"


@rule("D/A-23", "D/A-25", "D-TURN-6")
def test_T_37_the_announcer_negates_a_negation() -> None:
    hands = {"Ann": "balistrad, 2 kardosa, deluras", "Bob": "4 lycosia"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 1", "negate with lycosia")
    assert asked(game) == "Ann: negate"
    do(game, "negate with kardosa")
    assert asked(game) == "Bob: negate"
    all_pass(game)
    assert (row(game, "Bob"), more(game)["done"]) == ("[S]", 1)
    assert "raise deluras" in answers(game)


@rule("D-AGENDA-1", "D-WIN-1")
def test_T_39_a_whole_scoring() -> None:
    game = table(
        "Ann: 2s S [s] | Bob: 2s 2S [s] | Cat: 3S 2s | Dan: 3S 2s",
        agendas={"Ann": "W5", "Bob": "W1", "Cat": "B1", "Dan": "W4"},
        concealed={"Dan": "Cat"},
        over=True,
    )
    assert [house for house, _ in points(game)] == [6, 3, 4, 4]
    assert game.scores() == [8, 5, 4, 7]
    assert winners(game) == ["Ann"]


@rule("D-WIN-3")
def test_T_40_villains_win_together_or_lose_the_tie() -> None:
    both = table(
        "Ann: 4S | Bob: 2S 3s | Cat: 3S 2s | Dan: 3S 2s",
        agendas={"Ann": "B4", "Bob": "B6", "Cat": "W4", "Dan": "W6"},
        revealed={"Cat": "Dan"},
        over=True,
    )
    assert both.scores() == [2, 2, 7, 7]
    assert winners(both) == ["Cat", "Dan"]
    one = table(
        "Ann: 2s [s] [s] [s] | Bob: 4S | Cat: 3S 2s | Dan: 3S 2s",
        agendas={"Ann": "B4", "Bob": "B6", "Cat": "W2", "Dan": "W6"},
        over=True,
    )
    assert one.scores() == [7, 2, 4, 7]
    assert winners(one) == ["Ann"]


@rule("D/AG-B2", "D/AG-B3", "D/AG-W3")
def test_T_41_the_own_house_on_the_own_conspiracy() -> None:
    def bonus(rows: str, agenda: str) -> int:
        game: Court = table(rows, agendas={"Ann": agenda}, concealed={"Ann": "Ann"}, over=True)
        return points(game)[ANN][1]

    assert bonus("Ann: 5s | Bob: 3S 2s | Cat | Dan", "B3") == 4
    assert bonus("Ann: 5s | Bob: 3S 2s | Cat | Dan", "W3") == 2
    assert bonus("Ann: 3S 2s | Bob: 5s | Cat | Dan: 5s", "B2") == 4


@rule("D/A-16")
def test_T_42_places_in_a_row() -> None:
    hands = {"Ann": "kardosa, lycosia", "Bob": "deluras, 2 balistrad"}
    game = table(
        "Ann kardosa | Bob deluras: s.lycosia S s | Cat lycosia | Dan balistrad", hands=hands, revealed={"Ann": "Cat"}
    )
    do(game, "ability kardosa", "Bob 1", "pass", "ability lycosia", "Bob 2", "Dan", "pass")
    assert row(game, "Bob") == "[s.lycosia] s"
    do(game, "raise deluras")
    assert row(game, "Bob") == "[s.lycosia] s s"
    news = do(game, "expose with balistrad", "Bob 1", "pass")
    assert heard(news, "turned_up") == [{"seat": BOB, "spot": "house@1:0", "card": "suspicion.lycosia"}]


@rule("D-SETUP-15", "D-ASK-1")
def test_T_43_agendas_are_chosen_before_the_deal() -> None:
    game = new(4, first_player=2)
    twin = new(4, first_player=2)
    assert asked(game) == "Ann, Bob, Cat, Dan: choose_agenda"
    answer(game, "Bob", "white")
    answer(twin, "Bob", "black")
    assert sight(game, GALLERY, ANN, CAT, DAN) == sight(twin, GALLERY, ANN, CAT, DAN)
    for name in ("Dan", "Ann"):
        answer(game, name, "black")
        assert all(hand(game, each) == [] for each in NAMES[:4])
    answer(game, "Cat", "white")
    assert all(len(hand(game, name)) == 7 for name in NAMES[:4])
    assert asked(game) == "Cat: main"
    assert size(game, "hand@0") == 7
