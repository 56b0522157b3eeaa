"""What people ask of a table. These are the messages of the wire, and the lines of the table's log.

Every command carries an `id` of its sender's making: the same id twice is done once. Unknown fields are refused.
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
    """What all of them have."""

    id: CommandId


# Before the deal


class Sit(Command, frozen=True):
    """Take a free seat, or another one; rename oneself where one sits."""

    name: Name
    seat: Seat | None = None  # any free one


class Leave(Command, frozen=True):
    """Get up. Before the deal the seat is free again; after it a steward keeps it, and it can be reclaimed."""


class SeatBot(Command, frozen=True):
    """The host puts a bot of a level into a free seat, or changes its level; `level` null takes it away."""

    seat: Seat
    level: str | None


class Kick(Command, frozen=True):
    """The host frees somebody's seat before the deal, or after the end; nobody is sent away while a game is played."""

    seat: Seat


class Entrust(Command, frozen=True):
    """The host lets a steward play for somebody who is away or late; who comes back gets the seat at once."""

    seat: Seat


class Tempo(Command, frozen=True):
    """The host says how fast bots play from now on; `skip`: at once, until a person is asked."""

    bots: Literal["watch", "human", "fast", "skip"]


class Order(Command, frozen=True):
    """The host says who sits where: `seats[i]` is the present seat of whoever shall sit at i."""

    seats: list[Seat]


class Configure(Command, frozen=True):
    """The host changes options before the deal; it withdraws every `ready`. What is left out stays."""

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
    lang: Language | None = None  # that is spoken here; everybody reads in the own one


class Ready(Command, frozen=True):
    """One is ready for the deal, with chance of one's own for it, or is not."""

    ready: bool
    entropy: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""


class Start(Command, frozen=True):
    """The host lets the cards be dealt."""


# In the game


class Answer(Command, frozen=True):
    """The answer to the open question of that number."""

    question: Number
    action: Number


class Back(Command, frozen=True):
    """One step back in the own unfinished chain, or in the draft."""

    question: Number


class Draft(Command, frozen=True):
    """Try an answer of the own turn out, in a game that declares it draftable."""

    question: Number
    action: Number


class Drop(Command, frozen=True):
    """Begin the draft anew."""


class Confirm(Command, frozen=True):
    """Carry the whole draft out."""

    question: Number


class Undo(Command, frozen=True):
    """Take the last own answer back: at once where nobody has learned anything, else if all agree."""


class Agree(Command, frozen=True):
    """To the undo or the newcomer that was asked for, or not."""

    number: Number
    yes: bool


class StandingOrder(Command, frozen=True, tag="standing_order"):
    """How the table shall answer a kind of question for oneself from now on; `order` null: ask me again."""

    question: Annotated[str, Meta(max_length=40)]
    order: Annotated[str, Meta(max_length=20)] | None


class Moment(Command, frozen=True):
    """One needs a moment: more time for the open question, a few times a game."""


class Resign(Command, frozen=True):
    """Give the game up in words; a steward plays the seat to its end."""


class Reclaim(Command, frozen=True):
    """Take the own seat back from its steward."""


# Deals


Seconds = Annotated[int, Meta(ge=10, le=600)]
OFFER_SECONDS = 120


class Reason(Struct, frozen=True, forbid_unknown_fields=True):
    """Why somebody answers an offer so: a phrase with facts, which each reader hears in the own language."""

    phrase: Literal["too_little", "not_now", "would_want", "broke_word", "wronged", "nothing_for_it"]
    clause: dict[str, Any] | None = None  # what one would want, or the promise that was broken
    deal: Number | None = None  # the number of the deal that holds that promise


class Offer(Command, frozen=True):
    """Propose a deal: `{"parties", "clauses"}`; its goods given unseen are picked now.

    `asks`: it asks what the others would want for this. They can counter or decline it, not accept it.
    """

    deal: dict[str, Any]
    seconds: Seconds = OFFER_SECONDS
    asks: bool = False


class Accept(Command, frozen=True):
    """Sign an offer. `picks`: the goods that one gives unseen, a list for each such clause, in their order."""

    offer: Number
    picks: list[list[str]] = []


class Decline(Command, frozen=True):
    """Refuse an offer; its other parties hear the reason, if one is given."""

    offer: Number
    reason: Reason | None = None


class Counter(Command, frozen=True):
    """Propose another deal to the parties of an offer, which stays open."""

    offer: Number
    deal: dict[str, Any]
    seconds: Seconds = OFFER_SECONDS
    reason: Reason | None = None


class Withdraw(Command, frozen=True):
    """Take the own offer back."""

    offer: Number


# Talk


class Say(Command, frozen=True):
    """To the table, or whispered to some seats; free words, or a stock phrase by its name."""

    text: Words | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    about: Seat | None = None  # whom the phrase is about
    to: list[Seat] | None = None


class Mute(Command, frozen=True):
    """One no longer hears that seat's words; both are told so."""

    seat: Seat
    on: bool


class Remove(Command, frozen=True):
    """The host takes a message off the table."""

    message: Number


class Note(Command, frozen=True):
    """A page of notes that nobody else sees."""

    text: Annotated[str, Meta(max_length=4000)]


# Watching, and after the end


class Show(Command, frozen=True):
    """A player lets those who watch see the table as that player does, or no longer."""

    on: bool


class Watch(Command, frozen=True):
    """Somebody without a seat looks at the gallery's view, or at that of a player who shows it."""

    seat: Seat | None = None


class Speak(Command, frozen=True):
    """The language one reads in."""

    lang: Language


class Coach(Command, frozen=True):
    """In a guided game: what the coach said is read, the last answer is tried again, or the coach is to be silent."""

    move: Literal["next", "again", "end"]


class Rematch(Command, frozen=True):
    """Once more with the same people; the next start player. One may give chance of one's own for the deal."""

    entropy: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""


Request = (
    Sit | Leave | SeatBot | Kick | Entrust | Tempo | Order | Configure | Ready | Start
    | Answer | Back | Draft | Drop | Confirm | Undo | Agree | StandingOrder | Moment | Resign | Reclaim
    | Offer | Accept | Decline | Counter | Withdraw
    | Say | Mute | Remove | Note | Show | Watch | Speak | Rematch | Coach
)  # fmt: skip
