"""D-DEAL, D/A-70..79, D/A-86: what may be agreed on, when, what others see of it, and how promises end."""

import pytest
from tests import untyped
from tests.games.duhr.play import answer, answers, aside, asked, do, hand, kinds, row
from tests.games.duhr.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

import courtier
from courtier.core.deals.clause import (
    Clause,
    act,
    give,
    give_unseen,
    grant,
    oblige,
    owe,
    promise,
    refrain,
    show,
    words,
)
from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.deals.deal import VERDICTS, Deal
from courtier.core.deals.plain import read_clause
from courtier.core.errors import IllegalDeal
from courtier.core.event import Event, is_told
from courtier.core.pending import Decision
from courtier.core.rng import Rng
from courtier.games.duhr.actions import CARD, DRAW, END, PASS, REVEAL, TRIGGER, VERB_OF
from courtier.games.duhr.cards import CARD_CODES, CARDS
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import (
    AGENDA_LOOK,
    AIMS,
    CARDS_LOOK,
    CONSPIRACY_LOOK,
    GIVES,
    HARMS,
    HELPS,
    NEGATES,
    RULES,
)

TABLE = {"deals": "table"}
HANDS = {"Ann": "3 kardosa, scandal", "Bob": "2 lycosia, silgaro", "Cat": "2 silgaro", "Dan": "2 balistrad"}
FOUR = "Ann balistrad: s | Bob lycosia: S | Cat kardosa | Dan silgaro"
KARDOSA, SILGARO, SCANDAL = (CARD_CODES[name] for name in ("suspicion.kardosa", "suspicion.silgaro", "scandal"))
LYCOSIA = CARD_CODES["suspicion.lycosia"]


def court(houses: str = FOUR, **more: object) -> Court:
    given: dict[str, object] = {"hands": HANDS, "options": TABLE, **more}
    return table(houses, **given)  # type: ignore[arg-type]


def deal(*clauses: Clause) -> Deal:
    return Deal(sorted({seat for clause in clauses for seat in (clause.by, clause.to)}), list(clauses))


def seal(game: Court, *clauses: Clause) -> list[Event]:
    game.seal(deal(*clauses))
    return list(game.news)


def refused(game: Court, *clauses: Clause) -> str:
    before = game.dump()
    with pytest.raises(IllegalDeal) as error:
        game.seal(deal(*clauses))
    assert game.dump() == before, "a refused deal has changed something"
    return error.value.reason


def until(game: Court, seat: int, turns: int = 1) -> int:
    return RULES.last_turn(game, seat, turns)


def spare(game: Court, by: int, to: int, house: int, turns: int = 1) -> Clause:
    return refrain(by, to, Conduct(HARMS, house), until(game, by, turns))


def hold_back(game: Court, by: int, to: int, turns: int = 1) -> Clause:
    return refrain(by, to, Conduct(NEGATES, to), until(game, by, turns))


def against(game: Court, by: int, to: int, house: int, turns: int = 1) -> Clause:
    return promise(by, to, Conduct(HARMS, house), until(game, by, turns))


def pay(game: Court, by: int, to: int, kind: int, turns: int = 1, count: int = 1) -> Clause:
    return promise(by, to, Conduct(GIVES, to, kind), until(game, by, turns), count)


def verdicts(game: Court) -> list[str]:
    found = [each for each in [*game.deals.ended, *game.deals.open] if not each.clause.happens_now()]
    return [VERDICTS[each.verdict] for each in found]


def told_to(news: list[Event], seat: int | None) -> list[str]:
    return [event.row.name for event in news if is_told(event, seat)]


# What may be agreed on


