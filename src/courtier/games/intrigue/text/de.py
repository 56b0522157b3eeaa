"""The German words. The types of cards have theirs in the rows of the cards."""

from collections.abc import Sequence

COLOURS = {
    "red": "Rot",
    "orange": "Orange",
    "yellow": "Gelb",
    "green": "Grün",
    "blue": "Blau",
    "purple": "Violett",
}
PHASES = {
    "setup": "Aufbau",
    "discussion": "Gespräch",
    "trade": "Handel",
    "announcement": "Ankündigung",
    "vote": "Abstimmung",
    "draw": "Ziehen",
}
NOTES = {
    "none": "kein Zettel",
    "pact_for_pact": "Pakt gegen Pakt",
    "legal_for_legal": "legal gegen legal",
    "seven_for_seven": "7 oder mehr gegen 7 oder mehr",
}
PILES = {
    "chosen": {"draw_pile": "den Ziehstapel", "own_pile": "den eigenen Stapel", "your_pile": "deinen eigenen Stapel"},
    "from": {"draw_pile": "vom Ziehstapel", "own_pile": "vom eigenen Stapel", "your_pile": "von deinem Stapel"},
    "on": {
        "draw": "auf dem Ziehstapel",
        "discard": "auf dem Ablagestapel",
        "yours": "auf deinem Stapel",
        "whose": "auf {whose} Stapel",
    },
}
COUNTED = {
    "card": ("Karte", "Karten"),
    "pact": ("Pakt", "Pakte"),
    "standing": ("Ansehen", "Ansehen"),
}
YOU = {"subject": "du", "object": "dich", "dative": "dir"}
ZONES = {
    "draw": "Ziehstapel",
    "discard": "Ablagestapel",
    "removed": "aus dem Spiel",
    "box": "ungesehen aus dem Spiel",
    "hand": "deine Hand",
    "standing": "dein Ansehen",
    "pile": "dein Stapel",
    "table": "deine Karte auf dem Tisch",
    "offer": "dein Angebot",
    "hand@": "{whose} Hand",
    "standing@": "{whose} Ansehen",
    "pile@": "{whose} Stapel",
    "table@": "{whose} Karte auf dem Tisch",
    "offer@": "{whose} Angebot",
}
SOURCES = {"hand": "Hand", "standing": "Ansehen"}

