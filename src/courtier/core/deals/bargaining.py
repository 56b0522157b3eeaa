"""How a bot bargains: what it answers to an offer, and what it offers itself. `valuation.py` says what a deal is worth.

A move is plain data, the same as the command of a person at a table, without its id: `{"do": "accept", "offer": 3}`.
"""

from typing import Any, Final, final

from courtier.core.deals.appraiser import Appraiser
from courtier.core.deals.candidates import Counter
from courtier.core.deals.character import CHARACTERS, PLAIN, Character
from courtier.core.deals.clause import Clause, is_unseen
from courtier.core.deals.deal import BROKEN, Deal, Standing
from courtier.core.deals.plain import plain_clause, plain_deal, read_deal
from courtier.core.deals.sealing import contradicts
from courtier.core.deals.valuation import IMPOSSIBLE, Valuation
from courtier.core.errors import IllegalDeal
from courtier.core.rng import Rng

Move = dict[str, Any]
WAITS: Final = ("", "moment", "full")  # a deal that could be signed now, or is sealed later
FINALISTS: Final = 5  # proposals that are judged as a whole

# Reasons: names of phrases. `table/words.py` has the words.
TOO_LITTLE: Final = "too_little"
NOT_NOW: Final = "not_now"
WOULD_WANT: Final = "would_want"
BROKE_WORD: Final = "broke_word"
NOTHING_FOR_IT: Final = "nothing_for_it"
WRONGED: Final = "wronged"


