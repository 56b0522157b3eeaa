"""Puts a table into words, from a view alone: for screen readers, pipes and language models."""
