"""The server's own sentences for people, in English and German. Tables and games have their own."""

from typing import Final

PHRASES: Final[dict[str, dict[str, str]]] = {
    "no_table": {
        "en": "There is no table with this code. Check it with whoever gave it to you, or open a new table.",
        "de": "Einen Tisch mit diesem Code gibt es nicht. Frage nach, ob er stimmt, oder eröffne einen neuen Tisch.",
    },
    "no_page": {"en": "There is no such page.", "de": "Diese Seite gibt es nicht."},
    "no_game": {"en": "There is no such game.", "de": "Dieses Spiel gibt es nicht."},
    "no_question": {"en": "The game knows no such question.", "de": "Diese Frage kennt das Spiel nicht."},
    "no_visitor": {
        "en": "This browser is not known here yet. Reload the page; cookies must be allowed.",
        "de": "Dieser Browser ist hier noch nicht bekannt. Lade die Seite neu; Cookies müssen erlaubt sein.",
    },
    "bad_ticket": {
        "en": "The line could not be opened: its ticket was used or is too old. Reload the page.",
        "de": "Die Leitung ließ sich nicht öffnen: Ihr Ticket ist verbraucht oder zu alt. Lade die Seite neu.",
    },
    "bad_request": {
        "en": "The server did not understand this. Reload the page; it may be of an older version.",
        "de": "Das hat der Server nicht verstanden. Lade die Seite neu; sie ist vielleicht veraltet.",
    },
    "bad_setup": {
        "en": "Such a table cannot be opened. Choose a game, its seats and its options from the list.",
        "de": "Einen solchen Tisch gibt es nicht. Wähle Spiel, Plätze und Optionen aus der Liste.",
    },
    "foreign": {
        "en": "Requests from other sites are refused. Open this server's own address.",
        "de": "Anfragen von anderen Seiten werden abgelehnt. Öffne die Adresse dieses Servers.",
    },
    "too_fast": {
        "en": "That was too much at once. Wait a moment, then try again.",
        "de": "Das war zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.",
    },
    "too_large": {"en": "That is too long.", "de": "Das ist zu lang."},
    "not_kept": {
        "en": "This could not be kept, so it was not done. Try again.",
        "de": "Das ließ sich nicht speichern und ist darum nicht geschehen. Versuche es noch einmal.",
    },
    "store": {
        "en": "The server cannot read its data. Ask the person who runs it.",
        "de": "Der Server kann seine Daten nicht lesen. Frage die Person, die ihn betreibt.",
    },
    "stopping": {
        "en": "The server is being restarted. Your game is safe and goes on in a moment.",
        "de": "Der Server wird neu gestartet. Dein Spiel ist sicher und geht gleich weiter.",
    },
    "used_link": {
        "en": "This invitation was used or taken back. Ask for a new one.",
        "de": "Diese Einladung ist verbraucht oder zurückgenommen. Bitte um eine neue.",
    },
    "closed": {
        "en": "This table is for those who were invited.",
        "de": "Dieser Tisch ist für die, die eingeladen wurden.",
    },
    "hint_late": {
        "en": "The bot thinks for too long. Decide yourself, or ask again.",
        "de": "Der Bot überlegt zu lange. Entscheide selbst, oder frage noch einmal.",
    },
    "review_no_seat": {
        "en": "You had no seat in this game. You can read reviews that players share.",
        "de": "Du hattest keinen Platz in dieser Partie. Lesen kannst du Rückblicke, die andere teilen.",
    },
    "review_private": {
        "en": "A review is for its player alone, who has not shared this one.",
        "de": "Ein Rückblick ist allein für die Person, um die es geht; dieser ist nicht geteilt.",
    },
    "review_failed": {
        "en": "The bot failed at the review; it was noted. Ask again.",
        "de": "Der Bot ist am Rückblick gescheitert; das wurde notiert. Frage noch einmal.",
    },
    "not_over": {
        "en": "This can be read when the game has ended.",
        "de": "Das lässt sich lesen, wenn das Spiel zu Ende ist.",
    },
    "failed": {
        "en": "Something went wrong in the server; it was noted. Nothing was changed.",
        "de": "Im Server ist etwas schiefgegangen; es wurde notiert. Nichts wurde geändert.",
    },
}


def say(code: str, lang: str) -> str:
    return PHRASES[code]["de" if lang == "de" else "en"]
