"""A belief takes in a journal line by line, by a table of functions, and prepares its guesses once for each change."""

from typing import Any

from courtier.core.belief.belief import Belief
from courtier.core.belief.event_table import EventTable, Glimpse, take_in, take_in_all
from courtier.core.belief.unknown_places import UNKNOWN_CARD, fill_unknown
from courtier.core.belief.view_reader import cards_of_zone, size_of, zone_at, zones_by_id
from courtier.core.rng import Rng

VIEW: dict[str, Any] = {"you": 1, "seats": [{}, {}, {}], "more": {"options": {"short": True}}}


def drew(sizes: list[int], glimpse: Glimpse) -> None:
    sizes[glimpse["seat"]] += glimpse["count"]


EVENTS: EventTable = {"drew": drew}
DREW_TWO = {"event": "drew", "seat": 2, "count": 2}


class Sizes(Belief):
    """A belief that knows how many cards everybody has."""

    def __init__(self, view: Any) -> None:
        super().__init__(view)
        self.sizes = [0] * self.seats
        self.own: list[Any] = []
        self.preparations = 0

    def saw(self, glimpse: Glimpse) -> None:
        take_in(EVENTS, self.sizes, glimpse)

    def answered(self, line: dict[str, Any]) -> None:
        self.own.append(line["answer"])

    def stepped_back(self) -> None:
        self.own.pop()

    def prepare(self) -> None:
        self.preparations += 1

    def sample(self, rng: Rng) -> Any:
        return self.sizes.copy()


def test_a_belief_knows_who_looks_at_which_table() -> None:
    belief = Sizes(VIEW)
    assert (belief.seat, belief.seats, belief.options) == (1, 3, {"short": True})
    assert Sizes({**VIEW, "you": None}).seat == -1


def test_lines_are_glimpses_own_answers_and_steps_back() -> None:
    belief = Sizes(VIEW)
    belief.see_all([DREW_TWO, {"answer": 7}, {"answer": 8}, {"back": True}, {"event": "sneezed"}])
    assert belief.sizes == [0, 0, 2]
    assert belief.own == [7]


def test_guesses_are_prepared_once_until_something_is_seen() -> None:
    belief = Sizes(VIEW)
    belief.guess(Rng(1))
    belief.guess(Rng(2))
    assert belief.preparations == 1
    belief.see(DREW_TWO)
    assert belief.guess(Rng(3)) == [0, 0, 2]
    assert belief.preparations == 2


def test_own_answers_are_no_events() -> None:
    sizes = [0, 0, 0]
    take_in_all(EVENTS, sizes, [{"answer": 1}, DREW_TWO, {"back": True}, DREW_TWO])
    assert sizes == [0, 0, 4]


def test_gaps_are_filled_evenly() -> None:
    found = {tuple(fill_unknown([7, UNKNOWN_CARD, UNKNOWN_CARD], [1, 2, 3], Rng(seed))) for seed in range(60)}
    assert found == {(7, a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b}


def test_zones_of_a_view_are_read_as_numbers() -> None:
    mine = {"id": "hand", "kind": "hand", "cards": [{"kind": "red", "face": "up"}, "unknown"]}
    other = {"id": "hand@1", "kind": "hand", "count": 3}
    by_id = zones_by_id({"common": [], "seats": [{"zones": [mine]}, {"zones": [other]}]})
    assert zone_at(by_id, "hand", 0) is mine
    assert zone_at(by_id, "hand", 1) is other
    assert [size_of(mine), size_of(other)] == [2, 3]
    assert cards_of_zone(mine, {"red": 5}, -1) == [5, -1]
    assert cards_of_zone(other, {"red": 5}, -1) == [-1, -1, -1]
