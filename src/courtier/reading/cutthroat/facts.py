"""What the table of Cutthroat Kingdoms shows, read from a view alone."""

from collections.abc import Iterator
from typing import Any, Final

from courtier.games.cutthroat.cards import BACKS, DECKS
from courtier.games.cutthroat.text import rows_in, text_in
from courtier.games.cutthroat.text.names import card_name, card_text, power_name, source_name
from courtier.reading.cutthroat.wording import WORDING
from courtier.reading.reader import Reader, View

Card = dict[str, Any]

TURNS_EACH: Final = 4  # C-GEN-2
GOODS: Final = ("dishes", "dead")
say = WORDING.say
counted = WORDING.counted


# Zones


def zone(view: View, name: str) -> dict[str, Any]:
    """A common zone; empty where it is not there."""
    found = [each for each in view["common"] if each["id"] == name]
    return found[0] if found else {"cards": []}


def zone_at(view: View, seat: int, kind: str) -> dict[str, Any]:
    found = [each for each in view["seats"][seat]["zones"] if each["kind"] == kind]
    return found[0] if found else {"cards": []}


def cards_in(where: dict[str, Any]) -> list[Card]:
    return [card for card in where.get("cards", []) if card != "unknown"]


def size(where: dict[str, Any]) -> int:
    return int(where.get("count", len(where.get("cards", []))))


def name_of(view: View, reader: Reader, kind: str) -> str:
    return card_name(kind, reader.lang, rows_in(view["more"]["options"]))


def text_of(view: View, reader: Reader, kind: str) -> str:
    return card_text(kind, reader.lang, view["more"]["options"])


# Players


def house_of(view: View, seat: int) -> str | None:
    found: str | None = view["more"]["houses"][seat]
    return found


def short_name(view: View, reader: Reader, house: str) -> str:
    """A house without the title of its lord or lady."""
    return name_of(view, reader, house).rpartition(" ")[2]


def counts(view: View, seat: int) -> dict[str, int]:
    """What all see: the backs of the hand by kind, feast cards, the dead."""
    hand = [card["kind"].partition(".")[0] for card in cards_in(zone_at(view, seat, "hand"))]
    backs = [kind if kind in BACKS else "hireling" for kind in hand]
    return {back: backs.count(back) for back in BACKS} | {kind: size(zone_at(view, seat, kind)) for kind in GOODS}


def heir_words(view: View, reader: Reader, seat: int, married: str = "married") -> str:
    """Married, single, or without an heir; `married` names the phrase for a marriage."""
    spouse = view["more"]["spouses"][seat]
    if spouse is not None and spouse == view["you"]:
        return say(reader, f"{married}_you")
    if spouse is not None:
        return say(reader, married, name=reader.names[spouse])
    return say(reader, "heir_dead" if view["more"]["dead_heirs"][seat] else "single")


def heir_in_front(view: View, reader: Reader, seat: int) -> str:
    """C-WED-6: after a wedding the spouse's heir lies there."""
    cards = cards_in(zone_at(view, seat, "heir"))
    if not cards:
        return ""
    key = "lies_there" if cards[0]["face"] == "up" else "lies_dead"
    return say(reader, key, house=short_name(view, reader, cards[0]["kind"]))


def plate_words(view: View, reader: Reader, seat: int) -> str:
    """What was served: so many cards face down, and what lies open."""
    cards = cards_in(zone_at(view, seat, "plate"))
    down = sum(card["kind"] == "feast" for card in cards)
    shown = [name_of(view, reader, card["kind"]) for card in cards if card["kind"] != "feast"]
    return counted(([say(reader, "face_down", count=down)] if down else []) + shown, reader)


def powers_left(view: View, reader: Reader, seat: int) -> list[str]:
    cards = cards_in(zone_at(view, seat, "lord"))
    uses = cards[0].get("more", {}).get("uses", {}) if cards else {}
    return [say(reader, "powers_left", power=power_name(power, reader.lang), count=uses[power]) for power in uses]


# The ring


def places(view: View) -> range:
    return range(sum(each["kind"] == "territory" for each in view["common"]))


def land(view: View, place: int) -> Card:
    return cards_in(zone(view, f"land@{place}"))[0]


def stack(view: View, place: int) -> list[Card]:
    return cards_in(zone(view, f"stack@{place}"))


