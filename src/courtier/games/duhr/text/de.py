"""The German words. Houses, events and agendas have theirs in the rows of the cards."""

from collections.abc import Sequence

STATUS = {"favored": "in Gunst", "disfavored": "in Ungnade", "vilified": "geächtet"}
ABILITY = {
    "conceal_scandal": "Skandal verbergen",
    "shift_suspicion": "Verdacht verlagern",
    "conceal_suspicion": "Verdacht verbergen",
    "shift_scandal": "Skandal verlagern",
    "rescind_suspicion": "Verdacht zurücknehmen",
    "convert_indignity": "Schmach wandeln",
}
COUNTED = {
    "card": ("Karte", "Karten"),
    "concealed": ("verdeckte Karte", "verdeckte Karten"),
    "agenda": ("Vorhaben", "Vorhaben"),
    "point": ("Punkt", "Punkte"),
    "other": ("andere Person", "andere"),
}
HOUSE_OF = {
    "it": {
        "yours": "dein Haus",
        "your_own": "dein eigenes Haus",
        "own": "das eigene Haus",
        "whose": "{whose} Haus",
    },
    "at": {
        "yours": "deinem Haus",
        "your_own": "deinem eigenen Haus",
        "own": "dem eigenen Haus",
        "whose": "{whose} Haus",
    },
    "off": {
        "yours": "von deinem Haus",
        "your_own": "von deinem eigenen Haus",
        "own": "vom eigenen Haus",
        "whose": "von {whose} Haus",
    },
}
PEOPLE = {
    "it": {"you": "dich", "yourself": "dich selbst", "self": "sich selbst"},
    "with": {"you": "dir", "yourself": "dir selbst", "self": "sich selbst"},
}
DEED = {
    "is": {
        "negation": ("deine Verneinung", "{whose} Verneinung"),
        "masterstroke": ("dein Meisterstreich", "{whose} Meisterstreich"),
        "titled": ("dein {name}", "{whose} {name}"),
    },
    "it": {
        "negation": ("deine Verneinung", "{whose} Verneinung"),
        "masterstroke": ("deinen Meisterstreich", "{whose} Meisterstreich"),
        "titled": ("dein {name}", "{whose} {name}"),
    },
}
ZONES = {
    "web": "Netz des Verdachts",
    "scandals": "Netz der Skandale",
    "discard": "Ablage",
    "event": "Ereignis im Gang",
    "house": "dein Haus",
    "hand": "deine Hand",
    "aside": "deine beiseitegelegten Karten",
    "conspiracy": "deine Verschwörung",
    "agenda": "dein Vorhaben",
    "house@": "{whose} Haus",
    "hand@": "{whose} Hand",
    "aside@": "{whose} beiseitegelegte Karten",
    "conspiracy@": "{whose} Verschwörung",
    "agenda@": "{whose} Vorhaben",
}

