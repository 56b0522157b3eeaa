"""D-ACT, D-MS: the House Actions and masterstrokes."""

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
)
from tests.games.duhr.table import ANN, BOB, CAT, table
from tests.rules import rule


@rule("D-ACT-1", "D-ACT-8")
def test_a_suspicion_is_raised_on_the_house_it_belongs_to() -> None:
    game = table("Ann | Bob: s | Cat | Dan", hands={"Ann": "deluras"})
    news = do(game, "raise deluras")
    assert (row(game, "Bob"), hand(game, "Ann")) == ("s s", [])
    assert heard(news, "played") == [{"seat": ANN, "to": BOB, "card": "suspicion.deluras"}]


@rule("D-ACT-1")
def test_only_on_a_favored_house() -> None:
    game = table(
        "Ann | Bob: 5s | Cat: 3S 2s | Dan", hands={"Ann": "deluras, kardosa, lycosia"}, revealed={"Ann": "Dan"}
    )
    assert answers(game) == ["raise lycosia", "ability lycosia"]


@rule("D-ACT-2", "D-ACT-7")
def test_a_scandal_goes_on_any_favored_house() -> None:
    game = table("Ann | Bob: 5s | Cat | Dan", hands={"Ann": "scandal"})
    before = scandals(game)
    do(game, "scandal")
    assert answers(game) == ["Cat", "Dan", "Ann"]
    do(game, "Ann")
    assert (row(game, "Ann"), hand(game, "Ann"), scandals(game)) == ("S", [], before)


@rule("D-ACT-3")
def test_an_event_is_carried_out_then_discarded() -> None:
    game = table("Ann | Bob: [s] | Cat | Dan", hands={"Ann": "informants, deluras"}, web="kardosa, lycosia")
    news = do(game, "event informants", "Bob")
    assert kinds(news) == ["triggered", "turned_up", "drew", "laid_away"]
    assert (pile(game), seen(game, "event")) == (["informants"], [])


@rule("D-ACT-4", "D/A-20")
def test_an_ability_costs_a_suspicion_of_the_own_house() -> None:
    game = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad, deluras"})
    news = do(game, "ability balistrad", "Bob 1")
    assert (row(game, "Bob"), pile(game), hand(game, "Ann")) == ("[S]", ["balistrad"], ["deluras"])
    assert kinds(news)[:2] == ["announced_ability", "discarded"]
    without = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "kardosa"}, revealed={"Ann": "Bob"})
    assert answers(without) == ["raise kardosa"]


@rule("D-ACT-5", "D-CONSP-12")
def test_a_borrowed_ability_costs_a_suspicion_of_its_own_house() -> None:
    rows = "Ann balistrad | Bob: S s | Cat kardosa | Dan"
    game = table(rows, hands={"Ann": "balistrad, kardosa"}, revealed={"Ann": "Cat"})
    do(game, "ability kardosa")
    assert answers(game) == ["Bob 2"]
    do(game, "Bob 2")
    assert (row(game, "Bob"), pile(game)) == ("S [s]", ["kardosa"])
    assert "ability balistrad" in answers(game), "in addition to one's own"
    hidden = table(rows, hands={"Ann": "balistrad, kardosa"}, concealed={"Ann": "Cat"})
    assert "ability kardosa" not in answers(hidden)


@rule("D-ACT-6", "D-MS-8")
def test_a_masterstroke_costs_two_suspicions_of_any_one_house() -> None:
    game = table("Ann | Bob: 5s | Cat: 3S 2s | Dan", hands={"Ann": "2 deluras, 2 kardosa, lycosia"})
    words = [word for word in answers(game) if word.startswith("disgrace")]
    assert words == ["disgrace with deluras", "disgrace with kardosa"], "be these Houses fallen or not"
    do(game, "disgrace with kardosa", "Dan")
    assert (pile(game), hand(game, "Ann")) == (["kardosa"] * 2, ["deluras", "deluras", "lycosia"])


@rule("D-ACT-7")
def test_one_may_raise_a_suspicion_on_oneself() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "balistrad"})
    do(game, "raise balistrad")
    assert row(game, "Ann") == "s"


@rule("D-ACT-8", "D-SCORE-7")
def test_effects_may_place_a_suspicion_that_does_not_match() -> None:
    game = table("Ann deluras | Bob: s | Cat | Dan", hands={"Ann": "deluras"})
    do(game, "ability deluras", "Bob 1", "Cat")
    assert row(game, "Cat") == f"s.{game.dump()['houses'][BOB]}"


@rule("D-ACT-10", "D-NEG-1")
def test_raising_and_creating_cannot_be_negated() -> None:
    hands = {"Ann": "deluras, scandal", "Bob": "2 kardosa", "Cat": "2 lycosia"}
    game = table("Ann | Bob | Cat | Dan", hands=hands)
    do(game, "raise deluras")
    assert (asked(game), row(game, "Bob")) == ("Ann: main", "s")
    do(game, "scandal", "Bob")
    assert row(game, "Bob") == "s S"


@rule("D-ACT-11", "D/A-30")
def test_an_action_that_cannot_be_completed_is_not_offered() -> None:
    hands = {"Ann": "2 balistrad, intrigue"}
    game = table("Ann: 5s | Bob | Cat | Dan", hands=hands, scandals=0, spare="Dan")
    assert answers(game) == ["event intrigue"], "nothing to conceal, no scandal in sight or left"


