"""What `courtier.belief` returns: the belief of one seat, whatever the game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

from courtier.core.errors import BadJournal
from courtier.core.game import Game
from courtier.core.journal import UNFIT, missed
from courtier.core.registry import kind
from courtier.core.rng import Rng


@final
class SeatBelief:
    """What a seat may conclude from its view and its journal; `courtier.belief` makes one.

    A copy or an unpickled belief is made anew from the same view and the same lines: it draws from the same worlds.

    Attributes: `game` (the name of the game), `seat` (`None`: the gallery), `view` (the view it was made from),
    `lines` (of the journal, those that came after the view included), `keeps_up` (`False` where a game's belief follows
    from the view alone: then make a new one instead of calling `see`).
    """

    def __init__(self, game: str, view: Mapping[str, Any], lines: Sequence[Mapping[str, Any]]) -> None:
        self.game = game
        self.seat: int | None = view["you"]
        self.view: dict[str, Any] = view if isinstance(view, dict) else dict(view)
        self.lines: list[Any] = list(lines)
        self.begun = len(self.lines)  # so many lines were there when the view was seen
        make = kind(game).belief
        try:
            self.belief: Any = make(self.view, self.lines.copy())
        except UNFIT as error:
            raise missed(self.seat) from error
        self.keeps_up: bool = hasattr(self.belief, "see")

    def see(self, line: Mapping[str, Any]) -> None:
        """Take in the next line of the journal.

        Raises `BadJournal` if the line cannot follow the ones before; make a new belief from the present view then.
        """
        if not self.keeps_up:
            raise BadJournal(
                f"a belief of {self.game} follows from its view alone; make a new one with courtier.belief"
            )
        try:
            self.belief.see(line)
        except UNFIT as error:
            raise missed(self.seat) from error
        self.lines.append(line)

    def guess(self, rng: Rng) -> Game:
        """Draw a game that fits all that was seen; every such game is as likely as every other.

        Raises `BadJournal` if none fits.
        """
        try:
            drawn: Game = self.belief.guess(rng)
        except UNFIT as error:
            raise missed(self.seat) from error
        return drawn

    def __reduce__(self) -> tuple[Callable[..., "SeatBelief"], tuple[Any, ...]]:
        """Pickles hold the view and the lines."""
        return restored_belief, (self.game, self.view, self.lines[: self.begun], self.lines[self.begun :])


def restored_belief(
    game: str, view: dict[str, Any], lines: list[dict[str, Any]], later: list[dict[str, Any]]
) -> SeatBelief:
    """The belief that was pickled."""
    belief = SeatBelief(game, view, lines)
    for line in later:
        belief.see(line)
    return belief
