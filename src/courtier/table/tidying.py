"""Names and words as the table stores them, with spaces and odd characters tidied."""

from typing import Any

from msgspec.structs import replace

from courtier.table.commands import Configure, Counter, Offer, Say, Sit
from courtier.table.names import tidy_name, tidy_words
from courtier.table.offers import tidy_deal


def tidied(command: Any) -> Any:
    """The command with its name or words as people will read them; this is what the log keeps."""
    if isinstance(command, Sit):
        return replace(command, name=tidy_name(command.name))
    if isinstance(command, Say) and command.text is not None:
        return replace(command, text=tidy_words(command.text))
    if isinstance(command, Offer | Counter):
        return replace(command, deal=tidy_deal(command.deal))
    if isinstance(command, Configure) and command.title is not None:
        return replace(command, title=tidy_words(command.title))
    return command