@rule("D-DEAL-1", "D/A-70")
def test_cards_change_hands_at_top_level_choices_and_negations() -> None:
    for question in ("", "acquire"):
        game = court(question=question, done=1 if question else None)
        seal(game, give(BOB, CAT, SILGARO))
        assert hand(game, "Cat") == ["silgaro"] * 3
    villain = court("Ann: 3S 2s | Bob: s | Cat | Dan", hands={"Bob": "scandal", "Cat": "scandal"})
    assert asked(villain) == "Ann: villainous_act"
    seal(villain, give(BOB, CAT, SCANDAL))
    assert hand(villain, "Cat") == ["scandal"] * 2


@rule("D-DEAL-1", "D/A-70")
def test_a_detail_counts_as_main_and_a_deal_of_the_announcer_drops_it() -> None:
    game = court(hands={**HANDS, "Ann": "balistrad, kardosa"})
    do(game, "ability balistrad")
    seal(game, give(BOB, CAT, SILGARO))
    assert game.asking.name() == "choose_ability_spot", "a deal of others leaves it alone"
    number = game.question(ANN)
    seal(game, give(ANN, BOB, KARDOSA))
    assert game.asking.name() == "main"
    assert game.question(ANN) > number


@rule("D/A-70")
def test_a_forced_choice_admits_looks_and_words_only() -> None:
    game = court(
        "Ann silgaro | Bob: s | Cat | Dan", hands={"Ann": "silgaro, scandal", "Bob": "scandal", "Cat": "scandal"}
    )
    do(game, "ability silgaro", "Bob 1")
    assert asked(game) == "Ann: rescind"
    assert refused(game, give(BOB, CAT, SCANDAL)) == "moment"
    seal(game, show(BOB, CAT, CONSPIRACY_LOOK), words(CAT, BOB, "I shall remember it"))
    assert asked(game) == "Ann: rescind"


@rule("D/A-70", "D/A-86")
def test_before_the_deal_there_are_words_and_without_the_option_nothing() -> None:
    game = courtier.load("duhr", {**courtier.new("duhr", 4, 1).dump(), "options": {"deals": "table"}})
    assert isinstance(game, Court)
    assert refused(game, show(ANN, BOB, CONSPIRACY_LOOK)) == "moment"
    seal(game, words(ANN, BOB, "Let us be friends"))
    plain = courtier.new("duhr", 4, 1)
    assert isinstance(plain, Court)
    assert refused(plain, words(ANN, BOB, "Let us be friends")) == "off"
    menu = courtier.new("duhr", 4, 1, {"deals": "menu"})
    assert isinstance(menu, Court)
    assert refused(menu, words(ANN, BOB, "Let us be friends")) == "menu"
    with pytest.raises(courtier.CourtierError, match="needs a table"):
        courtier.new("duhr", 4, 1, {"deals": "table"})


@rule("D-DEAL-2", "D/A-71", "D/A-76")
def test_any_number_of_hand_cards_with_or_without_return() -> None:
    game = court()
    seal(game, give(ANN, BOB, KARDOSA, 3))
    assert hand(game, "Ann") == ["scandal"]
    seal(game, give(ANN, CAT, SCANDAL), give(CAT, ANN, SILGARO, 2))
    assert (hand(game, "Ann"), hand(game, "Cat")) == (["silgaro"] * 2, ["scandal"])
    seal(game, give(BOB, CAT, KARDOSA), give(CAT, DAN, SCANDAL), give(DAN, BOB, CARD_CODES["suspicion.balistrad"]))
    assert hand(game, "Dan") == ["balistrad", "scandal"]
    assert refused(game, give(ANN, BOB, SILGARO, 3)) == "not_allowed"
    assert refused(game, give(ANN, BOB, KARDOSA)) == "not_possible"


@rule("D-DEAL-3")
def test_houses_conspiracies_and_agendas_are_no_goods() -> None:
    for name in ("kardosa", "W1", "conspiracy", "house"):
        assert name not in RULES.goods
        with pytest.raises(IllegalDeal, match="expected one of"):
            read_clause(RULES, {"kind": "give", "by": 0, "to": 1, "what": name})
    assert RULES.goods == CARDS


