"""The queen's table as sentences, for those who listen and for pipes."""

from collections.abc import Sequence

from courtier.games.hofverrat.cards import FAMILIES
from courtier.games.hofverrat.text.names import rows_in
from courtier.games.hofverrat.words import source_name, standing_word
from courtier.terminal.tables import Reader, View, from_left
from courtier.terminal.tables.hofverrat.facts import (
    QUEEN,
    Card,
    card_words,
    column_of,
    counted,
    family_words,
    missions,
    outcome,
    plus,
    points_now,
    progress,
    removed,
    role_of,
    role_words,
    say,
    spy_words,
    zone,
    zone_of_seat,
)


def read(view: View, reader: Reader) -> list[str]:
    """From the middle of the table to one's own hand."""
    lines = [turn(view, reader), *[family(view, reader, each) for each in FAMILIES]]
    if view["result"] is None:
        lines.append(queen(view, reader))
    lines += removed(view, reader)
    lines += [district(view, reader, seat) for seat in from_left(view)]
    for seat in from_left(view):
        lines += hand(view, reader, seat)
        if view["result"] is None:
            lines += [f"{label}: {words}" for label, words in missions(view, reader, seat)]
    return lines


def turn(view: View, reader: Reader) -> str:
    if view["result"] is not None:
        return say(reader, "read_over")
    return say(reader, "read_turn", **progress(view))


def family(view: View, reader: Reader, name: str) -> str:
    """How a family stands, and what lies on either side."""
    above, below = view["more"]["standing"][name]
    standing = standing_word(above, below, reader.lang)
    sentences = [
        say(
            reader,
            "read_family",
            family=family_words(name, reader),
            above=above,
            below=below,
            standing=standing,
        )
    ]
    for side in ("above", "below"):
        roles = [role_words(view, reader, role_of(card)) for card in lying(view, side, name)]
        if roles:
            sentences.append(say(reader, f"read_{side}", cards=counted(roles, reader)))
    return " ".join(sentences)


def queen(view: View, reader: Reader) -> str:
    """The spies at the table, each with who laid it: they are told apart by that (H/A-28)."""
    sides = {
        side: "; ".join(spy_words(view, reader, card) for card in lying(view, side, QUEEN))
        for side in ("above", "below")
    }
    nobody = say(reader, "nobody")
    return say(reader, "read_queen", **{side: words or nobody for side, words in sides.items()})


def lying(view: View, side: str, column: str) -> list[Card]:
    cards = zone(view, f"table:{side}")["cards"]
    return [card for card in cards if column_of(card) == column]


def district(view: View, reader: Reader, seat: int) -> str:
    cards = named(view, reader, zone_of_seat(view, seat, "district")["cards"])
    points = points_now(view, seat)
    if seat == view["you"]:
        return say(reader, "read_your_district", points=points, cards=cards)
    zone_in_hand = zone_of_seat(view, seat, "hand")
    count = zone_in_hand.get("count", len(zone_in_hand.get("cards", [])))
    key = "one_card" if count == 1 else "cards"
    name = reader.names[seat]
    if view["you"] is not None and seat == from_left(view)[0]:
        name = say(reader, "read_left", name=name)
    return say(
        reader,
        "read_district",
        name=name,
        hand=reader.say(key, count=count),
        points=points,
        cards=cards,
    )


def named(view: View, reader: Reader, cards: Sequence[Card]) -> str:
    return counted([card_words(view, reader, card) for card in cards], reader)


def hand(view: View, reader: Reader, seat: int) -> list[str]:
    """The cards in hand, if the view shows them."""
    cards = zone_of_seat(view, seat, "hand").get("cards", [])
    if not cards:
        return []
    own = seat == view["you"]
    label = say(reader, "your_hand") if own else say(reader, "hand_of", name=reader.names[seat])
    return [f"{label}: {named(view, reader, cards)}."]


def own_missions(view: View, reader: Reader) -> list[str]:
    """H-SETUP-11: at any time."""
    return [f"{label}: {words}" for label, words in missions(view, reader, view["you"])]


def read_count(view: View, reader: Reader) -> list[str]:
    """The result, highest first: points by source, and everybody's missions."""
    lines = []
    result = view["result"]
    rows = rows_in(view["more"]["options"])
    for seat in sorted(from_left(view), key=lambda each: -result["scores"][each]):
        sources = [
            f"{source_name(each['source'], reader.lang, rows)} {plus(each['points'])}"
            for each in result["sources"][seat]
        ]
        name = reader.names[seat]
        total = plus(result["scores"][seat])
        lines.append(say(reader, "read_total", name=name, total=total, sources=", ".join(sources)))
        for (label, words), fate in zip(missions(view, reader, seat), outcome(view, reader, seat), strict=True):
            lines.append(f"{label}: {words} – {fate}.")
    return lines
