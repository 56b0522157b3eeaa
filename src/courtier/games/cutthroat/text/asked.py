"""The open question in words: why one is asked, what is asked, and what each answer says, does and leads to."""

from collections.abc import Callable
from typing import Any

from courtier.core.journal import question_to
from courtier.core.view import zone_of
from courtier.core.words import Seen, answer, capital, row_of, sentence
from courtier.games.cutthroat import actions
from courtier.games.cutthroat.actions import COLLECTED, SOURCE_COUNT, VERB_OF
from courtier.games.cutthroat.cards import CARDS as KINDS
from courtier.games.cutthroat.cards import (
    DECKS,
    FEAST_CARDS,
    GEMS,
    HIRELINGS,
    HOUSES,
    MOST_PLACES,
    MOST_SEATS,
)
from courtier.games.cutthroat.events import FINDINGS
from courtier.games.cutthroat.text.names import Listener, card_text, seat_in, territory_at
from courtier.games.cutthroat.text.offers import (
    DRAFTING,
    detail_words,
    has_picked,
    offer_question_words,
    term_words,
)

NOBODY = -1
LANDLESS = -1

# Which line above the question says why one is asked.
EYEBROW = {
    "choose_house": "setup",
    "choose_start": "setup",
    "propose": "vote",
    "propose_share": "vote",
    "orate": "vote",
    "ballot": "vote",
    "collect": "resource",
    "keep_card": "resource",
    "choose_colour": "resource",
    "lay_stack": "conquer",
    "conquer": "conquer",
    "occupy": "triumph",
    "purchase": "purchase",
    "act": "action",
    "conquest_income": "action",
    "attack": "attack",
    "assault": "attack",
    "pay_toll": "attack",
    "use_power": "power",
    "order_cards": "power",
    "take_card": "power",
    "cure_more": "power",
    "death_moment": "moment",
    "opulence": "opulence",
    "defend": "defence",
    "fury": "triumph",
    "bedlam": "triumph",
    "react": "window",
    "woo": "wedding",
    "answer_suit": "wedding",
    "serve": "feast",
    "taste": "feast",
    "sacrifice": "feast",
    "takeback": "announced",
    "rescind": "objection",
    "parley": "parley",
    "wedding_parley": "wedding",
    **dict.fromkeys(("talk", "offer_deal", *DRAFTING), "talk"),
    "answer_deal": "offer",
    "name_deal": "dispute",
    "name_party": "dispute",
    "judge_dispute": "vote",
}


def dispute_words(listener: Listener, view: Seen) -> dict[str, Any]:
    """The dispute that is voted on: who complains about whom, and which deal."""
    deal, by, against = view["more"]["disputed"][-1]
    return {"deal": deal, "who": listener.names[by], "whom": listener.person(against, None, "acc")}


def ask(listener: Listener, view: Seen) -> tuple[str, str]:
    """The line above the question, and the question."""
    question = question_to(view)
    words = question_words(listener, view, question)
    if question == "judge_dispute":
        words |= dispute_words(listener, view)
    eyebrow = listener.say(f"eyebrow_{eyebrow_key(view, question)}", **words)
    return eyebrow, listener.say(question_key(view, question), **words)


def eyebrow_key(view: Seen, question: str) -> str:
    """Who is aimed at is told so."""
    if question == "takeback" and view["you"] in view["more"]["announced"][-1]["aimed"]:
        return "aimed"
    return EYEBROW.get(question, "event")


def question_key(view: Seen, question: str) -> str:
    more = view["more"]
    if question == "propose":
        return f"ask_propose_{more['vote']['subject']}"
    if question == "collect" and more["collecting"] == LANDLESS:
        return "ask_collect_landless"
    if question == "lay_stack" and not laid(view):
        return "ask_lay_stack_first"
    if question == "pick_goods" and has_picked(view):
        return "ask_pick_goods_more"
    return f"ask_{question}"


def question_words(listener: Listener, view: Seen, question: str) -> dict[str, Any]:
    """What the questions name: a territory, a deed, a person, a dish."""
    more = view["more"]
    words: dict[str, Any] = {}
    place = place_asked(view, question)
    if place is not None:
        words["territory"] = listener.territory(territory_at(view, place))
    if more["vote"] is not None:
        words["subject"] = listener.say(f"subject_{more['vote']['subject']}")
    if more["event"] is not None:
        words["event"] = listener.title(more["event"])
    if more["announced"]:
        words["deed"] = deed_words(listener, more["announced"][-1])
        words["what"] = deed_title(listener, more["announced"][-1])
    if question == "lay_stack":
        words["cards"] = listener.in_order(laid(view))
    if question in DRAFTING or question == "answer_deal":
        words.update(offer_question_words(listener, view, question))
    if question == "serve":
        words["dish"] = listener.card(more["serving"])
    if question == "answer_suit":
        words["whom"] = listener.person(more["suitor"], None, "acc")
    if question == "propose_share":
        words["whom"] = listener.person(more["share_of"], view["you"], "acc")
        words["left"] = listener.many(more["share_left"], "coin")
    return words


