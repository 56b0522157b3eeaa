"""The story, sentence by sentence, as Ann hears it: the event, in English, in German."""

# ruff: noqa: E501 - whole sentences

PLAYERS = 4
TOLD = [
    (("housed", {"seat": 1, "house": "slaine"}), "Bob is Lady Slaine.", "Bob ist Lady Slaine."),
    (("housed", {"seat": 0, "house": "dravanof"}), "You are Lord Dravanof.", "Du bist Lord Dravanof."),
    (
        ("territory_laid", {"place": 0, "territory": "nyghtwald"}),
        "Nyghtwald is part of the realm.",
        "Nyghtwald gehört zum Reich.",
    ),
    (
        ("decks_laid", {"mercenaries": 36, "hirelings": 48, "feast": 34, "events": 16}),
        "The decks lie ready: 36 mercenaries, 48 hireling cards, 34 feast cards, 16 events.",
        "Die Stapel liegen bereit: 36 Söldner, 48 Handlangerkarten, 34 Festkarten, 16 Ereignisse.",
    ),
    (
        ("vote_opened", {"subject": "alms"}),
        "All vote on how 12 coins are shared out.",
        "Alle stimmen ab, wie 12 Münzen verteilt werden.",
    ),
    (
        ("vote_opened", {"subject": "plague"}),
        "All vote on where the plague strikes.",
        "Alle stimmen ab, wo die Seuche zuschlägt.",
    ),
    (
        ("vote_opened", {"subject": "start"}),
        "All vote on who takes the first turn.",
        "Alle stimmen ab, wer den ersten Zug hat.",
    ),
    (("proposed_player", {"seat": 1, "whom": 3}), "Bob proposes Dan.", "Bob schlägt Dan vor."),
    (
        ("proposed_player", {"seat": 0, "whom": 0}),
        "You put your own name forward.",
        "Du schlägst dich selbst vor.",
    ),
    (
        ("proposed_player", {"seat": 1, "whom": 1}),
        "Bob puts their own name forward.",
        "Bob schlägt sich selbst vor.",
    ),
    (
        ("proposed_territory", {"seat": 1, "territory": "ravenscar"}),
        "Bob proposes Ravenscar.",
        "Bob schlägt Rabenkar vor.",
    ),
    (
        ("proposed_territory", {"seat": 0, "territory": "ravenscar"}),
        "You propose Ravenscar.",
        "Du schlägst Rabenkar vor.",
    ),
    (
        ("proposed_shares", {"seat": 2, "shares": [0, 11, 0, 1]}),
        "Cat proposes these shares: Ann 0, Bob 11, Cat 0, Dan 1.",
        "Cat schlägt diese Anteile vor: Ann 0, Bob 11, Cat 0, Dan 1.",
    ),
    (
        ("proposed_shares", {"seat": 0, "shares": [6, 4, 1, 1]}),
        "You propose these shares: Ann 6, Bob 4, Cat 1, Dan 1.",
        "Du schlägst diese Anteile vor: Ann 6, Bob 4, Cat 1, Dan 1.",
    ),
    (("proposed_nothing", {"seat": 2}), "Cat proposes nothing.", "Cat schlägt nichts vor."),
    (("proposed_nothing", {"seat": 0}), "You propose nothing.", "Du schlägst nichts vor."),
    (
        ("poorest", {"seat": 1}),
        "Bob has the fewest coins and one more vote.",
        "Bob hat die wenigsten Münzen und eine Stimme mehr.",
    ),
    (
        ("poorest", {"seat": 0}),
        "You have the fewest coins and one more vote.",
        "Du hast die wenigsten Münzen und eine Stimme mehr.",
    ),
    (
        ("ballot_opened", {"subject": "start", "votes": [2, 2, 2, 2]}),
        "The ballot opens, votes: Ann 2, Bob 2, Cat 2, Dan 2.",
        "Die Stimmabgabe beginnt, Stimmen: Ann 2, Bob 2, Cat 2, Dan 2.",
    ),
    (
        ("voted", {"seat": 1, "author": 0, "votes": 2}),
        "Bob gives your proposal 2 votes.",
        "Bob stimmt für deinen Vorschlag: 2 Stimmen.",
    ),
    (
        ("voted", {"seat": 0, "author": 0, "votes": 2}),
        "You give your own proposal 2 votes.",
        "Du stimmst für deinen eigenen Vorschlag: 2 Stimmen.",
    ),
    (
        ("vote_won", {"author": 0, "votes": 6, "subject": "start"}),
        "Your proposal wins with 6 votes.",
        "Dein Vorschlag gewinnt mit 6 Stimmen.",
    ),
    (("vote_undecided", {"subject": "plague"}), "The vote decides nothing.", "Die Abstimmung entscheidet nichts."),
    (("first", {"seat": 2}), "Cat takes the first turn.", "Cat hat den ersten Zug."),
    (("first", {"seat": 0}), "You take the first turn.", "Du hast den ersten Zug."),
    (
        ("settled", {"seat": 1, "territory": "widows_reach", "count": 2, "stack": ["soldier.blue", "soldier.green"]}),
        "Bob settles in Widow’s Reach with blue soldier, green soldier.",
        "Bob lässt sich in Witwengrund nieder mit Soldat (blau), Soldat (grün).",
    ),
    (
        ("settled", {"seat": 0, "territory": "ravenscar", "count": 1, "stack": ["soldier.red"]}),
        "You settle in Ravenscar with red soldier.",
        "Du lässt dich in Rabenkar nieder mit Soldat (rot).",
    ),
    (("turn_began", {"seat": 1, "turn": 2}), "Bob begins turn 2.", "Bob beginnt Zug 2."),
    (("turn_began", {"seat": 0, "turn": 1}), "You begin turn 1.", "Du beginnst Zug 1."),
    (
        ("took_coins", {"seat": 1, "count": 9, "why": "alms", "territory": "nowhere"}),
        "Of the alms Bob takes 9 coins.",
        "Von den Almosen nimmt Bob 9 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 1, "why": "alms", "territory": "nowhere"}),
        "Of the alms you take 1 coin.",
        "Von den Almosen nimmst du 1 Münze.",
    ),
    (
        ("took_coins", {"seat": 2, "count": 1, "why": "attack_coins", "territory": "widows_reach"}),
        "Widow’s Reach earns Cat 1 coin by the attack.",
        "Witwengrund bringt Cat durch den Angriff 1 Münze.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 1, "why": "attack_coins", "territory": "widows_reach"}),
        "Widow’s Reach earns you 1 coin by the attack.",
        "Witwengrund bringt dir durch den Angriff 1 Münze.",
    ),
    (
        ("took_coins", {"seat": 2, "count": 2, "why": "conquest", "territory": "ashfen"}),
        "Cat collects 2 coins from Ashfen, just conquered.",
        "Cat sammelt im eben eroberten Aschenfenn 2 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 4, "why": "conquest", "territory": "crownfall"}),
        "You collect 4 coins from Crownfall, just conquered.",
        "Du sammelst im eben eroberten Kronfall 4 Münzen.",
    ),
    (
        ("took_coins", {"seat": 1, "count": 3, "why": "dark_influence", "territory": "nowhere"}),
        "Dark Influence brings Bob 3 coins.",
        "Dunkler Einfluss bringt Bob 3 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 3, "why": "dark_influence", "territory": "nowhere"}),
        "Dark Influence brings you 3 coins.",
        "Dunkler Einfluss bringt dir 3 Münzen.",
    ),
    (
        ("took_coins", {"seat": 3, "count": 3, "why": "harvest", "territory": "nyghtwald"}),
        "The harvest brings Dan 3 coins.",
        "Die Ernte bringt Dan 3 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 1, "why": "harvest", "territory": "hanging_tongue"}),
        "The harvest brings you 1 coin.",
        "Die Ernte bringt dir 1 Münze.",
    ),
    (
        ("took_coins", {"seat": 1, "count": 2, "why": "kings_toll", "territory": "nowhere"}),
        "The King’s Toll brings Bob 2 coins.",
        "Des Königs Zoll bringt Bob 2 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 4, "why": "kings_toll", "territory": "nowhere"}),
        "The King’s Toll brings you 4 coins.",
        "Des Königs Zoll bringt dir 4 Münzen.",
    ),
    (
        ("took_coins", {"seat": 1, "count": 5, "why": "land", "territory": "widows_reach"}),
        "Bob collects 5 coins from Widow’s Reach.",
        "Bob sammelt in Witwengrund 5 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 3, "why": "land", "territory": "ravenscar"}),
        "You collect 3 coins from Ravenscar.",
        "Du sammelst in Rabenkar 3 Münzen.",
    ),
    (
        ("took_coins", {"seat": 2, "count": 3, "why": "landless", "territory": "nowhere"}),
        "Landless, Cat takes 3 coins.",
        "Ohne Land nimmt Cat 3 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 3, "why": "landless", "territory": "nowhere"}),
        "Landless, you take 3 coins.",
        "Ohne Land nimmst du 3 Münzen.",
    ),
    (
        ("took_coins", {"seat": 2, "count": 2, "why": "plague_coins", "territory": "ashfen"}),
        "Ashfen earns Cat 2 coins by the plague.",
        "Aschenfenn bringt Cat durch die Seuche 2 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 2, "why": "plague_coins", "territory": "ashfen"}),
        "Ashfen earns you 2 coins by the plague.",
        "Aschenfenn bringt dir durch die Seuche 2 Münzen.",
    ),
    (
        ("took_coins", {"seat": 1, "count": 5, "why": "start", "territory": "widows_reach"}),
        "Bob takes 5 coins from Widow’s Reach to begin with.",
        "Zu Beginn nimmt Bob aus Witwengrund 5 Münzen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 3, "why": "start", "territory": "ravenscar"}),
        "You take 3 coins from Ravenscar to begin with.",
        "Zu Beginn nimmst du aus Rabenkar 3 Münzen.",
    ),
    (
        ("took_coins", {"seat": 1, "count": 5, "why": "welcome", "territory": "nowhere"}),
        "Bob is welcomed to Aurum with 5 coins.",
        "Aurum heißt Bob mit 5 Münzen willkommen.",
    ),
    (
        ("took_coins", {"seat": 0, "count": 5, "why": "welcome", "territory": "nowhere"}),
        "You are welcomed to Aurum with 5 coins.",
        "Aurum heißt dich mit 5 Münzen willkommen.",
    ),
    (
        ("paid_coins", {"seat": 1, "count": 2, "why": "dead", "territory": "nowhere"}),
        "Bob pays 2 coins to collect the dead.",
        "Bob zahlt für die Toten 2 Münzen.",
    ),
    (
        ("paid_coins", {"seat": 0, "count": 2, "why": "dead", "territory": "nowhere"}),
        "You pay 2 coins to collect your dead.",
        "Du zahlst für deine Toten 2 Münzen.",
    ),
    (
        ("paid_coins", {"seat": 1, "count": 3, "why": "hireling", "territory": "nowhere"}),
        "Bob pays 3 coins for a hireling.",
        "Bob zahlt für einen Handlanger 3 Münzen.",
    ),
    (
        ("paid_coins", {"seat": 0, "count": 3, "why": "hireling", "territory": "nowhere"}),
        "You pay 3 coins for a hireling.",
        "Du zahlst für einen Handlanger 3 Münzen.",
    ),
    (
        ("paid_coins", {"seat": 1, "count": 1, "why": "mercenaries", "territory": "nowhere"}),
        "Bob pays 1 coin for mercenaries.",
        "Bob zahlt für Söldner 1 Münze.",
    ),
    (
        ("paid_coins", {"seat": 0, "count": 1, "why": "mercenaries", "territory": "nowhere"}),
        "You pay 1 coin for mercenaries.",
        "Du zahlst für Söldner 1 Münze.",
    ),
    (
        ("paid_coins", {"seat": 2, "count": 2, "why": "onset", "territory": "hanging_tongue"}),
        "The plague at The Hanging Tongue costs Cat 2 coins.",
        "Die Seuche in Die Hängende Zunge kostet Cat 2 Münzen.",
    ),
    (
        ("paid_coins", {"seat": 0, "count": 2, "why": "onset", "territory": "hanging_tongue"}),
        "The plague at The Hanging Tongue costs you 2 coins.",
        "Die Seuche in Die Hängende Zunge kostet dich 2 Münzen.",
    ),
    (
        ("paid_coins", {"seat": 1, "count": 1, "why": "swords", "territory": "ravenscar"}),
        "Bob pays 1 coin to the mercenaries at Ravenscar.",
        "Bob zahlt den Söldnern in Rabenkar 1 Münze.",
    ),
    (
        ("paid_coins", {"seat": 0, "count": 1, "why": "swords", "territory": "stonehold"}),
        "You pay 1 coin to the mercenaries at Stonehold.",
        "Du zahlst den Söldnern in Steinfeste 1 Münze.",
    ),
    (
        ("gave_coins", {"seat": 3, "to": 2, "count": 2, "why": "blackmail"}),
        "Blackmailed, Dan gives Cat 2 coins.",
        "Erpresst gibt Dan Cat 2 Münzen.",
    ),
    (
        ("gave_coins", {"seat": 0, "to": 1, "count": 3, "why": "blackmail"}),
        "Blackmailed, you give Bob 3 coins.",
        "Erpresst gibst du Bob 3 Münzen.",
    ),
    (
        ("gave_coins", {"seat": 1, "to": 2, "count": 3, "why": "cutpurse"}),
        "A cutpurse takes 3 coins from Bob for Cat.",
        "Ein Beutelschneider nimmt Bob für Cat 3 Münzen.",
    ),
    (
        ("gave_coins", {"seat": 0, "to": 3, "count": 3, "why": "cutpurse"}),
        "A cutpurse takes 3 coins from you for Dan.",
        "Dir nimmt ein Beutelschneider für Dan 3 Münzen.",
    ),
    (
        ("gave_coins", {"seat": 1, "to": 0, "count": 3, "why": "pillage"}),
        "Pillaged, Bob loses 3 coins to you.",
        "Geplündert verliert Bob an dich 3 Münzen.",
    ),
    (
        ("gave_coins", {"seat": 0, "to": 2, "count": 3, "why": "pillage"}),
        "Pillaged, you lose 3 coins to Cat.",
        "Geplündert verlierst du an Cat 3 Münzen.",
    ),
    (
        ("gave_coins", {"seat": 1, "to": 3, "count": 3, "why": "taxes"}),
        "Bob pays Dan 3 coins in taxes.",
        "Bob zahlt Dan an Steuern 3 Münzen.",
    ),
    (
        ("gave_coins", {"seat": 0, "to": 3, "count": 3, "why": "taxes"}),
        "You pay Dan 3 coins in taxes.",
        "Du zahlst Dan an Steuern 3 Münzen.",
    ),
    (
        ("drew_gems", {"seat": 2, "count": 2, "why": "conquest", "territory": "nyghtwald", "gems": "unknown"}),
        "Cat draws 2 gems from Nyghtwald, just conquered.",
        "Cat zieht im eben eroberten Nyghtwald 2 Edelsteine.",
    ),
    (
        (
            "drew_gems",
            {"seat": 0, "count": 2, "why": "conquest", "territory": "hanging_tongue", "gems": ["topaz", "emerald"]},
        ),
        "You draw 2 gems: topaz and emerald from The Hanging Tongue, just conquered.",
        "Du ziehst im eben eroberten Die Hängende Zunge 2 Edelsteine: Topas und Smaragd.",
    ),
    (
        ("drew_gems", {"seat": 1, "count": 1, "why": "land", "territory": "widows_reach", "gems": "unknown"}),
        "Bob draws 1 gem from Widow’s Reach.",
        "Bob zieht in Witwengrund 1 Edelstein.",
    ),
    (
        (
            "drew_gems",
            {"seat": 0, "count": 2, "why": "land", "territory": "ravenscar", "gems": ["sapphire", "emerald"]},
        ),
        "You draw 2 gems: sapphire and emerald from Ravenscar.",
        "Du ziehst in Rabenkar 2 Edelsteine: Saphir und Smaragd.",
    ),
    (
        ("drew_gems", {"seat": 3, "count": 2, "why": "stones", "territory": "nyghtwald", "gems": "unknown"}),
        "The Tribute of Stones brings Dan 2 gems.",
        "Der Tribut der Steine bringt Dan 2 Edelsteine.",
    ),
    (
        (
            "drew_gems",
            {"seat": 0, "count": 2, "why": "stones", "territory": "hanging_tongue", "gems": ["diamond", "sapphire"]},
        ),
        "The Tribute of Stones brings you 2 gems: diamond and sapphire.",
        "Der Tribut der Steine bringt dir 2 Edelsteine: Diamant und Saphir.",
    ),
    (
        ("picked_gem", {"seat": 2, "why": "conquest", "territory": "gildenmoor", "gems": "unknown"}),
        "Cat chooses 1 gem from the bank.",
        "Cat wählt aus der Bank 1 Edelstein.",
    ),
    (
        (
            "picked_gem",
            {
                "seat": 0,
                "why": "conquest",
                "territory": "gildenmoor",
                "gems": ["ruby", "ruby", "sapphire", "emerald", "amethyst", "diamond", "topaz"],
            },
        ),
        "You choose 1 gem: ruby from the bank.",
        "Du wählst aus der Bank 1 Edelstein: Rubin.",
    ),
    (
        ("gave_gems", {"seat": 2, "to": 0, "count": 1, "why": "blackmail", "gems": ["amethyst"]}),
        "Blackmailed, Cat gives you 1 gem: amethyst.",
        "Erpresst gibt Cat dir 1 Edelstein: Amethyst.",
    ),
    (
        ("gave_gems", {"seat": 2, "to": 3, "count": 2, "why": "blackmail", "gems": "unknown"}),
        "Blackmailed, Cat gives Dan 2 gems.",
        "Erpresst gibt Cat Dan 2 Edelsteine.",
    ),
    (
        ("gave_gems", {"seat": 2, "to": 0, "count": 1, "why": "cutpurse", "gems": ["amethyst"]}),
        "A cutpurse takes 1 gem: amethyst from Cat for you.",
        "Ein Beutelschneider nimmt Cat für dich 1 Edelstein: Amethyst.",
    ),
    (
        ("gave_gems", {"seat": 3, "to": 1, "count": 1, "why": "cutpurse", "gems": "unknown"}),
        "A cutpurse takes 1 gem from Dan for Bob.",
        "Ein Beutelschneider nimmt Dan für Bob 1 Edelstein.",
    ),
    (
        ("blackmailed", {"seat": 1, "house": "brom", "collected": "coins", "territory": "marrow"}),
        "Bob shows the Bastard of Brom and demands coins for Marrow.",
        "Bob zeigt die Karte Bastard von Brom und verlangt für Marrow Münzen.",
    ),
    (
        ("blackmailed", {"seat": 0, "house": "crone", "collected": "coins", "territory": "marrow"}),
        "You show the Bastard of Crone and demand coins for Marrow.",
        "Du zeigst die Karte Bastard von Crone und verlangst für Marrow Münzen.",
    ),
    (
        ("blackmailed", {"seat": 2, "house": "brom", "collected": "coins", "territory": "nowhere"}),
        "Cat shows the Bastard of Brom and demands coins.",
        "Cat zeigt die Karte Bastard von Brom und verlangt Münzen.",
    ),
    (
        ("blackmailed", {"seat": 0, "house": "tyber", "collected": "coins", "territory": "nowhere"}),
        "You show the Bastard of Tyber and demand coins.",
        "Du zeigst die Karte Bastard von Tyber und verlangst Münzen.",
    ),
    (
        ("drew_feast_cards", {"seat": 1, "count": 1, "left": 32, "territory": "widows_reach", "dishes": "unknown"}),
        "Bob draws 1 feast card for Widow’s Reach; 32 left in the deck.",
        "Bob zieht für Witwengrund 1 Festkarte; 32 bleiben im Stapel.",
    ),
    (
        ("drew_feast_cards", {"seat": 0, "count": 1, "left": 33, "territory": "ravenscar", "dishes": ["poison"]}),
        "You draw 1 feast card: Poison for Ravenscar; 33 left in the deck.",
        "Du ziehst für Rabenkar 1 Festkarte: Gift; 33 bleiben im Stapel.",
    ),
    (
        ("drew_mercenaries", {"seat": 1, "count": 2, "left": 34, "why": "bought", "cards": "unknown"}),
        "Bob hires 2 mercenaries; 34 left in the deck.",
        "Bob wirbt 2 Söldner an; 34 bleiben im Stapel.",
    ),
    (
        (
            "drew_mercenaries",
            {
                "seat": 0,
                "count": 3,
                "left": 31,
                "why": "bought",
                "cards": ["mercenary.red", "mercenary.yellow", "mercenary.green"],
            },
        ),
        "You hire 3 mercenaries: red mercenary, yellow mercenary and green mercenary; 31 left in the deck.",
        "Du wirbst 3 Söldner: Söldner (rot), Söldner (gelb) und Söldner (grün) an; 31 bleiben im Stapel.",
    ),
    (
        ("drew_hirelings", {"seat": 1, "count": 1, "left": 47, "why": "bought", "cards": "unknown"}),
        "Bob draws 1 hireling card; 47 left in the deck.",
        "Bob zieht 1 Handlangerkarte; 47 bleiben im Stapel.",
    ),
    (
        ("drew_hirelings", {"seat": 0, "count": 2, "left": 43, "why": "bought", "cards": ["pillow", "taster"]}),
        "You draw 2 hireling cards: Royal Pillow and Taster; 43 left in the deck.",
        "Du ziehst 2 Handlangerkarten: Königliches Kissen und Vorkoster; 43 bleiben im Stapel.",
    ),
    (
        ("discarded_dish", {"seat": 3, "dish": "roast_swan"}),
        "Dan throws away a feast card: Roast Swan.",
        "Dan wirft eine Festkarte weg: Gebratener Schwan.",
    ),
    (
        ("discarded_dish", {"seat": 0, "dish": "spiced_venison"}),
        "You throw away a feast card: Spiced Venison.",
        "Du wirfst eine Festkarte weg: Gewürztes Wildbret.",
    ),
    (
        ("discarded_draw", {"seat": 2, "card": "bastard.cawdwell"}),
        "Cat throws away a hireling card: Bastard of Cawdwell.",
        "Cat wirft eine Handlangerkarte weg: Bastard von Cawdwell.",
    ),
    (
        ("discarded_draw", {"seat": 0, "card": "taster"}),
        "You throw away a hireling card: Taster.",
        "Du wirfst eine Handlangerkarte weg: Vorkoster.",
    ),
    (
        ("reshuffled", {"deck": "mercenaries", "count": 15}),
        "The discarded mercenaries are shuffled into a new deck: 15 cards.",
        "Die abgelegten Söldner werden ein neuer Stapel: 15 Karten.",
    ),
    (
        ("collected_dead", {"seat": 1, "count": 1}),
        "Bob collects the dead: 1 soldier.",
        "Bob sammelt die Toten: 1 Soldat.",
    ),
    (
        ("collected_dead", {"seat": 0, "count": 2}),
        "You collect your dead: 2 soldiers.",
        "Du sammelst deine Toten: 2 Soldaten.",
    ),
    (
        (
            "announced_conquest",
            {
                "seat": 2,
                "territory": "ashfen",
                "count": 4,
                "stack": ["soldier.green", "soldier.green", "soldier.blue", "soldier.yellow"],
            },
        ),
        "Cat announces the conquest of Ashfen with green soldier, green soldier, blue soldier, yellow soldier.",
        "Cat kündigt die Eroberung von Aschenfenn an mit Soldat (grün), Soldat (grün), Soldat (blau), Soldat (gelb).",
    ),
    (
        (
            "announced_conquest",
            {
                "seat": 0,
                "territory": "hanging_tongue",
                "count": 4,
                "stack": ["soldier.blue", "soldier.blue", "soldier.blue", "soldier.yellow"],
            },
        ),
        "You announce the conquest of The Hanging Tongue with blue soldier, blue soldier, blue soldier, yellow soldier.",
        "Du kündigst die Eroberung von Die Hängende Zunge an mit Soldat (blau), Soldat (blau), Soldat (blau), Soldat (gelb).",
    ),
    (
        ("laid_down", {"seat": 2, "territory": "crownfall", "count": 2, "cards": "unknown"}),
        "Cat lays 2 cards under Crownfall.",
        "Cat legt unter Kronfall 2 Karten.",
    ),
    (
        ("laid_down", {"seat": 0, "territory": "ashfen", "count": 1, "cards": ["mercenary.red"]}),
        "You lay 1 card: red mercenary under Ashfen.",
        "Du legst unter Aschenfenn 1 Karte: Söldner (rot).",
    ),
    (("conquered", {"seat": 2, "territory": "ashfen"}), "Cat conquers Ashfen.", "Cat erobert Aschenfenn."),
    (
        ("conquered", {"seat": 0, "territory": "hanging_tongue"}),
        "You conquer The Hanging Tongue.",
        "Du eroberst Die Hängende Zunge.",
    ),
    (
        ("named_target", {"seat": 1, "territory": "nyghtwald"}),
        "Bob turns against Nyghtwald.",
        "Bob wendet sich gegen Nyghtwald.",
    ),
    (
        ("named_target", {"seat": 0, "territory": "widows_reach"}),
        "You turn against Widow’s Reach.",
        "Du wendest dich gegen Witwengrund.",
    ),
    (
        ("attacked", {"seat": 2, "territory": "hanging_tongue", "card": "soldier.blue"}),
        "Cat attacks The Hanging Tongue: blue soldier.",
        "Cat greift Die Hängende Zunge an: Soldat (blau).",
    ),
    (
        ("attacked", {"seat": 0, "territory": "ashfen", "card": "mercenary.green"}),
        "You attack Ashfen: green mercenary.",
        "Du greifst Aschenfenn an: Söldner (grün).",
    ),
    (
        ("paid_toll", {"seat": 2, "territory": "stonehold", "card": "soldier.blue"}),
        "Cat pays the toll of Stonehold: blue soldier.",
        "Cat zahlt den Zoll von Steinfeste: Soldat (blau).",
    ),
    (
        ("paid_toll", {"seat": 0, "territory": "stonehold", "card": "mercenary.green"}),
        "You pay the toll of Stonehold: green mercenary.",
        "Du zahlst den Zoll von Steinfeste: Söldner (grün).",
    ),
    (
        ("defended", {"seat": 1, "territory": "crownfall", "card": "soldier.red"}),
        "Bob defends Crownfall: red soldier.",
        "Bob verteidigt Kronfall: Soldat (rot).",
    ),
    (
        ("defended", {"seat": 0, "territory": "three_rivers", "card": "mercenary.red"}),
        "You defend Three Rivers: red mercenary.",
        "Du verteidigst Dreiflüsse: Söldner (rot).",
    ),
    (
        ("discarded_military", {"seat": 2, "card": "soldier.blue", "why": "attack"}),
        "Cat spends the attack card: blue soldier.",
        "Cat legt die Angriffskarte ab: Soldat (blau).",
    ),
    (
        ("discarded_military", {"seat": 0, "card": "mercenary.green", "why": "attack"}),
        "You spend the attack card: green mercenary.",
        "Du legst die Angriffskarte ab: Söldner (grün).",
    ),
    (
        ("discarded_military", {"seat": 1, "card": "soldier.red", "why": "defence"}),
        "Bob spends the defence card: red soldier.",
        "Bob legt die Verteidigungskarte ab: Soldat (rot).",
    ),
    (
        ("discarded_military", {"seat": 0, "card": "mercenary.red", "why": "defence"}),
        "You spend the defence card: red mercenary.",
        "Du legst die Verteidigungskarte ab: Söldner (rot).",
    ),
    (
        ("discarded_military", {"seat": 2, "card": "soldier.blue", "why": "toll"}),
        "Cat spends the toll: blue soldier.",
        "Cat legt den Zoll ab: Soldat (blau).",
    ),
    (
        ("discarded_military", {"seat": 0, "card": "mercenary.green", "why": "toll"}),
        "You spend the toll: green mercenary.",
        "Du legst den Zoll ab: Söldner (grün).",
    ),
    (
        ("beaten_off", {"seat": 3, "territory": "crownfall"}),
        "Dan’s attack on Crownfall is beaten off.",
        "Dans Angriff auf Kronfall ist abgewehrt.",
    ),
    (
        ("beaten_off", {"seat": 0, "territory": "crownfall"}),
        "Your attack on Crownfall is beaten off.",
        "Dein Angriff auf Kronfall ist abgewehrt.",
    ),
    (
        ("attack_failed", {"seat": 1, "territory": "ravenscar"}),
        "Bob’s attack on Ravenscar comes to nothing.",
        "Bobs Angriff auf Rabenkar verpufft.",
    ),
    (
        ("assault_ended", {"seat": 1, "territory": "nyghtwald"}),
        "Bob breaks off the assault on Nyghtwald.",
        "Bob bricht den Sturm auf Nyghtwald ab.",
    ),
    (
        ("assault_ended", {"seat": 0, "territory": "widows_reach"}),
        "You break off the assault on Widow’s Reach.",
        "Du brichst den Sturm auf Witwengrund ab.",
    ),
    (
        ("killed", {"seat": 2, "territory": "ashfen", "card": "soldier.yellow", "position": 0}),
        "At Ashfen Cat loses: yellow soldier.",
        "In Aschenfenn verliert Cat: Soldat (gelb).",
    ),
    (
        ("killed", {"seat": 0, "territory": "hanging_tongue", "card": "soldier.blue", "position": 0}),
        "At The Hanging Tongue you lose: blue soldier.",
        "In Die Hängende Zunge verlierst du: Soldat (blau).",
    ),
    (("lost", {"seat": 2, "territory": "ashfen"}), "Cat loses Ashfen.", "Cat verliert Aschenfenn."),
    (("lost", {"seat": 0, "territory": "nyghtwald"}), "You lose Nyghtwald.", "Du verlierst Nyghtwald."),
    (
        ("returned", {"seat": 1, "territory": "ashfen", "count": 2}),
        "Bob takes 2 cards back from Ashfen.",
        "Bob nimmt aus Aschenfenn 2 Karten zurück.",
    ),
    (
        ("returned", {"seat": 0, "territory": "widows_reach", "count": 3}),
        "You take 3 cards back from Widow’s Reach.",
        "Du nimmst aus Witwengrund 3 Karten zurück.",
    ),
    (
        (
            "took_mercenaries",
            {
                "seat": 1,
                "whom": 0,
                "territory": "nyghtwald",
                "count": 2,
                "cards": ["mercenary.yellow", "mercenary.green"],
            },
        ),
        "In the bedlam at Nyghtwald Bob takes 2 mercenaries: yellow mercenary and green mercenary from you.",
        "Im Tumult von Nyghtwald nimmt Bob dir 2 Söldner: Söldner (gelb) und Söldner (grün).",
    ),
    (
        ("took_mercenaries", {"seat": 1, "whom": 1, "territory": "stonehold", "count": 3, "cards": "unknown"}),
        "In the bedlam at Stonehold Bob takes 3 mercenaries from themselves.",
        "Im Tumult von Steinfeste nimmt Bob sich selbst 3 Söldner.",
    ),
    (
        ("played", {"seat": 1, "hireling": "sneak", "aim": "cards:1"}),
        "Bob plays Sneak for 1 card.",
        "Bob spielt „Schleicher“: 1 Karte.",
    ),
    (
        ("played", {"seat": 0, "hireling": "sneak", "aim": "cards:2"}),
        "You play Sneak for 2 cards.",
        "Du spielst „Schleicher“: 2 Karten.",
    ),
    (
        ("played", {"seat": 3, "hireling": "cutpurse", "aim": "coins:0"}),
        "Dan plays Cutpurse for coins of you.",
        "Dan spielt „Beutelschneider“ gegen dich, um Münzen.",
    ),
    (
        ("played", {"seat": 0, "hireling": "cutpurse", "aim": "coins:3"}),
        "You play Cutpurse for coins of Dan.",
        "Du spielst „Beutelschneider“ gegen Dan, um Münzen.",
    ),
    (
        ("played", {"seat": 2, "hireling": "cutpurse", "aim": "gem:1"}),
        "Cat plays Cutpurse for a gem of Bob.",
        "Cat spielt „Beutelschneider“ gegen Bob, um einen Edelstein.",
    ),
    (
        ("played", {"seat": 0, "hireling": "cutpurse", "aim": "gem:2"}),
        "You play Cutpurse for a gem of Cat.",
        "Du spielst „Beutelschneider“ gegen Cat, um einen Edelstein.",
    ),
    (
        ("played", {"seat": 1, "hireling": "assassin", "aim": "general:3"}),
        "Bob plays Assassin on the General of Dan.",
        "Bob spielt „Meuchler“ gegen den General von Dan.",
    ),
    (
        ("played", {"seat": 0, "hireling": "assassin", "aim": "general:1"}),
        "You play Assassin on the General of Bob.",
        "Du spielst „Meuchler“ gegen den General von Bob.",
    ),
    (
        ("played", {"seat": 3, "hireling": "assassin", "aim": "hireling:2"}),
        "Dan plays Assassin on the hireling played by Cat.",
        "Dan spielt „Meuchler“ gegen den von Cat gespielten Handlanger.",
    ),
    (
        ("played", {"seat": 0, "hireling": "assassin", "aim": "hireling:2"}),
        "You play Assassin on the hireling played by Cat.",
        "Du spielst „Meuchler“ gegen den von Cat gespielten Handlanger.",
    ),
    (("played", {"seat": 2, "hireling": "watchman", "aim": "none"}), "Cat plays Watchman.", "Cat spielt „Wächter“."),
    (
        ("played", {"seat": 0, "hireling": "pillow", "aim": "none"}),
        "You play Royal Pillow.",
        "Du spielst „Königliches Kissen“.",
    ),
    (
        ("played", {"seat": 3, "hireling": "spy", "aim": "player:0"}),
        "Dan plays Spy on you.",
        "Dan spielt „Spion“ gegen dich.",
    ),
    (
        ("played", {"seat": 0, "hireling": "taster", "aim": "player:1"}),
        "You play Taster on Bob.",
        "Du spielst „Vorkoster“ gegen Bob.",
    ),
    (
        ("played", {"seat": 2, "hireling": "saboteur", "aim": "territory:ashfen"}),
        "Cat plays Saboteur at Ashfen.",
        "Cat spielt „Saboteur“ in Aschenfenn.",
    ),
    (
        ("played", {"seat": 0, "hireling": "envoy", "aim": "territory:nyghtwald"}),
        "You play Envoy at Nyghtwald.",
        "Du spielst „Gesandter“ in Nyghtwald.",
    ),
    (
        ("killed_hireling", {"seat": 3, "whom": 1, "hireling": "assassin", "by": "assassin"}),
        "Dan’s Assassin kills Assassin, played by Bob.",
        "Dans Meuchler tötet „Meuchler“, gespielt von Bob.",
    ),
    (
        ("killed_hireling", {"seat": 0, "whom": 2, "hireling": "assassin", "by": "assassin"}),
        "Your Assassin kills Assassin, played by Cat.",
        "Dein Meuchler tötet „Meuchler“, gespielt von Cat.",
    ),
    (
        ("killed_hireling", {"seat": 1, "whom": 0, "hireling": "pillow", "by": "venom"}),
        "Bob’s Venom kills Royal Pillow, played by you.",
        "Bobs Natterngift tötet „Königliches Kissen“, gespielt von dir.",
    ),
    (
        ("killed_hireling", {"seat": 0, "whom": 2, "hireling": "cutpurse", "by": "venom"}),
        "Your Venom kills Cutpurse, played by Cat.",
        "Dein Natterngift tötet „Beutelschneider“, gespielt von Cat.",
    ),
    (
        ("discarded_hireling", {"seat": 3, "hireling": "general", "why": "block_ended"}),
        "The attack is over, and Dan discards General.",
        "Der Angriff ist vorbei, und Dan legt „General“ ab.",
    ),
    (
        ("discarded_hireling", {"seat": 0, "hireling": "general", "why": "block_ended"}),
        "The attack is over, and you discard General.",
        "Der Angriff ist vorbei, und du legst „General“ ab.",
    ),
    (
        ("discarded_hireling", {"seat": 3, "hireling": "assassin", "why": "played"}),
        "Dan discards Assassin.",
        "Dan legt „Meuchler“ ab.",
    ),
    (
        ("discarded_hireling", {"seat": 0, "hireling": "doctor", "why": "played"}),
        "You discard Plague Doctor.",
        "Du legst „Pestdoktor“ ab.",
    ),
    (
        ("discarded_hireling", {"seat": 3, "hireling": "general", "why": "taste"}),
        "Dan discards General to taste.",
        "Dan legt „General“ ab, um zu kosten.",
    ),
    (
        ("discarded_hireling", {"seat": 0, "hireling": "assassin", "why": "taste"}),
        "You discard Assassin to taste.",
        "Du legst „Meuchler“ ab, um zu kosten.",
    ),
    (
        ("used_power", {"seat": 3, "power": "knowledge", "aim": "deck:hirelings"}),
        "Dan uses Knowledge on the hireling deck.",
        "Dan nutzt „Wissen“ auf den Handlangerstapel.",
    ),
    (
        ("used_power", {"seat": 0, "power": "knowledge", "aim": "deck:events"}),
        "You use Knowledge on the event deck.",
        "Du nutzt „Wissen“ auf den Ereignisstapel.",
    ),
    (
        ("used_power", {"seat": 1, "power": "venom", "aim": "hireling:0"}),
        "Bob uses Venom on the hireling played by you.",
        "Bob nutzt „Natterngift“ gegen den von dir gespielten Handlanger.",
    ),
    (
        ("used_power", {"seat": 0, "power": "venom", "aim": "hireling:2"}),
        "You use Venom on the hireling played by Cat.",
        "Du nutzt „Natterngift“ gegen den von Cat gespielten Handlanger.",
    ),
    (
        ("used_power", {"seat": 3, "power": "eye", "aim": "player:1"}),
        "Dan uses The Eye on Bob.",
        "Dan nutzt „Das Auge“ gegen Bob.",
    ),
    (
        ("used_power", {"seat": 0, "power": "opulence", "aim": "player:2"}),
        "You use Opulence on Cat.",
        "Du nutzt „Überfluss“ gegen Cat.",
    ),
    (
        ("used_power", {"seat": 2, "power": "fury", "aim": "territory:crownfall"}),
        "Cat uses Fury on Crownfall.",
        "Cat nutzt „Wut“ in Kronfall.",
    ),
    (
        ("used_power", {"seat": 0, "power": "death", "aim": "territory:ashfen"}),
        "You use Death on Ashfen.",
        "Du nutzt „Tod“ in Aschenfenn.",
    ),
    (("plagued", {"territory": "ashfen"}), "Ashfen is plagued.", "Aschenfenn ist verseucht."),
    (("spared", {"territory": "marrow"}), "Marrow is spared the plague.", "Marrow bleibt von der Seuche verschont."),
    (("cured", {"territory": "ashfen"}), "Ashfen is cured.", "Aschenfenn ist geheilt."),
    (
        ("looked_at_deck", {"seat": 3, "deck": "hirelings", "count": 3, "cards": "unknown"}),
        "Dan looks at the top of the hireling deck: 3 cards.",
        "Dan sieht oben auf den Handlangerstapel: 3 Karten.",
    ),
    (
        ("looked_at_deck", {"seat": 0, "deck": "events", "count": 3, "cards": ["E16", "E07", "E12"]}),
        "You look at the top of the event deck: 3 cards: The King’s Toll, Contagion and Unpaid Swords.",
        "Du siehst oben auf den Ereignisstapel: 3 Karten: Des Königs Zoll, Ansteckung und Unbezahlte Schwerter.",
    ),
    (
        ("ordered_deck", {"seat": 3, "deck": "hirelings", "count": 3, "cards": "unknown"}),
        "Dan puts them back on the hireling deck: 3 cards.",
        "Dan legt zurück auf den Handlangerstapel: 3 Karten.",
    ),
    (
        ("ordered_deck", {"seat": 0, "deck": "events", "count": 3, "cards": ["E07", "E16", "E12"]}),
        "You put them back on the event deck: 3 cards: Contagion, The King’s Toll and Unpaid Swords.",
        "Du legst zurück auf den Ereignisstapel: 3 Karten: Ansteckung, Des Königs Zoll und Unbezahlte Schwerter.",
    ),
    (
        ("looked_at_hand", {"seat": 3, "whom": 1, "count": 8, "cards": "unknown"}),
        "Dan looks at Bob’s hand: 8 cards.",
        "Dan sieht Bobs Hand an: 8 Karten.",
    ),
    (
        (
            "looked_at_hand",
            {
                "seat": 0,
                "whom": 3,
                "count": 6,
                "cards": [
                    "soldier.blue",
                    "soldier.yellow",
                    "soldier.green",
                    "mercenary.yellow",
                    "mercenary.green",
                    "watchman",
                ],
            },
        ),
        "You look at Dan’s hand: 6 cards: blue soldier, yellow soldier, green soldier, yellow mercenary, green mercenary and Watchman.",
        "Du siehst Dans Hand an: 6 Karten: Soldat (blau), Soldat (gelb), Soldat (grün), Söldner (gelb), Söldner (grün) und Wächter.",
    ),
    (
        ("looked_at_coins", {"seat": 3, "whom": 0, "coins": "unknown"}),
        "Dan counts the coins in your purse.",
        "Dan zählt die Münzen: dein Beutel.",
    ),
    (
        ("looked_at_coins", {"seat": 0, "whom": 3, "coins": [4]}),
        "You count the coins in Dan’s purse: 4 coins.",
        "Du zählst die Münzen: Dans Beutel hat 4 Münzen.",
    ),
    (
        ("looked_at_gems", {"seat": 3, "whom": 0, "gems": "unknown"}),
        "Dan looks at the gems in your purse.",
        "Dan sieht die Edelsteine an: dein Beutel.",
    ),
    (
        ("looked_at_gems", {"seat": 0, "whom": 3, "gems": ["ruby", "diamond"]}),
        "You look at the gems in Dan’s purse.",
        "Du siehst die Edelsteine an: Dans Beutel.",
    ),
    (
        ("took_card", {"seat": 1, "whom": 0, "back": "mercenary", "cards": ["mercenary.yellow"]}),
        "Bob takes a card from you: yellow mercenary.",
        "Bob nimmt dir eine Karte: Söldner (gelb).",
    ),
    (
        ("took_card", {"seat": 3, "whom": 1, "back": "hireling", "cards": "unknown"}),
        "Dan takes a card from Bob: hireling card.",
        "Dan nimmt Bob eine Karte: Handlangerkarte.",
    ),
    (("took_nothing", {"seat": 3, "whom": 1}), "Dan takes nothing from Bob.", "Dan nimmt Bob nichts."),
    (("took_nothing", {"seat": 0, "whom": 2}), "You take nothing from Cat.", "Du nimmst Cat nichts."),
    (("action_ended", {"seat": 1}), "Bob ends the Action phase.", "Bob beendet die Aktionen."),
    (("action_ended", {"seat": 0}), "You end your Action phase.", "Du beendest deine Aktionen."),
    (
        ("event_drawn", {"seat": 1, "event_card": "E10"}),
        "Bob draws the event A Broken Oath.",
        "Bob zieht das Ereignis „Ein gebrochener Eid“.",
    ),
    (
        ("event_drawn", {"seat": 0, "event_card": "E01"}),
        "You draw the event Welcome to Aurum.",
        "Du ziehst das Ereignis „Willkommen in Aurum“.",
    ),
    (
        ("event_without_effect", {"event_card": "E10"}),
        "A Broken Oath has no effect.",
        "„Ein gebrochener Eid“ bleibt ohne Wirkung.",
    ),
    (("wooed", {"seat": 1, "whom": 2}), "Bob proposes marriage to Cat.", "Bob hält um eine Heirat mit Cat an."),
    (("wooed", {"seat": 0, "whom": 3}), "You propose marriage to Dan.", "Du hältst um eine Heirat mit Dan an."),
    (("refused", {"seat": 2, "whom": 1}), "Cat refuses to marry Bob.", "Cat lehnt es ab, Bob zu heiraten."),
    (("refused", {"seat": 0, "whom": 2}), "You refuse to marry Cat.", "Du lehnst es ab, Cat zu heiraten."),
    (("married", {"seat": 2, "whom": 1}), "Cat and Bob are married.", "Cat heiratet Bob."),
    (("married", {"seat": 0, "whom": 2}), "You and Cat are married.", "Du heiratest Cat."),
    (("heir_died", {"seat": 3, "front": 3}), "Dan’s heir is dead.", "Dans Erbe ist tot."),
    (("heir_died", {"seat": 0, "front": 0}), "Your heir is dead.", "Dein Erbe ist tot."),
    (
        ("heir_died", {"seat": 1, "front": 2}),
        "Bob’s heir, in the care of Cat, is dead.",
        "Bobs Erbe, in der Obhut von Cat, ist tot.",
    ),
    (
        ("heir_died", {"seat": 0, "front": 3}),
        "Your heir, in the care of Dan, is dead.",
        "Dein Erbe, in der Obhut von Dan, ist tot.",
    ),
    (("marriage_ended", {"seat": 1, "whom": 2}), "Bob’s marriage with Cat is over.", "Bobs Ehe mit Cat ist zu Ende."),
    (("marriage_ended", {"seat": 0, "whom": 3}), "Your marriage with Dan is over.", "Deine Ehe mit Dan ist zu Ende."),
    (("land_cleared", {"places": 6}), "The land is cleared for the Feast.", "Das Land wird für das Fest abgeräumt."),
    (
        ("took_up_dishes", {"seat": 1, "count": 5}),
        "Bob takes up feast cards: 5 feast cards.",
        "Bob nimmt Festkarten auf: 5 Festkarten.",
    ),
    (
        ("took_up_dishes", {"seat": 0, "count": 7}),
        "You take up your feast cards: 7 feast cards.",
        "Du nimmst deine Festkarten auf: 7 Festkarten.",
    ),
    (
        ("served", {"seat": 3, "to": 0, "count": 1, "dishes": "unknown"}),
        "Dan serves you 1 feast card.",
        "Dan tischt dir auf: 1 Festkarte.",
    ),
    (
        ("served", {"seat": 0, "to": 0, "count": 2, "dishes": ["barley_bread", "peacock_crown"]}),
        "You serve yourself 2 feast cards: Barley Bread and Peacock Crown.",
        "Du tischst dir selbst auf: 2 Festkarten: Gerstenbrot und Pfauenkrone.",
    ),
    (
        ("tasted", {"seat": 3, "whom": 3, "dish": "barley_bread"}),
        "Dan tastes from Dan’s plate: Barley Bread.",
        "Dan kostet vor: Dans Teller, Gerstenbrot.",
    ),
    (
        ("tasted", {"seat": 0, "whom": 0, "dish": "spiced_venison"}),
        "You taste from your plate: Spiced Venison.",
        "Du kostest vor: dein Teller, Gewürztes Wildbret.",
    ),
    (
        ("revealed", {"seat": 1, "count": 2, "dishes": ["poison", "poison"]}),
        "On Bob’s plate: 2 feast cards: 2× Poison.",
        "Auf Bobs Teller: 2 Festkarten: 2× Gift.",
    ),
    (
        (
            "revealed",
            {
                "seat": 0,
                "count": 5,
                "dishes": ["barley_bread", "eel_pie", "roast_swan", "spiced_venison", "peacock_crown"],
            },
        ),
        "On your plate: 5 feast cards: Barley Bread, Eel Pie, Roast Swan, Spiced Venison and Peacock Crown.",
        "Auf deinem Teller: 5 Festkarten: Gerstenbrot, Aalpastete, Gebratener Schwan, Gewürztes Wildbret und Pfauenkrone.",
    ),
    (("poisoned", {"seat": 3, "front": 3}), "Dan’s heir is poisoned.", "Dans Erbe ist vergiftet."),
    (("poisoned", {"seat": 0, "front": 0}), "Your heir is poisoned.", "Dein Erbe ist vergiftet."),
    (
        ("poisoned", {"seat": 2, "front": 1}),
        "Cat’s heir, at the table of Bob, is poisoned.",
        "Cats Erbe, am Tisch von Bob, ist vergiftet.",
    ),
    (
        ("poisoned", {"seat": 0, "front": 3}),
        "Your heir, at the table of Dan, is poisoned.",
        "Dein Erbe, am Tisch von Dan, ist vergiftet.",
    ),
    (
        ("sacrificed", {"seat": 1}),
        "Bob’s bastard dies in place of the heir.",
        "Bobs Bastard stirbt an Stelle des Erben.",
    ),
    (
        ("sacrificed", {"seat": 0}),
        "Your bastard dies in place of your heir.",
        "Dein Bastard stirbt an Stelle deines Erben.",
    ),
    (
        ("counted", {"seat": 1, "source": "bastard", "points": 0}),
        "Bob’s bastard counts 0 points.",
        "Bobs Bastard zählt 0 Punkte.",
    ),
    (
        ("counted", {"seat": 0, "source": "bastard", "points": 0}),
        "Your bastard counts 0 points.",
        "Dein Bastard zählt 0 Punkte.",
    ),
    (
        ("counted", {"seat": 1, "source": "coins", "points": 50}),
        "Bob’s coins count 50 points.",
        "Bobs Münzen zählen 50 Punkte.",
    ),
    (
        ("counted", {"seat": 0, "source": "coins", "points": 13}),
        "Your coins count 13 points.",
        "Deine Münzen zählen 13 Punkte.",
    ),
    (
        ("counted", {"seat": 1, "source": "food", "points": 2}),
        "Bob’s food counts 2 points.",
        "Bobs Speisen zählen 2 Punkte.",
    ),
    (
        ("counted", {"seat": 0, "source": "food", "points": 13}),
        "Your food counts 13 points.",
        "Deine Speisen zählen 13 Punkte.",
    ),
    (
        ("counted", {"seat": 1, "source": "gems", "points": 3}),
        "Bob’s gems count 3 points.",
        "Bobs Edelsteine zählen 3 Punkte.",
    ),
    (
        ("counted", {"seat": 0, "source": "gems", "points": 35}),
        "Your gems count 35 points.",
        "Deine Edelsteine zählen 35 Punkte.",
    ),
    (
        ("counted", {"seat": 1, "source": "land", "points": 3}),
        "Bob’s land counts 3 points.",
        "Bobs Land zählt 3 Punkte.",
    ),
    (("counted", {"seat": 0, "source": "land", "points": 1}), "Your land counts 1 point.", "Dein Land zählt 1 Punkt."),
    (("won", {"seat": 2, "total": 60}), "Cat wins with 60 points.", "Cat gewinnt: 60 Punkte."),
    (("won", {"seat": 0, "total": 62}), "You win with 62 points.", "Du gewinnst: 62 Punkte."),
    (("asked", {"active": 1, "facts": []}), "The court waits for answers.", "Der Hof wartet auf Antworten."),
]
