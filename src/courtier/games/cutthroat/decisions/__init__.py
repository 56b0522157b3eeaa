"""The questions of the game and the consequences that ask, by the chapters of the ledger.

C-DEC-2: a question of a chain names the one before it, and nothing is told before the last answer. C-DEC-39: each
answer uses something up, or is counted (`named`, `waits`, `taken_back`, talks and offers), so every game ends.

`questions.py` makes them again from a dump.
"""