PHRASES = {
    # Names
    "suspicion": "{house}-Verdacht",
    "scandal": "Skandal",
    "concealed": "verdeckte Karte",
    "masterstroke": "Meisterstreich",
    "source": "Haus, {status}",
    "bonus": "Es bringt {points}.",
    "ours": "(Text von uns.)",
    "pair": "2 Verdachtskarten von {house}",
    "quoted": "„{name}“",
    "white": "weiße",
    "black": "schwarze",
    "you": "du",
    "you_too": "Du",
    "house_with": "{house} ({who})",
    "on_house": "{card} auf {house}, Karte {place}",
    "the_concealed": "die verdeckte Karte",
    "bare_concealed": "verdeckte Karte",
    "cards_seen": "{count}: {cards}",
    "times": "{count}× {card}",
    # What is announced
    "aimed": "{title}: {aim}",
    "aim_card": "Karte {place} auf {house}",
    "aim_shift": "Karte {place} auf {house} kommt auf {to}",
    "aim_by_scandal": "ein Skandal an Stelle von Karte {place} auf {house}",
    "aim_by_suspicion": "ein Verdacht an Stelle von Karte {place} auf {house}",
    "aim_expose": "Karte {place} auf {house} wird offen",
    "aim_absolve": "der Skandal auf {house}, Karte {place}, verschwindet",
    "aim_disgrace": "ein Skandal auf {house}",
    "aim_against": "gegen {whom}",
    "aim_helped": "mit Hilfe von {houses}",
    "aim_informants": "über {house}",
    "aim_intrigue": "zwischen {first} und {second}",
    # Why one is asked
    "eyebrow_agenda": "Versiegelte Wahl · alle werden gefragt",
    "eyebrow_action": "Du bist am Zug · {status} · Hausaktion {number} von {most}",
    "eyebrow_no_action": "Du bist am Zug · {status} · Hausaktionen getan",
    "eyebrow_detail": "Du bist am Zug · {title}",
    "eyebrow_window": "Versiegelte Frage · du und {others}",
    "eyebrow_alone": "Versiegelte Frage · du allein",
    "eyebrow_replace": "Deine Verschwörung ist ans Licht gekommen",
    "eyebrow_event": "Du wirst gefragt · {event}",
    "eyebrow_acquire": "Du bist am Zug · Nachziehphase",
    "eyebrow_villain": "Du bist am Zug · geächtet",
    "for_free": "{ability}, unentgeltlich",
    "scandal_title": "Skandal auslösen",
    "masterstroke_with": "Meisterstreich mit {pair}",
    # The question
    "ask_agenda": "Welches Vorhaben behältst du?",
    "ask_main": "Was tut dein Haus?",
    "ask_main_again": "Nimmst du eine zweite Hausaktion?",
    "ask_main_forced": "Keine Hausaktion ist möglich: Welche Karte wirfst du ab?",
    "ask_main_end": "Deckst du deine Verschwörung auf, oder beendest du die Aktionsphase?",
    "ask_main_only_end": "Beendest du die Aktionsphase?",
    "ask_scandal_house": "Welches Haus in Gunst trifft der Skandal?",
    "ask_conceal": "Welche Karte drehst du um?",
    "ask_shift": "Welche Karte verlegst du?",
    "ask_rescind": "Welche Karte nimmst du auf die Hand?",
    "ask_convert": "Welche Karte ersetzt du?",
    "ask_destination": "Wohin verlegst du {card}?",
    "ask_mode": "Wodurch ersetzt du {card}?",
    "ask_discard": "Welche Karte wirfst du ab?",
    "ask_expose": "Welche verdeckte Karte deckst du auf?",
    "ask_absolve": "Welchen Skandal entfernst du?",
    "ask_betrayal": "Wessen Verschwörung wird verraten?",
    "ask_blackmail": "Wen erpresst du?",
    "ask_collaborators": "Welches Haus hilft dir zuerst?",
    "ask_espionage": "Wen spionierst du aus?",
    "ask_informants": "Über welches Haus wird dir zugetragen?",
    "ask_intrigue": "Wer soll Verschwörungen tauschen?",
    "ask_second_collaborators": "Hilft dir ein zweites Haus?",
    "ask_second_intrigue": "Wer ist die andere der beiden Personen?",
    "ask_negate": "Willst du {deed} verneinen?",
    "ask_pay": "Zahlst du an {who}, oder nimmst du einen Skandal?",
    "ask_give": "Karte {number} von {most}: Was gibst du {who}?",
    "ask_give_more": "Karte {number} von {most}, dazu {cards}: Was gibst du {who}?",
    "ask_take": "Nimmst du eine Karte aus {hand}?",
    "ask_replace": "Welche Karte auf {house} weicht dem Skandal?",
    "ask_acquire": "Ziehst du 1 Karte, oder wirfst du eine ab und ziehst 2?",
    "ask_act": "Welche Schurkentat begehst du?",
    # The answers
    "keep": "Behalte das {colour} Vorhaben {agenda}",
    "keep_part": "das {colour} Vorhaben {agenda}",
    "end": "Beende die Aktionsphase",
    "end_part": "die Aktionsphase beenden",
    "reveal": "Decke deine Verschwörung mit {house} auf",
    "reveal_part": "deine Verschwörung mit {house} aufdecken",
    "discard": "Wirf {the} ab",
    "discard_part": "{the} abwerfen",
    "create": "Löse einen Skandal aus",
    "create_part": "einen Skandal auslösen",
    "raise": "Lenke einen Verdacht auf {house}",
    "raise_part": "einen Verdacht auf {house} lenken",
    "trigger": "Löse {event} aus",
    "trigger_part": "das Ereignis auslösen",
    "use": "Wirf {the} ab und nutze {ability}",
    "use_part": "abwerfen und {ability} nutzen",
    "pair_part": "mit einem zweiten einen Meisterstreich führen",
    "expose": "Meisterstreich mit {pair}: Decke eine verdeckte Karte auf",
    "expose_part": "eine verdeckte Karte aufdecken",
    "absolve": "Meisterstreich mit {pair}: Entferne einen Skandal",
    "absolve_part": "einen Skandal entfernen",
    "disgrace": "Meisterstreich mit {pair}: Bring einen Skandal über ein Haus",
    "disgrace_part": "einen Skandal über ein Haus bringen",
    "scandal_on": "Bring den Skandal über {house}",
    "conceal": "Verdecke {card}",
    "conceal_down": "Decke {card}, auf",
    "shift": "Verlege {card}",
    "rescind": "Nimm {card}",
    "convert": "Ersetze {card}",
    "move_to": "Verlege sie auf {house}",
    "by_scandal": "Ersetze sie durch einen Skandal",
    "by_scandal_part": "ein Skandal aus dem Netz der Skandale",
    "by_suspicion": "Ersetze sie durch einen Verdacht",
    "by_suspicion_part": "der oberste Verdacht aus dem Netz des Verdachts",
    "expose_card": "Decke {card}, auf",
    "absolve_card": "Entferne {card}",
    "name_betrayal": "Verrate die Verschwörung von {who}",
    "name_blackmail": "Erpresse {who}",
    "name_collaborators": "Lass zuerst {who} helfen",
    "name_espionage": "Spioniere {who} aus",
    "name_informants": "Lass dir über {who} zutragen",
    "name_intrigue": "Nenne {who} als eine der beiden Personen",
    "second_collaborators": "Lass auch {who} helfen",
    "second_intrigue": "Nenne {who} als die andere",
    "no_second": "Lass es bei einem Haus",
    "no_second_part": "kein zweites Haus",
    "pass": "Passe",
    "pass_part": "passen",
    "negate": "Verneine mit {pair}",
    "negate_part": "mit {pair} verneinen",
    "negate_both": "beide Karten",
    "pay": "Gib {who} {cards}",
    "pay_part": "{who} {cards} geben",
    "suffer": "Nimm einen Skandal auf dein eigenes Haus",
    "suffer_part": "einen Skandal auf dein eigenes Haus nehmen",
    "give": "Gib {who} {the}",
    "give_part": "{the}",
    "take": "Nimm {the}",
    "take_part": "{the} nehmen",
    "take_none": "Nimm nichts",
    "take_none_part": "nichts nehmen",
    "make_room": "Ersetze {card}",
    "draw_one": "Ziehe 1 Karte",
    "draw_one_part": "1 Karte ziehen",
    "discard_draw": "Wirf {the} ab und ziehe 2 Karten",
    "discard_draw_part": "{the} abwerfen und 2 Karten ziehen",
    "defame": "Verleumde: Ersetze {card}, durch einen Skandal",
    "defame_deed": "verleumden, einen Verdacht durch einen Skandal ersetzen",
    "unmask": "Entlarve {card}",
    "expose_deed": "entlarven, eine verdeckte Karte aufdecken",
    "scandalize": "Bring {house} durch einen Skandal in Verruf",
    "scandalize_deed": "in Verruf bringen, einen Skandal über ein Haus in Gunst bringen",
    # The verbs on the buttons
    "commit_keep": "Behalten",
    "commit_end": "Phase beenden",
    "commit_reveal": "Aufdecken",
    "commit_discard": "Abwerfen",
    "commit_create": "Auslösen",
    "commit_raise": "Verdacht lenken",
    "commit_trigger": "Auslösen",
    "commit_use": "Nutzen",
    "commit_expose": "Meisterstreich führen",
    "commit_absolve": "Meisterstreich führen",
    "commit_disgrace": "Meisterstreich führen",
    "commit_scandal_on": "Skandal bringen",
    "commit_conceal": "Verdecken",
    "commit_conceal_down": "Aufdecken",
    "commit_shift": "Verlegen",
    "commit_rescind": "Nehmen",
    "commit_convert": "Ersetzen",
    "commit_move_to": "Verlegen",
    "commit_by_scandal": "Ersetzen",
    "commit_by_suspicion": "Ersetzen",
    "commit_expose_card": "Aufdecken",
    "commit_absolve_card": "Entfernen",
    "commit_name_betrayal": "Verraten",
    "commit_name_blackmail": "Erpressen",
    "commit_name_collaborators": "Nennen",
    "commit_name_espionage": "Ausspionieren",
    "commit_name_informants": "Zutragen lassen",
    "commit_name_intrigue": "Nennen",
    "commit_second_collaborators": "Nennen",
    "commit_second_intrigue": "Nennen",
    "commit_no_second": "Keins mehr nennen",
    "commit_pass": "Antwort versiegeln",
    "commit_negate": "Antwort versiegeln",
    "commit_pay": "Zahlen",
    "commit_suffer": "Skandal nehmen",
    "commit_give": "Geben",
    "commit_take": "Nehmen",
    "commit_take_none": "Nichts nehmen",
    "commit_make_room": "Ersetzen",
    "commit_draw_one": "Ziehen",
    "commit_discard_draw": "Abwerfen und ziehen",
    "commit_defame": "Verleumden",
    "commit_unmask": "Entlarven",
    "commit_scandalize": "In Verruf bringen",
    # What follows, as clauses
    "favored_disfavored": "{house} verliert die Gunst",
    "favored_vilified": "{house} verliert die Gunst und wird geächtet",
    "disfavored_vilified": "{house} wird geächtet",
    "disfavored_favored": "{house} kommt wieder in Gunst",
    "vilified_favored": "{house} kommt wieder in Gunst",
    "vilified_disfavored": "{house} hat wieder Ansehen, in Ungnade",
    "flips_up": "{conspiracy} kommt ans Licht",
    "flips_down": "{conspiracy} wird wieder verdeckt",
    "if_scandal": "ist es ein Skandal, wird {house} geächtet",
    "game_ends": "nur ein Haus bleibt in Gunst, und das Spiel endet",
    "game_ends_none": "kein Haus bleibt in Gunst, und das Spiel endet",
    "negatable": "andere können es verneinen",
    "forced": "Das zählt als deine Hausaktion.",
    "reveal_scandal": "ein Skandal fällt auf dein eigenes Haus",
    "reveal_no_scandal": "kein Skandal ist übrig, der auf dein Haus fallen könnte",
    "reveal_lends": "dann steht dir auch {ability} offen",
    "reveal_own": "dann reicht deine Fähigkeit auch an verdeckte Karten",
    "then_acquire": "danach ziehst du 1 Karte oder wirfst eine ab und ziehst 2",
    "then_draw_two": "deine Hand ist leer, also ziehst du 2 Karten",
    "put_scandal": "ein Skandal tritt an die Stelle",
    "put_suspicion": "der oberste Verdacht aus dem Netz tritt an die Stelle",
    "back_to_web": "er geht zurück ins Netz der Skandale",
    "holds": "{who} hält {cards}",
    "lie_there": "dort: {cards}",
    "pay_all": "das ist alles, was du hältst",
    "pay_some": "du wählst {cards} aus deiner Hand",
    "if_stands": "bleibt es dabei: {effect}",
    "card_says": "Auf der Karte: {text}",
    "card_there": "Karte {place} auf {house}, {card},",
    "concealed_there": "die verdeckte Karte {place} auf {house}",
    "does_conceal": "{card} wird verdeckt",
    "does_turn_up": "{card} wird offen",
    "does_shift": "{card} kommt auf {to}",
    "does_rescind": "{card} kommt auf {hand}",
    "does_by_scandal": "{card} weicht einem Skandal",
    "does_by_suspicion": "{card} weicht dem obersten Verdacht aus dem Netz",
    "does_absolve": "{card} verschwindet",
    "does_disgrace": "ein Skandal fällt auf {house}",
    "if_stands_negation": "bleibt es dabei, ist {deed} ohne Wirkung",
    "if_negated": "bleibt es bei deiner Verneinung, ist {deed} ohne Wirkung",
    "open_again": "{deed} lässt sich dann erneut verneinen",
    # Whom the others wait for
    "sealed": "Deine Antwort ist versiegelt; alle werden zugleich geöffnet.",
    "waiting_window": "Verneint jemand {deed}? Gefragt: {people}.",
    "open_agendas": "Alle wählen versiegelt ein Vorhaben.",
    "open_window": "Versiegelte Frage an {people}.",
    # The end
    "tale_favored": "Das Volk liebt {houses}, und die Krone erhebt, was das Volk liebt.",
    "tale_disfavored": "Die Krone kann {houses} brauchen und erhebt, was sie brauchen kann.",
    "tale_vilified": "Die Königsfamilie ist gestürzt, und wer es war, ist in {houses} kein Geheimnis.",
    # The story without a doer
    "webs_laid": "Das Netz des Verdachts ist aus {web} gesponnen, das Netz der Skandale aus {scandals}.",
    "reshuffled": "Aus der Ablage wird ein neues Netz des Verdachts gemischt, {cards}.",
    "laid_away": "{event} kommt auf die Ablage.",
    "cancelled": "{deed} ist verneint und ohne Wirkung.",
    "scandal_falls": "Ein Skandal aus dem Netz fällt auf {house}.",
}

