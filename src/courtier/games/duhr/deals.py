"""What deals are about here: hand cards, looks, promises that nobody must keep (D-DEAL-1..7, D-VIL-4; D/A-70..86)."""

from typing import TYPE_CHECKING, Any, Final, final

from courtier.core.deals.clause import DO, GIVE, REFRAIN, SHOW, WORDS, Clause, give, promise, refrain, show
from courtier.core.deals.conduct import ANY, Conduct
from courtier.core.deals.rules import DealRules
from courtier.games.duhr.cards import CARDS, KIND_COUNT, NO_AGENDA, SCANDAL, VILIFIED
from courtier.games.duhr.events import (
    DEAL_ROWS,
    DEEDS,
    GAVE,
    LOOKED_AT_AGENDA,
    LOOKED_AT_CONSPIRACY,
    SHOWN_CARDS,
)

if TYPE_CHECKING:
    from courtier.games.duhr.court import Court

# Verbs (D/A-79). Whom: the seat whose House, or whose announcement, it is about.
HARMS: Final = 1  # puts a card on the House, turns one up there, or replaces one by a scandal
HELPS: Final = 2  # takes a card off the House, turns one down, or replaces a scandal by a suspicion
AIMS: Final = 4  # names the House or its player without touching its cards
NEGATES: Final = 8  # an announcement of that player
GIVES: Final = 16  # hands cards to that player in a deal
VERBS: Final = ("harm", "help", "aim", "negate", "give")

# What is done: abilities, masterstrokes, events and negations as in DEEDS, then what is not announced.
RAISED: Final = 16
SCANDAL_CREATED: Final = 17
DEFAMED: Final = 18
EXPOSED: Final = 19
SCANDALIZED: Final = 20
SHOWN_BY_CHOICE: Final = 21
PROMISED_DEEDS: Final = (*DEEDS, "raise", "scandal", "defame", "expose", "scandalize", "reveal")

CONSPIRACY_LOOK: Final = 0
AGENDA_LOOK: Final = 1
CARDS_LOOK: Final = 2
LOOKS: Final = ("conspiracy", "agenda", "cards")
MOST_TURNS: Final = 3  # D/A-79: the promiser's next, second or third turn


