"""A small game whose deals bind, to prove `core/deals` on: lands in a ring, hidden purses, votes, take-back.

On a turn one attacks a land next to one's own (or next to a land through which one was granted passage), raids
somebody (a chain of two questions), or rests. Others may ask for a moment, and then an attack may be taken back. In
every round there is a parley and a vote on who gets two coins, and once somebody must burn another's land: that
question has no neutral answer.
"""

from typing import Any

from courtier.core.deals.book import Book
from courtier.core.deals.clause import ACT, GIVE, GOODS_ADMITTED, GRANT, Clause
from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.deals.deal_events import add_deal_rows
from courtier.core.deals.debts import do_acts, pay_debts
from courtier.core.deals.judging import close_occasion
from courtier.core.deals.plain import dump_book, load_book
from courtier.core.deals.rules import TABLE, DealRules
from courtier.core.event import EVERYBODY, SEAT, Field, TableOfSight
from courtier.core.game import Game
from courtier.core.pending import Decision, Pending, Sequel, Window
from courtier.core.rng import Rng, revived

GOODS = ("coin", "ruby", "pearl")
COIN, RUBY, PEARL = range(3)
LANDS_EACH = 2
ROUNDS = 4
MOST_LANDS = 12
NO_OWNER = -1

# Verbs, what the engine does or a player may grant, and what can be shown.
ATTACKS, RAIDS, BURNS, VOTES = 1, 2, 4, 8
PASSAGE, TAKE_BACK_ACT, BLESS = range(3)
PURSE = 0

REST = 0
RAID = 1  # opens a chain
ATTACK = 2  # + land
VICTIM = ATTACK + MOST_LANDS  # + seat
BURN = VICTIM + 6  # + land
VOTE = BURN + MOST_LANDS  # + seat
CONTINUE, WAIT, KEEP, TAKE_BACK, READY = range(VOTE + 6, VOTE + 11)
ACTIONS = READY + 1

LAND = Field("land")
SIGHT = TableOfSight()
TURN_BEGAN = SIGHT.row("turn_began", SEAT, Field("turn"))
ATTACKED = SIGHT.row("attacked", SEAT, LAND)
TOOK = SIGHT.row("took", SEAT, LAND)
TOOK_BACK = SIGHT.row("took_back", SEAT, LAND)
RAIDED = SIGHT.row("raided", SEAT, Field("whom"))
BURNED = SIGHT.row("burned", SEAT, LAND)
VOTED = SIGHT.row("voted", SEAT, secret=Field("ballots"), audience=EVERYBODY)
GAVE = SIGHT.row("gave", SEAT, Field("to"), Field("count"), secret=Field("goods", GOODS), audience=2)
LOOKED = SIGHT.row("looked", SEAT, Field("whom"), secret=Field("purse"))
DEAL_ROWS = add_deal_rows(SIGHT, public=True)


