"""Builds the messages for every connected visitor. View, prompt and new lines are built once per seat and language."""

from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeVar, cast, get_args

from msgspec import Raw, Struct, json

import courtier
from courtier.core.event import Event, concerns, glimpse, is_told
from courtier.core.record import FIRST_LINE
from courtier.core.registry import kind
from courtier.core.replay import opened, positions, story_of
from courtier.table import lesson, series, undo, words
from courtier.table.chronicle import place_after
from courtier.table.clocks import paced_bots
from courtier.table.effects import Tell
from courtier.table.ledger import missing_answers, plays_with_deals, seen_ledger
from courtier.table.messages import (
    Clock,
    Done,
    DraftInfo,
    LedgerDeal,
    NewcomerAsked,
    SeatInfo,
    StoryLine,
    TableInfo,
    TakeoverInfo,
    UndoAsked,
    Update,
    Welcome,
    You,
)
from courtier.table.offers import seen_offers
from courtier.table.running_game import RunningGame, can_back
from courtier.table.state import KEPT, Chair, State
from courtier.table.talk import heard
from courtier.table.view import seen_by

Facts = dict[str, Any]
Part = TypeVar("Part", bound=Struct)


class Shared(NamedTuple):
    """The parts of the gallery's view, encoded once for all viewers that see the same."""

    seats: list[Raw]
    common: Raw
    more: Raw

    @classmethod
    def of(cls, view: Facts) -> "Shared":
        return cls([encoded(each) for each in view["seats"]], encoded(view["common"]), encoded(view["more"]))


