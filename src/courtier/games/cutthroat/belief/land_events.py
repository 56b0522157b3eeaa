"""Event tables: what each glimpse of a journal tells about military cards in stacks, in fights and in dead piles."""

from typing import Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.core.event import UNKNOWN
from courtier.games.cutthroat.belief.known_state import SOLDIER_SLOT, KnownState
from courtier.games.cutthroat.belief.zones import ASIDE, DISCARD, HELD
from courtier.games.cutthroat.cards import CARD_CODES, MERCENARY, MERCENARY_DECK, TYPE_COUNT


def laid_stack(state: KnownState, glimpse: Glimpse) -> None:
    """A starting place, or an announced conquest."""
    state.lay(state.place(glimpse), glimpse["stack"], glimpse["seat"])


def laid_down(state: KnownState, glimpse: Glimpse) -> None:
    """The owner's own faces, top first."""
    if glimpse["cards"] == UNKNOWN:
        return
    slots = [slot for slot in state.slots[state.place(glimpse)] if slot != SOLDIER_SLOT]
    mercenaries = state.hidden.groups[MERCENARY_DECK]
    for slot, name in zip(slots, glimpse["cards"], strict=True):
        mercenaries.moved_seen(CARD_CODES[name], HELD + state.seat, slot)


def spent(state: KnownState, glimpse: Glimpse) -> None:
    """A military card is announced as attack, toll or defence."""
    card = CARD_CODES[glimpse["card"]]
    if card >= MERCENARY:
        state.hidden.groups[MERCENARY_DECK].moved_seen(card, HELD + glimpse["seat"], ASIDE)


def discarded_military(state: KnownState, glimpse: Glimpse) -> None:
    card = CARD_CODES[glimpse["card"]]
    if card >= MERCENARY:
        state.hidden.groups[MERCENARY_DECK].moved_seen(card, ASIDE, DISCARD)
    else:
        state.dead[glimpse["seat"]][card] += 1


def killed(state: KnownState, glimpse: Glimpse) -> None:
    card = CARD_CODES[glimpse["card"]]
    slot = state.slots[state.place(glimpse)].pop(glimpse["position"])
    if card >= MERCENARY:
        mercenaries = state.hidden.groups[MERCENARY_DECK]
        mercenaries.moved_seen(card, slot, DISCARD)
        mercenaries.rule_out(slot)
    else:
        state.dead[glimpse["seat"]][card] += 1
        state.soldiers[state.place(glimpse)].remove(card)


def returned(state: KnownState, glimpse: Glimpse) -> None:
    place = state.place(glimpse)
    for slot in state.slots[place][: glimpse["count"]]:
        if slot == SOLDIER_SLOT:
            state.soldiers[place].pop(0)
        else:
            state.hidden.groups[MERCENARY_DECK].all_moved(slot, HELD + glimpse["seat"])
    del state.slots[place][: glimpse["count"]]


def took_mercenaries(state: KnownState, glimpse: Glimpse) -> None:
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


def collected_dead(state: KnownState, glimpse: Glimpse) -> None:
    state.dead[glimpse["seat"]] = [0] * TYPE_COUNT


def land_cleared(state: KnownState, _: Glimpse) -> None:
    for place, slots in enumerate(state.slots):
        for kind in state.soldiers[place]:
            state.cleared[state.owners[place]][kind] += 1
        state.cleared_slots += [slot for slot in slots if slot != SOLDIER_SLOT]
        slots.clear()


def take_up_stack(state: KnownState, place: int, seat: int) -> None:
    """The stack of an announced conquest, laid nowhere else, goes back to the hand."""
    for slot in state.slots[place]:
        if slot != SOLDIER_SLOT:
            state.hidden.groups[MERCENARY_DECK].all_moved(slot, HELD + seat)
    state.slots[place] = []
    state.soldiers[place] = []
    state.owners[place] = -1


LAND_EVENTS: Final[EventTable] = {
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
}
