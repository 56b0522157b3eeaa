"""Offers: deals that somebody has proposed and that not all parties have signed yet.

An offer lives at the table. It never is in a journal, a view or a record: it becomes part of the game when all parties
have signed it and the game seals it. Until then its parties alone see it (everybody, where deals are public), and of
the goods as much as D/A-78 says: a swap shows what one would get, a gift only the number.
"""

from collections.abc import Iterator
from typing import Any

from courtier.core.deals.clause import GIVE, WORDS, Clause
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import plain_clause, plain_deal, read_clause, read_deal
from courtier.core.deals.rules import DealRules
from courtier.core.errors import IllegalDeal
from courtier.table.commands import Accept, Counter, Decline, Offer, Reason, Withdraw
from courtier.table.messages import OfferInfo
from courtier.table.names import tidy_words
from courtier.table.play import at_play
from courtier.table.running_game import RunningGame
from courtier.table.state import OpenOffer, Refusal, Said, State
from courtier.table.words import deal_reason

MOST_OPEN = 4  # offers of one seat
MOST_A_MINUTE = 12  # offers of one seat
MINUTE = 60.0
MOST_TURNS = 9  # of the promiser, until whose end a promise may run; a game allows fewer
WAITS = ("moment", "full")  # reasons that may pass: a deal that all have signed waits


# Commands


def offer(state: State, visitor: str, command: Offer, now: float) -> None:
    """Propose a deal to its other parties."""
    make_offer(state, at_play(state, visitor)[1], command, now)


def counter(state: State, visitor: str, command: Counter, now: float) -> None:
    """Propose another deal in answer to an offer, which stays open."""
    make_counter(state, at_play(state, visitor)[1], command, now)


def accept(state: State, visitor: str, command: Accept, now: float) -> None:
    """Sign an offer; when all parties have signed it is sealed."""
    sign(state, at_play(state, visitor)[1], command, now)


def decline(state: State, visitor: str, command: Decline, now: float) -> None:
    """Refuse an offer. Its parties hear why if a reason is given."""
    refuse(state, at_play(state, visitor)[1], command, now)


def withdraw(state: State, visitor: str, command: Withdraw, now: float) -> None:
    """Take an own offer back."""
    _, seat = at_play(state, visitor)
    offer = offer_for(state, seat, command.offer)
    if offer.by != seat:
        raise Refusal("not_your_offer")
    close(state, offer)


# The same for a seat, whoever plays it


def make_offer(state: State, seat: int, command: Offer, now: float) -> None:
    propose(state, seat, command, None, now)


def make_counter(state: State, seat: int, command: Counter, now: float) -> None:
    countered = offer_for(state, seat, command.offer)
    if set(command.deal.get("parties", ())) != set(countered.deal["parties"]):
        raise Refusal("counter_parties")
    check_reason(state, command.reason)
    propose(state, seat, command, countered.number, now)
    say_why(state, seat, countered, command.reason, now)


def sign(state: State, seat: int, command: Accept, now: float) -> None:
    match = state.playing()
    offer = offer_for(state, seat, command.offer)
    if offer.asks:
        raise Refusal("offer_asks")
    if seat in offer.signed:
        raise Refusal("signed")
    deal = picked(match, offer.deal, seat, command.picks)
    check_signature(match, deal, seat)
    offer.deal = plain_deal(rules_of(match), deal)
    offer.signed.append(seat)
    mark(state, offer)
    seal_signed(state, now)


def refuse(state: State, seat: int, command: Decline, now: float) -> None:
    offer = offer_for(state, seat, command.offer)
    check_reason(state, command.reason)
    close(state, offer)
    say_why(state, seat, offer, command.reason, now)


# Reasons


def check_reason(state: State, reason: Reason | None) -> None:
    """`Refusal` unless its clause is one of this game's; free words are none."""
    if reason is None or reason.clause is None:
        return
    try:
        clause = read_clause(rules_of(state.playing()), reason.clause)
    except IllegalDeal as error:
        raise Refusal("deal_unreadable", why=str(error)) from None
    if clause.kind == WORDS or max(clause.by, clause.to, clause.about.whom) >= len(state.chairs):
        raise Refusal("deal_unreadable", why="deal: expected a clause between players, without words")


def say_why(state: State, seat: int, offer: OpenOffer, reason: Reason | None, now: float) -> None:
    """The other parties of the offer hear the reason, and nobody else knows of it."""
    others = [party for party in offer.deal["parties"] if party != seat]
    people = [state.chairs[party].owner for party in [seat, *others]]
    hearing = [person for person in people if person is not None]
    if reason is None or not any(state.chairs[party].owner for party in others):
        return
    owner = state.chairs[seat].owner
    said = Said(now, owner, seat, state.chairs[seat].name, to=others, parties=hearing, seen=False)
    said.reason = {"phrase": reason.phrase, "clause": shown_clause(reason.clause), "deal": reason.deal}
    said.deaf = sorted(each for each, member in state.members.items() if owner is not None and owner in member.muted)
    state.utter(said)


