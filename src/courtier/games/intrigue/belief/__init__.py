"""What a seat may conclude from its view and its journal (Game of Intrigue).

`belief.py` samples worlds. `known_state.py` is what lies in sight, read by `state_from_view.py`; `known_events.py` and
`known_trade_events.py` say what each event changes in it. `hidden_cards.py` is where all other cards may lie, in the
zones of `zones.py`; `hidden_events.py` says what each event tells about that. `places.py` makes the places of a world
from both, and `open_trade.py` fills in what is sealed in an open trade.
"""
