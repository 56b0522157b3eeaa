"""What the start page says of each game: for whom it is, how long it takes, what can be chosen."""

from typing import Any, Final

from courtier.bots import levels
from courtier.core.data import package_text
from courtier.core.registry import Kind, kind, names

MINUTES: Final = {"hofverrat": 20, "duhr": 45, "intrigue": 60, "cutthroat": 90}
SENTENCES: Final = {
    "hofverrat": {
        "en": "Raise families at the queen’s table or bring them down, and keep what rises.",
        "de": "Hebe Familien an die Tafel der Königin oder stürze sie, und behalte, was steigt.",
    },
    "duhr": {
        "en": "Lesser houses struggle for favor; a scandal well placed undoes a rival.",
        "de": "Kleine Häuser ringen um Gunst; ein gut gesetzter Skandal stürzt den Rivalen.",
    },
    "intrigue": {
        "en": "Trade, accuse and bribe your way through a court where every card is a secret.",
        "de": "Handle, klage an und besteche dich durch einen Hof, an dem jede Karte ein Geheimnis ist.",
    },
    "cutthroat": {
        "en": "Marry, swear and betray: noble houses bargain for a throne that seats only one.",
        "de": "Heirate, schwöre, verrate: Adelshäuser feilschen um einen Thron, auf dem nur einer sitzt.",
    },
}


def shelf(lang: str) -> list[dict[str, Any]]:
    return [about(kind(name), lang) for name in names()]


def about(game: Kind, lang: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "sentence": SENTENCES.get(game.name, {}).get(lang, ""),
        "minutes": MINUTES.get(game.name),
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "help": option.help[lang],
            }
            for option in game.options
        ],
        "bots": levels(game.name),
        "draftable": game.draftable,
    }


def rules(game: Kind, lang: str) -> dict[str, Any]:
    """What a player has to know: the player's rules of the game, and its words."""
    return {"text": rules_text(game, lang), "glossary": dict(game.glossary[lang])}


def rules_text(game: Kind, lang: str) -> str:
    """The text that comes with the game; the rules of its questions where it has none."""
    try:
        return package_text(f"courtier.games.{game.name}", f"text/rules.{lang}.md")
    except (FileNotFoundError, ModuleNotFoundError):
        parts = [f"# {game.title}", SENTENCES.get(game.name, {}).get(lang, "")]
        parts += dict.fromkeys(game.explain(question, lang) for question in game.questions)
        return "\n\n".join(part for part in parts if part)