def place_asked(view: Seen, question: str) -> int | None:
    """The place of the ring that a question is about, if it is about one."""
    more = view["more"]
    field = {"collect": "collecting", "occupy": "place", "pay_swords": "place"}.get(question, "target")
    place = more.get(field)
    return None if place is None or place < 0 else int(place)


def laid(view: Seen) -> list[str]:
    """The cards of the own unfinished stack, top first."""
    return list(view["more"]["laid"] or [])


def deed_words(listener: Listener, announced: Seen) -> str:
    """Something announced, by its card, power or place, and by who announced it."""
    return listener.say(
        "deed",
        who=listener.person(announced["seat"], None, "dat"),
        deed=deed_title(listener, announced),
    )


def deed_title(listener: Listener, announced: Seen) -> str:
    """What was announced, without who announced it."""
    table, _, name = announced["deed"].partition(".")
    if table == "hireling":
        return listener.title(name)
    if table == "power":
        return listener.power(name)
    key = f"deed_{announced['deed'].replace('.', '_')}"
    return listener.say(key, territory=listener.territory(announced["territory"]))


# Answers


def answer_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    """One answer: its label, the verb on its button, what follows, and words for each click."""
    code = choice["code"]
    verb = VERB_OF[code]
    family = FAMILY[verb]
    if verb in (actions.TERM, actions.DETAIL):
        return deal_part(listener, view, choice)
    words = target_words(listener, view, verb, code - verb)
    return answer(
        code,
        label=listener.say(label_key(listener, view, code, family), **words),
        commit=listener.say(f"commit_{family}"),
        follows=follows(listener, view, verb, code - verb),
        parts=[part_words(listener, view, part) for part in choice["parts"]],
    )


def deal_part(listener: Listener, view: Seen, choice: Seen) -> Seen:
    """A term of a deal, or its detail: said in one go, however many clicks it takes."""
    code = choice["code"]
    if VERB_OF[code] == actions.TERM:
        words = term_words(listener, code - actions.TERM)
    else:
        words = detail_words(listener, view, code - actions.DETAIL)
    parts = [words] * len(choice["parts"])
    return answer(code, label=capital(words), commit=listener.say("commit_term"), follows="", parts=parts)


def label_key(listener: Listener, view: Seen, code: int, family: str) -> str:
    """The phrase of an answer; some answers say other things to other questions."""
    if family == "collect" and (code - actions.COLLECT) % SOURCE_COUNT != actions.BANK:
        return "collect_blackmail"
    special = f"{family}_{question_to(view)}"
    return special if special in listener.text.PHRASES else family


def target_words(listener: Listener, view: Seen, verb: int, named: int) -> dict[str, Any]:
    """What an answer names besides its verb."""
    if verb in PLACE_VERBS:
        return {"territory": listener.territory(territory_at(view, named))}
    if verb in SEAT_VERBS:
        return seat_words(listener, view, named)
    if verb in OTHER_TARGETS:
        return OTHER_TARGETS[verb](listener, view, named)
    return {}


def seat_words(listener: Listener, view: Seen, seat: int) -> dict[str, Any]:
    you = view["you"]
    words = {"whom": listener.person(seat, you, "acc"), "to": listener.person(seat, you, "dat")}
    vote = view["more"]["vote"]
    if vote is not None:
        words["the_proposal"] = listener.proposal(seat, you, "acc")
        words["what"] = proposal_words(listener, view, vote, seat)
    return words


def proposal_words(listener: Listener, view: Seen, vote: Seen, author: int) -> str:
    """What somebody proposes; empty before anything is proposed."""
    proposal = vote["proposals"][author]
    if proposal is None:
        return ""
    if vote["subject"] == "alms":
        return listener.by_seat(proposal)
    if vote["subject"] == "plague":
        return listener.territory(territory_at(view, proposal))
    return str(listener.names[proposal])


def collected_words(listener: Listener, _: Seen, named: int) -> dict[str, Any]:
    source = named % SOURCE_COUNT
    words = {"collected": listener.say(f"collected_{COLLECTED[named // SOURCE_COUNT]}")}
    if source != actions.BANK:
        words["house"] = listener.house(HOUSES[source - 1])
    return words


