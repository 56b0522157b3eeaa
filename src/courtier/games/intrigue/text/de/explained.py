"""The rules of every question and the terms of the game, in German."""

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
