"""The German words. Roles and missions have theirs in the rows of the cards."""

FAMILY = {
    "butterfly": "Schmetterling",
    "toad": "Kröte",
    "nightingale": "Nachtigall",
    "hare": "Hase",
    "stag": "Hirsch",
    "carp": "Karpfen",
}
FAMILIES = {
    "butterfly": "Schmetterlinge",
    "toad": "Kröten",
    "nightingale": "Nachtigallen",
    "hare": "Hasen",
    "stag": "Hirsche",
    "carp": "Karpfen",
}
MEMBER = {
    "butterfly": "ein Schmetterling",
    "toad": "eine Kröte",
    "nightingale": "eine Nachtigall",
    "hare": "ein Hase",
    "stag": "ein Hirsch",
    "carp": "ein Karpfen",
}
COMPOUND = {
    "butterfly": "Schmetterlings-",
    "toad": "Kröten-",
    "nightingale": "Nachtigall-",
    "hare": "Hasen-",
    "stag": "Hirsch-",
    "carp": "Karpfen-",
}
STANDING = {"esteemed": "angesehen", "neutral": "neutral", "disgraced": "in Ungnade"}
COUNTED = {
    "card": ("Karte", "Karten"),
    "mission": ("Geheimmission", "Geheimmissionen"),
    "point": ("Punkt", "Punkte"),
}
OBJECTS = {"Adliger": "Adligen", "Assassine": "Assassinen"}  # where an object takes an ending

PLACES = {
    "into": {
        "table:above": "über die Tafel",
        "table:below": "unter die Tafel",
        "yours": "in deinen Bezirk",
        "own": "in den eigenen Bezirk",
        "whose": "in {whose} Bezirk",
    },
    "at": {
        "table": "an der Tafel",
        "table:above": "oberhalb der Tafel",
        "table:below": "unterhalb der Tafel",
        "yours": "in deinem Bezirk",
        "own": "im eigenen Bezirk",
        "whose": "in {whose} Bezirk",
    },
    "from": {
        "table:above": "aus dem oberen Bereich der Tafel",
        "table:below": "aus dem unteren Bereich der Tafel",
        "yours": "aus deinem Bezirk",
        "own": "aus dem eigenen Bezirk",
        "whose": "aus {whose} Bezirk",
    },
}
ZONES = {
    "table": "königliche Tafel",
    "table:above": "oberhalb der Tafel",
    "table:below": "unterhalb der Tafel",
    "pile": "Stapel",
    "box": "Schachtel",
    "removed": "entfernt",
    "hand": "deine Hand",
    "district": "dein Bezirk",
    "missions": "deine Missionen",
    "hand@": "{whose} Hand",
    "district@": "{whose} Bezirk",
    "missions@": "{whose} Missionen",
}

