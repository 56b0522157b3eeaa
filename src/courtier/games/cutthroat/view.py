"""What a seat may see (ledger §5), built up from nothing.

Purses are seen by their owners alone, and no view shows another's: what moved is for the journal to remember.
"""

from typing import Any

from courtier.core.deals.book import NO_BOOK
from courtier.core.deals.clause import GRANT, REFRAIN
from courtier.core.deals.conduct import ANY
from courtier.core.deals.deals_in_view import seen_deals
from courtier.core.deals.menu import NO_PICKS, OFFER, AnswerDeal, picks_in
from courtier.core.pending import NOBODY, UNANSWERED, Decision, Pending
from courtier.core.view import Card, Result, SeatZones, Source, View, Zone, at_seat, card, envelope, hidden_zone, zone
from courtier.games.cutthroat.actions import COLOUR
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BACKS,
    CARDS,
    COLOUR_COUNT,
    DECK_CARDS,
    DECK_OFFSET,
    DECKS,
    EVENTS,
    FACE_DOWN,
    FEAST_CARDS,
    FEAST_COUNT,
    GEMS,
    HOUSE_OF_POWER,
    HOUSES,
    MARKED_POWERS,
    MERCENARY,
    NO_EVENT,
    POWERS,
    TERRITORIES,
    TYPE_COUNT,
    unpacked,
)
from courtier.games.cutthroat.choices import parts
from courtier.games.cutthroat.clauses import ATTACKS, GOODS
from courtier.games.cutthroat.court import (
    FACTS,
    NAME,
    NO_PROPOSAL,
    NO_SUBJECT,
    NO_TAKEBACKS,
    Court,
)
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.decisions.announcement import CarryOut, Deed
from courtier.games.cutthroat.decisions.conquest import LayStack, Occupy
from courtier.games.cutthroat.decisions.crone import OrderCards, TakeCard, top_cards
from courtier.games.cutthroat.decisions.draft import DRAFTS, offers_made
from courtier.games.cutthroat.decisions.events import PaySwords
from courtier.games.cutthroat.decisions.feast import Serve
from courtier.games.cutthroat.decisions.purchase import KeepCard
from courtier.games.cutthroat.decisions.resources import LANDLESS, ChooseColour, Collect
from courtier.games.cutthroat.decisions.setup import ChooseHouse, free_houses
from courtier.games.cutthroat.decisions.voting import ProposeShare, alms, shares_in
from courtier.games.cutthroat.decisions.wedding import AnswerSuit
from courtier.games.cutthroat.events import (
    DEED_ATTACK,
    DEED_CONQUEST,
    DEED_DEFENCE,
    DEED_OWN_PLAGUE,
    DEED_PLAGUE,
    DEED_PLAGUE_CHOICE,
    DEED_TARGET,
    DEEDS,
    SOURCE_COUNT,
    SOURCES,
    SUBJECT,
    VOTE_ALMS,
)
from courtier.games.cutthroat.houses import NOT_IN_PLAY
from courtier.games.cutthroat.stack import STEPS, public_part
from courtier.games.cutthroat.supply import listed, none_or

# Deeds that are about the place `first`.
ON_LAND = (
    DEED_CONQUEST,
    DEED_TARGET,
    DEED_ATTACK,
    DEED_DEFENCE,
    DEED_PLAGUE,
    DEED_PLAGUE_CHOICE,
    DEED_OWN_PLAGUE,
)


def view(court: Court, you: int | None, gallery: View | None = None) -> View:
    """The view of a seat, or of the gallery (`None`, C-SECRET-7); `gallery`: its view, if it is known already."""
    seen = cards_in_sight(court, you, gallery)
    if you is not None and court.asking.asks(court, you):
        seen["choices"] = [{"code": code, "parts": parts(court, you, code)} for code in court.legal(you)]
    if court.deals is not NO_BOOK:
        seen["deals"] = seen_deals(RULES, court.deals, you)
    if court.over():
        seen["result"] = result(court) if gallery is None else gallery["result"]
    seen["more"] = (facts(court) if gallery is None else gallery["more"]) | own_facts(court, you)
    if court.deals is not NO_BOOK:
        seen["more"]["bound"] = bound_land(court)
        seen["more"] |= offer_facts(court, you)
    return seen


def cards_in_sight(court: Court, you: int | None, gallery: View | None = None) -> View:
    """The view with nothing but whose turn it is, who is asked, and all zones."""
    seen = envelope(
        NAME,
        court,
        you,
        seats=at_seats(court, you, gallery),
        common=common_zones(court, you),
    )
    if court.turn > 0 and not court.over():
        seen["turn"]["seat"] = court.active
    return seen


# What lies at a seat


