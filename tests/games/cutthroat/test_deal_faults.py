# ruff: noqa: ARG005 - what is put in place of a function takes what that function takes
"""Planted faults in the deals and take-backs of Cutthroat Kingdoms: each is noticed by the test that is named.

Those that the laws notice stand in `tests/laws/faults/cutthroat.py`.
"""

from functools import partial
from importlib import import_module
from typing import Any

import pytest
from tests.deals.planted import Fault, check_noticed, names_of
from tests.games.cutthroat import (
    test_belief,
    test_deals,
    test_disputes,
    test_feast,
    test_given_unseen,
    test_parley,
    test_promises,
    test_takebacks,
    test_talks,
)
from tests.laws.cases import NO_TOY
from tests.table import test_takebacks as at_tables

import courtier
from courtier.core import game as core_game
from courtier.core import view as core_view
from courtier.core.belief.possible_zones import PossibleZones
from courtier.core.deals import debts, sealing
from courtier.core.deals.clause import give
from courtier.core.deals.conduct import NO_CONDUCT
from courtier.core.deals.deal import KEPT
from courtier.games.cutthroat import clause_checks, deals
from courtier.games.cutthroat.belief.copies import Copies
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deals import CutthroatDeals
from courtier.games.cutthroat.decisions import disputes, draft, takeback, talk
from courtier.games.cutthroat.decisions.feast import Serve
from courtier.games.cutthroat.decisions.plague import PlagueTerritory
from courtier.games.cutthroat.decisions.reactions import React
from courtier.games.cutthroat.decisions.takeback import TakeBackWindow
from courtier.games.cutthroat.decisions.voting import Ballot
from courtier.games.cutthroat.events import WAITED
from courtier.table import play as table_play

pytestmark = pytest.mark.skipif(courtier.compiled(), reason=NO_TOY)

pay = debts.pay
answer_default = table_play.answer_default
tell_given = CutthroatDeals.tell_given
resolve = TakeBackWindow.resolve
kill_heirs = Court.kill_heirs


def forgives(game: Any, standing: Any) -> bool:
    """Who pays a part owes nothing more."""
    paid = pay(game, standing)
    standing.verdict = KEPT
    return paid


def tells_of_all_purses(game: Any, deal: Any, reader: int) -> str:
    reasons = [sealing.own_reason(game, deal, party) for party in deal.parties]
    return next((reason for reason in reasons if reason), "")


def tells_unseen_goods(self: Any, game: Any, clause: Any, goods: list[int]) -> None:
    """As if the deal had named them."""
    tell_given(self, game, give(clause.by, clause.to, goods[0], len(goods)), goods)


def tells_who_continued(self: TakeBackWindow, game: Any, heard: list[int]) -> None:
    resolve(self, game, heard)
    for seat in self.seats:
        game.tell(WAITED, seat, game.options["wait_per_turn"] - game.waited(seat))


def sends_away_who_is_silent(state: Any, seat: int, now: float) -> None:
    """As if the seat had missed a sealed answer."""
    answer_default(state, seat, now)
    state.chairs[seat].missed = True


def kills_twice(self: Court, heirs: int) -> None:
    kill_heirs(self, heirs)
    kill_heirs(self, heirs)


def pays_every_deal(court: Any, deal: Any, occasion: int) -> int:
    for seat in deal.parties:
        court.take_coins(seat, court.cards.numbers[court.event], 4)
    return occasion


def fines_what_is_not_there(court: Any, verdict: int, votes: int) -> None:
    _, complainant, accused = court.disputed[-1]
    court.coins[accused] -= 3
    court.coins[complainant] += 3


def forgets_the_block(court: Any, kept: Any) -> None:
    """What a take-back restores, but not the block that it opened."""
    if kept.in_round:
        court.pending.pop()
    if kept.again is not None:
        court.ask(kept.again)


