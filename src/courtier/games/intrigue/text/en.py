"""The English words. The types of cards have theirs in the rows of the cards."""

from collections.abc import Sequence

COLOURS = {
    "red": "red",
    "orange": "orange",
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "purple": "purple",
}
PHASES = {
    "setup": "Setup",
    "discussion": "Discussion",
    "trade": "Trade",
    "announcement": "Announcement",
    "vote": "Vote",
    "draw": "Draw",
}
NOTES = {
    "none": "no note",
    "pact_for_pact": "Pact for Pact",
    "legal_for_legal": "legal for legal",
    "seven_for_seven": "7 or more for 7 or more",
}
PILES = {
    "chosen": {"draw_pile": "the draw pile", "own_pile": "their own pile", "your_pile": "your own pile"},
    "from": {"draw_pile": "from the draw pile", "own_pile": "from their own pile", "your_pile": "from your own pile"},
    "on": {
        "draw": "on the draw pile",
        "discard": "on the discard pile",
        "yours": "on your own pile",
        "whose": "on {whose} own pile",
    },
}
COUNTED = {
    "card": ("card", "cards"),
    "pact": ("Pact", "Pacts"),
    "standing": ("Standing", "Standing"),
}
YOU = {"subject": "you", "object": "you", "dative": "you"}
ZONES = {
    "draw": "draw pile",
    "discard": "discard pile",
    "removed": "out of the game",
    "box": "out of the game unseen",
    "hand": "your hand",
    "standing": "your Standing",
    "pile": "your own pile",
    "table": "your card on the table",
    "offer": "your offer",
    "hand@": "{whose} hand",
    "standing@": "{whose} Standing",
    "pile@": "{whose} own pile",
    "table@": "{whose} card on the table",
    "offer@": "{whose} offer",
}
SOURCES = {"hand": "hand", "standing": "Standing"}

