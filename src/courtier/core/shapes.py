"""The plain data that everybody handles, as types: views, glimpses, prompts, journals, results.

This is the one definition. A type checker reads it, `core/schema.py` makes JSON Schemas of it, and the messages of the
table, `docs/protocol.md` and `web/types.d.ts` follow from it. At run time all of these are plain dicts.
"""

from typing import Annotated, Any, Final, Literal, NamedTuple, NotRequired, TypedDict, final

UNKNOWN: Final = "unknown"


class Least(NamedTuple):
    """A bound of a number, or of the length of a list."""

    value: int


@final
class Card(TypedDict):
    """A card in sight. `more` holds what a game says about it beyond its kind."""

    kind: str
    face: Literal["up", "down"]
    more: NotRequired[dict[str, Any]]


SeenCard = Card | Literal["unknown"]  # a card as far as the viewer may see it


@final
class Zone(TypedDict):
    """A place for cards. Either `cards`, each as far as the viewer may see it, or `count` alone.

    One's own hand has the id `hand`, that of seat 2 has the id `hand@2`; both have the kind `hand`.
    """

    id: str
    kind: str
    cards: NotRequired[list[SeenCard]]
    count: NotRequired[Annotated[int, Least(0)]]


@final
class SeatZones(TypedDict):
    """What lies at a seat."""

    seat: int
    zones: list[Zone]


@final
class Turn(TypedDict):
    """How many turns there were, and whose turn it is, if it is anybody's."""

    number: int
    seat: int | None


@final
class Asked(TypedDict):
    """A seat that is asked, and the name of the question."""

    seat: int
    question: str


@final
class Choice(TypedDict):
    """A legal answer: its code, and what one clicks to give it, in that order.

    A part is a zone (`table:above`), a card of a zone (`hand:2`), a seat (`seat:1`) or a deed that no card stands for
    (`do:spare`).
    """

    code: Annotated[int, Least(0)]
    parts: Annotated[list[str], Least(1)]


@final
class Source(TypedDict):
    """Where points come from."""

    source: str
    points: int


@final
class Result(TypedDict):
    """How a game ended. `scores` and `sources` are by seat; `winners` are seats."""

    scores: list[int]
    winners: Annotated[list[int], Least(1)]
    sources: list[list[Source]]


class ClauseFields(TypedDict):
    """What all clauses can say (`core/deals/plain.py`); a field that is missing has its default."""

    by: int
    to: int
    verbs: NotRequired[list[str]]
    whom: NotRequired[int]
    what: NotRequired[str]
    count: NotRequired[int]
    until: NotRequired[int]
    due: NotRequired[int]


@final
class PlainClause(ClauseFields):
    """A clause of an offer. `picks` are goods that are given unseen, `text` is for a clause of free words."""

    kind: Literal["give", "grant", "refrain", "oblige", "do", "act", "show", "words"]
    place: NotRequired[int | str]  # on the table; of a look at goods their kind
    picks: NotRequired[list[str]]
    text: NotRequired[str]
    turns: NotRequired[int]  # of the promiser, in place of `until`, while it is composed at a table


@final
class PlainDeal(TypedDict):
    """A deal as one offers it."""

    parties: list[int]
    clauses: list[PlainClause]


@final
class Promise(ClauseFields):
    """A clause of a sealed deal that is judged or still to be done, as in `core/deals/plain.py`.

    `clause` is its place in the deal, `done` how much of it is done, `verdict` how it stands as far as it may be told:
    while the game lasts `open`, `kept`, `against` (it was not kept) or `over`; at the end how it ended.
    """

    kind: Literal["give", "grant", "refrain", "oblige", "do", "act", "words"]
    place: NotRequired[int]
    clause: int
    done: int
    verdict: Literal["open", "kept", "moot", "excused", "broken", "against", "over"]


@final
class SealedDeal(TypedDict):
    """A deal: who dealt with whom, in which turn, and the promises that the viewer may know."""

    number: int
    turn: int
    parties: list[int]
    clauses: list[Promise]


@final
class View(TypedDict):
    """What a seat may see (`you`; `None` is the gallery). `choices` lists its legal answers, if it is asked.

    `more` holds what only this game has: its options, phases and counts.
    """

    game: str
    you: int | None
    turn: Turn
    seats: list[SeatZones]
    common: list[Zone]
    asked: list[Asked]
    choices: list[Choice]
    deals: list[SealedDeal]
    result: Result | None
    more: dict[str, Any]


@final
class Glimpse(TypedDict):
    """An event as a seat (`you`) sees it. Which further fields there are depends on the event.

    `docs/actions-<game>.md` lists them. Those named here mean the same in every game; read the others from
    `dict(glimpse)`. A secret field that the seat may not see is `"unknown"`.
    """

    game: str
    event: str
    you: int | None
    seat: NotRequired[int]
    turn: NotRequired[int]
    count: NotRequired[int]
    cards: NotRequired[list[str] | Literal["unknown"]]


@final
class OwnAnswer(TypedDict):
    """A line of a journal: what the seat itself answered, and the cards it saw in the parts of its answer."""

    answer: int
    question: str
    turn: int
    parts: list[str]
    cards: list[str | None]


JournalLine = Glimpse | OwnAnswer  # told apart by their keys `event` and `answer`


@final
class PromptChoice(TypedDict):
    """A choice in words: as a whole, the verb on its button, what follows from it, and a word for each part.

    Where a question offers several deeds, `deed` names the one and `object` what it is done with.
    """

    code: int
    label: str
    commit: str
    follows: str
    parts: list[str]
    deed: NotRequired[str]
    object: NotRequired[str]


@final
class PromptPlan(TypedDict):
    """Answers to this question and to the equal ones that follow it, to be chosen at once, in words.

    `answers` are codes, the first for the open question; `deed` and `object` are the two lines of the list.
    """

    answers: list[int]
    deed: str
    object: str
    label: str
    commit: str
    follows: str


@final
class Prompt(TypedDict):
    """The open question in words. A seat that is not asked reads `waiting`; `closing` ends the story after the end.

    `plans` are there where equal questions follow that one may answer together with this one.
    """

    eyebrow: str
    question: str
    note: str
    choices: list[PromptChoice]
    waiting: str | None
    closing: NotRequired[str]
    plans: NotRequired[list[PromptPlan]]


@final
class SlotChoice(TypedDict):
    """What may stand in a gap of a clause, in words. `most`: of goods, so many at most.

    `until`: of a number of turns, the turn that it means now.
    """

    value: str | int
    words: str
    most: NotRequired[int]
    until: NotRequired[int]


@final
class Slot(TypedDict):
    """A gap in a clause, and the field of the clause that it fills. A gap without choices takes free words.

    `turns` is the number of the promiser's turns until whose end a promise runs; the table makes `until` of it. A game
    whose promises end otherwise names the turn itself, as `until`.
    """

    field: Literal["what", "whom", "place", "count", "turns", "until", "due", "text", "picks"]
    words: str
    choices: list[SlotChoice]


@final
class Term(TypedDict):
    """A kind of clause that one party of a deal may owe another: its fixed fields, and the gaps to fill."""

    name: str
    group: Literal["goods", "looks", "promises", "words"]
    words: str
    clause: dict[str, Any]
    slots: list[Slot]