def is_target(view: View, place: int) -> bool:
    return bool(view["more"]["target"] == place)


def is_passage(view: View, place: int) -> bool:
    return bool(view["more"]["passages"] >> place & 1)


# The middle


def turns(view: View) -> int:
    return TURNS_EACH * len(view["seats"])


def deck_words(view: View, reader: Reader) -> str:
    return say(reader, "decks", **{name: size(zone(view, f"deck@{name}")) for name in DECKS})


def announced(view: View, reader: Reader) -> list[str]:
    """What is open to reactions, the first announcement first."""
    return [deed_words(view, reader, deed) for deed in view["more"]["announced"]]


def deed_words(view: View, reader: Reader, deed: dict[str, Any]) -> str:
    what = announced_words(view, reader, deed["deed"])
    name = reader.name(view, deed["seat"])
    if deed["territory"] == "nowhere":
        return say(reader, "deed", name=name, what=what)
    return say(reader, "deed_at", name=name, what=what, place=name_of(view, reader, deed["territory"]))


def announced_words(view: View, reader: Reader, deed: str) -> str:
    """What is announced (`DEEDS` of the game's events), without its place."""
    kind, _, which = deed.partition(".")
    if kind == "hireling":
        return name_of(view, reader, which)
    if kind == "power":
        return power_name(which, reader.lang)
    if kind == "choice" and not which.endswith("plague"):
        return text_in(reader.lang).PHRASES[f"deed_choice_{which}"]
    return say(reader, "plague" if kind == "choice" else kind)


def proposals(view: View, reader: Reader) -> list[str]:
    """Who proposes whom, which territory, or which shares."""
    vote = view["more"]["vote"]
    if vote is None:
        return []
    return [
        say(reader, "proposes", name=reader.name(view, seat), what=proposal_words(view, reader, vote["subject"], what))
        for seat, what in enumerate(vote["proposals"])
        if what is not None
    ]


def proposal_words(view: View, reader: Reader, subject: str, what: Any) -> str:
    if subject == "alms":
        return ", ".join(f"{reader.name(view, seat)} {count}" for seat, count in enumerate(what) if count)
    return name_of(view, reader, land(view, what)["kind"]) if subject == "plague" else reader.name(view, what)


def event(view: View) -> str | None:
    found: str | None = view["more"]["event"]
    return found


def is_feast(view: View) -> bool:
    """The land is cleared, and plates take its place."""
    return bool(view["more"]["cleared"])


def on_offer(view: View, reader: Reader) -> list[str]:
    """Cards that lie open to be chosen: drawn, looked at, free houses, gems."""
    shown = [cards_in(zone(view, name)) for name in ("houses", "drawn", "looked", "colours")]
    return [name_of(view, reader, card["kind"]) for cards in shown for card in cards]


# One's own


def own_lines(view: View, reader: Reader) -> Iterator[tuple[str, str]]:
    """Label and words of what only the viewer sees: purse, powers, feast cards, the dead."""
    you = view["you"]
    if you is None or house_of(view, you) is None:
        return
    yield say(reader, "purse"), purse(view, reader, you)
    for kind in GOODS:
        cards = [name_of(view, reader, card["kind"]) for card in cards_in(zone_at(view, you, kind))]
        if cards:
            yield say(reader, f"your_{kind}"), counted(cards, reader)
    if powers_left(view, reader, you):
        yield name_of(view, reader, house_of(view, you) or ""), ", ".join(powers_left(view, reader, you))


def purse(view: View, reader: Reader, seat: int) -> str:
    coins = view["more"]["coins"][seat if view["result"] is not None else 0]
    gems = [name_of(view, reader, card["kind"]) for card in cards_in(zone_at(view, seat, "purse"))]
    words = say(reader, "one_coin") if coins == 1 else say(reader, "coins", count=coins)
    return f"{words}, {counted(gems, reader)}" if gems else words


def hand(view: View, seat: int) -> list[str]:
    """The kinds of the cards that the viewer sees in a hand."""
    return [card["kind"] for card in cards_in(zone_at(view, seat, "hand")) if card["face"] == "up"]


# The end


def source_words(view: View, reader: Reader, seat: int) -> list[str]:
    """Where the points of a seat come from; a couple's total is that of both."""
    sources = view["result"]["sources"][seat]
    return [f"{source_name(each['source'], reader.lang)} {each['points']}" for each in sources]
