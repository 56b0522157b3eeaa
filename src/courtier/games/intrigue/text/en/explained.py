"""The rules of every question and the terms of the game, in English."""

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
Influence must agree, unless their own offer is a Pact.

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
At the end of the round everybody draws 1 card, from the draw pile or from their own pile. If the draw pile is empty, \
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
    "Influence": "Numbers 2 to 5, always legal. Whoever is offered it must agree to the trade, unless their own offer "
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
