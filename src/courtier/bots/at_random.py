"""The level `random`: any legal answer, any answer to an offer, now and then an offer of its own."""

from typing import Any

from courtier.core.deals.bargaining import WAITS, Move
from courtier.core.deals.clause import is_unseen
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import plain_deal, read_deal
from courtier.core.deals.rules import DealRules
from courtier.core.errors import IllegalDeal
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.shapes import View


class Random:
    """Every answer has the same probability."""

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """One of the codes of `view["choices"]`, drawn with `rng`."""
        choices = view["choices"]
        return choices[rng.below(len(choices))]["code"]

    def bargain(self, view: View, journal: Journal, offers: list[dict[str, Any]], rng: Rng) -> list[Move]:
        """Yes or no to each offer; without any, every third time an offer that it can keep."""
        game = kind(view["game"])
        if game.deals is None or (not offers and rng.below(3)):
            return []
        guess = game.belief(dict(view), [dict(line) for line in journal.lines]).guess(rng)
        seat: int = view["you"]  # type: ignore[assignment]
        if offers:
            return [reply(game.deals, guess, seat, offer, rng) for offer in offers]
        return proposal(game.deals, guess, seat, rng)


def reply(rules: DealRules, guess: Any, seat: int, offer: dict[str, Any], rng: Rng) -> Move:
    """Yes in half of all cases, if the seat can keep the deal."""
    number = offer["number"]
    if rng.below(2) and not offer.get("asks"):
        picks = pick_goods(rules, guess, seat, offer["clauses"], rng)
        try:
            deal = read_deal(rules, {"parties": offer["parties"], "clauses": picks})
        except IllegalDeal:
            return {"do": "decline", "offer": number}
        if guess.sealable(deal, seat) in WAITS:
            chosen = [each["picks"] for each in picks if each["by"] == seat and "picks" in each]
            return {"do": "accept", "offer": number, "picks": chosen}
    return {"do": "decline", "offer": number}


def pick_goods(rules: DealRules, guess: Any, seat: int, clauses: list[dict[str, Any]], rng: Rng) -> list[Any]:
    """The clauses with goods for what the seat is to give unseen, as far as it has so many."""
    owned = rules.owned(guess, seat)
    rng.shuffle(owned)
    filled = []
    for clause in clauses:
        count = clause.get("count", 1)
        mine = clause["kind"] == "give" and clause["by"] == seat and "what" not in clause
        if mine and len(owned) >= count:
            names = [rules.goods[owned.pop()] for _ in range(count)]
            filled.append({**clause, "picks": names})
        else:
            filled.append(clause)
    return filled


def proposal(rules: DealRules, guess: Any, seat: int, rng: Rng) -> list[Move]:
    """One clause a side with anybody, if the seat can keep its own."""
    partner = (seat + 1 + rng.below(guess.seats - 1)) % guess.seats
    gifts = rules.terms(guess, seat, partner, False)
    wishes = rules.terms(guess, partner, seat, True)
    if not gifts or not wishes:
        return []
    clauses = [gifts[rng.below(len(gifts))], wishes[rng.below(len(wishes))]]
    deal = Deal([seat, partner], clauses)
    if guess.sealable(deal, seat) not in WAITS or any(map(is_unseen, clauses)):
        return []
    return [{"do": "offer", "deal": plain_deal(rules, deal)}]
