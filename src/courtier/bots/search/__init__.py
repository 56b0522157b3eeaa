"""One search for all games, with two algorithms: `flat.py` and `tree.py`.

What differs by game is in its `search_model.py`. Worlds come from the seat's belief, so a search uses what its seat
sees and remembers, and random numbers; nothing else.
"""
