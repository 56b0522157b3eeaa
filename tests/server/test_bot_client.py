"""A bot that comes by the public protocol bargains like one of the table's own."""

from tests.table.evening import Evening, dealt
from tests.table.test_offers import give, hand, offers

from courtier.server.bot_client import BotClient
from courtier.table.commands import Offer


class Seat:
    """A bot that plays Bob's seat: it hears what Bob hears, and Bob sends what it says."""

    def __init__(self, evening: Evening, level: str) -> None:
        self.bob = evening.person("bob")
        self.client = BotClient(level, "Bob", 5)
        self.heard = 0
        self.said: list[str] = []

    def plays(self) -> None:
        while self.heard < len(self.bob.heard):
            tiding = self.bob.heard[self.heard]
            self.heard += 1
            for command in self.client.receive(tiding):
                if self.heard == len(self.bob.heard):  # what it says to older tidings comes too late
                    self.said.append(type(command).__name__)
                    self.bob.sends(command)


def test_a_guest_answers_offers() -> None:
    evening = dealt("duhr", 4, options={"first_player": 0})
    seat = Seat(evening, "greedy:timid")
    seat.plays()
    for name in ("ann", "cat", "dan"):
        person = evening.person(name)
        person.answers(person.choices()[0])
        seat.plays()
    ann = evening.person("ann")
    ann.does(Offer, deal={"parties": [0, 1], "clauses": [give(0, 1, hand(ann)[0])]})
    seat.plays()
    assert seat.said[-1] == "Accept"
    assert offers(ann) == []
