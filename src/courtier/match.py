"""One game with a bot or a caller at each seat. The match feeds the journals and keeps the record."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from courtier.bots import Bot, make
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import plain_deal
from courtier.core.errors import BadSetup
from courtier.core.game import Game
from courtier.core.journal import Journal
from courtier.core.pending import Decision
from courtier.core.record import Record
from courtier.core.registry import kind
from courtier.core.replay import Journals, notice
from courtier.core.rng import Rng
from courtier.core.shapes import View

CALLER = "caller"  # in the record, the name of a player who is no bot


class Match:
    """One game, and who plays it.

    `players` says by seat who answers: the name of a bot (a level, or `module:Class`), a bot (anything with a method
    `choose`), or `None` where you answer yourself. `seed` and `options` are those of `courtier.new`. `rng` is the
    chance of the bots; without it, the seed decides that as well, so that the same match can be played again.

    Examples:
        >>> import courtier
        >>> match = courtier.Match("hofverrat", ["greedy", "random", None], seed=7)
        >>> while (seat := match.advance()) is not None:
        ...     view = match.view(seat)
        ...     match.answer(seat, view["choices"][0]["code"])
        >>> match.game.over()
        True

    Attributes: `game`, `players` (by seat: a bot, or `None`), `journals` (by seat, and `None` for the gallery) and
    `record`, which `match.record.text(with_seed=True)` writes down.
    """

    def __init__(
        self,
        game: str,
        players: Sequence[Bot | str | None],
        seed: int | bytes = 0,
        options: Mapping[str, Any] | None = None,
        rng: Rng | None = None,
    ) -> None:
        self.players = [make(game, player) if isinstance(player, str) else player for player in players]
        for seat, player in enumerate(self.players):
            if player is not None and not callable(getattr(player, "choose", None)):
                raise BadSetup(
                    f"seat {seat}: expected a bot's name, a bot with a method choose, or None; got {player!r}"
                )
        chosen = kind(game).check_options({} if options is None else options)
        self.record = Record.begin(game, len(players), seed, chosen, [name_of(player) for player in players])
        self.game: Game = self.record.first_position(recording=True)
        self.rng = rng or Rng(int.from_bytes(sha256(f"bots of {seed!r}".encode()).digest()[:8], "big"))
        self.journals: Journals = {seat: Journal(seat) for seat in (None, *range(len(players)))}
        self.hear()

    # Looking

    def over(self) -> bool:
        """Is the game over?"""
        return self.game.over()

    def view(self, seat: int | None) -> View:
        """What that seat may see now (`None`: the gallery). Raises `BadSeat` if nobody sits there."""
        if seat is not None:
            self.game.check_seat(seat)
        return kind(self.game.name()).view(self.game, seat)

    def journal(self, seat: int | None) -> Journal:
        """What that seat may remember (`None`: the gallery). Raises `BadSeat` if nobody sits there."""
        if seat is not None:
            self.game.check_seat(seat)
        return self.journals[seat]

    # Playing

    def answer(self, seat: int, action: int) -> None:
        """Carry out an answer of that seat: one of the codes of its view's choices. `IllegalAction` changes nothing."""
        view = self.view(seat)
        self.game.apply(seat, action)
        self.journals[seat].answered(view, action)
        self.record.answer(seat, action)
        self.hear()

    def step(self) -> int:
        """Let one bot that is asked answer; return its seat.

        Raises `BadSetup` if no bot is asked: then call `answer`, or the game is over.
        """
        for seat in self.game.actors():
            player = self.players[seat]
            if player is not None:
                self.answer(seat, player.choose(self.view(seat), self.journals[seat], self.rng))
                return seat
        waiting = ", ".join(str(seat) for seat in self.game.actors())
        raise BadSetup(f"no bot is asked: call match.answer for seat {waiting}" if waiting else "the game is over")

    def advance(self) -> int | None:
        """Let bots answer until only callers are asked.

        Returns the first seat of a caller that is asked, or `None` when the game is over.
        """
        while not self.over():
            asked = self.game.actors()
            if all(self.players[seat] is None for seat in asked):
                return asked[0]
            self.step()
        return None

    def play(self) -> list[int]:
        """Let the bots play to the end; return the winners.

        Raises `BadSetup` if a seat without a bot is asked.
        """
        while not self.over():
            self.step()
        return self.game.winners()

    def back(self, seat: int) -> None:
        """Take back the last answer of the seat's own unfinished chain; `IllegalAction` if there is none."""
        self.game.back(seat)
        number, _ = self.record.holding()[-1]
        self.record.undo(number - 1)

    def seal(self, deal: Deal) -> None:
        """Seal a deal that all its parties have agreed on, over the open question; `IllegalDeal` changes nothing.

        The caller is the table here: the option `deals` must be `table`. In the record the deal stands before the open
        question's unfinished chain, so that a step back does not take the deal back.
        """
        chain = self.unfinished()
        self.game.seal(deal)
        if chain:
            self.record.undo(chain[0][0] - 1)
        self.record.seal(plain_deal(self.game.deal_rules(), deal))
        for _, line in chain:
            if line["seat"] not in deal.parties:
                self.record.answer(line["seat"], line["action"])
        self.hear()

    def unfinished(self) -> list[tuple[int, dict[str, Any]]]:
        """The lines of the open question's unfinished chain, with their numbers."""
        length = 0
        asking = self.game.asking
        while isinstance(asking, Decision) and asking.before is not None:
            asking = asking.before
            length += 1
        return self.record.holding()[-length:] if length else []

    def hear(self) -> None:
        """Write what has just happened into the journals. Every method that changes the game calls this once."""
        notice(self.journals, self.game.news)


def name_of(player: Bot | str | None) -> str:
    """What the record calls a player."""
    if player is None:
        return CALLER
    return player if isinstance(player, str) else type(player).__name__
