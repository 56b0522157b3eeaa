"""Every law on every game with every number of players: on fixed seeds, and on what Hypothesis finds."""

from tests.laws.cases import parameters

import courtier
from courtier.laws import suite_of
from courtier.laws.suite import EXAMPLES, SEEDS

# The compiled build plays ten games in the time of one, so it plays most of them.
TestLaws = suite_of(list(parameters()), *((SEEDS, EXAMPLES) if courtier.compiled() else (1, 5)))
