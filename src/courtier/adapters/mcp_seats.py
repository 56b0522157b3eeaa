"""What a language model can do at a seat: each public method that `tools` lists becomes a tool of MCP.

The first lines of a method's docstring are what the model reads about the tool. A mistake raises `CourtierError`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

import courtier
from courtier.core.errors import CourtierError
from courtier.core.registry import kind
from courtier.reading.description import describe_question
from courtier.reading.phrases import speaker
from courtier.reading.reader import Reader
from courtier.reading.sentences import story_lines
from courtier.terminal.terminal_game import TerminalGame

PHRASES: Final = {
    "happened": {"en": "What happened:", "de": "Was geschah:"},
    "not_asked": {"en": "You are not asked now. {waiting}", "de": "Du bist jetzt nicht gefragt. {waiting}"},
    "wrong_number": {
        "en": "Expected the number of an answer, from 1 to {most}; got {number}.",
        "de": "Erwartet wird die Nummer einer Antwort, von 1 bis {most}; es kam {number}.",
    },
}


def say(key: str, lang: str, **facts: Any) -> str:
    return PHRASES[key]["de" if lang == "de" else "en"].format(**facts)


class ModelSeat(ABC):
    """A seat for a model, wherever the table is. It shows the view of that seat and nothing else."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @abstractmethod
    def view(self) -> Any:
        """What the seat may see now."""

    @abstractmethod
    def names(self) -> Sequence[str]:
        """The players by seat."""

    @abstractmethod
    def news(self) -> list[str]:
        """What happened since this was asked last."""

    @abstractmethod
    def answer(self, code: int) -> None:
        """Give one of the legal answers."""

    def tools(self) -> list[Callable[..., str]]:
        """What the model can do."""
        return [self.look, self.choices, self.choose, self.back, self.rules, self.explain]

    # Tools

    def look(self) -> str:
        """See the whole table as your seat sees it, what happened since you last looked, and your numbered choices."""
        return self.with_news(courtier.describe(self.view(), self.lang, self.names()))

    def choices(self) -> str:
        """Read the open question with its numbered choices, or whom the table waits for."""
        return describe_question(self.view(), self.lang, self.names())

    def choose(self, number: int) -> str:
        """Answer the open question with the number of a choice; you read what happened and what is asked next."""
        offered = self.view()["choices"]
        if not offered:
            raise CourtierError(say("not_asked", self.lang, waiting=self.choices()))
        if not 1 <= number <= len(offered):
            raise CourtierError(say("wrong_number", self.lang, most=len(offered), number=number))
        self.answer(offered[number - 1]["code"])
        return self.with_news(self.choices())

    @abstractmethod
    def back(self) -> str:
        """Take back your last choice, while it is only a part of an answer (for example the first card of two)."""

    def rules(self) -> str:
        """Read the rules of the game."""
        view = self.view()
        return kind(view["game"]).rules_with(view["more"].get("options", {}), self.lang)

    def explain(self) -> str:
        """Read the rules of the question that you are asked now."""
        view = self.view()
        own = [each["question"] for each in view["asked"] if each["seat"] == view["you"]]
        if not own:
            raise CourtierError(say("not_asked", self.lang, waiting=self.choices()))
        return kind(view["game"]).explained(own[0], view["more"].get("options", {}), self.lang)

    def with_news(self, text: str) -> str:
        """The text, after what happened since the model last read."""
        lines = self.news()
        return "\n".join([say("happened", self.lang), *lines, "", text]) if lines else text


class LocalSeat(ModelSeat):
    """A seat at a table in this process, against bots."""

    def __init__(self, match: TerminalGame, lang: str) -> None:
        super().__init__(lang)
        self.match = match
        self.told = 0  # lines of the story that were read
        self.let_bots_answer()

    def view(self) -> Any:
        return self.match.view()

    def names(self) -> Sequence[str]:
        return self.match.names

    def news(self) -> list[str]:
        story = self.match.story()
        fresh, self.told = story[self.told :], len(story)
        reader = Reader(self.lang, speaker(self.lang), self.match.names)
        return story_lines(fresh, reader, self.match.game.options)

    def answer(self, code: int) -> None:
        self.match.answer(self.match.you, code)
        self.let_bots_answer()

    def let_bots_answer(self) -> None:
        while not self.match.over() and self.match.asked() != self.match.you:
            self.match.let_bot_answer()

    def back(self) -> str:
        self.match.step_back()
        return self.choices()

    back.__doc__ = ModelSeat.back.__doc__
