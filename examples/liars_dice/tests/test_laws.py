"""All laws of Courtier, those of secrecy included."""

import oracle

import courtier.laws

TestLaws = courtier.laws.suite("liars_dice", oracle)
