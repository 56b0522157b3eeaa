"""What deals are worth to seats, judged on guesses of the game.

A deal is judged by the position before and the position after it (`preview`). The game's `Appraiser` values what a
preview does not show: promises and looks. Three rules keep a bot from being drained by many offers: goods that it does
not see count as the least they can be; a promise that a seat has already adds nothing; and in a round a seat pays for a
few promises only.
"""

from typing import Any, Final, final

from courtier.core.deals.appraiser import Appraiser
from courtier.core.deals.candidates import Settled
from courtier.core.deals.character import Character
from courtier.core.deals.clause import GIVE, REFRAIN, SHOW, Clause, is_unseen, with_picks
from courtier.core.deals.deal import BROKEN, KEPT, Deal
from courtier.core.deals.known_promises import bought_this_round, is_known, same_promise
from courtier.core.deals.preview import fits, preview

IMPOSSIBLE: Final = -1.0e6
PROMISES_A_ROUND: Final = 2  # that a seat pays for
MOST_TRUST: Final = 0.9


@final
class Valuation:
    """What deals are worth, on these guesses, as this seat judges. The guesses are those of the bargainer."""

    def __init__(self, appraiser: Appraiser, seat: int, guesses: list[Any]) -> None:
        self.appraiser = appraiser
        self.seat = seat
        self.guesses = guesses
        self.rules = guesses[0].deal_rules()
        self.worths: dict[int, float] = {}  # by guess and seat: what it is worth before a deal
        self.settled: list[Settled] = []  # all that were needed so far
        self.bought: dict[int, int] = {}  # by seat, how many promises it got this round
        self.looked_at: Deal | None = None  # the deal looked at last, and the guess it was looked at in
        self.looked_on = -1
        self.seen: Any = None  # None if the deal is not possible there
        self.rest: list[Clause] = []  # the clauses that come on top of that position

    def mean_gain(self, deal: Deal, seat: int, character: Character) -> float:
        """What the deal brings a party, on average over the guesses in which it is possible; else IMPOSSIBLE."""
        gains = self.gains(deal, seat, character)
        return sum(gains) / len(gains) if gains else IMPOSSIBLE

    def least_gain(self, deal: Deal, seat: int, character: Character) -> float:
        """The same on the guess in which it brings least."""
        gains = self.gains(deal, seat, character)
        return min(gains) if gains else IMPOSSIBLE

    def gains(self, deal: Deal, seat: int, character: Character) -> list[float]:
        """What it brings on each of the guesses in which it is possible."""
        gains = [self.gain(place, deal, seat, character) for place in range(len(self.guesses))]
        return [gain for gain in gains if gain > IMPOSSIBLE]

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
        """The same without the cache."""
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
        clauses = deal.clauses.copy()
        for place in range(len(clauses)):
            clause = clauses[place]
            if is_unseen(clause) and not clause.picks:
                taken = goods_from(clause.by, clauses)
                clauses[place] = with_picks(clause, self.appraiser.cheapest(game, clause, self.seat, taken))
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


def same_clauses(some: list[Clause], others: list[Clause]) -> bool:
    """True if both lists hold the same objects."""
    if len(some) != len(others):
        return False
    return all(some[place] is others[place] for place in range(len(some)))


def goods_from(seat: int, clauses: list[Clause]) -> list[int]:
    """What a party hands over by these clauses at once, as far as it is picked."""
    goods: list[int] = []
    for clause in clauses:
        if clause.kind == GIVE and clause.by == seat and clause.happens_now():
            goods.extend(clause.goods())
    return goods


def fear_of(clause: Clause, character: Character) -> float:
    """By how much the character values more than the evaluation to be left alone."""
    return character.fear if clause.kind == REFRAIN else 1.0
