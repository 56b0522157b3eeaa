"""The questions and the consequences that wait, by the chapters of the ledger.

Each file imports only those to its right: setup → turns → villains, events, house_actions → blackmail, masterstrokes,
abilities → negation, conspiracies. `questions.py` lists all of them.
"""
