"""What the start page says of each game: for whom it is, how long it takes, what can be chosen."""

from typing import Any

from courtier.bots import levels
from courtier.core.registry import Kind, kind, names


def catalog(lang: str) -> list[dict[str, Any]]:
    """All games, the shorter ones first."""
    return [about(game, lang) for game in sorted(map(kind, names()), key=lambda game: game.minutes)]


def about(game: Kind, lang: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "sentence": game.sentence[lang],
        "minutes": game.minutes,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "most": option.most,
                "of_seats": option.of_seats,
                "help": option.help[lang],
            }
            for option in game.options
        ],
        "bots": levels(game.name),
        "draftable": game.draftable,
        "campaign": game.campaign.games if game.campaign else None,
    }


def rules(game: Kind, lang: str) -> dict[str, Any]:
    """What a player has to know: the player's rules of the game, and its words."""
    return {"text": game.marked_rules(lang), "glossary": dict(game.glossary[lang])}
