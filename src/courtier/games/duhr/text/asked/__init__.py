"""How questions are put and answers worded: a module for each part of the game."""
