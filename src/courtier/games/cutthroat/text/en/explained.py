"""The rules of every question and the terms of the game, in English."""

EXPLAIN = {
    "choose_house": """\
The seats choose one after the other, beginning with a random one. Each house has two abilities, shown on its \
card; those that work twice per game carry markers. You may leave the choice to chance.""",
    "propose": """\
Everybody may make one proposal, clockwise from the active player. Equal proposals count as one. A single \
proposal wins without a ballot; no proposal decides nothing.""",
    "propose_share": """\
A proposal shares out all 12 coins, seat by seat from you clockwise. The last seat gets what is left. Until \
the last number you may step back.""",
    "orate": """\
An Orator gives you two more votes in this vote. The round goes on until all who may play one pass in a row.""",
    "ballot": """\
Votes are sealed and opened together. Everybody has one vote, whoever has the fewest coins one more, the owner \
of a healthy Crownfall one more, and two for every Orator played. Most votes win; a tie decides nothing.""",
    "choose_start": """\
Settle in a territory where nobody is yet. You take its coins at once, then lay 1 to 4 soldiers under it.""",
    "lay_stack": """\
A stack has 1 to 4 military cards. Only its top card can be attacked, so begin with the one that shall fall \
first. Soldiers lie face up, mercenaries face down. Later nothing is added or taken away except by fights and \
card effects.""",
    "death_moment": """\
Death, twice per game: all military cards on one territory die, and it is turned to its plagued side. You are \
asked at the start of every turn and before every event.""",
    "use_power": """\
Powers of your own turn can be used at its start, during your Action phase and after the event.""",
    "opulence": """\
Opulence, twice per game: for this turn the active player, you or another, collects coins and gems from every \
territory.""",
    "collect": """\
For each of your territories take its coins, or draw its gems unseen by the others, and then a feast card. \
With another house’s bastard in hand you may show it and take this territory’s income from that house instead \
of the bank; the bastard stays with you. Without land you take 3 coins.""",
    "keep_card": """\
You drew two cards and keep one. The other is thrown away face up.""",
    "choose_colour": """\
Choose the colour of the gem. Six gems of six colours count 25 points together; gems left over count by \
colour, two of one colour 4 points, three 9.""",
    "act": """\
Each of four actions can be taken once: buy, conquer free land, attack, collect your dead. An action once \
begun is finished before the next. Hirelings and powers of your house come on top.""",
    "purchase": """\
Up to three purchases: 1 coin for 2 mercenaries, or 3 coins for the top card of the hireling deck. You see \
each draw before you decide on the next.""",
    "conquer": """\
Free land that you can reach is conquered by laying 1 to 4 military cards under it. Each conquest counts at \
once as land from which you reach further. Once per turn you may take the income of one conquest; after that \
you conquer and attack no more.""",
    "attack": """\
Attack territories of others that you can reach, one after the other, but never your spouse’s. You reach \
neighbours of your land, and what lies behind free land. Territories of others bar the way unless you have \
passage.""",
    "assault": """\
Discard a military card against the top card of the stack. Against a soldier it must have the soldier’s \
colour; against a mercenary any colour will do. The defender may answer with a card of the attacking colour. \
You may stop after every card.""",
    "pay_toll": """\
The first attack card against Stonehold in a turn costs one more military card of any colour. It is discarded \
without effect.""",
    "defend": """\
Discard a military card of the attacking colour, and your top card survives. The owner is asked first, then \
the spouse. If nobody defends, the top card dies.""",
    "fury": """\
Fury, twice per game: when you kill the last military card on a territory, the top two cards on one \
neighbouring territory die as well, without defence.""",
    "bedlam": """\
Bedlam: when you kill the last military card on a territory, you take all mercenaries of one neighbouring \
territory into your hand. Soldiers there stay.""",
    "occupy": """\
The territory you attacked is empty. Lay a stack under it now, or leave it for later in this attack.""",
    "conquest_income": """\
Once per turn you may take coins or gems of one territory that you conquered this turn. After that you conquer \
and attack no more in this turn.""",
    "react": """\
Answers are sealed. The first reaction clockwise from the active player happens; the others lapse and are \
never shown. Then all are asked again until everybody passes. You are asked because of the backs of your \
cards, whatever their faces.""",
    "order_cards": """\
You put the cards back in the order you choose, the top card first. Only you know it. The Royal Feast stays at \
the bottom.""",
    "take_card": """\
You see the whole hand and may take one card that is no soldier. The others see its back only.""",
    "cure_more": """\
Life cures as many plagued territories as you like, whoever owns them.""",
    "plague_territory": """\
The territory is turned to its plagued side: less income, fewer points, no ability. Some territories lose \
cards or coins at that moment. A Plague Doctor may prevent it.""",
    "plague_second": """\
The second territory must not be a neighbour of the first.""",
    "plague_own": """\
Choose one of your healthy territories. It is turned to its plagued side.""",
    "choose_largest": """\
Several own equally many territories. Whoever you name plagues one of their own.""",
    "choose_tribute": """\
Take the coins, or draw the gems, that one of your territories is worth.""",
    "cure_territory": """\
Cure up to two plagued territories, whoever owns them.""",
    "pay_swords": """\
For every territory with a mercenary you pay 1 coin, or the uppermost mercenary there dies.""",
    "woo": """\
Two players with living heirs may marry. They exchange heirs, may not attack each other, may defend each \
other’s land, and win or lose together with the sum of their points. You may ask each person once.""",
    "answer_suit": """\
If you accept, you exchange heirs and are married at once. A marriage ends only when one of its heirs dies. \
Unmarried players with a living heir count their coins twice.""",
    "serve": """\
Every feast card you have collected is served face down, to others or to yourself. Food counts for whoever it \
lies in front of; poison kills the heir there. Others see how many cards you serve to whom, not which.""",
    "taste": """\
A Taster reveals two face-down feast cards in front of one player, any other hireling that you discard reveals \
one. Revealed poison is thrown away. It goes round until all pass in a row.""",
    "sacrifice": """\
Poison lies in front of your heir. With your own bastard in hand you may discard it instead, and the heir \
lives.""",
    "takeback": """\
Something was announced and has not happened yet. Say *wait* if you want to talk its announcer out of it: bribes and \
promises are deals as any other. Whoever says nothing lets it happen.""",
    "rescind": """\
Somebody asked you to wait. Keep to what you announced, or take it back: cards, coins and use markers return to \
you. What you take back you cannot announce again in this turn.""",
}