PHRASES = {
    # The question
    "eyebrow": "Round {round} · {phase} · {mode}",
    "eyebrow_setup": "Before round 1 · card {card} of {cards} · {mode}",
    "sealed_one": "sealed · only you are asked",
    "sealed_many": "sealed · {count} answer together",
    "alone": "you decide",
    "to_go": "{count} to go",
    "due": "{amount} still due",
    "ask_setup_draw": "From which pile do you draw?",
    "ask_ready": "Are you ready for the trade?",
    "ask_invite": "With whom do you trade?",
    "ask_offer": "Which card do you offer {who}?",
    "ask_claim": "What do you claim to offer {who}?",
    "ask_decide": "Do you agree to the trade with {who}?",
    "ask_object": "Do you object to the trade of {one} and {other}?",
    "ask_pay_fine": "With what do you pay the fine of {amount}?",
    "ask_choose_payee": "Who gets {card}?",
    "ask_bribe_discard": "Which card goes into the bribe?",
    "ask_heir": "Who inherits your {cards}?",
    "ask_heir_discard": "Which card do you discard?",
    "ask_put_down": "Which card do you put down?",
    "ask_announce": "Do you announce your card?",
    "ask_vote": "Whom do you vote against?",
    "ask_hook_choice": "Whose vote do you follow?",
    "ask_draw_source": "From which pile do you draw?",
    "ask_pile_card": "Which card do you take from your own pile?",
    # The answers
    "commit_draw": "Draw",
    "commit_ready": "Ready",
    "commit_pass": "Pass",
    "commit_invite": "Invite",
    "commit_offer": "Seal the offer",
    "commit_claim": "Claim",
    "commit_decide": "Seal the answer",
    "commit_object": "Seal the answer",
    "commit_pay": "Pay",
    "commit_lose": "Lose it",
    "commit_bribe": "Bribe",
    "commit_give": "Give",
    "commit_discard": "Discard",
    "commit_bequeath": "Leave it",
    "commit_end": "That is all",
    "commit_put_down": "Put down",
    "commit_announce": "Seal the answer",
    "commit_vote": "Seal the vote",
    "commit_take": "Take",
    "draw_from_draw": "Draw from the draw pile",
    "draw_from_own": "Draw from your own pile",
    "draw_part": "the draw pile ({count})",
    "own_part": "your own pile ({count})",
    "ready": "I am ready",
    "pass_trade": "Do not trade",
    "invite": "Trade with {who}, with the note “{note}”",
    "invite_plain": "Trade with {who}, without a note",
    "partner_part": "{who} ({cards})",
    "note_part": "note: {note}",
    "offer": "Offer {card}",
    "offer_nothing": "Offer nothing",
    "claim": "Claim: {type}",
    "agree": "Agree",
    "deny": "Deny",
    "pass_object": "Do not object",
    "object": "Object",
    "pay": "Pay with {card}",
    "lose_standing": "Lose 1 Standing",
    "bribe": "Bribe instead",
    "give": "Give it to {who}",
    "discard": "Discard {card}",
    "discard_hand": "Put your hand on the discard pile",
    "bequeath": "Leave all to {who}",
    "only_pacts": "Only Pacts are left",
    "put_down": "Put down {card}",
    "put_nothing": "Put nothing down",
    "keep_down": "Keep it down",
    "announce": "Announce it",
    "vote": "Vote against {who}",
    "vote_self": "Vote against yourself",
    "vote_part": "{who} ({standing})",
    "you_yourself": "you yourself",
    "abstain": "Abstain",
    "follow": "Vote against {who}, as {leader} does",
    "follow_self": "Vote against yourself, as {leader} does",
    "follow_abstain": "Abstain, as {leader} does",
    "take": "Take {card}",
    "sealed": "Your answer is sealed, “{answer}”; all open together.",
    # What follows, as clauses
    "card_unseen": "all see from which pile you draw, nobody sees the card",
    "pile_shuffled": "the discard pile is shuffled first",
    "own_empty": "your own pile is empty",
    "draw_empty": "draw pile and discard pile are empty",
    "when_all_ready": "the trade begins when all are ready",
    "chance_gone": "your chance to trade is gone for this round; others may still choose you",
    "none_to_offer": "you hold nothing but Pacts of others, which cannot be offered",
    "must_offer": "{who} must offer a card as well and may deny later",
    "note_unbound": "only you two see the note, and it binds nobody",
    "binds_partner": "{who} must agree, unless {who} offers a Pact",
    "pact_only": "it can be swapped only for a Pact of {who}",
    "pact_lost": "after an objection it leaves the game",
    "fine_shared": "it is illegal: after an objection whoever agreed pays {amount} or more",
    "fine_own": "it is illegal: after an objection you pay {amount} if you agreed",
    "nothing_seen": "{who} sees that you offer nothing, and both of you can only deny",
    "all_hear": "all hear it, and nobody checks it",
    "influence_forces": "Influence leaves you no choice",
    "favour_forces": "the Favour leaves you no choice",
    "if_agreed": "if {who} agrees as well, you get {theirs} for {yours}",
    "both_legal": "both cards are legal",
    "you_pay": "after an objection you pay {amount}",
    "you_pay_with": "after an objection you pay {amount}, and hold {card} for it",
    "you_cannot_pay": "after an objection you owe {amount}, which no card of yours reaches: that costs 1 Standing",
    "trade_stops": "after an objection nothing is swapped, and you pay nothing",
    "pact_goes": "after an objection {card} leaves the game",
    "you_keep": "you keep {card} and pay no fine, whatever a check may find",
    "pact_for_pact": "a Pact can be swapped only for a Pact",
    "nothing_to_swap": "there is nothing to swap",
    "unchecked": "the trade is checked only if somebody else objects",
    "barred": "you hold a Pact of {who} and cannot object",
    "checked": "both cards are checked: if one is illegal, whoever agreed pays you; if none is, you pay {amount} "
    "to one of the two",
    "gets_card": "{who} gets the card, and nobody else sees it",
    "then_payee": "then you choose which of the two gets it",
    "none_reaches": "no card of yours reaches {amount}",
    "standing_falls": "your Standing: {before} → {after}",
    "you_are_out": "you are out",
    "bribe_costs": "you discard cards of {amount} or more in all, and nobody gets them",
    "bribe_left": "then {amount} still due",
    "bribe_done": "with it the bribe is complete",
    "hand_goes": "to the discard pile: {cards}",
    "pacts_go": "out of the game: {pacts}",
    "heir_discards": "{who} must then discard {cards}",
    "more_to_go": "then {count} to go",
    "last_to_go": "it is the last",
    "pacts_stay": "Pacts cannot be discarded, so your duty ends",
    "announced": "announced: {effect}",
    "effect_testimony": "social cards up to {number} have no effect on you this phase",
    "effect_favour": "{who} trades with you at once",
    "effect_hook": "{who} votes as you do this round",
    "effect_threat": "{who} does not vote this round",
    "effect_secret": "{who} loses 1 Standing",
    "discarded_unseen": "it goes to the discard pile unseen",
    "cannot_announce": "it cannot be announced",
    "own_colour": "it is of your own colour and cannot be announced",
    "colour_out": "{who} is out, so it cannot be announced",
    "holds_pact": "you hold a Pact of {who}, so it cannot be announced",
    "only_pacts_held": "you hold nothing but Pacts, which cannot be put down",
    "no_announcement": "you announce nothing this round",
    "may_fall": "with the most votes alone: Standing {before} → {after}",
    "may_fall_out": "with the most votes alone: Standing {before} → {after}, and out",
    "follows_you": "{who} votes as you do",
    "follow_you": "{who} vote as you do",
    "for_nobody": "your vote counts for nobody",
    # Parts of several sentences
    "you": "you",
    "legal": "legal",
    "illegal": "illegal",
    "back": "{number} {legality}",
    "times": "{count}× {card}",
    "nothing": "nothing",
    "winner": "{who} ({total})",
    # What nobody does
    "reshuffled": "The discard pile is shuffled and becomes the draw pile, {cards}.",
    "round_began": "Round {round} begins.",
    "readied": "All are ready; the trade begins.",
    "vote_tied": "Nobody has the most votes alone, so nobody loses Standing.",
    "ended_two_left": "Two are left, and the game ends in round {round}.",
    "ended_one_left": "One alone is left, and the game ends in round {round}.",
    "ended_none_left": "Nobody is left in round {round}; those who went last compare their hands.",
    "ended_round_cap": "The game ends with round {round}.",
    "face_up": "{card} lies face up on the discard pile.",
    "top": "The back {on} shows {mark}.",
    "bare": "No card is left {on}.",
    "reason_empty_hand": "one of the two has no card in hand",
    "reason_pact": "you hold a Pact of {who}",
}

