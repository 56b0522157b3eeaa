"""What a seat concludes where the answers to a question tell more than the journal, or no question comes between.

And what it still knows of a hand that it has seen, when cards have left it unseen and others have come.
"""

from typing import Any, cast

from tests import untyped
from tests.games.cutthroat.table import ANN, BOB, table
from tests.rules import rule

import courtier
from courtier import Rng
from courtier.core.belief.event_table import take_in_all
from courtier.core.deals.judging import close
from courtier.games.cutthroat.belief.belief import Belief
from courtier.games.cutthroat.belief.cache import BeliefCache
from courtier.games.cutthroat.belief.copies import Copies
from courtier.games.cutthroat.belief.hidden_cards import HiddenCards
from courtier.games.cutthroat.belief.hidden_events import EVENTS
from courtier.games.cutthroat.belief.known_state import KnownState
from courtier.games.cutthroat.belief.state_from_view import court_from_view
from courtier.games.cutthroat.belief.zones import DECK, DISCARD, DRAWN, HELD, SLOT
from courtier.games.cutthroat.cards import FEAST_DECK, MERCENARY_DECK, STACK_SIZE
from courtier.games.cutthroat.deck import FILE

HOUSES: list[str | None] = ["brom", "crone", "cawdwell"]


def drew(territory: str, *dishes: str) -> dict[str, Any]:
    return {
        "event": "drew_feast_cards",
        "seat": ANN,
        "count": len(dishes),
        "territory": territory,
        "dishes": list(dishes),
    }


@rule("C-RES-4", "C-TERR-2")
def test_a_feast_card_is_kept_before_the_next_territory_draws() -> None:
    """Under Opulence nobody is asked between two territories."""
    known = KnownState(ANN, HOUSES, ["marrow", "nyghtwald"], HiddenCards(FILE.cards, HOUSES, 3, True))
    take_in_all(EVENTS, known, [drew("marrow", "eel_pie"), drew("nyghtwald", "eel_pie", "poison")])
    zones = known.hidden.groups[FEAST_DECK].zones
    assert zones.count(1 << HELD + ANN) == 1
    assert zones.count(1 << DRAWN) == 2


@rule("C/A-111", "C-TERR-7")
def test_who_chooses_a_colour_sees_which_are_left_in_the_bag() -> None:
    ring = "gildenmoor Ann b | crownfall Bob g | stonehold Cat y | nyghtwald | marrow"
    game = table(ring, gems={"Bob": "6 ruby, 5 topaz"}, pending=[["turn", 4], ["choose_colour", ANN, 1, 0, 0]])
    view = untyped.view(game, ANN)
    for seed in range(5):
        assert Belief(view, [], FILE.cards).guess(Rng(seed)).legal(ANN) == game.legal(ANN)


@rule("C-SETUP-4")
def test_in_a_guess_the_powers_of_houses_that_nobody_plays_are_unused_as_in_the_game() -> None:
    """So that observations of both are the same."""
    game = courtier.new("cutthroat", 3, 7, {"houses": "random"}, recording=True)
    journal = courtier.Journal(ANN)
    for event in game.news:
        journal.saw(courtier.glimpse(event, ANN))
    guess = courtier.guess("cutthroat", courtier.view(game, ANN), journal, Rng(1))
    assert guess.dump()["uses"] == game.dump()["uses"]


@rule("C-FEAST-2")
def test_a_mercenary_that_left_with_its_land_is_still_one_card() -> None:
    """So that of the mercenaries seen in a hand no more are thought to be gone than were laid down."""
    known = KnownState(ANN, HOUSES, ["marrow", "nyghtwald"], HiddenCards(FILE.cards, HOUSES, 3, True))
    drew_two = {"event": "drew_mercenaries", "seat": BOB, "count": 2, "cards": "unknown"}
    laid_one = {"event": "settled", "seat": BOB, "territory": "nyghtwald", "stack": ["mercenary"]}
    take_in_all(EVENTS, known, [drew_two, laid_one, {"event": "land_cleared", "places": 2}])
    slot = SLOT + STACK_SIZE
    assert known.cleared_slots == [slot]
    assert set(known.hidden.groups[MERCENARY_DECK].zones) == {1 << DECK | 1 << HELD + BOB | 1 << slot}


def remembered(match: courtier.Match, seat: int) -> list[Any]:
    return cast("list[Any]", match.journal(seat).lines)


