"""The data of a table: settings, chairs, connected visitors, talk, the game. The other modules change them."""

from collections.abc import Iterator
from hashlib import sha256
from hmac import digest
from typing import Any

from msgspec import Struct, convert, field, to_builtins

from courtier.core.errors import CourtierError
from courtier.core.record import commitment
from courtier.core.registry import Kind, kind
from courtier.table.refusals import refusal
from courtier.table.running_game import RunningGame

RECENT = 64  # ids of commands that are remembered
KEPT = 300  # the last messages, which newcomers get; older ones are not stored
BOT_NAMES = ("Odette", "Konrad", "Isolde", "Albert", "Bertha", "Ernst", "Ulrike", "Leopold", "Agnes")
HELD = ("steward", "resigned")  # states of a chair that its person does not play


class Refusal(CourtierError):
    """A command is refused: a code, and the facts for its sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(refusal(code, "en", facts))
        self.code = code
        self.facts = facts

    def text(self, lang: str) -> str:
        return refusal(self.code, lang, self.facts)


class Settings(Struct):
    """The host's settings."""

    game: str
    seats: int
    options: dict[str, Any]
    title: str = ""
    pace: str = "relaxed"
    watch: str = "gallery"
    listed: bool = True
    manners: bool = False  # do bots talk?
    link: bool = False  # the group's link, and the code, give a free seat before the deal
    whispers: str = "seen"
    words: str = "free"
    undo: str = "consent"
    steward: str = "default"
    bots: str = ""  # as suits the number of people
    skip: bool = False  # bots answer at once until a person is asked
    lang: str | None = None
    campaign: bool = False  # rematches are games of one
    seconds: dict[str, int] = field(default_factory=dict)  # for brief questions, where the host wants others


class Chair(Struct):
    """A seat: its owner, who plays it, its clock. A bot's has a level; a free one has neither owner nor level."""

    owner: str | None = None
    name: str = ""
    level: str | None = None
    state: str = "present"  # or late, steward, resigned
    ready: bool = False
    entropy: str = ""
    shows: bool = False
    open_review: bool = False  # may others read how the bot reviews its play?
    bank: float = 0.0
    moments: int = 0
    grace: float | None = None  # the running clock
    late: float | None = None
    due: float | None = None  # when a bot or steward answers
    ordered: bool = False  # does a standing order answer the open question?
    orders: dict[str, str] = field(default_factory=dict)  # standing orders of its person, by question
    missed: bool = False  # a sealed answer was given for it; the others learn so when all are opened

    def free(self) -> bool:
        return self.owner is None and self.level is None and self.state not in HELD

    def person(self) -> bool:
        """Does its owner play it?"""
        return self.owner is not None and self.state not in HELD


class Member(Struct):
    """What the table stores about a visitor."""

    note: str = ""
    muted: list[str] = field(default_factory=list)
    watching: int | None = None


class Said(Struct):
    """Something that was said, or that the table tells some of them in private (`key`)."""

    at: float
    by: str | None
    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None
    about: str = ""
    key: str = ""
    to: list[int] | None = None
    parties: list[str] | None = None  # who hears it; `None`: all
    seen: bool = True  # do the others see that something was said?
    deaf: list[str] = field(default_factory=list)  # those who had muted the speaker
    removed: bool = False
    reason: dict[str, Any] | None = None  # of an answer to an offer: a phrase and its facts
    stamp: str | None = None
    on_seat: int | None = None  # where the stamp is: a seat, a line of the story, or a place in `said`
    on_line: int | None = None
    on_said: int | None = None

    def known_to(self, visitor: str) -> bool:
        """May this visitor know that it was said?"""
        return self.seen or self.parties is None or visitor in self.parties

    def take_away(self) -> None:
        """Remove its text, so that nobody can read it any more."""
        self.text, self.phrase, self.stamp, self.about, self.removed = None, None, None, "", True


class Wanted(Struct):
    """An undo that waits for consent: to the position before `line`."""

    number: int
    seat: int
    line: int
    waiting: list[int]


class Claim(Struct):
    """Somebody new who wants a seat, and waits until all others agree."""

    number: int
    visitor: str
    seat: int
    name: str
    waiting: list[int]
    agreed: bool = False  # has anybody said yes?


class Takeover(Struct):
    """A seat that somebody new plays in this game, and the player before."""

    seat: int
    was: str  # the name before
    name: str
    how: str  # invited, by the player before; agreed, by all others; open, after the end
    owner: str | None  # the player before, if it was a person


class OpenOffer(Struct):
    """A deal that somebody proposed and that not all parties have signed, or that waits for its moment."""

    number: int
    by: int
    deal: dict[str, Any]  # plain; holds the picks of those who have signed
    signed: list[int]
    turn: int  # of the game; it dies with it
    at: float
    until: float
    counters: int | None = None
    asks: bool = False  # what would the others want for it?


