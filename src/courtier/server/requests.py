"""What pages ask for by HTTP, and the refusals they may get."""

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
    """A request that is not done, with the reason as a phrase."""

    def __init__(self, code: str, status: int, text: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.text = text  # where the table has words of its own

    def said(self, lang: str) -> dict[str, str]:
        return {"code": self.code, "text": self.text or say(self.code, lang)}


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What all bodies have in common: nothing unknown."""


class Nothing(Body, frozen=True):
    """An empty object."""


class Setup(Configure, frozen=True, tag="configure", kw_only=True):
    """How a new table shall be; like `Configure`, but nobody waits for its acknowledgment."""

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
    """A guided game, for somebody of that name."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name


class Invite(Body, frozen=True):
    """To a seat, or to any free one."""

    seat: Seat | None = None


class Join(Body, frozen=True):
    """With the token of an invitation; to a seat of a game that is played one comes with a name."""

    token: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=40)] = ""


class Compose(Body, frozen=True):
    """`partners` asks what a deal with them may consist of; `deal`, as data or typed, is tried and not offered."""

    partners: Annotated[list[Seat], Meta(max_length=5)] = []
    deal: dict[str, Any] | Annotated[str, Meta(max_length=500)] | None = None


class AskHint(Body, frozen=True):
    """What would the strongest bot answer to that question?"""

    question: Number


class AskWhyNot(Body, frozen=True):
    """Why can that part of the own view not be chosen now?"""

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
    """The body, if it is small enough and means something."""
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
    """As the page asks, or as the browser is set."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return "de" if wanted.lower().startswith("de") else "en"
