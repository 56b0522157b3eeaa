"""What is said of the game: the open question, the story, the rules, the names of things.

Words are put together from views and glimpses, never from the game, and once for all languages: the question here,
what an answer leads to in `text/ahead.py`, the story in `text/story.py`. The words themselves are tables in
`text/en.py` and `text/de.py`; Houses, events and agendas have theirs in the rows of the cards.
"""

from collections.abc import Callable, Sequence
from typing import Any

from courtier.core.errors import BadSetup
from courtier.games.duhr.actions import CARD, DEFAME, END, MASTERSTROKE, RAISE, REVEAL, SCANDALIZE, TRIGGER, UNMASK, USE
from courtier.games.duhr.cards import CARDS, EVENTS, HOUSES
from courtier.games.duhr.text import TEXTS, text_in
from courtier.games.duhr.text.ahead import (
    FAVORED,
    SCANDAL_CARD,
    ability_ahead,
    card_on,
    deed_ahead,
    fates,
    house_words,
    masterstroke_ahead,
    open_to_negation,
    replaced,
    row,
    sentence,
    size,
    turning_up,
    with_scandal,
    with_suspicion,
    zone_of,
    zone_of_seat,
)
from courtier.games.duhr.text.deeds import Deed, chain_of, line
from courtier.games.duhr.text.names import (
    HouseWords,
    Listener,
    Seen,
    ability_name,
    agenda_text,
    card_name,
    effect_of,
    event_text,
    house_name,
    house_text,
    row_of,
    rows_in,
    seat_in,
    source_name,
    spot_at,
    spot_name,
    spot_of,
    status_word,
)
from courtier.games.duhr.text.story import open_question, tell

__all__ = [
    "GLOSSARY",
    "ability_name",
    "agenda_text",
    "card_name",
    "event_text",
    "explain",
    "house_name",
    "house_text",
    "prompt",
    "source_name",
    "spot_name",
    "status_word",
    "tell",
]

MOST_ACTIONS = 2  # D-TURN-6
CHOSEN_BASE = len(CARDS) + 1  # cards named for Blackmail: a digit each, kind + 1

GLOSSARY = {lang: text.GLOSSARY for lang, text in TEXTS.items()}


def explain(question: str, lang: str) -> str:
    """The rules of what is being asked, in a few paragraphs."""
    texts = text_in(lang).EXPLAIN
    if question not in texts:
        raise BadSetup(f"unknown question {question!r}; expected {' or '.join(texts)}")
    return texts[question]


def prompt(view: Seen, lang: str, names: Sequence[str]) -> Seen:
    """The open question for the seat that is asked; for all others, who is waited for."""
    ear = Listener(lang, text_in(lang), names, view["you"], rows_in(view["more"]["options"]))
    if not view["choices"]:
        return {"eyebrow": "", "question": "", "choices": [], "waiting": waiting(ear, view)}
    question = next(each["question"] for each in view["asked"] if each["seat"] == view["you"])
    asking = ASKING[question]
    eyebrow, asked = asking.ask(ear, view)
    choices = [asking.answer(ear, view, choice) for choice in view["choices"]]
    if question in ("main", "villainous_act"):
        say_all_where_alone(view["choices"], choices)
    return {"eyebrow": eyebrow, "question": asked, "choices": choices, "waiting": None}


def say_all_where_alone(offered: Sequence[Seen], choices: Sequence[Seen]) -> None:
    """A click that leaves one answer only says all of it: nobody shall act by pointing at a card."""
    for choice, words in zip(offered, choices, strict=True):
        ids, parts = choice["parts"], words["parts"]
        alike = [each["parts"] for each in offered if each is not choice]
        for step in range(len(ids) - 1):
            if not any(each[: step + 1] == ids[: step + 1] for each in alike):
                parts[step] = ": ".join(parts[step:])
                break


class Asking:
    """How a question is put, and how its answers are worded."""

    def __init__(
        self,
        ask: Callable[[Listener, Seen], tuple[str, str]],
        answer: Callable[[Listener, Seen, Seen], Seen],
    ) -> None:
        self.ask = ask  # eyebrow and question
        self.answer = answer


def plainly(eyebrow: str, question: str) -> Callable[[Listener, Seen], tuple[str, str]]:
    """A question that is always put in the same words."""
    return lambda ear, _: (ear.say(eyebrow), ear.say(question))