def test_what_a_bot_keeps_of_a_belief_changes_no_guess() -> None:
    """It saves the time of reading the journal and of arranging the hidden cards again, and nothing else."""
    match = courtier.Match("cutthroat", ["random"] * 4, 3, {"deals": "menu"})
    kept = {seat: BeliefCache() for seat in range(4)}
    compared = 0
    while not match.over():
        seat = match.game.actor()
        if match.rng.below(9) == 0:
            view, lines = untyped.view(match.game, seat), remembered(match, seat)
            anew, gone_on = Belief(view, lines, FILE.cards), Belief(view, lines, FILE.cards, kept[seat])
            assert anew.guess(Rng(compared)).dump() == gone_on.guess(Rng(compared)).dump()
            compared += 1
        match.step()
    assert compared > 20


def test_what_a_bot_keeps_is_forgotten_in_another_game() -> None:
    kept = BeliefCache()
    for seed in (1, 2):
        match = courtier.Match("cutthroat", ["random"] * 3, seed)
        while match.game.turn < 2:
            match.step()
        view, lines = untyped.view(match.game, ANN), remembered(match, ANN)
        there = Belief(view, lines, FILE.cards, kept).guess(Rng(5)).dump()
        assert there == Belief(view, lines, FILE.cards).guess(Rng(5)).dump()


# Equal cards: four were seen in Bob's hand, of which he has laid one unseen; two more may have come from the deck

YELLOW = 0
LAID_OR_HELD = 1 << HELD + BOB | 1 << SLOT
DRAWN_OR_NOT = 1 << HELD + BOB | 1 << DECK
EITHER = LAID_OR_HELD | DRAWN_OR_NOT


def bobs_yellows() -> Copies:
    return Copies([YELLOW] * 6, [LAID_OR_HELD] * 4 + [DRAWN_OR_NOT] * 2)


def test_a_card_that_leaves_a_hand_takes_one_that_was_seen_there_at_most() -> None:
    yellows = bobs_yellows()
    yellows.moved_seen(YELLOW, HELD + BOB, DISCARD)
    wanted = [1 << DISCARD, *[LAID_OR_HELD] * 3, DRAWN_OR_NOT, EITHER]
    assert sorted(yellows.zones) == sorted(wanted)


def test_a_card_shown_in_a_hand_leaves_the_others_where_they_may_be() -> None:
    yellows = bobs_yellows()
    yellows.holds_at_least(HELD + BOB, YELLOW, 2)
    wanted = [*[1 << HELD + BOB] * 2, *[LAID_OR_HELD] * 2, *[EITHER] * 2]
    assert sorted(yellows.zones) == sorted(wanted)


def test_of_equal_cards_the_one_that_is_certainly_there_leaves_first() -> None:
    yellows = Copies([YELLOW] * 2, [DRAWN_OR_NOT, 1 << HELD + BOB])
    yellows.moved_seen(YELLOW, HELD + BOB, DISCARD)
    assert yellows.zones == [DRAWN_OR_NOT, 1 << DISCARD]


def test_a_card_of_which_little_is_known_does_not_blur_one_that_was_seen() -> None:
    """Bob laid two cards, then a yellow was seen in his hand, then he laid one more; another may have come since."""
    long_known = 1 << HELD + BOB | 1 << SLOT | 1 << SLOT + 1 | 1 << SLOT + 2
    hardly_known = 1 << HELD + ANN | DRAWN_OR_NOT
    yellows = Copies([YELLOW] * 3, [LAID_OR_HELD, hardly_known, long_known])
    yellows.moved_seen(YELLOW, HELD + BOB, DISCARD)
    assert yellows.zones == [1 << DISCARD, hardly_known | 1 << SLOT, long_known]


def test_deals_that_were_read_from_an_earlier_view_are_known_as_if_they_were_read_now() -> None:
    game = courtier.new("cutthroat", 4, 3, {"deals": "menu", "houses": "random"})
    rng = Rng(4)
    read_before = BeliefCache()
    verdicts: set[str] = set()
    while not game.over():
        if rng.below(12) == 0:
            view = untyped.view(game, ANN)
            verdicts |= {clause["verdict"] for deal in view["deals"] for clause in deal["clauses"]}
            known = court_from_view(view, FILE.cards, read_before.deals_of(4))
            assert known.dump()["deals"] == court_from_view(view, FILE.cards).dump()["deals"]
            close(known)  # what becomes of deals in a guess is forgotten with it
        codes = game.choices()
        game.step(codes[rng.below(len(codes))])
    assert verdicts >= {"open", "over"}
