"""A game as numbers for programs that learn: what a seat may see, and what it may do.

Every game has a `GameEncoding` (`encoding.py`). An `Encoder` writes what one seat may see straight from the game into a
buffer that the caller owns, one byte for each slot, and translates between the engine's codes and semantic actions.
Both are relative to the seat that looks: 0 is this seat, 1 the next one clockwise. A game has one layout for all
numbers of players; slots of seats that nobody has are 0.

One byte: all numbers of the games are small counts, and bytes can be written without a library.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, final

from courtier.core.compiling import mypyc_attr
from courtier.core.errors import BadSetup, IllegalAction
from courtier.core.game import Game
from courtier.core.pending import Decision, Pending

HIGHEST: Final = 255
NO_CODE: Final = -1
Buffer = bytearray | memoryview


class Slot(NamedTuple):
    """One number of an encoding, or one semantic action: what it means, and the highest value of its number."""

    block: str
    meaning: str
    highest: int


@final
class Layout:
    """Slots in their order, added block by block."""

    def __init__(self) -> None:
        self.slots: list[Slot] = []

    def add(self, block: str, meanings: Sequence[str], highest: int = 1) -> int:
        """Add a block with one slot for each meaning; return the number of its first slot."""
        first = len(self.slots)
        for meaning in meanings:
            self.slots.append(Slot(block, meaning, highest))
        return first


def set_byte(cells: bytearray, place: int, number: int) -> None:
    """Write a number to a byte, 255 in place of more. Compiled, setup.py gives this a fast path in C."""
    cells[place] = min(HIGHEST, number)


def add_byte(cells: bytearray, place: int, number: int) -> None:
    """Add a number to a byte, which holds 255 at most. Compiled, setup.py gives this a fast path in C."""
    cells[place] = min(HIGHEST, cells[place] + number)


@final
class Row:
    """The bytes of one observation or mask, where the caller wants them. Numbers from 255 on are written as 255."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.zeros = bytes(size)
        self.cells = bytearray(size)
        self.start = 0

    def begin(self, buffer: Buffer, start: int) -> None:
        """Write from now on to this buffer from `start` on; all slots are 0. Then call `finish`."""
        end = start + self.size
        if start < 0 or len(buffer) < end:
            raise ValueError(
                f"expected a buffer with {self.size} bytes from {start} on, got {len(buffer)} bytes in all"
            )
        if isinstance(buffer, bytearray):
            buffer[start:end] = self.zeros
            self.begin_empty(buffer, start)
        else:
            self.begin_empty(bytearray(self.size), 0)

    def begin_empty(self, cells: bytearray, start: int) -> None:
        """The same where all bytes are 0 already and there is room for them; `finish` is not needed."""
        self.cells = cells
        self.start = start

    def finish(self, buffer: Buffer, start: int) -> None:
        """Copy the bytes to a buffer that is no bytearray."""
        if self.cells is not buffer:
            buffer[start : start + self.size] = self.cells

    def put(self, slot: int, number: int) -> None:
        """Write the number of a slot."""
        set_byte(self.cells, self.start + slot, number)

    def add(self, slot: int, number: int) -> None:
        """Add to the number of a slot."""
        if number != 0:
            add_byte(self.cells, self.start + slot, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEncoding:
    """What a game says about its numbers. It holds no state, so that all encoders of a game share one.

    `number` changes whenever a slot or an action gets another meaning. `seen` are the slots of what lies in sight,
    `remembered` those of what a player with a perfect memory knows besides; `actions` are the semantic actions.
    """

    def __init__(self, name: str, number: int, seen: Layout, remembered: Layout, actions: Layout) -> None:
        self.name = name  # of the game
        self.number = number
        self.seen = seen
        self.remembered = remembered
        self.actions = actions

    def see(self, game: Any, seat: int, row: Row) -> None:
        """Add what the seat may see now, and nothing else."""
        raise NotImplementedError

    def remember(self, game: Any, seat: int, row: Row, first: int) -> None:
        """Add what the seat knows besides if it remembers everything; its slots begin at `first`."""

    def action(self, game: Any, seat: int, code: int) -> int:
        """The semantic action of a legal code."""
        raise NotImplementedError

    def allow(self, game: Any, seat: int, codes: list[int], row: Row) -> None:
        """Write 1 for the semantic action of each of these legal codes; there is one at least."""
        for code in codes:
            row.put(self.action(game, seat, code), 1)

    def likely_code(self, game: Any, seat: int, action: int) -> int:
        """The code that the action has if it is legal, where that can be said at once; else NO_CODE."""
        return NO_CODE

    def points(self, game: Any) -> list[int]:
        """By seat: the points as they stand, from what all can see; for shaped rewards."""
        raise NotImplementedError


@final
class Encoder:
    """Writes observations and masks of one game into buffers; `courtier.encoder` makes one.

    Attributes: `size` (numbers of an observation), `actions` (semantic actions), `number` (of the layout).
    One thread uses an encoder at a time.

    Examples:
        >>> import courtier
        >>> encoder = courtier.encoder("hofverrat")
        >>> game = courtier.new("hofverrat", seats=3, seed=7)
        >>> seen, mask = bytearray(encoder.size), bytearray(encoder.actions)
        >>> encoder.observe(game, game.actor(), seen)
        >>> encoder.mask(game, game.actor(), mask)
        >>> encoder.apply(game, game.actor(), mask.index(1))
    """

    def __init__(self, encoding: GameEncoding, memory: bool = False) -> None:
        self.encoding = encoding
        self.memory = memory
        self.number = encoding.number
        self.seen = len(encoding.seen.slots)
        self.size = self.seen + (len(encoding.remembered.slots) if memory else 0)
        self.actions = len(encoding.actions.slots)
        self.row = Row(self.size)
        self.allowed = Row(self.actions)

    def __reduce__(self) -> tuple[Callable[..., "Encoder"], tuple[str, bool]]:
        """Pickles hold the name of the game."""
        from courtier.core.pickled import restored_encoder  # noqa: PLC0415 - it loads games, which are built on this

        return restored_encoder, (self.encoding.name, self.memory)

    def slots(self) -> list[Slot]:
        """What each number of an observation means."""
        return self.encoding.seen.slots + (self.encoding.remembered.slots if self.memory else [])

    def observe(self, game: Game, seat: int, buffer: Buffer, start: int = 0) -> None:
        """Write what the seat may see: `size` bytes of the buffer from `start` on.

        Raises `BadSeat` if nobody sits there, `ValueError` if the buffer is too short, `BadSetup` for another game.
        """
        self.check_game(game)
        game.check_seat(seat)
        self.row.begin(buffer, start)
        self.write_seen(game, seat)
        self.row.finish(buffer, start)

    def observe_empty(self, game: Game, seat: int, cells: bytearray, start: int) -> None:
        """The same for a seat that exists, where all bytes are 0 and there is room."""
        self.row.begin_empty(cells, start)
        self.write_seen(game, seat)

    def write_seen(self, game: Game, seat: int) -> None:
        """Write what the seat may see to the row that has begun."""
        self.encoding.see(game, seat, self.row)
        if self.memory:
            self.encoding.remember(game, seat, self.row, self.seen)

    def mask(self, game: Game, seat: int, buffer: Buffer, start: int = 0) -> None:
        """Write 1 for every semantic action that the seat may choose now, else 0: `actions` bytes from `start` on."""
        self.check_game(game)
        legal = game.legal(seat)
        self.allowed.begin(buffer, start)
        if legal:
            self.encoding.allow(game, seat, legal, self.allowed)
        self.allowed.finish(buffer, start)

    def mask_empty(self, game: Game, seat: int, cells: bytearray, start: int) -> None:
        """The same where all bytes are 0 and there is room."""
        legal = game.legal(seat)
        if legal:
            self.allowed.begin_empty(cells, start)
            self.encoding.allow(game, seat, legal, self.allowed)

    def legal(self, game: Game, seat: int) -> list[int]:
        """The semantic actions that the seat may choose now, in the order of the engine's codes."""
        found: list[int] = []
        for code in game.legal(seat):
            action = self.encoding.action(game, seat, code)
            if action not in found:
                found.append(action)
        return found

    def action(self, game: Game, seat: int, code: int) -> int:
        """The semantic action of a legal code. Raises `IllegalAction` if the code is not legal now."""
        if code not in game.legal(seat):
            raise IllegalAction(f"seat {seat}: expected one of the legal codes {game.legal(seat)}, got {code}")
        return self.encoding.action(game, seat, code)

    def code(self, game: Game, seat: int, action: int) -> int:
        """The engine's code of a semantic action; of equal cards the first one.

        Raises `IllegalAction` if the seat may not do that now.
        """
        encoding = self.encoding
        legal = game.legal(seat)
        likely = encoding.likely_code(game, seat, action)
        if likely != NO_CODE:
            for code in legal:
                if code == likely:
                    return code
        for code in legal:
            if encoding.action(game, seat, code) == action:
                return code
        raise IllegalAction(self.refusal(game, seat, action))

    def apply(self, game: Game, seat: int, action: int) -> None:
        """Carry out a semantic action. Raises `IllegalAction` and changes nothing if it is not legal."""
        game.carry_out(seat, self.code(game, seat, action))

    def check_game(self, game: Game) -> None:
        """Raise `BadSetup` if these are not the numbers of that game."""
        if game.name() != self.encoding.name:
            raise BadSetup(f"this is an encoder for {self.encoding.name}; expected such a game, got {game.name()}")

    def refusal(self, game: Game, seat: int, action: int) -> str:
        """Why an action cannot be carried out."""
        legal = self.legal(game, seat)
        if not legal:
            return f"seat {seat} is not asked anything" + (": the game is over" if game.over() else "")
        if not 0 <= action < self.actions:
            return f"expected a semantic action from 0 to {self.actions - 1}, got {action}"
        said = self.encoding.actions.slots[action]
        return f"seat {seat} may not choose action {action} ({said.block}: {said.meaning}); expected one of {legal}"


def relative(seats: int, seat: int, other: int) -> int:
    """How far clockwise `other` sits from `seat`."""
    return other - seat if other >= seat else other - seat + seats


def seat_words(most: int) -> list[str]:
    """The seats in words, relative to the one that looks."""
    return ["me", "next", *[f"seat +{step}" for step in range(2, most)]][:most]


def question_seen(asking: Pending, seat: int) -> str:
    """The name of the open question as a seat sees it: of another's unfinished chain the first one."""
    if isinstance(asking, Decision) and asking.seat != seat:
        return asking.root().name()
    return asking.name()