def worded(ear: Listener, choice: Seen, key: str, parts: Sequence[str], follows: str, **words: Any) -> Seen:
    """An answer: its label, the verb on its button, what follows, and words for each click."""
    return {
        "code": choice["code"],
        "label": ear.say(key, **words),
        "commit": ear.say(f"commit_{key}"),
        "follows": follows,
        "parts": list(parts),
    }


def step_of(view: Seen) -> list[int]:
    """The numbers of the open question, the seat first; of the own unfinished chain its last link."""
    numbers: list[int] = (view["more"]["chain"] or view["more"]["pending"][-1])[1:]
    return numbers


# Things in sight


def houses_in(ear: Listener, view: Seen) -> HouseWords:
    return lambda seat, _: house_words(ear, view, seat)


def card_at(view: Seen, part: str) -> str:
    """The kind of a card that one points at in a hand."""
    zone, _, index = part.rpartition(":")
    return str(zone_of(view, zone)["cards"][int(index)]["kind"])


def on_house(ear: Listener, view: Seen, spot: tuple[int, int], key: str) -> str:
    """A card on a House: `the scandal on Silgaro (Bob), card 2`, with an article (`the`) or without (`bare`)."""
    card = card_on(view, spot)
    concealed = card["face"] == "down"
    name = (
        ear.say(f"{key}_concealed") if concealed else ear.the(card["kind"]) if key == "the" else ear.card(card["kind"])
    )
    return ear.say("on_house", card=name, house=house_words(ear, view, spot[0]), place=spot[1] + 1)


def seat_words(ear: Listener, view: Seen, seat: int, key: str) -> str:
    """A player or that player's House, as the question wants."""
    return house_words(ear, view, seat) if key == "house" else ear.person(seat, ear.you, "it")


# The agenda


def agenda_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    agenda = zone_of(view, "agenda")["cards"][int(choice["parts"][0][-1])]["kind"]
    words = {"colour": ear.say(row_of(ear.rows, "agenda", agenda)["colour"]), "agenda": ear.agenda(agenda)}
    follows = agenda_text(agenda, ear.lang, view["more"]["options"])
    return worded(ear, choice, "keep", [ear.say("keep_part", **words)], follows, **words)


# Main


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
        return worded(ear, choice, "end", [ear.say("end_part")], sentence([after_end(ear, view)]))
    if code == REVEAL:
        return reveal_words(ear, view, choice)
    kind = card_at(view, choice["parts"][0])
    if code >= CARD:
        the = ear.the(kind)
        return worded(ear, choice, "discard", [ear.say("discard_part", the=the)], ear.say("forced"), the=the)
    return action_words(ear, view, choice, kind)


def action_words(ear: Listener, view: Seen, choice: Seen, kind: str) -> Seen:
    """The five House Actions: the card, then what for."""
    code, parts = choice["code"], choice["parts"]
    name = kind.rpartition(".")[2]
    if code < RAISE:
        return worded(ear, choice, "create", [ear.card(kind), ear.say("create_part")], "")
    if code < TRIGGER:
        seat = seat_in(parts[1])
        house = house_words(ear, view, seat)
        follows = sentence(fates(ear, view, with_suspicion(view, seat)))
        return worded(ear, choice, "raise", [ear.card(kind), ear.say("raise_part", house=house)], follows, house=house)
    if code < USE:
        text = event_text(name, ear.lang, view["more"]["options"])
        return worded(ear, choice, "trigger", [ear.card(kind), ear.say("trigger_part")], text, event=ear.card(kind))
    if code < MASTERSTROKE:
        words = {"ability": ear.ability(name), "the": ear.the(kind)}
        text = str(row_of(ear.rows, "house", name)["text"][ear.lang])
        return worded(ear, choice, "use", [ear.card(kind), ear.say("use_part", **words)], text, **words)
    stroke = parts[2].removeprefix("do:")
    steps = [ear.card(kind), ear.say("pair_part"), ear.say(f"{stroke}_part")]
    return worded(ear, choice, stroke, steps, "", pair=ear.pair(name))


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
    return worded(
        ear, choice, "reveal", [ear.say("reveal_part", **words)], sentence([*clauses, *(falls or [lent])]), **words
    )


def after_end(ear: Listener, view: Seen) -> str:
    """D-ACQ-1, D-ACQ-2."""
    return ear.say("then_acquire" if size(zone_of(view, "hand")) else "then_draw_two")


