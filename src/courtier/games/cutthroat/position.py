"""Is a dump a position of the game? Any in which no card or gem is missing or too many, and the open question has an
answer.

How it came about is not asked. Refused is what could not be played on, each time with a `BadPosition` that names
the field, what was expected and what came. What an option may be is checked where it is declared.
"""

from collections.abc import Sequence
from typing import Any, Final

from courtier.core.deals.book import NO_BOOK
from courtier.core.deals.rules import OFF
from courtier.core.pending import UNANSWERED, Window
from courtier.core.validation import MOST, check_names, check_rng, expect, flag, numbers_of, rows_of, whole
from courtier.games.cutthroat.cards import (
    BASTARD,
    CARDS,
    DECK_CARDS,
    DECK_COUNT,
    DECKS,
    EVENTS,
    FEAST,
    FEAST_CARDS,
    GEM_TOTAL,
    GEMS,
    GEMS_PER_COLOUR,
    HIRELING,
    HIRELINGS,
    HOUSES,
    KIND_COUNT,
    MARKED_POWERS,
    MERCENARY,
    MILITARY_COUNT,
    MOST_PLACES,
    MOST_PURCHASES,
    POWERS,
    STACK_SIZE,
    TERRITORIES,
    TYPES,
    USES,
    Cards,
    unpacked,
)
from courtier.games.cutthroat.court import (
    BLOCKS,
    DEED_ATTACK,
    DEED_CONQUEST,
    DEED_DEFENCE,
    DEED_FODDER,
    DEED_PLAY,
    DEED_VOID,
    FACTS,
    MOST_WAITS,
    STEPS,
    Court,
)
from courtier.games.cutthroat.decisions.stack import DEED_CLASSES
from courtier.games.cutthroat.events import DEEDS, VOTE_DISPUTE
from courtier.games.cutthroat.options import MOST_TALKS
from courtier.games.cutthroat.position_question import check_bargaining_step, check_talk, is_of_bargaining
from courtier.games.cutthroat.realm import ring_size

FIELDS: Final = (
    "game",
    "seats",
    "options",
    "rng",
    "pending",
    "numbers",
    "answers",
    "turn",
    "ended",
    "houses",
    "ring",
    "owners",
    "plagued",
    "stacks",
    "coins",
    "gems",
    "bank",
    "hands",
    "dishes",
    "dead",
    "drawn",
    "decks",
    "discards",
    "uses",
    "spouses",
    "dead_heirs",
    "facts",
    "proposals",
    "orators",
    "served",
    "tasted",
    "servings",
)
TAKEBACK_FIELDS: Final = ("waits", "taken_back")  # where something can be taken back
MOST_COINS: Final = 10_000
MOST_CODE: Final = 10**9
MOST_NUMBER: Final = 10_000  # of a deal

