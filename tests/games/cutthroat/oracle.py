"""The independent oracle of Cutthroat Kingdoms, written from the ledger (sections 2.19, 2.21, 2.23 and 5).

It judges the game by its dumps and what is told: who knows what of a position, what other positions a seat cannot
tell from it, what each seat is shown of a step, how guesses should be distributed. What a seat remembers is concluded
in `remembering.py`, what is told is checked in `replaying.py`, cards and points are counted in `reckoning.py`.
"""

import copy
import random
from collections import Counter
from collections.abc import Hashable, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from tests.games.cutthroat.known_offers import known_deals, offers_made, other_picks, root_with_picks
from tests.games.cutthroat.rare import rare
from tests.games.cutthroat.reckoning import (
    CONQUEST,
    DECKS,
    DISHES,
    DRAFTS,
    GEMS,
    KINDS,
    MERCENARIES,
    PLAGUE,
    POWER_OF,
    back_of,
    events_of,
    hirelings_of,
    is_mercenary,
    is_soldier,
    packed,
    poorest,
    public_stack,
    rooted,
    seen_draft,
    seen_stack,
    set_aside,
    soldiers_of,
    unpacked,
    votes,
)
from tests.games.cutthroat.remembering import Memory, memory_of
from tests.games.cutthroat.replaying import truthful

import courtier
from courtier import Event, Journal
from courtier.games.cutthroat.court import FACTS
from courtier.laws.cases import Seat
from courtier.laws.chances import FREE, Place, chances
from courtier.laws.oracle import Dump, Facts, Odds, Small, Step, common_secrets, together

__all__ = ["FOLLOWS", "conserved", "decides", "knows", "odds", "permute", "rare", "reveals", "shows", "small"]

FOLLOWS = {"asked"}  # C-DEC-1: whom a decision asks depends on public facts alone
DECIDING = ("plague_territory", "plague_second", "plague_own", "choose_largest")
WINDOWS = ("react", "takeback")  # they name the seats that they ask as bits of their second number
UNANSWERED = -1
BALLOTS = ("ballot", "judge_dispute")  # the poorest are known
ASKING_ALL = (*BALLOTS, "parley", "wedding_parley")  # windows of all seats
OPEN = ("seats", "options", "turn", "ended", "houses", "ring", "owners", "plagued", "discards", "spouses")
OPEN_TOO = ("dead_heirs", "facts", "proposals", "orators", "tasted", "servings")
OPEN_WITH_DEALS = ("waits", "taken_back")  # they decide who is asked (C-WIN-8), and what is offered (C-TAKEBACK-7)
LAST_EVENT = "E14"  # C-SETUP-7, A-62: the Feast is last, whatever Knowledge does
LOOKED_AT = 3  # C-LORD-CRONE-1
MOST_COINS = 40
BANK = 0  # where a gem of a chosen colour comes from