# Details of an announcement


def detail(ear: Listener, title: str) -> str:
    return ear.say("eyebrow_detail", title=title)


def ask_scandal_house(ear: Listener, _: Seen) -> tuple[str, str]:
    return detail(ear, ear.say("scandal_title")), ear.say("ask_scandal_house")


def scandal_house_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    seat = seat_in(choice["parts"][0])
    return house_answer(ear, view, choice, "scandal_on", fates(ear, view, with_scandal(view, seat)))


def house_answer(ear: Listener, view: Seen, choice: Seen, key: str, clauses: Sequence[str]) -> Seen:
    house = house_words(ear, view, seat_in(choice["parts"][0]))
    return worded(ear, choice, key, [house], sentence(clauses), house=house)


def spot_answer(ear: Listener, view: Seen, choice: Seen, key: str, clauses: Sequence[str]) -> Seen:
    spot = spot_of(choice["parts"][0])
    part = on_house(ear, view, spot, "bare")
    return worded(ear, choice, key, [part], sentence(clauses), card=on_house(ear, view, spot, "the"))


def ability_title(ear: Listener, view: Seen) -> str:
    """The ability in use; by Collaborators it is free (EV-COLLABORATORS)."""
    house, free = step_of(view)[1:3]
    title = ear.ability(HOUSES[house])
    return ear.say("for_free", ability=title) if free else title


def ability_kind(ear: Listener, view: Seen) -> str:
    """`conceal`, `shift`, `rescind` or `convert`."""
    ability = row_of(ear.rows, "house", HOUSES[step_of(view)[1]])["ability"]
    return str(ability).partition("_")[0]


def ask_ability_spot(ear: Listener, view: Seen) -> tuple[str, str]:
    return detail(ear, ability_title(ear, view)), ear.say(f"ask_{ability_kind(ear, view)}")


def ability_spot_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    kind = ability_kind(ear, view)
    spot = spot_of(choice["parts"][0])
    card = card_on(view, spot)
    mode = ""
    if kind == "convert" and card["face"] == "up":
        mode = "suspicion" if card["kind"] == "scandal" else "scandal"
    clauses = [ear.say(f"put_{mode}")] if mode else []
    clauses += ability_clauses(ear, view, spot, None, mode)
    key = f"{kind}_down" if kind == "conceal" and card["face"] == "down" else kind
    final = kind in ("conceal", "rescind") or mode != ""
    return spot_answer(ear, view, choice, key, clauses + (negatable(ear, view) if final else []))


def ability_clauses(ear: Listener, view: Seen, spot: tuple[int, int], to: int | None, mode: str) -> list[str]:
    house, free = step_of(view)[1:3]
    name = HOUSES[house]
    return ability_ahead(ear, view, name, Deed(view["you"], f"ability.{name}", spot, to, mode), last=not free)


def negatable(ear: Listener, view: Seen) -> list[str]:
    """D-NEG-1: what is announced by it can be negated; the single abilities of Collaborators cannot."""
    return [] if step_of(view)[2] else open_to_negation(ear, view)


def ask_destination(ear: Listener, view: Seen) -> tuple[str, str]:
    spot = spot_at(step_of(view)[3])
    return detail(ear, ability_title(ear, view)), ear.say("ask_destination", card=on_house(ear, view, spot, "the"))


def destination_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    spot, seat = spot_at(step_of(view)[3]), seat_in(choice["parts"][0])
    clauses = ability_clauses(ear, view, spot, seat, "")
    return house_answer(ear, view, choice, "move_to", clauses + negatable(ear, view))


def ask_mode(ear: Listener, view: Seen) -> tuple[str, str]:
    spot = spot_at(step_of(view)[3])
    return detail(ear, ability_title(ear, view)), ear.say("ask_mode", card=on_house(ear, view, spot, "the"))


def mode_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    key = choice["parts"][0].removeprefix("do:")
    spot, mode = spot_at(step_of(view)[3]), key.removeprefix("by_")
    clauses = [*ability_clauses(ear, view, spot, None, mode), *negatable(ear, view)]
    return worded(ear, choice, key, [ear.say(f"{key}_part")], sentence(clauses))