@final
class Bargainer:
    """A seat that judges deals on guesses of the game."""

    def __init__(self, appraiser: Appraiser, character: Character, seat: int, guesses: list[Any]) -> None:
        self.character = character
        self.seat = seat
        self.foes: list[int] = []  # with whom a seat that bears a grudge makes no deals
        self.guesses = guesses
        self.rules = guesses[0].deal_rules()
        self.valuation = Valuation(appraiser, seat, guesses)

    # Answering

    def reply(self, offer: dict[str, Any]) -> Move:
        """The answer to an open offer: accept, counter or decline."""
        number: int = offer["number"]
        try:
            deal = read_deal(self.rules, {"parties": offer["parties"], "clauses": offer["clauses"]})
        except IllegalDeal:
            return decline(number, reason(NOT_NOW))
        traitor = self.breach(deal)
        if traitor is not None:
            return decline(number, self.broken_word(traitor))
        if self.with_foe(deal):
            return decline(number, reason(WRONGED))
        self.valuation.suppose(deal)
        if not offer.get("asks") and self.accepts(deal):
            return {"do": "accept", "offer": number, "picks": self.picks(deal)}
        may_counter = offer.get("counters") is None
        return self.refuse(number, deal, bool(offer.get("asks")), may_counter)

    def accepts(self, deal: Deal) -> bool:
        """Is it worth it, and can the seat keep it?"""
        return self.can_sign(deal) and self.own_gain(deal) >= self.character.margin

    def refuse(self, number: int, deal: Deal, asks: bool, may_counter: bool) -> Move:
        """A no names what the seat would want, as a counter-offer unless it answers one."""
        if not self.can_sign(deal):
            return decline(number, reason(NOT_NOW))
        found = self.best_counter(deal, asks)
        if found is None:
            return decline(number, reason(NOTHING_FOR_IT if asks else TOO_LITTLE))
        why = reason(TOO_LITTLE)
        if found.wish is not None:
            why = {"phrase": WOULD_WANT, "clause": plain_clause(self.rules, found.wish)}
        if may_counter:
            return {"do": "counter", "offer": number, "deal": plain_deal(self.rules, found.deal), "reason": why}
        return decline(number, why)

    def breach(self, deal: Deal) -> Standing | None:
        """A promise to this seat that a party of the deal broke, if the seat bears a grudge."""
        if self.character.grudge <= 0.0:
            return None
        ended: list[Standing] = self.guesses[0].deals.ended
        for standing in ended:
            clause = standing.clause
            if standing.verdict == BROKEN and clause.to == self.seat and clause.by in deal.parties:
                return standing
        return None

    def with_foe(self, deal: Deal) -> bool:
        """Is somebody a party with whom the seat makes no deals?"""
        return any(party in self.foes for party in deal.parties)

    def broken_word(self, standing: Standing) -> dict[str, Any]:
        """The reason that names a promise which was broken."""
        clause = plain_clause(self.rules, standing.clause)
        return {"phrase": BROKE_WORD, "clause": clause, "deal": standing.deal.number}

    def can_sign(self, deal: Deal) -> bool:
        """Can the seat give what it would promise, and has it promised nothing against it?"""
        guess = self.guesses[0]
        if guess.sealable(self.valuation.filled(guess, deal), self.seat) not in WAITS:
            return False
        return not contradicts(guess, deal, self.seat)

    def picks(self, deal: Deal) -> list[list[str]]:
        """The names of the goods that the seat gives unseen, clause by clause."""
        filled = self.valuation.filled(self.guesses[0], deal)
        chosen: list[list[str]] = []
        for place in range(len(deal.clauses)):
            clause = deal.clauses[place]
            if is_unseen(clause) and clause.by == self.seat:
                chosen.append([self.rules.goods[good] for good in filled.clauses[place].picks])
        return chosen

    # Countering

    def best_counter(self, deal: Deal, asks: bool) -> Counter | None:
        """The deal like this one that is worth it to the seat and costs the other least."""
        others = [party for party in deal.parties if party != self.seat]
        if len(others) != 1:
            return None
        best: Counter | None = None
        for counter in self.counters(deal, others[0], asks):
            likely = self.valuation.gain(0, counter.deal, self.seat, self.character) >= self.character.margin
            if not likely or not self.accepts(counter.deal):
                continue
            counter.others_gain = self.valuation.mean_gain(counter.deal, others[0], CHARACTERS[PLAIN])
            if best is None or counter.others_gain > best.others_gain:
                best = counter
        return best

    def counters(self, deal: Deal, partner: int, asks: bool) -> list[Counter]:
        """The same with a wish more, with a wish instead of what the other gives, or without a part given."""
        own = [clause for clause in self.valuation.filled(self.guesses[0], deal).clauses if clause.by == self.seat]
        theirs = [clause for clause in deal.clauses if clause.by != self.seat]
        found: list[Counter] = []
        guess = self.guesses[0]
        if asks and not own:
            for gift in self.rules.terms(guess, self.seat, partner, False):
                found.append(Counter(Deal(deal.parties, [*theirs, gift]), None))
            return found
        for wish in self.rules.terms(guess, partner, self.seat, True):
            if own:
                found.append(Counter(Deal(deal.parties, [*own, wish]), wish))
            if theirs and len(deal.clauses) < self.rules.most_clauses(guess):
                found.append(Counter(Deal(deal.parties, [*own, *theirs, wish]), wish))
        for place in range(len(own)):
            left = [*theirs, *own[:place], *own[place + 1 :]]
            if theirs:
                found.append(Counter(Deal(deal.parties, left), None))
        return found

    # Proposing

    def proposal(self, partner: int) -> Deal | None:
        """The deal with that partner which brings the seat most, among those that the partner is likely to take."""
        return self.likely(partner, self.ranked(partner))

    def proposal_for(self, wish: Clause) -> Deal | None:
        """The same, for this clause of the partner's and no other."""
        return self.likely(wish.by, self.swaps(wish.by, [wish]))

    def likely(self, partner: int, deals: list[Deal]) -> Deal | None:
        """The first deal that is worth it to the seat and, as far as it knows, to the partner."""
        for deal in deals:
            if not self.accepts(deal):
                continue
            if self.valuation.mean_gain(deal, partner, CHARACTERS[PLAIN]) >= CHARACTERS[PLAIN].margin:
                return deal
        return None

    def ranked(self, partner: int) -> list[Deal]:
        """The best swaps for anything that the partner could give or promise."""
        return self.swaps(partner, self.rules.terms(self.guesses[0], partner, self.seat, True))

    def swaps(self, partner: int, wanted: list[Clause]) -> list[Deal]:
        """Swaps of one clause a side, the best first: judged clause by clause, so they are still to be judged whole."""
        parties = [self.seat, partner]
        wishes = self.priced(parties, wanted, partner)
        if not wishes:
            return []
        gifts = self.priced(parties, self.rules.terms(self.guesses[0], self.seat, partner, False), partner)
        fair = self.character.fair and self.rules.binding
        found: list[tuple[float, int, Deal]] = []
        for gift in gifts:
            for wish in wishes:
                others = gift.others_gain + wish.others_gain
                own = gift.own_gain + wish.own_gain
                if own >= self.character.margin and others >= CHARACTERS[PLAIN].margin:
                    liked = min(own, others) if fair else own
                    found.append((-liked, len(found), Deal(parties, [*gift.deal.clauses, *wish.deal.clauses])))
        found.sort()
        return [deal for _, _, deal in found[:FINALISTS]]

    def priced(self, parties: list[int], clauses: list[Clause], partner: int) -> list[Counter]:
        """Each clause as a deal of its own, with what it brings the two on one guess."""
        priced: list[Counter] = []
        for clause in clauses:
            one = Counter(Deal(parties, [clause]), None)
            one.own_gain = self.valuation.gain(0, one.deal, self.seat, self.character)
            one.others_gain = self.valuation.gain(0, one.deal, partner, CHARACTERS[PLAIN])
            if one.own_gain > IMPOSSIBLE and one.others_gain > IMPOSSIBLE:
                priced.append(one)
        return priced

    # What a deal brings

    def own_gain(self, deal: Deal) -> float:
        """What the deal brings this seat, on average over the guesses in which it is possible.

        Of goods that it gets unseen the guess counts in which they bring least.
        """
        if any(is_unseen(clause) and clause.to == self.seat for clause in deal.clauses):
            return self.valuation.least_gain(deal, self.seat, self.character)
        return self.valuation.mean_gain(deal, self.seat, self.character)


# Moves


def decline(number: int, why: dict[str, Any]) -> Move:
    """A no, with its reason."""
    return {"do": "decline", "offer": number, "reason": why}


def reason(phrase: str) -> dict[str, Any]:
    """A reason without facts."""
    return {"phrase": phrase}


def bargain(bargainer: Bargainer, offers: list[dict[str, Any]], rng: Rng) -> list[Move]:
    """The answers to all these offers; without any, perhaps an offer of the seat's own to the one whose turn it is."""
    if offers:
        return [bargainer.reply(offer) for offer in offers]
    partner = partner_of(bargainer.guesses[0], bargainer.seat, rng)
    deal = bargainer.proposal(partner) if rng.below(2) and partner not in bargainer.foes else None
    return [] if deal is None else [offer_of(bargainer, deal)]


def offer_of(bargainer: Bargainer, deal: Deal) -> Move:
    """The move that offers a deal."""
    return {"do": "offer", "deal": plain_deal(bargainer.rules, deal)}


def partner_of(game: Any, seat: int, rng: Rng) -> int:
    """Whose turn it is; in one's own turn anybody."""
    active: int = game.deal_rules().whose_turn(game)
    if 0 <= active != seat:
        return active
    return (seat + 1 + rng.below(int(game.seats) - 1)) % int(game.seats)
