"""What lies in sight of a seat, kept up to date by what it is told: the public side of a belief.

`court` is the game with blank cards in place of those not in sight; who is asked next follows from it, because
who is asked follows from public facts alone (I-ROUND-5).
"""

from typing import Any, Final, final

from courtier.core.event import UNKNOWN
from courtier.core.pending import UNANSWERED, Pending
from courtier.core.rng import Rng
from courtier.games.intrigue.actions import AGREE, NOTES, OWN, SOURCES
from courtier.games.intrigue.cards import (
    CARD_CODES,
    HOOK,
    NO_CARD,
    SETUP_HAND,
    STANDING,
    THREAT,
    TYPE_OF,
    TYPES,
    Cards,
    put_in,
)
from courtier.games.intrigue.court import (
    ABSTENTION,
    ANNOUNCEMENT,
    DISCUSSION,
    DRAWING,
    EITHER,
    NO_CLAIM,
    NO_SEAT,
    NO_VOTE_YET,
    PHASES,
    SETUP,
    TRADE,
    UNDECIDED,
    VOTE,
    Court,
    debt,
    draw_of,
    drawer_of,
    hook,
    payer_of,
    source_of,
)
from courtier.games.intrigue.decisions import DECISIONS, WINDOWS
from courtier.games.intrigue.decisions.announcement import GATHER, RESOLVE
from courtier.games.intrigue.decisions.draw import DEAL, DRAWS, FIRST_DRAWS, draws
from courtier.games.intrigue.decisions.exits import BEQUEATH, END_TEST, EXITS, HeirDiscard
from courtier.games.intrigue.decisions.fines import PAY, PAY_FINES, ChoosePayee
from courtier.games.intrigue.decisions.objection import CLOSE_TRADE
from courtier.games.intrigue.decisions.rounds import (
    BEGIN_ROUND,
    CHANCES,
    END_ROUND,
    NEXT_ROUND,
    has_chance,
)
from courtier.games.intrigue.decisions.vote import OPEN_VOTE, WAVE, free_voters, pickers
from courtier.games.intrigue.events import CAP_REACHED, END_REASONS
from courtier.games.intrigue.variants import Variants

Line = dict[str, Any]
BLANK: Final = 86  # a card that is not in sight
DECIDED: Final = {"deny": 0, "agree": 1}
WINDOW_NAMES: Final = frozenset(WINDOWS) - {"pile_cards"} | {"pile_card"}


