"""Words for composing a deal at a table. Where people may type something in several ways, `|` separates them."""

COMPOSING = {
    "card_term": "Karten",
    "unseen_term": "Karten ungesehen",
    "conspiracy_term": "Ein Blick auf die Verschwörung",
    "agenda_term": "Ein Blick auf das Vorhaben",
    "cards_term": "Ein Blick auf Handkarten",
    "spare_term": "Ein Haus schonen",
    "hold_back_term": "Nicht verneinen",
    "against_term": "Gegen ein Haus handeln",
    "for_term": "Für ein Haus handeln",
    "pay_term": "Später Karten geben",
    "words_term": "Eigene Worte",
    "what": "Karte",
    "place": "Karte",
    "picks": "Karten, die bis zum Siegeln nur du siehst",
    "count": "Wie viele",
    "whom": "Haus",
    "turns": "Bis wann",
    "text": "Worte; niemand prüft sie",
    "house": "{house} ({whose})",
    "my_time_1": "bis zum Ende meines nächsten Zuges",
    "my_time_2": "bis zum Ende meines zweiten Zuges",
    "my_time_3": "bis zum Ende meines dritten Zuges",
    "time_1": "bis zum Ende von {whose} nächstem Zug",
    "time_2": "bis zum Ende von {whose} zweitem Zug",
    "time_3": "bis zum Ende von {whose} drittem Zug",
    "typed_unseen": "{n} Karte|{n} Karten|{n} Karte ungesehen|{n} Karten ungesehen",
    "typed_conspiracy": "Verschwörung|Blick auf Verschwörung|Blick auf meine Verschwörung|"
    "Blick auf deine Verschwörung|zeig mir deine Verschwörung|zeige dir meine Verschwörung|meine Verschwörung|"
    "deine Verschwörung",
    "typed_agenda": "Vorhaben|Blick auf Vorhaben|Blick auf mein Vorhaben|Blick auf dein Vorhaben|"
    "zeig mir dein Vorhaben|zeige dir mein Vorhaben|mein Vorhaben|dein Vorhaben",
    "typed_cards": "Blick auf {cards}|zeige {cards}|zeig mir {cards}|zeige dir {cards}",
    "typed_spare": "schone {house} {time}|verschone {house} {time}|{house} schonen {time}|{house} verschonen {time}|"
    "{house} {time} schonen|{house} {time} verschonen",
    "typed_hold_back": "verneine {whom} nicht {time}|{whom} nicht verneinen {time}|nicht verneinen {time}|"
    "verneine nichts von {whom} {time}|{whom} {time} nicht verneinen",
    "typed_against": "handle gegen {house} {time}|gegen {house} handeln {time}|greife {house} an {time}",
    "typed_for": "handle für {house} {time}|für {house} handeln {time}|hilf {house} {time}",
    "typed_pay": "gib {cards} {time}|gib mir {cards} {time}|gebe dir {cards} {time}|später {cards} {time}|"
    "zahle {cards} {time}",
    "typed_me": "mich|mir",
    "typed_you": "dich|dir",
    "typed_house": "Haus {house}",
    "typed_my_house": "mich|mein Haus",
    "typed_your_house": "dein Haus",
    "typed_my": "meines|von mir",
    "typed_your": "deines|von dir",
    "typed_time_1": "bis zum Ende {whose} nächsten Zuges|bis zum Ende {whose} nächsten Zugs|"
    "bis zu {whose} nächsten Zug|für 1 Zug|für einen Zug",
    "typed_time_2": "bis zum Ende {whose} zweiten Zuges|bis zum Ende {whose} zweiten Zugs|für 2 Züge|für zwei Züge",
    "typed_time_3": "bis zum Ende {whose} dritten Zuges|bis zum Ende {whose} dritten Zugs|für 3 Züge|für drei Züge",
}