STORY = {
    "over": (
        "The game is over: you win with {total}.",
        "The game is over: {who} wins with {total}.",
    ),
    "over_together": (
        "The game is over: {winners} win together.",
        "The game is over: {winners} win together.",
    ),
    # The deal
    "started": (
        "The salon fills: everybody has {standing} and an own pile of {pile}, the draw pile {draw}, and you begin.",
        "The salon fills: everybody has {standing} and an own pile of {pile}, the draw pile {draw}, and {who} begins.",
    ),
    "named": ("You choose {chosen}.", "{who} chooses {chosen}."),
    "drew": ("You draw {card} {out_of}.", "{who} draws a card {out_of}."),
    "drew_standing": (
        "You draw a Standing and lay it open before you.",
        "{who} draws a Standing and lays it open.",
    ),
    "drew_nothing": ("You find nothing to draw.", "{who} finds nothing to draw."),
    # Trade
    "passed": ("You forgo the chance to trade.", "{who} forgoes the chance to trade."),
    "invited": ("You trade with {other}.", "{who} trades with {other}."),
    "invited_note": ("You trade with {other} and write: “{note}”.", "{who} trades with {other} and writes: “{note}”."),
    "summoned": (
        "You trade with {other} at once, as the Favour demands.",
        "{who} trades with {other} at once, as the Favour demands.",
    ),
    "offered": ("You and {other} have laid down what you offer.", "{who} and {other} have laid down what they offer."),
    "offered_seen": (
        "You offer {yours}, and {other} offers {theirs}.",
        "{who} offers {yours}, and {other} offers {theirs}.",
    ),
    "claimed": ("You claim to offer: {type}.", "{who} claims to offer: {type}."),
    "decided": ("You and {other} have decided.", "{who} and {other} have decided."),
    "unopposed": (
        "Nobody objects to the trade between you and {other}.",
        "Nobody objects to the trade between {who} and {other}.",
    ),
    "accused": ("You object; both cards are checked.", "{who} objects; both cards are checked."),
    "disclosed": ("You and {other} learn what both decided.", "{who} and {other} learn what both decided."),
    "disclosed_agree_agree": ("You and {other} had both agreed.", "{who} and {other} had both agreed."),
    "disclosed_agree_deny": ("You had agreed, {other} had denied.", "{who} had agreed, {other} had denied."),
    "disclosed_deny_agree": ("You had denied, {other} had agreed.", "{who} had denied, {other} had agreed."),
    "disclosed_deny_deny": ("You and {other} had both denied.", "{who} and {other} had both denied."),
    "found_legal": ("Your offer is legal.", "{whose} offer is legal."),
    "found_illegal": (
        "Your offer is illegal and has the number {number}.",
        "{whose} offer is illegal and has the number {number}.",
    ),
    "found_illegal_pact": (
        "Your offer is illegal and has the number 0: a Pact.",
        "{whose} offer is illegal and has the number 0: a Pact.",
    ),
    "found_nothing": ("You had offered nothing.", "{who} had offered nothing."),
    "swapped": ("You and {other} swap.", "{who} and {other} swap."),
    "returned": ("You and {other} swap nothing.", "{who} and {other} swap nothing."),
    "pact_removed": ("Your {card} leaves the game.", "{whose} {card} leaves the game."),
    "given_back": (
        "You and {other} take back what you offered before the fines are paid.",
        "{who} and {other} take back what they offered before the fines are paid.",
    ),
    # Fines
    "fined": ("You owe {other} a fine of {amount}.", "{who} owes {other} a fine of {amount}."),
    "fined_for_accusing": (
        "You objected without cause and owe a fine of {amount} to {either}.",
        "{who} objected without cause and owes a fine of {amount} to {either}.",
    ),
    "paid": (
        "You pay {other} the fine of {amount} with a card.",
        "{who} pays {other} the fine of {amount} with a card.",
    ),
    "paid_seen": (
        "You pay {other} the fine of {amount} with {card}.",
        "{who} pays {other} the fine of {amount} with {card}.",
    ),
    "bribed": (
        "You settle the fine of {amount} with a bribe.",
        "{who} settles the fine of {amount} with a bribe.",
    ),
    "bribe_discarded": ("You discard {card} for the bribe.", "{who} discards a card for the bribe."),
    "bribe_settled": ("Your bribe is complete.", "{whose} bribe is complete."),
    "lost_by_vote": (
        "You lose 1 Standing by the vote: {before} → {after}.",
        "{who} loses 1 Standing by the vote: {before} → {after}.",
    ),
    "lost_by_secret": (
        "You lose 1 Standing by the Secret: {before} → {after}.",
        "{who} loses 1 Standing by the Secret: {before} → {after}.",
    ),
    "lost_by_fine": (
        "You have no card for the fine and lose 1 Standing: {before} → {after}.",
        "{who} has no card for the fine and loses 1 Standing: {before} → {after}.",
    ),
    "had_no_standing": ("You have no Standing left to lose.", "{who} has no Standing left to lose."),
    # Announcement
    "put_down": ("You put {card} face down before you.", "{who} puts a card face down."),
    "put_nothing_down": ("You put nothing down.", "{who} puts nothing down."),
    "kept_down": ("You keep your card down.", "{who} keeps their card down."),
    "announced": ("You announce {card} against {other}.", "{who} announces {card} against {other}."),
    "testified": ("You announce {card}.", "{who} announces {card}."),
    "took_effect": ("Your {card} takes effect: {effect}.", "{whose} {card} takes effect: {effect}."),
    "effect_favour": ("you have to trade with {other}", "{who} has to trade with {other}"),
    "effect_hook": ("you have to vote with {other}", "{who} has to vote with {other}"),
    "effect_threat": ("you do not vote this round", "{who} does not vote this round"),
    "effect_secret": ("you are exposed", "{who} is exposed"),
    "had_no_effect": ("Your {card} has no effect: {reason}.", "{whose} {card} has no effect: {reason}."),
    "failed": ("Your {card} has no effect: {reason}.", "{whose} {card} has no effect."),
    "reason_out": ("you are out", "{who} is out"),
    "reason_testimony": ("your Testimony stops it", "{whose} Testimony stops it"),
    "cleared": ("Your {card} goes to the discard pile.", "{whose} card goes to the discard pile."),
    # Vote
    "hook_holds": ("You vote with {other} this round.", "{who} votes with {other} this round."),
    "hook_fell_no_vote": (
        "Your Hook on {other} falls away, as one of you does not vote.",
        "{whose} Hook on {other} falls away, as one of the two does not vote.",
    ),
    "hook_fell_circle": (
        "Your Hook on {other} falls away, as it would close a circle.",
        "{whose} Hook on {other} falls away, as it would close a circle.",
    ),
    "voted": ("You vote against {other}.", "{who} votes against {other}."),
    "voted_self": ("You vote against yourself.", "{who} votes against themselves."),
    "abstained": ("You abstain.", "{who} abstains."),
    "voted_down": ("You have the most votes.", "{who} has the most votes."),
    # Exits
    "eliminated": ("You are out.", "{who} is out."),
    "eliminated_pile": (
        "You are out; your own pile of {cards} leaves the game.",
        "{who} is out; their own pile of {cards} leaves the game.",
    ),
    "bequeathed": ("You leave {cards} to {other}.", "{who} leaves {cards} to {other}."),
    "bequeathed_seen": (
        "You leave {cards} to {other}: {named}.",
        "{who} leaves {cards} to {other}: {named}.",
    ),
    "hand_discarded": (
        "You put your hand on the discard pile, {cards}: {named}.",
        "{who} puts their hand on the discard pile, {cards}.",
    ),
    "hand_discarded_pacts": (
        "You put your hand on the discard pile, {cards}, and {pacts} out of the game: {named}.",
        "{who} puts their hand on the discard pile, {cards}, and {pacts} out of the game.",
    ),
    "hand_removed": (
        "You put your hand out of the game, {pacts}: {named}.",
        "{who} puts their hand out of the game, {pacts}.",
    ),
    "heir_discarded": ("You discard {card} as heir.", "{who} discards a card as heir."),
    "only_pacts_left": (
        "You have only Pacts left and discard no more.",
        "{who} has only Pacts left and discards no more.",
    ),
    "round_ended": ("The start marker comes to you.", "The start marker goes to {who}."),
    # The end
    "shown": ("You show your hand: {cards}.", "{who} shows their hand: {cards}."),
    "shown_empty": ("You show an empty hand.", "{who} shows an empty hand."),
    "valued": ("You come to {value}: place {place}.", "{who} comes to {value}: place {place}."),
    "won": ("You win with {value}.", "{who} wins with {value}."),
    # Where more lies open
    "pact_shown": ("You now hold {card} for all to see.", "{who} now holds {card} for all to see."),
    "backs": ("Your back shows {marks}.", "{whose} back shows {marks}."),
    "backs_many": ("Your backs show {marks}.", "{whose} backs show {marks}."),
    "backs_none": ("You have no back to show.", "{who} has no back to show."),
}

