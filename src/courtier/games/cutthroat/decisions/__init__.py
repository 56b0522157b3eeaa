"""The questions of the game and the consequences that ask, by the chapters of the ledger.

`../questions.py` makes them again from a dump.
"""
