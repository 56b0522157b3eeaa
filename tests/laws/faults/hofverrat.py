"""Faults of Hof-Verrat's encoding."""

from tests.laws.faults.mutants import HOF, Mutant, fault

MUTANTS: list[Mutant] = [
    fault(
        "an observation depends on another's hand",
        "hofverrat-3",
        "secrets",
        HOF + "encoding.py",
        "row.put(HANDS + step, len(court.hands[other]))",
        "row.put(HANDS + step, sum(court.hands[other]) % 4)",
    ),
    fault(
        "counting knows the spies of others",
        "hofverrat-3",
        "secrets",
        HOF + "encoding.py",
        "if role_of(courtier) != SPY or layer_of(courtier) == seat:",
        "if layer_of(courtier) >= 0:",
    ),
    fault(
        "an action tells the family of another's spy",
        "hofverrat-3",
        "secrets",
        HOF + "encoding.py",
        "return KILL_SPY + spot * (MOST_SEATS - 1) + layer - 1",
        "return KILL_SPY + spot * (MOST_SEATS - 1) + card_of(victim) % 4",
    ),
    fault(
        "one action lays any card",
        "hofverrat-3",
        "semantic_actions",
        HOF + "encoding.py",
        "return LAY + court.hands[seat][code // SPOT_COUNT] * SPOT_COUNT + spot",
        "return LAY + court.hands[seat][0] * SPOT_COUNT + spot",
    ),
    fault(
        "a number is above its range",
        "hofverrat-3",
        "encodings",
        HOF + "encoding.py",
        "row.put(PILE, court.pile())",
        "row.put(PILE, 2 * court.pile())",
    ),
]