@final
class Watch:
    """The public facts, the own hand, and the open question."""

    def __init__(self, view: Line, variants: Variants, cards: Cards) -> None:
        more: Line = view["more"]
        you = view["you"]
        self.seat: int = NO_SEAT if you is None else you
        self.court = court_in_sight(view, variants, cards)
        asked: list[Line] = view["asked"]
        self.question: str = asked[0]["question"] if asked else ""
        self.asked: tuple[int, ...] = tuple(each["seat"] for each in asked)
        self.one_asked: bool = view["turn"]["seat"] is not None
        self.losers: list[int] = list(more["leaving"])
        if self.question == "heir":
            self.losers.insert(0, self.asked[0])
        self.to_discard: int = more["to_discard"]
        self.paying: int = CARD_CODES.get(more["paying"], NO_CARD)  # with which the seat itself is about to pay
        self.scene: int = self.court.phase  # in which phase the last consequence took place
        self.trader: int = self.court.initiator  # whose chance the last trade was
        self.sealed: int = UNANSWERED if more["answer"] is None else more["answer"]

    # The question

    def ask(self, question: str, seats: tuple[int, ...], one: bool = False) -> None:
        self.question = question
        self.asked = seats
        self.one_asked = one

    def ask_one(self, question: str, seat: int) -> None:
        self.ask(question, (seat,), True)

    def open_question(self) -> Pending:
        if not self.one_asked:
            return WINDOWS["pile_cards" if self.question == "pile_card" else self.question](self.asked)
        seat = self.asked[0]
        if self.question == "heir_discard":
            return HeirDiscard(seat, self.to_discard)
        if self.question == "choose_payee":
            return ChoosePayee(seat, PAY_FINES[seat], self.paying)
        return DECISIONS[self.question](seat)

    def stack(self) -> list[Pending]:
        """What is still to come, which all can see (I-ROUND-1)."""
        court = self.court
        if court.ended:
            return []
        stack = self.rest_of_round()
        if court.trading:
            stack += [EXITS, CLOSE_TRADE]
            if court.debts:
                stack.append(PAY)
        elif self.question in {"heir", "heir_discard"}:
            stack.append(END_TEST)
            left = len(self.losers) - (1 if self.question == "heir" else 0)
            if left:
                stack.append(BEQUEATH)
        stack.append(self.open_question())
        return stack

    def rest_of_round(self) -> list[Pending]:
        court = self.court
        if court.phase == SETUP:
            return [BEGIN_ROUND, FIRST_DRAWS, *self.dealing()]
        if court.phase == DRAWING and self.question in {"heir", "heir_discard"}:
            return [NEXT_ROUND]
        stack: list[Pending] = [END_ROUND]
        if court.phase == DRAWING:
            return [*stack, *([DRAWS] if court.variants.refill else []), *self.dealing()]
        stack.append(DRAWS)
        if court.phase == VOTE:
            return stack if self.question in {"heir", "heir_discard"} else [*stack, WAVE]
        stack.append(OPEN_VOTE)
        if court.phase == ANNOUNCEMENT:
            return stack if self.question in {"put_down", "announce"} else [*stack, RESOLVE]
        stack.append(GATHER)
        place = 0 if court.phase == DISCUSSION else self.place(court.initiator) + 1
        return stack if place == court.seats else [*stack, CHANCES[place]]

    def dealing(self) -> list[Pending]:
        return [DEAL] if self.court.due else []

    def place(self, seat: int) -> int:
        return (seat - self.court.start) % self.court.seats

    # Cards

    def enter(self, seat: int, card: int = BLANK) -> None:
        put_in(self.court.hands[seat], card)

    def leave(self, seat: int, card: int = BLANK) -> None:
        self.court.hands[seat].remove(card if seat == self.seat else BLANK)

    def hand_without_offer(self, seat: int) -> int:
        """How many cards could pay: who is fined as a trader has one more on offer."""
        court = self.court
        size = len(court.hands[seat])
        sees_offers = self.seat in {court.initiator, court.partner}
        if seat in {court.initiator, court.partner} and not sees_offers and not court.variants.pay_with_offer:
            return size - 1
        return size

    # What happens, by the name of the event

    def answered(self, line: Line) -> None:
        """An own answer."""
        question: str = line["question"]
        action: int = line["answer"]
        if question in WINDOW_NAMES and not self.one_asked:
            self.sealed = action
        elif question == "pay_fine" and action < STANDING and self.court.debts and self.must_choose_payee():
            self.paying = action
            self.question = "choose_payee"

    def must_choose_payee(self) -> bool:
        return self.court.debts[0] >> 3 & 7 == EITHER

    def stepped_back(self) -> None:
        self.paying = NO_CARD
        self.question = "pay_fine"

    def on_named(self, line: Line) -> None:
        court = self.court
        court.due.append(draw_of(line["seat"], SOURCES.index(line["source"])))
        if court.variants.pile_choice:
            own = 0
            for each in court.due:
                own |= source_of(each) << drawer_of(each)
            if own:
                self.ask("pile_card", court.circle(court.start, own))

    def on_drew(self, line: Line) -> None:
        court = self.court
        seat: int = line["seat"]
        self.enter(seat, known(line, 0))
        if SOURCES.index(line["source"]) == OWN:
            court.left[seat] -= 1
        else:
            court.draw_left -= 1
        self.dealt(seat)

    def on_drew_standing(self, line: Line) -> None:
        self.court.draw_left -= 1
        self.court.standing[line["seat"]] += 1
        self.dealt(line["seat"])

    def on_drew_nothing(self, line: Line) -> None:
        self.dealt(line["seat"])

    def dealt(self, seat: int) -> None:
        """The next draw; where the draw pile fails by variant a question to its drawer (I-DRAW-9)."""
        court = self.court
        self.scene = court.phase
        if court.due and drawer_of(court.due[0]) == seat:
            court.due.pop(0)
        if court.due and court.variants.pile_choice:
            following = drawer_of(court.due[0])
            dry = not court.draw_left and not court.discard
            if source_of(court.due[0]) != OWN and dry and court.left[following]:
                court.due.pop(0)
                self.ask_one("pile_card", following)
                return
        if court.phase == SETUP and len(court.hands[court.start]) < SETUP_HAND:
            self.ask("setup_draw", court.circle(court.start, court.living))
        elif court.phase == DRAWING and court.variants.refill:
            self.ask_draws()

    def on_reshuffled(self, line: Line) -> None:
        self.court.draw_left = line["draw"]
        self.court.discard = []

    def on_round_began(self, line: Line) -> None:
        court = self.court
        court.turn = line["round"]
        court.start = line["start"]
        court.phase = DISCUSSION
        court.traded = 0
        court.swapped = 0
        court.votes = [NO_VOTE_YET] * court.seats
        if court.variants.discussion:
            self.ask("ready", court.circle(court.start, court.living))
        else:
            self.next_chance(0)

    def on_readied(self, line: Line) -> None:
        self.next_chance(0)

    def next_chance(self, place: int) -> None:
        """I-TRADE-1, I-TRADE-19."""
        court = self.court
        court.phase = TRADE
        for step in range(place, court.seats):
            seat = (court.start + step) % court.seats
            if has_chance(court, seat):
                court.initiator = seat
                self.ask_one("invite", seat)
                return
        among = court.with_cards()
        if court.variants.trade_to_announce:
            among &= court.swapped
        if among:
            court.phase = ANNOUNCEMENT
            self.ask("put_down", court.circle(court.start, among))
        else:
            self.ask_votes()

    def ask_votes(self) -> None:
        court = self.court
        court.phase = VOTE
        self.ask("vote", court.circle(court.start, free_voters(court)))

    def on_passed(self, line: Line) -> None:
        self.next_chance(self.place(line["seat"]) + 1)

    def on_invited(self, line: Line) -> None:
        court = self.court
        court.traded |= 1 << line["seat"] | 1 << line["partner"]
        if line["note"] != UNKNOWN:
            court.note = NOTES.index(line["note"][0])
        self.open_trade(line)

    def on_summoned(self, line: Line) -> None:
        self.court.favour = True
        self.open_trade(line)

    def open_trade(self, line: Line) -> None:
        court = self.court
        court.trading = True
        court.initiator = line["seat"]
        court.partner = line["partner"]
        self.ask("offer", (court.initiator, court.partner))

    def on_offered(self, line: Line) -> None:
        court = self.court
        if line["cards"] != UNKNOWN:
            court.offer_by, court.offer_with = [CARD_CODES.get(name, NO_CARD) for name in line["cards"]]
            if court.offer_by != NO_CARD:
                self.leave(court.initiator, court.offer_by)
            if court.offer_with != NO_CARD:
                self.leave(court.partner, court.offer_with)
        self.ask("claim" if court.variants.claims else "decide", (court.initiator, court.partner))

    def on_claimed(self, line: Line) -> None:
        court = self.court
        if line["seat"] == court.initiator:
            court.claim_by = TYPES.index(line["type"])
        else:
            court.claim_with = TYPES.index(line["type"])
        self.ask("decide", (court.initiator, court.partner))

    def on_decided(self, line: Line) -> None:
        court = self.court
        if self.seat == court.initiator:
            court.decision_by = int(self.sealed == AGREE)
        elif self.seat == court.partner:
            court.decision_with = int(self.sealed == AGREE)
        traders = 1 << court.initiator | 1 << court.partner
        self.ask("object", court.circle((court.initiator + 1) % court.seats, court.living & ~traders))

    def on_accused(self, line: Line) -> None:
        self.court.accuser = line["seat"]

    def on_disclosed(self, line: Line) -> None:
        if line["decisions"] != UNKNOWN:
            by, with_ = line["decisions"]
            self.court.decision_by = DECIDED[by]
            self.court.decision_with = DECIDED[with_]

    def on_found_illegal(self, line: Line) -> None:
        self.court.stopped = True

    def on_fined(self, line: Line) -> None:
        self.court.debts.append(debt(line["seat"], line["amount"], line["payee"]))
        self.ask_payer()

    def on_fined_for_accusing(self, line: Line) -> None:
        self.court.debts.append(debt(line["seat"], line["amount"], EITHER))
        self.ask_payer()

    def ask_payer(self) -> None:
        self.paying = NO_CARD
        if self.court.debts:
            self.ask_one("pay_fine", payer_of(self.court.debts[0]))

    def on_given_back(self, line: Line) -> None:
        court = self.court
        for seat, card in ((court.initiator, court.offer_by), (court.partner, court.offer_with)):
            if card != NO_CARD and (court.cards.legal[card] or court.cards.numbers[card]):
                self.enter(seat, card if seat == self.seat else BLANK)
                if seat == court.initiator:
                    court.offer_by = NO_CARD
                else:
                    court.offer_with = NO_CARD

    def on_paid(self, line: Line) -> None:
        self.leave(line["seat"], known(line, 0))
        self.enter(line["payee"], known(line, 0) if line["payee"] == self.seat else BLANK)
        self.court.debts.pop(0)
        self.ask_payer()

    def on_bribed(self, line: Line) -> None:
        self.court.bribe = line["amount"] + 1
        self.ask_one("bribe_discard", line["seat"])

    def on_bribe_discarded(self, line: Line) -> None:
        card = known(line, 0)
        self.leave(line["seat"], card)
        self.court.discard.append(card)
        if card != BLANK:
            self.court.bribe = max(0, self.court.bribe - self.court.cards.numbers[card])

    def on_bribe_settled(self, line: Line) -> None:
        self.court.bribe = 0
        self.court.debts.pop(0)
        self.ask_payer()

    def on_standing_lost(self, line: Line) -> None:
        court = self.court
        court.standing[line["seat"]] = line["standing"]
        if court.variants.standing_returns:
            court.discard.append(STANDING)
        else:
            court.removed.append(STANDING)
        self.on_had_no_standing(line)

    def on_had_no_standing(self, line: Line) -> None:
        if line["cause"] == "fine":
            self.court.debts.pop(0)
            self.ask_payer()

    def on_pact_removed(self, line: Line) -> None:
        court = self.court
        card = CARD_CODES[line["card"]]
        court.removed.append(card)
        if line["seat"] == court.initiator and court.offer_by != NO_CARD:
            court.offer_by = NO_CARD
        elif line["seat"] == court.partner and court.offer_with != NO_CARD:
            court.offer_with = NO_CARD
        else:
            self.leave(line["seat"], card)

    def on_swapped(self, line: Line) -> None:
        court = self.court
        if not court.favour:
            court.swapped |= 1 << court.initiator | 1 << court.partner
        self.end_trade(court.partner, court.initiator)

    def on_returned(self, line: Line) -> None:
        self.end_trade(self.court.initiator, self.court.partner)

    def end_trade(self, to_by: int, to_with: int) -> None:
        """The cards on offer, where they are known, go to these seats."""
        court = self.court
        for seat, card in ((to_by, court.offer_by), (to_with, court.offer_with)):
            if card != NO_CARD:
                self.enter(seat, card if seat == self.seat else BLANK)
        self.scene = ANNOUNCEMENT if court.favour else TRADE
        self.trader = court.initiator
        court.end_trade()
        if self.scene == TRADE:
            self.next_chance(self.place(court.initiator) + 1)

    def on_put_down(self, line: Line) -> None:
        self.leave(line["seat"], known(line, 0))
        self.court.table[line["seat"]] = known(line, 0)
        self.all_put_down()

    def on_put_nothing_down(self, line: Line) -> None:
        self.all_put_down()

    def all_put_down(self) -> None:
        court = self.court
        down = 0
        for seat in range(court.seats):
            if court.table[seat] != NO_CARD:
                down |= 1 << seat
        if down:
            court.phase = ANNOUNCEMENT
            self.ask("announce", court.circle(court.start, down))
        else:
            self.ask_votes()

    def on_testified(self, line: Line) -> None:
        self.court.announced |= 1 << line["seat"]
        self.court.table[line["seat"]] = CARD_CODES[line["card"]]

    def on_announced(self, line: Line) -> None:
        self.on_testified(line)
        self.court.queue.append(line["seat"])

    def on_took_effect(self, line: Line) -> None:
        court = self.court
        court.queue.pop(0)
        self.scene = ANNOUNCEMENT
        kind = TYPE_OF[CARD_CODES[line["card"]]]
        if kind == HOOK:
            court.hooks.append(hook(line["seat"], line["target"]))
        elif kind == THREAT:
            court.threatened |= 1 << line["target"]

    def on_had_no_effect(self, line: Line) -> None:
        self.court.queue.pop(0)

    def on_failed(self, line: Line) -> None:
        self.court.queue.pop(0)

    def on_cleared(self, line: Line) -> None:
        court = self.court
        court.discard.append(court.table[line["seat"]])
        court.table[line["seat"]] = NO_CARD
        court.announced &= ~(1 << line["seat"])
        self.ask_votes()

    def on_hook_fell(self, line: Line) -> None:
        self.court.hooks.remove(hook(line["seat"], line["target"]))
        self.ask_votes()

    def on_hook_holds(self, line: Line) -> None:
        self.ask_votes()

    def on_voted(self, line: Line) -> None:
        self.cast(line["seat"], line["vote"])

    def on_abstained(self, line: Line) -> None:
        self.cast(line["seat"], ABSTENTION)

    def cast(self, seat: int, vote: int) -> None:
        court = self.court
        court.votes[seat] = vote
        self.ask("hook_choice", court.circle(court.start, pickers(court)))

    def on_voted_down(self, line: Line) -> None:
        self.on_vote_tied(line)

    def on_vote_tied(self, line: Line) -> None:
        self.court.hooks = []
        self.court.threatened = 0
        self.scene = VOTE
        self.ask_draws()

    def ask_draws(self) -> None:
        court = self.court
        court.phase = DRAWING
        among = 0
        for seat in range(court.seats):
            if court.lives(seat) and draws(court, seat):
                among |= 1 << seat
        self.ask("draw_source", court.circle(court.start, among))

    def on_eliminated(self, line: Line) -> None:
        court = self.court
        seat: int = line["seat"]
        court.phase = self.scene_of_exits()
        if court.phase == TRADE:
            court.initiator = self.trader
        court.living &= ~(1 << seat)
        court.gone[seat] = line["exit"]
        court.boxed.extend([BLANK] * court.left[seat])
        court.left[seat] = 0
        self.losers.append(seat)
        self.next_heir()

    def scene_of_exits(self) -> int:
        """The phase of the last consequence; by variant exits come after the Draw."""
        return DRAWING if self.court.variants.exits_at_end else self.scene

    def next_heir(self) -> None:
        """I-LOSE-12, I-LOSE-14."""
        court = self.court
        while self.losers and not court.hands[self.losers[0]]:
            self.losers.pop(0)
        court.leaving = self.losers[1:]
        if self.losers:
            self.ask_one("heir", self.losers[0])
        elif court.phase == TRADE:
            self.next_chance(self.place(court.initiator) + 1)
        elif court.phase == VOTE:
            self.ask_draws()

    def on_bequeathed(self, line: Line) -> None:
        court = self.court
        seat: int = line["seat"]
        heir: int = line["heir"]
        self.losers.pop(0)
        court.hands[seat] = []
        for place in range(line["count"]):
            self.enter(heir, known(line, place) if heir == self.seat else BLANK)
        self.to_discard = line["count"]
        self.ask_one("heir_discard", heir)
        court.leaving = self.losers[:]

    def on_hand_discarded(self, line: Line) -> None:
        court = self.court
        court.hands[line["seat"]] = []
        court.discard.extend([BLANK] * line["discarded"])
        court.boxed.extend([BLANK] * line["removed"])
        self.losers.remove(line["seat"])
        self.next_heir()

    def on_heir_discarded(self, line: Line) -> None:
        self.leave(line["seat"], known(line, 0))
        self.court.discard.append(BLANK)
        self.to_discard -= 1
        if not self.to_discard:
            self.next_heir()

    def on_only_pacts_left(self, line: Line) -> None:
        self.to_discard = 0
        self.next_heir()

    def on_ended(self, line: Line) -> None:
        court = self.court
        court.reason = END_REASONS.index(line["reason"])
        court.phase = DRAWING if court.reason == CAP_REACHED else self.scene_of_exits()
        court.ended = True
        self.ask("", ())

    def on_shown(self, line: Line) -> None:
        self.court.hands[line["seat"]] = [CARD_CODES[name] for name in line["cards"]]

    def on_face_up(self, line: Line) -> None:
        """The variant `open_discard`: the card just discarded."""
        self.court.discard[line["place"]] = CARD_CODES[line["card"]]


