"""A record played again: the game after each answer and deal, what everybody saw, the table laid open at the end."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from courtier.core.draft import Draft
from courtier.core.event import Event, glimpse, is_told
from courtier.core.game import Game
from courtier.core.journal import Journal, zones
from courtier.core.pending import NOBODY
from courtier.core.record import Record
from courtier.core.registry import kind
from courtier.core.shapes import Glimpse, View

Journals = dict[int | None, Journal]


def positions(record: Record, upto: int | None = None) -> Iterator[tuple[Game, Journals]]:
    """The game and the journals at first, then after each answer and each deal; `None` is the gallery.

    The same two objects come again and again: copy what you want to keep.
    """
    journals: Journals = {seat: Journal(seat) for seat in [None, *range(record.header["seats"])]}
    steps = record.steps(upto, recording=True)
    game = next(steps)
    notice(journals, game.news)
    yield game, journals
    for line in record.played()[:upto]:
        seat: int = line.get("seat", NOBODY)
        if 0 <= seat < game.seats and line["action"] in game.legal(seat):
            journals[seat].answered(kind(game.name()).view(game, seat), line["action"])
        game = next(steps)  # complains if it was not
        notice(journals, game.news)
        yield game, journals


def replayed(record: Record, upto: int | None = None) -> tuple[Game, Journals]:
    """The game after so many answers, and what everybody has seen of it."""
    *_, last = positions(record, upto)
    return last


def drafted(draft: Draft) -> list[Any]:
    """What the journal of the draft's seat would hold beyond the game so far, if its answers had been given."""
    journal = Journal(draft.seat)
    game = draft.game.clone()
    game.recording = True
    for action in draft.answers:
        journal.answered(kind(game.name()).view(game, draft.seat), action)
        game.apply(draft.seat, action)
        notice({draft.seat: journal}, game.news)
    return journal.lines


def notice(journals: Mapping[int | None, Journal], news: Sequence[Event]) -> None:
    """Add what happened to every journal, as its seat sees it."""
    for event in news:
        for seat, journal in journals.items():
            if is_told(event, seat):
                journal.saw(glimpse(event, seat))


def story_of(journal: Journal) -> list[Glimpse]:
    """The glimpses of a journal. Own answers are left out, because nobody is told them again (H/A-10)."""
    return [line for line in journal.lines if "event" in line]


def opened(game: Game, journals: Mapping[int | None, Journal]) -> View:
    """What the gallery sees, with hands and secrets laid open, and the cards that lie face down turned."""
    view = kind(game.name()).view
    seen = view(game, None)
    for seat, place in enumerate(seen["seats"]):
        place["zones"] = view(game, seat)["seats"][seat]["zones"]
    veiled = [zone for zone in zones(seen) if any(lies_down(card) for card in zone.get("cards", ()))]
    known = pointed_at(journals) if veiled else {}
    for zone in veiled:
        zone["cards"] = [turned(card, zone["id"], known) for card in zone["cards"]]
    return seen


def pointed_at(journals: Mapping[int | None, Journal]) -> dict[tuple[int | None, int, str], str]:
    """By seat, turn and place: the card that was laid there, as the one who laid it remembers."""
    return {
        (seat, line["turn"], part): card
        for seat, journal in journals.items()
        for line in journal.lines
        if "answer" in line
        for part in line["parts"]
        for card in line["cards"]
        if card is not None
    }


def turned(card: Any, zone: str, known: Mapping[tuple[int | None, int, str], str]) -> Any:
    """A card that lies face down with the kind that its layer remembers; it stays where it lies."""
    if not lies_down(card):
        return card
    more = card.get("more", {})
    key = (more.get("by"), more.get("turn"), more.get("spot", zone))
    return {**card, "kind": known.get(key, card["kind"])}


def lies_down(card: Any) -> bool:
    """Is it a card whose place is known, but not its face?"""
    return bool(card != "unknown" and card["face"] != "up")