@rule("D-DEAL-4", "D/A-71")
def test_looks_at_conspiracy_agenda_and_hand_cards() -> None:
    game = court(concealed={"Ann": "Cat"}, agendas={"Ann": "W3"})
    news = seal(
        game, show(ANN, BOB, CONSPIRACY_LOOK), show(ANN, BOB, AGENDA_LOOK), show(ANN, BOB, CARDS_LOOK, KARDOSA, 2)
    )
    shown = {event.row.name: untyped.glimpse(event, BOB) for event in news}
    assert shown["looked_at_conspiracy"]["conspiracy"] == ["kardosa"]
    assert shown["looked_at_agenda"]["agenda"] == ["W3"]
    assert shown["shown_cards"]["cards"] == ["suspicion.kardosa"] * 2
    for_cat = {event.row.name: untyped.glimpse(event, CAT) for event in news}
    assert for_cat["looked_at_conspiracy"]["conspiracy"] == "unknown", "only that a look took place"
    assert (for_cat["shown_cards"]["cards"], for_cat["shown_cards"]["count"]) == ("unknown", 2)
    assert refused(game, show(ANN, BOB, CARDS_LOOK, LYCOSIA)) == "not_possible", "a shown card is genuine"


@rule("D-DEAL-5", "D/A-79")
def test_promises_and_actions_are_part_of_deals() -> None:
    game = court()
    seal(game, give(ANN, BOB, KARDOSA), spare(game, BOB, ANN, ANN), hold_back(game, BOB, ANN, 3))
    seal(game, against(game, CAT, DAN, BOB), promise(DAN, CAT, Conduct(HELPS, CAT, 0), until(game, DAN, 2)))
    seal(game, promise(CAT, DAN, Conduct(AIMS, ANN), until(game, CAT, 2)), pay(game, DAN, CAT, SILGARO, 2, 2))
    assert verdicts(game) == ["open"] * 6


@rule("D/A-79")
def test_a_promise_names_a_time_and_what_can_be_judged() -> None:
    game = court()
    too_long = refrain(BOB, ANN, Conduct(HARMS, ANN), until(game, BOB, 3) + 1)
    assert refused(game, too_long) == "not_allowed"
    assert refused(game, refrain(BOB, ANN, Conduct(NEGATES, CAT), until(game, BOB))) == "not_allowed"
    assert refused(game, refrain(BOB, ANN, Conduct(HELPS, CAT), until(game, BOB))) == "not_allowed"
    assert refused(game, promise(BOB, ANN, Conduct(GIVES, CAT, KARDOSA), until(game, BOB))) == "not_allowed"


@rule("D-DEAL-6")
def test_nothing_binds() -> None:
    game = court()
    seal(game, spare(game, ANN, CAT, CAT))
    before = answers(game)
    assert "scandal" in before
    do(game, "scandal", "Cat")
    assert row(game, "Cat") == "S"
    assert oblige_is_unknown(game)


def oblige_is_unknown(game: Court) -> bool:
    """What the engine would enforce or do has no place here."""
    binding = [
        oblige(BOB, ANN, Conduct(HARMS, CAT)),
        grant(BOB, ANN, 0, 0, 9),
        act(BOB, ANN, 0),
        owe(BOB, ANN, LYCOSIA, 1, game.turn + 1),
    ]
    return all(game.sealable(deal(clause), BOB) == "not_allowed" for clause in binding)


@rule("D-DEAL-7", "D-VIL-4", "D/A-75")
def test_villains_deal_without_cards() -> None:
    game = court("Ann | Bob: 3S 2s | Cat | Dan", hands={"Ann": "scandal", "Cat": "scandal"})
    assert refused(game, give(ANN, BOB, SCANDAL)) == "not_allowed"
    assert refused(game, give(BOB, ANN, SCANDAL)) == "not_allowed"
    assert refused(game, give(ANN, CAT, SCANDAL), give(CAT, BOB, SCANDAL)) == "not_allowed"
    seal(game, show(BOB, ANN, AGENDA_LOOK), spare(game, BOB, ANN, ANN), spare(game, ANN, BOB, BOB))
    assert len(game.deals.sealed) == 1