def ask_rescind(ear: Listener, _: Seen) -> tuple[str, str]:
    """EV-COLLABORATORS may lend it as well, so the ability is named by what it does."""
    title = ear.text.titled(ability_name("rescind_suspicion", ear.lang))
    return detail(ear, title), ear.say("ask_discard")


def discard_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    kind = card_at(view, choice["parts"][0])
    the = ear.the(kind)
    return worded(ear, choice, "discard", [ear.say("discard_part", the=the)], sentence(to_pile(ear, kind)), the=the)


def to_pile(ear: Listener, kind: str) -> list[str]:
    """D-CORE-6."""
    return [ear.say("back_to_web")] if kind == "scandal" else []


# Masterstrokes


def ask_masterstroke_spot(ear: Listener, view: Seen) -> tuple[str, str]:
    stroke = ("expose", "absolve")[step_of(view)[1]]
    return masterstroke_title(ear, view), ear.say(f"ask_{stroke}")


def masterstroke_title(ear: Listener, view: Seen) -> str:
    return detail(ear, ear.say("masterstroke_with", pair=ear.pair(HOUSES[step_of(view)[2]])))


def masterstroke_spot_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    stroke = ("expose", "absolve")[step_of(view)[1]]
    deed = Deed(view["you"], f"masterstroke.{stroke}", spot_of(choice["parts"][0]))
    clauses = [*masterstroke_ahead(ear, view, deed), *open_to_negation(ear, view)]
    return spot_answer(ear, view, choice, f"{stroke}_card", clauses)


def ask_masterstroke_house(ear: Listener, view: Seen) -> tuple[str, str]:
    return masterstroke_title(ear, view), ear.say("ask_scandal_house")


def masterstroke_house_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    clauses = fates(ear, view, with_scandal(view, seat_in(choice["parts"][0])))
    return house_answer(ear, view, choice, "scandal_on", [*clauses, *open_to_negation(ear, view)])


# Events


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
    held = ear.text.many(size(zone_of_seat(view, seat, "hand")), "card")
    if effect in ("blackmail", "espionage"):
        return [ear.say("holds", who=ear.names[seat], cards=held)]
    if effect == "collaborators":
        return [ear.ability(view["more"]["houses"][seat])]
    if effect == "informants":
        concealed = sum(1 for card in row(view, seat) if card["face"] == "down")
        return [ear.say("lie_there", cards=ear.text.many(concealed, "concealed"))]
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
    words = {"who": ear.names[to], "cards": ear.text.many(min(held, count), "card")}
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
    listed = ear.text.listed([ear.the(kind) for kind in named])
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


# Negation: the same words for everybody who is asked (D/A-27)


def ask_negate(ear: Listener, view: Seen) -> tuple[str, str]:
    others = len(view["asked"]) - 1
    eyebrow = ear.say("eyebrow_window", others=ear.text.many(others, "other")) if others else ear.say("eyebrow_alone")
    top = chain_of(view)[-1]
    return eyebrow, ear.say("ask_negate", deed=ear.deed(top.what, top.seat, "it"))


def negate_words(ear: Listener, view: Seen, choice: Seen) -> Seen:
    chain = chain_of(view)
    if choice["parts"][0] == "do:pass":
        return worded(ear, choice, "pass", [ear.say("pass_part")], if_it_stands(ear, view, chain))
    house = card_at(view, choice["parts"][0]).rpartition(".")[2]
    pair = ear.pair(house)
    undone = [
        ear.say("if_negated", deed=ear.deed(chain[-1].what, chain[-1].seat, "is")),
        *opened_again(ear, chain[:-1]),
    ]
    steps = [ear.say("negate_part", pair=pair), ear.say("negate_both")]
    return worded(ear, choice, "negate", steps, sentence(undone), pair=pair)


def if_it_stands(ear: Listener, view: Seen, chain: Sequence[Deed]) -> str:
    """What happens if nobody negates the last link (D-NEG-5, D/A-22); of an event also what its card says."""
    top = chain[-1]
    if len(chain) > 1:
        below = chain[-2]
        return sentence(
            [ear.say("if_stands_negation", deed=ear.deed(below.what, below.seat, "is")), *opened_again(ear, chain[:-2])]
        )
    effect = line(ear, top, houses_in(ear, view)) if top.kind == "event" else effect_words(ear, view, top)
    follows = sentence([ear.say("if_stands", effect=effect), *deed_ahead(ear, view, top)])
    if top.kind == "event":
        follows += " " + ear.say("card_says", text=event_text(top.name, ear.lang, view["more"]["options"]))
    return follows


