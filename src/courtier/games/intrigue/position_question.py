"""Checks that the open question of a loaded court follows from what lies on its table."""

from typing import Final

from courtier.core.pending import NOBODY, UNANSWERED, Window
from courtier.core.validation import expect
from courtier.games.intrigue.actions import AGREE, DENY, OWN
from courtier.games.intrigue.cards import (
    COLOUR_OF,
    HIGHEST,
    NO_CARD,
    PACT,
    SETUP_HAND,
    STANDING,
    TESTIMONY,
    TYPE_OF,
)
from courtier.games.intrigue.court import ABSTENTION, ANNOUNCEMENT, Court
from courtier.games.intrigue.decisions.draw import draws
from courtier.games.intrigue.decisions.exits import END_TEST, EXITS, Heir, HeirDiscard
from courtier.games.intrigue.decisions.fines import BribeDiscard, ChoosePayee, PayFine, bribe_value, reaching
from courtier.games.intrigue.decisions.objection import PASS_ONLY, Object, fine_of
from courtier.games.intrigue.decisions.rounds import has_chance
from courtier.games.intrigue.decisions.trade import DECIDE_WINDOWS, Invite, has_offer
from courtier.games.intrigue.decisions.vote import depends, free_voters, pickers
from courtier.games.intrigue.packed import (
    EITHER,
    amount_of,
    announcer_of,
    debt,
    drawer_of,
    payee_of,
    payer_of,
    source_of,
    target_of,
)
from courtier.games.intrigue.trades import AGREED, NO_CLAIM, NO_SEAT, UNDECIDED

BEFORE_CLAIMS: Final = ("offer", "claim")
BEFORE_DECISIONS: Final = ("offer", "claim", "decide")


def check_question(court: Court) -> Court:
    """The loaded court, if what it asks is due."""
    if court.over():
        return court
    check_living(court)
    check_announcements(court)
    check_votes(court)
    if court.trading:
        check_traders(court)
        check_offers(court)
        check_decisions(court)
    if court.debts:
        check_fines(court)
    for drawn in court.due:
        expect(court.lives(drawer_of(drawn)), "due", "draws of the living", drawer_of(drawn))
    if isinstance(court.asking, Window):
        check_window(court)
    else:
        check_decision(court)
    return court


# The living


def check_living(court: Court) -> None:
    """I-LOSE-1, I-WIN-1: who is without Standing is about to leave; with two left the game is about to end."""
    for seat in range(court.seats):
        saved = court.standing[seat] > 0 or not court.lives(seat)
        stays = court.variants.exits_at_end or EXITS in court.pending
        expect(saved or stays, f"standing of seat {seat}", "1 or more, or an exit", court.standing[seat])
    left = court.living.bit_count()
    expect(left >= (2 if END_TEST in court.pending else 3), "gone", "three living, or the end to come", court.gone)
    for seat in court.leaving:
        expect(court.gone[seat] == max(court.gone), "leaving", "seats of the last exit", seat)


# Announcements and votes


def check_announcements(court: Court) -> None:
    """I-ANN-5, I-ANN-6: turned up are Testimonies and social cards on others; queued are the social ones."""
    for seat in range(court.seats):
        card = court.table[seat]
        if not court.announced >> seat & 1:
            expect(seat not in court.queue, "queue", "seats whose card is turned up", seat)
            continue
        social = TYPE_OF[card] > PACT and COLOUR_OF[card] != seat
        expect(social or TYPE_OF[card] == TESTIMONY, "announced", "a card that can be announced", seat)
        expect(social or seat not in court.queue, "queue", "seats with a social card", seat)
    speakers = [announcer_of(each) for each in court.hooks]
    expect(len(set(speakers)) == len(speakers), "hooks", "one of an announcer (I-ANN-12)", court.hooks)


def check_votes(court: Court) -> None:
    """I-HOOK-8, R-52: attached are Hooks between two who vote, and none closes a circle."""
    abstained = ABSTENTION in court.votes
    expect(court.variants.allow_abstain or not abstained, "votes", "no abstention", court.votes)
    if court.asking.name() not in ("vote", "hook_choice"):
        return
    voters = court.living & ~court.threatened
    for place, each in enumerate(court.hooks):
        announcer, target = announcer_of(each), target_of(each)
        both = voters >> announcer & 1 and voters >> target & 1
        circle = depends(court.hooks[:place], announcer, target)
        expect(bool(both) and not circle, "hooks", "Hooks that hold", each)


