"""The messages that a table sends to one person. They are made from that person's own view alone.

There is one stream for each person and table: first a `welcome`, then an `update` for every change, each with the next
version; after a gap there is a new `welcome`. Refusals and messages about the connection have no version.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from courtier.core.shapes import Prompt, Term, View


class Message(Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    """What all messages have in common."""


class StoryLine(Struct, frozen=True, omit_defaults=True):
    """One sentence of the story, with the glimpse that it words."""

    n: int  # counts the lines of this person's story
    text: str
    event: dict[str, Any]
    at: float  # seconds since 1970
    fold: bool = False  # readers can do without it, because another line or the table shows the same
    brief: str = ""  # what the folded story says instead of `text`: several lines told as one


class Talk(Struct, frozen=True, omit_defaults=True):
    """Something that was said. A stock phrase is in the reader's language."""

    n: int  # counts what this person may know of all that was said
    message: int  # its number for the command `remove`; the same as `n`
    at: float
    seat: int | None  # of the speaker; `None`: somebody of the gallery, or the table itself
    name: str
    text: str | None  # `None`: a whisper between others, seen but not heard, or removed
    to: list[int] | None = None  # seats, of a whisper
    phrase: str | None = None
    removed: bool = False
    muted: bool = False  # the reader does not want to hear it
    stamp: str | None = None  # it is no speech but a stamp of that name; `text` says it in words
    on_seat: int | None = None  # where the stamp is: on a seat,
    on_line: int | None = None  # on a line of the reader's story,
    on_message: int | None = None  # or on something that was said, by its `n`


class Clock(Struct, frozen=True, omit_defaults=True):
    """The clock of a seat that is asked. Deadlines are points in time, so that they survive a restart."""

    grace: float  # until this time the bank is not used
    late: float  # at this time the bank is empty


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a seat."""

    seat: int
    name: str
    kind: Literal["free", "person", "bot"]
    level: str | None = None  # of a bot
    state: Literal["present", "away", "late", "steward", "resigned"] = "present"
    ready: bool = False
    bank: float | None = None  # seconds left
    clock: Clock | None = None  # running
    moments: int = 0  # how often more time can still be asked for
    shows: bool = False  # spectators may see its view, hand included
    open_review: bool = False  # after the end: all here may read the review of this seat
    host: bool = False


class UndoAsked(Struct, frozen=True):
    """Somebody wants to take an answer back; all people at the table must agree."""

    number: int
    seat: int
    text: str  # what would be undone, in words
    waiting: list[int]  # seats that must still agree (who is a person)


class NewcomerAsked(Struct, frozen=True):
    """Somebody new wants a seat; all other people at the table must agree."""

    number: int  # for `agree`
    seat: int
    name: str  # of the newcomer
    was: str  # who has the seat now
    waiting: list[int]  # seats that must still agree


class TakeoverInfo(Struct, frozen=True):
    """In this game a new person took over a seat."""

    seat: int
    name: str  # of the new person
    was: str  # the player before
    how: Literal["invited", "agreed", "open"]  # by the player before; by all others; after the end


class CampaignInfo(Struct, frozen=True, omit_defaults=True):
    """How all stand in games that are won together."""

    games: int  # in all
    totals: list[list[int]] = []  # by finished game, by seat
    sums: list[int] = []  # by seat, once a game is over
    winners: list[int] = []  # seats, after the last game


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a table, also before they sit down at it."""

    code: str
    game: str
    title: str
    phase: Literal["lobby", "play", "over"]
    seats: list[SeatInfo]
    options: dict[str, bool | int | str]
    pace: str
    watch: str
    listed: bool
    whispers: str
    words: str
    undo: str
    steward: str
    bots: str
    rules: int  # number of the game's rules
    commitment: str | None  # to the seed of the deal
    watchers: int
    manners: bool = False  # do bots talk?
    seconds: dict[str, int] = {}  # by brief question, where the host wants others than the game
    link: bool = False  # does the group's link give a free seat?
    match: int = 1  # the number of this game in a row of rematches
    waiting: list[int] = []  # seats that are asked, from public facts
    rematch: list[int] = []  # seats that want one
    lesson: bool = False  # is it a guided game?
    next: str | None = None  # code of the rematch's table, if it is another
    undoing: UndoAsked | None = None
    newcomer: NewcomerAsked | None = None
    takeovers: list[TakeoverInfo] = []  # in this game
    lang: str | None = None  # that people speak here, if the host has said so
    campaign: CampaignInfo | None = None  # if rematches are games of one
    upcoming: str | None = None  # after the end: commitment to the seed of a rematch


class You(Struct, frozen=True, omit_defaults=True):
    """Who the reader is here."""

    seat: int | None
    host: bool
    lang: str
    muted: list[int] = []
    watching: int | None = None
    note: str = ""
    orders: dict[str, str] = {}  # one's own standing orders, by question


class DraftInfo(Struct, frozen=True):
    """The answers that the reader tries out (a draft); `view` and `prompt` show what follows from them."""

    answers: list[int]
    complete: bool


