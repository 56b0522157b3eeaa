"""What a third player still knows when somebody gives several goods unseen, and other goods come and go later.

Cat knows what Bob has. He gives some of it to Ann; Cat sees neither which, nor what both of them get afterwards. All
worlds that Cat thinks possible must agree with what she has seen.
"""

from typing import Any

from tests import untyped
from tests.games.cutthroat.table import ANN, BOB, CAT
from tests.rules import rule

import courtier
from courtier import Rng
from courtier.games.cutthroat.belief.belief import Belief
from courtier.games.cutthroat.belief.copies import Copies, Lot
from courtier.games.cutthroat.belief.zones import DECK, HELD
from courtier.games.cutthroat.cards import COLOUR_COUNT, GEMS
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deck import FILE
from courtier.games.cutthroat.events import DREW_GEMS, GAVE_GEMS, GEMS_LAND, GIVEN_DEAL, SHOWED_GEMS

RUBY, TOPAZ, EMERALD, SAPPHIRE = (GEMS.index(name) for name in ("ruby", "topaz", "emerald", "sapphire"))
GUESSES = 100


class Evening:
    """A game of four at its first turn, followed from the beginning."""

    def __init__(self) -> None:
        options = {"houses": "random", "deals": "menu", "takeback": "off"}
        game = courtier.new("cutthroat", 4, 7, options, recording=True)
        assert isinstance(game, Court)
        self.court = game
        self.journal = courtier.Journal(CAT)
        self.remember()
        while game.turn == 0:
            game.step(game.default(game.actor()))
            self.remember()
        game.news.clear()

    def remember(self) -> None:
        for event in self.court.news:
            self.journal.saw(courtier.glimpse(event, CAT))

    def draws(self, seat: int, *colours: int) -> None:
        """From the bag; only the player sees which."""
        for colour in colours:
            self.court.gems[self.court.seats * COLOUR_COUNT + colour] -= 1
            self.court.gems[seat * COLOUR_COUNT + colour] += 1
        self.court.tell(DREW_GEMS, seat, len(colours), GEMS_LAND, self.court.ring[0], secret=list(colours))

    def shows_purse(self, seat: int) -> None:
        purse = self.court.gems[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
        gems = [colour for colour in range(COLOUR_COUNT) for _ in range(purse[colour])]
        self.court.tell(SHOWED_GEMS, seat, len(gems), secret=gems)

    def gives(self, seat: int, to: int, *colours: int) -> None:
        """By a deal that names none of them."""
        for colour in colours:
            self.court.gems[seat * COLOUR_COUNT + colour] -= 1
            self.court.gems[to * COLOUR_COUNT + colour] += 1
        self.court.tell(GAVE_GEMS, seat, to, len(colours), GIVEN_DEAL, secret=list(colours))

    def purses(self, seat: int) -> list[list[str]]:
        """What the seat has in worlds that Cat thinks possible."""
        self.remember()
        self.court.news.clear()
        lines: list[Any] = list(self.journal.lines)
        belief = Belief(untyped.view(self.court, CAT), lines, FILE.cards)
        return [belief.guess(Rng(seed)).dump()["gems"][seat] for seed in range(GUESSES)]


@rule("C-DEAL-25", "C-SECRET-6")
def test_who_got_three_of_five_rubies_unseen_has_three_and_the_other_two() -> None:
    evening = Evening()
    evening.draws(BOB, *[RUBY] * 5)
    evening.draws(ANN, TOPAZ, EMERALD)
    evening.shows_purse(BOB)
    evening.gives(BOB, ANN, *[RUBY] * 3)
    evening.draws(BOB, TOPAZ, EMERALD, SAPPHIRE)
    assert {purse.count("ruby") for purse in evening.purses(ANN)} <= {3, 4}  # two of hers were never seen
    assert {purse.count("ruby") for purse in evening.purses(BOB)} <= {2, 3}


@rule("C-DEAL-25", "C-SECRET-6")
def test_of_two_colours_any_may_have_been_given_but_not_more_than_there_were() -> None:
    evening = Evening()
    evening.draws(BOB, RUBY, RUBY, RUBY, TOPAZ)
    evening.shows_purse(BOB)
    evening.gives(BOB, ANN, RUBY, RUBY)
    evening.draws(BOB, SAPPHIRE, SAPPHIRE, SAPPHIRE)
    evening.draws(ANN, SAPPHIRE, EMERALD)
    given = [(purse.count("ruby"), purse.count("topaz")) for purse in evening.purses(ANN)]
    assert all(min(3, rubies) + min(1, topazes) >= 2 for rubies, topazes in given)
    assert any(topazes for _, topazes in given)  # it may be the topaz
    kept = [(purse.count("ruby"), purse.count("topaz")) for purse in evening.purses(BOB)]
    assert all(min(3, rubies) + min(1, topazes) >= 2 for rubies, topazes in kept)


@rule("C-DEAL-25", "C-SECRET-6")
def test_where_one_gem_was_never_seen_the_two_purses_hold_all_others_together() -> None:
    evening = Evening()
    evening.draws(BOB, *[RUBY] * 4)
    evening.shows_purse(BOB)
    evening.draws(BOB, SAPPHIRE)
    evening.gives(BOB, ANN, SAPPHIRE, RUBY)
    evening.draws(ANN, TOPAZ, EMERALD)
    evening.draws(BOB, TOPAZ, EMERALD)
    together = [
        ann.count("ruby") + bob.count("ruby") for ann, bob in zip(evening.purses(ANN), evening.purses(BOB), strict=True)
    ]
    assert min(together) >= 4
    assert all(purse.count("ruby") >= 1 for purse in evening.purses(ANN))
    assert all(purse.count("ruby") >= 2 for purse in evening.purses(BOB))


@rule("C-DEAL-25", "C-SECRET-6")
def test_what_was_given_on_unseen_is_not_expected_where_it_was() -> None:
    evening = Evening()
    evening.draws(BOB, *[RUBY] * 4)
    evening.shows_purse(BOB)
    evening.gives(BOB, ANN, *[RUBY] * 3)
    evening.gives(ANN, CAT, RUBY, RUBY)
    evening.draws(ANN, *[SAPPHIRE] * 4)
    assert all(purse.count("ruby") >= 1 for purse in evening.purses(ANN))
    assert any(purse.count("ruby") == 1 for purse in evening.purses(ANN))


# Lots: at least so many of these cards lie in these zones

BLUE, RED = 0, 1
AT_ANN, AT_BOB, AT_CAT = (1 << HELD + seat for seat in (ANN, BOB, CAT))


def bobs_cards(*kinds: int) -> Copies:
    """Bob has shown these; as many more of each kind are in the deck."""
    group = Copies([BLUE] * 8 + [RED] * 8, [1 << DECK] * 16)
    for kind in kinds:
        group.moved_seen(kind, DECK, HELD + BOB)
    return group


def told(group: Copies) -> list[tuple[int, dict[int, int], int]]:
    return [(lot.zones, {kind: count for kind, count in lot.most.items() if count}, lot.least) for lot in group.lots]


def test_cards_given_unseen_split_a_lot() -> None:
    group = bobs_cards(BLUE, BLUE, RED)
    group.some_moved(HELD + BOB, HELD + ANN, 2)
    cards = {BLUE: 2, RED: 1}
    assert sorted(told(group), key=str) == sorted(
        [(AT_BOB, cards, 1), (AT_ANN | AT_BOB, cards, 3), (AT_ANN, cards, 2)], key=str
    )


def test_a_card_seen_to_leave_is_one_of_the_lot() -> None:
    group = bobs_cards(BLUE, BLUE, RED)
    group.moved_seen(BLUE, HELD + BOB, HELD + ANN)
    assert (AT_BOB, {BLUE: 1, RED: 1}, 2) in told(group)
    assert (AT_ANN, {BLUE: 1}, 1) in told(group)


def test_a_hand_that_is_shown_says_what_is_left_elsewhere() -> None:
    group = bobs_cards(BLUE, BLUE, RED)
    group.some_moved(HELD + BOB, HELD + ANN, 2)
    group.holds_exactly(HELD + BOB, [RED])
    assert (AT_ANN, {BLUE: 2}, 2) in told(group)


def test_of_a_lot_that_went_through_many_hands_nothing_is_known() -> None:
    group = bobs_cards(BLUE)
    for seat in (ANN, CAT, 3, 4):
        group.some_moved(HELD + BOB, HELD + seat, 1)
        group.some_moved(HELD + seat, HELD + BOB, 1)
    assert all(lot.zones.bit_count() <= 4 for lot in group.lots)


def test_a_lot_is_the_same_as_one_of_the_same_cards() -> None:
    assert Lot(AT_BOB, {BLUE: 2}, 1).same(Lot(AT_BOB, {BLUE: 2}, 1))
    assert not Lot(AT_BOB, {BLUE: 2}, 1).same(Lot(AT_BOB, {BLUE: 1}, 1))
