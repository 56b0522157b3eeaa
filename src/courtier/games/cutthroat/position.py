"""Checks that a dump is a position: no card or gem is missing or too many, and the open question has an answer.

It does not check how the position came about. Whatever could not be played on is refused with a `BadPosition` that
names the field, what was expected and what came. Values of options are checked where options are declared.
"""

from collections.abc import Sequence
from typing import Any, Final

from courtier.core.deals.book import NO_BOOK
from courtier.core.deals.rules import OFF
from courtier.core.pending import UNANSWERED, Window
from courtier.core.validation import (
    COMMON_FIELDS,
    MOST,
    check_names,
    check_rng,
    expect,
    flag,
    numbers_of,
    rows_of,
    whole,
)
from courtier.games.cutthroat import rules
from courtier.games.cutthroat.cards import (
    BASTARD,
    CARDS,
    DECK_CARDS,
    DECKS,
    EVENTS,
    FEAST_CARDS,
    GEM_TOTAL,
    GEMS,
    GEMS_PER_COLOUR,
    HIRELING,
    HIRELINGS,
    HOUSES,
    MARKED_POWERS,
    MERCENARY,
    MILITARY_COUNT,
    MOST_PURCHASES,
    POWERS,
    STACK_SIZE,
    TERRITORIES,
    TYPES,
    USES,
    Cards,
)
from courtier.games.cutthroat.court import (
    BLOCKS,
    FACTS,
    MOST_WAITS,
    Court,
)
from courtier.games.cutthroat.deck import cards_of
from courtier.games.cutthroat.events import (
    DEEDS,
    VOTE_DISPUTE,
)
from courtier.games.cutthroat.position_question import check_talk
from courtier.games.cutthroat.position_stack import (
    MOST_CODE,
    MOST_NUMBER,
    check_feast,
    check_stack,
    kinds_aside,
    sealed_deals,
)
from courtier.games.cutthroat.realm import ring_size

FIELDS: Final = (
    *COMMON_FIELDS,
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

DEAL_FIELDS: Final = ("deals", "disputed")


def playable(data: dict[str, Any]) -> Court:
    """The game of a dump with checked options; `BadPosition` if it cannot be played on."""
    cards = cards_of(data["options"])
    return check_answers(rules.load(checked(data, cards), cards))


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
