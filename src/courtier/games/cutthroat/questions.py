"""What can lie on the stack, one row each: its dump, how it is made again, which line stands above a question.

What follows from the numbers of a question, the chain before it included, is not dumped. Stored events name a row by
its place: new rows come at the end.
"""

from functools import partial
from typing import Any, Final, final

from courtier.core.deals.menu import (
    ANSWER_DEAL,
    DETAILING_WISH,
    NO_PICKS,
    OFFER,
    PICK_BASE,
    SIDE,
    STAGES,
    WANTING,
    AnswerDeal,
    ComposeDeal,
    chain,
    first_of_chain,
    revive_menu,
)
from courtier.core.pending import NOBODY, Decision, Pending
from courtier.core.questions import FLAG, SEAT, SEAT_SET, Step, Value, Whole
from courtier.core.validation import whole
from courtier.games.cutthroat.cards import (
    ASSASSIN,
    BEDLAM,
    CUTPURSE,
    DEATH,
    DECK_COUNT,
    DOCTOR,
    ENVOY,
    EYE,
    FURY,
    GENERAL,
    KNOWLEDGE,
    KNOWN_CARDS,
    LIFE,
    MILITARY_COUNT,
    MOST_PLACES,
    MOST_SEATS,
    OPULENCE,
    ORATOR,
    PILLOW,
    SABOTEUR,
    SNEAK,
    SPY,
    TASTER,
    TAXES,
    TYPE_COUNT,
    VENOM,
    WATCHMAN,
    unpacked,
)
from courtier.games.cutthroat.decisions import (
    attack,
    brom_tyber,
    cawdwell,
    conquest,
    crone,
    cure,
    dead,
    disputes,
    draft,
    events,
    feast,
    hirelings,
    lords,
    onset,
    own_plague,
    plague,
    plays,
    purchase,
    reactions,
    resources,
    setup,
    takeback,
    talk,
    turns,
    voting,
    wedding,
)
from courtier.games.cutthroat.decisions.announcement import CarryOut, Deed
from courtier.games.cutthroat.decisions.turns import MOMENT_COUNT
from courtier.games.cutthroat.decisions.welcome import OCCASIONS
from courtier.games.cutthroat.events import (
    DEED_ATTACK,
    DEED_BLACKMAIL,
    DEED_CONQUEST,
    DEED_CURES,
    DEED_DEAD,
    DEED_DEFENCE,
    DEED_FODDER,
    DEED_HIRELING,
    DEED_LARGEST,
    DEED_MERCENARIES,
    DEED_OWN_PLAGUE,
    DEED_PLAGUE,
    DEED_PLAGUE_CHOICE,
    DEED_PLAY,
    DEED_POWER,
    DEED_TARGET,
    DEED_VOID,
    DEEDS,
)
from courtier.games.cutthroat.options import MOST_TALKS
from courtier.games.cutthroat.realm import ring_size
from courtier.games.cutthroat.stack import STEPS

__all__ = ["DEED_CLASSES", "STEPS", "revive"]

