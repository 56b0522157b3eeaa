"""The laws that every game keeps, as tests for any package that brings games.

A package that brings a game holds it to all laws with one line in its tests (`pip install courtier[laws]`):

    TestLaws = courtier.laws.suite("liars_dice", oracle="tests.oracle")

The oracle says what a seat may know (`Oracle` has its functions). Without one the laws of secrecy are skipped.
"""

from courtier.laws.book import BY_ORACLE, LAWS, ONCE, Law
from courtier.laws.cases import Case, Luck, Seat, cases_of
from courtier.laws.chances import FREE, Place, chances
from courtier.laws.oracle import Dump, Facts, Odds, Oracle, Small, Step, common_secrets, together, use_oracle
from courtier.laws.suite import suite, suite_of

__all__ = [
    "BY_ORACLE",
    "FREE",
    "LAWS",
    "ONCE",
    "Case",
    "Dump",
    "Facts",
    "Law",
    "Luck",
    "Odds",
    "Oracle",
    "Place",
    "Seat",
    "Small",
    "Step",
    "cases_of",
    "chances",
    "common_secrets",
    "suite",
    "suite_of",
    "together",
    "use_oracle",
]
