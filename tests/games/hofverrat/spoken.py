"""What is this game's own in the tests of words (`tests/games/words.py`)."""

from tests.games.words import Spoken

from courtier.games.hofverrat import words
from courtier.games.hofverrat.cards import CARDS, FAMILIES
from courtier.games.hofverrat.deck import own_rows
from courtier.games.hofverrat.events import MISSIONS

ENGLISH = """
    the of your you and with lay lays laid keep keeps table card cards spy turn turns draw draws from noble guard
    courtier above below is are by district butterfly toad hare stag carp it then nobody everyone game
"""
GERMAN = """
    der die das und oder mit legt legst gelegt tafel karte karten spion zug zieht von aus adliger wächter höfling
    oben unten ist sind bezirk kröte hase hirsch karpfen er danach niemand alle spiel du dein
"""
RARE = "counts_times judged_absent over_together you"  # heard in test_words_*.py


def elsewhere(lang: str) -> list[str]:
    """All that is said outside of a game."""
    texts = [words.card_name(card, lang) for card in (*CARDS, "spy", *MISSIONS)]
    texts += [words.source_name(source, lang) for source in (*FAMILIES, *MISSIONS)]
    texts += [words.mission_text(mission, lang, {}) for mission in MISSIONS]
    texts += [row["text"][lang] for row in own_rows()["role"]]
    texts += [words.expectation(0.5, lang), words.expectation_scale(lang)]
    return texts


SPOKEN = Spoken(
    deals=[(seats, seats, {}) for seats in (2, 3, 4, 5)],
    elsewhere=elsewhere,
    card="hare.noble",
    english=ENGLISH,
    german=GERMAN,
    rare=RARE,
    alike=True,
)
