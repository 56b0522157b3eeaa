"""What a deal may consist of, for those who compose one: each kind of clause with its gaps, from one's own view."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from courtier.core.shapes import Slot, SlotChoice, Term
from courtier.core.words import Seen, capital
from courtier.games.duhr.cards import CARDS, HOUSES, SCANDAL, STATUSES, VILIFIED
from courtier.games.duhr.deals import MOST_TURNS
from courtier.games.duhr.text import WORDS
from courtier.games.duhr.text.names import Listener, card_name, house_name

MOST_COUNTED: Final = 6  # cards of a kind in one clause, as far as the composer offers them


def deal_terms(view: Any, by: int, to: int, lang: str, names: Sequence[str]) -> list[Term]:
    """D/A-71, D/A-75, D/A-79: what one player may promise or give another now, by public facts and one's own hand."""
    page = Page(view, by, to, Listener(WORDS, lang, names, view["you"], {}))
    villain = STATUSES[VILIFIED] in (view["more"]["status"][by], view["more"]["status"][to])
    terms = [] if villain or not page.size else [page.card(), page.unseen()]
    terms += [page.look("conspiracy"), page.look("agenda")]
    terms += [page.shown()] if page.size else []
    terms += [page.promise("spare", "refrain", "harm", page.houses(but=by)), page.hold_back()]
    terms += [
        page.promise("against", "do", "harm", page.houses(but=by)),
        page.promise("for", "do", "help", page.houses()),
    ]
    return [*terms, *([] if villain else [page.pay()]), page.free()]


class Page:
    """The terms that one player may offer, or ask of, another, in the words of one reader."""

    def __init__(self, view: Any, by: int, to: int, listener: Listener) -> None:
        self.view = view
        self.by = by
        self.to = to
        self.listener = listener
        self.held = held_by(view, by)
        self.size = hand_size(view, by)

    # Goods and looks

    def card(self) -> Term:
        return self.term("card", "goods", {"kind": "give"}, [self.cards("what"), self.count()])

    def unseen(self) -> Term:
        """D/A-86: what is given unseen its giver picks, when signing."""
        slot = self.cards("picks") if self.by == self.view["you"] else self.count()
        return self.term("unseen", "goods", {"kind": "give"}, [slot])

    def look(self, what: str) -> Term:
        return self.term(what, "looks", {"kind": "show", "what": what}, [])

    def shown(self) -> Term:
        slots = [self.cards("place"), self.count()]
        return self.term("cards", "looks", {"kind": "show", "what": "cards"}, slots)

    # Promises

    def promise(self, name: str, kind: str, verb: str, houses: Slot) -> Term:
        return self.term(name, "promises", {"kind": kind, "verbs": [verb]}, [houses, self.time()])

    def hold_back(self) -> Term:
        clause = {"kind": "refrain", "verbs": ["negate"], "whom": self.to}
        return self.term("hold_back", "promises", clause, [self.time()])

    def pay(self) -> Term:
        clause = {"kind": "do", "verbs": ["give"], "whom": self.to}
        kinds = [choice(kind, capital(self.listener.card(kind)), MOST_COUNTED) for kind in in_play(self.view)]
        slots = [self.slot("what", kinds), self.slot("count", numbers(MOST_COUNTED)), self.time()]
        return self.term("pay", "promises", clause, slots)

    def free(self) -> Term:
        return self.term("words", "words", {"kind": "words"}, [self.slot("text", [])])

    # Gaps

    def cards(self, field: str) -> Slot:
        """Of one's own hand what it holds, of another's what may be in it."""
        kinds = self.held if self.held is not None else dict.fromkeys(in_play(self.view), self.size)
        return self.slot(field, [choice(kind, capital(self.listener.card(kind)), most) for kind, most in kinds.items()])

    def count(self) -> Slot:
        return self.slot("count", numbers(min(self.size, MOST_COUNTED)))

    def houses(self, but: int | None = None) -> Slot:
        houses = self.view["more"]["houses"]
        seats = [seat for seat in range(len(houses)) if seat != but]
        return self.slot("whom", [choice(seat, self.house_words(seat, houses[seat])) for seat in seats])

    def house_words(self, seat: int, house: str) -> str:
        """A House by its name and its player."""
        return said(
            self.listener, "house", house=self.listener.house(house), whose=self.listener.house_of(seat, None, "it")
        )

    def time(self) -> Slot:
        key = "my_time" if self.by == self.view["you"] else "time"
        whose = self.listener.whose(self.by)
        times = [choice(n, said(self.listener, f"{key}_{n}", whose=whose)) for n in range(1, MOST_TURNS + 1)]
        return self.slot("turns", times)

    def slot(self, field: Any, choices: list[SlotChoice]) -> Slot:
        return {"field": field, "words": said(self.listener, field), "choices": choices}

    def term(self, name: str, group: Any, clause: dict[str, Any], slots: list[Slot]) -> Term:
        words = said(self.listener, f"{name}_term")
        clause = {**clause, "by": self.by, "to": self.to}
        return {"name": name, "group": group, "words": words, "clause": clause, "slots": slots}