def known(line: Line, place: int) -> int:
    """A card of the event's list, if the seat may know it."""
    return BLANK if line["cards"] == UNKNOWN else CARD_CODES[line["cards"][place]]


# Reading a view


def court_in_sight(view: Line, variants: Variants, cards: Cards) -> Court:
    """The game as the view shows it, blank where it shows nothing."""
    more: Line = view["more"]
    seats = len(view["seats"])
    zones = zones_by_id(view)
    piles = [zone_cards(zones[f"pile@{seat}"]) for seat in range(seats)]
    court = Court(
        seats,
        more["options"],
        Rng(1),
        [],
        [0] * seats,
        cards,
        variants,
        more["start"],
        [zone_cards(zones.get(f"hand@{seat}") or zones["hand"]) for seat in range(seats)],
        [len(zones[f"standing@{seat}"]["cards"]) for seat in range(seats)],
        piles,
        [len(pile) for pile in piles],
        zone_cards(zones["draw"]),
        zone_cards(zones["discard"]),
        zone_cards(zones["removed"]),
        zone_cards(zones["box"]),
        [(zone_cards(zones[f"table@{seat}"]) or [NO_CARD])[0] for seat in range(seats)],
        list(more["gone"]),
        [read_vote(each) for each in more["votes"]],
        [hook(each["seat"], each["target"]) for each in more["hooks"]],
        [read_fine(each) for each in more["fines"]],
        list(more["announcements"]),
        [draw_of(each["seat"], int(each["own"])) for each in more["draws"]],
        list(more["leaving"]),
    )
    court.seal_answers()
    court.turn = more["round"]
    court.phase = PHASES.index(more["phase"])
    court.living = seat_set(more["living"])
    court.traded = seat_set(more["traded"])
    court.swapped = seat_set(more["swapped"])
    court.threatened = seat_set(more["threatened"])
    court.bribe = more["bribe"] or (1 if asks(view, "bribe_discard") else 0)
    for seat in range(seats):
        if any(each != UNKNOWN and each["face"] == "up" for each in zones[f"table@{seat}"]["cards"]):
            court.announced |= 1 << seat
    court.initiator = NO_SEAT if more["chance"] is None else more["chance"]
    if more["trade"] is not None:
        read_trade(court, more["trade"], zones)
    if view["result"] is not None:
        court.reason = END_REASONS.index(more["reason"])
        court.ended = True
    return court


