"""The salon as sentences, for screen readers, pipes and language models."""

from courtier.core.words import capital
from courtier.games.intrigue.open_points import open_points
from courtier.games.intrigue.words import colour_name, note_text, type_name
from courtier.reading.intrigue.facts import (
    accusation,
    asked_seats,
    card_words,
    cards_of,
    cast,
    colour_of,
    count_of,
    dative,
    foreign_pacts,
    hand_count,
    has_offered,
    kinds_named,
    marks,
    notes,
    object_name,
    open_zones,
    own_worth,
    pacts_line,
    phase_words,
    piles,
    rows_of,
    standing_of,
    tabled,
)
from courtier.reading.intrigue.wording import say
from courtier.reading.reader import Reader, View, from_left


def read(view: View, reader: Reader) -> list[str]:
    """From the round to one's own hand."""
    lines = [progress(view, reader), *[seat_line(view, reader, seat) for seat in from_left(view)]]
    lines += backs(view, reader)
    if view["result"] is None:
        lines += [*bargain(view, reader), *accusation(view, reader), *table(view, reader), *opened_votes(view, reader)]
        lines += [line for seat in from_left(view) for line in hand(view, reader, seat)]
    return [*lines, *pacts_line(view, reader), *open_zones(view, reader)]


def progress(view: View, reader: Reader) -> str:
    if view["result"] is not None:
        return say(reader, "read_over", **piles(view))
    if view["more"]["phase"] == "setup":
        return say(reader, "read_setup", **piles(view))
    return say(reader, "read_round", phase=phase_words(view["more"]["phase"], reader), **piles(view))


def seat_line(view: View, reader: Reader, seat: int) -> str:
    name = capital(reader.name(view, seat))
    colour = colour_name(colour_of(view, seat), reader.lang)
    if seat not in view["more"]["living"]:
        return say(reader, "read_own_out" if seat == view["you"] else "read_out", name=name, colour=colour)
    return say(
        reader,
        "read_seat",
        name=name,
        colour=colour,
        standing=standing_of(view, seat),
        points=open_points(view)[seat],
        hand=hand_count(view, seat),
        pile=count_of(view, seat, "pile"),
        notes="".join(f", {note}" for note in notes(view, reader, seat)),
    )


def backs(view: View, reader: Reader) -> list[str]:
    """The variant `backs`: what all may read on hands and piles."""
    if "backs" not in view["more"]:
        return []
    shown = view["more"]["backs"]
    lines = [
        say(reader, "read_backs", name=capital(reader.name(view, seat)), marks=", ".join(marks(view, reader, codes)))
        for seat, codes in enumerate(shown["hands"])
        if codes
    ]
    tops = [
        f"{top_name(view, reader, pile)} {marks(view, reader, [code])[0]}"
        for pile, code in shown["tops"].items()
        if code is not None
    ]
    return [*lines, say(reader, "read_tops", marks=", ".join(tops))] if tops else lines


def top_name(view: View, reader: Reader, pile: str) -> str:
    name, _, owner = pile.partition("@")
    if not owner:
        return say(reader, f"top_{name}")
    return say(reader, "top_pile", name=dative(view, reader, reader.name(view, int(owner))))


def bargain(view: View, reader: Reader) -> list[str]:
    """The open trade, as far as the viewer sees it."""
    trade = view["more"]["trade"]
    if trade is None:
        return []
    sides = [trade["initiator"], trade["partner"]]
    lines = [who_trades(view, reader)]
    for place, seat in enumerate(sides):
        if trade["claims"][place]:
            name = type_name(trade["claims"][place], reader.lang, rows_of(view))
            lines.append(say(reader, "read_claim", name=capital(reader.name(view, seat)), type=name))
    if has_offered(view):
        lines += offers(view, reader)
    for place, decision in enumerate(trade.get("decisions", [])):
        if decision:
            key = "read_your_decision" if sides[place] == view["you"] else "read_decision"
            lines.append(say(reader, key, name=reader.names[sides[place]], decision=say(reader, decision)))
    return lines


