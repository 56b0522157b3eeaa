"""What is told of a step (ledger 4.2): who sees which part, and that what is told is what happened.

The audience of every event stands here once more, apart from the engine's table. And the events of a step, all of
them and with their secrets, must lead from the truth before to the truth after, card by card: nothing moves untold.
"""

from collections import Counter, defaultdict
from typing import Any

from tests.games.intrigue.box import CARDS, COLOURS, STANDING, card_names
from tests.games.intrigue.remembering import (
    BOXED,
    DISCARD,
    DRAW,
    HAND,
    OFFER,
    PILE,
    REMOVED,
    ROW,
    TABLE,
    heaps,
    named,
)

from courtier.core.event import Event
from courtier.laws.cases import Seat
from courtier.laws.oracle import Dump, Facts, Step

ALL = "all"
# Event: what all see; the part that only some see, and which of the named see it.
SIGHT: dict[str, tuple[str, str, str]] = {
    "started": ("start standing draw pile", "", ""),
    "named": ("seat source", "", ""),
    "drew": ("seat source", "cards", "seat"),
    "drew_standing": ("seat", "", ""),
    "drew_nothing": ("seat", "", ""),
    "reshuffled": ("draw", "", ""),
    "round_began": ("round start", "", ""),
    "readied": ("round", "", ""),
    "passed": ("seat", "", ""),
    "invited": ("seat partner", "note", "seat partner"),
    "summoned": ("seat partner", "", ""),
    "offered": ("seat partner", "cards", "seat partner"),
    "claimed": ("seat type", "", ""),
    "decided": ("seat partner", "", ""),
    "unopposed": ("seat partner", "", ""),
    "accused": ("seat", "", ""),
    "disclosed": ("seat partner", "decisions", "seat partner"),
    "found_legal": ("seat", "", ""),
    "found_illegal": ("seat number", "", ""),
    "found_nothing": ("seat", "", ""),
    "fined": ("seat amount payee", "", ""),
    "fined_for_accusing": ("seat amount initiator partner", "", ""),
    "given_back": ("seat partner", "", ""),
    "paid": ("seat payee amount", "cards", "seat payee"),
    "bribed": ("seat amount", "", ""),
    "bribe_discarded": ("seat", "cards", "seat"),
    "bribe_settled": ("seat", "", ""),
    "standing_lost": ("seat cause standing", "", ""),
    "had_no_standing": ("seat cause", "", ""),
    "pact_removed": ("seat card", "", ""),
    "swapped": ("seat partner", "", ""),
    "returned": ("seat partner", "", ""),
    "put_down": ("seat", "cards", "seat"),
    "put_nothing_down": ("seat", "", ""),
    "kept_down": ("seat", "", ""),
    "announced": ("seat card target", "", ""),
    "testified": ("seat card", "", ""),
    "took_effect": ("seat card target", "", ""),
    "had_no_effect": ("seat card target reason", "", ""),
    "failed": ("seat card target", "reason", "seat"),
    "cleared": ("seat", "cards", "seat"),
    "hook_holds": ("seat target", "", ""),
    "hook_fell": ("seat target reason", "", ""),
    "voted": ("seat vote", "", ""),
    "abstained": ("seat", "", ""),
    "voted_down": ("seat", "", ""),
    "vote_tied": ("round", "", ""),
    "eliminated": ("seat pile exit", "", ""),
    "bequeathed": ("seat heir count", "cards", "seat heir"),
    "hand_discarded": ("seat discarded removed", "cards", "seat"),
    "heir_discarded": ("seat", "cards", "seat"),
    "only_pacts_left": ("seat", "", ""),
    "round_ended": ("start", "", ""),
    "ended": ("reason round", "", ""),
    "shown": ("seat", "cards", ALL),
    "valued": ("seat value place", "", ""),
    "won": ("seat value", "", ""),
    "pact_shown": ("seat colour card", "", ""),
    "face_up": ("card place", "", ""),
    "backs": ("seat", "backs", ALL),
    "top": ("pile mark", "", ""),
    "bare": ("pile", "", ""),
}
VARIANT = {
    "pact_shown": "open_pacts",
    "face_up": "open_discard",
    "claimed": "claims",
    "given_back": "pay_with_offer",
    "bribed": "bribery",
    "bribe_discarded": "bribery",
    "bribe_settled": "bribery",
    "abstained": "allow_abstain",
}  # told with this option alone
NOTES = ("none", "pact_for_pact", "legal_for_legal", "seven_for_seven")
SECRETS: dict[str, Any] = {"note": NOTES, "decisions": ("deny", "agree")}
REASON_PACT = "pact"
PACT_REASON = 4
BY_FINE = 2