def read_trade(court: Court, trade: Line, zones: Line) -> None:
    court.trading = True
    court.initiator = trade["initiator"]
    court.partner = trade["partner"]
    court.favour = trade["favour"]
    court.claim_by, court.claim_with = [NO_CLAIM if each is None else TYPES.index(each) for each in trade["claims"]]
    court.accuser = NO_SEAT if trade["accuser"] is None else trade["accuser"]
    court.stopped = trade["stopped"]
    if "note" in trade:
        court.note = NOTES.index(trade["note"])
        decisions = [UNDECIDED if each is None else DECIDED[each] for each in trade["decisions"]]
        court.decision_by, court.decision_with = decisions
        court.offer_by = (zone_cards(zones[f"offer@{court.initiator}"]) or [NO_CARD])[0]
        court.offer_with = (zone_cards(zones[f"offer@{court.partner}"]) or [NO_CARD])[0]
        for seat, card in ((court.initiator, court.offer_by), (court.partner, court.offer_with)):
            if card != NO_CARD and f"hand@{seat}" in zones:
                court.hands[seat].pop()  # the number shown counts the card on offer


def asks(view: Line, question: str) -> bool:
    return any(each["question"] == question for each in view["asked"])


def zones_by_id(view: Line) -> Line:
    zones: Line = {zone["id"]: zone for zone in view["common"]}
    for seat in view["seats"]:
        for zone in seat["zones"]:
            zones[zone["id"]] = zone
    return zones


def zone_cards(zone: Line) -> list[int]:
    if "count" in zone:
        return [BLANK] * zone["count"]
    return [BLANK if each == UNKNOWN else CARD_CODES[each["kind"]] for each in zone["cards"]]


def read_vote(vote: Any) -> int:
    if vote is None:
        return NO_VOTE_YET
    return ABSTENTION if vote == "abstain" else int(vote)


def read_fine(fine: Line) -> int:
    return debt(fine["seat"], fine["amount"], EITHER if fine["payee"] is None else fine["payee"])


def seat_set(seats: list[int]) -> int:
    among = 0
    for seat in seats:
        among |= 1 << seat
    return among