class MarchDeals(DealRules):
    """Deals bind and are public; picks and purses are not."""

    def __init__(self) -> None:
        super().__init__(binding=True, public=True, rows=DEAL_ROWS)
        self.verbs = ("attack", "raid", "burn", "vote")
        self.deeds = ()
        self.goods = GOODS
        self.looks = ("purse",)
        self.acts = ("passage", "take_back", "bless")

    def allows(self, game: Any, clause: Clause) -> bool:
        """Passage through an own land; take-back by the announcer while it is open."""
        if clause.kind == GRANT:
            return 0 <= clause.about.place < len(game.owners) and bool(game.owners[clause.about.place] == clause.by)
        if clause.kind == ACT and clause.about.what == TAKE_BACK_ACT:
            return isinstance(game.asking, KeepAttack) and game.asking.seat == clause.by
        return clause.kind != GIVE or clause.due == 0 or clause.due > game.turn

    def holds(self, game: Any, seat: int, goods: list[int]) -> bool:
        return all(game.purses[seat][good] >= goods.count(good) for good in set(goods))

    def leave(self, game: Any, seat: int, good: int) -> None:
        game.purses[seat][good] -= 1

    def arrive(self, game: Any, seat: int, good: int) -> None:
        game.purses[seat][good] += 1

    def tell_given(self, game: Any, clause: Clause, goods: list[int]) -> None:
        game.tell(GAVE, clause.by, clause.to, len(goods), secret=goods)

    def show(self, game: Any, clause: Clause) -> None:
        receivers = [clause.to] if clause.to >= 0 else [s for s in range(game.seats) if s != clause.by]
        for seat in receivers:
            game.tell(LOOKED, seat, clause.by, secret=game.purses[clause.by].copy())

    def can_act(self, game: Any, clause: Clause) -> bool:
        return bool(clause.about.what == BLESS and game.purses[clause.by][COIN] >= 4)

    def act(self, game: Any, clause: Clause) -> None:
        if clause.about.what == TAKE_BACK_ACT:
            game.pending.pop()  # the question whether to keep it
            game.take_back()
        else:
            self.leave(game, clause.by, COIN)
            self.arrive(game, clause.to, COIN)
            self.tell_given(game, clause, [COIN])

    def payable(self, game: Any, seat: int, good: int) -> int:
        return int(game.purses[seat][good])

    def last_turn(self, game: Any, seat: int, turns: int) -> int:
        ahead = (seat - game.active()) % game.seats or game.seats
        return int(game.turn + ahead + (turns - 1) * game.seats)


RULES = MarchDeals()


class March(Game):
    """Lands by owner, purses by seat; what is not in a purse is in the bank, which never ends."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, options, rng)
        self.seal_answers()
        self.deals = Book(seats)
        self.owners = [land // LANDS_EACH for land in range(LANDS_EACH * seats)]
        self.purses = [[3, 1, 1] for _ in range(seats)]
        self.barred: list[int] = []  # attacks taken back this turn
        self.acted = False

    def name(self) -> str:
        return "marches"

    def deal_rules(self) -> DealRules:
        return RULES

    def active(self) -> int:
        return (self.turn - 1) % self.seats

    def clone(self) -> "March":
        twin = March(self.seats, self.options, self.rng.clone())
        self.copy_common(twin)
        twin.deals = self.deals.copy()
        twin.owners = self.owners.copy()
        twin.purses = [purse.copy() for purse in self.purses]
        twin.barred = self.barred.copy()
        twin.acted = self.acted
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            **self.common_dump(),
            "owners": self.owners.copy(),
            "purses": [purse.copy() for purse in self.purses],
            "barred": self.barred.copy(),
            "acted": self.acted,
            "deals": dump_book(RULES, self.deals),
        }

    def scores(self) -> list[int]:
        return [2 * self.owners.count(seat) + self.purses[seat][COIN] for seat in range(self.seats)]

    # Turns

    def begin_turn(self) -> None:
        if self.turn >= ROUNDS * self.seats:
            self.end()
            return
        self.turn += 1
        self.acted = False
        self.barred = []
        seat = self.active()
        self.tell(TURN_BEGAN, seat, self.turn)
        self.purses[seat][COIN] += 1
        pay_debts(self, [seat], self.turn)
        do_acts(self)
        self.then([*self.special_questions(seat), Act(seat), NextTurn()])

    def special_questions(self, seat: int) -> list[Pending]:
        questions: list[Pending] = []
        if seat == 0:
            questions += [Parley(self.seats), Vote(self.seats)]
        if self.turn == self.seats and burnable(self, seat):
            questions.append(Burn(seat))
        return questions

    def take_back(self) -> None:
        """Undo the announcement that lies on top; it is not offered again in this turn."""
        announced = self.pending.pop()
        assert isinstance(announced, Conquer)
        seat = announced.by
        self.purses[seat][COIN] += 1
        self.acted = False
        self.barred.append(announced.land)
        self.tell(TOOK_BACK, seat, announced.land)
        self.ask(Act(seat))


def next_to(game: March, land: int) -> list[int]:
    count = len(game.owners)
    return [(land - 1) % count, (land + 1) % count]


def reaches(game: March, seat: int, land: int) -> bool:
    """Own lands and lands through which one may pass lead to their neighbours."""
    for other in next_to(game, land):
        owner = game.owners[other]
        if owner == seat or (owner != NO_OWNER and game.deals.granted(owner, seat, PASSAGE, other)):
            return True
    return False


def burnable(game: March, seat: int) -> list[int]:
    return [BURN + land for land, owner in enumerate(game.owners) if owner not in (seat, NO_OWNER)]


class Act(Decision):
    """Rest, raid or attack."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.verbs = ATTACKS | RAIDS
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        if game.acted:
            return [REST]
        lands = range(len(game.owners))
        can_pay = game.purses[seat][COIN] > 0
        attacks = [
            ATTACK + land
            for land in lands
            if can_pay and land not in game.barred and game.owners[land] != seat and reaches(game, seat, land)
        ]
        return [REST, RAID, *attacks]

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action == RAID:
            game.ask(ChooseVictim(seat, self))
        elif action != REST:
            land = action - ATTACK
            game.purses[seat][COIN] -= 1
            game.acted = True
            game.tell(ATTACKED, seat, land)
            use_passage(game, seat, land)
            game.then([Object(game.seats, seat), Conquer(seat, land), self])

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        if code < ATTACK:
            return NO_CONDUCT
        land = code - ATTACK
        return Conduct(ATTACKS, game.owners[land], place=land)

    def ends(self, game: Any, seat: int, code: int) -> list[Conduct]:
        if code != RAID:
            return [self.conduct(game, seat, code)]
        return [Conduct(RAIDS, other) for other in range(game.seats) if other != seat]

    def default(self, game: Any, seat: int) -> int:
        return REST

    def name(self) -> str:
        return "act"

    def dump(self) -> list[Any]:
        return ["act", self.seat]


