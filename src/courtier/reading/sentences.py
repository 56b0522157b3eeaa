"""Which sentences describe the table of a game. A game without sentences of its own has the generic ones."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from courtier.core.registry import kind
from courtier.core.shapes import Glimpse
from courtier.reading.reader import Reader, View

Read = Callable[[View, Reader], list[str]]


def told(_: Mapping[str, Any]) -> bool:
    """No event is left out of the story."""
    return False


class Sentences(NamedTuple):
    """A table in sentences, from a view alone."""

    read: Read  # what lies on the table
    read_count: Read  # the result, by source
    untold: Callable[[Any], bool] = told  # glimpses that the story does without


def sentences_of(game: str) -> Sentences:
    own = f"courtier.reading.{game}"
    spec = find_spec(own)
    module = own if spec is not None and spec.submodule_search_locations else "courtier.reading.generic"
    found: Sentences = import_module(module).SENTENCES
    return found


def table_lines(view: View, reader: Reader) -> list[str]:
    """The table; when the game is over, the count after it."""
    own = sentences_of(view["game"])
    return own.read(view, reader) + ([] if view["result"] is None else own.read_count(view, reader))


def story_lines(story: Iterable[Glimpse], reader: Reader, options: Mapping[str, Any]) -> list[str]:
    """What happened, a sentence for each event, without bookkeeping. `options` are those of the game."""
    told = list(story)
    lines = (told_line(told, place, reader, options) for place in range(len(told)))
    return [words for words in lines if words]


def told_line(story: Sequence[Glimpse], place: int, reader: Reader, options: Mapping[str, Any]) -> str:
    """The sentence for the glimpse at that place; empty where the story does without it."""
    glimpse = story[place]
    game = kind(glimpse["game"])
    if sentences_of(game.name).untold(glimpse):
        return ""
    lang, earlier = game.language(reader.lang), reversed(story[:place])
    brief = game.summed_up(glimpse, earlier, lang, reader.names, options)
    return game.tell(glimpse, lang, reader.names, options) if brief is None else brief