# What all see of an event, what only some see of it, and which of the fields name these (ledger 5.2).
SIGHT: dict[str, tuple[str, str, str]] = {
    "housed": ("seat house", "", ""),
    "dealt_hireling": ("seat", "cards", "seat"),
    "territory_laid": ("place territory", "", ""),
    "decks_laid": ("mercenaries hirelings feast events", "", ""),
    "vote_opened": ("subject", "", ""),
    "proposed_player": ("seat whom", "", ""),
    "proposed_territory": ("seat territory", "", ""),
    "proposed_shares": ("seat", "shares", "all"),
    "proposed_nothing": ("seat", "", ""),
    "poorest": ("seat", "", ""),  # names, no amounts
    "ballot_opened": ("subject", "votes", "all"),
    "voted": ("seat author votes", "", ""),  # C-VOTE-7: when all are in
    "vote_won": ("author votes subject", "", ""),
    "vote_undecided": ("subject", "", ""),
    "first": ("seat", "", ""),
    "settled": ("seat territory count", "stack", "all"),
    "turn_began": ("seat turn", "", ""),
    "took_coins": ("seat count why territory", "", ""),  # C-SECRET-6: numbers are public
    "paid_coins": ("seat count why territory", "", ""),
    "gave_coins": ("seat to count why", "", ""),
    "drew_gems": ("seat count why territory", "gems", "seat"),
    "picked_gem": ("seat why territory", "gems", "seat"),
    "named_colour": ("seat whom", "gems", "seat whom"),
    "gave_gems": ("seat to count why", "gems", "seat to"),
    "blackmailed": ("seat house collected territory", "", ""),
    "drew_feast_cards": ("seat count left territory", "dishes", "seat"),
    "drew_mercenaries": ("seat count left why", "cards", "seat"),
    "drew_hirelings": ("seat count left why", "cards", "seat"),
    "discarded_dish": ("seat dish", "", ""),  # C-SECRET-5
    "discarded_draw": ("seat card", "", ""),
    "reshuffled": ("deck count", "", ""),
    "collected_dead": ("seat count", "", ""),
    "announced_conquest": ("seat territory count", "stack", "all"),  # mercenaries as backs
    "laid_down": ("seat territory count", "cards", "seat"),
    "conquered": ("seat territory", "", ""),
    "named_target": ("seat territory", "", ""),
    "attacked": ("seat territory card", "", ""),
    "paid_toll": ("seat territory card", "", ""),
    "defended": ("seat territory card", "", ""),
    "discarded_military": ("seat card why", "", ""),
    "beaten_off": ("seat territory", "", ""),
    "attack_failed": ("seat territory", "", ""),
    "assault_ended": ("seat territory", "", ""),
    "killed": ("seat territory card position", "", ""),
    "lost": ("seat territory", "", ""),
    "returned": ("seat territory count", "", ""),
    "took_mercenaries": ("seat whom territory count", "cards", "seat whom"),  # the former owner knew them
    "played": ("seat hireling aim", "", ""),
    "had_no_effect": ("seat hireling", "", ""),
    "killed_hireling": ("seat whom hireling by", "", ""),
    "discarded_hireling": ("seat hireling why", "", ""),
    "used_power": ("seat power aim", "", ""),
    "plagued": ("territory", "", ""),
    "spared": ("territory", "", ""),
    "cured": ("territory", "", ""),
    "looked_at_deck": ("seat deck count", "cards", "seat"),
    "ordered_deck": ("seat deck count", "cards", "seat"),
    "looked_at_hand": ("seat whom count", "cards", "seat"),
    "looked_at_coins": ("seat whom", "coins", "seat"),
    "looked_at_gems": ("seat whom", "gems", "seat"),
    "looked_at_dishes": ("seat whom count", "dishes", "seat"),
    "took_card": ("seat whom back", "cards", "seat whom"),
    "took_dish": ("seat whom", "dishes", "seat whom"),
    "took_nothing": ("seat whom", "", ""),
    "action_ended": ("seat", "", ""),
    "event_drawn": ("seat event_card", "", ""),
    "event_without_effect": ("event_card", "", ""),
    "wooed": ("seat whom", "", ""),
    "refused": ("seat whom", "", ""),
    "married": ("seat whom", "", ""),
    "heir_died": ("seat front", "", ""),
    "marriage_ended": ("seat whom", "", ""),
    "land_cleared": ("places", "", ""),
    "took_up_dishes": ("seat count", "", ""),
    "served": ("seat to count", "dishes", "seat"),
    "tasted": ("seat whom dish", "", ""),
    "revealed": ("seat count", "dishes", "all"),
    "poisoned": ("seat front", "", ""),
    "sacrificed": ("seat", "", ""),
    "counted": ("seat source points", "", ""),
    "won": ("seat total", "", ""),
    "parley_opened": ("active", "", ""),
    "parley_over": ("active", "", ""),
    "deal_offered": ("seat to given wanted", "lands", "all"),  # C-DEAL-24
    "deal_refused": ("seat to", "", ""),
    "talk_opened": ("seat", "", ""),
    "draft_withdrawn": ("seat", "", ""),
    "asked": ("active", "facts", "all"),
    "handed_gems": ("seat to count", "gems", "all"),  # C-SECRET-6: a deal named them
    "handed_cards": ("seat to count back", "cards", "all"),
    "handed_dishes": ("seat to count", "dishes", "all"),
    "gave_cards": ("seat to count back", "cards", "seat to"),
    "gave_dishes": ("seat to count", "dishes", "seat to"),
    "showed_hand": ("seat count", "cards", "all"),  # C-SECRET-3
    "showed_coins": ("seat count", "", ""),
    "showed_gems": ("seat count", "gems", "all"),
    "showed_dishes": ("seat count", "dishes", "all"),
    "disputed": ("seat whom deal", "", ""),
    "verdict_voted": ("seat finding votes", "", ""),
    "verdict_won": ("finding votes", "", ""),
    "verdict_undecided": ("seat", "", ""),
    "chose_deal": ("seat deal", "", ""),
    "deal_voided": ("seat deal", "", ""),
    "deal_sealed": ("deal", "parties", "all"),  # C-DEAL-2
    "promised": ("seat to deal", "terms", "all"),
    "promise_judged": ("seat to deal verdict", "terms", "all"),
    "promise_told": ("seat to deal verdict", "terms", "all"),
    "announced_dead": ("seat", "", ""),
    "announced_tasting": ("seat hireling whom", "", ""),
    "chose_plague": ("seat territory second", "", ""),
    "chose_largest": ("seat whom", "", ""),
    "chose_cures": ("seat", "territories", "all"),
    "waited": ("seat left", "", ""),  # after the window; who continued is never told
    "kept": ("seat deed territory", "", ""),
    "took_back": ("seat deed territory price", "cards", "all"),  # as it was announced in public
}


