"""A campaign at the terminal: games that follow each other, and how the players stand between them.

The header of each game's record holds the totals of the games before it. So every save and every record of a campaign
can be continued, and nothing else has to be stored.
"""

import secrets
from typing import Any

from courtier.core.campaign import TOTALS, Campaign
from courtier.core.errors import BadRecord
from courtier.core.record import Record
from courtier.core.registry import Kind, kind, names
from courtier.reading.phrases import listed
from courtier.reading.reader import Say
from courtier.terminal.phrases import Complaint
from courtier.terminal.terminal_game import TerminalGame, begin


def campaign_of(game: Kind) -> Campaign:
    """How the game is played as a campaign, or a complaint."""
    if game.campaign is None:
        known = ", ".join(name for name in names() if kind(name).campaign)
        raise Complaint("no_campaign", title=game.title, known=known)
    return game.campaign


def start(match: TerminalGame) -> None:
    """Make this the first game of a campaign."""
    campaign_of(match.kind)
    match.record.header[TOTALS] = []


def belongs(match: TerminalGame) -> bool:
    return TOTALS in match.record.header


def check(record: Record) -> None:
    """Raise `BadRecord` if the totals in the header are impossible."""
    header = record.header
    if TOTALS not in header:
        return
    campaign = kind(header["game"]).campaign
    if campaign is None or not fits(header[TOTALS], header["seats"], campaign.games):
        raise BadRecord("line 1: expected the totals of the campaign's earlier games, a number for each seat")


def fits(totals: Any, seats: int, games: int) -> bool:
    return (
        isinstance(totals, list)
        and len(totals) < games
        and all(
            isinstance(row, list) and len(row) == seats and all(type(points) is int for points in row) for row in totals
        )
    )


def totals(match: TerminalGame) -> list[list[int]]:
    """By game and seat, this one included if it is over."""
    before: list[list[int]] = match.record.header[TOTALS]
    return [*before, match.game.scores()] if match.over() else before


def is_over(match: TerminalGame) -> bool:
    return len(totals(match)) == campaign_of(match.kind).games


def next_match(match: TerminalGame) -> TerminalGame:
    """The game after a finished one: same players, new cards."""
    header, seed = match.record.header, match.record.seed
    following = begin(
        match.kind.name,
        seed + 1 if isinstance(seed, int) else secrets.token_bytes(32),
        campaign_of(match.kind).next_options(match.game),
        header["players"],
        match.levels,
    )
    following.record.header[TOTALS] = totals(match)
    return following


# In words


def heading(match: TerminalGame, say: Say) -> str:
    """Which game this is, and how all stand."""
    campaign = campaign_of(match.kind)
    words = say("campaign_game", number=len(match.record.header[TOTALS]) + 1, games=campaign.games)
    return f"{words} {standings(match, say)}".strip()


def standings(match: TerminalGame, say: Say) -> str:
    """How all stand after the games that are over; at the end who has won."""
    campaign, played = campaign_of(match.kind), totals(match)
    if not played:
        return ""
    sums = campaign.sums(played)
    ranked = sorted(range(len(sums)), key=lambda seat: -sums[seat])
    line = ", ".join(f"{match.names[seat]} {sums[seat]}" for seat in ranked)
    if len(played) < campaign.games:
        return say("campaign_standings", number=len(played), games=campaign.games, standings=line)
    winners = campaign.winners(played)
    key = "campaign_won" if len(winners) == 1 else "campaign_shared"
    return say(key, names=listed([match.names[seat] for seat in winners], say), standings=line)