def at_seats(court: Court, you: int | None, gallery: View | None) -> list[SeatZones]:
    return [
        at_seat(seat, seat_zones(court, seat, you))
        if gallery is None or seat == you or looks_at(court, seat, you)
        else gallery["seats"][seat]
        for seat in range(court.seats)
    ]


def looks_at(court: Court, seat: int, you: int | None) -> bool:
    """C-LORD-CRONE-4: does the viewer hold that seat's cards just now, to take one?"""
    return isinstance(court.asking, TakeCard) and court.asking.seat == you and court.asking.whom == seat


def seat_zones(court: Court, seat: int, you: int | None) -> list[Zone]:
    own = seat == you
    shown = own or court.over()
    looking = looks_at(court, seat, you)
    zones = [
        hand_zone(court, seat, own, shown or looking),
        dish_zone(court, seat, own, shown or (looking and court.cleared)),
        dead_zone(court, seat, own, shown),
        zone(f"lord@{seat}", "lord", [lord_card(court, seat)] if court.houses[seat] != NOT_IN_PLAY else []),
        zone(f"heir@{seat}", "heir", [heir_card(court, seat)] if court.houses[seat] != NOT_IN_PLAY else []),
        plate_zone(court, seat),
        zone(f"in_play@{seat}", "in_play", generals_of(court, seat)),
    ]
    if shown:
        gems = [card(GEMS[colour]) for colour in listed(court.gems, seat, COLOUR_COUNT)]
        zones.append(zone("purse" if own else f"purse@{seat}", "purse", gems))
    return zones


def hand_zone(court: Court, seat: int, own: bool, shown: bool) -> Zone:
    """C-SECRET-2: others see the backs."""
    name = "hand" if own else f"hand@{seat}"
    if shown:
        return zone(name, "hand", [card(CARDS[kind]) for kind in court.hand_of(seat)])
    backs: list[Card] = []
    for back in range(BACK_COUNT):
        backs += [card(BACKS[back], "down")] * court.held[seat * BACK_COUNT + back]
    return zone(name, "hand", backs)


def dish_zone(court: Court, seat: int, own: bool, shown: bool) -> Zone:
    name = "dishes" if own else f"dishes@{seat}"
    if shown:
        return zone(name, "dishes", [card(FEAST_CARDS[dish]) for dish in listed(court.dishes, seat, FEAST_COUNT)])
    return hidden_zone(name, "dishes", court.dish_count(seat))


def dead_zone(court: Court, seat: int, own: bool, shown: bool) -> Zone:
    """C/A-84: others see the number."""
    name = "dead" if own else f"dead@{seat}"
    if shown:
        return zone(name, "dead", [card(CARDS[each]) for each in listed(court.dead, seat, TYPE_COUNT)])
    return hidden_zone(name, "dead", court.dead_count(seat))


def lord_card(court: Court, seat: int) -> Card:
    """C-LORD-1, C-SETUP-4."""
    house = court.houses[seat]
    uses = {
        POWERS[power]: court.uses[power]
        for power in range(MARKED_POWERS)
        if HOUSE_OF_POWER[power] == house and (POWERS[power] != "bedlam" or court.options["bedlam_twice"])
    }
    return card(HOUSES[house], uses=uses)


def heir_card(court: Court, seat: int) -> Card:
    """The heir in front of the player, alive or dead."""
    heir = court.in_front(seat)
    return card(HOUSES[court.houses[heir]], "up" if court.heir_alive(heir) else "down")


def plate_zone(court: Court, seat: int) -> Zone:
    """C-FEAST-5, C-FEAST-12: face-down cards first, then food in sight."""
    lying: list[Card] = []
    if court.served:
        lying += [card("feast", "down")] * len(listed(court.served, seat, FEAST_COUNT))
        lying += [card(FEAST_CARDS[dish]) for dish in listed(court.tasted, seat, FEAST_COUNT)]
    return zone(f"plate@{seat}", "plate", lying)


def generals_of(court: Court, seat: int) -> list[Card]:
    return [card("general")] * (court.generals if seat == court.active else 0)


# What lies in the middle


def common_zones(court: Court, you: int | None) -> list[Zone]:
    zones: list[Zone] = []
    for place in range(len(court.ring)):
        zones.append(zone(f"land@{place}", "territory", [land_card(court, place)]))
        zones.append(zone(f"stack@{place}", "stack", stack_cards(court, place, you)))
    for deck, name in enumerate(DECKS):
        zones.append(hidden_zone(f"deck@{name}", "deck", court.left[deck]))
        zones.append(zone(f"discard@{name}", "discard", [card(each) for each in court.discard_names(deck)]))
    zones.append(hidden_zone("bag", "gems", court.bank_gems()))
    zones.append(zone("announced", "announced", announced_cards(court, you)))
    zones += held_zones(court, you)
    return zones


