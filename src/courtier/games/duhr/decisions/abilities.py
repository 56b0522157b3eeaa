"""The six abilities of the Houses, with their targets (D-HOUSE)."""

from typing import Any, Final, final

from courtier.core.deals.clause import GOODS_ADMITTED, LOOKS_ADMITTED
from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.pending import Decision
from courtier.games.duhr.actions import BY_SCANDAL, BY_SUSPICION, CARD, SEAT, SPOT
from courtier.games.duhr.cards import (
    CLOCKWISE,
    CONCEAL_SCANDAL,
    CONCEALED,
    CONVERT_INDIGNITY,
    FAVORED,
    FULL,
    HOUSE_COUNT,
    KIND_COUNT,
    MOST_SEATS,
    RESCIND_SUSPICION,
    SCANDAL,
    SHIFT_SCANDAL,
    SHIFT_SUSPICION,
)
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import AIMS, HARMS, HELPS
from courtier.games.duhr.decisions.conducts import ability_conduct
from courtier.games.duhr.decisions.conspiracies import run_cascade
from courtier.games.duhr.decisions.negation import Deed, put_up
from courtier.games.duhr.events import (
    ANNOUNCED_ABILITY,
    DETAIL_HOUSE,
    DETAIL_SCANDAL,
    DETAIL_SUSPICION,
    FOR_ABILITY,
    RESCINDING,
)
from courtier.games.duhr.supply import NO_CARD

NO_DETAIL: Final = 0
ABILITY_VERBS: Final = HARMS | HELPS | AIMS