# What others see


@rule("D/A-72")
def test_others_see_who_dealt_and_how_many_cards_moved() -> None:
    game = court()
    news = seal(game, give(ANN, BOB, KARDOSA, 2), spare(game, BOB, ANN, ANN), words(BOB, ANN, "on my honour"))
    assert told_to(news, CAT) == told_to(news, None) == ["deal_sealed", "gave"]
    assert told_to(news, BOB) == ["deal_sealed", "promised", "gave"]
    gave = next(event for event in news if event.row.name == "gave")
    assert untyped.glimpse(gave, CAT)["cards"] == "unknown"
    assert untyped.glimpse(gave, BOB)["cards"] == ["suspicion.kardosa"] * 2
    stranger, partner = untyped.view(game, CAT)["deals"], untyped.view(game, BOB)["deals"]
    assert [each["clauses"] for each in stranger] == [[]]
    assert partner[0]["clauses"][0]["kind"] == "refrain"
    assert "honour" not in str([untyped.view(game, seat) for seat in (None, ANN, BOB, CAT)])


@rule("D/A-73", "D/A-76")
def test_a_deal_needs_every_party_and_happens_whole_or_not_at_all() -> None:
    game = court()
    assert refused(game, give(ANN, BOB, KARDOSA), give(BOB, ANN, SCANDAL)) == "not_possible"
    assert game.sealable(deal(give(ANN, BOB, KARDOSA)), CAT) == "parties", "a stranger cannot sign"
    assert game.sealable(deal(give(BOB, ANN, SCANDAL)), BOB) == "not_held"
    assert game.sealable(deal(give(BOB, ANN, SCANDAL)), ANN) == "", "Bob's hand is hidden"


@rule("D/A-78", "D/A-86")
def test_a_gifts_cards_are_picked_by_the_giver() -> None:
    game = court()
    gift = give_unseen(ANN, BOB, [SCANDAL, KARDOSA])
    news = seal(game, gift)
    assert untyped.glimpse(news[1], BOB)["cards"] == ["suspicion.kardosa", "scandal"]
    unpicked = read_clause(RULES, {"kind": "give", "by": BOB, "to": ANN, "count": 2})
    assert game.sealable(deal(unpicked), BOB) == "not_picked"


# A deal in a negation window


def negated() -> Court:
    hands = {"Ann": "balistrad", "Bob": "2 lycosia, silgaro", "Cat": "2 silgaro", "Dan": "2 balistrad"}
    game = court(hands=hands)
    do(game, "ability balistrad", "Bob 1")
    assert asked(game) == "Bob, Cat, Dan: negate"
    return game


@rule("D/A-74", "D/A-77")
def test_T_38_a_deal_in_a_window_voids_the_answers_of_its_parties() -> None:
    game = negated()
    answer(game, "Cat", "pass")
    answer(game, "Dan", "pass")
    seal(game, give(BOB, CAT, SILGARO))
    assert game.actors() == [BOB, CAT], "Dan's answer stands"
    answer(game, "Cat", "negate with silgaro")
    answer(game, "Bob", "pass")
    assert hand(game, "Cat") == ["silgaro"]


@rule("D/A-77", "D/A-27")
def test_who_qualifies_is_counted_anew_and_a_window_without_missing_answers_closes() -> None:
    game = negated()
    answer(game, "Bob", "pass")
    answer(game, "Dan", "pass")
    news = seal(game, give(CAT, ANN, SILGARO))
    assert "turned_down" in kinds(news), "Cat has one card left and is not asked; all others have answered"
    assert asked(game) == "Ann: main"
    assert row(game, "Bob") == "[S]"