FAULTS = [
    Fault(
        "a binding clause that legal still offers",
        core_game,
        "keep",
        lambda game, seat, codes: codes,
        test_deals.test_a_sealed_promise_binds,
    ),
    Fault(
        "a chain into a breach",
        PlagueTerritory,
        "ends",
        lambda self, game, seat, code: [NO_CONDUCT],
        test_promises.test_of_two_territories_no_first_one_leads_into_a_breach,
    ),
    Fault(
        "poison served in spite of a promise",
        Serve,
        "ends",
        lambda self, game, seat, code: [NO_CONDUCT],
        test_promises.test_C_SCN_34_the_promisers_poison_is_not_for_the_receiver,
    ),
    Fault(
        "a window into a breach",
        React,
        "conduct",
        lambda self, game, seat, code: NO_CONDUCT,
        test_promises.test_assassin_watchman_and_sneak_are_held_back,
    ),
    Fault(
        "a ballot into a breach",
        Ballot,
        "conduct",
        lambda self, game, seat, code: NO_CONDUCT,
        test_promises.test_a_vote_can_be_promised_until_the_ballot_opens,
    ),
    Fault(
        "a debt forgotten when its payer is poor",
        debts,
        "pay",
        forgives,
        test_deals.test_C_SCN_30_a_debt_is_paid_from_what_comes_in_and_the_rest_stays_owed,
    ),
    Fault(
        "peace that never ends",
        core_game,
        "expire",
        lambda game: None,
        test_promises.test_C_SCN_25_peace_ends_with_the_next_turn_and_spares_effects_only_if_it_says_so,
    ),
    Fault(
        "passage that outlives its owner",
        deals,
        "lapsed_grant",
        lambda game, clause: False,
        test_promises.test_a_grant_is_void_when_the_land_changes_owner,
    ),
    Fault(
        "a purse in a reason",
        core_game,
        "why_not",
        tells_of_all_purses,
        test_deals.test_what_others_give_is_limited_by_backs_alone,
    ),
    Fault(
        "what others hold limits an offer",
        clause_checks,
        "enough",
        lambda game, seat, kind, count: clause_checks.owned_of(game, seat, kind) >= count,
        test_deals.test_what_others_give_is_limited_by_backs_alone,
    ),
    Fault(
        "unseen goods told to all",
        CutthroatDeals,
        "tell_given",
        tells_unseen_goods,
        test_deals.test_unseen_goods_are_picked_by_their_giver_and_seen_by_the_two,
    ),
    Fault(
        "goods paid with what the deal brings",
        CutthroatDeals,
        "holds",
        lambda self, game, seat, goods: True,
        test_deals.test_nobody_pays_with_what_the_same_deal_brings,
    ),
    Fault(
        "a card on display that is traded",
        clause_checks,
        "on_display",
        lambda game, seat, kind: 0,
        test_takebacks.test_a_bastard_on_display_is_traded_only_when_it_was_taken_back,
    ),
    Fault(
        "strangers deal while something is open",
        CutthroatDeals,
        "concerns",
        lambda self, game, parties: True,
        test_deals.test_while_something_is_open_only_those_concerned_deal,
    ),
    Fault(
        "two marriages of one heir",
        CutthroatDeals,
        "allows_together",
        lambda self, game, deal: True,
        test_promises.test_nobody_promises_to_marry_two,
    ),
    Fault(
        "a promised use that is used before",
        clause_checks,
        "promised_acts",
        lambda game, what: [],
        test_promises.test_a_promised_use_is_set_aside,
    ),
    Fault(
        "an announcement that happens though it was taken back",
        CutthroatDeals,
        "act",
        lambda self, game, clause: None,
        test_takebacks.test_C_SCN_26_an_attack_is_bought_off,
    ),
    Fault(
        "a block that stays open without its first step",
        takeback,
        "restore",
        forgets_the_block,
        partial(test_takebacks.test_cards_coins_and_the_block_return, "mercenaries"),
    ),
    Fault(
        "what is taken back happens",
        takeback.Rescind,
        "answer",
        lambda self, game, seat, action: None,
        partial(test_takebacks.test_cards_coins_and_the_block_return, "general"),
    ),
    Fault(
        "a message that tells who continued",
        TakeBackWindow,
        "resolve",
        tells_who_continued,
        test_takebacks.test_who_waited_is_told_when_the_window_is_over_and_who_continued_never,
    ),
    Fault(
        "a table that tells a silent seat from one that continued",
        table_play,
        "answer_default",
        sends_away_who_is_silent,
        at_tables.test_a_silent_seat_is_not_told_from_one_that_continued,
    ),
    Fault(
        "who is ready is seen",
        core_view,
        "asked",
        lambda game, you: [{"seat": seat, "question": game.asking.name()} for seat in game.actors()],
        test_parley.test_nobody_sees_who_is_ready,
    ),
    Fault(
        "Welcome pays for every deal",
        talk,
        "pay_for_deal",
        pays_every_deal,
        test_parley.test_C_SCN_22_welcome_pays_each_player_once,
    ),
    Fault(
        "a draft that others see",
        import_module("courtier.games.cutthroat.view"),
        "offer_facts",
        lambda court, you: {"offers": [0] * court.seats, "offer": court.asking.dump(), "picks": None},
        test_talks.test_a_draft_is_the_authors_own_and_an_offer_is_public,
    ),
    Fault(
        "proposals without end",
        draft,
        "use_offer",
        lambda court, seat, made: None,
        test_talks.test_each_may_propose_so_often_in_a_talk_and_in_a_turn,
    ),
    Fault(
        "a fine of coins that are not there",
        disputes,
        "carry_verdict",
        fines_what_is_not_there,
        test_disputes.test_who_broke_a_word_pays_three_coins_or_all_they_have,
    ),
    Fault(
        "a void deal that still binds",
        disputes,
        "void",
        lambda game, number: None,
        test_disputes.test_a_broken_oath_voids_a_deal_and_what_was_handed_over_stays,
    ),
    Fault(
        "an heir dead twice",
        Court,
        "kill_heirs",
        kills_twice,
        test_feast.test_poison_kills_the_heir_in_front_and_food_counts_where_it_lies,
    ),
    Fault(
        "a guess that forgets equal cards it has seen",
        Copies,
        "moved_seen",
        PossibleZones.moved_seen,
        test_belief.test_a_card_that_leaves_a_hand_takes_one_that_was_seen_there_at_most,
    ),
    Fault(
        "a guess that forgets how many goods were given unseen",
        Copies,
        "bring",
        lambda self, zone, cards, least, start: None,
        test_given_unseen.test_who_got_three_of_five_rubies_unseen_has_three_and_the_other_two,
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=names_of(FAULTS))
def test_the_fault_is_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    check_noticed(fault, monkeypatch)


def test_there_are_enough() -> None:
    assert len({fault.name for fault in FAULTS}) >= 25