class Outgoing:
    """The messages of one moment. Parts that are the same for several visitors are made once."""

    def __init__(self, state: State, now: float) -> None:
        self.state = state
        self.now = now
        self.names = state.names()
        self.seats = {chair.owner: seat for seat, chair in enumerate(state.chairs)}
        self.several = len(state.connections) > 1
        self.tables: dict[str, TableInfo] = {}
        self.views: dict[int | None, Facts] = {}
        self.shared: Shared | None = None
        self.prompts: dict[tuple[int | None, str], Facts] = {}
        self.events: dict[int, list[Event]] = {}
        self.lines: dict[tuple[int, str], StoryLine] = {}  # the gallery's lines, by place and language

    # The parts

    def table(self, lang: str) -> TableInfo:
        if lang not in self.tables:
            self.tables[lang] = encoded_once(about(self.state, lang))
        return self.tables[lang]

    def view(self, viewer: int | None) -> Facts:
        if viewer not in self.views:
            assert self.state.match is not None
            gallery = self.view(None) if self.several and viewer is not None else None
            self.views[viewer] = seen_by(self.state.match, viewer, gallery)
        return self.views[viewer]

    def view_for_wire(self, viewer: int | None) -> Facts:
        """The view for a message. Parts that are taken over from the gallery's view are encoded once."""
        view = self.view(viewer)
        if not self.several:
            return view
        gallery = self.view(None)
        if view["common"] is not gallery["common"]:  # with a draft tried out on it
            return view
        shared = self.shared = self.shared or Shared.of(gallery)
        parts = zip(view["seats"], gallery["seats"], shared.seats, strict=True)
        seats = [known if own is all_see else own for own, all_see, known in parts]
        more = shared.more if view["more"] is gallery["more"] else view["more"]
        return view | {"seats": seats, "common": shared.common, "more": more}

    def prompt(self, viewer: int | None, lang: str) -> Facts:
        """The prompt; some games say the same to all who are not asked, and then it is made once."""
        key = (None if self.waits_alike(viewer) else viewer, lang)
        if key not in self.prompts:
            self.prompts[key] = cast("Facts", courtier.prompt(self.view(key[0]), lang, self.names))
        return self.prompts[key]

    def waits_alike(self, viewer: int | None) -> bool:
        state, match = self.state, self.state.match
        alike = self.several and state.phase == "play" and state.kind().waits_alike
        return alike and match is not None and viewer not in match.asked()

    def story(self, viewer: int | None, lang: str, start: int) -> list[StoryLine]:
        """The lines from that place of the story on."""
        match = self.state.match
        if match is None:
            return []
        if start not in self.events:
            self.events[start] = [match.story.event(place) for place in range(start, len(match.story))]
        lines = [
            self.line(match, place, event, viewer, lang)
            for place, event in enumerate(self.events[start], start)
            if is_told(event, viewer)
        ]
        return renumbered(lines, match.story.hidden_from(viewer), match.story.before) if match.story.private else lines

    def line(self, match: RunningGame, place: int, event: Event, viewer: int | None, lang: str) -> StoryLine:
        """The line for this viewer: the gallery's sentence if the event does not concern the viewer."""
        if viewer is None or not self.several or concerns(event, viewer):
            return self.new_line(match, place, event, viewer, lang)
        key = (place, lang)
        if key not in self.lines:
            self.lines[key] = self.new_line(match, place, event, None, lang)
        known = self.lines[key]
        return StoryLine(known.n, known.text, {**known.event, "you": viewer}, known.at, known.fold, known.brief)

    def new_line(self, match: RunningGame, place: int, event: Event, viewer: int | None, lang: str) -> StoryLine:
        seen = cast("Facts", glimpse(event, viewer))
        number, at = match.story.before + place + 1, match.story.times[place]
        if event.row.name in words.STORY:
            return StoryLine(number, self.table_says(event.row.name, seen, lang), seen, at)
        earlier = earlier_glimpses(match, place, viewer)
        return game_says(number, at, seen, earlier, lang, self.names, match.game.options)

    def table_says(self, event: str, seen: Facts, lang: str) -> str:
        """A line that the table itself adds. A takeover keeps the names of its time, even if they changed later."""
        name, was, own = self.names[seen["seat"]], "", seen["seat"] == seen["you"]
        if "takeover" in seen:
            taken = self.state.takeovers[seen["takeover"]]
            name, was = taken.name, taken.was
        return words.story(event, lang, name, was, own=own)

    # The messages

    def everything(self, visitor: str, story_after: int = 0, talk_after: int = 0) -> Tell:
        """A welcome. `story_after`, `talk_after`: what the visitor has already."""
        state, connection = self.state, self.state.connections[visitor]
        own = self.seats.get(visitor)
        lang, viewer = connection.lang, state.viewer(visitor, own)
        connection.version += 1
        before = state.match.story.before if state.match else 0
        hidden = state.match.story.hidden_from(viewer) if state.match else []
        length = len(state.match.story) - len(hidden) if state.match else 0
        has = story_after if before < story_after <= before + length else 0
        talk = heard(state, visitor, lang, max(0, len(state.said) - KEPT))
        if not talk or talk_after > talk[-1].n:
            talk_after = 0
        return Tell(
            visitor,
            Welcome(
                v=connection.version,
                now=self.now,
                table=self.table(lang),
                you=you(state, visitor, lang),
                **self.game(own, viewer, lang),
                story=self.story(viewer, lang, place_after(has - before, hidden) if has else 0),
                talk=[each for each in talk if each.n > talk_after],
                story_after=has,
                talk_after=talk_after,
                offers=seen_offers(state, own, lang),
                ledger=self.ledger(viewer, lang),
                missing=missing_answers(state, own, lang),
                coach=lesson.coach(state, own, lang),
            ),
        )

    def game(self, own: int | None, viewer: int | None, lang: str) -> Facts:
        """What depends on the position."""
        match = self.state.match
        if match is None:
            return NO_GAME
        return {
            "view": self.view_for_wire(viewer),
            "prompt": self.prompt(viewer, lang),
            "draft": draft_of(match, viewer),
            "aims": self.state.kind().fulfilled(self.view(viewer)),
            "open_points": self.state.kind().open_points(self.view(viewer)),
            **rights(self.state, match, own),
        }

    def ledger(self, viewer: int | None, lang: str) -> list[LedgerDeal]:
        """The sealed deals in words, as far as the viewer may know them."""
        if not plays_with_deals(self.state):
            return []
        return seen_ledger(self.state, self.view(viewer)["deals"], viewer, lang)

    def news(self, visitor: str, ack: str | None) -> Tell | None:
        """An update, if anything is new for this visitor."""
        state, changes = self.state, self.state.changes
        if changes.all_fresh or visitor in changes.fresh:
            return self.everything(visitor)
        connection, own = state.connections[visitor], self.seats.get(visitor)
        lang, viewer = connection.lang, state.viewer(visitor, own)
        parts: Facts = {}
        if changes.table:
            parts["table"] = self.table(lang)
        if visitor in changes.you:
            parts["you"] = you(state, visitor, lang)
        if changes.game or viewer in changes.seats:
            parts |= self.game(own, viewer, lang)
        if state.match is not None and len(state.match.story) > changes.story:
            parts["story"] = self.story(viewer, lang, changes.story)
        if len(state.said) > changes.talk or changes.removed is not None:
            talk = heard(state, visitor, lang, changes.talk, changes.removed)
            parts |= {"talk": talk} if talk else {}
        if own in changes.offers or (state.offers and (changes.game or own in changes.seats)):
            parts["offers"] = seen_offers(state, own, lang)
        if "view" in parts and plays_with_deals(state):
            parts |= {"ledger": self.ledger(viewer, lang), "missing": missing_answers(state, own, lang)}
        parts |= lesson.news(state, own, lang, changed=bool(parts))
        if not parts:
            return None
        connection.version += 1
        return Tell(visitor, Update(v=connection.version, now=self.now, ack=ack, **parts))


