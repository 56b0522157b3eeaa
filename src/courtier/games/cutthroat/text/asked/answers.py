"""The answers in words: what each says, leads to, and what one clicks for it."""

from courtier.core.journal import question_to
from courtier.core.view import zone_of
from courtier.core.words import Seen, answer, capital, row_of, sentence
from courtier.games.cutthroat import actions
from courtier.games.cutthroat.actions import SOURCE_COUNT, VERB_NAMES, VERB_OF
from courtier.games.cutthroat.cards import HOUSES, TAX
from courtier.games.cutthroat.text.asked.targets import target_words
from courtier.games.cutthroat.text.names import Listener, card_text, seat_in, territory_at
from courtier.games.cutthroat.text.offers import (
    detail_words,
    term_words,
)


def answer_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    """One answer: its label, the verb on its button, what follows, and words for each click."""
    code = choice["code"]
    verb = VERB_OF[code]
    family = VERB_NAMES[verb]
    if verb in (actions.TERM, actions.DETAIL):
        return deal_part(listener, view, choice)
    words = target_words(listener, view, verb, code - verb)
    label = listener.say(label_key(listener, view, code, family), **words)
    return answer(
        code,
        label=label,
        commit=listener.say(f"commit_{family}"),
        follows=follows(listener, view, verb, code - verb),
        parts=parts_words(listener, view, choice, label, words),
    )


def parts_words(listener: Listener, view: Seen, choice: Seen, label: str, words: Seen) -> list[str]:
    """What each click of an answer says. A proposal and a deal are named as such, not by who made them alone."""
    verb = VERB_OF[choice["code"]]
    if verb == actions.OPEN_DEAL:
        return [label]
    if verb == actions.BALLOT:
        return [listener.say("part_ballot", **words)]
    return [part_words(listener, view, part) for part in choice["parts"]]


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


def follows(listener: Listener, view: Seen, verb: int, named: int) -> str:
    """What the answer leads to, as far as everybody can see it."""
    if verb in PLAYED:
        return card_text(PLAYED[verb], listener.lang, view["more"]["options"])
    if verb == actions.USE_TAXES:
        return listener.say("does_taxes", coins=listener.many(view["more"]["options"].get("tax_coins", TAX), "coin"))
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
    return listener.many(int(number), "coin") if kind == "amount" else listener.say(f"do_{name}")


def card_words(listener: Listener, view: Seen, part: str) -> str:
    zone, _, index = part.rpartition(":")
    return listener.card(zone_of(view, zone)["cards"][int(index)]["kind"])
