"""What all games share: the contract of a game, chance, events, views, journals, records, words and deals."""
