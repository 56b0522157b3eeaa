"""What designers ask about a finished game of Intrigue."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from courtier.core.event import Event, Row
from courtier.core.figures import Column, Fact, Figure, by_name
from courtier.games.intrigue.cards import COLOURED, COLOURS, ROWS, TYPE_OF, TYPES, UNCOLOURED
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.events import (
    ACCUSED,
    ANNOUNCED,
    CAUSES,
    DISCLOSED,
    ELIMINATED,
    END_REASONS,
    ENDED,
    FAILED,
    FOUND_ILLEGAL,
    HAD_NO_EFFECT,
    INVITED,
    OFFERED,
    PUT_DOWN,
    RETURNED,
    STANDING_LOST,
    STOPPED_BY_TESTIMONY,
    SUMMONED,
    SWAPPED,
    TESTIFIED,
    TOOK_EFFECT,
    VOTE_TIED,
    VOTED_DOWN,
)
from courtier.games.intrigue.score import LIVING

COUNTED: Final = {
    "trades": (INVITED, SUMMONED),
    "swaps": (SWAPPED,),
    "objections": (ACCUSED,),
    "announcements": (ANNOUNCED, TESTIFIED),
    "Standing lost": (STANDING_LOST,),
    "players out": (ELIMINATED,),
}
SHORT: Final = [name.replace(".illegal", "!") for name in ROWS]  # by kind: 80 columns hold no more
PLAYED: Final = tuple(name.replace(".illegal", "!") for name in (*COLOURED, *UNCOLOURED))
SOCIAL: Final = ("favour", "hook", "threat", "secret")
TRADES: Final = ("invited", "favour")
AGREED: Final = 1


def is_a(event: Event, *rows: Row) -> bool:
    return event.row in rows


def length(story: Sequence[Event]) -> Iterator[Fact]:
    """How long the game was, and how much happened in it."""
    for event in story:
        if is_a(event, ENDED):
            yield Fact("rounds", (event.values[1],))
    for name, events in COUNTED.items():
        yield Fact(name, (sum(1 for event in story if is_a(event, *events)),))


def ends(court: Court) -> Iterator[Fact]:
    """How the game came to its end."""
    for reason, name in enumerate(END_REASONS):
        yield Fact(said(name), (int(court.reason == reason),))


def losses(story: Sequence[Event]) -> Iterator[Fact]:
    """What Standing is lost by, and the last one of a player."""
    lost = [event.values for event in story if is_a(event, STANDING_LOST)]
    for cause, name in enumerate(CAUSES):
        left = [values[2] for values in lost if values[1] == cause]
        yield Fact(name, (len(left), left.count(0)))


def seats(court: Court) -> Iterator[Fact]:
    """How each seat fares."""
    for seat in range(court.seats):
        yield Fact(COLOURS[seat], (int(court.gone[seat] != LIVING), court.standing[seat]), seat)


def cards(story: Sequence[Event]) -> Iterator[Fact]:
    """What becomes of the cards of a kind, all colours together."""
    down: Counter[str] = Counter(SHORT[event.secret[0]] for event in story if is_a(event, PUT_DOWN))
    announced: Counter[str] = Counter(SHORT[event.values[1]] for event in story if is_a(event, ANNOUNCED, TESTIFIED))
    swapped: Counter[str] = Counter(SHORT[card] for trade in trades(story) for card in swapped_in(trade))
    for row in PLAYED:
        yield Fact(row, (swapped[row], down[row], announced[row]))


def announcements(story: Sequence[Event]) -> Iterator[Fact]:
    """What an announced social card does, or why it does nothing."""
    for event in story:
        if is_a(event, TOOK_EFFECT, HAD_NO_EFFECT, FAILED):
            card = event.values[1]
            took = is_a(event, TOOK_EFFECT)
            immune = is_a(event, HAD_NO_EFFECT) and event.values[3] == STOPPED_BY_TESTIMONY
            came = (int(took), int(immune), int(not took and not immune))
            yield Fact(TYPES[TYPE_OF[card]], came)
            yield Fact("all", came)


def trades(story: Sequence[Event]) -> Iterator[list[Event]]:
    """The events of each trade, from the invitation or the Favour to the swap or the return."""
    trade: list[Event] = []
    for event in story:
        if is_a(event, INVITED, SUMMONED):
            trade = []
        trade.append(event)
        if is_a(event, SWAPPED, RETURNED):
            yield trade


def swapped_in(trade: list[Event]) -> list[int]:
    """The two cards of a trade that came about."""
    offered = [event.secret for event in trade if is_a(event, OFFERED)]
    return offered[0] if is_a(trade[-1], SWAPPED) else []


def deals(story: Sequence[Event]) -> Iterator[Fact]:
    """What comes of a trade."""
    for trade in trades(story):
        agreed = next(event.secret for event in trade if is_a(event, DISCLOSED)).count(AGREED)
        accused = any(is_a(event, ACCUSED) for event in trade)
        came = (int(agreed > 0), int(agreed == 2), int(accused), int(is_a(trade[-1], SWAPPED)))
        yield Fact(kind_of(trade), came)
        yield Fact("all", came)


def kind_of(trade: list[Event]) -> str:
    return TRADES[int(is_a(trade[0], SUMMONED))]


def objections(story: Sequence[Event]) -> Iterator[Fact]:
    """Was the accuser right, and did it cost anybody Standing?"""
    for trade in trades(story):
        for accuser in [event.values[0] for event in trade if is_a(event, ACCUSED)]:
            right = int(any(is_a(event, FOUND_ILLEGAL) for event in trade))
            lost = int(any(is_a(event, STANDING_LOST) for event in trade))
            for row in (kind_of(trade), "right" if right else "wrong", "all"):
                yield Fact(row, (right, lost), accuser)


def votes(story: Sequence[Event]) -> Iterator[Fact]:
    """What the vote of a round comes to."""
    for event in story:
        if is_a(event, VOTED_DOWN, VOTE_TIED):
            yield Fact("all", (int(is_a(event, VOTED_DOWN)), int(is_a(event, VOTE_TIED))))


def said(name: str) -> str:
    return name.replace("_", " ")


def shares(*names: str) -> tuple[Column, ...]:
    return tuple(Column(name, share=True) for name in names)


FIGURES: Final = by_name(
    Figure(
        "length",
        {"en": "How long a game is, and how much happens", "de": "Wie lang eine Partie ist und was geschieht"},
        (Column("a game"),),
        ("rounds", *COUNTED),
        in_story=length,
    ),
    Figure(
        "end",
        {"en": "How games end", "de": "Wie Partien enden"},
        shares("of all games"),
        tuple(said(name) for name in END_REASONS),
        at_end=ends,
    ),
    Figure(
        "lost",
        {"en": "What Standing is lost by", "de": "Wodurch Ansehen verloren geht"},
        (Column("a game"), Column("the last one")),
        CAUSES,
        in_story=losses,
    ),
    Figure(
        "seat",
        {"en": "How the seats fare", "de": "Wie es den Plätzen ergeht"},
        (Column("out", share=True), Column("Standing")),
        COLOURS,
        at_end=seats,
    ),
    Figure(
        "card",
        {
            "en": "What becomes of the cards in a game (! illegal)",
            "de": "Was in einer Partie aus den Karten wird (! illegal)",
        },
        (Column("swapped"), Column("put down"), Column("announced")),
        PLAYED,
        in_story=cards,
    ),
    Figure(
        "announcement",
        {"en": "What announced social cards do", "de": "Was angesagte soziale Karten bewirken"},
        shares("took effect", "testimony", "otherwise void"),
        (*SOCIAL, "all"),
        in_story=announcements,
    ),
    Figure(
        "trade",
        {"en": "What comes of a trade", "de": "Was aus einem Handel wird"},
        shares("one agreed", "both agreed", "objected", "swapped"),
        (*TRADES, "all"),
        in_story=deals,
    ),
    Figure(
        "objection",
        {
            "en": "How often an objection is right, and how often the accuser wins",
            "de": "Wie oft ein Einspruch stimmt und wie oft gewinnt, wer ihn erhebt",
        },
        shares("right", "Standing lost"),
        (*TRADES, "right", "wrong", "all"),
        in_story=objections,
    ),
    Figure(
        "vote",
        {"en": "What the votes come to", "de": "Was die Abstimmungen ergeben"},
        shares("cost Standing", "tied"),
        ("all",),
        in_story=votes,
    ),
)
