"""Reads a view for the picture and for the sentences, and holds the words that both use."""

from collections import Counter
from typing import Any, Final

from courtier.core.view import size, zone_of, zone_of_seat
from courtier.core.words import row_of
from courtier.games.duhr import text
from courtier.games.duhr.cards import CARDS, HOUSES
from courtier.games.duhr.text.consequences import house_words
from courtier.games.duhr.text.deeds import chain_of, line
from courtier.games.duhr.text.names import Listener
from courtier.games.duhr.words import agenda_text, card_name, house_text, status_word
from courtier.reading.reader import Reader, View
from courtier.reading.wording import Wording

Card = dict[str, Any]

WORDS: Final = {
    "title": {
        "en": "Dûhr · turn {turn} · suspicions {web} · scandals {scandals} · discarded {discard}",
        "de": "Dûhr · Zug {turn} · Verdacht {web} · Skandale {scandals} · abgelegt {discard}",
    },
    "title_begin": {"en": "Dûhr · before the deal", "de": "Dûhr · vor dem Austeilen"},
    "over": {"en": "Dûhr · the end", "de": "Dûhr · das Ende"},
    "left": {"en": " · left: {name}", "de": " · links: {name}"},
    # Heads of columns
    "house": {"en": "House", "de": "Haus"},
    "player": {"en": "player", "de": "geführt von"},
    "status": {"en": "status", "de": "Stand"},
    "worth": {"en": "worth", "de": "Wert"},
    "hand": {"en": "hand", "de": "Hand"},
    "conspiracy": {"en": "conspiracy", "de": "Verschwörung"},
    "agenda": {"en": "agenda", "de": "Vorhaben"},
    "total": {"en": "total", "de": "Summe"},
    # On tiles
    "scandal": {"en": "scandal", "de": "Skandal"},
    "concealed": {"en": "concealed", "de": "verdeckt"},
    # Rows below
    "announced": {"en": "Announced", "de": "Angesagt"},
    "event": {"en": "In play", "de": "Im Gang"},
    "discard": {"en": "Discard pile", "de": "Ablage"},
    "your_aside": {"en": "Set aside", "de": "Beiseite"},
    "aside_of": {"en": "{name}, aside", "de": "{name}, beiseite"},
    "your_conspiracy": {"en": "Your conspiracy", "de": "Verschwörung"},
    "conspiracy_of": {"en": "{name}, conspiracy", "de": "{name}, Verschwörung"},
    "your_agenda": {"en": "Your agenda", "de": "Dein Vorhaben"},
    "agenda_of": {"en": "{name}, agenda", "de": "{name}, Vorhaben"},
    "held": {"en": "{house}, concealed", "de": "{house}, verdeckt"},
    "shown": {"en": "{house}, revealed", "de": "{house}, offen"},
    "white": {"en": "white", "de": "weiß"},
    "black": {"en": "black", "de": "schwarz"},
    "chain": {"en": "{number}. {name}, {deed}", "de": "{number}. {name}, {deed}"},
    "chain_negates": {"en": "{number}. {name} negates {below}", "de": "{number}. {name} verneint {below}"},
    "chain_you_negate": {"en": "{number}. you negate {below}", "de": "{number}. du verneinst {below}"},
    "chain_open": {"en": "?  Does anybody negate {number}?", "de": "?  Verneint jemand {number}?"},
    # Sentences
    "read_turn": {
        "en": "Turn {turn}. The Web of Suspicion has {web}, the Web of Scandal {scandals}, the discard pile {discard}.",
        "de": "Zug {turn}. Im Netz des Verdachts: {web}, im Netz der Skandale: {scandals}, auf der Ablage: {discard}.",
    },
    "read_begin": {"en": "Agendas are being chosen.", "de": "Die Vorhaben werden gewählt."},
    "read_house": {
        "en": "{house}, {whose}, {status}, worth {points}: {cards}. {hand}; conspiracy {conspiracy}.",
        "de": "{house}, {whose}, {status}, {points} wert: {cards}. {hand}; Verschwörung {conspiracy}.",
    },
    "read_yours": {"en": "yours", "de": "deins"},
    "read_right": {"en": "{name} on your right", "de": "{name} rechts von dir"},
    "read_turn_of": {"en": "{whose}, whose turn it is", "de": "{whose}, am Zug"},
    "read_hand": {"en": "{count} in hand", "de": "{count} auf der Hand"},
    "read_hand_aside": {"en": "{count} in hand, {aside} set aside", "de": "{count} auf der Hand, {aside} beiseite"},
    "read_nothing": {"en": "nothing lies on it", "de": "nichts liegt darauf"},
}
WORDING: Final = Wording(WORDS)
say = WORDING.say
counted = WORDING.counted


def words_of_game(view: View, reader: Reader) -> Listener:
    """The same reader, with the words of the game itself."""
    return Listener(text.WORDS, reader.lang, reader.names, view["you"], view["more"]["options"])


def piles(view: View) -> dict[str, int]:
    """How many cards lie where, and the turn."""
    found = {name: size(zone_of(view, name)) for name in ("web", "scandals", "discard")}
    return {"turn": view["turn"]["number"], **found}


