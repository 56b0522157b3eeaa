"""What a bot has seen of the others: how honest they are in trades, and how often they object."""

from typing import Any, Final, final

from courtier.games.intrigue.cards import MOST_SEATS

TRUST: Final = 3.0  # how many legal offers to one illegal are expected of a seat without a record


@final
class Reputation:
    """Counts from public events: how often a check found each seat guilty or innocent, how often anybody objects."""

    def __init__(self) -> None:
        self.lines_read = 0
        self.caught = [0.0] * MOST_SEATS
        self.cleared = [0.0] * MOST_SEATS
        self.objections = 0.0
        self.trades = 0.0

    def read(self, lines: list[dict[str, Any]]) -> None:
        for line in lines[self.lines_read :]:
            event = line.get("event")
            if event == "found_illegal":
                self.caught[line["seat"]] += 1.0
            elif event == "found_legal":
                self.cleared[line["seat"]] += 1.0
            elif event == "accused":
                self.objections += 1.0
            elif event == "decided":
                self.trades += 1.0
        self.lines_read = len(lines)

    def likelihood(self, seat: int, illegal: bool) -> float:
        """How well it fits the seat to offer such a card, beside what lies in its hand."""
        caught = 1.0 + self.caught[seat]
        cleared = TRUST + self.cleared[seat]
        return (caught if illegal else cleared) / (caught + cleared)

    def objection(self) -> float:
        """How likely somebody objects to a trade."""
        return (1.0 + self.objections) / (2.0 + self.trades)