@rule("D/A-30", "D/A-31")
def test_a_pair_that_could_only_negate_makes_no_action_possible() -> None:
    game = table("Ann: 5s | Bob | Cat | Dan", hands={"Ann": "2 balistrad"}, scandals=0, spare="Dan")
    assert answers(game) == ["card balistrad"]


@rule("D-ACT-11", "D/A-30", "D/EV-BETRAYAL")
def test_an_event_may_be_played_without_effect() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "betrayal"}, concealed={"Ann": "Cat"})
    do(game, "event betrayal")
    assert (pile(game), asked(game)) == (["betrayal"], "Ann: main")
    assert conspiracy(game, "Ann") == "Cat, concealed", "oneself cannot be chosen"


@rule("D/A-30")
def test_a_shift_needs_another_favored_house() -> None:
    rows = "Ann lycosia: S | Bob: 5s | Cat: 5s | Dan: {}"
    game = table(rows.format(""), hands={"Ann": "lycosia"})
    assert answers(game) == ["raise lycosia", "ability lycosia"]
    do(game, "ability lycosia")
    assert answers(game) == ["Ann 1"]
    do(game, "Ann 1")
    assert answers(game) == ["Dan"]


# Masterstrokes


@rule("D-MS-1")
def test_expose_turns_a_concealed_card_up() -> None:
    game = table("Ann: [S] | Bob: s [S] | Cat: 4s [s] | Dan", hands={"Ann": "2 lycosia"})
    do(game, "expose with lycosia")
    assert answers(game) == ["Bob 2", "Cat 5", "Ann 1"]
    do(game, "Bob 2")
    assert row(game, "Bob") == "s S"


@rule("D-MS-2")
def test_absolve_removes_a_revealed_scandal() -> None:
    game = table("Ann: S | Bob: s [S] S s | Cat: 3S 2s | Dan", hands={"Ann": "2 lycosia"})
    before = scandals(game)
    do(game, "absolve with lycosia")
    assert answers(game) == ["Bob 3", "Cat 1", "Cat 2", "Cat 3", "Ann 1"]
    do(game, "Bob 3")
    assert (row(game, "Bob"), scandals(game)) == ("s [S] s", before + 1)


@rule("D-MS-2", "D-FAVOR-8", "D-FAVOR-9", "D-VIL-10")
def test_absolving_a_full_house_brings_favor_back() -> None:
    game = table("Ann | Bob: 3S 2s | Cat: S 4s | Dan", hands={"Ann": "2 lycosia, 2 kardosa"}, web="lycosia")
    plots = [conspiracy(game, name) for name in ("Bob", "Cat")]
    do(game, "absolve with lycosia", "Bob 1", "absolve with kardosa", "Cat 1")
    assert (status(game, "Bob"), status(game, "Cat")) == ("favored", "favored")
    assert [conspiracy(game, name) for name in ("Bob", "Cat")] == plots
    assert (hand(game, "Bob"), hand(game, "Cat")) == (["lycosia"], []), "only a villain draws"


@rule("D-MS-3")
def test_disgrace_brings_a_scandal_out_of_the_web() -> None:
    game = table("Ann | Bob: 4s | Cat: 5s | Dan", hands={"Ann": "2 lycosia"}, concealed={"Bob": "Dan"})
    before = scandals(game)
    do(game, "disgrace with lycosia")
    assert answers(game) == ["Bob", "Dan", "Ann"]
    do(game, "Bob")
    assert (row(game, "Bob"), status(game, "Bob"), row(game, "Dan")) == ("s s s s S", "disfavored", "S")
    assert scandals(game) == before - 2


@rule("D-MS-4", "D-NEG-1")
def test_an_event_is_negated() -> None:
    game = table("Ann | Bob: [s] | Cat | Dan", hands={"Ann": "informants", "Bob": "2 kardosa"})
    do(game, "event informants", "Bob", "negate with kardosa")
    assert (row(game, "Bob"), hand(game, "Ann")) == ("[s]", [])


@rule("D-MS-5", "D-NEG-1")
def test_an_ability_is_negated() -> None:
    game = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", "Cat": "2 kardosa"})
    news = do(game, "ability balistrad", "Bob 1", "negate with kardosa")
    assert row(game, "Bob") == "S"
    assert heard(news, "cancelled") == [{"seat": ANN, "deed": "ability.balistrad"}]


@rule("D-MS-6", "D-NEG-1", "D-NEG-4")
def test_a_masterstroke_is_negated_be_it_a_negation_itself() -> None:
    hands = {"Ann": "2 lycosia, 2 deluras", "Bob": "2 kardosa", "Cat": "2 balistrad"}
    game = table("Ann | Bob | Cat | Dan", hands=hands)
    do(game, "disgrace with lycosia", "Bob", "negate with kardosa", "pass")
    assert asked(game) == "Cat, Ann: negate"
    news = do(game, "negate with balistrad", "pass")
    assert heard(news, "negated", GALLERY) == [{"seat": CAT, "house": "balistrad", "whom": BOB, "deed": "negation"}]
    do(game, "pass")
    assert row(game, "Bob") == "S"


@rule("D-MS-7")
def test_negations_are_played_out_of_turn_the_others_only_in_ones_own() -> None:
    game = table("Ann | Bob: S [s] | Cat | Dan", hands={"Ann": "balistrad", "Bob": "2 kardosa"})
    assert list(game.legal(BOB)) == []
    do(game, "ability balistrad", "Bob 1")
    assert answers(game, "Bob") == ["pass", "negate with kardosa"]
    own = table("Ann | Bob: S [s] | Cat | Dan", hands={"Ann": "2 kardosa"})
    assert not [word for word in answers(own) if word.startswith("negate")]
