"""The oracle of the toy: who sees what of it, written from its description and not from its view."""

import copy
import random
from collections import Counter
from collections.abc import Hashable

from courtier import Journal
from courtier.core.event import Event
from courtier.laws.cases import Seat
from courtier.laws.chances import FREE, Place, chances
from courtier.laws.oracle import Dump, Facts, Odds, Small, Step, common_secrets, together

KINDS = ("rose", "thorn", "mask", "veil")
COPIES = 8
UNANSWERED = -1
FEW = 6  # unknown cards: whole worlds are counted
CHAIN = ("act", "name", "stake")
NAME, STAKE, PASS, VETO, NAY, AYE = 2, 8, 12, 13, 17, 18

# Event: what all see, and what only the seat concerned sees.
SIGHT: dict[str, tuple[tuple[str, ...], str | None]] = {
    "turn_began": (("seat", "turn", "need"), None),
    "dealt": (("seat", "count"), "cards"),
    "drew": (("seat", "count"), "cards"),
    "staked": (("seat", "target"), "cards"),
    "vetoed": (("seat", "card"), None),
    "revealed": (("seat", "card"), None),
    "voted": (("target", "ayes"), None),
    "lost": (("seat", "card"), None),
    "fell": (("seat",), None),
    "won": (("seat",), None),
}


def conserved(dump: Dump) -> object:
    stakes = [card for card in dump["stakes"] if card is not None]
    cards = together(dump["hands"]) + stakes + dump["pile"] + dump["discard"]
    assert Counter(cards) == dict.fromkeys(KINDS, COPIES), f"cards lost or made: {Counter(cards)}"
    return sorted(dump["fates"])


def knows(dump: Dump, seat: Seat, journal: Journal | None) -> object:
    own = seat is not None
    return {
        "sizes": [len(hand) for hand in dump["hands"]] + [len(dump["pile"])],
        "staked": [card is not None for card in dump["stakes"]],
        "hand": dump["hands"][seat] if own else None,
        "stake": dump["stakes"][seat] if own else None,
        "answer": dump["answers"][seat] if own else None,
        "stack": [row if row[1] == seat else rooted(row) for row in dump["pending"]],
        "open": [dump[name] for name in ("discard", "fallen", "need", "turn", "ended")],
    }


def rooted(row: list[object]) -> list[object]:
    return ["act", row[1]] if row[0] in CHAIN else row


def permute(dump: Dump, seat: Seat, luck: random.Random, journal: Journal | None) -> Dump:
    world = copy.deepcopy(dump)
    common_secrets(world, seat, luck)
    luck.shuffle(world["fates"])
    redeal(world, seat, luck)
    if world["pending"] and not world["ended"]:
        other_chain(world, seat, luck)
        other_answers(world, seat, luck)
    return world


def redeal(world: Dump, seat: Seat, luck: random.Random) -> None:
    """Hands and stakes of the others and the pile, all from one heap."""
    others = [other for other in range(world["seats"]) if other != seat]
    stakers = [other for other in others if world["stakes"][other] is not None]
    heap = world["pile"] + [world["stakes"][other] for other in stakers]
    heap += together(world["hands"][other] for other in others)
    luck.shuffle(heap)
    for other in others:
        world["hands"][other] = [heap.pop() for _ in world["hands"][other]]
    for other in stakers:
        world["stakes"][other] = heap.pop()
    world["pile"] = heap


def other_chain(world: Dump, seat: Seat, luck: random.Random) -> None:
    """How far another has thought is hers alone."""
    top = world["pending"][-1]
    whose = top[1]
    if top[0] not in CHAIN or whose == seat or not world["hands"][whose]:
        return
    targets = [s for s in range(world["seats"]) if s != whose and not world["fallen"][s]]
    chain = [["act", whose], ["name", whose], ["stake", whose, luck.choice(targets)]]
    world["pending"][-1] = luck.choice(chain)


def other_answers(world: Dump, seat: Seat, luck: random.Random) -> None:
    """Who has answered a window, and what, is sealed; at least one answer is missing."""
    top = world["pending"][-1]
    if top[0] not in {"object", "ballot"}:
        return
    others = [other for other in top[1] if other != seat]
    for other in others:
        vetoes = [VETO + KINDS.index(card) for card in world["hands"][other]]
        answers = [NAY, AYE] if top[0] == "ballot" else [PASS, *vetoes]
        world["answers"][other] = luck.choice([UNANSWERED, *answers])
    if all(world["answers"][each] != UNANSWERED for each in top[1]):
        world["answers"][luck.choice(others)] = UNANSWERED


def shows(step: Step, seat: Seat) -> list[Facts]:
    return [seen(event, seat) for event in step.news]


def seen(event: Event, seat: Seat) -> Facts:
    """By the table above; the words of a field are the event's own."""
    names, secret = SIGHT[event.row.name]
    told = {field.name: field.say(value) for field, value in zip(event.row.open, event.values, strict=False)}
    facts: Facts = {"event": event.row.name, **{name: told[name] for name in names}}
    if secret is not None:
        mine = told["seat"] == seat
        facts[secret] = [KINDS[card] for card in event.secret] if mine else "unknown"
    return facts


def odds(dump: Dump, seat: Seat, journal: Journal) -> list[Odds]:
    others = [other for other in range(dump["seats"]) if other != seat and dump["hands"][other]]
    if not others or not dump["pile"]:
        return []
    first = others[0]

    def hand_and_pile(world: Dump) -> Hashable:
        return world["hands"][first][0], world["pile"][-1]

    def whole(world: Dump) -> Hashable:
        return (*together(world["hands"][other] for other in others), *world["pile"])

    pool = unseen(dump, seat)
    exact = chances(pool, [Place(FREE, True)] * 2)
    features = [Odds("first card of a hand and top of the pile", hand_and_pile, exact)]
    if pool.total() <= FEW:
        exact = chances(pool, [Place(FREE, True)] * pool.total())
        features.append(Odds("whole worlds", whole, exact))
    return features


def unseen(dump: Dump, seat: Seat) -> Counter[str]:
    others = [other for other in range(dump["seats"]) if other != seat]
    heap = list(dump["pile"]) + [dump["stakes"][o] for o in others if dump["stakes"][o] is not None]
    return Counter(heap + together(dump["hands"][other] for other in others))


def small(seats: int) -> Small | None:
    """Three cards are left in the pile, two in hands: all else has been thrown away."""
    hands: list[list[str]] = [["rose"], ["rose"], ["mask"], *[[] for _ in range(3, seats)]]
    pile = ["thorn", "veil", "veil"]
    gone = Counter(dict.fromkeys(KINDS, COPIES)) - Counter(together(hands) + pile)
    dump: Dump = {
        "game": "toy",
        "seats": seats,
        "options": {},
        "rng": 1,
        "pending": [["next_turn", 0], ["act", 0]],
        "numbers": [0] * seats,
        "answers": [UNANSWERED] * seats,
        "turn": 5,
        "ended": False,
        "hands": hands,
        "stakes": [None] * seats,
        "fallen": [seat > 2 for seat in range(seats)],
        "pile": pile,
        "discard": list(gone.elements()),
        "fates": [1, 1, 2, 2, 3],
        "need": 1,
    }
    return Small(dump, [], 0)
