"""The turn: the agenda to keep, House Actions, the Acquire Phase, the acts of villains."""

from typing import Any

from courtier.core.view import size, zone_of
from courtier.core.words import Seen, row_of, sentence
from courtier.games.duhr.actions import CARD, DEFAME, END, MASTERSTROKE, RAISE, REVEAL, SCANDALIZE, TRIGGER, UNMASK, USE
from courtier.games.duhr.text.asked.common import (
    card_at,
    detail,
    house_answer,
    on_house,
    spot_answer,
    step_of,
    to_pile,
    worded,
)
from courtier.games.duhr.text.consequences import (
    FAVORED,
    SCANDAL_CARD,
    fates,
    house_words,
    replaced,
    turning_up,
    with_scandal,
    with_suspicion,
)
from courtier.games.duhr.text.names import Listener, agenda_text, event_text, seat_in, spot_of

MOST_ACTIONS = 2  # D-TURN-6


def agenda_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    agenda = zone_of(view, "agenda")["cards"][int(choice["parts"][0][-1])]["kind"]
    words = {"colour": ear.say(row_of(ear.rows, "agenda", agenda)["colour"]), "agenda": ear.agenda(agenda)}
    follows = agenda_text(agenda, ear.lang, view["more"]["options"])
    return worded(ear, choice, "keep", [ear.say("keep_part", **words)], follows, **words)


# House Actions


def ask_main(ear: Listener, view: Seen) -> tuple[str, str]:
    return main_eyebrow(ear, view), ear.say(main_question(view))


def main_eyebrow(ear: Listener, view: Seen) -> str:
    """Which House Action it is, of how many (D-TURN-6, D-TURN-7)."""
    more = view["more"]
    status = more["status"][view["you"]]
    most = MOST_ACTIONS if status == FAVORED else 1
    words = {"status": ear.text.STATUS[status], "number": more["done"] + 1, "most": most}
    return ear.say("eyebrow_action" if more["done"] < most else "eyebrow_no_action", **words)


def main_question(view: Seen) -> str:
    """What is open: an action that is due or allowed, a forced discard, or nothing but the end."""
    codes = [choice["code"] for choice in view["choices"]]
    if any(code >= CARD for code in codes):
        return "ask_main_forced"
    if all(code in (END, REVEAL) for code in codes):
        return "ask_main_end" if REVEAL in codes else "ask_main_only_end"
    return "ask_main_again" if view["more"]["done"] else "ask_main"


def main_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    code = choice["code"]
    if code == END:
        spoken = worded(ear, choice, "end", [ear.say("end_part")], sentence([after_end(ear, view)]))
        return as_deed(ear, spoken, "end")
    if code == REVEAL:
        return reveal_words(ear, view, choice)
    kind = card_at(view, choice["parts"][0])
    if code >= CARD:
        the = ear.the(kind)
        return worded(ear, choice, "discard", [ear.say("discard_part", the=the)], ear.say("forced"), the=the)
    return action_words(ear, view, choice, kind)


def as_deed(ear: Listener, spoken: Seen, deed: str, **words: Any) -> Seen:
    """An answer with the deed it belongs to and what the deed is done with: clients list the deeds first."""
    return {**spoken, "deed": ear.say(f"deed_{deed}"), "object": ear.say(f"object_{deed}", **words)}


def action_words(ear: Listener, view: Seen, choice: Seen, kind: str) -> Seen:
    """The five House Actions: the card, then what for."""
    code, name = choice["code"], kind.rpartition(".")[2]
    if code < RAISE:
        follows = sentence([ear.say("then_house")])
        spoken = worded(ear, choice, "create", [ear.card(kind), ear.say("create_part")], follows)
        return as_deed(ear, spoken, "create")
    if code < TRIGGER:
        return raise_words(ear, view, choice, kind)
    if code < USE:
        text = event_text(name, ear.lang, view["more"]["options"])
        event = ear.card(kind)
        spoken = worded(ear, choice, "trigger", [event, ear.say("trigger_part")], text, event=event)
        return as_deed(ear, spoken, "trigger", event=event)
    if code < MASTERSTROKE:
        return use_words(ear, choice, kind)
    stroke = choice["parts"][2].removeprefix("do:")
    steps = [ear.card(kind), ear.say("pair_part"), ear.say(f"{stroke}_part")]
    spoken = worded(ear, choice, stroke, steps, sentence([ear.say("may_be_negated")]), pair=ear.pair(name))
    return as_deed(ear, spoken, "masterstroke", house=ear.house(name))


