"""Writes `docs/protocol.md`: the introduction, and all messages as JSON Schemas that are made from their types."""

import json
from typing import Any

import msgspec

from courtier.server.admission import SECONDS, Stage
from courtier.server.requests import AskHint, AskWhyNot, Compose, Invite, Join, NewLesson, NewTable
from courtier.server.settings import (
    ANSWER_SECONDS,
    FRAME_BYTES,
    HELLO_SECONDS,
    QUEUE_BYTES,
    QUEUE_MESSAGES,
    TICKET_SECONDS,
    ConnectionLimits,
    Rates,
)
from courtier.server.socket import CONNECTIONS_EACH, Hello, Ping
from courtier.table.commands import Request
from courtier.table.messages import TableInfo, Tiding
from courtier.table.offers import MOST_A_MINUTE, MOST_OPEN
from courtier.table.reactions import AT_ONCE, WITHIN
from courtier.table.state import KEPT

INTRODUCTION = """\
# The protocol

{note}

Pages, bots and other clients speak to the server in the same way; `courtier bot` is an example of a client. All of it
is JSON. Nobody needs an account: a visitor is a cookie, a seat belongs to a visitor, and an invitation hands it on.

## One evening

1. `POST /api/visit` with `{{}}` sets the visitor's cookie, if there is none, and answers `{{"ticket": …, "lang":
   …}}`. A ticket is good for one hello of this visitor, for {ticket:g} seconds.
2. `POST /api/tables` makes a table and answers `{{"code": …}}`; `POST /api/join` with `{{"token": …}}` redeems an
   invitation (the part of its link behind `#`, which no browser sends anywhere) and answers `{{"code": …, "seat":
   …}}`.
3. `WS /ws/CODE`: the first frame is a hello with the ticket, within {hello:g} seconds. The server answers with a
   `welcome`, then sends an `update` for every change.
4. A visitor without a seat sends `sit`, then `ready`; the host sends `start`. A player who is asked sends `answer`.
5. After the end `table.phase` is `over` and `view.result` says who won.

`docs/client.mjs` does all this in about 40 lines; a test plays a game of each kind with it.

## Origin and cookie

Every `POST` and every WebSocket handshake needs two headers:

- `Origin`: exactly one, and an address under which this server is reached (`--origin`, or its own address). Browsers
  set it. Other programs set it themselves, to the address they call. `Sec-Fetch-Site` must be `same-origin` if it is
  there.
- `Cookie`: what `POST /api/visit` has set. It is called `courtier`, or `__Host-courtier` where all origins are https.
  It is the visitor: who has it has the visitor's seats. A `POST` without a known cookie answers 401 (`no_visitor`).

A handshake that lacks one of them, or comes too often, is refused with status 403. There is no further token: a `GET`
needs no Origin, and shows what everybody may know, and to a visitor their own tables.

## The stream

- A `welcome` holds all there is to know. An `update` holds what is new: a part that is left out has not changed, and
  a part that is there replaces the old one as a whole. `story` and `talk` are lists of new lines; a line of talk
  whose `n` was there before replaces that line.
- In every other object a field that is left out has its default, as the schema says.
- Each `welcome` and `update` has a version `v`, one more than the last. After a gap, connect again.
- **A welcome may come in mid-stream**, at any time: when a game begins, when the reader changes the language, when
  somebody new takes a seat, or when the server had to load the table anew. Forget what you knew, but for the story up
  to `story_after` and the talk up to `talk_after`, take the new version, and send again what was not answered.
- In the hello, `story` and `talk` say how much of both is there already (the last `n`), so that it is not sent again.

## Commands

The sender gives each command an `id` of at most 40 characters. It is done when an `update` with that
`ack`, or a `done` with that `id`, arrives, and not before it is safe on the disk. A `refuse` with that `id` says why
it was not done: `code` for programs, `text` for people, in the language of the hello. Every command is answered
within {answer:g} seconds. One that was not answered, because the connection broke, may be sent again with the same
id: it is done once.

**`join` and `sit`.** `POST /api/join` redeems an invitation. Before the deal it gives the right to sit at a table
that is not listed; then `sit` takes a seat. In a game an invitation to a seat gives that seat: at once if its own
player made it, else when all other people at the table agree (`table.newcomer`, command `agree`); `name` must then be
the newcomer's own. `sit` takes a free seat before the deal, or changes it; in a game it is refused. A table
needs no invitation, its code is enough to `sit` before the deal, while it is listed or its group's link is shared
(`link`; the link is `/j/CODE`). A new table is not listed, and its link is shared.

**`watch: nobody`.** At such a table nobody watches. A hello of somebody who has no seat and no invitation is answered
with a `bye` (`closed`) without `again`, unless the code gives a seat at that time. Only those who may watch can
read its record and replay.

**Stamps.** `react` puts a stamp (`/api/words/GAME` lists them under `stamps`) on a `seat`, on a `line` of your own
story by its `n`, or on a `message` of the talk by its `n`. It comes to all as talk with `stamp`, and `on_seat`,
`on_line` or `on_message` in the reader's own numbers; `text` says it in words. Lines that only some are told take
none, and a stamp on a whisper is for those who hear the whisper. A person puts at most three in ten seconds.

**Codes of tables** are written in capital letters and digits, without the letters I, L and O and without 0 and 1. The
server compares them letter by letter: `abcd2345` is not `ABCD2345`. A page that lets people type one turns it into
capitals. Tokens and tickets have small letters, too; nobody types them.

## Where an answer's code comes from

A player who is asked has a `question` (a number) in the last welcome or update, and in `view.choices` all legal
answers:

    "question": 17, "view": {{"choices": [{{"code": 12, "parts": ["hand:2", "table:above"]}}, …], …}}

Send the `code` of one of them: `{{"do": "answer", "id": "…", "question": 17, "action": 12}}`. `prompt.choices` has
the same codes in words (`label`); `parts` says what a person would click: a zone, a card of a zone, a seat, or a deed.
The number names the question: an answer to a question that is no longer open is refused (`late`). Where `question` is
null the reader is not asked; `view.asked` says who is. A client needs no rule of any game, and need not know offers or
drafts: a client that only answers its questions reaches the end. What each code means is in `docs/actions-GAME.md`.

## Deals

In a game with the option `deals` = `table` players make deals beside the questions. A deal is
`{{"parties": [seats], "clauses": […]}}` with two to six parties and up to eight clauses; a clause is
`{{"kind", "by", "to"}}` and what its kind needs. Its fields are those of `Promise` below, with `picks` (goods that
are given unseen) and `text` (free words); instead of `until`, the number of a turn, a client may send `turns`:
the promise then ends with so many turns of the player who makes it.

- `offer` proposes a deal to its other parties; `counter` answers an offer with another one of the same parties, and
  the first stays open. `accept` signs; when all have signed, the deal is sealed at once, or as soon as the open
  question allows it. `decline` refuses an offer, `withdraw` takes the sender's own offer back. An offer also ends with
  its time (`seconds`), with the turn, and when a signer can no longer keep it; all these look alike.
- `offers` holds the open offers that the reader may see, each with its clauses as sentences (`texts`), and `why_not`
  if the reader cannot sign it now. Cards of a swap are shown, of a gift only their number.
- `ledger` holds all sealed deals with what the reader may know of them, in words: what was given, shown or done at the
  sealing (`done`), promises with their verdicts, free words (`words`); after the end that is everything but the words
  of others. `missing` says which answers to the open question a binding promise of the reader removes.
- `POST /api/tables/CODE/compose` helps to make an offer and changes nothing: with `{{"partners": [2]}}` it lists what
  a deal with them may consist of, with `{{"deal": …}}` it says a deal in words, and why it could not be signed. A
  `deal` may also be typed: `"Anna: 1 Silgaro for: do not negate me until the end of your next turn"`.
  A `?` typed in place of one side asks for it: then the answer says `asks`, as the offer should.
- `standing_order` tells the table in advance how to answer a kind of question; `you.orders` holds the reader's
  orders, `orders` in `GET /api/games` the orders that a game knows.

## Hints

`POST /api/tables/CODE/hint` with the number of the open question says what the strongest bot of the game would
answer, and why: `{{question, answer, next, text}}`. `answer` and `next`, the next best one or null, are codes of
`view.choices`; `text` is for people. The bot gets the reader's view and journal and a random generator; it thinks in
a process of its own. A hint changes nothing. Where another person has a seat it is refused (`hint_people`, status 409);
spectators do not matter. The server does not wait for a bot that takes too long (`hint_late`, status 503).

## Reviews

`GET /api/tables/CODE/review` is the review of the reader's own seat, after the end: for each question that left a
choice what the seat chose and what the strongest bot of the game would have answered with the view and journal of that
moment. `{{review: null}}` means that a process works on it; ask again. It works once for each seat, for some twenty
seconds, with low priority. Then `review` is `{{seat, level, scale, moments}}`. A moment has `step` (the replay's
position in which the question was open), `turn`, the words `when`, `question`, `yours` and `best`, and `judgement`:
`same` answer; `alike`, if no difference shows; `costly`, with `expects` (of the bot's answer), `instead` (of the given
one) and `cost` (the difference); `failed` or `late`, if the bot did not answer or the time was up. `level` is empty if
the game brings no bot that can judge.

`share_review` lets everybody who may look at the table read it (`open_review` of the seat, `seat=SEAT` in the request);
with `on` false it is one's own again. The next deal ends the sharing, too. The review of another seat is refused with
status 403 (`review_private`), so is one's own without a seat (`review_no_seat`). If the bot fails as a whole the status
is 503 (`review_failed`); who asks again lets it try anew.

## Guided games

`POST /api/lessons` begins the guided game of a game that has one (`lesson` in `GET /api/games`: its minutes). Its table
has one person and bots, is not listed, lets nobody in, and is forgotten when the person has left. `coach` in the
welcome and in updates is what the coach says; `{{"do": "coach", "move": "next"}}` goes on where the coach waits for
that, `again` takes the last answer back, `end` sends the coach away. All other commands are as at other tables.

## How a connection ends

The server sends a `bye` before it closes a connection: `code` and `text` say why, `again` says after how many seconds
to come back. `again` is left out where there is nothing to come back to (no such table, not admitted, too many pages
of one visitor). **A connection may also end without a `bye`**: when the network fails, when the server is killed, when
a client does not read (1013), sends what is no text (1007) or too much at once (1009), or sends no hello in time. Then
connect again, first after a second, later after longer pauses. Codes: 1008 the server's rules, 1011 a fault, 1012 the
server restarts, 1013 too slow.

## Requests

| request | answer |
|---|---|
| `POST /api/visit` `{{}}` | `{{ticket, lang}}`, and the cookie |
| `GET /api/games?lang=` | games with `name, title, sentence, minutes, …, lesson, campaign, deals, orders` |
| `GET /api/rules/GAME?lang=&table=CODE` | `{{text, glossary, options}}`: the options of the table, if one is named |
| `GET /api/explain/GAME/QUESTION?lang=` | `{{text}}` |
| `GET /api/words/GAME?lang=` | how the web client shows the game: names of its cards, colours, symbols |
| `GET /api/tables` | `{{open, mine}}`: lists of tables |
| `POST /api/tables` new table | `{{code}}` |
| `POST /api/lessons` `{{game, name}}` | `{{code}}`: a guided game, at a table that is neither listed nor stored |
| `GET /api/tables/CODE` | the table as everybody may know it |
| `GET /api/tables/CODE/qr` | the table's address as a QR code, an SVG picture |
| `POST /api/tables/CODE/invite` `{{seat}}` | `{{link, token, qr}}`; the link is good once |
| `POST /api/tables/CODE/revoke` `{{}}` | `{{revoked}}`: how many open invitations were taken back |
| `POST /api/tables/CODE/compose` `{{partners}}` or `{{deal}}` | `{{terms}}`, or the deal in words; nothing is done |
| `POST /api/tables/CODE/why_not` `{{part}}` | `{{text}}`: why the reader cannot choose that part of the view now |
| `POST /api/tables/CODE/hint` `{{question}}` | `{{question, answer, next, text}}`: what a bot would answer |
| `POST /api/join` `{{token, name}}` | `{{code, seat}}`; an invitation that is refused stays good |
| `GET /api/tables/CODE/record` | the record, after the end, as JSON lines |
| `GET /api/tables/CODE/decided?lang=` | `{{moves, betrayals}}`: what decided the game, broken promises; null at first |
| `GET /api/tables/CODE/review?seat=SEAT&lang=` | `{{review}}`, after the end; null while it is worked out |
| `GET /api/tables/CODE/replay?as=me\\|SEAT\\|gallery\\|open&lang=` | `{{frames, table, you}}`, after the end |
| `GET /health` | `{{ok, tables}}`; status 503 and `trouble` in words if nothing can be stored |

A request that is not done answers with a status of 4xx or 5xx and `{{code, text}}`, the text in the language asked
for. Requests that change something are POST.

## Limits

Each row allows so many at once, and then so many a second. A client that exceeds one of the first two limits gets
a `bye` with the code `too_fast`, and is closed with 1008. The other limits answer with status 429, handshakes with 403.
How long names, words, notes and lists may be is in the schemas.

| what | at once | a second |
|---|---|---|
{rates}

| what | most |
|---|---|
| one frame or one body | {frame} bytes; frames are text |
| waiting for a client that does not read | {queue} messages or {queue_kib} KiB, then 1013 |
| connections of one address that hold no seat | {per_address}; then the one that was silent for longest is closed |
| all connections | what the system allows; a quarter is kept for people who sit at a table |
| pages of one visitor at one table | {connections_each}; the oldest is closed |
| a request's head, its body | {head:g} seconds, {body:g} seconds |
| the hello after the handshake | {hello:g} seconds |
| a command's answer | {answer:g} seconds |
| open offers of one seat | {open_offers}; and {offers} new ones in a minute |
| stamps of one person | {stamps} in {stamp_seconds:g} seconds |
| messages of the talk that a table keeps | {kept} |

Every frame counts: words, pings, pongs and empty fragments. People who sit at a table do not count among the
connections. Behind a proxy (`--behind-proxy`) the address is the one that the proxy names.
"""


