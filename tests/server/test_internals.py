"""What we override of uvicorn, and use of websockets without their promise: a new version must be looked at first."""

import inspect
from collections.abc import Callable
from hashlib import sha256
from importlib.metadata import version
from typing import Any

import h11
import pytest
import uvicorn
import websockets
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from courtier.server.protocols import Http, Socket
from courtier.server.run import Server

# Each method that is overridden or leaned on, with the first letters of the hash of its source.
KNOWN: dict[Callable[..., Any], str] = {
    H11Protocol.connection_made: "6efb565ff3d3",
    H11Protocol.data_received: "e03b145518ca",
    H11Protocol.on_response_complete: "1fbb8f48c6a1",
    H11Protocol.connection_lost: "dbb688fa2b38",
    H11Protocol.handle_events: "e63a9d1492e3",
    H11Protocol.handle_websocket_upgrade: "6f42a029e35a",
    WebSocketsSansIOProtocol.connection_made: "f533ec93747c",
    WebSocketsSansIOProtocol.connection_lost: "dd116afc4d80",
    WebSocketsSansIOProtocol.handle_connect: "fc648c2161ff",
    WebSocketsSansIOProtocol.start_keepalive: "6d83bdbc3db8",
    WebSocketsSansIOProtocol.data_received: "c89d394077d8",
    WebSocketsSansIOProtocol.handle_cont: "d96fe1479da6",
    WebSocketsSansIOProtocol.handle_text: "6ae523180cf0",
    WebSocketsSansIOProtocol.handle_bytes: "2b22b21bf8fe",
    WebSocketsSansIOProtocol.handle_ping: "41bcf345d372",
    WebSocketsSansIOProtocol.handle_pong: "b20c68cc7e4f",
    WebSocketsSansIOProtocol.send_receive_event_to_app: "a2b10de91477",
    WebSocketsSansIOProtocol.handle_events: "b2c9351a5d13",
    WebSocketsSansIOProtocol.shutdown: "e8ace796ada6",
    uvicorn.Server.startup: "2aa1d70a244b",
    uvicorn.Server.on_tick: "60ea49b06ccf",
    uvicorn.Server.shutdown: "9b33c5056299",
}


def digest(method: Callable[..., Any]) -> str:
    return sha256(inspect.getsource(method).encode()).hexdigest()[:12]


@pytest.mark.parametrize("method", KNOWN, ids=lambda method: method.__qualname__)
def test_a_method_that_we_override_is_the_one_we_know(method: Callable[..., Any]) -> None:
    assert digest(method) == KNOWN[method], (
        f"{method.__qualname__} of uvicorn {version('uvicorn')} is not the one that courtier/server/protocols.py was "
        "written against (uvicorn 0.54.0). Read its changes, adapt our class, try it, then put the new hash here and "
        "the version into pyproject.toml."
    )


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [(Http, H11Protocol), (Socket, WebSocketsSansIOProtocol), (Server, uvicorn.Server)],
)
def test_every_override_is_on_the_list(ours: type, theirs: type) -> None:
    overridden = {name for name, each in vars(ours).items() if callable(each) and name in vars(theirs)} - {"__init__"}
    listed = {method.__name__ for method in KNOWN if method.__qualname__.startswith(theirs.__name__ + ".")}
    assert overridden <= listed, f"put {overridden - listed} into KNOWN"


def test_the_versions_are_those_that_were_tried() -> None:
    assert version("uvicorn").startswith("0.54.")
    assert version("websockets").split(".")[0] == "17"
    assert websockets.version.version == version("websockets")
    assert {h11.IDLE, h11.SEND_BODY}, "the stages of a request are read from these"
