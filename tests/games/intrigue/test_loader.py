"""Which positions the game accepts, and how it refuses the others."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.intrigue.play import each_count, moments, new
from tests.games.intrigue.table import position, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadPosition
from courtier.core.game import Game
from courtier.games.intrigue.deck import own_rows

Dump = dict[str, Any]
Change = Callable[[Dump], object]


def plain(data: Dump) -> Dump:
    copied: Dump = json.loads(json.dumps(data))
    return copied


def refused(data: Dump) -> str:
    """What the loader says."""
    with pytest.raises(BadPosition) as error:
        courtier.load("intrigue", data)
    return str(error.value)


def chance() -> Dump:
    """Bob's chance to trade; Dan is out."""
    hands = "Ann: asset 3, asset 9! | Bob: Bob pact, asset 6 | Cat: Ann pact, 2 | Dan"
    return plain(position(hands, asked="Bob", out="Dan", discard="asset 1, standing", standing={"Ann": 2}))


def fined() -> Dump:
    """Ann and Bob have agreed to an illegal trade, Cat has accused them, and Ann is to pay."""
    game = table("Ann: asset 4!, asset 7 | Bob: asset 2, asset 8 | Cat: 1 | Dan: 1")
    for seat, action in ((0, invitation(1)), (0, card("asset.4.illegal")), (1, card("asset.2"))):
        game.apply(seat, action)
    for seat, words in ((0, "agree"), (1, "agree"), (2, "object"), (3, "pass")):
        game.apply(seat, code(words))
    return plain(game.dump())


def code(words: str) -> int:
    names: list[str] = courtier.games()["intrigue"]["actions"]
    return names.index(words)


def card(name: str) -> int:
    return code(f"the card {name}")


def invitation(seat: int) -> int:
    return code(f"invite seat {seat}, note none")


def at(question: str, seed: int = 1, **options: Any) -> Dump:
    """A game in which this is asked for the first time."""
    for number in range(seed, seed + 40):
        for game in moments(new(4, number, **options), number):
            if not game.over() and game.asking.name() == question:
                return plain(game.dump())
    raise AssertionError(f"{question} is never asked")


def test_every_position_of_a_game_is_accepted() -> None:
    for seats in (3, 6):
        for number, game in enumerate(moments(new(seats, seed=2), seed=2)):
            if number % 5 == 0 or game.over():
                data = plain(game.dump())
                assert courtier.load("intrigue", data).dump() == data


@each_count
def test_every_position_with_all_house_rules_is_accepted(seats: int) -> None:
    names = "pay_with_offer open_pacts one_pact one_trade_per_player claims voluntary_put_down refill bribery"
    names += " allow_abstain open_discard personal_pile_choice favour_binding"
    game = new(seats, 3, elimination_timing="end_of_round", backs="open", **dict.fromkeys(names.split(), True))
    for number, now in enumerate(moments(game, seed=3)):
        if number % 7 == 0 or now.over():
            data = plain(now.dump())
            assert courtier.load("intrigue", data).dump() == data


def test_a_loaded_game_goes_on_as_the_dumped_one() -> None:
    game: Game = new(4, 3)
    for _ in range(40):
        game.step(game.choices()[-1])
    twin = courtier.load("intrigue", game.dump())
    assert [twin.question(seat) for seat in range(4)] == [game.question(seat) for seat in range(4)]
    while not game.over():
        game.step(game.choices()[-1])
        twin.step(twin.choices()[-1])
    assert twin.dump() == game.dump()
    assert twin.scores() == game.scores()


def test_an_owner_s_cards_are_counted_as_they_are() -> None:
    given = {"card": [{"id": "asset.1", "copies": 5}, {"id": "pact.illegal", "copies": 2}]}
    data = plain(courtier.new("intrigue", 4, 1, {"cards": given}).dump())
    assert courtier.load("intrigue", data).dump() == data
    data["options"].pop("cards")
    assert refused(data) == "red.pact.illegal: expected 3 in all, got 2"


# What is refused, each with a reason


def test_the_examples_are_positions() -> None:
    for data in (chance(), fined(), at("vote"), at("heir")):
        assert courtier.load("intrigue", data).dump() == courtier.load("intrigue", data).dump()


