"""What one party of a deal owes another. Clauses are immutable and shared by clones."""

from typing import Any, Final, final

from courtier.core.deals.conduct import ANY, NO_CONDUCT, Conduct

# Kinds of clauses.
GIVE: Final = 0  # hand over goods: at the sealing, or from the turn `due` on
GRANT: Final = 1  # allow the other party what only the promiser may do
REFRAIN: Final = 2  # not do that
OBLIGE: Final = 3  # if you do that verb, do it so
DO: Final = 4  # do that by a stated time; only judged
ACT: Final = 5  # the engine does it: at the sealing, or from the turn `due` on at its first lawful moment
SHOW: Final = 6  # let the other look at something
WORDS: Final = 7  # free words, never judged
CLAUSES: Final = ("give", "grant", "refrain", "oblige", "do", "act", "show", "words")

JUDGED: Final = (1 << REFRAIN) | (1 << OBLIGE) | (1 << DO)  # by what the promiser does
BINDING: Final = (1 << REFRAIN) | (1 << OBLIGE)  # in a binding deal these remove answers

# What a question must admit for a clause to be sealed over it (D/A-70).
NOTHING_ADMITTED: Final = 0
WORDS_ADMITTED: Final = 1
LOOKS_ADMITTED: Final = 2
GOODS_ADMITTED: Final = 3

UNSEEN: Final = ANY  # as the good of a GIVE: the giver picks when signing
TO_ALL: Final = -1  # as the receiver of a SHOW
AT_ONCE: Final = 0  # as `due`: at the sealing
TO_THE_END: Final = 1 << 30  # as `until`: as long as the game lasts


@final
class Clause:
    """`about` is the conduct that is promised, or of goods and looks what (`what`, `place`) they are.

    `count`: of goods, of cards shown, of deeds to be done. `until`: the last turn in which it holds.
    """

    def __init__(self, kind: int, by: int, to: int, about: Conduct, count: int, until: int) -> None:
        self.kind = kind
        self.by = by
        self.to = to
        self.about = about
        self.count = count
        self.until = until
        self.due = AT_ONCE
        self.picks: list[int] = []  # of unseen goods, the giver's secret until the sealing
        self.text = ""
        self.said: dict[str, Any] | None = None  # a cache of `deals_in_view`: a sealed clause as views say it

    def forbids(self, conduct: Conduct) -> bool:
        """True if the promiser would break this clause by that conduct."""
        part: Conduct | None = conduct
        while part is not None:
            if self.about.verb & part.verb and self.about.fits(part) != (self.kind == OBLIGE):
                return True
            part = part.besides
        return False

    def wants(self, conduct: Conduct) -> bool:
        """True if that conduct is what the promiser has promised to do."""
        part: Conduct | None = conduct
        while part is not None:
            if self.about.fits(part):
                return True
            part = part.besides
        return False

    def needs(self) -> int:
        """What the open question must admit."""
        if self.kind in (GIVE, ACT, GRANT):
            return GOODS_ADMITTED
        return LOOKS_ADMITTED if self.kind == SHOW else WORDS_ADMITTED

    def happens_now(self) -> bool:
        """True if it is done at the sealing, so that nothing is left to keep."""
        return self.kind in (SHOW, WORDS) or (self.kind in (GIVE, ACT) and self.due == AT_ONCE)

    def goods(self) -> list[int]:
        """What changes hands, one by one."""
        return self.picks if self.about.what == UNSEEN else [self.about.what] * self.count


# Named constructors


def give(by: int, to: int, good: int, count: int = 1) -> Clause:
    """Hand over goods of a kind at the sealing."""
    return Clause(GIVE, by, to, Conduct(0, what=good), count, TO_THE_END)


def give_unseen(by: int, to: int, picks: list[int]) -> Clause:
    """Hand over goods that the receiver does not see before the sealing."""
    clause = Clause(GIVE, by, to, Conduct(0, what=UNSEEN), len(picks), TO_THE_END)
    clause.picks = picks
    return clause


def is_unseen(clause: Clause) -> bool:
    """True if goods are given that the receiver does not see before the sealing."""
    return clause.kind == GIVE and clause.about.what == UNSEEN


def with_picks(clause: Clause, picks: list[int]) -> Clause:
    """The same gift of unseen goods with these picks."""
    unseen = give_unseen(clause.by, clause.to, picks)
    unseen.about = clause.about
    unseen.count = clause.count
    return unseen


def owe(by: int, to: int, good: int, count: int, due: int) -> Clause:
    """A debt: goods to be paid at the game's moments for debts, from the turn `due` on."""
    clause = give(by, to, good, count)
    clause.due = due
    return clause


def grant(by: int, to: int, what: int, place: int, until: int) -> Clause:
    """Permission, for instance to pass through a land."""
    return Clause(GRANT, by, to, Conduct(0, what=what, place=place), 1, until)


def refrain(by: int, to: int, about: Conduct, until: int) -> Clause:
    """Not to do that."""
    return Clause(REFRAIN, by, to, about, 1, until)


def oblige(by: int, to: int, about: Conduct, until: int = TO_THE_END) -> Clause:
    """If that verb, then so; `Book.close_occasion` ends it."""
    return Clause(OBLIGE, by, to, about, 1, until)


def promise(by: int, to: int, about: Conduct, until: int, count: int = 1) -> Clause:
    """To do that, so many times, by the end of that turn."""
    return Clause(DO, by, to, about, count, until)


def act(by: int, to: int, what: int, place: int = ANY, until: int = TO_THE_END) -> Clause:
    """The engine does it at the sealing."""
    return Clause(ACT, by, to, Conduct(0, what=what, place=place), 1, until)


def act_later(by: int, to: int, what: int, place: int, until: int) -> Clause:
    """The engine does it at the first moment that the rules allow, by the end of that turn."""
    clause = act(by, to, what, place, until)
    clause.due = 1
    return clause


def show(by: int, to: int, what: int, good: int = ANY, count: int = 1) -> Clause:
    """A look; of goods at so many of a kind."""
    return Clause(SHOW, by, to, Conduct(0, what=what, place=good), count, TO_THE_END)


def words(by: int, to: int, text: str) -> Clause:
    """Free words. They stay in the deal and are in no event and no view."""
    clause = Clause(WORDS, by, to, NO_CONDUCT, 1, TO_THE_END)
    clause.text = text
    return clause
