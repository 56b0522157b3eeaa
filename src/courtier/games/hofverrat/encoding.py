"""Hof-Verrat as numbers: what a seat may see (ledger §5), and what it may do, relative to that seat.

A spy that has been laid is a spy of its layer, and of no family (H-INFO-6, H-INFO-11). A player who remembers
everything knows the families of one's own spies, and so how many of each card are left.
"""

from typing import Any, Final, final

from courtier.core.encoding import NO_CODE, GameEncoding, Layout, Row, relative, seat_words
from courtier.games.hofverrat.actions import DISTRICT, HOME, REMOVE, SPARE, SPOT_COUNT, TABLE, lay
from courtier.games.hofverrat.cards import (
    CARDS,
    COLOURS,
    FAMILIES,
    FAMILY_COUNT,
    FAMILY_OF,
    HAND,
    PER_COLOUR,
    PER_FAMILY,
    ROLE_COUNT,
    ROLE_OF,
    SPY,
    card_of,
    layer_of,
    role_of,
    spot_of,
)
from courtier.games.hofverrat.court import NAME, Court
from courtier.games.hofverrat.decisions.turns import ABROAD, AT_HOME, AT_TABLE, MOST_SEATS, ChooseVictim, Lay

NUMBER: Final = 1
SEATS: Final = seat_words(MOST_SEATS)
SPOTS: Final = ["table above", "table below", *[f"district of {seat}" for seat in SEATS]]
OPEN_CARDS: Final = [card for code, card in enumerate(CARDS) if ROLE_OF[code] != SPY]
OPEN_COUNT: Final = FAMILY_COUNT * (ROLE_COUNT - 1)
NOT_OPEN: Final = -1
OPEN_OF: Final = [OPEN_CARDS.index(card) if card in OPEN_CARDS else NOT_OPEN for card in CARDS]
MOST_COPIES: Final = PER_FAMILY  # an owner may give all of them one role
POINTS_AT_ZERO: Final = 128  # a slot holds points + 128, so that negative ones fit
LAST_SPIES: Final = 12  # own spies in one spot that are told apart; the last number stands for all further ones

SEEN: Final = Layout()
SEAT_COUNT: Final = SEEN.add("seats", [f"{seats} players" for seats in range(2, MOST_SEATS + 1)])
TURN: Final = SEEN.add("turn", SEATS)
FIRST: Final = SEEN.add("first player", SEATS)
ASKED: Final = SEEN.add(
    "question", ["lay a card", *[f"choose a victim: {spot}" for spot in ("table", *SPOTS[DISTRICT:])]]
)
OPTION: Final = SEEN.add("options", ["mission_noble_weight"], 2)
UNUSED: Final = SEEN.add("areas not used in this turn", ["table", "own district", "another's district"])
PILE: Final = SEEN.add("pile", ["cards in the pile"], 90)
HANDS: Final = SEEN.add("cards in the hand of", SEATS, HAND)
HELD: Final = SEEN.add("in my hand", CARDS, HAND)
MISSIONS: Final = SEEN.add(
    "my mission", [f"{colour} {number}" for colour in COLOURS for number in range(1, PER_COLOUR + 1)]
)
LYING: Final = SEEN.add("lies face up", [f"{spot}: {card}" for spot in SPOTS for card in OPEN_CARDS], MOST_COPIES)
SPIES: Final = SEEN.add("spies", [f"{spot}: laid by {seat}" for spot in SPOTS for seat in SEATS], 30)
REMOVED: Final = SEEN.add("removed", OPEN_CARDS, MOST_COPIES)
REMOVED_SPIES: Final = SEEN.add("removed spies", [f"laid by {seat}" for seat in SEATS], 30)
WEIGHT: Final = SEEN.add(
    "weight of face-up cards", [f"{family} {side}" for family in FAMILIES for side in ("above", "below")], 255
)
POINTS: Final = SEEN.add("points as they stand, plus 128, of", SEATS, 255)

REMEMBERED: Final = Layout()
OWN_SPIES: Final = REMEMBERED.add(
    "spies that I laid", [f"{spot}: {family}" for spot in SPOTS for family in FAMILIES], MOST_COPIES
)
LEFT: Final = REMEMBERED.add("not seen yet: in hands, pile, box or as another's spy", CARDS, MOST_COPIES)