# What the numbers of a step are, in the order of its dump: below 0 a kind of number, else a limit.
SEAT: Final = -1
PLACE: Final = -2
FLAG: Final = -3
ANY: Final = -4
MASK: Final = -5  # of seats
HOLDS: Final[dict[str, tuple[int, ...]]] = {
    "choose_house": (SEAT,),
    "proposals": (7,),
    "propose": (SEAT,),
    "orators": (SEAT, 7),
    "orate": (SEAT,),
    "open_ballot": (),
    "ballot": (7,),
    "settling": (7,),
    "choose_start": (SEAT,),
    "lay_stack": (SEAT, len(STEPS), PLACE, 10_000),
    "turn": (9,),
    "death_moment": (SEAT,),
    "powers": (FLAG,),
    "use_power": (SEAT, FLAG),
    "opulence": (SEAT,),
    "collection": (MOST_PLACES + 1,),
    "collect": (SEAT, MOST_PLACES + 1),
    "feast_card": (PLACE,),
    "keep_card": (SEAT, DECK_COUNT),
    "choose_colour": (SEAT, 100, 7, 100),
    "action": (),
    "act": (SEAT,),
    "purchase": (SEAT,),
    "conquer": (SEAT,),
    "attack": (SEAT,),
    "assault": (SEAT,),
    "pay_toll": (SEAT, MILITARY_COUNT),
    "strike": (PLACE,),
    "defend": (SEAT, PLACE, len(TYPES)),
    "fury": (SEAT, PLACE),
    "bedlam": (SEAT, PLACE),
    "occupy": (SEAT, PLACE),
    "conquest_income": (SEAT, FLAG),
    "carry_out": (SEAT, len(DEEDS), MOST_CODE, MOST_CODE),
    "react": (SEAT, MASK),
    "reopen": (),
    "order_cards": (SEAT, DECK_COUNT, 4),
    "take_card": (SEAT, SEAT),
    "cure_more": (SEAT, 1 << MOST_PLACES, len(STEPS)),
    "plague": (PLACE,),
    "plague_territory": (SEAT, 1 << MOST_PLACES, FLAG),
    "plague_second": (SEAT, PLACE, 1 << MOST_PLACES),
    "plague_each": (7, MOST_CODE),
    "plague_own": (SEAT, 7, MOST_CODE),
    "choose_largest": (SEAT, MASK),
    "tribute": (7,),
    "choose_tribute": (SEAT,),
    "cure_territory": (SEAT, 1 << MOST_PLACES),
    "swords": (7, MOST_PLACES + 1),
    "pay_swords": (SEAT, PLACE),
    "hoard": (13,),
    "wooing": (SEAT, 7),
    "woo": (SEAT,),
    "answer_suit": (SEAT, SEAT),
    "feast": (17,),
    "tasting": (SEAT, 7),
    "taste": (SEAT,),
    "sacrifice": (SEAT,),
    "takeback": (SEAT, MASK),
    "rescind": (SEAT,),
    "name_deal": (SEAT,),
    "name_party": (SEAT, MOST_NUMBER),
    "judge_dispute": (7,),
    "oaths": (7,),
    "break_oath": (SEAT,),
    "fork_deal": (SEAT,),
    "kept": (4, len(STEPS), 10_000, 10_000),
}
IN_FEAST: Final = frozenset(
    {
        "turn",
        "feast",
        "powers",
        "use_power",
        "carry_out",
        "react",
        "reopen",
        "take_card",
        "serve",
        "tasting",
        "taste",
        "sacrifice",
        "takeback",
        "rescind",
        "kept",
        "parley",
        "bargaining",
        *("talk", "offer_deal", "deal_give", "deal_give_detail", "deal_want", "deal_want_detail"),
        *("confirm_offer", "pick_goods", "answer_deal"),
    }
)
DEATH_AGAIN: Final = 5  # the moment of a turn that follows its Action phase
DEAL_FIELDS: Final = ("deals", "disputed")
AFTER_EVENT: Final = 7  # the moment of a turn that follows its event
CHAINS: Final = {"propose_share": 13, "serve": 6}  # a seat, then so many possible numbers, any number of times
AGAIN: Final = ("collect", "fury", "bedlam", "death_moment", "orators", "tasting")
ROOTS: Final = ("choose_start", "occupy", "act", "purchase", "conquer", "attack", "assault", "use_power")


def checked(data: dict[str, Any], cards: Cards) -> dict[str, Any]:
    """The dump, if it is a position."""
    check_plain_fields(data)
    check_houses(data)
    check_ring(data)
    check_lists(data)
    check_facts(data["facts"], data["seats"])
    check_stack(data)
    if data["ring"]:
        check_all_there(data, cards)
    else:
        check_before_the_deal(data, cards)
    check_feast(data, cards)
    return data


def check_answers(court: Court) -> Court:
    """The loaded court, if its open question can be answered."""
    if court.over():
        return court
    if court.deals is not NO_BOOK:
        check_talk(court)
    actors = court.actors()
    expect(len(actors) > 0, "pending", "a question on top that somebody has not answered", court.asking.dump())
    for seat in actors:
        expect(len(court.legal(seat)) > 0, "pending", "a question with an answer", court.asking.dump())
    for seat, given in enumerate(court.answers):
        if given != UNANSWERED:
            sealed = seat in court.asking.asked() and given in court.asking.legal(court, seat)
            wanted = f"{UNANSWERED} or what seat {seat} may answer to the open window"
            expect(isinstance(court.asking, Window) and sealed, "answers", wanted, given)
    return court


# The fields one by one