PHRASES = {
    "expected": "{n} von 100",
    "expected_scale": "100 ist ein sicherer, klarer Sieg.",
    # The question
    "eyebrow": "Du bist am Zug · {turn} von {turns} · Karte {card} von {cards}",
    "which_where": "Welche Karte kommt wohin?",
    "which_table_home": "Welche Karte als Nächstes: an die Tafel oder in deinen Bezirk?",
    "which_table_abroad": "Welche Karte als Nächstes: an die Tafel oder in einen gegnerischen Bezirk?",
    "which_home_abroad": "Welche Karte als Nächstes: in deinen Bezirk oder in einen gegnerischen?",
    "ask_table": "Legst du {the} über oder unter die Tafel?",
    "ask_abroad": "Wer bekommt {the}?",
    "ask_last": "Legst du die letzte Karte, {the}, {into}?",
    "ask_victim": "Wen entfernt dein {assassin}?",
    # The answers
    "commit_lay": "Legen",
    "commit_remove": "Entfernen",
    "commit_spare": "Verschonen",
    "lay": "Lege {the} {into}",
    "lay_spy": "Lege {the} verdeckt {into}",
    "remove": "Entferne {victim}",
    "spare": "Verschone alle {at}",
    "spare_part": "alle verschonen",
    "victim": "{card}",
    "victim_at": "{card} {at}",
    "spy_victim": "{card}, gelegt {by} in Zug {turn}",
    "spy_victim_at": "{card} {at}, gelegt {by} in Zug {turn}",
    # What follows, as clauses
    "may_remove_the": "danach darfst du dort {the} entfernen",
    "may_remove": "danach darfst du dort einen von {victims} Höflingen entfernen",
    "no_victim": "dort lässt sich niemand entfernen",
    "spy_lies": "er liegt verdeckt, und niemand sieht ihn wieder an, auch du nicht",
    "guard_stays": "kein Assassine kann ihn entfernen",
    "counts_double": "er zählt doppelt",
    "counts_times": "er zählt {weight}-fach",
    "family_stands": "die {families} kommen auf {above}:{below}, {standing}",
    "leaves": "er ist aus dem Spiel",
    "leaves_unseen": "er ist aus dem Spiel, und niemand sieht ihn an",
    "strikes_no_more": "niemand wird entfernt, und dieser Assassine schlägt nie wieder zu",
    "then_draw": "danach ziehst du {cards}",
    "then_rest": "der Stapel ist leer, also ist dies dein letzter Zug",
    "then_over": "danach werden die Spione aufgedeckt, und das Spiel ist aus",
    # Parts of several sentences
    "you": "Du",
    "by_you": "von dir",
    "by": "von {who}",
    "by_your_own_hand": "von eigener Hand",
    "by_own_hand": "von eigener Hand",
    "boxed": "{cards} bleiben ungesehen in der Schachtel",
    "none_boxed": "alle Karten sind im Spiel",
    "face_down": "verdeckter {card}",
    "light": "helle",
    "dark": "dunkle",
    "quoted": "„{name}“",
    "noble_counts": "Ein Adliger zählt hier als {cards}.",
    # The end of a family
    "judged_esteemed": "Die {families}, {above} oben und {below} unten, sind angesehen.",
    "judged_neutral": "Die {families}, {above} oben und {below} unten, bleiben neutral.",
    "judged_disgraced": "Die {families}, {above} oben und {below} unten, fallen in Ungnade.",
    "judged_absent": "Die {families}, an der Tafel nicht vertreten, bleiben neutral.",
}

