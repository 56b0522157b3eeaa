"""Talks of the menu (C-DEAL-22..26, C-DEC-7, C-DEC-36..38): when they are held, and how a deal is made in them."""

import pytest
from tests import untyped
from tests.games.cutthroat.play import code, legal, offers, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

import courtier
from courtier.core.deals.deal import Deal
from courtier.core.deals.menu import SIDE
from courtier.core.deals.sealing import own_reason
from courtier.core.errors import BadPosition
from courtier.core.rng import Rng
from courtier.games.cutthroat.actions import CONTINUE, DETAIL, MAKE_OFFER, PASS, PROPOSE, SEAL, WAIT, WITHDRAW
from courtier.games.cutthroat.clauses import debt
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.draft import MENU, partners
from courtier.games.cutthroat.menu import fits_game, fitting_goods, is_unseen_give

RING = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall | ashfen Dan mr"
HOUSES = "Ann brom, Bob slaine, Cat cawdwell, Dan tyber"


def court(**said: object) -> Court:
    """Ann's Action phase, with deals as a menu."""
    options = {"deals": "menu", "talk_offers": 1, **said.pop("options", {})}  # type: ignore[dict-item]
    said.setdefault("coins", {"Ann": 5, "Bob": 5})
    return table(RING, houses=HOUSES, uses={"venom": 0}, options=options, events="E10, E12, E14", **said)


def talking(**said: object) -> Court:
    """Ann has opened a talk."""
    return play(court(**said), "Ann talk")


def all_pass(game: Court) -> int:
    """Everybody who is asked in the talk passes; how many were asked."""
    asked = 0
    while game.asking.name() == "talk":
        game.step(PASS)
        asked += 1
    return asked


# Moments


@rule("C-DEAL-22", "C-DEC-14", "C/A-103")
def test_the_active_player_opens_a_talk_so_many_times_a_turn() -> None:
    game = court(options={"talk_per_turn": 2})
    for _ in range(2):
        play(game, "Ann talk")
        assert all_pass(game) == 4
        assert game.asking.name() == "act"
    assert not offers(game, "Ann", "talk")


@rule("C-DEAL-22", "C-TURN-5")
def test_a_talk_is_held_before_the_event_and_at_the_start_of_a_turn() -> None:
    game = play(court(), "Ann end")
    assert [game.asking.name(), game.asking.seat] == ["talk", ANN]
    assert not told(game, "event_drawn")
    play(game, "Ann pass; Bob pass; Cat pass; Dan pass")
    assert told(game, "event_drawn")
    assert told(game, "turn_began")
    assert [game.asking.name(), game.asking.seat] == ["talk", BOB]  # from the active player on


@rule("C-DEAL-22", "C-ACT-7")
def test_a_block_offers_a_talk_and_its_deals_concern_the_active_player() -> None:
    game = play(court(), "Ann buy_mercenaries 1")
    while game.asking.name() == "takeback":
        game.step(game.default(game.actor()))
    play(game, "Ann talk")
    assert partners(game, ANN) == [BOB, CAT, DAN]
    play(game, "Ann pass")
    assert game.asking.name() == "talk"
    all_pass(game)
    assert game.asking.name() == "purchase"


@rule("C-DEAL-22", "C-VOTE-2", "C-VOTE-14")
def test_a_vote_has_a_talk_after_the_proposals() -> None:
    game = table(RING, houses=HOUSES, events="E04, E10, E14", options={"deals": "menu", "talk_offers": 1})
    play(game, "Ann end; Ann pass; Bob pass; Cat pass; Dan pass")
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    assert game.asking.name() == "talk"
    assert all_pass(game) == 4
    assert game.asking.name() == "ballot"


@rule("C-DEAL-21", "C-DEAL-22", "C-3P-4", "C-FEAST-23", "C/A-70")
@pytest.mark.parametrize(("seats", "talks"), [(3, (25,)), (4, (37, 38))])
def test_the_talks_of_a_whole_game(seats: int, talks: tuple[int, ...]) -> None:
    """Two a turn and Welcome; with four players the Wedding and three in the Feast, four if somebody is poisoned."""
    game = courtier.new("cutthroat", seats, 3, {"deals": "menu", "talk_offers": 1, "houses": "random"})
    asked = 0
    while not game.over():
        asked += int(game.asking.name() == "talk")
        game.step(game.default(game.actor()))
    assert asked % seats == 0
    assert asked // seats in talks


@rule("C-DEAL-22")
def test_without_deals_there_is_no_talk() -> None:
    game = play(court(options={"deals": "off"}), "Ann end")
    assert told(game, "event_drawn")
    assert not offers(court(options={"deals": "off"}), "Ann", "talk")


# The course of a talk


