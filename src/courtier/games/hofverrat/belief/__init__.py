"""What a seat may conclude from its view and its journal (Hof-Verrat).

`belief.py` samples worlds, `known_state.py` is what the seat knows, `known_events.py` what each event changes in it.
"""
