"""What a deal may consist of, for those who compose one: each kind of clause with its gaps, from one's own view."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from courtier.core.deals.clause import TO_ALL, TO_THE_END
from courtier.core.shapes import Slot, SlotChoice, Term
from courtier.core.view import zone_of
from courtier.core.words import capital, row_of
from courtier.games.cutthroat.cards import (
    BACKS,
    CARDS,
    FEAST_CARDS,
    FEWEST_SEATS,
    GEMS,
    HIRELING,
    HIRELING_COUNT,
    HIRELINGS,
    HOUSE_OF_POWER,
    HOUSES,
    MERCENARY,
    POWERS,
    TERRITORIES,
    TYPE_COUNT,
)
from courtier.games.cutthroat.clauses import (
    DEBT_DUE,
    DEED_EVENT,
    DEED_SABOTEUR,
    MOST_CARDS,
    MOST_COINS,
    MOST_GEMS,
    PROMISED_DEEDS,
    UNSEEN_DISH,
    UNSEEN_GEM,
    UNSEEN_HIRELING,
    UNSEEN_MERCENARY,
)
from courtier.games.cutthroat.events import FINDINGS
from courtier.games.cutthroat.text import WORDS
from courtier.games.cutthroat.text.names import Listener

Clause = dict[str, Any]
UNSEEN_TERMS: Final = {
    "gem": UNSEEN_GEM,
    "mercenary": UNSEEN_MERCENARY,
    "hireling": UNSEEN_HIRELING,
    "dish": UNSEEN_DISH,
}
LOOKS: Final = ("purse", "hand", "dishes")


def deal_terms(view: Any, by: int, to: int, lang: str, names: Sequence[str]) -> list[Term]:
    """C-DEAL-28: what one player may give or promise another now, by public facts and one's own purse and hand."""
    page = Page(view, by, to, Listener(WORDS, lang, names, view["you"], view["more"]["options"]))
    return [*page.goods(), *page.looks(), *page.promises(), page.free()]