def raise_words(ear: Listener, view: Seen, choice: Seen, kind: str) -> Seen:
    seat = seat_in(choice["parts"][1])
    house = house_words(ear, view, seat)
    follows = sentence(fates(ear, view, with_suspicion(view, seat)))
    spoken = worded(ear, choice, "raise", [ear.card(kind), ear.say("raise_part", house=house)], follows, house=house)
    return as_deed(ear, spoken, "raise", house=ear.house(view["more"]["houses"][seat]))


def use_words(ear: Listener, choice: Seen, kind: str) -> Seen:
    name = kind.rpartition(".")[2]
    words = {"ability": ear.ability(name), "the": ear.the(kind)}
    text = f"{sentence([ear.say('use_cost', **words)])} {row_of(ear.rows, 'house', name)['text'][ear.lang]}"
    spoken = worded(ear, choice, "use", [ear.card(kind), ear.say("use_part", **words)], text, **words)
    return as_deed(ear, spoken, "use", **words)


def reveal_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    """D-CONSP-3, D-CONSP-4, D/A-54: free, at the cost of a scandal; what it opens, unless it is concealed again."""
    you = view["you"]
    house = zone_of(view, "conspiracy")["cards"][0]["kind"]
    clauses = [ear.say("reveal_no_scandal")]
    falls: list[str] = []
    if size(zone_of(view, "scandals")):
        clauses = [ear.say("reveal_scandal")]
        falls = fates(ear, view, with_scandal(view, you), shown=True)
    own = house == view["more"]["houses"][you]
    lent = ear.say("reveal_own") if own else ear.say("reveal_lends", ability=ear.ability(house))
    words = {"house": ear.house(house)}
    follows = sentence([*clauses, *(falls or [lent])])
    spoken = worded(ear, choice, "reveal", [ear.say("reveal_part", **words)], follows, **words)
    return as_deed(ear, spoken, "reveal", **words)


def after_end(ear: Listener, view: Seen) -> str:
    """D-ACQ-1, D-ACQ-2."""
    return ear.say("then_acquire" if size(zone_of(view, "hand")) else "then_draw_two")


def ask_scandal_house(ear: Listener, _: Seen) -> tuple[str, str]:
    return detail(ear, ear.say("scandal_title")), ear.say("ask_scandal_house")


def scandal_house_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    seat = seat_in(choice["parts"][0])
    return house_answer(ear, view, choice, "scandal_on", fates(ear, view, with_scandal(view, seat)))


# After the actions


def ask_replace(ear: Listener, view: Seen) -> tuple[str, str]:
    house = house_words(ear, view, step_of(view)[1])
    return ear.say("eyebrow_replace"), ear.say("ask_replace", house=house)


def replace_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    clauses = fates(ear, view, replaced(view, spot_of(choice["parts"][0]), SCANDAL_CARD))
    return spot_answer(ear, view, choice, "make_room", clauses)


def acquire_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    if choice["parts"][0] == "do:draw":
        return worded(ear, choice, "draw_one", [ear.say("draw_one_part")], "")
    kind = card_at(view, choice["parts"][0])
    the = ear.the(kind)
    part = ear.say("discard_draw_part", the=the)
    return worded(ear, choice, "discard_draw", [part], sentence(to_pile(ear, kind)), the=the)


def act_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    code, where = choice["code"], choice["parts"][1]
    act = choice["parts"][0].removeprefix("do:")
    deed = ear.say(f"{act}_deed")
    if code >= SCANDALIZE:
        seat = seat_in(where)
        house = house_words(ear, view, seat)
        follows = sentence(fates(ear, view, with_scandal(view, seat)))
        return worded(ear, choice, "scandalize", [deed, house], follows, house=house)
    spot = spot_of(where)
    clauses = turning_up(ear, view, spot) if code >= UNMASK else fates(ear, view, replaced(view, spot, SCANDAL_CARD))
    assert code >= DEFAME
    key = "unmask" if code >= UNMASK else "defame"
    steps = [deed, on_house(ear, view, spot, "bare")]
    return worded(ear, choice, key, steps, sentence(clauses), card=on_house(ear, view, spot, "the"))
