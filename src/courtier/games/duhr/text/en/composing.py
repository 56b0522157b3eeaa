"""Words for composing a deal at a table. Where people may type something in several ways, `|` separates them."""

COMPOSING = {
    "card_term": "Cards",
    "unseen_term": "Cards unseen",
    "conspiracy_term": "A look at the conspiracy",
    "agenda_term": "A look at the agenda",
    "cards_term": "A look at hand cards",
    "spare_term": "Spare a House",
    "hold_back_term": "Do not negate",
    "against_term": "Act against a House",
    "for_term": "Act for a House",
    "pay_term": "Hand over cards later",
    "words_term": "Words of your own",
    "what": "Card",
    "place": "Card",
    "picks": "Cards that only you see until the deal is sealed",
    "count": "How many",
    "whom": "House",
    "turns": "Until when",
    "text": "Words; nobody checks them",
    "house": "{house} ({whose})",
    "my_time_1": "until the end of my next turn",
    "my_time_2": "until the end of my second turn",
    "my_time_3": "until the end of my third turn",
    "time_1": "until the end of {whose} next turn",
    "time_2": "until the end of {whose} second turn",
    "time_3": "until the end of {whose} third turn",
    "typed_unseen": "{n} card|{n} cards|{n} card unseen|{n} cards unseen",
    "typed_conspiracy": "conspiracy|look at conspiracy|look at my conspiracy|look at your conspiracy|"
    "show me your conspiracy|show you my conspiracy|my conspiracy|your conspiracy",
    "typed_agenda": "agenda|look at agenda|look at my agenda|look at your agenda|"
    "show me your agenda|show you my agenda|my agenda|your agenda",
    "typed_cards": "look at {cards}|show {cards}|show me {cards}|show you {cards}",
    "typed_spare": "spare {house} {time}|do not harm {house} {time}|leave {house} alone {time}",
    "typed_hold_back": "do not negate {whom} {time}|not negate {whom} {time}|negate nothing of {whom} {time}",
    "typed_against": "act against {house} {time}|harm {house} {time}|attack {house} {time}",
    "typed_for": "act for {house} {time}|help {house} {time}",
    "typed_pay": "hand over {cards} {time}|pay {cards} {time}|{cards} later {time}|give me {cards} {time}|"
    "give you {cards} {time}",
    "typed_me": "me|mine",
    "typed_you": "you|yours",
    "typed_house": "House {house}",
    "typed_my_house": "me|my House",
    "typed_your_house": "your House",
    "typed_my": "my",
    "typed_your": "your",
    "typed_time_1": "until the end of {whose} next turn|until {whose} next turn ends|until {whose} next turn|"
    "by the end of {whose} next turn|for 1 turn|for one turn",
    "typed_time_2": "until the end of {whose} second turn|until {whose} second turn|"
    "by the end of {whose} second turn|for 2 turns|for two turns",
    "typed_time_3": "until the end of {whose} third turn|until {whose} third turn|"
    "by the end of {whose} third turn|for 3 turns|for three turns",
}
