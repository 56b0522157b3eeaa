"""Reads a view for the picture and for the sentences, and holds the words that both use."""

from typing import Any, Final

from courtier.core.view import zone_of, zone_of_seat
from courtier.core.words import capital, named, row_of
from courtier.games.hofverrat.cards import COLOURS, FAMILIES
from courtier.games.hofverrat.open_points import open_points
from courtier.games.hofverrat.text import rows_in
from courtier.games.hofverrat.text.names import own_turn, signed
from courtier.games.hofverrat.words import card_name, family_name, mission_text
from courtier.reading.reader import Reader, View
from courtier.reading.wording import Wording

Card = dict[str, Any]

QUEEN: Final = "queen"
COLUMNS: Final = (*FAMILIES[:3], QUEEN, *FAMILIES[3:])  # H-COMP-7, the order of the mat

WORDS: Final = {
    "title": {
        "en": "Hof-Verrat · turn {turn} of {turns} · pile {pile} · box {box}",
        "de": "Hof-Verrat · Zug {turn} von {turns} · Stapel {pile} · Schachtel {box}",
    },
    "title_left": {"en": " · on your left: {name}", "de": " · links von dir: {name}"},
    "over": {"en": "Hof-Verrat · the end", "de": "Hof-Verrat · das Ende"},
    "above": {"en": "above", "de": "oben"},
    "below": {"en": "below", "de": "unten"},
    "table": {"en": "the table", "de": "die Tafel"},
    "queen": {"en": "queen", "de": "Königin"},
    "spies": {"en": "spies", "de": "Spione"},
    "disgrace": {"en": "disgrace", "de": "Ungnade"},  # where “in disgrace” has no room
    "legend_spy": {"en": "{role}, face down, not counted", "de": "{role}, verdeckt, ungezählt"},
    "legend_weight": {"en": "{role} ×{weight}", "de": "{role} ×{weight}"},
    "removed": {"en": "Removed: {cards}.", "de": "Entfernt: {cards}."},
    "light": {"en": "light", "de": "helle"},
    "dark": {"en": "dark", "de": "dunkle"},
    "mission": {"en": "{colour} mission", "de": "{colour} Mission"},
    "missions": {"en": "mission", "de": "Mission"},  # the head of a column
    "read_turn": {
        "en": "Turn {turn} of {turns}. {pile} cards are in the pile, {box} unseen in the box.",
        "de": "Zug {turn} von {turns}. {pile} Karten sind im Stapel, {box} ungesehen in der Schachtel.",
    },
    "read_family": {
        "en": "{family}: {above} above, {below} below, {standing}.",
        "de": "{family}: {above} oben, {below} unten, {standing}.",
    },
    "read_above": {"en": "Above: {cards}.", "de": "Oben: {cards}."},
    "read_below": {"en": "Below: {cards}.", "de": "Unten: {cards}."},
    "read_queen": {
        "en": "In the queen’s column, face down: above {above}; below {below}.",
        "de": "In der Spalte der Königin, verdeckt: oben {above}; unten {below}.",
    },
    "read_spy": {
        "en": "{card} laid by {name} in turn {turn}",
        "de": "{card}, in Zug {turn} gelegt von {name}",
    },
    "read_own_spy": {
        "en": "{card} laid by you in turn {turn}",
        "de": "{card}, in Zug {turn} gelegt von dir",
    },
    "nobody": {"en": "nobody", "de": "niemand"},
    "read_district": {
        "en": "{name}, {hand} in hand, district worth {points} by its open cards: {cards}.",
        "de": "{name}, {hand} auf der Hand, Bezirk nach offenen Karten {points} wert: {cards}.",
    },
    "read_your_district": {
        "en": "Your district is worth {points} by its open cards: {cards}.",
        "de": "Dein Bezirk ist nach offenen Karten {points} wert: {cards}.",
    },
    "read_last_district": {
        "en": "{name}, district worth {points}: {cards}.",
        "de": "{name}, Bezirk {points} wert: {cards}.",
    },
    "read_your_last_district": {
        "en": "Your district is worth {points}: {cards}.",
        "de": "Dein Bezirk ist {points} wert: {cards}.",
    },
}
WORDING: Final = Wording(WORDS)
say = WORDING.say
counted = WORDING.counted


def progress(view: View) -> dict[str, int]:
    """Turns are counted as each player counts her own; pile and box by their cards."""
    seats = len(view["seats"])
    return {
        "turn": own_turn(view["turn"]["number"], seats),
        "turns": view["more"]["turns"] // seats,
        "pile": zone_of(view, "pile")["count"],
        "box": zone_of(view, "box")["count"],
    }


def column_of(card: Card) -> str:
    """Where a card belongs: a spy that lies face down to the queen (H-AREA-3), any other to its family."""
    return QUEEN if card["face"] == "down" else str(card["kind"].partition(".")[0])


def role_of(card: Card) -> str:
    return str(card["kind"].rpartition(".")[2])


def card_words(view: View, reader: Reader, card: Card) -> str:
    return card_name(card["kind"], reader.lang, rows_in(view["more"]["options"]))


def role_words(view: View, reader: Reader, role: str) -> str:
    return named(rows_in(view["more"]["options"]), "role", role, reader.lang)


def family_words(family: str, reader: Reader) -> str:
    """As the head of a column."""
    name = say(reader, "queen") if family == QUEEN else family_name(family, reader.lang)
    return capital(name)


def weight_of(view: View, role: str) -> int:
    weight: int = row_of(rows_in(view["more"]["options"]), "role", role)["weight"]
    return weight


def points_now(view: View, seat: int) -> str:
    """What the open cards of a district are worth as the families stand now (H/A-17); at the end, what they are."""
    return plus(open_points(view)[seat])


def plus(points: int) -> str:
    """With its sign, and a true minus."""
    return f"+{points}" if points > 0 else signed(points)


def removed(view: View, reader: Reader) -> list[str]:
    """What assassins took away, in one line, if anything."""
    words = [
        spy_words(view, reader, card) if card["face"] == "down" else card_words(view, reader, card)
        for card in zone_of(view, "removed")["cards"]
    ]
    return [say(reader, "removed", cards=counted(words, reader))] if words else []


def spy_words(view: View, reader: Reader, card: Card) -> str:
    """H-INFO-5: what all may know of a card that lies face down: who laid it, and when."""
    layer = card["more"]["by"]
    return say(
        reader,
        "read_own_spy" if layer == view["you"] else "read_spy",
        card=role_words(view, reader, card["kind"]) if "." not in card["kind"] else card_words(view, reader, card),
        name=reader.names[layer],
        turn=own_turn(card["more"]["turn"], len(view["seats"])),
    )


def missions(view: View, reader: Reader, seat: int) -> list[tuple[str, str, str]]:
    """The missions of a seat that the view shows, light, then dark: the card, the colour, and name and text."""
    options = view["more"]["options"]
    cards = zone_of_seat(view, seat, "missions").get("cards", [])
    return [
        (
            card["kind"],
            say(reader, colour),
            f"{card_words(view, reader, card)}. {mission_text(card['kind'], reader.lang, options)}",
        )
        for colour, card in zip(COLOURS, cards, strict=False)
    ]


def mission_points(view: View, seat: int) -> list[int]:
    """What each mission of a seat brought."""
    return [each["points"] for each in view["result"]["sources"][seat][len(FAMILIES) :]]