def check_plain_fields(data: dict[str, Any]) -> None:
    taking_back = [name for name in TAKEBACK_FIELDS if name in data and may_take_back(data["options"])]
    dealing = [name for name in DEAL_FIELDS if name in data and data["options"]["deals"] != OFF]
    check_names("dump", data, (*FIELDS, *taking_back, *dealing))
    check_takebacks(data)
    check_disputes(data)
    seats: int = data["seats"]
    check_rng(data["rng"])
    whole("turn", data["turn"], 0, MOST)
    flag("ended", data["ended"])
    numbers_of("numbers", data["numbers"], 0, MOST, seats)
    numbers_of("answers", data["answers"], -1, MOST, seats)
    numbers_of("coins", data["coins"], 0, MOST_COINS, seats)
    check_names("uses", data["uses"], POWERS[:MARKED_POWERS])
    for power, uses in data["uses"].items():
        whole(f"uses: {power}", uses, 0, USES)


def may_take_back(options: dict[str, Any]) -> bool:
    """C-TAKEBACK-9."""
    return OFF not in (options.get("deals", OFF), options.get("takeback", OFF))


def check_takebacks(data: dict[str, Any]) -> None:
    """C-WIN-8, C-TAKEBACK-7: waits of the turn by seat; what was taken back in it."""
    seats: int = data["seats"]
    if "waits" in data:
        numbers_of("waits", data["waits"], 0, MOST_WAITS, seats)
    for row in rows_of("taken_back", data.get("taken_back", [])):
        seat, what, target, over = numbers_of("taken_back", row, 0, MOST_CODE, 4)
        whole("taken_back: seat", seat, 0, seats - 1)
        whole("taken_back: deed", what, 0, len(DEEDS) - 1)
        whole("taken_back: target", target, 0, MOST_CODE)
        whole("taken_back: place on the stack", over, 0, MOST)


def check_disputes(data: dict[str, Any]) -> None:
    """C-DEAL-32: of a sealed deal one party complained about another."""
    sealed = sealed_deals(data)
    for row in rows_of("disputed", data.get("disputed", [])):
        number, by, against = numbers_of("disputed", row, 0, MOST_NUMBER, 3)
        whole("disputed: deal", number, 1, sealed)
        for seat in (by, against):
            whole("disputed: seat", seat, 0, data["seats"] - 1)
    judging = any(isinstance(step, list) and step[:1] == ["judge_dispute"] for step in data["pending"])
    expect(not judging or bool(data.get("disputed")), "disputed", "the dispute that is voted on", [])


def sealed_deals(data: dict[str, Any]) -> int:
    """How many there are; what they say is checked when they are loaded."""
    deals = data.get("deals")
    sealed = deals.get("sealed") if isinstance(deals, dict) else None
    return len(sealed) if isinstance(sealed, list) else 0


def check_houses(data: dict[str, Any]) -> None:
    """C-SETUP-1, C-WED-2: different houses; spouses name each other."""
    seats: int = data["seats"]
    chosen = [house for house in rows_of("houses", data["houses"], seats) if house is not None]
    check_known("houses", chosen, HOUSES)
    expect(len(set(chosen)) == len(chosen), "houses", "every house once", chosen)
    spouses = rows_of("spouses", data["spouses"], seats)
    for seat, spouse in enumerate(spouses):
        if spouse is not None:
            whole("spouses", spouse, 0, seats - 1)
            wanted = f"a spouse of seat {seat} who says the same"
            expect(spouse != seat and spouses[spouse] == seat, "spouses", wanted, spouse)
    for heir in rows_of("dead_heirs", data["dead_heirs"], seats):
        flag("dead_heirs", heir)


def check_ring(data: dict[str, Any]) -> None:
    """C-SETUP-15, C-GEN-8: who owns a territory has a card there; before the houses are chosen there is no ring."""
    seats: int = data["seats"]
    ring = rows_of("ring", data["ring"], ring_size(seats) if data["ring"] else 0)
    chosen = None not in data["houses"]
    expect(chosen == (ring != []), "ring", "territories if all have a house, else none", ring)
    check_known("ring", ring, TERRITORIES)
    expect(len(set(ring)) == len(ring), "ring", "every territory once", ring)
    owners = rows_of("owners", data["owners"], len(ring))
    stacks = rows_of("stacks", data["stacks"], len(ring))
    for place, owner in enumerate(owners):
        flag("plagued", rows_of("plagued", data["plagued"], len(ring))[place])
        check_land(data, f"stack at place {place}", owner, stacks[place])


