"""The account of hidden cards: second thoughts about which card it was, when what is seen leaves no other way."""

from courtier.core.rng import Rng
from courtier.games.duhr.cards import CARD_CODES, KIND_COUNT
from courtier.games.duhr.dealing import Dealing
from courtier.games.duhr.hidden import Hidden
from courtier.games.duhr.lots import ANY_KIND, FRESH, ZONE_COUNT

KARDOSA = CARD_CODES["suspicion.kardosa"]
LYCOSIA = CARD_CODES["suspicion.lycosia"]
USARI = CARD_CODES["suspicion.usari"]
ANN, BOB = 0, 1


def dealt(hidden: Hidden, zone: int) -> set[tuple[int, ...]]:
    """All that lies there in some guesses."""
    found: set[tuple[int, ...]] = set()
    dealing = Dealing(hidden)
    for seed in range(40):
        zones = [[0] * KIND_COUNT for _ in range(ZONE_COUNT)]
        dealing.deal(Rng(seed), zones)
        found.add(tuple(kind for kind in range(KIND_COUNT) for _ in range(zones[zone][kind])))
    return found


def all_but(*kinds: int) -> int:
    return ANY_KIND & ~sum(1 << kind for kind in kinds)


def ann_could_use_a_usari_alone() -> Hidden:
    """A card of either Web, one of the two set aside; that of the old Web is the likelier one to be a Usari."""
    hidden = Hidden()
    hidden.shuffle([LYCOSIA, USARI, USARI, USARI])
    hidden.draw(ANN, 1)
    hidden.draw(BOB, 3)
    hidden.shuffle([LYCOSIA, LYCOSIA, USARI])
    hidden.draw(ANN, 1)
    hidden.set_aside(ANN, 1)
    hidden.restrict(ANN, all_but(USARI), distinct=False)
    return hidden


def test_cards_that_must_differ_do_so_whichever_way_they_came() -> None:
    hidden = Hidden()
    hidden.shuffle([KARDOSA, KARDOSA, USARI, USARI])
    hidden.draw(BOB, 1)
    hidden.move(BOB, ANN, 1)
    hidden.draw(ANN, 1)
    hidden.restrict(ANN, all_but(KARDOSA, USARI), distinct=True)
    hidden.leave(ANN, KARDOSA)
    assert dealt(hidden, ANN) == {(USARI,)}


def test_the_card_in_use_is_of_the_new_web_when_the_old_one_has_no_such_card_left() -> None:
    hidden = ann_could_use_a_usari_alone()
    for _ in range(3):
        hidden.leave(BOB, USARI)
    assert dealt(hidden, FRESH + ANN) == {(USARI,)}
    assert dealt(hidden, ANN) == {(LYCOSIA,)}


def test_it_may_leave_then_too() -> None:
    hidden = ann_could_use_a_usari_alone()
    for _ in range(3):
        hidden.leave(BOB, USARI)
    hidden.leave(ANN, USARI)
    assert dealt(hidden, ANN) == {(LYCOSIA,)}


def test_a_card_that_left_was_of_the_new_web_when_what_is_still_there_needs_the_old_one() -> None:
    """Ann's card can only be the Usari of the old Web, so that which Bob has played was of the new one."""
    hidden = Hidden()
    hidden.shuffle([LYCOSIA, USARI])
    hidden.draw(ANN, 1)
    hidden.draw(BOB, 1)
    hidden.shuffle([KARDOSA, USARI])
    hidden.draw(BOB, 1)
    hidden.leave(BOB, USARI)
    hidden.restrict(ANN, all_but(USARI), distinct=False)
    assert dealt(hidden, ANN) == {(USARI,)}
    assert dealt(hidden, BOB) == {(LYCOSIA,)}


def test_of_two_equal_cards_the_one_that_is_surely_not_set_aside_leaves() -> None:
    """So that the one before, which may lie aside, leaves room for another card in the working hand."""
    hidden = Hidden()
    hidden.shuffle([KARDOSA, LYCOSIA])
    hidden.enter(ANN, USARI)
    hidden.draw(ANN, 2)
    hidden.set_aside(ANN, 2)
    hidden.enter(ANN, USARI)
    hidden.leave(ANN, USARI)
    hidden.leave(ANN, LYCOSIA)
    assert dealt(hidden, ANN) == {(KARDOSA, USARI)}


def test_a_card_that_left_may_have_been_one_that_might_have_been_given_away() -> None:
    """Bob's Usari seemed to be of the new Web, until he shows that he still had the card of that."""
    hidden = Hidden()
    hidden.shuffle([LYCOSIA, USARI])
    hidden.draw(BOB, 2)
    hidden.move(BOB, ANN, 1)
    hidden.shuffle([KARDOSA, USARI, USARI])
    hidden.draw(BOB, 1)
    hidden.leave(BOB, USARI)
    hidden.leave(BOB, KARDOSA)
    assert dealt(hidden, ANN) == {(LYCOSIA,)}


def test_a_card_given_away_may_be_any_of_the_hand() -> None:
    """Ann's hand was of two Webs; what Bob shows can only be her card of the new one."""
    hidden = Hidden()
    hidden.shuffle([LYCOSIA, LYCOSIA, LYCOSIA])
    hidden.draw(ANN, 3)
    hidden.move(ANN, BOB, 1)
    hidden.shuffle([KARDOSA, USARI])
    hidden.draw(ANN, 1)
    hidden.move(ANN, BOB, 1)
    hidden.leave(BOB, KARDOSA)
    assert dealt(hidden, BOB) == {(LYCOSIA,)}
    assert dealt(hidden, ANN) == {(LYCOSIA, LYCOSIA)}


def test_the_card_in_use_is_the_one_that_can_be_such_whichever_way_it_came() -> None:
    hidden = Hidden()
    hidden.shuffle([LYCOSIA, LYCOSIA])
    hidden.draw(BOB, 2)
    hidden.move(BOB, ANN, 1)
    hidden.shuffle([KARDOSA, USARI])
    hidden.draw(ANN, 1)
    hidden.set_aside(ANN, 1)
    hidden.restrict(ANN, all_but(USARI), distinct=False)
    hidden.leave(ANN, USARI)
    assert dealt(hidden, ANN) == {(LYCOSIA,)}
    assert dealt(hidden, BOB) == {(LYCOSIA,)}


def test_cards_that_were_in_a_hand_for_a_while_are_thought_over_after_it_is_whole_again() -> None:
    """Ann has shown all that she was given, and her own cards come from set aside: which was which is still open."""
    hidden = Hidden()
    hidden.shuffle([LYCOSIA, USARI])
    hidden.draw(BOB, 2)
    hidden.move(BOB, ANN, 1)
    hidden.shuffle([KARDOSA, USARI, USARI])
    hidden.draw(ANN, 1)
    hidden.leave(ANN, USARI)
    hidden.set_aside(ANN, 1)
    hidden.retrieve(ANN)
    hidden.leave(ANN, KARDOSA)
    assert dealt(hidden, BOB) == {(LYCOSIA,)}


def test_where_no_account_is_found_all_that_is_hidden_is_one_pool() -> None:
    hidden = Hidden()
    hidden.shuffle([LYCOSIA])
    hidden.draw(ANN, 1)
    hidden.shuffle([USARI])
    hidden.draw(BOB, 1)
    hidden.leave(BOB, LYCOSIA)
    assert dealt(hidden, ANN) == {(USARI,)}
