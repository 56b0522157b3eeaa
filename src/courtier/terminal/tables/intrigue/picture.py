"""The salon as a picture: a line for every player, below it what is going on, below that one's own hand.

A colour is told by symbol, word and plate, an illegal card by a cross that the legend explains. The plates
bear cream, so that they can be read on light and on dark terminals.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from courtier.games.intrigue.open_points import open_points
from courtier.games.intrigue.text.names import card_row
from courtier.games.intrigue.words import colour_name, note_text, type_name
from courtier.reading.intrigue.facts import (
    PHASES,
    STEPS,
    accusation,
    asked_seats,
    cards_of,
    cast,
    colour_of,
    count_of,
    hand_count,
    has_offered,
    notes,
    open_zones,
    own_worth,
    pacts_line,
    phase_words,
    piles,
    rows_of,
    standing_of,
    step,
)
from courtier.reading.intrigue.wording import say
from courtier.reading.reader import Reader, View, from_left
from courtier.terminal.tables.drawing import centred, flow, joined, on_plate, shortened

# The shapes are near those of the crests, and in every font.
SYMBOLS: Final = {"red": "●", "orange": "▲", "yellow": "★", "green": "■", "blue": "▼", "purple": "♦"}
PLATES: Final = {
    "red": "#a8262f",
    "orange": "#a8520f",
    "yellow": "#8c6a00",
    "green": "#21704a",
    "blue": "#2a5c9e",
    "purple": "#6c4094",
    "": "#5b4e43",
}
STANDING: Final = "▮"
LOST: Final = "▯"
BACK: Final = "▒"
ILLEGAL: Final = "✗"
ASKED: Final = "›"
ARROW: Final = "→"
MOST: Final = 6  # glyphs in a row; the number stands beside them
CARD_WIDTH: Final = 24
NAME_WIDTH: Final = 17
SHORT: Final = 15


def draw(view: View, reader: Reader, width: int) -> Group:
    """All of it on 80 columns."""
    lines: list[Any] = [title(view, reader)]
    if view["result"] is None and view["more"]["phase"] != "setup":
        lines.append(phases(view, reader))
    lines += [seats(view, reader, width), *stage(view, brief(reader), width)]
    if view["result"] is None:
        lines += hands(view, reader, width)
    lines += [Text(line) for line in [*pacts_line(view, reader), *open_zones(view, reader), legend(reader)]]
    return Group(*lines)


def title(view: View, reader: Reader) -> Text:
    if view["result"] is not None:
        return Text(say(reader, "over", **piles(view)), style="bold")
    key = "setup" if view["more"]["phase"] == "setup" else "title"
    words = say(reader, key, **piles(view))
    tops = [top(view, pile) for pile in ("draw", "discard")] if "backs" in view["more"] else []
    return Text(words + "".join(f" · {each}" for each in tops if each), style="bold")


def top(view: View, pile: str) -> str:
    """The variant `backs`: what the top card of a pile shows."""
    backs = view["more"]["backs"]
    code = backs["tops"][pile]
    return "" if code is None else f"{BACK}{back(backs, code)}"


def back(backs: dict[str, Any], code: int) -> str:
    number, _, legality = str(backs["words"][code]).partition(" ")
    return number + (ILLEGAL if legality == "illegal" else "")


def phases(view: View, reader: Reader) -> Text:
    """The round as a line of words; what is now stands in brackets."""
    return course([phase_words(phase, reader) for phase in PHASES], PHASES.index(view["more"]["phase"]))


def course(words: Sequence[str], now: int) -> Text:
    line = Text()
    for place, word in enumerate(words):
        line.append(" › " if place else "")
        line.append(f"[{word}]" if place == now else word, style="bold" if place == now else "")
    return line


# The players


def seats(view: View, reader: Reader, width: int) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, width=width, header_style="")
    grid.add_column("", width=1)
    grid.add_column("", no_wrap=True)
    grid.add_column("", no_wrap=True, overflow="ellipsis", width=NAME_WIDTH)
    grid.add_column(say(reader, "standing"), no_wrap=True)
    grid.add_column(say(reader, "points"), no_wrap=True, justify="right")
    grid.add_column(say(reader, "hand"), max_width=20)
    grid.add_column(say(reader, "pile"), no_wrap=True)
    grid.add_column("", ratio=1)
    for seat in from_left(view):
        grid.add_row(*seat_row(view, reader, seat))
    return grid


def seat_row(view: View, reader: Reader, seat: int) -> list[Text]:
    now = ASKED if seat in asked_seats(view) else ""
    name = Text(reader.name(view, seat), style="bold" if seat == view["you"] else "")
    colour = colour_of(view, seat)
    plate = tile(colour, f"{SYMBOLS[colour]} {colour_name(colour, reader.lang)}")
    if seat not in view["more"]["living"]:
        return [Text(now), plate, name, Text(say(reader, "out"))]
    return [
        Text(now),
        plate,
        name,
        Text(standing(view, seat)),
        Text(str(open_points(view)[seat])),
        Text(held(view, seat)),
        Text(f"{BACK} {count_of(view, seat, 'pile')}"),
        Text(", ".join(notes(view, brief(reader), seat))),
    ]


def standing(view: View, seat: int) -> str:
    """Columns, lost ones hollow, and the number."""
    left = standing_of(view, seat)
    lost = max(0, view["more"]["options"]["start_standing"] - left)
    return f"{STANDING * min(left, MOST)}{LOST * lost} {left}"


def held(view: View, seat: int) -> str:
    """Backs and their number; where backs can be read, what they show."""
    count = hand_count(view, seat)
    if "backs" in view["more"]:
        backs = view["more"]["backs"]
        return f"{BACK} {count}: {' '.join(back(backs, code) for code in backs['hands'][seat])}"
    return f"{BACK * min(count, MOST)} {count}"


# What is going on


def stage(view: View, reader: Reader, width: int) -> list[Any]:
    if view["result"] is not None:
        return ballot(view, reader, width)
    lines: list[Any] = []
    if view["more"]["trade"] is not None:
        lines += [Text(), *bargain(view, reader, width)]
    if tabled := slips(view, reader):
        lines += flow(say(reader, "on_table", cards="").rstrip(" .:") + ":", tabled, width)
    if view["more"]["announcements"]:
        names = ", ".join(reader.name(view, seat) for seat in view["more"]["announcements"])
        lines.append(Text(say(reader, "to_come", names=names)))
    return [*lines, *ballot(view, reader, width)]


def bargain(view: View, reader: Reader, width: int) -> list[Text]:
    """Two cards between two people, face down to all others."""
    trade = view["more"]["trade"]
    sides = [trade["initiator"], trade["partner"]]
    words = course([say(reader, each) for each in STEPS], step(view))
    middle = width - 2 * CARD_WIDTH
    heads = [centred(head(view, reader, seat), CARD_WIDTH) for seat in sides]
    faces = [centred(offer(view, reader, seat), CARD_WIDTH - 2) for seat in sides]
    edges = ["╭" + "─" * (CARD_WIDTH - 2) + "╮", "╰" + "─" * (CARD_WIDTH - 2) + "╯"]
    lines = [
        centred(words, width),
        joined(heads[0], centred(Text("⇄"), middle), heads[1]),
        joined(Text(edges[0]), Text(" " * middle), Text(edges[0])),
        joined(framed(faces[0]), centred(Text(shortened(aside(view, reader), middle - 2)), middle), framed(faces[1])),
        joined(Text(edges[1]), Text(" " * middle), Text(edges[1])),
    ]
    below = [centred(Text(said(view, reader, place)), CARD_WIDTH) for place in (0, 1)]
    if any(each.plain.strip() for each in below):
        lines.append(joined(below[0], Text(" " * middle), below[1]))
    return [*lines, *[Text(line) for line in accusation(view, reader)]]


def head(view: View, reader: Reader, seat: int) -> Text:
    name = shortened(reader.name(view, seat), CARD_WIDTH - 3)
    return Text(f"{SYMBOLS[colour_of(view, seat)]} {name}", style="bold")


def offer(view: View, reader: Reader, seat: int) -> Text:
    """The face to those who see it, a back to all others, an empty place before there is an offer."""
    if not has_offered(view):
        return Text("")
    if not any(zone["kind"] == "offer" for zone in view["seats"][seat]["zones"]):
        return Text(unread(view, seat))
    cards = cards_of(view, seat, "offer")
    return card_tile(view, reader, cards[0]["kind"]) if cards else Text(say(reader, "empty_offer"))


def unread(view: View, seat: int) -> str:
    """A back; with the variant `backs`, what it shows."""
    if "backs" not in view["more"]:
        return BACK * (CARD_WIDTH - 2)
    backs = view["more"]["backs"]
    code = backs["offers"][0 if seat == view["more"]["trade"]["initiator"] else 1]
    return "" if code is None else f"{BACK} {back(backs, code)} {BACK}"


def aside(view: View, reader: Reader) -> str:
    """Between the two: that a Favour demands it, or the note, for those who may read it."""
    trade = view["more"]["trade"]
    if trade["favour"]:
        return say(reader, "favour")
    note = trade.get("note", "none")
    return "" if note == "none" else say(reader, "note", note=note_text(note, reader.lang))


def said(view: View, reader: Reader, place: int) -> str:
    """Below a card: what its owner claims, and decided, as far as the viewer may know."""
    trade = view["more"]["trade"]
    claim = trade["claims"][place]
    decision = trade.get("decisions", [None, None])[place]
    words = [say(reader, "claimed", type=type_name(claim, reader.lang, rows_of(view)))] if claim else []
    return " ".join([*words, say(reader, decision)] if decision else words)


def slips(view: View, reader: Reader) -> list[Text]:
    """What lies before the players: turned up, or a back; one's own is named."""
    found = []
    for seat in from_left(view):
        for card in cards_of(view, seat, "table"):
            piece = Text(f"{reader.name(view, seat)} ")
            if card == "unknown":
                piece.append(unread_slip(view, seat))
            else:
                piece.append(f"{BACK} " if card["face"] == "down" else "")
                piece.append_text(card_tile(view, reader, card["kind"]))
            found.append(piece)
    return found


