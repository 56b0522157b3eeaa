"""The rules of every question and the terms of the game, in German."""

EXPLAIN = {
    "choose_house": """\
Die Plätze wählen nacheinander, ein zufälliger zuerst. Jedes Haus hat zwei Fähigkeiten, die auf seiner Karte \
stehen; wer etwas zweimal je Spiel kann, hat dafür Marker. Du darfst die Wahl dem Zufall überlassen.""",
    "propose": """\
Alle dürfen einen Vorschlag machen, im Uhrzeigersinn von der Person am Zug aus. Gleiche Vorschläge zählen als \
einer. Ein einziger Vorschlag gewinnt ohne Abstimmung; ohne Vorschlag wird nichts entschieden.""",
    "propose_share": """\
Ein Vorschlag verteilt alle 12 Münzen, Platz für Platz von dir im Uhrzeigersinn. Der letzte Platz erhält den \
Rest. Bis zur letzten Zahl kannst du zurückgehen.""",
    "orate": """\
Ein Redner gibt dir in dieser Abstimmung zwei Stimmen mehr. Die Runde geht weiter, bis alle nacheinander \
passen.""",
    "ballot": """\
Stimmen sind versiegelt und werden zusammen geöffnet. Alle haben eine Stimme, wer die wenigsten Münzen hat \
eine mehr, wem das gesunde Kronfall gehört eine mehr, und zwei für jeden gespielten Redner. Die meisten \
Stimmen gewinnen; ein Gleichstand entscheidet nichts.""",
    "choose_start": """\
Lass dich in einem Gebiet nieder, in dem noch niemand ist. Du nimmst sofort seine Münzen und legst dann 1 bis \
4 Soldaten darunter.""",
    "lay_stack": """\
Ein Stapel hat 1 bis 4 Militärkarten. Nur die oberste kann angegriffen werden, also beginne mit der, die \
zuerst fallen soll. Soldaten liegen offen, Söldner verdeckt. Später kommt nichts dazu und geht nichts weg, \
außer durch Kampf und Karten.""",
    "death_moment": """\
Tod, zweimal je Spiel: Alle Militärkarten eines Gebiets sterben, und es wird verseucht. Du wirst zu Beginn \
jedes Zuges und vor jedem Ereignis gefragt.""",
    "use_power": """\
Kräfte des eigenen Zuges wirken zu seinem Beginn, während deiner Aktionen und nach dem Ereignis.""",
    "opulence": """\
Überfluss, zweimal je Spiel: In diesem Zug sammelt, wer am Zug ist, du oder jemand anderes, Münzen und \
Edelsteine in jedem Gebiet.""",
    "collect": """\
Nimm für jedes deiner Gebiete seine Münzen oder ziehe ungesehen seine Edelsteine, danach eine Festkarte. Mit \
dem Bastard eines anderen Hauses auf der Hand darfst du ihn zeigen und das Einkommen dieses Gebiets von jenem \
Haus statt von der Bank nehmen; der Bastard bleibt bei dir. Ohne Land nimmst du 3 Münzen.""",
    "keep_card": """\
Du hast zwei Karten gezogen und behältst eine. Die andere wird offen weggeworfen.""",
    "choose_colour": """\
Wähle die Farbe des Edelsteins. Sechs Edelsteine in sechs Farben zählen zusammen 25 Punkte; die übrigen zählen \
nach Farbe, zwei gleiche 4 Punkte, drei 9.""",
    "act": """\
Jede von vier Aktionen ist einmal möglich: kaufen, freies Land erobern, angreifen, die Toten sammeln. Eine \
begonnene Aktion wird beendet, ehe die nächste beginnt. Handlanger und Kräfte deines Hauses kommen dazu.""",
    "purchase": """\
Bis zu drei Käufe: 1 Münze für 2 Söldner oder 3 Münzen für die oberste Karte des Handlangerstapels. Du siehst, \
was du ziehst, ehe du weiter kaufst.""",
    "conquer": """\
Freies Land, das du erreichst, eroberst du, indem du 1 bis 4 Militärkarten darunterlegst. Jede Eroberung zählt \
sofort als Land, von dem aus du weiter kommst. Einmal je Zug darfst du das Einkommen einer Eroberung nehmen; \
danach eroberst und greifst du nicht mehr an.""",
    "attack": """\
Greife nacheinander fremde Gebiete an, die du erreichst, doch nie die deiner Ehe. Du erreichst die Nachbarn \
deines Landes und was hinter freiem Land liegt. Gebiete anderer versperren den Weg, wenn du kein \
Durchzugsrecht hast.""",
    "assault": """\
Wirf eine Militärkarte gegen die oberste Karte des Stapels ab. Gegen einen Soldaten braucht sie dessen Farbe; \
gegen einen Söldner genügt jede. Verteidigt wird mit einer Karte der angreifenden Farbe. Nach jeder Karte \
darfst du aufhören.""",
    "pay_toll": """\
Die erste Angriffskarte eines Zuges gegen die Steinfeste kostet eine weitere Militärkarte beliebiger Farbe. \
Sie wird ohne Wirkung abgelegt.""",
    "defend": """\
Wirf eine Militärkarte der angreifenden Farbe ab, und deine oberste Karte überlebt. Zuerst wird gefragt, wem \
das Gebiet gehört, dann die Ehe. Verteidigt niemand, stirbt die oberste Karte.""",
    "fury": """\
Wut, zweimal je Spiel: Tötest du die letzte Militärkarte eines Gebiets, so sterben auch die obersten zwei \
Karten eines Nachbargebiets, ohne Verteidigung.""",
    "bedlam": """\
Tumult: Tötest du die letzte Militärkarte eines Gebiets, so nimmst du alle Söldner eines Nachbargebiets auf \
die Hand. Soldaten dort bleiben.""",
    "occupy": """\
Das angegriffene Gebiet ist leer. Lege jetzt einen Stapel darunter, oder lass es für später in diesem Angriff.""",
    "conquest_income": """\
Einmal je Zug darfst du Münzen oder Edelsteine eines Gebiets nehmen, das du in diesem Zug erobert hast. Danach \
eroberst und greifst du in diesem Zug nicht mehr an.""",
    "react": """\
Antworten sind versiegelt. Die erste Reaktion im Uhrzeigersinn von der Person am Zug aus geschieht; die \
anderen verfallen ungesehen. Dann werden alle noch einmal gefragt, bis alle passen. Gefragt wirst du wegen der \
Rückseiten deiner Karten, was immer vorn steht.""",
    "order_cards": """\
Du legst die Karten in der Ordnung zurück, die du wählst, die oberste zuerst. Nur du kennst sie. Das \
königliche Fest bleibt zuunterst.""",
    "take_card": """\
Du siehst die ganze Hand und darfst eine Karte nehmen, die kein Soldat ist. Die anderen sehen nur ihre \
Rückseite.""",
    "cure_more": """\
Leben heilt so viele verseuchte Gebiete, wie du willst, wem auch immer sie gehören.""",
    "plague_territory": """\
Das Gebiet wird auf die verseuchte Seite gedreht: weniger Einkommen, weniger Punkte, keine Fähigkeit. Manche \
Gebiete verlieren dabei Karten oder Münzen. Ein Pestdoktor kann es verhindern.""",
    "plague_second": """\
Das zweite Gebiet darf kein Nachbar des ersten sein.""",
    "plague_own": """\
Wähle eins deiner gesunden Gebiete. Es wird auf die verseuchte Seite gedreht.""",
    "choose_largest": """\
Mehrere haben gleich viele Gebiete. Wen du nennst, muss ein eigenes verseuchen.""",
    "choose_tribute": """\
Nimm die Münzen oder ziehe die Edelsteine, die eins deiner Gebiete wert ist.""",
    "cure_territory": """\
Heile bis zu zwei verseuchte Gebiete, wem auch immer sie gehören.""",
    "pay_swords": """\
Für jedes Gebiet mit einem Söldner zahlst du 1 Münze, oder der oberste Söldner dort stirbt.""",
    "woo": """\
Zwei Personen mit lebenden Erben dürfen heiraten. Sie tauschen die Erben, greifen einander nicht an, dürfen \
füreinander verteidigen und gewinnen oder verlieren gemeinsam mit der Summe ihrer Punkte. Jede Person darfst \
du einmal fragen.""",
    "answer_suit": """\
Nimmst du an, so tauscht ihr die Erben und seid sofort verheiratet. Eine Ehe endet nur, wenn einer ihrer Erben \
stirbt. Wer unverheiratet ist und ein lebendes Erbe hat, zählt seine Münzen doppelt.""",
    "serve": """\
Jede gesammelte Festkarte wird verdeckt aufgetischt, anderen oder dir selbst. Speisen zählen für die Person, \
vor der sie liegen; Gift tötet das Erbe dort. Andere sehen, wie viele Karten du wem auftischst, nicht welche.""",
    "taste": """\
Ein Vorkoster deckt zwei verdeckte Festkarten vor einer Person auf, jeder andere abgelegte Handlanger eine. \
Aufgedecktes Gift wird weggeworfen. Es geht reihum, bis alle nacheinander passen.""",
    "sacrifice": """\
Vor deinem Erbe liegt Gift. Mit dem eigenen Bastard auf der Hand darfst du ihn stattdessen ablegen, und das \
Erbe lebt.""",
    "takeback": """\
Etwas ist angesagt und noch nicht geschehen. Sage *Halt*, wenn du es der Person ausreden willst: Gaben und \
Versprechen sind Abmachungen wie alle anderen. Wer schweigt, lässt es geschehen.""",
    "rescind": """\
Jemand hat Halt gesagt. Bleib bei deiner Ansage oder nimm sie zurück: Karten, Münzen und Marker kommen zu dir \
zurück. Was du zurücknimmst, kannst du in diesem Zug nicht noch einmal ansagen.""",
}

