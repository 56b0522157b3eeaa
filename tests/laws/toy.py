"""A small complete game for the laws: accusations, vetoes of vetoes, sealed ballots, falls.

On a turn one rests (draws a card) or accuses: a chain of three questions that ends with a card staked
face down. Anybody may veto an accusation or a veto with a card, in a sealed window. An accusation
that stands is voted on in secret; fate, drawn after a shuffle, says how many ayes it takes. Who is
voted down gives up a card, and who has none left has fallen. All who hold the most cards win.
"""

from typing import Any

from courtier.core.event import SEAT, Field, TableOfSight
from courtier.core.game import Game
from courtier.core.pending import Decision, Pending, Sequel, Window
from courtier.core.registry import Kind
from courtier.core.rng import Rng, revived

KINDS = ("rose", "thorn", "mask", "veil")
COPIES = 8
HAND = 3
LAST_TURN = 14
FATES = [1, 1, 2, 2, 3]  # ayes needed
NONE = -1

REST = 0
ACCUSE = 1
NAME = 2  # + seat
STAKE = 8  # + kind
PASS = 12
VETO = 13  # + kind
NAY = 17
AYE = 18
LOSE = 19  # + kind
ACTIONS = 23
VERBS = [(LOSE, "Lose"), (AYE, "Aye"), (NAY, "Nay"), (VETO, "Veto"), (PASS, "Pass")]
VERBS += [(STAKE, "Stake"), (NAME, "Name"), (ACCUSE, "Accuse"), (REST, "Rest")]

CARD = Field("card", KINDS)
SIGHT = TableOfSight()
TURN_BEGAN = SIGHT.row("turn_began", SEAT, Field("turn"), Field("need"))
DEALT = SIGHT.row("dealt", SEAT, Field("count"), secret=Field("cards", KINDS))
DREW = SIGHT.row("drew", SEAT, Field("count"), secret=Field("cards", KINDS))
STAKED = SIGHT.row("staked", SEAT, Field("target"), secret=Field("cards", KINDS))
VETOED = SIGHT.row("vetoed", SEAT, CARD)
REVEALED = SIGHT.row("revealed", SEAT, CARD)
VOTED = SIGHT.row("voted", Field("target"), Field("ayes"))
LOST = SIGHT.row("lost", SEAT, CARD)
FELL = SIGHT.row("fell", SEAT)
WON = SIGHT.row("won", SEAT)


def meaning(action: int) -> str:
    start, verb = next(each for each in VERBS if action >= each[0])
    return f"{verb} {action - start}"


class Salon(Game):
    """Hands, stakes and fallen by seat; the pile's end is its top."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, options, rng)
        self.seal_answers()
        self.hands: list[list[int]] = []
        self.stakes = [NONE] * seats
        self.fallen = [False] * seats
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.fates = FATES.copy()
        self.need = 0

    def name(self) -> str:
        return "toy"

    def clone(self) -> "Salon":
        twin = Salon(self.seats, self.options, self.rng.clone())
        self.copy_common(twin)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stakes = self.stakes.copy()
        twin.fallen = self.fallen.copy()
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.fates = self.fates.copy()
        twin.need = self.need
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            **self.common_dump(),
            "hands": [[KINDS[card] for card in hand] for hand in self.hands],
            "stakes": [None if card == NONE else KINDS[card] for card in self.stakes],
            "fallen": self.fallen.copy(),
            "pile": [KINDS[card] for card in self.pile],
            "discard": [KINDS[card] for card in self.discard],
            "fates": self.fates.copy(),
            "need": self.need,
        }

    def standing(self, but: int, cards: int = 0) -> tuple[int, ...]:
        """Seats that have not fallen and hold so many cards, clockwise from the left of `but`."""
        around = [(but + step) % self.seats for step in range(1, self.seats)]
        return tuple(s for s in around if not self.fallen[s] and len(self.hands[s]) >= cards)

    def pay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)

    def draw(self, seat: int) -> None:
        drawn = [self.pile.pop()] if self.pile else []
        self.hands[seat].extend(drawn)
        self.tell(DREW, seat, len(drawn), secret=drawn)

    def reveal(self, seat: int) -> None:
        """The stake is turned up and thrown away."""
        self.discard.append(self.stakes[seat])
        self.tell(REVEALED, seat, self.stakes[seat])
        self.stakes[seat] = NONE

    def begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.rng.shuffle(self.fates)
        self.need = self.fates[-1]
        self.tell(TURN_BEGAN, seat, self.turn, self.need)

    def fall_if_empty(self, seat: int) -> None:
        if not self.hands[seat]:
            self.fallen[seat] = True
            self.tell(FELL, seat)

    def scores(self) -> list[int]:
        self.check_over()
        return [0 if self.fallen[s] else 1 + len(self.hands[s]) for s in range(self.seats)]


class Act(Decision):
    """Rest, or accuse somebody."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [REST, ACCUSE] if game.hands[seat] else [REST]

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action == ACCUSE:
            game.ask(Name(seat, self))
        else:
            game.draw(seat)

    def default(self, game: Any, seat: int) -> int:
        return REST

    def name(self) -> str:
        return "act"

    def dump(self) -> list[Any]:
        return ["act", self.seat]


