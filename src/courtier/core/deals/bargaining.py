"""How a bot bargains: what a deal is worth to it, what it answers to an offer, what it offers itself.

A deal is judged on guesses, by the position before and the position after it (`preview`). What a preview does not
show (promises, looks) the game's `Appraiser` values. Three rules keep a bot from being drained by many offers:
goods that it does not see count as the least they can be; a promise that it has already adds nothing; and in a round
it pays for a few promises only.

A move is plain data, the same as the command of a person at a table, without its id: `{"do": "accept", "offer": 3}`.
"""

from typing import Any, Final, final

from courtier.core.deals.appraiser import Appraiser
from courtier.core.deals.candidates import Counter, Settled
from courtier.core.deals.character import CHARACTERS, PLAIN, Character
from courtier.core.deals.clause import GIVE, REFRAIN, SHOW, UNSEEN, Clause, with_picks
from courtier.core.deals.deal import BROKEN, KEPT, Deal, Standing
from courtier.core.deals.known_promises import bought_this_round, is_known, same_promise
from courtier.core.deals.plain import plain_clause, plain_deal, read_deal
from courtier.core.deals.preview import fits, preview
from courtier.core.deals.sealing import contradicts
from courtier.core.errors import IllegalDeal
from courtier.core.rng import Rng

