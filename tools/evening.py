"""Counts what an evening asks of a person: lines of the log, and clicks of a turn. `docs/evening.md` has the figures.

    python tools/evening.py --games 10 --seats 4

Bots play; seat 0 is the person. Nothing is drawn: clicks follow from the answers and their parts as the page asks for
them (`web/table/choosing.js`).
"""

import argparse
from collections import Counter
from typing import Any

import courtier
from courtier.core.registry import kind
from courtier.core.replay import story_of

PERSON = 0
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]


def main() -> None:
    parser = argparse.ArgumentParser(description="lines of the log and clicks of a turn, per game")
    parser.add_argument("--games", type=int, default=10, help="of each kind")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    asked = parser.parse_args()
    print(f"{asked.games} games each, {asked.seats} seats, {asked.bots}; means")
    for name in courtier.games():
        counts: Counter[str] = Counter()
        for seed in range(asked.games):
            counts += played(name, asked.seats, asked.bots, seed)
        print(name, {what: round(count / asked.games, 1) for what, count in sorted(counts.items())})


def played(name: str, seats: int, bot: str, seed: int) -> Counter[str]:
    """A whole game, counted."""
    match = courtier.Match(name, [bot] * seats, seed)
    counts: Counter[str] = Counter()
    turn = -1
    while not match.over():
        view: Any = match.view(PERSON)
        length = len(match.journal(PERSON).lines)
        match.step()
        answer = next((line for line in match.journal(PERSON).lines[length:] if "answer" in line), None)
        if answer is not None:
            counts += clicks(view, answer["answer"], kind(name).draftable)
            counts["questions"] += 1
        if view["turn"]["seat"] == PERSON and view["turn"]["number"] != turn:
            turn = view["turn"]["number"]
            counts["own turns"] += 1
    return counts + lines(match)


def clicks(view: Any, action: int, draftable: bool) -> Counter[str]:
    """With the button: each pick, and one click to send. At the least: a double click sends, a drag is one movement,
    and the only answer of a draft is laid out by itself."""
    picked = picks(view["choices"], action)
    least = 1 if is_dragged(view["choices"], action) else max(1, picked)
    if draftable and len(view["choices"]) == 1:
        least = 0
    return Counter({"clicks with the button": picked + 1, "movements at the least": least})


def picks(choices: list[Any], action: int) -> int:
    """How many parts one points at until one answer is left; none if there is one from the start."""
    goal = parts_of(choices, action)
    left = [each["parts"] for each in choices]
    for place, part in enumerate(goal):
        if len(left) == 1:
            return place
        left = [parts for parts in left if len(parts) > place and parts[place] == part]
    return len(goal)


def is_dragged(choices: list[Any], action: int) -> bool:
    """A card of the hand that goes to one place."""
    parts = parts_of(choices, action)
    return len(parts) == 2 and parts[0].startswith("hand:") and not parts[1].startswith("hand:")


def parts_of(choices: list[Any], action: int) -> list[str]:
    found: list[str] = next(each["parts"] for each in choices if each["code"] == action)
    return found


def lines(match: courtier.Match) -> Counter[str]:
    """The log that the person reads: all lines, and those that stay when bookkeeping is folded away."""
    game = kind(match.game.name())
    story, names = story_of(match.journal(PERSON)), NAMES[: len(match.players)]
    options = match.game.options
    told = [place for place, each in enumerate(story) if game.tell(each, "en", names, options)]
    folded = [place for place in told if game.in_short(story[place], story[:place][::-1], "en", names, options) != ""]
    return Counter({"lines": len(told), "lines folded": len(folded)})


if __name__ == "__main__":
    main()
