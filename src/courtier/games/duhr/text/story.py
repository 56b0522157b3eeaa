"""What happened, told in one sentence for each kind of event."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtier.core.event import UNKNOWN
from courtier.core.words import Seen, alone, capital, row_of
from courtier.games.duhr.cards import HOUSES
from courtier.games.duhr.stack import unpacked
from courtier.games.duhr.text import WORDS, deals
from courtier.games.duhr.text.deeds import aim, line, told_ability, told_event, told_masterstroke
from courtier.games.duhr.text.names import Listener, seat_in, spot_of


def tell(glimpse: Seen, lang: str, names: Sequence[str], options: Mapping[str, Any]) -> str:
    """One sentence of the story, from what the glimpse shows."""
    listener = Listener(WORDS, lang, names, glimpse["you"], options)
    return TELLERS[glimpse["event"]](listener, glimpse)


# The deal


def housed(listener: Listener, seen: Seen) -> str:
    return listener.told("housed", seen["seat"], house=listener.house(seen["house"]))


def entrusted(listener: Listener, seen: Seen) -> str:
    return listener.told("entrusted", seen["seat"], house=secret_house(listener, seen))


def offered(listener: Listener, seen: Seen) -> str:
    agendas = seen["agendas"]
    named = "" if agendas == UNKNOWN else listener.listed([listener.agenda(each) for each in agendas])
    return listener.told("offered", seen["seat"], count=listener.many(seen["count"], "agenda"), agendas=named)


def kept(listener: Listener, seen: Seen) -> str:
    return listener.told("kept", seen["seat"], agenda=secret_agenda(listener, seen))


def supplied(listener: Listener, seen: Seen) -> str:
    cards = listener.pair(seen["card"].partition(".")[2]) if seen["count"] == 2 else listener.a(seen["card"])
    return listener.told("supplied", seen["seat"], cards=cards)


def webs_laid(listener: Listener, seen: Seen) -> str:
    return listener.say("webs_laid", web=listener.many(seen["web"], "card"), scandals=seen["scandals"])


# A turn


def turn_began(listener: Listener, seen: Seen) -> str:
    return listener.told("turn_began", seen["seat"], turn=seen["turn"])


def set_aside(listener: Listener, seen: Seen) -> str:
    return listener.told("set_aside", seen["seat"], cards=cards_in(listener, seen))


def retrieved(listener: Listener, seen: Seen) -> str:
    return listener.told("retrieved", seen["seat"], cards=listener.many(seen["count"], "card"))


def drew(listener: Listener, seen: Seen) -> str:
    key = "drew" if seen["web"] else "drew_last"
    return listener.told(key, seen["seat"], cards=cards_in(listener, seen), web=seen["web"])


def reshuffled(listener: Listener, seen: Seen) -> str:
    return listener.say("reshuffled", cards=listener.many(seen["count"], "card"))


def played(listener: Listener, seen: Seen) -> str:
    seat, to = seen["seat"], seen["to"]
    key = "created" if seen["card"] == "scandal" else "raised"
    return listener.told(key, seat, card=listener.a(seen["card"]), house=listener.house_of(to, seat, "it"))


def discarded(listener: Listener, seen: Seen) -> str:
    return listener.told(
        "lost" if seen["why"] == "vilified" else "discarded", seen["seat"], card=listener.a(seen["card"])
    )


def laid_away(listener: Listener, seen: Seen) -> str:
    return listener.say("laid_away", event=listener.card(seen["card"]))


# What is announced


def announced_ability(listener: Listener, seen: Seen) -> str:
    deed = line(listener, told_ability(seen), listener.houses_of(seen["seat"]))
    return listener.told("announced_ability", seen["seat"], deed=deed, cost=listener.a(f"suspicion.{seen['house']}"))


def announced_masterstroke(listener: Listener, seen: Seen) -> str:
    goal = aim(listener, told_masterstroke(seen), listener.houses_of(seen["seat"]))
    return listener.told("announced_masterstroke", seen["seat"], deed=goal, cost=listener.pair(seen["house"]))


def triggered(listener: Listener, seen: Seen) -> str:
    deed = line(listener, told_event(seen), listener.houses_of(seen["seat"]), seen["seat"])
    return listener.told("triggered", seen["seat"], deed=deed)


def negated(listener: Listener, seen: Seen) -> str:
    deed = listener.deed(seen["deed"], seen["whom"], "it")
    return listener.told("negated", seen["seat"], deed=deed, cost=listener.pair(seen["house"]))


def cancelled(listener: Listener, seen: Seen) -> str:
    return capital(listener.say("cancelled", deed=listener.deed(seen["deed"], seen["seat"], "is")))


# Cards on Houses


def placed(listener: Listener, seen: Seen) -> str:
    return listener.say("scandal_falls", house=listener.house_of(seen["to"], None, "it"))


def on_house(key: str) -> Callable[[Listener, Seen], str]:
    """What somebody did to a card on a House."""

    def tell_it(listener: Listener, seen: Seen) -> str:
        seat = seen["seat"]
        whose, place = spot_of(seen["spot"])
        words = {
            "place": place + 1,
            "house": listener.house_of(whose, seat, "at"),
            "off": listener.house_of(whose, seat, "off"),
        }
        if "card" in seen:
            words["card"] = listener.a(seen["card"])
        if "by" in seen:
            words["by"] = listener.a(seen["by"])
        if "to" in seen:
            words["to"] = listener.house_of(seen["to"], seat, "it")
        return listener.told(key, seat, **words)

    return tell_it


def taken_up_unseen(listener: Listener, seen: Seen) -> str:
    seat = seen["seat"]
    whose, place = spot_of(seen["spot"])
    card = "" if seen["cards"] == UNKNOWN else listener.a(seen["cards"][0])
    return listener.told("taken_up_unseen", seat, place=place + 1, off=listener.house_of(whose, seat, "off"), card=card)


def turned_over(listener: Listener, seen: Seen) -> str:
    return listener.told("turned_over", seen["seat"], card=listener.a(seen["card"]), web=seen["web"])


def status_changed(listener: Listener, seen: Seen) -> str:
    return listener.told(f"now_{seen['status']}", seen["seat"])


# Conspiracies


def conspiracy_shown(listener: Listener, seen: Seen) -> str:
    keys = {"choice": "revealed", "loss": "came_to_light", "event": "betrayed"}
    return listener.told(keys.get(seen["why"], "revealed"), seen["seat"], house=listener.house(seen["house"]))


def conspiracy_hidden(listener: Listener, seen: Seen) -> str:
    return listener.told("concealed_again", seen["seat"], house=listener.house(seen["house"]))


def exchanged(listener: Listener, seen: Seen) -> str:
    one, other = seen["seat"], seen["whom"]
    if other == listener.you:
        one, other = other, one
    return listener.told("exchanged", one, other=listener.names[other])


def received(listener: Listener, seen: Seen) -> str:
    return listener.told("received", seen["seat"], house=secret_house(listener, seen))


# Events


def yielded(listener: Listener, seen: Seen) -> str:
    return listener.told(f"yielded_{seen['choice']}", seen["seat"], to=listener.person(seen["to"], seen["seat"], "it"))


def gave(listener: Listener, seen: Seen) -> str:
    return listener.told(
        "gave", seen["seat"], to=listener.person(seen["to"], seen["seat"], "with"), cards=cards_in(listener, seen)
    )


def looked_at_hand(listener: Listener, seen: Seen) -> str:
    key = "looked_at_hand" if seen["count"] else "looked_at_no_hand"
    return listener.told(key, seen["seat"], hand=listener.zone("hand", seen["whom"]), cards=cards_in(listener, seen))


def looked_at_conspiracy(listener: Listener, seen: Seen) -> str:
    conspiracy = listener.zone("conspiracy", seen["whom"])
    return listener.told(
        "looked_at_conspiracy", seen["seat"], conspiracy=conspiracy, house=secret_house(listener, seen)
    )


def looked_at_agenda(listener: Listener, seen: Seen) -> str:
    of_whom = listener.zone("agenda", seen["whom"])
    return listener.told("looked_at_agenda", seen["seat"], of_whom=of_whom, agenda=secret_agenda(listener, seen))


def took(listener: Listener, seen: Seen) -> str:
    whom = listener.person(seen["whom"], seen["seat"], "with")
    which = "" if seen["cards"] == UNKNOWN else listener.say("which_cards", cards=counted_cards(listener, seen))
    return listener.told("took", seen["seat"], whom=whom, count=listener.many(seen["count"], "card"), cards=which)


# Villains


def acted(listener: Listener, seen: Seen) -> str:
    case = "at" if seen["act"] == "expose" else "it"
    return listener.told(seen["act"], seen["seat"], house=listener.house_of(seat_in(seen["aim"]), seen["seat"], case))


# What is open


def asked(listener: Listener, seen: Seen) -> str:
    """Who is asked next. Of an unfinished announcement all see its first question only."""
    return open_question(listener, unpacked(seen["pending"])[-1], seen["done"])


def open_question(listener: Listener, step: list[Any], done: int) -> str:
    """A question as it lies on the stack: its name, who is asked, and what else is known of it."""
    name, *numbers = step
    if name == "choose_agenda":
        return listener.say("open_agendas")
    if name == "negate":
        return listener.say("open_window", people=listener.people(asked_seats(numbers[1]), "it"))
    seat = numbers[0]
    if name == "main":
        return listener.told("open_main_again" if done else "open_main", seat)
    return listener.told(f"open_{name}", seat, **open_details(listener, name, numbers))


def open_details(listener: Listener, name: str, numbers: list[int]) -> dict[str, str]:
    seat, other = numbers[0], numbers[1] if len(numbers) > 1 else 0
    if name == "replace_card":
        return {"house": listener.house_of(other, seat, "at")}
    if name == "answer_deal":
        return {"by": listener.person(other, seat, "with")}
    if name in ("blackmail", "give"):
        return {"to": listener.person(other, seat, "it")}
    if name == "take":
        return {"hand": listener.zone("hand", other)}
    return {"ability": listener.ability(HOUSES[other])} if name == "choose_ability_spot" else {}


def asked_seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


# The end


def counted(listener: Listener, seen: Seen) -> str:
    points = listener.many(seen["points"], "point")
    return listener.told("counted", seen["seat"], status=listener.text.STATUS[seen["status"]], points=points)


def conspiracy_told(listener: Listener, seen: Seen) -> str:
    return listener.told("conspiracy_told", seen["seat"], house=listener.house(seen["house"]))


def agenda_shown(listener: Listener, seen: Seen) -> str:
    return listener.told(
        "fulfilled" if seen["points"] else "failed",
        seen["seat"],
        colour=listener.say(row_of(listener.rows, "agenda", seen["agenda"])["colour"]),
        agenda=listener.agenda(seen["agenda"]),
        points=listener.many(seen["points"], "point"),
    )


def won(listener: Listener, seen: Seen) -> str:
    return listener.told("won", seen["seat"], total=seen["total"])


# Parts of sentences


def cards_in(listener: Listener, seen: Seen) -> str:
    """How many cards and, for those who see them, which."""
    count = listener.many(seen["count"], "card")
    if seen["cards"] == UNKNOWN or not seen["count"]:
        return count
    return listener.say("cards_seen", count=count, cards=counted_cards(listener, seen))


def counted_cards(listener: Listener, seen: Seen) -> str:
    return listener.counted(listener.card(each) for each in seen["cards"])


def secret_house(listener: Listener, seen: Seen) -> str:
    return "" if seen["conspiracy"] == UNKNOWN else listener.house(seen["conspiracy"][0])


def secret_agenda(listener: Listener, seen: Seen) -> str:
    return "" if seen["agenda"] == UNKNOWN else listener.agenda(seen["agenda"][0])


TELLERS: dict[str, Callable[[Listener, Seen], str]] = {
    "housed": housed,
    "entrusted": entrusted,
    "offered": offered,
    "kept": kept,
    "supplied": supplied,
    "webs_laid": webs_laid,
    "first": alone,
    "turn_began": turn_began,
    "set_aside": set_aside,
    "retrieved": retrieved,
    "drew": drew,
    "reshuffled": reshuffled,
    "played": played,
    "announced_ability": announced_ability,
    "announced_masterstroke": announced_masterstroke,
    "triggered": triggered,
    "negated": negated,
    "cancelled": cancelled,
    "no_action": alone,
    "discarded": discarded,
    "laid_away": laid_away,
    "placed": placed,
    "replaced": on_house("replaced"),
    "replaced_concealed": on_house("replaced_concealed"),
    "turned_up": on_house("turned_up"),
    "turned_down": on_house("turned_down"),
    "shifted": on_house("shifted"),
    "shifted_unseen": on_house("shifted_unseen"),
    "removed": on_house("removed"),
    "taken_up": on_house("taken_up"),
    "taken_up_unseen": taken_up_unseen,
    "turned_over": turned_over,
    "status_changed": status_changed,
    "conspiracy_shown": conspiracy_shown,
    "conspiracy_hidden": conspiracy_hidden,
    "exchanged": exchanged,
    "received": received,
    "yielded": yielded,
    "gave": gave,
    "looked_at_hand": looked_at_hand,
    "looked_at_conspiracy": looked_at_conspiracy,
    "looked_at_agenda": looked_at_agenda,
    "took": took,
    "acted": acted,
    "no_act": alone,
    "asked": asked,
    "counted": counted,
    "conspiracy_told": conspiracy_told,
    "agenda_shown": agenda_shown,
    "won": won,
    "shown_cards": deals.shown_cards,
    "deal_offered": deals.deal_offered,
    **deals.DEAL_EVENTS,
}
