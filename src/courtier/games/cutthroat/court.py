"""Houses, heirs, the facts of the turn, votes and the Feast; and the whole of the court as data."""

from typing import Any, Final, final

from courtier.core.deals.clause import GRANT
from courtier.core.deals.deal import Deal
from courtier.core.deals.judging import fall_away
from courtier.core.deals.plain import dump_book
from courtier.core.deals.rules import OFF, DealRules
from courtier.core.pending import NOBODY, Decision, Pending
from courtier.core.rng import Rng
from courtier.games.cutthroat.cards import (
    BLOOD_MONEY,
    CARDS,
    COLOUR_COUNT,
    DEATH,
    DECK_CARDS,
    DECKS,
    DRAVANOF,
    EVENT_DECK,
    EVENTS,
    FACE_DOWN,
    FEAST_CARDS,
    FEAST_COUNT,
    FEAST_DECK,
    GEMS,
    GENERAL,
    HIRELING,
    HOUSES,
    MARKED_POWERS,
    MERCENARY,
    NO_EVENT,
    POWER_COUNT,
    POWERS,
    SLAINE,
    TERRITORIES,
    TYPE_COUNT,
    Cards,
    packed,
    unpacked,
)
from courtier.games.cutthroat.clause_checks import lapsed_grant
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.events import (
    AFTER_BLOCK,
    ASKED,
    COUNTED,
    DISCARDED_HIRELING,
    FOR_DARK_INFLUENCE,
    HEIR_DIED,
    KILLED_HIRELING,
    MARRIAGE_ENDED,
    MARRIED,
    SOURCE_COUNT,
    WON,
)
from courtier.games.cutthroat.realm import Realm
from courtier.games.cutthroat.score import Sheet, gem_points
from courtier.games.cutthroat.supply import AFTER_IN_DISCARD, FIRST_IN_DISCARD, OFFSET_IN_DISCARD, listed

NAME: Final = "cutthroat"
NOT_IN_PLAY: Final = -1
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

# What can be announced, by its place in DEEDS.
DEED_MERCENARIES: Final = 0
DEED_HIRELING: Final = 1
DEED_CONQUEST: Final = 2
DEED_TARGET: Final = 3
DEED_ATTACK: Final = 4
DEED_DEFENCE: Final = 5
DEED_DEAD: Final = 6
DEED_BLACKMAIL: Final = 7
DEED_FODDER: Final = 8
DEED_PLAGUE: Final = 9
DEED_PLAY: Final = 10  # + hireling
DEED_POWER: Final = 22  # + power
DEED_PLAGUE_CHOICE: Final = DEED_POWER + POWER_COUNT
DEED_OWN_PLAGUE: Final = DEED_PLAGUE_CHOICE + 1
DEED_LARGEST: Final = DEED_OWN_PLAGUE + 1
DEED_CURES: Final = DEED_LARGEST + 1
DEED_VOID: Final = DEED_CURES + 1

# C-TAKEBACK-9: over which announcements take-back windows open.
NO_TAKEBACKS: Final = 0
AIMED_TAKEBACKS: Final = 1
ALL_TAKEBACKS: Final = 2
TAKEBACKS: Final = {"off": NO_TAKEBACKS, "aimed": AIMED_TAKEBACKS, "all": ALL_TAKEBACKS}
WAIT_BITS: Final = 4  # of each seat in `waits`
MOST_WAITS: Final = 9

