"""Describes each game for the start page: for how many players it is, how long it takes, which options it has."""

from typing import Any

from courtier.bots import characters, levels
from courtier.core.languages import spoken
from courtier.core.registry import Kind, kind, names
from courtier.server.pages import web_folder
from courtier.table.lesson_data import minutes_of


def catalog(lang: str) -> list[dict[str, Any]]:
    """All games, the shorter ones first."""
    return [about(game, lang) for game in sorted(map(kind, names()), key=lambda game: game.minutes)]


def about(game: Kind, lang: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "sentence": spoken(game.sentence, lang),
        "minutes": game.minutes,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "usual": [value for value in option.usual() if value is not None],
                "most": option.most,
                "of_seats": option.of_seats,
                "help": spoken(option.help, lang),
            }
            for option in game.options
        ],
        "bots": levels(game.name),
        "characters": characters(game.name),
        "draftable": game.draftable,
        "lesson": minutes_of(game.name),
        "campaign": game.campaign.games if game.campaign else None,
        "deals": {"binding": game.deals.binding, "public": game.deals.public} if game.deals else None,
        "seconds": {**game.brief_seconds, **game.bargain_seconds},
        "orders": {question: list(orders) for question, orders in game.standing_orders.items()},
        **looks(game, lang),
    }


def looks(game: Kind, lang: str) -> dict[str, Any]:
    """How the web client shows it; its skin and its drawing are found by the game's name."""
    look, folder = game.appearance, web_folder()
    return {
        "crests": look.crests,
        "emblem": look.emblem,
        "place": spoken(look.place, lang) if look.place else "",
        "skin": folder is not None and (folder / "skins" / f"{game.name}.js").exists(),
        "picture": folder is not None and (folder / "art" / f"start-{game.name}.svg").exists(),
    }


def rules(game: Kind, lang: str) -> dict[str, Any]:
    """What a player has to know: the player's rules of the game, and its words."""
    return {"text": game.marked_rules(lang), "glossary": dict(spoken(game.glossary, lang))}