ACTIONS: Final = Layout()
LAY: Final = ACTIONS.add("lay", [f"{card} to {spot}" for card in CARDS for spot in SPOTS])
SPARE_ALL: Final = ACTIONS.add("choose a victim", ["spare all"])
KILL: Final = ACTIONS.add("remove", [f"{card} from {spot}" for spot in SPOTS for card in OPEN_CARDS])
KILL_SPY: Final = ACTIONS.add("remove a spy", [f"laid by {seat} from {spot}" for spot in SPOTS for seat in SEATS[1:]])
KILL_OWN: Final = ACTIONS.add(
    "remove my spy", [f"number {place + 1} of mine from {spot}" for spot in SPOTS for place in range(LAST_SPIES)]
)


@final
class Encoding(GameEncoding):
    """Hof-Verrat."""

    def __init__(self) -> None:
        super().__init__(NAME, NUMBER, SEEN, REMEMBERED, ACTIONS)

    # Seeing

    def see(self, game: Any, seat: int, row: Row) -> None:
        court: Court = game
        see_turn(court, seat, row)
        row.put(PILE, court.pile())
        for card in court.hands[seat]:
            row.add(HELD + card, 1)
        row.put(MISSIONS + court.missions[seat], 1)
        row.put(MISSIONS + court.missions[PER_COLOUR + seat], 1)
        see_removed(court, seat, row)
        weights = see_table(court, seat, row)
        for other in range(court.seats):
            step = relative(court.seats, seat, other)
            row.put(HANDS + step, len(court.hands[other]))
            points = see_district(court, seat, other, weights, row)
            row.put(POINTS + step, max(POINTS_AT_ZERO + points, 0))

    def remember(self, game: Any, seat: int, row: Row, first: int) -> None:
        """What counting tells: the deck without one's own hand, all open cards and one's own spies."""
        court: Court = game
        left = [0] * len(CARDS)
        for card in court.cards.deck:
            left[card] += 1
        for card in court.hands[seat]:
            left[card] -= 1
        for area in court.areas:
            subtract_known(area, seat, left)
            remember_spies(court, seat, area, row, first + OWN_SPIES)
        subtract_known(court.removed, seat, left)
        for card in range(len(CARDS)):
            row.put(first + LEFT + card, left[card])

    # Acting

    def action(self, game: Any, seat: int, code: int) -> int:
        court: Court = game
        if code < SPARE:
            spot = relative_spot(court.seats, seat, code % SPOT_COUNT)
            return LAY + court.hands[seat][code // SPOT_COUNT] * SPOT_COUNT + spot
        if code == SPARE:
            return SPARE_ALL
        asking = court.asking
        assert isinstance(asking, ChooseVictim)
        return removal(court, seat, asking.area, code - REMOVE)

    def allow(self, game: Any, seat: int, codes: list[int], row: Row) -> None:
        court: Court = game
        asking = court.asking
        if isinstance(asking, ChooseVictim):
            for code in codes:
                row.put(SPARE_ALL if code == SPARE else removal(court, seat, asking.area, code - REMOVE), 1)
            return
        seats, hand = court.seats, court.hands[seat]
        for code in codes:
            row.put(LAY + hand[code // SPOT_COUNT] * SPOT_COUNT + relative_spot(seats, seat, code % SPOT_COUNT), 1)

    def likely_code(self, game: Any, seat: int, action: int) -> int:
        """To lay a card: the first slot that holds it."""
        court: Court = game
        if action >= SPARE_ALL:
            return NO_CODE
        card, spot = action // SPOT_COUNT, action % SPOT_COUNT
        if spot >= DISTRICT + court.seats:
            return NO_CODE
        if spot >= DISTRICT:
            spot = DISTRICT + (spot - DISTRICT + seat) % court.seats
        hand = court.hands[seat]
        for slot in range(len(hand)):
            if hand[slot] == card:
                return lay(slot, spot)
        return NO_CODE

    def points(self, game: Any) -> list[int]:
        """H/A-17."""
        court: Court = game
        scratch = Row(len(SEEN.slots))
        weights = see_table(court, 0, scratch)
        return [see_district(court, 0, seat, weights, scratch) for seat in range(court.seats)]


ENCODING: Final = Encoding()


def see_turn(court: Court, seat: int, row: Row) -> None:
    """Who plays, whose turn it is, and what is asked."""
    row.put(SEAT_COUNT + court.seats - 2, 1)
    row.put(FIRST + relative(court.seats, seat, court.first), 1)
    row.put(OPTION, court.variants.noble_weight)
    asking = court.asking
    if isinstance(asking, Lay):
        row.put(ASKED, 1)
        see_unused(asking.used, row)
    elif isinstance(asking, ChooseVictim):
        area = asking.area
        row.put(ASKED + 1 + (TABLE if area == TABLE else HOME + relative(court.seats, seat, area - HOME)), 1)
        for pending in court.pending:
            if isinstance(pending, Lay):
                see_unused(pending.used, row)
    if asking.seat >= 0:
        row.put(TURN + relative(court.seats, seat, asking.seat), 1)


def see_unused(used: int, row: Row) -> None:
    """H-TURN-3."""
    if not used & AT_TABLE:
        row.put(UNUSED, 1)
    if not used & AT_HOME:
        row.put(UNUSED + 1, 1)
    if not used & ABROAD:
        row.put(UNUSED + 2, 1)


def see_table(court: Court, seat: int, row: Row) -> list[int]:
    """The cards at the table. Returns by family the weight of its open cards above, less that below."""
    worth = court.cards.weights
    weights = [0] * (2 * FAMILY_COUNT)
    for courtier in court.areas[TABLE]:
        spot = spot_of(courtier)
        card = card_of(courtier)
        shown = OPEN_OF[card]
        if shown == NOT_OPEN:
            row.add(SPIES + spot * MOST_SEATS + relative(court.seats, seat, layer_of(courtier)), 1)
            continue
        row.add(LYING + spot * OPEN_COUNT + shown, 1)
        weights[2 * FAMILY_OF[card] + spot] += worth[ROLE_OF[card]]
    leads = [0] * FAMILY_COUNT
    for family in range(FAMILY_COUNT):
        above, below = weights[2 * family], weights[2 * family + 1]
        row.put(WEIGHT + 2 * family, above)
        row.put(WEIGHT + 2 * family + 1, below)
        leads[family] = above - below
    return leads


def see_district(court: Court, seat: int, other: int, leads: list[int], row: Row) -> int:
    """The cards before another seat, or the own. Returns what they would bring as the families stand (H/A-17)."""
    worth = court.cards.weights
    spot = DISTRICT + relative(court.seats, seat, other)
    lying = LYING + spot * OPEN_COUNT
    points = 0
    for courtier in court.areas[HOME + other]:
        card = card_of(courtier)
        shown = OPEN_OF[card]
        if shown == NOT_OPEN:
            row.add(SPIES + spot * MOST_SEATS + relative(court.seats, seat, layer_of(courtier)), 1)
            continue
        row.add(lying + shown, 1)
        lead = leads[FAMILY_OF[card]]
        if lead > 0:
            points += worth[ROLE_OF[card]]
        elif lead < 0:
            points -= worth[ROLE_OF[card]]
    return points


def see_removed(court: Court, seat: int, row: Row) -> None:
    """H-INFO-7: a removed spy is never shown."""
    for courtier in court.removed:
        if role_of(courtier) == SPY:
            row.add(REMOVED_SPIES + relative(court.seats, seat, layer_of(courtier)), 1)
        else:
            row.add(REMOVED + OPEN_OF[card_of(courtier)], 1)


def subtract_known(courtiers: list[int], seat: int, left: list[int]) -> None:
    """All but the spies of others are known."""
    for courtier in courtiers:
        if role_of(courtier) != SPY or layer_of(courtier) == seat:
            left[card_of(courtier)] -= 1


def remember_spies(court: Court, seat: int, area: list[int], row: Row, first: int) -> None:
    for courtier in area:
        if role_of(courtier) == SPY and layer_of(courtier) == seat:
            spot = relative_spot(court.seats, seat, spot_of(courtier))
            row.add(first + spot * FAMILY_COUNT + FAMILY_OF[card_of(courtier)], 1)


def removal(court: Court, seat: int, area: int, place: int) -> int:
    """To remove the card at that place. Own spies of one spot are told apart, because who laid them remembers them."""
    victim = court.areas[area][place]
    spot = relative_spot(court.seats, seat, spot_of(victim))
    if role_of(victim) != SPY:
        return KILL + spot * OPEN_COUNT + OPEN_OF[card_of(victim)]
    layer = relative(court.seats, seat, layer_of(victim))
    if layer:
        return KILL_SPY + spot * (MOST_SEATS - 1) + layer - 1
    own = 0
    for before in range(place):
        other = court.areas[area][before]
        if role_of(other) == SPY and layer_of(other) == seat and spot_of(other) == spot_of(victim):
            own += 1
    return KILL_OWN + spot * LAST_SPIES + min(own, LAST_SPIES - 1)


def relative_spot(seats: int, seat: int, spot: int) -> int:
    """A side of the table, or a district by how far its seat is from the one that looks."""
    return spot if spot < DISTRICT else DISTRICT + relative(seats, seat, spot - DISTRICT)