def told(step: Step, seat: Seat) -> list[Facts]:
    check(step)
    return [seen(event, seat) for event in step.news]


def seen(event: Event, seat: Seat) -> Facts:
    """By the table above; the words of open fields are the event's own."""
    names, secret, audience = SIGHT[event.row.name]
    values = {field.name: field.say(value) for field, value in zip(event.row.open, event.values, strict=False)}
    facts: Facts = {"event": event.row.name, **{name: values[name] for name in names.split()}}
    if secret:
        sees = audience == ALL or seat in [values[name] for name in audience.split()]
        facts[secret] = secret_of(event, secret) if sees else "unknown"
    return facts


def secret_of(event: Event, name: str) -> list[str]:
    if name == "cards":
        return [card_names().get(code, "nothing") for code in event.secret]
    if name == "backs":
        return [f"{code // 2} {('illegal', 'legal')[code % 2]}" for code in event.secret]
    if name == "reason":
        return [REASON_PACT] * len(event.secret)
    return [SECRETS[name][code] for code in event.secret]


# Is it true, and is it all?

last_checked: list[Step] = []


def check(step: Step) -> None:
    if last_checked and last_checked[0] is step:
        return
    last_checked[:] = [step]
    options = step.after["options"]
    before = ""
    fined = {owed & 7: owed >> 6 for owed in step.before["debts"]} if step.before else {}
    assert sum(event.row.name == "accused" for event in step.news) <= 1, "more than the accuser is told"
    names = {event.row.name for event in step.news}
    assert "decided" not in names or not names & {"swapped", "returned"}, "nobody is asked to object (I-TRADE-11)"
    for event in step.news:
        name = event.row.name
        option = VARIANT.get(name)
        assert option is None or options[option], f"{name} is told without {option}"
        assert name not in {"backs", "top", "bare"} or options["backs"] == "open", "backs are read by all"
        if name == "disclosed":
            assert before in {"accused", "unopposed"}, "decisions are told before the objections"
        if name == "had_no_effect":
            assert event.values[3] < PACT_REASON, "the hidden reason is told (4.1)"
        if name in {"fined", "fined_for_accusing"}:
            fined[event.values[0]] = event.values[1]
            assert event.values[1], "a fine of 0 betrays who agreed (4.2)"
        if name in {"standing_lost", "had_no_standing"} and event.values[1] == BY_FINE:
            asked_first(step, event.values[0], fined[event.values[0]])
        before = name
    if step.before is not None:
        replay(step.before, step)


def asked_first(step: Step, payer: int, amount: int) -> None:
    """I-FINE-12: without a question a Standing is lost only where all see that no card can pay."""
    assert step.before is not None
    own_answer = step.seat == payer and step.before["pending"][-1] == ["pay_fine", payer]
    hopeless = amount > 9 and not step.after["options"]["bribery"]
    assert own_answer or hopeless or not step.after["hands"][payer] or not step.before["hands"][payer], (
        f"seat {payer} is not asked to pay {amount}"
    )


class Table:
    """The cards of a position, moved about by events."""

    def __init__(self, dump: Dump) -> None:
        self.zones: defaultdict[int, list[str]] = defaultdict(list)
        self.zones |= {zone: list(names) for zone, names in heaps(dump)}
        self.zones[ROW] = [STANDING] * sum(dump["standing"])

    def move(self, name: str, start: int, end: int) -> None:
        assert name in self.zones[start], f"{name} is told to leave {named(start)}"
        self.zones[start].remove(name)
        self.zones[end].append(name)

    def move_all(self, start: int, end: int) -> None:
        self.zones[end] += self.zones[start]
        self.zones[start] = []


def replay(before: Dump, step: Step) -> None:
    """Every change of a zone is told when it happens."""
    table = Table(before)
    lost = DISCARD if before["options"]["lost_standing"] == "discard" else REMOVED
    for event in step.news:
        if event.row.name in MOVES:
            values = {field.name: field.say(value) for field, value in zip(event.row.open, event.values, strict=False)}
            cards = [card_names().get(code, "nothing") for code in event.secret]
            MOVES[event.row.name](table, values, cards)
        elif event.row.name == "standing_lost":
            table.move(STANDING, ROW, lost)
    after = Table(step.after)
    for zone in table.zones.keys() | after.zones.keys():
        was, now = table.zones[zone], after.zones[zone]
        assert was == now or Counter(was) == Counter(now), f"untold in {named(zone)}: {was} became {now}"


