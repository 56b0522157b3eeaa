"""What a seat may see (ledger §5), built up from nothing.

Everybody, also its owner, sees a spy that has been laid as "a spy" until the game is over (H-INFO-6, H-INFO-11;
H-ROLE-6..8). It keeps its place (H-INFO-12). The gallery sees what all seats see (H-INFO-15).
"""

from typing import Any

from courtier.core.view import (
    Card,
    Choice,
    Result,
    SeatZones,
    Source,
    View,
    Zone,
    at_seat,
    card,
    envelope,
    hidden_zone,
    zone,
    zone_of_seat,
)
from courtier.games.hofverrat.actions import (
    ABOVE,
    AREAS,
    BELOW,
    HOME,
    REMOVE,
    SPARE,
    SPOTS,
    TABLE,
)
from courtier.games.hofverrat.cards import (
    CARDS,
    FAMILIES,
    FAMILY_OF,
    HAND,
    ROLES,
    SPY,
    card_of,
    layer_of,
    role_of,
    spot_of,
    turn_of,
)
from courtier.games.hofverrat.court import NAME, Court
from courtier.games.hofverrat.decisions.turns import ABROAD, ALL, AT_HOME, AT_TABLE, ChooseVictim, Lay
from courtier.games.hofverrat.events import MISSIONS
from courtier.games.hofverrat.variants import STANDINGS

LAY_PARTS = [[f"hand:{place}", spot] for place in range(HAND) for spot in SPOTS]  # by code


def view(court: Court, you: int | None, gallery: View | None = None) -> View:
    """The view of a seat, or of the gallery (`None`); `gallery`: its view, if it is known already."""
    seen = envelope(
        NAME,
        court,
        you,
        seats=at_seats(court, you, gallery),
        common=common_zones(court) if gallery is None else gallery["common"],
    )
    asking = court.asking
    if not court.over():
        seen["turn"]["seat"] = asking.seat
    if you is not None and asking.seat == you:
        seen["choices"] = choices(court, you)
    if court.over():
        seen["result"] = result(court) if gallery is None else gallery["result"]
    seen["more"] = more(court) if gallery is None else gallery["more"]
    return seen


def at_seats(court: Court, you: int | None, gallery: View | None) -> list[SeatZones]:
    return [
        at_seat(seat, seat_zones(court, seat, you, gallery))
        if gallery is None or seat == you
        else gallery["seats"][seat]
        for seat in range(court.seats)
    ]


def seat_zones(court: Court, seat: int, you: int | None, gallery: View | None) -> list[Zone]:
    """H-INFO-1, 2, 4, 8: hand and missions are their owner's alone, until the missions are shown at the end."""
    own = seat == you
    return [
        own_hand(court, seat) if own else hidden_zone(f"hand@{seat}", "hand", len(court.hands[seat])),
        district(court, seat) if gallery is None else zone_of_seat(gallery, seat, "district"),
        own_missions(court, seat, own) if own or court.over() else hidden_zone(f"missions@{seat}", "missions", 2),
    ]


def district(court: Court, seat: int) -> Zone:
    return zone(f"district@{seat}", "district", [courtier(court, each) for each in court.areas[HOME + seat]])


def own_hand(court: Court, seat: int) -> Zone:
    return zone("hand", "hand", [card(CARDS[each]) for each in court.hands[seat]])


def own_missions(court: Court, seat: int, own: bool) -> Zone:
    name = "missions" if own else f"missions@{seat}"
    return zone(name, "missions", [card(MISSIONS[each]) for each in court.missions_of(seat)])


def common_zones(court: Court) -> list[Zone]:
    """H-AREA-1, H-INFO-3..5: the two sides of the table, the sizes of pile and box, what was removed."""
    table = court.areas[TABLE]
    return [
        zone(SPOTS[side], "table", [courtier(court, each) for each in table if spot_of(each) == side])
        for side in (ABOVE, BELOW)
    ] + [
        hidden_zone("pile", "pile", court.pile()),
        hidden_zone("box", "box", court.box),
        zone("removed", "removed", [removed(each) for each in court.removed]),
    ]