@rule("D/A-77")
def test_without_anybody_who_qualifies_there_is_no_window() -> None:
    game = court(hands={"Ann": "balistrad", "Bob": "2 lycosia"})
    do(game, "ability balistrad", "Bob 1")
    seal(game, give(BOB, ANN, LYCOSIA))
    assert asked(game) == "Ann: main"


@rule("D/A-77", "D/A-32")
def test_who_gives_the_last_card_away_at_main_or_acquire() -> None:
    game = court(hands={"Ann": "kardosa", "Bob": "2 lycosia"})
    seal(game, give(ANN, BOB, KARDOSA))
    assert "end" in answers(game)
    acquiring = court(hands={"Ann": "kardosa", "Bob": "2 lycosia"}, question="acquire", done=1)
    news = seal(acquiring, give(ANN, BOB, KARDOSA))
    assert "drew" in kinds(news)
    assert (len(hand(acquiring, "Ann")), asked(acquiring)) == (2, "Bob: main")


@rule("D/A-76")
def test_a_deal_is_no_answer() -> None:
    game = court()
    before = game.done
    seal(game, give(ANN, BOB, SCANDAL))
    assert (asked(game), game.done, game.turn) == ("Ann: main", before, game.turn)
    assert all(code < 214 for code in game.legal(ANN)), "no code of the menu"


@rule("D/A-38", "D-DISF-6")
def test_T_29_gifts_in_a_turn_begun_disfavored_lie_aside() -> None:
    game = court(
        "Ann balistrad: 5s | Bob lycosia: S | Cat kardosa | Dan silgaro",
        hands={"Ann": "2 kardosa", "Bob": "silgaro, lycosia"},
        aside="scandal, 2 balistrad",
    )
    seal(game, give(BOB, ANN, SILGARO))
    assert (len(hand(game, "Ann")), len(aside(game))) == (2, 4)
    assert refused(game, give(ANN, BOB, SCANDAL)) == "not_possible", "the scandal lies aside"
    seal(game, give(ANN, BOB, KARDOSA))
    assert len(hand(game, "Ann")) == 1


@rule("D/A-38")
def test_gifts_lie_aside_even_if_nothing_was_set_aside() -> None:
    game = court(
        "Ann balistrad: 5s | Bob lycosia: S | Cat | Dan", hands={"Ann": "kardosa", "Bob": "lycosia"}, limited=True
    )
    seal(game, give(BOB, ANN, LYCOSIA))
    assert (hand(game, "Ann"), aside(game)) == (["kardosa"], ["lycosia"])


@rule("D-DISF-6")
def test_out_of_turn_a_disfavored_player_deals_with_all_cards() -> None:
    game = court("Ann | Bob: 5s | Cat | Dan", hands={"Ann": "scandal", "Bob": "3 scandal"})
    seal(game, give(BOB, ANN, SCANDAL, 3))
    assert hand(game, "Bob") == []


@rule("D/A-69", "D-VIL-12")
def test_deals_raise_a_returned_villains_hand_before_his_turn() -> None:
    game = court("Ann balistrad | Bob: 2S [S] 2s | Cat | Dan", hands={"Ann": "4 scandal", "Bob": "lycosia"})
    seal(game, give(ANN, BOB, SCANDAL, 3))
    while game.active == ANN:
        game.apply(game.actor(), game.default(game.actor()))
    assert (len(hand(game, "Bob")), len(aside(game))) == (2, 2), "four cards: two of them aside"


# How promises end


@rule("D/A-79", "D/A-86")
def test_sparing_is_broken_from_the_announcement_on() -> None:
    game = court(hands={**HANDS, "Ann": "4 kardosa, scandal"})
    seal(game, spare(game, ANN, BOB, DAN))
    rest_of_turn(game)
    seal(game, spare(game, ANN, BOB, DAN))
    to_turn_of(game, ANN)
    do(game, "disgrace with kardosa", "Dan")
    assert "broken" in verdicts(game), "not yet resolved, perhaps negated, and broken all the same"
    judged = [event for event in game.news if event.row.name == "promise_judged"]
    assert [is_told(event, CAT) for event in judged] == [False] * len(judged)


