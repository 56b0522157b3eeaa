"""Why something cannot be chosen now: what was pointed at, and the words where a game has no reason of its own.

A game's reasons are in its `text/why_not.py`. All is said from the seat's own view.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from courtier.core.errors import BadSetup
from courtier.core.journal import question_to, zones

NO_PART: Final = {
    "en": "Not part of this question: {question}",
    "de": "Gehört nicht zu dieser Frage: {question}",
}
Reasons = Mapping[str, Mapping[str, str]]  # by what is wrong, by language


class Tapped(NamedTuple):
    """What a person pointed at: a seat, a zone, or a card of a zone."""

    part: str  # its id in the view
    kind: str  # of the zone: `hand`, `district`; `seat` for a seat
    owner: int | None  # the seat, or the number of the zone, which is a seat where the zone is of a seat
    card: str  # its kind; empty for a seat, a zone or a card that the person does not see
    more: Mapping[str, Any]  # what all know of the card


def tapped(view: Any, part: str) -> Tapped:
    """What that id of the view names; `BadSetup` if it names nothing."""
    head, _, place = part.rpartition(":")
    if head == "seat" and place.isdecimal() and int(place) < len(view["seats"]):
        return Tapped(part, "seat", int(place), "", {})
    for zone in zones(view):
        number = zone["id"].partition("@")[2]
        owner = int(number) if number.isdecimal() else None
        if zone["id"] == part:
            cards = [card for card in zone.get("cards", []) if card != "unknown"]
            return Tapped(part, zone["kind"], owner, "", cards[0].get("more", {}) if len(cards) == 1 else {})
        if zone["id"] == head and place.isdecimal() and int(place) < len(zone.get("cards", [])):
            card = zone["cards"][int(place)]
            known = {} if card == "unknown" else card
            return Tapped(part, zone["kind"], owner, known.get("kind", ""), known.get("more", {}))
    raise BadSetup(f"the view holds nothing of the id {part!r}; expected a zone, a card of a zone or a seat")


def is_offered(view: Any, part: str) -> bool:
    """True if the part is one of the choices, or lies in the hand beside its like that is."""
    parts = {each for choice in view["choices"] for each in choice["parts"]}
    if part in parts:
        return True
    found = tapped(view, part)
    alike = [tapped(view, each) for each in parts if found.kind == "hand" and each.startswith("hand:")]
    return any(other.card == found.card for other in alike)


def said(reasons: Reasons, key: str, lang: str, **facts: Any) -> str:
    """A reason in a language."""
    return reasons[key][lang].format_map(facts)


def why_not(game: Any, view: Any, part: str, lang: str, names: Sequence[str]) -> str:
    """Why that part cannot be chosen now, in words; empty if it can, or if the viewer is not asked.

    `game` is the game's `Kind`. Raises `BadSetup` if the view holds no such part.
    """
    found = tapped(view, part)
    if not view["choices"] or is_offered(view, part):
        return ""
    own: str = game.why_not(view, found, lang, names) if question_to(view) else ""
    return own or NO_PART[lang].format(question=game.prompt(view, lang, names)["question"])
