"""Any game in sentences, from the envelope of its view: zone after zone, seats from the left neighbour on."""

from typing import Any

from courtier.reading.phrases import listed
from courtier.reading.reader import Reader, View, from_left
from courtier.reading.sentences import Sentences


def read(view: View, reader: Reader) -> list[str]:
    lines = [reader.say("turn", number=view["turn"]["number"]).capitalize() + "."]
    owner = ""
    for name, label, cards in rows(view, reader):
        owner = name or owner
        lines.append(f"{owner}, {label}: {cards}.")
    return lines


def rows(view: View, reader: Reader) -> list[tuple[str, str, str]]:
    """Whose, which zone, what lies there; the owner is named in the first row only."""
    found: list[tuple[str, str, str]] = []
    groups = [(reader.say("common_zones"), view["common"])]
    groups += [(reader.name(view, seat), view["seats"][seat]["zones"]) for seat in from_left(view)]
    for owner, zones in groups:
        for place, zone in enumerate(zones):
            found.append((owner if place == 0 else "", words(zone["id"]), lying(zone, reader)))
    return found


def lying(zone: dict[str, Any], reader: Reader) -> str:
    """The cards of a zone as far as the view shows them."""
    if "count" in zone:
        return reader.cards(zone["count"])
    return ", ".join(card_words(card, reader) for card in zone["cards"]) or reader.say("empty")


def card_words(card: Any, reader: Reader) -> str:
    if card == "unknown":
        return reader.say("unknown")
    name = words(card["kind"])
    return reader.say("face_down", card=name) if card["face"] == "down" else name


def words(name: str) -> str:
    """An id, readable."""
    return name.replace("_", " ").replace(".", " ").replace(":", " ").partition("@")[0]


def read_count(view: View, reader: Reader) -> list[str]:
    result = view["result"]
    return [
        reader.say(
            "score_line",
            name=reader.names[seat],
            points=result["scores"][seat],
            parts=listed([f"{words(each['source'])} {each['points']:+d}" for each in sources], reader.say),
        )
        for seat, sources in enumerate(result["sources"])
    ]


SENTENCES = Sentences(read, read_count)
