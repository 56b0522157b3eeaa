"""What designers ask about the deals of a finished game: the same for every game with deals."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from courtier.core.deals.deal import VERDICTS
from courtier.core.deals.rules import DealRows
from courtier.core.event import Event, Row
from courtier.core.figures import Column, Fact, Figure

DEAL_FACTS: Final = ("offers", "deals", "kept", "broken", "moot", "excused")


def deal_figure(counted: Row, offered: Row, rows: DealRows) -> Figure:
    """The figure `deal`. The rows are those of the game: points of a seat, an offer, and those of deals."""

    def facts(story: Sequence[Event]) -> Iterator[Fact]:
        found: dict[int, Counter[str]] = {event.values[0]: Counter() for event in story if event.row == counted}
        for event in story:
            if event.row == offered:
                found[event.values[0]]["offers"] += 1
            elif event.row == rows.sealed:
                for party in event.secret:
                    found[party]["deals"] += 1
            elif event.row == rows.told:
                found[event.values[0]][VERDICTS[event.values[3]]] += 1
        for seat in sorted(found):
            for name in DEAL_FACTS:
                yield Fact(name, (found[seat][name],), seat)

    return Figure(
        "deal",
        {
            "en": "Offers and deals of a player in a game, and how the player's promises ended, by bot",
            "de": "Angebote und Abmachungen einer Person in einer Partie, und wie ihre Versprechen ausgingen, je Bot",
        },
        (Column("a game"),),
        DEAL_FACTS,
        in_story=facts,
        by_bot=True,
    )