# What can lie on the stack; a step is told as its number here and four numbers of its own.
STEP_WIDTH: Final = 5
STEPS: Final = (
    "choose_house",
    "proposals",
    "propose",
    "propose_share",
    "orators",
    "orate",
    "open_ballot",
    "ballot",
    "settling",
    "choose_start",
    "lay_stack",
    "turn",
    "death_moment",
    "powers",
    "use_power",
    "opulence",
    "collection",
    "collect",
    "feast_card",
    "keep_card",
    "choose_colour",
    "action",
    "act",
    "purchase",
    "conquer",
    "attack",
    "assault",
    "pay_toll",
    "strike",
    "defend",
    "fury",
    "bedlam",
    "occupy",
    "conquest_income",
    "carry_out",
    "react",
    "reopen",
    "order_cards",
    "take_card",
    "cure_more",
    "plague",
    "plague_territory",
    "plague_second",
    "plague_each",
    "plague_own",
    "choose_largest",
    "tribute",
    "choose_tribute",
    "cure_territory",
    "swords",
    "pay_swords",
    "hoard",
    "wooing",
    "woo",
    "answer_suit",
    "feast",
    "serve",
    "tasting",
    "taste",
    "sacrifice",
    "takeback",
    "rescind",
    "kept",
    "parley",
    "wedding_parley",
    "bargaining",
    "talk",
    "offer_deal",
    "deal_give",
    "deal_give_detail",
    "deal_want",
    "deal_want_detail",
    "confirm_offer",
    "pick_goods",
    "answer_deal",
    "name_deal",
    "name_party",
    "judge_dispute",
    "oaths",
    "break_oath",
    "fork_deal",
)

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
class Court(Realm):
    """The realm with houses, marriages, the turn, a vote and the Feast."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards) -> None:
        super().__init__(seats, options, rng, cards)
        self.houses: list[int] = []  # by seat: a house, or NOT_IN_PLAY before the choice; shared by clones
        self.seat_of: list[int] = []  # by house: a seat or NOT_IN_PLAY; shared by clones
        self.uses: list[int] = []  # by power: use markers left (C-SETUP-4)
        self.spouses: list[int] = []  # by seat: a seat or NOBODY
        self.dead_heirs = 0  # by the seat of their house, one bit each
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

    def name(self) -> str:
        return NAME

    def deal_rules(self) -> DealRules:
        return RULES

    def clone(self) -> "Court":
        twin = Court(self.seats, self.options, self.rng.clone(), self.cards)
        self.copy_common(twin)
        self.copy_supply(twin)
        self.copy_realm(twin)
        twin.houses = self.houses
        twin.seat_of = self.seat_of
        twin.uses = self.uses.copy()
        twin.spouses = self.spouses.copy()
        twin.dead_heirs = self.dead_heirs
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

    # Who is asked

    def carry_out(self, seat: int, action: int) -> None:
        """An answer, and to those who listen what is open after it, if that is not what was open before."""
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
        """A deal, and to those who listen what is open after it."""
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
        """C-HIRE-GENERAL-3: a General is discarded, not killed, when the Attack block ends."""
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
        return not self.taken_back or (seat, what, target, over) not in self.taken_back

    # Houses

    def house_is(self, seat: int, house: int) -> bool:
        return self.houses[seat] == house

    def uses_of(self, seat: int, house: int, power: int) -> int:
        """How often the player may still use a power with markers; 0 for any other house."""
        return self.uses[power] if self.houses[seat] == house else 0

    def has_death(self, seat: int) -> bool:
        """C-WIN-9, C/A-90: any time but while an event is resolved, from the first turn on."""
        return self.uses_of(seat, DRAVANOF, DEATH) > 0 and self.event == NO_EVENT and self.turn > 0

    def pay_slaine(self) -> None:
        """C-LORD-SLAINE-1: for every hireling and heir that is killed."""
        slaine = self.seat_of[SLAINE]
        if slaine != NOT_IN_PLAY:
            self.take_coins(slaine, BLOOD_MONEY, FOR_DARK_INFLUENCE)

    def kill_hireling(self, owner: int, hireling: int, killer: int, how: int) -> None:
        """C-HIRE-3: into the discard; its effect does not happen, or stops."""
        self.discards[HIRELING + hireling] += 1
        self.tell(KILLED_HIRELING, killer, owner, hireling, how)
        self.pay_slaine()

    def discard_hireling(self, seat: int, hireling: int, why: int) -> None:
        """C-HIRE-1: it was played, or lies there no longer."""
        self.discards[HIRELING + hireling] += 1
        self.tell(DISCARDED_HIRELING, seat, hireling, why)

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

    # Heirs

    def may_marry(self, seat: int) -> bool:
        """C-WED-2, C-WED-10."""
        return self.spouses[seat] == NOBODY and self.heir_alive(seat)

    def heir_alive(self, seat: int) -> bool:
        """Is the heir of the player's own house alive?"""
        return not self.dead_heirs >> seat & 1

    def in_front(self, seat: int) -> int:
        """C-WED-3: whose heir lies in front of the player."""
        spouse = self.spouses[seat]
        return seat if spouse == NOBODY else spouse

    def marry(self, seat: int, whom: int) -> None:
        """C-WED-3: the heirs are swapped."""
        self.spouses[seat] = whom
        self.spouses[whom] = seat
        self.tell(MARRIED, seat, whom)

    def kill_heirs(self, heirs: int) -> None:
        """C-WED-9, C-FEAST-15: all of them together, one bit a seat; their marriages end and heirs go home."""
        for seat in range(self.seats):
            if heirs >> seat & 1:
                spouse = self.spouses[seat]
                self.dead_heirs |= 1 << seat
                self.tell(HEIR_DIED, seat, seat if spouse == NOBODY else spouse)
                self.pay_slaine()
        for seat in range(self.seats):
            if heirs >> seat & 1:
                self.end_marriage(seat)

    def end_marriage(self, seat: int) -> None:
        spouse = self.spouses[seat]
        if spouse != NOBODY:
            self.spouses[seat] = NOBODY
            self.spouses[spouse] = NOBODY
            self.tell(MARRIAGE_ENDED, seat, spouse)

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
        """C-SCORE-2..5, C-SCORE-17: doubled for who is unmarried with a living heir."""
        points: int = self.coins[seat] * self.options["coin_vp"]
        return 2 * points if self.spouses[seat] == NOBODY and self.heir_alive(seat) else points

    def land_points(self, seat: int) -> int:
        """C-SCORE-10."""
        points = 0
        for place in range(len(self.ring)):
            if self.owners[place] == seat:
                points += self.cards.territories[self.ring[place]].points[self.plagued >> place & 1]
        return points

    def food_points(self, seat: int) -> int:
        """C-SCORE-11: what lies in front of the player; without a Feast what was collected (C-FEAST-22)."""
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
        data["ring"] = [TERRITORIES[territory] for territory in self.ring]
        data["owners"] = [none_or(owner) for owner in self.owners]
        data["plagued"] = [self.is_plagued(place) for place in range(len(self.ring))]
        data["stacks"] = [[CARDS[card] for card in stack] for stack in self.stacks]
        data["coins"] = self.coins.copy()
        data["gems"] = [self.gems_of(seat) for seat in range(self.seats)]
        data["bank"] = self.gems_of(self.seats)
        data["hands"] = [[CARDS[kind] for kind in self.hand_of(seat)] for seat in range(self.seats)]
        data["dishes"] = self.dishes_in(self.dishes)
        data["dead"] = [[CARDS[each] for each in listed(self.dead, seat, TYPE_COUNT)] for seat in range(self.seats)]
        data["drawn"] = [DECK_CARDS[card] for card in self.drawn]
        data["decks"] = {name: self.deck_names(deck) for deck, name in enumerate(DECKS)}
        data["discards"] = {name: self.discard_names(deck) for deck, name in enumerate(DECKS)}
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

    def gems_of(self, seat: int) -> list[str]:
        return [GEMS[colour] for colour in listed(self.gems, seat, COLOUR_COUNT)]

    def dishes_in(self, counts: list[int]) -> list[list[str]]:
        """By seat; nothing before the Feast."""
        if not counts:
            return []
        return [[FEAST_CARDS[dish] for dish in listed(counts, seat, FEAST_COUNT)] for seat in range(self.seats)]

    def deck_names(self, deck: int) -> list[str]:
        """Bottom first."""
        return [name_in(deck, card) for card in self.decks[deck][: self.left[deck]]]

    def discard_names(self, deck: int) -> list[str]:
        """Events in the order they were drawn; the one being resolved is among them."""
        if deck == EVENT_DECK:
            return [EVENTS[event] for event in self.drawn_events()]
        names: list[str] = []
        for place in range(FIRST_IN_DISCARD[deck], AFTER_IN_DISCARD[deck]):
            names += [name_in(deck, place - OFFSET_IN_DISCARD[deck])] * self.discards[place]
        return names

    def drawn_events(self) -> list[int]:
        """What was drawn stays in the list, above the cards that are left."""
        return self.decks[EVENT_DECK][self.left[EVENT_DECK] :][::-1]


def name_in(deck: int, card: int) -> str:
    """What a card of a deck is called."""
    if deck == FEAST_DECK:
        return FEAST_CARDS[card]
    return EVENTS[card] if deck == EVENT_DECK else CARDS[card]


def none_or(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def public_part(pending: Pending) -> list[int]:
    """What everybody sees of it, as five numbers: mercenaries of a conquest lie face down (C-CONQ-15)."""
    seen = pending.root() if isinstance(pending, Decision) else pending
    row = seen.dump()
    codes: list[int] = [STEPS.index(row[0]), *row[1:STEP_WIDTH]]  # what was picked of an offer is its giver's secret
    while len(codes) < STEP_WIDTH:
        codes.append(0)
    if row[0] == "carry_out" and codes[2] == DEED_CONQUEST:
        codes[4] = packed(seen_stack(unpacked(codes[4])))
    return codes


def seen_stack(stack: tuple[int, ...]) -> tuple[int, ...]:
    """A stack as others see it."""
    return tuple([FACE_DOWN if card >= MERCENARY else card for card in stack])
