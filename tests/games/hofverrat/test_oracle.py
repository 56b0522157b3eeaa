"""The oracle itself: it changes all that may not be known, and nothing else."""

from collections import Counter
from typing import Any

import pytest
from tests.games.hofverrat.oracle import in_play, is_spy, permute

from courtier.laws.cases import Case, Luck
from courtier.laws.oracle import Dump
from courtier.laws.sitting import opened, positions


def hidden_parts(dump: Dump, seat: int) -> dict[str, Any]:
    """Everything section 5 hides from a seat during the game, by name."""
    others = [other for other in range(dump["seats"]) if other != seat]
    spies = [row for row in in_play(dump) if is_spy(row[0])]
    gone = [row for row in dump["removed"] if is_spy(row[0])]
    return {
        "other hands": [dump["hands"][other] for other in others],
        "pile": dump["pile"],
        "box": dump["box"],
        "foreign spies": [row for row in spies if row[2] != seat],
        "foreign removed spies": [row for row in gone if row[2] != seat],
        "other missions": [dump["missions"][other] for other in others],
        "unused missions": dump["missions"][dump["seats"] : 10],
        "own spies": [row for row in spies if row[2] == seat],
        "own removed spies": [row for row in gone if row[2] == seat],
        "chance": dump["rng"],
    }


@pytest.mark.parametrize("remembers", [True, False])
def test_all_that_is_hidden_is_changed(remembers: bool) -> None:
    changed: Counter[str] = Counter()
    for seed in range(6):
        luck = Luck(seed)
        sitting, _ = opened(Case("hofverrat", 3), seed, [1])
        for at in positions(sitting, luck, of_hundred=30):
            if at.game.over():
                break
            other = permute(at.truth, 1, luck, at.journals[1] if remembers else None)
            before, after = hidden_parts(at.truth, 1), hidden_parts(other, 1)
            changed.update(name for name in before if before[name] != after[name])
    own = {"own spies", "own removed spies"}
    assert changed.keys() & own == (set() if remembers else own)
    assert len(changed) == (8 if remembers else 10), changed


def test_after_the_end_only_what_is_never_shown_is_changed() -> None:
    changed: Counter[str] = Counter()
    for seed in range(20):
        luck = Luck(seed)
        sitting, _ = opened(Case("hofverrat", 3), seed, [1])
        *_, end = positions(sitting, luck)
        other = permute(end.truth, 1, luck, None)
        before, after = hidden_parts(end.truth, 1), hidden_parts(other, 1)
        changed.update(name for name in before if before[name] != after[name])
        assert in_play(end.truth) == in_play(other)
    gone = {"foreign removed spies", "own removed spies"}
    assert changed.keys() == {"box", "unused missions", "chance", *gone}
