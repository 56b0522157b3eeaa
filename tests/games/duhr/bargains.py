"""The oracle's part about deals, written from the ledger (D-DEAL, A-70..79, A-85, A-86 and section 5).

An offer of the menu is one number: both sides, each a term and a detail. Who dealt with whom is public; offers and
promises are the partners'; what a verdict rests on (could it have been otherwise?) is nobody's before the end.
"""

import random
from collections import Counter
from typing import Any

from courtier.laws.cases import Seat
from courtier.laws.oracle import Dump, Facts

SIDE, OFFER, HIDDEN = 32, 512, 31
CARD, HOLD_BACK = 1, 7  # terms
KINDS = ["balistrad", "deluras", "kardosa", "lycosia", "silgaro", "usari"]
STAGES = {"deal_give", "deal_give_detail", "deal_want", "deal_want_detail"}
NOW = {"give", "show", "words"}
VERDICTS = ["open", "kept", "moot", "excused", "broken", "against", "over"]


def card_of(detail: int) -> str:
    events = ["betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue"]
    return f"suspicion.{KINDS[detail]}" if detail < 6 else "scandal" if detail == 6 else f"event.{events[detail - 7]}"


def detail_of(card: str) -> int:
    return next(detail for detail in range(13) if card_of(detail) == card)


# What an offer shows


def masked(offer: int) -> int:
    """A gift's card is its giver's secret; what is offered for something is shown."""
    given, wanted = divmod(offer, OFFER)
    return (CARD * SIDE + HIDDEN) * OFFER if given // SIDE == CARD and wanted == 0 else offer


def rooted_deal(row: list[Any]) -> list[Any]:
    """What all see of the menu: who may offer, who is asked by whom, whether it is a counter-offer."""
    name, seat, *numbers = row
    if name in STAGES:
        partner, _, answered = numbers
        return ["answer_deal", seat, partner, 0, 0] if answered else ["offer_deal", seat]
    return ["answer_deal", seat, *numbers[:2], 0] if name == "answer_deal" else row


def seen_row(row: list[Any], seat: Seat) -> list[Any]:
    """The same, with what the two know besides."""
    name, asked = row[0], row[1]
    if name in STAGES and asked == seat:
        return [*row[:-1], masked(row[-1])]
    offer, proposer = open_offer(row)
    if offer and seat in (asked, proposer):
        return [*rooted_deal(row)[:-1], masked(offer) if seat == asked else offer]
    return rooted_deal(row)


def open_offer(row: list[Any]) -> tuple[int, int]:
    """The offer that waits for an answer, and whose it is; 0 if none does."""
    if row[0] == "answer_deal":
        return row[4], row[2]
    return (row[4], row[2]) if row[0] in STAGES else (0, -1)


def with_offer(row: list[Any], offer: int) -> list[Any]:
    return [*row[:4], offer]


# What is known of sealed deals


def known_deals(dump: Dump, seat: Seat) -> list[Facts]:
    book = dump.get("deals")
    if book is None:
        return []
    known = []
    for deal in book["sealed"]:
        promises = [
            [place, clause, told_verdict(clause, standing, dump["ended"]), standing[4]]
            for place, (clause, standing) in enumerate(zip(deal["clauses"], deal["standings"], strict=True))
            if clause["kind"] not in NOW and (dump["ended"] or seat in (clause["by"], clause["to"]))
        ]
        known.append({"parties": deal["parties"], "turn": deal["turn"], "promises": promises})
    return known


def told_verdict(clause: Facts, standing: list[Any], ended: bool) -> str:
    """Kept, if a DO was done; against, if a REFRAIN was not kept; over, if its time is: the rest at the end."""
    verdict, _, _, against, _ = standing
    if ended or verdict == "open" or (verdict == "kept" and clause["kind"] == "do"):
        return str(verdict)
    return "against" if against else "over"


def has_offered(dump: Dump) -> bool:
    book = dump.get("deals")
    return book is not None and book["offers"][dump["active"]] == dump["turn"]


# Other worlds


def offer_holds(world: Dump, seat: Seat) -> bool:
    """A card that the viewer knows to be offered must be in the proposer's hand."""
    row = world["pending"][-1] if world["pending"] and not world["ended"] else [""]
    offer, proposer = open_offer(row) if len(row) > 1 else (0, -1)
    given, wanted = divmod(offer, OFFER)
    if given // SIDE != CARD or wanted == 0 or seat != row[1]:
        return True
    return card_of(given % SIDE) in world["hands"][proposer]


