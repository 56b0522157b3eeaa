"""English."""

from functools import lru_cache

AND = "and"
OR = "or"


@lru_cache(1024)  # players' names come in every sentence
def whose(name: str) -> str:
    """The possessive form of a name."""
    return f"{name}’" if name[-1:].lower() in {"s", "x", "z"} else f"{name}’s"


def the(noun: str) -> str:
    """The words with the definite article."""
    return f"the {noun}"


def a(noun: str) -> str:
    """The words with the indefinite article."""
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"