# What there is (C-GEN-13..16, 4.10)


def conserved(dump: Dump) -> object:
    if dump["ring"]:
        gems = Counter([*dump["bank"], *together(dump["gems"])])
        assert gems == Counter(dict.fromkeys(GEMS, 6)), f"gems lost or made: {gems}"
        check_military(dump)
        found = hireling_cards(dump)
        assert found == hirelings_of(dump), f"hirelings lost or made: {found}"
        dishes = [dump["decks"]["feast"], dump["discards"]["feast"]]
        for rows in (dump["dishes"], dump["served"], dump["tasted"], [dump["drawn"]]):
            dishes += [[card for card in row if card in DISHES] for row in rows]
        assert Counter(together(dishes)) == DISHES, "feast cards lost or made"
        events = dump["decks"]["events"] + dump["discards"]["events"]
        assert sorted(events) == events_of(dump["seats"]), "events lost or made"
    lawful(dump)
    return dump["seats"]


def hireling_cards(dump: Dump) -> Counter[str]:
    heaps = [*dump["hands"], dump["decks"]["hirelings"], dump["discards"]["hirelings"], dump["drawn"]]
    cards = [*together(heaps), *[card for _, card in set_aside(dump)]]
    return Counter(card for card in cards if back_of(card) == "hireling" and card not in DISHES)


def check_military(dump: Dump) -> None:
    """C-GEN-14, C-GEN-15; what lay under territories when the Feast cleared them is out of the game."""
    aside, cleared = set_aside(dump), dump["facts"]["cleared"]
    heaps = [*dump["hands"], *dump["stacks"], dump["decks"]["mercenaries"], dump["discards"]["mercenaries"]]
    cards = [*together(heaps), *[card for _, card in aside]]
    found = Counter(card for card in cards if is_mercenary(card))
    assert found <= MERCENARIES if cleared else found == MERCENARIES, f"mercenaries lost or made: {found}"
    for seat, house in enumerate(dump["houses"]):
        own = [*dump["hands"][seat], *dump["dead"][seat], *[card for who, card in aside if who == seat]]
        own += together(stack for stack, owner in zip(dump["stacks"], dump["owners"], strict=True) if owner == seat)
        soldiers = Counter(card for card in own if is_soldier(card))
        wanted = soldiers_of(house)
        assert soldiers <= wanted if cleared else soldiers == wanted, f"soldiers of {house} lost or made: {soldiers}"


def lawful(dump: Dump) -> None:
    """What always holds between two answers."""
    assert min(dump["coins"]) >= 0, "C-GEN-16"
    for seat, spouse in enumerate(dump["spouses"]):
        if spouse is not None:
            assert dump["spouses"][spouse] == seat != spouse, "C-WED-2"
            assert not dump["dead_heirs"][seat], "C-WED-9: a dead heir ends the marriage at once"
    for owner, stack in zip(dump["owners"], dump["stacks"], strict=True):
        assert len(stack) <= 4, "C-CONQ-2"
        assert dump["facts"]["cleared"] or (owner is None) == (not stack), "C-GEN-8"
    target = dump["facts"]["target"]
    if target >= 0 and dump["pending"] and dump["pending"][-1][0] == "assault":
        owner, active = dump["owners"][target], dump["facts"]["active"]
        assert owner not in {None, active, dump["spouses"][active]}, "C-ATK-1"
    if LAST_EVENT in dump["decks"]["events"]:
        assert dump["decks"]["events"][0] == LAST_EVENT, "A-62: the Feast stays last"


# Who knows what (ledger 5.1)


def knows(dump: Dump, seat: Seat, journal: Journal | None) -> object:
    known = in_sight(dump, seat)
    if journal is not None:
        memory = memory_of(journal)
        known["remembered"] = [memory.agreements(dump), memory.facts(dump)]
    return known


