"""The questions of the game and the consequences that ask, by the chapters of the ledger.

`stack.py` makes them again from a dump.
"""
