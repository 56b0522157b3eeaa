"""What happened, told in one sentence for each kind of event."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtier.core.words import Seen, row_of
from courtier.games.hofverrat.cards import BOX, FAMILY_COUNT, HAND, PER_FAMILY, ROLES, SPY
from courtier.games.hofverrat.text import WORDS
from courtier.games.hofverrat.text.names import Listener, own_turn, signed, standing


def tell(glimpse: Seen, lang: str, names: Sequence[str], options: Mapping[str, Any]) -> str:
    """One sentence of the story, from what the glimpse shows."""
    listener = Listener(WORDS, lang, names, glimpse["you"], options)
    return TELLERS[glimpse["event"]](listener, glimpse)


# The deal


def set_up(listener: Listener, seen: Seen) -> str:
    boxed = listener.say("boxed", cards=listener.many(seen["box"], "card"))
    box = boxed if seen["box"] else listener.say("none_boxed")
    return listener.told("set_up", seen["first"], box=box, pile=seen["pile"])


def dealt(listener: Listener, seen: Seen) -> str:
    count = listener.many(seen["count"], "card")
    return listener.told("dealt", seen["seat"], count=count, cards=cards_in(listener, seen))


def entrusted(listener: Listener, seen: Seen) -> str:
    count = listener.many(seen["count"], "mission")
    missions = ""
    if seen["seat"] == listener.you:
        missions = listener.listed([quoted(listener, each) for each in seen["missions"]])
    return listener.told("entrusted", seen["seat"], count=count, missions=missions)


# A turn


def turn_began(listener: Listener, seen: Seen) -> str:
    seats = len(listener.names)
    turn = own_turn(seen["turn"], seats)
    turns = (FAMILY_COUNT * PER_FAMILY - BOX[seats]) // (HAND * seats)
    key = "turn_began" if turn < turns else "last_turn_began"
    return listener.told(key, seen["seat"], turn=turn, turns=turns)


def laid(listener: Listener, seen: Seen) -> str:
    return placed(listener, seen, "laid", "kept", listener.the(seen["card"]))


def laid_spy(listener: Listener, seen: Seen) -> str:
    return placed(listener, seen, "laid_spy", "kept_spy", listener.a(ROLES[SPY]))


def placed(listener: Listener, seen: Seen, away: str, home: str, card: str) -> str:
    """A card laid somewhere, or kept in one's own district."""
    seat, spot = seen["seat"], seen["spot"]
    if spot == f"district@{seat}":
        return listener.told(home, seat, card=card, at=listener.place("at", spot, seat))
    return listener.told(away, seat, card=card, into=listener.place("into", spot, seat))


def removed(listener: Listener, seen: Seen) -> str:
    seat = seen["seat"]
    out_of = listener.place("from", seen["spot"], seat)
    return listener.told("removed", seat, card=listener.a(seen["card"]), out_of=out_of)


def removed_spy(listener: Listener, seen: Seen) -> str:
    seat, layer = seen["seat"], seen["layer"]
    own = listener.say("by_your_own_hand" if seat == listener.you else "by_own_hand")
    by = own if seat == layer else listener.by(layer)
    out_of = listener.place("from", seen["spot"], seat)
    return listener.told("removed_spy", seat, card=listener.a(ROLES[SPY]), out_of=out_of, by=by)


def spared(listener: Listener, seen: Seen) -> str:
    return listener.told("spared", seen["seat"], at=listener.place("at", seen["area"], seen["seat"]))


def drew(listener: Listener, seen: Seen) -> str:
    if not seen["count"]:
        return listener.told("drew_none", seen["seat"])
    key = "drew" if seen["pile"] else "drew_last"
    count = listener.many(seen["count"], "card")
    cards = cards_in(listener, seen)
    return listener.told(key, seen["seat"], count=count, cards=cards, pile=seen["pile"])


# The end


def revealed(listener: Listener, seen: Seen) -> str:
    layer = seen["layer"]
    member = listener.text.MEMBER[seen["card"].partition(".")[0]]
    return listener.told("revealed", layer, into=listener.place("into", seen["spot"], layer), member=member)


def judged(listener: Listener, seen: Seen) -> str:
    above, below = seen["above"], seen["below"]
    key = standing(above, below, listener.options) if above or below else "absent"
    families = listener.text.FAMILIES[seen["family"]]
    return listener.say(f"judged_{key}", families=families, above=above, below=below)


def counted(listener: Listener, seen: Seen) -> str:
    points = seen["points"]
    key = "gained" if points > 0 else "lost" if points else "evened"
    return listener.told(key, seen["seat"], points=listener.many(abs(points), "point"))


def mission_shown(listener: Listener, seen: Seen) -> str:
    return listener.told(
        "fulfilled" if seen["points"] else "failed",
        seen["seat"],
        colour=listener.say(row_of(listener.rows, "mission", seen["mission"])["colour"]),
        mission=quoted(listener, seen["mission"]),
        points=listener.many(seen["points"], "point"),
    )


def won(listener: Listener, seen: Seen) -> str:
    return listener.told("won", seen["seat"], total=signed(seen["total"]))


def cards_in(listener: Listener, seen: Seen) -> str:
    """The cards that came, for the one who sees them."""
    if seen["seat"] != listener.you:
        return ""
    return listener.counted(listener.card(each) for each in seen["cards"])


def quoted(listener: Listener, mission: str) -> str:
    return listener.say("quoted", name=listener.card(mission))


TELLERS: dict[str, Callable[[Listener, Seen], str]] = {
    "set_up": set_up,
    "dealt": dealt,
    "entrusted": entrusted,
    "turn_began": turn_began,
    "laid": laid,
    "laid_spy": laid_spy,
    "removed": removed,
    "removed_spy": removed_spy,
    "spared": spared,
    "drew": drew,
    "revealed": revealed,
    "judged": judged,
    "counted": counted,
    "mission_shown": mission_shown,
    "won": won,
}
