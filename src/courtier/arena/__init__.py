"""Plays many games and counts: what ten thousand games say about cards, options and bots."""
