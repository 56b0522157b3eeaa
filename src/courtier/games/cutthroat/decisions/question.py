"""What all questions to one player have in common: deals are sealed over them, and promises are judged by answers.

An answer that a promise may forbid names its target with its own code (C-DEAL-36), so one table says for all
questions what an answer does to others.
"""

from typing import Any, Final

from courtier.core.compiling import mypyc_attr
from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.conduct import ANY, NO_CONDUCT, Conduct
from courtier.core.pending import Decision
from courtier.games.cutthroat.actions import (
    ASSASSINATE,
    ASSASSINATE_GENERAL,
    ATTACK,
    BANK,
    COLLECT,
    PLAY_ENVOY,
    PLAY_SABOTEUR,
    PLAY_SNEAK,
    PLAY_SPY,
    PLAY_WATCHMAN,
    SOURCE_COUNT,
    STEAL_COINS,
    STEAL_GEM,
    USE_BEDLAM,
    USE_DEATH,
    USE_EYE,
    USE_FURY,
    USE_TAXES,
    USE_VENOM,
    VERB_OF,
)
from courtier.games.cutthroat.clauses import (
    ATTACKS,
    DEED_ASSASSIN,
    DEED_BEDLAM,
    DEED_CUTPURSE,
    DEED_DEATH,
    DEED_DISPLAY,
    DEED_ENVOY,
    DEED_EVENT,
    DEED_EYE,
    DEED_FURY,
    DEED_SABOTEUR,
    DEED_SNEAK,
    DEED_SPY,
    DEED_TAXES,
    DEED_VENOM,
    DEED_WATCHMAN,
    verb_of,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.announcement import announced_deed

# Answers that name a place, and what they do to the owner of the land there.
ON_LAND: Final = {
    PLAY_SABOTEUR: DEED_SABOTEUR,
    PLAY_ENVOY: DEED_ENVOY,
    USE_DEATH: DEED_DEATH,
    USE_FURY: DEED_FURY,
    USE_BEDLAM: DEED_BEDLAM,
}
# Answers that name a player.
ON_PLAYER: Final = {
    PLAY_SPY: DEED_SPY,
    STEAL_COINS: DEED_CUTPURSE,
    STEAL_GEM: DEED_CUTPURSE,
    USE_EYE: DEED_EYE,
    USE_TAXES: DEED_TAXES,
}
# Answers to an announcement.
ON_ANNOUNCEMENT: Final = {ASSASSINATE: DEED_ASSASSIN, USE_VENOM: DEED_VENOM, PLAY_WATCHMAN: DEED_WATCHMAN}
# By code: may it be aimed at others? Asked first, for most answers are not.
AIMED: Final = {*ON_LAND, *ON_PLAYER, *ON_ANNOUNCEMENT, ATTACK, ASSASSINATE_GENERAL, PLAY_SNEAK, COLLECT}
IS_AIMED: Final = [family in AIMED for family in VERB_OF]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """C-DEAL-22: a question over which all deals can be sealed."""

    def __init__(self, seat: int, before: Decision | None = None) -> None:
        super().__init__(seat, before)
        self.admits = GOODS_ADMITTED
        self.verbs = self.does_to_others()

    def does_to_others(self) -> int:
        """The verbs of its answers, as in `clauses.py`."""
        return 0

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return conduct_of(game, code)


def conduct_of(court: Court, code: int) -> Conduct:
    """C-DEAL-28: what an answer does to others."""
    if not IS_AIMED[code]:
        return NO_CONDUCT
    family = VERB_OF[code]
    named = code - family
    if family == ATTACK:
        return attack_on(court, named)
    if family in ON_LAND:
        return on_land(court, ON_LAND[family], named)
    if family in ON_PLAYER:
        return on_player(ON_PLAYER[family], named)
    if family in ON_ANNOUNCEMENT:
        return on_player(ON_ANNOUNCEMENT[family], announced_deed(court).seat)
    if family == ASSASSINATE_GENERAL:
        return on_player(DEED_ASSASSIN, court.active)
    if family == PLAY_SNEAK:
        return on_land(court, DEED_SNEAK, court.target)
    if family == COLLECT and named % SOURCE_COUNT != BANK:
        return on_player(DEED_DISPLAY, court.seat_of[named % SOURCE_COUNT - 1])
    return NO_CONDUCT


def attack_on(court: Court, place: int) -> Conduct:
    """The land there is named as target, or a card is discarded against it."""
    return Conduct(ATTACKS, court.owners[place], ANY, court.ring[place])


def on_land(court: Court, deed: int, place: int) -> Conduct:
    return Conduct(verb_of(deed), court.owners[place], deed, court.ring[place])


def on_player(deed: int, seat: int) -> Conduct:
    return Conduct(verb_of(deed), seat, deed)


def plague_at(court: Court, places: list[int]) -> Conduct:
    """What an event does to the owners of the land there, by the choice of one player."""
    conduct = NO_CONDUCT
    for place in places:
        besides = None if conduct is NO_CONDUCT else conduct
        conduct = Conduct(verb_of(DEED_EVENT), court.owners[place], DEED_EVENT, court.ring[place], besides)
    return conduct


def at_peace(court: Court, seat: int, place: int) -> bool:
    """Does a promise forbid the player to attack the land there?"""
    if not court.deals.bound >> seat & 1:
        return False
    attack = attack_on(court, place)
    return any(standing.clause.forbids(attack) for standing in court.deals.judged_of(seat))