def other_offer(world: Dump, seat: Seat, luck: random.Random) -> None:
    """What the viewer does not know of the open offer is another, which the proposer can keep."""
    row = world["pending"][-1]
    offer, proposer = open_offer(row)
    if not offer or seat == proposer:
        return
    hand = world["hands"][proposer]
    given, wanted = divmod(offer, OFFER)
    if given // SIDE == CARD and wanted == 0 and seat == row[1]:
        world["pending"][-1] = with_offer(row, (CARD * SIDE + detail_of(luck.choice(hand))) * OFFER)
    elif seat != row[1]:
        offers = [HOLD_BACK * SIDE * OFFER + luck.randrange(3) * OFFER]
        if hand and given // SIDE == CARD:
            offers.append((CARD * SIDE + detail_of(luck.choice(hand))) * OFFER + HOLD_BACK * SIDE)
        world["pending"][-1] = with_offer(row, luck.choice(offers))


def other_standings(world: Dump, seat: Seat, luck: random.Random) -> None:
    """Whether a promise could have been broken or kept is hidden; a stranger does not even know what it is about."""
    book = world.get("deals")
    if book is None or world["ended"]:
        return
    for deal in book["sealed"]:
        for clause, standing in zip(deal["clauses"], deal["standings"], strict=True):
            if clause["kind"] in NOW:
                continue
            other_standing(clause, standing, luck)
            if seat not in (clause["by"], clause["to"]) and clause.get("verbs") in (["harm"], ["help"]):
                clause["whom"] = luck.randrange(world["seats"])


def other_standing(clause: Facts, standing: list[Any], luck: random.Random) -> None:
    verdict, _, _, against, _ = standing
    standing[1] = luck.random() < 0.5
    if verdict != "open" and not (verdict == "kept" and clause["kind"] == "do"):
        choices = ["broken", "excused"] if against or clause["kind"] == "do" else ["kept", "moot"]
        standing[0] = luck.choice(choices)


# What is told


def told_rightly(before: Dump | None, after: Dump, told: list[Facts]) -> None:
    """Every deal and promise is told when it is sealed, every verdict when it falls, and at the end all of them."""
    if "deals" not in after:
        assert not [facts for facts in told if "deal" in facts["event"] or "promise" in facts["event"]]
        return
    sealed = after["deals"]["sealed"]
    known = len(before["deals"]["sealed"]) if before else 0
    news = [(facts["deal"], facts["parties"]) for facts in told if facts["event"] == "deal_sealed"]
    assert news == [(number, deal["parties"]) for number, deal in enumerate(sealed[known:], known + 1)]
    promised = [(facts["deal"], facts["terms"][0]) for facts in told if facts["event"] == "promised"]
    assert promised == [
        (number, place)
        for number, deal in enumerate(sealed[known:], known + 1)
        for place, clause in enumerate(deal["clauses"])
        if clause["kind"] not in NOW
    ]
    judged_rightly(before, after, told)


def judged_rightly(before: Dump | None, after: Dump, told: list[Facts]) -> None:
    ended = after["ended"]
    verdicts = standings_of(after)
    earlier = standings_of(before) if before else {}
    judged = Counter((facts["deal"], facts["terms"][0]) for facts in told if facts["event"] == "promise_judged")
    fallen = [at for at, standing in verdicts.items() if standing[1][0] != "open"]
    fresh = [at for at in fallen if at not in earlier or earlier[at][1][0] == "open"]
    assert all(count == 1 and at in fresh for at, count in judged.items()), "a verdict is told twice, or too early"
    assert ended or sorted(judged) == sorted(fresh), "a verdict is not told"
    for facts in told:
        if facts["event"] in ("promise_judged", "promise_told"):
            clause, standing = verdicts[facts["deal"], facts["terms"][0]]
            assert (facts["seat"], facts["to"]) == (clause["by"], clause["to"])
            assert facts["verdict"] == told_verdict(clause, standing, facts["event"] == "promise_told")
    final = [(facts["deal"], facts["terms"][0]) for facts in told if facts["event"] == "promise_told"]
    assert final == (list(verdicts) if ended else []), "at the end every promise is told"


def shown_by_deals(before: Dump | None, after: Dump) -> Counter[str]:
    """The looks that the deals of a step granted, as they are told."""
    known = len(before["deals"]["sealed"]) if before and "deals" in before else 0
    deals = after["deals"]["sealed"][known:] if "deals" in after else []
    clauses = [clause for deal in deals for clause in deal["clauses"] if clause["kind"] == "show"]
    return Counter(f"looked_at_{clause['what']}" for clause in clauses)


def standings_of(dump: Dump) -> dict[tuple[int, int], tuple[Facts, list[Any]]]:
    return {
        (number, place): (clause, deal["standings"][place])
        for number, deal in enumerate(dump["deals"]["sealed"], 1)
        for place, clause in enumerate(deal["clauses"])
        if clause["kind"] not in NOW
    }
