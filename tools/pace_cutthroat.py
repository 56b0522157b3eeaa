"""Counts the questions of Cutthroat Kingdoms that a person answers by hand at a table, by playing.

    python tools/pace_cutthroat.py --games 200 --seats 3,4,5,6

Everybody is a person with the default standing orders; deals are made at the table. People answer at random, as those
in the first trials of the rules did, who announced 68, 100, 124 and 152 times a game at three to six seats. They seldom
stop an announcement (`--wait`); each stop asks the announcer once more. `--greedy` lets the greedy bot answer for all
instead, which takes long. `--option` changes the game.
"""

import argparse
from collections import Counter
from statistics import mean, quantiles
from typing import Any

import courtier
from courtier import Rng, bots
from courtier.core.options import read_option
from courtier.core.pending import Window
from courtier.core.registry import kind
from courtier.games.cutthroat.actions import CONTINUE, VERB_OF, WAIT
from courtier.games.cutthroat.decisions.announcement import CarryOut
from courtier.table.standing_orders import is_answered, usual_order

NAME = "cutthroat"
SHOWN = 12  # questions that are listed


class People:
    """Those who play one game, and what they were asked."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any], asked: argparse.Namespace) -> None:
        self.match = courtier.Match(NAME, [None] * seats, seed, options)
        self.rng = Rng(seed)
        self.wait = asked.wait
        self.bots = [bots.make(NAME, "greedy") for _ in range(seats)] if asked.greedy else []
        self.by_hand: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.announced: dict[int, CarryOut] = {}  # by identity

    def play(self) -> None:
        """The whole game. The first stop closes a window, as at a table."""
        game = self.match.game
        while not game.over():
            self.announced.update({id(step): step for step in game.pending if isinstance(step, CarryOut)})
            asking, seat = game.asking, game.actor()
            action = self.answer(seat)
            self.match.answer(seat, action)
            if isinstance(asking, Window) and action == asking.closing:
                for other in game.actors() if game.asking is asking else []:
                    self.match.answer(other, game.default(other))

    def answer(self, seat: int) -> int:
        """A standing order answers, or the person does."""
        game, question = self.match.game, self.match.game.asking.name()
        if is_answered(game, seat, usual_order(kind(NAME), question)):
            return game.default(seat)
        self.by_hand[seat][question] += 1
        if question == "takeback":
            return WAIT if self.rng.below(1000) < 1000 * self.wait else CONTINUE
        if self.bots:
            return int(self.bots[seat].choose(self.match.view(seat), self.match.journal(seat), self.rng))
        return self.anything(game.legal(seat))

    def anything(self, legal: list[int]) -> int:
        """Every other time any answer; else first what to do, then to whom, so that many targets mean fewer attacks."""
        if self.rng.below(2):
            return legal[self.rng.below(len(legal))]
        verbs = list(dict.fromkeys(VERB_OF[code] for code in legal))
        verb = verbs[self.rng.below(len(verbs))]
        fitting = [code for code in legal if VERB_OF[code] == verb]
        return fitting[self.rng.below(len(fitting))]


def main() -> None:
    asked = read_arguments()
    options: dict[str, Any] = {"deals": "table"}
    options.update(read_option(kind(NAME).options, each) for each in asked.option)
    print("questions answered by hand, a person and game; 95 % of persons have at most the second number")
    for seats in map(int, asked.seats.split(",")):
        report(seats, [played(seats, seed, options, asked) for seed in range(asked.games)])


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="questions of Cutthroat Kingdoms answered by hand")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", default="3,4,5,6")
    parser.add_argument("--wait", type=float, default=0.1, help="the share of take-back questions answered with WAIT")
    parser.add_argument("--greedy", action="store_true")
    parser.add_argument("--option", action="append", default=[], help="of every game, as NAME=VALUE; may be repeated")
    return parser.parse_args()


def played(seats: int, seed: int, options: dict[str, Any], asked: argparse.Namespace) -> People:
    people = People(seats, seed, options, asked)
    people.play()
    return people


def report(seats: int, games: list[People]) -> None:
    persons = [each for game in games for each in game.by_hand]
    totals = [each.total() for each in persons]
    announced = mean(len(game.announced) for game in games)
    most = quantiles(totals, n=20)[-1]
    print(
        f"{seats} seats, {len(games)} games: mean {mean(totals):.1f}, {most:.0f}; {announced:.0f} announcements a game"
    )
    kinds = sum(persons, Counter[str]())
    print("   " + ", ".join(f"{name} {count / len(persons):.1f}" for name, count in kinds.most_common(SHOWN)))


if __name__ == "__main__":
    main()
