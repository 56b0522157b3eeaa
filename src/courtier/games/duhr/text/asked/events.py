"""Whom an event names, and what it asks of others."""

from courtier.core.view import size, zone_of, zone_of_seat
from courtier.core.words import Seen, sentence
from courtier.games.duhr.cards import CARDS, EVENTS
from courtier.games.duhr.text.asked.common import card_at, detail, seat_words, step_of, worded
from courtier.games.duhr.text.consequences import fates, open_to_negation, row, with_scandal
from courtier.games.duhr.text.names import Listener, effect_of, seat_in

CHOSEN_BASE = len(CARDS) + 1  # cards named for Blackmail: a digit each, kind + 1


def target_effect(listener: Listener, view: Seen) -> str:
    return effect_of(listener.rows, step_of(view)[1])


def event_title(listener: Listener, view: Seen) -> str:
    return detail(listener, listener.card(f"event.{EVENTS[step_of(view)[1]]}"))


def ask_target(listener: Listener, view: Seen) -> tuple[str, str]:
    return event_title(listener, view), listener.say(f"ask_{target_effect(listener, view)}")


def target_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    effect = target_effect(listener, view)
    seat = seat_in(choice["parts"][0])
    who = seat_words(listener, view, seat, "house" if effect in ("collaborators", "informants") else "person")
    clauses = [*target_clauses(listener, view, effect, seat)]
    if effect not in ("collaborators", "intrigue"):
        clauses += open_to_negation(listener, view)
    return worded(listener, choice, f"name_{effect}", [who], sentence(clauses), who=who)


def target_clauses(listener: Listener, view: Seen, effect: str, seat: int) -> list[str]:
    """Public facts that bear on the choice."""
    held = listener.many(size(zone_of_seat(view, seat, "hand")), "card")
    if effect in ("blackmail", "espionage"):
        return [listener.say("holds", who=listener.names[seat], cards=held)]
    if effect == "collaborators":
        return [listener.ability(view["more"]["houses"][seat])]
    if effect == "informants":
        concealed = sum(1 for card in row(view, seat) if card["face"] == "down")
        return [listener.say("lie_there", cards=listener.many(concealed, "concealed"))]
    return []


def ask_second(listener: Listener, view: Seen) -> tuple[str, str]:
    return event_title(listener, view), listener.say(f"ask_second_{target_effect(listener, view)}")


def second_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    effect = target_effect(listener, view)
    follows = sentence(open_to_negation(listener, view))
    if choice["parts"][0] == "do:pass":
        return worded(listener, choice, "no_second", [listener.say("no_second_part")], follows)
    seat = seat_in(choice["parts"][0])
    who = seat_words(listener, view, seat, "house" if effect == "collaborators" else "person")
    clauses = [*target_clauses(listener, view, effect, seat), *open_to_negation(listener, view)]
    return worded(listener, choice, f"second_{effect}", [who], sentence(clauses), who=who)


# While it is carried out


def event_in_play(listener: Listener, view: Seen) -> str:
    """The event that is being carried out."""
    return listener.card(zone_of(view, "event")["cards"][-1]["kind"])


def ask_blackmail(listener: Listener, view: Seen) -> tuple[str, str]:
    who = listener.names[step_of(view)[1]]
    return listener.say("eyebrow_event", event=event_in_play(listener, view)), listener.say("ask_pay", who=who)


def blackmail_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    _, to, count = step_of(view)[:3]
    if choice["parts"][0] == "do:suffer":
        clauses = fates(listener, view, with_scandal(view, view["you"]))
        return worded(listener, choice, "suffer", [listener.say("suffer_part")], sentence(clauses))
    held = size(zone_of(view, "hand"))
    key = "pay_all" if held <= count else "pay_some"
    words = {"who": listener.names[to], "cards": listener.many(min(held, count), "card")}
    return worded(
        listener, choice, "pay", [listener.say("pay_part", **words)], sentence([listener.say(key, **words)]), **words
    )


def ask_give(listener: Listener, view: Seen) -> tuple[str, str]:
    _, to, how, chosen = step_of(view)[:4]
    named: list[str] = []
    while chosen:
        chosen, digit = divmod(chosen, CHOSEN_BASE)
        named.insert(0, CARDS[digit - 1])
    words = {"number": len(named) + 1, "most": how // 2, "who": listener.names[to]}
    eyebrow = listener.say("eyebrow_event", event=event_in_play(listener, view))
    if not named:
        return eyebrow, listener.say("ask_give", **words)
    listed = listener.listed([listener.the(kind) for kind in named])
    return eyebrow, listener.say("ask_give_more", cards=listed, **words)


def give_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    the = listener.the(card_at(view, choice["parts"][0]))
    who = listener.names[step_of(view)[1]]
    return worded(listener, choice, "give", [listener.say("give_part", the=the)], "", the=the, who=who)


def ask_take(listener: Listener, view: Seen) -> tuple[str, str]:
    return detail(listener, event_in_play(listener, view)), listener.say(
        "ask_take", hand=listener.zone("hand", step_of(view)[1])
    )


def take_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    if choice["parts"][0] == "do:pass":
        return worded(listener, choice, "take_none", [listener.say("take_none_part")], "")
    the = listener.the(card_at(view, choice["parts"][0]))
    return worded(listener, choice, "take", [listener.say("take_part", the=the)], "", the=the)
