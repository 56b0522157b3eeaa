"""What seats see of the toy, what they may conclude from it, and its words."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.laws.toy import (
    ACCUSE,
    AYE,
    COPIES,
    FATES,
    KINDS,
    LOSE,
    NAME,
    NAY,
    NONE,
    PASS,
    REST,
    STAKE,
    VETO,
    Salon,
    load,
)

from courtier.core.game import Game
from courtier.core.pending import UNANSWERED, Decision, Pending
from courtier.core.rng import Rng
from courtier.core.shapes import SeenCard, Source, View, Zone
from courtier.core.view import at_seat, card, envelope, hidden_zone, zone

DEEDS = {REST: "do:rest", ACCUSE: "do:accuse", PASS: "do:pass", NAY: "do:nay", AYE: "do:aye"}


def view(game: Any, you: int | None, gallery: View | None = None) -> View:
    salon: Salon = game
    seats = [at_seat(seat, seat_zones(salon, seat, you)) for seat in range(salon.seats)]
    common = [hidden_zone("pile", "pile", len(salon.pile)), zone("discard", "discard", shown(salon.discard))]
    seen = envelope("toy", salon, you, seats, common)
    seen["more"] = {
        "fallen": salon.fallen.copy(),
        "need": salon.need,
        "stack": [in_sight(pending, you).dump() for pending in salon.pending],
        "answer": NONE if you is None else salon.answers[you],
    }
    if you is not None:
        legal = salon.legal(you)
        seen["choices"] = [{"code": code, "parts": [part(salon, you, code)]} for code in legal]
    if salon.over():
        scores = salon.scores()
        sources: list[list[Source]] = [[{"source": "cards", "points": each}] for each in scores]
        seen["result"] = {"scores": scores, "winners": salon.winners(), "sources": sources}
    return seen


def seat_zones(salon: Salon, seat: int, you: int | None) -> list[Zone]:
    hand = salon.hands[seat]
    stake = [] if salon.stakes[seat] == NONE else [salon.stakes[seat]]
    if seat == you:
        return [zone("hand", "hand", shown(hand)), zone("stake", "stake", shown(stake))]
    return [
        hidden_zone(f"hand@{seat}", "hand", len(hand)),
        hidden_zone(f"stake@{seat}", "stake", len(stake)),
    ]


def shown(cards: list[int]) -> list[SeenCard]:
    return [card(KINDS[each]) for each in cards]


def in_sight(pending: Pending, you: int | None) -> Pending:
    """Of another's unfinished chain only its root."""
    if isinstance(pending, Decision) and pending.seat != you:
        return pending.root()
    return pending


def part(salon: Salon, you: int, code: int) -> str:
    if code in DEEDS:
        return DEEDS[code]
    if NAME <= code < STAKE:
        return f"seat:{code - NAME}"
    start = next(each for each in (LOSE, VETO, STAKE) if code >= each)
    return f"hand:{salon.hands[you].index(code - start)}"


class Belief:
    """All cards not in sight are equally likely anywhere; nothing has to be remembered."""

    def __init__(self, view: Any, lines: Sequence[dict[str, Any]]) -> None:
        self.view = view
        self.unseen = [kind for kind in KINDS for _ in range(COPIES)]
        for each in all_zones(view):
            for seen in each.get("cards", []):
                self.unseen.remove(seen["kind"])

    def guess(self, rng: Rng) -> Game:
        view = self.view
        you = view["you"]
        order = list(range(len(self.unseen)))
        rng.shuffle(order)
        cards = [self.unseen[each] for each in order]
        hands = [take(seat["zones"][0], cards) for seat in view["seats"]]
        stakes = [take(seat["zones"][1], cards) for seat in view["seats"]]
        answers = [UNANSWERED] * len(hands)
        if you is not None:
            answers[you] = view["more"]["answer"]
        return load(
            {
                "seats": len(hands),
                "rng": rng.clone().dump(),
                "pending": view["more"]["stack"],
                "numbers": [0] * len(hands),
                "answers": answers,
                "turn": view["turn"]["number"],
                "ended": view["result"] is not None,
                "hands": hands,
                "stakes": [stake[0] if stake else None for stake in stakes],
                "fallen": view["more"]["fallen"],
                "pile": cards,
                "discard": [each["kind"] for each in view["common"][1]["cards"]],
                "fates": FATES,
                "need": view["more"]["need"],
            }
        )


def all_zones(view: Any) -> list[dict[str, Any]]:
    return [*view["common"], *[zone for seat in view["seats"] for zone in seat["zones"]]]


def take(zone: dict[str, Any], cards: list[str]) -> list[str]:
    """The cards of a zone: as seen, or drawn from the unseen."""
    if "cards" in zone:
        return [each["kind"] for each in zone["cards"]]
    return [cards.pop() for _ in range(zone["count"])]


QUESTIONS = {
    "en": {
        "act": "Rest or accuse?",
        "name": "Whom do you accuse?",
        "stake": "Which card do you stake?",
        "object": "Do you veto?",
        "ballot": "Aye or nay?",
        "lose": "Which card do you give up?",
    },
    "de": {
        "act": "Ausruhen oder anklagen?",
        "name": "Wen klagst du an?",
        "stake": "Welche Karte setzt du?",
        "object": "Legst du ein Veto ein?",
        "ballot": "Ja oder nein?",
        "lose": "Welche Karte gibst du auf?",
    },
}
EVENTS = {
    "en": {"turn_began": "begins a turn", "dealt": "is dealt cards", "drew": "draws", "staked": "stakes"},
    "de": {"turn_began": "ist am Zug", "dealt": "bekommt Karten", "drew": "zieht", "staked": "setzt"},
}
EVENTS["en"] |= {"vetoed": "vetoes", "revealed": "reveals", "voted": "all voted", "lost": "loses"}
EVENTS["de"] |= {"vetoed": "legt Veto ein", "revealed": "deckt auf", "voted": "alle wählten"}
EVENTS["en"] |= {"fell": "falls", "won": "wins"}
EVENTS["de"] |= {"lost": "verliert", "fell": "fällt", "won": "gewinnt"}
YES = {"en": "Choose", "de": "Wählen"}


def prompt(view: Any, lang: str, names: Sequence[str]) -> dict[str, Any]:
    mine = [each["question"] for each in view["asked"] if each["seat"] == view["you"]]
    question = QUESTIONS[lang][mine[0]] if mine else ""
    choices = [
        {"code": each["code"], "label": each["parts"][-1], "commit": YES[lang], "follows": "", "parts": each["parts"]}
        for each in view["choices"]
    ]
    return {
        "eyebrow": str(view["turn"]["number"]),
        "question": question,
        "note": "",
        "choices": choices,
        "waiting": None,
    }


def tell(glimpse: dict[str, Any], lang: str, names: Sequence[str], options: Mapping[str, Any]) -> str:
    who = names[glimpse["seat"]] if "seat" in glimpse else "-"
    return f"{who} {EVENTS[lang][glimpse['event']]}."


def explain(question: str, lang: str) -> str:
    return QUESTIONS[lang][question]
