"""Event tables: what each glimpse of a journal tells about cards out of sight.

`land_events.py` has what lies under land, `purse_events.py` coins and gems.
"""

from typing import Any, Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.core.event import UNKNOWN
from courtier.games.cutthroat.belief.known_state import KnownState
from courtier.games.cutthroat.belief.land_events import LAND_EVENTS, take_up_stack
from courtier.games.cutthroat.belief.offers import note_offer
from courtier.games.cutthroat.belief.purse_events import PURSE_EVENTS
from courtier.games.cutthroat.belief.zones import ASIDE, DISCARD, DRAWN, HELD, OUT, PLATE
from courtier.games.cutthroat.cards import (
    CARD_CODES,
    DECKS,
    EVENT_DECK,
    FEAST_CODES,
    FEAST_DECK,
    HIRELING,
    HIRELING_DECK,
    MERCENARY,
    MERCENARY_DECK,
    POISON,
)
from courtier.games.cutthroat.court import FACT_COUNT
from courtier.games.cutthroat.decisions.setup import wedding_position
from courtier.games.cutthroat.stack import STEP_WIDTH, STEPS

# Decks


def decks_laid(state: KnownState, glimpse: Glimpse) -> None:
    state.events_left = glimpse["events"]
    place = state.events_left - wedding_position(state.events_left)
    state.wedding = (place, place)
    state.welcome = (state.events_left - 1, state.events_left - 1)


def event_drawn(state: KnownState, _: Glimpse) -> None:
    state.events_left -= 1
    if state.hidden.tops[EVENT_DECK]:
        state.hidden.tops[EVENT_DECK].pop(0)