def in_sight(dump: Dump, seat: Seat) -> Facts:
    """The end reveals hands, piles and purses; decks and the bag stay closed, and a face-down mercenary is shown only
    when it is killed."""
    known: Facts = {
        "open": [dump[name] for name in (*OPEN, *OPEN_TOO)] + [dump.get(name) for name in OPEN_WITH_DEALS],
        "uses": {power: uses for power, uses in dump["uses"].items() if POWER_OF[power] in dump["houses"]},
        "backs": [sorted(back_of(card) for card in hand) for hand in dump["hands"]],
        "counts": [[len(zone) for zone in dump[name]] for name in ("dishes", "dead", "served")],
        "decks": [len(dump["decks"][name]) for name in DECKS],
        "bag": len(dump["bank"]),
        "stacks": [
            stack if seat is not None and owner == seat else seen_stack(stack)
            for owner, stack in zip(dump["owners"], dump["stacks"], strict=True)
        ],
        "stack": [] if dump["ended"] else [seen_step(row, seat) for row in dump["pending"]],
        "deals": known_deals(dump),
        "offers": offers_made(dump),
        "votes": votes(dump) if question(dump)[0] in BALLOTS else None,
        "answer": None if seat is None or dump["ended"] else dump["answers"][seat],
        "own": [owned(dump, each) if each == seat or dump["ended"] else None for each in range(dump["seats"])],
    }
    return known | looks(dump, seat)


def owned(dump: Dump, seat: int) -> list[Any]:
    """What a player sees of their own things."""
    return [dump[name][seat] for name in ("hands", "dishes", "dead", "gems", "coins")]


def question(dump: Dump) -> list[Any]:
    return dump["pending"][-1] if dump["pending"] and not dump["ended"] else [""]


def asks(dump: Dump, seat: Seat, name: str) -> bool:
    return seat is not None and question(dump)[:2] == [name, seat]


def looks(dump: Dump, seat: Seat) -> Facts:
    """What lies open to the seat as long as it is asked."""
    seen: Facts = {"drawn": len(dump["drawn"])}
    if asks(dump, seat, "keep_card"):
        seen["drawn"] = dump["drawn"]
    if asks(dump, seat, "order_cards"):
        seen["looked"] = top_of(dump, DECKS[question(dump)[2]])
    if asks(dump, seat, "take_card"):
        whom = question(dump)[2]
        seen["hand"] = [dump["hands"][whom], dump["dishes"][whom] if dump["facts"]["cleared"] else None]
    if asks(dump, seat, "choose_colour") and question(dump)[3] == BANK:
        seen["colours"] = sorted(set(dump["bank"]))  # not how many
    return seen


def top_of(dump: Dump, deck: str) -> list[str]:
    return list(dump["decks"][deck][-LOOKED_AT:])


def seen_step(row: list[Any], seat: Seat) -> list[Any]:
    if row[0] in DRAFTS and seat is not None and seat in row[1:3]:
        own = row[0] == "answer_deal" or row[1] == seat
        return seen_draft(row, seat) if own else root_with_picks(row, rooted(row))
    return row if row[1:2] == [seat] else rooted(row)


# What else could be


def permute(dump: Dump, seat: Seat, luck: random.Random, journal: Journal | None) -> Dump:
    """Hidden cards dealt anew, all or (so that worlds stay alike for longer) some of them; secret thoughts, too."""
    world = copy.deepcopy(dump)
    memory = None if journal is None else memory_of(journal)
    if memory is not None and not memory.whole:
        memory = None
    common_secrets(world, seat, luck)
    if world["ring"]:
        same = copy.deepcopy(world)
        other_cards(world, seat, luck, memory)
        if not world["ended"] and not other_picks(world, seat, luck):
            world = same  # nobody could have made the open offer there
        if not world["ended"]:
            other_chain(world, seat, luck)
            other_answers(world, seat, luck)
    return world


class Heap:
    """Hidden cards of one back that the seat does not know: `cards` are the places `at` of `row`."""

    def __init__(self, row: list[Any], kind: str, whose: int, at: Sequence[int]) -> None:
        self.row = row
        self.kind = kind  # of the memory's zones; empty: nothing can be remembered of it
        self.whose = whose
        self.at = at


def other_cards(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None) -> None:
    conquest = other_conquest(world, seat)
    stack = unpacked(conquest[4]) if conquest else []
    for heaps in hidden_heaps(world, seat, stack, memory):
        swap_cards(world, luck, memory, heaps)
    if conquest:
        conquest[4] = packed(stack)
    if not world["ended"]:
        other_purses(world, seat, luck, memory)
    shuffle_decks(world, seat, luck, memory)
    for name in ("hands", "gems", "dishes", "dead", "served"):
        for row in world[name]:
            row.sort(key=order_of)
    world["bank"].sort(key=order_of)