def unread_slip(view: View, seat: int) -> str:
    if "backs" not in view["more"]:
        return BACK
    backs = view["more"]["backs"]
    code = backs["table"][seat]
    return BACK if code is None else f"{BACK} {back(backs, code)}"


def ballot(view: View, reader: Reader, width: int) -> list[Text]:
    """Sealed until all have voted; then every vote with its voter, and the count as bars."""
    votes = cast(view)
    if not votes:
        sealed = view["asked"] and view["asked"][0]["question"] == "vote"
        return [Text(say(reader, "vote_sealed") + ".")] if sealed else []
    pieces = [
        Text(f"{reader.name(view, seat)} {ARROW} {ballot_words(view, reader, vote)}") for seat, vote in votes.items()
    ]
    pieces += [Text(f"{reader.name(view, seat)}: {say(reader, 'no_vote')}") for seat in view["more"]["threatened"]]
    counts = Counter(vote for vote in votes.values() if vote != "abstain")
    bars = [Text(f"{reader.name(view, int(seat))} {'█' * count} {count}") for seat, count in counts.most_common()]
    lines = flow(say(reader, "vote_open") + ":", pieces, width)
    return lines + (flow(say(reader, "tally") + ":", bars, width) if bars else [])


def ballot_words(view: View, reader: Reader, vote: int | str) -> str:
    return say(reader, "abstain") if vote == "abstain" else reader.name(view, int(vote))


