"""The commands that people send to a table. The table's log stores them as they were sent.

The sender gives each command an `id`; a command with an id that was there before is not carried out again. Unknown
fields are refused.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Language = Literal["en", "de"]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """The field that all commands have."""

    id: CommandId


# Before the deal


class Sit(Command, frozen=True):
    """Take a free seat, move to another one, or change your name (then the seat is the one you have)."""

    name: Name
    seat: Seat | None = None  # any free one


class Leave(Command, frozen=True):
    """Leave your seat. Before the deal it is free again; after the deal a steward plays, and it can be reclaimed."""


class SeatBot(Command, frozen=True):
    """The host puts a bot of this level into a free seat, or changes its level; `level` null removes the bot."""

    seat: Seat
    level: str | None


class Kick(Command, frozen=True):
    """The host frees a person's seat before the deal or after the end. While a game is played this is refused."""

    seat: Seat


class Entrust(Command, frozen=True):
    """The host lets a steward play for a person who is away or late. A person who comes back gets the seat at once."""

    seat: Seat


class Tempo(Command, frozen=True):
    """The host sets how fast bots play from now on; `skip`: without any wait until a person is asked."""

    bots: Literal["watch", "human", "fast", "skip"]


class Order(Command, frozen=True):
    """The host changes the order of the seats: the player who now sits at `seats[i]` moves to seat i."""

    seats: list[Seat]


class Configure(Command, frozen=True):
    """The host changes settings before the deal; nobody is `ready` after that. What is left out stays as it is."""

    options: dict[str, bool | int | str] | None = None
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    pace: Literal["relaxed", "slow", "normal", "fast"] | None = None
    watch: Literal["nobody", "gallery"] | None = None
    listed: bool | None = None  # among the open tables
    manners: bool | None = None  # do bots greet, answer phrases, gloat and thank?
    link: bool | None = None  # does the group's link, or the code, give a free seat?
    whispers: Literal["seen", "unseen", "none"] | None = None
    words: Literal["free", "phrases"] | None = None
    undo: Literal["free", "consent", "none"] | None = None
    campaign: bool | None = None  # several games that are won together, where the game has that
    steward: str | None = None  # `default`, or a bot's level
    bots: Literal["watch", "human", "fast"] | None = None
    title: Annotated[str, Meta(max_length=60)] | None = None
    seconds: dict[str, Annotated[int, Meta(ge=2, le=600)]] | None = None  # by brief question
    lang: Language | None = None  # that is spoken here; everybody reads in their own


class Ready(Command, frozen=True):
    """Say that the sender is ready for the deal, or no longer. `entropy`: random bytes for the shuffle, as hex."""

    ready: bool
    entropy: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""


class Start(Command, frozen=True):
    """The host starts the game: the cards are dealt."""


# In the game


class Answer(Command, frozen=True):
    """Answer the open question of this number; `action` is the `code` of a choice."""

    question: Number
    action: Number


class Back(Command, frozen=True):
    """Go one step back in the sender's unfinished chain of questions, or in the draft."""

    question: Number


class Draft(Command, frozen=True):
    """Try an answer out: the sender alone sees what follows from it. Only games with drafts have this (Hof-Verrat)."""

    question: Number
    action: Number


class Drop(Command, frozen=True):
    """Drop the draft and begin the turn again."""


class Confirm(Command, frozen=True):
    """Give all answers of the draft."""

    question: Number


class Undo(Command, frozen=True):
    """Take the sender's last answer back: at once if nobody else has learned anything from it, else if all agree."""


class Agree(Command, frozen=True):
    """Agree, or not, to the undo or the newcomer that was asked for. `number` is the one in `undoing` or `newcomer`."""

    number: Number
    yes: bool


class StandingOrder(Command, frozen=True, tag="standing_order"):
    """Tell the table how to answer a kind of question for the sender from now on; `order` null: ask me again."""

    question: Annotated[str, Meta(max_length=40)]
    order: Annotated[str, Meta(max_length=20)] | None


class Moment(Command, frozen=True):
    """Ask for more time for the open question. Possible a few times a game (`moments`)."""