DEED_CLASSES: dict[int, type[Deed]] = {
    DEED_MERCENARIES: purchase.BuyMercenaries,
    DEED_HIRELING: purchase.BuyHireling,
    DEED_CONQUEST: conquest.Conquest,
    DEED_TARGET: attack.Target,
    DEED_ATTACK: attack.Attack,
    DEED_DEFENCE: attack.Defence,
    DEED_DEAD: dead.CollectDead,
    DEED_BLACKMAIL: resources.Blackmail,
    DEED_FODDER: feast.Fodder,
    DEED_PLAGUE: onset.Plague,
    DEED_PLAY + ASSASSIN: plays.Assassin,
    DEED_PLAY + SNEAK: hirelings.Sneak,
    DEED_PLAY + WATCHMAN: plays.Watchman,
    DEED_PLAY + GENERAL: hirelings.General,
    DEED_PLAY + TASTER: feast.Taster,
    DEED_PLAY + PILLOW: hirelings.Pillow,
    DEED_PLAY + SPY: hirelings.Spy,
    DEED_PLAY + CUTPURSE: hirelings.Cutpurse,
    DEED_PLAY + DOCTOR: plays.Doctor,
    DEED_PLAY + SABOTEUR: hirelings.Saboteur,
    DEED_PLAY + ENVOY: hirelings.Envoy,
    DEED_PLAY + ORATOR: hirelings.Orator,
    DEED_POWER + FURY: brom_tyber.Fury,
    DEED_POWER + EYE: crone.Eye,
    DEED_POWER + OPULENCE: cawdwell.Opulence,
    DEED_POWER + VENOM: plays.Venom,
    DEED_POWER + LIFE: lords.Life,
    DEED_POWER + DEATH: reactions.Death,
    DEED_POWER + BEDLAM: brom_tyber.Bedlam,
    DEED_POWER + KNOWLEDGE: crone.Knowledge,
    DEED_POWER + TAXES: cawdwell.Taxes,
    DEED_PLAGUE_CHOICE: plague.PlagueChoice,
    DEED_OWN_PLAGUE: own_plague.OwnPlague,
    DEED_LARGEST: own_plague.Largest,
    DEED_VOID: disputes.VoidDeal,
    DEED_CURES: cure.Cures,
}

# Of these the dump is as long as the chain of answers.
CHAINS: Final = frozenset({"serve", "propose_share", *STAGES, ANSWER_DEAL, "confirm_offer", "pick_goods"})


@final
class Place(Value):
    """A place of the ring."""

    def check(self, where: str, value: Any, seats: int) -> None:
        whole(where, value, 0, ring_size(seats) - 1)


@final
class StepNumber(Value):
    """The number of a row of STEPS."""

    def check(self, where: str, value: Any, seats: int) -> None:
        whole(where, value, 0, len(STEPS.rows) - 1)


PLACE: Final = Place()
STEP: Final = StepNumber()
ROUND: Final = Whole(0, MOST_SEATS)  # how many seats are asked, or were asked already
DECK: Final = Whole(0, DECK_COUNT - 1)
GEMS_LEFT: Final = Whole(0, 99)
OCCASION: Final = Whole(0, OCCASIONS - 1)
MOMENT: Final = Whole(0, MOMENT_COUNT - 1)
TALKS: Final = Whole(0, MOST_TALKS)
LAND: Final = Whole(0, MOST_PLACES)  # a place, or none
PLACES: Final = Whole(0, (1 << MOST_PLACES) - 1)  # one bit each
NUMBER: Final = Whole(0, 9_999)
DEED: Final = Whole(0, len(DEEDS) - 1)
CODE: Final = Whole(0, 10**9 - 1)


def revive(seats: int, row: list[Any]) -> Pending:
    """Make it again from its dump, or from a row of a view, which zeros fill up to the same length."""
    name: str = row[0]
    return STEPS.revive(seats, row if name in CHAINS else row[: 1 + len(STEPS.by_name[name].holds)])


# Questions that grow out of each other, from the first to the last


def revive_root(name: str, seat: int) -> Decision:
    """The question that a chain began with."""
    question = revive(MOST_SEATS, [name, seat, 0])
    assert isinstance(question, Decision)
    return question


def revive_stack(seat: int, root: str, place: int, chosen: tuple[int, ...]) -> Decision:
    if root == "occupy" and len(chosen) == 1:
        return conquest.LayStack(seat, place, chosen, conquest.OCCUPY[seat][place])
    if not chosen:
        return conquest.LayStack(seat, place, chosen, revive_root(root, seat))
    return conquest.LayStack(seat, place, chosen, revive_stack(seat, root, place, chosen[:-1]))


def stack_question(seat: int, root: int, place: int, cards: int) -> Pending:
    return revive_stack(seat, STEPS.rows[root].name, place, unpacked(cards))


def turn_at(moment: int, talks: int = 0) -> Pending:
    return turns.Turn(moment, talks) if talks else turns.TURN[moment]


def deed_to_come(seat: int, what: int, first: int, second: int) -> Pending:
    return CarryOut(DEED_CLASSES[what](seat, what, first, second))


