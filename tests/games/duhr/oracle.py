"""The independent oracle of Dûhr, written from the ledger (section 5, D-INFO, D-ASK and the rulings on secrecy).

It judges the game by its dumps and what is told: who knows what of a position, what other positions a seat
cannot tell from it, what each seat is shown of a step, how guesses should be distributed. What a seat
remembers is concluded in `remembering.py`, what is told is checked in `replaying.py`, what lies there is
reckoned in `reckoning.py`.
"""

import copy
import random
from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

from tests.games.duhr.bargains import (
    STAGES,
    has_offered,
    known_deals,
    offer_holds,
    open_offer,
    other_offer,
    other_standings,
    seen_row,
)
from tests.games.duhr.rare import rare
from tests.games.duhr.reckoning import BLACK, EVENTS, FAVORED, KINDS, VILIFIED, WHITE, events_in_play, status
from tests.games.duhr.remembering import Memory, memory_of, own_offer
from tests.games.duhr.replaying import public_stack, rooted, truthful

import courtier
from courtier import Event, Journal
from courtier.laws.cases import Seat
from courtier.laws.chances import FREE, Place, chances
from courtier.laws.oracle import Dump, Facts, Odds, Small, Step, common_secrets, together

__all__ = ["FOLLOWS", "conserved", "decides", "knows", "odds", "permute", "rare", "shows", "small"]

FOLLOWS = {"asked"}  # D-ASK-13: which question is open follows from public facts alone
UNANSWERED, PASS, KEEP_WHITE, KEEP_BLACK, NEGATE = -1, 0, 6, 7, 47
DRAW = 3
MET = ("main", "acquire", "villainous_act", "negate")  # D-END-3
OPEN = ("seats", "options", "turn", "ended", "houses", "discard", "scandals", "shown", "active", "done", "limited")
FEW = 8  # cards that are not known: whole worlds are counted
SWAPS = 4  # tried for each hidden card

# What all see of an event, what only some see of it, and which of the fields name these (D-INFO and section 5).
SIGHT: dict[str, tuple[str, str, str]] = {
    "housed": ("seat house", "", ""),
    "entrusted": ("seat", "conspiracy", "seat"),
    "offered": ("seat count", "agendas", "seat"),
    "kept": ("seat", "agenda", "seat"),  # its colour, too
    "supplied": ("seat card count", "", ""),  # "known to everybody at the start"
    "webs_laid": ("web scandals", "", ""),
    "first": ("seat", "", ""),
    "turn_began": ("seat turn", "", ""),
    "set_aside": ("seat count", "cards", "seat"),
    "retrieved": ("seat count", "", ""),
    "drew": ("seat count web", "cards", "seat"),
    "reshuffled": ("count", "cards", "all"),  # D-INFO-4
    "played": ("seat to card", "", ""),
    "announced_ability": ("seat house spot detail", "", ""),
    "announced_masterstroke": ("seat masterstroke house aim", "", ""),
    "triggered": ("seat event_card first second", "", ""),
    "negated": ("seat house whom deed", "", ""),
    "cancelled": ("seat deed", "", ""),
    "no_action": ("seat pairs", "lacked", "all"),
    "discarded": ("seat card why", "", ""),
    "laid_away": ("card", "", ""),
    "placed": ("seat to why", "", ""),
    "replaced": ("seat spot card by", "", ""),
    "replaced_concealed": ("seat spot card by", "", ""),  # discarded face up
    "turned_up": ("seat spot card", "", ""),
    "turned_down": ("seat spot card", "", ""),
    "shifted": ("seat spot to card", "", ""),
    "shifted_unseen": ("seat spot to", "", ""),
    "removed": ("seat spot", "", ""),
    "taken_up": ("seat spot card", "", ""),
    "taken_up_unseen": ("seat spot", "cards", "seat"),
    "turned_over": ("seat card web", "", ""),
    "status_changed": ("seat status", "", ""),
    "conspiracy_shown": ("seat house why", "", ""),
    "conspiracy_hidden": ("seat house", "", ""),  # it was in sight until now
    "exchanged": ("seat whom", "", ""),
    "received": ("seat", "conspiracy", "seat"),
    "yielded": ("seat to choice", "", ""),
    "gave": ("seat to count", "cards", "seat to"),
    "looked_at_hand": ("seat whom count", "cards", "seat"),
    "looked_at_conspiracy": ("seat whom", "conspiracy", "seat"),
    "looked_at_agenda": ("seat whom", "agenda", "seat"),
    "took": ("seat whom count", "cards", "seat whom"),
    "acted": ("seat act aim", "", ""),
    "no_act": ("seat", "", ""),
    "asked": ("active done limited", "pending", "all"),
    "counted": ("seat points status", "", ""),
    "conspiracy_told": ("seat house", "", ""),
    "agenda_shown": ("seat agenda points", "", ""),
    "won": ("seat total", "", ""),
    "shown_cards": ("seat whom count", "cards", "seat"),
    "deal_offered": ("seat to given wanted", "", ""),
    "deal_sealed": ("deal", "parties", "all"),
    "promised": ("seat to deal", "terms", "seat to"),
    "promise_judged": ("seat to deal verdict", "terms", "seat to"),
    "promise_told": ("seat to deal verdict", "terms", "all"),  # at the end
}
PRIVATE = {"deal_offered", "promised", "promise_judged"}  # others do not even learn that it happened


