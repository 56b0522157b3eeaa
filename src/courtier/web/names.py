"""What the browser has to know by name at a table: the game's cards, and the stock phrases of the table."""

from typing import Any

from courtier.core.registry import Kind
from courtier.table.phrases import PHRASES, STAMPS, is_about

LANGUAGES = ("en", "de")


def words(game: Kind, lang: str) -> dict[str, Any]:
    """What the game declares of its cards (`core/appearance.py`), phrases and stamps, and the game in four lines."""
    phrases = [{"name": name, "text": said[lang], "about": is_about(name)} for name, said in PHRASES.items()]
    stamps = [{"name": name, "text": said[lang]} for name, said in STAMPS.items()]
    title, lines = game.first_minute(lang)
    minute = {"title": title, "lines": lines} if lines else None
    return {**game.appearance.names(game.language(lang)), "phrases": phrases, "stamps": stamps, "minute": minute}
