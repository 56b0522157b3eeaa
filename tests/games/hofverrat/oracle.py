"""The independent oracle of Hof-Verrat, written from the ledger (sections 1, 2 and 5).

It judges the game by its dumps alone and imports nothing of it: who knows what of a position, what
other positions a seat cannot tell from it, what each seat is shown of a step, how guesses should
be distributed. The end is reckoned in `reckoning.py`, anew as well.
"""

import copy
import random
from collections import Counter, defaultdict
from collections.abc import Hashable
from fractions import Fraction
from typing import Any

from tests.games.hofverrat.reckoning import FAMILIES, reckon

from courtier import Journal
from courtier.core.registry import kind
from courtier.laws.cases import Seat
from courtier.laws.chances import FREE, Place, chances
from courtier.laws.oracle import Dump, Facts, Odds, Small, Step, common_secrets, together

COPIES = {"ordinary": 4, "noble": 4, "spy": 2, "assassin": 2, "guard": 3}  # H-COMP-3
MISSIONS = [f"{colour}{number}" for colour in "LD" for number in range(1, 11)]  # H-COMP-6
ONE_SPY = [{"id": "spy", "copies": 1}, {"id": "guard", "copies": 4}]
AREAS = ("table", *[f"district@{seat}" for seat in range(5)])
FEW = 8  # unknown cards: whole worlds are counted

Courtier = list[Any]  # card, spot, layer, turn


def is_spy(card: str) -> bool:
    return card.endswith(".spy")


# What there is (G-5)


def conserved(dump: Dump) -> object:
    laid = [row[0] for row in [*in_play(dump), *dump["removed"]]]
    cards = Counter([*laid, *dump["box"], *dump["pile"], *together(dump["hands"])])
    deck = full_deck(dump)
    assert cards == deck, f"cards lost or made: {cards - deck} too many, {deck - cards} missing"
    assert sorted(dump["missions"]) == sorted(MISSIONS), "missions lost or made"
    for spot in {row[1] for row in dump["areas"]["table"]}:
        assert spot.startswith("table:"), f"at the table lies a card of {spot}"
    for seat in range(dump["seats"]):
        home = f"district@{seat}"
        assert all(row[1] == home for row in dump["areas"][home]), f"foreign cards in {home}"
    return len(dump["box"]), sorted(cards.items())


def full_deck(dump: Dump) -> Counter[str]:
    """H-COMP-3, or the rows the game is played with."""
    rows = dump["options"].get("cards", {}).get("role", [])
    copies = {row["id"]: row["copies"] for row in rows} or COPIES
    return Counter({f"{f}.{role}": count for f in FAMILIES for role, count in copies.items()})


def in_play(dump: Dump) -> list[Courtier]:
    """In the order of the reveal: the table, then the districts."""
    return [row for area in AREAS[: dump["seats"] + 1] for row in dump["areas"][area]]


# Who knows what (section 5)


def knows(dump: Dump, seat: Seat, journal: Journal | None) -> object:
    def face(row: Courtier) -> Courtier:
        return ["spy", *row[1:]] if hidden(dump, row, seat, journal) else row

    seats = dump["seats"]
    return {
        "open": [dump[name] for name in ("seats", "options", "turn", "ended", "first", "pending")],
        "sizes": [len(hand) for hand in dump["hands"]] + [len(dump["pile"]), len(dump["box"])],
        "areas": [[face(row) for row in dump["areas"][area]] for area in AREAS[: seats + 1]],
        "removed": [face(row) for row in dump["removed"]],
        "hand": [] if seat is None else dump["hands"][seat],
        "missions": [dump["missions"][place] for place in missions_seen(dump, seat)],
    }


def hidden(dump: Dump, row: Courtier, seat: Seat, journal: Journal | None) -> bool:
    """H-ROLE-6: nobody may look at a laid spy; its layer remembers it. H-INFO-16: the end shows it,
    but not one that was removed."""
    if not is_spy(row[0]) or (journal is not None and row[2] == seat):
        return False
    return not dump["ended"] or any(row is each for each in dump["removed"])


def missions_seen(dump: Dump, seat: Seat) -> list[int]:
    """Places in `missions`: light ones by seat, then dark ones; the rest is unused."""
    own = [] if seat is None else [seat]
    holders = list(range(dump["seats"])) if dump["ended"] else own
    return [colour + holder for colour in (0, 10) for holder in holders]


# What else could be


def permute(dump: Dump, seat: Seat, luck: random.Random, journal: Journal | None) -> Dump:
    """Hidden cards dealt anew, or (so that worlds stay alike for longer) hidden spies alone."""
    world = copy.deepcopy(dump)
    common_secrets(world, seat, luck)
    shuffle_missions(world, seat, luck)
    places = hidden_places(world, seat, journal)
    if luck.random() < 0.5:
        places = [place for place in places if is_spy(place[0][place[1]])]
    face_down = [(row, at) for row, at, down in places if down]
    loose = [(row, at) for row, at, down in places if not down]
    cards = [row[at] for row, at in face_down + loose]
    luck.shuffle(cards)
    cards.sort(key=is_spy)  # stable: spies last, so that they are taken first
    put(face_down, cards)
    luck.shuffle(cards)
    put(loose, cards)
    return world


