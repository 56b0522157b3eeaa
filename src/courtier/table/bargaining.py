"""Bots that bargain: when the table asks them, and how it carries out their moves.

The table asks a bot about every offer to it. At the beginning of a person's turn it invites one bot to make an offer;
it also invites a bot that has stopped the game to talk. For a bot that does not bargain the table declines
(`clocks.offer_ends`). Every request makes a new bot.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from msgspec import ValidationError, convert

from courtier import bots
from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.plain import read_deal
from courtier.core.deals.rules import TABLE
from courtier.table.clocks import delay
from courtier.table.commands import Accept, Counter, Decline, Offer
from courtier.table.effects import Ask
from courtier.table.offers import close, make_counter, make_offer, refuse, rules_of, seen_clause, sign
from courtier.table.running_game import RunningGame
from courtier.table.state import OpenOffer, Refusal, State
from courtier.table.view import seen_by

MOVES: dict[type[Any], Callable[[State, int, Any, float], None]] = {
    Offer: make_offer,
    Accept: sign,
    Decline: refuse,
    Counter: make_counter,
}
MOST_MOVES = 8  # that a bot may make at one request
Move = Offer | Accept | Decline | Counter


# Asking


def bargains_to_bots(state: State, now: float) -> Iterator[Ask]:
    """Requests to bots that have an offer to answer or are invited to make one, and were not asked yet."""
    match = state.match
    if state.phase != "play" or match is None or match.game.options.get("deals") != TABLE:
        return
    state.pondered &= {(seat, each.number) for each in state.offers for seat in each.deal["parties"]}
    invited = [invited_bot(state, match), *stopping_bots(state, match)]
    for seat in range(len(state.chairs)):
        if not bargains(state, seat):
            continue
        fresh = [
            each for each in state.offers if waits_for(match, each, seat) and (seat, each.number) not in state.pondered
        ]
        state.pondered |= {(seat, each.number) for each in fresh}
        if fresh or seat in invited:
            yield thought(state, match, seat, fresh, now)


def bargains(state: State, seat: int) -> bool:
    """True if a bot that bargains plays there."""
    level = state.chairs[seat].level
    return level is not None and bots.bargains(state.settings.game, level)


def waits_for(match: RunningGame, offer: OpenOffer, seat: int) -> bool:
    """True if this seat must answer the offer, and the deal could be sealed over the open question."""
    if seat == offer.by or seat in offer.signed or seat not in offer.deal["parties"]:
        return False
    return bool(match.game.asking.admits >= read_deal(rules_of(match), offer.deal).needs())


def invited_bot(state: State, match: RunningGame) -> int | None:
    """Once a turn one bot may make an offer: in a bot's turn that bot, in a person's turn the one that chance names."""
    game = match.game
    if state.invited == game.turn or game.asking.admits < GOODS_ADMITTED:
        return None
    state.invited = game.turn
    active = rules_of(match).whose_turn(game)
    others = [seat for seat in range(len(state.chairs)) if bargains(state, seat)]
    if active in others or not others or active < 0:
        return active if active in others else None
    return others[state.chance("invited", game.turn) % len(others)]


def stopping_bots(state: State, match: RunningGame) -> list[int]:
    """Bots that have stopped the game and are to say what they offer, once over a question."""
    stopping = [seat for seat in rules_of(match).stopped_by(match.game) if bargains(state, seat)]
    if not stopping or state.stopped == match.moment:
        return []
    state.stopped = match.moment
    return stopping


def thought(state: State, match: RunningGame, seat: int, fresh: list[OpenOffer], now: float) -> Ask:
    level = state.chairs[seat].level
    assert level is not None
    chance = state.chance("bargain", seat, match.moment, *[each.number for each in fresh])
    offers = [offer_for_bot(match, each, seat) for each in fresh]
    question = match.game.question(seat)
    after = now + delay(state, seat)
    return Ask(seat, level, question, after, seen_by(match, seat), match.journal(seat), chance, offers)


def offer_for_bot(match: RunningGame, offer: OpenOffer, seat: int) -> dict[str, Any]:
    """An open offer as a bot is given it, as far as its seat may see it."""
    rules = rules_of(match)
    deal = read_deal(rules, offer.deal)
    return {
        "number": offer.number,
        "by": offer.by,
        "parties": deal.parties,
        "clauses": [seen_clause(rules, deal, clause, seat) for clause in deal.clauses],
        "signed": offer.signed[:],
        "counters": offer.counters,
        "asks": offer.asks,
    }


# Moves


def bot_moves(state: State, seat: int, asked: list[int], moves: list[dict[str, Any]], now: float) -> None:
    """Do what a bot wants, as far as it may. An offer that it was asked about and left unanswered is declined."""
    for move in moves[:MOST_MOVES]:
        with suppress(Refusal, ValidationError):
            command: Any = convert({**move, "id": "bot"}, Move)
            if not (isinstance(command, Offer) and is_too_late(state, seat, command)):
                MOVES[type(command)](state, seat, command, now)
    countered = {each.counters for each in state.offers if each.by == seat}
    for each in list(state.offers):
        if each.number in asked and seat not in each.signed and each.number not in countered:
            close(state, each)


def is_too_late(state: State, seat: int, command: Offer) -> bool:
    """In its own turn a bot offers to bots alone: the turn would be over before a person has read the offer."""
    match = state.playing()
    others = [party for party in command.deal.get("parties", ()) if party in range(len(state.chairs)) and party != seat]
    return rules_of(match).whose_turn(match.game) == seat and any(state.chairs[other].person() for other in others)
