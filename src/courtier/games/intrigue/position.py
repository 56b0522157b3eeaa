"""Checks that a dump is a position: every card lies where it may lie, and the open question follows from the table.

It does not check how the position came about. Whatever could not be played on is refused with a `BadPosition` that
names the field, what was expected and what came. This file checks the fields and the cards; `position_stack.py` checks
what is still to come, `position_question.py` whether the open question follows from the rest. Values of options are
checked where options are declared.
"""

from collections import Counter
from typing import Any, Final

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
from courtier.games.intrigue import rules
from courtier.games.intrigue.actions import NOTES
from courtier.games.intrigue.cards import (
    CARD_CODES,
    CARDS,
    COLOUR_OF,
    IS_PACT,
    MOST_SEATS,
    STANDING,
    TYPE_COUNT,
    Cards,
)
from courtier.games.intrigue.court import ABSTENTION, PHASES, Court
from courtier.games.intrigue.deck import cards_of
from courtier.games.intrigue.events import CAP_REACHED, END_REASONS, NONE_LEFT, ONE_LEFT, TWO_LEFT
from courtier.games.intrigue.packed import EITHER, amount_of, payee_of, payer_of
from courtier.games.intrigue.position_question import check_question
from courtier.games.intrigue.position_stack import check_stack
from courtier.games.intrigue.variants import Variants

OWN_FIELDS: Final = (
    "start phase hands standing piles draw discard removed boxed table announced trade traded swapped debts bribe "
    "queue threatened hooks votes due leaving gone reason"
)
FIELDS: Final = (*COMMON_FIELDS, *OWN_FIELDS.split())
OF_A_TRADE: Final = "open favour initiator partner note offers claims decisions accuser stopped"
CLOSED: Final = {  # what a trade leaves behind, beside the two who traded last
    "favour": False,
    "note": 0,
    "offers": [None, None],
    "claims": [-1, -1],
    "decisions": [-1, -1],
    "accuser": -1,
    "stopped": False,
}
MOST_FINE: Final = 18
LIVING_AT_END: Final = {TWO_LEFT: (2,), ONE_LEFT: (1,), NONE_LEFT: (0,), CAP_REACHED: (3, 4, 5, 6)}


def playable(data: dict[str, Any]) -> Court:
    """The game of a dump with checked options; `BadPosition` if it cannot be played on."""
    variants, cards = Variants(data["options"]), cards_of(data["options"])
    return check_question(rules.load(checked(data, variants, cards), variants, cards))


def checked(data: dict[str, Any], variants: Variants, cards: Cards) -> dict[str, Any]:
    """The dump, if its fields are those of a position."""
    check_names("dump", data, FIELDS)
    seats = whole("seats", data["seats"], 3, MOST_SEATS)
    check_progress(data, seats)
    check_zones(data, seats)
    check_conserved(data, variants, cards)
    check_trade(data["trade"], seats)
    check_packed(data, seats)
    check_stack(data, seats)
    check_gone(data, seats)
    if data["ended"]:
        check_end(data)
    return data


# The fields one by one


def check_progress(data: dict[str, Any], seats: int) -> None:
    check_rng(data["rng"])
    flag("ended", data["ended"])
    expect(data["phase"] in PHASES, "phase", f"one of {', '.join(PHASES)}", data["phase"])
    whole("turn", data["turn"], 0, MOST)
    setup = data["phase"] == PHASES[0]
    expect((data["turn"] == 0) == setup, "turn", "0 in the setup and more after it", data["turn"])
    whole("start", data["start"], 0, seats - 1)
    whole("reason", data["reason"], 0, len(END_REASONS) - 1)
    whole("bribe", data["bribe"], 0, MOST_FINE + 1)
    numbers_of("numbers", data["numbers"], 0, MOST, seats)
    numbers_of("answers", data["answers"], -1, MOST, seats)
    numbers_of("gone", data["gone"], 0, seats, seats)
    for name in ("announced", "traded", "swapped", "threatened"):
        whole(name, data[name], 0, (1 << seats) - 1)
    for name in ("queue", "leaving"):
        numbers_of(name, data[name], 0, seats - 1)
        expect(len(set(data[name])) == len(data[name]), name, "every seat once", data[name])
    for vote in numbers_of("votes", data["votes"], -1, ABSTENTION, seats):
        expect(vote < seats or vote == ABSTENTION, "votes", "seats, or an abstention", vote)


def check_zones(data: dict[str, Any], seats: int) -> None:
    """I-SETUP-9, I-PACT-5, R-04: what may lie where."""
    numbers_of("standing", data["standing"], 0, MOST, seats)
    for seat, hand in enumerate(rows_of("hands", data["hands"], seats)):
        for card in kinds_of(f"hand of seat {seat}", hand):
            expect(card != STANDING, f"hand of seat {seat}", "no Standing (R-04)", CARDS[card])
    for seat, pile in enumerate(rows_of("piles", data["piles"], seats)):
        for card in kinds_of(f"pile of seat {seat}", pile):
            expect(COLOUR_OF[card] == seat, f"pile of seat {seat}", "cards of the seat's own colour", CARDS[card])
    for name in ("draw", "discard"):
        for card in kinds_of(name, data[name]):
            expect(not IS_PACT[card], name, "no Pact (I-PACT-5)", CARDS[card])
    for card in kinds_of("removed", data["removed"]):
        expect(IS_PACT[card] or card == STANDING, "removed", "Pacts and Standing", CARDS[card])
    kinds_of("boxed", data["boxed"])
    for seat, down in enumerate(rows_of("table", data["table"], seats)):
        check_down(down, bool(data["announced"] >> seat & 1))