WAITING = {
    "setup_draw": ("{who} chooses a pile.", "{who} choose a pile each."),
    "ready": ("{who} is not ready yet.", "The talk goes on until {who} are ready."),
    "invite": ("{who} may choose somebody to trade with.", "{who} may choose somebody to trade with."),
    "offer": ("{who} chooses what to offer.", "{who} choose what to offer."),
    "claim": ("{who} says what is on offer.", "{who} say what is on offer."),
    "decide": ("{who} decides about the trade.", "{who} decide about the trade."),
    "object": ("{who} may object.", "{who} may object."),
    "pay_fine": ("{who} pays a fine.", "{who} pay a fine."),
    "choose_payee": ("{who} pays a fine.", "{who} pay a fine."),
    "bribe_discard": ("{who} puts a bribe together.", "{who} put a bribe together."),
    "heir": ("{who} chooses an heir.", "{who} choose an heir."),
    "heir_discard": ("{who} discards as heir.", "{who} discard as heirs."),
    "put_down": ("{who} puts a card down.", "{who} put a card down each."),
    "announce": ("{who} may announce.", "{who} may announce."),
    "vote": ("{who} votes.", "{who} vote."),
    "hook_choice": ("{who} chooses between two votes.", "{who} choose between two votes each."),
    "draw_source": ("{who} chooses a pile.", "{who} choose a pile each."),
    "pile_card": ("{who} looks for a card in their own pile.", "{who} look for a card in their own piles."),
}

