"""What the beliefs of all games share.

`belief.py`: the class that every game's `Belief` extends: it takes in a journal line by line and samples worlds.
`event_table.py`: which function takes in which event.
`possible_zones.py`: for every hidden card, the zones in which it may lie, and facts about several cards.
`world_sampler.py`: lays hidden cards into places, every world that fits with the same probability.
`unknown_places.py`: fills gaps in a row of cards where any hidden card may lie in any gap.
`view_reader.py`: reads the zones of a view.
"""