def shown_clause(clause: dict[str, Any] | None) -> dict[str, Any] | None:
    """Without goods that somebody picks unseen."""
    return None if clause is None else {name: value for name, value in clause.items() if name != "picks"}


# Proposing


def propose(state: State, seat: int, command: Offer | Counter, counters: int | None, now: float) -> None:
    match = state.playing()
    asks = isinstance(command, Offer) and command.asks
    deal = readable(state, match, command.deal)
    check_parties(state, seat, deal)
    check_number(state, seat, now)
    check_signature(match, deal, seat)
    state.offer_count += 1
    state.offer_times = [each for each in state.offer_times if now - each[1] < MINUTE] + [(seat, now)]
    made = OpenOffer(
        number=state.offer_count,
        by=seat,
        deal=plain_deal(rules_of(match), deal),
        signed=[] if asks else [seat],
        turn=match.game.turn,
        at=now,
        until=now + command.seconds,
        counters=counters,
        asks=asks,
    )
    state.offers.append(made)
    mark(state, made)


def readable(state: State, match: RunningGame, plain: dict[str, Any]) -> Deal:
    """The deal that was sent; `Refusal` if it is none of this game's."""
    if match.game.options.get("deals", "off") != "table":
        raise Refusal("no_deals", title=state.kind().title)
    try:
        deal = read_deal(rules_of(match), timed(match, plain))
    except IllegalDeal as error:
        raise Refusal("deal_unreadable", why=str(error)) from None
    if state.settings.words == "phrases" and any(clause.kind == WORDS for clause in deal.clauses):
        raise Refusal("phrases_only")
    return deal


def timed(match: RunningGame, plain: dict[str, Any]) -> dict[str, Any]:
    """The same deal with the number of a turn where a clause counts `turns` of its promiser."""
    clauses = plain.get("clauses")
    if not isinstance(clauses, list):
        return plain
    return {**plain, "clauses": [timed_clause(match, clause) for clause in clauses]}


def timed_clause(match: RunningGame, clause: Any) -> Any:
    if not isinstance(clause, dict) or "turns" not in clause:
        return clause
    by, turns = clause.get("by"), clause["turns"]
    seats = match.game.seats
    if type(by) is not int or not 0 <= by < seats or type(turns) is not int or not 1 <= turns <= MOST_TURNS:
        raise Refusal("deal_unreadable", why=f"deal: expected 1 to {MOST_TURNS} turns of a party, got {turns!r}")
    until = rules_of(match).last_turn(match.game, by, turns)
    return {**{name: value for name, value in clause.items() if name != "turns"}, "until": until}


def tidy_deal(plain: dict[str, Any]) -> dict[str, Any]:
    """The same deal with its free words as people will read them."""
    clauses = plain.get("clauses")
    if not isinstance(clauses, list):
        return plain
    return {**plain, "clauses": [tidy_clause(clause) for clause in clauses]}


def tidy_clause(clause: Any) -> Any:
    if isinstance(clause, dict) and isinstance(clause.get("text"), str):
        return {**clause, "text": tidy_words(clause["text"])}
    return clause


def check_parties(state: State, seat: int, deal: Deal) -> None:
    """All others must be there, play themselves or be bots, and hear the one who offers."""
    if seat not in deal.parties:
        raise Refusal("not_your_offer")
    for party in deal.parties:
        chair = state.chair_at(party)
        if chair.level is None and not chair.person():
            raise Refusal("steward_deals", name=chair.name)
        if chair.owner is not None and state.chairs[seat].owner in state.known_of(chair.owner).muted:
            raise Refusal("offer_muted", name=chair.name)


def check_number(state: State, seat: int, now: float) -> None:
    if sum(1 for each in state.offers if each.by == seat) >= MOST_OPEN:
        raise Refusal("offers_open", most=MOST_OPEN)
    if sum(1 for by, at in state.offer_times if by == seat and now - at < MINUTE) >= MOST_A_MINUTE:
        raise Refusal("offers_often")


def check_signature(match: RunningGame, deal: Deal, seat: int) -> None:
    """`Refusal` unless this party can sign now; of the others' goods it says nothing."""
    reason = match.game.sealable(deal, seat)
    if reason and reason not in WAITS:
        raise Refusal("deal", why=reason, most=rules_of(match).most_clauses(match.game))


def picked(match: RunningGame, plain: dict[str, Any], seat: int, picks: list[list[str]]) -> Deal:
    """The deal with the goods that this party gives unseen, in the order of its clauses."""
    rules = rules_of(match)
    left = list(picks)
    clauses = []
    for clause in plain["clauses"]:
        unseen = clause["kind"] == "give" and "what" not in clause and clause["by"] == seat
        clauses.append({**clause, "picks": left.pop(0)} if unseen and left else clause)
    try:
        return read_deal(rules, {**plain, "clauses": clauses})
    except IllegalDeal as error:
        raise Refusal("deal_unreadable", why=str(error)) from None


def offer_for(state: State, seat: int, number: int) -> OpenOffer:
    """An open offer to this seat. Seats that are no party get the same refusal as if there were none."""
    for each in state.offers:
        if each.number == number and seat in each.deal["parties"]:
            return each
    raise Refusal("no_offer")


