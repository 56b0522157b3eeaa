"""The realm as a picture: a line for each player, a line for each territory of the ring, then what is one's own.

A house is told by symbol, word and colour, a combat type by word and colour. The colours are plates with cream on
them, so that they can be read on light and on dark terminals.
"""

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from courtier.games.cutthroat.open_points import open_points
from courtier.games.cutthroat.text import text_in
from courtier.reading.cutthroat.facts import (
    Card,
    counts,
    deck_words,
    hand,
    heir_in_front,
    heir_words,
    house_of,
    is_feast,
    is_passage,
    is_target,
    land,
    name_of,
    own_lines,
    places,
    plate_words,
    say,
    short_name,
    source_words,
    stack,
    turns,
)
from courtier.reading.cutthroat.sentences import middle
from courtier.reading.reader import Reader, View, by_total, from_left
from courtier.terminal.tables.drawing import CREAM, flow, labelled_lines, on_plate, reckoned_lines, shortened

SYMBOLS: Final = {"brom": "♦", "crone": "◆", "cawdwell": "♣", "slaine": "♠", "dravanof": "■", "tyber": "●"}
PLATES: Final = {
    "brom": "#a3262c",
    "crone": "#6a3f90",
    "cawdwell": "#226f4c",
    "slaine": "#35333a",
    "dravanof": "#8a6706",
    "tyber": "#2d5e9e",
}
TYPE_PLATES: Final = {"red": "#a3262c", "blue": "#2d5e9e", "yellow": "#8a6706", "green": "#226f4c"}
BACK: Final = "#1f3f52"
COVER: Final = "▒"
TURN: Final = "►"
PASSAGE: Final = "»"
PLAGUE: Final = "☠"
LEFT: Final = "  "

LEAST_WIDTH: Final = 80
SEATS: Final = {
    "house": 13,
    "player": 15,
    "soldier": 6,
    "mercenary": 6,
    "hireling": 7,
    "dishes": 6,
    "dead": 5,
    "points": 5,
    "heir": 15,
}
LANDS: Final = {"place": 19, "worth": 8, "owner": 13, "stack": 36}
TILE: Final = 8
HEIR: Final = 22


