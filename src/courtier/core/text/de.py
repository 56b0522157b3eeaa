"""German. Articles are the games' own: they know the gender of their nouns."""

from functools import lru_cache

AND = "und"
OR = "oder"


@lru_cache(1024)  # players' names come in every sentence
def whose(name: str) -> str:
    """The possessive form of a name."""
    return f"{name}’" if name[-1:].lower() in {"s", "ß", "x", "z"} else f"{name}s"
