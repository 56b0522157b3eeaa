"""Negation: the same words for everybody who is asked (D/A-27)."""

from collections.abc import Sequence

from courtier.core.words import Seen, row_of, sentence
from courtier.games.duhr.text.asked.common import card_at, houses_in, worded
from courtier.games.duhr.text.consequences import (
    card_on,
    deed_ahead,
    house_words,
    rows_ahead,
    scandals_on,
    status_ahead,
)
from courtier.games.duhr.text.deeds import SeenDeed, chain_of, line
from courtier.games.duhr.text.names import Listener, event_text, status_word


def ask_negate(listener: Listener, view: Seen) -> tuple[str, str]:
    others = len(view["asked"]) - 1
    eyebrow = (
        listener.say("eyebrow_window", others=listener.many(others, "other"))
        if others
        else listener.say("eyebrow_alone")
    )
    top = chain_of(view)[-1]
    return eyebrow, listener.say("ask_negate", deed=listener.deed(top.what, top.seat, "it"))


def negate_words(listener: Listener, view: Seen, choice: Seen) -> Seen:
    chain = chain_of(view)
    if choice["parts"][0] == "do:pass":
        return worded(listener, choice, "pass", [listener.say("pass_part")], if_it_stands(listener, view, chain))
    house = card_at(view, choice["parts"][0]).rpartition(".")[2]
    pair = listener.pair(house)
    undone = [
        listener.say("if_negated", deed=listener.deed(chain[-1].what, chain[-1].seat, "is")),
        *opened_again(listener, chain[:-1]),
    ]
    steps = [listener.say("negate_part", pair=pair), listener.say("negate_both")]
    return worded(listener, choice, "negate", steps, sentence(undone), pair=pair)


def if_it_stands(listener: Listener, view: Seen, chain: Sequence[SeenDeed]) -> str:
    """What happens if nobody negates the last link (D-NEG-5, D/A-22); of an event also what its card says."""
    top = chain[-1]
    if len(chain) > 1:
        below = chain[-2]
        return sentence(
            [
                listener.say("if_stands_negation", deed=listener.deed(below.what, below.seat, "is")),
                *opened_again(listener, chain[:-2]),
            ]
        )
    effect = (
        line(listener, top, houses_in(listener, view)) if top.kind == "event" else effect_words(listener, view, top)
    )
    follows = sentence([listener.say("if_stands", effect=effect), *deed_ahead(listener, view, top)])
    if top.kind == "event":
        follows += " " + listener.say("card_says", text=event_text(top.name, listener.lang, view["more"]["options"]))
    return follows


def own_house(listener: Listener, view: Seen) -> str:
    """How the viewer's own House will lie if nobody negates the last link; nothing where the deed does not touch it."""
    chain = chain_of(view)
    cards = rows_ahead(listener, view, chain[0]).get(view["you"])
    if cards is None or not view["more"]["announced"][0]["stands"]:
        return ""
    scandals = scandals_on(cards)
    words = {
        "number": len(chain),
        "cards": listener.many(len(cards), "card"),
        "scandals": listener.many(scandals, "scandal") if scandals else listener.say("no_scandal"),
        "status": status_word(status_ahead(view, cards), listener.lang),
    }
    return sentence([listener.say("own_house", **words)])


def effect_words(listener: Listener, view: Seen, deed: SeenDeed) -> str:
    """What an ability or a masterstroke does, with the card it is about."""
    if deed.spot is None:
        assert deed.to is not None
        return listener.say("does_disgrace", house=house_words(listener, view, deed.to))
    card = card_on(view, deed.spot)
    words = {"place": deed.spot[1] + 1, "house": house_words(listener, view, deed.spot[0])}
    concealed = card["face"] == "down"
    there = "concealed_there" if concealed else "card_there"
    name = "" if concealed else listener.text.is_a(listener.card(card["kind"]))
    found = {"card": listener.say(there, card=name, **words)}
    if deed.to is not None:
        return listener.say("does_shift", to=house_words(listener, view, deed.to), **found)
    if deed.mode:
        return listener.say(f"does_by_{deed.mode}", **found)
    if deed.kind == "ability" and row_of(listener.rows, "house", deed.name)["ability"] == "rescind_suspicion":
        return listener.say("does_rescind", hand=listener.zone("hand", deed.seat), **found)
    return listener.say(
        "does_absolve" if deed.name == "absolve" else "does_turn_up" if concealed else "does_conceal", **found
    )


def opened_again(listener: Listener, rest: Sequence[SeenDeed]) -> list[str]:
    """D/A-22: what lies under a link that is gone is asked about anew."""
    return [listener.say("open_again", deed=listener.deed(rest[-1].what, rest[-1].seat, "is"))] if rest else []
