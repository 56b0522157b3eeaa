"""The account of hidden cards: other histories are found when what is seen leaves no other possibility."""

import json
from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import courtier
from courtier.core.rng import Rng
from courtier.games.duhr.belief.card_histories import ANY_KIND
from courtier.games.duhr.belief.hidden_cards import ASIDE, HiddenCards
from courtier.games.duhr.cards import CARD_CODES
from courtier.games.duhr.supply import listed
from courtier.laws.cases import Case
from courtier.laws.chances import misfit
from courtier.laws.of_guesses import fits
from courtier.laws.sitting import Sitting

DELURAS = CARD_CODES["suspicion.deluras"]
KARDOSA = CARD_CODES["suspicion.kardosa"]
LYCOSIA = CARD_CODES["suspicion.lycosia"]
USARI = CARD_CODES["suspicion.usari"]
ANN, BOB, CAT = 0, 1, 2

# Games of greedy bots in which one seat's account of the cards was hard to find: the deal, and all answers.
HARD_GAMES = json.loads(Path(__file__).with_name("hard_games.json").read_text())
LOOK = 7  # answers between two guesses


def dealt(hidden: HiddenCards, zone: int, guesses: int = 40) -> Counter[Hashable]:
    """What lies there, in so many guesses."""
    rng = Rng(1)
    found: Counter[Hashable] = Counter()
    for _ in range(guesses):
        hidden.exchange(rng)
        found[tuple(listed(hidden.counts_in(zone)))] += 1
    return found


def all_but(*kinds: int) -> int:
    return ANY_KIND & ~sum(1 << kind for kind in kinds)


def ann_could_use_a_usari_alone() -> HiddenCards:
    """A card of either Web, one of the two set aside; that of the old Web is the likelier one to be a Usari."""
    hidden = HiddenCards()
    hidden.shuffle([LYCOSIA, USARI, USARI, USARI])
    hidden.draw(ANN, 1)
    hidden.draw(BOB, 3)
    hidden.shuffle([LYCOSIA, LYCOSIA, USARI])
    hidden.draw(ANN, 1)
    hidden.set_aside(ANN, 1)
    hidden.restrict(ANN, all_but(USARI), distinct=False)
    return hidden


def test_cards_that_must_differ_do_so_whichever_way_they_came() -> None:
    hidden = HiddenCards()
    hidden.shuffle([KARDOSA, KARDOSA, USARI, USARI])
    hidden.draw(BOB, 1)
    hidden.move(BOB, ANN, 1)
    hidden.draw(ANN, 1)
    hidden.restrict(ANN, all_but(KARDOSA, USARI), distinct=True)
    hidden.leave(ANN, KARDOSA)
    assert dealt(hidden, ANN).keys() == {(USARI,)}


def test_the_card_in_use_is_of_the_new_web_when_the_old_one_has_no_such_card_left() -> None:
    hidden = ann_could_use_a_usari_alone()
    for _ in range(3):
        hidden.leave(BOB, USARI)
    assert dealt(hidden, ANN).keys() == {(USARI,)}
    assert dealt(hidden, ASIDE + ANN).keys() == {(LYCOSIA,)}


def test_it_may_leave_then_too() -> None:
    hidden = ann_could_use_a_usari_alone()
    for _ in range(3):
        hidden.leave(BOB, USARI)
    hidden.leave(ANN, USARI)
    assert dealt(hidden, ASIDE + ANN).keys() == {(LYCOSIA,)}


def test_a_card_that_left_was_of_the_new_web_when_what_is_still_there_needs_the_old_one() -> None:
    """Ann's card can only be the Usari of the old Web, so that which Bob has played was of the new one."""
    hidden = HiddenCards()
    hidden.shuffle([LYCOSIA, USARI])
    hidden.draw(ANN, 1)
    hidden.draw(BOB, 1)
    hidden.shuffle([KARDOSA, USARI])
    hidden.draw(BOB, 1)
    hidden.leave(BOB, USARI)
    hidden.restrict(ANN, all_but(USARI), distinct=False)
    assert dealt(hidden, ANN).keys() == {(USARI,)}
    assert dealt(hidden, BOB).keys() == {(LYCOSIA,)}