@final
class DuhrDeals(DealRules):
    """D-DEAL-6: nothing binds. D/A-72: promises are known to the partners alone."""

    def __init__(self) -> None:
        super().__init__(binding=False, public=False, rows=DEAL_ROWS)
        self.verbs = VERBS
        self.deeds = PROMISED_DEEDS
        self.goods = CARDS
        self.looks = LOOKS

    def allows(self, game: Any, clause: Clause) -> bool:
        """D-DEAL-2..7, D/A-71, D/A-75, D/A-79."""
        kind = clause.kind
        if kind == GIVE:
            return clause.due == 0 and self.may_hand_over(game, clause)
        if kind == SHOW:
            return clause.to >= 0 and self.may_show(game, clause)
        if kind in (REFRAIN, DO):
            return self.can_be_judged(game, clause)
        return kind == WORDS

    def may_hand_over(self, game: Any, clause: Clause) -> bool:
        """D-DEAL-7, D/A-76: neither is a villain, and there are so many cards."""
        court: Court = game
        if VILIFIED in (court.status[clause.by], court.status[clause.to]):
            return False
        return clause.count <= court.sizes[clause.by]

    def may_show(self, game: Any, clause: Clause) -> bool:
        """D-DEAL-4, D/A-70: an agenda once it is chosen, so many hand cards as there are."""
        if clause.about.what == AGENDA_LOOK:
            return bool(game.chosen[clause.by] != NO_AGENDA)
        if clause.about.what == CARDS_LOOK:
            return clause.about.place != ANY and bool(clause.count <= game.sizes[clause.by])
        return True

    def can_be_judged(self, game: Any, clause: Clause) -> bool:
        """D/A-79: spare, do, hold back, pay; to the end of the promiser's next, second or third turn."""
        about = clause.about
        ends = [self.last_turn(game, clause.by, turns) for turns in range(1, MOST_TURNS + 1)]
        if clause.until not in ends or not 0 <= about.whom < game.seats or about.place != ANY:
            return False
        if clause.kind == REFRAIN:
            holds_back = about.verb == NEGATES and about.whom == clause.to
            return about.what == ANY and clause.count == 1 and (about.verb == HARMS or holds_back)
        if about.verb == GIVES:
            return about.what != ANY and about.whom == clause.to
        return clause.count == 1 and about.verb in (HARMS, HELPS, AIMS)

    def holds(self, game: Any, seat: int, goods: list[int]) -> bool:
        """D-DISF-9: in the usable hand."""
        court: Court = game
        hand = court.hands[seat]
        for kind in goods:
            if hand[kind] < goods.count(kind):
                return False
        return True

    def can_show(self, game: Any, clause: Clause) -> bool:
        """D/A-71: a shown card is genuine."""
        if clause.about.what != CARDS_LOOK:
            return True
        return bool(game.hands[clause.by][clause.about.place] >= clause.count)

    def leave(self, game: Any, seat: int, good: int) -> None:
        game.leave(seat, good)

    def arrive(self, game: Any, seat: int, good: int) -> None:
        game.receive(seat, good)

    def tell_given(self, game: Any, clause: Clause, goods: list[int]) -> None:
        """D/A-72: the two see the cards, the others their number."""
        game.tell(GAVE, clause.by, clause.to, len(goods), secret=sorted(goods))

    def show(self, game: Any, clause: Clause) -> None:
        """D/A-71: tell the partner what is shown."""
        what = clause.about.what
        if what == CONSPIRACY_LOOK:
            game.tell(LOOKED_AT_CONSPIRACY, clause.to, clause.by, secret=[game.conspiracies[clause.by]])
        elif what == AGENDA_LOOK:
            game.tell(LOOKED_AT_AGENDA, clause.to, clause.by, secret=[game.chosen[clause.by]])
        else:
            cards = [clause.about.place] * clause.count
            game.tell(SHOWN_CARDS, clause.to, clause.by, clause.count, secret=cards)

    def given_verb(self) -> int:
        return GIVES

    def last_turn(self, game: Any, seat: int, turns: int) -> int:
        """D/A-79: turns go clockwise, one number each."""
        court: Court = game
        ahead = (seat - court.active) % court.seats
        if ahead == 0:
            ahead = court.seats
        return court.turn + ahead + (turns - 1) * court.seats

    # For bots

    def terms(self, game: Any, by: int, to: int, wanted: bool) -> list[Clause]:
        """Cards one by one, looks, and promises for one or two turns."""
        clauses = [give(by, to, kind) for kind in self.kinds_to_give(game, by, to, wanted)]
        clauses.append(show(by, to, CONSPIRACY_LOOK))
        if game.chosen[by] != NO_AGENDA:
            clauses.append(show(by, to, AGENDA_LOOK))
        soon = self.last_turn(game, by, 1)
        later = self.last_turn(game, by, 2)
        clauses.append(refrain(by, to, Conduct(HARMS, to), soon))
        clauses.append(refrain(by, to, Conduct(HARMS, to), later))
        clauses.append(refrain(by, to, Conduct(NEGATES, to), soon))
        clauses.append(promise(by, to, Conduct(HELPS, to), soon))
        for other in range(game.seats):
            if other not in (by, to):
                clauses.append(promise(by, to, Conduct(HARMS, other), soon))
        return clauses

    def kinds_to_give(self, game: Any, by: int, to: int, wanted: bool) -> list[int]:
        """D-DEAL-7, D-SETUP-8: kinds of cards that are in play, or that the giver has in hand."""
        if VILIFIED in (game.status[by], game.status[to]) or game.sizes[by] == 0:
            return []
        if wanted:
            return [kind for kind in range(KIND_COUNT) if kind >= SCANDAL or game.owners[kind] >= 0]
        return [kind for kind in range(KIND_COUNT) if game.hands[by][kind] > 0]

    def owned(self, game: Any, seat: int) -> list[int]:
        goods: list[int] = []
        for kind in range(KIND_COUNT):
            goods.extend([kind] * game.hands[seat][kind])
        return goods

    def whose_turn(self, game: Any) -> int:
        return int(game.active)


RULES: Final = DuhrDeals()

# Made once: HARM[seat][deed] and so on.
SEAT_COUNT: Final = 6
DEED_COUNT: Final = 22


def conducts(verb: int) -> list[list[Conduct]]:
    return [[Conduct(verb, seat, deed) for deed in range(DEED_COUNT)] for seat in range(SEAT_COUNT)]


HARM: Final = conducts(HARMS)
HELP: Final = conducts(HELPS)
AIM: Final = conducts(AIMS)
NEGATE_OF: Final = conducts(NEGATES)