def land_card(court: Court, place: int) -> Card:
    """C-TERR-1: the territory with the values of the side that shows."""
    row = court.cards.territories[court.ring[place]]
    side = int(court.is_plagued(place))
    return card(
        TERRITORIES[court.ring[place]],
        plagued=bool(side),
        owner=none_or(court.owners[place]),
        coins=row.coins[side],
        gems=row.gems[side],
        points=row.points[side],
    )


def stack_cards(court: Court, place: int, you: int | None) -> list[Card]:
    """C-CONQ-3, C-GEN-3, C-SECRET-4: soldiers face up, mercenaries as backs to others, at the end too (C/A-151)."""
    own = court.owners[place] == you
    return [military_card(kind, own) for kind in court.stacks[place]]


def military_card(kind: int, own: bool) -> Card:
    if kind < MERCENARY:
        return card(CARDS[kind])
    return card(CARDS[kind] if own and kind != FACE_DOWN else "mercenary", "down")


def announced_cards(court: Court, you: int | None) -> list[Card]:
    """C-WIN-13: the cards set aside, those announced first in front."""
    cards: list[Card] = []
    for step in court.pending:
        if isinstance(step, CarryOut):
            cards += cards_of_deed(step.deed, step.deed.seat == you)
    return cards


def cards_of_deed(deed: Deed, own: bool) -> list[Card]:
    if deed.what == DEED_CONQUEST:
        return [military_card(kind, own) for kind in unpacked(deed.second)]
    return [card(CARDS[kind]) for kind in deed.aside()]


def held_zones(court: Court, you: int | None) -> list[Zone]:
    """What is on offer to the one asked: two cards drawn, cards looked at, free houses, colours."""
    asking = court.asking
    own = asking.seat == you and you is not None
    zones: list[Zone] = []
    if isinstance(asking, KeepCard):
        drawn = [card(DECK_CARDS[each]) for each in court.drawn]
        zones.append(zone("drawn", "drawn", drawn) if own else hidden_zone("drawn", "drawn", len(drawn)))
    elif isinstance(asking, OrderCards):
        offset = DECK_OFFSET[asking.deck]
        looked = [card(DECK_CARDS[offset + each]) for each in top_cards(court, asking.deck)]
        zones.append(zone("looked", "looked", looked) if own else hidden_zone("looked", "looked", len(looked)))
    elif isinstance(asking, ChooseHouse):
        zones.append(zone("houses", "houses", [card(HOUSES[house]) for house in free_houses(court)]))
    elif isinstance(asking, ChooseColour) and own:
        zones.append(zone("colours", "colours", [card(GEMS[colour]) for colour in colours_asked(court)]))
    return zones


def colours_asked(court: Court) -> list[int]:
    """The colours on offer, as numbers."""
    asking = court.asking
    assert isinstance(asking, ChooseColour)
    return [code - COLOUR for code in asking.legal(court, asking.seat)]


# The rest


def facts(court: Court) -> dict[str, Any]:
    """Public facts of this game alone; of an unfinished chain its root."""
    asking = court.asking.root() if isinstance(court.asking, Decision) else court.asking
    return {
        "options": dict(court.options),
        "houses": [None if house == NOT_IN_PLAY else HOUSES[house] for house in court.houses],
        **dict(zip(FACTS, court.facts(), strict=True)),
        "event": None if court.event == NO_EVENT else EVENTS[court.event],
        "spouses": [none_or(spouse) for spouse in court.spouses],
        "dead_heirs": [not court.heir_alive(seat) for seat in range(court.seats)],
        "vote": None if court.subject == NO_SUBJECT else vote_facts(court),
        "announced": [announced(court, step.deed) for step in court.pending if isinstance(step, CarryOut)],
        "collecting": collecting(court),
        "place": asking.place if isinstance(asking, (Occupy, PaySwords)) else None,
        "suitor": asking.suitor if isinstance(asking, AnswerSuit) else None,
        "servings": court.servings.copy(),
        "pending": [] if court.over() else [step_row(public_part(step)) for step in court.pending],
        **({} if court.takeback == NO_TAKEBACKS else takeback_facts(court)),
        **({} if court.deals is NO_BOOK else {"disputed": [list(each) for each in court.disputed]}),
    }


def takeback_facts(court: Court) -> dict[str, Any]:
    """C-WIN-8, C-TAKEBACK-7: how often each seat has waited this turn, and what cannot be announced again in it."""
    return {
        "waits": [court.waited(seat) for seat in range(court.seats)],
        "taken_back": [list(each) for each in court.taken_back],
    }


