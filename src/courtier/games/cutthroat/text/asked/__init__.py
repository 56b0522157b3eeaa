"""The open question in words: the question, its answers, and what an answer names."""
