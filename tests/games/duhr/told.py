"""The story, sentence by sentence, as Ann hears it: the event, in English, in German."""

from tests.games.duhr.table import ANN, BOB, CAT, DAN

CARDS = ["suspicion.usari", "scandal", "suspicion.usari", "event.betrayal"]
PLAYERS = 4
TOLD = [
    (
        ("housed", {"seat": BOB, "house": "lycosia"}),
        "Bob is the head of House Lycosia.",
        "Bob führt das Haus Lycosia.",
    ),
    (
        ("entrusted", {"seat": ANN, "conspiracy": ["usari"]}),
        "Your conspiracy is with House Usari.",
        "Deine Verschwörung gilt dem Haus Usari.",
    ),
    (
        ("entrusted", {"seat": BOB, "conspiracy": "unknown"}),
        "Bob enters into a conspiracy.",
        "Bob lässt sich auf eine Verschwörung ein.",
    ),
    (
        ("offered", {"seat": ANN, "count": 2, "agendas": ["W3", "B6"]}),
        "You are offered 2 agendas: “Puppet House” and “Untainted Court”.",
        "Dir werden 2 Vorhaben angeboten: „Marionette“ und „Unbefleckter Hof“.",
    ),
    (("kept", {"seat": BOB, "agenda": "unknown"}), "Bob keeps an agenda.", "Bob behält ein Vorhaben."),
    (
        ("supplied", {"seat": BOB, "card": "suspicion.lycosia", "count": 2}),
        "Bob receives 2 Lycosia suspicions.",
        "Bob erhält 2 Verdachtskarten von Lycosia.",
    ),
    (
        ("webs_laid", {"web": 38, "scandals": 20}),
        "The Web of Suspicion is spun of 38 cards, the Web of Scandal of 20.",
        "Das Netz des Verdachts ist aus 38 Karten gesponnen, das Netz der Skandale aus 20.",
    ),
    (
        ("set_aside", {"seat": ANN, "count": 2, "cards": ["scandal", "scandal"]}),
        "Disfavored, you play with 2 cards at random and set aside 2 cards: 2× scandal.",
        "In Ungnade spielst du mit 2 zufälligen Karten und legst beiseite 2 Karten: 2× Skandal.",
    ),
    (
        ("drew", {"seat": ANN, "count": 4, "web": 22, "cards": CARDS}),
        "You draw 4 cards: 2× Usari suspicion, scandal and Betrayal; 22 left in the Web.",
        "Du ziehst 4 Karten: 2× Usari-Verdacht, Skandal und „Verrat“; 22 bleiben im Netz.",
    ),
    (
        ("drew", {"seat": BOB, "count": 1, "web": 0, "cards": "unknown"}),
        "Bob draws 1 card, and the Web of Suspicion is used up.",
        "Bob zieht 1 Karte, und das Netz des Verdachts ist aufgebraucht.",
    ),
    (
        ("played", {"seat": BOB, "to": ANN, "card": "suspicion.kardosa"}),
        "Bob raises a Kardosa suspicion on your House.",
        "Bob lenkt einen Kardosa-Verdacht auf dein Haus.",
    ),
    (
        ("played", {"seat": BOB, "to": BOB, "card": "scandal"}),
        "Bob creates a scandal on their own House.",
        "Bob bringt einen Skandal über das eigene Haus.",
    ),
    (
        ("announced_ability", {"seat": BOB, "house": "lycosia", "spot": "house@2:2", "detail": "house@0"}),
        "Bob pays a Lycosia suspicion for Shift Scandal: card 3 on Cat’s House moved to your House.",
        "Bob zahlt einen Lycosia-Verdacht für „Skandal verlagern“: Karte 3 auf Cats Haus kommt auf dein Haus.",
    ),
    (
        ("announced_ability", {"seat": ANN, "house": "usari", "spot": "house@2:0", "detail": "suspicion"}),
        "You pay an Usari suspicion for Convert Indignity: card 1 on Cat’s House replaced by a suspicion.",
        "Du zahlst einen Usari-Verdacht für „Schmach wandeln“: ein Verdacht an Stelle von Karte 1 auf Cats Haus.",
    ),
    (
        ("announced_masterstroke", {"seat": BOB, "masterstroke": "expose", "house": "usari", "aim": "house@2:4"}),
        "Bob makes a masterstroke with 2 Usari suspicions: card 5 on Cat’s House turned up.",
        "Bob führt mit 2 Verdachtskarten von Usari einen Meisterstreich: Karte 5 auf Cats Haus wird offen.",
    ),
    (
        ("announced_masterstroke", {"seat": ANN, "masterstroke": "disgrace", "house": "usari", "aim": "house@2"}),
        "You make a masterstroke with 2 Usari suspicions: a scandal on Cat’s House.",
        "Du führst mit 2 Verdachtskarten von Usari einen Meisterstreich: ein Skandal auf Cats Haus.",
    ),
    (
        ("triggered", {"seat": BOB, "event_card": "betrayal", "first": "seat:0", "second": "none"}),
        "Bob triggers Betrayal against you.",
        "Bob spielt „Verrat“ gegen dich.",
    ),
    (
        ("triggered", {"seat": BOB, "event_card": "collaborators", "first": "seat:1", "second": "seat:0"}),
        "Bob triggers Collaborators with the help of their own House and your House.",
        "Bob spielt „Mitverschworene“ mit Hilfe von dem eigenen Haus und deinem Haus.",
    ),
    (
        ("triggered", {"seat": ANN, "event_card": "intrigue", "first": "seat:0", "second": "seat:3"}),
        "You trigger Intrigue between yourself and Dan.",
        "Du spielst „Ränke“ zwischen dir selbst und Dan.",
    ),
    (
        ("triggered", {"seat": ANN, "event_card": "betrayal", "first": "none", "second": "none"}),
        "You trigger Betrayal.",
        "Du spielst „Verrat“.",
    ),
    (
        ("negated", {"seat": BOB, "house": "usari", "whom": ANN, "deed": "negation"}),
        "Bob negates your negation with 2 Usari suspicions.",
        "Bob verneint deine Verneinung mit 2 Verdachtskarten von Usari.",
    ),
    (
        ("negated", {"seat": ANN, "house": "usari", "whom": BOB, "deed": "masterstroke.expose"}),
        "You negate Bob’s masterstroke with 2 Usari suspicions.",
        "Du verneinst Bobs Meisterstreich mit 2 Verdachtskarten von Usari.",
    ),
    (
        ("cancelled", {"seat": BOB, "deed": "ability.silgaro"}),
        "Bob’s Rescind Suspicion is negated and has no effect.",
        "Bobs „Verdacht zurücknehmen“ ist verneint und ohne Wirkung.",
    ),
    (
        ("cancelled", {"seat": ANN, "deed": "masterstroke.expose"}),
        "Your masterstroke is negated and has no effect.",
        "Dein Meisterstreich ist verneint und ohne Wirkung.",
    ),
    (
        ("no_action", {"seat": BOB, "pairs": "none", "lacked": ["scandal"]}),
        "No House Action is possible for Bob, who must discard a card.",
        "Bob ist keine Hausaktion möglich, also muss eine Karte abgeworfen werden.",
    ),
    (
        ("discarded", {"seat": BOB, "card": "event.intrigue", "why": "acquire"}),
        "Bob discards Intrigue.",
        "Bob wirft „Ränke“ ab.",
    ),
    (
        ("discarded", {"seat": ANN, "card": "scandal", "why": "vilified"}),
        "A villain now, you lose a scandal.",
        "Geächtet verlierst du einen Skandal.",
    ),
    (
        ("placed", {"seat": BOB, "to": CAT, "why": "loss"}),
        "A scandal from the Web falls on Cat’s House.",
        "Ein Skandal aus dem Netz fällt auf Cats Haus.",
    ),
    (
        ("replaced_concealed", {"seat": BOB, "spot": "house@2:1", "card": "suspicion.usari", "by": "scandal"}),
        "Bob replaces concealed card 2 on Cat’s House, an Usari suspicion, by a scandal.",
        "Bob ersetzt die verdeckte Karte 2 auf Cats Haus, einen Usari-Verdacht, durch einen Skandal.",
    ),
    (
        ("shifted_unseen", {"seat": BOB, "spot": "house@1:1", "to": CAT}),
        "Bob moves concealed card 2 from their own House to Cat’s House.",
        "Bob verlegt die verdeckte Karte 2 vom eigenen Haus auf Cats Haus.",
    ),
    (
        ("taken_up_unseen", {"seat": ANN, "spot": "house@1:0", "cards": ["scandal"]}),
        "You take concealed card 1 from Bob’s House into your hand: a scandal.",
        "Du nimmst die verdeckte Karte 1 von Bobs Haus auf die Hand: einen Skandal.",
    ),
    (
        ("taken_up_unseen", {"seat": BOB, "spot": "house@0:0", "cards": "unknown"}),
        "Bob takes concealed card 1 from your House in hand.",
        "Bob nimmt die verdeckte Karte 1 von deinem Haus auf die Hand.",
    ),
    (
        ("conspiracy_shown", {"seat": BOB, "house": "usari", "why": "loss"}),
        "Bob’s conspiracy with House Usari comes to light.",
        "Bobs Verschwörung mit dem Haus Usari kommt ans Licht.",
    ),
    (
        ("conspiracy_shown", {"seat": ANN, "house": "usari", "why": "event"}),
        "Your conspiracy with House Usari is betrayed.",
        "Deine Verschwörung mit dem Haus Usari wird verraten.",
    ),
    (
        ("exchanged", {"seat": ANN, "whom": DAN}),
        "You and Dan exchange conspiracies.",
        "Du und Dan tauscht die Verschwörungen.",
    ),
    (
        ("yielded", {"seat": BOB, "to": ANN, "choice": "pay"}),
        "Bob yields and pays you.",
        "Bob gibt nach und zahlt an dich.",
    ),
    (
        ("gave", {"seat": BOB, "to": ANN, "count": 2, "cards": ["scandal", "suspicion.usari"]}),
        "Bob gives you 2 cards: scandal and Usari suspicion.",
        "Bob gibt dir 2 Karten: Skandal und Usari-Verdacht.",
    ),
    (
        ("gave", {"seat": BOB, "to": CAT, "count": 2, "cards": "unknown"}),
        "Bob gives Cat 2 cards.",
        "Bob gibt Cat 2 Karten.",
    ),
    (
        ("looked_at_hand", {"seat": BOB, "whom": ANN, "count": 3, "cards": "unknown"}),
        "Bob looks at your hand of 3 cards.",
        "Bob sieht sich deine Hand an, 3 Karten.",
    ),
    (
        ("looked_at_hand", {"seat": ANN, "whom": BOB, "count": 0, "cards": []}),
        "You find Bob’s hand empty.",
        "Du findest Bobs Hand leer.",
    ),
    (
        ("looked_at_agenda", {"seat": ANN, "whom": BOB, "agenda": ["B4"]}),
        "You look at Bob’s agenda: “Empty Pedestal”.",
        "Du siehst dir Bobs Vorhaben an: „Leerer Sockel“.",
    ),
    (
        ("took", {"seat": BOB, "whom": ANN, "count": 1, "cards": ["scandal"]}),
        "Bob takes 1 card from you: scandal.",
        "Bob nimmt 1 Karte von dir: Skandal.",
    ),
    (
        ("took", {"seat": BOB, "whom": CAT, "count": 1, "cards": "unknown"}),
        "Bob takes 1 card from Cat.",
        "Bob nimmt 1 Karte von Cat.",
    ),
    (
        ("acted", {"seat": BOB, "act": "defame", "aim": "house@0:3"}),
        "The villain Bob defames your House.",
        "Bob, geächtet, verleumdet dein Haus.",
    ),
    (
        ("acted", {"seat": ANN, "act": "expose", "aim": "house@0:3"}),
        "A villain, you expose a card on your own House.",
        "Geächtet entlarvst du eine Karte auf deinem eigenen Haus.",
    ),
    (
        ("no_act", {"seat": BOB}),
        "No Villainous Act is possible, and Bob’s turn passes.",
        "Keine Schurkentat ist möglich, und Bobs Zug verfällt.",
    ),
    (
        ("asked", {"active": BOB, "done": 0, "limited": 0, "pending": [14, BOB, 0b1101, 0, 0]}),
        "A sealed window for Cat, Dan and you.",
        "Versiegelte Frage an Cat, Dan und dich.",
    ),
    (
        ("agenda_shown", {"seat": BOB, "agenda": "B5", "points": 4}),
        "Bob shows the black agenda “Age of Villains”: fulfilled, 4 points.",
        "Bob zeigt das schwarze Vorhaben „Zeit der Schurken“: erfüllt, 4 Punkte.",
    ),
    (("won", {"seat": ANN, "total": 9}), "You win with 9.", "Du gewinnst mit 9."),
]
