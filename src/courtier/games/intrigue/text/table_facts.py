"""What a view shows and what its cards are, as the words need it."""

from courtier.core.view import size, zone_of
from courtier.core.words import Seen
from courtier.games.intrigue.cards import COLOURS
from courtier.games.intrigue.text.names import Listener, card_row


def count_of(view: Seen, name: str) -> int:
    return size(zone_of(view, name))


def kinds_in(view: Seen, name: str) -> list[str]:
    return [card["kind"] for card in zone_of(view, name)["cards"]]


def own_hand(view: Seen) -> list[str]:
    return kinds_in(view, "hand")


def card_on_table(view: Seen) -> str:
    return kinds_in(view, f"table@{view['you']}")[0]


def offers(view: Seen) -> tuple[str | None, str | None]:
    """The viewer's offer and the other's."""
    own, theirs = (kinds_in(view, f"offer@{seat}") for seat in (view["you"], partner_of(view)))
    return own[0] if own else None, theirs[0] if theirs else None


def traders(view: Seen) -> tuple[int, int]:
    trade = view["more"]["trade"]
    return trade["initiator"], trade["partner"]


def partner_of(view: Seen) -> int:
    """The other trader."""
    initiator, partner = traders(view)
    return initiator if partner == view["you"] else partner


def standing_of(view: Seen, seat: int) -> int:
    return count_of(view, f"standing@{seat}")


def exits_at_once(view: Seen) -> bool:
    return bool(view["more"]["options"]["elimination_timing"] == "immediate")


def only_answer(view: Seen) -> bool:
    return len(view["choices"]) == 1


# What the cards are


def type_of(listener: Listener, kind: str) -> str:
    return str(card_row(kind, listener.rows)[1]["type"])


def number_of(listener: Listener, kind: str) -> int:
    number: int = card_row(kind, listener.rows)[1]["number"]
    return number


def is_legal(listener: Listener, kind: str) -> bool:
    return bool(card_row(kind, listener.rows)[1]["legal"])


def is_pact(listener: Listener, kind: str) -> bool:
    return type_of(listener, kind) == "pact"


def target_of(listener: Listener, kind: str) -> int:
    """The seat that a coloured card is about."""
    return COLOURS.index(card_row(kind, listener.rows)[0])


def holds_pact(listener: Listener, view: Seen, seat: int) -> bool:
    """I-PACT-7..10: does the viewer hold a Pact of that seat?"""
    return any(is_pact(listener, card) and target_of(listener, card) == seat for card in own_hand(view))
