"""The story, sentence by sentence, as Ann hears it: the event, in English, in German."""

ANN, BOB, CAT, DAN = range(4)
HOOK = {"card": "green.hook.8", "target": DAN}
PLAYERS = 4
TOLD = [
    (
        ("started", {"start": BOB, "standing": 3, "draw": 46, "pile": 12}),
        "The salon fills: all have 3 Standing and their own pile of 12 cards, the draw pile 46, and Bob begins.",
        "Der Salon füllt sich: Alle haben 3 Ansehen und 12 Karten im Stapel, der Ziehstapel hat 46; Bob beginnt.",
    ),
    (
        ("named", {"seat": BOB, "source": "own_pile"}),
        "Bob chooses their own pile.",
        "Bob wählt den eigenen Stapel.",
    ),
    (
        ("drew", {"seat": ANN, "source": "own_pile", "cards": ["red.pact.illegal"]}),
        "You draw Pact (red, illegal) from your own pile.",
        "Du ziehst Pakt (Rot, illegal) von deinem Stapel.",
    ),
    (
        ("drew", {"seat": BOB, "source": "draw_pile", "cards": "unknown"}),
        "Bob draws a card from the draw pile.",
        "Bob zieht eine Karte vom Ziehstapel.",
    ),
    (
        ("drew_standing", {"seat": BOB}),
        "Bob draws a Standing and lays it open.",
        "Bob zieht ein Ansehen und legt es offen aus.",
    ),
    (("drew_nothing", {"seat": ANN}), "You find nothing to draw.", "Du findest nichts zu ziehen."),
    (
        ("reshuffled", {"draw": 23}),
        "The discard pile is shuffled and becomes the draw pile, 23 cards.",
        "Der Ablagestapel wird gemischt und ist jetzt der Ziehstapel: 23 Karten.",
    ),
    (
        ("invited", {"seat": BOB, "partner": ANN, "note": ["seven_for_seven"]}),
        "Bob trades with you and writes: “7 or more for 7 or more”.",
        "Bob handelt mit dir und schreibt: „7 oder mehr gegen 7 oder mehr“.",
    ),
    (
        ("invited", {"seat": BOB, "partner": CAT, "note": "unknown"}),
        "Bob trades with Cat.",
        "Bob handelt mit Cat.",
    ),
    (
        ("offered", {"seat": BOB, "partner": ANN, "cards": ["green.hook.8", "asset.6"]}),
        "You offer Asset 6, and Bob offers Hook 8 (green, illegal).",
        "Du bietest Vermögen 6, und Bob bietet Haken 8 (Grün, illegal).",
    ),
    (
        ("offered", {"seat": ANN, "partner": BOB, "cards": ["asset.6", "nothing"]}),
        "You offer Asset 6, and Bob offers nothing.",
        "Du bietest Vermögen 6, und Bob bietet nichts.",
    ),
    (
        ("offered", {"seat": BOB, "partner": CAT, "cards": "unknown"}),
        "Bob and Cat have laid down what they offer.",
        "Bob und Cat haben ihre Angebote hingelegt.",
    ),
    (
        ("claimed", {"seat": BOB, "type": "influence"}),
        "Bob claims to offer: Influence.",
        "Bob gibt das eigene Angebot aus als: Einfluss.",
    ),
    (
        ("disclosed", {"seat": BOB, "partner": ANN, "decisions": ["agree", "deny"]}),
        "You had denied, Bob had agreed.",
        "Du hattest abgelehnt, Bob hatte zugestimmt.",
    ),
    (
        ("disclosed", {"seat": BOB, "partner": CAT, "decisions": "unknown"}),
        "Bob and Cat learn what both decided.",
        "Bob und Cat erfahren, wie beide entschieden haben.",
    ),
    (
        ("found_illegal", {"seat": BOB, "number": 8}),
        "Bob’s offer is illegal and has the number 8.",
        "Bobs Angebot ist illegal und hat die Zahl 8.",
    ),
    (
        ("found_illegal", {"seat": ANN, "number": 0}),
        "Your offer is illegal and has the number 0: a Pact.",
        "Dein Angebot ist illegal und hat die Zahl 0: ein Pakt.",
    ),
    (
        ("fined_for_accusing", {"seat": CAT, "amount": 5, "initiator": BOB, "partner": ANN}),
        "Cat objected without cause and owes a fine of 5 to Bob or you.",
        "Cat hat ohne Grund Einspruch erhoben und schuldet Bob oder dir eine Strafe von 5.",
    ),
    (
        ("paid", {"seat": BOB, "payee": ANN, "amount": 5, "cards": ["asset.9"]}),
        "Bob pays you the fine of 5 with Asset 9.",
        "Bob zahlt dir die Strafe von 5 mit Vermögen 9.",
    ),
    (
        ("paid", {"seat": BOB, "payee": CAT, "amount": 5, "cards": "unknown"}),
        "Bob pays Cat the fine of 5 with a card.",
        "Bob zahlt Cat die Strafe von 5 mit einer Karte.",
    ),
    (
        ("standing_lost", {"seat": BOB, "cause": "fine", "standing": 0}),
        "Bob has no card for the fine and loses 1 Standing: 1 → 0.",
        "Bob hat keine Karte für die Strafe und verliert 1 Ansehen: 1 → 0.",
    ),
    (
        ("pact_removed", {"seat": BOB, "card": "orange.pact.illegal"}),
        "Bob’s Pact (orange, illegal) leaves the game.",
        "Bobs Angebot, Pakt (Orange, illegal), kommt aus dem Spiel.",
    ),
    (("swapped", {"seat": BOB, "partner": ANN}), "You and Bob swap.", "Du und Bob tauscht."),
    (("returned", {"seat": BOB, "partner": CAT}), "Bob and Cat swap nothing.", "Bob und Cat tauschen nichts."),
    (
        ("announced", {"seat": BOB, "card": "red.secret.9", "target": ANN}),
        "Bob announces Secret 9 (red) against you.",
        "Bob kündigt Geheimnis 9 (Rot) gegen dich an.",
    ),
    (
        ("took_effect", {"seat": ANN, **HOOK}),
        "Your Hook 8 (green) takes effect: Dan has to vote with you.",
        "Deine Karte Haken 8 (Grün) wirkt: Dan muss mit dir stimmen.",
    ),
    (
        ("took_effect", {"seat": BOB, "card": "red.favour.8", "target": ANN}),
        "Bob’s Favour 8 (red) takes effect: you have to trade with Bob.",
        "Bobs Karte Gefallen 8 (Rot) wirkt: Du musst mit Bob handeln.",
    ),
    (
        ("had_no_effect", {"seat": BOB, **HOOK, "reason": "testimony"}),
        "Bob’s Hook 8 (green) has no effect: Dan’s Testimony stops it.",
        "Bobs Karte Haken 8 (Grün) wirkt nicht: Dans Zeugnis hält sie auf.",
    ),
    (
        ("had_no_effect", {"seat": ANN, **HOOK, "reason": "announcer_out"}),
        "Your Hook 8 (green) has no effect: you are out.",
        "Deine Karte Haken 8 (Grün) wirkt nicht: Du bist draußen.",
    ),
    (
        ("had_no_effect", {"seat": BOB, **HOOK, "reason": "target_out"}),
        "Bob’s Hook 8 (green) has no effect: Dan is out.",
        "Bobs Karte Haken 8 (Grün) wirkt nicht: Dan ist draußen.",
    ),
    (
        ("had_no_effect", {"seat": BOB, "card": "red.favour.8", "target": ANN, "reason": "empty_hand"}),
        "Bob’s Favour 8 (red) has no effect: one of the two has no card in hand.",
        "Bobs Karte Gefallen 8 (Rot) wirkt nicht: Eine der beiden Hände ist leer.",
    ),
    (
        ("failed", {"seat": ANN, **HOOK, "reason": ["pact"]}),
        "Your Hook 8 (green) has no effect: you hold a Pact of Dan.",
        "Deine Karte Haken 8 (Grün) wirkt nicht: Du hältst einen Pakt von Dan.",
    ),
    (
        ("failed", {"seat": BOB, **HOOK, "reason": "unknown"}),
        "Bob’s Hook 8 (green) has no effect.",
        "Bobs Karte Haken 8 (Grün) wirkt nicht.",
    ),
    (
        ("cleared", {"seat": BOB, "cards": "unknown"}),
        "Bob’s card goes to the discard pile.",
        "Bobs Karte kommt auf den Ablagestapel.",
    ),
    (
        ("hook_holds", {"seat": BOB, "target": ANN}),
        "You vote with Bob this round.",
        "Du stimmst in dieser Runde mit Bob.",
    ),
    (
        ("hook_fell", {"seat": BOB, "target": ANN, "reason": "circle"}),
        "Bob’s Hook on you falls away, as it would close a circle.",
        "Bobs Haken gegen dich entfällt, denn er schlösse einen Kreis.",
    ),
    (("voted", {"seat": BOB, "vote": ANN}), "Bob votes against you.", "Bob stimmt gegen dich."),
    (("voted", {"seat": BOB, "vote": BOB}), "Bob votes against themselves.", "Bob stimmt gegen sich selbst."),
    (
        ("vote_tied", {"round": 1}),
        "Nobody has the most votes alone, so nobody loses Standing.",
        "Niemand hat allein die meisten Stimmen, also verliert niemand Ansehen.",
    ),
    (
        ("eliminated", {"seat": BOB, "pile": 8, "exit": 1}),
        "Bob is out; their own pile of 8 cards leaves the game.",
        "Bob ist draußen; der eigene Stapel von 8 Karten kommt aus dem Spiel.",
    ),
    (("eliminated", {"seat": ANN, "pile": 0, "exit": 1}), "You are out.", "Du bist draußen."),
    (
        ("bequeathed", {"seat": BOB, "heir": ANN, "count": 3, "cards": ["asset.4", "asset.4", "green.pact"]}),
        "Bob leaves 3 cards to you: 2× Asset 4 and Pact (green).",
        "Bob vererbt dir 3 Karten: 2× Vermögen 4 und Pakt (Grün).",
    ),
    (
        ("hand_discarded", {"seat": BOB, "discarded": 3, "removed": 1, "cards": "unknown"}),
        "Bob puts their hand on the discard pile, 3 cards, and 1 Pact out of the game.",
        "Bob legt die Hand auf den Ablagestapel, 3 Karten, und 1 Pakt aus dem Spiel.",
    ),
    (
        ("hand_discarded", {"seat": BOB, "discarded": 0, "removed": 2, "cards": "unknown"}),
        "Bob puts their hand out of the game, 2 Pacts.",
        "Bob legt die Hand aus dem Spiel, 2 Pakte.",
    ),
    (
        ("ended", {"reason": "one_left", "round": 7}),
        "One alone is left, and the game ends in round 7.",
        "Nur eine Person ist übrig, und das Spiel endet in Runde 7.",
    ),
    (
        ("ended", {"reason": "none_left", "round": 7}),
        "Nobody is left in round 7; those who went last compare their hands.",
        "Niemand ist übrig in Runde 7; wer zuletzt ging, vergleicht die Hand.",
    ),
    (("ended", {"reason": "round_cap", "round": 40}), "The game ends with round 40.", "Das Spiel endet mit Runde 40."),
    (("shown", {"seat": BOB, "cards": []}), "Bob shows an empty hand.", "Bob zeigt eine leere Hand."),
    (("valued", {"seat": BOB, "value": 37, "place": 2}), "Bob comes to 37: place 2.", "Bob kommt auf 37: Platz 2."),
    (("won", {"seat": ANN, "value": 41}), "You win with 41.", "Du gewinnst mit 41."),
    (
        ("backs", {"seat": BOB, "backs": ["5 illegal", "6 legal"]}),
        "Bob’s backs show 5 illegal and 6 legal.",
        "Bobs Rückseiten zeigen 5 illegal und 6 legal.",
    ),
    (("backs", {"seat": BOB, "backs": []}), "Bob has no back to show.", "Bob hat keine Rückseite zu zeigen."),
    (
        ("top", {"pile": "pile@0", "mark": "7 legal"}),
        "The back on your own pile shows 7 legal.",
        "Die Rückseite auf deinem Stapel zeigt 7 legal.",
    ),
    (("bare", {"pile": "pile@1"}), "No card is left on Bob’s own pile.", "Keine Karte liegt mehr auf Bobs Stapel."),
]
