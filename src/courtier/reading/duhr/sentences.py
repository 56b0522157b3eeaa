"""The Houses as sentences, for screen readers, pipes and language models."""

from courtier.core.words import capital
from courtier.games.duhr.open_points import open_points
from courtier.games.duhr.text import rows_in
from courtier.games.duhr.words import source_name
from courtier.reading.aims import aim_words
from courtier.reading.duhr.facts import (
    ability_lines,
    agendas,
    begun,
    cards_on,
    chain,
    conspiracy_words,
    counted,
    discarded,
    event_in_play,
    hand_sizes,
    held,
    house_of,
    labelled,
    name_of,
    open_conspiracy,
    piles,
    points_of,
    say,
    status_words,
)
from courtier.reading.reader import Reader, View, by_total, from_left


def read(view: View, reader: Reader) -> list[str]:
    """From the middle of the table over all Houses to one's own hand."""
    lines = [turn(view, reader), *[house(view, reader, seat) for seat in from_left(view)]]
    if chain(view, reader):
        lines.append(f"{say(reader, 'announced')}:")
        lines += [words if words.endswith("?") else f"{words}." for words in chain(view, reader)]
    if event_in_play(view, reader):
        lines.append(f"{say(reader, 'event')}: {event_in_play(view, reader)}.")
    for seat in from_left(view):
        lines += secrets(view, reader, seat)
    return lines


def turn(view: View, reader: Reader) -> str:
    if view["result"] is not None:
        return say(reader, "read_over")
    if not begun(view):
        return say(reader, "read_begin")
    sizes = piles(view)
    number = sizes.pop("turn")
    return say(reader, "read_turn", turn=number, **{name: reader.cards(count) for name, count in sizes.items()})


def house(view: View, reader: Reader, seat: int) -> str:
    """Who leads it, how it stands, the cards on it in their order, and what all may see of hand and conspiracy."""
    leader = whose(view, reader, seat)
    if view["turn"]["seat"] == seat:
        leader = say(reader, "read_turn_of", whose=leader)
    cards = [name_of(view, reader, card["kind"]) for card in cards_on(view, seat)]
    return say(
        reader,
        "read_house",
        house=name_of(view, reader, house_of(view, seat)),
        whose=leader,
        status=status_words(view, reader, seat),
        points=open_points(view)[seat],
        cards=", ".join(cards) or say(reader, "read_nothing"),
        hand=hand_words(view, reader, seat),
        conspiracy=open_conspiracy(view, reader, seat),
    )


def whose(view: View, reader: Reader, seat: int) -> str:
    """The neighbours are said to be such: agendas speak of them (D/A-82)."""
    if seat == view["you"]:
        return say(reader, "read_yours")
    seats, name = from_left(view), reader.names[seat]
    if view["you"] is None or seat not in (seats[0], seats[-2]):
        return name
    return say(reader, "read_left" if seat == seats[0] else "read_right", name=name)


def hand_words(view: View, reader: Reader, seat: int) -> str:
    hand, aside = hand_sizes(view, seat)
    if aside:
        return say(reader, "read_hand_aside", count=reader.cards(hand), aside=aside)
    return say(reader, "read_hand", count=reader.cards(hand))


def secrets(view: View, reader: Reader, seat: int) -> list[str]:
    """Hand, cards set aside, conspiracy and agendas, as far as the view shows them."""
    lines = []
    for kind in ("hand", "aside"):
        cards = [name_of(view, reader, card) for card in held(view, seat, kind)]
        if cards:
            lines.append(f"{labelled(view, reader, seat, kind)}: {counted(cards, reader)}.")
    return lines + hidden(view, reader, seat)


def hidden(view: View, reader: Reader, seat: int) -> list[str]:
    lines = []
    if conspiracy_words(view, reader, seat):
        lines.append(f"{labelled(view, reader, seat, 'conspiracy')}: {conspiracy_words(view, reader, seat)}.")
    if view["result"] is None:
        lines += [
            f"{labelled(view, reader, seat, 'agenda')}: {words}{aim_words(view, reader, card, say)}"
            for card, words in agendas(view, reader, seat)
        ]
    return lines


# At any time


def own_secrets(view: View, reader: Reader) -> list[str]:
    """D-SETUP-4, D-SETUP-5: one's own conspiracy and agenda."""
    return hidden(view, reader, view["you"])


def discard_pile(view: View, reader: Reader) -> list[str]:
    """D/A-5: it may be browsed."""
    return [f"{say(reader, 'discard')}: {discarded(view, reader)}."]


def abilities(view: View, reader: Reader) -> list[str]:
    return ability_lines(view, reader)


# The end


def read_count(view: View, reader: Reader) -> list[str]:
    """The result, highest first: points by source, and everybody's agenda."""
    lines = []
    for seat in by_total(view):
        lines.append(total(view, reader, seat))
        bonus = points_of(view, seat)[1]
        fate = say(reader, "fulfilled", points=f"+{bonus}") if bonus else say(reader, "failed")
        for _, words in agendas(view, reader, seat):
            lines.append(f"{labelled(view, reader, seat, 'agenda')}: {words} {capital(fate)}.")
    return lines


def total(view: View, reader: Reader, seat: int) -> str:
    rows = rows_in(view["more"]["options"])
    sources = [
        f"{source_name(each['source'], reader.lang, rows)} {each['points']}" for each in view["result"]["sources"][seat]
    ]
    scores = view["result"]["scores"]
    return say(reader, "read_total", name=reader.names[seat], total=scores[seat], sources="; ".join(sources))
