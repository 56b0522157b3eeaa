"""Reads a view for the picture and for the sentences, and holds the words that both use."""

from collections.abc import Sequence
from typing import Any, Final

from courtier.core.view import size, zone_of
from courtier.games.intrigue.cards import COLOURS
from courtier.games.intrigue.text import rows_in
from courtier.games.intrigue.text.names import card_row
from courtier.games.intrigue.words import back_name, card_name, face_name, phase_name
from courtier.reading.intrigue.wording import counted, say
from courtier.reading.reader import Reader, View

Card = dict[str, Any]

PHASES: Final = ("discussion", "trade", "announcement", "vote", "draw")
STEPS: Final = ("offer", "look", "decide", "object", "swap")
STEP_OF: Final = {"offer": 0, "claim": 0, "decide": 2}  # all others belong to the objections
OBJECTION: Final = 3


# The view


def zone_of_seat(view: View, seat: int, kind: str) -> dict[str, Any] | None:
    """The seat's zone of a kind; offers are shown to the two traders alone."""
    return next((each for each in view["seats"][seat]["zones"] if each["kind"] == kind), None)


def cards_of(view: View, seat: int, kind: str) -> list[Any]:
    """The cards of the zone, if the view shows them."""
    found = zone_of_seat(view, seat, kind) or {}
    cards: list[Any] = found.get("cards", [])
    return cards


def count_of(view: View, seat: int, kind: str) -> int:
    found = zone_of_seat(view, seat, kind) or {"cards": []}
    return size(found)


def hand_count(view: View, seat: int) -> int:
    """I-TRADE-16: as all count it, with the card on offer."""
    seen = bool(cards_of(view, seat, "hand") or seat == view["you"])
    return count_of(view, seat, "hand") + (len(cards_of(view, seat, "offer")) if seen else 0)


def standing_of(view: View, seat: int) -> int:
    return count_of(view, seat, "standing")


def piles(view: View) -> dict[str, int]:
    sizes = {name: size(zone_of(view, name)) for name in ("draw", "discard")}
    return {"round": view["more"]["round"], **sizes}


def asked_seats(view: View) -> list[int]:
    return [each["seat"] for each in view["asked"]]


def step(view: View) -> int:
    """How far the open trade has come."""
    return STEP_OF.get(view["asked"][0]["question"], OBJECTION)


def has_offered(view: View) -> bool:
    """Do cards lie on offer by now?"""
    return bool(view["asked"][0]["question"] != "offer")


def colour_of(view: View, seat: int) -> str:
    return str(view["more"]["colours"][seat])


# Cards


def rows_of(view: View) -> Any:
    return rows_in(view["more"]["options"])


def card_words(view: View, reader: Reader, kind: str) -> str:
    return card_name(kind, reader.lang, rows_of(view))


def face_words(view: View, reader: Reader, kind: str) -> str:
    return face_name(kind, reader.lang, rows_of(view))


def value_of(view: View, kinds: Sequence[str]) -> int:
    return sum(int(card_row(kind, rows_of(view))[1]["number"]) for kind in kinds)


def own_worth(view: View, reader: Reader) -> str:
    """I-WIN-3: what one's own hand and Standing would count now, the card on offer included."""
    you = view["you"]
    held = [*cards_of(view, you, "hand"), *cards_of(view, you, "offer")]
    hand = value_of(view, [card["kind"] for card in held])
    return say(reader, "worth", hand=hand, all=hand + value_of(view, ["standing"]) * standing_of(view, you))


def kinds_named(view: View, reader: Reader, cards: Sequence[Card]) -> str:
    return counted([card_words(view, reader, card["kind"]) for card in cards], reader)


# What is said of several things


def notes(view: View, reader: Reader, seat: int) -> list[str]:
    """What else is to be known of a seat: the marker, Hooks and Threats, Pacts that lie open."""
    more = view["more"]
    your = "your_" if seat == view["you"] else ""
    found = [say(reader, f"{your}start")] if seat == more["start"] and view["result"] is None else []
    if seat in more["threatened"]:
        found.append(say(reader, f"{your}silent"))
    leaders = [reader.name(view, each["seat"]) for each in more["hooks"] if each["target"] == seat]
    found += [say(reader, f"{your}follows", name=dative(view, reader, name)) for name in leaders]
    held = more["pacts"][seat] if "pacts" in more else []
    if held:
        found.append(say(reader, "pacts_of", names=", ".join(pact_names(view, reader, held))))
    return found


