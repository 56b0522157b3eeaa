"""Why the table did not do something, and what to do instead, in both languages."""

from collections.abc import Mapping
from typing import Any

from courtier.core.deals.deal import MOST_CLAUSES
from courtier.table.words import deal_reason

REFUSALS: dict[str, dict[str, str]] = {
    "not_host": {
        "en": "That is for the host of this table.",
        "de": "Das ist Sache des Gastgebers an diesem Tisch.",
    },
    "dealt": {
        "en": "The cards are dealt; that is settled before the deal.",
        "de": "Die Karten sind verteilt; das wird vor dem Geben geregelt.",
    },
    "not_playing": {
        "en": "The cards are not dealt yet.",
        "de": "Die Karten sind noch nicht verteilt.",
    },
    "over": {
        "en": "This game is over.",
        "de": "Diese Partie ist zu Ende.",
    },
    "not_over": {
        "en": "The game is still going on; that comes after its end.",
        "de": "Die Partie läuft noch; das geht nach ihrem Ende.",
    },
    "no_lesson": {
        "en": "There is no guided game here, or it has ended. The game can be played on.",
        "de": "Hier gibt es keine geführte Partie, oder sie ist zu Ende. Das Spiel kann weitergehen.",
    },
    "lesson_private": {
        "en": "A guided game is for you alone. Make a table from the start page to play with others.",
        "de": "Eine geführte Partie ist für dich allein. Mit anderen spielst du an einem Tisch von der Startseite.",
    },
    "lesson_over": {
        "en": "A guided game is played once. Begin a new game from the start page.",
        "de": "Eine geführte Partie wird nur einmal gespielt. Beginne ein neues Spiel auf der Startseite.",
    },
    "no_seat": {
        "en": "You have no seat at this table. Take a free one first.",
        "de": "Du hast keinen Platz an diesem Tisch. Nimm zuerst einen freien.",
    },
    "no_such_seat": {
        "en": "This table has {seats} seats.",
        "de": "Dieser Tisch hat {seats} Plätze.",
    },
    "full": {
        "en": "All seats are taken. You can watch, or ask the host for another seat.",
        "de": "Alle Plätze sind besetzt. Du kannst zusehen oder den Gastgeber um einen weiteren Platz bitten.",
    },
    "taken": {
        "en": "That seat is taken. Choose a free one.",
        "de": "Dieser Platz ist besetzt. Wähle einen freien.",
    },
    "invitation": {
        "en": "The host has taken the group’s link back. Ask for an invitation of your own.",
        "de": "Der Link für die Gruppe wurde zurückgenommen. Bitte um eine eigene Einladung.",
    },
    "closed": {
        "en": "Nobody watches at this table. An invitation lets you sit down.",
        "de": "An diesem Tisch sieht niemand zu. Mit einer Einladung kannst du dich setzen.",
    },
    "not_yours_to_give": {
        "en": "That seat is not free, and it is not yours to hand over.",
        "de": "Dieser Platz ist nicht frei, und du kannst ihn nicht weitergeben.",
    },
    "review_not_yours": {
        "en": "Somebody else played this seat, so the review is not yours.",
        "de": "Diesen Platz hat jemand anders gespielt, also gehört dir der Rückblick nicht.",
    },
    "not_away": {
        "en": "{name} is not away. While a game is played, only {name} can give this seat to somebody else.",
        "de": "{name} ist nicht abwesend. Während der Partie kann nur {name} diesen Platz weitergeben.",
    },
    "steward_plays_on": {
        "en": "You are the only other person here, so nobody could agree. A steward plays for {name}.",
        "de": "Außer dir ist niemand hier, der zustimmen könnte. Ein Verwalter spielt für {name}.",
    },
    "newcomer_name": {
        "en": "The others must see that you are new here. Choose a name of your own, other than {name}.",
        "de": "Die anderen müssen sehen, dass du neu bist. Wähle einen eigenen Namen, nicht {name}.",
    },
    "claim_open": {
        "en": "Somebody else has just asked for a seat here. Wait until that is settled.",
        "de": "Gerade hat schon jemand um einen Platz gebeten. Warte, bis das geklärt ist.",
    },
    "no_claim": {
        "en": "Nobody new asks for a seat any more.",
        "de": "Niemand Neues bittet mehr um einen Platz.",
    },
    "no_sending_away": {
        "en": "Nobody can be sent away while a game is played. A steward can play for who is away or late.",
        "de": "Während der Partie kann niemand weggeschickt werden. Für Abwesende und Säumige spielt ein Verwalter.",
    },
    "not_late": {
        "en": "{name} is here and not late. A steward plays only for somebody who is away or late.",
        "de": "{name} ist da und nicht im Verzug. Ein Verwalter spielt nur für Abwesende und Säumige.",
    },
    "name_stays": {
        "en": "Names stay as they are while a game is played.",
        "de": "Während der Partie bleiben die Namen, wie sie sind.",
    },
    "name": {
        "en": "A name has 1 to 40 visible characters.",
        "de": "Ein Name hat 1 bis 40 sichtbare Zeichen.",
    },
    "name_taken": {
        "en": "Somebody here is already called {name}. Choose another name.",
        "de": "Hier heißt schon jemand {name}. Wähle einen anderen Namen.",
    },
    "level": {
        "en": "There is no bot of that level. There are: {levels}.",
        "de": "Einen Bot dieser Stufe gibt es nicht. Es gibt: {levels}.",
    },
    "order": {
        "en": "An order names each of the {seats} seats once.",
        "de": "Eine Ordnung nennt jeden der {seats} Plätze einmal.",
    },
    "seats": {
        "en": "{title} is for {low} to {high} players.",
        "de": "{title} ist für {low} bis {high} Spieler.",
    },
    "seats_taken": {
        "en": "Somebody sits at a seat that would be taken away. Free it first.",
        "de": "An einem Platz, der wegfiele, sitzt jemand. Mach ihn zuerst frei.",
    },
    "option": {
        "en": "Option {name} cannot be {value}. It can be: {values}.",
        "de": "Die Option {name} kann nicht {value} sein. Möglich sind: {values}.",
    },
    "unknown_option": {
        "en": "{title} has no option {name}.",
        "de": "{title} hat keine Option {name}.",
    },
    "no_private_talk": {
        "en": "{title} knows no private talk: all is said at the table.",
        "de": "In {title} gibt es keine Gespräche unter vier Augen: Alles wird am Tisch gesagt.",
    },
    "no_campaign": {
        "en": "{title} is not played as a campaign: each game is won on its own.",
        "de": "{title} wird nicht als Kampagne gespielt: Jede Partie wird für sich gewonnen.",
    },
    "empty_seat": {
        "en": "A seat is still free. Wait for somebody, or let a bot sit there.",
        "de": "Ein Platz ist noch frei. Warte auf jemanden oder setz einen Bot dorthin.",
    },
    "not_ready": {
        "en": "Not all are ready yet. Waiting for: {names}.",
        "de": "Noch sind nicht alle bereit. Es fehlen: {names}.",
    },
    "no_deals": {
        "en": "At this table {title} is played without deals.",
        "de": "An diesem Tisch wird {title} ohne Abmachungen gespielt.",
    },
    "deal_unreadable": {
        "en": "This offer cannot be read: {why}.",
        "de": "Dieses Angebot ist nicht zu lesen: {why}.",
    },
    "deal": {
        "en": "This deal cannot be made: {why}.",
        "de": "Diese Abmachung ist nicht möglich: {why}.",
    },
    "not_your_offer": {
        "en": "You can only offer deals of your own, and withdraw your own offers.",
        "de": "Du kannst nur eigene Abmachungen anbieten und eigene Angebote zurückziehen.",
    },
    "no_offer": {
        "en": "That offer is no longer open.",
        "de": "Dieses Angebot ist nicht mehr offen.",
    },
    "signed": {
        "en": "You have signed this offer already.",
        "de": "Du hast dieses Angebot schon unterschrieben.",
    },
    "counter_parties": {
        "en": "A counter-offer has the same parties as the offer it answers.",
        "de": "Ein Gegenangebot hat dieselben Beteiligten wie das Angebot, auf das es antwortet.",
    },
    "steward_deals": {
        "en": "A steward plays for {name} and makes no deals.",
        "de": "Für {name} spielt ein Verwalter, und der trifft keine Abmachungen.",
    },
    "offer_muted": {
        "en": "{name} does not hear you and takes no offers from you.",
        "de": "{name} hört dich nicht und nimmt keine Angebote von dir an.",
    },
    "offer_asks": {
        "en": "This offer asks what you would want for it: make a counter-offer, or decline it.",
        "de": "Dieses Angebot fragt, was du dafür möchtest: Mach ein Gegenangebot oder lehne ab.",
    },
    "offers_open": {
        "en": "You have {most} open offers. Withdraw one first.",
        "de": "Du hast {most} offene Angebote. Zieh zuerst eins zurück.",
    },
    "offers_often": {
        "en": "You make offers too fast. Wait a moment.",
        "de": "Du machst zu schnell Angebote. Warte einen Augenblick.",
    },
    "typed_offer": {
        "en": "Write for example: {name}: {gift} for: {wish}. Before “for:” stands what you give, after it what you "
        "want; one of the two may be missing, or be a “?” that asks the other for it. A name alone opens the form.",
        "de": "Schreib zum Beispiel: {name}: {gift} für: {wish}. Vor „für:“ steht, was du gibst, danach, was du "
        "willst; eins davon darf fehlen oder ein „?“ sein, das danach fragt. Ein Name allein öffnet das Formular.",
    },
    "typed_partner": {
        "en": "“{name}” is nobody’s name here, or it is the beginning of several. There are: {names}.",
        "de": "„{name}“ heißt hier niemand, oder mehrere Namen beginnen so. Es gibt: {names}.",
    },
    "typed_term": {
        "en": "“{part}” was not understood. Expected was something like {examples}; words of your own stand in quotes.",
        "de": "„{part}“ war nicht zu verstehen. Erwartet war etwas wie {examples}; eigene Worte stehen in "
        "Anführungszeichen.",
    },
    "no_seconds": {
        "en": "{title} has seconds for these questions only: {questions}.",
        "de": "{title} hat Sekunden nur für diese Fragen: {questions}.",
    },
    "hint_people": {
        "en": "Hints are for games against bots alone; {name} plays here, too.",
        "de": "Tipps gibt es nur in Partien gegen Bots allein; hier spielt auch {name}.",
    },
    "no_part": {
        "en": "That is not on the table any more.",
        "de": "Das liegt nicht mehr auf dem Tisch.",
    },
    "hint_no_bot": {
        "en": "{title} has no bot that could give advice.",
        "de": "{title} hat keinen Bot, der raten könnte.",
    },
    "no_orders": {
        "en": "There are no standing orders for that question.",
        "de": "Für diese Frage gibt es keine Daueranweisung.",
    },
    "order_unknown": {
        "en": "There is no such standing order. There are: {orders}.",
        "de": "Diese Daueranweisung gibt es nicht. Es gibt: {orders}.",
    },
    "not_asked": {
        "en": "You are not asked anything now.",
        "de": "Du wirst gerade nichts gefragt.",
    },
    "sealed": {
        "en": "Your answer is sealed. All open together.",
        "de": "Deine Antwort ist versiegelt. Alle werden zugleich geöffnet.",
    },
    "late": {
        "en": "The question has changed; your click came too late. Choose again.",
        "de": "Die Frage ist schon eine andere; dein Klick kam zu spät. Wähle neu.",
    },
    "illegal": {
        "en": "That answer is not among those possible here. Choose one of those shown.",
        "de": "Diese Antwort ist hier nicht möglich. Wähle eine der angezeigten.",
    },
    "held": {
        "en": "A steward plays your seat. Take it back first.",
        "de": "Ein Verwalter spielt für dich. Nimm deinen Platz zuerst zurück.",
    },
    "resigned": {
        "en": "You have given this game up; a steward plays it to its end.",
        "de": "Du hast diese Partie aufgegeben; ein Verwalter spielt sie zu Ende.",
    },
    "not_held": {
        "en": "Your seat is yours; nobody plays it for you.",
        "de": "Dein Platz gehört dir; niemand spielt für dich.",
    },
    "not_draftable": {
        "en": "In {title} an answer counts at once; there is nothing to try out.",
        "de": "In {title} gilt eine Antwort sofort; es gibt nichts auszuprobieren.",
    },
    "draft_open": {
        "en": "You are trying out your turn. Confirm it, or begin it anew.",
        "de": "Du probierst deinen Zug gerade aus. Bestätige ihn oder beginne ihn neu.",
    },
    "no_draft": {
        "en": "You have tried out nothing yet.",
        "de": "Du hast noch nichts ausprobiert.",
    },
    "draft_complete": {
        "en": "The turn is complete: confirm it, or step back.",
        "de": "Der Zug ist vollständig: Bestätige ihn oder geh einen Schritt zurück.",
    },
    "draft_incomplete": {
        "en": "The turn is not complete yet.",
        "de": "Der Zug ist noch nicht vollständig.",
    },
    "no_way_back": {
        "en": "There is no step to undo.",
        "de": "Es gibt keinen Schritt rückgängig zu machen.",
    },
    "undo_off": {
        "en": "At this table answers stand.",
        "de": "An diesem Tisch gilt jede Antwort.",
    },
    "undo_never": {
        "en": "That cannot be undone: chance has spoken since, something was shown, or the answer is sealed.",
        "de": "Das lässt sich nicht rückgängig machen: Der Zufall hat gesprochen, etwas wurde gezeigt, "
        "oder die Antwort ist versiegelt.",
    },
    "undo_seen": {
        "en": "The others have seen your answer; at this table it stands.",
        "de": "Die anderen haben deine Antwort gesehen; an diesem Tisch gilt sie.",
    },
    "undo_open": {
        "en": "An answer is already asked back. That is settled first.",
        "de": "Es wird schon um eine Antwort gebeten, die zurück soll. Erst wird das geklärt.",
    },
    "no_undo": {
        "en": "Nobody asks for an answer back any more.",
        "de": "Niemand bittet mehr darum, eine Antwort zurückzunehmen.",
    },
    "no_clock": {
        "en": "Nobody is hurried at this table.",
        "de": "An diesem Tisch drängt keine Uhr.",
    },
    "no_moments": {
        "en": "You have used all your moments in this game.",
        "de": "Du hast in dieser Partie alle Bedenkpausen genommen.",
    },
    "say_what": {
        "en": "Say something in words of your own or with one phrase, not both.",
        "de": "Sag etwas in eigenen Worten oder mit einer Redewendung, nicht beides.",
    },
    "phrases_only": {
        "en": "At this table one speaks in phrases. Choose one from the list.",
        "de": "An diesem Tisch spricht man in Redewendungen. Wähle eine aus der Liste.",
    },
    "phrase": {
        "en": "There is no such phrase. Choose one from the list.",
        "de": "Diese Redewendung gibt es nicht. Wähle eine aus der Liste.",
    },
    "about": {
        "en": "This phrase is about somebody at the table. Say about whom.",
        "de": "Diese Redewendung handelt von jemandem am Tisch. Sag, von wem.",
    },
    "no_stamp": {
        "en": "There is no such stamp. There are: {stamps}.",
        "de": "Diesen Stempel gibt es nicht. Es gibt: {stamps}.",
    },
    "stamp_where": {
        "en": "Put the stamp on one thing: a seat where somebody sits, a line of the story, or a message.",
        "de": "Setz den Stempel auf eines: einen besetzten Platz, eine Zeile der Geschichte oder eine Nachricht.",
    },
    "no_line": {
        "en": "Stamps go on lines of this game that all can read. Choose another line.",
        "de": "Stempel gehen auf Zeilen dieser Partie, die alle lesen. Wähle eine andere Zeile.",
    },
    "stamped": {
        "en": "You have put this stamp there already.",
        "de": "Diesen Stempel hast du dort schon gesetzt.",
    },
    "too_many_stamps": {
        "en": "So many stamps at once are too many. Wait a few seconds.",
        "de": "So viele Stempel auf einmal sind zu viele. Warte ein paar Sekunden.",
    },
    "no_whispers": {
        "en": "Nobody whispers at this table.",
        "de": "An diesem Tisch flüstert niemand.",
    },
    "nobody_there": {
        "en": "Whisper to at least one other person who sits here.",
        "de": "Flüstere mindestens einer anderen Person, die hier sitzt.",
    },
    "nobody_else": {
        "en": "Nobody else plays that seat.",
        "de": "Diesen Platz spielt niemand sonst.",
    },
    "gallery_silent": {
        "en": "Those who watch speak before the deal and after the end.",
        "de": "Wer zusieht, spricht vor dem Geben und nach dem Ende.",
    },
    "no_message": {
        "en": "There is no such message.",
        "de": "Diese Nachricht gibt es nicht.",
    },
    "nobody_to_mute": {
        "en": "Only another person at the table can be muted.",
        "de": "Stumm schalten kannst du nur eine andere Person am Tisch.",
    },
    "not_shown": {
        "en": "That player does not let others look over the shoulder.",
        "de": "Diese Person lässt sich nicht über die Schulter sehen.",
    },
    "seated": {
        "en": "You sit at the table; those who watch have no seat.",
        "de": "Du sitzt am Tisch; wer zusieht, hat keinen Platz.",
    },
}


def refusal(code: str, lang: str, facts: Mapping[str, Any]) -> str:
    """Why something was not done, and what to do instead."""
    if code == "deal":  # the reason is a name, said in the language of whoever reads it
        facts = {**facts, "why": deal_reason(facts["why"], lang, facts.get("most", MOST_CLAUSES))}
    return REFUSALS[code][lang].format_map(facts)