class Page:
    """The terms that one player may offer, or ask of, another, in the words of one reader."""

    def __init__(self, view: Any, by: int, to: int, listener: Listener) -> None:
        self.view = view
        self.more = view["more"]
        self.by = by
        self.to = to
        self.listener = listener
        self.own = by == view["you"]

    # Goods

    def goods(self) -> list[Term]:
        """Coins, gems and cards, named or of the giver's choice; and coins later."""
        terms = [self.coins("coins", self.most_coins(), {})]
        for name, kinds in self.kinds().items():
            held = self.held(name, kinds)
            most = max(held.values(), default=0) if self.own else self.backs(name)
            if most:
                terms.append(self.named(name, held, most))
                terms.append(self.unseen(name, held, most))
        terms.append(self.coins("debt", MOST_COINS, {"due": DEBT_DUE}))
        return [term for term in terms if all(slot["choices"] for slot in term["slots"])]

    def kinds(self) -> dict[str, list[str]]:
        """What there is of each sort in this game."""
        kinds = {"gem": list(GEMS), "mercenary": list(CARDS[MERCENARY : MERCENARY + TYPE_COUNT])}
        kinds["hireling"] = [*self.hirelings(), *[f"bastard.{each}" for each in self.more["houses"] if each]]
        if not serving_begun(self.view):
            kinds["dish"] = list(FEAST_CARDS)
        return kinds

    def hirelings(self) -> list[str]:
        """C-3P-4: some are not in the deck of few players."""
        seats = len(self.view["seats"])
        names = CARDS[HIRELING : HIRELING + HIRELING_COUNT]
        return [each for each in names if row_of(self.listener.rows, "hireling", each)["players"] <= seats]

    def held(self, name: str, kinds: list[str]) -> dict[str, int]:
        """How many there are at most: of one's own as many as one has, of another's what may be there."""
        if not self.own:
            return dict.fromkeys(kinds, self.backs(name))
        zone = {"gem": "purse", "dish": "dishes"}.get(name, "hand")
        cards = [card["kind"] for card in zone_of(self.view, zone)["cards"]]
        return {kind: cards.count(kind) for kind in kinds if kind in cards}

    def backs(self, name: str) -> int:
        """C-SECRET-2: how many cards of that sort another has, as all see it; of gems nobody knows."""
        if name == "gem":
            return MOST_GEMS
        zones = {zone["kind"]: zone for zone in self.view["seats"][self.by]["zones"]}
        if name == "dish":
            zone = zones["dishes"]
            return min(MOST_CARDS, zone["count"] if "count" in zone else len(zone["cards"]))
        return min(MOST_CARDS, sum(1 for card in zones["hand"]["cards"] if back_of(card["kind"]) == name))

    def most_coins(self) -> int:
        return min(MOST_COINS, self.more["coins"][0]) if self.own else MOST_COINS

    def coins(self, name: str, most: int, more: Clause) -> Term:
        clause = {"kind": "give", "what": "coin", **more}
        return self.term(name, "goods", clause, [self.count(most)])

    def named(self, name: str, held: dict[str, int], most: int) -> Term:
        limit = MOST_GEMS if name == "gem" else MOST_CARDS
        slots = [self.slot("what", f"{name}_what", self.cards(held)), self.count(min(most, limit))]
        return self.term(name, "goods", {"kind": "give"}, slots)

    def unseen(self, name: str, held: dict[str, int], most: int) -> Term:
        """C-DEAL-25: what is given unseen its giver picks, when signing."""
        slot = self.slot("picks", "picks", self.cards(held)) if self.own else self.count(most)
        return self.term(f"{name}_unseen", "goods", {"kind": "give", "place": UNSEEN_TERMS[name]}, [slot])

    def cards(self, held: dict[str, int]) -> list[SlotChoice]:
        return [choice(kind, capital(self.listener.card(kind)), most) for kind, most in held.items()]

    def count(self, most: int) -> Slot:
        return self.slot("count", "count", [choice(n, str(n), MOST_COINS) for n in range(1, most + 1)])

    # Looks

    def looks(self) -> list[Term]:
        """To the other party, or to all players."""
        terms = [self.term(each, "looks", {"kind": "show", "what": each}, []) for each in LOOKS]
        for each in LOOKS:
            terms.append(self.term(f"{each}_all", "looks", {"kind": "show", "what": each}, [], TO_ALL))
        return terms

    # Promises

    def promises(self) -> list[Term]:
        """What the engine keeps for the promiser."""
        terms = [] if self.more["cleared"] else [*self.about_land(), *self.about_deeds(), *self.about_powers()]
        return [*terms, *self.about_votes(), *self.about_table()]

    def about_land(self) -> list[Term]:
        """PASSAGE and PEACE."""
        terms = []
        own, theirs = self.land_of(self.by), self.land_of(self.to)
        if own:
            slots = [self.slot("place", "place", own), self.time(self.to)]
            terms.append(self.term("passage", "promises", {"kind": "grant", "what": "passage"}, slots))
        for name, verbs in (("peace", ["attack"]), ("truce", ["attack", "strike"])):
            clause = {"kind": "refrain", "verbs": verbs, "whom": self.to}
            terms.append(self.term(name, "promises", clause, [self.time(self.by)]))
            if theirs:
                slots = [self.slot("place", "place", theirs), self.time(self.by)]
                terms.append(self.term(f"{name}_land", "promises", clause, slots))
        return terms

    def about_deeds(self) -> list[Term]:
        """HOLD: hirelings, blackmail, powers of the promiser's house."""
        terms = []
        deeds = [deed for deed in PROMISED_DEEDS[:DEED_EVENT] if deed not in POWERS or deed in self.powers()]
        for name, verb in (("hold", "use"), ("hold_strike", "strike")):
            held = [deed for deed in deeds if (PROMISED_DEEDS.index(deed) >= DEED_SABOTEUR) == (verb == "strike")]
            slots = [self.slot("what", "deed", [self.deed(each) for each in held]), self.time(self.by)]
            clause = {"kind": "refrain", "verbs": [verb], "whom": self.to}
            terms.append(self.term(name, "promises", clause, slots))
        return terms

    def deed(self, name: str) -> SlotChoice:
        if name in HIRELINGS:
            return choice(name, capital(self.listener.card(name)))
        words = said(self.listener, "blackmail") if name == "blackmail" else self.listener.text.POWER[name]
        return choice(name, words)

    def about_powers(self) -> list[Term]:
        """USE: Opulence in the receiver's next turn, Life until the end of the promiser's."""
        terms = []
        uses = zone_of(self.view, f"lord@{self.by}")["cards"][0]["more"]["uses"] if self.powers() else {}
        if uses.get("opulence") and self.next_turn(self.to):
            clause = {"kind": "act", "what": "opulence", "due": 1, "until": self.next_turn(self.to)}
            terms.append(self.term("opulence", "promises", clause, []))
        sick = [self.territory(card) for card in self.lands() if card["more"]["plagued"]]
        if uses.get("life") and sick and self.next_turn(self.by):
            clause = {"kind": "act", "what": "life", "due": 1, "until": self.next_turn(self.by)}
            terms.append(self.term("life", "promises", clause, [self.slot("place", "place", sick)]))
        return terms

    def powers(self) -> list[str]:
        """The powers of the promiser's house."""
        house = self.more["houses"][self.by]
        return (
            []
            if house is None
            else [power for place, power in enumerate(POWERS) if HOUSES[HOUSE_OF_POWER[place]] == house]
        )

    def about_votes(self) -> list[Term]:
        """VOTE: a proposal of the vote in progress, in a dispute one of its three answers, until the ballot opens."""
        clause = {"kind": "oblige", "verbs": ["vote"]}
        if in_dispute(self.view):
            answers = [choice(place, capital(finding_words(self.listener, place))) for place in range(len(FINDINGS))]
            return [self.term("verdict", "promises", clause, [self.slot("place", "finding", answers)])]
        authors = proposed(self.view)
        if not authors:
            return []
        choices = [choice(seat, capital(self.listener.proposal(seat, self.view["you"], "nom"))) for seat in authors]
        return [self.term("vote", "promises", clause, [self.slot("whom", "whom", choices)])]

    def about_table(self) -> list[Term]:
        """TAKE BACK, MARRY and SERVE."""
        terms = []
        if {"seat": self.by, "question": "rescind"} in self.view["asked"]:
            terms.append(self.term("take_back", "promises", {"kind": "act", "what": "take_back"}, []))
        if len(self.view["seats"]) == FEWEST_SEATS:
            return terms
        free = all(self.more["spouses"][each] is None and not self.more["dead_heirs"][each] for each in self.pair())
        if free and not self.more["cleared"]:
            terms.append(self.term("marry", "promises", {"kind": "act", "what": "marry", "due": 1}, []))
        if not self.more["cleared"] or not serving_over(self.view):
            clause = {"kind": "refrain", "verbs": ["poison"], "whom": self.to}
            terms.append(self.term("serve", "promises", clause, []))
        return terms

    def pair(self) -> tuple[int, int]:
        return self.by, self.to

    def free(self) -> Term:
        return self.term("words", "words", {"kind": "words"}, [self.slot("text", "text", [])])

    # Gaps

    def lands(self) -> list[Any]:
        return [zone["cards"][0] for zone in self.view["common"] if zone["kind"] == "territory"]

    def land_of(self, seat: int) -> list[SlotChoice]:
        return [self.territory(card) for card in self.lands() if card["more"]["owner"] == seat]

    def territory(self, card: Any) -> SlotChoice:
        return choice(TERRITORIES.index(card["kind"]), self.listener.territory(card["kind"]))

    def time(self, seat: int) -> Slot:
        """C-DEAL-28, C-DEAL-34: to the end of this turn, of that player's next turn, or of the game."""
        times = [choice(self.view["turn"]["number"], said(self.listener, "this_turn"))]
        key = "my_turn" if seat == self.view["you"] else "next_turn"
        times.append(choice(self.next_turn(seat), said(self.listener, key, whose=self.listener.whose(seat))))
        times = [each for each in times if each["value"]]
        return self.slot("until", "until", [*times, choice(TO_THE_END, said(self.listener, "whole_game"))])

    def next_turn(self, seat: int) -> int:
        """The number of that player's next turn; 0 while nobody knows who begins."""
        turn, seats = self.view["turn"]["number"], len(self.view["seats"])
        ahead = (seat - self.more["active"]) % seats
        if turn == 0:
            return 0 if self.more["vote"] is not None or not self.lands() else 1 + ahead
        return int(turn + (ahead or seats))

    def slot(self, field: Any, label: str, choices: list[SlotChoice]) -> Slot:
        return {"field": field, "words": said(self.listener, label), "choices": choices}

    def term(self, name: str, group: Any, clause: Clause, slots: list[Slot], to: int | None = None) -> Term:
        whole = {**clause, "by": self.by, "to": self.to if to is None else to}
        words = said(self.listener, f"{name}_term")
        return {"name": name, "group": group, "words": words, "clause": whole, "slots": slots}