RATES = {
    "frames": "frames of one socket",
    "commands": "commands of one visitor, over all sockets",
    "handshakes": "WebSocket handshakes of one address",
    "visits": "new visitors of one address",
    "requests": "requests of one address below `/api`",
    "files": "all other requests of one address: pages and files",
    "hints": "hints for one visitor",
    "replays": "replays of one address",
    "reviews": "reviews of one address that are worked out",
    "tables": "tables made by one visitor",
    "tables_of_address": "tables made from one address",
}


def page(note: str) -> str:
    introduction = INTRODUCTION.format(
        note=note,
        ticket=TICKET_SECONDS,
        hello=HELLO_SECONDS,
        answer=ANSWER_SECONDS,
        rates=rates(),
        frame=FRAME_BYTES,
        queue=QUEUE_MESSAGES,
        queue_kib=QUEUE_BYTES // 1024,
        per_address=ConnectionLimits().per_address,
        connections_each=CONNECTIONS_EACH,
        head=SECONDS[Stage.HEAD],
        body=SECONDS[Stage.BODY],
        open_offers=MOST_OPEN,
        offers=MOST_A_MINUTE,
        stamps=AT_ONCE,
        stamp_seconds=WITHIN,
        kept=KEPT,
    )
    parts = [introduction.rstrip()]
    for title, union in (
        ("What a client sends", Hello | Ping | Request),
        ("What the server sends", Tiding),
        ("Bodies of requests", NewTable | NewLesson | Invite | Join | Compose | AskHint | AskWhyNot),
    ):
        parts.append(f"## {title}\n\n{schemas(union)}")
    parts.append(f"## A table as visitors see it before they sit down\n\n{schemas(TableInfo)}")
    return "\n\n".join(parts) + "\n"


def rates() -> str:
    """All rates as rows of a table."""
    rows = [(RATES[name], rate) for name, rate in Rates()._asdict().items()]
    return "\n".join(f"| {what} | {rate.burst:g} | {rate.per_second:.3g} |" for what, rate in rows)


def schemas(union: Any) -> str:
    """One schema for each message, and for each part that several share."""
    types = getattr(union, "__args__", (union,))
    _, components = msgspec.json.schema_components(types, ref_template="#{name}")
    return "\n\n".join(block(name, components[name]) for name in sorted(components))


def block(name: str, schema: dict[str, Any]) -> str:
    described = schema.pop("description", "")
    return f"### {name}\n\n{described}\n\n```json\n{json.dumps(schema, ensure_ascii=False)}\n```"
