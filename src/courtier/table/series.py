"""A campaign at the table: games that follow each other as rematches, in the same seats.

The header of each game's record holds the totals of the games before it; so nothing else has to be kept.
"""

from typing import Any

from courtier.core.campaign import TOTALS, Campaign
from courtier.table.messages import CampaignInfo
from courtier.table.running_game import RunningGame
from courtier.table.state import State


def campaign_of(state: State) -> Campaign | None:
    """How the games are won together, if the host has chosen so."""
    return state.kind().campaign if state.settings.campaign else None


def totals(state: State) -> list[list[int]]:
    """By game and seat, this one included if it is over."""
    match = state.match
    if match is None:
        return []
    before: list[list[int]] = match.header[TOTALS]
    return [*before, match.game.scores()] if match.game.over() else before


def goes_on(state: State) -> bool:
    """True if the next game belongs to the same campaign. After the last game a new campaign begins."""
    campaign = campaign_of(state)
    return campaign is not None and 0 < len(totals(state)) < campaign.games


def options(state: State) -> dict[str, Any]:
    """What the next game is set up with; one that can be told who begins is told the next player."""
    campaign, finished = state.kind().campaign, state.match
    if campaign is None or finished is None:
        return state.settings.options
    return campaign.next_options(finished.game)


def enter(state: State, following: RunningGame) -> None:
    """Give the next game the totals of the games before it."""
    if campaign_of(state) is not None:
        following.header[TOTALS] = totals(state) if goes_on(state) else []


def standings(state: State) -> CampaignInfo | None:
    """What everybody may know: points of games that are over."""
    campaign = campaign_of(state)
    if campaign is None:
        return None
    played = totals(state)
    winners = campaign.winners(played) if len(played) == campaign.games else []
    return CampaignInfo(campaign.games, played, campaign.sums(played), winners)