def income_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    territory = listener.territory(territory_at(view, named % MOST_PLACES))
    return {"collected": listener.say(f"collected_{COLLECTED[named // MOST_PLACES]}"), "territory": territory}


def fodder_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    words = seat_words(listener, view, named % MOST_SEATS)
    words["hireling"] = listener.title(HIRELINGS[named // MOST_SEATS])
    return words


def amount_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    seat = view["you"] if question_to(view) == "propose" else view["more"]["share_of"]
    return {"coins": listener.many(named, "coin"), "whom": listener.person(seat, view["you"], "acc")}


def drawn_words(place: int) -> Callable[[Listener, Seen, int], dict[str, Any]]:
    return lambda listener, view, _: {"card": listener.card(zone_of(view, "drawn")["cards"][place]["kind"])}


def looked_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    return {"card": listener.card(zone_of(view, "looked")["cards"][named]["kind"])}


def open_deal_words(listener: Listener, view: Seen, named: int) -> dict[str, Any]:
    """A deal of which something still binds, by its number and its parties."""
    still_open = [deal for deal in view["deals"] if any(each["verdict"] == "open" for each in deal["clauses"])]
    deal = still_open[named]
    return {"deal": deal["number"], "people": listener.people(deal["parties"], "dat")}


PLACE_VERBS = {
    actions.PLACE,
    actions.CONQUER,
    actions.ATTACK,
    actions.PLAY_DOCTOR,
    actions.PLAY_SABOTEUR,
    actions.PLAY_ENVOY,
    actions.USE_DEATH,
    actions.USE_LIFE,
    actions.USE_FURY,
    actions.USE_BEDLAM,
}
SEAT_VERBS = {
    actions.PLAY_SPY,
    actions.STEAL_COINS,
    actions.STEAL_GEM,
    actions.USE_EYE,
    actions.USE_TAXES,
    actions.SEAT,
    actions.BALLOT,
    actions.WOO,
    actions.SERVE,
    actions.PLAY_TASTER,
    actions.PARTNER,
}
OTHER_TARGETS: dict[int, Callable[[Listener, Seen, int], dict[str, Any]]] = {
    actions.HOUSE: lambda listener, _, named: {"house": listener.house(HOUSES[named])},
    actions.CARD: lambda listener, _, named: {"card": listener.card(KINDS[named])},
    actions.DISH: lambda listener, _, named: {"dish": listener.card(FEAST_CARDS[named])},
    actions.COLOUR: lambda listener, _, named: {"gem": listener.card(GEMS[named])},
    actions.COLLECT: collected_words,
    actions.TAKE_INCOME: income_words,
    actions.BUY_MERCENARIES: lambda listener, _, named: {"coins": listener.many(named + 1, "coin")},
    actions.PLAY_SNEAK: lambda listener, _, named: {"cards": listener.many(named + 1, "card")},
    actions.USE_KNOWLEDGE: lambda listener, _, named: {"deck": listener.deck(DECKS[named])},
    actions.PICK: looked_words,
    actions.AMOUNT: amount_words,
    actions.FODDER: fodder_words,
    actions.OPEN_DEAL: open_deal_words,
    actions.VERDICT: lambda listener, _, named: {"finding": listener.say(f"do_finding_{FINDINGS[named]}")},
    actions.KEEP_FIRST: drawn_words(0),
    actions.KEEP_SECOND: drawn_words(1),
}


# What follows


def follows(listener: Listener, view: Seen, verb: int, named: int) -> str:
    """What the answer leads to, as far as everybody can see it."""
    if verb in PLAYED:
        return card_text(PLAYED[verb], listener.lang, view["more"]["options"])
    if verb in POWER_OF:
        return listener.say(f"does_{POWER_OF[verb]}")
    if verb == actions.HOUSE:
        return card_text(HOUSES[named], listener.lang, view["more"]["options"])
    if verb == actions.ATTACK:
        return sentence([holder_words(listener, view, named)])
    if verb == actions.CONQUER or (verb == actions.PLACE and question_to(view) == "choose_start"):
        return sentence([yield_words(listener, view, named)])
    if verb == actions.COLLECT and named % SOURCE_COUNT != actions.BANK:
        return listener.say("does_blackmail")
    return listener.say("does_take_back") if verb == actions.TAKE_BACK else ""


def holder_words(listener: Listener, view: Seen, place: int) -> str:
    """Who owns a territory, and its stack as everybody sees it."""
    owner = zone_of(view, f"land@{place}")["cards"][0]["more"]["owner"]
    stack = listener.in_order([card["kind"] for card in zone_of(view, f"stack@{place}")["cards"]])
    return listener.say("holds", who=listener.names[owner], stack=stack)


def yield_words(listener: Listener, view: Seen, place: int) -> str:
    """Coins, gems and points of the side that shows."""
    land = zone_of(view, f"land@{place}")["cards"][0]
    row = row_of(listener.rows, "territory", land["kind"])
    side = "plagued_" if land["more"]["plagued"] else ""
    return listener.say(
        "yields",
        coins=listener.many(row[f"{side}coins"], "coin"),
        gems=listener.many(row[f"{side}gems"], "gem"),
        points=listener.many(row[f"{side}points"], "point"),
    )


PLAYED = {
    actions.ASSASSINATE: "assassin",
    actions.ASSASSINATE_GENERAL: "assassin",
    actions.PLAY_GENERAL: "general",
    actions.PLAY_PILLOW: "pillow",
    actions.PLAY_ORATOR: "orator",
    actions.PLAY_WATCHMAN: "watchman",
    actions.PLAY_SNEAK: "sneak",
    actions.PLAY_SPY: "spy",
    actions.STEAL_COINS: "cutpurse",
    actions.STEAL_GEM: "cutpurse",
    actions.PLAY_DOCTOR: "doctor",
    actions.PLAY_SABOTEUR: "saboteur",
    actions.PLAY_ENVOY: "envoy",
    actions.PLAY_TASTER: "taster",
}
POWER_OF = {
    actions.USE_OPULENCE: "opulence",
    actions.USE_VENOM: "venom",
    actions.USE_EYE: "eye",
    actions.USE_TAXES: "taxes",
    actions.USE_DEATH: "death",
    actions.USE_LIFE: "life",
    actions.USE_KNOWLEDGE: "knowledge",
    actions.USE_FURY: "fury",
    actions.USE_BEDLAM: "bedlam",
}


# Words for a click


def part_words(listener: Listener, view: Seen, part: str) -> str:
    """What one points at: a card, a territory, a player, or a deed that no card stands for."""
    table, _, name = part.partition(":")
    if table == "do":
        return deed_part(listener, name)
    if table == "seat":
        return listener.person(int(name), view["you"], "acc")
    zone, at, where = part.partition("@")
    if zone in ("land", "stack") and at:
        return listener.territory(territory_at(view, int(where.partition(":")[0])))
    if zone == "deck":
        return listener.deck(where)
    if part.rpartition(":")[2].isdigit():
        return card_words(listener, view, part)
    return listener.person(seat_in(part), view["you"], "acc")


def deed_part(listener: Listener, name: str) -> str:
    """A deed that no card stands for; a sum of coins is said as such."""
    kind, _, number = name.rpartition("_")
    if kind == "open_deal":
        return listener.say("do_open_deal", number=number)
    return listener.many(int(number), "coin") if kind == "amount" else listener.say(f"do_{name}")


def card_words(listener: Listener, view: Seen, part: str) -> str:
    zone, _, index = part.rpartition(":")
    return listener.card(zone_of(view, zone)["cards"][int(index)]["kind"])


# The phrase of every family of answers.
FAMILY = {
    getattr(actions, name.upper()): name
    for name in [
        "pass",
        "end",
        "close",
        "stop",
        "done",
        "go_on",
        "later",
        "yield",
        "skip",
        "none",
        "nothing_taken",
        "random",
        "accept",
        "refuse",
        "let_die",
        "sacrifice",
        "pay",
        "lose",
        "keep_first",
        "keep_second",
        "income",
        "buy_hireling",
        "collect_dead",
        "use_opulence",
        "use_venom",
        "assassinate",
        "assassinate_general",
        "play_general",
        "play_pillow",
        "play_orator",
        "play_watchman",
        "house",
        "buy_mercenaries",
        "place",
        "conquer",
        "attack",
        "card",
        "dish",
        "colour",
        "collect",
        "take_income",
        "play_sneak",
        "play_spy",
        "steal_coins",
        "steal_gem",
        "play_doctor",
        "play_saboteur",
        "play_envoy",
        "use_eye",
        "use_taxes",
        "use_death",
        "use_life",
        "use_knowledge",
        "use_fury",
        "use_bedlam",
        "pick",
        "seat",
        "ballot",
        "woo",
        "serve",
        "amount",
        "play_taster",
        "fodder",
        "continue",
        "wait",
        "keep",
        "take_back",
        "ready",
        "talk",
        "propose",
        "make_offer",
        "withdraw",
        "partner",
        "term",
        "detail",
        "seal",
        "refuse_deal",
        "counter",
        "dispute",
        "open_deal",
        "verdict",
    ]
}
