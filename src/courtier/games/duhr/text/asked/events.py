"""Whom an event names, and what it asks of others."""

from courtier.core.view import size, zone_of, zone_of_seat
from courtier.core.words import Seen, sentence
from courtier.games.duhr.cards import CARDS, EVENTS
from courtier.games.duhr.text.asked.common import card_at, detail, seat_words, step_of, worded
from courtier.games.duhr.text.consequences import fates, open_to_negation, row, with_scandal
from courtier.games.duhr.text.names import Listener, effect_of, seat_in

CHOSEN_BASE = len(CARDS) + 1  # cards named for Blackmail: a digit each, kind + 1


def target_effect(ear: Listener, view: Seen) -> str:
    return effect_of(ear.rows, step_of(view)[1])


def event_title(ear: Listener, view: Seen) -> str:
    return detail(ear, ear.card(f"event.{EVENTS[step_of(view)[1]]}"))


def ask_target(ear: Listener, view: Seen) -> tuple[str, str]:
    return event_title(ear, view), ear.say(f"ask_{target_effect(ear, view)}")


def target_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    effect = target_effect(ear, view)
    seat = seat_in(choice["parts"][0])
    who = seat_words(ear, view, seat, "house" if effect in ("collaborators", "informants") else "person")
    clauses = [*target_clauses(ear, view, effect, seat)]
    if effect not in ("collaborators", "intrigue"):
        clauses += open_to_negation(ear, view)
    return worded(ear, choice, f"name_{effect}", [who], sentence(clauses), who=who)


def target_clauses(ear: Listener, view: Seen, effect: str, seat: int) -> list[str]:
    """Public facts that bear on the choice."""
    held = ear.many(size(zone_of_seat(view, seat, "hand")), "card")
    if effect in ("blackmail", "espionage"):
        return [ear.say("holds", who=ear.names[seat], cards=held)]
    if effect == "collaborators":
        return [ear.ability(view["more"]["houses"][seat])]
    if effect == "informants":
        concealed = sum(1 for card in row(view, seat) if card["face"] == "down")
        return [ear.say("lie_there", cards=ear.many(concealed, "concealed"))]
    return []


def ask_second(ear: Listener, view: Seen) -> tuple[str, str]:
    return event_title(ear, view), ear.say(f"ask_second_{target_effect(ear, view)}")


def second_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    effect = target_effect(ear, view)
    follows = sentence(open_to_negation(ear, view))
    if choice["parts"][0] == "do:pass":
        return worded(ear, choice, "no_second", [ear.say("no_second_part")], follows)
    seat = seat_in(choice["parts"][0])
    who = seat_words(ear, view, seat, "house" if effect == "collaborators" else "person")
    clauses = [*target_clauses(ear, view, effect, seat), *open_to_negation(ear, view)]
    return worded(ear, choice, f"second_{effect}", [who], sentence(clauses), who=who)


# While it is carried out


def event_in_play(ear: Listener, view: Seen) -> str:
    """The event that is being carried out."""
    return ear.card(zone_of(view, "event")["cards"][-1]["kind"])


def ask_blackmail(ear: Listener, view: Seen) -> tuple[str, str]:
    who = ear.names[step_of(view)[1]]
    return ear.say("eyebrow_event", event=event_in_play(ear, view)), ear.say("ask_pay", who=who)


def blackmail_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    _, to, count = step_of(view)[:3]
    if choice["parts"][0] == "do:suffer":
        clauses = fates(ear, view, with_scandal(view, view["you"]))
        return worded(ear, choice, "suffer", [ear.say("suffer_part")], sentence(clauses))
    held = size(zone_of(view, "hand"))
    key = "pay_all" if held <= count else "pay_some"
    words = {"who": ear.names[to], "cards": ear.many(min(held, count), "card")}
    return worded(ear, choice, "pay", [ear.say("pay_part", **words)], sentence([ear.say(key, **words)]), **words)


def ask_give(ear: Listener, view: Seen) -> tuple[str, str]:
    _, to, how, chosen = step_of(view)[:4]
    named: list[str] = []
    while chosen:
        chosen, digit = divmod(chosen, CHOSEN_BASE)
        named.insert(0, CARDS[digit - 1])
    words = {"number": len(named) + 1, "most": how // 2, "who": ear.names[to]}
    eyebrow = ear.say("eyebrow_event", event=event_in_play(ear, view))
    if not named:
        return eyebrow, ear.say("ask_give", **words)
    listed = ear.listed([ear.the(kind) for kind in named])
    return eyebrow, ear.say("ask_give_more", cards=listed, **words)


def give_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    the = ear.the(card_at(view, choice["parts"][0]))
    who = ear.names[step_of(view)[1]]
    return worded(ear, choice, "give", [ear.say("give_part", the=the)], "", the=the, who=who)


def ask_take(ear: Listener, view: Seen) -> tuple[str, str]:
    return detail(ear, event_in_play(ear, view)), ear.say("ask_take", hand=ear.zone("hand", step_of(view)[1]))


def take_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    if choice["parts"][0] == "do:pass":
        return worded(ear, choice, "take_none", [ear.say("take_none_part")], "")
    the = ear.the(card_at(view, choice["parts"][0]))
    return worded(ear, choice, "take", [ear.say("take_part", the=the)], "", the=the)