PHRASES = {
    # The question
    "eyebrow": "Runde {round} · {phase} · {mode}",
    "eyebrow_setup": "Vor Runde 1 · Karte {card} von {cards} · {mode}",
    "sealed_one": "versiegelt · nur du wirst gefragt",
    "sealed_many": "versiegelt · {count} antworten zugleich",
    "alone": "du entscheidest",
    "to_go": "noch {count}",
    "due": "noch {amount} fällig",
    "ask_setup_draw": "Woher ziehst du eine Karte?",
    "ask_ready": "Bist du bereit für den Handel?",
    "ask_invite": "Mit wem handelst du?",
    "ask_offer": "Welche Karte bietest du {who} an?",
    "ask_claim": "Als was gibst du {who} gegenüber dein Angebot aus?",
    "ask_decide": "Nimmst du den Handel mit {who} an?",
    "ask_object": "Erhebst du Einspruch gegen den Handel von {one} und {other}?",
    "ask_pay_fine": "Womit zahlst du die Strafe von {amount}?",
    "ask_choose_payee": "Wer bekommt {card}?",
    "ask_bribe_discard": "Welche Karte gibst du für die Bestechung?",
    "ask_heir": "Wer erbt deine {cards}?",
    "ask_heir_discard": "Welche Karte wirfst du ab?",
    "ask_put_down": "Welche Karte legst du verdeckt vor dich?",
    "ask_announce": "Kündigst du deine Karte an?",
    "ask_vote": "Gegen wen stimmst du?",
    "ask_hook_choice": "Wessen Stimme folgst du?",
    "ask_draw_source": "Woher ziehst du eine Karte?",
    "ask_pile_card": "Welche Karte nimmst du aus deinem Stapel?",
    # The answers
    "commit_draw": "Ziehen",
    "commit_ready": "Bereit",
    "commit_pass": "Verzichten",
    "commit_invite": "Einladen",
    "commit_offer": "Angebot versiegeln",
    "commit_claim": "Behaupten",
    "commit_decide": "Antwort versiegeln",
    "commit_object": "Antwort versiegeln",
    "commit_pay": "Zahlen",
    "commit_lose": "Verlieren",
    "commit_bribe": "Bestechen",
    "commit_give": "Geben",
    "commit_discard": "Abwerfen",
    "commit_bequeath": "Vererben",
    "commit_end": "Das ist alles",
    "commit_put_down": "Hinlegen",
    "commit_announce": "Antwort versiegeln",
    "commit_vote": "Stimme versiegeln",
    "commit_take": "Nehmen",
    "draw_from_draw": "Vom Ziehstapel ziehen",
    "draw_from_own": "Von deinem Stapel ziehen",
    "draw_part": "Ziehstapel ({count})",
    "own_part": "dein Stapel ({count})",
    "ready": "Ich bin bereit",
    "pass_trade": "Nicht handeln",
    "invite": "Mit {who} handeln, mit dem Zettel „{note}“",
    "invite_plain": "Mit {who} handeln, ohne Zettel",
    "partner_part": "{who} ({cards})",
    "note_part": "Zettel: {note}",
    "offer": "{card} anbieten",
    "offer_nothing": "Nichts anbieten",
    "claim": "Behaupten: {type}",
    "agree": "Zustimmen",
    "deny": "Ablehnen",
    "pass_object": "Keinen Einspruch erheben",
    "object": "Einspruch erheben",
    "pay": "Mit {card} zahlen",
    "lose_standing": "1 Ansehen verlieren",
    "bribe": "Stattdessen bestechen",
    "give": "{who} geben",
    "discard": "{card} abwerfen",
    "discard_hand": "Deine Hand auf den Ablagestapel legen",
    "bequeath": "Alles {who} vererben",
    "only_pacts": "Nur noch Pakte",
    "put_down": "{card} hinlegen",
    "put_nothing": "Nichts hinlegen",
    "keep_down": "Verdeckt lassen",
    "announce": "Ankündigen",
    "vote": "Gegen {who} stimmen",
    "vote_self": "Gegen dich selbst stimmen",
    "vote_part": "{who} ({standing})",
    "you_yourself": "du selbst",
    "abstain": "Dich enthalten",
    "follow": "Gegen {who} stimmen wie {leader}",
    "follow_self": "Gegen dich selbst stimmen wie {leader}",
    "follow_abstain": "Dich enthalten wie {leader}",
    "take": "{card} nehmen",
    "sealed": "Deine Antwort ist versiegelt, „{answer}“; alle werden zugleich geöffnet.",
    # What follows, as clauses
    "card_unseen": "alle sehen, von welchem Stapel du ziehst, niemand sieht die Karte",
    "pile_shuffled": "vorher wird der Ablagestapel gemischt",
    "own_empty": "dein eigener Stapel ist leer",
    "draw_empty": "Ziehstapel und Ablagestapel sind leer",
    "when_all_ready": "der Handel beginnt, wenn alle bereit sind",
    "chance_gone": "in dieser Runde kannst du dann keinen Handel mehr beginnen; andere können dich noch wählen",
    "none_to_offer": "du hältst nur Pakte anderer, und die lassen sich nicht anbieten",
    "must_offer": "{who} muss auch eine Karte anbieten und kann später ablehnen",
    "note_unbound": "den Zettel seht nur ihr beide, und er bindet niemanden",
    "binds_partner": "{who} muss zustimmen, außer mit einem Pakt als Angebot",
    "pact_only": "er lässt sich nur gegen einen Pakt von {who} tauschen",
    "pact_lost": "nach einem Einspruch kommt er aus dem Spiel",
    "fine_shared": "die Karte ist illegal: Nach einem Einspruch zahlt, wer zugestimmt hat, {amount} oder mehr",
    "fine_own": "die Karte ist illegal: Nach einem Einspruch zahlst du {amount}, wenn du zugestimmt hast",
    "nothing_seen": "{who} sieht, dass du nichts anbietest, und ihr könnt beide nur ablehnen",
    "all_hear": "alle hören es, und niemand prüft es",
    "influence_forces": "der Einfluss lässt dir keine Wahl",
    "favour_forces": "der Gefallen lässt dir keine Wahl",
    "if_agreed": "stimmt auch {who} zu, bekommst du {theirs} für {yours}",
    "both_legal": "beide Karten sind legal",
    "you_pay": "nach einem Einspruch zahlst du {amount}",
    "you_pay_with": "nach einem Einspruch zahlst du {amount} und hast dafür {card}",
    "you_cannot_pay": "nach einem Einspruch schuldest du {amount}, und keine deiner Karten reicht dafür: "
    "Das kostet 1 Ansehen",
    "trade_stops": "nach einem Einspruch wird nichts getauscht, und du zahlst nichts",
    "pact_goes": "nach einem Einspruch kommt {card} aus dem Spiel",
    "you_keep": "du behältst {card} und zahlst keine Strafe, was eine Prüfung auch findet",
    "pact_for_pact": "ein Pakt lässt sich nur gegen einen Pakt tauschen",
    "nothing_to_swap": "es gibt nichts zu tauschen",
    "unchecked": "geprüft wird nur, wenn sonst jemand Einspruch erhebt",
    "barred": "du hältst einen Pakt von {who} und kannst keinen Einspruch erheben",
    "checked": "beide Karten werden geprüft: Ist eine illegal, zahlt dir, wer zugestimmt hat; ist keine illegal, "
    "zahlst du einem der beiden {amount}",
    "gets_card": "{who} bekommt die Karte, und sonst sieht sie niemand",
    "then_payee": "danach wählst du, wer von den beiden sie bekommt",
    "none_reaches": "keine deiner Karten reicht für {amount}",
    "standing_falls": "dein Ansehen: {before} → {after}",
    "you_are_out": "du bist draußen",
    "bribe_costs": "du wirfst Karten von zusammen mindestens {amount} ab, und niemand bekommt sie",
    "bribe_left": "danach noch {amount} fällig",
    "bribe_done": "damit ist die Bestechung vollständig",
    "hand_goes": "auf den Ablagestapel: {cards}",
    "pacts_go": "aus dem Spiel: {pacts}",
    "heir_discards": "{who} muss danach {cards} abwerfen",
    "more_to_go": "danach noch {count}",
    "last_to_go": "es ist die letzte",
    "pacts_stay": "Pakte lassen sich nicht abwerfen, damit ist deine Pflicht erfüllt",
    "announced": "angekündigt: {effect}",
    "effect_testimony": "Soziale Karten bis {number} wirken in dieser Phase nicht auf dich",
    "effect_favour": "{who} handelt sofort mit dir",
    "effect_hook": "{who} stimmt in dieser Runde wie du",
    "effect_threat": "{who} stimmt in dieser Runde nicht ab",
    "effect_secret": "{who} verliert 1 Ansehen",
    "discarded_unseen": "die Karte kommt ungesehen auf den Ablagestapel",
    "cannot_announce": "diese Karte lässt sich nicht ankündigen",
    "own_colour": "diese Karte hat deine eigene Farbe und lässt sich nicht ankündigen",
    "colour_out": "{who} ist draußen, also lässt sich diese Karte nicht ankündigen",
    "holds_pact": "du hältst einen Pakt von {who}, also lässt sich diese Karte nicht ankündigen",
    "only_pacts_held": "du hältst nur Pakte, und die lassen sich nicht hinlegen",
    "no_announcement": "du kündigst in dieser Runde nichts an",
    "may_fall": "allein mit den meisten Stimmen: Ansehen {before} → {after}",
    "may_fall_out": "allein mit den meisten Stimmen: Ansehen {before} → {after} und draußen",
    "follows_you": "{who} stimmt wie du",
    "follow_you": "{who} stimmen wie du",
    "for_nobody": "deine Stimme zählt für niemanden",
    # Parts of several sentences
    "you": "Du",
    "legal": "legal",
    "illegal": "illegal",
    "back": "{number} {legality}",
    "times": "{count}× {card}",
    "nothing": "nichts",
    "winner": "{who} ({total})",
    # What nobody does
    "reshuffled": "Der Ablagestapel wird gemischt und ist jetzt der Ziehstapel: {cards}.",
    "round_began": "Runde {round} beginnt.",
    "readied": "Alle sind bereit; der Handel beginnt.",
    "vote_tied": "Niemand hat allein die meisten Stimmen, also verliert niemand Ansehen.",
    "ended_two_left": "Zwei sind übrig, und das Spiel endet in Runde {round}.",
    "ended_one_left": "Nur eine Person ist übrig, und das Spiel endet in Runde {round}.",
    "ended_none_left": "Niemand ist übrig in Runde {round}; wer zuletzt ging, vergleicht die Hand.",
    "ended_round_cap": "Das Spiel endet mit Runde {round}.",
    "face_up": "{card} liegt offen auf dem Ablagestapel.",
    "top": "Die Rückseite {on} zeigt {mark}.",
    "bare": "Keine Karte liegt mehr {on}.",
    "reason_empty_hand": "Eine der beiden Hände ist leer",
    "reason_pact": "Du hältst einen Pakt von {who}",
}

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