STORY = {
    "open_main": ("Du bist am Zug.", "{who} ist am Zug."),
    "open_main_again": ("Du darfst weiter handeln.", "{who} darf weiter handeln."),
    "open_acquire": ("Du ziehst nach.", "{who} zieht nach."),
    "open_villainous_act": ("Du sinnst auf eine Schurkentat.", "{who} sinnt auf eine Schurkentat."),
    "open_rescind": ("Du wählst eine Karte zum Abwerfen.", "{who} wählt eine Karte zum Abwerfen."),
    "open_replace_card": (
        "Du wählst die Karte auf {house}, die dem Skandal weicht.",
        "{who} wählt die Karte auf {house}, die dem Skandal weicht.",
    ),
    "open_blackmail": (
        "Du wählst zwischen einer Zahlung an {to} und einem Skandal.",
        "{who} wählt zwischen einer Zahlung an {to} und einem Skandal.",
    ),
    "open_give": ("Du wählst Karten für {to}.", "{who} wählt Karten für {to}."),
    "open_take": ("Du siehst {hand} durch.", "{who} sieht {hand} durch."),
    "open_choose_ability_spot": ("Du wählst eine Karte für {ability}.", "{who} wählt eine Karte für {ability}."),
    "over": ("Das Spiel ist aus: Du gewinnst mit {total}.", "Das Spiel ist aus: {who} gewinnt mit {total}."),
    "over_together": (
        "Das Spiel ist aus: {winners} gewinnt gemeinsam mit je {total}.",
        "Das Spiel ist aus: {winners} gewinnen gemeinsam mit je {total}.",
    ),
    "housed": ("Du führst das Haus {house}.", "{who} führt das Haus {house}."),
    "entrusted": ("Deine Verschwörung gilt dem Haus {house}.", "{who} lässt sich auf eine Verschwörung ein."),
    "offered": ("Dir werden {count} angeboten: {agendas}.", "{who} werden {count} angeboten."),
    "kept": ("Du behältst das Vorhaben {agenda}.", "{who} behält ein Vorhaben."),
    "supplied": ("Du erhältst {cards}.", "{who} erhält {cards}."),
    "first": ("Du handelst als Erstes.", "{who} handelt als Erstes."),
    "turn_began": ("Du beginnst Zug {turn}.", "{who} beginnt Zug {turn}."),
    "set_aside": (
        "In Ungnade spielst du mit 2 zufälligen Karten und legst beiseite {cards}.",
        "In Ungnade spielt {who} mit 2 zufälligen Karten und legt beiseite {cards}.",
    ),
    "retrieved": ("Du nimmst {cards} wieder auf.", "{who} nimmt {cards} wieder auf."),
    "drew": ("Du ziehst {cards}; {web} bleiben im Netz.", "{who} zieht {cards}; {web} bleiben im Netz."),
    "drew_last": (
        "Du ziehst {cards}, und das Netz des Verdachts ist aufgebraucht.",
        "{who} zieht {cards}, und das Netz des Verdachts ist aufgebraucht.",
    ),
    "raised": ("Du lenkst {card} auf {house}.", "{who} lenkt {card} auf {house}."),
    "created": ("Du bringst {card} über {house}.", "{who} bringt {card} über {house}."),
    "no_action": (
        "Dir ist keine Hausaktion möglich, also musst du eine Karte abwerfen.",
        "{who} ist keine Hausaktion möglich, also muss eine Karte abgeworfen werden.",
    ),
    "discarded": ("Du wirfst {card} ab.", "{who} wirft {card} ab."),
    "lost": ("Geächtet verlierst du {card}.", "Geächtet verliert {who} {card}."),
    "announced_ability": ("Du zahlst {cost} für {deed}.", "{who} zahlt {cost} für {deed}."),
    "announced_masterstroke": (
        "Du führst mit {cost} einen Meisterstreich: {deed}.",
        "{who} führt mit {cost} einen Meisterstreich: {deed}.",
    ),
    "triggered": ("Du spielst {deed}.", "{who} spielt {deed}."),
    "negated": ("Du verneinst {deed} mit {cost}.", "{who} verneint {deed} mit {cost}."),
    "replaced": ("Du ersetzt {card} auf {house} durch {by}.", "{who} ersetzt {card} auf {house} durch {by}."),
    "replaced_concealed": (
        "Du ersetzt die verdeckte Karte {place} auf {house}, {card}, durch {by}.",
        "{who} ersetzt die verdeckte Karte {place} auf {house}, {card}, durch {by}.",
    ),
    "turned_up": (
        "Du deckst auf {house} Karte {place} auf: {card}.",
        "{who} deckt auf {house} Karte {place} auf: {card}.",
    ),
    "turned_down": (
        "Du verdeckst auf {house} Karte {place}, {card}.",
        "{who} verdeckt auf {house} Karte {place}, {card}.",
    ),
    "shifted": ("Du verlegst {card} {off} auf {to}.", "{who} verlegt {card} {off} auf {to}."),
    "shifted_unseen": (
        "Du verlegst die verdeckte Karte {place} {off} auf {to}.",
        "{who} verlegt die verdeckte Karte {place} {off} auf {to}.",
    ),
    "removed": ("Du nimmst einen Skandal {off}.", "{who} nimmt einen Skandal {off}."),
    "taken_up": ("Du nimmst {card} {off} auf die Hand.", "{who} nimmt {card} {off} auf die Hand."),
    "taken_up_unseen": (
        "Du nimmst die verdeckte Karte {place} {off} auf die Hand: {card}.",
        "{who} nimmt die verdeckte Karte {place} {off} auf die Hand.",
    ),
    "turned_over": (
        "Aus dem Netz des Verdachts drehst du {card} um; {web} bleiben.",
        "Aus dem Netz des Verdachts dreht {who} {card} um; {web} bleiben.",
    ),
    "now_favored": ("Dein Haus ist wieder in Gunst.", "{whose} Haus ist wieder in Gunst."),
    "now_disfavored": ("Dein Haus ist jetzt in Ungnade.", "{whose} Haus ist jetzt in Ungnade."),
    "now_vilified": ("Dein Haus ist jetzt geächtet.", "{whose} Haus ist jetzt geächtet."),
    "revealed": (
        "Du deckst deine Verschwörung mit dem Haus {house} auf.",
        "{who} deckt eine Verschwörung mit dem Haus {house} auf.",
    ),
    "came_to_light": (
        "Deine Verschwörung mit dem Haus {house} kommt ans Licht.",
        "{whose} Verschwörung mit dem Haus {house} kommt ans Licht.",
    ),
    "betrayed": (
        "Deine Verschwörung mit dem Haus {house} wird verraten.",
        "{whose} Verschwörung mit dem Haus {house} wird verraten.",
    ),
    "concealed_again": (
        "Deine Verschwörung mit dem Haus {house} wird wieder verdeckt.",
        "{whose} Verschwörung mit dem Haus {house} wird wieder verdeckt.",
    ),
    "exchanged": ("Du und {other} tauscht die Verschwörungen.", "{who} und {other} tauschen die Verschwörungen."),
    "received": ("Deine Verschwörung gilt jetzt dem Haus {house}.", "{who} sieht sich die neue Verschwörung an."),
    "yielded_pay": ("Du gibst nach und zahlst an {to}.", "{who} gibt nach und zahlt an {to}."),
    "yielded_scandal": ("Du nimmst dafür einen Skandal hin.", "{who} nimmt dafür einen Skandal hin."),
    "gave": ("Du gibst {to} {cards}.", "{who} gibt {to} {cards}."),
    "looked_at_hand": ("Du siehst dir {hand} an, {cards}.", "{who} sieht sich {hand} an, {cards}."),
    "looked_at_no_hand": ("Du findest {hand} leer.", "{who} findet {hand} leer."),
    "looked_at_conspiracy": (
        "Du siehst dir {conspiracy} an: Haus {house}.",
        "{who} sieht sich {conspiracy} an.",
    ),
    "looked_at_agenda": ("Du siehst dir {of_whom} an: {agenda}.", "{who} sieht sich {of_whom} an."),
    "took": ("Du nimmst von {whom} {cards}.", "{who} nimmt von {whom} {cards}."),
    "defame": ("Geächtet verleumdest du {house}.", "Geächtet verleumdet {who} {house}."),
    "expose": ("Geächtet entlarvst du eine Karte auf {house}.", "Geächtet entlarvt {who} eine Karte auf {house}."),
    "scandalize": ("Geächtet bringst du {house} in Verruf.", "Geächtet bringt {who} {house} in Verruf."),
    "no_act": (
        "Keine Schurkentat ist möglich, und dein Zug verfällt.",
        "Keine Schurkentat ist möglich, und {whose} Zug verfällt.",
    ),
    "counted": ("Dein Haus, {status}, bringt {points}.", "{whose} Haus, {status}, bringt {points}."),
    "conspiracy_told": (
        "Deine Verschwörung galt dem Haus {house}.",
        "{whose} Verschwörung galt dem Haus {house}.",
    ),
    "fulfilled": (
        "Du zeigst das {colour} Vorhaben {agenda}: erfüllt, {points}.",
        "{who} zeigt das {colour} Vorhaben {agenda}: erfüllt, {points}.",
    ),
    "failed": (
        "Du zeigst das {colour} Vorhaben {agenda}: nicht erfüllt.",
        "{who} zeigt das {colour} Vorhaben {agenda}: nicht erfüllt.",
    ),
    "won": ("Du gewinnst mit {total}.", "{who} gewinnt mit {total}."),
}