def put(places: list[tuple[list[Any], int]], cards: list[str]) -> None:
    for row, at in places:
        row[at] = cards.pop()


def hidden_places(world: Dump, seat: Seat, journal: Journal | None) -> list[tuple[list[Any], int, bool]]:
    """Every place of a card that the seat does not know: where, and whether it lies face down."""
    laid = [*in_play(world), *world["removed"]]
    places = [(row, 0, True) for row in laid if hidden(world, row, seat, journal)]
    others = [hand for owner, hand in enumerate(world["hands"]) if owner != seat]
    for heap in [*others, world["pile"], world["box"]]:
        places += [(heap, at, False) for at in range(len(heap))]
    return places


def shuffle_missions(world: Dump, seat: Seat, luck: random.Random) -> None:
    seen = missions_seen(world, seat)
    for colour in (0, 10):
        places = [at for at in range(colour, colour + 10) if at not in seen]
        names = [world["missions"][at] for at in places]
        luck.shuffle(names)
        for at, name in zip(places, names, strict=True):
            world["missions"][at] = name


# What everybody is shown of a step (section 5, second table), read off the truth before and after


def shows(step: Step, seat: Seat) -> list[Facts]:
    after = step.after
    if step.before is None:
        return deal(after, seat)
    if step.before["pending"][-1][0] == "lay":
        facts = [laying(step.before, after, step.seat)]
    else:
        facts = [striking(step.before, after, step.seat)]
    if after["turn"] != step.before["turn"] or after["ended"]:
        facts.append(drawing(step.before, after, step.seat, seat))
        facts += ending(after) if after["ended"] else [beginning(after)]
    return facts


def deal(after: Dump, seat: Seat) -> list[Facts]:
    sizes = {"box": len(after["box"]), "pile": len(after["pile"])}
    facts: list[Facts] = [{"event": "set_up", "first": after["first"], **sizes}]
    for owner, hand in enumerate(after["hands"]):
        own = owner == seat
        missions = [after["missions"][owner], after["missions"][10 + owner]]
        cards = list(hand) if own else "unknown"
        facts.append({"event": "dealt", "seat": owner, "count": 3, "cards": cards})
        entrusted = missions if own else "unknown"
        facts.append({"event": "entrusted", "seat": owner, "count": 2, "missions": entrusted})
    return [*facts, beginning(after)]


def beginning(after: Dump) -> Facts:
    return {"event": "turn_began", "seat": after["pending"][-1][1], "turn": after["turn"]}


def laying(before: Dump, after: Dump, seat: Seat) -> Facts:
    grown = [area for area, rows in after["areas"].items() if len(rows) > len(before["areas"][area])]
    card, spot, *_ = after["areas"][grown[0]][-1]
    if is_spy(card):
        return {"event": "laid_spy", "seat": seat, "spot": spot}
    return {"event": "laid", "seat": seat, "spot": spot, "card": card}


def striking(before: Dump, after: Dump, seat: Seat) -> Facts:
    area = AREAS[before["pending"][-1][2]]
    if len(after["removed"]) == len(before["removed"]):
        return {"event": "spared", "seat": seat, "area": area}
    card, spot, layer, _ = after["removed"][-1]
    rows = zip(before["areas"][area], [*after["areas"][area], None], strict=True)
    place = next(at for at, (was, now) in enumerate(rows) if was != now)
    victim = {"seat": seat, "spot": spot, "place": place}
    if is_spy(card):
        return {"event": "removed_spy", **victim, "layer": layer}
    return {"event": "removed", **victim, "card": card}


def drawing(before: Dump, after: Dump, drawer: Seat, seat: Seat) -> Facts:
    count = len(before["pile"]) - len(after["pile"])
    cards = before["pile"][:count] if seat == drawer else "unknown"
    sizes = {"count": count, "pile": len(after["pile"])}
    return {"event": "drew", "seat": drawer, **sizes, "cards": cards}