def choice(value: str | int, words: str, most: int | None = None) -> SlotChoice:
    return {"value": value, "words": words} if most is None else {"value": value, "words": words, "most": most}


def numbers(most: int) -> list[SlotChoice]:
    return [choice(n, str(n)) for n in range(1, most + 1)]


def in_play(view: Any) -> list[str]:
    """D-SETUP-8: suspicions of Houses in play, scandals and events."""
    houses = view["more"]["houses"]
    return [kind for place, kind in enumerate(CARDS) if place >= SCANDAL or HOUSES[place] in houses]


def held_by(view: Any, seat: int) -> dict[str, int] | None:
    """The cards of the viewer's own usable hand, counted; of another's hand nothing."""
    cards = hand_zone(view, seat).get("cards")
    if seat != view["you"] or cards is None:
        return None
    kinds = [card["kind"] for card in cards]
    return {kind: kinds.count(kind) for kind in CARDS if kind in kinds}


def hand_size(view: Any, seat: int) -> int:
    zone = hand_zone(view, seat)
    return len(zone["cards"]) if "cards" in zone else int(zone["count"])


def hand_zone(view: Any, seat: int) -> Seen:
    zone: Seen = next(each for each in view["seats"][seat]["zones"] if each["kind"] == "hand")
    return zone


# Typed


def clause_phrases(view: Any, clause: Any, lang: str, names: Sequence[str]) -> list[str]:
    """How the viewer may type a clause: `2 Silgaro`, `do not negate me until the end of your next turn`."""
    listener = Listener(WORDS, lang, names, view["you"], {})
    kind, count = clause["kind"], clause.get("count", 1)
    if kind == "give":
        return (
            counted(typed_cards(listener, clause["what"]), count)
            if "what" in clause
            else typed(listener, "unseen", n=[str(count)])
        )
    if kind == "show":
        cards = counted(typed_cards(listener, clause["place"]), count) if clause["what"] == "cards" else []
        return typed(listener, clause["what"], cards=cards)
    verb = clause["verbs"][0]
    times = typed_times(listener, clause)
    if verb == "give":
        return typed(listener, "pay", cards=counted(typed_cards(listener, clause["what"]), count), time=times)
    if verb == "negate":
        return typed(listener, "hold_back", whom=typed_people(listener, clause["whom"]), time=times)
    name = "spare" if kind == "refrain" else {"harm": "against", "help": "for"}[verb]
    return typed(listener, name, house=typed_houses(listener, view, clause["whom"]), time=times)


def typed(listener: Listener, name: str, **gaps: list[str]) -> list[str]:
    """All ways to say it, with all ways to fill its gaps."""
    used = {gap: words for gap, words in gaps.items() if words}
    ways = ways_to_type(listener, name)
    return [way.format_map(dict(zip(used, filled, strict=True))) for way in ways for filled in product(*used.values())]


def typed_cards(listener: Listener, kind: str) -> list[str]:
    """`Silgaro suspicion` and `Silgaro`."""
    table, _, name = kind.partition(".")
    return [card_name(kind, listener.lang), *([house_name(name, listener.lang)] if table == "suspicion" else [])]


def counted(names: list[str], count: int) -> list[str]:
    return [f"{count} {name}" for name in names] + (names if count == 1 else [])


def typed_people(listener: Listener, seat: int) -> list[str]:
    return [*ways_to_type(listener, "me" if seat == listener.you else "you"), listener.names[seat]]


def typed_houses(listener: Listener, view: Any, seat: int) -> list[str]:
    name = listener.house(view["more"]["houses"][seat])
    own = ways_to_type(listener, "my_house" if seat == listener.you else "your_house")
    return [name, said(listener, "typed_house", house=name), listener.house_of(seat, None, "it"), *own]


def typed_times(listener: Listener, clause: Any) -> list[str]:
    """A promise without a time holds until the end of the promiser's next turn."""
    whose = ways_to_type(listener, "my" if clause["by"] == listener.you else "your")
    ways = ways_to_type(listener, f"time_{clause['turns']}")
    times = [way.format(whose=each) for way in ways for each in [*whose, listener.whose(clause["by"])]]
    return [*times, ""] if clause["turns"] == 1 else times


def ways_to_type(listener: Listener, name: str) -> list[str]:
    return listener.text.COMPOSING[f"typed_{name}"].split("|")


def said(listener: Listener, key: str, **words: str) -> str:
    return listener.text.COMPOSING[key].format_map(words)