def choice(value: str | int, words: str, most: int | None = None) -> SlotChoice:
    return {"value": value, "words": words} if most is None else {"value": value, "words": words, "most": most}


def back_of(kind: str) -> str:
    """The back of a card as all see it; of a card in sight, of its kind."""
    table = kind.partition(".")[0]
    return table if table in BACKS else "hireling"


def in_dispute(view: Any) -> bool:
    """C-VOTE-16: can the three answers of a dispute be promised now? (C/A-145: until the ballot opens)"""
    vote = view["more"]["vote"]
    opened = any(each["question"] == "judge_dispute" for each in view["asked"])
    return vote is not None and vote["subject"] == "dispute" and not opened


def finding_words(listener: Listener, place: int) -> str:
    return listener.say(f"do_finding_{FINDINGS[place]}")


def proposed(view: Any) -> list[int]:
    """C-VOTE-13: the seats that proposals are named after, equal ones once; none when the ballot is open."""
    vote = view["more"]["vote"]
    if vote is None or any(each["question"] == "ballot" for each in view["asked"]):
        return []
    seats = len(view["seats"])
    found: list[int] = []
    for step in range(len(vote["proposals"])):
        seat = (view["more"]["active"] + step) % seats
        proposal = vote["proposals"][seat]
        if proposal is not None and proposal not in [vote["proposals"][each] for each in found]:
            found.append(seat)
    return found


