"""Every law on every game with every number of players: on fixed seeds, and on what Hypothesis finds."""

from tests.laws.cases import parameters

from courtier.laws import suite_of

TestLaws = suite_of(list(parameters()))
