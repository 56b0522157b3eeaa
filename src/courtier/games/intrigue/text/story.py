"""What happened, told in one sentence for each kind of event. What a listener may not see is "unknown" here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtier.core.event import UNKNOWN
from courtier.core.words import Seen, alone, nobody
from courtier.games.intrigue.actions import SOURCES
from courtier.games.intrigue.text import WORDS
from courtier.games.intrigue.text.names import Listener, back_name, card_row, type_name


def tell(glimpse: Seen, lang: str, names: Sequence[str], options: Mapping[str, Any]) -> str:
    """One sentence of the story, from what the glimpse shows."""
    listener = Listener(WORDS, lang, names, glimpse["you"], options)
    return TELLERS[glimpse["event"]](listener, glimpse)


def together(listener: Listener, seen: Seen) -> str:
    """What two do and the name of the event says."""
    return listener.both(seen["event"], seen["seat"], seen["partner"])


# The deal, and drawing


def started(listener: Listener, seen: Seen) -> str:
    return listener.told(
        "started",
        seen["start"],
        standing=listener.many(seen["standing"], "standing"),
        pile=listener.many(seen["pile"], "card"),
        draw=seen["draw"],
    )


def named(listener: Listener, seen: Seen) -> str:
    return listener.told("named", seen["seat"], chosen=pile(listener, seen, "chosen"))


def drew(listener: Listener, seen: Seen) -> str:
    return listener.told("drew", seen["seat"], out_of=pile(listener, seen, "from"), card=one_card(listener, seen))


def all_drawn(listener: Listener, drawn: Sequence[Seen]) -> str:
    """The draws of the opening as one sentence: how many cards from which pile, and which, where the listener saw."""
    by_pile = [[each for each in drawn if each["source"] == source] for source in SOURCES]
    piles = [
        listener.say("drawn", cards=listener.many(len(some), "card"), out_of=pile(listener, some[0], "from"))
        for some in by_pile
        if some
    ]
    seen = [card for each in drawn if each["cards"] != UNKNOWN for card in each["cards"]]
    cards = listener.cards(seen) if seen else ""
    return listener.told("drew_all", drawn[0]["seat"], piles=listener.listed(piles), cards=cards)


def pile(listener: Listener, seen: Seen, case: str) -> str:
    yours = seen["source"] == "own_pile" and seen["seat"] == listener.you
    return listener.text.PILES[case]["your_pile" if yours else seen["source"]]


def reshuffled(listener: Listener, seen: Seen) -> str:
    return listener.say("reshuffled", cards=listener.many(seen["draw"], "card"))


def round_began(listener: Listener, seen: Seen) -> str:
    return listener.say("round_began", round=seen["round"])


def round_ended(listener: Listener, seen: Seen) -> str:
    return listener.told("round_ended", seen["start"])


# A trade


def invited(listener: Listener, seen: Seen) -> str:
    other = listener.who(seen["partner"], "dative")
    if seen["note"] == UNKNOWN or seen["note"][0] == "none":
        return listener.told("invited", seen["seat"], other=other)
    return listener.told("invited_note", seen["seat"], other=other, note=listener.text.NOTES[seen["note"][0]])


def summoned(listener: Listener, seen: Seen) -> str:
    return listener.told("summoned", seen["seat"], other=listener.who(seen["partner"], "dative"))


def offered(listener: Listener, seen: Seen) -> str:
    if seen["cards"] == UNKNOWN:
        return together(listener, seen)
    yours, theirs = own_first(listener, seen, [offer(listener, each) for each in seen["cards"]])
    return listener.both("offered_seen", seen["seat"], seen["partner"], yours=yours, theirs=theirs)


def offer(listener: Listener, card: str) -> str:
    return listener.say("nothing") if card == "nothing" else listener.card(card)


def disclosed(listener: Listener, seen: Seen) -> str:
    if seen["decisions"] == UNKNOWN:
        return together(listener, seen)
    yours, theirs = own_first(listener, seen, seen["decisions"])
    return listener.both(f"disclosed_{yours}_{theirs}", seen["seat"], seen["partner"])


def own_first(listener: Listener, seen: Seen, items: Sequence[str]) -> tuple[str, str]:
    """Of the two traders' things, the listener's before the other's."""
    return (items[0], items[-1]) if seen["seat"] == listener.you else (items[-1], items[0])


def claimed(listener: Listener, seen: Seen) -> str:
    return listener.told("claimed", seen["seat"], type=type_name(seen["type"], listener.lang, listener.rows))