@rule("I-MAT-7", "I-MAT-11")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["hands"][0].append("asset.3"), "asset.3: expected 2 in all, got 3"),
        (lambda data: data["boxed"].append("standing"), "standing: expected 12 in all, got 13"),
        (lambda data: data["draw"].pop(), " in all, got "),
        (lambda data: data["standing"].__setitem__(0, 3), "standing: expected 12 in all, got 13"),
        (lambda data: data["draw"].append("purple.hook.7"), "purple.hook.7: expected 0 in all, got 1"),
        (lambda data: data["options"].update(start_standing=2), "standing: expected 8 in all, got 12"),
        (lambda data: data["options"].update(one_pact=True), "red.pact.illegal: expected 0 in all, got 3"),
    ],
)
def test_no_card_may_be_missing_or_too_many(change: Change, reason: str) -> None:
    data = chance()
    change(data)
    assert reason in refused(data)


@rule("I-PACT-5", "I-SETUP-9", "I-SETUP-11")
@pytest.mark.parametrize(
    ("source", "target", "reason"),
    [
        ("discard", "hands", "hand of seat 0: expected no Standing (R-04), got 'standing'"),
        ("discard", "piles", "pile of seat 0: expected cards of the seat's own colour, got 'standing'"),
        ("hands", "discard", "discard: expected no Pact (I-PACT-5), got 'orange.pact'"),
        ("hands", "draw", "draw: expected no Pact (I-PACT-5), got 'orange.pact'"),
        ("draw", "removed", "removed: expected Pacts and Standing, got "),
    ],
)
def test_every_card_is_where_it_may_be(source: str, target: str, reason: str) -> None:
    data = chance()
    moved = data["hands"][1].pop(0) if source == "hands" else data[source].pop()
    (data[target][0] if target in ("hands", "piles") else data[target]).append(moved)
    assert reason in refused(data)


def with_field(name: str, value: Any) -> Change:
    return lambda data: data.update({name: value})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data.pop("queue"), "dump: expected a field queue"),
        (with_field("extra", 1), "dump: expected nothing but "),
        (with_field("seats", 4.0), "seats: Game of Intrigue is for 3 to 6 players, got 4.0"),
        (with_field("rng", "1"), "rng: expected a whole number from 1 on, got '1'"),
        (with_field("rng", ["xy", 1]), "rng: expected a key of 64 hexadecimal digits, got 'xy'"),
        (with_field("phase", "dinner"), "phase: expected one of setup, "),
        (with_field("turn", 0), "turn: expected 0 in the setup and more after it, got 0"),
        (with_field("start", 4), "start: expected a whole number from 0 to 3, got 4"),
        (with_field("hands", [[]]), "hands: expected a list of 4"),
        (with_field("answers", [3, -1, -1, -1]), "answers: expected none, for no window is open"),
        (with_field("options", []), "options: expected an object of options, got []"),
        (with_field("options", {"roles": True}), "options: unknown option roles"),
        (with_field("queue", [1]), "queue: expected nothing but while announcements are resolved"),
        (with_field("hooks", [9]), "hooks: expected a Hook of a seat on another, got 9"),
        (with_field("hooks", [1]), "hooks: expected nothing but from the announcements to the count"),
        (with_field("threatened", 1), "threatened: expected nothing but from the announcements to the count"),
        (with_field("debts", [(5 << 6) + 56]), "debts: expected something if and only if pay is to come"),
        (with_field("due", [1]), "due: expected something if and only if deal is to come"),
        (with_field("leaving", [3]), "leaving: expected something if and only if bequeath is to come"),
        (with_field("bribe", 3), "bribe: expected something if and only if bribe_discard is to come"),
        (with_field("votes", [1, -1, -1, -1]), "votes: expected none before they are cast"),
        (with_field("gone", [0, 0, 0, 2]), "gone: expected exits numbered from 1 on"),
        (with_field("ended", True), "pending: expected nothing, for the game has ended"),
        (lambda data: data["hands"][0].__setitem__(0, "asset 3"), "hand of seat 0: expected names like red.hook.8"),
        (lambda data: data["trade"].update(note=1), "trade: note: expected 0, for no trade is open, got 1"),
        (lambda data: data["trade"].update(initiator=0), "pending: chance: expected [1] after the chance of seat 0"),
    ],
)
def test_every_field_is_looked_at(change: Change, reason: str) -> None:
    data = chance()
    change(data)
    assert reason in refused(data)


@rule("I-LOSE-1", "I-LOSE-8", "I-WIN-1")
@pytest.mark.parametrize(
    ("seat", "change", "reason"),
    [
        (3, lambda data: data["hands"][3].append(data["hands"][0].pop()), "hand of seat 3: expected no card"),
        (3, lambda data: data["piles"][3].append(data["boxed"].pop(0)), "pile of seat 3: expected "),
        (0, lambda data: shift_standing(data, 0, 2), "standing of seat 0: expected 1 or more, or an exit, got 0"),
        (2, lambda data: expel(data, 2), "gone: expected three living, or the end to come, got [0, 0, 2, 1]"),
    ],
)
def test_who_is_out_is_out_and_the_others_are_not(seat: int, change: Change, reason: str) -> None:
    data = chance()
    assert seat in range(4)
    change(data)
    assert reason in refused(data)


