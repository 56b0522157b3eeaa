"""The queen's table as a picture: one column a family, for the table and all districts alike.

A family is told by symbol, word and colour, a role by a symbol that the legend explains. The colours
are plates with cream on them, so that they can be read on light and on dark terminals.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from courtier.core.view import zone_of, zone_of_seat
from courtier.core.words import capital
from courtier.games.hofverrat.cards import FAMILIES, ROLES, SPY
from courtier.games.hofverrat.words import standing_word
from courtier.reading.aims import aim_mark
from courtier.reading.hofverrat.facts import (
    COLUMNS,
    QUEEN,
    Card,
    card_words,
    column_of,
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
    weight_of,
)
from courtier.reading.reader import Reader, View, by_total, from_left
from courtier.terminal.tables.drawing import centred, labelled_lines, on_plate, reckoned_lines, shortened

# The shapes are near those of the crests, and in every font.
SYMBOLS: Final = {
    "butterfly": "♣",
    "toad": "■",
    "nightingale": "●",
    QUEEN: "★",
    "hare": "♥",
    "stag": "♠",
    "carp": "♦",
}
ROLE_SYMBOLS: Final = {"ordinary": "•", "noble": "♛", "spy": "∞", "assassin": "†", "guard": "▣"}
ARROWS: Final = {"esteemed": "▲", "neutral": "=", "disgraced": "▼"}

PLATES: Final = {
    "butterfly": "#5c7482",
    "toad": "#66701c",
    "nightingale": "#a3263f",
    QUEEN: "#3a2a4d",
    "hare": "#96660b",
    "stag": "#1b6b4e",
    "carp": "#2f5c9a",
}

LABEL: Final = 10
GAP: Final = " "
LEAST: Final = {column: 7 if column == QUEEN else 9 for column in COLUMNS}


def draw(view: View, reader: Reader, width: int) -> Group:
    """All of it on 80 columns and, with four players, on 16 lines."""
    grid = Grid(view, reader, width)
    others = [seat for seat in from_left(view) if seat != view["you"]]
    lines = [grid.title()]
    for seat in others:
        lines += grid.district(seat)
    lines += [grid.rule(), *grid.side("above"), *grid.mat(), *grid.side("below"), grid.rule()]
    if view["you"] is not None:
        lines += grid.district(view["you"])
    lines.append(Text(legend(view, reader)))
    lines += [Text(line) for line in removed(view, reader)]
    return Group(*lines, secrets(view, reader))


class Grid:
    """Lines of a label and seven columns."""

    def __init__(self, view: View, reader: Reader, width: int) -> None:
        self.view = view
        self.reader = reader
        self.heads = {column: family_words(column, reader) for column in COLUMNS}
        self.widths = widths(self.heads, width - LABEL - len(GAP) * len(COLUMNS))

    def title(self) -> Text:
        if self.view["result"] is not None:
            return Text(say(self.reader, "over"), style="bold")
        words = say(self.reader, "title", **progress(self.view))
        if self.view["you"] is not None:
            left = self.reader.names[from_left(self.view)[0]]
            words += say(self.reader, "title_left", name=left)
        return Text(words, style="bold")

    def rule(self) -> Text:
        return Text("─" * (LABEL + sum(self.widths.values()) + len(GAP) * len(COLUMNS)))

    def mat(self) -> list[Text]:
        """Symbol and tally, the family, its standing in a word."""
        heads = {column: self.mat_words(column) for column in COLUMNS}
        labels = ("", say(self.reader, "table"), "")
        return [
            self.line(label, [self.plate(column, heads[column][row]) for column in COLUMNS])
            for row, label in enumerate(labels)
        ]

    def mat_words(self, column: str) -> tuple[str, str, str]:
        name = shortened(self.heads[column], self.widths[column])
        if column == QUEEN:
            return SYMBOLS[QUEEN], name, say(self.reader, "spies")
        above, below = self.view["more"]["standing"][column]
        esteem = self.view["more"]["esteem"][column]
        arrow = ARROWS[esteem]
        standing = standing_word(esteem, self.reader.lang)
        if esteem == "disgraced" and len(standing) > min(self.widths[family] for family in FAMILIES):
            standing = say(self.reader, "disgrace")
        return f"{SYMBOLS[column]} {above}:{below} {arrow}", name, standing

    def side(self, side: str) -> list[Text]:
        return self.lines(say(self.reader, side), zone_of(self.view, f"table:{side}")["cards"])

    def district(self, seat: int) -> list[Text]:
        """What lies there, and what it is worth by the open cards."""
        cards = zone_of_seat(self.view, seat, "district")["cards"]
        return self.lines(self.label(seat, points_now(self.view, seat)), cards)

    def points(self, seat: int) -> Text:
        """The result of a seat: by family, in the queen's column the missions."""
        result = self.view["result"]
        by_source = [each["points"] for each in result["sources"][seat]]
        points = dict(zip(FAMILIES, by_source, strict=False)) | {QUEEN: sum(by_source[len(FAMILIES) :])}
        cells = [Text(plus(points[column]).center(self.widths[column])) for column in COLUMNS]
        style = "bold" if seat in result["winners"] else ""
        return self.line(self.label(seat, plus(result["scores"][seat])), cells, style)

    def label(self, seat: int, points: str) -> str:
        room = LABEL - len(points)
        return shortened(self.reader.name(self.view, seat), room - 1).ljust(room) + points

    def lines(self, label: str, cards: Sequence[Card]) -> list[Text]:
        """The cards of an area in their columns, on as many lines as the fullest column needs."""
        tiles = [self.tiles(column, cards) for column in COLUMNS]
        blank = [Text(" " * self.widths[column]) for column in COLUMNS]
        rows = zip_longest(*tiles) if any(tiles) else [blank]
        found: list[Text] = []
        for row in rows:
            cells = [tile or empty for tile, empty in zip(row, blank, strict=True)]
            found.append(self.line("" if found else label, cells))
        return found

    def tiles(self, column: str, cards: Sequence[Card]) -> list[Text]:
        """Symbols of roles on the colour of the family, a few to a line."""
        symbols = [symbol(card) for card in cards if column_of(card) == column]
        width = self.widths[column]
        if not symbols:
            return []
        each = max(len(symbol) for symbol in symbols) + 1
        room = (width - 1) // each
        rows = [symbols[start : start + room] for start in range(0, len(symbols), room)]
        return [centred(tile(column, row), width) for row in rows]

    def plate(self, column: str, words: str) -> Text:
        return Text(words.center(self.widths[column]), style=on_plate(PLATES[column]))

    def line(self, label: str, cells: Sequence[Text], style: str = "") -> Text:
        return Text(GAP, style=style, no_wrap=True).join([Text(label.ljust(LABEL)), *cells])


