"""What lies on the stack, made again from what `dump` wrote of it."""

from collections.abc import Callable
from functools import partial
from typing import Any

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
from courtier.core.errors import BadPosition
from courtier.core.pending import NOBODY, Decision, Pending
from courtier.games.cutthroat.cards import (
    ASSASSIN,
    BEDLAM,
    CUTPURSE,
    DEATH,
    DOCTOR,
    ENVOY,
    EYE,
    FURY,
    GENERAL,
    KNOWLEDGE,
    LIFE,
    MOST_SEATS,
    OPULENCE,
    ORATOR,
    PILLOW,
    SABOTEUR,
    SNEAK,
    SPY,
    TASTER,
    TAXES,
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
)
from courtier.games.cutthroat.stack import STEP_WIDTH, STEPS

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


Maker = Callable[[int, list[int]], Pending]


# Chains of the menu of deals; `core/deals/menu.py` has the others


def revive_draft(name: str, _seats: int, numbers: list[int]) -> Pending:
    return revive_menu(draft.MENU, name, numbers)


def revive_offer(numbers: list[int]) -> draft.ConfirmOffer:
    """OFFER or WITHDRAW: of a seat to a partner, the draft, and the offer that it counters."""
    seat, partner, chosen = numbers[:3]
    root = first_of_chain(draft.MENU, seat, partner, numbers[3:])
    wanted = chosen % OFFER // SIDE
    stage = DETAILING_WISH if draft.MENU.detail_names[wanted] else WANTING
    said = chosen - chosen % OFFER + (wanted * SIDE if stage == DETAILING_WISH else 0)
    last = chain(draft.MENU, root, partner, stage, said)
    assert isinstance(last, ComposeDeal)
    return draft.ConfirmOffer(last, chosen)


