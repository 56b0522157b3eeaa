"""Random games: they end, no card is lost, and what a seat concludes fits what it sees."""

from random import Random
from typing import Any

import pytest
from tests.rules import rule

import courtier
from courtier import Journal, Rng
from courtier.games.duhr.cards import CONCEALED, EVENT, KIND, SCANDAL, SCANDALS, SUSPICIONS
from courtier.games.duhr.court import Court
from courtier.games.duhr.view import events_in_play

SEATS = (4, 5, 6)
LONGEST = 2_000  # answers; the mean is about 170

each_count = pytest.mark.parametrize("seats", SEATS)


class Evening:
    """A game with the journals and the beliefs of all seats and of the gallery."""

    def __init__(self, seats: int, seed: int) -> None:
        game = courtier.new("duhr", seats, seed, recording=True)
        assert isinstance(game, Court)
        self.game = game
        self.luck = Random(seed)
        self.journals = {seat: Journal(seat) for seat in (None, *range(seats))}
        self.tell()
        self.beliefs = {
            seat: courtier.belief("duhr", courtier.view(game, seat), self.journals[seat]) for seat in self.journals
        }

    def tell(self) -> None:
        for event in self.game.news:
            for seat, journal in self.journals.items():
                journal.saw(courtier.glimpse(event, seat))

    def step(self) -> None:
        """Anybody who is asked answers anything; now and then somebody thinks better of it first."""
        game = self.game
        seat = self.luck.choice(game.actors())
        if getattr(game.asking, "before", None) is not None and self.luck.random() < 0.1:
            game.back(seat)
        read = {each: len(journal.lines) for each, journal in self.journals.items()}
        action = self.luck.choice(game.legal(seat))
        self.journals[seat].answered(courtier.view(game, seat), action)
        game.apply(seat, action)
        self.tell()
        for each, belief in self.beliefs.items():
            for line in self.journals[each].lines[read[each] :]:
                belief.see(line)


@each_count
def test_random_games_end(seats: int) -> None:
    for seed in range(40):
        game = courtier.new("duhr", seats, seed)
        luck = Random(seed)
        for _ in range(LONGEST):
            if game.over():
                break
            game.step(luck.choice(game.choices()))
        assert game.over()
        assert len(game.scores()) == seats
        assert game.winners()


@rule("D-COMP-8")
@each_count
def test_no_card_is_lost_or_made(seats: int) -> None:
    for seed in range(15):
        game = courtier.new("duhr", seats, seed)
        assert isinstance(game, Court)
        luck = Random(seed)
        while not game.over():
            game.step(luck.choice(game.choices()))
            if game.turn > 0:
                assert all_cards(game) == box(game)


@each_count
def test_a_guess_fits_what_its_seat_sees(seats: int) -> None:
    evening = Evening(seats, seed=seats)
    rng = Rng(1)
    answers = 0
    while not evening.game.over():
        evening.step()
        answers += 1
        for seat, belief in evening.beliefs.items():
            fits(evening, seat, belief.guess(rng))
        if answers % 10 == 0 or evening.game.over():
            for seat, journal in evening.journals.items():
                fits(evening, seat, courtier.guess("duhr", courtier.view(evening.game, seat), journal, rng))


@each_count
def test_a_journal_that_begins_late_is_enough_for_a_guess(seats: int) -> None:
    evening = Evening(seats, seed=10 + seats)
    for _ in range(60):
        evening.step()
    late = {seat: len(journal.lines) for seat, journal in evening.journals.items()}
    while not evening.game.over():
        evening.step()
        for seat, journal in evening.journals.items():
            lines = journal.lines[late[seat] :]
            guess = courtier.guess("duhr", courtier.view(evening.game, seat), lines, Rng(2))
            assert isinstance(guess, Court)
            assert courtier.view(guess, seat) == courtier.view(evening.game, seat)
            assert evening.game.over() or all_cards(guess) == box(guess)


def fits(evening: Evening, seat: int | None, guess: Any) -> None:
    """The same view, the same cards, and what was once seen on a House is remembered there (D-INFO-6)."""
    game = evening.game
    assert courtier.view(guess, seat) == courtier.view(game, seat)
    assert guess.rows == game.rows
    if game.turn > 0:
        assert all_cards(guess) == box(guess)
        assert SCANDAL not in guess.web[: guess.left]


def all_cards(court: Court) -> list[int]:
    """How many of each kind there are, wherever they lie."""
    lying = [card & KIND for row in court.rows for card in row] + court.web[: court.left] + court.discard
    lying += [EVENT + event for event in events_in_play(court)] + [SCANDAL] * court.scandals
    counts = [lying.count(kind) for kind in range(len(court.aside))]
    for hand in [*court.hands, court.aside]:
        counts = [total + count for total, count in zip(counts, hand, strict=True)]
    return counts


def box(court: Court) -> list[int]:
    """The cards in use."""
    suspicions = [SUSPICIONS if house in court.houses else 0 for house in range(SCANDAL)]
    return [*suspicions, SCANDALS, *[1] * (len(court.aside) - EVENT)]


def test_concealed_cards_are_backs_in_every_view() -> None:
    evening = Evening(5, seed=3)
    seen = 0
    while not evening.game.over():
        evening.step()
        for seat in evening.journals:
            zones = [zone for each in courtier.view(evening.game, seat)["seats"] for zone in each["zones"]]
            for row, zone in zip(evening.game.rows, [each for each in zones if each["kind"] == "house"], strict=True):
                for card, shown in zip(row, zone["cards"], strict=True):
                    assert (card >= CONCEALED) == (shown == {"kind": "concealed", "face": "down"})
                    seen += card >= CONCEALED
    assert seen > 0