@rule("C-DEC-7", "C-DEAL-23")
def test_a_talk_goes_round_and_ends_when_all_pass_in_a_row() -> None:
    game = talking()
    assert legal(game, "Ann") == [PASS, PROPOSE]
    assert game.default(ANN) == PASS
    play(game, "Ann pass; Bob pass")
    play(game, "Cat propose; Cat partner Dan; Cat term debt; Cat detail 0; Cat term nothing; Cat make_offer")
    play(game, "Dan refuse_deal")
    assert all_pass(game) == 3  # Dan, Ann, Bob
    assert game.asking.name() == "act"


@rule("C-DEAL-23")
def test_each_may_propose_so_often_in_a_talk_and_in_a_turn() -> None:
    game = talking(options={"talk_offers": 2, "turn_offers": 9})
    gift = "Ann propose; Ann partner Bob; Ann term coins; Ann detail 0; Ann term nothing; Ann make_offer; Bob seal"
    play(game, gift + "; Bob pass; Cat pass; Dan pass; " + gift)
    assert all_pass(game) == 3  # Ann has proposed twice
    game = talking(options={"turn_offers": 1})
    play(game, gift)
    all_pass(game)
    play(game, "Ann talk")
    assert game.actor() == BOB  # Ann has proposed in this turn


@rule("C-DEAL-8", "C-DEC-36")
def test_a_draft_that_is_withdrawn_uses_the_offer_up_and_nobody_sees_it() -> None:
    game = talking()
    play(game, "Ann propose; Ann partner Bob; Ann term coins; Ann detail 0; Ann term nothing")
    assert legal(game, "Ann") == [MAKE_OFFER, WITHDRAW]
    assert game.default(ANN) == WITHDRAW
    play(game, "Ann withdraw")
    assert [each.row.name for each in game.news] == ["draft_withdrawn", "asked"]
    assert all_pass(game) == 3
    assert game.coins[:2] == [5, 5]
    assert not game.deals.sealed


# A deal


@rule("C-DEAL-1", "C-DEAL-6", "C-DEAL-9", "C-DEAL-24", "C-DEAL-25", "C-DEC-37")
def test_who_offers_has_sealed_and_the_other_seals_or_refuses() -> None:
    game = talking()
    offer = "Ann propose; Ann partner Bob; Ann term coins; Ann detail 2; Ann term passage; Ann detail 2; Ann make_offer"
    play(game, offer)
    assert game.asking.name() == "answer_deal"
    assert game.actor() == BOB
    assert game.default(BOB) == code("refuse_deal", [])
    sealed = game.clone()
    sealed.apply(BOB, SEAL)
    assert sealed.coins[:2] == [2, 8]
    play(game, "Bob refuse_deal")
    assert told(game, "deal_refused")
    assert game.coins[:2] == [5, 5]
    assert not game.deals.sealed


@rule("C-DEAL-2", "C-DEAL-24", "C-SECRET-7")
def test_a_draft_is_the_authors_own_and_an_offer_is_public() -> None:
    game = talking()
    play(game, "Ann propose; Ann partner Bob; Ann term coins; Ann detail 2")
    for seat in (BOB, None):
        assert untyped.view(game, seat)["asked"] == [{"seat": ANN, "question": "talk"}]
        assert untyped.view(game, seat)["more"]["offer"] is None
    play(game, "Ann term nothing; Ann make_offer")
    for seat in (ANN, BOB, CAT, None):
        assert untyped.view(game, seat)["more"]["offer"][:2] == [ANN, BOB]


@rule("C-DEC-36", "C-DEC-37")
def test_the_one_asked_counters_once() -> None:
    game = talking()
    play(game, "Ann propose; Ann partner Bob; Ann term coins; Ann detail 0; Ann term nothing; Ann make_offer")
    assert offers(game, "Bob", "counter")
    play(game, "Bob counter; Bob term nothing; Bob term coins; Bob detail 1; Bob make_offer")
    assert game.actor() == ANN
    assert not offers(game, "Ann", "counter")
    play(game, "Ann seal")
    assert game.coins[:2] == [3, 7]


@rule("C-DEC-36", "C-DEC-37")
def test_a_counter_offer_that_is_withdrawn_is_a_refusal() -> None:
    game = talking()
    play(game, "Ann propose; Ann partner Bob; Ann term coins; Ann detail 0; Ann term nothing; Ann make_offer")
    play(game, "Bob counter; Bob term nothing; Bob term coins; Bob detail 1; Bob withdraw")
    assert told(game, "deal_refused")
    assert game.coins[:2] == [5, 5]


