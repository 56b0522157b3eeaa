"""The state of the game, its questions, and what follows from the answers."""

from typing import Any

from courtier.core import validation
from courtier.core.event import EVERYBODY, SEAT, Field, TableOfSight
from courtier.core.game import Game
from courtier.core.pending import Decision, Pending, Sequel
from courtier.core.rng import Rng, revived

NAME = "liars_dice"
DICE = 5  # that each player begins with
SIDES = 6
MOST_SEATS = 6
NOTHING_BID = -1

# Answers: a bid is one number, and a higher bid is a higher number; the last code calls the bidder a liar.
BIDS = DICE * MOST_SEATS * SIDES
CALL = BIDS
ACTIONS = BIDS + 1


def bid_code(count: int, face: int) -> int:
    return (count - 1) * SIDES + face


def bid_parts(code: int) -> tuple[int, int]:
    """How many dice, and their face from 0 on."""
    return code // SIDES + 1, code % SIDES


def meaning(action: int) -> str:
    count, face = bid_parts(action)
    return "Call" if action == CALL else f"Bid: {count} × {face + 1}"


# Events: all see the open fields. Your own roll is secret; lifted cups are seen by everybody.
FACES = tuple(str(side + 1) for side in range(SIDES))
SIGHT = TableOfSight()
ROUND_BEGAN = SIGHT.row("round_began", SEAT, Field("round"))
ROLLED = SIGHT.row("rolled", SEAT, Field("count"), secret=Field("dice", FACES))
BID = SIGHT.row("bid", SEAT, Field("count"), Field("face", FACES))
CALLED = SIGHT.row("called", SEAT, Field("bidder"))
LIFTED = SIGHT.row("lifted", SEAT, secret=Field("dice", FACES), audience=EVERYBODY)
COUNTED = SIGHT.row("counted", Field("count"), Field("face", FACES))
LOST = SIGHT.row("lost", SEAT, Field("left"))
WON = SIGHT.row("won", SEAT)