def draw(view: View, reader: Reader, width: int) -> Group:
    """All of it on 80 columns; with six players on 24 lines."""
    more = width - LEAST_WIDTH
    seats = {**SEATS, "player": SEATS["player"] + more // 2, "heir": SEATS["heir"] + more - more // 2}
    lines: list[RenderableType] = [title(view, reader), heads(reader, seats)]
    lines += [seat_row(view, reader, seat, seats) for seat in from_left(view)]
    lines += feast(view, reader, width) if is_feast(view) else ring(view, reader)
    return Group(*lines, below(view, reader, width))


def title(view: View, reader: Reader) -> Text:
    if view["result"] is not None:
        return Text(say(reader, "over"), style="bold")
    number = view["turn"]["number"]
    words = say(reader, "title", turn=number, turns=turns(view)) if number else say(reader, "title_begin")
    return Text(f"{words} · {deck_words(view, reader)}", style="bold", no_wrap=True, overflow="ellipsis")


def heads(reader: Reader, widths: dict[str, int]) -> Text:
    words = "".join(fitted(say(reader, key), width) for key, width in widths.items())
    return Text(LEFT + words, style="italic", no_wrap=True)


# Players


def seat_row(view: View, reader: Reader, seat: int, widths: dict[str, int]) -> Text:
    """House, name, the backs in hand, feast cards, the dead, open points, and how the heir stands."""
    active = view["turn"]["seat"] == seat
    row = Text(f"{TURN} " if active else LEFT, style="bold" if seat == view["you"] else "", no_wrap=True)
    row.append_text(plate(view, reader, house_of(view, seat), widths["house"] - 1)).append(" ")
    row.append(fitted(reader.name(view, seat), widths["player"]))
    for kind, count in {**counts(view, seat), "points": open_points(view)[seat]}.items():
        row.append(fitted(f"{count:>2}", widths[kind]))
    return row.append(shortened(heir_words(view, reader, seat, "wed_to"), widths["heir"]))


def plate(view: View, reader: Reader, house: str | None, width: int) -> Text:
    """A house by symbol, word and colour."""
    if house is None:
        return Text("·".ljust(width))
    words = f" {SYMBOLS[house]} {short_name(view, reader, house)}"
    return Text(fitted(words, width - 1, " "), style=on_plate(PLATES[house]))


# The ring


def ring(view: View, reader: Reader) -> list[RenderableType]:
    if not places(view):
        return []
    rows: list[RenderableType] = [heads(reader, LANDS)]
    rows += [land_row(view, reader, place) for place in places(view)]
    return [*rows, Text(LEFT + say(reader, "legend"), style="italic", no_wrap=True, overflow="ellipsis")]


def land_row(view: View, reader: Reader, place: int) -> Text:
    """Mark, name, values of the side that shows, owner, and the stack from the top."""
    card = land(view, place)
    facts = card["more"]
    mark = TURN if is_target(view, place) else PASSAGE if is_passage(view, place) else " "
    row = Text(f"{mark} ", no_wrap=True)
    row.append(fitted(name_of(view, reader, card["kind"]), LANDS["place"]))
    worth = f"{facts['coins']}/{facts['gems']}/{facts['points']}"
    row.append(fitted(f"{worth} {PLAGUE}" if facts["plagued"] else worth, LANDS["worth"]))
    if facts["owner"] is None:
        row.append(fitted(say(reader, "unclaimed"), LANDS["owner"]))
    else:
        row.append_text(plate(view, reader, house_of(view, facts["owner"]), LANDS["owner"] - 1)).append(" ")
    return row.append_text(Text(" ").join(tile(reader, card) for card in stack(view, place)))


def tile(reader: Reader, card: Card) -> Text:
    """A military card: a soldier by its type, a mercenary as a back, with its type to its owner."""
    _, _, colour = card["kind"].partition(".")
    words = text_in(reader.lang).COLOURS[colour] if colour else say(reader, "covered")
    if card["face"] == "down":
        style = f"{CREAM} on {TYPE_PLATES.get(colour, BACK)}"
        return Text(f"{COVER}{shortened(words, TILE - 2).ljust(TILE - 2)}{COVER}"[:TILE], style=style)
    return Text(fitted(f" {words}", TILE - 1, " "), style=on_plate(TYPE_PLATES[colour]))


# The Feast


def feast(view: View, reader: Reader, width: int) -> list[RenderableType]:
    """C-FEAST-5: whose heir lies where, and what was served there."""
    rows: list[RenderableType] = []
    for seat in from_left(view):
        row = Text(LEFT, no_wrap=True)
        row.append(fitted(reader.name(view, seat), SEATS["player"]))
        row.append(fitted(heir_in_front(view, reader, seat), HEIR))
        rows.append(row.append(shortened(plate_words(view, reader, seat), width - len(row))))
    return rows


# Below


def below(view: View, reader: Reader, width: int) -> Group:
    """Event, announcements, proposals, cards on offer; then purse, feast cards, the dead and the hand."""
    grid = labelled_lines()
    for label, words in (*middle(view, reader), *own_lines(view, reader)):
        grid.add_row(label, words)
    return Group(grid, *hand_lines(view, reader, width))


def hand_lines(view: View, reader: Reader, width: int) -> list[Text]:
    if view["you"] is None:
        return []
    cards = Counter(hand(view, view["you"]))
    pieces = [hand_card(view, reader, kind, count) for kind, count in cards.items()]
    return flow(say(reader, "your_hand"), pieces, width) if pieces else []


def hand_card(view: View, reader: Reader, kind: str, count: int) -> Text:
    table, _, which = kind.partition(".")
    name = name_of(view, reader, kind)
    words = f" {count} × {name} " if count > 1 else f" {name} "
    if table == "bastard":
        return Text(words, style=on_plate(PLATES[which]))
    return Text(words, style=on_plate(TYPE_PLATES.get(which, BACK)))


# The end


def draw_count(view: View, reader: Reader, _width: int) -> RenderableType:
    """The points of all by source, highest total first."""
    grid = reckoned_lines()
    for seat in by_total(view):
        total = str(view["result"]["scores"][seat])
        sources = source_words(view, reader, seat)
        grid.add_row(reader.names[seat], heir_words(view, reader, seat, "wed_to"), total, ", ".join(sources))
    return grid


def fitted(words: str, width: int, end: str = "") -> str:
    """Exactly so wide, shortened where it must be."""
    return shortened(words, width - (0 if end else 1)).ljust(width) + end