# Sealing, expiring and closing


def seal_signed(state: State, now: float) -> None:
    """Seal what all have signed, the oldest first, as far as the open question admits it."""
    match = state.match
    for each in list(state.offers):
        if match is None or each not in state.offers or set(each.signed) != set(each.deal["parties"]):
            continue
        deal = read_deal(rules_of(match), each.deal)
        try:
            match.seal(deal, now)
        except IllegalDeal as error:
            if error.reason not in WAITS:
                close(state, each)
            continue
        close(state, each)
        close_countered(state, each)
        state.changes.game = state.changes.table = True


def close_countered(state: State, sealed: OpenOffer) -> None:
    """A counter-offer that was sealed takes the place of the offer it answers."""
    for each in list(state.offers):
        if each.number == sealed.counters:
            close(state, each)


def release(state: State, now: float) -> None:
    """After every command: seal deals that wait, and withdraw offers that somebody could no longer keep."""
    match = state.match
    if not state.offers:
        return
    if match is None or state.phase != "play":
        for each in list(state.offers):
            close(state, each)
        return
    seal_signed(state, now)
    for each in list(state.offers):
        if each.turn != match.game.turn or not keepable(state, match, each):
            close(state, each)


def keepable(state: State, match: RunningGame, offer: OpenOffer) -> bool:
    """Can all who have signed still keep it, and does no steward play for one of its parties?"""
    chairs = [state.chairs[party] for party in offer.deal["parties"]]
    if any(chair.level is None and not chair.person() for chair in chairs):
        return False
    deal = read_deal(rules_of(match), offer.deal)
    return all(match.game.sealable(deal, seat) in ("", *WAITS) for seat in offer.signed)


def expire(state: State, number: int) -> None:
    """The time of an offer is over."""
    for each in list(state.offers):
        if each.number == number:
            close(state, each)


def expiring(state: State, now: float) -> Iterator[int]:
    """The numbers of the offers whose time is over."""
    return (each.number for each in state.offers if each.until <= now)


def close(state: State, offer: OpenOffer) -> None:
    """An offer is no longer open: sealed, declined, withdrawn or expired; the last three look alike."""
    state.offers.remove(offer)
    mark(state, offer)


def mark(state: State, offer: OpenOffer) -> None:
    """Tell the readers of an offer what is open now."""
    if state.kind().deals is not None and public(state):
        state.changes.offers |= {None, *range(len(state.chairs))}
    state.changes.offers |= set(offer.deal["parties"])


# What a reader sees


def seen_offers(state: State, seat: int | None, lang: str) -> list[OfferInfo]:
    """The open offers that concern a seat, as that seat may see them."""
    match = state.match
    if match is None or not state.offers:
        return []
    shown = [each for each in state.offers if public(state) or seat in each.deal["parties"]]
    return [seen_offer(state, match, each, seat, lang) for each in shown]


def seen_offer(state: State, match: RunningGame, offer: OpenOffer, seat: int | None, lang: str) -> OfferInfo:
    rules = rules_of(match)
    deal = read_deal(rules, offer.deal)
    clauses = [seen_clause(rules, deal, clause, seat) for clause in deal.clauses]
    may_sign = seat is not None and seat in deal.parties and seat not in offer.signed
    reason = match.game.sealable(deal, seat) if seat is not None and may_sign else ""
    return OfferInfo(
        number=offer.number,
        by=offer.by,
        parties=deal.parties,
        clauses=clauses,
        texts=clause_texts(state, clauses, lang, seat),
        signed=offer.signed[:],
        until=offer.until,
        counters=offer.counters,
        asks=offer.asks,
        why_not=why_not(match, reason, lang) if reason and reason != "not_picked" else "",
    )


def why_not(match: RunningGame, reason: str, lang: str) -> str:
    """Why a deal cannot be signed, in words."""
    return deal_reason(reason, lang, rules_of(match).most_clauses(match.game))


def clause_texts(state: State, clauses: list[dict[str, Any]], lang: str, seat: int | None) -> list[str]:
    """The clauses in words, for one reader."""
    say = state.kind().clause_text
    return [] if say is None else [say(clause, lang, state.names(), seat) for clause in clauses]


def seen_clause(rules: DealRules, deal: Deal, clause: Clause, seat: int | None) -> dict[str, Any]:
    """D/A-78, D/A-86: what is given in a gift, and what is picked unseen, its giver alone knows before the sealing.

    Where deals are public, a gift of named goods shows them (C-DEAL-24).
    """
    plain = plain_clause(rules, clause)
    if clause.kind != GIVE or clause.by == seat:
        return plain
    plain.pop("picks", None)
    if deal.is_gift() and not rules.public:
        plain.pop("what", None)
    return plain


def public(state: State) -> bool:
    """Does everybody see what is offered?"""
    rules = state.kind().deals
    return rules is not None and rules.public


def rules_of(match: RunningGame) -> DealRules:
    rules: DealRules = match.game.deal_rules()
    return rules