WAITING = {
    "setup_draw": ("{who} wählt einen Stapel.", "{who} wählen je einen Stapel."),
    "ready": ("{who} ist noch nicht bereit.", "Das Gespräch dauert, bis {who} bereit sind."),
    "invite": ("{who} darf einen Handel beginnen.", "{who} dürfen einen Handel beginnen."),
    "offer": ("{who} wählt ein Angebot.", "{who} wählen ihre Angebote."),
    "claim": ("{who} sagt, was im Angebot ist.", "{who} sagen, was im Angebot ist."),
    "decide": ("{who} entscheidet über den Handel.", "{who} entscheiden über den Handel."),
    "object": ("{who} darf Einspruch erheben.", "{who} dürfen Einspruch erheben."),
    "pay_fine": ("{who} zahlt eine Strafe.", "{who} zahlen eine Strafe."),
    "choose_payee": ("{who} zahlt eine Strafe.", "{who} zahlen eine Strafe."),
    "bribe_discard": ("{who} stellt eine Bestechung zusammen.", "{who} stellen eine Bestechung zusammen."),
    "heir": ("{who} regelt das Erbe.", "{who} regeln das Erbe."),
    "heir_discard": ("{who} wirft für das Erbe Karten ab.", "{who} werfen für das Erbe Karten ab."),
    "put_down": ("{who} legt eine Karte hin.", "{who} legen je eine Karte hin."),
    "announce": ("{who} darf ankündigen.", "{who} dürfen ankündigen."),
    "vote": ("{who} stimmt ab.", "{who} stimmen ab."),
    "hook_choice": ("{who} wählt zwischen zwei Stimmen.", "{who} wählen je zwischen zwei Stimmen."),
    "draw_source": ("{who} wählt einen Stapel.", "{who} wählen je einen Stapel."),
    "pile_card": ("{who} sucht im eigenen Stapel eine Karte aus.", "{who} suchen im eigenen Stapel eine Karte aus."),
}

