"""Event tables: what each glimpse of a journal tells about coins, which are counted, and gems out of sight."""

from typing import Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.core.event import UNKNOWN
from courtier.games.cutthroat.belief.hidden_cards import BAG, GEM_GROUP
from courtier.games.cutthroat.belief.known_state import KnownState
from courtier.games.cutthroat.belief.zones import HELD
from courtier.games.cutthroat.cards import GEMS


def took_coins(state: KnownState, glimpse: Glimpse) -> None:
    state.coins[glimpse["seat"]] += glimpse["count"]


def paid_coins(state: KnownState, glimpse: Glimpse) -> None:
    state.coins[glimpse["seat"]] -= glimpse["count"]


def gave_coins(state: KnownState, glimpse: Glimpse) -> None:
    state.coins[glimpse["seat"]] -= glimpse["count"]
    state.coins[glimpse["to"]] += glimpse["count"]


def looked_at_coins(state: KnownState, glimpse: Glimpse) -> None:
    if glimpse["coins"] != UNKNOWN:
        state.coins[glimpse["whom"]] = glimpse["coins"][0]


def drew_gems(state: KnownState, glimpse: Glimpse) -> None:
    move_gems(state, glimpse, BAG, HELD + glimpse["seat"])
    state.gem_counts[glimpse["seat"]] += glimpse["count"]


def gave_gems(state: KnownState, glimpse: Glimpse) -> None:
    giver, taker = glimpse["seat"], glimpse["to"]
    gems = state.hidden.groups[GEM_GROUP]
    if state.named != UNKNOWN and glimpse["gems"] != UNKNOWN and glimpse["gems"][:1] != [state.named]:
        gems.rule_out(HELD + giver, 1 << GEMS.index(state.named))  # it was demanded and not given
    state.named = UNKNOWN
    move_gems(state, glimpse, HELD + giver, HELD + taker)
    state.gem_counts[giver] -= glimpse["count"]
    state.gem_counts[taker] += glimpse["count"]


def move_gems(state: KnownState, glimpse: Glimpse, start: int, end: int) -> None:
    gems = state.hidden.groups[GEM_GROUP]
    if glimpse["gems"] == UNKNOWN:
        gems.some_moved(start, end, glimpse["count"])
        return
    for name in glimpse["gems"]:
        gems.moved_seen(GEMS.index(name), start, end)


def picked_gem(state: KnownState, glimpse: Glimpse) -> None:
    """The chooser sees the colours that are there, the chosen one first."""
    gems = state.hidden.groups[GEM_GROUP]
    seat = glimpse["seat"]
    if glimpse["gems"] == UNKNOWN:
        gems.moved_unseen(BAG, HELD + seat)
    else:
        there = [GEMS.index(name) for name in glimpse["gems"]]
        state.hidden.show_colours(there)
        gems.moved_seen(there[0], BAG, HELD + seat)
    state.gem_counts[seat] += 1


def named_colour(state: KnownState, glimpse: Glimpse) -> None:
    state.named = UNKNOWN if glimpse["gems"] == UNKNOWN else glimpse["gems"][0]


def looked_at_gems(state: KnownState, glimpse: Glimpse) -> None:
    if glimpse["gems"] != UNKNOWN:
        gems = [GEMS.index(name) for name in glimpse["gems"]]
        state.hidden.groups[GEM_GROUP].holds_exactly(HELD + glimpse["whom"], gems)


def showed_coins(state: KnownState, glimpse: Glimpse) -> None:
    state.coins[glimpse["seat"]] = glimpse["count"]


def showed_gems(state: KnownState, glimpse: Glimpse) -> None:
    looked_at_gems(state, {**glimpse, "whom": glimpse["seat"]})


PURSE_EVENTS: Final[EventTable] = {
    "took_coins": took_coins,
    "paid_coins": paid_coins,
    "gave_coins": gave_coins,
    "looked_at_coins": looked_at_coins,
    "drew_gems": drew_gems,
    "gave_gems": gave_gems,
    "picked_gem": picked_gem,
    "named_colour": named_colour,
    "looked_at_gems": looked_at_gems,
    "handed_gems": gave_gems,
    "showed_coins": showed_coins,
    "showed_gems": showed_gems,
}
