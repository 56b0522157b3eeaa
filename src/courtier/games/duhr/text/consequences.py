"""What an answer leads to, as clauses of one sentence, from what the view shows."""

from collections.abc import Mapping, Sequence
from typing import Any

from courtier.core.view import size, zone_of_seat
from courtier.core.words import Seen, row_of
from courtier.games.duhr.cards import FEWEST_FAVORED, STATUSES
from courtier.games.duhr.text.deeds import SeenDeed
from courtier.games.duhr.text.names import Listener
from courtier.games.duhr.variants import Variants

FAVORED = STATUSES[0]
SCANDAL_CARD: Seen = {"kind": "scandal", "face": "up"}
SUSPICION_CARD: Seen = {"kind": "suspicion", "face": "up"}
Spot = tuple[int, int]
Rows = Mapping[int, Sequence[Seen]]  # by seat: the cards on the House


# What the view shows


def row(view: Seen, seat: int) -> list[Seen]:
    """The cards on a House."""
    return list(zone_of_seat(view, seat, "house")["cards"])


def card_on(view: Seen, spot: Spot) -> Seen:
    return row(view, spot[0])[spot[1]]


def scandals_on(cards: Sequence[Seen]) -> int:
    return sum(1 for card in cards if card["kind"] == "scandal" and card["face"] == "up")


def shows_conspiracy(view: Seen, seat: int) -> bool:
    """Does it lie face up?"""
    cards = zone_of_seat(view, seat, "conspiracy").get("cards", [])
    return any(card["face"] == "up" for card in cards)


def house_words(listener: Listener, view: Mapping[str, Any], seat: int) -> str:
    """A House with its player: `Silgaro (Bob)`."""
    who = listener.say("you") if seat == listener.you else listener.names[seat]
    return listener.say("house_with", house=listener.house(view["more"]["houses"][seat]), who=who)


# Rows as they would lie


def with_scandal(view: Seen, seat: int) -> Rows:
    return {seat: [*row(view, seat), SCANDAL_CARD]}


def with_suspicion(view: Seen, seat: int) -> Rows:
    return {seat: [*row(view, seat), SUSPICION_CARD]}


def replaced(view: Seen, spot: Spot, by: Seen) -> Rows:
    cards = row(view, spot[0])
    cards[spot[1]] = by
    return {spot[0]: cards}


def removed(view: Seen, spot: Spot) -> Rows:
    cards = row(view, spot[0])
    del cards[spot[1]]
    return {spot[0]: cards}


def shifted(view: Seen, spot: Spot, to: int) -> Rows:
    return {**removed(view, spot), to: [*row(view, to), card_on(view, spot)]}


# What follows from them


def fates(listener: Listener, view: Seen, rows: Rows, last: bool = True, shown: bool = False) -> list[str]:
    """How Houses will stand (D-TERM-4..6). `last`: the end is tested next (D/A-40). `shown`: after a reveal."""
    before = view["more"]["status"]
    after = dict(enumerate(before))
    clauses = []
    for seat, cards in rows.items():
        after[seat] = status_ahead(view, cards)
        if after[seat] != before[seat]:
            clauses += change(listener, view, seat, f"{before[seat]}_{after[seat]}", shown)
    favored = list(after.values()).count(FAVORED)
    if last and favored < FEWEST_FAVORED:
        clauses.append(listener.say("game_ends_none" if favored == 0 else "game_ends"))
    return clauses


def variants_in(view: Seen) -> Variants:
    return Variants(view["more"]["options"])


def status_ahead(view: Seen, cards: Sequence[Seen]) -> str:
    return STATUSES[variants_in(view).status(len(cards), scandals_on(cards))]


def change(listener: Listener, view: Seen, seat: int, key: str, shown: bool) -> list[str]:
    """D-FAVOR-4: a House that loses favor turns its player's conspiracy over."""
    clauses = [listener.say(key, house=house_words(listener, view, seat))]
    if key.startswith(FAVORED):
        flip = "flips_down" if shown or shows_conspiracy(view, seat) else "flips_up"
        clauses.append(listener.say(flip, conspiracy=listener.zone("conspiracy", seat)))
    return clauses


def turning_up(listener: Listener, view: Seen, spot: Spot) -> list[str]:
    """What a concealed card is, nobody sees before (D/A-13); what it might do, everybody does."""
    cards = row(view, spot[0])
    variants = variants_in(view)
    if len(cards) == variants.full and scandals_on(cards) == variants.vile - 1:
        return [listener.say("if_scandal", house=house_words(listener, view, spot[0]))]
    return []


def ability_ahead(listener: Listener, view: Seen, house: str, deed: SeenDeed, last: bool = True) -> list[str]:
    """What the ability of a House does at the spot."""
    assert deed.spot is not None
    rows = ability_rows(listener, view, house, deed)
    if rows is None:
        return turning_up(listener, view, deed.spot)
    return fates(listener, view, rows, last) if rows else []


def ability_rows(listener: Listener, view: Seen, house: str, deed: SeenDeed) -> Rows | None:
    """The Houses as they would lie, none while it is not yet known where to; `None`: a card would be turned up."""
    assert deed.spot is not None
    ability = row_of(listener.rows, "house", house)["ability"]
    card = card_on(view, deed.spot)
    if ability.startswith("shift"):
        return shifted(view, deed.spot, deed.to) if deed.to is not None else {}
    if ability.startswith("rescind"):
        return removed(view, deed.spot)
    if ability.startswith("convert"):
        by = SCANDAL_CARD if deed.mode == "scandal" else SUSPICION_CARD
        return replaced(view, deed.spot, by) if deed.mode else {}
    return None if card["face"] == "down" else replaced(view, deed.spot, {**card, "face": "down"})


def masterstroke_ahead(listener: Listener, view: Seen, deed: SeenDeed) -> list[str]:
    rows = masterstroke_rows(view, deed)
    if rows is None:
        assert deed.spot is not None
        return turning_up(listener, view, deed.spot)
    return fates(listener, view, rows)


def masterstroke_rows(view: Seen, deed: SeenDeed) -> Rows | None:
    """The Houses as they would lie; `None`: a card would be turned up."""
    if deed.spot is None:
        assert deed.to is not None
        return with_scandal(view, deed.to)
    return None if deed.name == "expose" else removed(view, deed.spot)


def open_to_negation(listener: Listener, view: Seen) -> list[str]:
    """D/A-27: by public facts, could anybody else be asked?"""
    for seat, status in enumerate(view["more"]["status"]):
        if seat != view["you"] and status != STATUSES[-1] and size(zone_of_seat(view, seat, "hand")) >= 2:
            return [listener.say("negatable")]
    return []


def rows_ahead(listener: Listener, view: Seen, deed: SeenDeed) -> Rows:
    """The Houses that a deed touches, as they would lie, where everybody sees how."""
    if deed.kind == "ability":
        return ability_rows(listener, view, deed.name, deed) or {}
    return (masterstroke_rows(view, deed) or {}) if deed.kind == "masterstroke" else {}


def deed_ahead(listener: Listener, view: Seen, deed: SeenDeed) -> list[str]:
    """What it leads to if it stands."""
    if deed.kind == "ability":
        return ability_ahead(listener, view, deed.name, deed)
    return masterstroke_ahead(listener, view, deed) if deed.kind == "masterstroke" else []