def bound_land(court: Court) -> list[list[int]]:
    """PEACE and PASSAGE in force, for each place that they are about: deal, clause, place."""
    rows: list[list[int]] = []
    for standing in court.deals.open:
        clause = standing.clause
        if clause.kind != GRANT and not (clause.kind == REFRAIN and clause.about.verb & ATTACKS):
            continue
        for place in court.land_of(clause.by if clause.kind == GRANT else clause.to):
            if clause.about.place in (ANY, court.ring[place]):
                rows.append([standing.deal.number, standing.place, place])
    return rows


def vote_facts(court: Court) -> dict[str, Any]:
    return {
        "subject": SUBJECT.words[court.subject],
        "proposals": [said_proposal(court, proposal) for proposal in court.proposals],
        "orators": court.orators.copy(),
    }


def said_proposal(court: Court, proposal: int) -> int | list[int] | None:
    if proposal == NO_PROPOSAL:
        return None
    return shares_in(proposal, court.seats) if court.subject == VOTE_ALMS else proposal


def announced(court: Court, deed: Deed) -> dict[str, Any]:
    """What is open to reactions, the first announcement first."""
    territory = TERRITORIES[court.ring[deed.first]] if deed.what in ON_LAND else "nowhere"
    seen: dict[str, Any] = {"seat": deed.seat, "deed": DEEDS[deed.what], "territory": territory}
    if court.takeback != NO_TAKEBACKS:
        aims = deed.aims(court)
        seen["aimed"] = [seat for seat in range(court.seats) if aims >> seat & 1]
    return seen


def collecting(court: Court) -> int | None:
    """The place that is being collected; NOBODY for a landless player."""
    asking = court.asking
    if not isinstance(asking, Collect):
        return None
    return NOBODY if asking.place == LANDLESS else asking.place


def step_row(codes: list[int]) -> list[Any]:
    return [STEPS.rows[codes[0]].name, *codes[1:]]


def own_facts(court: Court, you: int | None) -> dict[str, Any]:
    """The viewer's own purse (C-SECRET-1, C-WED-12), unfinished chain and sealed answer."""
    asking = court.asking
    chained = isinstance(asking, Decision) and asking.seat == you and asking.before is not None
    sealed = you is not None and bool(court.answers) and court.answers[you] != UNANSWERED
    own = asking.seat == you and you is not None
    return {
        "coins": court.coins.copy() if court.over() else [court.coins[you]] if you is not None else [],
        "chain": seen_chain(asking) if chained else None,
        "answer": court.answers[you] if you is not None and sealed else None,
        "laid": [CARDS[kind] for kind in asking.chosen] if own and isinstance(asking, LayStack) else None,
        "serving": serving(court, asking) if own and isinstance(asking, Serve) else None,
        "share_of": share_of(court, asking) if own and isinstance(asking, ProposeShare) else None,
        "share_left": alms(court) - sum(asking.shares) if own and isinstance(asking, ProposeShare) else None,
    }


def seen_chain(asking: Pending) -> list[Any]:
    """One's own unfinished chain; what somebody else has picked for an offer is not told."""
    row = asking.dump()
    return row[: 1 + DRAFTS[row[0]][0]] if row[0] in DRAFTS else row


def offer_facts(court: Court, you: int | None) -> dict[str, Any]:
    """C-DEAL-24, C-DEAL-25: an open offer is public; its picks are seen by who made them."""
    asking = court.asking
    root = asking.root() if isinstance(asking, Decision) else None
    made = [offers_made(court, seat) for seat in range(court.seats)]
    if not isinstance(root, AnswerDeal):
        return {"offers": made, "offer": None, "picks": None}
    picks = root.picks if you == root.proposer else NO_PICKS
    offer = [root.proposer, root.seat, root.offer // OFFER, root.offer % OFFER]
    return {"offers": made, "offer": offer, "picks": [GOODS[good] for good in picks_in(picks)] or None}


def serving(court: Court, asking: Serve) -> str:
    """The feast card that is to be placed next."""
    return FEAST_CARDS[listed(court.dishes, asking.seat, FEAST_COUNT)[len(asking.chosen)]]


def share_of(court: Court, asking: ProposeShare) -> int:
    """Whose share is named next."""
    return (asking.seat + len(asking.shares)) % court.seats


def result(court: Court) -> Result:
    """The end with the score by source."""
    sheet = court.final_sheet()
    sources: list[list[Source]] = [
        [
            {"source": SOURCES[source], "points": sheet.points[seat * SOURCE_COUNT + source]}
            for source in range(SOURCE_COUNT)
        ]
        for seat in range(court.seats)
    ]
    return {"scores": court.scores(), "winners": court.winners(), "sources": sources}