def order_of(card: str) -> int:
    """Dumps list counted cards in this order."""
    return [*KINDS, *DISHES, *GEMS].index(card)


def other_conquest(world: Dump, seat: Seat) -> list[Any]:
    """An announced conquest of another: its mercenaries lie face down."""
    rows = [row for row in world["pending"] if row[0] == "carry_out" and row[2] == CONQUEST and row[1] != seat]
    return rows[-1] if rows else []


def hidden_heaps(world: Dump, seat: Seat, announced: list[str], memory: Memory | None) -> list[list[Heap]]:
    """By class of cards: where those lie that the seat does not see."""
    looked = question(world)[2] if asks(world, seat, "take_card") else None
    seen = set(range(world["seats"])) if world["ended"] else {seat, looked}
    others = [each for each in range(world["seats"]) if each not in seen]
    hands = {
        kind: [Heap(world["hands"][each], kind, each, places(world["hands"][each], kind)) for each in others]
        for kind in ("soldier", "mercenary", "hireling")
    }
    mercenaries = [*hands["mercenary"], Heap(announced, "", -1, places(announced, "mercenary"))]
    mercenaries += [
        Heap(stack, "", -1, places(stack, "mercenary"))
        for stack, owner in zip(world["stacks"], world["owners"], strict=True)
        if owner != seat
    ]
    dishes_seen = seen if world["facts"]["cleared"] or world["ended"] else {seat}
    dishes = [
        Heap(row, "dish", each, range(len(row))) for each, row in enumerate(world["dishes"]) if each not in dishes_seen
    ]
    dishes += [Heap(row, "plate", each, range(len(row))) for each, row in enumerate(world["served"])]
    purses = [
        Heap(row, "gem", each, range(len(row)))
        for each, row in enumerate(world["gems"])
        if each != seat and not world["ended"]
    ]
    classes = [
        [*mercenaries, deck_heap(world, seat, "mercenaries", memory), Heap(missing(world), "", -1, range(36))],
        [*hands["hireling"], deck_heap(world, seat, "hirelings", memory)],
        [*dishes, deck_heap(world, seat, "feast", memory)],
        [*purses, Heap(world["bank"], "", -1, range(len(world["bank"])))],
    ]
    add_drawn(world, seat, classes)
    if memory is None:
        classes += [[heap, dead_heap(world, heap.whose), out_heap(world, heap.whose)] for heap in hands["soldier"]]
    if asks(world, seat, "choose_colour"):
        classes[3] = purses
    for heaps in classes:
        for heap in heaps:
            heap.at = [at for at in heap.at if at < len(heap.row)]
    return classes


def places(cards: list[str], kind: str) -> list[int]:
    return [at for at, card in enumerate(cards) if back_of(card) == kind]


def deck_heap(world: Dump, seat: Seat, deck: str, memory: Memory | None) -> Heap:
    """Without the cards on top that the seat sees or has seen."""
    known = len(memory.tops[deck]) if memory is not None else 0
    if asks(world, seat, "order_cards") and DECKS[question(world)[2]] == deck:
        known = LOOKED_AT
    return Heap(world["decks"][deck], "", -1, range(len(world["decks"][deck]) - known))


def add_drawn(world: Dump, seat: Seat, classes: list[list[Heap]]) -> None:
    """Two cards of which another keeps one."""
    drawn = world["drawn"]
    if drawn and not asks(world, seat, "keep_card"):
        whose = question(world)[1]
        if drawn[0] in DISHES:
            classes[2].append(Heap(drawn, "dish", whose, range(2)))
        else:
            classes[1].append(Heap(drawn, "hireling", whose, range(2)))


def missing(world: Dump) -> list[str]:
    """Mercenaries that the Feast has put out of the game: nobody but their owners knew them."""
    heaps = [*world["hands"], *world["stacks"], world["decks"]["mercenaries"], world["discards"]["mercenaries"]]
    found = Counter(card for card in together(heaps) if is_mercenary(card))
    return list((MERCENARIES - found).elements()) if world["facts"]["cleared"] else []


def dead_heap(world: Dump, seat: int) -> Heap:
    return Heap(world["dead"][seat], "", seat, range(8))


def out_heap(world: Dump, seat: int) -> Heap:
    """Soldiers that the Feast has put out of the game."""
    if not world["facts"]["cleared"]:
        return Heap([], "", seat, ())
    found = Counter(card for card in world["hands"][seat] + world["dead"][seat] if is_soldier(card))
    found.update(card for who, card in set_aside(world) if who == seat and is_soldier(card))
    return Heap(list((soldiers_of(world["houses"][seat]) - found).elements()), "", seat, range(8))