Move = dict[str, Any]
IMPOSSIBLE: Final = -1.0e6
PROMISES_A_ROUND: Final = 2  # that a seat pays for
MOST_TRUST: Final = 0.9
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
        self.appraiser = appraiser
        self.character = character
        self.seat = seat
        self.foes: list[int] = []  # with whom a seat that bears a grudge makes no deals
        self.guesses = guesses
        self.rules = guesses[0].deal_rules()
        self.worths: dict[int, float] = {}  # by guess and seat: what it is worth before a deal
        self.settled: list[Settled] = []  # all that were needed so far
        self.bought: dict[int, int] = {}  # by seat, how many promises it got this round
        self.looked_at: Deal | None = None  # the deal looked at last, and the guess it was looked at in
        self.looked_on = -1
        self.seen: Any = None  # None if the deal is not possible there
        self.rest: list[Clause] = []  # the clauses that come on top of that position

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
        self.suppose(deal)
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
        if guess.sealable(self.filled(guess, deal), self.seat) not in WAITS:
            return False
        return not contradicts(guess, deal, self.seat)

    def picks(self, deal: Deal) -> list[list[str]]:
        """The names of the goods that the seat gives unseen, clause by clause."""
        filled = self.filled(self.guesses[0], deal)
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
            likely = self.gain(0, counter.deal, self.seat, self.character) >= self.character.margin
            if not likely or not self.accepts(counter.deal):
                continue
            counter.others_gain = self.mean_gain(counter.deal, others[0], CHARACTERS[PLAIN])
            if best is None or counter.others_gain > best.others_gain:
                best = counter
        return best

    def counters(self, deal: Deal, partner: int, asks: bool) -> list[Counter]:
        """The same with a wish more, with a wish instead of what the other gives, or without a part of the own side."""
        own = [clause for clause in self.filled(self.guesses[0], deal).clauses if clause.by == self.seat]
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
            if self.mean_gain(deal, partner, CHARACTERS[PLAIN]) >= CHARACTERS[PLAIN].margin:
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
            one.own_gain = self.gain(0, one.deal, self.seat, self.character)
            one.others_gain = self.gain(0, one.deal, partner, CHARACTERS[PLAIN])
            if one.own_gain > IMPOSSIBLE and one.others_gain > IMPOSSIBLE:
                priced.append(one)
        return priced

    # What a deal brings

    def own_gain(self, deal: Deal) -> float:
        """What the deal brings this seat, on average over the guesses in which it is possible."""
        return self.mean_gain(deal, self.seat, self.character)

    def mean_gain(self, deal: Deal, seat: int, character: Character) -> float:
        """The same for any party; IMPOSSIBLE if somebody could not keep it in any guess."""
        total = 0.0
        count = 0
        for place in range(len(self.guesses)):
            gain = self.gain(place, deal, seat, character)
            if gain > IMPOSSIBLE:
                total += gain
                count += 1
        return total / count if count else IMPOSSIBLE

    def gain(self, place: int, deal: Deal, seat: int, character: Character) -> float:
        """What the deal brings a party on one guess."""
        guess = self.guesses[place]
        after = self.worth_after(place, deal, seat)
        if after <= IMPOSSIBLE:
            return IMPOSSIBLE
        total = after - self.worth_before(place, seat)
        total += self.promises_bought(guess, deal, seat, character) + self.looks(guess, deal, seat)
        share = character.bound if self.rules.binding else character.honesty()
        return total - share * self.promises_given(guess, deal, seat)

    def worth_after(self, place: int, deal: Deal, seat: int) -> float:
        """What a guess is worth to a party after the deal; IMPOSSIBLE if somebody could not keep it there."""
        if self.looked_at is not deal or self.looked_on != place:
            self.look(place, deal)
        if self.seen is None:
            return IMPOSSIBLE
        worth = self.appraiser.worth_with(self.seen, self.rest, seat)
        if worth is None:
            ahead = preview(self.guesses[place], self.filled(self.guesses[place], deal))
            self.seen = None if ahead is None else self.appraiser.settled(ahead)
            self.rest = []
            return self.worth_after(place, deal, seat)
        return worth

    def look(self, place: int, deal: Deal) -> None:
        """The guess with that part of the deal which changes the course, and the other clauses."""
        self.looked_at = deal
        self.looked_on = place
        self.seen = None
        filled = self.filled(self.guesses[place], deal)
        if fits(self.guesses[place], filled):
            course = [clause for clause in filled.clauses if self.appraiser.changes_course(clause)]
            self.rest = [clause for clause in filled.clauses if clause not in course]
            if self.rest:
                self.seen = self.settled_with(place, course, deal.parties)
            else:
                self.seen = self.settle(place, course, deal.parties)

    def settled_with(self, place: int, course: list[Clause], parties: list[int]) -> Any:
        """The settled guess after these clauses, which other deals may hold, too; None if they are impossible there."""
        for known in self.settled:
            if known.place == place and same_clauses(known.course, course):
                return known.position
        position = self.settle(place, course, parties)
        self.settled.append(Settled(place, course, position))
        return position

    def settle(self, place: int, course: list[Clause], parties: list[int]) -> Any:
        """The same, worked out."""
        guess = self.guesses[place]
        ahead = preview(guess, Deal(parties, course)) if course else guess
        return None if ahead is None else self.appraiser.settled(ahead)

    def worth_before(self, place: int, seat: int) -> float:
        """What a guess is worth to a seat as it is."""
        key = place * int(self.guesses[place].seats) + seat
        if key not in self.worths:
            worth = self.appraiser.worth_with(self.settled_with(place, [], []), [], seat)
            self.worths[key] = IMPOSSIBLE if worth is None else worth
        return self.worths[key]

    def promises_bought(self, game: Any, deal: Deal, seat: int, character: Character) -> float:
        """What others promise the seat: each promise once, a few a round, as far as the promiser is trusted."""
        promises = [clause for clause in deal.clauses if clause.to == seat and not clause.happens_now()]
        if not promises:
            return 0.0
        known = [standing.clause for standing in game.deals.open]
        left = PROMISES_A_ROUND - self.bought_before(game, seat)
        total = 0.0
        for clause in promises:
            worth = self.appraiser.promise_worth(game, clause) - self.known_worth(game, clause, known)
            known.append(clause)
            if worth <= 0.0:
                total += worth
            elif left > 0:
                left -= 1
                total += worth * self.trust(game, seat, clause.by, character) * fear_of(clause, character)
        return total

    def bought_before(self, game: Any, seat: int) -> int:
        """How many promises the seat got this round: a public fact, the same in all guesses."""
        if seat not in self.bought:
            self.bought[seat] = bought_this_round(game, seat)
        return self.bought[seat]

    def promises_given(self, game: Any, deal: Deal, seat: int) -> float:
        """What the seat's own new promises cost."""
        known = [standing.clause for standing in game.deals.open]
        total = 0.0
        for clause in deal.clauses:
            if clause.by == seat and not clause.happens_now() and not is_known(clause, known):
                total += max(0.0, self.appraiser.promise_cost(game, clause))
                known.append(clause)
        return total

    def known_worth(self, game: Any, clause: Clause, known: list[Clause]) -> float:
        """What the receiver has of this promise already."""
        most = 0.0
        for other in known:
            if same_promise(clause, other):
                most = max(most, self.appraiser.promise_worth(game, other))
        return most

    def looks(self, game: Any, deal: Deal, seat: int) -> float:
        """What looks bring the seat, each once, less what it shows."""
        seen: list[tuple[int, int, int]] = []
        total = 0.0
        for clause in deal.clauses:
            look = (clause.by, clause.about.what, clause.about.place)
            if clause.kind != SHOW or look in seen:
                continue
            seen.append(look)
            if clause.by == seat:
                total -= self.appraiser.look_cost(game, clause)
            elif clause.to == seat:
                total += self.appraiser.look_worth(self.guesses, clause)
        return total

    def trust(self, game: Any, seat: int, promiser: int, character: Character) -> float:
        """The chance that the promiser keeps a promise to the seat, by how the earlier ones ended."""
        if self.rules.binding:
            return 1.0
        kept = 0
        broken = 0
        for standing in game.deals.ended:
            clause = standing.clause
            if clause.by == promiser and clause.to == seat and not clause.happens_now():
                kept += 1 if standing.verdict == KEPT else 0
                broken += 1 if standing.verdict == BROKEN else 0
        return min(MOST_TRUST, character.trust * (1.0 + 0.2 * kept)) / (1.0 + 3.0 * broken)

    # Guesses and goods

    def filled(self, game: Any, deal: Deal) -> Deal:
        """The deal with goods for what is given unseen: those that are worth least to this seat."""
        clauses: list[Clause] = []
        for clause in deal.clauses:
            if is_unseen(clause) and not clause.picks:
                clauses.append(with_picks(clause, self.appraiser.cheapest(game, clause, self.seat)))
            else:
                clauses.append(clause)
        return Deal(deal.parties, clauses)

    def suppose(self, deal: Deal) -> None:
        """Goods that another offers are genuine: from now on the guesses have them where the other holds them."""
        for place in range(len(self.guesses)):
            for clause in deal.clauses:
                if clause.kind == GIVE and clause.by != self.seat and not is_unseen(clause) and clause.happens_now():
                    self.guesses[place] = self.with_goods(self.guesses[place], clause)
        self.worths = {}
        self.settled = []
        self.looked_at = None

    def with_goods(self, guess: Any, clause: Clause) -> Any:
        """The guess, or a copy in which the giver has these goods in place of others; coins are added."""
        goods = clause.goods()
        if self.rules.holds(guess, clause.by, goods):
            return guess
        twin = guess.clone()
        owned = self.rules.owned(twin, clause.by)
        others = [good for good in owned if good not in goods and self.rules.alike(good, goods[0])]
        for good in others[: len(goods)]:
            self.rules.leave(twin, clause.by, good)
            self.rules.arrive(twin, clause.by, goods[0])
        if not others:
            for good in goods:
                self.rules.arrive(twin, clause.by, good)
        return twin


# Facts of clauses


def is_unseen(clause: Clause) -> bool:
    """True if goods are given that the receiver does not see before the sealing."""
    return clause.kind == GIVE and clause.about.what == UNSEEN


def same_clauses(some: list[Clause], others: list[Clause]) -> bool:
    """True if both lists hold the same objects."""
    if len(some) != len(others):
        return False
    return all(some[place] is others[place] for place in range(len(some)))


def fear_of(clause: Clause, character: Character) -> float:
    """How much dearer than the evaluation says it is to be left alone."""
    return character.fear if clause.kind == REFRAIN else 1.0


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
    """Whose turn it is; in the own turn anybody."""
    active: int = game.deal_rules().whose_turn(game)
    if 0 <= active != seat:
        return active
    return (seat + 1 + rng.below(int(game.seats) - 1)) % int(game.seats)