def who_trades(view: View, reader: Reader) -> str:
    trade = view["more"]["trade"]
    note = trade.get("note", "none")
    more = f", {say(reader, 'favour')}" if trade["favour"] else ""
    if note != "none":
        more = f", {say(reader, 'note', note=note_text(note, reader.lang))}"
    key = "read_your_trade" if trade["initiator"] == view["you"] else "read_trade"
    other = dative(view, reader, reader.name(view, trade["partner"]))
    return say(reader, key, one=reader.names[trade["initiator"]], other=other, more=more)


def offers(view: View, reader: Reader) -> list[str]:
    trade = view["more"]["trade"]
    sides = [trade["initiator"], trade["partner"]]
    if not any(zone["kind"] == "offer" for seat in sides for zone in view["seats"][seat]["zones"]):
        return [say(reader, "read_unseen")]
    lines = []
    for seat in sides:
        lying = cards_of(view, seat, "offer")
        card = card_words(view, reader, lying[0]["kind"]) if lying else say(reader, "empty_offer")
        key = "read_your_offer" if seat == view["you"] else "read_offer"
        lines.append(say(reader, key, name=reader.names[seat], card=card))
    return lines


def table(view: View, reader: Reader) -> list[str]:
    """What lies before the players, and what is still to take effect."""
    found = [f"{reader.name(view, seat)}: {words}" for seat, words in tabled(view, reader)]
    lines = [say(reader, "on_table", cards="; ".join(found))] if found else []
    coming = [reader.name(view, seat) for seat in view["more"]["announcements"]]
    return [*lines, say(reader, "to_come", names=", ".join(coming))] if coming else lines


def opened_votes(view: View, reader: Reader) -> list[str]:
    """The votes that lie open, if any."""
    found = []
    for seat, vote in cast(view).items():
        name = reader.name(view, seat)
        if vote == "abstain":
            found.append(f"{name}: {say(reader, 'abstain')}")
        else:
            found.append(say(reader, "read_vote", name=name, whom=object_name(view, reader, int(vote))))
    return [say(reader, "read_votes", votes=", ".join(found))] if found else []


def votes(view: View, reader: Reader) -> list[str]:
    """The votes that lie open, for a reader who asks for them: one line even if there are none."""
    sealed = bool(asked_seats(view)) and view["asked"][0]["question"] == "vote"
    return opened_votes(view, reader) or [say(reader, "vote_sealed" if sealed else "read_no_votes").rstrip(".") + "."]


def hand(view: View, reader: Reader, seat: int) -> list[str]:
    """The cards in hand, if the view shows them."""
    held = cards_of(view, seat, "hand")
    if seat == view["you"] and (held or seat in view["more"]["living"]):
        label = f"{say(reader, 'your_hand')}, {own_worth(view, reader)}"
        return [f"{label}: {kinds_named(view, reader, held)}."]
    if not held:
        return []
    return [f"{say(reader, 'hand_of', name=reader.names[seat])}: {kinds_named(view, reader, held)}."]


def own_pacts(view: View, reader: Reader) -> list[str]:
    """What one is bound by."""
    return pacts_line(view, reader) if foreign_pacts(view) else [say(reader, "no_pacts")]


def read_count(view: View, reader: Reader) -> list[str]:
    """The result by place: value by source, and the hand that was compared."""
    result, places = view["result"], view["more"]["places"]
    lines = opened_votes(view, reader)
    for seat in sorted(from_left(view), key=lambda each: places[each]):
        if seat not in view["more"]["living"] and not result["scores"][seat]:
            lines.append(say(reader, "read_total_out", place=places[seat], name=reader.names[seat]))
            continue
        lines.append(
            say(
                reader,
                "read_total",
                place=places[seat],
                name=reader.names[seat],
                total=result["scores"][seat],
                **{each["source"]: each["points"] for each in result["sources"][seat]},
            )
        )
        lines += hand(view, reader, seat)
    return lines
