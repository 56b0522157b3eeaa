"""Offers of the menu of deals in words: one side of an offer, the questions of a draft, what each answer says."""

from typing import Any, Final

from courtier.core.deals.clause import UNSEEN
from courtier.core.deals.menu import OFFER, SIDE, picks_in
from courtier.core.words import Seen
from courtier.games.cutthroat import menu
from courtier.games.cutthroat.actions import DEAL_TERMS
from courtier.games.cutthroat.cards import HIRELINGS
from courtier.games.cutthroat.clauses import GOODS, LOOKS, PROMISED_DEEDS
from courtier.games.cutthroat.menu import (
    COINS_TERM,
    DEBT_TERM,
    GOODS_OF,
    HOLD_TERM,
    NEXT_TURN,
    PASSAGE_TERM,
    PASSAGE_TIMES,
    PEACE_TERM,
    PEACE_TIMES,
    PEACE_WAYS,
    SHOW_TERM,
    SHOW_WAYS,
    TIMES,
    USE_TERM,
    VOTE_TERM,
    place_of_side,
)
from courtier.games.cutthroat.text.names import NOWHERE, Listener, territory_at

NOUN_OF: Final = {
    menu.GEMS_TERM: "gem",
    menu.MERCENARY_TERM: "mercenary",
    menu.HIRELING_TERM: "hireling",
    menu.FEAST_TERM: "dish",
}
DRAFTING: Final = ("deal_give", "deal_give_detail", "deal_want", "deal_want_detail", "confirm_offer", "pick_goods")


# One side of an offer


def side_words(listener: Listener, side: int, territory: str) -> str:
    """What one of the two gives: `3 coins`, `passage through Marrow until the end of this turn`."""
    term, detail = divmod(side, SIDE)
    if term == COINS_TERM:
        return listener.many(detail + 1, "coin")
    if term == DEBT_TERM:
        return listener.say("side_debt", count=listener.many(detail + 1, "coin"))
    if term in GOODS_OF:
        return goods_words(listener, term, detail)
    if term == VOTE_TERM:
        return listener.say("side_vote", proposal=listener.proposal(detail, None, "acc"))
    if term == SHOW_TERM:
        key = "side_show_all" if detail % SHOW_WAYS else "side_show"
        return listener.say(key, what=listener.say(f"look_{LOOKS[detail // SHOW_WAYS]}"))
    if term in (PASSAGE_TERM, PEACE_TERM, HOLD_TERM, USE_TERM):
        return timed_words(listener, term, detail, listener.territory(territory))
    return listener.say(f"side_{DEAL_TERMS[term]}")


def goods_words(listener: Listener, term: int, detail: int) -> str:
    good, count = GOODS_OF[term][detail]
    if good == UNSEEN:
        return listener.say("side_unseen", count=listener.many(count, NOUN_OF[term]))
    return listener.cards([GOODS[good]] * count)


def timed_words(listener: Listener, term: int, detail: int, territory: str) -> str:
    """PASSAGE, PEACE, HOLD, USE."""
    if term == USE_TERM:
        return listener.say("side_life", territory=territory) if detail else listener.say("side_opulence")
    if term == PASSAGE_TERM:
        time = "receiver" if detail % PASSAGE_TIMES == NEXT_TURN else TIMES[detail % PASSAGE_TIMES]
        return listener.say("side_passage", territory=territory, time=listener.say(f"time_{time}"))
    if term == HOLD_TERM:
        return listener.say("side_hold", what=held_words(listener, detail), time=listener.say("time_next_turn"))
    if detail >= PEACE_WAYS:
        return listener.say("side_peace_one", territory=territory, time=listener.say("time_next_turn"))
    key = "side_peace_effects" if detail // PEACE_TIMES else "side_peace"
    return listener.say(key, time=listener.say(f"time_{TIMES[detail % PEACE_TIMES]}"))


def held_words(listener: Listener, deed: int) -> str:
    """A hireling, a power, or blackmail."""
    name = PROMISED_DEEDS[deed]
    if name in HIRELINGS:
        return listener.title(name)
    return listener.say("side_blackmail") if name == "blackmail" else listener.power(name)


def seen_side(listener: Listener, view: Seen, side: int) -> str:
    """One side of an offer, to somebody who sees the ring."""
    place = place_of_side(side)
    return side_words(listener, side, NOWHERE if place < 0 else territory_at(view, place))


# Questions


def offer_question_words(listener: Listener, view: Seen, question: str) -> dict[str, Any]:
    """What the questions about an offer name."""
    if question == "answer_deal":
        by, _, given, wanted = view["more"]["offer"]
        return sides(listener, view, by, given, wanted)
    _, _, partner, chosen, *rest = view["more"]["chain"]
    words = sides(listener, view, partner, chosen // OFFER, chosen % OFFER)
    if question == "pick_goods" and has_picked(view):
        words["picked"] = listener.cards([GOODS[good] for good in picks_in(rest[1])])
    return words


def sides(listener: Listener, view: Seen, whose: int, given: int, wanted: int) -> dict[str, Any]:
    return {
        "who": listener.names[whose],
        "given": seen_side(listener, view, given),
        "wanted": seen_side(listener, view, wanted),
    }


def has_picked(view: Seen) -> bool:
    """Has the player picked something already?"""
    return bool(view["more"]["chain"][5])


# Answers


def term_words(listener: Listener, named: int) -> str:
    return listener.say(f"term_{DEAL_TERMS[named]}")


def detail_words(listener: Listener, view: Seen, named: int) -> str:
    """The side with this detail."""
    name, _, _, chosen, *_ = view["more"]["chain"]
    side = chosen // OFFER if name == "deal_give_detail" else chosen % OFFER
    return seen_side(listener, view, side + named)


# The story


def offered_words(listener: Listener, seen: Seen) -> dict[str, str]:
    """Both sides of an offer, with the territories that they are about."""
    lands = seen["lands"]
    return {
        "given": side_words(listener, seen["given"], lands[0]),
        "wanted": side_words(listener, seen["wanted"], lands[-1]),
    }
