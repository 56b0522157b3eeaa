"""The questions and the consequences that wait, by the chapters of the ledger.

setup → turns → villains, events → blackmail, masterstrokes, abilities → negation · conspiracies. `stack` knows all.
"""
