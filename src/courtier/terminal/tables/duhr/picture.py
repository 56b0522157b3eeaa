"""The Houses as a picture: a line that says how each stands, and below it the five places for cards.

A House is told by symbol, word and colour, a status by symbol and word. The colours are plates with cream on them, so
that they can be read on light and on dark terminals.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from courtier.games.duhr.cards import FULL, HOUSES
from courtier.games.duhr.open_points import open_points
from courtier.games.duhr.variants import Variants
from courtier.reading.aims import aim_mark
from courtier.reading.duhr.facts import (
    Card,
    agendas,
    begun,
    cards_on,
    chain,
    conspiracy_words,
    discarded,
    event_in_play,
    hand_sizes,
    held,
    house_of,
    labelled,
    name_of,
    open_conspiracy,
    piles,
    points_of,
    say,
    status_of,
    status_words,
)
from courtier.reading.reader import Reader, View, by_total, from_left
from courtier.terminal.tables.drawing import CREAM, labelled_lines, on_plate, reckoned_lines, shortened

SYMBOLS: Final = {"balistrad": "♦", "deluras": "♥", "kardosa": "♣", "lycosia": "♠", "silgaro": "●", "usari": "■"}
STATUS_SYMBOLS: Final = {"favored": "▲", "disfavored": "◆", "vilified": "✕"}
SCANDAL: Final = "✶"
EVENT: Final = "★"
CONCEALED: Final = "▒"
TURN: Final = "►"

PLATES: Final = {
    "balistrad": "#8f660c",
    "deluras": "#a02a3c",
    "kardosa": "#315f9c",
    "lycosia": "#3c3a40",
    "silgaro": "#694091",
    "usari": "#22704f",
}
SCANDAL_PLATE: Final = "#5a1420"
EVENT_PLATE: Final = "#4b4258"
BACK: Final = "#2f2745"

TILE: Final = 14
WIDTHS: Final = {"house": 14, "player": 17, "status": 14, "worth": 7, "hand": 8, "conspiracy": 14}
COUNT_WIDTHS: Final = {"house": 14, "player": 17, "status": 14, "conspiracy": 14, "total": 6}
LEFT: Final = "  "
LEAST_WIDTH: Final = 80


def draw(view: View, reader: Reader, width: int) -> Group:
    """All of it on 80 columns and, with four players, on 17 lines."""
    more = width - LEAST_WIDTH
    widths = {**WIDTHS, "player": WIDTHS["player"] + more}
    lines = [title(view, reader), heads(reader, widths)]
    for seat in from_left(view):
        lines.append(row(view, reader, seat, widths, view["turn"]["seat"] == seat))
        lines.append(places(view, reader, seat, TILE + more // FULL))
    return Group(*lines, below(view, reader))


def title(view: View, reader: Reader) -> Text:
    if view["result"] is not None:
        return Text(say(reader, "over"), style="bold")
    words = say(reader, "title", **piles(view)) if begun(view) else say(reader, "title_begin")
    if view["you"] is not None:
        words += say(reader, "left", name=reader.names[from_left(view)[0]])
    return Text(words, style="bold", no_wrap=True, overflow="ellipsis")


def heads(reader: Reader, widths: dict[str, int]) -> Text:
    return Text(LEFT + "".join(fitted(say(reader, key), width) for key, width in widths.items()), style="italic")


# Houses


def row(view: View, reader: Reader, seat: int, widths: dict[str, int], marked: bool) -> Text:
    """Who leads the House, how it stands, what it would be worth, how many cards are held."""
    found = Text(f"{TURN} " if marked else LEFT, style="bold" if seat == view["you"] else "", no_wrap=True)
    for key, width in widths.items():
        if key == "house":
            found.append_text(plate(view, reader, house_of(view, seat), width - 1)).append(" ")
        else:
            found.append(fitted(cell(view, reader, seat, key), width))
    return found


def cell(view: View, reader: Reader, seat: int, key: str) -> str:
    """What stands in a column."""
    if key == "player":
        return reader.name(view, seat)
    if key == "status":
        return f"{STATUS_SYMBOLS[status_of(view, seat)]} {status_words(view, reader, seat)}"
    if key == "conspiracy":
        return open_conspiracy(view, reader, seat)
    if key == "worth":
        return f"{open_points(view)[seat]:>3}"
    if key == "total":
        return f"{view['result']['scores'][seat]:>3}"
    hand, aside = hand_sizes(view, seat)
    return f"{hand} + {aside}" if aside else str(hand)


def places(view: View, reader: Reader, seat: int, width: int) -> Text:
    """The five places, or as many as an option says; with the last card the House falls."""
    cards = cards_on(view, seat)
    full = Variants(view["more"]["options"]).full
    tiles = [tile(view, reader, card, width) for card in cards]
    for place in range(len(cards), full):
        tiles.append(Text((str(full) if place == full - 1 else "·").center(width)))
    found = Text(LEFT, no_wrap=True)
    return found.append_text(Text(" ").join(tiles))


def tile(view: View, reader: Reader, card: Card, width: int) -> Text:
    """A card on a House, face or back."""
    if card["face"] == "down" and card["kind"] == "concealed":
        words = f" {CONCEALED} {say(reader, 'concealed')}"
        return Text(fitted(words, width - 1, " ") + CONCEALED, style=f"{CREAM} on {BACK}")
    return hand_card(view, reader, card["kind"], 1, width, down=card["face"] == "down")


def hand_card(view: View, reader: Reader, kind: str, count: int, width: int = 0, down: bool = False) -> Text:
    """A card by symbol, word and colour; a suspicion by its House."""
    house = kind.removeprefix("suspicion.")
    several = f" ×{count}" if count > 1 else ""
    if house in HOUSES:
        symbol, words, colour = SYMBOLS[house], name_of(view, reader, house), PLATES[house]
    elif kind == "scandal":
        symbol, words, colour = SCANDAL, say(reader, "scandal"), SCANDAL_PLATE
    else:
        symbol, words, colour = EVENT, name_of(view, reader, kind), EVENT_PLATE
    shown = f" {CONCEALED if down else ''}{symbol} {words}{several} "
    return Text(fitted(shown, width) if width else shown, style=on_plate(colour))


def plate(view: View, reader: Reader, house: str, width: int) -> Text:
    words = f" {SYMBOLS[house]} {name_of(view, reader, house)}"
    return Text(fitted(words, width), style=on_plate(PLATES[house]))


def fitted(words: str, width: int, end: str = "") -> str:
    """Cut or filled to a width, with a gap to what follows."""
    room = width - len(end or " ")
    return shortened(words, room).ljust(width)


# What lies in the middle and in hands


def below(view: View, reader: Reader) -> Table:
    grid = labelled_lines()
    if begun(view) and view["result"] is None:
        grid.add_row(say(reader, "discard"), discarded(view, reader))
    label = say(reader, "announced")
    for words in chain(view, reader):
        grid.add_row(label, words)
        label = ""
    if event_in_play(view, reader):
        grid.add_row(say(reader, "event"), event_in_play(view, reader))
    for seat in from_left(view):
        secrets(view, reader, seat, grid)
    return grid


def secrets(view: View, reader: Reader, seat: int, grid: Table) -> None:
    """Hand, conspiracy and agendas of a seat, as far as the view shows them."""
    for kind in ("hand", "aside"):
        cards = held(view, seat, kind)
        if cards:
            grid.add_row(labelled(view, reader, seat, kind), hand(view, reader, cards))
    if conspiracy_words(view, reader, seat):
        grid.add_row(labelled(view, reader, seat, "conspiracy"), conspiracy_words(view, reader, seat))
    if view["result"] is None:
        for card, words in agendas(view, reader, seat):
            grid.add_row(labelled(view, reader, seat, "agenda") + aim_mark(view, card), words)


def hand(view: View, reader: Reader, kinds: Sequence[str]) -> Text:
    return Text(" ").join(hand_card(view, reader, kind, count) for kind, count in Counter(kinds).items())


# The end


def draw_count(view: View, reader: Reader, width: int) -> Group:
    """What Houses and agendas brought, highest total first."""
    widths = {**COUNT_WIDTHS, "player": COUNT_WIDTHS["player"] + width - LEAST_WIDTH}
    lines = [Text(), heads(reader, widths)]
    for seat in by_total(view):
        won = seat in view["result"]["winners"]
        lines.append(row(view, reader, seat, widths, won))
    grid = reckoned_lines()
    for seat in by_total(view):
        house, agenda = points_of(view, seat)
        grid.add_row(reader.name(view, seat), say(reader, "house"), str(house), status_words(view, reader, seat))
        for _, words in agendas(view, reader, seat):
            grid.add_row("", say(reader, "agenda"), f"+{agenda}" if agenda else "0", words)
    return Group(*lines, Text(), grid)