# The open trade


def check_traders(court: Court) -> None:
    """I-TRADE-1, I-FAV-1: two living players; a note only by invitation."""
    by, other = court.initiator, court.partner
    two = by >= 0 and other >= 0 and by != other and court.lives(by) and court.lives(other)
    expect(two, "trade", "two living players", [by, other])
    favour = court.phase == ANNOUNCEMENT
    expect(court.favour == favour, "trade: favour", "true in the announcement phase only", court.favour)
    expect(not favour or court.note == 0, "trade: note", "none with a Favour (I-TRADE-18)", court.note)


def check_offers(court: Court) -> None:
    """I-TRADE-7, I-TRADE-17: a card that can be offered; nothing only for want of one, or if it is back."""
    if court.asking.name() == "offer":
        empty = court.offer_by == NO_CARD and court.offer_with == NO_CARD
        expect(empty, "trade: offers", "none before they are made", [court.offer_by, court.offer_with])
        return
    back = court.stopped and court.variants.pay_with_offer
    for seat, card in ((court.initiator, court.offer_by), (court.partner, court.offer_with)):
        if card == NO_CARD:
            expect(back or not has_offer(court.hands[seat], seat), "trade: offers", f"a card of seat {seat}", None)
        else:
            good = card != STANDING and has_offer([card], seat)
            expect(good, "trade: offers", f"a card that seat {seat} can offer", card)


def check_decisions(court: Court) -> None:
    """I-TRADE-9, I-PACT-4, I-INF-1: after the claims and the decisions, each one that was open."""
    question = court.asking.name()
    claimed = court.variants.claims and question not in BEFORE_CLAIMS
    for claim in (court.claim_by, court.claim_with):
        expect((claim != NO_CLAIM) == claimed, "trade: claims", "claims after they were asked for", claim)
    decided = question not in BEFORE_DECISIONS
    back = court.stopped and court.variants.pay_with_offer
    window = DECIDE_WINDOWS[court.initiator][court.partner]
    for seat, decision in ((court.initiator, court.decision_by), (court.partner, court.decision_with)):
        expect((decision != UNDECIDED) == decided, "trade: decisions", "decisions after they were asked for", decision)
        if decided and not back:
            code = AGREE if decision == AGREED else DENY
            expect(code in window.legal(court, seat), "trade: decisions", f"one open to seat {seat}", decision)
    judged = bool(court.debts)
    expect((court.accuser != NO_SEAT) == judged, "trade: accuser", "a seat while fines are due", court.accuser)
    expect(judged or not court.stopped, "trade: stopped", "false before a check", court.stopped)


# Fines


def check_fines(court: Court) -> None:
    """I-OBJ-1, I-OBJ-2, I-LEGAL-1..8: an accuser, and what is left of the fines that follow from the check."""
    others = Object(court.circle(court.accuser, court.living & ~(1 << court.initiator | 1 << court.partner)))
    accuses = court.accuser in others.seats and others.legal(court, court.accuser) != PASS_ONLY
    expect(accuses, "trade: accuser", "one who may object", court.accuser)
    if not court.stopped:
        false = debt(court.accuser, court.variants.false_accusation_fine, EITHER)
        expect(not court.found_illegal(), "trade: stopped", "true, for an offer is illegal", False)
        expect(court.debts == [false], "debts", f"the fine of the accuser, {[false]}", court.debts)
    elif court.variants.pay_with_offer:
        agreed = {court.initiator: court.decision_by, court.partner: court.decision_with}
        for owed in court.debts:
            pays = agreed.get(payer_of(owed)) == AGREED and payee_of(owed) == court.accuser
            expect(pays, "debts", "fines of those who agreed", owed)
    else:
        expect(court.found_illegal(), "trade: stopped", "false, for no offer is illegal", True)
        fines = fines_due(court)
        expect(court.debts in (fines, fines[1:]), "debts", f"the end of {fines}", court.debts)


def fines_due(court: Court) -> list[int]:
    """All that an illegal find costs, in the order of paying."""
    parts = (
        (court.initiator, fine_of(court, court.decision_by, court.offer_by)),
        (court.partner, fine_of(court, court.decision_with, court.offer_with)),
    )
    return [debt(seat, amount, court.accuser) for seat, amount in parts if amount]


