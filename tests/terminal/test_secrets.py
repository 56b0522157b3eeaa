"""The terminal shows what its seat may know, and forgets what a player must not look at again."""

import io
import random
from typing import Any

import pytest
from rich.console import Console
from tests.rules import rule
from tests.terminal.sitting import Sheet, deal, session

import courtier
from courtier.core.game import Game
from courtier.games.hofverrat.words import card_name
from courtier.reading.reader import Reader
from courtier.terminal.phrases import speaker
from courtier.terminal.tables import table_of
from courtier.terminal.terminal_game import TerminalGame


class Canary:
    """Answers at random, and looks at every page for cards that only others can know."""

    def __init__(self, match: TerminalGame, lang: str, seed: int) -> None:
        self.match = match
        self.lang = lang
        self.luck = random.Random(seed)
        self.pages = 0
        self.hunted = 0

    def __call__(self, screen: Sheet) -> str:
        if not self.match.over():
            self.pages += 1
            for kind in self.hidden():
                self.hunted += 1
                assert card_name(kind, self.lang) not in screen.latest
        return str(self.luck.choice((*[1] * 9, 2, 2, 2, 3, 3, 9, "undo", "table", "news")))

    def hidden(self) -> set[str]:
        """Cards and missions of others that were never shown to this seat."""
        truth: Any = self.match.game.dump()
        others = [seat for seat in range(len(self.match.names)) if seat != self.match.you]
        held = {card for seat in others for card in truth["hands"][seat]} | set(truth["pile"]) | set(truth["box"])
        missions = set(truth["missions"])
        shown = repr([self.match.view(), self.match.story()])
        return {kind for kind in held | missions if repr(kind) not in shown}


@rule("H-INFO-1", "H-INFO-8", "H-INFO-14")
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_that_others_hold_is_ever_printed(lang: str, seats: int) -> None:
    hunted = 0
    for seed in range(2):
        match = deal(seats, seed)
        canary = Canary(match, lang, seed)
        session(match, Sheet(canary), lang).play()
        hunted += canary.hunted
        assert canary.pages > 30
    assert hunted > 100, "the canary must have had something to look for"


@rule("H-INFO-6", "H/A-10")
def test_a_spy_once_laid_is_never_named_again() -> None:
    """Until the end: on no page, in no story, and nowhere in the log."""
    named = 0
    for seed in range(3):
        match = deal(2, seed)
        laid: set[str] = set()

        def answer(screen: Sheet, match: TerminalGame = match, laid: set[str] = laid) -> str:
            if not match.over():
                hand = [each["kind"] for each in match.view()["seats"][match.you]["zones"][0]["cards"]]
                for spy in laid - set(hand):
                    assert card_name(spy, "en") not in screen.latest
            before = {each for each in dealt(match) if each.endswith(".spy")}
            laid.update(before)
            return "1"

        session(match, Sheet(answer)).play()
        named += len(laid)
    assert named


def dealt(match: TerminalGame) -> list[str]:
    """Cards that were in the person's hand and are not any more."""
    hand = match.view()["seats"][match.you]["zones"][0]["cards"]
    drawn = [kind for line in match.story() if line.get("seat") == match.you for kind in line.get("cards", [])]
    for card in hand:
        drawn.remove(card["kind"])
    return drawn


@rule("H-INFO-10", "H-INFO-11")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(seats: int) -> None:
    luck = random.Random(seats)
    for seed in range(4):
        game = courtier.new("hofverrat", seats, seed)
        while not game.over():
            game.step(luck.choice(game.choices()))
            if luck.random() < 0.1 and not game.over():
                other = otherwise(game, luck, you=0)
                assert printed(game, 0) == printed(other, 0)


def otherwise(game: Game, luck: random.Random, you: int) -> Game:
    """The same game with all that this seat may not see mixed anew: hands, pile, box, spies, missions."""
    world = game.dump()
    places = [world["pile"], world["box"], *[hand for seat, hand in enumerate(world["hands"]) if seat != you]]
    mixed = [card for place in places for card in place]
    luck.shuffle(mixed)
    for place in places:
        place[:] = [mixed.pop() for _ in place]
    spies = [row for area in world["areas"].values() for row in area if row[0].endswith(".spy")]
    families = [row[0] for row in spies]
    luck.shuffle(families)
    for row, family in zip(spies, families, strict=True):
        row[0] = family
    return courtier.load("hofverrat", world)


def printed(game: Game, seat: int) -> list[str]:
    """Table and question in both languages, drawn and read."""
    shown = []
    for lang in ("en", "de"):
        reader = Reader(lang, speaker(lang), ["Ann", "Bob", "Cat", "Dan", "Eve"][: game.seats])
        view = courtier.view(game, seat)
        table = table_of("hofverrat")
        console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system="truecolor")
        with console.capture() as captured:
            console.print(table.draw(view, reader, 80))
        shown += [captured.get(), *table.text.read(view, reader), repr(courtier.prompt(view, lang, reader.names))]
    return shown
