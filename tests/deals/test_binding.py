"""Deals that bind, told on a small game: peace, passage, debts, votes, take-back, contradictions, excuses."""

import pytest
from tests import untyped
from tests.deals.marches import (
    ATTACK,
    ATTACKS,
    BLESS,
    BURN,
    BURNS,
    COIN,
    CONTINUE,
    KEEP,
    NO_OWNER,
    PASSAGE,
    PEARL,
    PURSE,
    RAID,
    RAIDS,
    READY,
    REST,
    RUBY,
    TAKE_BACK_ACT,
    VICTIM,
    VOTE,
    VOTES,
    WAIT,
    March,
    load,
    new_march,
)
from tests.laws.cases import NO_TOY

import courtier
from courtier.core.deals.clause import (
    TO_THE_END,
    Clause,
    act,
    act_later,
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
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import VERDICTS, Deal
from courtier.core.deals.keeping import missing
from courtier.core.deals.preview import preview
from courtier.core.errors import IllegalDeal

pytestmark = pytest.mark.skipif(courtier.compiled(), reason=NO_TOY)

ANN, BOB, CAT = range(3)


def at_act(seats: int = 3) -> March:
    """Parley and vote are over; Ann is asked to act."""
    march = new_march(seats)
    for _ in range(2):
        for seat in march.actors():
            march.apply(seat, march.default(seat))
    assert march.asking.name() == "act"
    return march


def deal(*clauses: Clause) -> Deal:
    return Deal(sorted({seat for clause in clauses for seat in (clause.by, clause.to) if seat >= 0}), list(clauses))


def peace(by: int, to: int, until: int = TO_THE_END) -> Clause:
    return refrain(by, to, Conduct(ATTACKS, whom=to), until)


def rest_until(march: March, question: str, seat: int) -> None:
    """Everybody gives the harmless answer until that question is put to that seat."""
    for _ in range(200):
        if march.asking.name() == question and seat in march.actors():
            return
        march.apply(march.actor(), march.default(march.actor()))
    raise AssertionError(f"{question} was never put to seat {seat}")


def verdicts(march: March) -> list[str]:
    return [VERDICTS[standing.verdict] for standing in [*march.deals.ended, *march.deals.open]]


def refused(march: March, sealed: Deal) -> str:
    before = march.dump()
    with pytest.raises(IllegalDeal) as error:
        march.seal(sealed)
    assert march.dump() == before, "a refused deal has changed something"
    return error.value.reason


def test_peace_takes_the_partners_lands_out_of_the_list() -> None:
    march = at_act()
    assert ATTACK + 2 in march.legal(ANN)
    march.seal(deal(peace(ANN, BOB)))
    assert ATTACK + 2 not in march.legal(ANN)
    assert ATTACK + 5 in march.legal(ANN), "Cat has no peace with Ann"
    assert [(code, clause.to) for code, clause in missing(march, ANN)] == [(ATTACK + 2, BOB)]


def test_peace_ends_with_its_last_turn() -> None:
    march = at_act()
    march.seal(deal(peace(ANN, BOB, until=1)))
    rest_until(march, "act", BOB)
    assert march.deals.open == []
    rest_until(march, "act", ANN)
    assert ATTACK + 2 in march.legal(ANN)


def test_a_promise_is_kept_only_if_it_was_tested() -> None:
    march = at_act()
    march.seal(deal(peace(ANN, BOB, until=1), peace(CAT, ANN, until=1)))
    march.apply(ANN, REST)
    assert verdicts(march) == ["kept", "moot"], "Cat was not asked"
    assert [event.values[3] for event in march.news if event.row.name == "promise_judged"] == [6, 6], "told: over"


def test_a_chain_whose_every_end_is_forbidden_is_not_opened() -> None:
    march = at_act()
    march.seal(deal(refrain(ANN, BOB, Conduct(RAIDS, whom=BOB), TO_THE_END)))
    assert RAID in march.legal(ANN), "Cat may be raided"
    march.seal(deal(refrain(ANN, CAT, Conduct(RAIDS, whom=CAT), TO_THE_END)))
    assert RAID not in march.legal(ANN)


def test_inside_a_chain_the_filter_holds_as_well() -> None:
    march = at_act()
    march.seal(deal(refrain(ANN, BOB, Conduct(RAIDS, whom=BOB), TO_THE_END)))
    march.apply(ANN, RAID)
    assert march.legal(ANN) == [VICTIM + CAT]
    assert march.default(ANN) == VICTIM + CAT, "the question's own default would be Bob"


def test_a_deal_takes_its_party_back_to_the_root_of_a_chain() -> None:
    march = at_act()
    march.apply(ANN, RAID)
    number = march.question(ANN)
    march.seal(deal(give(BOB, CAT, COIN)))
    assert march.asking.name() == "choose_victim", "a deal of others leaves it alone"
    assert march.question(ANN) == number
    march.seal(deal(give(ANN, BOB, COIN)))
    assert march.asking.name() == "act"
    assert march.question(ANN) > number


def test_a_clause_that_would_leave_no_answer_gives_way() -> None:
    march = at_act()
    rest_until(march, "burn", CAT)
    march.seal(deal(refrain(CAT, ANN, Conduct(BURNS), TO_THE_END), peace(ANN, CAT)))
    assert march.legal(CAT) == [BURN + land for land in range(4)]
    march.apply(CAT, BURN)
    march.play_out(march.rng)
    assert "excused" in verdicts(march)


def test_of_two_bans_that_leave_nothing_the_older_one_holds() -> None:
    march = at_act()
    rest_until(march, "burn", CAT)
    march.seal(deal(refrain(CAT, ANN, Conduct(BURNS, whom=ANN), TO_THE_END)))
    march.seal(deal(refrain(CAT, BOB, Conduct(BURNS, whom=BOB), TO_THE_END)))
    assert march.legal(CAT) == [BURN + 2, BURN + 3]
    march.apply(CAT, BURN + 2)
    assert [standing.excused for standing in march.deals.open] == [False, True]


def test_passage_leads_through_the_partners_land() -> None:
    march = at_act()
    assert ATTACK + 3 not in march.legal(ANN)
    march.seal(deal(grant(BOB, ANN, PASSAGE, 2, TO_THE_END)))
    assert ATTACK + 3 in march.legal(ANN)
    march.apply(ANN, ATTACK + 3)
    assert march.deals.open[0].tested
    assert march.sealable(deal(grant(BOB, ANN, PASSAGE, 0, TO_THE_END)), BOB) == "not_allowed", "not Bob's land"


def test_a_debt_is_paid_oldest_first_and_the_rest_stays_due() -> None:
    march = at_act()
    march.seal(deal(owe(BOB, CAT, COIN, 3, due=2)))
    march.seal(deal(owe(BOB, ANN, COIN, 4, due=2)))
    before = [purse[COIN] for purse in march.purses]
    march.apply(ANN, REST)
    after = [purse[COIN] for purse in march.purses]
    paid = before[BOB] + 1 - after[BOB]
    assert after[BOB] == 0
    assert (after[CAT] - before[CAT], after[ANN] - before[ANN]) == (3, paid - 3)
    assert verdicts(march) == ["kept", "open"]
    rest_until(march, "act", BOB)
    march.play_out(march.rng)
    assert verdicts(march)[1] in ("kept", "excused")


def test_a_debt_from_an_empty_purse_is_excused_at_the_end_only() -> None:
    march = at_act()
    march.seal(deal(owe(BOB, CAT, PEARL, 9, due=2)))
    rest_until(march, "act", ANN)
    assert verdicts(march) == ["open"]
    march.play_out(march.rng)
    assert verdicts(march) == ["excused"]


def test_a_promised_vote_leaves_one_answer_and_ends_with_the_vote() -> None:
    march = new_march()
    march.seal(deal(oblige(ANN, BOB, Conduct(VOTES, whom=BOB))))
    for seat in march.actors():
        march.apply(seat, READY)
    assert march.legal(ANN) == [VOTE + BOB]
    assert march.default(ANN) == VOTE + BOB, "the question's own default would be Ann"
    for seat in march.actors():
        march.apply(seat, march.default(seat))
    assert march.deals.open == []
    assert verdicts(march) == ["kept"]


def test_a_ballot_stays_cast_and_a_parley_asks_anew() -> None:
    march = new_march()
    march.apply(ANN, READY)
    march.apply(BOB, READY)
    march.seal(deal(give(ANN, CAT, COIN)))
    assert march.actors() == [ANN, CAT]
    for seat in march.actors():
        march.apply(seat, READY)
    march.apply(ANN, VOTE + ANN)
    march.seal(deal(give(ANN, CAT, COIN)))
    assert march.actors() == [BOB, CAT]


def test_an_attack_is_taken_back_by_a_deal_and_not_offered_again() -> None:
    march = at_act()
    coins = march.purses[ANN][COIN]
    march.apply(ANN, ATTACK + 2)
    march.apply(BOB, WAIT)
    march.apply(CAT, CONTINUE)
    march.seal(deal(act(ANN, BOB, TAKE_BACK_ACT), give(BOB, ANN, RUBY)))
    assert (march.owners[2], march.purses[ANN]) == (BOB, [coins, 2, 1])
    assert march.asking.name() == "act"
    assert ATTACK + 2 not in march.legal(ANN)
    assert march.purses[BOB][RUBY] == 0, "taking back undoes the announcement, not the deal"


def test_nobody_else_can_promise_to_take_it_back() -> None:
    march = at_act()
    march.apply(ANN, ATTACK + 2)
    march.apply(BOB, WAIT)
    march.apply(CAT, CONTINUE)
    assert refused(march, deal(act(CAT, BOB, TAKE_BACK_ACT))) == "not_allowed"
    march.apply(ANN, KEEP)
    assert march.owners[2] == ANN


def test_an_act_happens_at_its_first_lawful_moment() -> None:
    march = at_act()
    march.purses[BOB][COIN] = 2
    march.seal(deal(act_later(BOB, CAT, BLESS, 0, until=9)))
    before = march.purses[CAT][COIN]
    rest_until(march, "act", BOB)
    assert march.purses[CAT][COIN] == before, "Bob has three coins"
    march.purses[BOB][COIN] = 9
    march.apply(BOB, REST)
    assert verdicts(march) == ["kept"]


def test_everything_leaves_before_anything_arrives() -> None:
    march = at_act()
    march.purses[ANN] = [0, 1, 0]
    assert refused(march, deal(give(ANN, BOB, COIN, 1), give(BOB, ANN, COIN, 2))) == "not_possible"
    march.seal(deal(give(ANN, BOB, RUBY), give(BOB, ANN, COIN, 2)))
    assert march.purses[ANN] == [2, 0, 0]


def test_unseen_goods_are_picked_by_their_giver() -> None:
    march = at_act()
    offer = deal(give_unseen(ANN, BOB, [RUBY, COIN]))
    march.seal(offer)
    assert march.purses[BOB][RUBY] == 2
    gave = next(event for event in march.news if event.row.name == "gave")
    assert untyped.glimpse(gave, BOB)["goods"] == ["ruby", "coin"]
    assert untyped.glimpse(gave, CAT)["goods"] == "unknown"
    unpicked = deal(give_unseen(ANN, BOB, []))
    unpicked.clauses[0].count = 1
    assert march.sealable(unpicked, ANN) == "not_picked"
    assert march.sealable(unpicked, BOB) == ""


def test_a_reason_speaks_of_the_readers_own_side_alone() -> None:
    march = at_act()
    march.purses[BOB] = [0, 0, 0]
    offer = deal(give(BOB, ANN, COIN, 2), give(ANN, BOB, RUBY))
    assert march.sealable(offer, BOB) == "not_held"
    assert march.sealable(offer, ANN) == "", "Bob's purse is hidden"
    assert refused(march, offer) == "not_possible"


def test_contradictions_are_not_sealed() -> None:
    march = new_march()
    march.seal(deal(oblige(ANN, BOB, Conduct(VOTES, whom=BOB))))
    assert march.sealable(deal(oblige(ANN, CAT, Conduct(VOTES, whom=CAT))), ANN) == "contradiction"
    assert march.sealable(deal(refrain(ANN, CAT, Conduct(VOTES, whom=BOB), TO_THE_END)), ANN) == "contradiction"
    both = deal(peace(CAT, ANN), promise(CAT, ANN, Conduct(ATTACKS, whom=ANN, place=0), 9))
    assert march.sealable(both, CAT) == "contradiction"
    assert march.sealable(both, ANN) == ""


def test_a_promise_to_do_something_is_kept_broken_or_excused() -> None:
    march = at_act()
    attack_bob = Conduct(ATTACKS, whom=BOB)
    march.seal(deal(promise(ANN, CAT, attack_bob, 1)))
    march.seal(deal(promise(CAT, ANN, Conduct(ATTACKS, whom=BOB, place=2), 3)))
    march.seal(deal(promise(BOB, ANN, Conduct(ATTACKS, whom=ANN), 2)))
    march.apply(ANN, ATTACK + 2)
    assert verdicts(march)[0] == "kept", "it counts from its announcement"
    rest_until(march, "act", BOB)
    rest_until(march, "act", ANN)
    ended = {standing.clause.by: VERDICTS[standing.verdict] for standing in march.deals.ended}
    assert ended == {ANN: "kept", BOB: "broken", CAT: "excused"}


def test_looks_are_told_to_the_one_who_looks() -> None:
    march = at_act()
    march.seal(deal(show(ANN, BOB, PURSE)))
    looked = next(event for event in march.news if event.row.name == "looked")
    assert untyped.glimpse(looked, BOB)["purse"] == march.purses[ANN]
    assert untyped.glimpse(looked, CAT)["purse"] == "unknown"


def test_words_are_kept_in_the_deal_and_told_to_nobody() -> None:
    march = at_act()
    march.seal(deal(words(ANN, BOB, "I shall help you")))
    assert [event.row.name for event in march.news] == ["deal_sealed"]
    assert march.deals.sealed[0].clauses[0].text == "I shall help you"
    assert load(march.dump()).dump() == march.dump()


@pytest.mark.parametrize(
    ("parties", "clauses", "reason"),
    [
        ([ANN], [give(ANN, BOB, COIN)], "parties"),
        ([ANN, ANN], [give(ANN, BOB, COIN)], "parties"),
        ([ANN, 7], [give(ANN, 7, COIN)], "parties"),
        ([ANN, BOB], [], "clauses"),
        ([ANN, BOB], [give(ANN, CAT, COIN)], "clauses"),
        ([ANN, BOB], [give(ANN, ANN, COIN)], "clauses"),
        ([ANN, BOB], [give(ANN, BOB, COIN)] * 9, "clauses"),
    ],
)
def test_what_is_no_deal_is_refused(parties: list[int], clauses: list[Clause], reason: str) -> None:
    assert refused(at_act(), Deal(parties, clauses)) == reason


def test_too_many_open_deals_are_refused() -> None:
    march = at_act()
    for _ in range(36):
        march.seal(deal(peace(ANN, BOB)))
    assert refused(march, deal(peace(ANN, BOB))) == "full"
    march.seal(deal(give(ANN, BOB, COIN)))


def test_after_the_end_nothing_is_sealed() -> None:
    march = at_act()
    march.play_out(march.rng)
    assert refused(march, deal(give(ANN, BOB, COIN))) == "over"


def test_a_preview_leaves_the_game_alone() -> None:
    march = at_act()
    before = march.dump()
    ahead = preview(march, deal(give(ANN, BOB, COIN)))
    assert ahead.purses[BOB][COIN] == march.purses[BOB][COIN] + 1
    assert march.dump() == before
    assert preview(march, deal(give(ANN, BOB, PEARL, 5))) is None


def test_a_burnt_land_is_nobodys() -> None:
    march = at_act()
    rest_until(march, "burn", CAT)
    march.apply(CAT, BURN)
    assert march.owners[0] == NO_OWNER
