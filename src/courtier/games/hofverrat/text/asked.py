"""The two questions in words, and each of their answers with what follows from it."""

from collections.abc import Callable
from typing import NamedTuple

from courtier.core.journal import zones
from courtier.core.view import zone_of
from courtier.core.words import Seen, answer, row_of, sentence
from courtier.games.hofverrat.cards import ASSASSIN, GUARD, HAND, ROLES, SPY
from courtier.games.hofverrat.text.names import Listener, own_turn, standing

SIDES = ("table:above", "table:below")
BY_ROLE = {ROLES[SPY]: "spy_lies", ROLES[ASSASSIN]: "no_victim", ROLES[GUARD]: "guard_stays"}


class Asking(NamedTuple):
    """How a question is put, and how its answers are worded."""

    ask: Callable[[Listener, Seen], str]
    answers: Callable[[Listener, Seen], list[Seen]]


# The questions


def ask_lay(listener: Listener, view: Seen) -> str:
    """The fewer areas are left, the more the question can say."""
    left = view["more"]["open"]
    if len(left) == 1:
        return ask_last(listener, view, left[0])
    if len(left) == HAND:
        return listener.say("which_where")
    return listener.say(f"which_{left[0]}_{left[1]}")


def ask_last(listener: Listener, view: Seen, area: str) -> str:
    card, spot = view["choices"][0]["parts"]
    the = listener.the(card_at(view, card)["kind"])
    if len(view["choices"]) == 1:
        return listener.say("ask_last", the=the, into=listener.place("into", spot, view["you"]))
    return listener.say(f"ask_{area}", the=the)


def ask_victim(listener: Listener, view: Seen) -> str:
    return listener.say("ask_victim", assassin=listener.card(striking(view)))


# The answers


def lay_choices(listener: Listener, view: Seen) -> list[Seen]:
    """Every card with every place: each is named once, and what follows in any district is said once."""
    commit = listener.say("commit_lay")
    cards: dict[str, Laying] = {}
    places: dict[str, str] = {}
    answers = []
    for choice in view["choices"]:
        card, spot = choice["parts"]
        if card not in cards:
            cards[card] = Laying(listener, str(card_at(view, card)["kind"]))
        if spot not in places:
            places[spot] = listener.place("into", spot, view["you"])
        laying, into = cards[card], places[spot]
        label = laying.words.format_map({"the": laying.the, "into": into})
        follows = laying.follows(listener, view, spot)
        answers.append(answer(choice["code"], label=label, commit=commit, follows=follows, parts=[laying.name, into]))
    return answers


class Laying:
    """A card of the hand that could be laid, in words that are the same for all places."""

    def __init__(self, listener: Listener, kind: str) -> None:
        self.kind = kind
        self.name = listener.card(kind)
        self.the = listener.text.the(self.name)
        self.words = listener.text.PHRASES["lay_spy" if is_spy(kind) else "lay"]
        self.strikes = kind.endswith(ROLES[ASSASSIN])
        self.after: dict[str, str] = {}  # by place; an assassin's victims differ by district, all else is the same

    def follows(self, listener: Listener, view: Seen, spot: str) -> str:
        where = spot if self.strikes or spot in SIDES else "district"
        if where not in self.after:
            self.after[where] = sentence(after_laying(listener, view, self.kind, spot))
        return self.after[where]


def victim_choices(listener: Listener, view: Seen) -> list[Seen]:
    return [victim_words(listener, view, choice) for choice in view["choices"]]


def victim_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    part = choice["parts"][0]
    if part == "do:spare":
        return spare_words(listener, view, choice["code"])
    card, spot = card_at(view, part), part.rpartition(":")[0]
    kind = card["kind"]
    return answer(
        choice["code"],
        label=listener.say("remove", victim=victim(listener, view, listener.the(kind), card, spot)),
        commit=listener.say("commit_remove"),
        follows=sentence(after_removing(listener, view, kind, spot)),
        parts=[victim(listener, view, listener.card(kind), card, spot)],
    )


def spare_words(listener: Listener, view: Seen, code: int) -> Seen:
    return answer(
        code,
        label=listener.say("spare", at=listener.place("at", view["more"]["strike"], view["you"])),
        commit=listener.say("commit_spare"),
        follows=sentence([listener.say("strikes_no_more"), *after_turn(listener, view, 0)]),
        parts=[listener.say("spare_part")],
    )


