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


def agenda_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    agenda = zone_of(view, "agenda")["cards"][int(choice["parts"][0][-1])]["kind"]
    words = {
        "colour": listener.say(row_of(listener.rows, "agenda", agenda)["colour"]),
        "agenda": listener.agenda(agenda),
    }
    follows = agenda_text(agenda, listener.lang, view["more"]["options"])
    return worded(listener, choice, "keep", [listener.say("keep_part", **words)], follows, **words)


# House Actions


def ask_main(listener: Listener, view: Seen) -> tuple[str, str]:
    return main_eyebrow(listener, view), listener.say(main_question(view))


def main_eyebrow(listener: Listener, view: Seen) -> str:
    """Which House Action it is, of how many (D-TURN-6, D-TURN-7)."""
    more = view["more"]
    status = more["status"][view["you"]]
    most = MOST_ACTIONS if status == FAVORED else 1
    words = {"status": listener.text.STATUS[status], "number": more["done"] + 1, "most": most}
    return listener.say("eyebrow_action" if more["done"] < most else "eyebrow_no_action", **words)


def main_question(view: Seen) -> str:
    """What is open: an action that is due or allowed, a forced discard, or nothing but the end."""
    codes = [choice["code"] for choice in view["choices"]]
    if any(code >= CARD for code in codes):
        return "ask_main_forced"
    if all(code in (END, REVEAL) for code in codes):
        return "ask_main_end" if REVEAL in codes else "ask_main_only_end"
    return "ask_main_again" if view["more"]["done"] else "ask_main"


def main_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    code = choice["code"]
    if code == END:
        spoken = worded(listener, choice, "end", [listener.say("end_part")], sentence([after_end(listener, view)]))
        return as_deed(listener, spoken, "end")
    if code == REVEAL:
        return reveal_words(listener, view, choice)
    kind = card_at(view, choice["parts"][0])
    if code >= CARD:
        the = listener.the(kind)
        return worded(
            listener, choice, "discard", [listener.say("discard_part", the=the)], listener.say("forced"), the=the
        )
    return action_words(listener, view, choice, kind)


def as_deed(listener: Listener, spoken: Seen, deed: str, **words: Any) -> Seen:
    """An answer with the deed it belongs to and what the deed is done with: clients list the deeds first."""
    return {**spoken, "deed": listener.say(f"deed_{deed}"), "object": listener.say(f"object_{deed}", **words)}


def action_words(listener: Listener, view: Seen, choice: Seen, kind: str) -> Seen:
    """The five House Actions: the card, then what for."""
    code, name = choice["code"], kind.rpartition(".")[2]
    if code < RAISE:
        follows = sentence([listener.say("then_house")])
        spoken = worded(listener, choice, "create", [listener.card(kind), listener.say("create_part")], follows)
        return as_deed(listener, spoken, "create")
    if code < TRIGGER:
        return raise_words(listener, view, choice, kind)
    if code < USE:
        text = event_text(name, listener.lang, view["more"]["options"])
        event = listener.card(kind)
        spoken = worded(listener, choice, "trigger", [event, listener.say("trigger_part")], text, event=event)
        return as_deed(listener, spoken, "trigger", event=event)
    if code < MASTERSTROKE:
        return use_words(listener, choice, kind)
    stroke = choice["parts"][2].removeprefix("do:")
    steps = [listener.card(kind), listener.say("pair_part"), listener.say(f"{stroke}_part")]
    spoken = worded(
        listener, choice, stroke, steps, sentence([listener.say("may_be_negated")]), pair=listener.pair(name)
    )
    return as_deed(listener, spoken, "masterstroke", house=listener.house(name))


def raise_words(listener: Listener, view: Seen, choice: Seen, kind: str) -> Seen:
    seat = seat_in(choice["parts"][1])
    house = house_words(listener, view, seat)
    follows = sentence(fates(listener, view, with_suspicion(view, seat)))
    spoken = worded(
        listener, choice, "raise", [listener.card(kind), listener.say("raise_part", house=house)], follows, house=house
    )
    return as_deed(listener, spoken, "raise", house=listener.house(view["more"]["houses"][seat]))


