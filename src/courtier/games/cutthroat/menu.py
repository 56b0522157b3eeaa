"""The terms of the menu of deals (C-DEC-36): all clauses of C-DEAL-28 but WORDS, one a side, at most twenty details.

Where a clause has more details than that, the menu holds these:

- gems: one to six of the giver's choice; one or two of a colour
- mercenaries: up to four
- hirelings: one by name; one or two unseen
- feast cards: one or two
- passage: for this turn, or for the receiver's next
- peace: for all land in every form; for one territory to the end of the promiser's next turn, without effects
- holding a card or power back: to the end of the promiser's next turn
"""

from typing import Any, Final

from courtier.core.deals.clause import (
    ACT,
    GIVE,
    GRANT,
    OBLIGE,
    REFRAIN,
    SHOW,
    TO_ALL,
    TO_THE_END,
    UNSEEN,
    Clause,
    give,
)
from courtier.core.deals.deal import Deal
from courtier.core.deals.deal_events import terms_of
from courtier.core.deals.menu import MOST_DETAILS, NOTHING_GIVEN, SIDE, Menu
from courtier.core.deals.sealing import own_reason
from courtier.games.cutthroat import clauses
from courtier.games.cutthroat.actions import DEAL_TERMS, DEALS
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BASTARD,
    COLOUR_COUNT,
    FEAST_COUNT,
    HIRELING,
    HOUSE_COUNT,
    HOUSE_OF_POWER,
    KIND_COUNT,
    LIFE,
    MERCENARY,
    MOST_PLACES,
    MOST_SEATS,
    OPULENCE,
    TYPE_COUNT,
)
from courtier.games.cutthroat.clause_checks import (
    HOUSE_OF_DEED,
    NO_HOUSE,
    free_uses,
    in_play,
    may_promise_marriage,
    most_backs,
    on_display,
    owned_of,
    rescinds,
    serving_ahead,
    start_known,
    turn_of,
)
from courtier.games.cutthroat.clauses import (
    COIN,
    DEED_EVENT,
    DISH,
    GEM,
    GOODS,
    HAND_CARD,
    LOOKS,
    MOST_COINS,
    MOST_GEMS,
    NO_GOOD,
    PROMISED_DEEDS,
    UNSEEN_DISH,
    UNSEEN_GEM,
    UNSEEN_HIRELING,
    UNSEEN_MERCENARY,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deals import RULES

COINS_TERM: Final = 1
GEMS_TERM: Final = 2
MERCENARY_TERM: Final = 3
HIRELING_TERM: Final = 4
FEAST_TERM: Final = 5
DEBT_TERM: Final = 6
PASSAGE_TERM: Final = 7
PEACE_TERM: Final = 8
HOLD_TERM: Final = 9
VOTE_TERM: Final = 10
TAKE_BACK_TERM: Final = 11
MARRY_TERM: Final = 12
SHOW_TERM: Final = 13
SERVE_TERM: Final = 14
USE_TERM: Final = 15
TERM_COUNT: Final = 16
NO_NAMES: Final[tuple[str, ...]] = ()

# Times of promises.
THIS_TURN: Final = 0
NEXT_TURN: Final = 1
WHOLE_GAME: Final = 2
TIMES: Final = ("this_turn", "next_turn", "game")
PASSAGE_TIMES: Final = 2
PEACE_TIMES: Final = 3
PEACE_WAYS: Final = 2 * PEACE_TIMES  # for all land, without and with effects; then for one territory
SHOW_WAYS: Final = 2  # to the receiver, to all

# Goods by term: what they are (UNSEEN: picked by the giver) and how many.
MOST_MERCENARIES: Final = 4
PAIR: Final = 2


def gem_details() -> list[tuple[int, int]]:
    colours = range(GEM, GEM + COLOUR_COUNT)
    return [(UNSEEN, count) for count in range(1, MOST_GEMS + 1)] + pairs(list(colours))


def mercenary_details() -> list[tuple[int, int]]:
    goods = [UNSEEN, *range(HAND_CARD, HAND_CARD + TYPE_COUNT)]
    return [(good, count) for good in goods for count in range(1, MOST_MERCENARIES + 1)]


def hireling_details() -> list[tuple[int, int]]:
    first = HAND_CARD + HIRELING - MERCENARY
    return [(UNSEEN, 1), (UNSEEN, PAIR), *[(good, 1) for good in range(first, first + KIND_COUNT - HIRELING)]]


def feast_details() -> list[tuple[int, int]]:
    return [(UNSEEN, 1), (UNSEEN, PAIR), *pairs(list(range(DISH, DISH + FEAST_COUNT)))]


def pairs(goods: list[int]) -> list[tuple[int, int]]:
    return [(good, count) for count in (1, PAIR) for good in goods]


GOODS_OF: Final[dict[int, list[tuple[int, int]]]] = {
    COINS_TERM: [(COIN, count) for count in range(1, MOST_COINS + 1)],
    GEMS_TERM: gem_details(),
    MERCENARY_TERM: mercenary_details(),
    HIRELING_TERM: hireling_details(),
    FEAST_TERM: feast_details(),
}
UNSEEN_OF: Final = [NO_GOOD, NO_GOOD, UNSEEN_GEM, UNSEEN_MERCENARY, UNSEEN_HIRELING, UNSEEN_DISH]  # by term
SIZES: Final = {
    DEBT_TERM: MOST_COINS,
    PASSAGE_TERM: PASSAGE_TIMES * MOST_PLACES,
    PEACE_TERM: PEACE_WAYS + MOST_PLACES,
    HOLD_TERM: DEED_EVENT,
    VOTE_TERM: MOST_SEATS,
    SHOW_TERM: SHOW_WAYS * len(LOOKS),
    USE_TERM: 1 + MOST_PLACES,
}


def goods_names(term: int) -> tuple[str, ...]:
    return tuple(f"{'unseen' if good == UNSEEN else GOODS[good]}:{count}" for good, count in GOODS_OF[term])


AMOUNTS: Final = tuple(f"coins:{count}" for count in range(1, MOST_COINS + 1))
PASSAGES: Final = tuple(f"land@{place}:{time}" for place in range(MOST_PLACES) for time in TIMES[:PASSAGE_TIMES])
PEACES: Final = (
    *[f"{reach}:{time}" for reach in ("land", "effects") for time in TIMES],
    *[f"land@{place}:next_turn" for place in range(MOST_PLACES)],
)
NAMES: Final[tuple[tuple[str, ...], ...]] = (
    NO_NAMES,
    AMOUNTS,
    goods_names(GEMS_TERM),
    goods_names(MERCENARY_TERM),
    goods_names(HIRELING_TERM),
    goods_names(FEAST_TERM),
    AMOUNTS,
    PASSAGES,
    PEACES,
    PROMISED_DEEDS[:DEED_EVENT],
    tuple(f"seat:{seat}" for seat in range(MOST_SEATS)),
    NO_NAMES,
    NO_NAMES,
    tuple(f"{look}:{whom}" for look in LOOKS for whom in ("receiver", "all")),
    NO_NAMES,
    ("opulence", *[f"life:land@{place}" for place in range(MOST_PLACES)]),
)


class DealTerms(Menu):
    """What the terms and their details stand for. `decisions/draft.py` has the steps by which a deal is made."""

    def __init__(self) -> None:
        super().__init__(DEALS)
        self.terms = DEAL_TERMS
        self.detail_names = NAMES

    def possible_terms(self, game: Any, by: int, to: int, wanted: bool) -> list[int]:
        court: Court = game
        return [term for term in range(1, TERM_COUNT) if has_details(court, by, to, term, wanted)]

    def details(self, game: Any, by: int, to: int, term: int, wanted: bool) -> list[int]:
        return found_details(game, by, to, term, wanted)

    def clause(self, game: Any, by: int, to: int, term: int, detail: int) -> Clause:
        return clause_of(game, by, to, term, detail)

    def side_of(self, game: Any, clause: Clause) -> int:
        """The first term and detail that say the same."""
        if clause.kind == SHOW:
            return SHOW_TERM * SIDE + SHOW_WAYS * clause.about.what + int(clause.to == TO_ALL)
        said = terms_of(clause, 0)
        for term in TERMS_OF_KIND.get(clause.kind, NO_TERMS):
            for detail in range(size_of(term)):
                if fits_game(game, term, detail):
                    other = clause_of(game, clause.by, clause.to, term, detail)
                    if other.to == clause.to and terms_of(other, 0) == said:
                        return term * SIDE + detail
        return NOTHING_GIVEN


# The terms whose details can be clauses of a kind.
NO_TERMS: Final[list[int]] = []
TERMS_OF_KIND: Final[dict[int, list[int]]] = {
    GIVE: [*GOODS_OF, DEBT_TERM],
    GRANT: [PASSAGE_TERM],
    REFRAIN: [PEACE_TERM, HOLD_TERM, SERVE_TERM],
    OBLIGE: [VOTE_TERM],
    ACT: [TAKE_BACK_TERM, MARRY_TERM, USE_TERM],
}


def size_of(term: int) -> int:
    """How many details a term has; 1 where there is nothing to choose."""
    return len(GOODS_OF[term]) if term in GOODS_OF else SIZES.get(term, 1)


def holds_of(house: int) -> list[int]:
    """The cards, blackmail, and powers of one's own house that can be held back."""
    return [deed for deed in range(DEED_EVENT) if HOUSE_OF_DEED[deed] in (NO_HOUSE, house)]


# Lists of details, made once.
NO_DETAILS: Final[list[int]] = []
EVERY_DETAIL: Final = [list(range(size_of(term))) for term in range(TERM_COUNT)]
FIRST_DETAILS: Final = [list(range(count)) for count in range(MOST_DETAILS + 1)]
HOLDS_OF_HOUSE: Final = [holds_of(house) for house in range(HOUSE_COUNT)]
PEACES_FROM: Final = [[way for way in range(PEACE_WAYS) if way % PEACE_TIMES >= first] for first in range(PEACE_TIMES)]


def fits_game(court: Court, term: int, detail: int) -> bool:
    """Is there such a seat or place in this game?"""
    if term == VOTE_TERM:
        return detail < court.seats
    if term == PASSAGE_TERM:
        return detail // PASSAGE_TIMES < len(court.ring)
    if term == PEACE_TERM:
        return detail < PEACE_WAYS + len(court.ring)
    return term != USE_TERM or detail <= len(court.ring)


def has_details(court: Court, by: int, to: int, term: int, wanted: bool) -> bool:
    """C-DEAL-26: is there a detail that `by` can promise? Of goods the first is the least that can be given."""
    if term == COINS_TERM:
        return wanted or court.coins[by] > 0
    if term <= FEAST_TERM:
        kind = UNSEEN_OF[term]
        return most_backs(court, by, kind) > 0 and (wanted or fitting_count(court, by, kind) > 0)
    if term in (DEBT_TERM, PEACE_TERM, SHOW_TERM):
        return True
    return len(found_details(court, by, to, term, wanted)) > 0


def found_details(court: Court, by: int, to: int, term: int, wanted: bool) -> list[int]:
    """C-DEAL-26: the details that `by` can promise; of what is wanted of another public facts alone decide. Read-only.

    These are the clauses that the rules of deals let pass. To make a clause of each detail and ask the rules took two
    fifths of a game with the menu; it is still done for votes, which may contradict an earlier promise.
    """
    if term <= FEAST_TERM:
        return found_goods(court, by, term, wanted)
    if term in (DEBT_TERM, SHOW_TERM):
        return EVERY_DETAIL[term]
    if term == PASSAGE_TERM:
        return passages(court, by)
    if term == PEACE_TERM:
        return peaces(court, to)
    if term == HOLD_TERM:
        return HOLDS_OF_HOUSE[court.houses[by]] if first_time(court) <= NEXT_TURN else NO_DETAILS
    if term == USE_TERM:
        return uses_left(court, by)
    if term == VOTE_TERM:
        return [each for each in range(len(court.proposals)) if is_possible(court, by, to, term, each, wanted)]
    return EVERY_DETAIL[term] if may_promise(court, by, to, term) else NO_DETAILS


def found_goods(court: Court, by: int, term: int, wanted: bool) -> list[int]:
    if term == COINS_TERM:
        return FIRST_DETAILS[MOST_COINS if wanted else min(court.coins[by], MOST_COINS)]
    kind = UNSEEN_OF[term]
    most = most_backs(court, by, kind)
    if not wanted:
        most = min(most, fitting_count(court, by, kind))
    if most == 0:
        return NO_DETAILS
    goods = GOODS_OF[term]
    found: list[int] = []
    for detail in range(len(goods)):
        good, count = goods[detail]
        if count <= most and (good == UNSEEN or can_name(court, by, good, count, wanted)):
            found.append(detail)
    return found


def can_name(court: Court, by: int, good: int, count: int, wanted: bool) -> bool:
    """Of so many goods of a kind: can they be these, and where they are not wanted of another, are they these?"""
    return in_play(court, good) and (wanted or owned_of(court, by, good) >= count)


def fitting_goods(court: Court, seat: int, kind: int) -> dict[int, int]:
    """The goods that a player could give unseen, and how many of each."""
    counts = {good: owned_of(court, seat, good) for good in GOODS_SHOWN_AS[kind]}
    return {good: count for good, count in counts.items() if count > 0}


def fitting_count(court: Court, seat: int, kind: int) -> int:
    """How many of them there are."""
    if kind == UNSEEN_GEM:
        return court.gem_count(seat)
    if kind == UNSEEN_DISH:
        return court.dish_count(seat)
    count = court.held[seat * BACK_COUNT + kind]
    if kind == UNSEEN_HIRELING:
        for house in range(HOUSE_COUNT):
            if court.has_bastard(seat, house):
                count -= on_display(court, seat, BASTARD + house)
    return count


def first_time(court: Court) -> int:
    """C-DEAL-34: the first of the times that a promise can be for; WHOLE_GAME while nobody knows who begins."""
    if court.turn > 0:
        return THIS_TURN
    return NEXT_TURN if start_known(court) else WHOLE_GAME


def passages(court: Court, by: int) -> list[int]:
    """C-ACC-7: through own land, while there is any."""
    first = first_time(court)
    if court.cleared or first == WHOLE_GAME:
        return NO_DETAILS
    return [PASSAGE_TIMES * place + time for place in court.land_of(by) for time in range(first, PASSAGE_TIMES)]


def peaces(court: Court, to: int) -> list[int]:
    """For all land of the receiver, and for one territory."""
    first = first_time(court)
    if first == WHOLE_GAME:
        return PEACES_FROM[first]
    return PEACES_FROM[first] + [PEACE_WAYS + place for place in court.land_of(to)]


def may_promise(court: Court, by: int, to: int, term: int) -> bool:
    """TAKE BACK, MARRY, SERVE."""
    if term == TAKE_BACK_TERM:
        return rescinds(court, by)
    return may_promise_marriage(court, by, to) if term == MARRY_TERM else serving_ahead(court)


def uses_left(court: Court, by: int) -> list[int]:
    """C-LORD-3, C/A-147: Opulence, or Life for a plagued place, of which a use is not promised yet."""
    if court.cleared or first_time(court) == WHOLE_GAME:
        return NO_DETAILS
    if court.house_is(by, HOUSE_OF_POWER[OPULENCE]):
        return FIRST_DETAILS[1] if free_uses(court, OPULENCE) > 0 else NO_DETAILS
    if court.house_is(by, HOUSE_OF_POWER[LIFE]) and free_uses(court, LIFE) > 0:
        return [1 + place for place in court.plagued_places()]
    return NO_DETAILS


def is_possible(court: Court, by: int, to: int, term: int, detail: int, wanted: bool) -> bool:
    """Do the rules allow the promise, and where it is not wanted of another, is it against no other?"""
    clause = clause_of(court, by, to, term, detail)
    if not RULES.allows(court, clause):
        return False
    return wanted or not own_reason(court, Deal([by, to], [clause]), by)


GOODS_SHOWN_AS: Final[dict[int, list[int]]] = {
    kind: [good for good in range(len(GOODS)) if clauses.kind_of_good(good) == kind]
    for kind in (UNSEEN_GEM, UNSEEN_MERCENARY, UNSEEN_HIRELING, UNSEEN_DISH)
}


# What a detail stands for


def clause_of(court: Court, by: int, to: int, term: int, detail: int) -> Clause:
    if term in GOODS_OF:
        return goods_clause(by, to, term, detail)
    if term == DEBT_TERM:
        return clauses.debt(by, to, detail + 1)
    if term == VOTE_TERM:
        return clauses.vote(by, to, detail)
    if term == SHOW_TERM:
        return clauses.look(by, TO_ALL if detail % SHOW_WAYS else to, detail // SHOW_WAYS)
    if term in PLAIN:
        return PLAIN[term](by, to)
    return timed_clause(court, by, to, term, detail)


PLAIN: Final = {TAKE_BACK_TERM: clauses.take_back, MARRY_TERM: clauses.marry, SERVE_TERM: clauses.serve}


def goods_clause(by: int, to: int, term: int, detail: int) -> Clause:
    good, count = GOODS_OF[term][detail]
    if good != UNSEEN:
        return give(by, to, good, count)
    clause = clauses.unseen(by, to, UNSEEN_OF[term], [])
    clause.count = count
    return clause


def timed_clause(court: Court, by: int, to: int, term: int, detail: int) -> Clause:
    """PASSAGE, PEACE, HOLD, USE. A detail names a place of the ring, a clause its territory."""
    if term == PASSAGE_TERM:
        place, time = divmod(detail, PASSAGE_TIMES)
        return clauses.passage(by, to, court.ring[place], last_turn(court, to, time))
    if term == HOLD_TERM:
        return clauses.hold(by, to, detail, last_turn(court, by, NEXT_TURN))
    if term == USE_TERM:
        if detail == 0:
            return clauses.opulence(by, to, last_turn(court, to, NEXT_TURN))
        return clauses.life(by, to, court.ring[detail - 1], last_turn(court, by, NEXT_TURN))
    if detail >= PEACE_WAYS:
        return clauses.peace(by, to, last_turn(court, by, NEXT_TURN), court.ring[detail - PEACE_WAYS])
    effects, time = divmod(detail, PEACE_TIMES)
    return clauses.peace(by, to, last_turn(court, by, time), effects=effects > 0)


def last_turn(court: Court, seat: int, time: int) -> int:
    """C-DEAL-34: the last turn in which a promise holds that concerns the seat's turns."""
    if time == WHOLE_GAME:
        return TO_THE_END
    return court.turn if time == THIS_TURN else turn_of(court, seat, 1)


def is_unseen_give(clause: Clause) -> bool:
    """Does its giver have to pick the goods?"""
    return clause.kind == GIVE and clause.about.what == UNSEEN


def place_of_side(side: int) -> int:
    """The place of the ring that one side is about; -1 if it is about none."""
    term, detail = divmod(side, SIDE)
    if term == PASSAGE_TERM:
        return detail // PASSAGE_TIMES
    if term == PEACE_TERM:
        return max(-1, detail - PEACE_WAYS)
    return detail - 1 if term == USE_TERM else -1