# What there is (D-COMP, D-CORE)


def conserved(dump: Dump) -> object:
    seats, houses = dump["seats"], dump["houses"]
    deck = Counter({f"suspicion.{house}": 10 for house in houses} | {"scandal": 24})
    deck.update(f"event.{event}" for event in EVENTS)
    lying = [card for row in dump["rows"] for card, _ in row]
    heaps = [lying, dump["web"], dump["discard"], dump["aside"], events_in_play(dump), *dump["hands"]]
    cards = Counter(together(heaps))
    cards["scandal"] += dump["scandals"]
    if dump["chosen"][0] is None:
        assert cards.total() == 0, "cards are dealt before the agendas are chosen"
    else:
        assert cards == deck, f"cards lost or made: {cards - deck} too many, {deck - cards} missing"
    assert "scandal" not in dump["web"] + dump["discard"], "a scandal outside its Web"
    assert not any(card.startswith("event.") for card in lying), "an event lies on a House"
    assert sorted(dump["conspiracies"]) == sorted(houses), "conspiracies lost or made"
    assert sorted(dump["agendas"][:6] + dump["agendas"][6:]) == sorted(WHITE + BLACK), "agendas lost or made"
    for seat, agenda in enumerate(dump["chosen"]):
        assert agenda is None or agenda in own_offer(dump, seat), "somebody has an agenda that was not dealt"
    lawful(dump)
    return seats, sorted(houses), sorted(deck.items())


def lawful(dump: Dump) -> None:
    """What always holds: five cards at most, villains without cards, two favored Houses while anybody may act."""
    statuses = [status(row, dump["options"]) for row in dump["rows"]]
    full = dump["options"]["cards_to_disfavor"]
    assert all(len(row) <= full for row in dump["rows"]), "more cards on a House than it takes"
    assert not dump["aside"] or dump["limited"] or dump["ended"], (
        "cards are set aside in a turn that was not begun disfavored"
    )
    for seat, each in enumerate(statuses):
        assert each != VILIFIED or not dump["hands"][seat], "a villain holds cards"
    if dump["pending"] and not dump["ended"] and dump["pending"][-1][0] in MET:
        assert statuses.count(FAVORED) >= 2, "the game goes on though it has ended"


# Who knows what (section 5)


def knows(dump: Dump, seat: Seat, journal: Journal | None) -> object:
    known = in_sight(dump, seat)
    if journal is not None:
        memory = memory_of(journal)
        known["remembered"] = [
            memory.agreements(dump),
            dump["rows"] if memory.whole else None,
            [dump["conspiracies"][each] for each in sorted(memory.conspiracies)],
            [dump["chosen"][each] for each in sorted(memory.agendas)],
            own_offer(dump, seat) if seat is not None and memory.offered else None,
        ]
    return known


def in_sight(dump: Dump, seat: Seat) -> Facts:
    over = dump["ended"]
    looked = looked_at(dump, seat)
    return {
        "open": [dump[name] for name in OPEN],
        "sizes": [*[len(hand) for hand in dump["hands"]], len(dump["aside"]), len(dump["web"])],
        "rows": [[card if face == "up" else "back" for card, face in row] for row in dump["rows"]],
        "hand": None if seat is None else dump["hands"][seat],
        "aside": dump["aside"] if dump["active"] == seat else None,
        "conspiracies": [
            house if over or shown or each in {seat, looked} else None
            for each, (house, shown) in enumerate(zip(dump["conspiracies"], dump["shown"], strict=True))
        ],
        "agendas": [agenda if over or each in {seat, looked} else None for each, agenda in enumerate(dump["chosen"])],
        "offer": own_offer(dump, seat) if seat is not None and dump["chosen"][seat] is None else None,
        "looked at": None if looked is None else dump["hands"][looked],
        "stack": [] if over else [seen_step(row, seat) for row in dump["pending"]],
        "deals": known_deals(dump, seat),
        "offered": has_offered(dump),
        "answer": None if seat is None or over else dump["answers"][seat],
    }


