"""How names and words may look: no control characters, nothing invisible, and no name that looks like another.

`tidy_name` and `tidy_words` run before a command is logged, so the log holds what people read.
"""

import unicodedata
from typing import Final

MARKS_IN_A_ROW: Final = 2  # combining marks on one letter; more of them paint over the lines around
JOINERS: Final = "\u200c\u200d"  # some scripts and emoji need them inside a word
BLANK_LETTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # Unicode calls them letters or symbols; nobody sees them
SPACES: Final = ("Zl", "Zp", "Zs")
INVISIBLE: Final = ("Cc", "Cf", "Cn", "Co", "Cs")

# Pairs of a letter and the Latin letter it looks like in most fonts: a selection of Unicode's list of confusables.
CYRILLIC: Final = (
    "АA ВB ЕE ЅS Іl ЈJ КK МM НH ОO РP СC ТT ХX УY ҮY ԌG ԜW ԚQ Ӏl аa еe ѕs іi јj кk оo рp сc хx уy үy ԛq ԝw һh ԁd ӏl"
)
GREEK: Final = "ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa ιi κk νv οo ρp υu χx"
SIGNS: Final = "Il 1l |l 0o ıi ǀl łl ŁL øo ØO đd ĐD ɡg"
LOOK_ALIKES: Final = str.maketrans({pair[0]: pair[1] for pair in f"{CYRILLIC} {GREEK} {SIGNS}".split()})
TWO_FOR_ONE: Final = (("rn", "m"), ("vv", "w"))


def tidy_name(name: str) -> str:
    """The name in one spelling and with single spaces. What is wrong with it stays in it, for `is_readable` to see."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def is_readable(name: str) -> bool:
    """Can all of it be seen, and is it not empty?"""
    return bool(name) and name.isprintable() and not any(each in BLANK_LETTERS for each in name) and few_marks(name)


def few_marks(text: str) -> bool:
    return drop_marks(text) == text


def tidy_words(text: str) -> str:
    """The words without control characters and without characters that turn the direction of writing."""
    shown = "".join(shown_as(each) for each in unicodedata.normalize("NFC", text))
    return drop_marks(" ".join(shown.split()))


def shown_as(character: str) -> str:
    if character.isspace() or unicodedata.category(character) in SPACES:
        return " "
    if character in JOINERS:
        return character
    return "" if unicodedata.category(character) in INVISIBLE else character


def drop_marks(text: str) -> str:
    """The text with at most `MARKS_IN_A_ROW` combining marks after each letter."""
    kept, row = [], 0
    for each in text:
        row = row + 1 if unicodedata.combining(each) else 0
        if row <= MARKS_IN_A_ROW:
            kept.append(each)
    return "".join(kept)


def skeleton(name: str) -> str:
    """The same text for all names that a reader could take for one another, as for Ann, ANN, Änn and Аnn.

    Examples:
        >>> skeleton("Аnn") == skeleton("ann")
        True
    """
    plain = "".join(each for each in unicodedata.normalize("NFKD", name) if not unicodedata.combining(each))
    seen = plain.translate(LOOK_ALIKES).casefold()
    for two, one in TWO_FOR_ONE:
        seen = seen.replace(two, one)
    letters = "".join(each for each in seen if each.isalnum())
    return letters or seen
