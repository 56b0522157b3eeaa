"""An announcement: what somebody is about to do, with what was set aside for it (C-WIN-1, C-WIN-13)."""

from typing import Any, final

from courtier.core.pending import Sequel
from courtier.games.cutthroat.court import Court


class Deed:
    """Something announced, with all that was declared of it. `first` and `second` are its own numbers."""

    def __init__(self, seat: int, what: int, first: int, second: int) -> None:
        self.seat = seat
        self.what = what  # of DEEDS
        self.first = first
        self.second = second

    def pay(self, court: Court) -> None:
        """Say it and set aside what it costs."""
        raise NotImplementedError

    def listeners(self, court: Court) -> int:
        """C-WIN-9: the seats that may react, one bit each; by public facts."""
        return 0

    def stands(self, court: Court) -> bool:
        """Can it still take place? Asked after each reaction."""
        return True

    def happen(self, court: Court) -> None:
        """Nobody has stopped it."""
        raise NotImplementedError

    def fail(self, court: Court) -> None:
        """It can no longer take place: what was set aside is lost."""
        raise NotImplementedError

    def killed(self, court: Court, killer: int, how: int) -> None:
        """C-HIRE-3: a hireling is killed as it is played."""
        raise NotImplementedError


@final
class CarryOut(Sequel):
    """The deed takes place when nothing lies above it any more."""

    def __init__(self, deed: Deed) -> None:
        super().__init__()
        self.deed = deed

    def follow(self, game: Any) -> None:
        court: Court = game
        self.deed.happen(court)

    def name(self) -> str:
        return "carry_out"

    def dump(self) -> list[Any]:
        deed = self.deed
        return [self.name(), deed.seat, deed.what, deed.first, deed.second]


def announced_deed(court: Court) -> Deed:
    """The deed on top of the stack; an open window lies above it."""
    top = court.pending[-1]
    step = top if isinstance(top, CarryOut) else court.pending[-2]
    assert isinstance(step, CarryOut)
    return step.deed


def drop_announced(court: Court) -> Deed:
    """Take the announcement on top away, with the window that would open again over it."""
    step = court.pending.pop()
    if not isinstance(step, CarryOut):
        step = court.pending.pop()
    assert isinstance(step, CarryOut)
    return step.deed