STORY = {
    "waiting_lay": ("Du legst gerade eine Karte.", "{who} legt gerade eine Karte."),
    "waiting_victim": (
        "Du wählst ein Opfer für {the}.",
        "{who} wählt ein Opfer für {the}.",
    ),
    "over": (
        "Das Spiel ist aus: Du gewinnst mit {total}.",
        "Das Spiel ist aus: {who} gewinnt mit {total}.",
    ),
    "over_together": (
        "Das Spiel ist aus: {winners} gewinnt gemeinsam mit je {total}.",
        "Das Spiel ist aus: {winners} gewinnen gemeinsam mit je {total}.",
    ),
    "set_up": (
        "Der Hof versammelt sich: {box}, {pile} bilden den Stapel, und du beginnst.",
        "Der Hof versammelt sich: {box}, {pile} bilden den Stapel, und {who} beginnt.",
    ),
    "dealt": ("Du erhältst {count}: {cards}.", "{who} erhält {count}."),
    "entrusted": (
        "Dir werden {count} anvertraut: {missions}.",
        "{who} werden {count} anvertraut, eine helle und eine dunkle.",
    ),
    "turn_began": (
        "Du beginnst Zug {turn} von {turns}.",
        "{who} beginnt Zug {turn} von {turns}.",
    ),
    "last_turn_began": (
        "Du beginnst den letzten deiner {turns} Züge.",
        "{who} beginnt den letzten von {turns} Zügen.",
    ),
    "laid": ("Du legst {card} {into}.", "{who} legt {card} {into}."),
    "kept": ("Du behältst {card} {at}.", "{who} behält {card} {at}."),
    "laid_spy": ("Du legst {card} verdeckt {into}.", "{who} legt {card} verdeckt {into}."),
    "kept_spy": ("Du behältst {card} verdeckt {at}.", "{who} behält {card} verdeckt {at}."),
    "removed": ("Du entfernst {card} {out_of}.", "{who} entfernt {card} {out_of}."),
    "removed_spy": (
        "Du entfernst {card} {out_of}, gelegt {by}; niemand sieht ihn an.",
        "{who} entfernt {card} {out_of}, gelegt {by}; niemand sieht ihn an.",
    ),
    "spared": ("Du verschonst alle {at}.", "{who} verschont alle {at}."),
    "drew": ("Du ziehst {count}: {cards}; {pile} bleiben.", "{who} zieht {count}; {pile} bleiben."),
    "drew_last": ("Du ziehst die letzten {count}: {cards}.", "{who} zieht die letzten {count}."),
    "drew_none": (
        "Der Stapel ist leer; du ziehst nichts.",
        "Der Stapel ist leer; {who} zieht nichts.",
    ),
    "revealed": (
        "Der Spion, den du {into} gelegt hast, ist {member}.",
        "Der Spion, den {who} {into} gelegt hat, ist {member}.",
    ),
    "gained": ("Dein Bezirk bringt {points}.", "{whose} Bezirk bringt {points}."),
    "lost": ("Dein Bezirk kostet {points}.", "{whose} Bezirk kostet {points}."),
    "evened": ("Dein Bezirk bringt nichts ein.", "{whose} Bezirk bringt nichts ein."),
    "fulfilled": (
        "Du zeigst die {colour} Mission {mission}: erfüllt, {points}.",
        "{who} zeigt die {colour} Mission {mission}: erfüllt, {points}.",
    ),
    "failed": (
        "Du zeigst die {colour} Mission {mission}: nicht erfüllt.",
        "{who} zeigt die {colour} Mission {mission}: nicht erfüllt.",
    ),
    "won": ("Du gewinnst mit {total}.", "{who} gewinnt mit {total}."),
}

EXPLAIN = {
    "lay": """\
In jedem Zug legst du alle 3 Handkarten aus, in beliebiger Reihenfolge: eine an die königliche \
Tafel, eine in deinen eigenen Bezirk, eine in einen gegnerischen Bezirk deiner Wahl.

An der Tafel wählst du oben oder unten; die Spalte ist die der Familie. Wiegt eine Familie am Ende \
oben mehr als unten, ist sie angesehen; wiegt sie unten mehr, ist sie in Ungnade; bei Gleichstand \
bleibt sie neutral.

In einem Bezirk bringt eine Karte am Ende 1 Punkt, wenn ihre Familie angesehen ist, und kostet \
1 Punkt, wenn sie in Ungnade ist. Wer sie gelegt hat, spielt keine Rolle.

Adlige zählen doppelt. Spione liegen bis zum Ende verdeckt, und niemand sieht sie wieder an. \
Assassinen dürfen beim Auslegen eine andere Karte desselben Bereichs entfernen. Wächter lassen \
sich nicht entfernen.

Nach der dritten Karte ziehst du 3 neue. Ist der Stapel leer, legen alle ihre letzte Hand aus, und \
das Spiel ist aus.""",
    "choose_victim": """\
Du hast einen Assassinen gelegt. Er darf jetzt eine andere Karte des Bereichs entfernen, in dem er \
liegt: an der königlichen Tafel eine beliebige, gleich auf welcher Seite und in welcher Spalte, in \
einem Bezirk eine beliebige dieses Bezirks. Wer sie gelegt hat, spielt keine Rolle.

Wächter sind sicher. Auch ein Spion darf entfernt werden, doch niemand sieht ihn an, jetzt nicht \
und am Ende nicht.

Was entfernt ist, ist aus dem Spiel: Es zählt für kein Ansehen, keine Punkte und keine Mission.

Du darfst auch alle verschonen. Der Assassine bleibt liegen und schlägt nie wieder zu.""",
}

