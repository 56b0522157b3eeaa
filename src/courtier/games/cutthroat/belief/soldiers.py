"""Soldiers in a guess: those out of sight are in hand or in the dead pile (C-GEN-14)."""

from courtier.core.belief.view_reader import Zone, size_of, zone_at
from courtier.core.rng import Rng
from courtier.games.cutthroat.belief.known_state import KnownState
from courtier.games.cutthroat.belief.places import UNSEEN, kinds_in
from courtier.games.cutthroat.cards import CARD_CODES, MERCENARY, TYPE_COUNT, Cards
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.announcement import CarryOut


def fill_soldiers(court: Court, known: KnownState, cards: Cards) -> None:
    """C-GEN-14: what lies neither under land nor in the dead pile nor with an announcement is in hand."""
    for seat in range(court.seats):
        house = court.houses[seat]
        if house < 0:
            continue
        dead = known.dead[seat]
        hand = [cards.soldiers[house][each] - dead[each] for each in range(TYPE_COUNT)]
        if court.cleared:  # the Feast has cleared the land: as the journal had it then
            for each in range(TYPE_COUNT):
                hand[each] -= known.cleared[seat][each]
        else:
            for kind in soldiers_out(court, seat):
                hand[kind] -= 1
        for each in range(TYPE_COUNT):
            court.dead[seat * TYPE_COUNT + each] = dead[each]
            for _ in range(hand[each]):
                court.enter(seat, each)


def deal_soldiers(court: Court, zones: dict[str, Zone], cards: Cards, rng: Rng) -> None:
    """The same where the journal began late: the hand, the dead pile and what is out of the game are drawn."""
    for seat in range(court.seats):
        house = court.houses[seat]
        if house < 0:
            continue
        hand, dead = zone_at(zones, "hand", seat)["cards"], zone_at(zones, "dead", seat)
        in_hand = [CARD_CODES[card["kind"]] for card in hand if card["kind"].startswith("soldier.")]
        buried = [kind for kind in kinds_in(dead, CARD_CODES) if kind != UNSEEN]
        rest = [each for each in range(TYPE_COUNT) for _ in range(cards.soldiers[house][each])]
        for kind in [*in_hand, *buried, *soldiers_out(court, seat)]:
            rest.remove(kind)
        rng.shuffle(rest)
        in_hand += [rest.pop() for card in hand if card["kind"] == "soldier"]
        if not buried:
            buried = [rest.pop() for _ in range(size_of(dead))]
        for kind in in_hand:
            court.enter(seat, kind)
        for kind in buried:
            court.dead[seat * TYPE_COUNT + kind] += 1


def soldiers_out(court: Court, seat: int) -> list[int]:
    """The soldiers under the player's land, and those announced by the player."""
    found = [kind for place in court.land_of(seat) for kind in court.stacks[place] if kind < MERCENARY]
    for step in court.pending:
        if isinstance(step, CarryOut) and step.deed.seat == seat:
            found += [kind for kind in step.deed.aside() if kind < MERCENARY]
    return found
