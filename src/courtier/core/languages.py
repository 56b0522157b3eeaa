"""Words in several languages, of which a game may have only one."""

from collections.abc import Mapping
from typing import TypeVar

Words = TypeVar("Words")


def spoken(words: Mapping[str, Words], lang: str) -> Words:
    """What is said in that language; where it is missing, in the first language there is.

    Examples:
        >>> spoken({"en": "dice"}, "de")
        'dice'
    """
    for language, said in words.items():
        if language == lang:
            return said
    for said in words.values():
        return said
    raise KeyError(lang)
