"""Who is asked in a window, and what may be answered there (ledger, appendix C and R-83), for the oracle."""

from typing import Any

from tests.games.intrigue.box import CARDS, Dump, clockwise, codes, living, traders

UNANSWERED = -1
SEAL = {"setup_draw", "ready", "offer", "claim", "decide", "object", "put_down", "announce", "vote", "draw_source"}


def check_circle(dump: Dump) -> None:
    """Everybody in the public circle is asked, in the order of hearing, and nobody else."""
    top = dump["pending"][-1] if dump["pending"] else [""]
    if top[0] in SEAL:
        circle = circle_of(dump, top[0])
        assert top[1] == circle, f"{top[0]} is asked of {top[1]}, but concerns {circle}"


def circle_of(dump: Dump, question: str) -> list[int]:
    start, among = dump["start"], living(dump)
    if question in {"offer", "claim", "decide"}:
        return traders(dump)
    if question == "object":
        by = traders(dump)
        return clockwise(dump, (by[0] + 1) % dump["seats"], [seat for seat in among if seat not in by])
    if question == "put_down":
        among = [seat for seat in among if dump["hands"][seat]]
        if dump["options"]["trade_to_announce"]:
            among = [seat for seat in among if dump["swapped"] >> seat & 1]
    elif question == "announce":
        among = [seat for seat in among if dump["table"][seat] is not None]
    elif question == "vote":
        hooked = [hook & 7 for hook in dump["hooks"]]
        among = [seat for seat in among if not dump["threatened"] >> seat & 1 and seat not in hooked]
    elif question == "draw_source":
        among = [seat for seat in among if sources(dump, seat)]
        if dump["options"]["refill"]:
            among = [seat for seat in among if len(dump["hands"][seat]) < 5]
    return clockwise(dump, start, among)


def sources(dump: Dump, seat: int) -> list[str]:
    common = ["draw pile"] if dump["draw"] or dump["discard"] else []
    return common + (["own pile"] if dump["piles"][seat] else [])


def answers_to(dump: Dump, question: str, seat: int, words: bool = False) -> list[Any]:
    """What the seat may answer, as codes or in words."""
    answers = ANSWERS[question](dump, seat)
    return answers if words else [codes()[each] for each in answers]


def cards(names: list[str]) -> list[str]:
    return [f"the card {name}" for name in sorted(set(names))]


def to_draw(dump: Dump, seat: int) -> list[str]:
    return sources(dump, seat)


def to_ready(_dump: Dump, _seat: int) -> list[str]:
    return ["ready"]


def to_offer(dump: Dump, seat: int) -> list[str]:
    return cards([name for name in dump["hands"][seat] if not CARDS[name].foreign_pact(seat)]) or ["nothing"]


def to_claim(_dump: Dump, _seat: int) -> list[str]:
    types = ("asset", "influence", "testimony", "pact", "favour", "hook", "threat", "secret")
    return [f"claim to offer: {each}" for each in types]


def to_decide(dump: Dump, seat: int) -> list[str]:
    """I-PACT-4, I-TRADE-17, I-INF-1..8, the variant `favour_binding`."""
    place = traders(dump).index(seat)
    offers = dump["trade"]["offers"]
    if None in offers:
        return ["deny"]
    own, other = CARDS[offers[place]], CARDS[offers[1 - place]]
    if own.pact != other.pact:
        return ["deny"]
    if dump["trade"]["favour"] and dump["options"]["favour_binding"]:
        return ["agree"]
    return ["agree"] if other.type == "influence" else ["deny", "agree"]


def to_object(dump: Dump, seat: int) -> list[str]:
    pacts = [CARDS[name].colour for name in dump["hands"][seat] if CARDS[name].pact]
    return ["pass"] if set(pacts) & set(traders(dump)) else ["pass", "object"]


def to_put_down(dump: Dump, seat: int) -> list[str]:
    names = cards([name for name in dump["hands"][seat] if not CARDS[name].pact])
    return names + (["nothing"] if dump["options"]["voluntary_put_down"] or not names else [])


def to_announce(dump: Dump, seat: int) -> list[str]:
    card = CARDS[dump["table"][seat]]
    if card.type == "testimony":
        return ["keep down", "announce"]
    social = card.colour is not None and card.colour != seat and card.colour in living(dump)
    bound = any(CARDS[name].pact and CARDS[name].colour == card.colour for name in dump["hands"][seat])
    return ["keep down", "announce"] if social and not bound else ["keep down"]


def to_vote(dump: Dump, _seat: int) -> list[str]:
    names = [f"seat {each}" for each in living(dump)]
    return names + (["abstain"] if dump["options"]["allow_abstain"] else [])


def to_hook_choice(dump: Dump, seat: int) -> list[str]:
    votes = [dump["votes"][hook >> 3] for hook in dump["hooks"] if hook & 7 == seat]
    return ["abstain" if vote == 6 else f"seat {vote}" for vote in dict.fromkeys(votes)]


def to_pile_cards(dump: Dump, seat: int) -> list[str]:
    return cards(dump["piles"][seat])


ANSWERS = {
    "setup_draw": to_draw,
    "draw_source": to_draw,
    "ready": to_ready,
    "offer": to_offer,
    "claim": to_claim,
    "decide": to_decide,
    "object": to_object,
    "put_down": to_put_down,
    "announce": to_announce,
    "vote": to_vote,
    "hook_choice": to_hook_choice,
    "pile_cards": to_pile_cards,
}