def dealt_hireling(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.draw(HIRELING_DECK, glimpse["seat"], 1, glimpse["cards"], HELD + glimpse["seat"])


def drew_mercenaries(state: KnownState, glimpse: Glimpse) -> None:
    seat = glimpse["seat"]
    state.hidden.draw(MERCENARY_DECK, seat, glimpse["count"], glimpse["cards"], HELD + seat)


def drew_hirelings(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.draw(HIRELING_DECK, glimpse["seat"], glimpse["count"], glimpse["cards"], DRAWN)


def drew_feast_cards(state: KnownState, glimpse: Glimpse) -> None:
    """Two draws for one territory are a choice of two; those for another follow without a question in between."""
    if glimpse["territory"] != state.dishes_of:
        state.hidden.keep()
    state.dishes_of = glimpse["territory"]
    state.hidden.draw(FEAST_DECK, glimpse["seat"], glimpse["count"], glimpse["dishes"], DRAWN)


def discarded_draw(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.hireling(glimpse["card"], DRAWN, DISCARD)
    state.hidden.keep()


def discarded_dish(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.groups[FEAST_DECK].moved_seen(FEAST_CODES[glimpse["dish"]], DRAWN, DISCARD)
    state.hidden.keep()


def reshuffled(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.reshuffle(DECKS.index(glimpse["deck"]))


def looked_at_deck(state: KnownState, glimpse: Glimpse) -> None:
    """Whoever looked may have put the Wedding and Welcome elsewhere among these cards."""
    deck = DECKS.index(glimpse["deck"])
    if glimpse["cards"] != UNKNOWN:
        state.hidden.look_at_top(deck, glimpse["cards"])
    if deck == EVENT_DECK:
        state.wedding = stirred(state.wedding, state.events_left, glimpse["count"])
        state.welcome = stirred(state.welcome, state.events_left, glimpse["count"])


def stirred(places: tuple[int, int], left: int, count: int) -> tuple[int, int]:
    """Where a card may lie after the top cards were put in another order."""
    low, high = places
    bottom = left - count
    return (min(low, bottom), max(high, left - 1)) if high >= bottom else places


def asked(state: KnownState, glimpse: Glimpse) -> None:
    """What was drawn is in hand unless its owner is asked which card to keep."""
    top = glimpse["facts"][-STEP_WIDTH] if len(glimpse["facts"]) > FACT_COUNT else -1
    if STEPS.rows[top].name != "keep_card":
        state.hidden.keep()


# Hands


def played(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.hireling(glimpse["hireling"], HELD + glimpse["seat"], ASIDE)


def discarded_hireling(state: KnownState, glimpse: Glimpse) -> None:
    if glimpse["why"] == "taste" and not state.tasting_announced:
        state.hidden.hireling(glimpse["hireling"], HELD + glimpse["seat"], DISCARD)
    else:
        state.hidden.discard_aside(glimpse["hireling"])
    state.tasting_announced = False


def announced_tasting(state: KnownState, glimpse: Glimpse) -> None:
    """Where it can be taken back it is announced before it is discarded."""
    state.tasting_announced = True
    played(state, glimpse)


def took_back(state: KnownState, glimpse: Glimpse) -> None:
    """C-TAKEBACK-2: what was set aside returns; soldiers are counted by what lies elsewhere."""
    seat = glimpse["seat"]
    state.coins[seat] += glimpse["price"]
    state.tasting_announced = False
    if glimpse["deed"] == "conquest":
        take_up_stack(state, state.place(glimpse), seat)
    for name in glimpse["cards"]:
        if CARD_CODES[name] >= HIRELING:
            state.hidden.hireling(name, ASIDE, HELD + seat)
        elif CARD_CODES[name] >= MERCENARY:
            state.hidden.groups[MERCENARY_DECK].moved_seen(CARD_CODES[name], ASIDE, HELD + seat)


def killed_hireling(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.discard_aside(glimpse["hireling"])


def blackmailed(state: KnownState, glimpse: Glimpse) -> None:
    bastard = CARD_CODES[f"bastard.{glimpse['house']}"]
    state.hidden.groups[HIRELING_DECK].holds_at_least(HELD + glimpse["seat"], bastard)


def looked_at_hand(state: KnownState, glimpse: Glimpse) -> None:
    if glimpse["cards"] != UNKNOWN:
        state.hidden.show_hand(glimpse["whom"], glimpse["cards"])


def looked_at_dishes(state: KnownState, glimpse: Glimpse) -> None:
    if glimpse["dishes"] != UNKNOWN:
        dishes = [FEAST_CODES[name] for name in glimpse["dishes"]]
        state.hidden.groups[FEAST_DECK].holds_exactly(HELD + glimpse["whom"], dishes)


def took_card(state: KnownState, glimpse: Glimpse) -> None:
    deck = MERCENARY_DECK if glimpse["back"] == "mercenary" else HIRELING_DECK
    state.hidden.take(deck, glimpse["whom"], glimpse["seat"], glimpse["cards"], 1)


def took_dish(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.take(FEAST_DECK, glimpse["whom"], glimpse["seat"], glimpse["dishes"], 1)


def gave_cards(state: KnownState, glimpse: Glimpse) -> None:
    """By a deal: mercenaries or hirelings, seen where it named them."""
    deck = MERCENARY_DECK if glimpse["back"] == "mercenary" else HIRELING_DECK
    hand_over(state, deck, glimpse, glimpse["cards"])


def gave_dishes(state: KnownState, glimpse: Glimpse) -> None:
    hand_over(state, FEAST_DECK, glimpse, glimpse["dishes"])


def hand_over(state: KnownState, deck: int, glimpse: Glimpse, faces: Any) -> None:
    state.hidden.take(deck, glimpse["seat"], glimpse["to"], faces, glimpse["count"])


# What somebody shows to all


def showed_hand(state: KnownState, glimpse: Glimpse) -> None:
    state.hidden.show_hand(glimpse["seat"], glimpse["cards"])


def showed_dishes(state: KnownState, glimpse: Glimpse) -> None:
    looked_at_dishes(state, {**glimpse, "whom": glimpse["seat"]})


# The Feast


def served(state: KnownState, glimpse: Glimpse) -> None:
    dishes = state.hidden.groups[FEAST_DECK]
    start, end = HELD + glimpse["seat"], PLATE + glimpse["to"]
    if glimpse["dishes"] == UNKNOWN:
        dishes.some_moved(start, end, glimpse["count"])
        return
    for name in glimpse["dishes"]:
        dishes.moved_seen(FEAST_CODES[name], start, end)


def tasted(state: KnownState, glimpse: Glimpse) -> None:
    dish = FEAST_CODES[glimpse["dish"]]
    end = DISCARD if dish == POISON else OUT
    state.hidden.groups[FEAST_DECK].moved_seen(dish, PLATE + glimpse["whom"], end)


def revealed(state: KnownState, glimpse: Glimpse) -> None:
    for name in glimpse["dishes"]:
        state.hidden.groups[FEAST_DECK].moved_seen(FEAST_CODES[name], PLATE + glimpse["seat"], OUT)
    state.hidden.groups[FEAST_DECK].rule_out(PLATE + glimpse["seat"])


def sacrificed(state: KnownState, glimpse: Glimpse) -> None:
    seat = glimpse["seat"]
    state.hidden.hireling(f"bastard.{state.houses[seat]}", HELD + seat, DISCARD)


def deal_offered(state: KnownState, glimpse: Glimpse) -> None:
    note_offer(state.hidden, glimpse["seat"], glimpse["given"])


EVENTS: Final[EventTable] = {
    "deal_offered": deal_offered,
    **PURSE_EVENTS,
    **LAND_EVENTS,
    "decks_laid": decks_laid,
    "event_drawn": event_drawn,
    "dealt_hireling": dealt_hireling,
    "drew_mercenaries": drew_mercenaries,
    "drew_hirelings": drew_hirelings,
    "drew_feast_cards": drew_feast_cards,
    "discarded_draw": discarded_draw,
    "discarded_dish": discarded_dish,
    "reshuffled": reshuffled,
    "looked_at_deck": looked_at_deck,
    "ordered_deck": looked_at_deck,
    "asked": asked,
    "played": played,
    "discarded_hireling": discarded_hireling,
    "killed_hireling": killed_hireling,
    "blackmailed": blackmailed,
    "looked_at_hand": looked_at_hand,
    "looked_at_dishes": looked_at_dishes,
    "took_card": took_card,
    "took_dish": took_dish,
    "handed_cards": gave_cards,
    "handed_dishes": gave_dishes,
    "gave_cards": gave_cards,
    "gave_dishes": gave_dishes,
    "showed_hand": showed_hand,
    "showed_dishes": showed_dishes,
    "served": served,
    "tasted": tasted,
    "revealed": revealed,
    "sacrificed": sacrificed,
    "announced_tasting": announced_tasting,
    "took_back": took_back,
}
# What these events tell lies in sight of everybody.
WITHOUT_EFFECT: Final = frozenset(
    {
        "housed",
        "territory_laid",
        "vote_opened",
        "proposed_player",
        "proposed_territory",
        "proposed_shares",
        "proposed_nothing",
        "poorest",
        "ballot_opened",
        "voted",
        "vote_won",
        "vote_undecided",
        "first",
        "turn_began",
        "conquered",
        "named_target",
        "beaten_off",
        "attack_failed",
        "assault_ended",
        "lost",
        "had_no_effect",
        "used_power",
        "plagued",
        "spared",
        "cured",
        "took_nothing",
        "action_ended",
        "event_without_effect",
        "wooed",
        "refused",
        "married",
        "heir_died",
        "marriage_ended",
        "took_up_dishes",
        "poisoned",
        "counted",
        "won",
        "announced_dead",
        "chose_plague",
        "chose_largest",
        "chose_cures",
        "waited",
        "kept",
        "disputed",
        "verdict_voted",
        "verdict_won",
        "verdict_undecided",
        "chose_deal",
        "deal_voided",
        "deal_sealed",
        "promised",
        "promise_judged",
        "promise_told",
        "parley_opened",
        "parley_over",
        "deal_refused",
        "talk_opened",
        "draft_withdrawn",
    }
)
