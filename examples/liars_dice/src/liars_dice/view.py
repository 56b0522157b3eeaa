"""What a seat may see: its own dice, how many the others have, and the last bid. And what it may conclude from that."""

from collections.abc import Sequence
from typing import Any

from courtier.core.game import Game
from courtier.core.rng import Rng
from courtier.core.shapes import Source, View, Zone
from courtier.core.view import at_seat, card, envelope, hidden_zone, size, zone
from liars_dice.dice import CALL, FACES, NAME, NOTHING_BID, SIDES, Cups, bid_parts, load


def view(game: Any, you: int | None, gallery: View | None = None) -> View:
    """The view of a seat, or of the gallery (`None`)."""
    cups: Cups = game
    seats = [at_seat(seat, [cup_zone(cups, seat, you)]) for seat in range(cups.seats)]
    seen = envelope(NAME, cups, you, seats, [bid_zone(cups)])
    seen["more"] = {"options": dict(cups.options), "bid": cups.bid, "bidder": cups.bidder}
    if you is not None:
        seen["choices"] = [{"code": code, "parts": parts(code)} for code in cups.legal(you)]
    if cups.over():
        sources: list[list[Source]] = [[{"source": "dice", "points": score}] for score in cups.scores()]
        seen["result"] = {"scores": cups.scores(), "winners": cups.winners(), "sources": sources}
    return seen


def cup_zone(cups: Cups, seat: int, you: int | None) -> Zone:
    """Your own dice; of the others how many they are, until the end."""
    name = "cup" if seat == you else f"cup@{seat}"
    if seat == you or cups.over():
        return zone(name, "cup", [card(f"die.{FACES[die]}") for die in cups.cups[seat]])
    return hidden_zone(name, "cup", len(cups.cups[seat]))


def bid_zone(cups: Cups) -> Zone:
    """The bid as dice, so that every table can draw it."""
    count, face = bid_parts(cups.bid) if cups.bid != NOTHING_BID else (0, 0)
    return zone("bid", "bid", [card(f"die.{FACES[face]}")] * count)


def parts(code: int) -> list[str]:
    """What one clicks: how many, then of which number; or the call."""
    count, face = bid_parts(code)
    return ["do:call"] if code == CALL else [f"do:count_{count}", f"do:face_{face + 1}"]


class Belief:
    """Dice under other cups can be anything. All that matters lies in sight, so nothing has to be remembered."""

    def __init__(self, view: Any, lines: Sequence[Any]) -> None:
        self.view = view

    def guess(self, rng: Rng) -> Game:
        """A game that looks the same to this seat, all such games equally likely."""
        view, seats = self.view, len(self.view["seats"])
        return load(
            {
                "game": NAME,
                "seats": seats,
                "options": view["more"]["options"],
                "rng": rng.clone().dump(),
                "pending": [["bid", each["seat"]] for each in view["asked"]],
                "numbers": [0] * seats,
                "answers": [],
                "turn": view["turn"]["number"],
                "ended": view["result"] is not None,
                "cups": [guessed_cup(seat["zones"][0], rng) for seat in view["seats"]],
                "bid": view["more"]["bid"],
                "bidder": view["more"]["bidder"],
            },
            view["more"]["options"],
        )


def guessed_cup(cup: Any, rng: Rng) -> list[int]:
    if "cards" in cup:
        return [FACES.index(each["kind"].removeprefix("die.")) for each in cup["cards"]]
    return [rng.below(SIDES) for _ in range(size(cup))]