def game_says(
    number: int,
    at: float,
    seen: Facts,
    earlier: Iterable[Facts],
    lang: str,
    names: Sequence[str],
    options: Facts,
) -> StoryLine:
    """The game's line for a glimpse, in full and as the folded story has it. `earlier`: the latest glimpse first."""
    told = kind(seen["game"])
    brief = told.in_short(seen, earlier, told.language(lang), names, options)
    return StoryLine(number, courtier.tell(seen, lang, names, options), seen, at, brief == "", brief or "")


def earlier_glimpses(match: RunningGame, place: int, viewer: int | None) -> Iterator[Facts]:
    """What the game told before that place of the story, the latest first, as the viewer sees it."""
    for each in range(place - 1, -1, -1):
        event = match.story.event(each)
        if event.row.name not in words.STORY and is_told(event, viewer):
            yield cast("Facts", glimpse(event, viewer))


def latest_first(story: Sequence[Any], place: int) -> Iterator[Any]:
    return (story[each] for each in range(place - 1, -1, -1))


def renumbered(lines: list[StoryLine], hidden: list[int], before: int) -> list[StoryLine]:
    """The numbers that the lines have in this reader's story, in which hidden ones do not count."""
    return [
        StoryLine(line.n - bisect(hidden, line.n - before - 1), line.text, line.event, line.at, line.fold, line.brief)
        for line in lines
    ]


def encoded_once(part: Part) -> Part:
    """The part in encoded form, for several messages."""
    return cast(Part, encoded(part))


def encoded(part: Any) -> Raw:
    return Raw(json.encode(part))


NO_GAME: Facts = {
    "view": None,
    "prompt": None,
    "question": None,
    "can_back": False,
    "can_undo": False,
    "draft": None,
    "aims": {},
    "open_points": [],
}


def messages(state: State, now: float, sender: str | None, ack: str | None, but: str | None) -> list[Tell]:
    """An update for every visitor but `but` for whom anything is new; the sender learns that the command was done."""
    outgoing = Outgoing(state, now)
    tells: list[Tell] = []
    for visitor in sorted(state.connections, key=lambda each: each == state.changes.newcomer):  # the newcomer last
        if visitor == but:
            continue
        own = ack if visitor == sender else None
        news = outgoing.news(visitor, own)
        if news is not None:
            tells.append(news)
        if own is not None and (news is None or not isinstance(news.message, Update)):
            tells.append(Tell(visitor, Done(own)))
    return tells


def rights(state: State, match: RunningGame, own: int | None) -> Facts:
    """What the visitor's own seat may do now: answer, go back, undo."""
    game = match.game
    plays = own is not None and state.chairs[own].person() and state.phase == "play"
    asked = plays and own in game.actors()
    return {
        "question": game.question(cast(int, own)) if asked else None,
        "can_back": asked and (match.draft is not None or can_back(game, cast(int, own))),
        "can_undo": plays and may_undo(state, match, cast(int, own)),
    }


def may_undo(state: State, match: RunningGame, seat: int) -> bool:
    setting = state.settings.undo
    if setting == "none" or (match.draft is not None and match.draft.seat == seat):
        return False
    return match.undo_is_free(seat) if setting == "free" else match.can_undo(seat)


def draft_of(match: RunningGame, viewer: int | None) -> DraftInfo | None:
    draft = match.draft
    if draft is None or draft.seat != viewer:
        return None
    return DraftInfo(draft.answers[:], draft.complete)


