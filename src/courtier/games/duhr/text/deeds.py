"""What was announced and is open to negation, in words: from a view's chain or from the story."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from courtier.core.words import Seen
from courtier.games.duhr.actions import BY_SCANDAL, BY_SUSPICION, SEAT
from courtier.games.duhr.events import AIM_HOUSE
from courtier.games.duhr.text.names import HouseWords, Listener, effect_of, seat_in, spot_at, spot_of

MODES = {BY_SCANDAL: "scandal", BY_SUSPICION: "suspicion"}


class SeenDeed(NamedTuple):
    """An ability, masterstroke, event or negation with all that was declared of it (D/A-20)."""

    seat: int
    what: str  # as in DEEDS: `ability.usari`, `masterstroke.expose`, `event.betrayal`, `negation`
    spot: tuple[int, int] | None = None
    to: int | None = None
    mode: str = ""  # what replaces the card: `scandal` or `suspicion`
    named: tuple[int, ...] = ()  # seats that an event names

    @property
    def kind(self) -> str:
        return self.what.partition(".")[0]

    @property
    def name(self) -> str:
        return self.what.partition(".")[2]


def chain_of(view: Mapping[str, Any]) -> list[SeenDeed]:
    """What lies open to negation: the deed first, then each negation."""
    return [announced(each) for each in view["more"]["announced"]]


def announced(row: Seen) -> SeenDeed:
    seat, what, first, second = row["seat"], row["deed"], row["first"], row["second"]
    kind = what.partition(".")[0]
    if kind == "ability":
        to = None if second < SEAT else second - SEAT
        return SeenDeed(seat, what, spot_at(first), to, MODES.get(second, ""))
    if kind == "masterstroke":
        return (
            SeenDeed(seat, what, None, second - AIM_HOUSE)
            if second >= AIM_HOUSE
            else SeenDeed(seat, what, spot_at(second))
        )
    if kind == "event":
        return SeenDeed(seat, what, named=tuple(each - 1 for each in (first, second) if each))
    return SeenDeed(seat, what)


def told_ability(seen: Seen) -> SeenDeed:
    """As the story tells it."""
    detail = seen["detail"]
    to = seat_in(detail) if detail.startswith("house@") else None
    mode = detail if detail in MODES.values() else ""
    return SeenDeed(seen["seat"], f"ability.{seen['house']}", spot_of(seen["spot"]), to, mode)


def told_masterstroke(seen: Seen) -> SeenDeed:
    aim = seen["aim"]
    what = f"masterstroke.{seen['masterstroke']}"
    return (
        SeenDeed(seen["seat"], what, spot_of(aim)) if ":" in aim else SeenDeed(seen["seat"], what, None, seat_in(aim))
    )


def told_event(seen: Seen) -> SeenDeed:
    named = tuple(seat_in(each) for each in (seen["first"], seen["second"]) if each != "none")
    return SeenDeed(seen["seat"], f"event.{seen['event_card']}", named=named)


# In words


def line(listener: Listener, deed: SeenDeed, houses: HouseWords, doer: int | None = None) -> str:
    """The deed with its aim; `doer` where the sentence is about who does it."""
    title, goal = listener.title(deed.what), aim(listener, deed, houses, doer)
    if deed.kind == "event":
        return f"{title} {goal}".rstrip()
    return listener.say("aimed", title=title, aim=goal) if goal else title


def aim(listener: Listener, deed: SeenDeed, houses: HouseWords, doer: int | None = None) -> str:
    """What it is about, with Houses called as the place demands."""
    if deed.kind == "event":
        return event_aim(listener, deed, houses, doer) if deed.named else ""
    if deed.spot is None:
        return "" if deed.to is None else listener.say("aim_disgrace", house=houses(deed.to, "it"))
    seat, place = deed.spot
    words = {"place": place + 1, "house": houses(seat, "at")}
    if deed.kind == "masterstroke":
        return listener.say(f"aim_{deed.name}", **words)
    if deed.to is not None:
        return listener.say("aim_shift", to=houses(deed.to, "it"), **words)
    return listener.say(f"aim_by_{deed.mode}" if deed.mode else "aim_card", **words)


def event_aim(listener: Listener, deed: SeenDeed, houses: HouseWords, doer: int | None) -> str:
    """Players where it names players, Houses where it names Houses."""
    effect = effect_of(listener.rows, deed.name)
    if effect == "collaborators":
        return listener.say("aim_helped", houses=listener.listed([houses(seat, "at") for seat in deed.named]))
    if effect == "informants":
        return listener.say("aim_informants", house=houses(deed.named[0], "it"))
    if effect == "intrigue":
        first, second = (listener.person(seat, doer, "with") for seat in deed.named)
        return listener.say("aim_intrigue", first=first, second=second)
    return listener.say("aim_against", whom=listener.person(deed.named[0], doer, "it"))
