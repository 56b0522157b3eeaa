"""Seats: taking, leaving and handing over; bots; the order of seats; the host's settings."""

from typing import Any

from courtier import bots
from courtier.core.errors import BadOption
from courtier.core.options import Option, say
from courtier.table.clocks import hold, player, record_hands, restart
from courtier.table.commands import Configure, Entrust, Kick, Leave, Order, SeatBot, Sit
from courtier.table.names import is_readable, skeleton
from courtier.table.start import wants_no_rematch
from courtier.table.state import BOT_NAMES, Chair, Refusal, State

# What is checked when a command comes in. Logs of older versions hold commands that are refused now; so these checks
# do not run when a log is played again.


def may_be_called(state: State, visitor: str, command: Sit) -> None:
    """A name can be read, looks like nobody else's here, and stays while a game is played."""
    own = state.seat_of(visitor)
    if own is not None and state.phase == "play" and command.name != state.chairs[own].name:
        raise Refusal("name_stays")
    if not is_readable(command.name):
        raise Refusal("name")
    for seat, chair in enumerate(state.chairs):
        if seat != own and skeleton(chair.name) == skeleton(command.name):
            raise Refusal("name_taken", name=command.name)


def may_send_away(state: State, visitor: str, command: Kick) -> None:
    state.is_host(visitor)
    if state.phase == "play":
        raise Refusal("no_sending_away")


def may_entrust(state: State, visitor: str, command: Entrust) -> None:
    """`Refusal` unless the player is away or late."""
    state.is_host(visitor)
    state.playing()
    chair = state.chair_at(command.seat)
    plays = chair.person() and chair.owner != visitor
    if plays and chair.state != "late" and chair.owner not in state.away:
        raise Refusal("not_late", name=chair.name)


# Sitting down and getting up


def sit(state: State, visitor: str, command: Sit, now: float) -> None:
    """Take a seat, change it, or be called otherwise."""
    own = state.seat_of(visitor)
    name = clean_name(state, own, command.name)
    if own is not None and command.seat in (None, own):
        rename(state, own, name)
        return
    state.in_lobby()
    if own is None and visitor != state.host and visitor not in state.granted and not is_open(state):
        raise Refusal("invitation")
    seat = free_seat(state, command.seat)
    if own is not None:
        state.chairs[seat], state.chairs[own] = state.chairs[own], Chair()
    else:
        state.chairs[seat] = Chair(owner=visitor)
        state.member(visitor).watching = None
    state.chairs[seat].name = name
    state.seats_changed()
    state.changes.you.add(visitor)


def is_open(state: State) -> bool:
    """True if the code alone gives a seat before the deal."""
    return state.settings.listed or state.settings.link


def rename(state: State, seat: int, name: str) -> None:
    state.chairs[seat].name = name
    if state.match is not None:
        state.match.seat_players(state.names(), [chair.level for chair in state.chairs])
        state.changes.all_fresh = True
    state.changes.table = True


def clean_name(state: State, own: int | None, name: str) -> str:
    clean = " ".join(name.split())
    if not clean or not clean.isprintable():
        raise Refusal("name")
    for seat, chair in enumerate(state.chairs):
        if seat != own and chair.name.casefold() == clean.casefold():
            raise Refusal("name_taken", name=clean)
    return clean


def free_seat(state: State, wanted: int | None) -> int:
    if wanted is not None:
        if not state.chair_at(wanted).free():
            raise Refusal("taken")
        return wanted
    for seat, chair in enumerate(state.chairs):
        if chair.free():
            return seat
    raise Refusal("full")


def leave(state: State, visitor: str, command: Leave, now: float) -> None:
    """Before the deal and after the end the seat is free again; in between a steward keeps it."""
    seat = state.own_seat(visitor)
    if state.phase == "lobby":
        state.chairs[seat] = Chair()
        state.seats_changed()
    elif state.phase == "over":
        state.chairs[seat].state = "steward"
        wants_no_rematch(state, seat, now)
    elif state.chairs[seat].person():
        hold(state, seat, now)
    else:
        raise Refusal("held")
    pass_host_on(state, visitor)
    state.changes.you.add(visitor)


