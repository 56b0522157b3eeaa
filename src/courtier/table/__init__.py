"""A table of people and bots, without input or output: a command and the time go in, effects come out."""