def check_down(name: Any, announced: bool) -> None:
    """A card on the table, or none."""
    if name is None:
        expect(not announced, "announced", "seats with a card on the table", name)
        return
    [card] = kinds_of("table", [name])
    expect(card != STANDING and not IS_PACT[card], "table", "neither Pact nor Standing (I-PACT-5)", name)


def kinds_of(where: str, names: Any) -> list[int]:
    """The cards of that place."""
    kinds: list[int] = []
    for name in rows_of(where, names):
        expect(isinstance(name, str) and name in CARD_CODES, where, "names like red.hook.8 or asset.9.illegal", name)
        kinds.append(CARD_CODES[name])
    return kinds


def check_conserved(data: dict[str, Any], variants: Variants, cards: Cards) -> None:
    """I-MAT-7: every card of the game is somewhere; what nobody has named may be out of the game (`boxed`)."""
    named: Counter[str] = Counter()
    for pile in (*data["hands"], *data["piles"], data["draw"], data["discard"], data["removed"], data["boxed"]):
        named.update(pile)
    named.update(name for name in data["table"] if name is not None)
    check_names("trade", data["trade"], tuple(OF_A_TRADE.split()))
    offers = [name for name in rows_of("trade: offers", data["trade"]["offers"], 2) if name is not None]
    kinds_of("trade: offers", offers)
    named.update(offers)
    named[CARDS[STANDING]] += sum(data["standing"])
    for kind, name in enumerate(CARDS):
        copies = copies_of(kind, data["seats"], variants, cards)
        expect(named[name] == copies, name, f"{copies} in all", named[name])


def copies_of(kind: int, seats: int, variants: Variants, cards: Cards) -> int:
    """I-SETUP-2, I-SETUP-6: how many there are in a game for so many."""
    if kind == STANDING:
        return variants.start_standing * seats
    left_out = variants.one_pact and IS_PACT[kind] and not cards.legal[kind]
    in_play = seats <= COLOUR_OF[kind] < MOST_SEATS or left_out
    return 0 if in_play else cards.copies[kind]


def check_trade(trade: dict[str, Any], seats: int) -> None:
    """I-TRADE-6..18: what can be said of a trade, open or the last one."""
    for name in ("open", "favour", "stopped"):
        flag(f"trade: {name}", trade[name])
    for name in ("initiator", "partner", "accuser"):
        whole(f"trade: {name}", trade[name], -1, seats - 1)
    whole("trade: note", trade["note"], 0, len(NOTES) - 1)
    numbers_of("trade: claims", trade["claims"], -1, TYPE_COUNT - 1, 2)
    numbers_of("trade: decisions", trade["decisions"], -1, 1, 2)
    if not trade["open"]:
        for name, rest in CLOSED.items():
            expect(trade[name] == rest, f"trade: {name}", f"{rest}, for no trade is open", trade[name])


def check_packed(data: dict[str, Any], seats: int) -> None:
    """Fines, Hooks and draws, each in one number."""
    for owed in numbers_of("debts", data["debts"], 0, MOST):
        payee = payee_of(owed)
        good = payer_of(owed) < seats and (payee < seats or payee == EITHER) and 1 <= amount_of(owed) <= MOST_FINE
        expect(good, "debts", f"a fine of 1 to {MOST_FINE} between two seats", owed)
    for landed in numbers_of("hooks", data["hooks"], 0, 63):
        apart = landed >> 3 != landed & 7 and max(landed >> 3, landed & 7) < seats
        expect(apart, "hooks", "a Hook of a seat on another", landed)
    for drawn in numbers_of("due", data["due"], 0, 15):
        expect(drawn & 7 < seats, "due", "a draw of a seat", drawn)


def check_gone(data: dict[str, Any], seats: int) -> None:
    """I-LOSE-1, I-LOSE-8: who is out has neither Standing nor pile, and a hand only until it is disposed of."""
    exits = sorted(set(data["gone"]) - {0})
    expect(exits == list(range(1, len(exits) + 1)), "gone", "exits numbered from 1 on", data["gone"])
    leaving = [*data["leaving"], *[step[1] for step in data["pending"] if step[0] == "heir"]]
    for seat in range(seats):
        if not data["gone"][seat]:
            expect(seat not in leaving, "leaving", "seats that are out", seat)
            continue
        expect(data["standing"][seat] == 0, f"standing of seat {seat}", "0, for it is out", data["standing"][seat])
        expect(data["piles"][seat] == [], f"pile of seat {seat}", "no card, for it is out", data["piles"][seat])
        unveiled = data["ended"] and data["reason"] == NONE_LEFT
        keeps = seat in leaving or unveiled
        expect(
            keeps or data["hands"][seat] == [], f"hand of seat {seat}", "no card, for it is out", data["hands"][seat]
        )


def check_end(data: dict[str, Any]) -> None:
    """I-WIN-1, 5, 8: as many are left as the reason says."""
    left = data["gone"].count(0)
    reason = data["reason"]
    expect(left in LIVING_AT_END[reason], "reason", "one that goes with the living", END_REASONS[reason])
    expect(not data["trade"]["open"], "trade: open", "false, for the game has ended", True)