def swap_cards(world: Dump, luck: random.Random, memory: Memory | None, heaps: list[Heap]) -> None:
    """Random swaps of hidden cards, as long as the seat would not notice."""
    if luck.random() < 0.4:
        heaps = [heap for heap in heaps if luck.random() < 0.6]
    spots = [(heap, at) for heap in heaps for at in heap.at]
    if len(spots) < 2:
        return
    for _ in range(3 * len(spots)):
        (one, here), (other, there) = luck.choice(spots), luck.choice(spots)
        one.row[here], other.row[there] = other.row[there], one.row[here]
        if memory is not None and not all(
            memory.unnoticed(world, heap.kind, heap.whose) for heap in (one, other) if heap.kind
        ):
            one.row[here], other.row[there] = other.row[there], one.row[here]


def other_purses(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None) -> None:
    """C-SECRET-1: without memory nobody knows how much is in a purse; the poorest are shown at a ballot."""
    if memory is not None:
        return
    others = [each for each in range(world["seats"]) if each != seat]
    for _ in range(6):
        one, other = luck.choice(others), luck.choice(others)
        if world["gems"][one]:
            world["gems"][other].append(world["gems"][one].pop())
    coins: list[int] = world["coins"]
    poor = poorest(world)
    if question(world)[0] not in BALLOTS:
        for each in others:
            coins[each] = luck.randrange(MOST_COINS)
        return
    if seat not in poor:
        least = luck.randrange(MOST_COINS if seat is None else coins[seat])
        for each in poor:
            coins[each] = least
    for each in others:
        if each not in poor:
            coins[each] = coins[poor[0]] + 1 + luck.randrange(MOST_COINS)


def shuffle_decks(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None) -> None:
    """Their order, as far as the seat has not seen it."""
    for deck in DECKS:
        cards = world["decks"][deck]
        free = list(deck_heap(world, seat, deck, memory).at)
        if deck == "events":
            fixed = {LAST_EVENT}
            if memory is not None and "events" not in memory.touched:
                fixed |= {"E01", "E13"}
            free = [at for at in free if cards[at] not in fixed]
        values = [cards[at] for at in free]
        luck.shuffle(values)
        for at, card in zip(free, values, strict=True):
            cards[at] = card


def other_chain(world: Dump, seat: Seat, luck: random.Random) -> None:
    """C-DEC-2: how far another has thought is his alone: anything that could be thought of instead, or nothing yet."""
    top = question(world)
    if top[0] in {"react", "takeback", *ASKING_ALL} or top[1] == seat:
        return
    seen = public_stack(world)
    world["pending"][-1] = root_with_picks(top, rooted(top))
    game = courtier.load("cutthroat", world)
    while luck.random() < 0.6:
        ahead = game.clone()
        ahead.apply(top[1], luck.choice(ahead.legal(top[1])))
        later = ahead.dump()
        if ahead.over() or later["pending"] == world["pending"] or public_stack(later) != seen:
            return
        if later["facts"] != world["facts"] or len(later["hands"][top[1]]) != len(world["hands"][top[1]]):
            return
        game = ahead
        world["pending"] = later["pending"]


def other_answers(world: Dump, seat: Seat, luck: random.Random) -> None:
    """C-VOTE-7, C-WIN-10: who has answered a window, and what, is sealed; at least one answer is missing."""
    asked = asked_by_window(world)
    others = [each for each in asked if each != seat]
    if not others:
        return
    for each in others:
        world["answers"][each] = UNANSWERED
    game = courtier.load("cutthroat", world)
    for each in others:
        world["answers"][each] = luck.choice([UNANSWERED, *game.legal(each)])
    if all(world["answers"][each] != UNANSWERED for each in asked):
        world["answers"][luck.choice(others)] = UNANSWERED


def asked_by_window(dump: Dump) -> list[int]:
    name, *numbers = question(dump)
    if name in ASKING_ALL:
        return list(range(dump["seats"]))
    return [each for each in range(dump["seats"]) if numbers[1] >> each & 1] if name in WINDOWS else []


# What everybody is shown of a step (ledger 5.2)

checked: list[Step] = []


def shows(step: Step, seat: Seat) -> list[Facts]:
    """By the table above, of news that were found to be the truth."""
    if not checked or checked[0] is not step:
        truthful(step, [said(event) for event in step.news])
        checked[:] = [step]
    return [seen(event, seat) for event in step.news]


def decides(step: Step) -> bool:
    """Which territory is about to be plagued, by choice or by chance, is seen by what is asked next."""
    plague = any(row[0] == "carry_out" and row[2] == PLAGUE for row in step.after["pending"])
    return plague or (step.before is not None and question(step.before)[0] in DECIDING)


