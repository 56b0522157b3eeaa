"""The story in German: to the one who does it, to all others."""

STORY = {
    "over": (
        "Das Spiel ist aus: Du gewinnst mit {total}.",
        "Das Spiel ist aus: {who} gewinnt mit {total}.",
    ),
    "over_together": (
        "Das Spiel ist aus: {winners} gewinnt gemeinsam.",
        "Das Spiel ist aus: {winners} gewinnen gemeinsam.",
    ),
    # The deal
    "started": (
        "Der Salon füllt sich: Alle haben {standing} und {pile} im Stapel, der Ziehstapel hat {draw}; du beginnst.",
        "Der Salon füllt sich: Alle haben {standing} und {pile} im Stapel, der Ziehstapel hat {draw}; {who} beginnt.",
    ),
    "named": ("Du wählst {chosen}.", "{who} wählt {chosen}."),
    "drew": ("Du ziehst {card} {out_of}.", "{who} zieht eine Karte {out_of}."),
    "drew_all": ("Du ziehst {piles}: {cards}.", "{who} zieht {piles}."),
    "drew_standing": (
        "Du ziehst ein Ansehen und legst es offen vor dich.",
        "{who} zieht ein Ansehen und legt es offen aus.",
    ),
    "drew_nothing": ("Du findest nichts zu ziehen.", "{who} findet nichts zu ziehen."),
    # Trade
    "passed": ("Du verzichtest auf einen Handel.", "{who} verzichtet auf einen Handel."),
    "invited": ("Du handelst mit {other}.", "{who} handelt mit {other}."),
    "invited_note": (
        "Du handelst mit {other} und schreibst: „{note}“.",
        "{who} handelt mit {other} und schreibt: „{note}“.",
    ),
    "summoned": (
        "Du handelst sofort mit {other}, wie es der Gefallen verlangt.",
        "{who} handelt sofort mit {other}, wie es der Gefallen verlangt.",
    ),
    "offered": ("Du und {other} habt eure Angebote hingelegt.", "{who} und {other} haben ihre Angebote hingelegt."),
    "offered_seen": (
        "Du bietest {yours}, und {other} bietet {theirs}.",
        "{who} bietet {yours}, und {other} bietet {theirs}.",
    ),
    "claimed": ("Du gibst dein Angebot aus als: {type}.", "{who} gibt das eigene Angebot aus als: {type}."),
    "decided": ("Du und {other} habt entschieden.", "{who} und {other} haben entschieden."),
    "unopposed": (
        "Niemand erhebt Einspruch gegen den Handel zwischen dir und {other}.",
        "Niemand erhebt Einspruch gegen den Handel zwischen {who} und {other}.",
    ),
    "accused": (
        "Du erhebst Einspruch; beide Karten werden geprüft.",
        "{who} erhebt Einspruch; beide Karten werden geprüft.",
    ),
    "disclosed": (
        "Du und {other} erfahrt, wie beide entschieden haben.",
        "{who} und {other} erfahren, wie beide entschieden haben.",
    ),
    "disclosed_agree_agree": ("Du und {other} hattet beide zugestimmt.", "{who} und {other} hatten beide zugestimmt."),
    "disclosed_agree_deny": (
        "Du hattest zugestimmt, {other} hatte abgelehnt.",
        "{who} hatte zugestimmt, {other} hatte abgelehnt.",
    ),
    "disclosed_deny_agree": (
        "Du hattest abgelehnt, {other} hatte zugestimmt.",
        "{who} hatte abgelehnt, {other} hatte zugestimmt.",
    ),
    "disclosed_deny_deny": ("Du und {other} hattet beide abgelehnt.", "{who} und {other} hatten beide abgelehnt."),
    "found_legal": ("Dein Angebot ist legal.", "{whose} Angebot ist legal."),
    "found_illegal": (
        "Dein Angebot ist illegal und hat die Zahl {number}.",
        "{whose} Angebot ist illegal und hat die Zahl {number}.",
    ),
    "found_illegal_pact": (
        "Dein Angebot ist illegal und hat die Zahl 0: ein Pakt.",
        "{whose} Angebot ist illegal und hat die Zahl 0: ein Pakt.",
    ),
    "found_nothing": ("Du hattest nichts angeboten.", "{who} hatte nichts angeboten."),
    "swapped": ("Du und {other} tauscht.", "{who} und {other} tauschen."),
    "returned": ("Du und {other} tauscht nichts.", "{who} und {other} tauschen nichts."),
    "pact_removed": ("Dein Angebot, {card}, kommt aus dem Spiel.", "{whose} Angebot, {card}, kommt aus dem Spiel."),
    "given_back": (
        "Du und {other} nehmt eure Angebote zurück, bevor die Strafen gezahlt werden.",
        "{who} und {other} nehmen ihre Angebote zurück, bevor die Strafen gezahlt werden.",
    ),
    # Fines
    "fined": ("Du schuldest {other} eine Strafe von {amount}.", "{who} schuldet {other} eine Strafe von {amount}."),
    "fined_for_accusing": (
        "Du hast ohne Grund Einspruch erhoben und schuldest {either} eine Strafe von {amount}.",
        "{who} hat ohne Grund Einspruch erhoben und schuldet {either} eine Strafe von {amount}.",
    ),
    "paid": (
        "Du zahlst {other} die Strafe von {amount} mit einer Karte.",
        "{who} zahlt {other} die Strafe von {amount} mit einer Karte.",
    ),
    "paid_seen": (
        "Du zahlst {other} die Strafe von {amount} mit {card}.",
        "{who} zahlt {other} die Strafe von {amount} mit {card}.",
    ),
    "bribed": (
        "Du begleichst die Strafe von {amount} mit einer Bestechung.",
        "{who} begleicht die Strafe von {amount} mit einer Bestechung.",
    ),
    "bribe_discarded": ("Du wirfst {card} für die Bestechung ab.", "{who} wirft eine Karte für die Bestechung ab."),
    "bribe_settled": ("Deine Bestechung ist vollständig.", "{whose} Bestechung ist vollständig."),
    "lost_by_vote": (
        "Du verlierst durch die Abstimmung 1 Ansehen: {before} → {after}.",
        "{who} verliert durch die Abstimmung 1 Ansehen: {before} → {after}.",
    ),
    "lost_by_secret": (
        "Du verlierst durch das Geheimnis 1 Ansehen: {before} → {after}.",
        "{who} verliert durch das Geheimnis 1 Ansehen: {before} → {after}.",
    ),
    "lost_by_fine": (
        "Du hast keine Karte für die Strafe und verlierst 1 Ansehen: {before} → {after}.",
        "{who} hat keine Karte für die Strafe und verliert 1 Ansehen: {before} → {after}.",
    ),
    "had_no_standing": (
        "Du hast kein Ansehen mehr, das du verlieren könntest.",
        "{who} hat kein Ansehen mehr zu verlieren.",
    ),
    # Announcement
    "put_down": ("Du legst {card} verdeckt vor dich.", "{who} legt eine Karte verdeckt hin."),
    "put_nothing_down": ("Du legst nichts hin.", "{who} legt nichts hin."),
    "kept_down": ("Du lässt deine Karte verdeckt.", "{who} lässt die Karte verdeckt."),
    "announced": ("Du kündigst {card} gegen {other} an.", "{who} kündigt {card} gegen {other} an."),
    "testified": ("Du kündigst {card} an.", "{who} kündigt {card} an."),
    "took_effect": ("Deine Karte {card} wirkt: {effect}.", "{whose} Karte {card} wirkt: {effect}."),
    "effect_favour": ("Du musst mit {other} handeln", "{who} muss mit {other} handeln"),
    "effect_hook": ("Du musst mit {other} stimmen", "{who} muss mit {other} stimmen"),
    "effect_threat": ("Du stimmst in dieser Runde nicht ab", "{who} stimmt in dieser Runde nicht ab"),
    "effect_secret": ("Du bist bloßgestellt", "{who} ist bloßgestellt"),
    "had_no_effect": ("Deine Karte {card} wirkt nicht: {reason}.", "{whose} Karte {card} wirkt nicht: {reason}."),
    "failed": ("Deine Karte {card} wirkt nicht: {reason}.", "{whose} Karte {card} wirkt nicht."),
    "reason_out": ("Du bist draußen", "{who} ist draußen"),
    "reason_testimony": ("Dein Zeugnis hält sie auf", "{whose} Zeugnis hält sie auf"),
    "cleared": ("Deine Karte {card} kommt auf den Ablagestapel.", "{whose} Karte kommt auf den Ablagestapel."),
    # Vote
    "hook_holds": ("Du stimmst in dieser Runde mit {other}.", "{who} stimmt in dieser Runde mit {other}."),
    "hook_fell_no_vote": (
        "Dein Haken gegen {other} entfällt, denn ihr stimmt nicht beide ab.",
        "{whose} Haken gegen {other} entfällt, denn nicht beide stimmen ab.",
    ),
    "hook_fell_circle": (
        "Dein Haken gegen {other} entfällt, denn er schlösse einen Kreis.",
        "{whose} Haken gegen {other} entfällt, denn er schlösse einen Kreis.",
    ),
    "voted": ("Du stimmst gegen {other}.", "{who} stimmt gegen {other}."),
    "voted_self": ("Du stimmst gegen dich selbst.", "{who} stimmt gegen sich selbst."),
    "abstained": ("Du enthältst dich.", "{who} enthält sich."),
    "voted_down": ("Du hast die meisten Stimmen.", "{who} hat die meisten Stimmen."),
    # Exits
    "eliminated": ("Du bist draußen.", "{who} ist draußen."),
    "eliminated_pile": (
        "Du bist draußen; dein Stapel von {cards} kommt aus dem Spiel.",
        "{who} ist draußen; der eigene Stapel von {cards} kommt aus dem Spiel.",
    ),
    "bequeathed": ("Du vererbst {other} {cards}.", "{who} vererbt {other} {cards}."),
    "bequeathed_seen": ("Du vererbst {other} {cards}: {named}.", "{who} vererbt {other} {cards}: {named}."),
    "hand_discarded": (
        "Du legst deine Hand auf den Ablagestapel, {cards}: {named}.",
        "{who} legt die Hand auf den Ablagestapel, {cards}.",
    ),
    "hand_discarded_pacts": (
        "Du legst deine Hand auf den Ablagestapel, {cards}, und {pacts} aus dem Spiel: {named}.",
        "{who} legt die Hand auf den Ablagestapel, {cards}, und {pacts} aus dem Spiel.",
    ),
    "hand_removed": (
        "Du legst deine Hand aus dem Spiel, {pacts}: {named}.",
        "{who} legt die Hand aus dem Spiel, {pacts}.",
    ),
    "heir_discarded": ("Du wirfst für das Erbe {card} ab.", "{who} wirft für das Erbe eine Karte ab."),
    "only_pacts_left": (
        "Du hast nur noch Pakte und wirfst nichts mehr ab.",
        "{who} hat nur noch Pakte und wirft nichts mehr ab.",
    ),
    "round_ended": ("Der Startmarker kommt zu dir.", "Der Startmarker geht an {who}."),
    # The end
    "shown": ("Du zeigst deine Hand: {cards}.", "{who} zeigt die Hand: {cards}."),
    "shown_empty": ("Du zeigst eine leere Hand.", "{who} zeigt eine leere Hand."),
    "valued": ("Du kommst auf {value}: Platz {place}.", "{who} kommt auf {value}: Platz {place}."),
    "won": ("Du gewinnst mit {value}.", "{who} gewinnt mit {value}."),
    # Where more lies open
    "pact_shown": ("Du hältst jetzt {card}, für alle sichtbar.", "{who} hält jetzt {card}, für alle sichtbar."),
    "backs": ("Deine Rückseite zeigt {marks}.", "{whose} Rückseite zeigt {marks}."),
    "backs_many": ("Deine Rückseiten zeigen {marks}.", "{whose} Rückseiten zeigen {marks}."),
    "backs_none": ("Du hast keine Rückseite zu zeigen.", "{who} hat keine Rückseite zu zeigen."),
}
