"""The state of the turn, votes, take-backs, the Feast and the end; and the whole court as data."""

from typing import Any, Final, final

from courtier.core.deals.clause import GRANT
from courtier.core.deals.deal import Deal
from courtier.core.deals.judging import fall_away
from courtier.core.deals.plain import dump_book
from courtier.core.deals.rules import OFF, DealRules
from courtier.core.pending import NOBODY
from courtier.core.rng import Rng
from courtier.games.cutthroat.cards import (
    COLOUR_COUNT,
    DEATH,
    DRAVANOF,
    FEAST_COUNT,
    GENERAL,
    HOUSES,
    MARKED_POWERS,
    NO_EVENT,
    POWERS,
    Cards,
)
from courtier.games.cutthroat.clause_checks import lapsed_grant
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.events import (
    AFTER_BLOCK,
    ASKED,
    COUNTED,
    SOURCE_COUNT,
    WON,
)
from courtier.games.cutthroat.houses import NOT_IN_PLAY, Houses
from courtier.games.cutthroat.score import Sheet, gem_points
from courtier.games.cutthroat.stack import public_part
from courtier.games.cutthroat.supply import none_or

NAME: Final = "cutthroat"
NO_PROPOSAL: Final = -1
NO_SUBJECT: Final = -1
NO_TARGET: Final = -1

# C-ACT-1: the blocks of the Action phase; taken ones are kept as one bit each.
BLOCKS: Final = ("none", "purchase", "conquer", "attack", "dead")
NO_BLOCK: Final = 0
PURCHASING: Final = 1
CONQUERING: Final = 2
ATTACKING: Final = 3
BURYING: Final = 4


# C-TAKEBACK-9: over which announcements take-back windows open.
NO_TAKEBACKS: Final = 0
AIMED_TAKEBACKS: Final = 1
ALL_TAKEBACKS: Final = 2
TAKEBACKS: Final = {"off": NO_TAKEBACKS, "aimed": AIMED_TAKEBACKS, "all": ALL_TAKEBACKS}
WAIT_BITS: Final = 4  # of each seat in `waits`
MOST_WAITS: Final = 9


# The facts of the turn that everybody sees, told with the stack.
FACTS: Final = (
    "active",
    "block",
    "taken",
    "purchases",
    "target",
    "named",
    "emptied",
    "conquered",
    "income_taken",
    "tolls",
    "passages",
    "generals",
    "blackmailed",
    "opulent",
    "knowledge_used",
    "taxed",
    "event",
    "subject",
    "wooed",
    "cleared",
    "poisoned",
)
FACT_COUNT: Final = 21


