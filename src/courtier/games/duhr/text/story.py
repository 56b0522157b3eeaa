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
    ear = Listener(WORDS, lang, names, glimpse["you"], options)
    return TELLERS[glimpse["event"]](ear, glimpse)


# The deal


def housed(ear: Listener, seen: Seen) -> str:
    return ear.told("housed", seen["seat"], house=ear.house(seen["house"]))


def entrusted(ear: Listener, seen: Seen) -> str:
    return ear.told("entrusted", seen["seat"], house=secret_house(ear, seen))


def offered(ear: Listener, seen: Seen) -> str:
    agendas = seen["agendas"]
    named = "" if agendas == UNKNOWN else ear.listed([ear.agenda(each) for each in agendas])
    return ear.told("offered", seen["seat"], count=ear.many(seen["count"], "agenda"), agendas=named)


def kept(ear: Listener, seen: Seen) -> str:
    return ear.told("kept", seen["seat"], agenda=secret_agenda(ear, seen))


def supplied(ear: Listener, seen: Seen) -> str:
    cards = ear.pair(seen["card"].partition(".")[2]) if seen["count"] == 2 else ear.a(seen["card"])
    return ear.told("supplied", seen["seat"], cards=cards)


def webs_laid(ear: Listener, seen: Seen) -> str:
    return ear.say("webs_laid", web=ear.many(seen["web"], "card"), scandals=seen["scandals"])


# A turn


def turn_began(ear: Listener, seen: Seen) -> str:
    return ear.told("turn_began", seen["seat"], turn=seen["turn"])


def set_aside(ear: Listener, seen: Seen) -> str:
    return ear.told("set_aside", seen["seat"], cards=cards_in(ear, seen))


def retrieved(ear: Listener, seen: Seen) -> str:
    return ear.told("retrieved", seen["seat"], cards=ear.many(seen["count"], "card"))


def drew(ear: Listener, seen: Seen) -> str:
    key = "drew" if seen["web"] else "drew_last"
    return ear.told(key, seen["seat"], cards=cards_in(ear, seen), web=seen["web"])


def reshuffled(ear: Listener, seen: Seen) -> str:
    return ear.say("reshuffled", cards=ear.many(seen["count"], "card"))


def played(ear: Listener, seen: Seen) -> str:
    seat, to = seen["seat"], seen["to"]
    key = "created" if seen["card"] == "scandal" else "raised"
    return ear.told(key, seat, card=ear.a(seen["card"]), house=ear.house_of(to, seat, "it"))


def discarded(ear: Listener, seen: Seen) -> str:
    return ear.told("lost" if seen["why"] == "vilified" else "discarded", seen["seat"], card=ear.a(seen["card"]))


def laid_away(ear: Listener, seen: Seen) -> str:
    return ear.say("laid_away", event=ear.card(seen["card"]))


# What is announced


def announced_ability(ear: Listener, seen: Seen) -> str:
    deed = line(ear, told_ability(seen), ear.houses_of(seen["seat"]))
    return ear.told("announced_ability", seen["seat"], deed=deed, cost=ear.a(f"suspicion.{seen['house']}"))


def announced_masterstroke(ear: Listener, seen: Seen) -> str:
    goal = aim(ear, told_masterstroke(seen), ear.houses_of(seen["seat"]))
    return ear.told("announced_masterstroke", seen["seat"], deed=goal, cost=ear.pair(seen["house"]))


def triggered(ear: Listener, seen: Seen) -> str:
    deed = line(ear, told_event(seen), ear.houses_of(seen["seat"]), seen["seat"])
    return ear.told("triggered", seen["seat"], deed=deed)


def negated(ear: Listener, seen: Seen) -> str:
    deed = ear.deed(seen["deed"], seen["whom"], "it")
    return ear.told("negated", seen["seat"], deed=deed, cost=ear.pair(seen["house"]))


def cancelled(ear: Listener, seen: Seen) -> str:
    return capital(ear.say("cancelled", deed=ear.deed(seen["deed"], seen["seat"], "is")))


# Cards on Houses


def placed(ear: Listener, seen: Seen) -> str:
    return ear.say("scandal_falls", house=ear.house_of(seen["to"], None, "it"))


def on_house(key: str) -> Callable[[Listener, Seen], str]:
    """What somebody did to a card on a House."""

    def tell_it(ear: Listener, seen: Seen) -> str:
        seat = seen["seat"]
        whose, place = spot_of(seen["spot"])
        words = {"place": place + 1, "house": ear.house_of(whose, seat, "at"), "off": ear.house_of(whose, seat, "off")}
        if "card" in seen:
            words["card"] = ear.a(seen["card"])
        if "by" in seen:
            words["by"] = ear.a(seen["by"])
        if "to" in seen:
            words["to"] = ear.house_of(seen["to"], seat, "it")
        return ear.told(key, seat, **words)

    return tell_it


def taken_up_unseen(ear: Listener, seen: Seen) -> str:
    seat = seen["seat"]
    whose, place = spot_of(seen["spot"])
    card = "" if seen["cards"] == UNKNOWN else ear.a(seen["cards"][0])
    return ear.told("taken_up_unseen", seat, place=place + 1, off=ear.house_of(whose, seat, "off"), card=card)


def turned_over(ear: Listener, seen: Seen) -> str:
    return ear.told("turned_over", seen["seat"], card=ear.a(seen["card"]), web=seen["web"])


def status_changed(ear: Listener, seen: Seen) -> str:
    return ear.told(f"now_{seen['status']}", seen["seat"])


# Conspiracies