def pass_host_on(state: State, visitor: str | None) -> None:
    """If the host has left, the first person at the table becomes host."""
    heirs = [state.chairs[seat].owner for seat in state.people()]
    if visitor is not None and visitor == state.host and visitor not in heirs and heirs and heirs[0] is not None:
        state.host = heirs[0]
        state.changes.you |= {visitor, state.host}


def seat_bot(state: State, visitor: str, command: SeatBot, now: float) -> None:
    """A bot of a level sits down, changes its level, or gets up."""
    state.is_host(visitor)
    if state.phase == "play" or (state.phase == "over" and command.level is None):
        raise Refusal("dealt")
    chair = state.chair_at(command.seat)
    if chair.owner is not None:
        raise Refusal("taken")
    if command.level is None:
        state.chairs[command.seat] = Chair()
    else:
        check_level(state, command.level)
        name = bot_name(state) if chair.level is None else chair.name
        state.chairs[command.seat] = Chair(name=name, level=command.level)
    if state.phase == "over":
        state.changes.all_fresh = True  # the names of the story
    state.changes.table = True


def check_level(state: State, level: str) -> None:
    if level not in bots.choices(state.settings.game):
        raise Refusal("level", levels=", ".join(bots.choices(state.settings.game)))


def bot_name(state: State) -> str:
    taken = {name.casefold() for name in state.names()}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


def kick(state: State, visitor: str, command: Kick, now: float) -> None:
    """Take the seat from its player. While a game is played, only logs of older versions do this."""
    state.is_host(visitor)
    chair = state.chair_at(command.seat)
    if chair.owner is None or chair.owner == visitor:
        raise Refusal("nobody_else")
    owner = chair.owner
    state.seats_changed()
    if state.phase == "lobby":
        state.chairs[command.seat] = Chair()
    else:
        if state.phase == "play" and chair.person():
            hold(state, command.seat, now)
        chair.owner = None
        chair.state = "steward"
        chair.shows = chair.open_review = False
        forget_watchers(state, command.seat)
        wants_no_rematch(state, command.seat, now)
    state.inform(owner, "sent_away", now)
    state.changes.fresh.add(owner)


def entrust(state: State, visitor: str, command: Entrust, now: float) -> None:
    """A steward plays for somebody who is away, until they come back."""
    state.is_host(visitor)
    state.playing()
    chair = state.chair_at(command.seat)
    if not chair.person() or chair.owner == visitor:
        raise Refusal("nobody_else")
    hold(state, command.seat, now)


def order(state: State, visitor: str, command: Order, now: float) -> None:
    """Who sits where."""
    state.is_host(visitor)
    state.in_lobby()
    if sorted(command.seats) != list(range(len(state.chairs))):
        raise Refusal("order", seats=len(state.chairs))
    state.chairs = [state.chairs[seat] for seat in command.seats]
    state.seats_changed()
    state.changes.you |= {chair.owner for chair in state.chairs if chair.owner is not None}


# Invitations


def grant(state: State, visitor: str, seat: int | None, by: str | None, name: str, now: float) -> None:
    """An invitation was redeemed: the right to sit. In logs of older versions also the seat itself, in a game."""
    if seat is None or state.phase == "lobby":
        if visitor not in state.granted:
            state.granted.append(visitor)
        return
    chair = state.chair_at(seat)
    if chair.owner == visitor:
        return
    if state.seat_of(visitor) is not None:
        raise Refusal("seated")
    if chair.person() and chair.owner != by:
        raise Refusal("not_yours_to_give")
    replace(state, seat, visitor, clean_name(state, seat, name or chair.name), now)