@rule("C-DEAL-26", "C/A-113")
def test_only_what_one_has_can_be_offered_and_sealed_but_anything_can_be_wanted() -> None:
    game = talking(coins={"Ann": 2})
    play(game, "Ann propose; Ann partner Bob; Ann term coins")
    assert legal(game, "Ann") == [DETAIL, DETAIL + 1]  # Ann has two coins
    play(game, "Ann detail 0; Ann term coins")
    assert len(legal(game, "Ann")) == 20  # whatever Bob has
    play(game, "Ann detail 6; Ann make_offer")
    assert not offers(game, "Bob", "seal")  # Bob has none
    assert offers(game, "Bob", "refuse_deal")


@rule("C-DEAL-33", "C-DEAL-24")
def test_a_gift_needs_the_receivers_seal_and_nothing_for_nothing_is_no_deal() -> None:
    game = talking()
    play(game, "Ann propose; Ann partner Bob; Ann term nothing")
    assert not offers(game, "Ann", "term nothing")
    play(game, "Ann term show; Ann detail 0; Ann make_offer; Bob seal")
    assert told(game, "looked_at_coins")


@rule("C-DEAL-24", "C-DEC-36")
def test_where_a_deal_has_one_clause_one_side_gives_nothing() -> None:
    game = talking(options={"deal_clauses": 1})
    play(game, "Ann propose; Ann partner Bob; Ann term coins; Ann detail 0")
    assert legal(game, "Ann") == [code("term", ["nothing"])]
    play(game, "Ann term nothing; Ann make_offer; Bob seal")
    assert game.coins[:2] == [4, 6]
    game = talking(options={"deal_clauses": 1})
    play(game, "Ann propose; Ann partner Bob; Ann term nothing")
    assert len(legal(game, "Ann")) > 1


@rule("C-DEAL-24")
def test_an_offer_with_more_clauses_than_the_option_says_is_no_position() -> None:
    game = talking()
    play(
        game, "Ann propose; Ann partner Bob; Ann term coins; Ann detail 0; Ann term debt; Ann detail 2; Ann make_offer"
    )
    dump = game.dump()
    courtier.load("cutthroat", dump)
    with pytest.raises(BadPosition, match="an offer that could be made"):
        courtier.load("cutthroat", {**dump, "options": {**dump["options"], "deal_clauses": 1}})


@rule("C-DEAL-25", "C-DEC-38", "C/A-82")
def test_unseen_goods_are_picked_with_the_own_sealing() -> None:
    game = talking(hands={"Ann": "spy, 2 sneak", "Bob": "mg, my"})
    play(game, "Ann propose; Ann partner Bob; Ann term hireling; Ann detail 1; Ann term mercenary; Ann detail 0")
    play(game, "Ann make_offer")
    assert game.asking.name() == "pick_goods"
    assert game.default(ANN) == legal(game, "Ann")[0]
    play(game, "Ann card sneak; Ann card sneak")
    for seat in (BOB, CAT, None):  # the picks are nobody else's to see
        assert untyped.view(game, seat)["more"]["picks"] is None
        assert "sneak" not in str(untyped.view(game, seat)["more"]["offer"])
    assert untyped.view(game, ANN)["more"]["picks"] == ["sneak", "sneak"]
    play(game, "Bob seal; Bob card my")
    assert [sorted(hand) for hand in game.dump()["hands"][:2]] == [
        ["mercenary.yellow", "spy"],
        ["mercenary.green", "sneak", "sneak"],
    ]


@rule("C-DEC-2", "C-DEC-36")
def test_a_draft_can_be_stepped_back_to_its_first_question() -> None:
    game = talking(hands={"Ann": "spy, 2 sneak"})
    play(game, "Ann propose; Ann partner Bob; Ann term hireling; Ann detail 1; Ann term coins; Ann detail 0")
    play(game, "Ann make_offer; Ann card sneak")
    while game.asking.name() != "talk":
        game.back(ANN)
    assert legal(game, "Ann") == [PASS, PROPOSE]


@rule("C-DEAL-35")
def test_with_36_open_deals_nobody_proposes() -> None:
    game = court()
    for _ in range(36):
        game.deals.enter(Deal([CAT, DAN], [debt(CAT, DAN, 1)], len(game.deals.sealed) + 1, 1), game.deal_rules())
    assert not offers(game.clone(), "Ann", "talk")
    assert offers(game, "Ann", "talk")  # as it was before


@rule("C-DEC-36")
def test_the_menu_holds_sixteen_terms_with_at_most_twenty_details() -> None:
    assert len(MENU.terms) == 16
    assert max(len(names) for names in MENU.detail_names) <= 20