def use_passage(game: March, seat: int, land: int) -> None:
    for other in next_to(game, land):
        game.deals.use_grant(game.owners[other], seat, PASSAGE, other)


class ChooseVictim(Decision):
    """Whom one raids."""

    def __init__(self, seat: int, before: Decision) -> None:
        super().__init__(seat, before)
        self.verbs = RAIDS
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return [VICTIM + other for other in range(game.seats) if other != seat]

    def answer(self, game: Any, seat: int, action: int) -> None:
        whom = action - VICTIM
        game.acted = True
        game.tell(RAIDED, seat, whom)
        game.ask(self.root())

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return Conduct(RAIDS, code - VICTIM)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "choose_victim"

    def dump(self) -> list[Any]:
        return ["choose_victim", self.seat]


class Object(Window):
    """Brief: does anybody wish to talk the attacker out of it?"""

    def __init__(self, seats: int, attacker: int) -> None:
        super().__init__(tuple(seat for seat in range(seats) if seat != attacker))
        self.attacker = attacker
        self.admits = GOODS_ADMITTED
        self.brief = True

    def legal(self, game: Any, seat: int) -> list[int]:
        return [CONTINUE, WAIT]

    def resolve(self, game: Any, heard: list[int]) -> None:
        if WAIT in heard:
            game.ask(KeepAttack(self.attacker))

    def default(self, game: Any, seat: int) -> int:
        return CONTINUE

    def name(self) -> str:
        return "object"

    def dump(self) -> list[Any]:
        return ["object", len(self.seats) + 1, self.attacker]