def share_question(seat: int, *shares: int) -> Decision:
    before = voting.PROPOSE[seat] if len(shares) == 1 else share_question(seat, *shares[:-1])
    return voting.ProposeShare(seat, shares, before)


def order_question(seat: int, deck: int, place: int) -> Decision:
    first = place - 1
    root = crone.ORDER_CARDS[seat][deck]
    return root if first == NOBODY else crone.OrderCards(seat, deck, first, root)


def life_question(seat: int, places: int, root: int) -> Pending:
    return revive_cures(seat, places, STEPS.rows[root].name)


def revive_cures(seat: int, places: int, root: str) -> Decision:
    """Places were named in ring order, so the last one named is the highest."""
    rest = places & ~(1 << places.bit_length() - 1)
    before = revive_cures(seat, rest, root) if rest else revive_root(root, seat)
    return lords.CureMore(seat, places, before)


def cure_question(seat: int, mask: int) -> Decision:
    if mask == 0:
        return cure.CureTerritory(seat, 0, None)
    return cure.CureTerritory(seat, mask, cure_question(seat, mask & ~(1 << mask.bit_length() - 1)))


def serving_question(seat: int, *chosen: int) -> Decision:
    root = feast.SERVE_QUESTIONS[seat]
    return feast.Serve(seat, chosen, serving_question(seat, *chosen[:-1])) if chosen else root


def what_is_restored(seats: int, flags: int, step: int, first: int, second: int) -> Pending:
    """By a take-back. The choice of a house, the first of STEPS, stands for nothing that is asked again."""
    again = revive(seats, [STEPS.rows[step].name, first, second]) if step else None
    return takeback.BeforeAnnouncement(flags & 1 == 1, flags & 2 == 2, again)


def draft_question(name: str, *numbers: int) -> Pending:
    return revive_menu(draft.MENU, name, list(numbers))


def offer_question(*numbers: int) -> draft.ConfirmOffer:
    """OFFER or WITHDRAW: of a seat to a partner, the draft, and the offer that it counters."""
    seat, partner, chosen = numbers[:3]
    root = first_of_chain(draft.MENU, seat, partner, list(numbers[3:]))
    wanted = chosen % OFFER // SIDE
    stage = DETAILING_WISH if draft.MENU.detail_names[wanted] else WANTING
    said = chosen - chosen % OFFER + (wanted * SIDE if stage == DETAILING_WISH else 0)
    last = chain(draft.MENU, root, partner, stage, said)
    assert isinstance(last, ComposeDeal)
    return draft.ConfirmOffer(last, chosen)


