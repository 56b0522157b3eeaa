"""The details of abilities and masterstrokes."""

from courtier.core.words import Seen, row_of, sentence
from courtier.games.duhr.cards import HOUSES
from courtier.games.duhr.text.asked.common import detail, house_answer, on_house, spot_answer, step_of, worded
from courtier.games.duhr.text.consequences import (
    ability_ahead,
    card_on,
    fates,
    masterstroke_ahead,
    open_to_negation,
    with_scandal,
)
from courtier.games.duhr.text.deeds import SeenDeed
from courtier.games.duhr.text.names import Listener, ability_name, seat_in, spot_at, spot_of


def ability_title(listener: Listener, view: Seen) -> str:
    """The ability in use; by Collaborators it is free (EV-COLLABORATORS)."""
    house, free = step_of(view)[1:3]
    title = listener.ability(HOUSES[house])
    return listener.say("for_free", ability=title) if free else title


def ability_kind(listener: Listener, view: Seen) -> str:
    """`conceal`, `shift`, `rescind` or `convert`."""
    ability = row_of(listener.rows, "house", HOUSES[step_of(view)[1]])["ability"]
    return str(ability).partition("_")[0]


def ask_ability_spot(listener: Listener, view: Seen) -> tuple[str, str]:
    return detail(listener, ability_title(listener, view)), listener.say(f"ask_{ability_kind(listener, view)}")


def ability_spot_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    kind = ability_kind(listener, view)
    spot = spot_of(choice["parts"][0])
    card = card_on(view, spot)
    mode = ""
    if kind == "convert" and card["face"] == "up":
        mode = "suspicion" if card["kind"] == "scandal" else "scandal"
    clauses = [listener.say(f"put_{mode}")] if mode else []
    clauses += ability_clauses(listener, view, spot, None, mode)
    key = f"{kind}_down" if kind == "conceal" and card["face"] == "down" else kind
    final = kind in ("conceal", "rescind") or mode != ""
    return spot_answer(listener, view, choice, key, clauses + (negatable(listener, view) if final else []))


def ability_clauses(listener: Listener, view: Seen, spot: tuple[int, int], to: int | None, mode: str) -> list[str]:
    house, free = step_of(view)[1:3]
    name = HOUSES[house]
    return ability_ahead(listener, view, name, SeenDeed(view["you"], f"ability.{name}", spot, to, mode), last=not free)


def negatable(listener: Listener, view: Seen) -> list[str]:
    """D-NEG-1: what is announced by it can be negated; the single abilities of Collaborators cannot."""
    return [] if step_of(view)[2] else open_to_negation(listener, view)


def ask_destination(listener: Listener, view: Seen) -> tuple[str, str]:
    spot = spot_at(step_of(view)[3])
    return detail(listener, ability_title(listener, view)), listener.say(
        "ask_destination", card=on_house(listener, view, spot, "the")
    )


def destination_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    spot, seat = spot_at(step_of(view)[3]), seat_in(choice["parts"][0])
    clauses = ability_clauses(listener, view, spot, seat, "")
    return house_answer(listener, view, choice, "move_to", clauses + negatable(listener, view))


def ask_mode(listener: Listener, view: Seen) -> tuple[str, str]:
    spot = spot_at(step_of(view)[3])
    return detail(listener, ability_title(listener, view)), listener.say(
        "ask_mode", card=on_house(listener, view, spot, "the")
    )


def mode_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    key = choice["parts"][0].removeprefix("do:")
    spot, mode = spot_at(step_of(view)[3]), key.removeprefix("by_")
    clauses = [*ability_clauses(listener, view, spot, None, mode), *negatable(listener, view)]
    return worded(listener, choice, key, [listener.say(f"{key}_part")], sentence(clauses))


def ask_rescind(listener: Listener, _: Seen) -> tuple[str, str]:
    """EV-COLLABORATORS may lend it as well, so the ability is named by what it does."""
    title = listener.text.titled(ability_name("rescind_suspicion", listener.lang))
    return detail(listener, title), listener.say("ask_discard")


# Masterstrokes


def ask_masterstroke_spot(listener: Listener, view: Seen) -> tuple[str, str]:
    stroke = ("expose", "absolve")[step_of(view)[1]]
    return masterstroke_title(listener, view), listener.say(f"ask_{stroke}")


def masterstroke_title(listener: Listener, view: Seen) -> str:
    return detail(listener, listener.say("masterstroke_with", pair=listener.pair(HOUSES[step_of(view)[2]])))


def masterstroke_spot_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    stroke = ("expose", "absolve")[step_of(view)[1]]
    deed = SeenDeed(view["you"], f"masterstroke.{stroke}", spot_of(choice["parts"][0]))
    clauses = [*masterstroke_ahead(listener, view, deed), *open_to_negation(listener, view)]
    return spot_answer(listener, view, choice, f"{stroke}_card", clauses)


def ask_masterstroke_house(listener: Listener, view: Seen) -> tuple[str, str]:
    return masterstroke_title(listener, view), listener.say("ask_scandal_house")


def masterstroke_house_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    clauses = fates(listener, view, with_scandal(view, seat_in(choice["parts"][0])))
    return house_answer(listener, view, choice, "scandal_on", [*clauses, *open_to_negation(listener, view)])