@final
class UseAbility(Deed):
    """D-ACT-4, D-ACT-5: `what` is the House whose ability is used; first the spot, second where to or how."""

    def pay(self, court: Court) -> None:
        court.done += 1
        court.tell(ANNOUNCED_ABILITY, self.seat, self.what, self.first, said_detail(self.second))
        court.discard_card(self.seat, self.what, FOR_ABILITY)

    def aims_at(self, court: Court, seat: int) -> bool:
        return seat in (self.first // FULL, self.second - SEAT)

    def happen(self, court: Court) -> None:
        use_ability(court, self.seat, self.what, self.first, self.second)


def said_detail(detail: int) -> int:
    """The detail in the words of the story."""
    if detail == NO_DETAIL:
        return 0
    if detail == BY_SCANDAL:
        return DETAIL_SCANDAL
    return DETAIL_SUSPICION if detail == BY_SUSPICION else DETAIL_HOUSE + detail - SEAT


def use_ability(court: Court, seat: int, house: int, spot: int, detail: int) -> None:
    """D-HOUSE-1..7."""
    ability = court.cards.abilities[house]
    target = spot // FULL
    place = spot % FULL
    if ability in (SHIFT_SUSPICION, SHIFT_SCANDAL):
        court.shift(seat, target, place, detail - SEAT)
        run_cascade(court)
    elif ability == RESCIND_SUSPICION:
        court.ask(RESCIND[seat])
        court.take_up(seat, target, place)
    elif ability == CONVERT_INDIGNITY:
        convert(court, seat, target, place, detail)
    else:
        court.turn_over(seat, target, place)


def convert(court: Court, seat: int, target: int, place: int, mode: int) -> None:
    """D-HOUSE-6, D/A-4, D/A-6: the new card is fetched first; without one the target stays as it was."""
    kind = SCANDAL if mode == BY_SCANDAL else court.fetch_suspicion(seat)
    if kind != NO_CARD:
        court.replace(seat, target, place, kind)


# What may be aimed at


def has_target(court: Court, seat: int, house: int, free: bool) -> bool:
    """D-ACT-11, D/A-30: can the ability be used at all? By counts, since this is asked often."""
    ability = court.cards.abilities[house]
    if court.all_concealed > 0 and court.reaches_concealed(seat, house):
        return len(ability_spots(court, seat, house, free)) > 0
    if ability in (SHIFT_SUSPICION, SHIFT_SCANDAL):
        total = court.all_suspicions if ability == SHIFT_SUSPICION else court.all_scandals
        return total > 0 and (court.favored >= 2 or len(ability_spots(court, seat, house, free)) > 0)
    if ability == CONVERT_INDIGNITY:
        return (court.all_suspicions > 0 and court.scandals > 0) or (court.all_scandals > 0 and can_fetch(court, free))
    return (court.all_scandals if ability == CONCEAL_SCANDAL else court.all_suspicions) > 0


def can_fetch(court: Court, free: bool) -> bool:
    """D/A-4: what was paid lies on the pile; what the Web holds is not looked at."""
    return not free or court.left + len(court.discard) > 0


def ability_spots(court: Court, seat: int, house: int, free: bool) -> list[int]:
    """D-HOUSE-9, D-ASK-4: the cards on which the ability can be completed."""
    ability = court.cards.abilities[house]
    wanted = wanted_cards(court, seat, house, ability, free)
    shifts = ability in (SHIFT_SUSPICION, SHIFT_SCANDAL)
    codes: list[int] = []
    for other in CLOCKWISE[court.seats][seat]:
        if shifts and not has_destination(court, other):
            continue
        row = court.rows[other]
        for place in range(len(row)):
            if wanted >> type_of(row[place]) & 1:
                codes.append(SPOT + other * FULL + place)
    return codes


# Types of cards on a House: a bit each in what an ability wants.
A_SUSPICION: Final = 0
A_SCANDAL: Final = 1
A_CONCEALED: Final = 2


def type_of(card: int) -> int:
    if card >= CONCEALED:
        return A_CONCEALED
    return A_SCANDAL if card == SCANDAL else A_SUSPICION


def wanted_cards(court: Court, seat: int, house: int, ability: int, free: bool) -> int:
    """D-HOUSE-1..7: one bit for each type of card that the ability may take."""
    if ability == CONVERT_INDIGNITY:
        wanted = 0
        if court.scandals > 0:  # D/A-1
            wanted |= 1 << A_SUSPICION
        if can_fetch(court, free):
            wanted |= 1 << A_SCANDAL
    elif ability in (CONCEAL_SCANDAL, SHIFT_SCANDAL):
        wanted = 1 << A_SCANDAL
    else:
        wanted = 1 << A_SUSPICION
    if wanted and court.reaches_concealed(seat, house):  # D/A-10
        wanted |= 1 << A_CONCEALED
    return wanted


def has_destination(court: Court, source: int) -> bool:
    """D/A-7: is a House favored besides this one?"""
    return court.favored > (1 if court.status[source] == FAVORED else 0)


def modes(court: Court, free: bool) -> list[int]:
    """D/A-1, D/A-4, D/A-11: what may replace a concealed card."""
    codes: list[int] = []
    if court.scandals > 0:
        codes.append(BY_SCANDAL)
    if can_fetch(court, free):
        codes.append(BY_SUSPICION)
    return codes


# The questions


@final
class ChooseAbilitySpot(Decision):
    """D-ASK-4, D-ASK-9: the card aimed at. `free`: by Collaborators, which has been announced already."""

    def __init__(self, seat: int, house: int, free: bool, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.house = house
        self.free = free
        self.verbs = ABILITY_VERBS
        self.admits = LOOKS_ADMITTED if free else GOODS_ADMITTED  # D/A-70

    def legal(self, game: Any, seat: int) -> list[int]:
        return ability_spots(game, seat, self.house, self.free)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        ends = ability_ends(game, seat, self.house, self.free, code - SPOT)
        return ends[0] if len(ends) == 1 and not self.asks_more(game, code - SPOT) else NO_CONDUCT

    def ends(self, game: Any, seat: int, code: int) -> list[Conduct]:
        return ability_ends(game, seat, self.house, self.free, code - SPOT)

    def asks_more(self, game: Any, spot: int) -> bool:
        """Is there a detail after the spot?"""
        court: Court = game
        ability = court.cards.abilities[self.house]
        concealed = court.rows[spot // FULL][spot % FULL] >= CONCEALED
        return ability in (SHIFT_SUSPICION, SHIFT_SCANDAL) or (ability == CONVERT_INDIGNITY and concealed)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        spot = action - SPOT
        ability = court.cards.abilities[self.house]
        if ability in (SHIFT_SUSPICION, SHIFT_SCANDAL):
            court.ask(ChooseDestination(seat, self.house, self.free, spot, self))
        elif ability != CONVERT_INDIGNITY:
            complete(court, seat, self.house, self.free, spot, NO_DETAIL)
        else:
            card = court.rows[spot // FULL][spot % FULL]
            if card >= CONCEALED:
                court.ask(ChooseMode(seat, self.house, self.free, spot, self))
            else:
                complete(court, seat, self.house, self.free, spot, BY_SUSPICION if card == SCANDAL else BY_SCANDAL)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return ability_spots(game, seat, self.house, self.free)[0]

    def name(self) -> str:
        return "choose_ability_spot"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.house, int(self.free)]


class ChooseDetail(Decision):
    """What else an ability needs, once its card is chosen."""

    def __init__(self, seat: int, house: int, free: bool, spot: int, before: Decision) -> None:
        super().__init__(seat, before)
        self.house = house
        self.free = free
        self.spot = spot
        self.verbs = ABILITY_VERBS
        self.admits = LOOKS_ADMITTED if free else GOODS_ADMITTED

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return ability_conduct(game, self.house, self.spot, code)

    def answer(self, game: Any, seat: int, action: int) -> None:
        complete(game, seat, self.house, self.free, self.spot, action)

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.house, int(self.free), self.spot]


@final
class ChooseDestination(ChooseDetail):
    """D-HOUSE-1, D-HOUSE-2, D/A-7: the favored House that the card is moved to."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return favored_houses(game, seat, self.spot // FULL)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return favored_houses(game, seat, self.spot // FULL)[0]

    def name(self) -> str:
        return "choose_destination"


@final
class ChooseMode(ChooseDetail):
    """D/A-11: what replaces the concealed card."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return modes(game, self.free)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return modes(game, self.free)[0]

    def name(self) -> str:
        return "choose_mode"


@final
class Rescind(Decision):
    """D-HOUSE-5, D-ASK-6, D/A-12: the card that goes, be it the one just taken up."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.admits = LOOKS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return held_cards(court.hands[seat])

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        court.discard_card(seat, action - CARD, RESCINDING)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        court: Court = game
        return held_cards(court.hands[seat])[0]

    def name(self) -> str:
        return "rescind"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def complete(court: Court, seat: int, house: int, free: bool, spot: int, detail: int) -> None:
    """The last detail is named: announced and open to negation, or carried out at once for Collaborators."""
    if free:
        use_ability(court, seat, house, spot, detail)
    else:
        put_up(court, UseAbility(seat, house, spot, detail))


def ability_ends(court: Court, seat: int, house: int, free: bool, spot: int) -> list[Conduct]:
    """All that the ability can do to the card at that spot."""
    ability = court.cards.abilities[house]
    card = court.rows[spot // FULL][spot % FULL]
    if ability in (SHIFT_SUSPICION, SHIFT_SCANDAL):
        details = favored_houses(court, seat, spot // FULL)
    elif ability == CONVERT_INDIGNITY:
        replacement = BY_SUSPICION if card == SCANDAL else BY_SCANDAL
        details = modes(court, free) if card >= CONCEALED else [replacement]
    else:
        details = [NO_DETAIL]
    return [ability_conduct(court, house, spot, detail) for detail in details]


def favored_houses(court: Court, seat: int, without: int) -> list[int]:
    """Clockwise, the asked player's own last."""
    codes: list[int] = []
    for other in CLOCKWISE[court.seats][seat]:
        if court.status[other] == FAVORED and other != without:
            codes.append(SEAT + other)
    return codes


def held_cards(hand: list[int]) -> list[int]:
    codes: list[int] = []
    add_held(hand, codes)
    return codes


def add_held(hand: list[int], codes: list[int]) -> None:
    """The kinds in a hand."""
    for kind in range(KIND_COUNT):
        if hand[kind] > 0:
            codes.append(CARD + kind)


RESCIND: Final = [Rescind(seat) for seat in range(MOST_SEATS)]
FREE_SPOT: Final = [
    [ChooseAbilitySpot(seat, house, True, None) for house in range(HOUSE_COUNT)] for seat in range(MOST_SEATS)
]