class Cups(Game):
    """The dice under each cup, sorted, as numbers from 0; the last bid, and whose it is."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, options, rng)
        self.cups: list[list[int]] = []
        self.bid = NOTHING_BID
        self.bidder = 0

    def name(self) -> str:
        return NAME

    def clone(self) -> "Cups":
        twin = Cups(self.seats, self.options, self.rng.clone())
        self.copy_common(twin)
        twin.cups = [cup.copy() for cup in self.cups]
        twin.bid = self.bid
        twin.bidder = self.bidder
        return twin

    def dump(self) -> dict[str, Any]:
        cups = [cup.copy() for cup in self.cups]
        return {**self.common_dump(), "cups": cups, "bid": self.bid, "bidder": self.bidder}

    def scores(self) -> list[int]:
        self.check_over()
        return [len(cup) for cup in self.cups]

    def total(self) -> int:
        """All dice that are still in the game."""
        return sum(len(cup) for cup in self.cups)

    def next_to(self, seat: int) -> int:
        """The next player who still has dice."""
        around = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(each for each in around if self.cups[each])

    def roll(self) -> None:
        for seat, cup in enumerate(self.cups):
            self.cups[seat] = sorted(self.rng.below(SIDES) for _ in cup)
            if cup:
                self.tell(ROLLED, seat, len(cup), secret=self.cups[seat].copy())

    def count(self, face: int) -> int:
        return sum(cup.count(face) for cup in self.cups)

    def lift(self, caller: int) -> int:
        """All cups are lifted and counted; who was wrong loses a die. Returns that seat."""
        count, face = bid_parts(self.bid)
        for seat, cup in enumerate(self.cups):
            if cup:
                self.tell(LIFTED, seat, secret=cup.copy())
        self.tell(COUNTED, self.count(face), face)
        loser = caller if self.count(face) >= count else self.bidder
        self.cups[loser].pop()
        self.tell(LOST, loser, len(self.cups[loser]))
        self.bid = NOTHING_BID
        return loser


class Bid(Decision):
    """Bid more than the last bid, or call it a lie."""

    def legal(self, game: Any, seat: int) -> list[int]:
        higher = list(range(game.bid + 1, game.total() * SIDES))
        return higher if game.bid == NOTHING_BID else [*higher, CALL]

    def default(self, game: Any, seat: int) -> int:
        """The lowest bid; where none is left, the call."""
        return self.legal(game, seat)[0]

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action == CALL:
            game.tell(CALLED, seat, game.bidder)
            game.ask(NewRound(game.lift(seat)))
            return
        game.bid, game.bidder = action, seat
        game.tell(BID, seat, *bid_parts(action))
        game.ask(Bid(game.next_to(seat)))

    def name(self) -> str:
        return "bid"

    def dump(self) -> list[Any]:
        return ["bid", self.seat]


class NewRound(Sequel):
    """Who lost a die begins, or the next who has any; with one player left the game is over."""

    def __init__(self, loser: int) -> None:
        super().__init__()
        self.loser = loser

    def follow(self, game: Any) -> None:
        starter = self.loser if game.cups[self.loser] else game.next_to(self.loser)
        if len(game.cups[starter]) == game.total():
            game.end()
            game.tell(WON, starter)
        else:
            begin_round(game, starter)


def begin_round(game: Cups, starter: int) -> None:
    game.turn += 1
    game.tell(ROUND_BEGAN, starter, game.turn)
    game.roll()
    game.ask(Bid(starter))


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Cups:
    game = Cups(seats, options, rng)
    game.recording = recording
    game.cups = [[0] * DICE for _ in range(seats)]
    begin_round(game, rng.below(seats))
    game.go_on()
    return game


def load(data: dict[str, Any], options: dict[str, Any]) -> Cups:
    """The game that `dump` wrote, checked: `BadPosition` says what is wrong with it."""
    check(data)
    stack: list[Pending] = [Bid(seat) for _, seat in data["pending"]]
    game = Cups(data["seats"], options, revived(data["rng"]))
    game.load_common(data, stack)
    game.cups = [sorted(cup) for cup in data["cups"]]
    game.bid = data["bid"]
    game.bidder = data["bidder"]
    return game


FIELDS = ("game", "seats", "options", "rng", "pending", "numbers", "answers", "turn", "ended", "cups", "bid", "bidder")


def check(data: dict[str, Any]) -> None:
    """Is this a position that can be played on?"""
    validation.check_names("dump", data, FIELDS)
    seats = data["seats"]
    validation.check_rng(data["rng"])
    validation.numbers_of("numbers", data["numbers"], 0, validation.MOST, seats)
    validation.rows_of("answers", data["answers"], 0)
    validation.whole("turn", data["turn"], 1, validation.MOST)
    cups = [validation.numbers_of("cups", cup, 0, SIDES - 1) for cup in validation.rows_of("cups", data["cups"], seats)]
    dice = [len(cup) for cup in cups]
    validation.expect(max(dice) <= DICE, "cups", f"at most {DICE} dice each", dice)
    validation.whole("bid", data["bid"], NOTHING_BID, sum(dice) * SIDES - 1)
    validation.whole("bidder", data["bidder"], 0, seats - 1)
    seats_left = [seat for seat, count in enumerate(dice) if count]
    if validation.flag("ended", data["ended"]):
        over = len(seats_left) == 1 and data["pending"] == []
        validation.expect(over, "ended", "one player with dice and nobody asked", data["pending"])
    else:
        check_question(data, seats_left)


def check_question(data: dict[str, Any], seats: list[int]) -> None:
    """One of those who have dice is asked, and the last bid is another's."""
    asked = [seat for seat in seats if data["pending"] == [["bid", seat]]]
    validation.expect(len(seats) > 1 and asked != [], "pending", f"a bid of one of the seats {seats}", data["pending"])
    if data["bid"] != NOTHING_BID:
        others = [seat for seat in seats if seat not in asked]
        validation.expect(data["bidder"] in others, "bidder", f"one of the seats {others}", data["bidder"])
