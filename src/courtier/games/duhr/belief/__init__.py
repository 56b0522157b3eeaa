"""What a seat may conclude from its view and its journal (Dûhr).

`belief.py` samples worlds, `known_state.py` is what the seat knows, `known_events.py` what each event changes in it.
`hidden_cards.py` follows the cards of the others, on `card_histories.py` (how each card may have come to its place) and
`repair.py` (finds other histories after a contradiction). `rewind.py` is the table before a journal that began late.
"""