def serving_begun(view: Any) -> bool:
    """C-FEAST-5: do cards lie on plates, or is somebody serving?"""
    return bool(view["more"]["cleared"]) and (any(view["more"]["servings"]) or is_asked(view, "serve", "taste"))


def serving_over(view: Any) -> bool:
    return bool(view["more"]["cleared"]) and is_asked(view, "taste", "sacrifice")


def is_asked(view: Any, *questions: str) -> bool:
    return any(each["question"] in questions for each in view["asked"])


def said(listener: Listener, key: str, **words: str) -> str:
    return listener.text.COMPOSING[key].format_map(words)


# Typed


def clause_phrases(view: Any, clause: Any, lang: str, names: Sequence[str]) -> list[str]:
    """How the viewer may type a clause: `3 coins`, `do not attack Stonehold until the end of your next turn`."""
    typing = Typing(view, clause, Listener(WORDS, lang, names, view["you"], view["more"]["options"]))
    kind = clause["kind"]
    if kind == "give":
        return typing.goods()
    if kind == "show":
        return typing.ways(f"{clause['what']}_all" if clause["to"] == TO_ALL else clause["what"])
    if kind == "grant":
        return typing.ways("passage", land=typing.land(), time=typing.times(clause["to"]))
    if kind == "refrain":
        return typing.refrain()
    if kind == "oblige":
        return typing.verdict() if "place" in clause else typing.ways("vote", proposal=typing.proposals())
    return typing.ways(clause["what"], whom=typing.people(), land=typing.land())