# Hands


def hands(view: View, reader: Reader, width: int) -> list[Text]:
    """All hands that the view shows; one's own last."""
    lines: list[Text] = []
    for seat in from_left(view):
        cards = cards_of(view, seat, "hand")
        if seat == view["you"] and (cards or seat in view["more"]["living"]):
            lines.append(Text(f"{say(reader, 'your_hand')}, {own_worth(view, reader)}:", style="bold"))
            lines += flow("", [card_tile(view, reader, card["kind"]) for card in cards], width) if cards else []
        elif cards:
            label = say(reader, "hand_of", name=shortened(reader.names[seat], NAME_WIDTH)) + ":"
            lines += flow(label, [card_tile(view, reader, card["kind"]) for card in cards], width)
    return lines


def card_tile(view: View, reader: Reader, kind: str) -> Text:
    """A card on the plate of its colour: symbol, type, number, and a cross if it is illegal."""
    colour, row = card_row(kind, rows_of(view))
    words = [SYMBOLS[colour]] if colour else []
    words.append(type_name(row["type"], reader.lang, rows_of(view)))
    words += [str(row["number"])] if row["number"] else []
    words += [] if row["legal"] else [ILLEGAL]
    return tile(colour, " ".join(words))


def tile(colour: str, words: str) -> Text:
    return Text(f" {words} ", style=on_plate(PLATES[colour]), no_wrap=True)


def legend(reader: Reader) -> str:
    return say(reader, "legend", standing=STANDING, back=BACK, illegal=ILLEGAL, asked=ASKED)


# Lines


def framed(face: Text) -> Text:
    return joined(Text("│"), face, Text("│"))


def brief(reader: Reader) -> Reader:
    """With names that leave room for others."""
    return reader._replace(names=[shortened(name, SHORT) for name in reader.names])


# The result


def draw_count(view: View, reader: Reader, width: int) -> Group:
    """Place, value by source, and the hands that were compared."""
    result, places = view["result"], view["more"]["places"]
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    grid.add_column(say(reader, "place"), justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column(say(reader, "player"), no_wrap=True, overflow="ellipsis", max_width=NAME_WIDTH)
    for key in ("holds", "standing", "total"):
        grid.add_column(say(reader, key), justify="right", no_wrap=True)
    for seat in sorted(from_left(view), key=lambda each: places[each]):
        out = seat not in view["more"]["living"] and not result["scores"][seat]
        points = [say(reader, "out")] if out else [str(each["points"]) for each in result["sources"][seat]]
        total = [] if out else [str(result["scores"][seat])]
        plate = tile(colour_of(view, seat), SYMBOLS[colour_of(view, seat)])
        style = "bold" if seat in result["winners"] else ""
        grid.add_row(f"{places[seat]}", plate, reader.name(view, seat), *points, *total, style=style)
    return Group(Text(), grid, *hands(view, reader, width))
