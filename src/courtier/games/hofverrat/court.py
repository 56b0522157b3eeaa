"""What lies on the table, and the consequences that ask nothing."""

from typing import Any, Final, final

from courtier.core.game import Game
from courtier.core.pending import NO_ZONES, NOTHING
from courtier.core.rng import Rng
from courtier.games.hofverrat.actions import AREA_OF, AREAS, HOME, SPOTS
from courtier.games.hofverrat.cards import (
    CARDS,
    GUARD,
    HAND,
    PER_COLOUR,
    ROLE_OF,
    SPY,
    Cards,
    card_of,
    laid,
    layer_of,
    role_of,
    spot_of,
    turn_of,
)
from courtier.games.hofverrat.events import (
    COUNTED,
    DREW,
    JUDGED,
    LAID,
    LAID_SPY,
    MISSION_SHOWN,
    MISSIONS,
    REMOVED,
    REMOVED_SPY,
    REVEALED,
    TURN_BEGAN,
    WON,
)
from courtier.games.hofverrat.score import Sheet, score
from courtier.games.hofverrat.variants import Variants

NAME: Final = "hofverrat"


@final
class Court(Game):
    """The royal table, the districts, hands, pile, box and missions."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards, variants: Variants) -> None:
        super().__init__(seats, options, rng)
        self.cards = cards
        self.deck: list[int] = NOTHING  # shared by clones; the first `box` cards are out of the game
        self.box = 0
        self.top = 0  # the pile is deck[top:]
        self.hands: list[list[int]] = NO_ZONES  # by seat, in the order of drawing (H-DEC-9)
        self.areas: list[list[int]] = NO_ZONES  # the table, then districts by seat, in the order of laying (H-DEC-7)
        self.removed: list[int] = []
        self.missions: list[int] = NOTHING  # shared by clones; the light one of seat s is [s], the dark one [10 + s]
        self.first = 0
        self.variants = variants
        self.sheet: Sheet | None = None

    def clone(self) -> "Court":
        twin = Court(self.seats, self.options, self.rng.clone(), self.cards, self.variants)
        self.copy_common(twin)
        twin.deck = self.deck
        twin.box = self.box
        twin.top = self.top
        twin.hands = [hand.copy() for hand in self.hands]
        twin.areas = [area.copy() for area in self.areas]
        twin.removed = self.removed.copy()
        twin.missions = self.missions
        twin.first = self.first
        return twin

    def name(self) -> str:
        return NAME

    # A turn

    def begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.tell(TURN_BEGAN, seat, self.turn)

    def lay(self, seat: int, slot: int, spot: int) -> int:
        """H-TURN-8, H-ROLE-5: face up, except spies. Returns the role.

        H-AREA-2..4: the column follows from the card, so only the side is stored. H-TURN-16, H-AREA-5: it stays there.
        H-INFO-13: all are told at once where it lies, and not from which slot of the hand it came.
        """
        card = self.hands[seat].pop(slot)
        self.areas[AREA_OF[spot]].append(laid(card, spot, seat, self.turn))
        role = ROLE_OF[card]
        if role == SPY:
            self.tell(LAID_SPY, seat, spot)
        else:
            self.tell(LAID, seat, spot, card)
        return role

    def can_strike(self, area: int) -> bool:
        """H-DEC-5, H-ROLE-21: does anything but guards lie there beside the assassin just laid?"""
        courtiers = self.areas[area]
        for place in range(len(courtiers) - 1):
            if role_of(courtiers[place]) != GUARD:
                return True
        return False

    def remove(self, seat: int, area: int, place: int) -> None:
        """H-ROLE-19, H-ROLE-24, H-ROLE-30: out of the game for good, a spy unseen."""
        victim = self.areas[area].pop(place)
        self.removed.append(victim)
        if role_of(victim) == SPY:
            self.tell(REMOVED_SPY, seat, spot_of(victim), place, layer_of(victim))
        else:
            self.tell(REMOVED, seat, spot_of(victim), place, card_of(victim))

    def draw(self, seat: int) -> None:
        """H-TURN-9..11, H-INFO-14: three cards, or none from an empty pile; the others see how many."""
        drawn = self.deck[self.top : self.top + HAND]
        self.top += len(drawn)
        self.hands[seat].extend(drawn)
        self.tell(DREW, seat, len(drawn), self.pile(), secret=drawn)

    def pile(self) -> int:
        return len(self.deck) - self.top

    # The end

    def finish(self) -> None:
        """H-END-3..7."""
        self.end()
        if self.recording:
            self.unveil(self.final_sheet())

    def unveil(self, sheet: Sheet) -> None:
        """Tell the end in the order of H-END-7; removed spies, box and unused missions stay unseen."""
        for area in self.areas:
            for place, courtier in enumerate(area):
                if role_of(courtier) == SPY:
                    self.tell(REVEALED, spot_of(courtier), place, layer_of(courtier), card_of(courtier))
        for family in range(len(sheet.standing)):
            self.tell(JUDGED, family, sheet.above.weight[family], sheet.below.weight[family])
        for seat in range(self.seats):
            self.tell(COUNTED, seat, sum(sheet.points[seat]))
        for seat in range(self.seats):
            for colour, mission in enumerate(self.missions_of(seat)):
                self.tell(MISSION_SHOWN, seat, mission, sheet.missions[seat][colour])
        for seat in self.winners():
            self.tell(WON, seat, sheet.totals[seat])

    def final_sheet(self) -> Sheet:
        """H-END-3..5, H-SCORE: every card in play counts with its family, spies included."""
        if self.sheet is None:
            self.sheet = score(self.areas, self.missions, self.cards, self.variants)
        return self.sheet

    def scores(self) -> list[int]:
        """H-SCORE-7, H-SCORE-8: whoever has the highest total wins, several if they are equal (`Game.winners`)."""
        self.check_over()
        return self.final_sheet().totals[:]

    def missions_of(self, seat: int) -> list[int]:
        """H-SETUP-10: the light one and the dark one."""
        return [self.missions[seat], self.missions[PER_COLOUR + seat]]

    # The whole truth

    def dump(self) -> dict[str, Any]:
        data = self.common_dump()
        data["first"] = self.first
        data["box"] = [CARDS[card] for card in self.deck[: self.box]]
        data["pile"] = [CARDS[card] for card in self.deck[self.top :]]
        data["hands"] = [[CARDS[card] for card in hand] for hand in self.hands]
        data["areas"] = {
            AREAS[area]: [dump_laid(courtier) for courtier in self.areas[area]] for area in range(HOME + self.seats)
        }
        data["removed"] = [dump_laid(courtier) for courtier in self.removed]
        data["missions"] = [MISSIONS[mission] for mission in self.missions]
        return data


def dump_laid(courtier: int) -> list[Any]:
    return [CARDS[card_of(courtier)], SPOTS[spot_of(courtier)], layer_of(courtier), turn_of(courtier)]