class Typing:
    """All ways to type one clause in one language."""

    def __init__(self, view: Any, clause: Any, listener: Listener) -> None:
        self.view = view
        self.clause = clause
        self.listener = listener

    def ways(self, name: str, **gaps: list[str]) -> list[str]:
        """All ways to say it, with all ways to fill its gaps."""
        used = {gap: words for gap, words in gaps.items() if words}
        return [
            way.format_map(dict(zip(used, filled, strict=True)))
            for way in self.table(name)
            for filled in product(*used.values())
        ]

    def table(self, name: str) -> list[str]:
        return self.listener.text.COMPOSING[f"typed_{name}"].split("|")

    def goods(self) -> list[str]:
        clause = self.clause
        count = clause.get("count", 1)
        if clause.get("what") == "coin":
            return self.ways("debt" if clause.get("due") else "coins", n=[str(count)])
        if "what" not in clause:
            sort = next(name for name, place in UNSEEN_TERMS.items() if place == clause["place"])
            return self.ways(f"{sort}_unseen", n=[str(count)])
        names = self.cards(clause["what"])
        return [f"{count} {name}" for name in names] + (names if count == 1 else [])

    def cards(self, kind: str) -> list[str]:
        table, _, name = kind.partition(".")
        if kind in GEMS:
            return self.table(kind)
        if table == "mercenary":
            return self.ways("mercenary", colour=[self.listener.text.COLOURS[name]])
        return [self.listener.card(kind)]

    def refrain(self) -> list[str]:
        clause = self.clause
        words = {"whom": self.people(), "time": self.times(clause["by"])}
        if clause["verbs"] == ["poison"]:
            return self.ways("serve", whom=words["whom"])
        if "what" in clause:
            return self.ways("hold", deed=self.deeds(), **words)
        name = "peace" if clause["verbs"] == ["attack"] else "truce"
        if "place" in clause:
            return self.ways(f"{name}_land", land=self.land(), time=words["time"])
        return self.ways(name, **words)

    def deeds(self) -> list[str]:
        deed = self.clause["what"]
        if deed == "blackmail":
            return [said(self.listener, "blackmail")]
        return [self.listener.card(deed) if deed in HIRELINGS else self.listener.text.POWER[deed]]

    def land(self) -> list[str]:
        place = self.clause.get("place")
        return [] if place is None else [self.listener.territory(TERRITORIES[place])]

    def people(self) -> list[str]:
        seat = self.clause["to"]
        return [*self.table("me" if seat == self.listener.you else "you"), self.listener.names[seat]]

    def whose(self, seat: int) -> list[str]:
        own = {self.listener.you: "my", self.clause["by"]: "your", self.clause["to"]: "your"}
        return [*(self.table(own[seat]) if seat in own else []), self.listener.whose(seat)]

    def proposals(self) -> list[str]:
        return self.ways("proposal", whose=self.whose(self.clause["whom"]))

    def verdict(self) -> list[str]:
        return self.table(f"verdict_{FINDINGS[self.clause['place']]}")

    def times(self, seat: int) -> list[str]:
        """A promise without a time holds until the end of the next turn."""
        until = self.clause.get("until", TO_THE_END)
        if until == TO_THE_END:
            return self.table("whole_game")
        if until == self.view["turn"]["number"]:
            return self.table("this_turn")
        return [*self.ways("next_turn", whose=self.whose(seat)), ""]