class KeepAttack(Decision):
    """Does the attacker take it back? A deal may settle that."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return [KEEP, TAKE_BACK]

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action == TAKE_BACK:
            game.take_back()

    def default(self, game: Any, seat: int) -> int:
        return KEEP

    def name(self) -> str:
        return "keep_attack"

    def dump(self) -> list[Any]:
        return ["keep_attack", self.seat]


class Conquer(Sequel):
    """The attack happens."""

    def __init__(self, by: int, land: int) -> None:
        super().__init__()
        self.by = by
        self.land = land

    def follow(self, game: Any) -> None:
        game.owners[self.land] = self.by
        game.tell(TOOK, self.by, self.land)

    def name(self) -> str:
        return "conquer"

    def dump(self) -> list[Any]:
        return ["conquer", self.by, self.land]


class Burn(Decision):
    """A land of somebody else must burn: no answer is neutral."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.verbs = BURNS
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return burnable(game, seat)

    def answer(self, game: Any, seat: int, action: int) -> None:
        game.owners[action - BURN] = NO_OWNER
        game.tell(BURNED, seat, action - BURN)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        land = code - BURN
        return Conduct(BURNS, game.owners[land], place=land)

    def default(self, game: Any, seat: int) -> int:
        return burnable(game, seat)[0]

    def name(self) -> str:
        return "burn"

    def dump(self) -> list[Any]:
        return ["burn", self.seat]


class Parley(Window):
    """Brief: time for bargaining before the vote. A deal asks its parties anew."""

    def __init__(self, seats: int) -> None:
        super().__init__(tuple(range(seats)))
        self.admits = GOODS_ADMITTED
        self.brief = True

    def legal(self, game: Any, seat: int) -> list[int]:
        return [READY]

    def resolve(self, game: Any, heard: list[int]) -> None:
        pass

    def default(self, game: Any, seat: int) -> int:
        return READY

    def name(self) -> str:
        return "parley"

    def dump(self) -> list[Any]:
        return ["parley", len(self.seats)]


class Vote(Window):
    """Who gets two coins. Ballots stay cast."""

    def __init__(self, seats: int) -> None:
        super().__init__(tuple(range(seats)))
        self.verbs = VOTES
        self.admits = GOODS_ADMITTED
        self.is_vote = True

    def legal(self, game: Any, seat: int) -> list[int]:
        return [VOTE + other for other in range(game.seats)]

    def resolve(self, game: Any, heard: list[int]) -> None:
        ballots = [code - VOTE for code in heard]
        winner = max(range(game.seats), key=lambda seat: (ballots.count(seat), -seat))
        game.purses[winner][COIN] += 2
        game.tell(VOTED, winner, secret=ballots)
        close_occasion(game, VOTES)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return Conduct(VOTES, code - VOTE)

    def default(self, game: Any, seat: int) -> int:
        return VOTE + seat

    def name(self) -> str:
        return "vote"

    def dump(self) -> list[Any]:
        return ["vote", len(self.seats)]


class NextTurn(Sequel):
    """The next seat clockwise."""

    def follow(self, game: Any) -> None:
        game.begin_turn()

    def name(self) -> str:
        return "next_turn"

    def dump(self) -> list[Any]:
        return ["next_turn"]


def revive(row: list[Any]) -> Pending:
    """What `dump` wrote of a question or consequence."""
    name = row[0]
    if name == "choose_victim":
        return ChooseVictim(row[1], Act(row[1]))
    made: dict[str, Any] = {
        "act": Act,
        "object": Object,
        "keep_attack": KeepAttack,
        "conquer": Conquer,
        "burn": Burn,
        "parley": Parley,
        "vote": Vote,
        "next_turn": NextTurn,
    }
    pending: Pending = made[name](*row[1:])
    return pending


def new_march(seats: int = 3, seed: int = 1, recording: bool = True) -> March:
    march = March(seats, {"deals": TABLE}, Rng(seed))
    march.recording = recording
    march.begin_turn()
    march.asking = march.pending[-1]
    return march


def load(data: dict[str, Any]) -> March:
    march = March(data["seats"], {"deals": TABLE}, revived(data["rng"]))
    march.load_common(data, [revive(row) for row in data["pending"]])
    march.owners = list(data["owners"])
    march.purses = [list(purse) for purse in data["purses"]]
    march.barred = list(data["barred"])
    march.acted = data["acted"]
    march.deals = load_book(RULES, data["deals"], data["seats"], data["ended"])
    return march
