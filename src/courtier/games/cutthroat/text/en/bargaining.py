"""Talks and offers in English."""

PHRASES = {
    "eyebrow_parley": "Parley · time to bargain",
    "eyebrow_talk": "Talk · deals",
    "eyebrow_offer": "You are offered a deal",
    "ask_parley": "Everybody may bargain now: are you ready to go on?",
    "ask_wedding_parley": "Everybody may woo and bargain now: are you ready to go on?",
    "ask_talk": "Do you propose a deal?",
    "ask_offer_deal": "Whom do you offer a deal?",
    "ask_deal_give": "What do you give {who}?",
    "ask_deal_give_detail": "What exactly do you give {who}?",
    "ask_deal_want": "You give {given}: what do you want from {who}?",
    "ask_deal_want_detail": "You give {given}: what exactly do you want from {who}?",
    "ask_confirm_offer": "{who} gets {given}, you get {wanted}: do you make this offer?",
    "ask_pick_goods": "Which do you give?",
    "ask_pick_goods_more": "Picked so far: {picked}. What else do you give?",
    "ask_answer_deal": "{who} gives {given} and wants {wanted}: do you seal the deal?",
    "ready": "Ready to go on",
    "talk": "Open a talk",
    "propose": "Propose a deal",
    "pass_talk": "Propose no deal",
    "make_offer": "Make this offer",
    "withdraw": "Withdraw",
    "partner": "A deal with {to}",
    "seal": "Seal the deal",
    "refuse_deal": "Refuse",
    "counter": "Make a counter-offer",
    "card_pick_goods": "Give: {card}",
    "dish_pick_goods": "Give: {dish}",
    "colour_pick_goods": "Give: {gem}",
    "do_ready": "ready",
    "do_talk": "talk",
    "do_propose": "propose a deal",
    "do_make_offer": "make this offer",
    "do_withdraw": "withdraw",
    "do_seal": "seal",
    "do_refuse_deal": "refuse",
    "do_counter": "counter-offer",
    "commit_ready": "Ready",
    "commit_talk": "Talk",
    "commit_propose": "Propose a deal",
    "commit_make_offer": "Make this offer",
    "commit_withdraw": "Withdraw",
    "commit_partner": "Choose the terms",
    "commit_term": "Choose",
    "commit_seal": "Seal",
    "commit_refuse_deal": "Refuse",
    "commit_counter": "Make a counter-offer",
    "doing_parley": "the parley",
    "doing_wedding_parley": "the wooing",
    "doing_talk": "do they propose a deal",
    "doing_answer_deal": "an answer to an offer",
    # What one side may be
    "term_nothing": "nothing",
    "term_coins": "coins",
    "term_gems": "gems",
    "term_mercenary": "mercenaries",
    "term_hireling": "hireling cards",
    "term_feast": "feast cards",
    "term_debt": "coins later, as a debt",
    "term_passage": "passage through a territory",
    "term_peace": "peace",
    "term_hold": "not using a card or power",
    "term_vote": "a vote",
    "term_take_back": "taking the announcement back",
    "term_marry": "marriage at the Royal Wedding",
    "term_show": "a look at something",
    "term_serve": "serving no poison",
    "term_use": "the use of a power",
    # What it is exactly
    "side_nothing": "nothing",
    "side_unseen": "{count} of the giver’s choice",
    "side_debt": "a debt of {count}",
    "side_passage": "passage through {territory} {time}",
    "side_peace": "peace for all land {time}",
    "side_peace_effects": "peace for all land, effects included, {time}",
    "side_peace_one": "peace for {territory} {time}",
    "side_hold": "holding back {what} {time}",
    "side_blackmail": "blackmail",
    "side_vote": "a vote for {proposal}",
    "side_take_back": "taking the announcement back",
    "side_marry": "marriage at the Royal Wedding",
    "side_show": "a look at {what}",
    "side_show_all": "a look at {what} for everybody",
    "side_serve": "no poison on that plate",
    "side_opulence": "a use of Opulence",
    "side_life": "a use of Life on {territory}",
    "look_purse": "the purse",
    "look_hand": "the hand",
    "look_dishes": "the feast cards",
    "time_this_turn": "until the end of this turn",
    "time_next_turn": "until the end of the promiser’s next turn",
    "time_receiver": "until the end of the receiver’s next turn",
    "time_game": "until the end of the game",
    # The story
    "parley_opened": "A parley begins: everybody may bargain.",
    "parley_over": "The parley is over.",
}
STORY = {
    "deal_offered": ("You offer {to} {given} for {wanted}.", "{who} offers {to} {given} for {wanted}."),
    "talk_opened": ("You open a talk.", "{who} opens a talk."),
    "draft_withdrawn": ("You withdraw a draft.", "{who} thinks of a deal and proposes none."),
    "deal_refused": ("You refuse {to} the deal.", "{who} refuses {to} the deal."),
}

DRAFT_EXPLAINED = """\
Choose what you give and what you want in return; either side may be nothing. What you want of others is limited only \
by what everybody sees. Nobody sees your draft before you offer it; an offer is seen by all."""

EXPLAIN = {
    "parley": """\
Everybody may offer and seal deals now. Whoever is party to a new deal is asked again. The parley is over when all are \
ready, or when its time is up.""",
    "wedding_parley": """\
Everybody may woo and make deals now; a deal to marry is carried out at once. The wooing is over when all are ready, \
or when its time is up. Then proposals are made one by one.""",
    "talk": """\
A talk goes round. Each player passes or proposes a deal to one other player. It ends when all who may still propose \
pass in a row. Sealed deals bind.""",
    "offer_deal": """\
Choose with whom you want to deal. While an action or a vote is open, one of the two must be concerned by it.""",
    "deal_give": DRAFT_EXPLAINED,
    "deal_give_detail": DRAFT_EXPLAINED,
    "deal_want": DRAFT_EXPLAINED,
    "deal_want_detail": DRAFT_EXPLAINED,
    "answer_deal": """\
Seal the deal, refuse it, or make one counter-offer. What is given changes hands at once; promises bind from now on. \
You can seal only what you can keep.""",
    "confirm_offer": """\
Once you offer it, everybody sees it, and the other player may seal it, refuse it or make one counter-offer. To offer \
is your own seal.""",
    "pick_goods": """\
You choose what you give. The other player sees it when the deal is sealed.""",
}