def widths(heads: dict[str, str], room: int) -> dict[str, int]:
    """Columns as wide as there is room for: first those whose head is cut, then the narrowest."""
    found = dict(LEAST)
    for _ in range(room - sum(LEAST.values())):
        column = max(COLUMNS, key=lambda each: (len(heads[each]) > found[each], -found[each]))
        found[column] += 1
    return found


def symbol(card: Card) -> str:
    """The role's; where all is open, a spy that lies face down shows its family too."""
    family, dot, _ = card["kind"].rpartition(".")
    shown = SYMBOLS[family] if dot and card["face"] == "down" else ""
    return shown + ROLE_SYMBOLS[role_of(card)]


def tile(column: str, symbols: Sequence[str]) -> Text:
    return Text(f" {' '.join(symbols)} ", style=on_plate(PLATES[column]))


def legend(view: View, reader: Reader) -> str:
    """The symbols of the roles in words."""
    found = []
    for role in ROLES:
        words = role_words(view, reader, role)
        if role == ROLES[SPY] and view["result"] is None:
            words = say(reader, "legend_spy", role=words)
        if weight_of(view, role) != 1:
            words = say(reader, "legend_weight", role=words, weight=weight_of(view, role))
        found.append(f"{ROLE_SYMBOLS[role]} {words}")
    return "  ".join(found)


def secrets(view: View, reader: Reader) -> Table:
    """Hands and missions, as far as the view shows them."""
    grid = labelled_lines()
    for seat in from_left(view):
        cards = zone_of_seat(view, seat, "hand").get("cards", [])
        own = seat == view["you"]
        name = reader.names[seat]
        if cards:
            label = say(reader, "your_hand") if own else say(reader, "hand_of", name=name)
            grid.add_row(label, Text("  ").join(hand_card(view, reader, card) for card in cards))
        if view["result"] is None:
            whose = "" if own else f"{name}, "
            for card, colour, words in missions(view, reader, seat):
                label = capital(whose + say(reader, "mission", colour=colour))
                grid.add_row(label + aim_mark(view, card), words)
    return grid


def hand_card(view: View, reader: Reader, card: Card) -> Text:
    """A card in full: its symbols and its name on its colour, never broken over two lines."""
    family = column_of(card)
    words = tile(family, [SYMBOLS[family] + ROLE_SYMBOLS[role_of(card)], card_words(view, reader, card)])
    words.plain = words.plain.replace(" ", "\N{NO-BREAK SPACE}")
    return words


def draw_count(view: View, reader: Reader, width: int) -> Group:
    """Points by family and mission, and everybody's missions."""
    grid = Grid(view, reader, width)
    heads = [grid.plate(column, shortened(grid.heads[column], grid.widths[column])) for column in COLUMNS]
    heads[COLUMNS.index(QUEEN)] = grid.plate(QUEEN, say(reader, "missions"))
    seats = by_total(view)
    lines = [Text(), grid.line("", heads), *[grid.points(seat) for seat in seats], Text()]
    shown = reckoned_lines()
    for seat in seats:
        name = reader.name(view, seat)
        for (_, colour, words), points in zip(missions(view, reader, seat), mission_points(view, seat), strict=True):
            shown.add_row(name, colour, plus(points), words)
            name = ""
    return Group(*lines, shown)