class LessonProgress(Struct):
    """How far a guided game is (`table/lesson.py`)."""

    place: int = 0  # of the step that is said or comes next
    said: str = ""  # nothing, step, or wrong: what there is to say about the last answer
    wrong: int = 0  # which of these sentences
    missed: int = 0  # questions to the learner for which the next step has waited
    question: int = -1  # the last of them
    story: int = 0  # where the story stood when the step before was left
    line: int = -1  # of the record: the last answer that was judged
    drafted: int = 0  # answers of the draft before it
    offer: int = -1  # the offer that the step is about
    deals: int = 0  # that were sealed before it
    ended: bool = False


class Connection:
    """A visitor who is connected now; not stored."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.version = 0


class Changes:
    """What a command changed. Updates contain only these parts."""

    def __init__(self, story: int = 0, talk: int = 0, asked: tuple[int, ...] = ()) -> None:
        self.story = story  # where the story stood
        self.talk = talk
        self.asked = asked  # who was asked
        self.table = False
        self.game = False  # something that all see
        self.seats: set[int] = set()  # something that this seat alone sees
        self.you: set[str] = set()
        self.fresh: set[str] = set()  # visitors that get a new welcome
        self.all_fresh = False
        self.removed: int | None = None  # what was said and is no more
        self.offers: set[int | None] = set()  # these seats see other offers now; `None`: the gallery
        self.coach = False  # the coach of a guided game says something else
        self.newcomer: str | None = None  # who has just taken over a seat, and is told so last


class State:
    """The whole state of a table. Fields that `dump` does not write concern connections."""

    def __init__(self, code: str, secret: bytes, host: str, settings: Settings) -> None:
        self.code = code
        self.secret = secret
        self.host = host
        self.settings = settings
        self.chairs = [Chair() for _ in range(settings.seats)]
        self.members: dict[str, Member] = {}
        self.granted: list[str] = []
        self.said: list[Said] = []
        self.phase = "lobby"
        self.number = 1  # of the match in a row of rematches
        self.match: RunningGame | None = None
        self.rules = kind(settings.game).rules
        self.starter: int | None = None  # who began the last match
        self.clocked = -1  # the moment of the match that the clocks were set for
        self.window = False  # do they run for sealed answers?
        self.undoing: Wanted | None = None
        self.undos = 0  # counts everything that others are asked to agree to
        self.claim: Claim | None = None
        self.takeovers: list[Takeover] = []  # of this game
        self.offers: list[OpenOffer] = []
        self.offer_count = 0  # numbers of offers, and the times of the last minute
        self.offer_times: list[tuple[int, float]] = []
        self.rematch: list[int] = []
        self.recent: dict[str, None] = {}  # commands that were done, the oldest first
        self.lines = 0
        self.lesson: LessonProgress | None = None  # of a guided game
        self.commitments: dict[int, str] = {}  # by number of the match, as far as they were told

        self.connections: dict[str, Connection] = {}
        self.gone: dict[str, float] = {}  # owners without a connection, since when
        self.away: set[str] = set()
        self.thinking: dict[int, int] = {}  # bots that were asked: the question
        self.pondered: set[tuple[int, int]] = set()  # bots that were asked about an offer: seat and number
        self.invited = -1  # the turn in which a bot was last invited to make an offer
        self.stopped = -1  # the moment of the match at which bots that stopped it were last invited
        self.alarm: float | None = None
        self.changes = Changes()

    # Facts

    def kind(self) -> Kind:
        return kind(self.settings.game)

    def playing(self) -> RunningGame:
        """The game; it must be in progress."""
        if self.match is None or self.phase != "play":
            raise Refusal("not_playing" if self.phase == "lobby" else "over")
        return self.match

    def in_lobby(self) -> None:
        if self.phase != "lobby":
            raise Refusal("dealt")

    def seat_of(self, visitor: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair.owner == visitor:
                return seat
        return None

    def own_seat(self, visitor: str) -> int:
        seat = self.seat_of(visitor)
        if seat is None:
            raise Refusal("no_seat")
        return seat

    def chair_at(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Refusal("no_such_seat", seats=len(self.chairs))
        return self.chairs[seat]

    def is_host(self, visitor: str) -> None:
        if visitor != self.host:
            raise Refusal("not_host")

    def people(self) -> Iterator[int]:
        """Seats that a person plays."""
        return (seat for seat, chair in enumerate(self.chairs) if chair.person())

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def member(self, visitor: str) -> Member:
        return self.members.setdefault(visitor, Member())

    def known_of(self, visitor: str) -> Member:
        """The same, for reading only."""
        return self.members.get(visitor) or Member()

    def lang(self, visitor: str) -> str:
        connection = self.connections.get(visitor)
        return connection.lang if connection else "en"

    def viewer(self, visitor: str, seat: int | None) -> int | None:
        """The seat whose view the visitor gets; `None`: the gallery's."""
        return self.known_of(visitor).watching if seat is None else seat

    # Chance

    def seed(self, number: int) -> bytes:
        """The seed of a match. It is published after the end, and tells nothing about other seeds."""
        return digest(self.secret, f"deal {number}".encode(), "sha256")

    def commitment(self, number: int) -> str:
        if number not in self.commitments:
            self.commitments[number] = commitment(self.seed(number))
        return self.commitments[number]

    def chance(self, *about: object) -> int:
        """64 bits that nobody can guess; the same arguments give the same bits."""
        words = " ".join(str(each) for each in (self.number, *about))
        return int.from_bytes(sha256(self.secret + words.encode()).digest()[:8], "big")

    def deal_name(self) -> str:
        """What the deal is mixed with besides the players' chance; that of a guided game is always the same."""
        return f"{self.code if self.lesson is None else 'lesson'}/{self.number}"

    # Changing

    def begin_changes(self) -> None:
        match = self.match
        self.changes = Changes(len(match.story) if match else 0, len(self.said), match.asked() if match else ())

    def remember(self, command: str) -> None:
        """Remember the id of a command, so that it is not carried out twice."""
        self.recent[command] = None
        if len(self.recent) > RECENT:
            del self.recent[next(iter(self.recent))]

    def seats_changed(self) -> None:
        """Everybody is told who sits where; those who muted a player are told where that player sits now."""
        self.changes.table = True
        self.changes.you |= {visitor for visitor, member in self.members.items() if member.muted}

    def utter(self, said: Said) -> None:
        """Something was said."""
        self.said.append(said)
        if len(self.said) > KEPT:
            old = self.said[-KEPT - 1]
            old.take_away()

    def inform(self, reader: str, key: str, now: float, about: str = "") -> None:
        """The table tells one visitor something in private."""
        self.utter(Said(now, None, None, "", about=about, key=key, parties=[reader], seen=False))

    def note(self, what: str, seat: int, now: float, number: int = 0) -> None:
        """A line of the story that the table writes. `number`: of the takeover it tells of."""
        if self.match is not None:
            self.match.story.noted(what, seat, now, number)
        self.changes.table = True

    # Keeping

    def dump(self) -> dict[str, Any]:
        return {
            "code": self.code,
            "secret": self.secret.hex(),
            "host": self.host,
            "settings": to_builtins(self.settings),
            "chairs": to_builtins(self.chairs),
            "members": to_builtins(self.members),
            "granted": self.granted[:],
            "said": to_builtins(self.said),
            "phase": self.phase,
            "number": self.number,
            "match": self.match.dump() if self.match else None,
            "rules": self.rules,
            "starter": self.starter,
            "clocked": self.clocked,
            "window": self.window,
            "undoing": to_builtins(self.undoing),
            "undos": self.undos,
            "claim": to_builtins(self.claim),
            "takeovers": to_builtins(self.takeovers),
            "offers": to_builtins(self.offers),
            "offer_count": self.offer_count,
            "offer_times": to_builtins(self.offer_times),
            "rematch": self.rematch[:],
            "recent": list(self.recent),
            "lines": self.lines,
            "lesson": to_builtins(self.lesson),
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> "State":
        settings = convert(data["settings"], Settings)
        state = cls(data["code"], bytes.fromhex(data["secret"]), data["host"], settings)
        state.chairs = convert(data["chairs"], list[Chair])
        state.members = convert(data["members"], dict[str, Member])
        state.granted = data["granted"][:]
        state.said = convert(data["said"], list[Said])
        state.phase = data["phase"]
        state.number = data["number"]
        state.match = RunningGame.load(data["match"]) if data["match"] else None
        state.rules = data["rules"]
        state.starter = data["starter"]
        state.clocked = data["clocked"]
        state.window = data["window"]
        state.undoing = convert(data["undoing"], Wanted | None)
        state.undos = data["undos"]
        state.claim = convert(data.get("claim"), Claim | None)  # data of older versions lack these
        state.takeovers = convert(data.get("takeovers", []), list[Takeover])
        state.offers = convert(data.get("offers", []), list[OpenOffer])
        state.offer_count = data.get("offer_count", 0)
        state.offer_times = convert(data.get("offer_times", []), list[tuple[int, float]])
        state.rematch = data["rematch"][:]
        state.recent = dict.fromkeys(data["recent"])
        state.lines = data["lines"]
        state.lesson = convert(data.get("lesson"), LessonProgress | None)
        return state