def found_illegal(listener: Listener, seen: Seen) -> str:
    """I-OBJ-5: an illegal 0 gives itself away as a Pact."""
    key = "found_illegal" if seen["number"] else "found_illegal_pact"
    return listener.told(key, seen["seat"], number=seen["number"])


def pact_removed(listener: Listener, seen: Seen) -> str:
    return listener.told("pact_removed", seen["seat"], card=listener.card(seen["card"]))


# Fines and Standing


def fined(listener: Listener, seen: Seen) -> str:
    return listener.told("fined", seen["seat"], amount=seen["amount"], other=listener.who(seen["payee"], "dative"))


def fined_for_accusing(listener: Listener, seen: Seen) -> str:
    traders = [listener.who(seen[role], "dative") for role in ("initiator", "partner")]
    return listener.told("fined_for_accusing", seen["seat"], amount=seen["amount"], either=listener.either(traders))


def paid(listener: Listener, seen: Seen) -> str:
    key = "paid" if seen["cards"] == UNKNOWN else "paid_seen"
    other = listener.who(seen["payee"], "dative")
    return listener.told(key, seen["seat"], other=other, amount=seen["amount"], card=one_card(listener, seen))


def bribed(listener: Listener, seen: Seen) -> str:
    return listener.told("bribed", seen["seat"], amount=seen["amount"])


def standing_lost(listener: Listener, seen: Seen) -> str:
    after = seen["standing"]
    return listener.told(f"lost_by_{seen['cause']}", seen["seat"], before=after + 1, after=after)


# Announcements


def own_card(listener: Listener, seen: Seen) -> str:
    """What one does with a card that nobody else sees."""
    return listener.told(seen["event"], seen["seat"], card=one_card(listener, seen))


def announced(listener: Listener, seen: Seen) -> str:
    return listener.told(
        "announced", seen["seat"], card=listener.face(seen["card"]), other=listener.who(seen["target"], "object")
    )


def testified(listener: Listener, seen: Seen) -> str:
    return listener.told("testified", seen["seat"], card=listener.face(seen["card"]))


def took_effect(listener: Listener, seen: Seen) -> str:
    _, row = card_row(seen["card"], listener.rows)
    key = f"effect_{row['type']}"
    other = listener.who(seen["seat"], "dative")
    effect = listener.told(key, seen["target"], other=other) if key in listener.text.STORY else ""
    return listener.told("took_effect", seen["seat"], card=listener.face(seen["card"]), effect=effect)


def had_no_effect(listener: Listener, seen: Seen) -> str:
    return listener.told("had_no_effect", seen["seat"], card=listener.face(seen["card"]), reason=reason(listener, seen))


def reason(listener: Listener, seen: Seen) -> str:
    """Ledger §4.1: the reasons that are public."""
    if seen["reason"] == "empty_hand":
        return listener.say("reason_empty_hand")
    if seen["reason"] == "testimony":
        return listener.told("reason_testimony", seen["target"])
    return listener.told("reason_out", seen["seat" if seen["reason"] == "announcer_out" else "target"])


def failed(listener: Listener, seen: Seen) -> str:
    """Ledger §4.1: the reason is a Pact, which only the announcer hears."""
    why = listener.say("reason_pact", who=listener.names[seen["target"]])
    return listener.told("failed", seen["seat"], card=listener.face(seen["card"]), reason=why)


# The vote


def hook_holds(listener: Listener, seen: Seen) -> str:
    return listener.told("hook_holds", seen["target"], other=listener.who(seen["seat"], "dative"))


def hook_fell(listener: Listener, seen: Seen) -> str:
    return listener.told(f"hook_fell_{seen['reason']}", seen["seat"], other=listener.who(seen["target"], "object"))


def voted(listener: Listener, seen: Seen) -> str:
    if seen["vote"] == seen["seat"]:
        return listener.told("voted_self", seen["seat"])
    return listener.told("voted", seen["seat"], other=listener.who(seen["vote"], "object"))


# Exits


def eliminated(listener: Listener, seen: Seen) -> str:
    key = "eliminated_pile" if seen["pile"] else "eliminated"
    return listener.told(key, seen["seat"], cards=listener.many(seen["pile"], "card"))


def bequeathed(listener: Listener, seen: Seen) -> str:
    return listener.told(
        "bequeathed" if seen["cards"] == UNKNOWN else "bequeathed_seen",
        seen["seat"],
        other=listener.who(seen["heir"], "dative"),
        cards=listener.many(seen["count"], "card"),
        named=cards_in(listener, seen),
    )