def effect_words(ear: Listener, view: Seen, deed: Deed) -> str:
    """What an ability or a masterstroke does, with the card it is about."""
    if deed.spot is None:
        assert deed.to is not None
        return ear.say("does_disgrace", house=house_words(ear, view, deed.to))
    card = card_on(view, deed.spot)
    words = {"place": deed.spot[1] + 1, "house": house_words(ear, view, deed.spot[0])}
    concealed = card["face"] == "down"
    there = "concealed_there" if concealed else "card_there"
    name = "" if concealed else ear.text.is_a(ear.card(card["kind"]))
    found = {"card": ear.say(there, card=name, **words)}
    if deed.to is not None:
        return ear.say("does_shift", to=house_words(ear, view, deed.to), **found)
    if deed.mode:
        return ear.say(f"does_by_{deed.mode}", **found)
    if deed.kind == "ability" and row_of(ear.rows, "house", deed.name)["ability"] == "rescind_suspicion":
        return ear.say("does_rescind", hand=ear.zone("hand", deed.seat), **found)
    return ear.say(
        "does_absolve" if deed.name == "absolve" else "does_turn_up" if concealed else "does_conceal", **found
    )


def opened_again(ear: Listener, rest: Sequence[Deed]) -> list[str]:
    """D/A-22: what lies under a link that is gone is asked about anew."""
    return [ear.say("open_again", deed=ear.deed(rest[-1].what, rest[-1].seat, "is"))] if rest else []


# Conspiracies, Acquire Phase, villains


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


ASKING = {
    "choose_agenda": Asking(plainly("eyebrow_agenda", "ask_agenda"), agenda_words),
    "main": Asking(ask_main, main_words),
    "choose_scandal_house": Asking(ask_scandal_house, scandal_house_words),
    "choose_ability_spot": Asking(ask_ability_spot, ability_spot_words),
    "choose_destination": Asking(ask_destination, destination_words),
    "choose_mode": Asking(ask_mode, mode_words),
    "rescind": Asking(ask_rescind, discard_words),
    "choose_masterstroke_spot": Asking(ask_masterstroke_spot, masterstroke_spot_words),
    "choose_masterstroke_house": Asking(ask_masterstroke_house, masterstroke_house_words),
    "choose_target": Asking(ask_target, target_words),
    "choose_second": Asking(ask_second, second_words),
    "negate": Asking(ask_negate, negate_words),
    "replace_card": Asking(ask_replace, replace_words),
    "blackmail": Asking(ask_blackmail, blackmail_words),
    "give": Asking(ask_give, give_words),
    "give_again": Asking(ask_give, give_words),
    "take": Asking(ask_take, take_words),
    "acquire": Asking(plainly("eyebrow_acquire", "ask_acquire"), acquire_words),
    "villainous_act": Asking(plainly("eyebrow_villain", "ask_act"), act_words),
}


# Whom the others wait for


def waiting(ear: Listener, view: Seen) -> str:
    """Names all who were asked, whoever of them has answered; the own answer is sealed."""
    if view["result"] is not None:
        return outcome(ear, view)
    asked = [each["seat"] for each in view["asked"]]
    if view["you"] in asked:
        return ear.say("sealed")
    if view["asked"][0]["question"] == "negate":
        top = chain_of(view)[-1]
        return ear.say("waiting_window", deed=ear.deed(top.what, top.seat, "it"), people=ear.people(asked, "it"))
    return open_question(ear, view["more"]["pending"][-1], view["more"]["done"])


def outcome(ear: Listener, view: Seen) -> str:
    """Who has won, the listener first if among them, and what becomes of the realm (D-WIN-4)."""
    result = view["result"]
    winners = sorted(result["winners"], key=lambda seat: (seat != ear.you, seat))
    names = [ear.say("you_too") if seat == ear.you else ear.names[seat] for seat in winners]
    key = "over" if len(winners) == 1 else "over_together"
    total = result["scores"][winners[0]]
    houses = ear.text.listed([ear.house(view["more"]["houses"][seat]) for seat in winners])
    tale = ear.say(f"tale_{view['more']['status'][winners[0]]}", houses=houses)
    return f"{ear.told(key, winners[0], winners=ear.text.listed(names), total=total)} {tale}"
