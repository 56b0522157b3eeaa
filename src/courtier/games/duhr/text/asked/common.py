"""What the questions have in common: titles, things in sight, answers of one kind."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from courtier.core.view import zone_of
from courtier.core.words import Seen, answer, sentence
from courtier.games.duhr.text.consequences import card_on, house_words
from courtier.games.duhr.text.names import HouseWords, Listener, seat_in, spot_of


class Asking(NamedTuple):
    """How a question is put, eyebrow and question, and how its answers are worded."""

    ask: Callable[[Listener, Seen], tuple[str, str]]
    answer: Callable[[Listener, Seen, Seen], Seen]


def plainly(eyebrow: str, question: str) -> Callable[[Listener, Seen], tuple[str, str]]:
    """A question that is always put in the same words."""
    return lambda listener, _: (listener.say(eyebrow), listener.say(question))


def worded(listener: Listener, choice: Seen, key: str, parts: Sequence[str], follows: str, **words: Any) -> Seen:
    """An answer by the key of its phrases."""
    return answer(
        choice["code"],
        label=listener.say(key, **words),
        commit=listener.say(f"commit_{key}"),
        follows=follows,
        parts=parts,
    )


def step_of(view: Seen) -> list[int]:
    """The numbers of the open question, the seat first; of one's own unfinished chain its last link."""
    numbers: list[int] = (view["more"]["chain"] or view["more"]["pending"][-1])[1:]
    return numbers


def detail(listener: Listener, title: str) -> str:
    return listener.say("eyebrow_detail", title=title)


# Things in sight


def houses_in(listener: Listener, view: Seen) -> HouseWords:
    return lambda seat, _: house_words(listener, view, seat)


def card_at(view: Seen, part: str) -> str:
    """The kind of a card that one points at in a hand."""
    zone, _, index = part.rpartition(":")
    return str(zone_of(view, zone)["cards"][int(index)]["kind"])


def on_house(listener: Listener, view: Seen, spot: tuple[int, int], key: str) -> str:
    """A card on a House: `the scandal on Silgaro (Bob), card 2`, with an article (`the`) or without (`bare`)."""
    card = card_on(view, spot)
    concealed = card["face"] == "down"
    name = (
        listener.say(f"{key}_concealed")
        if concealed
        else listener.the(card["kind"])
        if key == "the"
        else listener.card(card["kind"])
    )
    return listener.say("on_house", card=name, house=house_words(listener, view, spot[0]), place=spot[1] + 1)


def seat_words(listener: Listener, view: Seen, seat: int, key: str) -> str:
    """A player or that player's House, as the question wants."""
    return house_words(listener, view, seat) if key == "house" else listener.person(seat, listener.you, "it")


# Answers


def house_answer(listener: Listener, view: Seen, choice: Seen, key: str, clauses: Sequence[str]) -> Seen:
    house = house_words(listener, view, seat_in(choice["parts"][0]))
    return worded(listener, choice, key, [house], sentence(clauses), house=house)


def spot_answer(listener: Listener, view: Seen, choice: Seen, key: str, clauses: Sequence[str]) -> Seen:
    spot = spot_of(choice["parts"][0])
    part = on_house(listener, view, spot, "bare")
    return worded(listener, choice, key, [part], sentence(clauses), card=on_house(listener, view, spot, "the"))


def discard_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    kind = card_at(view, choice["parts"][0])
    the = listener.the(kind)
    return worded(
        listener, choice, "discard", [listener.say("discard_part", the=the)], sentence(to_pile(listener, kind)), the=the
    )


def to_pile(listener: Listener, kind: str) -> list[str]:
    """D-CORE-6."""
    return [listener.say("back_to_web")] if kind == "scandal" else []
