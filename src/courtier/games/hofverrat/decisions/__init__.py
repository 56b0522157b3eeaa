"""The questions and the consequences that wait: all of them belong to a turn."""