ABILITIES_EXPLAINED = """\
Die sechs Fähigkeiten: Balistrad verdeckt einen offenen Skandal, Kardosa einen offenen Verdacht. Lycosia verlegt einen \
offenen Skandal auf ein Haus in Gunst, Deluras einen offenen Verdacht, passend oder nicht. Silgaro nimmt einen offenen \
Verdacht auf die Hand und wirft dann eine Karte ab. Usari ersetzt einen offenen Verdacht durch einen Skandal oder \
einen offenen Skandal durch den obersten Verdacht aus dem Netz.

Sie reichen an Karten auf jedem Haus, auch auf deinem eigenen, wie immer es dasteht. Zeigt deine aufgedeckte \
Verschwörung dein eigenes Haus, so reicht deine Fähigkeit auch an verdeckte Karten: Sie deckt sie auf, verlegt, nimmt \
oder ersetzt sie ungesehen."""

GIVING_EXPLAINED = """\
Du zahlst mit Karten deiner Wahl. Nenne sie eine nach der anderen; bis zur letzten kannst du zurückgehen. Nur ihr \
beide seht sie."""

EXPLAIN = {
    "choose_agenda": """\
Du hast ein weißes und ein schwarzes Vorhaben bekommen. Behalte eins; das andere kommt ungesehen zurück in die \
Schachtel. Weiße sehen auf ein Haus und sind leichter, schwarze sehen auf mehrere und bringen mehr.

Du kennst alle Häuser, die Sitzordnung und deine Verschwörung, aber noch keine Handkarten. Alle wählen gleichzeitig. \
Niemand erfährt vor dem Ende, welches Vorhaben du behalten hast, auch nicht seine Farbe.

Was auf den Vorhaben steht, haben wir nachgebildet; die gedruckten Karten kennen wir nicht.""",
    "main": """\
Nimm eine der fünf Hausaktionen: Lenke einen Verdacht auf das Haus in Gunst, zu dem er gehört; bring einen Skandal \
über ein beliebiges Haus in Gunst; löse ein Ereignis aus; wirf einen Verdacht deines Hauses ab, um seine Fähigkeit zu \
nutzen; oder wirf zwei Verdachtskarten eines Hauses für einen Meisterstreich ab.

Solange dein Haus in Gunst ist, darfst du eine zweite Hausaktion nehmen und jederzeit deine Verschwörung aufdecken, \
was einen Skandal über dein eigenes Haus bringt. Liegt deine Verschwörung offen und ist weder ihr Haus noch deines \
geächtet, so darfst du auch die Fähigkeit dieses Hauses nutzen, für einen Verdacht dieses Hauses.

Ein Haus, das seine fünfte Karte bekommt, verliert die Gunst, und die Verschwörung der Person dahinter wird umgedreht. \
Mit 3 offenen Skandalen unter den fünf ist es geächtet. Ist keine Hausaktion möglich, wirfst du stattdessen eine Karte \
ab.

Sind nach einer Aktion weniger als zwei Häuser in Gunst, endet das Spiel.""",
    "choose_scandal_house": """\
Ein Skandal aus der Hand trifft ein beliebiges Haus in Gunst, auch dein eigenes. Solange er offen liegt, kostet er \
dieses Haus 2 Punkte. Niemand kann ihn verneinen.""",
    "choose_ability_spot": ABILITIES_EXPLAINED,
    "choose_destination": """\
Eine verlegte Karte kommt auf ein anderes Haus, das in Gunst sein muss. Offen bleibt offen, verdeckt bleibt verdeckt, \
und sie liegt am Ende der Reihe. Ein Verdacht muss nicht zu seinem neuen Haus passen.

Das Haus, von dem sie kommt, kann wieder in Gunst kommen; das Haus, auf das sie kommt, kann die Gunst verlieren.""",
    "choose_mode": """\
Du ersetzt eine verdeckte Karte, die niemand angesehen hat, durch einen Skandal aus dem Netz der Skandale oder durch \
den obersten Verdacht aus dem Netz des Verdachts. Die alte Karte wird dann offen abgeworfen. Ereignisse, die dabei \
auftauchen, werden ohne Wirkung abgeworfen.""",
    "rescind": """\
Du hast eine Karte auf die Hand genommen; jetzt wirfst du eine ab, und sei es dieselbe. Ein Skandal geht zurück ins \
Netz der Skandale, alles andere auf die Ablage.""",
    "choose_masterstroke_spot": """\
Mit zwei Verdachtskarten eines Hauses darfst du eine verdeckte Karte auf einem beliebigen Haus aufdecken oder einen \
offenen Skandal von einem beliebigen Haus entfernen. Er geht zurück ins Netz der Skandale. Das Paar wird zuerst \
abgeworfen; dann dürfen alle anderen verneinen.""",
    "choose_masterstroke_house": """\
Mit zwei Verdachtskarten eines Hauses darfst du einen Skandal aus dem Netz der Skandale über ein Haus in Gunst deiner \
Wahl bringen, auch über dein eigenes. Das Paar wird zuerst abgeworfen; dann dürfen alle anderen verneinen.""",
    "choose_target": """\
Du sagst an, wen oder was das Ereignis nennt. Dann dürfen alle anderen es verneinen; auch dann wird es abgeworfen und \
zählt als deine Hausaktion.

„Verrat“ deckt die Verschwörung einer anderen Person auf. „Erpressung“ kostet eine andere Person Karten oder einen \
Skandal. „Mitverschworene“ leiht dir die Fähigkeiten von einem oder zwei Häusern. „Spionage“ zeigt dir die Geheimnisse \
einer anderen Person. „Zuträger“ deckt alle verdeckten Karten eines Hauses auf und lässt dich ziehen. „Ränke“ lässt \
zwei Personen ihre Verschwörungen tauschen.

Was die Ereignisse tun, haben wir nachgebildet; die gedruckten Karten kennen wir nicht.""",
    "choose_second": """\
„Mitverschworene“: Nenne ein zweites Haus oder keins. Die Häuser helfen dir in der Reihenfolge, in der du sie nennst; \
ihre Ziele wählst du, wenn sie an der Reihe sind.

„Ränke“: Nenne die zweite der beiden Personen, die ihre Verschwörungen tauschen. Offen bleibt offen, verdeckt bleibt \
verdeckt, und kein Skandal entsteht.""",
    "negate": """\
Ein Ereignis, eine Fähigkeit oder ein Meisterstreich ist angesagt und bezahlt. Wer zwei Verdachtskarten eines Hauses \
hält, darf sie abwerfen und damit verneinen. Eine Verneinung ist ein Meisterstreich und lässt sich für ein weiteres \
Paar selbst verneinen.

Gefragt sind alle von Ansehen mit mindestens zwei Karten, was immer das für Karten sind, und alle Antworten sind \
versiegelt. Gelesen werden sie im Uhrzeigersinn, beginnend links von der Ansage: Wer als Erstes verneint, zahlt, und \
alle späteren Antworten verfallen ungesehen. Niemand erfährt, wer verneint hätte oder nicht konnte.

Wird eine Verneinung ihrerseits verneint, wird nach dem, was darunter liegt, noch einmal gefragt. Was verneint ist, \
bleibt bezahlt.""",
    "replace_card": """\
Deine Verschwörung ist als Folge ans Licht gekommen, also fällt ein Skandal auf das Haus, das sie zeigt. Dort liegen \
schon fünf Karten: Der Skandal ersetzt einen offenen Verdacht oder, wenn keiner da ist, eine verdeckte Karte. Du \
wählst, welche.

Die ersetzte Karte wird abgeworfen. Ein dritter offener Skandal ächtet das Haus.""",
    "blackmail": """\
Du wirst erpresst: Gib 2 Karten deiner Wahl aus der Hand, oder nimm einen Skandal aus dem Netz auf dein eigenes Haus. \
Nur ihr beide seht die Karten. Eine fünfte Karte kostet dein Haus die Gunst.

Was dieses Ereignis tut, haben wir nachgebildet; die gedruckte Karte kennen wir nicht.""",
    "give": GIVING_EXPLAINED,
    "give_again": GIVING_EXPLAINED,
    "take": """\
Du hast eine Hand, eine Verschwörung und ein Vorhaben angesehen. Jetzt darfst du eine Karte aus dieser Hand nehmen \
oder alles lassen, wie es ist. Wem sie fehlt, sieht, welche fehlt; alle anderen sehen nur, ob eine genommen wurde.""",
    "acquire": """\
Ziehe 1 Karte aus dem Netz des Verdachts, oder wirf eine Handkarte ab und ziehe 2. Mit leerer Hand ziehst du \
ungefragt 2. Wie viele Karten du hältst, ist nicht begrenzt.

Ist das Netz des Verdachts aufgebraucht, wird die Ablage zu einem neuen gemischt. Ein abgeworfener Skandal geht \
stattdessen zurück ins Netz der Skandale.""",
    "villainous_act": """\
Geächtet hältst du keine Karten und nimmst keine Hausaktionen. In deinem Zug begehst du eine Schurkentat, die niemand \
verneinen kann: verleumden, ein Skandal ersetzt einen offenen Verdacht auf einem beliebigen Haus; entlarven, eine \
verdeckte Karte auf einem beliebigen Haus wird offen; in Verruf bringen, ein Skandal fällt auf ein Haus in Gunst.

Liegen auf deinem Haus weniger als fünf Karten oder weniger als drei offene Skandale, hat es wieder Ansehen, und du \
ziehst eine Karte. Am Ende bringt ein geächtetes Haus 2 Punkte und 1 für jedes geächtete Haus, was immer darauf \
liegt.""",
}