DRAW_RULES = """\
The draw pile holds the cards without colour: Assets, Influence, Testimonies, and later what was discarded, lost \
Standing included. Your own pile holds the 12 cards of your colour: 4 Pacts and 8 social cards, which are of use \
mostly in the hands of others.

All choose at the same time. Everybody sees from which pile you draw, nobody sees the card. Only a Standing is laid \
open at once, with your others."""

EXPLAIN = {
    "setup_draw": f"""\
You begin with 5 cards, drawn one after the other, each from the draw pile or from your own pile. You see each card \
before you choose the next pile.

{DRAW_RULES}""",
    "ready": """\
Talk, to all or to a few, and promise what you like: nothing that is said binds anybody, and nothing is checked. \
Cards stay hidden.

When all are ready, the trade begins.""",
    "invite": """\
Each round you have one chance to trade 1 card for 1 card with a player of your choice. You may let it pass. The \
other cannot refuse to take part, but can deny in the end. Others may choose you as often as they like.

You may add one of three notes. Only the two of you see it, and it binds nobody.

Both offer a card face down, both look at what the other offers, both agree or deny in secret. Then all others may \
object. Only if both agreed, and the trade was not stopped, the cards change hands.""",
    "offer": """\
Both of you choose one card from your hands, face down and at the same time; then each sees what the other offers, \
and nobody else does.

Of Pacts you can offer only those of your own colour, and a Pact is swapped only for a Pact. Whoever is offered \
Influence must agree, unless the own offer is a Pact.

An illegal card is dangerous if somebody objects: whoever agreed to the trade then pays a fine. Cards on offer \
cannot pay it.""",
    "claim": """\
Both traders now say aloud what type of card they offer. All hear it. It may be a lie; nobody checks it, and nothing \
follows from it.""",
    "decide": """\
You have seen what the other offers. Agree or deny, in secret; the other does the same. The others do not learn what \
you decided.

Then all others may object. If one of the two cards is illegal, everyone of you two who agreed pays the sum of the \
illegal numbers to the accuser, with one card that reaches it, or loses 1 Standing. Whoever denied pays nothing.

If both agreed and nothing illegal was found, the cards change hands. A Pact against another card can only be \
denied; offered Influence must be accepted.""",
    "object": """\
Two players trade; you have not seen the cards. If you object, both cards are checked.

If one is illegal, the trade is stopped, and each trader who agreed pays you the sum of the illegal numbers, or \
loses 1 Standing. If none is illegal, you pay 5 to one of the two, or lose 1 Standing yourself.

If several object, only the first one to the left of whoever began the trade counts. Whoever holds a Pact of one of \
the traders cannot object.""",
    "pay_fine": """\
A fine is paid with a single card from your hand whose number is at least as high. You choose the card; there is no \
change, and several cards are not added up. Illegal cards pay as well as legal ones.

If you have such a card, you must pay with it. If you have none, you lose 1 Standing, and the debt is settled.

Only you and the one you pay see the card.""",
    "choose_payee": """\
You objected, and nothing illegal was found. You choose which of the two traders gets the card you pay with. Only \
the two of you will know it.""",
    "bribe_discard": """\
Instead of paying, you discard cards one by one until their numbers add up to at least 1 more than the fine. Nobody \
gets them, and all see only how many there were. Pacts cannot be used.""",
    "heir": """\
You have no Standing left and are out. Your hand goes as a whole: to the discard pile, or to one player who is still \
in the game. An heir must then discard as many cards as you left, of any kind but Pacts.

Your Pacts go to the heir with the rest; on the way to the discard pile they leave the game.""",
    "heir_discard": """\
You have inherited cards and must now discard as many, old or new. Pacts cannot be discarded. If only Pacts are \
left, you are done.""",
    "put_down": """\
Everybody puts one card face down. Then all decide at the same time whether to announce theirs, that is, to turn it \
up. At the end of the phase all these cards are discarded, announced or not.

Only social cards and Testimonies can be announced, and a social card only against another player who is still in \
the game and whose Pact you do not hold. Pacts cannot be put down; if you hold nothing else, you put nothing down.""",
    "announce": """\
If you announce your card, all see it, and it takes effect. If you keep it down, it is discarded unseen.

A Testimony protects you this phase from social cards of the same or a lower number. Social cards take effect from \
the highest number to the lowest, on the player of their colour: Favour, trade with you at once; Hook, vote as you \
do; Threat, no vote; Secret, 1 Standing lost.

All decide at the same time.""",
    "vote": """\
Everybody names one player, oneself included; whoever has the most votes alone loses 1 Standing. On a tie nobody \
does. Votes are sealed and opened together, with names.

Whoever is under a Threat does not vote. Whoever is hooked does not choose, but votes as the one who announced the \
Hook.""",
    "hook_choice": """\
Two Hooks have caught you, and the two who announced them voted differently. Their votes lie open; you choose which \
of the two you follow.""",
    "draw_source": f"""\
At the end of the round everybody draws 1 card, from the draw pile or from the own pile. If the draw pile is empty, \
the discard pile is shuffled and takes its place.

{DRAW_RULES}""",
    "pile_card": """\
By a house rule of this table you may look through your own pile and take the card you like. Nobody else sees it.""",
}