def revive_picks(numbers: list[int]) -> draft.PickGoods:
    """One pick after the other; they follow SEAL or OFFER."""
    seat, partner, offer, accepts, picks = numbers[:5]
    if picks:
        before: Decision = revive_picks([seat, partner, offer, accepts, picks // PICK_BASE, *numbers[5:]])
    elif accepts:
        picked = numbers[6] if numbers[6:] else NO_PICKS
        before = AnswerDeal(seat, draft.MENU, partner, accepts == draft.COUNTERED, numbers[5], picked)
    else:
        before = revive_offer([seat, partner, offer, *numbers[5:]])
    return draft.PickGoods(seat, before, partner, offer, picks)


# From the number of seats and the numbers of a step, as its `dump` wrote them.
MAKERS: dict[str, Maker] = {
    "carry_out": lambda _seats, n: CarryOut(DEED_CLASSES[n[1]](n[0], n[1], n[2], n[3])),
    "react": lambda seats, n: reactions.REACT_WINDOWS[seats][n[0]][n[1]],
    "reopen": lambda _seats, _n: reactions.REOPEN,
    "plague": lambda _seats, n: reactions.PLAGUE_NEXT[n[0]],
    "choose_house": lambda _seats, n: setup.CHOOSE_HOUSE[n[0]],
    "settling": lambda _seats, n: setup.SETTLING[n[0]],
    "choose_start": lambda _seats, n: setup.CHOOSE_START[n[0]],
    "proposals": lambda _seats, n: voting.PROPOSALS[n[0]],
    "propose": lambda _seats, n: voting.PROPOSE[n[0]],
    "orators": lambda _seats, n: voting.ORATORS[n[0]][n[1]],
    "orate": lambda _seats, n: voting.ORATE[n[0]],
    "open_ballot": lambda _seats, _n: voting.OPEN_BALLOT,
    "ballot": lambda seats, _n: voting.BALLOTS[seats],
    "turn": lambda _seats, n: turns.Turn(n[0], n[1]) if n[1:] and n[1] else turns.TURN[n[0]],
    "action": lambda _seats, _n: turns.ACTION,
    "act": lambda _seats, n: turns.ACT[n[0]],
    "purchase": lambda _seats, n: turns.PURCHASE[n[0]],
    "conquer": lambda _seats, n: turns.CONQUER_MORE[n[0]],
    "attack": lambda _seats, n: turns.ATTACK_MORE[n[0]],
    "assault": lambda _seats, n: turns.ASSAULT[n[0]],
    "death_moment": lambda _seats, n: lords.DEATH_MOMENT[n[0]],
    "powers": lambda _seats, n: lords.POWERS_MOMENT[n[0]],
    "use_power": lambda _seats, n: lords.USE_POWER[n[1]][n[0]],
    "opulence": lambda _seats, n: cawdwell.OPULENCE_QUESTION[n[0]],
    "take_card": lambda _seats, n: crone.TAKE_CARD[n[0]][n[1]],
    "order_cards": lambda _seats, n: revive_order(n[0], n[1], n[2] - 1),
    "cure_more": lambda _seats, n: revive_cures(n[0], n[1], STEPS[n[2]]),
    "fury": lambda _seats, n: brom_tyber.FURY_QUESTIONS[n[0]][n[1]],
    "bedlam": lambda _seats, n: brom_tyber.BEDLAM_QUESTIONS[n[0]][n[1]],
    "collection": lambda _seats, n: resources.COLLECTION[n[0]],
    "collect": lambda _seats, n: resources.COLLECT_QUESTIONS[n[0]][n[1]],
    "feast_card": lambda _seats, n: resources.FEAST_CARD[n[0]],
    "choose_colour": lambda _seats, n: resources.ChooseColour(n[0], n[1], n[2], n[3]),
    "keep_card": lambda _seats, n: purchase.KEEP_CARD[n[0]][n[1]],
    "lay_stack": lambda _seats, n: revive_stack(n[0], STEPS[n[1]], n[2], unpacked(n[3])),
    "occupy": lambda _seats, n: conquest.OCCUPY[n[0]][n[1]],
    "conquest_income": lambda _seats, n: conquest.CONQUEST_INCOME[n[1]][n[0]],
    "pay_toll": lambda _seats, n: attack.PayToll(n[0], n[1], turns.ASSAULT[n[0]]),
    "strike": lambda _seats, n: attack.STRIKE[n[0]],
    "defend": lambda _seats, n: attack.Defend(n[0], n[1], n[2]),
    "plague_each": lambda _seats, n: own_plague.PlagueEach(n[0], n[1]),
    "plague_territory": lambda _seats, n: plague.PlagueTerritory(n[0], n[1], n[2] > 0),
    "plague_second": lambda _seats, n: plague.PlagueSecond(n[0], n[1], plague.PlagueTerritory(n[0], n[2], True)),
    "plague_own": lambda _seats, n: own_plague.PlagueOwn(n[0], n[1], n[2]),
    "name_deal": lambda _seats, n: disputes.NameDeal(n[0], turns.ACT[n[0]]),
    "name_party": lambda _seats, n: disputes.NameParty(n[0], n[1], disputes.NameDeal(n[0], turns.ACT[n[0]])),
    "judge_dispute": lambda seats, _n: disputes.JUDGE_DISPUTE[seats],
    "oaths": lambda _seats, n: disputes.OATHS[n[0]],
    "break_oath": lambda _seats, n: disputes.BREAK_OATH[n[0]],
    "fork_deal": lambda _seats, n: disputes.FORK_DEAL[n[0]],
    "choose_largest": lambda _seats, n: own_plague.ChooseLargest(n[0], n[1]),
    "tribute": lambda _seats, n: events.Tribute(n[0]),
    "choose_tribute": lambda _seats, n: events.ChooseTribute(n[0]),
    "hoard": lambda _seats, n: events.Hoard(n[0]),
    "cure_territory": lambda _seats, n: revive_physician(n[0], n[1]),
    "swords": lambda _seats, n: events.Swords(n[0], n[1]),
    "pay_swords": lambda _seats, n: events.PaySwords(n[0], n[1]),
    "wooing": lambda _seats, n: wedding.WOOING[n[0]][n[1]],
    "woo": lambda _seats, n: wedding.WOO_QUESTION[n[0]],
    "answer_suit": lambda _seats, n: wedding.ANSWER_SUIT[n[0]][n[1]],
    "feast": lambda _seats, n: feast.COURSES[n[0]],
    "tasting": lambda _seats, n: feast.TASTINGS[n[0]][n[1]],
    "taste": lambda _seats, n: feast.TASTE[n[0]],
    "sacrifice": lambda _seats, n: feast.SACRIFICE_QUESTIONS[n[0]],
    "takeback": lambda seats, n: takeback.TAKEBACK_WINDOWS[seats][n[0]][n[1]],
    "rescind": lambda _seats, n: takeback.RESCIND[n[0]],
    "kept": lambda seats, n: revive_kept(seats, n[0], [STEPS[n[1]], n[2], n[3]] if n[1] else []),
    "parley": lambda _seats, n: talk.Parley(n[0], False, n[1]),
    "wedding_parley": lambda _seats, n: talk.Parley(n[0], True, n[1]),
    "bargaining": lambda _seats, n: draft.Bargaining(n[0], n[1], n[2], n[3]),
    "talk": lambda _seats, n: draft.TALK_QUESTION[n[0]],
    "offer_deal": lambda _seats, n: draft.OFFER_DEAL[n[0]],
    **{name: partial(revive_draft, name) for name in (*STAGES, ANSWER_DEAL)},
    "confirm_offer": lambda _seats, n: revive_offer(n),
    "pick_goods": lambda _seats, n: revive_picks(n),
}


def revive(seats: int, row: list[Any]) -> Pending:
    """A question or consequence; what follows from its numbers, the chain before it included, is not written."""
    name: str = row[0]
    numbers: list[int] = list(row[1:])
    if name == "serve":  # these two are as long as their chains
        return revive_serving(numbers[0], tuple(numbers[1:]))
    if name == "propose_share":
        return revive_shares(numbers[0], tuple(numbers[1:]))
    if name not in MAKERS:
        raise BadPosition(f"pending: expected one of {', '.join(STEPS)}, got {name!r}")
    return MAKERS[name](seats, numbers)


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


def revive_shares(seat: int, shares: tuple[int, ...]) -> Decision:
    before = voting.PROPOSE[seat] if len(shares) == 1 else revive_shares(seat, shares[:-1])
    return voting.ProposeShare(seat, shares, before)


def revive_order(seat: int, deck: int, first: int) -> Decision:
    root = crone.ORDER_CARDS[seat][deck]
    return root if first == NOBODY else crone.OrderCards(seat, deck, first, root)


def revive_cures(seat: int, places: int, root: str) -> Decision:
    """Places were named in ring order, so the last one named is the highest."""
    rest = places & ~(1 << places.bit_length() - 1)
    before = revive_cures(seat, rest, root) if rest else revive_root(root, seat)
    return lords.CureMore(seat, places, before)


def revive_physician(seat: int, mask: int) -> Decision:
    if mask == 0:
        return cure.CureTerritory(seat, 0, None)
    return cure.CureTerritory(seat, mask, revive_physician(seat, mask & ~(1 << mask.bit_length() - 1)))


def revive_serving(seat: int, chosen: tuple[int, ...]) -> Decision:
    root = feast.SERVE_QUESTIONS[seat]
    return feast.Serve(seat, chosen, revive_serving(seat, chosen[:-1])) if chosen else root


def revive_kept(seats: int, flags: int, again: list[Any]) -> Pending:
    """What a take-back restores. The choice of a house, the first of STEPS, stands for nothing that is asked again."""
    return takeback.Kept(flags & 1 == 1, flags & 2 == 2, revive(seats, again) if again else None)


def told_stack(seats: int, codes: list[int]) -> list[Pending]:
    """The stack as it is told: five numbers each."""
    stack: list[Pending] = []
    for place in range(0, len(codes), STEP_WIDTH):
        name = STEPS[codes[place]]
        numbers = codes[place + 1 : place + STEP_WIDTH]
        stack.append(revive(seats, [name, *numbers[: 1 if name == "serve" else STEP_WIDTH]]))
    return stack