def rest_of_turn(game: Court) -> None:
    """The active player's harmless answers until the turn is over, without touching Dan."""
    turn = game.turn
    while game.turn == turn:
        seat = game.actor()
        legal = game.legal(seat)
        game.apply(seat, game.default(seat) if game.default(seat) in legal else legal[0])


def to_turn_of(game: Court, seat: int) -> None:
    while game.active != seat or game.asking.name() != "main":
        game.apply(game.actor(), game.default(game.actor()))


@rule("D/A-79")
def test_a_promise_is_kept_if_tested_and_moot_if_not() -> None:
    game = court(hands={"Ann": "kardosa", "Bob": "lycosia, scandal"})
    seal(game, spare(game, BOB, ANN, ANN), spare(game, CAT, ANN, DAN))
    to_turn_of(game, DAN)
    standing = {each.clause.by: VERDICTS[each.verdict] for each in game.deals.ended}
    assert standing == {BOB: "kept", CAT: "moot"}, "Bob had a scandal to put on Ann, Cat had no card"


@rule("D/A-79")
def test_a_promise_that_every_answer_would_break_is_excused() -> None:
    game = court("Ann kardosa: s | Bob lycosia | Cat: 5s | Dan: 5s", hands={"Ann": "lycosia"})
    seal(game, spare(game, ANN, CAT, BOB, 2))
    assert answers(game) == ["raise lycosia"], "whatever Ann does, it is against Bob"
    do(game, "raise lycosia")
    assert verdicts(game) == ["excused"]
    assert untyped.view(game, CAT)["deals"][0]["clauses"][0]["verdict"] == "against", "Ann's hand is hidden"


@rule("D/A-79")
def test_holding_back_is_judged_when_the_window_is_heard() -> None:
    game = negated()
    seal(game, hold_back(game, CAT, ANN, 2), hold_back(game, BOB, ANN, 2))
    answer(game, "Cat", "negate with silgaro")
    assert verdicts(game) == ["open", "open"], "sealed answers are nobody's to judge"
    answer(game, "Bob", "pass")
    answer(game, "Dan", "pass")
    assert sorted(verdicts(game)) == ["broken", "open"]


@rule("D/A-79", "D/A-21")
def test_an_answer_that_lapses_breaks_nothing() -> None:
    game = negated()
    seal(game, hold_back(game, DAN, ANN, 2))
    answer(game, "Bob", "negate with lycosia")
    answer(game, "Cat", "pass")
    answer(game, "Dan", "negate with balistrad")
    assert verdicts(game) == ["open"]


@rule("D/A-79")
def test_a_promise_to_act_is_kept_broken_or_excused() -> None:
    game = court(hands={"Ann": "scandal", "Bob": "kardosa, scandal", "Cat": "balistrad"}, done=None)
    seal(game, against(game, BOB, ANN, ANN), against(game, CAT, ANN, BOB), against(game, DAN, ANN, ANN))
    to_turn_of(game, BOB)
    do(game, "scandal", "Ann")
    assert verdicts(game)[0] == "kept"


@rule("D/A-79")
def test_a_promise_to_pay_is_kept_by_a_deal() -> None:
    game = court()
    seal(game, pay(game, BOB, ANN, LYCOSIA, 1, 2), pay(game, CAT, ANN, SILGARO), pay(game, DAN, ANN, KARDOSA))
    seal(game, give(BOB, ANN, LYCOSIA))
    assert verdicts(game) == ["open"] * 3, "one card is not two"
    seal(game, give(BOB, ANN, LYCOSIA), give(BOB, ANN, SILGARO))
    game = court()
    seal(game, pay(game, BOB, ANN, LYCOSIA, 1, 2), pay(game, CAT, ANN, SILGARO), pay(game, DAN, ANN, KARDOSA))
    seal(game, give(BOB, ANN, LYCOSIA, 2))
    to_turn_of(game, DAN)
    to_turn_of(game, ANN)
    ended = {each.clause.by: VERDICTS[each.verdict] for each in game.deals.ended if not each.clause.happens_now()}
    assert ended[BOB] == "kept"
    assert ended[CAT] == "broken", "Cat held the cards"
    assert ended[DAN] == "excused", "Dan never did"