def drew(table: Table, values: Facts, cards: list[str]) -> None:
    seat = values["seat"]
    table.move(cards[0], DRAW if values["source"] == "draw_pile" else PILE[seat], HAND[seat])


def offered(table: Table, values: Facts, cards: list[str]) -> None:
    for seat, name in zip((values["seat"], values["partner"]), cards, strict=True):
        if name != "nothing":
            table.move(name, HAND[seat], OFFER[seat])


def given_back(table: Table, values: Facts, _cards: list[str]) -> None:
    for seat in (values["seat"], values["partner"]):
        for name in list(table.zones[OFFER[seat]]):
            if not CARDS[name].pact or CARDS[name].legal:
                table.move(name, OFFER[seat], HAND[seat])


def returned(table: Table, values: Facts, _cards: list[str]) -> None:
    for seat in (values["seat"], values["partner"]):
        table.move_all(OFFER[seat], HAND[seat])


def swapped(table: Table, values: Facts, _cards: list[str]) -> None:
    table.move_all(OFFER[values["seat"]], HAND[values["partner"]])
    table.move_all(OFFER[values["partner"]], HAND[values["seat"]])


def hand_discarded(table: Table, values: Facts, cards: list[str]) -> None:
    for name in cards:
        table.move(name, HAND[values["seat"]], BOXED if CARDS[name].pact else DISCARD)
    pacts = sum(CARDS[name].pact for name in cards)
    assert (values["discarded"], values["removed"]) == (len(cards) - pacts, pacts)


def bequeathed(table: Table, values: Facts, cards: list[str]) -> None:
    for name in cards:
        table.move(name, HAND[values["seat"]], HAND[values["heir"]])
    assert values["count"] == len(cards)


def announced(table: Table, values: Facts, _cards: list[str]) -> None:
    assert values["card"] in table.zones[TABLE[values["seat"]]], "announced is what does not lie there"


def found(legal: bool) -> Any:
    def check_offer(table: Table, values: Facts, _cards: list[str]) -> None:
        (name,) = table.zones[OFFER[values["seat"]]]
        assert CARDS[name].legal == legal
        assert legal or CARDS[name].number == values["number"]

    return check_offer


def found_nothing(table: Table, values: Facts, _cards: list[str]) -> None:
    assert not table.zones[OFFER[values["seat"]]]


def shown(table: Table, values: Facts, cards: list[str]) -> None:
    assert Counter(cards) == Counter(table.zones[HAND[values["seat"]]]), "another hand is shown"


def pact_shown(table: Table, values: Facts, _cards: list[str]) -> None:
    assert values["card"] in table.zones[HAND[values["seat"]]], "a Pact is shown that is not there"
    assert CARDS[values["card"]].foreign_pact(values["seat"])
    assert COLOURS[CARDS[values["card"]].colour or 0] == values["colour"]


MOVES: dict[str, Any] = {
    "drew": drew,
    "drew_standing": lambda table, _values, _cards: table.move(STANDING, DRAW, ROW),
    "reshuffled": lambda table, _values, _cards: table.move_all(DISCARD, DRAW),
    "offered": offered,
    "given_back": given_back,
    "returned": returned,
    "swapped": swapped,
    "found_legal": found(legal=True),
    "found_illegal": found(legal=False),
    "found_nothing": found_nothing,
    "pact_removed": lambda table, values, _cards: table.move(values["card"], OFFER[values["seat"]], REMOVED),
    "paid": lambda table, values, cards: table.move(cards[0], HAND[values["seat"]], HAND[values["payee"]]),
    "bribe_discarded": lambda table, values, cards: table.move(cards[0], HAND[values["seat"]], DISCARD),
    "heir_discarded": lambda table, values, cards: table.move(cards[0], HAND[values["seat"]], DISCARD),
    "put_down": lambda table, values, cards: table.move(cards[0], HAND[values["seat"]], TABLE[values["seat"]]),
    "cleared": lambda table, values, cards: table.move(cards[0], TABLE[values["seat"]], DISCARD),
    "announced": announced,
    "testified": announced,
    "eliminated": lambda table, values, _cards: table.move_all(PILE[values["seat"]], BOXED),
    "hand_discarded": hand_discarded,
    "bequeathed": bequeathed,
    "shown": shown,
    "pact_shown": pact_shown,
}
