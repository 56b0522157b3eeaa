"""The rules of every question and the terms of the game, in English."""

ABILITIES_EXPLAINED = """\
The six abilities: Balistrad turns a revealed scandal face down, Kardosa a revealed suspicion. Lycosia moves a \
revealed scandal to a favored House, Deluras a revealed suspicion, matching or not. Silgaro takes a revealed suspicion \
in hand and then discards a card. Usari replaces a revealed suspicion by a scandal, or a revealed scandal by the top \
suspicion of the Web.

They reach cards on Houses of every status, your own included. If your own House is on your revealed conspiracy, your \
ability reaches concealed cards as well: it turns them up, moves, takes or replaces them unseen."""

GIVING_EXPLAINED = """\
You pay with cards of your choice. Name them one after the other; until the last is named you may step back. Only the \
two of you see them."""

DEAL_SIDE_EXPLAINED = """\
Name what you give, then what you want for it; one of the two may be nothing. Until the last is named you may step \
back, and nobody sees anything of it.

A promise runs to the end of the promiser’s next, second or third turn: to spare a House (put no card on it, turn \
none up there, replace none by a scandal), to act against or for a House, not to negate what the other announces, or \
to hand over a card of a kind. It counts from the announcement, negated or not. Nobody must keep it."""

EXPLAIN = {
    "choose_agenda": """\
You were dealt a white and a black agenda. Keep one; the other goes back to the box unseen. White agendas look at one \
House and are easier, black ones look at several and bring more.

You know all Houses, who sits where and your conspiracy, but no hand cards yet. Everybody chooses at the same time. \
Nobody learns which agenda you kept, or its colour, before the end.

What the agendas say is our own reconstruction; the printed cards are not known to us.""",
    "main": """\
Take one of the five House Actions: raise a suspicion on the favored House it belongs to; create a scandal on any \
favored House; trigger an event; discard a suspicion of your House to use its ability; or discard two suspicions of \
one House for a masterstroke.

While your House is favored you may take a second House Action, and reveal your conspiracy at any moment, which brings \
a scandal on your own House. While a revealed conspiracy shows a House, and neither it nor yours is vilified, you may \
use that House’s ability too, for a suspicion of that House.

A House that gets its fifth card loses favor, and its player’s conspiracy is turned over. With 3 revealed scandals \
among the five it is vilified. If no House Action is possible, discard a card instead.

When fewer than two Houses are favored after an action, the game ends.""",
    "choose_scandal_house": """\
A scandal from your hand can be played on any favored House, your own included. It costs that House 2 points while it \
lies face up. Nobody can negate it.""",
    "choose_ability_spot": ABILITIES_EXPLAINED,
    "choose_destination": """\
A card that is moved goes to another House, which must be favored. It keeps its face and lies at the end of the row. \
A suspicion need not match its new House.

The House it leaves may regain favor, the House it comes to may lose it.""",
    "choose_mode": """\
You replace a concealed card, which nobody has looked at, by a scandal from the Web of Scandal or by the top suspicion \
of the Web of Suspicion. The old card is then discarded face up. Events that turn up on the way are discarded without \
effect.""",
    "rescind": """\
You have taken a card in hand; now discard one, be it the very card you took. A scandal goes back to the Web of \
Scandal, everything else to the discard pile.""",
    "choose_masterstroke_spot": """\
With two suspicions of one House you may turn up one concealed card on any House, or remove one revealed scandal from \
any House. The scandal goes back to the Web of Scandal. The pair is discarded first; then all others may negate.""",
    "choose_masterstroke_house": """\
With two suspicions of one House you may bring a scandal from the Web of Scandal on a favored House of your choice, \
your own included. The pair is discarded first; then all others may negate.""",
    "choose_target": """\
You declare whom or what the event names. Then all others may negate it; even so it is discarded and counts as your \
House Action.

Betrayal reveals another player’s conspiracy. Blackmail costs another player cards or a scandal. Collaborators lends \
you the abilities of one or two Houses. Espionage shows you another player’s secrets. Informants turns up all \
concealed cards of a House and lets you draw. Intrigue makes two players exchange conspiracies.

What the events do is our own reconstruction; the printed cards are not known to us.""",
    "choose_second": """\
Collaborators: name a second House, or none. The Houses help you in the order in which you name them; their targets \
are chosen when it is their turn.

Intrigue: name the other of the two players who exchange conspiracies. The cards keep their faces, and no scandal is \
created.""",
    "negate": """\
An event, an ability or a masterstroke has been announced and paid for. Whoever holds two suspicions of one House may \
discard them to negate it. A negation is a masterstroke and can itself be negated, for another pair.

Everybody with standing and at least two cards is asked, whatever the cards are, and all answers are sealed. They are \
read clockwise from the announcer’s left: the first who negates pays, and all later answers lapse unseen. Nobody \
learns who would have negated, or who could not.

When a negation is itself negated, what lies under it is asked about again. What is negated stays paid for.""",
    "replace_card": """\
Your conspiracy was revealed by consequence, so a scandal falls on the House it shows. That House has five cards: the \
scandal replaces one of its revealed suspicions, or, if there is none, a concealed card. You choose which.

The card that is replaced is discarded. A third revealed scandal vilifies the House.""",
    "blackmail": """\
You are blackmailed: give 2 cards of your choice from your hand, or take a scandal from the Web on your own House. \
Only the two of you see the cards. A fifth card on your House costs it favor.

What this event does is our own reconstruction; the printed card is not known to us.""",
    "give": GIVING_EXPLAINED,
    "give_again": GIVING_EXPLAINED,
    "take": """\
You have looked at a hand, a conspiracy and an agenda. You may now take one card of that hand, or leave all as it is. \
The owner sees which card is gone; all others see only whether one was taken.""",
    "acquire": """\
Draw 1 card from the Web of Suspicion, or discard a card of your hand and draw 2. With an empty hand you draw 2 \
without being asked. There is no limit to your hand.

When the Web of Suspicion runs out, the discard pile is shuffled into a new one. A discarded scandal goes back to the \
Web of Scandal instead.""",
    "villainous_act": """\
As a villain you hold no cards and take no House Actions. On your turn you commit one Villainous Act, which nobody can \
negate: defame, a scandal replaces a revealed suspicion on any House; expose, a concealed card on any House is turned \
up; scandalize, a scandal falls on a favored House.

If your House drops below five cards, or below three revealed scandals, it has standing again, and you draw a card. At \
the end a villain scores 2 points and 1 for every villain, whatever lies on the House.""",
    "offer_deal": """\
Once in your turn you may offer one player a deal: a hand card, a look at your conspiracy or your agenda, or a \
promise, for the same from the other side or for nothing. You are asked before your first action (as a villain before \
your act) and, if you have made no offer yet, before you acquire cards.

No deal binds anybody. A promise is judged all the same, and at the end everybody learns how it ended. Villains can \
neither give nor take cards.""",
    "deal_give": DEAL_SIDE_EXPLAINED,
    "deal_give_detail": DEAL_SIDE_EXPLAINED,
    "deal_want": DEAL_SIDE_EXPLAINED,
    "deal_want_detail": DEAL_SIDE_EXPLAINED,
    "answer_deal": """\
Accept, refuse, or make one counter-offer. Cards and looks change hands at once, promises begin. Cards that are \
offered for something are genuine; a card given for nothing you see when you have taken it. Others learn who dealt \
with whom and how many cards moved, nothing else. You can accept only what you can give.""",
}

