"""What happened, told in one sentence for each kind of event. What a listener may not see is "unknown" here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtier.core.event import UNKNOWN
from courtier.core.words import Seen, alone, nobody
from courtier.games.intrigue.text import WORDS
from courtier.games.intrigue.text.names import Listener, back_name, card_row, type_name


def tell(glimpse: Seen, lang: str, names: Sequence[str], options: Mapping[str, Any]) -> str:
    """One sentence of the story, from what the glimpse shows."""
    ear = Listener(WORDS, lang, names, glimpse["you"], options)
    return TELLERS[glimpse["event"]](ear, glimpse)


def together(ear: Listener, seen: Seen) -> str:
    """What two do and the name of the event says."""
    return ear.both(seen["event"], seen["seat"], seen["partner"])


# The deal, and drawing


def started(ear: Listener, seen: Seen) -> str:
    return ear.told(
        "started",
        seen["start"],
        standing=ear.many(seen["standing"], "standing"),
        pile=ear.many(seen["pile"], "card"),
        draw=seen["draw"],
    )


def named(ear: Listener, seen: Seen) -> str:
    return ear.told("named", seen["seat"], chosen=pile(ear, seen, "chosen"))


def drew(ear: Listener, seen: Seen) -> str:
    return ear.told("drew", seen["seat"], out_of=pile(ear, seen, "from"), card=one_card(ear, seen))


def pile(ear: Listener, seen: Seen, case: str) -> str:
    yours = seen["source"] == "own_pile" and seen["seat"] == ear.you
    return ear.text.PILES[case]["your_pile" if yours else seen["source"]]


def reshuffled(ear: Listener, seen: Seen) -> str:
    return ear.say("reshuffled", cards=ear.many(seen["draw"], "card"))


def round_began(ear: Listener, seen: Seen) -> str:
    return ear.say("round_began", round=seen["round"])


def round_ended(ear: Listener, seen: Seen) -> str:
    return ear.told("round_ended", seen["start"])


# A trade


def invited(ear: Listener, seen: Seen) -> str:
    other = ear.who(seen["partner"], "dative")
    if seen["note"] == UNKNOWN or seen["note"][0] == "none":
        return ear.told("invited", seen["seat"], other=other)
    return ear.told("invited_note", seen["seat"], other=other, note=ear.text.NOTES[seen["note"][0]])


def summoned(ear: Listener, seen: Seen) -> str:
    return ear.told("summoned", seen["seat"], other=ear.who(seen["partner"], "dative"))


def offered(ear: Listener, seen: Seen) -> str:
    if seen["cards"] == UNKNOWN:
        return together(ear, seen)
    yours, theirs = own_first(ear, seen, [offer(ear, each) for each in seen["cards"]])
    return ear.both("offered_seen", seen["seat"], seen["partner"], yours=yours, theirs=theirs)


def offer(ear: Listener, card: str) -> str:
    return ear.say("nothing") if card == "nothing" else ear.card(card)


def disclosed(ear: Listener, seen: Seen) -> str:
    if seen["decisions"] == UNKNOWN:
        return together(ear, seen)
    yours, theirs = own_first(ear, seen, seen["decisions"])
    return ear.both(f"disclosed_{yours}_{theirs}", seen["seat"], seen["partner"])


def own_first(ear: Listener, seen: Seen, items: Sequence[str]) -> tuple[str, str]:
    """Of the two traders' things, the listener's before the other's."""
    return (items[0], items[-1]) if seen["seat"] == ear.you else (items[-1], items[0])


def claimed(ear: Listener, seen: Seen) -> str:
    return ear.told("claimed", seen["seat"], type=type_name(seen["type"], ear.lang, ear.rows))


def found_illegal(ear: Listener, seen: Seen) -> str:
    """I-OBJ-5: an illegal 0 gives itself away as a Pact."""
    key = "found_illegal" if seen["number"] else "found_illegal_pact"
    return ear.told(key, seen["seat"], number=seen["number"])


def pact_removed(ear: Listener, seen: Seen) -> str:
    return ear.told("pact_removed", seen["seat"], card=ear.card(seen["card"]))


# Fines and Standing


def fined(ear: Listener, seen: Seen) -> str:
    return ear.told("fined", seen["seat"], amount=seen["amount"], other=ear.who(seen["payee"], "dative"))


def fined_for_accusing(ear: Listener, seen: Seen) -> str:
    traders = [ear.who(seen[role], "dative") for role in ("initiator", "partner")]
    return ear.told("fined_for_accusing", seen["seat"], amount=seen["amount"], either=ear.either(traders))


def paid(ear: Listener, seen: Seen) -> str:
    key = "paid" if seen["cards"] == UNKNOWN else "paid_seen"
    other = ear.who(seen["payee"], "dative")
    return ear.told(key, seen["seat"], other=other, amount=seen["amount"], card=one_card(ear, seen))


def bribed(ear: Listener, seen: Seen) -> str:
    return ear.told("bribed", seen["seat"], amount=seen["amount"])


def standing_lost(ear: Listener, seen: Seen) -> str:
    after = seen["standing"]
    return ear.told(f"lost_by_{seen['cause']}", seen["seat"], before=after + 1, after=after)


# Announcements


def own_card(ear: Listener, seen: Seen) -> str:
    """What one does with a card that nobody else sees."""
    return ear.told(seen["event"], seen["seat"], card=one_card(ear, seen))


