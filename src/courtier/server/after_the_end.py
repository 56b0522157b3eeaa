"""What can be read of a finished game: its record, the game once more, what decided it, and the review of a seat."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from courtier.arena.betrayals import looked_back
from courtier.arena.reviewing import review
from courtier.server.api import Api, address, answer, packed
from courtier.server.limits import Buckets
from courtier.server.requests import Problem, language
from courtier.server.rooms import Room
from courtier.server.settings import Settings
from courtier.table.takeover import came_after_the_end


class AfterTheEnd:
    """Every method answers one address. `api` knows the tables and the visitors."""

    def __init__(self, api: Api, settings: Settings) -> None:
        self.api = api
        self.replays = Buckets(settings.rates.replays)
        self.reviews = Buckets(settings.rates.reviews)
        self.review_seconds = settings.review_seconds
        self.playing_again = asyncio.Semaphore(1)  # replays one after another: each takes the turn of all tables

    async def record(self, request: Request) -> Response:
        """The record with its seed."""
        room = await self.api.finished(request)
        return Response(room.table.record(), media_type="application/jsonl")

    async def replay(self, request: Request) -> Response:
        """The game as somebody saw it, position by position; `as` is open, gallery, a seat, or me."""
        self.api.allow(self.replays, address(request))
        room = await self.api.finished(request)
        you = self.own_seat(room, request)
        wanted = request.query_params.get("as", "gallery")
        viewer, lang = you if wanted == "me" else seen_by(wanted, room), language(request)

        def film() -> Response:
            frames = list(room.table.frames(viewer, lang))
            return packed(request, answer({"frames": frames, "table": room.table.public(lang), "you": you}))

        async with self.playing_again:
            return await asyncio.to_thread(film)

    async def decided(self, request: Request) -> Response:
        """What decided the game, and its broken promises; null while the bots' processes look back, once."""
        room = await self.api.seen(request)
        over = room.table.state.phase == "over"
        found = room.worked_out("decided", looked_back, room.table.record()) if over else None
        if found is None:
            return answer({"moves": None, "betrayals": None})
        moves, betrayals = found or ([], [])
        lang = language(request)
        told = {"moves": [room.table.tell_move(each, lang) for each in moves]}
        return answer(told | {"betrayals": [room.table.tell_betrayal(each, lang) for each in betrayals]})

    async def review(self, request: Request) -> Response:
        """The review of one's own seat, or of one whose player shares it; null while a process works it out."""
        room, lang = await self.api.finished(request), language(request)
        seat = self.reviewed_seat(room, request)
        if not room.is_worked_on(("review", seat)):
            self.api.allow(self.reviews, address(request))
        facts = (room.table.record(), seat, room.table.state.names(), self.review_seconds)
        found = room.worked_out(("review", seat), review, *facts)
        if found is None:
            return answer({"review": None})
        if not found:
            room.forget_work(("review", seat))
            raise Problem("review_failed", 503)
        return packed(request, answer({"review": room.table.tell_review(found[0], lang)}))

    def reviewed_seat(self, room: Room, request: Request) -> int:
        """Whose review is wanted, if the visitor may read it."""
        you = self.own_seat(room, request)
        wanted = request.query_params.get("seat")
        seat = you if wanted is None else seen_by(wanted, room)
        if seat is None:
            raise Problem("review_no_seat", 403)
        if not isinstance(seat, int):
            raise Problem("bad_request", 400)
        played = seat == you and not came_after_the_end(room.table.state, seat)
        if not played and not room.table.state.chairs[seat].open_review:
            raise Problem("review_private", 403)
        return seat

    def own_seat(self, room: Room, request: Request) -> int | None:
        return room.seat_of(self.api.guard.visitor(request.headers.raw))


def seen_by(wanted: str, room: Room) -> int | str | None:
    if wanted == "open":
        return "open"
    if wanted == "gallery":
        return None
    if wanted.isascii() and wanted.isdigit() and int(wanted) < len(room.table.public("en").seats):
        return int(wanted)
    raise Problem("bad_request", 400)