def courtier(court: Court, each: int) -> Card:
    """A card in an area: face up for all, or a spy whose family nobody may look at (H-INFO-16: until the end)."""
    if role_of(each) == SPY and not court.over():
        return card(ROLES[SPY], "down", by=layer_of(each), turn=turn_of(each))
    return card(CARDS[card_of(each)], "up", by=layer_of(each), turn=turn_of(each))


def removed(each: int) -> Card:
    """H-INFO-7, H/A-9: a removed spy is never shown."""
    spy = role_of(each) == SPY
    name = ROLES[SPY] if spy else CARDS[card_of(each)]
    return card(name, "down" if spy else "up", by=layer_of(each), turn=turn_of(each), spot=SPOTS[spot_of(each)])


def choices(court: Court, you: int) -> list[Choice]:
    """Every legal answer with what one clicks for it."""
    asking = court.asking
    if isinstance(asking, Lay):
        return [{"code": code, "parts": LAY_PARTS[code][:]} for code in court.legal(you)]
    assert isinstance(asking, ChooseVictim)
    return [{"code": code, "parts": victim_parts(court, asking.area, code)} for code in court.legal(you)]


def victim_parts(court: Court, area: int, code: int) -> list[str]:
    """The card at a place of the area; at the table, its index among the cards of its side."""
    if code == SPARE:
        return ["do:spare"]
    cards = court.areas[area]
    place = code - REMOVE
    spot = spot_of(cards[place])
    index = sum(1 for each in cards[:place] if spot_of(each) == spot)
    return [f"{SPOTS[spot]}:{index}"]


def more(court: Court) -> dict[str, Any]:
    """Public facts of this game alone."""
    strike = court.asking.area if isinstance(court.asking, ChooseVictim) else None
    weights = standing(court)
    return {
        "options": dict(court.options),
        "first": court.first,
        "turns": (len(court.cards.deck) - court.box) // HAND,
        "open": open_areas(court),
        "strike": None if strike is None else AREAS[strike],
        "standing": weights,
        "esteem": {family: STANDINGS[court.variants.standing(*sides)] for family, sides in weights.items()},
        "points": [points(court, seat, weights) for seat in range(court.seats)],
    }


def open_areas(court: Court) -> list[str]:
    """Which areas the player whose turn it is has not used yet (H-TURN-3)."""
    used = ALL
    for pending in court.pending:
        if isinstance(pending, Lay):
            used = pending.used
    named = ((AT_TABLE, "table"), (AT_HOME, "home"), (ABROAD, "abroad"))
    return [name for bit, name in named if not used & bit]


def standing(court: Court) -> dict[str, list[int]]:
    """H/A-17: weight above and below by family, from the cards that all can see."""
    weights = {family: [0, 0] for family in FAMILIES}
    for each in court.areas[TABLE]:
        if role_of(each) != SPY or court.over():
            side = 0 if spot_of(each) == ABOVE else 1
            weights[FAMILIES[FAMILY_OF[card_of(each)]]][side] += court.cards.weights[role_of(each)]
    return weights


def points(court: Court, seat: int, weights: dict[str, list[int]]) -> int:
    """H/A-17: what a district would bring if the families stayed as they stand, from the cards that all can see."""
    total = 0
    for each in court.areas[HOME + seat]:
        if role_of(each) != SPY or court.over():
            above, below = weights[FAMILIES[FAMILY_OF[card_of(each)]]]
            total += court.variants.standing(above, below) * court.cards.weights[role_of(each)]
    return total


def result(court: Court) -> Result:
    """The end with the score by source."""
    sheet = court.final_sheet()
    sources: list[list[Source]] = []
    for seat in range(court.seats):
        by_family: list[Source] = [
            {"source": FAMILIES[family], "points": points} for family, points in enumerate(sheet.points[seat])
        ]
        by_mission: list[Source] = [
            {"source": MISSIONS[mission], "points": sheet.missions[seat][colour]}
            for colour, mission in enumerate(court.missions_of(seat))
        ]
        sources.append(by_family + by_mission)
    return {"scores": court.scores(), "winners": court.winners(), "sources": sources}
