"""What a seat may conclude from its view and its journal (Cutthroat Kingdoms).

`belief.py` samples worlds. `known_state.py` is what the journal tells; `hidden_events.py`, `land_events.py` and
`purse_events.py` say what each event changes in it. `hidden_cards.py` is where every hidden card may lie, in the zones
of `zones.py`. `state_from_view.py` reads what lies in sight, and `places.py` makes the places of a world from it.
`soldiers.py` and `event_deck.py` fill in what is counted or ordered, `offers.py` what an open offer tells.
`late_journal.py` is for a journal that began after the start, `cache.py` for bots that ask again and again.
"""