def seen_step(row: list[Any], seat: Seat) -> list[Any]:
    if "deal" in row[0]:
        return seen_row(row, seat)
    return row if row[1:2] == [seat] else rooted(row)


def looked_at(dump: Dump, seat: Seat) -> int | None:
    """EV-ESPIONAGE: whose cards lie open to the seat, as long as it may take one."""
    top = dump["pending"][-1] if dump["pending"] and not dump["ended"] else [""]
    return int(top[2]) if top[0] == "take" and top[1] == seat else None


# What else could be


def permute(dump: Dump, seat: Seat, luck: random.Random, journal: Journal | None) -> Dump:
    """Hidden cards dealt anew, all or (so that worlds stay alike for longer) some of them; secret thoughts, too."""
    world = copy.deepcopy(dump)
    memory = None if journal is None else memory_of(journal)
    common_secrets(world, seat, luck)
    shuffle_conspiracies(world, seat, luck, memory)
    shuffle_agendas(world, seat, luck, memory)
    for part in (1, 3, 12):
        before = {name: copy.deepcopy(world[name]) for name in ("hands", "aside", "web", "rows")}
        swap_cards(world, seat, luck, memory, part)
        if offer_holds(world, seat) and (memory is None or all(memory.agreements(world))):
            break
        world.update(before)
    luck.shuffle(world["web"])
    for hand in [*world["hands"], world["aside"]]:
        hand.sort(key=KINDS.index)
    other_standings(world, seat, luck)
    if world["pending"] and not world["ended"]:
        other_offer(world, seat, luck)
        other_chain(world, seat, luck)
        other_answers(world, seat, luck)
    return world


def shuffle_conspiracies(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None) -> None:
    seen = in_sight(world, seat)["conspiracies"]
    free = [each for each in range(world["seats"]) if seen[each] is None]
    if memory is not None:
        free = [each for each in free if each not in memory.conspiracies]
    scatter(world["conspiracies"], free, luck)


def scatter(cards: list[str], places: list[int], luck: random.Random) -> None:
    names = [cards[place] for place in places]
    luck.shuffle(names)
    for place, name in zip(places, names, strict=True):
        cards[place] = name


def shuffle_agendas(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None) -> None:
    """D-INFO-3, A-81: others' agendas, what they gave back and what was not dealt; without memory one's own
    given back, too."""
    fixed: set[int] = set()
    known = in_sight(world, seat)["agendas"]
    for each in range(world["seats"]):
        if known[each] is not None or (memory is not None and each in memory.agendas):
            fixed.add(world["agendas"].index(world["chosen"][each]))
    if seat is not None and (world["chosen"][seat] is None or (memory is not None and memory.offered)):
        fixed |= {seat, 6 + seat}
    unknown = [each for each in range(world["seats"]) if world["chosen"][each] and {each, 6 + each}.isdisjoint(fixed)]
    for colour in (range(6), range(6, 12)):
        scatter(world["agendas"], [place for place in colour if place not in fixed], luck)
    for each in unknown:
        both = world["options"]["agendas"] == "both"
        world["chosen"][each] = world["agendas"][each + 6 * luck.randrange(2) if both else each]


Heap = tuple[list[Any], str, int]  # the cards, what lies there, whose


def hidden_heaps(world: Dump, seat: Seat, memory: Memory | None) -> list[Heap]:
    """Where cards lie that the seat does not know."""
    looked = looked_at(world, seat)
    heaps: list[Heap] = [(world["web"], "web", -1)]
    for owner, hand in enumerate(world["hands"]):
        if owner not in {seat, looked}:
            heaps.append((hand, "hand", owner))
    if world["active"] != seat:
        heaps.append((world["aside"], "aside", world["active"]))
    if memory is None or not memory.whole:
        for row in world["rows"]:
            heaps += [(card, "concealed", -1) for card in row if card[1] == "down"]
    return heaps