GLOSSARY = {
    "königliche Tafel": "Die Spielmatte in der Mitte, mit einer Spalte für jede Familie und einer "
    "für die Königin. Karten hier entscheiden, wie die Familien stehen, und bringen niemandem "
    "Punkte.",
    "oben, unten": "Die beiden Seiten der königlichen Tafel. Eine Karte oben spricht für ihre "
    "Familie, eine Karte unten gegen sie.",
    "Spalte der Königin": "Die mittlere Spalte der Tafel. Hier liegen Spione, oben oder unten, bis "
    "zum Ende; dann zählt jeder auf seiner Seite für seine Familie.",
    "Bezirk": "Die Karten, die vor jemandem liegen. Sie zählen für diese Person, egal, wer sie gelegt hat.",
    "Bereich": "Die königliche Tafel mit beiden Seiten oder ein Bezirk. Jeder Zug bringt eine "
    "Karte an die Tafel, eine in den eigenen Bezirk und eine in einen gegnerischen.",
    "Familie": "Schmetterling, Kröte, Nachtigall, Hase, Hirsch und Karpfen mit je 15 Karten.",
    "Ansehen": "Wie eine Familie bei Hofe steht: angesehen, neutral oder in Ungnade. Während des "
    "Spiels werden nur offene Karten gezählt; Spione können es noch ändern.",
    "angesehen": "Die Familie wiegt oben mehr als unten. Jede ihrer Karten in einem Bezirk bringt 1 Punkt.",
    "neutral": "Die Familie wiegt oben so viel wie unten oder fehlt an der Tafel. "
    "Ihre Karten in einem Bezirk bringen nichts.",
    "in Ungnade": "Die Familie wiegt unten mehr als oben. Jede ihrer Karten in einem Bezirk kostet 1 Punkt.",
    "Höfling": "Jede Karte einer Familie; als Rolle eine Karte ohne Rolle. 4 in jeder Familie.",
    "Adliger": "Zählt doppelt, an der Tafel wie im Bezirk. 4 in jeder Familie.",
    "Spion": "Liegt verdeckt bis zum Ende. Alle sehen, dass es ein Spion ist; seine Familie darf "
    "niemand nachsehen, auch nicht, wer ihn gelegt hat. 2 in jeder Familie.",
    "Assassine": "Darf beim Auslegen eine andere Karte seines Bereichs entfernen, nur keinen "
    "Wächter. 2 in jeder Familie.",
    "Wächter": "Lässt sich nicht entfernen. Andere schützt er nicht. 3 in jeder Familie.",
    "helle Mission": "Eine Geheimmission über Bezirke: deinen, oder deinen und den der Person zu "
    "deiner Linken. Sie bringt 3 Punkte, wenn sie am Ende erfüllt ist.",
    "dunkle Mission": "Eine Geheimmission über die königliche Tafel. "
    "Sie bringt 3 Punkte, wenn sie am Ende erfüllt ist.",
    "Stapel": "Die Karten, die noch gezogen werden. Ist er leer, werden die letzten Handkarten "
    "ausgelegt, und das Spiel endet.",
    "Schachtel": "Die Karten, die diesmal nicht mitspielen; niemand sieht sie. "
    "30 zu zweit, 18 zu dritt, 6 zu viert, keine zu fünft.",
    "entfernt": "Was Assassinen beseitigt haben. Es zählt für nichts mehr, und Spione darunter bleiben ungesehen.",
    "Entwurf": "Dein Zug, bevor du ihn bestätigst. Du kannst ihn Karte für Karte zurücknehmen; "
    "die anderen bemerken nichts davon.",
}


def the(noun: str) -> str:
    return f"den {declined(noun)}"


def a(noun: str) -> str:
    return f"einen {declined(noun)}"


def declined(noun: str) -> str:
    """All cards are masculine: only the ending changes, in the last part of a compound."""
    family, hyphen, role = noun.rpartition("-")
    return f"{family}{hyphen}{OBJECTS.get(role, role)}"