def ending(after: Dump) -> list[Facts]:
    """H-END-7, H-INFO-16: spies in play, statuses, districts, missions, winners; nothing else."""
    facts: list[Facts] = []
    for area in AREAS[: after["seats"] + 1]:
        for place, (card, spot, layer, _) in enumerate(after["areas"][area]):
            if is_spy(card):
                where = {"spot": spot, "place": place, "layer": layer}
                facts.append({"event": "revealed", **where, "card": card})
    final = reckon(after)
    for family, (above, below) in final.weights.items():
        facts.append({"event": "judged", "family": family, "above": above, "below": below})
    for seat, points in enumerate(final.districts):
        facts.append({"event": "counted", "seat": seat, "points": points})
    for seat, mission, points in final.missions:
        shown = {"seat": seat, "mission": mission, "points": points}
        facts.append({"event": "mission_shown", **shown})
    best = max(final.totals)
    winners = [seat for seat, total in enumerate(final.totals) if total == best]
    return facts + [{"event": "won", "seat": seat, "total": best} for seat in winners]


# How guesses should be distributed (section 7, last point)


def odds(dump: Dump, seat: Seat, journal: Journal) -> list[Odds]:
    places = hidden_places(dump, seat, journal)
    down = sum(1 for place in places if place[2])
    box = len(places) - len(dump["box"])
    middle = (down + box) // 2
    looks = {
        "two face-down cards": [*range(down)][:2],
        "first card of a hand": [*range(down, box)][:1],
        "a face-down card and one of the pile": [*[*range(down)][-1:], *[*range(middle, box)][:1]],
        "last card of the pile": [*range(down, box)][-1:],
    }
    if len(places) <= FEW:
        looks["whole worlds"] = [*range(len(places))]
    features = [feature(name, look, dump, seat, journal) for name, look in looks.items() if look]
    return [*features, *mission_odds(dump, seat)]


def feature(name: str, look: list[int], dump: Dump, seat: Seat, journal: Journal) -> Odds:
    """What lies in some of the hidden places: all deals are equally likely that have spies face down."""
    places = hidden_places(dump, seat, journal)
    pool = Counter(str(row[at]) for row, at, _ in places)
    face_down = [Place(is_spy, at in look) for at, place in enumerate(places) if place[2]]
    loose = [Place(FREE, True) for at in look if not places[at][2]]
    boxed = sum(1 for at in look if at >= len(places) - len(dump["box"]))
    exact: defaultdict[Hashable, Fraction] = defaultdict(Fraction)
    for cards, chance in chances(pool, face_down + loose).items():
        exact[unordered_end(cards, boxed)] += chance

    def read(world: Dump) -> Hashable:
        there = hidden_places(world, seat, journal)
        return unordered_end(tuple(there[at][0][there[at][1]] for at in look), boxed)

    return Odds(name, read, exact)


def unordered_end(cards: Any, count: int) -> Hashable:
    """The box has no order."""
    start = len(cards) - count
    return (*cards[:start], *sorted(cards[start:]))


def mission_odds(dump: Dump, seat: Seat) -> list[Odds]:
    """Two missions of the next player: any that the guesser does not hold."""
    if dump["ended"]:
        return []
    next_seat = 0 if seat is None else (seat + 1) % dump["seats"]
    own = [dump["missions"][at] for at in missions_seen(dump, seat)]
    unknown = [[name for name in MISSIONS if name[0] == colour and name not in own] for colour in "LD"]
    pairs = [(light, dark) for light in unknown[0] for dark in unknown[1]]

    def read(world: Dump) -> Hashable:
        return world["missions"][next_seat], world["missions"][10 + next_seat]

    return [Odds("missions", read, {pair: Fraction(1, len(pairs)) for pair in pairs})]


def small(seats: int) -> Small | None:
    """With one spy a family, and nearly all cards removed in the open: eight cards are not known.

    The guesser lays the carp spy first, so that it has to be remembered.
    """
    hands = [["carp.spy", "toad.noble", "stag.guard"], ["hare.spy", "carp.noble", "carp.noble"]]
    face_down: list[Courtier] = [["toad.spy", "table:above", 1, 1], ["stag.spy", "district@0", 1, 3]]
    removed: list[Courtier] = [["butterfly.spy", "district@0", 1, 4]]
    box = ["nightingale.spy", "carp.noble"]
    options = kind("hofverrat").check_options({"cards": {"role": ONE_SPY}})
    deck = full_deck({"options": options})
    known = deck - Counter([*together(hands), *box, *[row[0] for row in face_down + removed]])
    removed += [[card, "district@1", 0, 5] for card in known.elements()]
    areas: dict[str, list[Courtier]] = {area: [] for area in AREAS[: seats + 1]}
    areas["table"], areas["district@0"] = [face_down[0]], [face_down[1]]
    dump: Dump = {
        "game": "hofverrat",
        "seats": seats,
        "options": options,
        "rng": 1,
        "pending": [["finish"], ["end_turn", 0], ["lay", 0, 0]],
        "numbers": [0] * seats,
        "answers": [],
        "turn": 8,
        "ended": False,
        "first": 0,
        "box": box,
        "pile": [],
        "hands": hands + [[] for _ in range(2, seats)],
        "areas": areas,
        "removed": removed,
        "missions": MISSIONS,
    }
    return Small(dump, [(0, 0)], 0)