GLOSSARY = {
    "House": "One of the great families: Balistrad, Deluras, Kardosa, Lycosia, Silgaro, Usari. Each player heads one, "
    "and up to five cards lie on it.",
    "favored": "A House with fewer than five cards. Its player may take a second House Action and reveal the "
    "conspiracy. At the end: 10 points, less what lies on it.",
    "disfavored": "A House with five cards and at most 2 revealed scandals. Its player has one House Action, with 2 "
    "cards at random. At the end: 9 points, less what lies on it.",
    "vilified": "A House with five cards and 3 or more revealed scandals. Its player is a villain, and nobody may use "
    "its ability.",
    "standing": "What favored and disfavored Houses have, and vilified Houses lack.",
    "villain": "The player of a vilified House: no hand, no House Actions, one Villainous Act a turn. At the end: 2 "
    "points and 1 for every villain.",
    "suspicion": "A card of one House, 10 of each. On a House it costs 1 point; from the hand it pays for abilities, "
    "masterstrokes and negations.",
    "scandal": "A card of no House, 24 in all. Revealed on a House it costs 2 points.",
    "revealed": "Face up. Revealed cards count as cards and cost points.",
    "concealed": "Face down. Concealed cards count as cards but cost no points, and nobody may look at them.",
    "event": "One of six cards that are triggered once and discarded. What they do is our own reconstruction.",
    "House Action": "Raise a suspicion, create a scandal, trigger an event, use an ability, make a masterstroke.",
    "ability": "What a House can do for a suspicion of its own. A revealed conspiracy lends you that of another House.",
    "masterstroke": "Two suspicions of one House, discarded: turn up a concealed card, remove a scandal, bring a "
    "scandal on a favored House, or negate.",
    "negation": "A masterstroke that cancels an event, an ability or another masterstroke just announced. It may be "
    "made out of turn.",
    "sealed window": "A question to several players at once. The answers are read together, and those that do not "
    "count are never shown.",
    "conspiracy": "A card with a House in play, dealt in secret. It is turned over whenever your House loses favor.",
    "by choice": "While your House is favored, on your turn, you may reveal your conspiracy: a scandal falls on your "
    "own House.",
    "by consequence": "A conspiracy turned up by loss of favor or by an event: a scandal falls on the House it shows.",
    "agenda": "A secret goal that brings points if it is fulfilled at the end. White ones are easier, black ones bring "
    "more. What they say is our own reconstruction.",
    "Web of Suspicion": "The face-down pile of suspicions and events from which cards are drawn.",
    "Web of Scandal": "The scandals that nobody holds, face up.",
    "discard pile": "Suspicions and events that were used, face up for all to see. It becomes the next Web of "
    "Suspicion.",
    "Acquire Phase": "The end of a turn: draw 1 card, or discard one and draw 2.",
    "set aside": "Whoever begins a turn disfavored plays with 2 cards at random; the others lie aside until its end.",
    "Villainous Act": "Defame, expose or scandalize. It cannot be negated.",
    "deal": "What two or more players agree on: cards, looks, promises. It binds nobody.",
    "offer": "A deal that somebody has proposed. It becomes a deal when all its parties have signed it.",
    "promise": "A part of a deal that is judged: kept, broken, never tested, or impossible to keep. At the end all are "
    "told.",
    "left, right": "Left is the next player clockwise, right the one before you. Agendas speak of them.",
}