GLOSSARY = {
    "Standing": "Your place in society, open before you: everybody begins with 3. It is lost by the vote, by a "
    "Secret or by a fine that no card can pay. Whoever has none left is out. At the end each counts 10.",
    "number": "Every card has one, from 0 to 10. It says which fines the card can pay and what it counts at the end.",
    "legal, illegal": "Illegal cards are forbidden in trades only: if somebody objects, they cost those who agreed "
    "a fine. Everywhere else they are as good as others. What is not called illegal is legal.",
    "colour": "Everybody has one: red, orange, yellow, green, blue or purple, in the order of the seats. A coloured "
    "card is about the player of that colour.",
    "hand": "Your cards. Others see how many there are, cards on offer included. There is no limit.",
    "Asset": "A card without colour or effect, of number 1 to 9. Of each number 2 are legal and 2 illegal.",
    "Influence": "Numbers 2 to 5, always legal. Whoever is offered it must agree to the trade, unless the own offer "
    "is a Pact.",
    "Testimony": "Numbers 7 to 9, always legal. Announced, it protects you this phase from social cards of the same "
    "or a lower number. It does not protect from votes or fines.",
    "Pact": "Number 0; each colour has 1 legal and 3 illegal ones. You offer only your own, and only for a Pact. "
    "Whoever holds yours can neither object to your trades nor announce a social card against you. It cannot be put "
    "down or discarded.",
    "social card": "Favour, Hook, Threat or Secret. Announced, it has an effect on the player of its colour. Your "
    "own colour you cannot announce.",
    "Favour": "Numbers 8 and 9. Announced: the player of its colour trades with you at once, and may deny as in any "
    "trade.",
    "Hook": "Numbers 7 and 8, always illegal. Announced: the player of its colour votes as you do. Of two Hooks one "
    "chooses the vote to follow.",
    "Threat": "Numbers 7 and 8, always illegal. Announced: the player of its colour does not vote this round.",
    "Secret": "Numbers 7 and 9. Announced: the player of its colour loses 1 Standing.",
    "draw pile": "Cards without colour, face down. When it is empty, the discard pile is shuffled and takes its place.",
    "own pile": "The 12 cards of your colour, shuffled and face down. Only you draw from it, and not even you look "
    "through it.",
    "discard pile": "Face down: what was put down, what heirs discard, and lost Standing. It becomes the next draw "
    "pile.",
    "start marker": "Whoever has it comes first this round. After each round it moves on clockwise.",
    "trade": "One card for one card: offer, look, decide, objection, swap. Everybody has one chance a round to "
    "begin one.",
    "note": "A few words that go with an invitation to trade. Only the two traders see them, and they bind nobody.",
    "offer": "A card laid aside for a trade, face down. Until the trade is over it cannot pay a fine.",
    "objection": "Made by somebody who does not trade. Both cards are then checked. Of several objections the first "
    "to the left of whoever began the trade counts.",
    "check": "It tells all whether each offered card is legal, and the number of an illegal one; type and colour "
    "stay hidden. Something illegal: whoever agreed pays the accuser. Nothing illegal: the accuser pays 5.",
    "fine": "Paid with one card of at least that number, without change. Without such a card it costs 1 Standing.",
    "put down": "In the Announcement phase everybody lays one card face down. It is discarded at the end of the phase.",
    "announce": "To turn up the card that one has put down, so that it takes effect.",
    "vote": "Everybody names one player. Whoever has the most votes alone loses 1 Standing.",
    "heir": "Who gets the whole hand of a player who is out, and must then discard as many cards.",
    "round cap": "The game ends after round 40, if it has not ended before; the highest value wins.",
    "value": "The numbers of your hand, and 10 for each Standing. When only two are left, the higher value wins.",
    "claim": "A house rule: traders say what type of card they offer, true or not.",
    "bribe": "A house rule: a fine is settled by discarding cards of more than its number in all.",
    "back": "The back of a card bears number and legality in secret. It is read when a card is checked or pays; by "
    "a house rule, at any time.",
}


def whose(name: str) -> str:
    return f"{name}’" if name[-1:].lower() in {"s", "x", "z"} else f"{name}’s"


def many(count: int, what: str) -> str:
    one, several = COUNTED[what]
    return f"{count} {one if count == 1 else several}"


def listed(items: Sequence[str]) -> str:
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last


def either(items: Sequence[str]) -> str:
    *most, last = items
    return f"{', '.join(most)} or {last}" if most else last
