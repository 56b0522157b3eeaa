"""The bodies of HTTP requests, and the errors that answer them."""

from typing import Annotated, Any, Literal, TypeVar

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder
from msgspec.structs import replace
from starlette.requests import Request

from courtier.server.phrases import say
from courtier.server.settings import BODY_BYTES
from courtier.table.commands import Configure, Name, Number, Seat

T = TypeVar("T")


class Problem(Exception):
    """A request that is refused: a phrase with the reason, and the status."""

    def __init__(self, code: str, status: int, text: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.text = text  # where the table has words of its own

    def said(self, lang: str) -> dict[str, str]:
        return {"code": self.code, "text": self.text or say(self.code, lang)}


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all bodies: unknown fields are refused."""


class Nothing(Body, frozen=True):
    """An empty object."""


class Setup(Configure, frozen=True, tag="configure", kw_only=True):
    """The settings of a new table, as in `Configure`. It is not acknowledged."""

    id: Annotated[str, Meta(max_length=40)] = "setup"


def private(setup: Setup | None) -> Setup:
    """A new table is not listed, its group's link is shared and its bots talk, unless its host wants it otherwise."""
    chosen = setup or Setup()
    listed = chosen.listed if chosen.listed is not None else False
    link = chosen.link if chosen.link is not None else True
    manners = chosen.manners if chosen.manners is not None else True
    return replace(chosen, listed=listed, link=link, manners=manners)


class NewTable(Body, frozen=True):
    """`bots` fills the free seats with bots of that level; `start` deals at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=6)]
    name: Name
    setup: Setup | None = None
    bots: Annotated[str, Meta(max_length=40)] | None = None
    start: bool = False


class NewLesson(Body, frozen=True):
    """Begin a guided game; `name` is the player's."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name


class Invite(Body, frozen=True):
    """Make an invitation to a seat, or (null) to any free one."""

    seat: Seat | None = None


class Join(Body, frozen=True):
    """Redeem an invitation. `name` is needed for a seat in a game that is being played."""

    token: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=40)] = ""


class Compose(Body, frozen=True):
    """`partners`: ask what a deal with them may hold. `deal`, as data or typed: put it in words, offer nothing."""

    partners: Annotated[list[Seat], Meta(max_length=5)] = []
    deal: dict[str, Any] | Annotated[str, Meta(max_length=500)] | None = None


class AskHint(Body, frozen=True):
    """Ask what the strongest bot would answer to that question."""

    question: Number


class AskWhyNot(Body, frozen=True):
    """Ask why that part of the reader's view cannot be chosen now."""

    part: Annotated[str, Meta(max_length=60)]


NOTHING = Decoder(Nothing)
NEW_TABLE = Decoder(NewTable)
NEW_LESSON = Decoder(NewLesson)
INVITE = Decoder(Invite)
JOIN = Decoder(Join)
COMPOSE = Decoder(Compose)
ASK_HINT = Decoder(AskHint)
ASK_WHY_NOT = Decoder(AskWhyNot)


async def body(request: Request, decoder: Decoder[T]) -> T:
    """Read and decode the body; a body that is too large or malformed is refused."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > BODY_BYTES:
            raise Problem("too_large", 413)
    try:
        return decoder.decode(data)
    except (DecodeError, UnicodeDecodeError) as error:
        raise Problem("bad_request", 400) from error


def language(request: Request) -> Literal["en", "de"]:
    """The language that the page asks for, or that of the browser."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return "de" if wanted.lower().startswith("de") else "en"