@rule("C-DEC-36", "C-DEAL-26", "C-DEAL-28")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_menu_lists_the_details_that_the_rules_of_deals_allow(seats: int) -> None:
    options = {"deals": "menu", "talk_offers": 1, "houses": "random", "takeback": "all"}
    game = courtier.new("cutthroat", seats, 2, options)
    assert isinstance(game, Court)
    rng = Rng(9)
    found: set[int] = set()
    while not game.over():
        if game.asking.name() == "deal_give" and rng.below(4) == 0:
            by = game.actor()
            for to in partners(game, by):
                found |= check_terms(game, by, to, wanted=False) | check_terms(game, to, by, wanted=True)
        codes = game.choices()
        game.step(codes[rng.below(len(codes))])
    assert len(found) >= 12  # terms


def check_terms(game: Court, by: int, to: int, wanted: bool) -> set[int]:
    """Compare the lists of all terms with what the rules say to each detail; the terms that have any."""
    terms = MENU.possible_terms(game, by, to, wanted)
    for term in range(1, len(MENU.terms)):
        details = MENU.details(game, by, to, term, wanted)
        every = [each for each in range(max(1, len(MENU.detail_names[term]))) if fits_game(game, term, each)]
        assert details == [each for each in every if is_allowed(game, by, to, (term, each), wanted)]
        assert (term in terms) == (details != [])
        for detail in details[::3]:
            assert MENU.side_of(game, MENU.clause(game, by, to, term, detail)) == term * SIDE + detail
    return set(terms)


def is_allowed(game: Court, by: int, to: int, side: tuple[int, int], wanted: bool) -> bool:
    """By public facts, and where it is not wanted of another, by what the giver has and has promised."""
    clause = MENU.clause(game, by, to, *side)
    allowed = game.deal_rules().allows(game, clause)
    if is_unseen_give(clause) and not wanted:
        return allowed and sum(fitting_goods(game, by, clause.about.place).values()) >= clause.count
    return allowed and (wanted or not own_reason(game, Deal([by, to], [clause]), by))


@rule("C-DEC-39")
def test_random_games_with_the_menu_take_at_most_five_times_the_answers() -> None:
    def answers(seats: int, seed: int, deals: str) -> int:
        game = courtier.new("cutthroat", seats, seed, {"deals": deals, "talk_offers": 1, "houses": "random"})
        rng = Rng(seed)
        count = 0
        while not game.over():
            codes = game.choices()
            game.step(codes[rng.below(len(codes))])
            count += 1
        return count

    for seats, games in ((3, range(1, 4)), (6, range(1, 2))):
        menu = sum(answers(seats, seed, "menu") for seed in games)
        assert menu <= 5 * sum(answers(seats, seed, "off") for seed in games)


# Take-back talks and Welcome


def announced(**said: object) -> Court:
    """Ann has named Bob's land as her target, and Bob waits."""
    game = court(**said)
    play(game, "Ann attack 1")
    for seat in game.actors():
        game.apply(seat, WAIT if seat == BOB else CONTINUE)
    return game


@rule("C-WIN-8", "C/A-135", "C-DEAL-22")
def test_after_a_wait_those_who_waited_and_the_announcer_talk() -> None:
    game = announced()
    assert [game.asking.name(), game.asking.seat] == ["talk", BOB]
    play(game, "Bob pass")
    assert [game.asking.name(), game.asking.seat] == ["talk", ANN]
    play(game, "Ann pass")
    assert game.asking.name() == "rescind"


@rule("C-DEAL-23")
def test_a_sealed_take_back_ends_the_talk_and_the_announcement() -> None:
    game = announced()
    play(
        game, "Bob propose; Bob partner Ann; Bob term coins; Bob detail 2; Bob term take_back; Bob make_offer; Ann seal"
    )
    assert told(game, "took_back")
    assert game.coins[:2] == [8, 2]
    assert game.asking.name() == "act"
    assert not offers(game, "Ann", "attack 1")


@rule("C-WELC-9", "C-WELC-2", "C-WELC-3", "C-WELC-1")
def test_in_the_talk_of_welcome_those_without_a_deal_propose_twice() -> None:
    ring = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | crownfall"
    game = table(ring, houses="Ann brom, Bob slaine, Cat crone", events="E01, E10, E12", options={"deals": "menu"})
    play(game, "Ann end; Ann pass; Bob pass; Cat pass")
    assert told(game, "event_drawn")
    offer = "Ann propose; Ann partner {}; Ann term debt; Ann detail 0; Ann term nothing; Ann make_offer; "
    play(game, offer.format("Bob") + "Bob refuse_deal; Bob pass; Cat pass; " + offer.format("Cat") + "Cat refuse_deal")
    play(game, "Bob pass; Cat propose; Cat partner Bob; Cat term debt; Cat detail 0; Cat term nothing; Cat make_offer")
    play(game, "Bob seal")
    assert game.coins == [0, 5, 5]
    assert game.event < 0  # Ann has proposed twice, Bob and Cat have their deal: it is over