def test_of_two_equal_cards_the_one_that_is_surely_not_set_aside_leaves() -> None:
    """So that the one before, which may lie aside, leaves room for another card in the working hand."""
    hidden = HiddenCards()
    hidden.shuffle([KARDOSA, LYCOSIA])
    hidden.enter(ANN, USARI)
    hidden.draw(ANN, 2)
    hidden.set_aside(ANN, 2)
    hidden.enter(ANN, USARI)
    hidden.leave(ANN, USARI)
    hidden.leave(ANN, LYCOSIA)
    assert dealt(hidden, ASIDE + ANN).keys() == {(KARDOSA, USARI)}


def test_a_card_that_was_seen_to_come_may_lie_aside_while_an_equal_one_is_drawn_and_leaves() -> None:
    """The Kardosa was in use, and of the new Web it is not: so that had the Usari that left."""
    hidden = HiddenCards()
    hidden.shuffle([KARDOSA, LYCOSIA])
    hidden.enter(ANN, USARI)
    hidden.draw(ANN, 2)
    hidden.shuffle([DELURAS, USARI])
    hidden.set_aside(ANN, 2)
    hidden.draw(ANN, 1)
    hidden.leave(ANN, USARI)
    hidden.leave(ANN, KARDOSA)
    assert dealt(hidden, ASIDE + ANN).keys() == {(LYCOSIA, USARI)}


def test_a_card_that_left_may_have_been_one_that_might_have_been_given_away() -> None:
    """Bob's Usari seemed to be of the new Web, until he shows that he still had the card of that."""
    hidden = HiddenCards()
    hidden.shuffle([LYCOSIA, USARI])
    hidden.draw(BOB, 2)
    hidden.move(BOB, ANN, 1)
    hidden.shuffle([KARDOSA, USARI, USARI])
    hidden.draw(BOB, 1)
    hidden.leave(BOB, USARI)
    hidden.leave(BOB, KARDOSA)
    assert dealt(hidden, ANN).keys() == {(LYCOSIA,)}


def test_a_card_given_away_may_be_any_of_the_hand() -> None:
    """Ann's hand was of two Webs; what Bob shows can only be her card of the new one."""
    hidden = HiddenCards()
    hidden.shuffle([LYCOSIA, LYCOSIA, LYCOSIA])
    hidden.draw(ANN, 3)
    hidden.move(ANN, BOB, 1)
    hidden.shuffle([KARDOSA, USARI])
    hidden.draw(ANN, 1)
    hidden.move(ANN, BOB, 1)
    hidden.leave(BOB, KARDOSA)
    assert dealt(hidden, BOB).keys() == {(LYCOSIA,)}
    assert dealt(hidden, ANN).keys() == {(LYCOSIA, LYCOSIA)}


def test_the_card_in_use_is_the_one_that_can_be_such_whichever_way_it_came() -> None:
    hidden = HiddenCards()
    hidden.shuffle([LYCOSIA, LYCOSIA])
    hidden.draw(BOB, 2)
    hidden.move(BOB, ANN, 1)
    hidden.shuffle([KARDOSA, USARI])
    hidden.draw(ANN, 1)
    hidden.set_aside(ANN, 1)
    hidden.restrict(ANN, all_but(USARI), distinct=False)
    hidden.leave(ANN, USARI)
    assert dealt(hidden, ASIDE + ANN).keys() == {(LYCOSIA,)}
    assert dealt(hidden, BOB).keys() == {(LYCOSIA,)}


def test_cards_that_were_in_a_hand_for_a_while_are_thought_over_after_it_is_whole_again() -> None:
    """Ann has shown all that she was given, and her own cards come from set aside: which was which is still open."""
    hidden = HiddenCards()
    hidden.shuffle([LYCOSIA, USARI])
    hidden.draw(BOB, 2)
    hidden.move(BOB, ANN, 1)
    hidden.shuffle([KARDOSA, USARI, USARI])
    hidden.draw(ANN, 1)
    hidden.leave(ANN, USARI)
    hidden.set_aside(ANN, 1)
    hidden.retrieve(ANN)
    hidden.leave(ANN, KARDOSA)
    assert dealt(hidden, BOB).keys() == {(LYCOSIA,)}


def test_a_card_that_came_after_a_gift_may_be_the_one_that_leaves() -> None:
    """Ann's Kardosa was seen to come; she gives a card, draws, plays a Kardosa: she may still have either."""
    hidden = HiddenCards()
    hidden.shuffle([KARDOSA, LYCOSIA])
    hidden.enter(ANN, KARDOSA)
    hidden.enter(ANN, USARI)
    hidden.move(ANN, BOB, 1)
    hidden.draw(ANN, 1)
    hidden.leave(ANN, KARDOSA)
    assert dealt(hidden, BOB).keys() == {(KARDOSA,), (USARI,)}
    hidden.leave(ANN, USARI)
    assert dealt(hidden, BOB).keys() == {(KARDOSA,)}


