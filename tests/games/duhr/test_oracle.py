"""The oracle itself: it changes all that may not be known, and nothing else; what it remembers is true."""

from collections import Counter
from typing import Any

import pytest
from tests.games.duhr.oracle import permute
from tests.games.duhr.remembering import deals_out, memory_of

from courtier.laws.cases import Case, Luck
from courtier.laws.oracle import Dump
from courtier.laws.sitting import opened, positions

ME = 1


def hidden_parts(dump: Dump) -> dict[str, Any]:
    """Everything section 5 hides from a seat during the game, by name."""
    others = [seat for seat in range(dump["seats"]) if seat != ME]
    returned = dump["chosen"][ME] is not None and dump["options"]["agendas"] == "both"
    dealt = [dump["agendas"][ME], dump["agendas"][6 + ME]]
    top = dump["pending"][-1] if dump["pending"] else [None, None]
    return {
        "other hands": [dump["hands"][seat] for seat in others],
        "set aside by others": dump["aside"] if dump["active"] != ME else None,
        "order of the Web": dump["web"],
        "kinds in the Web": sorted(dump["web"]),
        "concealed cards": [card for row in dump["rows"] for card, face in row if face == "down"],
        "concealed conspiracies": [dump["conspiracies"][seat] for seat in others if not dump["shown"][seat]],
        "other agendas": [dump["chosen"][seat] for seat in others],
        "colours of other agendas": [str(dump["chosen"][seat])[0] for seat in others],
        "agendas never dealt": [dump["agendas"][dump["seats"] : 6], dump["agendas"][6 + dump["seats"] :]],
        "own agenda given back": [each for each in dealt if returned and each != dump["chosen"][ME]],
        "sealed answers": [dump["answers"][seat] for seat in others],
        "another's unfinished answer": top if top[1] != ME and top[0] != "negate" else None,
        "chance": dump["rng"],
    }


def all_names() -> set[str]:
    sitting, _ = opened(Case("duhr", 4), 0)
    return set(hidden_parts(sitting.truth))


@pytest.mark.parametrize("remembers", [True, False])
def test_all_that_is_hidden_is_changed(remembers: bool) -> None:
    changed: Counter[str] = Counter()
    for seed in range(30):
        luck = Luck(seed)
        sitting, _ = opened(Case("duhr", 5), seed, [ME])
        for at in positions(sitting, luck, of_hundred=30):
            if at.game.over():
                break
            other = permute(at.truth, ME, luck, at.journals[ME] if remembers else None)
            before, after = hidden_parts(at.truth), hidden_parts(other)
            changed.update(name for name in before if before[name] != after[name])
    remembered = {"concealed cards", "own agenda given back"}
    assert changed.keys() == (all_names() - remembered if remembers else all_names())


def test_after_the_end_only_what_is_never_shown_is_changed() -> None:
    changed: Counter[str] = Counter()
    for seed in range(50):
        luck = Luck(seed)
        sitting, _ = opened(Case("duhr", 5), seed, [ME])
        *_, end = positions(sitting, luck)
        other = permute(end.truth, ME, luck, None)
        before, after = hidden_parts(end.truth), hidden_parts(other)
        changed.update(name for name in before if before[name] != after[name])
    shown = {"concealed conspiracies", "other agendas", "colours of other agendas"}
    over = {"sealed answers", "another's unfinished answer"}
    assert changed.keys() == all_names() - shown - over


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_what_is_remembered_is_true(seats: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(40):
        case = Case("duhr", seats)
        sitting, _ = opened(case, seed, case.viewers())
        for at in positions(sitting, Luck(seed), of_hundred=50):
            for journal in at.journals.values():
                memory = memory_of(journal)
                assert all(memory.agreements(at.truth)), (seed, journal.seat)
                others = [hand for seat, hand in enumerate(memory.hands) if seat != journal.seat]
                kinds["sure"] += any(hand.sure for hand in others)
                kinds["lacking"] += any(hand.lacks for hand in others)
                kinds["several Webs"] += len(memory.webs) > 1
                kinds["mixed"] += memory.mixed
    assert min(kinds.values()) > 0, kinds


def test_the_flow_that_deals_out_a_pool() -> None:
    rows = [(1, Counter("ab")), (1, Counter("a")), (1, Counter("bc"))]
    assert deals_out(Counter("abc"), rows)
    assert not deals_out(Counter("acc"), rows), "two cannot take that"
    assert not deals_out(Counter("ab"), rows), "one is missing"
    assert deals_out(Counter("aab"), [(2, Counter("aab")), (1, Counter("a"))])