@final
class Court(Houses):
    """The whole state: the realm and its houses, the turn, votes and the Feast."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards) -> None:
        super().__init__(seats, options, rng, cards)
        self.active = 0  # before the first turn the seat that chose its house first (C-SETUP-28)
        self.block = NO_BLOCK
        self.taken = 0  # blocks taken this turn, one bit each
        self.purchases = 0
        self.target = NO_TARGET  # the place under assault
        self.named = 0  # how often a place was named in this block: two bits each (C-ATK-21)
        self.conquered = 0  # places conquered this turn, one bit each
        self.income_taken = False
        self.tolls = 0  # places whose toll was paid this turn, one bit each (C-TERR-4)
        self.passages = 0  # places that an Envoy made passable this turn, one bit each
        self.generals = 0  # in play, of the active player
        self.blackmailed = 0  # bastards displayed this turn, one bit a house (C-BLACK-5)
        self.opulent = False
        self.knowledge_used = False
        self.taxed = False
        self.event = NO_EVENT  # the one being resolved
        self.subject = NO_SUBJECT  # what the vote in progress is about
        self.proposals: list[int] = []  # by seat; NO_PROPOSAL
        self.orators: list[int] = []  # by seat: those that stand in this vote
        self.wooed = 0  # pairs of proposer and asked, one bit each (C-WED-16)
        self.cleared = False  # C-FEAST-2: then `owners` records who owned what (C-FEAST-1)
        self.served: list[int] = []  # face down in front of a seat: [seat * FEAST_COUNT + dish]
        self.tasted: list[int] = []  # face up, likewise
        self.servings: list[int] = []  # how many a seat served to another: [server * seats + to]
        self.poisoned = 0  # seats of the houses whose heirs are poisoned, one bit each
        self.disputed: tuple[tuple[int, int, int], ...] = ()  # the deal, who complained, about whom (C-DEAL-32)
        self.sheet: Sheet | None = None
        self.takeback = NO_TAKEBACKS  # which announcements can be taken back (C-TAKEBACK-9)
        self.waits = 0  # how often each seat waited this turn, WAIT_BITS each (C-WIN-8)
        # C-TAKEBACK-7: seat, deed, target, and of a reaction where on the stack the announcement lies that it is about.
        self.taken_back: tuple[tuple[int, int, int, int], ...] = ()

    def clone(self) -> "Court":
        twin = Court(self.seats, self.options, self.rng.clone(), self.cards)
        self.copy_common(twin)
        self.copy_supply(twin)
        self.copy_realm(twin)
        self.copy_houses(twin)
        self.copy_turn(twin)
        twin.disputed = self.disputed
        twin.takeback = self.takeback
        twin.waits = self.waits
        twin.taken_back = self.taken_back
        if self.proposals:
            twin.proposals = self.proposals.copy()
            twin.orators = self.orators.copy()
        if self.served:
            twin.served = self.served.copy()
            twin.tasted = self.tasted.copy()
            twin.servings = self.servings.copy()
        return twin

    def copy_turn(self, twin: "Court") -> None:
        """The facts of the turn, one by one: this is faster than a loop over their names."""
        twin.active = self.active
        twin.block = self.block
        twin.taken = self.taken
        twin.purchases = self.purchases
        twin.target = self.target
        twin.named = self.named
        twin.conquered = self.conquered
        twin.income_taken = self.income_taken
        twin.tolls = self.tolls
        twin.passages = self.passages
        twin.generals = self.generals
        twin.blackmailed = self.blackmailed
        twin.opulent = self.opulent
        twin.knowledge_used = self.knowledge_used
        twin.taxed = self.taxed
        twin.event = self.event
        twin.subject = self.subject
        twin.wooed = self.wooed
        twin.cleared = self.cleared
        twin.poisoned = self.poisoned

    def name(self) -> str:
        return NAME

    def deal_rules(self) -> DealRules:
        return RULES

    def reset_turn(self) -> None:
        """C-TURN-1: what holds for one turn."""
        self.block = NO_BLOCK
        self.taken = 0
        self.purchases = 0
        self.target = NO_TARGET
        self.named = 0
        self.emptied = 0
        self.conquered = 0
        self.income_taken = False
        self.tolls = 0
        self.passages = 0
        self.blackmailed = 0
        self.opulent = False
        self.knowledge_used = False
        self.taxed = False
        self.waits = 0
        self.taken_back = ()

    # Who is asked

    def carry_out(self, seat: int, action: int) -> None:
        """Carry an answer out; if the game records, tell which questions are open after it, if they have changed."""
        if not self.recording:
            super().carry_out(seat, action)
            if self.deals.open:
                fall_away(self)
            return
        before = self.open_questions()
        super().carry_out(seat, action)
        if self.deals.open:
            fall_away(self)
        if not self.ended and self.open_questions() != before:
            self.tell_asked()

    def seal(self, deal: Deal) -> None:
        """Seal a deal; if the game records, tell which questions are open after it, if they have changed."""
        before = self.open_questions() if self.recording else []
        super().seal(deal)
        fall_away(self)
        if self.recording and not self.ended and self.open_questions() != before:
            self.tell_asked()

    def tell_asked(self) -> None:
        self.tell(ASKED, self.active, secret=self.open_questions())

    def open_questions(self) -> list[int]:
        """The facts of the turn and all that is still to come, as everybody sees it: of a chain its root."""
        codes = self.facts()
        for pending in self.pending:
            codes.extend(public_part(pending))
        return codes

    def facts(self) -> list[int]:
        """In the order of FACTS."""
        return [
            self.active,
            self.block,
            self.taken,
            self.purchases,
            self.target,
            self.named,
            self.emptied,
            self.conquered,
            int(self.income_taken),
            self.tolls,
            self.passages,
            self.generals,
            self.blackmailed,
            int(self.opulent),
            int(self.knowledge_used),
            int(self.taxed),
            self.event,
            self.subject,
            self.wooed,
            int(self.cleared),
            self.poisoned,
        ]

    def set_facts(self, facts: list[int]) -> None:
        """Assign what `facts` returned."""
        self.active, self.block, self.taken, self.purchases, self.target = facts[:5]
        self.named, self.emptied, self.conquered = facts[5:8]
        self.income_taken = facts[8] == 1
        self.tolls, self.passages, self.generals, self.blackmailed = facts[9:13]
        self.opulent = facts[13] == 1
        self.knowledge_used = facts[14] == 1
        self.taxed = facts[15] == 1
        self.event, self.subject, self.wooed = facts[16:19]
        self.cleared = facts[19] == 1
        self.poisoned = facts[20]

    # Blocks of the Action phase

    def passages_of(self, seat: int) -> int:
        """C-ACC-14, C-DEAL-28: the places that an Envoy or a promise lets the player pass, one bit each."""
        mask = self.passages
        for standing in self.deals.open:
            clause = standing.clause
            if clause.kind == GRANT and clause.to == seat and not lapsed_grant(self, clause):
                mask |= 1 << self.ring.index(clause.about.place)
        return mask

    def open_block(self, block: int) -> None:
        """C-ACT-6: with the announcement of its first step."""
        self.block = block
        self.taken |= 1 << block
        self.named = 0
        self.emptied = 0

    def close_block(self) -> None:
        """C-HIRE-2, C-HIRE-GENERAL-3: a General is discarded, not killed, when the Attack block ends."""
        while self.generals > 0:
            self.generals -= 1
            self.discard_hireling(self.active, GENERAL, AFTER_BLOCK)
        self.block = NO_BLOCK
        self.target = NO_TARGET
        self.named = 0
        self.emptied = 0

    def may_open(self, block: int) -> bool:
        """C-ACT-2, C-CONQ-11: is the block open, or can it be opened?"""
        if self.block != NO_BLOCK:
            return self.block == block
        fighting = block in (CONQUERING, ATTACKING)
        return not self.taken >> block & 1 and not (fighting and self.income_taken)

    def may_attack(self) -> bool:
        return self.may_open(ATTACKING)

    # Take-backs

    def waited(self, seat: int) -> int:
        """C-WIN-8: how often the player has answered WAIT this turn."""
        return self.waits >> WAIT_BITS * seat & (1 << WAIT_BITS) - 1

    def may_announce(self, seat: int, what: int, target: int, over: int = 0) -> bool:
        """C-TAKEBACK-7: was this not taken back by the player in this turn?"""
        for one in self.taken_back:  # not `in`: compiled, this compares plain numbers
            if one[0] == seat and one[1] == what and one[2] == target and one[3] == over:
                return False
        return True

    def has_death(self, seat: int) -> bool:
        """C-WIN-4, C-WIN-9, C-EVENT-8: any time but while an event is resolved, from the first turn on."""
        return self.uses_of(seat, DRAVANOF, DEATH) > 0 and self.event == NO_EVENT and self.turn > 0

    # Votes

    def authors(self) -> list[int]:
        """C-VOTE-13: the seats that proposals are named after, clockwise from the active player; equal ones once."""
        found: list[int] = []
        known: list[int] = []
        for step in range(len(self.proposals)):
            seat = (self.active + step) % self.seats
            proposal = self.proposals[seat]
            if proposal != NO_PROPOSAL and proposal not in known:
                known.append(proposal)
                found.append(seat)
        return found

    # The end

    def finish(self) -> None:
        """C-EVENT-3."""
        self.end()
        if self.recording:
            sheet = self.final_sheet()
            for seat in range(self.seats):
                for source in range(SOURCE_COUNT):
                    self.tell(COUNTED, seat, source, sheet.points[seat * SOURCE_COUNT + source])
            for seat in self.winners():
                self.tell(WON, seat, sheet.total(seat))

    def final_sheet(self) -> Sheet:
        if self.sheet is None:
            self.sheet = self.count_points()
        return self.sheet

    def count_points(self) -> Sheet:
        """C-SCORE-1..13."""
        sheet = Sheet(self.seats, self.spouses)
        linear: bool = self.options["gems_loose"] == "linear2"
        for seat in range(self.seats):
            gems = self.gems[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
            bastard = self.options["bastard_vp"] if self.has_bastard(seat, self.houses[seat]) else 0
            sheet.note_all(
                seat,
                self.coin_points(seat),
                gem_points(gems, linear),
                self.land_points(seat),
                self.food_points(seat),
                bastard,
            )
        return sheet

    def coin_points(self, seat: int) -> int:
        """C-SCORE-2..5, C-SCORE-17: doubled for the unmarried with a living heir; at three players for all (C-3P-3)."""
        points: int = self.coins[seat] * self.options["coin_vp"]
        return 2 * points if self.spouses[seat] == NOBODY and self.heir_alive(seat) else points

    def food_points(self, seat: int) -> int:
        """C-SCORE-11: what lies in front of the player; without a Feast what was collected (C-FEAST-22, C-3P-2)."""
        points = 0
        for dish in range(FEAST_COUNT):
            place = seat * FEAST_COUNT + dish
            count = self.served[place] + self.tasted[place] if self.cleared else self.dishes[place]
            points += count * self.cards.feast_points[dish]
        return points

    def scores(self) -> list[int]:
        """What counts for winning: of spouses their sum (C-SCORE-13)."""
        self.check_over()
        sheet = self.final_sheet()
        return [sheet.total(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        self.check_over()
        return self.final_sheet().winners()

    # The whole truth

    def dump(self) -> dict[str, Any]:
        data = self.common_dump()
        data["houses"] = [None if house == NOT_IN_PLAY else HOUSES[house] for house in self.houses]
        self.dump_land(data)
        self.dump_goods(data)
        data["dead"] = [self.dead_names(seat) for seat in range(self.seats)]
        self.dump_decks(data)
        data["uses"] = {POWERS[power]: self.uses[power] for power in range(MARKED_POWERS)}
        data["spouses"] = [none_or(spouse) for spouse in self.spouses]
        data["dead_heirs"] = [not self.heir_alive(seat) for seat in range(self.seats)]
        data["facts"] = dict(zip(FACTS, self.facts(), strict=True))
        data["proposals"] = self.proposals.copy()
        data["orators"] = self.orators.copy()
        data["served"] = self.dishes_in(self.served)
        data["tasted"] = self.dishes_in(self.tasted)
        data["servings"] = self.servings.copy()
        if self.takeback != NO_TAKEBACKS:
            data["waits"] = [self.waited(seat) for seat in range(self.seats)]
            data["taken_back"] = [list(each) for each in self.taken_back]
        if self.options["deals"] != OFF:
            data["deals"] = dump_book(RULES, self.deals)
            data["disputed"] = [list(each) for each in self.disputed]
        return data
