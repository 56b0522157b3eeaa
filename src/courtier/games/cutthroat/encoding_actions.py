"""What a seat may do as numbers, relative to that seat: places as territories, other seats by how far they are."""

from typing import Final

from courtier.core.encoding import Layout, relative, seat_words
from courtier.games.cutthroat import actions as codes
from courtier.games.cutthroat.cards import HIRELINGS, MOST_PLACES, MOST_SEATS, TERRITORIES, TERRITORY_COUNT
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.questions import STEPS

SEATS: Final = seat_words(MOST_SEATS)
QUESTIONS: Final = STEPS.questions()
QUESTION_NUMBERS: Final = {name: place for place, name in enumerate(QUESTIONS)}

# Codes that mean another deed to each question. Questions that are not named here share the block "other questions".
BY_QUESTION: Final[dict[int, tuple[str, ...]]] = {
    codes.PASS: ("death_moment", "opulence", "orate", "propose", "react", "talk", "taste", "woo"),
    codes.CLOSE: ("attack", "conquer", "purchase"),
    codes.DONE: ("cure_more", "cure_territory", "lay_stack"),
    codes.SKIP: ("bedlam", "fury"),
    codes.NONE: ("break_oath", "conquest_income", "fork_deal"),
    codes.PLACE: (
        *("choose_start", "choose_tribute", "cure_more", "cure_territory"),
        *("plague_own", "plague_second", "plague_territory", "propose"),
    ),
    codes.CARD: ("assault", "defend", "lay_stack", "occupy", "pay_toll", "pick_goods", "take_card"),
    codes.DISH: ("take_card", "pick_goods"),
    codes.COLOUR: ("choose_colour", "pick_goods"),
    codes.SEAT: ("choose_largest", "propose"),
    codes.AMOUNT: ("propose", "propose_share"),
    codes.OPEN_DEAL: ("name_deal", "break_oath", "fork_deal"),
}
OTHERS: Final = "other questions"
LAND_VERBS: Final = (
    *(codes.PLACE, codes.CONQUER, codes.ATTACK, codes.PLAY_DOCTOR, codes.PLAY_SABOTEUR, codes.PLAY_ENVOY),
    *(codes.USE_DEATH, codes.USE_LIFE, codes.USE_FURY, codes.USE_BEDLAM),
)
SEAT_VERBS: Final = (
    *(codes.PLAY_SPY, codes.STEAL_COINS, codes.STEAL_GEM, codes.USE_EYE, codes.USE_TAXES),
    *(codes.SEAT, codes.BALLOT, codes.WOO, codes.SERVE, codes.PLAY_TASTER),
)
ON_LAND_VERB: Final = 1
ON_SEAT_VERB: Final = 2
INCOME_VERB: Final = 3
FODDER_VERB: Final = 4
INCOMES: Final = [f"{what} of {land}" for what in ("coins", "gems", "both") for land in TERRITORIES]
FODDERS: Final = [f"{name} to taste at {seat}" for name in HIRELINGS for seat in SEATS]

ACTIONS: Final = Layout()


def kind_of_verb(verb: int) -> int:
    """How the number that a verb names is made relative."""
    if verb in LAND_VERBS:
        return ON_LAND_VERB
    if verb in SEAT_VERBS:
        return ON_SEAT_VERB
    return {codes.TAKE_INCOME: INCOME_VERB, codes.FODDER: FODDER_VERB}.get(verb, 0)


def meanings_of(verb: int) -> list[str]:
    """What a verb names, relative to the seat."""
    relative_words = {
        ON_LAND_VERB: list(TERRITORIES),
        ON_SEAT_VERB: SEATS,
        INCOME_VERB: INCOMES,
        FODDER_VERB: FODDERS,
    }
    return relative_words.get(kind_of_verb(verb), list(codes.MEANINGS[verb][1]))


def first_actions() -> dict[int, list[int]]:
    """By verb and question: the first semantic action."""
    firsts: dict[int, list[int]] = {}
    for verb, (words, _) in codes.MEANINGS.items():
        if codes.DEALS <= verb < codes.DISPUTE:
            continue
        block = words.rstrip(":")
        by_question = BY_QUESTION.get(verb, ())
        shared = ACTIONS.add(f"{OTHERS}: {block}" if by_question else block, meanings_of(verb))
        firsts[verb] = [shared] * len(QUESTIONS)
        for question in by_question:
            firsts[verb][QUESTION_NUMBERS[question]] = ACTIONS.add(f"{question}: {block}", meanings_of(verb))
    return firsts


FIRST_OF_VERB: Final = first_actions()
LAST_VERB: Final = max(FIRST_OF_VERB)
# By verb, as lists: compiled, a list is read much faster than a dict. Numbers that are no verbs have an empty row.
FIRST: Final = [FIRST_OF_VERB.get(verb, []) for verb in range(LAST_VERB + 1)]
KIND_OF_VERB: Final = [kind_of_verb(verb) for verb in range(LAST_VERB + 1)]


def relative_name(court: Court, seat: int, kind: int, named: int) -> int:
    """What a code names: a place as its territory, a seat by how far it is."""
    if kind == ON_LAND_VERB:
        return court.ring[named]
    if kind == ON_SEAT_VERB:
        return relative(court.seats, seat, named)
    if kind == INCOME_VERB:
        return named // MOST_PLACES * TERRITORY_COUNT + court.ring[named % MOST_PLACES]
    if kind == FODDER_VERB:
        return named // MOST_SEATS * MOST_SEATS + relative(court.seats, seat, named % MOST_SEATS)
    return named
