"""The queen's table as sentences, for screen readers, pipes and language models."""

from collections.abc import Sequence

from courtier.core.view import size, zone_of, zone_of_seat
from courtier.core.words import capital
from courtier.games.hofverrat.cards import FAMILIES
from courtier.games.hofverrat.text import rows_in
from courtier.games.hofverrat.words import source_name, standing_word
from courtier.reading.aims import aim_words
from courtier.reading.hofverrat.facts import (
    QUEEN,
    Card,
    card_words,
    column_of,
    counted,
    family_words,
    mission_points,
    missions,
    plus,
    points_now,
    progress,
    removed,
    role_of,
    role_words,
    say,
    spy_words,
)
from courtier.reading.reader import Reader, View, by_total, from_left


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
            lines += missions_of(view, reader, seat)
    return lines


def turn(view: View, reader: Reader) -> str:
    if view["result"] is not None:
        return say(reader, "read_over")
    return say(reader, "read_turn", **progress(view))


def family(view: View, reader: Reader, name: str) -> str:
    """How a family stands, and what lies on either side."""
    above, below = view["more"]["standing"][name]
    standing = standing_word(view["more"]["esteem"][name], reader.lang)
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
    cards = zone_of(view, f"table:{side}")["cards"]
    return [card for card in cards if column_of(card) == column]


def district(view: View, reader: Reader, seat: int) -> str:
    """What lies there and what it is worth; during the game by the open cards alone (H/A-17)."""
    cards = named(view, reader, zone_of_seat(view, seat, "district")["cards"])
    own = "your_" if seat == view["you"] else ""
    last = "last_" if view["result"] is not None else ""
    name = reader.names[seat]
    if view["you"] is not None and seat == from_left(view)[0]:
        name = say(reader, "read_left", name=name)
    values = {"name": name, "hand": hand_size(view, reader, seat), "points": points_now(view, seat), "cards": cards}
    return say(reader, f"read_{own}{last}district", **values)


def hand_size(view: View, reader: Reader, seat: int) -> str:
    return reader.cards(size(zone_of_seat(view, seat, "hand")))


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
    return missions_of(view, reader, view["you"])


def missions_of(view: View, reader: Reader, seat: int) -> list[str]:
    """The missions of a seat that the view shows, a sentence each."""
    whose = "" if seat == view["you"] else f"{reader.names[seat]}, "
    return [
        f"{capital(whose + say(reader, 'mission', colour=colour))}: {words}{aim_words(view, reader, card, say)}"
        for card, colour, words in missions(view, reader, seat)
    ]


def read_count(view: View, reader: Reader) -> list[str]:
    """The result, highest first: points by source, and everybody's missions."""
    lines = []
    for seat in by_total(view):
        lines.append(total(view, reader, seat))
        for words, points in zip(missions_of(view, reader, seat), mission_points(view, seat), strict=True):
            fate = say(reader, "fulfilled", points=plus(points)) if points else say(reader, "failed")
            lines.append(f"{words} {capital(fate)}.")
    return lines


def total(view: View, reader: Reader, seat: int) -> str:
    rows = rows_in(view["more"]["options"])
    sources = [
        f"{source_name(each['source'], reader.lang, rows)} {plus(each['points'])}"
        for each in view["result"]["sources"][seat]
    ]
    points = plus(view["result"]["scores"][seat])
    return say(reader, "read_total", name=reader.names[seat], total=points, sources=", ".join(sources))
