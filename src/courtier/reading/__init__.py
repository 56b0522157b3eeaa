"""A table in words, made from a view alone: for those who listen, for pipes and for language models."""
