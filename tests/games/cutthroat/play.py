"""Plays a game of Cutthroat Kingdoms from a script: `play(game, "Ann attack 1; Ann card b; Bob yield")`.

A step is a name, the family of the answer in lower case (as in `actions.py`) and what it names: a place by its number,
a player by name, a card as in `table.py`, a house, a gem, a deck, an amount.
"""

from tests.games.cutthroat.table import NAMES, card

from courtier.games.cutthroat import actions
from courtier.games.cutthroat.actions import COLLECTED, SOURCE_COUNT
from courtier.games.cutthroat.cards import (
    CARD_CODES,
    DECKS,
    FEAST_CODES,
    GEMS,
    HIRELINGS,
    HOUSES,
    MOST_PLACES,
    MOST_SEATS,
)
from courtier.games.cutthroat.court import Court


def play(game: Court, script: str) -> Court:
    """Give the answers one after the other."""
    for step in script.split(";"):
        name, verb, *named = step.split()
        game.apply(NAMES.index(name), code(verb, named))
    return game


def legal(game: Court, name: str) -> list[int]:
    return game.legal(NAMES.index(name))


def offers(game: Court, name: str, words: str) -> bool:
    """May that player answer so?"""
    verb, *named = words.split()
    return code(verb, named) in legal(game, name)


def code(verb: str, named: list[str]) -> int:
    """The code of an answer in words."""
    base: int = getattr(actions, verb.upper())
    if not named:
        return base
    if verb in ("collect", "take_income", "fodder"):
        return base + {"collect": collected, "take_income": income, "fodder": fodder}[verb](named)
    return base + number(verb, named[0])


def number(verb: str, word: str) -> int:
    if word in NAMES:
        return NAMES.index(word)
    if verb in ("buy_mercenaries", "play_sneak"):
        return int(word) - 1
    if word.isdigit():
        return int(word)
    tables = {"card": CARD_CODES.get(card(word), -1), "dish": FEAST_CODES.get(word, -1)}
    if verb in tables:
        return tables[verb]
    return {"house": HOUSES, "colour": GEMS, "use_knowledge": DECKS, "term": actions.DEAL_TERMS}[verb].index(word)


def collected(named: list[str]) -> int:
    """`coins`, or `gems slaine` for blackmail."""
    source = 1 + HOUSES.index(named[1]) if len(named) > 1 else actions.BANK
    return COLLECTED.index(named[0]) * SOURCE_COUNT + source


def income(named: list[str]) -> int:
    """`coins 3`."""
    return COLLECTED.index(named[0]) * MOST_PLACES + int(named[1])


def fodder(named: list[str]) -> int:
    """`spy Bob`."""
    return HIRELINGS.index(named[0]) * MOST_SEATS + NAMES.index(named[1])


def pass_all(game: Court) -> Court:
    """Everybody who is asked to react passes."""
    while not game.over() and game.asking.name() == "react":
        game.step(actions.PASS)
    return game


def told(game: Court, event: str) -> bool:
    """Was this event told by the last answer?"""
    return any(each.row.name == event for each in game.news)