def check_land(data: dict[str, Any], where: str, owner: Any, stack: Any) -> None:
    cards = rows_of(where, stack)
    check_known(where, cards, CARDS[:MILITARY_COUNT])
    expect(len(cards) <= STACK_SIZE, where, f"at most {STACK_SIZE} cards", len(cards))
    if owner is not None:
        whole("owners", owner, 0, data["seats"] - 1)
    cleared = isinstance(data["facts"], dict) and data["facts"].get("cleared") == 1
    if not cleared:
        expect((owner is None) == (cards == []), where, "an owner where a card lies, and nowhere else", owner)
    else:
        expect(cards == [], where, "no card, for the Feast has cleared the land", cards)


def check_lists(data: dict[str, Any]) -> None:
    """Hands, purses, piles and decks: names of the right kind."""
    seats: int = data["seats"]
    by_seat(data, "hands", CARDS, seats)
    by_seat(data, "gems", GEMS, seats)
    by_seat(data, "dishes", FEAST_CARDS, seats)
    by_seat(data, "dead", CARDS[:MERCENARY], seats)
    check_known("bank", rows_of("bank", data["bank"]), GEMS)
    check_known("drawn", rows_of("drawn", data["drawn"]), DECK_CARDS)
    for name in ("served", "tasted"):
        by_seat(data, name, FEAST_CARDS, seats if data[name] else 0)
    numbers_of("servings", data["servings"], 0, MOST, seats * seats if data["servings"] else 0)
    for name in ("decks", "discards"):
        check_names(name, data[name], DECKS)
        kinds = (CARDS[MERCENARY:HIRELING], CARDS[HIRELING:], FEAST_CARDS, EVENTS)
        for deck, known in zip(DECKS, kinds, strict=True):
            check_known(f"{name}: {deck}", rows_of(f"{name}: {deck}", data[name][deck]), known)
    numbers_of("proposals", data["proposals"], -1, MOST, seats if data["proposals"] else 0)
    numbers_of("orators", data["orators"], 0, MOST, len(data["proposals"]))


def by_seat(data: dict[str, Any], name: str, known: Sequence[str], seats: int) -> None:
    for row in rows_of(name, data[name], seats):
        check_known(name, rows_of(name, row), known)


def check_known(where: str, names: list[Any], known: Sequence[str]) -> None:
    for name in names:
        expect(isinstance(name, str) and name in known, where, f"names like {', '.join(known[:3])}", name)


def check_facts(facts: Any, seats: int) -> None:
    check_names("facts", facts, FACTS)
    places = ring_size(seats)
    limits = {
        "active": (0, seats - 1),
        "block": (0, len(BLOCKS) - 1),
        "taken": (0, (1 << len(BLOCKS)) - 1),
        "purchases": (0, MOST_PURCHASES),
        "target": (-1, places - 1),
        "named": (0, (1 << 2 * places) - 1),
        "generals": (0, 40),
        "blackmailed": (0, (1 << len(HOUSES)) - 1),
        "event": (-1, len(EVENTS) - 1),
        "subject": (-1, VOTE_DISPUTE),
        "wooed": (0, (1 << 36) - 1),
        "poisoned": (0, (1 << seats) - 1),
    }
    for name in FACTS:
        flags = name in ("income_taken", "opulent", "knowledge_used", "taxed", "cleared")
        low, high = limits.get(name, (0, 1 if flags else (1 << places) - 1))
        whole(f"facts: {name}", facts[name], low, high)


# All cards are there


def check_all_there(data: dict[str, Any], cards: Cards) -> None:
    """C-GEN-13..15: every gem, and every card of this number of players, is somewhere; a soldier with its house."""
    gems = [*data["bank"], *[gem for purse in data["gems"] for gem in purse]]
    expect(len(gems) == GEM_TOTAL, "gems", f"{GEM_TOTAL} in all", len(gems))
    for gem in GEMS:
        expect(gems.count(gem) == GEMS_PER_COLOUR, gem, f"{GEMS_PER_COLOUR} in all", gems.count(gem))
    aside = set_aside(data)
    for seat, house in enumerate(data["houses"]):
        check_soldiers(data, cards, seat, HOUSES.index(house), aside)
    found = [*data["drawn"], *[name for _, name in aside], *["general"] * data["facts"]["generals"]]
    for rows in ("hands", "stacks", "dishes", "served", "tasted"):
        found += [name for row in data[rows] for name in row]
    for deck in DECKS:
        found += [*data["decks"][deck], *data["discards"][deck]]
    cleared = data["facts"]["cleared"] == 1
    for name, copies in expected_cards(data, cards).items():
        count = found.count(name)
        enough = count <= copies if cleared and name.startswith("mercenary") else count == copies
        expect(enough, name, f"{copies} in all", f"{count} of them")