class CoachInfo(Struct, frozen=True, omit_defaults=True):
    """What the coach of a guided game says to the learner.

    `tell`, `wrong` and `end` wait for the command `coach`; `try` waits for an answer, `offer` for one to the offer;
    `wait`: the next step has not come yet.
    """

    kind: Literal["tell", "try", "offer", "wrong", "end", "wait"]
    step: int  # from 1
    steps: int
    text: str
    point: list[str] = []  # parts of choices, or hand, board, seats, prompt, story, offer
    again: bool = False  # can the last answer be tried again?


class OfferInfo(Struct, frozen=True, omit_defaults=True):
    """An open offer, as far as the reader may see it."""

    number: int
    by: int  # the seat that made it
    parties: list[int]
    clauses: list[dict[str, Any]]
    texts: list[str]  # of the clauses, in the reader's language
    signed: list[int]  # the seats that have signed
    until: float  # then it is withdrawn
    counters: int | None = None  # the offer that it answers
    asks: bool = False  # it asks what the others would want for this: it can be countered or declined
    why_not: str = ""  # why the reader cannot sign it now, from the reader's own cards and public facts


class LedgerClause(Struct, frozen=True, omit_defaults=True):
    """A part of a sealed deal that the reader may know: something done, a promise with its verdict, or free words."""

    by: int
    to: int
    text: str  # in the reader's language
    verdict: Literal["open", "kept", "moot", "excused", "broken", "against", "over", "done", "words"]
    until: int | None = None  # the last turn in which it holds
    clause: int | None = None  # of a promise: its place in the deal


class LedgerDeal(Struct, frozen=True, omit_defaults=True):
    """A sealed deal, as far as the reader may know it."""

    number: int
    turn: int
    parties: list[int]
    clauses: list[LedgerClause] = []


class MissingAnswers(Struct, frozen=True):
    """Answers to the open question that a binding promise of the reader removes."""

    to: int  # whom it was given to
    text: str  # the promise
    answers: list[int]


class TermsBetween(Struct, frozen=True):
    """The kinds of clauses that one party may owe another, for those who compose a deal."""

    by: int
    to: int
    terms: list[Term]


class TriedDeal(Struct, frozen=True):
    """A deal that is not offered yet, in words. `reason`: why the reader cannot sign it now, or nothing.

    `asks`: a question mark was typed in place of one side, so it is to be offered with `asks`.
    """

    deal: dict[str, Any]
    texts: list[str]
    reason: str
    why_not: str
    asks: bool = False


class HintInfo(Struct, frozen=True):
    """What the strongest bot would answer in the reader's place."""

    question: int
    answer: int
    next: int | None  # the next best answer, if it compared any
    text: str  # the answer and why, in the reader's language


class Welcome(Message, frozen=True):
    """Everything that this person may know now."""

    v: int
    now: float  # the server's clock
    table: TableInfo
    you: You
    view: View | None  # in the common envelope; none before the deal
    prompt: Prompt | None  # the open question in words
    question: int | None  # its number, if the reader is asked
    can_back: bool
    can_undo: bool
    draft: DraftInfo | None
    story: list[StoryLine]  # the lines after the last one that the reader has
    talk: list[Talk]
    story_after: int = 0  # the reader forgets lines with a greater number; 0: all
    talk_after: int = 0
    offers: list[OfferInfo] = []  # the open offers that the reader may see
    ledger: list[LedgerDeal] = []  # all sealed deals
    missing: list[MissingAnswers] = []
    aims: dict[str, bool] = {}  # one's own secret cards that set a goal, by kind: is it reached at present?
    open_points: list[int] = []  # by seat, what all can count at present
    coach: CoachInfo | None = None  # in a guided game


class Update(Message, frozen=True):
    """What is new. A part that is left out has not changed."""

    v: int
    now: float
    ack: str | None = None  # the reader's own command that was done by this
    table: TableInfo | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: View | UnsetType | None = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    question: int | UnsetType | None = UNSET
    can_back: bool | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    draft: DraftInfo | UnsetType | None = UNSET
    story: list[StoryLine] = []
    talk: list[Talk] = []
    offers: list[OfferInfo] | UnsetType = UNSET
    ledger: list[LedgerDeal] | UnsetType = UNSET
    missing: list[MissingAnswers] | UnsetType = UNSET
    aims: dict[str, bool] | UnsetType = UNSET
    open_points: list[int] | UnsetType = UNSET
    coach: CoachInfo | UnsetType | None = UNSET


class Refuse(Message, frozen=True):
    """A command that was refused: nothing has changed. `text` says why, and what to do, in the sender's language."""

    id: str | None
    code: str
    text: str


class Done(Message, frozen=True):
    """A command was carried out before (its id came twice), or it changed nothing that the sender can see."""

    id: str


class Bye(Message, frozen=True):
    """The server closes the connection: why, and after how many seconds to come back (`again`)."""

    code: str
    text: str
    again: float | None = None


class Pong(Message, frozen=True):
    """The answer to a ping, with the server's clock."""

    now: float


Tiding = Welcome | Update | Refuse | Done | Bye | Pong
