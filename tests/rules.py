"""The mark of a rule test: `@rule("H-TURN-4", "H/A-12")`.

Ids are those of the game's RULES.md. An id that does not begin with the game's own letter bears it
in front: A-12 of Hof-Verrat is "H/A-12". `test_rule_marks.py` compares the marks with the ledgers.
"""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules of the ledger that this test shows at work."""
    return pytest.mark.rule(*ids)
