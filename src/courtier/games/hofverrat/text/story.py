"""What happened, told in one sentence for each kind of event."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtier.core.words import Seen, row_of
from courtier.games.hofverrat.cards import BOX, FAMILY_COUNT, HAND, PER_FAMILY, ROLES, SPY
from courtier.games.hofverrat.text import WORDS
from courtier.games.hofverrat.text.names import Listener, own_turn, signed, standing


def tell(glimpse: Seen, lang: str, names: Sequence[str], options: Mapping[str, Any]) -> str:
    """One sentence of the story, from what the glimpse shows."""
    ear = Listener(WORDS, lang, names, glimpse["you"], options)
    return TELLERS[glimpse["event"]](ear, glimpse)


# The deal


def set_up(ear: Listener, seen: Seen) -> str:
    boxed = ear.say("boxed", cards=ear.many(seen["box"], "card"))
    box = boxed if seen["box"] else ear.say("none_boxed")
    return ear.told("set_up", seen["first"], box=box, pile=seen["pile"])


def dealt(ear: Listener, seen: Seen) -> str:
    count = ear.many(seen["count"], "card")
    return ear.told("dealt", seen["seat"], count=count, cards=cards_in(ear, seen))


def entrusted(ear: Listener, seen: Seen) -> str:
    count = ear.many(seen["count"], "mission")
    missions = ""
    if seen["seat"] == ear.you:
        missions = ear.listed([quoted(ear, each) for each in seen["missions"]])
    return ear.told("entrusted", seen["seat"], count=count, missions=missions)


# A turn


def turn_began(ear: Listener, seen: Seen) -> str:
    seats = len(ear.names)
    turn = own_turn(seen["turn"], seats)
    turns = (FAMILY_COUNT * PER_FAMILY - BOX[seats]) // (HAND * seats)
    key = "turn_began" if turn < turns else "last_turn_began"
    return ear.told(key, seen["seat"], turn=turn, turns=turns)


def laid(ear: Listener, seen: Seen) -> str:
    return placed(ear, seen, "laid", "kept", ear.the(seen["card"]))


def laid_spy(ear: Listener, seen: Seen) -> str:
    return placed(ear, seen, "laid_spy", "kept_spy", ear.a(ROLES[SPY]))


def placed(ear: Listener, seen: Seen, away: str, home: str, card: str) -> str:
    """A card laid somewhere, or kept in the own district."""
    seat, spot = seen["seat"], seen["spot"]
    if spot == f"district@{seat}":
        return ear.told(home, seat, card=card, at=ear.place("at", spot, seat))
    return ear.told(away, seat, card=card, into=ear.place("into", spot, seat))


def removed(ear: Listener, seen: Seen) -> str:
    seat = seen["seat"]
    out_of = ear.place("from", seen["spot"], seat)
    return ear.told("removed", seat, card=ear.a(seen["card"]), out_of=out_of)


def removed_spy(ear: Listener, seen: Seen) -> str:
    seat, layer = seen["seat"], seen["layer"]
    own = ear.say("by_your_own_hand" if seat == ear.you else "by_own_hand")
    by = own if seat == layer else ear.by(layer)
    out_of = ear.place("from", seen["spot"], seat)
    return ear.told("removed_spy", seat, card=ear.a(ROLES[SPY]), out_of=out_of, by=by)


def spared(ear: Listener, seen: Seen) -> str:
    return ear.told("spared", seen["seat"], at=ear.place("at", seen["area"], seen["seat"]))


def drew(ear: Listener, seen: Seen) -> str:
    if not seen["count"]:
        return ear.told("drew_none", seen["seat"])
    key = "drew" if seen["pile"] else "drew_last"
    count = ear.many(seen["count"], "card")
    cards = cards_in(ear, seen)
    return ear.told(key, seen["seat"], count=count, cards=cards, pile=seen["pile"])


# The end


def revealed(ear: Listener, seen: Seen) -> str:
    layer = seen["layer"]
    member = ear.text.MEMBER[seen["card"].partition(".")[0]]
    return ear.told("revealed", layer, into=ear.place("into", seen["spot"], layer), member=member)


def judged(ear: Listener, seen: Seen) -> str:
    above, below = seen["above"], seen["below"]
    key = standing(above, below) if above or below else "absent"
    families = ear.text.FAMILIES[seen["family"]]
    return ear.say(f"judged_{key}", families=families, above=above, below=below)


def counted(ear: Listener, seen: Seen) -> str:
    points = seen["points"]
    key = "gained" if points > 0 else "lost" if points else "evened"
    return ear.told(key, seen["seat"], points=ear.many(abs(points), "point"))


def mission_shown(ear: Listener, seen: Seen) -> str:
    return ear.told(
        "fulfilled" if seen["points"] else "failed",
        seen["seat"],
        colour=ear.say(row_of(ear.rows, "mission", seen["mission"])["colour"]),
        mission=quoted(ear, seen["mission"]),
        points=ear.many(seen["points"], "point"),
    )


def won(ear: Listener, seen: Seen) -> str:
    return ear.told("won", seen["seat"], total=signed(seen["total"]))


def cards_in(ear: Listener, seen: Seen) -> str:
    """The cards that came, for the one who sees them."""
    if seen["seat"] != ear.you:
        return ""
    return ear.counted(ear.card(each) for each in seen["cards"])


def quoted(ear: Listener, mission: str) -> str:
    return ear.say("quoted", name=ear.card(mission))


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