def swap_cards(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None, part: int) -> None:
    """Random swaps of hidden cards, as long as each is one that the seat would not notice."""
    heaps = hidden_heaps(world, seat, memory)
    if luck.random() < 0.4:
        heaps = [heap for heap in heaps if luck.random() < 0.6]
    places = [(heap, at) for heap in heaps for at in range(1 if heap[1] == "concealed" else len(heap[0]))]
    if len(places) < 2:
        return
    for _ in range(SWAPS * len(places) // part):
        (one, here), (other, there) = luck.choice(places), luck.choice(places)
        mine, yours = one[0][here], other[0][there]
        if mine == yours or one[0] is other[0] or not (may_lie(yours, one[1]) and may_lie(mine, other[1])):
            continue
        one[0][here], other[0][there] = yours, mine
        if memory is not None and not unnoticed(world, memory, one, other):
            one[0][here], other[0][there] = mine, yours


def may_lie(card: str, where: str) -> bool:
    """D-ACQ-4: no scandal in the Web of Suspicion; D-TERM-1: no event on a House."""
    return card != "scandal" if where == "web" else where != "concealed" or not card.startswith("event.")


def unnoticed(world: Dump, memory: Memory, *heaps: Heap) -> bool:
    for cards, where, owner in heaps:
        if where == "web":
            if memory.webs and not Counter(cards) <= memory.webs[-1]:
                return False
        elif where != "concealed" and memory.whole and not memory.hand_agrees(world, owner):
            return False
    return True


def other_chain(world: Dump, seat: Seat, luck: random.Random) -> None:
    """How far another has thought is his alone: anything that could be thought of instead, or nothing yet."""
    top = world["pending"][-1]
    if top[1:2] == [seat] or top[0] in {"negate", "choose_agenda"}:
        return
    offer, proposer = open_offer(top)
    world["pending"][-1] = ["answer_deal", top[1], proposer, 0, offer] if top[0] in STAGES and offer else rooted(top)
    if top[0] == "answer_deal":
        world["pending"][-1] = top
    game = courtier.load("duhr", world)
    while luck.random() < 0.5:
        ahead = game.clone()
        ahead.apply(top[1], luck.choice(ahead.legal(top[1])))
        stack = [] if ahead.over() else ahead.dump()["pending"]
        if not stack or [rooted(row) for row in stack] != public_stack(world) or stack == world["pending"]:
            return
        game = ahead
        world["pending"] = stack


def other_answers(world: Dump, seat: Seat, luck: random.Random) -> None:
    """A-21, A-80: who has answered a window, and what, is sealed; at least one answer is missing."""
    asked = window(world)
    others = [each for each in asked if each != seat]
    if not others:
        return
    for each in others:
        hand = Counter(world["hands"][each])
        pairs = [NEGATE + house for house in range(6) if hand[KINDS[house]] >= 2]
        answers = [PASS, *pairs] if world["pending"][-1][0] == "negate" else [KEEP_WHITE, KEEP_BLACK]
        world["answers"][each] = luck.choice([UNANSWERED, *answers])
    if all(world["answers"][each] != UNANSWERED for each in asked):
        world["answers"][luck.choice(others)] = UNANSWERED


def window(dump: Dump) -> list[int]:
    """Whom the open window asks."""
    top = dump["pending"][-1]
    if top[0] == "choose_agenda":
        return list(range(dump["seats"]))
    return [each for each in range(dump["seats"]) if top[2] >> each & 1] if top[0] == "negate" else []


# What everybody is shown of a step (section 5)

checked: list[Step] = []


def shows(step: Step, seat: Seat) -> list[Facts]:
    """By the table above, of news that were found to be the truth."""
    if not checked or checked[0] is not step:
        truthful(step, [said(event) for event in step.news])
        checked[:] = [step]
    told = [(event, seen(event, seat)) for event in step.news]
    return [facts for event, facts in told if event.row.name not in PRIVATE or seat in event.values[:2]]


def decides(step: Step) -> bool:
    """A-85: whether somebody offers a deal, and what the partner answers, is seen by whom is asked next."""
    return step.before is not None and bool(step.before["pending"]) and "deal" in step.before["pending"][-1][0]


def said(event: Event) -> Facts:
    """All of it, in the words of its fields."""
    facts: Facts = {"event": event.row.name}
    for field, value in zip(event.row.open, event.values, strict=False):
        facts[field.name] = field.say(value)
    if event.row.secret is not None:
        facts[event.row.secret.name] = [event.row.secret.say(value) for value in event.secret]
    return facts


def seen(event: Event, seat: Seat) -> Facts:
    names, secret, audience = SIGHT[event.row.name]
    whole = said(event)
    facts: Facts = {"event": whole["event"], **{name: whole[name] for name in names.split()}}
    if secret:
        mine = audience == "all" or seat in [whole[name] for name in audience.split()]
        facts[secret] = whole[secret] if mine else "unknown"
    return facts


# How guesses should be distributed


def odds(dump: Dump, seat: Seat, journal: Journal) -> list[Odds]:
    memory = memory_of(journal)
    if dump["ended"]:
        return []
    if not memory.whole:
        return [card_worlds(dump, seat, memory)]
    features = [*agenda_odds(dump, seat, memory), *conspiracy_odds(dump, seat, memory), *card_odds(dump, seat, memory)]
    split = [whose for whose, hand in enumerate(memory.hands) if hand.untouched and not hand.lacks and not memory.mixed]
    return [*features, *[aside_odds(memory, whose) for whose in split]]


def agenda_odds(dump: Dump, seat: Seat, memory: Memory) -> list[Odds]:
    """The next player's: of either colour alike, any that the guesser has not seen."""
    whose = 0 if seat is None else (seat + 1) % dump["seats"]
    if whose in memory.agendas:
        return []
    seen = [*memory.offered, *memory.agendas.values()]
    white, black = ([name for name in names if name not in seen] for names in (WHITE, BLACK))
    if dump["chosen"][whose] is None:
        pairs: dict[Hashable, Fraction] = {(w, b): Fraction(1, len(white) * len(black)) for w in white for b in black}
        return [Odds("agendas dealt", lambda world: tuple(own_offer(world, whose)), pairs)]
    colours = [white, black] if dump["options"]["agendas"] == "both" else [white]
    exact: dict[Hashable, Fraction] = {
        name: Fraction(1, len(colours) * len(names)) for names in colours for name in names
    }
    return [Odds("agenda", lambda world: str(world["chosen"][whose]), exact)]


def conspiracy_odds(dump: Dump, seat: Seat, memory: Memory) -> list[Odds]:
    free = [each for each in range(dump["seats"]) if each not in memory.conspiracies]
    ways = list(permutations(dump["conspiracies"][each] for each in free))
    if len(ways) < 2:
        return []
    exact: dict[Hashable, Fraction] = {way: Fraction(1, len(ways)) for way in ways}
    return [Odds("conspiracies", lambda world: tuple(world["conspiracies"][each] for each in free), exact)]


def card_odds(dump: Dump, seat: Seat, memory: Memory) -> list[Odds]:
    """The Web and the hands, where the cards of each Web are spread evenly over those who drew from it and what is
    left: not where anything else is known of a hand, or where nobody can tell which Web a lost card came from."""
    newest = len(memory.webs)
    lacking = any(hand.lacks for hand in memory.hands)
    unclear = newest > 1 and any(group.gone.get(newest) for group in memory.groups)
    if memory.mixed or lacking or unclear or not newest:
        return []
    features: list[Odds] = []
    pool = memory.webs[-1].copy()
    if newest == 1:
        for group in memory.groups:
            pool -= sum(group.gone.values(), Counter[str]())
    if len(dump["web"]) > 1:
        exact = chances(pool, [Place(FREE, True)] * 2)
        features.append(Odds("top and bottom of the Web", lambda world: (world["web"][-1], world["web"][0]), exact))
    if newest == 1:
        features += [
            hand_odds(pool, memory, group.seats[0]) for group in memory.groups if dump["hands"][group.seats[0]]
        ]
    return features


def hand_odds(pool: Counter[str], memory: Memory, whose: int) -> Odds:
    """Of the cards drawn unseen: how many events, and how many suspicions of the first House."""
    sure, house = memory.hands[whose].sure.copy(), f"suspicion.{memory.houses[0]}"
    count = memory.hands[whose].size + memory.hands[whose].aside - sure.total()
    events = sum(number for kind, number in pool.items() if kind.startswith("event."))
    sizes = (events, pool[house], pool.total() - events - pool[house])
    ways = {
        (a, b): Fraction(comb(sizes[0], a) * comb(sizes[1], b) * comb(sizes[2], count - a - b), comb(sum(sizes), count))
        for a in range(count + 1)
        for b in range(count + 1 - a)
    }

    def read(world: Dump) -> Hashable:
        aside = world["aside"] if world["active"] == whose else []
        unknown = Counter(world["hands"][whose] + aside) - sure
        return sum(n for kind, n in unknown.items() if kind.startswith("event.")), unknown[house]

    return Odds(f"the hand of {whose}", read, {way: chance for way, chance in ways.items() if chance})


def aside_odds(memory: Memory, whose: int) -> Odds:
    """D-DISF-2: two cards at random; scandals are never drawn, so that all know how many there are."""
    hand = memory.hands[whose]
    scandals, size = hand.sure["scandal"], hand.size + hand.aside
    exact: dict[Hashable, Fraction] = {
        n: Fraction(comb(scandals, n) * comb(size - scandals, 2 - n), comb(size, 2))
        for n in range(3)
        if comb(scandals, n) * comb(size - scandals, 2 - n)
    }
    return Odds("scandals in a working hand", lambda world: world["hands"][whose].count("scandal"), exact)


def card_worlds(dump: Dump, seat: Seat, memory: Memory) -> Odds:
    """Of a position that was not played to: all hands, what is set aside, and the Web, which was reshuffled since."""

    def heaps(world: Dump) -> list[list[str]]:
        return [*[hand for each, hand in enumerate(world["hands"]) if each != seat], world["aside"]]

    held = heaps(dump)
    web = memory.webs[-1]
    hands = Counter(together(held))
    assert hands.total() + web.total() <= FEW
    assert web.total() == len(dump["web"])
    exact: dict[Hashable, Fraction] = {}
    orders = every_order(web)
    for deal, chance in every_order(hands).items():
        cards = list(deal)
        dealt = tuple(tuple(sorted(cards.pop() for _ in heap)) for heap in held)
        for order, part in orders.items():
            exact[dealt, order] = exact.get((dealt, order), Fraction(0)) + chance * part

    def read(world: Dump) -> Hashable:
        return tuple(tuple(sorted(heap)) for heap in heaps(world)), tuple(world["web"])

    return Odds("whole worlds", read, exact)


def every_order(cards: Counter[str]) -> dict[tuple[str, ...], Fraction]:
    orders = set(permutations(cards.elements()))
    return dict.fromkeys(orders, Fraction(1, len(orders)))


def small(seats: int) -> Small | None:
    """Seat 0 holds nearly all cards and draws the last one of the Web; three discards are shuffled into a new one.

    So the three are there, in any order, and the others hold what else seat 0 has never seen. Seat 1 is disfavored, so
    that two of its four cards are its working hand.
    """
    houses = ["kardosa", "usari", "lycosia", "deluras", "silgaro", "balistrad"][:seats]
    four = ["suspicion.usari", "suspicion.usari", "scandal", "event.intrigue"]
    hands: list[list[str]] = [[], four, ["suspicion.kardosa"], *[[] for _ in range(3, seats)]]
    web, discard = ["suspicion.lycosia"], ["suspicion.deluras", "suspicion.lycosia", "suspicion.lycosia"]
    row = [["scandal", "up"], *[["suspicion.usari", "up"]] * 4]
    deck = Counter({f"suspicion.{house}": 10 for house in houses} | {"scandal": 4})
    deck.update(f"event.{event}" for event in EVENTS)
    deck -= Counter(together(hands) + web + discard + [card for card, _ in row])
    hands[0] = sorted(deck.elements(), key=KINDS.index)
    dump: Dump = {
        "game": "duhr",
        "seats": seats,
        "options": {"agendas": "both", "first_player": "random", "deals": "off"},
        "rng": 1,
        "pending": [["end_turn", 0], ["acquire", 0]],
        "numbers": [0] * seats,
        "answers": [UNANSWERED] * seats,
        "turn": 8,
        "ended": False,
        "houses": houses,
        "rows": [row if seat == 1 else [] for seat in range(seats)],
        "hands": hands,
        "aside": [],
        "web": web,
        "discard": discard,
        "scandals": 20,
        "conspiracies": houses[1:] + houses[:1],
        "shown": [False] * seats,
        "agendas": WHITE + BLACK,
        "chosen": WHITE[:seats],
        "active": 0,
        "done": 1,
        "limited": False,
        "falls": [],
    }
    return Small(dump, [(0, DRAW)], 0)