def hand_discarded(listener: Listener, seen: Seen) -> str:
    key = "hand_discarded_pacts" if seen["removed"] else "hand_discarded"
    return listener.told(
        key if seen["discarded"] else "hand_removed",
        seen["seat"],
        cards=listener.many(seen["discarded"], "card"),
        pacts=listener.many(seen["removed"], "pact"),
        named=cards_in(listener, seen),
    )


# The end


def ended(listener: Listener, seen: Seen) -> str:
    return listener.say(f"ended_{seen['reason']}", round=seen["round"])


def shown(listener: Listener, seen: Seen) -> str:
    if not seen["cards"]:
        return listener.told("shown_empty", seen["seat"])
    return listener.told("shown", seen["seat"], cards=cards_in(listener, seen))


def valued(listener: Listener, seen: Seen) -> str:
    return listener.told("valued", seen["seat"], value=seen["value"], place=seen["place"])


def won(listener: Listener, seen: Seen) -> str:
    return listener.told("won", seen["seat"], value=seen["value"])


# Where more lies open


def pact_shown(listener: Listener, seen: Seen) -> str:
    return listener.told("pact_shown", seen["seat"], card=listener.card(seen["card"]))


def face_up(listener: Listener, seen: Seen) -> str:
    return listener.say("face_up", card=listener.card(seen["card"]))


def backs(listener: Listener, seen: Seen) -> str:
    marks = [back_name(mark, listener.lang) for mark in seen["backs"]]
    if not marks:
        return listener.told("backs_none", seen["seat"])
    return listener.told("backs" if len(marks) == 1 else "backs_many", seen["seat"], marks=listener.listed(marks))


def top(listener: Listener, seen: Seen) -> str:
    return listener.say("top", on=on_pile(listener, seen), mark=back_name(seen["mark"], listener.lang))


def bare(listener: Listener, seen: Seen) -> str:
    return listener.say("bare", on=on_pile(listener, seen))


def on_pile(listener: Listener, seen: Seen) -> str:
    name, _, owner = seen["pile"].partition("@")
    if not owner:
        return listener.text.PILES["on"][name]
    if int(owner) == listener.you:
        return listener.text.PILES["on"]["yours"]
    return listener.text.PILES["on"]["whose"].format(whose=listener.whose(int(owner)))


def one_card(listener: Listener, seen: Seen) -> str:
    """The card, for those who see it."""
    return "" if seen["cards"] == UNKNOWN else listener.card(seen["cards"][0])


def cards_in(listener: Listener, seen: Seen) -> str:
    """The cards, for those who see them."""
    return "" if seen["cards"] == UNKNOWN else listener.cards(seen["cards"])


TELLERS: dict[str, Callable[[Listener, Seen], str]] = {
    "started": started,
    "named": named,
    "drew": drew,
    "drew_standing": alone,
    "drew_nothing": alone,
    "reshuffled": reshuffled,
    "round_began": round_began,
    "readied": nobody,
    "passed": alone,
    "invited": invited,
    "summoned": summoned,
    "offered": offered,
    "claimed": claimed,
    "decided": together,
    "unopposed": together,
    "accused": alone,
    "disclosed": disclosed,
    "found_legal": alone,
    "found_illegal": found_illegal,
    "found_nothing": alone,
    "fined": fined,
    "fined_for_accusing": fined_for_accusing,
    "given_back": together,
    "paid": paid,
    "bribed": bribed,
    "bribe_discarded": own_card,
    "bribe_settled": alone,
    "standing_lost": standing_lost,
    "had_no_standing": alone,
    "pact_removed": pact_removed,
    "swapped": together,
    "returned": together,
    "put_down": own_card,
    "put_nothing_down": alone,
    "kept_down": alone,
    "announced": announced,
    "testified": testified,
    "took_effect": took_effect,
    "had_no_effect": had_no_effect,
    "failed": failed,
    "cleared": own_card,
    "hook_holds": hook_holds,
    "hook_fell": hook_fell,
    "voted": voted,
    "abstained": alone,
    "voted_down": alone,
    "vote_tied": nobody,
    "eliminated": eliminated,
    "bequeathed": bequeathed,
    "hand_discarded": hand_discarded,
    "heir_discarded": own_card,
    "only_pacts_left": alone,
    "round_ended": round_ended,
    "ended": ended,
    "shown": shown,
    "valued": valued,
    "won": won,
    "pact_shown": pact_shown,
    "face_up": face_up,
    "backs": backs,
    "top": top,
    "bare": bare,
}
