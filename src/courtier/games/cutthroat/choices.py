"""The parts of an answer that one clicks: zones, cards, seats, and deeds without a card."""

from collections.abc import Callable

from courtier.core.deals.menu import ComposeDeal
from courtier.games.cutthroat.actions import (
    AMOUNT,
    ASSASSINATE,
    ASSASSINATE_GENERAL,
    ATTACK,
    BALLOT,
    BANK,
    BUY_MERCENARIES,
    CARD,
    COLLECT,
    COLLECTED,
    COLOUR,
    CONQUER,
    DEAL_TERMS,
    DETAIL,
    DISH,
    FAMILIES,
    FODDER,
    HOUSE,
    KEEP_FIRST,
    KEEP_SECOND,
    OPEN_DEAL,
    PARTNER,
    PICK,
    PLACE,
    PLAY_DOCTOR,
    PLAY_ENVOY,
    PLAY_GENERAL,
    PLAY_ORATOR,
    PLAY_PILLOW,
    PLAY_SABOTEUR,
    PLAY_SNEAK,
    PLAY_SPY,
    PLAY_TASTER,
    PLAY_WATCHMAN,
    SEAT,
    SERVE,
    SOURCE_COUNT,
    STEAL_COINS,
    STEAL_GEM,
    TAKE_INCOME,
    TERM,
    USE_BEDLAM,
    USE_DEATH,
    USE_EYE,
    USE_FURY,
    USE_KNOWLEDGE,
    USE_LIFE,
    USE_TAXES,
    VERB_OF,
    VERDICT,
    WOO,
)
from courtier.games.cutthroat.cards import (
    ASSASSIN,
    BASTARD,
    COLOUR_COUNT,
    CUTPURSE,
    DECKS,
    DOCTOR,
    ENVOY,
    FEAST_COUNT,
    GENERAL,
    HIRELING,
    KIND_COUNT,
    MOST_PLACES,
    MOST_SEATS,
    ORATOR,
    PILLOW,
    SABOTEUR,
    SNEAK,
    SPY,
    TASTER,
    WATCHMAN,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.crone import TakeCard
from courtier.games.cutthroat.decisions.draft import PickGoods
from courtier.games.cutthroat.events import FINDINGS

PLAYS = {
    ASSASSINATE: (ASSASSIN, "do:assassinate"),
    ASSASSINATE_GENERAL: (ASSASSIN, "do:assassinate_general"),
    PLAY_GENERAL: (GENERAL, "do:play"),
    PLAY_PILLOW: (PILLOW, "do:play"),
    PLAY_ORATOR: (ORATOR, "do:play"),
    PLAY_WATCHMAN: (WATCHMAN, "do:play"),
}
# Answers that no card stands for, and that name nothing.
PLAIN = {
    verb: f"do:{name}"
    for verb, size, name in FAMILIES
    if size == 1 and verb not in PLAYS and verb not in (KEEP_FIRST, KEEP_SECOND)
}
PLAYS_AT = {PLAY_DOCTOR: DOCTOR, PLAY_SABOTEUR: SABOTEUR, PLAY_ENVOY: ENVOY}
PLAYS_ON = {PLAY_SPY: (SPY, ""), STEAL_COINS: (CUTPURSE, "do:coins"), STEAL_GEM: (CUTPURSE, "do:gem")}
DEEDS_AT = {
    CONQUER: "do:conquer",
    ATTACK: "do:attack",
    USE_DEATH: "do:use_death",
    USE_LIFE: "do:use_life",
    USE_FURY: "do:use_fury",
    USE_BEDLAM: "do:use_bedlam",
}
DEEDS_ON = {USE_EYE: "do:use_eye", USE_TAXES: "do:use_taxes"}
SEATS = (SEAT, BALLOT, WOO, SERVE, PARTNER)


def parts(court: Court, you: int, code: int) -> list[str]:
    """In the order one clicks."""
    verb = VERB_OF[code]
    named = code - verb
    if verb in PLAIN:
        return [PLAIN[verb]]
    if verb in PLAYS:
        hireling, deed = PLAYS[verb]
        return [in_hand(court, you, HIRELING + hireling), deed]
    if verb in PLAYS_AT:
        return [in_hand(court, you, HIRELING + PLAYS_AT[verb]), f"land@{named}"]
    if verb in PLAYS_ON:
        hireling, deed = PLAYS_ON[verb]
        return [in_hand(court, you, HIRELING + hireling), f"seat:{named}", *([deed] if deed else [])]
    if verb in DEEDS_AT:
        return [DEEDS_AT[verb], f"land@{named}"]
    if verb in DEEDS_ON:
        return [DEEDS_ON[verb], f"seat:{named}"]
    return [f"seat:{named}"] if verb in SEATS else OTHERS[verb](court, you, named)


def in_hand(court: Court, you: int, kind: int) -> str:
    """Where the first card of a kind lies in one's own hand."""
    return f"hand:{sum(court.hands[you * KIND_COUNT : you * KIND_COUNT + kind])}"


def card_parts(court: Court, you: int, kind: int) -> list[str]:
    """A card of one's own hand, or of the one that Crone looks at."""
    asking = court.asking
    if isinstance(asking, TakeCard):
        first = asking.whom * KIND_COUNT
        return [f"hand@{asking.whom}:{sum(court.hands[first : first + kind])}"]
    return [in_hand(court, you, kind)]


def dish_parts(court: Court, you: int, dish: int) -> list[str]:
    asking = court.asking
    if isinstance(asking, PickGoods):
        return [f"dishes:{sum(court.dishes[you * FEAST_COUNT : you * FEAST_COUNT + dish])}"]
    assert isinstance(asking, TakeCard)
    first = asking.whom * FEAST_COUNT
    return [f"dishes@{asking.whom}:{sum(court.dishes[first : first + dish])}"]


def collect_parts(court: Court, you: int, named: int) -> list[str]:
    what, source = divmod(named, SOURCE_COUNT)
    if source == BANK:
        return [f"do:{COLLECTED[what]}"]
    return [in_hand(court, you, BASTARD + source - 1), f"do:{COLLECTED[what]}"]


def income_parts(_: Court, __: int, named: int) -> list[str]:
    what, place = divmod(named, MOST_PLACES)
    return [f"land@{place}", f"do:{COLLECTED[what]}"]


def sneak_parts(court: Court, you: int, named: int) -> list[str]:
    """The last card that goes home."""
    return [in_hand(court, you, HIRELING + SNEAK), f"stack@{court.target}:{named}"]


def fodder_parts(court: Court, you: int, named: int) -> list[str]:
    hireling, seat = divmod(named, MOST_SEATS)
    return [in_hand(court, you, HIRELING + hireling), f"plate@{seat}", "do:taste"]


def detail_part(court: Court, detail: int) -> str:
    """The detail of a term by its name in the menu."""
    asking = court.asking
    assert isinstance(asking, ComposeDeal)
    name = asking.menu.detail_names[asking.term()][detail]
    return "do:" + name.replace(":", "_").replace("@", "_").replace(".", "_")


def offered_parts(zone: str, verb: int) -> Callable[[Court, int, int], list[str]]:
    """A card of a zone that holds what is on offer, in the order of the answers."""

    def place(court: Court, you: int, named: int) -> list[str]:
        codes = [code for code in court.legal(you) if VERB_OF[code] == verb]
        return [f"{zone}:{codes.index(verb + named)}"]

    return place


def colour_parts(court: Court, you: int, colour: int) -> list[str]:
    """A gem of one's own purse that is to be given, or a colour on offer."""
    if isinstance(court.asking, PickGoods):
        return [f"purse:{sum(court.gems[you * COLOUR_COUNT : you * COLOUR_COUNT + colour])}"]
    return offered_parts("colours", COLOUR)(court, you, colour)


OTHERS: dict[int, Callable[[Court, int, int], list[str]]] = {
    BUY_MERCENARIES: lambda court, _, named: (
        ["do:buy_mercenaries", f"do:amount_{named + 1}"] if court.options["mercenary_bulk"] else ["do:buy_mercenaries"]
    ),
    PLACE: lambda _, __, named: [f"land@{named}"],
    CARD: card_parts,
    DISH: dish_parts,
    COLOUR: colour_parts,
    HOUSE: offered_parts("houses", HOUSE),
    COLLECT: collect_parts,
    TAKE_INCOME: income_parts,
    PLAY_SNEAK: sneak_parts,
    USE_KNOWLEDGE: lambda _, __, named: ["do:use_knowledge", f"deck@{DECKS[named]}"],
    PICK: lambda _, __, named: [f"looked:{named}"],
    AMOUNT: lambda _, __, named: [f"do:amount_{named}"],
    PLAY_TASTER: lambda court, you, named: [in_hand(court, you, HIRELING + TASTER), f"plate@{named}", "do:play_taster"],
    FODDER: fodder_parts,
    KEEP_FIRST: lambda _, __, ___: ["drawn:0"],
    KEEP_SECOND: lambda _, __, ___: ["drawn:1"],
    TERM: lambda _, __, named: [f"do:term_{DEAL_TERMS[named]}"],
    DETAIL: lambda court, _, named: [detail_part(court, named)],
    OPEN_DEAL: lambda _, __, named: [f"do:open_deal_{named + 1}"],
    VERDICT: lambda _, __, named: [f"do:finding_{FINDINGS[named]}"],
}