class Name(Decision):
    """Whom one accuses; nothing is said yet."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [NAME + other for other in game.standing(seat)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        game.ask(Stake(seat, self, action - NAME))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "name"

    def dump(self) -> list[Any]:
        return ["name", self.seat]


class Stake(Decision):
    """Which card one stakes on it; then all is said at once."""

    def __init__(self, seat: int, before: Decision, target: int) -> None:
        super().__init__(seat, before)
        self.target = target

    def legal(self, game: Any, seat: int) -> list[int]:
        return [STAKE + card for card in sorted(set(game.hands[seat]))]

    def answer(self, game: Any, seat: int, action: int) -> None:
        game.hands[seat].remove(action - STAKE)
        game.stakes[seat] = action - STAKE
        game.tell(STAKED, seat, self.target, secret=[action - STAKE])
        put_up(game, CarryOut(seat, self.target))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "stake"

    def dump(self) -> list[Any]:
        return ["stake", self.seat, self.target]


def put_up(game: Salon, deed: "CarryOut") -> None:
    """It takes place unless somebody objects."""
    game.ask(deed)
    asked = game.standing(deed.by, cards=1)
    if asked:
        game.ask(Object(asked))


class CarryOut(Sequel):
    """An accusation of `target`, or (NONE) a veto of what lies right below."""

    def __init__(self, by: int, target: int) -> None:
        super().__init__()
        self.by = by
        self.target = target

    def follow(self, game: Any) -> None:
        if self.target == NONE:
            self.cancel(game)
            return
        game.reveal(self.by)
        game.ask(Ballot(game.standing(self.target), self.target))

    def cancel(self, game: Salon) -> None:
        below = game.pending.pop()
        assert isinstance(below, CarryOut)
        if below.target != NONE:
            game.reveal(below.by)
        under = game.pending[-1]
        if isinstance(under, CarryOut):
            game.pending.pop()
            put_up(game, under)

    def name(self) -> str:
        return "carry_out"

    def dump(self) -> list[Any]:
        return ["carry_out", self.by, self.target]


class Object(Window):
    """Does anybody veto? The first who does is heard; later answers lapse unseen."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [PASS, *[VETO + card for card in sorted(set(game.hands[seat]))]]

    def resolve(self, game: Any, heard: list[int]) -> None:
        for seat, answer in zip(self.seats, heard, strict=True):
            if answer != PASS:
                game.pay(seat, answer - VETO)
                game.tell(VETOED, seat, answer - VETO)
                put_up(game, CarryOut(seat, NONE))
                return

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "object"

    def dump(self) -> list[Any]:
        return ["object", list(self.seats)]