def test_a_way_is_found_where_no_single_change_leads_there() -> None:
    """The last two Kardosas of the Web left Ann's hand, so that what Bob gave her was the Lycosia that he was given."""
    hidden = HiddenCards()
    hidden.shuffle([KARDOSA, KARDOSA, USARI])
    hidden.enter(BOB, LYCOSIA)
    hidden.draw(BOB, 1)
    hidden.move(BOB, ANN, 1)
    hidden.draw(ANN, 2)
    hidden.leave(ANN, KARDOSA)
    hidden.leave(ANN, KARDOSA)
    hidden.leave(ANN, LYCOSIA)
    assert dealt(hidden, BOB).keys() == {(USARI,)}


def test_other_accounts_are_thought_of_where_several_cards_must_change_together() -> None:
    """As before, and Ann's third card is not seen: the Lycosia in four ways of twelve, otherwise the Usari."""
    hidden = HiddenCards()
    hidden.shuffle([KARDOSA, KARDOSA, USARI])
    hidden.enter(BOB, LYCOSIA)
    hidden.draw(BOB, 1)
    hidden.move(BOB, ANN, 1)
    hidden.draw(ANN, 2)
    hidden.leave(ANN, KARDOSA)
    hidden.leave(ANN, KARDOSA)
    found = dealt(hidden, ANN, 20_000)
    assert found.keys() == {(LYCOSIA,), (USARI,)}
    assert abs(found[(LYCOSIA,)] / 20_000 - 1 / 3) < 0.1


def test_any_card_of_a_hand_is_as_likely_to_be_given_away() -> None:
    """Of Ann's three cards one was given to her unseen, and two are of a later Web; any may be Cat's now."""
    hidden = HiddenCards()
    hidden.shuffle([KARDOSA, LYCOSIA])
    hidden.draw(BOB, 2)
    hidden.move(BOB, ANN, 1)
    hidden.shuffle([DELURAS, USARI])
    hidden.draw(ANN, 2)
    hidden.move(ANN, CAT, 1)
    third, sixth = Fraction(1, 3), Fraction(1, 6)
    exact: dict[Hashable, Fraction] = {(DELURAS,): third, (USARI,): third, (KARDOSA,): sixth, (LYCOSIA,): sixth}
    assert not misfit(dealt(hidden, CAT, 3_000), exact)


def test_a_card_that_left_is_of_either_web_as_likely_as_that_had_it() -> None:
    """Ann's Kardosa was of the old Web (then the other card is one of two) or of the new one (the same)."""
    hidden = HiddenCards()
    hidden.shuffle([KARDOSA, LYCOSIA])
    hidden.draw(ANN, 1)
    hidden.draw(BOB, 1)
    hidden.shuffle([KARDOSA, USARI])
    hidden.draw(ANN, 1)
    hidden.leave(ANN, KARDOSA)
    exact: dict[Hashable, Fraction] = {
        (KARDOSA,): Fraction(1, 2),
        (LYCOSIA,): Fraction(1, 4),
        (USARI,): Fraction(1, 4),
    }
    found = dealt(hidden, ANN, 30_000)
    assert all(abs(found[kinds] / 30_000 - chance) < 0.03 for kinds, chance in exact.items())


@pytest.mark.parametrize("hard", HARD_GAMES, ids=[hard["name"] for hard in HARD_GAMES])
def test_there_is_an_account_of_every_game(hard: dict[str, Any]) -> None:
    """The seat's guesses fit all that it has seen, whether its belief is kept or made at the end."""
    case = Case("duhr", hard["seats"])
    seat: int = hard["seat"]
    game = courtier.new("duhr", case.seats, hard["seed"], recording=True)
    at = Sitting(case, game, [seat])
    at.happened(None)
    journal = at.journals[seat]
    belief = courtier.belief("duhr", at.view(seat), journal)
    for number, action in enumerate(hard["answers"]):
        read = len(journal.lines)
        at.step(game.actor(), action)
        for line in journal.lines[read:]:
            belief.see(line)
        if number % LOOK == 0:
            fits(at, seat, belief.guess(Rng(number)))
    fits(at, seat, belief.guess(Rng(0)))
    fits(at, seat, courtier.guess("duhr", at.view(seat), journal, Rng(0)))