GLOSSARY = {
    "Haus": "Eine der großen Familien: Balistrad, Deluras, Kardosa, Lycosia, Silgaro, Usari. Alle führen eins, und bis "
    "zu fünf Karten liegen darauf.",
    "in Gunst": "Ein Haus mit weniger als fünf Karten. Wer es führt, darf eine zweite Hausaktion nehmen und die "
    "Verschwörung aufdecken. Am Ende: 10 Punkte, weniger das, was darauf liegt.",
    "in Ungnade": "Ein Haus mit fünf Karten und höchstens 2 offenen Skandalen. Wer es führt, hat eine Hausaktion, mit "
    "2 zufälligen Karten. Am Ende: 9 Punkte, weniger das, was darauf liegt.",
    "geächtet": "Ein Haus mit fünf Karten und 3 oder mehr offenen Skandalen. Wer es führt, begeht Schurkentaten, und "
    "niemand darf seine Fähigkeit nutzen.",
    "Ansehen": "Was Häuser in Gunst und in Ungnade haben und geächtete nicht.",
    "Schurken": "Wer ein geächtetes Haus führt: keine Hand, keine Hausaktionen, eine Schurkentat im Zug. Am Ende: 2 "
    "Punkte und 1 für jedes geächtete Haus.",
    "Verdacht": "Eine Karte eines Hauses, je 10. Auf einem Haus kostet sie 1 Punkt; aus der Hand bezahlt sie "
    "Fähigkeiten, Meisterstreiche und Verneinungen.",
    "Skandal": "Eine Karte ohne Haus, 24 insgesamt. Offen auf einem Haus kostet sie 2 Punkte.",
    "offen": "Offene Karten zählen als Karten und kosten Punkte.",
    "verdeckt": "Verdeckte Karten zählen als Karten, kosten aber keine Punkte, und niemand darf sie ansehen.",
    "Ereignis": "Eine von sechs Karten, die einmal ausgelöst und dann abgeworfen werden. Was sie tun, haben wir "
    "nachgebildet.",
    "Hausaktion": "Einen Verdacht lenken, einen Skandal auslösen, ein Ereignis auslösen, eine Fähigkeit nutzen, einen "
    "Meisterstreich führen.",
    "Fähigkeit": "Was ein Haus für einen eigenen Verdacht tun kann. Eine aufgedeckte Verschwörung leiht dir die eines "
    "anderen Hauses.",
    "Meisterstreich": "Zwei Verdachtskarten eines Hauses, abgeworfen: eine verdeckte Karte aufdecken, einen Skandal "
    "entfernen, einen Skandal über ein Haus in Gunst bringen oder verneinen.",
    "Verneinung": "Ein Meisterstreich, der ein Ereignis, eine Fähigkeit oder einen anderen Meisterstreich aufhebt, "
    "gleich nach der Ansage. Er ist auch außerhalb des eigenen Zugs möglich.",
    "versiegelte Frage": "Eine Frage an mehrere zugleich. Die Antworten werden zusammen gelesen; die, auf die es nicht "
    "ankommt, sieht niemand.",
    "Verschwörung": "Eine geheime Karte mit einem der Häuser im Spiel. Sie wird jedes Mal umgedreht, wenn dein Haus "
    "die Gunst verliert.",
    "aus freien Stücken": "Solange dein Haus in Gunst ist, darfst du in deinem Zug deine Verschwörung aufdecken: Ein "
    "Skandal fällt auf dein eigenes Haus.",
    "als Folge": "Eine Verschwörung, die durch den Verlust der Gunst oder ein Ereignis ans Licht kommt: Ein Skandal "
    "fällt auf das Haus, das sie zeigt.",
    "Vorhaben": "Ein geheimes Ziel, das Punkte bringt, wenn es am Ende erfüllt ist. Weiße sind leichter, schwarze "
    "bringen mehr. Was darauf steht, haben wir nachgebildet.",
    "Netz des Verdachts": "Der verdeckte Stapel aus Verdacht und Ereignissen, aus dem gezogen wird.",
    "Netz der Skandale": "Die Skandale, die niemand hält, offen.",
    "Ablage": "Gebrauchte Verdachtskarten und Ereignisse, offen für alle. Aus ihr wird das nächste Netz des Verdachts.",
    "Nachziehphase": "Das Ende eines Zugs: 1 Karte ziehen oder eine abwerfen und 2 ziehen.",
    "beiseitelegen": "Wer einen Zug in Ungnade beginnt, spielt ihn mit 2 zufälligen Karten; die anderen liegen bis zu "
    "seinem Ende beiseite.",
    "Schurkentat": "Verleumden, entlarven oder in Verruf bringen. Sie lässt sich nicht verneinen.",
    "links, rechts": "Links sitzt, wer im Uhrzeigersinn nach dir kommt, rechts, wer vor dir kommt. Vorhaben sprechen "
    "davon.",
}


def the(noun: str) -> str:
    """All cards with an article are masculine."""
    return f"den {noun}"


def a(noun: str) -> str:
    return f"einen {noun}"


def is_a(noun: str) -> str:
    """As a subject."""
    return f"ein {noun}"


def titled(name: str) -> str:
    """In quotes, so that it needs no gender."""
    return f"„{name}“"


def whose(name: str) -> str:
    return f"{name}’" if name[-1:].lower() in {"s", "ß", "x", "z"} else f"{name}s"


def many(count: int, what: str) -> str:
    one, several = COUNTED[what]
    return f"{count} {one if count == 1 else several}"


def listed(items: Sequence[str]) -> str:
    *most, last = items
    return f"{', '.join(most)} und {last}" if most else last