def picks_question(*numbers: int) -> draft.PickGoods:
    """One pick after the other; they follow SEAL or OFFER."""
    seat, partner, offer, accepts, picks = numbers[:5]
    if picks:
        before: Decision = picks_question(seat, partner, offer, accepts, picks // PICK_BASE, *numbers[5:])
    elif accepts:
        picked = numbers[6] if numbers[6:] else NO_PICKS
        before = AnswerDeal(seat, draft.MENU, partner, accepts == draft.COUNTERED, numbers[5], picked)
    else:
        before = offer_question(seat, partner, offer, *numbers[5:])
    return draft.PickGoods(seat, before, partner, offer, picks)


STEPS.declare(
    Step("choose_house", (SEAT,), lambda seat: setup.CHOOSE_HOUSE[seat], "setup"),
    Step("proposals", (ROUND,), lambda step: voting.PROPOSALS[step]),
    Step("propose", (SEAT,), lambda seat: voting.PROPOSE[seat], "vote"),
    Step("propose_share", (SEAT,), share_question, "vote"),
    Step("orators", (SEAT, ROUND), lambda step, passes: voting.ORATORS[step][passes]),
    Step("orate", (SEAT,), lambda seat: voting.ORATE[seat], "vote"),
    Step("open_ballot", (), lambda: voting.OPEN_BALLOT),
    Step("ballot", (ROUND,), lambda seats, _: voting.BALLOTS[seats], "vote", needs_seats=True),
    Step("settling", (ROUND,), lambda step: setup.SETTLING[step]),
    Step("choose_start", (SEAT,), lambda seat: setup.CHOOSE_START[seat], "setup"),
    Step("lay_stack", (SEAT, STEP, PLACE, NUMBER), stack_question, "conquer"),
    Step("turn", (MOMENT, TALKS), turn_at),
    Step("death_moment", (SEAT,), lambda seat: lords.DEATH_MOMENT[seat], "moment"),
    Step("powers", (FLAG,), lambda in_feast: lords.POWERS_MOMENT[in_feast]),
    Step("use_power", (SEAT, FLAG), lambda seat, in_feast: lords.USE_POWER[in_feast][seat], "power"),
    Step("opulence", (SEAT,), lambda seat: cawdwell.OPULENCE_QUESTION[seat], "opulence"),
    Step("collection", (LAND,), lambda place: resources.COLLECTION[place]),
    Step("collect", (SEAT, LAND), lambda seat, place: resources.COLLECT_QUESTIONS[seat][place], "resource"),
    Step("feast_card", (PLACE,), lambda place: resources.FEAST_CARD[place]),
    Step("keep_card", (SEAT, DECK), lambda seat, deck: purchase.KEEP_CARD[seat][deck], "resource"),
    Step("choose_colour", (SEAT, GEMS_LEFT, ROUND, GEMS_LEFT), resources.ChooseColour, "resource"),
    Step("action", (), lambda: turns.ACTION),
    Step("act", (SEAT,), lambda seat: turns.ACT[seat], "action"),
    Step("purchase", (SEAT,), lambda seat: turns.PURCHASE[seat], "purchase"),
    Step("conquer", (SEAT,), lambda seat: turns.CONQUER_MORE[seat], "conquer"),
    Step("attack", (SEAT,), lambda seat: turns.ATTACK_MORE[seat], "attack"),
    Step("assault", (SEAT,), lambda seat: turns.ASSAULT[seat], "attack"),
    Step(
        "pay_toll",
        (SEAT, Whole(0, MILITARY_COUNT - 1)),
        lambda seat, kind: attack.PayToll(seat, kind, turns.ASSAULT[seat]),
        "attack",
    ),
    Step("strike", (PLACE,), lambda place: attack.STRIKE[place]),
    Step("defend", (SEAT, PLACE, Whole(0, TYPE_COUNT - 1)), attack.Defend, "defence"),
    Step("fury", (SEAT, PLACE), lambda seat, place: brom_tyber.FURY_QUESTIONS[seat][place], "triumph"),
    Step("bedlam", (SEAT, PLACE), lambda seat, place: brom_tyber.BEDLAM_QUESTIONS[seat][place], "triumph"),
    Step("occupy", (SEAT, PLACE), lambda seat, place: conquest.OCCUPY[seat][place], "triumph"),
    Step("conquest_income", (SEAT, FLAG), lambda seat, at_end: conquest.CONQUEST_INCOME[at_end][seat], "action"),
    Step("carry_out", (SEAT, DEED, CODE, CODE), deed_to_come),
    Step(
        "react",
        (SEAT, SEAT_SET),
        lambda seats, active, asked: reactions.REACT_WINDOWS[seats][active][asked],
        "window",
        needs_seats=True,
    ),
    Step("reopen", (), lambda: reactions.REOPEN),
    Step("order_cards", (SEAT, DECK, Whole(0, KNOWN_CARDS)), order_question, "power"),
    Step("take_card", (SEAT, SEAT), lambda seat, whom: crone.TAKE_CARD[seat][whom], "power"),
    Step("cure_more", (SEAT, PLACES, STEP), life_question, "power"),
    Step("plague", (PLACE,), lambda place: reactions.PLAGUE_NEXT[place]),
    Step(
        "plague_territory",
        (SEAT, PLACES, FLAG),
        lambda seat, places, two: plague.PlagueTerritory(seat, places, two > 0),
        "event",
    ),
    Step(
        "plague_second",
        (SEAT, PLACE, PLACES),
        lambda seat, first, places: plague.PlagueSecond(seat, first, plague.PlagueTerritory(seat, places, True)),
        "event",
    ),
    Step("plague_each", (ROUND, CODE), own_plague.PlagueEach),
    Step("plague_own", (SEAT, ROUND, CODE), own_plague.PlagueOwn, "event"),
    Step("choose_largest", (SEAT, SEAT_SET), own_plague.ChooseLargest, "event"),
    Step("tribute", (ROUND,), events.Tribute),
    Step("choose_tribute", (SEAT,), events.ChooseTribute, "event"),
    Step("cure_territory", (SEAT, PLACES), cure_question, "event"),
    Step("swords", (ROUND, LAND), events.Swords),
    Step("pay_swords", (SEAT, PLACE), events.PaySwords, "event"),
    Step("hoard", (Whole(0, 2 * MOST_SEATS),), events.Hoard),
    Step("wooing", (SEAT, ROUND), lambda step, passes: wedding.WOOING[step][passes]),
    Step("woo", (SEAT,), lambda seat: wedding.WOO_QUESTION[seat], "wedding"),
    Step("answer_suit", (SEAT, SEAT), lambda seat, suitor: wedding.ANSWER_SUIT[seat][suitor], "wedding"),
    Step("feast", (Whole(0, feast.COURSE_COUNT - 1),), lambda course: feast.COURSES[course]),
    Step("serve", (SEAT,), serving_question, "feast"),
    Step("tasting", (SEAT, ROUND), lambda step, passes: feast.TASTINGS[step][passes]),
    Step("taste", (SEAT,), lambda seat: feast.TASTE[seat], "feast"),
    Step("sacrifice", (SEAT,), lambda seat: feast.SACRIFICE_QUESTIONS[seat], "feast"),
    Step(
        "takeback",
        (SEAT, SEAT_SET),
        lambda seats, announcer, asked: takeback.TAKEBACK_WINDOWS[seats][announcer][asked],
        "announced",
        needs_seats=True,
    ),
    Step("rescind", (SEAT,), lambda seat: takeback.RESCIND[seat], "objection"),
    Step("kept", (Whole(0, 3), STEP, NUMBER, NUMBER), what_is_restored, needs_seats=True),
    Step("parley", (ROUND, OCCASION), lambda asked, occasion: talk.Parley(asked, False, occasion), "parley"),
    Step("wedding_parley", (ROUND, OCCASION), lambda asked, occasion: talk.Parley(asked, True, occasion), "wedding"),
    Step("bargaining", (OCCASION, SEAT, ROUND, CODE), draft.Bargaining),
    Step("talk", (SEAT,), lambda seat: draft.TALK_QUESTION[seat], "talk"),
    Step("offer_deal", (SEAT,), lambda seat: draft.OFFER_DEAL[seat], "talk"),
    *[Step(name, (SEAT, SEAT, CODE, CODE), partial(draft_question, name), "talk") for name in STAGES],
    Step("confirm_offer", (SEAT, SEAT, CODE), offer_question, "talk"),
    Step("pick_goods", (SEAT, SEAT, CODE, FLAG, CODE), picks_question, "talk"),
    Step(ANSWER_DEAL, (SEAT, SEAT, FLAG, CODE), partial(draft_question, ANSWER_DEAL), "offer"),
    Step("name_deal", (SEAT,), lambda seat: disputes.NameDeal(seat, turns.ACT[seat]), "dispute"),
    Step(
        "name_party",
        (SEAT, NUMBER),
        lambda seat, deal: disputes.NameParty(seat, deal, disputes.NameDeal(seat, turns.ACT[seat])),
        "dispute",
    ),
    Step("judge_dispute", (ROUND,), lambda seats, _: disputes.JUDGE_DISPUTE[seats], "vote", needs_seats=True),
    Step("oaths", (ROUND,), lambda step: disputes.OATHS[step]),
    Step("break_oath", (SEAT,), lambda seat: disputes.BREAK_OATH[seat], "event"),
    Step("fork_deal", (SEAT,), lambda seat: disputes.FORK_DEAL[seat], "event"),
)