def use_words(listener: Listener, choice: Seen, kind: str) -> Seen:
    name = kind.rpartition(".")[2]
    words = {"ability": listener.ability(name), "the": listener.the(kind)}
    text = (
        f"{sentence([listener.say('use_cost', **words)])} {row_of(listener.rows, 'house', name)['text'][listener.lang]}"
    )
    spoken = worded(listener, choice, "use", [listener.card(kind), listener.say("use_part", **words)], text, **words)
    return as_deed(listener, spoken, "use", **words)


def reveal_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    """D-CONSP-3, D-CONSP-4, D/A-54: free, at the cost of a scandal; what it opens, unless it is concealed again."""
    you = view["you"]
    house = zone_of(view, "conspiracy")["cards"][0]["kind"]
    clauses = [listener.say("reveal_no_scandal")]
    falls: list[str] = []
    if size(zone_of(view, "scandals")):
        clauses = [listener.say("reveal_scandal")]
        falls = fates(listener, view, with_scandal(view, you), shown=True)
    own = house == view["more"]["houses"][you]
    lent = listener.say("reveal_own") if own else listener.say("reveal_lends", ability=listener.ability(house))
    words = {"house": listener.house(house)}
    follows = sentence([*clauses, *(falls or [lent])])
    spoken = worded(listener, choice, "reveal", [listener.say("reveal_part", **words)], follows, **words)
    return as_deed(listener, spoken, "reveal", **words)


def after_end(listener: Listener, view: Seen) -> str:
    """D-ACQ-1, D-ACQ-2."""
    return listener.say("then_acquire" if size(zone_of(view, "hand")) else "then_draw_two")


def ask_scandal_house(listener: Listener, _: Seen) -> tuple[str, str]:
    return detail(listener, listener.say("scandal_title")), listener.say("ask_scandal_house")


def scandal_house_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    seat = seat_in(choice["parts"][0])
    return house_answer(listener, view, choice, "scandal_on", fates(listener, view, with_scandal(view, seat)))


# After the actions


def ask_replace(listener: Listener, view: Seen) -> tuple[str, str]:
    house = house_words(listener, view, step_of(view)[1])
    return listener.say("eyebrow_replace"), listener.say("ask_replace", house=house)


def replace_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    clauses = fates(listener, view, replaced(view, spot_of(choice["parts"][0]), SCANDAL_CARD))
    return spot_answer(listener, view, choice, "make_room", clauses)


def acquire_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    if choice["parts"][0] == "do:draw":
        return worded(listener, choice, "draw_one", [listener.say("draw_one_part")], "")
    kind = card_at(view, choice["parts"][0])
    the = listener.the(kind)
    part = listener.say("discard_draw_part", the=the)
    return worded(listener, choice, "discard_draw", [part], sentence(to_pile(listener, kind)), the=the)


def act_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    code, where = choice["code"], choice["parts"][1]
    act = choice["parts"][0].removeprefix("do:")
    deed = listener.say(f"{act}_deed")
    if code >= SCANDALIZE:
        seat = seat_in(where)
        house = house_words(listener, view, seat)
        follows = sentence(fates(listener, view, with_scandal(view, seat)))
        return worded(listener, choice, "scandalize", [deed, house], follows, house=house)
    spot = spot_of(where)
    clauses = (
        turning_up(listener, view, spot)
        if code >= UNMASK
        else fates(listener, view, replaced(view, spot, SCANDAL_CARD))
    )
    assert code >= DEFAME
    key = "unmask" if code >= UNMASK else "defame"
    steps = [deed, on_house(listener, view, spot, "bare")]
    return worded(listener, choice, key, steps, sentence(clauses), card=on_house(listener, view, spot, "the"))
