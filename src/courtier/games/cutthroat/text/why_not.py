"""Why something cannot be chosen now, from the seat's own view."""

from collections.abc import Sequence
from typing import Any, Final

from courtier.core.journal import question_to, zones
from courtier.core.why_not import Reasons, Tapped, said

REASONS: Final[Reasons] = {
    "no_military": {
        "en": "Only military cards can be used here: soldiers and mercenaries.",
        "de": "Hier zählen nur Militärkarten: Soldaten und Söldner.",
    },
    "colour": {
        "en": "Against a soldier you need a card of its colour.",
        "de": "Gegen einen Soldaten brauchst du eine Karte seiner Farbe.",
    },
    "defence_colour": {
        "en": "You defend with a card of the attacking colour only.",
        "de": "Du verteidigst nur mit einer Karte der angreifenden Farbe.",
    },
    "not_now_military": {
        "en": "Soldiers and mercenaries are laid under land, or discarded in a fight.",
        "de": "Soldaten und Söldner legst du unter Land oder wirfst sie im Kampf ab.",
    },
    "hireling_later": {
        "en": "This hireling has its own moment; its card says when.",
        "de": "Dieser Handlanger hat seinen eigenen Zeitpunkt; die Karte sagt, wann.",
    },
    "soldier_stays": {
        "en": "A soldier cannot be taken.",
        "de": "Ein Soldat kann nicht genommen werden.",
    },
    "own_land": {
        "en": "This land is yours.",
        "de": "Dieses Land gehört dir.",
    },
    "others_land": {
        "en": "This land belongs to {owner}.",
        "de": "Dieses Land gehört {owner}.",
    },
    "free_land": {
        "en": "This land is free.",
        "de": "Dieses Land ist frei.",
    },
    "spouse_land": {
        "en": "You may not attack your spouse, {owner}.",
        "de": "Deinen Ehepartner {owner} darfst du nicht angreifen.",
    },
    "out_of_reach": {
        "en": "You cannot reach it now: land of others bars the way, you have too little, or you named it before.",
        "de": "Das erreichst du jetzt nicht: Fremdes Land versperrt den Weg, dir fehlt etwas, oder es war schon dran.",
    },
    "plagued": {
        "en": "This land is plagued already.",
        "de": "Dieses Land ist schon verseucht.",
    },
    "healthy": {
        "en": "This land is healthy.",
        "de": "Dieses Land ist gesund.",
    },
    "married": {
        "en": "{name} is married.",
        "de": "{name} ist verheiratet.",
    },
    "dead_heir": {
        "en": "The heir of {name} is dead.",
        "de": "Der Erbe von {name} ist tot.",
    },
    "oneself": {
        "en": "You cannot name yourself here.",
        "de": "Dich selbst kannst du hier nicht nennen.",
    },
}
MILITARY: Final = ("soldier", "mercenary")
FIGHTS: Final = ("lay_stack", "occupy", "assault", "defend", "pay_toll")
PLAGUES: Final = ("plague_territory", "plague_second", "plague_own")
OWN: Final = ("choose_tribute", "plague_own")


def why_not(view: Any, found: Tapped, lang: str, names: Sequence[str]) -> str:
    """In words, or empty if the game has no reason of its own."""
    question = question_to(view)
    land = land_of(view, found)
    if land is not None:
        key = of_land(view, question, land)
    else:
        key = of_seat(view, question, found) if found.kind == "seat" else of_hand(question, found)
    owner = land["owner"] if land else None
    facts = {
        "owner": "" if owner is None else names[owner],
        "name": names[found.owner or 0] if found.kind == "seat" else "",
    }
    return said(REASONS, key, lang, **facts) if key else ""


def land_of(view: Any, found: Tapped) -> dict[str, Any] | None:
    """What all know of the territory that was pointed at, by itself or by its stack."""
    if found.kind not in ("territory", "stack"):
        return None
    place = found.part.partition("@")[2].partition(":")[0]
    for zone in zones(view):
        if zone["id"] == f"land@{place}":
            known: dict[str, Any] = zone["cards"][0]["more"]
            return known
    return None


def of_hand(question: str, found: Tapped) -> str:
    if found.kind != "hand":
        return ""
    military = found.card.partition(".")[0] in MILITARY
    if question == "take_card":
        return "soldier_stays" if found.card.startswith("soldier") else ""
    if question not in FIGHTS:
        return "not_now_military" if military else "hireling_later"
    if not military:
        return "no_military"
    return {"assault": "colour", "defend": "defence_colour"}.get(question, "")


def of_land(view: Any, question: str, land: dict[str, Any]) -> str:
    if question in PLAGUES and land["plagued"]:
        return "plagued"
    if question in ("cure_territory", "cure_more") and not land["plagued"]:
        return "healthy"
    if question in OWN:
        return whose(view, land) if land["owner"] != view["you"] else ""
    if question in ("choose_start", "conquer"):
        return whose(view, land) if land["owner"] is not None else "out_of_reach"
    if question == "attack":
        return attacked(view, land)
    return ""


def attacked(view: Any, land: dict[str, Any]) -> str:
    if land["owner"] is None or land["owner"] == view["you"]:
        return whose(view, land)
    return "spouse_land" if view["more"]["spouses"][view["you"]] == land["owner"] else "out_of_reach"


def whose(view: Any, land: dict[str, Any]) -> str:
    if land["owner"] is None:
        return "free_land"
    return "own_land" if land["owner"] == view["you"] else "others_land"


def of_seat(view: Any, question: str, found: Tapped) -> str:
    assert found.owner is not None
    if question == "woo":
        if view["more"]["dead_heirs"][found.owner]:
            return "dead_heir"
        if view["more"]["spouses"][found.owner] is not None:
            return "married"
    return "oneself" if found.owner == view["you"] else ""
