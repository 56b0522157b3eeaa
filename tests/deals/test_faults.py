# ruff: noqa: ARG005 - what is put in place of a function takes what that function takes
"""Planted faults: each is a mistake that somebody could make in `core/deals` or in Dûhr's deals, and is noticed.

A fault replaces one function; the named test or law must then fail.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import pytest
from tests.deals import test_binding as binding
from tests.deals import test_random_deals as random_deals
from tests.deals import test_records as records
from tests.deals.marches import Act
from tests.deals.planted import Fault, check_noticed, names_of
from tests.games.duhr import test_deals as duhr
from tests.games.duhr import test_menu as menu_tests
from tests.laws.cases import NO_TOY

import courtier
from courtier.core import game as core_game
from courtier.core.deals import deal_events, deals_in_view, debts, keeping, menu, sealing
from courtier.core.deals.book import Book
from courtier.core.deals.clause import GIVE, Clause
from courtier.core.deals.conduct import NO_CONDUCT
from courtier.core.deals.deal import Standing
from courtier.core.deals.plain import plain_clause
from courtier.core.game import Game
from courtier.core.pending import Window
from courtier.games.duhr import deals as duhr_deals
from courtier.games.duhr.court import Court
from courtier.games.duhr.decisions.abilities import ChooseAbilitySpot
from courtier.games.duhr.decisions.events import ChooseTarget
from courtier.games.duhr.decisions.negation import Negate
from courtier.games.duhr.decisions.turns import Acquire, Main
from courtier.laws.book import LAWS
from courtier.laws.cases import Case, Luck
from courtier.table.running_game import RunningGame

pytestmark = pytest.mark.skipif(courtier.compiled(), reason=NO_TOY)


every_conduct = duhr.test_every_answer_that_does_something_to_others_says_what


def law(name: str, seed: int) -> Callable[[], object]:
    """A law on a game of Dûhr with the menu of deals."""
    return lambda: LAWS[name](Case("duhr", 4 + seed % 3), seed, Luck(seed))


def worlds() -> None:
    for seed in range(6):
        random_deals.test_worlds_that_a_seat_cannot_tell_apart_stay_alike(seed)


def nobody_stuck() -> None:
    for seed in range(8):
        random_deals.test_nobody_is_ever_without_an_answer(seed)


def tells_of_all_purses(game: Any, deal: Any, reader: int) -> str:
    reasons = [sealing.own_reason(game, deal, party) for party in deal.parties]
    return next((reason for reason in reasons if reason), "")


def leaves_nobody(game: Any, deal: Any) -> None:
    """Goods arrive, and stay where they were."""
    for clause in deal.clauses:
        if clause.kind == GIVE and clause.happens_now():
            for good in clause.goods():
                game.deal_rules().arrive(game, clause.to, good)
            game.deal_rules().tell_given(game, clause, clause.goods())


def keeps_answers(game: Any, deal: Any) -> None:
    """A deal as it should be sealed, but for the answers of its parties."""
    answers = game.answers.copy()
    sealing.carry_out_deal(game, deal)
    game.answers = answers


def all_or_none(game: Any, seat: int, codes: list[int]) -> list[int]:
    clauses = keeping.binding_on(game, seat)
    return [
        code
        for code in codes
        if not any(clause.forbids(end) for clause in clauses for end in game.asking.ends(game, seat, code))
    ]


def told_to_all(game: Any, deal: Any) -> None:
    """As promises are told at the end."""
    row = game.deal_rules().rows.told
    for clause in deal.clauses:
        game.tell(row, clause.by, clause.to, deal.number, 0, secret=deal_events.terms_of(clause, 0))


def unmasked(self: menu.Menu, offer: int) -> int:
    return offer


def nothing_done(self: Any, game: Any, seat: int, code: int) -> Any:
    return NO_CONDUCT


FAULTS = [
    Fault(
        "a clause that legal forgets",
        core_game,
        "keep",
        lambda game, seat, codes: codes,
        binding.test_peace_takes_the_partners_lands_out_of_the_list,
    ),
    Fault("a filter that leaves nobody an answer", core_game, "keep", all_or_none, nobody_stuck),
    Fault(
        "a chain into a breach",
        Act,
        "ends",
        lambda self, game, seat, code: [self.conduct(game, seat, code)],
        binding.test_a_chain_whose_every_end_is_forbidden_is_not_opened,
    ),
    Fault(
        "a default that is not legal",
        Game,
        "harmless",
        lambda self, seat: self.asking.default(self, seat),
        binding.test_inside_a_chain_the_filter_holds_as_well,
    ),
    Fault(
        "a stale answer kept after a deal",
        core_game,
        "seal",
        keeps_answers,
        binding.test_a_ballot_stays_cast_and_a_parley_asks_anew,
    ),
    Fault(
        "a ballot taken back by a deal",
        Window,
        "is_vote",
        property(lambda self: False, lambda self, value: None),
        binding.test_a_ballot_stays_cast_and_a_parley_asks_anew,
    ),
    Fault("a reason that tells a purse", core_game, "why_not", tells_of_all_purses, worlds),
    Fault("goods that stay with their giver", sealing, "hand_over", leaves_nobody, nobody_stuck),
    Fault(
        "contradictions that are sealed",
        sealing,
        "contradicts",
        lambda game, deal, seat: False,
        binding.test_contradictions_are_not_sealed,
    ),
    Fault(
        "a debt that is forgotten when the purse is empty",
        debts,
        "pay",
        lambda game, standing: False,
        binding.test_a_debt_is_paid_oldest_first_and_the_rest_stays_due,
    ),
    Fault(
        "moot taken for kept",
        Standing,
        "verdict_in_the_end",
        lambda self: 1,
        binding.test_a_promise_is_kept_only_if_it_was_tested,
    ),
    Fault(
        "a promise that never ends",
        core_game,
        "expire",
        lambda game: None,
        binding.test_peace_ends_with_its_last_turn,
    ),
    Fault(
        "a conduct that is never judged",
        Negate,
        "conduct",
        nothing_done,
        duhr.test_holding_back_is_judged_when_the_window_is_heard,
    ),
    Fault("a suspicion raised that harms nobody", Main, "conduct", nothing_done, every_conduct),
    Fault("an ability that helps nobody", ChooseAbilitySpot, "conduct", nothing_done, every_conduct),
    Fault("an event that is aimed at nobody", ChooseTarget, "conduct", nothing_done, every_conduct),
    Fault(
        "a payment that keeps no promise",
        duhr_deals.DuhrDeals,
        "given_verb",
        lambda self: 0,
        duhr.test_a_promise_to_pay_is_kept_by_a_deal,
    ),
    Fault(
        "a lapsed answer that is judged",
        Negate,
        "counted",
        lambda self, heard: len(heard),
        duhr.test_an_answer_that_lapses_breaks_nothing,
    ),
    Fault(
        "a promise in the gallery's view",
        deals_in_view,
        "seen_clause",
        lambda rules, standing, you, ended: (
            plain_clause(rules, standing.clause) | {"clause": standing.place, "done": 0, "verdict": "open"}
        ),
        duhr.test_others_see_who_dealt_and_how_many_cards_moved,
    ),
    Fault(
        "a promise told to strangers",
        sealing,
        "tell_deal",
        told_to_all,
        law("glimpses", 1),
    ),
    Fault(
        "a gift's card shown before it is taken",
        menu.Menu,
        "seen_offer",
        unmasked,
        menu_tests.test_a_gift_shows_its_number_and_a_swap_its_card,
    ),
    Fault(
        "an offer seen by a third",
        import_module("courtier.games.duhr.view"),
        "seen_offer",
        lambda asking, you: asking.dump() if asking.name() == "answer_deal" else None,
        menu_tests.test_a_gift_shows_its_number_and_a_swap_its_card,
    ),
    Fault(
        "gifts that undo the limit of a disfavored player",
        Court,
        "receive",
        lambda self, seat, kind: self.enter(seat, kind),
        duhr.test_T_29_gifts_in_a_turn_begun_disfavored_lie_aside,
    ),
    Fault(
        "a window that asks whom it asked before",
        Negate,
        "after_deal",
        lambda self, game: None,
        duhr.test_who_qualifies_is_counted_anew_and_a_window_without_missing_answers_closes,
    ),
    Fault(
        "an empty hand that is asked to acquire",
        Acquire,
        "after_deal",
        lambda self, game: None,
        duhr.test_who_gives_the_last_card_away_at_main_or_acquire,
    ),
    Fault(
        "a villain who takes cards",
        duhr_deals.DuhrDeals,
        "may_hand_over",
        lambda self, game, clause: True,
        duhr.test_villains_deal_without_cards,
    ),
    Fault(
        "an excuse told while the game lasts",
        Standing,
        "told_verdict",
        lambda self, ended: self.verdict,
        duhr.test_a_promise_that_every_answer_would_break_is_excused,
    ),
    Fault(
        "clones that share what can still change",
        Book,
        "copy",
        lambda self: self,
        partial(random_deals.test_copies_and_plain_deals_go_the_same_way, 0),
    ),
    Fault(
        "a record that forgets who may pick",
        Clause,
        "goods",
        lambda self: [0] * self.count,
        binding.test_unseen_goods_are_picked_by_their_giver,
    ),
    Fault(
        "a step back that takes a deal back",
        RunningGame,
        "unfinished",
        lambda self: [],
        partial(records.test_a_step_back_does_not_take_a_deal_back, True),
    ),
    Fault(
        "a verdict that depends on a negated effect",
        core_game,
        "weigh",
        lambda game, asking, seat, code: [],
        binding.test_a_promise_to_do_something_is_kept_broken_or_excused,
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=names_of(FAULTS))
def test_the_fault_is_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    check_noticed(fault, monkeypatch)


def test_there_are_enough() -> None:
    assert len({fault.name for fault in FAULTS}) >= 15