def dative(view: View, reader: Reader, name: str) -> str:
    """`with you`: German declines it."""
    you = view["you"] is not None and name == reader.say("you")
    return {"en": "you", "de": "dir"}[reader.lang] if you else name


def pact_names(view: View, reader: Reader, kinds: Sequence[str]) -> list[str]:
    """The players whose Pacts these are, each once."""
    seats = sorted({COLOURS.index(kind.partition(".")[0]) for kind in kinds})
    return [reader.name(view, seat) for seat in seats]


def foreign_pacts(view: View) -> list[str]:
    """I-PACT-7, 8, 15: Pacts of others in one's own hand that bind."""
    you = view["you"]
    kinds = [card["kind"] for card in cards_of(view, you, "hand")]
    own = colour_of(view, you)
    living = {colour_of(view, seat) for seat in view["more"]["living"]}
    pacts = [kind for kind in kinds if card_row(kind, rows_of(view))[1]["type"] == "pact"]
    return [kind for kind in pacts if kind.partition(".")[0] in living - {own}]


def pacts_line(view: View, reader: Reader) -> list[str]:
    if view["you"] is None or view["result"] is not None:
        return []
    held = foreign_pacts(view)
    return [say(reader, "own_pacts", names=", ".join(pact_names(view, reader, held)))] if held else []


def accusation(view: View, reader: Reader) -> list[str]:
    """Who objected to the open trade, what the check found, and which fines are due."""
    trade = view["more"]["trade"]
    if trade is None or trade["accuser"] is None:
        return []
    whose = "your_" if trade["accuser"] == view["you"] else ""
    found = "stopped" if trade["stopped"] else "clean"
    lines = [say(reader, f"{whose}accused_{found}", name=reader.names[trade["accuser"]])]
    fines = [fine_words(view, reader, each) for each in view["more"]["fines"]]
    return [*lines, say(reader, "due", fines=", ".join(fines))] if fines else lines


def fine_words(view: View, reader: Reader, fine: dict[str, Any]) -> str:
    trade = view["more"]["trade"]
    both = [object_name(view, reader, trade[role]) for role in ("initiator", "partner")]
    payee = fine["payee"]
    return say(
        reader,
        "fine",
        amount=fine["amount"],
        payer=dative(view, reader, reader.name(view, fine["seat"])),
        payee=say(reader, "or", one=both[0], other=both[1]) if payee is None else object_name(view, reader, payee),
    )


def object_name(view: View, reader: Reader, seat: int) -> str:
    """`against you`: German declines it."""
    return {"en": "you", "de": "dich"}[reader.lang] if seat == view["you"] else reader.names[seat]


def tabled(view: View, reader: Reader) -> list[tuple[int, str]]:
    """By seat, what lies before it: an announced card by its face, one's own by its name, others face down."""
    found = []
    for seat in range(len(view["seats"])):
        for card in cards_of(view, seat, "table"):
            if card == "unknown":
                found.append((seat, say(reader, "face_down")))
            elif card["face"] == "down":
                found.append((seat, f"{card_words(view, reader, card['kind'])}, {say(reader, 'face_down')}"))
            else:
                found.append((seat, face_words(view, reader, card["kind"])))
    return found


def cast(view: View) -> dict[int, int | str]:
    """The votes that lie open, by voter."""
    return {seat: vote for seat, vote in enumerate(view["more"]["votes"]) if vote is not None}


def open_zones(view: View, reader: Reader) -> list[str]:
    """What lies face up beside the players: removed cards, by variant the discard pile and one's own pile."""
    lines = []
    if zone_of(view, "removed")["cards"]:
        lines.append(say(reader, "removed", cards=kinds_named(view, reader, zone_of(view, "removed")["cards"])))
    if zone_of(view, "discard").get("cards"):
        lines.append(say(reader, "discarded", cards=kinds_named(view, reader, zone_of(view, "discard")["cards"])))
    if view["you"] is not None and cards_of(view, view["you"], "pile"):
        lines.append(say(reader, "in_pile", cards=kinds_named(view, reader, cards_of(view, view["you"], "pile"))))
    return lines


def marks(view: View, reader: Reader, codes: Sequence[int]) -> list[str]:
    """The variant `backs`: what backs show, in words."""
    return [back_name(view["more"]["backs"]["words"][code], reader.lang) for code in codes]


def phase_words(phase: str, reader: Reader) -> str:
    return phase_name(phase, reader.lang)