def announced(ear: Listener, seen: Seen) -> str:
    return ear.told("announced", seen["seat"], card=ear.face(seen["card"]), other=ear.who(seen["target"], "object"))


def testified(ear: Listener, seen: Seen) -> str:
    return ear.told("testified", seen["seat"], card=ear.face(seen["card"]))


def took_effect(ear: Listener, seen: Seen) -> str:
    _, row = card_row(seen["card"], ear.rows)
    key = f"effect_{row['type']}"
    other = ear.who(seen["seat"], "dative")
    effect = ear.told(key, seen["target"], other=other) if key in ear.text.STORY else ""
    return ear.told("took_effect", seen["seat"], card=ear.face(seen["card"]), effect=effect)


def had_no_effect(ear: Listener, seen: Seen) -> str:
    return ear.told("had_no_effect", seen["seat"], card=ear.face(seen["card"]), reason=reason(ear, seen))


def reason(ear: Listener, seen: Seen) -> str:
    """Ledger §4.1: the reasons that are public."""
    if seen["reason"] == "empty_hand":
        return ear.say("reason_empty_hand")
    if seen["reason"] == "testimony":
        return ear.told("reason_testimony", seen["target"])
    return ear.told("reason_out", seen["seat" if seen["reason"] == "announcer_out" else "target"])


def failed(ear: Listener, seen: Seen) -> str:
    """Ledger §4.1: the reason is a Pact, which only the announcer hears."""
    why = ear.say("reason_pact", who=ear.names[seen["target"]])
    return ear.told("failed", seen["seat"], card=ear.face(seen["card"]), reason=why)


# The vote


def hook_holds(ear: Listener, seen: Seen) -> str:
    return ear.told("hook_holds", seen["target"], other=ear.who(seen["seat"], "dative"))


def hook_fell(ear: Listener, seen: Seen) -> str:
    return ear.told(f"hook_fell_{seen['reason']}", seen["seat"], other=ear.who(seen["target"], "object"))


def voted(ear: Listener, seen: Seen) -> str:
    if seen["vote"] == seen["seat"]:
        return ear.told("voted_self", seen["seat"])
    return ear.told("voted", seen["seat"], other=ear.who(seen["vote"], "object"))


# Exits


def eliminated(ear: Listener, seen: Seen) -> str:
    key = "eliminated_pile" if seen["pile"] else "eliminated"
    return ear.told(key, seen["seat"], cards=ear.many(seen["pile"], "card"))


def bequeathed(ear: Listener, seen: Seen) -> str:
    return ear.told(
        "bequeathed" if seen["cards"] == UNKNOWN else "bequeathed_seen",
        seen["seat"],
        other=ear.who(seen["heir"], "dative"),
        cards=ear.many(seen["count"], "card"),
        named=cards_in(ear, seen),
    )


def hand_discarded(ear: Listener, seen: Seen) -> str:
    key = "hand_discarded_pacts" if seen["removed"] else "hand_discarded"
    return ear.told(
        key if seen["discarded"] else "hand_removed",
        seen["seat"],
        cards=ear.many(seen["discarded"], "card"),
        pacts=ear.many(seen["removed"], "pact"),
        named=cards_in(ear, seen),
    )


# The end


def ended(ear: Listener, seen: Seen) -> str:
    return ear.say(f"ended_{seen['reason']}", round=seen["round"])


def shown(ear: Listener, seen: Seen) -> str:
    if not seen["cards"]:
        return ear.told("shown_empty", seen["seat"])
    return ear.told("shown", seen["seat"], cards=cards_in(ear, seen))


def valued(ear: Listener, seen: Seen) -> str:
    return ear.told("valued", seen["seat"], value=seen["value"], place=seen["place"])


def won(ear: Listener, seen: Seen) -> str:
    return ear.told("won", seen["seat"], value=seen["value"])


# Where more lies open


def pact_shown(ear: Listener, seen: Seen) -> str:
    return ear.told("pact_shown", seen["seat"], card=ear.card(seen["card"]))


def face_up(ear: Listener, seen: Seen) -> str:
    return ear.say("face_up", card=ear.card(seen["card"]))


def backs(ear: Listener, seen: Seen) -> str:
    marks = [back_name(mark, ear.lang) for mark in seen["backs"]]
    if not marks:
        return ear.told("backs_none", seen["seat"])
    return ear.told("backs" if len(marks) == 1 else "backs_many", seen["seat"], marks=ear.listed(marks))


def top(ear: Listener, seen: Seen) -> str:
    return ear.say("top", on=on_pile(ear, seen), mark=back_name(seen["mark"], ear.lang))


def bare(ear: Listener, seen: Seen) -> str:
    return ear.say("bare", on=on_pile(ear, seen))


def on_pile(ear: Listener, seen: Seen) -> str:
    name, _, owner = seen["pile"].partition("@")
    if not owner:
        return ear.text.PILES["on"][name]
    if int(owner) == ear.you:
        return ear.text.PILES["on"]["yours"]
    return ear.text.PILES["on"]["whose"].format(whose=ear.whose(int(owner)))


def one_card(ear: Listener, seen: Seen) -> str:
    """The card, for those who see it."""
    return "" if seen["cards"] == UNKNOWN else ear.card(seen["cards"][0])


def cards_in(ear: Listener, seen: Seen) -> str:
    """The cards, for those who see them."""
    return "" if seen["cards"] == UNKNOWN else ear.cards(seen["cards"])


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
