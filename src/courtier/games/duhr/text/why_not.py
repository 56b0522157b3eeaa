"""Why something cannot be chosen now, from the seat's own view."""

from collections.abc import Sequence
from typing import Any, Final

from courtier.core.journal import question_to
from courtier.core.why_not import Reasons, Tapped, said

REASONS: Final[Reasons] = {
    "no_pair": {
        "en": "To negate you discard two suspicions of one House; of this one you hold only one.",
        "de": "Zum Verneinen legst du zwei Verdachtskarten eines Hauses ab; von diesem hast du nur eine.",
    },
    "no_suspicion": {
        "en": "Only suspicions negate: two of one House.",
        "de": "Verneint wird nur mit Verdachtskarten: mit zweien eines Hauses.",
    },
    "lies": {
        "en": "What lies at a House is reached by an ability, a masterstroke or an event, not by itself.",
        "de": "Was bei einem Haus liegt, erreichst du mit einer Fähigkeit, einem Meisterstreich oder einem Ereignis.",
    },
    "other_conspiracy": {
        "en": "Only its owner reveals this conspiracy.",
        "de": "Diese Verschwörung deckt nur auf, wem sie gehört.",
    },
    "house_unfavored": {
        "en": "{house} is not in favor now: no suspicion can be raised on it.",
        "de": "{house} ist jetzt nicht in Gunst: Dort lässt sich kein Verdacht erheben.",
    },
    "house_absent": {
        "en": "The House of this suspicion does not play; the card is worth a discard, or a masterstroke as a pair.",
        "de": "Das Haus dieses Verdachts spielt nicht mit; sie taugt zum Ablegen oder als Paar zum Meisterstreich.",
    },
    "seat_unfavored": {
        "en": "The card must go to a House in favor; that of {name} is not.",
        "de": "Die Karte muss zu einem Haus in Gunst; das von {name} ist es nicht.",
    },
    "oneself": {
        "en": "You cannot name yourself here.",
        "de": "Dich selbst kannst du hier nicht nennen.",
    },
}
INTO_FAVOR: Final = ("choose_scandal_house", "choose_masterstroke_house", "choose_destination")


def why_not(view: Any, found: Tapped, lang: str, names: Sequence[str]) -> str:
    """In words, or empty if the game has no reason of its own."""
    key = reason(view, question_to(view), found)
    facts = {"house": found.card.rpartition(".")[2].capitalize()}
    if found.kind == "seat":
        facts["name"] = names[found.owner or 0]
    return said(REASONS, key, lang, **facts) if key else ""


def reason(view: Any, question: str, found: Tapped) -> str:
    if found.kind == "seat":
        return of_seat(view, question, found)
    if question == "negate" and found.kind == "hand":
        return "no_pair" if found.card.startswith("suspicion.") else "no_suspicion"
    if question != "main":
        return ""
    if found.kind == "house":
        return "lies"
    if found.kind == "conspiracy" and found.owner not in (None, view["you"]):
        return "other_conspiracy"
    return of_hand(view, found.card) if found.kind == "hand" else ""


def of_hand(view: Any, card: str) -> str:
    """A suspicion of one's own turn that can be raised nowhere and does nothing else."""
    if not card.startswith("suspicion."):
        return ""
    house = card.rpartition(".")[2]
    if house not in view["more"]["houses"]:
        return "house_absent"
    status = view["more"]["status"][view["more"]["houses"].index(house)]
    return "" if status == "favored" else "house_unfavored"


def of_seat(view: Any, question: str, found: Tapped) -> str:
    assert found.owner is not None
    if question in INTO_FAVOR:
        return "" if view["more"]["status"][found.owner] == "favored" else "seat_unfavored"
    return "oneself" if found.owner == view["you"] and question in ("choose_target", "choose_second") else ""
