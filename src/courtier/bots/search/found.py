"""What a search has found."""

from typing import NamedTuple


class Found(NamedTuple):
    """The answer, and what it and the next best ones are expected to bring, from 0 to 1; the answer comes first."""

    answer: int
    expected: list[tuple[int, float]]
