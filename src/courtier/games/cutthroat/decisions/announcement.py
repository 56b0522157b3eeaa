"""An announcement: what somebody is about to do, with what was set aside for it (C-WIN-1, C-WIN-13)."""

from typing import Any, final

from courtier.core.pending import NOBODY, Sequel
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.events import NO_PLACE


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

    def aside(self) -> tuple[int, ...]:
        """C-WIN-13: the cards that were set aside for it."""
        return ()

    def open_cards(self) -> list[int]:
        """Those of them that everybody sees."""
        return list(self.aside())

    def place(self, court: Court) -> int:
        """The place of the ring that it is about, NO_PLACE if it is about none."""
        return NO_PLACE

    def price(self, court: Court) -> int:
        """The coins that were set aside for it."""
        return 0

    def aims(self, court: Court) -> int:
        """C-TAKEBACK-9: the players at whom, at whose land, card or announcement it is aimed, one bit each."""
        return 0

    def must_be_made(self) -> bool:
        """C-EVENT-7: is it a choice that an event asks for?"""
        return False

    def target(self, court: Court) -> int:
        """C-TAKEBACK-7: what makes it the same as another deed of its kind."""
        return self.first

    def answers_announcement(self) -> bool:
        """C-TAKEBACK-7: is its target the announcement below it, and not what may come after that?"""
        return False

    def can_be_taken_back(self, court: Court) -> bool:
        """C-TAKEBACK-10."""
        return True

    def take_back(self, court: Court) -> None:
        """C-TAKEBACK-2: cards and price return; the deed counts as not done."""
        for card in self.aside():
            court.enter(self.seat, card)
        court.coins[self.seat] += self.price(court)

    def ask_again(self, court: Court) -> None:
        """C-TAKEBACK-10: a choice that must be made is made anew."""

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


def may_announce(court: Court, deed: Deed) -> bool:
    """C-TAKEBACK-7: was it not taken back this turn? Asked while the announcement it answers lies next to the top."""
    return not court.taken_back or deed_key(court, deed) not in court.taken_back


def deed_key(court: Court, deed: Deed) -> tuple[int, int, int, int]:
    """What `taken_back` holds of it."""
    over = len(court.pending) - 2 if deed.answers_announcement() else 0
    return deed.seat, deed.what, deed.target(court), over


def aims_at(court: Court, deed: Deed, seat: int) -> bool:
    """For standing orders: is it aimed at the player, or at the player's spouse? A public fact."""
    aims = deed.aims(court)
    spouse = court.spouses[seat]
    return aims >> seat & 1 == 1 or (spouse != NOBODY and aims >> spouse & 1 == 1)


def owner_bit(court: Court, place: int) -> int:
    """The owner of the land there as one bit; 0 if nobody owns it."""
    owner = court.owners[place]
    return 0 if owner == NOBODY else 1 << owner


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