def conspiracy_shown(ear: Listener, seen: Seen) -> str:
    keys = {"choice": "revealed", "loss": "came_to_light", "event": "betrayed"}
    return ear.told(keys.get(seen["why"], "revealed"), seen["seat"], house=ear.house(seen["house"]))


def conspiracy_hidden(ear: Listener, seen: Seen) -> str:
    return ear.told("concealed_again", seen["seat"], house=ear.house(seen["house"]))


def exchanged(ear: Listener, seen: Seen) -> str:
    one, other = seen["seat"], seen["whom"]
    if other == ear.you:
        one, other = other, one
    return ear.told("exchanged", one, other=ear.names[other])


def received(ear: Listener, seen: Seen) -> str:
    return ear.told("received", seen["seat"], house=secret_house(ear, seen))


# Events


def yielded(ear: Listener, seen: Seen) -> str:
    return ear.told(f"yielded_{seen['choice']}", seen["seat"], to=ear.person(seen["to"], seen["seat"], "it"))


def gave(ear: Listener, seen: Seen) -> str:
    return ear.told("gave", seen["seat"], to=ear.person(seen["to"], seen["seat"], "with"), cards=cards_in(ear, seen))


def looked_at_hand(ear: Listener, seen: Seen) -> str:
    key = "looked_at_hand" if seen["count"] else "looked_at_no_hand"
    return ear.told(key, seen["seat"], hand=ear.zone("hand", seen["whom"]), cards=cards_in(ear, seen))


def looked_at_conspiracy(ear: Listener, seen: Seen) -> str:
    conspiracy = ear.zone("conspiracy", seen["whom"])
    return ear.told("looked_at_conspiracy", seen["seat"], conspiracy=conspiracy, house=secret_house(ear, seen))


def looked_at_agenda(ear: Listener, seen: Seen) -> str:
    of_whom = ear.zone("agenda", seen["whom"])
    return ear.told("looked_at_agenda", seen["seat"], of_whom=of_whom, agenda=secret_agenda(ear, seen))


def took(ear: Listener, seen: Seen) -> str:
    whom = ear.person(seen["whom"], seen["seat"], "with")
    which = "" if seen["cards"] == UNKNOWN else ear.say("which_cards", cards=counted_cards(ear, seen))
    return ear.told("took", seen["seat"], whom=whom, count=ear.many(seen["count"], "card"), cards=which)


# Villains


def acted(ear: Listener, seen: Seen) -> str:
    case = "at" if seen["act"] == "expose" else "it"
    return ear.told(seen["act"], seen["seat"], house=ear.house_of(seat_in(seen["aim"]), seen["seat"], case))


# What is open


def asked(ear: Listener, seen: Seen) -> str:
    """Who is asked next. Of an unfinished announcement all see its first question only."""
    return open_question(ear, unpacked(seen["pending"])[-1], seen["done"])


def open_question(ear: Listener, step: list[Any], done: int) -> str:
    """A question as it lies on the stack: its name, who is asked, and what else is known of it."""
    name, *numbers = step
    if name == "choose_agenda":
        return ear.say("open_agendas")
    if name == "negate":
        return ear.say("open_window", people=ear.people(asked_seats(numbers[1]), "it"))
    seat = numbers[0]
    if name == "main":
        return ear.told("open_main_again" if done else "open_main", seat)
    return ear.told(f"open_{name}", seat, **open_details(ear, name, numbers))


def open_details(ear: Listener, name: str, numbers: list[int]) -> dict[str, str]:
    seat, other = numbers[0], numbers[1] if len(numbers) > 1 else 0
    if name == "replace_card":
        return {"house": ear.house_of(other, seat, "at")}
    if name == "answer_deal":
        return {"by": ear.person(other, seat, "with")}
    if name in ("blackmail", "give"):
        return {"to": ear.person(other, seat, "it")}
    if name == "take":
        return {"hand": ear.zone("hand", other)}
    return {"ability": ear.ability(HOUSES[other])} if name == "choose_ability_spot" else {}


def asked_seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


# The end


def counted(ear: Listener, seen: Seen) -> str:
    points = ear.many(seen["points"], "point")
    return ear.told("counted", seen["seat"], status=ear.text.STATUS[seen["status"]], points=points)


def conspiracy_told(ear: Listener, seen: Seen) -> str:
    return ear.told("conspiracy_told", seen["seat"], house=ear.house(seen["house"]))


def agenda_shown(ear: Listener, seen: Seen) -> str:
    return ear.told(
        "fulfilled" if seen["points"] else "failed",
        seen["seat"],
        colour=ear.say(row_of(ear.rows, "agenda", seen["agenda"])["colour"]),
        agenda=ear.agenda(seen["agenda"]),
        points=ear.many(seen["points"], "point"),
    )


def won(ear: Listener, seen: Seen) -> str:
    return ear.told("won", seen["seat"], total=seen["total"])


# Parts of sentences


def cards_in(ear: Listener, seen: Seen) -> str:
    """How many cards and, for those who see them, which."""
    count = ear.many(seen["count"], "card")
    if seen["cards"] == UNKNOWN or not seen["count"]:
        return count
    return ear.say("cards_seen", count=count, cards=counted_cards(ear, seen))


def counted_cards(ear: Listener, seen: Seen) -> str:
    return ear.counted(ear.card(each) for each in seen["cards"])


def secret_house(ear: Listener, seen: Seen) -> str:
    return "" if seen["conspiracy"] == UNKNOWN else ear.house(seen["conspiracy"][0])


def secret_agenda(ear: Listener, seen: Seen) -> str:
    return "" if seen["agenda"] == UNKNOWN else ear.agenda(seen["agenda"][0])


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
