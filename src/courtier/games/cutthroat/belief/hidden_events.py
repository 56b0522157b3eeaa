"""Event tables: what each glimpse of a journal tells about cards out of sight. `purse_events.py` has coins and gems."""

from typing import Any, Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.core.event import UNKNOWN
from courtier.games.cutthroat.belief.offers import note_offer
from courtier.games.cutthroat.belief.purse_events import PURSE_EVENTS
from courtier.games.cutthroat.belief.remembered import SOLDIER_SLOT, Remembered
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
    TYPE_COUNT,
)
from courtier.games.cutthroat.court import FACT_COUNT
from courtier.games.cutthroat.decisions.setup import wedding_position
from courtier.games.cutthroat.stack import STEP_WIDTH, STEPS

# Decks


def decks_laid(state: Remembered, glimpse: Glimpse) -> None:
    state.events_left = glimpse["events"]
    place = state.events_left - wedding_position(state.events_left)
    state.wedding = (place, place)
    state.welcome = (state.events_left - 1, state.events_left - 1)


def event_drawn(state: Remembered, _: Glimpse) -> None:
    state.events_left -= 1
    if state.hidden.tops[EVENT_DECK]:
        state.hidden.tops[EVENT_DECK].pop(0)


def dealt_hireling(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.draw(HIRELING_DECK, glimpse["seat"], 1, glimpse["cards"], HELD + glimpse["seat"])


def drew_mercenaries(state: Remembered, glimpse: Glimpse) -> None:
    seat = glimpse["seat"]
    state.hidden.draw(MERCENARY_DECK, seat, glimpse["count"], glimpse["cards"], HELD + seat)


def drew_hirelings(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.draw(HIRELING_DECK, glimpse["seat"], glimpse["count"], glimpse["cards"], DRAWN)


def drew_feast_cards(state: Remembered, glimpse: Glimpse) -> None:
    """Two draws for one territory are a choice of two; those for another follow without a question in between."""
    if glimpse["territory"] != state.dishes_of:
        state.hidden.keep()
    state.dishes_of = glimpse["territory"]
    state.hidden.draw(FEAST_DECK, glimpse["seat"], glimpse["count"], glimpse["dishes"], DRAWN)


def discarded_draw(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.hireling(glimpse["card"], DRAWN, DISCARD)
    state.hidden.keep()


def discarded_dish(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.groups[FEAST_DECK].moved_seen(FEAST_CODES[glimpse["dish"]], DRAWN, DISCARD)
    state.hidden.keep()


def reshuffled(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.reshuffle(DECKS.index(glimpse["deck"]))


def looked_at_deck(state: Remembered, glimpse: Glimpse) -> None:
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


def asked(state: Remembered, glimpse: Glimpse) -> None:
    """What was drawn is in hand unless its owner is asked which card to keep."""
    top = glimpse["facts"][-STEP_WIDTH] if len(glimpse["facts"]) > FACT_COUNT else -1
    if STEPS.rows[top].name != "keep_card":
        state.hidden.keep()


# Hands


def played(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.hireling(glimpse["hireling"], HELD + glimpse["seat"], ASIDE)


def discarded_hireling(state: Remembered, glimpse: Glimpse) -> None:
    if glimpse["why"] == "taste" and not state.tasting_announced:
        state.hidden.hireling(glimpse["hireling"], HELD + glimpse["seat"], DISCARD)
    else:
        state.hidden.discard_aside(glimpse["hireling"])
    state.tasting_announced = False


def announced_tasting(state: Remembered, glimpse: Glimpse) -> None:
    """Where it can be taken back it is announced before it is discarded."""
    state.tasting_announced = True
    played(state, glimpse)


def took_back(state: Remembered, glimpse: Glimpse) -> None:
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


def take_up_stack(state: Remembered, place: int, seat: int) -> None:
    """The stack of an announced conquest, laid nowhere else, goes back to the hand."""
    for slot in state.slots[place]:
        if slot != SOLDIER_SLOT:
            state.hidden.groups[MERCENARY_DECK].all_moved(slot, HELD + seat)
    state.slots[place] = []
    state.soldiers[place] = []
    state.owners[place] = -1


def killed_hireling(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.discard_aside(glimpse["hireling"])


def blackmailed(state: Remembered, glimpse: Glimpse) -> None:
    bastard = CARD_CODES[f"bastard.{glimpse['house']}"]
    state.hidden.groups[HIRELING_DECK].holds_at_least(HELD + glimpse["seat"], bastard)


def looked_at_hand(state: Remembered, glimpse: Glimpse) -> None:
    if glimpse["cards"] != UNKNOWN:
        state.hidden.show_hand(glimpse["whom"], glimpse["cards"])


def looked_at_dishes(state: Remembered, glimpse: Glimpse) -> None:
    if glimpse["dishes"] != UNKNOWN:
        dishes = [FEAST_CODES[name] for name in glimpse["dishes"]]
        state.hidden.groups[FEAST_DECK].holds_exactly(HELD + glimpse["whom"], dishes)


def took_card(state: Remembered, glimpse: Glimpse) -> None:
    deck = MERCENARY_DECK if glimpse["back"] == "mercenary" else HIRELING_DECK
    state.hidden.take(deck, glimpse["whom"], glimpse["seat"], glimpse["cards"])


def took_dish(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.take(FEAST_DECK, glimpse["whom"], glimpse["seat"], glimpse["dishes"])


def gave_cards(state: Remembered, glimpse: Glimpse) -> None:
    """By a deal: mercenaries or hirelings, seen where it named them."""
    deck = MERCENARY_DECK if glimpse["back"] == "mercenary" else HIRELING_DECK
    hand_over(state, deck, glimpse, glimpse["cards"])


def gave_dishes(state: Remembered, glimpse: Glimpse) -> None:
    hand_over(state, FEAST_DECK, glimpse, glimpse["dishes"])


def hand_over(state: Remembered, deck: int, glimpse: Glimpse, faces: Any) -> None:
    for place in range(glimpse["count"]):
        one = faces if faces == UNKNOWN else faces[place : place + 1]
        state.hidden.take(deck, glimpse["seat"], glimpse["to"], one)


# What somebody shows to all


def showed_hand(state: Remembered, glimpse: Glimpse) -> None:
    state.hidden.show_hand(glimpse["seat"], glimpse["cards"])


def showed_dishes(state: Remembered, glimpse: Glimpse) -> None:
    looked_at_dishes(state, {**glimpse, "whom": glimpse["seat"]})


# Land and fighting


def laid_stack(state: Remembered, glimpse: Glimpse) -> None:
    """A starting place, or an announced conquest."""
    state.lay(state.place(glimpse), glimpse["stack"], glimpse["seat"])


def laid_down(state: Remembered, glimpse: Glimpse) -> None:
    """The owner's own faces, top first."""
    if glimpse["cards"] == UNKNOWN:
        return
    slots = [slot for slot in state.slots[state.place(glimpse)] if slot != SOLDIER_SLOT]
    mercenaries = state.hidden.groups[MERCENARY_DECK]
    for slot, name in zip(slots, glimpse["cards"], strict=True):
        mercenaries.moved_seen(CARD_CODES[name], HELD + state.seat, slot)


def spent(state: Remembered, glimpse: Glimpse) -> None:
    """A military card is announced as attack, toll or defence."""
    card = CARD_CODES[glimpse["card"]]
    if card >= MERCENARY:
        state.hidden.groups[MERCENARY_DECK].moved_seen(card, HELD + glimpse["seat"], ASIDE)


def discarded_military(state: Remembered, glimpse: Glimpse) -> None:
    card = CARD_CODES[glimpse["card"]]
    if card >= MERCENARY:
        state.hidden.groups[MERCENARY_DECK].moved_seen(card, ASIDE, DISCARD)
    else:
        state.dead[glimpse["seat"]][card] += 1


def killed(state: Remembered, glimpse: Glimpse) -> None:
    card = CARD_CODES[glimpse["card"]]
    slot = state.slots[state.place(glimpse)].pop(glimpse["position"])
    if card >= MERCENARY:
        mercenaries = state.hidden.groups[MERCENARY_DECK]
        mercenaries.moved_seen(card, slot, DISCARD)
        mercenaries.rule_out(slot)
    else:
        state.dead[glimpse["seat"]][card] += 1
        state.soldiers[state.place(glimpse)].remove(card)


def returned(state: Remembered, glimpse: Glimpse) -> None:
    place = state.place(glimpse)
    for slot in state.slots[place][: glimpse["count"]]:
        if slot == SOLDIER_SLOT:
            state.soldiers[place].pop(0)
        else:
            state.hidden.groups[MERCENARY_DECK].all_moved(slot, HELD + glimpse["seat"])
    del state.slots[place][: glimpse["count"]]


def took_mercenaries(state: Remembered, glimpse: Glimpse) -> None:
    place = state.place(glimpse)
    mercenaries = state.hidden.groups[MERCENARY_DECK]
    slots = [slot for slot in state.slots[place] if slot != SOLDIER_SLOT]
    for number, slot in enumerate(slots):
        if glimpse["cards"] != UNKNOWN:
            mercenaries.moved_seen(CARD_CODES[glimpse["cards"][number]], slot, HELD + glimpse["seat"])
            mercenaries.rule_out(slot)
        else:
            mercenaries.all_moved(slot, HELD + glimpse["seat"])
    state.slots[place] = [slot for slot in state.slots[place] if slot == SOLDIER_SLOT]


def collected_dead(state: Remembered, glimpse: Glimpse) -> None:
    state.dead[glimpse["seat"]] = [0] * TYPE_COUNT


# The Feast


def land_cleared(state: Remembered, _: Glimpse) -> None:
    for place, slots in enumerate(state.slots):
        for kind in state.soldiers[place]:
            state.cleared[state.owners[place]][kind] += 1
        state.cleared_slots += [slot for slot in slots if slot != SOLDIER_SLOT]
        slots.clear()


def served(state: Remembered, glimpse: Glimpse) -> None:
    dishes = state.hidden.groups[FEAST_DECK]
    start, end = HELD + glimpse["seat"], PLATE + glimpse["to"]
    for place in range(glimpse["count"]):
        if glimpse["dishes"] == UNKNOWN:
            dishes.moved_unseen(start, end)
        else:
            dishes.moved_seen(FEAST_CODES[glimpse["dishes"][place]], start, end)


def tasted(state: Remembered, glimpse: Glimpse) -> None:
    dish = FEAST_CODES[glimpse["dish"]]
    end = DISCARD if dish == POISON else OUT
    state.hidden.groups[FEAST_DECK].moved_seen(dish, PLATE + glimpse["whom"], end)


def revealed(state: Remembered, glimpse: Glimpse) -> None:
    for name in glimpse["dishes"]:
        state.hidden.groups[FEAST_DECK].moved_seen(FEAST_CODES[name], PLATE + glimpse["seat"], OUT)
    state.hidden.groups[FEAST_DECK].rule_out(PLATE + glimpse["seat"])


def sacrificed(state: Remembered, glimpse: Glimpse) -> None:
    seat = glimpse["seat"]
    state.hidden.hireling(f"bastard.{state.houses[seat]}", HELD + seat, DISCARD)


def deal_offered(state: Remembered, glimpse: Glimpse) -> None:
    note_offer(state.hidden, glimpse["seat"], glimpse["given"])


EVENTS: Final[EventTable] = {
    "deal_offered": deal_offered,
    **PURSE_EVENTS,
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
    "settled": laid_stack,
    "announced_conquest": laid_stack,
    "laid_down": laid_down,
    "attacked": spent,
    "paid_toll": spent,
    "defended": spent,
    "discarded_military": discarded_military,
    "killed": killed,
    "returned": returned,
    "took_mercenaries": took_mercenaries,
    "collected_dead": collected_dead,
    "land_cleared": land_cleared,
    "served": served,
    "tasted": tasted,
    "revealed": revealed,
    "sacrificed": sacrificed,
    "announced_tasting": announced_tasting,
    "took_back": took_back,
}
