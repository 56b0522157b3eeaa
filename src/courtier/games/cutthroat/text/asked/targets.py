"""What an answer names besides its verb: a territory, a player, a card, a sum."""

from collections.abc import Callable
from typing import Any

from courtier.core.journal import question_to
from courtier.core.view import zone_of
from courtier.core.words import Seen
from courtier.games.cutthroat import actions
from courtier.games.cutthroat.actions import COLLECTED, SOURCE_COUNT
from courtier.games.cutthroat.cards import CARDS as KINDS
from courtier.games.cutthroat.cards import (
    DECKS,
    FEAST_CARDS,
    GEMS,
    HIRELINGS,
    HOUSES,
    MOST_PLACES,
    MOST_SEATS,
)
from courtier.games.cutthroat.events import FINDINGS
from courtier.games.cutthroat.text.names import Listener, territory_at


def target_words(listener: Listener, view: Seen, verb: int, named: int) -> dict[str, Any]:
    """What an answer names besides its verb."""
    if verb in PLACE_VERBS:
        return {"territory": listener.territory(territory_at(view, named))}
    if verb in SEAT_VERBS:
        return seat_words(listener, view, named)
    if verb in OTHER_TARGETS:
        return OTHER_TARGETS[verb](listener, view, named)
    return {}


def seat_words(listener: Listener, view: Seen, seat: int) -> dict[str, Any]:
    you = view["you"]
    words = {"whom": listener.person(seat, you, "acc"), "to": listener.person(seat, you, "dat")}
    vote = view["more"]["vote"]
    if vote is not None:
        words["the_proposal"] = listener.proposal(seat, you, "acc")
        words["what"] = proposal_words(listener, view, vote, seat)
    return words


def proposal_words(listener: Listener, view: Seen, vote: Seen, author: int) -> str:
    """What somebody proposes; empty before anything is proposed."""
    proposal = vote["proposals"][author]
    if proposal is None:
        return ""
    if vote["subject"] == "alms":
        return listener.by_seat(proposal)
    if vote["subject"] == "plague":
        return listener.territory(territory_at(view, proposal))
    return str(listener.names[proposal])


def collected_words(listener: Listener, _: Seen, named: int) -> dict[str, Any]:
    source = named % SOURCE_COUNT
    words = {"collected": listener.say(f"collected_{COLLECTED[named // SOURCE_COUNT]}")}
    if source != actions.BANK:
        words["house"] = listener.house(HOUSES[source - 1])
    return words


def income_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    territory = listener.territory(territory_at(view, named % MOST_PLACES))
    return {"collected": listener.say(f"collected_{COLLECTED[named // MOST_PLACES]}"), "territory": territory}


def fodder_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    words = seat_words(listener, view, named % MOST_SEATS)
    words["hireling"] = listener.title(HIRELINGS[named // MOST_SEATS])
    return words


def amount_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    seat = view["you"] if question_to(view) == "propose" else view["more"]["share_of"]
    return {"coins": listener.many(named, "coin"), "whom": listener.person(seat, view["you"], "acc")}


def drawn_words(place: int) -> Callable[[Listener, Seen, int], dict[str, Any]]:
    return lambda listener, view, _: {"card": listener.card(zone_of(view, "drawn")["cards"][place]["kind"])}


def looked_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    return {"card": listener.card(zone_of(view, "looked")["cards"][named]["kind"])}


def open_deal_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    """A deal of which something still binds, by its number and its parties."""
    still_open = [deal for deal in view["deals"] if any(each["verdict"] == "open" for each in deal["clauses"])]
    deal = still_open[named]
    return {"deal": deal["number"], "people": listener.people(deal["parties"], "dat")}


PLACE_VERBS = {
    actions.PLACE,
    actions.CONQUER,
    actions.ATTACK,
    actions.PLAY_DOCTOR,
    actions.PLAY_SABOTEUR,
    actions.PLAY_ENVOY,
    actions.USE_DEATH,
    actions.USE_LIFE,
    actions.USE_FURY,
    actions.USE_BEDLAM,
}
SEAT_VERBS = {
    actions.PLAY_SPY,
    actions.STEAL_COINS,
    actions.STEAL_GEM,
    actions.USE_EYE,
    actions.USE_TAXES,
    actions.SEAT,
    actions.BALLOT,
    actions.WOO,
    actions.SERVE,
    actions.PLAY_TASTER,
    actions.PARTNER,
}
OTHER_TARGETS: dict[int, Callable[[Listener, Seen, int], dict[str, Any]]] = {
    actions.HOUSE: lambda listener, _, named: {"house": listener.house(HOUSES[named])},
    actions.CARD: lambda listener, _, named: {"card": listener.card(KINDS[named])},
    actions.DISH: lambda listener, _, named: {"dish": listener.card(FEAST_CARDS[named])},
    actions.COLOUR: lambda listener, _, named: {"gem": listener.card(GEMS[named])},
    actions.COLLECT: collected_words,
    actions.TAKE_INCOME: income_words,
    actions.BUY_MERCENARIES: lambda listener, _, named: {"coins": listener.many(named + 1, "coin")},
    actions.PLAY_SNEAK: lambda listener, _, named: {"cards": listener.many(named + 1, "card")},
    actions.USE_KNOWLEDGE: lambda listener, _, named: {"deck": listener.deck(DECKS[named])},
    actions.PICK: looked_words,
    actions.AMOUNT: amount_words,
    actions.FODDER: fodder_words,
    actions.OPEN_DEAL: open_deal_words,
    actions.VERDICT: lambda listener, _, named: {"finding": listener.say(f"do_finding_{FINDINGS[named]}")},
    actions.KEEP_FIRST: drawn_words(0),
    actions.KEEP_SECOND: drawn_words(1),
}
