"""What can lie on the stack, one row each: its dump, how it is made again, how the answers are put in words."""

from typing import Final

from courtier.core.questions import SEAT, SEATS, OneOf, Step, Steps, Whole
from courtier.core.validation import MOST
from courtier.games.intrigue.cards import CARD_CODES
from courtier.games.intrigue.decisions.announcement import GATHER, RESOLVE, Announce, PutDown
from courtier.games.intrigue.decisions.draw import DEAL, DRAWS, FIRST_DRAWS, PILE_CARD, NameSource, PileCards
from courtier.games.intrigue.decisions.exits import BEQUEATH, END_TEST, EXITS, HEIRS, LAST_EXITS, HeirDiscard
from courtier.games.intrigue.decisions.fines import BRIBE_DISCARDS, PAY, PAY_FINES, ChoosePayee
from courtier.games.intrigue.decisions.objection import CLOSE_TRADE, Object
from courtier.games.intrigue.decisions.rounds import BEGIN_ROUND, CHANCES, END_ROUND, NEXT_ROUND, Ready
from courtier.games.intrigue.decisions.trade import INVITES, Claim, Decide, Offer
from courtier.games.intrigue.decisions.vote import OPEN_VOTE, WAVE, HookChoice, Vote
from courtier.games.intrigue.text.asked import announcement, draw, fines, trade, vote

CARD: Final = OneOf(tuple(CARD_CODES), "a card")
COUNT: Final = Whole(1, MOST)
AT_ONCE: Final = OneOf((False,), "false, for those after the Draw happen at once")

STEPS: Final = Steps()
STEPS.declare(
    Step("setup_draw", (SEATS,), lambda asked: NameSource(asked, "setup_draw"), draw.source_words),
    Step("ready", (SEATS,), Ready, draw.ready_words),
    Step("invite", (SEAT,), lambda seat: INVITES[seat], trade.invite_words),
    Step("offer", (SEATS,), Offer, trade.offer_words),
    Step("claim", (SEATS,), Claim, trade.claim_words),
    Step("decide", (SEATS,), Decide, trade.decide_words),
    Step("object", (SEATS,), Object, trade.object_words),
    Step("pay_fine", (SEAT,), lambda seat: PAY_FINES[seat], fines.pay_words),
    Step(
        "choose_payee",
        (SEAT, CARD),
        lambda seat, card: ChoosePayee(seat, PAY_FINES[seat], CARD_CODES[card]),
        fines.payee_words,
    ),
    Step("bribe_discard", (SEAT,), lambda seat: BRIBE_DISCARDS[seat], fines.bribe_words),
    Step("heir", (SEAT,), lambda seat: HEIRS[seat], fines.heir_words),
    Step("heir_discard", (SEAT, COUNT), HeirDiscard, fines.heir_discard_words),
    Step("put_down", (SEATS,), PutDown, announcement.put_down_words),
    Step("announce", (SEATS,), Announce, announcement.announce_words),
    Step("vote", (SEATS,), Vote, vote.vote_words),
    Step("hook_choice", (SEATS,), HookChoice, vote.hook_words),
    Step("draw_source", (SEATS,), lambda asked: NameSource(asked, "draw_source"), draw.source_words),
    Step("pile_card", (SEAT,), lambda seat: PILE_CARD[seat], draw.take_words),
    Step("pile_cards", (SEATS,), PileCards),  # asks several `pile_card`
    # Consequences
    Step("first_draws", (), lambda: FIRST_DRAWS),
    Step("begin_round", (), lambda: BEGIN_ROUND),
    Step("chance", (SEAT,), lambda place: CHANCES[place]),
    Step("close_trade", (), lambda: CLOSE_TRADE),
    Step("pay", (), lambda: PAY),
    Step("gather", (), lambda: GATHER),
    Step("resolve", (), lambda: RESOLVE),
    Step("open_vote", (), lambda: OPEN_VOTE),
    Step("wave", (), lambda: WAVE),
    Step("drawing", (), lambda: DRAWS),
    Step("deal", (), lambda: DEAL),
    Step("end_round", (), lambda: END_ROUND),
    Step("next_round", (), lambda: NEXT_ROUND),
    Step("exits", (AT_ONCE,), lambda at_end: LAST_EXITS if at_end else EXITS),
    Step("bequeath", (), lambda: BEQUEATH),
    Step("end_test", (), lambda: END_TEST),
)