def begun(view: View) -> bool:
    """Have hands been dealt?"""
    return not view["more"]["choosing_agendas"]


# Houses


def house_of(view: View, seat: int) -> str:
    return str(view["more"]["houses"][seat])


def cards_on(view: View, seat: int) -> list[Card]:
    return list(zone_of_seat(view, seat, "house")["cards"])


def status_of(view: View, seat: int) -> str:
    return str(view["more"]["status"][seat])


def name_of(view: View, reader: Reader, kind: str) -> str:
    return card_name(kind, reader.lang, text.rows_in(view["more"]["options"]))


def status_words(view: View, reader: Reader, seat: int) -> str:
    return status_word(status_of(view, seat), reader.lang)


def conspiracy_card(view: View, seat: int) -> Card | None:
    """The card, if the view shows it."""
    cards = zone_of_seat(view, seat, "conspiracy").get("cards", [])
    return cards[0] if cards else None


def open_conspiracy(view: View, reader: Reader, seat: int) -> str:
    """What all may see of it: the House if it lies face up, or that it is concealed."""
    card = conspiracy_card(view, seat)
    if card is not None and (card["face"] == "up" or view["result"] is not None):
        return name_of(view, reader, card["kind"])
    return say(reader, "concealed")


def hand_sizes(view: View, seat: int) -> tuple[int, int]:
    """In hand and set aside."""
    return size(zone_of_seat(view, seat, "hand")), size(zone_of_seat(view, seat, "aside"))


# The middle


def chain(view: View, reader: Reader) -> list[str]:
    """What is announced, one line each, and what is open now."""
    named_to = words_of_game(view, reader)
    lines = []
    deeds = chain_of(view)
    for number, deed in enumerate(deeds, 1):
        name = reader.name(view, deed.seat)
        if deed.kind == "negation":
            key = "chain_you_negate" if deed.seat == view["you"] else "chain_negates"
            lines.append(say(reader, key, number=number, name=name, below=number - 1))
        else:
            words = line(named_to, deed, lambda seat, _: house_words(named_to, view, seat))
            lines.append(say(reader, "chain", number=number, name=name, deed=words))
    if lines:
        lines.append(say(reader, "chain_open", number=len(deeds)))
    return lines


def event_in_play(view: View, reader: Reader) -> str:
    """An event that is being carried out and can no longer be negated."""
    cards = [] if chain_of(view) else zone_of(view, "event")["cards"]
    return ", ".join(name_of(view, reader, card["kind"]) for card in cards)


def discarded(view: View, reader: Reader) -> str:
    """The pile by kind; of suspicions the House is enough."""
    counts = Counter(card["kind"] for card in zone_of(view, "discard")["cards"])
    words = [
        f"{name_of(view, reader, kind.removeprefix('suspicion.'))} {counts[kind]}"
        if kind.startswith("suspicion.")
        else name_of(view, reader, kind)
        for kind in CARDS
        if counts[kind]
    ]
    return ", ".join(words) or say(reader, "empty")


# Secrets, as far as the view shows them


def held(view: View, seat: int, kind: str) -> list[str]:
    """The kinds of cards in a hand or set aside."""
    return [str(card["kind"]) for card in zone_of_seat(view, seat, kind).get("cards", []) if card != "unknown"]


def labelled(view: View, reader: Reader, seat: int, kind: str) -> str:
    if seat == view["you"]:
        return say(reader, f"your_{kind}")
    return say(reader, f"{kind}_of", name=reader.names[seat])


def conspiracy_words(view: View, reader: Reader, seat: int) -> str:
    """A conspiracy that is not in the table of Houses already."""
    card = conspiracy_card(view, seat)
    if card is None or view["result"] is not None or (card["face"] == "up" and seat != view["you"]):
        return ""
    return say(reader, "shown" if card["face"] == "up" else "held", house=name_of(view, reader, card["kind"]))


def agendas(view: View, reader: Reader, seat: int) -> list[tuple[str, str]]:
    """The agendas that the view shows: the card; colour, title and text."""
    options = view["more"]["options"]
    found = []
    for card in zone_of_seat(view, seat, "agenda").get("cards", []):
        colour = say(reader, row_of(text.rows_in(options), "agenda", card["kind"])["colour"])
        words = agenda_text(card["kind"], reader.lang, options)
        found.append((str(card["kind"]), f"{name_of(view, reader, card['kind'])} ({colour}). {words}"))
    return found


def ability_lines(view: View, reader: Reader) -> list[str]:
    """Of all Houses in play."""
    houses = sorted((house_of(view, seat) for seat in range(len(view["seats"]))), key=HOUSES.index)
    return [
        f"{name_of(view, reader, house)}: {house_text(house, reader.lang, view['more']['options'])}" for house in houses
    ]


def points_of(view: View, seat: int) -> tuple[int, int]:
    """What the House brought, and the agenda."""
    house, agenda = view["result"]["sources"][seat]
    return house["points"], agenda["points"]
