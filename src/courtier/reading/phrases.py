"""The words of a table in sentences that belong to no game, English and German."""

from typing import Any, Final

from courtier.core.languages import spoken
from courtier.core.text import series
from courtier.reading.reader import Say

PHRASES: Final[dict[str, dict[str, str]]] = {
    "welcome": {
        "en": "{title}. You are {name}, seat {seat} of {seats}; on your left sits {left}.",
        "de": "{title}. Du bist {name}, Platz {seat} von {seats}; links von dir sitzt {left}.",
    },
    "watching": {"en": "{title}. You watch.", "de": "{title}. Du siehst zu."},
    "choose": {
        "en": "Answer with a number from 1 to {most}:",
        "de": "Antworte mit einer Zahl von 1 bis {most}:",
    },
    "choose_only": {"en": "There is one answer:", "de": "Es gibt eine Antwort:"},
    "and": {"en": "and", "de": "und"},
    "you": {"en": "you", "de": "du"},
    "score_line": {"en": "{name}: {points} in all: {parts}.", "de": "{name}: {points} insgesamt: {parts}."},
    # A table of any game
    "turn": {"en": "turn {number}", "de": "Zug {number}"},
    "common_zones": {"en": "the middle", "de": "die Mitte"},
    "empty": {"en": "empty", "de": "leer"},
    "face_down": {"en": "{card} (face down)", "de": "{card} (verdeckt)"},
    "unknown": {"en": "unknown", "de": "unbekannt"},
    "cards": {"en": "{count} cards", "de": "{count} Karten"},
    "one_card": {"en": "1 card", "de": "1 Karte"},
    # Deals
    "deals_unknown": {"en": "{title} has no deals.", "de": "In {title} gibt es keine Abmachungen."},
    "deals_none": {"en": "Nobody has made a deal yet.", "de": "Noch gibt es keine Abmachung."},
    "deal": {"en": "Deal {number}, turn {turn}: {people}.", "de": "Abmachung {number}, Zug {turn}: {people}."},
    "deal_promise": {"en": "  {text} → {verdict}", "de": "  {text} → {verdict}"},
    "verdict_open": {"en": "still open", "de": "noch offen"},
    "verdict_kept": {"en": "kept", "de": "gehalten"},
    "verdict_moot": {"en": "never tested", "de": "nie auf die Probe gestellt"},
    "verdict_excused": {"en": "impossible to keep", "de": "nicht zu halten"},
    "verdict_broken": {"en": "broken", "de": "gebrochen"},
    "verdict_against": {"en": "not kept", "de": "nicht eingehalten"},
    "verdict_over": {"en": "its time is over", "de": "die Zeit ist um"},
}


def speaker(lang: str) -> Say:
    """Says a phrase in that language; in English where there is no other."""

    def say(key: str, **values: Any) -> str:
        return spoken(PHRASES[key], lang).format(**values)

    return say


def listed(words: list[str], say: Say, last: str = "and") -> str:
    """`a, b and c`."""
    return series(words, say(last)) if words else ""


def numbered_answer(number: int, words: str, follows: str) -> str:
    """An answer as one reads it aloud: its number, a sentence, and what follows from it."""
    closed = words if words.endswith((".", "?", "!")) else words + "."
    return f"{number}: {closed[:1].upper()}{closed[1:]} {follows}".rstrip()
