"""The story in English: to the one who does it, to all others."""

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
        "The salon fills: all have {standing} and their own pile of {pile}, the draw pile {draw}, and you begin.",
        "The salon fills: all have {standing} and their own pile of {pile}, the draw pile {draw}, and {who} begins.",
    ),
    "named": ("You choose {chosen}.", "{who} chooses {chosen}."),
    "drew": ("You draw {card} {out_of}.", "{who} draws a card {out_of}."),
    "drew_all": ("You draw {piles}: {cards}.", "{who} draws {piles}."),
    "drew_standing": (
        "You draw a Standing and lay it open in front of you.",
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
    "put_down": ("You put {card} face down in front of you.", "{who} puts a card face down."),
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
