"""A player that only reads and writes text, as a language model does.

python examples/text_agent.py
In this folder: courtier tournament hofverrat --bots text_agent:TextPlayer,random --games 20
"""

import re
from collections.abc import Callable

import courtier
from courtier import Journal, Rng, View

Model = Callable[[str], str]  # put a call of your language model here
ATTEMPTS = 3
ANSWER = re.compile(r"^(\d+): (.*)$", re.MULTILINE)


def hoarder(text: str) -> str:
    """A very small model: it keeps nobles and courtiers for itself, and else takes the first answer."""
    for number, words in ANSWER.findall(text):
        if "in your district" in words and ("noble" in words or "courtier" in words):
            return f"I choose {number}."
    return "I choose 1."


class TextPlayer:
    """A bot whose answers come from a function from text to text."""

    def __init__(self, model: Model = hoarder) -> None:
        self.model = model

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """Ask the model until it names a number that is offered; after three attempts, take any answer."""
        names = [f"Player {seat + 1}" for seat in range(len(view["seats"]))]
        text = courtier.describe(view, "en", names)
        most = len(view["choices"])
        for _ in range(ATTEMPTS):
            reply = self.model(text)
            found = re.search(r"\d+", reply)
            if found and 1 <= int(found[0]) <= most:
                return view["choices"][int(found[0]) - 1]["code"]
            text += f"\n\nYou replied “{reply}”. Expected one number from 1 to {most}."
        return view["choices"][rng.below(most)]["code"]


if __name__ == "__main__":
    match = courtier.Match("hofverrat", [TextPlayer(), "random", "random"], seed=7)
    print("winners:", match.play(), "scores:", match.game.scores())