def you(state: State, visitor: str, lang: str) -> You:
    member = state.known_of(visitor)
    muted = [seat for seat, chair in enumerate(state.chairs) if chair.owner in member.muted]
    seat = state.seat_of(visitor)
    watching = member.watching if seat is None else None
    orders = state.chairs[seat].orders.copy() if seat is not None else {}
    return You(seat, visitor == state.host, lang, muted, watching, member.note, orders)


# What everybody may know


def about(state: State, lang: str) -> TableInfo:
    """The table as anybody may know it, from public facts alone."""
    settings, match = state.settings, state.match
    asked = list(match.asked()) if match and state.phase == "play" else []
    return TableInfo(
        code=state.code,
        game=settings.game,
        title=settings.title,
        phase=state.phase,  # type: ignore[arg-type]
        seats=[seat_info(state, seat, chair) for seat, chair in enumerate(state.chairs)],
        options=settings.options,
        pace=settings.pace,
        watch=settings.watch,
        listed=settings.listed,
        link=settings.link,
        manners=settings.manners,
        seconds=settings.seconds,
        whispers=settings.whispers,
        words=settings.words,
        undo=settings.undo,
        steward=settings.steward,
        bots=paced_bots(state),
        rules=state.rules,
        lang=settings.lang,
        commitment=state.commitment(state.number),
        upcoming=state.commitment(state.number + 1) if state.phase == "over" else None,
        watchers=sum(1 for visitor in state.connections if state.seat_of(visitor) is None),
        match=state.number,
        waiting=asked,
        rematch=state.rematch[:],
        lesson=state.lesson is not None,
        undoing=undo_asked(state, lang),
        newcomer=newcomer_asked(state),
        takeovers=[TakeoverInfo(each.seat, each.name, each.was, each.how) for each in state.takeovers],  # type: ignore[arg-type]
        campaign=series.standings(state),
    )


SeatState = Literal["present", "away", "late", "steward", "resigned"]
# The encoder leaves out a default if it is the same object. A text that was read from a snapshot is another object.
STATES: dict[str, SeatState] = {each: each for each in get_args(SeatState)}


def seat_info(state: State, seat: int, chair: Chair) -> SeatInfo:
    kind = "bot" if chair.level is not None else "free" if chair.free() else "person"
    timed = state.settings.pace != "relaxed" and kind == "person"
    clock = Clock(chair.grace, chair.late) if chair.grace is not None and chair.late is not None else None
    return SeatInfo(
        seat=seat,
        name=chair.name,
        kind=kind,  # type: ignore[arg-type]
        level=chair.level,
        state=STATES["away" if chair.state == "present" and chair.owner in state.away else chair.state],
        ready=chair.ready,
        bank=chair.bank if timed and state.phase == "play" else None,
        clock=clock,
        moments=chair.moments if timed and state.phase == "play" else 0,
        shows=chair.shows,
        open_review=chair.open_review,
        host=chair.owner is not None and chair.owner == state.host,
    )


def undo_asked(state: State, lang: str) -> UndoAsked | None:
    wanted, match = state.undoing, state.match
    if wanted is None or match is None:
        return None
    return UndoAsked(wanted.number, wanted.seat, undo.in_words(state, match, wanted, lang), wanted.waiting[:])


def newcomer_asked(state: State) -> NewcomerAsked | None:
    claim = state.claim
    if claim is None:
        return None
    return NewcomerAsked(claim.number, claim.seat, claim.name, state.chairs[claim.seat].name, claim.waiting[:])


# After the end


def frames(state: State, match: RunningGame, viewer: int | str | None, lang: str) -> Iterator[Facts]:
    """The table after the deal and after every answer that held, with what was told since."""
    record = match.record()
    start = record.verifies_from()
    held = [line for line in match.held() if line + FIRST_LINE > start]
    times = [match.when[line] for line in held]
    seat = None if isinstance(viewer, str) else viewer
    names, told_before = state.names(), 0
    for at, (game, journals) in zip([match.story.times[0], *times], positions(record), strict=True):
        story = story_of(journals[seat])
        own_kind = kind(game.name())
        lines = [
            game_says(place + 1, at, cast("Facts", story[place]), latest_first(story, place), lang, names, game.options)
            for place in range(told_before, len(story))
        ]
        told_before = len(story)
        view = opened(game, journals) if viewer == "open" else courtier.view(game, seat)
        yield {"view": view, "open_points": own_kind.open_points(view), "story": lines}
