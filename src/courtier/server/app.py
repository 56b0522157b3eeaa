"""The application: WebSockets go straight to their handler, everything else through the routes."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from courtier.server.admission import Admission
from courtier.server.after_the_end import AfterTheEnd
from courtier.server.api import Api, answer
from courtier.server.clock import SteadyClock
from courtier.server.connection import Send
from courtier.server.guard import Guard
from courtier.server.limits import Buckets
from courtier.server.logs import note, warn
from courtier.server.pages import HEADERS, OWN, Packed, client_page, plain_page, policy, web_folder
from courtier.server.requests import Problem, language
from courtier.server.room_registry import RoomRegistry
from courtier.server.settings import TICKET_SECONDS, Settings
from courtier.server.socket import LATER, POLICY, Receive, Scope, Sockets, address_of
from courtier.server.thinking import Thinkers
from courtier.server.tokens import Tickets
from courtier.store.errors import StoreError
from courtier.store.sqlite import SqliteStore

CLIENT_PLACES: Final = (
    "/",
    "/t/{code}",
    "/board/{code}",
    "/j",
    "/j/{code}",
    "/rules",
    "/rules/{game}",
    "/replay/{code}",
    "/settings",
)
NOT_FOUND: Final = 404
TOO_FAST: Final = 429
CROWDED: Final = 503
FOR_PROGRAMS: Final = ("/api/", "/web/", "/pages/")
SECURE_SECONDS: Final = 31_536_000
ASK_AGAIN: Final = (b"cache-control", b"no-cache")  # browsers cache files, but ask whether they have changed


class App:
    """The ASGI application, and everything that lives as long as it does."""

    def __init__(self, settings: Settings, clock: Callable[[], float] | None = None) -> None:
        clock = clock or SteadyClock()
        self.store = SqliteStore(settings.folder, warn)
        self.thinkers = Thinkers(settings.workers)
        self.registry = RoomRegistry(self.store, self.thinkers, clock)
        self.clock = clock
        self.rates = settings.rates
        self.files = Buckets(settings.rates.files)
        self.behind_proxy = settings.behind_proxy
        self.admission = Admission(settings.connections)
        self.guard = guard = Guard(settings)
        tickets = Tickets(TICKET_SECONDS)
        self.sockets = Sockets(self.registry, guard, tickets, settings.rates, clock)
        self.pages = Pages(settings)
        api = Api(settings, self.registry, guard, tickets, clock)
        self.starlette = Starlette(
            routes=[*api_routes(api, AfterTheEnd(api, settings)), *self.pages.routes()],
            exception_handlers={
                Problem: refuse,
                HTTPException: self.pages.refuse_address,
                StoreError: refuse_store,
                Exception: refuse_failed,
            },
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and self.admission.is_crowded(address_of(scope)) and not self.sits(scope):
            note("too crowded")
            await turn_away(scope, send, CROWDED, b"Too many connections. Try again in a moment.\n")
        elif scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        elif scope["type"] == "http" and self.reads_too_much(scope):
            note("too many files")
            await turn_away(scope, send, TOO_FAST, b"Too many requests. Try again in a moment.\n")
        elif scope["type"] == "http":
            await self.starlette(scope, receive, self.pages.guarded(send))
        else:
            await self.lifespan(receive, send)

    def sits(self, scope: Scope) -> bool:
        """True if the sender sits at some table."""
        visitor = self.guard.visitor(scope["headers"])
        return visitor is not None and self.store.sits_anywhere(visitor)

    def reads_too_much(self, scope: Scope) -> bool:
        """True if the address has asked for too many pages and files. Requests below /api have limits of their own."""
        return not scope["path"].startswith("/api/") and not self.files.take(address_of(scope), self.clock())

    async def lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        self.registry.start()
        self.registry.run(self.admission.watch())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.registry.stop()
        self.thinkers.stop()
        self.store.close()
        await send({"type": "lifespan.shutdown.complete"})


async def turn_away(scope: Scope, send: Send, status: int, reason: bytes) -> None:
    """Refuse a request without doing its work, and close the connection to make room."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": POLICY})
        return
    headers = [(b"retry-after", str(int(LATER)).encode()), (b"connection", b"close"), (b"content-type", b"text/plain")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": reason})


def api_routes(api: Api, ended: AfterTheEnd) -> list[BaseRoute]:
    get = ["GET"]
    post = ["POST"]
    return [
        Route("/health", api.health, methods=get),
        Route("/api/visit", api.visit, methods=post),
        Route("/api/games", api.games, methods=get),
        Route("/api/rules/{game}", api.rules, methods=get),
        Route("/api/words/{game}", api.words, methods=get),
        Route("/api/explain/{game}/{question}", api.explain, methods=get),
        Route("/api/tables", api.tables, methods=get),
        Route("/api/tables", api.make_table, methods=post),
        Route("/api/lessons", api.make_lesson, methods=post),
        Route("/api/tables/{code}", api.table, methods=get),
        Route("/api/tables/{code}/qr", api.qr, methods=get),
        Route("/api/tables/{code}/invite", api.invite, methods=post),
        Route("/api/tables/{code}/revoke", api.revoke, methods=post),
        Route("/api/tables/{code}/compose", api.compose, methods=post),
        Route("/api/tables/{code}/why_not", api.why_not, methods=post),
        Route("/api/tables/{code}/hint", api.hint, methods=post),
        Route("/api/tables/{code}/record", ended.record, methods=get),
        Route("/api/tables/{code}/replay", ended.replay, methods=get),
        Route("/api/tables/{code}/decided", ended.decided, methods=get),
        Route("/api/tables/{code}/review", ended.review, methods=get),
        Route("/api/join", api.join, methods=post),
    ]


class Pages:
    """The pages, read once, and the headers that all answers carry."""

    def __init__(self, settings: Settings) -> None:
        self.clients = {place: HTMLResponse(client_page(place)) for place in CLIENT_PLACES}
        self.lost = HTMLResponse(client_page(""), NOT_FOUND)
        self.plain = HTMLResponse(plain_page())
        headers = {**HEADERS, "Content-Security-Policy": policy(settings, [client_page(""), plain_page()])}
        if settings.secure:
            headers["Strict-Transport-Security"] = f"max-age={SECURE_SECONDS}"
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    def routes(self) -> list[BaseRoute]:
        places: list[BaseRoute] = [Route(place, showing(page), methods=["GET"]) for place, page in self.clients.items()]
        places += [Route(place, self.show_plain, methods=["GET"]) for place in ("/plain", "/plain/{rest:path}")]
        places.append(Mount("/pages", StaticFiles(directory=OWN)))
        if (folder := web_folder()) is not None:
            places.append(Mount("/web", Packed(directory=folder)))
        return places

    async def refuse_address(self, request: Request, error: Exception) -> Response:
        """Answer an unknown address: programs get an error as JSON; people get the client, which says so."""
        assert isinstance(error, HTTPException)
        if error.status_code == NOT_FOUND and not request.url.path.startswith(FOR_PROGRAMS):
            return self.lost
        return answer(Problem("no_page", NOT_FOUND).said(language(request)), error.status_code)

    async def show_plain(self, request: Request) -> Response:
        return self.plain

    def guarded(self, send: Send) -> Send:
        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                fresh = [] if any(name == b"cache-control" for name, _ in message["headers"]) else [ASK_AGAIN]
                message["headers"] = [*message["headers"], *self.headers, *fresh]
            await send(message)

        return sending


def showing(page: Response) -> Callable[[Request], Awaitable[Response]]:
    async def show(_request: Request) -> Response:
        return page

    return show


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return answer(error.said(language(request)), error.status)


async def refuse_store(request: Request, error: Exception) -> Response:
    warn("store", error)
    return answer(Problem("store", 503).said(language(request)), 503)


async def refuse_failed(request: Request, error: Exception) -> Response:
    warn("request failed", error)
    return answer(Problem("failed", 500).said(language(request)), 500)
