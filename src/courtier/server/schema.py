"""The messages of the wire as JSON Schemas, made from their types, for `docs/protocol.md`."""

import json
from typing import Any

import msgspec

from courtier.server.requests import Invite, Join, NewTable
from courtier.server.settings import FRAME_BYTES, QUEUE_BYTES, QUEUE_MESSAGES, Rates
from courtier.server.socket import Hello, Ping
from courtier.table.commands import Request
from courtier.table.messages import TableInfo, Tiding

INTRODUCTION = """\
# The protocol

{note}

Pages, bots and other clients speak to the server in the same way; `courtier bot` is an example of a client. All of it
is JSON. Nobody needs an account: a visitor is a cookie, a seat belongs to a visitor, and an invitation hands it on.

## One evening

1. `POST /api/visit` with `{{}}` sets the visitor's cookie, if there is none, and answers `{{"ticket": …, "lang": …}}`.
   A ticket is good for one hello within a minute.
2. `POST /api/tables` makes a table and answers `{{"code": …}}`; `POST /api/join` with `{{"token": …}}` redeems an
   invitation (the part of its link behind `#`, which no browser sends anywhere) and answers `{{"code": …, "seat": …}}`.
3. `WS /ws/CODE`: the first frame is a hello with the ticket. The server answers with a `welcome`, then sends an
   `update` for every change. Each has the next version `v`; after a gap, connect again and say in the hello how much of
   the story and the talk is there (`story`, `talk`: the last number `n`).
4. A command carries an `id` of the sender's making. It is done when an `update` with that `ack`, or a `done` with that
   `id`, arrives, and not before it is safe on the disk. A command that was not answered may be sent again with the same
   id: it is done once. A `refuse` says in words why it was not done. `question` says which question is answered, so
   that a late click hits nothing.
5. A `bye` comes before the server closes the line; `again` says after how many seconds to come back, and is left out
   where there is nothing to come back to.

## Requests

| request | answer |
|---|---|
| `POST /api/visit` `{{}}` | `{{ticket, lang}}`, and the cookie |
| `GET /api/games?lang=` | games with `name, title, sentence, minutes, seats, options, bots, draftable, campaign` (1) |
| `GET /api/rules/GAME?lang=` | `{{text, glossary}}`; `GET /api/explain/GAME/QUESTION?lang=` `{{text}}` |
| `GET /api/words/GAME?lang=` | `{{cards, texts, words, phrases}}`: names by kind of card, stock phrases (2) |
| `GET /api/tables` | `{{open, mine}}`: lists of tables |
| `POST /api/tables` new table | `{{code}}` |
| `GET /api/tables/CODE` | the table as everybody may know it |
| `GET /api/tables/CODE/qr` | the table's address as a QR code, an SVG picture |
| `POST /api/tables/CODE/invite` `{{seat}}` | `{{link, token, qr}}`; the link is good once |
| `POST /api/tables/CODE/revoke` `{{}}` | `{{revoked}}`: how many open invitations were taken back |
| `POST /api/join` `{{token}}` | `{{code, seat}}` |
| `GET /api/tables/CODE/record` | the record, after the end, as JSON lines |
| `GET /api/tables/CODE/replay?as=me\\|SEAT\\|gallery\\|open&lang=` | `{{frames, table, you}}`, after the end |
| `GET /health` | `{{ok, tables}}` |

(1) And how the web client shows the game: `crests, emblem, place, skin, picture`. (2) And `numbers` and `marks` where
cards have them.

A request that is not done answers with a status of 4xx or 5xx and `{{code, text}}`, the text in the language asked for.
Requests that change something are POST, and must come from a page of this server (`Origin`, `Sec-Fetch-Site`).

## Limits

One frame or body has at most {frame} bytes; frames are text. A socket may send {frames:g} frames at once and
{frames_rate:g} a second after that; who sends more is told `too_fast` and closed with 1008. A client that does not read
is closed with 1013 when {queue} messages or {queue_kib} KiB wait for it.
"""


def page(note: str) -> str:
    rate = Rates().frames
    introduction = INTRODUCTION.format(
        note=note,
        frame=FRAME_BYTES,
        frames=rate.burst,
        frames_rate=rate.per_second,
        queue=QUEUE_MESSAGES,
        queue_kib=QUEUE_BYTES // 1024,
    )
    parts = [introduction.rstrip()]
    for title, union in (
        ("What a client sends", Hello | Ping | Request),
        ("What the server sends", Tiding),
        ("Bodies of requests", NewTable | Invite | Join),
    ):
        parts.append(f"## {title}\n\n{schemas(union)}")
    parts.append(f"## A table at its door\n\n{schemas(TableInfo)}")
    return "\n\n".join(parts) + "\n"


def schemas(union: Any) -> str:
    """One schema for each message, and for each part that several share."""
    types = getattr(union, "__args__", (union,))
    _, components = msgspec.json.schema_components(types, ref_template="#{name}")
    return "\n\n".join(block(name, components[name]) for name in sorted(components))


def block(name: str, schema: dict[str, Any]) -> str:
    described = schema.pop("description", "")
    return f"### {name}\n\n{described}\n\n```json\n{json.dumps(schema, ensure_ascii=False)}\n```"
