"""How the answers to questions are worded: a module for each part of a round."""
