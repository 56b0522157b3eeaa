"""The points that all can count in the salon, from a view: Standing, and hand cards as far as they lie open."""

from typing import Any

from courtier.core.journal import zones
from courtier.games.intrigue.cards import CARD_CODES, STANDING, Cards
from courtier.games.intrigue.deck import cards_of


def open_points(view: Any) -> list[int]:
    """By seat: the numbers of its Standing (I-WIN-3), by variant with those of its hand; nothing for who is out."""
    cards: Cards = cards_of(view["more"]["options"])
    standing = {zone["id"]: len(zone["cards"]) for zone in zones(view) if zone["kind"] == "standing"}
    return [
        cards.numbers[STANDING] * standing[f"standing@{seat}"] + in_hand(view["more"], seat, cards)
        if seat in view["more"]["living"]
        else 0
        for seat in range(len(view["seats"]))
    ]


def in_hand(facts: Any, seat: int, cards: Cards) -> int:
    """With the variant `backs` the whole hand and the card on offer, with `open_pacts` the Pacts of others."""
    if "backs" in facts:
        backs = facts["backs"]
        shown = [*backs["hands"][seat], *offered(facts, seat)]
        return sum([int(backs["words"][back].partition(" ")[0]) for back in shown])
    return sum([cards.numbers[CARD_CODES[kind]] for kind in (facts["pacts"][seat] if "pacts" in facts else [])])


def offered(facts: Any, seat: int) -> list[int]:
    """What the back shows of the card that the seat has on offer, if it trades."""
    trade = facts["trade"]
    sides = [trade["initiator"], trade["partner"]] if trade else []
    return [
        back for side, back in zip(sides, facts["backs"]["offers"], strict=False) if side == seat and back is not None
    ]
