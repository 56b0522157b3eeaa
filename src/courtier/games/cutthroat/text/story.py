"""What happened, told in one sentence for each kind of event.

The sentences are rows of `STORY` (somebody does it) and `PHRASES` (it happens). Their gaps are filled from the fields
of the glimpse, the same way for every event; where a field decides how it is told, its word ends the row's key.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtier.core.event import UNKNOWN
from courtier.core.words import Seen, capital
from courtier.games.cutthroat.text import WORDS
from courtier.games.cutthroat.text.asked.question import deed_title
from courtier.games.cutthroat.text.deals import DEAL_EVENTS
from courtier.games.cutthroat.text.names import NOWHERE, Listener
from courtier.games.cutthroat.text.offers import offered_words


def tell(glimpse: Seen, lang: str, names: Sequence[str], options: Mapping[str, Any]) -> str:
    """One sentence of the story, from what the glimpse shows."""
    listener = Listener(WORDS, lang, names, glimpse["you"], options)
    if glimpse["event"] in DEAL_EVENTS:
        return capital(DEAL_EVENTS[glimpse["event"]](listener, glimpse))
    key = key_of(glimpse)
    words = words_in(listener, glimpse)
    if key in listener.text.STORY:
        return listener.told(key, glimpse["seat"], **words)
    return capital(listener.say(key, **words))


def key_of(seen: Seen) -> str:
    """The row that tells it: the event, then the words of the fields that decide how."""
    event: str = seen["event"]
    if event == "blackmailed" and seen["territory"] == NOWHERE:
        return "blackmailed_landless"
    if event == "proposed_player" and seen["whom"] == seen["seat"]:
        return "proposed_self"
    if event in ("heir_died", "poisoned") and seen["seat"] != seen["front"]:
        return f"{event}_of_spouse"
    if event == "looked_at_coins" and seen["coins"] != UNKNOWN:
        return "looked_at_coins_seen"
    if event == "chose_plague" and seen["second"] != NOWHERE:
        return "chose_plague_two"
    deciding = DECIDING.get(event)
    return event if deciding is None else f"{event}_{seen[deciding].partition(':')[0]}"


DECIDING = {
    "vote_opened": "subject",
    "took_coins": "why",
    "paid_coins": "why",
    "gave_coins": "why",
    "gave_gems": "why",
    "drew_gems": "why",
    "drew_mercenaries": "why",
    "drew_hirelings": "why",
    "discarded_military": "why",
    "discarded_hireling": "why",
    "killed_hireling": "by",
    "played": "aim",
    "used_power": "aim",
    "counted": "source",
    "reshuffled": "deck",
}


# What fills the gaps


def words_in(listener: Listener, seen: Seen) -> dict[str, Any]:
    """The words of all fields of a glimpse."""
    words: dict[str, Any] = {}
    for field, value in seen.items():
        if field in WORDING:
            words.update(WORDING[field](listener, seen, value))
    return words


def person_words(listener: Listener, seen: Seen, seat: int) -> dict[str, str]:
    """The other player of an event, in every case; and what is theirs."""
    doer = seen.get("seat")
    return {
        "whom": listener.person(seat, doer, "acc"),
        "to": listener.person(seat, doer, "dat"),
        "hand": listener.zone("hand", seat),
        "purse": listener.zone("purse", seat),
        "dishes_of": listener.zone("dishes", seat),
        "plate": listener.zone("plate", seat),
    }


def aim_words(listener: Listener, seen: Seen, aim: str) -> dict[str, str]:
    """What a hireling or a power is aimed at: `player:2`, `territory:marrow`, `cards:3`, `deck:feast`."""
    kind, _, which = aim.partition(":")
    if kind == "territory":
        return {"territory": listener.territory(which)}
    if kind == "cards":
        return {"count": listener.many(int(which), "card")}
    if kind == "deck":
        return {"deck": listener.deck(which)}
    return person_words(listener, seen, int(which)) if which else {}


def count_words(listener: Listener, seen: Seen, count: int) -> dict[str, str]:
    noun = seen["back"] if "back" in seen else NOUNS.get(seen["event"], "card")
    secret = next((seen[field] for field in ("cards", "gems", "dishes") if field in seen), UNKNOWN)
    return {"count": listener.some(count, noun, secret)}


def card_words(listener: Listener, _: Seen, kind: str) -> dict[str, str]:
    return {"card": listener.card(kind)}


def gem_words(listener: Listener, seen: Seen, gems: list[str] | str) -> dict[str, str]:
    """Of a gem that was picked the first one is told; the others are the colours that were there."""
    if seen["event"] == "picked_gem" and gems != UNKNOWN:
        gems = gems[:1]
    number = 1 if gems == UNKNOWN else len(gems)
    return {"gems": listener.some(number, "gem", gems)}


def seen_cards(listener: Listener, seen: Seen, cards: list[str] | str) -> dict[str, str]:
    """One card that changes hands: its face to those who see it, its back to the others."""
    if cards != UNKNOWN and cards:
        return {"which": listener.cards(cards)}
    return {"which": listener.card(seen["back"]) if "back" in seen else listener.many(1, "hireling")}


def seen_dishes(listener: Listener, _: Seen, dishes: list[str] | str) -> dict[str, str]:
    return {"dishes": listener.many(1, "dish") if dishes == UNKNOWN or not dishes else listener.cards(dishes)}


def coin_words(listener: Listener, _: Seen, coins: list[int] | str) -> dict[str, str]:
    return {"coins": "" if coins == UNKNOWN else listener.many(int(coins[0]), "coin")}


def vote_words(listener: Listener, _: Seen, votes: list[int] | int) -> dict[str, str]:
    return {"votes": listener.many(votes, "vote") if isinstance(votes, int) else listener.by_seat(votes)}


def author_words(listener: Listener, seen: Seen, author: int) -> dict[str, str]:
    doer = seen.get("seat")
    return {
        "proposal": listener.proposal(author, doer, "nom"),
        "the_proposal": listener.proposal(author, doer, "acc"),
    }


WORDING: dict[str, Callable[[Listener, Seen, Any], dict[str, Any]]] = {
    "house": lambda listener, _, value: {"house": listener.house(value), "bastard": listener.card(f"bastard.{value}")},
    "territory": lambda listener, _, value: {"territory": listener.territory(value)},
    "second": lambda listener, _, value: {"second": listener.territory(value)},
    "territories": lambda listener, _, value: {
        "territories": listener.listed([listener.territory(each) for each in value])
    },
    "deed": lambda listener, seen, _: {"deed": deed_title(listener, seen)},
    "card": card_words,
    "dish": lambda listener, _, value: {"dish": listener.card(value)},
    "hireling": lambda listener, _, value: {"hireling": listener.title(value)},
    "power": lambda listener, _, value: {"power": listener.power(value)},
    "event_card": lambda listener, _, value: {"event": listener.title(value)},
    "deck": lambda listener, _, value: {"deck": listener.deck(value)},
    "collected": lambda listener, _, value: {"collected": listener.say(f"collected_{value}")},
    "aim": aim_words,
    "whom": person_words,
    "to": person_words,
    "front": person_words,
    "author": author_words,
    "votes": vote_words,
    "shares": lambda listener, _, value: {"shares": listener.by_seat(value)},
    "stack": lambda listener, _, value: {"stack": listener.in_order(value)},
    "cards": seen_cards,
    "gems": gem_words,
    "dishes": seen_dishes,
    "coins": coin_words,
    "count": count_words,
    "points": lambda listener, _, value: {"points": listener.many(value, "point")},
    "total": lambda listener, _, value: {"total": listener.many(value, "point")},
    "turn": lambda _, __, value: {"turn": value},
    "deal": lambda _, __, value: {"deal": value},
    "finding": lambda listener, _, value: {"finding": listener.say(f"do_finding_{value}")},
    "left": lambda _, __, value: {"left": value},
    "mercenaries": lambda _, __, value: {"mercenaries": value},
    "hirelings": lambda _, __, value: {"hirelings": value},
    "feast": lambda _, __, value: {"feast": value},
    "events": lambda _, __, value: {"events": value},
    "lands": lambda listener, seen, _: offered_words(listener, seen),
}

NOUNS = {
    "took_coins": "coin",
    "paid_coins": "coin",
    "gave_coins": "coin",
    "drew_gems": "gem",
    "gave_gems": "gem",
    "handed_gems": "gem",
    "handed_dishes": "dish",
    "gave_dishes": "dish",
    "showed_coins": "coin",
    "showed_gems": "gem",
    "showed_dishes": "dish",
    "drew_feast_cards": "dish",
    "looked_at_dishes": "dish",
    "took_up_dishes": "dish",
    "served": "dish",
    "revealed": "dish",
    "drew_mercenaries": "mercenary",
    "took_mercenaries": "mercenary",
    "drew_hirelings": "hireling",
    "collected_dead": "soldier",
}