GLOSSARY = {
    "Abmachung": "Was vereinbart und gesiegelt ist. Sie bindet: Was sie verbietet, steht nicht mehr zur Wahl.",
    "Angebot": "Eine vorgeschlagene Abmachung. Sie ist gesiegelt, wenn alle Beteiligten unterschrieben haben.",
    "Ankündigung": "Was jemand gleich tun wird. Andere dürfen vorher reagieren.",
    "Ausbruch": "Was ein Gebiet in dem Augenblick verliert, in dem es verseucht wird.",
    "Bastard": (
        "Ein heimliches Kind eines Hauses, verborgen im Handlangerstapel. Es erpresst sein Haus, rettet "
        "dessen Erbe vor Gift und zählt nur für das eigene Haus."
    ),
    "Erbe": "Das königliche Kind deines Hauses. Es kann heiraten, und es kann getötet werden.",
    "erreichbar": (
        "Ein Gebiet, das du angreifen oder erobern darfst: ein Nachbar deines Landes oder eins hinter freiem "
        "Land oder gewährtem Durchzug."
    ),
    "freies Land": "Ein Gebiet ohne Militärkarte. Es gehört niemandem.",
    "Handlanger": "Eine Karte, die für ihren Text gespielt und dann abgelegt wird.",
    "Militärkarte": "Ein Soldat oder ein Söldner.",
    "Regenbogen": "Sechs Edelsteine in sechs Farben. Sie zählen 25 Punkte.",
    "Ring": "Der Kreis der Gebiete. Jedes hat zwei Nachbarn.",
    "Rückseiten": "Die Rückseiten einer Hand. Alle sehen, wie viele Soldaten, Söldner und Handlangerkarten du hältst.",
    "Schuld": "Münzen, die eine Abmachung schuldig macht. Sie werden in den eigenen Zügen von selbst bezahlt.",
    "Verhandlung": "Das Spiel wartet auf Abmachungen, bis alle bereit sind oder die Zeit um ist.",
    "verseucht": "Auf die schlechtere Seite gedreht: weniger Einkommen, weniger Punkte, keine Fähigkeit.",
}
