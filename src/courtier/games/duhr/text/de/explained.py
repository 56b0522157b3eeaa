"""The rules of every question and the terms of the game, in German."""

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

DEAL_SIDE_EXPLAINED = """\
Nenne, was du gibst, dann, was du dafür verlangst; eins von beiden kann nichts sein. Bis zum letzten Schritt kannst du \
zurückgehen, und niemand sieht etwas davon.

Ein Versprechen läuft bis zum Ende des nächsten, zweiten oder dritten Zuges dessen, der es gibt: ein Haus schonen \
(keine Karte darauf legen, dort keine aufdecken, keine durch einen Skandal ersetzen), gegen oder für ein Haus handeln, \
nichts verneinen, was die andere Person ankündigt, oder eine Karte einer Art geben. Es zählt ab der Ankündigung, \
verneint oder nicht. Niemand muss es halten."""

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
    "offer_deal": """\
Einmal in deinem Zug kannst du einer Person eine Abmachung anbieten: eine Handkarte, einen Blick auf deine \
Verschwörung oder dein Vorhaben, oder ein Versprechen, für dasselbe von der anderen Seite oder für nichts. Du wirst \
vor deiner ersten Aktion gefragt (geächtet vor deiner Tat) und, wenn du noch nichts angeboten hast, vor dem Nachziehen.

Keine Abmachung bindet. Ein Versprechen wird trotzdem beurteilt, und am Ende erfahren alle, wie es ausging. Geächtete \
können Karten weder geben noch nehmen.""",
    "deal_give": DEAL_SIDE_EXPLAINED,
    "deal_give_detail": DEAL_SIDE_EXPLAINED,
    "deal_want": DEAL_SIDE_EXPLAINED,
    "deal_want_detail": DEAL_SIDE_EXPLAINED,
    "answer_deal": """\
Nimm an, lehne ab oder mache ein einziges Gegenangebot. Karten und Blicke werden sofort getauscht, Versprechen \
beginnen. Karten, die für etwas angeboten werden, sind echt; eine geschenkte siehst du erst, wenn du sie genommen \
hast. Andere erfahren, wer mit wem handelt und wie viele Karten wandern, sonst nichts. Annehmen kannst du nur, was du \
geben kannst.""",
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
    "Abmachung": "Was zwei oder mehr Personen vereinbaren: Karten, Blicke, Versprechen. Sie bindet niemanden.",
    "Angebot": "Eine Abmachung, die jemand vorschlägt. Sie gilt, wenn alle Beteiligten unterschrieben haben.",
    "Versprechen": "Der Teil einer Abmachung, der beurteilt wird: gehalten, gebrochen, nie auf die Probe gestellt oder "
    "nicht zu halten. Am Ende erfahren es alle.",
    "links, rechts": "Links sitzt, wer im Uhrzeigersinn nach dir kommt, rechts, wer vor dir kommt. Vorhaben sprechen "
    "davon.",
}
