"""The requests: visit, games and their rules, tables, invitations, records."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final

from msgspec import json, to_builtins
from starlette.requests import Request
from starlette.responses import Response

from courtier import bots
from courtier.core.registry import Kind, kind, names
from courtier.server.catalog import catalog, rules
from courtier.server.guard import Guard
from courtier.server.limits import Buckets
from courtier.server.links import invitation_link, qr_picture, qr_svg, table_link
from courtier.server.logs import note
from courtier.server.requests import (
    ASK_HINT,
    ASK_WHY_NOT,
    COMPOSE,
    INVITE,
    JOIN,
    NEW_LESSON,
    NEW_TABLE,
    NOTHING,
    NewTable,
    Problem,
    body,
    language,
    private,
)
from courtier.server.room_registry import RoomRegistry
from courtier.server.rooms import Room, committed, read
from courtier.server.settings import HINT_SECONDS, LIST_LENGTH, LIST_SECONDS, Settings
from courtier.server.tokens import Tickets, hashed, new_token
from courtier.store.errors import StoreError
from courtier.store.interface import Invitation
from courtier.table.commands import Ready, SeatBot, Sit, Start
from courtier.table.messages import TableInfo
from courtier.table.names import is_readable, tidy_name
from courtier.table.state import Refusal
from courtier.web.names import words

PROBE_SECONDS: Final = 1.0  # between two tries to write, for /health
HEALTH_SECONDS: Final = 5.0  # the longest that such a try may take


class Api:
    """The handlers of all HTTP requests, one method each."""

    def __init__(
        self, settings: Settings, registry: RoomRegistry, guard: Guard, tickets: Tickets, clock: Callable[[], float]
    ) -> None:
        self.origins: Final = settings.origins
        self.registry = registry
        self.store = registry.store
        self.guard = guard
        self.tickets = tickets
        self.clock = clock
        self.requests = Buckets(settings.rates.requests)
        self.visits = Buckets(settings.rates.visits)
        self.hints = Buckets(settings.rates.hints)
        self.tables_made = Buckets(settings.rates.tables)
        self.tables_of_address = Buckets(settings.rates.tables_of_address)
        self.probe: asyncio.Future[str | None] | None = None
        self.probed_at = -PROBE_SECONDS

    # Visitors

    async def visit(self, request: Request) -> Response:
        """Give a browser its cookie, if it has none, and a ticket for its next WebSocket."""
        self.ours(request)
        await body(request, NOTHING)
        visitor = self.guard.visitor(request.headers.raw)
        cookie = None
        if visitor is None or not await self.known(visitor):
            self.allow(self.visits, address(request))
            token = new_token()
            cookie = self.guard.set_cookie(token)
            visitor = hashed(token)
            await committed(self.store.visit(visitor, self.clock()))
        ticket = self.tickets.give(visitor, self.clock())
        response = answer({"ticket": ticket, "lang": language(request)})
        if cookie is not None:
            response.headers["Set-Cookie"] = cookie
        return response

    # Games

    async def games(self, request: Request) -> Response:
        self.allow(self.requests, address(request))
        return answer(catalog(language(request)))

    async def rules(self, request: Request) -> Response:
        self.allow(self.requests, address(request))
        game, lang = wanted_game(request), language(request)
        return answer(
            {**rules(game, lang), "options": await self.options_at(request.query_params.get("table"), game.name)}
        )

    async def options_at(self, code: str | None, game: str) -> dict[str, Any]:
        """The options of a table that plays this game; none without one."""
        listing = await read(self.store.listing, code) if code else None
        if listing is None:
            return {}
        info = self.now(listing, "en")
        return dict(info.options) if info.game == game else {}

    async def words(self, request: Request) -> Response:
        self.allow(self.requests, address(request))
        return packed(request, answer(words(wanted_game(request), language(request))))

    async def explain(self, request: Request) -> Response:
        self.allow(self.requests, address(request))
        game = wanted_game(request)
        question = request.path_params["question"]
        if question not in game.questions:
            raise Problem("no_question", 404)
        return answer({"text": game.explain(question, game.language(language(request)))})

    # Tables

    async def make_table(self, request: Request) -> Response:
        visitor = await self.sender(request)
        wanted = await body(request, NEW_TABLE)
        self.allow(self.tables_made, visitor)
        self.allow(self.tables_of_address, address(request))
        check(wanted, language(request))
        try:
            room = await self.registry.make(visitor, wanted.game, wanted.seats, private(wanted.setup))
        except Refusal as refusal:
            raise Problem(refusal.code, 400, refusal.text(language(request))) from None
        self.seat_all(room, visitor, wanted)
        return answer({"code": room.code}, 201)

    async def make_lesson(self, request: Request) -> Response:
        """A guided game at a table of its own, which is neither listed nor stored."""
        visitor = await self.sender(request)
        wanted = await body(request, NEW_LESSON)
        self.allow(self.tables_made, visitor)
        self.allow(self.tables_of_address, address(request))
        check_name(wanted.name, language(request))
        if wanted.game not in names():
            raise Problem("no_game", 404)
        try:
            room = self.registry.make_lesson(visitor, wanted.name, wanted.game)
        except Refusal as refusal:
            raise Problem(refusal.code, 404, refusal.text(language(request))) from None
        return answer({"code": room.code}, 201)

    def seat_all(self, room: Room, visitor: str, wanted: NewTable) -> None:
        """The host sits down; bots take the other seats, if they are wanted, and play begins."""
        room.receive(visitor, Sit("new:sit", wanted.name, 0))
        if wanted.bots is not None:
            for seat in range(1, wanted.seats):
                room.receive(visitor, SeatBot(f"new:bot:{seat}", seat, wanted.bots))
            if wanted.start:
                room.receive(visitor, Ready("new:ready", True))
                room.receive(visitor, Start("new:start"))

    async def tables(self, request: Request) -> Response:
        """List the tables that are open to all, and those where the visitor sits."""
        self.allow(self.requests, address(request))
        visitor = self.guard.visitor(request.headers.raw)
        listed = await read(self.store.open_tables, self.clock() - LIST_SECONDS, LIST_LENGTH)
        mine = await read(self.store.tables_of, visitor, LIST_LENGTH) if visitor else []
        lang = language(request)
        return answer(
            {
                "open": [self.now(each, lang) for each in listed],
                "mine": [self.seated(self.now(each, lang), visitor) for each in mine],
            }
        )

    async def table(self, request: Request) -> Response:
        self.allow(self.requests, address(request))
        code = request.path_params["code"]
        listing = await read(self.store.listing, code)
        if listing is None:
            raise Problem("no_table", 404)
        return answer(self.now(listing, language(request)))

    async def qr(self, request: Request) -> Response:
        """The table's address as a QR code, for the big screen: the code is in the address already."""
        self.allow(self.requests, address(request))
        code = request.path_params["code"]
        if await read(self.store.listing, code) is None:
            raise Problem("no_table", 404)
        return Response(qr_picture(table_link(self.origin(request), code)), media_type="image/svg+xml")

    def origin(self, request: Request) -> str:
        """The origin of this server under which the page was called."""
        host = request.headers.get("host")
        return next((each for each in self.origins if each.partition("://")[2] == host), self.origins[0])

    def now(self, listing: bytes, lang: str) -> TableInfo:
        """The table as it is now: only a table in memory knows who is connected."""
        info = json.decode(listing, type=TableInfo)
        room = self.registry.rooms.get(info.code)
        return room.table.public(lang) if room is not None else info

    def seated(self, info: TableInfo, visitor: str | None) -> dict[str, Any]:
        """A table with the visitor's seat, as `you`, while it is in memory."""
        room = self.registry.rooms.get(info.code)
        seat = room.seat_of(visitor) if room is not None else None
        return {**to_builtins(info), **({} if seat is None else {"you": seat})}

    # Invitations

    async def invite(self, request: Request) -> Response:
        """A link that makes its opener a player: at a seat, or at any free one."""
        visitor = await self.sender(request)
        wanted = await body(request, INVITE)
        room = await self.room(request)
        may_invite(room, visitor, wanted.seat, language(request))
        token = new_token()
        invitation = Invitation(room.code, wanted.seat, visitor)
        await committed(self.store.invite(hashed(token), invitation, self.clock()))
        link = invitation_link(request.headers["origin"], token)
        note("invitation made", table=room.code)
        return answer({"link": link, "token": token, "qr": qr_svg(link)}, 201)

    async def revoke(self, request: Request) -> Response:
        visitor = await self.sender(request)
        await body(request, NOTHING)
        room = await self.room(request)
        may_invite(room, visitor, None, language(request))
        revoked = await committed(self.store.revoke(room.code, self.clock()))
        note("invitations revoked", table=room.code, count=revoked)
        return answer({"revoked": revoked})

    async def join(self, request: Request) -> Response:
        """Redeem an invitation. If the table refuses it, it stays valid."""
        visitor = await self.sender(request)
        wanted = await body(request, JOIN)
        token = hashed(wanted.token)
        invitation = await read(self.store.invitation, token)
        if invitation is None:
            note("invitation refused")
            raise Problem("used_link", 410)
        room = await self.registry.find(invitation.code)
        if room is None:
            raise Problem("no_table", 404)
        check_redeems(room, visitor, invitation, wanted.name, language(request))
        if await committed(self.store.redeem(token, self.clock())) is None:
            raise Problem("used_link", 410)
        refusal = room.grant(visitor, invitation.seat, invitation.by, wanted.name)
        if refusal is not None:
            raise Problem(refusal.code, 409, refusal.text)
        return answer({"code": room.code, "seat": invitation.seat})

    # Deals

    async def compose(self, request: Request) -> Response:
        """Help to compose an offer: what a deal may consist of, or a deal in words. Nothing is offered."""
        visitor = await self.sender(request)
        wanted = await body(request, COMPOSE)
        room, lang = await self.room(request), language(request)
        try:
            if wanted.deal is None:
                return answer({"terms": room.table.deal_terms(visitor, wanted.partners, lang)})
            return answer(room.table.try_deal(visitor, wanted.deal, lang))
        except Refusal as refusal:
            raise Problem(refusal.code, 409, refusal.text(lang)) from None

    # Advice

    async def hint(self, request: Request) -> Response:
        """What the strongest bot would answer in the visitor's place; the table goes on meanwhile."""
        visitor = await self.sender(request)
        wanted = await body(request, ASK_HINT)
        room, lang = await self.room(request), language(request)
        self.allow(self.hints, visitor)
        try:
            asked = room.ask_hint(visitor, wanted.question)
        except Refusal as refusal:
            raise Problem(refusal.code, 409, refusal.text(lang)) from None
        try:
            async with asyncio.timeout(HINT_SECONDS):
                found = await asyncio.shield(asyncio.wrap_future(asked.hint))
        except TimeoutError:
            raise Problem("hint_late", 503) from None  # whoever asks again waits for the same answer
        if not found:
            room.hint = None
            raise Problem("hint_late", 503)
        return answer(room.table.tell_hint(asked.view, wanted.question, found[0], lang))

    async def why_not(self, request: Request) -> Response:
        """Why the visitor cannot choose something now."""
        visitor = await self.sender(request)
        wanted = await body(request, ASK_WHY_NOT)
        room, lang = await self.room(request), language(request)
        try:
            return answer({"text": room.table.why_not(visitor, wanted.part, lang)})
        except Refusal as refusal:
            raise Problem(refusal.code, 409, refusal.text(lang)) from None

    # The server

    async def health(self, request: Request) -> Response:
        """Say whether the server can do its work. It tries to write, at most once a second."""
        if self.probe is None or self.probe.done():
            self.probe = self.probe if self.probed_at + PROBE_SECONDS > self.clock() else None
        if self.probe is None:
            self.probed_at = self.clock()
            self.probe = asyncio.ensure_future(self.trouble())
        trouble = await asyncio.shield(self.probe)
        told = {"ok": trouble is None, "tables": len(self.registry.rooms)}
        return answer(told if trouble is None else told | {"trouble": trouble}, 200 if trouble is None else 503)

    async def trouble(self) -> str | None:
        """Why nothing can be stored; `None`: it can."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await asyncio.wrap_future(self.store.probe())
        except TimeoutError:
            return f"the disk has not answered for {HEALTH_SECONDS:g} seconds"
        except StoreError as error:
            return str(error)
        return None

    # What they have in common

    def ours(self, request: Request) -> None:
        self.allow(self.requests, address(request))
        if not self.guard.is_ours(request.headers.raw):
            note("foreign request refused")
            raise Problem("foreign", 403)

    async def sender(self, request: Request) -> str:
        """The visitor of a request that changes something. It must come from our pages, with a known cookie."""
        self.ours(request)
        visitor = self.guard.visitor(request.headers.raw)
        if visitor is None or not await self.known(visitor):
            raise Problem("no_visitor", 401)
        return visitor

    async def known(self, visitor: str) -> bool:
        return await read(self.store.knows, visitor)

    def allow(self, buckets: Buckets, sender: str) -> None:
        if not buckets.take(sender, self.clock()):
            note("too many requests")
            raise Problem("too_fast", 429)

    async def room(self, request: Request) -> Room:
        room = await self.registry.find(request.path_params["code"])
        if room is None:
            raise Problem("no_table", 404)
        return room

    async def seen(self, request: Request) -> Room:
        """The room of a table, if the visitor may watch it. Guided games are not stored, so there is nothing to see."""
        self.allow(self.requests, address(request))
        room = await self.room(request)
        if room.table.state.lesson is not None:
            raise Problem("no_table", 404)
        visitor = self.guard.visitor(request.headers.raw)
        if not room.table.admitted(visitor or ""):
            raise Problem("closed", 403)
        return room

    async def finished(self, request: Request) -> Room:
        """A table whose game is over, for those who may look at it. Reading it takes the server some work."""
        room = await self.seen(request)
        if room.table.state.phase != "over":
            raise Problem("not_over", 409)
        return room


def answer(data: Any, status: int = 200) -> Response:
    return Response(json.encode(data), status, {"Cache-Control": "no-store"}, "application/json")


def packed(request: Request, whole: Response) -> Response:
    """A long answer, compressed if the browser accepts gzip: a replay shrinks to a fiftieth."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return whole
    headers = {"Cache-Control": "no-store", "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(gzip.compress(whole.body, mtime=0), whole.status_code, headers, whole.media_type)


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def wanted_game(request: Request) -> Kind:
    name = request.path_params["game"]
    if name not in names():
        raise Problem("no_game", 404)
    return kind(name)


def check_name(name: str, lang: str) -> None:
    if not is_readable(tidy_name(name)):
        raise Problem("name", 400, Refusal("name").text(lang))


def check(wanted: NewTable, lang: str) -> None:
    check_name(wanted.name, lang)
    if wanted.game not in names() or wanted.seats not in kind(wanted.game).seats:
        raise Problem("bad_setup", 400)
    if wanted.bots is not None and wanted.bots not in bots.choices(wanted.game):
        raise Problem("bad_setup", 400)


def may_invite(room: Room, visitor: str, seat: int | None, lang: str) -> None:
    try:
        room.table.may_invite(visitor, seat)
    except Refusal as refusal:
        raise Problem(refusal.code, 403, refusal.text(lang)) from None


def check_redeems(room: Room, visitor: str, invitation: Invitation, name: str, lang: str) -> None:
    try:
        room.table.may_redeem(visitor, invitation.seat, invitation.by, name)
    except Refusal as refusal:
        raise Problem(refusal.code, 409, refusal.text(lang)) from None