def reveals(step: Step, seat: Seat) -> list[Facts]:
    """A-111, C-LORD-CRONE-4: who is asked for a colour, or to take a card, sees what there is. The end shows hands."""
    if step.after["ended"]:
        return [{"event": "end", "own": [owned(step.after, each) for each in range(step.after["seats"])]}]
    seen = looks(step.after, seat)
    return [{"event": "question", **seen}] if len(seen) > 1 else []


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
    if dump["ended"] or not dump["ring"]:
        return []
    if not memory.whole:
        return [whole_worlds(dump, seat)]
    features = [event_odds(dump, memory)]
    for place, (kind, deck) in enumerate(CLASSES):
        plain = kind not in memory.mixed and deck not in memory.touched | memory.shuffled
        if plain and not (kind == "hireling" and dump["options"]["pillow_variant"]):
            features += class_odds(dump, seat, place)
    return [each for each in features if len(each.chances) > 1]


CLASSES = (("mercenary", "mercenaries"), ("hireling", "hirelings"), ("dish", "feast"), ("gem", "bag"))


def spots_of(dump: Dump, seat: Seat, place: int) -> list[tuple[list[Any], int]]:
    """All places of hidden cards of a class: hands and piles first, the deck last, from its bottom to its top."""
    conquest = other_conquest(dump, seat)
    heaps = hidden_heaps(dump, seat, unpacked(conquest[4]) if conquest else [], None)[place]
    return [(heap.row, at) for heap in heaps for at in heap.at]


def class_odds(dump: Dump, seat: Seat, place: int) -> list[Odds]:
    """The first and the last of these places: all deals of what is not seen are equally likely."""
    spots = spots_of(dump, seat, place)
    if len(spots) < 2:
        return []
    pool = Counter(str(row[at]) for row, at in spots)
    ordered = place != 3  # gems lie in the bag without an order: of the first purse any gem is looked at
    if not ordered:
        return gem_odds(dump, seat, pool)
    whose = next((each for each in range(dump["seats"]) if each != seat and held(dump, each, place)), None)
    features = [Odds(f"top of a deck of {CLASSES[place][1]}", top_reader(place), chances(pool, [Place(FREE, True)]))]
    if not dump["decks"][CLASSES[place][1]]:
        features = []
    if whose is not None and not dump["drawn"]:
        features.append(count_odds(pool, len(held(dump, whose, place)), whose, place))
    return features


def top_reader(place: int) -> Any:
    deck = CLASSES[place][1]
    return lambda world: (world["decks"][deck][-1],)


def held(dump: Dump, whose: int, place: int) -> list[str]:
    """What a player holds of a class."""
    if CLASSES[place][0] == "dish":
        return list(dump["dishes"][whose])
    return [card for card in dump["hands"][whose] if back_of(card) == CLASSES[place][0]]


def count_odds(pool: Counter[str], count: int, whose: int, place: int) -> Odds:
    """How many of the commonest kind a player holds: hypergeometric."""
    kind = max(sorted(pool), key=lambda each: pool[each])
    exact = hypergeometric(pool[kind], pool.total(), count)
    return Odds(f"{kind} held by {whose}", lambda world: held(world, whose, place).count(kind), exact)


def hypergeometric(fitting: int, total: int, drawn: int) -> dict[Hashable, Fraction]:
    chance = {0: Fraction(1)}
    for step in range(drawn):
        following: dict[int, Fraction] = {}
        for found, odd in chance.items():
            hit = Fraction(fitting - found, total - step)
            following[found + 1] = following.get(found + 1, Fraction(0)) + odd * hit
            following[found] = following.get(found, Fraction(0)) + odd * (1 - hit)
        chance = following
    return {found: odd for found, odd in chance.items() if odd}


def gem_odds(dump: Dump, seat: Seat, pool: Counter[str]) -> list[Odds]:
    """Rubies in the fullest purse of another."""
    others = [each for each in range(dump["seats"]) if each != seat and dump["gems"][each]]
    if not others or asks(dump, seat, "choose_colour"):
        return []
    whose = max(others, key=lambda each: len(dump["gems"][each]))
    exact = hypergeometric(pool["ruby"], pool.total(), len(dump["gems"][whose]))
    return [Odds(f"rubies of {whose}", lambda world: world["gems"][whose].count("ruby"), exact)]