def shift_standing(data: Dump, seat: int, count: int) -> None:
    data["standing"][seat] -= count
    data["discard"] += ["standing"] * count


def expel(data: Dump, seat: int) -> None:
    shift_standing(data, seat, 3)
    data["gone"][seat] = 2
    data["boxed"] += data["piles"][seat] + data["hands"][seat]
    data["piles"][seat] = data["hands"][seat] = []


def hold_pact(data: Dump) -> None:
    data["piles"][0].remove("red.pact")
    data["hands"][2].append("red.pact")


@rule("I-TRADE-7", "I-OBJ-2", "I-PACT-4", "I-LEGAL-1", "I-FINE-12")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["trade"].update(accuser=-1), "trade: accuser: expected a seat while fines are due"),
        (lambda data: data["trade"].update(accuser=0), "trade: accuser: expected one who may object, got 0"),
        (lambda data: data["trade"].update(partner=0), "trade: expected two living players, got [0, 0]"),
        (lambda data: data["trade"].update(favour=True), "trade: favour: expected true in the announcement phase"),
        (lambda data: data["trade"].update(decisions=[1, -1]), "trade: decisions: expected decisions after"),
        (lambda data: data["trade"].update(claims=[1, 1]), "trade: claims: expected claims after"),
        (lambda data: data["trade"].update(stopped=False), "trade: stopped: expected true, for an offer is illegal"),
        (lambda data: data["trade"].update(decisions=[1, 0]), "debts: expected the end of [272]"),
        (lambda data: data["debts"].append(272), "debts: expected the end of [272, 273]"),
        (lambda data: data["pending"].__setitem__(-1, ["pay_fine", 1]), "pending: pay_fine: expected seat 0, who owes"),
        (
            lambda data: data["pending"].__setitem__(-1, ["choose_payee", 0, "asset.7"]),
            "expected a card of the accuser",
        ),
        (hold_pact, "trade: accuser: expected one who may object, got 2"),
        (lambda data: data["pending"].insert(5, ["resolve"]), "pending in phase trade: expected end_round drawing"),
    ],
)
def test_a_trade_under_check_holds_together(change: Change, reason: str) -> None:
    data = fined()
    change(data)
    assert reason in refused(data)


@rule("I-ROUND-5", "I/R-83")
@pytest.mark.parametrize(
    ("question", "change", "reason"),
    [
        ("vote", lambda data: data["pending"][-1][1].pop(), "pending: vote: expected the seats "),
        ("vote", lambda data: data["pending"][-1][1].reverse(), "pending: vote: expected the seats "),
        ("object", lambda data: data["pending"][-1][1].pop(), "pending: object: "),
        ("vote", with_field("answers", [85, 85, 85, 85]), "answers: expected one that is missing"),
        ("vote", with_field("answers", [0, -1, -1, -1]), "answers: expected an answer open to seat 0, got 0"),
        ("setup_draw", lambda data: data["hands"][1].append(data["draw"].pop()), "hands: expected equally many cards"),
        ("heir", lambda data: data["pending"][-1].__setitem__(1, 99), "pending: heir: expected a whole number"),
        ("announce", lambda data: data["table"].__setitem__(0, "red.pact"), "table: expected neither Pact nor"),
        ("announce", with_field("announced", 1), "announced: expected nothing but while announcements are resolved"),
    ],
)
def test_asked_are_those_whom_the_rules_ask(question: str, change: Change, reason: str) -> None:
    data = at(question)
    change(data)
    assert reason in refused(data)


@rule("I-WIN-1", "I-WIN-5", "I-WIN-8")
def test_an_end_has_its_reason() -> None:
    game = new(4, 5)
    while not game.over():
        game.step(game.choices()[0])
    data = plain(game.dump())
    assert courtier.load("intrigue", data).winners() == game.winners()
    for reason in {0, 1, 2, 3} - {data["reason"]}:
        assert refused({**data, "reason": reason}).startswith("reason: expected one that goes with the living")


def test_an_owner_s_cards_are_checked_before_they_are_read() -> None:
    rows = own_rows()["card"]
    wrong = [*rows[:1], {**rows[1], "copies": -1}]
    assert refused({**chance(), "options": {"cards": {"card": wrong}}}).startswith("options: [[card]] pact.illegal")
    assert refused({**chance(), "options": {"cards": {"card": [1]}}}).startswith("options: cards: card: expected rows")