def check_before_the_deal(data: dict[str, Any], cards: Cards) -> None:
    """C-SETUP-26: as long as houses are chosen there are soldiers, and nothing else."""
    for seat, house in enumerate(data["houses"]):
        hand: list[Any] = data["hands"][seat]
        if house is None:
            expect(hand == [], f"hand of seat {seat}", "no card without a house", hand)
            continue
        check_soldiers(data, cards, seat, HOUSES.index(house), [])
        expect(set(hand) <= set(CARDS[:MERCENARY]), f"hand of seat {seat}", "soldiers alone", hand)
    rows = [*data["gems"], *data["dishes"], *data["dead"], *data["decks"].values(), *data["discards"].values()]
    for row in [*rows, data["bank"], data["drawn"]]:
        expect(row == [], "ring", "territories, for something else is dealt", row)


def check_soldiers(data: dict[str, Any], cards: Cards, seat: int, house: int, aside: list[tuple[int, str]]) -> None:
    """C-GEN-14: in hand, in the dead pile, set aside, or under land of their house."""
    own = [*data["hands"][seat], *data["dead"][seat], *[name for who, name in aside if who == seat]]
    for place, owner in enumerate(data["owners"]):
        if owner == seat:
            own += data["stacks"][place]
    for each in range(len(TYPES)):
        name = CARDS[each]
        copies = cards.soldiers[house][each]
        count = own.count(name)
        cleared = data["facts"]["cleared"] == 1
        wanted = f"{copies} of {HOUSES[house]}"
        expect(count <= copies if cleared else count == copies, name, wanted, f"{count} of them")


def expected_cards(data: dict[str, Any], cards: Cards) -> dict[str, int]:
    """How many of each there are; soldiers are counted by house."""
    seats: int = data["seats"]
    copies = {CARDS[MERCENARY + each]: cards.mercenaries[each] for each in range(len(TYPES))}
    for hireling, name in enumerate(HIRELINGS):
        copies[name] = cards.hirelings[hireling] if cards.hireling_players[hireling] <= seats else 0
    for house, name in enumerate(HOUSES):
        copies[CARDS[BASTARD + house]] = int(name in data["houses"])
    for dish, name in enumerate(FEAST_CARDS):
        copies[name] = cards.feast_counts[dish]
    for event, name in enumerate(EVENTS):
        copies[name] = int(cards.event_players[event] <= seats)
    return copies


def set_aside(data: dict[str, Any]) -> list[tuple[int, str]]:
    """C-WIN-13: whose cards lie with announcements."""
    aside: list[tuple[int, str]] = []
    for step in data["pending"]:
        if step[0] == "carry_out":
            aside += [(step[1], CARDS[kind]) for kind in kinds_aside(step[2], step[3], step[4])]
    return aside


def kinds_aside(what: int, first: int, second: int) -> Sequence[int]:
    if what == DEED_FODDER:
        return (HIRELING + first,)
    if what in (DEED_CONQUEST, DEED_ATTACK):
        return unpacked(second)
    if what == DEED_DEFENCE:
        return (second,)
    return (HIRELING + what - DEED_PLAY,) if DEED_PLAY <= what < DEED_PLAY + len(HIRELINGS) else ()


# The stack


def check_stack(data: dict[str, Any]) -> None:
    """A question on top; or nothing, if the game is over."""
    stack = rows_of("pending", data["pending"])
    if data["ended"]:
        expect(stack == [], "pending", "nothing, for the game has ended", stack)
        return
    expect(len(stack) > 0, "pending", "a question", stack)
    for step in stack:
        check_step(data, rows_of("pending", step))
    check_windows(data)
    started = data["ring"] != []
    if not started:
        expect(len(stack) == 1 and stack[0][0] == "choose_house", "pending", "the choice of a house", stack)
    else:
        expect(stack[0][0] in ("turn", "settling"), "pending", "turn or settling at the bottom", stack[0])


