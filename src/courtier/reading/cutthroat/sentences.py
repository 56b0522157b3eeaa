"""The realm as sentences, for screen readers, pipes and language models."""

from courtier.core.words import capital
from courtier.games.cutthroat.cards import DECKS
from courtier.games.cutthroat.open_points import open_points
from courtier.reading.cutthroat.facts import (
    announced,
    cards_in,
    counted,
    counts,
    deck_words,
    event,
    hand,
    heir_in_front,
    heir_words,
    house_of,
    is_feast,
    is_passage,
    is_target,
    land,
    name_of,
    on_offer,
    own_lines,
    places,
    plate_words,
    proposals,
    say,
    source_words,
    stack,
    text_of,
    turns,
    zone,
)
from courtier.reading.reader import Reader, View, by_total, from_left


def read(view: View, reader: Reader) -> list[str]:
    """From the middle of the table over players and land to one's own hand."""
    lines = [turn(view, reader), *[seat_line(view, reader, seat) for seat in from_left(view)]]
    if is_feast(view):
        lines += [plate_line(view, reader, seat) for seat in from_left(view)]
    else:
        lines += [land_line(view, reader, place) for place in places(view)]
    lines += [f"{label}: {words}." for label, words in middle(view, reader)]
    lines += [f"{label}: {words}." for label, words in own_lines(view, reader)]
    if view["you"] is not None and hand(view, view["you"]):
        cards = [name_of(view, reader, kind) for kind in hand(view, view["you"])]
        lines.append(f"{say(reader, 'your_hand')}: {counted(cards, reader)}.")
    return lines


def turn(view: View, reader: Reader) -> str:
    if view["result"] is not None:
        return say(reader, "read_over")
    number = view["turn"]["number"]
    if number == 0:
        return say(reader, "read_begin")
    return say(reader, "read_turn", turn=number, turns=turns(view), decks=deck_words(view, reader))


def seat_line(view: View, reader: Reader, seat: int) -> str:
    name = capital(reader.name(view, seat))
    if view["turn"]["seat"] == seat:
        name = say(reader, "read_active", name=name)
    house = house_of(view, seat)
    return say(
        reader,
        "read_seat",
        name=name,
        house=name_of(view, reader, house) if house else say(reader, "no_house"),
        heir=heir_words(view, reader, seat),
        points=open_points(view)[seat],
        **counts(view, seat),
    )


def land_line(view: View, reader: Reader, place: int) -> str:
    """Number on the ring, owner, values, what is the matter there, and the stack."""
    card = land(view, place)
    facts = card["more"]
    marks = [
        say(reader, key)
        for key, holds in (
            ("read_plagued", facts["plagued"]),
            ("read_attacked", is_target(view, place)),
            ("read_passage", is_passage(view, place)),
        )
        if holds
    ]
    return say(
        reader,
        "read_land",
        number=place + 1,
        place=name_of(view, reader, card["kind"]),
        owner=owner_words(view, reader, facts["owner"]),
        marks="".join(marks),
        stack=stack_words(view, reader, place),
        coins=facts["coins"],
        gems=facts["gems"],
        points=facts["points"],
    )


def owner_words(view: View, reader: Reader, owner: int | None) -> str:
    if owner is None:
        return say(reader, "unclaimed")
    return say(reader, "read_held", name=reader.name(view, owner))


def stack_words(view: View, reader: Reader, place: int) -> str:
    cards = [name_of(view, reader, card["kind"]) for card in stack(view, place)]
    return say(reader, "read_stack", cards=", ".join(cards)) if cards else say(reader, "read_no_stack")


def plate_line(view: View, reader: Reader, seat: int) -> str:
    return say(
        reader,
        "read_plate",
        name=capital(reader.name(view, seat)),
        heir=heir_in_front(view, reader, seat),
        cards=plate_words(view, reader, seat),
    )


def middle(view: View, reader: Reader) -> list[tuple[str, str]]:
    """Label and words of the event, what is announced, proposals, cards to choose from."""
    card = event(view)
    found = [(say(reader, "event"), [name_of(view, reader, card)] if card else [])]
    found.append((say(reader, "announced"), announced(view, reader)))
    found.append((say(reader, "vote"), proposals(view, reader)))
    found.append((say(reader, "shown"), on_offer(view, reader)))
    return [(label, "; ".join(words)) for label, words in found if words]


# At any time


def own_goods(view: View, reader: Reader) -> list[str]:
    return [f"{label}: {words}." for label, words in own_lines(view, reader)]


def lords(view: View, reader: Reader) -> list[str]:
    """What the houses in play can do."""
    houses = [house for house in view["more"]["houses"] if house]
    return [f"{name_of(view, reader, house)}: {text_of(view, reader, house)}" for house in houses]


def abilities(view: View, reader: Reader) -> list[str]:
    """What the territories of the ring can do."""
    kinds = [land(view, place)["kind"] for place in places(view)]
    return [f"{name_of(view, reader, kind)}: {text_of(view, reader, kind)}" for kind in kinds]


def discards(view: View, reader: Reader) -> list[str]:
    """C-SECRET-6: discards lie open."""
    lines = []
    for deck in DECKS:
        cards = [name_of(view, reader, card["kind"]) for card in cards_in(zone(view, f"discard@{deck}"))]
        lines.append(f"{say(reader, 'discard', deck=say(reader, f'deck_{deck}'))}: {counted(cards, reader)}.")
    return lines


# The end


def read_count(view: View, reader: Reader) -> list[str]:
    """The result, highest first, with its points by source."""
    return [total(view, reader, seat) for seat in by_total(view)]


def total(view: View, reader: Reader, seat: int) -> str:
    sources = [*source_words(view, reader, seat), heir_words(view, reader, seat)]
    scores = view["result"]["scores"]
    return say(reader, "read_total", name=reader.names[seat], total=scores[seat], sources="; ".join(sources))
