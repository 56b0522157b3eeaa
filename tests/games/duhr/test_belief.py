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