def event_odds(dump: Dump, memory: Memory) -> Odds:
    """The top of the event deck, if it is not one of those that have their place (C-SETUP-7)."""
    fixed = {LAST_EVENT, "E01", "E13"}
    free = [event for event in dump["decks"]["events"] if event not in fixed]
    if "events" in memory.touched or not free or dump["decks"]["events"][-1] in fixed:
        return Odds("no event", lambda _: None, {})
    exact: dict[Hashable, Fraction] = {event: Fraction(1, len(free)) for event in free}
    return Odds("next event", lambda world: world["decks"]["events"][-1], exact)


# A small position


def whole_worlds(dump: Dump, seat: Seat) -> Odds:
    """Of a position that was not played to: who holds which card and gem, and how the decks lie."""
    exact: dict[Hashable, Fraction] = {}
    parts: list[list[Hashable]] = []
    for place in range(3):
        spots = spots_of(dump, seat, place)
        orders = set(permutations(row[at] for row, at in spots))
        parts.append(list(orders))
    gems = sorted(together(purse for each, purse in enumerate(dump["gems"]) if each != seat))
    others = [each for each in range(dump["seats"]) if each != seat]
    parts.append([tuple(zip(gems, way, strict=True)) for way in product(others, repeat=len(gems))])
    worlds = list(product(*parts))
    for world in worlds:
        exact[world] = Fraction(1, len(worlds))

    def read(world: Dump) -> Hashable:
        cards = [tuple(row[at] for row, at in spots_of(world, seat, place)) for place in range(3)]
        return (*cards, tuple(sorted((gem, each) for each in others for gem in world["gems"][each])))

    return Odds("whole worlds", read, exact)


def small(seats: int) -> Small | None:
    """Seat 0 holds nearly everything; few mercenaries, hirelings, feast cards and gems lie elsewhere.

    It buys a hireling: one of the two that nobody has seen.
    """
    houses = ["brom", "crone", "cawdwell", "slaine", "dravanof", "tyber"][:seats]
    hirelings = Counter(hirelings_of({"seats": seats, "houses": houses}))
    hirelings -= Counter(["sneak", "spy", "orator"])
    mercenaries = MERCENARIES - Counter(["mercenary.blue", "mercenary.red"])
    dishes = DISHES - Counter(["poison", "eel_pie"])
    hands: list[list[str]] = [[*mercenaries.elements(), *hirelings.elements()], ["mercenary.blue", "spy"]]
    hands += [[] for _ in range(2, seats)]
    ring = ["marrow", "crownfall", "ashfen", "ravenscar", "stonehold", "three_rivers", "widows_reach", "nyghtwald"]
    places_in_ring = range(seats + 2)
    facts = dict.fromkeys(FACTS, 0) | {"target": -1, "event": -1, "subject": -1}
    dump: Dump = {
        "game": "cutthroat",
        "seats": seats,
        "options": courtier.new("cutthroat", seats, 0).options,
        "rng": 1,
        "pending": [["turn", 5], ["action"], ["act", 0]],
        "numbers": [0] * seats,
        "answers": [UNANSWERED] * seats,
        "turn": 3,
        "ended": False,
        "houses": houses,
        "ring": ring[: seats + 2],
        "owners": [None for _ in places_in_ring],
        "plagued": [False for _ in places_in_ring],
        "stacks": [[] for _ in places_in_ring],
        "coins": [5] * seats,
        "gems": [["ruby"] * 5 + GEM_REST, ["ruby"], ["topaz"], *[[] for _ in range(3, seats)]],
        "bank": [],
        "hands": hands,
        "dishes": [list(dishes.elements()), ["eel_pie"], *[[] for _ in range(2, seats)]],
        "dead": [list(soldiers_of(house).elements()) for house in houses],
        "drawn": [],
        "decks": {"mercenaries": ["mercenary.red"], "hirelings": ["sneak", "orator"], "feast": ["poison"]},
        "discards": {"mercenaries": [], "hirelings": [], "feast": []},
        "uses": {"fury": 2, "eye": 2, "opulence": 2, "venom": 2, "life": 2, "death": 0, "bedlam": 0},
        "spouses": [None] * seats,
        "dead_heirs": [False] * seats,
        "facts": facts,
        "proposals": [],
        "orators": [],
        "served": [],
        "tasted": [],
        "servings": [],
    }
    events = events_of(seats)
    dump["decks"]["events"] = events[-1:] if LAST_EVENT not in events else [LAST_EVENT]
    dump["discards"]["events"] = [event for event in events if event not in dump["decks"]["events"]]
    dump["hands"][0].sort(key=order_of)
    return Small(dump, [(0, BUY_HIRELING)], 0)


GEM_REST = [*[gem for gem in GEMS[1:5] for _ in range(6)], *["topaz"] * 5]
BUY_HIRELING = 21
