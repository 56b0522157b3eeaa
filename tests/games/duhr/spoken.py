"""What is this game's own in the tests of words (`tests/games/words.py`)."""

from typing import Any

from tests.games.words import Spoken

from courtier.games.duhr import words
from courtier.games.duhr.cards import AGENDAS, CARDS, EVENTS, HOUSES, STATUSES

ENGLISH = """
    the of your you and with pay pays turn turns draw draws from suspicion favored disfavored vilified house
    scandalize is are by it then nobody everybody game conspiracy which negate discard concealed card cards
"""
GERMAN = """
    der die das und oder mit zahlt zahlst zug zieht von aus verdacht gunst ungnade geächtet haus
    ist sind er danach niemand alle spiel du dein verschwörung welche verneinen abwerfen verdeckte karte karten
"""
RARE = """
    ask_mode by_scandal by_scandal_part by_suspicion by_suspicion_part commit_by_scandal commit_by_suspicion
    game_ends_none masterstroke no_act over_together you_too replaced_concealed shifted_unseen taken_up_unseen
    tale_disfavored tale_vilified promise_aim verdict_excused
"""  # heard in test_words_*.py


def elsewhere(lang: str) -> list[str]:
    """All that is said outside of a game."""
    texts = [words.card_name(card, lang) for card in (*CARDS, "concealed", *AGENDAS, *HOUSES)]
    texts += [words.source_name(source, lang) for source in (*STATUSES, *AGENDAS)]
    texts += [words.agenda_text(agenda, lang, {}) for agenda in AGENDAS]
    texts += [words.event_text(event, lang, {}) for event in EVENTS]
    texts += [words.house_text(house, lang, {}) for house in HOUSES]
    texts += [words.expectation(0.5, lang), words.expectation_scale(lang)]
    return texts + [text for clause in CLAUSES for text in clause_texts(clause, lang)]


CLAUSES = (
    {"kind": "give", "by": 0, "to": 1, "what": "scandal", "count": 2},
    {"kind": "give", "by": 0, "to": 1, "picks": ["scandal"]},
    {"kind": "give", "by": 0, "to": 1},
    {"kind": "show", "by": 0, "to": 1, "what": "cards", "place": "suspicion.usari"},
    {"kind": "show", "by": 0, "to": 1, "what": "conspiracy"},
    {"kind": "show", "by": 0, "to": 1, "what": "agenda"},
    {"kind": "words", "by": 0, "to": 1, "text": "Bob"},
    {"kind": "refrain", "by": 0, "to": 1, "verbs": ["harm"], "whom": 1, "until": 7},
    {"kind": "do", "by": 0, "to": 1, "verbs": ["give"], "whom": 1, "what": "scandal", "until": 7},
)


def clause_texts(clause: dict[str, Any], lang: str) -> list[str]:
    """A clause of an offer as its giver, its receiver and a stranger read it."""
    return [words.clause_text(clause, lang, ("Ann", "Bob"), you) for you in (0, 1, None)]


SPOKEN = Spoken(
    deals=[(4 + seed % 3, seed, {"deals": "menu"} if seed % 4 == 3 else {}) for seed in range(48)],
    elsewhere=elsewhere,
    card="scandal",
    english=ENGLISH,
    german=GERMAN,
    rare=RARE,
    rare_questions="choose_mode",
    rare_events="no_act replaced_concealed shifted_unseen taken_up_unseen shown_cards",
)