class Ballot(Window):
    """Aye or nay, in secret: only the number of ayes is told."""

    def __init__(self, seats: tuple[int, ...], target: int) -> None:
        super().__init__(seats)
        self.target = target

    def legal(self, game: Any, seat: int) -> list[int]:
        return [NAY, AYE]

    def resolve(self, game: Any, heard: list[int]) -> None:
        ayes = heard.count(AYE)
        game.tell(VOTED, self.target, ayes)
        if ayes >= game.need and game.hands[self.target]:
            game.ask(Lose(self.target))
        elif ayes >= game.need:
            game.fall_if_empty(self.target)

    def default(self, game: Any, seat: int) -> int:
        return NAY

    def name(self) -> str:
        return "ballot"

    def dump(self) -> list[Any]:
        return ["ballot", list(self.seats), self.target]


class Lose(Decision):
    """Which card one gives up; without a card left one has fallen."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return [LOSE + card for card in sorted(set(game.hands[seat]))]

    def answer(self, game: Any, seat: int, action: int) -> None:
        game.pay(seat, action - LOSE)
        game.tell(LOST, seat, action - LOSE)
        game.fall_if_empty(seat)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "lose"

    def dump(self) -> list[Any]:
        return ["lose", self.seat]


class NextTurn(Sequel):
    """The next who stands, until two are left or the last turn is over."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.whose = seat

    def follow(self, game: Any) -> None:
        after = game.standing(self.whose)
        if game.turn >= LAST_TURN or game.fallen.count(False) <= 2:
            game.end()
            for seat in game.winners():
                game.tell(WON, seat)
            return
        game.then([Act(after[0]), NextTurn(after[0])])
        game.begin_turn(after[0])

    def name(self) -> str:
        return "next_turn"

    def dump(self) -> list[Any]:
        return ["next_turn", self.whose]


def revive(row: list[Any]) -> Pending:
    """What `dump` wrote of a question or consequence; a chain begins with its root."""
    name, of, *more = row
    if name == "act":
        return Act(of)
    if name == "name":
        return Name(of, Act(of))
    if name == "stake":
        return Stake(of, Name(of, Act(of)), more[0])
    if name == "object":
        return Object(tuple(of))
    if name == "ballot":
        return Ballot(tuple(of), more[0])
    if name == "carry_out":
        return CarryOut(of, more[0])
    return Lose(of) if name == "lose" else NextTurn(of)


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Salon:
    deck = [card for card in range(len(KINDS)) for _ in range(COPIES)]
    rng.shuffle(deck)
    salon = Salon(seats, options, rng)
    salon.set_stack([NextTurn(0), Act(0)])
    salon.recording = recording
    salon.hands = [deck[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
    salon.pile = deck[HAND * seats :]
    for seat in range(seats):
        salon.tell(DEALT, seat, HAND, secret=salon.hands[seat].copy())
    salon.begin_turn(0)
    return salon


def load(data: dict[str, Any]) -> Salon:
    salon = Salon(data["seats"], {}, revived(data["rng"]))
    salon.load_common(data, [revive(row) for row in data["pending"]])
    salon.hands = [[KINDS.index(card) for card in hand] for hand in data["hands"]]
    salon.stakes = [NONE if card is None else KINDS.index(card) for card in data["stakes"]]
    salon.fallen = data["fallen"].copy()
    salon.pile = [KINDS.index(card) for card in data["pile"]]
    salon.discard = [KINDS.index(card) for card in data["discard"]]
    salon.fates = data["fates"].copy()
    salon.need = data["need"]
    return salon


def game() -> Kind:
    """The toy as the registry wants it."""
    from tests.laws import toy_sight as sight  # noqa: PLC0415 - it imports this module

    return Kind(
        name="toy",
        title="Toy",
        rules=1,
        seats=(3, 4, 5, 6),
        options=(),
        rows=lambda given: given,
        set_up=set_up,
        load=load,
        view=sight.view,
        belief=sight.Belief,
        events=tuple(SIGHT.rows),
        questions=("act", "name", "stake", "object", "ballot", "lose"),
        prompt=sight.prompt,
        tell=sight.tell,
        explain=sight.explain,
        glossary={"en": {"ayes": "votes for it"}, "de": {"Ja": "Stimmen dafür"}},
        actions=ACTIONS,
        meaning=meaning,
        draftable=False,
        bots={},
        figures={},
        sentence={"en": "A toy.", "de": "Ein Spielzeug."},
        minutes=1,
    )
