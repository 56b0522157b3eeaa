"""A table of people and bots. It does no I/O: a command and the time go in, effects come out."""