@rule("D/A-79")
def test_a_choice_forced_in_a_cascade_breaks_nothing() -> None:
    game = court(
        "Ann balistrad: 4s | Bob lycosia: 5s | Cat | Dan",
        hands={"Ann": "scandal, kardosa", "Cat": "2 balistrad"},
        concealed={"Ann": "Bob"},
    )
    seal(game, spare(game, ANN, BOB, BOB, 2))
    do(game, "scandal", "Ann")
    assert asked(game) == "Ann: replace_card"
    do(game, "Bob 1")
    assert row(game, "Bob").count("S") == 1
    assert verdicts(game) == ["open"]


@rule("D/A-79")
def test_at_the_end_all_verdicts_are_told_to_all() -> None:
    game = court("Ann: s | Bob | Cat: 4s | Dan: 5s", hands={"Ann": "scandal, kardosa"}, concealed={"Cat": "Dan"})
    seal(game, spare(game, ANN, BOB, CAT))
    while not game.over():
        game.apply(game.actor(), game.default(game.actor()))
    told = [event for event in game.news if event.row.name == "promise_told"]
    assert len(told) == 1
    assert is_told(told[0], None)
    assert untyped.view(game, DAN)["deals"][0]["clauses"][0]["verdict"] in ("kept", "moot", "broken", "excused")


@rule("D/A-79")
def test_while_the_game_lasts_nobody_learns_what_could_have_been() -> None:
    """Kept or moot, broken or excused depends on hidden cards."""
    game = court()
    seal(game, spare(game, BOB, ANN, CAT))
    to_turn_of(game, CAT)
    verdict = untyped.view(game, ANN)["deals"][0]["clauses"][0]["verdict"]
    assert verdict in ("over", "against")
    assert verdicts(game)[0] in ("kept", "moot", "broken", "excused")


# What answers do to others


HARMLESS = {  # by question: the families of answers that may do nothing to others
    "main": {END, CARD, REVEAL, TRIGGER},  # a reveal may cost one's own House nothing, an event may name nobody
    "negate": {PASS},
    "acquire": {CARD, DRAW},
}


@rule("D/A-79", "D/A-86")
def test_every_answer_that_does_something_to_others_says_what() -> None:
    """One that opens a chain does nothing yet; the question that names the target says what is done."""
    seen = 0
    for seed in range(12):
        rng = Rng(seed)
        game = courtier.new("duhr", seats=4 + seed % 3, seed=seed)
        while not game.over():
            seat = game.actor()
            if game.asking.verbs:
                seen |= verbs_of_answers(game, seat)
            legal = game.legal(seat)
            game.apply(seat, legal[rng.below(len(legal))])
    assert seen == HARMS | HELPS | AIMS | NEGATES


def verbs_of_answers(game: courtier.Game, seat: int) -> int:
    """The verbs of all answers to the open question, which are among those that it announces."""
    asking = game.asking
    verbs = 0
    for code in game.legal(seat):
        conduct = asking.conduct(game, seat, code)
        ahead = game.clone()
        ahead.apply(seat, code)
        opened = isinstance(ahead.asking, Decision) and ahead.asking.before is asking
        assert opened or not asking.opens_chain(code), (asking.name(), code)
        if conduct is NO_CONDUCT:
            assert opened or VERB_OF[code] in HARMLESS.get(asking.name(), set()), (asking.name(), code)
        else:
            assert not opened, (asking.name(), code)
        verbs |= conduct.verb
    assert verbs & asking.verbs == verbs
    return verbs