def replace(state: State, seat: int, visitor: str, name: str, now: float) -> None:
    """Another person plays the seat from now on, as older versions did it; `takeover.take_over` does it now."""
    chair = state.chairs[seat]
    before, former = player(state, chair), chair.owner
    chair.owner, chair.name, chair.level, chair.state = visitor, name, None, "present"
    chair.shows = chair.missed = chair.open_review = False
    state.member(visitor).watching = None
    forget_watchers(state, seat)
    if state.phase == "play" and state.match is not None:
        if state.match.draft is not None and state.match.draft.seat == seat:
            state.match.drop(seat)
        record_hands(state, seat, before, now)
        state.note("replaced", seat, now)
        restart(state, seat, now)
    rename(state, seat, name)
    if former is not None:
        pass_host_on(state, former)


def forget_watchers(state: State, seat: int) -> None:
    """Visitors who watched this player see the gallery's view again."""
    for visitor, member in state.members.items():
        if member.watching == seat:
            member.watching = None
            state.changes.fresh.add(visitor)


# Settings


def configure(state: State, visitor: str, command: Configure, now: float) -> None:
    """The host's choices. Everybody who was ready has to say so again."""
    state.is_host(visitor)
    state.in_lobby()
    checked = checked_settings(state, command)
    if command.seats is not None:
        chairs = state.chairs[: command.seats]
        state.chairs = chairs + [Chair() for _ in range(command.seats - len(chairs))]
    for name, value in checked.items():
        setattr(state.settings, name, value)
    for chair in state.chairs:
        chair.ready = False
    state.changes.table = True


def checked_settings(state: State, command: Configure) -> dict[str, Any]:
    """What was given and can be so; a refusal otherwise."""
    plain = (
        "seats",
        "pace",
        "watch",
        "listed",
        "link",
        "manners",
        "whispers",
        "words",
        "undo",
        "bots",
        "title",
        "lang",
        "campaign",
    )
    checked = {name: getattr(command, name) for name in plain if getattr(command, name) is not None}
    if command.seats is not None:
        check_seats(state, command.seats)
    if command.whispers not in (None, "none") and not state.kind().whispers:
        raise Refusal("no_private_talk", title=state.kind().title)
    if command.campaign and state.kind().campaign is None:
        raise Refusal("no_campaign", title=state.kind().title)
    if command.title is not None:
        checked["title"] = " ".join(each for each in command.title.split() if each.isprintable())
    if command.steward is not None:
        if command.steward != "default":
            check_level(state, command.steward)
        checked["steward"] = command.steward
    if command.seconds is not None:
        checked["seconds"] = {**state.settings.seconds, **checked_seconds(state, command.seconds)}
    checked["options"] = checked_options(state, command.options or {}, command.seats or len(state.chairs))
    return checked


def checked_seconds(state: State, given: dict[str, int]) -> dict[str, int]:
    """Seconds for brief questions that the game has."""
    brief = {**state.kind().brief_seconds, **state.kind().bargain_seconds}
    for question in given:
        if question not in brief:
            raise Refusal("no_seconds", title=state.kind().title, questions=", ".join(brief) or "–")
    return given


def check_seats(state: State, seats: int) -> None:
    game = state.kind()
    if seats not in game.seats:
        raise Refusal("seats", title=game.title, low=game.seats[0], high=game.seats[-1])
    if not all(chair.free() for chair in state.chairs[seats:]):
        raise Refusal("seats_taken")


def checked_options(state: State, given: dict[str, Any], seats: int) -> dict[str, Any]:
    """The given ones and those chosen before; where one names a seat that is no more, its default."""
    game = state.kind()
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise Refusal("unknown_option", title=game.title, name=name)
        check_option(known[name], value, seats)
    kept = state.settings.options
    fitting = {name: value if known[name].fits(value, seats) else known[name].default for name, value in kept.items()}
    return {**fitting, **given}


def check_option(option: Option, value: Any, seats: int) -> None:
    try:
        fits = option.fits(option.check(value), seats)
    except BadOption:
        fits = False
    if not fits:
        values = ", ".join(say(each) for each in option.values if option.fits(each, seats))
        raise Refusal("option", name=option.name, value=say(value), values=values)