GLOSSARY = {
    "accessible": (
        "A territory that you may attack or conquer: a neighbour of your land, or one behind free land or "
        "granted passage."
    ),
    "announcement": "What somebody is about to do. Others may react before it happens.",
    "backs": "The backs of a hand. Everybody sees how many soldiers, mercenaries and hireling cards you hold.",
    "bastard": (
        "A secret child of a house, hidden in the hireling deck. It blackmails its house, saves its heir from"
        " poison, and counts points only for its own house."
    ),
    "deal": "What players have agreed on and sealed. It binds: what it forbids is no longer offered.",
    "debt": "Coins that are owed by a deal. They are paid by themselves in the debtor’s turns.",
    "free land": "A territory without a military card. Nobody owns it.",
    "heir": "The royal child of your house. It can marry, and it can be killed.",
    "hireling": "A card that is played for its text and then discarded.",
    "military card": "A soldier or a mercenary.",
    "offer": "A deal that somebody has proposed. It is sealed when all its parties have signed it.",
    "onset": "What a territory loses at the moment it is plagued.",
    "parley": "A moment in which the game waits for bargaining, until all are ready or the time is over.",
    "plagued": "Turned to its worse side: less income, fewer points, no ability.",
    "rainbow": "Six gems of six colours. They count 25 points.",
    "ring": "The circle of territories. Each has two neighbours.",
}