class Resign(Command, frozen=True):
    """Resign; a steward plays the seat to the end of the game."""


class Reclaim(Command, frozen=True):
    """Take the sender's seat back from the steward."""


# Deals


Seconds = Annotated[int, Meta(ge=10, le=600)]
OFFER_SECONDS = 120


class Reason(Struct, frozen=True, forbid_unknown_fields=True):
    """Why somebody declines or counters an offer: a stock phrase with facts; readers get it in their own language."""

    phrase: Literal["too_little", "not_now", "would_want", "broke_word", "wronged", "nothing_for_it"]
    clause: dict[str, Any] | None = None  # what one would want, or the promise that was broken
    deal: Number | None = None  # the number of the deal that holds that promise


class Offer(Command, frozen=True):
    """Propose a deal: `{"parties", "clauses"}`. The goods that its sender gives unseen are picked now.

    `asks`: the sender asks what the others would want for this. They can counter or decline, but not accept.
    """

    deal: dict[str, Any]
    seconds: Seconds = OFFER_SECONDS
    asks: bool = False


class Accept(Command, frozen=True):
    """Sign an offer. `picks`: the goods that the signer gives unseen, one list for each such clause, in their order."""

    offer: Number
    picks: list[list[str]] = []


class Decline(Command, frozen=True):
    """Decline an offer. Its other parties read the reason, if there is one."""

    offer: Number
    reason: Reason | None = None


class Counter(Command, frozen=True):
    """Propose another deal to the same parties. The first offer stays open."""

    offer: Number
    deal: dict[str, Any]
    seconds: Seconds = OFFER_SECONDS
    reason: Reason | None = None


class Withdraw(Command, frozen=True):
    """Withdraw the sender's own offer."""

    offer: Number


# Talk


class Say(Command, frozen=True):
    """Say something to the table, or whisper to the seats `to`: free words (`text`) or a stock phrase by its name."""

    text: Words | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    about: Seat | None = None  # whom the phrase is about
    to: list[Seat] | None = None


class React(Command, frozen=True):
    """Put a stamp on a seat, on a line of your own story, or on something that was said: one of the three."""

    stamp: Annotated[str, Meta(max_length=20)]
    seat: Seat | None = None
    line: Number | None = None
    message: Number | None = None


class Mute(Command, frozen=True):
    """No longer show the sender what this seat says, or show it again; both are told."""

    seat: Seat
    on: bool


class Remove(Command, frozen=True):
    """The host removes a message for all."""

    message: Number


class Note(Command, frozen=True):
    """Store the sender's notes, which nobody else sees. They replace the notes before."""

    text: Annotated[str, Meta(max_length=4000)]


# Watching, and after the end


class Show(Command, frozen=True):
    """A player lets spectators see the player's own view, hand included, or no longer."""

    on: bool


class ShareReview(Command, frozen=True, tag="share_review"):
    """After the end: everybody here may read the review of your seat, or no longer."""

    on: bool


class Watch(Command, frozen=True):
    """A spectator changes to the view of a player who shows it (`show`), or back to the spectators' view (null)."""

    seat: Seat | None = None


class Speak(Command, frozen=True):
    """Change the language that the sender reads."""

    lang: Language


class Coach(Command, frozen=True):
    """In a guided game: go on (`next`), take the last answer back (`again`), or dismiss the coach (`end`)."""

    move: Literal["next", "again", "end"]


class Rematch(Command, frozen=True):
    """Ask for a rematch with the same people; the next seat begins. `entropy`: random bytes for the shuffle, as hex."""

    entropy: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""


Request = (
    Sit | Leave | SeatBot | Kick | Entrust | Tempo | Order | Configure | Ready | Start
    | Answer | Back | Draft | Drop | Confirm | Undo | Agree | StandingOrder | Moment | Resign | Reclaim
    | Offer | Accept | Decline | Counter | Withdraw
    | Say | React | Mute | Remove | Note | Show | ShareReview | Watch | Speak | Rematch | Coach
)  # fmt: skip