# The question


def check_window(court: Court) -> None:
    """R-83: everybody in the public circle is asked, and what is sealed was open to who answered it."""
    asked = court.asking.asked()
    circle = circle_of(court, court.asking.name())
    expect(asked == circle, f"pending: {court.asking.name()}", f"the seats {list(circle)}", list(asked))
    expect(court.asking.waits_for(court) != NOBODY, "answers", "one that is missing", court.answers)
    for seat in range(court.seats):
        answer = court.answers[seat]
        good = answer == UNANSWERED or (seat in asked and answer in court.asking.legal(court, seat))
        expect(good, "answers", f"an answer open to seat {seat}", answer)
    if court.asking.name() in ("setup_draw", "ready"):
        sizes = {len(hand) for hand in court.hands}
        fresh = court.asking.name() == "ready" or (len(sizes) == 1 and max(sizes) < SETUP_HAND)
        expect(fresh, "hands", f"equally many cards, fewer than {SETUP_HAND}, in the setup", sorted(sizes))


def circle_of(court: Court, question: str) -> tuple[int, ...]:
    """Appendix C: who is asked, in the order of hearing."""
    traders = 1 << court.initiator | 1 << court.partner if court.trading else 0
    if question in BEFORE_DECISIONS:
        return court.initiator, court.partner
    if question == "object":
        return court.circle((court.initiator + 1) % court.seats, court.living & ~traders)
    return court.circle(court.start, among(court, question))


def among(court: Court, question: str) -> int:
    if question == "put_down":
        return court.with_cards() & (court.swapped if court.variants.trade_to_announce else court.living)
    if question == "announce":
        return seats_where([card >= 0 for card in court.table])
    if question == "vote":
        return free_voters(court)
    if question == "hook_choice":
        return pickers(court)
    if question == "draw_source":
        return seats_where([court.lives(seat) and draws(court, seat) for seat in range(court.seats)])
    if question == "pile_card":
        own = {drawer_of(drawn) for drawn in court.due if source_of(drawn) == OWN}
        return seats_where([seat in own and court.left[seat] > 0 for seat in range(court.seats)])
    return court.living


def seats_where(holds: list[bool]) -> int:
    return sum(1 << seat for seat in range(len(holds)) if holds[seat])


def check_decision(court: Court) -> None:
    """A question to one seat, whose turn it is to answer it."""
    asking, seat = court.asking, court.asking.seat
    where = f"pending: {asking.name()}"
    expect(court.answers == [UNANSWERED] * court.seats, "answers", "none, for no window is open", court.answers)
    if isinstance(asking, Invite):
        expect(seat == court.initiator and has_chance(court, seat), where, "a seat that has a chance", seat)
    elif isinstance(asking, Heir):
        leaves = court.gone[seat] == max(court.gone) and len(court.hands[seat]) > 0 and not court.lives(seat)
        expect(leaves, where, "a seat just out, with cards", seat)
    elif isinstance(asking, HeirDiscard):
        expect(court.lives(seat) and asking.count <= len(court.hands[seat]), where, "an heir with the cards", seat)
    elif court.debts:
        check_payment(court, seat, where)
    else:
        short = not court.draw_left and not court.discard and court.left[seat] > 0
        expect(court.variants.pile_choice and court.lives(seat) and short, where, "a seat that picks", seat)


def check_payment(court: Court, seat: int, where: str) -> None:
    """I-FINE-1..13: the payer of the first fine, with what it takes."""
    asking = court.asking
    owed = court.debts[0]
    amount = amount_of(owed)
    expect(seat == payer_of(owed), where, f"seat {payer_of(owed)}, who owes", seat)
    if isinstance(asking, PayFine):
        asks = len(court.hands[seat]) > 0 and (amount <= HIGHEST or court.variants.bribery)
        expect(asks, where, "a fine that a card may pay", amount)
    elif isinstance(asking, ChoosePayee):
        pays = payee_of(owed) == EITHER and asking.card in reaching(court, seat, amount)
        expect(pays, where, "a card of the accuser's that reaches the fine", asking.card)
    else:
        assert isinstance(asking, BribeDiscard)
        worth = court.variants.bribery and court.bribe <= min(amount + 1, bribe_value(court, seat))
        expect(worth, "bribe", "no more than there is to discard", court.bribe)