def check_feast(data: dict[str, Any], cards: Cards) -> None:
    """C-FEAST-2, C/A-62: the Feast is the last event; while it lasts, and only then, the land is cleared."""
    feasts = [EVENTS[event] for event, effect in enumerate(cards.effects) if effect == FEAST]
    left: list[Any] = data["decks"]["events"]
    expect(not set(feasts) & set(left[1:]), "decks: events", "the Feast at the bottom", left)
    if data["ended"]:
        return
    names = [step[0] for step in data["pending"]]
    cleared = data["facts"]["cleared"] == 1
    expect(cleared == ("feast" in names), "facts: cleared", "1 while the Feast lasts, else 0", int(cleared))
    if cleared:
        expect(left == [], "decks: events", "no event after the Feast", left)
        other = [name for name in names if name not in IN_FEAST]
        expect(not other, "pending", f"in the Feast one of {', '.join(sorted(IN_FEAST))}", other)
        expect(data["pending"][0] == ["turn", AFTER_EVENT], "pending", "the Feast in its turn", data["pending"][0])
        for step in data["pending"]:
            played = step[0] != "carry_out" or step[2] >= DEED_PLAY or step[2] == DEED_FODDER
            expect(played, "pending", "in the Feast a hireling or a power", step)


def check_step(data: dict[str, Any], step: list[Any]) -> None:
    """A name and its numbers."""
    name = step[0] if step else None
    if isinstance(name, str) and is_of_bargaining(name):
        check_bargaining_step(data, step)
        return
    known = isinstance(name, str) and (name in HOLDS or name in CHAINS)
    expect(known, "pending", f"one of {', '.join(STEPS)}", name)
    where = f"pending: {name}"
    if name in CHAINS:
        expect(len(step) > 1, where, "a seat", step[1:])
        check_number(data, where, SEAT, step[1])
        numbers_of(where, step[2:], 0, CHAINS[str(name)] - 1)
        return
    limits = HOLDS[str(name)]
    if name == "turn" and len(step) > 2:  # with the talks of the turn
        limits = (DEATH_AGAIN + 1, MOST_TALKS + 1)
    expect(len(step) == 1 + len(limits), where, f"{len(limits)} numbers", step[1:])
    for limit, value in zip(limits, step[1:], strict=True):
        check_number(data, where, limit, value)
    if name == "carry_out":
        check_deed(data, where, step[2], step[3], step[4])
    if name in ("lay_stack", "cure_more"):
        root = STEPS[step[2 if name == "lay_stack" else 3]]
        expect(root in ROOTS, where, "a question it can grow out of", root)


def check_windows(data: dict[str, Any]) -> None:
    """C-WIN-8: a take-back window, or the question after it, lies over the announcement of the seat it names."""
    stack = data["pending"]
    for place, step in enumerate(stack):
        if step[0] == "kept":
            below = [each[0] for each in stack[max(0, place - 2) : place]]
            expect(below == ["carry_out", "reopen"], "pending: kept", "an announcement and its reactions below", below)
            check_again(step)
        if step[0] in ("takeback", "rescind"):
            under = stack[max(0, place - 3) : place]
            lying = [each[0] for each in under] == ["carry_out", "reopen", "kept"]
            expect(lying and under[0][1] == step[1], f"pending: {step[0]}", "its own announcement below", under)
            others = step[0] == "rescind" or not step[2] >> step[1] & 1
            expect(others, "pending: takeback", "others than the announcer", step)


def check_again(step: list[Any]) -> None:
    """What is asked again after a take-back."""
    again = STEPS[step[2]]
    expect(step[2] == 0 or again in AGAIN, "pending: kept", f"one of {', '.join(AGAIN)} to be asked again", again)


def check_number(data: dict[str, Any], where: str, limit: int, value: Any) -> None:
    seats: int = data["seats"]
    if limit == MASK:
        whole(where, value, 1, (1 << seats) - 1)
    else:
        most = {SEAT: seats, PLACE: max(1, len(data["ring"])), FLAG: 2}.get(limit, limit)
        whole(where, value, 0, most - 1)


def check_deed(data: dict[str, Any], where: str, what: int, first: int, second: int) -> None:
    """What was announced, and the cards that lie with it."""
    expect(what in DEED_CLASSES, where, "a deed", DEEDS[what])
    whole(where, first, 0, 1 << MOST_PLACES)
    if what == DEED_VOID:
        whole(where, first, 1, sealed_deals(data))
    for kind in kinds_aside(what, first, second):
        whole(where, kind, 0, KIND_COUNT - 1)
    if what in (DEED_CONQUEST, DEED_ATTACK, DEED_DEFENCE):
        whole(where, first, 0, len(data["ring"]) - 1)
        expect(all(kind < MILITARY_COUNT for kind in kinds_aside(what, first, second)), where, "military cards", second)