def victim(listener: Listener, view: Seen, name: str, card: Seen, spot: str) -> str:
    """A card that can be removed: at the table with its side, a spy with who laid it and when."""
    key = "spy_victim" if is_spy(card["kind"]) else "victim"
    return listener.say(
        f"{key}_at" if spot in SIDES else key,
        card=name,
        at=listener.place("at", spot, view["you"]),
        by=listener.by(card["more"]["by"]),
        turn=own_turn(card["more"]["turn"], len(view["seats"])),
    )


# What follows from an answer, as clauses of one sentence


def after_laying(listener: Listener, view: Seen, kind: str, spot: str) -> list[str]:
    family, _, role = kind.partition(".")
    weight = row_of(listener.rows, "role", role)["weight"]
    victims = victims_at(view, spot) if role == ROLES[ASSASSIN] else []
    if victims:
        return [may_remove(listener, victims)]
    clauses = role_clauses(listener, role, weight)
    if spot in SIDES and not is_spy(kind):
        clauses.append(family_stands(listener, view, family, spot, weight))
    return clauses + after_turn(listener, view, 1)


def role_clauses(listener: Listener, role: str, weight: int) -> list[str]:
    clauses = [listener.say(BY_ROLE[role])] if role in BY_ROLE else []
    if weight != 1:
        clauses.append(listener.say("counts_double" if weight == 2 else "counts_times", weight=weight))
    return clauses


def may_remove(listener: Listener, victims: list[str]) -> str:
    if len(victims) == 1:
        return listener.say("may_remove_the", the=listener.the(victims[0]))
    return listener.say("may_remove", victims=len(victims))


def after_removing(listener: Listener, view: Seen, kind: str, spot: str) -> list[str]:
    clauses = [listener.say("leaves_unseen" if is_spy(kind) else "leaves")]
    if spot in SIDES and not is_spy(kind):
        family, _, role = kind.partition(".")
        weight = row_of(listener.rows, "role", role)["weight"]
        clauses.append(family_stands(listener, view, family, spot, -weight))
    return clauses + after_turn(listener, view, 0)


def family_stands(listener: Listener, view: Seen, family: str, spot: str, more: int) -> str:
    """H/A-17: how the family will stand by the cards that all can see."""
    weights = list(view["more"]["standing"][family])
    weights[SIDES.index(spot)] += more
    above, below = weights
    word = listener.text.STANDING[standing(above, below, view["more"]["options"])]
    families = listener.text.FAMILIES[family]
    return listener.say("family_stands", families=families, above=above, below=below, standing=word)


def after_turn(listener: Listener, view: Seen, left: int) -> list[str]:
    """H-TURN-9, H-TURN-10: what comes after the turn, if the answer ends it with `left` areas open."""
    if len(view["more"]["open"]) != left:
        return []
    pile = zone_of(view, "pile")["count"]
    if pile:
        return [listener.say("then_draw", cards=listener.many(min(pile, HAND), "card"))]
    others = [zone["count"] for zone in zones(view) if zone["id"].startswith("hand@")]
    return [listener.say("then_rest" if any(others) else "then_over")]


# What the view shows


def card_at(view: Seen, part: str) -> Seen:
    zone, _, index = part.rpartition(":")
    card: Seen = zone_of(view, zone)["cards"][int(index)]
    return card


def is_spy(kind: str) -> bool:
    return kind.rpartition(".")[2] == ROLES[SPY]


def cards_around(view: Seen, spot: str) -> list[Seen]:
    """All cards of the area that a spot is in: both sides of the table, or one district."""
    spots = SIDES if spot.startswith("table") else (spot,)
    return [card for each in spots for card in zone_of(view, each)["cards"]]


def victims_at(view: Seen, spot: str) -> list[str]:
    """H-DEC-5: whom an assassin laid there could remove."""
    kinds = [str(card["kind"]) for card in cards_around(view, spot)]
    return [kind for kind in kinds if not kind.endswith(ROLES[GUARD])]


def striking(view: Seen) -> str:
    """The assassin that has just been laid: the latest of its area (H-DEC-7)."""
    cards = cards_around(view, view["more"]["strike"])
    latest = max(
        (card for card in cards if card["kind"].endswith(ROLES[ASSASSIN])),
        key=lambda card: int(card["more"]["turn"]),
    )
    return str(latest["kind"])
