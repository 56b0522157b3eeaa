"""Random numbers. `Rng` is small and fast, for search and simulation; `FairRng` cannot be predicted, for tables.

Both give the same numbers interpreted and compiled. Nothing else in the engine is random.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, final

from courtier.core.errors import BadPosition, BadSetup

try:
    from mypy_extensions import i64
except ImportError:  # only annotations need it
    i64 = int  # type: ignore[misc]

LOW: Final = 0xFFFF_FFFF  # 32 bits
MULTIPLIER: Final = 698769069  # below 2**31, so that every product fits 63 bits
KEY_BYTES: Final = 32
WORDS: Final = 8  # 32-bit numbers in one SHA-256 digest


class Rng:
    """The fast generator, for search and simulation: multiply-with-carry, 62 bits of state, a period of 2**60.

    `seed` is any whole number; a seed gives the same numbers everywhere. `state` continues a dumped generator.

    Examples:
        >>> rng = Rng(7)
        >>> [rng.below(6) for _ in range(5)]
        [2, 5, 2, 4, 5]
    """

    def __init__(self, seed: int, state: i64 = 0) -> None:
        self.state: i64 = state or scatter(seed)

    def bits(self) -> i64:
        """32 random bits."""
        state: i64 = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & LOW

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1; the fast generator is off from even by less than limit / 2**32."""
        return (self.bits() * limit) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place (Fisher-Yates, from the end)."""
        # `bits` and `below` are written out: every deal passes here.
        state = self.state
        last: i64 = len(cards) - 1
        while last > 0:
            state = MULTIPLIER * (state & LOW) + (state >> 32)
            other: i64 = (((state ^ (state >> 32)) & LOW) * (last + 1)) >> 32
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
        self.state = state

    def clone(self) -> "Rng":
        """An independent generator that gives the same numbers from here on."""
        return Rng(0, self.state)

    def dump(self) -> Any:
        """The state as plain data: a number, or for the fair generator its key and how far it is."""
        return int(self.state)

    def __reduce__(self) -> tuple[Callable[[Any], "Rng"], tuple[Any]]:
        return revived, (self.dump(),)


@final
class FairRng(Rng):
    """The fair generator, for tables of people: nobody can guess its numbers, and all are exactly equally likely.

    `key` has 32 bytes, else `BadSetup` is raised; `used` continues a dumped generator. Block i of the stream is
    SHA-256(key | i as 8 bytes, big-endian); numbers are even by rejection.
    """

    def __init__(self, key: bytes, used: int = 0) -> None:
        super().__init__(0, 1)
        if len(key) != KEY_BYTES:
            raise BadSetup(
                f"expected a fair seed of {KEY_BYTES} bytes, got {len(key)}; secrets.token_bytes(32) makes one"
            )
        self.key = key
        self.used = used  # 32-bit words taken so far
        self.block = sha256(key + (used // WORDS).to_bytes(8, "big")).digest()

    def bits(self) -> i64:
        place = self.used % WORDS
        if place == 0:
            self.block = sha256(self.key + (self.used // WORDS).to_bytes(8, "big")).digest()
        self.used += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def below(self, limit: i64) -> i64:
        even = (LOW + 1) - (LOW + 1) % limit
        while True:
            drawn = self.bits()
            if drawn < even:
                return drawn % limit

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def clone(self) -> Rng:
        """An independent generator that gives the same numbers from here on."""
        return FairRng(self.key, self.used)

    def dump(self) -> Any:
        """The key in hexadecimal, and how many 32-bit words were taken."""
        return [self.key.hex(), self.used]


def scatter(seed: int) -> i64:
    """A state for the low 64 bits of a seed, far from the states of its neighbours."""
    low = mixed(seed & LOW)
    high = mixed((seed >> 32 & LOW) ^ low)
    return (high >> 3) << 32 | mixed(low ^ high) | 1


def mixed(word: i64) -> i64:
    """32 bits, each of which depends on all bits of `word`."""
    word = ((word ^ word >> 16) + 0x9E3779B9 & LOW) * 0x21F0AAAD & LOW
    word = (word ^ word >> 15) * 0x735A2D97 & LOW
    return word ^ word >> 15


def seeded(seed: Any) -> Rng:
    """An int seeds the fast generator, 32 bytes the fair one; `BadSetup` for anything else."""
    if isinstance(seed, bytes):
        return FairRng(seed)
    if isinstance(seed, int):
        return Rng(seed)
    raise BadSetup(f"expected a whole number or {KEY_BYTES} bytes as seed, got {type(seed).__name__}")


def revived(data: Any) -> Rng:
    """The generator that `dump` wrote."""
    if isinstance(data, int) and data > 0:
        return Rng(0, data)
    if isinstance(data, list) and len(data) == 2:
        return FairRng(bytes.fromhex(data[0]), data[1])
    raise BadPosition(f"rng: expected a positive number or [key, words used], got {data!r}")