DRAW_RULES = """\
Im Ziehstapel sind die Karten ohne Farbe: Vermögen, Einfluss, Zeugnisse und später, was abgelegt wurde, auch \
verlorenes Ansehen. In deinem eigenen Stapel sind die 12 Karten deiner Farbe: 4 Pakte und 8 soziale Karten, die \
meist erst in anderen Händen etwas taugen.

Alle wählen zugleich. Alle sehen, von welchem Stapel du ziehst, niemand sieht die Karte. Nur ein Ansehen wird sofort \
offen zu den anderen gelegt."""

EXPLAIN = {
    "setup_draw": f"""\
Du beginnst mit 5 Karten. Du ziehst sie nacheinander, jede vom Ziehstapel oder von deinem eigenen Stapel, und siehst \
jede, bevor du den nächsten Stapel wählst.

{DRAW_RULES}""",
    "ready": """\
Redet, mit allen oder mit wenigen, und versprecht, was ihr wollt: Nichts Gesagtes bindet, nichts wird geprüft. \
Karten bleiben verdeckt.

Wenn alle bereit sind, beginnt der Handel.""",
    "invite": """\
In jeder Runde darfst du einmal 1 Karte gegen 1 Karte handeln, mit wem du willst, oder darauf verzichten. Die andere \
Person kann sich dem nicht entziehen, aber am Ende ablehnen. Andere dürfen dich beliebig oft wählen.

Du kannst einen von drei Zetteln dazulegen. Nur ihr beide seht ihn, und er bindet niemanden.

Beide bieten verdeckt eine Karte an, beide sehen das Angebot der anderen Seite, beide stimmen heimlich zu oder \
lehnen ab. Dann dürfen alle übrigen Einspruch erheben. Nur wenn beide zugestimmt haben und nichts den Handel \
aufhält, wechseln die Karten die Hand.""",
    "offer": """\
Ihr wählt beide eine Karte aus der Hand, verdeckt und zugleich; dann seht ihr das Angebot der anderen Seite, und \
sonst sieht es niemand.

Von den Pakten darfst du nur die der eigenen Farbe anbieten, und ein Pakt wird nur gegen einen Pakt getauscht. Wer \
Einfluss angeboten bekommt, muss zustimmen, außer mit einem Pakt als eigenem Angebot.

Eine illegale Karte ist gefährlich, wenn jemand Einspruch erhebt: Dann zahlt Strafe, wer dem Handel zugestimmt hat. \
Angebotene Karten können sie nicht zahlen.""",
    "claim": """\
Beide sagen jetzt laut, welche Art Karte sie anbieten. Alle hören es. Es darf gelogen sein; niemand prüft es, und \
nichts folgt daraus.""",
    "decide": """\
Du hast das Angebot der anderen Seite gesehen. Stimm heimlich zu oder lehn ab; die andere Seite tut dasselbe. Die \
übrigen erfahren nicht, wie du entschieden hast.

Dann dürfen alle übrigen Einspruch erheben. Ist eine der beiden Karten illegal, zahlt von euch, wer zugestimmt hat, \
die Summe der illegalen Zahlen an die Person, die Einspruch erhoben hat: mit einer einzelnen Karte, die dafür \
reicht, oder mit 1 Ansehen. Wer abgelehnt hat, zahlt nichts.

Haben beide zugestimmt und ist nichts Illegales gefunden, wechseln die Karten die Hand. Ein Pakt gegen eine andere \
Karte lässt sich nur ablehnen; angebotener Einfluss muss angenommen werden.""",
    "object": """\
Zwei handeln, und du hast die Karten nicht gesehen. Erhebst du Einspruch, werden beide geprüft.

Ist eine illegal, ist der Handel gestoppt, und wer von den beiden zugestimmt hat, zahlt dir die Summe der illegalen \
Zahlen oder verliert 1 Ansehen. Ist keine illegal, zahlst du einem der beiden 5 oder verlierst selbst 1 Ansehen.

Erheben mehrere Einspruch, zählt nur der erste links von der Person, die den Handel begonnen hat. Wer einen Pakt von \
einem der beiden hält, kann keinen Einspruch erheben.""",
    "pay_fine": """\
Eine Strafe zahlst du mit einer einzelnen Handkarte, deren Zahl mindestens so hoch ist. Du wählst die Karte; \
Wechselgeld gibt es nicht, und mehrere Karten werden nicht zusammengezählt. Illegale Karten zahlen so gut wie \
legale.

Hast du eine solche Karte, musst du damit zahlen. Hast du keine, verlierst du 1 Ansehen, und die Schuld ist \
beglichen.

Die Karte seht nur ihr beide, du und wer sie bekommt.""",
    "choose_payee": """\
Du hast Einspruch erhoben, und nichts Illegales war zu finden. Du wählst, wer von den beiden deine Karte bekommt. \
Nur ihr beide werdet sie kennen.""",
    "bribe_discard": """\
Statt zu zahlen, wirfst du Karten ab, eine nach der anderen, bis ihre Zahlen zusammen mindestens 1 mehr ergeben als \
die Strafe. Niemand bekommt sie, und alle sehen nur, wie viele es waren. Pakte gehen dafür nicht.""",
    "heir": """\
Du hast kein Ansehen mehr und bist draußen. Deine Hand geht als Ganzes: auf den Ablagestapel oder an eine Person, \
die noch im Spiel ist. Wer erbt, muss danach ebenso viele Karten abwerfen, beliebige, nur keine Pakte.

Deine Pakte gehen mit an die Person, die erbt; auf dem Weg zum Ablagestapel kommen sie aus dem Spiel.""",
    "heir_discard": """\
Du hast Karten geerbt und musst jetzt ebenso viele abwerfen, alte oder neue. Pakte lassen sich nicht abwerfen. Sind \
nur noch Pakte übrig, bist du fertig.""",
    "put_down": """\
Alle legen eine Karte verdeckt vor sich. Dann entscheiden alle zugleich, ob sie ihre ankündigen, also umdrehen. Am \
Ende der Phase kommen alle diese Karten auf den Ablagestapel, angekündigt oder nicht.

Ankündigen lassen sich nur soziale Karten und Zeugnisse, eine soziale Karte nur gegen jemand anderen, der noch im \
Spiel ist und dessen Pakt du nicht hältst. Pakte lassen sich nicht hinlegen; hast du nichts anderes, legst du nichts \
hin.""",
    "announce": """\
Kündigst du deine Karte an, sehen sie alle, und sie wirkt. Lässt du sie verdeckt, kommt sie ungesehen auf den \
Ablagestapel.

Ein Zeugnis schützt dich in dieser Phase vor sozialen Karten mit gleicher oder kleinerer Zahl. Soziale Karten wirken \
von der höchsten Zahl zur niedrigsten auf die Person ihrer Farbe: Gefallen, sie handelt sofort mit dir; Haken, sie \
stimmt wie du; Drohung, sie stimmt nicht ab; Geheimnis, sie verliert 1 Ansehen.

Alle entscheiden zugleich.""",
    "vote": """\
Alle nennen eine Person, auch sich selbst; wer allein die meisten Stimmen hat, verliert 1 Ansehen. Bei Gleichstand \
verliert niemand. Die Stimmen sind versiegelt und werden zugleich geöffnet, mit Namen.

Wer unter einer Drohung steht, stimmt nicht ab. Wer am Haken hängt, wählt nicht, sondern stimmt wie die Person, die \
den Haken angekündigt hat.""",
    "hook_choice": """\
Du hängst an zwei Haken, und die beiden, die sie angekündigt haben, stimmten verschieden. Ihre Stimmen liegen offen; \
du wählst, welcher du folgst.""",
    "draw_source": f"""\
Am Ende der Runde ziehen alle 1 Karte, vom Ziehstapel oder vom eigenen Stapel. Ist der Ziehstapel leer, wird der \
Ablagestapel gemischt und tritt an seine Stelle.

{DRAW_RULES}""",
    "pile_card": """\
Nach einer Hausregel dieses Tisches darfst du deinen eigenen Stapel ansehen und die Karte nehmen, die du willst. \
Sonst sieht sie niemand.""",
}

