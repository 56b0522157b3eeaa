"""The words, in English alone: whoever reads another language reads these."""

from collections.abc import Mapping, Sequence
from typing import Any

from courtier.core.appearance import Names
from courtier.core.words import answer, asked, capital, waited
from liars_dice.dice import CALL, FACES, SIDES, bid_parts

ONE = ("one", "two", "three", "four", "five", "six")
MANY = ("ones", "twos", "threes", "fours", "fives", "sixes")
EXPLAIN = {
    "bid": "Say how many dice of one number lie under all cups together. A bid must be higher than the last one: more "
    "dice, or as many of a higher number. Or call the last bidder a liar: then all dice are counted, and who was wrong "
    "loses one."
}
GLOSSARY = {"bid": "A claim that at least so many dice of one number lie under all cups together."}
STORY = {  # to the one who does it, to all others
    "round_began": ("Round {round}: you begin.", "Round {round}: {who} begins."),
    "rolled": ("You roll {dice}.", "{who} rolls {count}."),
    "bid": ("You bid {bid}.", "{who} bids {bid}."),
    "called": ("You call {bidder} a liar.", "{who} calls {bidder} a liar."),
    "lifted": ("You had {dice}.", "{who} had {dice}."),
    "lost": ("You lose a die and have {left} left.", "{who} loses a die and has {left} left."),
    "won": ("You win.", "{who} wins."),
}


def dice_words(count: int, face: int) -> str:
    """`one five`, `3 fives`."""
    return f"one {ONE[face]}" if count == 1 else f"{count} {MANY[face]}"


def dice_count(count: int) -> str:
    return "1 die" if count == 1 else f"{count} dice"


def named_dice(dice: Sequence[str] | str) -> str:
    return "something" if dice == "unknown" else ", ".join(dice)


def name_of(seat: int, you: int | None, names: Sequence[str]) -> str:
    return "you" if seat == you else names[seat]


def tell(glimpse: Mapping[str, Any], lang: str, names: Sequence[str], options: Mapping[str, Any]) -> str:
    """An event as one sentence, to whoever sees it."""
    event, you = glimpse["event"], glimpse["you"]
    count = glimpse.get("count", 0)
    if event == "counted":
        return f"There are {dice_words(count, FACES.index(glimpse['face']))}."
    words = dict(glimpse) | {"who": names[glimpse["seat"]], "dice": named_dice(glimpse.get("dice", []))}
    if event == "rolled":
        words["count"] = dice_count(count)
    if event == "bid":
        words["bid"] = dice_words(count, FACES.index(glimpse["face"]))
    if event == "called":
        words["bidder"] = name_of(glimpse["bidder"], you, names)
    to_oneself, to_others = STORY[event]
    return (to_oneself if glimpse["seat"] == you else to_others).format_map(words)


def prompt(view: dict[str, Any], lang: str, names: Sequence[str]) -> dict[str, Any]:
    """The open question in words, or whom one waits for."""
    if view["result"] is not None:
        return waited(f"{names[view['result']['winners'][0]]} has won.")
    asker, bid = view["asked"][0]["seat"], view["more"]["bid"]
    if asker != view["you"]:
        return waited(f"{names[asker]} is to bid.")
    before = "You make the first bid." if bid < 0 else f"The last bid is {dice_words(*bid_parts(bid))}."
    choices = [worded(each["code"], bid) for each in view["choices"]]
    return asked(f"Round {view['turn']['number']}", f"{before} What do you say?", choices)


def worded(code: int, bid: int) -> dict[str, Any]:
    if code == CALL:
        follows = f"All cups are lifted. With {dice_words(*bid_parts(bid))} or more you lose a die."
        return answer(code, label="Liar!", commit="Call", follows=follows, parts=["Liar!"])
    count, face = bid_parts(code)
    label = capital(dice_words(count, face))
    return answer(code, label=label, commit="Bid", follows="", parts=[dice_count(count), MANY[face]])


def explain(question: str, lang: str) -> str:
    return EXPLAIN[question]


def names(lang: str) -> Names:
    """What the dice are called at the web table."""
    dice = {f"die.{FACES[face]}": capital(ONE[face]) for face in range(SIDES)}
    return {"cards": dice, "texts": {}, "words": {"dice": "Dice left"}, "numbers": {kind: kind[-1] for kind in dice}}