GLOSSARY = {
    "Ansehen": "Dein Platz in der Gesellschaft, offen vor dir: Alle beginnen mit 3. Man verliert es durch die "
    "Abstimmung, durch ein Geheimnis oder durch eine Strafe, für die keine Karte reicht. Wer keines mehr hat, ist "
    "draußen. Am Ende zählt jedes 10.",
    "Zahl": "Jede Karte hat eine, von 0 bis 10. Sie sagt, welche Strafen die Karte zahlt und was sie am Ende zählt.",
    "legal, illegal": "Illegale Karten sind nur im Handel verboten: Erhebt jemand Einspruch, kosten sie Strafe, "
    "wenn man zugestimmt hat. Überall sonst sind sie so gut wie andere. Was nicht illegal heißt, ist legal.",
    "Farbe": "Alle haben eine: Rot, Orange, Gelb, Grün, Blau oder Violett, in der Folge der Plätze. Eine farbige "
    "Karte betrifft die Person dieser Farbe.",
    "Hand": "Deine Karten. Andere sehen, wie viele es sind, angebotene mitgezählt. Eine Grenze gibt es nicht.",
    "Vermögen": "Eine Karte ohne Farbe und Wirkung, mit der Zahl 1 bis 9. Von jeder Zahl sind 2 legal und 2 illegal.",
    "Einfluss": "Zahlen 2 bis 5, immer legal. Wer ihn angeboten bekommt, muss dem Handel zustimmen, außer mit einem "
    "Pakt als eigenem Angebot.",
    "Zeugnis": "Zahlen 7 bis 9, immer legal. Angekündigt schützt es dich in dieser Phase vor sozialen Karten mit "
    "gleicher oder kleinerer Zahl. Vor Stimmen und Strafen schützt es nicht.",
    "Pakt": "Zahl 0; jede Farbe hat 1 legalen und 3 illegale. Du bietest nur eigene an, und nur gegen einen Pakt. "
    "Wer deinen hält, kann weder Einspruch gegen deinen Handel erheben noch eine soziale Karte gegen dich "
    "ankündigen. Er lässt sich weder hinlegen noch abwerfen.",
    "soziale Karte": "Gefallen, Haken, Drohung oder Geheimnis. Angekündigt wirkt sie auf die Person ihrer Farbe. "
    "Die eigene Farbe kannst du nicht ankündigen.",
    "Gefallen": "Zahlen 8 und 9. Angekündigt: Die Person dieser Farbe handelt sofort mit dir und darf wie in jedem "
    "Handel ablehnen.",
    "Haken": "Zahlen 7 und 8, immer illegal. Angekündigt: Die Person dieser Farbe stimmt wie du. Bei zwei Haken "
    "wählt sie, welcher Stimme sie folgt.",
    "Drohung": "Zahlen 7 und 8, immer illegal. Angekündigt: Die Person dieser Farbe stimmt in dieser Runde nicht ab.",
    "Geheimnis": "Zahlen 7 und 9. Angekündigt: Die Person dieser Farbe verliert 1 Ansehen.",
    "Ziehstapel": "Karten ohne Farbe, verdeckt. Ist er leer, wird der Ablagestapel gemischt und tritt an seine Stelle.",
    "eigener Stapel": "Die 12 Karten deiner Farbe, gemischt und verdeckt. Nur du ziehst davon, und nicht einmal du "
    "siehst ihn durch.",
    "Ablagestapel": "Verdeckt: was hingelegt wurde, was Erbende abwerfen, und verlorenes Ansehen. Aus ihm wird der "
    "nächste Ziehstapel.",
    "Startmarker": "Wer ihn hat, ist in dieser Runde zuerst dran. Nach jeder Runde wandert er im Uhrzeigersinn weiter.",
    "Handel": "Eine Karte gegen eine Karte: anbieten, ansehen, entscheiden, Einspruch, Tausch. Alle dürfen in jeder "
    "Runde einen beginnen.",
    "Zettel": "Ein paar Worte, die mit der Einladung zum Handel gehen. Nur die beiden sehen sie, und sie binden "
    "niemanden.",
    "Angebot": "Eine Karte, für einen Handel verdeckt beiseitegelegt. Bis der Handel vorbei ist, kann sie keine "
    "Strafe zahlen.",
    "Einspruch": "Erhebt jemand, der nicht mithandelt. Dann werden beide Karten geprüft. Von mehreren Einsprüchen "
    "zählt der erste links von der Person, die den Handel begonnen hat.",
    "Legalitätsprüfung, Prüfung": "Sie sagt allen, ob die angebotenen Karten legal sind, und von illegalen die "
    "Zahl; Art und Farbe bleiben verborgen. Etwas Illegales: Wer zugestimmt hat, zahlt für den Einspruch. Nichts "
    "Illegales: Der Einspruch kostet 5.",
    "Strafe": "Wird mit einer Karte von mindestens dieser Zahl gezahlt, ohne Wechselgeld. Ohne solche Karte kostet "
    "sie 1 Ansehen.",
    "hinlegen": "In der Ankündigung legen alle eine Karte verdeckt vor sich. Am Ende der Phase kommt sie auf den "
    "Ablagestapel.",
    "ankündigen": "Die hingelegte Karte umdrehen, damit sie wirkt.",
    "Abstimmung": "Alle nennen eine Person. Wer allein die meisten Stimmen hat, verliert 1 Ansehen.",
    "Erbe": "Die ganze Hand einer Person, die draußen ist. Wer sie bekommt, muss danach ebenso viele Karten abwerfen.",
    "Rundengrenze": "Das Spiel endet nach Runde 40, wenn es nicht vorher endet; der höchste Wert gewinnt.",
    "Wert": "Die Zahlen deiner Hand und 10 für jedes Ansehen. Sind nur noch zwei übrig, gewinnt der höhere Wert.",
    "Behauptung": "Eine Hausregel: Wer handelt, sagt, welche Art Karte im Angebot ist, wahr oder nicht.",
    "Bestechung": "Eine Hausregel: Eine Strafe wird beglichen, indem man Karten von zusammen mehr als ihrer Zahl "
    "abwirft.",
    "Rückseite": "Sie trägt heimlich Zahl und Legalität der Karte. Gelesen wird sie, wenn eine Karte geprüft wird "
    "oder zahlt; nach einer Hausregel jederzeit.",
}


def whose(name: str) -> str:
    return f"{name}’" if name[-1:].lower() in {"s", "ß", "x", "z"} else f"{name}s"


def many(count: int, what: str) -> str:
    one, several = COUNTED[what]
    return f"{count} {one if count == 1 else several}"


def listed(items: Sequence[str]) -> str:
    *most, last = items
    return f"{', '.join(most)} und {last}" if most else last


def either(items: Sequence[str]) -> str:
    *most, last = items
    return f"{', '.join(most)} oder {last}" if most else last
